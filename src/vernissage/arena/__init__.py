"""The arena: many games of bots against bots, and what can be said about them afterwards."""

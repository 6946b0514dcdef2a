"""The core of the house: decisions, moves, events, views, chance, records, titles. It imports nothing of ours."""

"""What a seat, or a spectator, may know, subject by subject; and how to imagine the rest."""

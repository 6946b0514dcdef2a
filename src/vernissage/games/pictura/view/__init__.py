"""What a seat, or a spectator, may know, subject by subject: each fact is put in on purpose."""

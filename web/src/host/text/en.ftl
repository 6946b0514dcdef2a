# The words of the host's desk.

heading = The host's desk
key-label = Host key
key-help = The terminal shows it when the house opens; it is kept in the file host.key of the data folder.
key-send = Sit down at the desk
key-wrong = This is not the host key.
key-too-many = Too many wrong keys were tried. Wait a minute.
leave = Leave the desk
house = The house
facts-tables = Tables
facts-playing = { $count } being played
facts-sockets = Live connections
facts-guests = Guests so far
facts-storage = Storage
facts-version = Version
facts-opened = Open since
facts-password = Password
password-on = guests are asked for it once
password-off = none, everybody may come in
trouble = Not ready: { $trouble }
keep-for-ever = Finished tables stay for ever. Start the house with --keep-days to let them go in time.
keep-days = { $days ->
        [one] Finished tables are kept for { $days } day, but never less than a week from when that was set.
       *[other] Finished tables are kept for { $days } days, but never less than a week from when that was set.
    }
keep-none = None is due yet.
keep-next = { $count ->
        [one] { $count } table will go, on { $first }.
       *[other] { $count } tables will go, the first on { $first }.
    }
tables = Tables
show = Show
show-all = all
show-unfinished = unfinished
show-finished = finished
show-aside = set aside
tables-none = There are none.
tables-more = Only the last { $count } are shown.
status-open = open
status-playing = in play
status-paused = paused
status-over = finished
status-ended = broken off
line-moves = { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
line-bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
line-sockets = { $count ->
        [one] { $count } connection
       *[other] { $count } connections
    }
line-changed = last change { $when }
line-goes = goes on { $when }
line-private = by link only
aside-no-title = Set aside: this house does not have its title.
aside-other-rules = Set aside: it was begun with another version of the rules.
aside-cannot-follow = Set aside: its moves can no longer be followed. The log says where.
look = Look
export = Export
end = End
end-cost = The game is broken off for everyone, without a result. What was played stays.
delete = Delete
delete-cost = The table, its moves and its guest book are gone for good, for everyone.
chat = Guest book
chat-empty = Nobody has written anything here.
chat-removed = taken out
remove-line = Take out
remove-line-of = Take out the line of { $name }
mute = Mute
mute-name = Mute { $name }
unmute = Let speak
unmute-name = Let { $name } speak
muted = Muted guests
close-chat = Close the guest book

# The words of the host's desk.

heading = The host's desk
key-label = Host key
key-help = The terminal shows it when the server starts; it is kept in the file host.key of the data folder.
key-send = Open the desk
key-wrong = This is not the host key.
key-too-many = Too many wrong keys. Please wait a minute.
leave = Leave the desk
house = The server
facts-tables = Tables
facts-playing = { $count } in progress
facts-sockets = Live connections
facts-guests = Guests so far
facts-members = Members
facts-storage = Storage
facts-version = Version
facts-opened = Running since
facts-password = Password
password-on = guests are asked for it once
password-off = none, everybody may come in
trouble = Not ready: { $trouble }
keep-for-ever = Finished tables are kept for ever. Start the server with --keep-days to have them deleted in time.
keep-days = { $days ->
        [one] Finished tables are kept for { $days } day, but never less than a week after that was set.
       *[other] Finished tables are kept for { $days } days, but never less than a week after that was set.
    }
keep-none = None is due yet.
keep-next = { $count ->
        [one] { $count } table will be deleted, on { $first }.
       *[other] { $count } tables will be deleted, the first on { $first }.
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
status-playing = in progress
status-paused = paused
status-over = finished
status-ended = closed
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
line-goes = will be deleted on { $when }
line-private = by link only
aside-no-title = Set aside: this server does not have its game.
aside-other-rules = Set aside: it was started with another version of the rules.
aside-cannot-follow = Set aside: its moves can no longer be followed. The server log says where.
look = View
export = Export
end = Close
end-cost = The game ends for everyone, without a result. What was played is kept.
delete = Delete
delete-cost = The table, its moves and its chat are deleted for good, for everyone.
chat = Chat
chat-empty = No messages here.
chat-removed = removed
remove-line = Remove
remove-line-of = Remove { $name }'s message
mute = Mute
mute-name = Mute { $name }
unmute = Unmute
unmute-name = Unmute { $name }
muted = Muted guests
close-chat = Close the chat
members = Members
members-none = Nobody has kept a member card yet.
members-more = Only the last { $count } are shown.
member-games = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
member-since = member since { $when }
member-hidden = hidden profile

# The words of the client. A title's own words come from the server.

house-name = Vernissage
house-lead = A home for board games about the art market.
skip = Skip to the content
close = Close
no = Cancel
keep = Save
copy = Copy
copied = Copied.
copy-by-hand = The text is selected: copy it yourself (Ctrl+C).
loading = One moment …
loading-table = Showing you to your table …
try-again = Try again
to-lobby = Back to all tables
switch-on = on
switch-off = off

## When something goes wrong

problem-heading = That did not work
problem-unreachable = The server cannot be reached. Is it running, and are you on the same network?
problem-unknown = Something went wrong. Please try again.
stored-seats = Who sat here
stored-heading = What was stored
stored-cut = In the words of the record. What only others may know is left out.
stored-none = No move was stored.
stored-back = takes the game back to { $n ->
    [0] its beginning
   *[other] where it stood after { $n }
}
stored-whole = The whole record as it is written
table-missing-heading = No such table
table-missing = There is no table at this address. Perhaps the link is incomplete.
nowhere-heading = Page not found
nowhere = This address does not lead anywhere on this site.
reconnecting = Reconnecting …
refused-disconnected = You are disconnected, so this was not sent. We are reconnecting; please try again in a moment.

## The door of a closed house

door-closed = This is a closed club. Whoever invited you knows the password.
door-password = Password of the club
door-enter = Enter
door-wrong = That is not the password of the club.
door-too-many = Too many wrong passwords. Please wait a minute.

## The visitor

nickname-label = Your name at the table
nickname-example = e.g. Peggy
nickname-guest = Guest
nickname-change = Change your name:

## The lobby

play-now = Play now against bots
open-table = Open a table for friends
opponents = Bots you play against
only-bot = Only one bot plays this: { $bot }.
opening = One moment …
titles = Games
title-facts = { $designer }, { $year } · { $least }⁠–⁠{ $most } players · { $short }⁠–⁠{ $long } minutes
tables-turns = { $count ->
        [one] Your turn
       *[other] Your turn at { $count } tables
    }
tables-yours = Your tables
tables-older = { $count ->
    [one] { $count } older finished game
   *[other] { $count } older finished games
}
tables-open = Open tables
tables-playing = Games to watch
tables-none = No tables yet. Open one and it will appear here for everyone.
row-free = { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
row-bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
row-playing = in progress
row-paused = paused
row-over = finished
row-ended = closed
row-stored = version { $rules } of the rules, not playable here
row-set-aside = set aside, not playable here
row-look = See what was stored
row-answer = Play
row-your-turn = your turn, asked { $ago }
row-your-turn-clock = your turn, { $span } left
row-return = Return to the table
row-join = Join
row-watch = Watch

## Opening a table

form-title = Game
form-players = Players
form-seats = Seats
form-seat = Seat { $number }
form-seat-me = You
form-seat-open = Open to anyone
form-seat-here = Somebody on this device
form-here-name = Name for seat { $number }
form-seat-bot = Bot: { $bot }
form-all-open = All open
form-all-bots = All bots
form-option-players = Only with { $players } players.
form-hammer-help = In open auctions the lot is sold when nobody raises for this long. Every raise restarts the countdown.
table-own-box = Your own components
form-own-box-help = If you own the game and its components differ from ours, choose your own components file here (the command “vernissage components” prints ours).
own-box-used = the host's own components file
table-hints = Hints
hints-on = allowed
hints-off = none
form-hints-help = Whoever is asked can ask the computer what it would do, and why. The others are told who asked. A game with a hint cannot raise your strength.
form-order = Seating order
form-order-drawn = drawn at random
form-order-chosen = as listed above
form-open = Open the table
form-start = Start the game
table-hammer = Auction countdown
hammer-none = no countdown
hammer-seconds = { $seconds } s
table-away = Bot takes over
form-away-help = When you are gone for this long, a bot answers for you until you are back.
away-never = never
away-after = { $unit ->
        [hours] after { $count ->
            [one] 1 hour
           *[other] { $count } hours
        }
        [minutes] after { $count ->
            [one] 1 minute
           *[other] { $count } minutes
        }
       *[seconds] after { $count } s
    } of absence
table-pace = Pace
pace-live = live
pace-relaxed = relaxed, { $refill } a turn
form-pace-live-help = You play together, in one sitting.
form-pace-relaxed-help = A game over days, each of you when it suits. Everybody has { $reserve } in reserve; it runs only while you are asked, and each new turn gives { $refill } back. When it has run out, a bot plays that turn for you.
pace-told = { $refill } more each turn, { $reserve } at most
span = { $unit ->
        [days] { $count ->
            [one] 1 day
           *[other] { $count } days
        }
        [hours] { $count ->
            [one] 1 hour
           *[other] { $count } hours
        }
        [minutes] { $count ->
            [one] 1 minute
           *[other] { $count } minutes
        }
       *[seconds] { $count ->
            [one] 1 second
           *[other] { $count } seconds
        }
    }
table-listed = Visibility
listed-public = shown to all
listed-private = private: by link only

## The waiting room

room-open = { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
room-ready = Everybody is here.
room-absent = Not here yet: { $names }.
room-ready-host = Everybody is here. You can start.
room-join-help = Take a seat and we will ask for your name, or just stay and watch.
room-wait-host = Waiting for the host to start the game.
take-seat = Take this seat
sit-down = Take the seat
leave-seat = Leave the seat
remove-seat = Remove
remove-name = Remove { $name }
remove-open-cost = { $name } loses the seat, and it is open again.
remove-playing-cost = A bot plays on for { $name } until the end. This cannot be undone.
start = Start the game
start-bots = { $count ->
        [one] If you start now, a bot takes the free seat.
       *[other] If you start now, bots take the { $count } free seats.
    }
invite = Invite friends
invite-link = Send this link
invite-help = It works for everyone on your network: they open it, enter a name and take a seat.
invite-watch-help = It works for everyone on your network: they open it and watch.
invite-qr = QR code of the invite link
personal-summary = Move your seat to another device
personal-link = Your personal link
personal-qr = QR code of your personal link
seat-moved = Your seat was moved to another device. To bring it back here, open Table menu there and scan its personal link.
personal-help = Open it on the other device. Keep it to yourself: anyone who has it can play in your place.
table-facts = This table
end-table = Close the table
end-open-cost = The table is closed for everyone.
end-playing-cost = The game ends for everyone, without a result.

## Seats

players = Players
seat-open = Free seat
seat-open-help = waiting for a player
seat-bot = a bot
seat-bot-says = { $bot } (bot). { $says }
seat-away = bot standing in
seat-here = here
seat-gone = disconnected
seat-you = you
seat-you-host = you, the host
seat-host = host
seat-turn = to play
seat-won = wins
clock-left = { $span } left
clock-reserve = { $span } in reserve
clock-up = time is up

## The decision

your-side = Your decisions
your-turn = Your turn
your-turn-call = Your turn. { $prompt }
you-may-speak = You may act, but nobody is waiting for you
sealed-help = Secret: the others only see that you have answered.
spectator-help = You are watching. You see only what everyone at the table can see.
held-heading = Done. Do you want to take it back?
held-help = The others are waiting: end your turn to let them go on. Until then you can take it back.
take-back = Take back
start-over = { $count ->
        [one] Start over ({ $count } step)
       *[other] Start over ({ $count } steps)
    }
end-turn = End my turn
away-heading = A bot is playing for you
away-help = It plays on until you take your seat back.
come-back = Take your seat back
paused-heading = The game is paused
paused-host = You can resume it from the table's menu.
paused-guest = It goes on when the host resumes it.
fold = Collapse the panel
amount-range = From { $low } to { $high }
amount-less = One less
amount-more = One more
amount-raises = Raise by
amount-send = Confirm { $amount }
amount-cost = That is { $amount }, more than half of the most you can give here ({ $most }).
amount-sure = Yes: { $action }
amount-change = Change it
several-exactly = Choose { $count }.
several-between = Choose { $least } to { $most }.
several-send = { $count ->
        [0] Choose none
       *[other] Choose these { $count }
    }
order-help = Put them in the order you want, with the first on top.
order-up = Move { $item } up
order-down = Move { $item } down
order-send = In this order
hint-ask = What would you do?
hint-told = The others are told that you ask.
hint-thinking = The computer is thinking…
hint-would = The computer would do this
hint-share = Wins { $share }% of such games, by its play-outs ({ $low }–{ $high }%).
hint-share-sure = Wins { $share }% of such games, by its play-outs.
hint-do = Choose this
hint-others = Other moves
hint-close = Close the hint
preview-chance = What follows depends on chance or on what is hidden from you.
preview-ends = This ends the game.
preview-next = Then you are asked: { $question }
standing-open = Bid for me …
standing-up-to = Up to
standing-then = Above that
standing-then-pass = pass for me
standing-then-ask = ask me
standing-give = Bid for me up to { $amount }
standing-decline = No, and don't ask me this again
standing-orders = Standing orders
standing-bids-pass = Bids for you up to { $amount }, then passes
standing-bids-ask = Bids for you up to { $amount }, then asks you
standing-passes = Passes for you
standing-declines = Always answers no for you: { $question }
standing-cancel = Stop: { $order }

## The hammer

hammer-left = { $seconds ->
        [one] { $seconds } second until the hammer falls
       *[other] { $seconds } seconds until the hammer falls
    }
going-once = Going once …
going-twice = Going twice …
going-sold = Sold!
by-the-clock = time ran out
by-a-bot = a bot stood in
review = Review
replay = Replay
line-replay = Line { $line } in the replay
forked = Practice from another game
forked-from = Step { $step } of that game
forked-help = Begun in the middle of another game: the deal is not sealed and nothing counts.
forked-imagined = Begun in the middle of a running game, with all that was hidden made up: the deal is not sealed and nothing counts.
row-replay = Replay of { $title } with { $names }
replay-running-help = Look back at this game from the start, as you saw it.
table-seal = Seal of the deal
table-seal-help = The deal is fixed before the start. Once the game is over, anyone can check that it was this one.

## Beside the stage

tools = Tools
tabs = Panels
tab-stage = Table
catalogue = Game log
catalogue-empty = Nothing has happened yet.
log-round = Round { $round }
earlier-lines = Earlier lines
guest-book = Chat
guest-book-empty = No messages yet.
hint-asked = { $name } asked for a hint.
guest-book-write = Write a message
guest-book-removed = removed by the host of the site
guest-book-send = Send
unread = { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
spectators = { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
digest = While you were away
digest-more = { $count ->
        [one] And one earlier event; the game log has it all.
       *[other] And { $count } earlier events; the game log has them all.
    }
digest-since = { $count ->
    [one] One line since { $time }
   *[other] { $count } lines since { $time }
}
digest-for-you = { $count ->
    [one] A bot answered for you once.
   *[other] A bot answered for you { $count } times.
}
digest-replay = See it all in the replay
digest-dismiss = Close this summary
rules = Rules
rules-of = Rules of { $title }
title-table = { $title } · Vernissage
title-turns = ({ $count }) Your turn · Vernissage
title-your-turn = ● Your turn · { $place }

## What things are

to-profile = { $name }'s profile
explain = Explain
explain-hint = Point at anything on the board to hear what it is; press ? to go through everything by keys.
key = New signs
key-lead = Point at anything to hear more. New signs:
key-never = Hide the names of new signs
explain-mode = Tap anything to hear what it is, or go on with the arrow keys. Nothing is played meanwhile. Esc ends this.
explain-end = Close the explanation
rule-in = Rules: { $chapter }
rules-search = Search the rules
rules-chapters = Chapters
rules-legend = All signs
rules-found = { $chapters ->
        [one] { $chapters } chapter
       *[other] { $chapters } chapters
    } and { $signs ->
        [one] { $signs } sign
       *[other] { $signs } signs
    }
thing-player = Seat { $number }: { $who ->
        [you] this is you
        [bot] a bot, { $bot }
        [away] a bot stands in
        [gone] not connected
       *[here] a player at the table
    }. { $turn ->
        [yes] We are waiting for an answer from this seat.
       *[no] This seat is not asked now.
    }

## The menu of a table

table-menu = Table menu
your-seat = Your seat
leave-cost = A bot plays for you until you take your seat back.
host-tools = For the host
pause = Pause the game
resume = Resume the game
commitment = The deal was fixed before the game started. Its seal: { $commitment }
record-so-far = Download the game so far, as you saw it

## The end

result-you-won = You win!
result-winners = { $count ->
        [0] Nobody wins this time.
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
result-reason = The game is over: { $reason }.
ended-heading = This table was closed
ended-help = The host closed it, so there is no result.
rematch = Play again
rematch-join = Go to the next game
record = Download the record
verify = Check that the deal was fair
verify-help = This seal was shown before the start; now the seed behind it is known too. With the record, anyone can replay the game and compare.
verify-commitment = Seal shown before the start
verify-seed = Seed
verify-command = Check it with
verify-limits = This proves that the deal was not changed after the start. It does not prove that the host did not look at it.

## The cloakroom: settings

cloakroom = Settings
setting-language = Language
setting-theme = Appearance
theme-system = same as system
theme-day = light
theme-night = dark
setting-motion = Motion
motion-system = same as system
motion-less = none
setting-names = Names beside signs
setting-names-help = What a sign is called, in words: beside it, or in a line under the board.
names-always = always
names-first = the first times
names-never = never
setting-sound = Sound
setting-sound-help = A soft chime when it is your turn, a knock for the hammer.
setting-shortcuts = Keyboard shortcuts
setting-shortcuts-help = Digits and letters choose an answer directly.

## Guides

guide-none = There is no guide at this address.
guide-learn = Learn
guide-learn-title = Learn { $title }
guide-step = Step { $number } of { $count }.
guide-back = Back
guide-next = Next
guide-again = Start again
guide-again-cost = Back to the first step?
guide-leave = Leave
guide-show-me = Show me
puzzles-lead = One position, one question. Every answer is proven and explained.
puzzles-solved = { $solved } of { $count } solved
puzzle-level-1 = Easy
puzzle-level-2 = Harder
puzzle-level-3 = Hard
puzzle-solved = Solved
puzzle-all = All puzzles
puzzle-none = There is no puzzle at this address.
guide-finish = To the tables

## Pages about people

nav-label = Pages
nav-puzzles = Puzzles
nav-me = Your page
nav-people = Members
nav-market = Art market
nav-evenings = Duplicate evening
to-evening = To the evening's page
sealed-heading = This deal is still being played
sealed-result = The same deal is still being played at another table. Record, seed and the other results will be there when the last table is over; until then, please keep what you saw to yourself.
room-evening = The same cards are dealt at other tables, too; afterwards you compare.

## One device, several people

pass-heading = Pass the device to { $name }
pass-help = Press when only { $name } is looking. Until then nothing is shown, neither the last hand nor the next one.
pass-ready = I am { $name }
pass-title = For { $name }

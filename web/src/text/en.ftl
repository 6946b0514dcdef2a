# The words of the client. A title's own words come from the server.

house-name = Vernissage
house-lead = A house for board games about the art market.
skip = Skip to the content
close = Close
no = Cancel
keep = Keep
copy = Copy
copied = Copied.
copy-by-hand = The text is selected: copy it by hand.
loading = One moment …
loading-table = You are shown to your table …
try-again = Try again
to-lobby = To the lobby
switch-on = on
switch-off = off

## When something goes wrong

problem-heading = That did not work
problem-unreachable = The house cannot be reached. Is the server running, and are you on its network?
problem-unknown = Something went wrong. Please try again.
stored-seats = Who sat here
stored-heading = What was stored
stored-cut = In the words of the record. What was only for others to know is left out.
stored-none = No move was stored.
stored-back = takes the game back to { $n ->
    [0] its beginning
   *[other] where it stood after { $n }
}
stored-whole = The whole record as it is written
table-missing-heading = No such table
table-missing = There is no table at this address. Perhaps the link is incomplete.
nowhere-heading = This room does not exist
nowhere = The address leads nowhere in this house.
reconnecting = Reconnecting …
refused-disconnected = The connection is interrupted, so this was not sent. It comes back by itself; then try again.

## The visitor

nickname-label = Your name at the table
nickname-example = e.g. Peggy
nickname-guest = Guest
nickname-change = Change your name:

## The lobby

play-now = Play now against bots
open-table = Open a table for friends
opening = One moment …
shelf = Also in the house
title-facts = { $designer }, { $year } · { $least }⁠–⁠{ $most } players · { $short }⁠–⁠{ $long } minutes
tables-yours = Your tables
tables-open = Open tables
tables-playing = Tables to watch
tables-none = No tables yet tonight. Open one, and it appears here for everyone in the house.
row-free = { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
row-bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
row-playing = in play
row-paused = paused
row-over = finished
row-ended = broken off
row-stored = of version { $rules } of the rules, not played here
row-set-aside = set aside, not played here
row-look = See what was stored
row-return = Go there
row-join = Join
row-watch = Watch

## Opening a table

form-title = Title
form-players = Players
form-seats = Seats
form-seat = Seat { $number }
form-seat-me = You
form-seat-open = Open: whoever comes
form-seat-bot = Bot: { $bot }
form-all-open = All open
form-all-bots = All bots
form-option-players = Only with { $players } players.
form-hammer-help = In open auctions the lot falls when nobody raises for this long. Each raise starts it again.
table-own-box = Your own box
form-own-box-help = If you own the game and its components differ from ours, choose your own components file here (vernissage components shows ours).
own-box-used = an owner's own components file
form-order = Seating
form-order-drawn = drawn at random
form-order-chosen = as listed above
form-open = Open the table
form-start = Start the game
bot-random = chance (easiest)
bot-greedy = collector (solid)
bot-search = dealer (strong)
bot-learned = connoisseur (strongest)
table-hammer = Hammer
hammer-none = no countdown
hammer-seconds = { $seconds } s
table-away = A bot steps in
away-seconds = after { $seconds } s away
table-listed = In the lobby
listed-public = shown to all
listed-private = only by link

## The waiting room

room-open = { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
room-ready = Everybody is here.
room-ready-host = Everybody is here. You may begin.
room-join-help = Take a seat, and we ask for your name. Or stay and watch.
room-wait-host = The host starts the game.
take-seat = Sit here
sit-down = Sit down
leave-seat = Leave the seat
remove-seat = Remove
remove-name = Remove { $name }
remove-open-cost = { $name } loses the seat, and it is open again.
remove-playing-cost = A bot plays on for { $name }, to the end. This cannot be undone.
start = Start the game
start-bots = { $count ->
        [one] If you start now, a bot takes the free seat.
       *[other] If you start now, bots take the { $count } free seats.
    }
invite = Invite friends
invite-link = Send this link
invite-help = It works for everyone on your network: they open it, type a name, and sit down.
invite-qr = QR code of the invite link
personal-summary = Move your seat to another device
personal-link = Your personal link
personal-help = Open it on the other device. Keep it to yourself: whoever has it can play for you.
table-facts = This table
end-table = Close the table
end-open-cost = The table is closed for everyone.
end-playing-cost = The game is broken off for everyone, without a result.

## Seats

players = Players
seat-open = Free seat
seat-open-help = waits for somebody
seat-bot = a bot
seat-away = a bot stands in
seat-here = here
seat-gone = not connected
seat-you = you
seat-you-host = you, the host
seat-host = host
seat-turn = to move
seat-won = wins

## The decision

your-side = Your side of the table
your-turn = Your turn
your-turn-call = Your turn. { $prompt }
you-may-speak = You may speak, nobody waits for you
sealed-help = In secret: the others see only that you have answered.
spectator-help = You are watching. You see what everybody at the table may see.
held-heading = Played. Would you like to take it back?
held-help = As long as nobody has acted on it you may. The others are asked when you are done.
take-back = Take back
start-over = { $count ->
        [one] Start over ({ $count } step)
       *[other] Start over ({ $count } steps)
    }
done = Done
away-heading = A bot is playing for you
away-help = It goes on until you take your seat again.
come-back = Take your seat again
paused-heading = The game is paused
paused-host = You can resume it from the table's menu.
paused-guest = It goes on when the host resumes it.
fold = Fold the sheet
amount-range = From { $low } to { $high }
amount-less = One less
amount-more = One more
amount-raises = Raise by
amount-send = Answer { $amount }
amount-cost = That is { $amount }, more than half of what you have. If it comes to that, { $left } is left.
amount-sure = Yes: { $action }
amount-change = Change it
several-exactly = Choose { $count }.
several-between = Choose { $least } to { $most }.
several-send = { $count ->
        [0] Choose none
       *[other] Choose these { $count }
    }
order-help = Put them in the order you want, the first on top.
order-up = { $item }: up
order-down = { $item }: down
order-send = In this order
preview-chance = What follows depends on chance or on what is hidden from you.
preview-ends = This ends the game.
preview-next = Then you are asked: { $question }
standing-open = Bid for me …
standing-up-to = Up to
standing-then = Above that
standing-then-pass = pass for me
standing-then-ask = ask me
standing-give = Bid for me up to { $amount }
standing-decline = No, and never ask this again
standing-orders = What the table does for you
standing-bids-pass = Bids for you up to { $amount }, then passes
standing-bids-ask = Bids for you up to { $amount }, then asks you
standing-passes = Passes for you
standing-declines = Always says no for you: { $question }
standing-cancel = Stop: { $order }

## The hammer

hammer-left = { $seconds ->
        [one] { $seconds } second until the hammer falls
       *[other] { $seconds } seconds until the hammer falls
    }
going-once = Going once …
going-twice = Going twice …
going-sold = Sold!
by-the-clock = by the clock

## Beside the stage

tools = Tools
tabs = Views
tab-stage = Table
catalogue = Catalogue
catalogue-empty = Nothing has happened yet.
guest-book = Guest book
guest-book-empty = Nobody has written anything yet.
guest-book-write = Write to the table
guest-book-send = Send
unread = { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
spectators = { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
digest = While you were away
digest-more = { $count ->
        [one] And { $count } more before; the catalogue has it all.
       *[other] And { $count } more before; the catalogue has it all.
    }
digest-dismiss = Close this summary
rules = Rules
rules-of = Rules of { $title }
title-table = { $title } · Vernissage
title-your-turn = ● Your turn · { $place }

## The menu of a table

table-menu = Table menu
your-seat = Your seat
leave-cost = A bot plays for you until you take your seat again.
host-tools = For the host
pause = Pause the game
resume = Resume the game
commitment = The deal is fixed since before the start. Its seal: { $commitment }
record-so-far = Download what you have seen

## The end

result-you-won = You win!
result-winners = { $count ->
        [0] Nobody wins this time.
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
result-reason = The game is over: { $reason }.
ended-heading = This table was closed
ended-help = The host broke it off, so there is no result.
rematch = Play again
rematch-join = On to the next game
record = Download the record
verify = Check that the deal was fair
verify-help = Before the start this seal was shown; now the seed behind it is known too. With the record, anyone can replay the game and compare.
verify-commitment = Seal shown before the start
verify-seed = Seed
verify-command = Check it with
verify-limits = It proves that the deal was not changed after the start, not that the host did not look.

## The cloakroom: settings

cloakroom = Cloakroom
setting-language = Language
setting-theme = Light
theme-system = as the system
theme-day = day
theme-night = after hours
setting-motion = Motion
motion-system = as the system
motion-less = none
setting-sound = Sound
setting-sound-help = A soft chime when it is your turn, a knock for the hammer.
setting-shortcuts = Keys
setting-shortcuts-help = Digits and letters pick an answer at once.

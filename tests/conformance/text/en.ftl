# The toy's words: all that a title owes the house.

title-name = Chalk and Coins
title-summary = A toy for the tests: chalk a side, show cards, seal a bid.

ask-mark = Which side do you chalk?
ask-show = Which cards do you show?
ask-bid = How many coins do you seal?

move-chalk = Chalk side { $side }
move-show = Show { $cards }
move-coins = Seal { $amount }

event-marked = Seat { $seat } chalks side { $side }.
event-shown = Seat { $seat } shows { $cards }.
event-drawn = You draw { $cards }.
event-in = Seat { $seat } has sealed a bid.
event-opened = The bids are opened: { $bids_by_seat }.

refusal-above-purse = { $needed } is more than the { $available } in your purse. [{ $rule }]

rules-1-title = All there is
rules-1-text = Chalk, show, bid.

reason-last_turn = the last turn is over
option-colour = Colour
option-colour-help = Colour
option-colour-red = 1
option-colour-green = 2
option-colour-blue = 3
option-loud = Loud
option-loud-help = Loud
option-long = Long
option-long-help = Long

# The Gallerist in English.

title-name = The Gallerist
title-summary = Discover artists, buy their works cheaply, make them famous and sell at a profit, while visitors, tickets and assistants fill your gallery and your purse.

## Names

location-sales_office = Sales Office
location-artists_colony = Artists' Colony
location-media_centre = Media Centre
location-international_market = International Market
form-digital = Digital art
form-photography = Photography
form-sculpture = Sculpture
form-painting = Painting
colour-blue = blue
colour-red = red
artist-name = { $colour } artist ({ $form })
work-name = { $form } no. { $number }
contract-name = { $form } ({ $bonus })
visitor-investor = investor
visitor-vip = VIP
visitor-collector = collector
visitor-any = any visitor
ticket-brown = brown ticket
ticket-pink = pink ticket
ticket-white = white ticket
ticket-any = any ticket
short-investor = { $count ->
        [one] { $count } investor
       *[other] { $count } investors
    }
short-vip = { $count ->
        [one] { $count } VIP
       *[other] { $count } VIPs
    }
short-collector = { $count ->
        [one] { $count } collector
       *[other] { $count } collectors
    }
short-brown = { $count } brown
short-pink = { $count } pink
short-white = { $count } white
bonus-none = nothing
bonus-money = money
bonus-influence = influence
bonus-fame = fame
bonus-ticket = a ticket
bonus-brown_ticket = a brown ticket
bonus-pink_ticket = a pink ticket
bonus-white_ticket = a white ticket
bonus-two_tickets = two tickets
bonus-plaza_visitor = a visitor from the plaza
bonus-investor_or_vip = an investor or VIP
bonus-bag_visitor = a visitor from the bag
bonus-assistant = an assistant
bonus-contract = a contract
tile-influence = { $influence ->
    [0] { $money } money
   *[other] { $influence } influence, { $money } money
    } per { $least } influence
tile-collector = per collector: { tile-each-person }
tile-vip = per VIP: { tile-each-person }
tile-investor = per investor: { tile-each-person }
tile-visitor = per visitor: { tile-each-person }
tile-visitor_set = per set of three different visitors: { tile-each-thing }
tile-reputation = per reputation tile: { tile-each-thing }
tile-auction_assistant = per assistant in the bid rows: { tile-each-person }
tile-assistant = per assistant in play: { tile-each-person }
tile-promoted_artist = per artist with promotion { $least } or more: { tile-each-person }
tile-acquired = per work acquired: { tile-each-thing }
tile-sold = per work sold: { tile-each-thing }
tile-exhibited = per exhibited work: { tile-each-thing }
tile-form = per different art form acquired: { tile-each-thing }
tile-photography = per photograph acquired: { tile-each-thing }
tile-painting = per painting acquired: { tile-each-thing }
tile-digital = per digital work acquired: { tile-each-thing }
tile-sculpture = per sculpture acquired: { tile-each-thing }
tile-famous_artist = per artist with fame { $least } or more: { tile-each-person }
tile-masterpiece = per exhibited masterpiece: { tile-each-thing }
tile-each-person = { $influence ->
    [0] { $money } money
   *[other] { $influence } influence, { $money } money
    }
tile-each-thing = { $influence ->
    [0] { $money } money
   *[other] { $influence } influence, { $money } money
    }
action-sign = sign a contract
action-sell = sell a work of art
action-discover = discover an artist
action-buy = buy a work of art
action-hire = hire assistants
action-promote = promote an artist
action-reputation = take a reputation tile
action-bid = bid for works of international renown
piece-gallerist = gallerist
piece-assistant = assistant
kind-curator = curator card
kind-dealer = art dealer card
card-name = { $card } { $number }
cell-tile = { $form } row, column { $column }
cell-bid = bid { $amount }, column { $column }
origin-desk = from a desk
origin-kicked_out = the kicked-out one
origin-sales_office = from the Sales Office
origin-artists_colony = from the Artists' Colony
origin-media_centre = from the Media Centre
origin-international_market = from the International Market
spot-plaza = plaza
spot-gallery = gallery
spot-lobby = { $seat }'s lobby
source-plaza = from the plaza
source-bag = from the bag
source-lobby = from the lobby
source-gallery = from the gallery
source-bonus = as a bonus
source-market = at the International Market
source-celebrity = for making a celebrity
source-intermediate = in the intermediate scoring
source-location = from the location
source-contract = from the contract
level-none = none
level-apprentice = Apprentice
level-experienced = Experienced gallerist
level-master = Master gallerist
goal-curator = goals on the curator card
goal-highest = the higher goal on the curator card
goal-dealer = goals on the art dealer card
goal-cards = money from both cards
goal-reputation = reputation tiles
goal-masterpieces = masterpieces
goal-money = total money

## Questions

ask-start = Where does your gallerist start? The reputation tile there goes onto your third exhibition space: you earn it when you hang a work there.
ask-turn = Which location do you go to? You may take your executive action (tickets or a contract bonus) first.
ask-leave = Leave an assistant at the location you are leaving? If another player goes there, you get a kicked-out action.
ask-action = Which action do you take at this location? You may take your executive action first.
ask-after = Take your executive action, or end your turn?
ask-kicked_out = You were kicked out. Spend influence (back to the previous star) for one of that location's actions, take a free executive action, or decline?
ask-visitors = Which visitor do you move next? Each step costs a ticket of the matching colour.
ask-assistant = Which of your assistants do you place?
ask-discover = Which artist do you discover?
ask-buy = Which artist's work do you buy?
ask-acclaim = Which artist gains the fame from this bonus?
ask-sign = Which contract do you sign?
ask-slot = Which of your contract spaces does it go on?
ask-sell = Which work do you sell?
ask-fulfil = Which contract do you fulfil with this sale?
ask-send = Which visitor moves from your gallery to the plaza? An investor turns the contract to money, a VIP to influence; after a collector you choose.
ask-face = Which bonus does the back of the contract show?
ask-hire = How many assistants do you hire?
ask-promote = Which artist do you promote?
ask-tile = Which reputation tile do you take?
ask-space = Which of your reputation spaces does the tile go on? You gain its bonus at once.
ask-usher = Which visitor moves from your lobby to the plaza?
ask-bid = Which bid space do you take? You pay the bid now; at the end the highest bidders get the works on the easels.
ask-pay = How much of the price do you pay with influence? Each 1 takes you back to the previous money icon; the rest is paid in money.
ask-fame = How much extra fame do you buy with influence? Each 1 takes you back to the previous star.
ask-ticket = Which ticket do you take?
ask-exchange = That colour has run out. Which ticket do you discard from the box office, to take your colour from the discards?
ask-admit = Which visitor moves from the plaza into your gallery?
ask-call = Which visitor do you choose from the bag for your gallery?
ask-toss = The largest piles of tickets are tied. Which one loses a ticket?
ask-easel = Which work do you take from the easels, and which of your cards does it count for?

move-start = Start at the { $location }
move-go = Go to the { $location }
move-leave = Leave an assistant { $origin }
move-nobody = Leave no one behind
move-act = Action: { $action }
move-idle = No action is possible here
move-walk = Move { $visitor } ({ $spot })
move-stop = Stop moving visitors
move-use = Use the bonus of contract { $slot }
move-done = No executive action
move-decline = No kicked-out action
move-assistant = Assistant: { $origin }
move-discover = Discover the { $artist }
move-buy = Buy from the { $artist }
move-acclaim = The { $artist } gains the fame
move-sign = Sign { $contract }
move-refresh = Deal four new contracts
move-sign-none = Sign nothing
move-slot = Space { $slot }
move-sell = Sell { $work }
move-fulfil = Fulfil { $contract }
move-send = Send to the plaza: { $visitor }
move-face = Show { $bonus }
move-hire = Hire { $count }
move-promote = Promote the { $artist }
move-reputation = Tile: { $cell }
move-space = The space that gives { $bonus }
move-usher = Send to the plaza: { $visitor }
move-bid = Bid: { $cell }
move-pay = { $steps ->
        [0] Pay all in money
       *[other] Pay { $steps } with influence
    }
move-fame = { $steps ->
        [0] Add no fame
       *[other] Add { $steps } fame
    }
move-ticket = Take: { $ticket }
move-tickets = Take: { $tickets }
move-exchange = Discard: { $ticket }
move-admit = Let in: { $visitor }
move-call = Let in: { $visitor }
move-toss = Discard: { $ticket }
move-easel = Take { $work } for the { $card }

## What happens

event-dealt = { $seat } is dealt { $curator } and { $dealer }.
event-set-up = The board is set up. { $seat } plays first; the last player chooses a starting location first.
event-started = { $seat } starts at the { $location }. Tile for the third exhibition space: { $tile }.
event-turn-began = It is { $seat }'s turn.
chapter-turn-began = Round { $round }
event-went = { $seat } goes to the { $location }.
event-left-behind = { $seat } leaves an assistant at the { $location } ({ $origin }).
event-kicked = { $seat } kicks { $owner }'s { $piece } out of the { $location }.
event-nothing-to-do = { $seat } cannot take an action at the { $location }.
event-walked = { $seat } moves a visitor with a ticket: { $visitor }, { $spot } → { $to }.
event-entered = { $seat } gains a visitor { $source }: { $visitor }.
event-sent = { $seat } sends a visitor { $source } to the plaza: { $visitor }.
event-assistant-placed = { $on ->
        [market] { $seat } places an assistant on the International Market ({ $origin }): { $cell }.
       *[contract] { $seat } places an assistant on contract { $cell } ({ $origin }).
    }
event-hired = { $seat } hires an assistant.
event-went-home = { $seat }'s { $piece } goes home { $source }.
event-retired = { $seat } has no free desk: the assistant { $source } leaves the game.
event-commission-given-up = { $seat } gives up the commission of the { $artist }: no work of that form is left.
event-discovered = { $seat } discovers the { $artist } and receives { $bonus }.
event-collector-came = A collector comes to the plaza from the { $artist }.
event-bought = { $by ->
        [commission] { $seat } buys the commissioned { $work } by the { $artist } for { $amount }.
       *[signature] { $seat } buys { $work } by the { $artist } for { $amount }.
    }
event-paid = { $steps ->
        [0] { $seat } pays { $amount }.
       *[other] { $seat } pays { $amount }, { $steps } of it with influence (−{ $influence } influence).
    }
event-fame-raised = The { $artist } gains { $amount } fame and is now at { $fame }; each work is worth { $value }.
event-celebrity = The { $artist } becomes a celebrity, thanks to { $seat }.
event-ticket-taken = { $seat } takes a { $ticket }.
event-exchanged = { $seat } discards a { $given } from the box office and takes a { $ticket } from the discards.
event-hung = { $seat } hangs { $work }, worth { $value }.
event-work-shown = { $visitors_count ->
        [0] The next work is { $work }.
       *[other] The next work is { $work }. Visitors drawn to it: { $visitors }.
    }
event-tile-taken = { $seat } places a reputation tile on the space that gives { $bonus }: { $tile }.
event-tile-put-away = { $seat } has no space for the reputation tile, and it is lost: { $tile }.
event-signed = { $seat } signs a contract ({ $contract }) on space { $slot }.
event-signed-none = { $seat } signs none of the new contracts.
event-refreshed = { $seat } deals new contracts.
event-reshuffled = The contracts are reshuffled.
event-contract-shown = A new contract on space { $place } of the display: { $contract }.
event-sold = { $seat } sells { $work } by the { $artist } for { $amount }.
event-turned-over = { $seat }'s contract ({ $contract }) is turned over and shows { $bonus }.
event-promoted = { $seat } promotes the { $artist } to level { $level }.
event-bid-made = { $seat } bids { $amount } in column { $column }.
event-influence-gained = { $seat } gains { $amount } influence { $source }.
event-earned = { $seat } gains { $amount } money { $source }.
event-lost = { $seat } cannot receive { $bonus }; it is lost.
event-declined = { $seat } takes no kicked-out action.
event-came-back = { $seat } spends { $influence } influence on a kicked-out action: { $action }.
event-intermediate-scoring = Intermediate scoring: a ticket colour has run out for the first time, and everybody gains influence and money for the visitors in their gallery.
event-end-in-sight = The end is near: after this round everybody takes one last turn.
event-last-turns = The last turns begin. There are no more kicked-out actions.
event-lacerda-left-behind = Lacerda leaves an assistant at the { $location }.
event-lacerda-went = Lacerda goes to the { $location }.
event-lacerda-went-home = One of Lacerda's assistants goes back beside the board, from the { $location }.
event-lacerda-placed = { $tile ->
        [none] Lacerda places an assistant on the market: { $cell }.
       *[other] Lacerda places an assistant on the market: { $cell }. The reputation tile there is removed.
    }
event-lacerda-kicked = { $seat } kicks Lacerda's { $piece } out of the { $location }.
event-kicked-by-lacerda = Lacerda kicks { $seat }'s { $piece } out of the { $location }.
event-tossed = A { $ticket } is discarded from the box office.
event-lacerda-took = Lacerda has the highest bids and takes the work on the easel.
event-easel-taken = { $seat } takes { $work } from the easels for the { $card }; it is worth { $amount }.
event-cards-shown = { $seat } reveals { $curator } and { $dealer }.
event-scored = { $seat }: money { $cash }, majorities { $majorities }, reputation { $reputation }, works { $works }, easel { $easel }, curator { $curator }, art dealer { $dealer }, influence { $influence }. Total { $total }.
event-solo-result = { $level ->
        [master] You reach the level of master gallerist.
        [experienced] You reach the level of experienced gallerist.
        [apprentice] You reach the level of apprentice.
       *[none] You do not reach any level.
    }
event-game-ended = The game ends: { $reason }. Final money: { $scores_by_seat }.
reason-two_of_three = { $box_ends ->
    [1] one of the three end conditions was met
    [2] two of the three end conditions were met
   *[3] all three end conditions were met
    }
reason-last_ticket = the last ticket has left the box office
reason-stalled = nothing has changed for { $box_stalled ->
    [one] a round
   *[other] { $box_stalled } rounds
    }

## Why the house would do this

why-only = Nothing else is possible here.
why-turn = Played on to the end of your turn, this should leave you about { $amount } at the end of the game; the best other answer about { $other }.
why-easel = With it your final count comes to { $amount }.
why-more = { $part }: about { $amount } more.
why-less = { $part }: about { $amount } less.
part-money = Ready money
part-influence = Influence
part-tiles = Reputation tiles
part-works = Works, contracts and space for more
part-visitors = Visitors and tickets
part-assistants = Assistants
part-market = International Market
part-cards = Curator and art dealer cards
why-discover = Discovering the { $artist } brings { $bonus } at once, and the right to buy a work for { $price } however famous the artist becomes.
why-buy = The { $artist }: a work costs { $price }, adds { $fame } fame, and is then worth { $value }.
why-promote = Promoting the { $artist } costs { $price } influence and brings { $bonus }; a work of theirs then goes from { $value } to { $then }, and { $own ->
        [0] you show none.
       *[other] you show { $own }.
    }
why-sign = Contract { $contract }: { $shown ->
        [0] you show no work it could sell yet.
        [one] you show { $shown } work it could sell.
       *[other] you show { $shown } works it could sell.
    }
why-sell = Selling { $work } pays { $amount } and frees the space on your wall.
why-hire = { $count ->
        [one] { $count } more assistant costs
       *[other] { $count } more assistants cost
    } { $price } in all.
why-tile = The tile ({ $tile }) counts { $count ->
        [0] nothing yet.
        [one] once as things stand.
       *[other] { $count } times as things stand.
    }
why-bid = The bid of { $price } brings { $bonus } and puts you at place { $place } for { $works ->
        [one] { $works } work
       *[other] { $works } works
    } on the easels; the column then pays you { $majority }.
why-use = The bonus of this contract ({ $bonus }) is worth about { $amount } to you now.
why-enters = A visitor comes into your gallery: { $visitor }.
why-nearer = A visitor comes one step nearer: { $visitor }.
why-fame = A work of the { $artist } is then worth { $value }; { $influence ->
        [0] your influence is spared.
       *[other] the extra fame costs { $influence } influence.
    }

## Refusals

the-location = { $available ->
        [sales_office] { location-sales_office }
        [artists_colony] { location-artists_colony }
        [media_centre] { location-media_centre }
       *[international_market] { location-international_market }
    }
the-needed-location = { $needed ->
        [sales_office] { location-sales_office }
        [artists_colony] { location-artists_colony }
        [media_centre] { location-media_centre }
       *[international_market] { location-international_market }
    }
the-place = { $available ->
        [sales_office] { location-sales_office }
        [artists_colony] { location-artists_colony }
        [media_centre] { location-media_centre }
        [international_market] { location-international_market }
       *[gallery] { spot-gallery }
    }
the-form = { $needed ->
        [digital] { form-digital }
        [photography] { form-photography }
        [sculpture] { form-sculpture }
       *[painting] { form-painting }
    }
the-visitor = { $available ->
        [investor] { visitor-investor }
        [vip] { visitor-vip }
       *[collector] { visitor-collector }
    }
the-needed-visitor = { $needed ->
        [investor] { visitor-investor }
        [vip] { visitor-vip }
       *[collector] { visitor-collector }
    }
the-ticket = { $available ->
        [brown] { ticket-brown }
        [pink] { ticket-pink }
       *[white] { ticket-white }
    }
the-needed-ticket = { $needed ->
        [brown] { ticket-brown }
        [pink] { ticket-pink }
       *[white] { ticket-white }
    }
refusal-location-needed = Choose a location. [{ $rule }]
refusal-start-taken = Somebody already starts there: { the-location }. [{ $rule }]
refusal-same-location = Your gallerist is already there and must move on: { the-location }. [{ $rule }]
refusal-nothing-to-do = You could not take either of the two actions there: { the-location }. [{ $rule }]
refusal-executed-already = You have already taken your executive action this turn. [{ $rule }]
refusal-executive-needed = Take an executive action, or end your turn. [{ $rule }]
refusal-action-needed = Choose one of this location's two actions. [{ $rule }]
refusal-action-wanted = An action is possible here, so you must take one: { the-location }. [{ $rule }]
refusal-other-location = That is an action of another location: { the-location }. [{ $rule }]
refusal-action-lost = After that neither action would be possible here, and you must take one: { the-location }. [{ $rule }]
refusal-go-first = Your gallerist has to go there first: { the-needed-location }. Now it is here: { the-place }. [{ $rule }]
refusal-acted-already = The location action of this turn is over. [{ $rule }]
refusal-no-star-below = There is no star behind your influence marker (it is at { $available }), so you cannot pay for a location action. [{ $rule }]
refusal-kicked-out-answer = Choose a kicked-out action, or decline. [{ $rule }]
refusal-no-ticket = To move that visitor you need a { the-needed-ticket }, and you have none. [{ $rule }]
refusal-no-visitor-there = There is no such visitor there: { the-needed-visitor }. [{ $rule }]
refusal-walk-or-stop = Move another visitor, or stop. [{ $rule }]
refusal-collector-limit = Your gallery has room for { $available ->
        [one] { $available } collector
       *[other] { $available } collectors
    } now; each work you sell makes room for one more. [{ $rule }]
refusal-no-contract = There is no contract on your space { $needed }. [{ $rule }]
refusal-bonus-used = The bonus of contract { $needed } has been used: an assistant stands on it. [{ $rule }]
refusal-no-assistant = You have no assistant to place, neither at a desk nor at a location. [{ $rule }]
refusal-desks-empty = None of your assistants is at a desk. [{ $rule }]
refusal-not-your-assistant = None of your assistants is there: { the-location }. [{ $rule }]
refusal-not-kicked-out = No assistant of yours was kicked out just now. [{ $rule }]
refusal-source-needed = Choose where the assistant comes from. [{ $rule }]
refusal-commission-taken = You already have a commission; buy that work first. [{ $rule }]
refusal-all-discovered = All artists have been discovered. [{ $rule }]
refusal-discovered-already = That artist has already been discovered. [{ $rule }]
refusal-not-discovered = That artist has not been discovered yet. [{ $rule }]
refusal-artist-needed = Choose an artist. [{ $rule }]
refusal-no-work-left = There is no work of that form left. [{ $rule }]
refusal-celebrity-retired = No more works by a celebrity can be bought, except a commissioned one. [{ $rule }]
refusal-no-signature = That artist has no signature left: one of the works has to be sold first. [{ $rule }]
refusal-too-dear = That costs { $needed }; even with all your influence you can pay only { $available }. [{ $rule }]
refusal-no-space = You exhibit { $available ->
        [one] { $available } work
       *[other] { $available } works
    } and have no space for another; the fourth space needs a masterpiece. [{ $rule }]
refusal-contracts-full = You have { $available ->
        [one] { $available } unfulfilled contract
       *[other] { $available } unfulfilled contracts
    } and no space for another. [{ $rule }]
refusal-contract-needed = Choose a contract on display. [{ $rule }]
refusal-contract-wanted = You may sign nothing only after dealing new contracts. [{ $rule }]
refusal-refreshed-already = New contracts have already been dealt. [{ $rule }]
refusal-not-on-display = That contract is not on top of the display. [{ $rule }]
refusal-slot-taken = The contract on your space { $needed } has not been fulfilled yet. [{ $rule }]
refusal-slot-needed = Choose one of your contract spaces, 1 to 3. [{ $rule }]
refusal-nothing-on-show = You exhibit no work that could be sold. [{ $rule }]
refusal-no-open-contract = You have no unfulfilled contract. [{ $rule }]
refusal-no-contract-of-form = None of your contracts is for that art form. [{ $rule }]
refusal-contract-does-not-fit = The contract on your space { $needed } does not fit that work. [{ $rule }]
refusal-not-your-contract = You have no such contract. [{ $rule }]
refusal-work-needed = Choose one of your exhibited works. [{ $rule }]
refusal-not-on-show = You do not exhibit that work. [{ $rule }]
refusal-not-in-gallery = There is no such visitor in your gallery: { the-visitor }. [{ $rule }]
refusal-not-in-lobby = There is no such visitor in your lobby: { the-visitor }. [{ $rule }]
refusal-not-on-plaza = There is no such visitor on the plaza: { the-visitor }. [{ $rule }]
refusal-not-in-bag = There is no such visitor in the bag: { the-visitor }. [{ $rule }]
refusal-other-visitor = This bonus gives an investor or a VIP, not: { the-visitor }. [{ $rule }]
refusal-visitor-needed = Choose a kind of visitor. [{ $rule }]
refusal-face-needed = Choose money or influence. [{ $rule }]
refusal-number-needed = Hire one to { $needed } assistants at a time. [{ $rule }]
refusal-queue-short = Only { $available ->
        [one] { $available } assistant is
       *[other] { $available } assistants are
    } left in your queue, not { $needed }. [{ $rule }]
refusal-desks-short = You have { $available ->
        [0] no free desk
        [one] { $available } free desk
       *[other] { $available } free desks
    }, and need { $needed }. [{ $rule }]
refusal-promoted-enough = That artist already has the highest promotion: { $available }. [{ $rule }]
refusal-no-token = No promotion token of level { $needed } is left. [{ $rule }]
refusal-influence-short = That costs { $needed } influence, and you have { $available }. [{ $rule }]
refusal-nothing-acquired = You have not acquired a work yet; every row requires one of its art form. [{ $rule }]
refusal-spaces-full = All your reputation spaces are taken. [{ $rule }]
refusal-no-tile-in-reach = There is no tile you can take with your works and the visitors in your lobby. [{ $rule }]
refusal-tile-needed = Choose a space with a reputation tile. [{ $rule }]
refusal-bid-needed = Choose a space in the bid rows. [{ $rule }]
refusal-column-closed = Column { $needed } is not used with so few players. [{ $rule }]
refusal-lobby-lacks = { $needed ->
        [1] The first column requires a visitor in your lobby.
        [2] The second column requires an investor and a VIP in your lobby.
       *[3] The third column requires a collector in your lobby, and an investor or a VIP.
    } [{ $rule }]
refusal-form-not-acquired = That row requires an acquired work of this form: { the-form }. [{ $rule }]
refusal-cell-taken = That space is taken. [{ $rule }]
refusal-space-taken = That reputation space is taken; { $available } are free. [{ $rule }]
refusal-space-needed = Choose one of your reputation spaces. [{ $rule }]
refusal-amount-needed = Enter a number. [{ $rule }]
refusal-above-price = The price is only { $needed }; you cannot pay { $available }. [{ $rule }]
refusal-above-cash = That leaves { $needed } to pay in money, and you have { $available }. [{ $rule }]
refusal-steps-short = Your influence can pay { $available } at most, not { $needed }. [{ $rule }]
refusal-stars-wanted = Your gallery is full unless the artist becomes a celebrity: keep enough influence for { $needed } more fame. [{ $rule }]
refusal-celebrity-wanted = Your gallery is full unless the artist becomes a celebrity: add at least { $needed } fame, not { $available }. [{ $rule }]
refusal-stars-short = Your influence adds { $available } fame at most, not { $needed }. [{ $rule }]
refusal-fame-ends = Fame goes no higher than { $needed }; { $available } would be too much. [{ $rule }]
refusal-same-colour = Tickets taken together must be of different colours. [{ $rule }]
refusal-other-colour = That colour is not shown here: { the-ticket }. [{ $rule }]
refusal-no-such-ticket = There is none left, neither in the box office nor among the discards: { the-ticket }. [{ $rule }]
refusal-ticket-needed = Choose a ticket. [{ $rule }]
refusal-office-lacks = The box office has none: { the-ticket }. [{ $rule }]
refusal-smaller-pile = The ticket must come from the largest pile ({ $needed } tickets); this one has { $available }. [{ $rule }]
refusal-easel-needed = Choose a work on an easel and one of your two cards. [{ $rule }]
refusal-not-on-easel = That work is not on an easel. [{ $rule }]

## The board as tables

board-headline = { $phase ->
        [start] Before the first round
        [last_rounds] Round { $round }, the last but one · { $seat }'s turn
        [last_turns] Last turns · { $seat }'s turn
       *[playing] Round { $round } · { $seat }'s turn
    }
board-players = Players
board-player = Player
board-money = Money
board-influence = Influence
board-location = Location
board-assistants = Assistants
board-tickets = Tickets
board-lobby = Lobby
board-gallery = Gallery
board-works = Works
board-sold = Sold
board-home = in the gallery
board-locations = Locations
board-there = Occupied by
board-holds = What is there
board-kicked-out = Kicked out
board-tile = Tile
board-lacerda = Lacerda
board-piece = { $owner }'s { $piece }
board-artists = Artists
board-artist = Artist
board-fame = Fame
board-price = Initial fame
board-value = Value
board-promotion = Promotion
board-signatures = Signatures
board-bonus = Bonus
board-celebrity = celebrity
board-piles = Works for sale and on the easels
board-form = Form
board-visitors = Visitors
board-below = Works below
board-easel = Easel: { $work }
board-worth = worth { $amount }
board-column = Column { $column }: +{ $influence } influence, lobby: { $lobby }
board-bid = Bid { $amount }
board-display = Contracts on display ({ $left } in the pile)
board-place = Position
board-contract = Contract
board-people = Tickets and visitors
board-office = Box office
board-discarded = Discarded tickets
board-bag = Bag
board-left = Left
board-gallery-of = { $seat }'s gallery
board-on-show = Exhibited { $place }
board-commission = Commission
board-slot = Contract { $slot }
board-free = empty; gives { $bonus }
board-space = Reputation: { $bonus }
board-third = Third exhibition space
board-work = { $kind ->
        [masterpiece] { $artist }, worth { $value }, masterpiece
       *[work] { $artist }, worth { $value }
    }
board-signed = { $face ->
        [front] { $form }, { $bonus }
       *[back] fulfilled, { $bonus }
    }{ $used ->
        [used] {" "}(bonus used)
       *[open] {""}
    }
board-score = { $when ->
        [over] Final scoring: { $seat }
       *[now] If the game ended now: { $seat }
    }
board-line = Line
board-level = Level
board-wanted = Goal
board-needed = Required
board-reached = You have
board-solo = Lacerda: { $location }, { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    } beside the board
score-cash = Money
score-majorities = Majorities on the market
score-tile = Reputation: { $tile }
score-works = Exhibited works
score-easel = Work from an easel
score-curator = Curator card
score-dealer = Art dealer card
score-influence = Influence { $space }
score-total = Total

## The rules in our own words

rules-1-title = What it is about
    .rules = GA-1
rules-1-text = You run a gallery. You discover artists, buy their works while they are cheap, make the artists famous, sell some works and keep others. Visitors in your gallery give money, influence and fame; assistants on the International Market earn reputation and a share in the final auction. Whoever has the most money after the final scoring wins.

rules-2-title = Before you start
    .rules = GA-2..20
rules-2-text = You start with { $box_money } money, { $box_influence } influence, { $box_on_desks ->
        [one] { $box_on_desks } assistant
       *[other] { $box_on_desks } assistants
    } at your { $box_desks ->
        [one] desk
       *[other] { $box_desks } desks
    } and { $box_queue } in the queue, { $box_lobby ->
        [one] { $box_lobby } visitor
       *[other] { $box_lobby } visitors
    } in your lobby, and two secret cards. The curator card pays at the end for sets of works you exhibit, the art dealer card for sets of works you have sold; a work may count for several sets.
    One artist is already known; the others wait to be discovered, each with a bonus. One work fewer than there are players stands on the easels (one in the solo game): these works of international renown are sold at the very end.
    From the last player to the first, everybody chooses a starting location. The reputation tile there goes onto the third exhibition space of your gallery; you earn it when you hang a work on that space.

rules-3-title = Money, influence and fame
    .rules = GA-97..99 GA-105
rules-3-text = An artist's fame is the price of a work. Fame also gives the artist stars, and the stars decide what a work is worth when you sell it or keep it to the end: { $box_values }, and { $box_celebrity_value } for a celebrity. When an artist rises, all works by that artist rise.
    Influence can stand in for both. Whenever you pay money, each move back to the previous money icon on the influence track pays 1. Whenever an artist gains fame through you, each move back to the previous star adds 1. Influence beyond { $box_influence_end } is lost. At the end the last money icon you have reached pays its value.

rules-4-title = A turn
    .rules = GA-21 GA-22 GA-26..29 GA-34 GA-35 GA-R13 GA-R14 GA-R18
rules-4-text = Move your gallerist to a different location and take one of its two actions. You may not go where neither is possible, unless none is possible anywhere. When you move from one location to another, you may leave an assistant behind, taken from a desk or from another location.
    Once per turn, before or after the location action, you may take one executive action: move visitors with tickets, or use the bonus of a contract. To use a contract, place an assistant on it, from a desk or a location, and take its bonus; the assistant stays there until the contract is fulfilled. Between your move and the location action an executive action must not leave you without an action to take there.

rules-5-title = Visitors and tickets
    .rules = GA-30..33 GA-100..103
rules-5-text = A ticket moves a visitor of its colour one space towards your gallery: from the plaza to your lobby, from your lobby into your gallery, or from another lobby to the plaza. Brown tickets move investors, pink ones VIPs, white ones collectors. You may spend as many as you like in one executive action. Visitors never leave a gallery because of a ticket.
    Your gallery can hold { $box_collectors ->
        [one] one collector
       *[other] { $box_collectors } collectors
    }, plus one for each work you have sold.
    If a colour has run out at the box office, discard a ticket of another colour from the box office and take yours from the discard pile; if the box office is empty, take tickets from the discard pile.

rules-6-title = Bonuses
    .rules = GA-R5 GA-R12
rules-6-text = A money bonus gives money for every visitor in your gallery: investor { $box_bonus_investor_money }, VIP { $box_bonus_vip_money }, collector { $box_bonus_collector_money }. An influence bonus gives influence in the same way: investor { $box_bonus_investor_influence }, VIP { $box_bonus_vip_influence }, collector { $box_bonus_collector_influence }. A fame bonus gives a discovered artist of your choice { $box_bonus_collector_fame } fame for each collector in your gallery{ $box_bonus_fame ->
        [0] {""}
       *[other] {""}, and { $box_bonus_fame } more
    }. So the more visitors you have, the more these bonuses are worth.
    The other bonuses say what they are: tickets, a visitor from the plaza or the bag, the next assistant from your queue (with the bonus of that space), a contract. What you cannot take is lost.

rules-7-title = Artists' Colony
    .rules = GA-44..63 GA-R1 GA-R2 GA-R9
rules-7-text = Discover an artist: take the bonus on the tile; a collector on a red artist goes to the plaza. You receive a commission, only one at a time: you may buy that artist's next work for the initial fame.
    Buy a work: the price is the artist's fame. Each artist has two signatures, so at most two of the artist's works can be unsold. The visitors on the work go to the plaza. The artist gains the fame on the work and 1 for each collector in your gallery, and you take the tickets on it. You can exhibit three works, and a fourth as long as one of them is a masterpiece.
    When you hang a work on your third space, the reputation tile there moves to one of your reputation spaces at the end of your turn: you gain that space's bonus, and a visitor in your lobby moves to the plaza.

rules-8-title = Sales Office
    .rules = GA-64..79 GA-R8
rules-8-text = Sign a contract: take one on display (you may have four new ones dealt first) and place it on an empty space, which gives you a ticket, or on a fulfilled contract. With three unfulfilled contracts you cannot sign.
    Sell a work: you need an unfulfilled contract of its form. You gain its value, the signature returns to the artist, and a visitor moves from your gallery to the plaza. The contract is turned over: after an investor it shows money, after a VIP influence, otherwise as you choose. An assistant on it comes back to a desk, and the new side can be used once more.

rules-9-title = Media Centre
    .rules = GA-80..86
rules-9-text = Hire assistants: up to four, if you have that many free desks; pay the price of each one's space and take its bonus.
    Promote an artist by one level: pay as much influence as the new level and take the level's bonus; then the artist gains { $box_promotion_fame } fame and 1 for each collector in your gallery. The promotion tokens of a level can run out.

rules-10-title = International Market
    .rules = GA-87..96
rules-10-text = Each column requires visitors in your lobby: any one; an investor and a VIP; a collector and an investor or VIP. Using it gives { $box_column_1 }, { $box_column_2 } or { $box_column_3 } influence.{ $box_closed_1 ->
        [never] {""}
       *[other] {" "}With { $box_closed_1 } at the table the first column is closed.
    }{ $box_closed_2 ->
        [never] {""}
       *[other] {" "}With { $box_closed_2 } at the table the second column is closed.
    }{ $box_closed_3 ->
        [never] {""}
       *[other] {" "}With { $box_closed_3 } at the table the third column is closed.
    }
    Take a reputation tile from a row whose art form you have acquired and place it on one of your reputation spaces, which gives that space's bonus; a visitor moves from your lobby to the plaza. At the end the tile pays for something you have: visitors, works, assistants, artists.
    Bid { $box_bid_1 }, { $box_bid_2 } or { $box_bid_3 } for the works of international renown on the easels: pay it and take the bonus of the space. Nobody leaves your lobby for a bid.
    Both actions place one of your assistants on the space, where it stays and counts for the majority in its column.

rules-11-title = Kicked out
    .rules = GA-36..43 GA-R4
rules-11-text = A gallerist or assistant who stands where another player goes is kicked out. After that turn its owner may take a kicked-out action: either move back to the previous star on the influence track and take one of the two actions of that location, or take an executive action free of charge. The kicked-out assistant itself may be used for it. Then the piece goes home: a gallerist to the gallery, an assistant to a free desk; if there is none, it leaves the game. Kicking out your own assistant gives no action.

rules-12-title = Celebrities and intermediate scoring
    .rules = GA-104 GA-106..108
rules-12-text = At { $box_celebrity } fame an artist becomes a celebrity: whoever caused it gains { $box_celebrity_money } money, the artist's exhibited works become masterpieces, and no more of the artist's works can be bought except a commission.
    After the turn in which a ticket colour runs out for the first time there is an intermediate scoring, once in the game. Everybody gains for the visitors in their gallery: { $box_vip_influence } influence{ $box_vip_money ->
        [0] {""}
       *[other] {" "}and { $box_vip_money } money
    } for each VIP, { $box_investor_money } money{ $box_investor_influence ->
        [0] {""}
       *[other] {" "}and { $box_investor_influence } influence
    } for each investor, and { $box_collector_influence } influence and { $box_collector_money } money for each collector.

rules-13-title = The end
    .rules = GA-23..25 GA-R7
rules-13-text = { $box_ends ->
        [1] The end is triggered when one of three conditions is met
        [2] The end is triggered when two of three conditions are met
       *[3] The end is triggered when all three conditions are met
    }: no ticket is left in the box office; { $box_celebrities ->
        [one] an artist is a celebrity
       *[other] { $box_celebrities } artists are celebrities
    }; no visitor is left in the bag. Finish the round; then everybody takes one last turn, without kicked-out actions.
    Our own rule: a game in which { $box_stalled } rounds change neither tickets nor fame nor the bag ends too.

rules-14-title = Final scoring
    .rules = GA-109..119 GA-130..149 GA-R3 GA-R10 GA-R11 GA-R17
rules-14-text = In this order: majorities of assistants in each column of the market ({ $box_majorities_1 }; { $box_majorities_2 }; { $box_majorities_3 }), where tied players share their places, rounded down; reputation tiles; the value of exhibited works; the works on the easels, which go to the highest bidders, one each, and count for the curator or the art dealer card; the curator card for exhibited works; the art dealer card for works sold; influence.
    Tied bids: the higher bid in the third column, then in the second, then in the first. Ties for the win: works acquired, then visitors in the gallery, then assistants in play; then the win is shared.

rules-15-title = Alone against Lacerda
    .rules = GA-120..129 GA-R6 GA-R15 GA-R16
rules-15-text = After your first turn Lacerda is put opposite you; after each later turn he goes on clockwise, leaves an assistant behind and kicks out whoever is there. If you kick out one of his pieces, a ticket from the largest pile is discarded. When he comes to the market, or is kicked out of it, he places an assistant on the first free space, alternating between the upper and the lower part; a tile on that space is removed. The game ends one turn after the last ticket has left the box office.
    Apprentice: { $box_apprentice_reputation ->
        [one] { $box_apprentice_reputation } reputation tile
       *[other] { $box_apprentice_reputation } reputation tiles
    }, { $box_apprentice_masterpieces ->
        [one] { $box_apprentice_masterpieces } masterpiece
       *[other] { $box_apprentice_masterpieces } masterpieces
    }{ $box_apprentice_curator ->
        [0] {""}
        [highest] {""}, the higher goal on the curator card
        [one] {""}, a goal on the curator card
       *[other] {""}, { $box_apprentice_curator } goals on the curator card
    }{ $box_apprentice_dealer ->
        [0] {""}
        [one] {""}, a goal on the art dealer card
       *[other] {""}, { $box_apprentice_dealer } goals on the art dealer card
    }{ $box_apprentice_cards ->
        [0] {""}
       *[other] {""}, { $box_apprentice_cards } money from both cards
    }{ $box_apprentice_money ->
        [0] {""}
       *[other] {""}, { $box_apprentice_money } money
    }. Experienced: { $box_experienced_reputation ->
        [one] { $box_experienced_reputation } reputation tile
       *[other] { $box_experienced_reputation } reputation tiles
    }, { $box_experienced_masterpieces ->
        [one] { $box_experienced_masterpieces } masterpiece
       *[other] { $box_experienced_masterpieces } masterpieces
    }{ $box_experienced_curator ->
        [0] {""}
        [highest] {""}, the higher goal on the curator card
        [one] {""}, a goal on the curator card
       *[other] {""}, { $box_experienced_curator } goals on the curator card
    }{ $box_experienced_dealer ->
        [0] {""}
        [one] {""}, a goal on the art dealer card
       *[other] {""}, { $box_experienced_dealer } goals on the art dealer card
    }{ $box_experienced_cards ->
        [0] {""}
       *[other] {""}, { $box_experienced_cards } money from both cards
    }{ $box_experienced_money ->
        [0] {""}
       *[other] {""}, { $box_experienced_money } money
    }. Master: { $box_master_reputation ->
        [one] { $box_master_reputation } reputation tile
       *[other] { $box_master_reputation } reputation tiles
    }, { $box_master_masterpieces ->
        [one] { $box_master_masterpieces } masterpiece
       *[other] { $box_master_masterpieces } masterpieces
    }{ $box_master_curator ->
        [0] {""}
        [highest] {""}, the higher goal on the curator card
        [one] {""}, a goal on the curator card
       *[other] {""}, { $box_master_curator } goals on the curator card
    }{ $box_master_dealer ->
        [0] {""}
        [one] {""}, a goal on the art dealer card
       *[other] {""}, { $box_master_dealer } goals on the art dealer card
    }{ $box_master_cards ->
        [0] {""}
       *[other] {""}, { $box_master_cards } money from both cards
    }{ $box_master_money ->
        [0] {""}
       *[other] {""}, { $box_master_money } money
    }.


## The board in the browser

board-ga-steps = Steps of this turn
board-ga-hint = Point at something to see what it would do.
board-ga-no-way-back = This reveals something: you cannot take it back.
board-ga-kicked-turn = { $seat }'s kicked-out action
board-ga-confirm = Confirm
board-ga-cancel = Cancel
board-ga-step = { $step ->
        [start] Start
        [turn] Location
        [leave] Assistant left behind
        [action] Action
        [after] Executive action
        [kicked_out] Kicked-out action
        [visitors] Visitors
        [assistant] Place an assistant
        [discover] Artist
        [buy] Artist
        [acclaim] Fame
        [sign] Contract
        [slot] Its space
        [sell] Work
        [fulfil] Contract
        [send] A visitor leaves
        [face] Turn the contract
        [hire] How many to hire
        [promote] Artist
        [tile] Tile
        [space] Reputation space
        [usher] A visitor leaves the lobby
        [bid] Space
        [pay] Pay
        [fame] Fame
        [ticket] Tickets
        [exchange] Exchange
        [admit] A visitor comes in
        [call] A visitor from the bag
        [toss] A ticket is discarded
        [hang] Hang the work
        [lacerda] Lacerda moves
       *[easel] Easel
    }
board-ga-scale = { $scale ->
        [money] Money
        [influence] Influence
        [fame] Fame
       *[value] Value of a work
    }
board-ga-price = Price
board-ga-celebrity = becomes a celebrity: { $money } money for you
board-ga-commission-for = commission: the work for { $price }
board-ga-spent = costs:
board-ga-moves-to = { $place ->
        [plaza] to the plaza
        [lobby] to your lobby
       *[gallery] into your gallery
    }
board-ga-bonus-lost = { $bonus }: no effect now
board-ga-fame-bonus = { $gain } fame for an artist; influence can add more
board-ga-kicks = { $piece ->
        [gallerist] kicks out { $seat }'s gallerist
       *[assistant] kicks out { $seat }'s assistant
    }
board-ga-assistant-goes = { $place ->
        [market] stays on the market
        [contract] goes on the contract
        [location] stays there
        [home] goes back to a desk
       *[out] leaves the game: no free desk
    }
board-ga-hires = { $count ->
        [one] one assistant comes to a desk
       *[other] { $count } assistants come to desks
    }
board-ga-limit-then = room for { $to } collectors in your gallery after that
board-ga-note = { $note ->
        [usher] a visitor leaves your lobby
        [send] a visitor leaves your gallery
        [own-kick] your own assistant goes back to a desk
        [reveals] four new cards: cannot be taken back
        [stays-kicked] if another player goes there, you get a kicked-out action
        [turns] the contract is turned over
       *[discards] the fulfilled contract is discarded; no ticket
    }
board-ga-waits = kicked out
board-ga-visitors = { $visitor ->
        [investor] { $count ->
                [one] { $count } investor
               *[other] { $count } investors
            }
        [vip] { $count ->
                [one] { $count } VIP
               *[other] { $count } VIPs
            }
       *[collector] { $count ->
                [one] { $count } collector
               *[other] { $count } collectors
            }
    }
board-ga-undiscovered = undiscovered
board-ga-initial = Initial fame { $fame }: the price of a commission
board-ga-stars = { $stars ->
        [0] no star
        [4] one gold star
        [5] two gold stars
        [6] celebrity
       *[other] green stars: { $stars }
    }
board-ga-promotion = Promotion { $level }
board-ga-signatures = Signatures left: { $count }
board-ga-commissioned = Commissioned by { $seat }
board-ga-look = View { $work }
board-ga-work-fame = The artist gains { $fame } fame
board-ga-onlookers = Visitors on this work
board-ga-below = { $count ->
        [one] { $count } work below
       *[other] { $count } works below
    }
board-ga-no-works = No works left
board-ga-column-gain = Gives { $influence } influence
board-ga-lobby-wants = Needed in your lobby:
board-ga-bid-row = Bid
board-ga-majorities = Majorities: first, second, third
board-ga-easels = Works of international renown, for the highest bids
board-ga-bids = Bids:
board-ga-endings = End conditions
board-ga-tickets-left = { $ticket ->
        [brown] brown tickets: { $count }
        [pink] pink tickets: { $count }
       *[white] white tickets: { $count }
    }
board-ga-celebrities = Celebrities
board-ga-end-when = { $wanted ->
        [1] The last ticket ends the game
       *[other] The game ends once { $wanted } of these are met; so far: { $met }
    }
board-ga-phase = { $phase ->
        [last_rounds] The end is near: this round, then one last turn each.
       *[last_turns] Last turns
    }
board-ga-visitors-heading = Visitors
board-ga-contracts-left = { $count ->
        [one] { $count } contract in the pile
       *[other] { $count } contracts in the pile
    }
board-ga-four-new = Four new
board-ga-token = Level { $level }: { $left } left, gives { $bonus }
board-ga-media-help = Promoting costs as much influence as the new level.
board-ga-step-back = Back to { $space }
board-ga-masterpiece = masterpiece
board-ga-free-wall = free space
board-ga-fourth = fourth space: only while you exhibit a masterpiece
board-ga-desks = Assistants at desks: { $count }
board-ga-queue = Queue: cost and bonus of each hire
board-ga-contracts = Contracts
board-ga-reputation = Reputation
board-ga-card-counts = { $card ->
        [curator] exhibited
       *[dealer] sold
    }
board-ga-wanted = { $there ->
        [yes] { $form }: done
       *[no] { $form }: still missing
    }
board-ga-pays = worth { $amount } money at the end
board-ga-in-gallery = In the gallery
board-ga-collectors = Collectors
board-ga-count-now = If the game ended now:
board-ga-count-line = { $what ->
        [cash] Money
        [majority] Majority in column { $of }
        [works] Exhibited works
        [easel] Work from an easel
        [curator] Curator card
        [dealer] Art dealer card
       *[influence] Influence { $space }
    }
board-ga-count-part = { $part ->
        [cash] Money
        [majority] Majorities on the market
        [tile] Reputation tiles
        [works] Exhibited works
        [easel] Work from an easel
        [curator] Curator card
        [dealer] Art dealer card
       *[influence] Influence
    }
board-ga-final = Final scoring
board-ga-count-all = Show everything at once
board-ga-tie = { $what ->
        [works] Ties: works acquired
        [visitors] then visitors in the gallery
       *[assistants] then assistants in play
    }
board-ga-so-far = So far
board-ga-own = Your gallery
board-ga-others = The other galleries
board-ga-rooms = Parts of the board
board-ga-room = { $room ->
        [places] Locations
        [colony] Artists
        [market] Market
        [offices] Sales and media
        [plaza] Visitors
        [own] Your gallery
       *[others] The others
    }
board-ga-room-asked = choose here
board-ga-solo = Lacerda, and your goals
board-ga-lacerda-at = Lacerda moves on from the { $location }
board-ga-lacerda-waits = Lacerda arrives after your first turn
board-ga-lacerda-assistants = beside the board: { $count }
board-ga-lacerda-easel = Lacerda takes the work on the easel
board-ga-kicked-offer = kicked-out action
board-ga-answer-location = Choose a location on the board
board-ga-answer-action = Choose an action on the board
board-ga-answer-executive = Choose a visitor or a contract on the board
board-ga-answer-visitor = Choose a visitor on the board
board-ga-answer-artist = Choose an artist on the board
board-ga-answer-contract = Choose a contract on the board
board-ga-answer-work = Choose a work on the board
board-ga-answer-queue = Choose in your queue how many to hire
board-ga-answer-market = Choose a space on the market
board-ga-answer-space = Choose a space on your board
board-ga-answer-easel = Choose a work on the easels

# The art market of the house: the headings of its plots.
market-fame = Fame of the artists
market-price = Average price of a work

# What the things on the board are
board-is-sign = { $sign ->
       *[visitor-investor] Investor
        [visitor-vip] VIP
        [visitor-collector] Collector
        [ticket-brown] Brown ticket
        [ticket-pink] Pink ticket
        [ticket-white] White ticket
        [ticket-any] Ticket of any colour
        [anyone] Any visitor
        [trio] One visitor of each kind
        [bag] Bag
        [lobby] Lobby
        [work] Work of art
        [masterpiece] Masterpiece
        [assistant] Assistant
        [gallerist] Gallerist
        [signature] Signature
        [star-green] Green star
        [star-gold] Gold star
        [celebrity] Celebrity
        [influence] Influence
        [money] Money
        [contract] Contract
        [reputation] Reputation
        [promotion] Promotion
        [sales-office] { location-sales_office }
        [artists-colony] { location-artists_colony }
        [media-centre] { location-media_centre }
        [international-market] { location-international_market }
    }
board-why-sign = { $sign ->
       *[visitor-investor] Moves with brown tickets. In your gallery investors bring money at an intermediate count, and one sent away after a sale turns the contract to its money side.
        [visitor-vip] Moves with pink tickets. In your gallery VIPs bring influence at an intermediate count, and one sent away after a sale turns the contract to its influence side.
        [visitor-collector] Moves with white tickets. Each collector in your gallery adds 1 fame whenever you make an artist famous; the more works you have sold, the more of them your gallery holds.
        [ticket-brown] Moves an investor one space towards your gallery.
        [ticket-pink] Moves a VIP one space towards your gallery.
        [ticket-white] Moves a collector one space towards your gallery.
        [ticket-any] You choose the colour of the ticket.
        [anyone] A visitor of any kind will do.
        [trio] An investor, a VIP and a collector together.
        [bag] The visitors who are not in town yet. When it is empty, one of the conditions of the end is met.
        [lobby] Visitors who are about to come in: a ticket moves them from the plaza to a lobby and from there into the gallery.
        [work] A work on show or acquired. Its value follows the stars of its artist.
        [masterpiece] A work on show by an artist who became a celebrity. With one on show your wall has a fourth space.
        [assistant] You hire assistants for your desks. They are put on contracts, on the market, or left behind at a location.
        [gallerist] Goes to another location each turn and takes one of its two actions.
        [signature] An artist has two. Each work bought takes one; when both are gone the artist makes only commissioned works, until one is sold.
        [star-green] A level of fame: each star raises the value of all works of that artist.
        [star-gold] A high level of fame: works of that artist are worth much.
        [celebrity] An artist at the end of the fame track: no more works but commissioned ones, and those on show are masterpieces.
        [influence] Your standing. Steps back to a money icon pay instead of money, steps back to a star add fame; the last icon reached pays at the end.
        [money] What counts at the end: the richest gallery wins.
        [contract] Needed to sell a work of its form. An assistant on it brings its bonus.
        [reputation] A tile on your board that brings influence now and money at the end.
        [promotion] The level an artist was promoted to. The next one costs as much influence as its number.
        [sales-office] Sign contracts and sell works.
        [artists-colony] Discover artists and buy works.
        [media-centre] Hire assistants and promote artists.
        [international-market] Take reputation tiles and bid for international works.
    }
board-why-form = The form of art. A contract sells only works of its form, and a row of the market wants one of its form.
board-why-location = { $place ->
       *[sales_office] Here you sign a contract or sell a work that fits one.
        [artists_colony] Here you discover an artist or buy a work.
        [media_centre] Here you hire assistants or promote an artist.
        [international_market] Here you take a reputation tile or bid for an international work; both want visitors in your lobby.
    }
board-is-free = Nobody stands here
board-why-free = { $place }: whoever comes kicks nobody out.
board-why-action = { $action ->
       *[sign] Take a contract on display and put it on one of your spaces.
        [sell] Sell a work on show for its value with a contract of its form; a visitor leaves your gallery.
        [discover] Turn up an artist, take the bonus, and hold the commission for one of the works.
        [buy] Buy the top work of an artist's form for the fame of the artist; it is hung in your gallery.
        [hire] Take one to four assistants from your queue to your desks, each at its price and with its bonus.
        [promote] Raise an artist by one level for as much influence; the artist gains fame.
        [reputation] Take a tile of the market: it wants an acquired work of the row's form, visitors in your lobby, and an assistant.
        [bid] Put an assistant in a bid row: the highest sums choose a work from the easels at the end.
    }
board-why-tile = Each brings { $influence } influence when the tile is taken and { $money } money at the end of the game.
board-why-bonus = { $bonus ->
       *[none] It brings nothing.
        [money] You take as much money as is shown.
        [influence] You go on along the influence track.
        [fame] An artist of your choice gains fame.
        [ticket] You take a ticket of the colour you like.
        [brown_ticket] You take a brown ticket: it moves an investor.
        [pink_ticket] You take a pink ticket: it moves a VIP.
        [white_ticket] You take a white ticket: it moves a collector.
        [two_tickets] You take two tickets of different colours.
        [plaza_visitor] A visitor from the plaza comes into your gallery.
        [investor_or_vip] An investor or a VIP from the plaza comes into your gallery.
        [bag_visitor] A visitor from the bag comes into your gallery.
        [assistant] An assistant from your queue comes to a desk.
        [contract] You take a contract on display.
    }
board-is-of-artist = { $part ->
       *[whole] { $artist }
        [fame] Fame: { $fame }
        [stars] Stars: { $stars }
        [value] Value of a work: { $value }
        [price] Price: { $initial } as a commission, { $fame } else
        [promotion] Promotion: { $promotion }
        [signatures] Signatures left: { $signatures }
        [commission] Commission of { $holder }
    }
board-why-of-artist = { $part ->
       *[whole] { $known ->
            [yes] Fame { $fame }, so that a work costs { $fame } and is worth { $value }.
           *[no] Not discovered yet. Begins with fame { $initial }.
        }
        [fame] { $known ->
            [yes] How well { $artist } is known, which is also the price of a work. Buying, promotion and collectors raise it; the next star comes at { $next }.
           *[no] { $artist } is not discovered yet, and begins with fame { $initial }.
        }
        [stars] { $artist } stands at fame { $fame }. The next star comes at { $next }, and at { $celebrity } the artist is a celebrity.
        [value] What the bank pays for a work of { $artist } now, by its stars. It grows with the next star, at fame { $next }.
        [price] A work costs the fame the artist has; whoever holds the commission pays what it was at first: { $initial }.
        [promotion] The next level costs { $artist }'s promoter as much influence as its number, brings the bonus above it, and raises fame.
        [signatures] Each work bought from { $artist } takes one. Without one there are only commissioned works.
        [commission] { $holder } has a signature of { $artist } and buys that work for { $initial }, whatever the fame is by then.
    }
board-is-of-seat = { $part ->
       *[money] Money: { $money }
        [influence] Influence: { $influence }
        [desks] Assistants at desks: { $desks }
        [works] Works on show: { $shown }, sold: { $sold }
    }
board-why-of-seat = { $part ->
       *[money] Of { $seat }. The richest gallery wins at the end.
        [influence] Of { $seat }. Steps back to the previous money icon pay 1 each; steps back to the previous star add fame. At the end the last icon reached pays.
        [desks] Of { $seat }: { $desks } of { $most } desks are taken, { $queue } assistants wait in the queue.
        [works] Of { $seat }. Works on show pay their value at the end; each work sold lets one more collector into the gallery.
    }
board-why-piece = { $piece ->
       *[gallerist] Whoever comes here kicks this gallerist out, and its owner may take a kicked-out action.
        [assistant] An assistant left behind: whoever comes here kicks it out, and its owner may take a kicked-out action.
    }
board-why-work-fame = Whoever buys this work gives its artist so much fame, and 1 more for each collector in the gallery.
board-why-below = { $form }: works below the top one. Only the top one is for sale.
board-why-ending = { $ending ->
       *[office] The box office. When it is empty, a condition of the end is met: { $met } of { $wanted } are.
        [celebrities] When { $enough } artists are celebrities, a condition of the end is met: { $met } of { $wanted } are.
        [bag] Visitors in the bag. When it is empty, a condition of the end is met: { $met } of { $wanted } are.
    }
board-why-hung = { $masterpiece ->
        [yes] A masterpiece, worth { $value }.
       *[no] Worth { $value } by the stars of its artist: it is paid when it is sold, and at the end if it still hangs.
    }
board-why-contract = Sells a work of this form: { $form }. An assistant put on it brings: { $bonus }.
board-why-token = To raise an artist to level { $level } costs { $level } influence.
board-why-column = Whoever takes a tile or bids in this column gains { $influence } influence at once; the visitors below are wanted in the lobby.
board-why-queue = Hired from the top: each costs the money and brings the bonus of its space.

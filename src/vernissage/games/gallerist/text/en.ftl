# The Gallerist in English.

title-name = The Gallerist
title-summary = Discover artists, buy their works cheap, make them famous and sell them dear, while visitors, tickets and assistants fill your gallery and your purse.

## Names

location-sales_office = Sales office
location-artists_colony = Artists' colony
location-media_centre = Media centre
location-international_market = International market
form-digital = Digital art
form-photography = Photography
form-sculpture = Sculpture
form-painting = Painting
colour-blue = blue
colour-red = red
artist-name = { $form } ({ $colour })
work-name = { $form } no. { $number }
contract-name = { $form }: { $bonus }
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
    } for every { $least } influence
tile-collector = collectors: { tile-each-person }
tile-vip = VIPs: { tile-each-person }
tile-investor = investors: { tile-each-person }
tile-visitor = visitors: { tile-each-person }
tile-visitor_set = sets of three different visitors: { tile-each-thing }
tile-reputation = reputation tiles: { tile-each-thing }
tile-auction_assistant = assistants in the bid rows: { tile-each-person }
tile-assistant = assistants in play: { tile-each-person }
tile-promoted_artist = artists with promotion { $least } or more: { tile-each-person }
tile-acquired = works acquired: { tile-each-thing }
tile-sold = works sold: { tile-each-thing }
tile-exhibited = works on show: { tile-each-thing }
tile-form = different forms acquired: { tile-each-thing }
tile-photography = photographs acquired: { tile-each-thing }
tile-painting = paintings acquired: { tile-each-thing }
tile-digital = digital works acquired: { tile-each-thing }
tile-sculpture = sculptures acquired: { tile-each-thing }
tile-famous_artist = artists with fame { $least } or more: { tile-each-person }
tile-masterpiece = masterpieces on show: { tile-each-thing }
tile-each-person = { $influence ->
    [0] { $money } money each
   *[other] { $influence } influence, { $money } money each
    }
tile-each-thing = { $influence ->
    [0] { $money } money each
   *[other] { $influence } influence, { $money } money each
    }
action-sign = sign a contract
action-sell = sell a work
action-discover = discover an artist
action-buy = buy a work
action-hire = hire assistants
action-promote = promote an artist
action-reputation = take a reputation tile
action-bid = bid for an international work
piece-gallerist = gallerist
piece-assistant = assistant
kind-curator = curator card
kind-dealer = dealer card
card-name = { $card } { $number }
cell-tile = row { $form }, column { $column }
cell-bid = bid { $amount }, column { $column }
origin-desk = from a desk
origin-kicked_out = the one kicked out
origin-sales_office = from the sales office
origin-artists_colony = from the artists' colony
origin-media_centre = from the media centre
origin-international_market = from the international market
spot-plaza = plaza
spot-gallery = gallery
spot-lobby = lobby of { $seat }
source-plaza = from the plaza
source-bag = from the bag
source-lobby = from the lobby
source-gallery = from the gallery
source-bonus = as a bonus
source-market = on the market
source-celebrity = for a new celebrity
source-intermediate = in the intermediate scoring
source-location = from the location
source-contract = from the contract
level-none = none
level-apprentice = Apprentice
level-experienced = Experienced
level-master = Master gallerist
goal-curator = goals of the curator card
goal-highest = the dearest goal of the curator card
goal-dealer = goals of the dealer card
goal-cards = money from both cards
goal-reputation = reputation tiles
goal-masterpieces = masterpieces
goal-money = money in all

## Questions

ask-start = Where does your gallerist start? You take the reputation tile of that location.
ask-turn = Where do you go? You may take your executive action first.
ask-leave = Do you leave an assistant behind? If somebody comes there, you have a kicked-out action.
ask-action = Which action do you take here? You may take your executive action first.
ask-after = Your executive action, or is your turn over?
ask-kicked_out = You were kicked out: a location action for influence, an executive action, or nothing?
ask-visitors = Which visitor do you move next? Each move costs a ticket of its colour.
ask-assistant = Which assistant do you put there?
ask-discover = Which artist do you discover?
ask-buy = Whose work do you buy?
ask-acclaim = Which artist gains the fame?
ask-sign = Which contract do you sign?
ask-slot = On which of your spaces do you put the contract?
ask-sell = Which work do you sell?
ask-fulfil = Which contract do you use for the sale?
ask-send = Which visitor leaves your gallery for the plaza?
ask-face = Which bonus shall the back of the contract show?
ask-hire = How many assistants do you hire?
ask-promote = Which artist do you promote?
ask-tile = Which reputation tile do you take?
ask-space = On which of your spaces do you put the tile? You have its bonus at once.
ask-usher = Which visitor leaves your lobby for the plaza?
ask-bid = Where do you bid?
ask-pay = How much of the price do you pay by influence? The rest is paid in money.
ask-fame = How much fame do you add by influence? Each costs a step back to the previous star.
ask-ticket = Which ticket do you take?
ask-exchange = That colour has run out: which ticket of the box office do you discard for one of the discards?
ask-admit = Which visitor comes from the plaza into your gallery?
ask-call = Which visitor comes from the bag into your gallery?
ask-toss = The largest piles are equal: from which one is a ticket discarded?
ask-easel = Which work do you take from the easels, and onto which card?

move-start = Start at: { $location }
move-go = Go to: { $location }
move-leave = Leave an assistant: { $origin }
move-nobody = Leave nobody
move-act = Action: { $action }
move-idle = Do nothing: no action is possible
move-walk = Move { $visitor } ({ $spot })
move-stop = No more tickets
move-use = Use the bonus of contract { $slot }
move-done = End the turn
move-decline = No kicked-out action
move-assistant = The assistant { $origin }
move-discover = Discover { $artist }
move-buy = Buy from { $artist }
move-acclaim = Fame for { $artist }
move-sign = Sign { $contract }
move-refresh = Lay four new contracts
move-sign-none = Sign none
move-slot = Space { $slot }
move-sell = Sell { $work }
move-fulfil = Use { $contract }
move-send = Send away: { $visitor }
move-face = Show { $bonus }
move-hire = Hire { $count }
move-promote = Promote { $artist }
move-reputation = Tile: { $cell }
move-space = The space with { $bonus }
move-usher = Send away: { $visitor }
move-bid = Bid: { $cell }
move-pay = { $steps ->
        [0] All in money
       *[other] { $steps } by influence
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
move-easel = Take { $work } onto the { $card }

## What happens

event-dealt = { $seat } has { $curator } and { $dealer }.
event-set-up = The board is laid out. { $seat } will be the first player; the last one chooses a location first.
event-started = { $seat } starts at: { $location }. Tile: { $tile }.
event-turn-began = { $seat } has the turn.
chapter-turn-began = Round { $round }
event-went = { $seat } goes to: { $location }.
event-left-behind = { $seat } leaves an assistant behind ({ $origin }): { $location }.
event-kicked = { $seat } kicks out the { $piece } of { $owner }: { $location }.
event-nothing-to-do = { $seat } can do nothing here: { $location }.
event-walked = { $seat } moves a visitor with a ticket: { $visitor }, { $spot } → { $to }.
event-entered = { $seat } has a new visitor in the gallery, { $source }: { $visitor }.
event-sent = A visitor of { $seat } goes to the plaza, { $source }: { $visitor }.
event-assistant-placed = { $on ->
        [market] { $seat } puts an assistant on the international market ({ $origin }): space { $cell }.
       *[contract] { $seat } puts an assistant on contract { $cell } ({ $origin }).
    }
event-hired = { $seat } has a new assistant.
event-went-home = The { $piece } of { $seat } goes home, { $source }.
event-retired = An assistant of { $seat } ({ $source }) finds no free desk and leaves the game.
event-commission-given-up = { $seat } gives up the commission of { $artist }: no work of that form is left.
event-discovered = { $seat } discovers { $artist } and has { $bonus }.
event-collector-came = A collector comes to the plaza, from: { $artist }.
event-bought = { $by ->
        [commission] { $seat } buys the commissioned { $work } of { $artist } for { $amount }.
       *[signature] { $seat } buys { $work } of { $artist } for { $amount }.
    }
event-paid = { $steps ->
        [0] { $seat } pays { $amount }.
       *[other] { $seat } pays { $amount }, { $steps } of it by influence (−{ $influence }).
    }
event-fame-raised = { $artist } gains { $amount } fame and stands at { $fame }; a work is worth { $value }.
event-celebrity = { $artist } is a celebrity now, thanks to { $seat }.
event-ticket-taken = { $seat } takes a { $ticket }.
event-exchanged = { $seat } discards a { $given } of the box office for a { $ticket } of the discards.
event-hung = { $seat } hangs { $work }, worth { $value }.
event-work-shown = { $visitors_count ->
        [0] The next work is { $work }.
       *[other] The next work is { $work }. To see it come: { $visitors }.
    }
event-tile-taken = { $seat } puts a reputation tile on the space with { $bonus }: { $tile }.
event-tile-put-away = { $seat } has no space for the reputation tile: { $tile }.
event-signed = { $seat } signs { $contract } on space { $slot }.
event-signed-none = { $seat } signs none of the new contracts.
event-refreshed = { $seat } lays new contracts.
event-reshuffled = The contracts are shuffled anew.
event-contract-shown = A new contract on space { $place } of the display: { $contract }.
event-sold = { $seat } sells { $work } of { $artist } for { $amount }.
event-turned-over = The contract { $contract } of { $seat } is turned over and shows { $bonus }.
event-promoted = { $seat } promotes { $artist } to level { $level }.
event-bid-made = { $seat } bids { $amount } in column { $column }.
event-influence-gained = { $seat } gains { $amount } influence { $source }.
event-earned = { $seat } gains { $amount } money { $source }.
event-lost = { $seat } cannot have { $bonus }: it is lost.
event-declined = { $seat } takes no kicked-out action.
event-came-back = { $seat } spends { $influence } influence for a kicked-out action: { $action }.
event-intermediate-scoring = The first colour of tickets has run out: everybody gains influence and money for visitors.
event-end-in-sight = The end is in sight: this round is finished, then everybody has one more turn.
event-last-turns = The last turns begin; there are no kicked-out actions any more.
event-lacerda-left-behind = Lacerda leaves an assistant behind: { $location }.
event-lacerda-went = Lacerda goes to: { $location }.
event-lacerda-went-home = An assistant of Lacerda's goes back beside the board, from: { $location }.
event-lacerda-placed = { $tile ->
        [none] Lacerda has an assistant on the market: { $cell }.
       *[other] Lacerda has an assistant on the market: { $cell }. The reputation tile there is gone.
    }
event-lacerda-kicked = { $seat } kicks out Lacerda's { $piece }: { $location }.
event-kicked-by-lacerda = Lacerda kicks out the { $piece } of { $seat }: { $location }.
event-tossed = A { $ticket } of the box office is discarded.
event-lacerda-took = Lacerda's bids are the highest: the work on the easel is his.
event-easel-taken = { $seat } takes { $work } from the easels onto the { $card }; it pays { $amount }.
event-cards-shown = { $seat } shows { $curator } and { $dealer }.
event-scored = { $seat }: money { $cash }, majorities { $majorities }, reputation { $reputation }, works { $works }, easel { $easel }, curator { $curator }, dealer { $dealer }, influence { $influence }. Total { $total }.
event-solo-result = { $level ->
        [master] The goals of a master gallerist are reached.
        [experienced] The goals of an experienced gallerist are reached.
        [apprentice] The goals of an apprentice are reached.
       *[none] No level's goals are reached.
    }
event-game-ended = The game ends: { $reason }. Final money: { $scores_by_seat }.
reason-two_of_three = two of the three signs of the end have come
reason-last_ticket = the last ticket has left the box office
reason-stalled = nothing has changed for { $box_stalled ->
    [one] a round
   *[other] { $box_stalled } rounds
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
refusal-location-needed = A location is asked for here. [{ $rule }]
refusal-start-taken = Somebody starts there already: { the-location }. [{ $rule }]
refusal-same-location = Your gallerist is there already and has to move on: { the-location }. [{ $rule }]
refusal-nothing-to-do = You could take neither of the two actions there: { the-location }. [{ $rule }]
refusal-executed-already = You have had your executive action this turn. [{ $rule }]
refusal-executive-needed = An executive action is asked for here, or the end of your turn. [{ $rule }]
refusal-action-needed = One of the two actions of this location is asked for here. [{ $rule }]
refusal-action-wanted = An action is possible here, so you have to take it: { the-location }. [{ $rule }]
refusal-other-location = That is an action of another location: { the-location }. [{ $rule }]
refusal-action-lost = After that neither action would be possible here, and you have to take one: { the-location }. [{ $rule }]
refusal-go-first = Your gallerist has to go there first: { the-needed-location }. Now it is here: { the-place }. [{ $rule }]
refusal-acted-already = The location action of this turn is over. [{ $rule }]
refusal-no-star-below = There is no star below your influence marker (it stands at { $available }), so you cannot pay for a location action. [{ $rule }]
refusal-kicked-out-answer = A kicked-out action is asked for here, or none. [{ $rule }]
refusal-no-ticket = That visitor needs a ticket of its colour, and you have none: { the-needed-ticket }. [{ $rule }]
refusal-no-visitor-there = No such visitor stands there: { the-needed-visitor }. [{ $rule }]
refusal-walk-or-stop = Move another visitor, or stop. [{ $rule }]
refusal-collector-limit = Your gallery has room for { $available ->
        [one] { $available } collector
       *[other] { $available } collectors
    } now; each work you sell makes room for one more. [{ $rule }]
refusal-no-contract = There is no contract on your space { $needed }. [{ $rule }]
refusal-bonus-used = The bonus of contract { $needed } is used already: an assistant stands on it. [{ $rule }]
refusal-no-assistant = You have no assistant to put there, neither at a desk nor on a location. [{ $rule }]
refusal-desks-empty = Nobody sits at your desks. [{ $rule }]
refusal-not-your-assistant = None of your assistants stands there: { the-location }. [{ $rule }]
refusal-not-kicked-out = No assistant of yours was kicked out just now. [{ $rule }]
refusal-source-needed = It is asked where the assistant comes from. [{ $rule }]
refusal-commission-taken = You have a commission already; buy that work first. [{ $rule }]
refusal-all-discovered = All artists are discovered. [{ $rule }]
refusal-discovered-already = That artist is discovered already. [{ $rule }]
refusal-not-discovered = That artist is not discovered yet. [{ $rule }]
refusal-artist-needed = An artist is asked for here. [{ $rule }]
refusal-no-work-left = There is no work of that form left. [{ $rule }]
refusal-celebrity-retired = Celebrities make no more works, except commissioned ones. [{ $rule }]
refusal-no-signature = That artist has no signature left: one of the works has to be sold first. [{ $rule }]
refusal-too-dear = That costs { $needed }, and with all your influence you could pay { $available }. [{ $rule }]
refusal-no-space = You show { $available ->
        [one] { $available } work
       *[other] { $available } works
    } and have no space for another; the fourth space needs a masterpiece. [{ $rule }]
refusal-contracts-full = You have { $available ->
        [one] { $available } contract
       *[other] { $available } contracts
    } not yet used for a sale, and no space for another. [{ $rule }]
refusal-contract-needed = A contract on display is asked for here. [{ $rule }]
refusal-contract-wanted = You may take no contract only after new ones were laid. [{ $rule }]
refusal-refreshed-already = New contracts were laid already. [{ $rule }]
refusal-not-on-display = That contract is not on top of the display. [{ $rule }]
refusal-slot-taken = The contract on your space { $needed } is not yet used for a sale. [{ $rule }]
refusal-slot-needed = One of your contract spaces is asked for here, 1 to 3. [{ $rule }]
refusal-nothing-on-show = You show no work that could be sold. [{ $rule }]
refusal-no-open-contract = You have no contract that is not yet used for a sale. [{ $rule }]
refusal-no-contract-of-form = None of your contracts is for that form of art. [{ $rule }]
refusal-contract-does-not-fit = The contract on your space { $needed } does not fit that work. [{ $rule }]
refusal-not-your-contract = You have no such contract. [{ $rule }]
refusal-work-needed = A work on show is asked for here. [{ $rule }]
refusal-not-on-show = You do not show that work. [{ $rule }]
refusal-not-in-gallery = No such visitor is in your gallery: { the-visitor }. [{ $rule }]
refusal-not-in-lobby = No such visitor is in your lobby: { the-visitor }. [{ $rule }]
refusal-not-on-plaza = No such visitor is on the plaza: { the-visitor }. [{ $rule }]
refusal-not-in-bag = No such visitor is in the bag: { the-visitor }. [{ $rule }]
refusal-other-visitor = This bonus brings an investor or a VIP, not: { the-visitor }. [{ $rule }]
refusal-visitor-needed = A kind of visitor is asked for here. [{ $rule }]
refusal-face-needed = It is asked whether money or influence shall show. [{ $rule }]
refusal-number-needed = You hire one to { $needed } at a time. [{ $rule }]
refusal-queue-short = Your queue has { $available } left, not { $needed }. [{ $rule }]
refusal-desks-short = You have { $available ->
        [0] no free desk
        [one] { $available } free desk
       *[other] { $available } free desks
    }, and need { $needed }. [{ $rule }]
refusal-promoted-enough = That artist has the highest promotion already: { $available }. [{ $rule }]
refusal-no-token = No promotion token of level { $needed } is left. [{ $rule }]
refusal-influence-short = That takes { $needed } influence, and you have { $available }. [{ $rule }]
refusal-nothing-acquired = You have not acquired a work yet, and each row wants one of its form. [{ $rule }]
refusal-spaces-full = All your reputation spaces are taken. [{ $rule }]
refusal-no-tile-in-reach = No tile is left where your works and the visitors in your lobby would let you take one. [{ $rule }]
refusal-tile-needed = A space with a reputation tile is asked for here. [{ $rule }]
refusal-bid-needed = A space in the bid rows is asked for here. [{ $rule }]
refusal-column-closed = Column { $needed } is not used with so few players. [{ $rule }]
refusal-lobby-lacks = { $needed ->
        [1] The first column wants a visitor in your lobby.
        [2] The second column wants an investor and a VIP in your lobby.
       *[3] The third column wants a collector in your lobby, and an investor or a VIP.
    } [{ $rule }]
refusal-form-not-acquired = That row wants a work acquired: { the-form }. [{ $rule }]
refusal-cell-taken = That space is taken. [{ $rule }]
refusal-space-taken = That reputation space is taken; { $available } are free. [{ $rule }]
refusal-space-needed = One of your reputation spaces is asked for here. [{ $rule }]
refusal-amount-needed = A number is asked for here. [{ $rule }]
refusal-above-price = The price is { $needed }; you cannot pay { $available } of it. [{ $rule }]
refusal-above-cash = That leaves { $needed } to pay in money, and you have { $available }. [{ $rule }]
refusal-steps-short = Your influence pays { $available } at most, not { $needed }. [{ $rule }]
refusal-stars-wanted = Your wall is full unless the artist becomes a celebrity: keep influence for { $needed } more fame. [{ $rule }]
refusal-celebrity-wanted = Your wall is full unless the artist becomes a celebrity: add at least { $needed }, not { $available }. [{ $rule }]
refusal-stars-short = Your influence adds { $available } fame at most, not { $needed }. [{ $rule }]
refusal-fame-ends = Fame ends at { $needed }; { $available } would be too much. [{ $rule }]
refusal-same-colour = Tickets taken at the same time are of different colours. [{ $rule }]
refusal-other-colour = That colour is not shown here: { the-ticket }. [{ $rule }]
refusal-no-such-ticket = There is none left, neither in the box office nor among the discards: { the-ticket }. [{ $rule }]
refusal-ticket-needed = A ticket is asked for here. [{ $rule }]
refusal-office-lacks = The box office has none: { the-ticket }. [{ $rule }]
refusal-smaller-pile = The ticket comes from a largest pile ({ $needed }); this one has { $available }. [{ $rule }]
refusal-easel-needed = A work on an easel and one of your two cards are asked for here. [{ $rule }]
refusal-not-on-easel = That work is on no easel. [{ $rule }]

## The board as tables

board-headline = { $phase ->
        [last_rounds] Round { $round }, the last but one · turn of { $seat }
        [last_turns] Last turns · turn of { $seat }
       *[playing] Round { $round } · turn of { $seat }
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
board-home = at home
board-locations = Locations
board-there = There
board-kicked-out = Kicked out
board-tile = Tile
board-lacerda = Lacerda
board-piece = { $piece } of { $owner }
board-artists = Artists
board-artist = Artist
board-fame = Fame
board-price = Initial
board-value = Value
board-promotion = Promotion
board-signatures = Signatures
board-bonus = Bonus
board-celebrity = celebrity
board-piles = Works for sale and on the easels
board-form = Form
board-visitors = Visitors
board-below = Below
board-easel = Easel: { $work }
board-worth = pays { $amount }
board-column = { $column }: +{ $influence }, { $lobby }
board-bid = Bid { $amount }
board-display = Contracts on display ({ $left } in the pile)
board-place = Place
board-contract = Contract
board-people = Tickets and visitors
board-office = Box office
board-discarded = Discarded tickets
board-bag = Bag
board-left = Left
board-gallery-of = Gallery of { $seat }
board-on-show = On show { $place }
board-commission = Commission
board-slot = Contract { $slot }
board-free = free, brings { $bonus }
board-space = Reputation: { $bonus }
board-third = Third exhibition space
board-work = { $kind ->
        [masterpiece] { $artist }, worth { $value }, masterpiece
       *[work] { $artist }, worth { $value }
    }
board-signed = { $face ->
        [front] { $form }, { $bonus }
       *[back] used for a sale, { $bonus }
    }{ $used ->
        [used] {" "}(bonus used)
       *[open] {""}
    }
board-score = { $when ->
        [over] The last count: { $seat }
       *[now] If the game ended now: { $seat }
    }
board-line = Line
board-level = Level
board-wanted = Wanted
board-needed = Needed
board-solo = Lacerda: { $location }, { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    } beside the board
score-cash = Money
score-majorities = Majorities on the market
score-tile = Reputation: { $tile }
score-works = Works on show
score-easel = Work from the easels
score-curator = Curator card
score-dealer = Dealer card
score-influence = Influence { $space }
score-total = Total

## The rules in our own words

rules-1-title = What it is about
rules-1-text = You run a gallery. You discover artists, buy their works while they are cheap, make the artists famous, and sell some works and keep others. Visitors in your gallery bring money, influence and fame; assistants on the international market bring reputation and a share in the last auction. Whoever has the most money when all is counted wins.

rules-2-title = A turn
rules-2-text = Move your gallerist to another location and take one of its two actions, if one of them is possible. If you come from a location you may leave an assistant there, from a desk or from another location.
    Once a turn, before or after the location action, you may take an executive action: move visitors with tickets, or use the bonus of a contract. Between the move and the location action it must not leave you without an action to take there.

rules-3-title = Kicked out
rules-3-text = A gallerist or assistant who stands where somebody goes is kicked out. After that turn its owner may take a kicked-out action: go back on the influence track to the previous star and take one of the two actions of that location, or take an executive action for nothing. The assistant that was kicked out may be the one used for it. Then the piece goes home: a gallerist to the gallery, an assistant to a free desk; without one it leaves the game. Your own assistant can be kicked out too, but that brings no action.

rules-4-title = Visitors and tickets
rules-4-text = A ticket moves a visitor of its colour one space towards your gallery: from the plaza to your lobby, from your lobby into your gallery, or from another lobby to the plaza. Brown tickets move investors, pink ones VIPs, white ones collectors. You may spend as many as you like in one executive action. Nobody leaves a gallery by a ticket.
    Your gallery holds { $box_collectors ->
        [one] one collector
       *[other] { $box_collectors } collectors
    }, and one more for each work you have sold.
    If a colour has run out in the box office, discard another ticket of it and take the colour from the discards; if the box office is empty, take tickets from the discards.

rules-5-title = Artists' colony
rules-5-text = Discover an artist: take the bonus on the tile; a collector on a red artist goes to the plaza. You get a commission, one at a time: that artist's next work costs you only the initial fame.
    Buy a work: the price is the artist's fame. Each artist has two signatures, so two works at most are unsold. The visitors on the work go to the plaza. The artist gains the fame on the work and 1 for each collector in your gallery, and you take the tickets on it. You can show three works, and a fourth as long as one of them is a masterpiece.
    When you hang your third work, the reputation tile there goes to one of your reputation spaces at the end of your turn: you have the bonus of the space, and a visitor leaves your lobby for the plaza.

rules-6-title = Sales office
rules-6-text = Sign a contract: take one on display, after laying four new ones if you like, and put it on a free space, which brings a ticket, or over one that was used. With three contracts not yet used you cannot sign.
    Sell a work: you need a contract of its form. You gain its value, the signature goes back to the artist, and a visitor leaves your gallery for the plaza. The contract is turned over: after an investor it shows money, after a VIP influence, otherwise as you like.

rules-7-title = Media centre
rules-7-text = Hire assistants: up to four, as many as you have free desks, each at the price of its space and with its bonus.
    Promote an artist to the next level: it costs as much influence as the level and brings the bonus of the level; then the artist gains { $box_promotion_fame } fame and 1 for each collector in your gallery.

rules-8-title = International market
rules-8-text = A column wants visitors in your lobby: any; an investor and a VIP; a collector with an investor or VIP. It brings { $box_column_1 }, { $box_column_2 } or { $box_column_3 } influence.{ $box_closed_1 ->
        [never] {""}
       *[other] {" "}With { $box_closed_1 } at the table the first column is closed.
    }{ $box_closed_2 ->
        [never] {""}
       *[other] {" "}With { $box_closed_2 } at the table the second column is closed.
    }{ $box_closed_3 ->
        [never] {""}
       *[other] {" "}With { $box_closed_3 } at the table the third column is closed.
    }
    Take a reputation tile from a row whose form of art you have acquired, put it on one of your reputation spaces and take that bonus; a visitor leaves your lobby for the plaza. An assistant of yours stays on the space.
    Bid { $box_bid_1 }, { $box_bid_2 } or { $box_bid_3 } for the works on the easels: pay it, take the bonus, leave an assistant there.

rules-9-title = Influence and fame
rules-9-text = Whenever you pay money, each step back to the previous money icon of the influence track pays 1. Whenever an artist gains fame by you, each step back to the previous star adds 1. What you gain past { $box_influence_end } is lost.
    Stars of an artist make works worth { $box_values } and at last { $box_celebrity_value }. At { $box_celebrity } fame an artist is a celebrity: whoever brought it about gains { $box_celebrity_money } money, the works on show are masterpieces, and nothing more can be bought but a commission.
    After the turn in which the first colour of tickets runs out, everybody gains once { $box_vip_influence } influence{ $box_vip_money ->
        [0] {""}
       *[other] {" "}and { $box_vip_money } money
    } for each VIP, { $box_investor_money } money{ $box_investor_influence ->
        [0] {""}
       *[other] {" "}and { $box_investor_influence } influence
    } for each investor, and { $box_collector_influence } influence and { $box_collector_money } money for each collector.

rules-10-title = The end
rules-10-text = { $box_ends ->
        [1] One of three signs brings the end
        [2] Two of three signs bring the end
       *[3] Three signs together bring the end
    }: no tickets in the box office, { $box_celebrities ->
        [one] a celebrity
       *[other] { $box_celebrities } celebrities
    }, no visitors in the bag. The round is finished, and everybody has one more turn, without kicked-out actions. A game in which { $box_stalled } rounds change neither tickets nor fame nor the bag ends too.

rules-11-title = The last count
rules-11-text = In this order: majorities of assistants in each column of the market ({ $box_majorities_1 }; { $box_majorities_2 }; { $box_majorities_3 }); reputation tiles; the value of works on show; the works on the easels, which go to the highest bids and lie on the curator or the dealer card; the curator card for works on show; the dealer card for works sold; influence.
    Equal money is decided by works acquired, visitors in the gallery, assistants in play; then the win is shared.

rules-12-title = Alone against Lacerda
rules-12-text = After your first turn Lacerda is put opposite you; after each later turn he goes on clockwise, leaves an assistant behind and kicks out whoever is there. If you kick out a piece of his, a ticket of the largest pile is discarded. When he comes to the market, or is kicked out there, an assistant of his takes the first free space, in turn above and below; a tile there is gone. The game ends after the turn in which the last ticket leaves the box office, and one more turn.
    Apprentice: { $box_apprentice_reputation ->
        [one] { $box_apprentice_reputation } reputation tile
       *[other] { $box_apprentice_reputation } reputation tiles
    }, { $box_apprentice_masterpieces ->
        [one] { $box_apprentice_masterpieces } masterpiece
       *[other] { $box_apprentice_masterpieces } masterpieces
    }{ $box_apprentice_curator ->
        [0] {""}
        [highest] {""}, the dearest goal of the curator
        [one] {""}, a goal of the curator
       *[other] {""}, { $box_apprentice_curator } goals of the curator
    }{ $box_apprentice_dealer ->
        [0] {""}
        [one] {""}, a goal of the dealer
       *[other] {""}, { $box_apprentice_dealer } goals of the dealer
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
        [highest] {""}, the dearest goal of the curator
        [one] {""}, a goal of the curator
       *[other] {""}, { $box_experienced_curator } goals of the curator
    }{ $box_experienced_dealer ->
        [0] {""}
        [one] {""}, a goal of the dealer
       *[other] {""}, { $box_experienced_dealer } goals of the dealer
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
        [highest] {""}, the dearest goal of the curator
        [one] {""}, a goal of the curator
       *[other] {""}, { $box_master_curator } goals of the curator
    }{ $box_master_dealer ->
        [0] {""}
        [one] {""}, a goal of the dealer
       *[other] {""}, { $box_master_dealer } goals of the dealer
    }{ $box_master_cards ->
        [0] {""}
       *[other] {""}, { $box_master_cards } money from both cards
    }{ $box_master_money ->
        [0] {""}
       *[other] {""}, { $box_master_money } money
    }.

## The board in the browser

board-ga-steps = Where the turn is
board-ga-hint = Point at something to see what it would do.
board-ga-no-way-back = Your answer turns something up: after it there is no way back.
board-ga-kicked-turn = kicked-out action of { $seat }
board-ga-confirm = Yes, this
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
        [hire] How many
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
board-ga-spent = spent:
board-ga-moves-to = { $place ->
        [plaza] to the plaza
        [lobby] to your lobby
       *[gallery] into your gallery
    }
board-ga-bonus-lost = { $bonus }: nothing now
board-ga-fame-bonus = { $gain } fame for an artist, more by influence
board-ga-kicks = { $piece ->
        [gallerist] kicks out the gallerist of { $seat }
       *[assistant] kicks out an assistant of { $seat }
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
board-ga-limit-then = up to { $to } in your gallery from then on
board-ga-note = { $note ->
        [usher] a visitor leaves your lobby
        [send] a visitor leaves your gallery
        [own-kick] your own assistant goes home
        [reveals] four new cards: no way back after that
        [stays-kicked] if somebody comes there, you have a kicked-out action
        [turns] the contract is turned over
       *[discards] the used contract goes, no ticket
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
board-ga-initial = Begins with fame { $fame }, the price of a commission
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
board-ga-look = Look at { $work }
board-ga-work-fame = The artist gains { $fame } fame
board-ga-onlookers = Visitors at the work
board-ga-below = { $count ->
        [one] { $count } work below
       *[other] { $count } works below
    }
board-ga-no-works = No works left
board-ga-column-gain = Brings { $influence } influence
board-ga-lobby-wants = Wanted in the lobby:
board-ga-bid-row = Bid
board-ga-majorities = Majorities: first, second, third
board-ga-easels = On the easels, for the highest bids
board-ga-bids = Bids:
board-ga-endings = Signs of the end
board-ga-tickets-left = { $ticket ->
        [brown] brown tickets: { $count }
        [pink] pink tickets: { $count }
       *[white] white tickets: { $count }
    }
board-ga-celebrities = Celebrities
board-ga-end-when = { $wanted ->
        [1] The last ticket ends the game
       *[other] { $wanted } of these end the game; now { $met }
    }
board-ga-phase = { $phase ->
        [last_rounds] The end is in sight: this round, then a last one.
       *[last_turns] Last turns
    }
board-ga-visitors-heading = Visitors
board-ga-contracts-left = { $count ->
        [one] { $count } contract in the pile
       *[other] { $count } contracts in the pile
    }
board-ga-four-new = Four new
board-ga-token = Level { $level }: { $left } left, brings { $bonus }
board-ga-media-help = A promotion costs its level in influence.
board-ga-step-back = Back to { $space }
board-ga-masterpiece = masterpiece
board-ga-free-wall = free space
board-ga-fourth = a fourth space, with a masterpiece on show
board-ga-desks = Assistants at desks: { $count }
board-ga-queue = In the queue: what hiring costs and brings
board-ga-contracts = Contracts
board-ga-reputation = Reputation
board-ga-card-counts = { $card ->
        [curator] on show
       *[dealer] sold
    }
board-ga-wanted = { $there ->
        [yes] { $form }: there
       *[no] { $form }: wanted
    }
board-ga-pays = pays { $amount } at the end
board-ga-in-gallery = In the gallery
board-ga-collectors = Collectors
board-ga-count-now = If the game ended now:
board-ga-count-line = { $what ->
        [cash] Money
        [majority] Majority in column { $of }
        [works] Works on show
        [easel] Work from the easels
        [curator] Curator card
        [dealer] Dealer card
       *[influence] Influence { $space }
    }
board-ga-count-part = { $part ->
        [cash] Money
        [majority] Majorities on the market
        [tile] Reputation tiles
        [works] Works on show
        [easel] Work from the easels
        [curator] Curator card
        [dealer] Dealer card
       *[influence] Influence
    }
board-ga-final = The last count
board-ga-count-all = Show it all
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
        [offices] Offices
        [plaza] Visitors
        [own] Your gallery
       *[others] The others
    }
board-ga-room-asked = something to choose
board-ga-solo = Lacerda, and what you need
board-ga-lacerda-at = Lacerda goes on from: { $location }
board-ga-lacerda-waits = Lacerda comes after your first turn
board-ga-lacerda-assistants = beside the board: { $count }
board-ga-lacerda-easel = Lacerda has the work of the easel
board-ga-kicked-offer = an action after being kicked out
board-ga-answer-location = Choose a location on the board
board-ga-answer-action = Choose an action on the board
board-ga-answer-executive = Choose a visitor or a contract on the board
board-ga-answer-visitor = Choose a visitor on the board
board-ga-answer-artist = Choose an artist on the board
board-ga-answer-contract = Choose a contract on the board
board-ga-answer-work = Choose a work on the board
board-ga-answer-queue = Choose in your queue how many
board-ga-answer-market = Choose a space of the market
board-ga-answer-space = Choose a space on your board
board-ga-answer-easel = Choose a work on the easels

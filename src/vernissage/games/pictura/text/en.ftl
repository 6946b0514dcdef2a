# Museum: Pictura in English.

title-name = Museum: Pictura
title-summary = Swap paintings with the great museums, hang them by period and domain, hold exhibitions, and arrange 25 places so that every collection is one.

## Names

collection-renaissance = Renaissance
collection-baroque = Baroque
collection-rococo = Rococo
collection-romanticism = Romanticism
collection-impressionism = Impressionism
collection-mythology = mythology
collection-history = history
collection-religion = religion
collection-landscape = landscape
collection-still_life = still life
collection-portrait = portrait
letter-renaissance = Re
letter-baroque = Ba
letter-rococo = Ro
letter-romanticism = Rm
letter-impressionism = Im
letter-mythology = my
letter-history = hi
letter-religion = re
letter-landscape = la
letter-still_life = st
letter-portrait = po
museum-tokyo = Tokyo
museum-madrid = Madrid
museum-victoria = Victoria
museum-moscow = Moscow
painting-name = “{ $title }” ({ $number } { $painter }, { $period }, { $domain })
painting-year = { $circa ->
        [yes] c. { $year }
       *[no] { $year }
    }
trend-name = { $number } { $painter } +{ $painter_points } · { $domain } +{ $domain_points } · { $period } +{ $period_points }
patron-of-painter = Admirer of { $painter } ({ $count ->
        [one] { $count } work
       *[other] { $count } works
    }; { $points ->
        [one] { $points } point
       *[other] { $points } points
    } or: { $effect })
patron-of-taste = Collector of { $period } and { $domain } ({ $count } of each; { $points ->
        [one] { $points } point
       *[other] { $points } points
    } or: { $effect })
effect-draw_two = draw { $tip ->
        [one] { $tip } painting
       *[other] { $tip } paintings
    }
effect-take_favour = draw a favour
effect-free_hang = hang a painting without paying
effect-free_loan = take a painting from a museum
effect-restore_two = take up to { $restores } of your discard
effect-double_trend = your next hanging scores the public trend twice
favour-market_tip = Market tip (draw { $tip ->
        [one] { $tip } painting
       *[other] { $tip } paintings
    })
favour-connoisseur = Connoisseur (look at the first { $looks } of the market, keep { $keeps })
favour-loan = Loan (take a painting from an international museum, give none)
favour-donor = Donor (hang a painting from your hand without paying)
favour-opening_night = Opening night ({ $opening_night } prestige)
favour-restorer = Restorer (take up to { $restores } of your discard into your hand)
favour-dealer = Dealer (take a painting of another's discard into your hand; its owner gains { $dealer })
favour-new_fashion = New fashion (a new public trend)
favour-press_campaign = Press campaign (your next hanging scores the public trend twice)
favour-exchange = Exchange (up to { $exchanges ->
        [one] { $exchanges } more swap
       *[other] { $exchanges } more swaps
    })
favour-salon = Salon (new patrons, and you may win a second one this turn)
favour-storeroom = Storeroom (put up to { $stores } of your discard under the market)
reward-supplies = Supplies (once: draw { $supplies_paintings ->
        [one] { $supplies_paintings } painting
       *[other] { $supplies_paintings } paintings
    } and { $supplies_favours ->
        [one] { $supplies_favours } favour
       *[other] { $supplies_favours } favours
    })
reward-grant = Grant (once: { $grant } prestige)
reward-buyers = Buyers (from now on draw { $buyers } at the beginning of your turn)
reward-depot = Depot (hand limit { $depot }; your discard costs half at the end)
reward-circle = Circle of friends (at the end { $circle } prestige for each patron)

## Questions

ask-goal = Which trend do you keep as your goal? At the end every painting in your museum scores all it has in common with it.
ask-swap = Swap a painting of your hand for one of an international museum. What you give gains by that museum's trend, what you take costs.
ask-join = You may swap a painting too.
ask-action = Hang paintings, hold an exhibition or do an inventory. A favour and a patron can come at any time.
ask-reward = Which reward space does the token cover?
ask-inventory = Which paintings of your discard do you take back?
ask-refresh = Do you replace the patrons on display?
ask-look = Which of these paintings do you keep? The others go under the market.
ask-loan = Which painting do you take from the international museums?
ask-free = Which painting do you hang without paying?
ask-restore = Which paintings of your discard do you take back?
ask-dealer = Which painting do you take from another's discard?
ask-exchange = Do you swap once more?
ask-store = Which paintings of your discard go under the market?
ask-arrange = Arrange your museum. It has no effect before the final count.
ask-final = Your final layout: the largest connected group of each period and each domain scores. It stays sealed until all are given.

move-goal = Keep { $trend }
move-swap = Give { $painting } for { $taken }
move-pass = No
move-hang = Hang { $painting }, pay with { $payment }
move-hang-free = Hang { $painting }
move-exhibit = Exhibit: { $collection }
move-reward = { $reward }
move-inventory = Inventory
move-recover = Take back: { $paintings_count ->
        [0] nothing
       *[other] { $paintings }
    }
move-replace = Replace the patrons
move-favour = Play { $favour }
move-claim = { $choice ->
        [points] Take the points: { $patron }
       *[effect] Take the effect: { $patron }
    }
move-keep = Keep { $paintings }
move-take = Take { $painting }
move-store = Under the market: { $paintings_count ->
        [0] nothing
       *[other] { $paintings }
    }
move-arrange = Rearrange
move-layout = This layout
move-done = End the turn

## What happens

event-began = { $first } plays first. Prestige: { $scores_by_seat }. Public trend: { $trend }. Patrons: { $patrons }.
event-museum-opened = { $museum } wants { $trend } and shows { $paintings }.
event-dealt = { $seat } is dealt { $paintings }; favour: { $favours }.
event-trends-offered = { $seat } may choose from { $trends }.
event-goal-chosen = { $seat } has chosen a goal.
event-goal-seen = { $seat } keeps as a goal: { $trend }.
event-round-began = Round { $round } begins.
chapter-round-began = Round { $round }
event-fashion-changed = The public trend is now { $trend }.
event-turn-began = It is { $seat }'s turn.
event-drew = { $seat } draws { $count ->
        [one] { $count } painting
       *[other] { $count } paintings
    }.
event-drawn = { $seat } draws { $paintings }.
event-swapped = { $seat } gives { $museum } { $given } for { $taken }{ $gained ->
        [0] {""}
       *[other] {""}, gains { $gained }
    }{ $lost ->
        [0] {""}
       *[other] {""}, loses { $lost }
    }.
event-hung = { $payment ->
        [none] { $seat } hangs { $painting } without paying
       *[other] { $seat } hangs { $painting } for { $payment }
    }{ $points ->
        [0] {""}.
       *[other] {""}, gains { $points }{ $doubled ->
            [yes] {""} (doubled).
           *[no] {""}.
        }
    }
event-stole = { $seat } hangs { $painting } out of { $owner }'s discard for { $payment } and { $price } prestige{ $points ->
        [0] {""}.
       *[other] {""}, gains { $points }{ $doubled ->
            [yes] {""} (doubled).
           *[no] {""}.
        }
    }
event-mark-reached = { $seat } reaches the mark { $mark }.
event-favours-shuffled = The favours that were played are shuffled.
event-favour-drawn = { $seat } draws a favour.
event-favour-seen = { $seat } draws { $favour }.
event-favour-played = { $seat } plays { $favour }.
event-favour-discarded = Discarded: { $favour }.
event-end-reached = { $seat } takes the end token and gains { $bonus }.
event-exhibited = { $seat } exhibits { $collection }: { $value }{ $bonus ->
        [0] {""}.
       *[other] {""} and { $bonus } for the token.
    }
event-rewarded = { $seat } takes { $reward }.
event-inventory-began = { $seat } begins an inventory.
event-stock-taken = { $seat } does an inventory{ $paintings_count ->
        [0] {""}.
       *[other] {""} and takes back { $paintings }.
    }
event-patrons-replaced = { $seat } replaces the patrons: { $patrons }.
event-patron-won = { $choice ->
        [points] { $seat } wins a patron for { $points } prestige: { $patron }.
       *[effect] { $seat } wins a patron for the effect: { $patron }.
    }
event-patron-came = A new patron: { $patron }.
event-looked = { $seat } looks at { $paintings }.
event-kept = { $seat } keeps { $count } of them.
event-kept-seen = { $seat } keeps { $paintings }{ $under_count ->
        [0] {""}.
       *[other] {""}; under the market go { $under }.
    }
event-loaned = { $seat } takes { $painting } from { $museum }.
event-refilled = { $museum } shows { $painting }.
event-restored = { $seat } takes back { $paintings_count ->
        [0] nothing
       *[other] { $paintings }
    }.
event-bought = { $seat } takes { $painting } out of { $owner }'s discard; { $owner } gains { $price }.
event-stored = { $seat } puts { $paintings_count ->
        [0] nothing
       *[other] { $paintings }
    } under the market.
event-arranged = { $seat } rearranges the museum.
event-last-turns = The last turns: { $order }.
event-turns-over = The turns are over: { $reason }. Everybody gives a final layout.
event-layout-given = { $seat } has given a final layout.
event-layout-seen = { $seat }: the final layout is noted.
event-layout-opened = { $seat }: the final layout is shown.
event-hand-shown = { $seat } shows { $paintings_count ->
        [0] no paintings
       *[other] { $paintings }
    }; favours: { $favours_count ->
        [0] none
       *[other] { $favours }
    }.
event-market-shown = { $paintings_count ->
        [0] The market is empty.
        [one] { $paintings_count } painting is left in the market.
       *[other] { $paintings_count } paintings are left in the market.
    }
event-scored = { $seat }: prestige { $prestige }, collections { $collections }, goal { $goal } ({ $trend }), exhibitions { $exhibitions }, Grand Gallery { $gallery }, full museum { $museum }, rewards { $rewards }, discard { $discard }. Total { $total }.
event-game-ended = The game ends: { $reason }. Final scores: { $scores_by_seat }.
reason-fifty = somebody reached the end of the track
reason-market_empty = the art market is empty

## Refusals

refusal-not-offered = That trend was not offered to you; { $available } were. [{ $rule }]
refusal-goal-needed = One of the trends you were offered is asked for here. [{ $rule }]
refusal-swap-needed = In your own turn you have to swap a painting. [{ $rule }]
refusal-other-than-swap = A swap with an international museum is asked for here. [{ $rule }]
refusal-not-in-hand = That painting is not in your hand of { $available ->
        [one] { $available } painting
       *[other] { $available } paintings
    }. [{ $rule }]
refusal-empty-place = That place is empty: the art market has run out. [{ $rule }]
refusal-not-in-a-museum = That painting is in no international museum; { $available ->
        [one] { $available } painting is
       *[other] { $available } paintings are
    }. [{ $rule }]
refusal-space-taken = That reward space is covered; { $available ->
        [one] { $available } is
       *[other] { $available } are
    } free. [{ $rule }]
refusal-reward-needed = A free reward space is asked for here. [{ $rule }]
refusal-painting-of-discard-needed = Paintings of your own discard are asked for here. [{ $rule }]
refusal-not-in-own-discard = That painting is not in your own discard of { $available ->
        [one] { $available } painting
       *[other] { $available } paintings
    }. [{ $rule }]
refusal-picked-in-order = Each painting can be named once. [{ $rule }]
refusal-too-many = At most { $needed } may be named, not { $available }. [{ $rule }]
refusal-hand-limit = An inventory fills your hand up to { $needed }; it would be full with { $available }. [{ $rule }]
refusal-replace-or-pass = The question is whether you replace the patrons. [{ $rule }]
refusal-keep-so-many = You keep { $needed }, no more and no fewer; you have named { $available }. [{ $rule }]
refusal-not-looked-at = That is not one of the { $available ->
        [one] { $available } painting
       *[other] { $available } paintings
    } you are looking at. [{ $rule }]
refusal-nothing-to-pay = This painting is hung without paying. [{ $rule }]
refusal-not-in-another-discard = That painting is in no other player's discard; { $available ->
        [one] { $available } painting is
       *[other] { $available } paintings are
    }. [{ $rule }]
refusal-no-such-change = These two places cannot change now. [{ $rule }]
refusal-layout-needed = A layout of your museum is asked for here. [{ $rule }]
refusal-other-paintings = A layout places each painting that hangs, { $needed } of them, once; this one places { $available }. [{ $rule }]
refusal-no-collection = An exhibition needs { $needed } paintings of its kind in your museum, and there are { $available }. [{ $rule }]
refusal-exhibited-before = You have held an exhibition of that before. [{ $rule }]
refusal-exhibitions-used-up = Nobody holds more than { $needed } exhibitions. [{ $rule }]
refusal-no-token = There is no token left for that exhibition. [{ $rule }]
refusal-action-needed = You are in your action phase; that belongs to another part of the turn. [{ $rule }]
refusal-action-taken = You have chosen another action this turn. [{ $rule }]
refusal-no-such-favour = You do not hold that favour; you hold { $available }. [{ $rule }]
refusal-favour-played = You have played a favour this turn. [{ $rule }]
refusal-nothing-to-arrange = Nothing was hung since you last saved a layout. [{ $rule }]
refusal-museum-full = All { $needed } places of your museum are taken. [{ $rule }]
refusal-payment-not-in-hand = You pay with a painting of your hand, of which there { $available ->
        [one] is { $available }
       *[other] are { $available }
    }. [{ $rule }]
refusal-pays-for-itself = A painting cannot pay for itself. [{ $rule }]
refusal-own-discard = Nothing is hung out of your own discard; an inventory brings it back into your hand. [{ $rule }]
refusal-too-poor-to-steal = To hang out of another's discard costs { $needed } prestige, and you have { $available }. [{ $rule }]
refusal-patron-not-there = That patron is not on display; { $available ->
        [one] { $available } is
       *[other] { $available } are
    }. [{ $rule }]
refusal-patron-won-this-turn = You have won your patron of this turn. [{ $rule }]
refusal-patron-not-pleased = That patron wants { $needed }, and your museum has { $available }. [{ $rule }]

## The board as tables

board-headline = Round { $round } · public trend: { $trend }
board-museums = International museums
board-museum = Museum
board-painting = Painting
board-cost = To take it
board-wants = wants
board-hand = Your hand
board-gives = Given to each museum
board-goal = Goal
board-players = Players
board-player = Player
board-prestige = Prestige
board-mark = Next favour
board-in-hand = Hand
board-favours = Favours
board-hanging = Hanging
board-patrons = Patrons
board-exhibitions = Exhibitions
board-patron = Patron
board-pleased = Pleased with
board-discards = Discards
board-collections = Collections: connected / hanging
board-collection = Collection
board-tokens = Tokens
board-own-score = Your count as it hangs
board-wall = { $seat }'s museum
score-prestige = Prestige
score-collections = Collections
score-goal = Goal
score-exhibitions = Exhibitions
score-gallery = Grand Gallery
score-museum = Full museum
score-rewards = Rewards
score-discard = Discard
score-total = Total

## The rules in our own words

rules-1-title = What it is about
    .rules = PI-1 PI-42
rules-1-text = You run a museum in the roaring twenties. Gather paintings of one period or one domain, hang them, and let the crowd in. You gain prestige by swapping with the four great museums of the world, by hanging what is in fashion, by exhibitions and by patrons. Somebody who reaches { $box_end } ends the game; then the collections count. Which trends, favours, patrons and rewards there are is a reconstruction of ours, and so is the list of the { $box_paintings } paintings; the rules are those of the printed beta.

rules-2-title = Paintings and trends
    .rules = PI-17 PI-22 PI-23 PI-R2 PI-R17 PI-R18
rules-2-text = Each painting has one of { $box_painters } painters, one of five periods and one of six domains. A trend names one of each: the painter is worth { $box_painter }, the domain { $box_domain }, the period { $box_period }. Of several that match, only the best counts. There is a public trend, one for each international museum, and one that you choose in secret as your goal.

rules-3-title = Before you start
    .rules = PI-2..13 PI-R1 PI-R41
rules-3-text = Everybody has { $box_hand ->
        [one] { $box_hand } painting
       *[other] { $box_hand } paintings
    } and { $box_favours ->
        [one] { $box_favours } favour
       *[other] { $box_favours } favours
    }, and keeps { $box_offered_trends ->
        [one] a trend as a goal
       *[other] one of { $box_offered_trends } trends as a goal; the rest goes back
    }. Each international museum shows { $box_museum_paintings } paintings. On display { $box_patrons ->
        [one] is { $box_patrons } patron
       *[other] are { $box_patrons } patrons
    }. For each period and each domain there { $box_tokens ->
        [one] is { $box_tokens } exhibition token, worth { $box_token_points }
       *[other] are { $box_tokens } exhibition tokens, the top one worth { $box_token_points }
    }. The first player is drawn by chance and begins with { $box_score_1 } prestige, the next with { $box_score_2 }, then { $box_score_3 } and { $box_score_4 }.

rules-4-title = Your turn: acquisition
    .rules = PI-14..16 PI-19..21 PI-24..27 PI-R6 PI-R7 PI-R25 PI-R43
rules-4-text = Draw { $box_draw ->
        [one] { $box_draw } painting
       *[other] { $box_draw } paintings
    }. Then you have to swap one of your hand for one of an international museum: you gain what yours is worth by that museum's trend, and then lose what the other is worth. After you each of the others may swap one too. Everybody sees what is given and taken. Prestige never falls below 0.

rules-5-title = Your turn: one action
    .rules = PI-28..30 PI-37..40 PI-43..51 PI-R4 PI-R5 PI-R10 PI-R13 PI-R35..R38
rules-5-text = Hang paintings: for each you discard another one of your hand, and you may hang as many as you can pay. You may also hang one out of another player's discard: what you pay goes there{ $box_steal ->
        [0] {""}
       *[other] {""}, you lose { $box_steal }, which you have to have, and its owner gains { $box_steal }
    }. Each painting you hang scores by the public trend. Nothing is hung out of your own discard, and nothing is taken down.
    Or hold an exhibition of a period or a domain of which { $box_least } paintings or more hang: you gain what the collection is worth now, take a token and cover a reward space. Each kind once, { $box_most_exhibitions ->
        [one] { $box_most_exhibitions } exhibition
       *[other] { $box_most_exhibitions } exhibitions
    } at most. The paintings stay.
    Or do an inventory: take back any paintings of your discard as long as your hand has no more than { $box_hand_limit }, draw a favour, and replace the patrons if you like.

rules-6-title = Favours
    .rules = PI-52..55 PI-R11 PI-R14 PI-R22..R24 PI-R26..R32 PI-R34
rules-6-text = Once in your turn you may play a favour, at any time of the action phase. You draw one { $box_marks ->
        [none] {""}
       *[other] whenever you first reach or pass a mark ({ $box_marks }), and{" "}
    }with each inventory. An effect that cannot be carried out is lost.

rules-7-title = Patrons
    .rules = PI-56..58 PI-R19 PI-R20 PI-R33
rules-7-text = Once in your turn you may win a patron on display if your museum has what it wants: so many works by a painter, or so many of a period and so many of a domain; a painting that is both counts for both. Take the points or the effect. Another patron comes.

rules-8-title = Collections
    .rules = PI-18 PI-31..36 PI-R8 PI-R9 PI-R16 PI-R42
rules-8-text = Your museum has 25 places, five by five. A collection is a connected group of { $box_least } or more paintings of one period, or of one domain; corners do not connect. A painting may belong to one of each. Of several groups only the largest counts. You may rearrange everything at any time, so until the final count only what hangs matters.
    Period, { $box_least } to 25 paintings: { $box_periods }.
    Domain: { $box_domains }.

rules-9-title = Fashion changes
    .rules = PI-41 PI-R3
rules-9-text = At the beginning of every round, from the second on, there is a new public trend.

rules-10-title = The end
    .rules = PI-59..61 PI-R12 PI-R40
rules-10-text = Whoever first has { $box_end } prestige, even out of turn, takes the end token and gains { $box_end_bonus }. The turn is finished, then every other player has one more turn. If the art market is empty when a round ends, the game ends too. Then everybody gives a final layout, in secret, and all are shown.

rules-11-title = The final count
    .rules = PI-62..70 PI-R15 PI-R21 PI-R39
rules-11-text = Your prestige; your collections; your goal, where a painting scores everything it has in common with it; exhibitions: { $box_exhibitions_1 } for one{ $box_exhibitions_2 ->
        [never] {""}
       *[other] {""}, { $box_exhibitions_2 } for two
    }{ $box_exhibitions_3 ->
        [never] {""}
       *[other] {""}, { $box_exhibitions_3 } for three
    }{ $box_exhibitions_4 ->
        [never] {""}
       *[other] {""}, { $box_exhibitions_4 } for four
    }{ $box_exhibitions_5 ->
        [never] {""}
       *[other] {""}, { $box_exhibitions_5 } for five
    }{ $box_exhibitions_0 ->
        [0] {""}
       *[other] {""}, { $box_exhibitions_0 } for none
    }; { $box_gallery } if the Grand Gallery, the middle row and column, belongs to one collection; { $box_museum } for a full museum; { $box_circle } for each patron with the circle of friends.
    Your discard costs { $box_discard_1 } for one painting, { $box_discard_2 } for two, { $box_discard_3 } for three, { $box_discard_4 } for four, { $box_discard_5 } for five, { $box_discard_6 } for six, { $box_discard_7 } for seven, and { $box_discard_further } for each one more{ $box_discard_0 ->
        [0] {""}
       *[other] {""}, { $box_discard_0 } for none
    }; half of it, rounded up, with the depot.
    The highest total wins; of equals more paintings in the museum, then more patrons; then they share the win.

## The board in the browser

museum-new_york = New York
museum-paris = Paris
museum-berlin = Berlin
museum-london = London
board-pi-track = Prestige track
board-pi-stands = { $seat }: { $score }, { $mark ->
        [0] no favour left on the track
       *[other] next favour at { $mark }
    }
board-pi-end-token = End token: the first to come here gains { $bonus } and the last turns begin
board-pi-ender = end token
board-pi-ready = ready
board-pi-trends = Trends
board-pi-public = Public trend
board-pi-goal = Your goal
board-pi-filter = Show paintings
board-pi-filter-off = Show all
board-pi-painter = By painter
board-pi-any-painter = Any painter
board-pi-bare = empty
board-pi-costs = { $points ->
        [0] Costs nothing in a swap
       *[other] Costs { $points } in a swap
    }
board-pi-net = Net { $points }
board-pi-gives = At best { $points } in a swap
board-pi-would-hang = Hung now: { $trend }; collections { $collections }; goal { $goal }
board-pi-empty-hand = No painting in hand.
board-pi-own = Your museum: { $city }
board-pi-larger = Look at the museum large
board-pi-grid = Your museum, five rows of five. The arrow keys walk, Enter takes a painting up and puts it down, Escape lets go.
board-pi-place = Row { $row }, column { $column }
board-pi-place-bare = { $place }: empty
board-pi-layout-worth = This layout:
board-pi-best = Best possible
board-pi-best-found = Best found
board-pi-auto = Arrange: { $value }, best found
board-pi-auto-best = Arrange: { $value }, best possible
board-pi-as-it-hangs = As it hangs
board-pi-save = Save the layout
board-pi-give-final = Give this layout
board-pi-save-later = Only planned: you can save it after you have hung something, and at the end.
board-pi-exhibitions = Collections and exhibitions
board-pi-hanging-worth = hanging → exhibition
board-pi-connected-worth = joined → at the end
board-pi-connected-count = { $count } connected:
board-pi-tokens = { $count ->
        [0] no token left
        [1] 1 token left
       *[other] { $count } tokens left, the upper one +{ $bonus }
    }
board-pi-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-pi-or = or: { $effect }
board-pi-pleased = Pleased by { $seats }
board-pi-left = { $count } left
board-pi-no-patron = No patron
board-pi-own-board = Your board
board-pi-own-discard = Your discard
board-pi-discard = Discard
board-pi-discard-costs = −{ $points } at the end
board-pi-nothing = nothing
board-pi-discards = Other players' discards
board-pi-looked = The first paintings of the market
board-pi-rewards = Reward spaces
board-pi-covered = covered
board-pi-planned = With the layout you plan
board-pi-others = The other museums
board-pi-known = A painting that was openly taken
board-pi-hidden = { $count } hidden
board-pi-outlook = What you have picked
board-pi-look = Look closely: { $title }
board-pi-pick-museum = Now choose what you take from a museum.
board-pi-pick-hand = Now choose what you give from your hand.
board-pi-pick-payment = Now choose the painting of your hand that pays for it.
board-pi-pick-several = { $least ->
        [0] Picked { $count }, up to { $most }.
       *[other] Picked { $count } of { $most }.
    }
board-pi-do = { $verb ->
        [swap] Swap
        [action] Hang it
        [free] Hang it
        [loan] Take it
        [dealer] Take it
        [collection] Hold this exhibition
        [favour] Play this favour
        [reward] Cover this space
        [look] Keep these
        [store] Put { $count } under the market
       *[other] { $count ->
            [0] Take none
           *[other] Take back { $count }
        }
    }
board-pi-cancel = Cancel
board-pi-take-points = Take { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-pi-take-effect = Take the effect
board-pi-given-to = given to { $museum }
board-pi-taken = taken
board-pi-now = now
board-pi-trend-doubled = now, doubled
board-pi-to-owner = to { $seat }
board-pi-collection-of = collection of { $count }
board-pi-token = upper token
board-pi-favour-too = { $count ->
        [one] { $count } favour
       *[other] { $count } favours
    }
board-pi-ends = reaches the end
board-pi-choose-goal = Choose your goal
board-pi-goal-hand = { $count ->
        [0] nothing of it in your hand
       *[other] { $count } in your hand, worth { $points }
    }
board-pi-goal-museums = { $count ->
        [0] nothing of it in the museums
       *[other] { $count } in the museums, worth { $points }
    }
board-pi-close = Close
board-pi-homage = An homage drawn for this game, not the painting itself.
board-pi-final = The final count
board-pi-line = Line
board-pi-times = ×{ $count }
board-pi-tie-paintings = Paintings, for ties
board-pi-tie-patrons = Patrons, for ties
board-pi-rooms = Parts of the table
board-pi-room = { $room ->
        [museums] Museums
        [own] Yours
        [patrons] Patrons
       *[others] Others
    }
board-pi-answer-goal = Choose a goal on the table
board-pi-answer-swap = Choose the two paintings on the table
board-pi-answer-action = Hang and arrange on the table
board-pi-answer-museum = Choose a painting in a museum
board-pi-answer-hand = Choose a painting of your hand
board-pi-answer-discard = Choose a painting of a discard
board-pi-answer-several = Pick the paintings on the table
board-pi-answer-layout = Arrange your museum on the table

# The art market of the house: the headings of its plots.
market-hung = Paintings hung
market-fashion = Prestige from the painter in fashion

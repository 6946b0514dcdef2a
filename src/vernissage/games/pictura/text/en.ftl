# Museum: Pictura in English.

title-name = Museum: Pictura
title-summary = Swap paintings with the great museums, hang them by period and domain, hold exhibitions, and arrange your 25 places so that every collection hangs together.

## Names

collection-renaissance = Renaissance
collection-baroque = Baroque
collection-rococo = Rococo
collection-romanticism = Romanticism
collection-impressionism = Impressionism
collection-mythology = mythology
collection-history = history painting
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
painting-name = “{ $title }” by { $painter } (№{ $number }; { $period }, { $domain })
painting-year = { $circa ->
        [yes] c. { $year }
       *[no] { $year }
    }
trend-name = №{ $number } { $painter } +{ $painter_points } · { $domain } +{ $domain_points } · { $period } +{ $period_points }
patron-of-painter = Admirer of { $painter } ({ $count ->
        [one] { $count } work
       *[other] { $count } works
    }; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, or { $effect })
patron-of-taste = Collector of { $period } and { $domain } ({ $count } of each; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, or { $effect })
effect-draw_two = draw { $tip ->
        [one] { $tip } painting
       *[other] { $tip } paintings
    }
effect-take_favour = draw a favour
effect-free_hang = hang a painting without paying
effect-free_loan = take a painting from a museum
effect-restore_two = take back up to { $restores ->
        [one] { $restores } painting
       *[other] { $restores } paintings
    } from your discard pile
effect-double_trend = your next hanging scores the public trend twice
favour-market_tip = Market tip (draw { $tip ->
        [one] { $tip } painting
       *[other] { $tip } paintings
    })
favour-connoisseur = Connoisseur (look at the top { $looks ->
        [one] painting
       *[other] { $looks } paintings
    } of the art market, keep { $keeps })
favour-loan = Loan (take a painting from an international museum without giving one)
favour-donor = Donor (hang a painting from your hand without paying)
favour-opening_night = Opening night ({ $opening_night } prestige)
favour-restorer = Restorer (take up to { $restores ->
        [one] { $restores } painting
       *[other] { $restores } paintings
    } from your discard pile into your hand)
favour-dealer = Dealer (take a painting from another player's discard pile into your hand; its owner gains { $dealer } prestige)
favour-new_fashion = New fashion (a new public trend)
favour-press_campaign = Press campaign (your next hanging scores the public trend twice)
favour-exchange = Exchange (up to { $exchanges ->
        [one] { $exchanges } more swap
       *[other] { $exchanges } more swaps
    })
favour-salon = Salon (replace the patrons; you may win a second patron this turn)
favour-storeroom = Storeroom (put up to { $stores ->
        [one] { $stores } painting
       *[other] { $stores } paintings
    } from your discard pile under the art market)
reward-supplies = Supplies (once: draw { $supplies_paintings ->
        [one] { $supplies_paintings } painting
       *[other] { $supplies_paintings } paintings
    } and { $supplies_favours ->
        [one] { $supplies_favours } favour
       *[other] { $supplies_favours } favours
    })
reward-grant = Grant (once: { $grant } prestige)
reward-buyers = Buyers (from now on draw { $buyers ->
        [one] { $buyers } painting
       *[other] { $buyers } paintings
    } at the start of your turn)
reward-depot = Depot (hand limit { $depot }; your discard pile costs half at the end)
reward-circle = Circle of friends ({ $circle } prestige per patron at the end)

## Questions

ask-goal = Which trend do you keep as your secret goal? At the end every painting in your museum scores for each feature it shares with it: painter, domain, period.
ask-swap = Swap a painting from your hand for one in an international museum. If the painting you give matches that museum's trend you gain prestige; if the one you take matches, you pay.
ask-join = You may swap one painting too, or pass.
ask-action = Choose one action: hang paintings, hold an exhibition or take inventory. You may also play one favour and win one patron.
ask-reward = Which reward space do you cover with the token?
ask-inventory = Which paintings do you take back from your discard pile?
ask-refresh = Do you replace the patrons on display?
ask-look = Which of these paintings do you keep? The others go under the art market.
ask-loan = Which painting do you take from the international museums?
ask-free = Which painting do you hang without paying?
ask-restore = Which paintings do you take back from your discard pile?
ask-dealer = Which painting do you take from another player's discard pile?
ask-exchange = Do you swap once more?
ask-store = Which paintings from your discard pile go under the art market?
ask-arrange = Arrange your museum. The layout matters only in the final scoring.
ask-final = Set your final layout: the largest connected group of each period and each domain scores. It stays secret until everybody has finished.

move-goal = Keep { $trend }
move-swap = Give { $painting }, take { $taken }
move-pass = Pass
move-hang = Hang { $painting }, discard { $payment }
move-hang-free = Hang { $painting }
move-exhibit = Hold an exhibition: { $collection }
move-reward = { $reward }
move-inventory = Take inventory
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
move-store = Under the art market: { $paintings_count ->
        [0] nothing
       *[other] { $paintings }
    }
move-arrange = Rearrange
move-layout = Use this layout
move-done = End my turn

## What happens

event-began = { $first } plays first. Prestige: { $scores_by_seat }. Public trend: { $trend }. Patrons: { $patrons }.
event-museum-opened = { $museum } wants { $trend } and shows { $paintings }.
event-dealt = { $seat } is dealt { $paintings }; favour: { $favours }.
event-trends-offered = { $seat } may choose from { $trends }.
event-goal-chosen = { $seat } has chosen a secret goal.
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
event-swapped = { $seat } swaps with { $museum }: gives { $given }, takes { $taken }{ $gained ->
        [0] {""}
       *[other] {""}, gains { $gained }
    }{ $lost ->
        [0] {""}
       *[other] {""}, loses { $lost }
    }.
event-hung = { $payment ->
        [none] { $seat } hangs { $painting } without paying
       *[other] { $seat } hangs { $painting }, discarding { $payment }
    }{ $points ->
        [0] {""}.
       *[other] {""}, and gains { $points }{ $doubled ->
                [yes] {""} (doubled).
               *[no] {""}.
            }
    }
event-stole = { $seat } hangs { $painting } from { $owner }'s discard pile, discarding { $payment } and paying { $price } prestige{ $points ->
        [0] {""}.
       *[other] {""}, and gains { $points }{ $doubled ->
                [yes] {""} (doubled).
               *[no] {""}.
            }
    }
event-mark-reached = { $seat } passes the { $mark } mark.
event-favours-shuffled = The played favours are reshuffled.
event-favour-drawn = { $seat } draws a favour.
event-favour-seen = { $seat } draws { $favour }.
event-favour-played = { $seat } plays { $favour }.
event-favour-discarded = Discarded: { $favour }.
event-end-reached = { $seat } takes the end token and gains { $bonus }.
event-exhibited = { $seat } holds an exhibition of { $collection } for { $value } prestige{ $bonus ->
        [0] {""}.
       *[other] {""}, plus { $bonus } for the token.
    }
event-rewarded = { $seat } takes { $reward }.
event-inventory-began = { $seat } starts taking inventory.
event-stock-taken = { $seat } takes inventory{ $paintings_count ->
        [0] {""}.
       *[other] {""} and takes back { $paintings }.
    }
event-patrons-replaced = { $seat } replaces the patrons: { $patrons }.
event-patron-won = { $choice ->
        [points] { $seat } wins a patron and takes { $points } prestige: { $patron }.
       *[effect] { $seat } wins a patron and takes the effect: { $patron }.
    }
event-patron-came = A new patron: { $patron }.
event-looked = { $seat } looks at { $paintings }.
event-kept = { $seat } keeps { $count } of them.
event-kept-seen = { $seat } keeps { $paintings }{ $under_count ->
        [0] {""}.
       *[other] {""}; under the art market go { $under }.
    }
event-loaned = { $seat } takes { $painting } from { $museum }.
event-refilled = { $museum } shows { $painting }.
event-restored = { $seat } takes back { $paintings_count ->
        [0] nothing
       *[other] { $paintings }
    }.
event-bought = { $seat } takes { $painting } from { $owner }'s discard pile; { $owner } gains { $price }.
event-stored = { $seat } puts { $paintings_count ->
        [0] nothing
       *[other] { $paintings }
    } under the art market.
event-arranged = { $seat } rearranges the museum.
event-last-turns = Last turns, in this order: { $order }.
event-turns-over = Play is over: { $reason }. Everybody sets a final layout.
event-layout-given = { $seat } has set a final layout.
event-layout-seen = { $seat }: the final layout is noted.
event-layout-opened = { $seat }: the final layout is revealed.
event-hand-shown = { $seat } reveals { $paintings_count ->
        [0] no paintings
       *[other] { $paintings }
    }; favours: { $favours_count ->
        [0] none
       *[other] { $favours }
    }.
event-market-shown = { $paintings_count ->
        [0] The art market is empty.
        [one] { $paintings_count } painting is left in the art market.
       *[other] { $paintings_count } paintings are left in the art market.
    }
event-scored = { $seat }: prestige { $prestige }, collections { $collections }, goal { $goal } ({ $trend }), exhibitions { $exhibitions }, Grand Gallery { $gallery }, full museum { $museum }, rewards { $rewards }, discard pile { $discard }. Total { $total }.
event-game-ended = The game ends: { $reason }. Final scores: { $scores_by_seat }.
reason-fifty = a player reached the end of the prestige track
reason-market_empty = the art market is empty

## Why the house would do this

why-goal = Your hand would score { $hand } with this goal if all of it hung, and the paintings in the museums { $shown }.
why-swap-prestige = The swap brings { $gains } prestige for the painting you give and costs { $pays } for the one you take.
why-swap-worth = The painting you take is worth about { $taken } to you, the one you give about { $given }.
why-pass = The best swap would be worth about { $amount } to you.
why-patrons = The best patron on display is worth about { $shown } to you; new ones can be expected to be worth about { $new }.
why-hang = Hanging it is worth about { $amount } to you: { $points } prestige now by the public trend, and what it does for your collections, your goal and the patrons.
why-payment = The painting you discard for it is worth about { $amount } in your hand.
why-steal = It comes from another player's discard pile, so its owner gets { $amount } of your prestige.
why-actions = As things stand, hanging this turn is worth about { $hang } to you, an exhibition about { $show }, an inventory about { $stock }.
why-exhibit = The collection ({ $collection }) has { $count ->
        [one] { $count } painting
       *[other] { $count } paintings
    }: { $amount } prestige now; one more exhibition is worth about { $step } for the bonus at the end.
why-reward = This reward is worth about { $amount } to you for the rest of the game.
why-inventory = An inventory is worth about { $amount } to you, with { $count ->
        [one] { $count } painting
       *[other] { $count } paintings
    } in your discard pile.
why-recover = { $count ->
        [0] Nothing there is worth taking back.
        [one] In your hand it is worth about { $amount }, and your discard pile costs about { $cost } less.
       *[other] In your hand they are worth about { $amount } together, and your discard pile costs about { $cost } less.
    }
why-favour = Played now, the favour is worth about { $amount } to you, less what it may bring later.
why-claim = The points are { $points } prestige; the effect is worth about { $effect } to you now.
why-keep = { $count ->
        [0] None of them is worth keeping.
        [one] In your hand it is worth about { $amount }.
       *[other] In your hand they are worth about { $amount } together.
    }
why-take = In your hand it is worth about { $amount }.
why-store = { $count ->
        [0] Your discard pile costs nothing that this would save, or may still serve you.
       *[other] Your discard pile then costs { $amount } less at the end.
    }
why-layout = Your museum counts { $now } as it hangs, and { $then } when rearranged.
why-done = { $amount ->
        [0] Nothing you can still hang this turn is worth what it costs.
       *[other] The best hanging still open would be worth about { $amount }.
    }

## Refusals

refusal-not-offered = That trend was not among the { $available } you were offered. [{ $rule }]
refusal-goal-needed = Choose one of the trends you were offered. [{ $rule }]
refusal-swap-needed = On your own turn you must swap a painting. [{ $rule }]
refusal-other-than-swap = Swap a painting with an international museum. [{ $rule }]
refusal-not-in-hand = That painting is not in your hand ({ $available ->
        [one] { $available } painting
       *[other] { $available } paintings
    }). [{ $rule }]
refusal-empty-place = That place is empty: the art market has run out. [{ $rule }]
refusal-not-in-a-museum = That painting is not in an international museum ({ $available ->
        [one] { $available } painting is
       *[other] { $available } paintings are
    }). [{ $rule }]
refusal-space-taken = That reward space is covered; { $available ->
        [one] { $available } is
       *[other] { $available } are
    } free. [{ $rule }]
refusal-reward-needed = Choose a free reward space. [{ $rule }]
refusal-painting-of-discard-needed = Choose paintings from your own discard pile. [{ $rule }]
refusal-not-in-own-discard = That painting is not in your own discard pile ({ $available ->
        [one] { $available } painting
       *[other] { $available } paintings
    }). [{ $rule }]
refusal-picked-in-order = You cannot choose the same painting twice. [{ $rule }]
refusal-too-many = You can choose at most { $needed }, not { $available }. [{ $rule }]
refusal-hand-limit = Taking inventory fills your hand to at most { $needed } paintings; with your choice it already has { $available }. [{ $rule }]
refusal-replace-or-pass = Replace the patrons, or pass. [{ $rule }]
refusal-keep-so-many = You must keep exactly { $needed }; you chose { $available }. [{ $rule }]
refusal-not-looked-at = That is not one of the { $available ->
        [one] { $available } painting
       *[other] { $available } paintings
    } you are looking at. [{ $rule }]
refusal-nothing-to-pay = This painting is hung without paying. [{ $rule }]
refusal-not-in-another-discard = That painting is not in another player's discard pile ({ $available ->
        [one] { $available } painting is
       *[other] { $available } paintings are
    }). [{ $rule }]
refusal-no-such-change = These two places cannot be exchanged now. [{ $rule }]
refusal-layout-needed = Set a layout of your museum. [{ $rule }]
refusal-other-paintings = A layout must place each of your { $needed } paintings exactly once; this one places { $available }. [{ $rule }]
refusal-no-collection = An exhibition needs { $needed } paintings of that kind in your museum; you have { $available }. [{ $rule }]
refusal-exhibited-before = You have already held an exhibition of that kind. [{ $rule }]
refusal-exhibitions-used-up = Nobody holds more than { $needed } exhibitions. [{ $rule }]
refusal-no-token = There is no token left for that exhibition. [{ $rule }]
refusal-action-needed = You are in your action phase; that belongs to another part of the turn. [{ $rule }]
refusal-action-taken = You have already chosen another action this turn. [{ $rule }]
refusal-no-such-favour = You do not hold that favour; you hold { $available }. [{ $rule }]
refusal-favour-played = You have already played a favour this turn. [{ $rule }]
refusal-nothing-to-arrange = Nothing has been hung since you last saved a layout. [{ $rule }]
refusal-museum-full = All { $needed } places in your museum are full. [{ $rule }]
refusal-payment-not-in-hand = You must pay with a painting from your hand ({ $available ->
        [one] { $available } painting
       *[other] { $available } paintings
    }). [{ $rule }]
refusal-pays-for-itself = A painting cannot pay for itself. [{ $rule }]
refusal-own-discard = You cannot hang a painting from your own discard pile; take inventory to get it back into your hand. [{ $rule }]
refusal-too-poor-to-steal = Hanging a painting from another player's discard pile costs { $needed } prestige; you have { $available }. [{ $rule }]
refusal-patron-not-there = That patron is not on display; { $available ->
        [one] { $available } is
       *[other] { $available } are
    }. [{ $rule }]
refusal-patron-won-this-turn = You have already won a patron this turn. [{ $rule }]
refusal-patron-not-pleased = That patron requires { $needed }; your museum has { $available }. [{ $rule }]

## The board as tables

board-headline = Round { $round } · public trend: { $trend }
board-museums = International museums
board-museum = Museum
board-painting = Painting
board-cost = Cost to take
board-wants = trend
board-hand = Your hand
board-gives = Value when given, by museum
board-goal = Goal
board-players = Players
board-player = Player
board-prestige = Prestige
board-mark = Next favour at
board-in-hand = Hand
board-favours = Favours
board-hanging = Hung
board-patrons = Patrons
board-exhibitions = Exhibitions
board-patron = Patron
board-pleased = Condition met by
board-discards = Discard piles
board-collections = Collections: connected / hung
board-collection = Collection
board-tokens = Tokens
board-own-score = Your score if the game ended now
board-wall = { $seat }'s museum
score-prestige = Prestige
score-collections = Collections
score-goal = Goal
score-exhibitions = Exhibitions
score-gallery = Grand Gallery
score-museum = Full museum
score-rewards = Rewards
score-discard = Discard pile
score-total = Total

## The rules in our own words

rules-1-title = What it is about
    .rules = PI-1 PI-42
rules-1-text = You run a museum in the Roaring Twenties. Gather paintings of one period or one domain, hang them, and let the crowd in. You gain prestige by swapping with the four great museums of the world, by hanging what is in fashion, by exhibitions and by patrons. Prestige is both your score and what you pay with. The game ends when a player reaches { $box_end } prestige; then collections are scored.
    The list of the { $box_paintings } paintings and those of the trends, favours, patrons and rewards are our reconstruction; the rules are those of the printed beta.

rules-2-title = Paintings and trends
    .rules = PI-17 PI-22 PI-23 PI-41 PI-R2 PI-R3 PI-R17 PI-R18
rules-2-text = Each painting is by one of { $box_painters } painters, and belongs to one of five periods and one of six domains. A trend names one of each: the painter is worth { $box_painter }, the domain { $box_domain }, the period { $box_period }. When a painting matches a trend in several ways, only the best match counts; your secret goal is the exception: there all matches count.
    There is a public trend, one trend for each international museum, and one that you keep in secret as your goal. From the second round on, every round starts with a new public trend.

rules-3-title = Before you start
    .rules = PI-2..13 PI-R1 PI-R41
rules-3-text = Everybody gets { $box_hand ->
        [one] { $box_hand } painting
       *[other] { $box_hand } paintings
    } and { $box_favours ->
        [one] { $box_favours } favour
       *[other] { $box_favours } favours
    }, and keeps { $box_offered_trends ->
        [one] a trend as a secret goal
       *[other] one of { $box_offered_trends } trends as a secret goal
    }. Each international museum shows { $box_museum_paintings } paintings. On display { $box_patrons ->
        [one] is { $box_patrons } patron
       *[other] are { $box_patrons } patrons
    }. For each period and each domain there { $box_tokens ->
        [one] is { $box_tokens } exhibition token, worth { $box_token_points }
       *[other] are { $box_tokens } exhibition tokens, the top one worth { $box_token_points } more
    }. The first player is chosen at random and starts with { $box_score_1 } prestige, the next with { $box_score_2 }, then { $box_score_3 } and { $box_score_4 }.

rules-4-title = Collections
    .rules = PI-18 PI-31..36 PI-R8 PI-R9 PI-R16 PI-R42
rules-4-text = Your museum has 25 places, five by five. A collection is a connected group of { $box_least } or more paintings of one period, or of one domain; corners do not connect. A painting may belong to one of each. If you have several groups of a kind, only the largest counts. You may rearrange everything at any time; so until the final scoring only the number of paintings matters, not where they hang.
    Period, { $box_least } to 25 paintings: { $box_periods }.
    Domain: { $box_domains }.

rules-5-title = Your turn: acquisition
    .rules = PI-14..16 PI-19..21 PI-24..27 PI-R6 PI-R7 PI-R25 PI-R43
rules-5-text = Draw { $box_draw ->
        [one] { $box_draw } painting
       *[other] { $box_draw } paintings
    }. Then you must swap one from your hand for one in an international museum: you gain prestige for what yours is worth under that museum's trend, then you lose what the other one is worth. After you, each other player may swap one too. Everybody sees what is given and taken. Prestige never falls below 0.

rules-6-title = Your turn: one action
    .rules = PI-28..30 PI-37..40 PI-43 PI-45..51 PI-R4 PI-R5 PI-R10 PI-R13
rules-6-text = Hang paintings: for each, discard another painting from your hand onto your own discard pile; you may hang as many as you can pay for, or none. You may also hang a painting from another player's discard pile, which everybody can see: your payment goes onto that pile{ $box_steal ->
        [0] {""}
       *[other] {""}, you lose { $box_steal } prestige, which you must have, and its owner gains { $box_steal }
    }. Each painting you hang scores by the public trend. You cannot hang from your own discard pile, and nothing is taken down.
    Or hold a temporary exhibition of a period or a domain of which { $box_least } paintings or more hang in your museum, connected or not: you gain what such a collection is worth, take a token and cover a reward space. Each kind once, { $box_most_exhibitions ->
        [one] { $box_most_exhibitions } exhibition
       *[other] { $box_most_exhibitions } exhibitions
    } at most. The paintings stay, and can score again at the end.
    Or take inventory: take back any paintings from your discard pile as long as your hand has no more than { $box_hand_limit }, draw a favour, and replace the patrons if you like. There is no other hand limit.

rules-7-title = Favours
    .rules = PI-52..55 PI-R11 PI-R14 PI-R22..R24 PI-R26..R32 PI-R34
rules-7-text = Once per turn you may play a favour, at any point in your action phase. You draw one { $box_marks ->
        [none] {""}
       *[other] the first time you reach or pass a mark on the track ({ $box_marks }), and{" "}
    }each time you take inventory. An effect that cannot be carried out is lost.

rules-8-title = Patrons
    .rules = PI-56..58 PI-R19 PI-R20 PI-R33
rules-8-text = Once per turn you may win a patron on display if your museum has what the patron wants: a number of works by a painter, or a number of a period and a number of a domain; a painting that is both counts for both. Take either the points or the effect. A new patron takes the empty place.

rules-9-title = Rewards
    .rules = PI-44 PI-R35..R38
rules-9-text = Each exhibition covers one reward space of your board, each space once. Supplies: draw { $box_supplies_paintings ->
        [one] { $box_supplies_paintings } painting
       *[other] { $box_supplies_paintings } paintings
    } and { $box_supplies_favours ->
        [one] { $box_supplies_favours } favour
       *[other] { $box_supplies_favours } favours
    }. Grant: { $box_grant } prestige. Buyers: draw { $box_buyers ->
        [one] { $box_buyers } painting
       *[other] { $box_buyers } paintings
    } at the start of each of your turns. Depot: a hand limit of { $box_depot } when you take inventory, and your discard pile costs only half at the end. Circle of friends: { $box_circle } prestige per patron at the end.

rules-10-title = The end
    .rules = PI-59..61 PI-R12 PI-R40
rules-10-text = The first player to reach { $box_end } prestige, even on someone else's turn, takes the end token and gains { $box_end_bonus }. Finish the turn; then every other player takes one more turn. The game also ends if the art market is empty at the end of a round. Finally everybody sets a final layout in secret, and all are revealed.

rules-11-title = Final scoring
    .rules = PI-62..70 PI-R15 PI-R21 PI-R39
rules-11-text = Your prestige; your collections; your secret goal, where a painting scores for every feature it shares with it; exhibitions: { $box_exhibitions_1 } for one{ $box_exhibitions_2 ->
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
    }; { $box_gallery } if the Grand Gallery, the middle row and the middle column, is full and all of one period or one domain; { $box_museum } for a full museum; { $box_circle } per patron with the circle of friends.
    Your discard pile costs { $box_discard_1 } for one painting, { $box_discard_2 } for two, { $box_discard_3 } for three, { $box_discard_4 } for four, { $box_discard_5 } for five, { $box_discard_6 } for six, { $box_discard_7 } for seven, and { $box_discard_further } for each further one{ $box_discard_0 ->
        [0] {""}
       *[other] {""}, { $box_discard_0 } for none
    }; half of it, rounded up, with the depot.
    The highest total wins. Ties: more paintings in the museum, then more patrons; then the win is shared.

## The board in the browser

museum-new_york = New York
museum-paris = Paris
museum-berlin = Berlin
museum-london = London
board-pi-track = Prestige track
board-pi-stands = { $seat }: { $score }, { $mark ->
        [0] no more favours on the track
       *[other] next favour at { $mark }
    }
board-pi-end-token = End token: the first player to get here gains { $bonus } and triggers the last turns
board-pi-ender = end token
board-pi-ready = ready
board-pi-trends = Trends
board-pi-public = Public trend
board-pi-goal = Your secret goal
board-pi-filter = Highlight paintings
board-pi-filter-off = Show all
board-pi-painter = By painter
board-pi-any-painter = Any painter
board-pi-bare = empty
board-pi-costs = { $points ->
        [0] Costs nothing in a swap
       *[other] Costs { $points } in a swap
    }
board-pi-net = Net { $points }
board-pi-gives = Up to { $points } in a swap
board-pi-would-hang = If hung now: trend { $trend }; collections { $collections }; goal { $goal }
board-pi-empty-hand = No painting in hand.
board-pi-own = Your museum: { $city }
board-pi-larger = Enlarge the museum
board-pi-grid = Your museum, five rows of five. The arrow keys move, Enter picks up a painting and puts it down, Escape cancels.
board-pi-place = Row { $row }, column { $column }
board-pi-place-bare = { $place }: empty
board-pi-layout-worth = This layout:
board-pi-best = Best possible
board-pi-best-found = Best found
board-pi-auto = Arrange: { $value }, best found
board-pi-auto-best = Arrange: { $value }, best possible
board-pi-as-it-hangs = Back to how it hangs
board-pi-save = Save the layout
board-pi-give-final = Confirm the final layout
board-pi-save-later = Only a plan: you can save it after hanging a painting, and at the end.
board-pi-exhibitions = Collections and exhibitions
board-pi-hanging-worth = hung → exhibition
board-pi-connected-worth = connected → at the end
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
board-pi-pleased = Condition met by { $seats }
board-pi-left = { $count } left
board-pi-no-patron = No patron
board-pi-own-board = Your board
board-pi-own-discard = Your discard pile
board-pi-discard = Discard pile
board-pi-discard-costs = −{ $points } at the end
board-pi-nothing = nothing
board-pi-discards = Other players' discard piles
board-pi-looked = Top paintings of the art market
board-pi-rewards = Reward spaces
board-pi-covered = covered
board-pi-planned = With the layout you plan
board-pi-others = The other museums
board-pi-known = A painting taken in full view
board-pi-hidden = { $count } hidden
board-pi-outlook = What your choice would do
board-pi-look = View { $title }
board-pi-pick-museum = Now choose what you take from a museum.
board-pi-pick-hand = Now choose what you give from your hand.
board-pi-pick-payment = Now choose a painting from your hand to pay with.
board-pi-pick-several = { $least ->
        [0] Chosen: { $count } (up to { $most })
       *[other] Chosen: { $count } of { $most }
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
        [store] Put { $count } under the art market
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
        [one] plus { $count } favour
       *[other] plus { $count } favours
    }
board-pi-ends = triggers the end of the game
board-pi-choose-goal = Choose your goal
board-pi-goal-hand = { $count ->
        [0] no match in your hand
       *[other] { $count } matching in your hand, worth { $points }
    }
board-pi-goal-museums = { $count ->
        [0] no match in the museums
       *[other] { $count } matching in the museums, worth { $points }
    }
board-pi-close = Close
board-pi-homage = An homage drawn for this game, not the painting itself.
board-pi-final = Final scoring
board-pi-line = Line
board-pi-times = ×{ $count }
board-pi-tie-paintings = Paintings (tie-breaker)
board-pi-tie-patrons = Patrons (tie-breaker)
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
board-pi-answer-hand = Choose a painting from your hand
board-pi-answer-discard = Choose a painting from a discard pile
board-pi-answer-several = Choose the paintings on the table
board-pi-answer-layout = Arrange your museum on the table

# The art market of the house: the headings of its plots.
market-hung = Paintings hung
market-fashion = Prestige from the painter in fashion

# What the things on the board are
board-is-sign = { $sign ->
       *[prestige] Prestige
        [favour] Favour
        [patron] Patron
        [trend] Trend
        [exhibition-token] Exhibition token
        [reward] Reward space
    }
board-why-sign = { $sign ->
       *[domain] A domain: what a painting shows. { $box_least } or more connected paintings of one domain are a collection; where a trend names it, it is worth { $domain }.
        [period] A period. { $box_least } or more connected paintings of one period are a collection; where a trend names it, it is worth { $period }.
        [museum] { $own ->
            [yes] The city of a player's museum.
           *[no] An international museum: you swap paintings with it, and its trend says what that brings or costs.
        }
        [prestige] Points and money at once. Whoever first has { $end } takes the end token and gains { $bonus }; the most prestige wins.
        [favour] A card that is played once a turn in the action phase.
        [patron] A person who wants certain works in a museum. Once a turn you may win one, for the points or for the effect.
        [trend] Names a painter, worth { $painter }, a domain and a period. Of several only the best counts.
        [exhibition] Shows that an exhibition of that kind was held; it covers a reward space.
        [reward] Covered by an exhibition token; its reward is had from then on.
    }
board-why-trend = { $which ->
       *[public] A painting you hang gains by its best match: { $painter } { $painter_points }, { $domain } { $domain_points }, { $period } { $period_points }.
        [goal] Only you know it. At the end each of your paintings scores everything it has in common with it: { $painter } { $painter_points }, { $domain } { $domain_points }, { $period } { $period_points }.
        [museum] A painting you give here gains its best match, one you take costs it: { $painter } { $painter_points }, { $domain } { $domain_points }, { $period } { $period_points }.
    }
board-is-painter = { $painter }, painter number { $number }
board-is-painters = Painter's number
board-why-painter = The number is the painter's name on the cards, not a price. Where a trend names the painter, a painting is worth { $points }.
board-why-painting = By { $painter }, of the period { $period }, of the domain { $domain }. Each of the three may match a trend; period and domain make collections.
board-why-patron = Wants { $each } of each sign shown in your museum. Brings { $points } prestige, or instead: { $effect }. { $pleased ->
        [yes] Your museum has what it takes.
       *[no] Your museum does not have that yet.
    }
board-why-favour = Once in your turn you may play a favour:
board-why-reward = An exhibition lets you cover one reward space, which is yours from then on:
board-why-collection = Hanging counts for an exhibition, connected paintings count at the end. Each kind scores once, by its largest group.
board-why-tokens = The first exhibition of this kind brings { $bonus } more. Without a token left there is none.
board-is-mark = Mark at { $at }
board-why-mark = Whoever comes here for the first time draws a favour.
board-is-of-seat = { $part ->
       *[prestige] Prestige: { $score }
        [hanging] Paintings hanging: { $hanging }
        [hand] Paintings in hand: { $hand }
        [favours] Favours: { $favours }
        [patrons] Patrons won: { $patrons }
        [exhibitions] Exhibitions held: { $exhibitions }
    }
board-why-of-seat = { $part ->
       *[prestige] Of { $seat }. { $mark ->
            [0] There are no marks left on the way to { $end }.
           *[other] The next favour comes at { $mark }, the end token lies at { $end }.
        }
        [hanging] Of { $seat }, in a museum of 25 places.
        [hand] Of { $seat }. Nobody else sees them, except those openly taken.
        [favours] Of { $seat }, hidden from the others. One may be played in a turn.
        [patrons] Of { $seat }. They break a tie.
        [exhibitions] Of { $seat }. More of them bring more at the end.
    }

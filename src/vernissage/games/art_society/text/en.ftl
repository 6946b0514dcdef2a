# Art Society in English. Every text knows the options of the game: $decor_total, $open_bids.

title-name = Art Society
title-summary = Bid for paintings, hang them with taste on a wall of your own, and guess which genre the museum will make famous.

## Names

genre-cityscape = Cityscape
genre-portrait = Portrait
genre-still_life = Still life
genre-landscape = Landscape
frame-gold = gold
frame-shell = shell
frame-walnut = walnut
frame-ebony = ebony
letter-cityscape = C
letter-portrait = P
letter-still_life = S
letter-landscape = L
letter-gold = g
letter-shell = s
letter-walnut = w
letter-ebony = e
painting-name = { $kind ->
        [start] { $genre } { $size } in { $frame }, starting painting
       *[auction] { $genre } { $size } in { $frame }
    }
decor-name = decor { $size }
pile-name = { $size }, number { $value }

## Options

option-decor_total = Decor for four frames and more
option-decor_total-help = How much decor four or more matching frames bring. The Polish rules say up to their number, the French ones exactly that.
option-decor_total-at_most = up to the number of frames
option-decor_total-exact = exactly that number, as far as there is room
option-open_bids = Open bids
option-open_bids-help = Everybody sees all bid cards that were played. As printed, they are covered by the next one.

## Questions

ask-start = Where do you hang your starting painting? It must cover a star.
ask-lot = Which pile do you take a painting from? It stays face down until all are chosen.
ask-bid = Which card do you bid? The highest bid chooses first.
ask-take = Which painting do you take? You can try it out: until you confirm, nobody sees it and you may take it back.
ask-hang = Find a place for your tiles, then confirm. Until then nobody sees it and you may take it back.

move-hang = Hang { $painting } at { $square }
move-lot = A painting of { $pile }
move-bid = Bid { $card }
move-take = Take { $painting }
move-swap = Swap for the museum's { $painting }, hung at { $square }
move-keep = Give it to the assistant
move-superfluous = It is superfluous: lay it aside and take decor 1×1
move-decor = Hang { $decor } at { $square }
move-keep-decor = Give { $decor } to the assistant
move-hang-decor = Hang the assistant's decor at { $square }
move-trade = Trade the decor from { $square } on for { $pattern }
move-done = Confirm

## What happens

event-set-up = { $seat } starts with { $painting } and the starting bid { $bid }.
event-round-began = { $seat } is the auctioneer.
chapter-round-began = Round { $round }
event-started = { $seat } hangs { $painting } at { $square }.
event-lot-chosen = { $seat } takes a painting of { $pile }.
event-lots-shown = On offer: { $paintings }.
event-bid-laid = { $seat } has laid a bid.
event-bids-shown = { $bids_count ->
        [0] The bids are shown. The order: { $order }.
       *[other] The bids are shown: { $bids_by_seat }. The order: { $order }.
    }
event-took = { $seat } takes { $painting }.
event-hung = { $source ->
        [assistant] { $seat } hangs { $painting } at { $square }, which the assistant held
       *[auction] { $seat } hangs { $painting } at { $square }
    }{ $matches ->
        [0] {""}.
        [one] {""}, beside { $matches } matching frame.
       *[other] {""}, beside { $matches } matching frames.
    }
event-swapped = { $seat } swaps { $given } for the museum's { $painting } and hangs it at { $square }{ $matches ->
        [0] {""}.
        [one] {""}, beside { $matches } matching frame.
       *[other] {""}, beside { $matches } matching frames.
    }
event-kept = { $seat } gives { $painting } to the assistant.
event-decorated = { $source ->
        [assistant] { $seat } hangs the assistant's { $decor } at { $square }.
       *[stock] { $seat } hangs { $decor } at { $square }.
    }
event-decor-kept = { $seat } gives { $decor } to the assistant.
event-traded = { $seat } trades the decor from { $square } on for { $pattern }.
event-superfluous = { $seat } has no room for { $painting }: { $count ->
        [one] { $count } superfluous painting
       *[other] { $count } superfluous paintings
    } so far.
event-wall-full = { $seat }'s wall is full.
event-entered-museum = { $painting } goes to the museum: { $genre } moves up by { $amount }, to { $prestige }.
event-scored = { $seat }: prestige { $prestige }, decor { $decor }, eye line { $eye_line }, full wall { $full_wall }, corners { $corners }, superfluous { $superfluous }. Total { $total }.
event-game-ended = The game ends: { $reason }. Final scores: { $scores_by_seat }.
reason-wall_full = a wall is full
reason-second_superfluous = somebody has a second superfluous painting
reason-no_bids = all bid cards have been played

## Refusals

refusal-other-painting = Only your own starting painting can be hung now. [{ $rule }]
refusal-sticks-out = It would stick out of the wall there. [{ $rule }]
refusal-no-star = The starting painting has to cover at least one of the stars. [{ $rule }]
refusal-empty-pile = That pile is used up. [{ $rule }]
refusal-pile-needed = A pile of paintings is asked for here. [{ $rule }]
refusal-card-spent = You have played your { $needed } already; you hold { $available ->
        [one] { $available } card
       *[other] { $available } cards
    }. [{ $rule }]
refusal-bid-needed = A bid card from 1 to { $needed } is asked for here. [{ $rule }]
refusal-not-on-offer = That painting is not on offer; { $available ->
        [one] { $available } painting is
       *[other] { $available } paintings are
    }. [{ $rule }]
refusal-choice-needed = One of the paintings on offer has to be chosen first. [{ $rule }]
refusal-turn-needed = You are hanging your tiles; that belongs to another part of the round. [{ $rule }]
refusal-painting-waits = Your new painting has no place yet. [{ $rule }]
refusal-decor-waits = You have earned decor (up to { $needed }) and there is a place for it: take it first. [{ $rule }]
refusal-assistant-busy = Your assistant already holds a tile, and can hold only one. [{ $rule }]
refusal-it-fits = The painting fits your wall, in { $needed ->
        [one] { $needed } place
       *[other] { $needed } places
    }: it is hung, or goes to a free assistant. [{ $rule }]
refusal-no-trade = No such trade: it takes a line of your own decor, and must bring back a shape that has run out and that you want. [{ $rule }]
refusal-assistant-has-none = Your assistant holds no decor that could be hung now. [{ $rule }]
refusal-other-genre = The museum gives a painting of the same genre only: { $needed ->
        [cityscape] { genre-cityscape }
        [portrait] { genre-portrait }
        [still_life] { genre-still_life }
       *[landscape] { genre-landscape }
    }, not { $available ->
        [cityscape] { genre-cityscape }
        [portrait] { genre-portrait }
        [still_life] { genre-still_life }
       *[landscape] { genre-landscape }
    }. [{ $rule }]
refusal-not-yours-to-hang = That painting is not yours to hang now. [{ $rule }]
refusal-not-in-museum = That painting is not in the museum. [{ $rule }]
refusal-painting-settled = Your new painting has its place already. [{ $rule }]
refusal-decor-not-earned = That decor has { $needed ->
        [one] { $needed } shield
       *[other] { $needed } shields
    }, and you have earned { $available }. [{ $rule }]
refusal-decor-exhausted = There is no decor { $needed } left. [{ $rule }]
refusal-overlaps = The square { $available } is covered already. [{ $rule }]
refusal-touches-nothing = It has to touch another tile with an edge; corners do not count. [{ $rule }]

## The board as tables

board-headline = Round { $round } · auctioneer: { $seat }
board-lots = On offer
board-painting = Painting
board-value = Number
board-genres = Museum
board-genre = Genre
board-prestige = Prestige
board-counts = Counts
board-museum = Collection
board-piles = Face down
board-left = Size: left
board-decor = Decor
board-players = Players
board-player = Player
board-bid = Bid
board-cards = Cards
board-assistant = Assistant
board-superfluous = Superfluous
board-free = Free
board-score = Score
board-own-score = Your score now
board-total = Total
board-wall = { $seat }'s wall
score-decor = Decor
score-eye_line = Eye line
score-full_wall = Full wall
score-corners = Bare corners
score-superfluous = Superfluous

## The board in the browser

board-as-walls = All walls
board-as-other-walls = The other walls
board-as-your-wall = Your wall
board-as-open-wall = Look at the wall of { $seat }
board-as-look = Look at { $painting }
board-as-close = Close
board-as-auctioneer = Auctioneer
board-as-order = They choose in this order
board-as-starting = Everybody hangs a starting painting first.
board-as-choosing = { $seat } is choosing paintings by their backs.
board-as-choose-lots = { $left ->
        [one] Choose { $left } more painting by its back.
       *[other] Choose { $left } more paintings by their backs.
    }
board-as-last-round = Last round:
board-as-to-museum = to the museum
board-as-left = { $count } left
board-as-taken = taken by { $seat }
board-as-trying = you are trying it
board-as-if-unsold = if unsold, prestige { $from } → { $to }, ×{ $counts }
board-as-take = Take it
board-as-try = Try it
board-as-laid = Bid laid
board-as-not-laid = No bid yet
board-as-bids = Your bid cards
board-as-no-bids = Bids are not asked for now. They are, once the paintings of the round lie open.
board-as-starting-bid = Starting bid: { $card }
board-as-card-spent = { $card }, played
board-as-card-lies = { $card }, your bid
board-as-own-bid = Your bid: { $card }. You may change it until everybody has laid a card.
board-as-spent = Played
board-as-free = { $count ->
        [one] { $count } free square
       *[other] { $count } free squares
    }
board-as-zoom = Larger wall
board-as-wall-keys = Your wall, { $tile } in hand. The arrow keys move it over the places where it fits, Enter hangs it, Escape lets go.{ $tiles ->
        [1] {""}
       *[other] {" "}Page Up and Page Down take another tile.
    }
board-as-move = Move { $tile }
board-as-would = { $points } at { $square }
board-as-matches = { $several ->
        [yes] { $count } matching frames: decor with { $count } shields in all
       *[no] { $count ->
            [one] { $count } matching frame: one shield of decor
           *[other] { $count } matching frames: decor of up to { $count } shields
        }
    }
board-as-faux-pas = { $count ->
        [one] Faux pas: { $count } painting would hang next to its own genre and bring no prestige
       *[other] Faux pas: { $count } paintings would hang next to their own genre and bring no prestige
    }
board-as-fits-nowhere = It fits nowhere on your wall.
board-as-guilty = counts for nothing: faux pas
board-as-hint = { $count ->
        [one] One place. Drag the tile there, tap the lit squares, or use the arrow keys.
       *[other] { $count } places. Drag the tile there, tap the lit squares, or use the arrow keys.
    }
board-as-ready = Everything is hung. Your score as the genres stand: { $points }. Confirm, or move what you hung.
board-as-due = Decor to take: up to { $most }
board-as-nudge = Move the tile
board-as-left-way = Left
board-as-right-way = Right
board-as-up-way = Up
board-as-down-way = Down
board-as-hang-here = Hang it here
board-as-confirm = Confirm the turn ({ $points })
board-as-trades = Trade decor
board-as-in-hand = Tiles to hang
board-as-from-start = Starting painting
board-as-from-new = New painting
board-as-from-assistant = From the assistant
board-as-from-museum = From the museum, in exchange
board-as-from-stock = From the supply
board-as-trial = Only a try
board-as-trial-end = Stop trying
board-as-nothing = nothing
board-as-final = The final count
board-as-line = Line
board-as-answer-hang = Hang it on your wall
board-as-answer-lot = Choose a pile on the table
board-as-answer-take = Choose a painting on the table
board-as-left-bids = Bid cards left, for ties

## The rules in our own words

rules-1-title = What it is about
    .rules = AS-1
    .rules = AS-1
    .rules = AS-1
    .rules = AS-1
    .rules = AS-1
rules-1-text = You collect paintings and hang them on the wall of your drawing room. Four genres compete for fame: whatever you and the others leave unsold goes to the museum and makes its genre more prestigious. At the end paintings of the most prestigious genre count most, so buy what the museum will love, and hang it well.

rules-2-title = Before you start
    .rules = AS-2 AS-3 AS-5..7 AS-R15 AS-R17
    .rules = AS-2 AS-3 AS-5..7 AS-R15 AS-R17
    .rules = AS-2 AS-3 AS-5..7 AS-R15 AS-R17
    .rules = AS-2 AS-3 AS-5..7 AS-R15 AS-R17
    .rules = AS-2 AS-3 AS-5..7 AS-R15 AS-R17
rules-2-text = { $box_paintings } paintings lie face down in piles; you see the size and the number on their backs. Everybody has bid cards from 1 to { $box_bids }, one of the starting paintings and one starting bid ({ $box_starting_bids }). The starting painting is hung first, in seat order; it must cover at least one of the stars in the middle. Whoever has the lowest starting bid is the first auctioneer. The size of the wall and the list of the tiles are a reconstruction of ours: no rulebook shows them.

rules-3-title = A round
    .rules = AS-8 AS-10 AS-33 AS-R19 AS-R27
    .rules = AS-8 AS-10 AS-33 AS-R19 AS-R27
    .rules = AS-8 AS-10 AS-33 AS-R19 AS-R27
    .rules = AS-8 AS-10 AS-33 AS-R19 AS-R27
    .rules = AS-8 AS-10 AS-33 AS-R19 AS-R27
rules-3-text = The auctioneer takes one painting more than there are players, by their backs alone, several of one number if wanted; then they are turned up. Everybody lays a bid card face down, and all are shown at once. From the highest bid down each player takes a painting, hangs it and confirms. The last painting goes to the museum. Then the player on the left is the auctioneer.

rules-4-title = Bids
    .rules = AS-4 AS-9 AS-11 AS-12 AS-R7 AS-R9 AS-R29
    .rules = AS-4 AS-9 AS-11 AS-12 AS-R7 AS-R9 AS-R29
    .rules = AS-4 AS-9 AS-11 AS-12 AS-R7 AS-R9 AS-R29
    .rules = AS-4 AS-9 AS-11 AS-12 AS-R7 AS-R9 AS-R29
    .rules = AS-4 AS-9 AS-11 AS-12 AS-R7 AS-R9 AS-R29
rules-4-text = A card that was played is gone. You may change your card until everybody has laid one. Equal bids compare the cards played before, one by one, down to the starting bids, which all differ. { $open_bids ->
        [on] In this game all cards that were played stay open.
       *[off] Apart from that nobody looks at cards of earlier rounds.
    }

rules-5-title = Hanging
    .rules = AS-13..16 AS-22 AS-R3 AS-R6 AS-R10 AS-R13 AS-R14 AS-R22
    .rules = AS-13..16 AS-22 AS-R3 AS-R6 AS-R10 AS-R13 AS-R14 AS-R22
    .rules = AS-13..16 AS-22 AS-R3 AS-R6 AS-R10 AS-R13 AS-R14 AS-R22
    .rules = AS-13..16 AS-22 AS-R3 AS-R6 AS-R10 AS-R13 AS-R14 AS-R22
    .rules = AS-13..16 AS-22 AS-R3 AS-R6 AS-R10 AS-R13 AS-R14 AS-R22
rules-5-text = A tile stays inside the wall, covers nothing, is never turned, and touches another tile with an edge; corners do not count. Until you confirm you may take back and try again, and nobody sees it. Avoid a faux pas: paintings of one genre side by side bring no prestige points, though they still count for the eye line.

rules-6-title = Frames and decor
    .rules = AS-17..21 AS-R1 AS-R11 AS-R12 AS-R16 AS-R23 AS-R28
    .rules = AS-17..21 AS-R1 AS-R11 AS-R12 AS-R16 AS-R23 AS-R28
    .rules = AS-17..21 AS-R1 AS-R11 AS-R12 AS-R16 AS-R23 AS-R28
    .rules = AS-17..21 AS-R1 AS-R11 AS-R12 AS-R16 AS-R23 AS-R28
    .rules = AS-17..21 AS-R1 AS-R11 AS-R12 AS-R16 AS-R23 AS-R28
rules-6-text = When a painting is hung beside others with the same frame, you take one decor tile with up to that many shields, and hang it or give it to the assistant. From { $box_combination } matching frames on you may take several, { $decor_total ->
        [exact] exactly that many shields in all, as far as there is room.
       *[at_most] up to that many shields in all.
    } If there is a place for decor you have to take some; if there is none, it is lost. A wall that a painting completes brings no decor in that round. If a shape has run out, you may trade a line of your own decor for other tiles on the same squares to bring it back, or take less.

rules-7-title = The assistant
    .rules = AS-23..26 AS-R2 AS-R24
    .rules = AS-23..26 AS-R2 AS-R24
    .rules = AS-23..26 AS-R2 AS-R24
    .rules = AS-23..26 AS-R2 AS-R24
    .rules = AS-23..26 AS-R2 AS-R24
rules-7-text = Your assistant can hold one tile, painting or decor, that you cannot or do not want to hang. In a later turn you may hang it before or after your new painting. It cannot be swapped with the museum, and counts for nothing at the end.

rules-8-title = No room
    .rules = AS-27..29 AS-R4 AS-R18 AS-R20 AS-R25
    .rules = AS-27..29 AS-R4 AS-R18 AS-R20 AS-R25
    .rules = AS-27..29 AS-R4 AS-R18 AS-R20 AS-R25
    .rules = AS-27..29 AS-R4 AS-R18 AS-R20 AS-R25
    .rules = AS-27..29 AS-R4 AS-R18 AS-R20 AS-R25
rules-8-text = If your new painting fits nowhere, you may give it to a free assistant. Or you swap it for a painting of the same genre in the museum that does fit, and hang that one; the prestige does not change. Or it is superfluous: it lies beside your wall, counts { $box_superfluous }, and you take a decor tile of 1×1. A painting that fits has to be hung unless the assistant is free.

rules-9-title = Prestige
    .rules = AS-30..32 AS-R5
    .rules = AS-30..32 AS-R5
    .rules = AS-30..32 AS-R5
    .rules = AS-30..32 AS-R5
    .rules = AS-30..32 AS-R5
rules-9-text = The painting nobody took enters the museum, and the marker of its genre moves as many spaces as the number on its back. Two markers never share a space: the one that arrives steps back to the first free one. Past { $box_lap } it simply goes on.

rules-10-title = The end
    .rules = AS-34..37 AS-R8
    .rules = AS-34..37 AS-R8
    .rules = AS-34..37 AS-R8
    .rules = AS-34..37 AS-R8
    .rules = AS-34..37 AS-R8
rules-10-text = The game ends after the round in which a wall has no free square left, somebody gets superfluous painting number { $box_superfluous_end }, or the last bid cards are played.

rules-11-title = Points
    .rules = AS-38..45 AS-R21 AS-R26
    .rules = AS-38..45 AS-R21 AS-R26
    .rules = AS-38..45 AS-R21 AS-R26
    .rules = AS-38..45 AS-R21 AS-R26
    .rules = AS-38..45 AS-R21 AS-R26
rules-11-text = Genres rank by prestige: from the first on a painting counts { $box_multipliers }; one of a genre that never entered the museum counts { $box_absent }. Paintings of a faux pas do not count here.
    Each shield of decor on the wall: 1.
    Each painting of the first genre that hangs at eye level, even in part: { $box_eye_line }.
    A full wall: { $box_full_wall }. Each corner square left bare: { $box_bare_corner }. Each superfluous painting: { $box_superfluous }.
    The highest total wins; of equals, whoever has more left in bid cards; then they share the win.

# The art market of the house: the headings of its plots.
market-prestige = Prestige of the genres
market-taken = Paintings taken

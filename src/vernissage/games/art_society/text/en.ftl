# Art Society in English. Every text knows the options of the game: $decor_total, $open_bids.

title-name = Art Society
title-summary = Bid for paintings, hang them tastefully on your own wall, and guess which genre the museum will make famous.

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
        [start] { $genre } { $size } ({ $frame } frame, starting painting)
       *[auction] { $genre } { $size } ({ $frame } frame)
    }
decor-name = decor { $size }
pile-name = { $size }, value { $value }

## Options

option-decor_total = Decor for { $box_combination } or more matching frames
option-decor_total-help = How much decor you may take for { $box_combination } or more matching frames. The Polish rules say up to that number, the French ones exactly that number.
option-decor_total-at_most = up to the number of frames
option-decor_total-exact = exactly that number, if there is room
option-open_bids = Open bids
option-open_bids-help = Everybody can see all bid cards that have been played. In the printed rules each is covered by the next.

## Questions

ask-start = Where do you hang your starting painting? It must cover a star.
ask-lot = Which pile do you draw a painting from? It stays face down until all have been chosen.
ask-bid = Which card do you bid? The highest bid chooses first; every card can be used only once.
ask-take = Which painting do you take? You can try it on your wall first: nobody sees it until you confirm.
ask-hang = Place your tiles, then confirm. Until you do, nobody sees them and you can move them.

move-hang = Hang { $painting } at { $square }
move-lot = A painting from pile { $pile }
move-bid = Bid { $card }
move-take = Take { $painting }
move-swap = Swap it for the museum's { $painting } and hang that at { $square }
move-keep = Give it to the assistant
move-superfluous = Put it aside as an excess painting and take a 1×1 decor tile
move-decor = Hang { $decor } at { $square }
move-keep-decor = Give { $decor } to the assistant
move-hang-decor = Hang the assistant's decor at { $square }
move-trade = Trade the row of decor starting at { $square } for { $pattern }
move-done = Confirm

## What happens

event-set-up = { $seat } starts with { $painting } and the starting bid { $bid }.
event-round-began = { $seat } is the auctioneer.
chapter-round-began = Round { $round }
event-started = { $seat } hangs { $painting } at { $square }.
event-lot-chosen = { $seat } draws a painting from pile { $pile }.
event-lots-shown = On offer: { $paintings }.
event-bid-laid = { $seat } has placed a bid.
event-bids-shown = { $bids_count ->
        [0] The bids are revealed. Order of choice: { $order }.
       *[other] The bids are revealed: { $bids_by_seat }. Order of choice: { $order }.
    }
event-took = { $seat } takes { $painting }.
event-hung = { $source ->
        [assistant] { $seat } hangs the assistant's { $painting } at { $square }
       *[auction] { $seat } hangs { $painting } at { $square }
    }{ $matches ->
        [0] {""}.
        [one] {""}, next to { $matches } matching frame.
       *[other] {""}, next to { $matches } matching frames.
    }
event-swapped = { $seat } swaps { $given } for the museum's { $painting } and hangs it at { $square }{ $matches ->
        [0] {""}.
        [one] {""}, next to { $matches } matching frame.
       *[other] {""}, next to { $matches } matching frames.
    }
event-kept = { $seat } gives { $painting } to the assistant.
event-decorated = { $source ->
        [assistant] { $seat } hangs the assistant's { $decor } at { $square }.
       *[stock] { $seat } hangs { $decor } at { $square }.
    }
event-decor-kept = { $seat } gives { $decor } to the assistant.
event-traded = { $seat } trades the row of decor starting at { $square } for { $pattern }.
event-superfluous = { $seat } has no room for { $painting }: { $count ->
        [one] { $count } excess painting
       *[other] { $count } excess paintings
    } so far.
event-wall-full = { $seat }'s wall is full.
event-entered-museum = { $painting } goes to the museum: { $genre } gains { $amount } prestige and stands at { $prestige }.
event-scored = { $seat }: prestige { $prestige }, decor { $decor }, eye level { $eye_line }, full wall { $full_wall }, empty corners { $corners }, excess paintings { $superfluous }. Total { $total }.
event-game-ended = The game ends: { $reason }. Final scores: { $scores_by_seat }.
reason-wall_full = a wall is full
reason-second_superfluous = a player has a second excess painting
reason-no_bids = all bid cards have been played

## Why the house would do this

why-start = There it leaves { $count ->
        [one] { $count } place
       *[other] { $count } places
    } for the largest paintings.
why-hang = Hung there, it is worth about { $amount } to you: points, matching frames and the room that is left.
why-genre = { $genre }: a painting should count about { $amount } at the end, as the museum stands.
why-faux-pas = It touches { $count ->
        [one] a painting
       *[other] { $count } paintings
    } of its own genre: a faux pas, which counts for nothing.
why-frames = Its frame matches { $count ->
        [one] { $count } neighbour
       *[other] { $count } neighbours
    }, and brings decor.
why-corner = It covers { $count ->
        [one] a corner
       *[other] { $count } corners
    }; a bare one costs { $points }.
why-eye-line = It hangs at eye level, which pays { $points } if its genre ends first: the chance is about { $chance }%.
why-lot = Its size fits your wall in { $own ->
        [one] { $own } place
       *[other] { $own } places
    }, the others' walls in { $others } on average.
why-bid = The best for your wall is { $painting }: about { $best }; the next ones are worth about { $others }. That is worth a bid of { $card }.
why-take = It is worth about { $amount } to you, the best of the others about { $other }.
why-last = It is worth about { $amount } to you; nothing else is left.
why-keep = Kept by the assistant, it is worth about { $amount } to you now.
why-superfluous = It costs { $points } and brings a decor tile{ $ends ->
        [yes] , and it ends the game.
       *[no] .
    }
why-decor = It scores { $shields ->
        [one] { $shields } point
       *[other] { $shields } points
    } and is worth about { $amount } to you with the room it takes.
why-keep-decor = With the assistant, { $shields ->
        [one] its { $shields } point counts
       *[other] its { $shields } points count
    } only once it hangs.
why-trade = The same squares stay covered, and a decor tile that had run out can be taken.
why-done = Your wall now counts { $amount }, as the museum stands.

## Refusals

refusal-other-painting = You can only hang your own starting painting now. [{ $rule }]
refusal-sticks-out = It would stick out beyond the wall there. [{ $rule }]
refusal-no-star = The starting painting must cover at least one of the stars. [{ $rule }]
refusal-empty-pile = That pile is empty. [{ $rule }]
refusal-pile-needed = Choose a pile of paintings. [{ $rule }]
refusal-card-spent = You have already played your { $needed }; you hold { $available ->
        [one] { $available } card
       *[other] { $available } cards
    }. [{ $rule }]
refusal-bid-needed = Choose a bid card from 1 to { $needed }. [{ $rule }]
refusal-not-on-offer = That painting is not on offer; { $available ->
        [one] { $available } painting is
       *[other] { $available } paintings are
    }. [{ $rule }]
refusal-choice-needed = First choose one of the paintings on offer. [{ $rule }]
refusal-turn-needed = You are hanging your tiles; that belongs to another part of the round. [{ $rule }]
refusal-painting-waits = You have not placed your new painting yet. [{ $rule }]
refusal-decor-waits = You have earned decor (up to { $needed } shields) and there is room for it: take it first. [{ $rule }]
refusal-assistant-busy = Your assistant already holds a tile, and can hold only one. [{ $rule }]
refusal-it-fits = The painting fits on your wall in { $needed ->
        [one] { $needed } place
       *[other] { $needed } places
    }: hang it, or give it to your assistant if the assistant is free. [{ $rule }]
refusal-no-trade = This trade is not possible: you trade a row of your own decor to get back a shape that has run out and that you need. [{ $rule }]
refusal-assistant-has-none = Your assistant holds no decor that could be hung now. [{ $rule }]
refusal-other-genre = You can only swap for a museum painting of the same genre: { $needed ->
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
refusal-painting-settled = Your new painting already has its place. [{ $rule }]
refusal-decor-not-earned = That decor has { $needed ->
        [one] { $needed } shield
       *[other] { $needed } shields
    }, and you have earned { $available }. [{ $rule }]
refusal-decor-exhausted = There is no decor { $needed } left. [{ $rule }]
refusal-overlaps = Square { $available } is already covered. [{ $rule }]
refusal-touches-nothing = It must share an edge with another tile; touching at a corner is not enough. [{ $rule }]

## The board as tables

board-headline = Round { $round } · auctioneer: { $seat }
board-lots = On offer
board-painting = Painting
board-value = Value
board-genres = Museum
board-genre = Genre
board-prestige = Prestige
board-counts = Points each
board-museum = Paintings
board-piles = Face down
board-left = Size and number left
board-decor = Decor
board-players = Players
board-player = Player
board-bid = Bid
board-cards = Cards
board-assistant = Assistant
board-superfluous = Excess
board-free = Empty squares
board-score = Score
board-own-score = Your score if the game ended now
board-total = Total
board-wall = { $seat }'s wall
score-decor = Decor
score-eye_line = Eye level
score-full_wall = Full wall
score-corners = Empty corners
score-superfluous = Excess paintings

## The board in the browser

board-as-walls = All walls
board-as-other-walls = The other walls
board-as-your-wall = Your wall
board-as-open-wall = View { $seat }'s wall
board-as-look = View { $painting }
board-as-close = Close
board-as-auctioneer = Auctioneer
board-as-order = Order of choice
board-as-starting = Everybody hangs a starting painting first.
board-as-choosing = { $seat } is choosing paintings for the auction (only the backs are visible).
board-as-choose-lots = { $left ->
        [one] Choose { $left } more painting for the auction.
       *[other] Choose { $left } more paintings for the auction.
    }
board-as-last-round = Previous round:
board-as-to-museum = to the museum
board-as-left = { $count } left
board-as-taken = taken by { $seat }
board-as-trying = you are trying it
board-as-if-unsold = if nobody takes it: prestige { $from } → { $to }, { $counts } points per painting
board-as-take = Take it
board-as-try = Try it on the wall
board-as-laid = Bid placed
board-as-not-laid = No bid yet
board-as-bids = Your bid cards
board-as-bids-panel = You choose your bid in the panel; here are the cards you have played.
board-as-no-bids = You bid once the paintings of this round are face up.
board-as-starting-bid = Starting bid: { $card }
board-as-card-spent = { $card }, played
board-as-card-lies = { $card }, your current bid
board-as-own-bid = Your bid: { $card }. You can change it until everybody has bid.
board-as-spent = Played
board-as-free = { $count ->
        [one] { $count } empty square
       *[other] { $count } empty squares
    }
board-as-zoom = Larger wall
board-as-wall-keys = Your wall; you are placing { $tile }. The arrow keys move it between the places where it fits, Enter hangs it, Escape puts it back.{ $tiles ->
        [1] {""}
       *[other] {" "}Page Up and Page Down choose another tile.
    }
board-as-move = Move { $tile }
board-as-would = { $points } at { $square }
board-as-matches = { $several ->
        [yes] { $decor_total ->
                [exact] { $count } matching frames: decor tiles with exactly { $count } shields in all
               *[at_most] { $count } matching frames: decor tiles with up to { $count } shields in all
            }
       *[no] { $count ->
                [one] { $count } matching frame: a decor tile with one shield
               *[other] { $count } matching frames: one decor tile with up to { $count } shields
            }
    }
board-as-faux-pas = { $count ->
        [one] Faux pas: { $count } painting would hang next to its own genre and score no prestige
       *[other] Faux pas: { $count } paintings would hang next to their own genre and score no prestige
    }
board-as-fits-nowhere = It fits nowhere on your wall.
board-as-guilty = scores nothing: faux pas
board-as-hint = { $count ->
        [one] One place. Drag the tile there, tap the highlighted squares, or use the arrow keys.
       *[other] { $count } places. Drag the tile there, tap the highlighted squares, or use the arrow keys.
    }
board-as-ready = Everything is placed. Your score if the game ended now: { $points }. Confirm, or move your new tiles.
board-as-due = { $most ->
        [one] Decor to take: { $most } shield at most
       *[other] Decor to take: up to { $most } shields
    }
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
board-as-from-museum = From the museum, swapped
board-as-from-stock = From the supply
board-as-trial = Just trying
board-as-trial-end = Stop trying
board-as-nothing = nothing
board-as-final = Final scoring
board-as-line = Line
board-as-answer-hang = Hang it on your wall
board-as-answer-lot = Choose a pile on the table
board-as-answer-take = Choose a painting on the table
board-as-left-bids = Sum of unused bid cards (tie-breaker)

## The rules in our own words

rules-1-title = What it is about
    .rules = AS-1
rules-1-text = You collect paintings and hang them on the wall of your drawing room. Four genres compete for fame: every painting left unsold goes to the museum and makes its genre more prestigious. At the end, paintings of the most prestigious genre score most. So collect what the museum will favour, and hang it well.

rules-2-title = Before you start
    .rules = AS-2 AS-3 AS-5..7 AS-R15 AS-R17
rules-2-text = The { $box_paintings } paintings lie face down in piles; the back shows only size and value. Everybody has bid cards numbered from 1 to { $box_bids }, a random starting painting and a starting bid ({ $box_starting_bids }). Whoever has the lowest starting bid is the first auctioneer.
    Your wall is a grid of { $box_width } by { $box_height } squares. The stars are in its middle; rows { $box_eye_from } to { $box_eye_to } are the band at eye level; the corner squares matter at the end. First everybody hangs the starting painting, in seat order; it must cover at least one of the stars. The wall and the list of tiles are our reconstruction: no rulebook shows them.

rules-3-title = A round
    .rules = AS-8 AS-10 AS-33 AS-R19 AS-R27
rules-3-text = The auctioneer chooses one painting more than there are players, seeing only the backs; several may come from the same pile. They are then turned face up. Everybody, the auctioneer included, plays a bid card face down; all are revealed at once. From the highest bid to the lowest, each player takes a painting, hangs it and confirms. The painting nobody took goes to the museum. Then the player to the left becomes the auctioneer.

rules-4-title = Bids
    .rules = AS-4 AS-9 AS-11 AS-12 AS-R7 AS-R9 AS-R29
rules-4-text = There is no money: your bid only decides when you choose, and everybody gets a painting in every round. But a card you have played is gone for the rest of the game. You can change your card until everybody has played one.
    If bids are equal, the cards the tied players played before are compared, one by one back to the starting bids, which all differ: the higher card wins. { $open_bids ->
        [on] In this game all cards that were played stay open.
       *[off] Apart from that nobody looks at cards of earlier rounds.
    }

rules-5-title = Prestige
    .rules = AS-30..32 AS-R5
rules-5-text = The painting nobody took enters the museum, and its genre's marker advances by the value on the painting's back. Two markers never share a space: the one that arrives steps back to the first empty space. Past { $box_lap } the track simply goes on.

rules-6-title = Hanging
    .rules = AS-13..16 AS-22 AS-R3 AS-R6 AS-R10 AS-R13 AS-R14 AS-R22
rules-6-text = A tile must lie inside the wall, on empty squares, and share an edge with another tile; a corner is not enough. Tiles are never rotated. Until you confirm, you can rearrange what you placed this turn, and nobody sees it.
    Avoid a faux pas: paintings of the same genre that share an edge score no prestige points, though they still count at eye level.

rules-7-title = Frames and decor
    .rules = AS-17..21 AS-R1 AS-R11 AS-R12 AS-R16 AS-R23 AS-R28
rules-7-text = Decor tiles are straight rows of squares with one shield per square. They fill gaps and score for their shields, but have no frame and no genre.
    When you hang a painting next to paintings with the same frame, you earn one decor tile with at most one shield per matching neighbour; the new painting itself is not counted. Hang it at once or give it to your assistant. With { $box_combination } or more matching neighbours you may take several tiles, { $decor_total ->
        [exact] with exactly that many shields in all, as far as there is room.
       *[at_most] with up to that many shields in all.
    } You must take decor if there is room for it; if there is none, it is lost. A painting that completes your wall earns no decor. If a shape has run out, you may trade a row of your own decor for other tiles covering the same squares to bring it back, or take less.

rules-8-title = The assistant
    .rules = AS-23..26 AS-R2 AS-R24
rules-8-text = Your assistant can hold one tile, a painting or decor, that you cannot or do not want to hang now. On a later turn you may hang it before or after your new painting; a painting hung from the assistant earns decor like a new one. It cannot be swapped with the museum, and it scores nothing at the end.

rules-9-title = No room
    .rules = AS-27..29 AS-R4 AS-R18 AS-R20 AS-R25
rules-9-text = If your new painting fits nowhere, give it to your assistant, if free; or swap it for a painting of the same genre in the museum that does fit, and hang that one (prestige does not change); or put it aside as an excess painting: it counts { $box_superfluous } at the end, and you take a 1×1 decor tile. A painting that fits must be hung, unless your assistant is free to take it.

rules-10-title = The end
    .rules = AS-34..37 AS-R8
rules-10-text = The game ends after the round in which a wall is completely covered, a player puts aside excess painting number { $box_superfluous_end }, or the last bid cards are played.

rules-11-title = Points
    .rules = AS-38..45 AS-R21 AS-R26
rules-11-text = Genres are ranked by prestige: from the first genre on, each painting scores { $box_multipliers }; a painting of a genre that never entered the museum scores { $box_absent }. Paintings in a faux pas score nothing here.
    Each shield of decor on your wall: 1.
    Each painting of the first genre that is at least partly at eye level, even in a faux pas: { $box_eye_line }.
    A completely covered wall: { $box_full_wall }. Each empty corner square: { $box_bare_corner }. Each excess painting: { $box_superfluous }.
    The highest total wins. Ties: the higher sum of unused bid cards; then the win is shared.

# The art market of the house: the headings of its plots.
market-prestige = Prestige of the genres
market-taken = Paintings taken

# What the things on the board are
board-is-genre = { $part ->
       *[whole] { $genre }
        [prestige] { $genre }: prestige { $prestige }
        [counts] { $genre }: each counts { $counts }
        [collection] { $genre } in the museum: { $museum }
    }
board-why-genre = { $part ->
       *[whole] Number { $rank } of the genres with prestige { $prestige }: a painting of it counts { $counts } now, unless it hangs beside its own genre.
        [prestige] An unsold painting enters the museum and moves its genre by its number. The ranks of the genres say what a painting counts.
        [counts] By rank { $rank } with prestige { $prestige }. The first genre counts most, one that is not in the museum least.
        [collection] The paintings nobody took. Who has no room for a new one may swap it for one of its genre here.
    }
board-is-frame = Frame: { $frame }
board-why-frame = A painting hung beside others with the same frame earns decor: a tile with at most as many shields as there are such frames.
board-is-star = Star
board-why-star = The starting painting has to cover at least one of the stars.
board-is-shield = Shield
board-why-shield = Decor: each shield on your wall counts one point at the end.
board-why-tile = { $genre } in a frame of { $frame }; counts { $counts } as the genres stand, unless it hangs beside its own genre. { $offered ->
        [yes] If nobody takes it, it brings its genre to prestige { $to }.
       *[no] Beside the same frame it earned decor.
    }
board-is-pile = Pile { $size }, number { $value }
board-why-pile = { $left } left. The auctioneer chooses by the backs; an unsold one brings its genre { $value } prestige.
board-why-stock = { $left } left in the supply. It is earned by frames that match.
board-is-card = Bid card { $card }
board-why-card = { $state ->
        [lies] Your bid for this round. You may change it until everybody has laid one.
        [spent] Played: it is gone for the rest of the game, and breaks ties.
       *[hand] Yours to bid. The highest card chooses first; a card that was played is gone.
    }
board-why-auctioneer = { $seat } chooses { $lots } paintings by their backs this round. The hammer then goes to the left.
board-why-assistant = Keeps one tile for a later turn. What it still holds at the end counts for nothing.
board-why-line = { $part ->
       *[decor] One point for each shield on the wall.
        [eye_line] { $box_eye_line ->
            [one] One point
           *[other] { $box_eye_line } points
        } for each painting of the first genre ({ $most }) at eye level, even partly.
        [full_wall] { $box_full_wall ->
            [one] One point
           *[other] { $box_full_wall } points
        } for a wall without a free square.
        [corners] { $box_bare_corner } for each corner that is not covered.
        [superfluous] { $box_superfluous } for each painting there was no room for.
    }
board-is-of-seat = { $part ->
       *[score] Score now: { $score }
        [free] Free squares: { $free }
        [bid] Bid: { $bid }
        [laid] A bid lies here
        [superfluous] Excess paintings: { $superfluous }
    }
board-why-of-seat = { $part ->
       *[score] Of { $seat }, as the genres stand now: everything may change with the museum.
        [free] On the wall of { $seat }. When a wall has none left the game ends after the round.
        [bid] Of { $seat }, who chooses by it: from the highest bid to the lowest.
        [laid] { $seat } has { $cards } bid cards left. All are shown together.
        [superfluous] Of { $seat }: each counts { $box_superfluous }, and with number { $box_superfluous_end } the game ends after the round.
    }

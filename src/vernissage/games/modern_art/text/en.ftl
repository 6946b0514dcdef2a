# Modern Art in English. Every text knows the options of the game: $edition, $double_payment, $mystery_hand, $open_cash.
# Amounts are whole numbers of thousands.

title-name = Modern Art
title-summary = Four rounds of auctions. A painting is worth what is fashionable, and everybody at the table makes the fashion.

## Names

artist-nex = { $edition ->
        [classic] Lite Metal
       *[matagot] Nex
    }
artist-bahut = { $edition ->
        [classic] Yoko
       *[matagot] Bahut
    }
artist-darmoir = { $edition ->
        [classic] Christin P.
       *[matagot] Darmoir
    }
artist-sadland = { $edition ->
        [classic] Karl Gitter
       *[matagot] Sadland
    }
artist-koriko = { $edition ->
        [classic] Krypto
       *[matagot] Koriko
    }

auction-open = open
auction-once = once around
auction-sealed = sealed
auction-fixed = fixed price
auction-double = double
auction-open-help = Everybody calls out bids in any order, the seller too. When nobody raises any more, the hammer falls.
auction-once-help = From the seller's left, each player has one chance to outbid the last bid or to pass. The seller speaks last.
auction-sealed-help = All bid in secret at the same time, the seller too, and show their bids together. Of equal highest bids the seller's wins, otherwise that of the first player on the seller's left.
auction-fixed-help = The seller names a price, at most the cash in hand. From the left, the first who says yes has the painting; if all decline, the seller has to buy it at that price.
auction-double-help = A double is sold together with a second painting by the same artist, in the way the second one says.

card-name = { $artist } ({ $auction })

money = { $edition ->
        [classic] { $amount ->
            [0] $0
           *[other] ${ $amount }k
        }
       *[matagot] { $amount } k€
    }
money-needed = { $edition ->
        [classic] { $needed ->
            [0] $0
           *[other] ${ $needed }k
        }
       *[matagot] { $needed } k€
    }
money-available = { $edition ->
        [classic] { $available ->
            [0] $0
           *[other] ${ $available }k
        }
       *[matagot] { $available } k€
    }
round-name = { $round ->
        [1] the first round
        [2] the second round
        [3] the third round
       *[other] the last round
    }

## Options

option-edition = Edition
option-edition-help = The names of the artists and the currency.
option-edition-matagot = Matagot 2009 (k€)
option-edition-classic = Hans im Glück / Mayfair (thousands of $)
option-double_payment = Price of a double
option-double_payment-help = Who is paid when another player than the seller adds the second painting.
option-double_payment-new_seller = all to whoever added the second painting
option-double_payment-split = half each for the two sellers
option-mystery_hand = Mystery hand
option-mystery_hand-help = For three players: a fourth hand lies face down, and whoever has held an auction may turn one of its cards.
option-open_cash = Open cash
option-open_cash-help = Everybody sees everybody's cash. As printed, it is secret.

## Questions

ask-offer = Which painting do you put up for auction?
ask-second = Do you add a second painting by this artist? Then the auction is yours to run.
ask-raise = Do you raise? A pass holds only for this price: if someone raises, you are asked again.
ask-bid = Once around: what is your one bid, or do you pass?
ask-seal = Your sealed bid? Nothing is a bid too.
ask-price = What price do you name? If nobody wants it, you pay it yourself.
ask-buy = Do you buy at this price?
ask-turn = Do you turn a card of the mystery hand?

move-offer = Offer { $card }
move-add = Add { $card }
move-decline = Add nothing
move-bid = Bid { money }
move-pass = Pass
move-seal = Seal a bid of { money }
move-price = Ask { money }
move-buy = Buy
move-turn = Turn a card
move-leave = Leave it covered

## What happens

event-dealt = { $seat } is dealt { $cards }.
event-hand-grew = Everybody is dealt { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-round-began = { $round ->
        [1] The first round begins
        [2] The second round begins
        [3] The third round begins
       *[other] The last round begins
    }: { $seat } sells first.
event-offered = { $seat } offers { $card }.
event-declined = { $seat } adds nothing.
event-added = { $seat } adds { $card } and runs the auction.
event-bid = { $seat } bids { money }.
event-no-raise = { $amount ->
        [0] { $seat } does not bid.
       *[other] { $seat } does not raise { money }.
    }
event-passed = { $seat } passes.
event-sealed-bid = { $seat } has sealed a bid.
event-bids-opened = The bids are opened: { $bids_by_seat }.
event-priced = { $seat } asks { money }.
event-sold = { $amount ->
        [0] { $seat } takes { $cards } for nothing.
       *[other] { $to_bank ->
            [0] { $to_seats_count ->
                [1] { $seat } buys { $cards } for { money }, paid to { $seller }.
               *[other] { $seat } buys { $cards } for { money }, shared: { $to_seats }.
            }
           *[other] { $to_seats_count ->
                [0] { $seat } keeps { $cards } for { money }, paid to the bank.
               *[other] { $seat } buys { $cards } for { money }: { $to_seats }, the bank { $to_bank }.
            }
        }
    }
event-turned = { $seat } turns a card of the mystery hand: { $card }. It belongs to nobody, but it counts.
event-left-covered = { $seat } leaves the mystery hand covered.
event-round-closed = Unsold: { $unsold }. New markers:{ marker-1 }{ marker-2 }{ marker-3 }{ marker-4 }{ marker-5 }.
chapter-round-closed = End of { round-name }
marker-1 = { $markers_1 ->
        [0] {""}
       *[other] {" "}{ artist-nex } (+{ $markers_1 })
    }
marker-2 = { $markers_2 ->
        [0] {""}
       *[other] {" "}{ artist-bahut } (+{ $markers_2 })
    }
marker-3 = { $markers_3 ->
        [0] {""}
       *[other] {" "}{ artist-darmoir } (+{ $markers_3 })
    }
marker-4 = { $markers_4 ->
        [0] {""}
       *[other] {" "}{ artist-sadland } (+{ $markers_4 })
    }
marker-5 = { $markers_5 ->
        [0] {""}
       *[other] {" "}{ artist-koriko } (+{ $markers_5 })
    }
event-paid = { $cards_count ->
        [0] { $seat } had nothing to sell to the bank.
        [one] The bank pays { $seat } { money } for one painting.
       *[other] The bank pays { $seat } { money } for { $cards_count } paintings.
    }
event-game-ended = The game ends: { $reason }. Final cash: { $scores_by_seat }.
reason-four_rounds = four rounds have been played
reason-out_of_cards = the last card has been played

## Refusals

refusal-card-needed = A painting from your hand is asked for here. [{ $rule }]
refusal-not-in-hand = That painting is not in your hand; you hold { $available ->
        [0] no cards
        [one] { $available } card
       *[other] { $available } cards
    }. [{ $rule }]
refusal-other-artist = The second painting must be by { $needed ->
        [nex] { artist-nex }
        [bahut] { artist-bahut }
        [darmoir] { artist-darmoir }
        [sadland] { artist-sadland }
       *[koriko] { artist-koriko }
    }, and this one is by { $available ->
        [nex] { artist-nex }
        [bahut] { artist-bahut }
        [darmoir] { artist-darmoir }
        [sadland] { artist-sadland }
       *[koriko] { artist-koriko }
    }. [{ $rule }]
refusal-second-double = A double cannot be the second painting: it needs one that says how both are sold. [{ $rule }]
refusal-amount-needed = An amount is asked for here: a whole number of thousands. [{ $rule }]
refusal-no-such-amount = { $available } is no amount of this game: it has whole amounts of { $needed }. [{ $rule }]
refusal-bid-too-low = { money-available } is too little: the next bid is at least { money-needed }. [{ $rule }]
refusal-above-cash = That takes { money-needed }, and you have { money-available }. [{ $rule }]
refusal-leads = { $available ->
        [0] Nobody has bid yet, so the lot is yours for nothing as it stands: you may open with a bid, but there is nothing to pass.
       *[other] The highest bid, { money-available }, is yours already; you cannot answer your own bid.
    } [{ $rule }]
refusal-already-declared = You have already said that you do not raise { money-available }. You may still raise, or wait. [{ $rule }]
refusal-price-at-least = The price has to be { money-needed } or more, not { money-available }. [{ $rule }]
refusal-buy-or-pass = You can buy for { money-needed } or pass; there is no haggling. [{ $rule }]
refusal-turn-or-leave = You can turn a card of the mystery hand or leave it covered. [{ $rule }]

## The board as tables

board-headline = { $round ->
        [1] First round
        [2] Second round
        [3] Third round
       *[other] Last round
    }
board-market = Market
board-artist = Artist
board-offered = Offered
board-round = R{ $round }
board-worth-now = Worth now
board-on-easel = On the easel
board-lot = Lot
board-auction = Auction
board-seller = Seller
board-price = Price
board-leader = Highest bid
board-sealed = Bids in
board-players = Players
board-player = Player
board-cards = Cards
board-cash = Cash
board-wall = On the wall
board-hand = Your hand

## The board in the browser

board-ma-walls = On the walls this round
board-ma-rank = { $rank ->
        [1] 1st
        [2] 2nd
       *[other] 3rd
    }
board-ma-round = Round { $round }
board-ma-maybe = as it stands
board-ma-worth-range = { $low } to { $high } by the end of the round
board-ma-look = Look closely: { $title }
board-ma-sold-by = sold by { $seat }
board-ma-asked = Price asked
board-ma-own-bid = yours: { money }
board-ma-your-cash = Your cash
board-ma-standing = { $stands ->
        [double] A second painting by { $artist } is wanted: whoever adds one sells both. If nobody does, { $opener } has this one for nothing.
        [sealed] The highest bid pays { $seller } and has the lot. All other bids cost nothing. If { $seller } wins, the money goes to the bank.
        [sealed_shared] The highest bid has the lot, and { $opener } and { $seller } share the money. All other bids cost nothing. If one of these two wins, their own half goes to the bank.
        [unpriced] { $seller } names the price. If nobody buys, { $seller } has to.
        [priced] The first to say yes pays { $seller } { $price }. If nobody does, { $seller } pays it to the bank.
        [priced_shared] The first to say yes pays { $price }, which { $opener } and { $seller } share. If nobody does, { $seller } has to buy. If one of these two buys, their own half goes to the bank.
        [own] As it stands, { $seller } keeps the lot and pays the bank { $price }.
        [shared] As it stands, { $leader } has the lot for { $price }; { $opener } and { $seller } sold it together.
        [leads] As it stands, { $leader } pays { $seller } { $price } and has the lot.
       *[free] As it stands, { $seller } has the lot for nothing: nobody has bid.
    }
board-ma-voices = What everybody has said
board-ma-voice = { $voice ->
        [leads] leads
        [bid] bid { $amount }
        [declared] no raise
        [passed] passed
        [declined] adds nothing
        [sealed] bid in
       *[asked] thinking
    }
board-ma-voice-seller = sells
board-ma-shortcuts = Quick answers
board-ma-no-raise = No raise at { money }
board-ma-buy-for = Buy for { money }
board-ma-bid-for-me = Bid for me …
board-ma-sure = { $amount } is more than half of your { $cash }.
board-ma-cancel = Not so fast
board-ma-sells = { $seat } chooses a painting to sell.
board-ma-you-sell = Yours to sell: choose a painting from your hand.
board-ma-may-turn = { $seat } may turn a card of the mystery hand.
board-ma-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-ma-no-cards = Your hand is empty. You go on bidding.
board-ma-would-stand = { $artist } would then stand at { $count } of { $closing }.
board-ma-closes = This painting ends the round at once. It counts, but it is not sold.
board-ma-binds = A painting once shown stays on the easel.
board-ma-why-later = A lot is under the hammer. You offer a painting when it is your turn to sell. [MA-8]
board-ma-offer-it = Put it on the easel
board-ma-add-it = Add it to the double
board-ma-put-back = Back to the hand
board-ma-wall-worth = worth { money } now
board-ma-bare = nothing yet
board-ma-free = free
board-ma-unsold = Unsold
board-ma-unsold-counts = nobody's, but they count
board-ma-covered = { $count ->
        [0] none left
        [one] { $count } card covered
       *[other] { $count } cards covered
    }
board-ma-cash-hidden = Cash behind the screen
board-ma-lot = Lot { $lot }
board-ma-bank = Bank
board-ma-bids = Bids:
board-ma-dismiss = Close
board-ma-summaries = How the rounds ended
board-ma-go-on = Go on
board-ma-marker = Marker
board-ma-pays = Per painting
board-ma-paintings = Paintings
board-ma-income = Income
board-ma-final = The final count
board-ma-sales = Sales
board-ma-from-bank = From the bank
board-ma-spent = Spent
board-ma-total = Cash
board-ma-left-in-hand = Left in the hands
board-ma-wealth = Everybody's cash over the game
board-ma-as-table = As a table
board-ma-start = Start
board-ma-answer-offer = Choose a painting from your hand
board-ma-answer-second = Add a painting from your hand

## The rules in our own words

rules-1-title = What it is about
    .rules = MA-1
rules-1-text = You run a gallery. For { $box_rounds ->
        [one] { $box_rounds } round
       *[other] { $box_rounds } rounds
    } you and your rivals auction paintings by five artists to each other, and at the end of each round the bank buys what hangs on your walls. The more paintings of an artist come up for sale, the better the bank pays for that artist. Whoever has the most money at the end wins.

rules-2-title = Before you start
    .rules = MA-2..6 MA-R16
rules-2-text = Everybody has { $edition ->
        [classic] ${ $box_start }k
       *[matagot] { $box_start } k€
    } and a hand of cards. The deck holds { $box_cards } paintings: { artist-nex } { $box_nex }, { artist-bahut } { $box_bahut }, { artist-darmoir } { $box_darmoir }, { artist-sadland } { $box_sadland }, { artist-koriko } { $box_koriko }. Cards are dealt to each hand round by round: { $box_deal_3 } with three players; { $box_deal_4 } with four; { $box_deal_5 } with five. Where none are dealt, you play with what you kept. Who sells first is drawn by lot.

rules-3-title = A turn
    .rules = MA-8..12 MA-16 MA-47
rules-3-text = The seller plays a card from hand onto the easel. The sign on it says how it is auctioned. The highest bidder pays the seller; a seller who wins pays the bank instead. The buyer hangs the painting up for all to see, and the player to the left of the seller sells next.

rules-4-title = The five kinds of auction
    .rules = MA-17..23 MA-R8..R10 MA-R17
rules-4-text = Open. { auction-open-help }
    Once around. { auction-once-help }
    Sealed. { auction-sealed-help }
    Fixed price. { auction-fixed-help }
    Double. { auction-double-help }

rules-5-title = Bidding
    .rules = MA-13..15 MA-R11
rules-5-text = Bids are whole thousands, each higher than the one before, and never more than you have: there are no debts. In an open auction a pass only says that you do not raise this price; after the next raise you may join in again. If nobody bids, the seller has the painting for nothing, except at a fixed price. What has been said stands. A sealed bid may be changed until the last one is in.

rules-6-title = Doubles
    .rules = MA-24..28 MA-46 MA-R4..R6
rules-6-text = Whoever offers a double may add a second painting by that artist, which must not be a double itself. If the seller adds none, the others are asked once each, clockwise. Whoever adds one becomes the seller of both, and the second card says how. { $double_payment ->
        [split] The two sellers share the price; an odd thousand goes to the new seller. If one of the two wins the lot, that seller's own half goes to the bank.
       *[new_seller] The whole price goes to the new seller; the one who opened with the double gets nothing.
    } The turn then passes to the left of the new seller. If nobody adds a card, the double goes to its seller for nothing.

rules-7-title = The end of a round
    .rules = MA-7 MA-29..31 MA-R7
rules-7-text = Painting number { $box_closing } of an artist in a round ends the round at once. That card is not sold and belongs to nobody, but it counts. A double played as that one needs no second card; if the second card of a double is that one, both stay unsold.

rules-8-title = What paintings are worth
    .rules = MA-32..36 MA-R12
rules-8-text = Artists are ranked by how many of their paintings were offered in the round; of equals, the one further left on the board ranks first. An artist of whom nothing was offered has no rank, so there may be fewer than three. The first three get markers of { $box_first }, { $box_second } and { $box_third }, which stay for the rest of the game. The bank pays for a painting of a ranked artist the sum of all that artist's markers, old ones included. Paintings by anybody else pay nothing this time, however famous they once were. Then all paintings leave the walls; the cards in hand stay.

rules-9-title = The next round, and empty hands
    .rules = MA-37..40 MA-R1..R3 MA-R13
rules-9-text = The player to the left of the one who offered the last card begins. If you have no cards left you are passed over as a seller, but you still bid. If the very last card of all hands is played in the last round, it ends the game unsold, and counts.

rules-10-title = Winning
    .rules = MA-41 MA-R15
rules-10-text = After the last round all money is counted, and the richest gallery wins. Equals share the win. { $open_cash ->
        [on] In this game everybody's cash is open.
       *[off] Until then nobody has to say how much cash is behind the screen; all prices, though, are public.
    }

rules-11-title = The mystery hand, for three
    .rules = MA-42..45 MA-R14
rules-11-text = With this option cards are dealt as for { $box_mystery }, and the hand that is nobody's lies face down. After holding an auction you may turn one of its cards. It belongs to nobody but counts as offered, and it may be the one that ends the round. A mystery double asks for no second card. If a mystery card ends the round, the player to the left of the one who turned it begins the next. With this option all hands can be empty before the last round: the last card played is then unsold but counts, the round is over and paid, and the next is dealt. Only in the last does that end the game, at once if nobody has a card to begin it with. { $mystery_hand ->
        [on] It is used in this game.
       *[off] It is not used in this game.
    }

# The art market of the house: the headings of its plots.
market-price = Average price of a painting

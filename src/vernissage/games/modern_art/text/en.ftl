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
auction-open-help = Everybody, including the seller, may call out higher bids in any order. When nobody raises any more, the highest bidder buys.
auction-once-help = Starting on the seller's left, each player has one chance to outbid the highest bid or pass. The seller goes last.
auction-sealed-help = Everybody, including the seller, chooses a bid in secret, and all bids are revealed together. The highest wins. If bids tie for highest, the seller wins if involved; otherwise the tied player closest to the seller's left.
auction-fixed-help = The seller names a price no higher than the seller's own cash. Going round from the seller's left, the first player to accept buys the painting; if everyone declines, the seller must buy it and pay the bank.
auction-double-help = A double is sold together with a second painting by the same artist. The second card decides the kind of auction.

card-name = { $artist } ({ $auction })

money = { $edition ->
        [classic] { $amount ->
                [0] $0
               *[other] ${ $amount }k
            }
       *[matagot] { $amount ->
                [0] €0
               *[other] €{ $amount }k
            }
    }
money-needed = { $edition ->
        [classic] { $needed ->
                [0] $0
               *[other] ${ $needed }k
            }
       *[matagot] { $needed ->
                [0] €0
               *[other] €{ $needed }k
            }
    }
money-available = { $edition ->
        [classic] { $available ->
                [0] $0
               *[other] ${ $available }k
            }
       *[matagot] { $available ->
                [0] €0
               *[other] €{ $available }k
            }
    }
money-most = { $edition ->
        [classic] { $most ->
                [0] $0
               *[other] ${ $most }k
            }
       *[matagot] { $most ->
                [0] €0
               *[other] €{ $most }k
            }
    }
money-loss = { $edition ->
        [classic] { $loss ->
                [0] $0
               *[other] ${ $loss }k
            }
       *[matagot] { $loss ->
                [0] €0
               *[other] €{ $loss }k
            }
    }
money-gain = { $edition ->
        [classic] { $gain ->
                [0] $0
               *[other] ${ $gain }k
            }
       *[matagot] { $gain ->
                [0] €0
               *[other] €{ $gain }k
            }
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
option-edition-matagot = Matagot 2009 (thousands of €)
option-edition-classic = Hans im Glück / Mayfair (thousands of $)
option-double_payment = Payment for a double
option-double_payment-help = Who is paid when someone other than the seller adds the second painting.
option-double_payment-new_seller = all to the player who added the second painting
option-double_payment-split = split equally between the two sellers
option-mystery_hand = Mystery hand
option-mystery_hand-help = For three players: a fourth hand is dealt face down, and after running an auction you may turn over one of its cards.
option-open_cash = Open cash
option-open_cash-help = Everybody can see everybody's cash. In the printed rules it is secret.

## Questions

ask-offer = Which painting do you put up for auction?
ask-second = Do you add a second painting by this artist? If you do, you become the seller of both.
ask-raise = Bid higher, or pass? Passing is not final: if the price goes up, you can bid again.
ask-bid = Once around: you have one chance. Bid higher, or pass?
ask-seal = What is your secret bid? You may bid 0.
ask-price = What price do you ask? If nobody buys, you must buy it yourself at that price.
ask-buy = Do you buy at this price?
ask-turn = Do you turn over a card from the mystery hand?

move-offer = Offer { $card }
move-add = Add { $card }
move-decline = Add nothing
move-bid = Bid { money }
move-pass = Pass
move-seal = Bid { money } in secret
move-price = Ask { money }
move-buy = Buy
move-turn = Turn over a card
move-leave = Leave it face down

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
       *[other] { $seat } passes at { money }.
    }
event-passed = { $seat } passes.
event-sealed-bid = { $seat } has placed a sealed bid.
event-bids-opened = The bids are revealed: { $bids_by_seat }.
event-priced = { $seat } asks { money }.
event-sold = { $amount ->
        [0] { $seat } gets { $cards } for nothing.
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
event-turned = { $seat } turns over a card from the mystery hand: { $card }. It belongs to nobody, but it counts.
event-left-covered = { $seat } leaves the mystery hand face down.
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
reason-four_rounds = { $box_rounds ->
    [one] the only round has
   *[other] all { $box_rounds } rounds have
    } been played
reason-out_of_cards = the last card has been played

## Why the house would do this

why-worth = Expect about { money } from the bank for this lot; pay up to { money-most }, since your money goes to a rival.
why-own = Expect about { money } from the bank for this lot. You are selling it yourself: above { money-most }, a rival's money is better.
why-price = Expect about { money } from the bank for it; ask a little less, so that the next player is glad to pay.
why-offer = A painting by { $artist } should pay about { money } at the end of the round, and buyers bid by that.
why-double = A painting by { $artist } should pay about { money } at the end of the round; a double is sold together with another.
why-closes = This ends the round at once. The bank then pays you { money } for what hangs on your wall.
why-none = You hold no second painting by { $artist }.
why-keep = A painting by { $artist } should pay about { money } at the end of the round: yours can be sold by itself.
why-standing = { $artist }: { $count ->
        [one] { $count } painting
       *[other] { $count } paintings
    } offered this round; { $ahead ->
        [0] no artist has more.
        [one] { $ahead } artist has more.
       *[other] { $ahead } artists have more.
    }
why-turn = On average an unseen painting helps your wall more than the others'.
why-leave = On average an unseen painting does not help your wall more than the others'.
back-overpaid = { $seat } paid { money } for a lot by { $artist }: { money-loss } more than the bank gave for it at the end of the round.
back-let-go = { $seat } had a lot by { $artist } for { money }; at the end of the round it brought { money-gain } more than that. The others let it go.

## Refusals

refusal-card-needed = Choose a painting from your hand. [{ $rule }]
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
refusal-second-double = A double cannot be the second painting: the second card must say how both are sold. [{ $rule }]
refusal-amount-needed = Enter an amount: a whole number of thousands. [{ $rule }]
refusal-no-such-amount = { $available } is not a possible amount: amounts are whole numbers, { $needed }. [{ $rule }]
refusal-bid-too-low = { money-available } is too little: the next bid is at least { money-needed }. [{ $rule }]
refusal-above-cash = You would need { money-needed }, but you have only { money-available }. [{ $rule }]
refusal-leads = { $available ->
        [0] Nobody has bid yet, so you would get the lot for nothing. You may open with a bid, but there is nothing to pass on.
       *[other] The highest bid, { money-available }, is already yours; you cannot answer your own bid.
    } [{ $rule }]
refusal-already-declared = You have already passed at { money-available }. You may still raise, or wait. [{ $rule }]
refusal-price-at-least = The price must be at least { money-needed }, not { money-available }. [{ $rule }]
refusal-buy-or-pass = You can buy for { money-needed } or pass; there is no haggling. [{ $rule }]
refusal-turn-or-leave = You can turn over a card from the mystery hand or leave it face down. [{ $rule }]

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
board-sealed = Bids received
board-players = Players
board-player = Player
board-cards = Cards
board-cash = Cash
board-wall = Bought this round
board-hand = Your hand

## The board in the browser

board-ma-walls = Paintings bought this round
board-ma-rank = { $rank ->
        [1] 1st
        [2] 2nd
       *[other] 3rd
    }
board-ma-round = Round { $round }
board-ma-maybe = as it stands
board-ma-worth-range = { $low } to { $high } by the end of the round
board-ma-look = View { $title }
board-ma-sold-by = sold by { $seat }
board-ma-asked = Price asked
board-ma-own-bid = yours: { money }
board-ma-your-cash = Your cash
board-ma-standing = { $stands ->
        [double] A second painting by { $artist } is needed: whoever adds one becomes the seller of both. If nobody does, { $opener } gets this one for nothing.
        [sealed] The highest bidder pays { $seller } and gets the lot; the other bids cost nothing. If { $seller } wins, the money goes to the bank.
        [sealed_shared] The highest bidder gets the lot, and { $opener } and { $seller } share the money; the other bids cost nothing. If one of these two wins, their own half goes to the bank.
        [unpriced] { $seller } is naming the price. If nobody buys, { $seller } must.
        [priced] The first to accept pays { $seller } { $price }. If nobody does, { $seller } pays it to the bank.
        [priced_shared] The first to accept pays { $price }, which { $opener } and { $seller } share. If nobody does, { $seller } must buy. If one of these two buys, their own half goes to the bank.
        [own] As it stands, { $seller } keeps the lot and pays { $price } to the bank.
        [shared] As it stands, { $leader } gets the lot for { $price }, which { $opener } and { $seller } share.
        [leads] As it stands, { $leader } gets the lot and pays { $seller } { $price }.
       *[free] As it stands, { $seller } gets the lot for nothing: nobody has bid.
    }
board-ma-voices = Bids and passes so far
board-ma-voice = { $voice ->
        [leads] leads
        [bid] bid { $amount }
        [declared] passed at this price
        [passed] passed
        [declined] adds nothing
        [sealed] bid placed
       *[asked] deciding
    }
board-ma-voice-seller = sells
board-ma-sells = { $seat } chooses a painting to sell.
board-ma-you-sell = Your turn to sell: choose a painting from your hand.
board-ma-may-turn = { $seat } may turn over a card from the mystery hand.
board-ma-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-ma-no-cards = Your hand is empty. You can still bid.
board-ma-would-stand = That would be { $artist } number { $count } of { $closing } this round.
board-ma-closes = This painting ends the round at once. It counts, but it is not sold.
board-ma-binds = Once offered, a painting cannot be taken back.
board-ma-why-later = An auction is in progress. You offer a painting when it is your turn to sell. [MA-8]
board-ma-offer-it = Put it on the easel
board-ma-add-it = Add it to the double
board-ma-put-back = Back to the hand
board-ma-wall-worth = worth { money } now
board-ma-bare = nothing yet
board-ma-free = free
board-ma-unsold = Unsold
board-ma-unsold-counts = they belong to nobody, but they count
board-ma-covered = { $count ->
        [0] none left
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
board-ma-cash-hidden = Cash behind the screen
board-ma-lot = Lot { $lot }
board-ma-bank = Bank
board-ma-bids = Bids:
board-ma-dismiss = Close
board-ma-summaries = How the rounds ended
board-ma-go-on = Continue
board-ma-marker = Marker
board-ma-pays = Per painting
board-ma-paintings = Paintings
board-ma-income = Income
board-ma-final = Final scoring
board-ma-sales = Sales
board-ma-from-bank = From the bank
board-ma-spent = Spent
board-ma-total = Cash
board-ma-left-in-hand = Left in hand
board-ma-wealth = Everybody's cash during the game
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
    } you and your rivals auction paintings by five artists to each other, and at the end of each round the bank buys the paintings you have bought. The more paintings by an artist are offered in a round, the more the bank pays for that artist. Whoever has the most money at the end wins. Sell what others want, and never pay more than the bank will.

rules-2-title = Before you start
    .rules = MA-2..6 MA-R16
rules-2-text = Everybody has { $edition ->
        [classic] ${ $box_start }k
       *[matagot] €{ $box_start }k
    } and a hand of cards. Cash is { $open_cash ->
        [on] open
       *[off] kept secret
    }; prices are public. The cards in your hand are not yours: they are paintings you may offer for sale, and only what you buy in an auction earns money from the bank.
    The deck holds { $box_cards } paintings: { artist-nex } { $box_nex }, { artist-bahut } { $box_bahut }, { artist-darmoir } { $box_darmoir }, { artist-sadland } { $box_sadland }, { artist-koriko } { $box_koriko }. Cards are dealt to each hand round by round: { $box_deal_3 } with three players; { $box_deal_4 } with four; { $box_deal_5 } with five. Where none are dealt, you play with what you kept. The starting seller is chosen at random.

rules-3-title = A turn
    .rules = MA-8..12 MA-16 MA-47
rules-3-text = On your turn you must offer a card: play it from hand onto the easel. The symbol on it shows how it is auctioned. Everybody may bid, the seller too. The highest bidder pays the seller; if the seller wins, the money goes to the bank. The buyer keeps the painting on display until the end of the round, and the player to the seller's left sells next.

rules-4-title = The five kinds of auction
    .rules = MA-17..23 MA-R8..R10 MA-R17
rules-4-text = Open. { auction-open-help }
    Once around. { auction-once-help }
    Sealed. { auction-sealed-help }
    Fixed price. { auction-fixed-help }
    Double. { auction-double-help }

rules-5-title = Bidding
    .rules = MA-13..15 MA-R11
rules-5-text = Bids are whole thousands, each higher than the one before, and never more than you have: there are no debts. In an open auction passing is not final: if the price goes up, you may bid again. If nobody bids, the seller gets the painting for nothing, except at a fixed price. At a fixed price each player may only accept or decline. A bid or pass cannot be taken back; a sealed bid may be changed until the last one is in.

rules-6-title = Doubles
    .rules = MA-24..28 MA-46 MA-R4..R6
rules-6-text = Whoever offers a double may add a second painting by the same artist; it must not be another double. If the seller adds none, the others, clockwise, each get one chance. Whoever adds one becomes the seller of both, and that second card decides the kind of auction. { $double_payment ->
        [split] The two sellers share the price; an odd thousand goes to the new seller. If one of the two wins the lot, that seller's own half goes to the bank.
       *[new_seller] The whole price goes to the new seller; the one who opened with the double gets nothing.
    } The turn then passes to the left of the new seller; players in between lose their turn. If nobody adds a card, the player who offered the double gets it for nothing.

rules-7-title = The end of a round
    .rules = MA-7 MA-29..31 MA-R7
rules-7-text = Painting number { $box_closing } by an artist in a round ends the round at once. That card is not sold and belongs to nobody, but it counts. A double played as that painting needs no second card; if the second card of a double is that painting, both stay unsold.

rules-8-title = What paintings are worth
    .rules = MA-32..36 MA-R12
rules-8-text = Artists are ranked by how many of their paintings were offered in the round; in a tie, the artist further left on the board ranks higher. From left to right: { artist-nex }, { artist-bahut }, { artist-darmoir }, { artist-sadland }, { artist-koriko }. An artist of whom nothing was offered has no rank, so there may be fewer than three. The first three get markers of { $box_first }, { $box_second } and { $box_third }, which stay for the rest of the game.
    For a painting by a ranked artist the bank pays the sum of all that artist's markers, old ones included. Paintings by all other artists pay nothing this round, whatever markers they have; but the markers stay for later rounds. Then all paintings on display are discarded; cards in hand are kept.

rules-9-title = The next round, and empty hands
    .rules = MA-37..40 MA-R1..R3 MA-R13
rules-9-text = The player to the left of whoever offered the last card starts the next round. With no cards left you are skipped as a seller, but you may still bid. If the last card of all hands is played in the last round, it ends the game: it stays unsold, but it counts.

rules-10-title = Winning
    .rules = MA-41 MA-R15
rules-10-text = After the last round everybody counts their money, and the richest player wins. Ties share the win. { $open_cash ->
        [on] In this game everybody's cash is open.
       *[off] Until then cash is kept secret behind the screen; all prices, though, are public.
    }

rules-11-title = The mystery hand, for three
    .rules = MA-42..45 MA-R14
rules-11-text = With this option cards are dealt as for { $box_mystery }, and the hand that is nobody's is placed face down. After running an auction you may turn over one of its cards. It belongs to nobody but counts as offered, and it may be the one that ends the round. A double from the mystery hand takes no second card. If a mystery card ends the round, the player to the left of the one who turned it over starts the next. With this option all hands can be empty before the last round: the last card played is then unsold but counts, the round is over and paid, and the next is dealt. Only in the last does that end the game, at once if nobody has a card to start it with. { $mystery_hand ->
        [on] It is used in this game.
       *[off] It is not used in this game.
    }

# The art market of the house: the headings of its plots.
market-price = Average price of a painting

# What the things on the board are
board-why-worth = { $rank ->
        [0] { $artist } is not among the first three now ({ $offered } of { $closing } offered): a painting would pay nothing, whatever its markers of earlier rounds.
        [1] { $artist } is first now ({ $offered } of { $closing } offered): a painting would pay { $worth }, the new marker of { $marker } and { $before } from before.
        [2] { $artist } is second now ({ $offered } of { $closing } offered): a painting would pay { $worth }, the new marker of { $marker } and { $before } from before.
       *[other] { $artist } is third now ({ $offered } of { $closing } offered): a painting would pay { $worth }, the new marker of { $marker } and { $before } from before.
    }
board-is-worth = Value of one painting by { $artist }
board-is-offered = { $artist }: { $count } offered this round
board-why-offered = Every painting that is shown counts, sold or not. Number { $closing } of one artist ends the round at once and is not sold.
board-is-marker = Marker: { $value }
board-why-marker = { $state ->
        [given] { $artist } got it at the end of round { $round }. It counts in every later round in which { $artist } is among the first three.
        [maybe] { $artist } would get it if round { $round } ended now.
       *[any] At the end of a round the three artists most offered get one. It stays on the board and counts again whenever the artist is among the first three.
    }
board-is-price = Highest bid or price: { $price }
board-why-price = { $auction ->
        [fixed] { $seller } asks this price. The first, from the left of { $seller }, who accepts it has the lot.
       *[other] { $led ->
            [no] Nobody has bid. If it stays so, { $seller } has the lot for nothing.
           *[other] { $leader } leads with { $price }. If nobody bids more, { $leader } pays it to { $seller }; a seller who wins pays the bank.
        }
    }
board-why-voice = { $seller ->
        [yes] The seller: has the money if somebody else buys, and pays the bank if nobody does.
       *[no] What this player has said about the lot under the hammer. A bid must be higher than the one before.
    }
board-why-hand = { $seat } may still offer these in this round and the next ones. A card in the hand is no painting one owns: only what was bought pays.
board-why-cash = { $known ->
        [yes] Money of { $seat }, in thousands. The richest gallery wins at the end.
       *[no] The money of { $seat } lies behind a screen until the end. The richest gallery wins.
    }
board-is-wall = { $seat }: { $count ->
        [one] { $count } painting bought
       *[other] { $count } paintings bought
    }
board-why-wall = Bought this round, with a red dot. If the round ended now the bank would pay { $worth } for all of them; then they are gone.
board-why-round = There are { $rounds } rounds. A round ends with painting number { $closing } of one artist.

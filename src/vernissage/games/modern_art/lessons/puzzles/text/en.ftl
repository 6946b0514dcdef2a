# The puzzles of Modern Art in English. Amounts are thousands, as on the board.

buy-back-title = Your own bidder
buy-back-ask = The last auction of the game: { $seat_2 } bids 40 for your Sadland, which will pay 80, and you speak last. What do you say?
buy-back-ask-passed = You would have 40, but { $seat_2 } earns 40 as well, 20 for your rivals on average. Keeping it earns you more.
buy-back-ask-more = Nobody speaks after you, so 41 is enough. Whatever you add goes to the bank for nothing.
buy-back-why = You pay the bank 41 and get 80: 39 for you, nothing for { $seat_2 }. With three players a seller keeps a painting while the bid is below three fifths of what it pays, here 48.

let-go-title = Take the money
let-go-ask = The last auction of the game: { $seat_2 } bids 52 for your Sadland, which will pay 80, and you speak last. What do you say?
let-go-ask-profit = That earns 27 at most. Passing brings you 52 and { $seat_2 } 28, so you gain more on both rivals.
let-go-ask-much = It pays 80 and not more, so that bid could only lose money. Pass.
let-go-why = You have 52, { $seat_2 } earns 28 from the bank. Measured against the average of both rivals you gain 38; keeping it at 53 would have gained 27.

fair-price-title = A price worth paying
fair-price-ask = { $seat_1 } asks 50 for a Sadland that will pay 80, { $seat_2 } has passed, and nobody comes after you. Do you take it?
fair-price-ask-passed = Then { $seat_1 } must buy it herself and earns 30. Buy: you earn those 30, she has 50, and against the average of both rivals that is still better for you.
fair-price-why = You earn 30 and { $seat_1 } 50: against the average of both rivals that is 5 up. Passing would have given her 30, and left you 15 down.

free-painting-title = Which card first?
free-painting-ask = You hold the last two cards of the game: a Darmoir double, and a Sadland that is the fifth and ends it. Which do you offer?
free-painting-ask-closed = The fifth Sadland ends the game at once, and the Darmoir stays in your hand, worth nothing. There was something to have first.
free-painting-why = Nobody has a second Darmoir, so the double is yours for nothing. Darmoir is third and pays 20; the Sadland that ends the game can wait for your next turn.

dear-profit-title = A profit too dear
dear-profit-ask = { $seat_1 } asks 70 for a Sadland that will pay 80, { $seat_2 } has passed, and nobody comes after you. Do you take it?
dear-profit-ask-bought = You would earn 10, and hand { $seat_1 } 70. If nobody buys, she must pay the bank 70 herself, and earns 10 only.
dear-profit-why = { $seat_1 } has to buy her own painting: 70 to the bank, 80 back. You are 5 down on the average of both rivals; buying would have left you 25 down.

fifth-card-title = The fifth card
fifth-card-ask = { $seat_1 } offers a Nex double, the fourth Nex, and nobody has added a card. You hold the fifth. Do you add it?
fifth-card-ask-declined = Then { $seat_1 } has the double for nothing, and it pays 80: your Nex, the last card, makes Nex first anyway.
fifth-card-why = The fifth painting ends the game, and both lie unsold: { $seat_1 } does not get the 80. That is 40 on the average of both rivals.

third-place-title = The third artist
third-place-ask = You hold the last two cards, both doubles: the first you offer is yours for nothing, the second ends the game. Which comes first?
third-place-ask-level = Bahut and Darmoir will be level with three each, and Bahut stands further to the left. Your Darmoir would pay nothing.
third-place-why = Sadland is first; Nex, Bahut and Darmoir are level with three. From left to right Nex is second and Bahut third: your Bahut pays 30, a Darmoir would pay nothing.

your-price-title = Name the price
your-price-ask = The last auction of the game: you sell a Sadland that will pay 80 at a fixed price. Which price is best whatever { $seat_1 } and { $seat_2 } do?
your-price-ask-low = One of them takes it gladly. At 48 it is the same to you whether they buy or not; below that, a sale hurts you.
your-price-ask-high = If nobody takes it, you have to buy it yourself, and keep less. At 48 it is the same to you whether they buy or not.
your-price-ask-loss = Nobody takes a painting that pays 80 at that price, and you would have to buy it yourself, at a loss.
your-price-why = Sold at 48, you have 48 and a rival earns 32: 32 up on their average. Unsold, you pay 48 and get 80: 32 up as well. Any other price is worse in one of the two cases.

old-fame-title = Yesterday's star
old-fame-ask = { $seat_3 } bids 20 for a Koriko, the artist with 50 from earlier rounds; only { $seat_1 }, who sells, speaks after you. Your Bahut is the last card of the game: what do you say?
old-fame-ask-bid = One Koriko has been offered, far from the first three. It will pay nothing, and what you bid would go to { $seat_1 }.
old-fame-why = With your Bahut, Sadland, Nex and Bahut are the first three, so Koriko's 50 stay on the board and pay nobody. { $seat_3 } has paid 20 for an empty frame.

own-card-title = What only you know
own-card-ask = { $seat_1 } asks 25 for a Darmoir, which pays nothing as things stand, and all the others have passed. Look at your hand, the last card of the game: do you take it?
own-card-ask-passed = The others could not know, but you can: your own Darmoir is still to come. Then this one pays 40, and passing leaves 15 of them to { $seat_1 }.
own-card-why = Your last card is the fourth Darmoir: level with Sadland and further to the left, so it is first and pays 30 and the 10 from before. You earn 15 on what looked worthless.

add-or-keep-title = One sale or two
add-or-keep-ask = You have offered a Sadland double, nobody else holds a card, and each Sadland will pay 80. Do you add your fixed-price Sadland to it?
add-or-keep-ask-added = Sold as a pair they pay 160, and at the best price, 96, you gain 64 on your rivals. Alone, the double is yours for nothing, and the other is sold on your next turn.
add-or-keep-why = Nobody can add a card, so the double pays you 80 for nothing. Then you sell the other one, which gains you 32 more: 112 in all, where the pair would have gained 64.

she-speaks-last-title = The seller speaks last
she-speaks-last-ask = { $seat_1 } sells a Sadland that will pay 80, { $seat_2 } has passed, and she speaks after you. Which bid is best, whatever she does?
she-speaks-last-ask-passed = Then { $seat_1 } has it for nothing and earns 80. Make her pay for it.
she-speaks-last-ask-low = { $seat_1 } keeps it for one more and still earns more than 20. Raise what it costs her.
she-speaks-last-ask-high = { $seat_1 } is glad to take that money, and you keep less than 20. A little lower, selling or keeping is the same.
she-speaks-last-ask-much = It pays 80 and not more, so that bid could only lose money.
she-speaks-last-why = At 60 you earn 20 and { $seat_1 } 60 if she sells: 10 behind the average of both rivals. If she keeps it for 61 she earns 19: as good as the same. One lower, at 59, is level with that.

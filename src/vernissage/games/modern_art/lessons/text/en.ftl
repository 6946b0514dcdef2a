# The lessons of Modern Art in English. Amounts are thousands, as on the board.

first-game-title = Your first game of Modern Art

first-game-welcome = You run a gallery, and so do { $seat_1 } and { $seat_2 }. For four rounds you sell paintings to each other, and whoever has the most money at the end wins.
first-game-hand = These ten paintings are yours to sell, by five artists whose colour and shape you will meet all over the board. They are worth nothing in your hand: only a painting that was bought pays.
first-game-symbol = The symbol on each label says how that painting is auctioned. There are five, and this Koriko has the first of them: open.

first-game-offer = You begin. Take this Koriko with the open symbol and put it up for auction.
first-game-offer-symbol = A Koriko, yes, but one with another symbol. Each symbol has its turn; we begin with the open auction.
first-game-offer-artist = You may sell any painting you like, but let us begin with the open auction: choose the Koriko with that symbol.

first-game-open = In an open auction everybody calls out bids in any order, you too, until nobody goes higher. { $seat_1 } said 8, { $seat_2 } said 11: amounts are thousands of euros.
first-game-market = Why do they bid? The market counts the paintings offered in this round, and when it ends the bank pays 30 for each painting by the artist who was offered most, 20 for the second, 10 for the third.
first-game-pass = Koriko may end up first, but nobody knows yet, and 11 for one card is a fair start. Press Pass, and let { $seat_2 } have it.
first-game-pass-bank = You may bid for your own painting, but then you pay the bank instead of being paid. Let { $seat_2 } have this one.
first-game-pass-worth = No painting pays more than 30 in this round, so that bid could only lose money. Pass instead.
first-game-cash = Sold: { $seat_2 } paid you 11, and you now have 111. Only you see your cash; the others keep theirs behind a screen as well.

first-game-once = { $seat_1 } offers a Sadland with the second symbol: once around. From the seller's left each of you speaks once, and the seller speaks last; { $seat_2 } said 6.
first-game-level = One Koriko and one Sadland have been offered. Artists who are level rank from left to right on the board, so Sadland is first as it stands and would pay 30.
first-game-bid = A good rule for a start: pay about half of what a painting may bring. Bid between 7 and 15.
first-game-bid-passed = { $seat_2 } would then have it for 6, unless { $seat_1 } wants it back, and it may pay 30. You speak only once, so bid now.
first-game-bid-dear = It would win, but everything above { $seat_2 }'s 6 goes to { $seat_1 }, a rival, and 30 is not certain. Stay at 15 or below.
first-game-bid-worth = No painting pays more than 30 in this round, so there would be nothing left to earn. Stay at 15 or below.
first-game-bought = { $seat_1 } passed, so the Sadland is yours. It stays on display before you until the bank pays at the end of the round.

first-game-sealed = Now { $seat_2 } offers a Bahut with the third symbol: sealed. All of you bid in secret at the same time, the seller too, and { $seat_1 } and { $seat_2 } have done so already.
first-game-seal = As it stands Bahut would be first, being furthest to the left. You pay what you write and cannot raise it later: seal between 10 and 20.
first-game-seal-little = That may do, or you may lose a painting worth 30 by one or two, and there is no second try. Seal at least 10.
first-game-seal-much = You pay your whole bid even if the others wrote 3, and the money is { $seat_2 }'s. Stay at 20 or below.
first-game-opened = The bids are opened: { $seat_1 } wrote 4, { $seat_2 } 6, so the Bahut is yours. Had two bid the same, the seller or the one sitting closest to the seller's left would have it.

first-game-fixed = Your turn to sell. Offer the Darmoir with the fourth symbol: fixed price.
first-game-fixed-symbol = A Darmoir, yes, but that one is sold sealed. Take the one with the fixed price.
first-game-fixed-artist = Keep that one for later, and offer the Darmoir with the fixed price.
first-game-price = Name one price; { $seat_1 } first, then { $seat_2 } may take it, and if neither does, you have to buy it yourself. Darmoir would pay 20 as it stands, so ask for 8 to 14.
first-game-price-low = { $seat_1 } would be delighted: as it stands it pays her 20. Ask for a little more.
first-game-price-high = If nobody takes it at that price, you must buy it yourself and pay the bank. Stay at 14 or below.
first-game-taken = { $seat_1 } took it at once, and the money is yours. As she sits on your left, she sells next.

first-game-double = The fifth symbol: a double. It is sold together with a second painting by the same artist, and neither { $seat_1 } nor { $seat_2 } wants to add one.
first-game-add = Whoever adds the second painting becomes the seller and takes all the money. Add your Koriko with once around, which says how both are sold.
first-game-add-sealed = That would do, too, but speaking last is better than bidding blind. Add the one with once around, and keep this Koriko for later.
first-game-add-declined = Then { $seat_1 } would have the double for nothing. Add your Koriko, and the sale is yours.
first-game-own = Three Koriko have been offered, so Koriko is first and the two would pay 60 together. { $seat_2 }'s 20 is too little: you speak last, so bid 21 and keep them.
first-game-own-passed = You would get 20 now and { $seat_2 } 60 from the bank later. Bid 21 instead.
first-game-own-more = Nobody speaks after you, so 21 is enough. The rest would go to the bank for nothing.
first-game-turn = You bought from yourself, so the money went to the bank. The turn goes on from whoever ran the auction: { $seat_1 }, on your left, sells once more.

first-game-range = { $seat_1 } offers a fourth Koriko in an open auction, and { $seat_2 } bids 32. Look at Koriko's column: in the first round no painting can ever pay more than 30.
first-game-overpay = { $seat_2 } hands { $seat_1 } 32 for a painting that brings 30. That is overpaying; press Pass and let it happen.
first-game-overpay-gift = Whoever pays more than 30 here loses money and makes { $seat_1 } rich. Pass, and smile.
first-game-refuse = { $seat_2 } offers a Nex at a fixed price of 30. As it stands Nex would be second and pay 20: pass.
first-game-refuse-bought = You would pay 30 for what pays 20 as it stands, and never more than 30. Pass.
first-game-must = { $seat_1 } did not want it either, so { $seat_2 } had to pay 30 to the bank. A price that is too high bites its seller.

first-game-ranks = Look what that Nex has done: Koriko is first with four, Nex second, Bahut third. Your Sadland has dropped out and would pay nothing.
first-game-fifth = The fifth painting of an artist ends the round at once; it is not sold, but it counts. You have two Koriko on display: offer your last one now, before the market turns.
first-game-fifth-other = You may, but then others go on playing with the market while you hold two Koriko at 30. The fifth Koriko ends the round now.
first-game-paid = The bank paid you 70: twice 30 for Koriko and 10 for Bahut, nothing for Sadland. All paintings leave the displays, the cards in your hand stay, and new ones are dealt.
first-game-markers = The markers of 30, 20 and 10 stay on the board for the whole game. Whoever ranks again pays all markers together.

first-game-fame = In the second round { $seat_1 } offers a Koriko once around, and { $seat_2 } says 20. If Koriko ranks again, it pays its old 30 and a new marker, 40 to 60 in all: bid between 21 and 40.
first-game-fame-passed = { $seat_2 } would have it for 20, and it may pay up to 60. Bid this time.
first-game-fame-risk = If Koriko is not among the first three this round, it pays nothing at all, whatever its old markers. Stay at 40 or below.

first-game-last-round = We turn the pages to the fourth and last round. Sadland has 50 in markers, is first with four offered and adds 30: each of your two would pay 80.
first-game-nothing = Koriko has 50 in markers as well, but nobody has offered one in this round. So a Koriko would pay nothing: fame alone is worth nothing.
first-game-finish = You sell next, and you hold a Sadland. It would be the fifth: offer it, and end the game while yours pay 80.
first-game-finish-other = You may, but { $seat_1 } and { $seat_2 } would get more sales, and Nex could still overtake Sadland. End it with the fifth Sadland.
first-game-won = The bank paid you 160, and you win with 310. All money is open now, and nothing else counts.
first-game-farewell = Remember three things: what you pay goes to a rival, what you offer makes the fashion, and only the first three pay. The rules are here whenever you need them; now sit down and play!

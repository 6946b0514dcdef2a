# The puzzles of The Gallerist in English.

last-card-title = Which card
last-card-ask = All turns are played, and the photograph of the auction is yours. The higher goal of your curator card is met already; on which of your two cards do you lay it?
last-card-ask-curator = It pays its value of 14 on either card. But your curator card has nothing to gain by a photograph, and your art dealer card has.
last-card-why = You have sold a sculpture, and your art dealer card pays 10 for a photograph and a sculpture. On that card the work counts as if it were sold.

who-leaves-title = Somebody has to leave
who-leaves-ask = Your last turn: the sculpture is sold, and one visitor leaves with it. Five investors and two VIPs are in your gallery: who goes?
who-leaves-ask-vip = Then the influence side of the contract is up, and brings 2 for the one VIP who stays. The other side brings more.
who-leaves-why = An investor who leaves turns the money side up, and your free assistant uses it at once: 2 for each of the four who stay, 8 money. The influence side would have brought 2 influence, worth 1.

last-contract-title = The free assistant
last-contract-ask = Your last turn: the sale has sent an assistant home and turned its contract over. What do you do before you end your turn?
last-contract-ask-hired = Its bonus is an assistant, and all of yours are hired already. The other contract pays at once.
last-contract-ask-done = You still have an executive action, and an assistant at a desk who has nothing else to do.
last-contract-why = The back of the sculpture contract is a money bonus: 2 for each of your four investors, 8 in all. A sale frees the assistant on its contract just in time for that.

whose-fame-title = Whose fame
whose-fame-ask = Your last turn: a bonus brings an artist 1 fame, for the collector in your gallery. Which artist do you choose?
whose-fame-ask-own = You show a work by that artist, but 1 fame brings no new star, and only stars change the value.
whose-fame-ask-theirs = No work in your gallery is by that artist: if anybody gains by it, it is not you.
whose-fame-why = At 9 fame the red sculptor's third star begins, and your sculpture is worth 11 instead of 8. None of your other artists is a single step below a star.

what-to-sell-title = What a sale is for
what-to-sell-ask = Your last turn: you can sell the sculpture or the painting, and what stays on show pays its value at the end all the same. Look at your art dealer card: which do you sell?
what-to-sell-ask-painting = It pays 11 now instead of at the end. You have sold a painting before; your art dealer card is waiting for something else.
what-to-sell-why = Your art dealer card pays 10 for a painting and a sculpture sold, and you have sold a painting before. The 17 of the sculpture you would have had anyway.

missing-form-title = The missing form
missing-form-ask = All turns are played, and your bid is the highest: a painting or a digital work, for your curator or your art dealer card. Which work goes where?
missing-form-ask-painting = A fine painting, but neither card is waiting for one. See which form your curator card lacks.
missing-form-ask-dealer = The right work. But the goals it could serve on your art dealer card are met; your curator card lacks one work.
missing-form-why = Your curator card pays 10 for a digital work, a painting and a sculpture, and the last two hang in your gallery. On that card the digital work counts as if it hung beside them.

which-level-title = The level pays
which-level-ask = Kicked out of the Media Centre, you promote an artist. Three investors are in your gallery, the end is near, and each level has its bonus: whom do you promote?
which-level-ask-visitor = The fifth level brings a visitor from the plaza, and costs all your influence. Your three investors would rather bring money.
which-level-ask-tickets = Low levels are cheaper, but they bring influence or tickets, and hardly any time is left to use them.
which-level-why = The fourth level brings a money bonus, 2 for each of your three investors, and a tile of yours pays 2 for each artist of level four or higher. Played on to the end it was worth about 6 more than any other promotion.

one-ticket-title = One ticket left
one-ticket-ask = The end is near: you have one white ticket left, and a collector stands in your lobby. What do you do with it?
one-ticket-ask-stopped = A ticket pays nothing at the end, and your last turn will have other things to do. Spend it.
one-ticket-ask-plaza = That brings it to your lobby and no further. Another collector is only one step from your gallery.
one-ticket-ask-lured = That takes a collector from a lobby and brings none to you. The one in your own lobby is one step from your gallery.
one-ticket-why = Your tile pays 4 for each set of three different visitors, and a second collector makes a second set; or it leaves with your last sale, so that those who pay may stay. Played on hundreds of times it was worth about 9.

which-tile-title = Four tiles
which-tile-ask = Your last turn: one of four reputation tiles is yours. You have acquired works of all four forms, show one masterpiece, and have one set of three different visitors: which tile?
which-tile-ask-masterpieces = It pays 4 for the one masterpiece you show. Count what the others pay.
which-tile-ask-sets = It pays 4 for your one set of visitors. Count what the others pay.
which-tile-ask-famous = It pays 2 for each artist of fame 15, and there is only one. Count what the others pay.
which-tile-why = 2 for each of your four forms are 8 money, and its 4 influence are worth a little more. Played on to the end it was worth about 6 more than the next best.

collector-first-title = Kicked out
collector-first-ask = You were kicked out of the Media Centre, and you hold one white ticket. On your next turn you want to buy a photograph: what do you do now?
collector-first-ask-promoted = The action costs 4 influence, and the level some more on top. Something that is free makes your next purchase better.
collector-first-ask-other = That moves a collector, but not into your gallery. One stands in your own lobby.
collector-first-ask-used = You may, and it is free. But your ticket could prepare the purchase.
collector-first-ask-declined = An executive action instead of the location's costs nothing: you hold a ticket, and a collector stands in your lobby.
collector-first-why = With the collector in your gallery the purchase brings the photographer 1 fame more and a star: your photograph is worth 17 instead of 14, and your tile for famous artists pays, too. In all that was worth 7.

where-last-title = The last location
where-last-ask = Your last turn: an investor, a VIP and a collector stand in your lobby, and a sculpture by an artist of fame 8 hangs in your gallery. Where do you go?
where-last-ask-media = Two stars more for the sculptor are worth 6. But the influence that it takes would have paid 3 at the end.
where-last-ask-sales = A work you sell pays what it pays at the end anyway, and a new contract comes too late.
where-last-why = At the market a tile pays 4 for your influence, and the space you lay it on brings fame: the sculptor's next star adds 3. Going there was worth about 4 more than the Media Centre.

last-point-title = The last point of influence
last-point-ask = You buy a photograph and have 1 influence left. It would save you 1 money now, but influence pays at the end, too: do you use it?
last-point-ask-kept = At the end only the last icon reached counts. Your tiles bring 12 influence, and there is an icon at 12; 13 pays no more.
last-point-why = Your tiles bring 12 influence at the end, and the icon at 12 pays 4. With 13 it would have been 4 as well, for the next icon is at 15: the point is worth the 1 money it saves now.

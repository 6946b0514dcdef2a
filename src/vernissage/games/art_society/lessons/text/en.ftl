# The lessons of Art Society in English.

first-game-title = Your first game of Art Society

first-game-welcome = You and { $seat_1 } collect paintings and hang them at home. At the end the wall with the most points wins.
first-game-wall = This is your wall, a grid of squares with stars in the middle. Between the two lines lies the band at eye level, and the four corner squares will matter at the end.
first-game-start = Your starting painting is a landscape in a shell frame. Choose it, hang it so that it covers at least one star, and confirm the place.

first-game-lots = You are the first auctioneer: you choose three paintings, one more than there are players, and see only their backs with size and value. Begin with the pile 2×3, value 4.
first-game-lots-other = Every pile is allowed, but a painting of 2×3 squares suits a young wall. Choose the pile 2×3, value 4.
first-game-offer = The three paintings are turned face up: a portrait, a landscape and a cityscape. Each label shows the genre, the frame and the value.
first-game-bid = There is no money: the highest bid chooses first, everybody gets a painting, and a card you have played is gone. Play a card from 6 to 12.
first-game-bid-low = { $seat_1 } would choose before you with almost any card, and the painting you want may be gone. Play 6 to 12.
first-game-bid-high = It would win, but such a card wins only once in the whole game. Keep it for later and play 6 to 12.

first-game-take = Your card beats { $seat_1 }'s 5, so you choose first. Take the portrait: its shell frame matches the frame on your wall.
first-game-take-landscape = Two landscapes side by side are a faux pas and score nothing for prestige. Take the portrait this time.
first-game-take-other = A fine painting, but in another frame: it would bring no decor. Take the portrait with the shell frame.
first-game-hang = A new tile shares an edge with another one and is never rotated. Hang the portrait anywhere beside your landscape.
first-game-hang-keep = Your assistant can hold one tile for later, but this one is worth hanging now. Put it beside your landscape.
first-game-decor = Matching frames touch, so you earn a decor tile with a shield: each shield is a point, and decor fills gaps. Hang it at the edge of a painting.
first-game-decor-keep = The assistant could hold it, but on the wall it is worth a point at once. Hang it.
first-game-confirm = Nobody has seen your hanging yet, and until now you could have moved it. Confirm.

first-game-museum = { $seat_1 } took the landscape, so nobody took the cityscape: it goes to the museum. Its genre moves up by 4, the value on its back.
first-game-points = At the end each painting of the first genre scores 5, of the second 4, then 3 and 2. What you leave for the museum decides what your wall is worth.

first-game-second = In the second round you saved your cards and bid 3; { $seat_1 } bid 12, chose first and took a cityscape. A portrait and a landscape are left.
first-game-choose = If you take the landscape, the portrait goes to the museum and portraits move up, and you have one on your wall. Take the landscape.
first-game-choose-portrait = Then landscapes would move up by 4, which is not bad, but your two portraits would be hard to keep apart. Take the landscape.
first-game-faux-pas = Now take care: paintings of the same genre that share an edge are a faux pas and score no prestige. Hang the landscape so that it does not touch your first one.
first-game-faux-pas-beside = There it would touch your other landscape along an edge: both would score nothing for prestige. Find a place beside the portrait.
first-game-faux-pas-keep = The assistant may take it, but there is good room beside the portrait. Hang it there.
first-game-locked = The two landscapes do not touch. Confirm your turn.
first-game-rising = The portrait went to the museum: cityscapes lead with 4, portraits follow with 3. Two markers never share a space; the one that arrives steps back.

first-game-auctioneer = The auctioneer's task goes round, and now it is yours again. Larger paintings fill a wall faster and move their genre further: begin with the pile 3×3, value 5.
first-game-auctioneer-other = Every pile is allowed, but by now your wall has room for something large. Choose the pile 3×3, value 5.
first-game-equal = On offer are two still lifes and a cityscape. If two bids are equal, the cards played before decide, back to the starting bids, and the higher one wins.
first-game-save = Either still life suits you, and { $seat_1 } can take only one painting: a small card is enough. Play 5 or less.
first-game-save-much = Such a card is better kept for a painting you must have. Here the worst that can happen is good: play 5 or less.
first-game-feed = { $seat_1 } bid 10 and took the cityscape. Of the two still lifes you hang one and feed the other to the museum: take the large one, its shell frame fits twice.
first-game-feed-small = The small one has no shell frame and would earn less decor. Take the large still life in the shell frame.
first-game-double = Each neighbour in the same frame is worth a shield. Hang the still life below both paintings in shell frames, so that it touches both.
first-game-double-one = There it does not touch both shell frames, and earns less. Hang it below the landscape and the portrait, across the line between them.
first-game-double-keep = The assistant could hold it, but there is a perfect place for it now. Hang it below the two shell frames.
first-game-shields = Two matching neighbours: the decor may have two squares, and so two shields. Take a tile of two squares and hang it where it closes a gap.
first-game-shields-small = One square is one shield, and you have earned two. Take a tile of two squares.
first-game-shields-keep = The assistant could hold it, but there is room on the wall. Hang a tile of two squares.
first-game-third-done = Three genres in shell frames, and no two of a kind touch. Confirm.
first-game-still-lifes = The other still life went to the museum, so its genre moves up by 3 and stands third. Whatever you leave over rises: choose it as carefully as what you hang.

first-game-fourth = The fourth round. On offer are two portraits and a cityscape in a shell frame, and cityscapes lead in the museum.
first-game-fight = This time one painting is much better for you than the others, and { $seat_1 } collects cityscapes, too. That is what high cards are for: play 15 or more.
first-game-fight-low = { $seat_1 } wants the cityscape as well and would choose before you. Play 15 or more.
first-game-leader = Your 16 or more beats { $seat_1 }'s 14. Take the cityscape: the first genre scores 5 for each painting.
first-game-leader-portrait = Portraits are only second, and yours would be hard to keep apart. Take the cityscape.
first-game-band = A painting of the first genre scores 3 more if at least a part of it hangs at eye level. Hang it in the band between the two lines, next to a shell frame.
first-game-band-elsewhere = It needs both: a square between the two lines, and a shell frame beside it. Left of the landscape there is room.
first-game-band-keep = At the assistant's it scores nothing. Hang it at eye level.
first-game-held = You have earned a decor tile again. Try your assistant: give it the tile, and hang it on a later turn where a gap is left.
first-game-held-hang = That would be a point at once, and often right. But try the assistant this time: give it the tile.
first-game-fourth-done = The assistant holds one tile, painting or decor, and whatever it holds at the end scores nothing. Confirm.

first-game-assistant = If a painting fits nowhere, your assistant can hold it, or you swap it for one of the same genre in the museum. If neither works, it is an excess painting and costs 2 points.
first-game-eye-level = Each painting of the first genre that is at least partly at eye level scores 3 more. A full wall gives 5, and each empty corner square costs 2.
first-game-end = The game ends after the round in which a wall is full, somebody has a second excess painting, or the bid cards are used up. Unused cards break ties, so spend them with care.
first-game-farewell = Remember three things: match frames, keep genres apart, and feed the museum what you own. The rules are here whenever you need them; now sit down and play!

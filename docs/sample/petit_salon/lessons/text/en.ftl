first-game-title = Your first evening at Petit Salon
first-game-welcome = This is The Moon, the first of seven pictures. The highest secret bid takes it home.
first-game-bid = You have twelve coins for the whole evening. Bid five to eight of them, and keep the rest.
first-game-bid-little = { $seat_1 } likes The Moon too: with so few coins it is lost.
first-game-bid-much = The Moon may be worth it, but six more pictures come. Keep a few coins.
first-game-won = The Moon hangs with you: { $seat_1 } bid 4, and the bids of the others cost them nothing.
first-game-last = This is the last picture, and coins are worth nothing afterwards. Bid all you have.

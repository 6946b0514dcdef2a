# The puzzles of Art Society in English.

eye-level-title = Where the eye falls
eye-level-ask = The last turn of the game is yours, and still lifes are the first genre. Where in its gap do you hang the still life in the gold frame?
eye-level-ask-above = There it ends just above the band at eye level. It scores 5 for its genre, but not the 3 for being seen.
eye-level-ask-kept = What the assistant holds at the end scores nothing, and there is room on your wall.
eye-level-why = One square lower it reaches the band at eye level, where each painting of the first genre scores 3 more: 5 for the genre, 3 for the place, and 1 for the decor that its frame earns.

same-genre-title = Not beside its own kind
same-genre-ask = The last turn of the game: two gaps are left for your portrait, and beside both hangs a shell frame. Which gap do you choose?
same-genre-ask-touching = There it touches two portraits: a faux pas, and all three score nothing for prestige. The decor is not worth that.
same-genre-ask-kept = What the assistant holds at the end scores nothing. One of the gaps is a good place.
same-genre-why = Between the cityscapes it touches a shell frame and no portrait: 2 for its genre and 1 for the decor. Beside the portraits the same decor would have cost you three paintings, 6 points.

bare-corner-title = Two shields to hang
bare-corner-ask = The last turn of the game: two matching frames have earned you decor of two shields. Which tile do you take, and where do you hang it?
bare-corner-ask-small = Two matching frames are worth two shields; a single square gives one of them away, and leaves the corner bare.
bare-corner-ask-elsewhere = Two shields score 2 anywhere. But the corner at the top left is still bare, and that costs 2.
bare-corner-ask-kept = What the assistant holds at the end scores nothing. Hang it.
bare-corner-why = The two shields score 2, and the upright tile covers the corner, which would have cost 2 more. Decor counts for corners and for a full wall just as paintings do.

leave-yours-title = What you leave
leave-yours-ask = You choose last in the last round: a still life and a landscape are left, and the one you do not take goes to the museum. Which do you take?
leave-yours-ask-taken = Then the landscape moves its genre up to 22, past all others. Your seven still lifes stay last in the museum and count 2 each.
leave-yours-why = The still life that nobody took moves its genre up by 5, from 18 to 23, to the first place: your seven still lifes count 5 each, 35 points instead of 14. Leave to the museum what hangs on your wall.

two-frames-title = A corner or two frames
two-frames-ask = The last turn of the game: the landscape in the gold frame fits into the bare corner at the top left, or above two gold frames at the top right. Where do you hang it?
two-frames-ask-corner = It covers the corner, which saves 2, but beside one gold frame it earns one shield. You can have the corner and more.
two-frames-ask-kept = What the assistant holds at the end scores nothing. There is room for it twice.
two-frames-why = Above the two gold frames it earns two shields, and an upright decor tile then covers the corner as well: 2 for decor and 2 saved. In the corner it would have been 1 and 2.

good-excess-title = A welcome nuisance
good-excess-ask = The last turn of the game: the landscape you had to take fits nowhere, and a single square of your wall is bare. Is it for the assistant, or an excess painting?
good-excess-ask-kept = That costs nothing and brings nothing. But an excess painting comes with a decor tile of one square, and one square is what is bare.
good-excess-why = The excess painting costs 2, but its decor tile scores 1 and fills the last square: a full wall gives 5. That is 4 more than with the assistant.

from-the-museum-title = Too large
from-the-museum-ask = The last turn of the game: the landscape you had to take is too large for your wall. What do you do with it?
from-the-museum-ask-kept = What the assistant holds at the end scores nothing. The museum has a landscape that fits.
from-the-museum-ask-excess = It would cost 2 and bring one square of decor. The museum has a landscape that fits.
from-the-museum-why = You give it to the museum and hang the museum's landscape of 4×2 in your gap: 3 points, since landscapes are third. The markers stay where they are, whatever is swapped.

one-ahead-title = One space ahead
one-ahead-ask = You choose last in the last round, a portrait or a landscape, and neither fits. Portraits lead landscapes by a single space, 22 to 21: which do you take?
one-ahead-ask-taken = Then the landscape goes to the museum, and landscapes are first. Your five portraits, three of them at eye level, would lose their rank.
one-ahead-why = The portrait that is left keeps portraits first: your five score 25 and 9 more at eye level, while { $seat_0 } has only four. With landscapes in front you would be 7 points worse against { $seat_0 }.

no-hurry-title = No hurry
no-hurry-ask = The fourteenth round: three of the four paintings on offer are still lifes, and your wall has room for any of them. Which card do you bid?
no-hurry-ask-high = That buys an earlier choice among paintings that are much the same to you. Later, when one painting matters, the card is gone.
no-hurry-why = Whoever chooses last gets a still life or the portrait all the same, and decides which of two goes to the museum. Played on hundreds of times, the 1 was worth about 2 points more than the 10, and more still against the others.

all-or-nothing-title = The only one that fits
all-or-nothing-ask = Three rounds are left, and you hold 2, 15 and 20. Only one of the five paintings fits your wall, the landscape, and it would hang above two gold frames: what do you bid?
all-or-nothing-ask-low = With a 2 you choose last, and what is left will not fit. When the game is over your high cards are worth nothing.
all-or-nothing-ask-middle = It may be enough. But what would you keep the 20 for, when only large paintings are still to come?
all-or-nothing-why = The landscape is worth 3 and two shields, and the piles hold nothing small any more, so the best card has nothing better to wait for. Played on hundreds of times, the 20 was worth 1.4 points more than the 15.

fits-and-does-not-title = Fits, and does not fit
fits-and-does-not-ask = The landscape you took does not fit. Your assistant holds a still life that does, and the museum has landscapes to swap: what do you do?
fits-and-does-not-ask-small = It fits, but leaves squares of the gap bare. The museum has a landscape that fills all of it.
fits-and-does-not-ask-touching = It fits, but it touches another still life: a faux pas, and both score nothing for prestige.
fits-and-does-not-ask-excess = It would cost 2, and the gap would stay bare. The museum has a landscape that fits.
fits-and-does-not-why = The museum's landscape of 3×3 fills the gap, and its shell frame below your portrait's earns a decor tile for the last bare square. The wall is full: that gives 5, and ends the game while you lead.

not-for-them-title = Not for the museum
not-for-them-ask = You are the first of three to choose. { $seat_0 } has six still lifes, and the one on offer is too long for your wall: which painting do you take?
not-for-them-ask-city = Nobody else will take the still life: its genre moves up by 6 to 20, and { $seat_0 }'s six count 5 each. A cityscape is worth more to you in the museum than in your hands.
not-for-them-ask-landscape = Nobody else will take the still life: its genre moves up by 6 to 20, and { $seat_0 }'s six count 5 each, 30 points.
not-for-them-why = Now a cityscape is left over: cityscapes move up to 20, your five count 5 each, and { $seat_0 }'s six still lifes only 3. The one you took you swap for a small one of the museum.

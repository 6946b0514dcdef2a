# The puzzles of Museum: Pictura in English.

own-goal-title = A goal of your own
own-goal-ask = The game begins, and you hold five paintings: four landscapes, and Baroque ones among them. Which of the three trends do you keep as your secret goal?
own-goal-ask-other = It counts at the end for everything that hangs in your museum, and what it wants is not in your hand. You would have to build for it from nothing.
own-goal-why = Baroque and landscapes: three of your five paintings will score for both, and all of them for one. Played on to the end hundreds of times, this goal was worth about 30 prestige more than either of the others.

last-reward-title = The last reward
last-reward-ask = The last turn of the game, and an exhibition has earned you a reward. You have three patrons and six paintings in your discard pile: which reward is worth most now?
last-reward-ask-grant = The grant gives 3 at once. Look at your patrons.
last-reward-ask-depot = Six discards cost 7, and the depot would make that 4. It saves 3; look at your patrons.
last-reward-why = The circle of friends pays 2 for each of your three patrons at the end: 6. The grant would have given 3, and the depot saved 3.

full-house-title = One place left
full-house-ask = The last turn of the game: one place of your museum is bare, and the two paintings in your hand fit nothing you collect. What do you do?
full-house-ask-done = One bare place is what keeps you from the 10 for a full museum. It does not matter what fills it.
full-house-why = A full museum gives 10, whatever hangs in it. The painting that pays makes your discard pile larger, which costs little beside that.

last-swap-title = The last swap
last-swap-ask = The last player swaps, and you may swap once more; what you take can never hang. Which swap pays?
last-swap-ask-taken = Well given: Victoria pays 2 for it. But what you took costs you prestige, and in Victoria there is a painting that costs nothing.
last-swap-ask-given = That gains you less than it could. Look for a museum that pays 2 for what you give and asks nothing for what you take.
last-swap-ask-passed = Passing gains nothing. A painting in your hand is worth nothing now, but a museum may pay for it.
last-swap-why = Victoria pays 2 for a religious painting, and its Apples and Oranges, of no interest to its own trend, costs nothing. Everywhere else at least 1 of the 2 would have gone back.

two-exhibitions-title = Eight and eight
two-exhibitions-ask = The last turn of the game: you could exhibit eight Renaissance paintings or eight history paintings, and you have held one exhibition so far. What do you do?
two-exhibitions-ask-history = Eight of a domain are worth 11, eight of a period 9. But look at the tokens: there is only one left for history.
two-exhibitions-ask-hung = One more painting is worth less than an exhibition, which pays its collection a second time.
two-exhibitions-ask-stock = There is nothing to be done with the paintings you take back. An exhibition pays its collection a second time.
two-exhibitions-ask-done = An action is left, and an exhibition pays its collection a second time.
two-exhibitions-why = The first token of each kind brings 3 more, and that of the Renaissance still lies there: 9 and 3 are 12. History, where somebody was quicker, would have brought 11.

seven-discards-title = Tidying up
seven-discards-ask = The last turn of the game: two paintings are in your hand and seven in your discard pile. Which action is worth most?
seven-discards-ask-hung = That brings a few points. Seven discards cost you 10, and hanging makes them eight.
seven-discards-ask-done = An action is left, and seven discards cost you 10.
seven-discards-why = Eight paintings fit into your hand, so six go back into it and one remains: that costs 1 instead of 10. Paintings in the hand cost nothing at the end.

the-fifth-title = Only four of them
the-fifth-ask = The last turn of the game: you have held four exhibitions, and your only other collection is four Renaissance paintings. What do you do?
the-fifth-ask-hung = One more landscape is worth a few points. Think of how many exhibitions you have held.
the-fifth-ask-stock = You have nothing to take back that would help. Think of how many exhibitions you have held.
the-fifth-ask-done = An action is left. Think of how many exhibitions you have held.
the-fifth-why = Four of a period are worth 1, but four exhibitions score 30 at the end and five 60. Any collection will do for the fifth.

free-place-title = One for nothing
free-place-ask = The last turn of the game: a donor lets you hang one painting without paying. You collect landscapes, eleven hang already: which of the three is it?
free-place-ask-fashion = It is just what is in fashion and gains 3 at once. One of the others gains more at the end.
free-place-ask-period = A sixth Romantic painting adds 2, and the fashion pays 2. One of the others gains more.
free-place-why = The twelfth landscape makes 26 of 22, and your secret goal pays 2 for it: 6 in all. The fashion would have paid 3 for one, and 4 with its period for the other.

from-his-pile-title = Out of another's pile
from-his-pile-ask = The last turn of the game: one painting is left in your hand, and eleven landscapes hang in your museum. What do you do with it?
from-his-pile-ask-rococo = A good one, too. But your largest collection grows by more, and { $seat_2 } has thrown away what it needs.
from-his-pile-ask-other = It costs you 1 and gives its owner 1, and it adds little. Look at what { $seat_2 } has thrown away.
from-his-pile-ask-done = With one painting you cannot hang another of your own, but you may pay for one in a rival's discard pile.
from-his-pile-why = Your painting pays for the landscape in { $seat_2 }'s pile. It costs you 1 and gives { $seat_2 } 1, but the twelfth landscape adds 4, and your goal 2.

grand-gallery-title = The ninth painting
grand-gallery-ask = The last turn of the game: Las Meninas is in fashion and pays 3 at once. You hold two history paintings as well, and eight of history and eight of the Renaissance hang: what do you hang?
grand-gallery-ask-fashion = It gains 3. But the Grand Gallery has nine places, and nine of a kind in it score 10.
grand-gallery-ask-history = The ninth history painting fills the Grand Gallery, well seen. One of the two is of the Renaissance as well.
grand-gallery-ask-done = An action is left, and three paintings are in your hand: one hangs, another pays.
grand-gallery-why = The Naval Battle is the ninth of history and the ninth of the Renaissance: 3 for each, 10 for the Grand Gallery, 3 for your goal. Las Meninas would have gained 3 in all.

better-than-points-title = More than six
better-than-points-ask = The last turn of the game, and a patron can be won, for 6 prestige or for the effect: take back two of your discards. You have hung paintings this turn and may hang more: which is it?
better-than-points-ask-points = Six is good. But two discards in your hand are a painting to hang and another to pay with, and a landscape is among them.
better-than-points-ask-done = The patron is won for nothing, with the points or the effect. Take one of them.
better-than-points-why = Take back The Gloomy Day and another, and hang the one for the other: the twelfth landscape adds 4, your goal 2, and the discard pile costs 1 less. That is 7.

two-favours-title = Which favour
two-favours-ask = The last turn of the game: seven discards would cost you 10. You hold a storeroom, which puts three of them away, and a restorer, which takes two back: which do you play?
two-favours-ask-storeroom = Four discards cost 3, so it saves 7. The restorer brings back something that can hang.
two-favours-ask-done = A favour left in your hand is worth nothing at the end. Play one of them.
two-favours-why = The restorer takes back The Gloomy Day, the twelfth landscape: 4, and 2 for your goal. Your last painting pays for it, and six discards cost 7 instead of 10: 9 in all, where the storeroom saves 7.

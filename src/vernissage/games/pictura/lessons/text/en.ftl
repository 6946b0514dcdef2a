# The lessons of Museum: Pictura in English.

first-game-title = Your first game of Museum: Pictura

first-game-welcome = You run a young museum, and so does { $seat_1 }. Prestige is what counts: it is your score, and here and there you pay with it.
first-game-painting = This is a painting. Its label tells three things: the painter by a number, the period by a square sign, the domain by a little picture; here Monet, Impressionism, landscape.
first-game-collection = Paintings of one period, or of one domain, make a collection once four of them hang in your museum. You hold three landscapes already, two of them Impressionist.
first-game-trend = This is the public trend. Hang a landscape and you gain 2, hang something from the Renaissance and you gain 1; a Renoir would be worth 3, and only the best of the three counts.

first-game-goal = Now choose a trend of your own: a secret goal that counts only at the end, for everything that hangs then. You hold landscapes and Impressionists, so keep the one that wants these.
first-game-goal-other = That one fits few of your paintings. Keep the trend with Impressionism and landscapes: a painting that is both will score for both.

first-game-drawn = Your turn begins, and you have drawn two paintings; the figures on them say what hanging one would gain now and, with the rosette, at the end. Every turn has two parts: first a swap, then one action.
first-game-museums = Tokyo, Madrid, Victoria and Moscow each show four paintings and a trend of their own. You give one of yours and take one of theirs: what you give is paid by that museum's trend, what you take costs by it, as the red figures say.
first-game-swap = Tokyo loves still lifes and pays 2 for one; its Water Lilies, an Impressionist landscape, mean nothing there. Give the Cup of Water and take the Water Lilies.
first-game-swap-taken = It would cost nothing either, but The Angel fits none of your collections. Take the Water Lilies.
first-game-swap-costs = Tokyo's trend asks for that one, so taking it would cost you prestige. The Water Lilies cost nothing.
first-game-swap-given = The Water Lilies, yes, but give something Tokyo pays for and you do not need: the Cup of Water, a still life, gains 2.
first-game-swap-elsewhere = That is allowed, but Tokyo has the better bargain: give the Cup of Water for 2 prestige, and take the Water Lilies for nothing.
first-game-prestige = You gained 2 and lost nothing: you have 6. { $seat_1 } could have swapped as well and did not want to.

first-game-actions = Now one of three actions: hang paintings, hold an exhibition, or take inventory. Four of a kind must hang before an exhibition, so today you hang.
first-game-hang = To hang a painting you discard another from your hand. Hang the Water Lilies, and pay with the Basket of Fruit, which fits nothing of yours.
first-game-hang-payment = You will want that one later. Pay with the Basket of Fruit.
first-game-hang-painting = You may hang that one, too, but begin with the Water Lilies, and pay with the Basket of Fruit.
first-game-hang-done = You would end your turn with an empty museum. Hang the Water Lilies first.
first-game-hang-action = Keep that for later. An empty museum needs paintings: hang the Water Lilies.
first-game-paid = A landscape, so the public trend gave you 2. The Basket of Fruit lies open in your discard pile, beside your museum.
first-game-again = You may hang as many as you can pay for. Hang Impression, Sunrise, and pay with Captain Coram.
first-game-again-payment = Every painting you pay with is one you cannot hang now. Pay with Captain Coram, your only portrait.
first-game-again-painting = Good, but Impression, Sunrise fits your goal twice. Hang that one, and pay with Captain Coram.
first-game-again-done = One more is possible: Impression, Sunrise for another 2.
first-game-again-action = Your action this turn is hanging. Hang Impression, Sunrise.
first-game-mark = With 10 prestige you passed a mark, and each mark gives you a favour: a card you may play once in a turn. You now hold two.
first-game-done = Three paintings are left. Keep them: you need some to swap and to pay with. End your turn.
first-game-done-keep = You could, but next turn you would have little to swap and to pay with. End your turn.
first-game-done-later = A favour may wait for a better moment. End your turn.

first-game-join = { $seat_1 } swaps, and when somebody swaps, the others may, too. Moscow pays 1 for Romanticism: give the Wanderer, and take The Starry Night for nothing.
first-game-join-passed = The Starry Night is an Impressionist landscape, which is just what you collect, and you are even paid 1. Swap.
first-game-join-other = Look at Moscow: the Wanderer gains 1 there, and The Starry Night costs nothing.
first-game-fashion = A new round, and a new public trend: landscapes are out, portraits and the Renaissance are in. What you hang for your collections stays worth it; what you hang for the fashion had better be quick.
first-game-steal = { $seat_1 }'s discard pile is open, too. When you hang you may take a painting from there: your payment stays there, you lose 1 prestige and { $seat_1 } gains it.

first-game-empty-hand = Some rounds later. Only one painting is left in your hand, but five lie in your discard pile.
first-game-inventory = This is the time for the third action. Take inventory: it brings paintings back from your discard pile, and a favour.
first-game-inventory-exhibit = Four landscapes give just 1 prestige, and an exhibition of landscapes comes only once. Wait until more of them hang, and take inventory now.
first-game-inventory-hang = Your last painting would be the payment, and a history painting fits nothing of yours. Take inventory instead.
first-game-inventory-other = Not now: with one painting in your hand you can do little. Take inventory.
first-game-recover = Up to eight paintings fit into your hand at an inventory. Take all five back.
first-game-recover-all = What stays in your discard pile costs prestige at the end, and { $seat_1 } may hang from it. Take all five.
first-game-patrons = Now you may replace the five patrons. But look at this one: three Impressionists and three landscapes in your museum, and you nearly have them. Choose “Pass”.
first-game-patrons-replaced = Then the patron you can please soon would be gone. Keep these.

first-game-late = The evening is late. Eight paintings hang in your museum, six landscapes and six Impressionists among them, and you stand at 41 prestige; 50 ends the game.
first-game-patron = Once in a turn you may win a patron whose condition is met, and you have the three and three. Take the points.
first-game-patron-effect = Two more paintings would come too late now. Take the points.
first-game-patron-first = That will come. First the patron: winning one costs no action.
first-game-patron-other = First the patron: its condition is met, and it costs no action.
first-game-favour = Once in a turn you may also play a favour, and that costs no action either. Opening night gives 3 prestige: play it.
first-game-favour-first = Nearly. Play the favour first: unused, it is worth nothing at the end.
first-game-favour-other = Play Opening night first: 3 prestige for nothing.
first-game-exhibit = And now your action: hold an exhibition of landscapes. Six of them give 6 prestige, and the first token of its kind 3 more.
first-game-exhibit-period = Six Impressionists give 5, six landscapes 6: a domain pays better than a period. Exhibit the landscapes.
first-game-exhibit-other = Nine prestige are waiting: hold the exhibition of landscapes.
first-game-reward = Every exhibition also covers a reward space. Circle of friends pays for each patron at the end; choose what you like.
first-game-end = You passed 50, so the end token is yours with 5 more prestige. { $seat_1 } has one last turn.
first-game-last-turn = The action is done, and there is nothing left to win. End your turn.
first-game-last-turn-other = There is nothing left to gain by that. End your turn.

first-game-connected = Before the final scoring everybody arranges their museum once more. Only paintings that touch along an edge are connected, and of each kind only the largest group counts; a painting may serve its period and its domain.
first-game-layout = Bring your landscapes together, and your Impressionists: those that are both belong in the middle. You may ask for the best layout; then confirm.
first-game-count = All is counted: prestige, connected collections, exhibitions, patrons' rewards, the secret goal, less what lies in the discard pile. Your goal paid for every landscape and every Impressionist.
first-game-farewell = Remember three things: swap so that a museum pays you, hang what is in fashion and what belongs together, and exhibit before the end comes. The rules are here whenever you need them; now sit down and play!

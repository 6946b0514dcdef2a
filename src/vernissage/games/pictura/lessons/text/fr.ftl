# Les leçons de Museum : Pictura en français.

first-game-title = Votre première partie de Museum : Pictura

first-game-welcome = Vous dirigez un jeune musée, et { $seat_1 } aussi. C'est le prestige qui compte : il est votre score, et parfois vous payez avec.
first-game-painting = Voici un tableau. Son cartel dit trois choses : le peintre par un numéro, la période par un signe carré, le domaine par un petit dessin ; ici Monet, impressionnisme, paysage.
first-game-collection = Des tableaux d'une même période, ou d'un même domaine, forment une collection dès que quatre d'entre eux sont exposés. Vous avez déjà trois paysages en main, dont deux impressionnistes.
first-game-trend = Voici la tendance publique. Exposez un paysage et vous gagnez 2 ; un tableau de la Renaissance, et vous gagnez 1 ; un Renoir vaudrait 3, et seul le meilleur des trois compte.

first-game-goal = Choisissez maintenant une tendance à vous : un objectif secret qui ne compte qu'à la fin, pour tout ce qui sera exposé. Vous avez des paysages et des impressionnistes : gardez celle qui les demande.
first-game-goal-other = Celle-là convient à peu de vos tableaux. Gardez la tendance impressionnisme et paysage : un tableau qui est les deux marquera deux fois.

first-game-drawn = Votre tour commence, et vous avez pioché deux tableaux ; leurs chiffres disent ce qu'en exposer un rapporterait maintenant et, avec la cocarde, à la fin. Chaque tour a deux parties : d'abord un échange, puis une action.
first-game-museums = Tokyo, Madrid, Victoria et Moscou montrent chacun quatre tableaux et leur propre tendance. Vous donnez un des vôtres et prenez un des leurs : ce que vous donnez rapporte selon la tendance du muséum, ce que vous prenez coûte de même, comme le disent les chiffres rouges.
first-game-swap = Tokyo aime les natures mortes et paie 2 pour en recevoir une ; ses Nymphéas, un paysage impressionniste, n'y valent rien. Donnez la Tasse d'eau et prenez les Nymphéas.
first-game-swap-taken = Il ne coûterait rien non plus, mais L'Ange ne va dans aucune de vos collections. Prenez les Nymphéas.
first-game-swap-costs = La tendance de Tokyo demande ce tableau : le prendre vous coûterait du prestige. Les Nymphéas ne coûtent rien.
first-game-swap-given = Les Nymphéas, oui, mais donnez ce que Tokyo paie et dont vous n'avez pas besoin : la Tasse d'eau, une nature morte, rapporte 2.
first-game-swap-elsewhere = C'est permis, mais Tokyo fait la meilleure offre : la Tasse d'eau pour 2 points de prestige, et les Nymphéas pour rien.
first-game-prestige = Vous avez gagné 2 et rien perdu : vous en êtes à 6. { $seat_1 } aurait pu échanger aussi et n'a pas voulu.

first-game-actions = Maintenant, une action parmi trois : exposer des tableaux, organiser une exposition ou faire un inventaire. Une exposition demande quatre tableaux d'une même sorte au mur : aujourd'hui, vous exposez des tableaux.
first-game-hang = Pour exposer un tableau, vous en défaussez un autre de votre main. Exposez les Nymphéas, et payez avec la Corbeille de fruits, qui ne va avec rien.
first-game-hang-payment = Celui-là vous servira plus tard. Payez avec la Corbeille de fruits.
first-game-hang-painting = Vous pouvez exposer celui-là aussi, mais commencez par les Nymphéas, et payez avec la Corbeille de fruits.
first-game-hang-done = Votre tour finirait avec un musée vide. Exposez d'abord les Nymphéas.
first-game-hang-action = Gardez cela pour plus tard. Un musée vide veut des tableaux : exposez les Nymphéas.
first-game-paid = Un paysage : la tendance publique vous a donné 2. La Corbeille de fruits est dans votre défausse, face visible, à côté de votre musée.
first-game-again = Vous pouvez en exposer autant que vous pouvez en payer. Exposez Impression, soleil levant, et payez avec le Capitaine Coram.
first-game-again-payment = Chaque tableau donné en paiement est un tableau que vous n'exposez pas. Payez avec le Capitaine Coram, votre seul portrait.
first-game-again-painting = Bien, mais Impression, soleil levant convient deux fois à votre objectif. Exposez-le, et payez avec le Capitaine Coram.
first-game-again-done = Il y a encore mieux à faire : Impression, soleil levant, pour 2 de plus.
first-game-again-action = Ce tour-ci, votre action est d'exposer des tableaux. Exposez Impression, soleil levant.
first-game-mark = À 10 points de prestige vous passez un palier, et chaque palier donne une faveur : une carte que vous pouvez jouer une fois par tour. Vous en avez deux.
first-game-done = Il vous reste trois tableaux. Gardez-les : il en faut pour échanger et pour payer. Terminez votre tour.
first-game-done-keep = Vous pourriez, mais au prochain tour vous n'auriez presque rien à échanger ni pour payer. Terminez votre tour.
first-game-done-later = Une faveur peut attendre un meilleur moment. Terminez votre tour.

first-game-join = { $seat_1 } échange, et quand quelqu'un échange, les autres le peuvent aussi. Moscou paie 1 pour le romantisme : donnez le Voyageur, et prenez La Nuit étoilée pour rien.
first-game-join-passed = La Nuit étoilée est un paysage impressionniste, exactement ce que vous réunissez, et vous gagnez même 1. Échangez.
first-game-join-other = Regardez Moscou : le Voyageur y rapporte 1, et La Nuit étoilée ne coûte rien.
first-game-fashion = Une nouvelle manche, une nouvelle tendance publique : les paysages sont passés de mode, place aux portraits et à la Renaissance. Ce qui sert vos collections garde sa valeur ; ce qui suit la mode doit être exposé vite.
first-game-steal = La défausse de { $seat_1 } est visible, elle aussi. Vous pouvez y prendre un tableau pour l'exposer : votre paiement y reste, vous perdez 1 point de prestige et { $seat_1 } le gagne.

first-game-empty-hand = Quelques manches plus tard. Il ne vous reste qu'un tableau en main, mais cinq sont dans votre défausse.
first-game-inventory = C'est le moment de la troisième action. Faites un inventaire : il ramène des tableaux de votre défausse, et une faveur.
first-game-inventory-exhibit = Quatre paysages ne rapportent que 1, et une exposition de paysages n'a lieu qu'une fois. Attendez d'en avoir plus, et faites un inventaire.
first-game-inventory-hang = Votre dernier tableau servirait à payer, et une peinture d'histoire ne va avec rien. Faites plutôt un inventaire.
first-game-inventory-other = Pas maintenant : avec un seul tableau en main, on ne fait pas grand-chose. Faites un inventaire.
first-game-recover = Lors d'un inventaire, votre main peut aller jusqu'à huit tableaux. Reprenez les cinq.
first-game-recover-all = Ce qui reste dans votre défausse coûte du prestige à la fin, et { $seat_1 } peut y puiser. Reprenez les cinq.
first-game-patrons = Vous pouvez maintenant remplacer les cinq mécènes. Mais voyez celui-ci : trois impressionnistes et trois paysages dans votre musée, vous y êtes presque. Choisissez « Passer ».
first-game-patrons-replaced = Alors le mécène que vous pourrez bientôt satisfaire disparaîtrait. Gardez ceux-ci.

first-game-late = La partie avance. Huit tableaux sont exposés dans votre musée, dont six paysages et six impressionnistes, et vous en êtes à 41 points de prestige ; à 50, la fin commence.
first-game-patron = Une fois par tour, vous pouvez obtenir un mécène dont la condition est remplie, et vous avez trois et trois. Prenez les points.
first-game-patron-effect = Deux tableaux de plus viendraient trop tard. Prenez les points.
first-game-patron-first = Cela viendra. D'abord le mécène : en obtenir un ne coûte pas d'action.
first-game-patron-other = D'abord le mécène : sa condition est remplie, et cela ne coûte pas d'action.
first-game-favour = Une fois par tour, vous pouvez aussi jouer une faveur, et cela ne coûte pas d'action non plus. Le vernissage donne 3 points de prestige : jouez-le.
first-game-favour-first = Presque. Jouez d'abord la faveur : à la fin, une faveur en main ne vaut rien.
first-game-favour-other = Jouez d'abord le vernissage : 3 points de prestige pour rien.
first-game-exhibit = Et maintenant votre action : organisez une exposition de paysages. Six paysages donnent 6 points de prestige, et le premier jeton de sa sorte 3 de plus.
first-game-exhibit-period = Six impressionnistes donnent 5, six paysages 6 : un domaine paie mieux qu'une période. Exposez les paysages.
first-game-exhibit-other = Neuf points de prestige vous attendent : organisez l'exposition de paysages.
first-game-reward = Chaque exposition couvre aussi un emplacement de récompense. Le cercle d'amis paie à la fin pour chaque mécène ; choisissez ce qui vous plaît.
first-game-end = Vous avez dépassé 50 : le jeton de fin de partie est à vous, avec 5 points de prestige. { $seat_1 } a encore un dernier tour.
first-game-last-turn = L'action est faite, et il n'y a plus rien à gagner. Terminez votre tour.
first-game-last-turn-other = Cela ne rapporte plus rien. Terminez votre tour.

first-game-connected = Avant le décompte final, chacun dispose une dernière fois son musée. Seuls les tableaux qui se touchent par un côté sont reliés, et de chaque sorte seul le plus grand groupe compte ; un tableau sert à la fois sa période et son domaine.
first-game-layout = Rapprochez vos paysages, et vos impressionnistes : ceux qui sont les deux vont au milieu. Vous pouvez demander la meilleure disposition ; puis confirmez.
first-game-count = Tout est compté : le prestige, les collections reliées, les expositions, les récompenses, l'objectif secret, moins ce qui est dans la défausse. Votre objectif a payé chaque paysage et chaque impressionniste.
first-game-farewell = Retenez trois choses : échangez là où un muséum vous paie, exposez ce qui est à la mode et ce qui va ensemble, et organisez vos expositions avant la fin. Les règles sont ici quand vous en avez besoin ; à vous de jouer !

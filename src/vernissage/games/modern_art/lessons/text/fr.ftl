# Les leçons de Modern Art en français. Les montants sont des milliers, comme sur le plateau.

first-game-title = Votre première partie de Modern Art

first-game-welcome = Vous tenez une galerie, tout comme { $seat_1 } et { $seat_2 }. Pendant quatre manches vous vous vendez des tableaux les uns aux autres ; à la fin, la galerie la plus riche gagne.
first-game-hand = Ces dix tableaux sont à vendre ; ils sont de cinq artistes, dont vous retrouverez partout la couleur et la forme. Dans votre main ils ne valent rien : seul un tableau acheté rapporte.
first-game-symbol = Le symbole sur chaque étiquette dit comment le tableau se vend. Il y en a cinq, et ce Koriko porte le premier : l'enchère libre.

first-game-offer = À vous de commencer. Prenez ce Koriko à l'enchère libre et mettez-le en vente.
first-game-offer-symbol = C'est bien un Koriko, mais il porte un autre symbole. Chaque symbole aura son tour ; commençons par l'enchère libre.
first-game-offer-artist = Vous pourriez vendre n'importe quel tableau, mais commençons par l'enchère libre : choisissez le Koriko qui porte ce symbole.

first-game-open = Dans une enchère libre, chacun annonce ses offres quand il veut, vous aussi, jusqu'à ce que plus personne ne monte. { $seat_1 } a dit 8, { $seat_2 } 11 : ce sont des milliers d'euros.
first-game-market = Pourquoi tant d'intérêt ? Le marché compte les tableaux proposés dans la manche ; à la fin, la banque paie 30 pour chaque tableau de l'artiste le plus proposé, 20 pour le deuxième, 10 pour le troisième.
first-game-pass = Koriko finira peut-être premier, mais nul ne le sait encore, et 11 pour une carte, c'est un bon début. Choisissez Passer et laissez-le à { $seat_2 }.
first-game-pass-bank = Vous pouvez enchérir sur votre propre tableau, mais alors vous payez la banque au lieu de recevoir l'argent. Laissez celui-ci à { $seat_2 }.
first-game-pass-worth = Aucun tableau ne rapporte plus de 30 dans cette manche : cette offre ne peut que perdre de l'argent. Passez plutôt.
first-game-cash = Adjugé : { $seat_2 } vous a payé 11, et vous avez maintenant 111. Votre argent n'est visible que pour vous ; les autres cachent aussi le leur derrière un paravent.

first-game-once = { $seat_1 } propose un Sadland avec le deuxième symbole : un seul tour. À partir de la gauche du vendeur, chacun parle une seule fois, le vendeur en dernier ; { $seat_2 } a dit 6.
first-game-level = Un Koriko et un Sadland ont été proposés. À égalité, les artistes se classent de gauche à droite du plateau : pour l'instant Sadland est premier et rapporterait 30.
first-game-bid = Une bonne règle pour débuter : payer environ la moitié de ce que le tableau peut rapporter. Offrez entre 7 et 15.
first-game-bid-passed = { $seat_2 } l'aurait alors pour 6, sauf si { $seat_1 } le reprend, et il peut rapporter 30. Vous ne parlez qu'une fois : faites une offre.
first-game-bid-dear = Vous l'auriez, mais tout ce qui dépasse les 6 de { $seat_2 } enrichit { $seat_1 }, votre rivale, et les 30 ne sont pas sûrs. Restez à 15 ou moins.
first-game-bid-worth = Aucun tableau ne rapporte plus de 30 dans cette manche : il n'y aurait plus rien à gagner. Restez à 15 ou moins.
first-game-bought = { $seat_1 } a passé : le Sadland est à vous. Il reste exposé devant vous jusqu'à ce que la banque paie, à la fin de la manche.

first-game-sealed = { $seat_2 } propose maintenant un Bahut avec le troisième symbole : dans la main. Tous choisissent leur offre en secret et en même temps, vendeur compris ; { $seat_1 } et { $seat_2 } l'ont déjà fait.
first-game-seal = Pour l'instant Bahut serait premier, car il est le plus à gauche. Vous payez ce que vous mettez dans la main, sans pouvoir monter ensuite : mettez entre 10 et 20.
first-game-seal-little = Cela peut suffire, ou bien vous perdez pour presque rien un tableau qui vaut 30, sans second essai. Mettez au moins 10.
first-game-seal-much = Vous payez toute votre offre, même si les autres n'ont mis que 3, et l'argent va à { $seat_2 }. Restez à 20 ou moins.
first-game-opened = On ouvre les mains : { $seat_1 } avait mis 4, { $seat_2 } 6, et le Bahut est à vous. À égalité, c'est le vendeur qui l'aurait eu, ou sinon le plus proche à sa gauche.

first-game-fixed = À vous de vendre. Proposez le Darmoir qui porte le quatrième symbole : prix fixe.
first-game-fixed-symbol = C'est bien un Darmoir, mais celui-là se vend dans la main. Prenez celui à prix fixe.
first-game-fixed-artist = Gardez celui-là pour plus tard et proposez le Darmoir à prix fixe.
first-game-price = Annoncez un prix ; { $seat_1 } d'abord, puis { $seat_2 } peuvent l'accepter, et si aucun n'en veut, vous devez l'acheter vous-même. Darmoir rapporterait 20 : demandez de 8 à 14.
first-game-price-low = { $seat_1 } serait ravie : pour l'instant il lui rapporterait 20. Demandez un peu plus.
first-game-price-high = Si personne n'en veut à ce prix, vous devrez l'acheter vous-même et payer la banque. Restez à 14 ou moins.
first-game-taken = { $seat_1 } l'a pris aussitôt, et l'argent est à vous. Elle est à votre gauche : c'est à elle de vendre.

first-game-double = Le cinquième symbole : la double enchère. Elle se vend avec un second tableau du même artiste, et ni { $seat_1 } ni { $seat_2 } ne veulent en ajouter un.
first-game-add = Qui ajoute le second tableau devient le vendeur et prend tout l'argent. Ajoutez votre Koriko à un seul tour, qui dit comment les deux se vendent.
first-game-add-sealed = Ce serait possible, mais mieux vaut parler en dernier qu'enchérir à l'aveugle. Ajoutez celui à un seul tour, et gardez ce Koriko pour plus tard.
first-game-add-declined = { $seat_1 } aurait alors la double pour rien. Ajoutez votre Koriko, et la vente est à vous.
first-game-own = Trois Koriko ont été proposés : Koriko est premier et les deux rapporteraient 60. Les 20 de { $seat_2 } sont trop peu ; vous parlez en dernier, offrez donc 21 et gardez-les.
first-game-own-passed = Vous auriez 20 maintenant, et { $seat_2 } 60 de la banque plus tard. Offrez plutôt 21.
first-game-own-more = Personne ne parle après vous : 21 suffit. Le reste irait à la banque pour rien.
first-game-turn = Vous avez acheté à vous-même, donc l'argent est allé à la banque. Le tour continue à gauche de qui a mené la vente : { $seat_1 } vend encore une fois.

first-game-range = { $seat_1 } propose un quatrième Koriko à l'enchère libre, et { $seat_2 } offre 32. Regardez la colonne de Koriko : dans la première manche, aucun tableau ne peut rapporter plus de 30.
first-game-overpay = { $seat_2 } donne 32 à { $seat_1 } pour un tableau qui rapporte 30. C'est payer trop cher ; choisissez Passer et laissez faire.
first-game-overpay-gift = Payer plus de 30 ici, c'est perdre de l'argent et enrichir { $seat_1 }. Passez, avec le sourire.
first-game-refuse = { $seat_2 } propose un Nex au prix fixe de 30. Pour l'instant Nex serait deuxième et rapporterait 20 : passez.
first-game-refuse-bought = Vous paieriez 30 ce qui rapporte 20 pour l'instant, et jamais plus de 30. Passez.
first-game-must = { $seat_1 } n'en a pas voulu non plus : { $seat_2 } a dû payer 30 à la banque. Un prix trop haut se retourne contre son vendeur.

first-game-ranks = Voyez ce que ce Nex a changé : Koriko est premier avec quatre tableaux, Nex deuxième, Bahut troisième. Votre Sadland n'est plus classé et ne rapporterait rien.
first-game-fifth = Le cinquième tableau d'un artiste met fin à la manche ; il n'est pas vendu, mais il compte. Vous avez acheté deux Koriko : proposez votre dernier maintenant, avant que le marché ne tourne.
first-game-fifth-other = C'est permis, mais les autres continueraient à bouger le marché pendant que vos deux Koriko valent 30. Le cinquième Koriko finit la manche tout de suite.
first-game-paid = La banque vous a payé 70 : deux fois 30 pour Koriko, 10 pour Bahut, rien pour Sadland. Les tableaux achetés partent, votre main reste, et de nouvelles cartes sont distribuées.
first-game-markers = Les marqueurs de 30, 20 et 10 restent sur le plateau toute la partie. Un artiste classé de nouveau rapporte tous ses marqueurs ensemble.

first-game-fame = Dans la deuxième manche, { $seat_1 } propose un Koriko à un seul tour et { $seat_2 } dit 20. S'il est classé de nouveau, Koriko rapporte ses 30 et un nouveau marqueur, 40 à 60 en tout : offrez entre 21 et 40.
first-game-fame-passed = { $seat_2 } l'aurait pour 20, et il peut rapporter jusqu'à 60. Cette fois, faites une offre.
first-game-fame-risk = Si Koriko n'est pas parmi les trois premiers de cette manche, il ne rapporte rien du tout, malgré ses anciens marqueurs. Restez à 40 ou moins.

first-game-last-round = Tournons les pages jusqu'à la quatrième et dernière manche. Sadland a 50 en marqueurs, il est premier avec quatre tableaux et ajoute 30 : chacun de vos deux Sadland rapporterait 80.
first-game-nothing = Koriko aussi a 50 en marqueurs, mais personne n'en a proposé dans cette manche. Un Koriko ne rapporterait donc rien : la gloire passée ne vaut rien à elle seule.
first-game-finish = C'est à vous de vendre, et vous avez un Sadland. Ce serait le cinquième : proposez-le et finissez la partie tant que les vôtres rapportent 80.
first-game-finish-other = C'est permis, mais { $seat_1 } et { $seat_2 } vendraient encore, et Nex pourrait dépasser Sadland. Finissez avec le cinquième Sadland.
first-game-won = La banque vous a payé 160, et vous gagnez avec 310. Tout l'argent est visible maintenant, et rien d'autre ne compte.
first-game-farewell = Retenez trois choses : ce que vous payez va à un rival, ce que vous proposez fait la mode, et seuls les trois premiers rapportent. Les règles sont ici quand vous voulez ; et maintenant, à table !

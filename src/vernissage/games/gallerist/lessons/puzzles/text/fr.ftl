# Les énigmes de The Gallerist en français.

last-card-title = Sur quelle carte
last-card-ask = Tous les tours sont joués, et la photographie de l'enchère est à vous. L'objectif le plus élevé de votre carte conservateur est déjà atteint ; sur laquelle de vos deux cartes la posez-vous ?
last-card-ask-curator = Elle paie sa valeur de 14 sur l'une comme sur l'autre. Mais votre carte conservateur n'a rien à gagner à une photographie, et votre carte marchand d'art si.
last-card-why = Vous avez vendu une sculpture, et votre carte marchand d'art paie 10 pour une photographie et une sculpture. Sur cette carte, l'œuvre compte comme vendue.

who-leaves-title = Quelqu'un doit partir
who-leaves-ask = Votre dernier tour : la sculpture est vendue, et un visiteur part avec elle. Cinq investisseurs et deux VIP sont dans votre galerie : qui s'en va ?
who-leaves-ask-vip = Le contrat montre alors son côté influence, qui apporte 2 pour le VIP qui reste. L'autre côté rapporte davantage.
who-leaves-why = Un investisseur qui part tourne le contrat côté argent, et votre assistant libre l'utilise aussitôt : 2 pour chacun des quatre qui restent, soit 8. Le côté influence aurait apporté 2 Influence, qui valent 1.

last-contract-title = L'assistant libre
last-contract-ask = Votre dernier tour : la vente a renvoyé un assistant à son bureau et retourné son contrat. Que faites-vous avant de finir votre tour ?
last-contract-ask-hired = Son bonus est un assistant, et tous les vôtres sont déjà embauchés. L'autre contrat paie tout de suite.
last-contract-ask-done = Il vous reste une action exécutive, et à un bureau un assistant qui n'a rien d'autre à faire.
last-contract-why = Le dos du contrat de sculpture est un bonus d'argent : 2 pour chacun de vos quatre investisseurs, 8 en tout. Une vente libère l'assistant de son contrat juste à temps pour cela.

whose-fame-title = La renommée de qui
whose-fame-ask = Votre dernier tour : un bonus apporte à un artiste 1 point de renommée, pour le collectionneur de votre galerie. Quel artiste choisissez-vous ?
whose-fame-ask-own = Vous exposez une œuvre de cet artiste, mais 1 point n'apporte pas d'étoile, et seules les étoiles changent la valeur.
whose-fame-ask-theirs = Aucune œuvre de votre galerie n'est de cet artiste : si quelqu'un y gagne, ce n'est pas vous.
whose-fame-why = À 9 points de renommée commence la troisième étoile de l'artiste rouge en sculpture, et votre sculpture vaut 11 au lieu de 8. Aucun autre de vos artistes n'est à un pas d'une étoile.

what-to-sell-title = À quoi sert une vente
what-to-sell-ask = Votre dernier tour : vous pouvez vendre la sculpture ou la peinture, et ce qui reste exposé paie de toute façon sa valeur à la fin. Regardez votre carte marchand d'art : que vendez-vous ?
what-to-sell-ask-painting = Elle paie 11 maintenant plutôt qu'à la fin. Vous avez déjà vendu une peinture ; votre carte marchand d'art attend autre chose.
what-to-sell-why = Votre carte marchand d'art paie 10 pour une peinture et une sculpture vendues, et vous avez déjà vendu une peinture. Les 17 de la sculpture, vous les auriez eus de toute façon.

missing-form-title = La forme qui manque
missing-form-ask = Tous les tours sont joués, et votre enchère est la plus haute : une peinture ou une œuvre numérique, pour votre carte conservateur ou marchand d'art. Quelle œuvre, et où ?
missing-form-ask-painting = Une belle peinture, mais aucune des deux cartes n'en attend. Voyez quelle forme manque à votre carte conservateur.
missing-form-ask-dealer = La bonne œuvre. Mais les objectifs qu'elle servirait sur la carte marchand d'art sont atteints ; il manque une œuvre à votre carte conservateur.
missing-form-why = Votre carte conservateur paie 10 pour une œuvre numérique, une peinture et une sculpture, et ces deux dernières sont exposées. Sur cette carte, l'œuvre numérique compte comme exposée elle aussi.

which-level-title = Le niveau paie
which-level-ask = Éjecté du centre des médias, votre pion vous vaut une promotion. Trois investisseurs sont dans votre galerie, la fin est proche, et chaque niveau a son bonus : quel artiste ?
which-level-ask-visitor = Le cinquième niveau apporte un visiteur de la place et coûte toute votre influence. Vos trois investisseurs apporteraient plutôt de l'argent.
which-level-ask-tickets = Les niveaux bas coûtent moins, mais apportent de l'influence ou des tickets, et il ne reste guère de temps pour s'en servir.
which-level-why = Le quatrième niveau apporte un bonus d'argent, 2 pour chacun de vos trois investisseurs, et une de vos tuiles paie 2 par artiste de niveau quatre ou plus. Joué jusqu'à la fin, cela a valu environ 6 de plus que toute autre promotion.

one-ticket-title = Un dernier ticket
one-ticket-ask = La fin est proche : il vous reste un ticket blanc, et un collectionneur attend dans votre lobby. Qu'en faites-vous ?
one-ticket-ask-stopped = Un ticket ne paie rien à la fin, et votre dernier tour aura autre chose à faire. Dépensez-le.
one-ticket-ask-plaza = Cela l'amène dans votre lobby et pas plus loin. Un autre collectionneur n'est qu'à un pas de votre galerie.
one-ticket-ask-lured = Cela prend un collectionneur dans un lobby et ne vous en amène aucun. Celui de votre lobby est à un pas de votre galerie.
one-ticket-why = Votre tuile paie 4 par trio de visiteurs différents, et un second collectionneur fait un second trio ; ou il part avec votre dernière vente, et ceux qui paient peuvent rester. Rejoué des centaines de fois, cela a valu environ 9.

which-tile-title = Quatre tuiles
which-tile-ask = Votre dernier tour : une tuile de réputation sur quatre est à vous. Vous avez acquis les quatre formes, exposez un chef-d'œuvre et avez un trio de visiteurs différents : laquelle ?
which-tile-ask-masterpieces = Elle paie 4 pour votre seul chef-d'œuvre exposé. Comptez ce que paient les autres.
which-tile-ask-sets = Elle paie 4 pour votre seul trio de visiteurs. Comptez ce que paient les autres.
which-tile-ask-famous = Elle paie 2 par artiste de renommée 15, et il n'y en a qu'un. Comptez ce que paient les autres.
which-tile-why = 2 pour chacune de vos quatre formes font 8, et ses 4 Influence valent encore un peu plus. Joué jusqu'à la fin, cela a valu environ 6 de plus que la suivante.

collector-first-title = Éjecté
collector-first-ask = Votre pion est éjecté du centre des médias, et vous avez un ticket blanc. À votre prochain tour, vous voulez acheter une photographie : que faites-vous maintenant ?
collector-first-ask-promoted = L'action coûte 4 Influence, et le niveau en coûte encore. Quelque chose de gratuit rend votre prochain achat meilleur.
collector-first-ask-other = Cela déplace un collectionneur, mais pas dans votre galerie. Il y en a un dans votre propre lobby.
collector-first-ask-used = C'est permis, et gratuit. Mais votre ticket pourrait préparer l'achat.
collector-first-ask-declined = Une action exécutive au lieu de celle de l'emplacement ne coûte rien : vous avez un ticket, et un collectionneur attend dans votre lobby.
collector-first-why = Avec le collectionneur dans votre galerie, l'achat apporte à l'artiste 1 point de renommée de plus et une étoile : votre photographie vaut 17 au lieu de 14, et votre tuile des artistes célèbres paie aussi. En tout, cela a valu 7.

where-last-title = Le dernier emplacement
where-last-ask = Votre dernier tour : un investisseur, un VIP et un collectionneur sont dans votre lobby, et une sculpture d'un artiste de renommée 8 est exposée chez vous. Où allez-vous ?
where-last-ask-media = Deux étoiles de plus en sculpture valent 6. Mais l'influence qu'il y faut aurait payé 3 à la fin.
where-last-ask-sales = Une œuvre vendue paie ce qu'elle paie de toute façon à la fin, et un nouveau contrat vient trop tard.
where-last-why = Au marché, une tuile paie 4 pour votre influence, et la case où vous la posez apporte de la renommée : l'étoile suivante en sculpture ajoute 3. Y aller a valu environ 4 de plus que le centre des médias.

last-point-title = Le dernier point d'influence
last-point-ask = Vous achetez une photographie, et il vous reste 1 Influence. Elle vous épargnerait 1 Argent, mais l'influence paie aussi à la fin : l'utilisez-vous ?
last-point-ask-kept = À la fin, seule compte la dernière icône atteinte. Vos tuiles apportent 12 Influence, et il y a une icône à 12 ; 13 ne paie pas plus.
last-point-why = Vos tuiles apportent 12 Influence à la fin, et l'icône à 12 paie 4. Avec 13, c'était 4 aussi, car l'icône suivante est à 15 : le point vaut donc 1 Argent, celui qu'il épargne maintenant.

# Les leçons de The Gallerist en français.

first-game-title = Votre première partie de The Gallerist

first-game-welcome = Vous tenez une galerie d'art, et { $seat_1 } aussi. Achetez des œuvres quand leurs artistes sont inconnus, rendez ceux-ci célèbres, vendez : qui a le plus d'argent à la fin l'emporte.
first-game-locations = Quatre emplacements entourent la place, et chacun offre deux actions. À votre tour, votre galeriste va sur l'un d'eux et fait une de ses deux actions ; il ne peut pas rester où il est.
first-game-start = { $seat_1 } commence au bureau commercial. Placez votre galeriste au centre des médias : la tuile à côté attendra sur votre troisième espace d'exposition, et sera à vous quand trois œuvres y seront exposées.
first-game-start-other = Vous pourriez commencer là, mais pour cette première partie prenez le centre des médias : nous voudrons d'abord aller ailleurs.
first-game-influence = Voici votre influence, 10 au début. Vous pouvez la dépenser : reculer jusqu'à l'icône d'argent précédente épargne 1 Argent, jusqu'à l'étoile précédente ajoute 1 point de renommée ; ce qui reste à la fin est payé.

first-game-go = Une galerie doit avoir quelque chose à montrer. Allez à la résidence d'artistes.
first-game-go-other = Une galerie vide n'a encore rien à faire là-bas. Allez à la résidence d'artistes, où l'on achète des œuvres.
first-game-leave = En quittant un emplacement, vous pouvez y laisser un assistant pris à l'un de vos bureaux. Faites-le : si { $seat_1 } y vient, vous aurez une action de plus.
first-game-leave-nobody = Personne n'est obligé de rester, mais un assistant au centre des médias est un bon placement : si { $seat_1 } y va, il est éjecté et vous avez une action.
first-game-artist = Huit artistes peuvent travailler ici : un bleu et un rouge pour chacune des quatre formes d'art. Seule cette personne, en sculpture, est découverte ; le nombre est sa renommée, ici 3, et les étoiles disent ce que valent ses œuvres.
first-game-buy = Une œuvre coûte la renommée de l'artiste : 3. C'est bon marché, donc achetez.
first-game-buy-discover = Découvrir un artiste donne un bonus et une commission pour plus tard, mais votre galerie resterait vide. Achetez d'abord.
first-game-pay = Payez 1 des 3 par influence : le marqueur recule de 10 à l'icône d'argent, à 8, et il reste 2 à payer en argent.
first-game-pay-money = C'est possible aussi. Mais essayez l'influence une fois : un pas jusqu'à l'icône d'argent vous épargne 1 Argent.
first-game-pay-more = Chaque pas de plus ne vaut que 1 Argent, et l'influence sera bientôt plus précieuse. Un seul pas suffit.
first-game-fame = Un achat peut aussi rendre l'artiste plus célèbre, par influence : 1 point de renommée par étoile reculée. Pas maintenant : gardez votre influence et ajoutez 0.
first-game-fame-added = Cela aiderait, mais chaque point coûte le chemin jusqu'à l'étoile précédente. Vous aurez besoin de cette influence dans un instant : ajoutez 0.
first-game-exhibited = Votre première œuvre est exposée dans votre galerie et vaut 5. Elle a apporté un ticket, ce ticket marron.

first-game-visitors = Les visiteurs attendent sur la place : les investisseurs (marron) apportent de l'argent, les VIP (rose) de l'influence, les collectionneurs (blanc) de la renommée, dès qu'ils sont dans votre galerie. Un ticket avance d'un pas un visiteur de sa couleur : place, votre lobby, votre galerie.
first-game-walk = Dépenser des tickets est une action exécutive, une fois par tour, avant ou après celle de l'emplacement. Amenez l'investisseur de la place dans votre lobby.
first-game-walk-rival = Oui, vous pouvez même attirer les visiteurs hors du lobby de { $seat_1 }, mais seulement jusqu'à la place. Celui de la place est plus près de vous.
first-game-walk-done = Vous avez un ticket, et l'investisseur attend sur la place. Amenez-le dans votre lobby.

first-game-kicked = { $seat_1 } est allée au centre des médias et votre assistant était sur son chemin : il est éjecté. Cela vous donne une action d'éjection, avant qu'il rentre à un bureau.
first-game-kicked-out = Contre de l'influence, jusqu'à l'étoile précédente, à 5, vous pouvez faire une des deux actions de cet emplacement. Embauchez des assistants : il vous faudra des bras.
first-game-kicked-out-promote = Promouvoir coûterait encore de l'influence, et votre galerie n'a pas de collectionneur pour que cela en vaille la peine. Embauchez plutôt.
first-game-kicked-out-declined = Il rentrerait sans rien vous apporter. Embauchez : cela coûte 3 Influence, et une action vaut plus.
first-game-hire = Le premier coûte 1, le deuxième 2, et certains apportent un bonus : le deuxième, un ticket marron. Embauchez-en deux.
first-game-hire-one = Un, c'est bien, deux, c'est mieux : le deuxième apporte un ticket marron.
first-game-hire-three = Le troisième apporterait un ticket rose, mais coûterait 2 de plus et prendrait votre dernier bureau libre, dont l'assistant éjecté a besoin. Deux suffisent.

first-game-to-sales = Votre tour suivant. Pour vendre une œuvre, il faut d'abord un contrat pour sa forme : allez au bureau commercial.
first-game-to-sales-other = Cela viendra. Sans contrat, votre sculpture ne se vend pas : allez au bureau commercial.
first-game-to-sales-executive = L'action exécutive peut venir d'abord, mais attendez : vous aurez encore un ticket ce tour-ci. Allez au bureau commercial.
first-game-sign = Signez un contrat.
first-game-sign-later = D'abord le contrat : le signer apporte un ticket. Ensuite, dépensez-les ensemble.
first-game-contract = Un contrat permet de vendre une œuvre de sa forme, et un assistant peut en utiliser une fois le bonus. Prenez celui-ci, pour une sculpture : son bonus est un visiteur du sac.
first-game-contract-bonus = Il est aussi pour une sculpture, mais son bonus n'est qu'un investisseur ou un VIP. Prenez celui qui donne un visiteur du sac, quel qu'il soit.
first-game-contract-form = Vous n'avez pas d'œuvre de cette forme. Prenez le contrat de sculpture avec le visiteur du sac.
first-game-contract-refresh = De nouveaux contrats sont un pari, et ce qu'il vous faut est ici. Prenez le contrat de sculpture avec le visiteur du sac.
first-game-slot = Chaque case libre pour un contrat apporte un ticket, une fois. Posez-le sur la première, pour un ticket marron.
first-game-slot-other = Cette case apporte un ticket d'une autre couleur, mais vous voulez faire venir des investisseurs. Prenez la première case.
first-game-gallery = Deux tickets marron. Faites entrer l'investisseur de votre lobby dans votre galerie : désormais chaque bonus d'argent vous donne 2 pour lui.
first-game-gallery-other = C'est possible aussi, mais seuls les visiteurs de votre galerie rapportent. Faites d'abord entrer celui de votre lobby.
first-game-gallery-use = Vous avez une action exécutive par tour : les tickets ou un contrat. Les tickets maintenant, le contrat au prochain tour.
first-game-gallery-done = Vous avez deux tickets, et un investisseur attend dans votre lobby. Faites-le entrer.
first-game-second-ticket = Et le second ticket : amenez l'autre investisseur de la place dans votre lobby.
first-game-second-ticket-other = L'investisseur de la place sera peut-être parti à votre prochain tour. Amenez-le dans votre lobby.
first-game-discovered = { $seat_1 } a découvert un artiste numérique : elle a pris le bonus et une commission, qui lui permettra d'acheter une œuvre au prix initial. Tout le monde peut maintenant acheter chez cet artiste.

first-game-to-media = Votre sculpture vaut 5 ; un artiste plus célèbre lui donnerait plus de valeur. Allez au centre des médias.
first-game-to-media-other = Nous voulons d'abord rendre votre artiste célèbre. Allez au centre des médias.
first-game-to-media-executive = L'action exécutive peut aussi venir entre le déplacement et l'action, et c'est ce qu'il faut aujourd'hui. Allez d'abord au centre des médias.
first-game-use = Avant de promouvoir, utilisez votre contrat : un assistant s'y place et vous avez son bonus, un visiteur du sac.
first-game-use-first = Dans un instant. D'abord le contrat : un collectionneur dans votre galerie rend chaque promotion plus forte.
first-game-call = Choisissez qui entre directement dans votre galerie. Un collectionneur : désormais acheter et promouvoir donne 1 point de renommée de plus à vos artistes.
first-game-call-other = Bien aussi, mais un collectionneur double l'effet de la promotion que vous allez payer.
first-game-promote = Maintenant, promouvez. Cela coûte autant d'influence que le nouveau niveau, et l'artiste gagne 1 point de renommée, et 1 de plus par collectionneur de votre galerie.
first-game-promote-other = Vous êtes venue rendre votre artiste célèbre. Promouvez.
first-game-whom = De qui la renommée vous sert-elle ? Promouvez en sculpture : de 3 on passe à 5, où commence la deuxième étoile.
first-game-whom-other = Cela aiderait { $seat_1 }, qui a la commission de cet artiste. Promouvez votre sculpture.
first-game-ticket = La première promotion apporte un ticket. Prenez-en un rose, pour le VIP qui attend dans votre lobby.
first-game-ticket-other = Un VIP attend dans votre lobby, et les VIP suivent les tickets roses. Prenez-en un rose.

first-game-value = Deux étoiles : votre sculpture vaut maintenant 8, et vous l'avez payée 3. Entre-temps { $seat_1 } a enchéri au marché international, pour une œuvre attribuée à la fin.
first-game-to-sell = Il est temps de vendre. Allez au bureau commercial.
first-game-to-sell-other = Vous avez une œuvre qui vaut 8, et son contrat. Allez au bureau commercial.
first-game-to-sell-executive = Gardez le ticket pour après la vente, quand vous saurez qui part. Allez au bureau commercial.
first-game-sell = Vendez la sculpture.
first-game-sell-other = D'abord la vente : elle rapporte 8.
first-game-send = Un visiteur de votre choix part avec l'œuvre. Envoyez l'investisseur : le contrat se retourne alors du côté argent, et le collectionneur reste.
first-game-send-collector = Le collectionneur vous est plus utile : argent, influence et renommée. Envoyez l'investisseur.
first-game-vip = Un ticket rose. Faites entrer le VIP de votre lobby dans votre galerie.
first-game-vip-other = Le VIP de votre lobby est à un pas de votre galerie. Dépensez le ticket.

first-game-to-market = Il reste un emplacement. Allez au marché international.
first-game-to-market-other = Vous saurez y retourner sans guide. Voyons le marché international.
first-game-to-market-executive = Cela peut attendre. Allez d'abord au marché international.
first-game-market = En haut, les tuiles de réputation, une ligne par forme ; en bas, les enchères. Une colonne demande des visiteurs dans votre lobby : pour la première, n'importe lequel. À la fin, chaque colonne paie qui y a le plus d'assistants.
first-game-reputation = Vous avez acquis une sculpture, sa ligne vous est donc ouverte, et un investisseur est dans votre lobby. Prenez une tuile de réputation.
first-game-reputation-bid = Une enchère vise l'œuvre du chevalet, et coûte de l'argent. Prenez d'abord une tuile de réputation : elle paie à la fin, quoi que fassent les autres.
first-game-reputation-other = Il faut faire l'action de l'emplacement, et votre lobby a ce qu'il faut. Prenez une tuile de réputation.
first-game-space = La tuile va sur une de vos cases, dont vous avez aussitôt le bonus. Choisissez l'influence : 2 pour le VIP et 1 pour le collectionneur de votre galerie.
first-game-space-other = Les bonus comptent vos visiteurs, et vous avez un VIP et un collectionneur : l'influence vous donne 3. Prenez-la.
first-game-back = Votre contrat montre son côté argent, et ce bonus peut servir aussi. Utilisez-le : 1 Argent pour le collectionneur.
first-game-back-done = Il vous reste une action exécutive et un assistant libre. Utilisez le dos du contrat.

first-game-last = Bien des tours plus tard. La fin vient quand deux conditions sur trois sont remplies : billetterie vide, sac vide, deux célébrités. Les deux premières le sont : chacun a un dernier tour, sans action d'éjection.
first-game-cards = Vous connaissez vos deux cartes secrètes depuis le début. La carte conservateur paie 10 pour une photographie, une sculpture et une peinture exposées : il ne manque que la peinture.
first-game-last-go = Où trouver une peinture ? Allez-y.
first-game-last-go-other = On peut y gagner un peu, mais une peinture paie sa valeur et les 10 de votre carte conservateur. Allez à la résidence d'artistes.
first-game-last-go-executive = Plus tard. D'abord la peinture : allez à la résidence d'artistes.
first-game-last-buy = Achetez une œuvre.
first-game-last-buy-other = Il n'y a plus de tour pour en profiter. Achetez la peinture.
first-game-painting = Achetez la peinture.
first-game-painting-other = Une belle œuvre, mais votre carte conservateur demande une peinture.
first-game-easel = Les deux offres totalisent 10 chacune. À égalité, la plus haute enchère de la dernière colonne l'emporte, et c'est la vôtre : l'œuvre du chevalet vous revient. Posez-la sur l'une des deux cartes ; elle peut y servir un objectif.
first-game-count = Tout devient de l'argent : les majorités au marché, les tuiles de réputation, les œuvres exposées, le chevalet, vos cartes secrètes, et ce qui reste d'influence. Vous gagnez avec 173.
first-game-solo = The Gallerist se joue aussi en solo. Lacerda fait alors le tour des quatre emplacements et vous gêne, la billetterie est votre horloge, et des objectifs d'apprenti, d'expérimenté et de maître disent comment vous avez joué.
first-game-farewell = Retenez trois choses : achetez avant la renommée, faites entrer les visiteurs avant d'avoir besoin de leur bonus, et tenez-vous là où les autres veulent aller. Les règles sont ici quand vous en avez besoin ; à vous de jouer !

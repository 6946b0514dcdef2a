# Les énigmes de Modern Art en français. Les montants sont en milliers, comme sur le plateau.

buy-back-title = Votre propre enchérisseuse
buy-back-ask = Dernière vente de la partie : { $seat_2 } offre 40 pour votre Sadland, qui rapportera 80, et vous parlez en dernier. Que dites-vous ?
buy-back-ask-passed = Vous auriez 40, mais { $seat_2 } en gagnerait 40 aussi, soit 20 en moyenne pour vos rivaux. La garder vous rapporte davantage.
buy-back-ask-more = Personne ne parle après vous : 41 suffit. Ce que vous ajoutez va à la banque pour rien.
buy-back-why = Vous payez 41 à la banque et recevez 80 : 39 pour vous, rien pour { $seat_2 }. À trois, le vendeur garde sa toile tant que l’offre est sous les trois cinquièmes de ce qu’elle rapporte, ici 48.

let-go-title = Prendre l’argent
let-go-ask = Dernière vente de la partie : { $seat_2 } offre 52 pour votre Sadland, qui rapportera 80, et vous parlez en dernier. Que dites-vous ?
let-go-ask-profit = Cela rapporte 27 au plus. En passant, vous touchez 52 et { $seat_2 } gagne 28 : votre avance sur vos deux rivaux est plus grande.
let-go-ask-much = Elle rapporte 80 et pas plus : cette offre ne pourrait que perdre de l’argent. Passez.
let-go-why = Vous avez 52, { $seat_2 } gagne 28 à la banque. Sur la moyenne de vos deux rivaux, vous gagnez 38 ; la garder à 53 n’aurait donné que 27.

fair-price-title = Un prix qui vaut la peine
fair-price-ask = { $seat_1 } demande 50 pour un Sadland qui rapportera 80, { $seat_2 } a passé, et personne ne vient après vous. Le prenez-vous ?
fair-price-ask-passed = Alors { $seat_1 } doit l’acheter elle-même et gagne 30. Achetez : vous gagnez ces 30, elle touche 50, et sur la moyenne des deux rivaux c’est encore mieux pour vous.
fair-price-why = Vous gagnez 30 et { $seat_1 } 50 : sur la moyenne de vos deux rivaux, 5 d’avance. En passant, vous lui laissiez 30 et preniez 15 de retard.

free-painting-title = Quelle carte d’abord ?
free-painting-ask = Vous tenez les deux dernières cartes de la partie : un Darmoir double, et un Sadland, le cinquième, qui y met fin. Laquelle proposez-vous ?
free-painting-ask-closed = Le cinquième Sadland met fin à la partie, et le Darmoir reste en main sans rien valoir. Il y avait quelque chose à prendre avant.
free-painting-why = Personne n’a un second Darmoir : le double est à vous pour rien. Darmoir est troisième et rapporte 20 ; le Sadland qui finit la partie peut attendre votre tour suivant.

dear-profit-title = Un gain trop cher
dear-profit-ask = { $seat_1 } demande 70 pour un Sadland qui rapportera 80, { $seat_2 } a passé, et personne ne vient après vous. Le prenez-vous ?
dear-profit-ask-bought = Vous gagneriez 10 et donneriez 70 à { $seat_1 }. Si personne n’achète, elle doit payer 70 à la banque et ne gagne que 10.
dear-profit-why = { $seat_1 } doit acheter sa propre toile : 70 à la banque, 80 en retour. Vous perdez 5 sur la moyenne des deux rivaux ; en achetant, vous en perdiez 25.

fifth-card-title = La cinquième carte
fifth-card-ask = { $seat_1 } propose un Nex double, le quatrième Nex, et personne n’a ajouté de carte. Vous tenez le cinquième. L’ajoutez-vous ?
fifth-card-ask-declined = Alors { $seat_1 } a le double pour rien, et il rapporte 80 : votre Nex, la dernière carte, met Nex en tête de toute façon.
fifth-card-why = La cinquième toile finit la partie, et les deux restent invendues : { $seat_1 } n’a pas ces 80. Cela fait 40 sur la moyenne des deux rivaux.

third-place-title = Le troisième artiste
third-place-ask = Vous tenez les deux dernières cartes, deux doubles : la première proposée est à vous pour rien, la seconde finit la partie. Laquelle d’abord ?
third-place-ask-level = Bahut et Darmoir seront à égalité, trois chacun, et Bahut est plus à gauche. Votre Darmoir ne rapporterait rien.
third-place-why = Sadland est premier ; Nex, Bahut et Darmoir sont à égalité avec trois. De gauche à droite, Nex est deuxième et Bahut troisième : votre Bahut rapporte 30, un Darmoir ne rapporterait rien.

your-price-title = Fixez le prix
your-price-ask = Dernière vente de la partie : vous vendez à prix fixe un Sadland qui rapportera 80. Quel prix est le meilleur, quoi que fassent { $seat_1 } et { $seat_2 } ?
your-price-ask-low = L’un d’eux le prend volontiers. À 48, qu’ils achètent ou non vous est égal ; en dessous, une vente vous coûte.
your-price-ask-high = Si personne ne le prend, vous devez l’acheter vous-même et il vous reste moins. À 48, qu’ils achètent ou non vous est égal.
your-price-ask-loss = Personne ne prend à ce prix une toile qui rapporte 80, et vous devriez l’acheter vous-même, à perte.
your-price-why = Vendu à 48, vous avez 48 et un rival gagne 32 : 32 d’avance sur leur moyenne. Invendu, vous payez 48 et recevez 80 : 32 aussi. Tout autre prix est moins bon dans l’un des deux cas.

old-fame-title = La vedette d’hier
old-fame-ask = { $seat_3 } offre 20 pour un Koriko, l’artiste aux 50 des manches passées ; seule { $seat_1 }, qui vend, parle après vous. Votre Bahut est la dernière carte de la partie : que dites-vous ?
old-fame-ask-bid = Un seul Koriko a été proposé, loin des trois premiers. Il ne rapportera rien, et votre offre irait à { $seat_1 }.
old-fame-why = Avec votre Bahut, Sadland, Nex et Bahut sont les trois premiers : les 50 de Koriko restent sur le plateau et ne paient personne. { $seat_3 } a payé 20 pour un cadre vide.

own-card-title = Ce que vous seule savez
own-card-ask = { $seat_1 } demande 25 pour un Darmoir, qui pour l’instant ne rapporte rien, et tous les autres ont passé. Regardez votre main, la dernière carte de la partie : le prenez-vous ?
own-card-ask-passed = Les autres ne pouvaient pas le savoir, vous si : votre Darmoir vient encore. Celui-ci rapporte alors 40, et passer en laisse 15 à { $seat_1 }.
own-card-why = Votre dernière carte est le quatrième Darmoir : à égalité avec Sadland et plus à gauche, il est premier et rapporte 30, plus les 10 d’avant. Vous gagnez 15 sur ce qui semblait sans valeur.

add-or-keep-title = Une vente ou deux
add-or-keep-ask = Vous avez proposé un Sadland double, personne d’autre n’a de carte, et chaque Sadland rapportera 80. Y ajoutez-vous votre Sadland à prix fixe ?
add-or-keep-ask-added = Vendue en bloc, la paire rapporte 160 : au meilleur prix, 96, vous gagnez 64 sur vos rivaux. Seul, le double est à vous pour rien, et l’autre se vend à votre tour suivant.
add-or-keep-why = Personne ne peut ajouter de carte : le double vous rapporte 80 pour rien. Puis vous vendez l’autre, qui fait gagner 32 de plus : 112 en tout, où la paire aurait fait gagner 64.

she-speaks-last-title = La vendeuse parle en dernier
she-speaks-last-ask = { $seat_1 } vend un Sadland qui rapportera 80, { $seat_2 } a passé, et elle parle après vous. Quelle offre est la meilleure, quoi qu’elle fasse ?
she-speaks-last-ask-passed = Alors { $seat_1 } l’a pour rien et gagne 80. Faites-le-lui payer.
she-speaks-last-ask-low = { $seat_1 } le garde pour un de plus et gagne encore plus de 20. Faites monter ce qu’il lui coûte.
she-speaks-last-ask-high = { $seat_1 } prend volontiers cet argent, et il vous reste moins de 20. Un peu plus bas, qu’elle vende ou garde revient au même.
she-speaks-last-ask-much = Il rapporte 80 et pas plus : cette offre ne pourrait que perdre de l’argent.
she-speaks-last-why = À 60, si elle vend, vous gagnez 20 et { $seat_1 } 60 : 10 de retard sur la moyenne des deux rivaux. Si elle le garde à 61, elle gagne 19 : presque la même chose. Un de moins, 59, revient au même.

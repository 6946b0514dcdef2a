# Les énigmes de Museum : Pictura en français.

own-goal-title = Un objectif à vous
own-goal-ask = La partie commence, et vous avez cinq tableaux : quatre paysages, et parmi eux des baroques. Laquelle des trois tendances gardez-vous comme objectif secret ?
own-goal-ask-other = Elle compte à la fin pour tout ce qui est exposé chez vous, et ce qu'elle demande n'est pas dans votre main. Il faudrait partir de rien.
own-goal-why = Baroque et paysage : trois de vos cinq tableaux marqueront deux fois, et tous au moins une fois. Rejoué des centaines de fois jusqu'à la fin, cet objectif a valu environ 30 points de prestige de plus que chacun des autres.

last-reward-title = La dernière récompense
last-reward-ask = Dernier tour de la partie : une exposition vous vaut une récompense. Vous avez trois mécènes et six tableaux dans votre défausse : laquelle vaut le plus maintenant ?
last-reward-ask-grant = La subvention donne 3 tout de suite. Regardez vos mécènes.
last-reward-ask-depot = Six tableaux défaussés coûtent 7, et 4 avec le dépôt : cela épargne 3. Regardez vos mécènes.
last-reward-why = Le cercle d'amis paie à la fin 2 pour chacun de vos trois mécènes : 6. La subvention aurait donné 3, et le dépôt épargné 3.

full-house-title = Une place libre
full-house-ask = Dernier tour de la partie : une place de votre musée est vide, et les deux tableaux de votre main ne vont avec rien. Que faites-vous ?
full-house-ask-done = Une seule place vide vous prive des 10 du musée plein. Peu importe ce qui la remplit.
full-house-why = Un musée plein donne 10, quoi qu'il contienne. Le tableau qui paie agrandit votre défausse, ce qui coûte peu à côté.

last-swap-title = Le dernier échange
last-swap-ask = La dernière joueuse échange, et vous pouvez échanger une fois encore ; ce que vous prenez ne sera jamais exposé. Quel échange rapporte ?
last-swap-ask-taken = Bien donné : Victoria en paie 2. Mais ce que vous prenez vous coûte du prestige, et il y a à Victoria un tableau qui ne coûte rien.
last-swap-ask-given = Cela rapporte moins qu'il ne se peut. Cherchez un muséum qui paie 2 ce que vous donnez et ne demande rien pour ce que vous prenez.
last-swap-ask-passed = Passer ne rapporte rien. Un tableau en main ne vaut plus rien, mais un muséum peut le payer.
last-swap-why = Victoria paie 2 pour la religion, et ses Pommes et oranges, sans intérêt pour sa propre tendance, ne coûtent rien. Partout ailleurs, au moins 1 des 2 serait reparti.

two-exhibitions-title = Huit et huit
two-exhibitions-ask = Dernier tour de la partie : vous pourriez organiser une exposition de huit tableaux de la Renaissance ou de huit peintures d'histoire, et vous n'en avez eu qu'une. Que faites-vous ?
two-exhibitions-ask-history = Huit d'un domaine valent 11, huit d'une période 9. Mais regardez les jetons : il n'en reste qu'un pour l'histoire.
two-exhibitions-ask-hung = Un tableau de plus vaut moins qu'une exposition, qui paie sa collection une seconde fois.
two-exhibitions-ask-stock = Il n'y a plus rien à faire de ce que vous reprenez. Une exposition paie sa collection une seconde fois.
two-exhibitions-ask-done = Il vous reste une action, et une exposition paie sa collection une seconde fois.
two-exhibitions-why = Le premier jeton de chaque sorte apporte 3 de plus, et celui de la Renaissance est encore là : 9 et 3 font 12. L'histoire, où quelqu'un a été plus rapide, aurait rapporté 11.

seven-discards-title = Mettre de l'ordre
seven-discards-ask = Dernier tour de la partie : deux tableaux en main et sept dans votre défausse. Quelle action vaut le plus ?
seven-discards-ask-hung = Cela rapporte quelques points. Sept tableaux défaussés vous coûtent 10, et avec cette action ils seraient huit.
seven-discards-ask-done = Il vous reste une action, et sept tableaux défaussés vous coûtent 10.
seven-discards-why = Huit tableaux tiennent dans votre main : six y retournent et il en reste un, qui coûte 1 au lieu de 10. Ce qui est en main à la fin ne coûte rien.

the-fifth-title = Quatre seulement
the-fifth-ask = Dernier tour de la partie : vous avez organisé quatre expositions, et votre seule autre collection est de quatre tableaux de la Renaissance. Que faites-vous ?
the-fifth-ask-hung = Un paysage de plus vaut quelques points. Pensez au nombre de vos expositions.
the-fifth-ask-stock = Il n'y a rien à reprendre qui aide. Pensez au nombre de vos expositions.
the-fifth-ask-done = Il vous reste une action. Pensez au nombre de vos expositions.
the-fifth-why = Quatre d'une période ne valent que 1, mais quatre expositions marquent 30 à la fin, et cinq 60. Pour la cinquième, n'importe quelle collection convient.

free-place-title = Un pour rien
free-place-ask = Dernier tour de la partie : un donateur vous fait exposer un tableau sans payer. Vous collectionnez les paysages, onze sont exposés : lequel des trois choisissez-vous ?
free-place-ask-fashion = Il est tout à fait à la mode et rapporte 3 tout de suite. Un des autres rapporte davantage à la fin.
free-place-ask-period = Un sixième tableau romantique ajoute 2, et la mode paie 2. Un des autres rapporte davantage.
free-place-why = Le douzième paysage fait 26 de 22, et votre objectif secret paie 2 pour lui : 6 en tout. La mode aurait payé 3 pour l'un, et 4 avec sa période pour l'autre.

from-his-pile-title = Dans la défausse d'un autre
from-his-pile-ask = Dernier tour de la partie : il vous reste un tableau en main, et onze paysages sont exposés chez vous. Qu'en faites-vous ?
from-his-pile-ask-rococo = Bon aussi. Mais votre plus grande collection y gagne plus, et { $seat_2 } a jeté ce qu'il lui faut.
from-his-pile-ask-other = Cela vous coûte 1, donne 1 à son propriétaire et ajoute peu. Regardez ce que { $seat_2 } a jeté.
from-his-pile-ask-done = Avec un seul tableau, vous ne pouvez pas en exposer un autre de votre main, mais il peut payer un tableau de la défausse d'un rival.
from-his-pile-why = Votre tableau paie le paysage de la défausse de { $seat_2 }. Cela vous coûte 1 et lui donne 1, mais le douzième paysage ajoute 4, et votre objectif 2.

grand-gallery-title = Le neuvième tableau
grand-gallery-ask = Dernier tour de la partie : Les Ménines sont à la mode et paient 3. Vous avez aussi deux peintures d'histoire, et huit tableaux d'histoire et huit de la Renaissance sont exposés : qu'exposez-vous ?
grand-gallery-ask-fashion = Cela rapporte 3. Mais la Grande Galerie a neuf places, et neuf d'une même sorte y marquent 10.
grand-gallery-ask-history = La neuvième peinture d'histoire remplit la Grande Galerie, bien vu. L'une des deux est aussi de la Renaissance.
grand-gallery-ask-done = Il vous reste une action et trois tableaux en main : l'un est exposé, un autre paie.
grand-gallery-why = La Bataille navale est la neuvième de l'histoire et la neuvième de la Renaissance : 3 pour chacune, 10 pour la Grande Galerie, 3 pour votre objectif. Les Ménines n'auraient rapporté que 3.

better-than-points-title = Plus que six
better-than-points-ask = Dernier tour de la partie : un mécène s'offre, pour 6 points de prestige ou pour son effet, reprendre deux tableaux de votre défausse. Vous pouvez encore exposer des tableaux : que prenez-vous ?
better-than-points-ask-points = Six, c'est bien. Mais deux tableaux repris, c'est un à exposer et un pour payer, et il y a un paysage parmi eux.
better-than-points-ask-done = Le mécène ne coûte rien, par les points ou par l'effet. Prenez l'un des deux.
better-than-points-why = Reprenez La Journée sombre et un autre, et exposez l'un en payant avec l'autre : le douzième paysage ajoute 4, votre objectif 2, et la défausse coûte 1 de moins. Cela fait 7.

two-favours-title = Quelle faveur
two-favours-ask = Dernier tour de la partie : sept tableaux défaussés vous coûteraient 10. Vous avez une réserve, qui en retire trois, et un restaurateur, qui en reprend deux : que jouez-vous ?
two-favours-ask-storeroom = Quatre tableaux coûtent 3 : elle épargne 7. Le restaurateur ramène quelque chose à exposer.
two-favours-ask-done = Une faveur gardée ne vaut rien à la fin. Jouez l'une des deux.
two-favours-why = Le restaurateur ramène La Journée sombre, le douzième paysage : 4, et 2 pour votre objectif. Votre dernier tableau la paie, et six tableaux défaussés coûtent 7 au lieu de 10 : 9 en tout, quand la réserve épargne 7.

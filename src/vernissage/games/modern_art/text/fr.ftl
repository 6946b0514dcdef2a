# Modern Art en français. Chaque texte connaît les options : $edition, $double_payment, $mystery_hand, $open_cash.
# Les montants sont des nombres entiers de milliers.

title-name = Modern Art
title-summary = Quatre manches d'enchères. Un tableau vaut ce que vaut la mode, et la mode, c'est toute la table qui la fait.

## Noms

artist-nex = { $edition ->
        [classic] Lite Metal
       *[matagot] Nex
    }
artist-bahut = { $edition ->
        [classic] Yoko
       *[matagot] Bahut
    }
artist-darmoir = { $edition ->
        [classic] Christin P.
       *[matagot] Darmoir
    }
artist-sadland = { $edition ->
        [classic] Karl Gitter
       *[matagot] Sadland
    }
artist-koriko = { $edition ->
        [classic] Krypto
       *[matagot] Koriko
    }

auction-open = libre
auction-once = un seul tour
auction-sealed = dans la main
auction-fixed = prix fixe
auction-double = double enchère
auction-open-help = Tous, vendeur compris, peuvent surenchérir dans n'importe quel ordre. Quand plus personne ne surenchérit, le plus offrant achète.
auction-once-help = En commençant à gauche du vendeur, chacun fait une seule offre, plus haute que la précédente, ou passe. Le vendeur parle en dernier.
auction-sealed-help = Tous choisissent leur offre en secret et en même temps, vendeur compris, puis on ouvre les mains. La plus haute l'emporte. En cas d'égalité, le vendeur l'emporte s'il en est ; sinon, le plus proche à sa gauche parmi les ex æquo.
auction-fixed-help = Le vendeur annonce son prix, dans la limite de son argent. En partant de sa gauche, le premier qui accepte emporte le tableau ; si tous refusent, le vendeur doit l'acheter et payer la banque.
auction-double-help = Une double enchère se vend avec un second tableau du même artiste, selon le type d'enchère de ce second tableau.

card-name = { $artist } ({ $auction })

money = { $edition ->
        [classic] { $amount } k$
       *[matagot] { $amount } k€
    }
money-needed = { $edition ->
        [classic] { $needed } k$
       *[matagot] { $needed } k€
    }
money-available = { $edition ->
        [classic] { $available } k$
       *[matagot] { $available } k€
    }
money-most = { $edition ->
        [classic] { $most } k$
       *[matagot] { $most } k€
    }
money-loss = { $edition ->
        [classic] { $loss } k$
       *[matagot] { $loss } k€
    }
money-gain = { $edition ->
        [classic] { $gain } k$
       *[matagot] { $gain } k€
    }
round-name = { $round ->
        [1] la première manche
        [2] la deuxième manche
        [3] la troisième manche
       *[other] la dernière manche
    }

## Options

option-edition = Édition
option-edition-help = Les noms des artistes et la monnaie.
option-edition-matagot = Matagot 2009 (milliers d'€)
option-edition-classic = Hans im Glück / Mayfair (milliers de $)
option-double_payment = Prix d'une double enchère
option-double_payment-help = Qui est payé quand un autre joueur que le vendeur ajoute le second tableau.
option-double_payment-new_seller = tout à celui qui a ajouté le second tableau
option-double_payment-split = moitié pour chacun des deux vendeurs
option-mystery_hand = Main mystère
option-mystery_hand-help = À trois joueurs : une quatrième main reste face cachée, et celui qui vient de mener une vente peut en retourner une carte.
option-open_cash = Argent visible
option-open_cash-help = Chacun voit l'argent de tous. Dans la règle imprimée, il est secret.

## Questions

ask-offer = Quel tableau mettez-vous en vente ?
ask-second = Ajoutez-vous un second tableau de cet artiste ? Vous devenez alors le vendeur des deux.
ask-raise = Surenchérir ou passer ? Passer n'est pas définitif : si le prix monte, vous pourrez de nouveau offrir.
ask-bid = Un seul tour : vous n'avez qu'une occasion. Offrir plus, ou passer ?
ask-seal = Que mettez-vous dans la main ? Vous pouvez offrir 0.
ask-price = Quel prix demandez-vous ? Si personne n'achète, vous devrez acheter vous-même à ce prix.
ask-buy = Achetez-vous à ce prix ?
ask-turn = Retournez-vous une carte de la main mystère ?

move-offer = Proposer { $card }
move-add = Ajouter { $card }
move-decline = Ne rien ajouter
move-bid = Offrir { money }
move-pass = Passer
move-seal = Mettre { money } dans la main
move-price = Demander { money }
move-buy = Acheter
move-turn = Retourner une carte
move-leave = La laisser cachée

## Ce qui se passe

event-dealt = { $seat } reçoit { $cards }.
event-hand-grew = Chacun reçoit { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
event-round-began = { $round ->
        [1] La première manche commence
        [2] La deuxième manche commence
        [3] La troisième manche commence
       *[other] La dernière manche commence
    } : { $seat } ouvre les ventes.
event-offered = { $seat } met en vente { $card }.
event-declined = { $seat } n'ajoute rien.
event-added = { $seat } ajoute { $card } et mène la vente.
event-bid = { $seat } offre { money }.
event-no-raise = { $amount ->
        [0] { $seat } n'offre rien.
       *[other] { $seat } passe à { money }.
    }
event-passed = { $seat } passe.
event-sealed-bid = { $seat } tend le poing.
event-bids-opened = Les mains s'ouvrent : { $bids_by_seat }.
event-priced = { $seat } demande { money }.
event-sold = { $amount ->
        [0] { $seat } obtient { $cards } sans rien payer.
       *[other] { $to_bank ->
                [0] { $to_seats_count ->
                        [1] { $seat } achète { $cards } et paie { money } à { $seller }.
                       *[other] { $seat } achète { $cards } pour { money }, à partager : { $to_seats }.
                    }
               *[other] { $to_seats_count ->
                        [0] { $seat } garde { $cards } et paie { money } à la banque.
                       *[other] { $seat } achète { $cards } pour { money } : { $to_seats }, la banque { $to_bank }.
                    }
            }
    }
event-turned = { $seat } retourne une carte de la main mystère : { $card }. Elle n'est à personne, mais elle compte.
event-left-covered = { $seat } laisse la main mystère cachée.
event-round-closed = Sans acheteur : { $unsold }. Nouveaux marqueurs :{ marker-1 }{ marker-2 }{ marker-3 }{ marker-4 }{ marker-5 }.
chapter-round-closed = Fin de { round-name }
marker-1 = { $markers_1 ->
        [0] {""}
       *[other] {" "}{ artist-nex } (+{ $markers_1 })
    }
marker-2 = { $markers_2 ->
        [0] {""}
       *[other] {" "}{ artist-bahut } (+{ $markers_2 })
    }
marker-3 = { $markers_3 ->
        [0] {""}
       *[other] {" "}{ artist-darmoir } (+{ $markers_3 })
    }
marker-4 = { $markers_4 ->
        [0] {""}
       *[other] {" "}{ artist-sadland } (+{ $markers_4 })
    }
marker-5 = { $markers_5 ->
        [0] {""}
       *[other] {" "}{ artist-koriko } (+{ $markers_5 })
    }
event-paid = { $cards_count ->
        [0] { $seat } n'avait rien à vendre à la banque.
        [one] La banque verse { money } à { $seat } pour un tableau.
       *[other] La banque verse { money } à { $seat } pour { $cards_count } tableaux.
    }
event-game-ended = Fin de la partie : { $reason }. Argent de chacun : { $scores_by_seat }.
reason-four_rounds = { $box_rounds ->
    [one] la seule manche est jouée
   *[other] les { $box_rounds } manches sont jouées
    }
reason-out_of_cards = la dernière carte est jouée

## Pourquoi la maison ferait cela

why-worth = Comptez sur environ { money } de la banque pour ce lot ; payez jusqu’à { money-most }, car votre argent va à un rival.
why-own = Comptez sur environ { money } de la banque pour ce lot. C’est vous qui vendez : au-dessus de { money-most }, mieux vaut l’argent d’un rival.
why-price = Comptez sur environ { money } de la banque ; demandez un peu moins, pour que le suivant paie volontiers.
why-offer = Un tableau signé { $artist } devrait rapporter environ { money } à la fin de la manche, et les acheteurs enchérissent d’après cela.
why-double = Un tableau signé { $artist } devrait rapporter environ { money } à la fin de la manche ; un double se vend avec un autre.
why-closes = Cela met fin à la manche. La banque vous paie alors { money } pour ce qui est accroché chez vous.
why-none = Vous n’avez pas de second tableau signé { $artist }.
why-keep = Un tableau signé { $artist } devrait rapporter environ { money } à la fin de la manche : le vôtre peut se vendre seul.
why-standing = { $artist } : { $count ->
        [one] { $count } tableau proposé
       *[other] { $count } tableaux proposés
    } dans cette manche ; { $ahead ->
        [0] aucun artiste n’en a davantage.
        [one] { $ahead } artiste en a davantage.
       *[other] { $ahead } artistes en ont davantage.
    }
why-turn = En moyenne, un tableau inconnu sert votre mur plus que ceux des autres.
why-leave = En moyenne, un tableau inconnu ne sert pas votre mur plus que ceux des autres.
back-overpaid = { $seat } a payé { money } un lot signé { $artist } : { money-loss } de plus que ce que la banque en a donné à la fin de la manche.
back-let-go = { $seat } a eu un lot signé { $artist } pour { money } ; à la fin de la manche, il a rapporté { money-gain } de plus. Les autres l’ont laissé partir.

## Refus

refusal-card-needed = On attend ici un tableau de votre main. [{ $rule }]
refusal-not-in-hand = Ce tableau n'est pas dans votre main ({ $available ->
        [0] elle est vide
        [one] { $available } carte
       *[other] { $available } cartes
    }). [{ $rule }]
refusal-other-artist = Le second tableau doit être de { $needed ->
        [nex] { artist-nex }
        [bahut] { artist-bahut }
        [darmoir] { artist-darmoir }
        [sadland] { artist-sadland }
       *[koriko] { artist-koriko }
    }, et celui-ci est de { $available ->
        [nex] { artist-nex }
        [bahut] { artist-bahut }
        [darmoir] { artist-darmoir }
        [sadland] { artist-sadland }
       *[koriko] { artist-koriko }
    }. [{ $rule }]
refusal-second-double = Une double enchère ne peut pas être le second tableau : il en faut un qui dise comment vendre les deux. [{ $rule }]
refusal-amount-needed = On attend ici un montant : un nombre entier de milliers. [{ $rule }]
refusal-no-such-amount = { $available } n'est pas un montant possible : il faut un nombre entier ({ $needed }). [{ $rule }]
refusal-bid-too-low = { money-available }, c'est trop peu : il faut offrir au moins { money-needed }. [{ $rule }]
refusal-above-cash = Il vous faudrait { money-needed }, mais vous n'avez que { money-available }. [{ $rule }]
refusal-leads = { $available ->
        [0] Personne n'a encore rien offert : pour l'instant, le lot est à vous sans rien payer. Vous pouvez ouvrir les enchères, mais vous n'avez pas à passer.
       *[other] La meilleure offre, { money-available }, est déjà la vôtre ; on ne répond pas à soi-même.
    } [{ $rule }]
refusal-already-declared = Vous avez déjà passé à { money-available }. Vous pouvez encore surenchérir, ou attendre. [{ $rule }]
refusal-price-at-least = Le prix doit être d'au moins { money-needed }, pas de { money-available }. [{ $rule }]
refusal-buy-or-pass = Vous pouvez acheter pour { money-needed } ou passer ; on ne marchande pas. [{ $rule }]
refusal-turn-or-leave = Vous pouvez retourner une carte de la main mystère ou la laisser cachée. [{ $rule }]

## Le plateau en tableaux

board-headline = { $round ->
        [1] Première manche
        [2] Deuxième manche
        [3] Troisième manche
       *[other] Dernière manche
    }
board-market = Marché
board-artist = Artiste
board-offered = Proposés
board-round = M{ $round }
board-worth-now = Cote
board-on-easel = Sur le chevalet
board-lot = Lot
board-auction = Enchère
board-seller = Vendeur
board-price = Prix
board-leader = Meilleure offre
board-sealed = Poings tendus
board-players = Joueurs
board-player = Joueur
board-cards = Cartes
board-cash = Argent
board-wall = Achetés dans la manche
board-hand = Votre main

## Le plateau dans le navigateur

board-ma-walls = Tableaux achetés dans la manche
board-ma-rank = { $rank ->
        [1] 1er
        [2] 2e
       *[other] 3e
    }
board-ma-round = Manche { $round }
board-ma-maybe = pour l'instant
board-ma-worth-range = de { $low } à { $high } en fin de manche
board-ma-look = Voir { $title }
board-ma-sold-by = mis en vente par { $seat }
board-ma-asked = Prix demandé
board-ma-own-bid = la vôtre : { money }
board-ma-your-cash = Votre argent
board-ma-standing = { $stands ->
        [double] On cherche un second tableau signé { $artist } : qui l'ajoute devient le vendeur des deux. Sinon, { $opener } obtient celui-ci sans rien payer.
        [sealed] Le plus offrant paie { $seller } et emporte le lot. Les autres ne paient rien. Si { $seller } gagne, l'argent va à la banque.
        [sealed_shared] Le plus offrant emporte le lot ; { $opener } et { $seller } se partagent l'argent. Les autres ne paient rien. Si l'un des deux gagne, sa propre moitié va à la banque.
        [unpriced] { $seller } fixe le prix. Si personne n'achète, { $seller } doit le faire.
        [priced] Le premier qui accepte paie { $price } à { $seller }. Si personne n'en veut, { $seller } paie cette somme à la banque.
        [priced_shared] Le premier qui accepte paie { $price } ; { $opener } et { $seller } se partagent la somme. Si personne n'en veut, { $seller } doit acheter. Si l'un des deux achète, sa propre moitié va à la banque.
        [own] Pour l'instant, { $seller } garde le lot et paie { $price } à la banque.
        [shared] Pour l'instant, { $leader } emporte le lot pour { $price } ; { $opener } et { $seller } se partagent la somme.
        [leads] Pour l'instant, { $leader } emporte le lot et paie { $price } à { $seller }.
       *[free] Pour l'instant, { $seller } obtient le lot sans rien payer : personne n'a enchéri.
    }
board-ma-voices = Offres et passes
board-ma-voice = { $voice ->
        [leads] en tête
        [bid] a offert { $amount }
        [declared] passe à ce prix
        [passed] passe
        [declined] n'ajoute rien
        [sealed] poing tendu
       *[asked] réfléchit
    }
board-ma-voice-seller = vend
board-ma-sells = { $seat } choisit un tableau à vendre.
board-ma-you-sell = À vous de vendre : choisissez un tableau de votre main.
board-ma-may-turn = { $seat } peut retourner une carte de la main mystère.
board-ma-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-ma-no-cards = Votre main est vide. Vous pouvez toujours enchérir.
board-ma-would-stand = Ce serait le n° { $count } sur { $closing } de cette manche ({ $artist }).
board-ma-closes = Ce tableau termine la manche aussitôt. Il compte, mais n'est pas vendu.
board-ma-binds = Un tableau proposé ne se reprend pas.
board-ma-why-later = Une vente est en cours. Vous proposerez un tableau quand ce sera à vous de vendre. [MA-8]
board-ma-offer-it = Le mettre sur le chevalet
board-ma-add-it = L'ajouter à la double enchère
board-ma-put-back = Le remettre en main
board-ma-wall-worth = vaut { money } à présent
board-ma-bare = rien encore
board-ma-free = gratuit
board-ma-unsold = Invendus
board-ma-unsold-counts = ils ne sont à personne, mais ils comptent
board-ma-covered = { $count ->
        [0] aucune restante
        [one] { $count } carte face cachée
       *[other] { $count } cartes face cachée
    }
board-ma-cash-hidden = Argent derrière le paravent
board-ma-lot = Lot { $lot }
board-ma-bank = Banque
board-ma-bids = Offres :
board-ma-dismiss = Fermer
board-ma-summaries = Bilan des manches
board-ma-go-on = Continuer
board-ma-marker = Marqueur
board-ma-pays = Par tableau
board-ma-paintings = Tableaux
board-ma-income = Recette
board-ma-final = Le décompte final
board-ma-sales = Ventes
board-ma-from-bank = De la banque
board-ma-spent = Dépensé
board-ma-total = Argent
board-ma-left-in-hand = Restés en main
board-ma-wealth = L'argent de chacun au fil de la partie
board-ma-as-table = En tableau
board-ma-start = Début
board-ma-answer-offer = Choisissez un tableau dans votre main
board-ma-answer-second = Ajoutez un tableau de votre main

## Les règles, avec nos mots

rules-1-title = De quoi s'agit-il ?
rules-1-text = Vous tenez une galerie. Pendant { $box_rounds ->
        [one] { $box_rounds } manche
       *[other] { $box_rounds } manches
    }, vos rivaux et vous mettez aux enchères, entre vous, les œuvres de cinq artistes ; à la fin de chaque manche, la banque rachète les tableaux que vous avez achetés. Plus un artiste a été proposé dans la manche, mieux elle le paie. Qui a le plus d'argent à la fin a gagné. Vendez ce que les autres veulent, et ne payez jamais plus que la banque.

rules-2-title = Avant de commencer
rules-2-text = Chacun a { $edition ->
        [classic] { $box_start } k$
       *[matagot] { $box_start } k€
    } et une main de cartes. L'argent est { $open_cash ->
        [on] visible
       *[off] secret
    } ; les prix sont publics. Les cartes de votre main ne sont pas à vous : ce sont des tableaux que vous pouvez mettre en vente, et seul ce que vous achetez aux enchères est payé par la banque.
    Il y a { $box_cards } tableaux : { artist-nex } { $box_nex }, { artist-bahut } { $box_bahut }, { artist-darmoir } { $box_darmoir }, { artist-sadland } { $box_sadland }, { artist-koriko } { $box_koriko }. On distribue à chaque main, manche par manche : { $box_deal_3 } à trois ; { $box_deal_4 } à quatre ; { $box_deal_5 } à cinq. Quand on ne distribue rien, on joue avec ce qui reste. Le premier vendeur est tiré au sort.

rules-3-title = Un tour de jeu
rules-3-text = À votre tour, vous devez mettre une carte en vente : posez-la sur le chevalet. Le symbole qu'elle porte dit comment la vendre. Tous peuvent enchérir, vendeur compris. Le plus offrant paie le vendeur ; si le vendeur l'emporte, l'argent va à la banque. L'acheteur garde le tableau à la vue de tous jusqu'à la fin de la manche, et c'est au voisin de gauche du vendeur de vendre.

rules-4-title = Les cinq types d'enchères
rules-4-text = Libre. { auction-open-help }
    Un seul tour. { auction-once-help }
    Dans la main. { auction-sealed-help }
    Prix fixe. { auction-fixed-help }
    Double enchère. { auction-double-help }

rules-5-title = Enchérir
rules-5-text = On offre des milliers entiers, toujours plus que l'offre d'avant, jamais plus que ce qu'on a : les dettes n'existent pas. Dans une enchère libre, passer n'est pas définitif : si le prix monte, on peut revenir. Si personne n'offre rien, le vendeur obtient le tableau pour rien, sauf à prix fixe. À prix fixe, on ne peut qu'accepter ou refuser. Une offre ou une passe ne se reprend pas ; une offre cachée dans la main peut changer tant que tous les poings ne sont pas tendus.

rules-6-title = Les doubles enchères
rules-6-text = Qui propose une double enchère peut y joindre un second tableau du même artiste, qui ne soit pas lui-même une double. S'il n'en ajoute pas, les autres peuvent le faire, une fois chacun, dans le sens des aiguilles d'une montre. Celui qui ajoute un tableau devient le vendeur des deux, et c'est sa carte qui dit comment vendre. { $double_payment ->
        [split] Les deux vendeurs partagent le prix ; si le prix est impair, le millier restant va au nouveau vendeur. Si l'un des deux remporte le lot, sa propre moitié va à la banque.
       *[new_seller] Tout le prix va au nouveau vendeur ; celui qui a posé la double ne touche rien.
    } On reprend ensuite à gauche du nouveau vendeur ; les joueurs entre les deux perdent leur tour. Si personne n'ajoute de carte, celui qui a proposé la double l'obtient gratuitement.

rules-7-title = Fin d'une manche
rules-7-text = Le tableau n° { $box_closing } d'un même artiste dans une manche y met fin sur-le-champ. On ne le vend pas, il n'est à personne, mais il compte. Une double jouée à ce rang n'appelle pas de second tableau ; si c'est le second qui atteint ce nombre, les deux restent invendus.

rules-8-title = Ce que valent les tableaux
rules-8-text = On classe les artistes selon le nombre de tableaux proposés dans la manche ; à égalité, le plus à gauche sur le plateau passe devant. De gauche à droite : { artist-nex }, { artist-bahut }, { artist-darmoir }, { artist-sadland }, { artist-koriko }. Un artiste dont rien n'a été proposé n'est pas classé : il peut donc y en avoir moins de trois. Les trois premiers reçoivent des marqueurs de { $box_first }, { $box_second } et { $box_third }, qui restent jusqu'à la fin.
    Pour un artiste classé, la banque paie la somme de tous ses marqueurs, anciens compris. Les autres ne rapportent rien cette manche, quels que soient leurs marqueurs, qui restent pour les manches suivantes. Puis on décroche tout ; on garde ses cartes en main.

rules-9-title = La suite, et les mains vides
rules-9-text = Le voisin de gauche de celui qui a proposé la dernière carte commence. Sans carte, on ne vend plus, mais on peut toujours acheter. Si la toute dernière carte de toutes les mains est jouée à la dernière manche, elle met fin à la partie, invendue, et elle compte.

rules-10-title = Qui gagne
rules-10-text = Après la dernière manche, chacun compte son argent : le joueur le plus riche gagne. À égalité, la victoire est partagée. { $open_cash ->
        [on] Dans cette partie, l'argent de chacun est visible.
       *[off] Jusque-là, l'argent reste secret derrière le paravent ; mais tous les prix sont publics.
    }

rules-11-title = La main mystère, à trois
rules-11-text = Avec cette option, on distribue comme à { $box_mystery }, et la main qui n'est à personne reste face cachée. Après avoir mené une vente, vous pouvez en retourner une carte. Elle n'est à personne, mais compte comme proposée, et peut être celle qui termine la manche. Une double enchère mystère n'appelle pas de second tableau. Si une carte mystère termine la manche, le voisin de gauche de celui qui l'a retournée commence la suivante. Avec cette option, toutes les mains peuvent être vides avant la dernière manche : la dernière carte jouée reste alors invendue mais compte, la manche se termine, la banque paie, et l'on distribue la suivante. La partie ne s'arrête ainsi qu'à la dernière, aussitôt si personne n'a de carte pour la commencer. { $mystery_hand ->
        [on] Elle est en jeu dans cette partie.
       *[off] Elle n'est pas en jeu dans cette partie.
    }

# The art market of the house: the headings of its plots.
market-price = Prix moyen d'un tableau

# What the things on the board are
board-why-worth = { $rank ->
        [0] { $artist } n'est pas parmi les trois premiers ({ $offered } sur { $closing } proposés) : un tableau ne rapporterait rien, malgré ses marqueurs des manches passées.
        [1] { $artist } est en tête ({ $offered } sur { $closing } proposés) : un tableau rapporterait { $worth }, soit le nouveau marqueur de { $marker } et { $before } des manches passées.
        [2] { $artist } est au deuxième rang ({ $offered } sur { $closing } proposés) : un tableau rapporterait { $worth }, soit le nouveau marqueur de { $marker } et { $before } des manches passées.
       *[other] { $artist } est au troisième rang ({ $offered } sur { $closing } proposés) : un tableau rapporterait { $worth }, soit le nouveau marqueur de { $marker } et { $before } des manches passées.
    }
board-is-worth = Valeur d'un tableau : { $artist }
board-is-offered = { $artist } : { $count } proposés dans cette manche
board-why-offered = Tout tableau montré compte, vendu ou non. Le tableau numéro { $closing } d'un artiste termine aussitôt la manche et n'est pas vendu.
board-is-marker = Marqueur : { $value }
board-why-marker = { $state ->
        [given] { $artist } l'a reçu à la fin de la manche { $round }. Il compte dans chaque manche suivante où { $artist } est parmi les trois premiers.
        [maybe] { $artist } le recevrait si la manche { $round } finissait maintenant.
       *[any] À la fin d'une manche, les trois artistes les plus proposés en reçoivent un. Il reste sur le plateau et compte de nouveau chaque fois que l'artiste est parmi les trois premiers.
    }
board-is-price = Meilleure offre ou prix : { $price }
board-why-price = { $auction ->
        [fixed] { $seller } demande ce prix. La première personne à sa gauche qui accepte a le lot.
       *[other] { $led ->
            [no] Personne n'a fait d'offre. S'il en reste ainsi, le lot revient gratuitement au vendeur : { $seller }.
           *[other] { $leader } mène avec { $price }. Sans autre offre, { $leader } paie cette somme au vendeur, { $seller } ; un vendeur qui l'emporte paie la banque.
        }
    }
board-why-voice = { $seller ->
        [yes] Le vendeur : il reçoit l'argent si quelqu'un d'autre achète, et paie la banque s'il l'emporte.
       *[no] Ce que cette personne a dit du lot en vente. Une offre doit dépasser la précédente.
    }
board-why-hand = { $seat } peut encore proposer ces cartes, dans cette manche et les suivantes. Une carte en main n'est pas un tableau acquis : seul ce qui a été acheté rapporte.
board-why-cash = { $known ->
        [yes] Argent, en milliers : { $seat }. À la fin, la galerie la plus riche gagne.
       *[no] Cet argent ({ $seat }) reste derrière un paravent jusqu'à la fin. La galerie la plus riche gagne.
    }
board-is-wall = { $seat } : { $count ->
        [one] { $count } tableau acheté
       *[other] { $count } tableaux achetés
    }
board-why-wall = Achetés dans cette manche, avec une pastille rouge. Si la manche finissait maintenant, la banque paierait { $worth } pour le tout ; puis ils sont défaussés.
board-why-round = Il y a { $rounds } manches. Une manche finit avec le tableau numéro { $closing } d'un même artiste.

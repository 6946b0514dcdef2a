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
auction-once = un tour
auction-sealed = poing fermé
auction-fixed = prix fixe
auction-double = double
auction-open-help = Chacun annonce ses offres quand il veut, vendeur compris. Quand plus personne ne surenchérit, le marteau tombe.
auction-once-help = À partir de la gauche du vendeur, chacun a une seule occasion de dépasser la dernière offre ou de passer. Le vendeur parle en dernier.
auction-sealed-help = Tous choisissent leur offre en secret et en même temps, vendeur compris, puis on ouvre les mains. À égalité, le vendeur l'emporte, sinon le premier joueur à sa gauche.
auction-fixed-help = Le vendeur dit son prix, dans la limite de son argent. Le premier, en partant de sa gauche, qui accepte a le tableau ; si tous refusent, le vendeur doit l'acheter à ce prix.
auction-double-help = Une double se vend avec un second tableau du même artiste, de la façon indiquée par ce second tableau.

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
round-name = { $round ->
        [1] la première manche
        [2] la deuxième manche
        [3] la troisième manche
       *[other] la dernière manche
    }

## Options

option-edition = Édition
option-edition-help = Les noms des artistes et la monnaie.
option-edition-matagot = Matagot 2009 (k€)
option-edition-classic = Hans im Glück / Mayfair (milliers de $)
option-double_payment = Prix d'une double
option-double_payment-help = Qui est payé quand un autre joueur que le vendeur ajoute le second tableau.
option-double_payment-new_seller = tout à celui qui a ajouté le second tableau
option-double_payment-split = moitié pour chacun des deux vendeurs
option-mystery_hand = Main mystère
option-mystery_hand-help = À trois joueurs : une quatrième main reste face cachée, et celui qui vient de mener une vente peut en retourner une carte.
option-open_cash = Argent visible
option-open_cash-help = Chacun voit l'argent de tous. Dans la règle imprimée, il est secret.

## Questions

ask-offer = Quel tableau mettez-vous en vente ?
ask-second = Ajoutez-vous un second tableau de cet artiste ? C'est alors vous qui menez la vente.
ask-raise = Surenchérissez-vous ? Passer ne vaut que pour ce prix : si quelqu'un monte, on vous redemandera.
ask-bid = Un seul tour : quelle est votre offre, ou passez-vous ?
ask-seal = Que mettez-vous dans le poing ? Rien du tout, c'est aussi une offre.
ask-price = Quel prix fixez-vous ? Si personne n'en veut, c'est vous qui le payez.
ask-buy = Achetez-vous à ce prix ?
ask-turn = Retournez-vous une carte de la main mystère ?

move-offer = Proposer { $card }
move-add = Ajouter { $card }
move-decline = Ne rien ajouter
move-bid = Offrir { money }
move-pass = Passer
move-seal = Mettre { money } dans le poing
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
       *[other] { $seat } ne monte pas au-dessus de { money }.
    }
event-passed = { $seat } passe.
event-sealed-bid = { $seat } tend le poing.
event-bids-opened = Les mains s'ouvrent : { $bids_by_seat }.
event-priced = { $seat } demande { money }.
event-sold = { $amount ->
        [0] { $seat } prend { $cards } sans rien payer.
       *[other] { $to_bank ->
            [0] { $to_seats_count ->
                [1] { $seat } achète { $cards } pour { money }, versés à { $seller }.
               *[other] { $seat } achète { $cards } pour { money }, partagés : { $to_seats }.
            }
           *[other] { $to_seats_count ->
                [0] { $seat } garde { $cards } pour { money }, versés à la banque.
               *[other] { $seat } achète { $cards } pour { money } : { $to_seats }, la banque { $to_bank }.
            }
        }
    }
event-turned = { $seat } retourne une carte de la main mystère : { $card }. Elle n'est à personne, mais elle compte.
event-left-covered = { $seat } laisse la main mystère cachée.
event-round-closed = Invendu : { $unsold }. Nouveaux marqueurs :{ marker-1 }{ marker-2 }{ marker-3 }{ marker-4 }{ marker-5 }.
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
reason-four_rounds = les quatre manches sont jouées
reason-out_of_cards = la dernière carte est jouée

## Refus

refusal-card-needed = On attend ici un tableau de votre main. [{ $rule }]
refusal-not-in-hand = Ce tableau n'est pas dans votre main ; vous avez { $available ->
        [0] zéro carte
        [one] { $available } carte
       *[other] { $available } cartes
    }. [{ $rule }]
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
refusal-second-double = Une double ne peut pas être le second tableau : il en faut un qui dise comment vendre les deux. [{ $rule }]
refusal-amount-needed = On attend ici un montant : un nombre entier de milliers. [{ $rule }]
refusal-no-such-amount = { $available } n'est pas un montant de ce jeu : ils sont entiers, dans { $needed }. [{ $rule }]
refusal-bid-too-low = { money-available }, c'est trop peu : il faut offrir au moins { money-needed }. [{ $rule }]
refusal-above-cash = Il faut { money-needed }, et vous avez { money-available }. [{ $rule }]
refusal-leads = { $available ->
        [0] Personne n'a encore rien offert : le lot est à vous pour rien. Vous pouvez ouvrir les enchères, mais il n'y a rien à passer.
       *[other] La meilleure offre, { money-available }, est déjà la vôtre ; on ne répond pas à soi-même.
    } [{ $rule }]
refusal-already-declared = Vous avez déjà dit que vous ne montiez pas au-dessus de { money-available }. Vous pouvez encore surenchérir, ou attendre. [{ $rule }]
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
board-wall = Au mur
board-hand = Votre main

## Le plateau dans le navigateur

board-ma-walls = Aux murs dans cette manche
board-ma-rank = { $rank ->
        [1] 1er
        [2] 2e
       *[other] 3e
    }
board-ma-round = Manche { $round }
board-ma-maybe = en l'état
board-ma-worth-range = de { $low } à { $high } en fin de manche
board-ma-look = Regarder de près : { $title }
board-ma-sold-by = mis en vente par { $seat }
board-ma-asked = Prix demandé
board-ma-own-bid = la vôtre : { money }
board-ma-your-cash = Votre argent
board-ma-standing = { $stands ->
        [double] On cherche un second tableau signé { $artist } : qui l'ajoute vend les deux. Sinon, { $opener } prend celui-ci sans rien payer.
        [sealed] La meilleure offre paie { $seller } et emporte le lot. Les autres ne coûtent rien. Si { $seller } gagne, l'argent va à la banque.
        [sealed_shared] La meilleure offre emporte le lot ; { $opener } et { $seller } se partagent l'argent. Les autres ne coûtent rien. Si l'un des deux gagne, sa propre moitié va à la banque.
        [unpriced] { $seller } fixe le prix. Si personne n'achète, { $seller } doit le faire.
        [priced] Qui dit oui le premier paie { $price } à { $seller }. Si personne n'en veut, { $seller } paie cette somme à la banque.
        [priced_shared] Qui dit oui le premier paie { $price } ; { $opener } et { $seller } se partagent la somme. Si personne n'en veut, { $seller } doit acheter. Si l'un des deux achète, sa propre moitié va à la banque.
        [own] En l'état, { $seller } garde le lot et paie { $price } à la banque.
        [shared] En l'état, { $leader } a le lot pour { $price } ; { $opener } et { $seller } l'ont vendu ensemble.
        [leads] En l'état, { $leader } paie { $price } à { $seller } et emporte le lot.
       *[free] En l'état, { $seller } a le lot sans rien payer : personne n'a enchéri.
    }
board-ma-voices = Ce que chacun a dit
board-ma-voice = { $voice ->
        [leads] en tête
        [bid] a offert { $amount }
        [declared] ne monte pas
        [passed] passe
        [declined] n'ajoute rien
        [sealed] poing tendu
       *[asked] réfléchit
    }
board-ma-voice-seller = vend
board-ma-shortcuts = Réponses rapides
board-ma-no-raise = Pas au-dessus de { money }
board-ma-buy-for = Acheter pour { money }
board-ma-bid-for-me = Enchérir pour moi…
board-ma-sure = { $amount }, c'est plus de la moitié de vos { $cash }.
board-ma-cancel = Pas si vite
board-ma-sells = { $seat } choisit un tableau à vendre.
board-ma-you-sell = À vous de vendre : choisissez un tableau de votre main.
board-ma-may-turn = { $seat } peut retourner une carte de la main mystère.
board-ma-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-ma-no-cards = Votre main est vide. Vous continuez à enchérir.
board-ma-would-stand = { $artist } en serait alors à { $count } sur { $closing }.
board-ma-closes = Ce tableau termine la manche aussitôt. Il compte, mais n'est pas vendu.
board-ma-binds = Un tableau montré reste sur le chevalet.
board-ma-why-later = Un lot est en vente. Vous proposerez un tableau quand ce sera à vous de vendre. [MA-8]
board-ma-offer-it = Le mettre sur le chevalet
board-ma-add-it = L'ajouter à la double
board-ma-put-back = Le remettre en main
board-ma-wall-worth = vaut { money } à présent
board-ma-bare = rien encore
board-ma-free = gratuit
board-ma-unsold = Invendus
board-ma-unsold-counts = à personne, mais ils comptent
board-ma-covered = { $count ->
        [0] plus aucune
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
board-ma-cash-hidden = Argent derrière le paravent
board-ma-lot = Lot { $lot }
board-ma-bank = Banque
board-ma-bids = Offres :
board-ma-dismiss = Fermer
board-ma-summaries = Comment les manches ont fini
board-ma-go-on = Continuer
board-ma-marker = Marqueur
board-ma-pays = Par tableau
board-ma-paintings = Tableaux
board-ma-income = Recette
board-ma-final = Le compte final
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
    }, vos rivaux et vous mettez aux enchères, entre vous, les œuvres de cinq artistes ; à la fin de chaque manche, la banque rachète ce qui est accroché à vos murs. Plus un artiste a été proposé, mieux elle le paie. Qui a le plus d'argent à la fin a gagné.

rules-2-title = Avant de commencer
rules-2-text = Chacun a { $edition ->
        [classic] { $box_start } k$
       *[matagot] { $box_start } k€
    } et une main de cartes. Il y a { $box_cards } tableaux : { artist-nex } { $box_nex }, { artist-bahut } { $box_bahut }, { artist-darmoir } { $box_darmoir }, { artist-sadland } { $box_sadland }, { artist-koriko } { $box_koriko }. On distribue à chaque main, manche par manche : { $box_deal_3 } à trois ; { $box_deal_4 } à quatre ; { $box_deal_5 } à cinq. Quand on ne distribue rien, on joue avec ce qui reste. Le sort désigne qui vend d'abord.

rules-3-title = Un tour de jeu
rules-3-text = Le vendeur pose une carte de sa main sur le chevalet. Le signe qu'elle porte dit comment la vendre. L'acheteur paie le vendeur ; un vendeur qui remporte sa propre vente paie la banque. L'acheteur accroche le tableau à la vue de tous, et c'est au voisin de gauche du vendeur de vendre.

rules-4-title = Les cinq enchères
rules-4-text = Libre. { auction-open-help }
    Un tour. { auction-once-help }
    Poing fermé. { auction-sealed-help }
    Prix fixe. { auction-fixed-help }
    Double. { auction-double-help }

rules-5-title = Enchérir
rules-5-text = On offre des milliers entiers, toujours plus que l'offre d'avant, jamais plus que ce qu'on a : les dettes n'existent pas. Dans une enchère libre, passer veut seulement dire qu'on ne monte pas au-dessus de ce prix ; dès que quelqu'un monte, on peut revenir. Si personne n'offre rien, le vendeur garde le tableau pour rien, sauf à prix fixe. Ce qui est dit est dit. Une offre cachée dans le poing peut changer tant que tous les poings ne sont pas tendus.

rules-6-title = Les doubles
rules-6-text = Qui propose une double peut y joindre un second tableau du même artiste, qui ne soit pas lui-même une double. S'il n'en ajoute pas, on le demande une fois à chacun, en tournant par la gauche. Celui qui ajoute un tableau devient le vendeur des deux, et c'est sa carte qui dit comment. { $double_payment ->
        [split] Les deux vendeurs partagent le prix ; le millier impair va au nouveau vendeur. Si l'un des deux remporte le lot, sa propre moitié va à la banque.
       *[new_seller] Tout le prix va au nouveau vendeur ; celui qui a posé la double ne touche rien.
    } On reprend ensuite à gauche du nouveau vendeur. Si personne n'ajoute de carte, la double reste à son vendeur, gratuitement.

rules-7-title = Fin d'une manche
rules-7-text = Le tableau n° { $box_closing } d'un même artiste dans une manche y met fin sur-le-champ. On ne le vend pas, il n'est à personne, mais il compte. Une double jouée à ce rang n'appelle pas de second tableau ; si c'est le second qui atteint ce nombre, les deux restent invendus.

rules-8-title = Ce que valent les tableaux
rules-8-text = On classe les artistes selon le nombre de tableaux proposés dans la manche ; à égalité, le plus à gauche du plateau passe devant. Un artiste dont rien n'a été proposé n'est pas classé : il peut donc y en avoir moins de trois. Les trois premiers reçoivent des marqueurs de { $box_first }, { $box_second } et { $box_third }, qui restent jusqu'à la fin. Pour un artiste classé, la banque paie la somme de tous ses marqueurs, anciens compris. Les autres ne rapportent rien cette fois, si célèbres qu'ils aient été. Puis on décroche tout ; les cartes en main se gardent.

rules-9-title = La suite, et les mains vides
rules-9-text = Le voisin de gauche de celui qui a proposé la dernière carte commence. Sans carte, on ne vend plus, mais on peut toujours acheter. Si la toute dernière carte de toutes les mains est jouée à la dernière manche, elle met fin à la partie, invendue, et elle compte.

rules-10-title = Qui gagne
rules-10-text = Après la dernière manche, on compte l'argent : la galerie la plus riche gagne. À égalité, la victoire est partagée. { $open_cash ->
        [on] Dans cette partie, l'argent de chacun est visible.
       *[off] Jusque-là, nul n'est tenu de dire ce qu'il a derrière son paravent ; mais tous les prix sont publics.
    }

rules-11-title = La main mystère, à trois
rules-11-text = Avec cette option, on distribue comme à { $box_mystery }, et la main qui n'est à personne reste face cachée. Après avoir mené une vente, vous pouvez en retourner une carte. Elle n'est à personne, mais compte comme proposée, et peut être celle qui termine la manche. Une double mystère n'appelle pas de second tableau. Si une carte mystère termine la manche, le voisin de gauche de celui qui l'a retournée commence la suivante. Avec cette option, toutes les mains peuvent être vides avant la dernière manche : la dernière carte jouée reste alors invendue mais compte, la manche se termine, la banque paie, et l'on distribue la suivante. La partie ne s'arrête ainsi qu'à la dernière, aussitôt si personne n'a de carte pour la commencer. { $mystery_hand ->
        [on] Elle est en jeu dans cette partie.
       *[off] Elle n'est pas en jeu dans cette partie.
    }

# The art market of the house: the headings of its plots.
market-price = Prix moyen d'un tableau

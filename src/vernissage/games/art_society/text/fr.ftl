# Art Society en français. Chaque texte connaît les options de la partie : $decor_total, $open_bids.

title-name = Art Society
title-summary = Enchérissez, accrochez vos tableaux avec goût sur votre mur, et devinez quel genre le musée rendra célèbre.

## Noms

genre-cityscape = Scène urbaine
genre-portrait = Portrait
genre-still_life = Nature morte
genre-landscape = Paysage
frame-gold = or
frame-shell = coquille
frame-walnut = noyer
frame-ebony = ébène
letter-cityscape = S
letter-portrait = P
letter-still_life = N
letter-landscape = Y
letter-gold = o
letter-shell = c
letter-walnut = n
letter-ebony = e
painting-name = { $kind ->
        [start] { $genre } { $size } (cadre { $frame }, tableau de départ)
       *[auction] { $genre } { $size } (cadre { $frame })
    }
decor-name = décor { $size }
pile-name = { $size }, valeur { $value }

## Options

option-decor_total = Décor pour { $box_combination } cadres ou plus
option-decor_total-help = Valeur du décor gagné avec { $box_combination } cadres assortis ou plus : au plus leur nombre selon les règles polonaises, exactement ce nombre selon les françaises.
option-decor_total-at_most = jusqu'au nombre de cadres
option-decor_total-exact = exactement ce nombre, autant que la place le permet
option-open_bids = Enchères visibles
option-open_bids-help = Tout le monde voit toutes les cartes jouées. Dans les règles imprimées, chacune est recouverte par la suivante.

## Questions

ask-start = Où accrochez-vous votre tableau de départ ? Il doit couvrir une étoile.
ask-lot = Dans quelle pile prenez-vous un tableau ? Il reste face cachée jusqu'à ce que tous soient choisis.
ask-bid = Quelle carte d'enchère jouez-vous ? La plus haute enchère choisit en premier ; chaque carte ne sert qu'une fois.
ask-take = Quel tableau prenez-vous ? Vous pouvez d'abord l'essayer sur votre mur : personne ne le voit avant que vous ne confirmiez.
ask-hang = Placez vos tuiles, puis confirmez. D'ici là, personne ne les voit et vous pouvez les déplacer.

move-hang = Accrocher { $painting } en { $square }
move-lot = Un tableau de la pile { $pile }
move-bid = Enchérir à { $card }
move-take = Prendre { $painting }
move-swap = L'échanger contre { $painting } du musée et l'accrocher en { $square }
move-keep = Le confier à l'assistant
move-superfluous = Superflu : le mettre de côté, prendre un décor 1×1
move-decor = Accrocher { $decor } en { $square }
move-keep-decor = Confier { $decor } à l'assistant
move-hang-decor = Accrocher le décor de l'assistant en { $square }
move-trade = Échanger la ligne de décor à partir de { $square } contre { $pattern }
move-done = Confirmer

## Ce qui se passe

event-set-up = { $seat } commence avec { $painting } et l'enchère de départ { $bid }.
event-round-began = { $seat } est commissaire-priseur.
chapter-round-began = Manche { $round }
event-started = { $seat } accroche { $painting } en { $square }.
event-lot-chosen = { $seat } prend un tableau de la pile { $pile }.
event-lots-shown = En vente : { $paintings }.
event-bid-laid = { $seat } a posé son enchère.
event-bids-shown = { $bids_count ->
        [0] Les enchères sont révélées. Ordre : { $order }.
       *[other] Les enchères sont révélées : { $bids_by_seat }. Ordre : { $order }.
    }
event-took = { $seat } prend { $painting }.
event-hung = { $source ->
        [assistant] { $seat } accroche en { $square } { $painting }, que tenait l'assistant
       *[auction] { $seat } accroche { $painting } en { $square }
    }{ $matches ->
        [0] {""}.
        [one] {""}, à côté de { $matches } cadre assorti.
       *[other] {""}, à côté de { $matches } cadres assortis.
    }
event-swapped = { $seat } donne au musée { $given }, reçoit en échange { $painting } et l'accroche en { $square }{ $matches ->
        [0] {""}.
        [one] {""}, à côté de { $matches } cadre assorti.
       *[other] {""}, à côté de { $matches } cadres assortis.
    }
event-kept = { $seat } confie { $painting } à l'assistant.
event-decorated = { $source ->
        [assistant] { $seat } accroche en { $square } le { $decor } que tenait l'assistant.
       *[stock] { $seat } accroche { $decor } en { $square }.
    }
event-decor-kept = { $seat } confie { $decor } à l'assistant.
event-traded = { $seat } échange la ligne de décor à partir de { $square } contre { $pattern }.
event-superfluous = { $seat } n'a pas de place pour { $painting } : { $count ->
        [one] { $count } tableau superflu
       *[other] { $count } tableaux superflus
    } jusqu'ici.
event-wall-full = { $seat } a complété sa galerie.
event-entered-museum = { $painting } entre au musée : { $genre } gagne { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de prestige et atteint { $prestige }.
event-scored = { $seat } : prestige { $prestige }, décor { $decor }, ligne de vue { $eye_line }, galerie complète { $full_wall }, coins nus { $corners }, superflus { $superfluous }. Total { $total }.
event-game-ended = Fin de la partie : { $reason }. Scores : { $scores_by_seat }.
reason-wall_full = une galerie est complète
reason-second_superfluous = quelqu'un a un deuxième tableau superflu
reason-no_bids = toutes les cartes d'enchère ont été jouées

## Pourquoi la maison ferait cela

why-start = Là, il reste { $count ->
        [one] { $count } place
       *[other] { $count } places
    } pour les plus grands tableaux.
why-hang = Accroché là, il vaut environ { $amount } pour vous : points, cadres assortis et place qui reste.
why-genre = { $genre } : un tableau devrait compter environ { $amount } à la fin, vu l'état du musée.
why-faux-pas = Il touche { $count ->
        [one] un tableau
       *[other] { $count } tableaux
    } du même genre : un faux pas, qui ne compte pour rien.
why-frames = Son cadre est assorti à { $count ->
        [one] { $count } voisin
       *[other] { $count } voisins
    } et apporte du décor.
why-corner = Il couvre { $count ->
        [one] un coin
       *[other] { $count } coins
    } ; un coin nu coûte { $points }.
why-eye-line = Il est à hauteur des yeux, ce qui rapporte { $points } si son genre finit premier : la probabilité est d’environ { $chance } %.
why-lot = Ce format tient sur votre mur à { $own ->
        [one] { $own } endroit
       *[other] { $own } endroits
    }, sur ceux des autres à { $others } en moyenne.
why-bid = Le meilleur pour votre mur : { $painting }, environ { $best } ; les suivants valent environ { $others }. Cela vaut une offre de { $card }.
why-take = Il vaut environ { $amount } pour vous, le meilleur des autres environ { $other }.
why-last = Il vaut environ { $amount } pour vous ; il ne reste rien d'autre.
why-keep = Confié à l'assistant, il vaut environ { $amount } pour vous en ce moment.
why-superfluous = Cela coûte { $points } et apporte un décor{ $ends ->
        [yes] , et cela termine la partie.
       *[no] .
    }
why-decor = Il rapporte { $shields ->
        [one] { $shields } point
       *[other] { $shields } points
    } et vaut environ { $amount } pour vous avec la place qu'il prend.
why-keep-decor = Chez l'assistant, { $shields ->
        [one] son point ne compte
       *[other] ses { $shields } points ne comptent
    } qu'une fois accroché.
why-trade = Les mêmes cases restent couvertes, et un décor épuisé peut être pris.
why-done = Votre mur compte maintenant { $amount }, vu l'état du musée.

## Refus

refusal-other-painting = Seul votre propre tableau de départ peut être accroché maintenant. [{ $rule }]
refusal-sticks-out = Il dépasserait du mur à cet endroit. [{ $rule }]
refusal-no-star = Le tableau de départ doit couvrir au moins une des étoiles. [{ $rule }]
refusal-empty-pile = Cette pile est vide. [{ $rule }]
refusal-pile-needed = On attend ici une pile de tableaux. [{ $rule }]
refusal-card-spent = Vous avez déjà joué votre { $needed } ; il vous reste { $available ->
        [one] { $available } carte
       *[other] { $available } cartes
    }. [{ $rule }]
refusal-bid-needed = On attend ici une carte de 1 à { $needed }. [{ $rule }]
refusal-not-on-offer = Ce tableau n'est pas en vente ; il y en a { $available ->
        [one] { $available } autre
       *[other] { $available } autres
    }. [{ $rule }]
refusal-choice-needed = Il faut d'abord choisir un des tableaux en vente. [{ $rule }]
refusal-turn-needed = Vous êtes en train d'accrocher ; cela relève d'un autre moment de la manche. [{ $rule }]
refusal-painting-waits = Votre nouveau tableau n'a pas encore de place. [{ $rule }]
refusal-decor-waits = Vous avez gagné du décor (boucliers : { $needed } au plus) et il y a la place : prenez-le d'abord. [{ $rule }]
refusal-assistant-busy = Votre assistant tient déjà une tuile, et ne peut en tenir qu'une. [{ $rule }]
refusal-it-fits = Ce tableau tient sur votre mur, à { $needed ->
        [one] { $needed } endroit
       *[other] { $needed } endroits
    } : accrochez-le, ou confiez-le à l'assistant s'il est libre. [{ $rule }]
refusal-no-trade = Cet échange est impossible : il faut une ligne de votre propre décor, et remettre en réserve une forme épuisée dont vous avez besoin. [{ $rule }]
refusal-assistant-has-none = Votre assistant ne tient aucun décor à accrocher maintenant. [{ $rule }]
refusal-other-genre = On n'échange que contre un tableau du musée du même genre : { $needed ->
        [cityscape] { genre-cityscape }
        [portrait] { genre-portrait }
        [still_life] { genre-still_life }
       *[landscape] { genre-landscape }
    }, pas { $available ->
        [cityscape] { genre-cityscape }
        [portrait] { genre-portrait }
        [still_life] { genre-still_life }
       *[landscape] { genre-landscape }
    }. [{ $rule }]
refusal-not-yours-to-hang = Vous ne pouvez pas accrocher ce tableau maintenant. [{ $rule }]
refusal-not-in-museum = Ce tableau n'est pas au musée. [{ $rule }]
refusal-painting-settled = Votre nouveau tableau a déjà sa place. [{ $rule }]
refusal-decor-not-earned = Ce décor a { $needed ->
        [one] { $needed } bouclier
       *[other] { $needed } boucliers
    }, et vous en avez gagné { $available }. [{ $rule }]
refusal-decor-exhausted = Il ne reste aucun décor { $needed }. [{ $rule }]
refusal-overlaps = La case { $available } est déjà couverte. [{ $rule }]
refusal-touches-nothing = Il faut partager un bord avec une autre tuile ; un coin ne suffit pas. [{ $rule }]

## La table en tableaux

board-headline = Manche { $round } · commissaire-priseur : { $seat }
board-lots = En vente
board-painting = Tableau
board-value = Valeur
board-genres = Musée
board-genre = Genre
board-prestige = Prestige
board-counts = Points par tableau
board-museum = Collections
board-piles = Face cachée
board-left = Format et nombre restant
board-decor = Décor
board-players = Joueurs
board-player = Joueur
board-bid = Enchère
board-cards = Cartes
board-assistant = Assistant
board-superfluous = Superflus
board-free = Cases libres
board-score = Score
board-own-score = Votre score si la partie finissait maintenant
board-total = Total
board-wall = Le mur : { $seat }
score-decor = Décor
score-eye_line = Ligne de vue
score-full_wall = Galerie complète
score-corners = Coins nus
score-superfluous = Tableaux superflus

## Le plateau dans le navigateur

board-as-walls = Tous les murs
board-as-other-walls = Les autres murs
board-as-your-wall = Votre mur
board-as-open-wall = Voir le mur : { $seat }
board-as-look = Voir { $painting }
board-as-close = Fermer
board-as-auctioneer = Commissaire-priseur
board-as-order = Ordre du choix
board-as-starting = Chacun accroche d'abord un tableau de départ.
board-as-choosing = { $seat } choisit des tableaux pour la vente (on n'en voit que le dos).
board-as-choose-lots = { $left ->
        [one] Choisissez encore { $left } tableau pour la vente.
       *[other] Choisissez encore { $left } tableaux pour la vente.
    }
board-as-last-round = Manche précédente :
board-as-to-museum = au musée
board-as-left = reste { $count }
board-as-taken = pris par { $seat }
board-as-trying = vous l'essayez
board-as-if-unsold = si personne ne le prend : prestige { $from } → { $to }, { $counts } points par tableau
board-as-take = Prendre
board-as-try = Essayer au mur
board-as-laid = Enchère posée
board-as-not-laid = Pas encore d'enchère
board-as-bids = Vos cartes d'enchère
board-as-bids-panel = Vous choisissez votre enchère dans le panneau ; ici sont les cartes déjà jouées.
board-as-no-bids = Pas d'enchère pour l'instant : on enchérit une fois les tableaux de la manche retournés.
board-as-starting-bid = Enchère de départ : { $card }
board-as-card-spent = { $card }, jouée
board-as-card-lies = { $card }, votre enchère actuelle
board-as-own-bid = Votre enchère : { $card }. Vous pouvez la changer tant que tout le monde n'a pas posé la sienne.
board-as-spent = Jouées
board-as-free = { $count ->
        [one] { $count } case libre
       *[other] { $count } cases libres
    }
board-as-zoom = Agrandir le mur
board-as-wall-keys = Votre mur ; vous placez { $tile }. Les flèches déplacent la tuile sur les places possibles, Entrée l'accroche, Échap la repose.{ $tiles ->
        [1] {""}
       *[other] {" "}Page préc. et Page suiv. choisissent une autre tuile.
    }
board-as-move = Déplacer { $tile }
board-as-would = { $points } en { $square }
board-as-matches = { $several ->
        [yes] { $decor_total ->
                [exact] { $count } cadres assortis : tuiles de décor, exactement { $count } boucliers en tout
               *[at_most] { $count } cadres assortis : tuiles de décor, { $count } boucliers en tout au plus
            }
       *[no] { $count ->
                [one] { $count } cadre assorti : une tuile de décor à un bouclier
               *[other] { $count } cadres assortis : une tuile de décor de { $count } boucliers au plus
            }
    }
board-as-faux-pas = { $count ->
        [one] Faute de goût : { $count } tableau toucherait son propre genre et ne rapporterait pas de prestige
       *[other] Faute de goût : { $count } tableaux toucheraient leur propre genre et ne rapporteraient pas de prestige
    }
board-as-fits-nowhere = Il ne tient nulle part sur votre mur.
board-as-guilty = ne compte pas : faute de goût
board-as-hint = { $count ->
        [one] Une seule place. Faites-y glisser la tuile, touchez les cases en évidence ou utilisez les flèches.
       *[other] { $count } places. Faites glisser la tuile, touchez les cases en évidence ou utilisez les flèches.
    }
board-as-ready = Tout est placé. Votre score si la partie finissait maintenant : { $points }. Confirmez, ou déplacez vos nouvelles tuiles.
board-as-due = { $most ->
        [one] Décor à prendre : { $most } bouclier au plus
       *[other] Décor à prendre : { $most } boucliers au plus
    }
board-as-nudge = Déplacer la tuile
board-as-left-way = À gauche
board-as-right-way = À droite
board-as-up-way = Vers le haut
board-as-down-way = Vers le bas
board-as-hang-here = Accrocher ici
board-as-confirm = Confirmer le tour ({ $points })
board-as-trades = Échanger du décor
board-as-in-hand = Tuiles à accrocher
board-as-from-start = Tableau de départ
board-as-from-new = Nouveau tableau
board-as-from-assistant = De l'assistant
board-as-from-museum = Du musée, en échange
board-as-from-stock = De la réserve
board-as-trial = Un simple essai
board-as-trial-end = Arrêter l'essai
board-as-nothing = rien
board-as-final = Le décompte final
board-as-line = Ligne
board-as-answer-hang = Accrochez la tuile à votre mur
board-as-answer-lot = Choisissez une pile sur la table
board-as-answer-take = Choisissez un tableau sur la table
board-as-left-bids = Somme des cartes d'enchère restantes (départage)

## Les règles avec nos mots

rules-1-title = De quoi il s'agit
rules-1-text = Vous collectionnez des tableaux et les accrochez au mur de votre salon. Quatre genres se disputent la gloire : chaque tableau invendu part au musée et rend son genre plus prestigieux. À la fin, les tableaux du genre le plus prestigieux rapportent le plus ; prenez donc ce que le musée aimera, et accrochez-le bien.

rules-2-title = Avant de commencer
rules-2-text = Les { $box_paintings } tableaux sont rangés en piles, face cachée ; le dos ne montre que le format et la valeur. Chacun a des cartes d'enchère de 1 à { $box_bids }, un tableau de départ tiré au sort et une enchère de départ ({ $box_starting_bids }). Le joueur qui a l'enchère de départ la plus basse est le premier commissaire-priseur.
    Votre mur est une grille de { $box_width } cases sur { $box_height }. Les étoiles sont au milieu ; les rangées { $box_eye_from } à { $box_eye_to } forment la ligne de vue ; les cases de coin comptent à la fin. Chacun accroche d'abord son tableau de départ, dans l'ordre des places ; il doit couvrir au moins une des étoiles. Le mur et la liste des tuiles sont une reconstitution de notre part : aucun livret ne les montre.

rules-3-title = Une manche
rules-3-text = Le commissaire-priseur choisit un tableau de plus qu'il n'y a de joueurs, d'après leur seul dos, plusieurs de la même pile s'il le souhaite ; puis on les retourne. Chacun, commissaire-priseur compris, pose une carte d'enchère face cachée, et toutes sont révélées ensemble. De la plus haute à la plus basse, chacun prend un tableau, l'accroche et confirme. Le tableau que personne n'a pris va au musée. Ensuite, le voisin de gauche devient commissaire-priseur.

rules-4-title = Enchères
rules-4-text = Il n'y a pas d'argent : votre enchère décide seulement quand vous choisissez, et chacun reçoit un tableau à chaque manche. Mais une carte jouée est perdue pour le reste de la partie. Vous pouvez changer la vôtre jusqu'à ce que la dernière soit posée.
    À égalité, on compare les cartes que les ex æquo ont jouées avant, une à une, jusqu'aux enchères de départ, qui sont toutes différentes : la plus haute l'emporte. { $open_bids ->
        [on] Dans cette partie, toutes les cartes jouées restent visibles.
       *[off] En dehors de ce cas, personne ne consulte les cartes des manches passées.
    }

rules-5-title = Prestige
rules-5-text = Le tableau que personne n'a pris entre au musée, et le marqueur de son genre avance d'autant de cases que la valeur au dos. Deux marqueurs ne partagent jamais une case : celui qui arrive recule jusqu'à la première libre. Au-delà de { $box_lap }, on continue de compter.

rules-6-title = Accrocher
rules-6-text = Une tuile doit tenir à l'intérieur du mur, sur des cases libres, et partager un bord avec une autre tuile ; un coin ne suffit pas. On ne tourne jamais une tuile. Tant que vous n'avez pas confirmé, vous pouvez déplacer ce que vous avez placé ce tour-ci, sans que personne ne le voie.
    Évitez la faute de goût : des tableaux d'un même genre qui partagent un bord ne rapportent pas de points de prestige, mais comptent encore pour la ligne de vue.

rules-7-title = Cadres et décor
rules-7-text = Les tuiles de décor sont des lignes droites de cases, avec un bouclier par case. Elles comblent les vides et rapportent leurs boucliers, mais n'ont ni cadre ni genre.
    Quand vous accrochez un tableau à côté d'autres au même cadre, vous gagnez une tuile de décor qui a au plus un bouclier par cadre assorti voisin ; le nouveau tableau ne se compte pas lui-même. Accrochez-la aussitôt ou confiez-la à l'assistant. À partir de { $box_combination } cadres assortis, vous pouvez en prendre plusieurs, { $decor_total ->
        [exact] exactement ce nombre de boucliers en tout, autant que la place le permet.
       *[at_most] jusqu'à ce nombre de boucliers en tout.
    } S'il y a la place pour du décor, il faut en prendre ; sinon, il est perdu. Un tableau qui complète votre galerie ne rapporte pas de décor. Si une forme est épuisée, vous pouvez échanger une ligne de votre décor contre d'autres tuiles sur les mêmes cases pour la remettre en réserve, ou prendre moins.

rules-8-title = L'assistant
rules-8-text = Votre assistant peut tenir une tuile, tableau ou décor, que vous ne pouvez ou ne voulez pas accrocher maintenant. À un tour suivant, vous pouvez l'accrocher avant ou après le nouveau tableau ; un tableau ainsi accroché gagne du décor comme un nouveau. La tuile ne s'échange pas avec le musée et ne rapporte rien à la fin.

rules-9-title = Manquer d'espace
rules-9-text = Si votre nouveau tableau ne tient nulle part, confiez-le à l'assistant s'il est libre ; ou échangez-le contre un tableau du même genre au musée qui, lui, tient, et accrochez celui-ci (le prestige ne change pas) ; ou mettez-le de côté comme tableau superflu : il compte { $box_superfluous } à la fin, et vous prenez un décor 1×1. Un tableau qui tient doit être accroché, sauf si l'assistant est libre de le prendre.

rules-10-title = La fin
rules-10-text = La partie s'achève à la fin de la manche au cours de laquelle une galerie est complète, un joueur met de côté le tableau superflu n° { $box_superfluous_end } ou les dernières cartes d'enchère sont jouées.

rules-11-title = Points
rules-11-text = Les genres sont classés par prestige : à partir du premier, chaque tableau rapporte { $box_multipliers } ; un tableau d'un genre jamais entré au musée, { $box_absent }. Les tableaux d'une faute de goût ne rapportent rien ici.
    Chaque bouclier de décor au mur : 1.
    Chaque tableau du premier genre au moins en partie sur la ligne de vue, même dans une faute de goût : { $box_eye_line }.
    Une galerie complète : { $box_full_wall }. Chaque coin nu : { $box_bare_corner }. Chaque tableau superflu : { $box_superfluous }.
    Le plus haut total gagne ; à égalité, celui dont les cartes d'enchère restantes totalisent le plus ; sinon la victoire est partagée.

# The art market of the house: the headings of its plots.
market-prestige = Prestige des genres
market-taken = Tableaux choisis

# What the things on the board are
board-is-genre = { $part ->
       *[whole] { $genre }
        [prestige] { $genre } : prestige { $prestige }
        [counts] { $genre } : chacun compte { $counts }
        [collection] { $genre } au musée : { $museum }
    }
board-why-genre = { $part ->
       *[whole] Rang { $rank } des genres avec un prestige de { $prestige } : un tableau compte { $counts } maintenant, sauf à côté de son propre genre.
        [prestige] Un tableau invendu entre au musée et avance son genre de sa valeur. Le rang des genres dit ce que compte un tableau.
        [counts] Selon le rang { $rank }, prestige { $prestige }. Le premier genre compte le plus, un genre absent du musée le moins.
        [collection] Les tableaux que personne n'a pris. Sans place pour un nouveau, on peut l'échanger contre un tableau du même genre.
    }
board-is-frame = Cadre : { $frame }
board-why-frame = Un tableau accroché près d'autres au même cadre rapporte un décor : une tuile d'autant de boucliers au plus qu'il y a de cadres assortis.
board-is-star = Étoile
board-why-star = Le tableau de départ doit couvrir au moins une des étoiles.
board-is-shield = Bouclier
board-why-shield = Décor : chaque bouclier de votre mur compte un point à la fin.
board-why-tile = { $genre }, cadre : { $frame } ; compte { $counts } dans l'état des genres, sauf à côté de son propre genre. { $offered ->
        [yes] Si personne ne le prend, son genre passe à { $to ->
                [one] { $to } point
               *[other] { $to } points
            } de prestige.
       *[no] Près d'un cadre assorti il a rapporté un décor.
    }
board-is-pile = Pile { $size }, valeur { $value }
board-why-pile = Il en reste { $left }. Le commissaire-priseur choisit d'après le dos ; un invendu apporte { $value ->
        [one] { $value } point
       *[other] { $value } points
    } de prestige à son genre.
board-why-stock = Il en reste { $left } dans la réserve. On les gagne par des cadres assortis.
board-is-card = Carte d'enchère { $card }
board-why-card = { $state ->
        [lies] Votre enchère de cette manche. Vous pouvez la changer tant que tous n'ont pas posé la leur.
        [spent] Jouée : elle ne revient plus, et départage les égalités.
       *[hand] À vous de la jouer. La plus haute carte choisit en premier ; une carte jouée ne revient plus.
    }
board-why-auctioneer = { $seat } choisit { $lots } tableaux d'après leur dos dans cette manche. Le marteau passe ensuite à gauche.
board-why-assistant = Garde une tuile pour un tour suivant. Ce qu'il tient encore à la fin ne compte pas.
board-why-line = { $part ->
       *[decor] Un point par bouclier au mur.
        [eye_line] { $box_eye_line ->
            [one] { $box_eye_line } point
           *[other] { $box_eye_line } points
        } par tableau du premier genre ({ $most }) sur la ligne de vue, même en partie.
        [full_wall] { $box_full_wall ->
            [one] { $box_full_wall } point
           *[other] { $box_full_wall } points
        } pour une galerie complète.
        [corners] { $box_bare_corner } par coin nu.
        [superfluous] { $box_superfluous } par tableau superflu.
    }
board-is-of-seat = { $part ->
       *[score] Score actuel : { $score }
        [free] Cases libres : { $free }
        [bid] Enchère : { $bid }
        [laid] Une enchère est posée
        [superfluous] Tableaux superflus : { $superfluous }
    }
board-why-of-seat = { $part ->
       *[score] { $seat }, dans l'état actuel des genres : le musée peut tout changer.
        [free] Au mur : { $seat }. Quand un mur n'en a plus, la partie finit après la manche.
        [bid] { $seat } choisit selon cette carte : de la plus haute à la plus basse.
        [laid] { $seat } a encore { $cards } cartes d'enchère. Toutes sont dévoilées ensemble.
        [superfluous] { $seat } : chacun compte { $box_superfluous }, et avec le n° { $box_superfluous_end } la partie finit après la manche.
    }

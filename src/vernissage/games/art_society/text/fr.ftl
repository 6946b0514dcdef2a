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
letter-landscape = L
letter-gold = o
letter-shell = c
letter-walnut = n
letter-ebony = e
painting-name = { $kind ->
        [start] { $genre } { $size }, cadre { $frame }, tableau de départ
       *[auction] { $genre } { $size }, cadre { $frame }
    }
decor-name = décor { $size }
pile-name = { $size }, numéro { $value }

## Options

option-decor_total = Décor pour quatre cadres et plus
option-decor_total-help = Combien de décor rapportent quatre cadres assortis ou davantage. Les règles polonaises disent jusqu'à leur nombre, les françaises exactement ce nombre.
option-decor_total-at_most = jusqu'au nombre de cadres
option-decor_total-exact = exactement ce nombre, autant que la place le permet
option-open_bids = Enchères ouvertes
option-open_bids-help = Tout le monde voit toutes les cartes jouées. Dans les règles imprimées, la suivante les recouvre.

## Questions

ask-start = Où accrochez-vous votre tableau de départ ? Il doit couvrir une étoile.
ask-lot = Dans quelle pile prenez-vous un tableau ? Il reste face cachée jusqu'à ce que tous soient choisis.
ask-bid = Quelle carte d'enchère jouez-vous ? La plus haute enchère choisit en premier.
ask-take = Quel tableau prenez-vous ? Vous pouvez l'essayer : tant que vous n'avez pas confirmé, personne ne le voit et vous pouvez revenir en arrière.
ask-hang = Trouvez une place à vos tuiles, puis confirmez. D'ici là, personne ne voit rien et vous pouvez revenir en arrière.

move-hang = Accrocher { $painting } en { $square }
move-lot = Un tableau de { $pile }
move-bid = Enchérir à { $card }
move-take = Prendre { $painting }
move-swap = Échanger contre { $painting } du musée, à accrocher en { $square }
move-keep = Le confier à l'assistant
move-superfluous = Il est superflu : le mettre de côté et prendre un décor 1×1
move-decor = Accrocher { $decor } en { $square }
move-keep-decor = Confier { $decor } à l'assistant
move-hang-decor = Accrocher le décor de l'assistant en { $square }
move-trade = Échanger le décor à partir de { $square } contre { $pattern }
move-done = Confirmer

## Ce qui se passe

event-set-up = { $seat } commence avec { $painting } et l'enchère de départ { $bid }.
event-round-began = { $seat } tient le marteau.
chapter-round-began = Manche { $round }
event-started = { $seat } accroche { $painting } en { $square }.
event-lot-chosen = { $seat } prend un tableau de { $pile }.
event-lots-shown = En vente : { $paintings }.
event-bid-laid = { $seat } a posé sa carte.
event-bids-shown = { $bids_count ->
        [0] Les enchères sont retournées. L'ordre : { $order }.
       *[other] Les enchères sont retournées : { $bids_by_seat }. L'ordre : { $order }.
    }
event-took = { $seat } prend { $painting }.
event-hung = { $source ->
        [assistant] { $seat } accroche { $painting } en { $square }, que tenait l'assistant
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
event-traded = { $seat } échange le décor à partir de { $square } contre { $pattern }.
event-superfluous = { $seat } n'a pas de place pour { $painting } : { $count ->
        [one] { $count } tableau superflu
       *[other] { $count } tableaux superflus
    } jusqu'ici.
event-wall-full = { $seat } a un mur complet.
event-entered-museum = { $painting } entre au musée : { $genre } avance de { $amount } et atteint { $prestige }.
event-scored = { $seat } : prestige { $prestige }, décor { $decor }, ligne de vue { $eye_line }, mur complet { $full_wall }, coins { $corners }, superflus { $superfluous }. Total { $total }.
event-game-ended = Fin de la partie : { $reason }. Scores : { $scores_by_seat }.
reason-wall_full = un mur est complet
reason-second_superfluous = quelqu'un a un deuxième tableau superflu
reason-no_bids = toutes les cartes d'enchère ont été jouées

## Refus

refusal-other-painting = Seul votre propre tableau de départ peut être accroché maintenant. [{ $rule }]
refusal-sticks-out = Il dépasserait du mur à cet endroit. [{ $rule }]
refusal-no-star = Le tableau de départ doit couvrir au moins une des étoiles. [{ $rule }]
refusal-empty-pile = Cette pile est épuisée. [{ $rule }]
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
refusal-turn-needed = Vous êtes en train d'accrocher ; ceci appartient à un autre moment de la manche. [{ $rule }]
refusal-painting-waits = Votre nouveau tableau n'a pas encore de place. [{ $rule }]
refusal-decor-waits = Vous avez gagné du décor (jusqu'à { $needed }) et il y a une place pour lui : prenez-le d'abord. [{ $rule }]
refusal-assistant-busy = Votre assistant tient déjà une tuile, et ne peut en tenir qu'une. [{ $rule }]
refusal-it-fits = Ce tableau tient sur votre mur, à { $needed ->
        [one] { $needed } endroit
       *[other] { $needed } endroits
    } : il faut l'accrocher, ou le confier à un assistant libre. [{ $rule }]
refusal-no-trade = Pas d'échange possible ainsi : il faut une ligne de votre propre décor, et il doit remettre en réserve une forme épuisée dont vous avez besoin. [{ $rule }]
refusal-assistant-has-none = Votre assistant ne tient aucun décor à accrocher maintenant. [{ $rule }]
refusal-other-genre = Le musée ne donne qu'un tableau du même genre : { $needed ->
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
refusal-decor-exhausted = Il ne reste plus de décor { $needed }. [{ $rule }]
refusal-overlaps = La case { $available } est déjà couverte. [{ $rule }]
refusal-touches-nothing = Il faut toucher une autre tuile par un bord ; les coins ne comptent pas. [{ $rule }]

## La table en tableaux

board-headline = Manche { $round } · commissaire-priseur : { $seat }
board-lots = En vente
board-painting = Tableau
board-value = Numéro
board-genres = Musée
board-genre = Genre
board-prestige = Prestige
board-counts = Vaut
board-museum = Collection
board-piles = Face cachée
board-left = Format : restants
board-decor = Décor
board-players = Joueurs
board-player = Joueur
board-bid = Enchère
board-cards = Cartes
board-assistant = Assistant
board-superfluous = Superflus
board-free = Libres
board-score = Score
board-own-score = Votre score actuel
board-total = Total
board-wall = Le mur : { $seat }
score-decor = Décor
score-eye_line = Ligne de vue
score-full_wall = Mur complet
score-corners = Coins nus
score-superfluous = Superflus

## Le plateau dans le navigateur

board-as-walls = Tous les murs
board-as-other-walls = Les autres murs
board-as-your-wall = Votre mur
board-as-open-wall = Regarder le mur : { $seat }
board-as-look = Regarder { $painting }
board-as-close = Fermer
board-as-auctioneer = Commissaire-priseur
board-as-order = Ordre du choix
board-as-starting = Chacun accroche d'abord un tableau de départ.
board-as-choosing = { $seat } choisit des tableaux d'après leur dos.
board-as-choose-lots = { $left ->
        [one] Choisissez encore { $left } tableau d'après son dos.
       *[other] Choisissez encore { $left } tableaux d'après leur dos.
    }
board-as-last-round = Manche précédente :
board-as-to-museum = au musée
board-as-left = reste { $count }
board-as-taken = pris par { $seat }
board-as-trying = vous l'essayez
board-as-if-unsold = si invendu, prestige { $from } → { $to }, ×{ $counts }
board-as-take = Prendre
board-as-try = Essayer
board-as-laid = Enchère posée
board-as-not-laid = Pas encore d'enchère
board-as-bids = Vos cartes d'enchère
board-as-no-bids = On ne demande pas d'enchère maintenant : elles viennent quand les tableaux de la manche sont retournés.
board-as-starting-bid = Enchère de départ : { $card }
board-as-card-spent = { $card }, jouée
board-as-card-lies = { $card }, votre enchère
board-as-own-bid = Votre enchère : { $card }. Vous pouvez la changer tant que tout le monde n'a pas posé la sienne.
board-as-spent = Jouées
board-as-free = { $count ->
        [one] { $count } case libre
       *[other] { $count } cases libres
    }
board-as-zoom = Agrandir le mur
board-as-wall-keys = Votre mur, { $tile } en main. Les flèches déplacent la tuile sur les places possibles, Entrée l'accroche, Échap la lâche.{ $tiles ->
        [1] {""}
       *[other] {" "}Page préc. et Page suiv. prennent une autre tuile.
    }
board-as-move = Déplacer { $tile }
board-as-would = { $points } en { $square }
board-as-matches = { $several ->
        [yes] { $count } cadres assortis : { $count } boucliers de décor en tout
       *[no] { $count ->
            [one] { $count } cadre assorti : un bouclier de décor
           *[other] { $count } cadres assortis : décor de { $count } boucliers au plus
        }
    }
board-as-faux-pas = { $count ->
        [one] Faute de goût : { $count } tableau toucherait son propre genre et ne rapporterait pas de prestige
       *[other] Faute de goût : { $count } tableaux toucheraient leur propre genre et ne rapporteraient pas de prestige
    }
board-as-fits-nowhere = Il ne tient nulle part sur votre mur.
board-as-guilty = ne compte pas : faute de goût
board-as-hint = { $count ->
        [one] Une seule place. Faites-y glisser la tuile, touchez les cases éclairées ou utilisez les flèches.
       *[other] { $count } places. Faites glisser la tuile, touchez les cases éclairées ou utilisez les flèches.
    }
board-as-ready = Tout est accroché. Votre score, dans l'état actuel des genres : { $points }. Confirmez, ou déplacez ce que vous avez accroché.
board-as-due = Décor à prendre : { $most } au plus
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
board-as-left-bids = Cartes d'enchère restantes, en cas d'égalité

## Les règles avec nos mots

rules-1-title = De quoi il s'agit
rules-1-text = Vous collectionnez des tableaux et les accrochez au mur de votre salon. Quatre genres se disputent la gloire : ce que la table laisse invendu part au musée et rend son genre plus prestigieux. À la fin, les tableaux du genre le plus prestigieux comptent le plus ; achetez donc ce que le musée aimera, et accrochez-le bien.

rules-2-title = Avant de commencer
rules-2-text = { $box_paintings } tableaux sont rangés en piles, face cachée ; on voit leur format et le numéro au dos. Chacun a des cartes d'enchère de 1 à { $box_bids }, un des tableaux de départ et une enchère de départ ({ $box_starting_bids }). Le tableau de départ est accroché en premier, dans l'ordre des places ; il doit couvrir au moins une des étoiles du milieu. Qui a l'enchère de départ la plus basse tient le premier le marteau. Les dimensions du mur et la liste des tuiles sont une reconstitution de notre part : aucun livret ne les montre.

rules-3-title = Une manche
rules-3-text = Le commissaire-priseur prend un tableau de plus qu'il n'y a de joueurs, d'après les dos seuls, plusieurs du même numéro s'il le veut ; puis on les retourne. Chacun pose une carte d'enchère face cachée, et toutes sont retournées ensemble. De la plus haute à la plus basse, chacun prend un tableau, l'accroche et confirme. Le dernier tableau va au musée. Ensuite, le marteau passe à gauche.

rules-4-title = Enchères
rules-4-text = Une carte jouée ne revient pas en main. Vous pouvez changer la vôtre jusqu'à ce que la dernière soit posée. À égalité, on compare les cartes jouées avant, une à une, jusqu'aux enchères de départ, qui sont toutes différentes. { $open_bids ->
        [on] Dans cette partie, toutes les cartes jouées restent visibles.
       *[off] Sinon, personne ne regarde les cartes des manches passées.
    }

rules-5-title = Accrocher
rules-5-text = Une tuile reste à l'intérieur du mur, ne recouvre rien, n'est jamais tournée et touche une autre tuile par un bord ; les coins ne comptent pas. Tant que vous n'avez pas confirmé, vous pouvez revenir en arrière et essayer autrement, sans que personne ne le voie. Évitez la faute de goût : des tableaux d'un même genre côte à côte ne rapportent pas de points de prestige, mais comptent encore pour la ligne de vue.

rules-6-title = Cadres et décor
rules-6-text = Quand un tableau est accroché à côté d'autres au même cadre, vous prenez une tuile de décor d'autant de boucliers au plus, à accrocher ou à confier à l'assistant. À partir de { $box_combination } cadres assortis, vous pouvez en prendre plusieurs, { $decor_total ->
        [exact] exactement ce nombre de boucliers en tout, autant que la place le permet.
       *[at_most] jusqu'à ce nombre de boucliers en tout.
    } S'il y a une place pour du décor, il faut en prendre ; s'il n'y en a pas, il est perdu. Un mur complété par un tableau ne rapporte pas de décor dans cette manche. Si une forme est épuisée, vous pouvez échanger une ligne de votre décor contre d'autres tuiles sur les mêmes cases pour la remettre en réserve, ou prendre moins.

rules-7-title = L'assistant
rules-7-text = Votre assistant peut tenir une tuile, tableau ou décor, que vous ne pouvez ou ne voulez pas accrocher. À un tour suivant, vous pouvez l'accrocher avant ou après le nouveau tableau. Elle ne s'échange pas avec le musée et ne compte pas à la fin.

rules-8-title = Plus de place
rules-8-text = Si votre nouveau tableau ne tient nulle part, vous pouvez le confier à l'assistant s'il est libre. Ou bien vous l'échangez contre un tableau du même genre au musée qui, lui, tient, et vous l'accrochez ; le prestige ne change pas. Ou bien il est superflu : il reste à côté du mur, compte { $box_superfluous }, et vous prenez un décor 1×1. Un tableau qui tient doit être accroché, sauf si l'assistant est libre.

rules-9-title = Prestige
rules-9-text = Le tableau que personne n'a pris entre au musée, et le marqueur de son genre avance d'autant de cases que le numéro au dos. Deux marqueurs ne partagent jamais une case : celui qui arrive recule jusqu'à la première libre. Au-delà de { $box_lap }, on continue de compter.

rules-10-title = La fin
rules-10-text = La partie s'achève à la fin de la manche au cours de laquelle un mur n'a plus de case libre, quelqu'un reçoit le tableau superflu n° { $box_superfluous_end } ou les dernières cartes d'enchère sont jouées.

rules-11-title = Points
rules-11-text = Les genres sont classés par prestige : à partir du premier, un tableau compte { $box_multipliers } ; d'un genre jamais entré au musée, { $box_absent }. Les tableaux d'une faute de goût ne comptent pas ici.
    Chaque bouclier de décor au mur : 1.
    Chaque tableau du premier genre sur la ligne de vue, même en partie : { $box_eye_line }.
    Un mur complet : { $box_full_wall }. Chaque case de coin nue : { $box_bare_corner }. Chaque tableau superflu : { $box_superfluous }.
    Le plus haut total gagne ; à égalité, qui garde le plus en cartes d'enchère ; sinon la victoire est partagée.

# The art market of the house: the headings of its plots.
market-prestige = Prestige des genres
market-taken = Tableaux choisis

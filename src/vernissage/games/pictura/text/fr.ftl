# Museum: Pictura en français.

title-name = Museum : Pictura
title-summary = Échangez avec les grands muséums, exposez par période et par domaine, organisez des expositions, et disposez vos 25 emplacements pour que chaque collection soit d'un seul tenant.

## Noms

collection-renaissance = Renaissance
collection-baroque = Baroque
collection-rococo = Rococo
collection-romanticism = Romantisme
collection-impressionism = Impressionnisme
collection-mythology = mythologie
collection-history = histoire
collection-religion = religion
collection-landscape = paysage
collection-still_life = nature morte
collection-portrait = portrait
letter-renaissance = Re
letter-baroque = Ba
letter-rococo = Ro
letter-romanticism = Rm
letter-impressionism = Im
letter-mythology = my
letter-history = hi
letter-religion = re
letter-landscape = pa
letter-still_life = nm
letter-portrait = po
museum-tokyo = Tokyo
museum-madrid = Madrid
museum-victoria = Victoria
museum-moscow = Moscou
painting-name = « { $title } » (№{ $number } { $painter }, { $period }, { $domain })
painting-year = { $circa ->
        [yes] vers { $year }
       *[no] { $year }
    }
trend-name = №{ $number } { $painter } +{ $painter_points } · { $domain } +{ $domain_points } · { $period } +{ $period_points }
patron-of-painter = Admirateur : { $painter } ({ $count ->
        [one] { $count } œuvre
       *[other] { $count } œuvres
    } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ou : { $effect })
patron-of-taste = Collectionneur : { $period } et { $domain } ({ $count } de chaque ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ou : { $effect })
effect-draw_two = piocher { $tip ->
        [one] { $tip } tableau
       *[other] { $tip } tableaux
    }
effect-take_favour = piocher une faveur
effect-free_hang = exposer un tableau sans payer
effect-free_loan = prendre un tableau dans un muséum
effect-restore_two = reprendre jusqu'à { $restores ->
        [one] { $restores } tableau
       *[other] { $restores } tableaux
    } de votre défausse
effect-double_trend = votre prochain tableau exposé marque deux fois la tendance publique
favour-market_tip = Bon tuyau (piocher { $tip ->
        [one] { $tip } tableau
       *[other] { $tip } tableaux
    })
favour-connoisseur = Connaisseur (regarder les { $looks } premiers tableaux du marché, en garder { $keeps })
favour-loan = Prêt (prendre un tableau dans un muséum international, sans rien donner)
favour-donor = Donateur (exposer un tableau de votre main sans payer)
favour-opening_night = Vernissage ({ $opening_night ->
        [one] { $opening_night } point de prestige
       *[other] { $opening_night } points de prestige
    })
favour-restorer = Restaurateur (reprendre en main jusqu'à { $restores ->
        [one] { $restores } tableau
       *[other] { $restores } tableaux
    } de votre défausse)
favour-dealer = Marchand (prendre en main un tableau de la défausse d'un autre, qui gagne { $dealer })
favour-new_fashion = Nouvelle mode (une nouvelle tendance publique)
favour-press_campaign = Campagne de presse (votre prochain tableau exposé marque deux fois la tendance publique)
favour-exchange = Bourse d'échange (jusqu'à { $exchanges ->
        [one] { $exchanges } échange de plus
       *[other] { $exchanges } échanges de plus
    })
favour-salon = Salon (de nouveaux mécènes, et vous pouvez en obtenir un deuxième ce tour-ci)
favour-storeroom = Réserve (mettre jusqu'à { $stores ->
        [one] { $stores } tableau
       *[other] { $stores } tableaux
    } de votre défausse sous le marché)
reward-supplies = Acquisitions (une fois : piocher { $supplies_paintings ->
        [one] { $supplies_paintings } tableau
       *[other] { $supplies_paintings } tableaux
    } et { $supplies_favours ->
        [one] { $supplies_favours } faveur
       *[other] { $supplies_favours } faveurs
    })
reward-grant = Subvention (une fois : { $grant ->
        [one] { $grant } point de prestige
       *[other] { $grant } points de prestige
    })
reward-buyers = Acheteurs (désormais, piochez { $buyers ->
        [one] { $buyers } tableau
       *[other] { $buyers } tableaux
    } au début de votre tour)
reward-depot = Dépôt (limite de main { $depot } ; votre défausse coûte moitié moins à la fin)
reward-circle = Cercle d'amis (à la fin, { $circle ->
        [one] { $circle } point de prestige
       *[other] { $circle } points de prestige
    } par mécène)

## Questions

ask-goal = Quelle tendance gardez-vous comme objectif secret ? À la fin, chaque tableau de votre musée marque pour chaque point commun avec elle : peintre, domaine, période.
ask-swap = Échangez un tableau de votre main contre un tableau d'un muséum international. Si le tableau donné suit la tendance du muséum, vous gagnez du prestige ; si le tableau pris la suit, vous payez.
ask-join = Vous pouvez échanger un tableau, vous aussi, ou passer.
ask-action = Choisissez une action : exposer des tableaux, organiser une exposition temporaire ou faire un inventaire. Vous pouvez aussi jouer une faveur et obtenir un mécène.
ask-reward = Quel emplacement de récompense couvrez-vous avec le jeton ?
ask-inventory = Quels tableaux de votre défausse reprenez-vous ?
ask-refresh = Remplacez-vous les mécènes présents ?
ask-look = Lesquels de ces tableaux gardez-vous ? Les autres passent sous le marché de l'art.
ask-loan = Quel tableau prenez-vous dans les muséums internationaux ?
ask-free = Quel tableau exposez-vous sans payer ?
ask-restore = Quels tableaux de votre défausse reprenez-vous ?
ask-dealer = Quel tableau prenez-vous dans la défausse d'un autre joueur ?
ask-exchange = Échangez-vous encore une fois ?
ask-store = Quels tableaux de votre défausse passent sous le marché de l'art ?
ask-arrange = Réorganisez votre musée. Cela ne compte qu'au décompte final.
ask-final = Fixez votre disposition finale : le plus grand groupe relié de chaque période et de chaque domaine marque. Elle reste secrète jusqu'à ce que tout le monde ait fini.

move-goal = Garder { $trend }
move-swap = Donner { $painting }, prendre { $taken }
move-pass = Passer
move-hang = Exposer { $painting }, payer avec { $payment }
move-hang-free = Exposer { $painting }
move-exhibit = Organiser une exposition : { $collection }
move-reward = { $reward }
move-inventory = Faire un inventaire
move-recover = Reprendre : { $paintings_count ->
        [0] rien
       *[other] { $paintings }
    }
move-replace = Remplacer les mécènes
move-favour = Jouer { $favour }
move-claim = { $choice ->
        [points] Prendre les points : { $patron }
       *[effect] Prendre l'effet : { $patron }
    }
move-keep = Garder { $paintings }
move-take = Prendre { $painting }
move-store = Sous le marché : { $paintings_count ->
        [0] rien
       *[other] { $paintings }
    }
move-arrange = Réorganiser
move-layout = Garder cette disposition
move-done = Finir mon tour

## Ce qui se passe

event-began = { $first } joue en premier. Prestige : { $scores_by_seat }. Tendance publique : { $trend }. Mécènes : { $patrons }.
event-museum-opened = { $museum } recherche { $trend } et montre { $paintings }.
event-dealt = { $seat } reçoit { $paintings } ; faveur : { $favours }.
event-trends-offered = { $seat } peut choisir parmi { $trends }.
event-goal-chosen = { $seat } a choisi un objectif secret.
event-goal-seen = { $seat } garde comme objectif : { $trend }.
event-round-began = La manche { $round } commence.
chapter-round-began = Manche { $round }
event-fashion-changed = Nouvelle tendance publique : { $trend }.
event-turn-began = À { $seat } de jouer.
event-drew = { $seat } pioche { $count ->
        [one] { $count } tableau
       *[other] { $count } tableaux
    }.
event-drawn = { $seat } pioche { $paintings }.
event-swapped = { $seat } échange avec { $museum } : donne { $given }, prend { $taken }{ $gained ->
        [0] {""}
       *[other] {""}, gagne { $gained }
    }{ $lost ->
        [0] {""}
       *[other] {""}, perd { $lost }
    }.
event-hung = { $payment ->
        [none] { $seat } expose { $painting } sans payer
       *[other] { $seat } expose { $painting } et paie avec { $payment }
    }{ $points ->
        [0] {""}.
       *[other] {""}, gagne { $points }{ $doubled ->
                [yes] {""} (doublé).
               *[no] {""}.
            }
    }
event-stole = { $seat } expose { $painting }, pris dans la défausse ({ $owner }), et paie avec { $payment } et { $price ->
        [one] { $price } point
       *[other] { $price } points
    } de prestige{ $points ->
        [0] {""}.
       *[other] {""}, gagne { $points }{ $doubled ->
                [yes] {""} (doublé).
               *[no] {""}.
            }
    }
event-mark-reached = { $seat } atteint la case { $mark }.
event-favours-shuffled = Les faveurs jouées sont mélangées.
event-favour-drawn = { $seat } pioche une faveur.
event-favour-seen = { $seat } pioche { $favour }.
event-favour-played = { $seat } joue { $favour }.
event-favour-discarded = À la défausse : { $favour }.
event-end-reached = { $seat } prend le jeton de fin de partie et gagne { $bonus }.
event-exhibited = { $seat } organise une exposition ({ $collection }) : { $value }{ $bonus ->
        [0] {""}.
       *[other] {""} et { $bonus } pour le jeton.
    }
event-rewarded = { $seat } prend { $reward }.
event-inventory-began = { $seat } commence un inventaire.
event-stock-taken = { $seat } fait un inventaire{ $paintings_count ->
        [0] {""}.
       *[other] {""} et reprend { $paintings }.
    }
event-patrons-replaced = { $seat } remplace les mécènes : { $patrons }.
event-patron-won = { $choice ->
        [points] { $seat } obtient un mécène et { $points ->
                [one] { $points } point
               *[other] { $points } points
            } de prestige : { $patron }.
       *[effect] { $seat } obtient un mécène et son effet : { $patron }.
    }
event-patron-came = Un nouveau mécène : { $patron }.
event-looked = { $seat } regarde { $paintings }.
event-kept = { $seat } en garde { $count }.
event-kept-seen = { $seat } garde { $paintings }{ $under_count ->
        [0] {""}.
       *[other] {""} ; sous le marché : { $under }.
    }
event-loaned = { $seat } prend { $painting } à { $museum }.
event-refilled = { $museum } montre { $painting }.
event-restored = { $seat } reprend { $paintings_count ->
        [0] rien
       *[other] { $paintings }
    }.
event-bought = { $seat } prend { $painting } dans la défausse ({ $owner }) ; { $owner } gagne { $price }.
event-stored = { $seat } met { $paintings_count ->
        [0] rien
       *[other] { $paintings }
    } sous le marché.
event-arranged = { $seat } réorganise son musée.
event-last-turns = Derniers tours, dans cet ordre : { $order }.
event-turns-over = Le jeu est fini : { $reason }. Chacun fixe sa disposition finale.
event-layout-given = { $seat } a fixé sa disposition finale.
event-layout-seen = { $seat } : la disposition finale est notée.
event-layout-opened = { $seat } : la disposition finale est dévoilée.
event-hand-shown = { $seat } montre { $paintings_count ->
        [0] aucun tableau
       *[other] { $paintings }
    } ; faveurs : { $favours_count ->
        [0] aucune
       *[other] { $favours }
    }.
event-market-shown = { $paintings_count ->
        [0] Le marché est vide.
        [one] Il reste { $paintings_count } tableau dans le marché.
       *[other] Il reste { $paintings_count } tableaux dans le marché.
    }
event-scored = { $seat } : prestige { $prestige }, collections { $collections }, objectif { $goal } ({ $trend }), expositions { $exhibitions }, Grande Galerie { $gallery }, plein musée { $museum }, récompenses { $rewards }, défausse { $discard }. Total { $total }.
event-game-ended = La partie se termine : { $reason }. Scores finaux : { $scores_by_seat }.
reason-fifty = un joueur a atteint le bout de la piste de prestige
reason-market_empty = le marché de l'art est épuisé

## Pourquoi la maison ferait cela

why-goal = Votre main rapporterait { $hand } avec cet objectif si tout était exposé, et les tableaux des musées { $shown }.
why-swap-prestige = L'échange rapporte { $gains ->
        [one] { $gains } point
       *[other] { $gains } points
    } de prestige pour le tableau donné et coûte { $pays } pour le tableau pris.
why-swap-worth = Le tableau pris vaut environ { $taken } pour vous, celui que vous donnez environ { $given }.
why-pass = Le meilleur échange vaudrait environ { $amount } pour vous.
why-patrons = Le meilleur mécène présent vaut environ { $shown } pour vous ; de nouveaux mécènes devraient valoir environ { $new }.
why-hang = L'exposer vaut environ { $amount } pour vous : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de prestige tout de suite par la tendance publique, et ce qu'il apporte à vos collections, à votre objectif et aux mécènes.
why-payment = Le tableau défaussé pour lui vaut environ { $amount } dans votre main.
why-steal = Il vient de la défausse d'une autre personne, qui reçoit { $amount } de votre prestige.
why-actions = Pour l'instant, exposer des tableaux ce tour-ci vaut environ { $hang } pour vous, une exposition temporaire environ { $show }, un inventaire environ { $stock }.
why-exhibit = La collection ({ $collection }) compte { $count ->
        [one] { $count } tableau
       *[other] { $count } tableaux
    } : { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        } de prestige tout de suite ; une exposition de plus vaut environ { $step } pour le bonus final.
why-reward = Cette récompense vaut environ { $amount } pour vous jusqu'à la fin de la partie.
why-inventory = Un inventaire vaut environ { $amount } pour vous, avec { $count ->
        [one] { $count } tableau
       *[other] { $count } tableaux
    } dans votre défausse.
why-recover = { $count ->
        [0] Rien n'y vaut la peine d'être repris.
        [one] Dans votre main il vaut environ { $amount }, et votre défausse coûte environ { $cost } de moins.
       *[other] Dans votre main ils valent environ { $amount } ensemble, et votre défausse coûte environ { $cost } de moins.
    }
why-favour = Jouée maintenant, la faveur vaut environ { $amount } pour vous, moins ce qu'elle peut rapporter plus tard.
why-claim = Les points : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de prestige ; l'effet vaut environ { $effect } pour vous en ce moment.
why-keep = { $count ->
        [0] Aucun ne vaut d'être gardé.
        [one] Dans votre main il vaut environ { $amount }.
       *[other] Dans votre main ils valent environ { $amount } ensemble.
    }
why-take = Dans votre main il vaut environ { $amount }.
why-store = { $count ->
        [0] Votre défausse ne coûte rien que cela épargnerait, ou elle peut encore vous servir.
       *[other] Votre défausse coûte alors { $amount } de moins à la fin.
    }
why-layout = Votre musée compte { $now } tel qu'il est, et { $then } une fois réarrangé.
why-done = { $amount ->
        [0] Rien de ce que vous pouvez encore exposer ce tour-ci ne vaut son prix.
       *[other] Le meilleur tableau encore possible à exposer vaudrait environ { $amount }.
    }

## Refus

refusal-not-offered = Cette tendance ne vous a pas été proposée ; { $available } l'ont été. [{ $rule }]
refusal-goal-needed = On attend ici l'une des tendances proposées. [{ $rule }]
refusal-swap-needed = À votre tour, vous devez échanger un tableau. [{ $rule }]
refusal-other-than-swap = On attend ici un échange avec un muséum international. [{ $rule }]
refusal-not-in-hand = Ce tableau n'est pas dans votre main de { $available ->
        [one] { $available } tableau
       *[other] { $available } tableaux
    }. [{ $rule }]
refusal-empty-place = Cet emplacement est vide : le marché de l'art est épuisé. [{ $rule }]
refusal-not-in-a-museum = Ce tableau n'est dans aucun muséum international ; { $available ->
        [one] { $available } tableau y est
       *[other] { $available } tableaux y sont
    }. [{ $rule }]
refusal-space-taken = Cet emplacement de récompense est couvert ; { $available ->
        [one] { $available } est libre
       *[other] { $available } sont libres
    }. [{ $rule }]
refusal-reward-needed = On attend ici un emplacement de récompense libre. [{ $rule }]
refusal-painting-of-discard-needed = On attend ici des tableaux de votre propre défausse. [{ $rule }]
refusal-not-in-own-discard = Ce tableau n'est pas dans votre propre défausse de { $available ->
        [one] { $available } tableau
       *[other] { $available } tableaux
    }. [{ $rule }]
refusal-picked-in-order = Chaque tableau ne peut être choisi qu'une fois. [{ $rule }]
refusal-too-many = On peut en choisir { $needed } au plus, pas { $available }. [{ $rule }]
refusal-hand-limit = Un inventaire remplit votre main jusqu'à { $needed } cartes ; avec votre choix, elle en compte déjà { $available }. [{ $rule }]
refusal-replace-or-pass = La question est de savoir si vous remplacez les mécènes. [{ $rule }]
refusal-keep-so-many = Vous en gardez { $needed }, ni plus ni moins ; vous en avez choisi { $available }. [{ $rule }]
refusal-not-looked-at = Ce tableau n'est pas parmi ceux que vous regardez ({ $available }). [{ $rule }]
refusal-nothing-to-pay = Ce tableau s'expose gratuitement. [{ $rule }]
refusal-not-in-another-discard = Ce tableau n'est dans la défausse d'aucun autre joueur ; { $available ->
        [one] { $available } tableau y est
       *[other] { $available } tableaux y sont
    }. [{ $rule }]
refusal-no-such-change = Ces deux emplacements ne peuvent pas s'échanger maintenant. [{ $rule }]
refusal-layout-needed = On attend ici une disposition de votre musée. [{ $rule }]
refusal-other-paintings = Une disposition place une fois chacun des { $needed } tableaux exposés ; celle-ci en place { $available }. [{ $rule }]
refusal-no-collection = Une exposition demande { $needed } tableaux de son type dans votre musée, et il y en a { $available }. [{ $rule }]
refusal-exhibited-before = Vous avez déjà organisé cette exposition. [{ $rule }]
refusal-exhibitions-used-up = Chaque joueur organise au plus { $needed } expositions. [{ $rule }]
refusal-no-token = Il n'y a plus de jeton pour cette exposition. [{ $rule }]
refusal-action-needed = Vous êtes dans votre phase d'action ; cela relève d'un autre moment du tour. [{ $rule }]
refusal-action-taken = Vous avez déjà choisi une autre action ce tour-ci. [{ $rule }]
refusal-no-such-favour = Vous n'avez pas cette faveur ; vous en avez { $available }. [{ $rule }]
refusal-favour-played = Vous avez déjà joué une faveur ce tour-ci. [{ $rule }]
refusal-nothing-to-arrange = Rien n'a été exposé depuis votre dernière disposition. [{ $rule }]
refusal-museum-full = Les { $needed } emplacements de votre musée sont pris. [{ $rule }]
refusal-payment-not-in-hand = Vous payez avec un tableau de votre main ; vous en avez { $available }. [{ $rule }]
refusal-pays-for-itself = Un tableau ne peut pas se payer lui-même. [{ $rule }]
refusal-own-discard = On n'expose rien de sa propre défausse ; un inventaire ramène ces tableaux en main. [{ $rule }]
refusal-too-poor-to-steal = Exposer un tableau de la défausse d'un autre coûte { $needed ->
        [one] { $needed } point
       *[other] { $needed } points
    } de prestige, et vous en avez { $available }. [{ $rule }]
refusal-patron-not-there = Ce mécène n'est pas présent ; { $available ->
        [one] { $available } l'est
       *[other] { $available } le sont
    }. [{ $rule }]
refusal-patron-won-this-turn = Vous avez déjà obtenu un mécène ce tour-ci. [{ $rule }]
refusal-patron-not-pleased = Ce mécène en veut { $needed }, et votre musée en a { $available }. [{ $rule }]

## Le plateau en tableaux

board-headline = Manche { $round } · tendance publique : { $trend }
board-museums = Muséums internationaux
board-museum = Muséum
board-painting = Tableau
board-cost = Pour le prendre
board-wants = recherche
board-hand = Votre main
board-gives = Donné à chaque muséum
board-goal = Objectif
board-players = Joueurs
board-player = Joueur
board-prestige = Prestige
board-mark = Prochaine faveur
board-in-hand = Main
board-favours = Faveurs
board-hanging = Exposés
board-patrons = Mécènes
board-exhibitions = Expositions
board-patron = Mécène
board-pleased = Séduit par
board-discards = Défausses
board-collections = Collections : reliés / exposés
board-collection = Collection
board-tokens = Jetons
board-own-score = Votre décompte selon l'accrochage actuel
board-wall = Musée : { $seat }
score-prestige = Prestige
score-collections = Collections
score-goal = Objectif
score-exhibitions = Expositions
score-gallery = Grande Galerie
score-museum = Plein musée
score-rewards = Récompenses
score-discard = Défausse
score-total = Total

## Les règles, dans nos mots

rules-1-title = De quoi il s'agit
rules-1-text = Vous dirigez un musée des années folles. Réunissez des tableaux d'une même période ou d'un même domaine, exposez-les, et laissez entrer la foule. Vous gagnez du prestige en échangeant avec les quatre grands muséums du monde, en exposant ce qui est à la mode, par des expositions et par des mécènes. Le prestige est à la fois votre score et votre monnaie. Le premier qui atteint { $box_end } met fin à la partie ; on compte alors les collections.
    La liste des { $box_paintings } tableaux et celles des tendances, des faveurs, des mécènes et des récompenses sont une reconstitution de notre part ; les règles sont celles de la bêta imprimée.

rules-2-title = Tableaux et tendances
rules-2-text = Chaque tableau est de l'un des { $box_painters } peintres, de l'une des cinq périodes et de l'un des six domaines. Une tendance en nomme un de chaque : le peintre vaut { $box_painter }, le domaine { $box_domain }, la période { $box_period }. Entre plusieurs points communs, seul le meilleur compte, sauf pour votre objectif secret, où tous comptent.
    Il y a une tendance publique, une pour chaque muséum international, et une que vous gardez en secret comme objectif. À partir de la deuxième manche, chaque manche commence par une nouvelle tendance publique.

rules-3-title = Avant de commencer
rules-3-text = Chacun reçoit { $box_hand ->
        [one] { $box_hand } tableau
       *[other] { $box_hand } tableaux
    } et { $box_favours ->
        [one] { $box_favours } faveur
       *[other] { $box_favours } faveurs
    }, et garde comme objectif secret { $box_offered_trends ->
        [one] une tendance
       *[other] une tendance sur { $box_offered_trends }
    }. Chaque muséum international montre { $box_museum_paintings } tableaux. Il y a { $box_patrons ->
        [one] { $box_patrons } mécène présent
       *[other] { $box_patrons } mécènes présents
    }. Pour chaque période et chaque domaine il y a { $box_tokens ->
        [one] { $box_tokens } jeton d'exposition, qui vaut { $box_token_points }
       *[other] { $box_tokens } jetons d'exposition, celui du dessus vaut { $box_token_points } de plus
    }. Le premier joueur est tiré au sort et commence avec { $box_score_1 } points de prestige, le suivant avec { $box_score_2 }, puis { $box_score_3 } et { $box_score_4 }.

rules-4-title = Collections
rules-4-text = Votre musée a 25 places, cinq sur cinq. Une collection est un groupe d'un seul tenant d'au moins { $box_least } tableaux d'une période, ou d'un domaine ; les coins ne relient pas. Un tableau peut appartenir à une collection de chaque type. De plusieurs groupes du même type, seul le plus grand compte. Vous pouvez tout réorganiser à tout moment ; jusqu'au décompte final, seul le nombre de tableaux importe donc, pas leur place.
    Période, de { $box_least } à 25 tableaux : { $box_periods }.
    Domaine : { $box_domains }.

rules-5-title = Votre tour : acquisition
rules-5-text = Piochez { $box_draw ->
        [one] { $box_draw } tableau
       *[other] { $box_draw } tableaux
    }. Puis vous devez échanger un tableau de votre main contre un tableau d'un muséum international : vous gagnez ce que vaut le vôtre selon la tendance de ce muséum, puis vous perdez ce que vaut l'autre. Après vous, chacun des autres peut aussi en échanger un. Tout le monde voit ce qui est donné et pris. Le prestige ne descend jamais sous 0.

rules-6-title = Votre tour : une action
rules-6-text = Exposez des tableaux : pour chacun, défaussez un autre tableau de votre main ; vous pouvez en exposer autant que vous pouvez en payer, ou aucun. Vous pouvez aussi exposer un tableau de la défausse d'un autre joueur, visible de tous : la carte payée va dans cette défausse{ $box_steal ->
        [0] {""}
       *[other] {""}, vous perdez { $box_steal ->
               [one] { $box_steal } point
              *[other] { $box_steal } points
           } de prestige (il faut l'avoir), et son propriétaire en gagne { $box_steal }
    }. Chaque tableau exposé marque selon la tendance publique. On n'expose rien de sa propre défausse, et rien ne se décroche.
    Ou organisez une exposition temporaire d'une période ou d'un domaine dont { $box_least } tableaux ou plus sont exposés chez vous, reliés ou non : vous gagnez ce que vaut une telle collection, prenez un jeton et couvrez un emplacement de récompense. Chaque type une fois, { $box_most_exhibitions ->
        [one] { $box_most_exhibitions } exposition
       *[other] { $box_most_exhibitions } expositions
    } au plus. Les tableaux restent, et peuvent encore rapporter à la fin.
    Ou faites un inventaire : reprenez des tableaux de votre défausse sans dépasser { $box_hand_limit } cartes en main, piochez une faveur, et remplacez les mécènes si vous voulez. Il n'y a pas d'autre limite de main.

rules-7-title = Faveurs
rules-7-text = Une fois par tour, vous pouvez jouer une faveur, à tout moment de la phase d'action. Vous en piochez une { $box_marks ->
        [none] {""}
       *[other] la première fois que vous atteignez ou dépassez un repère de la piste ({ $box_marks }), et{" "}
    }à chaque inventaire. Un effet qui ne peut pas s'appliquer est perdu.

rules-8-title = Mécènes
rules-8-text = Une fois par tour, vous pouvez obtenir un mécène présent si votre musée a ce qu'il demande : un certain nombre d'œuvres d'un peintre, ou un certain nombre d'une période et d'un domaine ; un tableau qui relève des deux compte pour les deux. Prenez soit les points, soit l'effet. Un nouveau mécène prend la place libre.

rules-9-title = Récompenses
rules-9-text = Chaque exposition couvre un emplacement de récompense de votre plateau, chacun une fois. Acquisitions : piochez { $box_supplies_paintings ->
        [one] { $box_supplies_paintings } tableau
       *[other] { $box_supplies_paintings } tableaux
    } et { $box_supplies_favours ->
        [one] { $box_supplies_favours } faveur
       *[other] { $box_supplies_favours } faveurs
    }. Subvention : { $box_grant ->
        [one] { $box_grant } point
       *[other] { $box_grant } points
    } de prestige. Acheteurs : piochez { $box_buyers ->
        [one] { $box_buyers } tableau
       *[other] { $box_buyers } tableaux
    } au début de chacun de vos tours. Dépôt : { $box_depot } cartes en main au plus lors d'un inventaire, et votre défausse ne coûte que la moitié à la fin. Cercle d'amis : { $box_circle ->
            [one] { $box_circle } point
           *[other] { $box_circle } points
        } de prestige par mécène à la fin.

rules-10-title = La fin
rules-10-text = Le premier qui atteint { $box_end } points de prestige, même hors de son tour, prend le jeton de fin de partie et gagne { $box_end_bonus } points. On termine le tour en cours, puis chacun des autres joue encore un tour. La partie se termine aussi si le marché de l'art est vide à la fin d'une manche. Enfin, chacun fixe en secret sa disposition finale, et toutes sont révélées.

rules-11-title = Le décompte final
rules-11-text = Votre prestige ; vos collections ; votre objectif secret, où un tableau marque pour chaque point commun ; les expositions : { $box_exhibitions_1 } pour une{ $box_exhibitions_2 ->
        [never] {""}
       *[other] {""}, { $box_exhibitions_2 } pour deux
    }{ $box_exhibitions_3 ->
        [never] {""}
       *[other] {""}, { $box_exhibitions_3 } pour trois
    }{ $box_exhibitions_4 ->
        [never] {""}
       *[other] {""}, { $box_exhibitions_4 } pour quatre
    }{ $box_exhibitions_5 ->
        [never] {""}
       *[other] {""}, { $box_exhibitions_5 } pour cinq
    }{ $box_exhibitions_0 ->
        [0] {""}
       *[other] {""}, { $box_exhibitions_0 } pour aucune
    } ; { $box_gallery } si la Grande Galerie, la rangée et la colonne du milieu, est pleine et d'une seule période ou d'un seul domaine ; { $box_museum } pour un plein musée ; { $box_circle } par mécène avec le cercle d'amis.
    Votre défausse coûte { $box_discard_1 } pour un tableau, { $box_discard_2 } pour deux, { $box_discard_3 } pour trois, { $box_discard_4 } pour quatre, { $box_discard_5 } pour cinq, { $box_discard_6 } pour six, { $box_discard_7 } pour sept, et { $box_discard_further } pour chacun de plus{ $box_discard_0 ->
        [0] {""}
       *[other] {""}, { $box_discard_0 } pour aucun
    } ; la moitié, arrondie à l'unité supérieure, avec le dépôt.
    Le plus haut total gagne ; à égalité, le plus de tableaux dans le musée, puis le plus de mécènes ; puis la victoire est partagée.

## Le plateau dans le navigateur

museum-new_york = New York
museum-paris = Paris
museum-berlin = Berlin
museum-london = Londres
board-pi-track = Piste de prestige
board-pi-stands = { $seat } : { $score }, { $mark ->
        [0] aucune faveur restante sur la piste
       *[other] prochaine faveur à { $mark }
    }
board-pi-end-token = Jeton de fin : le premier arrivé ici gagne { $bonus } et les derniers tours commencent
board-pi-ender = jeton de fin
board-pi-ready = choix fait
board-pi-trends = Tendances
board-pi-public = Tendance publique
board-pi-goal = Votre objectif
board-pi-filter = Montrer les tableaux
board-pi-filter-off = Tout montrer
board-pi-painter = Par peintre
board-pi-any-painter = Tous les peintres
board-pi-bare = vide
board-pi-costs = { $points ->
        [0] Ne coûte rien dans un échange
       *[other] Coûte { $points } dans un échange
    }
board-pi-net = Bilan { $points }
board-pi-gives = Au mieux { $points } dans un échange
board-pi-would-hang = Exposé maintenant : { $trend } ; collections { $collections } ; objectif { $goal }
board-pi-empty-hand = Aucun tableau en main.
board-pi-own = Votre musée : { $city }
board-pi-larger = Voir le musée en grand
board-pi-grid = Votre musée, cinq rangées de cinq. Les flèches changent de case, Entrée prend et pose un tableau, Échap le repose.
board-pi-place = Rangée { $row }, colonne { $column }
board-pi-place-bare = { $place } : vide
board-pi-layout-worth = Cette disposition :
board-pi-best = La meilleure possible
board-pi-best-found = La meilleure trouvée
board-pi-auto = Disposer au mieux : { $value } (meilleur résultat trouvé)
board-pi-auto-best = Disposer au mieux : { $value } (meilleur résultat possible)
board-pi-as-it-hangs = Disposition actuelle
board-pi-save = Garder la disposition
board-pi-give-final = Donner cette disposition
board-pi-save-later = En projet : vous pourrez la garder après avoir exposé un tableau, et à la fin.
board-pi-exhibitions = Collections et expositions
board-pi-hanging-worth = exposés → exposition
board-pi-connected-worth = reliés → à la fin
board-pi-connected-count = { $count ->
        [one] { $count } relié
       *[other] { $count } reliés
    } :
board-pi-tokens = { $count ->
        [0] aucun jeton restant
        [1] 1 jeton
       *[other] { $count } jetons, celui du dessus +{ $bonus }
    }
board-pi-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-pi-or = ou : { $effect }
board-pi-pleased = Séduit par { $seats }
board-pi-left = encore { $count }
board-pi-no-patron = Aucun mécène
board-pi-own-board = Votre plateau
board-pi-own-discard = Votre défausse
board-pi-discard = Défausse
board-pi-discard-costs = −{ $points } à la fin
board-pi-nothing = rien
board-pi-discards = Les défausses des autres
board-pi-looked = Les premiers tableaux du marché
board-pi-rewards = Emplacements de récompense
board-pi-covered = couvert
board-pi-planned = Avec la disposition en projet
board-pi-others = Les autres musées
board-pi-known = Un tableau pris aux yeux de tous
board-pi-hidden = { $count ->
        [one] { $count } cachée
       *[other] { $count } cachées
    }
board-pi-outlook = Ce que vous avez choisi
board-pi-look = Regarder de près : { $title }
board-pi-pick-museum = Choisissez maintenant ce que vous prenez dans un muséum.
board-pi-pick-hand = Choisissez maintenant ce que vous donnez de votre main.
board-pi-pick-payment = Choisissez maintenant le tableau de votre main qui le paie.
board-pi-pick-several = { $least ->
        [0] { $count } sur { $most } au plus.
       *[other] { $count } sur { $most }.
    }
board-pi-do = { $verb ->
        [swap] Échanger
        [action] L'exposer
        [free] L'exposer
        [loan] Le prendre
        [dealer] Le prendre
        [collection] Organiser cette exposition
        [favour] Jouer cette faveur
        [reward] Couvrir cet emplacement
        [look] Les garder
        [store] En mettre { $count } sous le marché
       *[other] { $count ->
            [0] N'en reprendre aucun
           *[other] En reprendre { $count }
        }
    }
board-pi-cancel = Annuler
board-pi-take-points = Prendre { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-pi-take-effect = Prendre l'effet
board-pi-given-to = donné à { $museum }
board-pi-taken = pris
board-pi-now = maintenant
board-pi-trend-doubled = maintenant, doublé
board-pi-to-owner = à { $seat }
board-pi-collection-of = collection de { $count }
board-pi-token = jeton du dessus
board-pi-favour-too = { $count ->
        [one] { $count } faveur
       *[other] { $count } faveurs
    }
board-pi-ends = atteint la fin
board-pi-choose-goal = Choisissez votre objectif
board-pi-goal-hand = { $count ->
        [0] rien dans votre main
       *[other] { $count } dans votre main, valant { $points }
    }
board-pi-goal-museums = { $count ->
        [0] rien dans les muséums
       *[other] { $count } dans les muséums, valant { $points }
    }
board-pi-close = Fermer
board-pi-homage = Un hommage dessiné pour ce jeu, non le tableau lui-même.
board-pi-final = Le décompte final
board-pi-line = Ligne
board-pi-times = ×{ $count }
board-pi-tie-paintings = Tableaux, en cas d'égalité
board-pi-tie-patrons = Mécènes, en cas d'égalité
board-pi-rooms = Parties de la table
board-pi-room = { $room ->
        [museums] Muséums
        [own] À vous
        [patrons] Mécènes
       *[others] Autres
    }
board-pi-answer-goal = Choisissez un objectif sur la table
board-pi-answer-swap = Choisissez les deux tableaux sur la table
board-pi-answer-action = Exposez et disposez sur la table
board-pi-answer-museum = Choisissez un tableau dans un muséum
board-pi-answer-hand = Choisissez un tableau de votre main
board-pi-answer-discard = Choisissez un tableau d'une défausse
board-pi-answer-several = Choisissez les tableaux sur la table
board-pi-answer-layout = Disposez votre musée sur la table

# The art market of the house: the headings of its plots.
market-hung = Tableaux exposés
market-fashion = Prestige grâce au peintre à la mode

# What the things on the board are
board-is-sign = { $sign ->
       *[prestige] Prestige
        [favour] Faveur
        [patron] Mécène
        [trend] Tendance
        [exhibition-token] Jeton d'exposition
        [reward] Emplacement de récompense
    }
board-why-sign = { $sign ->
       *[domain] Un domaine : le sujet du tableau. { $box_least } tableaux reliés ou plus d'un même domaine forment une collection ; nommé par une tendance, il vaut { $domain }.
        [period] Une période. { $box_least } tableaux reliés ou plus d'une même période forment une collection ; nommée par une tendance, elle vaut { $period }.
        [museum] { $own ->
            [yes] La ville d'un musée de la table.
           *[no] Un muséum international : on y échange des tableaux, et sa tendance dit ce que cela rapporte ou coûte.
        }
        [prestige] À la fois des points et de l'argent. Qui atteint { $end } en premier prend le jeton de fin de partie et gagne { $bonus } ; le plus de prestige l'emporte.
        [favour] Une carte jouée une fois par tour, pendant la phase d'action.
        [patron] Une personne qui veut certaines œuvres dans un musée. Une fois par tour, on peut en gagner une, pour les points ou pour l'effet.
        [trend] Nomme un peintre, qui vaut { $painter }, un domaine et une période. De plusieurs, seul le meilleur compte.
        [exhibition] Montre qu'une exposition de cette sorte a eu lieu ; il couvre un emplacement de récompense.
        [reward] Couvert par un jeton d'exposition, il donne dès lors sa récompense.
    }
board-why-trend = { $which ->
       *[public] Un tableau que vous exposez gagne son meilleur point commun : { $painter } { $painter_points }, { $domain } { $domain_points }, { $period } { $period_points }.
        [goal] Vous seul le connaissez. À la fin, chaque tableau exposé marque tout ce qu'il a en commun avec lui : { $painter } { $painter_points }, { $domain } { $domain_points }, { $period } { $period_points }.
        [museum] Un tableau donné ici gagne son meilleur point commun, un tableau pris le coûte : { $painter } { $painter_points }, { $domain } { $domain_points }, { $period } { $period_points }.
    }
board-is-painter = { $painter }, peintre numéro { $number }
board-is-painters = Numéro du peintre
board-why-painter = Le numéro est le nom du peintre sur les cartes, pas un prix. Nommé par une tendance, il vaut { $points }.
board-why-painting = Peintre : { $painter }, période : { $period }, domaine : { $domain }. Chacun peut correspondre à une tendance ; période et domaine forment des collections.
board-why-patron = Veut { $each } de chaque signe montré dans votre musée. Rapporte { $points } points de prestige, ou à la place : { $effect }. { $pleased ->
        [yes] Votre musée a ce qu'il faut.
       *[no] Votre musée n'a pas encore ce qu'il faut.
    }
board-why-favour = Une fois par tour, vous pouvez jouer une faveur :
board-why-reward = Une exposition permet de couvrir un emplacement de récompense, acquis dès lors :
board-why-collection = Les tableaux exposés comptent pour une exposition, les tableaux reliés à la fin. Chaque sorte compte une fois, par son plus grand groupe.
board-why-tokens = La première exposition de cette sorte rapporte { $bonus } de plus. Sans jeton restant, il n'y en a pas.
board-is-mark = Repère à { $at }
board-why-mark = Qui y arrive pour la première fois pioche une faveur.
board-is-of-seat = { $part ->
       *[prestige] Prestige : { $score }
        [hanging] Tableaux exposés : { $hanging }
        [hand] Tableaux en main : { $hand }
        [favours] Faveurs : { $favours }
        [patrons] Mécènes gagnés : { $patrons }
        [exhibitions] Expositions organisées : { $exhibitions }
    }
board-why-of-seat = { $part ->
       *[prestige] { $seat }. { $mark ->
            [0] Aucun repère restant jusqu'à { $end }.
           *[other] La prochaine faveur vient à { $mark }, le jeton de fin de partie est à { $end }.
        }
        [hanging] { $seat }, dans un musée de 25 places.
        [hand] { $seat }. Personne d'autre ne les voit, sauf ceux pris ouvertement.
        [favours] { $seat }, cachées aux autres. On peut en jouer une par tour.
        [patrons] { $seat }. Ils départagent les égalités.
        [exhibitions] { $seat }. Plus il y en a, plus elles rapportent à la fin.
    }

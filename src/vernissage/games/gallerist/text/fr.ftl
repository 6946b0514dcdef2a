# The Gallerist en français.

title-name = The Gallerist
title-summary = Découvrez des artistes, achetez leurs œuvres à bas prix, rendez-les célèbres et revendez au plus haut, pendant que visiteurs, tickets et assistants remplissent votre galerie et votre bourse.

## Noms

location-sales_office = Bureau commercial
location-artists_colony = Résidence d'artistes
location-media_centre = Centre des médias
location-international_market = Marché international
form-digital = Art numérique
form-photography = Photographie
form-sculpture = Sculpture
form-painting = Peinture
colour-blue = bleu
colour-red = rouge
artist-name = artiste { $colour } ({ $form })
work-name = { $form } n° { $number }
contract-name = { $form } ({ $bonus })
visitor-investor = investisseur
visitor-vip = VIP
visitor-collector = collectionneur
visitor-any = visiteur quelconque
ticket-brown = ticket marron
ticket-pink = ticket rose
ticket-white = ticket blanc
ticket-any = ticket au choix
short-investor = { $count ->
        [one] { $count } investisseur
       *[other] { $count } investisseurs
    }
short-vip = { $count ->
        [one] { $count } VIP
       *[other] { $count } VIP
    }
short-collector = { $count ->
        [one] { $count } collectionneur
       *[other] { $count } collectionneurs
    }
short-brown = { $count } marron
short-pink = { $count ->
        [one] { $count } rose
       *[other] { $count } roses
    }
short-white = { $count ->
        [one] { $count } blanc
       *[other] { $count } blancs
    }
bonus-none = rien
bonus-money = de l'argent
bonus-influence = de l'influence
bonus-fame = de la renommée
bonus-ticket = un ticket
bonus-brown_ticket = un ticket marron
bonus-pink_ticket = un ticket rose
bonus-white_ticket = un ticket blanc
bonus-two_tickets = deux tickets
bonus-plaza_visitor = un visiteur de la place
bonus-investor_or_vip = un investisseur ou un VIP
bonus-bag_visitor = un visiteur du sac
bonus-assistant = un assistant
bonus-contract = un contrat
tile-influence = { $influence ->
    [0] { $money } Argent
   *[other] { $influence } Influence, { $money } Argent
    } pour { $least } Influence
tile-collector = collectionneurs : { tile-each-person }
tile-vip = VIP : { tile-each-person }
tile-investor = investisseurs : { tile-each-person }
tile-visitor = visiteurs : { tile-each-person }
tile-visitor_set = séries de trois visiteurs différents : { tile-each-thing }
tile-reputation = tuiles de réputation : { tile-each-thing }
tile-auction_assistant = assistants dans les lignes d'enchères : { tile-each-person }
tile-assistant = assistants en jeu : { tile-each-person }
tile-promoted_artist = artistes de promotion { $least } ou plus : { tile-each-person }
tile-acquired = œuvres acquises : { tile-each-thing }
tile-sold = œuvres vendues : { tile-each-thing }
tile-exhibited = œuvres exposées : { tile-each-thing }
tile-form = formes d'art différentes acquises : { tile-each-thing }
tile-photography = photographies acquises : { tile-each-thing }
tile-painting = peintures acquises : { tile-each-thing }
tile-digital = œuvres numériques acquises : { tile-each-thing }
tile-sculpture = sculptures acquises : { tile-each-thing }
tile-famous_artist = artistes de renommée { $least } ou plus : { tile-each-person }
tile-masterpiece = pièces de maître exposées : { tile-each-thing }
tile-each-person = { $influence ->
    [0] { $money } Argent chacun
   *[other] { $influence } Influence, { $money } Argent chacun
    }
tile-each-thing = { $influence ->
    [0] { $money } Argent chacune
   *[other] { $influence } Influence, { $money } Argent chacune
    }
action-sign = signer un contrat
action-sell = vendre une œuvre
action-discover = découvrir un artiste
action-buy = acheter une œuvre
action-hire = embaucher des assistants
action-promote = promouvoir un artiste
action-reputation = prendre une tuile de réputation
action-bid = enchérir sur les œuvres internationales
piece-gallerist = galeriste
piece-assistant = assistant
kind-curator = carte conservateur
kind-dealer = carte marchand d'art
card-name = { $card } { $number }
cell-tile = ligne { $form }, colonne { $column }
cell-bid = offre de { $amount }, colonne { $column }
origin-desk = pris à un bureau
origin-kicked_out = celui qui a été éjecté
origin-sales_office = venu du bureau commercial
origin-artists_colony = venu de la résidence d'artistes
origin-media_centre = venu du centre des médias
origin-international_market = venu du marché international
spot-plaza = place
spot-gallery = galerie
spot-lobby = lobby ({ $seat })
source-plaza = depuis la place
source-bag = depuis le sac
source-lobby = depuis le lobby
source-gallery = depuis la galerie
source-bonus = par un bonus
source-market = au marché international
source-celebrity = pour une nouvelle célébrité
source-intermediate = au décompte intermédiaire
source-location = depuis l'emplacement
source-contract = depuis le contrat
level-none = aucun
level-apprentice = Apprenti
level-experienced = Expérimenté
level-master = Maître galeriste
goal-curator = objectifs de la carte conservateur
goal-highest = objectif le plus élevé de la carte conservateur
goal-dealer = objectifs de la carte marchand d'art
goal-cards = argent des deux cartes
goal-reputation = tuiles de réputation
goal-masterpieces = pièces de maître
goal-money = argent en tout

## Questions

ask-start = Où commence votre galeriste ? La tuile de réputation de l'emplacement va sur votre troisième case d'exposition : vous la gagnerez en y exposant une œuvre.
ask-turn = À quel emplacement allez-vous ? Vous pouvez d'abord faire votre action exécutive (tickets ou bonus d'un contrat).
ask-leave = Laissez-vous un assistant à l'emplacement que vous quittez ? Si un autre joueur y vient, vous aurez une action d'éjection.
ask-action = Quelle action faites-vous à cet emplacement ? Vous pouvez d'abord faire votre action exécutive.
ask-after = Faites-vous votre action exécutive, ou finissez-vous votre tour ?
ask-kicked_out = Votre pion est éjecté. Reculer jusqu'à l'étoile précédente (influence) pour une action de cet emplacement, faire une action exécutive gratuite, ou renoncer ?
ask-visitors = Quel visiteur déplacez-vous ensuite ? Chaque pas coûte un ticket de la couleur du visiteur.
ask-assistant = Lequel de vos assistants placez-vous ?
ask-discover = Quel artiste découvrez-vous ?
ask-buy = De quel artiste achetez-vous une œuvre ?
ask-acclaim = Quel artiste gagne la renommée de ce bonus ?
ask-sign = Quel contrat signez-vous ?
ask-slot = Sur laquelle de vos cases contrat va-t-il ?
ask-sell = Quelle œuvre vendez-vous ?
ask-fulfil = Quel contrat remplissez-vous avec cette vente ?
ask-send = Quel visiteur quitte votre galerie pour la place ? Après un investisseur le contrat montre l'argent, après un VIP l'influence ; après un collectionneur, vous choisissez.
ask-face = Quel bonus montre le dos du contrat ?
ask-hire = Combien d'assistants embauchez-vous ?
ask-promote = Quel artiste promouvez-vous ?
ask-tile = Quelle tuile de réputation prenez-vous ?
ask-space = Sur quelle case de réputation posez-vous la tuile ? Le bonus de la case est immédiat.
ask-usher = Quel visiteur quitte votre lobby pour la place ?
ask-bid = Quelle case d'offre prenez-vous ? L'offre se paie tout de suite ; à la fin, les plus offrants reçoivent les œuvres des chevalets.
ask-pay = Quelle part du prix payez-vous en influence ? Chaque point vous fait reculer jusqu'à l'icône d'argent précédente ; le reste se paie en argent.
ask-fame = Combien de points de renommée ajoutez-vous avec l'influence ? Chaque point vous fait reculer jusqu'à l'étoile précédente.
ask-ticket = Quel ticket prenez-vous ?
ask-exchange = Cette couleur est épuisée : quel ticket défaussez-vous du box-office pour prendre votre couleur dans la défausse ?
ask-admit = Quel visiteur passe de la place à votre galerie ?
ask-call = Quel visiteur passe du sac à votre galerie ?
ask-toss = Les plus grandes piles de tickets sont égales : laquelle perd un ticket ?
ask-easel = Quelle œuvre prenez-vous sur les chevalets, et pour laquelle de vos cartes compte-t-elle ?

move-start = Commencer à : { $location }
move-go = Aller à : { $location }
move-leave = Laisser un assistant : { $origin }
move-nobody = Ne laisser personne
move-act = Action : { $action }
move-idle = Aucune action possible ici
move-walk = Déplacer : { $visitor } ({ $spot })
move-stop = S'arrêter là
move-use = Utiliser le bonus du contrat { $slot }
move-done = Pas d'action exécutive
move-decline = Pas d'action d'éjection
move-assistant = L'assistant : { $origin }
move-discover = Découvrir l'{ $artist }
move-buy = Acheter à l'{ $artist }
move-acclaim = Renommée pour l'{ $artist }
move-sign = Signer le contrat { $contract }
move-refresh = Piocher quatre nouveaux contrats
move-sign-none = N'en signer aucun
move-slot = Case { $slot }
move-sell = Vendre { $work }
move-fulfil = Remplir le contrat { $contract }
move-send = Renvoyer sur la place : { $visitor }
move-face = Face visible : { $bonus }
move-hire = En embaucher { $count }
move-promote = Promouvoir l'{ $artist }
move-reputation = Tuile : { $cell }
move-space = La case qui donne { $bonus }
move-usher = Renvoyer sur la place : { $visitor }
move-bid = Enchérir : { $cell }
move-pay = { $steps ->
        [0] Tout payer en argent
       *[other] Payer { $steps } en influence
    }
move-fame = { $steps ->
        [0] Ne rien ajouter
        [one] Ajouter { $steps } point de renommée
       *[other] Ajouter { $steps } points de renommée
    }
move-ticket = Prendre : { $ticket }
move-tickets = Prendre : { $tickets }
move-exchange = Défausser : { $ticket }
move-admit = Faire entrer : { $visitor }
move-call = Faire entrer : { $visitor }
move-toss = Défausser : { $ticket }
move-easel = Placer { $work } sur la { $card }

## Ce qui arrive

event-dealt = { $seat } reçoit : { $curator }, { $dealer }.
event-set-up = Le plateau est prêt. { $seat } jouera en premier ; le dernier joueur choisit d'abord un emplacement.
event-started = { $seat } commence : { $location }. Tuile pour la troisième case d'exposition : { $tile }.
event-turn-began = À { $seat } de jouer.
chapter-turn-began = Manche { $round }
event-went = { $seat } se déplace : { $location }.
event-left-behind = { $seat } laisse un assistant ({ $origin }) : { $location }.
event-kicked = { $seat } éjecte le pion { $piece } ({ $owner }) : { $location }.
event-nothing-to-do = { $seat } ne peut faire aucune action : { $location }.
event-walked = { $seat } déplace un visiteur avec un ticket : { $visitor }, { $spot } → { $to }.
event-entered = { $seat } accueille un visiteur { $source } : { $visitor }.
event-sent = { $seat } renvoie un visiteur sur la place, { $source } : { $visitor }.
event-assistant-placed = { $on ->
        [market] { $seat } place un assistant ({ $origin }) au marché international : { $cell }.
       *[contract] { $seat } place un assistant ({ $origin }) sur le contrat { $cell }.
    }
event-hired = { $seat } embauche un assistant.
event-went-home = Le pion { $piece } ({ $seat }) rentre, { $source }.
event-retired = { $seat } n'a pas de bureau libre : l'assistant ({ $source }) quitte la partie.
event-commission-given-up = { $seat } renonce à sa commission ({ $artist }) : il ne reste aucune œuvre de cette forme d'art.
event-discovered = { $seat } découvre l'{ $artist } et reçoit { $bonus }.
event-collector-came = Un collectionneur arrive sur la place (depuis l'{ $artist }).
event-bought = { $by ->
        [commission] { $seat } achète en commission { $work }, de l'{ $artist }, pour { $amount }.
       *[signature] { $seat } achète { $work }, de l'{ $artist }, pour { $amount }.
    }
event-paid = { $steps ->
        [0] { $seat } paie { $amount }.
       *[other] { $seat } paie { $amount }, dont { $steps } en influence (−{ $influence }).
    }
event-fame-raised = L'{ $artist } gagne { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de renommée et arrive à { $fame } ; une œuvre vaut { $value }.
event-celebrity = L'{ $artist } devient une célébrité grâce à { $seat }.
event-ticket-taken = { $seat } prend un { $ticket }.
event-exchanged = { $seat } défausse un { $given } du box-office et prend un { $ticket } dans la défausse.
event-hung = { $seat } expose { $work }, qui vaut { $value }.
event-work-shown = { $visitors_count ->
        [0] L'œuvre suivante est { $work }.
       *[other] L'œuvre suivante est { $work }. Viennent la voir : { $visitors }.
    }
event-tile-taken = { $seat } pose une tuile de réputation sur la case qui donne { $bonus } : { $tile }.
event-tile-put-away = { $seat } n'a pas de case pour la tuile de réputation, qui est perdue : { $tile }.
event-signed = { $seat } signe le contrat { $contract } sur la case { $slot }.
event-signed-none = { $seat } ne signe aucun des nouveaux contrats.
event-refreshed = { $seat } pioche de nouveaux contrats.
event-reshuffled = Les contrats sont mélangés à nouveau.
event-contract-shown = Un nouveau contrat sur la case { $place } : { $contract }.
event-sold = { $seat } vend { $work }, de l'{ $artist }, pour { $amount }.
event-turned-over = Chez { $seat }, le contrat { $contract } est retourné ; bonus visible : { $bonus }.
event-promoted = { $seat } promeut l'{ $artist } au niveau { $level }.
event-bid-made = { $seat } offre { $amount } dans la colonne { $column }.
event-influence-gained = { $seat } gagne { $amount } Influence { $source }.
event-earned = { $seat } gagne { $amount } Argent { $source }.
event-lost = { $seat } ne peut pas recevoir { $bonus } : c'est perdu.
event-declined = { $seat } ne fait pas d'action d'éjection.
event-came-back = { $seat } dépense { $influence } Influence pour une action d'éjection : { $action }.
event-intermediate-scoring = Décompte intermédiaire : une couleur de tickets est épuisée pour la première fois, et chacun gagne influence et argent pour les visiteurs de sa galerie.
event-end-in-sight = La fin approche : après cette manche, chacun joue un dernier tour.
event-last-turns = Les derniers tours commencent ; il n'y a plus d'actions d'éjection.
event-lacerda-left-behind = Lacerda laisse un assistant : { $location }.
event-lacerda-went = Lacerda se déplace : { $location }.
event-lacerda-went-home = Un assistant de Lacerda retourne à côté du plateau, depuis : { $location }.
event-lacerda-placed = { $tile ->
        [none] Lacerda a un assistant au marché : { $cell }.
       *[other] Lacerda a un assistant au marché : { $cell }. La tuile de réputation est défaussée.
    }
event-lacerda-kicked = { $seat } éjecte le pion { $piece } de Lacerda : { $location }.
event-kicked-by-lacerda = Lacerda éjecte le pion { $piece } ({ $seat }) : { $location }.
event-tossed = Un { $ticket } du box-office est défaussé.
event-lacerda-took = Lacerda a les offres les plus hautes et prend l'œuvre du chevalet.
event-easel-taken = { $seat } prend { $work } sur un chevalet et la place sur sa { $card } ; elle rapporte { $amount }.
event-cards-shown = { $seat } montre : { $curator }, { $dealer }.
event-scored = { $seat } : argent { $cash }, majorités { $majorities }, réputation { $reputation }, œuvres { $works }, chevalet { $easel }, conservateur { $curator }, marchand { $dealer }, influence { $influence }. Total { $total }.
event-solo-result = { $level ->
        [master] Les buts du maître galeriste sont atteints.
        [experienced] Les buts du galeriste expérimenté sont atteints.
        [apprentice] Les buts de l'apprenti sont atteints.
       *[none] Aucun niveau n'est atteint.
    }
event-game-ended = La partie est finie : { $reason }. Argent final : { $scores_by_seat }.
reason-two_of_three = { $box_ends ->
    [1] une des trois conditions de fin est remplie
    [2] deux des trois conditions de fin sont réunies
   *[3] les trois conditions de fin sont réunies
    }
reason-last_ticket = le dernier ticket a quitté le box-office
reason-stalled = rien n'a changé pendant { $box_stalled ->
    [one] une manche
   *[other] { $box_stalled } manches
    }

## Pourquoi la maison ferait cela

why-only = Rien d'autre n'est possible ici.
why-turn = Jusqu'à la fin de votre tour, cela devrait vous laisser environ { $amount } à la fin de la partie ; la meilleure autre réponse, environ { $other }.
why-easel = Avec elle, votre décompte final atteint { $amount }.
why-more = { $part } : environ { $amount } de plus.
why-less = { $part } : environ { $amount } de moins.
part-money = Argent disponible
part-influence = Influence
part-tiles = Tuiles de réputation
part-works = Œuvres, contrats et place pour d'autres
part-visitors = Visiteurs et tickets
part-assistants = Assistants
part-market = Marché international
part-cards = Cartes conservateur et marchand d'art
why-discover = Découvrir cet artiste ({ $artist }) apporte { $bonus } tout de suite, et le droit d'acheter une œuvre pour { $price }, quelle que soit sa renommée.
why-buy = { $artist } : une œuvre coûte { $price }, ajoute { $fame } à la renommée et vaut ensuite { $value }.
why-promote = Promouvoir cet artiste ({ $artist }) coûte { $price } Influence et apporte { $bonus } ; une de ses œuvres passe de { $value } à { $then }, et vous en exposez { $own }.
why-sign = Contrat { $contract } : { $shown ->
        [0] vous n'exposez encore aucune œuvre à vendre avec lui.
        [one] vous exposez { $shown } œuvre à vendre avec lui.
       *[other] vous exposez { $shown } œuvres à vendre avec lui.
    }
why-sell = Vendre { $work } rapporte { $amount } et libère la place sur votre mur.
why-hire = { $count ->
        [one] { $count } assistant de plus coûte
       *[other] { $count } assistants de plus coûtent
    } { $price } en tout.
why-tile = La tuile ({ $tile }) { $count ->
        [0] ne compte encore pour rien.
        [one] compte une fois pour l'instant.
       *[other] compte { $count } fois pour l'instant.
    }
why-bid = L'offre de { $price } apporte { $bonus } et vous met à la place { $place } pour { $works ->
        [one] { $works } œuvre
       *[other] { $works } œuvres
    } des chevalets ; la colonne vous paie alors { $majority }.
why-use = Le bonus de ce contrat ({ $bonus }) vaut environ { $amount } pour vous en ce moment.
why-enters = Un visiteur entre dans votre galerie : { $visitor }.
why-nearer = Un visiteur s'approche d'une case : { $visitor }.
why-fame = { $artist } : une œuvre vaut ensuite { $value } ; { $influence ->
        [0] votre influence est épargnée.
       *[other] la renommée ajoutée coûte { $influence } Influence.
    }

## Refus

the-location = { $available ->
        [sales_office] { location-sales_office }
        [artists_colony] { location-artists_colony }
        [media_centre] { location-media_centre }
       *[international_market] { location-international_market }
    }
the-needed-location = { $needed ->
        [sales_office] { location-sales_office }
        [artists_colony] { location-artists_colony }
        [media_centre] { location-media_centre }
       *[international_market] { location-international_market }
    }
the-place = { $available ->
        [sales_office] { location-sales_office }
        [artists_colony] { location-artists_colony }
        [media_centre] { location-media_centre }
        [international_market] { location-international_market }
       *[gallery] { spot-gallery }
    }
the-form = { $needed ->
        [digital] { form-digital }
        [photography] { form-photography }
        [sculpture] { form-sculpture }
       *[painting] { form-painting }
    }
the-visitor = { $available ->
        [investor] { visitor-investor }
        [vip] { visitor-vip }
       *[collector] { visitor-collector }
    }
the-needed-visitor = { $needed ->
        [investor] { visitor-investor }
        [vip] { visitor-vip }
       *[collector] { visitor-collector }
    }
the-ticket = { $available ->
        [brown] { ticket-brown }
        [pink] { ticket-pink }
       *[white] { ticket-white }
    }
the-needed-ticket = { $needed ->
        [brown] { ticket-brown }
        [pink] { ticket-pink }
       *[white] { ticket-white }
    }
refusal-location-needed = On attend ici un emplacement. [{ $rule }]
refusal-start-taken = Quelqu'un y commence déjà : { the-location }. [{ $rule }]
refusal-same-location = Votre galeriste y est déjà et doit aller ailleurs : { the-location }. [{ $rule }]
refusal-nothing-to-do = Aucune des deux actions n'y serait possible : { the-location }. [{ $rule }]
refusal-executed-already = Vous avez déjà fait votre action exécutive ce tour-ci. [{ $rule }]
refusal-executive-needed = On attend ici une action exécutive, ou la fin du tour. [{ $rule }]
refusal-action-needed = On attend ici l'une des deux actions de cet emplacement. [{ $rule }]
refusal-action-wanted = Une action est possible ici, il faut donc la faire : { the-location }. [{ $rule }]
refusal-other-location = C'est une action d'un autre emplacement : { the-location }. [{ $rule }]
refusal-action-lost = Après cela, aucune des deux actions ne serait plus possible ici, et il faut en faire une : { the-location }. [{ $rule }]
refusal-go-first = Votre galeriste doit d'abord y aller : { the-needed-location }. Pour l'instant il est ici : { the-place }. [{ $rule }]
refusal-acted-already = L'action d'emplacement de ce tour est terminée. [{ $rule }]
refusal-no-star-below = Aucune étoile ne précède votre marqueur d'influence (case { $available }) : vous ne pouvez pas payer une action d'emplacement. [{ $rule }]
refusal-kicked-out-answer = On attend ici une action d'éjection, ou aucune. [{ $rule }]
refusal-no-ticket = Ce visiteur demande un ticket de sa couleur, et vous n'en avez pas : { the-needed-ticket }. [{ $rule }]
refusal-no-visitor-there = Aucun visiteur de ce type à cet endroit : { the-needed-visitor }. [{ $rule }]
refusal-walk-or-stop = Déplacez un autre visiteur, ou arrêtez. [{ $rule }]
refusal-collector-limit = Votre galerie accueille { $available ->
        [one] { $available } collectionneur
       *[other] { $available } collectionneurs
    } pour l'instant ; chaque œuvre vendue en permet un de plus. [{ $rule }]
refusal-no-contract = Il n'y a pas de contrat sur votre case { $needed }. [{ $rule }]
refusal-bonus-used = Le bonus du contrat { $needed } est déjà pris : un assistant s'y trouve. [{ $rule }]
refusal-no-assistant = Vous n'avez pas d'assistant à placer, ni à un bureau ni sur un emplacement. [{ $rule }]
refusal-desks-empty = Aucun de vos assistants n'est à un bureau. [{ $rule }]
refusal-not-your-assistant = Aucun de vos assistants ne s'y trouve : { the-location }. [{ $rule }]
refusal-not-kicked-out = Aucun de vos assistants ne vient d'être éjecté. [{ $rule }]
refusal-source-needed = On attend ici d'où vient l'assistant. [{ $rule }]
refusal-commission-taken = Vous avez déjà une commission ; achetez d'abord cette œuvre. [{ $rule }]
refusal-all-discovered = Tous les artistes sont découverts. [{ $rule }]
refusal-discovered-already = Cet artiste est déjà découvert. [{ $rule }]
refusal-not-discovered = Cet artiste n'est pas encore découvert. [{ $rule }]
refusal-artist-needed = On attend ici un artiste. [{ $rule }]
refusal-no-work-left = Il ne reste aucune œuvre de cette forme d'art. [{ $rule }]
refusal-celebrity-retired = On ne peut plus acheter d'œuvre d'une célébrité, sauf en commission. [{ $rule }]
refusal-no-signature = Cet artiste n'a plus de signature : une de ses œuvres doit d'abord être vendue. [{ $rule }]
refusal-too-dear = Cela coûte { $needed } ; même avec toute votre influence, vous ne pouvez payer que { $available }. [{ $rule }]
refusal-no-space = Vous exposez { $available ->
        [one] { $available } œuvre
       *[other] { $available } œuvres
    } et n'avez plus de place ; la quatrième case demande une pièce de maître. [{ $rule }]
refusal-contracts-full = Vous avez { $available ->
        [one] { $available } contrat non rempli
       *[other] { $available } contrats non remplis
    }, et aucune case pour un autre. [{ $rule }]
refusal-contract-needed = On attend ici l'un des contrats visibles. [{ $rule }]
refusal-contract-wanted = On ne peut renoncer à signer qu'après avoir pioché de nouveaux contrats. [{ $rule }]
refusal-refreshed-already = De nouveaux contrats ont déjà été piochés. [{ $rule }]
refusal-not-on-display = Ce contrat n'est pas visible. [{ $rule }]
refusal-slot-taken = Le contrat de votre case { $needed } n'est pas encore rempli. [{ $rule }]
refusal-slot-needed = On attend ici une de vos cases contrat, de 1 à 3. [{ $rule }]
refusal-nothing-on-show = Vous n'exposez aucune œuvre à vendre. [{ $rule }]
refusal-no-open-contract = Vous n'avez aucun contrat non rempli. [{ $rule }]
refusal-no-contract-of-form = Aucun de vos contrats n'est pour cette forme d'art. [{ $rule }]
refusal-contract-does-not-fit = Le contrat de votre case { $needed } ne convient pas à cette œuvre. [{ $rule }]
refusal-not-your-contract = Vous n'avez pas ce contrat. [{ $rule }]
refusal-work-needed = On attend ici une œuvre exposée. [{ $rule }]
refusal-not-on-show = Vous n'exposez pas cette œuvre. [{ $rule }]
refusal-not-in-gallery = Aucun visiteur de ce type dans votre galerie : { the-visitor }. [{ $rule }]
refusal-not-in-lobby = Aucun visiteur de ce type dans votre lobby : { the-visitor }. [{ $rule }]
refusal-not-on-plaza = Aucun visiteur de ce type sur la place : { the-visitor }. [{ $rule }]
refusal-not-in-bag = Aucun visiteur de ce type dans le sac : { the-visitor }. [{ $rule }]
refusal-other-visitor = Ce bonus fait entrer un investisseur ou un VIP, pas : { the-visitor }. [{ $rule }]
refusal-visitor-needed = On attend ici un type de visiteur. [{ $rule }]
refusal-face-needed = On attend ici l'argent ou l'influence. [{ $rule }]
refusal-number-needed = On embauche de 1 à { $needed } assistants à la fois. [{ $rule }]
refusal-queue-short = Votre file ne compte que { $available ->
        [one] { $available } assistant
       *[other] { $available } assistants
    }, pas { $needed }. [{ $rule }]
refusal-desks-short = Bureaux libres : { $available } ; il en faut { $needed }. [{ $rule }]
refusal-promoted-enough = Cet artiste a déjà la plus haute promotion : { $available }. [{ $rule }]
refusal-no-token = Il ne reste pas de jeton de promotion de niveau { $needed }. [{ $rule }]
refusal-influence-short = Il faut { $needed } Influence, et vous en avez { $available }. [{ $rule }]
refusal-nothing-acquired = Vous n'avez encore acquis aucune œuvre, et chaque ligne en demande une de sa forme d'art. [{ $rule }]
refusal-spaces-full = Toutes vos cases de réputation sont prises. [{ $rule }]
refusal-no-tile-in-reach = Vos œuvres et les visiteurs de votre lobby ne vous permettent de prendre aucune tuile. [{ $rule }]
refusal-tile-needed = On attend ici une case avec une tuile de réputation. [{ $rule }]
refusal-bid-needed = On attend ici une case des lignes d'enchères. [{ $rule }]
refusal-column-closed = La colonne { $needed } ne sert pas à si peu de joueurs. [{ $rule }]
refusal-lobby-lacks = { $needed ->
        [1] La première colonne demande un visiteur dans votre lobby.
        [2] La deuxième colonne demande un investisseur et un VIP dans votre lobby.
       *[3] La troisième colonne demande dans votre lobby un collectionneur, et un investisseur ou un VIP.
    } [{ $rule }]
refusal-form-not-acquired = Cette ligne demande une œuvre acquise : { the-form }. [{ $rule }]
refusal-cell-taken = Cette case est prise. [{ $rule }]
refusal-space-taken = Cette case de réputation est prise ; cases libres : { $available }. [{ $rule }]
refusal-space-needed = On attend ici une de vos cases de réputation. [{ $rule }]
refusal-amount-needed = On attend ici un nombre. [{ $rule }]
refusal-above-price = Le prix n'est que de { $needed } ; on ne peut pas payer { $available }. [{ $rule }]
refusal-above-cash = Il resterait { $needed } à payer en argent, et vous avez { $available }. [{ $rule }]
refusal-steps-short = Votre influence peut payer { $available } au plus, pas { $needed }. [{ $rule }]
refusal-stars-wanted = Votre galerie n'a de place que si l'artiste devient une célébrité : gardez de l'influence pour { $needed ->
        [one] { $needed } point
       *[other] { $needed } points
    } de renommée. [{ $rule }]
refusal-celebrity-wanted = Votre galerie n'a de place que si l'artiste devient une célébrité : ajoutez au moins { $needed }, pas { $available }. [{ $rule }]
refusal-stars-short = Votre influence ajoute { $available ->
        [one] { $available } point
       *[other] { $available } points
    } de renommée au plus, pas { $needed }. [{ $rule }]
refusal-fame-ends = La renommée s'arrête à { $needed } ; { $available } serait trop. [{ $rule }]
refusal-same-colour = Les tickets pris ensemble doivent être de couleurs différentes. [{ $rule }]
refusal-other-colour = Cette couleur n'est pas représentée ici : { the-ticket }. [{ $rule }]
refusal-no-such-ticket = Il n'en reste aucun, ni au box-office ni dans la défausse : { the-ticket }. [{ $rule }]
refusal-ticket-needed = On attend ici un ticket. [{ $rule }]
refusal-office-lacks = Il n'en reste aucun au box-office : { the-ticket }. [{ $rule }]
refusal-smaller-pile = Le ticket doit venir de la plus grande pile ({ $needed } tickets) ; celle-ci en a { $available }. [{ $rule }]
refusal-easel-needed = On attend ici une œuvre d'un chevalet et une de vos deux cartes. [{ $rule }]
refusal-not-on-easel = Cette œuvre n'est sur aucun chevalet. [{ $rule }]

## Le plateau en tableaux

board-headline = { $phase ->
        [start] Avant la première manche
        [last_rounds] Manche { $round }, l'avant-dernière · à { $seat } de jouer
        [last_turns] Derniers tours · à { $seat } de jouer
       *[playing] Manche { $round } · à { $seat } de jouer
    }
board-players = Joueurs
board-player = Joueur
board-money = Argent
board-influence = Influence
board-location = Emplacement
board-assistants = Assistants
board-tickets = Tickets
board-lobby = Lobby
board-gallery = Galerie
board-works = Œuvres
board-sold = Vendues
board-home = dans la galerie
board-locations = Emplacements
board-there = Occupé par
board-holds = Contenu
board-kicked-out = Éjecté
board-tile = Tuile
board-lacerda = Lacerda
board-piece = { $piece } ({ $owner })
board-artists = Artistes
board-artist = Artiste
board-fame = Renommée
board-price = Renommée initiale
board-value = Valeur
board-promotion = Promotion
board-signatures = Signatures
board-bonus = Bonus
board-celebrity = célébrité
board-piles = Œuvres à vendre et sur les chevalets
board-form = Forme d'art
board-visitors = Visiteurs
board-below = Œuvres dessous
board-easel = Chevalet : { $work }
board-worth = vaut { $amount }
board-column = Colonne { $column } : +{ $influence } Influence, lobby : { $lobby }
board-bid = Offre { $amount }
board-display = Contrats visibles ({ $left } dans la pile)
board-place = Où
board-contract = Contrat
board-people = Tickets et visiteurs
board-office = Box-office
board-discarded = Tickets défaussés
board-bag = Sac
board-left = Reste
board-gallery-of = Galerie : { $seat }
board-on-show = Exposée { $place }
board-commission = Commission
board-slot = Contrat { $slot }
board-free = libre, donne { $bonus }
board-space = Réputation : { $bonus }
board-third = Troisième case d'exposition
board-work = { $kind ->
        [masterpiece] { $artist }, vaut { $value }, pièce de maître
       *[work] { $artist }, vaut { $value }
    }
board-signed = { $face ->
        [front] { $form }, { $bonus }
       *[back] rempli, { $bonus }
    }{ $used ->
        [used] {" "}(bonus pris)
       *[open] {""}
    }
board-score = { $when ->
        [over] Le décompte final : { $seat }
       *[now] Si la partie finissait maintenant : { $seat }
    }
board-line = Ligne
board-level = Niveau
board-wanted = Objectif
board-needed = Demandé
board-reached = Vous avez
board-solo = Lacerda : { $location }, { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    } à côté du plateau
score-cash = Argent
score-majorities = Majorités au marché
score-tile = Réputation : { $tile }
score-works = Œuvres exposées
score-easel = Œuvre d'un chevalet
score-curator = Carte conservateur
score-dealer = Carte marchand d'art
score-influence = Influence { $space }
score-total = Total

## Les règles avec nos mots

rules-1-title = De quoi il s'agit
rules-1-text = Vous dirigez une galerie. Vous découvrez des artistes, achetez leurs œuvres tant qu'elles sont bon marché, rendez les artistes célèbres, vendez certaines œuvres et en gardez d'autres. Les visiteurs de votre galerie apportent argent, influence et renommée ; les assistants au marché international apportent de la réputation et une part dans la dernière enchère. Le plus riche après le décompte final gagne.

rules-2-title = Avant de commencer
rules-2-text = Vous commencez avec { $box_money } Argent, { $box_influence } Influence, { $box_on_desks ->
        [one] { $box_on_desks } assistant
       *[other] { $box_on_desks } assistants
    } { $box_desks ->
        [one] à votre bureau
       *[other] à vos { $box_desks } bureaux
    } et { $box_queue } dans la file, { $box_lobby ->
        [one] { $box_lobby } visiteur
       *[other] { $box_lobby } visiteurs
    } dans votre lobby, et deux cartes secrètes. À la fin, la carte conservateur paie pour des séries d'œuvres exposées, la carte marchand d'art pour des séries d'œuvres vendues ; une œuvre peut compter dans plusieurs séries.
    Un artiste est déjà connu ; les autres restent à découvrir, chacun avec un bonus. Sur les chevalets se trouve une œuvre de moins qu'il n'y a de joueurs (une seule en solo) : ces œuvres internationales ne sont attribuées qu'à la fin.
    Du dernier joueur au premier, chacun choisit un emplacement de départ. La tuile de réputation qui s'y trouve va sur la troisième case d'exposition de votre galerie ; vous la gagnez en exposant une œuvre sur cette case.

rules-3-title = Argent, influence et renommée
rules-3-text = La renommée d'un artiste est le prix d'une œuvre. Elle lui donne aussi des étoiles, et les étoiles fixent ce que vaut une œuvre, vendue ou gardée jusqu'à la fin : { $box_values }, et { $box_celebrity_value } pour une célébrité. Quand un artiste monte, toutes ses œuvres montent.
    L'influence peut remplacer les deux. Quand vous payez, chaque recul jusqu'à l'icône d'argent précédente de la piste d'influence paie 1. Quand un artiste gagne de la renommée grâce à vous, chaque recul jusqu'à l'étoile précédente en ajoute 1. Ce qui dépasse { $box_influence_end } est perdu. À la fin, la dernière icône d'argent atteinte rapporte sa valeur.

rules-4-title = Un tour
rules-4-text = Déplacez votre galeriste vers un autre emplacement et faites l'une de ses deux actions. On ne va pas là où aucune n'est possible, sauf si c'est le cas partout. En passant d'un emplacement à un autre, vous pouvez laisser derrière vous un assistant, pris à un bureau ou sur un autre emplacement.
    Une fois par tour, avant ou après l'action d'emplacement, vous pouvez faire une action exécutive : déplacer des visiteurs avec des tickets, ou utiliser le bonus d'un contrat. Pour cela, placez un assistant sur le contrat, pris à un bureau ou sur un emplacement, et recevez le bonus ; l'assistant y reste jusqu'à ce que le contrat soit rempli. Entre le déplacement et l'action d'emplacement, une action exécutive ne doit pas vous priver de toute action à faire là.

rules-5-title = Visiteurs et tickets
rules-5-text = Un ticket fait avancer un visiteur de sa couleur d'un espace vers votre galerie : de la place à votre lobby, de votre lobby à votre galerie, ou d'un autre lobby à la place. Les tickets marron déplacent les investisseurs, les roses les VIP, les blancs les collectionneurs. Une seule action exécutive permet d'en dépenser autant qu'on veut. Aucun ticket ne fait sortir un visiteur d'une galerie.
    Votre galerie accueille { $box_collectors ->
        [1] un collectionneur
        [one] { $box_collectors } collectionneur
       *[other] { $box_collectors } collectionneurs
    }, et un de plus par œuvre vendue.
    Si une couleur est épuisée au box-office, défaussez du box-office un ticket d'une autre couleur et prenez la couleur voulue dans la défausse ; si le box-office est vide, prenez directement dans la défausse.

rules-6-title = Les bonus
rules-6-text = Un bonus d'argent rapporte de l'argent pour chaque visiteur de votre galerie : investisseur { $box_bonus_investor_money }, VIP { $box_bonus_vip_money }, collectionneur { $box_bonus_collector_money }. Un bonus d'influence rapporte de l'influence de la même façon : investisseur { $box_bonus_investor_influence }, VIP { $box_bonus_vip_influence }, collectionneur { $box_bonus_collector_influence }. Un bonus de renommée donne à un artiste découvert, au choix, { $box_bonus_collector_fame ->
        [one] { $box_bonus_collector_fame } point
       *[other] { $box_bonus_collector_fame } points
    } de renommée par collectionneur de votre galerie{ $box_bonus_fame ->
        [0] {""}
       *[other] {""}, et { $box_bonus_fame } de plus
    }. Plus vous avez de visiteurs, plus ces bonus rapportent.
    Les autres bonus disent ce qu'ils sont : des tickets, un visiteur de la place ou du sac, le prochain assistant de votre file (avec le bonus de sa case), un contrat. Ce qu'on ne peut pas prendre est perdu.

rules-7-title = Résidence d'artistes
rules-7-text = Découvrir un artiste : recevez le bonus de la tuile ; le collectionneur d'un artiste rouge va sur la place. Vous recevez une commission, une seule à la fois : la prochaine œuvre de cet artiste ne vous coûte que sa renommée initiale.
    Acheter une œuvre : le prix est la renommée de l'artiste. Chaque artiste a deux signatures : deux de ses œuvres au plus peuvent rester non vendues. Les visiteurs de l'œuvre vont sur la place. L'artiste gagne la renommée de l'œuvre et 1 par collectionneur de votre galerie, et vous prenez les tickets de l'œuvre. Vous pouvez exposer trois œuvres, et une quatrième tant que l'une d'elles est une pièce de maître.
    Quand vous exposez une œuvre sur la troisième case, la tuile de réputation qui s'y trouve va, à la fin de votre tour, sur une de vos cases de réputation : vous recevez le bonus de cette case, et un visiteur quitte votre lobby pour la place.

rules-8-title = Bureau commercial
rules-8-text = Signer un contrat : prenez un contrat visible (après en avoir pioché quatre nouveaux si vous voulez) et mettez-le sur une case libre, qui donne un ticket, ou sur un contrat rempli. Avec trois contrats non remplis, on ne peut pas signer.
    Vendre une œuvre : il faut un contrat non rempli de sa forme d'art. Vous gagnez sa valeur, la signature retourne à l'artiste, et un visiteur quitte votre galerie pour la place. Le contrat est retourné : après un investisseur il montre l'argent, après un VIP l'influence, sinon comme vous voulez. L'assistant qui s'y trouve revient à un bureau, et la nouvelle face peut servir encore une fois.

rules-9-title = Centre des médias
rules-9-text = Embaucher des assistants : jusqu'à quatre, si vous avez autant de bureaux libres ; payez pour chacun le prix de sa case et recevez son bonus.
    Promouvoir un artiste d'un niveau : payez autant d'influence que le nouveau niveau et recevez le bonus du niveau ; puis l'artiste gagne { $box_promotion_fame ->
        [one] { $box_promotion_fame } point
       *[other] { $box_promotion_fame } points
    } de renommée, et 1 par collectionneur de votre galerie. Les jetons de promotion d'un niveau peuvent s'épuiser.

rules-10-title = Marché international
rules-10-text = Chaque colonne demande des visiteurs dans votre lobby : un quelconque ; un investisseur et un VIP ; un collectionneur avec un investisseur ou un VIP. Elle rapporte { $box_column_1 }, { $box_column_2 } ou { $box_column_3 } Influence.{ $box_closed_1 ->
        [never] {""}
       *[other] {" "}Dans une partie à { $box_closed_1 }, la première colonne est fermée.
    }{ $box_closed_2 ->
        [never] {""}
       *[other] {" "}Dans une partie à { $box_closed_2 }, la deuxième colonne est fermée.
    }{ $box_closed_3 ->
        [never] {""}
       *[other] {" "}Dans une partie à { $box_closed_3 }, la troisième colonne est fermée.
    }
    Prenez une tuile de réputation dans une ligne dont vous avez acquis la forme d'art, posez-la sur une de vos cases de réputation et recevez le bonus de la case ; un visiteur quitte votre lobby pour la place. À la fin, la tuile rapporte pour ce que vous avez : visiteurs, œuvres, assistants, artistes.
    Offrez { $box_bid_1 }, { $box_bid_2 } ou { $box_bid_3 } pour les œuvres internationales des chevalets : payez et recevez le bonus de la case. Personne ne quitte votre lobby pour une offre.
    Dans les deux cas, un de vos assistants se place sur la case ; il y reste et compte pour la majorité de sa colonne.

rules-11-title = Action d'éjection
rules-11-text = Un galeriste ou un assistant qui se trouve là où un autre joueur arrive est éjecté. Après ce tour, son propriétaire peut faire une action d'éjection : soit reculer jusqu'à l'étoile précédente de la piste d'influence et faire l'une des deux actions de cet emplacement, soit faire gratuitement une action exécutive. L'assistant éjecté peut y servir. Ensuite le pion rentre : le galeriste dans sa galerie, l'assistant à un bureau libre ; s'il n'y en a pas, il quitte la partie. Éjecter son propre assistant ne donne pas d'action.

rules-12-title = Célébrités et décompte intermédiaire
rules-12-text = À { $box_celebrity } points de renommée, un artiste devient une célébrité : le joueur qui l'a provoqué gagne { $box_celebrity_money } Argent, ses œuvres exposées deviennent des pièces de maître, et on ne peut plus rien lui acheter sauf une commission.
    Après le tour où une couleur de tickets s'épuise pour la première fois a lieu le décompte intermédiaire, une seule fois dans la partie. Chacun gagne pour les visiteurs de sa galerie : { $box_vip_influence } Influence{ $box_vip_money ->
        [0] {""}
       *[other] {" "}et { $box_vip_money } Argent
    } par VIP, { $box_investor_money } Argent{ $box_investor_influence ->
        [0] {""}
       *[other] {" "}et { $box_investor_influence } Influence
    } par investisseur, { $box_collector_influence } Influence et { $box_collector_money } Argent par collectionneur.

rules-13-title = La fin
rules-13-text = { $box_ends ->
        [1] Une condition sur trois déclenche la fin
        [2] Deux conditions sur trois déclenchent la fin
       *[3] Trois conditions réunies déclenchent la fin
    } : il ne reste aucun ticket au box-office ; { $box_celebrities ->
        [one] un artiste est une célébrité
       *[other] { $box_celebrities } artistes sont des célébrités
    } ; il ne reste aucun visiteur dans le sac. On termine la manche, puis chacun joue un dernier tour, sans actions d'éjection.
    Une règle à nous : la partie finit aussi si, pendant { $box_stalled } manches, ni les tickets, ni la renommée, ni le sac n'ont changé.

rules-14-title = Le décompte final
rules-14-text = Dans cet ordre : majorités d'assistants dans chaque colonne du marché ({ $box_majorities_1 } ; { $box_majorities_2 } ; { $box_majorities_3 }), où les ex æquo partagent leurs rangs, arrondis à l'unité inférieure ; tuiles de réputation ; valeur des œuvres exposées ; œuvres des chevalets, qui vont aux plus offrants, une chacun, et comptent pour la carte conservateur ou la carte marchand d'art ; carte conservateur pour les œuvres exposées ; carte marchand d'art pour les œuvres vendues ; influence.
    Offres à égalité : la plus haute dans la troisième colonne, puis dans la deuxième, puis dans la première. À égalité d'argent, on compare les œuvres acquises, puis les visiteurs de la galerie, puis les assistants en jeu ; si l'égalité persiste, la victoire est partagée.

rules-15-title = En solo contre Lacerda
rules-15-text = Après votre premier tour, Lacerda est placé en face de vous ; après chacun de vos tours suivants il avance dans le sens horaire, laisse un assistant derrière lui et éjecte qui se trouve là. Si vous éjectez un de ses pions, un ticket de la plus grande pile est défaussé. Quand il arrive au marché, ou qu'il en est éjecté, un de ses assistants prend la première case libre, tour à tour en haut et en bas ; une tuile qui s'y trouve est retirée. La partie finit un tour après celui où le dernier ticket quitte le box-office.
    Apprenti : { $box_apprentice_reputation ->
        [one] { $box_apprentice_reputation } tuile de réputation
       *[other] { $box_apprentice_reputation } tuiles de réputation
    }, { $box_apprentice_masterpieces ->
        [one] { $box_apprentice_masterpieces } pièce de maître
       *[other] { $box_apprentice_masterpieces } pièces de maître
    }{ $box_apprentice_curator ->
        [0] {""}
        [highest] {""}, l'objectif le plus élevé de la carte conservateur
        [one] {""}, un objectif de la carte conservateur
       *[other] {""}, { $box_apprentice_curator } objectifs de la carte conservateur
    }{ $box_apprentice_dealer ->
        [0] {""}
        [one] {""}, un objectif de la carte marchand d'art
       *[other] {""}, { $box_apprentice_dealer } objectifs de la carte marchand d'art
    }{ $box_apprentice_cards ->
        [0] {""}
       *[other] {""}, { $box_apprentice_cards } Argent des deux cartes
    }{ $box_apprentice_money ->
        [0] {""}
       *[other] {""}, { $box_apprentice_money } Argent
    }. Expérimenté : { $box_experienced_reputation ->
        [one] { $box_experienced_reputation } tuile de réputation
       *[other] { $box_experienced_reputation } tuiles de réputation
    }, { $box_experienced_masterpieces ->
        [one] { $box_experienced_masterpieces } pièce de maître
       *[other] { $box_experienced_masterpieces } pièces de maître
    }{ $box_experienced_curator ->
        [0] {""}
        [highest] {""}, l'objectif le plus élevé de la carte conservateur
        [one] {""}, un objectif de la carte conservateur
       *[other] {""}, { $box_experienced_curator } objectifs de la carte conservateur
    }{ $box_experienced_dealer ->
        [0] {""}
        [one] {""}, un objectif de la carte marchand d'art
       *[other] {""}, { $box_experienced_dealer } objectifs de la carte marchand d'art
    }{ $box_experienced_cards ->
        [0] {""}
       *[other] {""}, { $box_experienced_cards } Argent des deux cartes
    }{ $box_experienced_money ->
        [0] {""}
       *[other] {""}, { $box_experienced_money } Argent
    }. Maître : { $box_master_reputation ->
        [one] { $box_master_reputation } tuile de réputation
       *[other] { $box_master_reputation } tuiles de réputation
    }, { $box_master_masterpieces ->
        [one] { $box_master_masterpieces } pièce de maître
       *[other] { $box_master_masterpieces } pièces de maître
    }{ $box_master_curator ->
        [0] {""}
        [highest] {""}, l'objectif le plus élevé de la carte conservateur
        [one] {""}, un objectif de la carte conservateur
       *[other] {""}, { $box_master_curator } objectifs de la carte conservateur
    }{ $box_master_dealer ->
        [0] {""}
        [one] {""}, un objectif de la carte marchand d'art
       *[other] {""}, { $box_master_dealer } objectifs de la carte marchand d'art
    }{ $box_master_cards ->
        [0] {""}
       *[other] {""}, { $box_master_cards } Argent des deux cartes
    }{ $box_master_money ->
        [0] {""}
       *[other] {""}, { $box_master_money } Argent
    }.


## Le plateau dans le navigateur

board-ga-steps = Étapes de ce tour
board-ga-hint = Pointez un élément du plateau pour voir son effet.
board-ga-no-way-back = Cela dévoile quelque chose : vous ne pourrez pas le reprendre.
board-ga-kicked-turn = action d'éjection pour { $seat }
board-ga-confirm = Confirmer
board-ga-cancel = Annuler
board-ga-step = { $step ->
        [start] Départ
        [turn] Emplacement
        [leave] Assistant laissé
        [action] Action
        [after] Action exécutive
        [kicked_out] Action d'éjection
        [visitors] Visiteurs
        [assistant] Placer un assistant
        [discover] Artiste
        [buy] Artiste
        [acclaim] Renommée
        [sign] Contrat
        [slot] Sa case
        [sell] Œuvre
        [fulfil] Contrat
        [send] Un visiteur part
        [face] Retourner le contrat
        [hire] Combien en embaucher
        [promote] Artiste
        [tile] Tuile
        [space] Case de réputation
        [usher] Un visiteur quitte le lobby
        [bid] Case
        [pay] Payer
        [fame] Renommée
        [ticket] Tickets
        [exchange] Échange
        [admit] Un visiteur entre
        [call] Un visiteur du sac
        [toss] Un ticket est défaussé
        [hang] Exposer l'œuvre
        [lacerda] Lacerda se déplace
       *[easel] Chevalet
    }
board-ga-scale = { $scale ->
        [money] Argent
        [influence] Influence
        [fame] Renommée
       *[value] Valeur d'une œuvre
    }
board-ga-price = Prix
board-ga-celebrity = devient une célébrité : { $money } Argent pour vous
board-ga-commission-for = commission : l'œuvre pour { $price }
board-ga-spent = coûte :
board-ga-moves-to = { $place ->
        [plaza] vers la place
        [lobby] vers votre lobby
       *[gallery] dans votre galerie
    }
board-ga-bonus-lost = { $bonus } : sans effet maintenant
board-ga-fame-bonus = { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    } de renommée pour un artiste ; l'influence peut en ajouter
board-ga-kicks = { $piece ->
        [gallerist] éjecte le galeriste ({ $seat })
       *[assistant] éjecte un assistant ({ $seat })
    }
board-ga-assistant-goes = { $place ->
        [market] reste sur le marché
        [contract] va sur le contrat
        [location] reste là-bas
        [home] retourne à un bureau
       *[out] quitte la partie : aucun bureau libre
    }
board-ga-hires = { $count ->
        [one] un assistant arrive à un bureau
       *[other] { $count } assistants arrivent aux bureaux
    }
board-ga-limit-then = ensuite, jusqu'à { $to } collectionneurs dans votre galerie
board-ga-note = { $note ->
        [usher] un visiteur quitte votre lobby
        [send] un visiteur quitte votre galerie
        [own-kick] votre propre assistant revient à un bureau
        [reveals] quatre nouvelles cartes : impossible à reprendre
        [stays-kicked] si un autre joueur y vient, vous avez une action d'éjection
        [turns] le contrat est retourné
       *[discards] le contrat rempli est défaussé, sans ticket
    }
board-ga-waits = éjecté
board-ga-visitors = { $visitor ->
        [investor] { $count ->
                [one] { $count } investisseur
               *[other] { $count } investisseurs
            }
        [vip] { $count } VIP
       *[collector] { $count ->
                [one] { $count } collectionneur
               *[other] { $count } collectionneurs
            }
    }
board-ga-undiscovered = non découvert
board-ga-initial = Renommée initiale { $fame } : le prix d'une commission
board-ga-stars = { $stars ->
        [0] aucune étoile
        [4] une étoile dorée
        [5] deux étoiles dorées
        [6] célébrité
       *[other] étoiles vertes : { $stars }
    }
board-ga-promotion = Promotion { $level }
board-ga-signatures = Signatures restantes : { $count }
board-ga-commissioned = Commission : { $seat }
board-ga-look = Voir { $work }
board-ga-work-fame = L'artiste gagne { $fame ->
        [one] { $fame } point
       *[other] { $fame } points
    } de renommée
board-ga-onlookers = Visiteurs sur cette œuvre
board-ga-below = { $count ->
        [one] { $count } œuvre dessous
       *[other] { $count } œuvres dessous
    }
board-ga-no-works = Aucune œuvre restante
board-ga-column-gain = Rapporte { $influence } Influence
board-ga-lobby-wants = Demandé dans votre lobby :
board-ga-bid-row = Offre
board-ga-majorities = Majorités : premier, deuxième, troisième
board-ga-easels = Œuvres internationales, pour les meilleures offres
board-ga-bids = Offres :
board-ga-endings = Conditions de fin
board-ga-tickets-left = { $ticket ->
        [brown] tickets marron : { $count }
        [pink] tickets roses : { $count }
       *[white] tickets blancs : { $count }
    }
board-ga-celebrities = Célébrités
board-ga-end-when = { $wanted ->
        [1] Le dernier ticket met fin à la partie
       *[other] { $wanted } de ces conditions mettent fin à la partie ; pour l'instant { $met }
    }
board-ga-phase = { $phase ->
        [last_rounds] La fin approche : cette manche, puis un dernier tour chacun.
       *[last_turns] Derniers tours
    }
board-ga-visitors-heading = Visiteurs
board-ga-contracts-left = { $count ->
        [one] { $count } contrat dans la pile
       *[other] { $count } contrats dans la pile
    }
board-ga-four-new = Quatre autres
board-ga-token = Niveau { $level } : il en reste { $left }, rapporte { $bonus }
board-ga-media-help = Promouvoir coûte autant d'influence que le nouveau niveau.
board-ga-step-back = Reculer à { $space }
board-ga-masterpiece = pièce de maître
board-ga-free-wall = case libre
board-ga-fourth = quatrième case : seulement avec une pièce de maître exposée
board-ga-desks = Assistants aux bureaux : { $count }
board-ga-queue = File : prix et bonus de chaque embauche
board-ga-contracts = Contrats
board-ga-reputation = Réputation
board-ga-card-counts = { $card ->
        [curator] exposées
       *[dealer] vendues
    }
board-ga-wanted = { $there ->
        [yes] { $form } : fait
       *[no] { $form } : manque encore
    }
board-ga-pays = vaut { $amount } Argent à la fin
board-ga-in-gallery = Dans la galerie
board-ga-collectors = Collectionneurs
board-ga-count-now = Si la partie finissait maintenant :
board-ga-count-line = { $what ->
        [cash] Argent
        [majority] Majorité de la colonne { $of }
        [works] Œuvres exposées
        [easel] Œuvre d'un chevalet
        [curator] Carte conservateur
        [dealer] Carte marchand d'art
       *[influence] Influence { $space }
    }
board-ga-count-part = { $part ->
        [cash] Argent
        [majority] Majorités au marché
        [tile] Tuiles de réputation
        [works] Œuvres exposées
        [easel] Œuvre d'un chevalet
        [curator] Carte conservateur
        [dealer] Carte marchand d'art
       *[influence] Influence
    }
board-ga-final = Le décompte final
board-ga-count-all = Tout montrer d'un coup
board-ga-tie = { $what ->
        [works] Égalités : œuvres acquises
        [visitors] puis visiteurs dans la galerie
       *[assistants] puis assistants en jeu
    }
board-ga-so-far = Jusqu'ici
board-ga-own = Votre galerie
board-ga-others = Les autres galeries
board-ga-rooms = Parties du plateau
board-ga-room = { $room ->
        [places] Emplace{ "\u00AD" }ments
        [colony] Artistes
        [market] Marché
        [offices] Ventes et médias
        [plaza] Visiteurs
        [own] Votre galerie
       *[others] Les autres
    }
board-ga-room-asked = choisissez ici
board-ga-solo = Lacerda, et vos objectifs
board-ga-lacerda-at = Lacerda repart de : { $location }
board-ga-lacerda-waits = Lacerda arrive après votre premier tour
board-ga-lacerda-assistants = à côté du plateau : { $count }
board-ga-lacerda-easel = Lacerda prend l'œuvre du chevalet
board-ga-kicked-offer = action d'éjection
board-ga-answer-location = Choisissez un emplacement sur le plateau
board-ga-answer-action = Choisissez une action sur le plateau
board-ga-answer-executive = Choisissez un visiteur ou un contrat sur le plateau
board-ga-answer-visitor = Choisissez un visiteur sur le plateau
board-ga-answer-artist = Choisissez un artiste sur le plateau
board-ga-answer-contract = Choisissez un contrat sur le plateau
board-ga-answer-work = Choisissez une œuvre sur le plateau
board-ga-answer-queue = Choisissez dans votre file combien en embaucher
board-ga-answer-market = Choisissez une case du marché
board-ga-answer-space = Choisissez une case de votre plateau
board-ga-answer-easel = Choisissez une œuvre des chevalets

# The art market of the house: the headings of its plots.
market-fame = Renommée des artistes
market-price = Prix moyen d'une œuvre

# What the things on the board are
board-is-sign = { $sign ->
       *[visitor-investor] Investisseur
        [visitor-vip] VIP
        [visitor-collector] Collectionneur
        [ticket-brown] Ticket marron
        [ticket-pink] Ticket rose
        [ticket-white] Ticket blanc
        [ticket-any] Ticket de n'importe quelle couleur
        [anyone] N'importe quel visiteur
        [trio] Un visiteur de chaque sorte
        [bag] Sac
        [lobby] Lobby
        [work] Œuvre
        [masterpiece] Pièce de maître
        [assistant] Assistant
        [gallerist] Galeriste
        [signature] Signature
        [star-green] Étoile verte
        [star-gold] Étoile d'or
        [celebrity] Célébrité
        [influence] Influence
        [money] Argent
        [contract] Contrat
        [reputation] Réputation
        [promotion] Promotion
        [sales-office] Bureau commercial
        [artists-colony] Résidence d'artistes
        [media-centre] Centre des médias
        [international-market] Marché international
    }
board-why-sign = { $sign ->
       *[visitor-investor] Se déplace avec un ticket marron. Dans votre galerie, les investisseurs rapportent de l'argent au décompte intermédiaire ; celui qu'on renvoie après une vente tourne le contrat côté argent.
        [visitor-vip] Se déplace avec un ticket rose. Dans votre galerie, les VIP rapportent de l'influence au décompte intermédiaire ; celui qu'on renvoie après une vente tourne le contrat côté influence.
        [visitor-collector] Se déplace avec un ticket blanc. Chaque collectionneur de votre galerie ajoute 1 point de renommée quand vous faites connaître un artiste ; plus vous avez vendu d'œuvres, plus votre galerie peut en accueillir.
        [ticket-brown] Avance un investisseur d'une case vers votre galerie.
        [ticket-pink] Avance un VIP d'une case vers votre galerie.
        [ticket-white] Avance un collectionneur d'une case vers votre galerie.
        [ticket-any] Vous choisissez la couleur du ticket.
        [anyone] Un visiteur de n'importe quelle sorte convient.
        [trio] Un investisseur, un VIP et un collectionneur réunis.
        [bag] Les visiteurs qui ne sont pas encore en ville. Quand il est vide, une condition de fin est remplie.
        [lobby] Les visiteurs sur le point d'entrer : un ticket les mène de la place au lobby, puis dans la galerie.
        [work] Une œuvre exposée ou acquise. Sa valeur suit les étoiles de l'artiste.
        [masterpiece] Une œuvre exposée d'un artiste devenu célébrité. Avec elle, votre mur a un quatrième emplacement.
        [assistant] Vous embauchez des assistants pour vos bureaux. On les pose sur un contrat, sur le marché, ou on les laisse sur un lieu.
        [gallerist] Va chaque tour sur un autre lieu et y fait l'une des deux actions.
        [signature] Un artiste en a deux. Chaque achat en prend une ; sans signature il ne reste que les œuvres en commission, jusqu'à une vente.
        [star-green] Un niveau de renommée : chaque étoile augmente la valeur de toutes les œuvres de l'artiste.
        [star-gold] Un haut niveau de renommée : les œuvres de l'artiste valent cher.
        [celebrity] Un artiste au bout de la piste de renommée : il ne vend plus que des œuvres en commission, et celles exposées sont des pièces de maître.
        [influence] Votre poids. Reculer jusqu'à une icône argent paie, reculer jusqu'à une étoile ajoute de la renommée ; la dernière icône atteinte rapporte à la fin.
        [money] Ce qui compte à la fin : la galerie la plus riche gagne.
        [contract] Nécessaire pour vendre une œuvre de sa forme. Un assistant posé dessus rapporte son bonus.
        [reputation] Une tuile de votre plateau qui rapporte de l'influence maintenant et de l'argent à la fin.
        [promotion] Le niveau de promotion d'un artiste. Le suivant coûte autant d'influence que son numéro.
        [sales-office] On y signe des contrats et on y vend des œuvres.
        [artists-colony] On y découvre des artistes et on y achète des œuvres.
        [media-centre] On y embauche des assistants et on y promeut des artistes.
        [international-market] On y prend des tuiles réputation et on y enchérit pour les œuvres internationales.
    }
board-why-form = La forme d'art. Un contrat ne vend que les œuvres de sa forme, et une ligne du marché en demande une.
board-why-location = { $place ->
       *[sales_office] Ici on signe un contrat ou on vend une œuvre qui y correspond.
        [artists_colony] Ici on découvre un artiste ou on achète une œuvre.
        [media_centre] Ici on embauche des assistants ou on promeut un artiste.
        [international_market] Ici on prend une tuile réputation ou on enchérit pour une œuvre internationale ; il faut des visiteurs dans votre lobby.
    }
board-is-free = Personne ici
board-why-free = { $place } : qui vient n'éjecte personne.
board-why-action = { $action ->
       *[sign] Prenez un contrat visible et posez-le sur l'un de vos emplacements.
        [sell] Vendez une œuvre exposée à sa valeur avec un contrat de sa forme ; un visiteur quitte votre galerie.
        [discover] Révélez un artiste, prenez le bonus, et gardez la commission d'une de ses œuvres.
        [buy] Achetez la première œuvre de la forme d'un artiste au prix de sa renommée ; elle est exposée chez vous.
        [hire] Prenez d'un à quatre assistants de votre file pour vos bureaux, chacun à son prix et avec son bonus.
        [promote] Montez un artiste d'un niveau pour autant d'influence ; sa renommée augmente.
        [reputation] Prenez une tuile du marché : il faut une œuvre acquise de la forme de la ligne, des visiteurs dans le lobby et un assistant.
        [bid] Posez un assistant dans une ligne d'enchère : les plus hautes sommes choisissent à la fin une œuvre des chevalets.
    }
board-why-tile = Chacun rapporte { $influence } Influence quand on prend la tuile et { $money } Argent à la fin de la partie.
board-why-bonus = { $bonus ->
       *[none] Cela ne rapporte rien.
        [money] Vous prenez l'argent indiqué.
        [influence] Vous avancez sur la piste d'influence.
        [fame] Un artiste de votre choix gagne de la renommée.
        [ticket] Vous prenez un ticket de la couleur voulue.
        [brown_ticket] Vous prenez un ticket marron : il déplace un investisseur.
        [pink_ticket] Vous prenez un ticket rose : il déplace un VIP.
        [white_ticket] Vous prenez un ticket blanc : il déplace un collectionneur.
        [two_tickets] Vous prenez deux tickets de couleurs différentes.
        [plaza_visitor] Un visiteur de la place entre dans votre galerie.
        [investor_or_vip] Un investisseur ou un VIP de la place entre dans votre galerie.
        [bag_visitor] Un visiteur du sac entre dans votre galerie.
        [assistant] Un assistant de votre file va à un bureau.
        [contract] Vous prenez un contrat visible.
    }
board-is-of-artist = { $part ->
       *[whole] { $artist }
        [fame] Renommée : { $fame }
        [stars] Étoiles : { $stars }
        [value] Valeur d'une œuvre : { $value }
        [price] Prix : { $initial } en commission, { $fame } sinon
        [promotion] Promotion : { $promotion }
        [signatures] Signatures restantes : { $signatures }
        [commission] Commission : { $holder }
    }
board-why-of-artist = { $part ->
       *[whole] { $known ->
            [yes] Renommée { $fame } : une œuvre coûte { $fame } et vaut { $value }.
           *[no] Pas encore découvert. Commence à { $initial } sur la piste de renommée.
        }
        [fame] { $known ->
            [yes] Renommée de l'artiste ({ $artist }), qui est aussi le prix d'une œuvre. Achats, promotion et collectionneurs l'augmentent ; la prochaine étoile vient à { $next }.
           *[no] Pas encore découvert ({ $artist }) : commence à { $initial } sur la piste de renommée.
        }
        [stars] { $artist } : renommée { $fame }. La prochaine étoile vient à { $next } ; à { $celebrity }, l'artiste devient célébrité.
        [value] Ce que la banque paie maintenant pour une œuvre ({ $artist }), selon ses étoiles. La valeur monte à la prochaine étoile, à { $next } sur la piste de renommée.
        [price] Une œuvre coûte la renommée de l'artiste ; qui tient la commission paie la renommée du début : { $initial }.
        [promotion] Le niveau suivant coûte autant d'influence que son numéro ({ $artist }), rapporte le bonus au-dessus et augmente la renommée.
        [signatures] Chaque œuvre achetée en prend une ({ $artist }). Sans signature, il ne reste que les œuvres en commission.
        [commission] { $holder } tient une signature ({ $artist }) et achète cette œuvre pour { $initial }, quelle que soit la renommée.
    }
board-is-of-seat = { $part ->
       *[money] Argent : { $money }
        [influence] Influence : { $influence }
        [desks] Assistants aux bureaux : { $desks }
        [works] Œuvres exposées : { $shown }, vendues : { $sold }
    }
board-why-of-seat = { $part ->
       *[money] { $seat }. À la fin, la galerie la plus riche gagne.
        [influence] { $seat }. Chaque pas en arrière jusqu'à l'icône argent précédente paie 1 ; jusqu'à l'étoile précédente, il ajoute de la renommée. À la fin, la dernière icône atteinte rapporte.
        [desks] { $seat } : { $desks } bureaux occupés sur { $most }, { $queue } assistants dans la file.
        [works] { $seat }. Les œuvres exposées rapportent leur valeur à la fin ; chaque œuvre vendue permet un collectionneur de plus.
    }
board-why-piece = { $piece ->
       *[gallerist] Qui vient ici éjecte ce galeriste, et son propriétaire peut faire une action d'éjection.
        [assistant] Un assistant laissé ici : qui vient l'éjecte, et son propriétaire peut faire une action d'éjection.
    }
board-why-work-fame = Qui achète cette œuvre donne à l'artiste autant de renommée, plus 1 par collectionneur dans la galerie.
board-why-below = { $form } : œuvres sous la première. Seule la première est à vendre.
board-why-ending = { $ending ->
       *[office] Le box-office. Quand il est vide, une condition de fin est remplie : { $met } sur { $wanted } le sont.
        [celebrities] Quand { $enough } artistes sont des célébrités, une condition de fin est remplie : { $met } sur { $wanted } le sont.
        [bag] Visiteurs dans le sac. Quand il est vide, une condition de fin est remplie : { $met } sur { $wanted } le sont.
    }
board-why-hung = { $masterpiece ->
        [yes] Une pièce de maître, valeur { $value }.
       *[no] Valeur { $value } selon les étoiles de l'artiste : payée à la vente, et à la fin si l'œuvre est encore exposée.
    }
board-why-contract = Vend une œuvre de cette forme : { $form }. Un assistant posé dessus rapporte : { $bonus }.
board-why-token = Monter un artiste au niveau { $level } coûte { $level } Influence.
board-why-column = Qui prend une tuile ou enchérit dans cette colonne gagne aussitôt { $influence } Influence ; les visiteurs indiqués sont demandés dans le lobby.
board-why-queue = On embauche par le haut : chacun coûte l'argent et rapporte le bonus de sa case.

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
artist-name = { $form } ({ $colour })
work-name = { $form } n° { $number }
contract-name = { $form } : { $bonus }
visitor-investor = investisseur
visitor-vip = VIP
visitor-collector = collectionneur
visitor-any = un visiteur quelconque
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
short-pink = { $count } rose
short-white = { $count } blanc
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
    [0] { $money } d'argent
   *[other] { $influence } d'influence, { $money } d'argent
    } par { $least } d'influence
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
    [0] { $money } d'argent chacun
   *[other] { $influence } d'influence, { $money } d'argent chacun
    }
tile-each-thing = { $influence ->
    [0] { $money } d'argent chacune
   *[other] { $influence } d'influence, { $money } d'argent chacune
    }
action-sign = signer un contrat
action-sell = vendre une œuvre
action-discover = découvrir un artiste
action-buy = acheter une œuvre
action-hire = embaucher des assistants
action-promote = promouvoir un artiste
action-reputation = prendre une tuile de réputation
action-bid = enchérir sur une œuvre internationale
piece-gallerist = galeriste
piece-assistant = assistant
kind-curator = carte conservateur
kind-dealer = carte marchand d'art
card-name = { $card } { $number }
cell-tile = ligne { $form }, colonne { $column }
cell-bid = offre de { $amount }, colonne { $column }
origin-desk = d'un bureau
origin-kicked_out = celui qui a été éjecté
origin-sales_office = du bureau commercial
origin-artists_colony = de la résidence d'artistes
origin-media_centre = du centre des médias
origin-international_market = du marché international
spot-plaza = place
spot-gallery = galerie
spot-lobby = lobby ({ $seat })
source-plaza = depuis la place
source-bag = depuis le sac
source-lobby = depuis le lobby
source-gallery = depuis la galerie
source-bonus = par un bonus
source-market = au marché
source-celebrity = pour une nouvelle célébrité
source-intermediate = au décompte intermédiaire
source-location = depuis l'emplacement
source-contract = depuis le contrat
level-none = aucun
level-apprentice = Apprenti
level-experienced = Expérimenté
level-master = Maître galeriste
goal-curator = objectifs de la carte conservateur
goal-highest = objectif le plus cher de la carte conservateur
goal-dealer = objectifs de la carte marchand d'art
goal-cards = argent des deux cartes
goal-reputation = tuiles de réputation
goal-masterpieces = pièces de maître
goal-money = argent en tout

## Questions

ask-start = Où commence votre galeriste ? Vous prenez la tuile de réputation de cet emplacement.
ask-turn = Où allez-vous ? Vous pouvez d'abord faire votre action exécutive.
ask-leave = Laissez-vous un assistant derrière vous ? Si quelqu'un y vient, vous aurez une action d'éjection.
ask-action = Quelle action faites-vous ici ? Vous pouvez d'abord faire votre action exécutive.
ask-after = Votre action exécutive, ou la fin de votre tour ?
ask-kicked_out = Vous êtes éjecté : une action de l'emplacement contre de l'influence, une action exécutive, ou rien ?
ask-visitors = Quel visiteur déplacez-vous ensuite ? Chaque pas coûte un ticket de sa couleur.
ask-assistant = Quel assistant placez-vous ?
ask-discover = Quel artiste découvrez-vous ?
ask-buy = De quel artiste achetez-vous une œuvre ?
ask-acclaim = Quel artiste gagne la renommée ?
ask-sign = Quel contrat signez-vous ?
ask-slot = Sur quelle case posez-vous le contrat ?
ask-sell = Quelle œuvre vendez-vous ?
ask-fulfil = Quel contrat sert à la vente ?
ask-send = Quel visiteur quitte votre galerie pour la place ?
ask-face = Quel bonus le dos du contrat doit-il montrer ?
ask-hire = Combien d'assistants embauchez-vous ?
ask-promote = Quel artiste promouvez-vous ?
ask-tile = Quelle tuile de réputation prenez-vous ?
ask-space = Sur quelle case posez-vous la tuile ? Son bonus est immédiat.
ask-usher = Quel visiteur quitte votre lobby pour la place ?
ask-bid = Où faites-vous une offre ?
ask-pay = Quelle part du prix payez-vous en influence ? Le reste se paie en argent.
ask-fame = Combien de renommée ajoutez-vous par l'influence ? Chaque point coûte un recul jusqu'à l'étoile précédente.
ask-ticket = Quel ticket prenez-vous ?
ask-exchange = Cette couleur est épuisée : quel ticket du box-office défaussez-vous pour en prendre un dans la défausse ?
ask-admit = Quel visiteur passe de la place à votre galerie ?
ask-call = Quel visiteur passe du sac à votre galerie ?
ask-toss = Les plus grandes piles sont égales : dans laquelle défausse-t-on un ticket ?
ask-easel = Quelle œuvre prenez-vous sur les chevalets, et sur quelle carte ?

move-start = Commencer ici : { $location }
move-go = Aller ici : { $location }
move-leave = Laisser un assistant : { $origin }
move-nobody = Ne laisser personne
move-act = Action : { $action }
move-idle = Ne rien faire : aucune action n'est possible
move-walk = Déplacer : { $visitor } ({ $spot })
move-stop = Plus de tickets
move-use = Utiliser le bonus du contrat { $slot }
move-done = Finir le tour
move-decline = Pas d'action d'éjection
move-assistant = L'assistant : { $origin }
move-discover = Découvrir { $artist }
move-buy = Acheter à { $artist }
move-acclaim = Renommée pour { $artist }
move-sign = Signer { $contract }
move-refresh = Poser quatre nouveaux contrats
move-sign-none = N'en signer aucun
move-slot = Case { $slot }
move-sell = Vendre { $work }
move-fulfil = Utiliser { $contract }
move-send = Renvoyer : { $visitor }
move-face = Montrer { $bonus }
move-hire = En embaucher { $count }
move-promote = Promouvoir { $artist }
move-reputation = Tuile : { $cell }
move-space = La case avec { $bonus }
move-usher = Renvoyer : { $visitor }
move-bid = Enchérir : { $cell }
move-pay = { $steps ->
        [0] Tout en argent
       *[other] { $steps } en influence
    }
move-fame = { $steps ->
        [0] Ne rien ajouter
       *[other] Ajouter { $steps } de renommée
    }
move-ticket = Prendre : { $ticket }
move-tickets = Prendre : { $tickets }
move-exchange = Défausser : { $ticket }
move-admit = Faire entrer : { $visitor }
move-call = Faire entrer : { $visitor }
move-toss = Défausser : { $ticket }
move-easel = Prendre { $work } sur la { $card }

## Ce qui arrive

event-dealt = { $seat } a { $curator } et { $dealer }.
event-set-up = Le plateau est prêt. { $seat } sera premier joueur ; le dernier choisit d'abord un emplacement.
event-started = { $seat } commence ici : { $location }. Tuile : { $tile }.
event-turn-began = À { $seat } de jouer.
chapter-turn-began = Manche { $round }
event-went = { $seat } va ici : { $location }.
event-left-behind = { $seat } laisse un assistant ({ $origin }) : { $location }.
event-kicked = { $seat } éjecte une pièce qui est à { $owner } ({ $piece }) : { $location }.
event-nothing-to-do = { $seat } ne peut rien faire ici : { $location }.
event-walked = { $seat } déplace un visiteur avec un ticket : { $visitor }, { $spot } → { $to }.
event-entered = { $seat } a un nouveau visiteur dans sa galerie, { $source } : { $visitor }.
event-sent = Chez { $seat }, un visiteur va sur la place, { $source } : { $visitor }.
event-assistant-placed = { $on ->
        [market] { $seat } place un assistant au marché international ({ $origin }) : case { $cell }.
       *[contract] { $seat } place un assistant sur le contrat { $cell } ({ $origin }).
    }
event-hired = { $seat } a un nouvel assistant.
event-went-home = Une pièce qui est à { $seat } rentre ({ $piece }), { $source }.
event-retired = Chez { $seat }, un assistant ({ $source }) ne trouve pas de bureau libre et quitte la partie.
event-commission-given-up = { $seat } renonce à sa commission ({ $artist }) : il n'y a plus d'œuvre de cette forme.
event-discovered = { $seat } découvre { $artist } et reçoit { $bonus }.
event-collector-came = Un collectionneur arrive sur la place : { $artist }.
event-bought = { $by ->
        [commission] { $seat } achète l'œuvre commandée { $work } ({ $artist }) pour { $amount }.
       *[signature] { $seat } achète { $work } ({ $artist }) pour { $amount }.
    }
event-paid = { $steps ->
        [0] { $seat } paie { $amount }.
       *[other] { $seat } paie { $amount }, dont { $steps } en influence (−{ $influence }).
    }
event-fame-raised = { $artist } gagne { $amount } de renommée et arrive à { $fame } ; une œuvre vaut { $value }.
event-celebrity = { $artist } devient une célébrité grâce à { $seat }.
event-ticket-taken = { $seat } prend un { $ticket }.
event-exchanged = { $seat } défausse un { $given } du box-office contre un { $ticket } de la défausse.
event-hung = { $seat } expose { $work }, qui vaut { $value }.
event-work-shown = { $visitors_count ->
        [0] L'œuvre suivante est { $work }.
       *[other] L'œuvre suivante est { $work }. Viennent la voir : { $visitors }.
    }
event-tile-taken = { $seat } pose une tuile de réputation sur la case avec { $bonus } : { $tile }.
event-tile-put-away = { $seat } n'a pas de case pour la tuile de réputation : { $tile }.
event-signed = { $seat } signe { $contract } sur la case { $slot }.
event-signed-none = { $seat } ne signe aucun des nouveaux contrats.
event-refreshed = { $seat } pose de nouveaux contrats.
event-reshuffled = Les contrats sont mélangés à nouveau.
event-contract-shown = Un nouveau contrat sur la case { $place } : { $contract }.
event-sold = { $seat } vend { $work } ({ $artist }) pour { $amount }.
event-turned-over = Chez { $seat }, le contrat { $contract } est retourné et montre { $bonus }.
event-promoted = { $seat } promeut { $artist } au niveau { $level }.
event-bid-made = { $seat } offre { $amount } dans la colonne { $column }.
event-influence-gained = { $seat } gagne { $amount } d'influence { $source }.
event-earned = { $seat } gagne { $amount } d'argent { $source }.
event-lost = { $seat } ne peut pas recevoir { $bonus } : c'est perdu.
event-declined = { $seat } ne fait pas d'action d'éjection.
event-came-back = { $seat } dépense { $influence } d'influence pour une action d'éjection : { $action }.
event-intermediate-scoring = La première couleur de tickets est épuisée : chacun gagne influence et argent pour ses visiteurs.
event-end-in-sight = La fin approche : on termine la manche, puis chacun joue encore un tour.
event-last-turns = Les derniers tours commencent ; il n'y a plus d'actions d'éjection.
event-lacerda-left-behind = Lacerda laisse un assistant : { $location }.
event-lacerda-went = Lacerda va ici : { $location }.
event-lacerda-went-home = Un assistant de Lacerda retourne à côté du plateau : { $location }.
event-lacerda-placed = { $tile ->
        [none] Lacerda a un assistant au marché : { $cell }.
       *[other] Lacerda a un assistant au marché : { $cell }. La tuile de réputation est défaussée.
    }
event-lacerda-kicked = { $seat } éjecte une pièce de Lacerda ({ $piece }) : { $location }.
event-kicked-by-lacerda = Lacerda éjecte une pièce qui est à { $seat } ({ $piece }) : { $location }.
event-tossed = Un { $ticket } du box-office est défaussé.
event-lacerda-took = Les offres de Lacerda sont les plus hautes : l'œuvre du chevalet est à lui.
event-easel-taken = { $seat } prend { $work } sur les chevalets, sur sa { $card } ; elle rapporte { $amount }.
event-cards-shown = { $seat } montre { $curator } et { $dealer }.
event-scored = { $seat } : argent { $cash }, majorités { $majorities }, réputation { $reputation }, œuvres { $works }, chevalet { $easel }, conservateur { $curator }, marchand { $dealer }, influence { $influence }. Total { $total }.
event-solo-result = { $level ->
        [master] Les buts du maître galeriste sont atteints.
        [experienced] Les buts du galeriste expérimenté sont atteints.
        [apprentice] Les buts de l'apprenti sont atteints.
       *[none] Aucun niveau n'est atteint.
    }
event-game-ended = La partie est finie : { $reason }. Argent final : { $scores_by_seat }.
reason-two_of_three = deux des trois signes de la fin sont là
reason-last_ticket = le dernier ticket a quitté le box-office
reason-stalled = rien n'a changé pendant { $box_stalled ->
    [one] une manche
   *[other] { $box_stalled } manches
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
refusal-location-needed = C'est un emplacement qu'on demande ici. [{ $rule }]
refusal-start-taken = Quelqu'un y commence déjà : { the-location }. [{ $rule }]
refusal-same-location = Votre galeriste y est déjà et doit aller ailleurs : { the-location }. [{ $rule }]
refusal-nothing-to-do = Aucune des deux actions n'y serait possible : { the-location }. [{ $rule }]
refusal-executed-already = Vous avez déjà fait votre action exécutive ce tour-ci. [{ $rule }]
refusal-executive-needed = C'est une action exécutive qu'on demande ici, ou la fin du tour. [{ $rule }]
refusal-action-needed = C'est une des deux actions de cet emplacement qu'on demande ici. [{ $rule }]
refusal-action-wanted = Une action est possible ici, il faut donc la faire : { the-location }. [{ $rule }]
refusal-other-location = C'est une action d'un autre emplacement : { the-location }. [{ $rule }]
refusal-action-lost = Après cela, aucune des deux actions ne serait plus possible ici, et il faut en faire une : { the-location }. [{ $rule }]
refusal-go-first = Votre galeriste doit d'abord y aller : { the-needed-location }. Pour l'instant il est ici : { the-place }. [{ $rule }]
refusal-acted-already = L'action d'emplacement de ce tour est terminée. [{ $rule }]
refusal-no-star-below = Il n'y a pas d'étoile sous votre marqueur d'influence (il est sur { $available }) : vous ne pouvez pas payer une action d'emplacement. [{ $rule }]
refusal-kicked-out-answer = C'est une action d'éjection qu'on demande ici, ou aucune. [{ $rule }]
refusal-no-ticket = Ce visiteur demande un ticket de sa couleur, et vous n'en avez pas : { the-needed-ticket }. [{ $rule }]
refusal-no-visitor-there = Il n'y a pas de tel visiteur à cet endroit : { the-needed-visitor }. [{ $rule }]
refusal-walk-or-stop = Déplacez un autre visiteur, ou arrêtez. [{ $rule }]
refusal-collector-limit = Votre galerie accueille { $available ->
        [one] { $available } collectionneur
       *[other] { $available } collectionneurs
    } pour l'instant ; chaque œuvre vendue en permet un de plus. [{ $rule }]
refusal-no-contract = Il n'y a pas de contrat sur votre case { $needed }. [{ $rule }]
refusal-bonus-used = Le bonus du contrat { $needed } est déjà pris : un assistant s'y trouve. [{ $rule }]
refusal-no-assistant = Vous n'avez pas d'assistant à y placer, ni à un bureau ni sur un emplacement. [{ $rule }]
refusal-desks-empty = Il n'y a personne à vos bureaux. [{ $rule }]
refusal-not-your-assistant = Aucun de vos assistants ne s'y trouve : { the-location }. [{ $rule }]
refusal-not-kicked-out = Aucun de vos assistants ne vient d'être éjecté. [{ $rule }]
refusal-source-needed = On demande d'où vient l'assistant. [{ $rule }]
refusal-commission-taken = Vous avez déjà une commission ; achetez d'abord cette œuvre. [{ $rule }]
refusal-all-discovered = Tous les artistes sont découverts. [{ $rule }]
refusal-discovered-already = Cet artiste est déjà découvert. [{ $rule }]
refusal-not-discovered = Cet artiste n'est pas encore découvert. [{ $rule }]
refusal-artist-needed = C'est un artiste qu'on demande ici. [{ $rule }]
refusal-no-work-left = Il ne reste aucune œuvre de cette forme d'art. [{ $rule }]
refusal-celebrity-retired = Une célébrité ne crée plus d'œuvres, sauf sur commission. [{ $rule }]
refusal-no-signature = Cet artiste n'a plus de signature : une de ses œuvres doit d'abord être vendue. [{ $rule }]
refusal-too-dear = Cela coûte { $needed }, et avec toute votre influence vous pourriez payer { $available }. [{ $rule }]
refusal-no-space = Vous exposez { $available ->
        [one] { $available } œuvre
       *[other] { $available } œuvres
    } et n'avez plus de place ; la quatrième case demande une pièce de maître. [{ $rule }]
refusal-contracts-full = Vous avez { $available ->
        [one] { $available } contrat
       *[other] { $available } contrats
    } sans vente, et pas de case pour un autre. [{ $rule }]
refusal-contract-needed = C'est un contrat exposé qu'on demande ici. [{ $rule }]
refusal-contract-wanted = On ne peut renoncer au contrat qu'après en avoir posé de nouveaux. [{ $rule }]
refusal-refreshed-already = De nouveaux contrats ont déjà été posés. [{ $rule }]
refusal-not-on-display = Ce contrat n'est pas visible. [{ $rule }]
refusal-slot-taken = Le contrat de votre case { $needed } n'a pas encore servi à une vente. [{ $rule }]
refusal-slot-needed = C'est une de vos cases contrat qu'on demande ici, de 1 à 3. [{ $rule }]
refusal-nothing-on-show = Vous n'exposez aucune œuvre à vendre. [{ $rule }]
refusal-no-open-contract = Vous n'avez aucun contrat qui n'ait déjà servi. [{ $rule }]
refusal-no-contract-of-form = Aucun de vos contrats n'est pour cette forme d'art. [{ $rule }]
refusal-contract-does-not-fit = Le contrat de votre case { $needed } ne convient pas à cette œuvre. [{ $rule }]
refusal-not-your-contract = Vous n'avez pas ce contrat. [{ $rule }]
refusal-work-needed = C'est une œuvre exposée qu'on demande ici. [{ $rule }]
refusal-not-on-show = Vous n'exposez pas cette œuvre. [{ $rule }]
refusal-not-in-gallery = Pas de tel visiteur dans votre galerie : { the-visitor }. [{ $rule }]
refusal-not-in-lobby = Pas de tel visiteur dans votre lobby : { the-visitor }. [{ $rule }]
refusal-not-on-plaza = Pas de tel visiteur sur la place : { the-visitor }. [{ $rule }]
refusal-not-in-bag = Pas de tel visiteur dans le sac : { the-visitor }. [{ $rule }]
refusal-other-visitor = Ce bonus fait entrer un investisseur ou un VIP, pas : { the-visitor }. [{ $rule }]
refusal-visitor-needed = C'est une sorte de visiteur qu'on demande ici. [{ $rule }]
refusal-face-needed = On demande si l'argent ou l'influence doit être visible. [{ $rule }]
refusal-number-needed = On embauche de un à { $needed } assistants à la fois. [{ $rule }]
refusal-queue-short = Il en reste { $available } dans votre file, pas { $needed }. [{ $rule }]
refusal-desks-short = Vous avez { $available ->
        [0] zéro bureau libre
        [one] { $available } bureau libre
       *[other] { $available } bureaux libres
    }, et il en faut { $needed }. [{ $rule }]
refusal-promoted-enough = Cet artiste a déjà la plus haute promotion : { $available }. [{ $rule }]
refusal-no-token = Il ne reste pas de jeton de promotion de niveau { $needed }. [{ $rule }]
refusal-influence-short = Il faut { $needed } d'influence, et vous en avez { $available }. [{ $rule }]
refusal-nothing-acquired = Vous n'avez encore acquis aucune œuvre, et chaque ligne en demande une de sa forme. [{ $rule }]
refusal-spaces-full = Toutes vos cases de réputation sont prises. [{ $rule }]
refusal-no-tile-in-reach = Il ne reste pas de tuile là où vos œuvres et votre lobby vous donneraient accès. [{ $rule }]
refusal-tile-needed = C'est une case avec une tuile de réputation qu'on demande ici. [{ $rule }]
refusal-bid-needed = C'est une case des lignes d'enchères qu'on demande ici. [{ $rule }]
refusal-column-closed = La colonne { $needed } ne sert pas à si peu de joueurs. [{ $rule }]
refusal-lobby-lacks = { $needed ->
        [1] La première colonne demande un visiteur dans votre lobby.
        [2] La deuxième colonne demande un investisseur et un VIP dans votre lobby.
       *[3] La troisième colonne demande dans votre lobby un collectionneur, et un investisseur ou un VIP.
    } [{ $rule }]
refusal-form-not-acquired = Cette ligne demande une œuvre acquise : { the-form }. [{ $rule }]
refusal-cell-taken = Cette case est prise. [{ $rule }]
refusal-space-taken = Cette case de réputation est prise ; cases libres : { $available }. [{ $rule }]
refusal-space-needed = C'est une de vos cases de réputation qu'on demande ici. [{ $rule }]
refusal-amount-needed = C'est un nombre qu'on demande ici. [{ $rule }]
refusal-above-price = Le prix est de { $needed } ; on ne peut pas en payer { $available }. [{ $rule }]
refusal-above-cash = Il resterait { $needed } à payer en argent, et vous avez { $available }. [{ $rule }]
refusal-steps-short = Votre influence paie { $available } au plus, pas { $needed }. [{ $rule }]
refusal-stars-wanted = Votre mur est plein si l'artiste ne devient pas une célébrité : gardez de l'influence pour { $needed } de renommée. [{ $rule }]
refusal-celebrity-wanted = Votre mur est plein si l'artiste ne devient pas une célébrité : ajoutez au moins { $needed }, pas { $available }. [{ $rule }]
refusal-stars-short = Votre influence ajoute { $available } de renommée au plus, pas { $needed }. [{ $rule }]
refusal-fame-ends = La renommée s'arrête à { $needed } ; { $available } serait trop. [{ $rule }]
refusal-same-colour = Deux tickets pris en même temps sont de couleurs différentes. [{ $rule }]
refusal-other-colour = Cette couleur n'est pas représentée ici : { the-ticket }. [{ $rule }]
refusal-no-such-ticket = Il n'y en a plus, ni au box-office ni dans la défausse : { the-ticket }. [{ $rule }]
refusal-ticket-needed = C'est un ticket qu'on demande ici. [{ $rule }]
refusal-office-lacks = Le box-office n'en a plus : { the-ticket }. [{ $rule }]
refusal-smaller-pile = Le ticket vient d'une des plus grandes piles ({ $needed }) ; celle-ci en a { $available }. [{ $rule }]
refusal-easel-needed = On demande une œuvre d'un chevalet et une de vos deux cartes. [{ $rule }]
refusal-not-on-easel = Cette œuvre n'est sur aucun chevalet. [{ $rule }]

## Le plateau en tableaux

board-headline = { $phase ->
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
board-home = à la maison
board-locations = Emplacements
board-there = Présents
board-kicked-out = Éjecté
board-tile = Tuile
board-lacerda = Lacerda
board-piece = { $piece } ({ $owner })
board-artists = Artistes
board-artist = Artiste
board-fame = Renommée
board-price = Initiale
board-value = Valeur
board-promotion = Promotion
board-signatures = Signatures
board-bonus = Bonus
board-celebrity = célébrité
board-piles = Œuvres à vendre et sur les chevalets
board-form = Forme
board-visitors = Visiteurs
board-below = Dessous
board-easel = Chevalet : { $work }
board-worth = rapporte { $amount }
board-column = { $column } : +{ $influence }, { $lobby }
board-bid = Offre { $amount }
board-display = Contrats visibles ({ $left } dans la pile)
board-place = Place
board-contract = Contrat
board-people = Tickets et visiteurs
board-office = Box-office
board-discarded = Tickets défaussés
board-bag = Sac
board-left = Restent
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
       *[back] a servi à une vente, { $bonus }
    }{ $used ->
        [used] {" "}(bonus pris)
       *[open] {""}
    }
board-score = { $when ->
        [over] Le dernier compte : { $seat }
       *[now] Si la partie finissait maintenant : { $seat }
    }
board-line = Ligne
board-level = Niveau
board-wanted = But
board-needed = Demandé
board-solo = Lacerda : { $location }, { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    } à côté du plateau
score-cash = Argent
score-majorities = Majorités au marché
score-tile = Réputation : { $tile }
score-works = Œuvres exposées
score-easel = Œuvre du chevalet
score-curator = Carte conservateur
score-dealer = Carte marchand d'art
score-influence = Influence { $space }
score-total = Total

## Les règles avec nos mots

rules-1-title = De quoi il s'agit
rules-1-text = Vous dirigez une galerie. Vous découvrez des artistes, achetez leurs œuvres tant qu'elles sont bon marché, rendez les artistes célèbres, vendez certaines œuvres et en gardez d'autres. Les visiteurs de votre galerie apportent argent, influence et renommée ; les assistants au marché international apportent de la réputation et une part dans la dernière enchère. Qui a le plus d'argent une fois tout compté gagne.

rules-2-title = Un tour
rules-2-text = Déplacez votre galeriste vers un autre emplacement et faites l'une de ses deux actions, si l'une est possible. Si vous venez d'un emplacement, vous pouvez y laisser un assistant, pris à un bureau ou sur un autre emplacement.
    Une fois par tour, avant ou après l'action d'emplacement, vous pouvez faire une action exécutive : déplacer des visiteurs avec des tickets, ou utiliser le bonus d'un contrat. Entre le déplacement et l'action d'emplacement, elle ne doit pas vous priver de toute action à faire là.

rules-3-title = Éjecté
rules-3-text = Un galeriste ou un assistant présent là où quelqu'un arrive est éjecté. Après ce tour, son propriétaire peut faire une action d'éjection : reculer sur la piste d'influence jusqu'à l'étoile précédente et faire une des deux actions de cet emplacement, ou faire une action exécutive sans rien payer. L'assistant éjecté peut être celui qu'on utilise. Ensuite la pièce rentre à la maison : le galeriste dans sa galerie, l'assistant à un bureau libre ; sans bureau il quitte la partie. On peut éjecter son propre assistant, mais cela ne donne pas d'action.

rules-4-title = Visiteurs et tickets
rules-4-text = Un ticket avance un visiteur de sa couleur d'un espace vers votre galerie : de la place à votre lobby, de votre lobby à votre galerie, ou d'un autre lobby à la place. Les tickets marron déplacent les investisseurs, les roses les VIP, les blancs les collectionneurs. Une seule action exécutive permet d'en dépenser autant qu'on veut. Aucun ticket ne fait sortir d'une galerie.
    Votre galerie accueille { $box_collectors ->
        [1] un collectionneur
        [one] { $box_collectors } collectionneur
       *[other] { $box_collectors } collectionneurs
    }, et un de plus par œuvre vendue.
    Si une couleur est épuisée au box-office, défaussez-en un autre ticket et prenez la couleur dans la défausse ; si le box-office est vide, prenez directement dans la défausse.

rules-5-title = Résidence d'artistes
rules-5-text = Découvrir un artiste : prenez le bonus de la tuile ; le collectionneur d'un artiste rouge va sur la place. Vous recevez une commission, une seule à la fois : la prochaine œuvre de cet artiste ne vous coûte que sa renommée initiale.
    Acheter une œuvre : le prix est la renommée de l'artiste. Chaque artiste a deux signatures, donc deux œuvres non vendues au plus. Les visiteurs de l'œuvre vont sur la place. L'artiste gagne la renommée de l'œuvre et 1 par collectionneur de votre galerie, et vous prenez les tickets de l'œuvre. Vous pouvez exposer trois œuvres, et une quatrième tant que l'une est une pièce de maître.
    Quand vous exposez votre troisième œuvre, la tuile de réputation qui s'y trouve va à la fin de votre tour sur une de vos cases de réputation : vous avez le bonus de la case, et un visiteur quitte votre lobby pour la place.

rules-6-title = Bureau commercial
rules-6-text = Signer un contrat : prenez-en un visible, après en avoir posé quatre nouveaux si vous voulez, et mettez-le sur une case libre, qui donne un ticket, ou sur un contrat qui a servi. Avec trois contrats qui n'ont pas servi on ne peut pas signer.
    Vendre une œuvre : il faut un contrat de sa forme d'art. Vous gagnez sa valeur, la signature retourne à l'artiste, et un visiteur quitte votre galerie pour la place. Le contrat est retourné : après un investisseur il montre l'argent, après un VIP l'influence, sinon comme vous voulez.

rules-7-title = Centre des médias
rules-7-text = Embaucher des assistants : jusqu'à quatre, autant que de bureaux libres, chacun au prix de sa case et avec son bonus.
    Promouvoir un artiste au niveau suivant : cela coûte autant d'influence que le niveau et donne le bonus du niveau ; puis l'artiste gagne { $box_promotion_fame } de renommée et 1 par collectionneur de votre galerie.

rules-8-title = Marché international
rules-8-text = Une colonne demande des visiteurs dans votre lobby : un quelconque ; un investisseur et un VIP ; un collectionneur avec un investisseur ou un VIP. Elle donne { $box_column_1 }, { $box_column_2 } ou { $box_column_3 } d'influence.{ $box_closed_1 ->
        [never] {""}
       *[other] {" "}Dans une partie à { $box_closed_1 }, la première colonne est fermée.
    }{ $box_closed_2 ->
        [never] {""}
       *[other] {" "}Dans une partie à { $box_closed_2 }, la deuxième colonne est fermée.
    }{ $box_closed_3 ->
        [never] {""}
       *[other] {" "}Dans une partie à { $box_closed_3 }, la troisième colonne est fermée.
    }
    Prenez une tuile de réputation dans une ligne dont vous avez acquis la forme d'art, posez-la sur une de vos cases de réputation et prenez son bonus ; un visiteur quitte votre lobby pour la place. Un de vos assistants reste sur la case.
    Offrez { $box_bid_1 }, { $box_bid_2 } ou { $box_bid_3 } pour les œuvres des chevalets : payez, prenez le bonus, laissez-y un assistant.

rules-9-title = Influence et renommée
rules-9-text = Quand vous payez, chaque recul jusqu'à l'icône d'argent précédente de la piste d'influence paie 1. Quand un artiste gagne de la renommée par vous, chaque recul jusqu'à l'étoile précédente en ajoute 1. Ce qui dépasse { $box_influence_end } est perdu.
    Les étoiles d'un artiste donnent à ses œuvres une valeur de { $box_values } et enfin { $box_celebrity_value }. À { $box_celebrity } de renommée, l'artiste est une célébrité : qui l'a provoqué gagne { $box_celebrity_money } d'argent, ses œuvres exposées sont des pièces de maître, et on ne peut plus rien lui acheter sauf une commission.
    Après le tour où la première couleur de tickets s'épuise, chacun gagne une fois { $box_vip_influence } d'influence{ $box_vip_money ->
        [0] {""}
       *[other] {" "}et { $box_vip_money } d'argent
    } par VIP, { $box_investor_money } d'argent{ $box_investor_influence ->
        [0] {""}
       *[other] {" "}et { $box_investor_influence } d'influence
    } par investisseur, et { $box_collector_influence } d'influence et { $box_collector_money } d'argent par collectionneur.

rules-10-title = La fin
rules-10-text = { $box_ends ->
        [1] Un signe sur trois amène la fin
        [2] Deux signes sur trois amènent la fin
       *[3] Trois signes réunis amènent la fin
    } : plus de tickets au box-office, { $box_celebrities ->
        [one] une célébrité
       *[other] { $box_celebrities } célébrités
    }, plus de visiteurs dans le sac. On termine la manche, et chacun joue encore un tour, sans actions d'éjection. Une partie où { $box_stalled } manches ne changent ni les tickets, ni la renommée, ni le sac finit aussi.

rules-11-title = Le dernier compte
rules-11-text = Dans cet ordre : majorités d'assistants dans chaque colonne du marché ({ $box_majorities_1 } ; { $box_majorities_2 } ; { $box_majorities_3 }) ; tuiles de réputation ; valeur des œuvres exposées ; œuvres des chevalets, qui vont aux plus hautes offres et se posent sur la carte conservateur ou marchand d'art ; carte conservateur pour les œuvres exposées ; carte marchand d'art pour les œuvres vendues ; influence.
    À argent égal décident les œuvres acquises, les visiteurs de la galerie, les assistants en jeu ; puis la victoire est partagée.

rules-12-title = Seul contre Lacerda
rules-12-text = Après votre premier tour, Lacerda est placé en face de vous ; après chacun de vos tours suivants il avance dans le sens horaire, laisse un assistant derrière lui et éjecte qui se trouve là. Si vous éjectez une de ses pièces, un ticket de la plus grande pile est défaussé. Quand il arrive au marché, ou qu'il en est éjecté, un de ses assistants prend la première case libre, tour à tour en haut et en bas ; une tuile qui s'y trouve est perdue. La partie finit après le tour où le dernier ticket quitte le box-office, et un tour de plus.
    Apprenti : { $box_apprentice_reputation ->
        [one] { $box_apprentice_reputation } tuile de réputation
       *[other] { $box_apprentice_reputation } tuiles de réputation
    }, { $box_apprentice_masterpieces ->
        [one] { $box_apprentice_masterpieces } pièce de maître
       *[other] { $box_apprentice_masterpieces } pièces de maître
    }{ $box_apprentice_curator ->
        [0] {""}
        [highest] {""}, l'objectif le plus cher du conservateur
        [one] {""}, un objectif du conservateur
       *[other] {""}, { $box_apprentice_curator } objectifs du conservateur
    }{ $box_apprentice_dealer ->
        [0] {""}
        [one] {""}, un objectif du marchand
       *[other] {""}, { $box_apprentice_dealer } objectifs du marchand
    }{ $box_apprentice_cards ->
        [0] {""}
       *[other] {""}, { $box_apprentice_cards } d'argent des deux cartes
    }{ $box_apprentice_money ->
        [0] {""}
       *[other] {""}, { $box_apprentice_money } d'argent
    }. Expérimenté : { $box_experienced_reputation ->
        [one] { $box_experienced_reputation } tuile de réputation
       *[other] { $box_experienced_reputation } tuiles de réputation
    }, { $box_experienced_masterpieces ->
        [one] { $box_experienced_masterpieces } pièce de maître
       *[other] { $box_experienced_masterpieces } pièces de maître
    }{ $box_experienced_curator ->
        [0] {""}
        [highest] {""}, l'objectif le plus cher du conservateur
        [one] {""}, un objectif du conservateur
       *[other] {""}, { $box_experienced_curator } objectifs du conservateur
    }{ $box_experienced_dealer ->
        [0] {""}
        [one] {""}, un objectif du marchand
       *[other] {""}, { $box_experienced_dealer } objectifs du marchand
    }{ $box_experienced_cards ->
        [0] {""}
       *[other] {""}, { $box_experienced_cards } d'argent des deux cartes
    }{ $box_experienced_money ->
        [0] {""}
       *[other] {""}, { $box_experienced_money } d'argent
    }. Maître : { $box_master_reputation ->
        [one] { $box_master_reputation } tuile de réputation
       *[other] { $box_master_reputation } tuiles de réputation
    }, { $box_master_masterpieces ->
        [one] { $box_master_masterpieces } pièce de maître
       *[other] { $box_master_masterpieces } pièces de maître
    }{ $box_master_curator ->
        [0] {""}
        [highest] {""}, l'objectif le plus cher du conservateur
        [one] {""}, un objectif du conservateur
       *[other] {""}, { $box_master_curator } objectifs du conservateur
    }{ $box_master_dealer ->
        [0] {""}
        [one] {""}, un objectif du marchand
       *[other] {""}, { $box_master_dealer } objectifs du marchand
    }{ $box_master_cards ->
        [0] {""}
       *[other] {""}, { $box_master_cards } d'argent des deux cartes
    }{ $box_master_money ->
        [0] {""}
       *[other] {""}, { $box_master_money } d'argent
    }.

## Le plateau dans le navigateur

board-ga-steps = Où en est le tour
board-ga-hint = Montrez un élément du plateau pour voir ce qu'il ferait.
board-ga-no-way-back = Votre réponse dévoile quelque chose : après, on ne revient plus en arrière.
board-ga-kicked-turn = action d'éjection pour { $seat }
board-ga-confirm = Oui, cela
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
        [hire] Combien
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
        [hang] Accrocher l'œuvre
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
board-ga-celebrity = devient une célébrité : { $money } d'argent pour vous
board-ga-commission-for = commission : l'œuvre pour { $price }
board-ga-spent = dépensé :
board-ga-moves-to = { $place ->
        [plaza] vers la place
        [lobby] vers votre lobby
       *[gallery] dans votre galerie
    }
board-ga-bonus-lost = { $bonus } : rien pour l'instant
board-ga-fame-bonus = { $gain } de renommée pour un artiste, davantage par l'influence
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
board-ga-limit-then = ensuite jusqu'à { $to } dans votre galerie
board-ga-note = { $note ->
        [usher] un visiteur quitte votre lobby
        [send] un visiteur quitte votre galerie
        [own-kick] votre propre assistant rentre à la maison
        [reveals] quatre nouvelles cartes : ensuite, pas de retour en arrière
        [stays-kicked] si quelqu'un y vient, vous avez une action d'éjection
        [turns] le contrat est retourné
       *[discards] le contrat utilisé part, pas de ticket
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
board-ga-initial = Débute avec { $fame } de renommée, prix d'une commission
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
board-ga-look = Regarder { $work }
board-ga-work-fame = L'artiste gagne { $fame } de renommée
board-ga-onlookers = Visiteurs devant l'œuvre
board-ga-below = { $count ->
        [one] { $count } œuvre dessous
       *[other] { $count } œuvres dessous
    }
board-ga-no-works = Plus d'œuvres
board-ga-column-gain = Rapporte { $influence } d'influence
board-ga-lobby-wants = Demandé dans le lobby :
board-ga-bid-row = Offre
board-ga-majorities = Majorités : premier, deuxième, troisième
board-ga-easels = Sur les chevalets, pour les meilleures offres
board-ga-bids = Offres :
board-ga-endings = Signes de la fin
board-ga-tickets-left = { $ticket ->
        [brown] tickets marron : { $count }
        [pink] tickets roses : { $count }
       *[white] tickets blancs : { $count }
    }
board-ga-celebrities = Célébrités
board-ga-end-when = { $wanted ->
        [1] Le dernier ticket met fin à la partie
       *[other] { $wanted } de ces signes mettent fin à la partie ; ici { $met }
    }
board-ga-phase = { $phase ->
        [last_rounds] La fin approche : cette manche, puis une dernière.
       *[last_turns] Derniers tours
    }
board-ga-visitors-heading = Visiteurs
board-ga-contracts-left = { $count ->
        [one] { $count } contrat dans la pile
       *[other] { $count } contrats dans la pile
    }
board-ga-four-new = Quatre nouveaux
board-ga-token = Niveau { $level } : il en reste { $left }, rapporte { $bonus }
board-ga-media-help = Une promotion coûte son niveau en influence.
board-ga-step-back = Reculer à { $space }
board-ga-masterpiece = pièce de maître
board-ga-free-wall = espace libre
board-ga-fourth = un quatrième espace, avec une pièce de maître exposée
board-ga-desks = Assistants aux bureaux : { $count }
board-ga-queue = Dans la file : ce que coûte et rapporte une embauche
board-ga-contracts = Contrats
board-ga-reputation = Réputation
board-ga-card-counts = { $card ->
        [curator] exposées
       *[dealer] vendues
    }
board-ga-wanted = { $there ->
        [yes] { $form } : présente
       *[no] { $form } : demandée
    }
board-ga-pays = rapporte { $amount } à la fin
board-ga-in-gallery = Dans la galerie
board-ga-collectors = Collectionneurs
board-ga-count-now = Si la partie finissait maintenant :
board-ga-count-line = { $what ->
        [cash] Argent
        [majority] Majorité de la colonne { $of }
        [works] Œuvres exposées
        [easel] Œuvre des chevalets
        [curator] Carte conservateur
        [dealer] Carte marchand d'art
       *[influence] Influence { $space }
    }
board-ga-count-part = { $part ->
        [cash] Argent
        [majority] Majorités au marché
        [tile] Tuiles de réputation
        [works] Œuvres exposées
        [easel] Œuvre des chevalets
        [curator] Carte conservateur
        [dealer] Carte marchand d'art
       *[influence] Influence
    }
board-ga-final = Le décompte final
board-ga-count-all = Tout montrer
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
        [places] Emplacements
        [colony] Artistes
        [market] Marché
        [offices] Bureaux
        [plaza] Visiteurs
        [own] Votre galerie
       *[others] Les autres
    }
board-ga-room-asked = quelque chose à choisir
board-ga-solo = Lacerda, et ce qu'il vous faut
board-ga-lacerda-at = Lacerda repart de : { $location }
board-ga-lacerda-waits = Lacerda arrive après votre premier tour
board-ga-lacerda-assistants = à côté du plateau : { $count }
board-ga-lacerda-easel = Lacerda a l'œuvre du chevalet
board-ga-kicked-offer = une action après une éjection
board-ga-answer-location = Choisissez un emplacement sur le plateau
board-ga-answer-action = Choisissez une action sur le plateau
board-ga-answer-executive = Choisissez un visiteur ou un contrat sur le plateau
board-ga-answer-visitor = Choisissez un visiteur sur le plateau
board-ga-answer-artist = Choisissez un artiste sur le plateau
board-ga-answer-contract = Choisissez un contrat sur le plateau
board-ga-answer-work = Choisissez une œuvre sur le plateau
board-ga-answer-queue = Choisissez combien dans votre file
board-ga-answer-market = Choisissez une case du marché
board-ga-answer-space = Choisissez une case de votre plateau
board-ga-answer-easel = Choisissez une œuvre des chevalets

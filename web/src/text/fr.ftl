# Les mots du client. Ceux d'un titre viennent du serveur.

house-name = Vernissage
house-lead = Une maison pour les jeux de société sur le marché de l'art.
skip = Aller au contenu
close = Fermer
no = Annuler
keep = Enregistrer
copy = Copier
copied = Copié.
copy-by-hand = Le texte est sélectionné : copiez-le vous-même (Ctrl+C).
loading = Un instant…
loading-table = On vous conduit à votre table…
try-again = Réessayer
to-lobby = Toutes les tables
switch-on = oui
switch-off = non

## Quand quelque chose ne va pas

problem-heading = Cela n'a pas marché
problem-unreachable = Le serveur est injoignable. Est-il lancé, et êtes-vous sur le même réseau ?
problem-unknown = Quelque chose s'est mal passé. Veuillez réessayer.
stored-seats = Qui était assis ici
stored-heading = Ce qui a été conservé
stored-cut = Dans les mots de l'enregistrement. Ce que seuls d'autres peuvent savoir n'y est pas.
stored-none = Aucun coup n'a été conservé.
stored-back = ramène la partie { $n ->
    [0] à son début
   *[other] là où elle en était après { $n }
}
stored-whole = L'enregistrement entier, tel qu'il est écrit
table-missing-heading = Table introuvable
table-missing = Il n'y a pas de table à cette adresse. Le lien est peut-être incomplet.
nowhere-heading = Page introuvable
nowhere = Cette adresse ne mène nulle part sur ce site.
reconnecting = Reconnexion…
refused-disconnected = La connexion est interrompue, rien n'a été envoyé. Elle se rétablira d'elle-même ; réessayez ensuite.

## La porte d'une maison fermée

door-closed = Ceci est un club fermé. La personne qui vous invite connaît le mot de passe.
door-password = Mot de passe du club
door-enter = Entrer
door-wrong = Ce n'est pas le mot de passe du club.
door-too-many = Trop de mots de passe erronés. Attendez une minute.

## Le visiteur

nickname-label = Votre nom à la table
nickname-example = p. ex. Peggy
nickname-guest = Invité
nickname-change = Changer de nom :

## Le hall

play-now = Jouer contre des bots
open-table = Ouvrir une table entre amis
opponents = Vos adversaires, des bots
only-bot = Un seul bot y joue : { $bot }.
opening = Un instant…
titles = Jeux
title-facts = { $designer }, { $year } · { $least }⁠–⁠{ $most } joueurs · { $short }⁠–⁠{ $long } minutes
tables-turns = { $count ->
        [one] À vous de jouer
       *[other] À vous de jouer à { $count } tables
    }
tables-yours = Vos tables
tables-older = { $count ->
    [one] { $count } partie terminée plus ancienne
   *[other] { $count } parties terminées plus anciennes
}
tables-open = Tables ouvertes
tables-playing = Parties à regarder
tables-none = Pas encore de table. Ouvrez-en une, et tout le monde la verra ici.
row-free = { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
row-bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
row-playing = en cours
row-paused = en pause
row-over = terminée
row-ended = fermée
row-stored = version { $rules } des règles, injouable ici
row-set-aside = mise de côté, injouable ici
row-look = Voir ce qui reste
row-answer = Jouer
row-your-turn = à vous de jouer (question posée { $ago })
row-your-turn-clock = à vous de jouer, temps restant : { $span }
row-return = Retourner à la table
row-join = Rejoindre
row-watch = Regarder

## Ouvrir une table

form-title = Jeu
form-players = Joueurs
form-seats = Places
form-seat = Place { $number }
form-seat-me = Vous
form-seat-open = Ouverte à tous
form-seat-here = Quelqu'un sur cet appareil
form-here-name = Nom pour la place { $number }
form-seat-bot = Bot : { $bot }
form-all-open = Toutes ouvertes
form-all-bots = Rien que des bots
form-option-players = Seulement à { $players } joueurs.
form-hammer-help = Aux enchères libres, le lot est adjugé si personne ne surenchérit pendant ce délai. Chaque surenchère relance le compte à rebours.
table-own-box = Votre propre matériel
form-own-box-help = Si vous possédez le jeu et que son matériel diffère du nôtre, choisissez ici votre propre fichier (la commande « vernissage components » affiche le nôtre).
own-box-used = le fichier de matériel de l'hôte
table-hints = Conseils
hints-on = permis
hints-off = aucun
form-hints-help = À son tour, chacun peut demander à l'ordinateur ce qu'il ferait, et pourquoi. Les autres apprennent qui a demandé. Une partie avec conseil ne peut pas faire monter votre force.
form-order = Ordre des places
form-order-drawn = tiré au sort
form-order-chosen = comme ci-dessus
form-open = Ouvrir la table
form-start = Commencer la partie
table-hammer = Compte à rebours des enchères
hammer-none = sans compte à rebours
hammer-seconds = { $seconds } s
table-away = Un bot prend le relais
form-away-help = Si vous êtes absent aussi longtemps, un bot répond à votre place jusqu'à votre retour.
away-never = jamais
away-after = après { $unit ->
        [hours] { $count ->
            [one] { $count } heure
           *[other] { $count } heures
        }
        [minutes] { $count ->
            [one] { $count } minute
           *[other] { $count } minutes
        }
       *[seconds] { $count } s
    } d'absence
table-pace = Rythme
pace-live = en direct
pace-relaxed = lent, { $refill } par tour
form-pace-live-help = Vous jouez ensemble, d'une traite.
form-pace-relaxed-help = Une partie sur plusieurs jours, chacun à son heure. Chaque personne a une réserve de { $reserve } ; elle ne diminue que pendant qu'on attend sa réponse, et chaque nouveau tour lui rend { $refill }. Quand la réserve est vide, un bot joue ce tour à sa place.
pace-told = { $refill } de plus à chaque tour, { $reserve } au maximum
span = { $unit ->
        [days] { $count ->
            [one] { $count } jour
           *[other] { $count } jours
        }
        [hours] { $count ->
            [one] { $count } heure
           *[other] { $count } heures
        }
        [minutes] { $count ->
            [one] { $count } minute
           *[other] { $count } minutes
        }
       *[seconds] { $count ->
            [one] { $count } seconde
           *[other] { $count } secondes
        }
    }
table-listed = Visibilité
listed-public = visible par tous
listed-private = privée : par lien seulement

## La salle d'attente

room-open = { $count ->
        [one] Il reste une place libre.
       *[other] Il reste { $count } places libres.
    }
room-ready = Tout le monde est là.
room-absent = Pas encore là : { $names }.
room-ready-host = Tout le monde est là. Vous pouvez commencer.
room-join-help = Prenez une place et nous vous demanderons votre nom, ou restez simplement pour regarder.
room-wait-host = On attend que l'hôte lance la partie.
take-seat = Prendre cette place
sit-down = Prendre la place
leave-seat = Quitter la place
remove-seat = Retirer
remove-name = Retirer { $name }
remove-open-cost = { $name } perd sa place, qui redevient libre.
remove-playing-cost = Un bot remplace { $name } jusqu'à la fin. C'est définitif.
start = Commencer la partie
start-bots = { $count ->
        [one] Si vous commencez maintenant, un bot prend la place libre.
       *[other] Si vous commencez maintenant, des bots prennent les { $count } places libres.
    }
invite = Inviter des amis
invite-link = Envoyez ce lien
invite-help = Il fonctionne pour toutes les personnes sur votre réseau : elles l'ouvrent, tapent un nom et prennent place.
invite-watch-help = Il fonctionne pour toutes les personnes sur votre réseau : elles l'ouvrent et regardent.
invite-qr = Code QR du lien d'invitation
personal-summary = Passer votre place sur un autre appareil
personal-link = Votre lien personnel
personal-qr = Code QR de votre lien personnel
seat-moved = Votre place est passée sur un autre appareil. Pour la reprendre ici, ouvrez-y le menu de la table et scannez son lien personnel.
personal-help = Ouvrez-le sur l'autre appareil. Gardez-le pour vous : toute personne qui l'a peut jouer à votre place.
table-facts = Cette table
end-table = Fermer la table
end-open-cost = La table est fermée pour tous.
end-playing-cost = La partie s'arrête pour tous, sans résultat.

## Les places

players = Joueurs
seat-open = Place libre
seat-open-help = en attente d'un joueur
seat-bot = un bot
seat-bot-says = { $bot } (bot). { $says }
seat-away = un bot joue à sa place
seat-here = en ligne
seat-gone = hors ligne
seat-you = vous
seat-you-host = vous, l'hôte
seat-host = hôte
seat-turn = tour en cours
seat-won = gagne
clock-left = reste { $span }
clock-reserve = réserve : { $span }
clock-up = temps écoulé

## La décision

your-side = Vos décisions
your-turn = À vous
your-turn-call = À vous. { $prompt }
you-may-speak = Vous pouvez intervenir ; la partie ne vous attend pas
sealed-help = Secret : les autres voient seulement que vous avez répondu.
spectator-help = Vous regardez. Vous voyez seulement ce que toute la table peut voir.
held-heading = C'est joué. Voulez-vous reprendre ce coup ?
held-help = Les autres attendent : finissez votre tour pour qu'ils continuent. D'ici là, vous pouvez reprendre ce coup.
take-back = Reprendre le coup
start-over = { $count ->
        [one] Tout recommencer ({ $count } étape)
       *[other] Tout recommencer ({ $count } étapes)
    }
end-turn = Finir mon tour
away-heading = Un bot joue pour vous
away-help = Il continue jusqu'à ce que vous repreniez votre place.
come-back = Reprendre votre place
paused-heading = La partie est en pause
paused-host = Vous pouvez la relancer depuis le menu de la table.
paused-guest = Elle continue quand l'hôte la relance.
fold = Replier le panneau
amount-range = De { $low } à { $high }
amount-less = Un de moins
amount-more = Un de plus
amount-raises = Augmenter de
amount-send = Confirmer { $amount }
amount-cost = C'est { $amount }, plus de la moitié du maximum possible ici ({ $most }).
amount-sure = Oui : { $action }
amount-change = Modifier
several-exactly = Choisissez-en { $count }.
several-between = Choisissez-en de { $least } à { $most }.
several-send = { $count ->
        [0] N'en choisir aucun
       *[other] Valider ce choix ({ $count })
    }
order-help = Mettez-les dans l'ordre voulu, le premier en haut.
order-up = { $item } : monter
order-down = { $item } : descendre
order-send = Dans cet ordre
hint-ask = Que feriez-vous ?
hint-told = Les autres apprennent que vous demandez.
hint-thinking = L'ordinateur réfléchit…
hint-would = L'ordinateur ferait ceci
hint-share = Gagne { $share } % des parties semblables, d'après ses simulations ({ $low }–{ $high } %).
hint-share-sure = Gagne { $share } % des parties semblables, d'après ses simulations.
hint-do = Choisir ceci
hint-others = Autres coups
hint-close = Fermer le conseil
preview-chance = La suite dépend du hasard ou de ce qui vous est caché.
preview-ends = Cela met fin à la partie.
preview-next = Puis on vous demande : { $question }
standing-open = Enchérir pour moi…
standing-up-to = Jusqu'à
standing-then = Au-delà
standing-then-pass = passer pour moi
standing-then-ask = me consulter
standing-give = Enchérir pour moi jusqu'à { $amount }
standing-decline = Non, et ne plus me le demander
standing-orders = Consignes
standing-bids-pass = Enchérit pour vous jusqu'à { $amount }, puis passe
standing-bids-ask = Enchérit pour vous jusqu'à { $amount }, puis vous consulte
standing-passes = Passe pour vous
standing-declines = Dit toujours non pour vous : { $question }
standing-cancel = Arrêter : { $order }

## Le marteau

hammer-left = { $seconds ->
        [one] { $seconds } seconde avant le coup de marteau
       *[other] { $seconds } secondes avant le coup de marteau
    }
going-once = Une fois…
going-twice = Deux fois…
going-sold = Adjugé !
by-the-clock = temps écoulé
by-a-bot = un bot a joué
review = Analyse
replay = Revoir la partie
line-replay = Ligne { $line } dans la partie revue
forked = Entraînement d’une autre partie
forked-from = Étape { $step } de cette partie
forked-help = Commencée au milieu d’une autre partie : la donne n’est pas scellée et rien ne compte.
forked-imagined = Commencée au milieu d’une partie en cours, tout ce qui était caché étant inventé : la donne n’est pas scellée et rien ne compte.
row-replay = Revoir { $title } avec { $names }
replay-running-help = Revoyez cette partie depuis le début, comme vous l'avez vue.
table-seal = Sceau de la donne
table-seal-help = La donne est fixée avant le début. Une fois la partie terminée, chacun peut vérifier que c'était bien celle-ci.

## À côté de la scène

tools = Outils
tabs = Panneaux
tab-stage = Table
catalogue = Journal
catalogue-empty = Il ne s'est encore rien passé.
log-round = Manche { $round }
earlier-lines = Lignes précédentes
guest-book = Discussion
guest-book-empty = Pas encore de message.
hint-asked = { $name } a demandé un conseil.
guest-book-write = Écrire un message
guest-book-removed = retiré par l'hôte du site
guest-book-send = Envoyer
unread = { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
spectators = { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
digest = En votre absence
digest-more = { $count ->
        [one] Et { $count } événement plus ancien ; tout est dans le journal.
       *[other] Et { $count } événements plus anciens ; tout est dans le journal.
    }
digest-since = { $count ->
    [one] Une ligne depuis { $time }
   *[other] { $count } lignes depuis { $time }
}
digest-for-you = { $count ->
    [one] Un bot a répondu une fois à votre place.
   *[other] Un bot a répondu { $count } fois à votre place.
}
digest-replay = Tout revoir
digest-dismiss = Fermer ce résumé
rules = Règles
rules-of = { $title } : règles
title-table = { $title } · Vernissage
title-turns = ({ $count }) À vous · Vernissage
title-your-turn = ● À vous · { $place }

## What things are

to-profile = Profil : { $name }
explain = Expliquer
explain-hint = Pointez un élément du plateau pour savoir ce que c'est ; la touche ? les parcourt tous au clavier.
key = Nouveaux signes
key-lead = Pointez un élément pour en savoir plus. Nouveaux signes :
key-never = Masquer les noms des nouveaux signes
explain-mode = Touchez un élément pour savoir ce que c'est, ou avancez avec les flèches. Rien n'est joué pendant ce temps. Échap pour finir.
explain-end = Fermer l'explication
rule-in = Règles : { $chapter }
rules-search = Chercher dans les règles
rules-chapters = Chapitres
rules-legend = Tous les signes
rules-found = { $chapters ->
        [one] { $chapters } chapitre
       *[other] { $chapters } chapitres
    } et { $signs ->
        [one] { $signs } signe
       *[other] { $signs } signes
    }
thing-player = Place { $number } : { $who ->
        [you] c'est vous
        [bot] un bot, { $bot }
        [away] un bot remplace la personne
        [gone] hors ligne
       *[here] une personne à la table
    }. { $turn ->
        [yes] On attend une réponse de cette place.
       *[no] Cette place n'est pas interrogée maintenant.
    }

## Le menu d'une table

table-menu = Menu de la table
your-seat = Votre place
leave-cost = Un bot joue pour vous jusqu'à ce que vous repreniez votre place.
host-tools = Pour l'hôte
pause = Mettre en pause
resume = Relancer la partie
commitment = La donne a été fixée avant le début. Son sceau : { $commitment }
record-so-far = Télécharger la partie jusqu'ici, telle que vous l'avez vue

## La fin

result-you-won = Vous gagnez !
result-winners = { $count ->
        [0] Personne ne gagne cette fois-ci.
        [one] { $names } l'emporte.
       *[other] Victoire partagée : { $names }.
    }
result-reason = La partie est finie : { $reason }.
ended-heading = Cette table a été fermée
ended-help = L'hôte l'a fermée, il n'y a donc pas de résultat.
rematch = Rejouer
rematch-join = Vers la partie suivante
record = Télécharger la partie
verify = Vérifier que la donne était honnête
verify-help = Ce sceau a été montré avant le début ; la graine qu'il cachait est maintenant connue. Avec la partie enregistrée, chacun peut la rejouer et comparer.
verify-commitment = Sceau montré avant le début
verify-seed = Graine
verify-command = Pour vérifier
verify-limits = Cela prouve que la donne n'a pas changé après le début. Cela ne prouve pas que l'hôte ne l'a pas regardée.

## Le vestiaire : réglages

cloakroom = Réglages
setting-language = Langue
setting-theme = Apparence
theme-system = comme le système
theme-day = clair
theme-night = sombre
setting-motion = Animations
motion-system = comme le système
motion-less = aucune
setting-names = Noms à côté des signes
setting-names-help = Le nom d'un signe, en toutes lettres : à côté de lui ou sur une ligne sous le plateau.
names-always = toujours
names-first = les premières fois
names-never = jamais
setting-sound = Son
setting-sound-help = Un carillon discret quand c'est à vous, un coup pour le marteau.
setting-shortcuts = Raccourcis clavier
setting-shortcuts-help = Chiffres et lettres choisissent directement une réponse.

## Guides

guide-none = Il n'y a pas de guide à cette adresse.
guide-learn = Apprendre
guide-learn-title = Apprendre { $title }
guide-step = Étape { $number } sur { $count }.
guide-back = Retour
guide-next = Suivant
guide-again = Recommencer
guide-again-cost = Revenir à la première étape ?
guide-leave = Quitter
guide-show-me = Montrez-moi
puzzles-lead = Une position, une question. Chaque réponse est prouvée et expliquée.
puzzles-solved = { $solved } sur { $count } résolues
puzzle-level-1 = Facile
puzzle-level-2 = Plus difficile
puzzle-level-3 = Difficile
puzzle-solved = Résolue
puzzle-all = Toutes les énigmes
puzzle-none = Il n’y a pas d’énigme à cette adresse.
guide-finish = Vers les tables

## Pages sur les personnes

nav-label = Pages
nav-puzzles = Énigmes
nav-me = Votre page
nav-people = Membres
nav-market = Marché de l'art
nav-evenings = Soirée en duplicate
to-evening = Vers la page de la soirée
sealed-heading = Cette donne se joue encore
sealed-result = La même donne se joue encore à une autre table. La partie enregistrée, la graine et les autres résultats seront là quand la dernière table aura fini ; d'ici là, gardez pour vous ce que vous avez vu.
room-evening = Les mêmes cartes sont distribuées à d'autres tables ; ensuite, on compare.

## One device, several people

pass-heading = Passez l'appareil à { $name }
pass-help = Appuyez quand { $name } est la seule personne à regarder. D'ici là rien n'est montré, ni la dernière main ni la suivante.
pass-ready = Je suis { $name }
pass-title = Pour { $name }

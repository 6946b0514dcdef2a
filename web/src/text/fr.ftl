# Les mots du client. Ceux d'un titre viennent du serveur.

house-name = Vernissage
house-lead = Une maison pour les jeux de société du marché de l'art.
skip = Aller au contenu
close = Fermer
no = Annuler
keep = Garder
copy = Copier
copied = Copié.
copy-by-hand = Le texte est sélectionné : copiez-le à la main.
loading = Un instant …
loading-table = On vous conduit à votre table …
try-again = Réessayer
to-lobby = Vers le hall
switch-on = oui
switch-off = non

## Quand quelque chose ne va pas

problem-heading = Cela n'a pas marché
problem-unreachable = La maison est injoignable. Le serveur tourne-t-il, et êtes-vous sur son réseau ?
problem-unknown = Quelque chose s'est mal passé. Veuillez réessayer.
stored-seats = Qui était assis ici
stored-heading = Ce qui a été conservé
stored-cut = Dans les mots de l'enregistrement. Ce que d'autres seuls devaient savoir n'y est pas.
stored-none = Aucun coup n'a été conservé.
stored-back = ramène la partie { $n ->
    [0] à son début
   *[other] là où elle en était après { $n }
}
stored-whole = L'enregistrement entier, tel qu'il est écrit
table-missing-heading = Table introuvable
table-missing = Il n'y a pas de table à cette adresse. Le lien est peut-être incomplet.
nowhere-heading = Cette salle n'existe pas
nowhere = L'adresse ne mène nulle part dans cette maison.
reconnecting = Reconnexion …
refused-disconnected = La connexion est interrompue, rien n'a été envoyé. Elle revient d'elle-même ; réessayez alors.

## Le visiteur

nickname-label = Votre nom à la table
nickname-example = p. ex. Peggy
nickname-guest = Invité
nickname-change = Changer de nom :

## Le hall

play-now = Jouer contre des bots
open-table = Ouvrir une table entre amis
opening = Un instant …
shelf = Aussi dans la maison
title-facts = { $designer }, { $year } · { $least }⁠–⁠{ $most } joueurs · { $short }⁠–⁠{ $long } minutes
tables-yours = Vos tables
tables-open = Tables ouvertes
tables-playing = Tables à regarder
tables-none = Pas encore de table ce soir. Ouvrez-en une, et tous la verront ici.
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
row-ended = interrompue
row-stored = de la version { $rules } des règles, qu'on ne joue pas ici
row-set-aside = mise de côté, on n'y joue pas ici
row-look = Voir ce qui reste
row-return = Y aller
row-join = Rejoindre
row-watch = Regarder

## Ouvrir une table

form-title = Titre
form-players = Joueurs
form-seats = Places
form-seat = Place { $number }
form-seat-me = Vous
form-seat-open = Ouverte : au premier venu
form-seat-bot = Bot : { $bot }
form-all-open = Toutes ouvertes
form-all-bots = Rien que des bots
form-option-players = Seulement à { $players } joueurs.
form-hammer-help = Aux enchères libres, le lot est adjugé si personne ne surenchérit pendant ce temps. Chaque surenchère le relance.
table-own-box = Votre propre boîte
form-own-box-help = Si vous possédez le jeu et que son matériel diffère du nôtre, choisissez ici votre propre fichier (vernissage components montre le nôtre).
own-box-used = le fichier de matériel d'un propriétaire
form-order = Placement
form-order-drawn = tiré au sort
form-order-chosen = comme ci-dessus
form-open = Ouvrir la table
form-start = Commencer la partie
bot-random = hasard (le plus facile)
bot-greedy = collectionneur (solide)
bot-search = marchand (fort)
bot-learned = connaisseur (le plus fort)
table-hammer = Marteau
hammer-none = sans compte à rebours
hammer-seconds = { $seconds } s
table-away = Un bot remplace
away-seconds = après { $seconds } s d'absence
table-listed = Dans le hall
listed-public = visible pour tous
listed-private = par lien seulement

## La salle d'attente

room-open = { $count ->
        [one] Il reste une place libre.
       *[other] Il reste { $count } places libres.
    }
room-ready = Tout le monde est là.
room-ready-host = Tout le monde est là. Vous pouvez commencer.
room-join-help = Prenez une place, et nous vous demanderons votre nom. Ou restez pour regarder.
room-wait-host = L'hôte lance la partie.
take-seat = S'asseoir ici
sit-down = S'asseoir
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
invite-help = Il marche pour tous ceux de votre réseau : ils l'ouvrent, tapent un nom et s'assoient.
invite-qr = Code QR du lien d'invitation
personal-summary = Passer votre place sur un autre appareil
personal-link = Votre lien personnel
personal-help = Ouvrez-le sur l'autre appareil. Gardez-le pour vous : qui l'a peut jouer à votre place.
table-facts = Cette table
end-table = Fermer la table
end-open-cost = La table est fermée pour tous.
end-playing-cost = La partie est interrompue pour tous, sans résultat.

## Les places

players = Joueurs
seat-open = Place libre
seat-open-help = attend quelqu'un
seat-bot = un bot
seat-away = remplacé par un bot
seat-here = présent
seat-gone = déconnecté
seat-you = vous
seat-you-host = vous, l'hôte
seat-host = hôte
seat-turn = à jouer
seat-won = gagne

## La décision

your-side = Votre côté de la table
your-turn = À vous
your-turn-call = À vous. { $prompt }
you-may-speak = Vous pouvez parler, personne ne vous attend
sealed-help = En secret : les autres voient seulement que vous avez répondu.
spectator-help = Vous regardez. Vous voyez ce que toute la table peut voir.
held-heading = C'est joué. Voulez-vous le reprendre ?
held-help = C'est possible tant que personne n'a joué après. Les autres continuent quand vous avez terminé.
take-back = Reprendre
start-over = { $count ->
        [one] Tout recommencer ({ $count } étape)
       *[other] Tout recommencer ({ $count } étapes)
    }
done = Terminé
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
amount-raises = Ajouter
amount-send = Répondre { $amount }
amount-cost = C'est { $amount }, plus de la moitié de ce que vous avez. Il vous resterait { $left }.
amount-sure = Oui : { $action }
amount-change = Modifier
several-exactly = Choisissez-en { $count }.
several-between = Choisissez-en de { $least } à { $most }.
several-send = { $count ->
        [0] N'en choisir aucun
       *[other] Choisir ces { $count }
    }
order-help = Mettez-les dans l'ordre voulu, le premier en haut.
order-up = { $item } : monter
order-down = { $item } : descendre
order-send = Dans cet ordre
preview-chance = La suite dépend du hasard ou de ce qui vous est caché.
preview-ends = Cela met fin à la partie.
preview-next = Puis on vous demande : { $question }
standing-open = Enchérir pour moi…
standing-up-to = Jusqu'à
standing-then = Au-delà
standing-then-pass = passer pour moi
standing-then-ask = me demander
standing-give = Enchérir pour moi jusqu'à { $amount }
standing-decline = Non, et ne plus jamais le demander
standing-orders = Ce que la table fait pour vous
standing-bids-pass = Enchérit pour vous jusqu'à { $amount }, puis passe
standing-bids-ask = Enchérit pour vous jusqu'à { $amount }, puis vous demande
standing-passes = Passe pour vous
standing-declines = Dit toujours non pour vous : { $question }
standing-cancel = Arrêter : { $order }

## Le marteau

hammer-left = { $seconds ->
        [one] { $seconds } seconde avant le coup de marteau
       *[other] { $seconds } secondes avant le coup de marteau
    }
going-once = Une fois …
going-twice = Deux fois …
going-sold = Adjugé !
by-the-clock = par le chronomètre

## À côté de la scène

tools = Outils
tabs = Vues
tab-stage = Table
catalogue = Catalogue
catalogue-empty = Il ne s'est encore rien passé.
guest-book = Livre d'or
guest-book-empty = Personne n'a encore rien écrit.
guest-book-write = Écrire à la table
guest-book-send = Envoyer
unread = { $count ->
        [one] { $count } nouvelle ligne
       *[other] { $count } nouvelles lignes
    }
spectators = { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
digest = En votre absence
digest-more = { $count ->
        [one] Et { $count } autre avant ; tout est au catalogue.
       *[other] Et { $count } autres avant ; tout est au catalogue.
    }
digest-dismiss = Fermer ce résumé
rules = Règles
rules-of = { $title } : règles
title-table = { $title } · Vernissage
title-your-turn = ● À vous · { $place }

## Le menu d'une table

table-menu = Menu de la table
your-seat = Votre place
leave-cost = Un bot joue pour vous jusqu'à ce que vous repreniez votre place.
host-tools = Pour l'hôte
pause = Mettre en pause
resume = Reprendre la partie
commitment = La donne est fixée depuis avant le début. Son sceau : { $commitment }
record-so-far = Télécharger ce que vous avez vu

## La fin

result-you-won = Vous gagnez !
result-winners = { $count ->
        [0] Personne ne gagne cette fois-ci.
        [one] { $names } l'emporte.
       *[other] Victoire partagée : { $names }.
    }
result-reason = La partie est finie : { $reason }.
ended-heading = Cette table a été fermée
ended-help = L'hôte l'a interrompue, il n'y a donc pas de résultat.
rematch = Rejouer
rematch-join = Vers la partie suivante
record = Télécharger la partie
verify = Vérifier que la donne était honnête
verify-help = Ce sceau était montré avant le début ; la graine qu'il cachait est maintenant connue. Avec la partie enregistrée, chacun peut la rejouer et comparer.
verify-commitment = Sceau montré avant le début
verify-seed = Graine
verify-command = Pour vérifier
verify-limits = Cela prouve que la donne n'a pas changé après le début, non que l'hôte n'a pas regardé.

## Le vestiaire : réglages

cloakroom = Vestiaire
setting-language = Langue
setting-theme = Lumière
theme-system = comme le système
theme-day = jour
theme-night = nocturne
setting-motion = Mouvement
motion-system = comme le système
motion-less = aucun
setting-sound = Son
setting-sound-help = Un carillon discret quand c'est à vous, un coup pour le marteau.
setting-shortcuts = Touches
setting-shortcuts-help = Chiffres et lettres choisissent une réponse aussitôt.

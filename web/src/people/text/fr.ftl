## Les pages sur les personnes : cartes, profils, marché de l'art, soirées

me-heading = Votre page
me-stranger = Vous n'avez pas encore de nom ici : jouez d'abord une partie, ou connectez-vous avec une carte de membre faite sur un autre appareil.

card = Carte de membre
card-none = Ce navigateur ne vous connaît que par un cookie. Avec une carte de membre, vous avez le même nom et le même historique sur tous vos appareils, et les autres peuvent voir vos résultats. Aucune adresse e-mail n'est nécessaire : un code de secours ou une clé d'accès suffit.
code = Code de secours
code-help = Un long code que vous notez. Il fonctionne partout, même dans un réseau local sans https.
code-since = Vous en avez un depuis le { $day }. Il ne peut plus être montré, seulement remplacé.
code-make = Créer un code de secours
code-shown = Votre code de secours
code-shown-help = Notez-le maintenant ou gardez-le dans un gestionnaire de mots de passe : il n'est montré que cette fois. Qui le possède peut jouer à votre place.
code-renew = Créer un nouveau code
code-renew-cost = L'ancien code ne fonctionnera plus.
code-remove = Supprimer le code
code-remove-cost = Vous ne pourrez vous connecter qu'avec vos clés d'accès.
last-key-cost = C'est le dernier accès à votre carte. Sans un autre, vous ne pourrez vous connecter sur aucun autre appareil.
passkeys = Clés d'accès
passkey-help = Votre appareil la garde et demande votre doigt, votre visage ou un code PIN. Vous pouvez en avoir plusieurs.
passkey-name = Nom de la clé d'accès
passkey-name-example = Cet appareil
passkey-make = Ajouter une clé d'accès
passkey-made = La clé d'accès est sur votre carte.
passkey-not-made = Aucune clé d'accès n'a été créée.
passkey-since = depuis le { $day }
passkey-used = utilisée le { $day }
passkey-remove = Supprimer { $name }
passkey-remove-cost = Elle n'ouvrira plus votre carte. Supprimez-la aussi sur votre appareil.
passkey-no-https = Les navigateurs n'offrent des clés d'accès qu'en https ou sur localhost. Prenez un code de secours.
passkey-no-browser = Ce navigateur n'a pas de clés d'accès. Prenez un code de secours.
seen = Qui voit votre profil
seen-help = Votre nom figure de toute façon aux tables où vous jouez.
seen-shown = Tout le monde ici
seen-hidden = Vous seul
seen-page = Tel que les autres vous voient
out-everywhere = Se déconnecter partout ailleurs
out-everywhere-cost = Tous les autres navigateurs connectés à votre nom ne vous connaîtront plus. Celui-ci reste.
out-everywhere-done = Vous n'êtes plus en ligne qu'ici.
out-here = Se déconnecter ici
out-here-cost = Ce navigateur vous oubliera. Vos parties et votre nom restent avec votre carte.
out-here-no-key = Votre carte n'a ni code ni clé d'accès : si ce navigateur vous oublie, personne ne pourra vous retrouver.

enter = Se connecter avec une carte de membre
enter-help = Vous avez fait une carte sur un autre appareil ? Entrez ici son code de secours, ou utilisez une clé d'accès.
enter-by-code = Se connecter
enter-by-passkey = Se connecter avec une clé d'accès
enter-no-passkey = Aucune clé d'accès n'a été utilisée.
games-here = { $count ->
    [one] Il y a { $count } partie à vous sur cet appareil
   *[other] Il y a { $count } parties à vous sur cet appareil
}
games-here-help = Vous y avez joué sans carte. Si vous réunissez les historiques, tout ce que vous avez fait ici passe à votre carte : places, résultats, messages. Si vous les gardez séparés, ces parties restent sous l'autre nom et ne seront plus accessibles depuis ce navigateur.
games-here-running = { $count ->
    [one] { $count } d'entre elles n'est pas terminée.
   *[other] { $count } d'entre elles ne sont pas terminées.
}
games-join = Réunir les historiques
games-apart = Les garder séparés
games-neither = Ne pas se connecter

results = Résultats
results-none = Aucune partie n'est encore terminée.
results-none-yours = Vous n'avez pas encore terminé de partie. Vos résultats, votre force et vos artistes préférés apparaîtront ici.
to-games = Vers les jeux
facts-games = Parties
facts-won = Gagnées
facts-best = Meilleur score
strength-people = Force entre personnes
strength-bots = Force avec des bots
strength-early = (encore incertaine)
strength-help = La force commence à 1000 ; elle est estimée d'après le classement de tous les joueurs (openskill). Les parties entre personnes et les parties avec des bots sont comptées à part.
favourites = Préférés : { $names }
favourite = { $name } ({ $count })
history = Parties jouées
history-with = avec { $names }
history-alone = en solo
history-won = Victoire
history-lost = Sans victoire
history-place = Place { $place } sur { $of }
history-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
history-replay = Revoir
history-gone = n'est plus gardée
history-evening = La soirée
history-more = { $count ->
    [one] { $count } partie plus ancienne n'est pas affichée.
   *[other] { $count } parties plus anciennes ne sont pas affichées.
}

person-missing-heading = Personne ici
person-missing = Ce profil n'existe pas, ou a été masqué.
person-since = Ici depuis le { $day }
person-hidden = Votre profil est masqué : vous seul voyez cette page.
people-lead = Toutes les personnes qui ont une carte de membre et veulent être vues.
people-none = Personne n'a encore de carte de membre. Ouvrez la marche.
people-line = { $games ->
    [one] { $games } partie, dont { $won } gagnée
   *[other] { $games } parties, dont { $won } gagnées
}

market-lead = Ce que disent toutes les parties terminées ici : prix par artiste et par manche, prestige des genres, renommée, et qui est exposé.
market-none = Aucune partie n'est encore terminée ici. Dès la première, ses prix, ses genres et sa renommée seront accrochés ici.
market-games = { $count ->
    [one] d'après { $count } partie
   *[other] d'après { $count } parties
}
plot-average = Moyenne par manche
plot-counts = Œuvres de toutes les parties, selon la manche
plot-picture = { $heading }, en courbes au fil des manches ; les mêmes nombres sont dans le tableau ci-dessous
plot-table = Voir en tableau
plot-who = Nom
plot-round = Manche { $round }

data = Vos données
data-help = Tout ce qui est gardé à votre sujet, en un fichier : nom, carte, places, résultats, ce que vous avez écrit, et vos parties enregistrées.
data-export = Télécharger mes données
data-delete = Supprimer mes données
delete-heading = Voici ce qui se passe
delete-name = Votre nom, votre carte, votre force et vos préférés disparaissent pour de bon.
delete-finished = Les parties terminées restent pour les autres ; à votre place on lit « N. N. ».
delete-running = Dans les parties en cours, un bot continue pour vous.
delete-chat = Les lignes que vous avez écrites sont vidées.
delete-backups = Les sauvegardes faites auparavant par l'hôte gardent les anciennes copies.
delete-type = Pour confirmer, tapez votre nom : { $name }
delete-now = Tout supprimer

evenings-lead = Une même donne à plusieurs tables : partout les mêmes cartes aux mêmes places. Quand la dernière table a fini, on compare qui en a tiré le meilleur parti.
evening-tables = Tables
evening-players = Joueurs à chaque table
evening-you = Et vous ?
evening-you-play = Je joue à la table 1, place 1
evening-you-host = J'organise seulement
evening-seats = Places, les mêmes à chaque table
evening-open = Ouvrir la soirée
evening-heading = Soirée en duplicate : { $title }
evening-missing = Cette soirée n'existe pas ici.
evening-sealed = La même donne se joue à toutes les tables. Jusqu'à la fin de la dernière, chaque table n'est vue que par les personnes qui y jouent : pas de spectateurs, pas d'enregistrements, pas de résultats.
evening-over = La dernière table a fini : résultats, enregistrements et graine sont ouverts.
evening-tables-heading = Tables
evening-table = Table { $number }
evening-nobody = Encore personne
evening-waiting = { $count ->
    [0] prête à commencer
    [one] { $count } place libre
   *[other] { $count } places libres
}
evening-playing = en cours
evening-paused = en pause
evening-finished = terminée
evening-ended = fermée avant la fin
evening-deleted = Cette table a été supprimée.
evening-yours = Vers votre table
evening-join = Prendre une place
evening-start = Commencer
evening-end = Fermer cette table
evening-end-cost = La table est fermée pour tout le monde et ne compte pas ; les autres n'ont plus à l'attendre.
evening-link = Lien vers cette table
evening-deal = La donne
evening-deal-help = Toutes les tables portent le même sceau : il prouve que la donne est la même et n'a pas été changée.
side-heading = Côte à côte
side-seat = Place
side-best = le mieux à cette place
side-place = rang { $place } à cette place
side-rank = rang { $rank } à sa table
side-help = Sur une même ligne, tout le monde avait les mêmes cartes au départ. Le trait de laiton marque qui en a tiré le meilleur parti.
side-counting = Les résultats sont en cours de calcul ; ils s'afficheront ici dans un instant.
side-none = Aucune table n'a été jouée jusqu'au bout.

## Ce qu'on annonce à qui ne regarde pas

telling = Quand c'est à vous de jouer
telling-help = Quand vous ne regardez pas une table et que c'est à vous d'y jouer, ou que la partie est finie, on peut vous prévenir : une fois par table, jusqu'à votre prochaine visite.
telling-webhook = Ce site indique aussi à un programme de son hôte à qui c'est de jouer et à quelle table, par le nom donné à la table. Il n'apprend rien des parties.
push = Dans le navigateur
push-help = Ce navigateur peut vous montrer une notification même quand aucune page de ce site n'est ouverte : quel jeu, les noms à la table, et que c'est à vous. Personne en chemin ne peut la lire.
push-on = Me prévenir dans ce navigateur
push-off = Ne plus me prévenir ici
push-not-now = Vous n'avez pas autorisé ce site à montrer des notifications : rien n'a changé.
push-failed = Ce navigateur n'a pas pu atteindre son service de notifications : rien n'a changé. Réessayez une fois en ligne.
push-done-on = Vous êtes prévenu dans ce navigateur.
push-done-off = Vous n'êtes plus prévenu dans ce navigateur.
push-why-off = L'hôte de ce site a désactivé les notifications dans le navigateur.
push-why-insecure = Les navigateurs ne montrent de notifications que pour les sites en https, et celui-ci ne l'est pas.
push-why-unable = Ce navigateur ne peut pas montrer de notifications pour ce site.
push-why-blocked = Ce navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages pour le site, puis rechargez cette page.
push-why-stranger = Choisissez d'abord un nom sur la page d'accueil, vous pourrez ensuite être prévenu dans ce navigateur.
push-devices = Navigateurs où vous êtes prévenu
push-this = ce navigateur
push-since = depuis le { $day }
push-remove = Retirer { $name }
mail = Par courriel
mail-none = Ce site n'envoie pas de courriels. Votre page d'accueil montre d'abord les tables où c'est à vous de jouer.
mail-needs-card = Avec une carte de membre, vous pouvez être prévenu par courriel.
mail-address = Adresse électronique
mail-other = Une autre adresse électronique
mail-ask = Envoyez-moi un courriel à confirmer
mail-ask-help = Rien d'autre n'est envoyé avant que vous ouvriez le lien qu'il contient. Chaque courriel a un lien pour y mettre fin.
mail-sent = Un courriel est en route. Ouvrez le lien qu'il contient dans les deux jours.
mail-told-at = On vous prévient par courriel à { $email }.
mail-waits = { $email } n'est pas encore confirmée : ouvrez le lien du courriel.
mail-forget = Ne plus recevoir de courriels, oublier l'adresse
mail-forgotten = Vous ne recevrez plus de courriels.
mail-confirm = Confirmer l'adresse : prévenez-moi là
mail-confirmed = L'adresse est confirmée.
mail-unsubscribe = Mettre fin aux courriels

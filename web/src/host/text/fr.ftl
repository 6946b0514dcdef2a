# Les mots du bureau de l'hôte.

heading = Le bureau de l'hôte
key-label = Clé de l'hôte
key-help = Le terminal la montre au démarrage du serveur ; elle est gardée dans le fichier host.key du dossier de données.
key-send = Ouvrir le bureau
key-wrong = Ce n'est pas la clé de l'hôte.
key-too-many = Trop de clés erronées. Attendez une minute.
leave = Quitter le bureau
house = Le serveur
facts-tables = Tables
facts-playing = { $count } en cours
facts-sockets = Connexions ouvertes
facts-guests = Invités jusqu'ici
facts-members = Membres
facts-storage = Espace occupé
facts-version = Version
facts-opened = En marche depuis
facts-password = Mot de passe
password-on = demandé une fois à chaque invité
password-off = aucun, tout le monde peut entrer
trouble = Pas prêt : { $trouble }
keep-for-ever = Les tables terminées sont gardées pour toujours. Lancez le serveur avec --keep-days pour qu'elles soient supprimées avec le temps.
keep-days = { $days ->
        [one] Les tables terminées sont gardées { $days } jour, mais jamais moins d'une semaine après ce réglage.
       *[other] Les tables terminées sont gardées { $days } jours, mais jamais moins d'une semaine après ce réglage.
    }
keep-none = Aucune n'arrive encore à échéance.
keep-next = { $count ->
        [one] { $count } table sera supprimée, le { $first }.
       *[other] { $count } tables seront supprimées, la première le { $first }.
    }
tables = Tables
show = Montrer
show-all = toutes
show-unfinished = en cours
show-finished = terminées
show-aside = mises de côté
tables-none = Il n'y en a pas.
tables-more = Seules les { $count } dernières sont montrées.
status-open = ouverte
status-playing = en cours
status-paused = en pause
status-over = terminée
status-ended = fermée
line-moves = { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
line-bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
line-sockets = { $count ->
        [one] { $count } connexion
       *[other] { $count } connexions
    }
line-changed = dernier changement { $when }
line-goes = supprimée le { $when }
line-private = par lien seulement
aside-no-title = Mise de côté : ce serveur n'a pas son jeu.
aside-other-rules = Mise de côté : elle a commencé avec une autre version des règles.
aside-cannot-follow = Mise de côté : ses coups ne peuvent plus être suivis. Le journal du serveur dit où.
look = Regarder
export = Exporter
end = Fermer
end-cost = La partie s'arrête pour tous, sans résultat. Ce qui a été joué est gardé.
delete = Supprimer
delete-cost = La table, ses coups et sa discussion sont supprimés pour de bon, pour tous.
chat = Discussion
chat-empty = Aucun message ici.
chat-removed = retiré
remove-line = Retirer
remove-line-of = Retirer le message écrit par { $name }
mute = Faire taire
mute-name = Faire taire { $name }
unmute = Rendre la parole
unmute-name = Rendre la parole à { $name }
muted = Invités sans parole
close-chat = Fermer la discussion
members = Membres
members-none = Personne n'a encore gardé de carte de membre.
members-more = Seuls les { $count } derniers sont montrés.
member-games = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
member-since = membre depuis le { $when }
member-hidden = profil caché

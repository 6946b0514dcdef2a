# Les mots du bureau de l'hôte.

heading = Le bureau de l'hôte
key-label = Clé de l'hôte
key-help = Le terminal la montre à l'ouverture de la maison ; elle est gardée dans le fichier host.key du dossier de données.
key-send = S'asseoir au bureau
key-wrong = Ce n'est pas la clé de l'hôte.
key-too-many = Trop de fausses clés ont été essayées. Attendez une minute.
leave = Quitter le bureau
house = La maison
facts-tables = Tables
facts-playing = { $count } en cours
facts-sockets = Connexions ouvertes
facts-guests = Invités jusqu'ici
facts-storage = Espace occupé
facts-version = Version
facts-opened = Ouverte depuis
facts-password = Mot de passe
password-on = demandé une fois à chaque invité
password-off = aucun, tout le monde peut entrer
trouble = Pas prête : { $trouble }
keep-for-ever = Les tables terminées restent pour toujours. Ouvrez la maison avec --keep-days pour les laisser partir à temps.
keep-days = { $days ->
        [one] Les tables terminées sont gardées { $days } jour, mais jamais moins d'une semaine après ce réglage.
       *[other] Les tables terminées sont gardées { $days } jours, mais jamais moins d'une semaine après ce réglage.
    }
keep-none = Aucune n'est encore échue.
keep-next = { $count ->
        [one] { $count } table partira, le { $first }.
       *[other] { $count } tables partiront, la première le { $first }.
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
status-ended = interrompue
line-moves = { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
line-bots = { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }
line-sockets = { $count ->
        [one] { $count } connexion
       *[other] { $count } connexions
    }
line-changed = dernier changement { $when }
line-goes = part le { $when }
line-private = par lien seulement
aside-no-title = Mise de côté : cette maison n'a pas son titre.
aside-other-rules = Mise de côté : elle a commencé avec une autre version des règles.
aside-cannot-follow = Mise de côté : ses coups ne peuvent plus être suivis. Le journal dit où.
look = Regarder
export = Exporter
end = Interrompre
end-cost = La partie est interrompue pour tous, sans résultat. Ce qui a été joué reste.
delete = Supprimer
delete-cost = La table, ses coups et son livre d'or disparaissent pour de bon, pour tous.
chat = Livre d'or
chat-empty = Personne n'a rien écrit ici.
chat-removed = retirée
remove-line = Retirer
remove-line-of = Retirer la ligne de { $name }
mute = Faire taire
mute-name = Faire taire { $name }
unmute = Rendre la parole
unmute-name = Rendre la parole à { $name }
muted = Invités sans parole
close-chat = Fermer le livre d'or

# Ce dont chaque titre a besoin. Les mots propres à un titre s'y ajoutent.

## La table

seat-name = Joueur { $number }
guest-1 = Ada
guest-2 = Bruno
guest-3 = Clara
guest-4 = Dario
guest-5 = Édith
guest-6 = Félix
switch-on = oui
switch-off = non
language-en = anglais
language-fr = français
language-pl = polonais
event-taken-back = { $seat } reprend un coup.

## Refus. Chacun se termine par la règle qui l'explique.

refusal-no-such-seat = Il n'y a pas de place { $available } à cette table ; ses places sont { $needed }. [{ $rule }]
refusal-game-over = La partie est finie ; plus aucune réponse n'est attendue. [{ $rule }]
refusal-not-asked = Ce n'est pas à { $available } de répondre ; on attend { $needed }. [{ $rule }]
refusal-stale = Trop tard : la partie a continué entre-temps (vous répondiez à la question { $available } ; c'est maintenant la question { $needed }). [{ $rule }]
refusal-unfinished = Votre réponse est incomplète : il reste quelque chose à choisir. [{ $rule }]
refusal-not-an-answer = Ce n'est pas une des réponses possibles. [{ $rule }]
refusal-other-question = C'est la réponse à une autre question : on attend ici « { $needed } », pas « { $available } ». [{ $rule }]
refusal-no-such-number = Il n'y a pas de nombre { $available } ici : choisissez parmi { $needed }. [{ $rule }]

rules-house-title = À cette table
rules-house-text =
    On vous interroge quand c'est à vous de répondre ; les autres attendent, et une réponse à une question déjà passée est refusée : elle arrive trop tard. Une réponse doit être l'une de celles que la question admet, et être complète.
    Vous pouvez reprendre vos derniers coups tant que personne n'a joué après vous et que rien n'a été dévoilé. Une fois la partie finie, on ne demande plus rien.

## Leçons

lesson-not-this = Ce coup est permis, mais ce n'est pas celui que nous essayons ici. Relisez la carte, ou appuyez sur « Montrez-moi ».
lesson-reading = Lisez la carte, puis appuyez sur Suivant.

## Qui joue là où il n'y a personne : les niveaux au choix, du plus faible au plus fort, et deux plus simples

bot-visitor = Visiteur
bot-visitor-says = Tout est nouveau pour lui : un seul coup d'œil à chaque réponse, et il croit ce qu'il voit.
bot-collector = Collectionneur
bot-collector-says = Connaît la valeur des choses et répond aussitôt, sans regarder plus loin.
bot-dealer = Marchand
bot-dealer-says = Pense à quelques réponses et essaie chacune dans sa tête avant de parler.
bot-maestro = Maestro
bot-maestro-says = Retourne chaque réponse dans sa tête, encore et encore, aussi longtemps qu'il le peut.
bot-greedy = Raisonnable
bot-greedy-says = Fait ce que ferait un joueur raisonnable, aussitôt, sans regarder plus loin.
bot-random = Au hasard
bot-random-says = Joue tout ce que les règles permettent : personne ne lui a appris ce jeu.

## Pourquoi la maison jouerait ainsi, outre ce que dit le jeu

why-otherwise = À première vue, une autre réponse semble meilleure ; dans les simulations, c'est celle-ci.

## La partie au terminal

terminal-welcome = { $title } · { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    } · vous êtes { $name }
terminal-meanwhile = Entre-temps
terminal-catalogue = Journal de la partie
terminal-empty-catalogue = Il ne s'est encore rien passé.
terminal-range = Tapez un nombre de { $low } à { $high }.
terminal-range-single = Tapez { $low } : c'est le seul montant possible.
terminal-no-range = Aucun montant n'est possible pour vous ici.
terminal-only-answer = C'est votre seule réponse possible : appuyez simplement sur Entrée.
terminal-more-answers = Il y a d'autres réponses : tapez-en une en entier, par exemple « { $example } ».
terminal-places = Écrivez le numéro et une case, par exemple « { $example } » ; la case seule suffit si elle ne convient qu'à une réponse.
terminal-place-needed = Laquelle, et où ? Écrivez le numéro et une case, par exemple « { $example } ».
terminal-partners = Écrivez un numéro de chaque liste, par exemple « { $example } ».
terminal-pick = Écrivez les numéros de ceux que vous choisissez, de { $least } à { $most }, par exemple « { $example } » ; 0 pour aucun.
terminal-order = Écrivez tous les numéros dans l'ordre voulu, par exemple « { $example } ».
terminal-enter = Entrée
terminal-prompt = Votre réponse
terminal-commands = ? aide · = aperçu · l journal · s enregistrer · u reprendre · q quitter
terminal-not-understood = Je ne comprends pas « { $input } ». Tapez une des réponses ci-dessus, ou ? pour l'aide.
terminal-no-such-number = Il n'y a pas de réponse { $number } : choisissez de 1 à { $most }.
terminal-thinking = On attend { $players }…
terminal-confirm = Entrée pour continuer, u pour reprendre votre coup.
terminal-taken-back = Coup repris : à vous de répondre de nouveau.
terminal-nothing-to-take-back = Il n'y a rien à reprendre : depuis votre dernière réponse, on a dit ou montré quelque chose qui ne s'efface pas.
terminal-saved = La partie est enregistrée : { $path }
terminal-saved-own = Enregistré, tel que votre place connaît la partie : { $path } (la partie complète, donne comprise, pourra être enregistrée une fois finie)
terminal-not-saved = La partie n'a pas pu être enregistrée dans { $path } : { $problem }
terminal-file-exists = ce fichier existe déjà
terminal-leave = Quitter la partie ? Elle n'est pas enregistrée automatiquement. (o/n)
terminal-yes = o
terminal-left = Vous avez quitté la partie. À bientôt !
terminal-interrupted = La partie est interrompue. À bientôt !
terminal-end-of-input = L'entrée s'est terminée avant la partie : on s'arrête ici.
terminal-over = La partie est finie : { $reason }
terminal-player = Joueur
terminal-score = Score
terminal-winner = { $count ->
        [0] Personne ne gagne cette fois-ci.
        [one] { $players } l'emporte.
       *[other] Victoire partagée : { $players }.
    }
terminal-keep-record = s enregistre la partie (s suivi d'un nom choisit le fichier), Entrée quitte.
terminal-help = Répondez par le numéro placé devant la réponse, par le montant quand on en demande un, ou par la lettre indiquée. Vous pouvez aussi taper un coup en entier, tel qu'il s'écrit dans une partie enregistrée : « { $example } ».
terminal-help-preview = « =3 » dit ce que ferait la réponse 3 ; = marche aussi devant toute autre réponse
terminal-help-table = revoir toute la table
terminal-help-log = tout le journal de la partie, depuis le début
terminal-help-save = enregistrer la partie dans un fichier .vrec, sans ce qui vous est caché tant qu'elle dure ; « s nom » choisit le fichier, « s nom.toml » enregistre plutôt la table
terminal-help-back = reprendre votre dernière réponse, tant que personne n'a joué depuis
terminal-help-leave = quitter la partie
terminal-help-rules = cette page ; « ?3 » montre le chapitre 3 des règles, « ?? » toutes les règles
terminal-preview-chance = La suite dépend du hasard ou de ce qui vous est caché.
terminal-preview-ends = Cela met fin à la partie.
terminal-preview-next = Puis on vous demande : { $question }
terminal-rules = Règles
terminal-no-such-chapter = Les règles n'ont pas de chapitre { $number } : les chapitres vont de 1 à { $most }.

## Une table sur le serveur

table-not-started = La partie n'a pas encore commencé.
table-waiting = On attend { $players }.
table-held = { $player } peut encore reprendre son dernier coup.
table-paused = L'hôte a mis la partie en pause.
table-over = La partie est terminée.
table-ended = L'hôte a fermé cette table.
table-sealed = Cette donne se joue encore à une autre table : jusqu'à la fin de la dernière, seules les personnes assises ici voient la partie.
table-refusal-not-started = La partie n'a pas encore commencé.
table-refusal-started-already = La partie a déjà commencé : regardez-la, ou attendez la revanche.
table-refusal-paused = La partie est en pause ; l'hôte peut la relancer.
table-refusal-over = La partie est terminée.
table-refusal-ended = L'hôte a fermé cette table.
table-refusal-not-over = La revanche est possible une fois la partie terminée.
table-refusal-held = Le joueur précédent peut encore reprendre son coup. Un instant.
table-refusal-no-order-here = La table ne peut pas répondre à votre place ici : une consigne se donne quand la question vous est posée, et seulement là où se taire veut dire non.
table-refusal-no-such-order = Il n'y a pas de consigne à annuler.
table-refusal-nothing-held = Il n'y a rien à confirmer.
table-refusal-nothing-to-take-back = Il n'y a rien à reprendre : depuis votre dernier coup, on a dit ou montré quelque chose qui ne s'efface pas.
table-refusal-not-seated = Vous regardez cette table ; seul un joueur peut faire cela.
table-refusal-seated-already = Vous êtes déjà à cette table.
table-refusal-no-free-seat = Cette place est prise.
table-refusal-no-such-person = Personne à retirer à cette place.
table-refusal-no-such-link = Ce lien ne correspond à aucune place ici. Demandez-en un nouveau.
table-refusal-busy = Trop de choses se passent en même temps à cette table. Réessayez.
table-refusal-no-nickname = Choisissez d'abord un nom, ensuite vous pourrez écrire ici.
table-refusal-too-fast = C'était un peu trop rapide. Attendez un instant et réessayez.
table-refusal-other-rules = Cette table a commencé avec la version { $rules } des règles ({ $title }) ; ce serveur joue la version { $plays }. La partie ne peut pas continuer ici, mais ce qui en a été gardé reste disponible.
table-refusal-no-title = Cette table est celle d'un jeu que ce serveur n'a pas ({ $title }), avec la version { $rules } de ses règles. La partie ne peut pas continuer ici, mais ce qui en a été gardé reste disponible.
table-refusal-cannot-follow = Cette table ({ $title }) est mise de côté : ses coups ne peuvent plus être suivis avec les règles telles qu'elles sont ici. Ce qui en a été gardé reste disponible.
table-refusal-no-storage = Le serveur ne peut rien garder pour l'instant : rien n'a changé. La partie continuera d'elle-même dès que ce sera réparé.
table-refusal-muted = L'hôte du site vous a retiré la parole : les autres ne lisent pas ce que vous écrivez.
table-refusal-no-replay = Il faut trop longtemps pour suivre cette partie depuis son début : elle ne peut pas être montrée ici. Son fichier peut être téléchargé.
table-refusal-not-your-eyes = Tant que la partie dure, vous ne pouvez la revoir que de votre place. Une fois terminée, de toutes les places.
table-refusal-no-such-step = Cette partie n'a pas cette étape.
table-refusal-fork-over = La partie se termine ici : il n'y a rien à continuer. Choisissez une étape antérieure.
table-refusal-not-forkable = Aucune partie ne peut commencer à cette étape.
table-refusal-sealed = Cette donne se joue encore à une autre table. Jusqu'à la fin de la dernière, il n'y a rien à voir, à écrire ni à enregistrer ici, sauf pour celles et ceux qui jouent.
table-refusal-away-too-short = Au moins 10 secondes d'absence, ou jamais : recharger la page ne suffit pas pour céder sa place à un bot.
table-refusal-clock-too-short = Une table à rythme lent demande une réserve d'au moins 10 minutes par personne, et chaque nouveau tour en rend au moins 1 minute et au plus la réserve entière.
table-refusal-clock-and-hammer = À une table à rythme lent, on répond à des heures d'intervalle : choisissez des enchères sans compte à rebours.
table-refusal-clock-alone = Une partie en solitaire n'a pas de pendule : personne n'attend.
table-refusal-shared-evening = Toutes les tables d'une soirée jouent la même donne et personne ne doit en voir deux mains : un appareil partagé n'est possible qu'à une table seule.
table-refusal-shared-names = Les personnes qui partagent un appareil ont chacune leur nom, sans doublon.
table-refusal-knows-deal = Vous êtes, ou avez été, à une autre table de cette soirée, où les mêmes cartes sont distribuées. Personne ne joue deux fois la même donne.
table-refusal-sits-twice = Les deux historiques ne peuvent pas être réunis : les deux sont assis à une même table, ou à deux tables de la même donne.
table-refusal-no-hints = Il n'y a pas de conseils à cette table.
table-refusal-hint-not-asked = Les conseils portent sur une question qui vous est posée. Attendez votre tour.
table-refusal-hints-busy = L'ordinateur réfléchit pour d'autres en ce moment. Redemandez dans un instant.
table-refusal-hint-passed = La partie a continué avant que le conseil soit prêt : il n'y en a pas pour cette question.
table-refusal-review-not-over = Une partie peut être analysée une fois terminée.
table-refusal-no-review = On ne peut pas avoir ici d'analyse de cette partie.
table-refusal-trouble = Quelque chose s'est mal passé ici. Rien n'a changé ; réessayez.

## Les courriels à qui veut être prévenu

nickname-refusal = Un nom tient sur une ligne de caractères visibles.
chat-refusal-empty = Il n'y a rien à lire dans cette ligne.
member-refusal-name = Choisissez d'abord un nom.
member-refusal-none = Vous n'avez pas encore de carte de membre.
member-refusal-gone = Cette carte a été rendue.
member-refusal-code = Ce n'est pas un code de secours de ce site.
member-refusal-codes = Trop de codes erronés. Attendez une minute.
member-refusal-late = Cela a pris trop de temps. Connectez-vous de nouveau.
member-refusal-elsewhere = C'était sur un autre appareil. Connectez-vous de nouveau.
member-refusal-neither = Pour vous connecter, entrez un code de secours ou utilisez une clé d'accès.
passkey-refusal-unknown = Aucune carte de membre n'a ici cette clé d'accès.
passkey-refusal-known = Cette clé d'accès est déjà sur une carte de membre.
passkey-refusal-many = Une carte a { $most } clés d'accès au plus. Supprimez-en d'abord une.
passkey-refusal-gone = Votre carte n'a plus cette clé d'accès.
passkey-refusal-https = Les clés d'accès demandent https ou localhost. Prenez un code de secours.
passkey-refusal-late = Cela a pris trop de temps. Réessayez.
passkey-refusal-other = Cette réponse appartient à une autre demande. Réessayez.
passkey-refusal-before = Cette réponse a déjà été donnée. Réessayez.
passkey-refusal-browser = La réponse du navigateur est inutilisable. Réessayez.
mail-refusal-none = Ce site n'envoie pas de courriels.
mail-refusal-form = Ce n'est pas une adresse électronique.
mail-refusal-card = Une adresse électronique demande une carte de membre, et vous n'en avez pas encore.
mail-refusal-often = Plusieurs courriels sont partis aujourd'hui à cette adresse. Réessayez demain.
mail-refusal-unknown = Le serveur de courrier n'accepte pas de courriels pour cette adresse. Est-elle bien écrite ?
mail-refusal-unsent = Le courriel n'a pas pu être envoyé pour l'instant. Réessayez dans un moment.
mail-refusal-old = Ce lien ne vient pas d'un courriel de ce site, ou il est trop ancien. Demandez-en un autre.
mail-refusal-past = Cette adresse n'attend plus de confirmation.
mail-refusal-foreign = Ce lien ne vient pas d'un courriel de ce site.
push-refusal-off = Sur ce site, personne n'est prévenu dans le navigateur : l'hôte l'a désactivé.
push-refusal-endpoint = Ce site ne peut pas atteindre le service de notifications de votre navigateur.
push-refusal-keys = Ce que le navigateur a donné pour être prévenu est inutilisable. Réessayez.
push-refusal-many = Vous êtes déjà prévenu dans { $most } navigateurs. Retirez-en d'abord un.
push-refusal-unknown = Ce navigateur n'est plus dans votre liste.
mail-confirm-subject = Vernissage : est-ce votre adresse ?
mail-confirm-text =
    Quelqu'un, sans doute vous, veut être prévenu à cette adresse quand c'est son tour de jouer sur Vernissage.
    Si c'est vous, ouvrez ce lien dans les deux jours et confirmez :
    { $link }

    Sinon, ne faites rien : on ne vous annoncera rien. Ou assurez-vous-en ici :
    { $leave }
notice-turn = { $title } : à vous de jouer, { $player }
mail-turn-text =
    C'est à vous de jouer à { $title } ({ $players }) :
    { $link }

    Aucun autre courriel ne viendra à propos de cette table avant votre prochaine visite. Ne plus recevoir de courriels :
    { $leave }
notice-over = { $title } : la partie est finie
mail-over-text =
    La partie est finie : { $title } ({ $players }).
    { $link }

    Ne plus recevoir de courriels :
    { $leave }

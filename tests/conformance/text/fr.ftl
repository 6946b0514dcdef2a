# Les mots du jouet : tout ce qu'un titre doit à la maison.

title-name = Craie et pièces
title-summary = Un jouet pour les tests : marquer, montrer, miser.

ask-mark = Quel côté marquez-vous ?
ask-show = Quelles cartes montrez-vous ?
ask-bid = Combien de pièces misez-vous ?

move-chalk = Marquer le côté { $side }
move-show = Montrer { $cards }
move-coins = Miser { $amount }

event-marked = La place { $seat } marque le côté { $side }.
event-shown = La place { $seat } montre { $cards }.
event-drawn = Vous piochez { $cards }.
event-in = La place { $seat } a misé.
event-opened = Les mises sont ouvertes : { $bids_by_seat }.

refusal-above-purse = { $needed } dépasse les { $available } de votre bourse. [{ $rule }]

rules-1-title = C'est tout
rules-1-text = Marquer, montrer, miser.

reason-last_turn = le dernier tour est joué
option-colour = Couleur
option-colour-help = Couleur
option-colour-red = 1
option-colour-green = 2
option-colour-blue = 3
option-loud = Bruyant
option-loud-help = Bruyant
option-long = Long
option-long-help = Long

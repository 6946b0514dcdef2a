# Słowa zabawki: wszystko, co tytuł jest winien domowi.

title-name = Kreda i monety
title-summary = Zabawka do testów: znak, karty, oferta.

ask-mark = Którą stronę zaznaczasz?
ask-show = Które karty pokazujesz?
ask-bid = Ile monet oferujesz?

move-chalk = Zaznacz stronę { $side }
move-show = Pokaż { $cards }
move-coins = Zaoferuj { $amount }

event-marked = Miejsce { $seat } zaznacza stronę { $side }.
event-shown = Miejsce { $seat } pokazuje { $cards }.
event-drawn = Dobierasz { $cards }.
event-in = Miejsce { $seat } złożyło ofertę.
event-opened = Oferty odkryte: { $bids_by_seat }.

refusal-above-purse = { $needed } to więcej niż { $available } w twojej sakiewce. [{ $rule }]

rules-1-title = To wszystko
rules-1-text = Znak, karty, oferta.

reason-last_turn = skończyła się ostatnia tura
option-colour = Kolor
option-colour-help = Kolor
option-colour-red = 1
option-colour-green = 2
option-colour-blue = 3
option-loud = Głośno
option-loud-help = Głośno
option-long = Długo
option-long-help = Długo

# The Gallerist po polsku.

title-name = The Gallerist
title-summary = Odkrywaj artystów, kupuj ich dzieła tanio, daj im sławę i sprzedawaj drogo, a goście, bilety i asystenci niech zapełnią twoją galerię i sakiewkę.

## Nazwy

location-sales_office = Biuro sprzedaży
location-artists_colony = Kolonia artystów
location-media_centre = Centrum mediów
location-international_market = Rynek międzynarodowy
form-digital = Sztuka cyfrowa
form-photography = Fotografia
form-sculpture = Rzeźba
form-painting = Malarstwo
colour-blue = niebieski
colour-red = czerwony
artist-name = { $form } ({ $colour })
work-name = { $form } nr { $number }
contract-name = { $form } ({ $bonus })
visitor-investor = inwestor
visitor-vip = VIP
visitor-collector = kolekcjoner
visitor-any = dowolny gość
ticket-brown = brązowy bilet
ticket-pink = różowy bilet
ticket-white = biały bilet
ticket-any = dowolny bilet
short-investor = { $count ->
        [one] { $count } inwestor
        [few] { $count } inwestorów
        [many] { $count } inwestorów
       *[other] { $count } inwestora
    }
short-vip = { $count ->
        [one] { $count } VIP
        [few] { $count } VIP-ów
        [many] { $count } VIP-ów
       *[other] { $count } VIP-a
    }
short-collector = { $count ->
        [one] { $count } kolekcjoner
        [few] { $count } kolekcjonerów
        [many] { $count } kolekcjonerów
       *[other] { $count } kolekcjonera
    }
short-brown = { $count } brąz.
short-pink = { $count } róż.
short-white = { $count } biał.
bonus-none = nic
bonus-money = pieniądze
bonus-influence = wpływy
bonus-fame = sława
bonus-ticket = bilet
bonus-brown_ticket = brązowy bilet
bonus-pink_ticket = różowy bilet
bonus-white_ticket = biały bilet
bonus-two_tickets = dwa bilety
bonus-plaza_visitor = gość z placu
bonus-investor_or_vip = inwestor albo VIP
bonus-bag_visitor = gość z worka
bonus-assistant = asystent
bonus-contract = kontrakt
tile-influence = { $influence ->
    [0] {""}
    [one] { $influence } wpływ i{" "}
    [few] { $influence } wpływy i{" "}
    [many] { $influence } wpływów i{" "}
   *[other] { $influence } wpływu i{" "}
    }{ $money ->
    [one] { $money } moneta
    [few] { $money } monety
    [many] { $money } monet
   *[other] { $money } monety
    } za każde { $least ->
    [one] { $least } wpływ
    [few] { $least } wpływy
    [many] { $least } wpływów
   *[other] { $least } wpływu
    }
tile-collector = kolekcjonerzy: { tile-each-person }
tile-vip = VIP-y: { tile-each-person }
tile-investor = inwestorzy: { tile-each-person }
tile-visitor = goście: { tile-each-person }
tile-visitor_set = zestawy trzech różnych gości: { tile-each-thing }
tile-reputation = żetony reputacji: { tile-each-thing }
tile-auction_assistant = asystenci w rzędach licytacji: { tile-each-person }
tile-assistant = asystenci w grze: { tile-each-person }
tile-promoted_artist = artyści z promocją co najmniej { $least }: { tile-each-person }
tile-acquired = nabyte dzieła: { tile-each-thing }
tile-sold = sprzedane dzieła: { tile-each-thing }
tile-exhibited = wystawione dzieła: { tile-each-thing }
tile-form = różne nabyte dziedziny: { tile-each-thing }
tile-photography = nabyte fotografie: { tile-each-thing }
tile-painting = nabyte obrazy: { tile-each-thing }
tile-digital = nabyte dzieła cyfrowe: { tile-each-thing }
tile-sculpture = nabyte rzeźby: { tile-each-thing }
tile-famous_artist = artyści ze sławą co najmniej { $least }: { tile-each-person }
tile-masterpiece = wystawione arcydzieła: { tile-each-thing }
tile-each-person = { $influence ->
    [0] po { $money ->
        [one] { $money } monecie
        [few] { $money } monety
        [many] { $money } monet
       *[other] { $money } monety
        }
    [one] po { $influence } wpływie i { $money ->
        [one] { $money } monecie
        [few] { $money } monety
        [many] { $money } monet
       *[other] { $money } monety
        }
    [few] po { $influence } wpływy i { $money ->
        [one] { $money } monecie
        [few] { $money } monety
        [many] { $money } monet
       *[other] { $money } monety
        }
    [many] po { $influence } wpływów i { $money ->
        [one] { $money } monecie
        [few] { $money } monety
        [many] { $money } monet
       *[other] { $money } monety
        }
   *[other] po { $influence } wpływu i { $money ->
        [one] { $money } monecie
        [few] { $money } monety
        [many] { $money } monet
       *[other] { $money } monety
        }
    }
tile-each-thing = { $influence ->
    [0] po { $money ->
        [one] { $money } monecie
        [few] { $money } monety
        [many] { $money } monet
       *[other] { $money } monety
        }
    [one] po { $influence } wpływie i { $money ->
        [one] { $money } monecie
        [few] { $money } monety
        [many] { $money } monet
       *[other] { $money } monety
        }
    [few] po { $influence } wpływy i { $money ->
        [one] { $money } monecie
        [few] { $money } monety
        [many] { $money } monet
       *[other] { $money } monety
        }
    [many] po { $influence } wpływów i { $money ->
        [one] { $money } monecie
        [few] { $money } monety
        [many] { $money } monet
       *[other] { $money } monety
        }
   *[other] po { $influence } wpływu i { $money ->
        [one] { $money } monecie
        [few] { $money } monety
        [many] { $money } monet
       *[other] { $money } monety
        }
    }
action-sign = podpisanie kontraktu
action-sell = sprzedaż dzieła
action-discover = odkrycie artysty
action-buy = zakup dzieła
action-hire = zatrudnienie asystentów
action-promote = promocja artysty
action-reputation = wzięcie żetonu reputacji
action-bid = licytacja dzieł międzynarodowych
piece-gallerist = galerzysta
piece-assistant = asystent
kind-curator = karta kuratora
kind-dealer = karta marszanda
card-name = { $card } { $number }
cell-tile = rząd { $form }, kolumna { $column }
cell-bid = oferta { $amount }, kolumna { $column }
origin-desk = od biurka
origin-kicked_out = wyrzucony
origin-sales_office = z biura sprzedaży
origin-artists_colony = z kolonii artystów
origin-media_centre = z centrum mediów
origin-international_market = z rynku międzynarodowego
spot-plaza = plac
spot-gallery = galeria
spot-lobby = hol: { $seat }
source-plaza = z placu
source-bag = z worka
source-lobby = z holu
source-gallery = z galerii
source-bonus = z premii
source-market = na rynku międzynarodowym
source-celebrity = za nową gwiazdę
source-intermediate = w punktacji pośredniej
source-location = z lokacji
source-contract = z kontraktu
level-none = żaden
level-apprentice = Uczeń
level-experienced = Doświadczony galerzysta
level-master = Mistrz galerzysta
goal-curator = cele karty kuratora
goal-highest = najcenniejszy cel karty kuratora
goal-dealer = cele karty marszanda
goal-cards = pieniądze z obu kart
goal-reputation = żetony reputacji
goal-masterpieces = arcydzieła
goal-money = łączne pieniądze

## Pytania

ask-start = Gdzie zaczyna twój galerzysta? Żeton reputacji tej lokacji trafia na twoje trzecie pole wystawowe: zdobędziesz go, gdy wystawisz tam dzieło.
ask-turn = Do której lokacji idziesz? Najpierw możesz wykonać akcję dodatkową (bilety albo premia kontraktu).
ask-leave = Czy zostawiasz asystenta w lokacji, którą opuszczasz? Jeśli przyjdzie tam inny gracz, dostaniesz akcję po wyrzuceniu.
ask-action = Którą akcję tej lokacji wykonujesz? Najpierw możesz wykonać akcję dodatkową.
ask-after = Wykonujesz akcję dodatkową czy kończysz turę?
ask-kicked_out = Wyrzucono cię. Cofasz się na torze wpływów do poprzedniej gwiazdki i wykonujesz akcję tej lokacji, wykonujesz darmową akcję dodatkową czy rezygnujesz?
ask-visitors = Którego gościa przesuwasz teraz? Każdy krok kosztuje bilet w kolorze gościa.
ask-assistant = Którego ze swoich asystentów stawiasz?
ask-discover = Którego artystę odkrywasz?
ask-buy = Czyje dzieło kupujesz?
ask-acclaim = Który artysta zyskuje sławę z tej premii?
ask-sign = Który kontrakt podpisujesz?
ask-slot = Na którym ze swoich pól kontraktów go kładziesz?
ask-sell = Które dzieło sprzedajesz?
ask-fulfil = Którego kontraktu używasz do tej sprzedaży?
ask-send = Który gość wychodzi z galerii na plac? Po inwestorze kontrakt pokazuje pieniądze, po VIP-ie wpływy; po kolekcjonerze wybierasz.
ask-face = Jaką premię pokazuje odwrócony kontrakt?
ask-hire = Ilu asystentów zatrudniasz?
ask-promote = Którego artystę promujesz?
ask-tile = Który żeton reputacji bierzesz?
ask-space = Na którym polu reputacji kładziesz żeton? Premię pola dostajesz od razu.
ask-usher = Który gość wychodzi z holu na plac?
ask-bid = Które pole oferty zajmujesz? Ofertę płacisz teraz; na koniec najwyższe oferty dostają dzieła ze sztalug.
ask-pay = Jaką część ceny płacisz wpływami? Każda moneta to krok w tył do poprzedniej ikony monety; resztę płacisz pieniędzmi.
ask-fame = Ile sławy dodajesz wpływami? Każdy punkt to krok w tył do poprzedniej gwiazdki.
ask-ticket = Który bilet bierzesz?
ask-exchange = Ten kolor się skończył: który inny bilet z kasy odrzucasz, by wziąć ten kolor z odrzuconych?
ask-admit = Który gość wchodzi z placu do twojej galerii?
ask-call = Który gość wchodzi z worka do twojej galerii?
ask-toss = Największe stosy biletów są równe: który traci bilet?
ask-easel = Które dzieło bierzesz ze sztalug i do której karty się liczy?

move-start = Zacznij w lokacji: { $location }
move-go = Idź do lokacji: { $location }
move-leave = Zostaw asystenta: { $origin }
move-nobody = Nie zostawiaj nikogo
move-act = Akcja: { $action }
move-idle = Żadna akcja nie jest tu możliwa
move-walk = Przesuń: { $visitor } ({ $spot })
move-stop = Nie wydawaj więcej biletów
move-use = Użyj premii kontraktu { $slot }
move-done = Bez akcji dodatkowej
move-decline = Bez akcji po wyrzuceniu
move-assistant = Asystent: { $origin }
move-discover = Odkryj artystę: { $artist }
move-buy = Kup dzieło artysty: { $artist }
move-acclaim = Sława dla: { $artist }
move-sign = Podpisz kontrakt: { $contract }
move-refresh = Wyłóż cztery nowe kontrakty
move-sign-none = Nie podpisuj żadnego
move-slot = Pole { $slot }
move-sell = Sprzedaj: { $work }
move-fulfil = Użyj kontraktu: { $contract }
move-send = Odeślij na plac: { $visitor }
move-face = Premia: { $bonus }
move-hire = Zatrudnij: { $count }
move-promote = Promuj artystę: { $artist }
move-reputation = Żeton: { $cell }
move-space = Pole z premią: { $bonus }
move-usher = Odeślij na plac: { $visitor }
move-bid = Licytuj: { $cell }
move-pay = { $steps ->
        [0] Zapłać wszystko pieniędzmi
       *[other] Zapłać wpływami: { $steps }
    }
move-fame = { $steps ->
        [0] Nie dodawaj sławy
       *[other] Dodaj sławy: { $steps }
    }
move-ticket = Weź: { $ticket }
move-tickets = Weź: { $tickets }
move-exchange = Odrzuć: { $ticket }
move-admit = Wpuść: { $visitor }
move-call = Wpuść: { $visitor }
move-toss = Odrzuć: { $ticket }
move-easel = Weź: { $work } ({ $card })

## Co się dzieje

event-dealt = { $seat } dostaje: { $curator }, { $dealer }.
event-set-up = Plansza gotowa. Zaczyna { $seat }; lokację wybiera najpierw ostatni gracz.
event-started = { $seat } zaczyna w lokacji: { $location }. Żeton na trzecie pole wystawowe: { $tile }.
event-turn-began = Tura: { $seat }.
chapter-turn-began = Runda { $round }
event-went = { $seat } idzie do lokacji: { $location }.
event-left-behind = { $seat } zostawia asystenta ({ $origin }): { $location }.
event-kicked = { $seat } wyrzuca pionek gracza { $owner } ({ $piece }): { $location }.
event-nothing-to-do = { $seat } nie może wykonać żadnej akcji: { $location }.
event-walked = { $seat } przesuwa gościa za bilet: { $visitor }, { $spot } → { $to }.
event-entered = { $seat } zyskuje gościa ({ $source }): { $visitor }.
event-sent = { $seat } odsyła gościa na plac ({ $source }): { $visitor }.
event-assistant-placed = { $on ->
        [market] { $seat } stawia asystenta na rynku międzynarodowym ({ $origin }): { $cell }.
       *[contract] { $seat } stawia asystenta na kontrakcie { $cell } ({ $origin }).
    }
event-hired = { $seat } zatrudnia asystenta.
event-went-home = Pionek gracza { $seat } wraca do siebie ({ $piece }), { $source }.
event-retired = { $seat } nie ma wolnego biurka: asystent ({ $source }) odchodzi z gry.
event-commission-given-up = { $seat } rezygnuje z zamówienia ({ $artist }): nie ma już dzieł tej dziedziny.
event-discovered = { $seat } odkrywa artystę: { $artist }. Premia: { $bonus }.
event-collector-came = Kolekcjoner przychodzi na plac (od artysty: { $artist }).
event-bought = { $by ->
        [commission] { $seat } kupuje za { $amount } zamówione dzieło: { $work }, artysta: { $artist }.
       *[signature] { $seat } kupuje za { $amount } dzieło: { $work }, artysta: { $artist }.
    }
event-paid = { $steps ->
        [0] { $seat } płaci { $amount }.
       *[other] { $seat } płaci { $amount }, z tego { $steps } wpływami (−{ $influence }).
    }
event-fame-raised = { $artist }: sława +{ $amount }, teraz { $fame }; dzieło warte { $value }.
event-celebrity = { $seat } tworzy nową gwiazdę: { $artist }.
event-ticket-taken = { $seat } bierze { $ticket }.
event-exchanged = { $seat } odrzuca { $given } z kasy i bierze { $ticket } z odrzuconych.
event-hung = { $seat } wystawia: { $work }, wartość { $value }.
event-work-shown = { $visitors_count ->
        [0] Następne dzieło: { $work }.
       *[other] Następne dzieło: { $work }. Goście przy dziele: { $visitors }.
    }
event-tile-taken = { $seat } kładzie żeton reputacji na polu z premią ({ $bonus }): { $tile }.
event-tile-put-away = { $seat } nie ma pola na żeton reputacji, więc żeton przepada: { $tile }.
event-signed = { $seat } podpisuje kontrakt na polu { $slot }: { $contract }.
event-signed-none = { $seat } nie podpisuje żadnego z nowych kontraktów.
event-refreshed = { $seat } wykłada nowe kontrakty.
event-reshuffled = Kontrakty potasowano na nowo.
event-contract-shown = Nowy kontrakt na polu { $place }: { $contract }.
event-sold = { $seat } sprzedaje za { $amount } dzieło: { $work }, artysta: { $artist }.
event-turned-over = Kontrakt gracza { $seat }, { $contract }, odwrócono; pokazuje: { $bonus }.
event-promoted = { $seat } promuje artystę: { $artist }, poziom { $level }.
event-bid-made = { $seat } daje { $amount } w kolumnie { $column }.
event-influence-gained = { $seat } zyskuje wpływy: { $amount }, { $source }.
event-earned = { $seat } zyskuje pieniądze: { $amount }, { $source }.
event-lost = { $seat } nie może dostać premii ({ $bonus }): premia przepada.
event-declined = { $seat } rezygnuje z akcji po wyrzuceniu.
event-came-back = { $seat } wydaje wpływy ({ $influence }) na akcję po wyrzuceniu: { $action }.
event-intermediate-scoring = Punktacja pośrednia: po raz pierwszy skończył się kolor biletów; wszyscy zyskują wpływy i pieniądze za gości w swojej galerii.
event-end-in-sight = Koniec bliski: po tej rundzie każdy ma jeszcze jedną turę.
event-last-turns = Zaczynają się ostatnie tury; akcji po wyrzuceniu już nie ma.
event-lacerda-left-behind = Lacerda zostawia asystenta: { $location }.
event-lacerda-went = Lacerda idzie do lokacji: { $location }.
event-lacerda-went-home = Asystent Lacerdy wraca obok planszy, lokacja: { $location }.
event-lacerda-placed = { $tile ->
        [none] Lacerda stawia asystenta na rynku: { $cell }.
       *[other] Lacerda stawia asystenta na rynku: { $cell }. Żeton reputacji z tego pola przepada.
    }
event-lacerda-kicked = { $seat } wyrzuca pionek Lacerdy ({ $piece }): { $location }.
event-kicked-by-lacerda = Lacerda wyrzuca pionek gracza { $seat } ({ $piece }): { $location }.
event-tossed = Z kasy odrzucono { $ticket }.
event-lacerda-took = Oferty Lacerdy są najwyższe: dzieło ze sztalugi trafia do niego.
event-easel-taken = { $seat } bierze ze sztalug: { $work } ({ $card }); wartość { $amount }.
event-cards-shown = { $seat } pokazuje: { $curator }, { $dealer }.
event-scored = { $seat }: pieniądze { $cash }, przewagi { $majorities }, reputacja { $reputation }, dzieła { $works }, sztaluga { $easel }, kurator { $curator }, marszand { $dealer }, wpływy { $influence }. Razem { $total }.
event-solo-result = { $level ->
        [master] Osiągasz poziom mistrza galerzysty.
        [experienced] Osiągasz poziom doświadczonego galerzysty.
        [apprentice] Osiągasz poziom ucznia.
       *[none] Nie osiągasz żadnego poziomu.
    }
event-game-ended = Koniec gry: { $reason }. Pieniądze na koniec: { $scores_by_seat }.
reason-two_of_three = { $box_ends ->
    [1] spełniono jeden z trzech warunków końca gry
    [2] spełniono dwa z trzech warunków końca gry
   *[3] spełniono wszystkie trzy warunki końca gry
    }
reason-last_ticket = ostatni bilet opuścił kasę
reason-stalled = przez { $box_stalled ->
    [one] rundę
    [few] { $box_stalled } rundy
    [many] { $box_stalled } rund
   *[other] { $box_stalled } rundy
    } nic się nie zmieniło

## Dlaczego dom by tak zrobił

why-only = Nic innego nie jest tu możliwe.
why-turn = Rozegrane do końca twojej tury powinno ci to dać około { $amount } na koniec gry; najlepsza inna odpowiedź około { $other }.
why-easel = Z tym dziełem twoja punktacja końcowa to { $amount }.
why-more = { $part }: o około { $amount } więcej.
why-less = { $part }: o około { $amount } mniej.
part-money = Pieniądze w ręku
part-influence = Wpływy
part-tiles = Żetony reputacji
part-works = Dzieła, kontrakty i miejsce na kolejne
part-visitors = Goście i bilety
part-assistants = Asystenci
part-market = Rynek międzynarodowy
part-cards = Karty kuratora i marszanda
why-discover = Odkrycie tego artysty ({ $artist }): od razu premia ({ $bonus }) i prawo kupna dzieła za { $price }, choćby stał się sławny.
why-buy = { $artist }: dzieło kosztuje { $price }, dodaje sławy ({ $fame }) i jest potem warte { $value }.
why-promote = Promocja tego artysty ({ $artist }) kosztuje wpływy ({ $price }), premia: { $bonus }; wartość jego dzieła zmienia się z { $value } na { $then }, a { $own ->
        [0] nie wystawiasz żadnego.
        [one] wystawiasz { $own }.
        [few] wystawiasz { $own }.
        [many] wystawiasz { $own }.
       *[other] wystawiasz { $own }.
    }
why-sign = Kontrakt { $contract }: { $shown ->
        [0] nie wystawiasz jeszcze dzieła, które by sprzedał.
        [one] wystawiasz { $shown } dzieło, które może sprzedać.
        [few] wystawiasz { $shown } dzieła, które może sprzedać.
        [many] wystawiasz { $shown } dzieł, które może sprzedać.
       *[other] wystawiasz { $shown } dzieła, które może sprzedać.
    }
why-sell = Sprzedaż ({ $work }) daje { $amount } i zwalnia miejsce na twojej ścianie.
why-hire = { $count ->
        [one] Jeszcze jeden asystent kosztuje { $price }.
        [few] Jeszcze { $count } asystentów kosztuje razem { $price }.
        [many] Jeszcze { $count } asystentów kosztuje razem { $price }.
       *[other] Jeszcze { $count } asystenta kosztuje razem { $price }.
    }
why-tile = Żeton ({ $tile }) liczy się teraz { $count ->
        [0] zero razy.
        [one] { $count } raz.
        [few] { $count } razy.
        [many] { $count } razy.
       *[other] { $count } raza.
    }
why-bid = Oferta { $price }, premia: { $bonus }; o { $works ->
        [one] { $works } dzieło
        [few] { $works } dzieła
        [many] { $works } dzieł
       *[other] { $works } dzieła
    } ze sztalug masz miejsce { $place }, a kolumna zapłaci ci { $majority }.
why-use = Premia tego kontraktu ({ $bonus }) jest teraz dla ciebie warta około { $amount }.
why-enters = Do twojej galerii wchodzi gość: { $visitor }.
why-nearer = Gość podchodzi o krok bliżej: { $visitor }.
why-fame = { $artist }: dzieło jest potem warte { $value }; { $influence ->
        [0] wpływy zostają ci w całości.
       *[other] dodatkowa sława kosztuje wpływy ({ $influence }).
    }

## Odmowy

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
refusal-location-needed = Tu trzeba wskazać lokację. [{ $rule }]
refusal-start-taken = Ktoś już tam zaczyna: { the-location }. [{ $rule }]
refusal-same-location = Twój galerzysta już tam stoi i musi pójść gdzie indziej: { the-location }. [{ $rule }]
refusal-nothing-to-do = Żadna z dwóch akcji nie byłaby tam możliwa: { the-location }. [{ $rule }]
refusal-executed-already = Akcja dodatkowa w tej turze już była. [{ $rule }]
refusal-executive-needed = Tu trzeba wybrać akcję dodatkową albo koniec tury. [{ $rule }]
refusal-action-needed = Tu trzeba wybrać jedną z dwóch akcji lokacji. [{ $rule }]
refusal-action-wanted = Akcja jest tu możliwa, więc trzeba ją wykonać: { the-location }. [{ $rule }]
refusal-other-location = To akcja innej lokacji: { the-location }. [{ $rule }]
refusal-action-lost = Po tym żadna z dwóch akcji nie byłaby tu możliwa, a jedną trzeba wykonać: { the-location }. [{ $rule }]
refusal-go-first = Twój galerzysta musi najpierw tam pójść: { the-needed-location }. Teraz jest tu: { the-place }. [{ $rule }]
refusal-acted-already = Akcja lokacji w tej turze już była. [{ $rule }]
refusal-no-star-below = Za twoim znacznikiem wpływów (stoi na { $available }) nie ma gwiazdki, więc nie zapłacisz za akcję lokacji. [{ $rule }]
refusal-kicked-out-answer = Tu trzeba wybrać akcję po wyrzuceniu albo z niej zrezygnować. [{ $rule }]
refusal-no-ticket = Ten gość wymaga biletu swojego koloru, a takiego nie masz: { the-needed-ticket }. [{ $rule }]
refusal-no-visitor-there = Takiego gościa tam nie ma: { the-needed-visitor }. [{ $rule }]
refusal-walk-or-stop = Przesuń następnego gościa albo zakończ. [{ $rule }]
refusal-collector-limit = Twoja galeria mieści teraz { $available ->
        [one] { $available } kolekcjonera
        [few] { $available } kolekcjonerów
        [many] { $available } kolekcjonerów
       *[other] { $available } kolekcjonera
    }; każde sprzedane dzieło to miejsce dla jednego więcej. [{ $rule }]
refusal-no-contract = Na twoim polu { $needed } nie ma kontraktu. [{ $rule }]
refusal-bonus-used = Premii kontraktu { $needed } już użyto: stoi na nim asystent. [{ $rule }]
refusal-no-assistant = Nie masz asystenta, którego można postawić: ani przy biurku, ani w żadnej lokacji. [{ $rule }]
refusal-desks-empty = Przy biurku nie ma żadnego z twoich asystentów. [{ $rule }]
refusal-not-your-assistant = Nie stoi tam twój asystent: { the-location }. [{ $rule }]
refusal-not-kicked-out = Twojego asystenta nikt właśnie nie wyrzucił. [{ $rule }]
refusal-source-needed = Tu trzeba wskazać, skąd jest asystent. [{ $rule }]
refusal-commission-taken = Masz już zamówienie; najpierw kup to dzieło. [{ $rule }]
refusal-all-discovered = Wszyscy artyści są już odkryci. [{ $rule }]
refusal-discovered-already = Ten artysta jest już odkryty. [{ $rule }]
refusal-not-discovered = Ten artysta nie jest jeszcze odkryty. [{ $rule }]
refusal-artist-needed = Tu trzeba wskazać artystę. [{ $rule }]
refusal-no-work-left = Nie ma już dzieł tej dziedziny. [{ $rule }]
refusal-celebrity-retired = Dzieł gwiazdy nie można już kupować, chyba że na zamówienie. [{ $rule }]
refusal-no-signature = Ten artysta nie ma już podpisów: najpierw trzeba sprzedać jedno z jego dzieł. [{ $rule }]
refusal-too-dear = To kosztuje { $needed }, a nawet ze wszystkimi wpływami zapłacisz najwyżej { $available }. [{ $rule }]
refusal-no-space = Wystawiasz { $available ->
        [one] { $available } dzieło
        [few] { $available } dzieła
        [many] { $available } dzieł
       *[other] { $available } dzieła
    } i nie masz miejsca na następne; czwarte pole wymaga arcydzieła. [{ $rule }]
refusal-contracts-full = Masz { $available ->
        [one] { $available } kontrakt jeszcze nieużyty
        [few] { $available } kontrakty jeszcze nieużyte
        [many] { $available } kontraktów jeszcze nieużytych
       *[other] { $available } kontraktu jeszcze nieużytego
    } do sprzedaży i nie masz pola na następny. [{ $rule }]
refusal-contract-needed = Tu trzeba wskazać wyłożony kontrakt. [{ $rule }]
refusal-contract-wanted = Z kontraktu można zrezygnować dopiero po wyłożeniu nowych. [{ $rule }]
refusal-refreshed-already = Nowe kontrakty już wyłożono. [{ $rule }]
refusal-not-on-display = Ten kontrakt nie leży na wierzchu. [{ $rule }]
refusal-slot-taken = Kontraktu z twojego pola { $needed } jeszcze nie użyto do sprzedaży. [{ $rule }]
refusal-slot-needed = Tu trzeba wskazać jedno z twoich pól kontraktów, od 1 do 3. [{ $rule }]
refusal-nothing-on-show = Nie wystawiasz dzieła, które można sprzedać. [{ $rule }]
refusal-no-open-contract = Nie masz kontraktu, którego jeszcze nie użyto do sprzedaży. [{ $rule }]
refusal-no-contract-of-form = Żaden z twoich kontraktów nie dotyczy tej dziedziny. [{ $rule }]
refusal-contract-does-not-fit = Kontrakt z twojego pola { $needed } nie pasuje do tego dzieła. [{ $rule }]
refusal-not-your-contract = Nie masz takiego kontraktu. [{ $rule }]
refusal-work-needed = Tu trzeba wskazać wystawione dzieło. [{ $rule }]
refusal-not-on-show = Nie wystawiasz tego dzieła. [{ $rule }]
refusal-not-in-gallery = W twojej galerii nie ma takiego gościa: { the-visitor }. [{ $rule }]
refusal-not-in-lobby = W twoim holu nie ma takiego gościa: { the-visitor }. [{ $rule }]
refusal-not-on-plaza = Na placu nie ma takiego gościa: { the-visitor }. [{ $rule }]
refusal-not-in-bag = W worku nie ma takiego gościa: { the-visitor }. [{ $rule }]
refusal-other-visitor = Ta premia daje inwestora albo VIP-a, a nie: { the-visitor }. [{ $rule }]
refusal-visitor-needed = Tu trzeba wskazać rodzaj gościa. [{ $rule }]
refusal-face-needed = Tu trzeba wybrać, czy widać pieniądze, czy wpływy. [{ $rule }]
refusal-number-needed = Naraz zatrudnia się asystentów: od 1 do { $needed }. [{ $rule }]
refusal-queue-short = Asystentów w kolejce: { $available }, a nie { $needed }. [{ $rule }]
refusal-desks-short = Wolne biurka: { $available }, potrzeba { $needed }. [{ $rule }]
refusal-promoted-enough = Ten artysta ma już najwyższą promocję: { $available }. [{ $rule }]
refusal-no-token = Nie ma już żetonów promocji poziomu { $needed }. [{ $rule }]
refusal-influence-short = Potrzeba wpływów: { $needed }, a masz { $available }. [{ $rule }]
refusal-nothing-acquired = Nie masz jeszcze nabytego dzieła, a każdy rząd wymaga dzieła swojej dziedziny. [{ $rule }]
refusal-spaces-full = Wszystkie twoje pola reputacji są zajęte. [{ $rule }]
refusal-no-tile-in-reach = Przy twoich dziełach i gościach w holu nie możesz wziąć żadnego żetonu. [{ $rule }]
refusal-tile-needed = Tu trzeba wskazać pole z żetonem reputacji. [{ $rule }]
refusal-bid-needed = Tu trzeba wskazać pole w rzędach licytacji. [{ $rule }]
refusal-column-closed = Przy tak małej liczbie graczy kolumny { $needed } się nie używa. [{ $rule }]
refusal-lobby-lacks = { $needed ->
        [1] Pierwsza kolumna wymaga gościa w twoim holu.
        [2] Druga kolumna wymaga inwestora i VIP-a w twoim holu.
       *[3] Trzecia kolumna wymaga w twoim holu kolekcjonera oraz inwestora albo VIP-a.
    } [{ $rule }]
refusal-form-not-acquired = Ten rząd wymaga nabytego dzieła: { the-form }. [{ $rule }]
refusal-cell-taken = To pole jest zajęte. [{ $rule }]
refusal-space-taken = To pole reputacji jest zajęte; wolne: { $available }. [{ $rule }]
refusal-space-needed = Tu trzeba wskazać jedno z twoich pól reputacji. [{ $rule }]
refusal-amount-needed = Tu trzeba podać liczbę. [{ $rule }]
refusal-above-price = Cena to { $needed }; { $available } to więcej niż cena. [{ $rule }]
refusal-above-cash = Pieniędzmi zostałoby do zapłaty { $needed }, a masz { $available }. [{ $rule }]
refusal-steps-short = Wpływami zapłacisz najwyżej { $available }, a nie { $needed }. [{ $rule }]
refusal-stars-wanted = W galerii nie ma miejsca, chyba że artysta zostanie gwiazdą: zachowaj wpływy na sławę ({ $needed }). [{ $rule }]
refusal-celebrity-wanted = W galerii nie ma miejsca, chyba że artysta zostanie gwiazdą: dodaj sławy co najmniej { $needed }, a nie { $available }. [{ $rule }]
refusal-stars-short = Wpływami dodasz najwyżej { $available } sławy, a nie { $needed }. [{ $rule }]
refusal-fame-ends = Sława kończy się na { $needed }; { $available } to za dużo. [{ $rule }]
refusal-same-colour = Bilety brane razem muszą być różnych kolorów. [{ $rule }]
refusal-other-colour = Tego koloru tu nie ma: { the-ticket }. [{ $rule }]
refusal-no-such-ticket = Nie ma go już ani w kasie, ani wśród odrzuconych: { the-ticket }. [{ $rule }]
refusal-ticket-needed = Tu trzeba wskazać bilet. [{ $rule }]
refusal-office-lacks = W kasie go nie ma: { the-ticket }. [{ $rule }]
refusal-smaller-pile = Bilet odrzuca się z największego stosu ({ $needed }); ten ma { $available }. [{ $rule }]
refusal-easel-needed = Tu trzeba wskazać dzieło ze sztalug i jedną z twoich dwóch kart. [{ $rule }]
refusal-not-on-easel = Tego dzieła nie ma na żadnej sztaludze. [{ $rule }]

## Plansza w tabelach

board-headline = { $phase ->
        [start] Przed pierwszą rundą
        [last_rounds] Runda { $round }, przedostatnia · tura: { $seat }
        [last_turns] Ostatnie tury · tura: { $seat }
       *[playing] Runda { $round } · tura: { $seat }
    }
board-players = Gracze
board-player = Gracz
board-money = Pieniądze
board-influence = Wpływy
board-location = Lokacja
board-assistants = Asystenci
board-tickets = Bilety
board-lobby = Hol
board-gallery = Galeria
board-works = Dzieła
board-sold = Sprzedane
board-home = w galerii
board-locations = Lokacje
board-there = Zajmuje
board-holds = Zawartość
board-kicked-out = Wyrzucony
board-tile = Żeton
board-lacerda = Lacerda
board-piece = { $piece }: { $owner }
board-artists = Artyści
board-artist = Artysta
board-fame = Sława
board-price = Sława początkowa
board-value = Wartość
board-promotion = Promocja
board-signatures = Podpisy
board-bonus = Premia
board-celebrity = gwiazda
board-piles = Dzieła na sprzedaż i na sztalugach
board-form = Dziedzina
board-visitors = Goście
board-below = Dzieła pod spodem
board-easel = Sztaluga: { $work }
board-worth = wartość { $amount }
board-column = Kolumna { $column }: wpływy +{ $influence }, hol: { $lobby }
board-bid = Oferta { $amount }
board-display = Wyłożone kontrakty (w stosie { $left })
board-place = Miejsce
board-contract = Kontrakt
board-people = Bilety i goście
board-office = Kasa
board-discarded = Odrzucone bilety
board-bag = Worek
board-left = Zostało
board-gallery-of = Galeria: { $seat }
board-on-show = Wystawione { $place }
board-commission = Zamówienie
board-slot = Kontrakt { $slot }
board-free = wolne, daje: { $bonus }
board-space = Reputacja: { $bonus }
board-third = Trzecie pole wystawowe
board-work = { $kind ->
        [masterpiece] { $artist }, wartość { $value }, arcydzieło
       *[work] { $artist }, wartość { $value }
    }
board-signed = { $face ->
        [front] { $form }, { $bonus }
       *[back] użyty do sprzedaży, { $bonus }
    }{ $used ->
        [used] {" "}(premia użyta)
       *[open] {""}
    }
board-score = { $when ->
        [over] Punktacja końcowa: { $seat }
       *[now] Gdyby gra skończyła się teraz: { $seat }
    }
board-line = Pozycja
board-level = Poziom
board-wanted = Cel
board-needed = Wymagane
board-reached = Masz
board-solo = Lacerda: { $location }, asystenci obok planszy: { $count }
score-cash = Pieniądze
score-majorities = Przewagi na rynku
score-tile = Reputacja: { $tile }
score-works = Wystawione dzieła
score-easel = Dzieło ze sztalug
score-curator = Karta kuratora
score-dealer = Karta marszanda
score-influence = Wpływy { $space }
score-total = Razem

## Zasady naszymi słowami

rules-1-title = O co chodzi
rules-1-text = Prowadzisz galerię. Odkrywasz artystów, kupujesz ich dzieła, póki są tanie, dajesz artystom sławę, jedne dzieła sprzedajesz, inne zatrzymujesz. Goście w galerii przynoszą pieniądze, wpływy i sławę; asystenci na rynku międzynarodowym przynoszą reputację i udział w ostatniej licytacji. Wygrywa ten, kto po punktacji końcowej ma najwięcej pieniędzy.

rules-2-title = Zanim zaczniesz
rules-2-text = Na początku masz { $box_money ->
        [one] { $box_money } monetę
        [few] { $box_money } monety
        [many] { $box_money } monet
       *[other] { $box_money } monet
    }, { $box_influence ->
        [one] { $box_influence } wpływ
        [few] { $box_influence } wpływy
        [many] { $box_influence } wpływów
       *[other] { $box_influence } wpływów
    }, asystentów przy biurkach: { $box_on_desks } (biurek jest { $box_desks }), w kolejce: { $box_queue }, gości w holu: { $box_lobby }, oraz dwie tajne karty. Na koniec karta kuratora płaci za zestawy wystawionych dzieł, a karta marszanda za zestawy sprzedanych; jedno dzieło może liczyć się do kilku zestawów.
    Jeden artysta jest już znany; pozostałych trzeba odkryć, a przy każdym leży premia. Na sztalugach stoi o jedno dzieło mniej, niż jest graczy (w grze solo jedno): te dzieła międzynarodowe przydziela się dopiero na koniec.
    Od ostatniego gracza do pierwszego każdy wybiera lokację początkową. Leżący tam żeton reputacji trafia na trzecie pole wystawowe twojej galerii; zdobywasz go, gdy wystawisz na tym polu dzieło.

rules-3-title = Pieniądze, wpływy i sława
rules-3-text = Sława artysty to cena jego dzieła. Sława daje mu też gwiazdki, a gwiazdki decydują, ile dzieło jest warte przy sprzedaży albo na koniec gry: { $box_values }, a dzieło gwiazdy { $box_celebrity_value }. Gdy sława rośnie, zyskują wszystkie dzieła artysty.
    Wpływy mogą zastąpić jedno i drugie. Gdy płacisz, każdy krok w tył do poprzedniej ikony monety na torze wpływów płaci 1. Gdy artysta zyskuje dzięki tobie sławę, każdy krok w tył do poprzedniej gwiazdki dodaje 1. Co ponad { $box_influence_end }, przepada. Na koniec ostatnia osiągnięta ikona monety wypłaca swoją wartość.

rules-4-title = Tura
rules-4-text = Przesuń galerzystę do innej lokacji i wykonaj jedną z jej dwóch akcji. Nie możesz iść tam, gdzie żadna nie jest możliwa, chyba że tak jest wszędzie. Przechodząc z jednej lokacji do drugiej, możesz zostawić za sobą asystenta, od biurka albo z innej lokacji.
    Raz w turze, przed akcją lokacji albo po niej, możesz wykonać akcję dodatkową: przesunąć gości za bilety albo użyć premii kontraktu. Aby użyć kontraktu, postaw na nim asystenta, od biurka albo z lokacji, i weź premię; asystent zostaje tam, dopóki nie użyjesz kontraktu do sprzedaży. Między ruchem a akcją lokacji akcja dodatkowa nie może odebrać ci obu akcji tej lokacji.

rules-5-title = Goście i bilety
rules-5-text = Bilet przesuwa gościa swojego koloru o jedno pole w stronę twojej galerii: z placu do twojego holu, z twojego holu do galerii albo z cudzego holu na plac. Brązowe bilety przesuwają inwestorów, różowe VIP-ów, białe kolekcjonerów. W jednej akcji dodatkowej można wydać dowolnie wiele biletów. Bilet nigdy nie wyprowadza gościa z galerii.
    Galeria mieści { $box_collectors ->
        [one] jednego kolekcjonera
        [few] { $box_collectors } kolekcjonerów
        [many] { $box_collectors } kolekcjonerów
       *[other] { $box_collectors } kolekcjonerów
    } i o jednego więcej za każde sprzedane dzieło.
    Jeśli kolor skończył się w kasie, odrzuć z niej bilet innego koloru i weź swój kolor z odrzuconych; gdy kasa jest pusta, bierz z odrzuconych.

rules-6-title = Premie
rules-6-text = Premia pieniędzy daje monety za każdego gościa w twojej galerii: inwestor { $box_bonus_investor_money }, VIP { $box_bonus_vip_money }, kolekcjoner { $box_bonus_collector_money }. Premia wpływów daje w ten sam sposób wpływy: inwestor { $box_bonus_investor_influence }, VIP { $box_bonus_vip_influence }, kolekcjoner { $box_bonus_collector_influence }. Premia sławy daje wybranemu odkrytemu artyście { $box_bonus_collector_fame } sławy za każdego kolekcjonera w twojej galerii{ $box_bonus_fame ->
        [0] {""}
       *[other] {""} i dodatkowo { $box_bonus_fame }
    }. Im więcej masz gości, tym więcej te premie są warte.
    Pozostałe premie są tym, co mówi ich nazwa: bilety, gość z placu albo z worka, następny asystent z twojej kolejki (z premią swojego pola), kontrakt. Czego nie możesz wziąć, przepada.

rules-7-title = Kolonia artystów
rules-7-text = Odkryj artystę: weź premię z płytki; kolekcjoner z płytki czerwonego artysty idzie na plac. Dostajesz zamówienie, tylko jedno naraz: następne dzieło tego artysty kosztuje cię tylko jego początkową sławę.
    Kup dzieło: ceną jest sława artysty. Każdy artysta ma dwa podpisy, więc najwyżej dwa jego dzieła mogą być niesprzedane. Goście z dzieła idą na plac. Artysta zyskuje sławę z dzieła i 1 za każdego kolekcjonera w twojej galerii, a ty bierzesz bilety z dzieła. Możesz wystawić trzy dzieła, a czwarte, dopóki jedno z nich jest arcydziełem.
    Gdy wystawisz dzieło na trzecim polu, leżący tam żeton reputacji trafia na koniec twojej tury na jedno z twoich pól reputacji: dostajesz premię tego pola, a jeden gość wychodzi z holu na plac.

rules-8-title = Biuro sprzedaży
rules-8-text = Podpisz kontrakt: weź jeden z wyłożonych (jeśli chcesz, po wyłożeniu czterech nowych) i połóż go na wolnym polu, które daje bilet, albo na kontrakcie już użytym do sprzedaży. Mając trzy kontrakty jeszcze nieużyte do sprzedaży, nie można podpisać następnego.
    Sprzedaj dzieło: potrzebny jest kontrakt jego dziedziny, jeszcze nieużyty do sprzedaży. Dostajesz wartość dzieła, podpis wraca do artysty, a jeden gość wychodzi z galerii na plac. Kontrakt się odwraca: po inwestorze pokazuje pieniądze, po VIP-ie wpływy, w innym razie jak chcesz. Asystent z kontraktu wraca do biurka, a nowej strony można użyć jeszcze raz.

rules-9-title = Centrum mediów
rules-9-text = Zatrudnij asystentów: do czterech, ale nie więcej, niż masz wolnych biurek; za każdego płacisz cenę jego pola i bierzesz premię tego pola.
    Promuj artystę o jeden poziom: zapłać tyle wpływów, ile wynosi nowy poziom, i weź premię poziomu; potem artysta zyskuje { $box_promotion_fame } sławy i 1 za każdego kolekcjonera w twojej galerii. Żetony promocji danego poziomu mogą się skończyć.

rules-10-title = Rynek międzynarodowy
rules-10-text = Każda kolumna wymaga gości w twoim holu: dowolnego; inwestora i VIP-a; kolekcjonera z inwestorem albo VIP-em. Daje wpływy: { $box_column_1 }, { $box_column_2 } lub { $box_column_3 }.{ $box_closed_1 ->
        [never] {""}
       *[other] {" "}Gdy graczy jest { $box_closed_1 }, pierwsza kolumna jest zamknięta.
    }{ $box_closed_2 ->
        [never] {""}
       *[other] {" "}Gdy graczy jest { $box_closed_2 }, druga kolumna jest zamknięta.
    }{ $box_closed_3 ->
        [never] {""}
       *[other] {" "}Gdy graczy jest { $box_closed_3 }, trzecia kolumna jest zamknięta.
    }
    Weź żeton reputacji z rzędu dziedziny, z której masz nabyte dzieło, połóż go na jednym ze swoich pól reputacji i weź premię tego pola; jeden gość wychodzi z holu na plac. Na koniec żeton płaci za to, co masz: gości, dzieła, asystentów, artystów.
    Zaoferuj { $box_bid_1 }, { $box_bid_2 } lub { $box_bid_3 } za dzieła międzynarodowe ze sztalug: zapłać i weź premię pola. Za ofertę nikt nie wychodzi z twojego holu.
    W obu akcjach stawiasz na polu swojego asystenta; zostaje tam i liczy się do przewagi w swojej kolumnie.

rules-11-title = Akcja po wyrzuceniu
rules-11-text = Galerzystę lub asystenta, który stoi tam, dokąd idzie inny gracz, wyrzuca się. Po tej turze jego właściciel może wykonać akcję po wyrzuceniu: albo cofnąć się na torze wpływów do poprzedniej gwiazdki i wykonać jedną z dwóch akcji tej lokacji, albo za darmo wykonać akcję dodatkową. Można przy tym użyć wyrzuconego asystenta. Potem pionek wraca: galerzysta do galerii, asystent do wolnego biurka; bez biurka odchodzi z gry. Wyrzucenie własnego asystenta nie daje akcji.

rules-12-title = Gwiazdy i punktacja pośrednia
rules-12-text = Ze sławą { $box_celebrity } artysta zostaje gwiazdą: kto do tego doprowadzi, zyskuje { $box_celebrity_money ->
        [one] { $box_celebrity_money } monetę
        [few] { $box_celebrity_money } monety
        [many] { $box_celebrity_money } monet
       *[other] { $box_celebrity_money } monet
    }, wystawione dzieła artysty stają się arcydziełami i nie można już kupić żadnego innego poza zamówionym.
    Po turze, w której po raz pierwszy skończył się któryś kolor biletów, następuje punktacja pośrednia, jedyna w grze. Każdy zyskuje za gości w swojej galerii: { $box_vip_influence ->
        [one] { $box_vip_influence } wpływ
        [few] { $box_vip_influence } wpływy
        [many] { $box_vip_influence } wpływów
       *[other] { $box_vip_influence } wpływów
    }{ $box_vip_money ->
        [0] {""}
        [one] {" "}i { $box_vip_money } monetę
        [few] {" "}i { $box_vip_money } monety
        [many] {" "}i { $box_vip_money } monet
       *[other] {" "}i { $box_vip_money } monet
    } za każdego VIP-a, { $box_investor_money ->
        [one] { $box_investor_money } monetę
        [few] { $box_investor_money } monety
        [many] { $box_investor_money } monet
       *[other] { $box_investor_money } monet
    }{ $box_investor_influence ->
        [0] {""}
        [one] {" "}i { $box_investor_influence } wpływ
        [few] {" "}i { $box_investor_influence } wpływy
        [many] {" "}i { $box_investor_influence } wpływów
       *[other] {" "}i { $box_investor_influence } wpływów
    } za każdego inwestora oraz { $box_collector_influence ->
        [one] { $box_collector_influence } wpływ
        [few] { $box_collector_influence } wpływy
        [many] { $box_collector_influence } wpływów
       *[other] { $box_collector_influence } wpływów
    } i { $box_collector_money ->
        [one] { $box_collector_money } monetę
        [few] { $box_collector_money } monety
        [many] { $box_collector_money } monet
       *[other] { $box_collector_money } monet
    } za każdego kolekcjonera.

rules-13-title = Koniec
rules-13-text = { $box_ends ->
        [1] Grę kończy spełnienie jednego z trzech warunków
        [2] Grę kończy spełnienie dwóch z trzech warunków
       *[3] Grę kończy spełnienie wszystkich trzech warunków
    }: brak biletów w kasie; { $box_celebrities ->
        [one] jedna gwiazda
        [few] { $box_celebrities } gwiazdy
        [many] { $box_celebrities } gwiazd
       *[other] { $box_celebrities } gwiazd
    } wśród artystów; brak gości w worku. Rundę gra się do końca, a potem każdy ma jeszcze jedną turę, bez akcji po wyrzuceniu.
    Nasza własna zasada: gra kończy się też wtedy, gdy przez { $box_stalled ->
        [few] { $box_stalled } rundy
        [many] { $box_stalled } rund
       *[other] { $box_stalled } rundy
    } nie zmienią się bilety, sława ani worek.

rules-14-title = Punktacja końcowa
rules-14-text = W tej kolejności: przewagi asystentów w każdej kolumnie rynku ({ $box_majorities_1 }; { $box_majorities_2 }; { $box_majorities_3 }), przy remisie miejsca się dzieli, zaokrąglając w dół; żetony reputacji; wartość wystawionych dzieł; dzieła ze sztalug, które dostają gracze z najwyższymi ofertami, po jednym, i które liczą się do karty kuratora albo marszanda; karta kuratora za dzieła wystawione; karta marszanda za dzieła sprzedane; wpływy.
    Przy równych ofertach rozstrzyga wyższa oferta w trzeciej kolumnie, potem w drugiej, potem w pierwszej. Remis o zwycięstwo: nabyte dzieła, potem goście w galerii, potem asystenci w grze; potem zwycięstwo jest wspólne.

rules-15-title = Samotnie przeciw Lacerdzie
rules-15-text = Po twojej pierwszej turze Lacerda staje naprzeciw ciebie; po każdej następnej idzie dalej zgodnie z ruchem wskazówek zegara, zostawia asystenta i wyrzuca, kogo zastanie. Jeśli wyrzucisz jego pionek, odrzuca się bilet z największego stosu. Gdy przychodzi na rynek albo zostaje stamtąd wyrzucony, jego asystent zajmuje pierwsze wolne pole, na zmianę u góry i u dołu; żeton z tego pola przepada. Gra kończy się jedną turę po tej, w której ostatni bilet opuścił kasę.
    Uczeń: { $box_apprentice_reputation ->
        [one] { $box_apprentice_reputation } żeton reputacji
        [few] { $box_apprentice_reputation } żetony reputacji
        [many] { $box_apprentice_reputation } żetonów reputacji
       *[other] { $box_apprentice_reputation } żetonów reputacji
    }, { $box_apprentice_masterpieces ->
        [one] { $box_apprentice_masterpieces } arcydzieło
        [few] { $box_apprentice_masterpieces } arcydzieła
        [many] { $box_apprentice_masterpieces } arcydzieł
       *[other] { $box_apprentice_masterpieces } arcydzieł
    }{ $box_apprentice_curator ->
        [0] {""}
        [highest] {""}, najcenniejszy cel karty kuratora
        [one] {""}, cel karty kuratora
        [few] {""}, { $box_apprentice_curator } cele karty kuratora
        [many] {""}, { $box_apprentice_curator } celów karty kuratora
       *[other] {""}, { $box_apprentice_curator } celów karty kuratora
    }{ $box_apprentice_dealer ->
        [0] {""}
        [one] {""}, cel karty marszanda
        [few] {""}, { $box_apprentice_dealer } cele karty marszanda
        [many] {""}, { $box_apprentice_dealer } celów karty marszanda
       *[other] {""}, { $box_apprentice_dealer } celów karty marszanda
    }{ $box_apprentice_cards ->
        [0] {""}
        [one] {""}, { $box_apprentice_cards } moneta z obu kart
        [few] {""}, { $box_apprentice_cards } monety z obu kart
        [many] {""}, { $box_apprentice_cards } monet z obu kart
       *[other] {""}, { $box_apprentice_cards } monet z obu kart
    }{ $box_apprentice_money ->
        [0] {""}
        [one] {""}, { $box_apprentice_money } moneta
        [few] {""}, { $box_apprentice_money } monety
        [many] {""}, { $box_apprentice_money } monet
       *[other] {""}, { $box_apprentice_money } monet
    }. Doświadczony: { $box_experienced_reputation ->
        [one] { $box_experienced_reputation } żeton reputacji
        [few] { $box_experienced_reputation } żetony reputacji
        [many] { $box_experienced_reputation } żetonów reputacji
       *[other] { $box_experienced_reputation } żetonów reputacji
    }, { $box_experienced_masterpieces ->
        [one] { $box_experienced_masterpieces } arcydzieło
        [few] { $box_experienced_masterpieces } arcydzieła
        [many] { $box_experienced_masterpieces } arcydzieł
       *[other] { $box_experienced_masterpieces } arcydzieł
    }{ $box_experienced_curator ->
        [0] {""}
        [highest] {""}, najcenniejszy cel karty kuratora
        [one] {""}, cel karty kuratora
        [few] {""}, { $box_experienced_curator } cele karty kuratora
        [many] {""}, { $box_experienced_curator } celów karty kuratora
       *[other] {""}, { $box_experienced_curator } celów karty kuratora
    }{ $box_experienced_dealer ->
        [0] {""}
        [one] {""}, cel karty marszanda
        [few] {""}, { $box_experienced_dealer } cele karty marszanda
        [many] {""}, { $box_experienced_dealer } celów karty marszanda
       *[other] {""}, { $box_experienced_dealer } celów karty marszanda
    }{ $box_experienced_cards ->
        [0] {""}
        [one] {""}, { $box_experienced_cards } moneta z obu kart
        [few] {""}, { $box_experienced_cards } monety z obu kart
        [many] {""}, { $box_experienced_cards } monet z obu kart
       *[other] {""}, { $box_experienced_cards } monet z obu kart
    }{ $box_experienced_money ->
        [0] {""}
        [one] {""}, { $box_experienced_money } moneta
        [few] {""}, { $box_experienced_money } monety
        [many] {""}, { $box_experienced_money } monet
       *[other] {""}, { $box_experienced_money } monet
    }. Mistrz: { $box_master_reputation ->
        [one] { $box_master_reputation } żeton reputacji
        [few] { $box_master_reputation } żetony reputacji
        [many] { $box_master_reputation } żetonów reputacji
       *[other] { $box_master_reputation } żetonów reputacji
    }, { $box_master_masterpieces ->
        [one] { $box_master_masterpieces } arcydzieło
        [few] { $box_master_masterpieces } arcydzieła
        [many] { $box_master_masterpieces } arcydzieł
       *[other] { $box_master_masterpieces } arcydzieł
    }{ $box_master_curator ->
        [0] {""}
        [highest] {""}, najcenniejszy cel karty kuratora
        [one] {""}, cel karty kuratora
        [few] {""}, { $box_master_curator } cele karty kuratora
        [many] {""}, { $box_master_curator } celów karty kuratora
       *[other] {""}, { $box_master_curator } celów karty kuratora
    }{ $box_master_dealer ->
        [0] {""}
        [one] {""}, cel karty marszanda
        [few] {""}, { $box_master_dealer } cele karty marszanda
        [many] {""}, { $box_master_dealer } celów karty marszanda
       *[other] {""}, { $box_master_dealer } celów karty marszanda
    }{ $box_master_cards ->
        [0] {""}
        [one] {""}, { $box_master_cards } moneta z obu kart
        [few] {""}, { $box_master_cards } monety z obu kart
        [many] {""}, { $box_master_cards } monet z obu kart
       *[other] {""}, { $box_master_cards } monet z obu kart
    }{ $box_master_money ->
        [0] {""}
        [one] {""}, { $box_master_money } moneta
        [few] {""}, { $box_master_money } monety
        [many] {""}, { $box_master_money } monet
       *[other] {""}, { $box_master_money } monet
    }.


## Plansza w przeglądarce

board-ga-steps = Przebieg tury
board-ga-hint = Wskaż coś na planszy, a zobaczysz, co to da.
board-ga-no-way-back = To coś odsłoni: nie da się tego cofnąć.
board-ga-kicked-turn = akcja po wyrzuceniu: { $seat }
board-ga-confirm = Potwierdź
board-ga-cancel = Anuluj
board-ga-step = { $step ->
        [start] Początek
        [turn] Lokacja
        [leave] Zostawiony asystent
        [action] Akcja
        [after] Akcja dodatkowa
        [kicked_out] Akcja po wyrzuceniu
        [visitors] Goście
        [assistant] Postaw asystenta
        [discover] Artysta
        [buy] Artysta
        [acclaim] Sława
        [sign] Kontrakt
        [slot] Jego pole
        [sell] Dzieło
        [fulfil] Kontrakt
        [send] Gość wychodzi
        [face] Odwróć kontrakt
        [hire] Ilu asystentów
        [promote] Artysta
        [tile] Żeton
        [space] Pole reputacji
        [usher] Gość opuszcza hol
        [bid] Pole
        [pay] Zapłata
        [fame] Sława
        [ticket] Bilety
        [exchange] Wymiana
        [admit] Gość wchodzi
        [call] Gość z worka
        [toss] Odrzucenie biletu
        [hang] Wystaw dzieło
        [lacerda] Ruch Lacerdy
       *[easel] Sztaluga
    }
board-ga-scale = { $scale ->
        [money] Pieniądze
        [influence] Wpływy
        [fame] Sława
       *[value] Wartość dzieła
    }
board-ga-price = Cena
board-ga-celebrity = zostaje gwiazdą (monety dla ciebie: { $money })
board-ga-commission-for = zamówienie: dzieło za { $price }
board-ga-spent = kosztuje:
board-ga-moves-to = { $place ->
        [plaza] na plac
        [lobby] do twojego holu
       *[gallery] do twojej galerii
    }
board-ga-bonus-lost = { $bonus }: teraz nic nie daje
board-ga-fame-bonus = { $gain } sławy dla artysty, więcej za wpływy
board-ga-kicks = { $piece ->
        [gallerist] wyrzuca galerzystę: { $seat }
       *[assistant] wyrzuca asystenta: { $seat }
    }
board-ga-assistant-goes = { $place ->
        [market] zostaje na rynku
        [contract] idzie na kontrakt
        [location] zostaje tam
        [home] wraca do biurka
       *[out] odchodzi z gry: brak wolnego biurka
    }
board-ga-hires = { $count ->
        [one] { $count } asystent siada przy biurku
        [few] { $count } asystentów siada przy biurkach
        [many] { $count } asystentów siada przy biurkach
       *[other] { $count } asystenta siada przy biurku
    }
board-ga-limit-then = odtąd kolekcjonerów w twojej galerii: do { $to }
board-ga-note = { $note ->
        [usher] gość opuszcza twój hol
        [send] gość opuszcza twoją galerię
        [own-kick] twój własny asystent wraca do biurka
        [reveals] cztery nowe karty: nie da się cofnąć
        [stays-kicked] jeśli przyjdzie tam inny gracz, masz akcję po wyrzuceniu
        [turns] kontrakt zostaje odwrócony
       *[discards] użyty kontrakt zostaje odrzucony, bez biletu
    }
board-ga-waits = wyrzucony
board-ga-visitors = { $visitor ->
        [investor] { $count ->
                [one] { $count } inwestor
                [few] { $count } inwestorów
                [many] { $count } inwestorów
               *[other] { $count } inwestora
            }
        [vip] { $count ->
                [one] { $count } VIP
                [few] { $count } VIP-ów
                [many] { $count } VIP-ów
               *[other] { $count } VIP-a
            }
       *[collector] { $count ->
                [one] { $count } kolekcjoner
                [few] { $count } kolekcjonerów
                [many] { $count } kolekcjonerów
               *[other] { $count } kolekcjonera
            }
    }
board-ga-undiscovered = nieodkryty
board-ga-initial = Sława początkowa { $fame }: cena zamówienia
board-ga-stars = { $stars ->
        [0] bez gwiazdki
        [4] jedna złota gwiazdka
        [5] dwie złote gwiazdki
        [6] gwiazda
       *[other] zielone gwiazdki: { $stars }
    }
board-ga-promotion = Promocja { $level }
board-ga-signatures = Zostało podpisów: { $count }
board-ga-commissioned = Zamówienie: { $seat }
board-ga-look = Obejrzyj z bliska: { $work }
board-ga-work-fame = Artysta zyskuje sławę: { $fame }
board-ga-onlookers = Goście przy dziele
board-ga-below = { $count ->
        [one] { $count } dzieło niżej
        [few] { $count } dzieła niżej
        [many] { $count } dzieł niżej
       *[other] { $count } dzieła niżej
    }
board-ga-no-works = Nie ma już dzieł
board-ga-column-gain = Daje wpływy: { $influence }
board-ga-lobby-wants = Potrzebne w holu:
board-ga-bid-row = Oferta
board-ga-majorities = Przewagi: pierwszy, drugi, trzeci
board-ga-easels = Dzieła międzynarodowe, dla najwyższych ofert
board-ga-bids = Oferty:
board-ga-endings = Warunki końca gry
board-ga-tickets-left = { $ticket ->
        [brown] brązowe bilety: { $count }
        [pink] różowe bilety: { $count }
       *[white] białe bilety: { $count }
    }
board-ga-celebrities = Gwiazdy
board-ga-end-when = { $wanted ->
        [1] Ostatni bilet kończy grę
       *[other] Spełnione warunki: { $met }; koniec przy { $wanted }
    }
board-ga-phase = { $phase ->
        [last_rounds] Koniec jest bliski: ta runda, potem po jednej ostatniej turze.
       *[last_turns] Ostatnie tury
    }
board-ga-visitors-heading = Goście
board-ga-contracts-left = { $count ->
        [one] { $count } kontrakt w stosie
        [few] { $count } kontrakty w stosie
        [many] { $count } kontraktów w stosie
       *[other] { $count } kontraktu w stosie
    }
board-ga-four-new = Cztery nowe
board-ga-token = Poziom { $level }: zostało { $left }, daje: { $bonus }
board-ga-media-help = Promocja kosztuje tyle wpływów, ile wynosi nowy poziom.
board-ga-step-back = Wstecz na { $space }
board-ga-masterpiece = arcydzieło
board-ga-free-wall = wolne pole
board-ga-fourth = czwarte pole: tylko z wystawionym arcydziełem
board-ga-desks = Asystenci przy biurkach: { $count }
board-ga-queue = Kolejka: koszt i premia każdego zatrudnienia
board-ga-contracts = Kontrakty
board-ga-reputation = Reputacja
board-ga-card-counts = { $card ->
        [curator] wystawione
       *[dealer] sprzedane
    }
board-ga-wanted = { $there ->
        [yes] { $form }: jest
       *[no] { $form }: brakuje
    }
board-ga-pays = na koniec warte monet: { $amount }
board-ga-in-gallery = W galerii
board-ga-collectors = Kolekcjonerzy
board-ga-count-now = Gdyby gra skończyła się teraz:
board-ga-count-line = { $what ->
        [cash] Pieniądze
        [majority] Przewaga w kolumnie { $of }
        [works] Dzieła wystawione
        [easel] Dzieło ze sztalug
        [curator] Karta kuratora
        [dealer] Karta marszanda
       *[influence] Wpływy { $space }
    }
board-ga-count-part = { $part ->
        [cash] Pieniądze
        [majority] Przewagi na rynku
        [tile] Żetony reputacji
        [works] Dzieła wystawione
        [easel] Dzieło ze sztalug
        [curator] Karta kuratora
        [dealer] Karta marszanda
       *[influence] Wpływy
    }
board-ga-final = Punktacja końcowa
board-ga-count-all = Pokaż wszystko od razu
board-ga-tie = { $what ->
        [works] Remisy: nabyte dzieła
        [visitors] potem goście w galerii
       *[assistants] potem asystenci w grze
    }
board-ga-so-far = Dotąd
board-ga-own = Twoja galeria
board-ga-others = Inne galerie
board-ga-rooms = Części planszy
board-ga-room = { $room ->
        [places] Lokacje
        [colony] Artyści
        [market] Rynek
        [offices] Sprzedaż i media
        [plaza] Goście
        [own] Twoja galeria
       *[others] Inni
    }
board-ga-room-asked = wybierz tutaj
board-ga-solo = Lacerda i twoje cele
board-ga-lacerda-at = Lacerda stoi tu: { $location }
board-ga-lacerda-waits = Lacerda zjawi się po twojej pierwszej turze
board-ga-lacerda-assistants = obok planszy: { $count }
board-ga-lacerda-easel = Lacerda bierze dzieło ze sztalugi
board-ga-kicked-offer = akcja po wyrzuceniu
board-ga-answer-location = Wybierz lokację na planszy
board-ga-answer-action = Wybierz akcję na planszy
board-ga-answer-executive = Wybierz gościa albo kontrakt na planszy
board-ga-answer-visitor = Wybierz gościa na planszy
board-ga-answer-artist = Wybierz artystę na planszy
board-ga-answer-contract = Wybierz kontrakt na planszy
board-ga-answer-work = Wybierz dzieło na planszy
board-ga-answer-queue = Wybierz w kolejce, ilu zatrudniasz
board-ga-answer-market = Wybierz pole rynku
board-ga-answer-space = Wybierz pole na swojej planszy
board-ga-answer-easel = Wybierz dzieło na sztalugach

# The art market of the house: the headings of its plots.
market-fame = Sława artystów
market-price = Średnia cena dzieła

# What the things on the board are
board-is-sign = { $sign ->
       *[visitor-investor] Inwestor
        [visitor-vip] VIP
        [visitor-collector] Kolekcjoner
        [ticket-brown] Brązowy bilet
        [ticket-pink] Różowy bilet
        [ticket-white] Biały bilet
        [ticket-any] Bilet dowolnego koloru
        [anyone] Dowolny gość
        [trio] Po jednym gościu każdego rodzaju
        [bag] Worek
        [lobby] Hol
        [work] Dzieło
        [masterpiece] Arcydzieło
        [assistant] Asystent
        [gallerist] Galerzysta
        [signature] Podpis
        [star-green] Zielona gwiazda
        [star-gold] Złota gwiazda
        [celebrity] Sławny artysta (gwiazda)
        [influence] Wpływy
        [money] Pieniądze
        [contract] Kontrakt
        [reputation] Reputacja
        [promotion] Promocja
        [sales-office] Biuro sprzedaży
        [artists-colony] Kolonia artystów
        [media-centre] Centrum mediów
        [international-market] Rynek międzynarodowy
    }
board-why-sign = { $sign ->
       *[visitor-investor] Przesuwa się za brązowe bilety. W twojej galerii inwestorzy dają pieniądze przy punktacji pośredniej, a odesłany po sprzedaży odwraca kontrakt na stronę pieniędzy.
        [visitor-vip] Przesuwa się za różowe bilety. W twojej galerii VIP-y dają wpływy przy punktacji pośredniej, a odesłany po sprzedaży odwraca kontrakt na stronę wpływów.
        [visitor-collector] Przesuwa się za białe bilety. Każdy kolekcjoner w twojej galerii dodaje 1 sławę, ilekroć podnosisz sławę artysty; im więcej dzieł sprzedasz, tym więcej ich zmieści się w galerii.
        [ticket-brown] Przesuwa inwestora o jedno pole w stronę twojej galerii.
        [ticket-pink] Przesuwa VIP-a o jedno pole w stronę twojej galerii.
        [ticket-white] Przesuwa kolekcjonera o jedno pole w stronę twojej galerii.
        [ticket-any] Sam wybierasz kolor biletu.
        [anyone] Może być gość dowolnego rodzaju.
        [trio] Inwestor, VIP i kolekcjoner razem.
        [bag] Goście, których jeszcze nie ma w mieście. Gdy worek jest pusty, spełnia się warunek końca gry.
        [lobby] Goście, którzy zaraz wejdą: bilet przesuwa ich z placu do holu, a stamtąd do galerii.
        [work] Dzieło wystawione albo nabyte. Jego wartość zależy od gwiazd artysty.
        [masterpiece] Wystawione dzieło artysty, który został gwiazdą. Z nim twoja ściana ma czwarte miejsce.
        [assistant] Zatrudniasz asystentów do biurek. Kładzie się ich na kontraktach, na rynku albo zostawia na lokacji.
        [gallerist] Co turę idzie na inną lokację i wykonuje jedną z dwóch akcji.
        [signature] Artysta ma dwa. Każdy zakup zabiera jeden; bez podpisów powstają tylko dzieła na zlecenie, dopóki coś nie zostanie sprzedane.
        [star-green] Poziom sławy: każda gwiazda podnosi wartość wszystkich dzieł artysty.
        [star-gold] Wysoki poziom sławy: dzieła artysty są wiele warte.
        [celebrity] Artysta na końcu toru sławy: sprzedaje już tylko dzieła na zlecenie, a wystawione są arcydziełami.
        [influence] Twoja pozycja. Kroki wstecz do ikony pieniędzy płacą, kroki wstecz do gwiazdy dodają sławę; na końcu płaci ostatnia osiągnięta ikona.
        [money] To liczy się na końcu: wygrywa najbogatsza galeria.
        [contract] Potrzebny, by sprzedać dzieło swojej dziedziny. Asystent na nim daje jego premię.
        [reputation] Żeton na twojej planszy, który daje teraz wpływy, a na końcu pieniądze.
        [promotion] Poziom promocji artysty. Następny kosztuje tyle wpływów, ile wynosi jego numer.
        [sales-office] Tu podpisuje się kontrakty i sprzedaje dzieła.
        [artists-colony] Tu odkrywa się artystów i kupuje dzieła.
        [media-centre] Tu zatrudnia się asystentów i promuje artystów.
        [international-market] Tu bierze się żetony reputacji i licytuje dzieła międzynarodowe.
    }
board-why-form = Dziedzina sztuki. Kontrakt sprzedaje tylko dzieła swojej dziedziny, a rząd rynku wymaga dzieła swojej dziedziny.
board-why-location = { $place ->
       *[sales_office] Tu podpisuje się kontrakt albo sprzedaje pasujące dzieło.
        [artists_colony] Tu odkrywa się artystę albo kupuje dzieło.
        [media_centre] Tu zatrudnia się asystentów albo promuje artystę.
        [international_market] Tu bierze się żeton reputacji albo licytuje dzieło międzynarodowe; potrzebni są goście w holu.
    }
board-is-free = Nikogo tu nie ma
board-why-free = { $place }: kto tu przyjdzie, nikogo nie wyrzuci.
board-why-action = { $action ->
       *[sign] Weź dostępny kontrakt i połóż go na jednym ze swoich miejsc.
        [sell] Sprzedaj wystawione dzieło za jego wartość z kontraktem tej dziedziny; jeden gość opuszcza galerię.
        [discover] Odkryj artystę, weź premię i zatrzymaj zlecenie na jedno z dzieł.
        [buy] Kup wierzchnie dzieło dziedziny artysty za jego sławę; zawisa w twojej galerii.
        [hire] Weź od jednego do czterech asystentów z kolejki do biurek, każdego za jego cenę i z jego premią.
        [promote] Podnieś artystę o poziom za tyle samo wpływów; artysta zyskuje sławę.
        [reputation] Weź żeton z rynku: trzeba nabytego dzieła dziedziny rzędu, gości w holu i asystenta.
        [bid] Połóż asystenta w rzędzie licytacji: na końcu najwyższe sumy wybierają dzieło ze sztalug.
    }
board-why-tile = Za każde: wpływy przy wzięciu żetonu: { $influence }, monety na końcu gry: { $money }.
board-why-bonus = { $bonus ->
       *[none] To nic nie daje.
        [money] Bierzesz tyle monet, ile pokazano.
        [influence] Idziesz dalej na torze wpływów.
        [fame] Wybrany artysta zyskuje sławę.
        [ticket] Bierzesz bilet w wybranym kolorze.
        [brown_ticket] Bierzesz brązowy bilet: przesuwa inwestora.
        [pink_ticket] Bierzesz różowy bilet: przesuwa VIP-a.
        [white_ticket] Bierzesz biały bilet: przesuwa kolekcjonera.
        [two_tickets] Bierzesz dwa bilety w różnych kolorach.
        [plaza_visitor] Gość z placu wchodzi do twojej galerii.
        [investor_or_vip] Inwestor albo VIP z placu wchodzi do twojej galerii.
        [bag_visitor] Gość z worka wchodzi do twojej galerii.
        [assistant] Asystent z kolejki idzie do biurka.
        [contract] Bierzesz dostępny kontrakt.
    }
board-is-of-artist = { $part ->
       *[whole] { $artist }
        [fame] Sława: { $fame }
        [stars] Gwiazdy: { $stars }
        [value] Wartość dzieła: { $value }
        [price] Cena: { $initial } na zlecenie, poza tym { $fame }
        [promotion] Promocja: { $promotion }
        [signatures] Pozostałe podpisy: { $signatures }
        [commission] Zlecenie: { $holder }
    }
board-why-of-artist = { $part ->
       *[whole] { $known ->
            [yes] Sława { $fame }: dzieło kosztuje { $fame } i jest warte { $value }.
           *[no] Jeszcze nieodkryty. Zaczyna ze sławą { $initial }.
        }
        [fame] { $known ->
            [yes] Jak znany jest artysta ({ $artist }); to także cena dzieła. Podnoszą ją zakupy, promocja i kolekcjonerzy; następna gwiazda jest przy { $next }.
           *[no] Jeszcze nieodkryty ({ $artist }): zaczyna ze sławą { $initial }.
        }
        [stars] { $artist }: sława { $fame }. Następna gwiazda jest przy { $next }, a przy { $celebrity } artysta zostaje gwiazdą.
        [value] Tyle bank płaci teraz za dzieło ({ $artist }), według gwiazd. Rośnie z następną gwiazdą, przy sławie { $next }.
        [price] Dzieło kosztuje tyle, ile wynosi sława artysty; kto ma zlecenie, płaci sławę początkową: { $initial }.
        [promotion] Następny poziom kosztuje tyle wpływów, ile jego numer ({ $artist }), daje premię nad nim i podnosi sławę.
        [signatures] Każde kupione dzieło zabiera jeden ({ $artist }). Bez podpisu są tylko dzieła na zlecenie.
        [commission] { $holder } ma podpis ({ $artist }) i kupi to dzieło za { $initial }, niezależnie od sławy.
    }
board-is-of-seat = { $part ->
       *[money] Pieniądze: { $money }
        [influence] Wpływy: { $influence }
        [desks] Asystenci przy biurkach: { $desks }
        [works] Dzieła wystawione: { $shown }, sprzedane: { $sold }
    }
board-why-of-seat = { $part ->
       *[money] { $seat }. Na końcu wygrywa najbogatsza galeria.
        [influence] { $seat }. Każdy krok wstecz do poprzedniej ikony pieniędzy płaci 1, a do poprzedniej gwiazdy dodaje sławę. Na końcu płaci ostatnia osiągnięta ikona.
        [desks] { $seat }: zajęte biurka: { $desks } z { $most }, asystenci w kolejce: { $queue }.
        [works] { $seat }. Wystawione dzieła płacą na końcu swoją wartość; każde sprzedane wpuszcza jednego kolekcjonera więcej.
    }
board-why-piece = { $piece ->
       *[gallerist] Kto tu przyjdzie, wyrzuci tego galerzystę, a jego właściciel może wykonać akcję po wyrzuceniu.
        [assistant] Pozostawiony asystent: kto tu przyjdzie, wyrzuci go, a jego właściciel może wykonać akcję po wyrzuceniu.
    }
board-why-work-fame = Kto kupi to dzieło, da artyście tyle sławy i jeszcze 1 za każdego kolekcjonera w galerii.
board-why-below = { $form }: dzieła pod wierzchnim. Na sprzedaż jest tylko wierzchnie.
board-why-ending = { $ending ->
       *[office] Kasa biletowa. Gdy jest pusta, spełnia się warunek końca gry: spełniono { $met } z { $wanted }.
        [celebrities] Gdy sławnych artystów (gwiazd) jest { $enough }, spełnia się warunek końca gry: spełniono { $met } z { $wanted }.
        [bag] Goście w worku. Gdy jest pusty, spełnia się warunek końca gry: spełniono { $met } z { $wanted }.
    }
board-why-hung = { $masterpiece ->
        [yes] Arcydzieło, wartość { $value }.
       *[no] Wartość { $value } według gwiazd artysty: płatna przy sprzedaży, a na końcu, jeśli nadal wisi.
    }
board-why-contract = Sprzedaje dzieło tej dziedziny: { $form }. Asystent na nim daje: { $bonus }.
board-why-token = Podniesienie artysty na poziom { $level } kosztuje wpływy: { $level }.
board-why-column = Kto w tej kolumnie bierze żeton albo licytuje, od razu zyskuje wpływy: { $influence }; w holu potrzebni są pokazani goście.
board-why-queue = Zatrudnia się od góry: każdy kosztuje tyle i daje premię swojego pola.

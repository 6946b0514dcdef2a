# The Gallerist po polsku.

title-name = The Gallerist
title-summary = Odkrywaj artystów, kupuj ich dzieła tanio, daj im sławę i sprzedawaj drogo, a zwiedzający, bilety i asystenci niech zapełnią twoją galerię i sakiewkę.

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
contract-name = { $form }: { $bonus }
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
short-vip = { $count } VIP
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
    [one] { $money } pieniądz
    [few] { $money } pieniądze
    [many] { $money } pieniędzy
   *[other] { $money } pieniądza
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
        [one] { $money } pieniądzu
        [few] { $money } pieniądze
        [many] { $money } pieniędzy
       *[other] { $money } pieniądza
        }
    [one] po { $influence } wpływie i { $money ->
        [one] { $money } pieniądzu
        [few] { $money } pieniądze
        [many] { $money } pieniędzy
       *[other] { $money } pieniądza
        }
    [few] po { $influence } wpływy i { $money ->
        [one] { $money } pieniądzu
        [few] { $money } pieniądze
        [many] { $money } pieniędzy
       *[other] { $money } pieniądza
        }
    [many] po { $influence } wpływów i { $money ->
        [one] { $money } pieniądzu
        [few] { $money } pieniądze
        [many] { $money } pieniędzy
       *[other] { $money } pieniądza
        }
   *[other] po { $influence } wpływu i { $money ->
        [one] { $money } pieniądzu
        [few] { $money } pieniądze
        [many] { $money } pieniędzy
       *[other] { $money } pieniądza
        }
    }
tile-each-thing = { $influence ->
    [0] po { $money ->
        [one] { $money } pieniądzu
        [few] { $money } pieniądze
        [many] { $money } pieniędzy
       *[other] { $money } pieniądza
        }
    [one] po { $influence } wpływie i { $money ->
        [one] { $money } pieniądzu
        [few] { $money } pieniądze
        [many] { $money } pieniędzy
       *[other] { $money } pieniądza
        }
    [few] po { $influence } wpływy i { $money ->
        [one] { $money } pieniądzu
        [few] { $money } pieniądze
        [many] { $money } pieniędzy
       *[other] { $money } pieniądza
        }
    [many] po { $influence } wpływów i { $money ->
        [one] { $money } pieniądzu
        [few] { $money } pieniądze
        [many] { $money } pieniędzy
       *[other] { $money } pieniądza
        }
   *[other] po { $influence } wpływu i { $money ->
        [one] { $money } pieniądzu
        [few] { $money } pieniądze
        [many] { $money } pieniędzy
       *[other] { $money } pieniądza
        }
    }
action-sign = podpisanie kontraktu
action-sell = sprzedaż dzieła
action-discover = odkrycie artysty
action-buy = zakup dzieła
action-hire = zatrudnienie asystentów
action-promote = promocja artysty
action-reputation = wzięcie żetonu reputacji
action-bid = licytacja dzieła międzynarodowego
piece-gallerist = galerzysta
piece-assistant = asystent
kind-curator = karta kuratora
kind-dealer = karta marszanda
card-name = { $card } { $number }
cell-tile = rząd { $form }, kolumna { $column }
cell-bid = oferta { $amount }, kolumna { $column }
origin-desk = od biurka
origin-kicked_out = ten wyrzucony
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
source-market = na rynku
source-celebrity = za nową gwiazdę
source-intermediate = w punktacji pośredniej
source-location = z miejsca
source-contract = z kontraktu
level-none = żaden
level-apprentice = Uczeń
level-experienced = Doświadczony
level-master = Mistrz
goal-curator = cele karty kuratora
goal-highest = najdroższy cel karty kuratora
goal-dealer = cele karty marszanda
goal-cards = pieniądze z obu kart
goal-reputation = żetony reputacji
goal-masterpieces = arcydzieła
goal-money = pieniądze razem

## Pytania

ask-start = Gdzie zaczyna twój galerzysta? Bierzesz żeton reputacji tego miejsca.
ask-turn = Dokąd idziesz? Najpierw możesz wykonać akcję dodatkową.
ask-leave = Czy zostawiasz asystenta? Jeśli ktoś tam przyjdzie, dostaniesz akcję wyrzuconego.
ask-action = Którą akcję tu wykonujesz? Najpierw możesz wykonać akcję dodatkową.
ask-after = Akcja dodatkowa czy koniec tury?
ask-kicked_out = Wyrzucono cię: akcja miejsca za wpływy, akcja dodatkowa czy nic?
ask-visitors = Którego gościa przesuwasz teraz? Każdy krok kosztuje bilet jego koloru.
ask-assistant = Którego asystenta tam stawiasz?
ask-discover = Którego artystę odkrywasz?
ask-buy = Czyje dzieło kupujesz?
ask-acclaim = Który artysta zyskuje sławę?
ask-sign = Który kontrakt podpisujesz?
ask-slot = Na którym polu kładziesz kontrakt?
ask-sell = Które dzieło sprzedajesz?
ask-fulfil = Którego kontraktu używasz do sprzedaży?
ask-send = Który gość wychodzi z galerii na plac?
ask-face = Jaką premię ma pokazywać odwrócony kontrakt?
ask-hire = Ilu asystentów zatrudniasz?
ask-promote = Którego artystę promujesz?
ask-tile = Który żeton reputacji bierzesz?
ask-space = Na którym polu kładziesz żeton? Jego premię masz od razu.
ask-usher = Który gość wychodzi z holu na plac?
ask-bid = Gdzie licytujesz?
ask-pay = Jaką część ceny płacisz wpływami? Resztę płacisz pieniędzmi.
ask-fame = Ile sławy dodajesz wpływami? Każdy punkt to krok w tył do poprzedniej gwiazdki.
ask-ticket = Który bilet bierzesz?
ask-exchange = Ten kolor się skończył: który bilet z kasy odrzucasz, by wziąć go z odrzuconych?
ask-admit = Który gość wchodzi z placu do twojej galerii?
ask-call = Który gość wchodzi z worka do twojej galerii?
ask-toss = Największe stosy są równe: z którego odrzuca się bilet?
ask-easel = Które dzieło bierzesz ze sztalug i na którą kartę?

move-start = Zacznij tu: { $location }
move-go = Idź tu: { $location }
move-leave = Zostaw asystenta: { $origin }
move-nobody = Nie zostawiaj nikogo
move-act = Akcja: { $action }
move-idle = Nic: żadna akcja nie jest możliwa
move-walk = Przesuń: { $visitor } ({ $spot })
move-stop = Koniec biletów
move-use = Użyj premii kontraktu { $slot }
move-done = Zakończ turę
move-decline = Bez akcji wyrzuconego
move-assistant = Asystent: { $origin }
move-discover = Odkryj: { $artist }
move-buy = Kup od: { $artist }
move-acclaim = Sława dla: { $artist }
move-sign = Podpisz: { $contract }
move-refresh = Wyłóż cztery nowe kontrakty
move-sign-none = Nie podpisuj żadnego
move-slot = Pole { $slot }
move-sell = Sprzedaj: { $work }
move-fulfil = Użyj: { $contract }
move-send = Odeślij: { $visitor }
move-face = Pokaż: { $bonus }
move-hire = Zatrudnij: { $count }
move-promote = Promuj: { $artist }
move-reputation = Żeton: { $cell }
move-space = Pole z premią: { $bonus }
move-usher = Odeślij: { $visitor }
move-bid = Licytuj: { $cell }
move-pay = { $steps ->
        [0] Wszystko pieniędzmi
       *[other] { $steps } wpływami
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

event-dealt = { $seat } ma: { $curator }, { $dealer }.
event-set-up = Plansza gotowa. Zaczyna { $seat }; miejsce wybiera najpierw ostatni gracz.
event-started = { $seat } zaczyna tu: { $location }. Żeton: { $tile }.
event-turn-began = Turę ma { $seat }.
chapter-turn-began = Runda { $round }
event-went = { $seat } idzie tu: { $location }.
event-left-behind = { $seat } zostawia asystenta ({ $origin }): { $location }.
event-kicked = { $seat } wyrzuca pionek gracza { $owner } ({ $piece }): { $location }.
event-nothing-to-do = { $seat } nic tu nie może zrobić: { $location }.
event-walked = { $seat } przesuwa gościa za bilet: { $visitor }, { $spot } → { $to }.
event-entered = { $seat } ma nowego gościa w galerii ({ $source }): { $visitor }.
event-sent = Gość gracza { $seat } idzie na plac ({ $source }): { $visitor }.
event-assistant-placed = { $on ->
        [market] { $seat } stawia asystenta na rynku międzynarodowym ({ $origin }): pole { $cell }.
       *[contract] { $seat } stawia asystenta na kontrakcie { $cell } ({ $origin }).
    }
event-hired = { $seat } ma nowego asystenta.
event-went-home = Pionek gracza { $seat } wraca do siebie ({ $piece }), { $source }.
event-retired = Asystent gracza { $seat } ({ $source }) nie znajduje wolnego biurka i odchodzi z gry.
event-commission-given-up = { $seat } rezygnuje z zamówienia ({ $artist }): nie ma już dzieł tej formy.
event-discovered = { $seat } odkrywa artystę: { $artist }. Premia: { $bonus }.
event-collector-came = Kolekcjoner przychodzi na plac: { $artist }.
event-bought = { $by ->
        [commission] { $seat } kupuje zamówione dzieło: { $work }, { $artist }, za { $amount }.
       *[signature] { $seat } kupuje dzieło: { $work }, { $artist }, za { $amount }.
    }
event-paid = { $steps ->
        [0] { $seat } płaci { $amount }.
       *[other] { $seat } płaci { $amount }, z tego { $steps } wpływami (−{ $influence }).
    }
event-fame-raised = { $artist }: sława +{ $amount }, teraz { $fame }; dzieło warte { $value }.
event-celebrity = { $artist }: nowa gwiazda, sprawił to { $seat }.
event-ticket-taken = { $seat } bierze { $ticket }.
event-exchanged = { $seat } odrzuca { $given } z kasy i bierze { $ticket } z odrzuconych.
event-hung = { $seat } wystawia: { $work }, wartość { $value }.
event-work-shown = { $visitors_count ->
        [0] Następne dzieło: { $work }.
       *[other] Następne dzieło: { $work }. Oglądają je: { $visitors }.
    }
event-tile-taken = { $seat } kładzie żeton reputacji na polu z premią ({ $bonus }): { $tile }.
event-tile-put-away = { $seat } nie ma pola na żeton reputacji: { $tile }.
event-signed = { $seat } podpisuje kontrakt { $contract } na polu { $slot }.
event-signed-none = { $seat } nie podpisuje żadnego z nowych kontraktów.
event-refreshed = { $seat } wykłada nowe kontrakty.
event-reshuffled = Kontrakty potasowano na nowo.
event-contract-shown = Nowy kontrakt na polu { $place }: { $contract }.
event-sold = { $seat } sprzedaje dzieło: { $work }, { $artist }, za { $amount }.
event-turned-over = Kontrakt { $contract } gracza { $seat } odwrócono; pokazuje: { $bonus }.
event-promoted = { $seat } promuje: { $artist }, poziom { $level }.
event-bid-made = { $seat } daje { $amount } w kolumnie { $column }.
event-influence-gained = { $seat } zyskuje wpływy: { $amount }, { $source }.
event-earned = { $seat } zyskuje pieniądze: { $amount }, { $source }.
event-lost = { $seat } nie może dostać premii ({ $bonus }): przepada.
event-declined = { $seat } nie wykonuje akcji wyrzuconego.
event-came-back = { $seat } wydaje wpływy ({ $influence }) na akcję wyrzuconego: { $action }.
event-intermediate-scoring = Skończył się pierwszy kolor biletów: wszyscy zyskują wpływy i pieniądze za gości.
event-end-in-sight = Koniec bliski: gramy rundę do końca, potem każdy ma jeszcze jedną turę.
event-last-turns = Zaczynają się ostatnie tury; akcji wyrzuconych już nie ma.
event-lacerda-left-behind = Lacerda zostawia asystenta: { $location }.
event-lacerda-went = Lacerda idzie tu: { $location }.
event-lacerda-went-home = Asystent Lacerdy wraca obok planszy: { $location }.
event-lacerda-placed = { $tile ->
        [none] Lacerda ma asystenta na rynku: { $cell }.
       *[other] Lacerda ma asystenta na rynku: { $cell }. Żeton reputacji przepada.
    }
event-lacerda-kicked = { $seat } wyrzuca pionek Lacerdy ({ $piece }): { $location }.
event-kicked-by-lacerda = Lacerda wyrzuca pionek gracza { $seat } ({ $piece }): { $location }.
event-tossed = Z kasy odrzucono { $ticket }.
event-lacerda-took = Lacerda licytował najwyżej: dzieło ze sztalugi jest jego.
event-easel-taken = { $seat } bierze ze sztalug: { $work } ({ $card }); wartość { $amount }.
event-cards-shown = { $seat } pokazuje: { $curator }, { $dealer }.
event-scored = { $seat }: pieniądze { $cash }, przewagi { $majorities }, reputacja { $reputation }, dzieła { $works }, sztaluga { $easel }, kurator { $curator }, marszand { $dealer }, wpływy { $influence }. Razem { $total }.
event-solo-result = { $level ->
        [master] Osiągnięto cele mistrza.
        [experienced] Osiągnięto cele doświadczonego galerzysty.
        [apprentice] Osiągnięto cele ucznia.
       *[none] Nie osiągnięto celów żadnego poziomu.
    }
event-game-ended = Koniec gry: { $reason }. Pieniądze na koniec: { $scores_by_seat }.
reason-two_of_three = są dwa z trzech znaków końca
reason-last_ticket = ostatni bilet opuścił kasę
reason-stalled = przez { $box_stalled ->
    [one] rundę
    [few] { $box_stalled } rundy
    [many] { $box_stalled } rund
   *[other] { $box_stalled } rundy
    } nic się nie zmieniło

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
refusal-location-needed = Tu trzeba wskazać miejsce. [{ $rule }]
refusal-start-taken = Ktoś już tam zaczyna: { the-location }. [{ $rule }]
refusal-same-location = Twój galerzysta już tam stoi i musi pójść gdzie indziej: { the-location }. [{ $rule }]
refusal-nothing-to-do = Żadna z dwóch akcji nie byłaby tam możliwa: { the-location }. [{ $rule }]
refusal-executed-already = Akcja dodatkowa w tej turze już była. [{ $rule }]
refusal-executive-needed = Tu trzeba wybrać akcję dodatkową albo koniec tury. [{ $rule }]
refusal-action-needed = Tu trzeba wybrać jedną z dwóch akcji miejsca. [{ $rule }]
refusal-action-wanted = Akcja jest tu możliwa, więc trzeba ją wykonać: { the-location }. [{ $rule }]
refusal-other-location = To akcja innego miejsca: { the-location }. [{ $rule }]
refusal-action-lost = Po tym żadna z dwóch akcji nie byłaby tu możliwa, a jedną trzeba wykonać: { the-location }. [{ $rule }]
refusal-go-first = Twój galerzysta musi najpierw tam pójść: { the-needed-location }. Teraz jest tu: { the-place }. [{ $rule }]
refusal-acted-already = Akcja miejsca w tej turze już była. [{ $rule }]
refusal-no-star-below = Pod twoim znacznikiem wpływów (stoi na { $available }) nie ma gwiazdki, więc nie zapłacisz za akcję miejsca. [{ $rule }]
refusal-kicked-out-answer = Tu trzeba wybrać akcję wyrzuconego albo żadną. [{ $rule }]
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
refusal-no-assistant = Nie masz asystenta, którego można tam postawić: ani przy biurku, ani na żadnym miejscu. [{ $rule }]
refusal-desks-empty = Przy twoich biurkach nikt nie siedzi. [{ $rule }]
refusal-not-your-assistant = Nie stoi tam twój asystent: { the-location }. [{ $rule }]
refusal-not-kicked-out = Twojego asystenta nikt właśnie nie wyrzucił. [{ $rule }]
refusal-source-needed = Tu trzeba wskazać, skąd jest asystent. [{ $rule }]
refusal-commission-taken = Masz już zamówienie; najpierw kup to dzieło. [{ $rule }]
refusal-all-discovered = Wszyscy artyści są już odkryci. [{ $rule }]
refusal-discovered-already = Ten artysta jest już odkryty. [{ $rule }]
refusal-not-discovered = Ten artysta nie jest jeszcze odkryty. [{ $rule }]
refusal-artist-needed = Tu trzeba wskazać artystę. [{ $rule }]
refusal-no-work-left = Nie ma już dzieł tej dziedziny. [{ $rule }]
refusal-celebrity-retired = Gwiazda nie tworzy już dzieł, chyba że na zamówienie. [{ $rule }]
refusal-no-signature = Ten artysta nie ma już podpisów: najpierw trzeba sprzedać jedno z jego dzieł. [{ $rule }]
refusal-too-dear = To kosztuje { $needed }, a ze wszystkimi wpływami zapłacisz { $available }. [{ $rule }]
refusal-no-space = Wystawiasz { $available ->
        [one] { $available } dzieło
        [few] { $available } dzieła
        [many] { $available } dzieł
       *[other] { $available } dzieła
    } i nie masz miejsca na następne; czwarte pole wymaga arcydzieła. [{ $rule }]
refusal-contracts-full = Masz { $available ->
        [one] { $available } kontrakt
        [few] { $available } kontrakty
        [many] { $available } kontraktów
       *[other] { $available } kontraktu
    } bez sprzedaży i nie masz pola na następny. [{ $rule }]
refusal-contract-needed = Tu trzeba wskazać wyłożony kontrakt. [{ $rule }]
refusal-contract-wanted = Z kontraktu można zrezygnować dopiero po wyłożeniu nowych. [{ $rule }]
refusal-refreshed-already = Nowe kontrakty już wyłożono. [{ $rule }]
refusal-not-on-display = Ten kontrakt nie leży na wierzchu. [{ $rule }]
refusal-slot-taken = Kontraktu z twojego pola { $needed } jeszcze nie użyto do sprzedaży. [{ $rule }]
refusal-slot-needed = Tu trzeba wskazać jedno z twoich pól kontraktów, od 1 do 3. [{ $rule }]
refusal-nothing-on-show = Nie wystawiasz dzieła, które można sprzedać. [{ $rule }]
refusal-no-open-contract = Nie masz kontraktu, którego jeszcze nie użyto. [{ $rule }]
refusal-no-contract-of-form = Żaden z twoich kontraktów nie dotyczy tej dziedziny. [{ $rule }]
refusal-contract-does-not-fit = Kontrakt z twojego pola { $needed } nie pasuje do tego dzieła. [{ $rule }]
refusal-not-your-contract = Nie masz takiego kontraktu. [{ $rule }]
refusal-work-needed = Tu trzeba wskazać wystawione dzieło. [{ $rule }]
refusal-not-on-show = Nie wystawiasz tego dzieła. [{ $rule }]
refusal-not-in-gallery = W twojej galerii nie ma takiego gościa: { the-visitor }. [{ $rule }]
refusal-not-in-lobby = W twoim holu nie ma takiego gościa: { the-visitor }. [{ $rule }]
refusal-not-on-plaza = Na placu nie ma takiego gościa: { the-visitor }. [{ $rule }]
refusal-not-in-bag = W worku nie ma takiego gościa: { the-visitor }. [{ $rule }]
refusal-other-visitor = Ta premia sprowadza inwestora albo VIP-a, a nie: { the-visitor }. [{ $rule }]
refusal-visitor-needed = Tu trzeba wskazać rodzaj gościa. [{ $rule }]
refusal-face-needed = Tu trzeba wybrać, czy widać pieniądze, czy wpływy. [{ $rule }]
refusal-number-needed = Naraz zatrudnia się od jednego do { $needed }. [{ $rule }]
refusal-queue-short = W kolejce zostało { $available }, a nie { $needed }. [{ $rule }]
refusal-desks-short = Wolne biurka: { $available }, potrzeba { $needed }. [{ $rule }]
refusal-promoted-enough = Ten artysta ma już najwyższą promocję: { $available }. [{ $rule }]
refusal-no-token = Nie ma już żetonów promocji poziomu { $needed }. [{ $rule }]
refusal-influence-short = Potrzeba wpływów: { $needed }, a masz { $available }. [{ $rule }]
refusal-nothing-acquired = Nie masz jeszcze nabytego dzieła, a każdy rząd wymaga dzieła swojej dziedziny. [{ $rule }]
refusal-spaces-full = Wszystkie twoje pola reputacji są zajęte. [{ $rule }]
refusal-no-tile-in-reach = Tam, gdzie pozwalają twoje dzieła i goście w holu, nie ma już żetonów. [{ $rule }]
refusal-tile-needed = Tu trzeba wskazać pole z żetonem reputacji. [{ $rule }]
refusal-bid-needed = Tu trzeba wskazać pole w rzędach licytacji. [{ $rule }]
refusal-column-closed = Przy tylu graczach kolumny { $needed } się nie używa. [{ $rule }]
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
refusal-above-price = Cena to { $needed }; nie można z niej zapłacić { $available }. [{ $rule }]
refusal-above-cash = Pieniędzmi zostałoby do zapłaty { $needed }, a masz { $available }. [{ $rule }]
refusal-steps-short = Wpływami zapłacisz najwyżej { $available }, a nie { $needed }. [{ $rule }]
refusal-stars-wanted = Ściana jest pełna, chyba że artysta zostanie gwiazdą: zachowaj wpływy na sławę ({ $needed }). [{ $rule }]
refusal-celebrity-wanted = Ściana jest pełna, chyba że artysta zostanie gwiazdą: dodaj co najmniej { $needed }, a nie { $available }. [{ $rule }]
refusal-stars-short = Wpływami dodasz najwyżej { $available } sławy, a nie { $needed }. [{ $rule }]
refusal-fame-ends = Sława kończy się na { $needed }; { $available } to za dużo. [{ $rule }]
refusal-same-colour = Bilety brane naraz są różnych kolorów. [{ $rule }]
refusal-other-colour = Tego koloru tu nie ma: { the-ticket }. [{ $rule }]
refusal-no-such-ticket = Nie ma go już ani w kasie, ani wśród odrzuconych: { the-ticket }. [{ $rule }]
refusal-ticket-needed = Tu trzeba wskazać bilet. [{ $rule }]
refusal-office-lacks = W kasie go nie ma: { the-ticket }. [{ $rule }]
refusal-smaller-pile = Bilet jest z największego stosu ({ $needed }); ten ma { $available }. [{ $rule }]
refusal-easel-needed = Tu trzeba wskazać dzieło ze sztalug i jedną z twoich dwóch kart. [{ $rule }]
refusal-not-on-easel = Tego dzieła nie ma na żadnej sztaludze. [{ $rule }]

## Plansza w tabelach

board-headline = { $phase ->
        [last_rounds] Runda { $round }, przedostatnia · tura: { $seat }
        [last_turns] Ostatnie tury · tura: { $seat }
       *[playing] Runda { $round } · tura: { $seat }
    }
board-players = Gracze
board-player = Gracz
board-money = Pieniądze
board-influence = Wpływy
board-location = Miejsce
board-assistants = Asystenci
board-tickets = Bilety
board-lobby = Hol
board-gallery = Galeria
board-works = Dzieła
board-sold = Sprzedane
board-home = u siebie
board-locations = Miejsca
board-there = Jest
board-kicked-out = Wyrzucony
board-tile = Żeton
board-lacerda = Lacerda
board-piece = { $piece }: { $owner }
board-artists = Artyści
board-artist = Artysta
board-fame = Sława
board-price = Początkowa
board-value = Wartość
board-promotion = Promocja
board-signatures = Podpisy
board-bonus = Premia
board-celebrity = gwiazda
board-piles = Dzieła na sprzedaż i na sztalugach
board-form = Dziedzina
board-visitors = Goście
board-below = Pod spodem
board-easel = Sztaluga: { $work }
board-worth = wartość { $amount }
board-column = { $column }: +{ $influence }, { $lobby }
board-bid = Oferta { $amount }
board-display = Wyłożone kontrakty (w stosie { $left })
board-place = Pole
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
board-third = Trzecie pole wystawy
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
        [over] Ostatnie liczenie: { $seat }
       *[now] Gdyby gra kończyła się teraz: { $seat }
    }
board-line = Pozycja
board-level = Poziom
board-wanted = Cel
board-needed = Potrzeba
board-solo = Lacerda: { $location }, asystenci obok planszy: { $count }
score-cash = Pieniądze
score-majorities = Przewagi na rynku
score-tile = Reputacja: { $tile }
score-works = Wystawione dzieła
score-easel = Dzieło ze sztalugi
score-curator = Karta kuratora
score-dealer = Karta marszanda
score-influence = Wpływy { $space }
score-total = Razem

## Zasady naszymi słowami

rules-1-title = O co chodzi
rules-1-text = Prowadzisz galerię. Odkrywasz artystów, kupujesz ich dzieła, póki są tanie, dajesz artystom sławę, jedne dzieła sprzedajesz, inne zatrzymujesz. Goście w galerii przynoszą pieniądze, wpływy i sławę; asystenci na rynku międzynarodowym przynoszą reputację i udział w ostatniej licytacji. Wygrywa, kto po zliczeniu wszystkiego ma najwięcej pieniędzy.

rules-2-title = Tura
rules-2-text = Przesuń galerzystę na inne miejsce i wykonaj jedną z jego dwóch akcji, jeśli któraś jest możliwa. Wychodząc z miejsca, możesz zostawić tam asystenta, od biurka albo z innego miejsca.
    Raz w turze, przed akcją miejsca albo po niej, możesz wykonać akcję dodatkową: przesunąć gości za bilety albo użyć premii kontraktu. Między ruchem a akcją miejsca nie może ona odebrać ci obu akcji tego miejsca.

rules-3-title = Wyrzucony
rules-3-text = Galerzystę lub asystenta, który stoi tam, dokąd ktoś idzie, wyrzuca się. Po tej turze jego właściciel może wykonać akcję wyrzuconego: cofnąć się na torze wpływów do poprzedniej gwiazdki i wykonać jedną z dwóch akcji tego miejsca albo wykonać akcję dodatkową za darmo. Można przy tym użyć wyrzuconego asystenta. Potem pionek wraca: galerzysta do galerii, asystent do wolnego biurka; bez biurka odchodzi z gry. Własnego asystenta też można wyrzucić, ale to nie daje akcji.

rules-4-title = Goście i bilety
rules-4-text = Bilet przesuwa gościa swojego koloru o jedno pole w stronę twojej galerii: z placu do twojego holu, z twojego holu do galerii albo z cudzego holu na plac. Brązowe bilety przesuwają inwestorów, różowe VIP-ów, białe kolekcjonerów. W jednej akcji dodatkowej można wydać dowolnie wiele. Biletem nie wyprowadzi się nikogo z galerii.
    Galeria mieści { $box_collectors ->
        [one] jednego kolekcjonera
        [few] { $box_collectors } kolekcjonerów
        [many] { $box_collectors } kolekcjonerów
       *[other] { $box_collectors } kolekcjonerów
    } i jednego więcej za każde sprzedane dzieło.
    Jeśli kolor skończył się w kasie, odrzuć z niej inny bilet i weź ten kolor z odrzuconych; gdy kasa jest pusta, bierz z odrzuconych.

rules-5-title = Kolonia artystów
rules-5-text = Odkryj artystę: weź premię z płytki; kolekcjoner z czerwonego artysty idzie na plac. Dostajesz zamówienie, tylko jedno naraz: następne dzieło tego artysty kosztuje cię tylko jego początkową sławę.
    Kup dzieło: ceną jest sława artysty. Każdy artysta ma dwa podpisy, więc najwyżej dwa niesprzedane dzieła. Goście z dzieła idą na plac. Artysta zyskuje sławę z dzieła i 1 za każdego kolekcjonera w twojej galerii, a ty bierzesz bilety z dzieła. Możesz wystawić trzy dzieła, a czwarte, dopóki jedno z nich jest arcydziełem.
    Gdy wystawisz trzecie dzieło, żeton reputacji z tego pola idzie na koniec twojej tury na jedno z twoich pól reputacji: masz premię tego pola, a jeden gość wychodzi z holu na plac.

rules-6-title = Biuro sprzedaży
rules-6-text = Podpisz kontrakt: weź jeden z wyłożonych, jeśli chcesz, po wyłożeniu czterech nowych, i połóż go na wolnym polu, które daje bilet, albo na użytym kontrakcie. Z trzema nieużytymi kontraktami nie można podpisać.
    Sprzedaj dzieło: potrzebny jest kontrakt jego dziedziny. Dostajesz jego wartość, podpis wraca do artysty, a jeden gość wychodzi z galerii na plac. Kontrakt się odwraca: po inwestorze pokazuje pieniądze, po VIP-ie wpływy, w innym razie jak chcesz.

rules-7-title = Centrum mediów
rules-7-text = Zatrudnij asystentów: do czterech, tylu, ile masz wolnych biurek, każdego za cenę jego pola i z jego premią.
    Promuj artystę na następny poziom: kosztuje to tyle wpływów, ile wynosi poziom, i daje premię poziomu; potem artysta zyskuje { $box_promotion_fame } sławy i 1 za każdego kolekcjonera w twojej galerii.

rules-8-title = Rynek międzynarodowy
rules-8-text = Kolumna wymaga gości w twoim holu: dowolnego; inwestora i VIP-a; kolekcjonera z inwestorem albo VIP-em. Daje wpływy: { $box_column_1 }, { $box_column_2 } lub { $box_column_3 }.{ $box_closed_1 ->
        [never] {""}
       *[other] {" "}Gdy graczy jest { $box_closed_1 }, pierwsza kolumna jest zamknięta.
    }{ $box_closed_2 ->
        [never] {""}
       *[other] {" "}Gdy graczy jest { $box_closed_2 }, druga kolumna jest zamknięta.
    }{ $box_closed_3 ->
        [never] {""}
       *[other] {" "}Gdy graczy jest { $box_closed_3 }, trzecia kolumna jest zamknięta.
    }
    Weź żeton reputacji z rzędu, którego dziedzinę masz nabytą, połóż go na jednym ze swoich pól reputacji i weź jego premię; jeden gość wychodzi z holu na plac. Twój asystent zostaje na polu.
    Zaoferuj { $box_bid_1 }, { $box_bid_2 } lub { $box_bid_3 } za dzieła ze sztalug: zapłać, weź premię, zostaw tam asystenta.

rules-9-title = Wpływy i sława
rules-9-text = Gdy płacisz, każdy krok w tył do poprzedniej ikony pieniądza na torze wpływów płaci 1. Gdy artysta zyskuje przez ciebie sławę, każdy krok w tył do poprzedniej gwiazdki dodaje 1. Co ponad { $box_influence_end }, przepada.
    Gwiazdki artysty dają jego dziełom wartość { $box_values }, a na końcu { $box_celebrity_value }. Ze sławą { $box_celebrity } artysta jest gwiazdą: kto to sprawił, zyskuje { $box_celebrity_money ->
        [one] { $box_celebrity_money } pieniądz
        [few] { $box_celebrity_money } pieniądze
        [many] { $box_celebrity_money } pieniędzy
       *[other] { $box_celebrity_money } pieniędzy
    }, wystawione dzieła są arcydziełami i nie można już nic kupić poza zamówieniem.
    Po turze, w której skończył się pierwszy kolor biletów, każdy zyskuje raz { $box_vip_influence ->
        [one] { $box_vip_influence } wpływ
        [few] { $box_vip_influence } wpływy
        [many] { $box_vip_influence } wpływów
       *[other] { $box_vip_influence } wpływów
    }{ $box_vip_money ->
        [0] {""}
        [one] {" "}i { $box_vip_money } pieniądz
        [few] {" "}i { $box_vip_money } pieniądze
        [many] {" "}i { $box_vip_money } pieniędzy
       *[other] {" "}i { $box_vip_money } pieniędzy
    } za każdego VIP-a, { $box_investor_money ->
        [one] { $box_investor_money } pieniądz
        [few] { $box_investor_money } pieniądze
        [many] { $box_investor_money } pieniędzy
       *[other] { $box_investor_money } pieniędzy
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
        [one] { $box_collector_money } pieniądz
        [few] { $box_collector_money } pieniądze
        [many] { $box_collector_money } pieniędzy
       *[other] { $box_collector_money } pieniędzy
    } za każdego kolekcjonera.

rules-10-title = Koniec
rules-10-text = { $box_ends ->
        [1] Koniec sprowadza jeden z trzech znaków
        [2] Koniec sprowadzają dwa z trzech znaków
       *[3] Koniec sprowadzają dopiero trzy znaki razem
    }: brak biletów w kasie, { $box_celebrities ->
        [one] jedna gwiazda
        [few] { $box_celebrities } gwiazdy
        [many] { $box_celebrities } gwiazd
       *[other] { $box_celebrities } gwiazd
    }, brak gości w worku. Gra się rundę do końca, a potem każdy ma jeszcze jedną turę, bez akcji wyrzuconych. Gra, w której { $box_stalled ->
        [few] { $box_stalled } rundy nie zmienią
       *[other] { $box_stalled } rund nie zmieni
    } biletów, sławy ani worka, też się kończy.

rules-11-title = Ostatnie liczenie
rules-11-text = W tej kolejności: przewagi asystentów w każdej kolumnie rynku ({ $box_majorities_1 }; { $box_majorities_2 }; { $box_majorities_3 }); żetony reputacji; wartość wystawionych dzieł; dzieła ze sztalug, które idą do najwyższych ofert i leżą na karcie kuratora albo marszanda; karta kuratora za dzieła wystawione; karta marszanda za dzieła sprzedane; wpływy.
    Przy równych pieniądzach rozstrzygają nabyte dzieła, goście w galerii, asystenci w grze; potem zwycięstwo jest wspólne.

rules-12-title = Samotnie przeciw Lacerdzie
rules-12-text = Po twojej pierwszej turze Lacerda staje naprzeciw ciebie; po każdej następnej idzie dalej zgodnie z ruchem wskazówek zegara, zostawia asystenta i wyrzuca, kogo zastanie. Jeśli wyrzucisz jego pionek, odrzuca się bilet z największego stosu. Gdy przychodzi na rynek albo zostaje stamtąd wyrzucony, jego asystent zajmuje pierwsze wolne pole, na zmianę u góry i u dołu; żeton z tego pola przepada. Gra kończy się po turze, w której ostatni bilet opuszcza kasę, i jeszcze jednej.
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
        [highest] {""}, najdroższy cel kuratora
        [one] {""}, cel kuratora
        [few] {""}, { $box_apprentice_curator } cele kuratora
        [many] {""}, { $box_apprentice_curator } celów kuratora
       *[other] {""}, { $box_apprentice_curator } celów kuratora
    }{ $box_apprentice_dealer ->
        [0] {""}
        [one] {""}, cel marszanda
        [few] {""}, { $box_apprentice_dealer } cele marszanda
        [many] {""}, { $box_apprentice_dealer } celów marszanda
       *[other] {""}, { $box_apprentice_dealer } celów marszanda
    }{ $box_apprentice_cards ->
        [0] {""}
        [one] {""}, { $box_apprentice_cards } pieniądz z obu kart
        [few] {""}, { $box_apprentice_cards } pieniądze z obu kart
        [many] {""}, { $box_apprentice_cards } pieniędzy z obu kart
       *[other] {""}, { $box_apprentice_cards } pieniędzy z obu kart
    }{ $box_apprentice_money ->
        [0] {""}
        [one] {""}, { $box_apprentice_money } pieniądz
        [few] {""}, { $box_apprentice_money } pieniądze
        [many] {""}, { $box_apprentice_money } pieniędzy
       *[other] {""}, { $box_apprentice_money } pieniędzy
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
        [highest] {""}, najdroższy cel kuratora
        [one] {""}, cel kuratora
        [few] {""}, { $box_experienced_curator } cele kuratora
        [many] {""}, { $box_experienced_curator } celów kuratora
       *[other] {""}, { $box_experienced_curator } celów kuratora
    }{ $box_experienced_dealer ->
        [0] {""}
        [one] {""}, cel marszanda
        [few] {""}, { $box_experienced_dealer } cele marszanda
        [many] {""}, { $box_experienced_dealer } celów marszanda
       *[other] {""}, { $box_experienced_dealer } celów marszanda
    }{ $box_experienced_cards ->
        [0] {""}
        [one] {""}, { $box_experienced_cards } pieniądz z obu kart
        [few] {""}, { $box_experienced_cards } pieniądze z obu kart
        [many] {""}, { $box_experienced_cards } pieniędzy z obu kart
       *[other] {""}, { $box_experienced_cards } pieniędzy z obu kart
    }{ $box_experienced_money ->
        [0] {""}
        [one] {""}, { $box_experienced_money } pieniądz
        [few] {""}, { $box_experienced_money } pieniądze
        [many] {""}, { $box_experienced_money } pieniędzy
       *[other] {""}, { $box_experienced_money } pieniędzy
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
        [highest] {""}, najdroższy cel kuratora
        [one] {""}, cel kuratora
        [few] {""}, { $box_master_curator } cele kuratora
        [many] {""}, { $box_master_curator } celów kuratora
       *[other] {""}, { $box_master_curator } celów kuratora
    }{ $box_master_dealer ->
        [0] {""}
        [one] {""}, cel marszanda
        [few] {""}, { $box_master_dealer } cele marszanda
        [many] {""}, { $box_master_dealer } celów marszanda
       *[other] {""}, { $box_master_dealer } celów marszanda
    }{ $box_master_cards ->
        [0] {""}
        [one] {""}, { $box_master_cards } pieniądz z obu kart
        [few] {""}, { $box_master_cards } pieniądze z obu kart
        [many] {""}, { $box_master_cards } pieniędzy z obu kart
       *[other] {""}, { $box_master_cards } pieniędzy z obu kart
    }{ $box_master_money ->
        [0] {""}
        [one] {""}, { $box_master_money } pieniądz
        [few] {""}, { $box_master_money } pieniądze
        [many] {""}, { $box_master_money } pieniędzy
       *[other] {""}, { $box_master_money } pieniędzy
    }.

## Plansza w przeglądarce

board-ga-steps = Na czym stoi tura
board-ga-hint = Wskaż coś na planszy, a zobaczysz, co to da.
board-ga-no-way-back = Twoja odpowiedź coś odsłoni: potem nie da się cofnąć.
board-ga-kicked-turn = akcja wyrzuconego: { $seat }
board-ga-confirm = Tak, to
board-ga-cancel = Anuluj
board-ga-step = { $step ->
        [start] Początek
        [turn] Miejsce
        [leave] Zostawiony asystent
        [action] Akcja
        [after] Akcja dodatkowa
        [kicked_out] Akcja wyrzuconego
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
        [face] Obróć kontrakt
        [hire] Ilu
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
        [toss] Bilet odpada
        [hang] Powieś dzieło
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
board-ga-celebrity = zostaje gwiazdą: { $money } dla ciebie
board-ga-commission-for = zamówienie: dzieło za { $price }
board-ga-spent = wydane:
board-ga-moves-to = { $place ->
        [plaza] na plac
        [lobby] do twojego holu
       *[gallery] do twojej galerii
    }
board-ga-bonus-lost = { $bonus }: teraz nic
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
       *[out] odpada z gry: brak wolnego biurka
    }
board-ga-hires = { $count ->
        [one] { $count } asystent siada przy biurku
        [few] { $count } asystentów siada przy biurkach
        [many] { $count } asystentów siada przy biurkach
       *[other] { $count } asystenta siada przy biurku
    }
board-ga-limit-then = odtąd do { $to } w twojej galerii
board-ga-note = { $note ->
        [usher] gość opuszcza twój hol
        [send] gość opuszcza twoją galerię
        [own-kick] twój własny asystent wraca do domu
        [reveals] cztery nowe karty: potem nie da się cofnąć
        [stays-kicked] jeśli ktoś tam przyjdzie, masz akcję wyrzuconego
        [turns] kontrakt zostaje obrócony
       *[discards] zużyty kontrakt odpada, bez biletu
    }
board-ga-waits = na zewnątrz
board-ga-visitors = { $visitor ->
        [investor] { $count ->
                [one] { $count } inwestor
                [few] { $count } inwestorzy
                [many] { $count } inwestorów
               *[other] { $count } inwestora
            }
        [vip] { $count ->
                [one] { $count } VIP
                [few] { $count } VIP-y
                [many] { $count } VIP-ów
               *[other] { $count } VIP-a
            }
       *[collector] { $count ->
                [one] { $count } kolekcjoner
                [few] { $count } kolekcjonerzy
                [many] { $count } kolekcjonerów
               *[other] { $count } kolekcjonera
            }
    }
board-ga-undiscovered = nieodkryty
board-ga-initial = Zaczyna ze sławą { $fame }, to cena zamówienia
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
board-ga-look = Obejrzyj: { $work }
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
board-ga-easels = Na sztalugach, dla najwyższych ofert
board-ga-bids = Oferty:
board-ga-endings = Znaki końca
board-ga-tickets-left = { $ticket ->
        [brown] brązowe bilety: { $count }
        [pink] różowe bilety: { $count }
       *[white] białe bilety: { $count }
    }
board-ga-celebrities = Gwiazdy
board-ga-end-when = { $wanted ->
        [1] Ostatni bilet kończy grę
       *[other] Koniec, gdy będzie ich { $wanted }; teraz { $met }
    }
board-ga-phase = { $phase ->
        [last_rounds] Koniec jest bliski: ta runda, potem ostatnia.
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
board-ga-media-help = Promocja kosztuje tyle wpływów, jaki jest jej poziom.
board-ga-step-back = Wstecz na { $space }
board-ga-masterpiece = arcydzieło
board-ga-free-wall = wolne miejsce
board-ga-fourth = czwarte miejsce, gdy wystawiasz arcydzieło
board-ga-desks = Asystenci przy biurkach: { $count }
board-ga-queue = W kolejce: ile kosztuje i co daje zatrudnienie
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
board-ga-pays = na koniec { $amount }
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
board-ga-final = Końcowe podliczenie
board-ga-count-all = Pokaż wszystko
board-ga-tie = { $what ->
        [works] Remisy: zdobyte dzieła
        [visitors] potem goście w galerii
       *[assistants] potem asystenci w grze
    }
board-ga-so-far = Dotąd
board-ga-own = Twoja galeria
board-ga-others = Inne galerie
board-ga-rooms = Części planszy
board-ga-room = { $room ->
        [places] Miejsca
        [colony] Artyści
        [market] Rynek
        [offices] Biura
        [plaza] Goście
        [own] Twoja galeria
       *[others] Inni
    }
board-ga-room-asked = jest coś do wyboru
board-ga-solo = Lacerda i to, czego potrzebujesz
board-ga-lacerda-at = Lacerda ruszy dalej z: { $location }
board-ga-lacerda-waits = Lacerda zjawi się po twojej pierwszej turze
board-ga-lacerda-assistants = obok planszy: { $count }
board-ga-lacerda-easel = Dzieło ze sztalugi ma Lacerda
board-ga-kicked-offer = akcja po wyrzuceniu
board-ga-answer-location = Wybierz miejsce na planszy
board-ga-answer-action = Wybierz akcję na planszy
board-ga-answer-executive = Wybierz gościa albo kontrakt na planszy
board-ga-answer-visitor = Wybierz gościa na planszy
board-ga-answer-artist = Wybierz artystę na planszy
board-ga-answer-contract = Wybierz kontrakt na planszy
board-ga-answer-work = Wybierz dzieło na planszy
board-ga-answer-queue = Wybierz w swojej kolejce, ilu
board-ga-answer-market = Wybierz pole rynku
board-ga-answer-space = Wybierz pole na swojej planszy
board-ga-answer-easel = Wybierz dzieło na sztalugach

# Art Society po polsku. Każdy tekst zna opcje gry: $decor_total, $open_bids.

title-name = Art Society
title-summary = Licytuj obrazy, wieszaj je z gustem na własnej ścianie i zgaduj, który typ muzeum uczyni sławnym.

## Nazwy

genre-cityscape = Życie miejskie
genre-portrait = Portret
genre-still_life = Martwa natura
genre-landscape = Pejzaż
frame-gold = złota
frame-shell = muszlowa
frame-walnut = orzechowa
frame-ebony = hebanowa
letter-cityscape = M
letter-portrait = P
letter-still_life = N
letter-landscape = Z
letter-gold = z
letter-shell = m
letter-walnut = o
letter-ebony = h
painting-name = { $kind ->
        [start] { $genre } { $size }, rama { $frame }, obraz startowy
       *[auction] { $genre } { $size }, rama { $frame }
    }
decor-name = dekoracja { $size }
pile-name = { $size }, numer { $value }

## Opcje

option-decor_total = Dekoracje za cztery ramy i więcej
option-decor_total-help = Ile dekoracji dają cztery pasujące ramy lub więcej. Polska instrukcja mówi: najwyżej tyle, ile ram; francuska: dokładnie tyle.
option-decor_total-at_most = najwyżej tyle, ile ram
option-decor_total-exact = dokładnie tyle, o ile jest miejsce
option-open_bids = Jawne oferty
option-open_bids-help = Wszyscy widzą wszystkie zagrane karty. Według instrukcji przykrywa je następna.

## Pytania

ask-start = Gdzie wieszasz swój obraz startowy? Musi zakryć gwiazdkę.
ask-lot = Z którego stosu bierzesz obraz? Leży zakryty, dopóki nie wybierzesz wszystkich.
ask-bid = Którą kartą licytujesz? Kto da najwięcej, wybiera pierwszy.
ask-take = Który obraz bierzesz? Możesz go przymierzyć: dopóki nie zatwierdzisz, nikt tego nie widzi i możesz to cofnąć.
ask-hang = Znajdź miejsce dla swoich żetonów, potem zatwierdź. Do tego czasu nikt nic nie widzi i możesz cofać.

move-hang = Powieś: { $painting }, pole { $square }
move-lot = Obraz ze stosu { $pile }
move-bid = Licytuj { $card }
move-take = Weź: { $painting }
move-swap = Wymień na obraz z muzeum: { $painting }, pole { $square }
move-keep = Daj go asystentowi
move-superfluous = Jest nadmiarowy: odłóż go i weź dekorację 1×1
move-decor = Powieś: { $decor }, pole { $square }
move-keep-decor = Daj asystentowi: { $decor }
move-hang-decor = Powieś dekorację od asystenta, pole { $square }
move-trade = Wymień dekoracje od pola { $square } na { $pattern }
move-done = Zatwierdź

## Co się dzieje

event-set-up = { $seat } zaczyna z obrazem: { $painting } i ofertą startową { $bid }.
event-round-began = Młotek ma { $seat }.
chapter-round-began = Runda { $round }
event-started = { $seat } wiesza: { $painting }, pole { $square }.
event-lot-chosen = { $seat } bierze obraz ze stosu { $pile }.
event-lots-shown = Na aukcji: { $paintings }.
event-bid-laid = { $seat } kładzie kartę.
event-bids-shown = { $bids_count ->
        [0] Oferty odkryte. Kolejność: { $order }.
       *[other] Oferty odkryte: { $bids_by_seat }. Kolejność: { $order }.
    }
event-took = { $seat } bierze: { $painting }.
event-hung = { $source ->
        [assistant] { $seat } wiesza obraz od asystenta: { $painting }, pole { $square }
       *[auction] { $seat } wiesza: { $painting }, pole { $square }
    }{ $matches ->
        [0] {""}.
        [one] {""}, obok { $matches } pasującej ramy.
        [few] {""}, obok { $matches } pasujących ram.
        [many] {""}, obok { $matches } pasujących ram.
       *[other] {""}, obok { $matches } pasujących ram.
    }
event-swapped = { $seat } oddaje do muzeum: { $given }, dostaje w zamian: { $painting } i wiesza na polu { $square }{ $matches ->
        [0] {""}.
        [one] {""}, obok { $matches } pasującej ramy.
        [few] {""}, obok { $matches } pasujących ram.
        [many] {""}, obok { $matches } pasujących ram.
       *[other] {""}, obok { $matches } pasujących ram.
    }
event-kept = { $seat } daje asystentowi: { $painting }.
event-decorated = { $source ->
        [assistant] { $seat } wiesza od asystenta: { $decor }, pole { $square }.
       *[stock] { $seat } wiesza: { $decor }, pole { $square }.
    }
event-decor-kept = { $seat } daje asystentowi: { $decor }.
event-traded = { $seat } wymienia dekoracje od pola { $square } na { $pattern }.
event-superfluous = { $seat } nie ma miejsca na obraz: { $painting }. To już { $count ->
        [one] { $count } nadmiarowy obraz
        [few] { $count } nadmiarowe obrazy
        [many] { $count } nadmiarowych obrazów
       *[other] { $count } nadmiarowego obrazu
    }.
event-wall-full = { $seat }: cała ściana zapełniona.
event-entered-museum = { $painting } trafia do muzeum: { $genre } przesuwa się o { $amount }, na { $prestige }.
event-scored = { $seat }: prestiż { $prestige }, dekoracje { $decor }, linia wzroku { $eye_line }, pełna ściana { $full_wall }, narożniki { $corners }, nadmiarowe { $superfluous }. Razem { $total }.
event-game-ended = Koniec gry: { $reason }. Wyniki: { $scores_by_seat }.
reason-wall_full = jedna ze ścian jest zapełniona
reason-second_superfluous = ktoś ma drugi nadmiarowy obraz
reason-no_bids = zagrano wszystkie karty ofert

## Odmowy

refusal-other-painting = Teraz można powiesić tylko własny obraz startowy. [{ $rule }]
refusal-sticks-out = W tym miejscu wystawałby poza ścianę. [{ $rule }]
refusal-no-star = Obraz startowy musi zakryć co najmniej jedną gwiazdkę. [{ $rule }]
refusal-empty-pile = Ten stos jest pusty. [{ $rule }]
refusal-pile-needed = Trzeba tu wskazać stos obrazów. [{ $rule }]
refusal-card-spent = Karta { $needed } jest już zagrana; masz jeszcze { $available ->
        [one] { $available } kartę
        [few] { $available } karty
        [many] { $available } kart
       *[other] { $available } karty
    }. [{ $rule }]
refusal-bid-needed = Trzeba tu wskazać kartę od 1 do { $needed }. [{ $rule }]
refusal-not-on-offer = Tego obrazu nie ma na aukcji; { $available ->
        [one] jest { $available } inny
        [few] są { $available } inne
        [many] jest { $available } innych
       *[other] jest { $available } innego
    }. [{ $rule }]
refusal-choice-needed = Najpierw trzeba wybrać jeden z obrazów na aukcji. [{ $rule }]
refusal-turn-needed = Teraz wieszasz swoje żetony; to należy do innej części rundy. [{ $rule }]
refusal-painting-waits = Twój nowy obraz nie ma jeszcze miejsca. [{ $rule }]
refusal-decor-waits = Należy ci się dekoracja (do { $needed }) i jest na nią miejsce: najpierw ją weź. [{ $rule }]
refusal-assistant-busy = Twój asystent już trzyma żeton, a może trzymać tylko jeden. [{ $rule }]
refusal-it-fits = Ten obraz mieści się na twojej ścianie, możliwych miejsc: { $needed }. Trzeba go powiesić albo dać wolnemu asystentowi. [{ $rule }]
refusal-no-trade = Taka wymiana nie jest możliwa: potrzebny jest rząd własnych dekoracji a wymiana musi zwrócić do puli kształt, którego zabrakło, a którego potrzebujesz. [{ $rule }]
refusal-assistant-has-none = Twój asystent nie trzyma dekoracji, którą można teraz powiesić. [{ $rule }]
refusal-other-genre = Muzeum daje tylko obraz tego samego typu: { $needed ->
        [cityscape] { genre-cityscape }
        [portrait] { genre-portrait }
        [still_life] { genre-still_life }
       *[landscape] { genre-landscape }
    }, a nie { $available ->
        [cityscape] { genre-cityscape }
        [portrait] { genre-portrait }
        [still_life] { genre-still_life }
       *[landscape] { genre-landscape }
    }. [{ $rule }]
refusal-not-yours-to-hang = Tego obrazu nie możesz teraz powiesić. [{ $rule }]
refusal-not-in-museum = Tego obrazu nie ma w muzeum. [{ $rule }]
refusal-painting-settled = Twój nowy obraz ma już miejsce. [{ $rule }]
refusal-decor-not-earned = Ta dekoracja ma { $needed ->
        [one] { $needed } tarczę
        [few] { $needed } tarcze
        [many] { $needed } tarcz
       *[other] { $needed } tarczy
    }, a należy ci się { $available }. [{ $rule }]
refusal-decor-exhausted = Nie ma już dekoracji { $needed }. [{ $rule }]
refusal-overlaps = Pole { $available } jest już zakryte. [{ $rule }]
refusal-touches-nothing = Żeton musi stykać się krawędzią z innym; rogi się nie liczą. [{ $rule }]

## Stół w tabelach

board-headline = Runda { $round } · aukcjoner: { $seat }
board-lots = Na aukcji
board-painting = Obraz
board-value = Numer
board-genres = Muzeum
board-genre = Typ
board-prestige = Prestiż
board-counts = Mnożnik
board-museum = Kolekcja
board-piles = Zakryte
board-left = Rozmiar: zostało
board-decor = Dekoracje
board-players = Gracze
board-player = Gracz
board-bid = Oferta
board-cards = Karty
board-assistant = Asystent
board-superfluous = Nadmiarowe
board-free = Wolne
board-score = Wynik
board-own-score = Twój wynik teraz
board-total = Razem
board-wall = Ściana: { $seat }
score-decor = Dekoracje
score-eye_line = Linia wzroku
score-full_wall = Pełna ściana
score-corners = Puste narożniki
score-superfluous = Nadmiarowe

## Plansza w przeglądarce

board-as-walls = Wszystkie ściany
board-as-other-walls = Pozostałe ściany
board-as-your-wall = Twoja ściana
board-as-open-wall = Obejrzyj ścianę: { $seat }
board-as-look = Obejrzyj: { $painting }
board-as-close = Zamknij
board-as-auctioneer = Aukcjoner
board-as-order = Kolejność wyboru
board-as-starting = Najpierw każdy wiesza obraz startowy.
board-as-choosing = { $seat } wybiera obrazy, patrząc tylko na rewersy.
board-as-choose-lots = { $left ->
        [one] Wybierz jeszcze { $left } obraz po rewersie.
        [few] Wybierz jeszcze { $left } obrazy po rewersach.
        [many] Wybierz jeszcze { $left } obrazów po rewersach.
       *[other] Wybierz jeszcze { $left } obrazu po rewersach.
    }
board-as-last-round = Poprzednia runda:
board-as-to-museum = do muzeum
board-as-left = zostało { $count }
board-as-taken = bierze { $seat }
board-as-trying = przymierzasz
board-as-if-unsold = jeśli zostanie, prestiż { $from } → { $to }, ×{ $counts }
board-as-take = Weź
board-as-try = Przymierz
board-as-laid = Oferta złożona
board-as-not-laid = Jeszcze bez oferty
board-as-bids = Twoje karty ofert
board-as-no-bids = Teraz nie pora na licytację: karty kładzie się, gdy odkryto obrazy tej rundy.
board-as-starting-bid = Oferta startowa: { $card }
board-as-card-spent = { $card }, zagrana
board-as-card-lies = { $card }, twoja oferta
board-as-own-bid = Twoja oferta: { $card }. Możesz ją zmienić, dopóki wszyscy nie położą kart.
board-as-spent = Zagrane
board-as-free = { $count ->
        [one] { $count } wolne pole
        [few] { $count } wolne pola
        [many] { $count } wolnych pól
       *[other] { $count } wolnego pola
    }
board-as-zoom = Większa ściana
board-as-wall-keys = Twoja ściana, w ręku: { $tile }. Strzałki przesuwają żeton po możliwych miejscach, Enter wiesza, Escape odkłada.{ $tiles ->
        [1] {""}
       *[other] {" "}Page Up i Page Down biorą inny żeton.
    }
board-as-move = Przesuń: { $tile }
board-as-would = { $points } na { $square }
board-as-matches = { $several ->
        [yes] { $count ->
            [one] { $count } pasująca rama: dekoracje, razem { $count } tarcza
            [few] { $count } pasujące ramy: dekoracje, razem { $count } tarcze
            [many] { $count } pasujących ram: dekoracje, razem { $count } tarcz
           *[other] { $count } pasującej ramy: dekoracje, razem { $count } tarczy
        }
       *[no] { $count ->
            [one] { $count } pasująca rama: jedna tarcza dekoracji
            [few] { $count } pasujące ramy: dekoracja do { $count } tarcz
            [many] { $count } pasujących ram: dekoracja do { $count } tarcz
           *[other] { $count } pasującej ramy: dekoracja do { $count } tarczy
        }
    }
board-as-faux-pas = { $count ->
        [one] Faux pas: { $count } obraz wisiałby obok obrazu tego samego typu i nie dałby prestiżu
        [few] Faux pas: { $count } obrazy wisiałyby obok obrazu tego samego typu i nie dałyby prestiżu
        [many] Faux pas: { $count } obrazów wisiałoby obok obrazu tego samego typu i nie dałoby prestiżu
       *[other] Faux pas: { $count } obrazu wisiałoby obok obrazu tego samego typu i nie dałoby prestiżu
    }
board-as-fits-nowhere = Nie mieści się nigdzie na twojej ścianie.
board-as-guilty = nie liczy się: faux pas
board-as-hint = { $count ->
        [one] Jedno miejsce. Przeciągnij tam żeton, dotknij jasnych pól albo użyj strzałek.
        [few] { $count } miejsca. Przeciągnij żeton, dotknij jasnych pól albo użyj strzałek.
        [many] { $count } miejsc. Przeciągnij żeton, dotknij jasnych pól albo użyj strzałek.
       *[other] { $count } miejsca. Przeciągnij żeton, dotknij jasnych pól albo użyj strzałek.
    }
board-as-ready = Wszystko wisi. Twój wynik przy obecnym prestiżu: { $points }. Zatwierdź albo przesuń to, co powieszono w tej turze.
board-as-due = Dekoracja do wzięcia: do { $most }
board-as-nudge = Przesuń żeton
board-as-left-way = W lewo
board-as-right-way = W prawo
board-as-up-way = W górę
board-as-down-way = W dół
board-as-hang-here = Powieś tutaj
board-as-confirm = Zatwierdź turę ({ $points })
board-as-trades = Wymiana dekoracji
board-as-in-hand = Żetony do powieszenia
board-as-from-start = Obraz startowy
board-as-from-new = Nowy obraz
board-as-from-assistant = Od asystenta
board-as-from-museum = Z muzeum, w zamian
board-as-from-stock = Z puli
board-as-trial = Tylko przymiarka
board-as-trial-end = Koniec przymiarki
board-as-nothing = nic
board-as-final = Końcowe podliczenie
board-as-line = Pozycja
board-as-answer-hang = Powieś żeton na swojej ścianie
board-as-answer-lot = Wybierz stos na stole
board-as-answer-take = Wybierz obraz na stole
board-as-left-bids = Pozostałe karty ofert, przy remisie

## Zasady naszymi słowami

rules-1-title = O co chodzi
rules-1-text = Zbierasz obrazy i wieszasz je na ścianie swojego salonu. Cztery typy obrazów walczą o sławę: to, czego nikt nie kupi, trafia do muzeum i podnosi prestiż swojego typu. Na końcu najwięcej liczą się obrazy najbardziej prestiżowego typu, więc kupuj to, co pokocha muzeum, i dobrze to wieszaj.

rules-2-title = Zanim zaczniecie
rules-2-text = Obrazy (razem { $box_paintings }) leżą zakryte w stosach; widać rozmiar i numer na rewersie. Każdy ma karty ofert od 1 do { $box_bids }, jeden z obrazów startowych i jedną ofertę startową ({ $box_starting_bids }). Obraz startowy wiesza się najpierw, w kolejności miejsc; musi zakryć co najmniej jedną z gwiazdek pośrodku. Pierwszym aukcjonerem jest gracz z najniższą ofertą startową. Wymiary ściany i lista żetonów są naszą rekonstrukcją: żadna instrukcja ich nie pokazuje.

rules-3-title = Runda
rules-3-text = Aukcjoner bierze o jeden obraz więcej, niż jest graczy, widząc tylko rewersy, także kilka z tym samym numerem; potem się je odkrywa. Każdy kładzie zakrytą kartę oferty i wszystkie odkrywa się naraz. Od najwyższej do najniższej każdy bierze obraz, wiesza go i zatwierdza. Ostatni obraz trafia do muzeum. Potem młotek przechodzi w lewo.

rules-4-title = Oferty
rules-4-text = Zagrana karta przepada. Możesz zmienić swoją kartę, dopóki wszyscy nie położą swoich. Przy remisie porównuje się karty zagrane wcześniej, jedna po drugiej, aż do ofert startowych, które wszystkie są różne. { $open_bids ->
        [on] W tej grze wszystkie zagrane karty pozostają jawne.
       *[off] Poza tym nikt nie ogląda kart z poprzednich rund.
    }

rules-5-title = Wieszanie
rules-5-text = Żeton mieści się w ścianie, niczego nie zakrywa, nigdy nie jest obracany i styka się krawędzią z innym żetonem; rogi się nie liczą. Dopóki nie zatwierdzisz, możesz cofać i próbować inaczej, i nikt tego nie widzi. Unikaj faux pas: obrazy tego samego typu obok siebie nie dają punktów prestiżu, choć nadal liczą się do linii wzroku.

rules-6-title = Ramy i dekoracje
rules-6-text = Gdy powiesisz obraz obok innych w takiej samej ramie, bierzesz jedną dekorację o najwyżej tylu tarczach i wieszasz ją albo dajesz asystentowi. Gdy pasujących ram jest co najmniej { $box_combination }, możesz wziąć kilka, { $decor_total ->
        [exact] razem dokładnie tyle tarcz, o ile jest miejsce.
       *[at_most] razem najwyżej tyle tarcz.
    } Jeśli jest miejsce na dekorację, trzeba ją wziąć; jeśli go nie ma, przepada. Ściana zapełniona obrazem nie daje w tej rundzie dekoracji. Gdy jakiegoś kształtu zabraknie, możesz wymienić rząd własnych dekoracji na inne żetony na tych samych polach, aby zwrócić go do puli, albo wziąć mniejszą dekorację.

rules-7-title = Asystent
rules-7-text = Asystent może trzymać jeden żeton, obraz albo dekorację, którego nie możesz lub nie chcesz powiesić. W późniejszej turze możesz go powiesić przed nowym obrazem albo po nim. Nie można go wymienić w muzeum i na końcu się nie liczy.

rules-8-title = Brak miejsca
rules-8-text = Jeśli nowy obraz nigdzie się nie mieści, możesz go dać wolnemu asystentowi. Albo wymieniasz go na obraz tego samego typu z muzeum, który się mieści, i wieszasz tamten; prestiż się nie zmienia. Albo jest nadmiarowy: leży obok ściany, liczy się za { $box_superfluous }, a ty bierzesz dekorację 1×1. Obraz, który się mieści, trzeba powiesić, chyba że asystent jest wolny.

rules-9-title = Prestiż
rules-9-text = Obraz, którego nikt nie wziął, trafia do muzeum, a znacznik jego typu przesuwa się o tyle pól, ile wynosi numer na rewersie. Dwa znaczniki nigdy nie stoją na jednym polu: ten, który przychodzi, cofa się na pierwsze wolne. Za polem { $box_lap } liczy się dalej.

rules-10-title = Koniec
rules-10-text = Gra kończy się po rundzie, w której na czyjejś ścianie zabraknie wolnych pól, ktoś odłoży nadmiarowy obraz numer { $box_superfluous_end } albo zostaną zagrane ostatnie karty ofert.

rules-11-title = Punkty
rules-11-text = Typy ustawia się według prestiżu: od pierwszego obraz liczy się za { $box_multipliers }; obraz typu, którego nigdy nie było w muzeum, za { $box_absent }. Obrazy objęte faux pas tu się nie liczą.
    Każda tarcza dekoracji na ścianie: 1.
    Każdy obraz pierwszego typu na linii wzroku, choćby częściowo: { $box_eye_line }.
    Pełna ściana: { $box_full_wall }. Każde puste pole narożne: { $box_bare_corner }. Każdy nadmiarowy obraz: { $box_superfluous }.
    Wygrywa najwyższa suma; przy remisie ten, komu zostało więcej w kartach ofert; potem zwycięstwo jest wspólne.

# The art market of the house: the headings of its plots.
market-prestige = Prestiż typów obrazów
market-taken = Wybrane obrazy

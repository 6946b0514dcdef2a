# Art Society po polsku. Każdy tekst zna opcje gry: $decor_total, $open_bids.

title-name = Art Society
title-summary = Licytuj obrazy, wieszaj je z gustem na własnej ścianie i zgaduj, któremu typowi obrazów muzeum przyniesie sławę.

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
        [start] { $genre } { $size } (rama { $frame }, obraz startowy)
       *[auction] { $genre } { $size } (rama { $frame })
    }
decor-name = dekoracja { $size }
pile-name = { $size }, wartość { $value }

## Opcje

option-decor_total = Dekoracje za { $box_combination } lub więcej pasujących ram
option-decor_total-help = Ile dekoracji daje { $box_combination } lub więcej pasujących ram. Polska instrukcja mówi: najwyżej tyle, ile ram; francuska: dokładnie tyle.
option-decor_total-at_most = najwyżej tyle, ile ram
option-decor_total-exact = dokładnie tyle, o ile jest miejsce
option-open_bids = Jawne oferty
option-open_bids-help = Wszyscy widzą wszystkie zagrane lizaki. Według instrukcji każdy przykrywa następny.

## Pytania

ask-start = Gdzie wieszasz swój obraz startowy? Musi zakryć gwiazdkę.
ask-lot = Z którego stosu bierzesz obraz? Leży zakryty, dopóki nie wybierzesz wszystkich.
ask-bid = Którym lizakiem licytujesz? Najwyższa oferta wybiera pierwsza; każdego lizaka można użyć tylko raz.
ask-take = Który obraz bierzesz? Możesz go najpierw przymierzyć na ścianie: dopóki nie zatwierdzisz, nikt tego nie widzi.
ask-hang = Rozmieść swoje żetony, potem zatwierdź. Do tego czasu nikt ich nie widzi i możesz je przesuwać.

move-hang = Powieś: { $painting }, pole { $square }
move-lot = Obraz ze stosu: { $pile }
move-bid = Licytuj: { $card }
move-take = Weź: { $painting }
move-swap = Wymień na obraz z muzeum: { $painting }, pole { $square }
move-keep = Daj go asystentowi
move-superfluous = Odłóż jako nadmiarowy, weź dekorację 1×1
move-decor = Powieś: { $decor }, pole { $square }
move-keep-decor = Daj asystentowi: { $decor }
move-hang-decor = Powieś dekorację od asystenta, pole { $square }
move-trade = Wymień rząd dekoracji od pola { $square } na { $pattern }
move-done = Zatwierdź

## Co się dzieje

event-set-up = { $seat } zaczyna. Startowy lizak: { $bid }, obraz: { $painting }.
event-round-began = Aukcjoner: { $seat }.
chapter-round-began = Runda { $round }
event-started = { $seat } wiesza: { $painting }, pole { $square }.
event-lot-chosen = { $seat } bierze obraz ze stosu: { $pile }.
event-lots-shown = Na aukcji: { $paintings }.
event-bid-laid = { $seat } kładzie zakryty lizak.
event-bids-shown = { $bids_count ->
        [0] Oferty odkryte. Kolejność wyboru: { $order }.
       *[other] Oferty odkryte: { $bids_by_seat }. Kolejność wyboru: { $order }.
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
event-traded = { $seat } wymienia rząd dekoracji od pola { $square } na { $pattern }.
event-superfluous = { $seat } nie ma miejsca na obraz: { $painting }. To już { $count ->
        [one] { $count } nadmiarowy obraz
        [few] { $count } nadmiarowe obrazy
        [many] { $count } nadmiarowych obrazów
       *[other] { $count } nadmiarowego obrazu
    }.
event-wall-full = { $seat } zapełnia całą galerię.
event-entered-museum = Do muzeum trafia: { $painting }. { $genre }: prestiż +{ $amount }, teraz { $prestige }.
event-scored = { $seat }: prestiż { $prestige }, dekoracje { $decor }, linia wzroku { $eye_line }, zapełniona galeria { $full_wall }, odsłonięte narożniki { $corners }, nadmiarowe { $superfluous }. Razem { $total }.
event-game-ended = Koniec gry: { $reason }. Wyniki: { $scores_by_seat }.
reason-wall_full = jedna z galerii jest zapełniona
reason-second_superfluous = ktoś ma drugi nadmiarowy obraz
reason-no_bids = zagrano wszystkie lizaki

## Dlaczego dom by tak zrobił

why-start = Tam zostaje { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
        [many] { $count } miejsc
       *[other] { $count } miejsca
    } na największe obrazy.
why-hang = Powieszony tam jest dla ciebie wart około { $amount }: punkty, pasujące ramy i miejsce, które zostaje.
why-genre = { $genre }: obraz powinien dać na koniec około { $amount }, sądząc po muzeum.
why-faux-pas = Dotyka { $count ->
        [one] obrazu
        [few] { $count } obrazów
        [many] { $count } obrazów
       *[other] { $count } obrazu
    } tego samego gatunku: to faux pas, które nic nie daje.
why-frames = Jego rama pasuje do { $count ->
        [one] { $count } sąsiada
        [few] { $count } sąsiadów
        [many] { $count } sąsiadów
       *[other] { $count } sąsiada
    } i daje dekoracje.
why-corner = Zakrywa { $count ->
        [one] róg
        [few] { $count } rogi
        [many] { $count } rogów
       *[other] { $count } rogu
    }; pusty kosztuje { $points }.
why-eye-line = Wisi na linii wzroku, co daje { $points }, jeśli jego gatunek skończy pierwszy: szansa około { $chance }%.
why-lot = Ten rozmiar pasuje na twoją ścianę w { $own ->
        [one] { $own } miejscu
        [few] { $own } miejscach
        [many] { $own } miejscach
       *[other] { $own } miejsca
    }, na ściany innych średnio w { $others }.
why-bid = Najlepszy na twoją ścianę: { $painting }, około { $best }; następne są warte około { $others }. To jest warte oferty { $card }.
why-take = Jest dla ciebie wart około { $amount }, najlepszy z pozostałych około { $other }.
why-last = Jest dla ciebie wart około { $amount }; nic innego nie zostało.
why-keep = U asystenta jest dla ciebie teraz wart około { $amount }.
why-superfluous = Kosztuje { $points } i daje dekorację{ $ends ->
        [yes] , a do tego kończy grę.
       *[no] .
    }
why-decor = Daje { $shields ->
        [one] { $shields } punkt
        [few] { $shields } punkty
        [many] { $shields } punktów
       *[other] { $shields } punktu
    }, a z miejscem, które zajmuje, jest dla ciebie warta około { $amount }.
why-keep-decor = U asystenta { $shields ->
        [one] { $shields } punkt liczy się
        [few] { $shields } punkty liczą się
        [many] { $shields } punktów liczy się
       *[other] { $shields } punktu liczy się
    } dopiero po powieszeniu.
why-trade = Te same pola zostają zakryte, a dekorację, której zabrakło, można wziąć.
why-done = Twoja ściana daje teraz { $amount }, sądząc po muzeum.

## Odmowy

refusal-other-painting = Teraz można powiesić tylko własny obraz startowy. [{ $rule }]
refusal-sticks-out = W tym miejscu wystawałby poza ścianę. [{ $rule }]
refusal-no-star = Obraz startowy musi zakryć co najmniej jedną gwiazdkę. [{ $rule }]
refusal-empty-pile = Ten stos jest pusty. [{ $rule }]
refusal-pile-needed = Trzeba tu wskazać stos obrazów. [{ $rule }]
refusal-card-spent = Lizak { $needed } jest już zagrany; masz jeszcze { $available ->
        [one] { $available } lizak
        [few] { $available } lizaki
        [many] { $available } lizaków
       *[other] { $available } lizaka
    }. [{ $rule }]
refusal-bid-needed = Trzeba tu wskazać lizak od 1 do { $needed }. [{ $rule }]
refusal-not-on-offer = Tego obrazu nie ma na aukcji; obrazów na aukcji: { $available }. [{ $rule }]
refusal-choice-needed = Najpierw trzeba wybrać jeden z obrazów na aukcji. [{ $rule }]
refusal-turn-needed = Teraz wieszasz swoje żetony; to należy do innej części rundy. [{ $rule }]
refusal-painting-waits = Twój nowy obraz nie ma jeszcze miejsca. [{ $rule }]
refusal-decor-waits = Należy ci się dekoracja (tarcze: do { $needed }) i jest na nią miejsce: najpierw ją weź. [{ $rule }]
refusal-assistant-busy = Twój asystent już trzyma żeton, a może trzymać tylko jeden. [{ $rule }]
refusal-it-fits = Ten obraz mieści się na twojej ścianie, możliwych miejsc: { $needed }. Trzeba go powiesić albo dać wolnemu asystentowi. [{ $rule }]
refusal-no-trade = Takiej wymiany nie ma: wymienia się rząd własnych dekoracji, i to tak, by wrócił do puli potrzebny ci kształt, którego zabrakło. [{ $rule }]
refusal-assistant-has-none = Twój asystent nie trzyma dekoracji, którą można teraz powiesić. [{ $rule }]
refusal-other-genre = W muzeum można wymienić obraz tylko na obraz tego samego typu: { $needed ->
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
    }, a możesz wziąć najwyżej { $available }. [{ $rule }]
refusal-decor-exhausted = Nie ma już dekoracji { $needed }. [{ $rule }]
refusal-overlaps = Pole { $available } jest już zakryte. [{ $rule }]
refusal-touches-nothing = Żeton musi stykać się krawędzią z innym; róg nie wystarczy. [{ $rule }]

## Stół w tabelach

board-headline = Runda { $round } · aukcjoner: { $seat }
board-lots = Na aukcji
board-painting = Obraz
board-value = Wartość
board-genres = Muzeum
board-genre = Typ
board-prestige = Prestiż
board-counts = Punkty za obraz
board-museum = Obrazy
board-piles = Zakryte
board-left = Rozmiar i ile zostało
board-decor = Dekoracje
board-players = Gracze
board-player = Gracz
board-bid = Oferta
board-cards = Lizaki
board-assistant = Asystent
board-superfluous = Nadmiarowe
board-free = Wolne pola
board-score = Wynik
board-own-score = Twój wynik, gdyby gra skończyła się teraz
board-total = Razem
board-wall = Ściana: { $seat }
score-decor = Dekoracje
score-eye_line = Linia wzroku
score-full_wall = Zapełniona galeria
score-corners = Odsłonięte narożniki
score-superfluous = Nadmiarowe obrazy

## Plansza w przeglądarce

board-as-walls = Wszystkie ściany
board-as-other-walls = Pozostałe ściany
board-as-your-wall = Twoja ściana
board-as-open-wall = Obejrzyj ścianę: { $seat }
board-as-look = Obejrzyj z bliska: { $painting }
board-as-close = Zamknij
board-as-auctioneer = Aukcjoner
board-as-order = Kolejność wyboru
board-as-starting = Najpierw każdy wiesza obraz startowy.
board-as-choosing = { $seat } wybiera obrazy na aukcję (widać tylko rewersy).
board-as-choose-lots = { $left ->
        [one] Wybierz jeszcze { $left } obraz na aukcję.
        [few] Wybierz jeszcze { $left } obrazy na aukcję.
        [many] Wybierz jeszcze { $left } obrazów na aukcję.
       *[other] Wybierz jeszcze { $left } obrazu na aukcję.
    }
board-as-last-round = Poprzednia runda:
board-as-to-museum = do muzeum
board-as-left = zostało { $count }
board-as-taken = bierze { $seat }
board-as-trying = przymierzasz
board-as-if-unsold = jeśli nikt go nie weźmie: prestiż { $from } → { $to }, punktów za obraz: { $counts }
board-as-take = Weź
board-as-try = Przymierz na ścianie
board-as-laid = Oferta złożona
board-as-not-laid = Jeszcze bez oferty
board-as-bids = Twoje lizaki
board-as-bids-panel = Lizak wybierasz w panelu; tu są już zagrane.
board-as-no-bids = Teraz nie pora na licytację: lizaki kładzie się, gdy obrazy tej rundy są odkryte.
board-as-starting-bid = Startowy lizak: { $card }
board-as-card-spent = { $card }, zagrany
board-as-card-lies = { $card }, twoja obecna oferta
board-as-own-bid = Twoja oferta: { $card }. Możesz ją zmienić, dopóki wszyscy nie położą lizaków.
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
       *[other] {" "}Page Up i Page Down wybierają inny żeton.
    }
board-as-move = Przesuń: { $tile }
board-as-would = { $points } na { $square }
board-as-matches = { $several ->
        [yes] { $count ->
                [one] { $count } pasująca rama: dekoracje, razem tarcz: { $decor_total ->
                        [exact] { $count }
                       *[at_most] najwyżej { $count }
                    }
                [few] { $count } pasujące ramy: dekoracje, razem tarcz: { $decor_total ->
                        [exact] { $count }
                       *[at_most] najwyżej { $count }
                    }
                [many] { $count } pasujących ram: dekoracje, razem tarcz: { $decor_total ->
                        [exact] { $count }
                       *[at_most] najwyżej { $count }
                    }
               *[other] { $count } pasującej ramy: dekoracje, razem tarcz: { $decor_total ->
                        [exact] { $count }
                       *[at_most] najwyżej { $count }
                    }
            }
       *[no] { $count ->
                [one] { $count } pasująca rama: dekoracja z jedną tarczą
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
        [one] Jedno miejsce. Przeciągnij tam żeton, dotknij wyróżnionych pól albo użyj strzałek.
        [few] { $count } miejsca. Przeciągnij żeton, dotknij wyróżnionych pól albo użyj strzałek.
        [many] { $count } miejsc. Przeciągnij żeton, dotknij wyróżnionych pól albo użyj strzałek.
       *[other] { $count } miejsca. Przeciągnij żeton, dotknij wyróżnionych pól albo użyj strzałek.
    }
board-as-ready = Wszystko rozmieszczone. Twój wynik, gdyby gra skończyła się teraz: { $points }. Zatwierdź albo przesuń nowe żetony.
board-as-due = Dekoracja do wzięcia (tarcze: do { $most })
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
board-as-final = Punktacja końcowa
board-as-line = Pozycja
board-as-answer-hang = Powieś żeton na swojej ścianie
board-as-answer-lot = Wybierz stos na stole
board-as-answer-take = Wybierz obraz na stole
board-as-left-bids = Suma pozostałych lizaków, przy remisie

## Zasady naszymi słowami

rules-1-title = O co chodzi
rules-1-text = Zbierasz obrazy i wieszasz je na ścianie swojej galerii. Cztery typy obrazów walczą o sławę: każdy obraz, którego nikt nie weźmie, trafia do muzeum i podnosi prestiż swojego typu. Na końcu najwięcej warte są obrazy najbardziej prestiżowego typu, więc bierz to, co pokocha muzeum, i dobrze to wieszaj.

rules-2-title = Zanim zaczniecie
rules-2-text = Obrazy (razem { $box_paintings }) leżą zakryte w stosach; na rewersie widać tylko rozmiar i wartość. Każdy ma lizaki od 1 do { $box_bids }, wylosowany obraz startowy i startowy lizak ({ $box_starting_bids }). Pierwszym aukcjonerem jest gracz, którego startowy lizak ma najniższą wartość.
    Twoja ściana to siatka { $box_width } na { $box_height } pól. Gwiazdki są pośrodku; rzędy od { $box_eye_from } do { $box_eye_to } tworzą linię wzroku; pola narożne liczą się na końcu. Najpierw każdy wiesza obraz startowy, w kolejności miejsc; musi on zakryć co najmniej jedną z gwiazdek. Ściana i lista żetonów są naszą rekonstrukcją: żadna instrukcja ich nie pokazuje.

rules-3-title = Runda
rules-3-text = Aukcjoner wybiera o jeden obraz więcej, niż jest graczy, widząc tylko rewersy; kilka może pochodzić z tego samego stosu. Potem się je odkrywa. Każdy, także aukcjoner, kładzie zakryty lizak i wszystkie odkrywa się naraz. Od najwyższej oferty do najniższej każdy bierze obraz, wiesza go i zatwierdza. Obraz, którego nikt nie wziął, trafia do muzeum. Potem aukcjonerem zostaje gracz po lewej.

rules-4-title = Oferty
rules-4-text = Pieniędzy nie ma: oferta decyduje tylko o kolejności wyboru, a obraz dostaje w każdej rundzie każdy. Ale zagrany lizak przepada do końca gry. Możesz zmienić swój lizak, dopóki wszyscy nie położą swoich.
    Przy remisie porównuje się lizaki zagrane wcześniej przez remisujących graczy, jeden po drugim, aż do startowych, z których każdy jest inny: wygrywa wyższy. { $open_bids ->
        [on] W tej grze wszystkie zagrane lizaki pozostają jawne.
       *[off] Poza tym nikt nie ogląda lizaków z poprzednich rund.
    }

rules-5-title = Prestiż
rules-5-text = Obraz, którego nikt nie wziął, trafia do muzeum, a znacznik jego typu przesuwa się o tyle pól, ile wynosi wartość na rewersie. Dwa znaczniki nigdy nie stoją na jednym polu: ten, który przychodzi, cofa się na pierwsze wolne. Za polem { $box_lap } liczy się dalej.

rules-6-title = Wieszanie
rules-6-text = Żeton musi w całości mieścić się na ścianie, na wolnych polach, i stykać się krawędzią z innym żetonem; róg nie wystarczy. Żetonów nigdy się nie obraca. Dopóki nie zatwierdzisz, możesz przesuwać to, co kładziesz w tej turze, i nikt tego nie widzi.
    Unikaj faux pas: obrazy tego samego typu stykające się krawędzią nie dają punktów prestiżu, choć nadal liczą się do linii wzroku.

rules-7-title = Ramy i dekoracje
rules-7-text = Elementy dekoracyjne (dekoracje) to proste rzędy pól, po jednej tarczy na pole. Wypełniają luki i dają punkty za tarcze, ale nie mają ramy ani typu.
    Gdy wieszasz obraz obok obrazów w takiej samej ramie, należy ci się dekoracja o najwyżej tylu tarczach, ile jest tych sąsiednich ram; nowy obraz sam się nie liczy. Powieś ją od razu albo daj asystentowi. Gdy pasujących ram jest co najmniej { $box_combination }, możesz wziąć kilka dekoracji, { $decor_total ->
        [exact] razem dokładnie tyle tarcz, o ile jest miejsce.
       *[at_most] razem najwyżej tyle tarcz.
    } Jeśli jest miejsce na dekorację, trzeba ją wziąć; jeśli go nie ma, przepada. Obraz, który zapełnia całą galerię, nie daje dekoracji. Gdy jakiegoś kształtu zabraknie, możesz wymienić rząd własnych dekoracji na inne żetony na tych samych polach, aby zwrócić go do puli, albo wziąć mniejszą dekorację.

rules-8-title = Asystent
rules-8-text = Asystent może trzymać jeden żeton, obraz albo dekorację, którego nie możesz lub nie chcesz teraz powiesić. W późniejszej turze możesz go powiesić przed nowym obrazem albo po nim; obraz od asystenta daje dekoracje tak jak nowy. Żetonu od asystenta nie można wymienić w muzeum i na końcu nic on nie daje.

rules-9-title = Brak miejsca
rules-9-text = Jeśli nowy obraz nigdzie się nie mieści, daj go asystentowi, jeśli jest wolny; albo wymień go na obraz tego samego typu z muzeum, który się mieści, i powieś tamten (prestiż się nie zmienia); albo odłóż jako nadmiarowy: na końcu liczy się za { $box_superfluous }, a ty bierzesz dekorację 1×1. Obraz, który się mieści, trzeba powiesić, chyba że może go wziąć wolny asystent.

rules-10-title = Koniec
rules-10-text = Gra kończy się po rundzie, w której czyjaś galeria zostanie zapełniona, ktoś odłoży nadmiarowy obraz numer { $box_superfluous_end } albo zostaną zagrane ostatnie lizaki.

rules-11-title = Punkty
rules-11-text = Typy ustawia się według prestiżu: od pierwszego każdy obraz daje { $box_multipliers }; obraz typu, którego nigdy nie było w muzeum, daje { $box_absent }. Obrazy objęte faux pas nic tu nie dają.
    Każda tarcza dekoracji na ścianie: 1.
    Każdy obraz pierwszego typu choćby częściowo na linii wzroku, nawet objęty faux pas: { $box_eye_line }.
    Zapełniona galeria: { $box_full_wall }. Każdy odsłonięty narożnik: { $box_bare_corner }. Każdy nadmiarowy obraz: { $box_superfluous }.
    Wygrywa najwyższa suma; przy remisie większa suma pozostałych lizaków; potem zwycięstwo jest wspólne.

# The art market of the house: the headings of its plots.
market-prestige = Prestiż typów obrazów
market-taken = Wybrane obrazy

# What the things on the board are
board-is-genre = { $part ->
       *[whole] { $genre }
        [prestige] { $genre }: prestiż { $prestige }
        [counts] { $genre }: każdy liczy się { $counts }
        [collection] { $genre } w muzeum: { $museum }
    }
board-why-genre = { $part ->
       *[whole] Miejsce { $rank } wśród typów, prestiż { $prestige }: obraz liczy się teraz { $counts }, chyba że wisi obok swojego typu.
        [prestige] Niesprzedany obraz trafia do muzeum i przesuwa swój typ o swoją wartość. Miejsce typu mówi, ile liczy się obraz.
        [counts] Według miejsca { $rank }, prestiż { $prestige }. Pierwszy typ liczy się najwięcej, a taki, którego nie ma w muzeum, najmniej.
        [collection] Obrazy, których nikt nie wziął. Kto nie ma miejsca na nowy, może wymienić go na obraz tego typu stąd.
    }
board-is-frame = Rama: { $frame }
board-why-frame = Obraz powieszony obok innych w takiej samej ramie daje dekorację: element z najwyżej tyloma tarczami, ile jest takich ram.
board-is-star = Gwiazda
board-why-star = Obraz startowy musi zakryć co najmniej jedną z gwiazd.
board-is-shield = Tarcza
board-why-shield = Dekoracja: każda tarcza na twojej ścianie daje na końcu jeden punkt.
board-why-tile = { $genre }, rama: { $frame }; liczy się { $counts } przy obecnym układzie typów, chyba że wisi obok swojego typu. { $offered ->
        [yes] Jeśli nikt go nie weźmie, jego typ dojdzie do prestiżu { $to }.
       *[no] Obok takiej samej ramy dał dekorację.
    }
board-is-pile = Stos { $size }, wartość { $value }
board-why-pile = Zostało: { $left }. Prowadzący aukcję wybiera po rewersach; niesprzedany obraz daje swojemu typowi prestiż: { $value }.
board-why-stock = W zapasie zostało: { $left }. Zdobywa się je takimi samymi ramami.
board-is-card = Lizak { $card }
board-why-card = { $state ->
        [lies] Twoja oferta w tej rundzie. Możesz ją zmienić, dopóki wszyscy nie wyłożą swoich.
        [spent] Zagrany: nie wraca do końca gry, a rozstrzyga remisy.
       *[hand] Możesz nim licytować. Najwyższy lizak wybiera pierwszy; zagrany już nie wraca.
    }
board-why-auctioneer = { $seat } wybiera w tej rundzie obrazy po rewersach, razem { $lots }. Potem młotek przechodzi w lewo.
board-why-assistant = Przechowuje jeden element na późniejszą turę. Co trzyma na końcu, nic nie liczy.
board-why-line = { $part ->
       *[decor] Jeden punkt za każdą tarczę na ścianie.
        [eye_line] { $box_eye_line ->
            [one] { $box_eye_line } punkt
            [few] { $box_eye_line } punkty
            [many] { $box_eye_line } punktów
           *[other] { $box_eye_line } punktu
        } za każdy obraz pierwszego typu ({ $most }) na linii wzroku, choćby częściowo.
        [full_wall] { $box_full_wall ->
            [one] { $box_full_wall } punkt
            [few] { $box_full_wall } punkty
            [many] { $box_full_wall } punktów
           *[other] { $box_full_wall } punktu
        } za zapełnioną galerię.
        [corners] { $box_bare_corner } za każdy odsłonięty narożnik.
        [superfluous] { $box_superfluous } za każdy nadmiarowy obraz.
    }
board-is-of-seat = { $part ->
       *[score] Punkty teraz: { $score }
        [free] Wolne pola: { $free }
        [bid] Oferta: { $bid }
        [laid] Leży tu lizak
        [superfluous] Zbędne obrazy: { $superfluous }
    }
board-why-of-seat = { $part ->
       *[score] { $seat }, przy obecnym układzie typów: muzeum może wszystko zmienić.
        [free] Na ścianie: { $seat }. Gdy na ścianie nie ma już wolnych pól, gra kończy się po rundzie.
        [bid] { $seat } wybiera według tej oferty: od najwyższej do najniższej.
        [laid] { $seat }: pozostałe lizaki: { $cards }. Wszystkie odkrywa się razem.
        [superfluous] { $seat }: każdy liczy się za { $box_superfluous }, a przy obrazie numer { $box_superfluous_end } gra kończy się po rundzie.
    }

# Lekcje Art Society po polsku.

first-game-title = Twoja pierwsza gra w Art Society

first-game-welcome = { $seat_1 } i ty zbieracie obrazy i wieszacie je w swoich galeriach. Na końcu wygrywa ściana warta najwięcej punktów.
first-game-wall = To twoja ściana: siatka pól z gwiazdkami pośrodku. Między dwiema liniami biegnie pas na wysokości oczu, a cztery narożniki będą ważne na końcu.
first-game-start = Twój obraz startowy to pejzaż w ramie z muszlami. Wybierz go, powieś tak, żeby zakrył co najmniej jedną gwiazdkę, i potwierdź miejsce.

first-game-lots = Jesteś pierwszym aukcjonerem: wybierasz trzy obrazy, o jeden więcej, niż jest graczy, i widzisz tylko rewersy z rozmiarem i wartością. Zacznij od stosu 2×3 o wartości 4.
first-game-lots-other = Każdy stos jest dozwolony, ale obraz 2×3 pasuje do młodej ściany. Wybierz stos 2×3 o wartości 4.
first-game-offer = Trzy obrazy są odkryte: portret, pejzaż i życie miejskie. Etykieta każdego pokazuje typ, ramę i wartość.
first-game-bid = Pieniędzy nie ma: najwyższa oferta wybiera pierwsza, obraz dostaje każdy, a zagrany lizak przepada. Zagraj lizak od 6 do 12.
first-game-bid-low = { $seat_1 } prawie każdym lizakiem wybierałaby przed tobą. Zagraj od 6 do 12.
first-game-bid-high = Wygrasz, ale taki lizak wygrywa tylko raz w całej grze. Zostaw go na później i zagraj od 6 do 12.

first-game-take = Twój lizak bije 5 Ady, więc wybierasz jako pierwsza osoba. Weź portret: jego rama z muszlami pasuje do ramy na twojej ścianie.
first-game-take-landscape = Dwa pejzaże obok siebie to faux pas i nie dają punktów za prestiż. Tym razem weź portret.
first-game-take-other = Piękny obraz, ale w innej ramie: nie da dekoracji. Weź portret w ramie z muszlami.
first-game-hang = Nowy żeton styka się krawędzią z innym i nigdy się go nie obraca. Powieś portret gdziekolwiek obok pejzażu.
first-game-hang-keep = Asystent może przechować jeden żeton, ale ten warto powiesić od razu. Powieś go obok pejzażu.
first-game-decor = Pasujące ramy się stykają, więc dostajesz dekorację z jedną tarczą. Każda tarcza to punkt, a dekoracje wypełniają luki: powieś ją przy krawędzi obrazu.
first-game-decor-keep = Asystent mógłby ją przechować, ale na ścianie od razu daje punkt. Powieś ją.
first-game-confirm = Nikt jeszcze nie widział twojej ściany i do tej chwili wszystko można było przesunąć. Zatwierdź.

first-game-museum = { $seat_1 } wzięła pejzaż, a życia miejskiego nie wziął nikt: trafia do muzeum. Jego typ idzie w górę o 4, czyli o wartość z rewersu.
first-game-points = Na końcu każdy obraz pierwszego typu daje 5, drugiego 4, potem 3 i 2. To, co zostawiasz muzeum, decyduje, ile warta jest twoja ściana.

first-game-second = W drugiej rundzie oszczędzasz lizaki i dajesz 3; { $seat_1 } dała 12, wybrała pierwsza i wzięła życie miejskie. Zostały portret i pejzaż.
first-game-choose = Jeśli weźmiesz pejzaż, portret trafi do muzeum i portrety pójdą w górę, a jeden wisi u ciebie. Weź pejzaż.
first-game-choose-portrait = Wtedy pejzaże poszłyby w górę o 4, co też jest dobre, ale dwa portrety trudno byłoby rozdzielić. Weź pejzaż.
first-game-faux-pas = Teraz uwaga: obrazy tego samego typu stykające się krawędzią to faux pas i nie dają punktów za prestiż. Powieś pejzaż tak, żeby nie dotykał pierwszego.
first-game-faux-pas-beside = Tu dotknąłby krawędzią drugiego pejzażu i oba nie dałyby nic za prestiż. Znajdź miejsce obok portretu.
first-game-faux-pas-keep = Asystent może go wziąć, ale obok portretu jest dużo miejsca. Powieś go tam.
first-game-locked = Pejzaże się nie stykają. Zatwierdź turę.
first-game-rising = Portret trafił do muzeum: życie miejskie prowadzi z 4, portrety mają 3. Dwa znaczniki nigdy nie stoją na jednym polu; ten, który przychodzi, cofa się.

first-game-auctioneer = Aukcjoner zmienia się co rundę i znów jesteś nim ty. Większe obrazy szybciej zapełniają ścianę i bardziej podnoszą swój typ: zacznij od stosu 3×3 o wartości 5.
first-game-auctioneer-other = Każdy stos jest dozwolony, ale na ścianie jest już miejsce na coś dużego. Wybierz stos 3×3 o wartości 5.
first-game-equal = Do wzięcia są dwie martwe natury i życie miejskie. Przy równych ofertach decydują lizaki zagrane wcześniej, aż do startowych, i wygrywa wyższy.
first-game-save = Obie martwe natury ci pasują, a { $seat_1 } weźmie tylko jeden obraz: wystarczy niski lizak. Zagraj najwyżej 5.
first-game-save-much = Taki lizak lepiej zachować na obraz, który musisz mieć. Tu nawet najgorszy wynik jest dobry: zagraj najwyżej 5.
first-game-feed = { $seat_1 } dała 10 i wzięła życie miejskie. Z dwóch martwych natur jedną powiesisz, druga trafi do muzeum: weź większą, jej rama z muszlami pasuje dwa razy.
first-game-feed-small = Mniejsza nie ma ramy z muszlami i dałaby mniejszą dekorację. Weź dużą martwą naturę.
first-game-double = Każdy sąsiad w takiej samej ramie to jedna tarcza. Powieś martwą naturę pod obydwoma obrazami w ramach z muszlami tak, żeby dotykała obu.
first-game-double-one = Tu nie dotyka obu ram z muszlami i da mniej. Powieś ją pod pejzażem i portretem, w poprzek linii między nimi.
first-game-double-keep = Asystent mógłby ją przechować, ale czeka na nią świetne miejsce. Powieś ją pod obiema ramami z muszlami.
first-game-shields = Dwóch pasujących sąsiadów: dekoracja może mieć dwa pola, a więc dwie tarcze. Weź dekorację na dwa pola i powieś ją tam, gdzie wypełni lukę.
first-game-shields-small = Jedno pole to jedna tarcza, a należą ci się dwie. Weź dekorację na dwa pola.
first-game-shields-keep = Asystent mógłby ją przechować, ale na ścianie jest miejsce. Powieś dekorację na dwa pola.
first-game-third-done = Trzy typy w ramach z muszlami i żadne dwa jednakowe się nie stykają. Zatwierdź.
first-game-still-lifes = Druga martwa natura trafiła do muzeum: jej typ idzie w górę o 3 i jest trzeci. To, co zostawiasz, rośnie: wybieraj to równie starannie jak to, co wieszasz.

first-game-fourth = Czwarta runda. Do wzięcia są dwa portrety i życie miejskie w ramie z muszlami, a życie miejskie prowadzi w muzeum.
first-game-fight = Tym razem jeden obraz jest dla ciebie dużo lepszy niż inne, a { $seat_1 } też zbiera życie miejskie. Po to są wysokie lizaki: zagraj co najmniej 15.
first-game-fight-low = { $seat_1 } też chce życia miejskiego i wybrałaby przed tobą. Zagraj co najmniej 15.
first-game-leader = Twój lizak przebija 14, które dała { $seat_1 }. Weź życie miejskie: każdy obraz pierwszego typu daje 5 punktów.
first-game-leader-portrait = Portrety są dopiero drugie, a dwa trudno byłoby rozdzielić. Weź życie miejskie.
first-game-band = Obraz pierwszego typu daje jeszcze 3 punkty, jeśli choć częściowo wisi na wysokości oczu. Powieś go w pasie między dwiema liniami, obok ramy z muszlami.
first-game-band-elsewhere = Potrzeba obu rzeczy: pola między liniami i ramy z muszlami obok. Na lewo od pejzażu jest miejsce.
first-game-band-keep = U asystenta nie da punktów. Powieś go na wysokości oczu.
first-game-held = Znów należy ci się dekoracja. Wypróbuj asystenta: daj mu ją i powieś w innej turze tam, gdzie zostanie luka.
first-game-held-hang = To byłby od razu punkt i często tak jest dobrze. Ale tym razem wypróbuj asystenta: daj mu dekorację.
first-game-fourth-done = Asystent przechowuje jeden żeton, obraz albo dekorację, a to, co ma na końcu, nie daje punktów. Zatwierdź.

first-game-assistant = Gdy obraz nigdzie się nie mieści, może go wziąć asystent albo wymieniasz go na obraz tego samego typu z muzeum. Jeśli i to się nie uda, jest nadmiarowy i kosztuje 2 punkty.
first-game-eye-level = Każdy obraz pierwszego typu choć częściowo na wysokości oczu daje jeszcze 3. Zapełniona galeria daje 5, a każdy odsłonięty narożnik kosztuje 2.
first-game-end = Gra kończy się po rundzie, w której ściana jest pełna, ktoś ma drugi nadmiarowy obraz albo skończyły się lizaki. Przy remisie liczą się lizaki na ręce, więc nie trać ich na darmo.
first-game-farewell = Zapamiętaj trzy rzeczy: dobieraj ramy, rozdzielaj typy i dawaj muzeum to, co masz u siebie. Zasady znajdziesz tutaj, a teraz siadaj i graj!

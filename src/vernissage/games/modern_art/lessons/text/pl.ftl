# Lekcje Modern Art po polsku. Kwoty to tysiące, tak jak na planszy.

first-game-title = Twoja pierwsza gra w Modern Art

first-game-welcome = Prowadzisz galerię, tak samo jak { $seat_1 } i { $seat_2 }. Przez cztery rundy sprzedajecie sobie nawzajem obrazy, a na końcu wygrywa najbogatsza galeria.
first-game-hand = Te dziesięć obrazów masz na sprzedaż; namalowało je pięcioro artystów, a ich kolory i kształty spotkasz na całej planszy. Na ręce nie są nic warte: płaci się tylko za obraz kupiony.
first-game-symbol = Symbol na etykiecie mówi, jak licytuje się obraz. Jest ich pięć, a ten Koriko ma pierwszy: licytację otwartą.

first-game-offer = Ty zaczynasz. Weź tego Koriko z symbolem licytacji otwartej i wystaw go.
first-game-offer-symbol = To Koriko, ale z innym symbolem. Każdy symbol będzie miał swoją kolej; zaczynamy od licytacji otwartej.
first-game-offer-artist = Możesz sprzedać dowolny obraz, ale zacznijmy od licytacji otwartej: wybierz Koriko z tym symbolem.

first-game-open = W licytacji otwartej wszyscy licytują w dowolnej kolejności, ty też, aż nikt nie przebija. { $seat_1 } daje 8, { $seat_2 } 11: kwoty to tysiące euro.
first-game-market = Skąd te oferty? Rynek liczy obrazy wystawione w tej rundzie, a na jej końcu bank płaci 30 za każdy obraz artysty wystawianego najczęściej, 20 za drugiego i 10 za trzeciego.
first-game-pass = Koriko może być pierwszy, ale tego jeszcze nikt nie wie, a 11 za jedną kartę to dobry początek. Naciśnij Pas i oddaj obraz Brunonowi.
first-game-pass-bank = Możesz licytować własny obraz, ale wtedy płacisz bankowi, zamiast zarobić. Ten oddaj Brunonowi.
first-game-pass-worth = Żaden obraz nie przyniesie w tej rundzie więcej niż 30, więc na takiej ofercie można tylko stracić. Lepiej spasuj.
first-game-cash = Sprzedane: { $seat_2 } płaci ci 11, masz więc 111. Swoją gotówkę widzisz tylko ty; pozostali też trzymają swoją za zasłonką.

first-game-once = { $seat_1 } wystawia Sadlanda z drugim symbolem: jedna kolejka. Od gracza po lewej stronie sprzedającego każdy mówi raz, sprzedający na końcu; { $seat_2 } dał 6.
first-game-level = Wystawiono jednego Koriko i jednego Sadlanda. Przy remisie wyżej stoi artysta bliżej lewej strony planszy, więc na razie pierwszy jest Sadland i przyniósłby 30.
first-game-bid = Dobra zasada na początek: płać mniej więcej połowę tego, co obraz może przynieść. Daj od 7 do 15.
first-game-bid-passed = Wtedy { $seat_2 } weźmie go za 6, chyba że odkupi go { $seat_1 }, a obraz może przynieść 30. Mówisz tylko raz, więc licytuj teraz.
first-game-bid-dear = Wygrasz, ale wszystko ponad 6 Brunona trafi do Ady, twojej rywalki, a 30 nie jest pewne. Zostań przy 15 albo mniej.
first-game-bid-worth = Żaden obraz nie przyniesie w tej rundzie więcej niż 30, więc nie zostałby żaden zysk. Zostań przy 15 albo mniej.
first-game-bought = { $seat_1 } pasuje, więc Sadland jest twój. Leży przed tobą, aż bank zapłaci na końcu rundy.

first-game-sealed = Teraz { $seat_2 } wystawia Bahuta z trzecim symbolem: w ciemno. Wszyscy naraz, sprzedający też, wybierają kwotę w tajemnicy; { $seat_1 } i { $seat_2 } już to zrobili.
first-game-seal = Na razie Bahut byłby pierwszy, bo stoi najdalej po lewej. Płacisz tyle, ile schowasz, i nie możesz już przebić: schowaj w dłoni od 10 do 20.
first-game-seal-little = Może wystarczy, a może o włos stracisz obraz wart 30, bo drugiej próby nie ma. Schowaj co najmniej 10.
first-game-seal-much = Płacisz całą swoją ofertę, choćby inni schowali tylko 3, a pieniądze bierze { $seat_2 }. Zostań przy 20 albo mniej.
first-game-opened = Dłonie się otwierają: { $seat_1 } ma 4, { $seat_2 } 6, więc Bahut jest twój. Przy remisie wygrywa sprzedający, a jeśli nie ma go wśród najwyższych, najbliższy gracz po jego lewej.

first-game-fixed = Twoja kolej na sprzedaż. Wystaw Darmoira z czwartym symbolem: stała cena.
first-game-fixed-symbol = To Darmoir, ale tego licytuje się w ciemno. Weź tego ze stałą ceną.
first-game-fixed-artist = Ten zostaw na później, a wystaw Darmoira ze stałą ceną.
first-game-price = Podaj cenę; najpierw { $seat_1 }, potem { $seat_2 } mogą kupić, a jeśli nikt nie zechce, musisz go kupić za tę cenę. Darmoir na razie przyniósłby 20, więc zażądaj od 8 do 14.
first-game-price-low = { $seat_1 } bardzo się ucieszy: na razie przyniósłby jej 20. Zażądaj trochę więcej.
first-game-price-high = Jeśli nikt nie zechce za tyle kupić, musisz kupić obraz i zapłacić bankowi. Zostań przy 14 albo mniej.
first-game-taken = { $seat_1 } od razu kupuje, a pieniądze są twoje. Siedzi po twojej lewej stronie, więc teraz ona sprzedaje.

first-game-double = Piąty symbol: obraz podwójny. Sprzedaje się go razem z drugim obrazem tego samego artysty, a ani { $seat_1 }, ani { $seat_2 } nie chcą żadnego dołożyć.
first-game-add = Kto dołoży drugi obraz, zostaje sprzedającym i bierze całe pieniądze. Dołóż Koriko z jedną kolejką: on mówi, jak licytuje się oba.
first-game-add-sealed = Tak też można, ale lepiej mówić na końcu niż licytować w ciemno. Dołóż tego z jedną kolejką, a tego Koriko zostaw na później.
first-game-add-declined = Wtedy { $seat_1 } weźmie podwójny obraz za darmo. Dołóż swojego Koriko, a sprzedaż będzie twoja.
first-game-own = Wystawiono już trzech Koriko, więc Koriko jest pierwszy i oba obrazy przyniosą razem 60. Brunona 20 to za mało; mówisz na końcu, więc daj 21 i zatrzymaj je.
first-game-own-passed = Teraz dostaniesz 20, a { $seat_2 } później 60 od banku. Lepiej daj 21.
first-game-own-more = Po tobie nikt już nie mówi, więc 21 wystarczy. Reszta poszłaby do banku na darmo.
first-game-turn = Kupujesz od siebie, więc pieniądze wziął bank. Kolej przechodzi na lewo od tego, kto prowadził licytację: jeszcze raz sprzedaje { $seat_1 }.

first-game-range = { $seat_1 } wystawia czwartego Koriko w licytacji otwartej, a { $seat_2 } daje 32. Spójrz na kolumnę Koriko: w pierwszej rundzie żaden obraz nie przyniesie więcej niż 30.
first-game-overpay = { $seat_2 } daje Adzie 32 za obraz, który przyniesie 30. To jest przepłacanie; naciśnij Pas i pozwól mu na to.
first-game-overpay-gift = Kto zapłaci tu ponad 30, traci pieniądze i wzbogaca Adę. Spasuj z uśmiechem.
first-game-refuse = { $seat_2 } wystawia Nex za stałą cenę 30. Na razie Nex byłby drugi i przyniósłby 20: spasuj.
first-game-refuse-bought = Płacisz 30 za coś, co na razie przynosi 20, a nigdy więcej niż 30. Spasuj.
first-game-must = { $seat_1 } też nie chciała, więc { $seat_2 } musiał zapłacić bankowi 30. Zbyt wysoka cena gryzie sprzedającego.

first-game-ranks = Zobacz, co zmienił ten Nex: pierwszy jest Koriko z czterema obrazami, drugi Nex, trzeci Bahut. Twój Sadland wypadł i nie przyniósłby nic.
first-game-fifth = Piąty obraz tego samego artysty od razu kończy rundę; nie sprzedaje się go, ale się liczy. Masz dwa kupione obrazy Koriko: wystaw teraz ostatniego, zanim rynek się odwróci.
first-game-fifth-other = Możesz, ale wtedy inni dalej zmieniają rynek, a twoje dwa Koriko są teraz warte po 30. Piąty Koriko kończy rundę od razu.
first-game-paid = Bank zapłacił ci 70: dwa razy 30 za Koriko i 10 za Bahuta, za Sadlanda nic. Kupione obrazy odchodzą, karty na ręce zostają i rozdaje się nowe.
first-game-markers = Znaczniki 30, 20 i 10 zostają na planszy do końca gry. Artysta, który znów jest w trójce, przynosi sumę wszystkich swoich znaczników.

first-game-fame = W drugiej rundzie { $seat_1 } wystawia Koriko na jedną kolejkę, a { $seat_2 } daje 20. Jeśli Koriko znów będzie w trójce, przyniesie dawne 30 i nowy znacznik, razem od 40 do 60: daj od 21 do 40.
first-game-fame-passed = { $seat_2 } weźmie go za 20, a obraz może przynieść nawet 60. Tym razem licytuj.
first-game-fame-risk = Jeśli Koriko nie będzie w tej rundzie w pierwszej trójce, nie przyniesie nic, mimo dawnych znaczników. Zostań przy 40 albo mniej.

first-game-last-round = Przewracamy kartki do czwartej, ostatniej rundy. Sadland ma 50 w znacznikach, jest pierwszy z czterema obrazami i dostanie jeszcze 30: każdy z twoich dwóch przyniesie 80.
first-game-nothing = Koriko też ma 50 w znacznikach, ale nikt go w tej rundzie nie wystawił. Dlatego Koriko nie przyniósłby nic: sama dawna sława nic nie daje.
first-game-finish = Teraz sprzedajesz ty i masz na ręce Sadlanda. Będzie piąty: wystaw go i zakończ grę, dopóki twoje obrazy przynoszą po 80.
first-game-finish-other = Możesz, ale { $seat_1 } i { $seat_2 } będą dalej sprzedawać i Nex może wyprzedzić Sadlanda. Zakończ grę piątym Sadlandem.
first-game-won = Bank zapłacił ci 160 i wygrywasz z wynikiem 310. Teraz wszystkie pieniądze są jawne i nic innego się nie liczy.
first-game-farewell = Zapamiętaj trzy rzeczy: to, co płacisz, dostaje rywal, to, co wystawiasz, tworzy modę, a płaci się tylko za pierwszą trójkę. Zasady znajdziesz tutaj, a teraz siadaj i graj!

# Lekcje Museum: Pictura po polsku.

first-game-title = Twoja pierwsza partia Museum: Pictura

first-game-welcome = Prowadzisz młode muzeum, tak samo jak { $seat_1 }. Liczy się prestiż: to twój wynik, a czasem także pieniądz.
first-game-painting = Oto obraz. Jego etykieta mówi trzy rzeczy: malarza podaje numer, okres kwadratowy znak, a gatunek mały obrazek; tutaj Monet, impresjonizm, pejzaż.
first-game-collection = Obrazy jednego okresu albo jednego gatunku tworzą kolekcję, gdy w muzeum wiszą co najmniej cztery. Masz już na ręce trzy pejzaże, w tym dwa impresjonistyczne.
first-game-trend = To trend publiczny. Powieszenie pejzażu daje 2, obrazu renesansowego 1, a Renoir dałby 3; liczy się tylko najlepsza zgodność.

first-game-goal = Teraz wybierz własny trend: tajny cel, który liczy się dopiero na koniec, za wszystko, co wtedy wisi. Masz pejzaże i impresjonistów, więc zachowaj ten, który ich szuka.
first-game-goal-other = Ten pasuje do niewielu twoich obrazów. Zachowaj trend z impresjonizmem i pejzażem: obraz, który jest jednym i drugim, punktuje dwa razy.

first-game-drawn = Zaczyna się twoja tura, na ręce masz dwa dobrane obrazy; liczby na obrazach mówią, ile dałoby powieszenie ich teraz, a z rozetką ile na koniec. Każda tura ma dwie części: najpierw wymiana, potem jedna akcja.
first-game-museums = Tokio, Madryt, Victoria i Moskwa pokazują po cztery obrazy i własny trend. Dajesz jeden swój i bierzesz jeden stamtąd: za to, co dajesz, trend muzeum płaci, za to, co bierzesz, tak samo płacisz ty, jak mówią czerwone liczby.
first-game-swap = Tokio kocha martwe natury i płaci za nie 2; Nenufary, impresjonistyczny pejzaż, nic tam nie znaczą. Daj Filiżankę wody i weź Nenufary.
first-game-swap-taken = To też nic by nie kosztowało, ale Anioł nie pasuje do żadnej twojej kolekcji. Weź Nenufary.
first-game-swap-costs = Trend Tokio szuka właśnie tego obrazu, więc wzięcie go kosztuje prestiż. Nenufary nie kosztują nic.
first-game-swap-given = Nenufary tak, ale daj coś, za co Tokio płaci, a czego nie potrzebujesz: Filiżanka wody, martwa natura, daje 2.
first-game-swap-elsewhere = Wolno, ale Tokio ma lepszą ofertę: Filiżanka wody za 2 prestiżu, a Nenufary za darmo.
first-game-prestige = Zysk 2, straty żadnej: masz 6. { $seat_1 } też mogła wymienić obraz, ale nie chciała.

first-game-actions = Teraz jedna z trzech akcji: powiesić obrazy, urządzić wystawę albo zrobić inwentaryzację. Wystawa wymaga czterech obrazów jednego rodzaju na ścianie, więc dziś wieszasz.
first-game-hang = Żeby powiesić obraz, odrzucasz inny z ręki. Powieś Nenufary, a zapłać Koszem z owocami, który do niczego nie pasuje.
first-game-hang-payment = Ten jeszcze się przyda. Zapłać Koszem z owocami.
first-game-hang-painting = Ten też wolno powiesić, ale zacznij od Nenufarów, a zapłać Koszem z owocami.
first-game-hang-done = Tura skończyłaby się z pustym muzeum. Najpierw powieś Nenufary.
first-game-hang-action = Zostaw to na później. Puste muzeum potrzebuje obrazów: powieś Nenufary.
first-game-paid = To pejzaż, więc trend publiczny dał ci 2. Kosz z owocami leży odkryty na twoim stosie odrzuconych, obok muzeum.
first-game-again = Możesz powiesić tyle obrazów, za ile zapłacisz. Powieś Impresję, wschód słońca, a zapłać Kapitanem Coramem.
first-game-again-payment = Obraz oddany jako zapłata to obraz, który nie zawiśnie. Zapłać Kapitanem Coramem, jedynym portretem.
first-game-again-painting = Dobrze, ale Impresja, wschód słońca pasuje do twojego celu podwójnie. Powieś ją, a zapłać Kapitanem Coramem.
first-game-again-done = Da się jeszcze jeden: Impresja, wschód słońca, za kolejne 2.
first-game-again-action = W tej turze twoją akcją jest wieszanie. Powieś Impresję, wschód słońca.
first-game-mark = Przy 10 prestiżu mijasz próg, a każdy próg daje przysługę: kartę, którą możesz zagrać raz w turze. Masz teraz dwie.
first-game-done = Zostały trzy obrazy. Zatrzymaj je: są potrzebne do wymiany i do płacenia. Zakończ turę.
first-game-done-keep = Można, ale w następnej turze prawie nie byłoby czym wymieniać ani płacić. Zakończ turę.
first-game-done-later = Przysługa może poczekać na lepszą chwilę. Zakończ turę.

first-game-join = { $seat_1 } wymienia obraz, a gdy ktoś wymienia, inni też mogą. Moskwa płaci 1 za romantyzm: daj Wędrowca i weź Gwiaździstą noc za darmo.
first-game-join-passed = Gwiaździsta noc to impresjonistyczny pejzaż, właśnie to, co zbierasz, i jeszcze zyskujesz 1. Wymień.
first-game-join-other = Spójrz na Moskwę: Wędrowiec daje tam 1, a Gwiaździsta noc nic nie kosztuje.
first-game-fashion = Nowa runda, nowy trend publiczny: pejzaże wyszły z mody, teraz liczą się portrety i renesans. To, co służy kolekcjom, zachowuje wartość; to, co modne, trzeba wieszać szybko.
first-game-steal = Stos odrzuconych, który ma { $seat_1 }, też leży odkryty. Wieszając, możesz wziąć obraz stamtąd: zapłata tam zostaje, tracisz 1 prestiżu, a { $seat_1 } go zyskuje.

first-game-empty-hand = Kilka rund później. Na ręce został jeden obraz, ale pięć leży na twoim stosie odrzuconych.
first-game-inventory = To pora na trzecią akcję. Zrób inwentaryzację: przynosi z powrotem obrazy ze stosu odrzuconych i przysługę.
first-game-inventory-exhibit = Cztery pejzaże dają tylko 1, a wystawę pejzaży urządza się raz. Poczekaj, aż będzie ich więcej, i zrób inwentaryzację.
first-game-inventory-hang = Ostatni obraz poszedłby na zapłatę, a malarstwo historyczne do niczego nie pasuje. Lepiej zrób inwentaryzację.
first-game-inventory-other = Nie teraz: z jednym obrazem na ręce niewiele da się zrobić. Zrób inwentaryzację.
first-game-recover = Przy inwentaryzacji na ręce mieści się osiem obrazów. Weź z powrotem wszystkie pięć.
first-game-recover-all = To, co zostanie na stosie odrzuconych, kosztuje na koniec prestiż, a { $seat_1 } może stamtąd wieszać. Weź wszystkie pięć.
first-game-patrons = Teraz możesz wymienić pięciu mecenasów. Ale spójrz na tego: trzech impresjonistów i trzy pejzaże w muzeum, prawie je masz. Wybierz „Pas”.
first-game-patrons-replaced = Wtedy zniknąłby mecenas, którego wkrótce możesz pozyskać. Zostaw tych.

first-game-late = Gra zmierza ku końcowi. W twoim muzeum wisi osiem obrazów, w tym sześć pejzaży i sześciu impresjonistów, a masz 41 prestiżu; 50 kończy grę.
first-game-patron = Raz w turze możesz pozyskać mecenasa, którego warunek jest spełniony, a masz trzy i trzy. Weź punkty.
first-game-patron-effect = Dwa kolejne obrazy przyszłyby za późno. Weź punkty.
first-game-patron-first = To za chwilę. Najpierw mecenas: pozyskanie go nie kosztuje akcji.
first-game-patron-other = Najpierw mecenas: jego warunek jest spełniony i nie kosztuje to akcji.
first-game-favour = Raz w turze możesz też zagrać przysługę i to również nie kosztuje akcji. Wernisaż daje 3 prestiżu: zagraj go.
first-game-favour-first = Prawie. Najpierw zagraj przysługę: niezagrana nie jest na koniec nic warta.
first-game-favour-other = Najpierw zagraj Wernisaż: 3 prestiżu za darmo.
first-game-exhibit = A teraz akcja: urządź wystawę pejzaży. Sześć pejzaży daje 6 prestiżu, a pierwszy żeton tego rodzaju jeszcze 3.
first-game-exhibit-period = Sześciu impresjonistów daje 5, sześć pejzaży 6: gatunek płaci lepiej niż okres. Wystaw pejzaże.
first-game-exhibit-other = Czeka dziewięć prestiżu: urządź wystawę pejzaży.
first-game-reward = Każda wystawa zakrywa też pole nagrody. Krąg przyjaciół płaci na koniec za każdego mecenasa; wybierz, co wolisz.
first-game-end = Masz ponad 50, więc dostajesz żeton końca i jeszcze 5 prestiżu. { $seat_1 } ma jedną ostatnią turę.
first-game-last-turn = Akcja wykonana i nie ma już nic do zdobycia. Zakończ turę.
first-game-last-turn-other = To już nic nie da. Zakończ turę.

first-game-connected = Przed punktacją końcową każdy układa muzeum po raz ostatni. Połączone są tylko obrazy, które stykają się bokiem, a z każdego rodzaju liczy się tylko największa grupa; obraz może służyć swojemu okresowi i swojemu gatunkowi.
first-game-layout = Zbierz razem pejzaże i impresjonistów: te, które są jednym i drugim, powieś pośrodku. Możesz poprosić o najlepszy układ; potem potwierdź.
first-game-count = Wszystko policzone: prestiż, połączone kolekcje, wystawy, nagrody, tajny cel, minus to, co leży na stosie odrzuconych. Twój cel zapłacił za każdy pejzaż i każdego impresjonistę.
first-game-farewell = Zapamiętaj trzy rzeczy: wymieniaj tam, gdzie muzeum ci płaci, wieszaj to, co modne i co do siebie pasuje, i zdąż z wystawą przed końcem. Zasady są tutaj, gdy ich potrzebujesz; a teraz siadaj do gry!

# Lekcje The Gallerist po polsku.

first-game-title = Twoja pierwsza partia The Gallerist

first-game-welcome = Prowadzisz galerię sztuki, tak samo jak { $seat_1 }. Kupuj dzieła, póki artyści są nieznani, rozsławiaj ich, sprzedawaj: wygrywa ten, kto na koniec ma najwięcej pieniędzy.
first-game-locations = Wokół placu leżą cztery lokacje, a każda oferuje dwie akcje. W swojej turze galerzysta idzie do jednej z nich i wykonuje jedną z jej dwóch akcji; nie może zostać tam, gdzie stoi.
first-game-start = { $seat_1 } zaczyna w Biurze sprzedaży. Postaw galerzystę w Centrum mediów: żeton obok będzie leżał na twoim trzecim polu wystawowym i będzie twój, gdy zawisną trzy dzieła.
first-game-start-other = Można zacząć i tam, ale w tej pierwszej partii wybierz Centrum mediów: najpierw pójdziemy gdzie indziej.
first-game-influence = To twoje wpływy, na początku 10. Można je wydawać: cofnięcie do poprzedniej ikony pieniędzy oszczędza 1 monetę, do poprzedniej gwiazdki dodaje 1 sławy; za to, co zostanie na koniec, jest zapłata.

first-game-go = Galeria musi mieć co pokazać. Idź do Kolonii artystów.
first-game-go-other = Pusta galeria nie ma tam jeszcze nic do roboty. Idź do Kolonii artystów, gdzie kupuje się dzieła.
first-game-leave = Opuszczając lokację, możesz zostawić tam asystenta od jednego ze swoich biurek. Zrób to: jeśli { $seat_1 } tam przyjdzie, dostaniesz dodatkową akcję.
first-game-leave-nobody = Nikt nie musi zostać, ale asystent w Centrum mediów to dobra inwestycja: jeśli { $seat_1 } tam pójdzie, zostanie wyrzucony i dostaniesz akcję.
first-game-artist = Może tu pracować ośmioro artystów: niebieski i czerwony w każdej z czterech dziedzin. Odkryta jest tylko ta osoba od rzeźby; liczba to sława, tutaj 3, a gwiazdki mówią, ile warte są dzieła.
first-game-buy = Dzieło kosztuje tyle, ile wynosi sława artysty: 3. To tanio, więc kup.
first-game-buy-discover = Odkrycie artysty daje premię i zamówienie na później, ale galeria zostałaby pusta. Najpierw kup.
first-game-pay = Zapłać 1 z 3 wpływami: znacznik cofa się z 10 na ikonę pieniędzy na 8, a 2 zostają do zapłaty w monetach.
first-game-pay-money = Tak też można. Ale wypróbuj raz wpływy: krok do ikony pieniędzy oszczędza 1 monetę.
first-game-pay-more = Każdy dalszy krok jest wart tylko 1 monetę, a wpływy zaraz będą cenniejsze. Jeden krok wystarczy.
first-game-fame = Zakup może też dodać artyście sławy za wpływy: 1 za każdą gwiazdkę, o którą się cofasz. Nie teraz: zachowaj wpływy i dodaj 0.
first-game-fame-added = To by pomogło, ale każdy punkt kosztuje drogę do poprzedniej gwiazdki. Za chwilę te wpływy będą potrzebne: dodaj 0.
first-game-exhibited = Twoje pierwsze dzieło wisi w galerii i jest warte 5. Razem z nim przyszedł bilet, ten brązowy.

first-game-visitors = Na placu stoją goście: inwestorzy (brąz) przynoszą pieniądze, VIP-y (róż) wpływy, kolekcjonerzy (biel) sławę, gdy tylko są w twojej galerii. Bilet przesuwa gościa swojego koloru o krok: plac, twój hol, twoja galeria.
first-game-walk = Wydawanie biletów to akcja dodatkowa, raz w turze, przed akcją lokacji albo po niej. Przesuń inwestora z placu do swojego holu.
first-game-walk-rival = Tak, można nawet wywabić gości z holu, który ma { $seat_1 }, ale tylko na plac. Ten na placu jest bliżej ciebie.
first-game-walk-done = Masz bilet, a inwestor czeka na placu. Przesuń go do swojego holu.

first-game-kicked = { $seat_1 } poszła do Centrum mediów, a twój asystent stał jej na drodze, więc został wyrzucony. Daje ci to akcję po wyrzuceniu, zanim wróci do biurka.
first-game-kicked-out = Za wpływy, w dół do poprzedniej gwiazdki na 5, możesz wykonać jedną z dwóch akcji tej lokacji. Zatrudnij asystentów: przydadzą się ręce do pracy.
first-game-kicked-out-promote = Promocja kosztowałaby jeszcze więcej wpływów, a w galerii nie ma kolekcjonera, z którym by się opłaciła. Lepiej zatrudnij.
first-game-kicked-out-declined = Wróciłby bez żadnej akcji. Zatrudnij: kosztuje to 3 wpływy, a akcja jest warta więcej.
first-game-hire = Pierwszy kosztuje 1, drugi 2, a niektórzy przynoszą premię: drugi brązowy bilet. Zatrudnij dwóch.
first-game-hire-one = Jeden to dobrze, dwóch to lepiej: drugi przynosi brązowy bilet.
first-game-hire-three = Trzeci przyniósłby różowy bilet, ale kosztowałby jeszcze 2 i zająłby ostatnie wolne biurko, którego potrzebuje wyrzucony asystent. Dwóch wystarczy.

first-game-to-sales = Twoja następna tura. Żeby sprzedać dzieło, potrzebny jest najpierw kontrakt na jego dziedzinę: idź do Biura sprzedaży.
first-game-to-sales-other = To przyjdzie później. Bez kontraktu rzeźby nie sprzedasz: idź do Biura sprzedaży.
first-game-to-sales-executive = Akcja dodatkowa może być pierwsza, ale poczekaj: w tej turze dostaniesz jeszcze jeden bilet. Idź do Biura sprzedaży.
first-game-sign = Podpisz kontrakt.
first-game-sign-later = Najpierw kontrakt: podpisanie przynosi bilet. Potem wydaj je razem.
first-game-contract = Kontrakt pozwala sprzedać jedno dzieło swojej dziedziny, a jego premii można raz użyć asystentem. Weź ten na rzeźbę: jego premią jest gość z worka.
first-game-contract-bonus = Też na rzeźbę, ale tutaj premią byłby tylko inwestor albo VIP. Weź ten z gościem z worka, dowolnym.
first-game-contract-form = Nie masz dzieła tej dziedziny. Weź kontrakt na rzeźbę z gościem z worka.
first-game-contract-refresh = Nowe kontrakty to hazard, a to, czego trzeba, leży tutaj. Weź kontrakt na rzeźbę z gościem z worka.
first-game-slot = Każde wolne pole na kontrakt przynosi raz bilet. Połóż go na pierwszym, dla brązowego biletu.
first-game-slot-other = To pole daje bilet innego koloru, a chcesz przesuwać inwestorów. Wybierz pierwsze pole.
first-game-gallery = Dwa brązowe bilety. Wprowadź inwestora z holu do galerii: odtąd każda premia pieniężna daje za niego 2.
first-game-gallery-other = Też można, ale tylko goście w galerii coś dają. Najpierw wprowadź tego z holu.
first-game-gallery-use = W turze masz jedną akcję dodatkową: bilety albo kontrakt. Teraz bilety, kontrakt w następnej turze.
first-game-gallery-done = Masz dwa bilety, a inwestor czeka w holu. Wprowadź go.
first-game-second-ticket = I drugi bilet: przesuń drugiego inwestora z placu do swojego holu.
first-game-second-ticket-other = Do następnej tury inwestora z placu może już nie być. Przesuń go do swojego holu.
first-game-discovered = { $seat_1 } odkryła artystę cyfrowego: wzięła premię i zamówienie, dzięki któremu później kupi dzieło po cenie początkowej. Od teraz każdy może kupować u tego artysty.

first-game-to-media = Twoja rzeźba jest warta 5; sławniejszy artysta dałby jej większą wartość. Idź do Centrum mediów.
first-game-to-media-other = Najpierw chcemy rozsławić twojego artystę. Idź do Centrum mediów.
first-game-to-media-executive = Akcja dodatkowa może też być między ruchem a akcją i tego dziś trzeba. Najpierw idź do Centrum mediów.
first-game-use = Zanim kogoś wypromujesz, użyj kontraktu: kładziesz na nim asystenta i dostajesz premię, gościa z worka.
first-game-use-first = Za chwilę. Najpierw kontrakt: kolekcjoner w galerii wzmacnia każdą promocję.
first-game-call = Wybierz, kto przyjdzie prosto do galerii. Kolekcjoner: odtąd zakup i promocja dają twoim artystom o 1 sławy więcej.
first-game-call-other = Też dobrze, ale kolekcjoner podwoi promocję, za którą zaraz zapłacisz.
first-game-promote = Teraz promocja. Kosztuje tyle wpływów, ile wynosi nowy poziom, a artysta zyskuje 1 sławy i jeszcze 1 za każdego kolekcjonera w twojej galerii.
first-game-promote-other = Przychodzisz tu, żeby rozsławić artystę. Wypromuj go.
first-game-whom = Czyja sława ci służy? Wypromuj osobę od rzeźby: z 3 robi się 5, a tam zaczyna się druga gwiazdka.
first-game-whom-other = To pomogłoby graczce { $seat_1 }, która ma zamówienie u tego artysty. Wypromuj osobę od rzeźby.
first-game-ticket = Pierwsza promocja przynosi bilet. Weź różowy, dla VIP-a, który czeka w holu.
first-game-ticket-other = W holu czeka VIP, a VIP-y idą za różowymi biletami. Weź różowy.

first-game-value = Dwie gwiazdki: rzeźba jest teraz warta 8, a kosztowała 3. Tymczasem { $seat_1 } złożyła ofertę na Rynku międzynarodowym, o dzieło rozstrzygane na koniec.
first-game-to-sell = Pora sprzedawać. Idź do Biura sprzedaży.
first-game-to-sell-other = Masz dzieło warte 8 i kontrakt na nie. Idź do Biura sprzedaży.
first-game-to-sell-executive = Zachowaj bilet na czas po sprzedaży, gdy będzie wiadomo, kto odchodzi. Idź do Biura sprzedaży.
first-game-sell = Sprzedaj rzeźbę.
first-game-sell-other = Najpierw sprzedaż: daje 8.
first-game-send = Razem z dziełem odchodzi wybrany gość. Odeślij inwestora: wtedy kontrakt odwraca się na stronę pieniędzy, a kolekcjoner zostaje.
first-game-send-collector = Kolekcjoner jest cenniejszy: pieniądze, wpływy i sława. Odeślij inwestora.
first-game-vip = Jeden różowy bilet. Wprowadź VIP-a z holu do galerii.
first-game-vip-other = VIP w holu jest o krok od galerii. Wydaj bilet.

first-game-to-market = Została jedna lokacja. Idź na Rynek międzynarodowy.
first-game-to-market-other = Tam trafisz już bez przewodnika. Zobaczmy Rynek międzynarodowy.
first-game-to-market-executive = To może poczekać. Najpierw idź na Rynek międzynarodowy.
first-game-market = Na górze leżą żetony reputacji, po rzędzie na dziedzinę; dół jest na oferty. Kolumna wymaga gości w twoim holu: pierwsza dowolnego. Na koniec każda kolumna płaci temu, kto ma w niej najwięcej asystentów.
first-game-reputation = Masz nabytą rzeźbę, więc jej rząd jest dla ciebie otwarty, a w holu stoi inwestor. Weź żeton reputacji.
first-game-reputation-bid = Oferta dotyczy dzieła na sztaludze i kosztuje pieniądze. Najpierw weź żeton reputacji: płaci na koniec bez względu na innych.
first-game-reputation-other = Akcję lokacji trzeba wykonać, a w holu jest to, czego trzeba. Weź żeton reputacji.
first-game-space = Żeton idzie na jedno z twoich pól, którego premię masz od razu. Wybierz wpływy: 2 za VIP-a i 1 za kolekcjonera w galerii.
first-game-space-other = Premie liczą twoich gości, a masz VIP-a i kolekcjonera: wpływy dają 3. Wybierz je.
first-game-back = Kontrakt leży stroną pieniędzy do góry i tej premii też można użyć. Użyj jej: 1 moneta za kolekcjonera.
first-game-back-done = Masz akcję dodatkową i wolnego asystenta. Użyj odwrotnej strony kontraktu.

first-game-last = Wiele tur później. Koniec nadchodzi, gdy spełnione są dwa z trzech warunków: pusta kasa biletowa, pusty worek, dwie sławy. Dwa pierwsze są spełnione, więc każdy ma ostatnią turę, bez akcji po wyrzuceniu.
first-game-cards = Swoje dwie tajne karty znasz od początku. Karta kuratora płaci 10, gdy w galerii wiszą fotografia, rzeźba i obraz: brakuje tylko obrazu.
first-game-last-go = Gdzie zdobyć obraz? Idź tam.
first-game-last-go-other = Coś by się tam znalazło, ale obraz daje swoją wartość i 10 z karty kuratora. Idź do Kolonii artystów.
first-game-last-go-executive = Później. Najpierw obraz: idź do Kolonii artystów.
first-game-last-buy = Kup dzieło.
first-game-last-buy-other = Nie ma już tur, żeby z tego skorzystać. Kup obraz.
first-game-painting = Kup obraz.
first-game-painting-other = Piękne dzieło, ale karta kuratora wymaga obrazu.
first-game-easel = Obie łączne oferty wynoszą 10. Przy remisie decyduje wyższa oferta w ostatniej kolumnie, a ta jest twoja: dzieło ze sztalugi przypada tobie. Połóż je na dowolnej z kart; tam może pomóc w celu.
first-game-count = Teraz wszystko zamienia się w pieniądze: większości na rynku, żetony reputacji, dzieła w galerii, sztaluga, tajne karty i resztka wpływów. Wygrywasz, mając 173.
first-game-solo = W The Gallerist można też grać samemu. Lacerda obchodzi wtedy cztery lokacje i wchodzi w drogę, kasa biletowa jest zegarem, a cele ucznia, doświadczonego i mistrza mówią, jak poszło.
first-game-farewell = Zapamiętaj trzy rzeczy: kupuj, zanim przyjdzie sława, wprowadzaj gości, zanim potrzebna będzie premia, i stój tam, dokąd chcą iść inni. Zasady są tutaj, gdy ich potrzebujesz; a teraz siadaj do gry!

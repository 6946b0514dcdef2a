# Zagadki do The Gallerist po polsku.

last-card-title = Na którą kartę
last-card-ask = Wszystkie tury za nami, a fotografia z aukcji jest twoja. Wyższy cel karty kuratora jest już spełniony; na której z dwóch kart ją kładziesz?
last-card-ask-curator = Na każdej karcie płaci swoją wartość, 14. Ale karta kuratora nic na fotografii nie zyskuje, a karta marszanda owszem.
last-card-why = Masz sprzedaną rzeźbę, a karta marszanda płaci 10 za fotografię i rzeźbę. Na tej karcie dzieło liczy się jak sprzedane.

who-leaves-title = Ktoś musi wyjść
who-leaves-ask = Twoja ostatnia tura: rzeźba jest sprzedana, a razem z nią wychodzi jeden gość. W galerii masz pięciu inwestorów i dwa VIP-y: kto odchodzi?
who-leaves-ask-vip = Wtedy kontrakt odwraca się na stronę wpływów i daje 2 za VIP-a, który został. Druga strona daje więcej.
who-leaves-why = Inwestor, który wychodzi, odwraca kontrakt na stronę pieniędzy, a wolny asystent od razu z niej korzysta: po 2 za każdego z czterech pozostałych, razem 8. Strona wpływów dałaby 2 wpływy, warte 1.

last-contract-title = Wolny asystent
last-contract-ask = Twoja ostatnia tura: po sprzedaży asystent wrócił do biurka, a jego kontrakt się odwrócił. Co robisz, zanim zakończysz turę?
last-contract-ask-hired = Jego premią jest asystent, a wszyscy twoi są już zatrudnieni. Drugi kontrakt płaci od razu.
last-contract-ask-done = Masz jeszcze akcję dodatkową i asystenta przy biurku, który nie ma nic innego do roboty.
last-contract-why = Odwrotna strona kontraktu na rzeźbę to premia pieniężna: po 2 za każdego z czterech inwestorów, razem 8. Sprzedaż zwalnia asystenta z kontraktu w samą porę.

whose-fame-title = Czyja sława
whose-fame-ask = Twoja ostatnia tura: premia daje artyście 1 sławy, za kolekcjonera w twojej galerii. Którego artystę wybierasz?
whose-fame-ask-own = Masz w galerii dzieło tego artysty, ale 1 sławy nie daje nowej gwiazdki, a wartość zmieniają tylko gwiazdki.
whose-fame-ask-theirs = W twojej galerii nie ma dzieła tego artysty: jeśli ktoś na tym zyska, to nie ty.
whose-fame-why = Przy 9 sławy zaczyna się trzecia gwiazdka czerwonego artysty od rzeźby, więc twoja rzeźba jest warta 11 zamiast 8. Żadnemu innemu z twoich artystów nie brakuje do gwiazdki jednego kroku.

what-to-sell-title = Po co się sprzedaje
what-to-sell-ask = Twoja ostatnia tura: możesz sprzedać rzeźbę albo obraz, a to, co zostanie w galerii, i tak zapłaci na koniec swoją wartość. Spójrz na kartę marszanda: co sprzedajesz?
what-to-sell-ask-painting = Płaci 11 teraz zamiast na koniec. Jeden obraz jest już sprzedany; karta marszanda czeka na coś innego.
what-to-sell-why = Karta marszanda płaci 10 za sprzedane obraz i rzeźbę, a obraz jest już sprzedany. 17 za rzeźbę i tak by do ciebie trafiło.

missing-form-title = Brakująca dziedzina
missing-form-ask = Wszystkie tury za nami, a twoja oferta jest najwyższa: obraz albo dzieło cyfrowe, na kartę kuratora albo marszanda. Które dzieło i gdzie?
missing-form-ask-painting = Piękny obraz, ale żadna z kart na niego nie czeka. Zobacz, jakiej dziedziny brakuje karcie kuratora.
missing-form-ask-dealer = Właściwe dzieło. Ale cele karty marszanda, którym mogłoby służyć, są spełnione; karcie kuratora brakuje jednego dzieła.
missing-form-why = Karta kuratora płaci 10 za dzieło cyfrowe, obraz i rzeźbę, a dwa ostatnie są w twojej galerii. Na tej karcie dzieło cyfrowe liczy się tak, jakby wisiało obok nich.

which-level-title = Poziom płaci
which-level-ask = Po wyrzuceniu z Centrum mediów promujesz artystę. W galerii masz trzech inwestorów, koniec jest blisko, a każdy poziom ma swoją premię: kogo wybierasz?
which-level-ask-visitor = Piąty poziom daje gościa z placu i kosztuje wszystkie wpływy. Trzej inwestorzy przynieśliby raczej pieniądze.
which-level-ask-tickets = Niskie poziomy są tańsze, ale dają wpływy albo bilety, a czasu, żeby z nich skorzystać, prawie nie ma.
which-level-why = Czwarty poziom daje premię pieniężną, po 2 za każdego z trzech inwestorów, a twój żeton płaci 2 za artystę na poziomie czwartym lub wyższym. W dogrywkach do końca było to warte około 6 więcej niż każda inna promocja.

one-ticket-title = Ostatni bilet
one-ticket-ask = Koniec jest blisko: masz jeszcze jeden biały bilet, a w twoim holu stoi kolekcjoner. Co z nim robisz?
one-ticket-ask-stopped = Bilet nic na koniec nie płaci, a w ostatniej turze będzie co innego do zrobienia. Wydaj go.
one-ticket-ask-plaza = To sprowadza go do holu i ani kroku dalej. Inny kolekcjoner jest o jeden krok od galerii.
one-ticket-ask-lured = To zabiera kolekcjonera z holu, ale tobie żadnego nie daje. Ten w twoim własnym holu jest o krok od galerii.
one-ticket-why = Twój żeton płaci 4 za każdą trójkę różnych gości, a drugi kolekcjoner tworzy drugą; albo odejdzie on przy ostatniej sprzedaży i ci, którzy płacą, mogą zostać. W setkach dogrywek było to warte około 9.

which-tile-title = Cztery żetony
which-tile-ask = Twoja ostatnia tura: jeden z czterech żetonów reputacji jest twój. Masz nabyte dzieła wszystkich czterech dziedzin, jedno arcydzieło w galerii i jedną trójkę różnych gości: który?
which-tile-ask-masterpieces = Płaci 4 za jedyne arcydzieło w galerii. Policz, ile płacą inne.
which-tile-ask-sets = Płaci 4 za jedyną trójkę gości. Policz, ile płacą inne.
which-tile-ask-famous = Płaci 2 za każdego artystę ze sławą 15, a jest tylko jeden. Policz, ile płacą inne.
which-tile-why = Po 2 za każdą z czterech dziedzin to 8, a jego 4 wpływy są warte jeszcze trochę. W dogrywkach do końca było to warte około 6 więcej niż następny żeton.

collector-first-title = Po wyrzuceniu
collector-first-ask = Wyrzucono cię z Centrum mediów, a masz jeden biały bilet. W następnej turze chcesz kupić fotografię: co robisz teraz?
collector-first-ask-promoted = Akcja kosztuje 4 wpływy, a poziom jeszcze kilka do tego. Coś darmowego poprawi twój następny zakup.
collector-first-ask-other = To przesuwa kolekcjonera, ale nie do twojej galerii. Jeden stoi w twoim własnym holu.
collector-first-ask-used = Wolno, i to za darmo. Ale bilet mógłby przygotować zakup.
collector-first-ask-declined = Akcja dodatkowa zamiast akcji lokacji nic nie kosztuje: masz bilet, a w twoim holu stoi kolekcjoner.
collector-first-why = Z kolekcjonerem w galerii zakup daje artyście 1 sławy więcej i gwiazdkę: fotografia jest warta 17 zamiast 14, a twój żeton za sławnych artystów też płaci. Razem było to warte 7.

where-last-title = Ostatnia lokacja
where-last-ask = Twoja ostatnia tura: w holu stoją inwestor, VIP i kolekcjoner, a w galerii masz rzeźbę artysty ze sławą 8. Dokąd idziesz?
where-last-ask-media = Dwie gwiazdki więcej dla rzeźby są warte 6. Ale wpływy, które trzeba wydać, zapłaciłyby na koniec 3.
where-last-ask-sales = Sprzedane dzieło płaci tyle, ile i tak zapłaci na koniec, a nowy kontrakt przychodzi za późno.
where-last-why = Na rynku żeton płaci 4 za twoje wpływy, a pole, na którym go kładziesz, daje sławę: następna gwiazdka dla rzeźby dodaje 3. Było to warte około 4 więcej niż Centrum mediów.

last-point-title = Ostatni punkt wpływów
last-point-ask = Kupujesz fotografię i masz jeszcze 1 punkt wpływów. Oszczędziłby 1 monetę, ale wpływy płacą też na koniec: używasz go?
last-point-ask-kept = Na koniec liczy się tylko ostatnia osiągnięta ikona. Żetony dają 12 wpływów, a na 12 jest ikona; 13 nie płaci więcej.
last-point-why = Żetony dają na koniec 12 wpływów, a ikona na 12 płaci 4. Przy 13 byłoby też 4, bo następna ikona jest na 15: ten punkt jest wart 1 monetę, którą oszczędza teraz.

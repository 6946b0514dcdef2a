# Zagadki do Museum: Pictura po polsku.

own-goal-title = Własny cel
own-goal-ask = Gra się zaczyna, masz na ręce pięć obrazów: cztery pejzaże, a wśród nich barokowe. Który z trzech trendów zostawiasz jako tajny cel?
own-goal-ask-other = Liczy się na koniec za wszystko, co wisi w twoim muzeum, a tego, czego szuka, nie masz na ręce. Trzeba by zaczynać od zera.
own-goal-why = Barok i pejzaż: trzy z pięciu obrazów punktują podwójnie, a każdy choć raz. W setkach gier dogranych do końca ten cel był wart około 30 prestiżu więcej niż każdy z pozostałych.

last-reward-title = Ostatnia nagroda
last-reward-ask = Ostatnia tura gry: wystawa przyniosła ci nagrodę. Masz trzech mecenasów i sześć obrazów na stosie odrzuconych: która nagroda jest teraz najwięcej warta?
last-reward-ask-grant = Dotacja daje od razu 3. Spójrz na swoich mecenasów.
last-reward-ask-depot = Sześć odrzuconych kosztuje 7, a ze składem 4: oszczędzasz 3. Spójrz na swoich mecenasów.
last-reward-why = Krąg przyjaciół płaci na koniec po 2 za każdego z trzech mecenasów: 6. Dotacja dałaby 3, a skład oszczędziłby 3.

full-house-title = Jedno wolne miejsce
full-house-ask = Ostatnia tura gry: w twoim muzeum jest jedno wolne miejsce, a dwa obrazy na ręce do niczego nie pasują. Co robisz?
full-house-ask-done = Jedno wolne miejsce dzieli cię od 10 za pełne muzeum. Nieważne, co je zajmie.
full-house-why = Pełne muzeum daje 10, cokolwiek w nim wisi. Obraz, którym płacisz, powiększa stos odrzuconych, ale to kosztuje przy tym niewiele.

last-swap-title = Ostatnia wymiana
last-swap-ask = Ostatnia osoba wymienia obraz i ty też możesz raz wymienić; to, co weźmiesz, nigdy już nie zawiśnie. Która wymiana się opłaca?
last-swap-ask-taken = Dobrze dane: Victoria płaci za to 2. Ale to, co bierzesz, kosztuje prestiż, a w Victorii jest obraz, który nie kosztuje nic.
last-swap-ask-given = To daje mniej, niż można. Poszukaj muzeum, które za twój obraz płaci 2, a za swój nic nie chce.
last-swap-ask-passed = Pas nic nie daje. Obraz na ręce nie jest już nic wart, ale muzeum może za niego zapłacić.
last-swap-why = Victoria płaci 2 za religię, a jej Jabłka i pomarańcze, obojętne jej własnemu trendowi, nie kosztują nic. Wszędzie indziej co najmniej 1 z tych 2 poszłoby z powrotem.

two-exhibitions-title = Osiem i osiem
two-exhibitions-ask = Ostatnia tura gry: możesz urządzić wystawę ośmiu obrazów renesansu albo ośmiu historycznych, a masz za sobą jedną wystawę. Co robisz?
two-exhibitions-ask-history = Osiem jednego gatunku jest wartych 11, osiem jednego okresu 9. Ale spójrz na żetony: dla historii został tylko jeden.
two-exhibitions-ask-hung = Jeden obraz więcej jest wart mniej niż wystawa, która drugi raz płaci za kolekcję.
two-exhibitions-ask-stock = Z odzyskanych obrazów nic już nie będzie. Wystawa drugi raz płaci za kolekcję.
two-exhibitions-ask-done = Została ci akcja, a wystawa drugi raz płaci za kolekcję.
two-exhibitions-why = Pierwszy żeton każdego rodzaju daje 3 więcej, a ten renesansu jeszcze leży: 9 i 3 to 12. Historia, gdzie ktoś był szybszy, dałaby 11.

seven-discards-title = Porządki
seven-discards-ask = Ostatnia tura gry: dwa obrazy masz na ręce, a siedem na stosie odrzuconych. Która akcja jest najwięcej warta?
seven-discards-ask-hung = To daje kilka punktów. Siedem odrzuconych kosztuje 10, a po tym byłoby ich osiem.
seven-discards-ask-done = Została ci akcja, a siedem odrzuconych kosztuje 10.
seven-discards-why = Na ręce mieści się osiem obrazów, więc sześć wraca, a jeden zostaje i kosztuje 1 zamiast 10. Obrazy na ręce nic na koniec nie kosztują.

the-fifth-title = Tylko cztery
the-fifth-ask = Ostatnia tura gry: masz za sobą cztery wystawy, a twoja jedyna inna kolekcja to cztery obrazy renesansu. Co robisz?
the-fifth-ask-hung = Jeszcze jeden pejzaż jest wart kilka punktów. Pomyśl, ile wystaw masz za sobą.
the-fifth-ask-stock = Nie ma czego odzyskiwać. Pomyśl, ile wystaw masz za sobą.
the-fifth-ask-done = Została ci akcja. Pomyśl, ile wystaw masz za sobą.
the-fifth-why = Cztery obrazy okresu są warte tylko 1, ale cztery wystawy dają na koniec 30, a pięć 60. Na piątą nadaje się każda kolekcja.

free-place-title = Jeden za darmo
free-place-ask = Ostatnia tura gry: darczyńca pozwala powiesić jeden obraz bez płacenia. Zbierasz pejzaże, wisi ich już jedenaście: który z trzech wybierasz?
free-place-ask-fashion = Jest całkiem w modzie i od razu daje 3. Jeden z pozostałych daje na koniec więcej.
free-place-ask-period = Szósty obraz romantyzmu dodaje 2, a moda płaci 2. Jeden z pozostałych daje więcej.
free-place-why = Dwunasty pejzaż robi z 22 punktów 26, a tajny cel płaci za niego 2: razem 6. Moda zapłaciłaby za jeden 3, a za drugi razem z okresem 4.

from-his-pile-title = Z cudzego stosu
from-his-pile-ask = Ostatnia tura gry: na ręce został jeden obraz, a w twoim muzeum wisi jedenaście pejzaży. Co z nim robisz?
from-his-pile-ask-rococo = Też dobrze. Ale twoja największa kolekcja zyska więcej, a { $seat_2 } wyrzucił właśnie to, czego jej trzeba.
from-his-pile-ask-other = Kosztuje cię to 1, właściciel zyskuje 1, a pożytek mały. Zobacz, co wyrzucił { $seat_2 }.
from-his-pile-ask-done = Mając jeden obraz, nie powiesisz drugiego z ręki, ale możesz nim zapłacić za obraz ze stosu rywala.
from-his-pile-why = Twój obraz płaci za pejzaż ze stosu, który ma { $seat_2 }. Tracisz 1, a { $seat_2 } zyskuje 1, ale dwunasty pejzaż dodaje 4, a twój cel 2.

grand-gallery-title = Dziewiąty obraz
grand-gallery-ask = Ostatnia tura gry: Panny dworskie są w modzie i płacą od razu 3. Masz też dwa obrazy historyczne, a wisi osiem historycznych i osiem renesansowych: co wieszasz?
grand-gallery-ask-fashion = To daje 3. Ale Wielka Galeria ma dziewięć miejsc, a dziewięć obrazów jednego rodzaju daje tam 10.
grand-gallery-ask-history = Dziewiąty obraz historyczny zapełnia Wielką Galerię, trafnie. Jeden z tych dwóch jest też renesansowy.
grand-gallery-ask-done = Została ci akcja i trzy obrazy na ręce: jeden zawiśnie, drugi zapłaci.
grand-gallery-why = Bitwa morska jest dziewiąta w historii i dziewiąta w renesansie: po 3 za każdą, 10 za Wielką Galerię, 3 za twój cel. Panny dworskie dałyby razem 3.

better-than-points-title = Więcej niż sześć
better-than-points-ask = Ostatnia tura gry: możesz pozyskać mecenasa za 6 prestiżu albo za efekt, czyli odzyskać dwa z odrzuconych. Wieszać też jeszcze wolno: co wybierasz?
better-than-points-ask-points = Sześć to dobrze. Ale dwa odzyskane obrazy to jeden do powieszenia i jeden na zapłatę, a jest wśród nich pejzaż.
better-than-points-ask-done = Mecenas nic nie kosztuje, ani za punkty, ani za efekt. Weź jedno z dwojga.
better-than-points-why = Odzyskaj Pochmurny dzień i jeszcze jeden, i powieś pierwszy za drugi: dwunasty pejzaż dodaje 4, twój cel 2, a odrzucone kosztują o 1 mniej. To 7.

two-favours-title = Która przysługa
two-favours-ask = Ostatnia tura gry: siedem odrzuconych kosztowałoby 10. Masz Magazyn, który odkłada trzy z nich, i Konserwatora, który zwraca dwa: co zagrasz?
two-favours-ask-storeroom = Cztery odrzucone kosztują 3, więc oszczędzasz 7. Konserwator przynosi coś, co można powiesić.
two-favours-ask-done = Przysługa na ręce nic na koniec nie daje. Zagraj jedną z nich.
two-favours-why = Konserwator zwraca Pochmurny dzień, dwunasty pejzaż: 4 i jeszcze 2 za twój cel. Płaci za niego ostatni obraz, a sześć odrzuconych kosztuje 7 zamiast 10: razem 9, gdy Magazyn oszczędza 7.

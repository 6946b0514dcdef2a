# Zagadki do Art Society po polsku.

eye-level-title = Gdzie pada wzrok
eye-level-ask = Ostatnia tura gry należy do ciebie, a martwe natury są pierwszym typem. Gdzie w swojej luce powiesisz martwą naturę w złotej ramie?
eye-level-ask-above = Tutaj kończy się tuż nad pasem na wysokości oczu. Daje 5 za typ, ale nie 3 za to, że ją widać.
eye-level-ask-kept = To, co asystent trzyma na koniec, nic nie daje, a na ścianie jest miejsce.
eye-level-why = Pole niżej sięga pasa na wysokości oczu, gdzie każdy obraz pierwszego typu daje 3 więcej: 5 za typ, 3 za miejsce i 1 za dekorację, którą przynosi rama.

same-genre-title = Nie obok swoich
same-genre-ask = Ostatnia tura gry: dla twojego portretu zostały dwie luki, a przy obu wisi rama z muszlami. Którą wybierasz?
same-genre-ask-touching = Tam dotyka dwóch portretów: faux pas i wszystkie trzy nie dają nic za prestiż. Dekoracja nie jest tego warta.
same-genre-ask-kept = To, co asystent trzyma na koniec, nic nie daje. Jedna z luk to dobre miejsce.
same-genre-why = Pomiędzy obrazami życia miejskiego dotyka ramy z muszlami i żadnego portretu: 2 za typ i 1 za dekorację. Obok portretów ta sama dekoracja kosztowałaby trzy obrazy, 6 punktów.

bare-corner-title = Dwie tarcze do powieszenia
bare-corner-ask = Ostatnia tura gry: dwie pasujące ramy przyniosły ci dekorację z dwiema tarczami. Który żeton bierzesz i gdzie go wieszasz?
bare-corner-ask-small = Dwie pasujące ramy to dwie tarcze; jedno pole oddaje jedną z nich i zostawia narożnik odsłonięty.
bare-corner-ask-elsewhere = Dwie tarcze dają 2 wszędzie. Ale lewy górny narożnik jest wciąż odsłonięty, a to kosztuje 2.
bare-corner-ask-kept = To, co asystent trzyma na koniec, nic nie daje. Powieś ją.
bare-corner-why = Dwie tarcze dają 2, a pionowy żeton zakrywa narożnik, który kosztowałby jeszcze 2. Dla narożników i zapełnionej galerii dekoracje liczą się tak samo jak obrazy.

leave-yours-title = To, co zostawiasz
leave-yours-ask = Wybierasz na końcu ostatniej rundy: została martwa natura i pejzaż, a to, czego nie weźmiesz, trafi do muzeum. Co bierzesz?
leave-yours-ask-taken = Wtedy pejzaż przesuwa swój typ na 22, przed wszystkie inne. Twoje siedem martwych natur zostaje w muzeum na końcu i daje po 2.
leave-yours-why = Martwa natura, której nikt nie wziął, przesuwa swój typ o 5, z 18 na 23, na pierwsze miejsce: twoje siedem martwych natur daje po 5, czyli 35 punktów zamiast 14. Zostawiaj muzeum to, co wisi u ciebie.

two-frames-title = Narożnik czy dwie ramy
two-frames-ask = Ostatnia tura gry: pejzaż w złotej ramie mieści się w odsłoniętym narożniku u góry po lewej albo nad dwiema złotymi ramami u góry po prawej. Gdzie go wieszasz?
two-frames-ask-corner = Zakrywa narożnik, co oszczędza 2, ale przy jednej złotej ramie daje jedną tarczę. Można mieć narożnik i jeszcze więcej.
two-frames-ask-kept = To, co asystent trzyma na koniec, nic nie daje. Są na to dwa miejsca.
two-frames-why = Nad dwiema złotymi ramami daje dwie tarcze, a pionowa dekoracja zakrywa potem także narożnik: 2 za dekorację i 2 oszczędzone. W narożniku byłoby 1 i 2.

good-excess-title = Pożyteczny kłopot
good-excess-ask = Ostatnia tura gry: pejzaż, który trzeba było wziąć, nigdzie się nie mieści, a na ścianie jest jedno wolne pole. Asystent czy nadmiarowy obraz?
good-excess-ask-kept = To nic nie kosztuje i nic nie daje. Ale z nadmiarowym obrazem przychodzi dekoracja na jedno pole, a właśnie jedno jest wolne.
good-excess-why = Nadmiarowy obraz kosztuje 2, ale jego dekoracja daje 1 i zajmuje ostatnie pole: zapełniona galeria daje 5. To o 4 więcej niż z asystentem.

from-the-museum-title = Za duży
from-the-museum-ask = Ostatnia tura gry: pejzaż, który trzeba było wziąć, jest za duży na twoją ścianę. Co z nim robisz?
from-the-museum-ask-kept = To, co asystent trzyma na koniec, nic nie daje. Muzeum ma pejzaż, który się mieści.
from-the-museum-ask-excess = To kosztuje 2 i daje jedno pole dekoracji. Muzeum ma pejzaż, który się mieści.
from-the-museum-why = Oddajesz go muzeum i wieszasz w luce jego pejzaż 4×2: 3 punkty, bo pejzaże są trzecie. Wymiana zostawia znaczniki tam, gdzie stoją.

one-ahead-title = O jedno pole
one-ahead-ask = Wybierasz na końcu ostatniej rundy, portret albo pejzaż, a żaden się nie mieści. Portrety wyprzedzają pejzaże o jedno pole, 22 do 21: co bierzesz?
one-ahead-ask-taken = Wtedy do muzeum trafia pejzaż i pejzaże są pierwsze. Twoich pięć portretów, z tego trzy na wysokości oczu, straciłoby pozycję.
one-ahead-why = Zostawiony portret utrzymuje portrety na pierwszym miejscu: twoich pięć daje 25 i jeszcze 9 na wysokości oczu, a { $seat_0 } ma tylko cztery. Z pejzażami na czele wynik byłby dla ciebie o 7 punktów gorszy.

no-hurry-title = Bez pośpiechu
no-hurry-ask = Czternasta runda: trzy z czterech obrazów to martwe natury, a na twojej ścianie jest miejsce na każdy z nich. Który lizak zagrasz?
no-hurry-ask-high = To kupuje wcześniejszy wybór między obrazami, które są dla ciebie prawie równe. Później, gdy któryś będzie ważny, tego lizaka już nie będzie.
no-hurry-why = Kto wybiera ostatni, i tak dostaje martwą naturę albo portret, a do tego decyduje, który z dwóch obrazów trafi do muzeum. W setkach dogrywek 1 była warta około 2 punkty więcej niż 10 i jeszcze więcej niż pozostałe lizaki.

all-or-nothing-title = Jedyny, który się mieści
all-or-nothing-ask = Zostały trzy rundy, a ty masz 2, 15 i 20. Tylko jeden z pięciu obrazów mieści się na twojej ścianie, pejzaż, nad dwiema złotymi ramami: co zagrasz?
all-or-nothing-ask-low = Z 2 wybierasz na końcu i to, co zostanie, się nie zmieści. Po końcu gry wysokie lizaki nie są nic warte.
all-or-nothing-ask-middle = Może wystarczy. Ale na co trzymać 20, skoro przyjdą już tylko duże obrazy?
all-or-nothing-why = Pejzaż jest wart 3 i dwie tarcze, a w stosach nie ma już nic małego, więc najlepszy lizak nie ma na co czekać. W setkach dogrywek 20 była warta o 1,4 punktu więcej niż 15.

fits-and-does-not-title = Mieści się, a nie pasuje
fits-and-does-not-ask = Pejzaż, który masz, się nie mieści. Asystent trzyma martwą naturę, która się mieści, a muzeum ma pejzaże na wymianę: co robisz?
fits-and-does-not-ask-small = Mieści się, ale zostawia wolne pola. Muzeum ma pejzaż, który wypełni całą lukę.
fits-and-does-not-ask-touching = Mieści się, ale dotyka innej martwej natury: faux pas i obie nie dają nic za prestiż.
fits-and-does-not-ask-excess = To kosztuje 2, a luka zostaje pusta. Muzeum ma pejzaż, który się mieści.
fits-and-does-not-why = Pejzaż 3×3 z muzeum wypełnia lukę, a jego rama z muszlami pod taką samą ramą portretu przynosi dekorację na ostatnie wolne pole. Galeria jest zapełniona: to daje 5 i kończy grę, póki prowadzisz.

not-for-them-title = Nie dla muzeum
not-for-them-ask = Wybierasz jako pierwsza z trzech osób. { $seat_0 } ma sześć martwych natur, a ta na aukcji jest za długa na twoją ścianę: który obraz bierzesz?
not-for-them-ask-city = Nikt inny nie weźmie martwej natury: jej typ idzie w górę o 6, do 20, i sześć sztuk u rywalki daje po 5; zbiera je { $seat_0 }. Życie miejskie bardziej przyda ci się w muzeum niż u ciebie.
not-for-them-ask-landscape = Nikt inny nie weźmie martwej natury: jej typ idzie w górę o 6, do 20, i sześć, które ma { $seat_0 }, daje po 5, czyli 30 punktów.
not-for-them-why = Teraz zostaje życie miejskie: jego typ idzie do 20 i twoich pięć obrazów daje po 5, a sześć martwych natur, które ma { $seat_0 }, tylko po 3. Tę, którą bierzesz, wymieniasz na małą z muzeum.

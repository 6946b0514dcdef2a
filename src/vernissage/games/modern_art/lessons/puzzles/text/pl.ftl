# Zagadki do Modern Art po polsku. Kwoty są w tysiącach, jak na planszy.

buy-back-title = Licytacja u siebie
buy-back-ask = Ostatnia aukcja w grze: { $seat_2 } daje 40 za twojego Sadlanda, który przyniesie 80, a ty mówisz ostatnia. Co powiesz?
buy-back-ask-passed = Masz wtedy 40, ale { $seat_2 } też zarabia 40, czyli rywale średnio 20. Zatrzymanie obrazu daje ci więcej.
buy-back-ask-more = Po tobie nikt już nie mówi, więc 41 wystarczy. Reszta idzie do banku za nic.
buy-back-why = Płacisz bankowi 41 i dostajesz 80: 39 dla ciebie, a { $seat_2 } nie ma nic. W trzy osoby sprzedający zatrzymuje obraz, póki oferta jest niższa niż trzy piąte tego, co przyniesie, tutaj 48.

let-go-title = Weź pieniądze
let-go-ask = Ostatnia aukcja w grze: { $seat_2 } daje 52 za twojego Sadlanda, który przyniesie 80, a ty mówisz ostatnia. Co powiesz?
let-go-ask-profit = To daje najwyżej 27. Pas przynosi ci 52, a { $seat_2 } zarabia 28, więc twoja przewaga nad oboma rywalami jest większa.
let-go-ask-much = Obraz przyniesie 80 i nic więcej, więc taka oferta może tylko stracić. Spasuj.
let-go-why = Masz 52, a { $seat_2 } zarabia w banku 28. Wobec średniej obojga rywali zyskujesz 38; zatrzymanie za 53 dałoby 27.

fair-price-title = Cena warta zapłaty
fair-price-ask = { $seat_1 } żąda 50 za Sadlanda, który przyniesie 80, { $seat_2 } spasował, a po tobie nie ma już nikogo. Bierzesz?
fair-price-ask-passed = Wtedy { $seat_1 } musi kupić go sama i zarabia 30. Kup: ty zarobisz te 30, ona dostanie 50, a wobec średniej obojga rywali to wciąż lepsze dla ciebie.
fair-price-why = Zarabiasz 30, a { $seat_1 } 50: wobec średniej obojga rywali jesteś 5 do przodu. Pas dałby jej 30, a tobie 15 straty.

free-painting-title = Która karta najpierw?
free-painting-ask = Trzymasz dwie ostatnie karty w grze: podwójnego Darmoira i Sadlanda, piątego, który ją kończy. Którą wystawiasz?
free-painting-ask-closed = Piąty Sadland od razu kończy grę, a Darmoir zostaje na ręce i nic nie jest wart. Najpierw było coś do wzięcia.
free-painting-why = Nikt nie ma drugiego Darmoira, więc podwójny jest twój za darmo. Darmoir jest trzeci i przynosi 20, a Sadland, który kończy grę, może poczekać do twojej następnej kolejki.

dear-profit-title = Za drogi zysk
dear-profit-ask = { $seat_1 } żąda 70 za Sadlanda, który przyniesie 80, { $seat_2 } spasował, a po tobie nie ma już nikogo. Bierzesz?
dear-profit-ask-bought = Zarobisz 10, a { $seat_1 } dostanie od ciebie 70. Jeśli nikt nie kupi, musi sama zapłacić bankowi 70 i zarobi tylko 10.
dear-profit-why = { $seat_1 } musi kupić własny obraz: 70 do banku, 80 z powrotem. Tracisz 5 wobec średniej obojga rywali; kupno kosztowałoby cię 25.

fifth-card-title = Piąta karta
fifth-card-ask = { $seat_1 } wystawia podwójnego Nexa, czwartego w rundzie, i nikt nie dołożył karty. Piątego masz ty. Dokładasz?
fifth-card-ask-declined = Wtedy { $seat_1 } ma podwójnego za darmo, a przyniesie on 80: twój Nex, ostatnia karta, i tak da Nexowi pierwsze miejsce.
fifth-card-why = Piąty obraz kończy grę i oba zostają niesprzedane: { $seat_1 } nie dostaje tych 80. To 40 wobec średniej obojga rywali.

third-place-title = Trzeci artysta
third-place-ask = Trzymasz dwie ostatnie karty, obie podwójne: pierwsza wystawiona jest twoja za darmo, druga kończy grę. Która najpierw?
third-place-ask-level = Bahut i Darmoir będą mieć po trzy, a Bahut stoi bardziej na lewo. Twój Darmoir nic by nie przyniósł.
third-place-why = Sadland jest pierwszy, a Nex, Bahut i Darmoir mają po trzy. Od lewej Nex jest drugi, a Bahut trzeci: twój Bahut przynosi 30, a Darmoir nie przyniósłby nic.

your-price-title = Podaj cenę
your-price-ask = Ostatnia aukcja w grze: sprzedajesz za stałą cenę Sadlanda, który przyniesie 80. Jaka cena jest najlepsza, cokolwiek zrobią { $seat_1 } i { $seat_2 }?
your-price-ask-low = Ktoś chętnie go weźmie. Przy 48 jest ci wszystko jedno, czy kupią; poniżej sprzedaż ci szkodzi.
your-price-ask-high = Jeśli nikt nie weźmie, musisz kupić go sama i zostaje ci mniej. Przy 48 jest ci wszystko jedno, czy kupią.
your-price-ask-loss = Za tyle nikt nie weźmie obrazu, który przyniesie 80, i musisz kupić go sama, ze stratą.
your-price-why = Sprzedany za 48 daje ci 48, a rywalowi 32: 32 do przodu wobec ich średniej. Niesprzedany kosztuje 48 i przynosi 80: też 32. Każda inna cena jest gorsza w jednym z tych przypadków.

old-fame-title = Wczorajsza gwiazda
old-fame-ask = { $seat_3 } daje 20 za Korika, artystę z 50 z poprzednich rund; po tobie mówi tylko { $seat_1 }, która sprzedaje. Twój Bahut to ostatnia karta w grze: co powiesz?
old-fame-ask-bid = Wystawiono jednego Korika, daleko mu do pierwszej trójki. Nic nie przyniesie, a twoja oferta trafiłaby do rywalki: sprzedaje { $seat_1 }.
old-fame-why = Z twoim Bahutem pierwsza trójka to Sadland, Nex i Bahut, więc 50 Korika zostaje na planszy i nikomu nic nie daje. { $seat_3 } płaci 20 za pustą ramę.

own-card-title = Co wiesz tylko ty
own-card-ask = { $seat_1 } żąda 25 za Darmoira, który na razie nic nie przynosi, i wszyscy inni spasowali. Spójrz na swoją rękę, ostatnią kartę w grze: bierzesz?
own-card-ask-passed = Inni nie mogli tego wiedzieć, ty możesz: twój Darmoir dopiero przyjdzie. Wtedy ten przyniesie 40, a po twoim pasie 15 z tego zarobi { $seat_1 }.
own-card-why = Twoja ostatnia karta to czwarty Darmoir: ma tyle co Sadland i stoi bardziej na lewo, więc jest pierwszy i przynosi 30 oraz 10 z wcześniej. Zarabiasz 15 na czymś, co wyglądało na bezwartościowe.

add-or-keep-title = Jedna sprzedaż czy dwie
add-or-keep-ask = Wystawiasz podwójnego Sadlanda, nikt inny nie ma kart, a każdy Sadland przyniesie 80. Dokładasz swojego Sadlanda ze stałą ceną?
add-or-keep-ask-added = Razem przyniosą 160 i przy najlepszej cenie, 96, zyskujesz nad rywalami 64. Sam podwójny jest twój za darmo, a drugiego sprzedasz w następnej kolejce.
add-or-keep-why = Nikt nie może dołożyć karty, więc podwójny daje ci 80 za darmo. Potem sprzedajesz drugiego, co daje jeszcze 32: razem 112, a para dałaby 64.

she-speaks-last-title = Sprzedająca mówi ostatnia
she-speaks-last-ask = { $seat_1 } sprzedaje Sadlanda, który przyniesie 80, { $seat_2 } spasował, a ona mówi po tobie. Która oferta jest najlepsza, cokolwiek ona zrobi?
she-speaks-last-ask-passed = Wtedy { $seat_1 } ma go za darmo i zarabia 80. Niech za niego zapłaci.
she-speaks-last-ask-low = { $seat_1 } zatrzyma go za jeden więcej i wciąż zarobi ponad 20. Podnieś jej koszt.
she-speaks-last-ask-high = { $seat_1 } chętnie weźmie te pieniądze, a tobie zostaje mniej niż 20. Trochę niżej jest wszystko jedno, czy sprzeda, czy zatrzyma.
she-speaks-last-ask-much = Obraz przyniesie 80 i nic więcej, więc taka oferta może tylko stracić.
she-speaks-last-why = Przy 60, jeśli sprzeda, zarabiasz 20, a { $seat_1 } 60: 10 mniej niż średnia obojga rywali. Jeśli zatrzyma za 61, zarabia 19: prawie to samo. Oferta 59 jest równie dobra.

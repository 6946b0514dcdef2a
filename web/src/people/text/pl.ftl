## Strony o ludziach: karty, profile, rynek sztuki, wieczory

me-heading = Twoja strona
me-stranger = Nie masz tu jeszcze imienia: najpierw zagraj, albo zaloguj się kartą członkowską z innego urządzenia.

card = Karta członkowska
card-none = Ta przeglądarka zna cię tylko z ciasteczka. Z kartą członkowską masz to samo imię i tę samą historię na każdym urządzeniu, a inni mogą zobaczyć twoje wyniki. Adres e-mail nie jest potrzebny: wystarczy kod odzyskiwania albo klucz dostępu.
code = Kod odzyskiwania
code-help = Długi kod do zapisania. Działa wszędzie, także w sieci lokalnej bez https.
code-since = Masz go od { $day }. Nie można go pokazać ponownie, tylko zastąpić nowym.
code-make = Utwórz kod odzyskiwania
code-shown = Twój kod odzyskiwania
code-shown-help = Zapisz go teraz lub zachowaj w menedżerze haseł: widać go tylko ten jeden raz. Kto go ma, może grać jako ty.
code-renew = Utwórz nowy kod
code-renew-cost = Stary kod przestanie działać.
code-remove = Usuń kod
code-remove-cost = Zalogujesz się już tylko kluczem dostępu.
last-key-cost = To ostatni sposób wejścia na twoją kartę. Bez innego nie zalogujesz się na żadnym innym urządzeniu.
passkeys = Klucze dostępu
passkey-help = Przechowuje go twoje urządzenie i pyta o palec, twarz lub PIN. Możesz mieć ich kilka.
passkey-name = Nazwa klucza dostępu
passkey-name-example = To urządzenie
passkey-make = Dodaj klucz dostępu
passkey-made = Klucz dostępu jest na twojej karcie.
passkey-not-made = Nie utworzono klucza dostępu.
passkey-since = od { $day }
passkey-used = użyty { $day }
passkey-remove = Usuń: { $name }
passkey-remove-cost = Nie otworzy już twojej karty. Usuń go też na swoim urządzeniu.
passkey-no-https = Przeglądarki mają klucze dostępu tylko przez https albo na localhost. Weź kod odzyskiwania.
passkey-no-browser = Ta przeglądarka nie ma kluczy dostępu. Weź kod odzyskiwania.
seen = Kto widzi twój profil
seen-help = Twoje imię i tak widać przy stołach, przy których grasz.
seen-shown = Wszyscy tutaj
seen-hidden = Tylko ty
seen-page = Tak widzą cię inni
out-everywhere = Wyloguj wszędzie indziej
out-everywhere-cost = Wszystkie inne przeglądarki zalogowane jako ty przestaną cię znać. Ta zostaje.
out-everywhere-done = Zalogowana jest już tylko ta przeglądarka.
out-here = Wyloguj tutaj
out-here-cost = Ta przeglądarka cię zapomni. Gry i imię zostają przy twojej karcie.
out-here-no-key = Twoja karta nie ma kodu ani klucza dostępu: jeśli ta przeglądarka cię zapomni, nikt już cię nie odnajdzie.

enter = Zaloguj się kartą członkowską
enter-help = Masz kartę z innego urządzenia? Wpisz tu jej kod odzyskiwania albo użyj klucza dostępu.
enter-by-code = Zaloguj
enter-by-passkey = Zaloguj kluczem dostępu
enter-no-passkey = Nie użyto klucza dostępu.
games-here = { $count ->
    [one] Na tym urządzeniu jest { $count } twoja gra
    [few] Na tym urządzeniu są { $count } twoje gry
   *[many] Na tym urządzeniu jest { $count } twoich gier
}
games-here-help = To gry bez karty. Jeśli połączysz historie, wszystko, co tu się działo, przejdzie na twoją kartę: miejsca, wyniki, wpisy na czacie. Jeśli zostawisz je osobno, gry zostaną pod tamtym imieniem i z tej przeglądarki nie będzie już do nich dostępu.
games-here-running = { $count ->
    [one] { $count } z nich jeszcze trwa.
    [few] { $count } z nich jeszcze trwają.
   *[many] { $count } z nich jeszcze trwa.
}
games-join = Połącz historie
games-apart = Zostaw osobno
games-neither = Nie loguj

results = Wyniki
results-none = Nie ma jeszcze skończonych gier.
results-none-yours = Nie masz jeszcze skończonej gry. Tu pojawią się wyniki, siła i ulubieni artyści.
to-games = Do gier
facts-games = Gry
facts-won = Wygrane
facts-best = Najlepszy wynik
strength-people = Siła wśród ludzi
strength-bots = Siła w grach z botami
strength-early = (jeszcze niepewna)
strength-help = Siła zaczyna się od 1000 i jest szacowana z miejsc wszystkich graczy (openskill). Gry między ludźmi i gry z botami liczą się osobno.
favourites = Ulubione: { $names }
favourite = { $name } ({ $count })
history = Rozegrane gry
history-with = przy stole: { $names }
history-alone = gra solo
history-won = Wygrana
history-lost = Bez wygranej
history-place = Miejsce { $place } z { $of }
history-score = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}
history-replay = Powtórka
history-gone = już nie przechowywana
history-evening = Wieczór
history-more = { $count ->
    [one] { $count } starsza gra nie jest pokazana.
    [few] { $count } starsze gry nie są pokazane.
   *[many] { $count } starszych gier nie pokazano.
}

person-missing-heading = Nikogo tu nie ma
person-missing = Nie ma takiego profilu albo jest ukryty.
person-since = Tutaj od { $day }
person-hidden = Twój profil jest ukryty: tę stronę widzisz tylko ty.
people-lead = Wszyscy z kartą członkowską, którzy chcą być widoczni.
people-none = Nikt nie ma jeszcze karty członkowskiej. Możesz być pierwszą osobą.
people-line = { $games ->
    [one] { $games } gra, wygrane: { $won }
    [few] { $games } gry, wygrane: { $won }
   *[many] { $games } gier, wygrane: { $won }
}

market-lead = Co mówią wszystkie gry, które się tu skończyły: ceny według artysty i rundy, prestiż typów obrazów, sława i to, kto gdzie wisi.
market-none = Nie skończono tu jeszcze żadnej gry. Gdy tylko się to stanie, zawisną tu jej ceny, typy obrazów i sława.
market-games = { $count ->
    [one] z { $count } gry
   *[other] z { $count } gier
}
plot-average = Średnia w rundzie
plot-counts = Dzieła ze wszystkich gier, według rundy
plot-picture = { $heading }: wykres liniowy według rund; te same liczby są w tabeli poniżej
plot-table = Pokaż jako tabelę
plot-who = Nazwa
plot-round = Runda { $round }

data = Twoje dane
data-help = Wszystko, co o tobie przechowujemy, w jednym pliku: imię, karta, miejsca, wyniki, twoje wpisy i zapisy twoich gier.
data-export = Pobierz moje dane
data-delete = Usuń moje dane
delete-heading = Oto co się stanie
delete-name = Twoje imię, karta, siła i ulubione znikną na dobre.
delete-finished = Skończone gry zostają dla innych; w twoim miejscu będzie „N. N.”.
delete-running = W trwających grach gra dalej za ciebie bot.
delete-chat = Twoje wpisy zostaną opróżnione.
delete-backups = Kopie zapasowe zrobione wcześniej przez gospodarza zachowują starsze dane.
delete-type = Aby potwierdzić, wpisz swoje imię: { $name }
delete-now = Usuń wszystko

evenings-lead = Jedno rozdanie przy kilku stołach: wszędzie te same karty na tych samych miejscach. Gdy skończy się ostatni stół, porównacie, kto wycisnął z nich najwięcej.
evening-tables = Stoły
evening-players = Graczy przy każdym stole
evening-you = A ty?
evening-you-play = Gram przy stole 1, na miejscu 1
evening-you-host = Tylko prowadzę
evening-seats = Miejsca, takie same przy każdym stole
evening-open = Otwórz wieczór
evening-heading = Wieczór z jednym rozdaniem: { $title }
evening-missing = Nie ma tu takiego wieczoru.
evening-sealed = Przy każdym stole gra się to samo rozdanie. Dopóki nie skończy się ostatni, każdy stół widzą tylko ci, którzy przy nim siedzą: bez widzów, zapisów i wyników.
evening-over = Ostatni stół skończył: wyniki, zapisy i ziarno są jawne.
evening-tables-heading = Stoły
evening-table = Stół { $number }
evening-nobody = Jeszcze nikogo
evening-waiting = { $count ->
    [0] gotowy do gry
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
evening-playing = w grze
evening-paused = pauza
evening-finished = skończony
evening-ended = zamknięty przed końcem
evening-deleted = Ten stół został usunięty.
evening-yours = Do twojego stołu
evening-join = Zajmij miejsce
evening-start = Zacznij
evening-end = Zamknij ten stół
evening-end-cost = Stół zostanie zamknięty dla wszystkich i nie będzie się liczył; inni nie muszą na niego czekać.
evening-link = Link do tego stołu
evening-deal = Rozdanie
evening-deal-help = Wszystkie stoły mają tę samą pieczęć: dowodzi ona, że rozdanie jest to samo i że go nie zmieniono.
side-heading = Obok siebie
side-seat = Miejsce
side-best = najlepszy wynik na tym miejscu
side-place = pozycja { $place } na tym miejscu
side-rank = pozycja { $rank } przy stole
side-help = W jednym wierszu wszyscy mieli na początku te same karty. Mosiężna kreska pokazuje, kto wycisnął z nich najwięcej.
side-counting = Wyniki są właśnie liczone; za chwilę pojawią się tutaj.
side-none = Żadnego stołu nie rozegrano do końca.

## O czym zawiadamiamy tych, którzy nie patrzą

telling = Gdy przychodzi twój ruch
telling-help = Gdy nie patrzysz na stół, a przychodzi tam twój ruch albo gra się kończy, możemy cię zawiadomić: raz na stół, dopóki do niego nie zajrzysz.
telling-webhook = Ta strona mówi też programowi swojego gospodarza, czyj jest ruch i przy którym stole, podając imię przy stole. O samych grach nie dowiaduje się niczego.
push = W przeglądarce
push-help = Ta przeglądarka może pokazać powiadomienie, nawet gdy żadna karta tej strony nie jest otwarta: która gra, imiona przy stole i że to twój ruch. Nikt po drodze go nie przeczyta.
push-on = Powiadamiaj mnie w tej przeglądarce
push-off = Nie powiadamiaj mnie tutaj
push-not-now = Ta strona nie dostała zgody na powiadomienia, więc nic się nie zmieniło.
push-failed = Ta przeglądarka nie dotarła do swojej usługi powiadomień, więc nic się nie zmieniło. Spróbuj ponownie z dostępem do internetu.
push-done-on = W tej przeglądarce dostajesz powiadomienia.
push-done-off = W tej przeglądarce nie dostajesz już powiadomień.
push-why-off = Gospodarz tej strony wyłączył powiadomienia w przeglądarce.
push-why-insecure = Przeglądarki pokazują powiadomienia tylko ze stron otwartych przez https, a ta taka nie jest.
push-why-unable = Ta przeglądarka nie może pokazywać powiadomień z tej strony.
push-why-blocked = Ta przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w jej ustawieniach dla tej strony i odśwież.
push-why-stranger = Najpierw wybierz imię na stronie głównej, wtedy możesz dostawać powiadomienia w tej przeglądarce.
push-devices = Przeglądarki, w których dostajesz powiadomienia
push-this = ta przeglądarka
push-since = od { $day }
push-remove = Usuń { $name }
mail = E-mailem
mail-none = Ta strona nie wysyła e-maili. Na stronie głównej najpierw widać stoły, przy których jest twój ruch.
mail-needs-card = Z kartą członka możesz dostawać wiadomość e-mailem.
mail-address = Adres e-mail
mail-other = Inny adres e-mail
mail-ask = Wyślij mi list do potwierdzenia
mail-ask-help = Nic innego nie wyślemy, dopóki nie otworzysz linku z tego listu. W każdym liście jest link, który je kończy.
mail-sent = List jest w drodze. Otwórz link z niego w ciągu dwóch dni.
mail-told-at = Zawiadamiamy cię e-mailem pod adresem { $email }.
mail-waits = Adres { $email } nie jest jeszcze potwierdzony: otwórz link z listu.
mail-forget = Koniec e-maili, zapomnij adres
mail-forgotten = Nie dostaniesz więcej e-maili.
mail-confirm = Potwierdź adres: tam mnie zawiadamiaj
mail-confirmed = Adres jest potwierdzony.
mail-unsubscribe = Zakończ e-maile

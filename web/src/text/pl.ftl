# Słowa klienta. Słowa samego tytułu przychodzą z serwera.

house-name = Vernissage
house-lead = Dom gier planszowych o rynku sztuki.
skip = Przejdź do treści
close = Zamknij
no = Anuluj
keep = Zapisz
copy = Kopiuj
copied = Skopiowano.
copy-by-hand = Tekst jest zaznaczony: skopiuj go (Ctrl+C).
loading = Chwileczkę…
loading-table = Prowadzimy do stołu…
try-again = Spróbuj jeszcze raz
to-lobby = Wszystkie stoły
switch-on = tak
switch-off = nie

## Gdy coś się nie uda

problem-heading = Nie udało się
problem-unreachable = Serwer nie odpowiada. Czy działa i czy to ta sama sieć?
problem-unknown = Coś poszło nie tak. Spróbuj jeszcze raz.
stored-seats = Kto tu siedział
stored-heading = Co się zachowało
stored-cut = Słowami zapisu. Tego, co wolno wiedzieć tylko innym, tu nie ma.
stored-none = Nie zachował się żaden ruch.
stored-back = cofa grę { $n ->
    [0] do początku
   *[other] do stanu po { $n }
}
stored-whole = Cały zapis, tak jak go zapisano
table-missing-heading = Nie ma takiego stołu
table-missing = Pod tym adresem nie ma stołu. Może link jest niepełny.
nowhere-heading = Nie ma takiej strony
nowhere = Ten adres nie prowadzi tu donikąd.
reconnecting = Łączymy ponownie…
refused-disconnected = Połączenie jest przerwane, więc nic nie wysłano. Łączymy ponownie; spróbuj za chwilę.

## Drzwi zamkniętego domu

door-closed = To zamknięty klub. Hasło zna osoba, która cię zaprasza.
door-password = Hasło klubu
door-enter = Wejdź
door-wrong = To nie jest hasło tego klubu.
door-too-many = Zbyt wiele błędnych haseł. Odczekaj minutę.

## Gość

nickname-label = Imię przy stole
nickname-example = np. Peggy
nickname-guest = Incognito
nickname-change = Zmień imię:

## Hol

play-now = Zagraj teraz z botami
open-table = Otwórz stół dla znajomych
opponents = Boty, z którymi grasz
only-bot = W to gra tylko jeden bot: { $bot }.
opening = Chwileczkę…
titles = Gry
title-facts = { $designer }, { $year } · { $least }⁠–⁠{ $most } graczy · { $short }⁠–⁠{ $long } minut
tables-turns = { $count ->
        [one] Twój ruch
        [few] Twój ruch przy { $count } stołach
       *[many] Twój ruch przy { $count } stołach
    }
tables-yours = Twoje stoły
tables-older = { $count ->
    [one] { $count } starsza zakończona gra
    [few] { $count } starsze zakończone gry
   *[many] { $count } starszych zakończonych gier
}
tables-open = Otwarte stoły
tables-playing = Gry do oglądania
tables-none = Nie ma jeszcze stołów. Otwórz własny, a pojawi się tu dla wszystkich.
row-free = { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
row-bots = { $count ->
        [one] { $count } bot
        [few] { $count } boty
        [many] { $count } botów
       *[other] { $count } bota
    }
row-playing = w trakcie
row-paused = wstrzymana
row-over = zakończona
row-ended = zamknięta
row-stored = wersja zasad { $rules }, której tu się nie gra
row-set-aside = odłożony na bok, tu się na nim nie gra
row-look = Zobacz, co zostało
row-answer = Graj
row-your-turn = twój ruch (pytanie zadano { $ago })
row-your-turn-clock = twój ruch, jeszcze { $span }
row-return = Wróć do stołu
row-join = Dołącz
row-watch = Oglądaj

## Otwieranie stołu

form-title = Gra
form-players = Gracze
form-seats = Miejsca
form-seat = Miejsce { $number }
form-seat-me = Ty
form-seat-open = Wolne: dla każdego
form-seat-here = Ktoś na tym urządzeniu
form-here-name = Imię na miejscu { $number }
form-seat-bot = Bot: { $bot }
form-all-open = Wszystkie wolne
form-all-bots = Same boty
form-option-players = Tylko przy liczbie graczy: { $players }.
form-hammer-help = W licytacji otwartej młotek opada, gdy nikt przez ten czas nie przebije. Każde przebicie zaczyna odliczanie od nowa.
table-own-box = Własne elementy
form-own-box-help = Jeśli masz tę grę, a jej elementy różnią się od naszych, wybierz tu własny plik (nasz pokazuje polecenie „vernissage components”).
own-box-used = własny plik elementów gospodarza
table-hints = Podpowiedzi
hints-on = dozwolone
hints-off = brak
form-hints-help = Kto jest pytany, może zapytać komputer, co by zrobił i dlaczego. Inni dowiadują się, kto pytał. Gra z podpowiedzią nie może podnieść siły.
form-order = Kolejność miejsc
form-order-drawn = losowa
form-order-chosen = jak powyżej
form-open = Otwórz stół
form-start = Zacznij grę
table-hammer = Odliczanie w licytacji
hammer-none = bez odliczania
hammer-seconds = { $seconds } s
table-away = Bot przejmuje grę
form-away-help = Gdy nie ma cię tak długo, odpowiada za ciebie bot, aż wrócisz.
away-never = nigdy
away-after = po { $unit ->
        [hours] { $count ->
            [one] { $count } godzinie
           *[other] { $count } godzinach
        }
        [minutes] { $count ->
            [one] { $count } minucie
           *[other] { $count } minutach
        }
       *[seconds] { $count } s
    } nieobecności
table-pace = Tempo
pace-live = na żywo
pace-relaxed = bez pośpiechu ({ $refill } na ruch)
form-pace-live-help = Gracie razem, za jednym posiedzeniem.
form-pace-relaxed-help = Gra na wiele dni, każdy o swojej porze. Zapas czasu każdej osoby: { $reserve }. Ubywa go tylko wtedy, gdy czekamy na jej odpowiedź; każdy nowy ruch dodaje: { $refill }. Gdy zapas się skończy, ten ruch wykonuje za nią bot.
pace-told = co ruch przybywa: { $refill }, najwyżej: { $reserve }
span = { $unit ->
        [days] { $count ->
            [one] { $count } dzień
           *[other] { $count } dni
        }
        [hours] { $count ->
            [one] { $count } godzina
            [few] { $count } godziny
           *[other] { $count } godzin
        }
        [minutes] { $count ->
            [one] { $count } minuta
            [few] { $count } minuty
           *[other] { $count } minut
        }
       *[seconds] { $count ->
            [one] { $count } sekunda
            [few] { $count } sekundy
           *[other] { $count } sekund
        }
    }
table-listed = Widoczność
listed-public = dla wszystkich
listed-private = prywatny: tylko przez link

## Poczekalnia

room-open = { $count ->
        [one] Zostało jedno wolne miejsce.
        [few] Zostały { $count } wolne miejsca.
        [many] Zostało { $count } wolnych miejsc.
       *[other] Zostało { $count } wolnego miejsca.
    }
room-ready = Wszyscy już są.
room-absent = Jeszcze nie ma: { $names }.
room-ready-host = Wszyscy już są. Można zaczynać.
room-join-help = Zajmij miejsce, a zapytamy o imię, albo po prostu zostań i oglądaj.
room-wait-host = Czekamy, aż gospodarz zacznie grę.
take-seat = Zajmij to miejsce
sit-down = Zajmij miejsce
leave-seat = Zwolnij miejsce
remove-seat = Usuń
remove-name = Usuń: { $name }
remove-open-cost = { $name } traci miejsce, które znów będzie wolne.
remove-playing-cost = { $name } traci miejsce: do końca gra tam bot. Nie da się tego cofnąć.
start = Zacznij grę
start-bots = { $count ->
        [one] Jeśli zaczniesz teraz, wolne miejsce zajmie bot.
        [few] Jeśli zaczniesz teraz, { $count } wolne miejsca zajmą boty.
        [many] Jeśli zaczniesz teraz, { $count } wolnych miejsc zajmą boty.
       *[other] Jeśli zaczniesz teraz, { $count } wolnego miejsca zajmą boty.
    }
invite = Zaproś znajomych
invite-link = Wyślij ten link
invite-help = Działa dla wszystkich w tej samej sieci: otwierają go, wpisują imię i zajmują miejsce.
invite-watch-help = Działa dla wszystkich w tej samej sieci: otwierają go i oglądają.
invite-qr = Kod QR linku z zaproszeniem
personal-summary = Przenieś miejsce na inne urządzenie
personal-link = Twój osobisty link
personal-qr = Kod QR twojego osobistego linku
seat-moved = Twoje miejsce przeszło na inne urządzenie. Żeby wróciło tutaj, otwórz tam menu stołu i zeskanuj jego osobisty link.
personal-help = Otwórz go na drugim urządzeniu. Zachowaj dla siebie: kto go ma, może grać za ciebie.
table-facts = Ten stół
end-table = Zamknij stół
end-open-cost = Stół zostanie zamknięty dla wszystkich.
end-playing-cost = Gra skończy się dla wszystkich, bez wyniku.

## Miejsca

players = Gracze
seat-open = Wolne miejsce
seat-open-help = czeka na gracza
seat-bot = bot
seat-bot-says = { $bot } (bot). { $says }
seat-away = w zastępstwie gra bot
seat-here = jest przy stole
seat-gone = brak połączenia
seat-you = ty
seat-you-host = ty, gospodarz
seat-host = gospodarz
seat-turn = ma ruch
seat-won = wygrywa
clock-left = jeszcze { $span }
clock-reserve = zapas: { $span }
clock-up = czas minął

## Decyzja

your-side = Twoje decyzje
your-turn = Twój ruch
your-turn-call = Twój ruch. { $prompt }
you-may-speak = Możesz zagrać, ale nikt na ciebie nie czeka
sealed-help = W tajemnicy: inni widzą tylko, że odpowiedź padła.
spectator-help = Oglądasz. Widzisz tylko to, co może widzieć cały stół.
held-heading = Zagrane. Chcesz to cofnąć?
held-help = Inni czekają: zakończ turę, żeby grali dalej. Do tego czasu możesz cofnąć ruch.
take-back = Cofnij
start-over = { $count ->
        [one] Zacznij od nowa ({ $count } krok)
        [few] Zacznij od nowa ({ $count } kroki)
        [many] Zacznij od nowa ({ $count } kroków)
       *[other] Zacznij od nowa ({ $count } kroku)
    }
end-turn = Zakończ turę
away-heading = Za ciebie gra bot
away-help = Będzie grał, dopóki nie wrócisz na miejsce.
come-back = Wróć na miejsce
paused-heading = Gra jest wstrzymana
paused-host = Możesz ją wznowić w menu stołu.
paused-guest = Ruszy dalej, gdy wznowi ją gospodarz.
fold = Zwiń panel
amount-range = Od { $low } do { $high }
amount-less = O jeden mniej
amount-more = O jeden więcej
amount-raises = Podnieś o
amount-send = Potwierdź: { $amount }
amount-cost = To { $amount }, ponad połowa tego, ile najwyżej możesz tu podać ({ $most }).
amount-sure = Tak: { $action }
amount-change = Zmień
several-exactly = Wybierz: { $count }.
several-between = Wybierz od { $least } do { $most }.
several-send = { $count ->
        [0] Nie wybieraj nic
       *[other] Wybierz zaznaczone ({ $count })
    }
order-help = Ułóż w wybranej kolejności, pierwsze na górze.
order-up = { $item }: w górę
order-down = { $item }: w dół
order-send = W tej kolejności
hint-ask = Co byś zrobił?
hint-told = Inni dowiedzą się, że pytasz.
hint-thinking = Komputer myśli…
hint-would = Komputer zrobiłby tak
hint-share = Według jego symulacji wygrywa { $share }% takich gier ({ $low }–{ $high }%).
hint-share-sure = Według jego symulacji wygrywa { $share }% takich gier.
hint-do = Wybierz to
hint-others = Inne ruchy
hint-close = Zamknij podpowiedź
preview-chance = Co dalej, zależy od losu lub od tego, co przed tobą zakryte.
preview-ends = To kończy grę.
preview-next = Potem pada pytanie: { $question }
standing-open = Licytuj za mnie…
standing-up-to = Do
standing-then = Powyżej
standing-then-pass = pasuj za mnie
standing-then-ask = zapytaj mnie
standing-give = Licytuj za mnie do { $amount }
standing-decline = Nie, i nie pytaj więcej
standing-orders = Zlecenia
standing-bids-pass = Licytuje za ciebie do { $amount }, potem pasuje
standing-bids-ask = Licytuje za ciebie do { $amount }, potem pyta
standing-passes = Pasuje za ciebie
standing-declines = Zawsze odmawia za ciebie: { $question }
standing-cancel = Przestań: { $order }

## Młotek

hammer-left = { $seconds ->
        [one] { $seconds } sekunda do uderzenia młotka
        [few] { $seconds } sekundy do uderzenia młotka
        [many] { $seconds } sekund do uderzenia młotka
       *[other] { $seconds } sekundy do uderzenia młotka
    }
going-once = Po raz pierwszy…
going-twice = Po raz drugi…
going-sold = Sprzedane!
by-the-clock = po upływie czasu
by-a-bot = zastąpił bot
review = Analiza
replay = Powtórka
line-replay = Wpis { $line } w powtórce
forked = Ćwiczenie z innej gry
forked-from = Krok { $step } tamtej gry
forked-help = Zaczęta w środku innej gry: rozdanie nie ma pieczęci i nic się nie liczy.
forked-imagined = Zaczęta w środku trwającej gry, a wszystko, co było ukryte, wymyślono: rozdanie nie ma pieczęci i nic się nie liczy.
row-replay = Powtórka: { $title }, { $names }
replay-running-help = Obejrzyj tę grę od początku, tak jak ją było widać z twojego miejsca.
table-seal = Pieczęć rozdania
table-seal-help = Rozdanie jest ustalone przed początkiem. Po końcu gry każdy może sprawdzić, że było to właśnie ono.

## Obok sceny

tools = Narzędzia
tabs = Panele
tab-stage = Stół
catalogue = Kronika
catalogue-empty = Nic się jeszcze nie wydarzyło.
log-round = Runda { $round }
earlier-lines = Wcześniejsze wpisy
guest-book = Czat
guest-book-empty = Nie ma jeszcze wiadomości.
hint-asked = { $name } prosi o podpowiedź.
guest-book-write = Napisz wiadomość
guest-book-removed = usunięte przez gospodarza serwisu
guest-book-send = Wyślij
unread = { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
        [many] { $count } nowych wiadomości
       *[other] { $count } nowej wiadomości
    }
spectators = { $count ->
        [one] Ogląda { $count } osoba
        [few] Oglądają { $count } osoby
        [many] Ogląda { $count } osób
       *[other] Ogląda { $count } osoby
    }
digest = Pod twoją nieobecność
digest-more = { $count ->
        [one] I { $count } wcześniejsze zdarzenie; wszystko jest w kronice.
        [few] I { $count } wcześniejsze zdarzenia; wszystko jest w kronice.
        [many] I { $count } wcześniejszych zdarzeń; wszystko jest w kronice.
       *[other] I { $count } wcześniejszego zdarzenia; wszystko jest w kronice.
    }
digest-since = { $count ->
    [one] Jeden wpis od { $time }
    [few] { $count } wpisy od { $time }
    [many] { $count } wpisów od { $time }
   *[other] { $count } wpisu od { $time }
}
digest-for-you = { $count ->
    [one] Bot odpowiedział za ciebie raz.
    [few] Bot odpowiedział za ciebie { $count } razy.
    [many] Bot odpowiedział za ciebie { $count } razy.
   *[other] Bot odpowiedział za ciebie { $count } razu.
}
digest-replay = Zobacz wszystko w powtórce
digest-dismiss = Zamknij to podsumowanie
rules = Zasady
rules-of = Zasady gry { $title }
title-table = { $title } · Vernissage
title-turns = ({ $count }) Twój ruch · Vernissage
title-your-turn = ● Twój ruch · { $place }

## What things are

to-profile = Profil: { $name }
explain = Wyjaśnij
explain-hint = Wskaż cokolwiek na planszy, a dowiesz się, co to jest; klawisz ? pozwala przejść wszystko z klawiatury.
key = Nowe znaki
key-lead = Wskaż coś, by poznać szczegóły. Nowe znaki:
key-never = Ukryj nazwy nowych znaków
explain-mode = Dotknij czegokolwiek, aby dowiedzieć się, co to jest, albo idź dalej strzałkami. W tym czasie nic nie jest zagrywane. Esc kończy.
explain-end = Zamknij wyjaśnienie
rule-in = Zasady: { $chapter }
rules-search = Szukaj w zasadach
rules-chapters = Rozdziały
rules-legend = Wszystkie znaki
rules-found = { $chapters ->
        [one] { $chapters } rozdział
        [few] { $chapters } rozdziały
       *[many] { $chapters } rozdziałów
    } i { $signs ->
        [one] { $signs } znak
        [few] { $signs } znaki
       *[many] { $signs } znaków
    }
thing-player = Miejsce { $number }: { $who ->
        [you] to ty
        [bot] bot, { $bot }
        [away] zastępuje bot
        [gone] brak połączenia
       *[here] osoba przy stole
    }. { $turn ->
        [yes] Czekamy na odpowiedź z tego miejsca.
       *[no] To miejsce nie jest teraz pytane.
    }

## Menu stołu

table-menu = Menu stołu
your-seat = Twoje miejsce
leave-cost = Dopóki nie wrócisz, gra za ciebie bot.
host-tools = Dla gospodarza
pause = Wstrzymaj grę
resume = Wznów grę
commitment = Rozdanie ustalono przed początkiem gry. Jego pieczęć: { $commitment }
record-so-far = Pobierz dotychczasowy zapis, taki jak go widać

## Koniec

result-you-won = Wygrywasz!
result-winners = { $count ->
        [0] Tym razem nikt nie wygrywa.
        [one] Wygrywa { $names }.
        [few] Zwycięstwo dzielą: { $names }.
        [many] Zwycięstwo dzielą: { $names }.
       *[other] Zwycięstwo dzielą: { $names }.
    }
result-reason = Koniec gry: { $reason }.
ended-heading = Ten stół zamknięto
ended-help = Gospodarz zamknął stół, więc nie ma wyniku.
rematch = Zagraj jeszcze raz
rematch-join = Do następnej gry
record = Pobierz zapis gry
verify = Sprawdź, czy rozdanie było uczciwe
verify-help = Tę pieczęć pokazano przed początkiem; teraz znane jest też ukryte za nią ziarno. Mając zapis, każdy może odtworzyć grę i porównać.
verify-commitment = Pieczęć pokazana przed początkiem
verify-seed = Ziarno
verify-command = Sprawdzisz poleceniem
verify-limits = To dowodzi, że po rozpoczęciu gry nie zmieniono rozdania, ale nie tego, że gospodarz nie podglądał.

## Szatnia: ustawienia

cloakroom = Ustawienia
setting-language = Język
setting-theme = Wygląd
theme-system = jak w systemie
theme-day = jasny
theme-night = ciemny
setting-motion = Animacje
motion-system = jak w systemie
motion-less = bez animacji
setting-names = Nazwy przy znakach
setting-names-help = Jak znak się nazywa, słowami: obok niego albo w wierszu pod planszą.
names-always = zawsze
names-first = z początku
names-never = nigdy
setting-sound = Dźwięk
setting-sound-help = Cichy dzwonek, gdy pora na twój ruch, i stuknięcie młotka.
setting-shortcuts = Skróty klawiszowe
setting-shortcuts-help = Cyfry i litery od razu wybierają odpowiedź.

## Przewodniki

guide-none = Pod tym adresem nie ma przewodnika.
guide-learn = Poznaj grę
guide-learn-title = Poznaj grę: { $title }
guide-step = Krok { $number } z { $count }.
guide-back = Wstecz
guide-next = Dalej
guide-again = Od początku
guide-again-cost = Wrócić do pierwszego kroku?
guide-leave = Wyjdź
guide-show-me = Pokaż
puzzles-lead = Jedna pozycja, jedno pytanie. Każda odpowiedź jest udowodniona i wyjaśniona.
puzzles-solved = Rozwiązane: { $solved } z { $count }
puzzle-level-1 = Łatwa
puzzle-level-2 = Trudniejsza
puzzle-level-3 = Trudna
puzzle-solved = Rozwiązana
puzzle-all = Wszystkie zagadki
puzzle-none = Pod tym adresem nie ma zagadki.
guide-finish = Do stołów

## Strony o ludziach

nav-label = Strony
nav-puzzles = Zagadki
nav-me = Twoja strona
nav-people = Członkowie
nav-market = Rynek sztuki
nav-evenings = Wieczór z jednym rozdaniem
to-evening = Do strony wieczoru
sealed-heading = To rozdanie jest jeszcze grane
sealed-result = To samo rozdanie jest jeszcze grane przy innym stole. Zapis, ziarno i pozostałe wyniki pojawią się, gdy skończy się ostatni stół; do tego czasu zachowaj dla siebie to, co widać było w grze.
room-evening = Te same karty rozdano też przy innych stołach; potem porównacie wyniki.

## One device, several people

pass-heading = Urządzenie dla: { $name }
pass-help = Naciśnij, gdy patrzy już tylko { $name }. Do tego czasu nic nie widać: ani poprzedniej ręki, ani następnej.
pass-ready = To ja, { $name }
pass-title = Dla: { $name }

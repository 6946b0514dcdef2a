# Oglądanie gry od nowa.
play-on = Graj dalej od tego miejsca
play-on-over = Od tego kroku zaczyna się nowy stół: zajmujesz jedno miejsce, pozostałe zajmują boty. Stół, który oglądasz, pozostaje bez zmian.
play-on-running = Od tego kroku zaczyna się nowy stół: zachowujesz swoje miejsce, pozostałe zajmują boty. To, czego nie było widać, zostaje wymyślone, żeby nic z trwającej gry nie wyszło na jaw.
play-on-practice = To gra ćwiczebna: jej rozdanie nie ma pieczęci i nie liczy się do rankingów.
play-on-seat = Twoje miejsce
play-on-bot = Boty
play-on-begin = Zacznij grać
replay = Powtórka
page-title = { $title } – powtórka
loading = Wczytywanie powtórki …
cannot-show = Tej gry nie można pokazać
to-table = Do stołu
page-failed = Nie udało się wczytać tej części powtórki.
seen-by = Widok
eyes-all = wszystkich
eyes-none = widza
beside = Co się tu stało
walk = Poruszanie się po grze
setup = Przygotowanie
step = Krok { $step } z { $last }
round = Runda { $round }
before-rounds = Przed pierwszą rundą
turn-of = ruch: { $name }
turn-at = { $name }, krok { $step }
nothing-yet = Gra jest przygotowana; nikt jeszcze nie zagrał.
nothing-told = Nic tu nie ogłoszono.
more-lines = { $count ->
    [one] i jeszcze jeden wpis w dzienniku gry
    [few] i jeszcze { $count } wpisy w dzienniku gry
    [many] i jeszcze { $count } wpisów w dzienniku gry
   *[other] i jeszcze { $count } wpisu w dzienniku gry
}
copy-link = Skopiuj link do tego kroku
link-copied = Link do tego kroku jest skopiowany.
play = Odtwarzaj
stop = Zatrzymaj
back = Krok wstecz
forward = Krok naprzód
last-round = Wróć na początek rundy
next-round = Przejdź do następnej rundy
last-turn = Wróć na początek tury
next-turn = Przejdź do następnej tury
more-ways = Tury i tempo
step-slider = Krok
jump = Przejdź do tury
speed = Tempo
speed-slow = Wolno
speed-plain = Zwykle
speed-quick = Szybko
scores = Wyniki
scores-help = Ile każdy miałby punktów w każdym kroku.
scores-some = Ile gracze mieliby punktów, o ile można to było wiedzieć z tego miejsca.
scores-all = Gdy u góry wybierzesz „{ $all }”, widać wszystko.
scores-none = Z tego miejsca przed końcem nie można było znać żadnego wyniku.
percent = { $share }%
review = Analiza
review-none = Nikt jeszcze nie zlecił analizy tej gry. Komputer przygląda się każdej podjętej decyzji; trwa to minutę lub dwie.
review-not-yours = Nikt jeszcze nie zlecił analizy tej gry. Może to zrobić ten, kto w niej grał.
review-not-offered = Tej gry nie można tu przeanalizować.
review-begin = Przeanalizuj grę
review-working = Komputer przegląda grę: { $done }%
review-leave = Analiza trwa, nawet gdy opuścisz tę stronę.
review-failed = Analizy nie udało się dokończyć. Możesz spróbować ponownie.
review-chances = Szanse na wygraną
review-chances-help = Na jaką wygraną mógł liczyć każdy, według symulacji opartych na tym, co wtedy wiedziano na każdym miejscu. Blade pasmo mówi, jak bardzo jest to pewne (95%).
review-moments = Co kosztowało najwięcej
review-moments-help = Ocenione według tego, co każdy wtedy wiedział. { $judged ->
    [one] Obejrzano { $judged } decyzję;
    [few] Obejrzano { $judged } decyzje;
    [many] Obejrzano { $judged } decyzji;
   *[other] Obejrzano { $judged } decyzji;
} { $forced ->
    [0] zawsze był wybór.
    [one] w { $forced } innej wyboru nie było.
    [few] w { $forced } innych wyboru nie było.
    [many] w { $forced } innych wyboru nie było.
   *[other] w { $forced } innych wyboru nie było.
}
review-moments-none = Żadna decyzja człowieka na pewno nie kosztowała nawet 1% wygranej.
review-afterthoughts = Z perspektywy czasu
moment = Moment { $number }
moment-show = Moment { $number }: pokaż
moment-cost = −{ $cost }%
moment-played = Zagrano
moment-best = Komputer wybrałby
moment-sure = Kosztowało to od { $low } do { $high }% wygranej (pewność 95%), według symulacji opartych na tym, co wtedy wiedziano.
moment-certain = Kosztowało to { $cost }% wygranej, według symulacji opartych na tym, co wtedy wiedziano.
as-table = Jako tabela
here = Tutaj
end = Koniec
unknown = nieznane
hidden = Ukryte
hidden-help = Co w tym kroku wiedział tylko jeden gracz.
hidden-none = Nic tu nie było ukryte.
deal = Rozdanie
deal-fits = Ziarno i zasady tej gry dają dokładnie jej pieczęć.
deal-wrong = Ziarno nie daje pieczęci tej gry: rozdanie zmieniono.
seal-same = To pieczęć, którą ta przeglądarka widziała przed początkiem.
seal-other = Ta przeglądarka widziała przed początkiem inną pieczęć: rozdanie zmieniono.
seal-not-seen = Tej przeglądarki nie było tu przed początkiem, więc nie wie, jaką pieczęć wtedy pokazano. Zapytaj kogoś, kto grał.
seal-file = W pliku może być wszystko. Porównaj jego pieczęć z tą, którą pokazano przed początkiem.
proves = Czego to dowodzi
proves-yes = Jeśli to jest pieczęć pokazana przed początkiem, rozdanie było już wtedy ustalone i później go nie zmieniono. Twoja przeglądarka sama to obliczyła.
proves-no = Nie dowodzi to, że osoba prowadząca serwer nie podejrzała rozdania, ani że ruchy są tymi, które wykonano: w tym celu odtwórz zapis samodzielnie.
by-hand = Sprawdź samodzielnie
by-hand-help = Mając zapis, każdy może odtworzyć całą grę na innym komputerze i sprawdzić każdy ruch.
seal = Pieczęć
seed = Ziarno
command = Polecenie
file-heading = Otwórz zapis gry
file-help = Wybierz plik .vrec albo upuść go tutaj. Zostanie pokazany i nie będzie zachowany.
file-choose = Wybierz plik
problem-too-large = Ten plik jest za duży jak na zapis gry.
problem-unreadable = Tego pliku nie można odczytać.
problem-not-a-record = Ten plik nie jest zapisem gry: jego pierwsze wiersze nie wymieniają żadnej gry.
problem-unknown-title = To zapis gry, której ten serwer nie ma: { $detail }
problem-other-rules = Tego zapisu nie można tu odtworzyć: { $detail }.
problem-cut-down = Ten zapis ograniczono do tego, co jeden gracz może wiedzieć w trakcie gry. Można go czytać, ale nie da się z niego zbudować planszy. Pobierz go ponownie po końcu gry.
problem-too-long = Odtworzenie tego zapisu trwa zbyt długo.
problem-broken = Tego zapisu nie można odtworzyć: { $detail }

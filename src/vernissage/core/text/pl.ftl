# To, czego potrzebuje każdy tytuł. Słowa samego tytułu stoją w jego pliku.

## Stół

seat-name = Gracz { $number }
guest-1 = Ada
guest-2 = Bruno
guest-3 = Klara
guest-4 = Dario
guest-5 = Edyta
guest-6 = Feliks
switch-on = tak
switch-off = nie
language-en = angielski
language-fr = francuski
language-pl = polski
event-taken-back = { $seat } cofa ruch.

## Odmowy. Każda kończy się zasadą, z której wynika.

refusal-no-such-seat = Przy tym stole nie ma miejsca { $available }; są miejsca { $needed }. [{ $rule }]
refusal-game-over = Gra się skończyła; o nic już nie pytamy. [{ $rule }]
refusal-not-asked = To nie pora na odpowiedź gracza { $available }; czekamy na: { $needed }. [{ $rule }]
refusal-stale = Za późno: gra potoczyła się dalej (odpowiedź dotyczyła pytania { $available }, teraz jest pytanie { $needed }). [{ $rule }]
refusal-unfinished = Ta odpowiedź nie jest pełna: trzeba wybrać coś jeszcze. [{ $rule }]
refusal-not-an-answer = Takiej odpowiedzi na to pytanie nie ma. [{ $rule }]
refusal-other-question = To odpowiedź na inne pytanie: tu potrzeba „{ $needed }”, a nie „{ $available }”. [{ $rule }]
refusal-no-such-number = Nie ma tu liczby { $available }: wybierz spośród { $needed }. [{ $rule }]

rules-house-title = Przy tym stole
rules-house-text =
    Gra pyta cię, gdy twoja kolej na odpowiedź; inni wtedy czekają, a odpowiedź na pytanie, które już minęło, jest odrzucana jako spóźniona. Odpowiedź musi być jedną z możliwych i musi być pełna.
    Ostatnie kroki możesz cofnąć, dopóki nikt inny nie odpowiedział na nie ruchem i nic nie zostało odkryte. Po końcu gry nie ma już żadnych pytań.

## Lekcje

lesson-not-this = To dozwolony ruch, ale nie ten, który tu ćwiczymy. Przeczytaj kartę jeszcze raz albo naciśnij „Pokaż”.
lesson-reading = Przeczytaj kartę i naciśnij Dalej.

## Kto gra tam, gdzie nikogo nie ma: poziomy do wyboru, od najsłabszego, i dwa prostsze

bot-visitor = Zwiedzający
bot-visitor-says = Wszystko jest dla niego nowe: na każdą odpowiedź zerka raz i wierzy w to, co zobaczy.
bot-collector = Kolekcjoner
bot-collector-says = Zna wartość rzeczy i odpowiada od razu, nie patrząc dalej.
bot-dealer = Marszand
bot-dealer-says = Rozważa kilka odpowiedzi i każdą próbuje w myśli, zanim się odezwie.
bot-maestro = Maestro
bot-maestro-says = Rozważa każdą odpowiedź raz po raz, tak długo, jak mu wolno.
bot-greedy = Rozsądny
bot-greedy-says = Robi to, co zrobiłby rozsądny gracz, od razu, nie patrząc dalej.
bot-random = Losowy
bot-random-says = Gra wszystko, na co pozwalają zasady: nikt go tej gry nie nauczył.

## Dlaczego dom by tak zagrał, obok tego, co mówi gra

why-otherwise = Na pierwszy rzut oka lepsza wydaje się inna odpowiedź; w symulacjach lepsza jest ta.

## Gra w terminalu

terminal-welcome = { $title } · { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    } · grasz jako { $name }
terminal-meanwhile = Tymczasem
terminal-catalogue = Kronika
terminal-empty-catalogue = Nic się jeszcze nie wydarzyło.
terminal-range = Wpisz liczbę od { $low } do { $high }.
terminal-range-single = Wpisz { $low }: inna kwota nie wchodzi w grę.
terminal-no-range = Nie możesz tu podać żadnej kwoty.
terminal-only-answer = To jedyna możliwa odpowiedź: po prostu naciśnij Enter.
terminal-more-answers = Jest więcej odpowiedzi: wpisz jedną w całości, na przykład „{ $example }”.
terminal-places = Wpisz numer i pole, na przykład „{ $example }”; samo pole wystarczy, jeśli pasuje tylko do jednej odpowiedzi.
terminal-place-needed = Który i gdzie? Wpisz numer i pole, na przykład „{ $example }”.
terminal-partners = Wpisz po jednym numerze z każdej listy, na przykład „{ $example }”.
terminal-pick = Wpisz numery tych, które wybierasz, od { $least } do { $most }, na przykład „{ $example }”; 0 oznacza żaden.
terminal-order = Wpisz wszystkie numery w wybranej kolejności, na przykład „{ $example }”.
terminal-enter = Enter
terminal-prompt = Odpowiedź
terminal-commands = ? pomoc · = podgląd · l kronika · s zapisz · u cofnij · q wyjdź
terminal-not-understood = Nie rozumiem „{ $input }”. Wpisz jedną z powyższych odpowiedzi albo ?, żeby zobaczyć pomoc.
terminal-no-such-number = Nie ma odpowiedzi { $number }: wybierz od 1 do { $most }.
terminal-thinking = Czekamy na: { $players }…
terminal-confirm = Enter: grasz dalej, u: cofasz odpowiedź.
terminal-taken-back = Cofnięte: odpowiadasz jeszcze raz.
terminal-nothing-to-take-back = Nie ma czego cofać: od twojej ostatniej odpowiedzi coś powiedziano albo odsłonięto, a tego cofnąć się nie da.
terminal-saved = Zapis gry jest w pliku { $path }
terminal-saved-own = Zapisano to, co wiesz o grze: { $path } (całość, razem z rozdaniem, można zapisać po końcu gry)
terminal-not-saved = Nie udało się zapisać gry w pliku { $path }: { $problem }
terminal-file-exists = taki plik już istnieje
terminal-leave = Wyjść z gry? Nie została zapisana. (t/n)
terminal-yes = t
terminal-left = Koniec na dziś. Do zobaczenia!
terminal-interrupted = Gra przerwana. Do zobaczenia!
terminal-end-of-input = Dane wejściowe skończyły się przed końcem gry, więc tu przerywamy.
terminal-over = Koniec gry: { $reason }
terminal-player = Gracz
terminal-score = Wynik
terminal-winner = { $count ->
        [0] Tym razem nikt nie wygrywa.
        [one] Wygrywa { $players }.
        [few] Zwycięstwo dzielą: { $players }.
        [many] Zwycięstwo dzielą: { $players }.
       *[other] Zwycięstwo dzielą: { $players }.
    }
terminal-keep-record = s zapisuje tę grę („s nazwa” wybiera plik), Enter kończy.
terminal-help = Odpowiadaj numerem stojącym przed odpowiedzią, kwotą, gdy o nią pytamy, albo podaną literą. Możesz też wpisać cały ruch tak, jak stoi w zapisie gry: „{ $example }”.
terminal-help-preview = „=3” mówi, co dałaby odpowiedź 3; tak samo = przed każdą inną odpowiedzią
terminal-help-table = pokaż jeszcze raz cały stół
terminal-help-log = cała kronika: wszystko, co się wydarzyło
terminal-help-save = zapisz grę w pliku .vrec, w trakcie gry bez tego, co przed tobą zakryte; „s nazwa” wybiera plik, „s nazwa.toml” zapisuje zamiast niej stół
terminal-help-back = cofnij ostatnią odpowiedź, dopóki nikt po niej nie zagrał
terminal-help-leave = wyjdź z gry
terminal-help-rules = ta strona; „?3” pokazuje 3. rozdział zasad, „??” wszystkie
terminal-preview-chance = Co dalej, zależy od losu lub od tego, co przed tobą zakryte.
terminal-preview-ends = To kończy grę.
terminal-preview-next = Potem pada pytanie: { $question }
terminal-rules = Zasady
terminal-no-such-chapter = W zasadach nie ma rozdziału { $number }: są od 1 do { $most }.

## Stół na serwerze

table-not-started = Gra jeszcze się nie zaczęła.
table-waiting = Czekamy na: { $players }.
table-held = { $player } może jeszcze cofnąć ostatni ruch.
table-paused = Gospodarz wstrzymał grę.
table-over = Gra się skończyła.
table-ended = Gospodarz zamknął ten stół.
table-sealed = To rozdanie jest jeszcze grane przy innym stole: dopóki nie skończy się ostatni, grę widzą tylko osoby siedzące tutaj.
table-refusal-not-started = Gra jeszcze się nie zaczęła.
table-refusal-started-already = Gra już trwa: można ją oglądać albo poczekać na rewanż.
table-refusal-paused = Gra jest wstrzymana; gospodarz może ją wznowić.
table-refusal-over = Gra się skończyła.
table-refusal-ended = Gospodarz zamknął ten stół.
table-refusal-not-over = Rewanż będzie możliwy po końcu gry.
table-refusal-held = Poprzedni gracz może jeszcze cofnąć swój ruch. Chwileczkę.
table-refusal-no-order-here = Stół nie może tu odpowiadać za ciebie: zlecenie można złożyć, gdy padnie pytanie, i tylko tam, gdzie milczenie oznacza odmowę.
table-refusal-no-such-order = Nie ma zlecenia do odwołania.
table-refusal-nothing-held = Nie ma czego potwierdzać.
table-refusal-nothing-to-take-back = Nie ma czego cofać: od twojego ostatniego ruchu coś powiedziano albo odsłonięto, a tego cofnąć się nie da.
table-refusal-not-seated = Oglądasz ten stół; to może zrobić tylko gracz.
table-refusal-seated-already = Już siedzisz przy tym stole.
table-refusal-no-free-seat = To miejsce jest zajęte.
table-refusal-no-such-person = Nie ma tu nikogo, kogo można by usunąć.
table-refusal-no-such-link = Ten link nie pasuje do żadnego miejsca przy tym stole. Poproś o nowy.
table-refusal-busy = Za dużo dzieje się naraz przy tym stole. Spróbuj jeszcze raz.
table-refusal-no-nickname = Najpierw wybierz imię, potem możesz tu pisać.
table-refusal-too-fast = To było trochę za szybko. Odczekaj chwilę i spróbuj ponownie.
table-refusal-other-rules = Ten stół zaczęto z wersją { $rules } zasad ({ $title }); ten serwer gra wersją { $plays }. Nie można tu grać dalej, ale to, co zapisano, da się pobrać.
table-refusal-no-title = Ten stół to gra, której ten serwer nie ma ({ $title }), z wersją { $rules } zasad. Nie można tu grać dalej, ale to, co zapisano, da się pobrać.
table-refusal-cannot-follow = Ruchów przy tym stole nie da się już odtworzyć według zasad ({ $title }) w ich obecnej postaci. Stół odłożono na bok; to, co zapisano, da się pobrać.
table-refusal-no-storage = Serwer nie może teraz niczego zapisać, więc nic się nie zmieniło. Gdy to się naprawi, gra ruszy dalej sama.
table-refusal-muted = Gospodarz serwisu odebrał ci głos: inni nie widzą tego, co piszesz.
table-refusal-no-replay = Prześledzenie tej gry od początku trwa zbyt długo, więc nie można jej tu pokazać. Jej zapis można pobrać.
table-refusal-not-your-eyes = Dopóki gra trwa, możesz oglądać ją tylko ze swojego miejsca. Po jej końcu – z każdego.
table-refusal-no-such-step = Ta gra nie ma takiego kroku.
table-refusal-fork-over = Gra kończy się w tym miejscu, więc nie ma czego kontynuować. Wybierz wcześniejszy krok.
table-refusal-not-forkable = Od tego kroku nie można zacząć gry.
table-refusal-sealed = To rozdanie jest jeszcze grane przy innym stole. Dopóki nie skończy się ostatni, oprócz grających nikt nie może tu niczego zobaczyć, napisać ani zapisać.
table-refusal-away-too-short = Co najmniej 10 sekund nieobecności albo nigdy: kto tylko odświeża stronę, tego bot nie zastępuje.
table-refusal-clock-too-short = Stół bez pośpiechu wymaga zapasu co najmniej 10 minut dla każdej osoby, a każda nowa kolej oddaje co najmniej 1 minutę i najwyżej cały zapas.
table-refusal-clock-and-hammer = Przy stole bez pośpiechu odpowiedzi dzielą godziny: wybierz licytacje bez odliczania.
table-refusal-clock-alone = Gra jednoosobowa nie ma zegara: nikt nie czeka.
table-refusal-shared-evening = Wszystkie stoły wieczoru grają to samo rozdanie i nikt nie może widzieć dwóch rąk: wspólne urządzenie jest tylko dla pojedynczych stołów.
table-refusal-shared-names = Osoby na jednym urządzeniu muszą mieć imiona, każda inne.
table-refusal-knows-deal = To miejsce nie dla ciebie: twoje jest (lub było) przy innym stole tego wieczoru, gdzie rozdano te same karty. Nikt nie gra jednego rozdania dwa razy.
table-refusal-sits-twice = Tych dwóch historii nie można połączyć: obie osoby siedzą przy jednym stole albo przy dwóch stołach z tym samym rozdaniem.
table-refusal-no-hints = Przy tym stole nie ma podpowiedzi.
table-refusal-hint-not-asked = Podpowiedź dotyczy pytania, które ci zadano. Poczekaj na swoją kolej.
table-refusal-hints-busy = Komputer myśli teraz za innych. Zapytaj ponownie za chwilę.
table-refusal-hint-passed = Gra potoczyła się dalej, zanim podpowiedź była gotowa, więc do tamtego pytania jej nie ma.
table-refusal-review-not-over = Grę można przeanalizować, gdy się skończy.
table-refusal-no-review = Tej gry nie można tu przeanalizować.
table-refusal-trouble = Coś poszło nie tak. Nic się nie zmieniło; spróbuj ponownie.

## Listy do tych, którzy chcą dostawać e-maile

nickname-refusal = Imię to jeden wiersz widocznych znaków.
chat-refusal-empty = W tym wierszu nie ma nic do przeczytania.
member-refusal-name = Najpierw wybierz imię.
member-refusal-none = Nie masz jeszcze karty członkowskiej.
member-refusal-gone = Ta karta została oddana.
member-refusal-code = To nie jest kod odzyskiwania z tej strony.
member-refusal-codes = Za dużo błędnych kodów. Odczekaj minutę.
member-refusal-late = To trwało za długo. Zaloguj się jeszcze raz.
member-refusal-elsewhere = To było na innym urządzeniu. Zaloguj się jeszcze raz.
member-refusal-neither = Żeby się zalogować, wpisz kod odzyskiwania albo użyj klucza dostępu.
passkey-refusal-unknown = Żadna karta członkowska nie ma tu tego klucza dostępu.
passkey-refusal-known = Ten klucz dostępu jest już na karcie członkowskiej.
passkey-refusal-many = Najwięcej kluczy dostępu na jednej karcie: { $most }. Najpierw usuń jeden z nich.
passkey-refusal-gone = Na twojej karcie nie ma już tego klucza dostępu.
passkey-refusal-https = Klucze dostępu wymagają https albo localhost. Weź kod odzyskiwania.
passkey-refusal-late = To trwało za długo. Spróbuj jeszcze raz.
passkey-refusal-other = Ta odpowiedź należy do innego pytania. Spróbuj jeszcze raz.
passkey-refusal-before = Ta odpowiedź już raz padła. Spróbuj jeszcze raz.
passkey-refusal-browser = Odpowiedzi przeglądarki nie da się użyć. Spróbuj jeszcze raz.
mail-refusal-none = Ta strona nie wysyła e-maili.
mail-refusal-form = To nie jest adres e-mail.
mail-refusal-card = Adres e-mail wymaga karty członkowskiej, a ty jej jeszcze nie masz.
mail-refusal-often = Na ten adres wysłano dziś już kilka listów. Spróbuj jutro.
mail-refusal-unknown = Serwer poczty nie przyjmuje listów na ten adres. Czy jest dobrze napisany?
mail-refusal-unsent = Listu nie udało się teraz wysłać. Spróbuj ponownie za jakiś czas.
mail-refusal-old = Ten link nie pochodzi z listu tej strony albo jest za stary. Poproś o następny.
mail-refusal-past = Ten adres nie czeka już na potwierdzenie.
mail-refusal-foreign = Ten link nie pochodzi z listu tej strony.
push-refusal-off = Na tej stronie nikt nie dostaje powiadomień w przeglądarce: gospodarz je wyłączył.
push-refusal-endpoint = Ta strona nie może dotrzeć do usługi powiadomień twojej przeglądarki.
push-refusal-keys = Tego, co podała przeglądarka, nie da się użyć do powiadomień. Spróbuj ponownie.
push-refusal-many = Powiadomienia masz już w tylu przeglądarkach: { $most }. Najpierw usuń jedną z nich.
push-refusal-unknown = Tej przeglądarki nie ma już na twojej liście.
mail-confirm-subject = Vernissage: czy to twój adres?
mail-confirm-text =
    Ktoś, zapewne ty, chce dostawać pod tym adresem wiadomość, gdy przychodzi jego ruch w Vernissage.
    Jeśli to ty, otwórz ten link w ciągu dwóch dni i potwierdź:
    { $link }

    Jeśli nie, nie rób nic: o niczym nie będziemy zawiadamiać. Możesz się też upewnić tutaj:
    { $leave }
notice-turn = { $title }: twój ruch, { $player }
mail-turn-text =
    Twój ruch w grze { $title } ({ $players }):
    { $link }

    Następny list o tym stole przyjdzie dopiero, gdy do niego zajrzysz. Koniec z listami:
    { $leave }
notice-over = { $title }: gra się skończyła
mail-over-text =
    Gra { $title } ({ $players }) się skończyła:
    { $link }

    Koniec z listami:
    { $leave }

# Słowa biurka gospodarza.

heading = Biurko gospodarza
key-label = Klucz gospodarza
key-help = Terminal pokazuje go przy starcie serwera; leży w pliku host.key w folderze danych.
key-send = Otwórz biurko
key-wrong = To nie jest klucz gospodarza.
key-too-many = Zbyt wiele błędnych kluczy. Odczekaj minutę.
leave = Zamknij biurko
house = Serwer
facts-tables = Stoły
facts-playing = { $count } w trakcie
facts-sockets = Otwarte połączenia
facts-guests = Dotychczasowi goście
facts-members = Członkowie
facts-storage = Zajęte miejsce
facts-version = Wersja
facts-opened = Działa od
facts-password = Hasło
password-on = każdy gość podaje je raz
password-off = brak, każdy może wejść
trouble = Niegotowy: { $trouble }
keep-for-ever = Skończone stoły zostają na zawsze. Uruchom serwer z --keep-days, aby z czasem były usuwane.
keep-days = { $days ->
        [one] Skończone stoły zostają na { $days } dzień, lecz nie krócej niż tydzień od tego ustawienia.
        [few] Skończone stoły zostają na { $days } dni, lecz nie krócej niż tydzień od tego ustawienia.
       *[many] Skończone stoły zostają na { $days } dni, lecz nie krócej niż tydzień od tego ustawienia.
    }
keep-none = Na żaden jeszcze nie pora.
keep-next = { $count ->
        [one] { $count } stół zostanie usunięty, { $first }.
        [few] { $count } stoły zostaną usunięte, pierwszy { $first }.
       *[many] { $count } stołów zostanie usuniętych, pierwszy { $first }.
    }
tables = Stoły
show = Pokaż
show-all = wszystkie
show-unfinished = nieskończone
show-finished = skończone
show-aside = odłożone
tables-none = Nie ma żadnych.
tables-more = Widać tylko ostatnie { $count }.
status-open = otwarty
status-playing = w trakcie
status-paused = wstrzymany
status-over = skończony
status-ended = zamknięty
line-moves = { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
line-bots = { $count ->
        [one] { $count } bot
        [few] { $count } boty
       *[many] { $count } botów
    }
line-sockets = { $count ->
        [one] { $count } połączenie
        [few] { $count } połączenia
       *[many] { $count } połączeń
    }
line-changed = ostatnia zmiana { $when }
line-goes = do usunięcia { $when }
line-private = tylko przez link
aside-no-title = Odłożony: ten serwer nie ma jego gry.
aside-other-rules = Odłożony: zaczęto go z inną wersją zasad.
aside-cannot-follow = Odłożony: jego ruchów nie da się już odtworzyć. Dziennik serwera mówi, gdzie.
look = Obejrzyj
export = Pobierz zapis
end = Zamknij
end-cost = Gra skończy się dla wszystkich, bez wyniku. To, co rozegrano, zostaje.
delete = Usuń
delete-cost = Stół, jego ruchy i czat zostaną usunięte na dobre, dla wszystkich.
chat = Czat
chat-empty = Nie ma tu wiadomości.
chat-removed = usunięto
remove-line = Usuń
remove-line-of = Usuń wiadomość: { $name }
mute = Wycisz
mute-name = Wycisz: { $name }
unmute = Wyłącz wyciszenie
unmute-name = Wyłącz wyciszenie: { $name }
muted = Wyciszeni goście
close-chat = Zamknij czat
members = Członkowie
members-none = Nikt jeszcze nie zachował karty członkowskiej.
members-more = Widać tylko ostatnich { $count }.
member-games = { $count ->
        [one] { $count } gra
        [few] { $count } gry
       *[many] { $count } gier
    }
member-since = karta od { $when }
member-hidden = ukryty profil

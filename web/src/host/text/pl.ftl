# Słowa biurka gospodarza.

heading = Biurko gospodarza
key-label = Klucz gospodarza
key-help = Terminal pokazuje go przy otwarciu domu; leży w pliku host.key w folderze danych.
key-send = Usiądź przy biurku
key-wrong = To nie jest klucz gospodarza.
key-too-many = Wypróbowano zbyt wiele złych kluczy. Odczekaj minutę.
leave = Wstań od biurka
house = Dom
facts-tables = Stoły
facts-playing = { $count } w grze
facts-sockets = Otwarte połączenia
facts-guests = Gości dotąd
facts-storage = Zajęte miejsce
facts-version = Wersja
facts-opened = Otwarty od
facts-password = Hasło
password-on = każdy gość podaje je raz
password-off = brak, każdy może wejść
trouble = Niegotowy: { $trouble }
keep-for-ever = Skończone stoły zostają na zawsze. Otwórz dom z --keep-days, aby z czasem znikały.
keep-days = { $days ->
        [one] Skończone stoły zostają na { $days } dzień, lecz nie krócej niż tydzień od tego ustawienia.
        [few] Skończone stoły zostają na { $days } dni, lecz nie krócej niż tydzień od tego ustawienia.
       *[many] Skończone stoły zostają na { $days } dni, lecz nie krócej niż tydzień od tego ustawienia.
    }
keep-none = Na żaden jeszcze nie pora.
keep-next = { $count ->
        [one] Zniknie { $count } stół, { $first }.
        [few] Znikną { $count } stoły, pierwszy { $first }.
       *[many] Zniknie { $count } stołów, pierwszy { $first }.
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
status-playing = w grze
status-paused = wstrzymany
status-over = skończony
status-ended = przerwany
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
line-goes = zniknie { $when }
line-private = tylko z odsyłaczem
aside-no-title = Odłożony: ten dom nie ma jego tytułu.
aside-other-rules = Odłożony: zaczęto go z inną wersją zasad.
aside-cannot-follow = Odłożony: jego ruchów nie da się już odtworzyć. Dziennik mówi, gdzie.
look = Obejrzyj
export = Pobierz zapis
end = Przerwij
end-cost = Gra zostanie przerwana dla wszystkich, bez wyniku. To, co rozegrano, zostaje.
delete = Usuń
delete-cost = Stół, jego ruchy i księga gości znikną na dobre, dla wszystkich.
chat = Księga gości
chat-empty = Nikt tu jeszcze nic nie napisał.
chat-removed = usunięto
remove-line = Usuń
remove-line-of = Usuń wpis: { $name }
mute = Wycisz
mute-name = Wycisz: { $name }
unmute = Oddaj głos
unmute-name = Oddaj głos: { $name }
muted = Wyciszeni goście
close-chat = Zamknij księgę gości

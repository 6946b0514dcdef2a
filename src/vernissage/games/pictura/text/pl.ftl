# Museum: Pictura po polsku.

title-name = Museum: Pictura
title-summary = Wymieniaj obrazy z wielkimi muzeami, wieszaj je według okresów i gatunków, urządzaj wystawy i zapełnij 25 miejsc tak, by każda kolekcja tworzyła całość.

## Nazwy

collection-renaissance = renesans
collection-baroque = barok
collection-rococo = rokoko
collection-romanticism = romantyzm
collection-impressionism = impresjonizm
collection-mythology = mitologia
collection-history = historia
collection-religion = religia
collection-landscape = pejzaż
collection-still_life = martwa natura
collection-portrait = portret
letter-renaissance = Re
letter-baroque = Ba
letter-rococo = Ro
letter-romanticism = Rm
letter-impressionism = Im
letter-mythology = mi
letter-history = hi
letter-religion = re
letter-landscape = pe
letter-still_life = mn
letter-portrait = po
museum-tokyo = Tokio
museum-madrid = Madryt
museum-victoria = Victoria
museum-moscow = Moskwa
painting-name = „{ $title }” (№{ $number } { $painter }, { $period }, { $domain })
painting-year = { $circa ->
        [yes] ok. { $year }
       *[no] { $year }
    }
trend-name = №{ $number } { $painter } +{ $painter_points } · { $domain } +{ $domain_points } · { $period } +{ $period_points }
patron-of-painter = Wielbiciel (malarz: { $painter }, { $count ->
        [one] { $count } dzieło
        [few] { $count } dzieła
        [many] { $count } dzieł
       *[other] { $count } dzieła
    }; { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } albo: { $effect })
patron-of-taste = Kolekcjoner ({ $period } i { $domain }, po { $count }; { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } albo: { $effect })
effect-draw_two = dobierz { $tip ->
        [one] { $tip } obraz
        [few] { $tip } obrazy
        [many] { $tip } obrazów
       *[other] { $tip } obrazu
    }
effect-take_favour = dobierz przysługę
effect-free_hang = powieś obraz bez płacenia
effect-free_loan = weź obraz z muzeum
effect-restore_two = weź najwyżej { $restores } ze swoich odrzuconych
effect-double_trend = trend publiczny liczy się podwójnie przy następnym powieszonym obrazie
favour-market_tip = Cynk z rynku (dobierz { $tip ->
        [one] { $tip } obraz
        [few] { $tip } obrazy
        [many] { $tip } obrazów
       *[other] { $tip } obrazu
    })
favour-connoisseur = Znawca (obejrzyj { $looks } z wierzchu rynku, zatrzymaj { $keeps })
favour-loan = Wypożyczenie (weź obraz z muzeum międzynarodowego, nic nie dając)
favour-donor = Darczyńca (powieś obraz z ręki bez płacenia)
favour-opening_night = Wernisaż ({ $opening_night } pkt prestiżu)
favour-restorer = Konserwator (weź na rękę najwyżej { $restores } ze swoich odrzuconych)
favour-dealer = Marszand (weź na rękę obraz odrzucony przez innego gracza; zyskuje on { $dealer })
favour-new_fashion = Nowa moda (nowy trend publiczny)
favour-press_campaign = Kampania prasowa (trend publiczny liczy się podwójnie przy następnym powieszonym obrazie)
favour-exchange = Giełda (jeszcze najwyżej { $exchanges ->
        [one] { $exchanges } wymiana
        [few] { $exchanges } wymiany
        [many] { $exchanges } wymian
       *[other] { $exchanges } wymiany
    })
favour-salon = Salon (nowi mecenasi i w tej turze możesz pozyskać drugiego)
favour-storeroom = Magazyn (odłóż najwyżej { $stores } ze swoich odrzuconych na spód rynku)
reward-supplies = Dostawa (raz: dobierz { $supplies_paintings ->
        [one] { $supplies_paintings } obraz
        [few] { $supplies_paintings } obrazy
        [many] { $supplies_paintings } obrazów
       *[other] { $supplies_paintings } obrazu
    } i { $supplies_favours ->
        [one] { $supplies_favours } przysługę
        [few] { $supplies_favours } przysługi
        [many] { $supplies_favours } przysług
       *[other] { $supplies_favours } przysługi
    })
reward-grant = Dotacja (raz: { $grant } pkt prestiżu)
reward-buyers = Kupcy (odtąd na początku tury dobierasz { $buyers })
reward-depot = Skład (limit ręki { $depot }; odrzucone kosztują na koniec o połowę mniej)
reward-circle = Krąg przyjaciół (na koniec { $circle } pkt prestiżu za każdego mecenasa)

## Pytania

ask-goal = Który trend zachowujesz jako tajny cel? Na koniec każdy obraz w twoim muzeum punktuje za każdą cechę wspólną z tym trendem: malarza, gatunek, okres.
ask-swap = Wymień obraz z ręki na obraz z muzeum międzynarodowego. Jeśli obraz oddany pasuje do trendu tego muzeum, zyskujesz prestiż; jeśli pasuje wzięty, tracisz.
ask-join = Ty też możesz wymienić jeden obraz albo spasować.
ask-action = Wybierz jedną akcję: powieś obrazy, urządź wystawę albo zrób inwentaryzację. Możesz też zagrać jedną przysługę i pozyskać jednego mecenasa.
ask-reward = Które pole nagrody zakrywasz żetonem?
ask-inventory = Które ze swoich odrzuconych obrazów bierzesz z powrotem?
ask-refresh = Czy wymieniasz dostępnych mecenasów?
ask-look = Które z tych obrazów zatrzymujesz? Pozostałe idą na spód rynku.
ask-loan = Który obraz bierzesz z muzeów międzynarodowych?
ask-free = Który obraz wieszasz bez płacenia?
ask-restore = Które ze swoich odrzuconych obrazów bierzesz z powrotem?
ask-dealer = Który obraz odrzucony przez innego gracza bierzesz?
ask-exchange = Wymieniasz jeszcze raz?
ask-store = Które ze swoich odrzuconych obrazów odkładasz na spód rynku?
ask-arrange = Ułóż swoje muzeum. Układ liczy się dopiero w punktacji końcowej.
ask-final = Ustaw ostateczny układ: punktuje największa połączona grupa każdego okresu i każdego gatunku. Pozostaje tajny, aż wszyscy skończą.

move-goal = Zachowaj: { $trend }
move-swap = Daj: { $painting }, weź: { $taken }
move-pass = Pas
move-hang = Powieś: { $painting }, zapłać: { $payment }
move-hang-free = Powieś: { $painting }
move-exhibit = Wystawa: { $collection }
move-reward = { $reward }
move-inventory = Inwentaryzacja
move-recover = { $paintings_count ->
        [0] Nie bierz nic
       *[other] Weź z powrotem: { $paintings }
    }
move-replace = Wymień mecenasów
move-favour = Zagraj: { $favour }
move-claim = { $choice ->
        [points] Weź punkty: { $patron }
       *[effect] Weź efekt: { $patron }
    }
move-keep = Zatrzymaj: { $paintings }
move-take = Weź: { $painting }
move-store = { $paintings_count ->
        [0] Nic nie odkładaj
       *[other] Na spód rynku: { $paintings }
    }
move-arrange = Przewieś
move-layout = Zatwierdź ten układ
move-done = Zakończ turę

## Co się dzieje

event-began = Zaczyna { $first }. Prestiż: { $scores_by_seat }. Trend publiczny: { $trend }. Mecenasi: { $patrons }.
event-museum-opened = { $museum } szuka: { $trend }; pokazuje: { $paintings }.
event-dealt = { $seat } dostaje: { $paintings }; przysługa: { $favours }.
event-trends-offered = { $seat } może wybierać spośród: { $trends }.
event-goal-chosen = { $seat } ma już tajny cel.
event-goal-seen = { $seat } zatrzymuje jako cel: { $trend }.
event-round-began = Zaczyna się runda { $round }.
chapter-round-began = Runda { $round }
event-fashion-changed = Nowy trend publiczny: { $trend }.
event-turn-began = Tura: { $seat }.
event-drew = { $seat } dobiera { $count ->
        [one] { $count } obraz
        [few] { $count } obrazy
        [many] { $count } obrazów
       *[other] { $count } obrazu
    }.
event-drawn = { $seat } dobiera: { $paintings }.
event-swapped = { $seat } ({ $museum }) daje: { $given }, bierze: { $taken }{ $gained ->
        [0] {""}
       *[other] {""}, zyskuje { $gained }
    }{ $lost ->
        [0] {""}
       *[other] {""}, traci { $lost }
    }.
event-hung = { $payment ->
        [none] { $seat } wiesza bez płacenia: { $painting }
       *[other] { $seat } wiesza: { $painting }, płaci: { $payment }
    }{ $points ->
        [0] {""}.
       *[other] {""}, zyskuje { $points }{ $doubled ->
                [yes] {""} (podwójnie).
               *[no] {""}.
            }
    }
event-stole = { $seat } wiesza spośród odrzuconych gracza { $owner }: { $painting }, płaci: { $payment } i { $price } pkt prestiżu{ $points ->
        [0] {""}.
       *[other] {""}, zyskuje { $points }{ $doubled ->
            [yes] {""} (podwójnie).
           *[no] {""}.
        }
    }
event-mark-reached = { $seat } dociera do pola { $mark }.
event-favours-shuffled = Zagrane przysługi zostają potasowane.
event-favour-drawn = { $seat } dobiera przysługę.
event-favour-seen = { $seat } dobiera: { $favour }.
event-favour-played = { $seat } zagrywa: { $favour }.
event-favour-discarded = Odrzucona przysługa: { $favour }.
event-end-reached = { $seat } bierze żeton końca i zyskuje { $bonus }.
event-exhibited = { $seat } urządza wystawę ({ $collection }): { $value }{ $bonus ->
        [0] {""}.
       *[other] {""} i { $bonus } za żeton.
    }
event-rewarded = { $seat } bierze: { $reward }.
event-inventory-began = { $seat } zaczyna inwentaryzację.
event-stock-taken = { $seat } robi inwentaryzację{ $paintings_count ->
        [0] {""}.
       *[other] {""} i bierze z powrotem: { $paintings }.
    }
event-patrons-replaced = { $seat } wymienia mecenasów: { $patrons }.
event-patron-won = { $choice ->
        [points] { $seat } pozyskuje mecenasa i { $points } pkt prestiżu: { $patron }.
       *[effect] { $seat } pozyskuje mecenasa dla efektu: { $patron }.
    }
event-patron-came = Nowy mecenas: { $patron }.
event-looked = { $seat } ogląda: { $paintings }.
event-kept = { $seat } zatrzymuje z nich { $count }.
event-kept-seen = { $seat } zatrzymuje: { $paintings }{ $under_count ->
        [0] {""}.
       *[other] {""}; na spód rynku: { $under }.
    }
event-loaned = { $seat } bierze z muzeum ({ $museum }): { $painting }.
event-refilled = { $museum } pokazuje: { $painting }.
event-restored = { $paintings_count ->
        [0] { $seat } nic nie bierze z powrotem.
       *[other] { $seat } bierze z powrotem: { $paintings }.
    }
event-bought = { $seat } bierze spośród odrzuconych gracza { $owner }: { $painting }; { $owner } zyskuje { $price }.
event-stored = { $paintings_count ->
        [0] { $seat } nic nie odkłada.
       *[other] { $seat } odkłada na spód rynku: { $paintings }.
    }
event-arranged = { $seat } przewiesza obrazy.
event-last-turns = Ostatnie tury, w tej kolejności: { $order }.
event-turns-over = Koniec tur: { $reason }. Wszyscy ustawiają ostateczny układ.
event-layout-given = { $seat } ma już ostateczny układ.
event-layout-seen = { $seat }: ostateczny układ jest zapisany.
event-layout-opened = { $seat }: ostateczny układ zostaje odsłonięty.
event-hand-shown = { $seat } pokazuje { $paintings_count ->
        [0] pustą rękę
       *[other] { $paintings }
    }; przysługi: { $favours_count ->
        [0] brak
       *[other] { $favours }
    }.
event-market-shown = { $paintings_count ->
        [0] Rynek jest pusty.
        [one] Na rynku został { $paintings_count } obraz.
        [few] Na rynku zostały { $paintings_count } obrazy.
        [many] Na rynku zostało { $paintings_count } obrazów.
       *[other] Na rynku zostało { $paintings_count } obrazu.
    }
event-scored = { $seat }: prestiż { $prestige }, kolekcje { $collections }, cel { $goal } ({ $trend }), wystawy { $exhibitions }, Wielka Galeria { $gallery }, pełne muzeum { $museum }, nagrody { $rewards }, odrzucone { $discard }. Razem { $total }.
event-game-ended = Koniec gry: { $reason }. Wyniki: { $scores_by_seat }.
reason-fifty = ktoś osiągnął koniec toru prestiżu
reason-market_empty = rynek sztuki jest pusty

## Dlaczego dom by tak zrobił

why-goal = Z tym celem twoja ręka dałaby { $hand }, gdyby wszystko powieszono, a obrazy z muzeów { $shown }.
why-swap-prestige = Wymiana daje prestiż { $gains } za oddany obraz i kosztuje { $pays } za wzięty.
why-swap-worth = Wzięty obraz jest dla ciebie wart około { $taken }, oddany około { $given }.
why-pass = Najlepsza wymiana byłaby dla ciebie warta około { $amount }.
why-patrons = Najlepszy dostępny mecenas jest dla ciebie wart około { $shown }; po nowych można się spodziewać około { $new }.
why-hang = Powieszenie go jest dla ciebie warte około { $amount }: prestiż { $points } od razu dzięki trendowi publicznemu oraz to, co daje twoim kolekcjom, celowi i mecenasom.
why-payment = Obraz, którym za to płacisz, jest na ręce wart około { $amount }.
why-steal = Odrzucił go inny gracz, więc dostaje { $amount } twojego prestiżu.
why-actions = W tej chwili wieszanie jest dla ciebie warte około { $hang }, wystawa około { $show }, inwentaryzacja około { $stock }.
why-exhibit = Kolekcja ({ $collection }) ma { $count ->
        [one] { $count } obraz
        [few] { $count } obrazy
        [many] { $count } obrazów
       *[other] { $count } obrazu
    }: prestiż { $amount } od razu; kolejna wystawa jest warta około { $step } w premii na koniec.
why-reward = Ta nagroda jest dla ciebie warta około { $amount } do końca gry.
why-inventory = Inwentaryzacja jest dla ciebie warta około { $amount }; { $count ->
        [one] masz { $count } odrzucony obraz.
        [few] masz { $count } odrzucone obrazy.
        [many] masz { $count } odrzuconych obrazów.
       *[other] masz { $count } odrzuconego obrazu.
    }
why-recover = { $count ->
        [0] Niczego nie warto stamtąd brać.
        [one] Na ręce jest wart około { $amount }, a odrzucone kosztują o około { $cost } mniej.
        [few] Na ręce są razem warte około { $amount }, a odrzucone kosztują o około { $cost } mniej.
        [many] Na ręce są razem warte około { $amount }, a odrzucone kosztują o około { $cost } mniej.
       *[other] Na ręce są razem warte około { $amount }, a odrzucone kosztują o około { $cost } mniej.
    }
why-favour = Zagrana teraz przysługa jest dla ciebie warta około { $amount }, po odjęciu tego, co mogłaby dać później.
why-claim = Punkty to prestiż { $points }; efekt jest dla ciebie teraz wart około { $effect }.
why-keep = { $count ->
        [0] Żadnego nie warto zatrzymać.
        [one] Na ręce jest wart około { $amount }.
        [few] Na ręce są razem warte około { $amount }.
        [many] Na ręce są razem warte około { $amount }.
       *[other] Na ręce są razem warte około { $amount }.
    }
why-take = Na ręce jest wart około { $amount }.
why-store = { $count ->
        [0] Odrzucone nic cię nie kosztują albo mogą ci jeszcze posłużyć.
       *[other] Odrzucone kosztują cię na koniec o { $amount } mniej.
    }
why-layout = Twoje muzeum w obecnym układzie daje { $now }, a po przełożeniu { $then }.
why-done = { $amount ->
        [0] Nic, co możesz jeszcze powiesić w tej turze, nie jest warte swojej ceny.
       *[other] Najlepszy obraz do powieszenia, jaki ci został, byłby wart około { $amount }.
    }

## Odmowy

refusal-not-offered = Tego trendu nie było wśród zaproponowanych ({ $available }). [{ $rule }]
refusal-goal-needed = Potrzebny jest jeden z zaproponowanych trendów. [{ $rule }]
refusal-swap-needed = W swojej turze musisz wymienić obraz. [{ $rule }]
refusal-other-than-swap = Potrzebna jest wymiana z muzeum międzynarodowym. [{ $rule }]
refusal-not-in-hand = Tego obrazu nie masz na ręce; masz { $available ->
        [one] { $available } obraz
        [few] { $available } obrazy
        [many] { $available } obrazów
       *[other] { $available } obrazu
    }. [{ $rule }]
refusal-empty-place = To miejsce jest puste: rynek sztuki się wyczerpał. [{ $rule }]
refusal-not-in-a-museum = Tego obrazu nie ma w żadnym muzeum międzynarodowym; jest tam { $available ->
        [one] { $available } obraz
        [few] { $available } obrazy
        [many] { $available } obrazów
       *[other] { $available } obrazu
    }. [{ $rule }]
refusal-space-taken = To pole nagrody jest zakryte; { $available ->
        [one] wolne jest { $available }
        [few] wolne są { $available }
        [many] wolnych jest { $available }
       *[other] wolne jest { $available }
    }. [{ $rule }]
refusal-reward-needed = Potrzebne jest wolne pole nagrody. [{ $rule }]
refusal-painting-of-discard-needed = Potrzebne są obrazy spośród twoich odrzuconych. [{ $rule }]
refusal-not-in-own-discard = Tego obrazu nie ma wśród twoich odrzuconych; odrzuconych masz: { $available }. [{ $rule }]
refusal-picked-in-order = Każdy obraz można wskazać tylko raz. [{ $rule }]
refusal-too-many = Można wybrać najwyżej { $needed }, nie { $available }. [{ $rule }]
refusal-hand-limit = Inwentaryzacja uzupełnia rękę do { $needed }; razem z wybranymi masz już { $available }. [{ $rule }]
refusal-replace-or-pass = Pytanie brzmi, czy wymieniasz mecenasów. [{ $rule }]
refusal-keep-so-many = Zatrzymujesz { $needed }, ani mniej, ani więcej; wybrano { $available }. [{ $rule }]
refusal-not-looked-at = Tego obrazu nie oglądasz; oglądasz { $available ->
        [one] { $available } obraz
        [few] { $available } obrazy
        [many] { $available } obrazów
       *[other] { $available } obrazu
    }. [{ $rule }]
refusal-nothing-to-pay = Ten obraz wiesza się bez płacenia. [{ $rule }]
refusal-not-in-another-discard = Tego obrazu nie ma wśród odrzuconych innych graczy; jest tam { $available ->
        [one] { $available } obraz
        [few] { $available } obrazy
        [many] { $available } obrazów
       *[other] { $available } obrazu
    }. [{ $rule }]
refusal-no-such-change = Tych dwóch miejsc nie można teraz zamienić. [{ $rule }]
refusal-layout-needed = Potrzebny jest układ twojego muzeum. [{ $rule }]
refusal-other-paintings = Układ umieszcza raz każdy z wiszących obrazów ({ $needed }); ten umieszcza { $available }. [{ $rule }]
refusal-no-collection = Ta wystawa wymaga tylu obrazów w twoim muzeum: { $needed }; jest ich { $available }. [{ $rule }]
refusal-exhibited-before = Taka wystawa już u ciebie była. [{ $rule }]
refusal-exhibitions-used-up = Liczba wystaw jednego gracza to najwyżej { $needed }. [{ $rule }]
refusal-no-token = Nie ma już żetonu na tę wystawę. [{ $rule }]
refusal-action-needed = Trwa twoja faza akcji; to należy do innej części tury. [{ $rule }]
refusal-action-taken = W tej turze wybrano już inną akcję. [{ $rule }]
refusal-no-such-favour = Nie masz tej przysługi; twoje przysługi: { $available }. [{ $rule }]
refusal-favour-played = W tej turze zagrano już przysługę. [{ $rule }]
refusal-nothing-to-arrange = Od zapisania ostatniego układu nic nie powieszono. [{ $rule }]
refusal-museum-full = Wszystkie miejsca twojego muzeum ({ $needed }) są zajęte. [{ $rule }]
refusal-payment-not-in-hand = Płacisz obrazem z ręki; masz na niej { $available ->
        [one] { $available } obraz
        [few] { $available } obrazy
        [many] { $available } obrazów
       *[other] { $available } obrazu
    }. [{ $rule }]
refusal-pays-for-itself = Obraz nie może zapłacić sam za siebie. [{ $rule }]
refusal-own-discard = Ze swoich odrzuconych nie można wieszać; inwentaryzacja przywraca je na rękę. [{ $rule }]
refusal-too-poor-to-steal = Powieszenie obrazu odrzuconego przez innego gracza kosztuje { $needed } pkt prestiżu, a masz { $available }. [{ $rule }]
refusal-patron-not-there = Ten mecenas nie jest dostępny; dostępnych: { $available }. [{ $rule }]
refusal-patron-won-this-turn = W tej turze pozyskano już mecenasa. [{ $rule }]
refusal-patron-not-pleased = Ten mecenas chce więcej dzieł: { $needed }, a twoje muzeum ma { $available }. [{ $rule }]

## Plansza w tabelach

board-headline = Runda { $round } · trend publiczny: { $trend }
board-museums = Muzea międzynarodowe
board-museum = Muzeum
board-painting = Obraz
board-cost = Koszt wzięcia
board-wants = szuka
board-hand = Twoja ręka
board-gives = Zysk za oddanie (wg muzeum)
board-goal = Cel
board-players = Gracze
board-player = Gracz
board-prestige = Prestiż
board-mark = Następna przysługa
board-in-hand = Ręka
board-favours = Przysługi
board-hanging = Wiszące
board-patrons = Mecenasi
board-exhibitions = Wystawy
board-patron = Mecenas
board-pleased = Warunek spełnia
board-discards = Odrzucone
board-collections = Kolekcje: połączone / wiszące
board-collection = Kolekcja
board-tokens = Żetony
board-own-score = Twój wynik, gdyby gra skończyła się teraz
board-wall = Muzeum gracza { $seat }
score-prestige = Prestiż
score-collections = Kolekcje
score-goal = Cel
score-exhibitions = Wystawy
score-gallery = Wielka Galeria
score-museum = Pełne muzeum
score-rewards = Nagrody
score-discard = Odrzucone
score-total = Razem

## Zasady naszymi słowami

rules-1-title = O co chodzi
rules-1-text = Prowadzisz muzeum w szalonych latach dwudziestych. Zbieraj obrazy jednego okresu lub jednego gatunku, wieszaj je i wpuść tłum. Prestiż zyskujesz za wymiany z czterema wielkimi muzeami świata, za wieszanie tego, co modne, za wystawy i za mecenasów. Prestiż to zarazem twój wynik i to, czym płacisz. Grę kończy ten, kto osiągnie { $box_end }; wtedy punktuje się kolekcje.
    Lista obrazów ({ $box_paintings }) oraz listy trendów, przysług, mecenasów i nagród są naszą rekonstrukcją; zasady pochodzą z drukowanej wersji beta.

rules-2-title = Obrazy i trendy
rules-2-text = Każdy obraz to dzieło jednego z { $box_painters } malarzy i należy do jednego z pięciu okresów i jednego z sześciu gatunków. Trend wskazuje malarza, gatunek i okres: malarz jest wart { $box_painter }, gatunek { $box_domain }, okres { $box_period }. Jeśli zgadza się kilka, liczy się tylko najlepszy; wyjątkiem jest tajny cel, przy którym liczą się wszystkie.
    Jest trend publiczny, po jednym trendzie w każdym muzeum międzynarodowym i jeden, który zachowujesz jako tajny cel. Od drugiej rundy każda runda zaczyna się od nowego trendu publicznego.

rules-3-title = Zanim zaczniecie
rules-3-text = Każdy dostaje { $box_hand ->
        [one] { $box_hand } obraz
        [few] { $box_hand } obrazy
        [many] { $box_hand } obrazów
       *[other] { $box_hand } obrazów
    } i { $box_favours ->
        [one] { $box_favours } przysługę
        [few] { $box_favours } przysługi
        [many] { $box_favours } przysług
       *[other] { $box_favours } przysług
    }, a jako tajny cel zachowuje { $box_offered_trends ->
        [one] trend
        [few] jeden z { $box_offered_trends } trendów
        [many] jeden z { $box_offered_trends } trendów
       *[other] jeden z { $box_offered_trends } trendów
    }. Obrazów w każdym muzeum międzynarodowym: { $box_museum_paintings }. Dostępnych mecenasów: { $box_patrons }. Na każdy okres i każdy gatunek { $box_tokens ->
        [one] przypada { $box_tokens } żeton wystaw, wart { $box_token_points }
        [few] przypadają { $box_tokens } żetony wystaw, wierzchni wart { $box_token_points } więcej
        [many] przypada { $box_tokens } żetonów wystaw, wierzchni wart { $box_token_points } więcej
       *[other] przypada { $box_tokens } żetonów wystaw, wierzchni wart { $box_token_points } więcej
    }. Pierwszy gracz jest losowany i zaczyna z { $box_score_1 ->
        [one] { $box_score_1 } punktem
        [few] { $box_score_1 } punktami
        [many] { $box_score_1 } punktami
       *[other] { $box_score_1 } punktami
    } prestiżu, następny z { $box_score_2 }, potem { $box_score_3 } i { $box_score_4 }.

rules-4-title = Kolekcje
rules-4-text = Twoje muzeum ma 25 miejsc, pięć na pięć. Kolekcja to połączona grupa co najmniej { $box_least } obrazów jednego okresu albo jednego gatunku; rogi nie łączą. Obraz może należeć do jednej kolekcji każdego rodzaju. Z kilku grup tego samego rodzaju liczy się tylko największa. Wszystko wolno przewieszać w każdej chwili, więc do punktacji końcowej ważna jest tylko liczba obrazów, a nie ich miejsce.
    Okres, od { $box_least } do 25 obrazów: { $box_periods }.
    Gatunek: { $box_domains }.

rules-5-title = Twoja tura: nabywanie
rules-5-text = Dobierz { $box_draw ->
        [one] { $box_draw } obraz
        [few] { $box_draw } obrazy
        [many] { $box_draw } obrazów
       *[other] { $box_draw } obrazów
    }. Potem musisz wymienić obraz z ręki na obraz z muzeum międzynarodowego: zyskujesz tyle, ile twój obraz jest wart według trendu tego muzeum, a potem tracisz tyle, ile wart jest tamten. Po tobie każdy z pozostałych też może wymienić jeden. Wszyscy widzą, co się daje i bierze. Prestiż nigdy nie spada poniżej 0.

rules-6-title = Twoja tura: jedna akcja
rules-6-text = Wieszaj obrazy: za każdy odrzucasz inny z ręki; możesz powiesić tyle, za ile zapłacisz, albo żadnego. Możesz też powiesić obraz odrzucony przez innego gracza (odrzucone widzą wszyscy): zapłata trafia do jego odrzuconych{ $box_steal ->
        [0] {""}
       *[other] {""}, ty tracisz { $box_steal } pkt prestiżu (musisz tyle mieć), a właściciel zyskuje { $box_steal }
    }. Każdy powieszony obraz punktuje według trendu publicznego. Ze swoich odrzuconych nie wieszasz i niczego się nie zdejmuje.
    Albo urządź wystawę czasową okresu lub gatunku, z którego { $box_least ->
        [few] wiszą u ciebie co najmniej { $box_least } obrazy
        [many] wisi u ciebie co najmniej { $box_least } obrazów
       *[other] wisi u ciebie co najmniej { $box_least } obrazu
    }, połączone lub nie: zyskujesz tyle, ile taka kolekcja jest warta, bierzesz żeton i zakrywasz pole nagrody. Każdy rodzaj raz, najwyżej { $box_most_exhibitions ->
        [one] { $box_most_exhibitions } wystawa
        [few] { $box_most_exhibitions } wystawy
        [many] { $box_most_exhibitions } wystaw
       *[other] { $box_most_exhibitions } wystaw
    }. Obrazy zostają i na koniec mogą punktować jeszcze raz.
    Albo zrób inwentaryzację: weź z powrotem dowolne ze swoich odrzuconych, dopóki ręka nie przekracza { $box_hand_limit }, dobierz przysługę i, jeśli chcesz, wymień mecenasów. Innego limitu ręki nie ma.

rules-7-title = Przysługi
rules-7-text = Raz w turze możesz zagrać przysługę, w dowolnej chwili fazy akcji. Dobierasz ją { $box_marks ->
        [none] {""}
       *[other] za każdym razem, gdy po raz pierwszy osiągasz lub mijasz znak na torze ({ $box_marks }), oraz{" "}
    }przy każdej inwentaryzacji. Efekt, którego nie da się wykonać, przepada.

rules-8-title = Mecenasi
rules-8-text = Raz w turze możesz pozyskać dostępnego mecenasa, jeśli twoje muzeum ma to, czego on chce: odpowiednią liczbę dzieł danego malarza albo odpowiednią liczbę z danego okresu i z danego gatunku; obraz, który spełnia oba warunki, liczy się do obu. Weź albo punkty, albo efekt. Na wolne miejsce przychodzi nowy mecenas.

rules-9-title = Nagrody
rules-9-text = Każda wystawa zakrywa jedno pole nagrody na twojej planszy, każde tylko raz. Dostawa: dobierz { $box_supplies_paintings ->
        [one] { $box_supplies_paintings } obraz
        [few] { $box_supplies_paintings } obrazy
        [many] { $box_supplies_paintings } obrazów
       *[other] { $box_supplies_paintings } obrazów
    } i { $box_supplies_favours ->
        [one] { $box_supplies_favours } przysługę
        [few] { $box_supplies_favours } przysługi
        [many] { $box_supplies_favours } przysług
       *[other] { $box_supplies_favours } przysług
    }. Dotacja: { $box_grant } pkt prestiżu. Kupcy: na początku każdej swojej tury dobieraj { $box_buyers ->
        [one] { $box_buyers } obraz
        [few] { $box_buyers } obrazy
        [many] { $box_buyers } obrazów
       *[other] { $box_buyers } obrazów
    }. Skład: przy inwentaryzacji do { $box_depot } kart na ręce, a na koniec odrzucone kosztują tylko połowę. Krąg przyjaciół: na koniec { $box_circle } pkt prestiżu za każdego mecenasa.

rules-10-title = Koniec
rules-10-text = Kto pierwszy osiągnie { $box_end } punktów prestiżu, nawet poza swoją turą, bierze żeton końca gry i zyskuje { $box_end_bonus }. Tura zostaje dokończona, potem każdy z pozostałych ma jeszcze jedną turę. Gra kończy się też, gdy na koniec rundy rynek sztuki jest pusty. Wtedy każdy ustawia w tajemnicy ostateczny układ, a potem odsłania się wszystkie.

rules-11-title = Punktacja końcowa
rules-11-text = Twój prestiż; kolekcje; tajny cel, przy którym obraz punktuje za każdą wspólną cechę; wystawy: { $box_exhibitions_1 } za jedną{ $box_exhibitions_2 ->
        [never] {""}
       *[other] {""}, { $box_exhibitions_2 } za dwie
    }{ $box_exhibitions_3 ->
        [never] {""}
       *[other] {""}, { $box_exhibitions_3 } za trzy
    }{ $box_exhibitions_4 ->
        [never] {""}
       *[other] {""}, { $box_exhibitions_4 } za cztery
    }{ $box_exhibitions_5 ->
        [never] {""}
       *[other] {""}, { $box_exhibitions_5 } za pięć
    }{ $box_exhibitions_0 ->
        [0] {""}
       *[other] {""}, { $box_exhibitions_0 }, gdy nie ma żadnej
    }; { $box_gallery }, jeśli Wielka Galeria, czyli środkowy rząd i środkowa kolumna, jest pełna i cała z jednego okresu albo jednego gatunku; { $box_museum } za pełne muzeum; { $box_circle } za każdego mecenasa przy kręgu przyjaciół.
    Odrzucone kosztują { $box_discard_1 } za jeden obraz, { $box_discard_2 } za dwa, { $box_discard_3 } za trzy, { $box_discard_4 } za cztery, { $box_discard_5 } za pięć, { $box_discard_6 } za sześć, { $box_discard_7 } za siedem i { $box_discard_further } za każdy następny{ $box_discard_0 ->
        [0] {""}
       *[other] {""}, { $box_discard_0 }, gdy nie ma żadnego
    }; ze składem połowę, zaokrągloną w górę.
    Wygrywa najwyższy wynik; przy remisie więcej obrazów w muzeum, potem więcej mecenasów; potem zwycięstwo jest wspólne.

## Plansza w przeglądarce

museum-new_york = Nowy Jork
museum-paris = Paryż
museum-berlin = Berlin
museum-london = Londyn
board-pi-track = Tor prestiżu
board-pi-stands = { $seat }: { $score }, { $mark ->
        [0] na torze nie ma już przysług
       *[other] następna przysługa na { $mark }
    }
board-pi-end-token = Żeton końca: kto dojdzie tu pierwszy, zyskuje { $bonus } i zaczynają się ostatnie tury
board-pi-ender = żeton końca
board-pi-ready = gotowe
board-pi-trends = Trendy
board-pi-public = Trend publiczny
board-pi-goal = Twój cel
board-pi-filter = Pokaż obrazy
board-pi-filter-off = Pokaż wszystkie
board-pi-painter = Według malarza
board-pi-any-painter = Każdy malarz
board-pi-bare = puste
board-pi-costs = { $points ->
        [0] W wymianie nic nie kosztuje
       *[other] W wymianie kosztuje { $points }
    }
board-pi-net = Bilans { $points }
board-pi-gives = W wymianie najwyżej { $points }
board-pi-would-hang = Jeśli teraz powiesisz: trend { $trend }; kolekcje { $collections }; cel { $goal }
board-pi-empty-hand = Nie masz obrazów na ręce.
board-pi-own = Twoje muzeum: { $city }
board-pi-larger = Obejrzyj muzeum w powiększeniu
board-pi-grid = Twoje muzeum, pięć rzędów po pięć miejsc. Strzałki przesuwają zaznaczenie, Enter podnosi i wiesza obraz, Escape go puszcza.
board-pi-place = Rząd { $row }, kolumna { $column }
board-pi-place-bare = { $place }: puste
board-pi-layout-worth = Ten układ:
board-pi-best = Najlepszy możliwy
board-pi-best-found = Najlepszy znaleziony
board-pi-auto = Ułóż: { $value }, najlepszy znaleziony
board-pi-auto-best = Ułóż: { $value }, najlepszy możliwy
board-pi-as-it-hangs = Wróć do obecnego układu
board-pi-save = Zapisz układ
board-pi-give-final = Zatwierdź ostateczny układ
board-pi-save-later = Tylko plan: zapiszesz go, gdy coś powiesisz, i na końcu.
board-pi-exhibitions = Kolekcje i wystawy
board-pi-hanging-worth = wiszące → wystawa
board-pi-connected-worth = połączone → na koniec
board-pi-connected-count = połączone ({ $count }):
board-pi-tokens = { $count ->
        [0] nie ma już żetonu
        [1] 1 żeton
        [few] { $count } żetony, wierzchni +{ $bonus }
        [many] { $count } żetonów, wierzchni +{ $bonus }
       *[other] { $count } żetonów, wierzchni +{ $bonus }
    }
board-pi-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
board-pi-or = albo: { $effect }
board-pi-pleased = Warunek spełnia: { $seats }
board-pi-left = zostało { $count }
board-pi-no-patron = Brak mecenasa
board-pi-own-board = Twoja plansza
board-pi-own-discard = Twoje odrzucone
board-pi-discard = Odrzucone
board-pi-discard-costs = −{ $points } na końcu
board-pi-nothing = nic
board-pi-discards = Stosy odrzuconych innych graczy
board-pi-looked = Pierwsze obrazy z rynku
board-pi-rewards = Pola nagród
board-pi-covered = zakryte
board-pi-planned = W planowanym układzie
board-pi-others = Pozostałe muzea
board-pi-known = Obraz wzięty na oczach wszystkich
board-pi-hidden = { $count ->
        [one] { $count } zakryty
        [few] { $count } zakryte
        [many] { $count } zakrytych
       *[other] { $count } zakrytych
    }
board-pi-outlook = Twój wybór
board-pi-look = Obejrzyj z bliska: { $title }
board-pi-pick-museum = Teraz wybierz, co bierzesz z muzeum.
board-pi-pick-hand = Teraz wybierz, co dajesz z ręki.
board-pi-pick-payment = Teraz wybierz obraz z ręki, którym płacisz.
board-pi-pick-several = { $least ->
        [0] Wybrano { $count }, najwyżej { $most }.
       *[other] Wybrano { $count } z { $most }.
    }
board-pi-do = { $verb ->
        [swap] Wymień
        [action] Powieś
        [free] Powieś
        [loan] Weź
        [dealer] Weź
        [collection] Urządź tę wystawę
        [favour] Zagraj tę przysługę
        [reward] Zakryj to pole
        [look] Zatrzymaj te
        [store] Na spód rynku: { $count }
       *[other] { $count ->
            [0] Nie bierz żadnego
           *[other] Weź z powrotem: { $count }
        }
    }
board-pi-cancel = Anuluj
board-pi-take-points = Weź { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
board-pi-take-effect = Weź efekt
board-pi-given-to = dany: { $museum }
board-pi-taken = wzięty
board-pi-now = teraz
board-pi-trend-doubled = teraz, podwójnie
board-pi-to-owner = dla gracza { $seat }
board-pi-collection-of = kolekcja: { $count }
board-pi-token = wierzchni żeton
board-pi-favour-too = { $count ->
        [one] { $count } przysługa
        [few] { $count } przysługi
        [many] { $count } przysług
       *[other] { $count } przysług
    }
board-pi-ends = dochodzi do końca
board-pi-choose-goal = Wybierz swój cel
board-pi-goal-hand = { $count ->
        [0] nic z tego na ręce
       *[other] na ręce { $count }, warte { $points }
    }
board-pi-goal-museums = { $count ->
        [0] nic z tego w muzeach
       *[other] w muzeach { $count }, warte { $points }
    }
board-pi-close = Zamknij
board-pi-homage = Hołd narysowany na potrzeby tej gry, nie sam obraz.
board-pi-final = Punktacja końcowa
board-pi-line = Pozycja
board-pi-times = ×{ $count }
board-pi-tie-paintings = Obrazy, przy remisie
board-pi-tie-patrons = Mecenasi, przy remisie
board-pi-rooms = Części stołu
board-pi-room = { $room ->
        [museums] Muzea
        [own] Twoje
        [patrons] Mecenasi
       *[others] Inni
    }
board-pi-answer-goal = Wybierz cel na stole
board-pi-answer-swap = Wybierz oba obrazy na stole
board-pi-answer-action = Wieszaj i układaj na stole
board-pi-answer-museum = Wybierz obraz w muzeum
board-pi-answer-hand = Wybierz obraz z ręki
board-pi-answer-discard = Wybierz obraz spośród odrzuconych
board-pi-answer-several = Wybierz obrazy na stole
board-pi-answer-layout = Ułóż swoje muzeum na stole

# The art market of the house: the headings of its plots.
market-hung = Powieszone obrazy
market-fashion = Prestiż dzięki modnemu malarzowi

# What the things on the board are
board-is-sign = { $sign ->
       *[prestige] Prestiż
        [favour] Przysługa
        [patron] Mecenas
        [trend] Trend
        [exhibition-token] Żeton wystawy
        [reward] Pole nagrody
    }
board-why-sign = { $sign ->
       *[domain] Gatunek: co obraz przedstawia. { $box_least } lub więcej połączonych obrazów jednego gatunku to kolekcja; w trendzie wart jest { $domain }.
        [period] Epoka. { $box_least } lub więcej połączonych obrazów jednej epoki to kolekcja; w trendzie warta jest { $period }.
        [museum] { $own ->
            [yes] Miasto muzeum gracza.
           *[no] Muzeum międzynarodowe: wymienia się z nim obrazy, a jego trend mówi, co to daje albo kosztuje.
        }
        [prestige] Punkty i pieniądze zarazem. Kto pierwszy ma { $end }, bierze żeton końca i zyskuje { $bonus }; wygrywa największy prestiż.
        [favour] Karta, którą zagrywa się raz na turę w fazie akcji.
        [patron] Osoba, która chce określonych dzieł w muzeum. Raz na turę można ją pozyskać, za punkty albo za efekt.
        [trend] Wymienia malarza, wartego { $painter }, gatunek i epokę. Z kilku liczy się tylko najlepsze.
        [exhibition] Znak, że odbyła się taka wystawa; zakrywa pole nagrody.
        [reward] Zakryte żetonem wystawy daje odtąd swoją nagrodę.
    }
board-why-trend = { $which ->
       *[public] Wieszany obraz zyskuje za najlepszą zgodność: { $painter } { $painter_points }, { $domain } { $domain_points }, { $period } { $period_points }.
        [goal] Znasz go tylko ty. Na końcu każdy twój obraz punktuje za wszystko, co ma z nim wspólnego: { $painter } { $painter_points }, { $domain } { $domain_points }, { $period } { $period_points }.
        [museum] Obraz oddany tutaj zyskuje za najlepszą zgodność, zabrany tyle kosztuje: { $painter } { $painter_points }, { $domain } { $domain_points }, { $period } { $period_points }.
    }
board-is-painter = { $painter }, malarz numer { $number }
board-is-painters = Numer malarza
board-why-painter = Numer to imię malarza na kartach, nie cena. Gdy trend wymienia malarza, obraz wart jest { $points }.
board-why-painting = Malarz: { $painter }, epoka: { $period }, gatunek: { $domain }. Każde może pasować do trendu; epoka i gatunek tworzą kolekcje.
board-why-patron = Chce w twoim muzeum każdego z pokazanych znaków: { $each }. Daje prestiż ({ $points } pkt) albo zamiast tego: { $effect }. { $pleased ->
        [yes] Twoje muzeum spełnia warunek.
       *[no] Twoje muzeum jeszcze go nie spełnia.
    }
board-why-favour = Raz w swojej turze możesz zagrać przysługę:
board-why-reward = Wystawa pozwala zakryć jedno pole nagrody, która odtąd jest twoja:
board-why-collection = Wiszące obrazy liczą się do wystawy, połączone na końcu. Każdy rodzaj liczy się raz, przez największą grupę.
board-why-tokens = Pierwsza taka wystawa daje { $bonus } więcej. Bez żetonu nie ma wystawy.
board-is-mark = Znak przy { $at }
board-why-mark = Kto dojdzie tu po raz pierwszy, dobiera przysługę.
board-is-of-seat = { $part ->
       *[prestige] Prestiż: { $score }
        [hanging] Wiszące obrazy: { $hanging }
        [hand] Obrazy na ręce: { $hand }
        [favours] Przysługi: { $favours }
        [patrons] Pozyskani mecenasi: { $patrons }
        [exhibitions] Wystawy: { $exhibitions }
    }
board-why-of-seat = { $part ->
       *[prestige] { $seat }. { $mark ->
            [0] Do { $end } nie ma już znaków.
           *[other] Następna przysługa jest przy { $mark }, żeton końca leży przy { $end }.
        }
        [hanging] { $seat }, w muzeum o 25 miejscach.
        [hand] { $seat }. Nikt inny ich nie widzi, poza wziętymi jawnie.
        [favours] { $seat }, ukryte przed innymi. W turze można zagrać jedną.
        [patrons] { $seat }. Rozstrzygają remis.
        [exhibitions] { $seat }. Im więcej, tym więcej dają na końcu.
    }

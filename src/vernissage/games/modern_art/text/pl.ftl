# Modern Art po polsku. Każdy tekst zna opcje gry: $edition, $double_payment, $mystery_hand, $open_cash.
# Kwoty to całe tysiące.

title-name = Modern Art
title-summary = Cztery rundy licytacji. Obraz jest wart tyle, ile każe moda, a modę tworzą wszyscy przy stole.

## Nazwy

artist-nex = { $edition ->
        [classic] Lite Metal
       *[matagot] Nex
    }
artist-bahut = { $edition ->
        [classic] Yoko
       *[matagot] Bahut
    }
artist-darmoir = { $edition ->
        [classic] Christin P.
       *[matagot] Darmoir
    }
artist-sadland = { $edition ->
        [classic] Karl Gitter
       *[matagot] Sadland
    }
artist-koriko = { $edition ->
        [classic] Krypto
       *[matagot] Koriko
    }

auction-open = otwarta
auction-once = jedna kolejka
auction-sealed = w ciemno
auction-fixed = stała cena
auction-double = podwójna
auction-open-help = Wszyscy, także sprzedający, mogą przebijać w dowolnej kolejności. Gdy nikt już nie przebija, kupuje ten, kto dał najwięcej.
auction-once-help = Od gracza po lewej stronie sprzedającego każdy ma jedną szansę: przebija ostatnią ofertę albo pasuje. Sprzedający mówi ostatni.
auction-sealed-help = Wszyscy naraz, także sprzedający, wybierają kwotę w tajemnicy, a potem otwierają dłonie. Wygrywa najwyższa. Przy remisie wygrywa sprzedający, jeśli jest wśród najwyższych; jeśli nie, ten z remisujących, kto siedzi najbliżej po jego lewej stronie.
auction-fixed-help = Sprzedający podaje cenę, nie wyższą niż jego gotówka. Obraz bierze pierwszy chętny, licząc od lewej strony sprzedającego; gdy wszyscy odmówią, sprzedający musi go kupić i płaci bankowi.
auction-double-help = Obraz podwójny sprzedaje się razem z drugim obrazem tego samego artysty. O rodzaju licytacji decyduje druga karta.

card-name = { $artist } ({ $auction })

money = { $edition ->
        [classic] { $amount } tys. $
       *[matagot] { $amount } tys. €
    }
money-needed = { $edition ->
        [classic] { $needed } tys. $
       *[matagot] { $needed } tys. €
    }
money-available = { $edition ->
        [classic] { $available } tys. $
       *[matagot] { $available } tys. €
    }
money-most = { $edition ->
        [classic] { $most } tys. $
       *[matagot] { $most } tys. €
    }
money-loss = { $edition ->
        [classic] { $loss } tys. $
       *[matagot] { $loss } tys. €
    }
money-gain = { $edition ->
        [classic] { $gain } tys. $
       *[matagot] { $gain } tys. €
    }
round-name = { $round ->
        [1] pierwszej rundy
        [2] drugiej rundy
        [3] trzeciej rundy
       *[other] ostatniej rundy
    }

## Opcje

option-edition = Wydanie
option-edition-help = Nazwiska artystów i waluta.
option-edition-matagot = Matagot 2009 (tysiące €)
option-edition-classic = Hans im Glück / Mayfair (tysiące $)
option-double_payment = Zapłata za obraz podwójny
option-double_payment-help = Kto dostaje pieniądze, gdy drugi obraz dokłada ktoś inny niż sprzedający.
option-double_payment-new_seller = wszystko dla tego, kto dołożył drugi obraz
option-double_payment-split = po połowie dla obu sprzedających
option-mystery_hand = Tajemnicza ręka
option-mystery_hand-help = Dla trojga: czwarta ręka leży zakryta, a po przeprowadzeniu licytacji możesz odkryć z niej kartę.
option-open_cash = Jawna gotówka
option-open_cash-help = Wszyscy widzą gotówkę wszystkich. Według instrukcji jest tajna.

## Pytania

ask-offer = Który obraz wystawiasz na licytację?
ask-second = Dokładasz drugi obraz tego artysty? Wtedy to ty sprzedajesz oba.
ask-raise = Przebijasz czy pasujesz? Pas nie jest ostateczny: gdy cena wzrośnie, możesz znów licytować.
ask-bid = Jedna kolejka: masz jedną szansę. Przebijasz czy pasujesz?
ask-seal = Ile chowasz w dłoni? Zero to też oferta.
ask-price = Jakiej ceny żądasz? Jeśli nikt nie kupi, musisz kupić obraz za tę cenę.
ask-buy = Kupujesz za tę cenę?
ask-turn = Odkrywasz kartę z tajemniczej ręki?

move-offer = Wystaw: { $card }
move-add = Dołóż: { $card }
move-decline = Nic nie dokładaj
move-bid = Daj { money }
move-pass = Pas
move-seal = Schowaj w dłoni { money }
move-price = Zażądaj { money }
move-buy = Kup
move-turn = Odkryj kartę
move-leave = Zostaw zakryte

## Co się dzieje

event-dealt = { $seat } dostaje: { $cards }.
event-hand-grew = Każdy dostaje { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
event-round-began = { $round ->
        [1] Zaczyna się pierwsza runda
        [2] Zaczyna się druga runda
        [3] Zaczyna się trzecia runda
       *[other] Zaczyna się ostatnia runda
    }: sprzedaż otwiera { $seat }.
event-offered = { $seat } wystawia: { $card }.
event-declined = { $seat } nic nie dokłada.
event-added = { $seat } prowadzi licytację i dokłada: { $card }.
event-bid = { $seat } daje { money }.
event-no-raise = { $amount ->
        [0] { $seat } nie licytuje.
       *[other] { $seat } pasuje przy { money }.
    }
event-passed = { $seat } pasuje.
event-sealed-bid = { $seat } wyciąga zamkniętą dłoń.
event-bids-opened = Dłonie się otwierają: { $bids_by_seat }.
event-priced = { $seat } żąda { money }.
event-sold = { $amount ->
        [0] { $seat } bierze za darmo: { $cards }.
       *[other] { $to_bank ->
                [0] { $to_seats_count ->
                        [1] { $seat } kupuje za { money }: { $cards }; pieniądze bierze { $seller }.
                       *[other] { $seat } kupuje za { money }: { $cards }; do podziału: { $to_seats }.
                    }
               *[other] { $to_seats_count ->
                        [0] { $seat } zatrzymuje za { money }: { $cards }; pieniądze bierze bank.
                       *[other] { $seat } kupuje za { money }: { $cards }; dostają: { $to_seats }, bank { $to_bank }.
                    }
            }
    }
event-turned = { $seat } odkrywa kartę z tajemniczej ręki: { $card }. Nie należy do nikogo, ale się liczy.
event-left-covered = { $seat } zostawia tajemniczą rękę zakrytą.
event-round-closed = Bez nabywcy: { $unsold }. Nowe znaczniki:{ marker-1 }{ marker-2 }{ marker-3 }{ marker-4 }{ marker-5 }.
chapter-round-closed = Koniec { round-name }
marker-1 = { $markers_1 ->
        [0] {""}
       *[other] {" "}{ artist-nex } (+{ $markers_1 })
    }
marker-2 = { $markers_2 ->
        [0] {""}
       *[other] {" "}{ artist-bahut } (+{ $markers_2 })
    }
marker-3 = { $markers_3 ->
        [0] {""}
       *[other] {" "}{ artist-darmoir } (+{ $markers_3 })
    }
marker-4 = { $markers_4 ->
        [0] {""}
       *[other] {" "}{ artist-sadland } (+{ $markers_4 })
    }
marker-5 = { $markers_5 ->
        [0] {""}
       *[other] {" "}{ artist-koriko } (+{ $markers_5 })
    }
event-paid = { $cards_count ->
        [0] { $seat } nie ma czego sprzedać bankowi.
        [one] { $seat } dostaje z banku { money } za jeden obraz.
        [few] { $seat } dostaje z banku { money } za { $cards_count } obrazy.
        [many] { $seat } dostaje z banku { money } za { $cards_count } obrazów.
       *[other] { $seat } dostaje z banku { money } za { $cards_count } obrazu.
    }
event-game-ended = Koniec gry: { $reason }. Gotówka: { $scores_by_seat }.
reason-four_rounds = rozegrano { $box_rounds ->
    [one] jedyną rundę
    [few] wszystkie { $box_rounds } rundy
    [many] { $box_rounds } rund
   *[other] wszystkie { $box_rounds } rundy
    }
reason-out_of_cards = zagrano ostatnią kartę

## Dlaczego dom tak by zrobił

why-worth = Bank zapłaci za to około { money }; daj najwyżej { money-most }, bo twoje pieniądze dostaje rywal.
why-own = Bank zapłaci za to około { money }. To ty sprzedajesz: powyżej { money-most } lepsze są pieniądze rywala.
why-price = Bank zapłaci za to około { money }; zażądaj trochę mniej, żeby następny gracz chętnie zapłacił.
why-offer = Obraz tego artysty ({ $artist }) powinien na koniec rundy dać około { money }, i od tego zależą oferty.
why-double = Obraz tego artysty ({ $artist }) powinien na koniec rundy dać około { money }; podwójny sprzedaje się razem z innym.
why-closes = To od razu kończy rundę. Za to, co wisi na twojej ścianie, bank zapłaci ci { money }.
why-none = Nie masz drugiego obrazu tego artysty ({ $artist }).
why-keep = Obraz tego artysty ({ $artist }) powinien na koniec rundy dać około { money }: twój możesz sprzedać osobno.
why-standing = { $artist }: w tej rundzie { $count ->
        [one] { $count } wystawiony obraz
        [few] { $count } wystawione obrazy
        [many] { $count } wystawionych obrazów
       *[other] { $count } wystawionego obrazu
    }; { $ahead ->
        [0] nikt nie ma więcej.
        [one] więcej ma { $ahead } artysta.
        [few] więcej mają { $ahead } artyści.
        [many] więcej ma { $ahead } artystów.
       *[other] więcej ma { $ahead } artysty.
    }
why-turn = Nieznany obraz średnio bardziej pomaga twojej ścianie niż innym.
why-leave = Nieznany obraz średnio nie pomaga twojej ścianie bardziej niż innym.
back-overpaid = { $seat } płaci za obrazy artysty ({ $artist }) { money }: o { money-loss } więcej, niż bank dał za nie na koniec rundy.
back-let-go = { $seat } dostaje obrazy artysty ({ $artist }) za { money }; na koniec rundy przyniosły o { money-gain } więcej. Inni je odpuścili.

## Odmowy

refusal-card-needed = Tu trzeba wskazać obraz z ręki. [{ $rule }]
refusal-not-in-hand = Nie masz tego obrazu na ręce; masz { $available ->
        [0] pustą rękę
        [one] { $available } kartę
        [few] { $available } karty
        [many] { $available } kart
       *[other] { $available } karty
    }. [{ $rule }]
refusal-other-artist = Drugi obraz musi być tego samego artysty: { $needed ->
        [nex] { artist-nex }
        [bahut] { artist-bahut }
        [darmoir] { artist-darmoir }
        [sadland] { artist-sadland }
       *[koriko] { artist-koriko }
    }, a ten namalował ktoś inny: { $available ->
        [nex] { artist-nex }
        [bahut] { artist-bahut }
        [darmoir] { artist-darmoir }
        [sadland] { artist-sadland }
       *[koriko] { artist-koriko }
    }. [{ $rule }]
refusal-second-double = Drugi obraz nie może być podwójny: to on ma mówić, jak sprzedać oba. [{ $rule }]
refusal-amount-needed = Tu trzeba podać kwotę: liczbę całych tysięcy. [{ $rule }]
refusal-no-such-amount = { $available } to nie kwota w tej grze: możliwe są całe kwoty z przedziału { $needed }. [{ $rule }]
refusal-bid-too-low = { money-available } to za mało: następna oferta to co najmniej { money-needed }. [{ $rule }]
refusal-above-cash = Na to trzeba { money-needed }, a masz { money-available }. [{ $rule }]
refusal-leads = { $available ->
        [0] Nikt jeszcze nic nie dał, więc obraz jest twój za darmo: możesz otworzyć licytację, ale pasować nie ma po co.
       *[other] Najwyższa oferta, { money-available }, i tak jest twoja; nie odpowiada się samemu sobie.
    } [{ $rule }]
refusal-already-declared = Pas przy { money-available } już padł. Możesz jednak przebić albo poczekać. [{ $rule }]
refusal-price-at-least = Cena musi wynosić co najmniej { money-needed }, a nie { money-available }. [{ $rule }]
refusal-buy-or-pass = Możesz kupić za { money-needed } albo spasować; targów tu nie ma. [{ $rule }]
refusal-turn-or-leave = Możesz odkryć kartę z tajemniczej ręki albo zostawić ją zakrytą. [{ $rule }]

## Plansza w tabelach

board-headline = { $round ->
        [1] Pierwsza runda
        [2] Druga runda
        [3] Trzecia runda
       *[other] Ostatnia runda
    }
board-market = Rynek
board-artist = Artysta
board-offered = Wystawione
board-round = R{ $round }
board-worth-now = Warte teraz
board-on-easel = Na sztaludze
board-lot = Obraz
board-auction = Licytacja
board-seller = Sprzedaje
board-price = Cena
board-leader = Prowadzi
board-sealed = Złożone oferty
board-players = Gracze
board-player = Gracz
board-cards = Karty
board-cash = Gotówka
board-wall = Kupione w rundzie
board-hand = Twoja ręka

## Plansza w przeglądarce

board-ma-walls = Obrazy kupione w tej rundzie
board-ma-rank = { $rank ->
        [1] 1.
        [2] 2.
       *[other] 3.
    }
board-ma-round = Runda { $round }
board-ma-maybe = na razie
board-ma-worth-range = na koniec rundy od { $low } do { $high }
board-ma-look = Obejrzyj z bliska: { $title }
board-ma-sold-by = sprzedaje { $seat }
board-ma-asked = Żądana cena
board-ma-own-bid = twoja: { money }
board-ma-your-cash = Twoja gotówka
board-ma-standing = { $stands ->
        [double] Potrzebny drugi obraz tego artysty ({ $artist }): kto go dołoży, sprzedaje oba. Jeśli nikt tego nie zrobi, obraz dostaje za darmo { $opener }.
        [sealed] Najwyższa oferta wygrywa, a pieniądze bierze { $seller }. Pozostałe nic nie kosztują. Jeśli wygra { $seller }, pieniądze bierze bank.
        [sealed_shared] Najwyższa oferta wygrywa, a pieniędzmi dzielą się { $opener } i { $seller }. Pozostałe nic nie kosztują. Jeśli wygra ktoś z tej dwójki, własną połowę płaci bankowi.
        [unpriced] Cenę podaje { $seller }. Jeśli nikt nie kupi, { $seller } musi kupić.
        [priced] Kto pierwszy powie „tak”, płaci { $price }, a pieniądze bierze { $seller }. Jeśli nikt się nie zgodzi, { $seller } płaci tyle bankowi.
        [priced_shared] Kto pierwszy powie „tak”, płaci { $price }, a pieniędzmi dzielą się { $opener } i { $seller }. Jeśli nikt się nie zgodzi, kupić musi { $seller }. Jeśli kupi ktoś z tej dwójki, własną połowę płaci bankowi.
        [own] Na razie { $seller } zatrzymuje obraz i płaci bankowi { $price }.
        [shared] Na razie prowadzi { $leader } za { $price }; sprzedają razem { $opener } i { $seller }.
        [leads] Na razie { $leader } bierze obraz za { $price }, a pieniądze dostaje { $seller }.
       *[free] Na razie { $seller } bierze obraz za darmo: nikt nic nie dał.
    }
board-ma-voices = Dotychczasowe oferty i pasy
board-ma-voice = { $voice ->
        [leads] prowadzi
        [bid] daje { $amount }
        [declared] pas przy tej cenie
        [passed] pas
        [declined] nic nie dokłada
        [sealed] oferta złożona
       *[asked] myśli
    }
board-ma-voice-seller = sprzedaje
board-ma-sells = { $seat } wybiera obraz na sprzedaż.
board-ma-you-sell = Twoja kolej: wybierz obraz z ręki.
board-ma-may-turn = { $seat } może odkryć kartę z tajemniczej ręki.
board-ma-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
board-ma-no-cards = Nie masz już kart. Nadal możesz licytować.
board-ma-would-stand = To będzie obraz nr { $count } z { $closing } w tej rundzie ({ $artist }).
board-ma-closes = Ten obraz od razu kończy rundę. Liczy się, ale nie zostaje sprzedany.
board-ma-binds = Wystawionego obrazu nie da się cofnąć.
board-ma-why-later = Trwa licytacja. Obraz wystawisz, gdy przyjdzie twoja kolej sprzedaży. [MA-8]
board-ma-offer-it = Postaw na sztaludze
board-ma-add-it = Dołóż do podwójnego
board-ma-put-back = Odłóż na rękę
board-ma-wall-worth = warte teraz { money }
board-ma-bare = jeszcze nic
board-ma-free = za darmo
board-ma-unsold = Bez nabywcy
board-ma-unsold-counts = niczyje, ale się liczą
board-ma-covered = { $count ->
        [0] nic nie zostało
        [one] { $count } zakryta karta
        [few] { $count } zakryte karty
        [many] { $count } zakrytych kart
       *[other] { $count } zakrytej karty
    }
board-ma-cash-hidden = Gotówka za zasłonką
board-ma-lot = Licytacja { $lot }
board-ma-bank = Bank
board-ma-bids = Oferty:
board-ma-dismiss = Zamknij
board-ma-summaries = Podsumowania rund
board-ma-go-on = Dalej
board-ma-marker = Znacznik
board-ma-pays = Za obraz
board-ma-paintings = Obrazy
board-ma-income = Wpływ
board-ma-final = Końcowe rozliczenie
board-ma-sales = Sprzedaż
board-ma-from-bank = Z banku
board-ma-spent = Wydano
board-ma-total = Gotówka
board-ma-left-in-hand = Zostało na ręce
board-ma-wealth = Gotówka graczy w ciągu gry
board-ma-as-table = Jako tabela
board-ma-start = Początek
board-ma-answer-offer = Wybierz obraz z ręki
board-ma-answer-second = Dołóż obraz z ręki

## Zasady naszymi słowami

rules-1-title = O co chodzi
rules-1-text = Prowadzisz galerię. W ciągu gry (liczba rund: { $box_rounds }) ty i rywale licytujecie między sobą obrazy pięciu artystów, a na koniec każdej rundy bank skupuje obrazy, które kupiliście. Im więcej obrazów artysty wystawiono w rundzie, tym więcej bank za nie płaci. Wygrywa ten, kto na koniec ma najwięcej pieniędzy. Sprzedawaj to, czego chcą inni, i nigdy nie płać więcej niż bank.

rules-2-title = Zanim zaczniecie
rules-2-text = Każdy ma { $edition ->
        [classic] { $box_start } tys. $
       *[matagot] { $box_start } tys. €
    } i karty na ręce. Gotówka jest { $open_cash ->
        [on] jawna
       *[off] tajna
    }, ceny są jawne. Karty na ręce nie są twoje: to obrazy, które możesz wystawić na sprzedaż, a bank płaci tylko za to, co kupisz na licytacji.
    Liczba obrazów w talii: { $box_cards }; { artist-nex } { $box_nex }, { artist-bahut } { $box_bahut }, { artist-darmoir } { $box_darmoir }, { artist-sadland } { $box_sadland }, { artist-koriko } { $box_koriko }. Karty rozdaje się na każdą rękę runda po rundzie: przy trzech graczach { $box_deal_3 }; przy czterech { $box_deal_4 }; przy pięciu { $box_deal_5 }. Gdy nic się nie rozdaje, gra się tym, co zostało. Pierwszego sprzedającego wybiera los.

rules-3-title = Przebieg tury
rules-3-text = W swojej turze musisz wystawić kartę: kładziesz ją z ręki na sztalugę. Symbol na niej mówi, jak będzie licytowana. Licytować może każdy, także sprzedający. Kto da najwięcej, płaci sprzedającemu; jeśli wygra sprzedający, pieniądze bierze bank. Kupiony obraz leży na widoku do końca rundy, a następną licytację prowadzi gracz po lewej stronie sprzedającego.

rules-4-title = Pięć rodzajów licytacji
rules-4-text = Otwarta. { auction-open-help }
    Jedna kolejka. { auction-once-help }
    W ciemno. { auction-sealed-help }
    Stała cena. { auction-fixed-help }
    Podwójna. { auction-double-help }

rules-5-title = Licytowanie
rules-5-text = Oferty to całe tysiące, każda wyższa od poprzedniej i nigdy wyższa niż twoja gotówka: długów nie ma. W licytacji otwartej pas nie jest ostateczny: gdy cena wzrośnie, możesz wrócić do gry. Jeśli nikt nic nie da, sprzedający bierze obraz za darmo, chyba że to stała cena. Przy stałej cenie można się tylko zgodzić albo odmówić. Oferty i pasa nie można cofnąć; kwotę ukrytą w dłoni można zmienić, dopóki nie złożą swojej wszyscy.

rules-6-title = Obrazy podwójne
rules-6-text = Kto wystawia obraz podwójny, może dołożyć drugi obraz tego samego artysty, byle nie podwójny. Jeśli tego nie zrobi, pozostali mogą to zrobić po kolei, każdy raz, zgodnie z ruchem wskazówek zegara. Kto dołoży, zostaje sprzedającym obu obrazów, a sposób sprzedaży wskazuje jego karta. { $double_payment ->
        [split] Obaj sprzedający dzielą się ceną; nieparzysty tysiąc dostaje nowy sprzedający. Jeśli jeden z nich sam wygra, własną połowę płaci bankowi.
       *[new_seller] Całą cenę dostaje nowy sprzedający; ten, kto wystawił obraz podwójny, nie dostaje nic.
    } Potem kolej na gracza po lewej stronie nowego sprzedającego; gracze pomiędzy tracą kolejkę. Gdy nikt nic nie dołoży, obraz podwójny dostaje za darmo ten, kto go wystawił.

rules-7-title = Koniec rundy
rules-7-text = Obraz numer { $box_closing } tego samego artysty w rundzie natychmiast ją kończy. Nie sprzedaje się go, nie należy do nikogo, ale się liczy. Do podwójnego zagranego jako ten ostatni nie dokłada się drugiego; jeśli rundę kończy dopiero ten dołożony, oba zostają bez nabywcy.

rules-8-title = Ile warte są obrazy
rules-8-text = Artystów porządkuje się według liczby obrazów wystawionych w rundzie; przy remisie wyżej stoi ten bliżej lewej strony planszy. Od lewej: { artist-nex }, { artist-bahut }, { artist-darmoir }, { artist-sadland }, { artist-koriko }. Artysta, którego nic nie wystawiono, nie ma miejsca w rankingu, więc bywa ich mniej niż trzech. Trzej pierwsi dostają znaczniki { $box_first }, { $box_second } i { $box_third }, które zostają do końca gry.
    Za obraz artysty z tej trójki bank płaci sumę wszystkich jego znaczników, także dawnych. Obrazy pozostałych nie przynoszą w tej rundzie nic, bez względu na znaczniki, które jednak zostają na następne rundy. Potem kupione obrazy się odrzuca; karty na ręce zostają.

rules-9-title = Następna runda i puste ręce
rules-9-text = Zaczyna gracz siedzący po lewej stronie tego, kto wystawił ostatnią kartę. Bez kart nie sprzedajesz, ale nadal licytujesz. Jeśli w ostatniej rundzie zagrana zostanie ostatnia karta ze wszystkich rąk, gra się kończy: ta karta zostaje bez nabywcy, ale się liczy.

rules-10-title = Kto wygrywa
rules-10-text = Po ostatniej rundzie każdy liczy swoje pieniądze i wygrywa najbogatszy gracz. Przy remisie zwycięstwo jest wspólne. { $open_cash ->
        [on] W tej grze gotówka wszystkich jest jawna.
       *[off] Do tego czasu gotówka jest tajna, za zasłonką; wszystkie ceny są jednak jawne.
    }

rules-11-title = Tajemnicza ręka, dla trojga
rules-11-text = Z tą opcją karty rozdaje się tak, jak przy tylu graczach: { $box_mystery }, a ręka niczyja leży zakryta. Po przeprowadzonej licytacji możesz odkryć jedną z jej kart. Nie należy do nikogo, ale liczy się jako wystawiona i może być tą, która kończy rundę. Do tajemniczego podwójnego nie dokłada się drugiego obrazu. Jeśli rundę kończy tajemnicza karta, następną zaczyna gracz po lewej tego, kto ją odkrył. Z tą opcją wszystkie ręce mogą się opróżnić przed ostatnią rundą: ostatnia zagrana karta zostaje wtedy bez nabywcy, ale się liczy, runda się kończy, bank płaci i rozdaje się karty na następną. Dopiero w ostatniej kończy to grę, od razu, jeśli nikt nie ma karty, żeby ją zacząć. { $mystery_hand ->
        [on] W tej grze jest używana.
       *[off] W tej grze nie jest używana.
    }

# The art market of the house: the headings of its plots.
market-price = Średnia cena obrazu

# What the things on the board are
board-why-worth = { $rank ->
        [0] { $artist } nie jest teraz w pierwszej trójce (wystawiono { $offered } z { $closing }): obraz nic by nie dał, mimo znaczników z poprzednich rund.
        [1] { $artist } jest teraz na pierwszym miejscu (wystawiono { $offered } z { $closing }): obraz dałby { $worth }, czyli nowy znacznik { $marker } i { $before } z poprzednich rund.
        [2] { $artist } jest teraz na drugim miejscu (wystawiono { $offered } z { $closing }): obraz dałby { $worth }, czyli nowy znacznik { $marker } i { $before } z poprzednich rund.
       *[other] { $artist } jest teraz na trzecim miejscu (wystawiono { $offered } z { $closing }): obraz dałby { $worth }, czyli nowy znacznik { $marker } i { $before } z poprzednich rund.
    }
board-is-worth = Wartość jednego obrazu: { $artist }
board-is-offered = { $artist }: wystawiono w tej rundzie { $count }
board-why-offered = Liczy się każdy pokazany obraz, sprzedany czy nie. Obraz numer { $closing } jednego artysty od razu kończy rundę i nie jest sprzedawany.
board-is-marker = Znacznik: { $value }
board-why-marker = { $state ->
        [given] { $artist }: znacznik z końca rundy { $round }. Liczy się w każdej późniejszej rundzie, w której ten artysta jest w pierwszej trójce.
        [maybe] { $artist }: taki znacznik przypadłby, gdyby runda { $round } skończyła się teraz.
       *[any] Na koniec rundy dostają je trzej najczęściej wystawiani artyści. Zostaje na planszy i liczy się znowu, ilekroć artysta jest w pierwszej trójce.
    }
board-is-price = Najwyższa oferta albo cena: { $price }
board-why-price = { $auction ->
        [fixed] Taką cenę podaje sprzedający: { $seller }. Bierze pierwszy chętny, licząc od jego lewej.
       *[other] { $led ->
            [no] Nikt nie licytuje. Jeśli tak zostanie, obraz przypadnie za darmo sprzedającemu: { $seller }.
           *[other] Prowadzi { $leader }, oferta { $price }. Jeśli nikt nie przebije, tyle dostanie sprzedający: { $seller }; sprzedający, który wygrywa, płaci bankowi.
        }
    }
board-why-voice = { $seller ->
        [yes] Sprzedający: dostaje pieniądze, gdy kupi ktoś inny, a płaci bankowi, gdy sam wygra.
       *[no] Co ten gracz powiedział o licytowanym obrazie. Oferta musi być wyższa od poprzedniej.
    }
board-why-hand = Te karty { $seat } może jeszcze wystawić w tej i następnych rundach. Karta na ręce to nie kupiony obraz: płaci tylko to, co kupiono.
board-why-cash = { $known ->
        [yes] Gotówka w tysiącach: { $seat }. Na końcu wygrywa najbogatsza galeria.
       *[no] Ta gotówka ({ $seat }) leży za zasłonką do końca gry. Wygrywa najbogatsza galeria.
    }
board-is-wall = { $seat }: { $count ->
        [one] kupiono { $count } obraz
        [few] kupiono { $count } obrazy
        [many] kupiono { $count } obrazów
       *[other] kupiono { $count } obrazu
    }
board-why-wall = Kupione w tej rundzie, z czerwoną kropką. Gdyby runda skończyła się teraz, bank zapłaciłby za wszystkie { $worth }; potem odchodzą.
board-why-round = Gra ma { $rounds } rundy. Runda kończy się obrazem numer { $closing } jednego artysty.

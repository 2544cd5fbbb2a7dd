# Co mówią strony w przeglądarce wokół plansz.

## Wszędzie

web-title = Farshore: trzy gry na długi wieczór
web-skip = Przejdź do treści
web-home = Farshore: strona główna
web-close = Zamknij
web-cancel = Jeszcze nie
web-link = Link
web-copy = Kopiuj
web-copied = Skopiowano
web-to-home = Do stołów
web-unreachable = Serwer chwilowo nie odpowiada. Spróbuj ponownie.
web-nowhere = Otwarte morze
web-nowhere-about = Pod tym adresem nie ma strony.
web-table = Stół

## Ustawienia

web-settings = Ustawienia
web-turns = { $turns ->
    [one] 1 stół czeka na ciebie
    [few] { $turns } stoły czekają na ciebie
    [many] { $turns } stołów czeka na ciebie
   *[other] { $turns } stołów czeka na ciebie
  }
web-language = Język
web-theme = Światło
web-theme-system = Jak w systemie
web-theme-light = Jasne
web-theme-dark = Ciemne
web-confirm-setting = Pytaj przed ruchem, którego nie można cofnąć
web-your-name = Twoje imię
web-name-first = Najpierw podaj swoje imię, potem zajmij miejsce.
web-keep-name = Zachowaj to imię
web-link-about = Osobisty link sprawia, że inne urządzenie staje się twoje: to ty siedzisz wtedy przy swoich stołach. Działa raz, przez dobę.
web-link-make = Utwórz osobisty link
web-forget-me = Zapomnij mnie na tym urządzeniu
web-who = Jak się nazywasz?
web-who-about = Inni przy stole widzą to imię. Nie trzeba się rejestrować.

## Strona główna

web-play-now = Zagraj teraz z botami
web-new-table = Nowy stół
web-documentation = Dokumentacja (po angielsku)
web-how-to-play = Jak grać
web-how-to-play-game = Jak grać: { $game }
web-players-range = gracze: { $least }–{ $most }
web-solo = także solo
web-my-tables = Moje stoły
web-open-tables = Otwarte stoły
web-open-tables-empty = Teraz nikt nie czeka na graczy. Załóż stół i przekaż jego link.
web-running-tables = Stoły do oglądania
web-my-finished = Moje zakończone gry
web-finished-tables = Zakończone gry
web-your-turn = Twoja kolej
web-others-turn = Inni się zastanawiają
web-watch = Oglądaj
web-seats-open = { $count ->
    [one] 1 wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnych miejsc
  }

## Miejsca i boty

web-seats = Miejsca
web-seat-things = Wszystko, co ma { $name }
web-you = ty
web-open-seat = Wolne miejsce
web-bot-0 = Wydrzyk
web-bot-1 = Petrel
web-bot-2 = Fulmar
web-bot-3 = Rybitwa
web-level = Siła botów
web-level-rating = Siła { $rating }.
web-level-seconds = Do { $seconds } s na decyzję.
web-level-random = dryfujący
    .about = Robi pierwszy lepszy ruch.
web-level-greedy = pochopny
    .about = Bierze to, co w tej chwili wygląda najlepiej.
web-level-gentle = łagodny
    .about = Patrzy trochę naprzód.
web-level-steady = solidny
    .about = Patrzy naprzód i rzadko się myli.
web-level-sharp = bystry
    .about = Patrzy daleko naprzód.
web-level-master = mistrzowski
    .about = Myśli około sekundy nad każdą decyzją.
web-not-here = chwilowo poza stołem
web-deciding = decyduje
web-score-now = Punkty, gdyby gra skończyła się teraz

## Przed grą

web-lobby = { $game }: miejsca do zajęcia
web-lobby-about = Gra zacznie się sama, gdy ostatnie miejsce będzie zajęte.
web-invite = Zaproś tym linkiem
web-sit = Usiądź tutaj
web-add-bot = Posadź tu bota
web-reopen = Zwolnij miejsce
web-remove-person = Usuń od stołu
web-remove-person-sure = Usunąć od stołu: { $name }? Ta osoba nie będzie mogła już tu usiąść.
web-rules-of-table = W co się gra
web-older-rules = Ten stół gra według wersji { $version } zasad, z którą rozpoczął grę. Instrukcja opisuje najnowszą wersję; różnice wymieniono tutaj.
web-take-back-table = Wycofaj ten stół

## Stół

web-board = Plansza: { $game }
web-decision = O czym trzeba zdecydować
web-choices = Twoje możliwości
web-choose-one = Które?
web-show-choices = { $count ->
    [one] Pokaż możliwość jako tekst
    [few] Pokaż wszystkie { $count } możliwości jako tekst
    [many] Pokaż wszystkie { $count } możliwości jako tekst
   *[other] Pokaż wszystkie { $count } możliwości jako tekst
  }
web-show-choices-short = Jako tekst ({ $count })
web-confirm = Tak, zrób to
web-confirm-about = Tego nie można cofnąć.
web-confirm-undo = Potem możesz to jeszcze cofnąć.
web-undo = Cofnij
web-hint = Co zrobiłby bot?
web-hint-wait = Bot myśli …
web-hint-title = Co zrobiłby bot
web-move-preview = Co może dać ruch
web-chance = { $percent } % na wygraną
web-chance-alone = { $percent } % drogi do świetnego wyniku
web-visits = { $visits ->
    [one] próba: 1
    [few] próby: { $visits }
    [many] prób: { $visits }
   *[other] prób: { $visits }
  }
web-game-over = Gra się skończyła.
web-watch-moves = Zobacz, co robią inni …
web-skip-moves = { $count ->
    [one] Pomiń 1 ruch
    [few] Pomiń { $count } ruchy
    [many] Pomiń { $count } ruchów
   *[other] Pomiń { $count } ruchów
  }
web-waiting = Czekamy na: { $names }
web-away = Chwilowo poza stołem: { $names }.
web-together = Wszyscy decydują jednocześnie; ty masz to już za sobą.
web-you-watch = Oglądasz
web-reconnecting = Utracono połączenie; kolejna próba …
web-reconnecting-move = Utracono połączenie. Twój ruch czeka tutaj i zostanie wysłany, gdy połączenie wróci.
web-bot-plays = Bot ({ $level }) gra za ciebie.
web-take-it-back = Graj znowu
web-log = Dziennik
web-log-new = { $count ->
    [one] 1 nowy wpis
    [few] { $count } nowe wpisy
    [many] { $count } nowych wpisów
   *[other] { $count } nowego wpisu
  } ↓
web-log-empty = Jeszcze nic się nie wydarzyło.
web-chat = Czat
web-log-and-chat = Dziennik i czat
web-earlier = Pokaż wcześniejsze wiersze
web-forced = (nie było innego wyboru)
web-since = Od twojej ostatniej tury
web-since-mark = od twojej ostatniej tury
web-since-nothing = Od tego czasu nic się nie wydarzyło.
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-say = Powiedz coś
web-chat-send = Powiedz
web-zoom-in = Przybliż
web-zoom-out = Oddal
web-zoom-reset = Pokaż całą planszę
web-sheet = Otwórz lub zamknij decyzję
web-table-menu = Stół
web-seat-to-bot = Niech bot gra za mnie
web-seat-take-back = Odbierz botowi moje miejsce
web-seat-absent-to-bot = Niech bot zagra za: { $name }
web-download = Pobierz zapis
web-replay = Obejrzyj grę ruch po ruchu
web-rematch = Zagraj jeszcze raz
web-to-rematch = Do następnej gry
web-to-result = Do wyniku
web-watch-link = Kto ma ten link, może oglądać:
web-end-offer = Zaproponuj zakończenie gry
web-end-offer-sure = Jeśli wszyscy się zgodzą, gra kończy się tutaj z obecnymi punktami i nikt nie wygrywa.
web-end-now = Zakończ grę teraz
web-end-now-sure = Gra kończy się tutaj z obecnymi punktami i nikt nie wygrywa.
web-end-offered = { $count ->
    [one] { $names } proponuje zakończyć grę w obecnym stanie.
    [few] { $names } proponują zakończyć grę w obecnym stanie.
    [many] { $names } proponują zakończyć grę w obecnym stanie.
   *[other] { $names } proponują zakończyć grę w obecnym stanie.
  }
web-end-offered-by-you = Proponujesz zakończyć grę w obecnym stanie.
web-end-silent = Brakuje jeszcze zgody: { $names }.
web-end-agree = Zgadzam się
web-end-decline = Gram dalej
web-end-withdraw = Wycofaj propozycję
web-end-declined = { $name } chce grać dalej.
web-ended = Gra została zakończona za zgodą wszystkich, z punktami z tamtej chwili.
web-ended-title = { $game }: zakończona za zgodą wszystkich
web-leave = Odejdź od stołu
web-leave-sure = Bot zagra za ciebie, już do końca.
web-report = Zgłoś operatorowi: { $name }
web-report-reason = Co się stało? Dziennik gry i czat zostaną dołączone. Nikt przy stole się o tym nie dowie.
web-report-send = Wyślij zgłoszenie
web-report-sent = Zgłoszenie zostało wysłane.

## Klawisze

web-keys = Klawisze
web-key-numbers = wybierz według numeru
web-key-arrows = przechodź między możliwościami
web-key-enter = wybierz; potwierdź
web-key-escape = przemyśl jeszcze raz; pomiń to, co jest pokazywane
web-key-undo = cofnij
web-key-since = co się działo od twojej ostatniej tury
web-key-log = dziennik i czat
web-key-tab = chodź po planszy
web-key-help = te klawisze

## Nowy stół

web-new-game = Gra
web-new-players = Gracze
web-new-player-count = { $count ->
    [1] solo
    [2] w dwie osoby
    [3] w trzy osoby
   *[other] w cztery osoby
  }
web-new-preset = Sposób gry
web-new-sentence-game = Chcę zagrać w grę { $game } { $players }: { $preset }.
web-new-sentence-pace = Gramy { $pace }.
web-new-sentence-join = Wolne miejsca są dla { $join }.
web-new-sentence-watch = Oglądać może: { $watch }.
web-new-sentence-hints = Pytać, co zrobiłby bot, może: { $hints }.
web-new-hints = Kto może prosić o radę
web-new-hints-alone = kto gra tylko z botami
web-new-hints-yes = każdy
web-new-hints-no = nikt
web-new-pace = Jak szybko
web-new-live = za jednym posiedzeniem
web-new-days = przez kilka dni
web-new-join = Kto może dołączyć
web-new-join-link = każdego, kto ma link
web-new-join-everybody = każdego, kto znajdzie tu stół
web-new-watch = Kto może oglądać
web-new-watch-everybody = każdy
web-new-watch-link = każdy, kto ma link
web-new-watch-nobody = nikt oprócz graczy
web-new-me = ja
web-new-open = ktoś inny
web-new-open-about = Dostaniesz link do wysłania.
web-new-bot = bot: { $level }
web-new-details = Wszystkie szczegóły zasad
web-new-readings = Interpretacje instrukcji
web-new-readings-about = Tam, gdzie instrukcję można czytać na dwa sposoby, przy tym stole obowiązuje to, co tu wybierzesz. Domyślny wybór jest najbliższy jej słowom.
web-new-number = liczba …
web-new-edition = Twoja własna edycja elementów
web-new-edition-about = Jeśli masz pudełko, możesz grać wartościami ze swojego egzemplarza.
web-new-edition-choose = Wybierz plik
web-new-edition-good = „{ $name }” nadaje się do użycia.
web-new-edition-blocks = Ten plik edycji ma błędy, więc nie da się z nim otworzyć stołu. Wybierz inny albo z niego zrezygnuj.
web-new-edition-leave = Zrezygnuj
web-new-edition-more = i jeszcze { $more }
web-new-make = Załóż stół
web-new-begin = Zacznij
antarctica-preset-first_game = ze statkami na polach dla pierwszej gry
antarctica-preset-free_start = każdy wybiera, gdzie zaczyna
antarctica-preset-german = według niemieckiej instrukcji
antarctica-preset-italian = według włoskiej instrukcji
antarctica-preset-polish = według polskiej instrukcji
aquatica-preset-first_game = pierwszy raz, bez królów
aquatica-preset-basic = z królem dla każdego
aquatica-preset-advanced = z królami do wyboru i zmiennymi celami
aquatica-preset-solo = solo przeciw morskiemu ludowi
council-preset-base = gra podstawowa
council-preset-full = ze stacjami i dowódcami
council-preset-solo = solo przeciw Automie

## Osobisty link

web-claim = Twój osobisty link
web-claim-about = Dzięki temu to urządzenie staje się twoje: twoje imię, twoje miejsca, twoje stoły.
web-claim-other = Z tego urządzenia korzysta teraz { $name }. Po użyciu linku przejdzie do kogoś innego.
web-claim-go = To ja

## Potem

web-result = Wynik
web-won = { $count ->
    [one] Zwycięstwo: { $names }
    [few] Wspólne zwycięstwo: { $names }
    [many] Wspólne zwycięstwo: { $names }
   *[other] Wspólne zwycięstwo: { $names }
  }
web-nobody-won = { $game }: nikt nie wygrał
web-decided-by = Zdecydowało: { $criteria }.
web-place = { $place }.
web-to-board = Do planszy
web-points-by-source = Skąd są punkty
web-source = Źródło
web-total = Razem
web-points-before = w trakcie gry
web-lead-over-time = Jak zmieniało się prowadzenie
web-chart-label = Punkty wszystkich od początku do końca gry
web-chart-start = początek
web-chart-end = koniec
web-moment-lead = { $name } obejmuje prowadzenie: { $points }
web-moment-leap = { $name } zyskuje naraz { $points }
web-viewpoint = Czyimi oczami
web-viewpoint-mine = moimi oczami
web-viewpoint-public = to, co widzą wszyscy
web-slider = Moment gry
web-step = krok { $step } z { $last }
web-step-first = Na początek
web-step-back = Krok wstecz
web-step-forward = Krok naprzód
web-step-last = Na koniec
web-run = Odtwarzaj
web-pause = Zatrzymaj
web-play-on = Graj dalej od tego miejsca
web-play-on-about = Od tej pozycji zacznie się nowy stół, ty przeciw botom.
web-play-on-seat = Czyje miejsce zajmujesz?
web-analysis = Analiza
web-analysis-begins = Bot zaczyna jeszcze raz oglądać grę …
web-analysis-working = Bot ogląda grę jeszcze raz: decyzje { $done } z { $of }
web-analysis-failed = Bot nie zdołał obejrzeć całej gry.
web-analysis-again = Spróbuj ponownie
web-analysis-chart = Szanse wszystkich od początku do końca gry
web-analysis-chances = Szanse w tym miejscu
web-analysis-decides = Tu decyduje { $name }
web-analysis-nothing = Tu nie ma o czym decydować.
web-analysis-next = Do następnej decyzji
web-analysis-played = zagrano
web-analysis-best = Zagrany ruch wygląda najlepiej.
web-analysis-cost = Zagrany ruch kosztował { $points } na 100 szans.
web-analysis-look = Obejrzyj z botem
web-costly = Ruchy, które kosztowały najwięcej
web-costly-points = −{ $points } %
web-costly-better = Lepiej: { $move }

## Do czytania

web-contents = Spis treści
web-source-rulebook = instrukcja
web-source-public = strona publiczna
web-source-reconstructed = nasza rekonstrukcja
web-source-count = { $count ->
    [one] w 1 elemencie
    [few] w { $count } elementach
    [many] w { $count } elementach
   *[other] w { $count } elementach
  }

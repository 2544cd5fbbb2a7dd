# Antarktyda: co czyta się wśród lodów.

antarctica-about = Statki podążają za Słońcem wokół lodu; pierwszy w każdej kolejce płynie, buduje i prowadzi badania.
antarctica-card = { $building }{ $star ->
    [yes] {" "}★
   *[no] {""}
  } (wymagane: { $needed_building })
antarctica-forms-building =
    .object = { $id ->
        [shipyard] Stocznię
        [headframe] Wieżę Szybową
        [drilling_rig] Wieżę Wiertniczą
        [wind_turbine] Turbinę Wiatrową
        [factory] Fabrykę
        [inland_station] Lądową Stację Badawczą
        [coast_station] Nabrzeżną Stację Badawczą
        [sea_station] Morską Stację Badawczą
        [plankton_farm] Hodowlę Planktonu
        [parabolic_antenna] Antenę Paraboliczną
       *[other] { $name }
      }
antarctica-forms-deck =
    .card = { $id ->
        [basic] Podstawowa Karta Budowy
        [double] Podwójna Karta Budowy
       *[other] Zaawansowana Karta Budowy
      }
antarctica-forms-area =
    .oblique = { $id ->
        [bottom_left] lewej dolnej
        [bottom] dolnej
        [bottom_right] prawej dolnej
        [right] prawej
        [top_right] prawej górnej
        [top] górnej
        [top_left] lewej górnej
       *[other] lewej
      }

## Opcje

antarctica-option-layout = gdzie zaczynają statki
    .first_game = na polach dla pierwszej gry
    .free = tam, gdzie gracze je ustawią, po jednym
antarctica-option-start_seat = kto zaczyna
    .random = decyduje los
    .fixed = osoba na pierwszym miejscu
antarctica-option-plankton_exception = gdy wszystkim został jeden naukowiec, a budować można tylko Hodowle Planktonu
    .on = hodowla wymaga jednego naukowca zamiast dwóch
    .off = hodowla nadal wymaga dwóch naukowców
antarctica-option-new_ship = nowy statek staje w strefie ze Słońcem
    .turn_end = na koniec tury; do tego czasu nikt nie może go użyć
    .at_once = od razu; podczas tego postoju nie ma swojej tury
antarctica-option-research_three = przesunięcie dzięki niebieskiemu symbolowi badań
    .optional = może wykonać każdy
    .trigger = musi wykonać ten, kto go uruchomił; pozostali mogą
    .all = musi wykonać każdy
antarctica-option-second_turn = tura, którą daje Lodołamacz
    .must = jest obowiązkowa
    .may = można z niej zrezygnować
antarctica-option-game_end = po ostatnim naukowcu lub ostatniej Karcie Budowy
    .turn = turę rozgrywa się do końca
    .at_once = wykonuje się tylko to, co już zostało uruchomione
antarctica-option-data_set = wartości torów i kart
    .reconstructed_1 = jak w pierwszej rekonstrukcji: zwycięzcy często przekraczają 100 punktów
    .reconstructed_2 = zrekonstruowane od nowa: zwycięzcy rzadko przekraczają 99 punktów, które pokazuje znacznik Punktów Zwycięstwa
    .reconstructed_3 = jak druga, ale każde pole toru jest warte co najmniej punkt
    .reconstructed_4 = jak trzecia, a w cztery osoby statki zaczynają gdzie indziej, by żadne miejsce nie miało przewagi
antarctica-option-stall_guard = gdy wiele tur z rzędu nic nie zmienia
    .on = gra się kończy
    .off = gra toczy się dalej

## Decyzje. `.waiting` słyszą ci, którzy czekają.

antarctica-ask-place_start_ship = Gdzie zaczyna twój następny statek?
    .waiting = { $names } wybiera, gdzie zaczyna statek
antarctica-ask-place_extra_cube = Grasz jako druga osoba i dostajesz kostkę na torze. Na którym?
    .waiting = { $names } wybiera tor dla dodatkowej kostki
antarctica-ask-move_ship = Twój statek musi płynąć. Dokąd?
    .waiting = { $names } wybiera, dokąd popłynie statek
antarctica-ask-turn_menu = Co robisz w tej turze?
    .waiting = { $names } decyduje, co zrobić w tej turze
antarctica-ask-choose_track = { $points ->
    [one] Masz 1 Punkt Badań.
    [few] Masz { $points } Punkty Badań.
    [many] Masz { $points } Punktów Badań.
   *[other] Masz { $points } Punktów Badań.
  } Na którym torze { $points ->
    [one] go
    [few] je
    [many] je
   *[other] je
  } wykorzystasz?
    .waiting = { $names } wybiera tor dla Punktów Badań
antarctica-ask-relocate = Możesz przenieść jeden ze swoich statków do innej strefy. Który?
    .waiting = { $names } może przenieść statek do innej strefy
antarctica-ask-relocate_to = Dokąd przenosisz swój statek z { FORM($area, "oblique") } strefy?
    .waiting = { $names } wybiera, dokąd trafi statek
antarctica-ask-draft_pick = Którą z tych Kart Stoczni zatrzymujesz?
    .waiting = { $names } wybiera, którą Kartę Stoczni zatrzymać
antarctica-ask-research_three_track = Przesuń się na torze, którego nikt jeszcze nie wybrał. Na którym?
    .waiting = { $names } wybiera tor, by się przesunąć
antarctica-ask-accept_new_ship = Twoja kostka minęła nowy statek. Bierzesz go?
    .waiting = { $names } decyduje, czy wziąć nowy statek
antarctica-ask-shipyard_pick = Ktoś dostaje nowy statek. Którą Kartę Stoczni bierzesz?
    .waiting = { $names } wybiera Kartę Stoczni
antarctica-ask-offer_second_turn = Twój Lodołamacz daje turę twojemu drugiemu statkowi. Rozgrywasz ją?
    .waiting = { $names } decyduje, czy rozegrać turę Lodołamacza

## Ruchy. `.done` to wiersz dziennika, gdy nic innego nie mówi o ruchu.

antarctica-move-start = Zaczyna: { $seat }
antarctica-move-deal = { $building }: { LOWER($area) }
antarctica-move-reveal = Odkryj kartę (stos: { LOWER($deck) }): { $card }
antarctica-move-draw = Dobierz: { $shipyard_card }
antarctica-move-place_ship = Postaw w { FORM($area, "oblique") } strefie
antarctica-move-place_cube = Połóż kostkę: { LOWER($track) }
antarctica-move-sail = Płyń do { FORM($area, "oblique") } strefy
antarctica-move-give_back_cube = Odrzuć dostępną kostkę { antarctica-for-a-scientist }
antarctica-move-give_back_unused_ship = Odrzuć dostępny statek { antarctica-for-a-scientist }
antarctica-move-give_back_ship = Odrzuć swój statek z { FORM($area, "oblique") } strefy (pole { $place }) { antarctica-for-a-scientist }
antarctica-for-a-scientist = { $scientists_recruited_count ->
    [0] (bez naukowca: twoja Rezerwa jest pusta)
   *[other] za jednego naukowca
  }
antarctica-move-build = Postaw budynek: { $built_building }{ $built_card_star ->
    [yes] {" "}★
   *[no] {""}
  } – { $scientists_placed_number ->
    [one] 1 naukowiec
    [few] { $scientists_placed_number } naukowcy
    [many] { $scientists_placed_number } naukowców
   *[other] { $scientists_placed_number } naukowców
  }, { $built_card_points ->
    [0] bez badań
    [one] 1 Punkt Badań
    [few] { $built_card_points } Punkty Badań
    [many] { $built_card_points } Punktów Badań
   *[other] { $built_card_points } Punktów Badań
  }{ $basic_card_played_count ->
    [0] {""}
   *[other] , Podstawowa Karta Zasobów zastępuje { FORM($basic_card_played_building, "object") }
  }{ $know_how_played_count ->
    [0] {""}
   *[other] , Zaawansowana Karta Zasobów zastępuje { FORM($know_how_played_building, "object") }
  }{ $last_scientist_count ->
    [0] {""}
   *[other] , twój ostatni: koniec gry
  }
antarctica-move-new_ship = Zbuduj nowy statek ({ $shipyard_offered_count ->
    [0] nikt nie bierze Karty Stoczni: zostało ich za mało
   *[other] pozostali wybierają Karty Stoczni
  })
antarctica-move-recruit = Zatrudnij { $scientists_recruited_number ->
    [one] 1 naukowca
    [few] { $scientists_recruited_number } naukowców
    [many] { $scientists_recruited_number } naukowców
   *[other] { $scientists_recruited_number } naukowców
  }
antarctica-move-research = Badania, { $track }: na pole { $cube_moved_space }{ $symbol_triggered_count ->
    [0] {""}
   *[other] , { $symbol_triggered_effect }
  }
antarctica-move-play = Zagraj: { $shipyard_card }{ $last_scientist_count ->
    [0] {""}
   *[other] {" "}(twój ostatni naukowiec: koniec gry)
  }
antarctica-move-lay_icebreaker = Połóż Lodołamacz przy { FORM($area, "oblique") } strefie
antarctica-move-end_turn = Zakończ turę
antarctica-move-advance = Przesuń się, { $track }: na pole { $cube_moved_space }{ $symbol_triggered_count ->
    [0] {""}
   *[other] , { $symbol_triggered_effect }
  }
antarctica-move-relocate = Przenieś swój statek z { FORM($area, "oblique") } strefy (pole { $place })
antarctica-move-relocate_to = Do { FORM($area, "oblique") } strefy
antarctica-move-draft = Zatrzymaj: { $shipyard_card }
antarctica-move-pick = Weź: { $shipyard_card }
antarctica-move-accept = { $icebreaker_used_count ->
    [0] Weź statek ({ $shipyard_offered_count ->
        [0] nikt nie bierze Karty Stoczni: zostało ich za mało
       *[other] pozostali wybierają Karty Stoczni
      })
   *[other] Rozegraj turę
  }
antarctica-move-decline = Zrezygnuj
    .done = { $seat_you ->
    [yes] Rezygnujesz
   *[no] { $seat } rezygnuje
  }.

## Zdarzenia

antarctica-event-start_player = { $seat_you ->
    [yes] Rozpoczynasz
   *[no] { $seat } rozpoczyna
  } grę.
antarctica-event-building_dealt = Budynek początkowy w { FORM($area, "oblique") } strefie: { $building }.
antarctica-event-card_revealed = Nowa { FORM($deck, "card") }: { $card }.
antarctica-event-ship_placed = { $seat_you ->
    [yes] Stawiasz
   *[no] { $seat } stawia
  } statek w { FORM($area, "oblique") } strefie.
antarctica-event-sun_moved = Słońce wędruje do { FORM($area, "oblique") } strefy.
antarctica-event-turn_begins = { $seat_you ->
    [yes] Twoja tura: twój statek
   *[no] Tura gracza { $seat }: statek
  } w { FORM($area, "oblique") } strefie musi płynąć.
antarctica-event-ship_sailed = { $seat_you ->
    [yes] Płyniesz
   *[no] { $seat } płynie
  } z { FORM($from, "oblique") } strefy do { FORM($to, "oblique") } strefy.
antarctica-event-turn_ended = { $seat_you ->
    [yes] Kończysz
   *[no] { $seat } kończy
  } turę.
antarctica-event-game_ended = Gra się skończyła.
antarctica-event-built = { $seat_you ->
    [yes] Stawiasz
   *[no] { $seat } stawia
  } { FORM($building, "object") } w { FORM($area, "oblique") } strefie.
antarctica-event-basic_card_played = { $seat_you ->
    [yes] Zastępujesz
   *[no] { $seat } zastępuje
  } { FORM($building, "object") } Podstawową Kartą Zasobów.
antarctica-event-know_how_played = { $seat_you ->
    [yes] Zastępujesz
   *[no] { $seat } zastępuje
  } { FORM($building, "object") } Zaawansowaną Kartą Zasobów.
antarctica-event-scientists_placed = { $seat_you ->
    [yes] Stawiasz
   *[no] { $seat } stawia
  } { $number ->
    [one] 1 naukowca
    [few] { $number } naukowców
    [many] { $number } naukowców
   *[other] { $number } naukowców
  } w { FORM($area, "oblique") } strefie.
antarctica-event-last_scientist = { $seat_you ->
    [yes] Stawiasz swojego
   *[no] { $seat } stawia swojego
  } ostatniego naukowca: gra kończy się wraz z tą turą.
antarctica-event-stacks_empty = Nie ma już Kart Budowy: gra kończy się wraz z tą turą.
antarctica-event-ship_under_construction = { $seat_you ->
    [yes] Zaczynasz
   *[no] { $seat } zaczyna
  } budowę nowego statku.
antarctica-event-ship_joined = { $seat_you ->
    [yes] Twój nowy statek
   *[no] Nowy statek gracza { $seat }
  } trafia do { FORM($area, "oblique") } strefy.
antarctica-event-shipyard_removed = Kart Stoczni nie wystarczyło dla wszystkich, więc odpadają z gry.
antarctica-event-shipyard_offered = Pozostali wybierają Karty Stoczni.
antarctica-event-shipyard_card_taken = { $seat_you ->
    [yes] Bierzesz
   *[no] { $seat } bierze
  } kartę „{ $shipyard_card }”.
    .hidden = { $seat_you ->
    [yes] Bierzesz
   *[no] { $seat } bierze
  } Kartę Stoczni.
antarctica-event-card_drawn = { $seat_you ->
    [yes] Dobierasz
   *[no] { $seat } dobiera
  } do wyboru kartę „{ $shipyard_card }”.
    .hidden = { $seat_you ->
    [yes] Dobierasz
   *[no] { $seat } dobiera
  } kartę do wyboru.
antarctica-event-card_played = { $seat_you ->
    [yes] Zagrywasz
   *[no] { $seat } zagrywa
  } kartę „{ $shipyard_card }”.
antarctica-event-icebreaker_laid = { $seat_you ->
    [yes] Kładziesz
   *[no] { $seat } kładzie
  } Lodołamacz przy { FORM($area, "oblique") } strefie.
antarctica-event-icebreaker_used = { $seat_you ->
    [yes] Masz
   *[no] { $seat } ma
  } turę dzięki Lodołamaczowi przy { FORM($area, "oblique") } strefie.
antarctica-event-second_turn_declined = { $seat_you ->
    [yes] Rezygnujesz
   *[no] { $seat } rezygnuje
  } z tury Lodołamacza przy { FORM($area, "oblique") } strefie.
antarctica-event-icebreakers_left = Lodołamacze przy { FORM($area, "oblique") } strefie odpadają z gry.
antarctica-event-scientists_recruited = { $seat_you ->
    [yes] Dostajesz
   *[no] { $seat } dostaje
  } { $number ->
    [one] 1 naukowca
    [few] { $number } naukowców
    [many] { $number } naukowców
   *[other] { $number } naukowców
  } z Rezerwy.
antarctica-event-cube_returned = { $seat_you ->
    [yes] Odrzucasz
   *[no] { $seat } odrzuca
  } kostkę.
antarctica-event-unused_ship_returned = { $seat_you ->
    [yes] Odrzucasz
   *[no] { $seat } odrzuca
  } dostępny statek.
antarctica-event-ship_returned = { $seat_you ->
    [yes] Odrzucasz
   *[no] { $seat } odrzuca
  } statek z { FORM($area, "oblique") } strefy.
antarctica-event-cube_moved = { $seat_you ->
    [yes] Przesuwasz
   *[no] { $seat } przesuwa
  } kostkę na pole { $space } ({ LOWER($track) }).
antarctica-event-research_lost = { $seat_you ->
    [yes] Tracisz
   *[no] { $seat } traci
  } { $number ->
    [one] 1 Punkt Badań
    [few] { $number } Punkty Badań
    [many] { $number } Punktów Badań
   *[other] { $number } Punktów Badań
  }: nie ma toru, na którym można się przesunąć.
antarctica-event-symbol_triggered = { $seat_you ->
    [yes] Uruchamiasz
   *[no] { $seat } uruchamia
  } akcję „{ $effect }”.
antarctica-event-ship_relocated = { $seat_you ->
    [yes] Przenosisz
   *[no] { $seat } przenosi
  } statek z { FORM($from, "oblique") } strefy do { FORM($to, "oblique") } strefy.
antarctica-event-know_how_taken = { $seat_you ->
    [yes] Bierzesz
   *[no] { $seat } bierze
  } Zaawansowaną Kartę Zasobów.
antarctica-event-basic_card_back = { $seat_you ->
    [yes] Odzyskujesz
   *[no] { $seat } odzyskuje
  } Podstawową Kartę Zasobów.

## Koniec

antarctica-end-last_scientist = ktoś postawił swojego ostatniego naukowca
antarctica-end-stacks_empty = wszystkie Karty Budowy są wzięte
antarctica-end-no_ships = na planszy nie został żaden statek
antarctica-end-stalled = przez wiele tur nie działo się nic nowego
antarctica-part-areas = strefy
antarctica-part-tracks = Tory Badań
antarctica-part-stars = karty z gwiazdką
antarctica-part-returned = Zasoby Odrzucone
antarctica-tie-score = punkty
antarctica-tie-first_ranks = pierwsze miejsca w poszczególnych punktacjach
antarctica-tie-building_cards = Karty Budowy

## Dlaczego nie: pływanie i przenoszenie

antarctica-already-there = Statek jest już w { FORM($area, "oblique") } strefie; wybierz inną strefę.
antarctica-area-closed = { $area } jest zamknięta w tej grze.
antarctica-area-full = { $area } jest pełna: stoją tam trzy statki.
antarctica-sail-first = Najpierw popłyń swoim statkiem. Wcześniej możesz tylko odrzucić zasób.
antarctica-sailed-already = W tej turze twój statek już popłynął.
antarctica-not-your-ship = Nie masz statku w { FORM($area, "oblique") } strefie na polu { $place }.
antarctica-active-ship = Twój statek w { FORM($area, "oblique") } strefie musi popłynąć, zanim możesz go odrzucić.
antarctica-new-ship-stays = Twój statek w { FORM($area, "oblique") } strefie powstał w tej turze i nie można go jeszcze przenieść.
antarctica-relocate-first = Wskaż statek, który przenosisz do innej strefy, albo zrezygnuj.
antarctica-relocate-to-first = Najpierw powiedz, dokąd trafi twój statek.
antarctica-place-ship-first = Najpierw postaw statek: wskaż strefę, w której jest miejsce.
antarctica-place-cube-first = Najpierw połóż kostkę na jednym z otwartych torów.

## Dlaczego nie: akcje

antarctica-main-used = Twoja akcja w tej turze jest już wykonana.
antarctica-over-at-once = Warunek końca gry został spełniony: w tej turze nie można już nic wybrać. Zakończ ją.
antarctica-stack-empty = Ten stos jest pusty.
antarctica-built-already = W { FORM($area, "oblique") } strefie ten budynek już stoi: { $building }.
antarctica-needs-missing = Aby postawić { FORM($building, "object") }, potrzebujesz jeszcze statku w strefie z budynkiem: { $missing_building }{ $missing_building_count ->
    [one] , albo Karty Zasobów, która go zastąpi
    [few] ; Karta Zasobów zastępuje tylko jeden budynek
    [many] ; Karta Zasobów zastępuje tylko jeden budynek
   *[other] ; Karta Zasobów zastępuje tylko jeden budynek
  }.
antarctica-second-card = Aby postawić { FORM($building, "object") }, potrzebujesz jeszcze statku w strefie z budynkiem: { $missing_building }. Twoja Karta Zasobów mogłaby go zastąpić, ale podczas tego postoju Słońca jedna twoja karta jest już zagrana; więcej nie wolno.
antarctica-too-few-scientists = { $building } wymaga { $needed ->
    [one] 1 naukowca
    [few] { $needed } naukowców
    [many] { $needed } naukowców
   *[other] { $needed } naukowców
  } z twoich zasobów; masz: { $found }.
antarctica-no-shipyard = W { FORM($area, "oblique") } strefie nie ma Stoczni.
antarctica-no-unused-ship = Nie masz już dostępnych statków.
antarctica-sun-area-full = Nowy statek stanąłby tam, gdzie jest Słońce ({ LOWER($area) }), a tam nie ma miejsca.
antarctica-no-camp = W { FORM($area, "oblique") } strefie nie ma Obozu.
antarctica-reserve-empty = Twoja Rezerwa jest pusta.
antarctica-nobody-there = Nie masz w { FORM($area, "oblique") } strefie ani statku, ani naukowca.
antarctica-no-station = W { FORM($area, "oblique") } strefie nie ma Stacji Badawczej, która pasuje: { LOWER($track) }.
antarctica-track-closed = { $track } jest zamknięty w tej grze.
antarctica-no-cube = { $track }: nie masz tam kostki ani żadnej, którą można na niego wejść.
antarctica-track-full = { $track }: twoja kostka nie może iść dalej.
antarctica-track-barred = { $track }: ktoś już go wybrał.
antarctica-choose-track-first = Najpierw wybierz tor, na którym się przesuwasz.

## Dlaczego nie: odrzucanie i karty

antarctica-gave-back = W tej turze odrzucony jest już jeden zasób; więcej nie wolno.
antarctica-no-unused-cube = Nie masz już dostępnych kostek.
antarctica-card-played = Podczas tego postoju Słońca jedna twoja karta jest już zagrana; więcej nie wolno.
antarctica-no-such-card = Nie masz takiej karty.
antarctica-supply-empty = Nie masz naukowców w zasobach.
antarctica-no-track-left = Nie ma toru, na którym możesz się przesunąć.
antarctica-icebreaker-there = Masz już Lodołamacz przy { FORM($area, "oblique") } strefie.
antarctica-not-second-ship = Tam, gdzie jest Słońce ({ LOWER($area) }), Lodołamacz pomaga tylko drugiemu statkowi tego postoju, dopóki ten czeka; nie jest to twój statek.
antarctica-not-at-place-two = Nie masz statku na polu 2 w { FORM($area, "oblique") } strefie.
antarctica-not-in-packet = Tej karty nie ma wśród podanych ci kart.
antarctica-not-in-stack = Na stosie Kart Stoczni nie ma takiej karty.
antarctica-draft-first = Najpierw zatrzymaj jedną z podanych ci kart.
antarctica-pick-first = Najpierw weź kartę ze stosu Kart Stoczni albo zrezygnuj.
antarctica-accept-first = Najpierw powiedz, czy bierzesz nowy statek, czy rezygnujesz.
antarctica-second-turn-first = Najpierw powiedz, czy rozgrywasz turę: przyjmij albo zrezygnuj.

## Błędy edycji

closed-with-many = { $path }: przy 3 lub 4 graczach żadna strefa nie może być zamknięta.
needed-twice = { $path }: ten budynek jest wymagany dwa razy.
needs-itself = { $path }: karta wymaga budynku, który sama buduje.
wrong-deck = { $path }: identyfikator karty należy do innej talii.
scientists-of-type = { $path }: musi być tylu naukowców, ilu wymaga typ budynku.
star-of-type = { $path }: musi być tak jak dla typu budynku.
building-count = { $path }: { $building }: jest { $found }, potrzeba { $needed } (budynki początkowe i karty dają razem elementy).
unreachable-card = { $path }: liczba graczy { $players }: karty { $card } nigdy nie da się zbudować.
too-many-copies = { $path }: liczba graczy { $players }: { $building } – więcej do zbudowania, niż zmieści się w otwartych strefach ({ $sites }).
kind-count = { $path }: { $kind }: na liście { $found }, potrzeba { $needed }.
not-a-station = { $path }: na torze są Stacje Badawcze, co najmniej jedna, i nic więcej.
two-symbols = { $path }: to pole ma już symbol.
open-tracks-differ = { $path }: nie zgadza się z liczbami graczy, od których tory są otwarte.
open-tracks = { $path }: potrzebna liczba otwartych torów: { $needed }, w tym pierwsze trzy.
starting-differ = { $path }: musi być takie samo dla 3 i 4 graczy.
piece-count = { $path }: { $piece }: części dają { $found }, w pudełku jest { $needed }.
too-many-ships = { $path }: statków razem { $found }; gdy jest ich więcej niż { $most }, statek mógłby zastać wszystkie inne strefy pełne.
placing-order = { $path }: liczba statków, które ustawia każdy gracz, musi wynosić { $needed }.
not-in-placing-order = { $path }: statki muszą być podane w kolejności ustawiania.
closed-area = { $path }: { $area } jest zamknięta przy tej liczbie graczy.
area-overfull = { $path }: { $area } ma więcej niż trzy statki.

## Błędy pozycji

two-cubes = { $path }: na polu { $space } leżą dwie kostki.
bad-story = { $path }: „{ $found }” to nie miejsce, czynność (picked, drafted lub played) i rodzaj Karty Stoczni.
played-before-taken = { $path }: „{ $found }”: tę kartę zagrano, zanim ją wzięto.
card-twice = { $path }: Karta Budowy { $card } jest w dwóch miejscach.
card-not-in-game = { $path }: karty { $card } nie używa się przy tej liczbie graczy.
closed-track = { $path }: { $track } jest zamknięty przy tej liczbie graczy, a leży na nim kostka.
piece-total = { $path }: { $piece }, miejsce { $seat }: jest { $found }, potrzeba { $needed }.
gap-in-queue = { $path }: w kolejce statków jest luka: { LOWER($area) }.
know-how-count = { $path }: Zaawansowanych Kart Zasobów jest więcej niż { $needed }.
no-card-visible = { $path }: stos ma karty, ale żadnej nie pokazuje: { LOWER($deck) }.
wrong-stack = { $path }: stos pokazuje kartę z innego stosu: { LOWER($deck) }.
scientists-on-board = { $path }: naukowców na planszy: { $found }; z wziętych i zagranych kart wynika { $needed }.
shipyard-count = { $path }: Karty Stoczni, { $shipyard_card }: jest { $found }, potrzeba { $needed }.
icebreaker-not-played = { $path }: miejsce { $seat } ma na planszy więcej Lodołamaczy, niż zagrało.

## Plansza w terminalu

antarctica-board-stop = postój
antarctica-board-area = strefa
antarctica-board-queue = statki
antarctica-board-scientists = naukowcy
antarctica-board-worth = warta
antarctica-board-buildings = budynki
antarctica-board-now = teraz
antarctica-board-icebreaker = lodoł.
antarctica-board-once = raz dla wszystkich: { $effects }
antarctica-board-below = +{ $number }
antarctica-board-empty = nie ma już kart
antarctica-board-card = { $scientists } nauk., { $points } bad.
antarctica-board-needs = wymaga
antarctica-board-points = punkty
antarctica-board-supply = zasoby
antarctica-board-reserve = Rezerwa
antarctica-board-ships = statki
antarctica-board-cubes = kostki
antarctica-board-cards = karty
antarctica-board-resource = K. Zasobów
antarctica-board-yard = stocznia
antarctica-board-returned = odrzucone
antarctica-board-basic = podst.
antarctica-board-know-how = { $number ->
    [one] zaaw.
    [few] { $number } zaaw.
    [many] { $number } zaaw.
   *[other] { $number } zaaw.
  }
antarctica-board-hand = Twoje Karty Stoczni: { $cards }
antarctica-board-packet = Podane tobie: { $cards }
antarctica-board-shipyard_stack = Na stosie Kart Stoczni: { $cards }
antarctica-hint-place = { $place ->
    [1] 1. w kolejce
    [2] 2. w kolejce
   *[other] 3. w kolejce
  }
antarctica-hint-build = budowa: { $builds }
antarctica-hint-recruit = zatrudnienie { $scientists_recruited_number }
antarctica-hint-research = badania
antarctica-hint-new_ship = nowy statek
antarctica-short-camp = obóz
antarctica-short-shipyard = stocznia
antarctica-short-crane = dźwig
antarctica-short-headframe = w. szybowa
antarctica-short-drilling_rig = w. wiertnicza
antarctica-short-wind_turbine = turbina
antarctica-short-laboratory = lab
antarctica-short-factory = fabryka
antarctica-short-inland_station = lądowa
antarctica-short-coast_station = nabrzeżna
antarctica-short-sea_station = morska
antarctica-short-headquarters = centrum
antarctica-short-plankton_farm = plankton
antarctica-short-parabolic_antenna = antena

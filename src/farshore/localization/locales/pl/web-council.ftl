# Council of Shadows: co mówi plansza w przeglądarce oprócz słów samej gry.

## Gra jako całość

web-game-council = Council of Shadows
web-minutes-council = około 75 minut

## Mapa

council-web-map = Plansza
council-web-planet = Planeta { $number }, { $tile }: { LOWER($planet_type) }
council-web-free-planet = Nikt tu nie mieszka.
council-web-cubes-of = { $seat }: { $number ->
    [one] 1 kostka
    [few] { $number } kostki
    [many] { $number } kostek
   *[other] { $number } kostek
  }
council-web-slot = { $galaxy }, miejsce { $number }
council-web-slot-rule = Wolne. Eksplorując, można tu położyć układ z tej odległości.
council-web-stack = Parsek { $parsec }: { $number ->
    [0] nie ma już układów
    [one] został 1 układ
    [few] zostały { $number } układy
    [many] zostało { $number } układów
   *[other] zostało { $number } układów
  }
council-web-stack-rule = Eksploracja dobiera stąd dwa układy; jeden kładziesz, drugi wraca pod stos.
council-web-systems = Wszystkie układy słoneczne
council-web-systems-about = Wszystkie układy w grze, według odległości. Blade leżą już na planszy; pozostałe dopiero się pojawią, w kolejności, której nikt nie zna.
council-web-systems-left = układy do odkrycia: { $number } z { $all }
council-web-left-of = do odkrycia { $number } z { $all }
council-web-on-map = Leży na planszy.
council-web-to-come = Jeszcze się pojawi.
council-web-yield-gems = Każde wydobycie daje: { $yield_gem }.
council-web-yield-energy = Każde wydobycie daje { $number ->
    [one] 1 jednostkę energii
    [few] { $number } jednostki energii
    [many] { $number } jednostek energii
   *[other] { $number } jednostek energii
  }.
council-web-yield-both = Każde wydobycie daje: { $yield_gem } oraz { $number ->
    [one] 1 jednostkę energii
    [few] { $number } jednostki energii
    [many] { $number } jednostek energii
   *[other] { $number } jednostek energii
  }.
council-web-reward = Punktowanie daje energię: { $majority } przy większości, w przeciwnym razie { $minority }. Kosztuje jedną twoją kostkę stąd.
council-web-reward-card = Daje też jasną kartę premii.
council-web-leads = { $seat_you ->
    [yes] Masz
   *[no] { $seat } ma
  } większość, o { $number } więcej.
council-web-nobody-leads = Nikt nie ma większości.
council-web-would-pay = Teraz dałoby ci to { $number ->
    [one] 1 jednostkę energii
    [few] { $number } jednostki energii
    [many] { $number } jednostek energii
   *[other] { $number } jednostek energii
  }.
council-web-would-keep = Teraz dałoby ci to { $number ->
    [one] 1 jednostkę energii
    [few] { $number } jednostki energii
    [many] { $number } jednostek energii
   *[other] { $number } jednostek energii
  }, a kostka mogłaby zostać.
council-web-evaluated = W tej turze już punktowana.
council-web-station-of = { $station } – { LOWER($seat) } { FORM($galaxy, "in") }
council-web-station-free = Miejsce na stację kosmiczną { FORM($galaxy, "in") }
council-web-station-rule = Jedna stacja na galaktykę, na zawsze. Do budowy potrzebujesz tu kolonii.

## Wyścig

council-web-marker = { $seat }: energia { $energy }, zużycie { $number }
council-web-gap = { $number ->
    [0] Zużycie jest osiągnięte.
   *[other] Do następnego poziomu Dark Tech brakuje energii: { $number }. Potem zaczynasz od nowa z resztą energii.
  }
council-web-to-go = brakuje { $number }
council-web-level-due = { $number } ponad
council-web-level = Poziom Dark Tech { $number }
council-web-moved = Zmiana o { $number } przy ostatnim planowaniu.

## Runda i tura

council-web-phase-purchase = Zakupy
council-web-phase-planning = Planowanie
council-web-phase-actions = Akcje
council-web-civilisation = Cywilizacja
council-web-civilisation-of = { $seat_you ->
    [yes] Prowadzisz
   *[no] { $seat } prowadzi
  } cywilizację: { $emblem }.
council-web-order = Kolejność
council-web-turn-now = ma turę
council-web-turn-later = jeszcze czeka na turę
council-web-turn-done = ma tę fazę za sobą
council-web-turn-plans = planuje
council-web-turn-ready = ma gotowy plan
council-web-purchases-left = { $number ->
    [0] Wszystkie twoje zakupy są zrobione.
    [one] Możesz kupić jeszcze jedną rzecz.
    [few] Możesz kupić jeszcze { $number } rzeczy.
    [many] Możesz kupić jeszcze { $number } rzeczy.
   *[other] Możesz kupić jeszcze { $number } rzeczy.
  }

## Twoje rzeczy

council-web-yours = Twoje rzeczy
council-web-things-of = Rzeczy – { LOWER($seat) }
council-web-tab-hand = Ręka
council-web-tab-market = Rynek
council-web-tab-upgrades = Ulepszenia
council-web-tab-treasures = Tajne
council-web-does = Działanie: { $does }.
council-web-consumption = Zużycie { $number }, w każdej rundzie, w której leży na wierzchu.
council-web-cost = Koszt: { $cost_gem }.
council-web-hand-empty = Twoja ręka jest pusta.
council-web-market-empty = Miejsce { $number } na rynku jest puste.
council-web-field = Pole { $number } sięga do parseka { $parsec }.
council-web-field-empty = Puste pole
council-web-leave = Nie kładź nic na polu { $number }
council-web-leave-short = Zostaw tak
council-web-take-back = Weź z powrotem: „{ $card }”
council-web-belt-out = Karty, które opuszczają ostatnie pole, wracają na rękę.
council-web-bought = kupione
council-web-built = zbudowana
council-web-gem-rule = Lepszy klejnot może zapłacić za gorszy, bez reszty.
council-web-worth-now = Teraz dałaby { $number ->
    [one] 1 jednostkę energii
    [few] { $number } jednostki energii
    [many] { $number } jednostek energii
   *[other] { $number } jednostek energii
  }.
council-web-final = Punktacja końcowa dałaby ci teraz { $number ->
    [one] 1 jednostkę energii
    [few] { $number } jednostki energii
    [many] { $number } jednostek energii
   *[other] { $number } jednostek energii
  }: poziom { $level }, energia { $left }.
council-web-supply = Kostki w zapasie
council-web-bonus-count = Karty premii: jasne { $light }, ciemne { $dark }
council-web-hand-of = Ręka: { $number ->
    [one] 1 karta
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } kart
  }

## Planowanie

council-web-plan-sum = Suma kart
council-web-plan-consumption = Twoje zużycie
council-web-plan-place = Prawdopodobne miejsce
council-web-place-sure = Cokolwiek zaplanują inni, działasz jako numer { $best }.
council-web-place-likely = Zależnie od planów innych działasz najlepiej jako numer { $best }, a najgorzej jako { $worst }.

## Co robią elementy

council-about-terran = Planety ziemiopodobne może zasiedlać każdy.
council-about-desert = Zasiedlenie wymaga przystosowania pustynnego.
council-about-volcanic = Zasiedlenie wymaga przystosowania wulkanicznego.
council-about-anthracite = Najniższy rodzaj; na końcu wart 1 jednostkę energii.
council-about-gold = Średni rodzaj; na końcu wart 2 jednostki energii.
council-about-transparent = Najwyższy rodzaj; na końcu wart 3 jednostki energii.
council-about-adapt = Odtąd możesz zasiedlać planety tego typu: { LOWER($planet_type) }.
council-about-stacking = Odtąd możesz kłaść kostki na planetach, na których już leżą, do trzech razem.
council-about-energy = Jednorazowo { $number ->
    [one] 1 jednostka energii
    [few] { $number } jednostki energii
    [many] { $number } jednostek energii
   *[other] { $number } jednostek energii
  }.
council-about-range = Pole { $number } sięga parseka { $parsec }.
council-bonus-flat = Na końcu energia: { $base }.
council-bonus-galaxy = Na końcu energia: { $majority } przy większości { FORM($galaxy, "in") }, { $presence } przy co najmniej jednej kolonii, w przeciwnym razie { $none }.
council-bonus-gem_kind = Na końcu energia: { $base } oraz { $each } za każdy pozostały { LOWER($gem) }.
council-bonus-planets = Na końcu energia: { $base } oraz { $each } za każdą twoją kostkę na planecie tego typu: { LOWER($planet_type) }.
council-bonus-parsec = Na końcu energia: { $base } oraz { $each } za każdą twoją kostkę w parseku { $parsec }.
council-bonus-cubes_on_player_board = Na końcu energia: { $base } oraz { $each } za każdą kostkę na twojej planszy gracza.
council-bonus-ai_cards = Na końcu energia: { $base } oraz { $each } za każdą twoją kartę SI.
council-bonus-light_bonus_cards = Na końcu energia: { $base } oraz { $each } za każdą twoją jasną kartę premii.
council-bonus-stations_built = Na końcu energia: { $base } oraz { $each } za każdą zbudowaną stację.
council-bonus-consumption_tenth = Na końcu jedna dziesiąta twojego zużycia jako energia, po zaokrągleniu.

## Automa

council-web-automa-rule = W każdej rundzie zagrywa jedną kartę: jej zużycie liczy się do kolejności, a akcje wykonuje się od góry do dołu.
council-web-automa-used = { $number ->
    [0] Żadna karta nie jest jeszcze zużyta.
   *[other] Zużyte karty: { $number }.
  }
council-web-automa-waits = Jej kartę odkrywa się, gdy twój plan jest gotowy.
council-web-automa-else = albo { $action }
council-automa-settle = zasiedla { $number }: { LOWER($planet_type) }, { $where }
council-automa-explore_settle = eksploruje, potem { $number }: { LOWER($planet_type) }, { $where }
council-automa-gain_energy = zyskuje energię { $number }
council-automa-replace_ai_cards = wymienia karty SI { $positions }
council-automa-all_present = Punktuje każdą galaktykę, w której jest.
council-automa-majority_only = Punktuje galaktyki, w których ma większość.

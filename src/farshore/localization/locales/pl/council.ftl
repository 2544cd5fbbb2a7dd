# Council of Shadows: co czyta się o wyścigu dwóch znaczników.

council-about = Zbieraj energię szybciej, niż ucieka ci zużycie: planuj w tajemnicy, zasiedlaj, wydobywaj, punktuj.
council-owner = Automa
    .within = Automa
council-forms-gem =
    .counted = { $id ->
        [anthracite] { $number ->
            [one] 1 antracytowy klejnot
            [few] { $number } antracytowe klejnoty
            [many] { $number } antracytowych klejnotów
           *[other] { $number } antracytowych klejnotów
          }
        [gold] { $number ->
            [one] 1 złoty klejnot
            [few] { $number } złote klejnoty
            [many] { $number } złotych klejnotów
           *[other] { $number } złotych klejnotów
          }
       *[other] { $number ->
            [one] 1 przezroczysty klejnot
            [few] { $number } przezroczyste klejnoty
            [many] { $number } przezroczystych klejnotów
           *[other] { $number } przezroczystych klejnotów
          }
      }
    .object = { $within }
council-forms-galaxy =
    .object = { $id ->
        [orange] Pomarańczową Galaktykę
        [brown] Brązową Galaktykę
        [blue] Niebieską Galaktykę
        [violet] Fioletową Galaktykę
        [beige] Beżową Galaktykę
        [green] Zieloną Galaktykę
        [red] Czerwoną Galaktykę
       *[other] galaktykę { $name }
      }
    .in = { $id ->
        [orange] w Pomarańczowej Galaktyce
        [brown] w Brązowej Galaktyce
        [blue] w Niebieskiej Galaktyce
        [violet] w Fioletowej Galaktyce
        [beige] w Beżowej Galaktyce
        [green] w Zielonej Galaktyce
        [red] w Czerwonej Galaktyce
       *[other] w galaktyce { $name }
      }
    .into = { $id ->
        [orange] do Pomarańczowej Galaktyki
        [brown] do Brązowej Galaktyki
        [blue] do Niebieskiej Galaktyki
        [violet] do Fioletowej Galaktyki
        [beige] do Beżowej Galaktyki
        [green] do Zielonej Galaktyki
        [red] do Czerwonej Galaktyki
       *[other] do galaktyki { $name }
      }
council-forms-planet_type =
    .counted = { $id ->
        [terran] { $number ->
            [one] 1 planeta ziemiopodobna
            [few] { $number } planety ziemiopodobne
            [many] { $number } planet ziemiopodobnych
           *[other] { $number } planet ziemiopodobnych
          }
        [desert] { $number ->
            [one] 1 planeta pustynna
            [few] { $number } planety pustynne
            [many] { $number } planet pustynnych
           *[other] { $number } planet pustynnych
          }
       *[other] { $number ->
            [one] 1 planeta wulkaniczna
            [few] { $number } planety wulkaniczne
            [many] { $number } planet wulkanicznych
           *[other] { $number } planet wulkanicznych
          }
      }
council-forms-station =
    .object = { $id ->
        [station_mining] stację wydobywczą
        [station_evaluation] stację punktowania
       *[other] stację osadniczą
      }

## Opcje

council-option-module_stations = moduł stacji kosmicznych
    .off = zostaje w pudełku
    .on = jest w grze
council-option-module_commanders = moduł dowódców
    .off = zostaje w pudełku
    .on = jest w grze; każdy wybiera dowódcę
council-option-screens = jak się planuje
    .on = w tajemnicy, wszyscy naraz
    .off = jawnie, jeden po drugim
council-option-automa_silver = dwie srebrne karty Automy
    .off = zostają w pudełku
    .on = są wtasowane (trudniej)
council-option-actions = czy musisz robić to, na co pozwalają twoje karty akcji
    .free = możesz pominąć akcję albo postawić mniejszą wieżę
    .all = zasiedlasz i eksplorujesz, gdy tylko się da, i nigdy nie dzielisz wieży
council-option-two_minings = gdzie wydobywa karta, która eksploruje z dwoma wydobyciami
    .new = dwa razy w nowym układzie, bez kolonii
    .colonies = w dowolnych układach w zasięgu, w których masz kolonie
council-option-empire = kiedy Imperium płaci za twoje większości
    .before = zanim punktujesz
    .after = po twoim punktowaniu
council-option-cube_supply = ile jest kostek
    .thirty = trzydzieści dla każdego
    .unlimited = tyle, ile trzeba
council-option-round_limit = po ilu rundach gra kończy się najpóźniej
    .none = kończy się tylko, gdy ktoś osiągnie poziom III
council-option-dark_galaxy_card = ile daje karta galaktyki za większość, obecność i nic
    .replacing = 9, 3 lub 0
    .adding = 9, 6 lub 3

## Decyzje. `.waiting` słyszą ci, którzy czekają.

council-ask-choose_commander = Który dowódca cię prowadzi?
    .waiting = { $names } wybiera dowódcę
council-ask-purchase = Co kupujesz?
    .waiting = { $names } decyduje, co kupić
council-ask-planning = Planuj: co kładziesz na następnym polu?
    .waiting = { $names } { $names_count ->
        [one] planuje
        [few] planują
        [many] planują
       *[other] planują
      } tę rundę
council-ask-open_planning = Planuj: co kładziesz na następnym polu?
    .waiting = { $names } planuje tę rundę
council-ask-choose_option = Której strony karty używasz?
    .waiting = { $names } wybiera stronę karty
council-ask-settle = Którą planetę zasiedlasz?
    .waiting = { $names } wybiera planetę do zasiedlenia
council-ask-choose_cubes = Ile kostek kładziesz ({ $tile })?
    .waiting = { $names } wybiera, ile kostek położyć
council-ask-mine = W którym układzie wydobywasz? { $left ->
    [one] Został jeden urobek.
    [few] Zostały { $left } urobki.
    [many] Zostało { $left } urobków.
   *[other] Zostało { $left } urobków.
  }
    .waiting = { $names } wybiera układ do wydobycia
council-ask-upgrade_gem = Który klejnot ulepszasz?
    .waiting = { $names } wybiera klejnot do ulepszenia
council-ask-explore = Który parsek eksplorujesz?
    .waiting = { $names } wybiera parsek do eksploracji
council-ask-keep_tile = Który z dobranych układów kładziesz?
    .waiting = { $names } wybiera, który z dobranych układów położyć
council-ask-place_tile = { $tile }: gdzie go kładziesz?
    .waiting = { $names } wybiera, gdzie położyć nowy układ
council-ask-use_tile = { $tile }: co z nim robisz?
    .waiting = { $names } decyduje, co zrobić z nowym układem
council-ask-take_card = Którą odkrytą kartę SI bierzesz?
    .waiting = { $names } wybiera odkrytą kartę SI
council-ask-evaluation = Którą galaktykę punktujesz?
    .waiting = { $names } wybiera galaktykę do punktowania
council-ask-evaluate_some = Którą galaktykę punktujesz od razu?
    .waiting = { $names } wybiera galaktykę do punktowania od razu
council-ask-remove_cube = Którą kostkę zdejmujesz { FORM($galaxy, "in") }?
    .waiting = { $names } wybiera kostkę do zdjęcia
council-ask-return_bonus = Masz za dużo kart premii. Którą oddajesz?
    .waiting = { $names } wybiera kartę premii do oddania
council-ask-choose_tech = Osiągasz poziom. Którą zdolność Dark Tech bierzesz?
    .waiting = { $names } wybiera zdolność Dark Tech
council-ask-automa_settle = Gdzie osiedla się Automa?
    .waiting = { $names } decyduje, gdzie osiedla się Automa
council-ask-automa_keep = Który układ kładzie Automa?
    .waiting = { $names } decyduje, który układ kładzie Automa
council-ask-automa_place = { $tile }: gdzie kładzie go Automa?
    .waiting = { $names } decyduje, gdzie Automa kładzie układ

## Ruchy. `.done` to wiersz dziennika, gdy nic innego nie mówi o ruchu.

council-move-open_tile = { $tile } leży odkryty
council-move-reveal = Odkryj: { $card }
council-move-deal_dark = Rozdaj: { $bonus }
council-move-token = Następny żeton kolejności: { LOWER($owner) }
council-move-draw_tile = Dobierz: { $tile }
council-move-draw_light = Dobierz: { $bonus }
council-move-lose_tech = Usunięto na początku: { $tech }
council-move-turn_up = Odkryj: { $automa_card }
council-move-choose_commander = { $commander }
council-move-buy_card = Kup kartę „{ $card }” za { $card_cost_gem }
council-move-buy_upgrade = Kup ulepszenie „{ $upgrade }” za { $upgrade_cost_gem }
council-move-build_station = Zbuduj { FORM($station, "object") } { FORM($galaxy, "in") }
council-move-plan = Połóż kartę „{ $card }” (zużycie { $card_consumption })
council-move-leave = Nie kładź nic
council-move-commit = Oto mój plan (ostateczny)
council-move-option = { $option ->
    [1] Pierwsza strona
   *[other] Druga strona
  }
council-move-settle = Zasiedl planetę { $planet }, { $tile } ({ $tile_planet_type })
council-move-cubes = { $number ->
    [one] 1 kostka
    [few] { $number } kostki
    [many] { $number } kostek
   *[other] { $number } kostek
  }
council-move-mine = Wydobywaj: { $tile }{ $gems_taken_count ->
    [0] {""}
   *[other] , { FORM($gems_taken_gem, "counted", $gems_taken_number) }
  }{ $energy_gained_count ->
    [0] {""}
   *[other] , energia { $energy_gained_number }
  }
council-move-explore = Eksploruj parsek { $parsec }
council-move-keep = Zatrzymaj: { $tile } ({ $tile_planet_type })
council-move-place = Połóż { FORM($galaxy, "in") }
council-move-take_yield = Weź urobek
council-move-upgrade_gem = Ulepsz { FORM($gem, "object") }
council-move-evaluate = Punktuj { FORM($galaxy, "object") } ({ $evaluated_reward ->
    [majority] większość
   *[minority] mniejszość
  })
council-move-remove = Zdejmij kostkę z planety { $planet } ({ $tile })
council-move-return_bonus = Oddaj: { $bonus }
council-move-choose_tech = Weź: { $tech }
council-move-take_card = Weź: { $card }
council-move-done = { $cube_kept_count ->
    [0] Wystarczy
   *[other] Nie zdejmuj kostki
  }
    .done = { $seat_you ->
    [yes] Kończysz
   *[no] { $seat } kończy
  } na tym.
council-move-end_turn = Zakończ turę

## Zdarzenia

council-event-dark_dealt = { $seat_you ->
    [yes] Dostajesz
   *[no] { $seat } dostaje
  } ciemną kartę premii „{ $bonus }”.
    .hidden = { $seat_you ->
    [yes] Dostajesz
   *[no] { $seat } dostaje
  } ciemną kartę premii.
council-event-token_dealt = { $seat_you ->
    [yes] Dostajesz
   *[no] { $seat } dostaje
  } żeton kolejności { $token }.
council-event-commander_chosen = { $seat_you ->
    [yes] Wybierasz
   *[no] { $seat } wybiera
  } dowódcę: { $commander }.
council-event-round_begins = Zaczyna się runda { $number }.
council-event-purchase_ended = { $seat_you ->
    [yes] Kończysz
   *[no] { $seat } kończy
  } zakupy.
council-event-committed = { $seat_you ->
    [yes] Kończysz
   *[no] { $seat } kończy
  } planowanie.
council-event-card_planned = { $seat_you ->
    [yes] Kładziesz
   *[no] { $seat } kładzie
  } kartę „{ $card }” na polu { $field }.
council-event-consumption_moved = { $seat_you ->
    [yes] Masz teraz
   *[no] { $seat } ma teraz
  } zużycie { $total } (zmiana o { $change }).
council-event-action_turn = { $seat_you ->
    [yes] Zaczynasz
   *[no] { $seat } zaczyna
  } swoje akcje.
council-event-card_acts = { $seat_you ->
    [yes] Wykonujesz
   *[no] { $seat } wykonuje
  } akcję karty „{ $card }” na polu { $field }.
council-event-card_back = { $seat_you ->
    [yes] Odzyskujesz
   *[no] { $seat } odzyskuje
  } kartę „{ $card }”.
council-event-turn_ended = { $seat_you ->
    [yes] Kończysz
   *[no] { $seat } kończy
  } turę.
council-event-game_ended = Gra się skończyła.
council-event-final_scored = { $seat_you ->
    [yes] Zyskujesz
   *[no] { $seat } zyskuje
  } w punktacji końcowej { $number ->
    [one] 1 jednostkę energii
    [few] { $number } jednostki energii
    [many] { $number } jednostek energii
   *[other] { $number } jednostek energii
  }: razem { $total } (100 za każdy poziom).
council-event-card_revealed = Nowa karta SI: { $card }.
council-event-cards_shuffled = Usunięte karty SI zostają potasowane w nową talię.
council-event-card_bought = { $seat_you ->
    [yes] Kupujesz
   *[no] { $seat } kupuje
  } kartę „{ $card }”.
council-event-card_taken = { $seat_you ->
    [yes] Bierzesz
   *[no] { $seat } bierze
  } kartę „{ $card }”.
council-event-card_removed = { $seat_you ->
    [yes] Usuwasz
   *[no] { $seat } usuwa
  } kartę „{ $card }”.
council-event-upgrade_bought = { $seat_you ->
    [yes] Kupujesz
   *[no] { $seat } kupuje
  } ulepszenie „{ $upgrade }”.
council-event-range_raised = { $seat_you ->
    [yes] Podnosisz
   *[no] { $seat } podnosi
  } zasięg pola { $field } do parseka { $range }.
council-event-field_added = { $seat_you ->
    [yes] Dostajesz
   *[no] { $seat } dostaje
  } pole akcji { $field } o zasięgu do parseka { $range }.
council-event-station_built = { $seat_you ->
    [yes] Budujesz
   *[no] { $seat } buduje
  } { FORM($station, "object") } { FORM($galaxy, "in") }.
council-event-station_cubes_placed = { $seat_you ->
    [yes] Kładziesz
   *[no] { $seat } kładzie
  } { $number ->
    [one] 1 kostkę
    [few] { $number } kostki
    [many] { $number } kostek
   *[other] { $number } kostek
  } na stacji { FORM($galaxy, "in") }.
council-event-gems_taken = { $seat_you ->
    [yes] Bierzesz
   *[no] { $seat } bierze
  } { FORM($gem, "counted", $number) }.
council-event-gems_paid = { $seat_you ->
    [yes] Płacisz
   *[no] { $seat } płaci
  }: { FORM($gem, "counted", $number) }.
council-event-gem_upgraded = { $seat_you ->
    [yes] Ulepszasz
   *[no] { $seat } ulepsza
  } { FORM($gem, "object") }.
council-event-yield_taken = { $seat_you ->
    [yes] Wydobywasz
   *[no] { $seat } wydobywa
  } urobek: { $tile }.
council-event-energy_gained = { $seat_you ->
    [yes] Zyskujesz
   *[no] { $seat } zyskuje
  } { $number ->
    [one] 1 jednostkę energii
    [few] { $number } jednostki energii
    [many] { $number } jednostek energii
   *[other] { $number } jednostek energii
  } (teraz { $total }).
council-event-exploring = { $seat_you ->
    [yes] Eksplorujesz
   *[no] { $seat } eksploruje
  } parsek { $parsec }.
council-event-tile_drawn = { $seat_you ->
    [yes] Dobierasz
   *[no] { $seat } dobiera
  }: { $tile }.
    .hidden = { $seat_you ->
    [yes] Dobierasz
   *[no] { $seat } dobiera
  } układ.
council-event-tile_kept = { $seat_you ->
    [yes] Zatrzymujesz
   *[no] { $seat } zatrzymuje
  }: { $tile }.
council-event-tile_returned = { $seat_you ->
    [yes] Odkładasz
   *[no] { $seat } odkłada
  } pod stos: { $tile }.
    .hidden = { $seat_you ->
    [yes] Odkładasz
   *[no] { $seat } odkłada
  } układ pod stos.
council-event-tile_placed = { $tile } trafia { FORM($galaxy, "into") }.
council-event-settled = { $seat_you ->
    [yes] Kładziesz
   *[no] { $seat } kładzie
  } { $number ->
    [one] 1 kostkę
    [few] { $number } kostki
    [many] { $number } kostek
   *[other] { $number } kostek
  } na planecie { $planet } ({ $tile }).
council-event-evaluated = { $seat_you ->
    [yes] Punktujesz
   *[no] { $seat } punktuje
  } { FORM($galaxy, "object") }: { $reward ->
    [majority] większość
   *[minority] mniejszość
  }.
council-event-cube_kept = { $seat_you ->
    [yes] Zachowujesz
   *[no] { $seat } zachowuje
  } kostkę { FORM($galaxy, "in") }.
council-event-cube_removed = { $seat_you ->
    [yes] Zdejmujesz
   *[no] { $seat } zdejmuje
  } kostkę z planety { $planet } ({ $tile }).
council-event-light_drawn = { $seat_you ->
    [yes] Dobierasz
   *[no] { $seat } dobiera
  } kartę premii „{ $bonus }”.
    .hidden = { $seat_you ->
    [yes] Dobierasz
   *[no] { $seat } dobiera
  } jasną kartę premii.
council-event-light_returned = { $seat_you ->
    [yes] Odkładasz
   *[no] { $seat } odkłada
  } kartę „{ $bonus }” pod jasną talię.
    .hidden = { $seat_you ->
    [yes] Odkładasz
   *[no] { $seat } odkłada
  } kartę pod jasną talię.
council-event-dark_given_up = { $seat_you ->
    [yes] Oddajesz
   *[no] { $seat } oddaje
  } kartę „{ $bonus }”.
    .hidden = { $seat_you ->
    [yes] Oddajesz
   *[no] { $seat } oddaje
  } ciemną kartę premii.
council-event-level_reached = { $seat_you ->
    [yes] Osiągasz
   *[no] { $seat } osiąga
  } poziom Dark Tech { $number ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] { $number }
  }; pozostała energia: { $total }.
council-event-tech_lost = Zdolność „{ $tech }” usunięto na początku z talii.
    .hidden = Jedną zdolność Dark Tech usunięto na początku z talii.
council-event-tech_chosen = { $seat_you ->
    [yes] Bierzesz
   *[no] { $seat } bierze
  } zdolność „{ $tech }”.
council-event-compensated = { $seat_you ->
    [yes] Dostajesz
   *[no] { $seat } dostaje
  } klejnoty jako rekompensatę.
council-event-throne_taken = { $seat_you ->
    [yes] Osiągasz poziom III jako pierwszy gracz i trzymasz
   *[no] { $seat } osiąga poziom III jako pierwszy gracz i trzyma
  } tron dla zwycięzcy: gra kończy się wraz z tą rundą.
council-event-automa_card = Automa odkrywa: { $automa_card }.
council-event-automa_lapse = Akcja { $number } Automy nie jest możliwa i przepada.
council-event-automa_no_tile_fits = Żaden układ nie pasował do karty Automy; oba wracają pod stos.

## Koniec

council-end-level = ktoś osiągnął poziom III
council-end-round_limit = skończyła się ostatnia runda
council-part-gems = klejnoty
council-part-ai_cards = karty SI
council-part-bonus = karty premii
council-tie-level = poziom Dark Tech
council-tie-energy = energia
council-tie-cubes = kostki na planszy

## Dlaczego nie: zakupy

council-commander-first = Najpierw wybierz dowódcę.
council-commander-taken = Ten dowódca jest już wybrany: { $commander }.
council-purchase-first = To twoja tura zakupów: kup coś albo zakończ turę.
council-no-purchase-left = Limit zakupów w tej turze jest wyczerpany ({ $most }).
council-too-few-gems = Koszt: { $needed_gem }; masz: { $own_gem }. Lepszy klejnot może zastąpić gorszy.
council-card-not-open = Tej karty nie ma wśród odkrytych: „{ $card }”.
council-card-forbidden = Twój dowódca nie może kupić karty „{ $card }”.
council-upgrade-owned = Masz już „{ $upgrade }”.
council-no-such-field = Nie masz pola dla „{ $upgrade }”.
council-step-missing = „{ $upgrade }” wymaga najpierw „{ $needed_upgrade }”.
council-no-cubes = Nie masz już kostek.
council-no-stations = W tej grze nie ma stacji kosmicznych.
council-station-built = Ta stacja jest już zbudowana: { LOWER($station) }.
council-station-there = Stacja { FORM($galaxy, "in") } już jest.
council-no-free-colony = W turze zakupów nie masz darmowej kolonii.
council-free-colony-used = Darmowa kolonia tej tury jest już położona.

## Dlaczego nie: planowanie

council-plan-first = Najpierw zaplanuj swoje pola, od lewej do prawej.
council-commit-first = Wszystkie twoje pola są zdecydowane: zatwierdź plan albo cofnij krok.
council-fields-undecided = Pole { $field } nie jest jeszcze zdecydowane.
council-field-must-be-filled = Pole { $field } jest puste i wymaga karty z twojej ręki.
council-not-in-hand = Karty „{ $card }” nie masz na ręce albo jest już zaplanowana.
council-cards-for-empty-fields = Potrzebujesz kart na puste pola.

## Dlaczego nie: akcje

council-option-first = Najpierw wybierz stronę karty albo zrezygnuj.
council-option-impossible = Z tej strony nic nie da się teraz zrobić.
council-must-choose = Trzeba użyć jednej strony karty: wszystkie akcje wykonuje się, o ile się da.
council-must-settle = Musisz zasiedlić: wszystkie akcje wykonuje się, o ile się da.
council-must-explore = Musisz eksplorować: wszystkie akcje wykonuje się, o ile się da.
council-tower-too-large = Na planecie { $planet } ({ $tile }) nie zmieści się wieża z { $cubes }, a wieży się nie dzieli.
council-tower-divided = Wieży się nie dzieli: połóż co najmniej { $least }.
council-settle-first = Najpierw zasiedl planetę albo zrezygnuj.
council-cubes-first = Najpierw powiedz, ile kostek tam kładziesz: od { $least } do { $most }.
council-too-many-cubes = Można tam położyć najwyżej { $most }.
council-tile-not-placed = { $tile } nie leży na planszy.
council-out-of-range = To parsek { $parsec }, a zasięg to { $range }.
council-not-adapted = Nie masz przystosowania do planety { $planet }, { $tile }: { LOWER($planet_type) }.
council-tower-full = Planeta { $planet }, { $tile }, ma trzy kostki.
council-planet-taken = Planeta { $planet }, { $tile }, jest zajęta; stawiać kostki na kostkach pozwala tylko rozbudowa kolonii.
council-alike = Planeta { $planet }, { $tile }, jest taka sama jak planeta { $first }: wybierz tamtą.
council-mine-first = Najpierw wydobywaj w układzie albo zrezygnuj.
council-mined-out = { $tile } nie ma już kostki, której ta karta nie wykorzystała.
council-no-colony-in-system = Nie masz tu kolonii: { $tile }.
council-upgrade-gem-first = Najpierw ulepsz klejnot albo zrezygnuj.
council-no-such-gem = Nie masz takiego klejnotu: { LOWER($gem) }.
council-explore-first = Najpierw eksploruj parsek albo zrezygnuj.
council-no-tiles = Stos parseka { $parsec } jest pusty.
council-no-slot = Parsek { $parsec } nie ma wolnego miejsca na układ.
council-keep-first = Najpierw zatrzymaj jeden z dobranych układów: { $drawn_tile }.
council-place-first = Najpierw połóż: { $tile }.
council-galaxy-closed = { $galaxy }: tej galaktyki nie ma w tej grze.
council-wrong-parsec = { $galaxy } nie leży w parseku { $parsec }.
council-galaxy-full = { $galaxy } nie ma wolnego miejsca na układ.
council-use-tile-first = Najpierw powiedz, co robisz ({ $tile }): zasiedlasz, bierzesz oferowane urobki czy nic z tego.
council-only-new-tile = Teraz możesz zasiedlić tylko: { $tile }.
council-only-yield-left = { $tile }: został tylko urobek.
council-cubes-before-yield = { $tile }: najpierw kostki albo żadnych, potem urobek.
council-take-card-first = Najpierw weź odkrytą kartę SI.

## Dlaczego nie: punktowanie i poziomy

council-evaluation-first = Punktuj galaktykę albo zakończ turę.
council-evaluate-first = Najpierw punktuj galaktykę albo zrezygnuj.
council-evaluated = Ta galaktyka jest już przez ciebie punktowana: { $galaxy }.
council-no-colony-in-galaxy = Nie masz kolonii { FORM($galaxy, "in") }.
council-remove-first = Najpierw zdejmij kostkę { FORM($galaxy, "in") }.
council-not-in-galaxy = Ta planeta nie leży { FORM($galaxy, "in") }.
council-no-cube-there = Na tej planecie { FORM($galaxy, "in") } nie ma takiej kostki.
council-return-bonus-first = Najpierw oddaj jedną z kart premii.
council-bonus-not-held = Nie masz karty „{ $bonus }”.
council-tech-first = Najpierw weź zdolność Dark Tech.
council-wrong-deck = „{ $tech }” nie jest z talii { $deck }.
council-tech-gone = „{ $tech }”: tej zdolności nie ma już w talii.

## Dlaczego nie: Automa

council-automa-settle-first = Najpierw osiedl Automę.
council-automa-planet = Karta Automy chce innej planety: wolnej, wskazanego typu, we wskazanym miejscu.
council-automa-tile-unfit = { $tile } nie ma planety typu wskazanego przez kartę Automy.
council-automa-galaxy = Karta Automy wskazuje coś innego niż { $galaxy }.

## Co robią karty: według tego, co mówi o nich edycja, i według interpretacji stołu

council-starts = zużycie { $number }{ $energy ->
    [0] {""}
   *[other] , energia { $energy }
  }
council-effect-none = bez akcji
council-effect-settle = { $number ->
    [1] zasiedl: 1 kostka
   *[other] zasiedl: wieża z { $actions ->
        [free] najwyżej { $number }
       *[all] { $number }
      }
  }
council-effect-mine = { $number ->
    [1] wydobywaj raz
    [2] wydobywaj dwa razy
   *[other] wydobywaj { $number } razy
  }
council-effect-explore = eksploruj ({ $cubes ->
    [1] 1 kostka
   *[other] wieża z { $actions ->
        [free] najwyżej { $cubes }
       *[all] { $cubes }
      }
  } { $join ->
    [and] i
   *[or] albo
  } { $mines ->
    [1] urobek
   *[other] { $two_minings ->
        [new] { $mines } razy urobek
       *[colonies] wydobycia: { $mines }
      }
  })
council-effect-take_gems = weź: { $taken_gem }
council-effect-upgrade_gem = { $steps ->
    [1] ulepsz klejnot
   *[other] ulepsz klejnoty (stopnie: { $steps })
  }
council-effect-gain_energy = energia: { $number }
council-effect-change_consumption = twoje zużycie { $change ->
    [up] rośnie
   *[down] spada
  } o { $number }
council-effect-adapt = możesz zasiedlać planety tego typu: { LOWER($planet_type) }
council-effect-allow_stacking = możesz kłaść kostki na planetach, na których już leżą
council-effect-raise_range = pole { $field } sięga parseka { $parsec }
council-effect-add_field = jeszcze jedno pole akcji (zasięg: parsek { $parsec })
council-effect-raise_all_ranges = wszystkie twoje pola sięgają parseka { $parsec }, energia za każdy krok: { $number }
council-effect-take_ai_card = weź za darmo { $number ->
    [one] odkrytą kartę SI
    [few] { $number } odkryte karty SI
    [many] { $number } odkrytych kart SI
   *[other] { $number } odkrytych kart SI
  }
council-effect-draw_light_card = dobierz { $number ->
    [one] jasną kartę premii
    [few] { $number } jasne karty premii
    [many] { $number } jasnych kart premii
   *[other] { $number } jasnych kart premii
  }
council-effect-evaluate = { $number ->
    [one] punktuj galaktykę
    [few] punktuj do { $number } galaktyk
    [many] punktuj do { $number } galaktyk
   *[other] punktuj do { $number } galaktyk
  }
council-effect-energy_per = { $number ->
    [one] 1 jednostka energii
    [few] { $number } jednostki energii
    [many] { $number } jednostek energii
   *[other] { $number } jednostek energii
  } za { $measure ->
    [galaxy_majority] każdą galaktykę, w której masz większość
    [system_majority] każdy układ, w którym masz większość
   *[other] każdą twoją kolonię
  }
council-effect-yield_each_system = po jednym urobku z każdego układu jej galaktyki, w którym masz kolonię
council-effect-mine_others = wydobywasz także kostkami innych
council-effect-upgrade_yield_gems = klejnoty z urobku są lepsze o { $steps ->
    [one] rodzaj
    [few] { $steps } rodzaje
    [many] { $steps } rodzajów
   *[other] { $steps } rodzajów
  }
council-effect-extra_explore_cube = o { $number ->
    [one] jedną kostkę
    [few] { $number } kostki
    [many] { $number } kostek
   *[other] { $number } kostek
  } więcej, gdy { $explorer_people ->
    [any] eksplorujesz
   *[card] eksploruje karta akcji
  }
council-effect-round_consumption = { $perpetual_motion ->
    [planning] od następnego planowania
   *[round] od następnej rundy
  } karty nie zmieniają już twojego zużycia
council-effect-free_colony = w każdej turze zakupów { $number ->
    [one] darmowa kolonia
    [few] darmowa wieża z { $number }
    [many] darmowa wieża z { $number }
   *[other] darmowa wieża z { $number }
  }
council-effect-keep_cube = { $number ->
    [0] w jej galaktyce
   *[other] przy { $number } lub więcej koloniach w galaktyce
  } { $kept_cubes ->
    [always] punktujesz
   *[choice] możesz punktować
  } bez zdejmowania kostki
council-effect-tie_is_majority = remis o większość liczy się jak większość
council-effect-place_station_cubes = { $number ->
    [one] leży na niej 1 twoja kostka; liczy się do większości i nigdy nie jest zdejmowana
    [few] leżą na niej { $number } twoje kostki; liczą się do większości i nigdy nie są zdejmowane
    [many] leży na niej { $number } twoich kostek; liczą się do większości i nigdy nie są zdejmowane
   *[other] leży na niej { $number } twoich kostek; liczą się do większości i nigdy nie są zdejmowane
  }
council-effect-forbid_ai_card = nie możesz { $casares_ban ->
    [any] wziąć
   *[purchase] kupić
  } karty „{ $card }”
council-effect-yield_of_system = weź urobek tego układu{ $number ->
    [one] {""}
    [few] {" "}{ $number } razy
    [many] {" "}{ $number } razy
   *[other] {" "}{ $number } razy
  }
council-effect-far = { $does } wszędzie
council-effect-far-any = { $does } wszędzie, dowolna planeta
council-effect-any = { $does }, dowolna planeta
council-effect-then = { $first }, potem { $second }
council-effect-or = { $first }, albo { $second }
council-when-immediate = od razu { $does }
council-when-evaluation_start = w każdej rundzie przed punktowaniem { $does }
council-when-evaluation_end = w każdej rundzie po punktowaniu { $does }

## Błędy edycji

council-fault-slots = { $path }: galaktyka ma od 2 do 5 miejsc, a nie { $found }.
council-fault-first-galaxy = { $path }: pierwsza galaktyka musi leżeć w parseku 1 i mieć dwa miejsca na odkryte układy.
council-fault-slots-differ = { $path }: nie zgadza się z miejscami galaktyk.
council-fault-more-slots-than-tiles = { $path }: parsek { $parsec } ma więcej miejsc niż układów.
council-fault-covered-differ = { $path }: nie zgadza się z zakrytymi galaktykami.
council-fault-no-yield = { $path }: układ musi mieć urobek.
council-fault-final-energy-differs = { $path }: musi być tak jak w części „Punktacja końcowa”.
council-fault-not-a-range-step = { $path }: musi podnosić pole ulepszenia o jeden stopień i nic innego nie może tego robić.
council-fault-not-for-stations = { $path }: stacja nie może robić { $do }.
council-fault-field-of-ava = { $path }: Ava, i tylko ona, ma pole od początku.
council-fault-too-many-fields = { $path }: tylko jedna zdolność Dark Tech może dodać pole.
council-fault-wrong-moment = { $path }: „{ $found }” to nie jest moment na to. Możliwe: { $allowed }.
council-fault-wrong-effect = { $path }: „{ $found }” nie może się zdarzyć w tym momencie. Możliwe: { $allowed }.
council-fault-no-settling-before = { $path }: urobek właśnie zasiedlonego układu wymaga wcześniejszego zasiedlenia.
council-fault-needs-any-range = { $path }: musi działać w dowolnym zasięgu, bo żadne pole nie daje zasięgu.
council-fault-wrong-deck = { $path }: pierwsze 18 kart premii jest jasnych, pozostałe są ciemne.
council-fault-light-for-all = { $path }: jasnych kart używa się przy każdej liczbie graczy.
council-fault-not-counted = { $path }: formuła, która nic nie liczy, pomija to miejsce, a galaktyki liczy się galaktyką.
council-fault-unknown-module = { $path }: możliwe: { $allowed }.
council-fault-too-few-dark-cards = { $path }: za mało ciemnych kart, liczba graczy: { $players }.
council-fault-empty-deck = { $path }: talia Automy { $deck } nie ma zwykłej karty.
council-fault-not-rising = { $path }: musi rosnąć.
council-fault-not-on-this-side = { $path }: { $galaxy } nie należy do strony dla 2 graczy.

## Błędy pozycji

council-fault-field-count = { $path }: { $found } to niemożliwa liczba pól.
council-fault-silver-not-in-game = { $path }: srebrnych kart nie ma w tej grze.
council-fault-not-a-dark-card = { $path }: „{ $found }” nie jest ciemną kartą premii.
council-fault-bad-story = { $path }: „{ $found }” to nie właściciel, czynność (drew lub returned) i jasna karta premii.
council-fault-not-on-top = { $path }: „{ $found }”: tej karty nie można było wtedy dobrać.
council-fault-returned-before-drawn = { $path }: „{ $found }”: tę kartę oddano, zanim ją dobrano.
council-fault-light-cards-differ = { $path }: { LOWER($owner) } ma inne jasne karty.
council-fault-no-automa-action = { $path }: karta Automy nie ma takiej akcji.
council-fault-not-everybody-once = { $path }: musi wymienić każdego raz.
council-fault-cube-total = { $path }: kostki ({ LOWER($owner) }): znaleziono { $found }, potrzeba { $needed }.
council-fault-level-not-settled = { $path }: { LOWER($owner) } ma tyle energii co zużycia, a to nie ta tura.
council-fault-board-cubes = { $path }: na planszy gracza jest więcej kostek, niż wymagają ulepszenia ({ $needed }).
council-fault-step-missing = { $path }: ulepszeniu zasięgu brakuje poprzedniego stopnia.
council-fault-no-commanders = { $path }: w tej grze nie ma dowódców.
council-fault-too-many-bonus-cards = { $path }: jedno z miejsc ma za dużo kart premii.
council-fault-dark-card-not-dealt = { $path }: jedno z miejsc ma ciemną kartę, której nie dostało.
council-fault-starting-cards = { $path }: miejsce { $seat } musi mieć raz każdą ze swoich sześciu kart początkowych.
council-fault-planned-not-in-hand = { $path }: miejsce { $seat } zaplanowało kartę, której nie ma na ręce.
council-fault-card-twice = { $path }: karta SI { $card } jest w dwóch miejscach.
council-fault-galaxy-overfull = { $path }: { $galaxy } ma więcej układów niż miejsc.
council-fault-wrong-parsec = { $path }: { $tile } nie pasuje do tego parseka: { $galaxy }.
council-fault-wrong-stack = { $path }: { $tile } leży pod stosem innego parseka.
council-fault-tile-twice = { $path }: { $tile } jest w dwóch miejscach.
council-fault-tower-too-high = { $path }: { $tile }: na planecie leży więcej niż trzy kostki.
council-fault-station-twice = { $path }: stacja występuje dwa razy albo stacji nie ma w tej grze: { $galaxy }.
council-fault-stations-differ = { $path }: miejsce { $seat } ma na planszy inne stacje niż przed sobą.
council-fault-tech-twice = { $path }: miejsce { $seat } ma o jedną zdolność Dark Tech za dużo albo taką, którą ma ktoś inny.
council-fault-tech-of-level = { $path }: zdolności Dark Tech miejsca { $seat } nie pasują do jego poziomu.
council-fault-techs-lost = { $path }: karty usunięte z talii Dark Tech { $deck } są niemożliwe.
council-fault-never-looked = { $path }: z talii Dark Tech { $deck } wzięto kartę, ale nikt jej nie przeglądał.
council-fault-dark-cards = { $path }: rozdane ciemne karty premii są niemożliwe.
council-fault-throne = { $path }: tron należy do tego, kto pierwszy osiągnął poziom III, a wcześniej do nikogo.
council-fault-no-automa-card = { $path }: Automa nie ma karty na tę rundę.
council-fault-plan-too-long = { $path }: miejsce { $seat } zaplanowało więcej pól, niż ma.
council-fault-not-planning = { $path }: ktoś zatwierdził plan, ale to nie pora planowania.

## Plansza w terminalu

council-board-energy = energia
council-board-consumption = zużycie
council-board-level = poziom
council-board-gap = brakuje
council-board-due = osiągnięty +{ $number }
council-board-gems = klejnoty a/g/t
council-board-supply = kostki
council-board-cards = premie
council-board-round = Runda { $number }
council-board-order = Kolejność: { $order }
council-board-market = Odkryte karty SI
council-board-stacks = Zostało układów: { $first } / { $second } / { $third } (parseki 1, 2, 3); kart SI { $cards }; jasnych kart premii { $light }
council-board-parsec = Parsek { $number }
council-board-to-come = układy do odkrycia: { $number } z { $all } ({ $planets })
council-board-reward = { $majority }/{ $minority }
council-board-free = wolne: { $number }
council-board-hand = ręka: { $cards }
council-board-fields = pola: { $fields }
council-board-empty = puste
council-board-bonus = Twoje karty premii: { $cards }
council-board-plan = Twój plan: { $cards }
council-board-committed = Plan zatwierdzony: { $seats }
council-board-automa = Karta Automy: { $card }
council-board-station = { $station } – { $seat }
council-board-has = ma: { $things }

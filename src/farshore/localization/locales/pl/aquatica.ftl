# Aquatica: co czyta się o głębinach.

aquatica-about = Władcy głębin zagrywają postacie, zdobywają terytoria, wydźwigają je z dna morza i punktują.

## Miejsca bez nazw

aquatica-slot = { $row ->
    [character] rząd postaci
    [upper] rząd górny
   *[lower] rząd dolny
  } { $number }
aquatica-space = pole { $number }
aquatica-track = tor celu { $number }
aquatica-forms-manta =
    .object = { $id ->
        [trained_power] mantę mocy
        [trained_coin] mantę monet
        [trained_raise] mantę wydźwigu
        [trained_score] mantę punktów
        [wild_coin] dziką mantę monet
        [wild_power] dziką mantę mocy
        [wild_power_double] wielką dziką mantę mocy
        [wild_raise] dziką mantę wydźwigu
        [wild_score] dziką mantę punktów
        [wild_recruit] dziką mantę herolda
       *[other] { $within }
      }
    .genitive = { $id ->
        [trained_power] manty mocy
        [trained_coin] manty monet
        [trained_raise] manty wydźwigu
        [trained_score] manty punktów
        [wild_coin] dzikiej manty monet
        [wild_power] dzikiej manty mocy
        [wild_power_double] wielkiej dzikiej manty mocy
        [wild_raise] dzikiej manty wydźwigu
        [wild_score] dzikiej manty punktów
        [wild_recruit] dzikiej manty herolda
       *[other] { $within }
      }
    .means = { $id ->
        [trained_power] mantą mocy
        [trained_coin] mantą monet
        [trained_raise] mantą wydźwigu
        [trained_score] mantą punktów
        [wild_coin] dziką mantą monet
        [wild_power] dziką mantą mocy
        [wild_power_double] wielką dziką mantą mocy
        [wild_raise] dziką mantą wydźwigu
        [wild_score] dziką mantą punktów
        [wild_recruit] dziką mantą herolda
       *[other] { $within }
      }

## Opcje

aquatica-option-kings = kto dostaje króla
    .none = nikt
    .numbered = wszyscy, według numerów w kolejności tur
    .draft = wszyscy, z oferty, która krąży wokół stołu
aquatica-option-data_set = którą rekonstrukcją kart się gra
    .reconstructed_1 = pierwszą
    .reconstructed_2 = jak pierwszą, z trzema innymi królami
    .reconstructed_3 = bogatsze terytoria i cele oraz to, co wiadomo o prawdziwych kartach
    .reconstructed_4 = jak trzecią, z czterema królami, którzy wyrównują kolejność tur
    .reconstructed_5 = jak czwartą, z królami, którzy wyrównują miejsca przy każdej liczbie graczy
aquatica-option-goals = które cele są w grze
    .printed = cztery nadrukowane na planszy
    .tokens = cztery z pięciu żetonów celu, losową stroną do góry
aquatica-option-first_player = miejsce, które zaczyna
    .random = decyduje los
aquatica-option-strict_effects = gdy za rekrutację, kupno lub podbój można zapłacić tylko mantami albo głębiami
    .off = możesz zrezygnować
    .on = musisz to zrobić
aquatica-option-leftover_power = moc, która zostaje po podboju
    .kept = zostaje na następny podbój tej samej karty
    .lost = przepada
aquatica-option-matron_clears = przy dwóch graczach zagranie Matrony
    .off = nie zmienia rzędu
    .on = usuwa z rzędu skrajną lewą postać
aquatica-option-solo_end = gra solo kończy się
    .own = tylko przez Ichtiandrów
    .any = także wtedy, gdy kończyłyby ją cele albo talia
aquatica-option-round_limit = po ilu rundach gra kończy się najpóźniej
    .none = bez limitu

## Decyzje. `.waiting` słyszą ci, którzy czekają.

aquatica-ask-choose_king = Którego króla bierzesz?
    .waiting = { $names } wybiera króla
aquatica-ask-turn_menu = Co robisz w tej turze?
    .waiting = { $names } decyduje, co zrobić w tej turze
aquatica-ask-claim_window = Możesz zgłosić cel, zanim karta zadziała dalej. Zgłaszasz?
    .waiting = { $names } może zgłosić cel
aquatica-ask-choose_option = Którą z dwóch rzeczy robi twoja karta?
    .waiting = { $names } wybiera, co zrobi karta
aquatica-ask-explore = Eksplorujesz?
    .waiting = { $names } decyduje, czy eksplorować
aquatica-ask-keep_locations = { $left ->
    [one] Jedna karta dolnego rzędu nie przechodzi wyżej. Która?
    [few] { $left } karty dolnego rzędu nie przechodzą wyżej. Która jest pierwsza od lewej?
    [many] { $left } kart dolnego rzędu nie przechodzi wyżej. Która jest pierwsza od lewej?
   *[other] { $left } kart dolnego rzędu nie przechodzi wyżej. Która jest pierwsza od lewej?
  }
    .waiting = { $names } wybiera karty, które nie przechodzą wyżej
aquatica-ask-place_ichthyander = Manta Ichtiandrów trafia na cel. Na który?
    .waiting = { $names } wybiera cel dla manty Ichtiandrów
aquatica-ask-choose_recruit = Kogo rekrutujesz?
    .waiting = { $names } wybiera, kogo zrekrutować
aquatica-ask-choose_purchase = Które terytorium kupujesz?
    .waiting = { $names } wybiera terytorium do kupienia
aquatica-ask-choose_conquest = Które terytorium podbijasz?
    .waiting = { $names } wybiera terytorium do podbicia
aquatica-ask-draw_source = Czym płacisz?
    .waiting = { $names } wybiera, czym zapłacić
aquatica-ask-choose_free_recruit = Kogo rekrutujesz bez płacenia?
    .waiting = { $names } wybiera, kogo zrekrutować bez płacenia
aquatica-ask-choose_seizure = Które terytorium zagarniasz?
    .waiting = { $names } wybiera terytorium do zagarnięcia
aquatica-ask-choose_raise = Które terytorium wydźwigasz o jedną głębię ({ $steps ->
    [one] ostatni krok
    [few] zostały { $steps } kroki
    [many] zostało { $steps } kroków
   *[other] zostało { $steps } kroków
  })?
    .waiting = { $names } wybiera terytorium do wydźwignięcia
aquatica-ask-choose_raise_fully = Które terytorium wydźwigasz w pełni?
    .waiting = { $names } wybiera terytorium do pełnego wydźwignięcia
aquatica-ask-choose_score = Które wydźwignięte terytorium punktujesz?
    .waiting = { $names } wybiera wydźwignięte terytorium do punktowania
aquatica-ask-choose_return = Którą kartę odzyskujesz ze stosu odrzuconych?
    .waiting = { $names } wybiera kartę do odzyskania
aquatica-ask-choose_ready = Która zmęczona manta będzie gotowa?
    .waiting = { $names } wybiera mantę, która będzie gotowa
aquatica-ask-choose_replay = Którą kartę ze stosu odrzuconych zagrywasz?
    .waiting = { $names } wybiera odrzuconą kartę do zagrania
aquatica-ask-choose_tired = Która gotowa manta będzie zmęczona?
    .waiting = { $names } wybiera mantę, która będzie zmęczona

## Ruchy. `.done` to wiersz dziennika, gdy nic innego nie mówi o ruchu.

aquatica-move-first_player = Zaczyna: { $seat }
aquatica-move-reveal = Odkryj: { $card } ({ $slot })
aquatica-move-lay_goal = Cel „{ $goal }”: { $track }
aquatica-move-offer = Zaoferuj: { $king }
aquatica-move-choose_king = Weź: { $king }
aquatica-move-play = Zagraj: { $character }
aquatica-move-use_manta = Użyj { FORM($manta, "genitive") }
aquatica-move-use_depth = Użyj najwyższej głębi terytorium „{ $depth_used_location }”{ $manta_won_count ->
    [0] {""}
   *[other] {" "}(zdobywasz { FORM($manta_won_manta, "object") })
  }
aquatica-move-claim = Zgłoś cel „{ $goal }” { FORM($manta, "means") }{ $end_triggered_count ->
    [0] {""}
   *[other] {" "}(koniec blisko: każdy ma jeszcze jedną turę)
  }
aquatica-move-end_turn = Zakończ turę
aquatica-move-continue = Kontynuuj swoją kartę
    .done = { $seat_you ->
    [yes] Kontynuujesz
   *[no] { $seat } kontynuuje
  } bez zgłaszania celu.
aquatica-move-option = Wybierz { $option ->
    [1] pierwszą możliwość
   *[2] drugą możliwość
  }
    .done = { $seat_you ->
    [yes] Wybierasz
   *[no] { $seat } wybiera
  } { $option ->
    [1] pierwszą
   *[2] drugą
  } z dwóch możliwości karty.
aquatica-move-explore = Eksploruj: nowe terytoria przychodzą, górny rząd odchodzi
aquatica-move-decline = Zrezygnuj
    .done = { $seat_you ->
    [yes] Rezygnujesz
   *[no] { $seat } rezygnuje
  }.
aquatica-move-drop = Zostaw: { $location_discarded_location }
aquatica-move-recruit = { $recruit_begun_count ->
    [0] Rekrutuj za darmo: { $recruited_character }
   *[other] Rekrutuj za { $recruit_begun_number ->
    [one] 1 monetę
    [few] { $recruit_begun_number } monety
    [many] { $recruit_begun_number } monet
   *[other] { $recruit_begun_number } monet
  }: { $recruit_begun_character }
  }
aquatica-move-buy = Kup za { $purchase_begun_number ->
    [one] 1 monetę
    [few] { $purchase_begun_number } monety
    [many] { $purchase_begun_number } monet
   *[other] { $purchase_begun_number } monet
  }: { $purchase_begun_location }
aquatica-move-conquer = Podbij (moc { $conquest_begun_number }): { $conquest_begun_location }
aquatica-move-seize = Zagarnij: { $location_taken_location }
aquatica-move-draw = Zapłać { $depth_drawn_count ->
    [0] { FORM($manta_drawn_manta, "means") }
   *[other] najwyższą głębią terytorium „{ $depth_drawn_location }”
  }{ $manta_won_count ->
    [0] {""}
   *[other] {" "}(zdobywasz { FORM($manta_won_manta, "object") })
  }
aquatica-move-pay = Zapłać
aquatica-move-raise = Wydźwignij: { $raised_location }{ aquatica-raised-fully }
aquatica-move-raise_fully = Wydźwignij w pełni: { $raised_location }{ $manta_won_count ->
    [0] {""}
   *[other] {" "}(zdobywasz { FORM($manta_won_manta, "object") })
  }
aquatica-raised-fully = { $fully_raised_count ->
    [0] {""}
   *[other] {" "}(do końca{ $manta_won_count ->
    [0] {""}
   *[other] , zdobywasz { FORM($manta_won_manta, "object") }
  })
  }
aquatica-move-score = Punktuj: { $location_scored_location }
aquatica-move-return = Odzyskaj: { $character }
aquatica-move-ready = Przygotuj { FORM($manta, "object") }
aquatica-move-replay = Zagraj ze stosu odrzuconych: { $character }
aquatica-move-tire = Odwróć { FORM($manta, "object") } na stronę zmęczoną
aquatica-move-place_ichthyander = Na „{ $goal }”{ $end_triggered_count ->
    [0] {""}
   *[other] {" "}(ostatnia: masz jeszcze jedną turę)
  }

## Zdarzenia

aquatica-event-first_player = { $seat_you ->
    [yes] Rozpoczynasz
   *[no] { $seat } rozpoczyna
  } grę.
aquatica-event-goal_laid = Cel „{ $goal }” trafia na { $track }.
aquatica-event-king_offered = { $seat_you ->
    [yes] Dostajesz
   *[no] { $seat } dostaje
  } do wyboru króla: { $king }.
    .hidden = { $seat_you ->
    [yes] Dostajesz
   *[no] { $seat } dostaje
  } króla do wyboru.
aquatica-event-king_chosen = { $seat_you ->
    [yes] Wybierasz
   *[no] { $seat } wybiera
  }: { $king }.
    .hidden = { $seat_you ->
    [yes] Wybierasz
   *[no] { $seat } wybiera
  } króla.
aquatica-event-king_taken = { $seat_you ->
    [yes] Rządzisz
   *[no] { $seat } rządzi
  } jako { $king }.
aquatica-event-character_revealed = Nowa postać w rzędzie: { $character }.
aquatica-event-location_revealed = Nowe terytorium w dolnym rzędzie: { $location }.
aquatica-event-explored = { $seat_you ->
    [yes] Eksplorujesz
   *[no] { $seat } eksploruje
  }.
aquatica-event-character_removed = Postać „{ $character }” opuszcza rząd i odpada z gry.
aquatica-event-location_discarded = Terytorium „{ $location }” odpada z gry.
aquatica-event-turn_begins = { $seat_you ->
    [yes] Zaczynasz
   *[no] { $seat } zaczyna
  } turę.
aquatica-event-character_played = { $seat_you ->
    [yes] Zagrywasz
   *[no] { $seat } zagrywa
  } kartę „{ $character }”.
aquatica-event-character_replayed = { $seat_you ->
    [yes] Zagrywasz
   *[no] { $seat } zagrywa
  } ze stosu odrzuconych kartę „{ $character }”.
aquatica-event-king_left = { $king } opuszcza grę.
aquatica-event-manta_used = { $seat_you ->
    [yes] Używasz
   *[no] { $seat } używa
  } { FORM($manta, "genitive") }.
aquatica-event-depth_used = { $seat_you ->
    [yes] Używasz
   *[no] { $seat } używa
  } najwyższej głębi terytorium „{ $location }”.
aquatica-event-turn_ended = { $seat_you ->
    [yes] Kończysz
   *[no] { $seat } kończy
  } turę.
aquatica-event-end_triggered = { $end ->
    [goals] { $seat_you ->
        [yes] Masz
       *[no] { $seat } ma
      } mantę na każdym z czterech celów
    [locations] { $seat_you ->
        [yes] Odkrywasz
       *[no] { $seat } odkrywa
      } ostatnie terytorium
    [characters] { $seat_you ->
        [yes] Odkrywasz
       *[no] { $seat } odkrywa
      } ostatnią postać
   *[ichthyanders] { $seat_you ->
        [yes] Kładziesz
       *[no] { $seat } kładzie
      } ostatnią mantę Ichtiandrów
  }: koniec jest blisko.
aquatica-event-game_ended = Gra się skończyła.
aquatica-event-recruit_begun = { $seat_you ->
    [yes] Rekrutujesz
   *[no] { $seat } rekrutuje
  } za { $number ->
    [one] 1 monetę
    [few] { $number } monety
    [many] { $number } monet
   *[other] { $number } monet
  } postać „{ $character }”.
aquatica-event-purchase_begun = { $seat_you ->
    [yes] Kupujesz
   *[no] { $seat } kupuje
  } za { $number ->
    [one] 1 monetę
    [few] { $number } monety
    [many] { $number } monet
   *[other] { $number } monet
  } terytorium „{ $location }”.
aquatica-event-conquest_begun = { $seat_you ->
    [yes] Podbijasz
   *[no] { $seat } podbija
  } terytorium „{ $location }” (moc { $number }).
aquatica-event-manta_drawn = { $seat_you ->
    [yes] Płacisz
   *[no] { $seat } płaci
  } { FORM($manta, "means") }.
aquatica-event-depth_drawn = { $seat_you ->
    [yes] Płacisz
   *[no] { $seat } płaci
  } najwyższą głębią terytorium „{ $location }”.
aquatica-event-recruited = { $seat_you ->
    [yes] Bierzesz
   *[no] { $seat } bierze
  } na rękę kartę „{ $character }”.
aquatica-event-location_taken = { $seat_you ->
    [yes] Kładziesz na swojej planszy
   *[no] { $seat } kładzie na swojej planszy
  } terytorium „{ $location }”.
aquatica-event-raised = { $seat_you ->
    [yes] Wydźwigasz
   *[no] { $seat } wydźwiga
  } terytorium „{ $location }”.
aquatica-event-fully_raised = Terytorium „{ $location }” jest w pełni wydźwignięte.
aquatica-event-manta_won = { $seat_you ->
    [yes] Zdobywasz
   *[no] { $seat } zdobywa
  } { FORM($manta, "object") }.
aquatica-event-location_scored = { $seat_you ->
    [yes] Punktujesz
   *[no] { $seat } punktuje
  } terytorium „{ $location }”.
aquatica-event-character_returned = { $seat_you ->
    [yes] Odzyskujesz
   *[no] { $seat } odzyskuje
  } ze stosu odrzuconych kartę „{ $character }”.
aquatica-event-all_returned = { $seat_you ->
    [yes] Odzyskujesz
   *[no] { $seat } odzyskuje
  } { $number ->
    [one] 1 kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } kart
  } ze stosu odrzuconych.
aquatica-event-manta_ready = { $seat_you ->
    [yes] Przygotowujesz
   *[no] { $seat } przygotowuje
  } { FORM($manta, "object") }.
aquatica-event-all_ready = { $seat_you ->
    [yes] Przygotowujesz
   *[no] { $seat } przygotowuje
  } wszystkie swoje manty.
aquatica-event-manta_tired = { $seat_you ->
    [yes] Odwracasz
   *[no] { $seat } odwraca
  } { FORM($manta, "object") } na stronę zmęczoną.
aquatica-event-goal_claimed = { $seat_you ->
    [yes] Zgłaszasz
   *[no] { $seat } zgłasza
  } cel „{ $goal }” { FORM($manta, "means") }.
aquatica-event-ichthyander_placed = Manta Ichtiandrów trafia na cel „{ $goal }”.

## Koniec

aquatica-end-goals = ktoś zgłosił wszystkie cztery cele
aquatica-end-locations = odkryto ostatnie terytorium
aquatica-end-characters = odkryto ostatnią postać
aquatica-end-ichthyanders = Ichtiandrzy położyli wszystkie swoje manty
aquatica-end-round_limit = minęła umówiona liczba rund
aquatica-part-hand = postacie na ręce
aquatica-part-goals = cele
aquatica-part-locations = punktowane terytoria
aquatica-tie-score = punkty
aquatica-tie-reserve = manty w zasobie własnym
aquatica-tie-king = niższy numer króla
aquatica-tie-turn_order = dalsze miejsce w kolejności tur

## Dlaczego nie: tura

aquatica-king-first = Najpierw wybierz króla z oferty.
aquatica-not-on-offer = { $king }: nie ma tego króla w ofercie.
aquatica-main-used = W tej turze karta jest już zagrana; wolno zagrać tylko jedną.
aquatica-main-action-first = Zagraj kartę, zanim zakończysz turę.
aquatica-not-in-hand = Tej karty nie masz na ręce: { $character }.
aquatica-no-card-no-resource = Rekrutować, brać terytoria i płacić można tylko dzięki zagranej karcie.
aquatica-manta-tired = Twoja { LOWER($manta) } jest zmęczona.
aquatica-no-such-manta = Nie masz { FORM($manta, "genitive") }.
aquatica-without-effect = Teraz nic by to nie dało.
aquatica-resource-outside-payment = Najwyższa głębia ({ $space }) daje zasób; przyda się tylko podczas płacenia.
aquatica-empty-depth = Najwyższa głębia ({ $space }) jest pusta; minąć ją można tylko wydźwignięciem.
aquatica-no-depth-left = To terytorium jest w pełni wydźwignięte: { $space }.
aquatica-space-empty = Tu nie ma terytorium: { $space }.

## Dlaczego nie: cele

aquatica-claim-or-continue = Zgłoś cel albo kontynuuj swoją kartę.
aquatica-goal-not-here = „{ $goal }” nie jest celem tej gry.
aquatica-goal-claimed = Cel „{ $goal }” jest już przez ciebie zgłoszony.
aquatica-goal-not-met = Teraz nie spełniasz celu „{ $goal }”.
aquatica-manta-placed = Twoja { LOWER($manta) } leży już na celu.
aquatica-ichthyander-there = Na celu „{ $goal }” leży już manta Ichtiandrów.
aquatica-ichthyander-first = Najpierw połóż mantę Ichtiandrów na celu.

## Dlaczego nie: efekty karty

aquatica-option-first = Najpierw wybierz jedną z dwóch możliwości karty.
aquatica-option-impossible = Z możliwości { $option } nic nie da się teraz zrobić.
aquatica-explore-first = Najpierw powiedz, czy eksplorujesz, czy rezygnujesz.
aquatica-drop-first = Najpierw wskaż kartę dolnego rzędu, która nie przechodzi wyżej.
aquatica-drop-order = Odchodzące karty wskazuje się od lewej do prawej; teraz nie można wskazać: { $slot }.
aquatica-slot-empty = Tu nie ma karty: { $slot }.
aquatica-target-first = Najpierw wybierz, { $do ->
    [recruit] kogo rekrutujesz
    [buy] które terytorium kupujesz
    [conquer] które terytorium podbijasz
   *[seize] które terytorium zagarniasz
  }.
aquatica-strict = Musisz to zrobić: możesz za to zapłacić mantami i głębiami.
aquatica-pool-pays = Musisz to zrobić: wystarczy na to, co daje twoja karta.
aquatica-too-few-coins = { $card } kosztuje { $needed ->
    [one] 1 monetę
    [few] { $needed } monety
    [many] { $needed } monet
   *[other] { $needed } monet
  }; ze wszystkim, czego możesz użyć, masz { $found }.
aquatica-too-little-power = { $card } wymaga mocy { $needed }; ze wszystkim, czego możesz użyć, masz { $found } pasującej.
aquatica-pay-first = Najpierw dokończ płacenie.
aquatica-pool-too-small = Cena to { $needed }; na razie masz { $found }. Użyj manty albo głębi.
aquatica-drawn-enough = To, czego używasz, wystarcza na cenę { $needed }; teraz zapłać.
aquatica-source-does-not-fit = To nie daje tego, czym masz zapłacić.
aquatica-gave-already = To terytorium dało już zasób dla tej karty: { $space }.
aquatica-no-resource = Najwyższa głębia nie daje zasobu: { $space }.
aquatica-raise-first = Najpierw wybierz terytorium do wydźwignięcia.
aquatica-raise-fully-first = Najpierw wybierz terytorium do pełnego wydźwignięcia.
aquatica-raised-already = To terytorium jest już w pełni wydźwignięte: { $space }.
aquatica-shows-the-effect = To terytorium ({ $space }) pokazuje ten symbol i nie może wydźwignąć samo siebie.
aquatica-score-first = Najpierw wybierz terytorium do punktowania.
aquatica-not-raised = To terytorium nie jest w pełni wydźwignięte: { $space }.
aquatica-return-first = Najpierw wybierz kartę, którą odzyskujesz.
aquatica-not-discarded = Nie ma na twoim stosie odrzuconych: { $character }.
aquatica-ready-first = Najpierw wybierz mantę, która będzie gotowa.
aquatica-manta-not-tired = Nie masz takiej zmęczonej manty: { LOWER($manta) }.
aquatica-replay-first = Najpierw wybierz odrzuconą kartę, którą zagrywasz.
aquatica-plays-discarded-too = Ta karta sama zagrywa odrzuconą kartę i nie można jej tak zagrać: { $character }.
aquatica-tire-first = Najpierw wybierz mantę, która będzie zmęczona.
aquatica-manta-not-ready = Nie masz takiej gotowej manty: { LOWER($manta) }.

## Błędy edycji

not-falling = { $path }: punkty muszą maleć z pola na pole.
not-one-condition = { $path }: cel ma dokładnie jeden warunek.
goal-twice = { $path }: cel { $goal } występuje dwa razy.
no-effect = { $path }: musi być co najmniej jeden efekt.
not-one-verb = { $path }: efekt ma dokładnie jedno z: { $allowed }.
verb-not-here = { $path }: „{ $found }” nie może tu stać. Możliwe: { $allowed }.
raises-itself = { $path }: wydźwignięcie na głębi wymaga "other": true, bo nie może wydźwigać własnego terytorium.
explore-not-optional = { $path }: explore wymaga "optional": true, bo zawsze wolno zrezygnować.
stays-in-hand = { $path }: na ręce zostaje tylko Matrona i nikt inny.
king-not-once = { $path }: ten król musi być jednorazowy, bo żaden ruch go nie przywraca.
not-one-effect = { $path }: manta niesie dokładnie jeden efekt.
resource-manta = { $path }: ta manta musi nieść zasób.
effect-manta = { $path }: ta manta musi nieść efekt, który nie jest zasobem.
too-many-depths = { $path }: największa liczba głębi terytorium to { $allowed }.
tier-gap = { $path }: rangi muszą następować po sobie bez luk.
tier-not-open = { $path }: pierwsza ranga nie ma "min", a ostatnia nie ma "max".
no-tier = { $path }: musi być co najmniej jedna ranga.

## Błędy pozycji

card-too-often = { $path }: { $card } występuje zbyt często.
manta-too-often = { $path }: { $manta } występuje zbyt często.
not-trained = { $path }: { $manta } jest dzika; na celach leżą tylko wytresowane manty.
claimed-twice = { $path }: miejsce { $seat } zgłosiło ten cel dwa razy.
gap-on-track = { $path }: przed tym polem jest wolne pole.
not-in-hand = { $path }: miejsce { $seat } musi mieć na ręce: { $card }.
not-wild = { $path }: w zasobie wspólnym są tylko dzikie manty.
wrong-manta-number = { $path }: { $manta }: jest { $found }, potrzeba { $needed }.
not-an-ocean-character = { $path }: { $card } nie jest postacią oceanu.
gap-in-row = { $path }: w rzędzie jest luka.
row-not-full = { $path }: w rzędzie jest puste miejsce, choć w talii są karty.
no-goal = { $path }: { $track } nie ma celu.
wrong-goal = { $path }: cel { $goal } nie może tam leżeć w tej grze.
track-overfull = { $path }: { $track } ma za dużo mant.
no-ichthyanders = { $path }: Ichtiandrzy są tylko w grze solo.
king-twice = { $path }: { $king } występuje dwa razy.
wrong-king = { $path }: miejsce { $seat } ma nie swojego króla.
king-missing = { $path }: króla miejsca { $seat } nigdzie nie ma, a nie jest to król, który odchodzi z gry.
kings-not-dealt = { $path }: królowie nie zgadzają się z opcją.
card-in-play = { $path }: karta jest w grze dokładnie tak długo, jak jej efekty są w agendzie.
pool-not-empty = { $path }: poza akcją główną nie ma zasobów.
main-action-not-used = { $path }: gdy karta jest w grze, akcja główna jest wykorzystana.
no-trigger = { $path }: ostatnie tury są dopiero po wywołaniu końca.
wrong-active = { $path }: menu tury musi należeć do aktywnego miejsca.
no-turn = { $path }: na spodzie musi być tura albo reszta przygotowania.
no-card-in-play = { $path }: żadna karta nie jest w grze.
not-on-card = { $path }: to nie są efekty karty { $card }.
no-choice = { $path }: pierwszy z efektów musi być wyborem.
nothing-to-pay = { $path }: płaci się tylko za rekrutację, kupno i podbój.
slot-empty = { $path }: nie ma tu karty.

## Co robią efekty, w kilku słowach

aquatica-effect-empty = –
aquatica-effect-gain_coins = { $number ->
    [one] +1 moneta
    [few] +{ $number } monety
    [many] +{ $number } monet
   *[other] +{ $number } monet
  }
aquatica-effect-gain_power = +{ $number } mocy
aquatica-effect-typed_power = +{ $number } mocy ({ $type })
aquatica-effect-conquer = podbój
aquatica-effect-buy = kupno
aquatica-effect-recruit = rekrutacja
aquatica-effect-recruit_free = darmowa rekrutacja
aquatica-effect-seize = zagarnięcie
aquatica-effect-explore = eksploracja
aquatica-effect-raise = wydźwignij { $number }
aquatica-effect-raise_fully = wydźwignij w pełni { $number }
aquatica-effect-score = punktuj { $number }
aquatica-effect-return = odzyskaj { $number }
aquatica-effect-return_all = odzyskaj wszystkie
aquatica-effect-ready = gotowe: { $number }
aquatica-effect-ready_all = wszystkie gotowe
aquatica-effect-tire = zmęczone: { $number }
aquatica-effect-replay = zagraj odrzuconą kartę
aquatica-effect-take_manta = na początku: { LOWER($manta) }
aquatica-effect-choose = { $first } albo { $second }
aquatica-effect-each_opponent = każdy przeciwnik: { $effects }

aquatica-condition-hand_at_least = karty na ręce: co najmniej { $number }
aquatica-condition-board_locations_at_least = terytoria na twojej planszy: { $number }
aquatica-condition-scored_locations_at_least = punktowane terytoria: co najmniej { $number }
aquatica-condition-wild_mantas_at_least = dzikie manty: co najmniej { $number }
aquatica-condition-board_and_scored_locations_at_least = terytoria na planszy i punktowane: razem co najmniej { $number }
aquatica-condition-scored_points_at_least = punktowane terytoria warte co najmniej { $number }
aquatica-condition-discarded_all_but = { $number ->
    [one] tylko 1 karta na ręce
    [few] tylko { $number } karty na ręce
    [many] tylko { $number } kart na ręce
   *[other] tylko { $number } kart na ręce
  }
aquatica-condition-scored_types_at_least = liczba typów punktowanych terytoriów: { $number }
aquatica-condition-board_and_scored_same_type_at_least = terytoria jednego typu: co najmniej { $number }
aquatica-condition-discard_at_least = odrzucone karty: co najmniej { $number }
aquatica-condition-conquer_cards_at_least = karty, które podbijają: co najmniej { $number }
aquatica-condition-board_fully_raised_at_least = w pełni wydźwignięte terytoria na twojej planszy: { $number }
aquatica-condition-event_recruited_from_price = w tej turze: rekrutacja z miejsca za { $number }

## Plansza w terminalu

aquatica-board-row = Postacie (w talii jeszcze { $left })
aquatica-board-rows = Terytoria (w talii jeszcze { $left }); m moc, c monety, ★ punkty
aquatica-board-upper = gór { $number }
aquatica-board-lower = dol { $number }
aquatica-board-prices = { $power }m { $coins }c
aquatica-board-points = ★{ $number }
aquatica-board-goals = Cele
aquatica-board-seat = punkty { $points }, na ręce { $hand }, odrzucone { $discard }, punktowane { $scored }
aquatica-board-turn = teraz gra
aquatica-board-king = król: { $king }
aquatica-board-tired = ({ $manta })
aquatica-board-raised = wydźwignięte
aquatica-board-pool = w grze: { $card }; pula: { $coins } c, { $power } m
aquatica-board-typed = , { $number } m ({ $type })
aquatica-board-hand = Twoja ręka: { $cards }
aquatica-board-discard = Odrzucone: { $cards }
aquatica-board-offer = Królowie w twojej ofercie: { $cards }
aquatica-board-last-turns = { $number ->
    [one] Ostatnia tura.
    [few] Zostały { $number } tury.
    [many] Zostało { $number } tur.
   *[other] Zostało { $number } tur.
  }

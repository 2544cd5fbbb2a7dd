# Aquatica w przeglądarce: plansza, jej panele i co każda rzecz mówi o sobie.

## Gra jako całość

web-game-aquatica = Aquatica
web-minutes-aquatica = około 45 minut

## Plansza

aquatica-web-board = Ocean z celami, terytoriami i postaciami, a pod nim królestwo
aquatica-web-realm-own = Twoje królestwo
aquatica-web-realm = Królestwo – { $name }
aquatica-web-realm-show = Pokaż na planszy królestwo: { $name }
aquatica-web-realm-back = Wróć do swojego królestwa
aquatica-web-characters-left = { $number ->
    [0] W talii nie ma już postaci
    [one] W talii jeszcze 1 postać
    [few] W talii jeszcze { $number } postaci
    [many] W talii jeszcze { $number } postaci
   *[other] W talii jeszcze { $number } postaci
  }
aquatica-web-scored = Punkty
aquatica-web-discard = Odrzucone
aquatica-web-hand = Ręka
aquatica-web-deck = Talia terytoriów
aquatica-web-ready = { $manta }, gotowa
aquatica-web-tired = { $manta }, zmęczona
aquatica-web-last-turns = { $number ->
    [one] Ostatnia tura
    [few] Zostały { $number } tury
    [many] Zostało { $number } tur
   *[other] Zostało { $number } tur
  }
aquatica-web-end-near = Koniec jest blisko: po tej turze każdy ma jeszcze jedną.
aquatica-web-rating = To byłaby ranga: { $rating }

## Co robi karta, i płacenie

aquatica-web-in-play = W grze: { $name }
aquatica-web-over = zrobione
aquatica-web-now = teraz
aquatica-web-to-come = jeszcze przed tobą
aquatica-web-price = Cena
aquatica-web-there = Jest
aquatica-web-missing = Brakuje
aquatica-web-left-over = Zostaje
aquatica-web-paying-recruit = Rekrutujesz: { $name }
aquatica-web-paying-buy = Kupujesz: { $name }
aquatica-web-paying-conquer = Podbijasz: { $name }
aquatica-web-others-recruit = Trwa rekrutacja: { $name }
aquatica-web-others-buy = Trwa kupno: { $name }
aquatica-web-others-conquer = Trwa podbój: { $name }
aquatica-web-click-sources = Klikaj świecące manty i głębie, by użyć ich do zapłaty.
aquatica-web-pool = W puli
aquatica-web-coins = { $number ->
    [one] 1 moneta
    [few] { $number } monety
    [many] { $number } monet
   *[other] { $number } monet
  }
aquatica-web-power = { $number } mocy
aquatica-web-typed = { $number } mocy ({ $type })

## Co robi każda rzecz: jedno zdanie na efekt

aquatica-about-empty = pusta głębia: minąć ją można tylko wydźwignięciem
aquatica-about-gain_coins = Zyskujesz { $number ->
    [one] 1 monetę
    [few] { $number } monety
    [many] { $number } monet
   *[other] { $number } monet
  } na rekrutację i kupno.
aquatica-about-gain_power = Zyskujesz { $number } mocy na podbój.
aquatica-about-typed_power = Zyskujesz { $number } mocy, która podbija tylko: { $type }.
aquatica-about-conquer = Podbij mocą wyłożone terytorium; w górnym rzędzie potrzeba jej mniej.
aquatica-about-buy = Kup wyłożone terytorium za monety.
aquatica-about-recruit = Zrekrutuj postać z rzędu za monety pod jej miejscem.
aquatica-about-recruit_free = Zrekrutuj dowolną postać z rzędu bez płacenia.
aquatica-about-seize = Weź dowolne wyłożone terytorium bez płacenia.
aquatica-about-explore = Eksploruj, jeśli chcesz: górny rząd odpada z gry, dolny przechodzi wyżej (najwyżej cztery karty), przychodzi sześć nowych terytoriów.
aquatica-about-raise = Wydźwignij swoje terytoria o { $number ->
    [one] jedną głębię
    [few] { $number } głębie łącznie
    [many] { $number } głębi łącznie
   *[other] { $number } głębi łącznie
  }. Co zostanie zakryte, przepada.
aquatica-about-raise_fully = Wydźwignij { $number ->
    [one] jedno terytorium
    [few] { $number } terytoria
    [many] { $number } terytoriów
   *[other] { $number } terytoriów
  }, aż zakryte będą wszystkie głębie.
aquatica-about-other = Nie może wydźwignąć terytorium, które to pokazuje.
aquatica-about-score = Punktuj { $number ->
    [one] jedno w pełni wydźwignięte terytorium
    [few] { $number } w pełni wydźwignięte terytoria, albo ile masz
    [many] { $number } w pełni wydźwigniętych terytoriów, albo ile masz
   *[other] { $number } w pełni wydźwigniętych terytoriów, albo ile masz
  }: liczą się na końcu, a pole znów jest wolne.
aquatica-about-return = Odzyskaj { $number ->
    [one] jedną kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } kart
  } ze stosu odrzuconych.
aquatica-about-return_all = Weź wszystkie karty ze stosu odrzuconych z powrotem na rękę.
aquatica-about-ready = Przygotuj { $number ->
    [one] jedną zmęczoną mantę
    [few] { $number } zmęczone manty, albo ile masz
    [many] { $number } zmęczonych mant, albo ile masz
   *[other] { $number } zmęczonych mant, albo ile masz
  }.
aquatica-about-ready_all = Wszystkie twoje zmęczone manty będą gotowe.
aquatica-about-replay = Wybierz kartę ze stosu odrzuconych, także króla, i zagraj ją; nie taką, która robi to samo.
aquatica-about-take_manta = Na początku ten król wraca do pudełka i przynosi: { LOWER($manta) }.
aquatica-about-choose = Jedno z dwojga. Albo: { $first } Albo: { $second }
aquatica-about-each_opponent = Potem każdy przeciwnik musi, jeśli może, zrobić to: { $effects }.
aquatica-about-stays = Zagrana zostaje na twojej ręce.
aquatica-about-once = Tylko raz: ten król po zagraniu opuszcza grę.
aquatica-about-must = To obowiązkowe, jeśli możesz zapłacić wszystkim, co masz; liczą się też manty i głębie.
aquatica-about-may = Możesz zrezygnować, jeśli sama karta za nic nie płaci; nikt nie musi zużywać mant ani głębi.
aquatica-about-power_lost = Moc, która zostaje z pierwszego podboju, przepada.
aquatica-about-power_kept = Moc, która zostaje z pierwszego podboju, pomaga w drugim.
aquatica-about-clears = Najpierw skrajna lewa postać w rzędzie odpada z gry.
aquatica-about-king = Król numer { $number }: niższy numer wygrywa ostatni remis.
aquatica-about-prices = Podbój: moc { $power }; kupno: { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monet
  }.
aquatica-about-depths = Głębie, od góry:
aquatica-about-raised = W pełni wydźwignięte: można je punktować.
aquatica-about-wins = W pełni wydźwignięte, daje ci { FORM($manta, "object") }.
aquatica-about-points = Punktowane jest warte { $number ->
    [one] 1 punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktów
  }.
aquatica-about-manta-resource = Męczy się, gdy używasz jej do zapłaty, a wolno to tylko podczas płacenia.
aquatica-about-manta-effect = Męczy się, gdy jej używasz, przed kartą swojej tury albo po niej.
aquatica-about-manta-trained = Wytresowana: możesz położyć ją na zawsze na celu, gotową albo zmęczoną.
aquatica-about-manta-tired = Jest zmęczona: tylko efekt sprawi, że znów będzie gotowa.
aquatica-about-supply = { $number ->
    [0] W zasobie wspólnym nie ma już żadnej.
    [one] W zasobie wspólnym została 1.
    [few] W zasobie wspólnym zostały { $number }.
    [many] W zasobie wspólnym zostało { $number }.
   *[other] W zasobie wspólnym zostało { $number }.
  }
aquatica-about-deck = { $number ->
    [0] W talii nie ma już terytoriów.
    [one] W talii jest jeszcze 1 terytorium. Od dwóch graczy ostatnie wywołuje koniec.
    [few] W talii są jeszcze { $number } terytoria. Od dwóch graczy ostatnie wywołuje koniec.
    [many] W talii jest jeszcze { $number } terytoriów. Od dwóch graczy ostatnie wywołuje koniec.
   *[other] W talii jest jeszcze { $number } terytoriów. Od dwóch graczy ostatnie wywołuje koniec.
  }
aquatica-about-goal = Warunek: { $condition }.
aquatica-about-progress = { $name }: { $found } z { $needed }
aquatica-about-claim = W swojej turze możesz położyć wytresowaną mantę na pierwszym wolnym polu, raz na każdy cel.

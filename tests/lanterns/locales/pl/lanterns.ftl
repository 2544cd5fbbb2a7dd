# Latarnie: co czyta się o grze.

lanterns-about = Los zapala latarnię, wszyscy potajemnie palą świecę; zdobywa ją najwyższa świeca, której nie pali nikt inny.

lanterns-option-ties = przy równej liczbie punktów
    .shared = zwycięstwo jest wspólne
    .late = wygrywa osoba siedząca dalej
lanterns-ask-burn_candles = Którą świecę palisz?
    .waiting = { $names_count ->
        [one] { $names } wybiera świecę
       *[other] { $names } wybierają świece
      }
lanterns-move-light = Zapal latarnię o wartości { $lantern }
lanterns-move-burn = Spal świecę { $candle }
    .done = { $seat_you ->
        [yes] Palisz świecę { $candle }.
       *[no] { $seat } pali świecę { $candle }.
      }
lanterns-event-lit = Zapala się latarnia o wartości { $lantern }.
lanterns-event-taken = { $seat_you ->
    [yes] Zdobywasz latarnię o wartości { $lantern }.
   *[no] { $seat } zdobywa latarnię o wartości { $lantern }.
  }
lanterns-end-burnt_out = wszystkie świece są spalone
lanterns-part-lanterns = latarnie
lanterns-tie-score = punkty
lanterns-tie-seat = kto siedzi dalej
lanterns-no-such-candle = Ta świeca jest już spalona.
too-few-lanterns = { $path }: za mało latarni ({ $found }), każda runda potrzebuje jednej.

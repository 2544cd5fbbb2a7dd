# Lanterns: what people read of the game.

lanterns-about = Luck lights a lantern, everybody burns a candle in secret; the highest that nobody shares takes it.

lanterns-option-ties = players with the same score
    .shared = share the victory
    .late = whoever sits later wins
lanterns-ask-burn_candles = Which candle do you burn?
    .waiting = { $names_count ->
        [one] { $names } chooses a candle
       *[other] { $names } choose their candles
      }
lanterns-move-light = Light the lantern worth { $lantern }
lanterns-move-burn = Burn candle { $candle }
    .done = { $seat_you ->
        [yes] You burnt candle { $candle }.
       *[no] { $seat } burnt candle { $candle }.
      }
lanterns-event-lit = A lantern worth { $lantern } was lit.
lanterns-event-taken = { $seat_you ->
    [yes] You took the lantern worth { $lantern }.
   *[no] { $seat } took the lantern worth { $lantern }.
  }
lanterns-end-burnt_out = all candles are burnt
lanterns-part-lanterns = lanterns
lanterns-tie-score = score
lanterns-tie-seat = who sits later
lanterns-no-such-candle = You have burnt this candle already.
too-few-lanterns = { $path }: { $found } lanterns are too few, every round needs one.

# Laternen: was man vom Spiel liest.

lanterns-about = Das Glück entzündet eine Laterne, alle verbrennen heimlich eine Kerze; die höchste, die niemand teilt, bekommt sie.

lanterns-option-ties = bei gleicher Punktzahl
    .shared = teilt man sich den Sieg
    .late = gewinnt, wer später sitzt
lanterns-ask-burn_candles = Welche Kerze verbrennst du?
    .waiting = { $names_count ->
        [one] { $names } wählt eine Kerze
       *[other] { $names } wählen ihre Kerzen
      }
lanterns-move-light = Die Laterne mit dem Wert { $lantern } entzünden
lanterns-move-burn = Kerze { $candle } verbrennen
    .done = { $seat_you ->
        [yes] Du verbrennst Kerze { $candle }.
       *[no] { $seat } verbrennt Kerze { $candle }.
      }
lanterns-event-lit = Eine Laterne mit dem Wert { $lantern } leuchtet.
lanterns-event-taken = { $seat_you ->
    [yes] Du bekommst die Laterne mit dem Wert { $lantern }.
   *[no] { $seat } bekommt die Laterne mit dem Wert { $lantern }.
  }
lanterns-end-burnt_out = alle Kerzen sind verbrannt
lanterns-part-lanterns = Laternen
lanterns-tie-score = Punktzahl
lanterns-tie-seat = wer später sitzt
lanterns-no-such-candle = Diese Kerze ist schon verbrannt.
too-few-lanterns = { $path }: { $found } Laternen sind zu wenige, jede Runde braucht eine.

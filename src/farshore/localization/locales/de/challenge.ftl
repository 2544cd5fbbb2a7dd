# Die Herausforderung und Datensätze.

## Die Herausforderung

challenge-contest = { $game }, { $players } Personen, gegen { $opponent }: gewann { $rate } ({ $low } – { $high }) von { $games } Spielen{ $forfeits ->
    [0] {""}
   *[other] ; verwirkte Entscheidungen: { $forfeits }
  }
challenge-score = { $version }: { $bot } erreicht { $score } ({ $low } – { $high }) von 100 in { $games } Spielen.
challenge-part = Das ist nur ein Teil der Herausforderung. Erst die ganze ergibt eine Zahl zum Vergleichen.
challenge-digest = Prüfsumme aller Spiele: { $digest }
challenge-nothing = { $version } hat keinen solchen Wettkampf. Es gibt Antarctica, Aquatica und Council of Shadows, jeweils zu zweit und zu viert.
challenge-seconds = Der Bot { $given } denkt eine bestimmte Zeit lang und würde auf jedem Rechner anders abschneiden. Gib ihm eine Zahl von Simulationen, etwa search:400.

## Datensätze

dataset-written = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
  } in { $path } geschrieben, mit Datenblatt und Prüfsummen.
dataset-changed = Der Datensatz in { $path } ist nicht mehr so, wie er geschrieben wurde: Eine Prüfsumme weicht ab. Erzeuge oder lade ihn neu.
trajectory-unfinished = Kein Spiel ist zu Ende gegangen.

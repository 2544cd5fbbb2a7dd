# Rätsel: Stellungen mit einem Zug, der klar der beste ist.

## Rätsel herstellen und prüfen

puzzle-progress = Rätsel
puzzle-made = { $count ->
    [one] { $count } Rätsel
   *[other] { $count } Rätsel
} nach { $path } geschrieben.
puzzle-line = { $number }: { $problem }
puzzle-checked = { $good } gut, { $refused } abgelehnt.
puzzle-bad-format = Das ist keine Rätseldatei ({ $allowed }).
puzzle-damaged = Ein Rätsel ist beschädigt: { $why }.
puzzle-wrong-moves = Die Stellung erlaubt die Züge des Rätsels nicht.
puzzle-other-move = Eine neue Suche zieht { $found } vor, nicht { $given }.
puzzle-small-gap = Eine neue Suche sieht den besten Zug nur { $gap } voraus; nötig sind { $least }.
no-such-puzzle = Dieses Rätsel gibt es nicht.

## Rätsel lösen

puzzle-title = Rätsel
puzzle-about = Stellungen aus Partien zwischen Bots. Ein Zug ist klar der beste: Finde ihn. Du siehst, was der Spieler am Tisch sehen würde.
puzzle-numbered = Rätsel { $number }
puzzle-of = Rätsel { $number } von { $count }
puzzle-find = Finde den Zug
puzzle-today = Rätsel des Tages
puzzle-today-about = Ein Zug ist klar der beste. Findest du ihn?
puzzle-solve = Lösen
puzzle-difficulty-1 = Leicht
puzzle-difficulty-2 = Mittel
puzzle-difficulty-3 = Schwer
puzzle-players = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}
puzzle-done = Gelöst
puzzle-right = Das ist der Zug!
puzzle-wrong = Nicht der beste: Nach „{ $move }“ sind deine Chancen { $percent } %, mit dem besten Zug { $best } %. Versuche es noch einmal.
puzzle-wrong-unlikely = Nicht der beste: „{ $move }“ hat die Suche nicht einmal erwogen. Versuche es noch einmal.
puzzle-show = Lösung zeigen
puzzle-solution = Die Lösung
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel

## Warum ein Zug gut ist

reason-now = Jetzt: { $points }
reason-then = Bereitet vor: { $points } in den nächsten Zügen
reason-prepares-move = Bereitet vor: { $move }
reason-nothing-now = Jetzt keine Punkte
reason-part = { $points } ({ $part })
reason-ahead = { $difference } von 100 Chancen besser als der zweitbeste Zug: { $move }
reason-equal = Etwa so gut wie der zweitbeste Zug: { $move }
reason-rest = bisherige Punkte

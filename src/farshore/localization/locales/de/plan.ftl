# Vorausplanen: das Analysebrett und Aufträge.

plan-ahead = Vorausplanen
plan-title = Analysebrett
plan-about = Eine private Kopie der Partie: Niemand sonst sieht, was du hier tust. Was du nicht wissen kannst, wurde ausgelost.
plan-others = Wer entscheidet für die anderen?
plan-others-bot = Ein schneller Bot
plan-others-me = Ich
plan-deciding-for = Hier entscheidest du für { $name }.
plan-again = Vom Tisch aus neu beginnen
plan-back = Zurück zum Tisch
plan-over = Auf dem Brett endet die Partie hier.
plan-outdated = Du hast inzwischen am Tisch etwas entschieden. Beginne neu, um weiterzuplanen.
plan-moves = Deine Züge
plan-moves-none = Mach deine nächsten Züge auf dem Brett, als wärst du an der Reihe.

order-title = Dein Auftrag
order-about = Die Züge werden gemacht, sobald du gefragt bist, nach so viel Zeit, wie du selbst brauchen könntest. Nur du siehst das.
order-when = Ein Zug wird gemacht …
order-when-legal = wann immer er erlaubt ist
order-when-strict = nur wenn der Tisch genau so aussieht wie hier
order-save = Als Auftrag speichern
order-saved = Der Auftrag ist gespeichert.
order-made = gemacht
order-next = als Nächstes
order-waits = wartet
order-done = Alle Züge deines Auftrags sind gemacht.
order-cancelled = Dein Auftrag wurde aufgehoben.
order-change = Ändern
order-cancel = Auftrag aufheben
order-noted = Schließen
order-pass = Für mich passen
order-pass-about = Wo du deine Entscheidung nur beenden kannst, wird sie für dich beendet …
order-pass-choice = bis ich eine Wahl habe
order-pass-end = bis zum Ende der Partie
order-passing-choice = Du passt, bis du eine Wahl hast.
order-passing-end = Du passt überall, wo du keine Wahl hast.
order-passing-done = Du passt nicht mehr.

no-variation = Du hast an diesem Tisch kein Analysebrett.
variation-too-long = Ein Analysebrett fasst { $most } Züge.
variation-outdated = Seit du dieses Brett begonnen hast, hast du am Tisch etwas entschieden. Beginne neu.
order-empty = Auf dem Brett ist noch kein Zug von dir.
order-illegal = Der nächste Zug war nicht mehr möglich.
order-changed = Der Tisch sah nicht so aus, wie du erwartet hast.
order-by-hand = Du hast selbst einen Zug gemacht oder zurückgenommen.
order-choice = Du hast wieder eine Wahl.
order-game-over = Die Partie ist zu Ende.

# Bots, die Programme sind, die Arena und der Balancebericht.

## Bots, die Programme sind

bot-no-command = Der Bot „cmd:“ nennt keinen Befehl. Schreib ihn wie cmd:./bot oder "cmd:python3 bot.py".
bot-bad-command = Der Befehl „{ $given }“ ist nicht lesbar: { $why }. Schreib ihn wie cmd:./bot oder "cmd:python3 bot.py".
bot-not-found = Es gibt kein Programm { $given }, das als Bot laufen könnte. Nenne eine ausführbare Datei oder ein Programm im PATH.
bot-python-name = Ein Bot dieser Art heißt { $kind }:MODUL:{ $kind ->
    [py] KLASSE
   *[other] NAME
  }, nicht { $given }.
bot-no-module = Es gibt kein Python-Modul { $module } für den Bot { $given }. Es muss installiert sein oder in dem Ordner liegen, in dem du den Befehl startest.
bot-no-class = Das Python-Modul { $module } hat keinen Bot { $given }: Es muss eine Klasse sein, die von farshore.bots.Bot abgeleitet ist.
bot-not-in-module = Das Python-Modul { $module } enthält kein { $given }.
bot-bad-model = Das Modell { $given } lässt sich nicht laden: { $why }
bot-no-file = Der Bot „{ $given }“ nennt keine Datei. Schreib ihn wie { $example }.
ismcts-simulations = „{ $given }“ ist keine Zahl von Simulationen. Schreib eine ganze Zahl, mindestens 1, wie in spiel:farshore.envs.policies:ismcts:50.
spiel-edition = Die Ausgabe { $edition } lässt sich OpenSpiel nicht mitteilen: Dort haben nur eingebaute Ausgaben einen Namen.
bad-bot-form = „{ $given }“ nennt nicht einen Bot und seinen Befehl. Schreib es wie meiner=./bot: ein Name aus Kleinbuchstaben, Ziffern, - und _, der mit einem Buchstaben beginnt, dann der Befehl.
bot-name-taken = Einen Bot { $given } gibt es schon. Gib deinem einen anderen Namen.

## Was an einem Lauf falsch sein kann

needs-extra = Das braucht mehr als die Spiele: Installiere es mit pip install "farshore[{ $extra }]".
arena-alone = Die Arena ist für Bots, die gegeneinander spielen: für 2 oder mehr Personen, nicht für { $given }.
arena-few-bots = Du hast { $given ->
    [one] 1 Bot
   *[other] { $given } Bots
  } für { $players } Plätze genannt. Nenne mindestens so viele Bots wie Plätze, auch einen mehrmals, oder wähle eine andere Personenzahl.
arena-folder-busy = Ein anderer Lauf schreibt in { $path }. Warte auf ihn oder wähle mit --out einen anderen Ordner.
arena-folder-strange = { $path } enthält Dateien von etwas anderem. Wähle mit --out einen anderen Ordner.
arena-other-run = { $path } enthält einen anderen Lauf: Dort ist „{ $what }“ { $found }, hier { $given }. Wähle mit --out einen anderen Ordner oder wiederhole den Befehl jenes Laufs.
arena-bad-line = Zeile { $line } von { $path } ist kein Spiel dieses Laufs. Entferne die Zeile, dann wird ihr Spiel noch einmal gespielt.
arena-endless = Ein Spiel läuft schon { $moves } Züge lang. Wähle Optionen, mit denen jedes Spiel endet.
ray-no-cluster = Unter { $address } gibt es keinen Ray-Cluster: { $why }. Gib host:port an, „auto“ für den dieses Rechners oder „local“, um einen zu starten.
ray-failed = Der Ray-Cluster verliert immer wieder seine Arbeiter: { $why }

## Der Bericht der Arena

arena-standing = { $bot }: gewann { $rate } ({ $low } – { $high }) von { $games } Spielen, Stärke { $rating } ± { $spread }, im Schnitt { $score } Punkte{ $forfeits ->
    [0] {""}
   *[other] ; verwirkte Entscheidungen: { $forfeits }
  }
arena-written = Bericht: { $path }
arena-title = Die Arena: { $game }
arena-summary = { $games } Spiele in { $matches ->
    [one] 1 Begegnung
   *[other] { $matches } Begegnungen
  }, je { $players } Personen, Startwert { $seed }, Daten { $edition }.
arena-options = Optionen: { $options }.
arena-how = Eine Begegnung ist ein Glück, dieselbe Ordnung aller Stapel, und wird von jeder Besetzung in jeder Sitzordnung gespielt, so dass weder Platz noch Karten entscheiden, wer vorn liegt. Die Intervalle umfassen 95 %.
arena-column-bot = Bot
arena-column-games = Spiele
arena-column-wins = Siege
arena-column-rate = Siegquote
arena-column-interval = 95-%-Intervall
arena-column-rating = Stärke
arena-column-score = mittlere Punkte
arena-column-time = ms je Entscheidung
arena-column-forfeits = verwirkte Entscheidungen
arena-ratings = Stärken
arena-rating-axis = Stärke
arena-ratings-how = Stärken, die die Ränge aller Spiele erklären (openskill, Plackett–Luce), mit zwei Standardabweichungen nach jeder Seite. Alle beginnen bei 25.
arena-wins = Siegquoten
arena-wins-axis = Anteil gewonnener Spiele
arena-wins-how = Ein geteilter Sieg zählt anteilig. Die gestrichelte Linie ist der faire Anteil: { $share }.
arena-matrix = Wer vor wem endet
arena-matrix-row = wie oft dieser Bot …
arena-matrix-column = … vor diesem endet (Gleichstand zählt halb)
arena-scores = Punkte
arena-lead = Vorsprung im Verlauf
arena-lead-how = Punkte Vorsprung vor dem Mittel der anderen, nach dem laufenden Punktestand des Spiels.
arena-course = Verlauf des Spiels
arena-length = Länge der Spiele
arena-moves = Züge, die des Zufalls eingeschlossen
arena-all-games = alle Spiele
arena-seats = Plätze

## Der Balancebericht

balance-title = Ausgewogenheit: { $game }
balance-summary = { $games } Spiele zwischen { $bots }, je { $players } Personen, Startwert { $seed }, Daten { $edition }. Die Intervalle umfassen 95 %.
balance-findings = Was auffällt
balance-no-findings = Nichts fällt auf: Soweit sich sagen lässt, liegt jeder Platz innerhalb von fünf Punkten um seinen fairen Anteil, und jede Komponente wird genutzt.
balance-found-seat-strong = Platz { $what } gewinnt zu oft: { $value } ({ $low } – { $high }), fair wären { $fair }.
balance-found-seat-weak = Platz { $what } gewinnt zu selten: { $value } ({ $low } – { $high }), fair wären { $fair }.
balance-found-turn-strong = Nummer { $turn } der Zugreihenfolge gewinnt zu oft: { $value } ({ $low } – { $high }), fair wären { $fair }.
balance-found-turn-weak = Nummer { $turn } der Zugreihenfolge gewinnt zu selten: { $value } ({ $low } – { $high }), fair wären { $fair }.
balance-found-weak = { $what } ({ $way }) ist wenig wert: Zwischen denen, die es nutzen, und den anderen am Tisch beträgt der Unterschied an Siegen { $value } Prozentpunkte ({ $low } – { $high }), üblich sind { $usual }.
balance-found-strong = { $what } ({ $way }) ist viel wert: Zwischen denen, die es nutzen, und den anderen am Tisch beträgt der Unterschied an Siegen { $value } Prozentpunkte ({ $low } – { $high }), üblich sind { $usual }.
balance-found-unused = { $what } ({ $domain }): nie genutzt.
balance-found-rare = { $what } ({ $domain }): fast nie genutzt, von { $value } der Plätze.
balance-found-forfeits = { $what } hat { $value } seiner Entscheidungen verwirkt: greedy hat sie getroffen; so spielt der Bot also nicht.
balance-absent = In keinem dieser Spiele im Angebot, weil die Optionen oder die Zahl der Personen sie weglassen oder niemand so weit kam ({ $domain }): { $names }.
balance-turns = Siege nach Zugreihenfolge
balance-seats = Siege nach Platz
balance-turn = Nummer { $number }
balance-turns-how = Die gestrichelte Linie ist der faire Anteil, { $fair }; das Band darum ist nach jeder Seite fünf Punkte breit.
balance-options = Optionen
balance-options-how = Jeder Wert einer Option neben den üblichen, mit demselben Glück: was sich ändert.
balance-options-axis = Punkte einer Person, mehr als üblich
balance-components = Komponenten
balance-components-how = Wer eine Komponente nutzt, gegen die am selben Tisch, die sie nicht nutzten. Das beweist keine Ursache: Wer vorn liegt, kann sich mehr leisten. Die Spanne liegt zwischen der besten und der schlechtesten einer Gruppe.
balance-group = { $domain }: { $way }
balance-worth = Was Komponenten wert sind
balance-worth-axis = Anteil am Sieg, Nutzende mehr als andere
balance-column-option = Option
balance-column-games = Spiele
balance-column-more-points = Punkte, mehr als üblich
balance-column-more-moves = Züge, mehr als üblich
balance-column-first = Siege dessen, der beginnt
balance-column-group = genutzt als
balance-column-judged = Komponenten
balance-column-spread = Spanne in Prozentpunkten
balance-column-best = beste
balance-column-worst = schlechteste
balance-column-component = Komponente
balance-column-used = genutzt von
balance-column-times = Male
balance-column-wins = Siege, Prozentpunkte
balance-column-points = Punkte

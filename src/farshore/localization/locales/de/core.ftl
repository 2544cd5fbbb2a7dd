# Was der Kern sagt: Fehler und die wenigen Wörter, die alle Spiele teilen.
# Eine Meldung nennt, was nicht stimmt und was erlaubt ist. LOWER($name) schreibt einen Namen im Satz.

## Plätze und Listen

actor-chance = der Zufall
actor-you = Du
actor-seat = Platz { $seat }
list-empty = nichts
list-cut = { $items } …
list-and = { $before } und { $last }
    .many = { $before } und { $last }
list-or = { $before } oder { $last }
    .many = { $before } oder { $last }
faults = { $text } { $faults }
faults-and-more = { $text } { $faults } { $more ->
    [one] Und 1 weiterer.
   *[other] Und { $more } weitere.
  }

## Ein Spiel wählen

unknown-game = Es gibt kein Spiel „{ $given }“. Wähle { $allowed }.
bad-player-count = { $game } ist für { $allowed } Personen, nicht für { $given }.
unknown-option = { $game } hat keine Option { $given }. Einstellen kannst du { $allowed }.
bad-option-value = Die Option { $option } von { $game } kann nicht „{ $value }“ sein. Wähle { $allowed }.
no-features = { $game } bietet keine Zahlen für lernende Programme.
env-version = Eine Version { $given } der Umgebungen gibt es nicht, sondern { $allowed }.
pictures-not-built = Die Zeichnungen der Spielpläne sind nicht gebaut. „{ $command }“ in den Quellen von Farshore baut sie.
unknown-edition = Eine Ausgabe „{ $given }“ gibt es hier nicht. Wähle { $allowed } oder gib die Datei der Ausgabe an.
unknown-preset = Es gibt keine Voreinstellung „{ $given }“. Wähle { $allowed }.
preset-players = Die Voreinstellung ist für { $allowed ->
    [1] 1 Person
   *[other] { $allowed } Personen
  }, nicht für { $given }.
option-twice = { $given } steht zweimal da, unter den Optionen und unter den Lesarten. Nenne es nur einmal.
two-editions = Die Option data_set sagt „{ $given }“, die angegebenen Daten sind aber „{ $edition }“. Nenne nur eines von beiden.

## Einen Zug nennen

move-number-type = { $given } ist keine Zugnummer. Gib eine ganze Zahl an.
move-number-range = Zug Nummer { $given } gibt es nicht. Die Züge gehen von 0 bis { $last }.
move-not-an-object = Ein Zug in JSON ist ein Objekt mit „kind“ und seinen Argumenten.
unknown-kind = Es gibt keinen Zug „{ $kind }“. Ein Zug beginnt mit { $allowed }.
wrong-arguments = Der Zug „{ $kind }“ braucht { $needed }; du hast { $given } angegeben.
unknown-value = „{ $value }“ passt nicht als { $domain }. Wähle { $allowed }.
no-such-combination = „{ $text }“ verbindet, was in diesem Spiel nie zusammengehört.

## Einen Zug machen

game-over = Das Spiel ist zu Ende; es sind keine Züge mehr möglich.
unknown-seat = Es gibt keinen Platz { $given }. Wähle { $allowed }.
not-your-turn = Du bist nicht am Zug: gewartet wird auf: { $waiting }.
not-an-outcome = „{ $move }“ kann jetzt nicht kommen.
not-now = „{ $move }“ geht jetzt nicht; erst ist etwas anderes zu entscheiden.
nothing-to-undo = Es gibt nichts zurückzunehmen: Du kannst nur eigene Züge zurücknehmen, und nur bis zur letzten Entscheidung eines anderen, zum letzten Zufall oder zum letzten Aufdecken.

## Aufzeichnungen

record-unreadable = { $path } ist nicht lesbar: { $why }
record-empty = { $path } enthält keine Aufzeichnung.
record-not-one = { $path } enthält { $found } Aufzeichnungen; nötig ist genau eine.
record-faulty = { $path }, Zeile { $line }: { $why }
record-not-json = Das ist kein JSON{ $line ->
    [0] {""}
   *[other] {" "}(Zeile { $line }, Spalte { $column })
  }.
record-not-an-object = Eine Aufzeichnung ist ein JSON-Objekt.
record-format = Das Format ist „{ $given }“; es muss „{ $allowed }“ sein.
unknown-rules = Version { $given } der Regeln von { $game } ist hier nicht bekannt; dieses Programm spielt die Versionen 1 bis { $allowed }.
record-unknown-keys = Eine Aufzeichnung hat kein { $given }. Ihre Schlüssel sind { $allowed }.
record-missing-key = In der Aufzeichnung fehlt „{ $given }“.
record-moves-type = „moves“ muss eine Liste von Texten sein.
record-options-type = „options“ muss ein Objekt sein.
record-rulings-type = „rulings“ muss ein Objekt sein.
record-players-type = „players“ muss eine ganze Zahl sein, nicht { $given }.
record-move-type = Zug { $step } ist { $given }, kein Text.
record-illegal-move = Zug { $step } „{ $move }“: { $why }
record-result-type = „result“ muss ein Objekt sein.
record-result-early = Die Aufzeichnung hat ein Ergebnis, aber die Partie ist nicht zu Ende.
record-result-wrong = Das Ergebnis { $given } ist nicht das, was die Züge ergeben: { $found }
record-other-setup = Die gespeicherte Partie war anders aufgebaut als diese Umgebung von { $game }.
record-no-such-step = Es gibt keinen Schritt { $given }; diese Aufzeichnung geht von 0 bis { $last }.
bad-actor = „{ $given }“ ist weder ein Platz noch * für den Zufall.

## Dokumente: Stellungen und Ausgaben

bad-position = Diese Stellung kann nicht vorkommen.
no-edition-schema = { $game } sagt nicht, wie seine Ausgaben aussehen.
bad-edition = Diese Ausgabe ist nicht verwendbar.
missing-key = { $path }: „{ $key }“ fehlt.
not-an-object = { $path }: muss ein Objekt sein.
not-a-list = { $path }: muss eine Liste sein.
wrong-length = { $path }: hat { $found } Einträge und braucht { $needed }.
too-many-items = { $path }: hat { $found } Einträge; erlaubt sind { $most }.
too-long = { $path }: ist länger als { $most } Zeichen.
not-in-range = { $path }: { $found } ist keine ganze Zahl von { $low } bis { $high }.
not-true-or-false = { $path }: { $found } ist weder true noch false.
not-a-text = { $path }: { $found } ist kein Text oder ein leerer.
fixed-value = { $path }: ist { $found }; nach den Regeln muss es { $needed } sein.
unknown-key = { $path }: „{ $key }“ gehört nicht hierher. Möglich: { $allowed }.
named-twice = { $path }: { $found } ist doppelt genannt.
unknown-id = { $path }: „{ $found }“ passt nicht als { $domain }. Möglich: { $allowed }.
wrong-game = { $path }: muss „{ $needed }“ sein.
wrong-id = { $path }: die Kennung ist „{ $found }“; an dieser Stelle muss sie „{ $needed }“ sein.
wrong-number = { $path }: gefunden { $found }, nötig { $needed }.
no-agenda = { $path }: das Spiel ist nicht zu Ende, aber auf der Agenda steht nichts.
nothing-to-decide = { $path }: der letzte Eintrag der Agenda lässt niemandem etwas zu entscheiden.
wrong-end = { $path }: sagt „{ $found }“; nach den Spielsteinen muss es „{ $needed }“ sein.
agenda-order = { $path }: diese Einträge können nicht so aufeinander folgen.
does-not-fit = { $path }: passt nicht zum Rest der Stellung.
ended-before = { $path }: eine Endbedingung ist erfüllt, das Spiel müsste zu Ende sein.

## Bots

unknown-bot = Es gibt keinen Bot „{ $given }“. Wähle { $allowed }.
bad-bot-budget = „{ $given }“ sagt nicht, wie lange nachgedacht wird. Schreib eine Zahl von Simulationen, wie in „search:400“ (höchstens { $simulations }), oder von Sekunden, wie in „master:1s“ (höchstens { $seconds }).
bad-bot-count = Du hast { $given } Bots für { $players ->
    [one] 1 Platz
   *[other] { $players } Plätze
  } genannt. Nenne einen für alle oder einen je Platz, durch Kommas getrennt.

## Regeln

unknown-rule = Es gibt keine Regel „{ $given }“. Wähle aus { $allowed }; Abschnitte auch als 5.3.
no-catalogue = Zu { $game } gibt es hier keinen Regelkatalog.

## Simulieren

not-positive = Die Zahl für { $what } muss mindestens 1 sein, nicht { $given }.
unwritable = { $path } ist nicht beschreibbar: { $why }
jobs-failed = Die Hilfsprozesse endeten ohne Ergebnis. Versuche es mit 1 Prozess.

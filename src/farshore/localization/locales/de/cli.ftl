# Die Befehlszeile und das Spiel im Terminal.

seat-name-0 = Rot
seat-name-1 = Blau
seat-name-2 = Gelb
seat-name-3 = Grün

## Spielen

play-welcome = Tippe die Nummer einer Wahl. Für alles andere tippe help.
play-prompt = >
play-more-news = … { $count } Zeilen vor diesen: tippe log.
play-input-ended = Die Eingabe ist zu Ende, also hört das Spiel hier auf. Es wurde nicht gespeichert.
play-hint = Tippe eine Nummer aus der Liste, einen Zug, wie ihn die Regeln schreiben, oder help.
play-possible = Das geht: Es ist Nummer { $number } in der Liste.
play-why-what = Sag, welchen Zug: why und ein Zug, wie er in den Regeln steht.
play-undone = Zurückgenommen.
play-save-where = Sag, wohin: save und ein Dateiname.
play-save-exists = Die Datei { $path } gibt es schon. Wähle einen anderen Namen.
play-saved = Gespeichert. Weiter geht es mit: farshore play { $game } --continue { $path }
play-saved-over = Gespeichert. Noch einmal ansehen mit: farshore replay { $path }
play-save-offer = Datei zum Speichern des Spiels (nur Eingabetaste: nicht speichern):
play-help =
    1, 2, …       aus der Liste wählen
    sail left     oder den Zug schreiben, wie es die Regeln tun
    why ZUG       warum du einen Zug nicht machen kannst
    hint          was jemand Starkes hier täte
    undo          eigene Züge zurücknehmen, solange seither niemand anderes entschieden hat
    board, log    den Spielplan zeigen oder alles, was geschehen ist
    rules 61      eine Regel nach Nummer zeigen; rules allein zeigt die Abschnitte
    save DATEI    das Spiel aufheben; farshore play … --continue DATEI macht weiter
    quit          aufhören
log-forced = Die einzige Wahl, von selbst gespielt: { $move }

## Das Ende

end-why = Das Spiel ist zu Ende: { $why }.
end-place = Rang
end-player = wer
end-points = Punkte
end-winner = Gewonnen: { $winner }.
end-shared = Geteilter Sieg: { $winners }.
end-tie-break = Nicht alle unterschieden sich in: { $first }; dann entschied: { $then }.
end-alone = { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
  }
end-rating = Dein Rang: { $rating }.
rules-how = Zeige eine nach Nummer: Regel 61, Klärung R05, Entscheidung D03, Abschnitt 5.3 oder s12.

## Befehle

cli-usage = { $text }. Siehe farshore --help.
cli-missing-command = Es fehlt ein Befehl. Siehe farshore --help.
cli-no-such-command = Es gibt keinen Befehl „{ $given }“. Siehe farshore --help.
cli-no-such-option = Es gibt keine Option { $given }. Siehe farshore --help.
cli-missing = { $given } fehlt. Siehe farshore --help.
cli-bad-value = { $given } kann nicht „{ $value }“ sein. Siehe farshore --help.
cli-no-value = { $given } braucht einen Wert. Siehe farshore --help.
cli-extra = Das ist zu viel: { $given }. Siehe farshore --help.
cli-interrupted = Abgebrochen.
games-line = { $name }: { $title }, { $players } Personen (üblich { $usual }), Regelversion { $rules }
games-usual = {" "}(üblich)
simulate-progress = Spiele
simulate-sum = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
  }, { $decisions } Entscheidungen, { $chance } Zufälle in { $seconds } s ({ $speed } Entscheidungen je Sekunde); { $length } Züge je Spiel
simulate-seat = Platz { $seat }: { $score } Punkte im Schnitt, { $wins } Siege; Ränge { $places }{ $forfeits ->
    [0] {""}
   *[other] ; verwirkte Entscheidungen: { $forfeits }
  }
simulate-unfinished = { $games ->
    [one] 1 Spiel wurde nach { $moves } Zügen abgebrochen und zählt nicht
   *[other] { $games } Spiele wurden nach je { $moves } Zügen abgebrochen und zählen nicht
  }. Wähle Optionen, mit denen jedes Spiel endet.
simulate-end = { $times } × zu Ende: { $why }
check-edition-fine = { $path }: Mit dieser Ausgabe kann man spielen, als { $name }.
check-sum = { $path }: { $good ->
    [one] 1 Aufzeichnung ist in Ordnung
   *[other] { $good } Aufzeichnungen sind in Ordnung
  }, { $refused } abgelehnt.

## Was an einem Befehl falsch sein kann

bad-option-form = „{ $given }“ ist keine Option mit einem Wert. Schreib sie wie layout=free.
file-unreadable = { $path } ist nicht lesbar: { $why }
file-not-json = { $path } ist kein JSON{ $line ->
    [0] {""}
   *[other] {" "}(Zeile { $line }, Spalte { $column })
  }.
file-bad-edition = { $path }: { $why }
no-such-seat = Es gibt keinen Platz { $given }. Die Plätze gehen von 0 bis { $last }.
continue-has-setup = Ein gespeichertes Spiel behält Personen und Optionen: Lass --players und --option weg.
continue-other-game = { $path } ist eine Partie von { $game }.
which-record = { $path } enthält mehrere Aufzeichnungen. Sag, welche: --record N.
no-such-record = Es gibt keine Aufzeichnung { $given }; die Datei enthält { $last }.

## Dateien eines Servers

db-backed-up = Die Kopie liegt in { $path }.
db-restored = { $path } enthält jetzt den Inhalt der Kopie.
db-restore-exists = Es gibt schon eine Datei { $path }. Nenne mit --db eine andere oder überschreibe sie mit { $option }.
db-checked = { $path }: { $games ->
    [one] 1 Partie lässt
   *[other] { $games } Partien lassen
  } sich nachspielen, { $faults } Fehler.
db-use-pg-dump = Das ist die Adresse eines Datenbankservers. Nimm dessen eigene Werkzeuge: { $command }.
file-exists = Es gibt schon eine Datei { $path }. Wähle einen anderen Namen.
bad-setting = Die Einstellung { $setting } ({ $where }) ist nicht verwendbar: { $why }
bad-config-file = { $path } ist kein TOML: { $why }
setting-origin = { $kind ->
    [flag] von der Befehlszeile
    [environment] aus { $name }
    [file] aus { $name }
   *[default] Voreinstellung
  }
admin-banned = Gast { $guest } ist überall abgemeldet. Entfernte offene Tische: { $tables }.
admin-unbanned = Gast { $guest } darf sich wieder anmelden.
admin-deleted = Der Tisch { $table } ist entfernt.
admin-cleaned = Entfernt: Tische, an denen nie gespielt wurde: { $tables }; Gäste ohne Spiel: { $guests }.
admin-clean-would = Zu entfernen wären: Tische, an denen nie gespielt wurde: { $tables }; Gäste ohne Spiel: { $guests }.
unknown-guest = Einen Gast { $given } gibt es nicht.

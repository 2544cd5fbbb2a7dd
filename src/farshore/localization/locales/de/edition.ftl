# Die Seite, auf der jemand die Werte aus der Schachtel einträgt.

## Seite

edition-title = Dein Exemplar des Spiels
edition-about = Die meisten Zahlen der eingebauten Ausgaben stammen von uns, denn sie stehen nur auf den Karten. Wenn du das Spiel besitzt, trage ein, was auf deinen steht: Alles wird dabei gespeichert, und du kannst damit spielen, sobald nichts mehr fehlt.
edition-new = Eine neue beginnen
edition-name = Name
edition-usual-name = Meine Schachtel
edition-begin-with = Beginnen mit
edition-compare-with = Vergleichen mit
edition-copy-builtin = Die eingebaute Ausgabe kopieren
edition-import = Eine Datei einlesen
edition-export = Als Datei sichern
edition-yours = Deine Ausgaben
edition-edit = Werte eintragen
edition-play = Damit spielen
edition-share = Über einen Link teilen
edition-unshare = Nicht mehr teilen
edition-delete = Löschen
edition-delete-sure = „{ $name }“ löschen? Tische, die damit spielen, behalten sie.
edition-merged = Auch in einem anderen Fenster geändert: Was dort eingetragen wurde, ist übernommen.
edition-copied = Dieselben Werte wurden in einem anderen Fenster geändert. Dieses Fenster macht mit einer Kopie weiter, „{ $name }“: Nichts geht verloren.
edition-show-faults = Zeigen, was nicht stimmt
edition-progress = { $entered } von { $all } eingetragen
edition-status-saved = Gespeichert
edition-status-changed = Noch nicht gespeichert
edition-status-saving = Wird gespeichert …
edition-differs = anders als in der eingebauten Ausgabe
edition-as-in-box = All das ist wie in meiner Schachtel
edition-names = Namen in allen Sprachen
edition-all = alle
edition-nothing = (nichts)
edition-item = Nr. { $number }
edition-remove = Entfernen: { $label }, Nr. { $number }
edition-add = Hinzufügen: { $label }
edition-not-drawn = Gezeichnet wird es, wenn seine Werte vollständig sind.
edition-shared = Eine geteilte Ausgabe
edition-shared-about = Nimm eine Kopie, um damit zu spielen oder sie zu ändern. Was später am Original geändert wird, kommt bei deiner Kopie nicht an.
edition-take = Eine Kopie nehmen
edition-choose = Dein Exemplar des Spiels
edition-choose-none = Eine eingebaute Ausgabe
edition-fault-count = { $count ->
    [0] Alles stimmt
    [one] 1 Fehler
   *[other] { $count } Fehler
  }

# Die Galerie: jedes Material eines Spiels, gezeichnet und erklärt.

gallery-title = Alle Komponenten von { $game }
gallery-about = Jede Karte, jedes Plättchen und jedes Symbol, wie der Spielplan sie zeichnet, mit ihrer Wirkung und der Herkunft ihrer Werte.
gallery-link = Galerie: alles gezeichnet und erklärt
gallery-search = Namen und Texte durchsuchen
gallery-kind = Art
gallery-everything = Alles
gallery-legend = Symbole
gallery-other = Weitere Werte
gallery-shown = { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
  }
gallery-none = Nichts passt. Suche ein anderes Wort oder wähle eine andere Art.

# Regeln an Ort und Stelle: Hilfe zu dem, was gerade gefragt ist, und der Weg vom Ding zu seiner Regel.

rule-more = Mehr in den Regeln
rule-help = Hilfe
rule-help-now = Worum es geht
rule-help-all = Alle Regeln von { $game }
rule-search = Regeln durchsuchen
rule-found-none = Kein Abschnitt enthält dieses Wort.
rule-readings-about = Wo sich die Spielregel auf mehrere Arten lesen lässt, darf ein neuer Tisch wählen. Diese Seite folgt den üblichen Lesarten; „?“ am Tisch zeigt die des Tisches.
rule-usual-reading = { $reading } (üblich)
rule-other-readings = Dieser Tisch spielt einige Regeln anders, als sie hier erklärt sind:
rule-other-edition = Dieser Tisch spielt nicht mit den Karten neuer Tische: Die Listen am Ende dieser Seite sind die seiner Karten.

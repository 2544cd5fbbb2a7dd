# Bots, Tipps und die Analyse eines Spiels.

## Die Bots nach Namen; das Attribut sagt, was zu erwarten ist

bot-random = Zufällig
    .about = Macht irgendeinen erlaubten Zug. Zum Testen.
bot-greedy = Gierig
    .about = Nimmt, was sofort am besten aussieht. Für Maschinen; antwortet augenblicklich.
bot-gentle = Sanft
    .about = Ein freundlicher erster Gegner.
bot-steady = Beständig
    .about = Spielt solide und bestraft Nachlässigkeit.
bot-sharp = Scharf
    .about = Denkt weit voraus. Für Erfahrene.
bot-master = Meister
    .about = Der stärkste. Denkt etwa eine Sekunde über jede Entscheidung nach.
bot-seconds = { $seconds ->
    [0] antwortet sofort
    [one] denkt bis zu 1 Sekunde nach
   *[other] denkt bis zu { $seconds } Sekunden nach
  }

## Tipps

hint-choice = { $move }: { $percent } % Siegchance
hint-choice-alone = { $move }: { $percent } % des Weges zu einem großartigen Ergebnis
hint-expected = Zu erwarten: { $line }
hint-line-seat = { $who }: { $what }
hint-line-joint = {"; "}
hint-simulations = { $simulations ->
    [one] 1 Spielverlauf
   *[other] { $simulations } Spielverläufe
  } durchdacht.
hint-not-now = Du hast jetzt nichts zu entscheiden.

## Analyse

analyse-progress = Entscheidungen
analyse-chances = nach Zug { $step }: { $chances }
analyse-chance = { $who } { $percent } %
analyse-costly = Die teuersten Züge:
analyse-none = Kein Zug hat viel gekostet.
analyse-move = Zug { $step }, { $who }: { $move } (kostete { $percent } von 100 Chancen). Besser: { $best }

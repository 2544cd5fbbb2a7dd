# Die Zeit eines Tisches: was abgelehnt wird, wie sie vereinbart, gezeigt und erzählt wird.

## Ablehnungen

no-clock = Dieser Tisch hat keine Uhr.
clock-not-running = Auf diesen Spieler wartet gerade niemand, da gibt es keine Zeit zu schenken.
own-clock = Das entscheiden die anderen, nicht du.
time-not-up = Die Zeit dieses Spielers ist noch nicht um.
not-away = Du bist nicht im Urlaub.
vacation-not-now = Du kannst jetzt nicht in Urlaub gehen.
too-much-vacation = { $most ->
    [one] Du wolltest { $given } Tage Urlaub, hast an diesem Tisch aber nur noch einen.
   *[other] Du wolltest { $given } Tage Urlaub, hast an diesem Tisch aber nur noch { $most }.
  }
unknown-time-zone = Die Zeitzone „{ $given }“ gibt es nicht.

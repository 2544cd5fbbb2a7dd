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

## Vereinbaren

clock-none = ohne Uhr
clock-new-bank = Zeit, mit der alle beginnen
clock-new-seconds = Zeit für jede Entscheidung
clock-new-hours = Zeit für jede Entscheidung
clock-new-weekends = Was am Wochenende gilt
clock-new-weekends-on = zählt mit
clock-new-weekends-off = zählt nicht
clock-weekends-zone = Samstag und Sonntag gelten nach der Uhr von { $zone }.
clock-new-vacation = Urlaub
clock-new-timeout = Was geschieht, wenn die Zeit um ist
clock-sentence-live = Alle beginnen mit { $bank } und bekommen für jede Entscheidung { $seconds } dazu. Was übrig bleibt, behält man.
clock-sentence-days = Für jede Entscheidung gibt es { $hours }.
clock-sentence-weekends = Das Wochenende { $weekends }.
clock-sentence-vacation = Urlaub für jeden: { $vacation }.
clock-sentence-timeout = Wenn die Zeit um ist: { $timeout }.
clock-timeout-move = diesmal entscheidet ein Bot
clock-timeout-seat = ein Bot spielt, bis der Platz zurückgenommen wird
clock-timeout-others = die anderen entscheiden, wie es weitergeht

## Zeitspannen

clock-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
  }
clock-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
  }
clock-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
  }
clock-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
  }
clock-short-days = { $days } T { $hours } Std.
clock-short-hours = { $hours } Std. { $minutes } Min.

## Am Tisch

clock-title = Uhr
clock-about-live = { $bank } für jeden, dazu { $step } für jede Entscheidung.
clock-about-days = { $weekends ->
    [off] { $step } für jede Entscheidung, Wochenenden (in { $zone }) zählen nicht.
   *[on] { $step } für jede Entscheidung.
  }
clock-when-up = Wenn die Zeit um ist: { $what }.
clock-until = bis { $date }
clock-left = noch { $time }
clock-up = Zeit um
clock-away-short = im Urlaub
clock-low-you = Deine Zeit wird knapp: noch { $time }.
clock-out-you = Deine Zeit ist um.
clock-out = Die Zeit ist um: { $name }.
clock-give = Zeit schenken: { $time }
clock-give-to = { $name } Zeit schenken: { $time }
clock-bot-decision = Einen Bot diese Entscheidung treffen lassen
clock-bot-seat = Einen Bot weiterspielen lassen
clock-away = { $name } ist im Urlaub bis { $date }.
clock-away-you = Du bist im Urlaub bis { $date }.
clock-back = Ich bin wieder da
clock-vacation = Urlaub ab jetzt
clock-vacation-announce = Ankündigen
clock-vacation-left = { $count ->
    [one] Du hast noch einen Tag. Alle am Tisch erfahren davon.
   *[other] Du hast noch { $count } Tage. Alle am Tisch erfahren davon.
  }

## Im Verlauf

clock-note-timeout = Die Zeit war um: { $name }.
clock-note-give = { $by } hat { $name } Zeit geschenkt: { $time }.
clock-note-bot-asked = { $by } hat einen Bot für { $name } entscheiden lassen.
clock-note-away = { $count ->
    [one] { $name } geht für einen Tag in Urlaub.
   *[other] { $name } geht für { $count } Tage in Urlaub.
  }
clock-note-back = { $name } ist aus dem Urlaub zurück.
clock-note-handover = Ein Bot spielt für { $name }.
clock-note-return = { $name } hat den Platz zurückgenommen.

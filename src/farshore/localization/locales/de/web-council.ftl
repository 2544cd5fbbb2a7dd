# Council of Shadows: was der Spielplan im Browser außer den Worten des Spiels sagt.

## Das Spiel als Ganzes

web-game-council = Council of Shadows
web-minutes-council = etwa 75 Minuten

## Die Karte des Alls

council-web-map = Der Spielplan
council-web-planet = Planet { $number } von { $tile }: { $planet_type }
council-web-free-planet = Hier lebt niemand.
council-web-cubes-of = { $seat }: { $number ->
    [one] 1 Würfel
   *[other] { $number } Würfel
  }
council-web-slot = { $galaxy }, Feld { $number }
council-web-slot-rule = Frei. Hierhin kann ein erforschtes Sonnensystem dieser Entfernung.
council-web-stack = Parsec { $parsec }: { $number ->
    [0] keine Systeme mehr
    [one] noch 1 System
   *[other] noch { $number } Systeme
  }
council-web-stack-rule = Erforschen zieht von hier zwei Systeme; eines legst du, das andere kommt zurück unter den Stapel.
council-web-systems = Alle Sonnensysteme
council-web-systems-about = Alle Systeme des Spiels, nach Entfernung. Blasse liegen schon auf dem Spielplan; die anderen kommen noch, in einer Reihenfolge, die niemand kennt.
council-web-systems-left = { $number } von { $all } Systemen kommen noch
council-web-left-of = noch { $number } von { $all }
council-web-on-map = Liegt auf dem Spielplan.
council-web-to-come = Kommt noch.
council-web-yield-gems = Jeder Abbau gibt { $yield_gem }.
council-web-yield-energy = Jeder Abbau gibt { $number } Energie.
council-web-yield-both = Jeder Abbau gibt { $yield_gem } und { $number } Energie.
council-web-reward = Werten bringt { $majority } Energie bei Mehrheit, sonst { $minority }. Es kostet einen deiner Würfel hier.
council-web-reward-card = Es bringt auch eine helle Bonuskarte.
council-web-leads = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
  } die Mehrheit, mit { $number } mehr.
council-web-nobody-leads = Niemand hat die Mehrheit.
council-web-would-pay = Du bekämst jetzt { $number } Energie.
council-web-would-keep = Du bekämst jetzt { $number } Energie und könntest deinen Würfel behalten.
council-web-evaluated = In diesem Zug schon gewertet.
council-web-station-of = { $station } von { LOWER($seat) } { FORM($galaxy, "in") }
council-web-station-free = Platz für eine Raumstation { FORM($galaxy, "in") }
council-web-station-rule = Eine Station je Galaxie, für immer. Zum Bauen brauchst du hier eine Kolonie.

## Das Rennen

council-web-marker = { $seat }: Energie { $energy }, Verbrauch { $number }
council-web-gap = { $number ->
    [0] Der Verbrauch ist erreicht.
   *[other] Noch { $number } Energie bis zur nächsten Dark-Tech-Stufe. Dann beginnst du neu mit der übrigen Energie.
  }
council-web-to-go = noch { $number }
council-web-level-due = { $number } darüber
council-web-level = Dark-Tech-Stufe { $number }
council-web-moved = Beim letzten Planen um { $number } bewegt.

## Runde und Zug

council-web-phase-purchase = Kaufen
council-web-phase-planning = Planen
council-web-phase-actions = Aktionen
council-web-civilisation = Zivilisation
council-web-civilisation-of = { $seat_you ->
    [yes] Du führst
   *[no] { $seat } führt
  } die { $emblem } an.
council-web-order = Reihenfolge
council-web-turn-now = ist am Zug
council-web-turn-later = kommt noch dran
council-web-turn-done = ist in dieser Phase fertig
council-web-turn-plans = plant
council-web-turn-ready = hat fertig geplant
council-web-purchases-left = { $number ->
    [0] Du hast alle deine Käufe gemacht.
    [one] Du kannst noch eine Sache kaufen.
   *[other] Du kannst noch { $number } Sachen kaufen.
  }

## Deine Sachen

council-web-yours = Deine Sachen
council-web-things-of = Besitz von { LOWER($seat) }
council-web-tab-hand = Handkarten
council-web-tab-market = Markt
council-web-tab-upgrades = Verbesserungen
council-web-tab-treasures = Geheimes
council-web-does = Wirkung: { $does }.
council-web-consumption = Verbrauch { $number }, in jeder Runde, in der sie oben liegt.
council-web-cost = Kostet { $cost_gem }.
council-web-hand-empty = Deine Hand ist leer.
council-web-market-empty = Stelle { $number } des Marktes ist leer.
council-web-field = Feld { $number } reicht bis Parsec { $parsec }.
council-web-field-empty = Leeres Feld
council-web-leave = Nichts auf Feld { $number } legen
council-web-leave-short = So lassen
council-web-take-back = „{ $card }“ zurücknehmen
council-web-belt-out = Karten, die das letzte Feld verlassen, kommen zurück auf deine Hand.
council-web-bought = gekauft
council-web-built = gebaut
council-web-gem-rule = Ein besserer Edelstein kann für einen geringeren bezahlen, ohne Wechselgeld.
council-web-worth-now = Jetzt brächte sie { $number } Energie.
council-web-final = Die Schlusswertung brächte dir jetzt { $number } Energie: Stufe { $level } und { $left } Energie.
council-web-supply = Würfel im Vorrat
council-web-bonus-count = Bonuskarten: { $light } helle, { $dark } dunkle
council-web-hand-of = Hand: { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
  }

## Planen

council-web-plan-sum = Summe der Karten
council-web-plan-consumption = Dein Verbrauch
council-web-plan-place = Voraussichtlicher Platz
council-web-place-sure = Was auch immer die anderen planen, du handelst als Nummer { $best }.
council-web-place-likely = Nach dem, was die anderen planen können, handelst du bestenfalls als Nummer { $best } und schlimmstenfalls als { $worst }.

## Was die Komponenten tun

council-about-terran = Auf erdähnlichen Planeten können alle siedeln.
council-about-desert = Zum Siedeln braucht es die Wüstenanpassung.
council-about-volcanic = Zum Siedeln braucht es die Vulkananpassung.
council-about-anthracite = Die niedrigste Art; am Ende 1 Energie wert.
council-about-gold = Die mittlere Art; am Ende 2 Energie wert.
council-about-transparent = Die höchste Art; am Ende 3 Energie wert.
council-about-adapt = Ab jetzt kannst du auf Planeten dieser Art siedeln: { $planet_type }.
council-about-stacking = Ab jetzt kannst du Würfel auf Planeten setzen, auf denen schon welche sind, bis zu drei insgesamt.
council-about-energy = { $number } Energie, einmalig.
council-about-range = Feld { $number } reicht bis Parsec { $parsec }.
council-bonus-flat = Am Ende { $base } Energie.
council-bonus-galaxy = Am Ende { $majority } Energie mit der Mehrheit { FORM($galaxy, "in") }, { $presence } mit mindestens einer Kolonie, sonst { $none }.
council-bonus-gem_kind = Am Ende { $base } Energie und { $each } für jeden übrigen: { $gem }.
council-bonus-planets = Am Ende { $base } Energie und { $each } für jeden deiner Würfel auf einem Planeten dieser Art: { $planet_type }.
council-bonus-parsec = Am Ende { $base } Energie und { $each } für jeden deiner Würfel in Parsec { $parsec }.
council-bonus-cubes_on_player_board = Am Ende { $base } Energie und { $each } für jeden Würfel auf deiner Spielertafel.
council-bonus-ai_cards = Am Ende { $base } Energie und { $each } für jede deiner KI-Karten.
council-bonus-light_bonus_cards = Am Ende { $base } Energie und { $each } für jede deiner hellen Bonuskarten.
council-bonus-stations_built = Am Ende { $base } Energie und { $each } für jede gebaute Station.
council-bonus-consumption_tenth = Am Ende ein Zehntel deines Verbrauchs als Energie, gerundet.

## Die Automa

council-web-automa-rule = Sie spielt jede Runde eine Karte: Deren Verbrauch zählt für die Reihenfolge, ihre Aktionen geschehen von oben nach unten.
council-web-automa-used = { $number ->
    [0] Noch keine Karte verbraucht.
   *[other] Verbrauchte Karten: { $number }.
  }
council-web-automa-waits = Ihre Karte wird aufgedeckt, wenn du geplant hast.
council-web-automa-else = oder { $action }
council-automa-settle = siedelt { $number }: { $planet_type }, { $where }
council-automa-explore_settle = erforscht, dann { $number }: { $planet_type }, { $where }
council-automa-gain_energy = gewinnt { $number } Energie
council-automa-replace_ai_cards = ersetzt die KI-Karten { $positions }
council-automa-all_present = Wertet jede Galaxie, in der sie ist.
council-automa-majority_only = Wertet die Galaxien, in denen sie die Mehrheit hat.

# Council of Shadows: ciò che dice il tabellone nel browser oltre alle parole del gioco.

## Il gioco nel complesso

web-game-council = Council of Shadows
web-minutes-council = circa 75 minuti

## La mappa

council-web-map = Il tabellone di gioco
council-web-planet = Pianeta { $number }, { $tile }: { LOWER($planet_type) }
council-web-free-planet = Qui non vive nessuno.
council-web-cubes-of = { $seat }: { $number ->
    [one] 1 cubo
   *[other] { $number } cubi
  }
council-web-slot = { $galaxy }, casella { $number }
council-web-slot-rule = Libera. Qui si può mettere un sistema solare esplorato di questa distanza.
council-web-stack = Parsec { $parsec }: { $number ->
    [0] nessun sistema rimasto
    [one] 1 sistema rimasto
   *[other] { $number } sistemi rimasti
  }
council-web-stack-rule = Esplorando si pescano da qui due sistemi; uno lo metti in gioco, l'altro torna sotto il mazzo.
council-web-systems = Tutti i sistemi solari
council-web-systems-about = Tutti i sistemi del gioco, per distanza. Quelli sbiaditi sono già sul tabellone; gli altri devono ancora arrivare, in un ordine che nessuno conosce.
council-web-systems-left = { $number } sistemi su { $all } ancora da scoprire
council-web-left-of = ancora { $number } su { $all }
council-web-on-map = È sul tabellone.
council-web-to-come = Deve ancora arrivare.
council-web-yield-gems = Ogni estrazione dà { $yield_gem }.
council-web-yield-energy = Ogni estrazione dà { $number } di energia.
council-web-yield-both = Ogni estrazione dà { $yield_gem } e { $number } di energia.
council-web-reward = La valutazione dà { $majority } di energia con la maggioranza, altrimenti { $minority }. Costa uno dei tuoi cubi qui.
council-web-reward-card = Porta anche una carta bonus chiara.
council-web-leads = { $seat_you ->
    [yes] Hai
   *[no] { $seat } ha
  } la maggioranza, con { $number } in più.
council-web-nobody-leads = Nessuno ha la maggioranza.
council-web-would-pay = Adesso riceveresti { $number } di energia.
council-web-would-keep = Adesso riceveresti { $number } di energia e potresti tenere il cubo.
council-web-evaluated = Già valutata in questo turno.
council-web-station-of = { $station } di { LOWER($seat) } { FORM($galaxy, "in") }
council-web-station-free = Posto per una stazione spaziale { FORM($galaxy, "in") }
council-web-station-rule = Una stazione per galassia, per sempre. Per costruirla ti serve una colonia qui.

## La corsa

council-web-marker = { $seat }: energia { $energy }, consumo { $number }
council-web-gap = { $number ->
    [0] Il consumo è raggiunto.
   *[other] Mancano { $number } di energia al prossimo livello Dark Tech. Poi riparti con l'energia che avanza.
  }
council-web-to-go = mancano { $number }
council-web-level-due = { $number } in più
council-web-level = Livello Dark Tech { $number }
council-web-moved = Spostato di { $number } nell'ultima pianificazione.

## Turno e fasi

council-web-phase-purchase = Acquisto
council-web-phase-planning = Pianificazione
council-web-phase-actions = Azioni
council-web-civilisation = Civiltà
council-web-civilisation-of = { $seat_you ->
    [yes] Guidi
   *[no] { $seat } guida
  } la civiltà { $emblem }.
council-web-order = Ordine di gioco
council-web-turn-now = è di turno
council-web-turn-later = deve ancora giocare
council-web-turn-done = ha finito questa fase
council-web-turn-plans = sta pianificando
council-web-turn-ready = ha finito di pianificare
council-web-purchases-left = { $number ->
    [0] Hai fatto tutti i tuoi acquisti.
    [one] Puoi comprare ancora una cosa.
   *[other] Puoi comprare ancora { $number } cose.
  }

## Le tue cose

council-web-yours = Le tue cose
council-web-things-of = Cose di { LOWER($seat) }
council-web-tab-hand = Mano
council-web-tab-market = Mercato
council-web-tab-upgrades = Migliorie
council-web-tab-treasures = Segreti
council-web-does = Effetto: { $does }.
council-web-consumption = Consumo { $number }, in ogni round in cui è in cima.
council-web-cost = Costa { $cost_gem }.
council-web-hand-empty = La tua mano è vuota.
council-web-market-empty = Il posto { $number } del mercato è vuoto.
council-web-field = Il campo { $number } arriva fino a Parsec { $parsec }.
council-web-field-empty = Campo libero
council-web-leave = Non mettere niente sul campo { $number }
council-web-leave-short = Lascia così
council-web-take-back = Riprendi «{ $card }»
council-web-belt-out = Le carte che escono dall'ultimo campo tornano nella tua mano.
council-web-bought = comprata
council-web-built = costruita
council-web-gem-rule = Una gemma di valore maggiore può pagare per una di valore inferiore, senza resto.
council-web-worth-now = Adesso darebbe { $number } di energia.
council-web-final = La valutazione finale ti darebbe adesso { $number } di energia: livello { $level } ed energia { $left }.
council-web-supply = Cubi disponibili
council-web-bonus-count = Carte bonus: { $light } chiare, { $dark } scure
council-web-hand-of = Mano: { $number ->
    [one] 1 carta
   *[other] { $number } carte
  }

## Pianificazione

council-web-plan-sum = Somma delle carte
council-web-plan-consumption = Il tuo consumo
council-web-plan-place = Posizione probabile
council-web-place-sure = Qualunque cosa pianifichino gli altri, agisci come numero { $best }.
council-web-place-likely = Secondo ciò che gli altri possono pianificare, agisci al meglio come numero { $best } e al peggio come { $worst }.

## Che cosa fanno i componenti

council-about-terran = Sui pianeti simil-terrestri può insediarsi chiunque.
council-about-desert = Per insediarsi serve l'adattamento ai deserti.
council-about-volcanic = Per insediarsi serve l'adattamento ai vulcani.
council-about-anthracite = Il tipo più basso; alla fine vale 1 di energia.
council-about-gold = Il tipo medio; alla fine vale 2 di energia.
council-about-transparent = Il tipo più alto; alla fine vale 3 di energia.
council-about-adapt = D'ora in poi puoi insediarti su pianeti di questo tipo: { LOWER($planet_type) }.
council-about-stacking = D'ora in poi puoi mettere cubi su pianeti che ne hanno già, fino a tre in tutto.
council-about-energy = { $number } di energia, una volta.
council-about-range = Il campo { $number } arriva a Parsec { $parsec }.
council-bonus-flat = { $base } di energia alla fine.
council-bonus-galaxy = Alla fine { $majority } di energia con la maggioranza { FORM($galaxy, "in") }, { $presence } con almeno una colonia, altrimenti { $none }.
council-bonus-gem_kind = Alla fine { $base } di energia e { $each } per ogni { LOWER($gem) } rimasta.
council-bonus-planets = Alla fine { $base } di energia e { $each } per ogni tuo cubo su un pianeta di questo tipo: { LOWER($planet_type) }.
council-bonus-parsec = Alla fine { $base } di energia e { $each } per ogni tuo cubo in Parsec { $parsec }.
council-bonus-cubes_on_player_board = Alla fine { $base } di energia e { $each } per ogni cubo sulla tua plancia.
council-bonus-ai_cards = Alla fine { $base } di energia e { $each } per ogni tua carta IA.
council-bonus-light_bonus_cards = Alla fine { $base } di energia e { $each } per ogni tua carta bonus chiara.
council-bonus-stations_built = Alla fine { $base } di energia e { $each } per ogni stazione costruita.
council-bonus-consumption_tenth = Alla fine un decimo del tuo consumo come energia, arrotondato.

## L'IA

council-web-automa-rule = Gioca una carta per round: il suo consumo conta per l'ordine, le sue azioni si eseguono dall'alto in basso.
council-web-automa-used = { $number ->
    [0] Nessuna carta ancora usata.
   *[other] Carte usate: { $number }.
  }
council-web-automa-waits = La sua carta si scopre quando hai pianificato.
council-web-automa-else = oppure { $action }
council-automa-settle = insedia { $number } su { LOWER($planet_type) }, { $where }
council-automa-explore_settle = esplora, poi { $number } su { LOWER($planet_type) }, { $where }
council-automa-gain_energy = ottiene { $number } di energia
council-automa-replace_ai_cards = sostituisce le carte IA { $positions }
council-automa-all_present = Valuta ogni galassia in cui è presente.
council-automa-majority_only = Valuta le galassie in cui ha la maggioranza.

# Council of Shadows: ciò che si legge della corsa dei due segnalini.

council-about = Raccogli energia più in fretta di quanto scappi il tuo consumo: pianifica in segreto, insediati, estrai, valuta.
council-owner = L'IA
    .within = l'IA
council-forms-gem =
    .counted = { $id ->
        [anthracite] { $number ->
            [one] 1 gemma antracite
           *[other] { $number } gemme antracite
          }
        [gold] { $number ->
            [one] 1 gemma dorata
           *[other] { $number } gemme dorate
          }
       *[other] { $number ->
            [one] 1 gemma trasparente
           *[other] { $number } gemme trasparenti
          }
      }
    .object = una { $within }
council-forms-galaxy =
    .object = { $id ->
        [grey] { $name }
        [turquoise] { $name }
        [yellow] { $name }
       *[other] la { $name }
      }
    .in = { $id ->
        [grey] in { $name }
        [turquoise] in { $name }
        [yellow] in { $name }
       *[other] nella { $name }
      }
    .into = { $id ->
        [grey] in { $name }
        [turquoise] in { $name }
        [yellow] in { $name }
       *[other] nella { $name }
      }
council-forms-planet_type =
    .counted = { $id ->
        [terran] { $number ->
            [one] 1 pianeta simil-terrestre
           *[other] { $number } pianeti simil-terrestri
          }
        [desert] { $number ->
            [one] 1 pianeta desertico
           *[other] { $number } pianeti desertici
          }
       *[other] { $number ->
            [one] 1 pianeta vulcanico
           *[other] { $number } pianeti vulcanici
          }
      }

## Opzioni

council-option-module_stations = il modulo delle stazioni spaziali
    .off = non si usa
    .on = si gioca
council-option-module_commanders = il modulo dei comandanti
    .off = non si usa
    .on = si gioca; ognuno sceglie un comandante
council-option-screens = come si pianifica
    .on = dietro i paraventi, tutti insieme
    .off = senza paraventi, uno dopo l'altro
council-option-automa_silver = le due carte Automa con sfondo argentato
    .off = restano nella scatola
    .on = si mescolano con le altre (più difficile)
council-option-actions = se devi fare ciò che le tue carte Azione permettono
    .free = puoi saltare un'azione o piazzare una torre più piccola
    .all = ti insedi ed esplori ogni volta che puoi, e non dividi mai una torre
council-option-two_minings = dove estrae una carta che esplora con due estrazioni
    .new = due volte nel nuovo sistema solare, senza colonia
    .colonies = nei sistemi solari a portata in cui hai colonie
council-option-empire = quando l'Impero paga le tue maggioranze
    .before = prima che tu valuti
    .after = dopo che hai valutato
council-option-cube_supply = quanti cubi ci sono
    .thirty = trenta per ognuno
    .unlimited = quanti ne servono
council-option-round_limit = dopo quanti round la partita finisce al più tardi
    .none = finisce solo quando qualcuno raggiunge il livello III
council-option-dark_galaxy_card = quanto paga una carta galassia con maggioranza, presenza o niente
    .replacing = 9, 3 o 0
    .adding = 9, 6 o 3

## Decisioni. `.waiting` si dice a chi aspetta.

council-ask-choose_commander = Quale comandante ti guida?
    .waiting = { $names } sceglie un comandante
council-ask-purchase = Che cosa compri?
    .waiting = { $names } decide che cosa comprare
council-ask-planning = Pianifica: quale carta Azione metti sul tuo prossimo campo?
    .waiting = { $names } { $names_count ->
        [one] pianifica
       *[other] pianificano
      } questo round
council-ask-open_planning = Pianifica: quale carta Azione metti sul tuo prossimo campo?
    .waiting = { $names } pianifica questo round
council-ask-choose_option = Quale lato della carta usi?
    .waiting = { $names } sceglie un lato della carta
council-ask-settle = Su quale pianeta ti insedi?
    .waiting = { $names } sceglie su quale pianeta insediarsi
council-ask-choose_cubes = Quanti cubi metti sul { $tile }?
    .waiting = { $names } sceglie quanti cubi mettere
council-ask-mine = In quale sistema solare estrai? { $left ->
    [one] Resta una rendita.
   *[other] Restano { $left } rendite.
  }
    .waiting = { $names } sceglie in quale sistema solare estrarre
council-ask-upgrade_gem = Quale gemma potenzi?
    .waiting = { $names } sceglie quale gemma potenziare
council-ask-explore = In quale Parsec esplori?
    .waiting = { $names } sceglie quale Parsec esplorare
council-ask-keep_tile = Quale dei sistemi solari pescati metti in gioco?
    .waiting = { $names } sceglie quale dei sistemi solari pescati mettere in gioco
council-ask-place_tile = Dove metti il { $tile }?
    .waiting = { $names } sceglie dove mettere il nuovo sistema solare
council-ask-use_tile = Che cosa fai con il { $tile }?
    .waiting = { $names } decide che cosa fare con il nuovo sistema solare
council-ask-take_card = Quale carta IA scoperta prendi?
    .waiting = { $names } sceglie una carta IA scoperta
council-ask-evaluation = Quale galassia valuti?
    .waiting = { $names } sceglie quale galassia valutare
council-ask-evaluate_some = Quale galassia valuti subito?
    .waiting = { $names } sceglie quale galassia valutare subito
council-ask-remove_cube = Quale cubo rimuovi { FORM($galaxy, "in") }?
    .waiting = { $names } sceglie quale cubo rimuovere
council-ask-return_bonus = Hai troppe carte bonus. Quale restituisci?
    .waiting = { $names } sceglie quale carta bonus restituire
council-ask-choose_tech = Hai raggiunto un livello. Quale abilità Dark Tech prendi?
    .waiting = { $names } sceglie un'abilità Dark Tech
council-ask-automa_settle = Dove si insedia l'IA?
    .waiting = { $names } decide dove si insedia l'IA
council-ask-automa_keep = Quale sistema solare mette in gioco l'IA?
    .waiting = { $names } decide quale sistema solare mette in gioco l'IA
council-ask-automa_place = Dove mette l'IA il { $tile }?
    .waiting = { $names } decide dove l'IA mette il sistema solare

## Mosse. `.done` è la riga del diario quando nient'altro racconta la mossa.

council-move-open_tile = Il { $tile } è scoperto
council-move-reveal = Scopri «{ $card }»
council-move-deal_dark = Distribuisci «{ $bonus }»
council-move-token = Il prossimo gettone di rotazione va a: { LOWER($owner) }
council-move-draw_tile = Pesca il { $tile }
council-move-draw_light = Pesca «{ $bonus }»
council-move-lose_tech = «{ $tech }»: abilità tolta all'inizio
council-move-turn_up = Scopri { $automa_card }
council-move-choose_commander = { $commander }
council-move-buy_card = Compra «{ $card }» per { $card_cost_gem }
council-move-buy_upgrade = Compra «{ $upgrade }» per { $upgrade_cost_gem }
council-move-build_station = Costruisci la { $station } { FORM($galaxy, "in") }
council-move-plan = Metti «{ $card }» (consumo { $card_consumption })
council-move-leave = Non metterci niente
council-move-commit = Questo è il mio piano (è definitivo)
council-move-option = { $option ->
    [1] Il primo lato
   *[other] Il secondo lato
  }
council-move-settle = Insediati sul pianeta { $planet } del { $tile } ({ $tile_planet_type })
council-move-cubes = { $number ->
    [one] 1 cubo
   *[other] { $number } cubi
  }
council-move-mine = Estrai dal { $tile }{ $gems_taken_count ->
    [0] {""}
   *[other] : { FORM($gems_taken_gem, "counted", $gems_taken_number) }
  }{ $energy_gained_count ->
    [0] {""}
   *[other] { $gems_taken_count ->
        [0] :
       *[other] ,
      } { $energy_gained_number } di energia
  }
council-move-explore = Esplora in Parsec { $parsec }
council-move-keep = Tieni il { $tile } ({ $tile_planet_type })
council-move-place = Mettilo { FORM($galaxy, "into") }
council-move-take_yield = Prendi la sua rendita
council-move-upgrade_gem = Potenzia { FORM($gem, "object") }
council-move-evaluate = Valuta { FORM($galaxy, "object") } ({ $evaluated_reward ->
    [majority] maggioranza
   *[minority] minoranza
  })
council-move-remove = Rimuovi il cubo dal pianeta { $planet } del { $tile }
council-move-return_bonus = Restituisci «{ $bonus }»
council-move-choose_tech = Prendi «{ $tech }»
council-move-take_card = Prendi «{ $card }»
council-move-done = { $cube_kept_count ->
    [0] Basta così
   *[other] Non rimuovere nessun cubo
  }
    .done = { $seat_you ->
    [yes] Ti fermi
   *[no] { $seat } si ferma
  } qui.
council-move-end_turn = Termina il turno

## Eventi

council-event-dark_dealt = { $seat_you ->
    [yes] Ricevi
   *[no] { $seat } riceve
  } la carta bonus scura «{ $bonus }».
    .hidden = { $seat_you ->
    [yes] Ricevi
   *[no] { $seat } riceve
  } una carta bonus scura.
council-event-token_dealt = { $seat_you ->
    [yes] Ricevi
   *[no] { $seat } riceve
  } il gettone di rotazione { $token }.
council-event-commander_chosen = { $seat_you ->
    [yes] Scegli
   *[no] { $seat } sceglie
  } { $commander }.
council-event-round_begins = Comincia il round { $number }.
council-event-purchase_ended = { $seat_you ->
    [yes] Concludi
   *[no] { $seat } conclude
  } gli acquisti.
council-event-committed = { $seat_you ->
    [yes] Concludi
   *[no] { $seat } conclude
  } la pianificazione.
council-event-card_planned = { $seat_you ->
    [yes] Metti
   *[no] { $seat } mette
  } «{ $card }» sul campo { $field }.
council-event-consumption_moved = { $seat_you ->
    [yes] Hai
   *[no] { $seat } ha
  } ora un consumo di { $total } (variazione: { $change }).
council-event-action_turn = { $seat_you ->
    [yes] Cominci
   *[no] { $seat } comincia
  } ad agire.
council-event-card_acts = { $seat_you ->
    [yes] Esegui
   *[no] { $seat } esegue
  } «{ $card }» sul campo { $field }.
council-event-card_back = { $seat_you ->
    [yes] Riprendi
   *[no] { $seat } riprende
  } «{ $card }».
council-event-turn_ended = { $seat_you ->
    [yes] Termini
   *[no] { $seat } termina
  } il turno.
council-event-game_ended = La partita è finita.
council-event-final_scored = { $seat_you ->
    [yes] Ottieni
   *[no] { $seat } ottiene
  } { $number } di energia nella valutazione finale: { $total } in tutto (100 per ogni livello).
council-event-card_revealed = Nuova carta IA: { $card }.
council-event-cards_shuffled = Le carte IA rimosse vengono mescolate in un nuovo mazzo.
council-event-card_bought = { $seat_you ->
    [yes] Compri
   *[no] { $seat } compra
  } «{ $card }».
council-event-card_taken = { $seat_you ->
    [yes] Prendi
   *[no] { $seat } prende
  } «{ $card }».
council-event-card_removed = { $seat_you ->
    [yes] Rimuovi
   *[no] { $seat } rimuove
  } «{ $card }».
council-event-upgrade_bought = { $seat_you ->
    [yes] Compri
   *[no] { $seat } compra
  } «{ $upgrade }».
council-event-range_raised = { $seat_you ->
    [yes] Potenzi
   *[no] { $seat } potenzia
  } il raggio del campo { $field } a Parsec { $range }.
council-event-field_added = { $seat_you ->
    [yes] Ricevi
   *[no] { $seat } riceve
  } il campo di azione { $field } con raggio Parsec { $range }.
council-event-station_built = { $seat_you ->
    [yes] Costruisci
   *[no] { $seat } costruisce
  } la { $station } { FORM($galaxy, "in") }.
council-event-station_cubes_placed = { $seat_you ->
    [yes] Metti
   *[no] { $seat } mette
  } { $number ->
    [one] 1 cubo
   *[other] { $number } cubi
  } sulla stazione { FORM($galaxy, "in") }.
council-event-gems_taken = { $seat_you ->
    [yes] Prelevi
   *[no] { $seat } preleva
  } { FORM($gem, "counted", $number) }.
council-event-gems_paid = { $seat_you ->
    [yes] Paghi
   *[no] { $seat } paga
  } { FORM($gem, "counted", $number) }.
council-event-gem_upgraded = { $seat_you ->
    [yes] Potenzi
   *[no] { $seat } potenzia
  } { FORM($gem, "object") }.
council-event-yield_taken = { $seat_you ->
    [yes] Estrai
   *[no] { $seat } estrae
  } dal { $tile }.
council-event-energy_gained = { $seat_you ->
    [yes] Ottieni
   *[no] { $seat } ottiene
  } { $number } di energia (ora { $total }).
council-event-exploring = { $seat_you ->
    [yes] Esplori
   *[no] { $seat } esplora
  } in Parsec { $parsec }.
council-event-tile_drawn = { $seat_you ->
    [yes] Peschi
   *[no] { $seat } pesca
  } il { $tile }.
    .hidden = { $seat_you ->
    [yes] Peschi
   *[no] { $seat } pesca
  } un sistema solare.
council-event-tile_kept = { $seat_you ->
    [yes] Tieni
   *[no] { $seat } tiene
  } il { $tile }.
council-event-tile_returned = { $seat_you ->
    [yes] Metti
   *[no] { $seat } mette
  } il { $tile } sotto il mazzo.
    .hidden = { $seat_you ->
    [yes] Metti
   *[no] { $seat } mette
  } un sistema solare sotto il mazzo.
council-event-tile_placed = Il { $tile } viene messo { FORM($galaxy, "in") }.
council-event-settled = { $seat_you ->
    [yes] Metti
   *[no] { $seat } mette
  } { $number ->
    [one] 1 cubo
   *[other] { $number } cubi
  } sul pianeta { $planet } del { $tile }.
council-event-evaluated = { $seat_you ->
    [yes] Valuti
   *[no] { $seat } valuta
  } { FORM($galaxy, "object") }: { $reward ->
    [majority] maggioranza
   *[minority] minoranza
  }.
council-event-cube_kept = { $seat_you ->
    [yes] Lasci il tuo cubo
   *[no] { $seat } lascia il suo cubo
  } { FORM($galaxy, "in") }.
council-event-cube_removed = { $seat_you ->
    [yes] Rimuovi
   *[no] { $seat } rimuove
  } un cubo dal pianeta { $planet } del { $tile }.
council-event-light_drawn = { $seat_you ->
    [yes] Peschi
   *[no] { $seat } pesca
  } la carta bonus «{ $bonus }».
    .hidden = { $seat_you ->
    [yes] Peschi
   *[no] { $seat } pesca
  } una carta bonus chiara.
council-event-light_returned = { $seat_you ->
    [yes] Metti
   *[no] { $seat } mette
  } «{ $bonus }» sotto il mazzo chiaro.
    .hidden = { $seat_you ->
    [yes] Metti
   *[no] { $seat } mette
  } una carta sotto il mazzo chiaro.
council-event-dark_given_up = { $seat_you ->
    [yes] Rinunci
   *[no] { $seat } rinuncia
  } a «{ $bonus }».
    .hidden = { $seat_you ->
    [yes] Rinunci
   *[no] { $seat } rinuncia
  } a una carta bonus scura.
council-event-level_reached = { $seat_you ->
    [yes] Raggiungi
   *[no] { $seat } raggiunge
  } il livello Dark Tech { $number ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] { $number }
  }; energia rimasta: { $total }.
council-event-tech_lost = «{ $tech }»: carta rimossa dal mazzo all'inizio.
    .hidden = Un'abilità Dark Tech è stata rimossa dal mazzo all'inizio.
council-event-tech_chosen = { $seat_you ->
    [yes] Prendi
   *[no] { $seat } prende
  } «{ $tech }».
council-event-compensated = { $seat_you ->
    [yes] Ricevi
   *[no] { $seat } riceve
  } gemme di compensazione.
council-event-throne_taken = { $seat_you ->
    [yes] Raggiungi il livello III prima di tutti e tieni
   *[no] { $seat } raggiunge il livello III prima di tutti e tiene
  } il trono per chi vincerà: la partita finisce con questo round.
council-event-automa_card = L'IA scopre { $automa_card }.
council-event-automa_lapse = L'azione { $number } dell'IA non è possibile e decade.
council-event-automa_no_tile_fits = Nessun sistema solare era adatto alla carta Automa; entrambi tornano sotto il mazzo.

## La fine

council-end-level = qualcuno ha raggiunto il livello III
council-end-round_limit = l'ultimo round è finito
council-part-gems = gemme
council-part-ai_cards = carte IA
council-part-bonus = carte bonus
council-tie-level = livello Dark Tech
council-tie-energy = energia
council-tie-cubes = cubi sul tabellone

## Perché no: acquisti

council-commander-first = Prima scegli un comandante.
council-commander-taken = { $commander } è già stato scelto da qualcuno.
council-purchase-first = È il tuo turno di acquisto: compra qualcosa o termina il turno.
council-no-purchase-left = Hai già fatto i tuoi { $most } acquisti di questo turno.
council-too-few-gems = Costa { $needed_gem }; hai: { $own_gem }. Una gemma di valore maggiore può sostituire una di valore inferiore.
council-card-not-open = «{ $card }» non è tra le carte scoperte.
council-card-forbidden = Il tuo comandante non può comprare «{ $card }».
council-upgrade-owned = Hai già «{ $upgrade }».
council-no-such-field = Non hai un campo per «{ $upgrade }».
council-step-missing = «{ $upgrade }» richiede prima «{ $needed_upgrade }».
council-no-cubes = Non hai più cubi.
council-no-stations = In questa partita non ci sono stazioni spaziali.
council-station-built = Hai già costruito la tua { $station }.
council-station-there = C'è già una stazione { FORM($galaxy, "in") }.
council-no-free-colony = Nel tuo turno di acquisto non hai una colonia gratuita.
council-free-colony-used = Hai già messo la colonia gratuita di questo turno.

## Perché no: pianificazione

council-plan-first = Prima pianifica i tuoi campi, da sinistra a destra.
council-commit-first = Tutti i tuoi campi sono decisi: conferma il piano, oppure ritira una mossa.
council-fields-undecided = Il campo { $field } non è ancora deciso.
council-field-must-be-filled = Il campo { $field } è libero e vuole una carta Azione dalla tua mano.
council-not-in-hand = «{ $card }» non è nella tua mano, oppure l'hai già pianificata.
council-cards-for-empty-fields = Ti servono le carte per i campi liberi.

## Perché no: azioni

council-option-first = Prima scegli un lato della carta, oppure rinuncia.
council-option-impossible = Di quel lato adesso non si può fare niente.
council-must-choose = Un lato della carta va usato: tutte le azioni si eseguono, se possibile.
council-must-settle = Devi insediarti: tutte le azioni si eseguono, se possibile.
council-must-explore = Devi esplorare: tutte le azioni si eseguono, se possibile.
council-tower-too-large = Sul pianeta { $planet } del { $tile } non c'è posto per una torre da { $cubes }, e una torre non si divide.
council-tower-divided = Una torre non si divide: metti almeno { $least }.
council-settle-first = Prima insediati su un pianeta, oppure rinuncia.
council-cubes-first = Prima di' quanti cubi metti lì: da { $least } a { $most }.
council-too-many-cubes = Lì se ne possono mettere al massimo { $most }.
council-tile-not-placed = Il { $tile } non è sul tabellone.
council-out-of-range = È in Parsec { $parsec }; il raggio di azione è { $range }.
council-not-adapted = Non hai la capacità di adattamento per il pianeta { $planet } del { $tile }: { LOWER($planet_type) }.
council-tower-full = Il pianeta { $planet } del { $tile } ha già tre cubi.
council-planet-taken = Il pianeta { $planet } del { $tile } è occupato; solo l'espansione Colonia permette di sovrapporre.
council-alike = Il pianeta { $planet } del { $tile } è uguale al pianeta { $first }: scegli quello.
council-mine-first = Prima estrai da un sistema solare, oppure rinuncia.
council-mined-out = Il { $tile } non ha più cubi che questa carta non abbia usato.
council-no-colony-in-system = Non hai nessuna colonia qui: { $tile }.
council-upgrade-gem-first = Prima potenzia una gemma, oppure rinuncia.
council-no-such-gem = Non hai questa gemma: { LOWER($gem) }.
council-explore-first = Prima esplora un Parsec, oppure rinuncia.
council-no-tiles = Il mazzo di Parsec { $parsec } è vuoto.
council-no-slot = Parsec { $parsec } non ha caselle libere.
council-keep-first = Prima tieni uno dei sistemi solari pescati: { $drawn_tile }.
council-place-first = Prima metti in gioco il { $tile }.
council-galaxy-closed = { $galaxy }: non è in gioco in questa partita.
council-wrong-parsec = { $galaxy }: non è in Parsec { $parsec }.
council-galaxy-full = { $galaxy }: non ha caselle libere.
council-use-tile-first = Prima di' che cosa fai con il { $tile }: insediarti, prendere le rendite offerte o nessuna delle due.
council-only-new-tile = Adesso puoi insediarti solo qui: { $tile }.
council-only-yield-left = Del { $tile } resta solo la rendita.
council-cubes-before-yield = Prima i cubi sul { $tile }, o nessuno; poi la rendita.
council-take-card-first = Prima prendi una carta IA scoperta.

## Perché no: valutazione e livelli

council-evaluation-first = Valuta una galassia, oppure termina il turno.
council-evaluate-first = Prima valuta una galassia, oppure rinuncia.
council-evaluated = Hai già valutato { FORM($galaxy, "object") }.
council-no-colony-in-galaxy = Non hai nessuna colonia { FORM($galaxy, "in") }.
council-remove-first = Prima rimuovi un cubo { FORM($galaxy, "in") }.
council-not-in-galaxy = Quel pianeta non è { FORM($galaxy, "in") }.
council-no-cube-there = Su quel pianeta { FORM($galaxy, "in") } non c'è un cubo così.
council-return-bonus-first = Prima restituisci una delle tue carte bonus.
council-bonus-not-held = Non hai «{ $bonus }».
council-tech-first = Prima prendi un'abilità Dark Tech.
council-wrong-deck = «{ $tech }» non è del mazzo { $deck }.
council-tech-gone = «{ $tech }» non è più nel mazzo.

## Perché no: l'IA

council-automa-settle-first = Prima insedia l'IA.
council-automa-planet = La carta Automa vuole un altro pianeta: uno libero del tipo indicato, nel luogo indicato.
council-automa-tile-unfit = Il { $tile } non ha pianeti del tipo indicato dalla carta Automa.
council-automa-galaxy = La carta Automa non indica { $galaxy }.

## Che cosa fanno le carte: secondo ciò che ne dice l'edizione e le letture del tavolo

council-starts = consumo { $number }{ $energy ->
    [0] {""}
   *[other] , energia { $energy }
  }
council-effect-none = nessuna azione
council-effect-settle = { $number ->
    [1] insedia 1 cubo
   *[other] insedia una torre { $actions ->
        [free] fino a { $number } cubi
       *[all] da { $number }
      }
  }
council-effect-mine = { $number ->
    [1] estrai una volta
    [2] estrai due volte
   *[other] estrai { $number } volte
  }
council-effect-explore = esplora ({ $cubes ->
    [1] 1 cubo
   *[other] una torre { $actions ->
        [free] fino a { $cubes } cubi
       *[all] da { $cubes }
      }
  } { $join ->
    [and] e
   *[or] o
  } { $mines ->
    [1] la rendita
   *[other] { $two_minings ->
        [new] { $mines } volte la rendita
       *[colonies] { $mines } estrazioni
      }
  })
council-effect-take_gems = prendi { $taken_gem }
council-effect-upgrade_gem = { $steps ->
    [1] potenzia una gemma
   *[other] potenzia le gemme di { $steps } livelli
  }
council-effect-gain_energy = ottieni { $number } di energia
council-effect-change_consumption = il tuo consumo { $change ->
    [up] sale
   *[down] scende
  } di { $number }
council-effect-adapt = puoi insediarti su pianeti di questo tipo: { LOWER($planet_type) }
council-effect-allow_stacking = puoi mettere cubi su pianeti che ne hanno già
council-effect-raise_range = il campo { $field } arriva a Parsec { $parsec }
council-effect-add_field = un campo di azione in più (raggio Parsec { $parsec })
council-effect-raise_all_ranges = tutti i tuoi campi arrivano a Parsec { $parsec }, { $number } di energia per ogni potenziamento
council-effect-take_ai_card = { $number ->
    [one] prendi gratis una carta IA scoperta
   *[other] prendi gratis { $number } carte IA scoperte
  }
council-effect-draw_light_card = { $number ->
    [one] pesca una carta bonus chiara
   *[other] pesca { $number } carte bonus chiare
  }
council-effect-evaluate = { $number ->
    [one] valuta una galassia
   *[other] valuta fino a { $number } galassie
  }
council-effect-energy_per = { $number } di energia per ogni { $measure ->
    [galaxy_majority] galassia in cui hai la maggioranza
    [system_majority] sistema solare in cui hai la maggioranza
   *[other] tua colonia
  }
council-effect-yield_each_system = una rendita da ogni sistema solare della sua galassia in cui hai una colonia
council-effect-mine_others = estrai anche con i cubi degli altri
council-effect-upgrade_yield_gems = { $steps ->
    [one] le gemme delle rendite salgono di un tipo
   *[other] le gemme delle rendite salgono di { $steps } tipi
  }
council-effect-extra_explore_cube = { $number ->
    [one] un cubo in più
   *[other] { $number } cubi in più
  } { $explorer_people ->
    [any] ogni volta che esplori
   *[card] quando esplori con una carta Azione
  }
council-effect-round_consumption = { $perpetual_motion ->
    [planning] dalla prossima pianificazione
   *[round] dal prossimo round
  } le carte non spostano più il tuo consumo
council-effect-free_colony = in ogni turno di acquisto { $number ->
    [one] una colonia gratuita
   *[other] una torre gratuita da { $number }
  }
council-effect-keep_cube = { $number ->
    [0] nella sua galassia
   *[other] in una galassia con { $number } o più tue colonie
  } { $kept_cubes ->
    [always] valuti
   *[choice] puoi valutare
  } senza rimuovere cubi
council-effect-tie_is_majority = un pareggio per la maggioranza dà la ricompensa più alta
council-effect-place_station_cubes = { $number ->
    [one] 1 tuo cubo sta sulla stazione: conta per la maggioranza e non si rimuove mai
   *[other] { $number } tuoi cubi stanno sulla stazione: contano per la maggioranza e non si rimuovono mai
  }
council-effect-forbid_ai_card = non puoi { $casares_ban ->
    [any] prendere
   *[purchase] comprare
  } la carta «{ $card }»
council-effect-yield_of_system = { $number ->
    [one] prendi la rendita di quel sistema solare
   *[other] prendi { $number } volte la rendita di quel sistema solare
  }
council-effect-far = { $does } ovunque
council-effect-far-any = { $does } ovunque, qualsiasi pianeta
council-effect-any = { $does }, qualsiasi pianeta
council-effect-then = { $first }, poi { $second }
council-effect-or = { $first }, oppure { $second }
council-when-immediate = subito: { $does }
council-when-evaluation_start = ogni round, prima di valutare: { $does }
council-when-evaluation_end = ogni round, dopo aver valutato: { $does }

## Difetti di un'edizione

council-fault-slots = { $path }: una galassia ha da 2 a 5 caselle, non { $found }.
council-fault-first-galaxy = { $path }: la prima galassia deve essere in Parsec 1 e avere due caselle per i sistemi scoperti.
council-fault-slots-differ = { $path }: non coincide con le caselle delle galassie.
council-fault-more-slots-than-tiles = { $path }: Parsec { $parsec } ha più caselle che sistemi solari.
council-fault-covered-differ = { $path }: non coincide con le galassie coperte.
council-fault-no-yield = { $path }: un sistema solare dà sempre una rendita.
council-fault-final-energy-differs = { $path }: deve essere come in «Valutazione finale».
council-fault-not-a-range-step = { $path }: deve alzare di un gradino il campo della miglioria, e nient'altro può farlo.
council-fault-not-for-stations = { $path }: una stazione non può fare { $do }.
council-fault-field-of-ava = { $path }: Ava, e solo lei, ha un campo fin dall'inizio.
council-fault-too-many-fields = { $path }: una sola abilità Dark Tech può aggiungere un campo.
council-fault-wrong-moment = { $path }: «{ $found }» non è un momento adatto. Possibili: { $allowed }.
council-fault-wrong-effect = { $path }: «{ $found }» non può accadere in questo momento. Possibili: { $allowed }.
council-fault-no-settling-before = { $path }: la rendita del sistema appena insediato vuole prima un insediamento.
council-fault-needs-any-range = { $path }: deve valere in qualsiasi raggio di azione, perché nessun campo dà un raggio.
council-fault-wrong-deck = { $path }: le prime 18 carte bonus sono chiare, le altre scure.
council-fault-light-for-all = { $path }: le carte chiare si usano con ogni numero di giocatori.
council-fault-not-counted = { $path }: una formula che non conta niente lascia vuoto questo punto, e le galassie si contano con una galassia.
council-fault-unknown-module = { $path }: possibili: { $allowed }.
council-fault-too-few-dark-cards = { $path }: troppo poche carte scure per { $players } giocatori.
council-fault-empty-deck = { $path }: il mazzo Automa { $deck } non ha carte normali.
council-fault-not-rising = { $path }: deve crescere.
council-fault-not-on-this-side = { $path }: { $galaxy } non è sul lato per 2 giocatori.

## Difetti di una posizione

council-fault-field-count = { $path }: { $found } non è un numero possibile di campi.
council-fault-silver-not-in-game = { $path }: le carte argentate non sono in questa partita.
council-fault-not-a-dark-card = { $path }: «{ $found }» non è una carta bonus scura.
council-fault-bad-story = { $path }: «{ $found }» non è un proprietario, ciò che ha fatto (drew o returned) e una carta bonus chiara.
council-fault-not-on-top = { $path }: «{ $found }»: questa carta allora non si poteva pescare.
council-fault-returned-before-drawn = { $path }: «{ $found }»: questa carta è stata restituita prima di essere pescata.
council-fault-light-cards-differ = { $path }: { LOWER($owner) } ha altre carte chiare.
council-fault-no-automa-action = { $path }: la carta Automa non ha questa azione.
council-fault-not-everybody-once = { $path }: deve nominare tutti una volta.
council-fault-cube-total = { $path }: cubi ({ LOWER($owner) }): trovati { $found }, necessari { $needed }.
council-fault-level-not-settled = { $path }: { LOWER($owner) } ha tanta energia quanto consumo, e non è il suo turno.
council-fault-board-cubes = { $path }: più cubi su una plancia di quanti ne vogliano le sue { $needed } migliorie.
council-fault-step-missing = { $path }: a una miglioria di raggio manca il gradino precedente.
council-fault-no-commanders = { $path }: in questa partita non ci sono comandanti.
council-fault-too-many-bonus-cards = { $path }: un posto ha troppe carte bonus.
council-fault-dark-card-not-dealt = { $path }: un posto ha una carta scura che non ha ricevuto.
council-fault-starting-cards = { $path }: il posto { $seat } deve avere una volta ciascuna delle sue sei carte iniziali.
council-fault-planned-not-in-hand = { $path }: il posto { $seat } ha pianificato una carta che non ha in mano.
council-fault-card-twice = { $path }: la carta IA { $card } è in due posti.
council-fault-galaxy-overfull = { $path }: { $galaxy } ha più sistemi solari che caselle.
council-fault-wrong-parsec = { $path }: il { $tile } non è del Parsec di { $galaxy }.
council-fault-wrong-stack = { $path }: il { $tile } è sotto il mazzo di un altro Parsec.
council-fault-tile-twice = { $path }: il { $tile } è in due posti.
council-fault-tower-too-high = { $path }: un pianeta del { $tile } ha più di tre cubi.
council-fault-station-twice = { $path }: la stazione di { $galaxy } c'è due volte, oppure le stazioni non sono in questa partita.
council-fault-stations-differ = { $path }: le stazioni del posto { $seat } sul tabellone non sono quelle davanti a lui.
council-fault-tech-twice = { $path }: il posto { $seat } ha un'abilità Dark Tech di troppo, o una che ha già un altro.
council-fault-tech-of-level = { $path }: le abilità Dark Tech del posto { $seat } non vanno con il suo livello.
council-fault-techs-lost = { $path }: le carte tolte dal mazzo Dark Tech { $deck } non sono possibili.
council-fault-never-looked = { $path }: una carta del mazzo Dark Tech { $deck } è stata presa, ma nessuno lo ha guardato.
council-fault-dark-cards = { $path }: le carte bonus scure distribuite non sono possibili.
council-fault-throne = { $path }: il trono è di chi ha raggiunto per primo il livello III, e prima di nessuno.
council-fault-no-automa-card = { $path }: l'IA non ha una carta per questo round.
council-fault-plan-too-long = { $path }: il posto { $seat } ha pianificato più campi di quanti ne abbia.
council-fault-not-planning = { $path }: qualcuno ha confermato un piano, ma non è il momento di pianificare.

## Il tabellone nel terminale

council-board-energy = energia
council-board-consumption = consumo
council-board-level = livello
council-board-gap = mancano
council-board-due = raggiunto +{ $number }
council-board-gems = gemme a/g/t
council-board-supply = cubi
council-board-cards = carte bonus
council-board-round = Round { $number }
council-board-order = Ordine di gioco: { $order }
council-board-market = Carte IA scoperte
council-board-stacks = Sistemi rimasti: { $first } / { $second } / { $third } (Parsec 1, 2, 3); carte IA { $cards }; carte bonus chiare { $light }
council-board-parsec = Parsec { $number }
council-board-to-come = { $number } sistemi su { $all } ancora da scoprire ({ $planets })
council-board-reward = { $majority }/{ $minority }
council-board-free = { $number } libere
council-board-hand = mano: { $cards }
council-board-fields = campi: { $fields }
council-board-empty = vuoto
council-board-bonus = Le tue carte bonus: { $cards }
council-board-plan = Il tuo piano: { $cards }
council-board-committed = Piano confermato: { $seats }
council-board-automa = Carta Automa: { $card }
council-board-station = { $station } di { $seat }
council-board-has = ha { $things }

# Aquatica: ciò che si legge degli abissi.

aquatica-about = I sovrani degli abissi giocano Personaggi, conquistano Territori, li innalzano dal fondale e ne accumulano i punti.

## Luoghi senza nome

aquatica-slot = { $row ->
    [character] fila dei Personaggi, casella
    [upper] fila superiore, casella
   *[lower] fila inferiore, casella
  } { $number }
aquatica-space = spazio { $number }
aquatica-track = Tracciato { $number }

## Opzioni

aquatica-option-kings = chi riceve un Re
    .none = nessuno
    .numbered = tutti, per numero secondo l'ordine di turno
    .draft = tutti, scelto da un'offerta che fa il giro
aquatica-option-data_set = quali Re ci sono
    .reconstructed_1 = come ricostruiti la prima volta
    .reconstructed_2 = ricostruiti di nuovo: chi gioca per ultimo non resta più indietro
aquatica-option-goals = quali Obiettivi sono in gioco
    .printed = i quattro stampati sulla plancia
    .tokens = quattro estratti da dieci
aquatica-option-first_player = il posto che comincia
    .random = estratto a sorte
aquatica-option-strict_effects = quando per reclutare, comprare o conquistare bastano solo le Mante o le Profondità
    .off = puoi rinunciare
    .on = devi farlo
aquatica-option-leftover_power = il Potere che avanza dopo una conquista
    .kept = resta per la conquista successiva della stessa carta
    .lost = va perso
aquatica-option-matron_clears = in due giocatori la Matrona, quando viene giocata,
    .off = lascia la fila com’è
    .on = rimuove il Personaggio più a sinistra della fila
aquatica-option-solo_end = in solitario la partita finisce
    .own = solo con gli Ichthyanders
    .any = anche quando la chiuderebbero gli Obiettivi o un mazzo
aquatica-option-round_limit = dopo quanti giri la partita finisce al più tardi
    .none = nessun limite

## Decisioni. `.waiting` si dice a chi aspetta.

aquatica-ask-choose_king = Quale Re prendi? Gli altri vengono passati.
    .waiting = { $names } sceglie un Re
aquatica-ask-turn_menu = Che cosa fai in questo turno?
    .waiting = { $names } decide che cosa fare in questo turno
aquatica-ask-claim_window = Puoi soddisfare un Obiettivo prima che la tua carta prosegua.
    .waiting = { $names } può soddisfare un Obiettivo
aquatica-ask-choose_option = Quale delle due cose fa la tua carta?
    .waiting = { $names } sceglie che cosa fa la carta
aquatica-ask-explore = Esplori?
    .waiting = { $names } decide se esplorare
aquatica-ask-keep_locations = { $left ->
    [one] Una carta della fila inferiore non sale. Quale?
   *[other] { $left } carte della fila inferiore non salgono. Qual è la prima da sinistra?
  }
    .waiting = { $names } sceglie quali carte non salgono
aquatica-ask-place_ichthyander = Una Manta degli Ichthyanders va su un Obiettivo. Quale?
    .waiting = { $names } sceglie un Obiettivo per una Manta degli Ichthyanders
aquatica-ask-choose_recruit = Chi recluti?
    .waiting = { $names } sceglie chi reclutare
aquatica-ask-choose_purchase = Quale Territorio compri?
    .waiting = { $names } sceglie quale Territorio comprare
aquatica-ask-choose_conquest = Quale Territorio conquisti?
    .waiting = { $names } sceglie quale Territorio conquistare
aquatica-ask-draw_source = Come paghi?
    .waiting = { $names } sceglie come pagare
aquatica-ask-choose_free_recruit = Chi recluti senza pagare?
    .waiting = { $names } sceglie chi reclutare senza pagare
aquatica-ask-choose_seizure = Quale Territorio usurpi?
    .waiting = { $names } sceglie quale Territorio usurpare
aquatica-ask-choose_raise = Quale Territorio innalzi di una Profondità ({ $steps ->
    [one] ultimo passo
   *[other] ancora { $steps } passi
  })?
    .waiting = { $names } sceglie quale Territorio innalzare
aquatica-ask-choose_raise_fully = Quale Territorio innalzi completamente?
    .waiting = { $names } sceglie quale Territorio innalzare completamente
aquatica-ask-choose_score = Di quale Territorio innalzato accumuli i punti?
    .waiting = { $names } sceglie di quale Territorio innalzato accumulare i punti
aquatica-ask-choose_return = Quale carta riprendi dalla tua Pila degli Scarti?
    .waiting = { $names } sceglie quale carta riprendere
aquatica-ask-choose_ready = Quale Manta stanca rendi pronta?
    .waiting = { $names } sceglie quale Manta rendere pronta

## Mosse. `.done` è la riga del diario quando nient'altro racconta la mossa.

aquatica-move-first_player = Primo giocatore: { $seat }
aquatica-move-reveal = Scopri { $card } ({ $slot })
aquatica-move-lay_goal = L'Obiettivo «{ $goal }» va qui: { $track }
aquatica-move-offer = Offri { $king }
aquatica-move-choose_king = Prendi { $king }
aquatica-move-play = Gioca { $character }
aquatica-move-use_manta = Usa la { LOWER($manta) }
aquatica-move-use_depth = Usa la prima Profondità: { $depth_used_location }{ $manta_won_count ->
    [0] {""}
   *[other] {" "}(vince: { LOWER($manta_won_manta) })
  }
aquatica-move-claim = Soddisfa «{ $goal }» con la { LOWER($manta) }{ $end_triggered_count ->
    [0] {""}
   *[other] {" "}(la fine è vicina: ancora un turno per tutti)
  }
aquatica-move-end_turn = Termina il turno
aquatica-move-continue = Prosegui con la tua carta
    .done = { $seat_you ->
    [yes] Prosegui
   *[no] { $seat } prosegue
  }.
aquatica-move-option = Scegli { $option ->
    [1] la prima
   *[2] la seconda
  }
    .done = { $seat_you ->
    [yes] Scegli
   *[no] { $seat } sceglie
  } { $option ->
    [1] la prima
   *[2] la seconda
  } delle due possibilità della carta.
aquatica-move-explore = Esplora: arrivano nuovi Territori, la fila superiore se ne va
aquatica-move-decline = Rinuncia
    .done = { $seat_you ->
    [yes] Rinunci
   *[no] { $seat } rinuncia
  }.
aquatica-move-drop = Lascia andare { $location_discarded_location }
aquatica-move-recruit = { $recruit_begun_count ->
    [0] Recluta gratis { $recruited_character }
   *[other] Recluta { $recruit_begun_character } per { $recruit_begun_number ->
    [one] 1 Moneta
   *[other] { $recruit_begun_number } Monete
  }
  }
aquatica-move-buy = Compra { $purchase_begun_location } per { $purchase_begun_number ->
    [one] 1 Moneta
   *[other] { $purchase_begun_number } Monete
  }
aquatica-move-conquer = Conquista { $conquest_begun_location } con { $conquest_begun_number } Potere
aquatica-move-seize = Usurpa { $location_taken_location }
aquatica-move-draw = Attingi: { $depth_drawn_count ->
    [0] { LOWER($manta_drawn_manta) }
   *[other] { $depth_drawn_location }
  }{ $manta_won_count ->
    [0] {""}
   *[other] {" "}(vince: { LOWER($manta_won_manta) })
  }
aquatica-move-pay = Paga
aquatica-move-raise = Innalza { $raised_location }{ aquatica-raised-fully }
aquatica-move-raise_fully = Innalza completamente { $raised_location }{ $manta_won_count ->
    [0] {""}
   *[other] {" "}(vince: { LOWER($manta_won_manta) })
  }
aquatica-raised-fully = { $fully_raised_count ->
    [0] {""}
   *[other] {" "}(completamente innalzato{ $manta_won_count ->
    [0] {""}
   *[other] , vince: { LOWER($manta_won_manta) }
  })
  }
aquatica-move-score = Accumula i punti: { $location_scored_location }
aquatica-move-return = Riprendi { $character }
aquatica-move-ready = Rendi pronta la { LOWER($manta) }
aquatica-move-place_ichthyander = Su «{ $goal }»{ $end_triggered_count ->
    [0] {""}
   *[other] {" "}(è l'ultima: hai ancora un turno)
  }

## Eventi

aquatica-event-first_player = Primo giocatore: { $seat }.
aquatica-event-goal_laid = Obiettivo «{ $goal }»: { $track }.
aquatica-event-king_offered = { $seat_you ->
    [yes] Ricevi
   *[no] { $seat } riceve
  } in offerta { $king }.
    .hidden = { $seat_you ->
    [yes] Ricevi
   *[no] { $seat } riceve
  } in offerta un Re.
aquatica-event-king_chosen = { $seat_you ->
    [yes] Scegli
   *[no] { $seat } sceglie
  } { $king }.
    .hidden = { $seat_you ->
    [yes] Scegli
   *[no] { $seat } sceglie
  } un Re.
aquatica-event-king_taken = { $seat_you ->
    [yes] Regni
   *[no] { $seat } regna
  } come { $king }.
aquatica-event-character_revealed = Nuovo Personaggio nella fila: { $character }.
aquatica-event-location_revealed = Nuovo Territorio nella fila inferiore: { $location }.
aquatica-event-explored = { $seat_you ->
    [yes] Esplori
   *[no] { $seat } esplora
  }.
aquatica-event-character_removed = { $character } lascia la fila ed esce dal gioco.
aquatica-event-location_discarded = { $location }: fuori dal gioco.
aquatica-event-turn_begins = { $seat_you ->
    [yes] Tocca a te
   *[no] { $seat } è di turno
  }.
aquatica-event-character_played = { $seat_you ->
    [yes] Giochi
   *[no] { $seat } gioca
  } { $character }.
aquatica-event-king_left = { $king } lascia il gioco.
aquatica-event-manta_used = { $seat_you ->
    [yes] Usi
   *[no] { $seat } usa
  } la { LOWER($manta) }.
aquatica-event-depth_used = { $seat_you ->
    [yes] Usi
   *[no] { $seat } usa
  } la prima Profondità: { $location }.
aquatica-event-turn_ended = { $seat_you ->
    [yes] Termini
   *[no] { $seat } termina
  } il turno.
aquatica-event-end_triggered = { $end ->
    [goals] { $seat_you ->
    [yes] Hai
   *[no] { $seat } ha
  } una Manta su tutti e quattro gli Obiettivi
    [locations] L'ultimo Territorio è scoperto
    [characters] L'ultimo Personaggio è scoperto
   *[ichthyanders] L'ultima Manta degli Ichthyanders è piazzata
  }: la fine è vicina.
aquatica-event-game_ended = La partita è finita.
aquatica-event-recruit_begun = { $seat_you ->
    [yes] Recluti
   *[no] { $seat } recluta
  } { $character } per { $number ->
    [one] 1 Moneta
   *[other] { $number } Monete
  }.
aquatica-event-purchase_begun = { $seat_you ->
    [yes] Compri
   *[no] { $seat } compra
  } { $location } per { $number ->
    [one] 1 Moneta
   *[other] { $number } Monete
  }.
aquatica-event-conquest_begun = { $seat_you ->
    [yes] Conquisti
   *[no] { $seat } conquista
  } { $location } con { $number } Potere.
aquatica-event-manta_drawn = { $seat_you ->
    [yes] Attingi
   *[no] { $seat } attinge
  } alla { LOWER($manta) }.
aquatica-event-depth_drawn = { $seat_you ->
    [yes] Attingi
   *[no] { $seat } attinge
  } a una Profondità: { $location }.
aquatica-event-recruited = { $character } entra { $seat_you ->
    [yes] nella tua mano
   *[no] nella mano di { $seat }
  }.
aquatica-event-location_taken = { $location } arriva { $seat_you ->
    [yes] sulla tua plancia
   *[no] sulla plancia di { $seat }
  }.
aquatica-event-raised = { $seat_you ->
    [yes] Innalzi
   *[no] { $seat } innalza
  } { $location }.
aquatica-event-fully_raised = { $location }: completamente innalzato.
aquatica-event-manta_won = { $seat_you ->
    [yes] Vinci
   *[no] { $seat } vince
  } la { LOWER($manta) }.
aquatica-event-location_scored = { $seat_you ->
    [yes] Accumuli
   *[no] { $seat } accumula
  } i punti: { $location }.
aquatica-event-character_returned = { $seat_you ->
    [yes] Riprendi
   *[no] { $seat } riprende
  } { $character }.
aquatica-event-all_returned = { $seat_you ->
    [yes] Riprendi
   *[no] { $seat } riprende
  } in mano { $number ->
    [one] 1 carta
   *[other] { $number } carte
  }.
aquatica-event-manta_ready = { $seat_you ->
    [yes] Rendi
   *[no] { $seat } rende
  } pronta la { LOWER($manta) }.
aquatica-event-all_ready = { $seat_you ->
    [yes] Rendi
   *[no] { $seat } rende
  } pronte tutte le Mante.
aquatica-event-goal_claimed = { $seat_you ->
    [yes] Soddisfi
   *[no] { $seat } soddisfa
  } «{ $goal }» con la { LOWER($manta) }.
aquatica-event-ichthyander_placed = Una Manta degli Ichthyanders va su «{ $goal }».

## La fine

aquatica-end-goals = qualcuno ha soddisfatto tutti e quattro gli Obiettivi
aquatica-end-locations = l'ultimo Territorio è stato scoperto
aquatica-end-characters = l'ultimo Personaggio è stato scoperto
aquatica-end-ichthyanders = gli Ichthyanders hanno piazzato tutte le loro Mante
aquatica-end-round_limit = i giri concordati sono finiti
aquatica-part-hand = Personaggi in mano
aquatica-part-goals = Obiettivi
aquatica-part-locations = Territori nella Pila del Punteggio
aquatica-tie-score = punti
aquatica-tie-reserve = Mante nella riserva
aquatica-tie-king = il numero più basso del Re
aquatica-tie-turn_order = il posto più avanti nell'ordine di turno

## Perché no: il turno

aquatica-king-first = Prima scegli un Re dall'offerta.
aquatica-not-on-offer = { $king } non è nell'offerta.
aquatica-main-used = In questo turno hai già giocato una carta; se ne può giocare una sola.
aquatica-main-action-first = Gioca una carta prima di terminare il turno.
aquatica-not-in-hand = Non hai in mano { $character }.
aquatica-no-card-no-resource = Reclutare, prendere Territori e pagare si può solo con una carta che giochi.
aquatica-manta-tired = La tua { LOWER($manta) } è stanca.
aquatica-no-such-manta = Non hai una { LOWER($manta) }.
aquatica-without-effect = Adesso non farebbe niente.
aquatica-resource-outside-payment = La prima Profondità dello { $space } dà una risorsa; serve solo mentre paghi.
aquatica-empty-depth = La prima Profondità dello { $space } è vuota; si supera solo innalzando.
aquatica-no-depth-left = Il Territorio dello { $space } è completamente innalzato.
aquatica-space-empty = Nello { $space } non c'è nessun Territorio.

## Perché no: Obiettivi

aquatica-claim-or-continue = Soddisfa un Obiettivo, oppure prosegui con la tua carta.
aquatica-goal-not-here = «{ $goal }» non è un Obiettivo di questa partita.
aquatica-goal-claimed = Hai già soddisfatto «{ $goal }».
aquatica-goal-not-met = Adesso non raggiungi «{ $goal }».
aquatica-manta-placed = La tua { LOWER($manta) } è già su un Obiettivo.
aquatica-ichthyander-there = «{ $goal }» ha già una Manta degli Ichthyanders.
aquatica-ichthyander-first = Prima metti la Manta degli Ichthyanders su un Obiettivo.

## Perché no: effetti della carta

aquatica-option-first = Prima scegli una delle due possibilità della tua carta.
aquatica-option-impossible = Della possibilità { $option } adesso non si può fare niente.
aquatica-explore-first = Prima di' se esplori o rinunci.
aquatica-drop-first = Prima indica la carta della fila inferiore che non sale.
aquatica-drop-order = Le carte che se ne vanno si indicano da sinistra a destra: adesso questa no ({ $slot }).
aquatica-slot-empty = Qui non c'è nessuna carta: { $slot }.
aquatica-target-first = Prima scegli { $do ->
    [recruit] chi reclutare
    [buy] quale Territorio comprare
    [conquer] quale Territorio conquistare
   *[seize] quale Territorio usurpare
  }.
aquatica-strict = Devi farlo: in questa partita Mante e Profondità devono aiutare a pagare.
aquatica-pool-pays = Devi farlo: ciò che dà la tua carta basta a pagare.
aquatica-too-few-coins = { $card } costa { $needed ->
    [one] 1 Moneta
   *[other] { $needed } Monete
  }; con tutto ciò a cui puoi attingere ne hai { $found }.
aquatica-too-little-power = { $card } richiede { $needed } Potere; con tutto ciò a cui puoi attingere, di adatto ne hai { $found }.
aquatica-pay-first = Prima completa il pagamento.
aquatica-pool-too-small = Il prezzo è { $needed }; finora hai { $found }. Attingi a una Manta o a una Profondità.
aquatica-drawn-enough = Quello che hai attinto raggiunge il prezzo di { $needed }; adesso paga.
aquatica-source-does-not-fit = Questo non dà ciò che devi pagare.
aquatica-gave-already = Il Territorio dello { $space } ha già dato una risorsa per questa carta.
aquatica-no-resource = La prima Profondità dello { $space } non dà nessuna risorsa.
aquatica-raise-first = Prima scegli il Territorio da innalzare.
aquatica-raise-fully-first = Prima scegli il Territorio da innalzare completamente.
aquatica-raised-already = Il Territorio dello { $space } è già completamente innalzato.
aquatica-shows-the-effect = Il Territorio dello { $space } mostra questa icona e non può innalzare sé stesso.
aquatica-score-first = Prima scegli il Territorio di cui accumulare i punti.
aquatica-not-raised = Il Territorio dello { $space } non è completamente innalzato.
aquatica-return-first = Prima scegli la carta da riprendere.
aquatica-not-discarded = { $character } non è nella tua Pila degli Scarti.
aquatica-ready-first = Prima scegli la Manta da rendere pronta.
aquatica-manta-not-tired = Non hai una { LOWER($manta) } stanca.

## Difetti di un'edizione

not-falling = { $path }: i punti devono calare da spazio a spazio.
not-one-condition = { $path }: un Obiettivo ha esattamente una condizione.
goal-twice = { $path }: l'Obiettivo { $goal } c'è due volte.
no-effect = { $path }: ci deve essere almeno un effetto.
not-one-verb = { $path }: un effetto ha esattamente uno tra { $allowed }.
verb-not-here = { $path }: «{ $found }» non può stare qui. Possibili: { $allowed }.
raises-itself = { $path }: un innalzamento su una Profondità vuole "other": true, perché non può innalzare il proprio Territorio.
explore-not-optional = { $path }: explore vuole "optional": true, perché si può sempre rinunciare.
stays-in-hand = { $path }: solo la Matrona resta in mano, e nessun altro.
king-not-once = { $path }: questo Re deve essere usato una volta sola, perché nessuna mossa lo riporta.
not-one-effect = { $path }: una Manta porta esattamente un effetto.
resource-manta = { $path }: questa Manta deve portare una risorsa.
effect-manta = { $path }: questa Manta deve portare un effetto che non sia una risorsa.
too-many-depths = { $path }: un Territorio ha al massimo { $allowed } Profondità.
tier-gap = { $path }: i gradi devono susseguirsi senza buchi.
tier-not-open = { $path }: il primo grado non ha "min" e l'ultimo non ha "max".
no-tier = { $path }: ci deve essere almeno un grado.

## Difetti di una posizione

card-too-often = { $path }: { $card } c'è troppe volte.
manta-too-often = { $path }: { $manta } c'è troppe volte.
not-trained = { $path }: { $manta } è selvaggia; sugli Obiettivi stanno solo Mante Addestrate.
claimed-twice = { $path }: il posto { $seat } ha soddisfatto due volte questo Obiettivo.
gap-on-track = { $path }: prima di questo c'è uno spazio libero.
not-in-hand = { $path }: { $card } del posto { $seat } deve essere in mano.
not-wild = { $path }: nella riserva comune ci sono solo Mante Selvagge.
wrong-manta-number = { $path }: { $manta }: trovate { $found }, necessarie { $needed }.
not-an-ocean-character = { $path }: { $card } non è un Personaggio dell'Oceano.
gap-in-row = { $path }: la fila ha un buco.
row-not-full = { $path }: la fila ha una casella vuota benché il mazzo abbia carte.
no-goal = { $path }: { $track } senza Obiettivo.
wrong-goal = { $path }: l'Obiettivo { $goal } in questa partita non può stare lì.
track-overfull = { $path }: { $track }: troppe Mante.
no-ichthyanders = { $path }: gli Ichthyanders ci sono solo nel gioco in solitario.
king-twice = { $path }: { $king } c'è due volte.
wrong-king = { $path }: il posto { $seat } ha un Re che non è il suo.
king-missing = { $path }: il Re del posto { $seat } non è da nessuna parte, e non è uno che lascia il gioco.
kings-not-dealt = { $path }: i Re non si accordano con l'opzione.
card-in-play = { $path }: una carta è in gioco solo finché i suoi effetti sono nell'agenda.
pool-not-empty = { $path }: fuori da un'azione Principale non ci sono risorse.
main-action-not-used = { $path }: con una carta in gioco l'azione Principale è usata.
no-trigger = { $path }: gli ultimi turni si giocano solo dopo che la fine è stata avviata.
wrong-active = { $path }: il menu del turno deve essere del posto attivo.
no-turn = { $path }: in fondo ci deve essere un turno, o ciò che resta della preparazione.
no-card-in-play = { $path }: nessuna carta è in gioco.
not-on-card = { $path }: questi non sono effetti di { $card }.
no-choice = { $path }: il primo effetto deve essere una scelta.
nothing-to-pay = { $path }: si paga solo per reclutare, comprare e conquistare.
slot-empty = { $path }: non c'è nessuna carta.

## Che cosa fanno gli effetti, in poche parole

aquatica-effect-empty = –
aquatica-effect-gain_coins = { $number ->
    [one] +1 Moneta
   *[other] +{ $number } Monete
  }
aquatica-effect-gain_power = +{ $number } Potere
aquatica-effect-typed_power = +{ $number } Potere contro { $type }
aquatica-effect-conquer = conquista
aquatica-effect-buy = compra
aquatica-effect-recruit = recluta
aquatica-effect-recruit_free = recluta gratis
aquatica-effect-seize = usurpa
aquatica-effect-explore = esplora
aquatica-effect-raise = innalza { $number }
aquatica-effect-raise_fully = innalza { $number } completamente
aquatica-effect-score = accumula i punti di { $number }
aquatica-effect-return = riprendi { $number }
aquatica-effect-return_all = riprendi tutte
aquatica-effect-ready = { $number } pronta
aquatica-effect-ready_all = tutte pronte
aquatica-effect-choose = { $first } oppure { $second }
aquatica-effect-each_opponent = ogni avversario: { $effects }

aquatica-condition-hand_at_least = { $number } o più carte in mano
aquatica-condition-board_locations_at_least = { $number } Territori sulla tua plancia
aquatica-condition-scored_locations_at_least = { $number } o più Territori nella Pila del Punteggio
aquatica-condition-wild_mantas_at_least = { $number } o più Mante Selvagge
aquatica-condition-board_and_scored_locations_at_least = { $number } o più Territori, sulla plancia e nella Pila del Punteggio
aquatica-condition-scored_points_at_least = Territori nella Pila del Punteggio per almeno { $number } punti
aquatica-condition-discarded_all_but = { $number ->
    [one] solo 1 carta in mano
   *[other] solo { $number } carte in mano
  }
aquatica-condition-scored_types_at_least = Territori di { $number } tipi nella Pila del Punteggio
aquatica-condition-board_and_scored_same_type_at_least = { $number } o più Territori dello stesso tipo
aquatica-condition-discard_at_least = { $number } o più carte nella Pila degli Scarti
aquatica-condition-conquer_cards_at_least = { $number } o più carte che conquistano
aquatica-condition-board_fully_raised_at_least = { $number } Territori completamente innalzati sulla tua plancia
aquatica-condition-event_recruited_from_price = in questo turno, reclutato dalla casella da { $number }

## La plancia nel terminale

aquatica-board-row = Personaggi (ancora { $left } nel mazzo)
aquatica-board-rows = Territori (ancora { $left } nel mazzo); p Potere, c Monete, ★ punti
aquatica-board-upper = sup { $number }
aquatica-board-lower = inf { $number }
aquatica-board-prices = { $power }p { $coins }c
aquatica-board-points = ★{ $number }
aquatica-board-goals = Obiettivi
aquatica-board-seat = { $points } punti, { $hand } in mano, { $discard } scartate, { $scored } nel punteggio
aquatica-board-turn = di turno
aquatica-board-king = Re: { $king }
aquatica-board-tired = ({ $manta })
aquatica-board-raised = innalzato
aquatica-board-pool = in gioco: { $card }; risorse: { $coins } c, { $power } p
aquatica-board-typed = , { $number } p contro { $type }
aquatica-board-hand = La tua mano: { $cards }
aquatica-board-discard = Scartate: { $cards }
aquatica-board-offer = I Re che ti sono offerti: { $cards }
aquatica-board-last-turns = { $number ->
    [one] L'ultimo turno.
   *[other] Restano { $number } turni.
  }

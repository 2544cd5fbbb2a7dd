# Aquatica: ciò che si legge degli abissi.

aquatica-about = I sovrani degli abissi giocano Personaggi, conquistano Territori, li innalzano dal fondale e ne accumulano i Punti Prosperità.

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
aquatica-option-data_set = con quale ricostruzione delle carte si gioca
    .reconstructed_1 = la prima
    .reconstructed_2 = come la prima, con tre Re diversi
    .reconstructed_3 = Territori e Obiettivi più ricchi, e ciò che si sa delle vere carte
    .reconstructed_4 = come la terza, con quattro Re che compensano l'ordine di turno
    .reconstructed_5 = come la quarta, con Re che pareggiano i posti con qualsiasi numero di giocatori
aquatica-option-goals = quali Obiettivi sono in gioco
    .printed = i quattro stampati sulla plancia
    .tokens = quattro dei cinque segnalini Obiettivo, con un lato a caso
aquatica-option-first_player = il posto che comincia
    .random = estratto a sorte
aquatica-option-strict_effects = quando per reclutare, comprare o conquistare servono Mante o Profondità
    .off = puoi rinunciare
    .on = devi farlo
aquatica-option-leftover_power = il Potere che avanza dopo una conquista
    .kept = resta per la conquista successiva della stessa carta
    .lost = va perso
aquatica-option-matron_clears = in due giocatori la Matrona, quando viene giocata,
    .off = lascia la fila com'è
    .on = rimuove il Personaggio più a sinistra della fila
aquatica-option-solo_end = in solitario la partita finisce
    .own = solo con gli Ichthyanders
    .any = anche quando la chiuderebbero gli Obiettivi o un mazzo
aquatica-option-round_limit = dopo quanti round la partita finisce al più tardi
    .none = nessun limite

## Decisioni. `.waiting` si dice a chi aspetta.

aquatica-ask-choose_king = Quale Re prendi?
    .waiting = { $names } sceglie un Re
aquatica-ask-turn_menu = Che cosa fai in questo turno?
    .waiting = { $names } decide che cosa fare in questo turno
aquatica-ask-claim_window = Puoi piazzare una Manta su un Obiettivo prima che la tua carta prosegua. Lo fai?
    .waiting = { $names } può piazzare una Manta su un Obiettivo
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
aquatica-ask-choose_score = Di quale Territorio completamente innalzato accumuli i Punti?
    .waiting = { $names } sceglie di quale Territorio accumulare i Punti
aquatica-ask-choose_return = Quale carta riprendi dalla tua Pila degli Scarti?
    .waiting = { $names } sceglie quale carta riprendere
aquatica-ask-choose_ready = Quale Manta Stanca rendi Pronta?
    .waiting = { $names } sceglie quale Manta rendere Pronta
aquatica-ask-choose_replay = Quale carta della tua Pila degli Scarti giochi?
    .waiting = { $names } sceglie quale carta scartata giocare
aquatica-ask-choose_tired = Quale Manta Pronta diventa Stanca?
    .waiting = { $names } sceglie quale Manta diventa Stanca

## Mosse. `.done` è la riga del diario quando nient'altro racconta la mossa.

aquatica-move-first_player = Primo giocatore: { $seat }
aquatica-move-reveal = Scopri «{ $card }» ({ $slot })
aquatica-move-lay_goal = L'Obiettivo «{ $goal }» va qui: { $track }
aquatica-move-offer = Offri { $king }
aquatica-move-choose_king = Prendi { $king }
aquatica-move-play = Gioca «{ $character }»
aquatica-move-use_manta = Usa la { $manta }
aquatica-move-use_depth = Sfrutta la Profondità più in alto di «{ $depth_used_location }»{ $manta_won_count ->
    [0] {""}
   *[other] {" "}(ricevi la { $manta_won_manta })
  }
aquatica-move-claim = Piazza la { $manta } su «{ $goal }»{ $end_triggered_count ->
    [0] {""}
   *[other] {" "}(la fine è vicina: ancora un turno per tutti)
  }
aquatica-move-end_turn = Termina il turno
aquatica-move-continue = Prosegui con la tua carta
    .done = { $seat_you ->
    [yes] Prosegui
   *[no] { $seat } prosegue
  } senza piazzare Mante.
aquatica-move-option = Scegli { $option ->
    [1] la prima possibilità
   *[2] la seconda possibilità
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
aquatica-move-drop = Scarta «{ $location_discarded_location }»
aquatica-move-recruit = { $recruit_begun_count ->
    [0] Recluta gratis «{ $recruited_character }»
   *[other] Recluta «{ $recruit_begun_character }» per { $recruit_begun_number ->
    [one] 1 Moneta
   *[other] { $recruit_begun_number } Monete
  }
  }
aquatica-move-buy = Compra «{ $purchase_begun_location }» per { $purchase_begun_number ->
    [one] 1 Moneta
   *[other] { $purchase_begun_number } Monete
  }
aquatica-move-conquer = Conquista «{ $conquest_begun_location }» con { $conquest_begun_number } di Potere
aquatica-move-seize = Usurpa «{ $location_taken_location }»
aquatica-move-draw = Paga con { $depth_drawn_count ->
    [0] la { $manta_drawn_manta }
   *[other] la Profondità più in alto di «{ $depth_drawn_location }»
  }{ $manta_won_count ->
    [0] {""}
   *[other] {" "}(ricevi la { $manta_won_manta })
  }
aquatica-move-pay = Paga
aquatica-move-raise = Innalza «{ $raised_location }»{ aquatica-raised-fully }
aquatica-move-raise_fully = Innalza completamente «{ $raised_location }»{ $manta_won_count ->
    [0] {""}
   *[other] {" "}(ricevi la { $manta_won_manta })
  }
aquatica-raised-fully = { $fully_raised_count ->
    [0] {""}
   *[other] {" "}(fino in cima{ $manta_won_count ->
    [0] {""}
   *[other] , ricevi la { $manta_won_manta }
  })
  }
aquatica-move-score = Accumula i Punti di «{ $location_scored_location }»
aquatica-move-return = Riprendi «{ $character }»
aquatica-move-ready = Rendi Pronta la { $manta }
aquatica-move-replay = Gioca «{ $character }» dalla Pila degli Scarti
aquatica-move-tire = Rendi Stanca la { $manta }
aquatica-move-place_ichthyander = Su «{ $goal }»{ $end_triggered_count ->
    [0] {""}
   *[other] {" "}(è l'ultima: hai ancora un turno)
  }

## Eventi

aquatica-event-first_player = { $seat_you ->
    [yes] Sei
   *[no] { $seat } è
  } il primo giocatore.
aquatica-event-goal_laid = Obiettivo del { $track }: «{ $goal }».
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
aquatica-event-character_removed = «{ $character }» lascia la fila ed esce dal gioco.
aquatica-event-location_discarded = Il Territorio «{ $location }» esce dal gioco.
aquatica-event-turn_begins = { $seat_you ->
    [yes] Tocca a te
   *[no] Tocca a { $seat }
  }.
aquatica-event-character_played = { $seat_you ->
    [yes] Giochi
   *[no] { $seat } gioca
  } «{ $character }».
aquatica-event-character_replayed = { $seat_you ->
    [yes] Giochi
   *[no] { $seat } gioca
  } «{ $character }» dalla Pila degli Scarti.
aquatica-event-king_left = { $king } lascia il gioco.
aquatica-event-manta_used = { $seat_you ->
    [yes] Usi
   *[no] { $seat } usa
  } la { $manta }.
aquatica-event-depth_used = { $seat_you ->
    [yes] Sfrutti
   *[no] { $seat } sfrutta
  } la Profondità più in alto di «{ $location }».
aquatica-event-turn_ended = { $seat_you ->
    [yes] Termini
   *[no] { $seat } termina
  } il turno.
aquatica-event-end_triggered = { $end ->
    [goals] { $seat_you ->
        [yes] Hai
       *[no] { $seat } ha
      } una Manta su tutti e quattro gli Obiettivi
    [locations] { $seat_you ->
        [yes] Scopri
       *[no] { $seat } scopre
      } l'ultimo Territorio
    [characters] { $seat_you ->
        [yes] Scopri
       *[no] { $seat } scopre
      } l'ultimo Personaggio
   *[ichthyanders] { $seat_you ->
        [yes] Piazzi
       *[no] { $seat } piazza
      } l'ultima Manta degli Ichthyanders
  }: la fine è vicina.
aquatica-event-game_ended = La partita è finita.
aquatica-event-recruit_begun = { $seat_you ->
    [yes] Recluti
   *[no] { $seat } recluta
  } «{ $character }» per { $number ->
    [one] 1 Moneta
   *[other] { $number } Monete
  }.
aquatica-event-purchase_begun = { $seat_you ->
    [yes] Compri
   *[no] { $seat } compra
  } «{ $location }» per { $number ->
    [one] 1 Moneta
   *[other] { $number } Monete
  }.
aquatica-event-conquest_begun = { $seat_you ->
    [yes] Conquisti
   *[no] { $seat } conquista
  } «{ $location }» con { $number } di Potere.
aquatica-event-manta_drawn = { $seat_you ->
    [yes] Paghi
   *[no] { $seat } paga
  } con la { $manta }.
aquatica-event-depth_drawn = { $seat_you ->
    [yes] Paghi
   *[no] { $seat } paga
  } con la Profondità più in alto di «{ $location }».
aquatica-event-recruited = «{ $character }» entra { $seat_you ->
    [yes] nella tua mano
   *[no] nella mano di { $seat }
  }.
aquatica-event-location_taken = Il Territorio «{ $location }» va sulla { $seat_you ->
    [yes] tua plancia
   *[no] plancia di { $seat }
  }.
aquatica-event-raised = { $seat_you ->
    [yes] Innalzi
   *[no] { $seat } innalza
  } «{ $location }».
aquatica-event-fully_raised = Il Territorio «{ $location }» è completamente innalzato.
aquatica-event-manta_won = { $seat_you ->
    [yes] Ricevi
   *[no] { $seat } riceve
  } la { $manta }.
aquatica-event-location_scored = { $seat_you ->
    [yes] Accumuli
   *[no] { $seat } accumula
  } i Punti di «{ $location }».
aquatica-event-character_returned = { $seat_you ->
    [yes] Riprendi
   *[no] { $seat } riprende
  } «{ $character }» dalla Pila degli Scarti.
aquatica-event-all_returned = { $seat_you ->
    [yes] Riprendi
   *[no] { $seat } riprende
  } { $number ->
    [one] 1 carta
   *[other] { $number } carte
  } dalla Pila degli Scarti.
aquatica-event-manta_ready = { $seat_you ->
    [yes] Rendi
   *[no] { $seat } rende
  } Pronta la { $manta }.
aquatica-event-all_ready = { $seat_you ->
    [yes] Rendi Pronte tutte le tue
   *[no] { $seat } rende Pronte tutte le sue
  } Mante.
aquatica-event-manta_tired = { $seat_you ->
    [yes] Rendi
   *[no] { $seat } rende
  } Stanca la { $manta }.
aquatica-event-goal_claimed = { $seat_you ->
    [yes] Piazzi
   *[no] { $seat } piazza
  } la { $manta } su «{ $goal }».
aquatica-event-ichthyander_placed = Una Manta degli Ichthyanders va su «{ $goal }».

## La fine

aquatica-end-goals = qualcuno ha piazzato una Manta su tutti e quattro gli Obiettivi
aquatica-end-locations = l'ultimo Territorio è stato scoperto
aquatica-end-characters = l'ultimo Personaggio è stato scoperto
aquatica-end-ichthyanders = gli Ichthyanders hanno piazzato tutte le loro Mante
aquatica-end-round_limit = i round concordati sono finiti
aquatica-part-hand = Personaggi in mano
aquatica-part-goals = Obiettivi
aquatica-part-locations = Territori nella Pila del Punteggio
aquatica-tie-score = Punti Prosperità
aquatica-tie-reserve = Mante nella riserva
aquatica-tie-king = il numero più basso del Re
aquatica-tie-turn_order = il posto più avanti nell'ordine di turno

## Perché no: il turno

aquatica-king-first = Prima scegli un Re dall'offerta.
aquatica-not-on-offer = { $king } non è nell'offerta.
aquatica-main-used = In questo turno hai già giocato una carta; se ne può giocare una sola.
aquatica-main-action-first = Gioca una carta prima di terminare il turno.
aquatica-not-in-hand = Non hai in mano «{ $character }».
aquatica-no-card-no-resource = Reclutare, prendere Territori e pagare si può solo con una carta che giochi.
aquatica-manta-tired = La tua { $manta } è Stanca.
aquatica-no-such-manta = Non hai una { $manta }.
aquatica-without-effect = Adesso non farebbe niente.
aquatica-resource-outside-payment = La Profondità più in alto dello { $space } dà una risorsa; serve solo mentre paghi.
aquatica-empty-depth = La Profondità più in alto dello { $space } è vuota; si supera solo innalzando.
aquatica-no-depth-left = Il Territorio dello { $space } è completamente innalzato.
aquatica-space-empty = Nello { $space } non c'è nessun Territorio.

## Perché no: Obiettivi

aquatica-claim-or-continue = Piazza una Manta su un Obiettivo, oppure prosegui con la tua carta.
aquatica-goal-not-here = «{ $goal }» non è un Obiettivo di questa partita.
aquatica-goal-claimed = Hai già una Manta su «{ $goal }».
aquatica-goal-not-met = Adesso non soddisfi «{ $goal }».
aquatica-manta-placed = La tua { $manta } è già su un Obiettivo.
aquatica-ichthyander-there = «{ $goal }» ha già una Manta degli Ichthyanders.
aquatica-ichthyander-first = Prima piazza la Manta degli Ichthyanders su un Obiettivo.

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
aquatica-strict = Devi farlo: puoi pagarlo con le tue Mante e Profondità.
aquatica-pool-pays = Devi farlo: ciò che dà la tua carta basta a pagare.
aquatica-too-few-coins = «{ $card }» costa { $needed ->
    [one] 1 Moneta
   *[other] { $needed } Monete
  }; con tutto ciò che puoi usare ne hai { $found }.
aquatica-too-little-power = «{ $card }» richiede { $needed } di Potere; con tutto ciò che puoi usare, di adatto ne hai { $found }.
aquatica-pay-first = Prima completa il pagamento.
aquatica-pool-too-small = Il prezzo è { $needed }; finora hai { $found }. Paga con una Manta o una Profondità.
aquatica-drawn-enough = Quello che hai usato raggiunge il prezzo di { $needed }; adesso paga.
aquatica-source-does-not-fit = Questo non dà ciò che devi pagare.
aquatica-gave-already = Il Territorio dello { $space } ha già dato una risorsa per questa carta.
aquatica-no-resource = La Profondità più in alto dello { $space } non dà nessuna risorsa.
aquatica-raise-first = Prima scegli il Territorio da innalzare.
aquatica-raise-fully-first = Prima scegli il Territorio da innalzare completamente.
aquatica-raised-already = Il Territorio dello { $space } è già completamente innalzato.
aquatica-shows-the-effect = Il Territorio dello { $space } mostra questa icona e non può innalzare sé stesso.
aquatica-score-first = Prima scegli il Territorio di cui accumulare i Punti.
aquatica-not-raised = Il Territorio dello { $space } non è completamente innalzato.
aquatica-return-first = Prima scegli la carta da riprendere.
aquatica-not-discarded = «{ $character }» non è nella tua Pila degli Scarti.
aquatica-ready-first = Prima scegli la Manta da rendere Pronta.
aquatica-manta-not-tired = Non hai una { $manta } Stanca.
aquatica-replay-first = Prima scegli la carta scartata da giocare.
aquatica-plays-discarded-too = Anche «{ $character }» gioca una carta scartata: non si può giocare così.
aquatica-tire-first = Prima scegli la Manta che diventa Stanca.
aquatica-manta-not-ready = Non hai una { $manta } Pronta.

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
tier-gap = { $path }: i Mostri Marini devono susseguirsi senza buchi.
tier-not-open = { $path }: il primo Mostro Marino non ha "min" e l'ultimo non ha "max".
no-tier = { $path }: ci deve essere almeno un Mostro Marino.

## Difetti di una posizione

card-too-often = { $path }: { $card } c'è troppe volte.
manta-too-often = { $path }: { $manta } c'è troppe volte.
not-trained = { $path }: { $manta } è Selvaggia; sugli Obiettivi stanno solo Mante Addestrate.
claimed-twice = { $path }: il posto { $seat } ha due Mante su questo Obiettivo.
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
aquatica-effect-gain_power = +{ $number } di Potere
aquatica-effect-typed_power = +{ $number } di Potere contro { $type }
aquatica-effect-conquer = conquista
aquatica-effect-buy = compra
aquatica-effect-recruit = recluta
aquatica-effect-recruit_free = recluta gratis
aquatica-effect-seize = usurpa
aquatica-effect-explore = esplora
aquatica-effect-raise = innalza { $number }
aquatica-effect-raise_fully = innalza { $number } completamente
aquatica-effect-score = accumula i Punti di { $number }
aquatica-effect-return = riprendi { $number }
aquatica-effect-return_all = riprendi tutte
aquatica-effect-ready = { $number ->
    [one] 1 Pronta
   *[other] { $number } Pronte
  }
aquatica-effect-ready_all = tutte Pronte
aquatica-effect-tire = { $number ->
    [one] 1 Stanca
   *[other] { $number } Stanche
  }
aquatica-effect-replay = gioca una carta scartata
aquatica-effect-take_manta = all'inizio: { $manta }
aquatica-effect-choose = { $first } oppure { $second }
aquatica-effect-each_opponent = ogni avversario: { $effects }

aquatica-condition-hand_at_least = { $number } o più carte in mano
aquatica-condition-board_locations_at_least = { $number } Territori sulla tua plancia
aquatica-condition-scored_locations_at_least = { $number } o più Territori nella Pila del Punteggio
aquatica-condition-wild_mantas_at_least = { $number } o più Mante Selvagge
aquatica-condition-board_and_scored_locations_at_least = { $number } o più Territori, sulla plancia e nella Pila del Punteggio
aquatica-condition-scored_points_at_least = almeno { $number } Punti Prosperità nella Pila del Punteggio
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
aquatica-board-rows = Territori (ancora { $left } nel mazzo); p Potere, c Monete, ★ Punti Prosperità
aquatica-board-upper = sup { $number }
aquatica-board-lower = inf { $number }
aquatica-board-prices = { $power }p { $coins }c
aquatica-board-points = ★{ $number }
aquatica-board-goals = Obiettivi
aquatica-board-seat = { $points } Punti Prosperità, { $hand } in mano, { $discard } nella Pila degli Scarti, { $scored } nel punteggio
aquatica-board-turn = di turno
aquatica-board-king = Re: { $king }
aquatica-board-tired = ({ $manta })
aquatica-board-raised = innalzato
aquatica-board-pool = in gioco: { $card }; risorse: { $coins } c, { $power } p
aquatica-board-typed = , { $number } p contro { $type }
aquatica-board-hand = La tua mano: { $cards }
aquatica-board-discard = Pila degli Scarti: { $cards }
aquatica-board-offer = I Re che ti sono offerti: { $cards }
aquatica-board-last-turns = { $number ->
    [one] L'ultimo turno.
   *[other] Restano { $number } turni.
  }

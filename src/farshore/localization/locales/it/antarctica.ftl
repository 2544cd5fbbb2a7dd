# Antarctica: ciò che si legge tra i ghiacci.

antarctica-about = Le Navi seguono il Sole intorno ai ghiacci; la prima di ogni tracciato delle Navi salpa, costruisce e fa ricerca.
antarctica-card = { $building }{ $star ->
    [yes] {" "}★
   *[no] {""}
  } (requisiti: { $needed_building })
antarctica-forms-building =
    .object = { $id ->
        [camp] un Campo
        [shipyard] un Cantiere Navale
        [crane] una Gru
        [headframe] una Torre di Manovra
        [drilling_rig] una Trivellatrice
        [wind_turbine] una Turbina Eolica
        [laboratory] un Laboratorio
        [factory] una Fabbrica
        [inland_station] un Centro di Ricerca Entroterra
        [coast_station] un Centro di Ricerca Costiero
        [sea_station] un Centro di Ricerca Navale
        [headquarters] un Quartier Generale
        [plankton_farm] una Raccolta Plancton
        [parabolic_antenna] un'Antenna Parabolica
       *[other] { $name }
      }

## Opzioni

antarctica-option-layout = dove cominciano le Navi
    .first_game = nei punti indicati per la prima partita
    .free = dove le mettono i giocatori, una alla volta
antarctica-option-start_seat = chi comincia
    .random = estratto a sorte
    .fixed = chi siede al primo posto
antarctica-option-plankton_exception = quando a tutti resta uno Scienziato e si possono costruire solo Raccolte Plancton
    .on = una Raccolta Plancton richiede uno Scienziato invece di due
    .off = una Raccolta Plancton richiede comunque due Scienziati
antarctica-option-new_ship = una nuova Nave arriva nell'area con il Sole
    .turn_end = alla fine del turno; fino ad allora nessuno può usarla
    .at_once = appena viene presa; in questa sosta non ha un turno
antarctica-option-research_three = avanzare con il simbolo blu della ricerca
    .optional = tutti possono farlo
    .trigger = chi lo attiva deve farlo, gli altri possono
    .all = tutti devono farlo
antarctica-option-second_turn = il turno dato da un Icebreaker
    .must = va giocato
    .may = si può rifiutare
antarctica-option-game_end = dopo l'ultimo Scienziato o l'ultima carta Edificio
    .turn = il turno si gioca fino alla fine
    .at_once = si risolve solo ciò che è già stato attivato
antarctica-option-data_set = i valori di tracciati e carte
    .reconstructed_1 = come ricostruiti la prima volta: chi vince supera spesso i 100 punti
    .reconstructed_2 = ricostruiti di nuovo: chi vince supera di rado i 99 punti che il segnalino Punti Vittoria può indicare
    .reconstructed_3 = come la seconda, ma ogni spazio di un tracciato vale almeno un punto
    .reconstructed_4 = come la terza, e in quattro le Navi partono altrove, così che nessun posto sia avvantaggiato
antarctica-option-stall_guard = quando molti turni di fila non cambiano niente
    .on = la partita finisce
    .off = la partita continua

## Decisioni. `.waiting` si dice a chi aspetta.

antarctica-ask-place_start_ship = Dove comincia la tua prossima Nave?
    .waiting = { $names } sceglie dove comincia una Nave
antarctica-ask-place_extra_cube = Giochi per secondo: cominci con un cubetto su un tracciato. Su quale?
    .waiting = { $names } sceglie un tracciato per il cubetto in più
antarctica-ask-move_ship = La tua Nave deve salpare. Per dove?
    .waiting = { $names } sceglie verso dove salpare
antarctica-ask-turn_menu = Che cosa fai in questo turno?
    .waiting = { $names } decide che cosa fare in questo turno
antarctica-ask-choose_track = { $points ->
    [one] Hai 1 Punto Ricerca.
   *[other] Hai { $points } Punti Ricerca.
  } Su quale tracciato { $points ->
    [one] lo
   *[other] li
  } usi?
    .waiting = { $names } sceglie un tracciato per i Punti Ricerca
antarctica-ask-relocate = Puoi spostare una delle tue Navi in un'altra area. Quale?
    .waiting = { $names } può spostare una Nave in un'altra area
antarctica-ask-relocate_to = Dove va la tua Nave dell'area { LOWER($area) }?
    .waiting = { $names } sceglie dove va la Nave
antarctica-ask-draft_pick = Quale di queste carte Cantiere Navale tieni?
    .waiting = { $names } sceglie quale carta Cantiere Navale tenere
antarctica-ask-research_three_track = Avanza su un tracciato che nessuno ha ancora scelto. Su quale?
    .waiting = { $names } sceglie su quale tracciato avanzare
antarctica-ask-accept_new_ship = Hai superato una nuova Nave. La prendi?
    .waiting = { $names } decide se prendere la nuova Nave
antarctica-ask-shipyard_pick = Qualcuno riceve una nuova Nave. Quale carta Cantiere Navale prendi?
    .waiting = { $names } sceglie una carta Cantiere Navale
antarctica-ask-offer_second_turn = Il tuo Icebreaker dà un turno alla tua seconda Nave. Lo giochi?
    .waiting = { $names } decide se giocare il turno dell'Icebreaker

## Mosse. `.done` è la riga del diario quando nient'altro racconta la mossa.

antarctica-move-start = Primo giocatore: { $seat }
antarctica-move-deal = { $building } nell'area { LOWER($area) }
antarctica-move-reveal = Scopri una carta del mazzo { $deck }: { $card }
antarctica-move-draw = Pesca: { $shipyard_card }
antarctica-move-place_ship = Mettila nell'area { LOWER($area) }
antarctica-move-place_cube = Piazza il cubetto sul { $track }
antarctica-move-sail = Salpa per l'area { LOWER($area) }
antarctica-move-give_back_cube = Scarta un cubetto disponibile { antarctica-for-a-scientist }
antarctica-move-give_back_unused_ship = Scarta una Nave disponibile { antarctica-for-a-scientist }
antarctica-move-give_back_ship = Scarta la tua Nave nell'area { LOWER($area) } (spazio { $place }) { antarctica-for-a-scientist }
antarctica-for-a-scientist = { $scientists_recruited_count ->
    [0] (nessuno Scienziato: nella Riserva Comune non ne hai più)
   *[other] per uno Scienziato
  }
antarctica-move-build = Costruisci { FORM($built_building, "object") }{ $built_card_star ->
    [yes] {" "}★
   *[no] {""}
  } – { $scientists_placed_number ->
    [one] 1 Scienziato
   *[other] { $scientists_placed_number } Scienziati
  }, { $built_card_points ->
    [0] nessuna ricerca
    [one] 1 Punto Ricerca
   *[other] { $built_card_points } Punti Ricerca
  }{ $basic_card_played_count ->
    [0] {""}
   *[other] , carta Risorsa Base al posto di { FORM($basic_card_played_building, "object") }
  }{ $know_how_played_count ->
    [0] {""}
   *[other] , carta Competenza Risorse al posto di { FORM($know_how_played_building, "object") }
  }{ $last_scientist_count ->
    [0] {""}
   *[other] , il tuo ultimo: la partita finisce
  }
antarctica-move-new_ship = Costruisci una nuova Nave ({ $shipyard_offered_count ->
    [0] nessuno prende carte Cantiere Navale: ne restano troppo poche
   *[other] gli altri scelgono carte Cantiere Navale
  })
antarctica-move-recruit = Recluta { $scientists_recruited_number ->
    [one] 1 Scienziato
   *[other] { $scientists_recruited_number } Scienziati
  }
antarctica-move-research = Fai ricerca sul { $track }: fino allo spazio { $cube_moved_space }{ $symbol_triggered_count ->
    [0] {""}
   *[other] , { $symbol_triggered_effect }
  }
antarctica-move-play = Gioca: { $shipyard_card }{ $last_scientist_count ->
    [0] {""}
   *[other] {" "}(il tuo ultimo Scienziato: la partita finisce)
  }
antarctica-move-lay_icebreaker = Piazza un Icebreaker nell'area { LOWER($area) }
antarctica-move-end_turn = Termina il turno
antarctica-move-advance = Avanza sul { $track }: fino allo spazio { $cube_moved_space }{ $symbol_triggered_count ->
    [0] {""}
   *[other] , { $symbol_triggered_effect }
  }
antarctica-move-relocate = Sposta la tua Nave nell'area { LOWER($area) } (spazio { $place })
antarctica-move-relocate_to = Verso l'area { LOWER($area) }
antarctica-move-draft = Tieni: { $shipyard_card }
antarctica-move-pick = Prendi: { $shipyard_card }
antarctica-move-accept = { $icebreaker_used_count ->
    [0] Prendi la Nave ({ $shipyard_offered_count ->
        [0] nessuno prende carte Cantiere Navale: ne restano troppo poche
       *[other] gli altri scelgono carte Cantiere Navale
      })
   *[other] Gioca il turno
  }
antarctica-move-decline = Rinuncia
    .done = { $seat_you ->
    [yes] Rinunci
   *[no] { $seat } rinuncia
  }.

## Eventi

antarctica-event-start_player = { $seat_you ->
    [yes] Sei
   *[no] { $seat } è
  } il primo giocatore.
antarctica-event-building_dealt = Edificio iniziale nell'area { LOWER($area) }: { $building }.
antarctica-event-card_revealed = Nuova carta del mazzo { $deck }: { $card }.
antarctica-event-ship_placed = { $seat_you ->
    [yes] Piazzi
   *[no] { $seat } piazza
  } una Nave nell'area { LOWER($area) }.
antarctica-event-sun_moved = Il Sole passa all'area { LOWER($area) }.
antarctica-event-turn_begins = { $seat_you ->
    [yes] Tocca a te: la tua Nave
   *[no] Tocca a { $seat }: la Nave
  } nell'area { LOWER($area) } deve salpare.
antarctica-event-ship_sailed = { $seat_you ->
    [yes] Salpi
   *[no] { $seat } salpa
  } dall'area { LOWER($from) } per l'area { LOWER($to) }.
antarctica-event-turn_ended = { $seat_you ->
    [yes] Termini
   *[no] { $seat } termina
  } il turno.
antarctica-event-game_ended = La partita è finita.
antarctica-event-built = { $seat_you ->
    [yes] Costruisci
   *[no] { $seat } costruisce
  } { FORM($building, "object") } nell'area { LOWER($area) }.
antarctica-event-basic_card_played = { $seat_you ->
    [yes] Usi
   *[no] { $seat } usa
  } la carta Risorsa Base al posto di { FORM($building, "object") }.
antarctica-event-know_how_played = { $seat_you ->
    [yes] Usi
   *[no] { $seat } usa
  } una carta Competenza Risorse al posto di { FORM($building, "object") }.
antarctica-event-scientists_placed = { $seat_you ->
    [yes] Piazzi
   *[no] { $seat } piazza
  } { $number ->
    [one] 1 Scienziato
   *[other] { $number } Scienziati
  } nell'area { LOWER($area) }.
antarctica-event-last_scientist = { $seat_you ->
    [yes] Piazzi il tuo
   *[no] { $seat } piazza il suo
  } ultimo Scienziato: la partita finisce con questo turno.
antarctica-event-stacks_empty = Non ci sono più carte Edificio: la partita finisce con questo turno.
antarctica-event-ship_under_construction = { $seat_you ->
    [yes] Prendi
   *[no] { $seat } prende
  } una nuova Nave, ora in costruzione.
antarctica-event-ship_joined = { $seat_you ->
    [yes] La tua nuova Nave
   *[no] La nuova Nave di { $seat }
  } entra nell'area { LOWER($area) }.
antarctica-event-shipyard_removed = Non restavano carte Cantiere Navale per tutti: escono dal gioco.
antarctica-event-shipyard_offered = Gli altri scelgono carte Cantiere Navale.
antarctica-event-shipyard_card_taken = { $seat_you ->
    [yes] Prendi
   *[no] { $seat } prende
  } la carta «{ $shipyard_card }».
    .hidden = { $seat_you ->
    [yes] Prendi
   *[no] { $seat } prende
  } una carta Cantiere Navale.
antarctica-event-card_drawn = { $seat_you ->
    [yes] Peschi
   *[no] { $seat } pesca
  } «{ $shipyard_card }» per la scelta.
    .hidden = { $seat_you ->
    [yes] Peschi
   *[no] { $seat } pesca
  } una carta per la scelta.
antarctica-event-card_played = { $seat_you ->
    [yes] Giochi
   *[no] { $seat } gioca
  } «{ $shipyard_card }».
antarctica-event-icebreaker_laid = { $seat_you ->
    [yes] Piazzi
   *[no] { $seat } piazza
  } un Icebreaker nell'area { LOWER($area) }.
antarctica-event-icebreaker_used = { $seat_you ->
    [yes] Hai
   *[no] { $seat } ha
  } un turno grazie all'Icebreaker nell'area { LOWER($area) }.
antarctica-event-second_turn_declined = { $seat_you ->
    [yes] Rinunci
   *[no] { $seat } rinuncia
  } al turno dell'Icebreaker nell'area { LOWER($area) }.
antarctica-event-icebreakers_left = Gli Icebreaker nell'area { LOWER($area) } escono dal gioco.
antarctica-event-scientists_recruited = { $seat_you ->
    [yes] Ricevi
   *[no] { $seat } riceve
  } { $number ->
    [one] 1 Scienziato
   *[other] { $number } Scienziati
  } dalla Riserva Comune.
antarctica-event-cube_returned = { $seat_you ->
    [yes] Scarti
   *[no] { $seat } scarta
  } un cubetto.
antarctica-event-unused_ship_returned = { $seat_you ->
    [yes] Scarti
   *[no] { $seat } scarta
  } una Nave disponibile.
antarctica-event-ship_returned = { $seat_you ->
    [yes] Scarti
   *[no] { $seat } scarta
  } una Nave dell'area { LOWER($area) }.
antarctica-event-cube_moved = { $seat_you ->
    [yes] Avanzi
   *[no] { $seat } avanza
  } allo spazio { $space } del { $track }.
antarctica-event-research_lost = { $seat_you ->
    [yes] Perdi
   *[no] { $seat } perde
  } { $number ->
    [one] 1 Punto Ricerca
   *[other] { $number } Punti Ricerca
  }: nessun tracciato su cui avanzare.
antarctica-event-symbol_triggered = { $seat_you ->
    [yes] Attivi
   *[no] { $seat } attiva
  } «{ $effect }».
antarctica-event-ship_relocated = { $seat_you ->
    [yes] Sposti
   *[no] { $seat } sposta
  } una Nave dall'area { LOWER($from) } all'area { LOWER($to) }.
antarctica-event-know_how_taken = { $seat_you ->
    [yes] Prendi
   *[no] { $seat } prende
  } una carta Competenza Risorse.
antarctica-event-basic_card_back = { $seat_you ->
    [yes] Riprendi
   *[no] { $seat } riprende
  } la carta Risorsa Base.

## La fine

antarctica-end-last_scientist = qualcuno ha piazzato il suo ultimo Scienziato
antarctica-end-stacks_empty = tutte le carte Edificio sono state prese
antarctica-end-no_ships = non è rimasta nessuna Nave sul tabellone
antarctica-end-stalled = per molti turni non è successo niente di nuovo
antarctica-part-areas = aree
antarctica-part-tracks = Tracciati Ricerca
antarctica-part-stars = carte con asterisco
antarctica-part-returned = Risorse Scartate
antarctica-tie-score = punti
antarctica-tie-first_ranks = prime posizioni nei singoli conteggi
antarctica-tie-building_cards = carte Edificio

## Perché no: navigare e spostare

antarctica-already-there = La Nave è già nell'area { LOWER($area) }; scegli un'altra area.
antarctica-area-closed = L'area { LOWER($area) } è chiusa in questa partita.
antarctica-area-full = L'area { LOWER($area) } è piena: ha tre Navi.
antarctica-sail-first = Prima muovi la tua Nave. Fino ad allora puoi solo scartare una Risorsa.
antarctica-sailed-already = In questo turno la tua Nave è già salpata.
antarctica-not-your-ship = Non hai nessuna Nave nell'area { LOWER($area) }, spazio { $place }.
antarctica-active-ship = La tua Nave nell'area { LOWER($area) } deve salpare prima che tu possa scartarla.
antarctica-new-ship-stays = La tua Nave nell'area { LOWER($area) } è stata costruita in questo turno: non si può ancora spostare.
antarctica-relocate-first = Indica la Nave da spostare in un'altra area, oppure rinuncia.
antarctica-relocate-to-first = Di' prima dove va la tua Nave.
antarctica-place-ship-first = Prima metti la tua Nave: indica un'area con un posto libero.
antarctica-place-cube-first = Prima metti il tuo cubetto su uno dei tracciati aperti.

## Perché no: azioni

antarctica-main-used = In questo turno hai già fatto la tua azione.
antarctica-over-at-once = La condizione di fine partita è soddisfatta: in questo turno non si può scegliere altro. Termina il turno.
antarctica-stack-empty = Quel mazzo è vuoto.
antarctica-built-already = Nell'area { LOWER($area) } c'è già { FORM($building, "object") }.
antarctica-needs-missing = Per costruire { FORM($building, "object") } ti serve anche una Nave in un'area con { FORM($missing_building, "object") }{ $missing_building_count ->
    [one] , oppure una carta Risorsa al suo posto
   *[other] ; una carta Risorsa sostituisce un solo edificio
  }.
antarctica-second-card = Per costruire { FORM($building, "object") } ti serve anche una Nave in un'area con { FORM($missing_building, "object") }. La tua carta Risorsa potrebbe bastare, ma in questa sosta del Sole hai già giocato una carta; se ne può giocare una sola.
antarctica-too-few-scientists = «{ $building }» richiede { $needed ->
    [one] 1 Scienziato
   *[other] { $needed } Scienziati
  } dalla tua Riserva Personale; ne hai { $found }.
antarctica-no-shipyard = Nell'area { LOWER($area) } non c'è un Cantiere Navale.
antarctica-no-unused-ship = Non hai più Navi disponibili.
antarctica-sun-area-full = Una nuova Nave entrerebbe dove c'è il Sole, nell'area { LOWER($area) }, e lì non c'è posto.
antarctica-no-camp = Nell'area { LOWER($area) } non c'è un Campo.
antarctica-reserve-empty = Nella Riserva Comune non hai più Scienziati.
antarctica-nobody-there = Nell'area { LOWER($area) } non hai né Navi né Scienziati.
antarctica-no-station = Nell'area { LOWER($area) } non c'è un Centro di Ricerca adatto al { $track }.
antarctica-track-closed = Il { $track } è chiuso in questa partita.
antarctica-no-cube = Sul { $track } non hai un cubetto, e non te ne resta uno per entrarci.
antarctica-track-full = Sul { $track } il tuo cubetto non può più avanzare.
antarctica-track-barred = Qualcuno ha già scelto il { $track }.
antarctica-choose-track-first = Prima scegli il tracciato su cui avanzare.

## Perché no: scartare e carte

antarctica-gave-back = In questo turno hai già scartato una Risorsa; se ne può scartare una sola.
antarctica-no-unused-cube = Non hai più cubetti disponibili.
antarctica-card-played = In questa sosta del Sole hai già giocato una carta; se ne può giocare una sola.
antarctica-no-such-card = Non hai questa carta.
antarctica-supply-empty = La tua Riserva Personale è vuota.
antarctica-no-track-left = Non c'è nessun tracciato su cui potresti avanzare.
antarctica-icebreaker-there = Nell'area { LOWER($area) } hai già un Icebreaker.
antarctica-not-second-ship = Dove c'è il Sole, nell'area { LOWER($area) }, un Icebreaker aiuta solo la seconda Nave di questa sosta, finché aspetta; quella non è una tua Nave.
antarctica-not-at-place-two = Nell'area { LOWER($area) } non hai una Nave sullo spazio 2.
antarctica-not-in-packet = Questa carta non è tra quelle che ti sono state passate.
antarctica-not-in-stack = Nel mazzo Cantiere Navale questa carta non c'è.
antarctica-draft-first = Prima tieni una delle carte che ti sono state passate.
antarctica-pick-first = Prima prendi una carta dal mazzo Cantiere Navale, o rinuncia.
antarctica-accept-first = Prima di' se prendi la nuova Nave: accetta o rinuncia.
antarctica-second-turn-first = Prima di' se giochi il turno: accetta o rinuncia.

## Difetti di un'edizione

closed-with-many = { $path }: con 3 o 4 giocatori nessuna area può essere chiusa.
needed-twice = { $path }: questo edificio è richiesto due volte.
needs-itself = { $path }: la carta richiede l'edificio che costruisce.
wrong-deck = { $path }: l'id della carta appartiene a un altro mazzo.
scientists-of-type = { $path }: deve avere tanti Scienziati quanti ne dice il suo tipo di edificio.
star-of-type = { $path }: deve essere come per il suo tipo di edificio.
building-count = { $path }: { $building }: trovati { $found }, necessari { $needed } (edifici iniziali e carte insieme fanno i pezzi).
unreachable-card = { $path }: con { $players } giocatori la carta { $card } non si può mai costruire.
too-many-copies = { $path }: con { $players } giocatori gli edifici { $building } da costruire sono più di quanti ne possano stare nelle { $sites } aree aperte.
kind-count = { $path }: { $kind }: elencati { $found }, necessari { $needed }.
not-a-station = { $path }: un tracciato porta uno o più Centri di Ricerca e nient'altro.
two-symbols = { $path }: questo spazio ha già un simbolo.
open-tracks-differ = { $path }: non coincide con i numeri di giocatori da cui i tracciati sono aperti.
open-tracks = { $path }: servono { $needed } tracciati aperti, compresi i primi tre.
starting-differ = { $path }: deve essere uguale per 3 e 4 giocatori.
piece-count = { $path }: { $piece }: le parti fanno { $found }, la scatola ne ha { $needed }.
too-many-ships = { $path }: { $found } Navi in tutto; con più di { $most } una Nave potrebbe trovare piene tutte le altre aree.
placing-order = { $path }: ogni giocatore deve mettere { $needed } Navi.
not-in-placing-order = { $path }: le Navi vanno elencate nell'ordine in cui si mettono.
closed-area = { $path }: l'area { LOWER($area) } è chiusa con questo numero di giocatori.
area-overfull = { $path }: l'area { LOWER($area) } ha più di tre Navi.

## Difetti di una posizione

two-cubes = { $path }: lo spazio { $space } ha due cubetti.
bad-story = { $path }: «{ $found }» non è un posto, ciò che ha fatto (picked, drafted o played) e un tipo di carta Cantiere Navale.
played-before-taken = { $path }: «{ $found }»: questa carta è stata giocata prima di essere presa.
card-twice = { $path }: la carta Edificio { $card } è in due posti.
card-not-in-game = { $path }: la carta { $card } non si usa con questo numero di giocatori.
closed-track = { $path }: { $track }: chiuso con questo numero di giocatori, ma ha un cubetto.
piece-total = { $path }: { $piece } del posto { $seat }: trovati { $found }, necessari { $needed }.
gap-in-queue = { $path }: nell'area { LOWER($area) } il tracciato delle Navi ha un buco.
know-how-count = { $path }: ci sono più di { $needed } carte Competenza Risorse.
no-card-visible = { $path }: il mazzo { $deck } ha carte ma non ne mostra nessuna.
wrong-stack = { $path }: il mazzo { $deck } mostra una carta di un altro mazzo.
scientists-on-board = { $path }: ci sono { $found } Scienziati sul tabellone; le carte prese e giocate ne fanno { $needed }.
shipyard-count = { $path }: carte Cantiere Navale, { $shipyard_card }: trovate { $found }, necessarie { $needed }.
icebreaker-not-played = { $path }: il posto { $seat } ha più Icebreaker sul tabellone di quanti ne abbia giocati.

## Il tabellone nel terminale

antarctica-board-stop = sosta
antarctica-board-area = area
antarctica-board-queue = Navi
antarctica-board-scientists = Scienziati
antarctica-board-worth = vale
antarctica-board-buildings = edifici
antarctica-board-now = ora
antarctica-board-icebreaker = ice
antarctica-board-once = una volta per tutti: { $effects }
antarctica-board-below = +{ $number }
antarctica-board-empty = nessuna carta
antarctica-board-card = { $scientists } sci, { $points } ric
antarctica-board-needs = requisiti
antarctica-board-points = punti
antarctica-board-supply = pers.
antarctica-board-reserve = comune
antarctica-board-ships = Navi
antarctica-board-cubes = cubetti
antarctica-board-cards = carte
antarctica-board-resource = risorse
antarctica-board-yard = cantiere
antarctica-board-returned = scarti
antarctica-board-basic = Base
antarctica-board-know-how = { $number ->
    [one] Competenza Risorse
   *[other] { $number } Competenza Risorse
  }
antarctica-board-hand = Le tue carte Cantiere Navale: { $cards }
antarctica-board-packet = Passate a te: { $cards }
antarctica-board-shipyard_stack = Nel mazzo Cantiere Navale: { $cards }
antarctica-hint-place = { $place ->
    [1] 1ª sul tracciato
    [2] 2ª sul tracciato
   *[other] 3ª sul tracciato
  }
antarctica-hint-build = costruire: { $builds }
antarctica-hint-recruit = reclutare { $scientists_recruited_number }
antarctica-hint-research = ricerca
antarctica-hint-new_ship = nuova Nave
antarctica-short-camp = campo
antarctica-short-shipyard = cantiere
antarctica-short-crane = gru
antarctica-short-headframe = torre
antarctica-short-drilling_rig = trivella
antarctica-short-wind_turbine = turbina
antarctica-short-laboratory = lab
antarctica-short-factory = fabbrica
antarctica-short-inland_station = entroterra
antarctica-short-coast_station = costa
antarctica-short-sea_station = mare
antarctica-short-headquarters = QG
antarctica-short-plankton_farm = plancton
antarctica-short-parabolic_antenna = antenna

# Antarctica nel browser: ciò che le cose sul tabellone dicono di sé.

## Il gioco nel complesso

web-game-antarctica = Antarctica
web-minutes-antarctica = circa 60 minuti

## Il tabellone

antarctica-tip-board = Il polo visto dall'alto: otto aree intorno ai Tracciati Ricerca
antarctica-tip-sun = Sole
antarctica-about-sun = Gira in senso antiorario di area in area, saltando quelle senza Navi. Dove si ferma, la prima Nave sul tracciato delle Navi deve salpare.
antarctica-tip-sun-here = Il Sole è qui.
antarctica-tip-stop = { $number ->
    [1] Prossima sosta del Sole
   *[other] Tra { $number } soste del Sole
  }
    .about = Con le Navi come sono ora. Un'area viene saltata quando non ha più Navi.
antarctica-tip-buildings = Edifici: { $building }.
antarctica-tip-ranking = Scienziati nell'area { LOWER($area) }
antarctica-tip-nobody = Ancora nessuno Scienziato.
antarctica-tip-rank = { $seat }: { $number ->
    [one] 1 Scienziato
   *[other] { $number } Scienziati
  }, ora vale { $worth }
antarctica-about-ranking = La prima posizione fa un punto per ogni edificio e ogni Scienziato nell'area, più 1; ogni posizione successiva tanti punti quanti Scienziati ha qui un giocatore della posizione precedente.
antarctica-tip-not-built = Qui non ancora costruito.
antarctica-tip-arrive = La tua Nave sarebbe { $place ->
    [1] prima
    [2] seconda
   *[other] terza
  } sul tracciato delle Navi e agirebbe di nuovo tra { $number ->
    [one] 1 sosta
   *[other] { $number } soste
  }.
antarctica-tip-can-build = Potresti costruire: { $building }.
antarctica-tip-can-build-with = Potresti costruire con una carta ({ $resource }): { $building }.
antarctica-tip-stands-already = { $building }: c'è già nell'area { LOWER($area) }.
antarctica-tip-missing = { $building }: manca { $missing_building }.
antarctica-tip-too-few = { $building }: { $number ->
    [one] manca 1 Scienziato
   *[other] mancano { $number } Scienziati
  }.
antarctica-tip-recruit = Potresti reclutare { $number ->
    [one] 1 Scienziato
   *[other] { $number } Scienziati
  }.
antarctica-tip-research = Potresti avanzare di { $number ->
    [one] 1 spazio
   *[other] { $number } spazi
  }: { $track }.
antarctica-tip-new-ship = Potresti costruire una nuova Nave.

## Navi

antarctica-tip-ship = { $seat_you ->
    [yes] La tua Nave nell'area { LOWER($area) }, spazio { $place }
   *[no] Nave di { $seat } nell'area { LOWER($area) }, spazio { $place }
  }
antarctica-tip-ship-active = Adesso deve salpare.
antarctica-tip-ship-icebreaker = Un Icebreaker fa agire anche lei in questa sosta.
antarctica-tip-ship-when = Con le Navi come sono ora, agisce tra { $number ->
    [one] 1 sosta
   *[other] { $number } soste
  }.
antarctica-tip-give-back = Puoi scartarla per uno Scienziato.
antarctica-tip-icebreaker = Icebreaker di { $seat } nell'area { LOWER($area) }

## Edifici

antarctica-about-camp = Quando la tua Nave arriva qui: recluta tanti Scienziati quante Navi e Scienziati hai nell'area.
antarctica-about-shipyard = Quando la tua Nave arriva qui: costruisci una nuova Nave. Va nell'area del Sole, e tutti gli altri possono prendere una carta Cantiere Navale, se bastano.
antarctica-about-crane = Dà minerale. Molte carte Edificio la richiedono: basta una Nave nell'area.
antarctica-about-headframe = Dà carbone. Molte carte Edificio la richiedono: basta una Nave nell'area.
antarctica-about-drilling_rig = Dà petrolio. Molte carte Edificio la richiedono: basta una Nave nell'area.
antarctica-about-wind_turbine = Dà corrente. Molte carte Edificio la richiedono: basta una Nave nell'area.
antarctica-about-laboratory = Competenza che serve alle carte del mazzo Avanzato: basta una Nave nell'area. La sua carta ha un asterisco.
antarctica-about-factory = Competenza che serve alle carte del mazzo Avanzato: basta una Nave nell'area. La sua carta ha un asterisco.
antarctica-about-inland_station = Quando la tua Nave arriva qui: avanza su un tracciato con questa icona di tanti spazi quante Navi e Scienziati hai nell'area.
antarctica-about-coast_station = Quando la tua Nave arriva qui: avanza su un tracciato con questa icona di tanti spazi quante Navi e Scienziati hai nell'area.
antarctica-about-sea_station = Quando la tua Nave arriva qui: avanza su un tracciato con questa icona di tanti spazi quante Navi e Scienziati hai nell'area.
antarctica-about-headquarters = Conta nel punteggio della sua area. La sua carta ha un asterisco.
antarctica-about-plankton_farm = Conta nel punteggio della sua area e vi porta subito due Scienziati.
antarctica-about-parabolic_antenna = Conta nel punteggio della sua area. La sua carta ha un asterisco.

## Carte Edificio

antarctica-tip-below = +{ $number }
antarctica-tip-card = Requisiti: { $needed_building }. Richiede { $scientists ->
    [one] 1 Scienziato
   *[other] { $scientists } Scienziati
  } e dà { $points ->
    [0] nessuna ricerca
    [one] 1 Punto Ricerca
   *[other] { $points } Punti Ricerca
  }{ $star ->
    [yes] {" "}e un asterisco
   *[no] {""}
  }.
antarctica-tip-card-where = La tua prossima Nave potrebbe costruire qui: { LOWER($area) }.

## Tracciati

antarctica-about-track = Qui avanzi con i Punti Ricerca, o salpando per un'area con: { $building }.
antarctica-about-track-score = Alla fine il primo cubetto fa i numeri di tutti i cubetti del tracciato, ogni altro il numero del cubetto davanti.
antarctica-tip-cube = { $seat }: spazio { $space }, ora vale { $worth }
antarctica-tip-space = Spazio { $space } del { $track }
antarctica-tip-space-points = Alla fine conta { $number }.
antarctica-tip-used-up = Già usato: l'ha attivato il primo cubetto passato di qui.
antarctica-about-red = Rosso: per chiunque ci arrivi o lo superi con il cubetto.
antarctica-about-blue = Blu: una volta sola, per tutti i giocatori, a cominciare da chi ci arriva per primo.
antarctica-about-relocate_ship = Ogni giocatore può spostare una Nave in un'altra area con posto.
antarctica-about-shipyard_draft = Ogni giocatore riceve una carta Cantiere Navale: se ne pescano tante quanti sono i giocatori, ne tieni una e passi le altre.
antarctica-about-research_three = { $research_three ->
    [all] Ogni giocatore avanza di { $number ->
        [one] 1 spazio
       *[other] { $number } spazi
      }, ognuno su un tracciato diverso.
    [optional] Ogni giocatore può avanzare di { $number ->
        [one] 1 spazio
       *[other] { $number } spazi
      }, ognuno su un tracciato diverso.
   *[trigger] Chi lo attiva avanza di { $number ->
        [one] 1 spazio
       *[other] { $number } spazi
      }; poi possono farlo anche gli altri, ognuno su un tracciato diverso.
  }
antarctica-about-gain_scientist = Uno Scienziato passa dalla Riserva Comune alla tua Riserva Personale.
antarctica-about-new_ship = Puoi prendere una nuova Nave senza Cantiere Navale; tutti gli altri possono prendere una carta Cantiere Navale, se bastano.
antarctica-about-know_how_card = Prendi una carta Competenza Risorse.
antarctica-about-basic_card_back = Riprendi la tua carta Risorsa Base, se l'hai giocata.

## Carte

antarctica-tip-shipyard-stack = Carte Cantiere Navale rimaste: { $number }
antarctica-about-shipyard-stack = Ogni volta che un giocatore riceve una nuova Nave, tutti gli altri possono prenderne una, a scelta e in segreto. Se sono troppo poche nessuno ne prende, ed escono dal gioco.
antarctica-tip-know-how-stack = Carte Competenza Risorse rimaste: { $number }
antarctica-about-know-how-stack = Uno spazio rosso di un tracciato ne dà una.
antarctica-tip-hand = Le tue carte
antarctica-tip-offer-pick = Prendine una
antarctica-tip-offer-draft = Tienine una
antarctica-tip-offer-answer = Che cosa rispondi?
antarctica-tip-several = { $number } × { $name }
antarctica-tip-basic-card = Base
antarctica-tip-basic-spent = Giocata. Uno spazio rosso la fa tornare.
antarctica-tip-know-how-card = Competenza Risorse
antarctica-about-basic_resource = Quando costruisci sostituisce un edificio Risorse che ti manca.
antarctica-about-know_how = Quando costruisci sostituisce un Laboratorio o una Fabbrica che ti manca. Si usa una volta sola.
antarctica-about-icebreaker = Mettilo dove la tua Nave è seconda sul tracciato delle Navi: quando il Sole si ferma lì, agisce subito dopo la prima. Nell'area del Sole vale già in questa sosta.
antarctica-about-place_scientist = Piazza uno Scienziato della tua Riserva Personale nell'area bersaglio.
antarctica-about-two_scientists = { $number ->
    [one] 1 Scienziato passa
   *[other] { $number } Scienziati passano
  } dalla Riserva Comune alla tua Riserva Personale.
antarctica-about-fast_research = Avanza di { $number ->
    [one] 1 spazio
   *[other] { $number } spazi
  } su un tracciato a scelta.
antarctica-about-one-card = In ogni sosta del Sole puoi giocare una carta, dopo che la tua Nave è salpata.

## I posti e il pannello

antarctica-tip-scientists = Scienziati: { $number } pronti, { $reserve } nella Riserva Comune
antarctica-about-scientists = I punti pieni sono nella Riserva Personale e si possono piazzare; gli altri vanno prima reclutati. Chi piazza l'ultimo fa finire la partita.
antarctica-tip-ships = Navi: { $number } sul tabellone, { $unused } disponibili
antarctica-about-ships = Ogni Nave porta turni e accesso agli edifici dove si trova.
antarctica-tip-cubes = Cubetti: { $number } sui tracciati, { $unused } disponibili
antarctica-about-cubes = Ogni nuovo tracciato vuole un cubetto disponibile.
antarctica-tip-returned = Risorse Scartate: { $number }
antarctica-about-returned = Chi ne ha scartate di più fa tanti punti quante ne hanno scartate tutti insieme; ogni posizione successiva tanti quante ne ha un giocatore della posizione precedente.
antarctica-tip-stars = Asterischi: { $number } su { $cards ->
    [one] 1 carta Edificio
   *[other] { $cards } carte Edificio
  }
antarctica-about-stars = Chi ha più carte con asterisco fa tanti punti quante ne hanno tutti insieme; ogni posizione successiva tanti quante ne ha un giocatore della posizione precedente.
antarctica-tip-part = Ora vale { $number }.
antarctica-tip-know-how = Carte Competenza Risorse: { $number }
antarctica-tip-shipyard-cards = Carte Cantiere Navale: { $number }
antarctica-about-shipyard-cards = Quali siano lo sa solo chi le ha.
antarctica-tip-point = Indica un'area per vedere che cosa potresti farci.
antarctica-tip-hold = Tieni il dito su un'area per vedere che cosa potresti farci.
antarctica-tip-last-ship = È la tua ultima Nave sul tabellone. Senza Navi non hai turni. Gli spazi blu, le carte Cantiere Navale e il punteggio valgono ancora per te, e se ricevi di nuovo una Nave continui a giocare.
antarctica-tip-no-ships = Non hai Navi sul tabellone, quindi non hai turni. Gli spazi blu, le carte Cantiere Navale e il punteggio valgono ancora per te, e se ricevi di nuovo una Nave continui a giocare.
antarctica-tip-next-ship = La tua prossima Nave è nell'area { LOWER($area) } e agisce tra { $number ->
    [one] 1 sosta
   *[other] { $number } soste
  }.

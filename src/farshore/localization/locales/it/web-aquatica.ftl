# Aquatica nel browser: la plancia, i suoi pannelli e ciò che ogni cosa dice di sé.

## Il gioco nel complesso

web-game-aquatica = Aquatica
web-minutes-aquatica = circa 45 minuti

## Il tabellone

aquatica-web-board = L'oceano con Obiettivi, Territori e Personaggi, e sotto un reame
aquatica-web-realm-own = Il tuo reame
aquatica-web-realm = Il reame di { $name }
aquatica-web-realm-show = Mostra il reame di { $name } sulla plancia
aquatica-web-realm-back = Torna al tuo reame
aquatica-web-characters-left = { $number ->
    [0] Nessun altro Personaggio nel mazzo
    [one] 1 Personaggio ancora nel mazzo
   *[other] { $number } Personaggi ancora nel mazzo
  }
aquatica-web-scored = Punteggio
aquatica-web-discard = Scarti
aquatica-web-hand = Mano
aquatica-web-deck = Il mazzo dei Territori
aquatica-web-ready = { $manta }, Pronta
aquatica-web-tired = { $manta }, Stanca
aquatica-web-last-turns = { $number ->
    [one] L'ultimo turno
   *[other] Ancora { $number } turni
  }
aquatica-web-end-near = La fine è vicina: dopo questo turno ognuno ne ha ancora uno.
aquatica-web-rating = Mostro Marino: { $rating }

## Che cosa fa la carta, e il pagamento

aquatica-web-in-play = «{ $name }» è in gioco
aquatica-web-over = fatto
aquatica-web-now = adesso
aquatica-web-to-come = ancora da fare
aquatica-web-price = Prezzo
aquatica-web-there = Ci sono
aquatica-web-missing = Mancano
aquatica-web-left-over = Avanzano
aquatica-web-paying-recruit = Recluti «{ $name }»
aquatica-web-paying-buy = Compri «{ $name }»
aquatica-web-paying-conquer = Conquisti «{ $name }»
aquatica-web-others-recruit = Si recluta «{ $name }»
aquatica-web-others-buy = Si compra «{ $name }»
aquatica-web-others-conquer = Si conquista «{ $name }»
aquatica-web-click-sources = Tocca le Mante e le Profondità illuminate per pagare con loro.
aquatica-web-pool = Risorse disponibili
aquatica-web-coins = { $number ->
    [one] 1 Moneta
   *[other] { $number } Monete
  }
aquatica-web-power = { $number } di Potere
aquatica-web-typed = { $number } di Potere contro { $type }

## Che cosa fa ogni cosa: una frase per effetto

aquatica-about-empty = una Profondità vuota: si supera solo innalzando
aquatica-about-gain_coins = Ricevi { $number ->
    [one] 1 Moneta
   *[other] { $number } Monete
  } per reclutare e comprare.
aquatica-about-gain_power = Ricevi { $number } di Potere per conquistare.
aquatica-about-typed_power = Ricevi { $number } di Potere che conquista soltanto: { $type }.
aquatica-about-conquer = Conquista con il Potere un Territorio esposto; nella fila superiore ne serve meno.
aquatica-about-buy = Compra un Territorio esposto con le Monete.
aquatica-about-recruit = Recluta un Personaggio della fila per le Monete sotto la sua casella.
aquatica-about-recruit_free = Recluta senza pagare un Personaggio qualsiasi della fila.
aquatica-about-seize = Prendi senza pagare un Territorio esposto qualsiasi.
aquatica-about-explore = Esplora, se vuoi: la fila superiore esce dal gioco, quella inferiore sale (al massimo quattro carte), arrivano sei nuovi Territori.
aquatica-about-raise = Innalza i tuoi Territori di { $number ->
    [one] una Profondità
   *[other] { $number } Profondità in tutto
  }. Ciò che viene coperto va perso.
aquatica-about-raise_fully = Innalza { $number ->
    [one] un Territorio
   *[other] { $number } Territori
  } finché ogni Profondità è coperta.
aquatica-about-other = Non può innalzare il Territorio che lo mostra.
aquatica-about-score = Accumula i Punti di { $number ->
    [one] un Territorio completamente innalzato
   *[other] { $number } Territori completamente innalzati, o di quanti ne hai
  }: contano alla fine, e lo spazio torna libero.
aquatica-about-return = Riprendi { $number ->
    [one] una carta
   *[other] { $number } carte
  } dalla tua Pila degli Scarti.
aquatica-about-return_all = Riprendi in mano tutte le carte della tua Pila degli Scarti.
aquatica-about-ready = Rendi { $number ->
    [one] Pronta una Manta Stanca
   *[other] Pronte { $number } Mante Stanche, o quante ne hai
  }.
aquatica-about-ready_all = Tutte le tue Mante Stanche diventano Pronte.
aquatica-about-replay = Scegli una carta della tua Pila degli Scarti, anche il Re, e giocala; non una che fa lo stesso.
aquatica-about-take_manta = All'inizio questo Re torna nella scatola e porta a chi lo ha: { $manta }.
aquatica-about-choose = Una delle due. O: { $first } Oppure: { $second }
aquatica-about-each_opponent = Poi ogni avversario, se può, deve fare questo: { $effects }.
aquatica-about-stays = Quando la giochi resta nella tua mano.
aquatica-about-once = Una volta sola: questo Re lascia il gioco dopo essere stato giocato.
aquatica-about-must = È obbligatorio se puoi pagare con tutto ciò che hai: contano anche Mante e Profondità.
aquatica-about-may = Puoi rinunciare se la carta da sola non paga nulla: nessuno è costretto a usare Mante o Profondità.
aquatica-about-power_lost = Il Potere che avanza dalla prima conquista va perso.
aquatica-about-power_kept = Il Potere che avanza dalla prima conquista vale per la seconda.
aquatica-about-clears = Prima il Personaggio più a sinistra della fila esce dal gioco.
aquatica-about-king = Re numero { $number }: il numero più basso vince l'ultimo spareggio.
aquatica-about-prices = Qui si conquista con { $power } di Potere, o si compra con { $coins ->
    [one] 1 Moneta
   *[other] { $coins } Monete
  }.
aquatica-about-depths = Profondità, dall'alto:
aquatica-about-raised = Completamente innalzato: se ne possono accumulare i Punti.
aquatica-about-wins = Completamente innalzato, ti dà la { $manta }.
aquatica-about-points = Vale { $number ->
    [one] 1 Punto Prosperità
   *[other] { $number } Punti Prosperità
  } nella Pila del Punteggio.
aquatica-about-manta-resource = Usarla la rende Stanca; puoi farlo solo mentre paghi.
aquatica-about-manta-effect = Usarla la rende Stanca; puoi farlo prima o dopo la carta del tuo turno.
aquatica-about-manta-trained = Addestrata: puoi piazzarla per sempre su un Obiettivo, Pronta o Stanca.
aquatica-about-manta-tired = È Stanca: solo un effetto la rende di nuovo Pronta.
aquatica-about-supply = { $number ->
    [0] Nella riserva comune non ce n'è più.
    [one] Nella riserva comune ne resta 1.
   *[other] Nella riserva comune ne restano { $number }.
  }
aquatica-about-deck = { $number ->
    [0] Nel mazzo non ci sono più Territori.
    [one] Nel mazzo resta 1 Territorio. Con due o più giocatori l'ultimo innesca la fine.
   *[other] Nel mazzo restano { $number } Territori. Con due o più giocatori l'ultimo innesca la fine.
  }
aquatica-about-goal = Ti serve: { $condition }.
aquatica-about-progress = { $name }: { $found } di { $needed }
aquatica-about-claim = Nel tuo turno puoi piazzare una Manta Addestrata sul primo spazio libero, una volta per Obiettivo.

# La sfida e le raccolte di dati.

## La sfida

challenge-contest = { $game }, { $players } giocatori, contro { $opponent }: vinto { $rate } ({ $low } – { $high }) di { $games } partite{ $forfeits ->
    [0] {""}
   *[other] ; decisioni perse: { $forfeits }
  }
challenge-score = { $version }: { $bot } ottiene { $score } ({ $low } – { $high }) su 100 in { $games } partite.
challenge-part = Questa è solo una parte della sfida. Solo l'intera sfida dà un numero da confrontare.
challenge-digest = Impronta di tutte le partite: { $digest }
challenge-nothing = { $version } non ha prove di questo tipo. Comprende Antarctica, Aquatica e Council of Shadows, ciascuno per 2 e per 4 giocatori.
challenge-seconds = Il bot { $given } pensa per un certo tempo, quindi otterrebbe un risultato diverso su ogni macchina. Dagli un numero di simulazioni, come search:400.

## Raccolte di dati

dataset-written = { $games ->
    [one] 1 partita scritta
   *[other] { $games } partite scritte
  } in { $path }, con scheda dei dati e somme di controllo.
dataset-changed = La raccolta di dati in { $path } non è come è stata scritta: una somma di controllo è diversa. Creala o scaricala di nuovo.
trajectory-unfinished = Nessuna partita è arrivata alla fine.

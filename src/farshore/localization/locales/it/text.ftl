# Osservazioni in parole, per modelli linguistici (farshore/external/text.py).

text-intro = Giochi a { $game }, un gioco da tavolo, in { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
  }. Gioca per vincere.
text-options = Opzioni di questa partita: { $options }.
text-how = Ti viene chiesto quando hai una scelta. Vedi ciò che il tuo posto può sapere e ogni mossa legale con il suo numero. Ragiona come vuoi e chiudi la risposta con una riga come: move: 12
text-you = Sei al posto { $seat }. Ciò che vedi:
text-answer = Quale mossa fai? Chiudi la risposta con il suo numero, per esempio: move: 12
text-not-understood = Questo non indica nessuna mossa legale. Chiudi la risposta con il numero di una delle mosse qui sopra, per esempio: move: 12
text-over = La partita è finita. Punti: { $scores }. Piazzamenti: { $places }.

# Beobachtungen in Worten, für Sprachmodelle (farshore/external/text.py).

text-intro = Du spielst { $game }, ein Brettspiel, { $players ->
    [one] allein
   *[other] zu { $players } Personen
  }. Spiele, um zu gewinnen.
text-options = Optionen dieses Spiels: { $options }.
text-how = Du wirst gefragt, sobald du eine Wahl hast. Du siehst, was dein Platz wissen darf, und jeden erlaubten Zug mit seiner Nummer. Überlege, wie du magst, und beende die Antwort mit einer Zeile wie: move: 12
text-you = Du sitzt auf Platz { $seat }. Was du siehst:
text-answer = Welchen Zug machst du? Beende die Antwort mit seiner Nummer, etwa: move: 12
text-not-understood = Das nennt keinen erlaubten Zug. Beende die Antwort mit der Nummer eines der Züge oben, etwa: move: 12
text-over = Das Spiel ist zu Ende. Punkte: { $scores }. Ränge: { $places }.

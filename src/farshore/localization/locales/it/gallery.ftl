# La galleria: ogni componente di un gioco, disegnato e spiegato.

gallery-title = Tutti i componenti di { $game }
gallery-about = Ogni carta, tessera e simbolo come li disegna il tabellone, con il loro effetto e l'origine dei valori.
gallery-link = Galleria: tutto disegnato e spiegato
gallery-search = Cerca nei nomi e nei testi
gallery-kind = Tipo
gallery-everything = Tutto
gallery-legend = Simboli
gallery-other = Altri valori
gallery-shown = { $count ->
    [one] 1 voce
   *[other] { $count } voci
  }
gallery-none = Nessun risultato. Cerca un'altra parola o scegli un altro tipo.

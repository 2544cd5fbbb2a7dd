# Enigmi: posizioni in cui una mossa è chiaramente la migliore.

## Crearli e controllarli

puzzle-progress = Enigmi
puzzle-made = { $count ->
    [one] { $count } enigma scritto
   *[other] { $count } enigmi scritti
} in { $path }.
puzzle-line = { $number }: { $problem }
puzzle-checked = { $good } validi, { $refused } rifiutati.
puzzle-bad-format = Questo non è un file di enigmi ({ $allowed }).
puzzle-damaged = Un enigma è danneggiato: { $why }.
puzzle-wrong-moves = La posizione non permette le mosse dell'enigma.
puzzle-other-move = Una nuova ricerca preferisce { $found } a { $given }.
puzzle-small-gap = Una nuova ricerca vede la mossa migliore avanti di soli { $gap }; ne servono { $least }.
no-such-puzzle = Questo enigma non esiste.

## Risolverli

puzzle-title = Enigmi
puzzle-about = Posizioni da partite tra bot. Una mossa è chiaramente la migliore: trovala. Vedi ciò che vedrebbe il giocatore al tavolo.
puzzle-numbered = Enigma { $number }
puzzle-of = Enigma { $number } di { $count }
puzzle-find = Trova la mossa
puzzle-today = Enigma del giorno
puzzle-today-about = Una mossa è chiaramente la migliore. La trovi?
puzzle-solve = Risolvi
puzzle-difficulty-1 = Facile
puzzle-difficulty-2 = Medio
puzzle-difficulty-3 = Difficile
puzzle-players = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
puzzle-done = Risolto
puzzle-right = È la mossa giusta!
puzzle-wrong = Non è la migliore: dopo «{ $move }» le tue probabilità sono del { $percent } %, con la mossa migliore del { $best } %. Riprova.
puzzle-wrong-unlikely = Non è la migliore: la ricerca non ha nemmeno considerato «{ $move }». Riprova.
puzzle-show = Mostra la soluzione
puzzle-solution = La soluzione
puzzle-next = Prossimo enigma
puzzle-all = Tutti gli enigmi

## Perché una mossa è buona

reason-now = Ora: { $points }
reason-then = Prepara: { $points } nelle prossime mosse
reason-prepares-move = Prepara: { $move }
reason-nothing-now = Nessun punto ora
reason-part = { $points } ({ $part })
reason-ahead = Meglio della seconda di { $difference } possibilità su 100: { $move }
reason-equal = Buona circa quanto la seconda: { $move }
reason-rest = punti finora

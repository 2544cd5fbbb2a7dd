# Pianificare in anticipo: il tavolo di analisi e gli ordini.

plan-ahead = Pianifica
plan-title = Tavolo di analisi
plan-about = Una copia privata della partita: nessun altro vede quello che fai qui. Quello che non puoi sapere è stato sorteggiato.
plan-others = Chi decide per gli altri?
plan-others-bot = Un bot veloce
plan-others-me = Io
plan-deciding-for = Qui decidi per { $name }.
plan-again = Ricomincia dal tavolo vero
plan-back = Torna al tavolo
plan-over = Qui, nell'analisi, la partita finisce.
plan-outdated = Nel frattempo hai deciso qualcosa al tavolo. Ricomincia per continuare a pianificare.
plan-moves = Le tue mosse
plan-moves-none = Fai qui le tue prossime mosse come se toccasse a te.

order-title = Il tuo ordine
order-about = Le mosse vengono fatte quando tocca a te, dopo il tempo che potresti impiegare tu. Lo vedi soltanto tu.
order-when = Una mossa viene fatta …
order-when-legal = ogni volta che è permessa
order-when-strict = solo se il tavolo è esattamente come qui
order-save = Salva come ordine
order-saved = L'ordine è salvato.
order-made = fatta
order-next = la prossima
order-waits = in attesa
order-done = Tutte le mosse del tuo ordine sono state fatte.
order-cancelled = Il tuo ordine è stato annullato.
order-change = Cambia
order-cancel = Annulla l'ordine
order-noted = Chiudi
order-pass = Passa per me
order-pass-about = Dove puoi soltanto concludere la tua decisione, viene conclusa per te …
order-pass-choice = finché non ho una scelta
order-pass-end = fino alla fine della partita
order-passing-choice = Passi finché non hai una scelta.
order-passing-end = Passi ovunque tu non abbia scelta.
order-passing-done = Non passi più.

no-variation = A questo tavolo non hai un tavolo di analisi.
variation-too-long = Un tavolo di analisi contiene al massimo { $most } mosse.
variation-outdated = Da quando hai iniziato questa analisi hai deciso qualcosa al tavolo. Ricomincia.
order-empty = Nell'analisi non c'è ancora nessuna tua mossa.
order-illegal = La mossa successiva non era più possibile.
order-changed = Il tavolo non era come te lo aspettavi.
order-by-hand = Hai fatto o ripreso una mossa di persona.
order-choice = Hai di nuovo una scelta.
order-game-over = La partita è finita.

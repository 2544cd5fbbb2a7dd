# Imparare giocando: la guida e come trovarla. Che cosa dice è in lesson-GIOCO.ftl.

## Rifiuti

no-lesson = Per questo gioco non c'è una lezione: { $given }.
no-lesson-here = Questo tavolo non è una lezione, o l'hai già lasciata.
lesson-waits = Qui la lezione non va avanti da sola.

## La guida

web-learn = Impara giocando
web-learn-game = Impara { $game } giocando
web-learn-about = Una prima partita guidata, una decina di minuti. Puoi lasciarla quando vuoi.
web-learn-offer = È la prima volta con { $game }?
web-learn-no = Gioca senza lezione
web-coach = Guida
web-coach-next = Avanti
web-coach-back = Indietro
web-coach-forward = All'ultimo round
web-coach-skip = Salta la lezione
web-coach-skip-sure = Lasciare la lezione? La partita continua contro il bot più mite.
web-coach-stay = Resta
web-coach-step = Passo { $step } di { $steps }
web-coach-watch = Guarda che cosa fa il tuo avversario.
web-coach-other = Non adesso: fai prima ciò che chiede la guida.
web-coach-done = Fine
web-coach-goal = Il tuo obiettivo
web-coach-overlooked = Spesso sfugge
web-coach-close = Chiudi
web-coach-mode = Guida durante la partita
web-coach-mode-about = Per una prima partita: di che cosa si decide, e che cosa spesso sfugge.

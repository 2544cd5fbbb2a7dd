# Bot, suggerimenti e analisi di una partita.

## I bot per nome; l'attributo dice che cosa aspettarsi

bot-random = Casuale
    .about = Fa una mossa possibile qualsiasi. Per le prove.
bot-greedy = Ingordo
    .about = Prende ciò che sembra subito meglio. Per le macchine; risponde all'istante.
bot-gentle = Mite
    .about = Un primo avversario gentile.
bot-steady = Solido
    .about = Gioca bene e punisce le distrazioni.
bot-sharp = Acuto
    .about = Guarda molto avanti. Per giocatori esperti.
bot-master = Maestro
    .about = Il più forte. Pensa circa un secondo a ogni decisione.
bot-seconds = { $seconds ->
    [0] risponde subito
    [one] pensa fino a 1 secondo
   *[other] pensa fino a { $seconds } secondi
  }

## Suggerimenti

hint-choice = { $move }: { $percent } % di vincere
hint-choice-alone = { $move }: { $percent } % della strada verso un grande risultato
hint-expected = Previsto: { $line }
hint-line-seat = { $who }: { $what }
hint-line-joint = {"; "}
hint-simulations = Ha provato { $simulations ->
    [one] 1 linea
   *[other] { $simulations } linee
  } di gioco.
hint-not-now = Adesso non tocca a te decidere.

## Analisi

analyse-progress = Decisioni
analyse-chances = dopo la mossa { $step }: { $chances }
analyse-chance = { $who } { $percent } %
analyse-costly = Le mosse costate di più:
analyse-none = Nessuna mossa è costata molto.
analyse-move = mossa { $step }, { $who }: { $move } (costata { $percent } possibilità su 100). Meglio: { $best }

# La riga di comando e il gioco nel terminale.

seat-name-0 = Rosso
seat-name-1 = Blu
seat-name-2 = Giallo
seat-name-3 = Verde

## Giocare

play-welcome = Scrivi il numero di una scelta. Scrivi help per tutto il resto.
play-prompt = >
play-more-news = … { $count } righe prima di queste: scrivi log.
play-input-ended = L'input è finito, quindi la partita si ferma qui. Non è stata salvata.
play-hint = Scrivi un numero dell'elenco, una mossa come la scrivono le regole, oppure help.
play-possible = Puoi: è il numero { $number } dell'elenco.
play-why-what = Di' quale mossa: why e una mossa, come è scritta nelle regole.
play-undone = Annullato.
play-save-where = Di' dove: save e il nome di un file.
play-save-exists = Il file { $path } esiste già. Scegli un altro nome.
play-saved = Salvato. Continua con: farshore play { $game } --continue { $path }
play-saved-over = Salvato. Riguardala con: farshore replay { $path }
play-save-offer = File in cui salvare la partita (solo Invio: non salvare):
play-help =
    1, 2, …       scegli dall'elenco
    sail left     oppure scrivi la mossa come fanno le regole
    why MOSSA     perché non puoi fare una mossa
    hint          che cosa farebbe qui un giocatore forte
    undo          annulla le tue mosse, finché nessun altro ha deciso dopo
    board, log    mostra il tabellone o tutto ciò che è successo
    rules 61      mostra una regola per numero; rules da solo mostra le sezioni
    save FILE     conserva la partita; farshore play … --continue FILE la riprende
    quit          esci
log-forced = L'unica scelta, giocata da sola: { $move }

## La fine

end-why = La partita è finita: { $why }.
end-place = posizione
end-player = giocatore
end-points = punti
end-winner = Vittoria: { $winner }.
end-shared = Vittoria condivisa: { $winners }.
end-tie-break = Non tutti differivano in { $first }; ha deciso poi: { $then }.
end-alone = { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
  }
end-rating = Il tuo grado: { $rating }.
rules-how = Mostrane una per numero: regola 61, chiarimento R05, decisione D03, sezione 5.3 o s12.

## Comandi

cli-usage = { $text }. Vedi farshore --help.
cli-missing-command = Manca il comando. Vedi farshore --help.
cli-no-such-command = Non c'è nessun comando «{ $given }». Vedi farshore --help.
cli-no-such-option = Non c'è nessuna opzione { $given }. Vedi farshore --help.
cli-missing = Manca { $given }. Vedi farshore --help.
cli-bad-value = { $given } non può valere «{ $value }». Vedi farshore --help.
cli-no-value = { $given } ha bisogno di un valore. Vedi farshore --help.
cli-extra = Questo è di troppo: { $given }. Vedi farshore --help.
cli-interrupted = Interrotto.
games-line = { $name }: { $title }, giocatori: { $players } (di solito { $usual }), versione delle regole { $rules }
games-usual = {" "}(di solito)
simulate-progress = Partite
simulate-sum = { $games ->
    [one] 1 partita
   *[other] { $games } partite
  }, { $decisions } decisioni, { $chance } eventi casuali in { $seconds } s ({ $speed } decisioni al secondo); { $length } mosse a partita
simulate-seat = posto { $seat }: { $score } punti in media, { $wins } vittorie; piazzamenti { $places }{ $forfeits ->
    [0] {""}
   *[other] ; decisioni perse: { $forfeits }
  }
simulate-unfinished = { $games ->
    [one] 1 partita è stata interrotta dopo { $moves } mosse e non è contata
   *[other] { $games } partite sono state interrotte dopo { $moves } mosse ciascuna e non sono contate
  }. Scegli opzioni con cui ogni partita finisce.
simulate-end = { $times } × finita perché { $why }
check-edition-fine = { $path }: con questa edizione si può giocare, come { $name }.
check-sum = { $path }: { $good ->
    [one] 1 registrazione è valida
   *[other] { $good } registrazioni sono valide
  }, { $refused } respinte.

## Che cosa può essere sbagliato in un comando

bad-option-form = «{ $given }» non è un'opzione con un valore. Scrivila come layout=free.
file-unreadable = Impossibile leggere { $path }: { $why }
file-not-json = { $path } non è JSON{ $line ->
    [0] {""}
   *[other] {" "}(riga { $line }, colonna { $column })
  }.
file-bad-edition = { $path }: { $why }
no-such-seat = Non c'è nessun posto { $given }. I posti vanno da 0 a { $last }.
continue-has-setup = Una partita salvata mantiene giocatori e opzioni: togli --players e --option.
continue-other-game = { $path } è una partita di { $game }.
which-record = { $path } contiene più registrazioni. Di' quale: --record N.
no-such-record = Non c'è nessuna registrazione { $given }; il file ne contiene { $last }.

## File di un server

db-backed-up = La copia è in { $path }.
db-restored = { $path } contiene ora il contenuto della copia.
db-restore-exists = Esiste già un file { $path }. Indicane un altro con --db, oppure sovrascrivilo con { $option }.
db-checked = { $path }: { $games ->
    [one] 1 partita rigiocata
   *[other] { $games } partite rigiocate
  } senza errori; errori: { $faults }.
db-use-pg-dump = Questo è l'indirizzo di un server di database. Usa i suoi strumenti: { $command }.
file-exists = Esiste già un file { $path }. Scegli un altro nome.
bad-setting = L'impostazione { $setting } ({ $where }) non si può usare: { $why }
bad-config-file = { $path } non è TOML: { $why }
setting-origin = { $kind ->
    [flag] dalla riga di comando
    [environment] da { $name }
    [file] da { $name }
   *[default] valore predefinito
  }
admin-banned = L'ospite { $guest } è disconnesso ovunque. Tavoli aperti rimossi: { $tables }.
admin-unbanned = L'ospite { $guest } può accedere di nuovo.
admin-deleted = Il tavolo { $table } è rimosso.
admin-cleaned = Rimossi: tavoli mai iniziati: { $tables }; ospiti senza partite: { $guests }.
admin-clean-would = Da rimuovere: tavoli mai iniziati: { $tables }; ospiti senza partite: { $guests }.
unknown-guest = Non c'è nessun ospite { $given }.

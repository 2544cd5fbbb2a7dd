# Ciò che dice il motore: errori e le poche parole comuni a tutti i giochi.
# Un messaggio dice che cosa non va e che cosa è permesso. LOWER($name) scrive un nome dentro una frase.

## Posti ed elenchi

actor-chance = il caso
actor-you = Tu
actor-seat = posto { $seat }
list-empty = niente
list-cut = { $items } …
list-and = { $before } e { $last }
    .many = { $before } e { $last }
list-or = { $before } o { $last }
    .many = { $before } o { $last }
faults = { $text } { $faults }
faults-and-more = { $text } { $faults } { $more ->
    [one] E un altro.
   *[other] E altri { $more }.
  }

## Scegliere un gioco

unknown-game = Non c'è nessun gioco «{ $given }». Scegli { $allowed }.
bad-player-count = Giocatori possibili per { $game }: { $allowed }, non { $given }.
unknown-option = Nessuna opzione { $given } per { $game }. Puoi impostare { $allowed }.
bad-option-value = L'opzione { $option } di { $game } non può valere «{ $value }». Scegli { $allowed }.
no-features = { $game } non offre numeri per chi impara.
env-version = Non esiste una versione { $given } degli ambienti. Esiste { $allowed }.
pictures-not-built = I disegni dei tabelloni non sono stati costruiti. Li costruisce «{ $command }» nei sorgenti di Farshore.
unknown-edition = Non c'è nessuna edizione «{ $given }». Scegli { $allowed }, oppure indica il file dell'edizione.
unknown-preset = Non c'è nessun profilo «{ $given }». Scegli { $allowed }.
preset-players = Il profilo è per { $allowed ->
    [1] 1 giocatore
   *[other] { $allowed } giocatori
  }, non per { $given }.
option-twice = { $given }: indicato due volte, tra le opzioni e tra le letture. Indicalo una volta sola.
two-editions = L'opzione data_set dice «{ $given }», ma i dati forniti sono «{ $edition }». Indicane solo uno.

## Indicare una mossa

move-number-type = { $given } non è il numero di una mossa. Scrivi un numero intero.
move-number-range = Non c'è nessuna mossa numero { $given }. Le mosse vanno da 0 a { $last }.
move-not-an-object = Una mossa in JSON è un oggetto con «kind» e i suoi argomenti.
unknown-kind = Non c'è nessuna mossa «{ $kind }». Una mossa comincia con { $allowed }.
wrong-arguments = La mossa «{ $kind }» richiede { $needed }; hai scritto { $given }.
unknown-value = «{ $value }» non va bene come { $domain }. Scegli { $allowed }.
no-such-combination = «{ $text }» mette insieme cose che in questo gioco non vanno mai insieme.

## Fare una mossa

game-over = La partita è finita; non si può più muovere.
unknown-seat = Non c'è nessun posto { $given }. Scegli { $allowed }.
not-your-turn = Non tocca a te: si aspetta { $waiting }.
not-an-outcome = «{ $move }» non può uscire adesso.
not-now = Adesso non puoi fare «{ $move }»; prima c'è altro da decidere.
nothing-to-undo = Non c'è niente da annullare: puoi ritirare solo le tue mosse fatte dopo l'ultima decisione altrui, l'ultimo evento casuale o l'ultima carta scoperta.

## Registrazioni

record-unreadable = Impossibile leggere { $path }: { $why }
record-empty = { $path } non contiene nessuna registrazione.
record-not-one = { $path } contiene { $found } registrazioni; ne serve esattamente una.
record-faulty = { $path }, riga { $line }: { $why }
record-not-json = Questo non è JSON{ $line ->
    [0] {""}
   *[other] {" "}(riga { $line }, colonna { $column })
  }.
record-not-an-object = Una registrazione è un oggetto JSON.
record-format = Il formato è «{ $given }»; deve essere «{ $allowed }».
unknown-rules = La versione { $given } delle regole di { $game } qui non è nota; questo programma gioca le versioni da 1 a { $allowed }.
record-unknown-keys = Una registrazione non ha { $given }. Le sue chiavi sono { $allowed }.
record-missing-key = Nella registrazione manca «{ $given }».
record-moves-type = «moves» deve essere un elenco di testi.
record-options-type = «options» deve essere un oggetto.
record-rulings-type = «rulings» deve essere un oggetto.
record-players-type = «players» deve essere un numero intero, non { $given }.
record-move-type = La mossa { $step } è { $given }, non un testo.
record-illegal-move = Mossa { $step } «{ $move }»: { $why }
record-result-type = «result» deve essere un oggetto.
record-result-early = La registrazione ha un risultato, ma la partita non è finita.
record-result-wrong = Il risultato { $given } non è quello che danno le mosse: { $found }
record-other-setup = La partita salvata è stata preparata in modo diverso da questo ambiente di { $game }.
record-no-such-step = Non c'è nessun passo { $given }; questa registrazione va da 0 a { $last }.
bad-actor = «{ $given }» non è né un posto né * per il caso.

## Documenti: posizioni ed edizioni

bad-position = Questa posizione non può presentarsi.
no-edition-schema = { $game } non ha detto come sono fatte le sue edizioni.
bad-edition = Questa edizione non si può usare.
missing-key = { $path }: manca «{ $key }».
not-an-object = { $path }: deve essere un oggetto.
not-a-list = { $path }: deve essere un elenco.
wrong-length = { $path }: ha { $found } voci e ne servono { $needed }.
too-many-items = { $path }: ha { $found } voci; ne sono ammesse { $most }.
too-long = { $path }: è più lungo di { $most } caratteri.
not-in-range = { $path }: { $found } non è un numero intero da { $low } a { $high }.
not-true-or-false = { $path }: { $found } non è né true né false.
not-a-text = { $path }: { $found } non è un testo, oppure è vuoto.
fixed-value = { $path }: vale { $found }; le regole vogliono { $needed }.
unknown-key = { $path }: «{ $key }» qui non c'entra. Possibili: { $allowed }.
named-twice = { $path }: { $found } compare due volte.
unknown-id = { $path }: «{ $found }» non va bene come { $domain }. Possibili: { $allowed }.
wrong-game = { $path }: deve essere «{ $needed }».
wrong-id = { $path }: l'id è «{ $found }»; in questo punto deve essere «{ $needed }».
wrong-number = { $path }: trovati { $found }, necessari { $needed }.
no-agenda = { $path }: la partita non è finita, ma l'agenda è vuota.
nothing-to-decide = { $path }: l'ultima voce dell'agenda non lascia niente da decidere a nessuno.
wrong-end = { $path }: dice «{ $found }»; dai pezzi deve essere «{ $needed }».
agenda-order = { $path }: queste voci non possono seguirsi in quest'ordine.
does-not-fit = { $path }: non si accorda con il resto della posizione.
ended-before = { $path }: con una condizione di fine raggiunta, la partita dovrebbe essere finita.

## Bot

unknown-bot = Non c'è nessun bot «{ $given }». Scegli { $allowed }.
bad-bot-budget = «{ $given }» non dice quanto pensare. Scrivi un numero di simulazioni, come in «search:400» (al massimo { $simulations }), o di secondi, come in «master:1s» (al massimo { $seconds }).
bad-bot-count = Hai indicato { $given } bot per { $players ->
    [one] 1 posto
   *[other] { $players } posti
  }. Indica un bot per tutti, oppure uno per posto separandoli con virgole.

## Regole

unknown-rule = Non c'è nessuna regola «{ $given }». Scegli tra { $allowed }; le sezioni anche come 5.3.
no-catalogue = Qui non c'è il catalogo delle regole di { $game }.

## Simulazione

not-positive = Il numero per { $what } deve essere almeno 1, non { $given }.
unwritable = Impossibile scrivere { $path }: { $why }
jobs-failed = I processi ausiliari sono terminati senza risultato. Prova con 1 processo.

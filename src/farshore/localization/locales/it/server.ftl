# Ciò che dice il server dei tavoli quando qualcosa non si può fare.

## Avvio

server-bad-file = Impossibile tenere i tavoli in { $path }: { $why }
server-file-in-use = Un altro server tiene i suoi tavoli in { $path }; fermalo prima, oppure indica un altro file con --db.
server-no-address = Impossibile ascoltare su { $host }, porta { $port }: { $why }
work-needs-postgres = I processi dei bot pensano per server che condividono un PostgreSQL: indicalo con --db postgresql://… ({ $path } è il file di un solo server).
db-copied = Copiato e confrontato; partite rigiocate: { $games }.
db-copy-not-empty = In { $path } ci sono già tavoli o ospiti; copia in un archivio vuoto.
server-no-pages = In questa installazione mancano le pagine per il browser. Reinstallare Farshore, oppure eseguire «{ $command }» nei suoi sorgenti.
server-bad-pages = «{ $path }» non contiene pagine costruite: non c'è un file index.html.

## Chi sei

no-guest = Di' prima come ti chiami.
bad-cookie = La chiave di questo browser qui non è conosciuta. Di' di nuovo come ti chiami.
bad-name = Scegli un nome da 1 a { $most } caratteri.
unknown-link = Questo link personale è già stato usato, è troppo vecchio o non è mai esistito.

## Tavoli e posti

unknown-table = Questo tavolo non esiste.
table-not-open = La partita è cominciata; non si può più prendere posto.
table-not-running = A questo tavolo non c'è nessuna partita in corso.
table-not-finished = La partita non è ancora finita.
table-unreadable = Questo tavolo è stato giocato con la versione { $given } delle regole; questo programma le conosce fino alla versione { $allowed }.
table-damaged = Ciò che è salvato di questo tavolo non si può leggere. Chi gestisce questo server ne trova la causa nel suo registro.
too-many-tables = Hai già { $most } tavoli non finiti. Prima finiscine qualcuno.
unknown-own-edition = Qui non c'è un'edizione così, oppure non è tua.
too-many-editions = Hai già { $most } edizioni. Prima eliminane una.
stale-edition = Questa edizione è stata modificata in un'altra finestra. Ricaricala per continuare da lì.
edition-not-checked = Per ora non si è potuta controllare l'edizione. Riprova tra un momento.
too-many-bot-tables = A { $most } dei tuoi tavoli giocano solo bot. Prima lasciane finire qualcuno.
watching-not-allowed = Solo chi gioca può guardare questo tavolo.
not-seated = Non hai un posto a questo tavolo.
not-host = Può farlo solo chi ha creato il tavolo.
removed-from-table = Chi ha creato il tavolo ti ha allontanato. Qui non puoi più sederti.
report-others = Puoi segnalare solo altre persone al tavolo.
wrong-seat = Questo non è il tuo posto.
seat-taken = Questo posto è occupato.
no-open-seat = Tutti i posti sono occupati.
already-seated = Hai già un posto a questo tavolo.
wrong-seat-count = Hai indicato { $given } posti; questa partita ne vuole { $needed }.
one-seat-each = A un tavolo puoi avere un solo posto.
seat-present = Questa persona è presente: solo lei può cedere il suo posto.
emblem-taken = L'ha già scelto un altro giocatore.
unknown-emblem = { $given } non è tra le scelte possibili. Ammessi: { $allowed }.
no-end-offered = Nessuno ha proposto di terminare la partita.
seat-with-bot = Al tuo posto c'è un bot. Prima riprenditelo.
not-with-bot = In questo posto non c'è nessun bot.
not-a-person = In questo posto c'è già un bot.

## Giocare

stale-move = Nel frattempo qualcosa è cambiato. Guarda di nuovo, poi scegli.
undo-not-now = Non puoi ritirare niente mentre qualcun altro sta pensando.
fork-hidden = Da questo punto la partita ha dei segreti; potrai riprenderla da qui quando sarà finita.
no-such-step = Non c'è nessun passo { $given }; questa partita va da 0 a { $last }.
empty-chat = In questo messaggio non c'è niente.

## Messaggi e richieste

bad-json = Questo messaggio non si può leggere.
bad-request = C'è qualcosa che non va in questa richiesta ({ $path }): { $problem ->
    [missing] il dato manca.
    [unknown] questo dato non va qui.
    [text] deve essere un testo.
    [characters] contiene caratteri non ammessi.
    [number] deve essere un numero intero.
    [truth] deve essere vero o falso.
    [list] deve essere un elenco.
    [object] deve essere un oggetto.
    [short] è troppo corto; servono almeno { $limit }.
    [long] è troppo lungo; al massimo { $limit }.
    [small] deve essere almeno { $limit }.
    [large] deve essere al massimo { $limit }.
    [choice] possibili: { $limit }.
   *[other] non si può usare.
  }
unknown-message = Non c'è nessun messaggio «{ $given }».
unknown-language = Non ci sono parole in «{ $given }». Scegli { $allowed }.
not-found = Qui non c'è niente.
method-not-allowed = Qui non si può fare.
wrong-origin = Questa richiesta viene da un altro sito.
foreign-host = Questo server non risponde per «{ $host }». Chi lo gestisce può indicare il nome con { $option }.
too-slow = È arrivato troppo lentamente; sono concessi { $seconds } secondi.
too-large = È troppo grande; si accettano al massimo { $most } byte.
too-many-values = Contiene troppi valori; se ne accettano al massimo { $most }.
too-fast = Troppo veloce. Riprova tra { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
  }.
too-many-connections = Dal tuo indirizzo sono aperte troppe pagine.
not-stored = Non è stato possibile salvare, quindi non è stato fatto. Riprova.
storage-unreachable = Il database non risponde. Riprova tra poco.
hints-not-allowed = A questo tavolo non ci sono suggerimenti.
no-advice = Non è stato trovato nessun suggerimento. Riprova.
too-much-waiting = Hai chiesto { $most } cose su cui si sta ancora lavorando. Prima aspettale.
shutting-down = Il server si sta fermando.
server-fault = Qualcosa è andato storto nel server. Non è cambiato niente.

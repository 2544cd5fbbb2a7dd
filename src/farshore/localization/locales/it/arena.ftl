# Bot che sono programmi, l'arena e il rapporto di equilibrio.

## Bot che sono programmi

bot-no-command = Il bot «cmd:» non indica nessun comando. Scrivilo come cmd:./bot oppure "cmd:python3 bot.py".
bot-bad-command = Il comando «{ $given }» non si può leggere: { $why }. Scrivilo come cmd:./bot oppure "cmd:python3 bot.py".
bot-not-found = Non c'è nessun programma { $given } da usare come bot. Indica un file eseguibile o un programma nel PATH.
bot-python-name = Un bot di questo tipo si scrive { $kind }:MODULO:{ $kind ->
    [py] CLASSE
   *[other] NOME
  }, non { $given }.
bot-no-module = Non c'è nessun modulo Python { $module } per il bot { $given }. Deve essere installato o trovarsi nella cartella in cui avvii il comando.
bot-no-class = Il modulo Python { $module } non ha nessun bot { $given }: deve essere una classe derivata da farshore.bots.Bot.
bot-not-in-module = Il modulo Python { $module } non contiene { $given }.
bot-bad-model = Il modello { $given } non si può caricare: { $why }
bot-no-file = Il bot «{ $given }» non indica nessun file. Scrivilo come { $example }.
ismcts-simulations = «{ $given }» non è un numero di simulazioni. Scrivi un numero intero, almeno 1, come in spiel:farshore.envs.policies:ismcts:50.
spiel-edition = A OpenSpiel non si può indicare l'edizione { $edition }: lì hanno un nome solo le edizioni incluse.
bad-bot-form = «{ $given }» non indica un bot e il suo comando. Scrivilo come mio=./bot: un nome di lettere minuscole, cifre, - e _ che comincia con una lettera, poi il comando.
bot-name-taken = C'è già un bot { $given }. Dai al tuo un altro nome.

## Che cosa può essere sbagliato in una serie

needs-extra = Per questo i giochi non bastano: installa con pip install "farshore[{ $extra }]".
arena-alone = L'arena è per bot che giocano tra loro: per 2 o più giocatori, non per { $given }.
arena-few-bots = Hai indicato { $given ->
    [one] 1 bot
   *[other] { $given } bot
  } per { $players } posti. Indica almeno tanti bot quanti sono i posti, anche uno più volte, oppure scegli un altro numero di giocatori.
arena-folder-busy = Un'altra serie sta scrivendo in { $path }. Aspettala, oppure scegli un'altra cartella con --out.
arena-folder-strange = { $path } contiene file di qualcos'altro. Scegli un'altra cartella con --out.
arena-other-run = { $path } contiene un'altra serie: lì «{ $what }» vale { $found }, qui { $given }. Scegli un'altra cartella con --out, oppure ripeti il comando di quella serie.
arena-bad-line = La riga { $line } di { $path } non è una partita di questa serie. Togli la riga e la partita verrà rigiocata.
arena-endless = Una partita va avanti da { $moves } mosse. Scegli opzioni con cui ogni partita finisce.
ray-no-cluster = Non c'è nessun cluster Ray a { $address }: { $why }. Indica host:porta, «auto» per quello di questa macchina, o «local» per avviarne uno.
ray-failed = Il cluster Ray continua a perdere i suoi processi: { $why }

## Il rapporto dell'arena

arena-standing = { $bot }: vinto { $rate } ({ $low } – { $high }) di { $games } partite, forza { $rating } ± { $spread }, in media { $score } punti{ $forfeits ->
    [0] {""}
   *[other] ; decisioni perse: { $forfeits }
  }
arena-written = Rapporto: { $path }
arena-title = Arena: { $game }
arena-summary = { $games } partite in { $matches ->
    [one] 1 incontro
   *[other] { $matches } incontri
  }, { $players } giocatori ciascuna, seme { $seed }, dati { $edition }.
arena-options = Opzioni: { $options }.
arena-how = Un incontro è una sola fortuna, lo stesso ordine di tutti i mazzi, e viene giocato da ogni formazione in ogni disposizione dei posti: così né il posto né le carte decidono chi prevale. Gli intervalli sono al 95 %.
arena-column-bot = bot
arena-column-games = partite
arena-column-wins = vittorie
arena-column-rate = quota di vittorie
arena-column-interval = intervallo al 95 %
arena-column-rating = forza
arena-column-score = punti medi
arena-column-time = ms per decisione
arena-column-forfeits = decisioni perse
arena-ratings = Forze
arena-rating-axis = forza
arena-ratings-how = Forze che spiegano i piazzamenti di tutte le partite (openskill, Plackett–Luce), con due deviazioni standard per lato. Tutti cominciano da 25.
arena-wins = Quote di vittorie
arena-wins-axis = parte delle partite vinte
arena-wins-how = Una vittoria condivisa conta in parti. La linea tratteggiata è la quota equa: { $share }.
arena-matrix = Chi finisce davanti a chi
arena-matrix-row = quanto spesso questo bot …
arena-matrix-column = … finisce davanti a questo (un pareggio vale mezzo)
arena-scores = Punteggi
arena-lead = Vantaggio nel tempo
arena-lead-how = Punti di vantaggio sulla media degli altri, secondo il punteggio corrente della partita.
arena-course = corso della partita
arena-length = Durata delle partite
arena-moves = mosse, comprese quelle del caso
arena-all-games = tutte le partite
arena-seats = Posti

## Il rapporto di equilibrio

balance-title = Equilibrio: { $game }
balance-summary = { $games } partite tra { $bots }, { $players } giocatori ciascuna, seme { $seed }, dati { $edition }. Gli intervalli sono al 95 %.
balance-findings = Che cosa risalta
balance-no-findings = Non risalta niente: per quanto si può dire ogni posto è entro cinque punti dalla sua quota equa, e ogni componente viene usato.
balance-found-seat-strong = Il posto { $what } vince troppo spesso: { $value } ({ $low } – { $high }), mentre sarebbe equo { $fair }.
balance-found-seat-weak = Il posto { $what } vince troppo di rado: { $value } ({ $low } – { $high }), mentre sarebbe equo { $fair }.
balance-found-turn-strong = Il numero { $turn } nell'ordine di turno vince troppo spesso: { $value } ({ $low } – { $high }), mentre sarebbe equo { $fair }.
balance-found-turn-weak = Il numero { $turn } nell'ordine di turno vince troppo di rado: { $value } ({ $low } – { $high }), mentre sarebbe equo { $fair }.
balance-found-weak = { $what } ({ $way }) vale poco: tra chi lo usa e gli altri al tavolo la differenza di vittorie è di { $value } punti percentuali ({ $low } – { $high }), mentre di solito è { $usual }.
balance-found-strong = { $what } ({ $way }) vale molto: tra chi lo usa e gli altri al tavolo la differenza di vittorie è di { $value } punti percentuali ({ $low } – { $high }), mentre di solito è { $usual }.
balance-found-unused = { $what } ({ $domain }): mai usato.
balance-found-rare = { $what } ({ $domain }): quasi mai usato, da { $value } dei posti.
balance-found-forfeits = { $what } ha perso { $value } delle sue decisioni: le ha prese greedy, quindi non è così che gioca.
balance-absent = In nessuna di queste partite disponibili, perché esclusi dalle opzioni o dal numero di giocatori o perché nessuno è arrivato fin lì ({ $domain }): { $names }.
balance-turns = Vittorie per ordine di turno
balance-seats = Vittorie per posto
balance-turn = numero { $number }
balance-turns-how = La linea tratteggiata è la quota equa, { $fair }; la fascia intorno è larga cinque punti per lato.
balance-options = Opzioni
balance-options-how = Ogni valore di un'opzione accanto a quelli consueti, con la stessa fortuna: che cosa cambia.
balance-options-axis = punti di un giocatore, più del solito
balance-components = Componenti
balance-components-how = Chi usa un componente contro chi allo stesso tavolo non lo ha usato. Non è una prova di causa: chi è in testa può permettersi di più. Lo scarto è tra il migliore e il peggiore di un gruppo.
balance-group = { $domain }: { $way }
balance-worth = Quanto valgono i componenti
balance-worth-axis = parte della vittoria, chi li usa più degli altri
balance-column-option = opzione
balance-column-games = partite
balance-column-more-points = punti, più del solito
balance-column-more-moves = mosse, più del solito
balance-column-first = vittorie di chi comincia
balance-column-group = usati come
balance-column-judged = componenti
balance-column-spread = scarto in punti percentuali
balance-column-best = migliore
balance-column-worst = peggiore
balance-column-component = componente
balance-column-used = usato da
balance-column-times = volte
balance-column-wins = vittorie, punti percentuali
balance-column-points = punti

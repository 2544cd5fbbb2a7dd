# Ciò che dicono le pagine nel browser intorno ai tabelloni.

## Dappertutto

web-title = Farshore: tre giochi per una lunga serata
web-skip = Vai al contenuto
web-home = Farshore: pagina iniziale
web-close = Chiudi
web-cancel = Non ancora
web-link = Link
web-copy = Copia
web-copied = Copiato
web-to-home = Ai tavoli
web-unreachable = Il server in questo momento non risponde. Riprova.
web-nowhere = Mare aperto
web-nowhere-about = A questo indirizzo non c'è nessuna pagina.
web-table = Tavolo

## Impostazioni

web-settings = Impostazioni
web-turns = { $turns ->
    [one] 1 tavolo aspetta te
   *[other] { $turns } tavoli aspettano te
  }
web-language = Lingua
web-theme = Luce
web-theme-system = Come il sistema
web-theme-light = Chiara
web-theme-dark = Scura
web-confirm-setting = Chiedi prima di una mossa che non si può ritirare
web-your-name = Il tuo nome
web-name-first = Prima dicci il tuo nome, poi prendi posto.
web-keep-name = Tieni questo nome
web-link-about = Un link personale fa tuo un altro dispositivo: da lì sei di nuovo tu ai tuoi tavoli. Vale una volta, per un giorno.
web-link-make = Crea un link personale
web-forget-me = Dimenticami su questo dispositivo
web-who = Come ti chiami?
web-who-about = Gli altri al tavolo vedono questo nome. Non serve registrarsi.

## Pagina iniziale

web-play-now = Gioca subito contro i bot
web-new-table = Nuovo tavolo
web-documentation = Documentazione (in inglese)
web-how-to-play = Come si gioca
web-how-to-play-game = Come si gioca: { $game }
web-players-range = { $least }–{ $most } giocatori
web-solo = anche in solitario
web-my-tables = I miei tavoli
web-open-tables = Tavoli aperti
web-open-tables-empty = In questo momento nessuno aspetta giocatori. Crea un tavolo e passa il suo link.
web-running-tables = Tavoli da guardare
web-my-finished = Le mie partite finite
web-finished-tables = Partite finite
web-your-turn = Tocca a te
web-others-turn = Pensano gli altri
web-watch = Guarda
web-seats-open = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
  }

## Posti e bot

web-seats = Posti
web-seat-things = Tutto ciò che ha { $name }
web-you = tu
web-open-seat = Posto libero
web-bot-0 = Stercorario
web-bot-1 = Procellaria
web-bot-2 = Fulmaro
web-bot-3 = Sterna
web-level = Forza dei bot
web-level-rating = Forza { $rating }.
web-level-seconds = Fino a { $seconds } s per decisione.
web-level-random = alla deriva
    .about = Fa la prima mossa che capita.
web-level-greedy = frettoloso
    .about = Prende ciò che al momento sembra meglio.
web-level-gentle = mite
    .about = Guarda un po' avanti.
web-level-steady = solido
    .about = Guarda avanti e sbaglia di rado.
web-level-sharp = acuto
    .about = Guarda molto avanti.
web-level-master = magistrale
    .about = Pensa circa un secondo a ogni decisione.
web-not-here = al momento non c'è
web-deciding = deve decidere
web-score-now = Punti se la partita finisse adesso

## Prima della partita

web-lobby = { $game }: posti da occupare
web-lobby-about = La partita comincia da sola quando l'ultimo posto è occupato.
web-invite = Invita con questo link
web-sit = Siediti qui
web-add-bot = Metti un bot qui
web-reopen = Riapri il posto
web-remove-person = Allontana dal tavolo
web-remove-person-sure = Allontanare { $name } dal tavolo? Qui non potrà più sedersi.
web-rules-of-table = Che cosa si gioca
web-older-rules = Questo tavolo gioca con la versione { $version } delle regole, con cui è iniziato. La guida spiega la versione più recente; le differenze sono elencate qui.
web-take-back-table = Ritira questo tavolo

## Il tavolo

web-board = Il tabellone di { $game }
web-decision = Che cosa c'è da decidere
web-choices = Le tue scelte
web-choose-one = Quale?
web-show-choices = { $count ->
    [one] Mostra la scelta come testo
   *[other] Mostra tutte le { $count } scelte come testo
  }
web-show-choices-short = Come testo ({ $count })
web-confirm = Sì, fallo
web-confirm-about = Non si può ritirare.
web-confirm-undo = Dopo puoi ancora ritirarla.
web-undo = Ritira
web-hint = Che cosa farebbe un bot?
web-hint-wait = Un bot pensa …
web-hint-title = Che cosa farebbe un bot
web-move-preview = Che cosa può portare la mossa
web-chance = { $percent } % di vincere
web-chance-alone = { $percent } % della strada verso un grande risultato
web-visits = { $visits ->
    [one] provata una volta
   *[other] provata { $visits } volte
  }
web-game-over = La partita è finita.
web-watch-moves = Guarda che cosa fanno gli altri …
web-skip-moves = { $count ->
    [one] Salta 1 mossa
   *[other] Salta { $count } mosse
  }
web-waiting = Si aspetta: { $names }
web-away = Al momento non c'è: { $names }.
web-together = Decidono tutti insieme; tu hai già deciso.
web-you-watch = Stai guardando
web-reconnecting = Connessione persa; nuovo tentativo …
web-reconnecting-move = Connessione persa. La tua mossa resta qui e parte appena la connessione torna.
web-bot-plays = Un bot ({ $level }) gioca per te.
web-take-it-back = Torna a giocare
web-log = Diario
web-log-new = { $count ->
    [one] 1 riga nuova
   *[other] { $count } righe nuove
  } ↓
web-log-empty = Non è ancora successo nulla.
web-chat = Chat
web-log-and-chat = Diario e chat
web-earlier = Mostra le righe precedenti
web-forced = (non c'era altra scelta)
web-since = Dal tuo ultimo turno
web-since-mark = dal tuo ultimo turno
web-since-nothing = Da allora non è successo niente.
web-chat-empty = Nessuno ha ancora detto niente.
web-chat-say = Di' qualcosa
web-chat-send = Di'
web-zoom-in = Avvicinati
web-zoom-out = Allontanati
web-zoom-reset = Mostra tutto il tabellone
web-sheet = Apri o chiudi la decisione
web-table-menu = Tavolo
web-seat-to-bot = Lascia giocare un bot per me
web-seat-take-back = Riprendi il mio posto dal bot
web-seat-absent-to-bot = Lascia giocare un bot per { $name }
web-download = Scarica la registrazione
web-replay = Riguarda la partita mossa per mossa
web-rematch = Gioca di nuovo
web-to-rematch = Alla prossima partita
web-to-result = Al risultato
web-watch-link = Chi ha questo link può guardare:
web-end-offer = Proponi di terminare la partita
web-end-offer-sure = Se tutti sono d'accordo, la partita termina qui con i punti attuali e nessuno vince.
web-end-now = Termina subito la partita
web-end-now-sure = La partita termina qui con i punti attuali e nessuno vince.
web-end-offered = { $count ->
    [one] { $names } propone di terminare la partita così com'è.
   *[other] { $names } propongono di terminare la partita così com'è.
  }
web-end-offered-by-you = Proponi di terminare la partita così com'è.
web-end-silent = Manca ancora il consenso di: { $names }.
web-end-agree = D'accordo
web-end-decline = Continua a giocare
web-end-withdraw = Ritira la proposta
web-end-declined = { $name } vuole continuare a giocare.
web-ended = La partita è terminata di comune accordo, con i punti di quel momento.
web-ended-title = { $game }: terminata di comune accordo
web-leave = Lascia il tavolo
web-leave-sure = Un bot giocherà per te fino alla fine.
web-report = Segnala { $name } a chi gestisce il server
web-report-reason = Che cosa è successo? Il diario della partita e la chat vengono allegati. Al tavolo nessuno lo viene a sapere.
web-report-send = Invia la segnalazione
web-report-sent = La segnalazione è inviata.

## Tasti

web-keys = Tasti
web-key-numbers = scegli per numero
web-key-arrows = scorri le scelte
web-key-enter = scegli; di' di sì
web-key-escape = ripensaci; salta ciò che viene mostrato
web-key-undo = ritira
web-key-since = che cosa è successo dal tuo ultimo turno
web-key-log = diario e chat
web-key-tab = gira per il tabellone
web-key-help = questi tasti

## Un nuovo tavolo

web-new-game = Gioco
web-new-players = Giocatori
web-new-player-count = { $count ->
    [1] in solitario
    [2] in due al tavolo
    [3] in tre al tavolo
   *[other] in quattro al tavolo
  }
web-new-preset = Modo di giocare
web-new-sentence-game = Voglio una partita di { $game } { $players }: { $preset }.
web-new-sentence-pace = Giochiamo { $pace }.
web-new-sentence-join = I posti liberi sono per { $join }.
web-new-sentence-watch = Chi può guardare: { $watch }.
web-new-sentence-hints = Chi può chiedere che cosa farebbe un bot: { $hints }.
web-new-hints = Chi può chiedere consiglio
web-new-hints-alone = chi gioca da solo contro i bot
web-new-hints-yes = tutti
web-new-hints-no = nessuno
web-new-pace = Con che ritmo
web-new-live = in una seduta
web-new-days = nell'arco di giorni
web-new-join = Chi può partecipare
web-new-join-link = chi ha il link
web-new-join-everybody = chiunque trovi qui il tavolo
web-new-watch = Chi può guardare
web-new-watch-everybody = tutti
web-new-watch-link = chi ha il link
web-new-watch-nobody = solo chi gioca
web-new-me = io
web-new-open = qualcun altro
web-new-open-about = Ricevi un link da mandare.
web-new-bot = un bot: { $level }
web-new-details = Tutti i dettagli delle regole
web-new-readings = Letture del regolamento
web-new-readings-about = Dove il regolamento si può leggere in due modi, a questo tavolo vale ciò che scegli qui. La scelta iniziale è la più vicina alle sue parole.
web-new-number = un numero …
web-new-edition = La tua edizione dei componenti
web-new-edition-about = Se possiedi la scatola, puoi giocare con i valori della tua copia.
web-new-edition-choose = Scegli un file
web-new-edition-good = «{ $name }» si può usare.
web-new-edition-blocks = Questo file di edizione ha errori, quindi non si può aprire un tavolo. Scegline un altro o fanne a meno.
web-new-edition-leave = Fanne a meno
web-new-edition-more = { $more ->
    [one] e un altro
   *[other] e altri { $more }
  }
web-new-make = Crea il tavolo
web-new-begin = Comincia
antarctica-preset-first_game = con le Navi nei punti della prima partita
antarctica-preset-free_start = ognuno sceglie dove cominciare
antarctica-preset-german = secondo il regolamento tedesco
antarctica-preset-italian = secondo il regolamento italiano
antarctica-preset-polish = secondo il regolamento polacco
aquatica-preset-first_game = per la prima volta, senza Re
aquatica-preset-basic = con un Re per ognuno
aquatica-preset-advanced = con Re da scegliere e Obiettivi che cambiano
aquatica-preset-solo = in solitario contro il popolo del mare
council-preset-base = il gioco di base
council-preset-full = con stazioni e comandanti
council-preset-solo = in solitario contro l'IA (modalità Automa)

## Un link personale

web-claim = Il tuo link personale
web-claim-about = Così questo dispositivo diventa tuo: il tuo nome, i tuoi posti, i tuoi tavoli.
web-claim-other = Questo dispositivo è di { $name }. Con il link passa a qualcun altro.
web-claim-go = Sono io

## Dopo

web-result = Risultato
web-won = { $count ->
    [one] Vittoria: { $names }
   *[other] Vittoria condivisa: { $names }
  }
web-nobody-won = { $game }: nessuno ha vinto
web-decided-by = Ha deciso: { $criteria }.
web-place = { $place }.
web-to-board = Al tabellone
web-points-by-source = Da dove vengono i punti
web-source = Fonte
web-total = In tutto
web-points-before = durante la partita
web-lead-over-time = Come è cambiato il vantaggio
web-chart-label = Punti di tutti dall'inizio alla fine della partita
web-chart-start = inizio
web-chart-end = fine
web-moment-lead = { $name } passa in testa con { $points }
web-moment-leap = { $name } guadagna { $points } in un colpo
web-viewpoint = Con gli occhi di
web-viewpoint-mine = i miei occhi
web-viewpoint-public = ciò che vedono tutti
web-slider = A che punto della partita
web-step = passo { $step } di { $last }
web-step-first = All'inizio
web-step-back = Un passo indietro
web-step-forward = Un passo avanti
web-step-last = Alla fine
web-run = Lascia scorrere
web-pause = Ferma
web-play-on = Continua da qui
web-play-on-about = Da questa posizione comincia un nuovo tavolo, tu contro i bot.
web-play-on-seat = Quale posto prendi?
web-analysis = Analisi
web-analysis-begins = Un bot comincia a riguardare la partita …
web-analysis-working = Un bot riguarda la partita: { $done } decisioni su { $of }
web-analysis-failed = Il bot non è riuscito a riguardare tutta la partita.
web-analysis-again = Riprova
web-analysis-chart = Le possibilità di tutti dall'inizio alla fine della partita
web-analysis-chances = Le possibilità a questo punto
web-analysis-decides = Qui decide { $name }
web-analysis-nothing = Qui non c'è niente da decidere.
web-analysis-next = Alla prossima decisione
web-analysis-played = giocata
web-analysis-best = La mossa giocata sembra la migliore.
web-analysis-cost = La mossa giocata è costata { $points } possibilità su 100.
web-analysis-look = Riguardala con un bot
web-costly = Le mosse costate di più
web-costly-points = −{ $points } %
web-costly-better = Meglio: { $move }

## Da leggere

web-contents = Contenuto
web-source-rulebook = regolamento
web-source-public = pagina pubblica
web-source-reconstructed = nostra ricostruzione
web-source-count = { $count ->
    [one] in 1 componente
   *[other] in { $count } componenti
  }

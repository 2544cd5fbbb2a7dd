## farshore train

train-title = { $game }: che cosa ha imparato una rete
train-summary = { $players } giocatori. Ogni giro: { $games } partite contro sé stessa (metodo { $method }), poi un adattamento; dopo alcuni giri un duello. Seme { $seed }.
train-wins = Vittorie contro la ricerca senza rete
train-wins-axis = parte delle partite vinte
train-wins-how = { $games } partite con { $simulations } simulazioni per decisione da entrambe le parti; ogni fortuna si gioca una volta da ogni posto. La linea è ciò che vincono giocatori di pari forza; le barre sono intervalli al 95 %.
train-loss = Quanto la sorprendono posizioni da cui non ha imparato
train-rounds = Giro
train-round = giro { $number }
train-games = Partite finora
train-positions = Posizioni
train-loss-mean = Entropia incrociata
train-line = giro { $number }: { $positions } posizioni, perdita { $loss }
train-line-duel = {", "}vinto { $won } % ({ $low }–{ $high })
train-written = Rete, partite e rapporto: { $path }
train-no-features = { $game } non si può imparare: non ha caratteristiche.
train-method = Non esiste il metodo di addestramento «{ $given }». Scegli tra: { $allowed }.
train-units = Il numero di unità nascoste deve essere un multiplo di { $block }.
train-searched = --searched deve essere maggiore di 0 e al massimo 1.
train-rate = --rate deve essere maggiore di 0.
train-search-start = Il metodo search migliora una rete: indicala con --start.
train-too-few = { $option } deve essere almeno 1.
train-other-folder = { $path } contiene un addestramento con altre impostazioni: scegli un'altra cartella, o le stesse impostazioni per continuare.
bad-net = { $path } non è una rete di Farshore: { $why }.
wrong-net = Questa rete è fatta per { $game } con { $players } giocatori e { $size } numeri, e qui non va bene.

## farshore train

train-title = { $game }: che cosa ha imparato una rete
train-summary = { $players } giocatori. Ogni giro: { $games } partite della ricerca contro sé stessa con { $simulations } simulazioni per decisione, poi un adattamento, poi un duello. Seme { $seed }.
train-wins = Vittorie contro la ricerca senza rete
train-wins-axis = parte delle partite vinte
train-wins-how = { $games } partite dopo ogni giro, con le stesse simulazioni; ogni fortuna si gioca una volta da ogni posto. La linea è ciò che vincono giocatori di pari forza; le barre sono intervalli al 95 %.
train-loss = Quanto la sorprendono posizioni da cui non ha imparato
train-rounds = Giro
train-round = giro { $number }
train-positions = Posizioni
train-loss-before = Senza la rete
train-loss-after = Con la rete
train-line = giro { $number }: { $positions } posizioni, sorpresa { $before } → { $after }, vinto { $won } % ({ $low }–{ $high })
train-written = Rete, partite e rapporto: { $path }
train-alone = { $game } non si può imparare in solitario o senza caratteristiche: scegli 2 o più giocatori.
train-too-few = { $option } deve essere almeno 1.
train-other-folder = { $path } contiene un addestramento con altre impostazioni: scegli un'altra cartella, o le stesse impostazioni per continuare.
bad-net = { $path } non è una rete di Farshore: { $why }.
wrong-net = Questa rete è fatta per { $game } con { $players } giocatori e { $size } numeri, e qui non va bene.

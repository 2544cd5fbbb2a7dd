## farshore train

train-title = { $game }: was ein Netz gelernt hat
train-summary = { $players } Personen. Jede Runde: { $games } Spiele gegen sich selbst (Methode { $method }), dann eine Anpassung; nach manchen Runden ein Duell. Startwert { $seed }.
train-wins = Siege gegen die Suche ohne Netz
train-wins-axis = Anteil gewonnener Spiele
train-wins-how = { $games } Spiele mit { $simulations } Simulationen je Entscheidung auf beiden Seiten; jedes Glück wird von jedem Platz einmal gespielt. Die Linie ist, was gleich Starke gewinnen; die Balken sind 95-%-Intervalle.
train-loss = Wie sehr es Stellungen überraschen, aus denen es nicht gelernt hat
train-rounds = Runde
train-round = Runde { $number }
train-games = Spiele bisher
train-positions = Stellungen
train-loss-mean = Kreuzentropie
train-line = Runde { $number }: { $positions } Stellungen, Verlust { $loss }
train-line-duel = {", "}gewonnen { $won } % ({ $low }–{ $high })
train-written = Netz, Spiele und Bericht: { $path }
train-no-features = { $game } lässt sich nicht lernen: Es hat keine Merkmale.
train-method = Eine Trainingsmethode „{ $given }“ gibt es nicht. Wähle eine von: { $allowed }.
train-units = Die Zahl der verborgenen Einheiten muss ein Vielfaches von { $block } sein.
train-searched = --searched muss größer als 0 sein und höchstens 1.
train-rate = --rate muss größer als 0 sein.
train-search-start = Die Methode search verbessert ein Netz: Nenne es mit --start.
train-too-few = { $option } muss mindestens 1 sein.
train-other-folder = { $path } enthält ein Training mit anderen Einstellungen: Wähle einen anderen Ordner oder dieselben Einstellungen, um weiterzumachen.
bad-net = { $path } ist kein Netz von Farshore: { $why }.
wrong-net = Dieses Netz ist für { $game } mit { $players } Personen und { $size } Zahlen gemacht und passt hier nicht.

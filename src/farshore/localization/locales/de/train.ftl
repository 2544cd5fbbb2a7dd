## farshore train

train-title = { $game }: was ein Netz gelernt hat
train-summary = { $players } Personen. Jede Runde: { $games } Spiele der Suche gegen sich selbst mit { $simulations } Simulationen je Entscheidung, dann eine Anpassung, dann ein Duell. Startwert { $seed }.
train-wins = Siege gegen die Suche ohne Netz
train-wins-axis = Anteil gewonnener Spiele
train-wins-how = { $games } Spiele nach jeder Runde, mit gleich vielen Simulationen; jedes Glück wird von jedem Platz einmal gespielt. Die Linie ist, was gleich Starke gewinnen; die Balken sind 95-%-Intervalle.
train-loss = Wie sehr es Stellungen überraschen, aus denen es nicht gelernt hat
train-rounds = Runde
train-round = Runde { $number }
train-positions = Stellungen
train-loss-before = Ohne das Netz
train-loss-after = Mit ihm
train-line = Runde { $number }: { $positions } Stellungen, Überraschung { $before } → { $after }, gewonnen { $won } % ({ $low }–{ $high })
train-written = Netz, Spiele und Bericht: { $path }
train-alone = { $game } lässt sich nicht allein oder ohne Merkmale lernen: Wähle 2 oder mehr Personen.
train-too-few = { $option } muss mindestens 1 sein.
train-other-folder = { $path } enthält ein Training mit anderen Einstellungen: Wähle einen anderen Ordner oder dieselben Einstellungen, um weiterzumachen.
bad-net = { $path } ist kein Netz von Farshore: { $why }.
wrong-net = Dieses Netz ist für { $game } mit { $players } Personen und { $size } Zahlen gemacht und passt hier nicht.

# Laternen spielen. `lanterns-howto-sections` gibt die Reihenfolge vor.

lanterns-howto-sections = goal round end
lanterns-howto-goal =
    Laternen sind 1, 2 oder 3 Punkte wert. Wer am Ende die meisten Punkte hat, gewinnt.
    .title = Worum es geht
lanterns-howto-round =
    Eine Laterne wird aus dem Beutel gezogen und entzündet. Dann verbrennen alle heimlich eine Kerze, und alle Kerzen werden zugleich gezeigt.

    Die höchste Kerze, die nur eine Person verbrannt hat, bekommt die Laterne. Gibt es keine solche, bekommt sie niemand.
    .title = Eine Runde
lanterns-howto-end =
    Verbrannte Kerzen sind weg. Nach drei Runden hat niemand mehr eine, und die Punkte werden gezählt.
    .title = Das Ende

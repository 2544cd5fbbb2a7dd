# So spielt man Council of Shadows: fünf Minuten Lesen. `council-howto-sections` gibt die Reihenfolge;
# jeder Abschnitt hat einen Titel, Absätze mit einer Leerzeile dazwischen und eine Zeichnung gleichen Namens.

council-howto-sections = goal map round purchase planning actions slide evaluation levels bonus modules automa end tips

# Zeichnung: der Energiemarker holt den Verbrauchsmarker ein.
council-howto-goal =
    Zwei Marker laufen: deine Energie und dein Verbrauch. Erreicht deine Energie deinen Verbrauch, gewinnst du eine Dark-Tech-Stufe, und mit der übrigen Energie geht es von vorn los.

    Am Ende gewinnt die höchste Stufe. Starke Karten bringen mehr, aber sie treiben deinen Verbrauch vor dir her.
    .title = Worum es geht
# Zeichnung: drei Entfernungen mit Galaxien, ein Sonnensystem mit Planeten, Ertrag und Würfeln.
council-howto-map =
    Die Galaxien liegen in drei Entfernungen, Parsec 1 bis 3. Auf ihre Felder kommen Sonnensysteme mit einem bis vier Planeten und einem Ertrag aus Edelsteinen oder Energie.

    Deine Würfel auf Planeten sind deine Kolonien. Anfangs kannst du nur auf erdähnlichen Planeten leben, und deine Aktionsfelder reichen nur bis Parsec 1. Verbesserungen ändern beides.
    .title = Die Karte des Alls
# Zeichnung: drei Phasen nebeneinander: Kaufen, Planen, Aktionen.
council-howto-round =
    Jede Runde hat drei Phasen. Ihr kauft nacheinander, plant alle zugleich im Geheimen und handelt dann nacheinander.

    Wer zuerst handelt, entscheidet der Plan: Je weiter sich dein Verbrauch in dieser Runde bewegt hat, desto früher bist du dran. Bei Gleichstand geht die höhere Energie vor.
    .title = Eine Runde
# Zeichnung: Edelsteine bezahlen eine KI-Karte und eine Verbesserung, ein besserer steht für einen geringeren.
council-howto-purchase =
    Mach bis zu drei Käufe mit Edelsteinen: offene KI-Karten, Verbesserungen deiner Spielertafel oder, mit diesem Modul, Raumstationen. Ein besserer Edelstein darf für einen geringeren stehen: transparent für golden, golden für anthrazitfarben.

    Karten kommen sofort auf deine Hand. Jede Verbesserung kostet dich für immer einen Würfel: die Anpassung an Wüste und Vulkan, der Kolonieausbau, mit dem du auf Würfeln stapeln darfst, größere Reichweiten und Projekte, die einmal Energie geben.
    .title = Kaufen
# Zeichnung: drei Aktionsfelder, Karten werden gelegt, der Verbrauch wird addiert.
council-howto-planning =
    Lege auf jedes leere Feld eine Karte von deiner Hand. Du darfst auch ein Feld mit Karten zudecken; nur die oberste Karte zählt.

    Dann wird der Verbrauch der obersten Karten aller deiner Felder addiert, auch der aus früheren Runden, und dein Marker bewegt sich um die Summe. Er fällt nie unter 20 und steigt nie über 100. Manche Karten lassen ihn fallen, aber nie so weit, dass du dadurch eine Stufe gewinnst.
    .title = Planen
# Zeichnung: die Karte eines Feldes wirkt in dessen Reichweite: siedeln, abbauen, erforschen.
council-howto-actions =
    Führe deine Felder von links nach rechts aus, jedes in seiner Reichweite. Du darfst weglassen, was du magst.

    Siedeln setzt Würfel auf einen freien Planeten, höchstens drei. Abbauen nimmt den Ertrag eines Systems, je Karte einmal für jeden deiner Würfel dort; die Würfel bleiben. Erforschen zieht zwei Systeme: Du legst eines in eine Galaxie dieser Entfernung und siedelst dann dort oder nimmst seinen Ertrag. Andere Karten geben Edelsteine oder werten sie auf.
    .title = Aktionen
# Zeichnung: die Karten aller Felder rücken ein Feld nach rechts, die letzten zurück auf die Hand.
council-howto-slide =
    Nach deinen Aktionen rücken die Karten aller Felder ein Feld nach rechts. Was vom letzten Feld fällt, kommt zurück auf deine Hand; das erste Feld ist leer.

    Eine Karte auf dem ersten von drei Feldern wirkt also dreimal, jedes Mal mit der Reichweite des neuen Feldes, und jedes Mal kostet sie ihren Verbrauch.
    .title = Die Karten rücken
# Zeichnung: eine Galaxie mit Belohnung für Mehrheit und Minderheit, ein Würfel wird weggenommen.
council-howto-evaluation =
    Jetzt darfst du Galaxien werten, in denen du eine Kolonie hast, jede einmal. Nimm dort einen deiner Würfel weg und gewinne Energie: die größere Belohnung, wenn du dort mehr Kolonien hast als jeder andere, sonst die kleinere. Gezählt wird, bevor der Würfel weg ist.

    Manche Belohnungen bringen eine helle Bonuskarte dazu. Hör auf, wann du magst.
    .title = Wertung
# Zeichnung: die Energie überholt den Verbrauch, eine Dark-Tech-Fähigkeit, Ausgleich für die Zurückliegenden.
council-howto-levels =
    Am Ende deines Kaufzugs und deines Aktionszugs: Ist deine Energie mindestens so groß wie dein Verbrauch, zieh den Verbrauch ab und steige eine Stufe. Den Rest behältst du, und er kann für noch eine Stufe reichen.

    Stufe I und Stufe II bringen je eine Dark-Tech-Fähigkeit deiner Wahl. Wer zurückliegt, bekommt Edelsteine als Ausgleich.
    .title = Stufen
# Zeichnung: eine dunkle und drei helle Bonuskarten mit ihren Formeln.
council-howto-bonus =
    Du beginnst mit einer dunklen Bonuskarte und kannst helle gewinnen. In der Schlusswertung geben sie Energie: für Edelsteine, Planeten, Entfernungen, KI-Karten und mehr.

    Du kannst vier haben. Bei der fünften gibst du eine zurück.
    .title = Bonuskarten
# Zeichnung: eine Station in einer Galaxie und ein Anführer mit seinem Startverbrauch.
council-howto-modules =
    Raumstationen: Du kaufst bis zu drei, eine je Galaxie. Eine baut von selbst ab, eine erspart dir beim Werten den Würfel, eine zählt drei Würfel für die Mehrheit.

    Anführer: Alle wählen einen mit besonderer Kraft. Je stärker er ist, desto höher beginnt dein Verbrauch.
    .title = Zwei Module
# Zeichnung: eine Karte der Automa mit ihren Aktionen und ihrer Wertung.
council-howto-automa =
    Allein spielst du gegen die Automa. Jede Runde deckt sie eine Karte auf, die sagt, was sie besiedelt, erforscht oder gewinnt und welche Galaxien sie wertet. Wo eine Wahl offen ist, triffst du sie für die Automa.

    Sie kauft nichts und braucht keine Handkarten, aber ihr Stapel wird mit ihrer Stufe stärker.
    .title = Die Automa
# Zeichnung: der Thron und die Schlussenergie aus Edelsteinen, KI-Karten und Bonuskarten.
council-howto-end =
    Wer zuerst Stufe III erreicht, besteigt den Thron. Die Runde wird beendet, dann kommt die Schlusswertung: Energie für Edelsteine (1, 2 oder 3), 2 für jede KI-Karte und die Bonuskarten. Sie kann noch Stufen bringen.

    Die höchste Stufe gewinnt, dann die übrige Energie, dann die Würfel auf dem Spielplan.
    .title = Das Ende
# Zeichnung: zwei Pläne mit gleichen Aktionen und verschiedenem Verbrauch.
council-howto-tips =
    Achte auf den Abstand deiner Marker, nicht nur auf deine Energie. Eine ruhige Runde mit wenig Verbrauch kann so viel wert sein wie eine reiche.

    Kolonien sind erst Minen und später Punkte: Jede Wertung kostet einen Würfel. Siedle dort, wo mehrere Würfel beisammen bleiben.

    Wer früh handelt, bekommt die besten Planeten; wer spät handelt, kann die Mehrheiten abzählen.
    .title = Gut zu wissen

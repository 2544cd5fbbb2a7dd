# So spielt man Antarctica: fünf Minuten Lesen. `antarctica-howto-sections` gibt die Reihenfolge;
# jeder Abschnitt hat einen Titel, Absätze mit einer Leerzeile dazwischen und eine Zeichnung gleichen Namens.
# `.more` schlägt man nach, wenn man es braucht. `web/src/boards/antarctica/rules.json` nennt die Regeln jedes
# Absatzes mit ihren Nummern.

antarctica-howto-sections = goal board start sun turn build access camp research symbols ships cards giveback scoring end tips

# Zeichnung: ein fertiges Gebiet mit Wissenschaftlern in drei Farben und den Punkten, die es gibt.
antarctica-howto-goal =
    Du schickst Wissenschaftler ins Eis. Wo viele von dir stehen, bekommst du Punkte; wo jemand mehr hat als du, bekommt er mehr.

    Punkte gibt es erst am Ende: für Gebiete, für Forschungsleisten, für Baukarten mit Stern und für freigegebene Spielsteine. Vorher hat niemand welche.
    .title = Worum es geht
# Zeichnung: der Ring der acht Gebiete um die fünf Leisten, die Schiffsfelder 1 bis 3 eines Gebiets beziffert.
antarctica-howto-board =
    Acht Gebiete bilden einen Ring. Jedes hat drei Schiffsfelder, von der Sonne aus gezählt, und Platz für ein Gebäude jeder Art. Gebäude gehören niemandem; alle dürfen sie nutzen.

    In der Mitte liegen die Forschungsleisten. Zu zweit sind zwei Gebiete und zwei Leisten gesperrt, zu dritt eine Leiste: Dort kommt nichts hin, und sie werden nicht gewertet.

    Vor dir liegen dein Vorrat an Wissenschaftlern (du beginnst mit 2), eine Ressourcenkarte Basis und später deine Werftkarten. In deiner Reserve warten die Wissenschaftler, die du erst noch anwerben musst.
    .title = Der Spielplan
    .more =
        In der Schachtel sind 47 Gebäude: 4 Camps und 2 Werften; je 3 Kräne, Fördertürme, Bohrtürme und Windräder; 2 Laboratorien und 2 Fabriken; je 3 Forschungsstationen Inland, Küste und Meer; 5 Quartiere, 7 Planktonfarmen und 4 Parabolantennen. Von den 60 Karten sind 15 Baukarten Basis, 12 Double und 12 Prestige, 13 Werftkarten und 8 Ressourcenkarten. Jede Farbe hat 6 Schiffe, 16 Wissenschaftler, 6 Würfel und einen Siegpunktmarker. Neben den Gebieten hat der Spielplan eine Siegpunktleiste und Felder für unbenutzte und freigegebene Spielsteine; zu zweit sperren zwei Packeismarker die Gebiete oben und unten.

        Alles liegt offen, außer den Karten unter der obersten jedes Baukartenstapels, dem Werftkartenstapel und den Werftkarten auf der Hand.
    .callouts =
        Die Sonne: Das erste Schiff ihres Gebiets fährt.
        Ein Gebiet: Hier stehen Gebäude und Wissenschaftler.
        Die Schiffsfelder, von der Sonne aus gezählt.
        Die Forschungsleisten.
antarctica-howto-start =
    Acht Gebäude werden zufällig verteilt, eines auf jedes Gebiet: zwei Camps, die Forschungsstationen Meer und Küste, ein Kran, ein Förderturm, ein Bohrturm und ein Windrad. Zu zweit entfallen ein Camp und die Station Meer.

    Du beginnst mit 2 Wissenschaftlern im Vorrat und 14, 12 oder 10 in der Reserve (zu zweit, dritt, viert), mit 3, 3 oder 2 Schiffen auf dem Spielplan und 3, 2 oder 2 unbenutzten und mit 3, 4 oder 5 Würfeln. Zu zweit setzt der zweite Spieler vor dem ersten Zug einen der Würfel auf das erste Feld einer offenen Leiste seiner Wahl; das löst kein Symbol aus.

    Die Schiffe stehen wie in der ersten Partie, oder alle setzen sie nacheinander ein. Baukarten für mehr Spieler bleiben in der Schachtel. Die Sonne beginnt unten links und zieht schon vor dem ersten Zug weiter.
    .title = Womit du beginnst
    .more =
        Wer beginnt, wird ausgelost und heißt hier A; B, C und D folgen gegen den Uhrzeigersinn, jeder rechts vom vorigen. Setzen alle ihre Schiffe selbst, kommt immer eines ans Ende einer Reihe, in der Platz ist: zu zweit A B B A A B, zu dritt A B C C A B B C A, zu viert A B C D D C B A.

        Die Startgebäude kommen ohne Wissenschaftler und ohne Karten; alle anderen liegen neben dem Spielplan bereit. Die Karten werden nach ihren fünf Arten sortiert. Die drei Baukartenstapel werden gemischt und liegen offen, sodass man nur die oberste Karte jedes Stapels sieht.
# Zeichnung: die Sonne zieht ins nächste Gebiet mit Schiffen, dessen erstes Schiff leuchtet.
antarctica-howto-sun =
    Es gibt keine feste Reihenfolge. Die Sonne wandert gegen den Uhrzeigersinn um den Ring und hält im nächsten Gebiet, in dem ein Schiff ist. Das Schiff auf Schiffsfeld 1 handelt; am Zug ist, wem es gehört.

    Die Schiffe dahinter rücken auf und warten auf den nächsten Besuch. Jeder Platz in der Schiffsreihe kostet also einen ganzen Umlauf der Sonne. Du kannst mehrere Züge hintereinander haben oder eine Weile keinen.
    .title = Die Sonne bestimmt, wer handelt
    .more =
        Die Sonne zieht immer erst weiter, auch wenn nur bei ihr noch Schiffe sind: Dann wandert sie einmal ganz herum. Welches Schiff das erste und welches das zweite ist, steht bei ihrer Ankunft fest; ein Schiff, das während des Halts vorrückt, handelt nicht. Bei der Sonne behalten die Schiffe ihre Felder, bis der Halt endet; anderswo rücken die hinteren sofort auf.
    .callouts =
        Die Sonne hält im nächsten Gebiet mit Schiffen.
        Das Schiff auf Schiffsfeld 1 handelt.
        Die anderen rücken auf und warten auf den nächsten Besuch.
# Zeichnung: ein Schiff fährt vom Gebiet der Sonne ans Ende einer anderen Reihe, dazu die vier Aktionssymbole.
antarctica-howto-turn =
    Zuerst muss dein Schiff in ein anderes Gebiet fahren, das nicht voll ist: das Zielgebiet. Dort stellt es sich hinten an.

    Dann darfst du im Zielgebiet eine Aktion machen: ein Gebäude errichten, ein Schiff bauen, anwerben oder forschen. In beliebiger Reihenfolge darfst du außerdem eine Karte spielen und einen Spielstein freigeben. Dann beende deinen Zug.

    Jeder darf bei jedem Halt der Sonne eine Karte spielen. Hast du bei demselben Halt zwei Züge, gilt das für beide zusammen; einen Spielstein darfst du in jedem von ihnen freigeben.
    .title = Dein Zug
    .more =
        Vor der Fahrt darfst du nur einen Spielstein freigeben, etwa um in einem vollen Gebiet Platz zu schaffen. Das Zielgebiet bleibt bis zum Ende des Zuges der Ort deiner Aktion, auch wenn das Schiff es wieder verlässt. Führe alles zu Ende, auch was es bei anderen auslöst, bevor du das Nächste beginnst.
# Zeichnung: eine Baukarte mit ihren Teilen: Bedingungen oben, Wissenschaftler, Gebäude, Forschungspunkte, Stern.
antarctica-howto-build =
    Drei offene Karten liegen aus, eine von jedem Stapel: Basis, Double und Prestige. Nimm eine, die du bauen kannst. Das Gebäude nimmst du von den bereitliegenden, die gezeigten Wissenschaftler aus deinem Vorrat; beides kommt ins Zielgebiet. Die meisten Gebäude kosten einen Wissenschaftler, eine Planktonfarm zwei.

    Du behältst die Karte und rückst sofort mit ihren Forschungspunkten auf einer Leiste deiner Wahl vor. Ein Gebiet bekommt nie zwei gleiche Gebäude. Die nächste Karte des Stapels liegt sofort offen.

    Kräne, Fördertürme, Bohrtürme, Windräder, Laboratorien und Fabriken braucht man für andere Karten. Camps, Werften und Forschungsstationen nutzt man als Aktion. Quartiere, Planktonfarmen und Parabolantennen zählen nur in der Wertung. Die Karten für Laboratorien, Fabriken, Quartiere und Parabolantennen tragen einen Stern.
    .title = Bauen
    .more =
        Eine Baukarte zeigt ihre Bedingungen, die nötigen Wissenschaftler, das Gebäude, die Forschungspunkte und vielleicht einen Stern. Die Wissenschaftler müssen in deinem Vorrat sein; die in der Reserve zählen nicht. Du baust nur einmal im Zug. Die Forschungspunkte müssen genutzt werden, wenn eine Leiste es zulässt. Karten vor dir bewirken bis zum Ende nichts.
    .callouts =
        Was sie braucht: je ein Schiff von dir in einem Gebiet mit diesem Gebäude.
        Das Gebäude, das du bekommst.
        Wissenschaftler, die es aus deinem Vorrat kostet.
        Forschungspunkte, mit denen du sofort vorrückst.
# Zeichnung: zwei Schiffe einer Farbe in zwei Gebieten, Linien von deren Gebäuden zu den Bedingungen einer Karte.
antarctica-howto-access =
    Eine Karte verlangt andere Gebäude. Für jedes davon brauchst du ein Schiff, egal auf welchem Schiffsfeld, in einem Gebiet mit diesem Gebäude; auch das eben gefahrene Schiff zählt. Verschiedene Schiffe dürfen verschiedene Bedingungen erfüllen.

    Fehlt genau eines, kann eine Ressourcenkarte es ersetzen: die Ressourcenkarte Basis einen Kran, Förderturm, Bohrturm oder ein Windrad, eine Ressourcenkarte Know-How ein Laboratorium oder eine Fabrik. Sie ist dann deine einzige Karte bei diesem Halt.
    .title = Was eine Karte verlangt
# Zeichnung: Wissenschaftler gehen von der Reserve in den Vorrat; Schiffe und Wissenschaftler im Gebiet gezählt.
antarctica-howto-camp =
    Einsetzen kannst du nur Wissenschaftler aus deinem Vorrat. Mit einem Camp im Gebiet wirbst du so viele aus deiner Reserve an, wie du dort Schiffe und Wissenschaftler hast.

    Anwerben lohnt sich also dort, wo du schon stark bist.
    .title = Anwerben
    .more =
        Sind in deiner Reserve weniger übrig, nimmst du alle.
# Zeichnung: ein Würfel springt über einen anderen, vorbei an einem roten und einem blauen Symbol.
antarctica-howto-research =
    Mit einer Forschungsstation im Gebiet rückst du auf einer Leiste vor, die ihr Symbol trägt: ein Feld für jedes Schiff und jeden Wissenschaftler von dir dort. Der erste Schritt setzt einen neuen Würfel auf die Leiste. Besetzte Felder überspringst du kostenlos, und Punkte werden nie auf mehrere Leisten verteilt.

    Über das Ende einer Leiste kommst du nicht hinaus, auch nicht an Würfeln vorbei, die ihr Ende füllen: Wer zuerst da ist, bleibt Erster. Übrige Punkte verfallen.
    .title = Forschen
    .more =
        Sind mehrere Stationen im Gebiet, nutzt du eine davon; nichts wird addiert. Du darfst nur eine Leiste wählen, auf der dein Würfel ziehen kann, und nutzt alle Punkte, soweit er kann. Auf jeder Leiste hast du höchstens einen Würfel; er geht nie zurück und kommt nie herunter. Ohne unbenutzten Würfel kannst du keine weitere Leiste betreten.

        Eine Leiste ist eine Reihe von Feldern mit Punkten; auf jedem Feld ist Platz für einen Würfel. Jede Leiste zeigt das Symbol einer Station, eine zeigt zwei und passt zu beiden.
    .callouts =
        Hier beginnt dein Würfel.
        Besetzte Felder werden kostenlos übersprungen.
        Ein rotes Symbol.
        Ein blaues Symbol.
antarctica-howto-symbols =
    Ein Symbol wirkt, wenn dein Würfel darauf kommt oder es überspringt. Rote Felder wirken für jeden, der vorbeikommt, blaue einmal im Spiel, für alle: zuerst für den, der sie auslöst, dann gegen den Uhrzeigersinn weiter.

    Rot: ein Wissenschaftler aus deiner Reserve in deinen Vorrat; ein neues Schiff ohne Werft, wenn du magst (dann nehmen die anderen wie üblich Werftkarten); eine Ressourcenkarte Know-How, solange es welche gibt; deine Ressourcenkarte Basis zurück, wenn du sie gespielt hast.

    Blau: Jeder darf ein Schiff in ein anderes Gebiet versetzen (es handelt dort nicht). Oder: Jeder bekommt eine Werftkarte; es werden so viele gezogen, wie Spieler da sind, du behältst eine und reichst die anderen nach rechts weiter. Oder: Du rückst 3 Felder vor, danach dürfen es die anderen, jeder auf einer anderen Leiste. Sind weniger Werftkarten übrig, als Spieler da sind, bekommt niemand eine.
    .title = Symbole auf den Leisten
    .more =
        Der Würfel macht erst seinen ganzen Zug. Dann wirken die Symbole dieses Zuges in der Reihenfolge der Leiste, jedes mit allem, was es auslöst, vor dem nächsten.

        Ein blaues Symbol kann kein Schiff versetzen, das in diesem Zug gebaut wurde; dein gefahrenes Schiff dagegen darf versetzt werden. Verlässt das zweite Schiff dieses Halts das Gebiet der Sonne, verliert es seinen Zug; ein Schiff, das dorthin kommt, nimmt das erste freie Feld und bekommt keinen Zug. Symbole, die jemand beim Vorrücken um 3 Felder erreicht, warten, bis alle vorgerückt sind.
# Zeichnung: ein neues Schiff kommt hinten in die Reihe, wo die Sonne ist; die anderen nehmen je eine Karte.
antarctica-howto-ships =
    Mit einer Werft im Gebiet kannst du ein neues Schiff von deinen unbenutzten Spielsteinen nehmen. Am Ende des Zuges stellt es sich dort an, wo die Sonne ist, und handelt bei diesem Halt nicht mehr. Mehr Schiffe bedeuten mehr Züge und mehr Zugriff.

    Aber alle anderen, zuerst dein rechter Nachbar, sehen sofort die Werftkarten durch und dürfen eine nehmen. Reichen sie nicht für alle, bekommt niemand eine, und der Rest ist aus dem Spiel.
    .title = Neue Schiffe
    .more =
        Bei der Sonne muss Platz sein. Bis das neue Schiff in der Reihe steht, gibt es keinen Zugriff, zählt nirgends und kann weder versetzt noch freigegeben werden. Mehrere neue Schiffe kommen in der Reihenfolge, in der sie genommen wurden. Nach der italienischen und der polnischen Spielregel kommt ein neues Schiff sofort; die Einstellungen des Tisches bieten diese Lesart an.
antarctica-howto-cards =
    Eisbrecher: Lege ihn an ein Gebiet, in dem dein Schiff das zweite der Reihe ist. Hält die Sonne dort, hat dieses Schiff gleich nach dem ersten einen Zug. Der Eisbrecher ist aus dem Spiel, sobald die Sonne dort hält oder vorbeizieht. Liegt er dort, wo die Sonne ist, wirkt er noch bei diesem Halt.

    Wissenschaftler einsetzen: Ein Wissenschaftler aus deinem Vorrat kommt ins Zielgebiet. +2 Wissenschaftler: Zwei kommen aus der Reserve in den Vorrat (einer, wenn nur noch einer da ist). Sprunghafter Fortschritt: Rücke auf einer Leiste 3 Felder vor. Die 13 Werftkarten: Eisbrecher (6), Wissenschaftler einsetzen (3), +2 Wissenschaftler (2), Sprunghafter Fortschritt (2).

    Die Ressourcenkarten Basis und Know-How ersetzen beim Bauen ein fehlendes Gebäude. Du beginnst mit einer Karte Basis; ein rotes Feld bringt sie zurück. Eine Karte Know-How ist danach verbraucht. Werftkarten sind geheim, Ressourcenkarten liegen offen.
    .title = Was die Karten tun
    .more =
        Werftkarten werden im eigenen Zug nach der Fahrt gespielt, auch solche, die du in diesem Zug bekommen hast; danach sind sie aus dem Spiel. An einem Gebiet darfst du einen Eisbrecher haben. Der Zug, den er gibt, ist ein ganzer normaler Zug und muss gemacht werden; es gibt nur einen je Halt. Dort, wo die Sonne ist, hilft der Eisbrecher nur dem Schiff, das bei ihrer Ankunft das zweite war. Ein Eisbrecher von einem früheren Halt ist nicht deine Karte dieses Halts. Es gibt so viele Ressourcenkarten Know-How wie Spieler.
# Zeichnung: ein Würfel und ein Schiff kommen zu den freigegebenen Spielsteinen, für jeden kommt ein Wissenschaftler.
antarctica-howto-giveback =
    Einmal in jedem deiner Züge darfst du einen Spielstein freigeben: einen unbenutzten Würfel, ein unbenutztes Schiff oder ein Schiff vom Spielplan (das Schiff, das fahren muss, erst nach dem Fahren). Dafür bekommst du einen Wissenschaftler aus deiner Reserve, wenn noch einer da ist, und der Spielstein zählt am Ende. Würfel auf Leisten bleiben dort.

    Ohne Würfel kommst du auf keine neue Leiste, und ohne Schiffe hast du keine Züge. Wäge ab. Blaue Felder, Werftkarten und die Wertung gelten auch dann für dich, und mit einem neuen Schiff spielst du weiter.
    .title = Spielsteine freigeben
# Zeichnung: ein Gebiet und eine Leiste mit den Rängen und den Punkten jedes Rangs.
antarctica-howto-scoring =
    In jedem Gebiet bekommt, wer dort die meisten Wissenschaftler hat, Punkte für alle Gebäude, alle Wissenschaftler jeder Farbe und 1 dazu. Jeder tiefere Rang bekommt so viele Punkte, wie jemand vom Rang davor Wissenschaftler hat. Bei Gleichstand bekommen alle die vollen Punkte.

    Auf einer Leiste bekommt der Erste die Werte aller Würfel, der Zweite den Wert des ersten Würfels und so weiter. Bei den Karten mit Stern und bei den freigegebenen Spielsteinen bekommt, wer die meisten hat, so viele Punkte, wie alle zusammen haben; jeder tiefere Rang so viele, wie jemand vom Rang davor hat.
    .title = Die Wertung
    .more =
        Wer dort nichts hat, bekommt nichts. In einem Gebiet zählen Schiffe nicht, Startgebäude schon. Ein Wissenschaftler steht für das ganze Gebiet und verlässt es nie. Die Gebiete werden einzeln gewertet, beginnend bei der Sonne; die Reihenfolge ändert nichts. Der Siegpunktmarker der Schachtel zeigt höchstens 99 Punkte; das Spiel kennt keine Grenze.
    .callouts =
        Die meisten Wissenschaftler: die Gebäude, alle Wissenschaftler und 1.
        Gleichstand: beide erhalten so viele Punkte, wie der Erste Wissenschaftler hat.
        Erster auf einer Leiste: die Werte aller Würfel.
# Zeichnung: der letzte Wissenschaftler verlässt einen leeren Vorrat und eine leere Reserve.
antarctica-howto-end =
    Das Spiel endet mit dem Zug, in dem jemand den letzten eigenen Wissenschaftler einsetzt, Vorrat und Reserve also leer sind, oder in dem die letzte Baukarte genommen wird. Dieser Zug wird mit allem, was er auslöst, zu Ende gespielt; ein Zug durch einen Eisbrecher entfällt.

    Zwei seltene Enden haben wir ergänzt: Kein Schiff ist mehr auf dem Spielplan, oder in 24 Zügen hintereinander (zu zweit 18) sind Schiffe nur gefahren. Und eine Ausnahme, aus der polnischen Spielregel: Haben alle, die ein Schiff haben, genau einen Wissenschaftler übrig und liegen nur Planktonfarmen aus, kostet eine Planktonfarm einen Wissenschaftler statt zwei, und mit ihr endet das Spiel.

    Es gewinnt, wer die meisten Punkte hat. Bei Gleichstand entscheiden mehr erste Ränge (jedes Gebiet, jede Leiste, die Sterne und die freigegebenen Spielsteine zählen je einmal), dann mehr Baukarten. Herrscht noch immer Gleichstand, gibt es mehrere Sieger.
    .title = Das Ende
# Zeichnung: eine Schiffsreihe mit der Zahl der Halte, bis jedes Schiff handelt.
antarctica-howto-tips =
    Achte darauf, wohin die Sonne als Nächstes zieht. In einer kurzen Reihe knapp vor ihr kommt dein Schiff bald wieder zum Zug.

    Der erste Rang bekommt fast alles: lieber in zwei Gebieten führen als in vieren Zweiter sein. Wer einen zweiten Platz verstärkt, füttert den Führenden.

    Die offenen Karten gehören allen. Nimm, was jetzt geht; was du zwei Züge lang vorbereitest, ist oft weg. Und zähle die Wissenschaftler aller: Das Ende kommt plötzlich.
    .title = Gut zu wissen

## Nachschlagen: was die Karten tun

antarctica-list-basic = Baukarten „Basis“
antarctica-list-double = Baukarten „Double“
antarctica-list-prestige = Baukarten „Prestige“

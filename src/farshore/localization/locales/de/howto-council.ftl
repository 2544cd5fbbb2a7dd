# So spielt man Council of Shadows: fünf Minuten Lesen. `council-howto-sections` gibt die Reihenfolge;
# jeder Abschnitt hat einen Titel, Absätze mit einer Leerzeile dazwischen und eine Zeichnung gleichen Namens.
# `.more` schlägt man nach, wenn man es braucht. `web/src/boards/council/rules.json` nennt die Regeln jedes
# Absatzes mit ihren Nummern.

council-howto-sections = goal map start round purchase planning actions cards slide evaluation levels bonus modules automa end tips

# Zeichnung: der Energiemarker holt den Verbrauchsmarker ein.
council-howto-goal =
    Zwei Marker sind unterwegs: deine Energie und dein Verbrauch. Erreicht deine Energie deinen Verbrauch, gewinnst du eine Dark-Tech-Stufe, und mit der übrigen Energie geht es von vorn los.

    Am Ende gewinnt, wer die höchste Stufe hat. Starke Karten bringen mehr, aber sie treiben deinen Verbrauch vor dir her.
    .title = Worum es geht
    .callouts =
        Deine Energie.
        Dein Verbrauch.
# Zeichnung: drei Entfernungen mit Galaxien, ein Sonnensystem mit Planeten, Ertrag und Würfeln.
council-howto-map =
    Die Galaxien liegen in drei Entfernungen, Parsec 1 bis 3. Auf ihre Felder kommen Sonnensysteme mit einem bis vier Planeten und einem Ertrag aus Edelsteinen, Energie oder beidem. Welche Systeme noch kommen, dürfen alle wissen: Das Sechseck über dem Spielplan zeigt sie alle.

    Deine Würfel auf Planeten sind deine Kolonien. Anfangs kannst du nur auf erdähnlichen Planeten siedeln, und deine Aktionsfelder reichen nur bis Parsec 1. Verbesserungen ändern beides.
    .title = Der Spielplan
    .more =
        Jede Galaxie nennt zwei Belohnungen in Energie, eine größere für die Mehrheit und eine kleinere; manche geben eine helle Bonuskarte dazu. Die Seite des Spielplans für drei und vier hat 10 Galaxien mit 31 Sonnensystemfeldern. Auf der Seite für zwei, die auch gegen die Automa dient, fehlen die gelbe, die türkise, die braune und die beige Galaxie; sie hat 6 Galaxien mit 18 Feldern.
    .callouts =
        Die Entfernung: Parsec 1 bis 3.
        Ein Planet; dein Würfel darauf ist eine Kolonie.
        Der Ertrag des Systems.
council-howto-start =
    Dein Verbrauch beginnt bei 20, deine Energie bei 0. Du hast einen anthrazitfarbenen und einen goldenen Edelstein, 30 Würfel, drei Aktionsfelder mit Reichweite Parsec 1, sechs Aktionskarten auf der Hand und eine dunkle Bonuskarte. Die Reihenfolgeplättchen werden zufällig verteilt. Du führst eine Zivilisation mit einem Emblem an; wähle sie im Menü des Tisches. Sie ändert keine Regel.

    In der grauen Galaxie liegen zwei Systeme offen, neben dem Spielplan acht KI-Karten. Zu dritt sind die türkise und die gelbe Galaxie abgedeckt, zu zweit fehlen vier.
    .title = Womit du beginnst
    .more =
        Die Systeme jedes Parsecs werden zu verdeckten Stapeln gemischt, ebenso die KI-Karten und die hellen Bonuskarten. Von den dunklen Bonuskarten werden nur die der Galaxien im Spiel verwendet, die für Stationen nur mit Stationen; jeder bekommt eine, die anderen verlassen ungesehen das Spiel. Zwei Karten jedes Dark-Tech-Stapels werden ungesehen entfernt. Die erste Runde beginnt in der Reihenfolge der Reihenfolgeplättchen.

        Die Energieleiste geht von 0 bis 100, die Verbrauchsleiste von 20 bis 100. Der Energiemarker zeigt auch deine Stufe; alle beginnen auf Stufe 0. In der Schachtel sind 25 KI-Karten, 16 Dark-Tech-Fähigkeiten, 18 helle und 9 dunkle Bonuskarten, 18 Karten der Automa, 4 Reihenfolgeplättchen, 6 Anführer und der Thron. Jeder hat eine Spielertafel mit drei Aktionsfeldern und 13 Verbesserungen, einen Sichtschirm, eine Figur, zwei Marker, 30 Würfel und drei Stationen. Edelsteine gehen nie aus.
    .callouts =
        Deine Energie: 0.
        Dein Verbrauch: 20.
        Deine ersten Edelsteine und deine Würfel.
# Zeichnung: drei Phasen nebeneinander: Kaufen, Planen, Aktionen.
council-howto-round =
    Jede Runde hat drei Phasen. Ihr kauft nacheinander, plant alle zugleich im Geheimen und handelt dann nacheinander.

    Wer zuerst handelt, entscheidet der Plan: Je weiter sich dein Verbrauch in dieser Runde wirklich bewegt hat, desto früher bist du dran. Bei Gleichstand ist zuerst dran, wer mehr Energie hat, danach, wessen Marker früher auf sein Feld kam. In dieser Reihenfolge kauft ihr auch in der nächsten Runde.
    .title = Eine Runde
    .more =
        Von Markern, die die 0 noch nicht verlassen haben, gilt der mit dem höheren Plättchen vom Anfang als früher. Jedes neue Feld, auch nach einer Stufe, gilt als neue Ankunft.
# Zeichnung: Edelsteine bezahlen eine KI-Karte und eine Verbesserung, ein besserer steht für einen geringeren.
council-howto-purchase =
    Du darfst bis zu drei Käufe mit Edelsteinen machen: offene KI-Karten, Verbesserungen deiner Spielertafel oder, mit diesem Modul, Raumstationen. Ein besserer Edelstein darf für einen geringeren stehen: transparent für golden, golden für anthrazitfarben; Wechselgeld gibt es nicht.

    Karten kommen sofort auf deine Hand, und ihr Platz wird sofort aufgefüllt. Jede Verbesserung kostet dich für immer einen Würfel und ist nur einmal zu haben: die Anpassung an Wüste und Vulkan, der Kolonieausbau, mit dem du auf Würfeln stapeln darfst, größere Reichweiten (Parsec 2 vor Parsec 3, 1 Energie je Schritt) und Energieprojekte, die einmal Energie bringen.
    .title = Kaufen
    .more =
        Du bezahlst mit den am wenigsten wertvollen Edelsteinen, die reichen; darum kümmert sich das Programm. Ein Feld mit größerer Reichweite wirkt auch in allen näheren Parsecs. Ist keine KI-Karte mehr zu ziehen, bleibt der Platz leer. Dein Zug endet, wenn du aufhörst oder nichts mehr kaufen kannst; dann werden Stufen abgerechnet.
# Zeichnung: drei Aktionsfelder, Karten werden gelegt, der Verbrauch wird addiert.
council-howto-planning =
    Lege auf jedes leere Feld eine Karte von deiner Hand. Du darfst auch ein Feld mit Karten zudecken; nur die oberste Karte zählt.

    Dann wird der Verbrauch der obersten Karten aller deiner Felder addiert, auch der aus früheren Runden, und dein Marker bewegt sich um die Summe. Er fällt nie unter 20 und steigt nie über 100. Manche Karten lassen ihn fallen, aber nie so weit, dass du dadurch eine Stufe gewinnst.
    .title = Planen
    .more =
        Dein Plan ist geheim, bis alle fertig sind; ohne Sichtschirme wird offen in der Reihenfolge der Plättchen geplant. Hast du weniger Karten als leere Felder, legst du alle und überdeckst nichts. Karten, die schon liegen, können weder bewegt noch zurückgenommen werden. Beim Planen wird keine Stufe erreicht.
    .callouts =
        Was eine Karte verbraucht.
        Was sie tut.
        Dein Verbrauch steigt um die Summe aller obersten Karten.
# Zeichnung: die Karte eines Feldes wirkt in dessen Reichweite: siedeln, abbauen, erforschen.
council-howto-actions =
    Führe die Aktionen deiner Felder von links nach rechts aus, jede in der Reichweite ihres Feldes. Alle werden ausgeführt: Lässt eine Karte dich siedeln oder erforschen, musst du es tun, wenn du kannst; abbauen und Edelsteine aufwerten darfst du nach Belieben.

    Siedeln setzt einen Turm auf einen freien Planeten; kein Planet trägt mehr als drei Würfel, und ein Turm wird nicht geteilt. Abbauen nimmt den Ertrag eines Systems, je Karte einmal für jeden deiner Würfel dort; die Würfel bleiben. Beim Erforschen wählst du einen Parsec in Reichweite und ziehst zwei Systeme: Du legst eines in eine Galaxie dieses Parsecs und darfst dann dort siedeln oder seinen Ertrag nehmen. Andere Karten geben Edelsteine oder werten sie auf. Das System, das du nicht legst, kommt verdeckt unter seinen Stapel.
    .title = Aktionen
    .more =
        Du besiedelst nur Planeten der Arten, an die du angepasst bist, mit Würfeln aus deinem Vorrat; hast du weniger, als der Turm braucht, setzt du, was du hast. Mit dem Kolonieausbau dürfen auf dem Planeten schon Würfel sein, wenn der ganze Turm passt. Sind Systeme gezogen, muss eines gelegt werden; nur du siehst sie. Ohne System im Stapel oder freies Sonnensystemfeld kannst du nicht erforschen. Würfel verlassen den Spielplan nur durch Wertungen.
council-howto-cards =
    Deine sechs Karten: Siedeln setzt 1 Würfel. Kolonie gründen setzt einen Turm aus 2. Abbauen nimmt bis zu 2 Erträge. Erforschen bringt ein neues System und 1 Würfel darauf oder seinen Ertrag. Edelsteine nehmen gibt 2 anthrazitfarbene und 1 goldenen Edelstein. Edelstein aufwerten macht aus einem anthrazitfarbenen einen goldenen oder aus einem goldenen einen transparenten.

    KI-Karten tun dasselbe besser oder billiger. Die Zahl oben ist der Verbrauch; ist sie negativ, sinkt er. Bei „überall“ gilt keine Reichweite, bei „auf jedem Planeten“ braucht es keine Anpassung; Stapeln braucht immer den Kolonieausbau. „Dann“ heißt beides in dieser Reihenfolge, „oder“ eines davon. Bietet eine Karte beim Erforschen an, zweimal abzubauen, tust du es dort, wo du Kolonien hast; bietet sie es einmal an, bekommst du den Ertrag des neuen Systems.
    .title = Was die Karten tun
# Zeichnung: die Karten aller Felder rücken ein Feld nach rechts, die letzten zurück auf die Hand.
council-howto-slide =
    Nach deinen Aktionen rücken die Karten aller Felder ein Feld nach rechts. Was vom letzten Feld fällt, kommt zurück auf deine Hand; das erste Feld ist leer.

    Eine Karte auf dem ersten von drei Feldern wirkt also dreimal, jedes Mal mit der Reichweite des neuen Feldes, und jedes Mal kostet sie ihren Verbrauch.
    .title = Die Karten rücken weiter
    .callouts =
        Alle Karten rücken ein Feld nach rechts.
        Was vom letzten Feld fällt, kommt auf die Hand zurück.
# Zeichnung: eine Galaxie mit Belohnung für Mehrheit und Minderheit, ein Würfel wird weggenommen.
council-howto-evaluation =
    Jetzt darfst du Galaxien werten, in denen du eine Kolonie hast, jede einmal. Nimm dort einen deiner Würfel weg und bekomme Energie: die größere Belohnung, wenn du dort mehr Kolonien hast als jeder andere, sonst die kleinere. Gezählt wird, bevor der Würfel weg ist.

    Manche Belohnungen bringen eine helle Bonuskarte dazu. Hör auf, wann du magst.
    .title = Wertung
    .more =
        Vor deiner ersten Wertung geschieht, was zu jeder Wertung gehört, in dieser Reihenfolge: S3E3, Imperium, Feudalismus, Abbaustationen, Buteo. Ist keine helle Bonuskarte mehr da, bekommst du trotzdem die Energie. Wenn alle fertig sind, beginnt die nächste Runde in derselben Reihenfolge.
    .callouts =
        Zuerst werden die Kolonien gezählt.
        Dann kommt einer deiner Würfel weg.
        Mehr Kolonien als jeder andere: die größere Belohnung.
        Sonst die kleinere.
# Zeichnung: die Energie überholt den Verbrauch, eine Dark-Tech-Fähigkeit, Ausgleich für die Zurückliegenden.
council-howto-levels =
    Am Ende deines Kaufzugs und deines Aktionszugs: Ist deine Energie mindestens so groß wie dein Verbrauch, zieh den Verbrauch ab und steige eine Stufe auf. Den Rest behältst du, und er kann für noch eine Stufe reichen. Bis dahin zählt die Energie weiter, auch über 100.

    Stufe I bringt eine Dark-Tech-Fähigkeit deiner Wahl aus Stapel I, Stufe II eine aus Stapel II; aus jedem Stapel wurden zwei Karten ungesehen entfernt. Nur du siehst den Stapel durch; die Karte, die du nimmst, liegt offen. Manche wirken sofort, manche bis zum Ende. Zeig auf eine Karte, um sie zu lesen.

    Ausgleich: Erreichst du Stufe I, nehmen alle auf Stufe 0 einen anthrazitfarbenen Edelstein. Erreichst du Stufe II, nehmen alle auf Stufe I einen goldenen, alle auf Stufe 0 einen anthrazitfarbenen und einen goldenen.
    .title = Stufen
    .more =
        Am Ende deines Zuges kannst nur du aufsteigen, eine Stufe nach der anderen, jede mit ihrer Karte und ihrem Ausgleich; Energie von einer Karte zählt für die nächste Stufe. Stufe III und höhere bringen weder Karte noch Ausgleich; über III kommt man in der letzten Runde und in der Schlusswertung.
# Zeichnung: eine dunkle und drei helle Bonuskarten mit ihren Formeln.
council-howto-bonus =
    Du beginnst mit einer dunklen Bonuskarte und kannst helle gewinnen. Nur du siehst sie. In der Schlusswertung geben sie Energie.

    Hell: 3 plus 1 je Edelstein einer Art; 3 plus 1 je Würfel auf einer Planetenart; 4 plus 1 je Würfel in einem Parsec; ein Zehntel deines Verbrauchs, gerundet (ab der Hälfte aufwärts); 1 plus 1 je Würfel auf deiner Spielertafel; 1 plus 2 je KI-Karte; 1 plus 2 je helle Karte; oder einfach 5. Dunkel: Eine Galaxie zahlt für Mehrheit oder Anwesenheit, Stationen für jede gebaute.

    Du kannst vier haben. Bei der fünften gibst du eine der fünf zurück: Eine helle kommt unter ihren Stapel.
    .title = Bonuskarten
    .more =
        Eine dunkle Karte, die du zurückgibst, verlässt ungesehen das Spiel. Die dunkle Karte einer Galaxie bringt 9 Energie bei Mehrheit dort, sonst 3 bei mindestens einer Kolonie; die der Stationen 2 plus 4 für jede gebaute Station.
# Zeichnung: eine Station in einer Galaxie und ein Anführer mit seinem Startverbrauch.
council-howto-modules =
    Raumstationen: Du kannst drei verschiedene kaufen, jede für eine Galaxie, in der du eine Kolonie hast. In einer Galaxie steht nur eine Station, wem sie auch gehört; sie bleibt für immer. Die Abbaustation nimmt vor jeder deiner Wertungen einen Ertrag jedes Systems ihrer Galaxie, in dem du eine Kolonie hast. Mit der Wertungsstation darfst du den Würfel behalten, wenn du ihre Galaxie wertest. Die Siedlungsstation trägt drei deiner Würfel, die für die Mehrheit zählen, aber keine Kolonien sind.

    Anführer: Vom letzten Reihenfolgeplättchen zum ersten wählt jeder einen. Je stärker er ist, desto höher beginnt dein Verbrauch: Buteo 30, Zoe 34, Ava 28, Casares 26, S3E3 27, Breish 25. Buteo baut bei jeder Wertung einmal in beliebiger Entfernung ab. Zoe setzt in jedem Kaufzug eine kostenlose Kolonie. Ava hat ein viertes Aktionsfeld. Casares muss in einer Galaxie mit 3 oder mehr eigenen Kolonien keinen Würfel wegnehmen, darf aber die KI-Karte mit dem Dreierturm nicht kaufen. S3E3 gewinnt bei jeder Wertung 1 Energie je Kolonie. Breish beginnt mit 8 Energie und gewinnt bei Wertungen Gleichstände um die Mehrheit.
    .title = Zwei Module
    .more =
        Avas viertes Feld beginnt mit Reichweite Parsec 1 und kann wie die anderen erweitert werden. Zoes Kolonie muss zu deiner Anpassung passen und ist kein Kauf.
# Zeichnung: eine Karte der Automa mit ihren Aktionen und ihrer Wertung.
council-howto-automa =
    Allein spielst du gegen die Automa, auf dem Spielplan für zwei. Sie hat Würfel und beide Marker, aber keine Hand, keine Edelsteine und keine Spielertafel, und sie kauft nichts. Sie spielt mit eigenen Karten: drei Stapel, einer je Stufe.

    Wenn du geplant hast, deckt sie die oberste Karte ihres Stapels auf. Die Zahl bewegt ihren Verbrauch und zählt für die Reihenfolge. In ihrem Zug werden ihre Aktionen von oben nach unten ausgeführt: die linke oder, wenn sie unmöglich ist, die rechte daneben oder keine. Sie besiedelt freie Planeten der genannten Art am genannten Ort mit ganzen Türmen, erforscht und siedelt dort, gewinnt Energie oder tauscht offene KI-Karten aus. Wo eine Wahl offen ist, triffst du sie, in deinem eigenen Interesse.

    Dann wertet sie jede Galaxie, in der sie ist, oder nur die mit ihrer Mehrheit, wie die Karte sagt. Sie steigt auf wie du und zieht vom nächsten Stapel, ohne Dark-Tech-Fähigkeiten und ohne Ausgleich auf beiden Seiten. Auch sie beendet mit Stufe III das Spiel; in der Schlusswertung zählen nur ihre hellen Karten. Die zwei silbernen Karten machen das Spiel schwerer.
    .title = Die Automa
    .more =
        Ist die linke Aktion möglich, muss sie ausgeführt werden. Die Automa stapelt nie Würfel. Zum Erforschen zieht sie zwei Systeme und behält eines mit der genannten Planetenart. Passen beide, wählst du; passt keines, kommen beide unter den Stapel zurück, und die Aktion gilt als unmöglich, ebenso ohne System oder freies Sonnensystemfeld. Ihre hellen Karten liegen verdeckt, ohne Grenze, und ein leerer Stapel wird neu gemischt. Alles andere, auch der Gleichstand, ist wie zu zweit.
# Zeichnung: der Thron und die Schlussenergie aus Edelsteinen, KI-Karten und Bonuskarten.
council-howto-end =
    Wer zuerst Stufe III erreicht, stellt den Thron vor sich; besteigen wird ihn nur, wer gewinnt. Alle spielen die Runde zu Ende, dann kommt die Schlusswertung, beginnend beim Thron: Energie für Edelsteine (anthrazitfarben 1, golden 2, transparent 3), 2 für jede KI-Karte und die Bonuskarten. Sie kann noch Stufen bringen, aber keine Dark-Tech-Fähigkeiten und keinen Ausgleich. Mit einer Rundengrenze endet das Spiel auch nach deren letzter Runde.

    Es gewinnt, wer die höchste Stufe hat; bei Gleichstand entscheidet die übrige Energie, dann die Zahl der Würfel auf dem Spielplan. Herrscht noch immer Gleichstand, gibt es mehrere Sieger.
    .title = Das Ende
    .more =
        In der letzten Runde gelten noch alle Regeln, auch Karten und Ausgleich für die Stufen I und II. Endet das Spiel durch die Rundengrenze, gibt es keinen Thron, und gewertet wird nach den Reihenfolgeplättchen.
# Zeichnung: zwei Pläne mit gleichen Aktionen und verschiedenem Verbrauch.
council-howto-tips =
    Achte auf den Abstand deiner Marker, nicht nur auf deine Energie. Eine ruhige Runde mit wenig Verbrauch kann so viel wert sein wie eine reiche.

    Kolonien sind erst Minen und später Punkte: Jede Wertung kostet einen Würfel. Siedle dort, wo mehrere Würfel beisammenbleiben.

    Wer früh handelt, bekommt die besten Planeten; wer spät handelt, kann die Mehrheiten abzählen.
    .title = Gut zu wissen

## Nachschlagen: was die Karten tun

council-list-tech-1 = Dark-Tech-Fähigkeiten aus Stapel I
council-list-tech-2 = Dark-Tech-Fähigkeiten aus Stapel II
council-list-ai = KI-Karten

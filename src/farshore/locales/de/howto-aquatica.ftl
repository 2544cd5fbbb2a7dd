# So spielt man Aquatica: fünf Minuten Lesen. `aquatica-howto-sections` gibt die Reihenfolge;
# jeder Abschnitt hat einen Titel, Absätze mit einer Leerzeile dazwischen und eine Zeichnung gleichen Namens.

aquatica-howto-sections = goal board turn characters locations pay raise mantas explore goals end solo tips

# Zeichnung: ein Gebiet steigt vom Meeresgrund auf und wird zu Punkten.
aquatica-howto-goal =
    Du herrschst über ein Reich in der Tiefe. Du gewinnst Gebiete, nutzt ihre Tiefen, während sie aufsteigen, und wertest sie, wenn sie vollständig gehoben sind.

    Punkte bringen gewertete Gebiete, früh beanspruchte Ziele und am Ende jede Figur auf deiner Hand mit 1 Punkt.
    .title = Worum es geht
# Zeichnung: die Ozeantafel mit oberer Reihe, unterer Reihe, Figurenreihe und Zielen, daneben eine Spielertafel.
aquatica-howto-board =
    Im Ozean liegen zwei Reihen mit Gebieten, eine Reihe mit Figuren zu Preisen von 0 bis 5 und vier Ziele. Deine Spielertafel hat Platz für fünf Gebiete.

    Alle beginnen mit denselben sechs Figuren auf der Hand und vier trainierten Mantas. Mit Königen hat jeder noch eine eigene Karte mehr. Die Hände sind offen; verdeckt sind nur die Stapel.
    .title = Der Ozean und deine Tafel
# Zeichnung: ein Zug als Linie: Zusatzaktionen, eine Karte, Zusatzaktionen.
aquatica-howto-turn =
    Spiele genau eine Figur: Das ist deine Hauptaktion. Davor und danach, aber nicht mittendrin, darfst du beliebig viele Mantas und Tiefen mit Wirkung nutzen und Ziele beanspruchen.

    Dann sag, dass dein Zug zu Ende ist.
    .title = Dein Zug
# Zeichnung: eine Figurenkarte mit ihren Wirkungen der Reihe nach, der Ablagestapel und die Matrone, die alles zurücknimmt.
aquatica-howto-characters =
    Die Wirkungen der Karte geschehen der Reihe nach, und was möglich ist, musst du tun. Aufs Erkunden darfst du aber immer verzichten, und Mantas oder Tiefen musst du nie hergeben. Dann kommt die Karte auf deinen Ablagestapel.

    Die Matrone verlässt deine Hand nie. Spielst du sie, nimmst du alle abgelegten Karten zurück und machst alle deine Mantas bereit. Wirbst du an, kommt die neue Figur sofort auf deine Hand; die rechts davon rücken auf billigere Felder.
    .title = Figuren
# Zeichnung: ein Gebiet mit Art, Machtpreis, Münzpreis, seiner Spalte von Tiefen, Punkten und einer Manta ganz unten.
aquatica-howto-locations =
    Ein Gebiet kaufst du mit Münzen oder eroberst es mit Macht. In der oberen Reihe kostet Erobern 1 Macht weniger. Usurpieren kostet nichts. Du brauchst ein freies Feld auf deiner Tafel.

    Ein Gebiet zeigt eine Spalte von Tiefen. Nur die oberste ist nutzbar: eine Ressource beim Bezahlen, eine Wirkung als Zusatzaktion. Wenn du sie nutzt, steigt das Gebiet um eine auf. An einer leeren Tiefe kommst du nur durch Heben vorbei.
    .title = Gebiete und Tiefen
# Zeichnung: ein Preis von 5 aus der Karte, einer Manta, die sich umdreht, und einer Tiefe, die hochrutscht.
aquatica-howto-pay =
    Für Münzen und Macht gibt es keine Spielsteine. Deine Karte gibt welche, und beim Bezahlen darfst du bereite Ressourcenmantas und oberste Ressourcentiefen einsetzen, je Karte eine von jedem Gebiet.

    Was übrig ist, bleibt für die nächste Wirkung derselben Karte und verfällt danach. Manche Macht gilt nur gegen eine Art von Gebiet.
    .title = Bezahlen
# Zeichnung: ein Hebeschritt verdeckt eine Tiefe ungenutzt; ein vollständig gehobenes Gebiet gibt seine Manta frei.
aquatica-howto-raise =
    Auch Heben lässt ein Gebiet aufsteigen, aber was dabei verdeckt wird, ist verloren. Es hilft an leeren Tiefen vorbei und wenn du es eilig hast.

    Sobald keine Tiefe mehr übrig ist, ist das Gebiet vollständig gehoben und du gewinnst die wilde Manta, die es zeigt, gleich bereit. Eine Wertungswirkung legt es dann auf deinen Wertungsstapel und macht sein Feld frei. Erst dort zählt es.
    .title = Heben und werten
# Zeichnung: eine Manta bereit und dieselbe müde; trainierte als zieltauglich gekennzeichnet.
aquatica-howto-mantas =
    Eine Manta trägt eine Ressource oder eine Wirkung. Benutzt wird sie müde; die Matrone und ein paar andere machen sie wieder bereit.

    Wilde Mantas behältst du bis zum Ende. Trainierte kannst du auch auf Ziele legen, aber dann sind sie weg.
    .title = Mantas
# Zeichnung: die obere Reihe geht, vier Karten rücken auf, sechs neue darunter.
aquatica-howto-explore =
    Genommene Gebiete werden nicht ersetzt, bis jemand erkundet. Dann verlässt die obere Reihe das Spiel, vier Karten deiner Wahl rücken aus der unteren auf, und sechs neue kommen.

    Erkunden macht also das Erobern billiger und bringt Neues, für dich und für die nächsten.
    .title = Erkunden
# Zeichnung: vier Zielleisten, die ersten Felder am wertvollsten, eine trainierte Manta steigt darauf.
aquatica-howto-goals =
    Sobald du in deinem Zug ein Ziel erfüllst, darfst du es beanspruchen: Lege eine deiner vier trainierten Mantas auf das erste freie Feld. Je früher, desto mehr Punkte. Jedes Ziel geht für dich nur einmal.

    Es genügt, wenn du es in diesem Augenblick erfüllst. Die Kraft der Manta verlierst du, ob bereit oder müde; gib also eine müde.
    .title = Ziele
# Zeichnung: drei Auslöser: vier Mantas auf Zielen, das letzte Gebiet, die letzte Figur.
aquatica-howto-end =
    Das Ende wird ausgelöst, wenn jemand auf allen vier Zielen Mantas hat oder wenn das letzte Gebiet oder die letzte Figur aufgedeckt wird. Der Zug wird beendet, dann haben alle noch einen, zuletzt der Auslösende.

    Gebiete, die noch auf deiner Tafel liegen, sind nichts wert, gehoben oder nicht. Bei Gleichstand entscheiden mehr Mantas im Vorrat.
    .title = Das Ende
# Zeichnung: vier graue Mantas der Ichthyander auf den Zielen und die vier Ränge.
aquatica-howto-solo =
    Allein spielst du gegen eine Uhr. Jedes Mal, wenn du die Matrone spielst, und jedes Mal, wenn du erkundest, geht eine Manta der Ichthyander auf ein Ziel deiner Wahl. Liegt die vierte, beendest du deinen Zug und hast noch einen.

    Deine Punkte geben dir einen Rang, vom Blobfisch bis zum Kraken.
    .title = Allein spielen
# Zeichnung: eine Kartenhand, die schrumpft, und die Matrone im richtigen Augenblick.
aquatica-howto-tips =
    Spiele die Matrone spät: Jedes Mal kostet sie dich einen Zug. Mehr Figuren bedeuten weniger Pausen.

    Wähle Gebiete, deren Tiefen du wirklich nutzt. Zwei, die sich gegenseitig helfen, sind besser als eines mit vielen Punkten.

    Halte ein Feld frei und achte auf die Ziele: Wer zuerst kommt, bekommt weit mehr als der Dritte.
    .title = Gut zu wissen

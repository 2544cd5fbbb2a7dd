# So spielt man Aquatica: fünf Minuten Lesen. `aquatica-howto-sections` gibt die Reihenfolge;
# jeder Abschnitt hat einen Titel, Absätze mit einer Leerzeile dazwischen und eine Zeichnung gleichen Namens.
# `.more` schlägt man nach, wenn man es braucht. `web/src/boards/aquatica/rules.json` nennt die Regeln jedes
# Absatzes mit ihren Nummern.

aquatica-howto-sections = goal board start turn characters effects locations pay raise mantas explore goals tokens end solo tips

# Zeichnung: ein Gebiet steigt vom Meeresgrund auf und wird zu Punkten.
aquatica-howto-goal =
    Du herrschst über ein Reich in der Tiefe. Du gewinnst Gebiete, nutzt ihre Tiefen, während sie aufsteigen, und wertest sie, wenn sie vollständig gehoben sind.

    Punkte bringen gewertete Gebiete, früh beanspruchte Ziele und am Ende jede Figur auf deiner Hand mit 1 Punkt.
    .title = Worum es geht
# Zeichnung: die Ozeantafel mit oberer Reihe, unterer Reihe, Figurenreihe und Zielen, daneben eine Spielertafel.
aquatica-howto-board =
    Im Ozean liegen zwei Reihen mit Gebieten, oben vier und unten sechs, eine Reihe mit sechs Figuren zu Preisen von 0 bis 5 Münzen und vier Ziele. Deine Spielertafel hat Platz für fünf Gebiete.

    Alle beginnen mit denselben sechs Figuren auf der Hand und vier trainierten Mantas. Mit Königen hat jeder noch eine weitere, eigene Karte. Die Hände sind offen; verdeckt sind nur die Stapel.
    .title = Der Ozean und deine Tafel
    .more =
        In der Schachtel sind 56 Gebiete, 14 von jeder der vier Arten, 18 Ozeanfiguren (neun verschiedene, je zweimal), acht Könige und 23 wilde Mantas. Startfiguren, Ozeanfiguren und Könige sind alle Figuren: Sie werden auf gleiche Weise gespielt, auf der Hand gehalten und gezählt. Das fünfte Feld eines Ziels ist für eine Erweiterung gedacht und bleibt leer.
    .callouts =
        Die Ziele mit ihren Feldern.
        Die obere Reihe: Zum Erobern braucht man weniger Macht.
        Die untere Reihe.
        Die Figuren, die man anwerben kann.
        Deine Spielertafel mit Platz für fünf Gebiete.
aquatica-howto-start =
    Sechs Figuren liegen in ihrer Reihe und sechs Gebiete in der unteren Reihe; die obere ist leer. Deine Tafel, dein Ablagestapel und dein Wertungsstapel sind leer, alle deine Mantas sind bereit.

    Deine sechs Karten: Die Matrone nimmt alle Karten zurück und macht alle Mantas bereit. Der Legionär erobert mit 3 Macht. Der Patrizier kauft mit 1 Münze. Das Seepferdchen darf erkunden und erobert dann mit 1 Macht. Die Wellenleserin hebt 2 oder wertet 2. Der Agent der azurnen Wasser wirbt mit 2 Münzen an.

    Mit Königen bekommst du den König mit deiner Nummer in der Zugreihenfolge. Oder es wird ein König mehr gezogen, als Spieler da sind: Der letzte Spieler wählt einen davon und reicht die übrigen gegen die Zugreihenfolge weiter.
    .title = Womit du beginnst
    .more =
        Wer beginnt, wird ausgelost oder für den Tisch festgelegt; gespielt wird im Uhrzeigersinn, von einer bis zu vier Personen. Alle wilden Mantas liegen bereit neben der Ozeantafel. Die Könige, die dir angeboten werden, siehst nur du; wenn alle gewählt haben, werden sie offengelegt, und der übrige ist aus dem Spiel.
# Zeichnung: ein Zug als Linie: Zusatzaktionen, eine Karte, Zusatzaktionen.
aquatica-howto-turn =
    Spiele genau eine Figur: Das ist deine Hauptaktion. Davor und danach, aber nicht mittendrin, darfst du beliebig viele Mantas und Tiefen mit einer Wirkung nutzen.

    Ziele darfst du vor und nach der Karte beanspruchen und auch zwischen zwei ihrer Wirkungen, wenn die erste etwas verändert hat.

    Dann sag, dass dein Zug zu Ende ist.
    .title = Dein Zug
    .more =
        Eine Manta oder Tiefe mit einer Wirkung darfst du nur nutzen, wenn sie wenigstens teilweise etwas bewirkt; dann bewirkt sie so viel wie möglich. Eine Grenze gibt es nicht: Dasselbe Gebiet kann noch einmal genutzt werden, wenn auch seine nächste Tiefe eine Wirkung zeigt. In deinem Zug entscheidest nur du, außer eine Karte trägt den anderen etwas auf.
# Zeichnung: eine Figurenkarte mit ihren Wirkungen der Reihe nach, der Ablagestapel und die Matrone, die alles zurücknimmt.
aquatica-howto-characters =
    Du kannst jede Karte deiner Hand spielen. Ihre Wirkungen geschehen der Reihe nach, und jede mögliche musst du ausführen, soweit es geht; was unmöglich ist, entfällt. Nur aufs Erkunden darfst du immer verzichten. Anwerben, kaufen und erobern musst du auch dann, wenn du nur mit Mantas und Tiefen bezahlen kannst; die Einstellungen des Tisches können das aufheben.

    Dann kommt die Karte auf deinen Ablagestapel. Die Matrone verlässt deine Hand nie: Spielst du sie, nimmst du den ganzen Ablagestapel zurück und machst alle deine Mantas bereit. Manche Könige wirken nur einmal und verlassen dann das Spiel; andere gehen zu Beginn zurück in die Schachtel und bringen dir eine Manta.

    Wirbst du an, kommt die neue Figur sofort auf deine Hand; die rechts davon rücken auf billigere Felder, und rechts kommt eine neue dazu, solange der Stapel welche hat.
    .title = Figuren
    .more =
        Während eine Karte ausgeführt wird, ist sie weder auf der Hand noch auf dem Ablagestapel und kann sich also nicht selbst zurückholen. Für die Handkarten gibt es keine Grenze, auch nicht für gleiche Figuren. Zu zweit kann nach den Einstellungen des Tisches jede Matrone zuerst die Figur ganz links aus der Reihe entfernen.
aquatica-howto-effects =
    Münzen und Macht: So viel darfst du während dieser Karte ausgeben. Macht, die eine Art zeigt, gilt nur gegen Gebiete dieser Art.

    Anwerben, kaufen, erobern: Nimm eine Figur oder ein Gebiet und bezahle. Gratis anwerben und usurpieren: dasselbe ohne Bezahlen. Erkunden: die Reihen erneuern.

    Heben: so viele Schritte, an einem Gebiet oder verteilt. Auf einer Tiefe hebt es nur andere Gebiete. Vollständig heben: alle Schritte eines Gebiets auf einmal. Werten: So viele vollständig gehobene Gebiete kommen auf deinen Wertungsstapel. Zurücknehmen: Karten vom Ablagestapel auf die Hand. Bereit machen: müde Mantas umdrehen; müde machen: das Gegenteil, bei Gegnern. Die Heilerin spielt eine Karte deines Ablagestapels, auch den König, aber keine andere Heilerin; danach kommen beide auf den Ablagestapel.

    Eins von beiden: Wähle eine Seite, die etwas bewirkt. Jeder Gegner: Dann müssen die anderen das der Reihe nach tun, wenn sie können.
    .title = Was die Symbole tun
# Zeichnung: ein Gebiet mit Art, Machtpreis, Münzpreis, seiner Spalte von Tiefen, Punkten und einer Manta ganz unten.
aquatica-howto-locations =
    Ein Gebiet kaufst du mit Münzen oder eroberst es mit Macht. In der oberen Reihe kostet Erobern 1 Macht weniger. Du brauchst ein freies Feld auf deiner Spielertafel; sie hat fünf.

    Ein Gebiet zeigt eine Spalte von Tiefen. Nur die oberste ist nutzbar: eine Ressource beim Bezahlen, eine Wirkung als Zusatzaktion, wenn sie etwas bewirkt. Wenn du sie nutzt, steigt das Gebiet um eine Tiefe auf. An einer leeren Tiefe kommst du nur durch Heben vorbei. Ein Gebiet ohne Tiefen ist gleich vollständig gehoben.
    .title = Gebiete und Tiefen
    .more =
        Die Wirkungen auf Tiefen: 1 oder 2 heben, vollständig heben, ohne Bezahlung anwerben, eine Karte zurücknehmen, ein Gebiet werten. Ein neues Gebiet liegt mit offener erster Tiefe auf deiner Spielertafel. Sein alter Platz bleibt leer, bis jemand erkundet.
    .callouts =
        Die Preise: Macht und Münzen.
        Kauf das Gebiet mit Münzen …
        … oder erobere es mit Macht.
        Es kommt auf ein freies Feld deiner Tafel. Nur die oberste Tiefe ist nutzbar.
# Zeichnung: ein Preis von 5 aus der Karte, einer Manta, die sich umdreht, und einer Tiefe, die hochrutscht.
aquatica-howto-pay =
    Für Münzen und Macht gibt es keine Spielsteine. Deine Karte gibt welche, und beim Bezahlen darfst du bereite Ressourcenmantas und oberste Ressourcentiefen einsetzen, je Karte eine von jedem Gebiet. Eine wilde Manta, die du dabei gewinnst, ist sofort bereit und darf für dieselbe Zahlung eingesetzt werden.

    Was übrig ist, bleibt für die nächste Wirkung derselben Karte und verfällt danach. Manche Macht gilt nur gegen eine Art von Gebiet; sie wird zuerst ausgegeben.
    .title = Bezahlen
    .more =
        Wähle zuerst, was du bezahlst; es muss mit allem, was du einsetzen darfst, bezahlbar sein. Dann setzt du Mantas und Tiefen einzeln ein, nur was zum Preis passt und nur bis er erreicht ist; eine begonnene Bezahlung wird abgeschlossen. Münzen bezahlen Anwerben und Kaufen, Macht das Erobern. Ein Gebiet, das du mit derselben Karte vorher genommen hast, darf schon seine oberste Ressource geben. Ohne eine gespielte Karte nützen Ressourcen nichts.
    .callouts =
        Der Preis.
        Was deine Karte gibt.
        Eine bereite Manta; sie wird müde.
        Die oberste Tiefe eines Gebiets; es steigt auf.
# Zeichnung: ein Hebeschritt verdeckt eine Tiefe ungenutzt; ein vollständig gehobenes Gebiet gibt seine Manta frei.
aquatica-howto-raise =
    Auch Heben lässt ein Gebiet aufsteigen, aber was dabei verdeckt wird, ist verloren. Es hilft an leeren Tiefen vorbei und wenn du es eilig hast.

    Sobald keine Tiefe mehr übrig ist, ist das Gebiet vollständig gehoben und du gewinnst die wilde Manta, die es zeigt, gleich bereit. Eine Wertungswirkung legt es dann auf deinen Wertungsstapel und macht sein Feld frei. Erst dort zählt es.
    .title = Heben und werten
    .more =
        Schritte müssen genutzt werden, solange ein Gebiet gehoben werden kann; was übrig bleibt, verfällt. Sind mehr Gebiete vollständig gehoben, als du werten darfst, wählst du. Ein Wertungssymbol, das die letzte Tiefe seines Gebiets ist, darf eben dieses Gebiet werten. Ein Gebiet, das keine Manta zeigt, bringt keine; auch eines nicht, dessen Manta nicht mehr im allgemeinen Vorrat ist.
    .callouts =
        Heben verdeckt Tiefen; sie sind verloren.
        Vollständig gehoben: Du gewinnst seine wilde Manta.
        Eine Wertungswirkung legt es auf deinen Wertungsstapel.
# Zeichnung: eine Manta bereit und dieselbe müde; trainierte als zieltauglich gekennzeichnet.
aquatica-howto-mantas =
    Eine Manta trägt eine Ressource oder eine Wirkung. Wenn du sie benutzt, wird sie müde; die Matrone und ein paar andere machen sie wieder bereit.

    Wilde Mantas behältst du bis zum Ende. Trainierte kannst du auch auf Ziele legen, aber dann sind sie weg.
    .title = Mantas
# Zeichnung: die obere Reihe geht, vier Karten rücken auf, sechs neue darunter.
aquatica-howto-explore =
    Genommene Gebiete werden nicht ersetzt, bis jemand erkundet. Dann verlässt die obere Reihe das Spiel, die Karten der unteren rücken auf (sind es mehr als vier, wählst du die vier), und sechs neue kommen.

    Erkunden macht also das Erobern billiger und bringt Neues, für dich und für die nächsten.
    .title = Erkunden
    .more =
        Du wählst die vier, bevor du die neuen Karten siehst. Was die Reihen verlässt, ist für immer aus dem Spiel. Sind weniger als sechs im Stapel, kommen alle. Erkunden geht, solange der Stapel oder eine der Reihen ein Gebiet hat.
# Zeichnung: vier Zielleisten, die ersten Felder am wertvollsten, eine trainierte Manta steigt darauf.
aquatica-howto-goals =
    Sobald du in deinem Zug ein Ziel erfüllst, darfst du es beanspruchen: Lege eine deiner vier trainierten Mantas auf das erste freie Feld. Je früher, desto mehr Punkte; sie stehen an den Feldern. Jedes Ziel kannst du nur einmal beanspruchen, in einem Zug aber mehrere.

    Es genügt, wenn du es in diesem Augenblick erfüllst. Die Wirkung der Manta verlierst du, ob bereit oder müde; nimm also eine müde.

    Die aufgedruckten Ziele: 8 oder mehr Figuren auf der Hand; 5 Gebiete auf deiner Tafel; 3 oder mehr gewertete Gebiete; 2 oder mehr wilde Mantas.
    .title = Ziele
    .more =
        Mitten in einer Wirkung oder einer Bezahlung kannst du kein Ziel beanspruchen, auch nicht im Zug anderer; eine Manta, die du dort gewinnst, wartet auf deinen Zug. Ein Ziel, das du früher erfüllt hast, auch im Zug anderer, kannst du in einem späteren eigenen Zug beanspruchen, wenn es noch gilt.
    .callouts =
        Wer ein Ziel zuerst beansprucht, bekommt am meisten.
        Spätere bekommen weniger.
        Es kostet eine deiner vier trainierten Mantas; nimm eine müde.
aquatica-howto-tokens =
    Für mehr Abwechslung gibt es fünf zweiseitige Zielmarker. Vier werden gezogen und mit zufälliger Seite auf die Ziele gelegt; der fünfte ist aus dem Spiel.

    Ihre Ziele (die Zahlen sind das Mindeste): 11 Gebiete, auf der Tafel und gewertet; gewertete Gebiete im Wert von 15 Punkten; 3 wilde Mantas; nur eine Karte auf der Hand; ein gewertetes Gebiet jeder Art; 4 Gebiete einer Art, auf der Tafel und gewertet; 10 Karten auf dem Ablagestapel; 5 Karten, die erobern, auf Hand und Ablagestapel; 5 vollständig gehobene Gebiete auf der Tafel; eine in diesem Zug vom Feld für 5 angeworbene Figur.
    .title = Zielmarker
# Zeichnung: drei Auslöser: vier Mantas auf Zielen, das letzte Gebiet, die letzte Figur.
aquatica-howto-end =
    Das Ende wird ausgelöst, wenn jemand auf allen vier Zielen Mantas hat oder wenn das letzte Gebiet oder die letzte Figur eines Stapels aufgedeckt wird. Der Zug wird beendet, dann haben alle noch einen, zuletzt, wer das Ende ausgelöst hat.

    Du bekommst die Punkte deiner gewerteten Gebiete, die der Felder deiner Mantas auf Zielen und 1 für jede Figur auf der Hand, den König eingeschlossen. Gebiete, die noch auf deiner Tafel liegen, sind nichts wert, gehoben oder nicht; auch Karten auf dem Ablagestapel nicht.

    Bei Gleichstand entscheiden mehr Mantas im Vorrat, bereit oder müde, wild oder trainiert. Herrscht noch immer Gleichstand, gewinnt der König mit der niedrigeren Nummer; ohne Könige, wer in der Zugreihenfolge später kommt.
    .title = Das Ende
    .more =
        Die letzten Züge sind normale Züge; ein zweiter Auslöser ändert nichts. Beim Gleichstand zählt die Zugreihenfolge ab dem Startspieler der Partie. Mit einer Rundengrenze endet das Spiel nach der letzten Runde, ohne letzte Züge.
# Zeichnung: vier graue Mantas der Ichthyander auf den Zielen und die vier Ränge.
aquatica-howto-solo =
    Allein spielst du gegen eine Uhr. Neun Figuren sind im Spiel, jede einmal; du wählst einen von drei Königen. Vier trainierte Mantas gehören den Ichthyandern.

    Jedes Mal, wenn du die Matrone spielst (bevor sie wirkt), und jedes Mal, wenn du erkundest (danach), geht eine ihrer Mantas auf ein Ziel deiner Wahl, das noch keine von ihnen hat; sie nimmt das erste freie Feld. Liegt die vierte Manta, beendest du deinen Zug und hast noch einen. Die üblichen Enden gelten nicht, es sei denn, die Einstellungen des Tisches sagen es. Ziele, die du erfüllst, darfst du beanspruchen, bevor ihre Manta gelegt wird.

    Was eine Karte allen Gegnern aufträgt, entfällt. Deine Punkte geben dir einen Rang: bis 30 Blobfisch, bis 60 Seeschlange, bis 90 Leviathan, darüber Krake.
    .title = Allein spielen
    .more =
        Im Übrigen wird wie immer aufgebaut und gewertet. Wenn du auf das Erkunden verzichtest oder es unmöglich ist, kommt keine ihrer Mantas; haben sie keine mehr, wird keine mehr gelegt.
# Zeichnung: eine Kartenhand, die schrumpft, und die Matrone im richtigen Augenblick.
aquatica-howto-tips =
    Spiele die Matrone spät: Jedes Mal kostet sie dich einen Zug. Mehr Figuren bedeuten weniger Pausen.

    Wähle Gebiete, deren Tiefen du wirklich nutzt. Zwei, die sich gegenseitig helfen, sind besser als eines mit vielen Punkten.

    Halte ein Feld frei und achte auf die Ziele: Wer zuerst kommt, bekommt weit mehr als der Dritte.
    .title = Gut zu wissen

## Nachschlagen: was die Karten tun

aquatica-list-start = Die Startfiguren
aquatica-list-ocean = Die Ozeanfiguren
aquatica-list-kings = Die Könige
aquatica-list-trained = Die trainierten Mantas
aquatica-list-wild = Die wilden Mantas

# Die Seite „Über die Komponenten“: welche Werte woher kommen. Abschnittsnamen wie in den Spielanleitungen.

about-components-title = Über die Komponenten
about-components-sections = honest sources antarctica aquatica council wording edition

about-components-honest =
    Die Regeln hier folgen den veröffentlichten Spielen. Von Karten, Plättchen und Leisten wissen wir nur, was Spielregeln und öffentliche Seiten verraten. Was niemand verrät, haben wir erfunden, sodass das Spiel läuft und fair ist, und wir sagen es.

    Wenn du die Schachtel besitzt, findest du hier Karten, die anders sind als deine. Das ist kein Fehler deiner Schachtel.
    .title = Womit du hier spielst
about-components-sources =
    Jeder Wert in unseren Komponentendateien trägt seine Quelle. „Spielregel“: steht in einer Spielregel oder folgt aus deren Zahlen. „Öffentlich“: auf einer öffentlichen Seite gefunden, etwa in einer Besprechung. „Rekonstruiert“: von uns.

    Die Regelkataloge nennen jede Entscheidung, die wir getroffen haben, wo die Spielregeln schweigen oder sich widersprechen.
    .title = Drei Arten von Quellen
about-components-antarctica =
    Aus den Spielregeln: die Gebiete, alle Spielsteine und Gebäude mit ihren Anzahlen, wie viele Wissenschaftler und welche Sterne zu jedem Gebäude gehören, die Werft- und Ressourcenkarten, was die Symbole tun, Aufbau und Wertung. Von öffentlichen Seiten: dass eine Leiste zwei Stationen zeigt.

    Rekonstruiert: was jede Baukarte verlangt (bis auf eine Fabrik), ihre Forschungspunkte, ihr Stapel und ihre Markierung für die Personenzahl; die Werte der Leisten und die Plätze der Symbole; wo manche Schiffe beginnen.
    .title = Antarctica
about-components-aquatica =
    Aus der Spielregel: die Ozeantafel, die Anzahlen der Karten und Mantas, alle Bedingungen der Ziele, Namen und Teile der Wirkungen mancher Figuren, die Soloregeln. Von öffentlichen Seiten: die Startfiguren, die Spanne der Preise, einige Wirkungen und Namen.

    Rekonstruiert: alle 56 Gebiete, fast alle Könige, mehrere Figuren, die Wirkungen der meisten Mantas und die Punkte der Ziele.
    .title = Aquatica
about-components-council =
    Aus der Spielregel: die Leisten, die Arten von Aktionen, die Anführer, die Dark-Tech-Fähigkeiten, die Formeln der Bonuskarten, einige Belohnungen und einige Verbrauchswerte. Von öffentlichen Seiten: die Zahl der Galaxien zu zweit und der Planeten auf einem System.

    Rekonstruiert: Planeten und Erträge aller Systeme, fast alle Kosten, die meisten Verbrauchswerte und Belohnungen, die Anzahl gleicher Karten und die Karten der Automa.
    .title = Council of Shadows
about-components-wording =
    Alle Texte und Zeichnungen sind von uns. Die Namen der Komponenten sind die der Spielregeln, wo wir sie kennen, sonst eigene.

    Dieses Projekt hat mit den Verlagen nichts zu tun. Wenn dir ein Spiel gefällt, kauf es: Die gedruckten Karten sind besser als unsere Vermutungen.
    .title = Worte und Bilder
about-components-edition =
    Du kannst mit den Werten deiner eigenen Schachtel spielen. Kopiere die Komponentendatei des Spiels, ändere die Werte, gib ihr unter „edition“ einen Namen und behalte Form und Kennungen bei. Die Datei bleibt deine; schreib nur hinein, was du verwenden darfst.

    Für einen Tisch: Wähle deine Datei, wenn du einen neuen Tisch eröffnest. Sie wird erst geprüft, und jeder Fehler wird genannt. Im Terminal: farshore play SPIEL --data DATEI. Partien mit deiner Datei lassen sich nur mit derselben Datei wieder ansehen.
    .title = Deine eigene Ausgabe

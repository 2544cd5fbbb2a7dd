# Was der Tischserver sagt, wenn etwas nicht geht.

## Start

server-bad-file = Die Tische lassen sich nicht in { $path } aufbewahren: { $why }
server-file-in-use = Ein anderer Server bewahrt seine Tische in { $path } auf; halte ihn zuerst an oder nenne mit --db eine andere Datei.
server-no-address = { $host }, Port { $port } ist nicht zu bekommen: { $why }
work-needs-postgres = Bot-Worker denken für Server, die sich eine PostgreSQL-Datenbank teilen: Nenne sie mit --db postgresql://… ({ $path } ist die Datei eines einzelnen Servers).
db-copied = Kopiert und verglichen; { $games } Partien nachgespielt.
db-copy-not-empty = In { $path } gibt es schon Tische oder Gäste; kopiere in einen leeren Speicher.
server-no-pages = In dieser Installation fehlen die Seiten für den Browser. Farshore neu installieren, oder in seinen Quellen „{ $command }“ ausführen.
server-bad-pages = „{ $path }“ enthält keine gebauten Seiten: Es gibt dort keine index.html.

## Wer du bist

no-guest = Sag zuerst, wie du heißt.
bad-cookie = Der Schlüssel dieses Browsers ist hier nicht bekannt. Sag noch einmal, wie du heißt.
bad-name = Wähle einen Namen mit 1 bis { $most } Zeichen.
unknown-link = Dieser persönliche Link ist verbraucht, zu alt oder hat nie existiert.

## Tische und Plätze

unknown-table = Diesen Tisch gibt es nicht.
table-not-open = Das Spiel hat begonnen; es ist kein Platz mehr zu haben.
table-not-running = An diesem Tisch läuft kein Spiel.
table-not-finished = Das Spiel ist noch nicht zu Ende.
table-unreadable = Dieser Tisch wurde nach Version { $given } der Regeln gespielt; dieses Programm kennt sie bis Version { $allowed }.
table-damaged = Was von diesem Tisch gespeichert ist, lässt sich nicht lesen. Wer diesen Server betreibt, findet die Ursache in seinem Protokoll.
too-many-tables = Du hast { $most } Tische, die nicht zu Ende sind. Beende erst welche davon.
unknown-own-edition = So eine Ausgabe gibt es hier nicht, oder sie gehört dir nicht.
too-many-editions = Du hast { $most } Ausgaben. Lösche erst eine davon.
stale-edition = Diese Ausgabe wurde in einem anderen Fenster geändert. Lade sie neu, um dort weiterzumachen.
edition-not-checked = Die Ausgabe konnte gerade nicht geprüft werden. Versuche es gleich noch einmal.
too-many-bot-tables = An { $most } deiner Tische spielen nur Bots. Lass erst einige davon zu Ende spielen.
watching-not-allowed = An diesem Tisch dürfen nur die Mitspielenden zusehen.
not-seated = Du sitzt nicht an diesem Tisch.
not-host = Das kann nur, wer den Tisch eröffnet hat.
removed-from-table = Wer den Tisch eröffnet hat, hat dich vom Tisch genommen. Du kannst dich hier nicht mehr setzen.
report-others = Melden kannst du nur andere Personen am Tisch.
wrong-seat = Das ist nicht dein Platz.
seat-taken = Dieser Platz ist besetzt.
no-open-seat = Alle Plätze sind besetzt.
already-seated = Du sitzt schon an diesem Tisch.
wrong-seat-count = Du hast { $given } Plätze genannt; dieses Spiel braucht { $needed }.
one-seat-each = Du kannst an einem Tisch nur einen Platz haben.
seat-present = Diese Person ist da: Nur sie selbst kann ihren Platz abgeben.
emblem-taken = Das hat schon jemand anders gewählt.
unknown-emblem = { $given } gibt es nicht zur Auswahl. Erlaubt: { $allowed }.
no-end-offered = Niemand hat angeboten, das Spiel zu beenden.
seat-with-bot = Auf deinem Platz sitzt ein Bot. Nimm ihn erst zurück.
not-with-bot = Auf diesem Platz sitzt kein Bot.
not-a-person = Auf diesem Platz sitzt ohnehin ein Bot.

## Spielen

stale-move = Inzwischen hat sich etwas geändert. Sieh noch einmal hin und wähle dann.
undo-not-now = Du kannst nichts zurücknehmen, während jemand anderes nachdenkt.
fork-hidden = Ab hier birgt das Spiel Geheimnisse; von hier weiterspielen kannst du, wenn es zu Ende ist.
no-such-step = Es gibt keinen Schritt { $given }; dieses Spiel geht von 0 bis { $last }.
empty-chat = In dieser Nachricht steht nichts.

## Nachrichten und Anfragen

bad-json = Diese Nachricht ist nicht lesbar.
bad-request = An dieser Anfrage stimmt etwas nicht ({ $path }): { $problem ->
    [missing] Die Angabe fehlt.
    [unknown] Die Angabe gehört nicht hierher.
    [text] Das muss ein Text sein.
    [characters] Es enthält Zeichen, die nicht erlaubt sind.
    [number] Das muss eine ganze Zahl sein.
    [truth] Das muss wahr oder falsch sein.
    [list] Das muss eine Liste sein.
    [object] Das muss ein Objekt sein.
    [short] Das ist zu kurz; mindestens { $limit } sind nötig.
    [long] Das ist zu lang; höchstens { $limit } sind erlaubt.
    [small] Das muss mindestens { $limit } sein.
    [large] Das darf höchstens { $limit } sein.
    [choice] Möglich sind { $limit }.
   *[other] Das ist nicht verwendbar.
  }
unknown-message = Es gibt keine Nachricht „{ $given }“.
unknown-language = Auf „{ $given }“ gibt es keine Texte. Wähle { $allowed }.
not-found = Hier ist nichts.
method-not-allowed = Das geht hier nicht.
wrong-origin = Diese Anfrage kommt von einer anderen Website.
foreign-host = Dieser Server antwortet nicht für „{ $host }“. Wer ihn betreibt, kann den Namen mit { $option } angeben.
too-slow = Das kam zu langsam an; { $seconds } Sekunden sind erlaubt.
too-large = Das ist zu groß; höchstens { $most } Byte sind erlaubt.
too-many-values = Das enthält zu viele Werte; höchstens { $most } sind erlaubt.
too-fast = Zu schnell. Versuche es in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
  } noch einmal.
too-many-connections = Von deiner Adresse sind zu viele Seiten offen.
not-stored = Das ließ sich nicht speichern und ist darum nicht geschehen. Versuche es noch einmal.
storage-unreachable = Die Datenbank antwortet nicht. Versuche es gleich noch einmal.
hints-not-allowed = An diesem Tisch gibt es keine Tipps.
no-advice = Es ließ sich kein Tipp finden. Versuche es noch einmal.
too-much-waiting = Du hast um { $most } Dinge gebeten, die noch in Arbeit sind. Warte erst darauf.
shutting-down = Der Server hält an.
server-fault = Im Server ist etwas schiefgegangen. Es hat sich nichts geändert.

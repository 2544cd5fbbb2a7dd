# Miteinander auskommen: stummschalten, blockieren, Lesezeichen, OpenID Connect, die Seite des Betreibers.

## Was nicht geht

blocked-by-you = Du hast hier jemanden blockiert. Hebe das zuerst auf der Seite „Meine Spiele behalten“ auf.
table-not-for-you = An diesen Tisch kannst du dich nicht setzen.
relation-others = Nur andere Personen lassen sich stummschalten oder blockieren.
too-many-relations = Du hast { $most } Personen stummgeschaltet oder blockiert. Hebe zuerst eine davon auf.
unknown-relation = Diese Person hast du nicht (mehr) stummgeschaltet oder blockiert.
silenced = Der Betreiber dieses Servers hat deinen Chat abgeschaltet.
banned = Der Betreiber dieses Servers hat dieses Konto gesperrt.
not-operator = Diese Seite ist für den Betreiber des Servers.
bad-operator-token = Das ist nicht das Token des Betreibers.
unknown-report = Diese Meldung gibt es nicht (mehr).
unknown-sanction = Das wurde schon aufgehoben oder ist abgelaufen.
ban-operator = Die Einstellungen nennen dieses Konto als Betreiber. Ändere sie zuerst.
no-openid = Dieser Server hat keinen OpenID-Anbieter zum Anmelden.
unknown-openid-answer = Das hat zu lange gedauert, wurde schon beantwortet oder begann in einem anderen Browser. Versuche es noch einmal.
bad-openid-answer = Die Antwort des Anbieters ließ sich nicht prüfen. Versuche es noch einmal.
openid-unreachable = { $name } antwortet gerade nicht. Versuche es später oder melde dich auf andere Weise an.
openid-denied = { $provider } hat dich nicht angemeldet.
too-many-identities = Du hast { $most } solche Anmeldungen. Entferne zuerst eine.
unknown-identity = Diese Anmeldung hast du nicht.

## Stummschalten und blockieren

relation-mute = { $name } stummschalten
relation-unmute = { $name } nicht mehr stummschalten
relation-block = { $name } blockieren
relation-unblock = { $name } nicht mehr blockieren
relation-block-sure = Du und { $name } lest im Chat nichts mehr voneinander und sitzt nicht mehr zusammen an einem Tisch: nicht über Listen, Links oder Einladungen. { $name } erfährt davon nichts.

## Lesezeichen

bookmark-put = Lesezeichen hierher setzen
bookmark-remove = Lesezeichen entfernen
bookmark-go = Zu meinem Lesezeichen
bookmark-here = Dein Lesezeichen

## Seit deinem letzten Zug

since-watch = Auf dem Spielplan ansehen
since-back = Zurück zum Tisch

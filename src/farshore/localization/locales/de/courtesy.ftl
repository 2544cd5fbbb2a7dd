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
relation-title = Stummgeschaltet und blockiert
relation-about = Was Stummgeschaltete schreiben, liest du nicht. Mit Blockierten sitzt du auch nicht zusammen am Tisch. Niemand erfährt davon. Stummschalten und blockieren kannst du im Menü eines Tisches.
relation-none = Du hast niemanden stummgeschaltet oder blockiert.
relation-is-mute = stummgeschaltet
relation-is-block = blockiert
relation-end = Aufheben

## Lesezeichen

bookmark-put = Lesezeichen hierher setzen
bookmark-remove = Lesezeichen entfernen
bookmark-go = Zu meinem Lesezeichen
bookmark-here = Dein Lesezeichen

## Seit deinem letzten Zug

since-watch = Auf dem Brett ansehen
since-back = Zurück zum Tisch

## Anmelden

account-openid-about = Du meldest dich mit deinem Konto bei { $provider } an. Von dort erfahren wir nur, wer du dort bist.
account-openid-add = { $provider } hinzufügen
account-openid-sign-in = Mit { $provider } anmelden
account-openid-waiting = Du wirst angemeldet …
account-channels = So wurde { $guest } gerufen, und ab jetzt wirst du so gerufen. Entferne, was nicht dir gehört.
account-channel-dropped = Dort wirst du nicht mehr gerufen.

## Die Seite des Betreibers

operator-title = Betreiber
operator-about = Meldungen, Sperren und Grenzen dieses Servers.
operator-link = Zur Seite des Betreibers
operator-token = Token des Betreibers
operator-no-token = Melde dich mit einem Konto an, das die Einstellungen nennen („operators“), oder setze „operator_token“.
operator-sign-out = Sitzung beenden
operator-reports = Meldungen
operator-no-reports = Es wurde nichts gemeldet.
operator-report = { $by } meldet { $about }
operator-no-reason = Ohne Begründung.
operator-log = Protokoll zeigen
operator-no-chat = Es wurde nichts gesagt.
operator-seat = Platz { $seat }
operator-record = Aufzeichnung herunterladen
operator-close = Erledigt
operator-reopen = Noch nicht erledigt
operator-closed = erledigt
operator-sanctions = Sperren
operator-no-sanctions = Niemand ist gesperrt oder ohne Chat.
operator-guest = Nummer des Gastes
operator-guest-number = Gast { $guest }
operator-kind = Was
operator-ban = Sperren
operator-silence = Chat abschalten
operator-is-ban = gesperrt
operator-is-silence = ohne Chat
operator-days = Wie lange
operator-day = einen Tag
operator-week = eine Woche
operator-month = 30 Tage
operator-forever = bis es aufgehoben wird
operator-reason = Begründung, nur für Betreiber
operator-decide = Entscheiden
operator-decided = Das ist geschehen.
operator-lift = Aufheben
operator-until = bis { $day }
operator-limits = Grenzen
operator-limits-about = Woran sich jeder Aufrufer halten muss.
operator-limits-off = Zurzeit gelten diese Grenzen nicht: Die Einstellung „limits“ ist aus.
operator-limit = Was
operator-limit-hour = Je Stunde
operator-limit-once = Auf einmal
operator-limit-requests = Anfragen
operator-limit-new = Neue Gäste und Tische
operator-limit-editions = Prüfungen von Ausgaben
operator-limit-messages = Nachrichten einer offenen Seite
operator-limit-mails = Links per Mail, je Aufrufer
operator-limit-mails-to = Links per Mail, je Adresse
operator-limit-confirmations = Bestätigungen von Adressen
operator-limit-operator = Versuche mit dem Token des Betreibers
operator-refused = Seit dem Start des Servers am häufigsten abgelehnt
operator-refused-none = Es wurde nichts abgelehnt.

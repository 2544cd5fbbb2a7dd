# Die eigenen Spiele behalten: Passkeys, E-Mail, Geräte, Zugriffstokens.

## Was nicht geht

bad-mail-address = Diese E-Mail-Adresse lässt sich nicht verwenden. Gib genau eine an, zum Beispiel ada@example.org.
bad-passkey = Dieser Passkey konnte nicht geprüft werden. Versuch es noch einmal.
old-challenge = Das hat zu lange gedauert oder wurde schon beantwortet. Versuch es noch einmal.
unknown-passkey = Niemand hat hier diesen Passkey. Vielleicht wurde er entfernt.
passkey-bound = Dieser Passkey gehört schon zu einem anderen Konto. Melde dich stattdessen damit an.
too-many-passkeys = Du hast { $most } Passkeys. Entferne zuerst einen.
too-many-addresses = Du hast { $most } E-Mail-Adressen. Entferne zuerst eine.
unknown-address = Du hast hier keine solche E-Mail-Adresse.
unknown-device = Dieses Gerät gibt es nicht, oder es ist schon abgemeldet.
no-mail = Dieser Server verschickt keine E-Mails.
unknown-sign-in-link = Dieser Link wurde schon benutzt, ist zu alt oder hat nie existiert. Fordere einen neuen an.
bad-access-token = Dieses Zugriffstoken ist hier nicht bekannt. Vielleicht wurde es widerrufen.
access-token-scope = Dieses Zugriffstoken ({ $scope }) reicht dafür nicht.
unknown-access-token = Du hast kein solches Zugriffstoken.
too-many-access-tokens = Du hast { $most } Zugriffstokens. Widerrufe zuerst eines.

## E-Mails

account-mail-sign-in-subject = Bei Farshore anmelden
account-mail-sign-in-about = Jemand, vermutlich du, möchte sich bei Farshore als { $name } anmelden.
account-mail-sign-in-button = Anmelden
account-mail-keep-subject = Behalte deine Spiele bei Farshore
account-mail-keep-about = Jemand, vermutlich du, möchte seine Spiele bei Farshore mit dieser Adresse behalten. Danach kannst du dich mit ihr auf jedem Gerät anmelden.
account-mail-keep-button = Meine Spiele behalten
account-mail-ending = Der Link gilt einmal, { $minutes } Minuten lang. Wenn du das nicht warst, tu nichts: Ohne den Link kommt niemand hinein.
account-mail-unknown-subject = Keine Spiele zu dieser Adresse
account-mail-unknown-about = Jemand, vermutlich du, wollte sich mit dieser Adresse bei Farshore anmelden. Dort gibt es keine Spiele zu ihr; vielleicht hast du eine andere benutzt. Wenn du das nicht warst, tu nichts.
account-mail-unknown-button = Farshore öffnen

## Die Seite

account-title = Meine Spiele behalten
account-about-nobody = Hast du deine Spiele hier schon einmal behalten? Melde dich an, und sie sind wieder da. Sonst fang einfach an zu spielen: Ein Name genügt.
account-about-guest = Bisher weiß nur dieser Browser, dass du { $name } bist. Füge einen Passkey oder eine E-Mail-Adresse hinzu, dann findest du deine Spiele auf jedem Gerät wieder.
account-about-kept = Deine Spiele sind gut aufgehoben, { $name }. Du kannst dich auf jedem Gerät anmelden.
account-welcome = Willkommen, { $name }.
account-joined = Willkommen, { $name }. Die Tische von { $guest } sind mitgekommen.
account-left = An diesen Tischen sitzt du jetzt zweimal, und niemand kann zwei Plätze haben. Der Platz deines früheren Gastes bleibt zurück; der Gastgeber kann ihn einem Bot geben.
account-somebody = Jemand
account-never = nie
account-last-used = zuletzt benutzt: { $day }
account-rename = Umbenennen
account-new-name = Neuer Name für { $name }
account-remove = Entfernen
account-remove-sure = „{ $name }“ entfernen? Du kannst dich dann nicht mehr damit anmelden.
account-passkeys = Anmelden mit Passkey
account-passkeys-about = Einen Passkey verwahrt dein Gerät oder dein Passwortmanager. Du meldest dich mit Finger, Gesicht oder PIN an; es gibt kein Passwort, das man vergessen könnte.
account-passkey = Ein Passkey
account-passkey-add = Einen Passkey hinzufügen
account-passkey-added = Dein Passkey ist hinzugefügt.
account-passkey-sign-in = Mit einem Passkey anmelden
account-passkey-none = Es wurde kein Passkey benutzt.
account-passkey-insecure = Passkeys brauchen https und einen Namen. Öffne auf dem eigenen Rechner localhost statt 127.0.0.1.
account-passkey-missing = Dieser Browser kennt keine Passkeys.
account-mail = Link per E-Mail
account-mail-about = Gib eine Adresse an und öffne den Link, den du bekommst. Danach kannst du dich mit ihr anmelden.
account-mail-about-sign-in = Gib deine Adresse an und öffne den Link, den du bekommst.
account-address = E-Mail-Adresse
account-mail-send = Schick mir einen Link
account-mail-sent = Eine E-Mail ist unterwegs an { $address }. Ihr Link gilt 20 Minuten.
account-devices = Geräte
account-device-unnamed = Ein Browser
account-this-device = dieses hier
account-sign-out = Abmelden
account-everywhere = Überall abmelden
account-everywhere-sure = Auf allen Geräten abmelden, auch auf diesem?
account-everywhere-lost = Auf allen Geräten abmelden? Du kannst dich noch auf keine Weise wieder anmelden: Deine Spiele wären für dich verloren.
account-profile = Sprache und Zeitzone
account-profile-about = Sie folgen dir auf jedes Gerät, auf dem du dich anmeldest.
account-zone = Zeitzone
account-of-device = Wie auf dem Gerät
account-tokens = Zugriffstokens
account-tokens-about = Für Programme, die deine Tische lesen oder für dich spielen, wie „farshore bot“. Wer das Token hat, kann das: Halte es geheim.
account-scope = Was es darf
account-scope-read = lesen
account-scope-play = lesen und spielen
account-token-name = Wofür ist es?
account-token-make = Ein Token erstellen
account-token-once = Kopiere es jetzt: Es wird nicht noch einmal gezeigt.
account-revoke = Widerrufen
account-data = Was hier über mich gespeichert ist
account-data-about = Nimm alles mit, was dieser Server über dich weiß, oder lass dich vergessen. Spiele bleiben, wie sie gespielt wurden, und was du im Chat gesagt hast, bleibt dort; dein Name ist weg.
account-download = Alles herunterladen, was ich hier habe
account-delete = Mich löschen
account-delete-sure = Dich endgültig löschen? Du verlässt alle laufenden Spiele, deine Anmeldewege und deine Ausgaben sind weg, und dein Name wird zu „Jemand“.
account-deleted = Du bist hier vergessen.
account-sign-in = Anmelden
account-link-adds = Die Spiele von { $name } mit der Adresse { $address } behalten?
account-link-signs-in = Als { $name } anmelden ({ $address })?
account-link-join = Die Tische mitbringen, die ich hier als { $guest } habe
account-link-elsewhere = Fertig: Die Spiele von { $name } sind mit deiner Adresse verbunden. In diesem Browser hat sich nichts geändert; mach dort weiter, wo du den Link angefordert hast.

## Ein Bot an Tischen eines Servers

bot-bad-address = „{ $given }“ ist keine Adresse eines Servers. Gib eine an wie https://play.example.org.
bot-no-token = Ein Zugriffstoken fehlt: Gib { $option } an oder setze FARSHORE_TOKEN. Die Seite /me des Servers erstellt eines.
bot-bad-token = Der Server nimmt dieses Zugriffstoken nicht an, oder es reicht nicht zum Spielen.
bot-no-answer = Der Server antwortet nicht: { $why }
bot-plays = Spiele { $title } an Tisch { $table }
bot-done = Tisch { $table }: fertig

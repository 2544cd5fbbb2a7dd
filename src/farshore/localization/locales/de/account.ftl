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
account-mail-unknown-about = Jemand, vermutlich du, wollte sich mit dieser Adresse bei Farshore anmelden. Dort gibt es keine Spiele zu ihr; vielleicht hast du eine andere benutzt.
account-mail-unknown-ending = Wenn du das nicht warst, tu nichts: Mit dieser E-Mail kommt niemand hinein.
account-mail-unknown-button = Farshore öffnen

## Die Seite

account-title = Meine Spiele behalten
account-somebody = Jemand

## Ein Bot an Tischen eines Servers

bot-bad-address = „{ $given }“ ist keine Adresse eines Servers. Gib eine an wie https://play.example.org.
bot-no-token = Ein Zugriffstoken fehlt: Gib { $option } an oder setze FARSHORE_TOKEN. Die Seite /me des Servers erstellt eines.
bot-bad-token = Der Server nimmt dieses Zugriffstoken nicht an, oder es reicht nicht zum Spielen.
bot-no-answer = Der Server antwortet nicht: { $why }
bot-plays = Spiele { $title } an Tisch { $table }
bot-done = Tisch { $table }: fertig

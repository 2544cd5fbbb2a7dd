# Gerufen werden: Push-Nachrichten, Webhooks, E-Mails und die Seite, auf der man sie einrichtet.

## Was mitgeteilt wird

call-title-turn = Du bist am Zug: { $game }
call-title-begun = { $game } hat begonnen
call-title-over = { $game } ist zu Ende
call-title-invited = Einladung zu { $game }
call-title-time = Die Zeit läuft ab: { $game }
call-title-off = Ein Weg, dich zu rufen, ist abgeschaltet
call-title-turns = Du bist an { $tables } Tischen am Zug
call-title-several = { $tables ->
    [one] Neues von { $tables } Tisch
   *[other] Neues von { $tables } Tischen
}
call-turn = { $people ->
    [0] { $game }: Du bist am Zug.
   *[other] { $game } mit { $others }: Du bist am Zug.
}
call-begun = { $people ->
    [0] { $game }: Das Spiel hat begonnen.
   *[other] { $game } mit { $others }: Das Spiel hat begonnen.
}
call-over = { $people ->
    [0] { $game }: Das Spiel ist zu Ende.
   *[other] { $game } mit { $others }: Das Spiel ist zu Ende.
}
call-invited = { $people ->
    [0] { $game }: Du bist eingeladen mitzuspielen.
   *[other] { $game } mit { $others }: Du bist eingeladen mitzuspielen.
}
call-time = { $people ->
    [0] { $game }: Deine Zeit läuft ab.
   *[other] { $game } mit { $others }: Deine Zeit läuft ab.
}
call-until = Du hast Zeit bis { $moment }.
call-moment = { $weekday ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
}, { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}, { $time } Uhr ({ $zone })
call-table-turn = { $game }: { $name } ist am Zug.
call-table-begun = { $game }: Das Spiel hat begonnen.
call-table-over = { $game }: Das Spiel ist zu Ende.
call-table-invited = { $game }: Jemand ist eingeladen mitzuspielen.
call-table-time = { $game }: Die Zeit von { $name } läuft ab.
call-off = An { $target } ließ sich zwei Tage lang nichts zustellen, deshalb versucht Farshore es nicht mehr. Du kannst es wieder einschalten.
call-off-open = Nachsehen, wie du gerufen wirst
call-open = Tisch öffnen
call-unsubscribe = Keine solchen E-Mails mehr
call-mail-why = Du bekommst diese E-Mail, weil du per E-Mail gerufen werden willst. Die nächste kommt erst, wenn du wieder nach deinen Tischen gesehen hast oder deine Zeit abläuft.
call-confirm-title = Bestätige deine E-Mail-Adresse
call-confirm-text = Jemand möchte unter dieser Adresse gerufen werden, wenn an einem Tisch der eigene Zug ansteht. Wenn du das warst, bestätige es.
call-confirm = Bestätigen
call-confirm-ignore = Wenn du es nicht warst, tu nichts: Es kommt keine weitere E-Mail.

## Die Seite

call-page = Gerufen werden
call-page-about = Wenn du am Zug bist und nicht hinsiehst, kann Farshore dich rufen: auf diesem Gerät, per E-Mail oder über einen Webhook.
call-page-name = Sag zuerst, wer du bist.
call-this-device = Dieses Gerät
call-device-on = Auf diesem Gerät rufen
call-device-off = Auf diesem Gerät nicht mehr rufen
call-device-is-on = Du wirst auf diesem Gerät gerufen.
call-device-blocked = Dieser Browser lässt keine Benachrichtigungen von Farshore zu. Erlaube sie in seinen Einstellungen für diese Seite.
call-device-cannot = Auf diesem Browser kann man nicht gerufen werden. Auf einem iPhone oder iPad lege Farshore zuerst auf den Home-Bildschirm.
call-mail-address = E-Mail-Adresse
call-mail-add = E-Mails an mich senden
call-mail-sent = Sieh in dein Postfach: Dort ist ein Link, der die Adresse bestätigt.
call-webhook-about = Für Discord, Matrix, ntfy oder ein eigenes Programm. Die Adresse muss mit https beginnen.
call-webhook-form = Wer ihn entgegennimmt
call-webhook-form-json = Ein Programm (JSON)
call-webhook-target = Adresse
call-webhook-add = Hinzufügen
call-channels = Wie du gerufen wirst
call-channels-none = Noch nichts eingerichtet.
call-kind-push = Gerät
call-kind-webhook = Webhook
call-kind-mail = E-Mail
call-remove = Entfernen
call-switch-on = Wieder versuchen
call-is-off = Abgeschaltet: lange nicht erreichbar ({ $why }).
call-is-unconfirmed = Wartet, bis du den Link in der E-Mail öffnest.
call-is-joined = Kam von deinem anderen Namen hier mit. Dorthin geht nichts, bis du es willst.
call-keep = Dort rufen
call-last-sent = Zuletzt benutzt { $when }
call-what = Ruf mich, wenn
call-what-turn = ich am Zug bin
call-what-begun = ein Spiel begonnen hat
call-what-over = ein Spiel zu Ende ist
call-what-invited = ich eingeladen werde
call-what-time = meine Zeit abläuft
call-quiet = Ruhezeit
call-quiet-about = In dieser Zeit kommt nichts. Was war, wird danach mitgeteilt.
call-quiet-use = Ruhezeit einhalten
call-quiet-from = Von
call-quiet-until = Bis
call-time-zone = Zeitzone
call-saved = Gespeichert
call-confirmed = Die Adresse ist bestätigt. Du wirst dort gerufen.
call-unsubscribe-page = Keine E-Mails mehr
call-unsubscribe-about = Farshore schickt dann keine E-Mails mehr an diese Adresse.
call-unsubscribe-done = Erledigt. Es kommen keine E-Mails mehr.
call-setting = Gerufen werden …

## An einem Tisch

call-invite = Jemanden einladen, mit dem du schon gespielt hast
call-invite-about = Alle werden so gerufen, wie sie es eingestellt haben. Wer nichts eingestellt hat, braucht den Link.
call-invite-one = { $name } einladen
call-invite-done = { $name } ist eingeladen.
call-table-webhook = Webhook dieses Tisches
call-table-webhook-about = Was an diesem Tisch geschieht, wird dort gemeldet: in einem Discord-Kanal, einem Matrix-Raum, über ntfy oder einem eigenen Programm. Die Adresse muss mit https beginnen.

## Die App

call-app-newer = Es gibt ein neueres Farshore.
call-app-reload = Neu laden
call-share-page = Ein Link von anderswo
call-share-nothing = In dem, was geteilt wurde, ist kein Link zu einem Tisch dieses Servers.

## Was nicht geht

call-bad-subscription = Die Anmeldung dieses Browsers lässt sich nicht verwenden. Versuch es noch einmal.
unknown-time-zone = Es gibt keine Zeitzone „{ $given }“.
call-unknown-language = In der Sprache „{ $given }“ gibt es keine Texte.
call-half-quiet-hours = Eine Ruhezeit braucht Anfang und Ende.
call-no-mail = Dieser Server verschickt keine E-Mails.
call-mail-not-sent = Die E-Mail konnte nicht verschickt werden. Versuch es später noch einmal.
call-unknown-link = Dieser Link gilt nicht mehr.
call-unknown-channel = Auf diesem Weg wirst du nicht gerufen.
call-unconfirmed = Öffne zuerst den Link in der E-Mail.
call-too-many-channels = Es gibt schon { $most }. Entferne zuerst etwas.
call-no-address = Das ist keine Adresse eines Webhooks.
call-not-https = Die Adresse muss mit https beginnen.
call-not-public = Diese Adresse liegt in einem privaten Netz. Dorthin schickt der Server nichts.

# Essere chiamati: notifiche push, webhook, e-mail e la pagina in cui si impostano.

## Che cosa si comunica

call-title-turn = Tocca a te: { $game }
call-title-begun = { $game } è cominciata
call-title-over = { $game } è finita
call-title-invited = Invito a giocare: { $game }
call-title-time = Il tempo sta per scadere: { $game }
call-title-off = Uno dei tuoi avvisi è disattivato
call-title-turns = Tocca a te a { $tables } tavoli
call-title-several = { $tables ->
    [one] Novità da { $tables } tavolo
   *[other] Novità da { $tables } tavoli
}
call-turn = { $people ->
    [0] { $game }: tocca a te.
   *[other] { $game } con { $others }: tocca a te.
}
call-begun = { $people ->
    [0] { $game }: la partita è cominciata.
   *[other] { $game } con { $others }: la partita è cominciata.
}
call-over = { $people ->
    [0] { $game }: la partita è finita.
   *[other] { $game } con { $others }: la partita è finita.
}
call-invited = { $people ->
    [0] { $game }: hai un invito a giocare.
   *[other] { $game } con { $others }: hai un invito a giocare.
}
call-time = { $people ->
    [0] { $game }: il tuo tempo sta per scadere.
   *[other] { $game } con { $others }: il tuo tempo sta per scadere.
}
call-until = Hai tempo fino a { $moment }.
call-moment = { $weekday ->
    [1] lunedì
    [2] martedì
    [3] mercoledì
    [4] giovedì
    [5] venerdì
    [6] sabato
   *[7] domenica
} { $day } { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
}, ore { $time } ({ $zone })
call-table-turn = { $game }: tocca a { $name }.
call-table-begun = { $game }: la partita è cominciata.
call-table-over = { $game }: la partita è finita.
call-table-invited = { $game }: qualcuno ha un invito a giocare.
call-table-time = { $game }: il tempo di { $name } sta per scadere.
call-off = Per due giorni non è stato possibile recapitare nulla a { $target }, perciò Farshore ha smesso di provare. Puoi riattivare l'avviso.
call-off-open = Controlla i tuoi avvisi
call-open = Apri il tavolo
call-unsubscribe = Non voglio più queste e-mail
call-mail-why = Ricevi questa e-mail perché hai scelto di ricevere avvisi per posta. La prossima arriverà dopo che avrai guardato i tuoi tavoli, o quando il tuo tempo starà per scadere.
call-confirm-title = Conferma il tuo indirizzo e-mail
call-confirm-text = Qualcuno vuole ricevere un avviso a questo indirizzo quando a un tavolo è il suo turno. Se sei tu, conferma.
call-confirm = Conferma
call-confirm-ignore = Se non sei tu, non fare niente: non arriveranno altre e-mail.

## La pagina

call-page = Avvisi
call-page-about = Quando tocca a te e non stai guardando, Farshore può avvisarti: su questo dispositivo, per e-mail o con un webhook.
call-page-name = Prima di' chi sei.
call-this-device = Questo dispositivo
call-device-on = Avvisami su questo dispositivo
call-device-off = Non avvisarmi più su questo dispositivo
call-device-is-on = Ricevi gli avvisi su questo dispositivo.
call-device-blocked = Questo browser non permette le notifiche di Farshore. Consentile nelle impostazioni di questa pagina.
call-device-cannot = Questo browser non può ricevere avvisi. Su iPhone o iPad aggiungi prima Farshore alla schermata Home.
call-mail-address = Indirizzo e-mail
call-mail-add = Mandami un'e-mail
call-mail-sent = Guarda la posta: c'è un link per confermare l'indirizzo.
call-webhook-about = Per Discord, Matrix, ntfy o un tuo programma. L'indirizzo deve cominciare con https.
call-webhook-form = Chi lo riceve
call-webhook-form-json = Un programma (JSON)
call-webhook-target = Indirizzo
call-webhook-add = Aggiungi
call-channels = Come ricevi gli avvisi
call-channels-none = Ancora niente.
call-kind-push = Dispositivo
call-kind-webhook = Webhook
call-kind-mail = E-mail
call-remove = Togli
call-switch-on = Riprova
call-is-off = Disattivato: irraggiungibile da molto tempo ({ $why }).
call-is-unconfirmed = Aspetta che tu apra il link nell'e-mail.
call-is-joined = Viene dall'altro nome che avevi qui. Non parte nulla finché non lo dici tu.
call-keep = Avvisami lì
call-last-sent = Usato l'ultima volta { $when }
call-what = Avvisami quando
call-what-turn = tocca a me
call-what-begun = una partita è cominciata
call-what-over = una partita è finita
call-what-invited = ricevo un invito
call-what-time = il mio tempo sta per scadere
call-quiet = Ore di silenzio
call-quiet-about = In queste ore non arriva niente. Quello che è successo viene comunicato dopo.
call-quiet-use = Rispetta le ore di silenzio
call-quiet-from = Dalle
call-quiet-until = Alle
call-time-zone = Fuso orario
call-saved = Salvato
call-confirmed = L'indirizzo è confermato. Gli avvisi arriveranno lì.
call-unsubscribe-page = Basta e-mail
call-unsubscribe-about = Farshore non manderà più e-mail a questo indirizzo.
call-unsubscribe-done = Fatto. Non arriveranno altre e-mail.
call-setting = Avvisi …

## A un tavolo

call-invite = Invita qualcuno con cui hai già giocato
call-invite-about = Ogni persona riceve l'avviso nei modi che ha scelto. A chi non ne ha scelto nessuno serve il link.
call-invite-one = Invita { $name }
call-invite-done = Invito inviato a { $name }.
call-table-webhook = Webhook di questo tavolo
call-table-webhook-about = Ciò che accade a questo tavolo viene annunciato lì: in un canale Discord, in una stanza Matrix, su ntfy o a un tuo programma. L'indirizzo deve cominciare con https.

## L'app

call-app-newer = C'è un Farshore più nuovo.
call-app-reload = Ricarica
call-share-page = Un link da fuori
call-share-nothing = In ciò che è stato condiviso non c'è nessun link a un tavolo di questo server.

## Che cosa non si può fare

call-bad-subscription = L'iscrizione di questo browser non si può usare. Riprova.
unknown-time-zone = Non esiste il fuso orario «{ $given }».
call-unknown-language = Non ci sono testi nella lingua «{ $given }».
call-half-quiet-hours = Le ore di silenzio hanno bisogno di un inizio e di una fine.
call-no-mail = Questo server non manda e-mail.
call-mail-not-sent = Non è stato possibile mandare l'e-mail. Riprova più tardi.
call-unknown-link = Questo link non è più valido.
call-unknown-channel = Non è uno dei modi in cui ricevi gli avvisi.
call-unconfirmed = Prima apri il link nell'e-mail.
call-too-many-channels = Ce ne sono già { $most }. Prima togline uno.
call-no-address = Non è l'indirizzo di un webhook.
call-not-https = L'indirizzo deve cominciare con https.
call-not-public = Questo indirizzo è in una rete privata. Il server non manda niente lì.

# Convivere: silenziare, bloccare, segnalibri, OpenID Connect, la pagina del gestore.

## Che cosa non si può fare

blocked-by-you = Hai bloccato qualcuno di questo tavolo. Prima sbloccalo nella pagina «Conserva le mie partite».
table-not-for-you = A questo tavolo non puoi sederti.
relation-others = Si possono silenziare o bloccare solo altre persone.
too-many-relations = Hai silenziato o bloccato { $most } persone. Prima annullane una.
unknown-relation = Non hai silenziato né bloccato questa persona, o non più.
silenced = Il gestore di questo server ha disattivato la tua chat.
banned = Il gestore di questo server ha escluso questo account.
not-operator = Questa pagina è per chi gestisce il server.
bad-operator-token = Questo non è il token del gestore.
unknown-report = Questa segnalazione non esiste, o non più.
unknown-sanction = È già stato revocato o è scaduto.
ban-operator = Le impostazioni indicano questo account come gestore. Prima modificale.
no-openid = Questo server non ha un fornitore OpenID con cui accedere.
unknown-openid-answer = È passato troppo tempo, c'è già stata una risposta o tutto è cominciato in un altro browser. Riprova.
bad-openid-answer = Non è stato possibile verificare la risposta del fornitore. Riprova.
openid-unreachable = { $name } in questo momento non risponde. Riprova più tardi o accedi in un altro modo.
openid-denied = { $provider } non ti ha fatto accedere.
too-many-identities = Hai { $most } accessi di questo tipo. Prima rimuovine uno.
unknown-identity = Non hai questo accesso.

## Silenziare e bloccare

relation-mute = Silenzia { $name }
relation-unmute = Non silenziare più { $name }
relation-block = Blocca { $name }
relation-unblock = Sblocca { $name }
relation-block-sure = Tu e { $name } non leggerete più l'uno la chat dell'altro e non vi siederete più insieme: né dagli elenchi, né con i link, né su invito. { $name } non ne saprà nulla.
relation-title = Persone silenziate e bloccate
relation-about = Non leggi ciò che scrivono le persone silenziate. Con quelle bloccate non ti siedi nemmeno allo stesso tavolo. Nessuno viene avvisato. Si silenzia e si blocca dal menu di un tavolo.
relation-none = Non hai silenziato né bloccato nessuno.
relation-is-mute = silenziato
relation-is-block = bloccato
relation-end = Annulla

## Segnalibri

bookmark-put = Metti qui il segnalibro
bookmark-remove = Togli il segnalibro
bookmark-go = Al mio segnalibro
bookmark-here = Il tuo segnalibro

## Dal tuo ultimo turno

since-watch = Guarda sul tabellone
since-back = Torna al tavolo

## Accedere

account-openid-about = Accedi con il tuo account di { $provider }. Da lì sappiamo soltanto chi sei.
account-openid-add = Aggiungi { $provider }
account-openid-sign-in = Accedi con { $provider }
account-openid-waiting = Accesso in corso …
account-channels = { $guest } veniva chiamato in questi modi, e d'ora in poi lo sarai tu. Togli ciò che non è tuo.
account-channel-dropped = Lì non verrai più chiamato.

## La pagina del gestore

operator-title = Gestore
operator-about = Segnalazioni, esclusioni e limiti di questo server.
operator-link = Alla pagina del gestore
operator-token = Token del gestore
operator-no-token = Accedi con un account indicato nelle impostazioni («operators»), oppure imposta «operator_token».
operator-sign-out = Termina la sessione
operator-reports = Segnalazioni
operator-no-reports = Non è stato segnalato nulla.
operator-report = { $by } segnala { $about }
operator-no-reason = Senza motivo indicato.
operator-log = Mostra il registro
operator-no-chat = Non è stato detto nulla.
operator-seat = posto { $seat }
operator-record = Scarica la partita
operator-close = Fatto
operator-reopen = Non ancora fatto
operator-closed = fatto
operator-sanctions = Esclusioni
operator-no-sanctions = Nessuno è escluso o senza chat.
operator-guest = Numero dell'ospite
operator-guest-number = ospite { $guest }
operator-kind = Che cosa
operator-ban = Escludi
operator-silence = Disattiva la chat
operator-is-ban = escluso
operator-is-silence = senza chat
operator-days = Per quanto tempo
operator-day = un giorno
operator-week = una settimana
operator-month = 30 giorni
operator-forever = fino alla revoca
operator-reason = Motivo, solo per i gestori
operator-decide = Decidi
operator-decided = Fatto.
operator-lift = Revoca
operator-until = fino al { $day }
operator-limits = Limiti
operator-limits-about = Ciò che ogni chiamante deve rispettare.
operator-limits-off = Ora questi limiti non valgono: l'impostazione «limits» è disattivata.
operator-limit = Che cosa
operator-limit-hour = All'ora
operator-limit-once = In una volta
operator-limit-requests = Richieste
operator-limit-new = Nuovi ospiti e tavoli
operator-limit-editions = Verifiche di edizioni
operator-limit-messages = Messaggi di una pagina aperta
operator-limit-mails = Link per mail, per chiamante
operator-limit-mails-to = Link per mail, per indirizzo
operator-limit-confirmations = Conferme di indirizzi
operator-limit-operator = Tentativi con il token del gestore
operator-refused = Rifiutato più spesso da quando il server è partito
operator-refused-none = Non è stato rifiutato nulla.

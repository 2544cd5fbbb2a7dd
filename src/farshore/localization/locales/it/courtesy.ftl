# Convivere: silenziare, bloccare, segnalibri, OpenID Connect, la pagina del gestore.

## Che cosa non si può fare

blocked-by-you = Hai bloccato qualcuno di questo tavolo. Prima sblocca quella persona nella pagina «Conserva le mie partite».
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

## Segnalibri

bookmark-put = Metti qui il segnalibro
bookmark-remove = Togli il segnalibro
bookmark-go = Al mio segnalibro
bookmark-here = Il tuo segnalibro

## Dal tuo ultimo turno

since-watch = Guarda sul tabellone
since-back = Torna al tavolo

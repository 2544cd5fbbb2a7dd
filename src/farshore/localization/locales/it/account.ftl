# Conservare le proprie partite: passkey, posta, dispositivi, token di accesso.

## Che cosa non si può fare

bad-mail-address = Questo indirizzo e-mail non si può usare. Indicane esattamente uno, per esempio ada@example.org.
bad-passkey = Non è stato possibile verificare questa passkey. Riprova.
old-challenge = È passato troppo tempo, o la risposta è già arrivata. Riprova.
unknown-passkey = Nessuno qui ha questa passkey. Forse è stata rimossa.
passkey-bound = Questa passkey appartiene già a un altro account. Usala per accedere.
too-many-passkeys = Hai { $most } passkey. Prima rimuovine una.
too-many-addresses = Hai { $most } indirizzi e-mail. Prima rimuovine uno.
unknown-address = Qui non hai questo indirizzo e-mail.
unknown-device = Questo dispositivo non c'è, o è già disconnesso.
no-mail = Questo server non invia e-mail.
unknown-sign-in-link = Questo link è già stato usato, è scaduto o non è mai esistito. Chiedine uno nuovo.
bad-access-token = Questo token di accesso non è noto qui. Forse è stato revocato.
access-token-scope = Questo token di accesso ({ $scope }) non basta per farlo.
unknown-access-token = Non hai questo token di accesso.
too-many-access-tokens = Hai { $most } token di accesso. Prima revocane uno.

## E-mail

account-mail-sign-in-subject = Accedi a Farshore
account-mail-sign-in-about = Qualcuno, probabilmente tu, vorrebbe accedere a Farshore come { $name }.
account-mail-sign-in-button = Accedi
account-mail-keep-subject = Conserva le tue partite su Farshore
account-mail-keep-about = Qualcuno, probabilmente tu, vorrebbe conservare le proprie partite su Farshore con questo indirizzo. Da quel momento puoi usarlo per accedere da qualsiasi dispositivo.
account-mail-keep-button = Conserva le mie partite
account-mail-ending = Il link vale una sola volta, per { $minutes } minuti. Se non l'hai chiesto tu, non fare nulla: senza il link nessuno può entrare.
account-mail-unknown-subject = Nessuna partita con questo indirizzo
account-mail-unknown-about = Qualcuno, probabilmente tu, voleva accedere a Farshore con questo indirizzo. Nessuna partita è legata a questo indirizzo; forse ne hai usato un altro.
account-mail-unknown-ending = Se non l'hai chiesto tu, non fare nulla: con questa e-mail nessuno può entrare.
account-mail-unknown-button = Apri Farshore

## La pagina

account-title = Conserva le mie partite
account-somebody = Qualcuno

## Un bot ai tavoli dal vivo

bot-bad-address = «{ $given }» non è l'indirizzo di un server. Indicane uno come https://play.example.org.
bot-no-token = Serve un token di accesso: indica { $option } o imposta FARSHORE_TOKEN. Lo crea la pagina /me del server.
bot-bad-token = Il server non accetta questo token di accesso, o non basta per giocare.
bot-no-answer = Il server non risponde: { $why }
bot-plays = Gioco a { $title } al tavolo { $table }
bot-done = Tavolo { $table }: finito

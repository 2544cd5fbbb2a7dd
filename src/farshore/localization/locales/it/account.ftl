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
unknown-device = Questo dispositivo non c’è, o è già disconnesso.
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
account-mail-ending = Il link vale una sola volta, per { $minutes } minuti. Se non sei stato tu, non fare nulla: senza il link nessuno può entrare.
account-mail-unknown-subject = Nessuna partita con questo indirizzo
account-mail-unknown-about = Qualcuno, probabilmente tu, voleva accedere a Farshore con questo indirizzo. Lì nessuna partita è legata a questo indirizzo; forse ne hai usato un altro. Se non sei stato tu, non fare nulla.
account-mail-unknown-button = Apri Farshore

## La pagina

account-title = Conserva le mie partite
account-about-nobody = Avevi già conservato qui le tue partite? Accedi e le ritrovi. Altrimenti comincia a giocare: basta un nome.
account-about-guest = Finora solo questo browser sa che sei { $name }. Aggiungi una passkey o un indirizzo e-mail e ritroverai le tue partite su qualsiasi dispositivo.
account-about-kept = Le tue partite sono al sicuro, { $name }. Puoi accedere da qualsiasi dispositivo.
account-welcome = Ciao, { $name }.
account-joined = Ciao, { $name }. I tavoli di { $guest } sono ora tuoi.
account-left = A questi tavoli ora sei seduto due volte, e nessuno può avere due posti. Il posto dell’ospite di prima resta lì; chi ha aperto il tavolo può darlo a un bot.
account-somebody = Qualcuno
account-never = mai
account-last-used = ultimo uso: { $day }
account-rename = Rinomina
account-new-name = Nuovo nome per { $name }
account-remove = Rimuovi
account-remove-sure = Rimuovere “{ $name }”? Non potrai più usarla per accedere.
account-passkeys = Passkey
account-passkeys-about = Una passkey è custodita dal tuo dispositivo o dal tuo gestore di password. Accedi con il dito, il volto o il PIN; non c’è nessuna password da dimenticare.
account-passkey = Una passkey
account-passkey-add = Aggiungi una passkey
account-passkey-added = La passkey è stata aggiunta.
account-passkey-sign-in = Accedi con una passkey
account-passkey-none = Nessuna passkey è stata usata.
account-passkey-insecure = Le passkey richiedono https e un nome. Sul tuo computer apri localhost invece di 127.0.0.1.
account-passkey-missing = Questo browser non conosce le passkey.
account-mail = Link per e-mail
account-mail-about = Indica un indirizzo e apri il link che ricevi. Da quel momento puoi usarlo per accedere.
account-mail-about-sign-in = Indica il tuo indirizzo e apri il link che ricevi.
account-address = Indirizzo e-mail
account-mail-send = Inviami un link
account-mail-sent = Un’e-mail è in viaggio verso { $address }. Il link vale 20 minuti.
account-devices = Dispositivi
account-device-unnamed = Un browser
account-this-device = questo
account-sign-out = Disconnetti
account-everywhere = Disconnetti ovunque
account-everywhere-sure = Disconnettere tutti i dispositivi, compreso questo?
account-everywhere-lost = Disconnettere tutti i dispositivi? Non c’è ancora modo di accedere: perderesti le tue partite.
account-profile = Lingua e fuso orario
account-profile-about = Ti seguono su ogni dispositivo da cui accedi.
account-zone = Fuso orario
account-of-device = Come il dispositivo
account-tokens = Token di accesso
account-tokens-about = Per programmi che leggono i tuoi tavoli o giocano per te, come “farshore bot”. Chi ha il token può farlo: tienilo segreto.
account-scope = Che cosa può fare
account-scope-read = leggere
account-scope-play = leggere e giocare
account-token-name = A che cosa serve?
account-token-make = Crea un token
account-token-once = Copialo ora: non verrà più mostrato.
account-revoke = Revoca
account-data = Che cosa si sa di me
account-data-about = Porta con te tutto ciò che questo server sa di te, oppure fatti dimenticare. Le partite restano come sono state giocate, e ciò che hai scritto in chat resta lì; il tuo nome sparisce.
account-download = Scarica tutto ciò che ho qui
account-delete = Cancellami
account-delete-sure = Cancellarti per sempre? Lasci tutte le partite in corso, i tuoi modi di accedere e le tue edizioni spariscono, e il tuo nome diventa “Qualcuno”.
account-deleted = Qui sei stato dimenticato.
account-sign-in = Accedi
account-link-adds = Conservare le partite di { $name } con l’indirizzo { $address }?
account-link-signs-in = Accedere come { $name } ({ $address })?
account-link-join = Porta con te i tavoli che ho qui come { $guest }
account-link-elsewhere = Fatto: le partite di { $name } sono legate al tuo indirizzo. In questo browser non è cambiato nulla; continua dove hai chiesto il link.

## Un bot ai tavoli dal vivo

bot-bad-address = “{ $given }” non è l’indirizzo di un server. Indicane uno come https://play.example.org.
bot-no-token = Serve un token di accesso: indica { $option } o imposta FARSHORE_TOKEN. Lo crea la pagina /me del server.
bot-bad-token = Il server non accetta questo token di accesso, o non basta per giocare.
bot-no-answer = Il server non risponde: { $why }
bot-plays = Gioco a { $title } al tavolo { $table }
bot-done = Tavolo { $table }: finito

# Keeping one's games: passkeys, mail, devices, access tokens.

## What cannot be done

bad-mail-address = This is not a mail address that can be used. Give exactly one, such as ada@example.org.
bad-passkey = This passkey could not be checked. Try again.
old-challenge = This took too long, or was answered already. Try again.
unknown-passkey = Nobody here has this passkey. It may have been removed.
passkey-bound = This passkey already belongs to another account. Sign in with it instead.
too-many-passkeys = You have { $most } passkeys. Remove one first.
too-many-addresses = You have { $most } mail addresses. Remove one first.
unknown-address = You have no such mail address here.
unknown-device = There is no such device, or it is signed out already.
no-mail = This server sends no mails.
unknown-sign-in-link = This link has been used, is too old, or never existed. Ask for a new one.
bad-access-token = This access token is not known here. It may have been revoked.
access-token-scope = This access token ({ $scope }) is not enough for that.
unknown-access-token = You have no such access token.
too-many-access-tokens = You have { $most } access tokens. Revoke one first.

## Mails

account-mail-sign-in-subject = Sign in to Farshore
account-mail-sign-in-about = Somebody, probably you, would like to sign in to Farshore as { $name }.
account-mail-sign-in-button = Sign in
account-mail-keep-subject = Keep your games at Farshore
account-mail-keep-about = Somebody, probably you, would like to keep their games at Farshore with this address. From then on you can sign in with it on any device.
account-mail-keep-button = Keep my games
account-mail-ending = The link is good once, for { $minutes } minutes. If it was not you, do nothing: without the link nobody gets in.
account-mail-unknown-subject = No games with this address
account-mail-unknown-about = Somebody, probably you, wanted to sign in to Farshore with this address. No games are kept with it there; perhaps you used another one. If it was not you, do nothing.
account-mail-unknown-button = Open Farshore

## The page

account-title = Keep my games
account-about-nobody = Did you keep your games here before? Sign in, and they are back. Otherwise just begin to play: a name is enough.
account-about-guest = So far only this browser knows that you are { $name }. Add a passkey or a mail address, and you find your games again on any device.
account-about-kept = Your games are kept, { $name }. You can sign in on any device.
account-welcome = Welcome, { $name }.
account-joined = Welcome, { $name }. The tables of { $guest } came along.
account-left = At these tables you sit twice now, and nobody can have two seats. The seat of your former guest stays behind; the host can give it to a bot.
account-somebody = Somebody
account-never = never
account-last-used = last used: { $day }
account-rename = Rename
account-new-name = New name for { $name }
account-remove = Remove
account-remove-sure = Remove “{ $name }”? You can no longer sign in with it.
account-passkeys = Passkeys
account-passkeys-about = A passkey is kept by your device or your password manager. You sign in with your finger, your face or your PIN; there is no password to forget.
account-passkey = Passkey
account-passkey-add = Add a passkey
account-passkey-added = Your passkey has been added.
account-passkey-sign-in = Sign in with a passkey
account-passkey-none = No passkey was used.
account-passkey-insecure = Passkeys need https and a name. On your own machine, open localhost instead of 127.0.0.1.
account-passkey-missing = This browser knows no passkeys.
account-mail = Link by mail
account-mail-about = Give an address, and open the link that you are sent. From then on you can sign in with it.
account-mail-about-sign-in = Give your address, and open the link that you are sent.
account-address = Mail address
account-mail-send = Send me a link
account-mail-sent = A mail is on its way to { $address }. Its link is good for 20 minutes.
account-devices = Devices
account-device-unnamed = A browser
account-this-device = this one
account-sign-out = Sign out
account-everywhere = Sign out everywhere
account-everywhere-sure = Sign out on all devices, this one included?
account-everywhere-lost = Sign out on all devices? There is no way to sign in yet: your games would be lost to you.
account-profile = Language and time zone
account-profile-about = They follow you to every device where you sign in.
account-zone = Time zone
account-of-device = As the device has it
account-tokens = Access tokens
account-tokens-about = For programs that read your tables or play for you, such as “farshore bot”. Whoever has the token can do that, so keep it secret.
account-scope = What it may do
account-scope-read = read
account-scope-play = read and play
account-token-name = What is it for?
account-token-make = Make a token
account-token-once = Copy it now: it is not shown again.
account-revoke = Revoke
account-data = What is kept about me
account-data-about = Take along all that this server knows about you, or let it forget you. Games stay as they were played, and what you said in chats stays there; your name is gone.
account-download = Download all I have here
account-delete = Delete me
account-delete-sure = Delete you for good? You leave all running games, your ways to sign in and your editions are gone, and your name becomes “Somebody”.
account-deleted = You have been forgotten here.
account-sign-in = Sign in
account-link-adds = Keep the games of { $name } with the address { $address }?
account-link-signs-in = Sign in as { $name } ({ $address })?
account-link-join = Bring along the tables that I have here as { $guest }
account-link-elsewhere = Done: the games of { $name } are kept with your address. In this browser nothing has changed; go on where you asked for the link.

## A bot at live tables

bot-bad-address = “{ $given }” is not the address of a server. Give one such as https://play.example.org.
bot-no-token = An access token is needed: give { $option }, or set FARSHORE_TOKEN. The server's page /me makes one.
bot-bad-token = The server does not take this access token, or it is not enough for playing.
bot-no-answer = The server does not answer: { $why }
bot-plays = Playing { $title } at table { $table }
bot-done = Table { $table }: done

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
account-mail-unknown-about = Somebody, probably you, wanted to sign in to Farshore with this address. No games are kept with it there; perhaps you used another one.
account-mail-unknown-ending = If it was not you, do nothing: nobody gets in by this mail.
account-mail-unknown-button = Open Farshore

## The page

account-title = Keep my games
account-somebody = Somebody

## A bot at live tables

bot-bad-address = “{ $given }” is not the address of a server. Give one such as https://play.example.org.
bot-no-token = An access token is needed: give { $option }, or set FARSHORE_TOKEN. The server’s page /me makes one.
bot-bad-token = The server does not take this access token, or it is not enough for playing.
bot-no-answer = The server does not answer: { $why }
bot-plays = Playing { $title } at table { $table }
bot-done = Table { $table }: done

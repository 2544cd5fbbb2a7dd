# Die eigenen Spiele behalten: Passkeys, E-Mail, Geräte, Zugriffstokens.

## Was nicht geht

bad-mail-address = Diese E-Mail-Adresse lässt sich nicht verwenden. Gib genau eine an, zum Beispiel ada@example.org.

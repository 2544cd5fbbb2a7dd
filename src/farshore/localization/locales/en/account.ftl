# Keeping one's games: passkeys, mail, devices, access tokens.

## What cannot be done

bad-mail-address = This is not a mail address that can be used. Give exactly one, such as ada@example.org.

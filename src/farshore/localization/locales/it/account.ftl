# Conservare le proprie partite: passkey, posta, dispositivi, token di accesso.

## Che cosa non si può fare

bad-mail-address = Questo indirizzo e-mail non si può usare. Indicane esattamente uno, per esempio ada@example.org.

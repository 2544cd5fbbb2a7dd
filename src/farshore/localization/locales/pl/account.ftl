# Zachowanie swoich gier: klucze dostępu, poczta, urządzenia, tokeny dostępu.

## Czego nie można zrobić

bad-mail-address = Tego adresu e-mail nie można użyć. Podaj dokładnie jeden, na przykład ada@example.org.

# Zachowanie swoich gier: klucze dostępu, poczta, urządzenia, tokeny dostępu.

## Czego nie można zrobić

bad-mail-address = Tego adresu e-mail nie można użyć. Podaj dokładnie jeden, na przykład ada@example.org.
bad-passkey = Nie udało się sprawdzić tego klucza dostępu. Spróbuj ponownie.
old-challenge = Trwało to zbyt długo albo odpowiedź już przyszła. Spróbuj ponownie.
unknown-passkey = Nikt tutaj nie ma tego klucza dostępu. Być może został usunięty.
passkey-bound = Ten klucz dostępu należy już do innego konta. Zaloguj się nim.
too-many-passkeys = Liczba twoich kluczy dostępu: { $most }. Najpierw usuń któryś z nich.
too-many-addresses = Liczba twoich adresów e-mail: { $most }. Najpierw usuń któryś z nich.
unknown-address = Nie masz tutaj takiego adresu e-mail.
unknown-device = Nie ma takiego urządzenia albo jest już wylogowane.
no-mail = Ten serwer nie wysyła e-maili.
unknown-sign-in-link = Ten link został już użyty, wygasł albo nigdy nie istniał. Poproś o nowy.
bad-access-token = Ten token dostępu nie jest tu znany. Być może został unieważniony.
access-token-scope = Ten token dostępu ({ $scope }) do tego nie wystarcza.
unknown-access-token = Nie masz takiego tokenu dostępu.
too-many-access-tokens = Liczba twoich tokenów dostępu: { $most }. Najpierw unieważnij któryś z nich.

## E-maile

account-mail-sign-in-subject = Zaloguj się do Farshore
account-mail-sign-in-about = Ktoś, prawdopodobnie ty, chce zalogować się do Farshore jako { $name }.
account-mail-sign-in-button = Zaloguj się
account-mail-keep-subject = Zachowaj swoje gry w Farshore
account-mail-keep-about = Ktoś, prawdopodobnie ty, chce zachować swoje gry w Farshore pod tym adresem. Odtąd można się nim zalogować na każdym urządzeniu.
account-mail-keep-button = Zachowaj moje gry
account-mail-ending = Link działa raz, przez { $minutes } min. Jeśli to nie ty, nic nie rób: bez linku nikt się nie dostanie.
account-mail-unknown-subject = Brak gier pod tym adresem
account-mail-unknown-about = Ktoś, prawdopodobnie ty, chciał zalogować się do Farshore tym adresem. Pod tym adresem nie ma tam żadnych gier; być może masz je pod innym.
account-mail-unknown-ending = Jeśli to nie ty, nic nie rób: ten e-mail nikogo nie wpuści.
account-mail-unknown-button = Otwórz Farshore

## Strona

account-title = Zachowaj moje gry
account-somebody = Ktoś

## Bot przy stołach serwera

bot-bad-address = „{ $given }” nie jest adresem serwera. Podaj adres taki jak https://play.example.org.
bot-no-token = Potrzebny jest token dostępu: podaj { $option } albo ustaw FARSHORE_TOKEN. Tworzy go strona /me serwera.
bot-bad-token = Serwer nie przyjmuje tego tokenu dostępu albo nie wystarcza on do gry.
bot-no-answer = Serwer nie odpowiada: { $why }
bot-plays = Gram w { $title } przy stole { $table }
bot-done = Stół { $table }: koniec

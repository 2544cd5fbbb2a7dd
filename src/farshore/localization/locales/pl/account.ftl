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
account-mail-unknown-about = Ktoś, prawdopodobnie ty, chciał zalogować się do Farshore tym adresem. Nie ma tam pod nim żadnych gier; być może został użyty inny. Jeśli to nie ty, nic nie rób.
account-mail-unknown-button = Otwórz Farshore

## Strona

account-title = Zachowaj moje gry
account-about-nobody = Masz już tutaj zachowane gry? Zaloguj się, a wrócą. Jeśli nie, po prostu zacznij grać: wystarczy imię.
account-about-guest = Na razie tylko ta przeglądarka wie, że to ty, { $name }. Dodaj klucz dostępu albo adres e-mail, a znajdziesz swoje gry na każdym urządzeniu.
account-about-kept = Twoje gry są bezpieczne, { $name }. Możesz zalogować się na każdym urządzeniu.
account-welcome = Witaj, { $name }.
account-joined = Witaj, { $name }. Twoje są teraz także stoły gościa { $guest }.
account-left = Przy tych stołach siedzisz teraz dwa razy, a nikt nie może mieć dwóch miejsc. Miejsce dawnego gościa zostaje; gospodarz może oddać je botowi.
account-somebody = Ktoś
account-never = nigdy
account-last-used = ostatnie użycie: { $day }
account-rename = Zmień nazwę
account-new-name = Nowa nazwa dla { $name }
account-remove = Usuń
account-remove-sure = Usunąć „{ $name }”? Nie będzie już można się tym zalogować.
account-passkeys = Klucze dostępu
account-passkeys-about = Klucz dostępu przechowuje twoje urządzenie albo menedżer haseł. Logujesz się palcem, twarzą lub kodem PIN; nie ma hasła, które można zapomnieć.
account-passkey = Klucz dostępu
account-passkey-add = Dodaj klucz dostępu
account-passkey-added = Klucz dostępu został dodany.
account-passkey-sign-in = Zaloguj się kluczem dostępu
account-passkey-none = Nie użyto żadnego klucza dostępu.
account-passkey-insecure = Klucze dostępu wymagają https i nazwy. Na własnym komputerze otwórz localhost zamiast 127.0.0.1.
account-passkey-missing = Ta przeglądarka nie zna kluczy dostępu.
account-mail = Link pocztą
account-mail-about = Podaj adres i otwórz link, który dostaniesz. Odtąd można się nim zalogować.
account-mail-about-sign-in = Podaj swój adres i otwórz link, który dostaniesz.
account-address = Adres e-mail
account-mail-send = Wyślij mi link
account-mail-sent = E-mail jest w drodze na { $address }. Link działa przez 20 minut.
account-devices = Urządzenia
account-device-unnamed = Przeglądarka
account-this-device = to urządzenie
account-sign-out = Wyloguj
account-everywhere = Wyloguj wszędzie
account-everywhere-sure = Wylogować na wszystkich urządzeniach, także na tym?
account-everywhere-lost = Wylogować na wszystkich urządzeniach? Nie ma jeszcze sposobu, by się zalogować: stracisz dostęp do swoich gier.
account-profile = Język i strefa czasowa
account-profile-about = Towarzyszą ci na każdym urządzeniu, na którym się zalogujesz.
account-zone = Strefa czasowa
account-of-device = Jak na urządzeniu
account-tokens = Tokeny dostępu
account-tokens-about = Dla programów, które czytają twoje stoły albo grają za ciebie, jak „farshore bot”. Kto ma token, może to robić, więc trzymaj go w tajemnicy.
account-scope = Co wolno
account-scope-read = czytać
account-scope-play = czytać i grać
account-token-name = Do czego służy?
account-token-make = Utwórz token
account-token-once = Skopiuj go teraz: nie będzie już pokazany.
account-revoke = Unieważnij
account-data = Co tu o mnie wiadomo
account-data-about = Zabierz ze sobą wszystko, co ten serwer o tobie wie, albo każ mu o sobie zapomnieć. Gry zostają takie, jak były rozegrane, a twoje słowa z czatów pozostają na miejscu; znika twoje imię.
account-download = Pobierz wszystko, co tu mam
account-delete = Usuń mnie
account-delete-sure = Usunąć cię na zawsze? Opuścisz wszystkie trwające gry, znikną twoje sposoby logowania i twoje edycje, a twoje imię zmieni się w „Ktoś”.
account-deleted = Nikt tu już o tobie nie pamięta.
account-sign-in = Zaloguj się
account-link-adds = Zachować gry gracza { $name } pod adresem { $address }?
account-link-signs-in = Zalogować się jako { $name } ({ $address })?
account-link-join = Weź ze sobą stoły, które mam tu jako { $guest }
account-link-elsewhere = Gotowe: gry gracza { $name } są zachowane pod twoim adresem. W tej przeglądarce nic się nie zmieniło; graj dalej tam, gdzie padła prośba o link.

## Bot przy stołach serwera

bot-bad-address = „{ $given }” nie jest adresem serwera. Podaj adres taki jak https://play.example.org.
bot-no-token = Potrzebny jest token dostępu: podaj { $option } albo ustaw FARSHORE_TOKEN. Tworzy go strona /me serwera.
bot-bad-token = Serwer nie przyjmuje tego tokenu dostępu albo nie wystarcza on do gry.
bot-no-answer = Serwer nie odpowiada: { $why }
bot-plays = Gram w { $title } przy stole { $table }
bot-done = Stół { $table }: koniec

# Co mówi serwer stołów, gdy czegoś nie da się zrobić.

## Start

server-bad-file = Nie można trzymać stołów w { $path }: { $why }
server-file-in-use = Inny serwer trzyma swoje stoły w { $path }; najpierw go zatrzymaj albo podaj inny plik przez --db.
server-no-address = Nie można nasłuchiwać na { $host }, port { $port }: { $why }
work-needs-postgres = Procesy botów myślą dla serwerów, które dzielą bazę PostgreSQL: podaj ją przez --db postgresql://… ({ $path } to plik jednego serwera).
db-copied = Skopiowano i porównano; odtworzone partie: { $games }.
db-copy-not-empty = W { $path } są już stoły lub goście; kopiuj do pustego magazynu.
server-no-pages = W tej instalacji brakuje stron dla przeglądarki. Zainstaluj Farshore ponownie albo uruchom „{ $command }” w jego źródłach.
server-bad-pages = „{ $path }” nie zawiera zbudowanych stron: nie ma tam pliku index.html.

## Kim jesteś

no-guest = Najpierw powiedz, jak się nazywasz.
bad-cookie = Klucz tej przeglądarki nie jest tu znany. Powiedz jeszcze raz, jak się nazywasz.
bad-name = Wybierz imię, które ma od 1 do { $most } znaków.
unknown-link = Ten osobisty link został już użyty, jest za stary albo nigdy nie istniał.

## Stoły i miejsca

unknown-table = Nie ma takiego stołu.
table-not-open = Gra się zaczęła; nie można już zająć miejsca.
table-not-running = Przy tym stole nie toczy się żadna gra.
table-not-finished = Gra jeszcze się nie skończyła.
table-unreadable = Przy tym stole grano według wersji { $given } zasad; ten program zna je do wersji { $allowed }.
table-damaged = Zapisu tego stołu nie da się odczytać. Kto prowadzi ten serwer, znajdzie przyczynę w jego dzienniku.
too-many-tables = Liczba twoich nieskończonych stołów: { $most }. Najpierw skończ któryś z nich.
unknown-own-edition = Nie ma tu takiej edycji albo nie należy ona do ciebie.
too-many-editions = Liczba twoich edycji: { $most }. Najpierw usuń którąś z nich.
stale-edition = Ta edycja została zmieniona w innym oknie. Wczytaj ją ponownie, aby pracować dalej.
edition-not-checked = Teraz nie udało się sprawdzić edycji. Spróbuj ponownie za chwilę.
too-many-bot-tables = Liczba twoich stołów, przy których grają same boty: { $most }. Najpierw niech któryś skończy grę.
watching-not-allowed = Ten stół mogą oglądać tylko gracze.
not-seated = Nie siedzisz przy tym stole.
not-host = Może to zrobić tylko ten, kto założył stół.
removed-from-table = Kto założył ten stół, usunął cię od niego. Nie możesz już tu usiąść.
report-others = Możesz zgłosić tylko inne osoby przy stole.
wrong-seat = To nie twoje miejsce.
seat-taken = To miejsce jest zajęte.
no-open-seat = Wszystkie miejsca są zajęte.
already-seated = Już siedzisz przy tym stole.
wrong-seat-count = Liczba podanych miejsc: { $given }; ta gra wymaga: { $needed }.
one-seat-each = Przy stole możesz mieć tylko jedno miejsce.
seat-present = Ta osoba jest obecna: tylko ona może oddać swoje miejsce.
emblem-taken = Ktoś inny już to wybrał.
unknown-emblem = Nie ma { $given } do wyboru. Dozwolone: { $allowed }.
no-end-offered = Nikt nie zaproponował zakończenia gry.
seat-with-bot = Na twoim miejscu siedzi bot. Najpierw odbierz mu je.
not-with-bot = Na tym miejscu nie siedzi bot.
not-a-person = Na tym miejscu i tak siedzi bot.

## Gra

stale-move = W międzyczasie coś się zmieniło. Spójrz jeszcze raz, potem wybierz.
undo-not-now = Nie możesz nic cofnąć, gdy ktoś inny się zastanawia.
fork-hidden = Od tego miejsca gra kryje tajemnice; zagrasz od niego dalej, gdy się skończy.
no-such-step = Nie ma kroku { $given }; ta gra ma kroki od 0 do { $last }.
empty-chat = Ta wiadomość jest pusta.

## Wiadomości i żądania

bad-json = Tej wiadomości nie da się odczytać.
bad-request = Coś jest nie tak z tym żądaniem ({ $path }): { $problem ->
    [missing] brakuje tej wartości.
    [unknown] ta wartość tu nie pasuje.
    [text] to musi być tekst.
    [characters] zawiera niedozwolone znaki.
    [number] to musi być liczba całkowita.
    [truth] to musi być prawda albo fałsz.
    [list] to musi być lista.
    [object] to musi być obiekt.
    [short] za krótkie; najmniej { $limit }.
    [long] za długie; najwyżej { $limit }.
    [small] najmniej { $limit }.
    [large] najwyżej { $limit }.
    [choice] możliwe: { $limit }.
   *[other] nie można tego użyć.
  }
unknown-message = Nie ma wiadomości „{ $given }”.
unknown-language = Nie ma tekstów w języku „{ $given }”. Wybierz: { $allowed }.
not-found = Niczego tu nie ma.
method-not-allowed = Tego nie można tu zrobić.
wrong-origin = To żądanie pochodzi z innej strony.
foreign-host = Ten serwer nie odpowiada za „{ $host }”. Kto go prowadzi, może podać tę nazwę przez { $option }.
too-slow = To dotarło za wolno; dozwolony czas w sekundach: { $seconds }.
too-large = To za dużo; przyjmujemy najwyżej { $most } B.
too-many-values = To zawiera za dużo wartości; przyjmujemy najwyżej { $most }.
too-fast = Za szybko. Spróbuj ponownie za { $seconds ->
    [one] 1 sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekund
  }.
too-many-connections = Z twojego adresu otwarto zbyt wiele stron.
not-stored = Nie udało się tego zapisać, więc nic się nie stało. Spróbuj ponownie.
storage-unreachable = Baza danych nie odpowiada. Spróbuj ponownie za chwilę.
hints-not-allowed = Przy tym stole nie ma podpowiedzi.
no-advice = Nie udało się znaleźć podpowiedzi. Spróbuj ponownie.
too-much-waiting = Liczba twoich próśb, nad którymi trwa jeszcze praca: { $most }. Najpierw na nie zaczekaj.
shutting-down = Serwer się zatrzymuje.
server-fault = Coś się zepsuło na serwerze. Nic się nie zmieniło.

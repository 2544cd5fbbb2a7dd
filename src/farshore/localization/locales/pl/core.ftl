# Co mówi silnik: błędy i kilka słów wspólnych dla wszystkich gier.
# Komunikat mówi, co się nie zgadza i co wolno. LOWER($name) zapisuje nazwę wewnątrz zdania.

## Miejsca i listy

actor-chance = los
actor-you = Ty
actor-seat = miejsce { $seat }
list-empty = nic
list-cut = { $items } …
list-and = { $before } i { $last }
    .many = { $before } i { $last }
list-or = { $before } lub { $last }
    .many = { $before } lub { $last }
faults = { $text } { $faults }
faults-and-more = { $text } { $faults } I jeszcze { $more }.

## Wybór gry

unknown-game = Nie ma gry „{ $given }”. Wybierz: { $allowed }.
bad-player-count = { $game } – możliwa liczba graczy: { $allowed }, nie { $given }.
unknown-option = { $game } nie ma opcji { $given }. Możesz ustawić: { $allowed }.
bad-option-value = { $game }: opcja { $option } nie może mieć wartości „{ $value }”. Wybierz: { $allowed }.
no-features = { $game } nie daje liczb dla programów uczących się.
env-version = Nie ma wersji { $given } środowisk. Jest { $allowed }.
pictures-not-built = Rysunki plansz nie są zbudowane. Zbuduje je „{ $command }” w źródłach Farshore.
unknown-edition = Nie ma tu edycji „{ $given }”. Wybierz: { $allowed }, albo podaj plik edycji.
unknown-preset = Nie ma zestawu ustawień „{ $given }”. Wybierz: { $allowed }.
preset-players = Ten zestaw ustawień jest dla { $allowed ->
    [1] 1 gracza
   *[other] { $allowed } graczy
  }, nie dla { $given }.
option-twice = { $given }: podano dwa razy, wśród opcji i wśród interpretacji. Podaj tylko raz.
two-editions = Opcja data_set mówi „{ $given }”, a podane dane to „{ $edition }”. Podaj tylko jedno z nich.

## Nazwanie ruchu

move-number-type = { $given } nie jest numerem ruchu. Podaj liczbę całkowitą.
move-number-range = Nie ma ruchu numer { $given }. Ruchy mają numery od 0 do { $last }.
move-not-an-object = Ruch w JSON to obiekt z polem „kind” i argumentami.
unknown-kind = Nie ma ruchu „{ $kind }”. Ruch zaczyna się od: { $allowed }.
wrong-arguments = Ruch „{ $kind }” wymaga: { $needed }; podano: { $given }.
unknown-value = „{ $value }” nie pasuje jako { $domain }. Wybierz: { $allowed }.
no-such-combination = „{ $text }” łączy rzeczy, które w tej grze nigdy nie idą w parze.

## Wykonanie ruchu

game-over = Gra się skończyła; nie ma już ruchów.
unknown-seat = Nie ma miejsca { $given }. Wybierz: { $allowed }.
not-your-turn = To nie twoja kolej. Czekamy na: { $waiting }.
not-an-outcome = „{ $move }” nie może teraz wypaść.
not-now = Teraz nie możesz zrobić „{ $move }”; najpierw trzeba zdecydować o czymś innym.
nothing-to-undo = Nie ma czego cofnąć: cofasz tylko własne ruchy, i tylko do ostatniej decyzji kogoś innego, ostatniego losowania lub odkrycia.

## Zapisy

record-unreadable = Nie można odczytać { $path }: { $why }
record-empty = { $path } nie zawiera żadnego zapisu.
record-not-one = Liczba zapisów w { $path }: { $found }; potrzebny jest dokładnie jeden.
record-faulty = { $path }, wiersz { $line }: { $why }
record-not-json = To nie jest JSON{ $line ->
    [0] {""}
   *[other] {" "}(wiersz { $line }, kolumna { $column })
  }.
record-not-an-object = Zapis jest obiektem JSON.
record-format = Format to „{ $given }”; powinien być „{ $allowed }”.
unknown-rules = { $game }: wersja { $given } zasad nie jest tu znana; ten program gra według wersji od 1 do { $allowed }.
record-unknown-keys = Zapis nie ma pola { $given }. Jego pola to: { $allowed }.
record-missing-key = W zapisie brakuje pola „{ $given }”.
record-moves-type = „moves” musi być listą tekstów.
record-options-type = „options” musi być obiektem.
record-rulings-type = „rulings” musi być obiektem.
record-players-type = „players” musi być liczbą całkowitą, a nie { $given }.
record-move-type = Ruch { $step } to { $given }, a nie tekst.
record-illegal-move = Ruch { $step } „{ $move }”: { $why }
record-result-type = „result” musi być obiektem.
record-result-early = Zapis ma wynik, ale gra się nie skończyła.
record-result-wrong = Wynik { $given } nie zgadza się z tym, co dają ruchy: { $found }
record-other-setup = { $game }: zapisana gra została przygotowana inaczej niż to środowisko.
record-no-such-step = Nie ma kroku { $given }; ten zapis ma kroki od 0 do { $last }.
bad-actor = „{ $given }” to ani miejsce, ani * oznaczające los.

## Dokumenty: pozycje i edycje

bad-position = Taka pozycja nie może się zdarzyć.
no-edition-schema = { $game }: nie podano, jak wyglądają edycje tej gry.
bad-edition = Tej edycji nie da się użyć.
missing-key = { $path }: brakuje „{ $key }”.
not-an-object = { $path }: musi być obiektem.
not-a-list = { $path }: musi być listą.
wrong-length = { $path }: liczba pozycji to { $found }, a potrzeba { $needed }.
too-many-items = { $path }: liczba pozycji to { $found }, a dozwolono { $most }.
too-long = { $path }: jest dłuższe niż { $most } znaków.
not-in-range = { $path }: { $found } nie jest liczbą całkowitą od { $low } do { $high }.
not-true-or-false = { $path }: { $found } to ani true, ani false.
not-a-text = { $path }: { $found } nie jest tekstem albo jest pusty.
fixed-value = { $path }: jest { $found }; zasady wymagają { $needed }.
unknown-key = { $path }: „{ $key }” tu nie pasuje. Możliwe: { $allowed }.
named-twice = { $path }: { $found } występuje dwa razy.
unknown-id = { $path }: „{ $found }” nie pasuje jako { $domain }. Możliwe: { $allowed }.
wrong-game = { $path }: musi być „{ $needed }”.
wrong-id = { $path }: identyfikator to „{ $found }”; w tym miejscu musi być „{ $needed }”.
wrong-number = { $path }: jest { $found }, potrzeba { $needed }.
no-agenda = { $path }: gra się nie skończyła, a agenda jest pusta.
nothing-to-decide = { $path }: ostatnia pozycja agendy nie zostawia nikomu nic do decyzji.
wrong-end = { $path }: podano „{ $found }”; z elementów na planszy wynika „{ $needed }”.
agenda-order = { $path }: te pozycje nie mogą następować po sobie w tej kolejności.
does-not-fit = { $path }: nie pasuje do reszty pozycji.
ended-before = { $path }: warunek końca jest spełniony, więc gra powinna być skończona.

## Boty

unknown-bot = Nie ma bota „{ $given }”. Wybierz: { $allowed }.
bad-bot-budget = „{ $given }” nie mówi, jak długo myśleć. Podaj liczbę symulacji, jak w „search:400” (najwyżej { $simulations }), albo sekund, jak w „master:1s” (najwyżej { $seconds }).
bad-bot-count = Masz { $given ->
    [one] 1 bota
    [few] { $given } boty
    [many] { $given } botów
   *[other] { $given } botów
  } na { $players ->
    [one] 1 miejsce
    [few] { $players } miejsca
    [many] { $players } miejsc
   *[other] { $players } miejsca
  }. Podaj jednego bota dla wszystkich albo po jednym na miejsce, oddzielając przecinkami.

## Zasady

unknown-rule = Nie ma zasady „{ $given }”. Wybierz z: { $allowed }; rozdziały także jako 5.3.
no-catalogue = { $game } nie ma tu katalogu zasad.

## Symulacje

not-positive = Liczba dla { $what } musi wynosić co najmniej 1, a nie { $given }.
unwritable = Nie można zapisać { $path }: { $why }
jobs-failed = Procesy pomocnicze zakończyły się bez wyniku. Spróbuj z 1 procesem.

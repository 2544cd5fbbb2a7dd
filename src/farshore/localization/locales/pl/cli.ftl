# Wiersz poleceń i gra w terminalu.

seat-name-0 = Czerwony
seat-name-1 = Niebieski
seat-name-2 = Żółty
seat-name-3 = Zielony

## Gra

play-welcome = Wpisz numer wyboru. Wpisz help, by zobaczyć resztę.
play-prompt = >
play-more-news = … { $count ->
    [one] { $count } wiersz
    [few] { $count } wiersze
    [many] { $count } wierszy
   *[other] { $count } wierszy
  } wcześniej: wpisz log.
play-input-ended = Skończyły się dane wejściowe, więc gra kończy się tutaj. Nie została zapisana.
play-hint = Wpisz numer z listy, ruch zapisany jak w zasadach albo help.
play-possible = Możesz: to numer { $number } na liście.
play-why-what = Powiedz, o który ruch chodzi: why i ruch zapisany jak w zasadach.
play-undone = Cofnięto.
play-save-where = Powiedz gdzie: save i nazwa pliku.
play-save-exists = Plik { $path } już istnieje. Wybierz inną nazwę.
play-saved = Zapisano. Graj dalej przez: farshore play { $game } --continue { $path }
play-saved-over = Zapisano. Obejrzyj ponownie przez: farshore replay { $path }
play-save-offer = Plik do zapisu gry (sam Enter: bez zapisu):
play-help =
    1, 2, …       wybierz z listy
    sail left     albo zapisz ruch tak jak w zasadach
    why RUCH      dlaczego nie możesz wykonać ruchu
    hint          co zrobiłby tu silny gracz
    undo          cofnij własne ruchy, dopóki nikt inny od tego czasu nie decydował
    board, log    pokaż planszę albo wszystko, co się wydarzyło
    rules 61      pokaż zasadę o tym numerze; samo rules pokazuje rozdziały
    save PLIK     zachowaj grę; farshore play … --continue PLIK ją wznawia
    quit          wyjdź
log-forced = Jedyny wybór, zagrany sam: { $move }

## Koniec

end-why = Gra się skończyła: { $why }.
end-place = miejsce
end-player = gracz
end-points = punkty
end-winner = Zwycięstwo: { $winner }.
end-shared = Wspólne zwycięstwo: { $winners }.
end-tie-break = Nie wszyscy różnili się w: { $first }; potem zdecydowało: { $then }.
end-alone = { $points ->
    [one] 1 punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktów.
  }
end-rating = Twoja ranga: { $rating }.
rules-how = Pokaż jedną według numeru: zasada 61, wyjaśnienie R05, decyzja D03, rozdział 5.3 lub s12.

## Polecenia

cli-usage = { $text }. Zobacz farshore --help.
cli-missing-command = Brakuje polecenia. Zobacz farshore --help.
cli-no-such-command = Nie ma polecenia „{ $given }”. Zobacz farshore --help.
cli-no-such-option = Nie ma opcji { $given }. Zobacz farshore --help.
cli-missing = Brakuje: { $given }. Zobacz farshore --help.
cli-bad-value = { $given } nie może mieć wartości „{ $value }”. Zobacz farshore --help.
cli-no-value = { $given } wymaga wartości. Zobacz farshore --help.
cli-extra = To jest zbędne: { $given }. Zobacz farshore --help.
cli-interrupted = Przerwano.
games-line = { $name }: { $title }, liczba graczy: { $players } (zwykle { $usual }), wersja zasad { $rules }
games-usual = {" "}(zwykle)
simulate-progress = Gry
simulate-sum = Gry: { $games }, decyzje: { $decisions }, losowania: { $chance }, czas: { $seconds } s (decyzji na sekundę: { $speed }); ruchów na grę: { $length }
simulate-seat = miejsce { $seat }: średnio punktów { $score }, zwycięstwa { $wins }; lokaty { $places }{ $forfeits ->
    [0] {""}
   *[other] ; stracone decyzje: { $forfeits }
  }
simulate-unfinished = { $games ->
    [one] 1 grę przerwano po tylu ruchach: { $moves }. Nie jest liczona
    [few] { $games } gry przerwano po tylu ruchach: { $moves }. Nie są liczone
    [many] { $games } gier przerwano po tylu ruchach: { $moves }. Nie są liczone
   *[other] { $games } gry przerwano po tylu ruchach: { $moves }. Nie są liczone
  }. Wybierz opcje, z którymi każda gra się kończy.
simulate-end = { $times } × koniec: { $why }
check-edition-fine = { $path }: tą edycją można grać, pod nazwą { $name }.
check-sum = { $path }: { $good ->
    [one] 1 zapis jest dobry
    [few] { $good } zapisy są dobre
    [many] { $good } zapisów jest dobrych
   *[other] { $good } zapisów jest dobrych
  }, odrzucone: { $refused }.

## Co może być nie tak z poleceniem

bad-option-form = „{ $given }” to nie opcja z wartością. Zapisz ją jak layout=free.
file-unreadable = Nie można odczytać { $path }: { $why }
file-not-json = { $path } nie jest plikiem JSON{ $line ->
    [0] {""}
   *[other] {" "}(wiersz { $line }, kolumna { $column })
  }.
file-bad-edition = { $path }: { $why }
no-such-seat = Nie ma miejsca { $given }. Miejsca mają numery od 0 do { $last }.
continue-has-setup = Zapisana gra zachowuje graczy i opcje: pomiń --players i --option.
continue-other-game = { $path } to gra { $game }.
which-record = { $path } zawiera kilka zapisów. Powiedz, który: --record N.
no-such-record = Nie ma zapisu { $given }; zapisów w pliku: { $last }.

## Pliki serwera

db-backed-up = Kopia jest w { $path }.
db-restored = { $path } zawiera teraz treść kopii.
db-restore-exists = Plik { $path } już istnieje. Podaj inny przez --db albo nadpisz go przez { $option }.
db-checked = { $path }: odtworzone gry: { $games }, błędy: { $faults }.
db-use-pg-dump = To adres serwera bazy danych. Użyj jego własnych narzędzi: { $command }.
file-exists = Plik { $path } już istnieje. Wybierz inną nazwę.
bad-setting = Ustawienia { $setting } ({ $where }) nie można użyć: { $why }
bad-config-file = { $path } to nie TOML: { $why }
setting-origin = { $kind ->
    [flag] z wiersza poleceń
    [environment] z { $name }
    [file] z { $name }
   *[default] wartość domyślna
  }
admin-banned = Gość { $guest } został wszędzie wylogowany. Usunięte otwarte stoły: { $tables }.
admin-unbanned = Gość { $guest } może się znów zalogować.
admin-deleted = Stół { $table } został usunięty.
admin-cleaned = Usunięto: stoły, przy których nigdy nie zagrano: { $tables }; goście bez gier: { $guests }.
admin-clean-would = Do usunięcia: stoły, przy których nigdy nie zagrano: { $tables }; goście bez gier: { $guests }.
unknown-guest = Nie ma gościa { $given }.

# Boty, które są programami, arena i raport o równowadze.

## Boty, które są programami

bot-no-command = Bot „cmd:” nie podaje polecenia. Zapisz go jak cmd:./bot albo "cmd:python3 bot.py".
bot-bad-command = Polecenia „{ $given }” nie da się odczytać: { $why }. Zapisz je jak cmd:./bot albo "cmd:python3 bot.py".
bot-not-found = Nie ma programu { $given }, który mógłby działać jako bot. Podaj plik wykonywalny albo program z PATH.
bot-python-name = Bota tego rodzaju zapisuje się jako { $kind }:MODUŁ:{ $kind ->
    [py] KLASA
   *[other] NAZWA
  }, a nie { $given }.
bot-no-module = Nie ma modułu Pythona { $module } dla bota { $given }. Musi być zainstalowany albo leżeć w folderze, w którym uruchamiasz polecenie.
bot-no-class = Moduł Pythona { $module } nie ma bota { $given }: musi to być klasa pochodna farshore.bots.Bot.
bot-not-in-module = Moduł Pythona { $module } nie zawiera { $given }.
bot-bad-model = Nie można wczytać modelu { $given }: { $why }
bot-no-file = Bot „{ $given }” nie podaje pliku. Zapisz go jak { $example }.
ismcts-simulations = „{ $given }” nie jest liczbą symulacji. Zapisz liczbę całkowitą, co najmniej 1, jak w spiel:farshore.envs.policies:ismcts:50.
spiel-edition = Nie można wskazać OpenSpiel edycji { $edition }: nazwy mają tam tylko wbudowane edycje.
bad-bot-form = „{ $given }” nie podaje bota i jego polecenia. Zapisz to jak moj=./bot: nazwa z małych liter, cyfr, - i _, która zaczyna się literą, potem polecenie.
bot-name-taken = Bot { $given } już istnieje. Nadaj swojemu inną nazwę.

## Co może być nie tak z serią

needs-extra = To wymaga więcej niż gier: zainstaluj przez pip install "farshore[{ $extra }]".
arena-alone = Arena jest dla botów, które grają ze sobą: dla 2 lub więcej graczy, a nie { $given }.
arena-few-bots = Masz { $given ->
    [one] 1 bota
    [few] { $given } boty
    [many] { $given } botów
   *[other] { $given } botów
  } na tyle miejsc: { $players }. Podaj co najmniej tyle botów, ile jest miejsc, choćby jednego kilka razy, albo wybierz inną liczbę graczy.
arena-folder-busy = Inna seria zapisuje w { $path }. Zaczekaj na nią albo wybierz inny folder przez --out.
arena-folder-strange = { $path } zawiera pliki czegoś innego. Wybierz inny folder przez --out.
arena-other-run = { $path } zawiera inną serię: tam „{ $what }” to { $found }, tutaj { $given }. Wybierz inny folder przez --out albo powtórz polecenie tamtej serii.
arena-bad-line = Wiersz { $line } w { $path } nie jest grą tej serii. Usuń wiersz, a jego gra zostanie rozegrana ponownie.
arena-endless = Gra trwa już tyle ruchów: { $moves }. Wybierz opcje, z którymi każda gra się kończy.
ray-no-cluster = Pod { $address } nie ma klastra Ray: { $why }. Podaj host:port, „auto” dla klastra tej maszyny albo „local”, by go uruchomić.
ray-failed = Klaster Ray wciąż traci swoje procesy: { $why }

## Raport areny

arena-standing = { $bot }: wygrane { $rate } ({ $low } – { $high }), gry { $games }, siła { $rating } ± { $spread }, średnio punktów { $score }{ $forfeits ->
    [0] {""}
   *[other] ; stracone decyzje: { $forfeits }
  }
arena-written = Raport: { $path }
arena-title = Wyniki areny: { $game }
arena-summary = Gry: { $games } w { $matches ->
    [one] 1 spotkaniu
    [few] { $matches } spotkaniach
    [many] { $matches } spotkaniach
   *[other] { $matches } spotkaniach
  }, po { $players } graczy, ziarno { $seed }, dane { $edition }.
arena-options = Opcje: { $options }.
arena-how = Spotkanie to jedno szczęście, ta sama kolejność wszystkich talii, i gra je każdy skład w każdym ustawieniu miejsc, więc ani miejsce, ani karty nie decydują, kto jest lepszy. Przedziały obejmują 95 %.
arena-column-bot = nazwa bota
arena-column-games = gry
arena-column-wins = wygrane
arena-column-rate = odsetek wygranych
arena-column-interval = przedział 95 %
arena-column-rating = siła
arena-column-score = średnia punktów
arena-column-time = ms na decyzję
arena-column-forfeits = stracone decyzje
arena-ratings = Siły
arena-rating-axis = siła
arena-ratings-how = Siły, które tłumaczą miejsca we wszystkich grach (openskill, Plackett–Luce), z dwoma odchyleniami standardowymi w każdą stronę. Wszyscy zaczynają od 25.
arena-wins = Odsetki wygranych
arena-wins-axis = część wygranych gier
arena-wins-how = Wspólne zwycięstwo liczy się w częściach. Linia przerywana to sprawiedliwa część: { $share }.
arena-matrix = Kto kończy przed kim
arena-matrix-row = jak często ten bot …
arena-matrix-column = … kończy przed tym (remis to połowa)
arena-scores = Punkty
arena-lead = Przewaga w czasie
arena-lead-how = Przewaga punktów nad średnią pozostałych, według bieżącej punktacji gry.
arena-course = przebieg gry
arena-length = Długość gier
arena-moves = ruchy, łącznie z losowymi
arena-all-games = wszystkie gry
arena-seats = Miejsca

## Raport o równowadze

balance-title = Równowaga: { $game }
balance-summary = Gry: { $games }, boty: { $bots }, po { $players } graczy, ziarno { $seed }, dane { $edition }. Przedziały obejmują 95 %.
balance-findings = Co rzuca się w oczy
balance-no-findings = Nic nie rzuca się w oczy: o ile można stwierdzić, każde miejsce mieści się w pięciu punktach od sprawiedliwej części i każdy element jest używany.
balance-found-seat-strong = Miejsce { $what } wygrywa za często: { $value } ({ $low } – { $high }), a sprawiedliwie byłoby { $fair }.
balance-found-seat-weak = Miejsce { $what } wygrywa za rzadko: { $value } ({ $low } – { $high }), a sprawiedliwie byłoby { $fair }.
balance-found-turn-strong = Numer { $turn } w kolejności tur wygrywa za często: { $value } ({ $low } – { $high }), a sprawiedliwie byłoby { $fair }.
balance-found-turn-weak = Numer { $turn } w kolejności tur wygrywa za rzadko: { $value } ({ $low } – { $high }), a sprawiedliwie byłoby { $fair }.
balance-found-weak = { $what } ({ $way }) jest mało warte: między tymi, którzy tego używają, a innymi przy stole różnica zwycięstw w punktach procentowych to { $value } ({ $low } – { $high }), a zwykle { $usual }.
balance-found-strong = { $what } ({ $way }) jest dużo warte: między tymi, którzy tego używają, a innymi przy stole różnica zwycięstw w punktach procentowych to { $value } ({ $low } – { $high }), a zwykle { $usual }.
balance-found-unused = { $what } ({ $domain }): nigdy nie użyto.
balance-found-rare = { $what } ({ $domain }): prawie nigdy nie użyto; część miejsc, która używa: { $value }.
balance-found-forfeits = { $what }: stracone decyzje { $value }. Podjął je greedy, więc ten bot tak nie gra.
balance-absent = W żadnej z tych gier niedostępne, bo pomijają je opcje lub liczba graczy albo nikt tak daleko nie doszedł ({ $domain }): { $names }.
balance-turns = Zwycięstwa według kolejności tur
balance-seats = Zwycięstwa według miejsc
balance-turn = numer { $number }
balance-turns-how = Linia przerywana to sprawiedliwa część, { $fair }; pas wokół niej ma po pięć punktów w każdą stronę.
balance-options = Opcje
balance-options-how = Każda wartość opcji obok zwykłych, przy tym samym szczęściu: co się zmienia.
balance-options-axis = punkty gracza, więcej niż zwykle
balance-components = Elementy
balance-components-how = Ci, którzy używają elementu, wobec tych przy tym samym stole, którzy go nie użyli. To nie dowodzi przyczyny: kto prowadzi, może sobie pozwolić na więcej. Rozpiętość jest między najlepszym a najgorszym w grupie.
balance-group = { $domain }: { $way }
balance-worth = Ile są warte elementy
balance-worth-axis = część zwycięstwa, używający więcej niż inni
balance-column-option = opcja
balance-column-games = gry
balance-column-more-points = punkty, więcej niż zwykle
balance-column-more-moves = ruchy, więcej niż zwykle
balance-column-first = zwycięstwa tego, kto zaczyna
balance-column-group = użyte jako
balance-column-judged = elementy
balance-column-spread = rozpiętość w punktach procentowych
balance-column-best = najlepszy
balance-column-worst = najgorszy
balance-column-component = element
balance-column-used = kto używa
balance-column-times = ile razy
balance-column-wins = wygrane, punkty procentowe
balance-column-points = punkty

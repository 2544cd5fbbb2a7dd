## farshore train

train-title = { $game }: czego nauczyła się sieć
train-summary = Liczba graczy: { $players }. W każdej rundzie: gry z samą sobą ({ $games }, metoda { $method }), potem dopasowanie; po niektórych rundach pojedynek. Ziarno { $seed }.
train-wins = Wygrane z przeszukiwaniem bez sieci
train-wins-axis = część wygranych gier
train-wins-how = Gry: { $games }, po obu stronach liczba symulacji na decyzję { $simulations }; każde szczęście rozgrywa się raz z każdego miejsca. Linia to wynik graczy równej siły; słupki to przedziały 95 %.
train-loss = Jak bardzo zaskakują ją pozycje, z których się nie uczyła
train-rounds = Runda
train-round = runda { $number }
train-games = Gry dotychczas
train-positions = Pozycje
train-loss-mean = Entropia krzyżowa
train-line = runda { $number }: pozycje { $positions }, strata { $loss }
train-line-duel = {", "}wygrane { $won } % ({ $low }–{ $high })
train-written = Sieć, gry i raport: { $path }
train-no-features = { $game }: nie można się uczyć, bo ta gra nie ma cech.
train-method = Nie ma metody uczenia „{ $given }”. Wybierz jedną z: { $allowed }.
train-units = Liczba jednostek ukrytych musi być wielokrotnością { $block }.
train-searched = --searched musi być większe od 0 i wynosić najwyżej 1.
train-rate = --rate musi być większe od 0.
train-search-start = Metoda search ulepsza sieć: podaj ją w --start.
train-too-few = { $option } musi wynosić co najmniej 1.
train-other-folder = { $path } zawiera trening z innymi ustawieniami: wybierz inny folder albo te same ustawienia, by kontynuować.
bad-net = { $path } nie jest siecią Farshore: { $why }.
wrong-net = Ta sieć powstała dla gry { $game }, liczba graczy { $players }, liczb { $size }, i tutaj nie pasuje.

## farshore train

train-title = { $game }: czego nauczyła się sieć
train-summary = Liczba graczy: { $players }. W każdej rundzie: gry przeszukiwania z samym sobą ({ $games }), liczba symulacji na decyzję { $simulations }, potem dopasowanie, potem pojedynek. Ziarno { $seed }.
train-wins = Wygrane z przeszukiwaniem bez sieci
train-wins-axis = część wygranych gier
train-wins-how = Gry po każdej rundzie: { $games }, przy równej liczbie symulacji; każde szczęście rozgrywa się raz z każdego miejsca. Linia to wynik graczy równej siły; słupki to przedziały 95 %.
train-loss = Jak bardzo zaskakują ją pozycje, z których się nie uczyła
train-rounds = Runda
train-round = runda { $number }
train-positions = Pozycje
train-loss-before = Bez sieci
train-loss-after = Z siecią
train-line = runda { $number }: pozycje { $positions }, zaskoczenie { $before } → { $after }, wygrane { $won } % ({ $low }–{ $high })
train-written = Sieć, gry i raport: { $path }
train-alone = { $game }: nie można uczyć się solo ani bez cech; wybierz 2 lub więcej graczy.
train-too-few = { $option } musi wynosić co najmniej 1.
train-other-folder = { $path } zawiera trening z innymi ustawieniami: wybierz inny folder albo te same ustawienia, by kontynuować.
bad-net = { $path } nie jest siecią Farshore: { $why }.
wrong-net = Ta sieć powstała dla gry { $game }, liczba graczy { $players }, liczb { $size }, i tutaj nie pasuje.

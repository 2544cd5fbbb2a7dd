# Wyzwanie i zbiory danych.

## Wyzwanie

challenge-contest = { $game }, gracze: { $players }, przeciwnik { $opponent }: wygrane { $rate } ({ $low } – { $high }), gry { $games }{ $forfeits ->
    [0] {""}
   *[other] ; stracone decyzje: { $forfeits }
  }
challenge-score = { $version }: { $bot } osiąga { $score } ({ $low } – { $high }) na 100, gry: { $games }.
challenge-part = To tylko część wyzwania. Dopiero całość daje liczbę do porównań.
challenge-digest = Suma kontrolna wszystkich gier: { $digest }
challenge-nothing = { $version } nie ma takich zawodów. Są w nim Antarktyda, Aquatica i Council of Shadows, każda dla 2 i dla 4 graczy.
challenge-seconds = Bot { $given } myśli przez określony czas, więc na każdym komputerze wypadłby inaczej. Podaj mu liczbę symulacji, na przykład search:400.

## Zbiory danych

dataset-written = Zapisane gry: { $games }, w { $path }, z kartą danych i sumami kontrolnymi.
dataset-changed = Zbiór danych w { $path } nie jest taki, jak go zapisano: suma kontrolna się nie zgadza. Utwórz go albo pobierz jeszcze raz.
trajectory-unfinished = Żadna gra nie dobiegła końca.

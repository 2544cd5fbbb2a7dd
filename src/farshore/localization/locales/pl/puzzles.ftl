# Zagadki: pozycje, w których jeden ruch jest wyraźnie najlepszy.

## Tworzenie i sprawdzanie

puzzle-progress = Zagadki
puzzle-made = { $count ->
    [one] Zapisano { $count } zagadkę
    [few] Zapisano { $count } zagadki
    [many] Zapisano { $count } zagadek
   *[other] Zapisano { $count } zagadek
} w { $path }.
puzzle-line = { $number }: { $problem }
puzzle-checked = Dobre: { $good }, odrzucone: { $refused }.
puzzle-bad-format = To nie jest plik z zagadkami ({ $allowed }).
puzzle-damaged = Zagadka jest uszkodzona: { $why }.
puzzle-wrong-moves = Pozycja nie pozwala na ruchy zagadki.
puzzle-other-move = Nowe przeszukiwanie woli { $found } niż { $given }.
puzzle-small-gap = W nowym przeszukiwaniu najlepszy ruch wyprzedza inne tylko o { $gap }; potrzeba { $least }.
no-such-puzzle = Nie ma takiej zagadki.

## Rozwiązywanie

puzzle-title = Zagadki
puzzle-about = Pozycje z partii między botami. Jeden ruch jest wyraźnie najlepszy: znajdź go. Widzisz to, co widziałby gracz przy stole.
puzzle-numbered = Zagadka { $number }
puzzle-of = Zagadka { $number } z { $count }
puzzle-find = Znajdź ruch
puzzle-today = Zagadka dnia
puzzle-today-about = Jeden ruch jest wyraźnie najlepszy. Czy go znajdziesz?
puzzle-solve = Rozwiąż
puzzle-difficulty-1 = Łatwa
puzzle-difficulty-2 = Średnia
puzzle-difficulty-3 = Trudna
puzzle-players = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } graczy
}
puzzle-done = Rozwiązana
puzzle-right = To jest ten ruch!
puzzle-wrong = Nie najlepszy: po ruchu „{ $move }” twoje szanse wynoszą { $percent } %, a po najlepszym { $best } %. Spróbuj jeszcze raz.
puzzle-wrong-unlikely = Nie najlepszy: przeszukiwanie nawet nie rozważało ruchu „{ $move }”. Spróbuj jeszcze raz.
puzzle-show = Pokaż rozwiązanie
puzzle-solution = Rozwiązanie
puzzle-next = Następna zagadka
puzzle-all = Wszystkie zagadki

## Dlaczego ruch jest dobry

reason-now = Teraz: { $points }
reason-then = Przygotowuje: { $points } w następnych ruchach
reason-prepares-move = Przygotowuje: { $move }
reason-nothing-now = Teraz bez punktów
reason-part = { $points } ({ $part })
reason-ahead = O { $difference } na 100 szans lepszy od drugiego w kolejności: { $move }
reason-equal = Mniej więcej tak dobry jak drugi w kolejności: { $move }
reason-rest = dotychczasowe punkty

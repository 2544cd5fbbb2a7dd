# Galeria: wszystkie elementy gry, narysowane i objaśnione.

gallery-title = Wszystkie elementy gry { $game }
gallery-about = Każda karta, płytka i każdy symbol tak, jak rysuje je plansza, z ich działaniem i pochodzeniem wartości.
gallery-link = Galeria: wszystko narysowane i objaśnione
gallery-search = Szukaj w nazwach i tekstach
gallery-kind = Rodzaj
gallery-everything = Wszystko
gallery-legend = Symbole
gallery-other = Pozostałe wartości
gallery-shown = { $count ->
    [one] 1 pozycja
    [few] { $count } pozycje
    [many] { $count } pozycji
   *[other] { $count } pozycji
  }
gallery-none = Nic nie pasuje. Wpisz inne słowo albo wybierz inny rodzaj.

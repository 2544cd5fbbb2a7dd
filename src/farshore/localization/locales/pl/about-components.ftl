# Strona „O elementach gry”: które wartości skąd pochodzą. Nazwy części jak w tekstach „jak grać”.

about-components-title = O elementach gry
about-components-sections = honest sources antarctica aquatica council wording edition

about-components-honest =
    Zasady są tu takie jak w wydanych grach. O kartach, płytkach i torach wiemy tylko tyle, ile mówią instrukcje i publiczne strony. Czego nikt nie mówi, to wymyśliliśmy tak, by gra działała i była uczciwa, i mówimy o tym.

    Jeśli masz pudełko, znajdziesz tu karty inne niż twoje. To nie jest błąd twojego pudełka.
    .title = Czym tu grasz
about-components-sources =
    Każda wartość w naszych plikach elementów ma podane źródło. „Instrukcja”: stoi w instrukcji albo wynika z jej liczb. „Publiczne”: znalezione na publicznej stronie, na przykład w recenzji. „Zrekonstruowane”: nasze.

    Katalogi zasad wymieniają każdą decyzję podjętą tam, gdzie instrukcje milczą albo się różnią.
    .title = Trzy rodzaje źródeł
about-components-antarctica =
    Z instrukcji: strefy, wszystkie elementy i budynki z ich liczbami, ilu naukowców i które gwiazdki ma każdy budynek, Karty Stoczni i Karty Zasobów, co robią symbole, przygotowanie i punktacja. Z publicznych stron: to, że jeden tor pokazuje dwie stacje.

    Zrekonstruowane: czego wymaga każda Karta Budowy (oprócz jednej Fabryki), jej Punkty Badań, jej stos i znak liczby graczy; wartości torów i miejsca symboli; gdzie zaczynają niektóre statki.
    .title = Antarktyda
about-components-aquatica =
    Z instrukcji: plansza, liczby kart i mant, wszystkie warunki celów, nazwy i część efektów niektórych postaci, zasady gry solo. Z publicznych stron: postacie początkowe, zakres cen, niektóre efekty i nazwy.

    Zrekonstruowane: wszystkie 56 terytoriów, prawie wszyscy królowie, kilka postaci, efekty większości mant i punkty za cele.
    .title = Aquatica
about-components-council =
    Z instrukcji: tory, rodzaje akcji, dowódcy, zdolności Dark Tech, formuły kart premii, niektóre nagrody i niektóre wartości zużycia. Z publicznych stron: liczba galaktyk dla dwóch graczy i planet w układzie.

    Zrekonstruowane: planety i urobki wszystkich układów, prawie wszystkie koszty, większość wartości zużycia i nagród, liczba jednakowych kart oraz karty Automy.
    .title = Council of Shadows
about-components-wording =
    Wszystkie teksty i rysunki są nasze. Nazwy elementów pochodzą z instrukcji tam, gdzie je znamy, a poza tym są nasze.

    Ten projekt nie jest związany z wydawcami. Jeśli gra ci się podoba, kup ją: drukowane karty są lepsze niż nasze domysły.
    .title = Słowa i obrazy
about-components-edition =
    Możesz grać wartościami ze swojego pudełka. Skopiuj plik elementów gry, zmień wartości, nadaj mu nazwę w polu „edition” i zachowaj jego budowę oraz identyfikatory. Plik zostaje twój; wpisz do niego tylko to, czego wolno ci używać.

    Dla stołu: wybierz swój plik, gdy zakładasz nowy stół. Najpierw jest sprawdzany, a każdy błąd jest nazwany. W terminalu: farshore play GRA --data PLIK. Gry rozegrane z twoim plikiem można obejrzeć ponownie tylko z tym samym plikiem.
    .title = Twoja własna edycja

# Jak grać w Antarctica: pięć minut czytania. `antarctica-howto-sections` podaje kolejność;
# każda część ma tytuł, akapity oddzielone pustym wierszem i rysunek o tej samej nazwie.

antarctica-howto-sections = goal board sun turn build access camp research ships giveback scoring end tips

# Rysunek: skończona strefa z naukowcami w trzech kolorach i punktami, które daje.
antarctica-howto-goal =
    Wysyłasz naukowców na lód. Gdzie masz ich wielu, zdobywasz punkty; gdzie ktoś ma ich więcej, zdobywa ich więcej niż ty.

    Punkty są dopiero na końcu: za strefy, za Tory Badań, za Karty Budowy z gwiazdką i za odrzucone zasoby. Wcześniej nikt ich nie ma.
    .title = O co chodzi
# Rysunek: pierścień ośmiu stref wokół pięciu torów, pola statków 1 do 3 jednej strefy ponumerowane.
antarctica-howto-board =
    Osiem stref tworzy pierścień. Każda ma trzy Pola Statków, liczone od Słońca, i miejsce na jeden budynek każdego rodzaju. Budynki nie należą do nikogo.

    Pośrodku biegną Tory Badań. We dwoje zamknięte są dwie strefy i dwa tory, we troje jeden tor.

    Przed tobą leżą naukowcy w zasobach (zaczynasz z 2), jedna Podstawowa Karta Zasobów, a później twoje Karty Stoczni. W Rezerwie czekają naukowcy, których trzeba dopiero zwerbować.
    .title = Plansza
# Rysunek: Słońce przechodzi do następnej strefy ze statkami, pierwszy statek świeci.
antarctica-howto-sun =
    Nie ma stałej kolejności. Słońce wędruje po pierścieniu i staje w następnej strefie, w której jest statek. Działa statek na polu 1: turę ma jego właściciel.

    Statki za nim przesuwają się i czekają na następną wizytę. Każde miejsce w kolejce kosztuje więc całe okrążenie Słońca. Możesz mieć kilka tur z rzędu albo przez jakiś czas żadnej.
    .title = Słońce decyduje, kto działa
# Rysunek: statek opuszcza strefę Słońca i staje na końcu innej kolejki; obok symbole czterech akcji.
antarctica-howto-turn =
    Najpierw twój statek płynie do dowolnej innej strefy, która nie jest pełna. To obowiązkowe. Staje tam na końcu kolejki.

    Potem możesz wykonać w tej strefie jedną akcję: budować, zbudować statek, werbować albo prowadzić badania. W dowolnej kolejności możesz też zagrać jedną kartę na postój Słońca i odrzucić jeden zasób na turę. Potem zakończ turę.
    .title = Twoja tura
# Rysunek: Karta Budowy i jej części: wymagane budynki u góry, naukowcy, budynek, Punkty Badań, gwiazdka.
antarctica-howto-build =
    W ofercie są trzy odkryte karty, po jednej z każdego stosu. Weź taką, którą możesz zbudować: jej budynek i pokazani naukowcy z twoich zasobów trafiają do strefy, do której płyniesz. Większość budynków wymaga jednego naukowca, Hodowla Planktonu dwóch.

    Zatrzymujesz kartę i od razu przesuwasz się o jej Punkty Badań na wybranym torze. W strefie nigdy nie ma dwóch takich samych budynków.
    .title = Budowa
# Rysunek: dwa statki jednego koloru w dwóch strefach, linie od budynków do wymagań karty.
antarctica-howto-access =
    Karta wymaga innych budynków. Dla każdego z nich musisz mieć statek, na dowolnym polu, w strefie z takim budynkiem. Różne statki mogą spełniać różne wymagania.

    Jeśli brakuje dokładnie jednego, może go zastąpić Karta Zasobów: Podstawowa zastępuje Dźwig, Wieżę Szybową, Wieżę Wiertniczą albo Turbinę Wiatrową, Zaawansowana – Laboratorium albo Fabrykę.
    .title = Czego wymaga karta
# Rysunek: naukowcy idą z Rezerwy do zasobów; statki i naukowcy w strefie policzeni.
antarctica-howto-camp =
    Wysyłać można tylko naukowców z zasobów. Gdy w strefie jest Obóz, werbujesz z Rezerwy tylu naukowców, ile masz tam razem statków i naukowców.

    Opłaca się więc werbować tam, gdzie już dużo znaczysz.
    .title = Werbowanie
# Rysunek: kostka przeskakuje inną kostkę, mijając czerwone i niebieskie pole.
antarctica-howto-research =
    Gdy w strefie jest stacja badawcza, przesuwasz się na torze z jej symbolem: o jedno pole za każdy swój statek i każdego swojego naukowca w tej strefie. Pierwszy krok kładzie na torze nową kostkę. Zajęte pola przeskakuje się za darmo.

    Czerwone pola działają dla ciebie, ilekroć twoja kostka do nich dojdzie lub je minie: naukowiec, nowy statek, Zaawansowana Karta Zasobów albo powrót Podstawowej Karty Zasobów. Niebieskie działają raz w grze, dla wszystkich, a dla ciebie najpierw.
    .title = Badania
# Rysunek: nowy statek staje na końcu kolejki tam, gdzie jest Słońce; inni biorą po karcie.
antarctica-howto-ships =
    Gdy w strefie jest Stocznia, możesz wziąć nowy statek. Na końcu tury staje w kolejce tam, gdzie jest Słońce. Więcej statków to więcej tur i lepszy dostęp.

    Ale wszyscy pozostali od razu wybierają Kartę Stoczni: Lodołamacz pozwala działać także drugiemu statkowi w kolejce, inne dają naukowców albo badania. Na postój Słońca wolno zagrać tylko jedną kartę.
    .title = Nowe statki i Karty Stoczni
# Rysunek: kostka i statek trafiają do odrzuconych zasobów, za każde przychodzi naukowiec.
antarctica-howto-giveback =
    Raz w każdej swojej turze możesz odrzucić zasób: dostępną kostkę, dostępny statek albo statek z planszy. Dostajesz za to naukowca z Rezerwy, a element liczy się na końcu.

    Bez kostek nie wejdziesz na nowe tory, a bez statków nie masz tur. Rozważ to dobrze.
    .title = Odrzucanie zasobów
# Rysunek: strefa i tor z miejscami i punktami za każde miejsce.
antarctica-howto-scoring =
    W każdej strefie gracz, który ma najwięcej naukowców, dostaje punkty za wszystkie budynki, wszystkich naukowców każdego koloru i 1 dodatkowo. Każde niższe miejsce dostaje tyle punktów, ilu naukowców ma jeden gracz z miejsca wyżej. Przy remisie wszyscy dostają pełne punkty.

    Na torze pierwszy dostaje wartości wszystkich kostek, drugi wartość pierwszej kostki i tak dalej. Karty z gwiazdką i odrzucone zasoby liczy się tak samo, według ich liczby.
    .title = Punktacja
# Rysunek: ostatni naukowiec opuszcza puste zasoby i pustą Rezerwę.
antarctica-howto-end =
    Gra kończy się z turą, w której ktoś wysyła swojego ostatniego naukowca, gdy zasoby i Rezerwa są puste, albo w której wzięto ostatnią Kartę Budowy.

    Wygrywa najwięcej punktów. Przy remisie decydują pierwsze miejsca, potem Karty Budowy.
    .title = Koniec
# Rysunek: kolejka z liczbą postojów do działania każdego statku.
antarctica-howto-tips =
    Patrz, dokąd idzie Słońce. Krótka kolejka tuż przed nim szybko przywraca twój statek do gry.

    Pierwsze miejsce bierze prawie wszystko: lepiej prowadzić w dwóch strefach, niż być na drugim miejscu w czterech. Kto wzmacnia drugie miejsce, karmi lidera.

    Odkryte karty są wspólne. Bierz to, co działa teraz; to, co szykujesz przez dwie tury, często znika. I licz naukowców wszystkich: koniec przychodzi nagle.
    .title = Dobrze wiedzieć

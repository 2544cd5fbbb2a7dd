# Jak grać w Antarktydę: pięć minut czytania. `antarctica-howto-sections` podaje kolejność;
# każda część ma tytuł, akapity oddzielone pustym wierszem i rysunek o tej samej nazwie.
# `.more` to szczegóły, do których się zagląda. `web/src/boards/antarctica/rules.json` podaje numery zasad
# każdego akapitu.

antarctica-howto-sections = goal board start sun turn build access camp research symbols ships cards giveback scoring end tips

# Rysunek: skończona strefa z naukowcami w trzech kolorach i punktami, które daje.
antarctica-howto-goal =
    Stawiasz naukowców na lodzie. Tam, gdzie masz ich wielu, zdobywasz punkty; tam, gdzie ktoś ma ich więcej od ciebie, to on dostaje więcej punktów.

    Punkty są dopiero na końcu: za strefy, za Tory Badań, za Karty Budowy z gwiazdką i za odrzucone zasoby. Wcześniej nikt ich nie ma.
    .title = O co chodzi
# Rysunek: pierścień ośmiu stref wokół pięciu torów, pola statków 1 do 3 jednej strefy ponumerowane.
antarctica-howto-board =
    Osiem stref tworzy pierścień. Każda ma trzy Pola Statków, liczone od Słońca, i miejsce na jeden budynek każdego rodzaju. Budynki nie należą do nikogo; korzystać z nich może każdy.

    Pośrodku są Tory Badań. Przy dwóch graczach zamknięte są dwie strefy i dwa tory, przy trzech jeden tor: nic tam nie trafia i nie ma za nie punktów.

    Przed tobą stoją naukowcy, czyli twoje zasoby (zaczynasz z 2), i leżą karty: jedna Podstawowa Karta Zasobów, a później także Karty Stoczni. W Rezerwie czekają naukowcy, których trzeba dopiero zatrudnić.
    .title = Plansza
    .more =
        W pudełku jest 47 budynków: 4 Obozy i 2 Stocznie; po 3 Dźwigi, Wieże Szybowe, Wieże Wiertnicze i Turbiny Wiatrowe; 2 Laboratoria i 2 Fabryki; po 3 Stacje Badawcze: lądowe, nabrzeżne i morskie; 5 Centrów Dowodzenia, 7 Hodowli Planktonu i 4 Anteny Paraboliczne. Spośród 60 kart 15 to Podstawowe, 12 Podwójne i 12 Zaawansowane Karty Budowy, 13 to Karty Stoczni, a 8 Karty Zasobów. Każdy kolor ma 6 statków, 16 naukowców, 6 kostek i znacznik Punktów Zwycięstwa. Obok stref plansza ma Tor Punktów Zwycięstwa oraz obszary zasobów dostępnych i odrzuconych; przy dwóch graczach dwa znaczniki „Strefa Zamknięta” zamykają strefę górną i dolną.

        Wszystko jest jawne oprócz kart pod wierzchnią kartą każdego stosu budowy, stosu Kart Stoczni i Kart Stoczni na ręce.
    .callouts =
        Słońce: płynie pierwszy statek z jego strefy.
        Strefa: tu stoją budynki i naukowcy.
        Pola Statków, liczone od Słońca.
        Tory Badań.
antarctica-howto-start =
    Osiem budynków rozkłada się losowo, po jednym w każdej strefie: dwa Obozy, Morską i Nabrzeżną Stację Badawczą, Dźwig, Wieżę Szybową, Wieżę Wiertniczą i Turbinę Wiatrową. Przy dwóch graczach pomija się jeden Obóz i Morską Stację Badawczą.

    Zaczynasz z 2 naukowcami w zasobach i 14, 12 lub 10 w Rezerwie (przy 2, 3 lub 4 graczach), z 3, 3 lub 2 statkami na planszy i 3, 2 lub 2 dostępnymi oraz z 3, 4 lub 5 kostkami. Przy dwóch graczach drugi gracz kładzie przed pierwszą turą jedną z kostek na pierwszym polu wybranego otwartego toru; nie uruchamia to żadnego symbolu.

    Statki stoją tak jak w pierwszej grze albo gracze ustawiają je po jednym. Karty Budowy dla większej liczby graczy zostają w pudełku. Słońce zaczyna w lewej dolnej strefie i rusza jeszcze przed pierwszą turą.
    .title = Jak zaczynasz
    .more =
        Gracz rozpoczynający jest losowany i nazywa się tu A; B, C i D siedzą dalej w kierunku przeciwnym do ruchu wskazówek zegara, każdy po prawej stronie poprzedniego. Jeśli każdy sam ustawia statki, stawia się po jednym na końcu kolejki, w której jest miejsce: A B B A A B przy dwóch graczach, A B C C A B B C A przy trzech, A B C D D C B A przy czterech.

        Budynki początkowe nie mają naukowców ani kart; pozostałe tworzą wspólną pulę. Karty dzieli się na pięć rodzajów. Trzy stosy Kart Budowy są potasowane i leżą odkryte, więc widać tylko wierzchnią kartę każdego z nich.
# Rysunek: Słońce przechodzi do następnej strefy ze statkami, pierwszy statek świeci.
antarctica-howto-sun =
    Nie ma stałej kolejności. Słońce wędruje po pierścieniu przeciwnie do ruchu wskazówek zegara i zatrzymuje się w następnej strefie, w której jest statek. Działa statek na polu 1: turę ma jego właściciel.

    Statki za nim przesuwają się i czekają na następną wizytę. Każde miejsce w kolejce kosztuje więc całe okrążenie Słońca. Możesz mieć kilka tur z rzędu albo przez jakiś czas żadnej.
    .title = Słońce decyduje, kto działa
    .more =
        Słońce najpierw zawsze wędruje dalej, nawet gdy statki są tylko tam, gdzie stoi: okrąża wtedy całą planszę. Który statek jest pierwszy, a który drugi, ustala się, gdy Słońce przybywa; statek, który przesunie się podczas postoju, nie działa. W strefie ze Słońcem statki zachowują pola do końca postoju; gdzie indziej dalsze od razu się przesuwają.
    .callouts =
        Słońce zatrzymuje się w następnej strefie ze statkami.
        Działa statek na polu 1.
        Pozostałe przesuwają się i czekają na następną wizytę.
# Rysunek: statek opuszcza strefę Słońca i staje na końcu innej kolejki; obok symbole czterech akcji.
antarctica-howto-turn =
    Najpierw twój statek musi popłynąć do dowolnej innej strefy, która nie jest pełna: to Strefa Docelowa. Staje tam na końcu kolejki.

    Potem możesz wykonać w Strefie Docelowej jedną akcję: postawić budynek, zbudować statek, zatrudnić naukowców albo prowadzić badania. W dowolnej kolejności możesz też zagrać jedną kartę i odrzucić jeden zasób. Potem zakończ turę.

    Każdy gracz może zagrać jedną kartę na postój Słońca. Jeśli podczas tego samego postoju masz dwie tury, wolno zagrać jedną kartę na obie; zasób możesz odrzucić w każdej z nich.
    .title = Twoja tura
    .more =
        Przed rejsem możesz tylko odrzucić zasób, na przykład by zrobić miejsce w pełnej strefie. Strefa, do której płyniesz, pozostaje Strefą Docelową do końca tury, nawet jeśli statek znów ją opuści. Zakończ każdą czynność ze wszystkim, co u kogokolwiek uruchamia, zanim zaczniesz następną.
# Rysunek: Karta Budowy i jej części: wymagane budynki u góry, naukowcy, budynek, Punkty Badań, gwiazdka.
antarctica-howto-build =
    W ofercie są trzy odkryte karty, po jednej z każdego stosu: Podstawowa, Podwójna i Zaawansowana. Weź taką, którą możesz zbudować. Budynek pochodzi ze wspólnej puli, pokazani naukowcy z twoich zasobów; jedno i drugie stawiasz w Strefie Docelowej. Większość budynków wymaga jednego naukowca, Hodowla Planktonu dwóch.

    Zatrzymujesz kartę i od razu przesuwasz się o jej Punkty Badań na wybranym torze. W strefie nigdy nie ma dwóch takich samych budynków. Następna karta stosu jest od razu odkryta.

    Dźwigi, Wieże Szybowe, Wieże Wiertnicze, Turbiny Wiatrowe, Laboratoria i Fabryki są potrzebne innym kartom. Obozów, Stoczni i Stacji Badawczych używa się jako akcji. Centra Dowodzenia, Hodowle Planktonu i Anteny Paraboliczne liczą się tylko w punktacji. Karty Laboratoriów, Fabryk, Centrów Dowodzenia i Anten Parabolicznych mają gwiazdkę.
    .title = Budowa
    .more =
        Karta Budowy pokazuje wymagane budynki, potrzebnych naukowców, budynek, Punkty Badań i czasem gwiazdkę. Naukowcy muszą być w twoich zasobach; ci z Rezerwy się nie liczą. W turze stawiasz tylko jeden budynek. Punkty Badań trzeba wykorzystać, jeśli pozwala na to któryś tor. Karty przed tobą nic nie robią aż do końca gry.
    .callouts =
        Wymagania: twój statek w strefie z każdym z tych budynków.
        Budynek, który otrzymujesz.
        Naukowcy, których wymaga z twoich zasobów.
        Punkty Badań, o które od razu się przesuwasz.
# Rysunek: dwa statki jednego koloru w dwóch strefach, linie od budynków do wymagań karty.
antarctica-howto-access =
    Karta wymaga innych budynków. Dla każdego z nich musisz mieć statek, na dowolnym polu, w strefie z takim budynkiem; liczy się też statek, który właśnie popłynął. Różne statki mogą spełniać różne wymagania.

    Jeśli brakuje dokładnie jednego, może go zastąpić Karta Zasobów: Podstawowa zastępuje Dźwig, Wieżę Szybową, Wieżę Wiertniczą albo Turbinę Wiatrową, Zaawansowana – Laboratorium albo Fabrykę. To wtedy twoja jedyna karta tego postoju.
    .title = Czego wymaga karta
# Rysunek: naukowcy idą z Rezerwy do zasobów; statki i naukowcy w strefie policzeni.
antarctica-howto-camp =
    Stawiać można tylko naukowców z zasobów. Gdy w Strefie Docelowej jest Obóz, zatrudniasz z Rezerwy tylu naukowców, ile masz tam razem statków i naukowców.

    Opłaca się więc zatrudniać tam, gdzie już dużo znaczysz.
    .title = Zatrudnianie naukowców
    .more =
        Jeśli w Rezerwie zostało ich mniej, bierzesz wszystkich.
# Rysunek: kostka przeskakuje inną kostkę, mijając czerwone i niebieskie pole.
antarctica-howto-research =
    Gdy w Strefie Docelowej jest Stacja Badawcza, przesuwasz się na torze z jej symbolem: o jedno pole za każdy swój statek i każdego swojego naukowca w tej strefie. Na pierwszy krok kładziesz na torze nową kostkę. Zajęte pola przeskakuje się za darmo, a punktów nigdy nie dzieli się między tory.

    Nie można wyjść poza koniec toru ani minąć kostek, które go wypełniają: kto dojdzie pierwszy, ten zostaje pierwszy. Nadmiarowe punkty przepadają.
    .title = Badania
    .more =
        Gdy w strefie jest kilka stacji, używasz jednej z nich; nic się nie sumuje. Możesz wybrać tylko tor, na którym twoja kostka może się ruszyć, i wykorzystujesz wszystkie punkty, dopóki może. Na torze masz najwyżej jedną kostkę; nigdy się nie cofa ani nie schodzi. Bez dostępnej kostki nie wejdziesz na następny tor.

        Tor to rząd pól z punktami; na polu mieści się jedna kostka. Każdy tor ma symbol jednej stacji, jeden z nich ma dwa i pasuje do obu.
    .callouts =
        Stąd rusza twoja kostka.
        Zajęte pola przeskakuje się za darmo.
        Czerwony symbol.
        Niebieski symbol.
antarctica-howto-symbols =
    Symbol działa, gdy twoja kostka na nim stanie albo go minie. Czerwone pola działają dla każdego, kto przechodzi, niebieskie raz w grze, dla wszystkich: zaczyna ten, kto je uruchomił, a dalej idzie się przeciwnie do ruchu wskazówek zegara.

    Czerwone: naukowiec z Rezerwy do twoich zasobów; nowy statek bez Stoczni, jeśli chcesz (pozostali biorą wtedy jak zwykle Karty Stoczni); Zaawansowana Karta Zasobów, dopóki są; powrót Podstawowej Karty Zasobów, jeśli jest zagrana.

    Niebieskie: każdy gracz może przenieść jeden statek do innej strefy (nie działa tam). Albo: każdy gracz dostaje Kartę Stoczni; dobiera się tyle kart, ilu jest graczy, jedną zatrzymujesz, resztę podajesz w prawo. Albo: przesuwasz się o 3 pola, potem mogą to zrobić pozostali, każdy na innym torze. Jeśli Kart Stoczni jest mniej niż graczy, nikt jej nie dostaje.
    .title = Symbole na torach
    .more =
        Kostka najpierw kończy cały ruch. Potem symbole z tego ruchu działają w kolejności toru, każdy ze wszystkim, co uruchamia, zanim zadziała następny.

        Niebieski symbol nie może przenieść statku zbudowanego w tej turze; twój statek, który już popłynął, może być przeniesiony. Jeśli drugi statek tego postoju opuści strefę ze Słońcem, traci turę; statek, który tam trafia, zajmuje pierwsze wolne pole i nie ma tury. Symbole minięte przy przesuwaniu się o 3 pola czekają, aż przesuną się wszyscy.
# Rysunek: nowy statek staje na końcu kolejki tam, gdzie jest Słońce; inni biorą po karcie.
antarctica-howto-ships =
    Gdy w Strefie Docelowej jest Stocznia, możesz wziąć nowy statek z Dostępnych Zasobów. Na końcu tury staje w kolejce tam, gdzie jest Słońce, i podczas tego postoju nie działa. Więcej statków to więcej tur i lepszy dostęp.

    Ale wszyscy pozostali, zaczynając od gracza po twojej prawej, od razu przeglądają Karty Stoczni i mogą wziąć po jednej. Jeśli nie wystarczy dla wszystkich, nikt nie dostaje karty, a reszta odpada z gry.
    .title = Nowe statki
    .more =
        W strefie ze Słońcem musi być miejsce. Dopóki nowy statek nie stanie w kolejce, nie daje dostępu, nigdzie się nie liczy i nie można go przenieść ani odrzucić. Kilka nowych statków staje w kolejności, w jakiej je wzięto. Według instrukcji włoskiej i polskiej nowy statek staje od razu; w ustawieniach stołu można wybrać tę interpretację.
antarctica-howto-cards =
    Lodołamacz: połóż go przy strefie, w której twój statek jest drugi w kolejce. Gdy Słońce się tam zatrzyma, ten statek ma turę zaraz po pierwszym. Lodołamacz odpada z gry, gdy Słońce tam dotrze lub minie strefę. Położony przy strefie ze Słońcem działa jeszcze podczas tego postoju.

    Wysłanie naukowca: postaw jednego naukowca z zasobów w Strefie Docelowej. Dodaj 2 naukowców: dwóch przechodzi z Rezerwy do zasobów (jeden, jeśli został tylko jeden). Szybkie badania: przesuń się o 3 pola na jednym torze. 13 Kart Stoczni to: Lodołamacz (6), Wysłanie naukowca (3), Dodaj 2 naukowców (2), Szybkie badania (2).

    Podstawowa i Zaawansowana Karta Zasobów zastępują przy budowie po jednym brakującym budynku. Zaczynasz z jedną Podstawową; przywraca ją czerwone pole. Zaawansowana jest potem zużyta. Karty Stoczni są tajne, Karty Zasobów jawne.
    .title = Co robią karty
    .more =
        Karty Stoczni zagrywa się we własnej turze po rejsie, także te otrzymane w tej turze; użyte odpadają z gry. Przy strefie możesz mieć jeden Lodołamacz. Tura, którą daje, jest zwykłą, pełną turą i trzeba ją rozegrać; na jednym postoju jest tylko jedna. Położony przy strefie ze Słońcem pomaga tylko statkowi, który był drugi, gdy Słońce przybyło. Lodołamacz z wcześniejszego postoju nie jest twoją kartą tego postoju. Zaawansowanych Kart Zasobów jest tyle, ilu graczy.
# Rysunek: kostka i statek trafiają do odrzuconych zasobów, za każde przychodzi naukowiec.
antarctica-howto-giveback =
    Raz w każdej swojej turze możesz odrzucić zasób: dostępną kostkę, dostępny statek albo statek z planszy (ten, który musi płynąć, dopiero po przypłynięciu). Dostajesz za to naukowca z Rezerwy, jeśli jakiś został, a element liczy się na końcu. Kostki na torach zostają.

    Bez kostek nie wejdziesz na nowe tory, a bez statków nie masz tur. Rozważ to dobrze. Niebieskie pola, Karty Stoczni i punktacja nadal cię obejmują, a gdy znów dostaniesz statek, grasz dalej.
    .title = Odrzucanie zasobów
# Rysunek: strefa i tor z miejscami i punktami za każde miejsce.
antarctica-howto-scoring =
    W każdej strefie gracz, który ma najwięcej naukowców, dostaje po punkcie za każdy budynek i każdego naukowca dowolnego koloru oraz 1 dodatkowo. Każde niższe miejsce dostaje tyle punktów, ilu naukowców ma jeden gracz z miejsca wyżej. Przy remisie wszyscy dostają pełne punkty.

    Na torze pierwszy dostaje wartości wszystkich kostek, drugi wartość pierwszej kostki i tak dalej. Za karty z gwiazdką, a także za odrzucone zasoby, ten, kto ma ich najwięcej, dostaje tyle punktów, ile mają ich wszyscy razem; każde niższe miejsce tyle, ile ma jeden gracz z miejsca wyżej.
    .title = Punktacja
    .more =
        Kto nic tam nie ma, nic nie dostaje. W strefie statki się nie liczą, a budynki początkowe tak. Naukowiec reprezentuje całą strefę i nigdy jej nie opuszcza. Strefy punktuje się po kolei, zaczynając od strefy ze Słońcem; kolejność niczego nie zmienia. Znacznik Punktów Zwycięstwa z pudełka pokazuje najwyżej 99; sama gra nie ma limitu.
    .callouts =
        Najwięcej naukowców: budynki, wszyscy naukowcy i 1.
        Remis: obie strony dostają tyle punktów, ilu naukowców ma pierwszy.
        Pierwszy na torze: wartości wszystkich kostek.
# Rysunek: ostatni naukowiec opuszcza puste zasoby i pustą Rezerwę.
antarctica-howto-end =
    Gra kończy się wraz z turą, w której ktoś stawia swojego ostatniego naukowca, tak że jego zasoby i Rezerwa są puste, albo w której zostaje wzięta ostatnia Karta Budowy. Tę turę dogrywa się ze wszystkim, co uruchamia; tury z Lodołamacza już się nie rozgrywa.

    Dwa rzadkie zakończenia dodaliśmy sami: na planszy nie ma już żadnego statku albo przez 24 tury z rzędu (przy dwóch graczach 18) statki tylko pływały. I jeden wyjątek, z polskiej instrukcji: jeśli wszystkim, którzy mają statek, został dokładnie jeden naukowiec, a w ofercie są tylko Hodowle Planktonu, hodowla wymaga jednego naukowca zamiast dwóch i kończy grę.

    Wygrywa gracz z największą liczbą punktów. Przy remisie decydują pierwsze miejsca (każda strefa, każdy tor, gwiazdki i odrzucone zasoby liczą się po jednym razie), potem liczba Kart Budowy. Jeśli nadal jest remis, gracze dzielą się wygraną.
    .title = Koniec
# Rysunek: kolejka z liczbą postojów do działania każdego statku.
antarctica-howto-tips =
    Patrz, dokąd idzie Słońce. Krótka kolejka tuż przed nim szybko przywraca twój statek do gry.

    Pierwsze miejsce bierze prawie wszystko: lepiej prowadzić w dwóch strefach, niż być na drugim miejscu w czterech. Kto wzmacnia drugie miejsce, karmi lidera.

    Odkryte karty są wspólne. Bierz to, co działa teraz; to, co szykujesz przez dwie tury, często znika. I licz naukowców wszystkich: koniec przychodzi nagle.
    .title = Dobrze wiedzieć

## Do sprawdzenia: co robią karty

antarctica-list-basic = Podstawowe Karty Budowy
antarctica-list-double = Podwójne Karty Budowy
antarctica-list-prestige = Zaawansowane Karty Budowy

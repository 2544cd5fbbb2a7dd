# Antarktyda w przeglądarce: co rzeczy na planszy mówią o sobie.

## Gra jako całość

web-game-antarctica = Antarktyda
web-minutes-antarctica = około 60 minut

## Plansza

antarctica-tip-board = Biegun z góry: osiem stref wokół Torów Badań
antarctica-tip-sun = Słońce
antarctica-about-sun = Wędruje przeciwnie do ruchu wskazówek zegara od strefy do strefy, mijając te bez statków. Gdzie stanie, tam musi płynąć pierwszy statek w kolejce.
antarctica-tip-sun-here = Słońce jest tutaj.
antarctica-tip-stop = { $number ->
    [1] Następny postój Słońca
   *[other] { $number }. postój Słońca od teraz
  }
    .about = Przy obecnym położeniu statków. Strefa jest pomijana, gdy nie ma w niej statku.
antarctica-tip-buildings = Budynki: { $building }.
antarctica-tip-ranking = Naukowcy: { LOWER($area) }
antarctica-tip-nobody = Nie ma jeszcze naukowców.
antarctica-tip-rank = { $seat }: { $number ->
    [one] 1 naukowiec
    [few] { $number } naukowcy
    [many] { $number } naukowców
   *[other] { $number } naukowców
  }, teraz daje { $worth }
antarctica-about-ranking = Pierwsze miejsce dostaje punkty za każdy budynek i każdego naukowca w strefie i 1 dodatkowo; każde niższe tyle, ilu naukowców ma tu jeden gracz z miejsca wyżej.
antarctica-tip-not-built = Tu jeszcze nie zbudowano.
antarctica-tip-arrive = Twój statek byłby { $place ->
    [1] pierwszy
    [2] drugi
   *[other] trzeci
  } w kolejce i działałby znów za { $number ->
    [one] 1 postój
    [few] { $number } postoje
    [many] { $number } postojów
   *[other] { $number } postojów
  }.
antarctica-tip-can-build = Możesz postawić: { $building }.
antarctica-tip-can-build-with = Z kartą ({ $resource }) możesz postawić: { $building }.
antarctica-tip-stands-already = { $building }: już tu stoi ({ LOWER($area) }).
antarctica-tip-missing = { $building }: brakuje – { $missing_building }.
antarctica-tip-too-few = { $building }: { $number ->
    [one] brakuje 1 naukowca
    [few] brakuje { $number } naukowców
    [many] brakuje { $number } naukowców
   *[other] brakuje { $number } naukowców
  }.
antarctica-tip-recruit = Możesz zatrudnić { $number ->
    [one] 1 naukowca
    [few] { $number } naukowców
    [many] { $number } naukowców
   *[other] { $number } naukowców
  }.
antarctica-tip-research = Możesz przesunąć się o { $number ->
    [one] 1 pole
    [few] { $number } pola
    [many] { $number } pól
   *[other] { $number } pól
  }: { $track }.
antarctica-tip-new-ship = Możesz zbudować nowy statek.

## Statki

antarctica-tip-ship = { $seat_you ->
    [yes] Twój statek w { FORM($area, "oblique") } strefie, pole { $place }
   *[no] Statek gracza { $seat } w { FORM($area, "oblique") } strefie, pole { $place }
  }
antarctica-tip-ship-active = Teraz musi płynąć.
antarctica-tip-ship-icebreaker = Dzięki Lodołamaczowi działa także podczas tego postoju.
antarctica-tip-ship-when = Przy obecnym położeniu statków działa za { $number ->
    [one] 1 postój
    [few] { $number } postoje
    [many] { $number } postojów
   *[other] { $number } postojów
  }.
antarctica-tip-give-back = Możesz odrzucić go za naukowca.
antarctica-tip-icebreaker = Lodołamacz gracza { $seat } przy { FORM($area, "oblique") } strefie

## Budynki

antarctica-about-camp = Gdy twój statek tu przypłynie: zatrudnij tylu naukowców, ile masz w strefie statków i naukowców.
antarctica-about-shipyard = Gdy twój statek tu przypłynie: zbuduj nowy statek. Staje w strefie ze Słońcem, a wszyscy pozostali mogą wziąć Kartę Stoczni, jeśli wystarczy.
antarctica-about-crane = Daje rudę. Wymaga go wiele Kart Budowy: wystarczy statek w strefie.
antarctica-about-headframe = Daje węgiel. Wymaga jej wiele Kart Budowy: wystarczy statek w strefie.
antarctica-about-drilling_rig = Daje ropę. Wymaga jej wiele Kart Budowy: wystarczy statek w strefie.
antarctica-about-wind_turbine = Daje prąd. Wymaga jej wiele Kart Budowy: wystarczy statek w strefie.
antarctica-about-laboratory = Wiedza, której wymagają Zaawansowane Karty Budowy: wystarczy statek w strefie. Jego karta ma gwiazdkę.
antarctica-about-factory = Wiedza, której wymagają Zaawansowane Karty Budowy: wystarczy statek w strefie. Jej karta ma gwiazdkę.
antarctica-about-inland_station = Gdy przypłynie tu twój statek: przesuń się na torze z tym symbolem o tyle pól, ile masz w strefie statków i naukowców.
antarctica-about-coast_station = Gdy przypłynie tu twój statek: przesuń się na torze z tym symbolem o tyle pól, ile masz w strefie statków i naukowców.
antarctica-about-sea_station = Gdy przypłynie tu twój statek: przesuń się na torze z tym symbolem o tyle pól, ile masz w strefie statków i naukowców.
antarctica-about-headquarters = Liczy się w punktacji swojej strefy. Jego karta ma gwiazdkę.
antarctica-about-plankton_farm = Liczy się w punktacji swojej strefy i sprowadza tam od razu dwóch naukowców.
antarctica-about-parabolic_antenna = Liczy się w punktacji swojej strefy. Jej karta ma gwiazdkę.

## Karty Budowy

antarctica-tip-below = +{ $number }
antarctica-tip-card = Wymaga: { $needed_building }. Kosztuje { $scientists ->
    [one] 1 naukowca
    [few] { $scientists } naukowców
    [many] { $scientists } naukowców
   *[other] { $scientists } naukowców
  } i daje { $points ->
    [0] żadnych badań
    [one] 1 Punkt Badań
    [few] { $points } Punkty Badań
    [many] { $points } Punktów Badań
   *[other] { $points } Punktów Badań
  }{ $star ->
    [yes] {" "}i gwiazdkę
   *[no] {""}
  }.
antarctica-tip-card-where = Twój następny statek pozwoli postawić to tutaj: { LOWER($area) }.

## Tory

antarctica-about-track = Przesuwasz się tu za Punkty Badań albo płynąc do strefy z budynkiem: { $building }.
antarctica-about-track-score = Na końcu pierwsza kostka dostaje liczby wszystkich kostek na torze, każda inna liczbę kostki przed nią.
antarctica-tip-cube = { $seat }: pole { $space }, teraz daje { $worth }
antarctica-tip-space = Pole { $space }: { $track }
antarctica-tip-space-points = Na końcu liczy się jako { $number }.
antarctica-tip-used-up = Zużyte: uruchomiła je pierwsza kostka, która tędy przeszła.
antarctica-about-red = Czerwone: dla każdego, czyja kostka tu stanie lub przejdzie.
antarctica-about-blue = Niebieskie: tylko raz, dla wszystkich graczy, od tego, czyja kostka dojdzie pierwsza.
antarctica-about-relocate_ship = Każdy gracz może przenieść jeden statek do innej strefy, w której jest miejsce.
antarctica-about-shipyard_draft = Każdy gracz dostaje Kartę Stoczni: dobiera się tyle kart, ilu jest graczy; zatrzymaj jedną, resztę podaj dalej.
antarctica-about-research_three = { $research_three ->
    [all] Każdy gracz przesuwa się o { $number ->
        [one] 1 pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pól
      }, każdy na innym torze.
    [optional] Każdy gracz może przesunąć się o { $number ->
        [one] 1 pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pól
      }, każdy na innym torze.
   *[trigger] Kto go uruchomi, przesuwa się o { $number ->
        [one] 1 pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pól
      }; potem mogą to zrobić także pozostali, każdy na innym torze.
  }
antarctica-about-gain_scientist = Jeden naukowiec przechodzi z twojej Rezerwy do zasobów.
antarctica-about-new_ship = Możesz wziąć nowy statek bez Stoczni; wszyscy pozostali mogą wziąć Kartę Stoczni, jeśli wystarczy.
antarctica-about-know_how_card = Bierzesz Zaawansowaną Kartę Zasobów.
antarctica-about-basic_card_back = Odzyskujesz Podstawową Kartę Zasobów, jeśli jest zagrana.

## Karty

antarctica-tip-shipyard-stack = Pozostałe Karty Stoczni: { $number }
antarctica-about-shipyard-stack = Ilekroć gracz dostaje nowy statek, wszyscy pozostali mogą wziąć jedną z nich, do wyboru i w tajemnicy. Gdy jest ich za mało, nikt nie bierze, a karty odpadają z gry.
antarctica-tip-know-how-stack = Pozostałe Zaawansowane Karty Zasobów: { $number }
antarctica-about-know-how-stack = Jedną daje czerwone pole na torze.
antarctica-tip-hand = Twoje karty
antarctica-tip-offer-pick = Weź jedną
antarctica-tip-offer-draft = Zatrzymaj jedną
antarctica-tip-offer-answer = Co odpowiadasz?
antarctica-tip-several = { $number } × { $name }
antarctica-tip-basic-card = Podstawowa
antarctica-tip-basic-spent = Zagrana. Przywraca ją czerwone pole.
antarctica-tip-know-how-card = Zaawansowana
antarctica-about-basic_resource = Zastępuje przy budowie jeden brakujący budynek wydobywczy.
antarctica-about-know_how = Zastępuje przy budowie jedno brakujące Laboratorium albo jedną Fabrykę. Potem jest zużyta.
antarctica-about-icebreaker = Połóż go tam, gdzie twój statek jest drugi w kolejce: gdy Słońce się tam zatrzyma, działa zaraz po pierwszym. W strefie ze Słońcem działa już podczas tego postoju.
antarctica-about-place_scientist = Postaw jednego naukowca z zasobów w Strefie Docelowej.
antarctica-about-two_scientists = { $number ->
    [one] 1 naukowiec przechodzi
    [few] { $number } naukowców przechodzi
    [many] { $number } naukowców przechodzi
   *[other] { $number } naukowców przechodzi
  } z twojej Rezerwy do zasobów.
antarctica-about-fast_research = Przesuń się o { $number ->
    [one] 1 pole
    [few] { $number } pola
    [many] { $number } pól
   *[other] { $number } pól
  } na wybranym torze.
antarctica-about-one-card = Podczas każdego postoju Słońca możesz zagrać jedną kartę, po przypłynięciu.

## Miejsca i panel

antarctica-tip-scientists = Naukowcy: { $number } w zasobach, { $reserve } w Rezerwie
antarctica-about-scientists = Pełne kropki to naukowcy w zasobach, których można postawić; pozostałych trzeba najpierw zatrudnić. Kto postawi ostatniego, kończy grę.
antarctica-tip-ships = Statki: { $number } na planszy, { $unused } dostępne
antarctica-about-ships = Każdy statek daje tury i dostęp do budynków tam, gdzie stoi.
antarctica-tip-cubes = Kostki: { $number } na torach, { $unused } dostępne
antarctica-about-cubes = Każdy nowy tor wymaga dostępnej kostki.
antarctica-tip-returned = Odrzucone zasoby: { $number }
antarctica-about-returned = Kto odrzucił najwięcej, dostaje punkty za elementy wszystkich razem; każde niższe miejsce tyle, ile ma jeden gracz z miejsca wyżej.
antarctica-tip-stars = Gwiazdki: { $number }; { $cards ->
    [one] 1 Karta Budowy
    [few] { $cards } Karty Budowy
    [many] { $cards } Kart Budowy
   *[other] { $cards } Kart Budowy
  }
antarctica-about-stars = Kto ma najwięcej kart z gwiazdką, dostaje punkty za karty wszystkich razem; każde niższe miejsce tyle, ile ma jeden gracz z miejsca wyżej.
antarctica-tip-part = Teraz daje { $number }.
antarctica-tip-know-how = Zaawansowane Karty Zasobów: { $number }
antarctica-tip-shipyard-cards = Karty Stoczni: { $number }
antarctica-about-shipyard-cards = Jakie, wie tylko ich właściciel.
antarctica-tip-point = Wskaż strefę, by zobaczyć, co możesz w niej zrobić.
antarctica-tip-hold = Przytrzymaj palec na strefie, by zobaczyć, co możesz w niej zrobić.
antarctica-tip-last-ship = To twój ostatni statek na planszy. Bez statków nie masz tur. Niebieskie pola, Karty Stoczni i punktacja nadal cię obejmują, a gdy znów dostaniesz statek, grasz dalej.
antarctica-tip-no-ships = Nie masz statku na planszy, więc nie masz tur. Niebieskie pola, Karty Stoczni i punktacja nadal cię obejmują, a gdy znów dostaniesz statek, grasz dalej.
antarctica-tip-next-ship = Twój następny statek stoi w { FORM($area, "oblique") } strefie i działa za { $number ->
    [one] 1 postój
    [few] { $number } postoje
    [many] { $number } postojów
   *[other] { $number } postojów
  }.

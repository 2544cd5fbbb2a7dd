# Jak grać w Aquatica: pięć minut czytania. `aquatica-howto-sections` podaje kolejność;
# każda część ma tytuł, akapity oddzielone pustym wierszem i rysunek o tej samej nazwie.

aquatica-howto-sections = goal board turn characters locations pay raise mantas explore goals end solo tips

# Rysunek: terytorium wynurza się z dna i zmienia w punkty.
aquatica-howto-goal =
    Rządzisz królestwem w głębinach. Bierzesz terytoria, zużywasz ich głębie, gdy się wznoszą, i punktujesz je, gdy są w pełni wydźwignięte.

    Punkty dają punktowane terytoria, wcześnie zgłoszone cele i 1 za każdą postać na ręce na końcu gry.
    .title = O co chodzi
# Rysunek: plansza oceanu z górnym i dolnym rzędem, rzędem postaci i celami, obok plansza gracza.
aquatica-howto-board =
    W oceanie leżą dwa rzędy terytoriów, rząd postaci w cenach od 0 do 5 i cztery cele. Twoja plansza ma miejsce na pięć terytoriów.

    Wszyscy zaczynają z tymi samymi sześcioma postaciami na ręce i czterema wytresowanymi mantami. Z królami każdy ma jeszcze jedną własną kartę. Ręce są jawne; zakryte są tylko talie.
    .title = Ocean i twoja plansza
# Rysunek: tura jako linia: akcje dodatkowe, jedna karta, akcje dodatkowe.
aquatica-howto-turn =
    Zagraj dokładnie jedną postać: to twoja akcja główna. Przed nią i po niej, ale nie w trakcie, możesz użyć dowolnej liczby mant i głębi z efektem oraz zgłaszać cele.

    Potem powiedz, że twoja tura się skończyła.
    .title = Twoja tura
# Rysunek: karta postaci z efektami po kolei, stos odrzuconych i Matrona, która wszystko odzyskuje.
aquatica-howto-characters =
    Efekty karty dzieją się po kolei, a co jest możliwe, trzeba zrobić. Z eksploracji możesz jednak zawsze zrezygnować, a mant ani głębi nigdy nie musisz oddawać. Potem karta trafia na twój stos odrzuconych.

    Matrona nigdy nie opuszcza ręki. Zagrana odzyskuje wszystkie odrzucone karty i sprawia, że wszystkie twoje manty są gotowe. Gdy rekrutujesz, nowa postać od razu trafia na rękę; te po prawej przesuwają się na tańsze miejsca.
    .title = Postaci
# Rysunek: terytorium z typem, ceną w mocy, ceną w monetach, kolumną głębi, punktami i mantą na dole.
aquatica-howto-locations =
    Terytorium kupujesz za monety albo podbijasz mocą. W górnym rzędzie podbój kosztuje o 1 mocy mniej. Zagarnięcie nic nie kosztuje. Potrzebujesz wolnego pola na swojej planszy.

    Terytorium pokazuje kolumnę głębi. Użyć można tylko najwyższej: zasobu podczas płacenia, efektu jako akcji dodatkowej. Użycie wznosi terytorium o jedną głębię. Pustą głębię można minąć tylko wydźwignięciem.
    .title = Terytoria i głębie
# Rysunek: cena 5 złożona z karty, manty, która się odwraca, i głębi, która się przesuwa.
aquatica-howto-pay =
    Monety i moc nie mają żetonów. Daje je twoja karta, a podczas płacenia możesz dołożyć gotowe manty z zasobem i najwyższe głębie z zasobem, po jednej z każdego terytorium na kartę.

    Reszta zostaje na następny efekt tej samej karty, a potem przepada. Część mocy działa tylko na jeden typ terytorium.
    .title = Płacenie
# Rysunek: krok wydźwignięcia zakrywa nieużytą głębię; w pełni wydźwignięte terytorium oddaje mantę.
aquatica-howto-raise =
    Wydźwignięcie też wznosi terytorium, ale to, co zakryje, przepada. Pomaga minąć puste głębie i wtedy, gdy się spieszysz.

    Gdy nie ma już żadnej głębi, terytorium jest w pełni wydźwignięte i zdobywasz pokazaną na nim dziką mantę, od razu gotową. Efekt punktowania przenosi je na twój stos punktów i zwalnia pole. Liczy się dopiero tam.
    .title = Wydźwignięcie i punktowanie
# Rysunek: manta gotowa i ta sama manta zmęczona; wytresowane oznaczone jako nadające się na cele.
aquatica-howto-mantas =
    Manta niesie zasób albo efekt. Użyta jest zmęczona; Matrona i kilka innych postaci sprawiają, że znów jest gotowa.

    Dzikie manty są twoje do końca. Wytresowane można też kłaść na cele, ale wtedy już ich nie masz.
    .title = Manty
# Rysunek: górny rząd odchodzi, cztery karty przechodzą wyżej, na dole sześć nowych.
aquatica-howto-explore =
    Wzięte terytoria nie są uzupełniane, dopóki ktoś nie eksploruje. Wtedy górny rząd odpada z gry, cztery wybrane przez ciebie karty z dolnego rzędu przechodzą wyżej i przychodzi sześć nowych.

    Eksploracja obniża więc koszt podboju i przynosi nowe karty, tobie i następnym graczom.
    .title = Eksploracja
# Rysunek: cztery tory celów, pierwsze pola najcenniejsze, wytresowana manta wchodzi na jedno z nich.
aquatica-howto-goals =
    Gdy w swojej turze spełniasz cel, możesz go zgłosić: połóż jedną ze swoich czterech wytresowanych mant na pierwszym wolnym polu. Im wcześniej, tym więcej punktów. Każdy cel tylko raz.

    Wystarczy spełniać go w tej chwili. Siłę manty tracisz, gotowej czy zmęczonej; oddaj więc zmęczoną.
    .title = Cele
# Rysunek: trzy powody końca: cztery manty na celach, ostatnie terytorium, ostatnia postać.
aquatica-howto-end =
    Koniec następuje, gdy ktoś ma manty na wszystkich czterech celach albo gdy odkryto ostatnie terytorium lub ostatnią postać. Tę turę się kończy, potem każdy ma jeszcze jedną, na końcu ten, kto wywołał koniec.

    Terytoria, które zostały na twojej planszy, nie są nic warte, wydźwignięte czy nie. Przy remisie decyduje więcej mant w zasobie własnym.
    .title = Koniec
# Rysunek: cztery szare manty Ichtiandrów na celach i cztery rangi.
aquatica-howto-solo =
    Sam na sam grasz przeciw zegarowi. Za każdym razem, gdy zagrywasz Matronę, i za każdym razem, gdy eksplorujesz, jedna manta Ichtiandrów trafia na wybrany przez ciebie cel. Gdy leży czwarta, kończysz turę i masz jeszcze jedną.

    Punkty dają ci rangę, od ryby kropli po krakena.
    .title = Gra solo
# Rysunek: ręka kart, która się kurczy, i Matrona we właściwej chwili.
aquatica-howto-tips =
    Zagrywaj Matronę późno: za każdym razem kosztuje cię turę. Więcej postaci to mniej przerw.

    Wybieraj terytoria, których głębi naprawdę użyjesz. Dwa, które się wspierają, są lepsze niż jedno z wieloma punktami.

    Trzymaj jedno pole wolne i pilnuj celów: pierwszy na torze dostaje znacznie więcej niż trzeci.
    .title = Dobrze wiedzieć

# Jak grać w Aquatica: pięć minut czytania. `aquatica-howto-sections` podaje kolejność;
# każda część ma tytuł, akapity oddzielone pustym wierszem i rysunek o tej samej nazwie.
# `.more` to szczegóły, do których się zagląda. `web/src/boards/aquatica/rules.json` podaje numery zasad
# każdego akapitu.

aquatica-howto-sections = goal board start turn characters effects locations pay raise mantas explore goals tokens end solo tips

# Rysunek: terytorium wynurza się z dna i zmienia w punkty.
aquatica-howto-goal =
    Rządzisz królestwem w głębinach. Bierzesz terytoria, zużywasz ich głębie, gdy się wznoszą, i punktujesz je, gdy są w pełni wydźwignięte.

    Punkty dają punktowane terytoria, wcześnie zgłoszone cele i postacie na ręce na końcu gry, po 1 za każdą.
    .title = O co chodzi
# Rysunek: plansza oceanu z górnym i dolnym rzędem, rzędem postaci i celami, obok plansza gracza.
aquatica-howto-board =
    W oceanie są dwa rzędy terytoriów, u góry na cztery, u dołu na sześć, rząd sześciu postaci w cenach od 0 do 5 monet i cztery cele. Twoja plansza ma miejsce na pięć terytoriów.

    Wszyscy zaczynają z tymi samymi sześcioma postaciami na ręce i czterema wytresowanymi mantami. W grze z królami każdy ma jeszcze jedną kartę, tylko swoją. Karty na ręce są jawne; zakryte są tylko talie.
    .title = Ocean i twoja plansza
    .more =
        W pudełku jest 56 terytoriów, po 14 z czterech typów, 18 postaci oceanu (dziewięć różnych, każda w dwóch egzemplarzach), ośmiu królów i 23 dzikie manty. Postacie początkowe, postacie oceanu i królowie to wszystko postacie: tak samo się je zagrywa, trzyma na ręce i liczy. Piąte pole celu przewidziano dla rozszerzenia i pozostaje puste.
    .callouts =
        Cele z ich polami.
        Górny rząd: do podboju wystarcza mniej mocy.
        Dolny rząd.
        Postacie, które można zrekrutować.
        Twoja plansza z miejscem na pięć terytoriów.
aquatica-howto-start =
    Sześć postaci leży w swoim rzędzie, sześć terytoriów w dolnym rzędzie; górny jest pusty. Twoja plansza, stos odrzuconych i stos punktów są puste, a wszystkie manty gotowe.

    Twoje sześć kart: Matrona odzyskuje wszystkie karty i przygotowuje wszystkie manty. Legionista podbija z mocą 3. Patrycjusz kupuje za 1 monetę. Konik morski może eksplorować, a potem podbija z mocą 1. Czytająca fale wydźwiga o 2 albo punktuje 2. Agent lazurowych wód rekrutuje za 2 monety.

    W grze z królami dostajesz króla z twoim numerem w kolejności tur. Albo losuje się o jednego króla więcej, niż jest graczy: ostatni gracz wybiera jednego i podaje resztę przeciwnie do kolejności tur.
    .title = Jak zaczynasz
    .more =
        Gracz rozpoczynający jest losowany albo ustalony dla stołu; tury przechodzą zgodnie z ruchem wskazówek zegara. Gra od jednej do czterech osób. Wszystkie dzikie manty leżą gotowe obok planszy. Królów do wyboru widzisz tylko ty; odkrywa się ich, gdy wszyscy wybiorą, a ten, który został, odpada z gry.
# Rysunek: tura jako linia: akcje dodatkowe, jedna karta, akcje dodatkowe.
aquatica-howto-turn =
    Zagraj dokładnie jedną postać: to twoja akcja główna. Przed nią i po niej, ale nie w trakcie, możesz użyć dowolnej liczby mant i głębi z efektem.

    Cele możesz zgłaszać przed kartą i po niej, a także między dwoma jej efektami, gdy pierwszy z nich coś zmienił.

    Potem powiedz, że twoja tura się skończyła.
    .title = Twoja tura
    .more =
        Manty lub głębi z efektem możesz użyć tylko wtedy, gdy choć częściowo coś zrobi; wtedy robi tyle, ile może. Nie ma limitu: tego samego terytorium można użyć znowu, jeśli jego następna głębia też ma efekt. W swojej turze decydujesz tylko ty, chyba że karta każe coś zrobić innym.
# Rysunek: karta postaci z efektami po kolei, stos odrzuconych i Matrona, która wszystko odzyskuje.
aquatica-howto-characters =
    Możesz zagrać każdą kartę z ręki. Jej efekty wykonuje się po kolei: każdy możliwy trzeba wykonać, na ile się da, a niemożliwe się pomija. Tylko z eksploracji można zawsze zrezygnować. Rekrutować, kupować i podbijać trzeba także wtedy, gdy możesz zapłacić tylko mantami i głębiami; ustawienia stołu mogą to znieść.

    Potem karta trafia na twój stos odrzuconych. Matrona nigdy nie opuszcza ręki: zagrana odzyskuje cały stos odrzuconych i przygotowuje wszystkie twoje manty. Niektórzy królowie działają tylko raz i potem opuszczają grę; inni na początku wracają do pudełka i przynoszą ci mantę.

    Gdy rekrutujesz, nowa postać od razu trafia na rękę; te po prawej przesuwają się na tańsze miejsca, a na prawym końcu pojawia się nowa, dopóki są jeszcze w talii.
    .title = Postacie
    .more =
        Gdy karta jest wykonywana, nie ma jej ani na ręce, ani na stosie odrzuconych, więc nie może odzyskać samej siebie. Liczba kart na ręce nie jest ograniczona, także jednakowych postaci. Przy dwóch graczach ustawienia stołu mogą sprawić, że każda Matrona najpierw usuwa skrajną lewą postać z rzędu.
aquatica-howto-effects =
    Monety i moc: tyle możesz wydać podczas wykonywania tej karty. Moc z typem działa tylko na terytoria tego typu.

    Rekrutacja, kupno, podbój: weź postać albo terytorium i zapłać. Darmowa rekrutacja i zagarnięcie: to samo bez płacenia. Eksploracja: odnów rzędy.

    Wydźwignięcie: tyle kroków, na jednym terytorium albo podzielonych. Na głębi wydźwiga tylko inne terytoria. Pełne wydźwignięcie: wszystkie kroki terytorium naraz. Punktowanie: tyle w pełni wydźwigniętych terytoriów trafia na twój stos punktów. Odzyskanie: karty ze stosu odrzuconych na rękę. Przygotowanie: zmęczone manty znów są gotowe; zmęczenie: odwrotnie, u przeciwników. Uzdrowicielka zagrywa kartę z twojego stosu odrzuconych, także króla, ale nie drugą Uzdrowicielkę; potem obie karty trafiają na ten stos.

    Jedno z dwóch: wybierz stronę, która może coś zdziałać. Każdy przeciwnik: potem pozostali po kolei muszą to zrobić, jeśli mogą.
    .title = Co robią symbole
# Rysunek: terytorium z typem, ceną w mocy, ceną w monetach, kolumną głębi, punktami i mantą na dole.
aquatica-howto-locations =
    Terytorium kupujesz za monety albo podbijasz mocą. W górnym rzędzie podbój kosztuje o 1 mocy mniej. Potrzebujesz wolnego pola na swojej planszy; jest ich pięć.

    Terytorium pokazuje kolumnę głębi. Użyć można tylko najwyższej: zasobu podczas płacenia, efektu jako akcji dodatkowej, jeśli może coś zdziałać. Użycie wznosi terytorium o jedną głębię. Pustą głębię można minąć tylko wydźwignięciem. Terytorium bez głębi jest od razu w pełni wydźwignięte.
    .title = Terytoria i głębie
    .more =
        Efekty na głębiach: wydźwignięcie o 1 lub 2, pełne wydźwignięcie, darmowa rekrutacja, odzyskanie karty, zapunktowanie terytorium. Nowe terytorium leży na twojej planszy z odkrytą pierwszą głębią. Miejsce, z którego pochodzi, pozostaje puste, dopóki ktoś nie eksploruje.
    .callouts =
        Ceny: moc i monety.
        Kup terytorium za monety …
        … albo podbij mocą.
        Trafia na wolne pole twojej planszy. Użyć można tylko najwyższej głębi.
# Rysunek: cena 5 złożona z karty, manty, która się odwraca, i głębi, która się przesuwa.
aquatica-howto-pay =
    Na monety i moc nie ma żetonów. Daje je twoja karta, a podczas płacenia możesz dołożyć gotowe manty z zasobem i najwyższe głębie z zasobem, na jedną kartę po jednej z każdego terytorium. Dzika manta zdobyta w ten sposób jest od razu gotowa i można jej użyć w tej samej płatności.

    Reszta zostaje na następny efekt tej samej karty, a potem przepada. Część mocy działa tylko na jeden typ terytorium; wydaje się ją najpierw.
    .title = Płacenie
    .more =
        Najpierw wybierz, za co płacisz: musi cię na to być stać ze wszystkim, co możesz dołożyć. Potem dokładaj manty i głębie po jednej, tylko to, co pasuje do ceny, i tylko dopóki jej nie osiągną; rozpoczętą zapłatę trzeba dokończyć. Monety służą do rekrutacji i kupna, moc do podboju. Terytorium zdobyte wcześniej tą samą kartą może już dać swój najwyższy zasób. Bez zagranej karty zasoby na nic się nie przydają.
    .callouts =
        Cena.
        To, co daje twoja karta.
        Gotowa manta; męczy się.
        Najwyższa głębia terytorium; wznosi się ono o jedną.
# Rysunek: krok wydźwignięcia zakrywa nieużytą głębię; w pełni wydźwignięte terytorium oddaje mantę.
aquatica-howto-raise =
    Wydźwignięcie też wznosi terytorium, ale to, co zakryje, przepada. Pomaga minąć puste głębie i wtedy, gdy się spieszysz.

    Gdy nie ma już żadnej głębi, terytorium jest w pełni wydźwignięte i zdobywasz pokazaną na nim dziką mantę, od razu gotową. Efekt punktowania przenosi je na twój stos punktów i zwalnia pole. Liczy się dopiero tam.
    .title = Wydźwignięcie i punktowanie
    .more =
        Kroki trzeba wykorzystać, dopóki da się wydźwignąć jakieś terytorium; reszta przepada. Gdy w pełni wydźwigniętych terytoriów jest więcej, niż możesz zapunktować, wybierasz. Symbol punktowania, który jest ostatnią głębią terytorium, może zapunktować właśnie je. Terytorium bez manty żadnej nie daje, podobnie jak takie, którego mant zabrakło.
    .callouts =
        Wydźwignięcie zakrywa głębie; przepadają.
        W pełni wydźwignięte: zdobywasz jego dziką mantę.
        Efekt punktowania przenosi je na twój stos punktów.
# Rysunek: manta gotowa i ta sama manta zmęczona; wytresowane oznaczone jako nadające się na cele.
aquatica-howto-mantas =
    Manta niesie zasób albo efekt. Użyta męczy się; Matrona i kilka innych postaci sprawiają, że znów jest gotowa.

    Dzikie manty są twoje do końca. Wytresowane można też kłaść na cele, ale wtedy już ich nie masz.
    .title = Manty
# Rysunek: górny rząd odchodzi, cztery karty przechodzą wyżej, na dole sześć nowych.
aquatica-howto-explore =
    Wzięte terytoria nie są uzupełniane, dopóki ktoś nie eksploruje. Wtedy górny rząd odpada z gry, karty z dolnego rzędu przechodzą wyżej (jeśli jest ich więcej niż cztery, wybierasz cztery) i przychodzi sześć nowych.

    Eksploracja obniża więc koszt podboju i przynosi nowe karty, tobie i następnym graczom.
    .title = Eksploracja
    .more =
        Cztery wybierasz, zanim zobaczysz nowe karty. To, co opuszcza rzędy, na zawsze odpada z gry. Jeśli w talii zostało mniej niż sześć, pojawiają się wszystkie. Eksplorować można, dopóki w talii lub w którymś rzędzie jest terytorium.
# Rysunek: cztery tory celów, pierwsze pola najcenniejsze, wytresowana manta wchodzi na jedno z nich.
aquatica-howto-goals =
    Gdy w swojej turze spełniasz cel, możesz go zgłosić: połóż jedną ze swoich czterech wytresowanych mant na pierwszym wolnym polu. Im wcześniej, tym więcej punktów; są podane przy polach. Każdy cel możesz zgłosić tylko raz, ale w jednej turze kilka celów.

    Wystarczy spełniać go w tej chwili. Efekt manty tracisz, gotowej czy zmęczonej; oddaj więc zmęczoną.

    Nadrukowane cele: co najmniej 8 postaci na ręce; 5 terytoriów na planszy; co najmniej 3 punktowane terytoria; co najmniej 2 dzikie manty.
    .title = Cele
    .more =
        Celu nie można zgłosić w trakcie efektu ani zapłaty, ani w cudzej turze; manta zdobyta w cudzej turze czeka na twoją. Cel spełniony wcześniej, nawet w cudzej turze, możesz zgłosić w swojej późniejszej turze, jeśli nadal jest spełniony.
    .callouts =
        Kto pierwszy zgłosi cel, dostaje najwięcej.
        Następni dostają mniej.
        Kosztuje jedną z czterech wytresowanych mant; oddaj zmęczoną.
aquatica-howto-tokens =
    Dla urozmaicenia jest pięć dwustronnych żetonów celu. Cztery losuje się i kładzie na celach losową stroną do góry; piąty odpada z gry.

    Ich cele (liczby to minimum): 11 terytoriów, na planszy i punktowanych; punktowane terytoria warte 15 punktów; 3 dzikie manty; tylko jedna karta na ręce; punktowane terytorium każdego typu; 4 terytoria jednego typu, na planszy i punktowane; 10 kart na stosie odrzuconych; 5 kart z podbojem, na ręce i na stosie odrzuconych; 5 w pełni wydźwigniętych terytoriów na planszy; postać zrekrutowana w tej turze z miejsca za 5 monet.
    .title = Żetony celu
# Rysunek: trzy powody końca: cztery manty na celach, ostatnie terytorium, ostatnia postać.
aquatica-howto-end =
    Koniec zostaje wywołany, gdy ktoś ma manty na wszystkich czterech celach albo gdy zostanie odkryte ostatnie terytorium lub ostatnia postać z talii. Tę turę się kończy, potem każdy ma jeszcze jedną, na końcu ten, kto wywołał koniec.

    Liczą się punktowane terytoria, pola twoich mant na celach i 1 punkt za każdą postać na ręce, łącznie z królem. Terytoria, które zostały na twojej planszy, nie są nic warte, wydźwignięte czy nie; karty na stosie odrzuconych też nie.

    Przy remisie decyduje liczba mant w zasobie własnym, gotowych czy zmęczonych, dzikich czy wytresowanych. Przy dalszym remisie wygrywa król z niższym numerem; bez królów ten, kto jest dalej w kolejności tur.
    .title = Koniec
    .more =
        Ostatnie tury są zwykłymi turami; drugie wywołanie końca niczego nie zmienia. Przy remisie kolejność liczy się od gracza rozpoczynającego grę. Z limitem rund gra kończy się po ostatniej z nich, bez dodatkowych tur.
# Rysunek: cztery szare manty Ichtiandrów na celach i cztery rangi.
aquatica-howto-solo =
    W pojedynkę grasz przeciw zegarowi. W grze jest dziewięć postaci, każda w jednym egzemplarzu; wybierasz jednego z trzech królów. Cztery wytresowane manty należą do Ichtiandrów.

    Za każdym razem, gdy zagrywasz Matronę (przed jej efektem), i za każdym razem, gdy eksplorujesz (po eksploracji), jedna ich manta trafia na wybrany cel, na którym jeszcze żadnej nie mają; zajmuje pierwsze wolne pole. Gdy leży już czwarta, kończysz turę i masz jeszcze jedną. Zwykłe zakończenia się nie liczą, chyba że tak mówią ustawienia stołu. Spełnione cele możesz zgłosić, zanim położysz ich mantę.

    Tego, co karta nakazuje każdemu przeciwnikowi, się nie wykonuje. Punkty dają ci rangę: do 30 ryba kropla, do 60 wąż morski, do 90 lewiatan, powyżej kraken.
    .title = Gra solo
    .more =
        Poza tym przygotowanie i punktacja są jak zwykle. Eksploracja, z której rezygnujesz albo która jest niemożliwa, nie kładzie żadnej ich manty; gdy żadnej już nie mają, niczego się nie kładzie.
# Rysunek: ręka kart, która się kurczy, i Matrona we właściwej chwili.
aquatica-howto-tips =
    Zagrywaj Matronę późno: za każdym razem kosztuje cię turę. Więcej postaci to mniej przerw.

    Wybieraj terytoria, których głębi naprawdę użyjesz. Dwa, które się wspierają, są lepsze niż jedno z wieloma punktami.

    Trzymaj jedno pole wolne i pilnuj celów: pierwszy na torze dostaje znacznie więcej niż trzeci.
    .title = Dobrze wiedzieć

## Do sprawdzenia: co robią karty

aquatica-list-start = Postacie początkowe
aquatica-list-ocean = Postacie oceanu
aquatica-list-kings = Królowie
aquatica-list-trained = Wytresowane manty
aquatica-list-wild = Dzikie manty

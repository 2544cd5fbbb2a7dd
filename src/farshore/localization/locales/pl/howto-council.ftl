# Jak grać w Council of Shadows: pięć minut czytania. `council-howto-sections` podaje kolejność;
# każda część ma tytuł, akapity oddzielone pustym wierszem i rysunek o tej samej nazwie.
# `.more` to szczegóły, do których się zagląda. `web/src/boards/council/rules.json` podaje numery zasad
# każdego akapitu.

council-howto-sections = goal map start round purchase planning actions cards slide evaluation levels bonus modules automa end tips

# Rysunek: znacznik energii dogania znacznik zużycia.
council-howto-goal =
    Ścigają się dwa znaczniki: twoja energia i twoje zużycie. Gdy energia dogoni zużycie, zyskujesz poziom Dark Tech i zaczynasz od nowa z resztą energii.

    Na końcu wygrywa gracz z najwyższym poziomem. Silne karty dają więcej, ale oddalają od ciebie zużycie.
    .title = O co chodzi
    .callouts =
        Twoja energia.
        Twoje zużycie.
# Rysunek: trzy odległości z galaktykami, układ słoneczny z planetami, urobkiem i kostkami.
council-howto-map =
    Galaktyki leżą w trzech odległościach, od parseka 1 do 3. Na ich miejsca trafiają układy słoneczne, które mają od jednej do czterech planet i urobek: klejnoty, energię albo jedno i drugie. Każdy może wiedzieć, które układy jeszcze się pojawią: pokazuje je sześciokąt nad planszą.

    Twoje kostki na planetach to kolonie. Na początku możesz zasiedlać tylko planety ziemiopodobne, a twoje pola akcji sięgają tylko parseka 1. Ulepszenia zmieniają jedno i drugie.
    .title = Plansza
    .more =
        Każda galaktyka podaje dwie nagrody w energii: większą za większość i mniejszą; niektóre dodają jasną kartę premii. Strona planszy dla trzech i czterech graczy ma 10 galaktyk z 31 miejscami. Na stronie dla dwóch graczy, używanej też w grze z Automą, nie ma galaktyk żółtej, turkusowej, brązowej i beżowej; jest 6 galaktyk z 18 miejscami.
    .callouts =
        Odległość: parsek od 1 do 3.
        Planeta; twoja kostka na niej to kolonia.
        Urobek układu.
council-howto-start =
    Twoje zużycie zaczyna od 20, a energia od 0. Masz antracytowy i złoty klejnot, 30 kostek, trzy pola akcji o zasięgu do parseka 1, sześć kart akcji na ręce i jedną ciemną kartę premii. Żetony kolejności rozdaje się losowo. Prowadzisz cywilizację z własnym godłem; wybierasz ją w menu stołu. Nie zmienia ona żadnej zasady.

    W szarej galaktyce leżą odkryte dwa układy, obok planszy osiem odkrytych kart SI. Przy trzech graczach zakryte są galaktyki turkusowa i żółta, przy dwóch brakuje czterech.
    .title = Jak zaczynasz
    .more =
        Układy każdego parseka tasuje się w zakryte stosy, a karty SI i jasne karty premii w talie. Z ciemnych kart premii używa się tylko kart galaktyk biorących udział w grze, a karty stacji tylko w grze ze stacjami; każdy dostaje jedną, pozostałe odpadają z gry bez oglądania. Po dwie karty z każdej talii Dark Tech usuwa się bez oglądania. Pierwsza runda zaczyna się w kolejności żetonów.

        Tor energii ma pola od 0 do 100, tor zużycia od 20 do 100. Znacznik energii pokazuje też twój poziom; wszyscy zaczynają na poziomie 0. W pudełku jest 25 kart SI, 16 zdolności Dark Tech, 18 jasnych i 9 ciemnych kart premii, 18 kart Automy, 4 żetony kolejności, 6 dowódców i tron. Każdy gracz ma planszę z trzema polami akcji i 13 ulepszeniami, parawan, figurkę, dwa znaczniki, 30 kostek i trzy stacje. Klejnotów nigdy nie brakuje.
    .callouts =
        Twoja energia: 0.
        Twoje zużycie: 20.
        Twoje pierwsze klejnoty i kostki.
# Rysunek: trzy fazy obok siebie: zakupy, planowanie, akcje.
council-howto-round =
    Każda runda ma trzy fazy. Kupujecie po kolei, planujecie wszyscy naraz w tajemnicy, a potem działacie po kolei.

    O tym, kto działa pierwszy, decyduje plan: im dalej naprawdę przesunęło się twoje zużycie w tej rundzie, tym wcześniej działasz. Przy równości pierwszeństwo daje wyższa energia, potem znacznik, który wcześniej stanął na swoim polu. W tej kolejności kupujecie też w następnej rundzie.
    .title = Runda
    .more =
        Spośród znaczników, które nie opuściły pola 0, za wcześniejszy uważa się ten z wyższym żetonem początkowym. Każde nowe pole, także po zdobyciu poziomu, to nowe przybycie.
# Rysunek: klejnoty płacą za kartę SI i ulepszenie, lepszy klejnot zastępuje gorszy.
council-howto-purchase =
    Możesz zrobić do trzech zakupów za klejnoty: odkryte karty SI, ulepszenia swojej planszy albo, z tym modułem, stacje kosmiczne. Lepszy klejnot może zastąpić gorszy: przezroczysty złoty, a złoty antracytowy; reszty się nie wydaje.

    Karty od razu trafiają na rękę, a ich miejsce od razu się uzupełnia. Każde ulepszenie kosztuje na zawsze jedną kostkę i można je kupić raz: przystosowanie do pustyń i wulkanów, rozbudowa kolonii, która pozwala stawiać kostki na kostkach, większe zasięgi (parsek 2 przed parsekiem 3, za każdy krok 1 jednostka energii) i projekty energetyczne, które raz dają energię.
    .title = Zakupy
    .more =
        Płacisz najmniej cennymi klejnotami, które wystarczą; dba o to program. Pole o większym zasięgu działa też we wszystkich bliższych parsekach. Gdy nie ma już kart SI do dobrania, miejsce pozostaje puste. Tura kończy się, gdy przestajesz kupować albo nic więcej nie można kupić; potem rozlicza się poziomy.
# Rysunek: trzy pola akcji, kładzione karty, zsumowane zużycie.
council-howto-planning =
    Na każde puste pole połóż kartę z ręki. Możesz też przykryć pole, na którym leżą karty; liczy się tylko karta na wierzchu.

    Potem sumuje się zużycie wierzchnich kart na wszystkich twoich polach, także z wcześniejszych rund, i znacznik przesuwa się o tę sumę. Nigdy nie spada poniżej 20 ani nie rośnie powyżej 100. Niektóre karty go obniżają, ale nigdy tak, by dało to poziom.
    .title = Planowanie
    .more =
        Twój plan jest tajny, dopóki wszyscy nie skończą; bez parawanów planuje się jawnie, w kolejności żetonów. Jeśli masz mniej kart niż pustych pól, kładziesz wszystkie i niczego nie przykrywasz. Kart, które już leżą, nie można przesuwać ani zabierać. Podczas planowania nie zdobywa się poziomów.
    .callouts =
        Ile karta zużywa.
        Co robi.
        Twoje zużycie rośnie o sumę wszystkich kart na wierzchu.
# Rysunek: karta pola działa w jego zasięgu: zasiedlenie, wydobycie, eksploracja.
council-howto-actions =
    Wykonaj akcje swoich pól od lewej do prawej, każdą w zasięgu jej pola. Wykonuje się wszystkie: jeśli karta każe zasiedlać albo eksplorować i jest to możliwe, musisz to zrobić; wydobywanie i ulepszanie klejnotów zależy od ciebie.

    Zasiedlenie stawia wieżę na jednej wolnej planecie; na planecie mieszczą się najwyżej trzy kostki, a wieży się nie dzieli. Wydobycie bierze urobek układu, na jedną kartę raz za każdą twoją kostkę w nim; kostki zostają. Eksplorując, wybierasz parsek w zasięgu i dobierasz dwa układy: jeden kładziesz w galaktyce tego parseka, a potem możesz go zasiedlić albo wziąć jego urobek. Inne karty dają klejnoty albo je ulepszają. Układ, którego nie kładziesz, trafia zakryty pod swój stos.
    .title = Akcje
    .more =
        Zasiedlasz tylko planety typów, do których masz przystosowanie, kostkami ze swojego zapasu; jeśli masz ich mniej, niż wymaga wieża, kładziesz tyle, ile masz. Z rozbudową kolonii na planecie mogą już być kostki, jeśli zmieści się cała wieża. Gdy układy są dobrane, jeden trzeba położyć; widzisz je tylko ty. Bez układu w stosie lub wolnego miejsca nie ma eksploracji. Kostki opuszczają planszę tylko przy punktowaniu.
council-howto-cards =
    Twoje sześć kart: Zasiedlenie kładzie 1 kostkę. Założenie kolonii stawia wieżę z 2 kostek. Wydobycie bierze do 2 urobków. Eksploracja przynosi nowy układ i 1 kostkę na nim albo jego urobek. Pobranie klejnotów daje 2 antracytowe i 1 złoty. Ulepszenie klejnotu zmienia antracytowy w złoty albo złoty w przezroczysty.

    Karty SI robią to samo lepiej albo taniej. Liczba u góry to zużycie; gdy jest ujemna, zużycie spada. „Wszędzie” znosi ograniczenie zasięgu, „dowolna planeta” wymóg przystosowania; stawianie kostek na kostkach zawsze wymaga rozbudowy kolonii. „Potem” oznacza jedno i drugie w tej kolejności, „albo” jedno z nich. Jeśli karta z eksploracją oferuje dwa wydobycia, robisz je tam, gdzie masz kolonie; jeśli jedno, dostajesz urobek nowego układu.
    .title = Co robią karty
# Rysunek: karty ze wszystkich pól przesuwają się o jedno pole w prawo, ostatnie wracają na rękę.
council-howto-slide =
    Po twoich akcjach karty na wszystkich polach przesuwają się o jedno pole w prawo. Co spadnie z ostatniego pola, wraca na rękę; pierwsze pole jest puste.

    Karta położona na pierwszym z trzech pól działa więc trzy razy, za każdym razem z zasięgiem nowego pola, i za każdym razem kosztuje swoje zużycie.
    .title = Karty się przesuwają
    .callouts =
        Wszystkie karty przesuwają się o jedno pole w prawo.
        Co spadnie z ostatniego pola, wraca na rękę.
# Rysunek: galaktyka z nagrodą za większość i mniejszość, zdejmowana kostka.
council-howto-evaluation =
    Teraz możesz punktować galaktyki, w których masz kolonię, każdą raz. Zdejmij stamtąd jedną swoją kostkę i zyskaj energię: większą nagrodę, gdy masz tam więcej kolonii niż każdy inny gracz, w przeciwnym razie mniejszą. Kolonie liczy się przed zdjęciem kostki.

    Niektóre nagrody dodają jasną kartę premii. Przestań, kiedy chcesz.
    .title = Punktowanie
    .more =
        Przed twoim pierwszym punktowaniem działa to, co należy do każdego punktowania, w tej kolejności: S3E3, Imperium, Feudalizm, stacje wydobywcze, Buteo. Gdy nie ma już jasnych kart premii, i tak zyskujesz energię. Gdy skończy ostatni gracz, następna runda zaczyna się w tej samej kolejności.
    .callouts =
        Najpierw liczy się kolonie.
        Potem schodzi jedna z twoich kostek.
        Więcej kolonii niż każdy inny: większa nagroda.
        W przeciwnym razie mniejsza.
# Rysunek: energia wyprzedza zużycie, zdolność Dark Tech, rekompensata dla tych z tyłu.
council-howto-levels =
    Na końcu twojej tury zakupów i twojej tury akcji: jeśli energia jest co najmniej równa zużyciu, odejmij zużycie i wejdź o poziom wyżej. Reszta zostaje i może wystarczyć na kolejny poziom. Do tej chwili energia liczy się dalej, także powyżej 100.

    Poziom I daje wybraną zdolność Dark Tech z talii I, poziom II z talii II; z każdej talii usunięto dwie karty bez oglądania. Talię przeglądasz tylko ty; wzięta karta leży odkryta. Niektóre działają od razu, inne do końca gry. Wskaż kartę, by ją przeczytać.

    Rekompensata: gdy osiągasz poziom I, każdy na poziomie 0 bierze antracytowy klejnot. Gdy osiągasz poziom II, każdy na poziomie I bierze złoty, a każdy na poziomie 0 antracytowy i złoty.
    .title = Poziomy
    .more =
        Na koniec swojej tury awansujesz tylko ty, poziom po poziomie, każdy ze swoją kartą i rekompensatą; energia z karty liczy się do następnego poziomu. Poziom III i wyższe nie dają kart ani rekompensaty; na wyższe niż III można wejść w ostatniej rundzie i w punktacji końcowej.
# Rysunek: jedna ciemna i trzy jasne karty premii z formułami.
council-howto-bonus =
    Zaczynasz z jedną ciemną kartą premii i możesz zdobywać jasne. Widzisz je tylko ty. W punktacji końcowej dają energię.

    Jasne: 3 i po 1 za każdy klejnot danego rodzaju; 3 i po 1 za każdą kostkę na danym typie planet; 4 i po 1 za każdą kostkę w parseku; jedna dziesiąta zużycia, zaokrąglona (połówki w górę); 1 i po 1 za każdą kostkę na planszy gracza; 1 i po 2 za każdą kartę SI; 1 i po 2 za każdą jasną kartę; albo po prostu 5. Ciemne: galaktyka płaci za większość lub obecność, stacje za każdą zbudowaną.

    Możesz mieć cztery. Przy piątej oddajesz jedną z pięciu: jasna trafia pod swoją talię.
    .title = Karty premii
    .more =
        Oddana ciemna karta odpada z gry, nikt jej nie ogląda. Ciemna karta galaktyki daje 9 jednostek energii, jeśli masz tam większość, w przeciwnym razie 3, jeśli masz tam kolonię; karta stacji daje 2 i po 4 za każdą zbudowaną stację.
# Rysunek: stacja w galaktyce i dowódca z jego początkowym zużyciem.
council-howto-modules =
    Stacje kosmiczne: możesz kupić trzy różne, każdą do galaktyki, w której masz kolonię. W galaktyce stoi tylko jedna stacja, czyjakolwiek jest, i zostaje na zawsze. Stacja wydobywcza przed każdym twoim punktowaniem bierze po jednym urobku z każdego układu swojej galaktyki, w którym masz kolonię. Dzięki stacji punktowania możesz zachować kostkę, gdy punktujesz jej galaktykę. Na stacji osadniczej stoją trzy twoje kostki, które liczą się do większości, ale nie są koloniami.

    Dowódcy: od ostatniego żetonu kolejności do pierwszego każdy wybiera jednego. Im jest silniejszy, tym wyżej zaczyna twoje zużycie: Buteo 30, Zoe 34, Ava 28, Casares 26, S3E3 27, Breish 25. Buteo przy każdym punktowaniu raz wydobywa w dowolnej odległości. Zoe w każdej turze zakupów kładzie darmową kolonię. Ava ma czwarte pole akcji. Casares nie musi zdejmować kostki tam, gdzie ma co najmniej 3 kolonie, ale nie może kupić karty SI z wieżą z trzech kostek. S3E3 przy każdym punktowaniu zyskuje 1 jednostkę energii za każdą kolonię. Breish zaczyna z energią 8 i przy punktowaniu wygrywa remisy o większość.
    .title = Dwa moduły
    .more =
        Czwarte pole Avy ma na początku zasięg do parseka 1, który można zwiększać jak na innych polach. Kolonia Zoe musi pasować do twojego przystosowania i nie jest zakupem.
# Rysunek: karta Automy z jej akcjami i punktowaniem.
council-howto-automa =
    W pojedynkę grasz przeciw Automie, na planszy dla dwóch graczy. Automa ma kostki i oba znaczniki, ale nie ma ręki, klejnotów ani planszy gracza i nic nie kupuje. Gra własnymi kartami: trzy talie, po jednej na poziom.

    Gdy twój plan jest gotowy, Automa odkrywa wierzchnią kartę swojej talii. Liczba przesuwa jej zużycie i liczy się do kolejności. W jej turze wykonuje się jej akcje od góry do dołu: lewą, a jeśli jest niemożliwa, prawą obok, albo żadną. Zasiedla całymi wieżami wolne planety podanego typu w podanym miejscu, eksploruje i zasiedla tam, zyskuje energię albo wymienia odkryte karty SI. Gdzie zostaje wybór, dokonujesz go we własnym interesie.

    Potem punktuje każdą galaktykę, w której jest, albo tylko te, w których ma większość, jak mówi karta. Wchodzi na poziomy jak ty i dobiera z następnej talii, bez zdolności Dark Tech i bez rekompensaty dla nikogo. Ona też kończy grę poziomem III; w punktacji końcowej liczą się tylko jej jasne karty. Dwie srebrne karty utrudniają grę.
    .title = Automa
    .more =
        Jeśli lewa akcja jest możliwa, trzeba ją wykonać. Automa nigdy nie stawia kostek na kostkach. Eksplorując, dobiera dwa układy i zatrzymuje jeden z podanym typem planety. Gdy pasują oba, wybierasz ty; gdy żaden, oba wracają pod stos i akcja uchodzi za niemożliwą, tak samo gdy brakuje układów lub wolnego miejsca. Jej jasne karty leżą zakryte, bez limitu, a wyczerpaną talię tasuje się od nowa. Cała reszta, także remisy, jest jak przy dwóch graczach.
# Rysunek: tron i końcowa energia z klejnotów, kart SI i kart premii.
council-howto-end =
    Kto pierwszy osiągnie poziom III, stawia przed sobą tron; zasiądzie na nim tylko zwycięzca. Wszyscy kończą rundę, potem przychodzi punktacja końcowa, zaczynając od gracza z tronem: energia za klejnoty (antracytowy 1, złoty 2, przezroczysty 3), 2 za każdą kartę SI i karty premii. Może jeszcze dać poziomy, ale nie daje zdolności ani rekompensaty. Z limitem rund gra kończy się też po ostatniej z nich.

    Wygrywa gracz z najwyższym poziomem; przy remisie decyduje pozostała energia, potem liczba kostek na planszy. Jeśli nadal jest remis, gracze dzielą się wygraną.
    .title = Koniec
    .more =
        W ostatniej rundzie obowiązują jeszcze wszystkie zasady, także karty i rekompensata za poziomy I i II. Gdy grę kończy limit rund, nie ma tronu, a punktuje się w kolejności żetonów.
# Rysunek: dwa plany z tymi samymi akcjami i różnym zużyciem.
council-howto-tips =
    Pilnuj odstępu między znacznikami, a nie tylko energii. Spokojna runda z małym zużyciem może być warta tyle co bogata.

    Kolonie to najpierw kopalnie, a później punkty: każde punktowanie kosztuje kostkę. Osiedlaj się tam, gdzie kilka kostek zostaje razem.

    Kto działa wcześnie, bierze najlepsze planety; kto działa późno, może policzyć większości.
    .title = Dobrze wiedzieć

## Do sprawdzenia: co robią karty

council-list-tech-1 = Zdolności Dark Tech z talii I
council-list-tech-2 = Zdolności Dark Tech z talii II
council-list-ai = Karty SI

# Jak grać w Council of Shadows: pięć minut czytania. `council-howto-sections` podaje kolejność;
# każda część ma tytuł, akapity oddzielone pustym wierszem i rysunek o tej samej nazwie.

council-howto-sections = goal map round purchase planning actions slide evaluation levels bonus modules automa end tips

# Rysunek: znacznik energii dogania znacznik zużycia.
council-howto-goal =
    Biegną dwa znaczniki: twoja energia i twoje zużycie. Gdy energia dogoni zużycie, zyskujesz poziom Dark Tech, a reszta energii zaczyna od nowa.

    Na końcu wygrywa najwyższy poziom. Silne karty dają więcej, ale odpychają od ciebie zużycie.
    .title = O co chodzi
# Rysunek: trzy odległości z galaktykami, układ słoneczny z planetami, urobkiem i kostkami.
council-howto-map =
    Galaktyki leżą w trzech odległościach, od parseka 1 do 3. Na ich miejsca trafiają układy słoneczne, które mają od jednej do czterech planet i urobek z klejnotów lub energii.

    Twoje kostki na planetach to kolonie. Na początku możesz żyć tylko na planetach ziemiopodobnych, a twoje pola akcji sięgają tylko parseka 1. Ulepszenia zmieniają jedno i drugie.
    .title = Mapa
# Rysunek: trzy fazy obok siebie: zakupy, planowanie, akcje.
council-howto-round =
    Każda runda ma trzy fazy. Kupujecie po kolei, planujecie wszyscy naraz w tajemnicy, a potem działacie po kolei.

    O tym, kto działa pierwszy, decyduje plan: im bardziej przesunęło się twoje zużycie w tej rundzie, tym wcześniej działasz. Przy równości pierwszeństwo ma wyższa energia.
    .title = Runda
# Rysunek: klejnoty płacą za kartę SI i ulepszenie, lepszy klejnot zastępuje gorszy.
council-howto-purchase =
    Zrób do trzech zakupów za klejnoty: odkryte karty SI, ulepszenia swojej planszy albo, z tym modułem, stacje kosmiczne. Lepszy klejnot może zastąpić gorszy: przezroczysty złoty, a złoty antracytowy.

    Karty od razu trafiają na rękę. Każde ulepszenie kosztuje na zawsze jedną kostkę: przystosowanie do pustyń i wulkanów, rozbudowa kolonii, która pozwala układać na kostkach, większe zasięgi i projekty, które raz dają energię.
    .title = Zakupy
# Rysunek: trzy pola akcji, kładzione karty, zsumowane zużycie.
council-howto-planning =
    Na każde puste pole połóż kartę z ręki. Możesz też przykryć pole, na którym leżą karty; liczy się tylko karta na wierzchu.

    Potem sumuje się zużycie wierzchnich kart na wszystkich twoich polach, także z wcześniejszych rund, i znacznik przesuwa się o tę sumę. Nigdy nie spada poniżej 20 ani nie rośnie powyżej 100. Niektóre karty go obniżają, ale nigdy tak, by dało to poziom.
    .title = Planowanie
# Rysunek: karta pola działa w jego zasięgu: zasiedlenie, wydobycie, eksploracja.
council-howto-actions =
    Wykonaj swoje pola od lewej do prawej, każde w jego zasięgu. Możesz pominąć, co chcesz.

    Zasiedlenie kładzie kostki na jednej wolnej planecie, najwyżej trzy. Wydobycie bierze urobek układu, raz za każdą twoją kostkę w nim na kartę; kostki zostają. Eksploracja dobiera dwa układy: jeden kładziesz w galaktyce w tej odległości, a potem zasiedlasz go albo bierzesz jego urobek. Inne karty dają klejnoty albo je ulepszają.
    .title = Akcje
# Rysunek: karty ze wszystkich pól przesuwają się o jedno pole w prawo, ostatnie wracają na rękę.
council-howto-slide =
    Po twoich akcjach karty na wszystkich polach przesuwają się o jedno pole w prawo. Co spadnie z ostatniego pola, wraca na rękę; pierwsze pole jest puste.

    Karta położona na pierwszym z trzech pól działa więc trzy razy, za każdym razem z zasięgiem nowego pola, i za każdym razem kosztuje swoje zużycie.
    .title = Karty się przesuwają
# Rysunek: galaktyka z nagrodą za większość i mniejszość, zdejmowana kostka.
council-howto-evaluation =
    Teraz możesz punktować galaktyki, w których masz kolonię, każdą raz. Zdejmij stamtąd jedną swoją kostkę i zyskaj energię: większą nagrodę, gdy masz tam więcej kolonii niż każdy inny gracz, w przeciwnym razie mniejszą. Kolonie liczy się przed zdjęciem kostki.

    Niektóre nagrody dodają jasną kartę premii. Przestań, kiedy chcesz.
    .title = Punktowanie
# Rysunek: energia wyprzedza zużycie, zdolność Dark Tech, rekompensata dla tych z tyłu.
council-howto-levels =
    Na końcu twojej tury zakupów i twojej tury akcji: jeśli energia jest co najmniej równa zużyciu, odejmij zużycie i wejdź o poziom wyżej. Reszta zostaje i może wystarczyć na kolejny poziom.

    Poziom I i poziom II dają po jednej wybranej zdolności Dark Tech. Kto jest z tyłu, dostaje klejnoty jako rekompensatę.
    .title = Poziomy
# Rysunek: jedna ciemna i trzy jasne karty premii z formułami.
council-howto-bonus =
    Zaczynasz z jedną ciemną kartą premii i możesz zdobywać jasne. W punktacji końcowej dają energię: za klejnoty, planety, odległości, karty SI i inne rzeczy.

    Możesz mieć cztery. Przy piątej oddajesz jedną.
    .title = Karty premii
# Rysunek: stacja w galaktyce i dowódca z jego początkowym zużyciem.
council-howto-modules =
    Stacje kosmiczne: kupujesz do trzech, po jednej na galaktykę. Jedna sama wydobywa, jedna oszczędza kostkę przy punktowaniu, jedna liczy się jak trzy kostki do większości.

    Dowódcy: każdy wybiera jednego ze szczególną mocą. Im jest silniejszy, tym wyżej zaczyna twoje zużycie.
    .title = Dwa moduły
# Rysunek: karta Automy z jej akcjami i punktowaniem.
council-howto-automa =
    Sam na sam grasz przeciw Automie. W każdej rundzie odkrywa ona kartę, która mówi, co zasiedla, eksploruje lub zyskuje i które galaktyki punktuje. Gdzie zostaje wybór, dokonujesz go za Automę.

    Nic nie kupuje i nie potrzebuje kart, ale jej talia rośnie w siłę wraz z poziomem.
    .title = Automa
# Rysunek: tron i końcowa energia z klejnotów, kart SI i kart premii.
council-howto-end =
    Kto pierwszy osiągnie poziom III, zasiada na tronie. Rundę się kończy, potem przychodzi punktacja końcowa: energia za klejnoty (1, 2 lub 3), 2 za każdą kartę SI i karty premii. Może jeszcze dać poziomy.

    Wygrywa najwyższy poziom, potem pozostała energia, potem kostki na planszy.
    .title = Koniec
# Rysunek: dwa plany z tymi samymi akcjami i różnym zużyciem.
council-howto-tips =
    Pilnuj odstępu między znacznikami, a nie tylko energii. Spokojna runda z małym zużyciem może być warta tyle co bogata.

    Kolonie to najpierw kopalnie, a później punkty: każde punktowanie kosztuje kostkę. Osiedlaj się tam, gdzie kilka kostek zostaje razem.

    Kto działa wcześnie, bierze najlepsze planety; kto działa późno, może policzyć większości.
    .title = Dobrze wiedzieć

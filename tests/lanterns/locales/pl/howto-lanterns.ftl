# Jak grać w Latarnie. `lanterns-howto-sections` podaje kolejność.

lanterns-howto-sections = goal round end
lanterns-howto-goal =
    Latarnie są warte 1, 2 albo 3 punkty. Wygrywa osoba, która na końcu ma najwięcej punktów.
    .title = O co chodzi
lanterns-howto-round =
    Z woreczka losuje się latarnię i zapala ją. Potem wszyscy potajemnie palą po jednej świecy i razem je pokazują.

    Latarnię zdobywa najwyższa świeca, którą spaliła tylko jedna osoba. Jeśli takiej nie ma, nikt jej nie zdobywa.
    .title = Runda
lanterns-howto-end =
    Spalone świece przepadają. Po trzech rundach nikt już żadnej nie ma i liczy się punkty.
    .title = Koniec

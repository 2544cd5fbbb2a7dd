# Come si gioca a Lanterne. `lanterns-howto-sections` dà l'ordine.

lanterns-howto-sections = goal round end
lanterns-howto-goal =
    Le lanterne valgono 1, 2 o 3 punti. Alla fine vince chi ha più punti.
    .title = Lo scopo
lanterns-howto-round =
    Una lanterna è pescata dal sacchetto e accesa. Poi ognuno brucia in segreto una candela, e tutte si mostrano insieme.

    La candela più alta che solo una persona ha bruciato prende la lanterna. Se non ce n'è, nessuno la prende.
    .title = Un turno
lanterns-howto-end =
    Le candele bruciate non tornano. Dopo tre turni nessuno ne ha più, e si contano i punti.
    .title = La fine

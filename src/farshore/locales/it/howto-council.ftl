# Come si gioca a Council of Shadows: cinque minuti di lettura. `council-howto-sections` dà l'ordine;
# ogni sezione ha un titolo, paragrafi separati da una riga vuota e un disegno con lo stesso nome.

council-howto-sections = goal map round purchase planning actions slide evaluation levels bonus modules automa end tips

# Disegno: il segnalino energia che raggiunge il segnalino consumo.
council-howto-goal =
    Corrono due segnalini: la tua energia e il tuo consumo. Quando la tua energia raggiunge il tuo consumo guadagni un livello Dark Tech, e l'energia che avanza riparte da capo.

    Alla fine vince chi ha il livello più alto. Le carte forti rendono di più, ma allontanano da te il tuo consumo.
    .title = A che cosa miri
# Disegno: tre distanze con le galassie, un sistema solare con i suoi pianeti, la rendita e i cubi.
council-howto-map =
    Le galassie stanno a tre distanze, da Parsec 1 a Parsec 3. Nelle loro caselle arrivano sistemi solari con uno a quattro pianeti e una rendita di gemme o energia.

    I tuoi cubi sui pianeti sono le tue colonie. All'inizio puoi vivere solo su pianeti simil-terrestri, e i tuoi campi di azione arrivano solo a Parsec 1. Le migliorie cambiano entrambe le cose.
    .title = La mappa
# Disegno: tre fasi in fila: acquisto, pianificazione, azioni.
council-howto-round =
    Ogni turno ha tre fasi. Si compra uno dopo l'altro, si pianifica tutti insieme in segreto, poi si agisce uno dopo l'altro.

    Chi agisce per primo lo decide il piano: più il tuo consumo si è mosso in questo turno, prima agisci. In parità passa avanti chi ha più energia.
    .title = Un turno
# Disegno: gemme che pagano una carta IA e una miglioria, e una gemma migliore al posto di una inferiore.
council-howto-purchase =
    Fai fino a tre acquisti con le gemme: carte IA scoperte, migliorie della tua plancia o, con quel modulo, stazioni spaziali. Una gemma migliore può valere per una inferiore: trasparente per dorata, dorata per antracite.

    Le carte entrano subito nella tua mano. Ogni miglioria ti costa per sempre un cubo: la capacità di adattamento a deserti e vulcani, l'espansione Colonia che permette di sovrapporre sui cubi, raggi più ampi e progetti che danno energia una volta.
    .title = Acquisto
# Disegno: tre campi di azione, carte posate, il consumo sommato.
council-howto-planning =
    Metti una carta della tua mano su ogni campo libero. Puoi anche coprire un campo che ha già carte; conta solo la carta in cima.

    Poi si somma il consumo delle carte in cima a tutti i tuoi campi, anche quelle dei turni precedenti, e il segnalino si muove di quella somma. Non scende mai sotto 20 né sale sopra 100. Alcune carte lo fanno calare, ma mai tanto da darti un livello.
    .title = Pianificazione
# Disegno: la carta di un campo che agisce entro il suo raggio: insediamento, estrazione, esplorazione.
council-howto-actions =
    Esegui i tuoi campi da sinistra a destra, ognuno entro il suo raggio di azione. Puoi tralasciare ciò che vuoi.

    Insediarsi mette cubi su un pianeta libero, al massimo tre. Estrarre prende la rendita di un sistema solare, una volta per ogni tuo cubo lì per ogni carta; i cubi restano. Esplorare pesca due sistemi: ne metti uno in una galassia di quella distanza, poi ti insedi lì o ne prendi la rendita. Altre carte danno gemme o le migliorano.
    .title = Azioni
# Disegno: le carte di tutti i campi si spostano di un campo a destra, le ultime tornano in mano.
council-howto-slide =
    Dopo le tue azioni le carte di tutti i campi si spostano di un campo a destra. Ciò che esce dall'ultimo campo torna nella tua mano; il primo campo è libero.

    Una carta posata sul primo di tre campi agisce quindi tre volte, ogni volta con il raggio del nuovo campo, e ogni volta costa il suo consumo.
    .title = Le carte scorrono
# Disegno: una galassia con ricompensa di maggioranza e di minoranza, un cubo che viene tolto.
council-howto-evaluation =
    Adesso puoi valutare le galassie in cui hai una colonia, ognuna una volta. Togli un tuo cubo e guadagni energia: la ricompensa maggiore se lì hai più colonie di ogni altro giocatore, altrimenti la minore. Le colonie si contano prima di togliere il cubo.

    Alcune ricompense aggiungono una carta bonus chiara. Fermati quando vuoi.
    .title = Valutazione
# Disegno: l'energia supera il consumo, un'abilità Dark Tech, la compensazione per chi è indietro.
council-howto-levels =
    Alla fine del tuo turno di acquisto e del tuo turno di azioni: se la tua energia è almeno pari al tuo consumo, sottrai il consumo e sali di un livello. Il resto lo tieni, e può bastare per un altro livello.

    Il livello I e il livello II portano ciascuno un'abilità Dark Tech a tua scelta. Chi è indietro riceve gemme di compensazione.
    .title = Livelli
# Disegno: una carta bonus scura e tre chiare con le loro formule.
council-howto-bonus =
    Cominci con una carta bonus scura e puoi vincerne di chiare. Nella valutazione finale danno energia: per gemme, pianeti, distanze, carte IA e altro.

    Ne puoi tenere quattro. Alla quinta ne restituisci una.
    .title = Carte bonus
# Disegno: una stazione in una galassia e un comandante con il suo consumo iniziale.
council-howto-modules =
    Stazioni spaziali: ne compri fino a tre, una per galassia. Una estrae da sola, una risparmia il cubo quando valuti, una conta tre cubi per la maggioranza.

    Comandanti: ognuno ne sceglie uno con un potere speciale. Più è forte, più alto è il tuo consumo iniziale.
    .title = Due moduli
# Disegno: una carta Automa con le sue azioni e la sua valutazione.
council-howto-automa =
    In solitario giochi contro l'IA. In ogni turno scopre una carta che dice che cosa insedia, esplora o guadagna e quali galassie valuta. Dove c'è una scelta, la fai tu per l'IA.

    Non compra niente e non ha bisogno di carte, ma il suo mazzo diventa più forte con il suo livello.
    .title = L'IA
# Disegno: il trono, e l'energia finale da gemme, carte IA e carte bonus.
council-howto-end =
    Chi raggiunge per primo il livello III prende il trono. Il turno si completa, poi viene la valutazione finale: energia per le gemme (1, 2 o 3), 2 per ogni carta IA, e le carte bonus. Può ancora portare livelli.

    Vince il livello più alto, poi l'energia rimasta, poi i cubi sulla mappa.
    .title = La fine
# Disegno: due piani con le stesse azioni e consumo diverso.
council-howto-tips =
    Bada alla distanza tra i tuoi segnalini, non solo all'energia. Un turno tranquillo con poco consumo può valere quanto uno ricco.

    Le colonie sono prima miniere e poi punti: ogni valutazione costa un cubo. Insediati dove più cubi stanno insieme.

    Agire presto prende i pianeti migliori; agire tardi ti lascia contare le maggioranze.
    .title = Buono a sapersi

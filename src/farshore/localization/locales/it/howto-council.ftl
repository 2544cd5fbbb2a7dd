# Come si gioca a Council of Shadows: cinque minuti di lettura. `council-howto-sections` dà l'ordine;
# ogni sezione ha un titolo, paragrafi separati da una riga vuota e un disegno con lo stesso nome.
# `.more` è ciò che si cerca quando serve. `web/src/boards/council/rules.json` indica le regole di ogni
# paragrafo con i loro numeri.

council-howto-sections = goal map start round purchase planning actions cards slide evaluation levels bonus modules automa end tips

# Disegno: il segnalino energia che raggiunge il segnalino consumo.
council-howto-goal =
    Corrono due segnalini: la tua energia e il tuo consumo. Quando la tua energia raggiunge il tuo consumo sali di un livello Dark Tech e riparti con l'energia che avanza.

    Alla fine vince chi ha il livello più alto. Le carte forti rendono di più, ma allontanano da te il tuo consumo.
    .title = A che cosa miri
    .callouts =
        La tua energia.
        Il tuo consumo.
# Disegno: tre distanze con le galassie, un sistema solare con i suoi pianeti, la rendita e i cubi.
council-howto-map =
    Le galassie stanno a tre distanze, da Parsec 1 a Parsec 3. Le loro caselle si riempiono di sistemi solari, che hanno da uno a quattro pianeti e una rendita di gemme, di energia o di entrambe. Tutti possono sapere quali sistemi solari devono ancora arrivare: l'esagono sopra il tabellone li mostra tutti.

    I tuoi cubi sui pianeti sono le tue colonie. All'inizio puoi insediarti solo su pianeti simil-terrestri, e i tuoi campi di azione arrivano solo a Parsec 1. Le migliorie cambiano entrambe le cose.
    .title = Il tabellone
    .more =
        Ogni galassia indica due ricompense in energia, una maggiore per la maggioranza e una minore; alcune aggiungono una carta bonus chiara. Il lato del tabellone per tre e quattro giocatori ha 10 galassie con 31 caselle. Il lato per due, usato anche contro l'IA, non ha le galassie gialla, turchese, marrone e beige; ha 6 galassie con 18 caselle.
    .callouts =
        La distanza: da Parsec 1 a 3.
        Un pianeta: il tuo cubo lì è una colonia.
        La rendita del sistema.
council-howto-start =
    Il tuo consumo comincia da 20 e la tua energia da 0. Hai una gemma antracite e una dorata, 30 cubi, tre campi di azione con raggio Parsec 1, sei carte Azione in mano e una carta bonus scura. I gettoni di rotazione si distribuiscono a caso. Guidi una civiltà con il suo emblema; la scegli nel menu del tavolo. Non cambia nessuna regola.

    Nella galassia grigia ci sono due sistemi solari scoperti, accanto al tabellone otto carte IA scoperte. In tre giocatori sono coperte la galassia turchese e quella gialla, in due ne mancano quattro.
    .title = Come cominci
    .more =
        I sistemi di ogni Parsec si mescolano in mazzi coperti, così come le carte IA e le carte bonus chiare. Delle carte bonus scure si usano solo quelle delle galassie in gioco, quella delle stazioni solo con le stazioni; ognuno ne riceve una, le altre escono dal gioco senza essere viste. Due carte di ogni mazzo Dark Tech vengono tolte senza guardarle. Il primo round comincia nell'ordine dei gettoni di rotazione.

        La barra dell'energia va da 0 a 100, quella del consumo da 20 a 100. Il segnalino dell'energia mostra anche il tuo livello; tutti cominciano al livello 0. Nella scatola ci sono 25 carte IA, 16 abilità Dark Tech, 18 carte bonus chiare e 9 scure, 18 carte Automa, 4 gettoni di rotazione, 6 comandanti e il trono. Ogni giocatore ha una plancia con tre campi di azione e 13 migliorie, un paravento, una figura, due segnalini, 30 cubi e tre stazioni. Le gemme non mancano mai.
    .callouts =
        La tua energia: 0.
        Il tuo consumo: 20.
        Le tue prime gemme e i tuoi cubi.
# Disegno: tre fasi in fila: acquisto, pianificazione, azioni.
council-howto-round =
    Ogni round ha tre fasi. Si compra uno dopo l'altro, si pianifica tutti insieme dietro i paraventi, poi si agisce uno dopo l'altro.

    Chi agisce per primo lo decide il piano: più il tuo consumo si è mosso davvero in questo round, prima agisci. In caso di parità passa avanti chi ha più energia, poi chi con il suo segnalino è arrivato prima su quella casella. In quest'ordine si compra anche nel round successivo.
    .title = Un round
    .more =
        Tra i segnalini che non hanno lasciato lo 0, conta come arrivato prima quello con il gettone iniziale più alto. Ogni nuova casella, anche dopo un livello, conta come un nuovo arrivo.
# Disegno: gemme che pagano una carta IA e una miglioria, e una gemma migliore al posto di una inferiore.
council-howto-purchase =
    Puoi fare fino a tre acquisti con le gemme: carte IA scoperte, migliorie della tua plancia o, con quel modulo, stazioni spaziali. Una gemma di valore maggiore può sostituire una di valore inferiore: trasparente per dorata, dorata per antracite; non c'è resto.

    Le carte entrano subito nella tua mano, e il loro posto viene subito riempito. Ogni miglioria ti costa per sempre un cubo e si compra una volta sola: la capacità di adattamento a deserti e vulcani, l'espansione Colonia che permette di sovrapporre i cubi, raggi più ampi (Parsec 2 prima di Parsec 3, 1 di energia ogni volta) ed Energia aggiuntiva, che si riceve una volta.
    .title = Acquisto
    .more =
        Paghi con le gemme di minor valore che bastano; ci pensa il programma. Un campo con un raggio maggiore agisce anche in tutti i Parsec più vicini. Se non ci sono più carte IA da pescare, il posto resta vuoto. Il tuo turno finisce quando smetti o non puoi comprare altro; poi si assegnano i livelli.
# Disegno: tre campi di azione, carte posate, il consumo sommato.
council-howto-planning =
    Metti una carta Azione della tua mano su ogni campo libero. Puoi anche sovrapporre una carta a un campo che ne ha già; conta solo la carta in cima.

    Poi si somma il consumo delle carte in cima a tutti i tuoi campi, anche quelle dei round precedenti, e il segnalino si muove di quella somma. Non scende mai sotto 20 né sale sopra 100. Alcune carte lo fanno calare, ma mai tanto da darti un livello.
    .title = Pianificazione
    .more =
        Il tuo piano è segreto finché tutti non hanno finito; senza paraventi si pianifica apertamente, nell'ordine dei gettoni di rotazione. Se hai meno carte che campi liberi, le metti tutte e non sovrapponi niente. Le carte già presenti non si possono spostare né riprendere. Durante la pianificazione non si raggiungono livelli.
    .callouts =
        Quanto consuma una carta.
        Che cosa fa.
        Il tuo consumo sale della somma di tutte le carte in cima.
# Disegno: la carta di un campo che agisce entro il suo raggio: insediamento, estrazione, esplorazione.
council-howto-actions =
    Esegui le azioni dei tuoi campi da sinistra a destra, ognuna entro il raggio di azione del suo campo. Si eseguono tutte: se una carta ti fa insediare o esplorare e puoi farlo, devi; estrarre e potenziare le gemme è una tua scelta.

    Insediarsi mette una torre su un pianeta libero; nessun pianeta porta più di tre cubi, e una torre non si divide. Estrarre prende la rendita di un sistema solare, una volta per ogni tuo cubo lì per ogni carta; i cubi restano. Per esplorare scegli un Parsec nel raggio di azione e peschi due sistemi solari: ne metti uno in una galassia di quel Parsec, poi puoi insediarti lì o prenderne la rendita. Altre carte danno gemme o le potenziano. Il sistema solare che non posizioni torna coperto sotto il suo mazzo.
    .title = Azioni
    .more =
        Ti insedi solo su pianeti dei tipi permessi dalla tua capacità di adattamento, con cubi della tua riserva; se ne hai meno di quanti ne vuole la torre, metti quelli che hai. Con l'espansione Colonia il pianeta può già avere cubi, se la torre intera ci sta. Una volta pescati i sistemi, uno va messo in gioco; solo tu li vedi. Senza un sistema nel mazzo o una casella libera non si esplora. I cubi lasciano il tabellone solo con le valutazioni.
council-howto-cards =
    Le tue sei carte Azione: Insediamento mette 1 cubo. Fondazione di una colonia mette una torre da 2. Estrarre prende fino a 2 rendite. Esplorare porta un nuovo sistema solare e 1 cubo su di esso, o la sua rendita. Prelevare le gemme dà 2 gemme antracite e 1 dorata. Potenziare le gemme cambia una antracite in dorata o una dorata in trasparente.

    Le carte IA fanno lo stesso meglio o con meno consumo. Il numero in alto è il consumo; se è negativo, il consumo cala. «Ovunque» toglie il limite del raggio, «qualsiasi pianeta» quello dell'adattamento; per sovrapporre serve sempre l'espansione Colonia. «Poi» vuol dire entrambe in quest'ordine, «o» una delle due. Se una carta che esplora offre due estrazioni, le fai dove hai colonie; se ne offre una, dà la rendita del nuovo sistema.
    .title = Che cosa fanno le carte
# Disegno: le carte di tutti i campi si spostano di un campo a destra, le ultime tornano in mano.
council-howto-slide =
    Dopo le tue azioni le carte di tutti i campi si spostano di un campo a destra. Ciò che esce dall'ultimo campo torna nella tua mano; il primo campo resta libero.

    Una carta posata sul primo di tre campi agisce quindi tre volte, ogni volta con il raggio del nuovo campo, e ogni volta costa il suo consumo.
    .title = Le carte scorrono
    .callouts =
        Tutte le carte si spostano di un campo a destra.
        Quella che esce torna in mano.
# Disegno: una galassia con ricompensa di maggioranza e di minoranza, un cubo che viene tolto.
council-howto-evaluation =
    Adesso puoi valutare le galassie in cui hai una colonia, ognuna una volta. Rimuovi un tuo cubo e ottieni energia: la ricompensa maggiore se lì hai più colonie di ogni altro giocatore, altrimenti la minore. Le colonie si contano prima di rimuovere il cubo.

    Alcune ricompense aggiungono una carta bonus chiara. Fermati quando vuoi.
    .title = Valutazione
    .more =
        Prima della tua prima valutazione avvengono gli effetti di ogni valutazione, in quest'ordine: S3E3, Impero, Feudalesimo, Stazioni Estrazione, Buteo. Se non ci sono più carte bonus chiare, ottieni comunque l'energia. Quando l'ultimo giocatore ha finito, il round successivo comincia nello stesso ordine.
    .callouts =
        Prima si contano le colonie.
        Poi si rimuove uno dei tuoi cubi.
        Più colonie di ogni altro: la ricompensa maggiore.
        Altrimenti quella minore.
# Disegno: l'energia supera il consumo, un'abilità Dark Tech, la compensazione per chi è indietro.
council-howto-levels =
    Alla fine del tuo turno di acquisto e del tuo turno delle azioni: se la tua energia è almeno pari al tuo consumo, sottrai il consumo e sali di un livello. Il resto lo tieni, e può bastare per un altro livello. Fino ad allora l'energia si conta anche oltre 100.

    Il livello I porta un'abilità Dark Tech a tua scelta dal mazzo I, il livello II una dal mazzo II; da ogni mazzo sono state tolte due carte senza guardarle. Solo tu guardi il mazzo; la carta che prendi resta scoperta. Alcune valgono subito, altre fino alla fine. Indica una carta per leggerla.

    Compensazione: quando raggiungi il livello I, chi è al livello 0 riceve una gemma antracite. Quando raggiungi il livello II, chi è al livello I riceve una gemma dorata, chi è al livello 0 una antracite e una dorata.
    .title = Livelli
    .more =
        Alla fine del tuo turno puoi salire solo tu, un livello dopo l'altro, ognuno con la sua carta e la sua compensazione; l'energia di una carta conta per il livello successivo. Il livello III e quelli oltre non portano né carte né compensazioni; oltre il III si può arrivare nell'ultimo round e nella valutazione finale.
# Disegno: una carta bonus scura e tre chiare con le loro formule.
council-howto-bonus =
    Cominci con una carta bonus scura e puoi riceverne di chiare. Le vedi solo tu. Nella valutazione finale danno energia.

    Chiare: 3 più 1 per ogni gemma di un tipo; 3 più 1 per ogni cubo su un tipo di pianeta; 4 più 1 per ogni cubo in un Parsec; un decimo del tuo consumo, arrotondato (la metà per eccesso); 1 più 1 per ogni cubo sulla tua plancia; 1 più 2 per ogni carta IA; 1 più 2 per ogni carta chiara; oppure semplicemente 5. Scure: una galassia paga per maggioranza o presenza, le stazioni per ognuna costruita.

    Ne puoi tenere quattro. Alla quinta ne restituisci una delle cinque: una chiara va sotto il suo mazzo.
    .title = Carte bonus
    .more =
        Una carta scura che restituisci esce dal gioco senza essere vista. La carta scura di una galassia dà 9 di energia se vi hai la maggioranza, altrimenti 3 se vi hai una colonia; quella delle stazioni dà 2 più 4 per ogni stazione costruita.
# Disegno: una stazione in una galassia e un comandante con il suo consumo iniziale.
council-howto-modules =
    Stazioni spaziali: ne puoi comprare tre, tutte diverse, ognuna per una galassia in cui hai una colonia. In una galassia c'è una sola stazione, di chiunque sia, e ci resta per sempre. Prima di ogni tua valutazione la Stazione Estrazione prende una rendita di ogni sistema solare della sua galassia in cui hai una colonia. Con la Stazione Valutazione puoi conservare il cubo quando valuti la sua galassia. La Stazione Insediamento porta tre dei tuoi cubi, che contano per la maggioranza ma non sono colonie.

    Comandanti: dall'ultimo gettone di rotazione al primo ognuno ne sceglie uno. Più è forte, più alto è il tuo consumo iniziale: Buteo 30, Zoe 34, Ava 28, Casares 26, S3E3 27, Breish 25. Buteo estrae una volta a qualsiasi distanza a ogni valutazione. Zoe mette una colonia gratuita in ogni turno di acquisto. Ava ha un quarto campo di azione. Casares non deve rimuovere cubi dove ha 3 o più colonie, ma non può comprare la carta IA con la torre da 3. S3E3 ottiene 1 di energia per ogni colonia a ogni valutazione. Breish comincia con 8 di energia e nelle valutazioni vince i pareggi per la maggioranza.
    .title = Due moduli
    .more =
        Il quarto campo di Ava comincia con raggio Parsec 1 e si può potenziare come gli altri. La colonia di Zoe deve rispettare il tuo adattamento e non è un acquisto.
# Disegno: una carta Automa con le sue azioni e la sua valutazione.
council-howto-automa =
    In solitario giochi contro l'IA, sul tabellone per due. Ha cubi e i due segnalini, ma né mano, né gemme, né plancia, e non compra niente. Gioca con le carte Automa: tre mazzi, uno per livello.

    Quando hai pianificato, scopre la carta in cima al suo mazzo. Il numero sposta il suo consumo e conta per l'ordine. Nel suo turno si eseguono le sue azioni dall'alto in basso: quella di sinistra, o se è impossibile quella a destra, o nessuna. Si insedia con torri intere su pianeti liberi del tipo e nel luogo indicati, esplora e si insedia lì, ottiene energia o sostituisce carte IA scoperte. Dove c'è una scelta, la fai tu, nel tuo interesse.

    Poi valuta ogni galassia in cui è presente, o solo quelle in cui ha la maggioranza, come dice la carta. Sale di livello come te e pesca dal mazzo successivo, senza abilità Dark Tech e senza compensazione per nessuno. Anche l'IA chiude la partita con il livello III; nella valutazione finale contano solo le sue carte chiare. Le due carte argentate rendono la partita più difficile.
    .title = La modalità Automa
    .more =
        Se l'azione a sinistra è possibile, va eseguita. L'IA non sovrappone mai cubi. Per esplorare pesca due sistemi e ne tiene uno con il tipo di pianeta indicato. Se vanno bene entrambi scegli tu; se nessuno va bene, tornano sotto il mazzo e l'azione vale come impossibile, come senza un sistema o una casella libera. Le sue carte chiare stanno coperte, senza limite, e un mazzo finito si rimescola. Tutto il resto, anche i pareggi, è come in due giocatori.
# Disegno: il trono, e l'energia finale da gemme, carte IA e carte bonus.
council-howto-end =
    Chi raggiunge per primo il livello III mette il trono davanti a sé; vi salirà solo chi vince. Tutti completano il round, poi viene la valutazione finale, a partire da chi ha il trono: energia per le gemme (antracite 1, dorata 2, trasparente 3), 2 per ogni carta IA, e le carte bonus. Può ancora portare livelli, ma né abilità né compensazione. Con un limite di round la partita finisce anche dopo l'ultimo di essi.

    Vince chi ha il livello più alto; in caso di pareggio chi ha più energia rimasta, poi chi ha più cubi sul tabellone. Se il pareggio perdura, ci sono più vincitori.
    .title = La fine
    .more =
        Nell'ultimo round valgono ancora tutte le regole, anche carte e compensazioni per i livelli I e II. Se la partita finisce per il limite di round non c'è il trono, e la valutazione segue i gettoni di rotazione.
# Disegno: due piani con le stesse azioni e consumo diverso.
council-howto-tips =
    Bada alla distanza tra i tuoi segnalini, non solo all'energia. Un round tranquillo con poco consumo può valere quanto uno ricco.

    Le colonie sono prima miniere e poi punti: ogni valutazione costa un cubo. Insediati dove più cubi stanno insieme.

    Chi agisce presto prende i pianeti migliori; chi agisce tardi può contare le maggioranze.
    .title = Buono a sapersi

## Da consultare: che cosa fanno le carte

council-list-tech-1 = Abilità Dark Tech del mazzo I
council-list-tech-2 = Abilità Dark Tech del mazzo II
council-list-ai = Carte IA

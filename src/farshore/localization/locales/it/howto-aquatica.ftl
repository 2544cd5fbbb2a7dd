# Come si gioca ad Aquatica: cinque minuti di lettura. `aquatica-howto-sections` dà l'ordine;
# ogni sezione ha un titolo, paragrafi separati da una riga vuota e un disegno con lo stesso nome.
# `.more` è ciò che si cerca quando serve. `web/src/boards/aquatica/rules.json` indica le regole di ogni
# paragrafo con i loro numeri.

aquatica-howto-sections = goal board start turn characters effects locations pay raise mantas explore goals tokens end solo tips

# Disegno: un Territorio che sale dal fondale e diventa punti.
aquatica-howto-goal =
    Governi un regno negli abissi. Prendi Territori, ne sfrutti le Profondità mentre salgono e ne accumuli i Punti quando sono completamente innalzati.

    I Punti Prosperità vengono dai Territori nella Pila del Punteggio, dalle Mante piazzate presto sugli Obiettivi e dai Personaggi che hai in mano alla fine, 1 ciascuno.
    .title = A che cosa miri
# Disegno: la Plancia di gioco con fila superiore, fila inferiore, fila dei Personaggi e Obiettivi, accanto a una Plancia giocatore.
aquatica-howto-board =
    Nell'oceano ci sono due file di Territori, quattro sopra e sei sotto, una fila di sei Personaggi con prezzi da 0 a 5 Monete e quattro Obiettivi. La tua plancia ha posto per cinque Territori.

    Tutti cominciano con gli stessi sei Personaggi in mano e quattro Mante Addestrate. Con i Re ognuno ha una carta in più, tutta sua. Le mani sono scoperte; nascosti sono solo i mazzi.
    .title = L'oceano e la tua plancia
    .more =
        Nella scatola ci sono 56 Territori, 14 per ognuno dei quattro tipi, 18 Personaggi dell'Oceano (nove diversi, due copie di ognuno), otto Re e 23 Mante Selvagge. Personaggi Iniziali, Personaggi dell'Oceano e Re sono tutti Personaggi: si giocano, si tengono e si contano allo stesso modo. Il quinto spazio di un Obiettivo è per un'espansione e resta vuoto.
    .callouts =
        Gli Obiettivi con i loro spazi.
        La fila superiore: per conquistare serve meno Potere.
        La fila inferiore.
        I Personaggi che si possono reclutare.
        La tua plancia, con posto per cinque Territori.
aquatica-howto-start =
    Sei Personaggi sono nella loro fila e sei Territori nella fila inferiore; quella superiore è vuota. La tua plancia, la Pila degli Scarti e la Pila del Punteggio sono vuote, e tutte le tue Mante sono Pronte.

    Le tue sei carte: la Matrona riprende tutte le carte e rende Pronte tutte le Mante. Il Legionario conquista con 3 di Potere. Il Patrizio compra con 1 Moneta. Il Cavalluccio Marino può esplorare, poi conquista con 1 di Potere. La Lettrice delle Onde innalza di 2 o accumula i Punti di 2. L'Agente delle Acque Azzurre recluta con 2 Monete.

    Con i Re ricevi quello con il tuo numero nell'ordine di turno. Oppure si pescano tanti Re quanti sono i giocatori più uno: l'ultimo giocatore ne sceglie uno e passa gli altri contro l'ordine di turno.
    .title = Come cominci
    .more =
        Il primo giocatore viene sorteggiato o stabilito per il tavolo; i turni vanno in senso orario. Si gioca in solitario o in due, tre o quattro. Tutte le Mante Selvagge stanno Pronte accanto alla plancia. Solo tu vedi i Re che ti vengono offerti; si mostrano quando tutti hanno scelto, e quello che avanza esce dal gioco.
# Disegno: un turno come una linea: azioni Aggiuntive, una carta, azioni Aggiuntive.
aquatica-howto-turn =
    Gioca esattamente un Personaggio: è la tua azione Principale. Prima e dopo, ma non durante, puoi usare quante Mante e Profondità con effetto vuoi.

    Puoi piazzare Mante sugli Obiettivi prima e dopo la carta, e anche tra due dei suoi effetti, quando il primo ha cambiato qualcosa.

    Poi di' che il tuo turno è finito.
    .title = Il tuo turno
    .more =
        Puoi usare una Manta o una Profondità con un effetto solo se può fare qualcosa, almeno in parte; allora fa tutto ciò che può. Non c'è limite: lo stesso Territorio si può sfruttare di nuovo se anche la Profondità successiva mostra un effetto. Nel tuo turno decidi solo tu, a meno che una carta non dica agli altri di fare qualcosa.
# Disegno: una carta Personaggio con gli effetti in ordine, la Pila degli Scarti, e la Matrona che riprende tutto.
aquatica-howto-characters =
    Puoi giocare qualsiasi carta della tua mano. I suoi effetti si applicano nel loro ordine: ogni effetto possibile va applicato, per quanto si può; quelli impossibili si saltano. Solo a esplorare puoi sempre rinunciare. Reclutare, comprare e conquistare è obbligatorio anche se puoi pagare solo con Mante e Profondità; le impostazioni del tavolo possono togliere quest'obbligo.

    Poi la carta va nella tua Pila degli Scarti. La Matrona non lascia mai la tua mano: giocandola riprendi tutta la Pila degli Scarti e rendi Pronte tutte le tue Mante. Alcuni Re si usano una volta sola e poi escono dal gioco; altri tornano nella scatola all'inizio e ti portano una Manta.

    Quando recluti, il nuovo Personaggio entra subito nella tua mano; quelli alla sua destra scivolano verso caselle più economiche, e a destra ne arriva uno nuovo, finché il mazzo ne ha.
    .title = I Personaggi
    .more =
        Mentre i suoi effetti vengono applicati, una carta non è né in mano né nella Pila degli Scarti, quindi non può riprendere sé stessa. Non c'è limite alle carte in mano né alle copie di un Personaggio. In due giocatori le impostazioni del tavolo possono far sì che ogni Matrona tolga prima il Personaggio più a sinistra della fila.
aquatica-howto-effects =
    Monete e Potere: è quanto puoi spendere mentre applichi questa carta. Il Potere con un tipo vale solo contro Territori di quel tipo.

    Reclutare, comprare, conquistare: prendi un Personaggio o un Territorio e paga. Reclutare gratis e usurpare: lo stesso senza pagare. Esplorare: rinnova le file.

    Innalzare: il numero di passi, su un solo Territorio o divisi. Su una Profondità innalza solo altri Territori. Innalzare completamente: tutti i passi di un Territorio in una volta. Accumulare i Punti: il numero di Territori completamente innalzati che vanno nella tua Pila del Punteggio. Riprendere: carte dalla Pila degli Scarti alla mano. Rendere Pronte: gira Mante Stanche; rendere Stanche: il contrario, per gli avversari. La Guaritrice gioca una carta della tua Pila degli Scarti, anche il Re ma non un'altra Guaritrice; poi entrambe vanno nella Pila degli Scarti.

    Una delle due: scegli un lato che può fare qualcosa. Ogni avversario: poi gli altri, uno dopo l'altro, devono farlo, se possono.
    .title = Che cosa fanno i simboli
# Disegno: un Territorio con tipo, prezzo in Potere, prezzo in Monete, colonna delle Profondità, punti e una Manta in fondo.
aquatica-howto-locations =
    Un Territorio si compra con le Monete o si conquista con il Potere. Nella fila superiore conquistare richiede 1 di Potere in meno. Ti serve uno spazio libero sulla plancia; ce ne sono cinque.

    Un Territorio mostra una colonna di Profondità. Si può sfruttare solo la Profondità più in alto: una risorsa mentre paghi, un effetto come azione Aggiuntiva, se può fare qualcosa. Sfruttandola, il Territorio sale di una Profondità. Una Profondità vuota si supera solo innalzando. Un Territorio senza Profondità arriva completamente innalzato.
    .title = Territori e Profondità
    .more =
        Gli effetti sulle Profondità: innalzare di 1 o 2, innalzare completamente, reclutare senza pagare, riprendere una carta, accumulare i Punti di un Territorio. Un nuovo Territorio va sulla tua plancia con la prima Profondità visibile. Il posto da cui viene resta vuoto finché qualcuno non esplora.
    .callouts =
        I prezzi: Potere e Monete.
        Compralo con le Monete …
        … oppure conquistalo con il Potere.
        Va in uno spazio libero della tua plancia. Si sfrutta solo la Profondità più in alto.
# Disegno: un prezzo di 5 pagato con la carta, una Manta che si gira e una Profondità che scorre.
aquatica-howto-pay =
    Per Monete e Potere non ci sono segnalini. Ne dà la tua carta, e mentre paghi puoi aggiungere Mante Pronte con risorse e le Profondità più in alto con risorse, una per Territorio per ogni carta. Una Manta Selvaggia ricevuta in questo modo è subito Pronta e si può usare per lo stesso pagamento.

    Ciò che avanza resta per il prossimo effetto della stessa carta, poi va perso. A volte il Potere vale solo contro un tipo di Territorio: si spende per primo.
    .title = Pagare
    .more =
        Prima scegli che cosa pagare: qualcosa che puoi permetterti con tutto ciò che puoi aggiungere. Poi aggiungi Mante e Profondità una alla volta, solo ciò che è adatto al prezzo e solo finché lo raggiungono; un pagamento cominciato va concluso. Le Monete servono per reclutare e comprare, il Potere per conquistare. Un Territorio preso prima con la stessa carta può già dare la sua risorsa più in alto. Senza una carta in gioco le risorse non servono.
    .callouts =
        Il prezzo.
        Quello che dà la tua carta.
        Una Manta Pronta: si stanca.
        La Profondità più in alto di un Territorio: sale.
# Disegno: un innalzamento che copre una Profondità senza usarla; un Territorio completamente innalzato che libera la sua Manta.
aquatica-howto-raise =
    Anche innalzare fa salire un Territorio, ma ciò che viene coperto va perso. Aiuta a superare le Profondità vuote e quando hai fretta.

    Appena non resta nessuna Profondità, il Territorio è completamente innalzato e ricevi la Manta Selvaggia che mostra, già Pronta. L'effetto Accumulare i Punti lo porta nella tua Pila del Punteggio e libera lo spazio. Conta solo lì.
    .title = Innalzare e accumulare i Punti
    .more =
        I passi si devono usare finché un Territorio si può innalzare; quelli che avanzano vanno persi. Se i Territori completamente innalzati sono più di quelli di cui puoi accumulare i Punti, scegli tu. Un simbolo Accumulare i Punti che è l'ultima Profondità del suo Territorio può valere proprio per quel Territorio. Un Territorio senza Manta non ne dà, e nemmeno uno la cui Manta è esaurita.
    .callouts =
        Innalzando si coprono Profondità: vanno perse.
        Completamente innalzato: ricevi la sua Manta Selvaggia.
        Accumulare i Punti lo porta nella tua Pila del Punteggio.
# Disegno: una Manta pronta e la stessa Manta stanca; quelle addestrate segnate come adatte agli Obiettivi.
aquatica-howto-mantas =
    Una Manta porta una risorsa o un effetto. Usandola diventa Stanca; la Matrona e pochi altri Personaggi la rendono di nuovo Pronta.

    Le Mante Selvagge restano tue fino alla fine. Quelle Addestrate si possono anche piazzare sugli Obiettivi, ma allora non le hai più.
    .title = Le Mante
# Disegno: la fila superiore se ne va, quattro carte salgono, sei nuove sotto.
aquatica-howto-explore =
    I Territori presi non vengono sostituiti finché qualcuno non esplora. Allora la fila superiore esce dal gioco, le carte della fila inferiore salgono (se sono più di quattro scegli quali quattro) e ne arrivano sei nuove.

    Esplorare rende quindi i Territori più facili da conquistare e ne porta di nuovi, per te e per chi gioca dopo.
    .title = Esplorare
    .more =
        Scegli i quattro prima di vedere le nuove carte. Ciò che lascia le file è fuori dal gioco per sempre. Se nel mazzo ne restano meno di sei, arrivano tutti. Puoi esplorare finché il mazzo o una delle file ha un Territorio.
# Disegno: quattro Tracciati degli Obiettivi, i primi spazi valgono di più, una Manta Addestrata ci sale.
aquatica-howto-goals =
    Appena nel tuo turno soddisfi un Obiettivo puoi piazzarci una delle tue quattro Mante Addestrate, sul primo spazio libero. Prima arrivi, più Punti Prosperità prendi; sono scritti sopra gli spazi. Puoi completare ogni Obiettivo una volta sola, ma più Obiettivi nello stesso turno.

    Basta soddisfarlo in quel momento. Perdi l'effetto della Manta, Pronta o Stanca che sia: dunque danne una Stanca.

    Gli Obiettivi stampati: almeno 8 Personaggi in mano; 5 Territori sulla plancia; almeno 3 Territori nella Pila del Punteggio; almeno 2 Mante Selvagge.
    .title = Gli Obiettivi
    .more =
        Non puoi piazzare una Manta a metà di un effetto o di un pagamento, né nel turno di un altro; una Manta che ricevi allora aspetta il tuo turno. Su un Obiettivo soddisfatto prima, anche nel turno di un altro, puoi piazzarla in un tuo turno successivo se vale ancora.
    .callouts =
        Chi arriva primo su un Obiettivo prende di più.
        Chi viene dopo prende meno.
        Costa una delle tue quattro Mante Addestrate: danne una Stanca.
aquatica-howto-tokens =
    Per variare ci sono cinque segnalini Obiettivo fronte-retro. Se ne pescano quattro e si mettono sugli Obiettivi con un lato a caso; il quinto resta fuori.

    I loro Obiettivi (i numeri sono il minimo): 11 Territori, sulla plancia e nella Pila del Punteggio; 15 Punti Prosperità nella Pila del Punteggio; 3 Mante Selvagge; una sola carta in mano; un Territorio di ogni tipo nella Pila del Punteggio; 4 Territori dello stesso tipo, sulla plancia e nella Pila del Punteggio; 10 carte nella Pila degli Scarti; 5 carte che conquistano, in mano e nella Pila degli Scarti; 5 Territori completamente innalzati sulla plancia; un Personaggio reclutato in questo turno dalla casella da 5 Monete.
    .title = Segnalini Obiettivo
# Disegno: tre inneschi: quattro Mante sugli Obiettivi, l'ultimo Territorio, l'ultimo Personaggio.
aquatica-howto-end =
    La fine viene innescata quando qualcuno ha Mante su tutti e quattro gli Obiettivi, o quando si scopre l'ultimo Territorio o l'ultimo Personaggio di un mazzo. Quel turno si completa, poi tutti ne hanno ancora uno, per ultimo chi ha innescato la fine.

    Contano i Territori nella Pila del Punteggio, gli spazi delle tue Mante sugli Obiettivi e 1 Punto Prosperità per ogni Personaggio in mano, Re compreso. I Territori rimasti sulla plancia non valgono niente, innalzati o no; nemmeno le carte nella Pila degli Scarti.

    In caso di pareggio decidono le Mante nella riserva, Pronte o Stanche, Selvagge o Addestrate. In caso di ulteriore parità vince il Re con il numero più basso; senza Re, chi viene dopo nell'ordine di turno.
    .title = La fine
    .more =
        Gli ultimi turni sono turni normali; una seconda condizione di fine non cambia nulla. In caso di pareggio l'ordine di turno si conta dal primo giocatore della partita. Con un limite di round la partita finisce dopo l'ultimo, senza altri turni.
# Disegno: quattro Mante grigie degli Ichthyanders sugli Obiettivi, e i quattro gradi.
aquatica-howto-solo =
    In solitario giochi contro un orologio. Sono in gioco nove Personaggi, uno per tipo; scegli un Re fra tre. Quattro Mante Addestrate sono degli Ichthyanders.

    Ogni volta che giochi la Matrona (prima del suo effetto) e ogni volta che esplori (dopo), una delle loro Mante va su un Obiettivo a tua scelta che non ne abbia già; prende il primo spazio libero. Quando viene piazzata la quarta, finisci il turno e ne hai ancora uno. Le normali condizioni di fine partita non valgono, a meno che le impostazioni del tavolo non dicano altrimenti. Prima che la loro Manta venga piazzata puoi piazzare le tue sugli Obiettivi che soddisfi.

    Ciò che una carta chiede a ogni avversario si ignora. I tuoi Punti Prosperità ti danno un Mostro Marino: fino a 30 il Pesce Blob, fino a 60 il Serpente Marino, fino a 90 il Leviatano, oltre il Kraken.
    .title = Giocare in solitario
    .more =
        Per il resto si prepara e si conta come sempre. Un'esplorazione a cui rinunci, o che è impossibile, non piazza nessuna delle loro Mante; quando non ne hanno più, non si piazza altro.
# Disegno: una mano di carte che si assottiglia, e la Matrona al momento giusto.
aquatica-howto-tips =
    Gioca la Matrona tardi: ogni volta ti costa un turno. Più Personaggi vogliono dire meno pause.

    Scegli Territori di cui userai davvero le Profondità. Due che si aiutano sono meglio di uno con molti punti.

    Tieni libero uno spazio e guarda gli Obiettivi: il primo su un Tracciato prende molto più del terzo.
    .title = Buono a sapersi

## Da consultare: che cosa fanno le carte

aquatica-list-start = I Personaggi Iniziali
aquatica-list-ocean = I Personaggi dell'Oceano
aquatica-list-kings = I Re
aquatica-list-trained = Le Mante Addestrate
aquatica-list-wild = Le Mante Selvagge

# Come si gioca ad Aquatica: cinque minuti di lettura. `aquatica-howto-sections` dà l'ordine;
# ogni sezione ha un titolo, paragrafi separati da una riga vuota e un disegno con lo stesso nome.

aquatica-howto-sections = goal board turn characters locations pay raise mantas explore goals end solo tips

# Disegno: un Territorio che sale dal fondale e diventa punti.
aquatica-howto-goal =
    Governi un regno negli abissi. Prendi Territori, ne usi le Profondità mentre salgono e ne accumuli i punti quando sono completamente innalzati.

    I punti vengono dai Territori nella Pila del Punteggio, dagli Obiettivi soddisfatti presto, e 1 per ogni Personaggio che hai in mano alla fine.
    .title = A che cosa miri
# Disegno: la Plancia di gioco con fila superiore, fila inferiore, fila dei Personaggi e Obiettivi, accanto a una Plancia giocatore.
aquatica-howto-board =
    Nell'oceano ci sono due file di Territori, una fila di Personaggi con prezzi da 0 a 5 e quattro Obiettivi. La tua plancia ha posto per cinque Territori.

    Tutti cominciano con gli stessi sei Personaggi in mano e quattro Mante Addestrate. Con i Re ognuno ha una carta in più, tutta sua. Le mani sono scoperte; nascosti sono solo i mazzi.
    .title = L'oceano e la tua plancia
# Disegno: un turno come una linea: azioni Aggiuntive, una carta, azioni Aggiuntive.
aquatica-howto-turn =
    Gioca esattamente un Personaggio: è la tua azione Principale. Prima e dopo, ma non durante, puoi usare quante Mante e Profondità con effetto vuoi, e soddisfare Obiettivi.

    Poi di' che il tuo turno è finito.
    .title = Il tuo turno
# Disegno: una carta Personaggio con gli effetti in ordine, la Pila degli Scarti, e la Matrona che riprende tutto.
aquatica-howto-characters =
    Gli effetti della carta avvengono nel loro ordine, e ciò che è possibile va fatto. Però a esplorare puoi sempre rinunciare, e non sei mai obbligato a spendere Mante o Profondità. Poi la carta va nella tua Pila degli Scarti.

    La Matrona non lascia mai la tua mano. Giocandola riprendi tutte le carte scartate e rendi pronte tutte le tue Mante. Quando recluti, il nuovo Personaggio entra subito nella tua mano; quelli alla sua destra scivolano verso caselle più economiche.
    .title = I Personaggi
# Disegno: un Territorio con tipo, prezzo in Potere, prezzo in Monete, colonna delle Profondità, punti e una Manta in fondo.
aquatica-howto-locations =
    Un Territorio si compra con le Monete o si conquista con il Potere. Nella fila superiore conquistare costa 1 Potere in meno. Usurpare non costa niente. Ti serve uno spazio libero sulla plancia.

    Un Territorio mostra una colonna di Profondità. Si può usare solo quella in cima: una risorsa mentre paghi, un effetto come azione Aggiuntiva. Usandola il Territorio sale di una. Una Profondità vuota si supera solo innalzando.
    .title = Territori e Profondità
# Disegno: un prezzo di 5 pagato con la carta, una Manta che si gira e una Profondità che scorre.
aquatica-howto-pay =
    Monete e Potere non hanno pezzi. Ne dà la tua carta, e mentre paghi puoi aggiungere Mante pronte con risorse e Profondità con risorse in cima, una per Territorio per ogni carta.

    Ciò che avanza resta per il prossimo effetto della stessa carta, poi va perso. Un certo Potere vale solo contro un tipo di Territorio.
    .title = Pagare
# Disegno: un innalzamento che copre una Profondità senza usarla; un Territorio completamente innalzato che libera la sua Manta.
aquatica-howto-raise =
    Anche innalzare fa salire un Territorio, ma ciò che viene coperto va perso. Aiuta a superare le Profondità vuote e quando hai fretta.

    Appena non resta nessuna Profondità, il Territorio è completamente innalzato e vinci la Manta Selvaggia che mostra, pronta all'uso. Un effetto che accumula i punti lo porta nella tua Pila del Punteggio e libera lo spazio. Conta solo lì.
    .title = Innalzare e accumulare i punti
# Disegno: una Manta pronta e la stessa Manta stanca; quelle addestrate segnate come adatte agli Obiettivi.
aquatica-howto-mantas =
    Una Manta porta una risorsa o un effetto. Usandola diventa stanca; la Matrona e pochi altri la rendono di nuovo pronta.

    Le Mante Selvagge restano tue fino alla fine. Quelle Addestrate si possono anche mettere sugli Obiettivi, ma allora non le hai più.
    .title = Le Mante
# Disegno: la fila superiore se ne va, quattro carte salgono, sei nuove sotto.
aquatica-howto-explore =
    I Territori presi non vengono sostituiti finché qualcuno non esplora. Allora la fila superiore esce dal gioco, quattro carte a tua scelta salgono dalla fila inferiore e ne arrivano sei nuove.

    Esplorare rende quindi i Territori più facili da conquistare e ne porta di nuovi, per te e per chi gioca dopo.
    .title = Esplorare
# Disegno: quattro Tracciati degli Obiettivi, i primi spazi valgono di più, una Manta Addestrata ci sale.
aquatica-howto-goals =
    Appena nel tuo turno raggiungi un Obiettivo puoi soddisfarlo: metti una delle tue quattro Mante Addestrate sul primo spazio libero. Prima arrivi, più punti prendi. Ogni Obiettivo una volta sola.

    Basta che la condizione valga in quel momento. Perdi la forza della Manta, pronta o stanca che sia: dunque danne una stanca.
    .title = Gli Obiettivi
# Disegno: tre inneschi: quattro Mante sugli Obiettivi, l'ultimo Territorio, l'ultimo Personaggio.
aquatica-howto-end =
    La fine scatta quando qualcuno ha Mante su tutti e quattro gli Obiettivi, o quando si scopre l'ultimo Territorio o l'ultimo Personaggio. Il turno si completa, poi tutti ne hanno ancora uno, per ultimo chi ha fatto scattare la fine.

    I Territori rimasti sulla plancia non valgono niente, innalzati o no. In parità decidono le Mante nella riserva.
    .title = La fine
# Disegno: quattro Mante grigie degli Ichthyanders sugli Obiettivi, e i quattro gradi.
aquatica-howto-solo =
    In solitario giochi contro un orologio. Ogni volta che giochi la Matrona e ogni volta che esplori, una Manta degli Ichthyanders va su un Obiettivo a tua scelta. Quando c'è la quarta, finisci il turno e ne hai ancora uno.

    I tuoi punti ti danno un grado, da Pesce Blob a Kraken.
    .title = Giocare in solitario
# Disegno: una mano di carte che si assottiglia, e la Matrona al momento giusto.
aquatica-howto-tips =
    Gioca la Matrona tardi: ogni volta ti costa un turno. Più Personaggi vogliono dire meno pause.

    Scegli Territori di cui userai davvero le Profondità. Due che si aiutano sono meglio di uno con molti punti.

    Tieni libero uno spazio e guarda gli Obiettivi: il primo su un Tracciato prende molto più del terzo.
    .title = Buono a sapersi

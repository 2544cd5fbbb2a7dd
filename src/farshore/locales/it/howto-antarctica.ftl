# Come si gioca ad Antarctica: cinque minuti di lettura. `antarctica-howto-sections` dà l'ordine;
# ogni sezione ha un titolo, paragrafi separati da una riga vuota e un disegno con lo stesso nome.

antarctica-howto-sections = goal board sun turn build access camp research ships giveback scoring end tips

# Disegno: un'area finita con Scienziati di tre colori e i punti che dà.
antarctica-howto-goal =
    Mandi Scienziati tra i ghiacci. Dove ne hai molti fai punti; dove qualcuno ne ha di più, ne fa di più lui.

    I punti si contano solo alla fine: per le aree, per i Tracciati Ricerca, per le carte Edificio con asterisco e per le Risorse Scartate. Prima nessuno ne ha.
    .title = A che cosa miri
# Disegno: l'anello di otto aree intorno ai cinque tracciati, con gli spazi da 1 a 3 di un'area numerati.
antarctica-howto-board =
    Otto aree formano un anello. Ognuna ha tre Spazi Nave, numerati a partire dal Sole, e posto per un edificio di ogni tipo. Gli edifici non sono di nessuno.

    In mezzo ci sono i Tracciati Ricerca. In due giocatori sono chiusi due aree e due tracciati, in tre un tracciato.

    Davanti a te hai la tua Riserva Personale di Scienziati (cominci con 2), una carta Risorsa Base e più avanti le tue carte Cantiere Navale. Nella Riserva Comune ci sono gli Scienziati che devi ancora conquistare.
    .title = Il tabellone
# Disegno: il Sole passa alla prossima area con Navi, la prima Nave è illuminata.
antarctica-howto-sun =
    Non c'è un ordine di turno fisso. Il Sole gira lungo l'anello e si ferma nella prossima area che ha una Nave. Agisce la Nave sullo spazio 1: tocca al suo proprietario.

    Le Navi dietro avanzano e aspettano la prossima visita. Ogni posto in fila costa quindi un giro intero del Sole. Puoi avere più turni di seguito, oppure nessuno per un po'.
    .title = Il Sole decide a chi tocca
# Disegno: una Nave lascia l'area del Sole per la coda di un'altra fila, con i simboli delle quattro azioni.
antarctica-howto-turn =
    Per prima cosa la tua Nave salpa per un'altra area qualsiasi che non sia piena. È obbligatorio. Si mette in coda alla fila di quell'area.

    Poi puoi fare una sola azione in quell'area: costruire, costruire una Nave, reclutare o fare ricerca. In qualsiasi ordine puoi anche giocare una carta per sosta del Sole e scartare una Risorsa per turno. Poi termina il turno.
    .title = Il tuo turno
# Disegno: una carta Edificio con le sue parti: requisiti in alto, Scienziati, edificio, Punti Ricerca, asterisco.
antarctica-howto-build =
    Sono in offerta tre carte scoperte, una per mazzo. Prendine una che puoi costruire: l'edificio e gli Scienziati indicati vanno dalla tua Riserva Personale all'area in cui sei arrivato. Quasi tutti gli edifici richiedono uno Scienziato, la Raccolta Plancton due.

    Tieni la carta e avanzi subito dei suoi Punti Ricerca su un tracciato a scelta. Un'area non riceve mai due edifici dello stesso tipo.
    .title = Costruire
# Disegno: due Navi di un colore in due aree, linee dai loro edifici ai requisiti di una carta.
antarctica-howto-access =
    Una carta richiede altri edifici. Per ognuno devi avere una Nave, in qualsiasi spazio, in un'area con quell'edificio. Navi diverse possono servire requisiti diversi.

    Se ne manca esattamente uno, una carta Risorsa lo può sostituire: la carta Risorsa Base una Gru, Torre di Manovra, Trivellatrice o Turbina Eolica, una Carta Competenza un Laboratorio o una Fabbrica.
    .title = I requisiti di una carta
# Disegno: Scienziati che passano dalla Riserva Comune alla Riserva Personale; Navi e Scienziati dell'area contati.
antarctica-howto-camp =
    Si possono piazzare solo gli Scienziati della Riserva Personale. Con un Campo nell'area recluti dalla Riserva Comune tanti Scienziati quante Navi e Scienziati hai lì.

    Conviene quindi reclutare dove sei già forte.
    .title = Reclutare
# Disegno: un cubetto salta sopra un altro, passando su un simbolo rosso e uno blu.
antarctica-howto-research =
    Con un Centro di Ricerca nell'area avanzi su un tracciato che ne porta il simbolo: uno spazio per ogni tua Nave e ogni tuo Scienziato lì. Il primo passo mette un nuovo cubetto sul tracciato. Gli spazi occupati si saltano gratis.

    Gli spazi rossi valgono per te ogni volta che il tuo cubetto li raggiunge o li supera: uno Scienziato, una nuova Nave, una Carta Competenza, o la tua carta Risorsa Base che torna. Quelli blu valgono una volta per partita, per tutti, e per te per primo.
    .title = Ricerca
# Disegno: una nuova Nave arriva in coda dove c'è il Sole, gli altri prendono una carta ciascuno.
antarctica-howto-ships =
    Con un Cantiere Navale nell'area puoi prendere una nuova Nave. Alla fine del turno si mette in fila dove c'è il Sole. Più Navi vogliono dire più turni e più accessi.

    Ma tutti gli altri scelgono subito una carta Cantiere Navale: un Rompighiaccio fa agire anche la seconda Nave di una fila, le altre portano Scienziati o ricerca. Si può giocare una sola carta per sosta del Sole.
    .title = Nuove Navi e carte Cantiere Navale
# Disegno: un cubetto e una Nave vanno tra le Risorse Scartate, per ognuno arriva uno Scienziato.
antarctica-howto-giveback =
    Una volta in ogni tuo turno puoi scartare una Risorsa: un cubetto disponibile, una Nave disponibile o una Nave sul tabellone. In cambio ricevi uno Scienziato dalla Riserva Comune, e il pezzo conta alla fine.

    Senza cubetti non puoi entrare in nuovi tracciati, e senza Navi non hai turni. Pensaci bene.
    .title = Scartare Risorse
# Disegno: un'area e un tracciato con le posizioni e i punti di ogni posizione.
antarctica-howto-scoring =
    In ogni area chi ha più Scienziati fa tanti punti quanti sono gli edifici e gli Scienziati di ogni colore lì, più 1. Ogni posizione successiva fa tanti punti quanti Scienziati ha un giocatore della posizione precedente. In parità tutti prendono i punti pieni.

    Su un tracciato il primo fa i valori di tutti i cubetti, il secondo il valore del primo cubetto, e così via. Le carte con asterisco e le Risorse Scartate funzionano allo stesso modo, secondo il loro numero.
    .title = Il punteggio
# Disegno: l'ultimo Scienziato lascia una Riserva Personale e una Riserva Comune vuote.
antarctica-howto-end =
    La partita finisce con il turno in cui qualcuno piazza il suo ultimo Scienziato, con Riserva Personale e Riserva Comune vuote, o in cui viene presa l'ultima carta Edificio.

    Vince chi ha più punti. In parità decidono i primi posti, poi le carte Edificio.
    .title = La fine
# Disegno: una fila con il numero di soste fino all'azione di ogni Nave.
antarctica-howto-tips =
    Guarda dove va il Sole. Una fila corta poco più avanti riporta presto in azione la tua Nave.

    Il primo posto prende quasi tutto: meglio essere in testa in due aree che secondo in quattro. Rinforzare un secondo posto nutre chi è in testa.

    Le carte scoperte sono di tutti. Prendi ciò che funziona adesso; quello che prepari per due turni spesso non c'è più. E conta gli Scienziati di tutti: la fine arriva all'improvviso.
    .title = Buono a sapersi

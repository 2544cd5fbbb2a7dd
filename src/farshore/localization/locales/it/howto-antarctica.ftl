# Come si gioca ad Antarctica: cinque minuti di lettura. `antarctica-howto-sections` dà l'ordine;
# ogni sezione ha un titolo, paragrafi separati da una riga vuota e un disegno con lo stesso nome.
# `.more` è ciò che si cerca quando serve. `web/src/boards/antarctica/rules.json` indica le regole di ogni
# paragrafo con i loro numeri.

antarctica-howto-sections = goal board start sun turn build access camp research symbols ships cards giveback scoring end tips

# Disegno: un'area finita con Scienziati di tre colori e i punti che dà.
antarctica-howto-goal =
    Mandi Scienziati tra i ghiacci. Dove ne hai molti fai punti; dove qualcuno ne ha di più, ne fa di più lui.

    I punti si contano solo alla fine: per le aree, per i Tracciati Ricerca, per le carte Edificio con asterisco e per le Risorse Scartate. Prima nessuno ne ha.
    .title = A che cosa miri
# Disegno: l'anello di otto aree intorno ai cinque tracciati, con gli spazi da 1 a 3 di un'area numerati.
antarctica-howto-board =
    Otto aree formano un anello. Ognuna ha tre Spazi Nave, numerati a partire dal Sole, e posto per un edificio di ogni tipo. Gli edifici non sono di nessuno: tutti possono usarli.

    In mezzo ci sono i Tracciati Ricerca. In due giocatori sono chiuse due aree e sono chiusi due tracciati, in tre giocatori è chiuso un tracciato: non vi entra niente e non danno punti.

    Davanti a te hai la tua Riserva Personale di Scienziati (cominci con 2), una carta Risorsa Base e più avanti le tue carte Cantiere Navale. Nella Riserva Comune ci sono gli Scienziati che devi ancora reclutare.
    .title = Il tabellone
    .more =
        Nella scatola ci sono 47 edifici: 4 Campi e 2 Cantieri Navali; 3 Gru, 3 Torri di Manovra, 3 Trivellatrici e 3 Turbine Eoliche; 2 Laboratori e 2 Fabbriche; 3 Centri di Ricerca di ogni tipo, Entroterra, Costiero e Navale; 5 Quartieri Generali, 7 Raccolte Plancton e 4 Antenne Paraboliche. Delle 60 carte, 15 sono carte Edificio Base, 12 Doppio e 12 Avanzato, 13 Cantiere Navale e 8 Risorsa. Ogni colore ha 6 Navi, 16 Scienziati, 6 cubetti e un segnalino Punti Vittoria. Accanto alle aree il tabellone ha il tracciato dei Punti Vittoria e gli spazi per le Risorse Disponibili e Scartate; in due giocatori due segnalini «Area Chiusa» chiudono le aree in alto e in basso.

        Tutto è visibile, tranne le carte sotto la prima di ogni mazzo Edificio, il mazzo Cantiere Navale e le carte Cantiere Navale in mano ai giocatori.
    .callouts =
        Il Sole: la prima Nave della sua area salpa.
        Un'area: qui stanno edifici e Scienziati.
        Gli Spazi Nave, numerati a partire dal Sole.
        I Tracciati Ricerca.
antarctica-howto-start =
    Otto edifici vengono distribuiti a caso, uno per area: due Campi, un Centro di Ricerca Navale, uno Costiero, una Gru, una Torre di Manovra, una Trivellatrice e una Turbina Eolica. In due giocatori restano fuori un Campo e il Centro Navale.

    Cominci con 2 Scienziati nella Riserva Personale e 14, 12 o 10 nella Riserva Comune (in 2, 3 o 4 giocatori), con 3, 3 o 2 Navi sul tabellone e 3, 2 o 2 disponibili, e con 3, 4 o 5 cubetti. In due, il secondo giocatore mette, prima del primo turno, uno dei cubetti sul primo spazio di un tracciato aperto a sua scelta; questo non attiva simboli.

    Le Navi stanno come nella prima partita, oppure ognuno le piazza una alla volta. Le carte Edificio per più giocatori restano nella scatola. Il Sole parte in basso a sinistra e si muove già prima del primo turno.
    .title = Come cominci
    .more =
        Il primo giocatore, qui A, viene sorteggiato; B, C e D seguono in senso antiorario, ognuno a destra del precedente. Se ognuno piazza le proprie Navi, se ne piazza una alla volta in fondo a un tracciato delle Navi in cui c'è posto: A B B A A B in due, A B C C A B B C A in tre, A B C D D C B A in quattro.

        Gli edifici iniziali arrivano senza Scienziati e senza carte; gli altri restano a disposizione accanto al tabellone. Le carte si dividono nei cinque tipi. I tre mazzi Edificio si mescolano e stanno a faccia in su: si vede solo la prima carta di ognuno.
# Disegno: il Sole passa alla prossima area con Navi, la prima Nave è illuminata.
antarctica-howto-sun =
    Non c'è un ordine di turno fisso. Il Sole gira lungo l'anello in senso antiorario e si ferma nella prima area in cui c'è una Nave. Agisce la prima Nave sul tracciato delle Navi: tocca al suo proprietario.

    Le Navi dietro avanzano e aspettano la prossima visita. Ogni posto sul tracciato delle Navi costa quindi un giro intero del Sole. Puoi avere più turni di seguito, oppure nessuno per un po'.
    .title = Il Sole decide a chi tocca
    .more =
        Per prima cosa il Sole prosegue sempre, anche se le uniche Navi sono dove si trova: allora fa un giro intero. Quale Nave è prima e quale seconda si stabilisce all'arrivo del Sole; una Nave che avanza durante la sosta non agisce. Dove c'è il Sole le Navi tengono il loro posto fino alla fine della sosta; altrove quelle dietro avanzano subito.
    .callouts =
        Il Sole si ferma nella prossima area con Navi.
        Agisce la prima Nave del tracciato.
        Le altre avanzano e aspettano la prossima visita.
# Disegno: una Nave lascia l'area del Sole per la coda di un'altra fila, con i simboli delle quattro azioni.
antarctica-howto-turn =
    Per prima cosa la tua Nave deve salpare per un'altra area qualsiasi che non sia piena: è l'area bersaglio. Si mette sul primo spazio libero del tracciato delle Navi.

    Poi puoi fare una sola azione in quell'area: costruire un edificio, costruire una Nave, reclutare o fare ricerca. In qualsiasi ordine puoi anche giocare una carta e scartare una Risorsa. Poi termina il turno.

    Ogni giocatore può giocare una carta per sosta del Sole. Se nella stessa sosta hai due turni, vale una carta per entrambi; una Risorsa la puoi scartare in ciascuno.
    .title = Il tuo turno
    .more =
        Prima di salpare puoi solo scartare una Risorsa, per esempio per fare posto in un'area piena. L'area raggiunta resta l'area bersaglio fino alla fine del turno, anche se la Nave la lascia di nuovo. Concludi ogni cosa, con tutto ciò che attiva per chiunque, prima di cominciare la successiva.
# Disegno: una carta Edificio con le sue parti: requisiti in alto, Scienziati, edificio, Punti Ricerca, asterisco.
antarctica-howto-build =
    Sono in offerta tre carte scoperte, una per mazzo: Base, Doppio e Avanzato. Prendine una che puoi costruire. L'edificio si prende da quelli a disposizione, gli Scienziati indicati dalla tua Riserva Personale; tutto va nell'area bersaglio. Quasi tutti gli edifici richiedono uno Scienziato, la Raccolta Plancton due.

    Tieni la carta e usi subito i suoi Punti Ricerca per avanzare su un tracciato a scelta. Un'area non riceve mai due edifici dello stesso tipo. La prossima carta del mazzo è subito scoperta.

    Gru, Torri di Manovra, Trivellatrici, Turbine Eoliche, Laboratori e Fabbriche servono come requisiti di altre carte. Campi, Cantieri Navali e Centri di Ricerca si usano come azione. Quartier Generale, Raccolta Plancton e Antenna Parabolica contano solo nel punteggio. Le carte di Laboratori, Fabbriche, Quartier Generale e Antenna Parabolica hanno un asterisco.
    .title = Costruire
    .more =
        Una carta Edificio mostra i requisiti, gli Scienziati che richiede, l'edificio, i Punti Ricerca ed eventualmente un asterisco. Gli Scienziati devono essere nella tua Riserva Personale; quelli nella Riserva Comune non contano. In un turno costruisci una volta sola. I Punti Ricerca si devono usare, se un tracciato lo permette. Le carte davanti a te non fanno nulla fino alla fine.
    .callouts =
        I requisiti: una tua Nave in un'area con ognuno di questi edifici.
        L'edificio che ottieni.
        Gli Scienziati che servono, dalla tua Riserva Personale.
        I Punti Ricerca con cui avanzi subito.
# Disegno: due Navi di un colore in due aree, linee dai loro edifici ai requisiti di una carta.
antarctica-howto-access =
    Una carta richiede altri edifici. Per ognuno devi avere una Nave, in qualsiasi spazio, in un'area con quell'edificio; conta anche la Nave appena salpata. Navi diverse possono servire requisiti diversi.

    Se ne manca esattamente uno, una carta Risorsa lo può sostituire: la carta Risorsa Base una Gru, Torre di Manovra, Trivellatrice o Turbina Eolica, una carta Competenza Risorse un Laboratorio o una Fabbrica. È allora la tua unica carta di questa sosta.
    .title = I requisiti di una carta
# Disegno: Scienziati che passano dalla Riserva Comune alla Riserva Personale; Navi e Scienziati dell'area contati.
antarctica-howto-camp =
    Si possono piazzare solo gli Scienziati della Riserva Personale. Con un Campo nell'area recluti dalla Riserva Comune tanti Scienziati quante Navi e Scienziati hai lì.

    Conviene quindi reclutare dove sei già forte.
    .title = Reclutare
    .more =
        Se nella Riserva Comune ne restano meno, li prendi tutti.
# Disegno: un cubetto salta sopra un altro, passando su un simbolo rosso e uno blu.
antarctica-howto-research =
    Con un Centro di Ricerca nell'area avanzi su un tracciato che ne porta l'icona: uno spazio per ogni tua Nave e ogni tuo Scienziato lì. Il primo passo mette un nuovo cubetto sul tracciato. Gli spazi occupati si saltano gratis, e i punti non si dividono mai tra più tracciati.

    Non si va oltre la fine di un tracciato, né oltre i cubetti che ne riempiono la fine: chi arriva primo resta primo. I punti che avanzano vanno persi.
    .title = Ricerca
    .more =
        Se nell'area ci sono più Centri di Ricerca ne usi uno; niente si somma. Puoi scegliere solo un tracciato su cui il tuo cubetto può avanzare, e usi tutti i punti finché è possibile. Su un tracciato hai al massimo un cubetto, che non torna indietro e non viene mai tolto. Senza un cubetto disponibile non puoi entrare in un altro tracciato.

        Un tracciato è una serie di spazi con dei punti; uno spazio contiene un solo cubetto. Ogni tracciato porta l'icona di un Centro di Ricerca; uno ne porta due e va bene per entrambi.
    .callouts =
        Il tuo cubetto parte da qui.
        Gli spazi occupati si saltano gratis.
        Un simbolo rosso.
        Un simbolo blu.
antarctica-howto-symbols =
    Un simbolo vale quando il tuo cubetto ci arriva o lo supera. Gli spazi rossi valgono per chiunque ci passi, quelli blu una volta per partita, per tutti i giocatori, a partire da chi li attiva e poi in senso antiorario.

    Rossi: uno Scienziato dalla Riserva Comune alla tua Riserva Personale; una nuova Nave senza Cantiere Navale, se vuoi (allora gli altri prendono carte Cantiere Navale come al solito); una carta Competenza Risorse, finché ce ne sono; la tua carta Risorsa Base, se l'hai giocata.

    Blu: ogni giocatore può spostare una Nave in un'altra area (lì non agisce). Oppure: ogni giocatore riceve una carta Cantiere Navale; se ne pescano tante quanti sono i giocatori, ne tieni una e passi le altre a destra. Oppure: avanzi di 3 spazi, poi possono farlo gli altri, ognuno su un tracciato diverso. Se le carte Cantiere Navale rimaste sono meno dei giocatori, nessuno ne riceve.
    .title = I simboli dei tracciati
    .more =
        Prima il cubetto completa il suo movimento. Poi i simboli di questo movimento agiscono nell'ordine del tracciato, ognuno con tutto ciò che attiva prima del successivo.

        Un simbolo blu non può spostare una Nave costruita in questo turno; la tua Nave che è salpata invece si può spostare. Se la seconda Nave di questa sosta lascia l'area del Sole, perde il suo turno; una Nave che vi arriva occupa il primo spazio libero e non agisce. I simboli raggiunti o superati avanzando di 3 spazi con uno spazio blu aspettano che tutti siano avanzati.
# Disegno: una nuova Nave arriva in coda dove c'è il Sole, gli altri prendono una carta ciascuno.
antarctica-howto-ships =
    Con un Cantiere Navale nell'area puoi prendere una nuova Nave dalle Risorse Disponibili. Alla fine del turno si mette in coda sul tracciato delle Navi dove c'è il Sole, e in questa sosta non agisce. Più Navi vogliono dire più turni e accesso a più edifici.

    Ma tutti gli altri, a partire da chi siede alla tua destra, guardano subito le carte Cantiere Navale e possono prenderne una. Se non bastano per tutti, nessuno ne riceve, e quelle rimaste escono dal gioco.
    .title = Nuove Navi
    .more =
        Dove c'è il Sole deve esserci posto. Finché la nuova Nave non si mette in coda non dà accesso, non conta da nessuna parte e non si può né spostare né scartare. Più Navi nuove entrano nell'ordine in cui sono state prese. Secondo i regolamenti italiano e polacco una nuova Nave entra subito; le impostazioni del tavolo offrono questa lettura.
antarctica-howto-cards =
    Icebreaker: mettilo in un'area dove la tua Nave è seconda sul tracciato delle Navi. Quando il Sole si ferma lì, quella Nave ha un turno subito dopo la prima. L'Icebreaker esce dal gioco quando il Sole arriva o passa oltre. Nell'area del Sole vale già in questa sosta.

    Piazzare uno Scienziato: uno Scienziato della tua Riserva Personale va nell'area bersaglio. +2 Scienziati: due passano dalla Riserva Comune alla Riserva Personale (uno, se ne resta uno solo). Ricerca Veloce: avanza di 3 spazi su un tracciato. Le 13 carte Cantiere Navale: Icebreaker (6), Piazzare uno Scienziato (3), +2 Scienziati (2), Ricerca Veloce (2).

    La carta Risorsa Base e le carte Competenza Risorse sostituiscono un edificio che manca quando costruisci. Cominci con una Base; uno spazio rosso la fa tornare. Una carta Competenza Risorse si usa una volta sola. Le carte Cantiere Navale sono segrete, le carte Risorsa scoperte.
    .title = Che cosa fanno le carte
    .more =
        Le carte Cantiere Navale si giocano nel proprio turno dopo che la Nave è salpata, anche quelle ricevute in questo turno; una volta usate escono dal gioco. In un'area puoi avere un solo Icebreaker. Il turno che dà è un normale turno intero e va giocato; ce n'è uno solo per sosta. Messo nell'area del Sole, aiuta solo la Nave che era seconda all'arrivo del Sole. Un Icebreaker messo in una sosta precedente non conta come la tua carta di questa sosta. Ci sono tante carte Competenza Risorse quanti sono i giocatori.
# Disegno: un cubetto e una Nave vanno tra le Risorse Scartate, per ognuno arriva uno Scienziato.
antarctica-howto-giveback =
    Una volta in ogni tuo turno puoi scartare una Risorsa: un cubetto disponibile, una Nave disponibile o una Nave sul tabellone (quella che deve salpare solo dopo che è salpata). In cambio ricevi uno Scienziato dalla Riserva Comune, se ne resta uno, e il pezzo conta alla fine. I cubetti sui tracciati restano.

    Senza cubetti non puoi entrare in nuovi tracciati, e senza Navi non hai turni. Pensaci bene. Gli spazi blu, le carte Cantiere Navale e il punteggio valgono per te anche allora, e se ricevi di nuovo una Nave continui a giocare.
    .title = Scartare Risorse
# Disegno: un'area e un tracciato con le posizioni e i punti di ogni posizione.
antarctica-howto-scoring =
    In ogni area chi ha più Scienziati fa un punto per ogni edificio e ogni Scienziato di qualsiasi colore presenti, più 1. Ogni posizione successiva fa tanti punti quanti Scienziati ha un giocatore della posizione precedente. In caso di pareggio tutti prendono i punti pieni.

    Su un tracciato il primo fa i valori di tutti i cubetti, il secondo il valore del primo cubetto, e così via. Per le carte con asterisco, e per le Risorse Scartate, chi ne ha di più fa tanti punti quante ne hanno tutti insieme; ogni posizione successiva tanti quante ne ha un giocatore della posizione precedente.
    .title = Il punteggio
    .more =
        Chi non è presente non riceve nulla. In un'area le Navi non contano, gli edifici iniziali sì. Uno Scienziato vale per tutta l'area e non la lascia più. Le aree si contano una alla volta, a partire da quella del Sole; l'ordine non cambia nulla. Il segnalino Punti Vittoria della scatola arriva a 99; il gioco non ha limiti.
    .callouts =
        Più Scienziati: gli edifici, tutti gli Scienziati e 1.
        Pareggio: entrambi fanno tanti punti quanti Scienziati ha il primo.
        Primo su un tracciato: i valori di tutti i cubetti.
# Disegno: l'ultimo Scienziato lascia una Riserva Personale e una Riserva Comune vuote.
antarctica-howto-end =
    La partita finisce con il turno in cui qualcuno piazza il suo ultimo Scienziato, con Riserva Personale e Riserva Comune vuote, o in cui viene presa l'ultima carta Edificio. Quel turno si completa con tutto ciò che attiva; un turno dovuto a un Icebreaker non si gioca più.

    Due finali rari li abbiamo aggiunti noi: sul tabellone non resta nessuna Nave, oppure per 24 turni di seguito (18 in due giocatori) le Navi hanno solo navigato. E un'eccezione, del regolamento polacco: se a tutti quelli che hanno una Nave resta esattamente uno Scienziato e sono in offerta solo Raccolte Plancton, una Raccolta Plancton richiede uno Scienziato invece di due, e con essa la partita finisce.

    Vince chi ha più punti. In caso di pareggio decidono le prime posizioni (ogni area, ogni tracciato, gli asterischi e le Risorse Scartate contano una volta ciascuno), poi le carte Edificio. Se il pareggio perdura, la vittoria è condivisa.
    .title = La fine
# Disegno: una fila con il numero di soste fino all'azione di ogni Nave.
antarctica-howto-tips =
    Guarda dove va il Sole. Un tracciato delle Navi corto poco più avanti riporta presto in azione la tua Nave.

    La prima posizione prende quasi tutto: meglio il primo posto in due aree che il secondo in quattro. Rinforzare un secondo posto nutre chi è primo.

    Le carte scoperte sono di tutti. Prendi ciò che funziona adesso; quello che prepari per due turni spesso non c'è più. E conta gli Scienziati di tutti: la fine arriva all'improvviso.
    .title = Buono a sapersi

## Da consultare: che cosa fanno le carte

antarctica-list-basic = Carte Edificio Base
antarctica-list-double = Carte Edificio Doppio
antarctica-list-prestige = Carte Edificio Avanzato

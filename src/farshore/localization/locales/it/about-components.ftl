# La pagina «Sui componenti»: quali valori vengono da dove. I nomi delle sezioni come nei testi «come si gioca».

about-components-title = Sui componenti
about-components-sections = honest sources antarctica aquatica council wording edition

about-components-honest =
    Le regole qui seguono i giochi pubblicati. Di carte, tessere e tracciati sappiamo solo ciò che dicono regolamenti e pagine pubbliche. Ciò che nessuno dice l'abbiamo inventato, in modo che il gioco funzioni e sia equo, e lo diciamo.

    Se possiedi la scatola, qui troverai carte diverse dalle tue. Non è un errore della tua scatola.
    .title = Con che cosa giochi qui
about-components-sources =
    Ogni valore nei nostri file dei componenti porta la sua fonte. «Regolamento»: scritto in un regolamento o ricavato dai suoi numeri. «Pubblico»: trovato su una pagina pubblica, per esempio una recensione. «Ricostruito»: nostro.

    I cataloghi delle regole elencano ogni decisione che abbiamo preso dove i regolamenti tacciono o non sono d'accordo.
    .title = Tre tipi di fonti
about-components-antarctica =
    Dai regolamenti: le aree, tutti i pezzi e gli edifici con i loro numeri, quanti Scienziati e quali asterischi ha ogni edificio, le carte Cantiere Navale e Risorsa, che cosa fanno i simboli, la preparazione e il punteggio. Da pagine pubbliche: che un tracciato porta due Centri di Ricerca.

    Ricostruiti: i requisiti di ogni carta Edificio (tranne una Fabbrica), i suoi Punti Ricerca, il suo mazzo e il suo segno per il numero di giocatori; i valori dei tracciati e i posti dei simboli; dove cominciano alcune Navi.
    .title = Antarctica
about-components-aquatica =
    Dal regolamento: la plancia, i numeri di carte e Mante, tutte le condizioni degli Obiettivi, i nomi e una parte degli effetti di alcuni Personaggi, le regole per il solitario. Da pagine pubbliche: i Personaggi Iniziali, l'intervallo dei prezzi, alcuni effetti e nomi.

    Ricostruiti: tutti i 56 Territori, quasi tutti i Re, diversi Personaggi, gli effetti di quasi tutte le Mante e i punti degli Obiettivi.
    .title = Aquatica
about-components-council =
    Dal regolamento: i tracciati, i tipi di azione, i comandanti, le abilità Dark Tech, le formule delle carte bonus, alcune ricompense e alcuni valori di consumo. Da pagine pubbliche: quante galassie ci sono in due giocatori e quanti pianeti su un sistema.

    Ricostruiti: pianeti e rendite di tutti i sistemi, quasi tutti i costi, la maggior parte dei consumi e delle ricompense, le copie delle carte e le carte Automa.
    .title = Council of Shadows
about-components-wording =
    Tutti i testi e i disegni sono nostri. I nomi dei componenti sono quelli dei regolamenti dove li conosciamo, altrimenti sono nostri.

    Questo progetto non ha legami con gli editori. Se un gioco ti piace, compralo: le carte stampate sono migliori delle nostre supposizioni.
    .title = Parole e immagini
about-components-edition =
    Puoi giocare con i valori della tua scatola. Copia il file dei componenti del gioco, cambia i valori, dagli un nome alla voce «edition» e mantieni la forma e gli id. Il file resta tuo; mettici solo ciò che puoi usare.

    Per un tavolo: scegli il tuo file quando crei un nuovo tavolo. Prima viene controllato, e ogni errore viene indicato. Nel terminale: farshore play GIOCO --data FILE. Le partite giocate con il tuo file si possono rivedere solo con lo stesso file.
    .title = La tua edizione

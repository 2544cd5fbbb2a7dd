# La pagina in cui si inseriscono i valori della scatola.

## Pagina

edition-title = La tua copia del gioco
edition-about = La maggior parte dei numeri delle edizioni incluse è nostra, perché è stampata soltanto sulle carte. Se possiedi il gioco, inserisci quello che è stampato sulle tue: tutto si salva man mano, e puoi giocarci appena non manca più nulla.
edition-new = Cominciane una nuova
edition-name = Nome
edition-usual-name = La mia scatola
edition-begin-with = Comincia da
edition-compare-with = Confronta con
edition-copy-builtin = Copia l'edizione inclusa
edition-import = Leggi un file
edition-export = Salva come file
edition-yours = Le tue edizioni
edition-edit = Inserisci i valori
edition-play = Gioca con questa
edition-share = Condividi con un link
edition-unshare = Non condividere più
edition-delete = Elimina
edition-delete-sure = Eliminare «{ $name }»? I tavoli che la usano la conservano.
edition-merged = Modificata anche in un'altra finestra: i valori inseriti lì sono stati ripresi.
edition-copied = Gli stessi valori sono stati modificati in un'altra finestra. Questa finestra continua con una copia, «{ $name }»: niente va perso.
edition-show-faults = Mostra che cosa non va
edition-progress = { $entered } di { $all } inseriti
edition-status-saved = Salvato
edition-status-changed = Non ancora salvato
edition-status-saving = Salvataggio …
edition-differs = diverso dall'edizione inclusa
edition-as-in-box = Tutto questo è come nella mia scatola
edition-names = Nomi in tutte le lingue
edition-all = tutti
edition-nothing = (niente)
edition-item = N. { $number }
edition-remove = Togli: { $label }, n. { $number }
edition-add = Aggiungi: { $label }
edition-not-drawn = Si potrà disegnare quando i valori saranno completi.
edition-shared = Un'edizione condivisa
edition-shared-about = Prendine una copia per giocarci o per modificarla. Le modifiche successive di chi la possiede non arrivano alla tua copia.
edition-take = Prendi una copia
edition-choose = La tua copia del gioco
edition-choose-none = Un'edizione inclusa
edition-fault-count = { $count ->
    [0] Va tutto bene
    [one] 1 errore
   *[other] { $count } errori
  }

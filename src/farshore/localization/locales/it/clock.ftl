# Il tempo di un tavolo: che cosa viene rifiutato, come lo si concorda, mostra e racconta.

## Rifiuti

no-clock = Questo tavolo non ha un orologio.
clock-not-running = Adesso nessuno aspetta questo giocatore: non c'è tempo da dare.
own-clock = Questo lo decidono gli altri, non tu.
time-not-up = Il tempo di questo giocatore non è scaduto.
not-away = Non sei in vacanza.
vacation-not-now = Adesso non puoi andare in vacanza.
too-much-vacation = { $most ->
    [one] Hai chiesto { $given } giorni di vacanza, ma a questo tavolo te ne resta uno solo.
   *[other] Hai chiesto { $given } giorni di vacanza, ma a questo tavolo te ne restano { $most }.
  }
unknown-time-zone = Il fuso orario «{ $given }» non esiste.

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

## Mettersi d'accordo

clock-none = senza orologio
clock-new-bank = Tempo con cui si comincia
clock-new-seconds = Tempo per ogni decisione
clock-new-hours = Tempo per ogni decisione
clock-new-weekends = Che cosa vale nel fine settimana
clock-new-weekends-on = conta
clock-new-weekends-off = non conta
clock-weekends-zone = Sabato e domenica sono quelli di { $zone }.
clock-new-vacation = Vacanza
clock-new-timeout = Che cosa succede quando il tempo scade
clock-sentence-live = Ognuno comincia con { $bank } e ne riceve altri { $seconds } per ogni decisione. Il tempo non usato resta.
clock-sentence-days = Per ogni decisione ci sono { $hours }.
clock-sentence-weekends = Il fine settimana { $weekends }.
clock-sentence-vacation = Ognuno può assentarsi per { $vacation }.
clock-sentence-timeout = Quando il tempo scade, { $timeout }.
clock-timeout-move = un bot prende questa sola decisione
clock-timeout-seat = gioca un bot finché il posto non viene ripreso
clock-timeout-others = decidono gli altri che cosa fare

## Durate

clock-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
  }
clock-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
  }
clock-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
  }
clock-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
  }
clock-short-days = { $days } g { $hours } h
clock-short-hours = { $hours } h { $minutes } min

## Al tavolo

clock-title = Orologio
clock-about-live = { $bank } a testa, più { $step } per ogni decisione.
clock-about-days = { $weekends ->
    [off] { $step } per ogni decisione, fine settimana ({ $zone }) esclusi.
   *[on] { $step } per ogni decisione.
  }
clock-when-up = Quando il tempo scade, { $what }.
clock-until = fino a { $date }
clock-left = tempo rimasto: { $time }
clock-up = tempo scaduto
clock-away-short = in vacanza
clock-low-you = Il tuo tempo sta per scadere: ancora { $time }.
clock-out-you = Il tuo tempo è scaduto.
clock-out = Tempo scaduto per { $name }.
clock-give = Dai ancora { $time }
clock-give-to = Dai ancora { $time } a { $name }
clock-bot-decision = Fai prendere questa decisione a un bot
clock-bot-seat = Fai continuare un bot
clock-away = { $name } è in vacanza fino a { $date }.
clock-away-you = Sei in vacanza fino a { $date }.
clock-back = Sono di nuovo qui
clock-vacation = In vacanza da adesso
clock-vacation-announce = Annuncia
clock-vacation-left = { $count ->
    [one] Ti resta un giorno. Lo vengono a sapere tutti al tavolo.
   *[other] Ti restano { $count } giorni. Lo vengono a sapere tutti al tavolo.
  }

## Nel registro

clock-note-timeout = Il tempo è scaduto per { $name }.
clock-note-give = { $by } ha dato ancora { $time } a { $name }.
clock-note-bot-asked = { $by } ha fatto decidere un bot per { $name }.
clock-note-away = { $count ->
    [one] { $name } va in vacanza per un giorno.
   *[other] { $name } va in vacanza per { $count } giorni.
  }
clock-note-back = { $name } è di nuovo qui dopo la vacanza.
clock-note-handover = Un bot gioca per { $name }.
clock-note-return = { $name } ha ripreso il posto.

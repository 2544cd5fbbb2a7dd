# Czas przy stole: co jest odrzucane, jak się go uzgadnia, pokazuje i opisuje.

## Odmowy

no-clock = Przy tym stole nie ma zegara.
clock-not-running = Nikt teraz nie czeka na tego gracza, więc nie ma komu dodać czasu.
own-clock = O tym decydują inni, nie ty.
time-not-up = Czas tego gracza jeszcze się nie skończył.
not-away = Nie jesteś na urlopie.
vacation-not-now = Nie możesz teraz iść na urlop.
too-much-vacation = { $most ->
    [one] Prosisz o { $given } dni urlopu, ale przy tym stole został ci tylko jeden dzień.
    [few] Prosisz o { $given } dni urlopu, ale przy tym stole zostały ci tylko { $most } dni.
    [many] Prosisz o { $given } dni urlopu, ale przy tym stole zostało ci tylko { $most } dni.
   *[other] Prosisz o { $given } dni urlopu, ale przy tym stole zostało ci tylko { $most } dnia.
  }

## Uzgadnianie

clock-none = bez zegara
clock-new-bank = Czas na początek
clock-new-seconds = Czas na każdą decyzję
clock-new-hours = Czas na każdą decyzję
clock-new-weekends = Co obowiązuje w weekend
clock-new-weekends-on = wlicza się
clock-new-weekends-off = nie wlicza się
clock-weekends-zone = Sobota i niedziela według czasu { $zone }.
clock-new-vacation = Urlop
clock-new-timeout = Co się dzieje, gdy czas się skończy
clock-sentence-live = Każdy zaczyna z zapasem { $bank }, a na każdą decyzję dostaje dodatkowo { $seconds }. Niewykorzystany czas zostaje.
clock-sentence-days = Czas na każdą decyzję: { $hours }.
clock-sentence-weekends = Weekend { $weekends }.
clock-sentence-vacation = Urlop dla każdego: { $vacation }.
clock-sentence-timeout = Gdy czas się skończy, { $timeout }.
clock-timeout-move = bot podejmuje tę jedną decyzję
clock-timeout-seat = bot gra, aż ktoś odbierze mu miejsce
clock-timeout-others = o dalszym ciągu decydują pozostali

## Odcinki czasu

clock-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
  }
clock-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
  }
clock-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
  }
clock-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
  }
clock-short-days = { $days } d { $hours } godz.
clock-short-hours = { $hours } godz. { $minutes } min

## Przy stole

clock-title = Zegar
clock-about-live = Zapas dla każdego: { $bank }; na każdą decyzję dodatkowo: { $step }.
clock-about-days = { $weekends ->
    [off] Na każdą decyzję: { $step }, weekendy (według { $zone }) się nie wliczają.
   *[on] Na każdą decyzję: { $step }.
  }
clock-when-up = Gdy czas się skończy, { $what }.
clock-until = do { $date }
clock-left = zostało: { $time }
clock-up = koniec czasu
clock-away-short = na urlopie
clock-low-you = Kończy ci się czas. Zostało: { $time }.
clock-out-you = Twój czas się skończył.
clock-out = Skończył się czas: { $name }.
clock-give = Dodaj czas: { $time }
clock-give-to = Dodaj czas ({ $time }): { $name }
clock-bot-decision = Niech tę decyzję podejmie bot
clock-bot-seat = Niech dalej gra bot
clock-away = Na urlopie do { $date }: { $name }.
clock-away-you = Jesteś na urlopie do { $date }.
clock-back = Już jestem
clock-vacation = Urlop od teraz
clock-vacation-announce = Ogłoś
clock-vacation-left = { $count ->
    [one] Został ci jeden dzień. Dowiedzą się o tym wszyscy przy stole.
    [few] Zostały ci { $count } dni. Dowiedzą się o tym wszyscy przy stole.
    [many] Zostało ci { $count } dni. Dowiedzą się o tym wszyscy przy stole.
   *[other] Zostało ci { $count } dnia. Dowiedzą się o tym wszyscy przy stole.
  }

## W zapisie

clock-note-timeout = Skończył się czas: { $name }.
clock-note-give = { $by } dodaje czas ({ $time }): { $name }.
clock-note-bot-asked = { $by } pozwala botowi zdecydować za gracza { $name }.
clock-note-away = { $count ->
    [one] { $name } idzie na urlop na jeden dzień.
    [few] { $name } idzie na urlop na { $count } dni.
    [many] { $name } idzie na urlop na { $count } dni.
   *[other] { $name } idzie na urlop na { $count } dnia.
  }
clock-note-back = { $name } wraca z urlopu.
clock-note-handover = Za gracza { $name } gra bot.
clock-note-return = { $name } odzyskuje swoje miejsce.

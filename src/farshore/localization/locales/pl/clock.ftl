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
unknown-time-zone = Nie ma strefy czasowej „{ $given }”.

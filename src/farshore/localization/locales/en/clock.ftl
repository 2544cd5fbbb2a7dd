# The time of a table: what is refused, how it is agreed, shown and told.

## Refusals

no-clock = This table has no clock.
clock-not-running = Nobody waits for this player now, so there is no time to give.
own-clock = That is for the others to decide, not for you.
time-not-up = The time of this player is not up.
not-away = You are not on vacation.
vacation-not-now = You cannot go on vacation now.
too-much-vacation = { $most ->
    [one] You asked for { $given } days of vacation, but only one day is left to you at this table.
   *[other] You asked for { $given } days of vacation, but { $most } are left to you at this table.
  }
unknown-time-zone = There is no time zone “{ $given }”.

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

## Agreeing on it

clock-none = without a clock
clock-new-bank = Time that everybody begins with
clock-new-seconds = Time for each decision
clock-new-hours = Time for each decision
clock-new-weekends = What counts at weekends
clock-new-weekends-on = counts
clock-new-weekends-off = does not count
clock-weekends-zone = Saturday and Sunday are those of { $zone }.
clock-new-vacation = Vacation
clock-new-timeout = What follows when time is up
clock-sentence-live = Everybody begins with { $bank } and gets { $seconds } more for each decision. What is not used is kept.
clock-sentence-days = There are { $hours } for each decision.
clock-sentence-weekends = The weekend { $weekends }.
clock-sentence-vacation = Everybody may be away for { $vacation }.
clock-sentence-timeout = When time is up, { $timeout }.
clock-timeout-move = a bot makes this one decision
clock-timeout-seat = a bot plays until the seat is taken back
clock-timeout-others = the others decide what happens

## Spans of time

clock-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
  }
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
clock-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
  }
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
clock-short-days = { $days } d { $hours } h
clock-short-hours = { $hours } h { $minutes } min

## At the table

clock-title = Clock
clock-about-live = { $bank } for everybody, and { $step } more for each decision.
clock-about-days = { $weekends ->
    [off] { $step } for each decision, weekends (in { $zone }) not counted.
   *[on] { $step } for each decision.
  }
clock-when-up = When time is up, { $what }.
clock-until = until { $date }
clock-left = { $time } left
clock-up = time is up
clock-away-short = away
clock-low-you = Your time is running out: { $time } left.
clock-out-you = Your time is up.
clock-out = Time is up for { $name }.
clock-give = Give { $time } more
clock-give-to = Give { $name } { $time } more
clock-bot-decision = Let a bot make this decision
clock-bot-seat = Let a bot play on
clock-away = { $name } is on vacation until { $date }.
clock-away-you = You are on vacation until { $date }.
clock-back = I am back
clock-vacation = Vacation from now on
clock-vacation-announce = Announce it
clock-vacation-left = { $count ->
    [one] You have one day left. Everybody at the table is told.
   *[other] You have { $count } days left. Everybody at the table is told.
  }

## In the log

clock-note-timeout = Time was up for { $name }.
clock-note-give = { $by } gave { $name } { $time } more.
clock-note-bot-asked = { $by } let a bot decide for { $name }.
clock-note-away = { $count ->
    [one] { $name } goes on vacation for a day.
   *[other] { $name } goes on vacation for { $count } days.
  }
clock-note-back = { $name } is back from vacation.
clock-note-handover = A bot plays for { $name }.
clock-note-return = { $name } has taken the seat back.

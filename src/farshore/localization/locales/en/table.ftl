# The everyday table: questions, pace, sounds, invitations, results.

table-confirm-end = Yes, and end the turn
table-do-not-ask = Do not ask again about moves of this kind
table-ask-again = Ask about all kinds of moves again

table-speed = Moves of others
table-speed-slow = slow
table-speed-normal = normal
table-speed-fast = fast
table-speed-once = at once
table-pause = Pause
table-go-on = Go on
table-step = Show the next move
table-sounds = Sounds
table-sounds-off = off

# $name: the host of the table.
table-invites = { $name } invites you to { $game }
table-invited = You are invited to { $game }
table-join = Join the game
table-other-seats = Choose your seat

table-you-won = You have won!
table-you-won-together = You have won, together with { $names }
table-your-place = Your place: { $place } of { $all }. Points: { $points }.

# Der Tisch im Alltag: Rückfragen, Tempo, Töne, Einladungen, Ergebnisse.

table-confirm-end = Ja, und Zug beenden
table-do-not-ask = Bei Zügen dieser Art nicht mehr fragen
table-ask-again = Wieder bei allen Arten von Zügen fragen

table-speed = Züge der anderen
table-speed-slow = langsam
table-speed-normal = mittel
table-speed-fast = schnell
table-speed-once = sofort
table-pause = Anhalten
table-go-on = Weiter
table-step = Den nächsten Zug zeigen
table-sounds = Töne
table-sounds-off = aus

# $name: wer den Tisch eröffnet hat.
table-invites = { $name } lädt dich zu { $game } ein
table-invited = Einladung zu { $game }
table-join = Mitspielen
table-other-seats = Platz aussuchen

table-you-won = Du hast gewonnen!
table-you-won-together = Du hast gewonnen, zusammen mit { $names }
table-your-place = Dein Platz: { $place } von { $all }. Punkte: { $points }.

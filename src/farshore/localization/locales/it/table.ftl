# Il tavolo di ogni giorno: domande, ritmo, suoni, inviti, risultati.

table-confirm-end = Sì, e termina il turno
table-do-not-ask = Non chiedere più per mosse di questo tipo
table-ask-again = Chiedi di nuovo per tutti i tipi di mosse

table-speed = Mosse degli altri
table-speed-slow = lente
table-speed-normal = normali
table-speed-fast = veloci
table-speed-once = subito
table-pause = Pausa
table-go-on = Continua
table-step = Mostra la prossima mossa
table-sounds = Suoni
table-sounds-off = spenti

# $name: chi ha aperto il tavolo.
table-invites = { $name } ti invita a una partita di { $game }
table-invited = Invito a una partita di { $game }
table-join = Partecipa
table-other-seats = Scegli il posto

table-you-won = Hai vinto!
table-you-won-together = Hai vinto insieme a { $names }
table-your-place = Il tuo posto: { $place } su { $all }. Punti: { $points }.

# Stół na co dzień: pytania, tempo, dźwięki, zaproszenia, wyniki.

table-confirm-end = Tak, i zakończ turę
table-do-not-ask = Nie pytaj więcej o ruchy tego rodzaju
table-ask-again = Znowu pytaj o wszystkie rodzaje ruchów

table-speed = Ruchy innych
table-speed-slow = wolno
table-speed-normal = normalnie
table-speed-fast = szybko
table-speed-once = od razu
table-pause = Wstrzymaj
table-go-on = Dalej
table-step = Pokaż następny ruch
table-sounds = Dźwięki
table-sounds-off = wyłączone

# $name: osoba, która otworzyła stół.
table-invites = { $name } zaprasza cię do gry { $game }
table-invited = Zaproszenie do gry { $game }
table-join = Dołącz do gry
table-other-seats = Wybierz miejsce

table-you-won = Zwycięstwo jest twoje!
table-you-won-together = Wspólne zwycięstwo: ty i { $names }
table-your-place = Twoje miejsce: { $place } z { $all }. Punkty: { $points }.

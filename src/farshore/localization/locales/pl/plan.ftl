# Planowanie naprzód: plansza analizy i zlecenia.

plan-ahead = Zaplanuj ruchy
plan-title = Plansza analizy
plan-about = Prywatna kopia gry: nikt inny nie widzi, co tu robisz. To, czego nie możesz wiedzieć, zostało wylosowane.
plan-others = Kto decyduje za innych?
plan-others-bot = Szybki bot
plan-others-me = Ja
plan-deciding-for = Tu decydujesz za: { $name }.
plan-again = Zacznij od nowa od stanu stołu
plan-back = Wróć do stołu
plan-over = Na tej planszy gra się tu kończy.
plan-outdated = W międzyczasie zapadła przy stole twoja decyzja. Zacznij od nowa, aby planować dalej.
plan-moves = Twoje ruchy
plan-moves-none = Wykonaj na planszy swoje następne ruchy, jakby była twoja kolej.

order-title = Twoje zlecenie
order-about = Ruchy zostaną wykonane, gdy przyjdzie twoja kolej, po takim czasie, jaki mógłby ci być potrzebny. Widzisz to tylko ty.
order-when = Ruch zostanie wykonany …
order-when-legal = zawsze, gdy jest dozwolony
order-when-strict = tylko gdy stół wygląda dokładnie tak jak tu
order-save = Zapisz jako zlecenie
order-saved = Zlecenie zapisane.
order-made = wykonany
order-next = następny
order-waits = czeka
order-done = Wszystkie ruchy twojego zlecenia zostały wykonane.
order-cancelled = Twoje zlecenie zostało anulowane.
order-change = Zmień
order-cancel = Anuluj zlecenie
order-noted = Zamknij
order-pass = Pasuj za mnie
order-pass-about = Gdy możesz tylko zakończyć swoją decyzję, zostanie zakończona za ciebie …
order-pass-choice = dopóki nie mam wyboru
order-pass-end = do końca gry
order-passing-choice = Pasujesz, dopóki nie masz wyboru.
order-passing-end = Pasujesz wszędzie, gdzie nie masz wyboru.
order-passing-done = Już nie pasujesz.

no-variation = Nie masz planszy analizy przy tym stole.
variation-too-long = Na planszy analizy mieści się ruchów: { $most }.
variation-outdated = Od początku tej analizy zapadła przy stole twoja decyzja. Zacznij od nowa.
order-empty = Na planszy nie ma jeszcze twojego ruchu.
order-illegal = Następny ruch nie był już możliwy.
order-changed = Stół wyglądał inaczej, niż zakładało zlecenie.
order-by-hand = Ruch został wykonany lub cofnięty przez ciebie samodzielnie.
order-choice = Znów masz wybór.
order-game-over = Gra jest skończona.

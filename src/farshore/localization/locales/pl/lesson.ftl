# Nauka przez grę: przewodnik i drogi do niego. Co mówi, jest w lesson-GRA.ftl.

## Odmowy

no-lesson = Dla tej gry nie ma lekcji: { $given }.
no-lesson-here = Ten stół nie jest lekcją albo już z niej zrezygnowano.
lesson-waits = W tym miejscu lekcja nie toczy się sama.

## Przewodnik

web-learn = Ucz się, grając
web-learn-game = Naucz się gry { $game }, grając
web-learn-about = Pierwsza partia z przewodnikiem, około dziesięciu minut. Możesz ją przerwać w każdej chwili.
web-learn-offer = Pierwszy raz z grą { $game }?
web-learn-no = Graj bez lekcji
web-coach = Przewodnik
web-coach-next = Dalej
web-coach-back = Wstecz
web-coach-forward = Do ostatniej rundy
web-coach-skip = Pomiń lekcję
web-coach-skip-sure = Przerwać lekcję? Gra toczy się dalej przeciw łagodnemu botowi.
web-coach-stay = Zostań
web-coach-step = Krok { $step } z { $steps }
web-coach-watch = Zobacz, co robi rywal.
web-coach-other = Nie teraz: najpierw zrób to, o co prosi przewodnik.
web-coach-done = Gotowe
web-coach-goal = Twój cel
web-coach-overlooked = Łatwo przeoczyć
web-coach-close = Zamknij
web-coach-mode = Przewodnik podczas gry
web-coach-mode-about = Na pierwszą partię: o co chodzi w każdej decyzji i o czym łatwo zapomnieć.

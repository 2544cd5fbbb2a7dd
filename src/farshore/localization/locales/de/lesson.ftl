# Lernen beim Spielen: der Begleiter und die Wege zu ihm. Was er sagt, steht in lesson-SPIEL.ftl.

## Ablehnungen

no-lesson = Für dieses Spiel gibt es keine Lektion: { $given }.
no-lesson-here = Dieser Tisch ist keine Lektion, oder du hast sie verlassen.
lesson-waits = Hier geht die Lektion nicht von selbst weiter.

## Der Begleiter

web-learn = Spielend lernen
web-learn-game = { $game } spielend lernen
web-learn-about = Eine begleitete erste Partie, etwa zehn Minuten. Du kannst sie jederzeit verlassen.
web-learn-offer = Zum ersten Mal { $game }?
web-learn-no = Ohne Lektion spielen
web-coach = Begleiter
web-coach-next = Weiter
web-coach-back = Zurück
web-coach-forward = Zur letzten Runde
web-coach-skip = Lektion überspringen
web-coach-skip-sure = Lektion verlassen? Die Partie geht gegen den sanften Bot weiter.
web-coach-stay = Bleiben
web-coach-step = Schritt { $step } von { $steps }
web-coach-watch = Sieh zu, was dein Gegner tut.
web-coach-other = Nicht jetzt: Tu zuerst, worum dich der Begleiter bittet.
web-coach-done = Fertig
web-coach-goal = Dein Ziel
web-coach-overlooked = Oft übersehen
web-coach-close = Schließen
web-coach-mode = Begleiter neben dem Spiel
web-coach-mode-about = Für eine erste Partie: worum es bei jeder Entscheidung geht und was oft übersehen wird.

# Learning by playing: the coach, and the ways to it. What it says is in lesson-GAME.ftl.

## Refusals

no-lesson = There is no lesson for this game: { $given }.
no-lesson-here = This table is no lesson, or you have left it.
lesson-waits = The lesson does not go on by itself here.

## The coach

web-learn = Learn by playing
web-learn-game = Learn { $game } by playing
web-learn-about = A guided first game, about ten minutes. You can leave it at any time.
web-learn-offer = First time with { $game }?
web-learn-no = Play without a lesson
web-coach = Coach
web-coach-next = Next
web-coach-back = Back
web-coach-forward = To the last round
web-coach-skip = Skip lesson
web-coach-skip-sure = Leave the lesson? The game goes on against the gentle bot.
web-coach-stay = Stay
web-coach-step = Step { $step } of { $steps }
web-coach-watch = Watch what your rival does.
web-coach-other = Not just now: do what the coach asks first.
web-coach-done = Finish
web-coach-goal = What you are after
web-coach-overlooked = Often overlooked
web-coach-close = Close
web-coach-mode = Coach beside the game
web-coach-mode-about = For a first game: what each decision is about, and what is often overlooked.

# Lanterne nel browser.

web-game-lanterns = Lanterne
web-minutes-lanterns = circa un minuto
lanterns-web-board = La lanterna di questo turno, il sacchetto e le tue candele
lanterns-web-lantern = Lanterna da { $lantern }
lanterns-web-dark = Nessuna lanterna è ancora accesa
lanterns-web-bag = Ancora nel sacchetto: { $one } × 1, { $two } × 2, { $three } × 3
lanterns-web-candle = Candela { $candle }
lanterns-web-candle-about = La candela più alta che nessun altro brucia prende la lanterna.
lanterns-web-burning = In questo turno bruci la candela { $candle }.
lanterns-web-candles = Candele rimaste: { $candles }
lanterns-web-chosen = Una candela è scelta

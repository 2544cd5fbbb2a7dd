# Lanterns in the browser.

web-game-lanterns = Lanterns
web-minutes-lanterns = about a minute
lanterns-web-board = The lantern of this round, the bag and your candles
lanterns-web-lantern = Lantern worth { $lantern }
lanterns-web-dark = No lantern is lit yet
lanterns-web-bag = Still in the bag: { $one } × 1, { $two } × 2, { $three } × 3
lanterns-web-candle = Candle { $candle }
lanterns-web-candle-about = The highest candle that nobody else burns takes the lantern.
lanterns-web-burning = You burn candle { $candle } in this round.
lanterns-web-candles = Candles left: { $candles }
lanterns-web-chosen = A candle is chosen

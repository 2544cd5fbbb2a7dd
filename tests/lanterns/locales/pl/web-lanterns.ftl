# Latarnie w przeglądarce.

web-game-lanterns = Latarnie
web-minutes-lanterns = około minuty
lanterns-web-board = Latarnia tej rundy, woreczek i twoje świece
lanterns-web-lantern = Latarnia o wartości { $lantern }
lanterns-web-dark = Żadna latarnia jeszcze nie świeci
lanterns-web-bag = Jeszcze w woreczku: { $one } × 1, { $two } × 2, { $three } × 3
lanterns-web-candle = Świeca { $candle }
lanterns-web-candle-about = Najwyższa świeca, której nie pali nikt inny, zdobywa latarnię.
lanterns-web-burning = W tej rundzie palisz świecę { $candle }.
lanterns-web-candles = Pozostałe świece: { $candles }
lanterns-web-chosen = Świeca jest wybrana

# Laternen im Browser.

web-game-lanterns = Laternen
web-minutes-lanterns = etwa eine Minute
lanterns-web-board = Die Laterne dieser Runde, der Beutel und deine Kerzen
lanterns-web-lantern = Laterne mit dem Wert { $lantern }
lanterns-web-dark = Noch leuchtet keine Laterne
lanterns-web-bag = Noch im Beutel: { $one } × 1, { $two } × 2, { $three } × 3
lanterns-web-candle = Kerze { $candle }
lanterns-web-candle-about = Die höchste Kerze, die sonst niemand verbrennt, bekommt die Laterne.
lanterns-web-burning = Du verbrennst in dieser Runde Kerze { $candle }.
lanterns-web-candles = Kerzen übrig: { $candles }
lanterns-web-chosen = Eine Kerze ist gewählt

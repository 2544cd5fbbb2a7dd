# How to play Lanterns. `lanterns-howto-sections` gives the order.

lanterns-howto-sections = goal round end
lanterns-howto-goal =
    Lanterns are worth 1, 2 or 3 points. Whoever has taken the most points at the end wins.
    .title = What you are after
lanterns-howto-round =
    A lantern is drawn from the bag and lit. Then everybody burns one candle in secret, and all candles are shown together.

    The highest candle that only one player burnt takes the lantern. If every candle was burnt by several, nobody gets it.
    .title = A round
lanterns-howto-end =
    Burnt candles are gone. After three rounds nobody has one left, and the points are counted.
    .title = The end

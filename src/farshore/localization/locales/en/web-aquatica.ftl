# Aquatica in the browser: the board, its panels, and what each thing on it says of itself.

## The game as a whole

web-game-aquatica = Aquatica
web-minutes-aquatica = about 45 minutes

## The board

aquatica-web-board = The ocean with its goals, locations and characters, and a realm below
aquatica-web-realm-own = Your realm
aquatica-web-realm = The realm of { $name }
aquatica-web-realm-show = Show the realm of { $name } on the board
aquatica-web-realm-back = Back to your realm
aquatica-web-characters-left = { $number ->
    [0] No character to come
    [one] 1 character to come
   *[other] { $number } characters to come
  }
aquatica-web-scored = Scored
aquatica-web-discard = Discard pile
aquatica-web-hand = Hand
aquatica-web-deck = The deck of locations
aquatica-web-ready = { $manta }, ready
aquatica-web-tired = { $manta }, tired
aquatica-web-last-turns = { $number ->
    [one] The last turn
   *[other] { $number } turns left
  }
aquatica-web-end-near = The end is near: after this turn everybody has one more.
aquatica-web-rating = That would be: { $rating }

## What the card does, and paying

aquatica-web-in-play = { $name } is in play
aquatica-web-over = over
aquatica-web-now = now
aquatica-web-to-come = still to come
aquatica-web-price = Price
aquatica-web-there = There is
aquatica-web-missing = Missing
aquatica-web-left-over = Left over
aquatica-web-paying-recruit = You recruit { $name }
aquatica-web-paying-buy = You buy { $name }
aquatica-web-paying-conquer = You conquer { $name }
aquatica-web-others-recruit = { $name } is being recruited
aquatica-web-others-buy = { $name } is being bought
aquatica-web-others-conquer = { $name } is being conquered
aquatica-web-click-sources = Click mantas and depths that glow to pay with them.
aquatica-web-pool = In the pool
aquatica-web-coins = { $number ->
    [one] 1 coin
   *[other] { $number } coins
  }
aquatica-web-power = { $number } power
aquatica-web-typed = { $number } power against { $type }

## What each thing does: one sentence an effect

aquatica-about-empty = an empty depth: only raising gets past it
aquatica-about-gain_coins = You gain { $number ->
    [one] 1 coin
   *[other] { $number } coins
  } for recruiting and buying.
aquatica-about-gain_power = You gain { $number } power for conquering.
aquatica-about-typed_power = You gain { $number } power that conquers only { $type }.
aquatica-about-conquer = Conquer a displayed location for power; in the upper row it takes less.
aquatica-about-buy = Buy a displayed location for coins.
aquatica-about-recruit = Recruit a character of the row for the coins under its slot.
aquatica-about-recruit_free = Recruit any character of the row without paying.
aquatica-about-seize = Take any displayed location without paying.
aquatica-about-explore = Explore, if you like: the upper row leaves the game, the lower row moves up (four cards at most), six new locations come.
aquatica-about-raise = Raise your locations by { $number ->
    [one] one depth
   *[other] { $number } depths in all
  }. What is covered is lost.
aquatica-about-raise_fully = Raise { $number ->
    [one] one location
   *[other] { $number } locations
  } until every depth is covered.
aquatica-about-other = It cannot raise the location that shows it.
aquatica-about-score = Score { $number ->
    [one] one fully raised location
   *[other] { $number } fully raised locations, or as many as you have
  }: it counts at the end, and its space is free again.
aquatica-about-return = Take { $number ->
    [one] one card
   *[other] { $number } cards
  } back from your discard pile.
aquatica-about-return_all = Take all cards of your discard pile back into your hand.
aquatica-about-ready = Make { $number ->
    [one] one tired manta
   *[other] { $number } tired mantas, or as many as you have,
  } ready.
aquatica-about-ready_all = All your tired mantas become ready.
aquatica-about-replay = Choose a card of your discard pile, your king too, and play it; a card that does the same cannot be chosen.
aquatica-about-take_manta = At the start this king goes back to the box and brings its owner a { LOWER($manta) }.
aquatica-about-choose = One of two. Either: { $first } Or: { $second }
aquatica-about-each_opponent = Then each opponent has to do this if possible: { $effects }.
aquatica-about-stays = She stays in your hand when you play her.
aquatica-about-once = Once only: this king leaves the game after being played.
aquatica-about-must = You must do it if you can pay with everything you have; your mantas and depths count too.
aquatica-about-may = You may decline if the card itself does not pay for anything; nobody has to spend mantas or depths.
aquatica-about-power_lost = Power that the first conquest leaves over is lost.
aquatica-about-power_kept = Power that the first conquest leaves over helps with the second.
aquatica-about-clears = First the leftmost character of the row leaves the game.
aquatica-about-king = King number { $number }: the lower number wins the last tie.
aquatica-about-prices = Here { $power } power conquer it, or { $coins ->
    [one] 1 coin buys
   *[other] { $coins } coins buy
  } it.
aquatica-about-depths = Depths, from the top:
aquatica-about-raised = Fully raised: it can be scored.
aquatica-about-wins = Fully raised, it brings you the { LOWER($manta) }.
aquatica-about-points = Worth { $number ->
    [one] 1 point
   *[other] { $number } points
  } when scored.
aquatica-about-manta-resource = Using it makes it tired; you may do so only while you pay.
aquatica-about-manta-effect = Using it makes it tired; you may do so before or after the card of your turn.
aquatica-about-manta-trained = Trained: you may put it on a goal for good, ready or tired.
aquatica-about-manta-tired = It is tired: only an effect makes it ready again.
aquatica-about-supply = { $number ->
    [0] None is left in the supply.
    [one] 1 is left in the supply.
   *[other] { $number } are left in the supply.
  }
aquatica-about-deck = { $number ->
    [0] No location is left in the deck.
    [one] 1 location is left in the deck. With two or more players the last one triggers the end.
   *[other] { $number } locations are left in the deck. With two or more players the last one triggers the end.
  }
aquatica-about-goal = You need { $condition }.
aquatica-about-progress = { $name }: { $found } of { $needed }
aquatica-about-claim = In your turn you may put a trained manta on the first free space, once for each goal.

# Council of Shadows: what the board in the browser says besides the game's own words.

## The game as a whole

web-game-council = Council of Shadows
web-minutes-council = about 75 minutes

## The map

council-web-map = The map of dark energy
council-web-planet = Planet { $number } of { $tile }: { LOWER($planet_type) }
council-web-free-planet = Nobody lives here.
council-web-cubes-of = { $seat }: { $number ->
    [one] 1 cube
   *[other] { $number } cubes
  }
council-web-slot = { $galaxy }, slot { $number }
council-web-slot-rule = Free. An explored system of this distance can be put here.
council-web-stack = Parsec { $parsec }: { $number ->
    [0] no systems left
    [one] 1 system left
   *[other] { $number } systems left
  }
council-web-stack-rule = Exploring draws two systems from here; you place one and put the other back under the stack.
council-web-systems = All solar systems
council-web-systems-about = Every system of the game, by distance. Pale ones lie on the map; the others are still to come, in an order that nobody knows.
council-web-systems-left = { $number } of { $all } systems still to come
council-web-left-of = { $number } of { $all } still to come
council-web-on-map = Lies on the map.
council-web-to-come = Still to come.
council-web-yield-gems = Each mining gives { $yield_gem }.
council-web-yield-energy = Each mining gives { $number } energy.
council-web-yield-both = Each mining gives { $yield_gem } and { $number } energy.
council-web-reward = Evaluating pays { $majority } energy with the majority, otherwise { $minority }. It costs one of your cubes here.
council-web-reward-card = It also brings a light bonus card.
council-web-leads = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
  } the majority, with { $number } more.
council-web-nobody-leads = Nobody has the majority.
council-web-would-pay = You would get { $number } energy now.
council-web-would-keep = You would get { $number } energy now and could keep your cube.
council-web-evaluated = Already evaluated in this turn.
council-web-station-of = { $station } of { LOWER($seat) } { FORM($galaxy, "in") }
council-web-station-free = Room for a space station { FORM($galaxy, "in") }
council-web-station-rule = One station per galaxy, for good. You need a colony here to build one.

## The race

council-web-marker = { $seat }: energy { $energy }, consumption { $number }
council-web-gap = { $number ->
    [0] Consumption is reached.
   *[other] { $number } energy to the next Dark Tech level. Then you begin again with the energy left over.
  }
council-web-to-go = { $number } to go
council-web-level-due = { $number } over
council-web-level = Dark Tech level { $number }
council-web-moved = Moved by { $number } in the last planning.

## Round and turn

council-web-phase-purchase = Purchase
council-web-phase-planning = Planning
council-web-phase-actions = Actions
council-web-civilisation = Civilisation
council-web-civilisation-of = { $seat_you ->
    [yes] You lead
   *[no] { $seat } leads
  } the { $emblem }.
council-web-order = Turn order
council-web-turn-now = has the turn
council-web-turn-later = is still to come
council-web-turn-done = is done in this phase
council-web-turn-plans = is planning
council-web-turn-ready = has finished planning
council-web-purchases-left = { $number ->
    [0] You have made all your purchases.
    [one] You can buy one more thing.
   *[other] You can buy { $number } more things.
  }

## Your things

council-web-yours = Your things
council-web-things-of = Things of { LOWER($seat) }
council-web-tab-hand = Hand
council-web-tab-market = Market
council-web-tab-upgrades = Upgrades
council-web-tab-treasures = Secrets
council-web-does = It does: { $does }.
council-web-consumption = Consumption { $number }, in every round in which it lies on top.
council-web-cost = Costs { $cost_gem }.
council-web-hand-empty = Your hand is empty.
council-web-market-empty = Place { $number } of the market is empty.
council-web-field = Field { $number } reaches up to parsec { $parsec }.
council-web-field-empty = Empty field
council-web-leave = Put nothing on field { $number }
council-web-leave-short = Leave as it is
council-web-take-back = Take { $card } back
council-web-belt-out = Cards that leave the last field return to your hand.
council-web-bought = bought
council-web-built = built
council-web-gem-rule = A higher gem can pay for a lower one, without change.
council-web-worth-now = It would pay { $number } energy now.
council-web-final = The final scoring would bring you { $number } energy now: level { $level } and { $left } energy.
council-web-supply = Cubes in the supply
council-web-bonus-count = Bonus cards: { $light } light, { $dark } dark
council-web-hand-of = Hand: { $number ->
    [one] 1 card
   *[other] { $number } cards
  }

## Planning

council-web-plan-sum = Cards add up to
council-web-plan-consumption = Your consumption
council-web-plan-place = Likely place
council-web-place-sure = Whatever the others plan, you act as number { $best }.
council-web-place-likely = By what the others can plan, you act as number { $best } at best and { $worst } at worst.

## What components do

council-about-terran = Everybody can settle earth-like planets.
council-about-desert = Settling it needs the desert adaptation.
council-about-volcanic = Settling it needs the volcanic adaptation.
council-about-anthracite = The lowest kind; worth 1 energy at the end.
council-about-gold = The middle kind; worth 2 energy at the end.
council-about-transparent = The highest kind; worth 3 energy at the end.
council-about-adapt = From now on you can settle planets of this type: { LOWER($planet_type) }.
council-about-stacking = From now on you can put cubes on planets that hold cubes already, up to three in all.
council-about-energy = { $number } energy, once.
council-about-range = Field { $number } reaches parsec { $parsec }.
council-bonus-flat = { $base } energy at the end.
council-bonus-galaxy = At the end { $majority } energy with the majority { FORM($galaxy, "in") }, { $presence } with at least one colony, otherwise { $none }.
council-bonus-gem_kind = At the end { $base } energy and { $each } for each { LOWER($gem) } you have left.
council-bonus-planets = At the end { $base } energy and { $each } for each of your cubes on a planet of this type: { LOWER($planet_type) }.
council-bonus-parsec = At the end { $base } energy and { $each } for each of your cubes in parsec { $parsec }.
council-bonus-cubes_on_player_board = At the end { $base } energy and { $each } for each cube on your player board.
council-bonus-ai_cards = At the end { $base } energy and { $each } for each of your AI cards.
council-bonus-light_bonus_cards = At the end { $base } energy and { $each } for each of your light bonus cards.
council-bonus-stations_built = At the end { $base } energy and { $each } for each station you built.
council-bonus-consumption_tenth = At the end a tenth of your consumption as energy, rounded.

## The Automa

council-web-automa-rule = It plays one card each round: its consumption counts for the order, its actions are carried out from top to bottom.
council-web-automa-used = { $number ->
    [0] No cards used yet.
   *[other] Cards used: { $number }.
  }
council-web-automa-waits = Its card is turned up when you have planned.
council-web-automa-else = or { $action }
council-automa-settle = settle { $number } on { LOWER($planet_type) }, { $where }
council-automa-explore_settle = explore, then { $number } on { LOWER($planet_type) }, { $where }
council-automa-gain_energy = gain { $number } energy
council-automa-replace_ai_cards = replace AI cards { $positions }
council-automa-all_present = Evaluates every galaxy it is in.
council-automa-majority_only = Evaluates the galaxies in which it has the majority.

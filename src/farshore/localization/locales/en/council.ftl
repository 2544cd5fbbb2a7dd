# Council of Shadows: what people read of the race of two markers.

council-about = Collect energy faster than your consumption runs away from it: plan in secret, settle, mine, evaluate.
council-owner = The Automa
    .within = the Automa
council-forms-gem =
    .counted = { $id ->
        [anthracite] { $number ->
            [one] 1 anthracite gem
           *[other] { $number } anthracite gems
          }
        [gold] { $number ->
            [one] 1 golden gem
           *[other] { $number } golden gems
          }
       *[other] { $number ->
            [one] 1 transparent gem
           *[other] { $number } transparent gems
          }
      }
    .object = { $id ->
        [anthracite] an anthracite gem
       *[other] a { $within }
      }
council-forms-galaxy =
    .object = { $id ->
        [grey] { $name }
        [turquoise] { $name }
        [yellow] { $name }
       *[other] the { $name }
      }
    .in = { $id ->
        [grey] in { $name }
        [turquoise] in { $name }
        [yellow] in { $name }
       *[other] in the { $name }
      }
    .into = { $id ->
        [grey] in { $name }
        [turquoise] in { $name }
        [yellow] in { $name }
       *[other] in the { $name }
      }
council-forms-planet_type =
    .counted = { $id ->
        [terran] { $number ->
            [one] 1 earth-like planet
           *[other] { $number } earth-like planets
          }
        [desert] { $number ->
            [one] 1 desert planet
           *[other] { $number } desert planets
          }
       *[other] { $number ->
            [one] 1 volcanic planet
           *[other] { $number } volcanic planets
          }
      }

## Options

council-option-module_stations = the module of the space stations
    .off = is left out
    .on = is played
council-option-module_commanders = the module of the commanders
    .off = is left out
    .on = is played; everybody chooses a commander
council-option-screens = how you plan
    .on = in secret, all at once
    .off = openly, one after the other
council-option-automa_silver = the two silver cards of the Automa
    .off = stay in the box
    .on = are shuffled in (harder)
council-option-actions = whether you must do what your action cards let you do
    .free = you may leave out an action, or put down a smaller tower
    .all = you settle and explore whenever you can, and never divide a tower
council-option-two_minings = where a card that explores with two minings mines
    .new = on the new system, twice, without a colony
    .colonies = in any systems in range where you have colonies
council-option-empire = when Empire pays for your majorities
    .before = before you evaluate
    .after = after you have evaluated
council-option-cube_supply = how many cubes there are
    .thirty = thirty for everybody
    .unlimited = as many as you need
council-option-round_limit = after how many rounds the game ends at the latest
    .none = it ends only when somebody reaches level III
council-option-dark_galaxy_card = what a galaxy card pays for majority, presence and nothing
    .replacing = 9, 3 or 0
    .adding = 9, 6 or 3

## Decisions. `.waiting` is told to those who wait.

council-ask-choose_commander = Which commander leads you?
    .waiting = { $names } chooses a commander
council-ask-purchase = What do you buy?
    .waiting = { $names } decides what to buy
council-ask-planning = Plan: what do you put on your next field?
    .waiting = { $names } { $names_count ->
        [one] plans
       *[other] plan
      } this round
council-ask-open_planning = Plan: what do you put on your next field?
    .waiting = { $names } plans this round
council-ask-choose_option = Which side of the card do you use?
    .waiting = { $names } chooses a side of the card
council-ask-settle = On which planet do you settle?
    .waiting = { $names } chooses a planet to settle
council-ask-choose_cubes = How many cubes do you put on { $tile }?
    .waiting = { $names } chooses how many cubes to put down
council-ask-mine = Which system do you mine? { $left ->
    [one] One yield is left.
   *[other] { $left } yields are left.
  }
    .waiting = { $names } chooses a system to mine
council-ask-upgrade_gem = Which gem do you upgrade?
    .waiting = { $names } chooses a gem to upgrade
council-ask-explore = Which parsec do you explore?
    .waiting = { $names } chooses a parsec to explore
council-ask-keep_tile = Which of the drawn systems do you place?
    .waiting = { $names } chooses which drawn system to place
council-ask-place_tile = Where do you place { $tile }?
    .waiting = { $names } chooses where the new system lies
council-ask-use_tile = What do you do with { $tile }?
    .waiting = { $names } decides what to do with the new system
council-ask-take_card = Which open AI card do you take?
    .waiting = { $names } chooses an open AI card
council-ask-evaluation = Which galaxy do you evaluate?
    .waiting = { $names } chooses a galaxy to evaluate
council-ask-evaluate_some = Which galaxy do you evaluate at once?
    .waiting = { $names } chooses a galaxy to evaluate at once
council-ask-remove_cube = Which cube do you remove { FORM($galaxy, "in") }?
    .waiting = { $names } chooses a cube to remove
council-ask-return_bonus = You have too many bonus cards. Which one do you return?
    .waiting = { $names } chooses a bonus card to return
council-ask-choose_tech = You reached a level. Which Dark Tech card do you take?
    .waiting = { $names } chooses a Dark Tech card
council-ask-automa_settle = Where does the Automa settle?
    .waiting = { $names } decides where the Automa settles
council-ask-automa_keep = Which system does the Automa place?
    .waiting = { $names } decides which system the Automa places
council-ask-automa_place = Where does the Automa place { $tile }?
    .waiting = { $names } decides where the Automa places the system

## Moves. `.done` is the log line where nothing else tells of the move.

council-move-open_tile = { $tile } lies open
council-move-reveal = Turn up { $card }
council-move-deal_dark = Deal { $bonus }
council-move-token = The next turn token goes to { LOWER($owner) }
council-move-draw_tile = Draw { $tile }
council-move-draw_light = Draw { $bonus }
council-move-lose_tech = { $tech } was removed at the start
council-move-turn_up = Turn up { $automa_card }
council-move-choose_commander = { $commander }
council-move-buy_card = Buy { $card } for { $card_cost_gem }
council-move-buy_upgrade = Buy { $upgrade } for { $upgrade_cost_gem }
council-move-build_station = Build your { LOWER($station) } { FORM($galaxy, "in") }
council-move-plan = Put { $card } on it (consumption { $card_consumption })
council-move-leave = Put nothing on it
council-move-commit = That is my plan (it is final)
council-move-option = { $option ->
    [1] The first side
   *[other] The second side
  }
council-move-settle = Settle planet { $planet } of { $tile } ({ $tile_planet_type })
council-move-cubes = { $number ->
    [one] 1 cube
   *[other] { $number } cubes
  }
council-move-mine = Mine { $tile }{ $gems_taken_count ->
    [0] {""}
   *[other] : { FORM($gems_taken_gem, "counted", $gems_taken_number) }
  }{ $energy_gained_count ->
    [0] {""}
   *[other] { $gems_taken_count ->
        [0] :
       *[other] ,
      } { $energy_gained_number } energy
  }
council-move-explore = Explore parsec { $parsec }
council-move-keep = Keep { $tile } ({ $tile_planet_type })
council-move-place = Put it { FORM($galaxy, "into") }
council-move-take_yield = Take its yield
council-move-upgrade_gem = Upgrade { FORM($gem, "object") }
council-move-evaluate = Evaluate { FORM($galaxy, "object") } ({ $evaluated_reward })
council-move-remove = Remove the cube from planet { $planet } of { $tile }
council-move-return_bonus = Return { $bonus }
council-move-choose_tech = Take { $tech }
council-move-take_card = Take { $card }
council-move-done = { $cube_kept_count ->
    [0] No more of this
   *[other] Remove no cube
  }
    .done = { $seat } stopped here.
council-move-end_turn = End your turn

## Events

council-event-dark_dealt = { $seat } got the dark bonus card “{ $bonus }”.
    .hidden = { $seat } got a dark bonus card.
council-event-token_dealt = { $seat } got turn token { $token }.
council-event-commander_chosen = { $seat } chose { $commander }.
council-event-round_begins = Round { $number } began.
council-event-purchase_ended = { $seat } finished buying.
council-event-committed = { $seat } finished planning.
council-event-card_planned = { $seat } put { $card } on field { $field }.
council-event-consumption_moved = { $seat_you ->
    [yes] Your consumption is
   *[no] { $seat }’s consumption is
  } { $total } now (moved by { $change }).
council-event-action_turn = { $seat } began to act.
council-event-card_acts = { $seat } carried out { $card } on field { $field }.
council-event-card_back = { $seat } got { $card } back.
council-event-turn_ended = { $seat } ended { $seat_you ->
    [yes] your
   *[no] their
  } turn.
council-event-game_ended = The game ended.
council-event-final_scored = { $seat } gained { $number } energy in the final scoring: { $total } in all (100 for each level).
council-event-card_revealed = New AI card: { $card }.
council-event-cards_shuffled = The AI cards that were removed were shuffled into a new deck.
council-event-card_bought = { $seat } bought { $card }.
council-event-card_taken = { $seat } took { $card }.
council-event-card_removed = { $seat } removed { $card }.
council-event-upgrade_bought = { $seat } bought the upgrade “{ $upgrade }”.
council-event-range_raised = { $seat } raised the range of field { $field } to Parsec { $range }.
council-event-field_added = { $seat } got action field { $field } with range Parsec { $range }.
council-event-station_built = { $seat } built the { LOWER($station) } { FORM($galaxy, "in") }.
council-event-station_cubes_placed = { $seat } put { $number ->
    [one] 1 cube
   *[other] { $number } cubes
  } on the station { FORM($galaxy, "in") }.
council-event-gems_taken = { $seat } took { FORM($gem, "counted", $number) }.
council-event-gems_paid = { $seat } paid { FORM($gem, "counted", $number) }.
council-event-gem_upgraded = { $seat } upgraded { FORM($gem, "object") }.
council-event-yield_taken = { $seat } mined { $tile }.
council-event-energy_gained = { $seat } gained { $number } energy (now { $total }).
council-event-exploring = { $seat } explored Parsec { $parsec }.
council-event-tile_drawn = { $seat } drew { $tile }.
    .hidden = { $seat } drew a system.
council-event-tile_kept = { $seat } kept { $tile }.
council-event-tile_returned = { $seat } put { $tile } under the stack.
    .hidden = { $seat } put a system under the stack.
council-event-tile_placed = { $tile } was placed { FORM($galaxy, "in") }.
council-event-settled = { $seat } put { $number ->
    [one] 1 cube
   *[other] { $number } cubes
  } on planet { $planet } of { $tile }.
council-event-evaluated = { $seat } evaluated { FORM($galaxy, "object") }: { $reward }.
council-event-cube_kept = { $seat } kept { $seat_you ->
    [yes] your
   *[no] the
  } cube { FORM($galaxy, "in") }.
council-event-cube_removed = { $seat } took a cube off planet { $planet } of { $tile }.
council-event-light_drawn = { $seat } drew the bonus card “{ $bonus }”.
    .hidden = { $seat } drew a light bonus card.
council-event-light_returned = { $seat } put “{ $bonus }” under the light deck.
    .hidden = { $seat } put a card under the light deck.
council-event-dark_given_up = { $seat } gave up “{ $bonus }”.
    .hidden = { $seat } gave up a dark bonus card.
council-event-level_reached = { $seat } reached Dark Tech level { $number ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] { $number }
  } with { $total } energy left over.
council-event-tech_lost = { $tech } was removed from the deck at the start.
    .hidden = A Dark Tech card was removed from the deck at the start.
council-event-tech_chosen = { $seat } took { $tech }.
council-event-compensated = { $seat } received gems as compensation.
council-event-throne_taken = { $seat } reached level III first and { $seat_you ->
    [yes] hold
   *[no] holds
  } the throne for the winner: the game ends with this round.
council-event-automa_card = The Automa turned up { $automa_card }.
council-event-automa_lapse = Action { $number } of the Automa was not possible and lapsed.
council-event-automa_no_tile_fits = No system fitted the Automa’s card; both went back under the stack.

## The end

council-end-level = somebody reached level III
council-end-round_limit = the last round is over
council-part-gems = gems
council-part-ai_cards = AI cards
council-part-bonus = bonus cards
council-tie-level = Dark Tech level
council-tie-energy = energy
council-tie-cubes = cubes on the board

## Why not: purchase

council-commander-first = First choose a commander.
council-commander-taken = { $commander } has been chosen already.
council-purchase-first = It is your purchase turn: buy something, or end the turn.
council-no-purchase-left = You have made your { $most } purchases of this turn.
council-too-few-gems = It costs { $needed_gem }; you have { $own_gem }. A better gem may stand for a lesser one.
council-card-not-open = { $card } is not among the open cards.
council-card-forbidden = Your commander may not buy { $card }.
council-upgrade-owned = You have { $upgrade } already.
council-no-such-field = You have no field for { $upgrade }.
council-step-missing = { $upgrade } needs { $needed_upgrade } first.
council-no-cubes = You have no cubes left.
council-no-stations = There are no space stations in this game.
council-station-built = You have built your { LOWER($station) }.
council-station-there = There is a station { FORM($galaxy, "in") } already.
council-no-free-colony = You have no free colony in your purchase turn.
council-free-colony-used = You have placed the free colony of this turn.

## Why not: planning

council-plan-first = First plan your fields, from left to right.
council-commit-first = All your fields are decided: commit your plan, or take a move back.
council-fields-undecided = Field { $field } is not decided yet.
council-field-must-be-filled = Field { $field } is empty and needs a card from your hand.
council-not-in-hand = { $card } is not in your hand, or you have planned it already.
council-cards-for-empty-fields = You need your cards for the empty fields.

## Why not: actions

council-option-first = First choose a side of the card, or do without it.
council-option-impossible = Nothing of that side is possible now.
council-must-choose = One side of the card must be used: all actions are carried out if they can be.
council-must-settle = You must settle: all actions are carried out if they can be.
council-must-explore = You must explore: all actions are carried out if they can be.
council-tower-too-large = Planet { $planet } of { $tile } has no room for a tower of { $cubes }, and a tower is not divided.
council-tower-divided = A tower is not divided: put down at least { $least }.
council-settle-first = First settle a planet, or do without it.
council-cubes-first = First say how many cubes you put there: { $least } to { $most }.
council-too-many-cubes = At most { $most } can be put there.
council-tile-not-placed = { $tile } does not lie on the board.
council-out-of-range = That is in parsec { $parsec }; the range is { $range }.
council-not-adapted = You are not adapted to planet { $planet } of { $tile }: { LOWER($planet_type) }.
council-tower-full = Planet { $planet } of { $tile } has three cubes.
council-planet-taken = Planet { $planet } of { $tile } is taken; only the colony expansion lets you stack.
council-alike = Planet { $planet } of { $tile } is just like planet { $first }: choose that one.
council-mine-first = First mine a system, or do without it.
council-mined-out = { $tile } has no cube left that this card has not used.
council-no-colony-in-system = You have no colony in { $tile }.
council-upgrade-gem-first = First upgrade a gem, or do without it.
council-no-such-gem = You have no such gem: { LOWER($gem) }.
council-explore-first = First explore a parsec, or do without it.
council-no-tiles = The stack of parsec { $parsec } is empty.
council-no-slot = Parsec { $parsec } has no free slot.
council-keep-first = First keep one of the drawn systems: { $drawn_tile }.
council-place-first = First place { $tile }.
council-galaxy-closed = { $galaxy } is not in this game.
council-wrong-parsec = { $galaxy } does not lie in parsec { $parsec }.
council-galaxy-full = { $galaxy } has no free slot.
council-use-tile-first = First say what you do with { $tile }: settle it, take the yields on offer, or neither.
council-only-new-tile = Now you can settle { $tile } only.
council-only-yield-left = Of { $tile } only the yield is left.
council-cubes-before-yield = First the cubes on { $tile }, or none; then its yield.
council-take-card-first = First take an open AI card.

## Why not: evaluation and levels

council-evaluation-first = Evaluate a galaxy, or end your turn.
council-evaluate-first = First evaluate a galaxy, or do without it.
council-evaluated = You have evaluated { FORM($galaxy, "object") } already.
council-no-colony-in-galaxy = You have no colony { FORM($galaxy, "in") }.
council-remove-first = First remove a cube { FORM($galaxy, "in") }.
council-not-in-galaxy = That planet does not lie { FORM($galaxy, "in") }.
council-no-cube-there = There is no such cube on that planet { FORM($galaxy, "in") }.
council-return-bonus-first = First return one of your bonus cards.
council-bonus-not-held = You do not hold { $bonus }.
council-tech-first = First take a Dark Tech card.
council-wrong-deck = { $tech } is not of deck { $deck }.
council-tech-gone = { $tech } is not in the deck any more.

## Why not: the Automa

council-automa-settle-first = First settle for the Automa.
council-automa-planet = The Automa’s card asks for another planet: a free one of the named type, in the named place.
council-automa-tile-unfit = { $tile } has no planet of the type that the Automa’s card names.
council-automa-galaxy = The Automa’s card does not name { $galaxy }.

## What cards do: from what the edition says of them, by the readings of the table

council-starts = consumption { $number }{ $energy ->
    [0] {""}
   *[other] , energy { $energy }
  }
council-effect-none = no action
council-effect-settle = { $number ->
    [1] settle 1 cube
   *[other] settle a tower of { $actions ->
        [free] up to { $number }
       *[all] { $number }
      }
  }
council-effect-mine = { $number ->
    [1] mine once
    [2] mine twice
   *[other] mine { $number } times
  }
council-effect-explore = explore ({ $cubes ->
    [1] 1 cube
   *[other] a tower of { $actions ->
        [free] up to { $cubes }
       *[all] { $cubes }
      }
  } { $join ->
    [and] and
   *[or] or
  } { $mines ->
    [1] the yield
   *[other] { $two_minings ->
        [new] the yield { $mines } times
       *[colonies] { $mines } minings
      }
  })
council-effect-take_gems = take { $taken_gem }
council-effect-upgrade_gem = { $steps ->
    [1] upgrade a gem
   *[other] upgrade gems by { $steps } steps
  }
council-effect-gain_energy = gain { $number } energy
council-effect-change_consumption = your consumption { $change ->
    [up] rises
   *[down] falls
  } by { $number }
council-effect-adapt = you can settle planets of this type: { LOWER($planet_type) }
council-effect-allow_stacking = you can put cubes on planets that hold cubes already
council-effect-raise_range = field { $field } reaches Parsec { $parsec }
council-effect-add_field = one more action field (range Parsec { $parsec })
council-effect-raise_all_ranges = all your fields reach Parsec { $parsec }, { $number } energy for each step
council-effect-take_ai_card = { $number ->
    [one] take an open AI card free
   *[other] take { $number } open AI cards free
  }
council-effect-draw_light_card = { $number ->
    [one] draw a light bonus card
   *[other] draw { $number } light bonus cards
  }
council-effect-evaluate = { $number ->
    [one] evaluate a galaxy
   *[other] evaluate up to { $number } galaxies
  }
council-effect-energy_per = { $number } energy for each { $measure ->
    [galaxy_majority] galaxy in which you have the majority
    [system_majority] solar system in which you have the majority
   *[other] colony of yours
  }
council-effect-yield_each_system = one yield of every system of its galaxy in which you have a colony
council-effect-mine_others = you mine with the cubes of others too
council-effect-upgrade_yield_gems = { $steps ->
    [one] gems of yields are one kind higher
   *[other] gems of yields are { $steps } kinds higher
  }
council-effect-extra_explore_cube = { $number ->
    [one] 1 more cube
   *[other] { $number } more cubes
  } { $explorer_people ->
    [any] whenever you explore
   *[card] when an action card explores
  }
council-effect-round_consumption = from the next { $perpetual_motion ->
    [planning] planning
   *[round] round
  } on, cards do not move your consumption any more
council-effect-free_colony = in each purchase turn { $number ->
    [one] a free colony
   *[other] a free tower of { $number }
  }
council-effect-keep_cube = in { $number ->
    [0] its galaxy
   *[other] a galaxy with { $number } or more colonies of yours
  } you { $kept_cubes ->
    [always] evaluate
   *[choice] may evaluate
  } without removing a cube
council-effect-tie_is_majority = a tie for most colonies pays like the majority
council-effect-place_station_cubes = { $number ->
    [one] 1 of your cubes lies on it; it counts for the majority and is never removed
   *[other] { $number } of your cubes lie on it; they count for the majority and are never removed
  }
council-effect-forbid_ai_card = you may not { $casares_ban ->
    [any] take
   *[purchase] buy
  } the card “{ $card }”
council-effect-yield_of_system = { $number ->
    [one] take the yield of that system
   *[other] take the yield of that system { $number } times
  }
council-effect-far = { $does } anywhere
council-effect-far-any = { $does } anywhere, any planet
council-effect-any = { $does }, any planet
council-effect-then = { $first }, then { $second }
council-effect-or = { $first }, or { $second }
council-when-immediate = at once: { $does }
council-when-evaluation_start = each round before you evaluate: { $does }
council-when-evaluation_end = each round after you have evaluated: { $does }

## Faults of an edition

council-fault-slots = { $path }: a galaxy has 2 to 5 slots, not { $found }.
council-fault-first-galaxy = { $path }: the first galaxy must lie in parsec 1 and have two slots for the open systems.
council-fault-slots-differ = { $path }: differs from the slots of the galaxies.
council-fault-more-slots-than-tiles = { $path }: parsec { $parsec } has more slots than systems.
council-fault-covered-differ = { $path }: differs from the galaxies that are covered.
council-fault-no-yield = { $path }: a system yields something.
council-fault-final-energy-differs = { $path }: must be the same as under “Final scoring”.
council-fault-not-a-range-step = { $path }: must raise the field of the upgrade by one step, and nothing else may.
council-fault-not-for-stations = { $path }: a station cannot do { $do }.
council-fault-field-of-ava = { $path }: Ava, and only she, has a field from the start.
council-fault-too-many-fields = { $path }: only one Dark Tech card may add a field.
council-fault-wrong-moment = { $path }: “{ $found }” is no moment for this. Possible: { $allowed }.
council-fault-wrong-effect = { $path }: “{ $found }” cannot happen at this moment. Possible: { $allowed }.
council-fault-no-settling-before = { $path }: a yield of the system just settled needs a settling before it.
council-fault-needs-any-range = { $path }: must work at any range, because no field gives a range.
council-fault-wrong-deck = { $path }: the first 18 bonus cards are light, the others dark.
council-fault-light-for-all = { $path }: light cards are used at every number of players.
council-fault-not-counted = { $path }: a formula counts nothing by leaving this out, and galaxies by a galaxy.
council-fault-unknown-module = { $path }: possible are { $allowed }.
council-fault-too-few-dark-cards = { $path }: too few dark cards for { $players } players.
council-fault-empty-deck = { $path }: the Automa deck { $deck } has no plain card.
council-fault-not-rising = { $path }: must rise.
council-fault-not-on-this-side = { $path }: { $galaxy } is not on the side for 2 players.

## Faults of a position

council-fault-field-count = { $path }: { $found } is no possible number of fields.
council-fault-silver-not-in-game = { $path }: the silver cards are not in this game.
council-fault-not-a-dark-card = { $path }: “{ $found }” is no dark bonus card.
council-fault-bad-story = { $path }: “{ $found }” is not an owner, what it did (drew or returned) and a light bonus card.
council-fault-not-on-top = { $path }: “{ $found }”: this card could not be drawn then.
council-fault-returned-before-drawn = { $path }: “{ $found }”: this card was returned before it was drawn.
council-fault-light-cards-differ = { $path }: { LOWER($owner) } holds other light cards than these.
council-fault-no-automa-action = { $path }: the Automa’s card has no such action.
council-fault-not-everybody-once = { $path }: must name everybody once.
council-fault-cube-total = { $path }: cubes of { LOWER($owner) }: found { $found }, needed { $needed }.
council-fault-level-not-settled = { $path }: { LOWER($owner) } has as much energy as consumption, and it is not their turn.
council-fault-board-cubes = { $path }: more cubes on a player board than its { $needed } upgrades take.
council-fault-step-missing = { $path }: a range upgrade lacks the step before it.
council-fault-no-commanders = { $path }: there are no commanders in this game.
council-fault-too-many-bonus-cards = { $path }: a seat holds too many bonus cards.
council-fault-dark-card-not-dealt = { $path }: a seat holds a dark card that it was not dealt.
council-fault-starting-cards = { $path }: seat { $seat } must have each of its six starting cards once.
council-fault-planned-not-in-hand = { $path }: seat { $seat } has planned a card that is not in its hand.
council-fault-card-twice = { $path }: the AI card { $card } is in two places.
council-fault-galaxy-overfull = { $path }: { $galaxy } has more systems than slots.
council-fault-wrong-parsec = { $path }: { $tile } does not belong to the parsec of { $galaxy }.
council-fault-wrong-stack = { $path }: { $tile } lies under the stack of another parsec.
council-fault-tile-twice = { $path }: the system { $tile } is in two places.
council-fault-tower-too-high = { $path }: a planet of { $tile } holds more than three cubes.
council-fault-station-twice = { $path }: the station in { $galaxy } is there twice, or stations are not in this game.
council-fault-stations-differ = { $path }: seat { $seat } has other stations on the board than before it.
council-fault-tech-twice = { $path }: seat { $seat } has a Dark Tech card too many, or one that another has.
council-fault-tech-of-level = { $path }: the Dark Tech cards of seat { $seat } do not fit its level.
council-fault-techs-lost = { $path }: the cards that Dark Tech deck { $deck } lost are not possible.
council-fault-never-looked = { $path }: a card of Dark Tech deck { $deck } was taken, but nobody has looked through it.
council-fault-dark-cards = { $path }: the dark bonus cards dealt are not possible.
council-fault-throne = { $path }: the throne belongs to whoever reached level III first, and to nobody before.
council-fault-no-automa-card = { $path }: the Automa has no card for this round.
council-fault-plan-too-long = { $path }: seat { $seat } has planned more fields than it has.
council-fault-not-planning = { $path }: somebody has committed a plan, but it is not the time of planning.

## The board in the terminal

council-board-energy = energy
council-board-consumption = consumption
council-board-level = level
council-board-gap = to go
council-board-due = reached +{ $number }
council-board-gems = gems a/g/t
council-board-supply = cubes
council-board-cards = bonus
council-board-round = Round { $number }
council-board-order = Turn order: { $order }
council-board-market = Open AI cards
council-board-stacks = Systems left: { $first } / { $second } / { $third } (parsecs 1, 2, 3); AI cards { $cards }; light bonus cards { $light }
council-board-parsec = Parsec { $number }
council-board-to-come = { $number } of { $all } systems to come ({ $planets })
council-board-reward = { $majority }/{ $minority }
council-board-free = { $number } free
council-board-hand = hand: { $cards }
council-board-fields = fields: { $fields }
council-board-empty = empty
council-board-bonus = Your bonus cards: { $cards }
council-board-plan = Your plan: { $cards }
council-board-committed = Plan committed: { $seats }
council-board-automa = Automa card: { $card }
council-board-station = { $station } of { $seat }
council-board-has = has { $things }

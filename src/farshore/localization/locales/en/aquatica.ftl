# Aquatica: what people read of the deep.

aquatica-about = Rulers of the deep play characters, take locations, raise them from the sea bed and score them.

## A character within a sentence: kings are called by name

aquatica-forms-character =
    .the = { $id ->
        [king_warlord] { $name }
        [king_trader] { $name }
        [king_builder] { $name }
        [king_host] { $name }
        [king_chronicler] { $name }
        [king_navigator] { $name }
        [king_upwelling] { $name }
        [king_usurper] { $name }
       *[other] the { $name }
      }
    .The = { $id ->
        [king_warlord] { $name }
        [king_trader] { $name }
        [king_builder] { $name }
        [king_host] { $name }
        [king_chronicler] { $name }
        [king_navigator] { $name }
        [king_upwelling] { $name }
        [king_usurper] { $name }
       *[other] The { $name }
      }

## Places that have no names

aquatica-slot = { $row ->
    [character] character
    [upper] upper
   *[lower] lower
  } { $number }
aquatica-space = space { $number }
aquatica-track = track { $number }

## Options

aquatica-option-kings = who is given a king
    .none = nobody
    .numbered = everybody, by number in turn order
    .draft = everybody, chosen from an offer that goes round
aquatica-option-data_set = which reconstruction of the cards is played
    .reconstructed_1 = the first
    .reconstructed_2 = as the first, with three other kings
    .reconstructed_3 = richer locations and goals, and what is known of the real cards
    .reconstructed_4 = as the third, with four kings that make up for the turn order
    .reconstructed_5 = as the fourth, with kings that even the seats out for every number of players
aquatica-option-goals = which goals are in play
    .printed = the four printed on the board
    .tokens = four of the five goal tokens, drawn with a random side up
aquatica-option-first_player = the seat that begins
    .random = drawn at random
aquatica-option-strict_effects = when a recruit, purchase or conquest can be paid only with mantas or depths
    .off = you may decline it
    .on = you have to make it
aquatica-option-leftover_power = the rest of the power after a conquest
    .kept = stays for the next conquest of the same card
    .lost = is lost
aquatica-option-matron_clears = with two players, playing the Matron
    .off = leaves the row as it is
    .on = removes the leftmost character of the row
aquatica-option-solo_end = in solo play the game ends
    .own = only through the Ichthyanders
    .any = also when goals or a deck would end it
aquatica-option-round_limit = rounds after which the game ends at the latest
    .none = no limit

## Decisions. `.waiting` is told to those who wait.

aquatica-ask-choose_king = Which king do you take?
    .waiting = { $names } chooses a king
aquatica-ask-turn_menu = What do you do in this turn?
    .waiting = { $names } decides what to do in this turn
aquatica-ask-claim_window = You can claim a goal before your card goes on. Do you?
    .waiting = { $names } may claim a goal
aquatica-ask-choose_option = Which of the two does your card do?
    .waiting = { $names } chooses what the card does
aquatica-ask-explore = Do you explore?
    .waiting = { $names } decides whether to explore
aquatica-ask-keep_locations = { $left ->
    [one] One card of the lower row does not move up. Which one?
   *[other] { $left } cards of the lower row do not move up. Which is the first, from the left?
  }
    .waiting = { $names } chooses which cards do not move up
aquatica-ask-place_ichthyander = An Ichthyander manta goes to a goal. Which one?
    .waiting = { $names } chooses a goal for an Ichthyander manta
aquatica-ask-choose_recruit = Whom do you recruit?
    .waiting = { $names } chooses whom to recruit
aquatica-ask-choose_purchase = Which location do you buy?
    .waiting = { $names } chooses a location to buy
aquatica-ask-choose_conquest = Which location do you conquer?
    .waiting = { $names } chooses a location to conquer
aquatica-ask-draw_source = How do you pay?
    .waiting = { $names } chooses how to pay
aquatica-ask-choose_free_recruit = Whom do you recruit without paying?
    .waiting = { $names } chooses whom to recruit without paying
aquatica-ask-choose_seizure = Which location do you seize?
    .waiting = { $names } chooses a location to seize
aquatica-ask-choose_raise = Which location do you raise by one depth ({ $steps ->
    [one] the last step
   *[other] { $steps } steps left
  })?
    .waiting = { $names } chooses a location to raise
aquatica-ask-choose_raise_fully = Which location do you raise fully?
    .waiting = { $names } chooses a location to raise fully
aquatica-ask-choose_score = Which raised location do you score?
    .waiting = { $names } chooses a raised location to score
aquatica-ask-choose_return = Which card do you take back from your discard pile?
    .waiting = { $names } chooses a card to take back
aquatica-ask-choose_ready = Which tired manta do you make ready?
    .waiting = { $names } chooses a manta to make ready
aquatica-ask-choose_replay = Which card of your discard pile do you play?
    .waiting = { $names } chooses a discarded card to play
aquatica-ask-choose_tired = Which ready manta becomes tired?
    .waiting = { $names } chooses a manta that becomes tired

## Moves. `.done` is the log line where nothing else tells of the move.

aquatica-move-first_player = First player: { $seat }
aquatica-move-reveal = Turn up { $card } at { $slot }
aquatica-move-lay_goal = The goal “{ $goal }” comes to { $track }
aquatica-move-offer = Offer { $king }
aquatica-move-choose_king = Take { $king }
aquatica-move-play = Play { FORM($character, "the") }
aquatica-move-use_manta = Use the { LOWER($manta) }
aquatica-move-use_depth = Use the top depth of { $depth_used_location }{ $manta_won_count ->
    [0] {""}
   *[other] {" "}(wins the { LOWER($manta_won_manta) })
  }
aquatica-move-claim = Claim “{ $goal }” with the { LOWER($manta) }{ $end_triggered_count ->
    [0] {""}
   *[other] {" "}(the end is near: everybody has one more turn)
  }
aquatica-move-end_turn = End your turn
aquatica-move-continue = Go on with your card
    .done = { $seat } went on without claiming a goal.
aquatica-move-option = Choose { $option ->
    [1] the first
   *[2] the second
  }
    .done = { $seat } chose { $option ->
    [1] the first
   *[2] the second
  } of the card’s two options.
aquatica-move-explore = Explore: new locations come, the upper row goes
aquatica-move-decline = Do without it
    .done = { $seat } declined.
aquatica-move-drop = Leave { $location_discarded_location } behind
aquatica-move-recruit = { $recruit_begun_count ->
    [0] Recruit { FORM($recruited_character, "the") } for free
   *[other] Recruit { FORM($recruit_begun_character, "the") } for { $recruit_begun_number ->
    [one] 1 coin
   *[other] { $recruit_begun_number } coins
  }
  }
aquatica-move-buy = Buy { $purchase_begun_location } for { $purchase_begun_number ->
    [one] 1 coin
   *[other] { $purchase_begun_number } coins
  }
aquatica-move-conquer = Conquer { $conquest_begun_location } for { $conquest_begun_number } power
aquatica-move-seize = Seize { $location_taken_location }
aquatica-move-draw = Pay with { $depth_drawn_count ->
    [0] the { LOWER($manta_drawn_manta) }
   *[other] the top depth of { $depth_drawn_location }
  }{ $manta_won_count ->
    [0] {""}
   *[other] {" "}(wins the { LOWER($manta_won_manta) })
  }
aquatica-move-pay = Pay
aquatica-move-raise = Raise { $raised_location }{ aquatica-raised-fully }
aquatica-move-raise_fully = Raise { $raised_location } fully{ $manta_won_count ->
    [0] {""}
   *[other] {" "}(wins the { LOWER($manta_won_manta) })
  }
aquatica-raised-fully = { $fully_raised_count ->
    [0] {""}
   *[other] {" "}(fully raised{ $manta_won_count ->
    [0] {""}
   *[other] , wins the { LOWER($manta_won_manta) }
  })
  }
aquatica-move-score = Score { $location_scored_location }
aquatica-move-return = Take back { FORM($character, "the") }
aquatica-move-ready = Make the { LOWER($manta) } ready
aquatica-move-replay = Play { FORM($character, "the") } from your discard pile
aquatica-move-tire = Turn the { LOWER($manta) } to its tired side
aquatica-move-place_ichthyander = On “{ $goal }”{ $end_triggered_count ->
    [0] {""}
   *[other] {" "}(the last one: you have one more turn)
  }

## Events

aquatica-event-first_player = { $seat_you ->
    [yes] You are
   *[no] { $seat } is
  } the first player.
aquatica-event-goal_laid = The goal “{ $goal }” lies on { $track }.
aquatica-event-king_offered = { $seat_you ->
    [yes] You were
   *[no] { $seat } was
  } offered { $king }.
    .hidden = { $seat_you ->
    [yes] You were
   *[no] { $seat } was
  } offered a king.
aquatica-event-king_chosen = { $seat } chose { $king }.
    .hidden = { $seat } chose a king.
aquatica-event-king_taken = { $seat_you ->
    [yes] You rule
   *[no] { $seat } rules
  } as { $king }.
aquatica-event-character_revealed = New character in the row: { $character }.
aquatica-event-location_revealed = New location in the lower row: { $location }.
aquatica-event-explored = { $seat } explored.
aquatica-event-character_removed = { FORM($character, "The") } left the row and is out of the game.
aquatica-event-location_discarded = { $location } left the game.
aquatica-event-turn_begins = { $seat_you ->
    [yes] Your turn began
   *[no] { $seat }’s turn began
  }.
aquatica-event-character_played = { $seat } played { FORM($character, "the") }.
aquatica-event-character_replayed = { $seat } played { FORM($character, "the") } from { $seat_you ->
    [yes] your
   *[no] the
  } discard pile.
aquatica-event-king_left = { $king } left the game.
aquatica-event-manta_used = { $seat } used the { LOWER($manta) }.
aquatica-event-depth_used = { $seat } used the top depth of { $location }.
aquatica-event-turn_ended = { $seat } ended { $seat_you ->
    [yes] your
   *[no] their
  } turn.
aquatica-event-end_triggered = { $end ->
    [goals] { $seat_you ->
        [yes] You have
       *[no] { $seat } has
      } a manta on all four goals
    [locations] { $seat_you ->
        [yes] You turned
       *[no] { $seat } turned
      } up the last location
    [characters] { $seat_you ->
        [yes] You turned
       *[no] { $seat } turned
      } up the last character
   *[ichthyanders] { $seat_you ->
        [yes] You placed
       *[no] { $seat } placed
      } the last Ichthyander manta
  }: the end is near.
aquatica-event-game_ended = The game ended.
aquatica-event-recruit_begun = { $seat } recruited { FORM($character, "the") } for { $number ->
    [one] 1 coin
   *[other] { $number } coins
  }.
aquatica-event-purchase_begun = { $seat } bought { $location } for { $number ->
    [one] 1 coin
   *[other] { $number } coins
  }.
aquatica-event-conquest_begun = { $seat } conquered { $location } for { $number } power.
aquatica-event-manta_drawn = { $seat } paid with the { LOWER($manta) }.
aquatica-event-depth_drawn = { $seat } paid with the top depth of { $location }.
aquatica-event-recruited = { FORM($character, "The") } joined { $seat_you ->
    [yes] your
   *[no] { $seat }’s
  } hand.
aquatica-event-location_taken = { $location } came to { $seat_you ->
    [yes] your
   *[no] { $seat }’s
  } board.
aquatica-event-raised = { $seat } raised { $location }.
aquatica-event-fully_raised = { $location } is fully raised.
aquatica-event-manta_won = { $seat } won the { LOWER($manta) }.
aquatica-event-location_scored = { $seat } scored { $location }.
aquatica-event-character_returned = { $seat } took { FORM($character, "the") } back from { $seat_you ->
    [yes] your
   *[no] the
  } discard pile.
aquatica-event-all_returned = { $seat } took { $number ->
    [one] 1 card
   *[other] { $number } cards
  } back from { $seat_you ->
    [yes] your
   *[no] the
  } discard pile.
aquatica-event-manta_ready = { $seat } made the { LOWER($manta) } ready.
aquatica-event-all_ready = { $seat } made all { $seat_you ->
    [yes] your
   *[no] their
  } mantas ready.
aquatica-event-manta_tired = { $seat } turned the { LOWER($manta) } to its tired side.
aquatica-event-goal_claimed = { $seat } claimed “{ $goal }” with the { LOWER($manta) }.
aquatica-event-ichthyander_placed = An Ichthyander manta went to “{ $goal }”.

## The end

aquatica-end-goals = a player had claimed all four goals
aquatica-end-locations = the last location was revealed
aquatica-end-characters = the last character was revealed
aquatica-end-ichthyanders = the Ichthyanders had placed all their mantas
aquatica-end-round_limit = the agreed number of rounds was over
aquatica-part-hand = characters in hand
aquatica-part-goals = goals
aquatica-part-locations = scored locations
aquatica-tie-score = points
aquatica-tie-reserve = mantas in the reserve
aquatica-tie-king = the lower number of the king
aquatica-tie-turn_order = the later place in turn order

## Why not: the turn

aquatica-king-first = First choose a king from the offer.
aquatica-not-on-offer = { $king } is not on offer.
aquatica-main-used = You have played a card in this turn; only one is allowed.
aquatica-main-action-first = Play a card before you end your turn.
aquatica-not-in-hand = You do not have { FORM($character, "the") } in hand.
aquatica-no-card-no-resource = Recruiting, taking locations and paying are possible only through a card that you play.
aquatica-manta-tired = Your { LOWER($manta) } is tired.
aquatica-no-such-manta = You do not have a { LOWER($manta) }.
aquatica-without-effect = It could not do anything now.
aquatica-resource-outside-payment = The top depth at { $space } gives a resource; that helps only while you pay.
aquatica-empty-depth = The top depth at { $space } is empty; only raising gets past it.
aquatica-no-depth-left = The location at { $space } is fully raised.
aquatica-space-empty = There is no location at { $space }.

## Why not: goals

aquatica-claim-or-continue = Claim a goal, or go on with your card.
aquatica-goal-not-here = “{ $goal }” is not a goal of this game.
aquatica-goal-claimed = You have claimed “{ $goal }” already.
aquatica-goal-not-met = You do not fulfil “{ $goal }” now.
aquatica-manta-placed = Your { LOWER($manta) } is on a goal already.
aquatica-ichthyander-there = “{ $goal }” has an Ichthyander manta already.
aquatica-ichthyander-first = First place the Ichthyander manta on a goal.

## Why not: effects of the card

aquatica-option-first = First choose one of the two options of your card.
aquatica-option-impossible = Nothing of option { $option } can be done now.
aquatica-explore-first = First say whether you explore: explore or decline.
aquatica-drop-first = First name the card of the lower row that does not move up.
aquatica-drop-order = The cards that go are named from left to right, so { $slot } cannot be named now.
aquatica-slot-empty = There is no card at { $slot }.
aquatica-target-first = First choose { $do ->
    [recruit] whom to recruit
    [buy] which location to buy
    [conquer] which location to conquer
   *[seize] which location to seize
  }.
aquatica-strict = You have to do it: you can pay for it with your mantas and depths.
aquatica-pool-pays = You have to do it: what your card gives pays for it.
aquatica-too-few-coins = { $card } costs { $needed ->
    [one] 1 coin
   *[other] { $needed } coins
  }; with everything you can use you have { $found }.
aquatica-too-little-power = { $card } takes { $needed } power; with everything you can use you have { $found } that fits.
aquatica-pay-first = First complete your payment.
aquatica-pool-too-small = The price is { $needed }; you have { $found } so far. Pay with a manta or a depth.
aquatica-drawn-enough = What you have used reaches the price of { $needed }; now pay.
aquatica-source-does-not-fit = That does not give what you have to pay.
aquatica-gave-already = The location at { $space } has given a resource for this card already.
aquatica-no-resource = The top depth at { $space } gives no resource.
aquatica-raise-first = First choose the location to raise.
aquatica-raise-fully-first = First choose the location to raise fully.
aquatica-raised-already = The location at { $space } is fully raised already.
aquatica-shows-the-effect = The location at { $space } shows this icon and cannot raise itself.
aquatica-score-first = First choose the location to score.
aquatica-not-raised = The location at { $space } is not fully raised.
aquatica-return-first = First choose the card to take back.
aquatica-not-discarded = { FORM($character, "The") } is not in your discard pile.
aquatica-ready-first = First choose the manta to make ready.
aquatica-manta-not-tired = You have no tired { LOWER($manta) }.
aquatica-replay-first = First choose the discarded card to play.
aquatica-plays-discarded-too = { FORM($character, "The") } plays a discarded card as well, and cannot be played this way.
aquatica-tire-first = First choose the manta that becomes tired.
aquatica-manta-not-ready = You have no ready { LOWER($manta) }.

## Faults of an edition

not-falling = { $path }: the points must fall from space to space.
not-one-condition = { $path }: a goal has exactly one condition.
goal-twice = { $path }: the goal { $goal } is there twice.
no-effect = { $path }: there must be at least one effect.
not-one-verb = { $path }: an effect has exactly one of { $allowed }.
verb-not-here = { $path }: “{ $found }” cannot stand here. Possible: { $allowed }.
raises-itself = { $path }: a raise on a depth needs "other": true, because it cannot raise its own location.
explore-not-optional = { $path }: explore needs "optional": true, because it may always be declined.
stays-in-hand = { $path }: the Matron stays in hand, and nobody else.
king-not-once = { $path }: this king must be used once, because no move returns it.
not-one-effect = { $path }: a manta carries exactly one effect.
resource-manta = { $path }: this manta must carry a resource.
effect-manta = { $path }: this manta must carry an effect that is no resource.
too-many-depths = { $path }: a location has at most { $allowed } depths.
tier-gap = { $path }: the ranks must follow each other without a gap.
tier-not-open = { $path }: the first rank has no "min" and the last no "max".
no-tier = { $path }: there must be at least one rank.

## Faults of a position

card-too-often = { $path }: { $card } is there too often.
manta-too-often = { $path }: { $manta } is there too often.
not-trained = { $path }: { $manta } is wild; only trained mantas stand on goals.
claimed-twice = { $path }: seat { $seat } has claimed this goal twice.
gap-on-track = { $path }: there is a free space before this one.
not-in-hand = { $path }: { $card } of seat { $seat } must be in hand.
not-wild = { $path }: only wild mantas are in the supply.
wrong-manta-number = { $path }: { $manta }: found { $found }, needed { $needed }.
not-an-ocean-character = { $path }: { $card } is no ocean character.
gap-in-row = { $path }: the row has a gap.
row-not-full = { $path }: the row has an empty slot although the deck has cards.
no-goal = { $path }: track { $track } has no goal.
wrong-goal = { $path }: the goal { $goal } cannot lie there in this game.
track-overfull = { $path }: track { $track } has too many mantas.
no-ichthyanders = { $path }: there are Ichthyanders only in solo play.
king-twice = { $path }: { $king } is there twice.
wrong-king = { $path }: seat { $seat } holds a king that is not its own.
king-missing = { $path }: the king of seat { $seat } is nowhere, and it is not one that leaves the game.
kings-not-dealt = { $path }: the kings do not fit the option.
card-in-play = { $path }: a card is in play exactly while its effects are on the agenda.
pool-not-empty = { $path }: outside a main action there are no resources.
main-action-not-used = { $path }: with a card in play the main action is used.
no-trigger = { $path }: last turns are played only after the end was triggered.
wrong-active = { $path }: the menu of the turn must be that of the active seat.
no-turn = { $path }: at the bottom there must be a turn, or what is left of setup.
no-card-in-play = { $path }: no card is in play.
not-on-card = { $path }: these are not effects of { $card }.
no-choice = { $path }: the first of the effects must be a choice.
nothing-to-pay = { $path }: only a recruit, a purchase and a conquest are paid for.
slot-empty = { $path }: there is no card.

## What effects do, in few words

aquatica-effect-empty = –
aquatica-effect-gain_coins = +{ $number ->
    [one] 1 coin
   *[other] { $number } coins
  }
aquatica-effect-gain_power = +{ $number } power
aquatica-effect-typed_power = +{ $number } power vs { $type }
aquatica-effect-conquer = conquer
aquatica-effect-buy = buy
aquatica-effect-recruit = recruit
aquatica-effect-recruit_free = recruit free
aquatica-effect-seize = seize
aquatica-effect-explore = explore
aquatica-effect-raise = raise { $number }
aquatica-effect-raise_fully = raise { $number } fully
aquatica-effect-score = score { $number }
aquatica-effect-return = return { $number }
aquatica-effect-return_all = return all
aquatica-effect-ready = ready { $number }
aquatica-effect-ready_all = ready all
aquatica-effect-tire = { $number } tired
aquatica-effect-replay = play a discarded card
aquatica-effect-take_manta = a { LOWER($manta) } at the start
aquatica-effect-choose = { $first } or { $second }
aquatica-effect-each_opponent = each opponent: { $effects }

aquatica-condition-hand_at_least = { $number } or more cards in hand
aquatica-condition-board_locations_at_least = { $number } locations on your board
aquatica-condition-scored_locations_at_least = { $number } or more scored locations
aquatica-condition-wild_mantas_at_least = { $number } or more wild mantas
aquatica-condition-board_and_scored_locations_at_least = { $number } or more locations, on your board and scored
aquatica-condition-scored_points_at_least = scored locations worth { $number } or more
aquatica-condition-discarded_all_but = only { $number ->
    [one] 1 card
   *[other] { $number } cards
  } in hand
aquatica-condition-scored_types_at_least = scored locations of { $number } types
aquatica-condition-board_and_scored_same_type_at_least = { $number } or more locations of one type
aquatica-condition-discard_at_least = { $number } or more cards in the discard pile
aquatica-condition-conquer_cards_at_least = { $number } or more cards that conquer
aquatica-condition-board_fully_raised_at_least = { $number } fully raised locations on your board
aquatica-condition-event_recruited_from_price = in this turn, recruited from the slot for { $number }

## The board in the terminal

aquatica-board-row = Characters ({ $left } more to come)
aquatica-board-rows = Locations ({ $left } more to come); p power, c coins, ★ points
aquatica-board-upper = up { $number }
aquatica-board-lower = low { $number }
aquatica-board-prices = { $power }p { $coins }c
aquatica-board-points = ★{ $number }
aquatica-board-goals = Goals
aquatica-board-seat = { $points } points, { $hand } in hand, { $discard } in the discard pile, { $scored } scored
aquatica-board-turn = to move
aquatica-board-king = king: { $king }
aquatica-board-tired = ({ $manta })
aquatica-board-raised = fully raised
aquatica-board-pool = in play: { $card }; pool: { $coins } c, { $power } p
aquatica-board-typed = , { $number } p vs { $type }
aquatica-board-hand = Your hand: { $cards }
aquatica-board-discard = Discard pile: { $cards }
aquatica-board-offer = The kings that you were offered: { $cards }
aquatica-board-last-turns = { $number ->
    [one] The last turn.
   *[other] { $number } turns are left.
  }

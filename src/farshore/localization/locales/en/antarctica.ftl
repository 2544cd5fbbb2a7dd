# Antarctica: what people read of the ice.

antarctica-about = Ships follow the sun around the ice; the first in each queue sails, builds and researches.
antarctica-card = { LOWER($building) }{ $star ->
    [yes] {" "}★
   *[no] {""}
  } (needs { LOWER($needed_building) })
antarctica-forms-building =
    .object = { $id ->
        [headquarters] headquarters
        [inland_station] an inland station
       *[other] a { $within }
      }

## Options

antarctica-option-layout = where the ships start
    .first_game = at the places given for a first game
    .free = where the players put them, one by one
antarctica-option-start_seat = who starts
    .random = drawn at random
    .fixed = whoever sits in the first seat
antarctica-option-plankton_exception = when all have one scientist left and only plankton farms are on offer
    .on = a farm takes one scientist instead of two
    .off = a farm still takes two scientists
antarctica-option-new_ship = a new ship joins the area with the sun
    .turn_end = when the turn ends; until then nobody can use it
    .at_once = as soon as it is taken; it takes no turn at this stop
antarctica-option-research_three = advancing by the blue research symbol
    .optional = everybody may
    .trigger = whoever triggered it has to, the others may
    .all = everybody has to
antarctica-option-second_turn = the turn that an Icebreaker gives
    .must = has to be taken
    .may = may be declined
antarctica-option-game_end = after the last scientist or the last building card
    .turn = the turn is played to its end
    .at_once = only what has been triggered is still carried out
antarctica-option-data_set = the values of tracks and cards
    .reconstructed_1 = as first reconstructed: winners often pass 100 points
    .reconstructed_2 = reconstructed anew: winners rarely pass the 99 points that the score marker can show
    .reconstructed_3 = as the second, but every space of a track is worth a point or more
    .reconstructed_4 = as the third, and with four players the ships start elsewhere, so that no seat is ahead
antarctica-option-stall_guard = if many turns in a row change nothing
    .on = the game ends
    .off = the game goes on

## Decisions. `.waiting` is told to those who wait.

antarctica-ask-place_start_ship = Where does your next ship start?
    .waiting = { $names } chooses where a ship starts
antarctica-ask-place_extra_cube = You play second, so you start with a cube on a track. Which one?
    .waiting = { $names } chooses a track for the extra cube
antarctica-ask-move_ship = Your ship has to sail. Where to?
    .waiting = { $names } chooses where to sail
antarctica-ask-turn_menu = What do you do in this turn?
    .waiting = { $names } decides what to do in this turn
antarctica-ask-choose_track = { $points ->
    [one] You have 1 research point.
   *[other] You have { $points } research points.
  } On which track do you use { $points ->
    [one] it
   *[other] them
  }?
    .waiting = { $names } chooses a track for research points
antarctica-ask-relocate = You may move one of your ships to another area. Which one?
    .waiting = { $names } may move a ship to another area
antarctica-ask-relocate_to = Where does your ship from the { LOWER($area) } area go?
    .waiting = { $names } chooses where the ship goes
antarctica-ask-draft_pick = Which of these shipyard cards do you keep?
    .waiting = { $names } chooses which shipyard card to keep
antarctica-ask-research_three_track = Advance on a track that nobody has chosen yet. On which?
    .waiting = { $names } chooses a track to advance on
antarctica-ask-accept_new_ship = You passed a new ship. Do you take it?
    .waiting = { $names } decides whether to take the new ship
antarctica-ask-shipyard_pick = Somebody gets a new ship. Which shipyard card do you take?
    .waiting = { $names } chooses a shipyard card
antarctica-ask-offer_second_turn = Your Icebreaker gives your second ship a turn. Do you take it?
    .waiting = { $names } decides whether to take the Icebreaker’s turn

## Moves. `.done` is the log line where nothing else tells of the move.

antarctica-move-start = Start player: { $seat }
antarctica-move-deal = { $building } in the { LOWER($area) } area
antarctica-move-reveal = Turn up the { $deck } card { $card }
antarctica-move-draw = Draw { $shipyard_card }
antarctica-move-place_ship = Put it in the { LOWER($area) } area
antarctica-move-place_cube = Put the cube on the { LOWER($track) }
antarctica-move-sail = Sail to the { LOWER($area) } area
antarctica-move-give_back_cube = Give back an unused cube { antarctica-for-a-scientist }
antarctica-move-give_back_unused_ship = Give back an unused ship { antarctica-for-a-scientist }
antarctica-move-give_back_ship = Give back your ship in the { LOWER($area) } area (place { $place }) { antarctica-for-a-scientist }
antarctica-for-a-scientist = { $scientists_recruited_count ->
    [0] (no scientist: your reserve is empty)
   *[other] for a scientist
  }
antarctica-move-build = Build { FORM($built_building, "object") }{ $built_card_star ->
    [yes] {" "}★
   *[no] {""}
  }: { $scientists_placed_number ->
    [one] 1 scientist
   *[other] { $scientists_placed_number } scientists
  }, { $built_card_points ->
    [0] no research
    [one] 1 research point
   *[other] { $built_card_points } research points
  }{ $basic_card_played_count ->
    [0] {""}
   *[other] , Basic card for { FORM($basic_card_played_building, "object") }
  }{ $know_how_played_count ->
    [0] {""}
   *[other] , Know-How card for { FORM($know_how_played_building, "object") }
  }{ $last_scientist_count ->
    [0] {""}
   *[other] , your last: ends the game
  }
antarctica-move-new_ship = Build a new ship ({ $shipyard_offered_count ->
    [0] nobody takes a shipyard card: too few are left
   *[other] the others choose shipyard cards
  })
antarctica-move-recruit = Recruit { $scientists_recruited_number ->
    [one] 1 scientist
   *[other] { $scientists_recruited_number } scientists
  }
antarctica-move-research = Research on the { LOWER($track) }: to space { $cube_moved_space }{ $symbol_triggered_count ->
    [0] {""}
   *[other] , { $symbol_triggered_effect }
  }
antarctica-move-play = Play { $shipyard_card }{ $last_scientist_count ->
    [0] {""}
   *[other] {" "}(your last scientist: ends the game)
  }
antarctica-move-lay_icebreaker = Lay an Icebreaker at the { LOWER($area) } area
antarctica-move-end_turn = End your turn
antarctica-move-advance = Advance on the { LOWER($track) }: to space { $cube_moved_space }{ $symbol_triggered_count ->
    [0] {""}
   *[other] , { $symbol_triggered_effect }
  }
antarctica-move-relocate = Move your ship in the { LOWER($area) } area (place { $place })
antarctica-move-relocate_to = To the { LOWER($area) } area
antarctica-move-draft = Keep { $shipyard_card }
antarctica-move-pick = Take { $shipyard_card }
antarctica-move-accept = { $icebreaker_used_count ->
    [0] Take the ship ({ $shipyard_offered_count ->
        [0] nobody takes a shipyard card: too few are left
       *[other] the others choose shipyard cards
      })
   *[other] Take the turn
  }
antarctica-move-decline = Do without it
    .done = { $seat } declined.

## Events

antarctica-event-start_player = { $seat_you ->
    [yes] You are
   *[no] { $seat } is
  } the start player.
antarctica-event-building_dealt = Starting building in the { LOWER($area) } area: { LOWER($building) }.
antarctica-event-card_revealed = New { $deck } card: { $card }.
antarctica-event-ship_placed = { $seat } placed a ship in the { LOWER($area) } area.
antarctica-event-sun_moved = The sun moved to the { LOWER($area) } area.
antarctica-event-turn_begins = { $seat_you ->
    [yes] Your turn: your
   *[no] { $seat }’s turn: the
  } ship in the { LOWER($area) } area has to sail.
antarctica-event-ship_sailed = { $seat } sailed from the { LOWER($from) } area to the { LOWER($to) } area.
antarctica-event-turn_ended = { $seat } ended { $seat_you ->
    [yes] your
   *[no] their
  } turn.
antarctica-event-game_ended = The game ended.
antarctica-event-built = { $seat } built { FORM($building, "object") } in the { LOWER($area) } area.
antarctica-event-basic_card_played = { $seat } used { $seat_you ->
    [yes] your
   *[no] the
  } Basic card instead of { FORM($building, "object") }.
antarctica-event-know_how_played = { $seat } used a Know-How card instead of { FORM($building, "object") }.
antarctica-event-scientists_placed = { $seat } placed { $number ->
    [one] 1 scientist
   *[other] { $number } scientists
  } in the { LOWER($area) } area.
antarctica-event-last_scientist = { $seat } placed { $seat_you ->
    [yes] your
   *[no] their
  } last scientist: the game ends with this turn.
antarctica-event-stacks_empty = The last building card is gone: the game ends with this turn.
antarctica-event-ship_under_construction = { $seat } took a new ship; it is under construction.
antarctica-event-ship_joined = { $seat_you ->
    [yes] Your
   *[no] { $seat }’s
  } new ship joined the { LOWER($area) } area.
antarctica-event-shipyard_removed = Too few shipyard cards were left for everybody, so they left the game.
antarctica-event-shipyard_offered = The others choose shipyard cards.
antarctica-event-shipyard_card_taken = { $seat } took the card { $shipyard_card }.
    .hidden = { $seat } took a shipyard card.
antarctica-event-card_drawn = { $seat } drew { $shipyard_card } for the draft.
    .hidden = { $seat } drew a card for the draft.
antarctica-event-card_played = { $seat } played { $shipyard_card }.
antarctica-event-icebreaker_laid = { $seat } laid an Icebreaker at the { LOWER($area) } area.
antarctica-event-icebreaker_used = { $seat } got a turn from the Icebreaker at the { LOWER($area) } area.
antarctica-event-second_turn_declined = { $seat } declined the turn from the Icebreaker at the { LOWER($area) } area.
antarctica-event-icebreakers_left = The Icebreakers at the { LOWER($area) } area left the game.
antarctica-event-scientists_recruited = { $seat } got { $number ->
    [one] 1 scientist
   *[other] { $number } scientists
  } from { $seat_you ->
    [yes] your
   *[no] the
  } reserve.
antarctica-event-cube_returned = { $seat } gave back a cube.
antarctica-event-unused_ship_returned = { $seat } gave back an unused ship.
antarctica-event-ship_returned = { $seat } gave back a ship from the { LOWER($area) } area.
antarctica-event-cube_moved = { $seat } advanced to space { $space } of the { LOWER($track) }.
antarctica-event-research_lost = { $seat } lost { $number ->
    [one] 1 research point
   *[other] { $number } research points
  }: no track was left to advance on.
antarctica-event-symbol_triggered = { $seat } triggered “{ $effect }”.
antarctica-event-ship_relocated = { $seat } moved a ship from the { LOWER($from) } area to the { LOWER($to) } area.
antarctica-event-know_how_taken = { $seat } took a Know-How card.
antarctica-event-basic_card_back = { $seat } got { $seat_you ->
    [yes] your
   *[no] the
  } Basic card back.

## The end

antarctica-end-last_scientist = a player placed their last scientist
antarctica-end-stacks_empty = all building cards are taken
antarctica-end-no_ships = no ship is left on the board
antarctica-end-stalled = nothing new happened for many turns
antarctica-part-areas = areas
antarctica-part-tracks = research tracks
antarctica-part-stars = starred cards
antarctica-part-returned = returned pieces
antarctica-tie-score = points
antarctica-tie-first_ranks = first ranks in the single scorings
antarctica-tie-building_cards = building cards

## Why not: sailing and relocating

antarctica-already-there = The ship is in the { LOWER($area) } area now; choose another area.
antarctica-area-closed = The { LOWER($area) } area is closed in this game.
antarctica-area-full = The { LOWER($area) } area is full: it has three ships.
antarctica-sail-first = First sail your ship. Before that you may only give back a piece.
antarctica-sailed-already = Your ship has sailed in this turn.
antarctica-not-your-ship = You have no ship in the { LOWER($area) } area at place { $place }.
antarctica-active-ship = Your ship in the { LOWER($area) } area has to sail before you may give it back.
antarctica-new-ship-stays = Your ship in the { LOWER($area) } area was built in this turn; it cannot be moved to another area yet.
antarctica-relocate-first = Name the ship that you move to another area, or do without it.
antarctica-relocate-to-first = Say first where your ship goes.
antarctica-place-ship-first = First place your ship: name an area that has room.
antarctica-place-cube-first = First place your cube on one of the open tracks.

## Why not: main actions

antarctica-main-used = You have taken your main action in this turn.
antarctica-over-at-once = An end condition has been met: nothing more can be chosen in this turn. End it.
antarctica-stack-empty = That stack is empty.
antarctica-built-already = The { LOWER($area) } area has { FORM($building, "object") } already.
antarctica-needs-missing = To build { FORM($building, "object") } you also need a ship in an area with { FORM($missing_building, "object") }{ $missing_building_count ->
    [one] , or a resource card that stands for it
   *[other] ; a resource card can stand for only one building
  }.
antarctica-second-card = To build { FORM($building, "object") } you also need a ship in an area with { FORM($missing_building, "object") }. Your resource card could stand for it, but you have played a card at this stop of the sun; only one is allowed.
antarctica-too-few-scientists = The { LOWER($building) } takes { $needed ->
    [one] 1 scientist
   *[other] { $needed } scientists
  } from your supply; you have { $found }.
antarctica-no-shipyard = The { LOWER($area) } area has no shipyard.
antarctica-no-unused-ship = You have no unused ship left.
antarctica-sun-area-full = A new ship would join the { LOWER($area) } area, where the sun is, and there is no room.
antarctica-no-camp = The { LOWER($area) } area has no camp.
antarctica-reserve-empty = Your reserve is empty.
antarctica-nobody-there = You have neither a ship nor a scientist in the { LOWER($area) } area.
antarctica-no-station = The { LOWER($area) } area has no research station that fits the { LOWER($track) }.
antarctica-track-closed = The { LOWER($track) } is closed in this game.
antarctica-no-cube = You have no cube on the { LOWER($track) } and none left to enter it.
antarctica-track-full = Your cube cannot move any further on the { LOWER($track) }.
antarctica-track-barred = Somebody has already chosen the { LOWER($track) }.
antarctica-choose-track-first = First choose the track to advance on.

## Why not: giving back and cards

antarctica-gave-back = You have given back a piece in this turn; only one is allowed.
antarctica-no-unused-cube = You have no unused cube left.
antarctica-card-played = You have played a card at this stop of the sun; only one is allowed.
antarctica-no-such-card = You do not hold that card.
antarctica-supply-empty = Your supply is empty.
antarctica-no-track-left = There is no track on which you could advance.
antarctica-icebreaker-there = You have an Icebreaker at the { LOWER($area) } area already.
antarctica-not-second-ship = In the { LOWER($area) } area, where the sun is, an Icebreaker helps only the second ship of this stop, as long as it waits; that is not a ship of yours.
antarctica-not-at-place-two = You have no ship at place 2 in the { LOWER($area) } area.
antarctica-not-in-packet = That card is not among those handed to you.
antarctica-not-in-stack = The shipyard stack has no such card.
antarctica-draft-first = First keep one of the cards handed to you.
antarctica-pick-first = First take a card from the shipyard stack, or do without one.
antarctica-accept-first = First say whether you take the new ship: accept or decline.
antarctica-second-turn-first = First say whether you take the turn: accept or decline.

## Faults of an edition

closed-with-many = { $path }: with 3 or 4 players no area may be closed.
needed-twice = { $path }: this building is needed twice.
needs-itself = { $path }: the card needs the building that it builds.
wrong-deck = { $path }: the card’s id belongs to another deck.
scientists-of-type = { $path }: must be as many scientists as its building type says.
star-of-type = { $path }: must be the same as for its building type.
building-count = { $path }: { $building }: found { $found }, needed { $needed } (starting buildings and cards together make the pieces).
unreachable-card = { $path }: with { $players } players the card { $card } can never be built.
too-many-copies = { $path }: with { $players } players there are more { $building } to be built than the { $sites } open areas can take.
kind-count = { $path }: { $kind }: { $found } are listed, needed { $needed }.
not-a-station = { $path }: a track bears one or more research stations and nothing else.
two-symbols = { $path }: this space has a symbol already.
open-tracks-differ = { $path }: does not fit the numbers of players from which the tracks are open.
open-tracks = { $path }: needs { $needed } open tracks, the first three among them.
starting-differ = { $path }: must be the same for 3 and 4 players.
piece-count = { $path }: { $piece }: the parts make { $found }, the box has { $needed }.
too-many-ships = { $path }: { $found } ships in all; with more than { $most } a ship might find every other area full.
placing-order = { $path }: each player must place { $needed } ships.
not-in-placing-order = { $path }: the ships must be listed in placing order.
closed-area = { $path }: the { LOWER($area) } area is closed at this number of players.
area-overfull = { $path }: the { LOWER($area) } area has more than three ships.

## Faults of a position

two-cubes = { $path }: space { $space } holds two cubes.
bad-story = { $path }: “{ $found }” is not a seat, what it did (picked, drafted or played) and a kind of shipyard card.
played-before-taken = { $path }: “{ $found }”: this card was played before it was taken.
card-twice = { $path }: the building card { $card } is in two places.
card-not-in-game = { $path }: the card { $card } is not used at this number of players.
closed-track = { $path }: { $track } is closed at this number of players but holds a cube.
piece-total = { $path }: { $piece } of seat { $seat }: found { $found }, needed { $needed }.
gap-in-queue = { $path }: the queue in the { LOWER($area) } area has a gap.
know-how-count = { $path }: there are more than { $needed } Know-How cards.
no-card-visible = { $path }: the { $deck } stack has cards but shows none.
wrong-stack = { $path }: the { $deck } stack shows a card of another stack.
scientists-on-board = { $path }: { $found } scientists are on the board; the cards taken and played make { $needed }.
shipyard-count = { $path }: shipyard cards { $shipyard_card }: found { $found }, needed { $needed }.
icebreaker-not-played = { $path }: seat { $seat } has more Icebreakers on the board than it has played.

## The board in the terminal

antarctica-board-stop = stop
antarctica-board-area = area
antarctica-board-queue = ships
antarctica-board-scientists = scientists
antarctica-board-worth = worth
antarctica-board-buildings = buildings
antarctica-board-now = now
antarctica-board-icebreaker = ice
antarctica-board-once = once for all: { $effects }
antarctica-board-below = +{ $number }
antarctica-board-empty = no card left
antarctica-board-card = { $scientists } sci, { $points } res
antarctica-board-needs = needs
antarctica-board-points = points
antarctica-board-supply = supply
antarctica-board-reserve = reserve
antarctica-board-ships = ships
antarctica-board-cubes = cubes
antarctica-board-cards = cards
antarctica-board-resource = resources
antarctica-board-yard = yard
antarctica-board-returned = back
antarctica-board-basic = Basic
antarctica-board-know-how = { $number ->
    [one] Know-How
   *[other] { $number } Know-How
  }
antarctica-board-hand = Your shipyard cards: { $cards }
antarctica-board-packet = Handed to you: { $cards }
antarctica-board-shipyard_stack = In the shipyard stack: { $cards }
antarctica-hint-place = { $place ->
    [1] 1st in line
    [2] 2nd in line
   *[other] 3rd in line
  }
antarctica-hint-build = build { $builds }
antarctica-hint-recruit = recruit { $scientists_recruited_number }
antarctica-hint-research = research
antarctica-hint-new_ship = new ship
antarctica-short-camp = camp
antarctica-short-shipyard = yard
antarctica-short-crane = crane
antarctica-short-headframe = headframe
antarctica-short-drilling_rig = rig
antarctica-short-wind_turbine = turbine
antarctica-short-laboratory = lab
antarctica-short-factory = factory
antarctica-short-inland_station = inland
antarctica-short-coast_station = coast
antarctica-short-sea_station = sea
antarctica-short-headquarters = HQ
antarctica-short-plankton_farm = plankton
antarctica-short-parabolic_antenna = antenna

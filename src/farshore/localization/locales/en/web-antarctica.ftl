# Antarctica in the browser: what the things on the board say of themselves.

## The game as a whole

web-game-antarctica = Antarctica
web-minutes-antarctica = about 60 minutes

## The board

antarctica-tip-board = The pole from above: eight areas around the research tracks
antarctica-tip-sun = Sun
antarctica-about-sun = It goes round counter-clockwise from area to area, past those without ships. Where it stops, the first ship of the queue has to sail.
antarctica-tip-sun-here = The sun is here.
antarctica-tip-stop = { $number ->
    [1] Next stop of the sun
   *[other] Stop { $number } from now
  }
    .about = As the ships lie now. An area is skipped when no ship is left in it.
antarctica-tip-buildings = Buildings: { LOWER($building) }.
antarctica-tip-ranking = Scientists in the { LOWER($area) } area
antarctica-tip-nobody = No scientists yet.
antarctica-tip-rank = { $seat }: { $number ->
    [one] 1 scientist
   *[other] { $number } scientists
  }, now worth { $worth }
antarctica-about-ranking = The first rank scores every building and every scientist in the area and 1 more; each lower rank as much as one player of the rank above has scientists here.
antarctica-tip-not-built = Not built here yet.
antarctica-tip-arrive = Your ship would be { $place ->
    [1] first
    [2] second
   *[other] third
  } in line and act again in { $number ->
    [one] 1 stop
   *[other] { $number } stops
  }.
antarctica-tip-can-build = You could build: { LOWER($building) }.
antarctica-tip-can-build-with = You could build with a card ({ LOWER($resource) }): { LOWER($building) }.
antarctica-tip-stands-already = { $building }: stands in the { LOWER($area) } area already.
antarctica-tip-missing = { $building }: missing { LOWER($missing_building) }.
antarctica-tip-too-few = { $building }: { $number ->
    [one] 1 scientist
   *[other] { $number } scientists
  } short.
antarctica-tip-recruit = You could recruit { $number ->
    [one] 1 scientist
   *[other] { $number } scientists
  }.
antarctica-tip-research = You could research { $number ->
    [one] 1 space
   *[other] { $number } spaces
  }: { LOWER($track) }.
antarctica-tip-new-ship = You could build a new ship.

## Ships

antarctica-tip-ship = { $seat_you ->
    [yes] Your ship in the { LOWER($area) } area, place { $place }
   *[no] Ship of { $seat } in the { LOWER($area) } area, place { $place }
  }
antarctica-tip-ship-active = It has to sail now.
antarctica-tip-ship-icebreaker = An Icebreaker lets it act at this stop too.
antarctica-tip-ship-when = As the ships lie now, it acts in { $number ->
    [one] 1 stop
   *[other] { $number } stops
  }.
antarctica-tip-give-back = You may give it back for a scientist.
antarctica-tip-icebreaker = Icebreaker of { $seat } at the { LOWER($area) } area

## Buildings

antarctica-about-camp = When your ship sails here: recruit as many scientists as you have ships and scientists in the area.
antarctica-about-shipyard = When your ship sails here: build a new ship. It joins the area of the sun, and everybody else may take a shipyard card if there are enough.
antarctica-about-crane = Gives ore. Many building cards need it: a ship in the area is enough.
antarctica-about-headframe = Gives coal. Many building cards need it: a ship in the area is enough.
antarctica-about-drilling_rig = Gives oil. Many building cards need it: a ship in the area is enough.
antarctica-about-wind_turbine = Gives power. Many building cards need it: a ship in the area is enough.
antarctica-about-laboratory = Know-how that the Prestige cards need: a ship in the area is enough. Its card has a star.
antarctica-about-factory = Know-how that the Prestige cards need: a ship in the area is enough. Its card has a star.
antarctica-about-inland_station = When your ship sails here: advance on a track with this symbol by as many spaces as you have ships and scientists in the area.
antarctica-about-coast_station = When your ship sails here: advance on a track with this symbol by as many spaces as you have ships and scientists in the area.
antarctica-about-sea_station = When your ship sails here: advance on a track with this symbol by as many spaces as you have ships and scientists in the area.
antarctica-about-headquarters = Counts in the scoring of its area. Its card has a star.
antarctica-about-plankton_farm = Counts in the scoring of its area and brings two scientists there at once.
antarctica-about-parabolic_antenna = Counts in the scoring of its area. Its card has a star.

## Building cards

antarctica-tip-below = +{ $number }
antarctica-tip-card = Needs { LOWER($needed_building) }. Takes { $scientists ->
    [one] 1 scientist
   *[other] { $scientists } scientists
  } and gives { $points ->
    [0] no research
    [one] 1 research point
   *[other] { $points } research points
  }{ $star ->
    [yes] {" "}and a star
   *[no] {""}
  }.
antarctica-tip-card-where = Your next ship could build it in the { LOWER($area) } { $area_count ->
    [one] area
   *[other] areas
  }.

## Tracks

antarctica-about-track = Advance here with research points, or by sailing to an area with { LOWER($building) }.
antarctica-about-track-score = At the end the first cube scores the numbers of all cubes on the track, each other one the number of the cube before it.
antarctica-tip-cube = { $seat }: space { $space }, now worth { $worth }
antarctica-tip-space = Space { $space } of the { LOWER($track) }
antarctica-tip-space-points = Counts { $number } at the end.
antarctica-tip-used-up = Used up: the first cube that came by has triggered it.
antarctica-about-red = Red: for everyone whose cube lands on it or passes it.
antarctica-about-blue = Blue: once only, for all players, beginning with the one whose cube comes first.
antarctica-about-relocate_ship = Every player may move one ship to another area that has room.
antarctica-about-shipyard_draft = Every player gets a shipyard card: as many as players are drawn, keep one, hand on the rest.
antarctica-about-research_three = { $research_three ->
    [all] Every player advances { $number ->
        [one] 1 space
       *[other] { $number } spaces
      }, each on a different track.
    [optional] Every player may advance { $number ->
        [one] 1 space
       *[other] { $number } spaces
      }, each on a different track.
   *[trigger] Whoever triggers it advances { $number ->
        [one] 1 space
       *[other] { $number } spaces
      }; then the others may do so too, each on a different track.
  }
antarctica-about-gain_scientist = One scientist comes from your reserve to your supply.
antarctica-about-new_ship = You may take a new ship without a shipyard; everybody else may take a shipyard card if there are enough.
antarctica-about-know_how_card = You take a Know-How card.
antarctica-about-basic_card_back = You get your Basic card back if you have played it.

## Cards

antarctica-tip-shipyard-stack = Shipyard cards left: { $number }
antarctica-about-shipyard-stack = Whenever a player gets a new ship, all others may take one of these, of their choice and in secret. If there are too few, nobody does, and they leave the game.
antarctica-tip-know-how-stack = Know-How cards left: { $number }
antarctica-about-know-how-stack = A red symbol on a track gives one.
antarctica-tip-hand = Your cards
antarctica-tip-offer-pick = Take one
antarctica-tip-offer-draft = Keep one
antarctica-tip-offer-answer = What do you answer?
antarctica-tip-several = { $number } × { $name }
antarctica-tip-basic-card = Basic
antarctica-tip-basic-spent = Played. A red symbol brings it back.
antarctica-tip-know-how-card = Know-How
antarctica-about-basic_resource = Stands for one resource building that you lack when you build.
antarctica-about-know_how = Stands for one laboratory or factory that you lack when you build. It is used up then.
antarctica-about-icebreaker = Lay it where your ship is second in the queue: when the sun stops there, it acts right after the first. At the area of the sun it works at this very stop.
antarctica-about-place_scientist = Put one scientist from your supply into the area that you sailed to.
antarctica-about-two_scientists = { $number ->
    [one] 1 scientist comes
   *[other] { $number } scientists come
  } from your reserve to your supply.
antarctica-about-fast_research = Advance { $number ->
    [one] 1 space
   *[other] { $number } spaces
  } on a track of your choice.
antarctica-about-one-card = You may play one card at each stop of the sun, after sailing.

## Seats and the panel

antarctica-tip-scientists = Scientists: { $number } ready, { $reserve } in reserve
antarctica-about-scientists = Full dots are in the supply and can be placed; the others have to be recruited first. Whoever places the last one ends the game.
antarctica-tip-ships = Ships: { $number } on the board, { $unused } unused
antarctica-about-ships = Every ship brings turns and access to the buildings where it lies.
antarctica-tip-cubes = Cubes: { $number } on tracks, { $unused } unused
antarctica-about-cubes = Each new track takes an unused cube.
antarctica-tip-returned = Pieces given back: { $number }
antarctica-about-returned = Whoever has given back most scores the pieces of all together; each lower rank as many as one player of the rank above.
antarctica-tip-stars = Stars: { $number } on { $cards ->
    [one] 1 building card
   *[other] { $cards } building cards
  }
antarctica-about-stars = Whoever has most starred cards scores those of all together; each lower rank as many as one player of the rank above.
antarctica-tip-part = Now worth { $number }.
antarctica-tip-know-how = Know-How cards: { $number }
antarctica-tip-shipyard-cards = Shipyard cards: { $number }
antarctica-about-shipyard-cards = Which ones, only their owner knows.
antarctica-tip-point = Point at an area to see what you could do there.
antarctica-tip-hold = Hold a finger on an area to see what you could do there.
antarctica-tip-last-ship = This is your last ship on the board. Without ships you have no turns. Blue spaces, shipyard cards and the scoring still count for you, and you play on if you get a ship again.
antarctica-tip-no-ships = You have no ship on the board, so you have no turns. Blue spaces, shipyard cards and the scoring still count for you, and you play on if you get a ship again.
antarctica-tip-next-ship = Your next ship lies in the { LOWER($area) } area and acts in { $number ->
    [one] 1 stop
   *[other] { $number } stops
  }.

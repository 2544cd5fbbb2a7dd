# How to play Antarctica: five minutes of reading. `antarctica-howto-sections` gives the order;
# each section has a title, paragraphs with a blank line between, and a drawing of the same name.

antarctica-howto-sections = goal board sun turn build access camp research ships giveback scoring end tips

# Drawing: a finished area with scientists of three colours and the points it gives.
antarctica-howto-goal =
    You send scientists to the ice. Where many of yours stand, you score; where somebody has more, they score better.

    Points come only at the end: for areas, for research tracks, for starred building cards and for pieces you gave back. Nobody has any before that.
    .title = What you are after
# Drawing: the ring of eight areas around the five tracks, places 1 to 3 of one area numbered.
antarctica-howto-board =
    Eight areas form a ring. Each has three places for ships, numbered from the sun, and room for one building of each kind. Buildings belong to nobody.

    In the middle run the research tracks. With two players two areas and two tracks are closed, with three players one track.

    In front of you lie your supply of scientists (you start with 2), one Basic resource card and later your shipyard cards. Your reserve holds the scientists you still have to win over.
    .title = The board
# Drawing: the sun stepping to the next area that has ships, its first ship glowing.
antarctica-howto-sun =
    There is no fixed turn order. The sun travels around the ring and stops at the next area that has a ship. The ship at place 1 there acts; its owner has a turn.

    The ships behind it move up and wait for the next visit. So every place in a queue costs a whole round of the sun. You may have several turns in a row, or none for a while.
    .title = The sun decides who acts
# Drawing: one ship leaving the sun's area for the end of another queue, with the four action symbols.
antarctica-howto-turn =
    First your ship sails to any other area that is not full. This is compulsory. It joins the end of the queue there.

    Then you may take one main action in that area: build, build a ship, recruit or research. In any order you may also play one card per stop of the sun, and give back one piece per turn. Then end your turn.
    .title = Your turn
# Drawing: a building card with its parts named: needs above, scientists, building, research points, star.
antarctica-howto-build =
    Three open cards are on offer, one from each stack. Take one that you can build: its building and the scientists it shows go from your supply to the area you sailed to. Most buildings take one scientist, a plankton farm takes two.

    You keep the card, and at once advance its research points on one track of your choice. An area never gets a second building of the same kind.
    .title = Build
# Drawing: two ships of one colour in two areas, lines from their buildings to the needs of a card.
antarctica-howto-access =
    A card needs other buildings. For each of them you must have a ship, in any place, in an area with such a building. Different ships may help with different needs.

    If exactly one is missing, a resource card can stand for it: the Basic card for a crane, headframe, drilling rig or wind turbine, a Know-How card for a laboratory or factory.
    .title = What a card needs
# Drawing: scientists walking from the reserve to the supply, ships and scientists in the area counted.
antarctica-howto-camp =
    Only scientists in your supply can be placed. With a camp in the area you recruit as many from your reserve as you have ships and scientists there.

    So it pays to recruit where you are strong already.
    .title = Recruit
# Drawing: a cube jumping over another one, passing a red and a blue symbol.
antarctica-howto-research =
    With a research station in the area you advance on a track that shows its symbol: one space for each ship and each scientist of yours there. Your first step puts a new cube on the track. Occupied spaces are jumped for free.

    Red symbols work for you whenever your cube reaches or passes them: a scientist, a new ship, a Know-How card, or your Basic card back. Blue ones work once in the game, for everybody, and for you first.
    .title = Research
# Drawing: a new ship arriving behind the queue where the sun is, the others drawing a card each.
antarctica-howto-ships =
    With a shipyard in the area you can take a new ship. At the end of the turn it joins the queue where the sun is. More ships mean more turns and more access.

    But everybody else at once chooses a shipyard card: an Icebreaker lets the second ship of a queue act too, the others bring scientists or research. Only one card per stop of the sun may be played.
    .title = New ships and shipyard cards
# Drawing: a cube and a ship going to the box of returned pieces, a scientist coming for each.
antarctica-howto-giveback =
    Once in each of your turns you may give back a piece: an unused cube, an unused ship, or a ship from the board. You get a scientist from your reserve for it, and the piece counts at the end.

    Without cubes you cannot enter new tracks, and without ships you have no turns. Weigh it.
    .title = Giving back pieces
# Drawing: one area and one track with the ranks and the points of each rank.
antarctica-howto-scoring =
    In each area the player with most scientists scores all buildings there, all scientists of every colour, and 1. Each lower rank scores as many points as one player of the rank above has scientists. Tied players all score in full.

    On a track the first scores the values of all cubes, the second the value of the first cube, and so on. Starred cards and returned pieces work in the same way by number.
    .title = Scoring
# Drawing: the last scientist leaving an empty supply and an empty reserve.
antarctica-howto-end =
    The game ends with the turn in which somebody places their last scientist, supply and reserve both empty, or in which the last building card is taken.

    The most points win. If tied, more first ranks decide, then more building cards.
    .title = The end
# Drawing: a queue with the number of stops until each ship acts.
antarctica-howto-tips =
    Look where the sun goes next. A short queue just ahead of it brings your ship back soon.

    First rank takes nearly everything: rather lead in two areas than be second in four. Adding to a second place feeds the leader.

    Open cards are shared. Take what works now; what you prepare for two turns is often gone. And count everybody's scientists: the end comes suddenly.
    .title = Good to know

# How to play Antarctica: five minutes of reading. `antarctica-howto-sections` gives the order;
# each section has a title, paragraphs with a blank line between, and a drawing of the same name.
# `.more` is what one looks up when it matters. `web/src/boards/antarctica/rules.json` names the rules of each
# paragraph by their numbers.

antarctica-howto-sections = goal board start sun turn build access camp research symbols ships cards giveback scoring end tips

# Drawing: a finished area with scientists of three colours and the points it gives.
antarctica-howto-goal =
    You send scientists to the ice. Where many of yours stand, you score; where somebody has more, they score better.

    Points come only at the end: for areas, for research tracks, for starred building cards and for pieces you gave back. Nobody has any before that.
    .title = What you are after
# Drawing: the ring of eight areas around the five tracks, places 1 to 3 of one area numbered.
antarctica-howto-board =
    Eight areas form a ring. Each has three places for ships, numbered from the sun, and room for one building of each kind. Buildings belong to nobody; everybody may use them.

    In the middle run the research tracks. With two players two areas and two tracks are closed, with three players one track: nothing enters them, and they are not scored.

    In front of you lie your supply of scientists (you start with 2), one Basic resource card and later your shipyard cards. Your reserve holds the scientists you still have to recruit.
    .title = The board
    .more =
        In the box are 47 buildings: 4 camps and 2 shipyards; 3 each of cranes, headframes, drilling rigs and wind turbines; 2 laboratories and 2 factories; 3 research stations each for inland, coast and sea; 5 headquarters, 7 plankton farms and 4 parabolic antennas. Of the 60 cards 15 are Basic, 12 Double and 12 Prestige building cards, 13 are shipyard cards and 8 resource cards. Each colour has 6 ships, 16 scientists, 6 cubes and a score marker. Beside the areas the board has a track for points and boxes for unused and for returned pieces; with two players two pack-ice markers close the areas at the top and at the bottom.

        Everything lies open, except the cards below the top of each building stack, the shipyard stack and the shipyard cards in the players’ hands.
    .callouts =
        The sun: the first ship of its area sails.
        An area: buildings and scientists stand here.
        The places for ships, numbered from the sun.
        The research tracks.
antarctica-howto-start =
    Eight buildings are dealt at random, one to each area: two camps, a sea station, a coast station, a crane, a headframe, a drilling rig and a wind turbine. With two players one camp and the sea station stay out.

    You start with 2 scientists in your supply and 14, 12 or 10 in your reserve (with 2, 3 or 4 players), with 3, 3 or 2 ships on the board and 3, 2 or 2 unused, and with 3, 4 or 5 cubes. With two players, whoever plays second puts one of the cubes, before the first turn, on the first space of an open track of their choice; this triggers no symbol.

    The ships stand as in a first game, or everybody places them one by one. Building cards for more players stay in the box. The sun starts at the bottom left and moves on before the first turn.
    .title = How you start
    .more =
        The start player is drawn by lot and is called A here; B, C and D follow counter-clockwise, each to the right of the one before. If everybody places ships, you put one at a time at the end of a queue that has room: A B B A A B with two players, A B C C A B B C A with three, A B C D D C B A with four.

        The buildings dealt at the start come without scientists and without cards; all others form the common stock. The cards are sorted into their five kinds. The three building stacks are shuffled and lie face up, so that only the top card of each can be seen.
# Drawing: the sun stepping to the next area that has ships, its first ship glowing.
antarctica-howto-sun =
    There is no fixed turn order. The sun travels counter-clockwise around the ring and stops at the next area that has a ship. The ship at place 1 there acts; its owner has a turn.

    The ships behind it move up and wait for the next visit. So every place in a queue costs a whole round of the sun. You may have several turns in a row, or none for a while.
    .title = The sun decides who acts
    .more =
        The sun always moves on first, even if the only ships are where it stands: then it goes once around. Which ship is first and which is second is settled when the sun arrives; a ship that moves up during the stop does not act. Where the sun is, ships keep their places until the stop ends; elsewhere those behind step forward at once.
    .callouts =
        The sun stops at the next area that has ships.
        The ship at place 1 acts.
        The others move up and wait for the next visit.
# Drawing: one ship leaving the sun's area for the end of another queue, with the four action symbols.
antarctica-howto-turn =
    First your ship sails to any other area that is not full. This is compulsory. It joins the end of the queue there.

    Then you may take one main action in that area: put up a building, build a ship, recruit or research. In any order you may also play one card and give back one piece. Then end your turn.

    Each player may play one card per stop of the sun. If you have two turns at the same stop, that is one card for both; give back a piece in each of them if you like.
    .title = Your turn
    .more =
        Before sailing you may only give back a piece, for example to make room in a full area. The area you sailed to stays the place of your action to the end of the turn, even if the ship leaves it again. Finish each thing, with everything it triggers for anybody, before you begin the next.
# Drawing: a building card with its parts named: needs above, scientists, building, research points, star.
antarctica-howto-build =
    Three open cards are on offer, one from each stack: Basic, Double and Prestige. Take one that you can build. Its building comes from the common stock, the scientists it shows come from your supply; both go to the area you sailed to. Most buildings take one scientist, a plankton farm takes two.

    You keep the card, and at once advance its research points on one track of your choice. An area never gets a second building of the same kind. The next card of the stack is turned up at once.

    Cranes, headframes, drilling rigs, wind turbines, laboratories and factories are there to be needed by other cards. Camps, shipyards and research stations are used as main actions. Headquarters, plankton farms and parabolic antennas only count in scoring. Laboratories, factories, headquarters and parabolic antennas have a star on their cards.
    .title = Build
    .more =
        A building card shows what it needs, the scientists it takes, the building, its research points and perhaps a star. The scientists must be in your supply; those in the reserve do not count. You build only once in a turn. The research points must be used if any track allows it. Cards in front of you do nothing before the end.
    .callouts =
        What it needs: a ship of yours in an area with each of these.
        The building you get.
        Scientists it takes from your supply.
        Research points you advance at once.
# Drawing: two ships of one colour in two areas, lines from their buildings to the needs of a card.
antarctica-howto-access =
    A card needs other buildings. For each of them you must have a ship, in any place, in an area with such a building; the ship that has just sailed counts too. Different ships may help with different needs.

    If exactly one is missing, a resource card can stand for it: the Basic card for a crane, headframe, drilling rig or wind turbine, a Know-How card for a laboratory or factory. It is then your one card of this stop.
    .title = What a card needs
# Drawing: scientists walking from the reserve to the supply, ships and scientists in the area counted.
antarctica-howto-camp =
    Only scientists in your supply can be placed. With a camp in the area you recruit as many from your reserve as you have ships and scientists there.

    So it pays to recruit where you are strong already.
    .title = Recruit
    .more =
        If fewer are left in your reserve, you take them all.
# Drawing: a cube jumping over another one, passing a red and a blue symbol.
antarctica-howto-research =
    With a research station in the area you advance on a track that shows its symbol: one space for each ship and each scientist of yours there. Your first step puts a new cube on the track. Occupied spaces are jumped for free, and points are never split between tracks.

    You cannot pass the end of a track, nor cubes that fill its end: the first there stays first. Points left over are lost.
    .title = Research
    .more =
        With several stations in the area you use one of them; nothing is added up. You may choose only a track on which your cube can move, and you use all points as far as it can. On a track you have one cube at most; it never goes back and never comes off. Without an unused cube you cannot enter another track.

        A track is a row of spaces with points; a space holds one cube. Each track shows the symbol of a station, one of them shows two and fits either.
    .callouts =
        Your cube starts here.
        Occupied spaces are jumped for free.
        A red symbol.
        A blue symbol.
antarctica-howto-symbols =
    A symbol works when your cube lands on it or passes it. Red symbols work for everyone who comes by, blue ones once in the game, for all players, beginning with the one who triggered them and going on counter-clockwise.

    Red: a scientist from your reserve to your supply; a new ship without a shipyard, if you like (then the others take shipyard cards as usual); a Know-How card, as long as there are any; your Basic card back, if you have played it.

    Blue: every player may move one ship to another area (it does not act there). Or: every player gets a shipyard card; as many as players are drawn, you keep one and hand on the rest to the right. Or: you advance 3 spaces, then the others may, each on a different track. If fewer shipyard cards are left than there are players, nobody gets one.
    .title = Symbols on the tracks
    .more =
        The cube makes its whole move first. Then the symbols of this move work in the order of the track, each with everything it triggers before the next.

        A blue symbol cannot move a ship that was built in this turn; your ship that has sailed may be moved. If the second ship of this stop leaves the area of the sun, it loses its turn; a ship that comes there takes the first free place, and no turn. Symbols that are passed in the advance by 3 spaces wait until everybody has advanced.
# Drawing: a new ship arriving behind the queue where the sun is, the others drawing a card each.
antarctica-howto-ships =
    With a shipyard in the area you can take a new ship from your unused pieces. At the end of the turn it joins the queue where the sun is, and it does not act at this stop. More ships mean more turns and more access.

    But everybody else, beginning on your right, at once looks through the shipyard cards and may take one. If there are too few for all of them, nobody gets one and the rest leaves the game.
    .title = New ships
    .more =
        There must be room where the sun is. Until the new ship joins the queue it gives no access, counts nowhere and can be neither moved nor given back. Several new ships join in the order in which they were taken. By the Italian and the Polish rulebook a new ship joins at once; the table’s settings offer that reading.
antarctica-howto-cards =
    Icebreaker: lay it at an area where your ship is second in the queue. When the sun stops there, that ship has a turn right after the first one. The Icebreaker leaves the game when the sun comes or passes by. Laid at the area of the sun, it works at this very stop.

    Place a scientist: one scientist from your supply goes to the area you sailed to. +2 scientists: two come from your reserve to your supply (one, if only one is left). Fast research: advance 3 spaces on one track. The 13 shipyard cards: Icebreaker (6), Place a scientist (3), +2 scientists (2), Fast research (2).

    The Basic card and Know-How cards stand for one missing building when you build. You start with one Basic card; a red symbol brings it back. A Know-How card is used up. Shipyard cards are secret, resource cards are open.
    .title = What the cards do
    .more =
        Shipyard cards are played in your own turn after sailing, also those that you received in this turn; once used they leave the game. At an area you may have one Icebreaker. The turn it gives is a whole normal turn and has to be taken; there is only one at a stop. Laid at the area of the sun, it helps only the ship that was second when the sun arrived. An Icebreaker laid at an earlier stop is not your card of this stop. There are as many Know-How cards as players.
# Drawing: a cube and a ship going to the box of returned pieces, a scientist coming for each.
antarctica-howto-giveback =
    Once in each of your turns you may give back a piece: an unused cube, an unused ship, or a ship from the board (the ship that has to sail only after it has sailed). You get a scientist from your reserve for it, if one is left, and the piece counts at the end. Cubes on tracks stay.

    Without cubes you cannot enter new tracks, and without ships you have no turns. Weigh it. Blue symbols, shipyard cards and the scoring reach you even then, and you play on if you get a ship again.
    .title = Giving back pieces
# Drawing: one area and one track with the ranks and the points of each rank.
antarctica-howto-scoring =
    In each area the player with most scientists scores all buildings there, all scientists of every colour, and 1. Each lower rank scores as many points as one player of the rank above has scientists. Tied players all score in full.

    On a track the first scores the values of all cubes, the second the value of the first cube, and so on. For starred cards, and for returned pieces, whoever has most scores as many points as all players have together; each lower rank as many as one player of the rank above has.
    .title = Scoring
    .more =
        Whoever has nothing there gets nothing. In an area ships do not count, the buildings of the start do. A scientist stands for the whole area and never leaves it. Areas are scored one by one, beginning where the sun is; the order changes nothing. The score marker of the box shows 99 points at most; the game knows no limit.
    .callouts =
        Most scientists: the buildings, all scientists, and 1.
        Tied: both score as many points as the first has scientists.
        First on a track: the values of all cubes.
# Drawing: the last scientist leaving an empty supply and an empty reserve.
antarctica-howto-end =
    The game ends with the turn in which somebody places their last scientist, supply and reserve both empty, or in which the last building card is taken. That turn is finished with everything it triggers; a turn by an Icebreaker is not taken any more.

    We added two rare ends: no ship is left on the board, or in 24 turns in a row (18 with two players) ships only sailed. And one exception, of the Polish rulebook: if all players who have a ship have exactly one scientist left and only plankton farms are on offer, a farm takes one scientist instead of two, and the game ends with it.

    The most points win. If tied, more first ranks decide (every area, every track, stars and returned pieces count as one each), then more building cards. If still tied, you share the victory.
    .title = The end
# Drawing: a queue with the number of stops until each ship acts.
antarctica-howto-tips =
    Look where the sun goes next. A short queue just ahead of it brings your ship back soon.

    First rank takes nearly everything: rather lead in two areas than be second in four. Adding to a second place feeds the leader.

    Open cards are shared. Take what works now; what you prepare for two turns is often gone. And count everybody’s scientists: the end comes suddenly.
    .title = Good to know

## Reference: what the cards do

antarctica-list-basic = Basic building cards
antarctica-list-double = Double building cards
antarctica-list-prestige = Prestige building cards

# How to play Council of Shadows: five minutes of reading. `council-howto-sections` gives the order;
# each section has a title, paragraphs with a blank line between, and a drawing of the same name.

council-howto-sections = goal map round purchase planning actions slide evaluation levels bonus modules automa end tips

# Drawing: the energy marker catching up with the consumption marker.
council-howto-goal =
    Two markers run: your energy and your consumption. When your energy reaches your consumption you gain a Dark Tech level, and the energy left over starts anew.

    Who has the highest level at the end wins. Strong cards bring more, but they push your consumption away from you.
    .title = What you are after
# Drawing: three distances with galaxies, one solar system with its planets, yield and cubes.
council-howto-map =
    The galaxies lie in three distances, Parsec 1 to 3. In their slots come solar systems with one to four planets and a yield of gems or energy.

    Your cubes on planets are your colonies. At first you can live only on earth-like planets, and your action fields reach only Parsec 1. Upgrades change both.
    .title = The map
# Drawing: three phases in a row: purchase, planning, actions.
council-howto-round =
    Each round has three phases. You buy one after the other, plan all at once in secret, and then act one after the other.

    Who acts first is decided by the plan: the more your consumption moved in this round, the earlier you act. If equal, the higher energy goes first.
    .title = A round
# Drawing: gems paying for an AI card, an upgrade, and a better gem standing for a lesser one.
council-howto-purchase =
    Make up to three purchases with gems: open AI cards, upgrades of your board, or, with that module, space stations. A better gem may stand for a lesser one: transparent for golden for anthracite.

    Cards come to your hand at once. Upgrades each cost one of your cubes for good: adaptations to desert and volcano, the colony expansion that lets you stack on cubes, wider ranges, and projects that pay energy once.
    .title = Purchase
# Drawing: three action fields, cards being laid, the consumption added up.
council-howto-planning =
    Put a card from your hand on every empty field. You may also cover a field that holds cards; only the top card counts.

    Then the consumption of the top cards on all your fields is added up, those from earlier rounds too, and your marker moves by the sum. It never falls below 20 and never rises above 100. Some cards make it fall, but never so far that you would gain a level.
    .title = Planning
# Drawing: a field's card reaching into its range: settle, mine, explore.
council-howto-actions =
    Carry out your fields from left to right, each within its range. You may leave out what you like.

    Settle puts cubes on one free planet, at most three. Mine takes the yield of a system, once for each of your cubes there per card; the cubes stay. Explore draws two systems, you place one in a galaxy of that distance, and then you settle there or take its yield. Other cards give gems or turn them into better ones.
    .title = Actions
# Drawing: the cards of all fields moving one field to the right, the last ones back to the hand.
council-howto-slide =
    After your actions the cards on all fields move one field to the right. What falls off the last field comes back to your hand; the first field is empty.

    So a card that you lay on the first of three fields acts three times, each time with the range of its new field, and each time it costs its consumption.
    .title = The cards slide
# Drawing: a galaxy with majority and minority reward, one cube being taken off.
council-howto-evaluation =
    Now you may evaluate galaxies in which you have a colony, each once. Take one of your cubes off and gain energy: the larger reward if you have more colonies there than each other player, otherwise the smaller one. Colonies are counted before the cube is removed.

    Some rewards add a light bonus card. Stop when you like.
    .title = Evaluation
# Drawing: energy passing consumption, a Dark Tech card, compensation for those behind.
council-howto-levels =
    At the end of your purchase turn and of your action turn: if your energy is at least your consumption, subtract the consumption from it and rise one level. The rest is kept, and it may be enough for another level.

    Level I and level II each bring a Dark Tech ability of your choice. Those who are behind get gems as compensation.
    .title = Levels
# Drawing: one dark and three light bonus cards with their formulas.
council-howto-bonus =
    You start with one dark bonus card and may win light ones. They pay energy in the final scoring: for gems, planets, distances, AI cards and more.

    You can hold four. With a fifth you return one.
    .title = Bonus cards
# Drawing: a station in a galaxy and a commander with the starting consumption.
council-howto-modules =
    Space stations: you buy up to three, one per galaxy. One mines by itself, one spares the cube when you evaluate, one counts three cubes for majority.

    Commanders: everybody chooses one with a special power. The stronger it is, the higher your consumption starts.
    .title = Two modules
# Drawing: an Automa card with its actions and its evaluation.
council-howto-automa =
    Alone you play against the Automa. Each round it turns up a card that says what it settles, explores or gains and which galaxies it evaluates. Where a choice is open, you make it for the Automa.

    It buys nothing and needs no cards, but its deck grows stronger with its level.
    .title = The Automa
# Drawing: the throne, and the final energy from gems, AI cards and bonus cards.
council-howto-end =
    Who first reaches level III takes the throne. The round is finished, then comes the final scoring: energy for gems (1, 2 or 3), 2 for each AI card, and the bonus cards. It can still bring levels.

    The highest level wins, then the energy left, then the cubes on the map.
    .title = The end
# Drawing: two plans with the same actions and different consumption.
council-howto-tips =
    Mind the gap between your markers, not your energy alone. A quiet round with little consumption can be worth as much as a rich one.

    Colonies are mines first and points later: each evaluation costs a cube. Settle where several cubes stay together.

    Acting early takes the best planets; acting late lets you count majorities.
    .title = Good to know

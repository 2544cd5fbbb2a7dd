# How to play Council of Shadows: five minutes of reading. `council-howto-sections` gives the order;
# each section has a title, paragraphs with a blank line between, and a drawing of the same name.
# `.more` is what one looks up when it matters. `web/src/boards/council/rules.json` names the rules of each
# paragraph by their numbers.

council-howto-sections = goal map start round purchase planning actions cards slide evaluation levels bonus modules automa end tips

# Drawing: the energy marker catching up with the consumption marker.
council-howto-goal =
    Two markers run: your energy and your consumption. When your energy reaches your consumption you gain a Dark Tech level and begin again with the energy left over.

    Whoever has the highest level at the end wins. Strong cards bring more, but they push your consumption away from you.
    .title = What you are after
    .callouts =
        Your energy.
        Your consumption.
# Drawing: three distances with galaxies, one solar system with its planets, yield and cubes.
council-howto-map =
    The galaxies lie in three distances, Parsec 1 to 3. Their slots are filled with solar systems, which have one to four planets and a yield of gems or energy or both. Everybody may know which systems are still to come: the hexagon above the map lists them all.

    Your cubes on planets are your colonies. At first you can live only on earth-like planets, and your action fields reach only Parsec 1. Upgrades change both.
    .title = The map
    .more =
        Every galaxy states two rewards in energy, a larger one for the majority and a smaller one; some add a light bonus card. The side of the board for three and four players has 10 galaxies with 31 slots. The side for two, also used against the Automa, lacks the yellow, turquoise, brown and beige galaxies; it has 6 galaxies with 18 slots.
    .callouts =
        The distance: Parsec 1 to 3.
        A planet; your cube on it is a colony.
        The yield of the system.
council-howto-start =
    Your consumption starts at 20 and your energy at 0. You have one anthracite and one golden gem, 30 cubes, three action fields with range Parsec 1, six action cards in hand and one dark bonus card. The turn tokens are dealt at random. You lead a civilisation with an emblem; choose it in the menu of the table. It changes no rule.

    Two systems lie open in the grey galaxy, eight AI cards lie open beside the board. With three players the turquoise and the yellow galaxy are covered, with two players four galaxies are missing.
    .title = How you start
    .more =
        The systems of each parsec are shuffled into face-down stacks, the AI cards and the light bonus cards into decks. Of the dark bonus cards only those of galaxies in the game are used, the one for stations only with stations; everybody gets one, the others leave the game unseen. Two cards of each Dark Tech deck are removed unseen. The first round begins in the order of the turn tokens.

        Energy runs from 0 to 100, consumption from 20 to 100. The energy marker also shows your level; everybody starts at level 0. In the box are 25 AI cards, 16 Dark Tech cards, 18 light and 9 dark bonus cards, 18 cards for the Automa, 4 turn tokens, 6 commanders and the throne. Each player has a board with three action fields and 13 upgrades, a screen, a figure, two markers, 30 cubes and three stations. Gems are never short.
    .callouts =
        Your energy: 0.
        Your consumption: 20.
        Your first gems, and your cubes.
# Drawing: three phases in a row: purchase, planning, actions.
council-howto-round =
    Each round has three phases. You buy one after the other, plan all at once in secret, and then act one after the other.

    Who acts first is decided by the plan: the more your consumption really moved in this round, the earlier you act. If equal, the higher energy goes first; if that is equal too, the marker that came to its space earlier. In this order you also buy in the next round.
    .title = A round
    .more =
        Of markers that have not left 0, the one with the higher token of the start counts as earlier. Every new space, also after a level, counts as a new arrival.
# Drawing: gems paying for an AI card, an upgrade, and a better gem standing for a lesser one.
council-howto-purchase =
    Make up to three purchases with gems: open AI cards, upgrades of your board or, with that module, space stations. A better gem may stand for a lesser one: transparent for golden for anthracite; there is no change.

    Cards come to your hand at once, and their place is filled again at once. Each upgrade costs one of your cubes for good and can be bought once: the adaptations to desert and volcano, the colony expansion that lets you stack on cubes, wider ranges (Parsec 2 before Parsec 3, 1 energy for each step), and energy projects that pay once.
    .title = Purchase
    .more =
        You pay with the least valuable gems that suffice; the program sees to that. A field with a wider range also works in all nearer parsecs. If no AI card is left to draw, its place stays empty. Your turn ends when you stop or nothing more can be bought; then levels are settled.
# Drawing: three action fields, cards being laid, the consumption added up.
council-howto-planning =
    Put a card from your hand on every empty field. You may also cover a field that holds cards; only the top card counts.

    Then the consumption of the top cards on all your fields is added up, those from earlier rounds too, and your marker moves by the sum. It never falls below 20 and never rises above 100. Some cards make it fall, but never so far that you would gain a level.
    .title = Planning
    .more =
        Your plan is secret until everybody has finished; without screens you plan openly, in the order of the turn tokens. If you have fewer cards than empty fields, you lay all of them and cover nothing. Cards that lie there already cannot be moved or taken back. No level is reached while planning.
    .callouts =
        What a card consumes.
        What it does.
        Your consumption rises by the sum of all top cards.
# Drawing: a field's card reaching into its range: settle, mine, explore.
council-howto-actions =
    Carry out your fields from left to right, each within its range. All of them are carried out: what a card settles or explores you must do if you can; mining and upgrading gems is up to you.

    Settle puts a tower on one free planet; no planet holds more than three cubes, and a tower is not divided. Mine takes the yield of a system, once for each of your cubes there per card; the cubes stay. To explore you choose a parsec in range and draw two systems; you place one in a galaxy of that parsec, and then you may settle there or take its yield. Other cards give gems or turn them into better ones. The system you do not place goes face down under its stack.
    .title = Actions
    .more =
        You settle only planets of types to which you are adapted, with cubes of your supply; if you have fewer than the tower needs, you put down what you have. With the colony expansion the planet may hold cubes already, if the whole tower fits. Once systems are drawn, one of them must be placed; only you see them. Without a system in the stack or a free slot there is no exploration. Cubes leave the map only in evaluations.
council-howto-cards =
    Your six cards: Settle puts down 1 cube. Found a Colony puts down a tower of 2. Mine takes up to 2 yields. Explore brings a new system and 1 cube on it, or its yield. Take Gems gives 2 anthracite and 1 golden gem. Upgrade a Gem turns anthracite into golden or golden into transparent.

    AI cards do the same better or cheaper. The number at the top is the consumption; if it is negative, your consumption falls. “Anywhere” lifts the range, “any planet” lifts the adaptation; stacking always needs the colony expansion. “Then” means both in this order, “or” means one of them. If an exploring card offers two minings, you make them where you have colonies; if it offers one, it gives the yield of the new system.
    .title = What the cards do
# Drawing: the cards of all fields moving one field to the right, the last ones back to the hand.
council-howto-slide =
    After your actions the cards on all fields move one field to the right. What falls off the last field comes back to your hand; the first field is empty.

    So a card that you lay on the first of three fields acts three times, each time with the range of its new field, and each time it costs its consumption.
    .title = The cards slide
    .callouts =
        All cards move one field to the right.
        What falls off comes back to your hand.
# Drawing: a galaxy with majority and minority reward, one cube being taken off.
council-howto-evaluation =
    Now you may evaluate galaxies in which you have a colony, each once. Take one of your cubes off and gain energy: the larger reward if you have more colonies there than each other player, otherwise the smaller one. Colonies are counted before the cube is removed.

    Some rewards add a light bonus card. Stop when you like.
    .title = Evaluation
    .more =
        Before your first evaluation the effects that belong to every evaluation happen, in this order: S3E3, Empire, Feudalism, mining stations, Buteo. If no light bonus card is left, you still gain the energy. When the last player has finished, the next round begins in the same order.
    .callouts =
        Colonies are counted first.
        Then one of your cubes comes off.
        More colonies than each other player: the larger reward.
        Otherwise the smaller one.
# Drawing: energy passing consumption, a Dark Tech card, compensation for those behind.
council-howto-levels =
    At the end of your purchase turn and of your action turn: if your energy is at least your consumption, subtract the consumption from it and rise one level. The rest is kept, and it may be enough for another level. Until then energy counts on, even past 100.

    Level I brings a Dark Tech card of your choice from deck I, level II one from deck II; two cards of each deck have been removed unseen. Only you look through the deck; the card you take is laid open. Some work at once, some for the rest of the game. Point at a card to read it.

    Compensation: when you reach level I, everybody at level 0 takes an anthracite gem. When you reach level II, everybody at level I takes a golden gem, everybody at level 0 an anthracite and a golden one.
    .title = Levels
    .more =
        Only you can rise at the end of your turn, one level after the other, each with its card and its compensation; energy from a card counts for the next level. Level III and those above bring no card and no compensation; levels above III can be reached in the last round and in the final scoring.
# Drawing: one dark and three light bonus cards with their formulas.
council-howto-bonus =
    You start with one dark bonus card and may win light ones. Only you see them. They pay energy in the final scoring.

    Light: 3, and 1 for each gem of a kind; 3, and 1 for each cube on a type of planet; 4, and 1 for each cube in a parsec; a tenth of your consumption, rounded (halves up); 1, and 1 for each cube on your player board; 1, and 2 for each AI card; 1, and 2 for each light card; or simply 5. Dark: a galaxy pays for majority or presence there, stations for each one built.

    You can hold four. With a fifth you return one of the five: a light card goes under its deck.
    .title = Bonus cards
    .more =
        A dark card that you return leaves the game unseen. The dark card of a galaxy pays 9 energy if you have the majority there, otherwise 3 if you have a colony there; the card of the stations pays 2, and 4 for each station built.
# Drawing: a station in a galaxy and a commander with the starting consumption.
council-howto-modules =
    Space stations: you have three different ones to buy, each for a galaxy in which you have a colony. A galaxy holds only one station, whoever owns it; it stays for good. Before each of your evaluations the mining station takes one yield of every system of its galaxy in which you have a colony. The evaluation station lets you keep the cube when you evaluate its galaxy. The settlement station holds three of your cubes, which count for the majority but are no colonies.

    Commanders: from the last turn token to the first, everybody chooses one. The stronger it is, the higher your consumption starts: Buteo 30, Zoe 34, Ava 28, Casares 26, S3E3 27, Breish 25. Buteo mines once anywhere at each evaluation. Zoe places a free colony in each purchase turn. Ava has a fourth action field. Casares need not remove a cube where he has 3 or more colonies, but may not buy the AI card with a tower of three. S3E3 gains 1 energy for each colony at each evaluation. Breish starts with 8 energy and wins ties for the majority when evaluating.
    .title = Two modules
    .more =
        Ava’s fourth field starts with range Parsec 1 and can be widened like the others. Zoe’s colony must fit your adaptation and is no purchase.
# Drawing: an Automa card with its actions and its evaluation.
council-howto-automa =
    Alone you play against the Automa, on the board for two. It has cubes and both markers, but no hand, no gems and no board, and it buys nothing. It plays with its own cards: three decks, one for each level.

    When you have planned, it turns up the top card of its deck. The number moves its consumption and counts for the order. On its turn its actions are carried out from top to bottom: the left one, or if that is impossible the one to the right of it, or none. It settles whole towers on free planets of the named type and place, explores and settles there, gains energy, or replaces open AI cards. Where a choice is open, you make it, in your own interest.

    Then it evaluates every galaxy it is in, or only those in which it has the majority, as the card says. It rises like you and draws from the next deck, without Dark Tech cards and without compensation on either side. It too ends the game with level III; in the final scoring only its light cards count. The two silver cards make it harder.
    .title = The Automa
    .more =
        Where the left action is possible, it must be taken. The Automa never stacks cubes. To explore it draws two systems and keeps one with the named type of planet. If both fit, you choose; if none fits, both go back under the stack and the action counts as impossible, as it does without a system or a free slot. Its light cards lie face down, without limit, and a deck that runs out is shuffled anew. All else, ties too, is as with two players.
# Drawing: the throne, and the final energy from gems, AI cards and bonus cards.
council-howto-end =
    Whoever reaches level III first puts the throne before them; only the winner will sit on it. The round is finished by everybody, then comes the final scoring, beginning with the throne: energy for gems (anthracite 1, golden 2, transparent 3), 2 for each AI card, and the bonus cards. It can still bring levels, but no cards and no compensation. With a round limit the game also ends after its last round.

    The highest level wins; if tied, the most energy left, then the most cubes on the board. If still tied, you share the victory.
    .title = The end
    .more =
        In the last round all rules still hold, also cards and compensation for levels I and II. If the limit of rounds ends the game, there is no throne, and scoring follows the turn tokens.
# Drawing: two plans with the same actions and different consumption.
council-howto-tips =
    Mind the gap between your markers, not your energy alone. A quiet round with little consumption can be worth as much as a rich one.

    Colonies are mines first and points later: each evaluation costs a cube. Settle where several cubes stay together.

    Acting early takes the best planets; acting late lets you count majorities.
    .title = Good to know

## Reference: what the cards do

council-list-tech-1 = Dark Tech cards of deck I
council-list-tech-2 = Dark Tech cards of deck II
council-list-ai = AI cards

# The page "About the components": which values come from where. Section names as in the how-to-play texts.

about-components-title = About the components
about-components-sections = honest sources antarctica aquatica council wording edition

about-components-honest =
    The rules here follow the published games. Of the cards, tiles and tracks we know only what rulebooks and public pages tell. What nobody tells, we made up so that the game works and is fair, and we say so.

    If you own the box, you will find cards here that differ from yours. That is no mistake of your box.
    .title = What you play with here
about-components-sources =
    Every value in our component files carries its source. “Rulebook”: stated in a rulebook, or following from its numbers. “Public”: found on a public page, such as a review. “Reconstructed”: ours.

    The catalogues of the rules name every decision we took where the rulebooks are silent or disagree.
    .title = Three kinds of sources
about-components-antarctica =
    From the rulebooks: the areas, all pieces and buildings and their numbers, how many scientists and stars belong to each building, the shipyard and resource cards, what the symbols do, setup and scoring. From public pages: that one track shows two stations.

    Reconstructed: what each building card needs (but for one factory), its research points, its stack and its mark for the number of players; the values of the tracks and the places of the symbols; where some ships start.
    .title = Antarctica
about-components-aquatica =
    From the rulebook: the board, the numbers of cards and mantas, all goal conditions, the names and parts of the effects of some characters, the rules for playing alone. From public pages: the starting characters, the range of prices, some effects and names.

    Reconstructed: all 56 locations, nearly all kings, several characters, the effects of most mantas, and the points of the goals.
    .title = Aquatica
about-components-council =
    From the rulebook: the tracks, the kinds of actions, the commanders, the Dark Tech abilities, the formulas of the bonus cards, some rewards and some consumption values. From public pages: the number of galaxies for two players and of planets on a system.

    Reconstructed: planets and yields of all systems, nearly all costs, most consumption values, most rewards, copies of cards, and the cards of the Automa.
    .title = Council of Shadows
about-components-wording =
    All texts and drawings are ours. Names of components are those of the rulebooks where we know them, otherwise our own.

    This project has no connection with the publishers. If you like a game, buy it: the printed cards are better than our guesses.
    .title = Words and pictures
about-components-edition =
    You can play with the values of your own box. Copy the component file of the game, change the values, give it a name under “edition” and keep its form and ids. The file stays yours; put into it only what you may use.

    For a table: choose your file when you make a new table. It is checked first, and every fault is named. In the terminal: farshore play GAME --data FILE. Games played with your file can be replayed only with the same file.
    .title = Your own edition

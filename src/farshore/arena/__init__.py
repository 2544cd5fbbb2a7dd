"""The arena: matches between bots with ratings and reports, simulations, and balance tests.

All games of a match share their luck (the order of every deck, the first player, …), and every
line-up of bots plays them in every seating. So who wins depends on the players, and neither on the
seat nor on better cards.

    plan        what is played: game, bots, seed; the games of a match
    luck        the same luck for several games (common random numbers)
    playing     one game, and what is recorded about it
    folder      where the games of a run are stored; a killed run continues from there
    workers     playing in this process or in several; `cluster`: on a Ray cluster
    intervals   estimates with confidence intervals
    results     win rates and ratings
    charts      plots as SVG; `page`: the HTML document around them
    report      the report of the arena
    simulation  many games of one line-up, counted (`farshore simulate`)
    balance     what a game's seats, options and components are worth; `balance_report` shows it
"""

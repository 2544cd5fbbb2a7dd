"""The arena: matches between bots with ratings and reports, simulations, and balance tests.

All games of a match share their luck (the order of every deck, the first player, …), and every
line-up of bots plays them in every seating. So who wins depends on the players, and neither on the
seat nor on better cards.

    plan.py            what is played: game, bots, seed; the games of a match
    luck.py            the same luck for several games (common random numbers)
    playing.py         one game, and what is recorded about it
    folder.py          where the games of a run are stored; a killed run continues from there
    workers.py         playing in this process or in several; cluster.py: on a Ray cluster
    processes.py       what every worker process does first
    running.py         a run of the arena: plays what is missing and writes results and report
    intervals.py       estimates with confidence intervals
    results.py         win rates and ratings
    charts.py          plots as SVG; page.py: the HTML document around them
    report.py          the report of the arena
    challenge.py       fixed contests and one number for a bot (`farshore challenge`)
    simulation.py      many games of one line-up, counted (`farshore simulate`)
    dataset.py         games as a data set with card and checksums (`farshore dataset`)
    balance.py         what a game's seats, options and components are worth
    balance_report.py  the report of a balance test
    uses.py            how often each component was used
"""

"""The arena: matches between bots, ratings and reports, and the balance of our data.

A match is one luck (the order of every deck, the first player, …) that every line-up of bots plays
in every seating. Who wins then depends on who plays, and neither on the seat nor on better cards.

    plan.py            what is played: game, bots, seed; the games of a match
    luck.py            one luck for several games
    playing.py         one game, and what is written about it
    folder.py          where the games of a run are written; a killed run goes on from there
    workers.py         who plays: this process, several processes (Ray: `cluster.py`)
    numbers.py         intervals
    results.py         the table: win rates, ratings
    charts.py          plots as SVG; `page.py` makes an HTML document of them
    report.py          the report of the arena
    simulation.py      many games of one line-up, counted (`farshore simulate`)
    balance.py         what a game's seats, options and components are worth
    balance_report.py  shows it
"""

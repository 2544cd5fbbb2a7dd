"""The arena: matches between bots, ratings, and reports; and the judge of our data's balance.

A match is one luck (the order of every deck, the first player, …) that every line-up of bots plays
in every seating. Who wins then depends on who plays, and neither on the seat nor on better cards.

    plan      what is played: game, bots, seed; the games of a match
    luck      one luck for several games
    playing   one game, and what is written about it
    folder    where the games of a run are written; a killed run goes on from there
    workers   who plays: this process, several processes (Ray: `cluster`)
    numbers   intervals
    results   the table: win rates, ratings
    charts    plots as SVG; `page` makes an HTML document of them
    report    the report of the arena
    simulation  many games of one line-up, counted (`farshore simulate`)
    balance   what a game's seats, options and components are worth; `balance_report` shows it
"""

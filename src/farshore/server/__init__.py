"""Tables for people: a server that keeps games, seats and chat, and shows each viewer its view.

What it says to the outside is written down in `docs/host/interface.md`. Rules are the kernel's;
this package asks for views, legal moves and events, and stores moves before anybody sees them.
Imports point downward in this list; import-linter holds the packages to it.

    run.py             `farshore serve`; work.py: `farshore work`, bots on machines of their own
    upkeep.py          what administrators do with a storage: copies, checks, export
    api/               the REST interface and the door of the WebSocket
    app_state.py       what the server is made of while it runs
    pages/             the built pages, the documentation, what a link shows where it is posted
    middleware/        what a request passes first: connections, proxies, access log, security
    accounts/          who somebody is: guests, accounts, signing in, tokens, operators
    tables/            a table in use, and its parts: seats, moves, chat, clocks, bots' turns
    calling/           calling people who are not there: push, webhooks, mail
    workers/           the processes in which bots think
    visibility/        the only way from a game to a viewer
    game/              a game in progress, and the arithmetic of its clocks
    messages/          requests and answers, of browsers and of worker processes
    storage/           the repository: all SQL

    settings.py        how a server is set up
    slow_work.py       what takes long, in slices: replays, charts, loading long games
    fair_queue.py      whose turn it is: everybody's work before the second work of anybody
    waiting.py         waiting with a limit
    limits.py          how often somebody may ask; libraries.py: those that are slow to import
    certificates.py    the certificates by which foreign servers are recognised
    mail.py            letters, and sending them by the host's SMTP
    tokens.py          secrets, and what is stored of them; plain_text.py: text that people enter
    errors.py          refusals: a key, parameters and a status
    logs.py            the log, for people or for programs; metrics.py: numbers for Prometheus
"""

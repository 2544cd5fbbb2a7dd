"""Tables for people: a server that keeps games, seats and chat, and shows each viewer its view.

What it says to the outside is written down in `docs/host/interface.md`. Rules are the kernel's;
this package asks for views, legal moves and events, and stores moves before anybody sees them.

    run.py             `farshore serve`
    work.py            `farshore work`: bots on machines of their own
    settings.py        how a server is set up
    app.py             the REST interface; endpoints.py: what its endpoints share
    app_state.py       what the server is made of while it runs
    connections.py     connections that have not asked for anything yet
    proxies.py         middleware: who asks, if proxies stand in between
    access.py          middleware: ids of requests, numbers, the access log
    security.py        middleware: hosts, origins, sizes, rates, headers
    logs.py            the log, for people or for programs; metrics.py: numbers for Prometheus
    limits.py          how often somebody may ask
    models.py          requests and answers; validation.py: what is wrong with a request
    errors.py          refusals: a key, parameters and a status
    guests.py          names and cookies; tokens.py: secrets, and what is stored of them
    plain_text.py      text that people enter
    accounts.py        what people can do with their accounts; account_models.py: its messages
    account_api.py     the part of the REST interface for them
    sign_in.py         a browser becomes somebody, and brings a guest's tables along
    passkeys.py        signing in with a passkey; mail_sign_in.py: with a link by mail
    openid.py          signing in with an OpenID provider; openid_api.py: the REST interface for it
    access_tokens.py   what programs show instead of a cookie
    mail.py            letters, and sending them by the host's SMTP
    static_content.py  messages of languages, schemas of editions
    editions.py        editions that guests bring and enter: checked, kept, shared
    editions_api.py    the part of the REST interface for them
    calls_api.py       the same for being called
    calling/           calling people who are not there
    lessons.py         tables that are lessons; lessons_api.py: the REST interface for them
    puzzles_api.py     the part of the REST interface for puzzles
    web.py             the built pages; documentation.py: the site at /docs
    link_preview.py    what a link says about itself where somebody posts it

    registry.py        all tables: finding, making, putting away
    new_tables.py      what is written down of a new table, a rematch, a fork
    table.py           a table in use: holds its lock and shows what its parts have changed
    table_model.py     what the parts of a table share
    live_game.py       the game in progress: position, legal moves, log and undo
    moves.py           making moves and taking them back
    ending.py          ending a game early, when all agree
    seating.py         who sits where
    clock.py           the arithmetic of clocks; timekeeping.py: the time of a table's seats
    clock_api.py       the part of the REST interface for it
    notes_api.py       what somebody writes down beside a game; bookmarks_api.py: bookmarks in a log
    courtesy_models.py requests and answers about getting along
    relations_api.py   muting and blocking people
    variations.py      analysis boards: a private copy of a running game
    orders.py          moves that are made for somebody who is asked
    planning_api.py    the part of the REST interface for both; planning_models.py: its messages
    reports_api.py     what is reported to the operator
    operators.py       who is an operator, and what operators do; operator_api.py: their page
    deadlines.py       tables whose time is up; uptime.py: what time it is, and outages
    chat.py            what is said
    publishing.py      showing changes to the pages that are open
    bot_turns.py       the turns of bots, tried again until they are played
    cluster.py         this server among others on the same storage: presence, jobs, catching up
    job_runner.py      takes jobs that wait in a shared storage
    advice.py          hints and the analysis of a finished game
    table_socket.py    the WebSocket of an open page; frames.py: what it sends, framed once
    open_pages.py      all of them, by the cookie that opened them

    visibility/        the only way from a game to a viewer
    storage/           the repository: all SQL

    upkeep.py          what administrators do with a storage: copies, checks, export

    slow_work.py       what takes long, in slices: replays, charts, loading long games
    libraries.py       libraries that are slow to import, by a thread

    services.py        what all tables use together
    bot_pool.py        worker processes that take turns
    fair_queue.py      whose turn it is: everybody's work before the second work of anybody
    worker_process.py  one of them, seen from the server
    worker_messages.py what is asked and answered
    worker.py          what runs in a worker process
"""

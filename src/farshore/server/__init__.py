"""Tables for people: a server that keeps games, seats and chat, and shows each viewer its view.

What it says to the outside is written down in `docs/server.md`. Rules are the kernel's; this
package asks for views, legal moves and events, and stores moves before anybody sees them.

    settings.py    how a server is set up
    errors.py      refusals: a key, parameters and a status
    store.py       SQLite, one writer, group commits
    live.py        a game in progress: position, log and undo kept up move by move
    gate.py        the only way from a game to a viewer
    tables.py      tables: seats, moves, bots, who is connected
    bots.py        worker processes that think; worker.py is what runs in them
    guests.py      names and tokens
    limits.py      how often
    models.py      requests and answers
    shelf.py       words and own editions: what does not change while the server runs
    app.py         the REST interface; socket.py: the WebSocket; shield.py: headers, origins, sizes
    web.py         the built pages
    run.py         `farshore serve`
"""

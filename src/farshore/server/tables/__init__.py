"""Tables in use: each part of a table is a module with one job.

registry.py        all tables: finding, making, putting away
new_tables.py      what is written down of a new table, a rematch, a fork
services.py        what all tables use together
table.py           a table in use: holds its lock and shows what its parts have changed
table_model.py     what the parts of a table share
moves.py           making moves and taking them back
ending.py          ending a game early, when all agree
seating.py         who sits where
timekeeping.py     the time of a table's seats
deadlines.py       tables whose time is up; uptime.py: what time it is, and outages
chat.py            what is said
bot_turns.py       the turns of bots, tried again until they are played
advice.py          hints and the analysis of a finished game
variations.py      analysis boards: a private copy of a running game
orders.py          moves that are made for somebody who is asked
lessons.py         tables that are lessons
editions.py        editions that guests bring and enter: checked, kept, shared
publishing.py      showing changes to the pages that are open
table_socket.py    the WebSocket of an open page; frames.py: what it sends, framed once
open_pages.py      all of them, by the cookie that opened them
cluster.py         this server among others on the same storage: presence, jobs, catching up
job_runner.py      takes jobs that wait in a shared storage
"""

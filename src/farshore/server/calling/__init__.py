"""Calling people who are not there: it is their turn, a game has begun or is over, and so on.

What is stored about it is in `server/storage/calls.py`.

    events.py        which calls follow from what happens at a table
    time_calls.py    calls that time is running out
    sightings.py     who is looking at which table
    call_desk.py     decides about calls that are due, and sends what is owed
    quiet_hours.py   when somebody does not want to be called
    texts.py         a message in somebody's language
    sending.py       the forms that push services, webhooks and mail take
    push.py          keys, signatures and encryption of push messages
    outgoing.py      requests to addresses that guests name, and why some are refused
    channels.py      setting up ways to be called
"""

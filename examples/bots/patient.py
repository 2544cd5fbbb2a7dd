#!/usr/bin/env python3
"""A bot for every game: does something rather than nothing, else whatever comes.

Farshore asks it by lines of JSON (docs/python/bots-protocol.md):
farshore simulate antarctica --players 2 --bots "cmd:python3 examples/bots/patient.py,random"
"""

import json
import random
import sys

LAST = {"end_turn", "decline", "done", "leave", "commit", "continue"}
"""Moves that stop doing something."""

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        luck = random.Random(f"{message['match']}/{message['seat']}")
        answer = {"type": "ready"}
    else:
        legal = message["legal"]  # what the seat sees is in message["view"]
        active = [move for move in legal if move["value"]["kind"] not in LAST]
        answer = {"id": message["id"], "move": luck.choice(active or legal)["number"]}
    print(json.dumps(answer), flush=True)

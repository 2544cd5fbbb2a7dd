"""Requests and answers: what browsers, programs and worker processes send and get.

models.py          tables, lessons, and what all requests and answers share
edition_models.py  editions, and those that guests enter
puzzle_models.py   puzzles
call_models.py     being called
account_models.py  accounts
courtesy_models.py getting along: mute, block, reports, the operator's page
planning_models.py analysis boards and orders
worker_messages.py what worker processes are asked and answer
validation.py      what is wrong with a request
"""

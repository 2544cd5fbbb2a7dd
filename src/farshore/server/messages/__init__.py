"""Requests and answers: what browsers, programs and worker processes send and get.

models.py          tables, editions, lessons, puzzles
account_models.py  accounts
courtesy_models.py getting along: mute, block, reports, the operator's page
planning_models.py analysis boards and orders
worker_messages.py what worker processes are asked and answer
validation.py      what is wrong with a request
"""

"""The processes in which bots think, hints are found and editions are checked.

bot_pool.py        worker processes that take turns
worker_process.py  one of them, seen from the server
worker.py          what runs in a worker process
"""

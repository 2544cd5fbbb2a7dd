"""`make soak-faults`: plays through real WebSockets while servers and database are killed.

processes.py  servers, a bot worker and a database that can be killed, stopped and cut off
proxy.py      stands between the servers and the database; cuts and delays
disk.py       a small disk that can be filled
players.py    people at tables, who write down what was acknowledged
faults.py     what goes wrong, and when
checker.py    compares what is stored with what was acknowledged; no code of the server
run.py        one soak, its report, and the command
"""

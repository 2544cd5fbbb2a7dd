"""What every request passes before the application sees it.

connections.py     connections that have not asked for anything yet
proxies.py         who asks, if proxies stand in between
access.py          ids of requests, numbers, the access log
security.py        hosts, origins, sizes, rates, headers
"""

"""A program at somebody's tables on a server, over the public interface (docs/host/interface.md).

    api.py        asking a server with an access token
    live_bot.py   a bot that plays where its owner has a seat

It imports nothing of the server: what it does, a program in any language can do.
"""

"""The REST interface, described by OpenAPI, and the door of the WebSocket.

app.py             the application: what it is put together of, and the endpoints of tables
endpoints.py       what all endpoints share
account_api.py     accounts; openid_api.py: signing in with an OpenID provider
calls_api.py       being called
clock_api.py       giving time, vacations
editions_api.py    editions that guests bring and enter
lessons_api.py     lessons; puzzles_api.py: puzzles
notes_api.py       what somebody writes down beside a game; bookmarks_api.py: bookmarks in a log
planning_api.py    analysis boards and orders
relations_api.py   muting and blocking people
reports_api.py     what is reported to the operator; operator_api.py: the operator's page
"""

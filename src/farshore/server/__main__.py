"""`python -m farshore.server`: the server without the rest of the command line."""

import typer

from farshore.server.run import serve

if __name__ == "__main__":
    typer.run(serve)

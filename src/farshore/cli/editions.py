"""Editions: their schema, and whether a file can be played with."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from farshore.cli.frame import (
    FINE,
    command,
    document_of,
    game_of_document,
    here,
    print_json,
    screen_here,
)
from farshore.cli.records import REFUSED
from farshore.core.errors import BadEdition
from farshore.localization.messages import render

EditionFile = Annotated[str, typer.Argument(metavar="FILE", help="An edition file.")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game.")]


@command
def schema(game: GameName) -> int:
    """Print what edition files of a game look like, as JSON Schema."""
    from farshore.formats.json_schema import edition_schema

    print_json(edition_schema(game))
    return FINE


@command
def check_edition(file: EditionFile) -> int:
    """Check an edition file: exit status 0 if it can be played with, 1 if it has faults."""
    from farshore.formats.editions import parse_edition
    from farshore.terminal.screen import plain_text

    document = document_of(file)
    try:
        parsed = parse_edition(game_of_document(document), document)
    except BadEdition as error:
        for fault in error.faults:
            print(plain_text(render(fault), sys.stderr.encoding), file=sys.stderr)
        return REFUSED
    screen_here().show(here().say("check-edition-fine", path=file, name=parsed.edition.name))
    return FINE

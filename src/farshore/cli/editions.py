"""Editions: their schema, and whether a file can be played with."""

from __future__ import annotations

from typing import Annotated

import typer

from farshore.cli.frame import (
    FINE,
    command,
    document_of,
    game_of_document,
    here,
    print_json,
)
from farshore.cli.records import REFUSED
from farshore.core.errors import BadEdition
from farshore.localization.messages import render
from farshore.terminal.lines import print_error, print_line

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

    document = document_of(file)
    try:
        parsed = parse_edition(game_of_document(document), document)
    except BadEdition as error:
        for fault in error.faults:
            print_error(render(fault))
        return REFUSED
    print_line(here().say("check-edition-fine", path=file, name=parsed.edition.name))
    return FINE

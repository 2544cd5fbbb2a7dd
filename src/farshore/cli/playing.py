"""Looking at the games, and playing one in the terminal."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Annotated

import typer

from farshore.cli.frame import (
    BOT_SECONDS,
    FINE,
    BotSeconds,
    Data,
    GameName,
    Json,
    Language,
    Options,
    Players,
    chosen_options,
    command,
    edition_of,
    here,
    print_json,
    screen_here,
    seat_of,
)
from farshore.core.errors import BadOption, Reason
from farshore.core.game import DATA_SET, PRESET
from farshore.core.options import Option
from farshore.core.record import Record
from farshore.core.registry import game_names, load
from farshore.core.types import MoveId
from farshore.formats.record_files import load_record
from farshore.localization.messages import GameWords
from farshore.terminal.lines import hang, print_line


@command
def games(json_: Json = False) -> int:
    """List the games with their players, options and rules version."""
    found = [load(name) for name in game_names()]
    if json_:
        print_json([{**game.info.to_json(), "editions": game.edition_names()} for game in found])
        return FINE
    for game in found:
        said = GameWords(here(), game)
        info = game.info
        counts = [str(count) for count in info.players]
        line = said.words.say(
            "games-line",
            name=info.name,
            title=info.title,
            players=said.words.listing(counts, "or"),
            usual=info.default_players,
            rules=info.rules,
        )
        print_line(line)
        about = f"{info.name}-about"
        if said.words.has(about):
            print_line(f"  {said.words.say(about)}")
        for option in info.choices():
            _show_option(option, said)
        if info.presets:
            hang(f"  {PRESET}  ", said.words.listing([*info.presets], "or"))
        editions = game.edition_names()
        if len(editions) > 1:
            _show_option(Option(DATA_SET, editions, editions[0]), said)
    return FINE


def _show_option(option: Option, said: GameWords) -> None:
    print_line(f"  {option.name}: {said.option(option.name)}")
    for word in option.choices:
        usual = said.words.say("games-usual") if word == option.default else ""
        hang(f"    {word} ", f"{said.option(option.name, word)}{usual}")
    if option.numbers is not None:
        print_line(f"    {option.numbers[0]}–{option.numbers[1]}")


@command
def play(
    game: GameName,
    players: Players = None,
    seat: Annotated[int, typer.Option(metavar="S", help="Your seat, from 0.")] = 0,
    bots: Annotated[
        str, typer.Option(metavar="SPEC", help="A bot for all other seats, or one per seat: a,b,c.")
    ] = "greedy",
    option: Options = None,
    data: Data = None,
    continue_: Annotated[
        str | None, typer.Option("--continue", metavar="FILE", help="Go on with a saved game.")
    ] = None,
    seed: Annotated[str | None, typer.Option(metavar="S", help="For the same luck again.")] = None,
    bot_seconds: BotSeconds = BOT_SECONDS,
    language: Language = None,
) -> int:
    """Play in the terminal against bots."""
    from farshore import external
    from farshore.terminal.session import Session

    played = load(game)
    edition = edition_of(data, played)
    if continue_ is None:
        record = Record(played.setup(players, chosen_options(option), edition))
    else:
        if players is not None or option:
            raise BadOption(Reason("continue-has-setup"))
        record = load_record(continue_, edition)
        if record.game is not played:
            raise BadOption(
                Reason("continue-other-game", {"path": continue_, "game": record.game.info.title})
            )
    own = seat_of(seat, record.setup.players)
    players_ = external.make(bots, record.setup, bot_seconds)
    external.begin(players_, seed or "play")
    file = None if continue_ is None else Path(continue_)
    rng = Random(seed) if seed is not None else Random()
    try:
        Session(record, own, players_, rng, screen_here(), _ask, here(), file).run()
    finally:
        external.close(players_)
    return FINE


def _ask(prompt: str) -> str | None:
    """A line from the player; without a terminal it is shown, as if it had been typed there."""
    if sys.stdin.isatty():
        import readline  # noqa: F401 (gives `input` its history)
    try:
        line = input(prompt)
    except EOFError:
        print()
        return None
    if not sys.stdin.isatty():
        print(line)
    return line


@command
def moves(game: GameName, json_: Json = False) -> int:
    """Print the table of moves: number, text, JSON."""
    table = load(game).moves
    numbers = [MoveId(number) for number in range(len(table))]
    if json_:
        print_json(
            [
                {"number": number, "text": table.text(number), "json": table.to_json(number)}
                for number in numbers
            ]
        )
        return FINE
    width = max(len(table.text(number)) for number in numbers)
    for number in numbers:
        print(f"{number:5}  {table.text(number):{width}}  {json.dumps(table.to_json(number))}")
    return FINE


@command
def rules(
    game: GameName,
    number: Annotated[
        str | None, typer.Argument(metavar="NUMBER", help="ANT-061, 61, R05, D03; section 5.3, s12")
    ] = None,
) -> int:
    """Print a rule by its number, or the sections of the rules."""
    from farshore.formats.catalogue import catalogue_of
    from farshore.terminal.session import overview

    found = catalogue_of(load(game))
    if number is None:
        overview(found.headings, screen_here(), here())
    else:
        screen_here().markdown(found.find(number))
    return FINE

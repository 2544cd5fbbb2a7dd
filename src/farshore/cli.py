"""The command line. Typer reads it; each command gives back the work to do, which `run` then does.

Whatever is wrong with the input ends as one line on standard error and exit status 2.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from farshore.core.errors import BadEdition, BadOption, BadRecord, FarshoreError, Reason
from farshore.core.game import DATA_SET, PRESET, Edition, Game, Option
from farshore.core.record import Record, check_records
from farshore.core.registry import game_names, load
from farshore.core.state import SPECTATOR
from farshore.words import (
    GameWords,
    Words,
    languages,
    one_line,
    preferred,
    speak,
    spoken,
    words,
)

if TYPE_CHECKING:
    from farshore.simulate import Report
    from farshore.terminal.screen import Screen

FINE: Final = 0
REFUSED: Final = 1
"""`check` found a faulty record."""
WRONG: Final = 2

Work = Callable[[], int]

app: Final = typer.Typer(
    help="Modern board games: play them, simulate them, replay them.",
    rich_markup_mode=None,
    add_completion=False,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game.")]
File = Annotated[str, typer.Argument(metavar="FILE", help="A file with records.")]
Players = Annotated[int | None, typer.Option(metavar="N", help="The number of players.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="K=V", help="An option; may be repeated.")
]
Data = Annotated[
    str | None, typer.Option(metavar="FILE", help="Component data of your own (an edition).")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
BotSeconds = Annotated[
    float,
    typer.Option(metavar="S", min=0.01, help="How long a bot that is a command may think."),
]
BOT_SECONDS: Final = 10.0
BOT_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}")
"""What a bot may be called that a server offers."""


def main() -> None:
    """The entry point `farshore`."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Runs a command line; gives its exit status."""
    speak(preferred(os.environ))
    try:
        work = app(arguments, prog_name="farshore", standalone_mode=False)
        status: int = work() if callable(work) else work or FINE
        sys.stdout.flush()
        return status
    except FarshoreError as error:
        return _complain(one_line(error))
    except typer.TyperException as error:
        text = getattr(error, "format_message", error.__str__)()
        return _complain(_words().say("cli-usage", text=" ".join(text.split()).rstrip(".")))
    except BrokenPipeError:
        # whoever read the output wants no more of it; nothing to complain about
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return WRONG
    except (KeyboardInterrupt, typer.Abort):
        return _complain(_words().say("cli-interrupted"))


def _complain(line: str) -> int:
    from farshore.terminal.screen import plain_text

    print(plain_text(f"farshore: {line}", sys.stderr.encoding), file=sys.stderr)
    return WRONG


def _words() -> Words:
    return words(spoken())


def _speak(language: str | None) -> str | None:
    """The language that was asked for, instead of that of the environment."""
    if language is not None:
        if language not in languages():
            raise BadOption(Reason("unknown-language", {"given": language, "allowed": languages()}))
        speak(language)
    return language


Language = Annotated[
    str | None,
    typer.Option(metavar="L", help="The language: en, it, de or pl.", callback=_speak),
]


@app.callback()
def everywhere(language: Language = None) -> None:
    """Modern board games: play them, simulate them, replay them."""


def _screen() -> Screen:
    from rich.console import Console

    from farshore.terminal.screen import Screen

    return Screen(Console())


def _print_json(document: object) -> None:
    print(json.dumps(document))


# --- what several commands read -------------------------------------------------------------------


def _chosen(options: list[str] | None) -> dict[str, object]:
    """The options K=V."""
    chosen: dict[str, object] = {}
    for option in options or []:
        name, equals, value = option.partition("=")
        if not equals or not name:
            raise BadOption(Reason("bad-option-form", {"given": option}))
        chosen[name] = value
    return chosen


def _document(path: str) -> object:
    """The JSON document of a file."""
    try:
        document: object = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadOption(
            Reason("file-unreadable", {"path": path, "why": error.strerror or str(error)})
        ) from error
    except (ValueError, RecursionError) as error:
        raise BadOption(Reason("file-not-json", {"path": path, "why": str(error)})) from error
    return document


def _edition(path: str | None, game: Game | None = None) -> Edition | None:
    """The edition of a file; the game is the one that the file names, if none is given."""
    if path is None:
        return None
    document = _document(path)
    if game is None:
        named = document.get("game") if isinstance(document, dict) else None
        game = load(str(named))
    try:
        return game.read_edition(document)
    except BadEdition as error:
        raise BadOption(
            Reason("file-bad-edition", {"path": path, "why": one_line(error)})
        ) from error


def _check_seat(seat: int, players: int) -> None:
    if not 0 <= seat < players:
        raise BadOption(Reason("no-such-seat", {"given": seat, "last": players - 1}))


# --- commands -------------------------------------------------------------------------------------


@app.command()
def games(json_: Json = False) -> Work:
    """List the games with their players, options and rules version."""
    return partial(_games, json_)


def _games(as_json: bool) -> int:
    found = [load(name) for name in game_names()]
    if as_json:
        _print_json([{**game.info.to_json(), "editions": [*game.editions]} for game in found])
        return FINE
    screen = _screen()
    for game in found:
        said = GameWords(_words(), game)
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
        screen.show(line)
        about = f"{info.name}-about"
        if said.words.has(about):
            screen.show(f"  {said.words.say(about)}")
        for option in info.options:
            _show_option(option, said, screen)
        if info.presets:
            screen.hang(f"  {PRESET}  ", said.words.listing([*info.presets], "or"))
        screen.hang(f"  {DATA_SET}  ", said.words.listing([*game.editions], "or"))
    return FINE


def _show_option(option: Option, said: GameWords, screen: Screen) -> None:
    screen.show(f"  {option.name}: {said.option(option.name)}")
    for word in option.words:
        usual = said.words.say("games-usual") if word == option.default else ""
        screen.hang(f"    {word} ", f"{said.option(option.name, word)}{usual}")
    if option.numbers is not None:
        screen.show(f"    {option.numbers[0]}–{option.numbers[1]}")


@app.command()
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
) -> Work:
    """Play in the terminal against bots."""
    return partial(_play, game, players, seat, bots, option, data, continue_, seed, bot_seconds)


def _play(
    name: str,
    players: int | None,
    seat: int,
    spec: str,
    options: list[str] | None,
    data: str | None,
    saved: str | None,
    seed: str | None,
    bot_seconds: float,
) -> int:
    from random import Random

    from farshore import external
    from farshore.terminal.session import Session

    game = load(name)
    edition = _edition(data, game)
    if saved is None:
        record = Record(game.setup(players, _chosen(options), edition))
    else:
        if players is not None or options:
            raise BadOption(Reason("continue-has-setup"))
        record = Record.load(saved, edition)
        if record.game is not game:
            raise BadOption(
                Reason("continue-other-game", {"path": saved, "game": record.game.info.title})
            )
    count = record.setup.players
    _check_seat(seat, count)
    players_ = external.make(spec, record.setup, bot_seconds)
    file = None if saved is None else Path(saved)
    rng = Random(seed) if seed is not None else Random()
    try:
        Session(record, seat, players_, rng, _screen(), _ask, _words(), file).run()
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


@app.command()
def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(metavar="K", help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(metavar="S", help="The same seed gives the same games.")] = (
        "0"
    ),
    bots: Annotated[
        str, typer.Option(metavar="SPEC", help="A bot for all seats, or one per seat: a,b,c.")
    ] = "random",
    option: Options = None,
    jobs: Annotated[int, typer.Option(metavar="J", help="How many processes share the work.")] = 1,
    records: Annotated[
        str | None, typer.Option(metavar="FILE.jsonl", help="Where to write the records.")
    ] = None,
    data: Data = None,
    json_: Json = False,
    bot_seconds: BotSeconds = BOT_SECONDS,
) -> Work:
    """Play many games between bots and count."""
    return partial(
        _simulate, game, players, games, seed, bots, option, jobs, records, data, json_, bot_seconds
    )


def _simulate(
    name: str,
    players: int | None,
    number: int,
    seed: str,
    spec: str,
    options: list[str] | None,
    jobs: int,
    records: str | None,
    data: str | None,
    as_json: bool,
    bot_seconds: float,
) -> int:
    from farshore import simulate as simulation
    from farshore.terminal.progress import Progress

    game = load(name)
    _edition(data, game)  # refused here, with the name of the file
    document = None if data is None else _document(data)
    plan = simulation.Plan(
        name, players, _chosen(options), document, spec, seed, number, bot_seconds
    )
    with Progress(number, _words().say("simulate-progress")) as progress:
        report = simulation.simulate(plan, jobs, records, progress.tick)
    if as_json:
        _print_json(report.to_json())
    else:
        _show_report(report, GameWords(_words(), game), _screen())
    return FINE


def _show_report(report: Report, said: GameWords, screen: Screen) -> None:
    say = said.words.say
    document = report.to_json()
    screen.show(
        say(
            "simulate-sum",
            games=report.games,
            decisions=report.decisions,
            chance=report.chance_events,
            seconds=f"{report.seconds:.1f}",
            speed=str(document["decisions_per_second"]),
            length=f"{document['mean_length']:.1f}",
        )
    )
    for seat, places in enumerate(report.places):
        screen.show(
            say(
                "simulate-seat",
                seat=str(seat),
                score=f"{report.scores[seat] / report.games:.2f}",
                wins=places[0],
                places=" ".join(str(times) for times in places),
            )
        )
    for end, times in sorted(report.ends.items()):
        screen.show(say("simulate-end", times=times, why=said.about("end", end)))


@app.command()
def arena(
    game: GameName,
    bots: Annotated[
        str, typer.Option(metavar="A,B,…", help="The bots; every line-up of them plays.")
    ] = "greedy,random",
    matches: Annotated[
        int, typer.Option(metavar="N", help="How often; each match is played in every seating.")
    ] = 100,
    seed: Annotated[str, typer.Option(metavar="S", help="The same seed gives the same luck.")] = (
        "0"
    ),
    players: Players = None,
    jobs: Annotated[int, typer.Option(metavar="J", help="How many processes share the work.")] = 1,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: host:port, auto or local."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where games, result and report go.")
    ] = None,
    option: Options = None,
    data: Data = None,
    json_: Json = False,
    bot_seconds: BotSeconds = BOT_SECONDS,
) -> Work:
    """Let bots play matches: win rates, ratings, and a report. Repeat it to go on or to add."""
    names = tuple(name.strip() for name in bots.split(","))
    out = Path(f"arena-{game}") if out is None else out
    return partial(
        _arena,
        game,
        names,
        matches,
        seed,
        players,
        jobs,
        ray,
        out,
        option,
        data,
        json_,
        bot_seconds,
    )


def _arena(
    name: str,
    bots: tuple[str, ...],
    matches: int,
    seed: str,
    players: int | None,
    jobs: int,
    ray: str | None,
    out: Path,
    options: list[str] | None,
    data: str | None,
    as_json: bool,
    bot_seconds: float,
) -> int:
    from farshore.arena.plan import Plan
    from farshore.arena.report import standing_line
    from farshore.arena.running import run as run_arena
    from farshore.terminal.progress import Progress

    game = load(name)
    _edition(data, game)  # refused here, with the name of the file
    document = None if data is None else _document(data)
    if players is None and len(bots) in game.info.players:
        players = len(bots)
    plan = Plan(name, bots, matches, seed, players, _chosen(options), document, bot_seconds)
    plan.check()
    with Progress(len(plan.all_keys()), _words().say("simulate-progress")) as progress:
        results = run_arena(plan, out, _words(), jobs, ray, progress.tick)
    if as_json:
        _print_json(results.to_json())
        return FINE
    screen = _screen()
    for standing in results.standings:
        screen.hang("", standing_line(standing, _words()))
    screen.show(_words().say("arena-written", path=str(out / "report.html")))
    return FINE


@app.command()
def train(
    game: GameName,
    players: Annotated[int, typer.Option(metavar="P", help="How many seats.")] = 2,
    rounds: Annotated[
        int, typer.Option(metavar="R", help="Rounds, those done before included.")
    ] = 8,
    games: Annotated[int, typer.Option(metavar="N", help="Games of each round.")] = 100,
    simulations: Annotated[
        int, typer.Option(metavar="K", help="Simulations for each decision.")
    ] = 100,
    duel: Annotated[int, typer.Option(metavar="N", help="Games that measure each round.")] = 40,
    seed: Annotated[str, typer.Option(metavar="S", help="The same seed learns the same.")] = "1",
    jobs: Annotated[int, typer.Option(metavar="J", help="How many processes share the work.")] = 1,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where networks, games and report go.")
    ] = None,
    option: Options = None,
) -> Work:
    """Teach a network by games of the search against itself. Repeat it to go on."""
    out = Path(f"train-{game}") if out is None else out
    told = (game, players, rounds, games, simulations, duel, seed, jobs, out, option)
    return partial(_train, *told)


def _train(
    name: str,
    players: int,
    rounds: int,
    games: int,
    simulations: int,
    duel: int,
    seed: str,
    jobs: int,
    out: Path,
    options: list[str] | None,
) -> int:
    from farshore.terminal.progress import Progress
    from farshore.train import Round, Training
    from farshore.train import train as start

    said = _words()
    screen = _screen()

    def tell(done: Round) -> None:
        screen.show(
            said.say(
                "train-line",
                number=done.number,
                positions=done.positions,
                before=f"{done.loss_before:.4f}",
                after=f"{done.loss_after:.4f}",
                won=round(100 * done.won),
                low=round(100 * done.won_low),
                high=round(100 * done.won_high),
            )
        )

    load(name)
    chosen = _chosen(options)
    wanted = Training(name, players, chosen, rounds, games, simulations, duel, seed=seed)
    total = rounds * (games + duel)
    with Progress(total, said.say("simulate-progress")) as progress:
        start(wanted, out, said, jobs, progress.tick, tell)
    screen.show(said.say("train-written", path=str(out / "report.html")))
    return FINE


@app.command()
def balance(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 400,
    bots: Annotated[
        str, typer.Option(metavar="SPEC", help="A bot for all seats, or one per seat: a,b,c.")
    ] = "greedy",
    seed: Annotated[str, typer.Option(metavar="S", help="The same seed gives the same luck.")] = (
        "0"
    ),
    jobs: Annotated[int, typer.Option(metavar="J", help="How many processes share the work.")] = 1,
    option_games: Annotated[
        int | None,
        typer.Option(metavar="K", help="Games with each value of an option; 0 for none."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where games and report go.")
    ] = None,
    option: Options = None,
    data: Data = None,
    json_: Json = False,
    bot_seconds: BotSeconds = BOT_SECONDS,
) -> Work:
    """Judge the balance of a game: seats, options, and what each component is worth."""
    out = Path(f"balance-{game}") if out is None else out
    few = games // 4 if option_games is None else option_games
    told = (game, players, games, bots, seed, jobs, few, out, option, data, json_, bot_seconds)
    return partial(_balance, *told)


def _balance(
    name: str,
    players: int | None,
    number: int,
    spec: str,
    seed: str,
    jobs: int,
    option_games: int,
    out: Path,
    options: list[str] | None,
    data: str | None,
    as_json: bool,
    bot_seconds: float,
) -> int:
    from farshore.arena.balance import choices_of, findings
    from farshore.arena.balance import run as run_balance
    from farshore.arena.balance_report import finding_line, report
    from farshore.arena.plan import Plan
    from farshore.bots import seat_names
    from farshore.terminal.progress import Progress

    game = load(name)
    edition = _edition(data, game)
    document = None if data is None else _document(data)
    chosen = _chosen(options)
    count = game.setup(players, chosen, edition, simulating=True).players
    bots = tuple(seat_names(spec, count))
    plan = Plan(name, bots, number, seed, count, chosen, document, bot_seconds, observed=True)
    plan.check()
    sides = len(choices_of(plan)) * min(max(0, option_games), number)
    words_ = _words()
    with Progress(len(plan.all_keys()) + sides, words_.say("simulate-progress")) as progress:
        found = run_balance(
            plan, out, option_games, jobs, progress.tick, partial(report, words=words_)
        )
    if as_json:
        _print_json(found.to_json())
        return FINE
    screen = _screen()
    lines = [finding_line(each, found, words_) for each in findings(found)]
    for line in lines or [words_.say("balance-no-findings")]:
        screen.hang("- ", line)
    screen.show(words_.say("arena-written", path=str(out / "balance.html")))
    return FINE


@app.command()
def replay(
    file: File,
    to: Annotated[int | None, typer.Option(metavar="N", help="Stop after N moves.")] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="S", help="Only what this seat may know.")
    ] = None,
    record: Annotated[
        int | None, typer.Option(metavar="N", help="Which record of the file, from 1.")
    ] = None,
    data: Data = None,
    json_: Json = False,
) -> Work:
    """Show the log and the position of a record."""
    return partial(_replay, file, to, seat, record, data, json_)


def _replay(
    file: str,
    to: int | None,
    seat: int | None,
    number: int | None,
    data: str | None,
    as_json: bool,
) -> int:
    record = _pick(file, number, _edition(data))
    if seat is not None:
        _check_seat(seat, record.setup.players)
    if as_json:
        from farshore.steps import steps

        for document in steps(record, to, seat):
            _print_json(document)
        return FINE
    from farshore.terminal.board import board_of
    from farshore.terminal.story import ending, seat_names, story

    screen = _screen()
    said = GameWords(
        _words(), record.game, record.setup.edition, seat_names(_words(), record.setup.players)
    )
    board = board_of(record.game.info.name)
    viewer = SPECTATOR if seat is None else seat
    state = record.replay(to)
    for line in story(record, viewer, said, board, to):
        screen.hang(f"{line.step + 1:4} ", line.shown(screen))
    screen.show()
    for row in board.draw(state.view(viewer), said, screen):
        screen.show(row)
    results = state.results()
    if results is not None:
        screen.show()
        ending(results, said, screen)
    return FINE


def _pick(file: str, number: int | None, edition: Edition | None) -> Record:
    """The record of a file that is meant; without a number there must be only one."""
    found = 0
    picked: Record | None = None
    with closing(check_records(file, edition)) as records:
        for _, record in records:
            found += 1
            if found == (number or 1):
                if isinstance(record, BadRecord):
                    raise record
                picked = record
            if found == number or (number is None and found > 1):
                break
    if number is None and found > 1:
        raise BadOption(Reason("which-record", {"path": file}))
    if picked is None:
        raise BadOption(Reason("no-such-record", {"given": str(number), "last": found}))
    return picked


@app.command()
def analyse(
    file: File,
    record: Annotated[
        int | None, typer.Option(metavar="N", help="Which record of the file, from 1.")
    ] = None,
    simulations: Annotated[
        int, typer.Option(metavar="K", min=1, help="How much to think about each decision.")
    ] = 200,
    seed: Annotated[str, typer.Option(metavar="S", help="The same seed says the same.")] = "0",
    data: Data = None,
    json_: Json = False,
) -> Work:
    """Tell who led when, and the moves that cost most."""
    return partial(_analyse, file, record, simulations, seed, data, json_)


def _analyse(
    file: str,
    number: int | None,
    simulations: int,
    seed: str,
    data: str | None,
    as_json: bool,
) -> int:
    from farshore import analysis
    from farshore.terminal.advice import show_analysis
    from farshore.terminal.progress import Progress
    from farshore.terminal.story import seat_names

    record = _pick(file, number, _edition(data))
    found: list[analysis.Judged] = []
    total = len(analysis.decisions(record))
    with Progress(total, _words().say("analyse-progress")) as progress:
        for judged in analysis.analyse(record, simulations, seed, progress.tick):
            found.append(judged)
            if as_json:
                _print_json(judged.to_json(record.game))
    if not as_json:
        players = record.setup.players
        said = GameWords(_words(), record.game, record.setup.edition, seat_names(_words(), players))
        show_analysis(record, found, said, _screen())
    return FINE


@app.command()
def check(file: File, data: Data = None) -> Work:
    """Replay and verify records: exit status 0 if all are good, 1 if one is refused."""
    return partial(_check, file, data)


def _check(file: str, data: str | None) -> int:
    from farshore.terminal.screen import plain_text

    good = refused = 0
    for _, record in check_records(file, _edition(data)):
        if isinstance(record, BadRecord):
            refused += 1
            print(plain_text(one_line(record), sys.stderr.encoding), file=sys.stderr)
        else:
            good += 1
    _screen().show(_words().say("check-sum", path=file, good=good, refused=refused))
    return REFUSED if refused else FINE


@app.command()
def moves(game: GameName, json_: Json = False) -> Work:
    """Print the table of moves: number, text, JSON."""
    return partial(_moves, game, json_)


def _moves(name: str, as_json: bool) -> int:
    table = load(name).moves
    if as_json:
        _print_json(
            [
                {"number": number, "text": table.text(number), "json": table.to_json(number)}
                for number in range(len(table))
            ]
        )
        return FINE
    width = max(len(table.text(number)) for number in range(len(table)))
    for number in range(len(table)):
        print(f"{number:5}  {table.text(number):{width}}  {json.dumps(table.to_json(number))}")
    return FINE


@app.command()
def rules(
    game: GameName,
    number: Annotated[
        str | None, typer.Argument(metavar="NUMBER", help="ANT-061, 61, R05, D03; section 5.3, s12")
    ] = None,
) -> Work:
    """Print a rule by its number, or the sections of the rules."""
    return partial(_rules, game, number)


def _rules(name: str, number: str | None) -> int:
    from farshore.catalogue import catalogue
    from farshore.terminal.session import overview

    found = catalogue(load(name))
    if number is None:
        overview(found.headings, _screen(), _words())
    else:
        _screen().markdown(found.find(number))
    return FINE


@app.command()
def serve(
    host: Annotated[str, typer.Option(metavar="H", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="P", help="The port; 0 for any free one.")] = 8765,
    db: Annotated[
        Path, typer.Option(metavar="FILE", help="Where tables are kept (SQLite).")
    ] = Path("farshore.db"),
    limits: Annotated[
        bool, typer.Option(help="Hold callers to a rate (off: for load tests).")
    ] = True,
    workers: Annotated[
        int, typer.Option(metavar="N", min=1, help="Processes in which bots think.")
    ] = 2,
    bot_seconds: Annotated[
        float, typer.Option(metavar="S", min=0.1, help="How long a bot may think at most.")
    ] = 20.0,
    allow_bot: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=COMMAND", help="A program as a bot; may be repeated."),
    ] = None,
) -> Work:
    """Start the table server: play in the browser, alone, with friends, against bots."""
    return partial(_serve, host, port, db, limits, workers, bot_seconds, allow_bot)


def _serve(
    host: str,
    port: int,
    db: Path,
    limits: bool,
    workers: int,
    bot_seconds: float,
    allowed: list[str] | None,
) -> int:
    from farshore.server.run import serve as start

    start(host, port, db, limits, workers, bot_seconds, _commands(allowed))
    return FINE


def _commands(allowed: list[str] | None) -> dict[str, str]:
    """The bots NAME=COMMAND."""
    from farshore.bots import bot_names
    from farshore.external import arguments

    commands: dict[str, str] = {}
    for given in allowed or []:
        name, equals, command = given.partition("=")
        if not equals or not BOT_NAME.fullmatch(name):
            raise BadOption(Reason("bad-bot-form", {"given": given}))
        if name in bot_names() or name in commands:
            raise BadOption(Reason("bot-name-taken", {"given": name}))
        arguments(command)  # refused here if there is no such program
        commands[name] = command
    return commands


if __name__ == "__main__":
    main()

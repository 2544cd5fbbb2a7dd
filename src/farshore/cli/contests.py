"""What others can measure themselves by: the challenge, and data sets."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from farshore.cli.frame import (
    BOT_SECONDS,
    FINE,
    Bots,
    BotSeconds,
    GameName,
    Jobs,
    Json,
    Options,
    Players,
    Seed,
    chosen_options,
    command,
    here,
    print_json,
)
from farshore.core.registry import load
from farshore.envs.versions import LATEST
from farshore.extras import needs
from farshore.localization.messages import Words
from farshore.terminal.lines import hang, print_line

if TYPE_CHECKING:
    from farshore.arena.challenge import ChallengeResult, ContestResult
    from farshore.arena.dataset import Dataset


@command
def challenge(
    bot: Annotated[
        str,
        typer.Argument(
            metavar="BOT",
            help="A bot by name, cmd:COMMAND, py:MODULE:CLASS, net:FILE, policy:MODULE:NAME, "
            "sb3:FILE or spiel:MODULE:NAME.",
        ),
    ],
    game: Annotated[
        str | None, typer.Option(metavar="GAME", help="Only the contests of this game.")
    ] = None,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="Only the contests for so many players.")
    ] = None,
    quick: Annotated[
        bool, typer.Option("--quick", help="Only the first few games of each contest.")
    ] = False,
    jobs: Jobs = 1,
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Where the games are kept; a stopped run goes on there."),
    ] = None,
    json_: Json = False,
) -> int:
    """Measure a bot against fixed opponents, with fixed luck: one number to compare."""
    from farshore.arena.challenge import choose, run
    from farshore.terminal.progress import ProgressBar

    if game is not None:
        load(game)
    contests = choose(game, players, quick)
    total = sum(contest.matches * contest.players for contest in contests)
    with ProgressBar(total, here().say("simulate-progress")) as progress:
        result = run(bot, contests, jobs, out, progress.tick)
    if json_:
        print_json(result.to_json())
    else:
        _show(result)
    return FINE


@command
def dataset(
    game: GameName,
    out: Annotated[
        Path, typer.Option(metavar="DIR", help="Where the data set goes; a new folder.")
    ],
    players: Players = None,
    games: Annotated[int, typer.Option(metavar="K", help="How many games.")] = 1000,
    bots: Bots = "greedy",
    seed: Seed = "0",
    option: Options = None,
    jobs: Jobs = 1,
    minari: Annotated[
        bool,
        typer.Option(
            "--minari", help="Also observations, actions and rewards, in the format of Minari."
        ),
    ] = False,
    json_: Json = False,
    bot_seconds: BotSeconds = BOT_SECONDS,
) -> int:
    """Write games between bots as a data set: records, a data card and checksums."""
    from farshore.arena.dataset import write_dataset
    from farshore.arena.simulation import SimulationPlan
    from farshore.terminal.progress import ProgressBar

    load(game)
    plan = SimulationPlan(
        game, players, chosen_options(option), None, bots, seed, games, bot_seconds
    )
    if minari:
        with needs("data"):
            import h5py  # noqa: F401 (better told now than after a thousand games)
            from minari import MinariDataset  # noqa: F401
    with ProgressBar(games, here().say("simulate-progress")) as progress:
        written = write_dataset(plan, out, jobs, progress.tick)
    if minari:
        _write_minari(written, out)
    if json_:
        print_json(written.card)
    else:
        print_line(here().say("dataset-written", games=games, path=str(out)))
    return FINE


def _write_minari(written: Dataset, out: Path) -> None:
    from farshore.envs.trajectories import write_minari

    card = written.card
    name = f"farshore/{card['game']}-{card['players']}/{_plain(card['bots'])}-v{LATEST}"
    facts = {"algorithm_name": card["bots"], "farshore": card["farshore"], "seed": card["seed"]}
    write_minari(written.records(), out, name, facts)


def _plain(bots: str) -> str:
    """The names of bots in a form that a data set may be called by."""
    return re.sub(r"[^A-Za-z0-9]+", "-", bots).strip("-")


def _show(result: ChallengeResult) -> None:
    from farshore.arena.challenge import VERSION

    say = here().say
    for contest in result.contests:
        hang("", _contest_line(contest, here()))
    score = result.score
    print_line(
        say(
            "challenge-score",
            version=VERSION,
            bot=result.bot,
            score=f"{100 * score.value:.1f}",
            low=f"{100 * score.low:.1f}",
            high=f"{100 * score.high:.1f}",
            games=score.number,
        )
    )
    if not result.is_whole():
        print_line(say("challenge-part"))
    print_line(say("challenge-digest", digest=result.digest))


def _contest_line(result: ContestResult, words: Words) -> str:
    from farshore.arena.charts import percent

    contest = result.contest
    return words.say(
        "challenge-contest",
        game=result.setup.game.info.title,
        players=contest.players,
        opponent=contest.opponent,
        rate=percent(result.won.value),
        low=percent(result.won.low),
        high=percent(result.won.high),
        games=result.won.number,
        forfeits=result.forfeits,
    )

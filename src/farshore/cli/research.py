"""Games between bots: counted, rated, judged, and learned from."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from farshore.cli.frame import (
    BOT_SECONDS,
    FINE,
    Bots,
    BotSeconds,
    Data,
    Folder,
    GameName,
    Jobs,
    Json,
    Options,
    Players,
    Seed,
    chosen_options,
    command,
    edition_document,
    edition_of,
    here,
    print_json,
)
from farshore.core.errors import BadOption, Reason
from farshore.core.registry import load
from farshore.extras import needs
from farshore.localization.messages import GameWords
from farshore.terminal.lines import hang, print_line

Ray = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: host:port, auto or local."),
]

if TYPE_CHECKING:
    from farshore.arena.simulation import SimulationReport


@command
def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(metavar="K", help="How many games.")] = 100,
    seed: Seed = "0",
    bots: Bots = "random",
    option: Options = None,
    jobs: Jobs = 1,
    records: Annotated[
        str | None, typer.Option(metavar="FILE.jsonl", help="Where to write the records.")
    ] = None,
    data: Data = None,
    json_: Json = False,
    bot_seconds: BotSeconds = BOT_SECONDS,
) -> int:
    """Play many games between bots and count."""
    from farshore.arena import simulation
    from farshore.terminal.progress import ProgressBar

    played = load(game)
    document = edition_document(data, played)
    plan = simulation.SimulationPlan(
        game, players, chosen_options(option), document, bots, seed, games, bot_seconds
    )
    with ProgressBar(games, here().say("simulate-progress")) as progress:
        report = simulation.simulate(plan, jobs, records, progress.tick)
    if json_:
        print_json(report.to_json())
    else:
        said = GameWords(here(), played)
        if report.unfinished:
            text = said.words.say(
                "simulate-unfinished", games=report.unfinished, moves=plan.longest
            )
            print_line(text)
        _show_report(report, said)
    return FINE


def _show_report(report: SimulationReport, said: GameWords) -> None:
    say = said.words.say
    document = report.to_json()
    print_line(
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
        print_line(
            say(
                "simulate-seat",
                seat=str(seat),
                score=f"{report.scores[seat] / report.games:.2f}",
                wins=places[0],
                places=" ".join(str(times) for times in places),
                forfeits=report.forfeits[seat] if seat < len(report.forfeits) else 0,
            )
        )
    for end, times in sorted(report.ends.items()):
        print_line(say("simulate-end", times=times, why=said.about("end", end)))


@command
def arena(
    game: GameName,
    bots: Annotated[
        str, typer.Option(metavar="A,B,…", help="The bots; every line-up of them plays.")
    ] = "greedy,random",
    matches: Annotated[
        int, typer.Option(metavar="N", help="How often; each match is played in every seating.")
    ] = 100,
    seed: Seed = "0",
    players: Players = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    out: Folder = None,
    option: Options = None,
    data: Data = None,
    json_: Json = False,
    bot_seconds: BotSeconds = BOT_SECONDS,
    keep_forfeits: Annotated[
        bool,
        typer.Option(
            "--keep-forfeits",
            help="Let a game count as it ended although greedy decided for a program.",
        ),
    ] = False,
) -> int:
    """Let bots play matches: win rates, ratings, and a report. Repeat it to go on or to add."""
    with needs("arena"):
        import openskill  # noqa: F401 (better told now than after a hundred matches)

    from farshore.arena.plan import ArenaPlan
    from farshore.arena.report import standing_line
    from farshore.arena.running import run as run_arena
    from farshore.terminal.progress import ProgressBar

    played = load(game)
    names = tuple(name.strip() for name in bots.split(","))
    if players is None and len(names) in played.info.players:
        players = len(names)
    document = edition_document(data, played)
    plan = ArenaPlan(
        game,
        names,
        matches,
        seed,
        players,
        chosen_options(option),
        document,
        bot_seconds,
        forfeits_lose=not keep_forfeits,
    )
    plan.check()
    out = Path(f"arena-{game}") if out is None else out
    with ProgressBar(len(plan.all_keys()), here().say("simulate-progress")) as progress:
        results = run_arena(plan, out, here(), jobs, ray, progress.tick)
    if json_:
        print_json(results.to_json())
        return FINE
    for standing in results.standings:
        hang("", standing_line(standing, here()))
    print_line(here().say("arena-written", path=str(out / "report.html")))
    return FINE


@command
def balance(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 400,
    bots: Bots = "greedy",
    seed: Seed = "0",
    jobs: Jobs = 1,
    option_games: Annotated[
        int | None,
        typer.Option(metavar="K", help="Games with each value of an option; 0 for none."),
    ] = None,
    out: Folder = None,
    option: Options = None,
    data: Data = None,
    json_: Json = False,
    bot_seconds: BotSeconds = BOT_SECONDS,
) -> int:
    """Judge the balance of a game: seats, options, and what each component is worth."""
    from farshore.arena.balance import choices_of, findings
    from farshore.arena.balance import run as run_balance
    from farshore.arena.balance_report import finding_line, report
    from farshore.arena.plan import ArenaPlan
    from farshore.bots import seat_names
    from farshore.terminal.progress import ProgressBar

    played = load(game)
    edition = edition_of(data, played)
    chosen = chosen_options(option)
    count = played.setup(players, chosen, edition, simulating=True).players
    names = tuple(seat_names(bots, count))
    document = edition_document(data, played)
    plan = ArenaPlan(game, names, games, seed, count, chosen, document, bot_seconds, observed=True)
    plan.check()
    out = Path(f"balance-{game}") if out is None else out
    few = games // 4 if option_games is None else option_games
    option_total = len(choices_of(plan)) * min(max(0, few), games)
    words = here()
    with ProgressBar(
        len(plan.all_keys()) + option_total, words.say("simulate-progress")
    ) as progress:
        found = run_balance(plan, out, few, jobs, progress.tick, partial(report, words=words))
    if json_:
        print_json(found.to_json())
        return FINE
    lines = [finding_line(each, found, words) for each in findings(found)]
    for line in lines or [words.say("balance-no-findings")]:
        hang("- ", line)
    print_line(words.say("arena-written", path=str(out / "balance.html")))
    return FINE


@command
def train(
    game: GameName,
    players: Annotated[int, typer.Option(metavar="P", help="How many seats.")] = 2,
    method: Annotated[
        str,
        typer.Option(
            metavar="M",
            help="recipe: stage by stage, as serves the game best; td: seats look one step "
            "ahead; search: they search, from the network of --start.",
        ),
    ] = "recipe",
    start: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A network to go on from.")
    ] = None,
    rounds: Annotated[
        int | None, typer.Option(metavar="R", help="Rounds, those done before included (100).")
    ] = None,
    games: Annotated[
        int | None, typer.Option(metavar="N", help="Games of each round (1000).")
    ] = None,
    kept: Annotated[
        int | None, typer.Option(metavar="N", help="Positions of a game to learn from (64).")
    ] = None,
    lambda_: Annotated[
        float | None,
        typer.Option(
            "--lambda", metavar="L", help="Of TD(lambda): how much what follows counts (0.9)."
        ),
    ] = None,
    explore: Annotated[
        float | None,
        typer.Option(metavar="E", help="How often any move is made, from 0 to 1 (0.05)."),
    ] = None,
    units: Annotated[
        int | None,
        typer.Option(
            metavar="U", help="Hidden units, a multiple of 8 (32); with --start, as there."
        ),
    ] = None,
    correct: Annotated[
        bool | None,
        typer.Option(
            "--correct",
            help="Learn what the game's own evaluation lacks; with --start, as that network does.",
        ),
    ] = None,
    policy_share: Annotated[
        float | None,
        typer.Option(metavar="W", help="How much moves count beside the values (0.5)."),
    ] = None,
    rate: Annotated[
        float | None,
        typer.Option(metavar="R", help="The learning rate of the first round (0.001)."),
    ] = None,
    simulations: Annotated[
        int | None,
        typer.Option(metavar="K", help="Simulations for each decision of a search (32)."),
    ] = None,
    searched: Annotated[
        float | None,
        typer.Option(
            metavar="S",
            help="The share of decisions to search for; the policy takes the others (1).",
        ),
    ] = None,
    duel: Annotated[
        int | None, typer.Option(metavar="N", help="Games that measure a network (40).")
    ] = None,
    duel_every: Annotated[
        int | None, typer.Option(metavar="R", help="Rounds between two measurements (10).")
    ] = None,
    seed: Seed = "1",
    jobs: Jobs = 1,
    ray: Ray = None,
    out: Folder = None,
    option: Options = None,
) -> int:
    """Teach a network by games against itself. Repeat the command to go on.

    Values from --start to --duel-every are for one training by td or search.
    """
    from farshore.terminal.progress import ProgressBar

    with needs("train"):
        from farshore.train import TrainingConfig, TrainingRound, follow, recipe
        from farshore.train import train as begin
        from farshore.train.config import METHODS, RECIPE

    said = here()
    load(game)
    asked: dict[str, Any] = {
        "start": None if start is None else str(start),
        "rounds": rounds,
        "games": games,
        "kept": kept,
        "lambda_": lambda_,
        "explore": explore,
        "units": units,
        "corrects": correct,
        "policy_share": policy_share,
        "rate": rate,
        "simulations": simulations,
        "searched": searched,
        "duel": duel,
        "duel_every": duel_every,
    }
    given = {name: value for name, value in asked.items() if value is not None}
    options = chosen_options(option)
    if method not in (RECIPE, *METHODS):
        raise BadOption(Reason("train-method", {"given": method, "allowed": [RECIPE, *METHODS]}))
    if method != RECIPE:
        stages = [TrainingConfig(game, players, options, method, seed=seed, **given)]
    elif given:
        raise BadOption(Reason("train-recipe-values"))
    else:
        stages = recipe(game, players, options, seed)

    def show_round(done: TrainingRound) -> None:
        line = said.say(
            "train-line", number=done.number, positions=done.positions, loss=f"{done.loss:.4f}"
        )
        if done.won is not None and done.won_low is not None and done.won_high is not None:
            line += said.say(
                "train-line-duel",
                won=round(100 * done.won),
                low=round(100 * done.won_low),
                high=round(100 * done.won_high),
            )
        print_line(line)

    def show_stage(number: int, stage: TrainingConfig) -> None:
        print_line(
            said.say(
                "train-stage",
                number=number,
                stages=len(stages),
                method=stage.method,
                rounds=stage.rounds,
                games=stage.games,
            )
        )

    out = Path(f"train-{game}-{players}") if out is None else out
    total = sum(
        stage.rounds * stage.games + stage.rounds // max(1, stage.duel_every) * stage.duel
        for stage in stages
    )
    with ProgressBar(total, said.say("simulate-progress")) as progress:
        if method == RECIPE:
            follow(stages, out, said, jobs, progress.tick, show_round, show_stage, ray)
        else:
            begin(stages[0], out, said, jobs, progress.tick, show_round, ray)
    print_line(said.say("train-written", path=str(out)))
    return FINE

"""A game in the terminal, with everything that can be typed there."""

import io
import json
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import farshore
from farshore import bots
from farshore.core.record import Record
from farshore.core.state import CHANCE, SPECTATOR
from farshore.core.types import Seat
from farshore.localization.messages import GameWords, words
from farshore.terminal.board import TextBoard, board_of
from farshore.terminal.lines import plain_text
from farshore.terminal.screen import Screen
from farshore.terminal.session import Session
from farshore.terminal.story import seat_names
from tests.cli.conftest import Run
from tests.support.cases import Case, few_cases
from tests.support.playing import play_through

CASES = few_cases()


def smallest() -> list[Case]:
    """Each game with the fewest players."""
    return [case for case in CASES if case.name == f"{case.game}-{fewest(case.game)}"]


def fewest(game: str) -> int:
    return min(farshore.load(game).info.players)


class Table:
    """A session whose input is a list of lines."""

    def __init__(self, game: str, players: int, lines: list[str], **options: str) -> None:
        self.output = io.StringIO()
        self.lines = lines
        loaded = farshore.load(game)
        record = Record(loaded.setup(players, options))
        console = Console(file=self.output, width=80)
        self.session = Session(
            record,
            Seat(0),
            bots.make("random", loaded, players),
            Random("table"),
            Screen(console),
            self.ask,
            words("en"),
        )

    def ask(self, prompt: str) -> str | None:
        line = self.lines.pop(0) if self.lines else None
        self.output.write(f"{prompt}{line}\n")
        return line

    def run(self) -> str:
        self.session.run()
        return self.output.getvalue()


def antarctica(*lines: str) -> Table:
    return Table("antarctica", 3, [*lines], start_seat="fixed")


def test_the_first_screen_shows_board_question_and_choices() -> None:
    text = antarctica().run()
    assert "▲ You   ● Blue   ■ Yellow" in text
    assert "[▲]" in text  # the ship that is to sail
    assert "Your ship has to sail. Where to?" in text
    assert "  1  Sail to the bottom right area · 2nd in line" in text
    assert "Give back an unused cube for a scientist" in text
    assert "The input ended, so the game stops here." in text
    assert max(len(line) for line in text.splitlines()) <= 80


def test_a_move_can_be_a_number_or_a_text() -> None:
    by_number, by_text = antarctica("1"), antarctica("sail bottom_right")
    by_number.run()
    by_text.run()
    assert by_number.session.record.moves == by_text.session.record.moves
    assert "You sailed from the bottom area to the bottom right area." in by_text.output.getvalue()


def test_what_is_not_possible_is_explained() -> None:
    lines = ("sail bottom", "end_turn", "why end_turn", "why sail left", "fly", "99", "why")
    table = antarctica(*lines)
    text = table.run()
    assert "The ship is in the bottom area now; choose another area." in text
    assert text.count("First sail your ship.") == 2
    assert "You can: it is number" in text
    assert "There is no move “fly”." in text
    assert "There is no move “99”." in text
    assert "Say which move" in text
    assert len([1 for actor, _ in table.session.record.moves if actor == 0]) == 0


def test_undo_goes_back_to_the_last_choice() -> None:
    table = antarctica("1", "undo", "undo")
    text = table.run()
    assert "Taken back." in text
    assert "There is nothing to take back" in text
    assert all(actor == CHANCE for actor, _ in table.session.record.moves)


def test_commands_that_only_look() -> None:
    text = antarctica("help", "log", "rules 61", "rules", "rules 999", "board", "").run()
    assert "why MOVE" in text
    assert "the start player" not in text  # seat 0 by the option, so nobody drew
    assert "Blue placed a ship in the bottom right area." in text
    assert "The move is compulsory" in text
    assert "5.2   A turn" in text
    assert "There is no rule “999”." in text
    assert text.count("Inland track I ") == 2


def test_a_game_can_be_saved_and_continued(farshore_: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    start = ("play", "antarctica", "--players", 2, "--seed", 5, "--bots", "random")
    status, text, _ = farshore_(*start, typed=f"1\nsave {path}\nquit\n")
    assert status == 0
    assert "Saved." in text
    assert "File to save" not in text  # nothing new to save
    saved = json.loads(path.read_text(encoding="utf-8"))
    status, text, _ = farshore_("play", "antarctica", "--continue", path, typed="1\nsave\nquit\n")
    assert status == 0
    more = json.loads(path.read_text(encoding="utf-8"))
    assert more["moves"][: len(saved["moves"])] == saved["moves"]
    assert len(more["moves"]) > len(saved["moves"])


def test_quit_offers_to_save_and_never_overwrites(farshore_: Run, tmp_path: Path) -> None:
    other, path = tmp_path / "other.txt", tmp_path / "game.json"
    other.write_text("mine", encoding="utf-8")
    typed = f"1\nsave\nsave {other}\nsave {tmp_path}/no/where\nquit\n{path}\n"
    status, text, _ = farshore_("play", "antarctica", "--bots", "random", "--seed", 1, typed=typed)
    assert status == 0
    assert "Say where: save and a file name." in text
    assert "already. Choose another name." in text.replace("\n", " ")
    assert "Cannot write" in text
    assert other.read_text(encoding="utf-8") == "mine"
    assert farshore.load_record(path).moves


def test_an_interrupt_offers_to_save_too(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    table = antarctica()
    prompts: list[str] = []

    def ask(prompt: str) -> str | None:
        prompts.append(prompt)
        if prompt.startswith(">"):
            raise KeyboardInterrupt
        return str(path)

    table.session.ask = ask  # type: ignore[misc]
    with pytest.raises(KeyboardInterrupt):
        table.run()
    assert len(prompts) == 2
    assert farshore.load_record(path).moves


def test_the_same_seed_is_the_same_game(farshore_: Run) -> None:
    command = ("play", "antarctica", "--seed", "x", "--players", 3)
    first = farshore_(*command, typed="1\n1\n")
    assert first == farshore_(*command, typed="1\n1\n")
    assert first[0] == 0


@pytest.mark.parametrize("case", smallest(), ids=str)
def test_every_game_can_be_played_to_its_end(case: Case) -> None:
    """By somebody who chooses at random, and does not save."""
    table = Table(case.game, case.players, [])
    table.session.record = Record(case.setup())
    table.session.state = table.session.record.replay()

    def ask(prompt: str) -> str | None:
        if not prompt.startswith(">"):
            return None
        rng = Random(len(table.session.record.moves))
        return str(1 + int(rng.random() * len(table.session.menu)))

    table.session.ask = ask  # type: ignore[misc]
    text = table.run()
    assert table.session.state.is_over()
    assert "The game is over: " in text
    assert "won." in text or "share the victory" in text or "point" in text
    assert max(len(line) for line in text.splitlines()) <= 80


def test_forced_moves_play_themselves_and_the_log_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # the last answer names a file to save in
    game = farshore.load("lanterns")
    table = Table("lanterns", 2, ["1"] * 50)
    text = table.run()
    assert table.session.state.is_over()
    last = [move for actor, move in table.session.record.moves if actor == 0][-1]
    assert f"The only choice, played by itself: {game.moves.text(last)}" in text


def test_the_end_tells_places_points_and_why() -> None:
    table = antarctica()
    state = table.session.state
    players = bots.make("random", state.game, 3)
    table.session.record.moves.extend(bots.play(state, players, Random("end")))
    text = table.run()
    assert "The game is over: no ship is left on the board." in text
    assert "place  player      points  areas  research tracks  starred cards" in text
    assert " won." in text


# --- boards and screens


def drawn(game: str, view: object, seat: int | None, width: int, board: TextBoard) -> list[str]:
    output = io.StringIO()
    screen = Screen(Console(file=output, width=width))
    loaded = farshore.load(game)
    said = GameWords(words("en"), loaded, seats=seat_names(words("en"), 4), you=seat)
    for line in board.draw(view, said, screen):  # type: ignore[arg-type]
        screen.show(line)
    return output.getvalue().splitlines()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_boards_fit_the_screen(case: Case) -> None:
    board = board_of(case.game)
    for step, (state, _, _) in enumerate(play_through(case, "drawn")):
        if step in (30, 120, 200):
            for viewer in (Seat(0), SPECTATOR):
                view, seat = state.view(viewer), viewer if viewer >= 0 else None
                for width in (80, 120):
                    lines = drawn(case.game, view, seat, width, board)
                    assert max(len(line) for line in lines) <= width
        if step > 200:
            break


def test_any_view_can_be_drawn() -> None:
    state = farshore.load("antarctica").start(players=2)
    lines = drawn("antarctica", state.view(Seat(0)), 0, 80, TextBoard())
    assert "  sun: bottom left" in lines
    assert max(len(line) for line in lines) <= 80


def test_the_board_of_antarctica_shows_what_lies_on_it() -> None:
    game = farshore.load("antarctica")
    state = game.start(players=4, options={"start_seat": "fixed"})
    rng = Random("lies")
    while state.decision().NAME != "move_ship":
        state.play(CHANCE, state.draw(rng))
    text = "\n".join(drawn("antarctica", state.view(Seat(1)), 1, 80, board_of("antarctica")))
    assert "☼ now  Bottom       [▲] · ·" in text
    assert "  7    Bottom left  ▲ · ·" in text
    assert "Coast and sea track    1    1s   1    1s   1    1M   1    1s   2    2b" in text
    assert "● You      0      2      10      2+2   0+5   0 (0★)   Basic" in text
    for deck in ("Basic    +14", "Double   +11", "Prestige +11"):
        assert deck in text


def test_a_poor_terminal_loses_no_columns() -> None:
    raw = io.BytesIO()
    rich = io.StringIO()
    ascii_only = io.TextIOWrapper(raw, encoding="ascii", write_through=True)
    poor = Screen(Console(file=ascii_only, width=80))
    good = Screen(Console(file=rich, width=80))
    assert poor.plain and not good.plain
    game = farshore.load("antarctica")
    state = game.start(players=2)
    said = GameWords(words("en"), game, seats=["Red", "Blue"], you=0)
    for screen in (poor, good):
        for line in board_of("antarctica").draw(state.view(Seat(0)), said, screen):
            screen.show(line)
        screen.markdown("**a** – “b”")
    lines = raw.getvalue().decode("ascii").splitlines()
    assert [len(line) for line in lines] == [len(line) for line in rich.getvalue().splitlines()]
    assert plain_text("“★”", "ascii") == '"*"'
    assert plain_text("“★” é", "utf-8") == "“★” é"


def test_colour_marks_the_symbol_alone_and_can_be_done_without(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def shown(console: Console) -> str:
        screen = Screen(console)
        screen.show(screen.mark(Seat(0)) + " Red")
        assert isinstance(console.file, io.StringIO)
        return console.file.getvalue()

    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    colourful = Console(file=io.StringIO(), force_terminal=True, color_system="standard")
    assert shown(colourful) == "\x1b[1;31m▲\x1b[0m Red\n"
    assert shown(Console(file=io.StringIO())) == "▲ Red\n"
    monkeypatch.setenv("NO_COLOR", "1")
    colourless = Console(file=io.StringIO(), force_terminal=True, color_system="standard")
    assert "31m" not in shown(colourless)


@pytest.mark.rule("COS-006")
def test_the_board_of_council_tells_which_systems_are_still_to_come() -> None:
    """As the overview that is printed on the game board; at the start two lie open."""
    game = farshore.load("council")
    state = game.start(players=2)
    rng = Random("overview")
    while state.waiting() == (CHANCE,):
        state.play(CHANCE, state.draw(rng))
    lines = drawn("council", state.view(Seat(0)), 0, 80, board_of("council"))
    first, second, third = [line for line in lines if line.startswith("Parsec")]
    assert first.startswith("Parsec 1: 8 of 10 systems to come (")
    assert second == "Parsec 2: 11 of 11 systems to come (9t 12d 4v)"
    assert third == "Parsec 3: 10 of 10 systems to come (6t 7d 12v)"

"""A game in the terminal: one seat is played by whoever sits there, the others by bots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

from rich.text import Text

from farshore.analysis import hint
from farshore.bots import MASTER, Bot, Both, Seconds, Simulations, choose
from farshore.core.errors import FarshoreError, IllegalMove, UnknownName
from farshore.core.record import Record
from farshore.core.state import CHANCE
from farshore.core.types import MoveId, Seat, seats
from farshore.formats.catalogue import catalogue_of
from farshore.formats.record_files import save_record
from farshore.localization.messages import GameWords, Words, one_line
from farshore.terminal.advice import show_hint
from farshore.terminal.board import board_of
from farshore.terminal.screen import Screen
from farshore.terminal.story import ending, seat_names, story

MOST_NEWS: Final = 14
"""Log lines that are shown by themselves; `log` shows all."""
HINT_SECONDS: Final = 1.0
COMMANDS: Final = ("help", "board", "log", "why", "hint", "undo", "save", "rules", "quit")

Ask = Callable[[str], str | None]
"""Shows a prompt and gives the line that was typed; None when there is no more input."""


class Session:
    """One game, from its record on to its end or to `quit`."""

    def __init__(
        self,
        record: Record,
        seat: Seat,
        bots: list[Bot],
        rng: Random,
        screen: Screen,
        ask: Ask,
        words: Words,
        file: Path | None = None,
    ) -> None:
        """`file`: where the game was loaded from; it may be saved there again."""
        self.record = record
        self.state = record.replay()
        self.seat: Final = seat
        self.bots: Final = bots
        self.rng: Final = rng
        self.screen: Final = screen
        self.ask: Final = ask
        self.file = file
        self.saved = len(record.moves) if file else 0
        """How many moves the saved file has."""
        players = record.setup.players
        self.words: Final = GameWords(
            words, record.game, record.setup.edition, seat_names(words, players), seat
        )
        self.board: Final = board_of(record.game.info.name)
        self.told = 0
        """The steps whose log lines have been shown."""
        self.drawn_for = ""
        """The decision before which the board was shown; when it comes again, so does the board."""
        self.menu: list[MoveId] = []

    def say(self, key: str, /, **params: str | int) -> None:
        self.screen.show(self.words.words.say(key, **params))

    # --- the game

    def run(self) -> None:
        """Plays until the game is over or the player leaves."""
        self._welcome()
        self.told = len(self.record.moves)
        first = True
        while True:
            self._go_on()
            if self.state.is_over():
                self._finish()
                return
            self._show_turn(first)
            first = False
            if not self._command():
                return

    def _go_on(self) -> None:
        """Chance, bots and forced moves, until the player has something to choose."""
        while not self.state.is_over():
            actor = CHANCE
            for actor in self.state.waiting():
                if actor != self.seat:
                    break
            if actor == self.seat and not self.state.is_forced(self.seat):
                return
            self._play(actor, choose(self.state, actor, self.bots, self.rng))

    def _play(self, actor: Seat, move: MoveId) -> None:
        self.state.play(actor, move)
        self.record.moves.append((actor, move))

    def _finish(self) -> None:
        self._show_news()
        self._show_board()
        self.screen.show()
        results = self.state.results()
        assert results is not None
        ending(results, self.words, self.screen)
        self._offer_save()

    # --- what is shown

    def _welcome(self) -> None:
        info = self.record.game.info
        self.screen.show(Text(info.title, style="bold"))
        line = Text()
        for seat in seats(self.record.setup.players):
            line.append("   " if seat else "")
            line.append_text(self.screen.mark(seat))
            line.append(f" {self.words.seat(seat)}")
        self.screen.show(line)
        self.say("play-welcome")

    def _show_turn(self, whole: bool) -> None:
        """News, the board if it is time to look at it again, and what can be chosen."""
        actors = {actor for actor, _ in self.record.moves[self.told :]}
        asked = self.state.decision().NAME
        self.screen.show()
        if not whole:
            self._show_news()
        if whole or actors - {self.seat, CHANCE} or asked == self.drawn_for:
            self._show_board()
            self.drawn_for = asked
        self.told = len(self.record.moves)
        self.screen.show()
        self._show_menu()

    def _show_news(self) -> None:
        lines = story(self.record, self.seat, self.words, self.board)
        news = [line for line in lines if line.step >= self.told]
        if len(news) > MOST_NEWS:
            self.say("play-more-news", count=len(news) - MOST_NEWS)
        for line in news[-MOST_NEWS:]:
            self.screen.show(line.shown(self.screen))

    def _show_board(self) -> None:
        self.screen.show(Text("-" * (self.screen.width - 1), style="dim"))
        for line in self.board.draw(self.state.view(self.seat), self.words, self.screen):
            self.screen.show(line)
        self.screen.show(Text("-" * (self.screen.width - 1), style="dim"))

    def _show_menu(self) -> None:
        self.screen.show(Text(self.words.ask(self.state), style="bold"))
        self.menu = self.board.order(self.state, self.state.legal(self.seat), self.seat)
        for number, move in enumerate(self.menu):
            line = Text(self.words.move(self.state, self.seat, move))
            hint = self.board.hint(self.state, self.seat, move, self.words)
            if hint:
                line.append(f" · {hint}", style="dim")
            self.screen.hang(f"{number + 1:3}  ", line)

    # --- what is typed

    def _command(self) -> bool:
        """Reads until the position changes (True) or the player leaves (False)."""
        while True:
            try:
                line = self.ask(self.words.words.say("play-prompt") + " ")
            except KeyboardInterrupt:
                self.screen.show()
                self._offer_save()
                raise
            if line is None:
                self.say("play-input-ended")
                return False
            text = " ".join(line.split())
            word, _, rest = text.partition(" ")
            if word == "quit":
                self._offer_save()
                return False
            if word == "undo":
                if self._undo():
                    return True
            elif word in COMMANDS:
                self._answer(word, rest)
            elif text and self._choose(text):
                return True

    def _answer(self, word: str, rest: str) -> None:
        """A command that changes nothing."""
        if word == "help":
            for line in self.words.words.say("play-help").splitlines():
                self.screen.show(line)
        elif word == "board":
            self._show_board()
            self._show_menu()
        elif word == "log":
            for entry in story(self.record, self.seat, self.words, self.board):
                self.screen.show(entry.shown(self.screen))
        elif word == "why":
            self._why(rest)
        elif word == "hint":
            self._hint()
        elif word == "save":
            self._save(rest)
        else:
            self._rules(rest)

    def _choose(self, text: str) -> bool:
        """A move by its number in the menu or in the notation; says why it cannot be."""
        try:
            self._play(self.seat, self._move(text))
        except IllegalMove as error:
            self.screen.show(self.words.reason(error.reason))
        except UnknownName as error:
            self.screen.show(self.words.reason(error.reason))
            self.say("play-hint")
        else:
            return True
        return False

    def _move(self, text: str) -> MoveId:
        if text.isdecimal() and 1 <= int(text) <= len(self.menu):
            return self.menu[int(text) - 1]
        return self.record.game.moves.number(text)

    def _why(self, text: str) -> None:
        if not text:
            self.say("play-why-what")
            return
        try:
            move = self._move(text)
        except UnknownName as error:
            self.screen.show(self.words.reason(error.reason))
            return
        reason = self.state.why_not(self.seat, move)
        if reason is None:
            self.say("play-possible", number=self.menu.index(move) + 1)
        else:
            self.screen.show(self.words.reason(reason))

    def _hint(self) -> None:
        simulations = MASTER.simulations(self.record.game.info.name)
        limit = Both(Simulations(simulations), Seconds(HINT_SECONDS))
        found = hint(self.state, self.seat, limit, Random())
        show_hint(self.state, found, self.words, self.screen)

    def _undo(self) -> bool:
        """Back to the player's last real choice; forced moves would only play themselves again."""
        record = self.record
        try:
            while True:
                record = record.undo(self.seat)
                state = record.replay()
                if not state.is_forced(self.seat):
                    break
        except IllegalMove as error:
            self.screen.show(self.words.reason(error.reason))
            return False
        self.record, self.state = record, state
        self.told = min(self.told, len(record.moves))
        self.saved = min(self.saved, len(record.moves))
        self.say("play-undone")
        return True

    def _rules(self, number: str) -> None:
        try:
            rules = catalogue_of(self.record.game)
            if number:
                self.screen.markdown(rules.find(number))
            else:
                overview(rules.headings, self.screen, self.words.words)
        except FarshoreError as error:
            self.screen.show(one_line(error))

    # --- saving

    def _save(self, name: str) -> bool:
        if not name and self.file is None:
            self.say("play-save-where")
            return False
        path = Path(name).expanduser() if name else self.file
        assert path is not None
        if path.exists() and path != self.file:
            self.say("play-save-exists", path=str(path))
            return False
        try:
            save_record(self.record, path)
        except OSError as error:
            self.say("unwritable", path=str(path), why=error.strerror or str(error))
            return False
        self.file = path
        self.saved = len(self.record.moves)
        key = "play-saved-over" if self.state.is_over() else "play-saved"
        self.say(key, path=str(path), game=self.record.game.info.name)
        return True

    def _offer_save(self) -> None:
        """Asks for a file, unless everything is saved."""
        while self.saved != len(self.record.moves):
            line = self.ask(self.words.words.say("play-save-offer") + " ")
            if line is None or not line.strip():
                return
            self._save(line.strip().removeprefix("save "))


def overview(headings: dict[str, str], screen: Screen, words: Words) -> None:
    """The sections of a rules catalogue."""
    for number, title in headings.items():
        indent = "  " if "." in number else ""
        screen.show(f"{indent}{number:5} {title}")
    screen.show(words.say("rules-how"))

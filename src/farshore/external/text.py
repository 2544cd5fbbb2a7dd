"""Text observations: what a seat knows and may do, in words, for language models.

    game = TextGame(setup)
    game.introduction()               what is played and how to answer, said once
    game.question(observation, rng)   the position, the decision and the legal moves
    game.read(answer, legal)          the move that an answer names

`TextBot` plays by such answers; a class of your own says where they come from.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from random import Random
from typing import Any, Final, TypedDict

from farshore.bots import Bot, GreedyBot, Observation, heuristic_of
from farshore.core.game import Setup
from farshore.core.types import MoveId
from farshore.localization.messages import GameWords, words

TRIES: Final = 3
"""How often a question is asked before `greedy` decides."""
_NOT_SHOWN: Final = ("game", "rules", "data", "players", "options", "waiting")
"""Parts of a view that do not change during a game; the introduction has them."""
_NAMED: Final = re.compile(r"move\W{0,4}(\d+)", re.IGNORECASE)
_NUMBER: Final = re.compile(r"\d+")

log = logging.getLogger("farshore.bots")


class ChatMessage(TypedDict):
    """A line of a conversation, as chat interfaces take it."""

    role: str
    content: str


class TextGame:
    """A game in words, for one setup and language."""

    def __init__(self, setup: Setup, language: str = "en") -> None:
        self.setup: Final = setup
        self.words: Final = GameWords(words(language), setup.game, setup.edition)

    def introduction(self) -> str:
        """What is played, and how to answer."""
        setup = self.setup
        options = ", ".join(f"{name}={value}" for name, value in setup.choices().items())
        say = self.words.words.say
        return "\n".join(
            [
                say("text-intro", game=setup.game.info.title, players=setup.players),
                self.words.say(f"{setup.game.info.name}-about"),
                say("text-options", options=options),
                say("text-how"),
            ]
        )

    def question(self, observation: Observation, rng: Random) -> str:
        """The position as the seat sees it, what is asked, and every legal move in words.

        The words come from a sample, so they can tell nothing that the seat does not know.
        """
        sample = observation.sample(rng)
        seat = observation.seat
        say = self.words.words.say
        view = {key: part for key, part in observation.view().items() if key not in _NOT_SHOWN}
        moves = self.setup.game.moves
        return "\n".join(
            [
                say("text-you", seat=str(seat)),
                view_text(view),
                "",
                self.words.ask(sample),
                *(
                    f"{move}: {moves.text(move)} — {self.words.move(sample, seat, move)}"
                    for move in observation.legal
                ),
                say("text-answer"),
            ]
        )

    def read(self, answer: str, legal: list[MoveId]) -> MoveId | None:
        """The legal move that an answer names: by the last `move: NUMBER`, by its text on a line of
        its own, or by the only number in the answer."""
        texts = {self.setup.game.moves.text(move): move for move in legal}
        for line in reversed(answer.splitlines()):
            found = texts.get(line.strip().strip("`\"'"))
            if found is not None:
                return found
        named = _NAMED.findall(answer)
        numbers = {int(number) for number in named[-1:] or _NUMBER.findall(answer)}
        possible = [move for move in legal if move in numbers]
        return possible[0] if len(possible) == len(numbers) == 1 else None


class TextBot(Bot):
    """Asks in words. If no answer names a legal move, `greedy` decides, and it is counted."""

    def __init__(self, setup: Setup) -> None:
        self.forfeits = 0
        """Decisions that `greedy` took instead."""
        self.game = TextGame(setup)
        self._instead = GreedyBot(heuristic_of(setup.game.info.name))

    def answer(self, conversation: list[ChatMessage]) -> str:
        """The answer to the last message. An `OSError` costs a try."""
        raise NotImplementedError

    def choose(self, observation: Observation, rng: Random) -> MoveId:
        say = self.game.words.words.say
        conversation = [
            ChatMessage(role="system", content=self.game.introduction()),
            ChatMessage(role="user", content=self.game.question(observation, rng)),
        ]
        for _ in range(TRIES):
            try:
                answer = self.answer(conversation)
            except OSError as error:
                log.warning("no answer: %s", error)
                continue
            move = self.game.read(answer, observation.legal)
            if move is not None:
                return move
            conversation += [
                ChatMessage(role="assistant", content=answer),
                ChatMessage(role="user", content=say("text-not-understood")),
            ]
        self.forfeits += 1
        log.warning("no legal move in %d answers; greedy decides", TRIES)
        return self._instead.choose(observation, rng)


def view_text(view: Mapping[str, object]) -> str:
    """A view as indented lines."""
    return "\n".join(text_lines(view, 0))


def text_lines(value: object, depth: int) -> list[str]:
    """A part of a view: on one line if it is flat, else one line for each of its parts."""
    indent = "  " * depth
    if isinstance(value, Mapping):
        lines: list[str] = []
        for key, part in value.items():
            if isinstance(part, dict | list) and part and not _is_flat(part):
                lines += [f"{indent}{key}:", *text_lines(part, depth + 1)]
            else:
                lines.append(f"{indent}{key}: {_short(part)}")
        return lines
    if isinstance(value, list) and not _is_flat(value):
        lines = []
        for at, part in enumerate(value):
            if isinstance(part, dict) and not _is_flat(part):
                lines += [f"{indent}{at}:", *text_lines(part, depth + 1)]
            else:
                lines.append(f"{indent}{at}: {_short(part)}")
        return lines
    return [indent + _short(value)]


def _is_flat(value: dict[Any, Any] | list[Any]) -> bool:
    parts = value.values() if isinstance(value, dict) else value
    return not any(isinstance(part, dict | list) and part for part in parts)


def _short(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_short(part)}" for key, part in value.items()) or "-"
    if isinstance(value, list):
        return " ".join(_short(part) for part in value) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None or value == "" else str(value)

"""Editions that guests bring and enter: checked in a worker process, kept as drafts, shared.

A draft may have faults, so that nobody loses what was entered; a table takes only what has none.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from typing import Any, Final, NamedTuple

from farshore.core.errors import BadEdition, BadOption, Reason
from farshore.core.game import DATA_SET, Edition, Game
from farshore.core.options import OptionValue
from farshore.core.registry import load
from farshore.formats.editions import stored_edition
from farshore.server.errors import Refused
from farshore.server.messages.edition_models import CopyEdition, EditionChange, OwnEditionChange
from farshore.server.messages.models import NewTable
from farshore.server.messages.worker_messages import CheckedEdition, CheckEdition
from farshore.server.plain_text import plain_text
from farshore.server.storage.repository import Repository, StaleAppend
from farshore.server.storage.rows import OwnEdition
from farshore.server.workers.bot_pool import BotPool

MOST_EDITIONS: Final = 30
"""Editions that one guest may keep."""
LARGEST_DRAFT: Final = 400 * 1024
"""Bytes. An edition that is right stays far below."""
LONGEST_NAME: Final = 60


class BroughtEdition(NamedTuple):
    """What a table is to play with."""

    text: str
    edition: Edition


class Editions:
    """The editions of guests."""

    def __init__(self, repository: Repository, bots: BotPool) -> None:
        self._repository: Final = repository
        self._bots: Final = bots

    # --- checking

    async def check(self, guest: int, game: Game, text: str) -> CheckedEdition:
        """The faults of component data; none if it can be played with."""
        question = CheckEdition(game=game.info.name, text=text)
        return await self._bots.check_edition(question, guest)

    async def brought(self, guest: int, asked: NewTable) -> BroughtEdition | None:
        """The edition that somebody wants to play with; None: a built-in one."""
        game = load(asked.game)
        if asked.own_edition is not None:
            if asked.edition is not None:
                raise BadOption(
                    Reason("two-editions", {"given": asked.own_edition, "edition": "edition"})
                )
            own = await self.owned(guest, asked.own_edition)
            if own.game != game.info.name:
                raise Refused(422, "wrong-game", path="own_edition", needed=game.info.name)
            text = await self.text(own)
        elif asked.edition is not None:
            text = written(asked.edition)
        else:
            return None
        return await self.playable(guest, game, text, asked.options)

    async def playable(
        self, guest: int, game: Game, text: str, options: dict[str, OptionValue]
    ) -> BroughtEdition:
        """An edition without faults."""
        found = await self.check(guest, game, text)
        if found.faults:
            faults = [Reason(fault.key, fault.params, fault.game) for fault in found.faults]
            raise BadEdition.of(faults)
        named = options.get(DATA_SET, found.name)
        if named != found.name:
            raise BadOption(Reason("two-editions", {"given": str(named), "edition": found.name}))
        parsed = await asyncio.to_thread(stored_edition, game, text)
        return BroughtEdition(text, parsed.edition)

    # --- keeping

    async def listed(self, guest: int, game: str | None) -> list[OwnEdition]:
        return await self._repository.own_editions(guest, game, MOST_EDITIONS)

    async def owned(self, guest: int, edition_id: str) -> OwnEdition:
        found = await self._repository.find_own_edition(edition_id)
        if found is None or found.guest != guest:
            raise Refused(404, "unknown-own-edition")
        return found

    async def shared(self, share: str) -> OwnEdition:
        found = await self._repository.find_shared_edition(share)
        if found is None:
            raise Refused(404, "unknown-own-edition")
        return found

    async def document(self, edition: OwnEdition) -> tuple[str, CheckedEdition]:
        """What was entered, as JSON, and its faults."""
        text = await self.text(edition)
        return text, await self.check(edition.guest, load(edition.game), text)

    async def text(self, edition: OwnEdition) -> str:
        """What was entered, as JSON."""
        text = await self._repository.read_own_edition(edition.id)
        if text is None:  # deleted meanwhile
            raise Refused(404, "unknown-own-edition")
        return text

    async def create(self, guest: int, asked: CopyEdition) -> tuple[OwnEdition, CheckedEdition]:
        """A new edition: a copy of a built-in or a shared one, or a file."""
        game = load(asked.game)
        if await self._repository.count_own_editions(guest) >= MOST_EDITIONS:
            raise Refused(429, "too-many-editions", most=MOST_EDITIONS)
        text = limited(await self._beginning(game, asked))
        found = await self.check(guest, game, text)
        now = int(time.time())
        edition = OwnEdition(
            id=secrets.token_urlsafe(12),
            guest=guest,
            game=game.info.name,
            name=edition_title(asked.name),
            revision=1,
            faults=len(found.faults),
            size=len(text),
            created_at=now,
            changed_at=now,
        )
        await self._repository.create_own_edition(edition, text)
        return edition, found

    async def _beginning(self, game: Game, asked: CopyEdition) -> str:
        if asked.document is not None:
            return written(asked.document)
        if asked.share is not None:
            source = await self.shared(asked.share)
            if source.game != game.info.name:
                raise Refused(422, "wrong-game", path="share", needed=game.info.name)
            return await self.text(source)
        components = game.components[game.edition(asked.builtin).name]
        assert isinstance(components, dict)
        return written({**components, "edition": edition_title(asked.name)})

    async def save(self, edition: OwnEdition, asked: OwnEditionChange) -> CheckedEdition:
        """Keeps what was entered, with or without faults."""
        text = limited(written(asked.document))
        found = await self.check(edition.guest, load(edition.game), text)
        edition.revision = asked.revision + 1
        edition.faults = len(found.faults)
        edition.size = len(text)
        edition.changed_at = int(time.time())
        try:
            await self._repository.save_own_edition(edition, text)
        except StaleAppend as error:
            raise Refused(409, "stale-edition") from error
        return found

    async def change(self, edition: OwnEdition, asked: EditionChange) -> None:
        """Renames, and shares by a link or no longer."""
        if asked.name is not None:
            edition.name = edition_title(asked.name)
        if asked.shared is False:
            edition.share = None
        elif asked.shared and edition.share is None:
            edition.share = secrets.token_urlsafe(18)
        await self._repository.change_own_edition(edition.id, edition.name, edition.share)

    async def delete(self, edition: OwnEdition) -> None:
        await self._repository.delete_own_edition(edition.id)


def edition_title(name: str) -> str:
    title = plain_text(name, LONGEST_NAME)
    if not title:
        raise Refused(400, "bad-name", most=LONGEST_NAME)
    return title


def written(document: Any) -> str:
    """Component data as it is stored."""
    try:
        text = json.dumps(document, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
        text.encode()
    except (ValueError, RecursionError) as error:  # half a character, no number, endless brackets
        raise Refused(422, "bad-request", path="edition", problem="characters", limit="") from error
    return text


def limited(text: str) -> str:
    if len(text) > LARGEST_DRAFT:
        raise Refused(413, "too-large", most=LARGEST_DRAFT)
    return text

"""Muting and blocking people."""

from __future__ import annotations

from farshore.server.messages.models import NewTable, SayChat
from farshore.server.storage.opening import Address
from farshore.server.storage.relations import Relation
from farshore.server.tokens import token_hash
from tests.server.support import Page, Person, Server
from tests.server.test_tables import running
from tests.support.loops import run_in_own_loop


def seated(server: Server, *names: str) -> tuple[list[Person], str]:
    people = [server.person(name) for name in names]
    table = people[0].new_table("lanterns", "me", *("open" for _ in names[1:]))
    for person in people[1:]:
        person.ask("POST", f"/tables/{table}/join", {})
    return people, table


def relate(person: Person, table: str, seat: int, kind: str) -> None:
    person.ask("PUT", f"/tables/{table}/seats/{seat}/relation", {"kind": kind})


def say(person: Person, table: str, text: str) -> None:
    person.ask("POST", f"/tables/{table}/chat", {"id": text, "text": text})


def read(person: Person, table: str) -> list[str]:
    """What a page shows, and what the interface gives, which must be the same."""
    page = person.open(table)
    page.until(lambda message: message["type"] == "chat")
    shown = [line["text"] for line in page.chat]
    given = person.ask("GET", f"/tables/{table}/chat")["messages"]
    assert [line["text"] for line in given] == shown
    return shown


def heard(page: Page) -> list[str]:
    page.settle()
    return [line["text"] for line in page.chat]


def listed(person: Person) -> set[str]:
    return {table["id"] for table in person.ask("GET", "/tables?list=open&limit=100")["tables"]}


def test_who_is_muted_is_not_read_by_one_person_only(server: Server) -> None:
    (ada, bo, cy), table = seated(server, "Ada", "Bo", "Cy")
    pages = [person.open(table) for person in (ada, bo, cy)]
    say(bo, table, "before")
    relate(ada, table, 1, "mute")
    say(bo, table, "after")
    say(ada, table, "mine")
    assert [heard(page) for page in pages] == [
        ["before", "mine"],
        ["before", "after", "mine"],
        ["before", "after", "mine"],
    ]
    assert read(ada, table) == ["mine"], "a page that opens shows nothing of it"
    assert read(bo, table) == read(cy, table) == ["before", "after", "mine"]
    (mine,) = ada.ask("GET", f"/tables/{table}/relations")["relations"]
    assert (mine["seat"], mine["kind"]) == (1, "mute")
    assert bo.ask("GET", f"/tables/{table}/relations")["relations"] == [], "nobody is told"
    ada.ask("DELETE", f"/me/relations/{mine['id']}")
    assert read(ada, table) == ["before", "after", "mine"]


def test_a_block_ends_the_chat_both_ways(server: Server) -> None:
    (ada, bo, cy), table = seated(server, "Ada", "Bo", "Cy")
    relate(ada, table, 1, "block")
    pages = [person.open(table) for person in (ada, bo, cy)]
    for person, text in ((ada, "a"), (bo, "b"), (cy, "c")):
        say(person, table, text)
    assert [heard(page) for page in pages] == [["a", "c"], ["b", "c"], ["a", "b", "c"]]
    assert read(ada, table) == ["a", "c"] and read(bo, table) == ["b", "c"]


def test_what_was_said_stays_with_who_said_it_when_the_seat_changes_hands(server: Server) -> None:
    ada, bo, cy = server.person("Ada"), server.person("Bo"), server.person("Cy")
    table = ada.new_table("lanterns", "me", "open", "open")
    bo.ask("POST", f"/tables/{table}/join", {"seat": 1})
    relate(ada, table, 1, "mute")
    say(bo, table, "rude")
    bo.ask("POST", f"/tables/{table}/leave")
    cy.ask("POST", f"/tables/{table}/join", {"seat": 1})
    say(cy, table, "kind")
    assert read(ada, table) == ["kind"]


def test_blocked_people_are_not_seated_together(server: Server) -> None:
    (ada, bo), played = seated(server, "Ada", "Bo")
    relate(ada, played, 1, "block")
    hers = ada.new_table("lanterns", "me", "open", "open", join="everybody")
    his = bo.new_table("lanterns", "me", "open", "open", join="everybody")
    assert hers in listed(ada) and his not in listed(ada)
    assert his in listed(bo) and hers not in listed(bo)
    cy = server.person("Cy")
    assert {hers, his} <= listed(cy) and {hers, his} <= listed(server.person())
    assert ada.refused("POST", f"/tables/{his}/join", {}) == (403, "blocked-by-you")
    assert bo.refused("POST", f"/tables/{hers}/join", {}) == (403, "table-not-for-you")
    others = cy.new_table("lanterns", "me", "open", "open", join="everybody")
    bo.ask("POST", f"/tables/{others}/join", {})
    assert others not in listed(ada)
    assert ada.refused("POST", f"/tables/{others}/join", {}) == (403, "blocked-by-you")
    (mine,) = ada.ask("GET", "/me/relations")["relations"]
    assert (mine["name"], mine["kind"]) == ("Bo", "block")
    ada.ask("DELETE", f"/me/relations/{mine['id']}")
    ada.ask("POST", f"/tables/{others}/join", {})


def test_invitations_between_blocked_people_lead_nowhere(server: Server) -> None:
    (ada, bo), played = seated(server, "Ada", "Bo")
    relate(ada, played, 1, "block")
    hers = ada.new_table("lanterns", "me", "open", "open")
    his = bo.new_table("lanterns", "me", "open", "open")
    to_bo, to_ada = {"table": played, "seat": 1}, {"table": played, "seat": 0}
    assert ada.refused("POST", f"/tables/{hers}/invite", to_bo) == (409, "blocked-by-you")
    bo.ask("POST", f"/tables/{his}/invite", to_ada)  # he does not learn of the block


def test_who_was_removed_is_not_offered_the_table_again(server: Server) -> None:
    ada, bo = server.person("Ada"), server.person("Bo")
    table = ada.new_table("lanterns", "me", "open", "open", join="everybody")
    bo.ask("POST", f"/tables/{table}/join", {"seat": 1})
    ada.ask("POST", f"/tables/{table}/seats/1", {"to": "open"})
    assert table not in listed(bo)
    assert table in listed(ada) and table in listed(server.person("Cy"))


def test_only_other_people_are_muted_and_blocked(server: Server) -> None:
    (ada, _), table = seated(server, "Ada", "Bo")
    path = f"/tables/{table}/seats"
    mute = {"kind": "mute"}
    assert ada.refused("PUT", f"{path}/0/relation", mute) == (409, "relation-others")
    assert ada.refused("PUT", f"{path}/7/relation", mute) == (409, "relation-others")
    assert ada.refused("PUT", f"{path}/1/relation", {"kind": "hate"}) == (422, "bad-request")
    assert server.person().refused("PUT", f"{path}/1/relation", mute) == (401, "no-guest")
    assert ada.refused("DELETE", "/me/relations/0123") == (404, "unknown-relation")
    relate(ada, table, 1, "mute")
    (mine,) = ada.ask("GET", "/me/relations")["relations"]
    eve = server.person("Eve")
    assert eve.refused("DELETE", f"/me/relations/{mine['id']}") == (404, "unknown-relation")
    relate(ada, table, 1, "block")
    (changed,) = ada.ask("GET", "/me/relations")["relations"]
    assert changed == {**mine, "kind": "block"}


def test_relations_follow_people_and_go_with_them(server: Server) -> None:
    (ada, bo), table = seated(server, "Ada", "Bo")
    relate(ada, table, 1, "block")
    other = server.person("Bo too")
    token = other.ask("POST", "/me/link")["token"]
    bo.ask("POST", "/me/claim", {"token": token, "join": True})
    assert [each["name"] for each in ada.ask("GET", "/me/relations")["relations"]] == ["Bo too"]
    everything = ada.ask("GET", "/account/everything")
    assert everything["muted_and_blocked"] == [{"name": "Bo too", "kind": "block"}]
    other.ask("DELETE", "/account")
    assert ada.ask("GET", "/me/relations")["relations"] == []


def test_the_stricter_of_two_relations_counts_when_guests_are_joined(db: Address) -> None:
    async def check() -> None:
        async with running(db) as one:
            repository = one.tables._repository
            ids = [(await repository.create_guest(name, token_hash(name), 1)).id for name in "abc"]
            ada, bo, bo_too = ids
            for about, kind in ((bo, "block"), (bo_too, "mute")):
                await repository.relations.save(
                    Relation(f"{about}", ada, about, kind, 1)  # type: ignore[arg-type]
                )
            await repository.relations.save(Relation("x", bo, bo_too, "mute", 1))
            await repository.accounts.join(bo, bo_too, 0)
            assert (await repository.relations.blocks(ada)).own == {bo_too}
            assert await repository.relations.of(bo_too) == [], "nobody blocks oneself"

    run_in_own_loop(check())


def test_all_servers_keep_blocked_people_apart(db: Address) -> None:
    async def check() -> None:
        async with running(db) as one, running(db) as other:
            ada, _ = await one.guests.name(None, "Ada")
            bo, _ = await one.guests.name(None, "Bo")
            table = await one.tables.create(ada.id, ada.name, NewTable(game="lanterns", players=3))
            await table.join(bo.id, bo.name, 1)
            same = await other.tables.get(table.info.id)
            await one.tables.relations.save(Relation("x", ada.id, bo.id, "block", 1))
            await table.say(bo.id, SayChat(id="1", text="hello"))
            await same.refresh()
            lines = await same.chat_before(ada.id, None, 10)
            assert len(lines) == 1 and await same.heard_by(ada.id, lines) == []

    run_in_own_loop(check())

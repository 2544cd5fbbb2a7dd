"""The rule of whatever one points at, and help for what is asked now."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.support import Visitor
from tests.server.support import Server


def seated(
    browser: Browser,
    server: Server,
    visitors: list[Visitor],
    game: str,
    language: str = "en",
    **options: str,
) -> Visitor:
    player = Visitor(browser, server, language=language)
    visitors.append(player)
    player.introduce("Ada")
    table = player.as_person().new_table(game, "me", "greedy", options=options)
    player.open(f"/t/{table}")
    player.sit()
    player.wait_for_turn()
    return player


@pytest.mark.parametrize(
    ("game", "language", "keys", "readings"),
    [
        ("antarctica", "en", "Keys", "Readings of the rulebook"),
        ("aquatica", "de", "Tasten", "Lesarten der Spielregel"),
        ("council", "pl", "Klawisze", "Interpretacje instrukcji"),
    ],
)
def test_the_question_mark_explains_what_is_asked_and_what_holds_at_the_table(
    game: str,
    language: str,
    keys: str,
    readings: str,
    browser: Browser,
    server: Server,
    visitors: list[Visitor],
) -> None:
    player = seated(browser, server, visitors, game, language)
    player.page.keyboard.press("?")
    dialog = player.page.get_by_role("dialog")
    expect(dialog.locator("[data-topic] p").first).to_be_visible()
    expect(dialog.locator("kbd").first).to_be_visible()
    expect(dialog).to_contain_text(keys)
    expect(dialog).to_contain_text(readings)
    expect(dialog.locator("[data-other-readings]")).to_have_count(0)
    section = dialog.locator("[data-topic]").get_attribute("data-topic")
    address = dialog.locator(f'a[href^="/how-to-play/{game}?"]').get_attribute("href")
    assert re.fullmatch(rf"/how-to-play/{game}\?table=[\w-]+#{section}-\d", address or "")


def test_rules_that_are_read_from_a_table_tell_what_it_plays_otherwise(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    otherwise = {"strict_effects": "off", "data_set": "reconstructed_1"}
    player = seated(browser, server, visitors, "aquatica", **otherwise)
    player.page.keyboard.press("?")
    dialog = player.page.get_by_role("dialog")
    expect(dialog.locator("[data-other-readings]")).to_contain_text("you may decline it")
    link = dialog.locator('a[href^="/how-to-play/aquatica?"]')
    player.open(link.get_attribute("href") or "")
    rules = player.page.locator("article")
    expect(rules.locator("[data-other-readings] li")).to_have_count(1)
    expect(rules.locator("[data-other-edition]")).to_be_visible()
    expect(rules.locator("dt", has_text="Siren Envoy")).to_have_count(1)
    gallery = '[href="/components/aquatica?edition=reconstructed_1"]'
    expect(rules.locator(gallery)).to_have_count(1)


def test_a_tip_leads_to_the_rule_of_its_thing(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    player = seated(browser, server, visitors, "aquatica")
    page = player.page
    thing = page.locator("svg .choice.open").first
    thing.hover()
    more = page.locator("[role=tooltip] a")
    expect(more).to_be_visible()
    more.hover()
    with player.context.expect_page() as opened:
        more.click()
    rules = opened.value
    expect(rules).to_have_url(re.compile(r"/how-to-play/aquatica\?table=[\w-]+#\w+-\d$"))
    anchor = rules.url.rpartition("#")[2]
    expect(rules.locator(f".statement#{anchor}")).to_be_in_viewport()


def test_the_rules_are_numbered_and_searched(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    reader = Visitor(browser, server, language="it")
    visitors.append(reader)
    reader.open("/how-to-play/aquatica")
    page = reader.page
    expect(page.locator("#turn-1 .number")).to_have_text("4.1")
    every = page.locator("article section[id]").count()
    page.locator("input[type=search]").fill("Matrona")
    some = page.locator("article section[id]").count()
    assert 0 < some < every
    page.locator("input[type=search]").fill("nessunaparola")
    expect(page.locator("article section[id]")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "language", "rule", "word"),
    [
        ("antarctica", "de", "ANT-063", "voll"),
        ("aquatica", "pl", "AQU-126", "Eksplorować"),
        ("council", "it", "COS-118", "restituisci"),
    ],
)
def test_a_rule_has_an_address_and_is_found_by_its_number(
    game: str,
    language: str,
    rule: str,
    word: str,
    browser: Browser,
    server: Server,
    visitors: list[Visitor],
) -> None:
    reader = Visitor(browser, server, language=language)
    visitors.append(reader)
    reader.open(f"/how-to-play/{game}#{rule}")
    page = reader.page
    paragraph = page.locator(".statement", has=page.locator(f"#{rule}"))
    expect(paragraph).to_be_in_viewport()
    expect(paragraph).to_contain_class("found")
    expect(paragraph).to_contain_text(word)
    page.locator("input[type=search]").fill(rule.lower())
    expect(page.locator("article section[id]")).to_have_count(1)
    expect(page.locator(".found")).to_have_count(1)
    expect(page.locator(".found")).to_contain_text(word)


def test_a_rule_about_a_card_opens_the_list_of_cards(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    reader = Visitor(browser, server)
    visitors.append(reader)
    reader.open("/how-to-play/council#COS-148")
    cards = reader.page.locator("details", has=reader.page.locator("#COS-148"))
    expect(cards.locator("dl")).to_be_visible()
    expect(reader.page.locator("#COS-148")).to_be_in_viewport()

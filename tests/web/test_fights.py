"""A fight on show: both sides large, who acts when, the dice as they fell, Losses and Counterattack."""

import re
from collections.abc import Callable
from itertools import count
from random import Random

import pytest
from playwright.sync_api import Locator, expect

import alesia
from alesia.kernel.ask import Noun
from alesia.table import TableAsk
from tests.server.house import write_game
from tests.server.serving import Server
from tests.web.browser import Guest
from tests.web.conftest import Invite
from tests.web.crowds import Crowd, seated
from tests.web.test_looks import PHONE

MOST = 900  # answers until a fight is found
DULL = ("remove_own", "negotiate", "cancel", "pass")


Wanted = Callable[[alesia.Table, TableAsk], bool]


def fought(game: str, is_wanted: Wanted) -> alesia.Table:
    """A game that people play at random until they fight."""
    return next(table for seed in count(3) if (table := played(game, seed, is_wanted)))


def played(game: str, seed: int, is_wanted: Wanted) -> alesia.Table | None:
    table, random = alesia.new(game, seed=seed), Random(seed)
    while (ask := table.ask) is not None and table.decisions < MOST:
        if is_wanted(table, ask):
            return table
        lively = [option for option in ask.options if option.verb not in DULL] or list(ask.options)
        battles = [option for option in lively if str(option) == "command Battle" or option.verb == "battle"]
        table.answer(random.choice(battles or lively), ask.who)
    return None


def is_struck_back(table: alesia.Table, ask: TableAsk) -> bool:
    return ask.key == "loss" and table.log[-1].key == "counterattack"


def sit_at(guest: Guest, server: Server, table: alesia.Table) -> Locator:
    """Take all seats of the game; the fight, as soon as it is shown."""
    written = write_game(server, table.record)
    for key in written.keys.values():
        for _ in range(2):  # who is new here is first made known
            guest.context.request.post(f"{guest.home}/api/v1/join", data={"key": key}, headers={"Origin": guest.home})
    guest.go(f"/table/{written.table}")
    if table.game.has_secrets:
        guest.page.locator(".curtain button").click()
    guest.at_table()
    expect(guest.page.locator(".fight")).to_be_visible()
    return guest.page.locator(".fight")


def has_fired(table: alesia.Table, ask: TableAsk) -> bool:
    return ask.key == "battle_action" and any(entry.key == "fire" for entry in table.log[-3:])


def test_a_battle_of_blocks(guest: Guest, server: Server) -> None:
    """5.2.2 Caesar's Gallic War: the round, the blocks of both, the order of fire, the dice and those that hit."""
    table = fought("gallic-war", has_fired)
    battle = table.view(table.ask.who if table.ask else None)["battle"]
    fight = sit_at(guest, server, table)

    expect(fight).to_have_attribute("aria-label", f"Battle in {battle['area']}")
    expect(fight.locator(".fight-head")).to_contain_text(f"round {battle['round']} of 3")
    expect(fight.locator(".fight-order li")).to_have_count(len(battle["order"]))
    shown = {unit for step in battle["order"] for unit in step["units"]}
    drawn = fight.locator(".fight-block [data-unit]").evaluate_all("all => all.map(({ dataset }) => dataset.unit)")
    assert shown <= set(drawn)
    fire = [entry for entry in table.log if entry.key == "fire"][-1]
    volley = fight.locator(".volley").last
    expect(volley.locator(".thrown")).to_have_count(str(fire.facts[2]).count(",") + 1)
    expect(volley.locator(".thrown.struck")).to_have_count(int(str(fire.facts[4])))
    expect(volley.locator(".fight-hits")).to_have_text(re.compile(rf"^{fire.facts[4]} hit"))
    assert_apart(fight, guest.page.locator(f'.board [data-area="{battle["area"]}"]'))
    lies_within_a_phone(guest, fight)


def assert_apart(fight: Locator, place: Locator) -> None:
    """The box does not lie over the place where they fight, on a page that has just been opened, too."""
    expect(fight).to_have_class(re.compile("at-left|at-top"))
    one, other = fight.bounding_box(), place.first.bounding_box()
    assert one
    assert other
    beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    assert beside or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]


def lies_within_a_phone(guest: Guest, fight: Locator) -> None:
    """Wherever the battle is, and the far corner of the map with it."""
    guest.page.set_viewport_size({"width": 390, "height": 844})
    for corner in ("", "at-left", "at-top", "at-left at-top"):
        fight.evaluate("(each, corner) => { each.className = `fight card ${corner}`; }", corner)
        expect(fight).to_have_css("width", "390px")
        box = fight.bounding_box()
        assert box, corner
        assert box["x"] == 0, corner


def test_on_a_phone_a_battle_makes_way_for_a_choice_on_the_map(invite: Invite, server: Server) -> None:
    """5.2.2E Where units regroup is chosen on the map, of which the battle would hide most; it can be called back."""
    guest = invite(**PHONE)
    table = fought("gallic-war", lambda table, ask: ask.key == "regroup_to")
    Crowd(guest, "gallic-war", seated(guest, server, table.record)).sit()
    again = guest.page.locator(".fight-again")
    expect(again).to_be_visible()
    expect(guest.page.locator(".fight")).to_have_count(0)
    assert not [place for place in guest.open_places() if is_under(guest, again, place)]
    again.click()
    expect(guest.page.locator(".fight")).to_be_visible()


def is_under(guest: Guest, button: Locator, place: str) -> bool:
    """Whether the middle of a place lies under a button."""
    box = button.bounding_box()
    area = guest.page.locator(f'.board [data-area="{place.partition(" ")[2]}"]').first.bounding_box()
    assert box
    assert area
    x, y = area["x"] + area["width"] / 2, area["y"] + area["height"] / 2
    return box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]


def test_a_wide_block_is_as_high_as_the_others(guest: Guest, server: Server) -> None:
    """On show, whatever name it bears, on a phone too."""
    fight = sit_at(guest, server, fought("gallic-war", has_fired))
    guest.page.set_viewport_size({"width": 390, "height": 844})
    blocks = fight.locator(".fight-block .wood")
    drawn = blocks.evaluate_all("all => all.map((each) => each.getBoundingClientRect().height)")
    assert max(drawn) - min(drawn) < 1


@pytest.mark.parametrize("game", ["falling-sky", "ariovistus"])
def test_a_battle_line(guest: Guest, server: Server, game: str) -> None:
    """3.2.4 Forces of both, the Losses of the attack and of the Counterattack, with what came of them."""
    table = fought(game, is_struck_back)
    fight = sit_at(guest, server, table)
    begun = next(entry for entry in reversed(table.log) if entry.key == "battle")
    attacker, defender, region = [fact.name for fact in begun.facts if isinstance(fact, Noun)]

    expect(fight).to_have_attribute("aria-label", f"Battle in {region}")
    expect(fight.locator(".fight-who b")).to_have_text([attacker, defender])
    assert fight.locator(".fight-pieces svg").count() > 1
    losses = table.log[-1].facts[-1]
    expect(fight.locator(".fight-phase h3").last).to_have_text(re.compile(rf"Counterattack\s*{losses} Loss"))


def test_a_fight_can_be_put_away(guest: Guest, server: Server) -> None:
    """It comes back when it is wanted; looking back shows the fight as it stood then."""
    table = fought("falling-sky", is_struck_back)
    fight = sit_at(guest, server, table)
    fight.get_by_role("button", name="Put this away").click()
    expect(fight).to_have_count(0)
    guest.page.locator(".fight-again").click()
    expect(fight).to_contain_text("Counterattack")
    guest.page.keyboard.press("ArrowLeft")
    guest.page.keyboard.press("ArrowLeft")
    expect(guest.page.locator(".fight")).not_to_contain_text("Counterattack")

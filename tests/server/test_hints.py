"""Hints and chances at a table: for who is asked, by what his seat may see, and in words."""

from collections.abc import Iterator
from random import Random

import pytest

import alesia
from alesia.players.imagining import Imagination
from alesia.table import game_info
from tests.server.house import Guest, House, Json, open_house
from tests.server.test_following import answer, seated


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as found:
        yield found


def at_a_turn(house: House) -> tuple[Guest, str, Json]:
    """The Romans have their turn; what is asked of them before it is answered somehow."""
    guest, table = seated(house, "falling-sky")
    seen = guest.asked(table)
    while (ask := next(ask for ask in seen["asks"] if ask["mine"]))["key"] != "action":
        seen = answer(guest, table, seen)
    return guest, table, ask


def test_plans_worth_considering_begin_with_answers_that_are_offered(house: House) -> None:
    """At most three, each with its chance; the question says that there are any."""
    guest, table, ask = at_a_turn(house)

    plans = guest.get(f"/tables/{table}/hint?seat=Romans").json["plans"]

    assert ask["hint"]
    assert 1 <= len(plans) <= 3
    assert {plan["option"] for plan in plans} <= {each["option"] for each in ask["options"]}
    assert all("%" in plan["text"] for plan in plans)


def test_a_hint_is_told_in_the_language_of_the_guest(house: House) -> None:
    guest, table, _ = at_a_turn(house)
    path = f"/tables/{table}/hint?seat=Romans&lang="
    english, french = (guest.get(path + language).json["plans"] for language in ("en", "fr"))

    assert [plan["option"] for plan in english] == [plan["option"] for plan in french]
    assert [plan["text"] for plan in english] != [plan["text"] for plan in french]


def test_nobody_is_advised_for_the_seat_of_another(house: House) -> None:
    guest, table = seated(house, "falling-sky")

    assert guest.get(f"/tables/{table}/hint?seat=Aedui").code == "not_your_seat"
    assert house.guest().get(f"/tables/{table}/hint?seat=Romans").status == 404


def test_chances_to_win_turn_by_turn(house: House) -> None:
    """They add up to one, and grow with the game."""
    guest, table = seated(house, "falling-sky")
    guest.asked(table)
    before = guest.get(f"/tables/{table}/chances").json["points"]
    for _ in range(8):
        answer(guest, table, guest.asked(table))
    after = guest.get(f"/tables/{table}/chances").json["points"]

    assert len(after) > len(before)
    assert all(sum(point["chances"].values()) == pytest.approx(1) for point in after)
    assert set(after[0]["chances"]) == set(game_info("falling-sky").seats)


def test_hints_can_be_forbidden_at_a_table(house: House) -> None:
    """The question offers none and says so, whoever asks is refused; so it is when the game is opened again."""
    guest = house.guest()
    table = guest.create(game="gallic-war", seats={"Barbarian": "nonplayer"}, hints=False)
    ask = next(ask for ask in guest.asked(table)["asks"] if ask["mine"])
    assert ask["key"] == "card"
    assert (ask["hint"], ask["no_hint"]) == (False, True)
    refused = guest.get(f"/tables/{table}/hint?seat=Roman")
    assert (refused.status, refused.code) == (409, "no_hints")

    allowed = guest.create(game="gallic-war", seats={"Barbarian": "nonplayer"})
    ask = next(ask for ask in guest.asked(allowed)["asks"] if ask["mine"])
    assert (ask["hint"], ask["no_hint"]) == (True, False)


@pytest.mark.parametrize("game", ["gallic-war", "rome-vs-gaul"])
def test_chances_tell_nothing_of_what_is_hidden(game: str) -> None:
    """Whoever looks on may see them: they are the same in any world that a seat may believe in, whatever others hold
    there; what knows their hands is not."""
    table, random = alesia.new(game, seed=7), Random(7)
    strategy, inside = table.game.strategy(), 0
    for _ in range(120):
        for seat in range(len(table.game.seats)):
            world = Imagination(table.position, seat).world(random)
            if world is not None:
                assert strategy.chances(world.state) == pytest.approx(strategy.chances(table.position.state))
                inside += strategy.insight(world.state) != strategy.insight(table.position.state)
        ask = table.asks[0]
        table.answer(random.choice(ask.options), ask.who)
    assert inside > 0

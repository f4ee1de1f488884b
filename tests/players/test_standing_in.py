"""Non-players that answer for a person who is away."""

from collections.abc import Callable
from random import Random
from types import SimpleNamespace

import pytest

import alesia
from alesia.games import find
from alesia.nonplayers.chart import END, Box, follow
from alesia.players.standing_in import StandIn
from tests.falling_sky.playing import at

LONGEST = 60  # answers of an Event


def test_what_it_calls_off_is_not_begun_for_ever() -> None:
    """9 In the mountains the chart begins a March that it then calls off, and the Event does not let it be."""
    game = at("""
        card = 9
        ineligible = ["Romans", "Aedui", "Belgae"]
        [regions.Sugambri]
        Romans = "2 Legions, 2 Auxilia, Fort"
        [regions.Carnutes]
        Romans = "9 Legions, 1 Auxilia, Fort"
        [regions.Sequani]
        Arverni = "1 Warband"
        [regions.Arverni]
        Arverni = "6 revealed Warbands, 4 scouted Warbands"
    """).play("Arverni action unshaded 9\nArverni event_region region Arverni\nArverni event_region region Aedui")
    game.play("Arverni march_number number 1\nArverni march_number number 0")
    assert game.asked == "Arverni event_choice"
    table = game.table
    table.seat_agent("Arverni", StandIn(table.game, "Arverni", 1))
    answers = next(
        (n for n in range(LONGEST) if table.ask is None or table.ask.who != "Arverni" or not table.step()), 0
    )
    assert answers > 0


@pytest.mark.parametrize("name", ["falling-sky", "ariovistus", "gallic-war", "rome-vs-gaul"])
@pytest.mark.parametrize("seed", range(3))
def test_whatever_was_begun_comes_to_an_end(name: str, seed: int) -> None:
    """Stand-ins for all come at any moment of a game of people, and play it to its end."""
    random, title = Random(f"{name}/{seed}"), find(name)
    table = alesia.new(name, seed=seed)
    for _ in range(random.randrange(40, 160)):
        ask = table.asks[0]
        table.answer(random.choice(ask.options), ask.who)
    begun = len(table.record.entries)
    for seat in title.seats:
        table.seat_agent(seat, StandIn(title, seat, seed))
    table.go_on()
    assert table.result is not None
    own = [entry for entry in table.record.entries[begun:] if entry.who in title.seats]
    assert not [entry for entry in own if entry.option.verb in ("give", "remove_own")]


class Tripped:
    """A mind whose last box has failed: its Pass was not among the answers to what somebody else had begun."""

    failed = frozenset({"RAID", END})

    def consider(self, name: str, rule: str, plan: Callable[[object], object]) -> object:
        return plan(self)


def test_the_last_box_of_a_chart_is_carried_out_though_it_has_failed() -> None:
    """Else the walk would go round and round there."""
    passing, raiding = SimpleNamespace(box=""), SimpleNamespace(box="")
    boxes = {"RAID": Box("RAID", "8.6.4", lambda mind: raiding), END: Box(END, "2.3.3", lambda mind: passing)}
    assert follow(Tripped(), boxes, "RAID") is passing  # type: ignore[type-var]

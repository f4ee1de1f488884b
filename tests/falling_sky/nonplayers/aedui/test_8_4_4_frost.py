"""8.4.4 Frost and the Battles of the Non-player Aedui: several together, and where those who Retreat go."""

import pytest

from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.nonplayers.aedui.boards import aedui_turn, walked

FROST = 'card = 47\nnext = "Winter"'


def fought(game: Acting) -> int:
    return sum(each.startswith("command battle") for each in game.did("Aedui"))


# Two Allies that could fall. Of all other Tribes so many are Subdued that Rome stands one below its threshold.
TWO_ALLIES = """
    [resources]
    Aedui = 20
    [regions.Mandubii]
    Aedui = "4 Warbands"
    [regions.Pictones]
    Aedui = "4 Warbands"
    [tribes]
    Lingones = "Arverni"
    Santones = "Arverni"
"""
BELGIC = ("Menapii", "Morini", "Eburones", "Nervii", "Bellovaci", "Atrebates", "Remi", "Treveri")
OTHERS = "".join(f'{tribe} = "Belgae"\n' for tribe in BELGIC)
OTHERS += "".join(f'{tribe} = "Arverni"\n' for tribe in ("Carnutes", "Aulerci", "Veneti", "Namnetes", "Bituriges"))


@pytest.mark.parametrize(
    ("head", "more", "battles"),
    [("card = 47", "", 2), (FROST, "", 1), (FROST, 'Volcae = "Arverni"\n', 2)],
)
def test_8_4_4_the_battles_of_a_command_are_judged_together(head: str, more: str, battles: int) -> None:
    """Upon Frost one Ally may fall; the second would bring Rome above its threshold, if it is near enough."""
    game = aedui_turn(TWO_ALLIES + OTHERS + 'Helvetii = "Arverni"\n' + more, head=head)
    assert walked(game).startswith("A4 yes, A_BATTLE yes")
    assert fought(game) == battles


RETREAT = """
    [resources]
    Aedui = 20
    [regions.Mandubii]
    Aedui = "10 revealed Warbands"
    Belgae = "4 revealed Warbands"
    [regions.Morini]
    Belgae = "2 Warbands"
    [regions.Nervii]
    Belgae = "2 Warbands"
    [regions.Atrebates]
    Belgae = "2 Warbands"
    [regions.Carnutes]
    Romans = "1 Auxilia"
    [tribes]
    Lingones = "Belgae"
    Menapii = "Belgae"
    Morini = "Belgae"
    Nervii = "Belgae"
    Eburones = "Belgae"
    Bellovaci = "Belgae"
    Atrebates = "Belgae"
    Remi = "Belgae"
    Arverni = "Arverni Citadel"
    Cadurci = "Arverni"
    Volcae = "Arverni"
    Pictones = "Arverni"
    Santones = "Arverni"
    Veneti = "Arverni"
    Namnetes = "Arverni"
    Bituriges = "Arverni"
    Ubii = "Germans"
    Sugambri = "Germans"
"""


@pytest.mark.proves("8.4.4f")
@pytest.mark.parametrize(
    ("head", "nonplayers", "answer"),
    [
        ("card = 47", '["Aedui"]', "yes"),
        (FROST, '["Aedui"]', "no"),
        (FROST, '["Aedui", "Romans", "Arverni"]', "yes"),
    ],
)
def test_8_4_4_a_retreat_could_give_a_player_control(head: str, nonplayers: str, answer: str) -> None:
    """The Belgae would win by a Retreat into Carnutes, if a Roman player opens it to them; Non-players never do."""
    assert walked(aedui_turn(RETREAT, head=head, nonplayers=nonplayers)).startswith(f"A4 {answer}")

"""8.4.4 Battles of the Arverni upon Frost: dice, Retreats, and all Battles together."""

import pytest

from tests.falling_sky.nonplayers.arverni.boards import boxes, did, turn

TRIBES = ("Menapii", "Morini", "Eburones", "Nervii", "Bellovaci", "Atrebates", "Remi")
BELGIC = "".join(f'{name} = "Belgae"\n' for name in TRIBES)
GERMANIC = "".join(f'{name} = "Germans"\n' for name in ("Sugambri", "Ubii", '"Suebi North"', '"Suebi South"'))

TWO = f"""
[regions.Treveri]
Arverni = "Vercingetorix, 10 revealed Warbands"
[regions.Bituriges]
Arverni = "10 revealed Warbands"
[tribes]
Treveri = "Aedui"
Bituriges = "Aedui"
Arverni = "Arverni"
Cadurci = "Arverni"
Volcae = "Arverni"
{BELGIC}{GERMANIC}"""


@pytest.mark.parametrize(("upcoming", "fought"), [("Winter", ["Treveri"]), (62, ["Treveri", "Bituriges"])])
def test_8_4_4_battles_are_judged_together(upcoming: object, fought: list[str]) -> None:
    """Either Aeduan Ally, Subdued, would bring the Roman player to the threshold, both above it."""
    game = turn(TWO, 1, upcoming=upcoming)
    assert [line.split()[-1] for line in did(game) if line.startswith("command battle")] == fought
    assert game.margin("Romans") == len(fought) - 1


LUCK = f"""
[regions.Treveri]
Arverni = "10 revealed Warbands"
Romans = "{{}}"
[tribes]
Treveri = "Arverni"
Arverni = "Arverni"
Cadurci = "Arverni"
Volcae = "Arverni"
{BELGIC}{GERMANIC}"""


@pytest.mark.proves("8.4.4e")
@pytest.mark.parametrize(
    ("romans", "upcoming", "answer"),
    [("11 Legions", "Winter", "no"), ("11 Legions", 62, "yes"), ("10 Legions", "Winter", "yes")],
)
def test_8_4_4_rolls_that_fail_count(romans: str, upcoming: object, answer: str) -> None:
    """If no Legion falls, eleven strike back: ten Warbands and the Ally are lost, and Rome has one Tribe more."""
    assert f"V_BATTLE {answer}" in boxes(turn(LUCK.format(romans), upcoming=upcoming))


RETREAT = f"""
[regions.Sequani]
Arverni = "Vercingetorix, 6 revealed Warbands"
Romans = "8 Auxilia"
Belgae = "{{}} Warbands"
[tribes]
{BELGIC}"""


@pytest.mark.parametrize(("belgae", "upcoming", "answer"), [(8, "Winter", "no"), (8, 62, "yes"), (7, "Winter", "yes")])
def test_8_4_4_who_retreats_is_gone(belgae: int, upcoming: object, answer: str) -> None:
    """Once the Auxilia have left for Provincia, eight Belgae outnumber seven Arverni: Control, and victory."""
    assert f"V_BATTLE {answer}" in boxes(turn(RETREAT.format(belgae), upcoming=upcoming))


PLEA = """
[regions.Treveri]
Arverni = "Vercingetorix, 10 revealed Warbands"
[regions.Sequani]
Arverni = "3 Warbands"
[tribes]
Treveri = "Aedui"
Sequani = "Aedui"
Arverni = "Arverni"
Cadurci = "Arverni"
Volcae = "Arverni"
""" + (BELGIC + GERMANIC).replace("Belgae", "Arverni")


@pytest.mark.parametrize(("upcoming", "margin"), [("Winter", 0), (62, 1)])
def test_8_4_4_entreat_before_battle_is_judged_with_it(upcoming: object, margin: int) -> None:
    """With ten Arverni Allies on the map a plea would remove the Aeduan Ally of Sequani; with that of Treveri, lost in
    Battle, Rome would win."""
    game = turn(PLEA, 1, 1, 1, upcoming=upcoming)
    assert "command battle Treveri" in did(game)
    assert game.margin("Romans") == margin

"""A4.1.2, A4.4 Aedui Special Abilities near Diviciacus; without him as in Falling Sky."""

import pytest

from tests.ariovistus.playing import at
from tests.falling_sky.playing import Play

ALLIES = """
    card = 41
    [resources]
    Aedui = 5
    Romans = 5
    [regions.Aedui]
    Aedui = "{aedui}"
    [regions.Pictones]
    Aedui = "3 Warbands"
    {more}
    [tribes]
    Aedui = "Aedui Citadel"
    Pictones = "Aedui"
"""
WITH_HIM, WITHOUT_HIM = "Diviciacus, 3 Warbands", "3 Warbands"


def with_raid(position: str) -> Play:
    return at(position).play("Aedui action command Raid")


def trading(position: str, romans: str = "no") -> Play:
    """The Aedui Trade; whoever is asked answers, the Romans as said."""
    game = with_raid(position).play("Aedui command ability Trade")
    while game.asked.endswith("agree_trade"):
        game.table.answer(romans)
    return game


@pytest.mark.proves("A4.4a", "A4.1.2d", "A1.4g")
def test_a4_4_trade_within_one_region_of_diviciacus() -> None:
    """With him in Aedui its Citadel yields, and the Ally in Pictones, two Regions away, does not."""
    near = trading(ALLIES.format(aedui=WITH_HIM, more=""))
    assert near.table.ask is not None
    assert near.table.ask.about == (1,)


@pytest.mark.proves("A4.1.2f", "A1.4i")
def test_a4_1_2_without_him_trade_is_everywhere() -> None:
    """Diviciacus is gone: Citadel, Ally and the Subdued Tribe of Pictones yield."""
    game = trading(ALLIES.format(aedui=WITHOUT_HIM, more=""))
    assert game.table.ask is not None
    assert game.table.ask.about == (3,)


@pytest.mark.proves("A4.4g")
def test_a4_4_river_commerce_does_not_lift_the_distance() -> None:
    """39 unshaded: no Supply Line is needed, but Pictones is still too far away."""
    position = ALLIES.format(aedui=WITH_HIM, more="") + '    [capabilities]\n    39 = "unshaded"\n'
    game = trading(position)
    assert game.table.ask is not None
    assert game.table.ask.about == (1,)


@pytest.mark.proves("A4.4b", "A4.1.2d", "A4.1.2e", "A1.4h")
def test_a4_4_suborn_near_diviciacus_in_one_region() -> None:
    """Hidden Warbands in Aedui and Pictones: only Aedui, near him; and no second Region."""
    game = with_raid(ALLIES.format(aedui=WITH_HIM, more="")).play("Aedui command ability Suborn")
    assert game.asked == "Aedui suborn_what"  # Aedui alone is possible
    game.play("Aedui suborn_what place Romans\nAedui suborn_what done")
    assert game.pieces("Aedui", "Romans") == "1 Auxilia"
    assert game.asked == "Aedui command"
    assert game.offers("ability") == []


@pytest.mark.proves("A4.1.2f")
def test_a4_1_2_without_him_suborn_wherever_a_warband_hides() -> None:
    """Without Diviciacus both Regions are offered."""
    game = with_raid("""
        card = 41
        [regions.Aedui]
        Aedui = "3 Warbands"
        [regions.Pictones]
        Aedui = "3 Warbands"
    """).play("Aedui command ability Suborn")
    assert sorted(game.offers("region")) == ["Aedui", "Pictones"]


@pytest.mark.proves("A1.4aj")
def test_a4_4_suborn_cannot_touch_a_settlement() -> None:
    """Germanic Warbands and Allies can be removed, their Settlement cannot."""
    game = with_raid("""
        card = 41
        [resources]
        Aedui = 9
        [regions.Sequani]
        Aedui = "Diviciacus, 1 Warband"
        Germans = "1 Warband, Settlement"
        [tribes]
        Sequani = "Germans"
    """).play("Aedui command ability Suborn")
    assert game.offers("remove") == ["Hidden Aedui Warband", "Hidden Germanic Warband", "Sequani"]


@pytest.mark.proves("A4.4c", "A4.1.2d", "A4.1.2e", "A1.4h")
def test_a4_4_ambush_near_diviciacus_once() -> None:
    """In Mandubii next to him the Aedui may Ambush, in Veneti not; and after one Ambush no other."""
    position = """
        card = 41
        [resources]
        Aedui = 9
        [regions.Aedui]
        Aedui = "Diviciacus"
        [regions.Mandubii]
        Aedui = "4 Warbands"
        Belgae = "1 revealed Warband"
        [regions.Bituriges]
        Aedui = "4 Warbands"
        Belgae = "2 revealed Warbands"
        [regions.Veneti]
        Aedui = "4 Warbands"
        Belgae = "1 revealed Warband"
    """
    game = at(position).play("Aedui action command Battle\nAedui command battle Veneti")
    assert game.asked == "Aedui command"
    game.play("Aedui command battle Mandubii")
    assert game.asked == "Aedui ambush"
    game.play("Aedui ambush yes\nAedui command battle Bituriges")
    assert game.asked == "Belgae declare_retreat"


@pytest.mark.proves("A4.4d", "A4.4e", "A4.4f")
def test_a4_4_trade_along_supply_lines_of_this_war() -> None:
    """Provincia and Cisalpina Germanic: the Germans are asked, and if they agree Trade yields; Arverni never agree."""
    position = ALLIES.format(
        aedui=WITH_HIM,
        more='[regions.Provincia]\n    HOLDER = "9 Warbands"\n    [regions.Cisalpina]\n    HOLDER = "9 Warbands"',
    )
    game = with_raid(position.replace("HOLDER", "Germans")).play("Aedui command ability Trade")
    asked = []
    while game.asked.endswith("agree_trade"):
        asked.append(game.asked.split()[0])
        game.table.answer("yes" if asked[-1] == "Germans" else "no")
    assert asked == ["Romans", "Germans"]
    assert game.asked == "Aedui trade"
    game.play("Aedui trade yes")
    assert game.resources("Aedui") == 6

    refused = with_raid(position.replace("HOLDER", "Germans")).play("Aedui command ability Trade")
    while refused.asked.endswith("agree_trade"):
        refused.table.answer("no")
    assert refused.asked == "Aedui command"

    assert "Trade" not in with_raid(position.replace("HOLDER", "Arverni")).offers("ability")

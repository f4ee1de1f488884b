"""A4.2 Roman Special Abilities: Settlements, and Supply Lines for Build."""

import pytest

from alesia.words import prompt
from tests.ariovistus.playing import at
from tests.falling_sky.playing import Play

SETTLED = """
    card = 1
    [resources]
    Romans = 20
    [regions.Treveri]
    Romans = "{romans}"
    Germans = "{germans}"
"""


def attacking(position: str) -> Play:
    """The Romans attack the Germans in Treveri."""
    return at(position).play("Romans action command Battle\nRomans command battle Treveri")


@pytest.mark.proves("A4.2.3a", "A4.2.3c", "A1.4ah")
def test_a4_2_3_a_settlement_alone_can_be_besieged() -> None:
    """No Ally there: the Settlement is removed before Losses, without a roll, and it shelters nobody."""
    game = attacking(SETTLED.format(romans="2 Legions", germans="6 Warbands, Settlement"))
    assert game.asked == "Romans besiege"
    assert game.table.ask is not None
    assert "a Settlement" in prompt(game.table.ask, "ariovistus")
    game.play("Romans besiege yes")
    assert game.options == ["piece Settlement", "done"]
    game.play("Romans besiege_remove piece Settlement")
    assert game.available("Germans", "Settlements") == 6
    assert game.pieces("Treveri", "Germans") == "4 Warbands"  # two Losses, not halved


@pytest.mark.proves("A4.2.3b")
def test_a4_2_3_the_romans_choose_ally_or_settlement() -> None:
    """Both there: either, as the attacker likes."""
    position = SETTLED.format(romans="1 Legion", germans="6 Warbands, Settlement") + '[tribes]\nTreveri = "Germans"'
    game = attacking(position).play("Romans besiege yes")
    assert game.options == ["tribe Treveri", "piece Settlement", "done"]
    game.play("Romans besiege_remove tribe Treveri")
    assert game.tribe("Treveri") == "Subdued"
    assert "Settlement" in game.pieces("Treveri", "Germans")


@pytest.mark.proves("A4.2.3a")
def test_a4_2_3_only_against_germans() -> None:
    """A Settlement beside Aedui who are attacked: nothing of theirs can be Besieged."""
    game = attacking(
        SETTLED.format(romans="1 Legion", germans="6 Warbands, Settlement").replace(
            "[regions.Treveri]", '[regions.Treveri]\n    Aedui = "3 Warbands"'
        )
    ).play("Romans battle_target faction Aedui")
    assert "besiege" not in game.asked


@pytest.mark.proves("A4.2.1b", "A1.4ai")
def test_a4_2_1_build_removes_no_settlement() -> None:
    """Under Roman Control with a Germanic Ally and a Settlement: the Ally can be subdued, the Settlement stays."""
    game = at("""
        card = 1
        [resources]
        Romans = 20
        [regions.Sequani]
        Romans = "Caesar, 6 Legions"
        Germans = "Settlement"
        [tribes]
        Sequani = "Germans"
        Helvetii = "Romans"
    """).play("Romans action command March\nRomans command ability Build")
    while game.asked != "Romans build_what":
        game.play("Romans build region Sequani")
    assert game.options == ["fort", "subdue Sequani"]


@pytest.mark.proves("A4.2.1a")
@pytest.mark.parametrize(
    ("provincia", "cisalpina", "possible"),
    [("Germans", "Germans", False), ("", "Germans", True), ("Germans", "", True)],
)
def test_a4_2_1_the_supply_line_includes_provincia_or_cisalpina(provincia: str, cisalpina: str, possible: bool) -> None:
    """Romans without an Ally in Sequani Build only if Provincia or Cisalpina is open; the Germans, asked, refuse."""
    held = {
        name: 'Germans = "9 Warbands"'
        for name, holder in (("Provincia", provincia), ("Cisalpina", cisalpina))
        if holder
    }
    lands = "".join(f"[regions.{name}]\n{words}\n" for name, words in held.items())
    game = at(f"""
card = 1
[resources]
Romans = 20
[regions.Sequani]
Romans = "Caesar, 2 Legions"
{lands}
""").play("Romans action command March\nRomans command ability Build")
    while game.asked == "Romans build" and "region Sequani" in game.options:
        game.play("Romans build region Sequani")
    while game.asked in ("Romans seek_supply", "Germans agree_supply"):
        game.table.answer("no" if game.asked.startswith("Germans") else game.options[0])
    assert (game.asked == "Romans build_what" or "Fort" in game.pieces("Sequani", "Romans")) == possible

"""4.2.3 Besiege."""

import pytest

from tests.falling_sky.playing import at

SIEGE = """
    [regions.Arverni]
    Romans = "{romans}"
    Arverni = "{arverni}"
    [tribes]
    Arverni = "Arverni Citadel"
    Cadurci = "Arverni"
"""


@pytest.mark.proves("4.2.3j", "4.2.3e")
def test_4_2_3_the_attacker_chooses_citadel_or_ally() -> None:
    """Before Losses the Romans remove a Defending Citadel or Ally, their choice, without a roll."""
    game = at(SIEGE.format(romans="4 Legions", arverni="6 Warbands")).play("""
        Romans action command Battle
        Romans command battle Arverni
        Romans besiege yes
        Arverni declare_retreat stand
    """)
    assert game.offers("tribe") == ["Arverni", "Cadurci"]
    assert "done" in game.options

    game.play("Romans besiege_remove tribe Arverni")
    assert [str(entry.facts[0]) for entry in game.table.log if entry.key == "citadel_falls"] == ["Arverni"]
    assert game.tribe("Arverni") == "Subdued"
    assert game.tribe("Cadurci") == "Arverni"
    assert game.pieces("Arverni", "Arverni") == "4 Warbands"  # 4 Losses halved, though the Citadel is gone


@pytest.mark.proves("4.2.3d")
def test_4_2_3_a_besieged_ally_does_not_change_the_losses() -> None:
    """Besieging an Ally of a Defender without a Citadel comes on top of full Losses."""
    game = at("""
        [regions.Mandubii]
        Romans = "4 Legions"
        Arverni = "6 Warbands"
        [tribes]
        Senones = "Arverni"
    """).play("""
        Romans action command Battle
        Romans command battle Mandubii
        Romans besiege yes
        Romans besiege_remove tribe Senones
    """)

    assert game.tribe("Senones") == "Subdued"
    assert game.pieces("Mandubii", "Arverni") == "2 Warbands"


@pytest.mark.proves("4.2.3d")
def test_4_2_3_even_with_no_losses() -> None:
    """One Legion against a Citadel causes half a Loss, none; the Citadel falls all the same."""
    game = at(SIEGE.format(romans="1 Legion", arverni="")).play("""
        Romans action command Battle
        Romans command battle Arverni
        Romans besiege yes
        Romans besiege_remove tribe Arverni
    """)

    assert game.tribe("Arverni") == "Subdued"
    assert game.tribe("Cadurci") == "Arverni"


def test_4_2_3_without_besiege_the_citadel_stands_behind_the_warbands() -> None:
    """The Romans need not Besiege; then the Warbands take the Losses first."""
    game = at(SIEGE.format(romans="4 Legions", arverni="6 Warbands")).play("""
        Romans action command Battle
        Romans command battle Arverni
        Romans besiege no
        Arverni declare_retreat stand
    """)

    assert game.tribe("Arverni") == "Arverni Citadel"
    assert game.pieces("Arverni", "Arverni") == "4 Warbands"


@pytest.mark.proves("4.2.3k")
def test_4_2_3_also_against_a_retreating_defender() -> None:
    """Whether or not the Defender Retreats; the Retreat is declared before the piece is taken."""
    game = at("""
        [regions.Mandubii]
        Romans = "4 Legions"
        Arverni = "6 revealed Warbands"
        [regions.Carnutes]
        Arverni = "1 Warband"
        [tribes]
        Senones = "Arverni"
        Lingones = "Arverni"
    """).play("""
        Romans action command Battle
        Romans command battle Mandubii
        Romans besiege yes
        Arverni declare_retreat retreat
        Romans besiege_remove tribe Senones
        Arverni retreat_to region Carnutes
    """)

    assert game.tribe("Senones") == "Subdued"
    assert game.tribe("Lingones") == "Subdued"  # the first of two Losses of a Retreat
    assert game.pieces("Carnutes", "Arverni") == "1 Warband, 5 revealed Warbands"


@pytest.mark.proves("4.2.3h")
def test_4_2_3_needs_a_legion() -> None:
    """Caesar and Auxilia without a Legion cannot Besiege."""
    game = at(SIEGE.format(romans="Caesar, 6 Auxilia", arverni="")).play("""
        Romans action command Battle
        Romans command battle Arverni
    """)

    assert "besiege" not in game.asked


@pytest.mark.proves("4.2.3i")
@pytest.mark.parametrize("target", ["Aedui", "Arverni"])
def test_4_2_3_needs_a_defender_with_citadel_or_ally(target: str) -> None:
    """The Defender himself must have the Citadel or Ally, not another Faction in the Region."""
    game = at("""
        [regions.Mandubii]
        Romans = "4 Legions"
        Arverni = "1 Warband"
        Aedui = "1 Warband"
        [tribes]
        Senones = "Arverni"
    """).play(f"""
        Romans action command Battle
        Romans command battle Mandubii
        Romans battle_target faction {target}
    """)

    assert (game.asked == "Romans besiege") == (target == "Arverni")


@pytest.mark.proves("4.1.2e", "4.2.3c")
def test_4_2_3_no_leader_needed() -> None:
    """Besiege far from Caesar, and with no Leader on the map."""
    far = at("""
        [regions.Mandubii]
        Romans = "1 Legion"
        [regions.Britannia]
        Romans = "Caesar"
        [tribes]
        Senones = "Arverni"
    """).play("Romans action command Battle\nRomans command battle Mandubii")
    none = at(SIEGE.format(romans="1 Legion", arverni="")).play("Romans action command Battle")
    none.play("Romans command battle Arverni")

    assert far.asked == "Romans besiege"
    assert none.asked == "Romans besiege"


@pytest.mark.proves("4.2.3g")
def test_4_2_3_in_any_battle_region_of_the_command() -> None:
    """Once announced it may modify every Battle of the Command, and is not owed in each."""
    game = at("""
        [regions.Mandubii]
        Romans = "1 Legion"
        [regions.Carnutes]
        Romans = "1 Legion"
        [regions.Atrebates]
        Romans = "1 Legion"
        [tribes]
        Mandubii = "Arverni Citadel"
        Carnutes = "Arverni Citadel"
        Remi = "Belgae"
        Bellovaci = "Belgae"
        Atrebates = "Belgae"
    """).play("""
        Romans action command Battle
        Romans command battle Mandubii
        Romans besiege yes
        Romans besiege_remove tribe Mandubii
        Romans command battle Carnutes
        Romans besiege no
        Romans command battle Atrebates
        Romans besiege yes
        Romans besiege_remove tribe Remi
        Belgae loss tribe Bellovaci
    """)

    assert [game.tribe(t) for t in ("Mandubii", "Carnutes", "Remi")] == ["Subdued", "Arverni Citadel", "Subdued"]
    assert (game.tribe("Bellovaci"), game.tribe("Atrebates")) == ("Subdued", "Belgae")


def test_4_2_3_german_allies_can_be_besieged() -> None:
    """A Germanic Ally falls to Besiege though Warbands stand before it."""
    game = at("""
        [regions.Ubii]
        Romans = "2 Legions"
        Germans = "5 Warbands"
        [tribes]
        Ubii = "Germans"
        "Suebi South" = "Germans"
    """).play("""
        Romans action command Battle
        Romans command battle Ubii
        Romans besiege yes
        Romans besiege_remove tribe Suebi South
    """)

    assert game.tribe("Suebi South") == "Subdued"
    assert game.pieces("Ubii", "Germans") == "3 Warbands"


@pytest.mark.proves("4.1f")
def test_4_2_3_besiege_costs_nothing_and_counts_as_special_ability() -> None:
    """Only the Battle is paid; the turn is a Command with a Special Ability."""
    game = at(SIEGE.format(romans="1 Legion", arverni="")).play("""
        Romans action command Battle
        Romans command battle Arverni
        Romans besiege yes
        Romans besiege_remove tribe Cadurci
        Romans command done
    """)

    assert game.resources("Romans") == 8
    assert game.position["first"]["action"] == "Command and Special Ability"


def test_4_2_3_not_after_scout() -> None:
    """One type of Special Ability a Command: after Scout no Besiege."""
    game = at(SIEGE.format(romans="1 Legion, 1 Auxilia", arverni="")).play("""
        Romans action command Battle
        Romans command ability Scout
        Romans scout_from region Arverni
        Romans scout_to region Aedui
        Romans command battle Arverni
    """)

    assert game.asked == "Romans command"

"""63 Winter Campaign."""

import pytest

from tests.falling_sky.playing import Play, at
from tests.falling_sky.wintering import until, winter


def campaign(faction: str, position: str) -> Play:
    """The quiet Winter as far as the two actions of this Faction, after the Harvest."""
    game = winter(f'{position}\n[capabilities]\n63 = "shaded {faction}"')
    return until(game, f"{faction} winter_campaign")


# ---- unshaded ---------------------------------------------------------------------------------------------------

CAMP = """
    [regions.Mandubii]
    Romans = "3 Legions"
    Arverni = "2 Warbands"
    [regions.Carnutes]
    Arverni = "2 Warbands"
    [regions.Aedui]
    Arverni = "9 Warbands"
    [regions.Sequani]
    Arverni = "9 Warbands"
    [regions.Treveri]
    Arverni = "9 Warbands"
"""


def test_event_63_unshaded_no_cost_where_not_devastated() -> None:
    """With the Capability Legions winter free in Mandubii; without it they must pay or roll."""
    rich = CAMP + "[resources]\nRomans = 9\n"
    usual = until(winter(rich), "Romans quarters_region").play("Romans quarters_region region Mandubii")
    assert usual.offers("pay") == ["Legion"]
    assert "done" not in usual.options

    stored = until(winter(rich + '[capabilities]\n63 = "unshaded"'), "Romans quarters_region")
    stored.play("Romans quarters_region done")
    assert stored.pieces("Mandubii", "Romans") == "3 Legions"
    assert stored.asked == "Romans harvest_transfer"


def test_event_63_unshaded_devastated_regions_cost_as_ever() -> None:
    """In a Devastated Region four Resources a piece are due."""
    waste = CAMP.replace('Arverni = "2 Warbands"\n    [regions.Carnutes]', "devastated = true\n    [regions.Carnutes]")
    game = winter(waste + '[resources]\nRomans = 9\n[capabilities]\n63 = "unshaded"')
    until(game, "Romans quarters_region").play("Romans quarters_region region Mandubii")
    game.play("Romans pay_or_roll pay Legion")

    assert game.resources("Romans") == 5


def test_event_63_unshaded_played() -> None:
    """The Event puts the Capability into effect."""
    game = at("card = 63").play("Belgae action unshaded 63")

    assert game.view["capabilities"] == {"63": "unshaded"}


# ---- shaded -----------------------------------------------------------------------------------------------------


def test_event_63_shaded_given_to_any_gallic_faction() -> None:
    """Whoever executes chooses which Gallic Faction gets it."""
    game = at("card = 63").play("Belgae action shaded 63")
    assert game.offers("faction") == ["Arverni", "Aedui", "Belgae"]

    game.play("Belgae event_faction faction Aedui")
    assert game.view["capabilities"] == {"63": "shaded Aedui"}


def test_event_63_shaded_two_commands_at_their_cost() -> None:
    """After Harvest two Commands, even of one kind, paid for; before the Senate Phase."""
    game = campaign("Aedui", '[regions.Aedui]\nAedui = "4 Warbands"')
    assert game.resources("Aedui") == 4  # River Tolls
    game.play("""
        Aedui winter_campaign command March
        Aedui command march Aedui
        Aedui march_to region Sequani
        Aedui march_number number 4
        Aedui command done
        Aedui winter_campaign command March
        Aedui command march Sequani
        Aedui march_to region Mandubii
        Aedui march_number number 4
    """)

    assert game.pieces("Mandubii", "Aedui") == "4 Warbands"
    assert game.resources("Aedui") == 2
    assert not game.asked.endswith("winter_campaign")


def test_event_63_shaded_may_be_left() -> None:
    """The Faction may do less than two, or nothing."""
    game = campaign("Aedui", '[regions.Aedui]\nAedui = "4 Warbands"').play("Aedui winter_campaign done")

    assert not game.asked.endswith("winter_campaign")
    assert game.resources("Aedui") == 4


def test_event_63_shaded_nobody_without_it() -> None:
    """Without the Capability nobody acts after Harvest, nor does anybody but its holder."""
    with pytest.raises(AssertionError):
        until(winter('[regions.Aedui]\nAedui = "4 Warbands"'), "Aedui winter_campaign")


def test_event_63_shaded_special_ability_without_its_command() -> None:
    """Suborn does not accompany Battle, but is one of two actions all the same."""
    game = campaign(
        "Aedui",
        """
        [regions.Aedui]
        Aedui = "4 Warbands"
        Arverni = "2 Warbands"
    """,
    )
    game.play("""
        Aedui winter_campaign ability Suborn
        Aedui suborn_what remove Hidden Arverni Warband
        Aedui suborn_what done
    """)
    assert game.asked == "Aedui winter_campaign"
    assert game.pieces("Aedui", "Arverni") == "1 Warband"

    game.play("Aedui winter_campaign command Battle\nAedui command battle Aedui")
    assert game.asked == "Arverni declare_retreat"  # no Ambush: both actions are spoken for


def test_event_63_shaded_ambush_is_the_other_action() -> None:
    """Ambush within the Battle uses up the second action."""
    game = campaign("Aedui", '[regions.Aedui]\nAedui = "4 Warbands"\nArverni = "2 Warbands"')
    game.play("""
        Aedui winter_campaign command Battle
        Aedui command battle Aedui
        Aedui ambush yes
    """)

    assert game.pieces("Aedui", "Arverni") == ""
    assert not game.asked.endswith("winter_campaign")


def test_event_63_shaded_special_ability_after_crossing_the_sea() -> None:
    """A March to Britannia does not forbid the Special Ability (4.1.3) that is the other action."""
    game = campaign(
        "Arverni",
        """
        [regions.Veneti]
        Arverni = "Vercingetorix, 2 Warbands"
        Aedui = "1 Warband"
    """,
    )
    game.play("""
        Arverni winter_campaign command March
        Arverni command march Veneti
        Arverni march_to region Britannia
        Arverni march_number number 0
        Arverni march_number number 1
        Arverni march_to done
    """)

    assert "ability Entreat" in game.options


def test_event_63_shaded_enlist_alone_is_a_germanic_command() -> None:
    """With no Command under way Enlist is a Germanic Limited Command."""
    game = campaign(
        "Belgae",
        """
        [regions.Nervii]
        Belgae = "Ambiorix, 2 Warbands"
        Germans = "2 Warbands"
    """,
    )
    game.play("Belgae winter_campaign ability Enlist")
    assert "as_belgic" not in game.options

    game.play("Belgae enlist germanic March\nBelgae march_to region Treveri")
    until(game, "Belgae march_number").play("Belgae march_number number 1")
    assert game.asked == "Belgae winter_campaign"


def test_event_63_shaded_enlisted_warbands_in_a_command() -> None:
    """Enlist within a Command is the other action, and can give the Command its only Region."""
    game = campaign(
        "Belgae",
        """
        [regions.Nervii]
        Belgae = "Ambiorix"
        [regions.Treveri]
        Germans = "4 Warbands"
        Aedui = "4 Warbands"
    """,
    )
    game.play("""
        Belgae winter_campaign command Battle
        Belgae command ability Enlist
        Belgae enlist as_belgic
        Belgae enlist_region region Treveri
        Belgae enlist_region done
        Aedui declare_retreat stand
    """)

    assert game.pieces("Treveri", "Aedui") == "2 revealed Warbands"
    assert game.pieces("Treveri", "Germans") == "3 revealed Warbands"
    assert not game.asked.endswith("winter_campaign")


def test_event_63_shaded_only_what_can_be_done_is_offered() -> None:
    """No enemy, no Battle, and Ambush never alone; that Belgae could Enlist Germans beside an enemy is nothing to
    Aedui."""
    board = """
        [regions.Aedui]
        Aedui = "4 Warbands"
        [regions.Nervii]
        Belgae = "Ambiorix"
        [regions.Treveri]
        Germans = "4 Warbands"
        Arverni = "4 Warbands"
    """
    game = campaign("Aedui", board)
    assert (game.offers("command"), game.offers("ability")) == (["Rally", "March", "Raid"], ["Trade", "Suborn"])

    alone = campaign("Arverni", '[regions.Bituriges]\nArverni = "Warband"')
    assert (alone.offers("command"), alone.offers("ability")) == (["Rally", "March", "Raid"], [])


def test_event_63_shaded_no_enlisting_within_the_last_action() -> None:
    """With one action left no Special Ability can give a Command its only Region."""
    game = campaign(
        "Belgae",
        """
        [regions.Nervii]
        Belgae = "Ambiorix"
        [regions.Treveri]
        Germans = "4 Warbands"
        Aedui = "4 Warbands"
    """,
    )
    assert "Battle" in game.offers("command")

    game.play("""
        Belgae winter_campaign command Rally
        Belgae command rally Nervii
        Belgae warbands number 1
        Belgae command done
    """)
    assert game.asked == "Belgae winter_campaign"
    assert game.offers("command") == ["Rally", "March", "Raid"]


def test_event_63_shaded_harassment_of_the_second_step() -> None:
    """3.2.2 Vercingetorix's group can be Harassed, in the Faction order of this card."""
    game = campaign(
        "Arverni",
        """
        [regions.Carnutes]
        Arverni = "Vercingetorix, 3 Warbands"
        [regions.Bituriges]
        Aedui = "3 Warbands"
        Belgae = "3 Warbands"
    """,
    )
    game.play("""
        Arverni winter_campaign command March
        Arverni command march Carnutes
        Arverni march_to region Bituriges
        Arverni march_number number 1
        Arverni march_number number 3
        Arverni march_on region Aedui
    """)
    assert game.asked == "Belgae harass"

    game.play("Belgae harass no")
    assert game.asked == "Aedui harass"


def test_event_63_shaded_no_command_called_off_counts() -> None:
    """A Command called off is no action."""
    game = campaign("Aedui", '[regions.Aedui]\nAedui = "4 Warbands"')
    game.play("Aedui winter_campaign command March\nAedui command cancel")

    assert game.asked == "Aedui winter_campaign"


def test_event_63_effective() -> None:
    """Unshaded unless in effect already; shaded always, as another Gaul could get it."""
    for text, answers in (
        ("", (True, True)),
        ('[capabilities]\n63 = "unshaded"', (False, True)),
        ('[capabilities]\n63 = "shaded Belgae"', (True, True)),
    ):
        found = at(f"card = 63\n{text}").view["effective"]
        assert (found["unshaded"], found["shaded"]) == answers


SEA = """
    [regions.Morini]
    Belgae = "Ambiorix, 2 Warbands"
    Germans = "2 Warbands"
"""


def test_event_63_shaded_enlisted_warbands_cross_the_sea() -> None:
    """Enlist as Belgic is the other action, and does not forbid the March to Britannia (4.1.3)."""
    game = campaign("Belgae", SEA).play("""
        Belgae winter_campaign command March
        Belgae command ability Enlist
        Belgae enlist as_belgic
        Belgae enlist_region region Morini
        Belgae enlist_region done
        Belgae march_to region Britannia
        Belgae march_number number 0
        Belgae march_number number 0
        Belgae march_number number 2
        Belgae march_to done
    """)

    assert game.pieces("Britannia", "Germans") == "2 Warbands"


def test_event_63_shaded_enlist_after_the_crossing() -> None:
    """In the other order: Belgae who are in Britannia already Enlist for the rest of their March."""
    game = campaign("Belgae", SEA).play("""
        Belgae winter_campaign command March
        Belgae command march Morini
        Belgae march_to region Britannia
        Belgae march_number number 0
        Belgae march_number number 2
    """)

    assert "ability Enlist" in game.options

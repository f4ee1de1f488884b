"""4.1 A Special Ability accompanies a Command in at least one Region: what would leave none is not offered."""

from tests.falling_sky.playing import at

PENNILESS = """
    [resources]
    Romans = 0
    Arverni = 0
    Aedui = 0
    Belgae = 0
"""


def test_4_1_rampage_before_a_rally_that_only_a_gift_could_pay() -> None:
    """The Belgae have nothing: one of two Warbands stays Hidden for a Raid, whatever Command they named."""
    game = at("""
        card = 55
        [resources]
        Romans = 1
        Arverni = 0
        Aedui = 0
        Belgae = 0
        [regions.Nervii]
        Belgae = "Ambiorix, 2 Warbands"
        Aedui = "3 Warbands"
    """).play("""
        Belgae action command Rally
        Belgae command ability Rampage
        Belgae rampage region Nervii
    """)

    assert game.pieces("Nervii", "Belgae") == "Ambiorix, 1 Warband, 1 revealed Warband"


def test_4_1_rampage_counts_only_commands_that_it_accompanies() -> None:
    """A March could still be paid for, but Rampage does not go with it: it is not offered."""
    game = at("""
        card = 55
        [resources]
        Romans = 0
        Arverni = 0
        Aedui = 1
        Belgae = 1
        [regions.Veneti]
        devastated = true
        Belgae = "Ambiorix, 1 Warband"
        Aedui = "1 Warband"
        [regions.Pictones]
        Belgae = "2 revealed Warbands"
        [regions.Morini]
        devastated = true
        [regions.Nervii]
        devastated = true
        [regions.Atrebates]
        devastated = true
    """).play("Belgae action command Raid")

    assert "Rampage" not in game.offers("ability")


def test_4_1_rampage_keeps_a_warband_that_can_really_raid() -> None:
    """A Hidden Warband in a Devastated Region with nobody to rob is no Raid to come."""
    game = at(f"""
        card = 55
        {PENNILESS}
        [regions.Nervii]
        Belgae = "Ambiorix, 1 Warband"
        Romans = "2 Legions"
        [regions.Pictones]
        devastated = true
        Belgae = "1 Warband"
    """).play("Belgae action command Raid")

    assert "Rampage" not in game.offers("ability")


def test_4_1_enlist_alone_is_no_command() -> None:
    """Raid is possible only with Germanic Warbands: they must be Enlisted where they make it so."""
    game = at(f"""
        card = 55
        next = "Winter"
        {PENNILESS}
        [regions.Nervii]
        Belgae = "Ambiorix"
        [regions.Sugambri]
        Germans = "3 Warbands"
    """).play("Belgae action command Raid\nBelgae command ability Enlist")
    assert game.options == ["as_belgic", "done"]

    game.play("Belgae enlist as_belgic\nBelgae enlist_region region Nervii")
    assert "done" not in game.options
    game.play("Belgae enlist_region region Sugambri\nBelgae enlist_region done")
    assert game.offers("raid") == ["Sugambri"]


def test_4_1_devastate_does_not_starve_the_only_raid() -> None:
    """Vercingetorix Devastating the only Region where his Warbands could Raid for gain would leave no Command."""
    game = at(f"""
        card = 28
        {PENNILESS}
        [regions.Carnutes]
        Arverni = "Vercingetorix, 4 Warbands"
    """).play("Arverni action command Raid")

    assert "Devastate" not in game.offers("ability")


def test_4_1_devastate_counts_the_doubled_cost() -> None:
    """With one Resource, a March out of a Region that is being Devastated could no longer be paid for."""
    game = at("""
        card = 28
        [resources]
        Romans = 0
        Arverni = 1
        Aedui = 0
        Belgae = 0
        [regions.Arverni]
        Arverni = "Vercingetorix, 4 revealed Warbands"
    """).play("Arverni action command March")

    assert "Devastate" not in game.offers("ability")


def test_4_1_suborn_does_not_remove_the_only_raider() -> None:
    """With one Resource and one Warband, the Aedui cannot Suborn that very Warband away before the Raid."""
    game = at("""
        card = 46
        next = "Winter"
        [resources]
        Romans = 0
        Arverni = 0
        Aedui = 1
        Belgae = 0
        [regions.Carnutes]
        Aedui = "1 Warband"
    """).play("Aedui action command Raid\nAedui command ability Suborn")

    assert "remove Hidden Aedui Warband" not in game.options


def test_4_1_a_gift_and_a_special_ability_together() -> None:
    """A Battle that needs Scout for an enemy and a gift for its price is offered."""
    game = at("""
        card = 10
        [resources]
        Romans = 0
        [regions.Mandubii]
        Romans = "4 Auxilia"
        [regions.Carnutes]
        Arverni = "1 Warband"
    """)

    assert "Battle" in game.offers("command")


def test_4_1_an_agreement_to_build_holds_when_the_command_changes() -> None:
    """Build took the price of the March: the Recruit chosen instead has the Supply Line agreed to for that Region."""
    game = at("""
        card = 10
        [resources]
        Romans = 2
        [regions.Mandubii]
        Romans = "Caesar, 1 Legion"
        [regions.Sequani]
        Aedui = "3 Warbands"
        [regions.Aedui]
        Aedui = "3 Warbands"
        [regions.Arverni]
        Arverni = "1 Warband"
        [regions.Ubii]
        Arverni = "1 Warband"
    """).play("""
        Romans action command March
        Romans command ability Build
        Romans build region Mandubii
        Romans seek_supply ask Aedui
        Aedui agree_supply yes
        Romans build_what fort
        Romans command command Recruit
        Romans command recruit Mandubii
    """)

    assert game.asked.startswith("Romans")
    assert game.asked != "Romans seek_supply"

"""4.1 A Special Ability accompanies a Command in at least one Region: if none can follow, everything is taken back."""

import pytest

from tests.falling_sky.playing import at

PENNILESS = """
    [resources]
    Romans = 0
    Arverni = 0
    Aedui = 0
    Belgae = 0
"""
ONE_EACH = """
    [resources]
    Romans = 0
    Arverni = 2
    Aedui = 1
    Belgae = 1
"""
BARREN_BELGICA = """
    [regions.Morini]
    devastated = true
    [regions.Nervii]
    devastated = true
    [regions.Atrebates]
    devastated = true
"""

STRANDED = {
    "Rampage flips the only raiders": (
        f"""
        card = 55
        {PENNILESS}
        [regions.Nervii]
        Belgae = "Ambiorix, 2 Warbands"
        Romans = "2 Legions"
        """,
        """
        Belgae action command Raid
        Belgae command ability Rampage
        Belgae rampage region Nervii
        Belgae rampage_number number 2
        """,
    ),
    "Rampage leaves only a March, which it does not accompany": (
        f"""
        card = 55
        {ONE_EACH}
        [regions.Veneti]
        devastated = true
        Belgae = "Ambiorix, 1 Warband"
        Aedui = "1 Warband"
        [regions.Pictones]
        Belgae = "2 revealed Warbands"
        {BARREN_BELGICA}
        """,
        """
        Belgae action command Raid
        Belgae command ability Rampage
        Belgae rampage region Veneti
        Aedui retreat_to remove_all
        """,
    ),
    "the Germans Rally for Belgae who can do nothing themselves": (
        f"""
        card = 55
        next = "Winter"
        {ONE_EACH}
        [regions.Nervii]
        devastated = true
        Belgae = "Ambiorix"
        [regions.Sugambri]
        Germans = "3 Warbands"
        [regions.Morini]
        devastated = true
        [regions.Atrebates]
        devastated = true
        [regions.Treveri]
        devastated = true
        """,
        """
        Belgae action command Raid
        Belgae command ability Enlist
        Belgae enlist germanic Rally
        Belgae germanic_ally tribe Sugambri
        Belgae warbands number 1
        """,
    ),
    "Devastate makes the only Raid worthless": (
        f"""
        card = 28
        {PENNILESS}
        [regions.Carnutes]
        Arverni = "Vercingetorix, 4 Warbands"
        """,
        """
        Arverni action command Raid
        Arverni command ability Devastate
        Arverni devastate region Carnutes
        """,
    ),
    "Devastate in Britannia, whence nobody may leave any more": (
        """
        card = 28
        [resources]
        Romans = 0
        Arverni = 2
        Aedui = 0
        Belgae = 0
        [regions.Arverni]
        devastated = true
        [regions.Britannia]
        Arverni = "Successor, 1 Warband"
        """,
        """
        Arverni action command March
        Arverni command ability Devastate
        Arverni devastate region Britannia
        """,
    ),
    "Entreat wins over the only one to rob": (
        f"""
        card = 28
        {ONE_EACH}
        [regions.Arverni]
        devastated = true
        Arverni = "Successor, 1 Warband"
        Aedui = "1 Warband"
        """,
        """
        Arverni action command Raid
        Arverni command ability Entreat
        Arverni entreat region Arverni
        """,
    ),
    "Trade does not pay for a March out of a Devastated Region": (
        f"""
        card = 46
        {PENNILESS}
        [regions.Aedui]
        devastated = true
        Aedui = "1 revealed Warband"
        [tribes]
        Aedui = "Aedui"
        """,
        """
        Aedui action command March
        Aedui command ability Trade
        Romans agree_trade no
        Aedui trade yes
        """,
    ),
    "Build makes the only Region unfit for Seize": (
        f"""
        card = 10
        {PENNILESS.replace("Romans = 0", "Romans = 2")}
        [regions.Provincia]
        devastated = true
        Romans = "Caesar, Fort"
        """,
        """
        Romans action command Seize
        Romans command ability Build
        Romans build region Provincia
        """,
    ),
}


@pytest.mark.parametrize("name", STRANDED)
def test_4_1_a_special_ability_without_a_command_is_taken_back(name: str) -> None:
    """Nothing can follow: `done` is not offered, and after taking back the board is as it was before the Command."""
    position, answers = STRANDED[name]
    before = at(position).table.position_text()
    game = at(position).play(answers)
    if not game.asked.endswith(" action"):  # with nothing else to choose it has been taken back already
        assert "done" not in game.options
        assert "cancel" not in game.options
        game.play(f"{game.asked} take_back")

    assert game.asked.endswith(" action")
    assert game.table.position_text() == before


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


@pytest.mark.proves("1.5.2d")
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

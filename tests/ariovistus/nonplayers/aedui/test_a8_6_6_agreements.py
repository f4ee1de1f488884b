"""A8.6.6 Germans get nothing; Warbands for Admagetobriga (A28), Resources for Frumentum (A53)."""

import pytest

from tests.ariovistus.nonplayers.acting import Acting, acting

# ---- A8.6.6a Germans ------------------------------------------------------------------------------------------------

GERMANS_ACT = 'card = "A19"\nnext = 3\nineligible = ["Romans", "Belgae", "Aedui"]\nnonplayers = ["Aedui"]\n'


@pytest.mark.proves("A8.6.6a")
def test_a8_6_6_no_resources_for_germans() -> None:
    """Rich Aedui give a poor German player nothing, and cannot be asked."""
    game = acting(GERMANS_ACT + "[resources]\nAedui = 30\nGermans = 1\n")
    game.play("Germans action command Rally\nGermans command negotiate")
    assert game.offers("request") == ["Romans", "Belgae"]


@pytest.mark.proves("A8.6.6a")
def test_a8_6_6_no_retreat_for_germans() -> None:
    """They cannot ask to be let into Aedui Control."""
    game = acting(
        """
        card = "A56"
        next = 3
        ineligible = ["Romans", "Germans", "Aedui"]
        nonplayers = ["Aedui"]
        [regions.Bituriges]
        Germans = "8 Warbands"
        Belgae = "12 Warbands"
        [regions.Aedui]
        Aedui = "3 Warbands"
    """,
        at_bay=True,
    )
    game.play("Belgae action command Battle\nBelgae command battle Bituriges")
    assert (game.asked, game.options) == ("Germans declare_retreat", ["stand", "retreat_nowhere"])


SUPPLY = """
card = 2
nonplayers = ["Aedui"]
[regions.Mandubii]
Romans = "Caesar, 2 Auxilia"
[regions.Sequani]
Aedui = "3 Warbands"
[regions.Aedui]
Aedui = "3 Warbands"
[regions.Ubii]
Belgae = "3 Warbands"
"""
ARVERNI = (
    "Veneti",
    "Namnetes",
    "Carnutes",
    "Aulerci",
    "Pictones",
    "Santones",
    "Volcae",
    "Cadurci",
    "Arverni",
    "Bituriges",
)
BELGAE = ("Menapii", "Morini", "Eburones", "Nervii", "Bellovaci", "Atrebates", "Remi")
HELD = "[tribes]\n" + "".join(
    f'{t} = "{f}"\n' for f, names in (("Arverni", ARVERNI), ("Belgae", BELGAE)) for t in names
)


@pytest.mark.parametrize(("settlement", "rolls"), [("", []), ('Germans = "Settlement"\n', [4])])
def test_a8_6_6_settlements_are_subtracted_from_the_score_of_a_roman_player(settlement: str, rolls: list[int]) -> None:
    """A7.2 At 13 the Aedui are not asked for a Supply Line; a Settlement makes it 12, and a 4 lets them agree."""
    game = acting(SUPPLY + settlement + HELD, Aedui=[4])
    game.play("Romans action command Recruit\nRomans command recruit Mandubii")
    if rolls:
        game.play("Romans seek_supply ask Aedui")
    assert game.rolled("Aedui") == rolls
    assert game.did("Aedui") == ["agree_supply yes"] * len(rolls)


# ---- A28 ------------------------------------------------------------------------------------------------------------


def admagetobriga(who: str, lender: str, region: str = "Mandubii") -> Acting:
    """A player executes the Event, with pieces in Mandubii and none in Treveri, and has named one of these Regions."""
    idle = [f for f in ("Romans", "Germans", "Aedui", "Belgae") if f != who]
    own, lent = (f"3 {'Auxilia' if f == 'Romans' else 'Warbands'}" for f in (who, lender))
    game = acting(f"""
        card = "A28"
        next = 3
        ineligible = {idle}
        nonplayers = ["{lender}"]
        [regions.Mandubii]
        {who} = "{own}"
        {lender} = "{lent}"
        Arverni = "3 Warbands"
        [regions.Treveri]
        {lender} = "{lent}"
        Arverni = "5 Warbands"
    """)
    return game.play(f"{who} action unshaded A28\n{who} event_region region {region}")


@pytest.mark.proves("A8.6.6b", "A8.6.6c")
@pytest.mark.parametrize(("who", "lender"), [("Romans", "Belgae"), ("Romans", "Aedui"), ("Germans", "Belgae")])
def test_a8_6_6_they_lend_where_the_executing_faction_fights_too(who: str, lender: str) -> None:
    """In Mandubii they agree; in Treveri, where none of his pieces are, nobody but the Arverni fights for him."""
    game = admagetobriga(who, lender).play(f"{who} event_faction faction {lender}")
    assert game.did(lender) == ["event_confirm yes"]
    game = admagetobriga(who, lender, "Treveri")
    assert game.asked != f"{who} event_faction"
    assert "event_confirm yes" not in game.did(lender)
    assert game.pieces("Treveri", "Arverni") == "5 revealed Warbands"


@pytest.mark.proves("A8.6.6d")
def test_a8_6_6_germans_lend_nothing() -> None:
    """8.4.2 Not even where the Romans fight: they cannot be asked."""
    assert admagetobriga("Romans", "Germans").offers("faction") == ["Arverni"]


@pytest.mark.proves("A8.8.8a")
def test_a8_8_8_romans_lend_nothing() -> None:
    """To nobody, not even to the Aedui: they cannot be asked."""
    assert admagetobriga("Aedui", "Romans").offers("faction") == ["Arverni"]


# ---- A53 ------------------------------------------------------------------------------------------------------------

CORN = """
    card = "A53"
    next = 3
    ineligible = ["Romans", "Germans", "{idle}"]
    nonplayers = {nonplayers}
    [resources]
    Romans = 1
    Aedui = {resources}
    [regions.Provincia]
    Romans = "Caesar, 3 Legions, 4 Auxilia"
    [regions.Aedui]
    Romans = "2 Legions"
    Aedui = "Diviciacus, 3 Warbands"
"""


def corn(resources: int, nonplayers: str, idle: str = "Aedui", who: str = "Belgae") -> list[str]:
    """What the Aedui name when a player of the Belgae has Frumentum executed."""
    game = acting(CORN.format(resources=resources, nonplayers=nonplayers, idle=idle))
    game.play(f"{who} action unshaded A53")
    return [each for each in game.did("Aedui") if each.startswith("event_number")]


@pytest.mark.proves("A8.6.6e")
@pytest.mark.parametrize(("resources", "named"), [(12, 6), (9, 4), (1, 0)])
def test_a8_6_6_half_of_their_resources_for_nonplayer_romans(resources: int, named: int) -> None:
    """Rounded down."""
    assert corn(resources, '["Aedui", "Romans"]') == [f"event_number number {named}"]


@pytest.mark.proves("A8.6.6f")
def test_a8_6_6_nothing_for_a_roman_player() -> None:
    """The Belgae play the Event for him in vain."""
    assert corn(12, '["Aedui"]') == ["event_number number 0"]

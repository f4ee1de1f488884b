"""The cards of Falling Sky in the deck of Ariovistus, where this war changes what they do."""

import pytest

from alesia.words import prompt
from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective


def test_event_09_cisalpina_is_within_one_of_provincia() -> None:
    """Its Mountains are Provincia and what is next to it, for everybody."""
    game = at("""
        card = 9
        ineligible = ["Romans", "Belgae", "Aedui"]
        [regions.Cisalpina]
        Germans = "3 Warbands"
    """)
    assert is_effective(game, "Germans", "unshaded")
    game.play("Germans action unshaded 9")
    assert "Cisalpina" in str(game.describe())


def test_event_09_a_special_ability_possible_by_sharing_alone() -> None:
    """A1.4 In Sequani no Aedui Warband is Hidden after a Raid, but an Auxilia: with it the Aedui may Suborn, if the
    Romans lend it."""
    game = at("""
        card = 9
        ineligible = ["Romans", "Belgae", "Germans"]
        [regions.Aedui]
        Aedui = "Diviciacus, 1 Warband"
        [regions.Sequani]
        Romans = "1 Auxilia"
    """).play("""
        Aedui action unshaded 9
        Aedui event_region region Sequani
        Aedui march_number number 0
        Aedui event_choice command Raid
        Aedui command raid Sequani
        Aedui raid gain
        Aedui command done
    """)
    assert game.offers("ability") == ["Trade", "Suborn"]
    game.play("Aedui event_choice ability Suborn\nAedui share yes\nRomans agree_share yes")
    assert game.asked == "Aedui suborn_what"


def test_event_47_germans_do_not_make_a_meeting_but_may_come() -> None:
    """Two Factions other than Germans must be there, Arverni count; of the players there Germans can be chosen."""
    board = 'card = 47\nineligible = ["Romans", "Belgae", "Germans"]\n[regions.Sequani]\n'
    assert not is_effective(at(board + 'Germans = "2 Warbands"\nAedui = "1 Warband"'), "Aedui", "unshaded")
    game = at(board + 'Germans = "2 Warbands"\nAedui = "1 Warband"\nArverni = "1 Warband"')
    assert is_effective(game, "Aedui", "unshaded")
    game.play("Aedui action unshaded 47")
    looked = {str(entry.facts[0]) for entry in game.table.log if entry.key.startswith("look")}
    assert "Arverni" not in looked


DROUGHT = """
    card = 49
    ineligible = ["Romans", "Belgae", "Germans"]
    [resources]
    Germans = 7
    [regions.Sequani]
    devastated = true
    Germans = "Ariovistus, 1 Warband, Settlement"
    Arverni = "{0}"
    [tribes]
    Sequani = "{1}"
    Helvetii = "{2}"
"""


def test_event_49_germans_choose_but_a_warband_comes_before_an_ally() -> None:
    """Leader and Settlement may go, the Ally only when no Warband is there; their Resources are halved like others'."""
    game = at(DROUGHT.format("", "Subdued", "Germans")).play(
        "Aedui action unshaded 49\nAedui event_region region Morini"
    )
    assert game.resources("Germans") == 3
    assert game.asked.startswith("Germans")
    assert sorted(game.options) == ["piece Germanic Leader", "piece Hidden Germanic Warband", "piece Settlement"]
    game = at(DROUGHT.format("", "Subdued", "Germans").replace("1 Warband, ", "")).play(
        "Aedui action unshaded 49\nAedui event_region region Morini"
    )
    assert "tribe Helvetii" in game.options


@pytest.mark.parametrize(
    ("warbands", "sequani", "helvetii", "left"),
    [
        ("1 revealed Warband, 1 Warband", "Arverni", "Arverni", ("Arverni", "Arverni")),
        ("", "Arverni", "Arverni", ("Arverni", "Subdued")),
        ("", "Arverni Citadel", "Arverni", ("Arverni Citadel", "Subdued")),
        ("", "Arverni Citadel", "Subdued", ("Subdued", "Subdued")),
    ],
)
def test_event_49_arverni_lose_in_their_order(
    warbands: str, sequani: str, helvetii: str, left: tuple[str, str]
) -> None:
    """A3.2.4 Revealed Warbands, Hidden ones, Allies, those in Cities last, Citadels; they have no Resources."""
    board = DROUGHT.format(warbands, sequani, helvetii).replace('Germans = "Ariovistus, 1 Warband, Settlement"', "")
    game = at(board).play("Aedui action unshaded 49\nAedui event_region region Morini")
    assert (game.tribe("Sequani"), game.tribe("Helvetii")) == left
    assert game.pieces("Sequani", "Arverni") == ("1 Warband" if warbands else "")


def test_event_49_equal_arverni_allies_are_called_arverni() -> None:
    """Of two in no City the executing Faction picks one; the question speaks of Arverni, not of Germans."""
    board = (
        'card = 49\nineligible = ["Romans", "Belgae", "Germans"]\n[tribes]\nVeneti = "Arverni"\nNamnetes = "Arverni"\n'
    )
    game = at(board).play("Aedui action unshaded 49\nAedui event_region region Veneti")
    assert (game.asked, game.options) == ("Aedui event_piece", ["tribe Veneti", "tribe Namnetes"])
    assert game.table.ask is not None
    assert "Which Arverni Ally" in prompt(game.table.ask, "ariovistus")


@pytest.mark.proves("A5.1.1e")
def test_event_59_shaded_is_not_for_the_germans() -> None:
    """They are no Gauls: nothing happens."""
    game = at('card = 59\nineligible = ["Romans", "Belgae", "Aedui"]')
    assert not is_effective(game, "Germans", "shaded")
    game.play("Germans action shaded 59")
    assert "capabilities" not in game.position


def test_event_71_the_germans_found_it_and_cisalpina_is_open() -> None:
    game = at("""
        card = 71
        ineligible = ["Romans", "Belgae", "Aedui"]
        [regions.Cisalpina]
        Germans = "2 Warbands"
    """).play("Germans action unshaded 71")
    assert "Cisalpina" in game.offers("region")
    game.play("Germans event_region region Cisalpina")
    assert game.tribe("Cisalpina Colony") == "Germans"
    closed = at('card = 71\ngallia_togata = true\nineligible = ["Romans", "Belgae", "Aedui"]').play(
        "Germans action unshaded 71"
    )
    assert "Cisalpina" not in closed.offers("region")


WALLED = """
    card = {card}
    ineligible = [{ineligible}]
    {capabilities}
    [regions.Carnutes]
    Romans = "4 Legions"
    Arverni = "4 Warbands"
    [regions.Atrebates]
    Romans = "3 Auxilia, 1 revealed Auxilia"
    [tribes]
    Carnutes = "Arverni Citadel"
    Veneti = "Arverni"
    [circumvallation]
    region = "Carnutes"
    faction = "Arverni"
    pieces = "2 Warbands"
    tribes = ["Carnutes"]
"""


def test_event_04_arverni_lose_the_marked_first() -> None:
    """As any owner does: of four Hidden Warbands two fall in Battle, or to Slingers by Morbihan (A20), those of the
    group; the Citadel keeps the marker."""
    fought = at(WALLED.format(card=1, ineligible='"Aedui", "Belgae", "Germans"', capabilities="")).play("""
        Romans action command Battle
        Romans command battle Carnutes
        Romans besiege no
    """)
    slingers = '[capabilities]\n    13 = "unshaded"'
    shot = at(WALLED.format(card='"A20"', ineligible='"Belgae", "Romans"', capabilities=slingers)).play(
        "Germans action shaded A20\nGermans event_region region Atrebates\nRomans event_confirm yes"
    )
    for game in (fought, shot):
        assert game.pieces("Carnutes", "Arverni").startswith("2 ")
        assert game.position["circumvallation"]["pieces"] == ""


def test_event_49_arverni_lose_one_who_is_walled_in() -> None:
    """4 As any owner would: of four Hidden Warbands one of the two in the marked group goes."""
    game = at(WALLED.format(card=49, ineligible='"Romans", "Belgae", "Germans"', capabilities="")).play(
        "Aedui action unshaded 49\nAedui event_region region Carnutes"
    )
    assert game.pieces("Carnutes", "Arverni") == "3 Warbands"
    assert game.position["circumvallation"]["pieces"] == "1 Warband"


@pytest.mark.parametrize(
    ("card", "answers", "stays"),
    [
        ("A19", "Germans action shaded A19", False),
        ("A23", "Germans action unshaded A23\nGermans event_faction faction Romans", False),
        ("A23", "Germans action unshaded A23\nGermans event_faction faction Germans", True),
    ],
)
def test_event_04_the_marker_goes_with_the_romans(card: str, answers: str, stays: bool) -> None:
    """Led away to the Germans (A19), or to parley (A23), they leave nobody to wall the Aedui in; if Ariovistus comes to
    them, they stay."""
    game = at(f"""
        card = "{card}"
        [regions.Aedui]
        Romans = "Caesar, 2 Legions, 1 Auxilia"
        Aedui = "Diviciacus, 3 Warbands"
        [regions.Sequani]
        Germans = "Ariovistus, 3 Warbands, Settlement"
        [tribes]
        Aedui = "Aedui Citadel"
        [circumvallation]
        region = "Aedui"
        faction = "Aedui"
        pieces = "Diviciacus, 3 Warbands"
        tribes = ["Aedui"]
    """).play(answers)
    assert ("circumvallation" in game.position) is stays

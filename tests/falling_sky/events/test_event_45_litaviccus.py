"""45 Litaviccus."""

import pytest

from tests.falling_sky.events.effect import is_effective, state_of
from tests.falling_sky.playing import at

ARVERNI_FIRST = 'card = 45\nineligible = ["Aedui"]\n'


def test_event_45_unshaded_two_in_each_of_two_regions_and_resources() -> None:
    """Up to two Warbands in each of two Regions become Aedui; four Resources change hands."""
    game = at("""
        card = 45
        [resources]
        Arverni = 3
        [regions.Mandubii]
        Arverni = "3 Warbands"
        [regions.Carnutes]
        Arverni = "2 Warbands"
        [regions.Pictones]
        Arverni = "2 Warbands"
    """).play("Aedui action unshaded 45\nAedui event_region region Mandubii")
    game.play("Aedui event_piece piece Hidden Arverni Warband")
    assert game.offers("region") == ["Carnutes", "Pictones"]
    game.play("Aedui event_region region Carnutes\nAedui event_piece done")
    assert game.pieces("Mandubii", "Aedui") == "2 Warbands"
    assert game.pieces("Mandubii", "Arverni") == "1 Warband"
    assert game.pieces("Carnutes", "Aedui") == game.pieces("Carnutes", "Arverni") == "1 Warband"
    assert (game.resources("Arverni"), game.resources("Aedui")) == (0, 13)


def test_event_45_shaded_joined_hidden_warbands_ambush() -> None:
    """Two Arverni and two Aedui Hidden against three Hidden Auxilia: an Ambush with all four, no Counterattack."""
    game = at(
        ARVERNI_FIRST
        + """
        [regions.Carnutes]
        Arverni = "Vercingetorix"
        [regions.Mandubii]
        Arverni = "2 Warbands"
        Aedui = "2 Warbands"
        Romans = "3 Auxilia, 1 Legion"
    """
    ).play("Arverni action shaded 45")
    assert game.asked == "Romans loss"
    game.play("Romans loss piece Hidden Auxilia\nRomans loss piece Legion")
    assert game.pieces("Mandubii", "Romans") == "2 revealed Auxilia"
    assert game.pieces("Mandubii", "Arverni") == game.pieces("Mandubii", "Aedui") == "2 revealed Warbands"


@pytest.mark.parametrize(
    ("faction", "leader", "where", "ambushes"),
    [
        ("Arverni", "", "Carnutes", False),
        ("Arverni", "Vercingetorix", "Carnutes", True),
        ("Arverni", "Vercingetorix", "Morini", False),
        ("Arverni", "Successor", "Carnutes", False),
        ("Belgae", "Ambiorix", "Treveri", True),
        ("Belgae", "Successor", "Mandubii", True),
        ("Belgae", "Successor", "Treveri", False),
    ],
)
def test_event_45_shaded_ambush_needs_the_leader_near(faction: str, leader: str, where: str, ambushes: bool) -> None:
    """5.4 The named Leader within one Region, or his Successor there; otherwise the Romans may strike back."""
    pieces = {"Mandubii": "2 Warbands", where: leader if where != "Mandubii" else f"{leader}, 2 Warbands"}
    others = [f for f in ("Romans", "Arverni", "Aedui", "Belgae") if f != faction]
    board = "".join(f'[regions.{r}]\n{faction} = "{p}"\n' for r, p in pieces.items() if r != "Mandubii" and p)
    game = at(f"""card = 45
ineligible = {others}
{board}
[regions.Mandubii]
{faction} = "{pieces["Mandubii"]}"
Aedui = "2 Warbands"
Romans = "3 Auxilia, 1 Legion"
""").play(f"{faction} action shaded 45")
    if game.asked == "Romans declare_retreat":
        game.play("Romans declare_retreat stand")
    game.play("Romans loss piece Hidden Auxilia\nRomans loss piece Legion")

    assert (game.asked == "Chance loss_roll") is not ambushes


@pytest.mark.parametrize(("where", "ambushes"), [("", True), ("Sequani", True), ("Morini", False)])
def test_event_45_shaded_aedui_ambush_by_the_reach_of_diviciacus(where: str, ambushes: bool) -> None:
    """4.1.2 The Aedui Ambush anywhere; A1.4 with Diviciacus on the map, within one Region of him."""
    leader = f'[regions.{where}]\nAedui = "Diviciacus"\n' if where else ""
    game = at(
        'card = 45\nineligible = ["Arverni", "Belgae", "Romans"]\n[regions.Mandubii]\nAedui = "4 Warbands"\n'
        f'Romans = "3 Auxilia, 1 Legion"\n{leader}',
        diviciacus=True,
    ).play("Aedui action shaded 45\nRomans loss piece Hidden Auxilia\nRomans loss piece Legion")

    assert (game.asked == "Chance loss_roll") is not ambushes


def test_event_45_shaded_without_more_hidden_no_ambush_and_losses_fall_on_aedui() -> None:
    """As many Hidden Auxilia forbid the Ambush; the Counterattack may be taken from Aedui pieces."""
    game = at(
        ARVERNI_FIRST
        + """
        [regions.Mandubii]
        Arverni = "1 Warband"
        Aedui = "1 Warband"
        Romans = "2 Auxilia, 2 Legions"
    """
    ).play("Arverni action shaded 45")
    assert game.asked == "Romans loss"
    game.play("Romans loss piece Hidden Auxilia")
    assert game.pieces("Mandubii", "Arverni") == game.pieces("Mandubii", "Aedui") == ""


def test_event_45_shaded_the_attacker_chooses_among_both() -> None:
    """The Arverni pick what the Counterattack takes, an Aedui Warband if they like."""
    game = at(
        ARVERNI_FIRST
        + """
        [regions.Carnutes]
        Arverni = "1 revealed Warband"
        Aedui = "1 revealed Warband"
        Romans = "1 Auxilia, 1 Legion"
    """
    ).play("Arverni action shaded 45\nRomans loss piece Hidden Auxilia")
    assert game.asked == "Arverni loss"
    assert game.offers("piece") == ["Revealed Arverni Warband", "Revealed Aedui Warband"]
    game.play("Arverni loss piece Revealed Aedui Warband")
    assert game.pieces("Carnutes", "Arverni") == "1 revealed Warband"


def test_event_45_shaded_aedui_allies_take_losses_last() -> None:
    """An Aedui Ally takes a Loss once no Warband is left."""
    game = at(
        ARVERNI_FIRST
        + """
        [regions.Carnutes]
        Arverni = "1 revealed Warband"
        Aedui = "1 revealed Warband"
        Romans = "1 Auxilia, 3 Legions"
        [tribes]
        Aulerci = "Aedui"
    """
    ).play("Arverni action shaded 45\nRomans loss piece Hidden Auxilia")
    assert game.tribe("Aulerci") == "Subdued"
    assert game.pieces("Carnutes", "Aedui") == ""


def test_event_45_shaded_with_aedui_pieces_alone() -> None:
    """Belgae with no piece there attack with the Aedui; the Aedui are not a target, nor asked."""
    game = at(
        'card = 45\nineligible = ["Aedui", "Arverni", "Romans"]\n[regions.Sequani]\nAedui = "4 Warbands"\n'
        'Romans = "2 revealed Auxilia"\n[regions.Treveri]\nBelgae = "Ambiorix"\n'
    ).play("Belgae action shaded 45")
    assert game.pieces("Sequani", "Romans") == ""
    assert game.pieces("Sequani", "Aedui") == "4 revealed Warbands"
    assert not state_of(game).borrowed


def test_event_45_effective() -> None:
    """Shaded needs Romans beside own or Aedui pieces, and no Roman executor."""
    game = at('card = 45\n[regions.Sequani]\nAedui = "4 Warbands"\nRomans = "1 Auxilia"\n')
    assert is_effective(game, "Belgae", "shaded")
    assert not is_effective(game, "Romans", "shaded")
    assert not is_effective(at("card = 45"), "Belgae", "shaded")
    poor = "card = 45\n[resources]\nArverni = 0\n"
    assert not is_effective(at(poor), "Aedui", "unshaded")
    assert is_effective(at("card = 45"), "Aedui", "unshaded")


@pytest.mark.parametrize(("arverni", "left"), [(10, 6), (3, 0)])
def test_event_45_unshaded_four_resources_as_far_as_there_are(arverni: int, left: int) -> None:
    """Four go from the Arverni to the Aedui, or what they have."""
    game = at(f"card = 45\n[resources]\nArverni = {arverni}\nAedui = 5\n").play("Aedui action unshaded 45")
    assert (game.resources("Arverni"), game.resources("Aedui")) == (left, 5 + arverni - left)


def test_event_45_shaded_as_many_hidden_are_not_more() -> None:
    """Two Hidden Arverni and two Hidden Aedui against four Hidden Auxilia are no Ambush: the Romans may Retreat."""
    game = at("""
        card = 45
        ineligible = ["Aedui"]
        [regions.Mandubii]
        Arverni = "Vercingetorix, 2 Warbands"
        Aedui = "2 Warbands"
        Romans = "4 Auxilia"
        [regions.Sequani]
        Romans = "1 Auxilia"
    """).play("Arverni action shaded 45")
    assert game.asked == "Romans declare_retreat"


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        ('[regions.Sequani]\nAedui = "4 Warbands"\n', False),  # no Romans
        ('[regions.Sequani]\nArverni = "2 Warbands"\nRomans = "1 Auxilia"\n', True),  # without Aedui too
        ('[regions.Provincia]\nAedui = "4 revealed Warbands"\n', False),  # nothing but the Fort that stays (1.4.2)
        ('[regions.Provincia]\nAedui = "4 Warbands"\n', True),  # they are Revealed at least
    ],
)
def test_event_45_shaded_effective_where_a_battle_changes_something(board: str, expected: bool) -> None:
    """Romans beside Arverni or Aedui, and Losses or somebody to be Revealed."""
    assert is_effective(at(f"card = 45\n{board}"), "Arverni", "shaded") == expected


def test_event_45_unshaded_effective_for_warbands_alone() -> None:
    """Arverni without Resources can still lose Warbands."""
    poor = 'card = 45\n[resources]\nArverni = 0\n[regions.Mandubii]\nArverni = "1 Warband"\n'
    assert is_effective(at(poor), "Aedui", "unshaded")


def test_event_45_shaded_a_battle_without_losses_breaks_out_of_a_circumvallation() -> None:
    """4 One walled Warband harms no Fort; its attack on the Romans lifts the marker all the same."""
    game = at("""
        card = 45
        ineligible = ["Romans", "Aedui", "Belgae"]
        [regions.Arverni]
        Romans = "Fort"
        Arverni = "1 revealed Warband"
        [tribes]
        Arverni = "Arverni Citadel"
        [circumvallation]
        region = "Arverni"
        faction = "Arverni"
        tribes = ["Arverni"]
        pieces = "1 revealed Warband"
    """).play("Arverni action shaded 45")

    assert "circumvallation" not in game.position

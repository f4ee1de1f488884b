"""Card A70, Nervii."""

import pytest

from tests.ariovistus.playing import WEST, at
from tests.falling_sky.events.effect import is_effective

HEAD = 'card = 1\nineligible = ["Germans", "Aedui"]\n[capabilities]\nA70 = "{0}"\n'


@pytest.mark.parametrize("side", ["unshaded", "shaded"])
def test_event_a70_is_a_capability_on_both_sides(side: str) -> None:
    game = at('card = "A70"').play(f"Belgae action {side} A70")
    assert game.position["capabilities"] == {"A70": side}
    assert not is_effective(at(f'card = "A70"\n[capabilities]\nA70 = "{side}"'), "Belgae", side)


@pytest.mark.parametrize(("side", "asked"), [("unshaded", False), ("shaded", True)])
def test_event_a70_unshaded_belgae_never_retreat(side: str, asked: bool) -> None:
    board = HEAD.format(side) + '[regions.Nervii]\nRomans = "1 Legion"\nBelgae = "2 Warbands"\n'
    game = at(board + '[regions.Morini]\nBelgae = "3 Warbands"').play(
        "Romans action command Battle\nRomans command battle Nervii"
    )
    assert (game.asked == "Belgae declare_retreat") is asked


def test_event_a70_shaded_the_nervii_are_back_when_the_action_ends() -> None:
    """The Romans remove their Ally in Battle: a Belgic Ally is there before the next Faction acts."""
    board = HEAD.format("shaded") + '[regions.Nervii]\nRomans = "3 Legions"\n[tribes]\nNervii = "Belgae"\n'
    game = at(board).play("Romans action command Battle\nRomans command battle Nervii")
    while game.asked.startswith("Romans") and game.asked != "Belgae action":
        game.play(f"{game.asked} {'done' if 'done' in game.options else game.options[0]}")
    assert any(entry.key == "lost" for entry in game.table.log)
    assert game.tribe("Nervii") == "Belgae"


@pytest.mark.parametrize("tribes", ['Nervii = "Dispersed"', 'Nervii = "Romans"'])
def test_event_a70_shaded_only_where_it_is_subdued(tribes: str) -> None:
    game = at(HEAD.format("shaded") + f"[tribes]\n{tribes}").play("""
        Romans action command Recruit
        Romans command recruit Provincia
    """)
    while game.asked.startswith("Romans"):
        game.play(f"{game.asked} {'done' if 'done' in game.options else game.options[0]}")
    assert game.tribe("Nervii") == tribes.split('"')[1]


def test_event_a70_shaded_a_pass_is_no_action() -> None:
    game = at(HEAD.format("shaded")).play("Romans action pass")
    assert game.tribe("Nervii") == "Subdued"


@pytest.mark.parametrize(("veneti", "expected"), [("", "Subdued"), ('Romans = "1 Auxilia"', "Belgae")])
def test_event_a70_shaded_arverni_at_peace_have_no_action(veneti: str, expected: str) -> None:
    """All pass on a card with the carnyx: nobody has acted unless the Arverni are At War."""
    board = 'card = "A56"\nineligible = ["Romans", "Aedui", "Germans"]\n[capabilities]\nA70 = "shaded"\n'
    game = at(f"{board}[regions.Veneti]\n{veneti}").play("Belgae action pass")
    assert game.tribe("Nervii") == expected


@pytest.mark.parametrize(("answers", "expected"), [("cancel", "Subdued"), ("rally Morini", "Belgae")])
def test_event_a70_shaded_what_is_called_off_in_winter_is_no_action(answers: str, expected: str) -> None:
    """A63 A Command of the Belgae after the Harvest, called off or carried out."""
    board = 'card = "Winter"\nwinters = 1\n[capabilities]\nA63 = "shaded Belgae"\nA70 = "shaded"\n[tribes]\n'
    game = at(board + WEST)
    while game.asked != "Belgae winter_campaign":
        game.play(f"{game.asked} {game.options[-1]}")
    game.play(f"Belgae winter_campaign command Rally\nBelgae command {answers}")
    while game.asked == "Belgae command":
        game.play("Belgae command done")
    assert game.tribe("Nervii") == expected


def test_event_a70_shaded_two_warbands_more() -> None:
    """One Ally: up to three Warbands; or an Ally at the Eburones and two Warbands."""
    board = 'card = "A60"\nineligible = ["Germans", "Aedui", "Romans"]\n[capabilities]\nA70 = "shaded"\n'
    board += '[regions.Nervii]\nBelgae = "2 Warbands"\n[tribes]\nNervii = "Belgae"'
    game = at(board).play("Belgae action command Rally\nBelgae command rally Nervii\nBelgae rally place_warbands")
    assert game.offers("number") == ["1", "2", "3"]
    game = at(board).play("Belgae action command Rally\nBelgae command rally Nervii\nBelgae rally place_ally")
    assert game.asked == "Belgae warbands"
    assert game.offers("number") == ["0", "1", "2"]

"""A2.3.9 Arverni Activation: which cards bring the Arverni Phase about, and when it comes."""

from pathlib import Path

import pytest

import alesia
from alesia.games.falling_sky.war import ARIOVISTUS
from tests.ariovistus.arverni import OVER, POOR, keys, phase
from tests.ariovistus.playing import at, start
from tests.falling_sky.playing import Play

MARKED = (5, *range(17, 22), 37, 38, 40, 43, 45, 51, 53, 56, 57, 58, 60, *range(63, 68), 69, 70)
TRIGGERS = {f"A{n}" for n in MARKED}
WAR = '[regions.Carnutes]\nArverni = "1 Warband"\nAedui = "1 Warband"'
TWO_WARS = """
    [regions.Carnutes]
    Arverni = "1 Warband"
    Aedui = "1 Warband"
    [regions.Pictones]
    Aedui = "1 Warband"
"""
# A20: Germans, Romans, Aedui, Belgae.
OPEN = 'card = "A20"\nnext = 1\n'


def passing(game: Play, *factions: str) -> Play:
    return game.play("\n".join(f"{faction} action pass" for faction in factions))


@pytest.mark.proves("A2.3.9a", "A2.3.9b", "A2.3.9c", "A2.3.9d")
@pytest.mark.parametrize("card", [card.name for card in ARIOVISTUS.cards])
def test_a2_3_9_the_carnyx_brings_the_phase_about(card: str) -> None:
    """On 24 of the 72 cards, and no other, the Arverni act when they are At War."""
    game = phase(WAR, card=f'"{card}"' if card.startswith("A") else card, following="2" if card == "1" else "1")
    assert len(TRIGGERS) == 24
    assert ("arverni_at_war" in keys(game)) == (card in TRIGGERS)
    assert (game.pieces("Carnutes", "Arverni") == "1 Warband") == (card not in TRIGGERS)  # else one more came


def march(faction: str, origin: str, to: str) -> str:
    steps = f"{faction} action command March\n{faction} command march {origin}\n{faction} march_to region {to}"
    return f"{steps}\n{faction} command done"


@pytest.mark.proves("A2.3.9e", "A6.2b")
def test_a2_3_9_the_phase_comes_after_both_factions() -> None:
    """Nothing happens before or between the two Eligible Factions; after the second the Arverni act."""
    game = at(f'{OPEN}{WAR}\n[regions.Morini]\nBelgae = "1 Warband"\n[resources]\nAedui = 5\nBelgae = 5\nRomans = 0')
    assert (game.asked, "arverni_at_war" in keys(game)) == ("Germans action", False)
    passing(game, "Germans", "Romans").play(march("Aedui", "Carnutes", "Pictones"))
    assert (game.asked, "arverni_at_war" in keys(game)) == ("Belgae action", False)
    game.play("Belgae action limited March\nBelgae command march Morini\nBelgae march_to region Nervii")
    game.play("Belgae command done")
    assert keys(game).index("arverni_at_war") > max(n for n, key in enumerate(keys(game)) if key == "march")


@pytest.mark.proves("A2.3.9b", "A6.2b", "A6.2i")
def test_a2_3_9_war_is_looked_at_after_the_factions() -> None:
    """A March of the last Faction ends the War, or begins it."""
    peace = at(f"{OPEN}{WAR}\n[resources]\nAedui = 5")
    passing(passing(peace, "Germans", "Romans").play(march("Aedui", "Carnutes", "Bituriges")), "Belgae")
    assert "arverni_at_peace" in keys(peace)
    war = at(f'{OPEN}[regions.Bituriges]\nAedui = "1 Warband"\n[resources]\nAedui = 5')
    passing(passing(war, "Germans", "Romans").play(march("Aedui", "Bituriges", "Carnutes")), "Belgae")
    assert "arverni_at_war" in keys(war)


@pytest.mark.proves("A2.3.9f")
def test_a2_3_9_all_pass_and_the_arverni_act() -> None:
    """The sign on the card brings the Phase about, no action does."""
    game = passing(at(OPEN + WAR), "Germans", "Romans", "Aedui", "Belgae")
    assert "arverni_at_war" in keys(game)


@pytest.mark.proves("A2.3.9g")
def test_a2_3_9_before_eligibility_and_the_next_card() -> None:
    """In the Phase, cylinders and cards are as the second Faction left them."""
    game = phase(TWO_WARS)
    assert game.asked == "Chance arverni_target_region"
    assert game.view["eligibility"]["Belgae"] == "Executed"
    assert (game.view["card"]["name"], game.view["next"]["name"]) == ("A19", "1")
    game.play("Chance arverni_target_region roll 5")
    assert game.asked == OVER
    assert game.view["eligibility"]["Belgae"] == "Ineligible"


@pytest.mark.proves("A2.3.9g")
def test_a2_3_9_nobody_robbed_in_the_phase_changes_eligibility() -> None:
    """The Aedui, who had not acted, are Eligible on the next card all the same."""
    game = phase(f"{WAR.replace('1 Warband', '3 Warbands', 1)}\n[resources]\nAedui = 1")
    assert (game.resources("Aedui"), game.view["eligibility"]["Aedui"]) == (0, "Eligible")


@pytest.mark.proves("A2.3.9h")
def test_a2_3_9_war_and_peace_are_always_in_view() -> None:
    """At the set-up Sequani makes war; with nobody near the Arverni there is peace."""
    assert start().view["at_war"] == ["Sequani"]
    assert at(OPEN + TWO_WARS).view["at_war"] == ["Carnutes", "Pictones"]
    assert at(OPEN).view["at_war"] == []


def test_a2_3_9_a_table_that_is_saved_in_the_phase_goes_on_there(tmp_path: Path) -> None:
    """What is asked, and what comes of it, is the same after a pause, and from the position as text."""
    game = phase(TWO_WARS)
    game.table.save(tmp_path / "game")
    again, anew = Play(alesia.load(tmp_path / "game")), at(game.table.position_text())
    for each in (game, again, anew):
        each.play("Chance arverni_target_region roll 4")
    assert (again.asked, again.position) == (anew.asked, anew.position) == (game.asked, game.position)


def test_a2_3_9_sudden_frost_puts_the_phase_behind_winter() -> None:
    """The card that gave way to WINTER is played after it, with its Phase, and the Arverni March."""
    board = """
        [regions.Arverni]
        Arverni = "4 Warbands"
        [regions.Pictones]
        Aedui = "1 Warband"
    """
    game = at(f'card = "A20"\nnext = 2\n{board}\n{POOR}', sudden_frost=True)
    passing(game, "Germans", "Romans", "Aedui", "Belgae")
    assert game.pieces("Pictones", "Arverni") == "4 revealed Warbands"  # three came, one was placed; they Ambushed

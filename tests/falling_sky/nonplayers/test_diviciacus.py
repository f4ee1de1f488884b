"""8.6.8, 8.8.8 Non-player Aedui and Romans and the Capability Diviciacus (38)."""

from textwrap import dedent

import pytest

from alesia.games.falling_sky.components import FACTION, REGION
from alesia.games.falling_sky.nonplayers.forecast import forecast
from tests.falling_sky.nonplayers.acting import Acting, acting

TOGETHER = """
    [regions.Mandubii]
    Romans = "Caesar, 3 Legions, 2 Auxilia"
    Aedui = "4 Warbands"
    Arverni = "8 revealed Warbands"
"""
# So many Allies of Gauls that the Roman score is 12 or 13.
ALLIES = ["Veneti", "Namnetes", "Pictones", "Santones", "Arverni", "Cadurci", "Volcae", "Aulerci"]


def tribes(others: int) -> str:
    """Tribes that are not Roman, Subdued or Dispersed: the Roman score is thirty less their number."""
    belgic = ["Menapii", "Morini", "Eburones", "Nervii", "Bellovaci", "Atrebates", "Remi", "Treveri"]
    lines = [f'{name} = "Arverni"' for name in ALLIES] + [f'{name} = "Belgae"' for name in belgic]
    lines += ['"Suebi North" = "Germans"', '"Suebi South" = "Germans"']
    return "\n[tribes]\n" + "\n".join(lines[:others]) + '\n[capabilities]\n38 = "unshaded"\n'


def roman_battle(score: int) -> Acting:
    game = acting(
        'card = 2\nnext = 3\nnonplayers = ["Aedui"]\nineligible = ["Arverni", "Belgae", "Aedui"]\n'
        + TOGETHER
        + tribes(30 - score)
    )
    return game.play("Romans action command Battle")


@pytest.mark.proves("8.6.8a")
@pytest.mark.parametrize(("score", "agreed"), [(12, True), (13, False)])
def test_8_6_8_aedui_lend_warbands_while_rome_has_twelve_or_less(score: int, agreed: bool) -> None:
    """At 12 they agree to fight as Auxilia, at 13 they cannot be asked."""
    game = roman_battle(score)
    assert game.view["scores"]["subdued_dispersed_allies"] == score
    assert game.offers("share") == (["Mandubii"] if agreed else [])
    if agreed:
        game.play("Romans command share Mandubii")
        assert (game.did("Aedui"), game.view["shared"]) == (["agree_share yes"], ["Mandubii"])


def aedui_command(command: str, tribes_text: str) -> Acting:
    game = acting(
        'card = 37\nnext = 3\nnonplayers = ["Romans"]\nineligible = ["Arverni", "Belgae", "Romans"]\n'
        + TOGETHER
        + tribes_text
        + '\n[capabilities]\n38 = "unshaded"\n'
    )
    game.play(f"Aedui action command {command}")
    return game.play("Aedui command share Mandubii") if game.offers("share") else game


@pytest.mark.proves("8.8.8a")
def test_8_8_8_romans_lend_auxilia_until_the_aedui_exceed_their_threshold() -> None:
    """With one Ally against eight of the Arverni they agree, and so at the threshold; when the Aedui have most of all
    they are not asked."""
    many = "\n[tribes]\n" + "\n".join(f'{name} = "Arverni"' for name in ALLIES)
    few = '\n[tribes]\nMandubii = "Aedui"\nBituriges = "Aedui"'
    just = few + '\nVeneti = "Arverni"\nNamnetes = "Arverni"'
    assert aedui_command("Battle", many).did("Romans") == ["agree_share yes"]
    assert aedui_command("Battle", few).did("Romans") == []
    at_it = aedui_command("Battle", just)
    assert (at_it.margin("Aedui"), at_it.did("Romans")) == (0, ["agree_share yes"])


@pytest.mark.proves("8.8.8d")
def test_8_8_8_romans_do_not_lend_auxilia_to_the_defence_of_aedui() -> None:
    """Arverni attack Aedui, who are not asked whether they would share."""
    many = "\n[tribes]\n" + "\n".join(f'{name} = "Arverni"' for name in ALLIES)
    game = acting(
        'card = 20\nnext = 3\nnonplayers = ["Romans"]\nineligible = ["Aedui", "Belgae", "Romans"]\n'
        + TOGETHER
        + many
        + '\n[capabilities]\n38 = "unshaded"\n'
    )
    game.play("Arverni action command Battle\nArverni command battle Mandubii\nArverni battle_target faction Aedui")
    assert game.asked != "Aedui share"
    assert game.did("Romans") == []


@pytest.mark.proves("8.8.8e")
def test_8_8_8_romans_fight_with_aedui_warbands_where_they_can() -> None:
    """In their own Battle, and in their defence, they ask the Aedui player."""
    game = acting(
        'card = 2\nnext = 3\nnonplayers = ["Romans"]\nineligible = ["Arverni", "Belgae", "Aedui"]\n'
        + TOGETHER
        + '\n[tribes]\nMandubii = "Arverni"\n[capabilities]\n38 = "unshaded"\n'
    )
    assert game.asked == "Aedui agree_share"
    assert game.did("Romans")[-1] == "command share Mandubii"
    game.play("Aedui agree_share yes")
    assert "command battle Mandubii" in game.did("Romans")


@pytest.mark.proves("8.8.8h")
def test_8_8_8_romans_use_aedui_warbands_in_their_defence() -> None:
    """Attacked by the Arverni they ask the Aedui player."""
    game = acting(
        'card = 20\nnext = 3\nnonplayers = ["Romans"]\nineligible = ["Aedui", "Belgae", "Romans"]\n'
        + TOGETHER
        + '\n[capabilities]\n38 = "unshaded"\n'
    )
    game.play("Arverni action command Battle\nArverni command battle Mandubii\nArverni battle_target faction Romans")
    assert game.did("Romans") == ["share yes"]
    assert game.asked == "Aedui agree_share"


BESIDE_AEDUI = """
    card = 61
    next = 62
    passed = ["Belgae"]
    nonplayers = ["Arverni", "Romans", "Aedui"]
    [resources]
    Arverni = 5
    [regions.Bituriges]
    Arverni = "Vercingetorix, 2 revealed Warbands"
    Romans = "4 revealed Auxilia"
    Aedui = "3 revealed Warbands"
"""


@pytest.mark.parametrize(("score", "battle"), [(12, "no"), (13, "yes")])
def test_8_6_8_attackers_reckon_with_warbands_that_aedui_are_sure_to_lend(score: int, battle: str) -> None:
    """Two Losses to four Auxilia, who return one, are worth it; with three Aedui beside them they would return two."""
    game = acting(dedent(BESIDE_AEDUI) + tribes(30 - score))
    assert game.boxes("Arverni").startswith(f"V1 yes, V_BATTLE {battle}")
    manners = {str(step.facts[3]) for step in game.steps("Arverni", "reckoning") if str(step.facts[2]) == "Romans"}
    assert manners == ({"lent"} if battle == "no" else {""})


def test_8_6_8_what_is_foretold_of_lent_warbands_is_what_comes() -> None:
    """The Arverni player attacks: Romans and Aedui lose and return what was foretold."""
    game = acting(dedent(BESIDE_AEDUI).replace('"Arverni", ', "") + tribes(18))
    told = forecast(game.table._position.state, FACTION["Arverni"], FACTION["Romans"], REGION["Bituriges"])
    assert (told.inflicted.losses, told.suffered.losses, bool(told.after.shared)) == (2, 2, False)
    game.play("Arverni action command Battle\nArverni command battle Bituriges\nArverni battle_target faction Romans")
    assert game.did("Romans")[0] == "share yes"
    assert game.pieces("Bituriges", "Aedui") == "1 revealed Warband"
    assert game.pieces("Bituriges", "Romans") == "4 revealed Auxilia"
    assert "reaction.lent_first" in game.notes("Romans")


def test_8_8_8_aedui_may_give_up_an_ally_to_be_lent_auxilia() -> None:
    """1.4.1 With one Ally fewer they do not exceed their threshold: the Raid with Hidden Auxilia is offered, and only
    with the Capability."""
    board = """
        card = 2
        next = 3
        nonplayers = ["Romans", "Arverni", "Belgae"]
        ineligible = ["Arverni", "Romans", "Belgae"]
        [resources]
        Aedui = 0
        [tribes]
        Bituriges = "Aedui"
        Santones = "Aedui"
        Namnetes = "Arverni"
        [regions.Mandubii]
        Aedui = "2 revealed Warbands"
        Romans = "2 Auxilia"
        Arverni = "1 Warband"
    """
    assert "Raid" not in acting(board).offers("command")
    game = acting(dedent(board) + '[capabilities]\n38 = "unshaded"\n')
    game.play("Aedui action command Raid\nAedui command remove_own\nAedui remove_from region Pictones")
    game.play("Aedui command share Mandubii")
    assert (game.did("Romans")[-1], game.offers("raid")) == ("agree_share yes", ["Mandubii"])

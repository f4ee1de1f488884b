"""8.6.6 Whom the Non-player Aedui refuse, what Non-player Romans get, and choosing again after a roll of 5 or 6."""

import pytest

from tests.falling_sky.nonplayers.acting import Acting, acting
from tests.falling_sky.nonplayers.aedui.boards import IN_WINTER, SUPPLY, scored

# ---- Arverni and Belgae -----------------------------------------------------------------------------------------


@pytest.mark.proves("8.6.6d")
@pytest.mark.parametrize(("card", "faction"), [(20, "Arverni"), (69, "Belgae")])
def test_8_6_6_no_resources_for_arverni_or_belgae(card: int, faction: str) -> None:
    """Rich Aedui give a poor player of the Arverni or Belgae nothing, and cannot be asked."""
    game = acting(f'card = {card}\nnonplayers = ["Aedui"]\n[resources]\nAedui = 30\n{faction} = 1\n' + scored(9))
    game.play(f"{faction} action command Rally\n{faction} command negotiate")
    assert "Aedui" not in game.offers("request")
    assert "Romans" in game.offers("request")
    assert (game.resources(faction), game.resources("Aedui")) == (1, 30)


@pytest.mark.proves("8.6.6e")
@pytest.mark.parametrize(("card", "attacker", "defender"), [(69, "Belgae", "Arverni"), (20, "Arverni", "Belgae")])
def test_8_6_6_no_retreat_for_arverni_or_belgae(card: int, attacker: str, defender: str) -> None:
    """Neither can ask to be let into Aedui Control."""
    game = acting(
        f"""
        card = {card}
        nonplayers = ["Aedui"]
        [regions.Bituriges]
        {defender} = "4 Warbands"
        {attacker} = "12 Warbands"
        [regions.Aedui]
        Aedui = "3 Warbands"
    """,
        at_bay=True,
    )
    game.play(f"{attacker} action command Battle\n{attacker} command battle Bituriges")
    assert (game.asked, game.options) == (f"{defender} declare_retreat", ["stand", "retreat_nowhere"])


# ---- Non-player Romans ------------------------------------------------------------------------------------------

BOTH = '["Aedui", "Romans"]'


@pytest.mark.proves("8.6.6k")
def test_8_6_6_nonplayer_romans_may_retreat_whatever_their_score() -> None:
    """With a score of 14 a player would be refused; Non-player Romans are let in without a roll."""
    game = acting(
        f"""
        card = 20
        nonplayers = {BOTH}
        [regions.Bituriges]
        Romans = "4 Auxilia"
        Arverni = "12 Warbands"
        [regions.Aedui]
        Aedui = "3 Warbands"
        Romans = "1 Auxilia"
        """
        + scored(14)
    )
    game.play("Arverni action command Battle\nArverni command battle Bituriges")
    assert game.did("Aedui") == ["agree_retreat yes"]
    assert game.rolled("Aedui") == []


# ---- choosing again ---------------------------------------------------------------------------------------------


def builds(*dice: int) -> Acting:
    """A Roman player with a score of 12 Marches, and would Build in Mandubii, for which he asks the Aedui."""
    game = acting(SUPPLY.replace("2 Auxilia", "4 Auxilia") + scored(12), Aedui=list(dice))
    game.play("Romans action command March\nRomans command march Mandubii\nRomans march_to done")
    game.play("Romans command ability Build\nRomans build region Mandubii\nRomans seek_supply ask Aedui")
    return game


@pytest.mark.proves("8.6.6p")
def test_8_6_6_after_the_roll_another_special_ability_than_build() -> None:
    """On a 4 he Builds; refused by a 5, he calls off the Build and may use another Special Ability."""
    assert builds(4).asked == "Romans build_what"
    game = builds(5)
    assert game.did("Aedui") == ["agree_supply no"]
    game.play("Romans seek_supply call_off\nRomans build done")
    assert game.asked == "Romans command"
    assert "Scout" in game.offers("ability")


QUARTERS = """
card = "Winter"
nonplayers = ["Aedui"]
[regions.Mandubii]
Romans = "2 Auxilia"
[regions.Sequani]
Aedui = "3 Warbands"
[regions.Aedui]
Aedui = "3 Warbands"
[regions.Provincia]
Romans = "Auxilia"
[regions.Arverni]
Arverni = "9 Warbands"
"""


def winters(*dice: int) -> Acting:
    """A Roman player with a score of 12 asks for Supply Lines in Quarters."""
    game = acting(QUARTERS + scored(12, IN_WINTER), Aedui=list(dice))
    while game.asked != "Romans quarters_supply":
        game.answer(f"{game.asked} done")
    game.answer("Romans quarters_supply ask Aedui")
    return game


@pytest.mark.proves("8.6.6q", "8.6.6j")
def test_8_6_6_after_the_roll_the_move_to_provincia_is_chosen() -> None:
    """On a 4 the Auxilia of Mandubii may go to Provincia; refused by a 5, none have moved, and he chooses otherwise."""
    granted = winters(4)
    assert granted.did("Aedui")[-1] == "agree_supply yes"
    assert "Mandubii" in granted.offers("region")
    refused = winters(5)
    assert refused.did("Aedui")[-1] == "agree_supply no"
    assert refused.pieces("Mandubii", "Romans") == "2 Auxilia"
    refused.answer("Romans quarters_supply done")
    assert refused.asked == "Romans quarters_region"


# ---- Seize ------------------------------------------------------------------------------------------------------


@pytest.mark.proves("8.6.6r")
@pytest.mark.parametrize(("faction", "harasses"), [("Aedui", False), ("Belgae", True)])
def test_8_6_6_seize_is_not_harassed(faction: str, harasses: bool) -> None:
    """Three Hidden Aedui let the Romans Seize in peace; Belgae would Harass."""
    game = acting(f"""
        card = 2
        nonplayers = ["{faction}"]
        [regions.Mandubii]
        Romans = "2 Legions, 2 Auxilia"
        {faction} = "3 Warbands"
    """)
    game.play("Romans action command Seize\nRomans command seize Mandubii")
    game.answer("Romans disperse done")
    assert game.did(faction)[-1] == f"harass {'yes' if harasses else 'no'}"

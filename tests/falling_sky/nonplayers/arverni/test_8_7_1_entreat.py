"""8.7.1 Entreat: whom first, and what it must not spoil."""

import pytest

from alesia.games.falling_sky.components import REGION
from alesia.words import explain_lines
from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.nonplayers.arverni.boards import boxes, did, turn


def pleas(game: Acting) -> list[str]:
    keys = [key.removeprefix("arverni.entreat.") for key in game.notes("Arverni") if key.startswith("arverni.entreat.")]
    return [key for key in keys if not key.startswith("no_")]


# Vercingetorix in Bituriges; nobody there or around meets the condition of 8.7.1 or can be Devastated.
AROUND = """
    [regions.Bituriges]
    Arverni = "Vercingetorix, 3 Warbands"
    [regions.Pictones]
    Arverni = "3 Warbands"
    {pictones}
    [regions.Carnutes]
    Arverni = "3 Warbands"
    {carnutes}
    [regions.Aedui]
    Arverni = "3 Warbands"
    {aedui}
    [regions.Mandubii]
    Arverni = "3 Warbands"
    {mandubii}
    [tribes]
    {tribes}
"""


def around(*dice: int, resources: int = 20, nonplayers: tuple[str, ...] = ("Arverni",), **regions: str) -> Acting:
    texts = {key: regions.get(key, "") for key in ("pictones", "carnutes", "aedui", "mandubii", "tribes")}
    return turn(AROUND.format(**texts), *dice, resources=resources, nonplayers=nonplayers)


@pytest.mark.proves("8.1.3a", "8.7.1bi", "8.7.1bm", "8.7.1bn", "8.7.1bo", "8.7.1bq", "8.7.1br")
def test_8_7_1_entreat_allies_before_auxilia_before_aedui() -> None:
    """An Aedui Ally, a Belgic one, Auxilia and an Aedui Warband, in this order and all replaced."""
    game = around(
        pictones='Belgae = "1 Warband"',
        aedui='Aedui = "2 Warbands"',
        mandubii='Romans = "2 Auxilia"',
        tribes='Pictones = "Belgae"\n    Aulerci = "Aedui"',
    )
    assert boxes(game).endswith("V_RALLY yes, V_DEVASTATE no, V_ENTREAT yes")
    assert pleas(game) == ["aedui_allies", "belgic_allies", "replace_auxilia", "replace_aedui"]
    assert game.tribe("Aulerci") == game.tribe("Pictones") == "Arverni"
    assert game.pieces("Mandubii", "Romans") == "1 Auxilia"
    assert game.pieces("Aedui", "Aedui") == "1 Warband"


def test_8_3_4_no_die_for_the_order_of_entreats_that_all_happen() -> None:
    """Auxilia in three Regions, and Resources for all: no die says which comes first."""
    auxilia = 'Romans = "2 Auxilia"'
    game = around(pictones=auxilia, aedui=auxilia, mandubii=auxilia)
    assert pleas(game) == ["replace_auxilia"] * 3
    assert [among for among in game.lots("Arverni") if REGION["Aedui"] in among] == []


@pytest.mark.proves("8.7.1bo", "8.7.1bp")
def test_8_7_1_entreat_germanic_allies_too() -> None:
    """After Aedui and Belgic Allies those of the Germans."""
    game = around(tribes='Pictones = "Germans"\nAulerci = "Belgae"')
    assert pleas(game) == ["belgic_allies", "germanic_allies"]
    assert game.tribe("Pictones") == "Arverni"


def test_8_7_1_entreat_an_ally_only_under_control() -> None:
    """Without Arverni Control the Warband there is won over, not the Ally."""
    game = around(carnutes='Aedui = "2 Warbands"', tribes='Aulerci = "Aedui"')
    assert pleas(game) == ["replace_aedui"]
    assert game.tribe("Aulerci") == "Aedui"
    told = [text.strip() for _, text in explain_lines(game.walk("Arverni"))]
    assert "no Ally there (Aulerci): the Arverni do not Control Carnutes." in told


def test_8_7_1_entreat_one_piece_a_region_hidden_first() -> None:
    """Of Auxilia and Aedui in one Region one Hidden Auxilia."""
    game = around(carnutes='Romans = "1 Auxilia, 1 revealed Auxilia"\nAedui = "1 Warband"')
    assert pleas(game) == ["replace_auxilia"]
    assert game.pieces("Carnutes", "Romans") == "1 revealed Auxilia"


@pytest.mark.proves("8.7.1bs", "8.7.1by")
def test_8_7_1_entreat_no_belgic_or_germanic_warbands() -> None:
    """Belgic and Germanic Warbands are left alone."""
    game = around(carnutes='Belgae = "1 Warband"', pictones='Germans = "1 Warband"')
    assert boxes(game).endswith("V_DEVASTATE no, V_ENTREAT no")


@pytest.mark.proves("8.3e", "8.4d")
def test_8_7_1_entreat_as_far_as_resources_go() -> None:
    """With one Resource more than the Rally takes the Aedui Ally is won over, not the Auxilia."""
    auxilia, ally = 'Romans = "1 Auxilia"', 'Aulerci = "Aedui"'
    rich = around(mandubii=auxilia, tribes=ally)
    rallied = len([line for line in did(rich) if line.startswith("command rally")])
    assert pleas(rich) == ["aedui_allies", "replace_auxilia"]
    poor = around(mandubii=auxilia, tribes=ally, resources=rallied + 1)
    assert pleas(poor) == ["aedui_allies"]
    assert poor.resources("Arverni") == 0


def removing(nonplayers: tuple[str, ...] = ("Arverni",)) -> Acting:
    """All 35 Arverni Warbands are on the map, and all ten Allies."""
    return turn(
        """
        [regions.Bituriges]
        Arverni = "Vercingetorix, 9 Warbands"
        Romans = "1 Auxilia"
        [regions.Pictones]
        Arverni = "9 Warbands"
        [regions.Carnutes]
        Arverni = "9 Warbands"
        Aedui = "1 Warband"
        [regions.Veneti]
        Arverni = "8 Warbands"
        [tribes]
        Santones = "Belgae"
        Arverni = "Arverni"
        Cadurci = "Arverni"
        Volcae = "Arverni"
        Pictones = "Arverni"
        Helvetii = "Arverni"
        Namnetes = "Arverni"
        Veneti = "Arverni"
        Aulerci = "Arverni"
        Menapii = "Arverni"
        Morini = "Arverni"
    """,
        1,
        1,
        1,
        nonplayers=nonplayers,
        resources=9,
    )


@pytest.mark.proves("8.7.1bt", "8.7.1bu", "8.7.1bv")
def test_8_7_1_entreat_removes_when_nothing_is_available() -> None:
    """With no Warband Available Auxilia, then Aedui Warbands are removed; last the Allies of players."""
    game = removing()
    assert pleas(game) == ["remove_auxilia", "remove_aedui", "player_allies"]
    assert game.pieces("Bituriges", "Romans") == ""
    assert game.pieces("Carnutes", "Aedui") == ""
    assert game.tribe("Santones") == "Subdued"


@pytest.mark.proves("8.7.1bw")
def test_8_7_1_entreat_does_not_remove_allies_of_nonplayers() -> None:
    """The Ally of Non-player Belgae stays."""
    game = removing(nonplayers=("Arverni", "Belgae"))
    assert pleas(game) == ["remove_auxilia", "remove_aedui"]
    assert game.tribe("Santones") == "Belgae"


@pytest.mark.proves("8.7.1bx")
def test_8_7_1_entreat_that_would_win_over_the_only_target() -> None:
    """A lone Aedui Ally with Vercingetorix would be Entreated before the Battle: the Arverni March and Entreat."""
    game = turn(
        """
        [regions.Mandubii]
        Arverni = "Vercingetorix, 6 Warbands"
        [tribes]
        Lingones = "Aedui"
    """,
        1,
    )
    assert boxes(game) == "V1 yes, V_BATTLE no, V_MARCH_THREAT yes, V_DEVASTATE no, V_ENTREAT yes"
    assert game.tribe("Lingones") == "Arverni"
    assert game.pieces("Mandubii", "Arverni") == ""


SIEGE = """
    [regions.Mandubii]
    Arverni = "Vercingetorix, 1 Warband, 4 revealed Warbands"
    Aedui = "4 Warbands"
    Germans = "2 Warbands"
    [tribes]
    Mandubii = "Aedui Citadel"
"""


@pytest.mark.proves("8.7.1p", "8.7.1bl")
@pytest.mark.parametrize(("resources", "answer"), [(2, "yes"), (1, "no")])
def test_8_7_1_entreat_before_battle_is_reckoned_with(resources: int, answer: str) -> None:
    """One Loss for one behind the Citadel is not enough; two for none once a Warband has been won over, if there is a
    Resource left for that."""
    game = turn(SIEGE, 1, resources=resources)
    assert boxes(game).startswith(f"V1 yes, V_BATTLE {answer}")
    if answer == "yes":
        assert boxes(game).endswith("V_AMBUSH no, V_DEVASTATE no, V_ENTREAT yes")
        assert pleas(game) == ["replace_aedui"]


def test_8_7_1_entreat_of_vercingetorix_target_stops_all_battles() -> None:
    """Though an army elsewhere has somebody to fight, all March if Vercingetorix has not."""
    game = turn(
        """
        [regions.Mandubii]
        Arverni = "Vercingetorix, 6 Warbands"
        [regions.Pictones]
        Arverni = "10 revealed Warbands"
        [tribes]
        Lingones = "Aedui"
        Santones = "Aedui"
    """,
        1,
    )
    assert boxes(game).startswith("V1 yes, V_BATTLE no, V_MARCH_THREAT yes")


@pytest.mark.proves("8.7.1ay")
def test_8_7_1_entreat_drops_another_battle_without_target() -> None:
    """Elsewhere such a Battle is only dropped, and its Resource saved."""
    game = turn("""
        [regions.Mandubii]
        Arverni = "Vercingetorix, 6 revealed Warbands"
        [regions.Carnutes]
        Arverni = "10 Warbands"
        [tribes]
        Lingones = "Aedui"
        Aulerci = "Aedui"
    """)
    assert boxes(game) == "V1 yes, V_BATTLE yes, V_AMBUSH no, V_DEVASTATE no, V_ENTREAT yes"
    assert (game.tribe("Lingones"), game.tribe("Aulerci")) == ("Subdued", "Arverni")
    assert game.resources("Arverni") == 8


@pytest.mark.parametrize(("upcoming", "tribe"), [("Winter", "Santones"), (62, "")])
def test_8_4_4_no_entreat_upon_frost_that_brings_a_player_to_victory(upcoming: object, tribe: str) -> None:
    """After the Rally a Belgic Ally removed would be the sixteenth Tribe of the Roman player."""
    owned = dict.fromkeys(("Santones", "Eburones", "Nervii", "Atrebates"), "Belgae")
    arverni = (
        "Arverni",
        "Cadurci",
        "Volcae",
        "Pictones",
        "Helvetii",
        "Namnetes",
        "Veneti",
        "Aulerci",
        "Menapii",
        "Morini",
    )
    owned |= dict.fromkeys(arverni, "Arverni")
    tribes = "\n    ".join(f'{name} = "{owner}"' for name, owner in owned.items())
    game = turn(
        f"""
    [regions.Bituriges]
    Arverni = "Vercingetorix, 1 Warband"
    [regions.Pictones]
    Arverni = "9 Warbands"
    [regions.Veneti]
    Arverni = "25 Warbands"
    [tribes]
    {tribes}
    """,
        upcoming=upcoming,
        resources=9,
    )
    assert pleas(game) == ([] if tribe else ["player_allies"])

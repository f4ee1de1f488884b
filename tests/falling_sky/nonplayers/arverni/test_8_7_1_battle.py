"""8.7.1 Battle: where, against whom, and whether at all."""

import pytest

from alesia.words.explaining import explain_lines
from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.nonplayers.arverni.boards import boxes, did, turn


def fought(game: Acting) -> list[str]:
    """The Regions and enemies in the order of the Battles."""
    return [line for line in did(game) if line.startswith(("command battle", "battle_target"))]


@pytest.mark.proves("8.7.1k", "8.7.1o")
def test_8_7_1_battle_for_a_loss_on_a_legion() -> None:
    """A Loss on a Legion is enough, though the Arverni would suffer as many."""
    game = turn("""
        [regions.Mandubii]
        Arverni = "Vercingetorix, 6 revealed Warbands"
        Romans = "8 Legions"
    """)
    assert boxes(game).startswith("V1 yes, V_BATTLE yes, V_AMBUSH no")


@pytest.mark.proves("8.7.1k")
def test_8_7_1_no_battle_where_auxilia_shield_the_legions() -> None:
    """Four Losses on six Auxilia touch no Legion, and the Counterattack costs more."""
    game = turn("""
        [regions.Mandubii]
        Arverni = "Vercingetorix, 6 revealed Warbands"
        Romans = "4 Legions, 6 Auxilia"
    """)
    assert boxes(game).startswith("V1 yes, V_BATTLE no, V_MARCH_THREAT yes")


@pytest.mark.parametrize(("nonplayers", "answer"), [(("Arverni",), "no"), (("Romans", "Arverni"), "yes")])
def test_8_7_1_a_roman_player_can_put_the_first_loss_on_the_leader(nonplayers: tuple[str, ...], answer: str) -> None:
    """One Loss is forced on a Legion only if the Leader cannot take it; Non-player Romans lose the Legion first
    (8.4.1)."""
    game = turn(
        """
        [regions.Mandubii]
        Arverni = "10 revealed Warbands"
        Romans = "Successor, 6 Legions, 4 Auxilia"
    """,
        nonplayers=nonplayers,
    )
    assert f"V_BATTLE {answer}" in boxes(game)


@pytest.mark.proves("8.7.1l")
def test_8_7_1_battle_for_more_losses_than_suffered() -> None:
    """Four Losses on six Aedui against one."""
    game = turn("""
        [regions.Mandubii]
        Arverni = "Vercingetorix, 6 revealed Warbands"
        Aedui = "6 Warbands"
    """)
    assert boxes(game).startswith("V1 yes, V_BATTLE yes")


@pytest.mark.proves("8.7.1l")
def test_8_7_1_no_battle_for_as_many_losses_as_suffered() -> None:
    """Two Losses for two are not enough."""
    game = turn("""
        [regions.Mandubii]
        Arverni = "Vercingetorix, 2 revealed Warbands"
        Aedui = "6 Warbands"
    """)
    assert boxes(game).startswith("V1 yes, V_BATTLE no")


@pytest.mark.proves("8.7.1r")
def test_8_7_1_a_retreat_counts_too() -> None:
    """Three Losses are inflicted on who stands, but of one Warband's half Loss nothing is left for who Retreats."""
    board = """
        [regions.Mandubii]
        Arverni = "Vercingetorix, 1 revealed Warband"
        Aedui = "1 Warband"
        [tribes]
        Lingones = "Aedui"
        {}
    """
    assert "V_BATTLE yes" in boxes(turn(board.format("")))
    haven = 'Sequani = "Aedui"'  # Aedui Control, where they could go
    assert "V_BATTLE no" in boxes(turn(board.format(haven)))


@pytest.mark.proves("8.7.1s")
@pytest.mark.parametrize(
    ("holder", "nonplayers", "answer"),
    [
        ("Belgae", ("Arverni",), "no"),  # a player might let the Aedui in
        ("Belgae", ("Arverni", "Belgae"), "yes"),
        ("Arverni", ("Arverni",), "yes"),
        ("Romans", ("Arverni", "Romans"), "yes"),  # to Non-player Aedui alone
        ("Romans", ("Arverni", "Romans", "Aedui"), "no"),
    ],
)
def test_8_7_1_no_retreat_into_the_control_of_who_never_agrees(
    holder: str, nonplayers: tuple[str, ...], answer: str
) -> None:
    """A Retreat would make the Battle worthless; it counts only where somebody might open a Region to it."""
    game = turn(
        f"""
        [regions.Mandubii]
        Arverni = "Vercingetorix, 1 revealed Warband"
        Aedui = "1 Warband"
        [tribes]
        Lingones = "Aedui"
        Helvetii = "{holder}"
    """,
        nonplayers=nonplayers,
    )
    assert f"V_BATTLE {answer}" in boxes(game)


@pytest.mark.proves("8.7.1m", "8.7.1o")
def test_8_7_1_no_battle_that_could_cost_vercingetorix() -> None:
    """A Loss on a Legion is not worth a Loss on Vercingetorix."""
    board = """
        [regions.Mandubii]
        Arverni = "Vercingetorix, {} revealed Warbands"
        Romans = "{} Legions"
    """
    assert "V_BATTLE yes" in boxes(turn(board.format(3, 5)))  # three Warbands for three Losses
    assert "V_BATTLE no" in boxes(turn(board.format(3, 6)))  # four Losses


@pytest.mark.proves("8.7.1n")
@pytest.mark.parametrize(("legions", "fights"), [(2, True), (3, False)])
def test_8_7_1_no_battle_that_could_cost_a_successor(legions: int, fights: bool) -> None:
    """While an army fights in Carnutes, a Successor with one Warband strikes at two Legions, of which one is left; of
    three Legions two would be left, and he would take a Loss."""
    game = turn(f"""
        [regions.Carnutes]
        Arverni = "10 revealed Warbands"
        Aedui = "4 Warbands"
        [regions.Mandubii]
        Arverni = "Successor, 1 revealed Warband"
        Romans = "{legions} Legions"
    """)
    assert ("command select Mandubii" in did(game)) is fights
    assert "command select Carnutes" in did(game)


@pytest.mark.proves("8.7.1u")
@pytest.mark.parametrize(("warbands", "answer"), [(10, "no"), (11, "yes")])
def test_8_7_1_caesar_only_if_more_than_two_to_one(warbands: int, answer: str) -> None:
    """Eleven mobile pieces are not more than twice five and a half: twelve are needed against Caesar and five."""
    game = turn(
        f"""
        [regions.Mandubii]
        Arverni = "Vercingetorix, {warbands + 1} Warbands"
        Romans = "Caesar, 2 Legions, 3 Auxilia"
    """
    )
    assert f"V_BATTLE {answer}" in boxes(game)


@pytest.mark.proves("8.7.1v")
def test_8_7_1_vercingetorix_with_caesar_does_not_fight_aedui_either() -> None:
    """With Caesar there, and not outnumbered, Vercingetorix does not Battle at all."""
    game = turn("""
        [regions.Mandubii]
        Arverni = "Vercingetorix, 6 Warbands"
        Romans = "Caesar, 5 Auxilia"
        Aedui = "4 Warbands"
    """)
    assert "V_BATTLE no" in boxes(game)


@pytest.mark.proves("8.7.1j")
def test_8_7_1_a_successor_against_caesar_needs_no_odds() -> None:
    """The odds are asked of Vercingetorix alone."""
    game = turn("""
        [regions.Mandubii]
        Arverni = "Successor, 10 Warbands"
        Romans = "Caesar, 5 Legions"
    """)
    assert "V_BATTLE yes" in boxes(game)


@pytest.mark.proves("8.7.1t")
def test_8_7_1_if_vercingetorix_will_not_nobody_battles() -> None:
    """An army elsewhere with an easy prey does not Battle while Vercingetorix flees."""
    game = turn("""
        [regions.Mandubii]
        Arverni = "Vercingetorix, 2 revealed Warbands"
        Romans = "Caesar, 6 Legions"
        [regions.Pictones]
        Arverni = "10 Warbands"
        Aedui = "4 Warbands"
    """)
    assert boxes(game).startswith("V1 yes, V_BATTLE no, V_MARCH_THREAT yes")
    assert game.notes("Arverni")[0] == "arverni.battle.vercingetorix_will_not"


@pytest.mark.proves("8.7.1y", "8.7.1z")
@pytest.mark.parametrize("die", [1, 6])
def test_8_7_1_vercingetorix_fights_romans_first(die: int) -> None:
    """With Romans and Aedui who both meet the condition, he fights the Romans; he comes before other armies."""
    game = turn(
        """
        [regions.Carnutes]
        Arverni = "10 revealed Warbands"
        Aedui = "4 Warbands"
        [regions.Mandubii]
        Arverni = "Vercingetorix, 6 revealed Warbands"
        Romans = "4 Auxilia"
        Aedui = "4 Warbands"
    """,
        *[die] * 4,
        resources=2,
    )
    assert fought(game)[:3] == ["command battle Mandubii", "battle_target faction Romans", "command battle Carnutes"]


@pytest.mark.proves("8.7.1y")
@pytest.mark.parametrize("die", [1, 6])
def test_8_7_1_the_only_resource_is_for_vercingetorix(die: int) -> None:
    """With one Resource he fights, and not the army that is under threat elsewhere, whatever the dice say."""
    board = """
        [regions.Carnutes]
        Arverni = "10 revealed Warbands"
        [regions.Mandubii]
        Arverni = "Vercingetorix, 6 revealed Warbands"
        [tribes]
        Aulerci = "Aedui"
        Lingones = "Aedui"
    """
    assert fought(turn(board, die, die, resources=1)) == ["command battle Mandubii"]


def test_8_7_1_vercingetorix_fights_aedui_if_not_romans() -> None:
    """Where the Romans do not meet the condition, he fights the Aedui who do."""
    game = turn("""
        [regions.Mandubii]
        Arverni = "Vercingetorix, 6 revealed Warbands"
        Romans = "1 Auxilia"
        Aedui = "4 Warbands"
    """)
    assert "battle_target faction Aedui" in did(game)


@pytest.mark.proves("8.7.1w")
def test_8_7_1_pays_for_all_before_the_first_battle() -> None:
    """Every Region is selected and paid for, then the Battles follow."""
    game = turn("""
        [regions.Mandubii]
        Arverni = "Vercingetorix, 6 revealed Warbands"
        Aedui = "4 Warbands"
        [regions.Pictones]
        Arverni = "10 revealed Warbands"
        [tribes]
        Pictones = "Aedui"
    """)
    steps = [line for line in did(game) if line.startswith("command ")]
    assert steps[:2] == ["command select Mandubii", "command select Pictones"]
    assert game.tribe("Pictones") == "Subdued"
    assert game.resources("Arverni") == 8


@pytest.mark.proves("8.7.1ab", "8.7.1ac", "8.7.1ae", "8.7.1af")
def test_8_7_1_then_romans_aedui_and_player_belgae_elsewhere() -> None:
    """In Regions that did not meet the condition the Arverni fight Romans, Aedui and player Belgae, not Germans."""
    board = """
        [regions.Mandubii]
        Arverni = "Vercingetorix, 6 revealed Warbands"
        [regions.Carnutes]
        Arverni = "4 revealed Warbands"
        [regions.Veneti]
        Arverni = "4 revealed Warbands"
        Germans = "1 Warband"
        [regions.Pictones]
        Arverni = "4 revealed Warbands"
        [tribes]
        Lingones = "Aedui"
        Aulerci = "Belgae"
        Pictones = "Romans"
    """
    game = turn(board)
    assert {line.split()[-1] for line in fought(game)} == {"Mandubii", "Carnutes", "Pictones"}
    assert fought(game)[0] == "command battle Mandubii"
    assert (game.tribe("Lingones"), game.tribe("Aulerci"), game.tribe("Pictones")) == ("Subdued",) * 3

    peace = turn(board, nonplayers=("Arverni", "Belgae"))
    assert {line.split()[-1] for line in fought(peace)} == {"Mandubii", "Pictones"}
    assert peace.tribe("Aulerci") == "Belgae"


@pytest.mark.proves("8.7.1aa")
@pytest.mark.parametrize(("army", "band"), [("Carnutes", "Pictones"), ("Pictones", "Carnutes")])
def test_8_7_1_armies_under_threat_before_others(army: str, band: str) -> None:
    """With one Resource ten Warbands fight the Ally beside them, not four elsewhere, whatever the dice say."""
    board = f"""
        [regions.{army}]
        Arverni = "10 revealed Warbands"
        [regions.{band}]
        Arverni = "4 revealed Warbands"
        [tribes]
        Aulerci = "Aedui"
        Pictones = "Aedui"
    """
    for die in (1, 6):
        assert fought(turn(board, die, resources=1)) == [f"command battle {army}"]


def test_8_7_1_as_far_as_resources_go() -> None:
    """With two Resources: Vercingetorix, and one of two others by the dice."""
    board = """
        [regions.Mandubii]
        Arverni = "Vercingetorix, 6 revealed Warbands"
        [regions.Carnutes]
        Arverni = "4 revealed Warbands"
        [regions.Pictones]
        Arverni = "4 revealed Warbands"
        [tribes]
        Lingones = "Aedui"
        Aulerci = "Aedui"
        Pictones = "Romans"
    """
    assert fought(turn(board, 3, resources=2)) == ["command battle Mandubii", "command battle Carnutes"]
    assert fought(turn(board, 4, resources=2)) == ["command battle Mandubii", "command battle Pictones"]


@pytest.mark.proves("8.7.1ad")
def test_8_7_1_a_capability_for_one_region_is_counted_once() -> None:
    """8.3.3 The Germanic Horse (59) fights in the first Battle; Carnutes would be worth it only with the Horse."""
    game = turn(
        """
        [regions.Mandubii]
        Arverni = "Vercingetorix, 6 revealed Warbands"
        Aedui = "4 Warbands"
        [regions.Carnutes]
        Arverni = "3 revealed Warbands"
        Aedui = "4 revealed Warbands"
    """,
        more='capabilities = { 59 = "shaded Arverni" }',
    )
    assert [line for line in did(game) if line.startswith("command select")] == ["command select Mandubii"]


@pytest.mark.proves("8.7.1q")
def test_8_7_1_a_capability_makes_a_battle_worth_it() -> None:
    """With the Germanic Horse three Warbands cause three Losses, not one."""
    board = """
        [regions.Mandubii]
        Arverni = "Vercingetorix, 1 revealed Warband"
        Aedui = "4 revealed Warbands"
    """
    assert "V_BATTLE no" in boxes(turn(board))
    assert "V_BATTLE yes" in boxes(turn(board, more='capabilities = { 59 = "shaded Arverni" }'))


@pytest.mark.proves("8.7.1ar")
def test_8_7_1_no_resources_no_battle_and_no_march() -> None:
    """Without Resources neither happens, and the Event is considered."""
    game = turn(
        """
        [regions.Mandubii]
        Arverni = "Vercingetorix, 6 revealed Warbands"
        Aedui = "4 Warbands"
    """,
        resources=0,
    )
    assert boxes(game).startswith("V1 yes, V_BATTLE no, V_MARCH_THREAT no, V2 yes")


FROST = """
    [regions.Mandubii]
    Arverni = "Vercingetorix, 6 revealed Warbands"
    [tribes]
    Lingones = "Aedui"
    {}
"""
BELGIC = ("Menapii", "Morini", "Eburones", "Nervii", "Atrebates", "Bellovaci", "Remi", "Treveri", "Aulerci")


@pytest.mark.proves("8.4.4a", "8.4.4c", "8.4.4g")
@pytest.mark.parametrize(
    ("arverni", "upcoming", "nonplayers", "answer"),
    [
        (("Cadurci", "Volcae", "Pictones", "Santones", "Veneti"), "Winter", ("Arverni",), "no"),
        (("Cadurci", "Volcae", "Pictones", "Santones", "Veneti"), 62, ("Arverni",), "yes"),
        (("Cadurci", "Volcae", "Pictones", "Santones", "Veneti"), "Winter", ("Arverni", "Aedui", "Belgae"), "no"),
        (("Cadurci", "Volcae", "Pictones", "Santones", "Veneti"), "Winter", ("Arverni", "Romans"), "yes"),
        (("Cadurci", "Volcae", "Pictones", "Santones", "Veneti", "Namnetes"), "Winter", ("Arverni",), "yes"),
    ],
)
def test_8_4_4_no_battle_upon_frost_that_brings_a_player_to_victory(
    arverni: tuple[str, ...], upcoming: object, nonplayers: tuple[str, ...], answer: str
) -> None:
    """Lingones, Subdued, would be the sixteenth Tribe of a Roman player, be it the only one; not without Frost, nor
    of a Non-player, nor if it is only the fifteenth."""
    owned = dict.fromkeys(BELGIC, "Belgae") | dict.fromkeys(arverni, "Arverni")
    tribes = "\n    ".join(f'{name} = "{owner}"' for name, owner in owned.items())
    game = turn(FROST.format(tribes), upcoming=upcoming, nonplayers=nonplayers)
    assert f"V_BATTLE {answer}" in boxes(game)


LOYALISTS = """
    [regions.Mandubii]
    Arverni = "Vercingetorix, 1 revealed Warband"
    Romans = "4 Legions, 4 Auxilia"
    [regions.Nervii]
    Arverni = "{} revealed Warbands"
    Romans = "1 Legion, 3 Auxilia"
"""


def loyalists(warbands: int) -> Acting:
    """44 shaded: three Auxilia in Nervii become Arverni, and the free Command is there alone."""
    board = LOYALISTS.format(warbands)
    return turn(board, 1, 1, 1, 1, card=44, passed=("Aedui", "Belgae", "Romans"), resources=0)


def test_8_2_3_loyalists_arverni_ask_for_threats_where_the_event_lets_them_act() -> None:
    """Vercingetorix, threatened in Mandubii, which is none of the Event's Regions, forbids no Battle in Nervii."""
    game = loyalists(warbands=9)
    assert did(game)[0] == "action shaded 44"
    assert boxes(game).rpartition("V_EVENT yes, ")[2].startswith("V1 yes, V_BATTLE yes")
    assert "free_command command Battle" in did(game)


def test_8_2_3_loyalists_without_an_army_there_no_threat_is_felt() -> None:
    """V1 says that nobody stands where the Event lets them act; not that he is nowhere on the map."""
    game = loyalists(warbands=4)
    assert boxes(game).rpartition("V_EVENT yes, ")[2].startswith("V1 no")
    texts = [text for _, text in explain_lines(game.walk("Arverni"))]
    assert any("where the Event allows the Command, or ten Warbands in one Region there" in text for text in texts)

"""8.7.1 Battle or March under threat: the condition, and the March away."""

import pytest

from tests.falling_sky.nonplayers.arverni.boards import boxes, did, turn

ARMY = """
    [regions.Mandubii]
    Arverni = "{arverni}"
    {enemies}
    [tribes]
    {tribes}
"""


@pytest.mark.proves("8.7.1a", "8.7.1b", "8.7.1c", "8.7.1d", "8.7.1e", "8.7.1f", "8.7.1g", "8.7.1h", "8.7.1i", "8.7.1j")
@pytest.mark.parametrize(
    ("arverni", "enemies", "tribes", "answer"),
    [
        ("Vercingetorix", "", 'Lingones = "Aedui"', "yes"),
        ("Vercingetorix", "", 'Mandubii = "Aedui Citadel"', "yes"),
        ("Vercingetorix", "", 'Lingones = "Romans"', "yes"),
        ("Vercingetorix", 'Romans = "1 Legion"', "", "yes"),
        ("Vercingetorix", 'Romans = "4 Auxilia"', "", "yes"),
        ("Vercingetorix", 'Romans = "5 Auxilia"', "", "yes"),
        ("Vercingetorix", 'Aedui = "4 Warbands"', "", "yes"),
        ("Vercingetorix", 'Aedui = "5 Warbands"', "", "yes"),
        ("Vercingetorix", 'Romans = "3 Auxilia"\nAedui = "3 Warbands"', "", "no"),
        ("Vercingetorix", 'Belgae = "9 Warbands"', 'Lingones = "Belgae"', "no"),
        ("Vercingetorix", 'Germans = "9 Warbands"', "", "no"),
        ("10 Warbands", "", 'Lingones = "Aedui"', "yes"),
        ("11 Warbands", "", 'Lingones = "Aedui"', "yes"),
        ("4 Warbands, 3 revealed Warbands, 3 scouted Warbands", "", 'Lingones = "Aedui"', "yes"),
        ("9 Warbands", "", 'Lingones = "Aedui"', "no"),
        ("Successor, 9 Warbands", 'Romans = "1 Legion"', "", "no"),
    ],
)
def test_8_7_1_condition(arverni: str, enemies: str, tribes: str, answer: str) -> None:
    """Vercingetorix or at least ten Warbands, with an Ally, Citadel, Legion or at least four pieces of one enemy."""
    game = turn(ARMY.format(arverni=arverni, enemies=enemies, tribes=tribes))
    assert boxes(game).startswith(f"V1 {answer}, ")


CAESAR = """
    [regions.Mandubii]
    Arverni = "Vercingetorix, 8 Warbands"
    Romans = "Caesar, 4 Legions, 1 Auxilia"
"""


@pytest.mark.proves("8.7.1ag", "8.7.1ai", "8.7.1am")
def test_8_7_1_march_joins_the_most_arverni() -> None:
    """Vercingetorix leaves with all his Warbands for the most Arverni pieces, Allies among them, two Regions away."""
    game = turn(
        CAESAR
        + """
        [regions.Bituriges]
        Arverni = "1 Warband"
        [regions.Pictones]
        Arverni = "1 Warband"
        [tribes]
        Pictones = "Arverni"
    """
    )
    assert boxes(game).startswith("V1 yes, V_BATTLE no, V_MARCH_THREAT yes")
    assert game.priorities("Arverni") == ["arverni.flight.most_arverni"]
    assert game.pieces("Pictones", "Arverni").startswith("Vercingetorix, ")
    assert game.pieces("Bituriges", "Arverni") == "1 Warband"  # the only one there stays


@pytest.mark.proves("8.7.1ah", "8.7.1ai", "8.7.1bj")
def test_8_7_1_march_pays_then_entreats_then_moves() -> None:
    """All origins are paid for first; then Entreat while Vercingetorix is still there; then all Warbands leave, the one
    just won too."""
    game = turn(
        CAESAR
        + """
        [regions.Arverni]
        Arverni = "6 Warbands"
        [regions.Pictones]
        Arverni = "7 Warbands"
    """,
        1,
    )
    assert boxes(game) == "V1 yes, V_BATTLE no, V_MARCH_THREAT yes, V_DEVASTATE no, V_ENTREAT yes"
    assert [line for line in did(game) if line.startswith(("command", "entreat "))] == [
        "command select Mandubii",
        "command select Arverni",
        "command ability Entreat",
        "entreat region Mandubii",
        "command march Mandubii",
        "command march Arverni",
        "command done",
    ]
    assert game.pieces("Mandubii", "Arverni") == ""
    assert game.pieces("Pictones", "Arverni") == "Vercingetorix, 21 Warbands"
    assert game.resources("Arverni") == 7


@pytest.mark.proves("8.7.1ah")
def test_8_7_1_march_with_one_resource_is_not_spent_on_entreat() -> None:
    """The only Resource pays for the March."""
    game = turn(CAESAR, 1, resources=1)
    assert boxes(game) == "V1 yes, V_BATTLE no, V_MARCH_THREAT yes, V_DEVASTATE no, V_ENTREAT no"
    assert game.pieces("Mandubii", "Arverni") == ""
    assert game.resources("Arverni") == 0


@pytest.mark.proves("8.7.1az")
def test_8_7_1_march_devastates_before_moving() -> None:
    """Under Arverni Control Vercingetorix Devastates his Region after paying one Resource for it, and then leaves."""
    game = turn(
        """
        [regions.Mandubii]
        Arverni = "Vercingetorix, 11 Warbands"
        Romans = "Caesar, 5 Legions"
        [regions.Arverni]
        Arverni = "2 Warbands"
    """,
        1,
    )
    assert boxes(game) == "V1 yes, V_BATTLE no, V_MARCH_THREAT yes, V_DEVASTATE yes"
    assert did(game).index("devastate region Mandubii") < did(game).index("command march Mandubii")
    assert game.pieces("Mandubii", "Romans") == "Caesar, 4 Legions"
    assert game.pieces("Arverni", "Arverni").startswith("Vercingetorix, ")
    assert game.position["regions"]["Mandubii"]["devastated"]
    assert game.resources("Arverni") == 9


@pytest.mark.proves("8.7.1ba")
def test_8_7_1_march_devastates_after_moving_if_only_then() -> None:
    """Where Devastation would do something only after the March, it comes after it."""
    game = turn(
        CAESAR
        + """
        [regions.Pictones]
        Arverni = "3 Warbands"
        Aedui = "6 Warbands"
    """,
        1,
    )
    assert boxes(game) == "V1 yes, V_BATTLE no, V_MARCH_THREAT yes, V_DEVASTATE yes"
    assert did(game).index("devastate region Pictones") > did(game).index("command march Mandubii")
    assert game.pieces("Pictones", "Aedui") == "4 Warbands"


@pytest.mark.proves("8.7.1aj")
def test_8_7_1_march_vercingetorix_leaves_though_another_army_is_threatened() -> None:
    """It is an army in Mandubii that will not Battle; Vercingetorix, who sees no enemy, joins it all the same."""
    game = turn("""
        [regions.Mandubii]
        Arverni = "10 revealed Warbands"
        Romans = "Caesar, 8 Legions, 9 Auxilia"
        [regions.Carnutes]
        Arverni = "Vercingetorix, 2 Warbands"
    """)
    assert boxes(game).startswith("V1 yes, V_BATTLE no, V_MARCH_THREAT yes")
    assert game.pieces("Mandubii", "Arverni").startswith("Vercingetorix, ")
    assert game.pieces("Carnutes", "Arverni") == ""


@pytest.mark.proves("8.7.1bk")
def test_8_7_1_march_entreats_after_moving_if_only_then() -> None:
    """Before the March nobody is Hidden to Entreat; those who come to Pictones are, and win the Aedui Warband there."""
    game = turn("""
        [regions.Mandubii]
        Arverni = "Vercingetorix, 8 revealed Warbands"
        Romans = "Caesar, 9 Legions, 9 Auxilia"
        [regions.Pictones]
        Arverni = "3 revealed Warbands"
        Aedui = "1 Warband"
    """)
    assert boxes(game) == "V1 yes, V_BATTLE no, V_MARCH_THREAT yes, V_DEVASTATE no, V_ENTREAT yes"
    assert did(game).index("entreat region Pictones") > did(game).index("command march Mandubii")
    assert game.pieces("Pictones", "Aedui") == ""


BLOCKED = """
    [regions.Mandubii]
    Arverni = "Vercingetorix, 8 Warbands"
    Romans = "Caesar, 4 Legions"
    [regions.Carnutes]
    Arverni = "4 Warbands"
    Aedui = "3 revealed Warbands"
    [regions.Bituriges]
    devastated = {}
    [regions.Atrebates]
    devastated = true
    [regions.Pictones]
    Arverni = "9 Warbands"
"""


def test_8_7_1_march_devastation_that_would_block_the_way_comes_after() -> None:
    """Devastating Carnutes would halt Vercingetorix there: he passes first. Where Bituriges is open he goes that way,
    and Carnutes is Devastated before."""
    steps = did(turn(BLOCKED.format("true"), resources=1))
    assert steps.index("march_on region Pictones") < steps.index("devastate region Carnutes")
    passed = turn(BLOCKED.format("false"), resources=1)
    steps = did(passed)
    assert steps.index("devastate region Carnutes") < steps.index("march_to region Bituriges")
    assert passed.pieces("Pictones", "Arverni").startswith("Vercingetorix, ")


@pytest.mark.proves("8.7.1ak", "8.7.1al")
def test_8_7_1_march_others_draw_near_to_vercingetorix() -> None:
    """Other Warbands, but one of each origin, go one Region closer to where Vercingetorix has gone."""
    game = turn(
        CAESAR
        + """
        [regions.Sequani]
        Arverni = "7 Warbands"
        [regions.Nervii]
        Arverni = "3 Warbands"
        [regions.Veneti]
        Arverni = "1 Warband"
    """,
        1,
    )
    assert game.pieces("Sequani", "Arverni").startswith("Vercingetorix, ")
    assert game.pieces("Nervii", "Arverni") == "1 Warband"
    assert game.pieces("Treveri", "Arverni") == "2 Warbands"  # the only way nearer to Sequani
    assert game.pieces("Veneti", "Arverni") == "1 Warband"


@pytest.mark.proves("8.7.1al")
def test_8_7_1_march_one_of_those_who_were_there_stays() -> None:
    """Two come from Nervii to Treveri; of the three there two go on to Sequani all the same, and one stays."""
    game = turn(
        CAESAR
        + """
        [regions.Sequani]
        Arverni = "7 Warbands"
        [regions.Nervii]
        Arverni = "3 Warbands"
        [regions.Treveri]
        Arverni = "3 Warbands"
    """,
        1,
    )
    assert did(game).index("command march Nervii") < did(game).index("command march Treveri")
    assert game.pieces("Treveri", "Arverni") == "3 Warbands"


def test_8_7_1_march_others_as_far_as_resources_go() -> None:
    """Whom to leave out is for the dice."""
    board = (
        CAESAR
        + """
        [regions.Sequani]
        Arverni = "7 Warbands"
        [regions.Pictones]
        Arverni = "3 Warbands"
        [regions.Treveri]
        Arverni = "3 Warbands"
    """
    )
    for die, marches, stays in ((1, "Treveri", "Pictones"), (4, "Pictones", "Treveri")):
        game = turn(board, die, 1, resources=2)
        assert game.pieces(marches, "Arverni") == "1 Warband"
        assert game.pieces(stays, "Arverni") == "3 Warbands"
        assert game.resources("Arverni") == 0


@pytest.mark.proves("8.7.1bz")
def test_8_7_1_march_across_the_sea_has_no_special_ability() -> None:
    """4.1.3 Out of Britannia nothing is Entreated, neither before nor after."""
    game = turn(
        """
        [regions.Britannia]
        Arverni = "Vercingetorix, 4 Warbands"
        Romans = "Caesar, 4 Legions, 1 Auxilia"
    """,
        1,
    )
    assert boxes(game) == "V1 yes, V_BATTLE no, V_MARCH_THREAT yes"
    assert game.pieces("Britannia", "Arverni") == ""


def test_8_7_1_no_march_upon_frost() -> None:
    """Upon Frost there is no March; the Arverni consider the Event."""
    game = turn(CAESAR, upcoming="Winter")
    assert boxes(game).startswith("V1 yes, V_BATTLE no, V_MARCH_THREAT no, V2 yes")


@pytest.mark.proves("8.7.1j")
def test_8_7_1_no_march_without_vercingetorix() -> None:
    """An army that will not Battle draws near to nobody if Vercingetorix is not on the map."""
    game = turn("""
        [regions.Mandubii]
        Arverni = "Successor, 10 Warbands"
        Romans = "Caesar, 8 Legions, 8 Auxilia"
    """)
    assert boxes(game).startswith("V1 yes, V_BATTLE no, V_MARCH_THREAT no, V2 yes")


WALLED = """
    [regions.Mandubii]
    Arverni = "Vercingetorix, 4 Warbands"
    Romans = "Caesar, 8 Legions"
    [regions.Carnutes]
    Arverni = "3 Warbands"
    [circumvallation]
    region = "Mandubii"
    faction = "Arverni"
    pieces = "{}"
"""


def test_8_7_1_march_who_is_walled_in_stays() -> None:
    """Card 4: Vercingetorix behind the wall does not leave, but others draw near; Warbands behind it stay when he
    goes."""
    game = turn(WALLED.format("Vercingetorix, 4 Warbands"))
    assert boxes(game).startswith("V1 yes, V_BATTLE no, V_MARCH_THREAT yes")
    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix, 6 Warbands"
    game = turn(WALLED.format("3 Warbands"))
    assert game.pieces("Mandubii", "Arverni") == "3 Warbands"
    assert game.pieces("Carnutes", "Arverni") == "Vercingetorix, 4 Warbands"


# ---- Harassment ---------------------------------------------------------------------------------------------------

PASSAGE = """
    [regions.Treveri]
    Arverni = "Vercingetorix, {warbands} Warbands"
    Romans = "Caesar, 9 Legions"
    [regions.Sequani]
    {sequani}
    [regions.Mandubii]
    {mandubii}
    [regions.Aedui]
    Arverni = "5 Warbands"
"""


@pytest.mark.proves("8.7.1an")
@pytest.mark.parametrize(("sequani", "mandubii", "way"), [(6, 3, "Mandubii"), (3, 6, "Sequani")])
def test_8_7_1_harassment_the_way_with_the_fewest_losses(sequani: int, mandubii: int, way: str) -> None:
    """Of two ways to the most Arverni Vercingetorix takes the one where fewer lie in wait."""
    germans = 'Germans = "{} Warbands"'
    game = turn(PASSAGE.format(warbands=5, sequani=germans.format(sequani), mandubii=germans.format(mandubii)))
    assert f"march_to region {way}" in did(game)
    assert game.pieces("Aedui", "Arverni") == "Vercingetorix, 9 Warbands"


@pytest.mark.proves("8.7.1ao")
def test_8_7_1_harassment_never_more_than_three() -> None:
    """A Region that costs four Losses on every way is out of reach."""
    board = PASSAGE.format(warbands=9, sequani='Germans = "12 Warbands"', mandubii="devastated = true")
    game = turn(board, 1, 1)
    assert game.pieces("Treveri", "Arverni") == ""
    assert not game.pieces("Aedui", "Arverni").startswith("Vercingetorix")


@pytest.mark.proves("8.7.1ap")
def test_8_7_1_harassment_never_on_vercingetorix() -> None:
    """Nor is one that would cost as many Losses as he has Warbands, and one more."""
    board = PASSAGE.format(warbands=1, sequani='Germans = "6 Warbands"', mandubii='Germans = "9 Warbands"')
    game = turn(board, 1, 1)
    assert boxes(game).startswith("V1 yes, V_BATTLE no, V_MARCH_THREAT yes")
    assert not any(line.startswith("march_on region Aedui") for line in did(game))


def test_8_7_1_harassment_nonplayer_belgae_let_vercingetorix_pass() -> None:
    """8.4.2 Non-player Belgae Harass Romans only, so that their Region costs nothing."""
    board = PASSAGE.format(warbands=9, sequani='Germans = "12 Warbands"', mandubii='Belgae = "12 Warbands"')
    game = turn(board, nonplayers=("Arverni", "Belgae"))
    assert game.pieces("Aedui", "Arverni") == "Vercingetorix, 14 Warbands"


@pytest.mark.proves("8.7.1aq")
def test_8_7_1_harassment_a_player_who_agrees_not_to() -> None:
    """1.5.2 The Arverni ask the player on the way for a truce; who agrees does not Harass."""
    board = PASSAGE.format(warbands=9, sequani='Germans = "12 Warbands"', mandubii='Belgae = "12 Warbands"')
    game = turn(board)
    assert game.asked == "Belgae agree_truce"
    game.play("Belgae agree_truce yes")
    assert game.pieces("Aedui", "Arverni") == "Vercingetorix, 14 Warbands"


@pytest.mark.proves("8.7.1aq")
def test_8_7_1_harassment_a_player_who_refuses() -> None:
    """Who refuses is reckoned with: four Losses are too many."""
    board = PASSAGE.format(warbands=9, sequani='Germans = "12 Warbands"', mandubii='Belgae = "12 Warbands"')
    game = turn(board, 1, 1, 1, 1)
    game.play("Belgae agree_truce no")
    assert not game.pieces("Aedui", "Arverni").startswith("Vercingetorix")
    assert game.pieces("Treveri", "Arverni") == ""


TWO_GOALS = """
    [regions.Treveri]
    Arverni = "Vercingetorix, 9 Warbands"
    Romans = "Caesar, 9 Legions"
    [regions.Sequani]
    {sequani}
    [regions.Mandubii]
    {mandubii}
    [regions.Aedui]
    Arverni = "5 Warbands"
    [regions.{other}]
    Arverni = "5 Warbands"
"""


def _refuge(board: str, *dice: int) -> str:
    """Where Vercingetorix goes if the Belgae agree not to Harass him."""
    game = turn(board, *dice)
    game.play("Belgae agree_truce yes")
    return next(r for r in ("Aedui", "Bituriges") if game.pieces(r, "Arverni").startswith("Vercingetorix"))


def test_8_7_1_a_truce_is_thought_of_with_the_same_dice() -> None:
    """Of two Regions alike, both past the Belgae, the first die decides; what falls later changes nothing."""
    board = TWO_GOALS.format(sequani='Germans = "12 Warbands"', mandubii='Belgae = "12 Warbands"', other="Bituriges")
    first = _refuge(board, 1, 1, 1, 1, 1, 1, 1, 1)
    assert _refuge(board, 1, 6, 6, 6, 6, 6, 6, 6) == first
    assert _refuge(board, 6, 1, 1, 1, 1, 1, 1, 1) != first


@pytest.mark.parametrize("dice", [(1, 1, 1, 1, 6, 6), (6, 1, 1, 1, 6, 1), (6, 6, 6, 6, 1, 1)])
def test_8_7_1_no_truce_is_asked_where_nobody_would_harass(dice: tuple[int, ...]) -> None:
    """To Aedui he can go by way of Sequani, to Carnutes by way of Atrebates: the Belgae in Mandubii are not asked; nor
    for Bituriges, no better than Aedui, to which all ways lead past them."""
    for other in ("Carnutes", "Bituriges"):
        game = turn(TWO_GOALS.format(sequani="", mandubii='Belgae = "12 Warbands"', other=other), *dice)
        assert game.pieces("Treveri", "Arverni") == ""
        assert "command negotiate" not in did(game)

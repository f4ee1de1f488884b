"""8.7.4 March to spread: when, to which Regions, from which, and the Leader's own March."""

import pytest

from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.nonplayers.arverni.boards import boxes, did, turn


def origins(game: Acting) -> list[str]:
    return [line.split()[-1] for line in did(game) if line.startswith("command march")]


def spread(board: str, *dice: int, resources: int = 10) -> Acting:
    """Nine Warbands and more, no Ally: the condition of 8.7.4 is met, that of Rally is not."""
    game = turn(board, *dice, resources=resources)
    assert "V3 no, V4 yes, V_MARCH_SPREAD" in boxes(game), boxes(game)
    return game


@pytest.mark.proves("8.7.4a", "8.7.4b")
@pytest.mark.parametrize(
    ("tribes", "warbands", "answer"),
    [
        (5, 30, "yes"),  # few Allies
        (6, 30, "no"),
        (6, 29, "yes"),  # six Warbands Available
        (6, 28, "yes"),  # seven
    ],
)
def test_8_7_4_condition(tribes: int, warbands: int, answer: str) -> None:
    """Up to five Allies and Citadels on the map, or at least six Warbands Available."""
    names = ("Menapii", "Eburones", "Treveri", "Pictones", "Veneti", "Helvetii")[:tribes]
    held = "\n".join(f'{name} = "Arverni"' for name in names)
    game = turn(
        f"""
[regions.Britannia]
Arverni = "{warbands} Warbands"
Belgae = "20 Warbands"
Germans = "15 Warbands"
[regions.Morini]
Romans = "9 Auxilia"
[tribes]
{held}
    """,
        6,
        resources=1,
    )
    assert f"V3 no, V4 {answer}" in boxes(game)


@pytest.mark.proves("8.7.4g")
def test_8_7_4_one_hidden_warband_to_each_region_without() -> None:
    """From Bituriges to all five Regions around, one Hidden Warband each; four stay."""
    game = spread("""
        [regions.Bituriges]
        Arverni = "9 revealed Warbands"
        Romans = "9 Auxilia"
    """)
    assert origins(game) == ["Bituriges"]
    for name in ("Carnutes", "Pictones", "Aedui", "Arverni", "Mandubii"):
        assert game.pieces(name, "Arverni") == "1 Warband"
    assert game.pieces("Bituriges", "Arverni") == "4 Warbands"


@pytest.mark.proves("8.7.4g")
def test_8_7_4_a_revealed_warband_is_not_enough() -> None:
    """A Region with a Revealed Warband gets a Hidden one, a Region with a Hidden Warband none."""
    game = spread("""
        [regions.Arverni]
        Arverni = "9 Warbands"
        Romans = "9 Auxilia"
        [regions.Pictones]
        Arverni = "1 revealed Warband"
        Belgae = "1 Warband"
        [regions.Bituriges]
        Arverni = "1 Warband"
        Belgae = "1 Warband"
    """)
    assert game.pieces("Pictones", "Arverni") == "1 Warband, 1 revealed Warband"
    assert game.pieces("Bituriges", "Arverni") == "1 Warband"


def test_8_7_4_an_origin_hides_its_own() -> None:
    """Sequani, whose Warbands are all Revealed, sends some out and is itself no destination of Aedui."""
    game = spread("""
        [regions.Sequani]
        Arverni = "5 revealed Warbands"
        Romans = "9 Auxilia"
        [regions.Aedui]
        Arverni = "5 Warbands"
        Romans = "9 Auxilia"
    """)
    assert sorted(origins(game)) == ["Aedui", "Sequani"]
    assert "march_to region Sequani" not in did(game)
    for name in ("Treveri", "Ubii", "Mandubii", "Bituriges", "Arverni", "Provincia"):
        assert game.pieces(name, "Arverni") == "1 Warband"


@pytest.mark.proves("8.7.4d")
@pytest.mark.parametrize("die", [1, 6])
def test_8_7_4_the_leaders_region_among_equal_origins(die: int) -> None:
    """Veneti can be reached from Carnutes or Pictones; the Leader leaves Pictones anyway: so it is one origin."""
    game = turn(
        LEADER.format(pictones="7 Warbands", carnutes='Romans = "5 Auxilia"', aedui="", tribes="", veneti="")
        .replace('[regions.Veneti]\n    Arverni = "1 Warband"', "[regions.Veneti]")
        .replace('[regions.Carnutes]\n    Arverni = "1 Warband"', '[regions.Carnutes]\n    Arverni = "3 Warbands"'),
        *[die] * 6,
    )
    assert "arverni.spread.leader_leaves_anyway" in game.priorities("Arverni")
    assert origins(game) == ["Pictones"]
    assert game.pieces("Veneti", "Arverni") == "1 Warband"


@pytest.mark.proves("8.7.4d")
def test_8_7_4_from_the_fewest_origins() -> None:
    """Bituriges alone reaches what Pictones and Aedui reach between them; Veneti and Provincia need their own."""
    game = spread(
        """
        [regions.Britannia]
        Arverni = "4 Warbands"
        Romans = "9 Auxilia"
        [regions.Treveri]
        Arverni = "1 Warband"
        [regions.Bituriges]
        Arverni = "6 Warbands"
        Romans = "6 Auxilia"
        [regions.Aedui]
        Arverni = "2 Warbands"
        Romans = "4 Auxilia"
    """,
        1,
    )
    assert "Bituriges" in origins(game)
    for name in ("Carnutes", "Pictones", "Arverni", "Mandubii", "Morini", "Atrebates", "Veneti"):
        assert "Warband" in game.pieces(name, "Arverni")
    assert sorted(origins(game)) == ["Aedui", "Bituriges", "Britannia"]


@pytest.mark.proves("8.7.4e", "8.7.4f")
def test_8_7_4_one_warband_stays_and_control_is_kept() -> None:
    """Of four Warbands with two Aedui none can leave: Control needs three, and the fourth goes."""
    game = spread("""
        [regions.Veneti]
        Arverni = "4 Warbands"
        Aedui = "2 Warbands"
        [regions.Provincia]
        Arverni = "5 Warbands"
        Romans = "9 Auxilia, Fort"
        [tribes]
        Veneti = "Dispersed"
        Namnetes = "Dispersed"
    """)
    assert game.pieces("Veneti", "Arverni") == "3 Warbands"
    assert game.control("Veneti") == "Arverni"
    assert game.pieces("Provincia", "Arverni") == "2 Warbands"


def test_8_7_4_as_far_as_resources_go() -> None:
    """One Resource: from the origin that reaches the most Regions."""
    game = spread(
        """
        [regions.Bituriges]
        Arverni = "6 Warbands"
        Romans = "9 Auxilia"
        [regions.Veneti]
        Arverni = "6 Warbands"
        Romans = "9 Auxilia"
    """,
        resources=1,
    )
    assert origins(game) == ["Bituriges"]


@pytest.mark.proves("8.7.4h")
def test_8_7_4_which_region_goes_without_is_for_the_dice() -> None:
    """Two Warbands for three Regions."""
    board = """
        [regions.Britannia]
        Arverni = "3 Warbands"
        Romans = "9 Auxilia"
        [regions.Sugambri]
        Arverni = "1 Warband, 5 scouted Warbands"
        Romans = "9 Auxilia"
    """
    first = spread(board, 1, 1)
    assert first.pieces("Sugambri", "Arverni") == "1 Warband, 5 scouted Warbands"  # the last Hidden one stays
    assert (first.pieces("Morini", "Arverni"), first.pieces("Atrebates", "Arverni")) == ("1 Warband", "1 Warband")
    last = spread(board, 5, 4)
    assert (last.pieces("Veneti", "Arverni"), last.pieces("Atrebates", "Arverni")) == ("1 Warband", "1 Warband")


# ---- the Leader ---------------------------------------------------------------------------------------------------

LEADER = """
    [regions.Pictones]
    Arverni = "Vercingetorix, {pictones}"
    [regions.Veneti]
    Arverni = "1 Warband"
    Germans = "1 Warband"
    {veneti}
    [regions.Carnutes]
    Arverni = "1 Warband"
    Germans = "1 Warband"
    {carnutes}
    [regions.Bituriges]
    Arverni = "1 Warband"
    Germans = "1 Warband"
    [regions.Arverni]
    Arverni = "1 Warband"
    Germans = "1 Warband"
    [regions.Mandubii]
    Arverni = "1 Warband"
    Germans = "1 Warband"
    [regions.Britannia]
    Arverni = "1 Warband"
    Germans = "1 Warband"
    [regions.Atrebates]
    Arverni = "1 Warband"
    Germans = "1 Warband"
    [regions.Aedui]
    Arverni = "1 Warband"
    Germans = "1 Warband"
    {aedui}
    [regions.Provincia]
    Arverni = "1 Warband"
    Germans = "1 Warband"
    [tribes]
    {tribes}
"""


def led(*dice: int, pictones: str = "6 Warbands", **regions: str) -> Acting:
    """A Hidden Warband is in every Region within reach; only the Leader's March is left."""
    texts = {key: regions.get(key, "") for key in ("veneti", "carnutes", "aedui", "tribes")}
    game = turn(LEADER.format(pictones=pictones, **texts), *dice)
    assert "V3 no, V4 yes, V_MARCH_SPREAD" in boxes(game), boxes(game)
    return game


@pytest.mark.proves("8.7.4e", "8.7.4i", "8.7.4j")
def test_8_7_4_leader_takes_control_from_romans_or_aedui() -> None:
    """Vercingetorix with his Warbands, but for one, to a Region that the Aedui Control."""
    game = led(veneti='Aedui = "3 Warbands"')
    assert "V_MARCH_SPREAD yes" in boxes(game)
    assert game.pieces("Veneti", "Arverni").startswith("Vercingetorix, ")
    assert game.control("Veneti") == "Arverni"
    assert game.pieces("Pictones", "Arverni") == "1 Warband"


@pytest.mark.proves("8.7.4p")
def test_8_7_4_a_successor_leads_too() -> None:
    """The Leader, whoever he is, takes a Region that the Aedui Control."""
    texts = dict.fromkeys(("carnutes", "aedui", "tribes"), "")
    board = LEADER.format(pictones="6 Warbands", veneti='Aedui = "3 Warbands"', **texts)
    game = turn(board.replace("Vercingetorix", "Successor"))
    assert game.pieces("Veneti", "Arverni").startswith("Successor, ")
    assert game.control("Veneti") == "Arverni"


@pytest.mark.proves("8.7.4f")
@pytest.mark.parametrize(("warbands", "goes"), [(6, True), (5, False)])
def test_8_7_4_leader_keeps_control_behind_him(warbands: int, goes: bool) -> None:
    """Two Belgae in Pictones: three Warbands must stay. The other three and the Leader win Veneti; two would not."""
    board = LEADER.format(
        pictones=f"{warbands} Warbands", veneti='Aedui = "3 Warbands"', carnutes="", aedui="", tribes=""
    )
    game = turn(board.replace('Warbands"\n', 'Warbands"\n    Belgae = "2 revealed Warbands"\n', 1))
    assert "V4 yes, V_MARCH_SPREAD" in boxes(game)
    assert game.pieces("Veneti", "Arverni").startswith("Vercingetorix, ") == goes
    assert (game.pieces("Pictones", "Arverni") == "3 Warbands") == goes
    assert game.control("Pictones") == "Arverni"


@pytest.mark.proves("8.7.4l")
def test_8_7_4_leader_not_to_bibracte() -> None:
    """The Region of Bibracte is never the destination."""
    game = led(aedui='Aedui = "3 Warbands"')
    assert not game.pieces("Aedui", "Arverni").startswith("Vercingetorix")


@pytest.mark.proves("8.7.4i")
def test_8_7_4_leader_not_where_belgae_have_control() -> None:
    """Belgic Control does not call for it."""
    game = led(veneti='Belgae = "3 Warbands"')
    assert not game.pieces("Veneti", "Arverni").startswith("Vercingetorix")


@pytest.mark.proves("8.7.4i", "8.7.4k")
@pytest.mark.parametrize("die", [1, 6])
def test_8_7_4_leader_where_most_arverni_are_near(die: int) -> None:
    """Of Veneti and Carnutes, both Roman, the one with more Arverni Regions around, whatever the dice."""
    game = led(*[die] * 6, veneti='Romans = "3 Auxilia"', carnutes='Romans = "3 Auxilia"')
    assert game.pieces("Carnutes", "Arverni").startswith("Vercingetorix, ")
    assert "arverni.spread.near_most" in game.priorities("Arverni")


@pytest.mark.proves("8.7.4i")
def test_8_7_4_leader_only_with_enough() -> None:
    """Against as many as he brings he does not go."""
    enough, few = (led(pictones=f"{n} Warbands", veneti='Romans = "3 Auxilia"') for n in (4, 3))
    assert enough.pieces("Veneti", "Arverni").startswith("Vercingetorix, ")
    assert not few.pieces("Veneti", "Arverni").startswith("Vercingetorix")


@pytest.mark.proves("8.7a", "8.7.4c", "8.7.4n")
def test_8_7_4_if_none_raid() -> None:
    """Upon Frost there is no March: Raid."""
    game = turn(
        """
        [regions.Veneti]
        Arverni = "9 Warbands"
        Romans = "9 Auxilia"
    """,
        upcoming="Winter",
    )
    assert boxes(game).startswith("V1 no, V2 yes, V2b yes, V3 no, V4 yes, V_MARCH_SPREAD no, V_RAID yes")


@pytest.mark.proves("8.7.4o", "8.7.1bm")
def test_8_7_4_entreat_after_marching() -> None:
    """Where the Leader has come to Control a Region with Aedui Allies."""
    game = led(veneti='Aedui = "1 Warband"', tribes='Veneti = "Aedui"\n    Namnetes = "Aedui"')
    assert boxes(game).endswith("V_MARCH_SPREAD yes, V_DEVASTATE no, V_ENTREAT yes")
    assert did(game).index("command ability Entreat") > did(game).index("march_to region Veneti")
    assert "Arverni" in (game.tribe("Veneti"), game.tribe("Namnetes"))


# ---- origins that hide their own, and the Leader's Warbands ------------------------------------------------------

HELD = """
    [regions.{}]
    Arverni = "1 Warband"
    Belgae = "1 Warband"
"""
ALL = (
    "Morini",
    "Nervii",
    "Atrebates",
    "Treveri",
    "Sugambri",
    "Ubii",
    "Bituriges",
    "Aedui",
    "Sequani",
    "Arverni",
    "Britannia",
    "Provincia",
    "Mandubii",
    "Carnutes",
    "Pictones",
    "Veneti",
)


def but(*names: str) -> str:
    """One Hidden Warband, without Control, in every Region but these."""
    return "".join(HELD.format(name) for name in ALL if name not in names)


@pytest.mark.parametrize("die", [1, 6])
def test_8_7_4_an_origin_that_hides_its_own_sends_somebody(die: int) -> None:
    """Veneti, Revealed, hides by sending to Pictones: so Carnutes leaves Pictones to it and serves Mandubii."""
    board = """
    [regions.Veneti]
    Arverni = "2 revealed Warbands"
    Germans = "4 Warbands"
    [regions.Carnutes]
    Arverni = "3 Warbands"
    Germans = "4 Warbands"
    """
    game = spread(but("Veneti", "Carnutes", "Pictones", "Mandubii") + board, *[die] * 10)
    assert sorted(origins(game)) == ["Carnutes", "Veneti"]
    assert game.pieces("Veneti", "Arverni") == "1 Warband"
    assert game.pieces("Pictones", "Arverni") == game.pieces("Mandubii", "Arverni") == "1 Warband"


def test_8_7_4_all_origins_are_looked_at() -> None:
    """Arverni hides its own and sends to Provincia; that is no reason to leave out Morini, which Nervii reaches."""
    board = """
    [regions.Nervii]
    Arverni = "2 Warbands"
    Belgae = "3 Warbands"
    [regions.Arverni]
    Arverni = "3 revealed Warbands"
    Germans = "4 Warbands"
    """
    game = spread(but("Nervii", "Arverni", "Provincia", "Morini") + board, 1)
    assert sorted(origins(game)) == ["Arverni", "Nervii"]
    assert game.pieces("Morini", "Arverni") == game.pieces("Provincia", "Arverni") == "1 Warband"
    assert game.pieces("Arverni", "Arverni") == "2 Warbands"


@pytest.mark.proves("8.4.1e")
@pytest.mark.parametrize("die", [1, 6])
def test_8_7_4_four_warbands_stay_with_the_leader(die: int) -> None:
    """8.4.1 Pictones is reached from Carnutes, not from Veneti, where the Leader has only four; with five by dice."""
    board = """
    [regions.Veneti]
    Arverni = "Vercingetorix, {} Warbands"
    Germans = "7 Warbands"
    [regions.Carnutes]
    Arverni = "5 Warbands"
    Germans = "7 Warbands"
    """
    held = but("Veneti", "Carnutes", "Pictones")
    game = spread(held + board.format(4), die)
    assert origins(game) == ["Carnutes"]
    assert "arverni.spread.four_with_leader" in game.priorities("Arverni")
    game = spread(held + board.format(5), die, die)
    assert origins(game) == [{1: "Carnutes", 6: "Veneti"}[die]]


def test_8_7_4_the_leaders_origin_sends_as_few_as_it_must() -> None:
    """8.4.1 Both origins are needed, for Britannia and Mandubii; Pictones is left to Carnutes."""
    board = """
    [regions.Veneti]
    Arverni = "Vercingetorix, 5 Warbands"
    Germans = "7 Warbands"
    [regions.Carnutes]
    Arverni = "5 Warbands"
    Germans = "7 Warbands"
    """
    for die in (1, 6):
        game = spread(but("Veneti", "Carnutes", "Pictones", "Britannia", "Mandubii") + board, *[die] * 5)
        assert sorted(origins(game)) == ["Carnutes", "Veneti"]
        assert game.pieces("Veneti", "Arverni") == "Vercingetorix, 4 Warbands"
        assert game.pieces("Carnutes", "Arverni") == "3 Warbands"


def test_8_7_4_the_leader_leaves_a_hidden_warband() -> None:
    """The Scouted Warband, Revealed by the March, goes with him; a Hidden one stays."""
    board = """
    [regions.Bituriges]
    Arverni = "Vercingetorix, 5 Warbands, 1 scouted Warband"
    Germans = "8 Warbands"
    [regions.Carnutes]
    Arverni = "1 Warband"
    Romans = "3 Auxilia"
    """
    game = spread(but("Bituriges", "Carnutes") + board, 1)
    assert "march_to region Carnutes" in did(game)
    assert game.pieces("Bituriges", "Arverni") == "1 Warband"


@pytest.mark.proves("8.7.1bz")
@pytest.mark.parametrize(("bare", "then"), [("Britannia", ""), ("Carnutes", ", V_DEVASTATE no, V_ENTREAT yes")])
def test_8_7_4_a_spread_across_the_sea_has_no_special_ability(bare: str, then: str) -> None:
    """4.1.3 A Warband to Britannia, and the Aedui Warband in Veneti is not Entreated; a Warband to Carnutes, and it
    is."""
    board = """
    [regions.Veneti]
    Arverni = "Vercingetorix, 9 Warbands"
    Germans = "11 Warbands"
    Aedui = "1 Warband"
    """
    game = spread(but("Veneti", bare) + board, 1)
    assert game.pieces(bare, "Arverni") == "1 Warband"
    assert boxes(game).endswith("V_MARCH_SPREAD yes" + then)


# ---- 1.5.2 -------------------------------------------------------------------------------------------------------

PASSAGE = """
    [regions.Arverni]
    Arverni = "Vercingetorix, 6 Warbands"
    Germans = "8 Warbands"
    [regions.Pictones]
    Arverni = "1 Warband"
    Romans = "12 Auxilia"
    [regions.Bituriges]
    Arverni = "1 Warband"
    Belgae = "12 Warbands"
    [regions.Carnutes]
    Arverni = "1 Warband"
    Aedui = "2 Warbands"
"""


@pytest.mark.proves("8.7.4m", "8.7.4n")
def test_8_7_4_a_truce_is_sought_if_only_that_lets_the_leader_march() -> None:
    """Both ways to Carnutes cost four Losses; a player who agrees opens one, and if nobody does the Arverni Raid."""
    board = but("Arverni", "Pictones", "Bituriges", "Carnutes") + PASSAGE
    game = spread(board, *[1] * 9)
    assert game.asked == "Romans agree_truce"
    game.play("Romans agree_truce yes")
    while game.asked.endswith("agree_truce"):
        game.answer(f"{game.asked} no")
    assert game.pieces("Carnutes", "Arverni").startswith("Vercingetorix")
    assert game.control("Carnutes") == "Arverni"

    game = spread(board, *[1] * 9)
    while game.asked.endswith("agree_truce"):
        game.answer(f"{game.asked} no")
    assert "nonplayer.failed" in game.notes("Arverni")
    assert "V_RAID yes" in boxes(game)
    assert game.pieces("Arverni", "Arverni").startswith("Vercingetorix")

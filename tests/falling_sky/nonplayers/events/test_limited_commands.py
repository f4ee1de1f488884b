"""2.3.5, 8.2.3 Limited Commands that Events grant (35, 47, 48, 70): planned with one Region, one origin."""

import pytest

from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.nonplayers.events.turns import by_player, chosen, turn

ALL = ("Romans", "Arverni", "Aedui", "Belgae")

SPREAD_ALLIES = """
    [regions.Aedui]
    Aedui = "8 Warbands"
    Romans = "1 Auxilia"
    [tribes]
    Menapii = "Aedui"
    Nervii = "Aedui"
    Treveri = "Aedui"
    Pictones = "Aedui"
    Morini = "Belgae"
    Eburones = "Belgae"
    Santones = "Belgae"
    Aedui = "Aedui Citadel"
"""


def others(faction: str) -> tuple[str, ...]:
    return tuple(name for name in ALL if name != faction)


def test_8_6_3_aedui_count_the_warbands_of_one_region() -> None:
    """48 A Limited Rally would place one Warband, a full one (46) five."""
    assert "A5 no, A6 no, A_MARCH yes" in turn(48, "Aedui", SPREAD_ALLIES, others=others("Aedui")).boxes("Aedui")
    assert "A5 yes, A_RALLY yes" in turn(46, "Aedui", SPREAD_ALLIES, others=others("Aedui")).boxes("Aedui")


def test_8_6_5_aedui_take_control_out_of_the_emissaries_origin_only() -> None:
    """48 The emissaries come from the Aedui's Region; nobody else Marches."""
    game = turn(48, "Aedui", SPREAD_ALLIES, others=others("Aedui"))
    assert [each for each in game.did("Aedui") if each.startswith("command march")] == ["command march Aedui"]


GATHERING = """
    [regions.Arverni]
    Arverni = "Vercingetorix, 15 Warbands"
    [regions.Bituriges]
    Arverni = "18 Warbands"
    [regions.Mandubii]
    Romans = "8 Legions, 12 Auxilia"
    [tribes]
    Arverni = "Arverni Citadel"
    Cadurci = "Arverni"
    Volcae = "Arverni"
    Bituriges = "Arverni Citadel"
    Veneti = "Arverni"
    Namnetes = "Arverni"
"""


def test_8_7_6_arverni_gather_from_one_origin() -> None:
    """48 Vercingetorix alone does not win Control at the Legions: he joins the most Arverni next to them instead."""
    game = turn(48, "Arverni", GATHERING, 1, others=others("Arverni"))
    assert "V_MARCH_MASS yes" in game.boxes("Arverni")
    assert game.pieces("Bituriges", "Arverni").startswith("Vercingetorix, 32 Warbands")
    assert game.pieces("Mandubii", "Arverni") == ""


RAIDERS = """
    [resources]
    Belgae = 1
    [regions.Veneti]
    Belgae = "{} Warbands"
    [regions.Pictones]
    Belgae = "1 Warband"
    [regions.Carnutes]
    Belgae = "1 Warband"
    Aedui = "3 Warbands"
    [tribes]
    Veneti = "Aedui"
    Namnetes = "Aedui"
    Pictones = "Aedui"
    Santones = "Aedui"
    Carnutes = "Aedui"
    [regions.Morini]
    devastated = true
    [regions.Nervii]
    devastated = true
    [regions.Atrebates]
    devastated = true
"""


def test_8_5_4_belgae_raid_in_one_region_if_that_brings_two() -> None:
    """48 Three Regions with one Warband each bring one Resource; two Warbands in one Region two."""
    one = turn(48, "Belgae", RAIDERS.format(1), 3, 3, 3, others=others("Belgae"))
    assert "B_RAID no" in one.boxes("Belgae")
    two = turn(48, "Belgae", RAIDERS.format(2), 3, 3, 3, others=others("Belgae"))
    assert "command raid Veneti" in two.did("Belgae")
    assert two.resources("Belgae") == 3


def test_8_5_4_belgae_raid_where_it_brings_most_before_raiding_a_player() -> None:
    """48 Two Resources in Veneti, where nobody plays the Arverni, rather than one from the Aedui player in Carnutes."""
    board = RAIDERS.format(2)
    for tribe in ("Veneti", "Namnetes", "Pictones", "Santones"):
        board = board.replace(f'{tribe} = "Aedui"', f'{tribe} = "Arverni"')
    game = turn(48, "Belgae", board, 3, 3, 3, others=("Romans", "Arverni"))
    assert "command raid Veneti" in game.did("Belgae")
    assert "raid.limited.most" in game.priorities("Belgae")
    assert game.resources("Belgae") == 3


def test_8_5_4_belgae_raid_from_players_first_where_two_regions_bring_as_much() -> None:
    """48 Of three Regions with two Warbands each, Carnutes has Aedui pieces, and a player leads them."""
    board = RAIDERS.format(2).replace('Belgae = "1 Warband"', 'Belgae = "2 Warbands"')
    for tribe in ("Veneti", "Namnetes", "Pictones", "Santones"):
        board = board.replace(f'{tribe} = "Aedui"', f'{tribe} = "Arverni"')
    game = turn(48, "Belgae", board, 3, 3, 3, others=("Romans", "Arverni"))
    assert "command raid Carnutes" in game.did("Belgae")
    assert "raid.limited.first_victims" in game.priorities("Belgae")


def granted(card: int, nonplayer: str, by: str, board: str, *dice: int) -> Acting:
    """46 gives a full Command, 48 a Limited one, to the Non-player."""
    game = by_player(card, by, nonplayer, board, *dice)
    side, done = ("shaded", "") if card == 46 else ("unshaded", f"\n{by} event_faction done")
    game.play(f"{by} action {side} {card}\n{by} event_faction faction {nonplayer}{done}")
    return game


def origins(game: Acting, faction: str) -> list[str]:
    return [each.split()[-1] for each in game.did(faction) if each.startswith("command march")]


def test_8_5_1_belgae_flee_out_of_one_region_ambiorix_first() -> None:
    """48 Two Regions are under threat; he is in one of them."""
    board = """
        [regions.Nervii]
        Belgae = "Ambiorix, 2 Warbands"
        Romans = "Caesar, 4 Legions, 6 Auxilia"
        [regions.Atrebates]
        Belgae = "4 Warbands"
        Romans = "4 Legions, 6 Auxilia"
    """
    assert origins(granted(46, "Belgae", "Arverni", board), "Belgae") == ["Nervii", "Atrebates"]
    assert origins(granted(48, "Belgae", "Arverni", board), "Belgae") == ["Nervii"]


def test_8_5_5_belgae_take_control_out_of_one_region() -> None:
    """48 Nervii needs five Warbands, and two Regions have three to spare each: so a Region next to one of them."""
    board = """
        [regions.Morini]
        Belgae = "4 Warbands"
        devastated = true
        [regions.Atrebates]
        Belgae = "4 Warbands"
        devastated = true
        [regions.Nervii]
        Aedui = "4 Warbands"
        devastated = true
    """
    assert "belgae.march.in_belgica" in granted(46, "Belgae", "Arverni", board).notes("Belgae")
    game = granted(48, "Belgae", "Arverni", board)
    assert "belgae.march.outside_belgica" in game.notes("Belgae")
    assert len(set(origins(game, "Belgae"))) == 1


def test_8_7_1_arverni_flee_with_vercingetorix_alone_and_entreat_before() -> None:
    """48 Nobody else draws near; the Special Ability comes before he moves."""
    board = """
        [regions.Arverni]
        Arverni = "Vercingetorix, 6 Warbands"
        Romans = "Caesar, 6 Legions, 5 Auxilia"
        [regions.Veneti]
        Arverni = "10 Warbands"
        [regions.Nervii]
        Arverni = "5 Warbands"
        [tribes]
        Arverni = "Arverni"
    """
    assert origins(granted(46, "Arverni", "Belgae", board), "Arverni") == ["Arverni", "Nervii"]
    game = granted(48, "Arverni", "Belgae", board)
    assert origins(game, "Arverni") == ["Arverni"]
    assert game.did("Arverni").index("command ability Entreat") < game.did("Arverni").index("command march Arverni")


def test_8_7_4_arverni_spread_from_the_one_origin_that_reaches_most() -> None:
    """48 A Limited Rally is not worth it; five Regions lie around Sequani, fewer around the others."""
    board = """
        [regions.Arverni]
        Arverni = "Vercingetorix, 3 Warbands"
        [regions.Sequani]
        Arverni = "6 Warbands"
        [regions.Nervii]
        Arverni = "5 Warbands"
    """
    assert "V3 yes, V_RALLY yes" in granted(46, "Arverni", "Belgae", board, 6).boxes("Arverni")
    game = granted(48, "Arverni", "Belgae", board, 6)
    assert "V3 no, V4 yes, V_MARCH_SPREAD yes" in game.boxes("Arverni")
    assert origins(game, "Arverni") == ["Sequani"]
    assert "Vercingetorix" in game.pieces("Arverni", "Arverni")


def by_messages(board: str) -> Acting:
    """35 The Romans prefer a Limited Command to Eligibility."""
    game = by_player(35, "Aedui", "Romans", board, 1)
    game.play("Aedui action unshaded 35\nChance draw_card card 5\nChance draw_card card 6")
    return game


def test_8_8_4_romans_recruit_only_if_one_region_is_enough() -> None:
    """35 Two Allies can be placed, but in two Regions: so Seize."""
    board = """
        [regions.Mandubii]
        Romans = "4 Legions"
        [regions.Veneti]
        Romans = "4 Auxilia"
    """
    game = by_messages(board)
    assert chosen(game, "Romans", "event_choice") == ["limited Seize"]
    assert "R_RECRUIT no, R_SEIZE yes" in game.boxes("Romans")


@pytest.mark.proves("8.1.2b")
def test_8_8_3_romans_march_out_of_one_region() -> None:
    """35 With six Legions they would all go to one Region; a Limited Command takes Caesar's alone."""
    board = """
        [regions.Nervii]
        Romans = "2 Legions, 10 Auxilia"
        [regions.Morini]
        Romans = "Caesar, 2 Legions, 5 Auxilia"
        [tribes]
        Atrebates = "Arverni"
    """
    game = by_messages(board)
    assert chosen(game, "Romans", "event_choice") == ["limited March"]
    assert chosen(game, "Romans", "command")[:1] == ["march Morini"]
    assert game.pieces("Nervii", "Romans") == "2 Legions, 10 Auxilia"


def test_8_2_3_camulogenus_battle_stands_before_rally() -> None:
    """70 The Belgae cannot pay for a Battle, but that of the Event is free: in Mandubii, where six Auxilia threaten
    them, the flowchart comes to Battle before it would come to Rally in Atrebates."""
    board = """
        [regions.Atrebates]
        Arverni = "1 Warband"
        [regions.Mandubii]
        Romans = "6 Auxilia"
        Belgae = "4 Warbands"
        Arverni = "1 Warband"
        [resources]
        Belgae = 0
    """
    for die in range(1, 7):
        game = turn(70, "Belgae", board, die, die, die)
        assert "event.earliest_box" in game.priorities("Belgae")
        assert chosen(game, "Belgae", "event_region")[1:] == ["region Mandubii"]
        assert chosen(game, "Belgae", "free_command") == ["command Battle"]


@pytest.mark.parametrize("die", [1, 6])
def test_8_2_3_camulogenus_a_last_resort_comes_after_what_the_flowchart_leads_to(die: int) -> None:
    """70 A Battle that A4 does not want stands early in the chart, but the walk comes first to the Rally elsewhere."""
    game = turn(
        70,
        "Aedui",
        """
        [resources]
        Aedui = 10
        Belgae = 0
        [regions.Carnutes]
        Aedui = "3 Warbands"
        Belgae = "1 Warband"
        devastated = true
        [tribes]
        Carnutes = "Belgae"
        """,
        *[die] * 6,
    )
    assert "free_command command Rally" in game.did("Aedui")

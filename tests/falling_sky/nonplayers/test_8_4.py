"""8.4 Other guidelines: Losses, Harassment, agreements, Retreat, Frost."""

from textwrap import dedent

import pytest

import alesia
from tests.falling_sky.nonplayers.acting import Acting, acting

ROMANS_ACT = 'card = 2\nnext = 3\nineligible = ["Aedui", "Belgae", "Arverni"]\n'
ARVERNI_ACT = 'card = 20\nnext = 3\nineligible = ["Aedui", "Belgae", "Romans"]\n'


def romans_battle(board: str, nonplayers: str = '["Arverni"]') -> Acting:
    game = acting(f"{ROMANS_ACT}nonplayers = {nonplayers}\n" + board)
    return _battle(game, "Romans")


def arverni_battle(board: str, nonplayers: str) -> Acting:
    return _battle(acting(f"{ARVERNI_ACT}nonplayers = {nonplayers}\n" + board), "Arverni")


def _battle(game: Acting, attacker: str) -> Acting:
    game.play(f"{attacker} action command Battle\n{attacker} command battle Mandubii")
    if game.asked == "Romans besiege":
        game.play("Romans besiege no")
    return game


# ---- 8.4.1 ----------------------------------------------------------------------------------------------------------


@pytest.mark.proves("8.4.1b")
def test_8_4_1_losses_fall_on_scouted_then_revealed_then_hidden() -> None:
    """The one Loss behind the Citadel takes the Scouted Warband; Leader, Hidden and Revealed ones stay."""
    game = romans_battle("""
        [regions.Mandubii]
        Romans = "2 Legions"
        Arverni = "Vercingetorix, 4 Warbands, 2 revealed Warbands, 1 scouted Warband"
        [tribes]
        Mandubii = "Arverni Citadel"
    """)
    losses = [line for line in game.did("Arverni") if line.startswith("loss ")]
    assert losses == ["loss piece Scouted Arverni Warband"]


@pytest.mark.proves("8.4.1n")
def test_8_4_1_a_leader_is_the_last_to_take_a_loss() -> None:
    """Legions roll before Caesar does."""
    game = arverni_battle(
        """
        [regions.Mandubii]
        Romans = "Caesar, 2 Legions, 1 Auxilia, Fort"
        Arverni = "8 revealed Warbands"
        """,
        '["Romans"]',
    )
    losses = [line for line in game.did("Romans") if line.startswith("loss ")]
    assert losses[0] == "loss piece Hidden Auxilia"
    game.play("Chance loss_roll roll 6")
    losses = [line for line in game.did("Romans") if line.startswith("loss ")]
    assert losses[1] == "loss piece Legion"


@pytest.mark.proves("8.4.1l")
def test_8_4_1_allies_in_cities_are_lost_after_others() -> None:
    """Retreating Arverni lose the plain Ally before that in the City."""
    game = romans_battle("""
        [regions.Mandubii]
        Romans = "Caesar, 1 Legion"
        Arverni = "1 revealed Warband"
        [regions.Carnutes]
        Arverni = "5 Warbands"
        [tribes]
        Mandubii = "Arverni"
        Senones = "Arverni"
    """)
    assert game.tribe("Senones") == "Subdued"
    assert game.tribe("Mandubii") == "Arverni"


# ---- 8.4.2 ----------------------------------------------------------------------------------------------------------

MARCH = """
    [regions.Mandubii]
    Romans = "2 Legions, 2 Auxilia"
    [regions.Carnutes]
    {} = "3 Warbands"
"""


@pytest.mark.proves("8.4.2c", "8.4.2i")
@pytest.mark.parametrize(("faction", "harasses"), [("Arverni", True), ("Belgae", True), ("Aedui", False)])
def test_8_4_2_who_harasses_romans(faction: str, harasses: bool) -> None:
    """Belgae and Arverni wherever they can; Aedui never."""
    game = acting(f'{ROMANS_ACT}nonplayers = ["{faction}"]\n' + MARCH.format(faction))
    game.play("""
        Romans action command March
        Romans command march Mandubii
        Romans march_to region Carnutes
        Romans march_number number 2
        Romans march_number number 2
        Romans march_on region Veneti
    """)
    assert ("harass yes" in game.did(faction)) is harasses
    assert (game.asked == "Romans harassment_loss") is harasses


@pytest.mark.proves("8.4.2d")
@pytest.mark.parametrize("faction", ["Aedui", "Romans"])
def test_8_4_2_aedui_and_romans_harass_vercingetorix(faction: str) -> None:
    """Three Hidden Aedui, or Auxilia, cost him a Loss."""
    bands = "Auxilia" if faction == "Romans" else "Warbands"
    game = acting(f"""
        {ARVERNI_ACT}
        nonplayers = ["{faction}"]
        [regions.Mandubii]
        Arverni = "Vercingetorix, 2 Warbands"
        [regions.Carnutes]
        {faction} = "3 {bands}"
    """)
    game.play("""
        Arverni action command March
        Arverni command march Mandubii
        Arverni march_to region Carnutes
        Arverni march_number number 1
        Arverni march_number number 2
        Arverni march_on region Veneti
    """)
    assert game.did(faction)[-1] == "harass yes"
    assert "reaction.harasses_vercingetorix" in game.notes(faction)


@pytest.mark.proves("8.4.2a")
@pytest.mark.parametrize("faction", ["Arverni", "Belgae"])
def test_8_4_2_arverni_and_belgae_agree_to_nothing(faction: str) -> None:
    """No truce, no gift: nobody can ask for them."""
    game = acting(f"""
        {ROMANS_ACT}
        nonplayers = ["{faction}"]
        [regions.Mandubii]
        Romans = "2 Legions, 2 Auxilia"
        [regions.Carnutes]
        {faction} = "3 Warbands"
    """)
    game.play("Romans action command March\nRomans command negotiate")
    others = [each for each in ("Arverni", "Aedui", "Belgae") if each != faction]
    assert (game.offers("truce"), game.offers("request")) == (others, others)


# ---- 8.4.3 ----------------------------------------------------------------------------------------------------------

HAVEN = """
    [regions.Carnutes]
    Arverni = "5 Warbands"
"""


def test_8_4_3_the_last_piece_is_saved() -> None:
    """A lone Warband would take the one Loss of a Legion; in a Retreat half a Loss is none."""
    game = romans_battle(HAVEN + '[regions.Mandubii]\nRomans = "1 Legion"\nArverni = "1 revealed Warband"\n')
    assert game.did("Arverni")[0] == "declare_retreat retreat"
    assert game.pieces("Carnutes", "Arverni") == "5 Warbands, 1 revealed Warband"


@pytest.mark.proves("8.4.3g", "8.4.3h")
def test_8_4_3_who_gives_as_good_as_it_takes_stands() -> None:
    """Eight Warbands against two Legions cause more than half of what they take."""
    game = romans_battle(HAVEN + '[regions.Mandubii]\nRomans = "2 Legions"\nArverni = "8 revealed Warbands"\n')
    assert game.did("Arverni")[0] == "declare_retreat stand"


@pytest.mark.proves("8.4.3g")
def test_8_4_3_a_lopsided_fight_is_left() -> None:
    """Caesar and four Legions cause nine Losses to ten Warbands, whose survivor would cause none."""
    game = romans_battle(HAVEN + '[regions.Mandubii]\nRomans = "Caesar, 4 Legions"\nArverni = "10 revealed Warbands"\n')
    assert game.did("Arverni")[0] == "declare_retreat retreat"


def test_8_4_3_behind_walls_a_lopsided_fight_is_stood() -> None:
    """With a Citadel the third reason does not count."""
    board = '[regions.Mandubii]\nRomans = "Caesar, 2 Legions"\nArverni = "4 revealed Warbands"\n'
    open_field = romans_battle(HAVEN + board)
    citadel = romans_battle(HAVEN + board + '[tribes]\nMandubii = "Arverni Citadel"\n')
    assert open_field.did("Arverni")[0] == "declare_retreat retreat"
    assert citadel.did("Arverni")[0] == "declare_retreat stand"


@pytest.mark.proves("8.4.3g")
@pytest.mark.parametrize(
    ("legions", "warbands", "answer"), [(3, 8, "stand"), (2, 4, "stand"), (3, 4, "retreat"), (3, 6, "retreat")]
)
def test_8_4_3_half_the_losses_are_enough(legions: int, warbands: int, answer: str) -> None:
    """Two Losses for three, or one for two, are enough to stand for; one for three is not, nor none."""
    pieces = f'Romans = "{legions} Legions"\nArverni = "{warbands} revealed Warbands"\n'
    game = romans_battle(HAVEN + f"[regions.Mandubii]\n{pieces}")
    assert game.did("Arverni")[0] == f"declare_retreat {answer}"


@pytest.mark.proves("8.4.3c")
def test_8_4_3_a_citadel_or_fort_is_not_left_for_losses_that_are_not_returned() -> None:
    """One Loss and none in return: in the open they would Retreat, behind walls they stand."""
    board = '[regions.Mandubii]\nRomans = "2 Legions"\nArverni = "2 revealed Warbands"\n'
    assert romans_battle(HAVEN + board).did("Arverni")[0] == "declare_retreat retreat"
    citadel = romans_battle(HAVEN + board + '[tribes]\nMandubii = "Arverni Citadel"\n')
    assert citadel.did("Arverni")[0] == "declare_retreat stand"
    haven = (
        '[regions.Aedui]\nRomans = "3 Auxilia"\n[regions.Mandubii]\nArverni = "6 revealed Warbands"\nRomans = "{}"\n'
    )
    assert arverni_battle(haven.format("4 Auxilia"), '["Romans"]').did("Romans")[0] == "declare_retreat retreat"
    fort = arverni_battle(haven.format("2 Auxilia, Fort"), '["Romans"]')
    assert fort.did("Romans")[0] == "declare_retreat stand"


@pytest.mark.proves("8.4.3f", "8.4.3l")
def test_8_4_3_with_nowhere_to_go_hidden_warbands_slip_away() -> None:
    """3.2.4 A lopsided fight is left in place if the Retreat removes nobody: Leader and Hidden Warbands stay."""
    board = '[regions.Mandubii]\nRomans = "Caesar, 4 Legions"\nArverni = "{}"\n'
    game = romans_battle(board.format("10 Warbands"))
    assert game.did("Arverni")[0] == "declare_retreat retreat_nowhere"
    assert game.pieces("Mandubii", "Arverni") == "6 Warbands"
    assert romans_battle(board.format("4 Warbands, 12 revealed Warbands")).did("Arverni")[0] == "declare_retreat stand"


@pytest.mark.proves("8.4.3f")
def test_8_4_3_losses_come_before_what_a_retreat_removes() -> None:
    """Four halved Losses take the Revealed Warbands, so that the Retreat itself removes nobody."""
    game = romans_battle(
        '[regions.Mandubii]\nRomans = "Caesar, 4 Legions"\nArverni = "7 Warbands, 4 revealed Warbands"\n'
    )
    assert game.did("Arverni")[0] == "declare_retreat retreat_nowhere"
    assert game.pieces("Mandubii", "Arverni") == "7 Warbands"


def test_8_4_3_the_last_piece_slips_away() -> None:
    """Vercingetorix alone would roll for one Loss; in a Retreat, though nowhere, half a Loss is none, and he stays."""
    game = romans_battle('[regions.Mandubii]\nRomans = "1 Legion"\nArverni = "Vercingetorix"\n')
    assert game.did("Arverni") == ["declare_retreat retreat_nowhere", "leader_stays yes"]
    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix"


@pytest.mark.proves("8.4.3l")
def test_8_4_3_the_last_piece_that_a_retreat_would_remove_stands() -> None:
    """A lone Revealed Warband, whom one Auxilia does no harm, gains nothing by a Retreat to nowhere."""
    game = romans_battle('[regions.Mandubii]\nRomans = "1 Auxilia"\nArverni = "1 revealed Warband"\n')
    assert game.did("Arverni")[0] == "declare_retreat stand"


@pytest.mark.proves("8.4.3a")
def test_8_4_3_an_ally_is_saved_by_giving_up_the_others() -> None:
    """From Gauls: standing all three would be lost, Retreating to nowhere one Ally is left."""
    board = '[regions.Mandubii]\nAedui = "Warband"\nArverni = "6 revealed Warbands"\n'
    game = arverni_battle(board + '[tribes]\nSenones = "Aedui"\nLingones = "Aedui"\n', '["Aedui"]')
    assert game.did("Aedui")[0] == "declare_retreat retreat_nowhere"
    assert sorted([game.tribe("Senones"), game.tribe("Lingones")]) == ["Aedui", "Subdued"]
    assert game.pieces("Mandubii", "Aedui") == ""


@pytest.mark.proves("8.4.3l")
def test_8_4_3_romans_do_not_remove_legions_to_spare_them_rolls() -> None:
    """Twelve Warbands force rolls on Legions; but with nowhere to go a Retreat would remove them all."""
    board = '[regions.Mandubii]\nRomans = "2 Legions, 3 Auxilia"\nArverni = "12 revealed Warbands"\n'
    game = arverni_battle(board, '["Romans"]')
    assert game.did("Romans")[0] == "declare_retreat stand"


def test_8_4_3_romans_retreat_to_spare_legions() -> None:
    """Twelve Warbands force four rolls on the two Legions; in a Retreat the Auxilia take all three Losses."""
    board = '[regions.Mandubii]\nRomans = "2 Legions, 3 Auxilia"\nArverni = "12 revealed Warbands"\n'
    game = arverni_battle(board + '[regions.Aedui]\nRomans = "3 Auxilia"\n', '["Romans"]')
    assert game.did("Romans")[0] == "declare_retreat retreat"
    assert game.pieces("Aedui", "Romans") == "2 Legions, 3 Auxilia"
    (rolls,) = [step.facts for step in game.steps("Romans", "note") if step.key == "retreat.rolls"]
    assert rolls == (3, 0)


@pytest.mark.proves("8.4.3d")
def test_8_4_3_gauls_leave_hidden_warbands_when_they_retreat_from_romans() -> None:
    """The Revealed ones go, the Hidden ones stay in place."""
    game = romans_battle(
        HAVEN + '[regions.Mandubii]\nRomans = "Caesar, 4 Legions"\nArverni = "5 Warbands, 6 revealed Warbands"\n'
    )
    assert "hidden_stay number 5" in game.did("Arverni")
    assert game.pieces("Mandubii", "Arverni").startswith("5 Warbands")


LEADER_RETREATS = """
    [regions.Treveri]
    Belgae = "Ambiorix, 3 Warbands, 1 revealed Warband"
    Romans = "4 Legions"
    [regions.Nervii]
    Belgae = "8 Warbands"
    Romans = "{}"
    [regions.Atrebates]
    Belgae = "1 Warband"
"""


@pytest.mark.proves("8.4.3e")
@pytest.mark.parametrize(
    ("in_nervii", "answer", "stays"),
    [("1 Auxilia", "no", False), ("8 Auxilia", "yes", True), ("9 Auxilia", "yes", True)],
)
def test_8_4_3_the_leader_counts_only_regions_that_are_open_to_him(in_nervii: str, answer: str, stays: bool) -> None:
    """Eight Warbands in Nervii draw Ambiorix away from the two that stay Hidden; not if nobody or Rome has Control
    there, so that he could only go to the one in Atrebates."""
    game = acting("card = 4\nnonplayers = ['Belgae']\n" + dedent(LEADER_RETREATS.format(in_nervii)))
    game.play("Romans action command Battle\nRomans command battle Treveri")
    assert f"leader_stays {answer}" in game.did("Belgae")
    assert ("Ambiorix" in game.pieces("Treveri", "Belgae")) == stays


@pytest.mark.proves("8.4.3j")
def test_8_4_3_the_retreat_goes_to_most_own_pieces() -> None:
    """Of two Regions under own Control the one with more Arverni."""
    game = romans_battle("""
        [regions.Carnutes]
        Arverni = "5 Warbands"
        [regions.Bituriges]
        Arverni = "2 Warbands"
        [regions.Mandubii]
        Romans = "Caesar, 4 Legions"
        Arverni = "10 revealed Warbands"
    """)
    assert "retreat_to region Carnutes" in game.did("Arverni")
    assert "priority.join_most" in game.priorities("Arverni")


@pytest.mark.proves("8.4.3i")
def test_8_4_3_the_retreat_joins_the_leader() -> None:
    """He is with two Warbands in Nervii: there, though five are in Atrebates."""
    game = acting("""
        card = 4
        nonplayers = ["Belgae"]
        [regions.Treveri]
        Belgae = "4 revealed Warbands"
        Romans = "3 Legions"
        [regions.Nervii]
        Belgae = "Ambiorix, 2 Warbands"
        [regions.Atrebates]
        Belgae = "5 Warbands"
    """)
    game.play("Romans action command Battle")
    game.play("Romans command battle Treveri")
    assert game.did("Belgae") == ["declare_retreat retreat", "retreat_to region Nervii"]
    assert "priority.join_leader" in game.priorities("Belgae")


LEADER_IN_DOUBT = """
    card = 4
    nonplayers = ["Belgae"]
    [regions.Treveri]
    Belgae = "Ambiorix, 5 Warbands"
    Romans = "4 Legions"
    [regions.Nervii]
    Belgae = "3 Warbands"
    [regions.Atrebates]
    Belgae = "{}"
"""


@pytest.mark.proves("8.4.3e", "8.3.4a")
@pytest.mark.parametrize(
    ("atrebates", "die", "ends"),
    [
        ("1 Warband", 3, "Treveri"),
        ("1 Warband", 4, "Nervii"),
        ("3 Warbands", 2, "Treveri"),
        ("3 Warbands", 4, "Nervii"),
        ("3 Warbands", 6, "Atrebates"),
    ],
)
def test_8_4_3_where_as_many_stay_as_are_next_door_dice_decide(atrebates: str, die: int, ends: str) -> None:
    """After two Losses three Hidden Warbands stay, and three are in Nervii, or in Atrebates too: one die for all."""
    game = acting(LEADER_IN_DOUBT.format(atrebates), Belgae=[die])
    game.play("Romans action command Battle\nRomans command battle Treveri")
    assert "Ambiorix" in game.pieces(ends, "Belgae")
    assert [step.facts[2] for step in game.steps("Belgae", "pick")] == [(die,)]


def test_3_4_4_germans_who_are_said_to_attack_without_ambush_do_attack() -> None:
    """At a real table a Non-player can be asked about any attack, also of Germans with fewer Hidden pieces."""
    board = """
        card = 1
        nonplayers = ["Romans"]
        [regions.Treveri]
        Germans = "4 revealed Warbands, 1 Warband"
        Romans = "2 Auxilia"
    """
    table = alesia.ask_nonplayer("falling-sky", dedent(board), "Romans", about="battle", by="Germans", place="Treveri")
    table.go_on(table.turn)
    assert "attack" in [entry.key for entry in table.log]

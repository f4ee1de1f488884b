"""8.4.1 The order of enemies, of Losses and of those who move; the Leader's company."""

import itertools

import pytest

from tests.falling_sky.nonplayers.acting import Acting, acting
from tests.falling_sky.nonplayers.events.turns import chosen, turn

TARGETS = {
    "Arverni": ("Romans", "Aedui", "Belgae", "Germans"),
    "Belgae": ("Romans", "Aedui", "Arverni", "Germans"),
    "Aedui": ("Arverni", "Belgae", "Germans", "Romans"),
}
PAIRS = [(own, *pair) for own, order in TARGETS.items() for pair in itertools.pairwise(order)]


@pytest.mark.proves("8.4.1c", "8.4.1d")
@pytest.mark.parametrize(("own", "sooner", "later"), PAIRS)
@pytest.mark.parametrize("cities", [("Mandubii", "Carnutes"), ("Carnutes", "Mandubii")])
def test_8_4_1_equal_allies_in_the_order_of_enemies(own: str, sooner: str, later: str, cities: tuple[str, str]) -> None:
    """68 Remi Influence, shaded: an Ally in either City, whose goes for a Citadel?"""
    first, second = cities
    game = turn(68, own, f'[tribes]\nRemi = "{own}"\n{first} = "{sooner}"\n{second} = "{later}"', 1, 1, 6)
    assert (game.tribe(first), game.tribe(second)) == (f"{own} Citadel", later)


@pytest.mark.proves("8.4.1d")
@pytest.mark.parametrize(
    ("allies", "gone"),
    [
        (("Germans", "Belgae", "Arverni"), ["Atrebates", "Bellovaci"]),
        (("Aedui", "Germans", "Belgae"), ["Atrebates", "Bellovaci"]),
        (("Aedui", "Aedui", "Germans"), ["Atrebates"]),
    ],
)
def test_8_4_1_romans_target_arverni_then_belgae_then_germans_then_aedui(
    allies: tuple[str, str, str], gone: list[str]
) -> None:
    """68 Remi Influence, unshaded: of three Allies around Remi two become Roman."""
    tribes = "".join(f'{t} = "{f}"\n' for t, f in zip(("Nervii", "Bellovaci", "Atrebates"), allies, strict=True))
    game = turn(68, "Romans", f"[tribes]\n{tribes}")
    assert chosen(game, "Romans", "event_tribe")[: len(gone)] == [f"tribe {name}" for name in gone]


def attacked(board: str) -> Acting:
    """A Roman player attacks the Non-player Belgae in Atrebates."""
    game = acting(f'card = 2\nnonplayers = ["Belgae"]\nineligible = ["Aedui", "Belgae", "Arverni"]\n{board}')
    game.play("Romans action command Battle\nRomans command battle Atrebates")
    while game.asked == "Romans besiege":
        game.play("Romans besiege no")
    return game


@pytest.mark.proves("8.4.1l")
def test_8_4_1_the_ally_at_remi_is_lost_after_others() -> None:
    """Two Allies alone, and one Loss: Remi, a City in all but name, stays."""
    game = attacked('[regions.Atrebates]\nRomans = "1 Legion"\n[tribes]\nRemi = "Belgae"\nAtrebates = "Belgae"\n')
    assert (game.tribe("Remi"), game.tribe("Atrebates")) == ("Belgae", "Subdued")


@pytest.mark.proves("8.4.1m")
def test_8_4_1_an_ally_is_lost_before_a_citadel() -> None:
    """Two halved Losses: first the Ally of the Senones, then a roll for the Citadel."""
    game = acting("""
        card = 2
        nonplayers = ["Arverni"]
        ineligible = ["Aedui", "Belgae", "Arverni"]
        [regions.Mandubii]
        Romans = "4 Legions"
        [tribes]
        Mandubii = "Arverni Citadel"
        Senones = "Arverni"
    """)
    game.play("Romans action command Battle\nRomans command battle Mandubii\nRomans besiege no")
    assert next(line for line in game.did("Arverni") if line.startswith("loss ")) == "loss tribe Senones"


@pytest.mark.proves("8.4.1h")
def test_8_4_1_hidden_warbands_move_before_revealed_ones() -> None:
    """66 One Warband is just enough to settle in an empty Region: a Hidden one goes."""
    game = turn(66, "Belgae", '[regions.Nervii]\nBelgae = "3 Warbands, 3 revealed Warbands"', 1, 1, 1)
    assert game.pieces("Nervii", "Belgae") == "2 Warbands, 3 revealed Warbands"


@pytest.mark.proves("8.4.1m")
def test_8_4_1_a_roman_ally_is_lost_before_a_fort() -> None:
    """One Loss behind the Fort: the Ally goes, and no die is rolled."""
    game = acting("""
        card = 20
        nonplayers = ["Romans"]
        ineligible = ["Aedui", "Belgae", "Romans"]
        [regions.Mandubii]
        Romans = "Fort"
        Arverni = "4 revealed Warbands"
        [tribes]
        Senones = "Romans"
    """)
    game.play("Arverni action command Battle\nArverni command battle Mandubii")
    assert [line for line in game.did("Romans") if line.startswith("loss ")] == ["loss tribe Senones"]
    assert game.pieces("Mandubii", "Romans") == "Fort"


@pytest.mark.proves("8.4.1k")
def test_8_4_1_revealed_warbands_are_targeted_before_scouted_ones() -> None:
    """44 Romans turn four Warbands in Mandubii: Hidden, then Revealed, and the Scouted ones stay."""
    board = '[regions.Mandubii]\nArverni = "1 Warband, 3 revealed Warbands, 2 scouted Warbands"\nRomans = "1 Auxilia"'
    assert turn(44, "Romans", board).pieces("Mandubii", "Arverni") == "2 scouted Warbands"

"""A8.4 Other guidelines in Ariovistus: Germans for Arverni, Arverni for Germans."""

import itertools
import tomllib
from textwrap import dedent

import pytest

from tests.ariovistus.nonplayers.acting import Acting, acting
from tests.ariovistus.wintering import QUIET
from tests.falling_sky.wintering import merged, until, written

ROMANS_ACT = 'card = 2\nnext = 3\nineligible = ["Aedui", "Belgae", "Germans"]\n'
BELGAE_ACT = 'card = "A56"\nnext = 3\nineligible = ["Aedui", "Germans", "Romans"]\n'
REBELS = pytest.mark.parametrize("faction", ["Germans", "Belgae"])


def attacked(attacker: str, victim: str, board: str, region: str = "Treveri", head: str = "") -> Acting:
    """A player attacks a Non-player."""
    act = head or (ROMANS_ACT if attacker == "Romans" else BELGAE_ACT)
    game = acting(f'{act}nonplayers = ["{victim}"]\n{dedent(board)}')
    game.play(f"{attacker} action command Battle\n{attacker} command battle {region}")
    while game.asked == "Romans besiege":
        game.play("Romans besiege no")
    return game


def losses(game: Acting, faction: str) -> list[str]:
    return [each.removeprefix("loss ") for each in game.did(faction) if each.startswith("loss ")]


# ---- A8.4a-b the order of enemies ---------------------------------------------------------------------------------

TARGETS = {
    "Belgae": ("Romans", "Aedui", "Germans", "Arverni"),
    "Aedui": ("Germans", "Belgae", "Arverni", "Romans"),
}
PAIRS = [(own, *pair) for own, order in TARGETS.items() for pair in itertools.pairwise(order)]


@pytest.mark.proves("A8.4a", "A8.4b")
@pytest.mark.parametrize(("own", "sooner", "later"), PAIRS)
@pytest.mark.parametrize("cities", [("Mandubii", "Carnutes"), ("Carnutes", "Mandubii")])
def test_a8_4_equal_allies_in_the_order_of_enemies(own: str, sooner: str, later: str, cities: tuple[str, str]) -> None:
    """68 Remi Influence, shaded: an Ally in either City, whose goes for a Citadel?"""
    first, second = cities
    idle = [f for f in ("Romans", "Germans", "Aedui", "Belgae") if f != own]
    board = f'[tribes]\nRemi = "{own}"\n{first} = "{sooner}"\n{second} = "{later}"'
    text = f'card = 68\nnext = 3\nnonplayers = ["{own}"]\nineligible = {idle}\n{board}'
    game = acting(text, 1, None, **{own: [1, 1, 6]})
    assert (game.tribe(first), game.tribe(second)) == (f"{own} Citadel", later)


@pytest.mark.proves("A8.4b")
@pytest.mark.parametrize(
    ("allies", "gone"),
    [
        (("Arverni", "Belgae", "Germans"), ["Atrebates", "Bellovaci"]),
        (("Aedui", "Arverni", "Belgae"), ["Atrebates", "Bellovaci"]),
        (("Aedui", "Aedui", "Arverni"), ["Atrebates"]),
    ],
)
def test_a8_4_romans_target_germans_then_belgae_then_arverni_then_aedui(
    allies: tuple[str, str, str], gone: list[str]
) -> None:
    """68 Remi Influence, unshaded: of three Allies around Remi two become Roman."""
    tribes = "".join(f'{t} = "{f}"\n' for t, f in zip(("Nervii", "Bellovaci", "Atrebates"), allies, strict=True))
    idle = ["Aedui", "Belgae", "Germans"]
    game = acting(f'card = 68\nnext = 3\nnonplayers = ["Romans"]\nineligible = {idle}\n[tribes]\n{tribes}')
    chosen = [each for each in game.did("Romans") if each.startswith("event_tribe")]
    assert chosen[: len(gone)] == [f"event_tribe tribe {name}" for name in gone]


# ---- A8.4c-d Settlements ------------------------------------------------------------------------------------------


@pytest.mark.proves("A8.4c")
def test_a8_4_a_settlement_is_a_target_before_allies() -> None:
    """A4.2.3 Romans who Besiege take the Settlement, and not the Ally."""
    board = """
        [regions.Treveri]
        Romans = "3 Legions"
        Germans = "4 revealed Warbands, Settlement"
        [tribes]
        Treveri = "Germans"
    """
    text = f'card = 20\npassed = ["Germans", "Aedui", "Belgae"]\nnonplayers = ["Romans"]\n{dedent(board)}'
    game = acting(text.replace("card = 20", 'card = "A24"'))
    assert "besiege_remove piece Settlement" in game.did("Romans")
    assert game.tribe("Treveri") == "Germans"


@pytest.mark.proves("A8.4d")
@pytest.mark.parametrize(("warbands", "left"), [(8, ""), (6, "Settlement"), (5, "Settlement")])
def test_a8_4_germans_lose_warbands_then_the_ally_then_the_settlement(warbands: int, left: str) -> None:
    """Two, three or four Losses on two Warbands, an Ally and a Settlement."""
    board = f"""
        [regions.Treveri]
        Belgae = "{warbands} revealed Warbands"
        Germans = "2 Warbands, Settlement"
        [tribes]
        Treveri = "Germans"
    """
    game = attacked("Belgae", "Germans", board)
    assert game.pieces("Treveri", "Germans") == left
    assert game.tribe("Treveri") == ("Subdued" if warbands > 5 else "Germans")


@pytest.mark.proves("A8.4d")
def test_a8_4_of_ally_and_settlement_the_ally_goes_first() -> None:
    """One Loss on both alone: asked, they give up the Ally."""
    board = '[regions.Treveri]\nRomans = "1 Legion"\nGermans = "Settlement"\n[tribes]\nTreveri = "Germans"\n'
    game = attacked("Romans", "Germans", board)
    assert losses(game, "Germans") == ["tribe Treveri"]
    assert game.pieces("Treveri", "Germans") == "Settlement"


@pytest.mark.parametrize("kind", ["Settlement", "Citadel"])
def test_a64_an_abatis_takes_a_loss_after_an_ally_and_before_what_is_a_piece(kind: str) -> None:
    """Two halved Losses: the Ally falls, then the Abatis rolls."""
    owner = "Germans" if kind == "Settlement" else "Belgae"
    pieces = f'{owner} = "Settlement"\n' if kind == "Settlement" else ""
    citadel = "" if kind == "Settlement" else 'Mandubii = "Belgae Citadel"\n'
    board = f'[regions.Mandubii]\nRomans = "4 Legions"\n{pieces}[tribes]\nSenones = "{owner}"\n{citadel}'
    game = attacked("Romans", owner, f'{board}[abatis]\n{owner} = "Mandubii"\n', "Mandubii")
    assert losses(game, owner) == ["tribe Senones", f"abatis {owner}"]
    assert game.asked == "Chance loss_roll"


# ---- A8.4e-i agreements, Harassment -------------------------------------------------------------------------------


@pytest.mark.proves("A8.4e")
@REBELS
def test_a8_4_germans_and_belgae_give_nothing(faction: str) -> None:
    """A Roman player can ask them neither for a Resource nor for a truce."""
    game = acting(f"""
        {ROMANS_ACT}
        nonplayers = ["{faction}"]
        [resources]
        {faction} = 30
        [regions.Mandubii]
        Romans = "2 Legions, 2 Auxilia"
        [regions.Carnutes]
        {faction} = "3 Warbands"
    """)
    game.play("Romans action command March\nRomans command negotiate")
    others = [each for each in ("Germans", "Aedui", "Belgae") if each != faction]
    assert (game.offers("truce"), game.offers("request")) == (others, others)


@pytest.mark.proves("A8.4f")
@REBELS
def test_a8_4_no_supply_line_through_their_regions(faction: str) -> None:
    """A Roman player who Recruits in Mandubii cannot ask them for the way to Provincia; a player in their place can be
    asked."""
    around = ("Sequani", "Aedui", "Treveri", "Ubii", "Bituriges")
    held = "".join(f'[regions.{name}]\n{faction} = "3 Warbands"\n' for name in around)
    board = (
        'card = 2\nnonplayers = []\n[regions.Mandubii]\nRomans = "Caesar, 2 Auxilia"\n'
        f'{held}[regions.Provincia]\nRomans = "Auxilia"\n[regions.Arverni]\nAedui = "3 Warbands"\n'
    )
    game, played = acting(board.replace("[]", f'["{faction}"]')), acting(board)
    for each in (game, played):
        each.play("Romans action command Recruit\nRomans command recruit Mandubii")
    assert faction in played.offers("ask")
    assert faction not in (game.offers("ask") if game.asked == "Romans seek_supply" else [])


@pytest.mark.proves("A8.4f")
@REBELS
def test_a8_4_no_retreat_into_their_regions(faction: str) -> None:
    """Aedui who are attacked cannot ask to be let in, as they could ask a player."""
    board = f"""
        {ROMANS_ACT}
        nonplayers = []
        [regions.Mandubii]
        Romans = "Caesar, 3 Legions"
        Aedui = "4 Warbands"
        [regions.Carnutes]
        {faction} = "3 Warbands"
    """
    attack = "Romans action command Battle\nRomans command battle Mandubii"
    game = acting(board.replace("[]", f'["{faction}"]'), at_bay=True).play(attack)
    assert (game.asked, game.options) == ("Aedui declare_retreat", ["stand", "retreat_nowhere"])
    assert acting(board).play(attack).offers("ask_retreat") == ["Carnutes"]


@pytest.mark.proves("A8.4f")
@pytest.mark.parametrize(("faction", "region"), [("Germans", "Mandubii"), ("Belgae", "Atrebates")])
def test_a8_4_no_quarters_in_their_regions(faction: str, region: str) -> None:
    """Aedui in Carnutes would winter next door: of a player they may ask it, of a Non-player not."""

    def refuges(nonplayers: list[str]) -> list[str]:
        places = {"Carnutes": {"Aedui": "Warband"}, "Mandubii": {"Germans": "Warband"}}
        position = {"nonplayers": nonplayers, "regions": places}
        game = acting(written(merged(tomllib.loads(dedent(QUIET)), position)))
        return until(game, "Aedui quarters_from").play("Aedui quarters_from region Carnutes").offers("region")

    assert region in refuges([])
    assert region not in refuges([faction])


WHO = pytest.mark.parametrize(("faction", "harasses"), [("Germans", True), ("Belgae", True), ("Aedui", False)])


@pytest.mark.proves("A8.4g", "A8.4i")
@WHO
def test_a8_4_who_harasses_a_roman_march(faction: str, harasses: bool) -> None:
    """Three Hidden Warbands on the way: Germans and Belgae Harass, Aedui do not."""
    board = f'[regions.Mandubii]\nRomans = "2 Legions, 2 Auxilia"\n[regions.Carnutes]\n{faction} = "3 Warbands"\n'
    game = acting(f'{ROMANS_ACT}nonplayers = ["{faction}"]\n{board}')
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


@pytest.mark.proves("A8.4h", "A8.4i")
@WHO
def test_a8_4_who_harasses_a_seize(faction: str, harasses: bool) -> None:
    """Three Hidden Warbands: Germans and Belgae cost the Romans an Auxilia, Aedui let them be."""
    board = f'[regions.Mandubii]\nRomans = "5 Auxilia"\n{faction} = "3 Warbands"\n'
    game = acting(f'{ROMANS_ACT}nonplayers = ["{faction}"]\n{board}')
    game.play("Romans action command Seize\nRomans command seize Mandubii\nRomans disperse done")
    assert game.did(faction) == [f"harass {'yes' if harasses else 'no'}"]
    assert game.pieces("Mandubii", "Romans") == ("4 Auxilia" if harasses else "5 Auxilia")


# ---- A8.4j Retreat ------------------------------------------------------------------------------------------------

HAVEN = '[regions.Ubii]\nGermans = "5 Warbands"\n[regions.Treveri]\n'


@pytest.mark.proves("A8.4j")
def test_a8_4_germans_leave_hidden_warbands_when_they_retreat_from_romans() -> None:
    """The Revealed ones go, the Hidden ones stay in place."""
    game = attacked(
        "Romans", "Germans", HAVEN + 'Romans = "Caesar, 4 Legions"\nGermans = "5 Warbands, 6 revealed Warbands"'
    )
    assert game.did("Germans")[0] == "declare_retreat retreat"
    assert "hidden_stay number 5" in game.did("Germans")
    assert game.pieces("Treveri", "Germans") == "5 Warbands"


def test_8_4_3_a_settlement_shelters_nobody() -> None:
    """Lopsided: with a Settlement the Germans Retreat as in the open; behind an Abatis (A64) they stand."""
    board = HAVEN + 'Romans = "Caesar, 2 Legions"\nGermans = "4 revealed Warbands, Settlement"\n'
    assert attacked("Romans", "Germans", board).did("Germans")[0] == "declare_retreat retreat"
    felled = attacked("Romans", "Germans", board + '[abatis]\nGermans = "Treveri"\n')
    assert felled.did("Germans")[0] == "declare_retreat stand"


def test_8_4_3_the_last_warband_retreats_from_behind_an_abatis() -> None:
    """One Loss: standing the only Warband takes it; in a Retreat the Abatis does (A64), and the piece is saved."""
    board = HAVEN + 'Romans = "2 Legions"\nGermans = "1 revealed Warband"\n[abatis]\nGermans = "Treveri"\n'
    game = attacked("Romans", "Germans", board)
    assert game.did("Germans")[0] == "declare_retreat retreat"


# ---- A8.4k Frost --------------------------------------------------------------------------------------------------

# With fifteen of these not Subdued, Settlements counted, a Roman player stands at his threshold (A7.2).
_ARVERNI = ("Veneti", "Namnetes", "Carnutes", "Aulerci", "Pictones", "Santones", "Volcae", "Cadurci", "Arverni")
_BELGAE = ("Menapii", "Morini", "Eburones", "Nervii", "Bellovaci", "Atrebates", "Remi")
_HELD = [*[(name, "Arverni") for name in _ARVERNI], *[(name, "Belgae") for name in _BELGAE]]


def frost(target: str, shown: str, margin: int) -> Acting:
    """Aedui beside a German Ally or Settlement that nobody guards, and a Roman player with this margin."""
    germans = 'Germans = "Settlement"\n' if target == "Settlement" else ""
    ally = 'Treveri = "Germans"\n' if target == "Ally" else ""
    held = "".join(f'{name} = "{owner}"\n' for name, owner in _HELD[: 14 - margin])
    head = f'card = "A24"\nnext = {shown}\nnonplayers = ["Aedui"]\nineligible = ["Romans", "Belgae", "Germans"]\n'
    return acting(f'{head}[regions.Treveri]\nAedui = "4 Warbands"\n{germans}[tribes]\n{ally}{held}')


@pytest.mark.proves("A8.4k")
@pytest.mark.parametrize("target", ["Ally", "Settlement"])
@pytest.mark.parametrize(
    ("shown", "margin", "fights"), [("3", 0, True), ('"Winter"', 0, False), ('"Winter"', -1, True)]
)
def test_a8_4_upon_frost_nothing_brings_a_roman_player_forward(
    target: str, shown: str, margin: int, fights: bool
) -> None:
    """A removed Ally or Settlement adds to the score of the Romans: a Battle that takes one is barred at 0, not at
    -1."""
    game = frost(target, shown, margin)
    assert ("A4 yes, A_BATTLE yes" in game.boxes("Aedui")) is fights
    there = (
        game.tribe("Treveri") == "Germans" if target == "Ally" else game.pieces("Treveri", "Germans") == "Settlement"
    )
    assert there is not fights

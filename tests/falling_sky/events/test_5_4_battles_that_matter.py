"""5.4 with 8.1.1: whether the free Battle of an Event would change anything.

The board is bare but for what each test sets up, so that one thing alone can come of the Battle, or nothing: an Ally
cannot Retreat, Revealed pieces are not Revealed again, and a single Warband causes no Loss.
"""

import pytest

from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import at

GREEN = """
card = 2
[tribes]
Treveri = "Romans"
[regions.Treveri]
"""
HIDEOUT = """
card = 36
[regions.Treveri]
"""


def green(pieces: str, attacker: str = "Arverni") -> bool:
    """2 shaded: a free Battle in Treveri against a Roman Ally, and other pieces that are there."""
    return judged(GREEN + pieces, attacker, "shaded")


def hideout(pieces: str, attacker: str = "Belgae") -> bool:
    """36 unshaded: a free Battle in Treveri against Gauls, without Retreat or Counterattack, Attackers Hidden."""
    return judged(HIDEOUT + pieces, attacker)


def test_5_4_a_battle_matters_if_it_causes_a_loss() -> None:
    """Two Revealed Warbands remove the Ally, one does nothing; nor do two against a Fort."""
    assert green('Arverni = "2 revealed Warbands"')
    assert not green('Arverni = "1 revealed Warband"')
    assert not green('Arverni = "2 revealed Warbands"\nRomans = "Fort"')


def test_5_4_a_battle_matters_if_pieces_are_revealed() -> None:
    """A Hidden Warband is Revealed by its attack, a Hidden Auxilia by being attacked."""
    assert green('Arverni = "1 Warband"')
    assert hideout('Belgae = "1 Warband"\nAedui = "1 Warband"')
    assert not hideout('Belgae = "1 Warband"\nAedui = "1 revealed Warband"')


def test_5_4_a_battle_matters_if_the_defender_may_retreat() -> None:
    """A Revealed Auxilia can give way to a Warband that causes no Loss."""
    assert green('Arverni = "1 revealed Warband"\nRomans = "1 revealed Auxilia"')


def test_5_4_a_battle_against_the_fort_of_provincia_does_not_matter() -> None:
    """It takes no Loss, however many attack."""
    assert not judged('card = 2\n[regions.Provincia]\nArverni = "9 revealed Warbands"', "Arverni", "shaded")
    archers = '[capabilities]\n27 = "shaded"\n'
    assert not judged(f'card = 2\n{archers}[regions.Provincia]\nArverni = "9 revealed Warbands"', "Arverni", "shaded")


@pytest.mark.parametrize(("germans", "matters"), [("1 revealed Warband", False), ("2 revealed Warbands", True)])
def test_5_4_a_battle_matters_if_the_defender_strikes_back(germans: str, matters: bool) -> None:
    """A Belgic Ally that attacks Germans, who never Retreat, is lost to two of them (36 shaded)."""
    board = f'card = 36\n[tribes]\nTreveri = "Belgae"\n[regions.Treveri]\nGermans = "{germans}"'
    assert judged(board, "Arverni", "shaded") == matters


def test_5_4_the_fort_of_provincia_attacks_in_vain() -> None:
    """It neither causes Losses nor takes one in the Counterattack (6)."""
    assert not judged('card = 6\n[regions.Provincia]\nGermans = "4 revealed Warbands"', "Romans")


def test_5_4_without_counterattack_the_attacker_risks_nothing() -> None:
    """36: Warbands that cannot be struck do nothing to Revealed ones, though these are many."""
    assert not hideout('Belgae = "1 Warband"\nAedui = "4 revealed Warbands"')


def test_5_4_an_event_may_leave_a_citadel_without_effect() -> None:
    """36: two Warbands cause a Loss beside a Citadel, which would halve it to nothing."""
    city = 'card = 36\n[tribes]\nCarnutes = "Aedui Citadel"\n[regions.Carnutes]\nBelgae = "{} Warbands"\n'
    assert judged(city.format(2), "Belgae")
    assert not judged(city.format(1).replace("Warbands", "Warband"), "Belgae")


# ---- Capabilities in such a Battle ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pieces", "matters"),
    [
        ("Successor, 1 revealed Warband", True),
        ("Successor", False),
        ("3 revealed Warbands", False),
    ],
)
def test_5_4_event_30_picked_warbands_count(pieces: str, matters: bool) -> None:
    """With their Leader there a picked Warband counts twice, so that half of two Losses is one; not without him."""
    board = f'Arverni = "{pieces}"\nRomans = "Fort"\n'
    assert green(board + '[capabilities]\n30 = "shaded"') == matters
    assert not green(board)


@pytest.mark.parametrize(("warbands", "matters"), [(5, False), (6, True)])
def test_5_4_event_27_archers_in_defence_hit_the_attacker(warbands: int, matters: bool) -> None:
    """Six Arverni Warbands shoot a lone Attacker, five do not; nor do six without the Capability."""
    board = f'Belgae = "1 Warband"\nArverni = "{warbands} revealed Warbands"\n'
    assert hideout(board + '[capabilities]\n27 = "shaded"') == matters
    assert not hideout(board)


def test_5_4_event_27_archers_stay_out_of_the_battles_of_others() -> None:
    """Arverni beside a Battle of Belgae and Romans shoot at nobody."""
    assert not green(
        'Belgae = "1 revealed Warband"\nArverni = "6 revealed Warbands"\n[capabilities]\n27 = "shaded"', "Belgae"
    )


@pytest.mark.parametrize(
    ("auxilia", "capabilities", "matters"),
    [
        ("2 Auxilia", '13 = "unshaded"', True),
        ("1 Auxilia", '13 = "unshaded"', False),
        ("1 Auxilia", '13 = "unshaded"\n59 = "unshaded"', True),
        ("2 Auxilia", '59 = "unshaded"', False),
    ],
)
def test_5_4_event_13_slingers_hit_an_enemy_who_attacks_others(auxilia: str, capabilities: str, matters: bool) -> None:
    """Two Auxilia shoot a Belgic Attacker of the Aedui, one only with the Horse (59), and none without Slingers."""
    board = f'Belgae = "1 Warband"\nAedui = "1 revealed Warband"\nRomans = "{auxilia}"\n'
    assert hideout(f"{board}[capabilities]\n{capabilities}") == matters


def test_5_4_event_38_nobody_shares_against_the_lender() -> None:
    """Aedui who Battle the Romans are not asked whether they fight with Roman Auxilia."""
    game = at("""
        card = 2
        ineligible = ["Romans", "Arverni"]
        [capabilities]
        38 = "unshaded"
        [regions.Treveri]
        Aedui = "4 Warbands"
        Romans = "4 Auxilia"
        Belgae = "1 Warband"
    """).play("Aedui action shaded 2")
    assert game.pieces("Treveri", "Romans") == "2 revealed Auxilia"

"""36 Morasses."""

from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import at

HIDEOUT = """
    card = 36
    ineligible = ["Arverni"]
    [regions.Carnutes]
    Belgae = "6 revealed Warbands, 1 scouted Warband"
    Arverni = "8 Warbands"
    Romans = "1 Auxilia"
    [regions.Bituriges]
    Arverni = "1 Warband"
    [tribes]
    Carnutes = "Arverni Citadel"
"""


def test_event_36_unshaded_no_retreat_no_halving_no_counterattack() -> None:
    """Seven Warbands cause three whole Losses though there is a Citadel; nobody Retreats or strikes back."""
    game = at(HIDEOUT).play("Belgae action unshaded 36")

    assert game.pieces("Carnutes", "Arverni") == "5 revealed Warbands"
    assert game.resources("Belgae") == 10


def test_event_36_unshaded_the_attackers_end_hidden() -> None:
    """All Attackers are Hidden; a Scouted one loses its marker."""
    game = at(HIDEOUT).play("Belgae action unshaded 36")

    assert game.pieces("Carnutes", "Belgae") == "6 Warbands, 1 revealed Warband"


def test_event_36_unshaded_against_gauls_alone() -> None:
    """The Romans there cannot be attacked, and in another Region Germans cannot."""
    game = at(
        HIDEOUT.replace('Romans = "1 Auxilia"', 'Aedui = "1 Warband"')
        + '[regions.Ubii]\nBelgae = "2 Warbands"\nGermans = "2 Warbands"'
    ).play("Belgae action unshaded 36")

    assert game.asked == "Belgae battle_target"
    assert game.offers("faction") == ["Arverni", "Aedui"]


SWARM = """
    card = 36
    [regions.Carnutes]
    Arverni = "4 revealed Warbands"
    Romans = "2 Legions, 3 Auxilia"
    [regions.Nervii]
    Aedui = "2 Warbands"
    Belgae = "1 Warband"
"""


def test_event_36_shaded_ambush_without_hidden_or_leader() -> None:
    """The Arverni have no Leader and nobody Hidden, and yet they Ambush; afterwards they March."""
    game = at(SWARM).play("""
        Arverni action shaded 36
        Arverni event_faction faction Arverni
        Arverni command battle Carnutes
        Arverni ambush yes
        Romans loss piece Legion
        Romans loss piece Legion
        Arverni command done
    """)
    assert game.pieces("Carnutes", "Romans") == "3 revealed Auxilia"
    assert game.pieces("Carnutes", "Arverni") == "4 revealed Warbands"

    game.play("Arverni command march Carnutes\nArverni march_to region Bituriges")
    game.play("Arverni march_number number 4")
    assert game.pieces("Bituriges", "Arverni") == "4 Warbands"
    assert game.resources("Arverni") == 10


def test_event_36_shaded_another_faction_may_not_decline() -> None:
    """5.1.3 The text does not say "may": the Belgae Battle, then March, how they like, in their one Region."""
    game = at(SWARM).play("Arverni action shaded 36\nArverni event_faction faction Belgae")
    assert game.asked == "Belgae ambush"
    game.play("Belgae ambush yes")

    assert game.asked == "Belgae march_to"


def test_event_36_shaded_ambush_anywhere_ends_with_the_event() -> None:
    """Later Battles follow the usual rules again."""
    game = at(SWARM + '[regions.Treveri]\nBelgae = "4 revealed Warbands"\nGermans = "1 Warband"').play("""
        Arverni action shaded 36
        Arverni event_faction faction Arverni
        Arverni command battle Carnutes
        Arverni ambush yes
        Romans loss piece Legion
        Romans loss piece Legion
        Arverni command done
        Arverni command march Carnutes
        Arverni march_to done
        Arverni command done
        Belgae action command Battle
        Belgae command battle Treveri
    """)

    assert game.asked != "Belgae ambush"


def test_event_36_effective() -> None:
    """Unshaded where a Gallic enemy stands with one's own; shaded where any Gaul can move."""
    assert judged(HIDEOUT, "Belgae")
    assert not judged(HIDEOUT, "Aedui")
    assert not judged("card = 36", "Romans", "shaded")
    assert judged(SWARM, "Romans", "shaded")
    assert not judged(SWARM, "Arverni")


def test_event_36_unshaded_a_citadel_still_absorbs() -> None:
    """It does not halve, but takes a Loss once the Warbands are gone: a die decides."""
    game = at(HIDEOUT.replace("8 Warbands", "2 Warbands")).play("Belgae action unshaded 36")

    assert game.asked == "Chance loss_roll"
    game.play("Chance loss_roll roll 4")
    assert game.tribe("Carnutes") == "Arverni Citadel"
    assert game.pieces("Carnutes", "Arverni") == ""


def test_event_36_unshaded_not_for_what_it_would_do_to_others() -> None:
    """Hidden Romans are no Gauls: beside a Revealed Warband of the Aedui the Belgae have nothing to gain."""
    board = 'card = 36\n[regions.Carnutes]\nBelgae = "1 Warband"\nAedui = "1 revealed Warband"\nRomans = "1 Auxilia"'
    assert not judged(board, "Belgae")


def test_event_36_shaded_gauls_that_can_march_or_battle() -> None:
    """Arverni alone can March, a Belgic Ally beside Hidden Warbands can fight; the Aedui can do neither."""
    game = at("""
        card = 36
        [regions.Morini]
        Arverni = "1 Warband"
        [tribes]
        Morini = "Belgae"
        Aedui = "Aedui"
    """).play("Arverni action shaded 36")
    assert game.offers("faction") == ["Arverni", "Belgae"]
    alone = 'card = 36\n[regions.Morini]\nArverni = "1 Warband"'
    assert at(alone).play("Arverni action shaded 36").offers("march") == ["Morini"]

"""52 Assembly of Gaul, shaded: a Command with two Special Abilities."""

import pytest

from tests.falling_sky.playing import at


def test_event_52_shaded_an_ambush_begun_goes_on_beside_the_other_ability() -> None:
    """After an Ambush and a Devastate, the next Battle of the same Command may be an Ambush again."""
    game = at("""
        card = 52
        [regions.Carnutes]
        Arverni = "Vercingetorix, 12 Warbands"
        Aedui = "1 Warband"
        [regions.Bituriges]
        Arverni = "6 Warbands"
        Aedui = "1 Warband"
        [regions.Mandubii]
        Arverni = "6 Warbands"
        Aedui = "1 Warband"
    """).play("""
        Aedui action shaded 52
        Arverni free_command command Battle
        Arverni command battle Bituriges
        Arverni ambush yes
        Arverni command ability Devastate
        Arverni devastate region Mandubii
    """)
    while game.asked in ("Arverni starve", "Arverni devastate"):
        game.answer(f"{game.asked} {game.options[-1]}")
    game.play("Arverni command battle Carnutes")

    assert game.asked == "Arverni ambush"


def test_event_52_shaded_no_third_ability() -> None:
    """After Entreat and Devastate the Battle is no Ambush any more."""
    game = at("""
        card = 52
        [regions.Carnutes]
        Arverni = "Vercingetorix, 12 Warbands"
        Aedui = "2 revealed Warbands"
    """).play("""
        Aedui action shaded 52
        Arverni free_command command Battle
        Arverni command ability Entreat
        Arverni entreat region Carnutes
        Arverni command ability Devastate
        Arverni devastate region Carnutes
    """)

    assert (game.asked, game.pieces("Carnutes", "Aedui")) == ("Belgae action", "")


def test_event_52_shaded_two_different_abilities() -> None:
    """After Entreat the Command may have a Devastate, but no second Entreat."""
    game = at("""
        card = 52
        [regions.Carnutes]
        Arverni = "Vercingetorix, 12 Warbands"
        Aedui = "2 revealed Warbands"
        [regions.Mandubii]
        Arverni = "3 Warbands"
        Aedui = "1 Warband"
    """).play("""
        Aedui action shaded 52
        Arverni free_command command Battle
    """)
    assert game.offers("ability") == ["Entreat", "Devastate"]

    game.play("Arverni command ability Entreat\nArverni entreat region Carnutes\nArverni entreat done")
    assert game.offers("ability") == ["Devastate"]


@pytest.mark.parametrize("diviciacus", [False, True])
def test_event_52_shaded_enlisted_germans_do_not_help_an_ambush(diviciacus: bool) -> None:
    """4.5.1, 4.5.3 Beside Enlist comes an Ambush: Hidden Belgic Warbands alone count for it, with any option."""
    position = """
        card = 52
        [regions.Carnutes]
        Belgae = "9 Warbands"
        [regions.Nervii]
        Belgae = "Ambiorix, {} Warbands"
        Germans = "2 Warbands"
        Romans = "2 Auxilia"
    """
    for warbands, ambush in ((2, False), (3, True)):
        game = at(position.format(warbands), diviciacus=diviciacus).play("""
            Aedui action shaded 52
            Belgae free_command command Battle
            Belgae command ability Enlist
            Belgae enlist as_belgic
            Belgae enlist_region region Nervii
            Belgae enlist_region done
            Belgae command battle Nervii
        """)
        assert (game.asked == "Belgae ambush") == ambush

"""52 Assembly of Gaul, shaded: a Command with two Special Abilities."""

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
        Arverni command battle Carnutes
    """)

    assert game.asked != "Arverni ambush"

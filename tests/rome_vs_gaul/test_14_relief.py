"""14.5, 14.6 What a siege does to those inside; Relief Armies and Sorties."""

import pytest

from tests.rome_vs_gaul.playing import Play, at, gallic, roman
from tests.rome_vs_gaul.test_13_battles import pass_all

BESIEGED = """
    turn = 5
    [towns]
    Carnutes = "Cenabum"
    Senones = "Agedincum"
    [spaces.Cenabum]
    inside = "Carnutes"
    outside = "{0}"
    [spaces.Vellaunodunum]
    outside = "Senones"
"""


def sortie(besiegers: str = "Legion VII, Legion VIII") -> Play:
    """The Carnutes come out of Cenabum; the Romans do not avoid them."""
    game = gallic(BESIEGED.format(besiegers)).play("Gallic action activate Carnutes")
    assert game.options == ["sortie", "done"]
    return game.play("Gallic march sortie\n Roman avoid_battle no")


@pytest.mark.proves("14.5.2a", "14.5.2b", "14.6.2a", "14.6.2c", "14.2c")
def test_14_6_2_a_sortie_is_a_battle() -> None:
    """The besieged attack with their own strength, without the Garrison."""
    game = sortie()
    assert [str(fact) for fact in game.logged("battle")[0].facts[1:]] == ["Gallic", "4", "4"]


@pytest.mark.proves("14.6.2d")
def test_14_6_2_it_costs_no_movement_points() -> None:
    """Twice as strong as a reduced Legion the Carnutes may go on, with all of their 3."""
    game = sortie("Legion VII (1)").play("dice 6 6 3 3")
    pass_all(game)
    assert (game.asked, game.ask.about[-1]) == ("Gallic march", 3)


@pytest.mark.proves("14.6.4a")
def test_14_6_4_who_sortied_goes_back_inside() -> None:
    game = pass_all(sortie().play("dice 1 1 4 4"))
    assert (game.inside("Cenabum"), game.outside("Cenabum")) == ("Carnutes (1)", "Legion VII, Legion VIII")


@pytest.mark.proves("14.6.4d", "11.2.4a")
def test_14_6_4_without_its_tribe_there_are_no_walls_to_go_back_to() -> None:
    """The Carnutes die in the sortie, and their Town with them: the Senones retreat to an adjacent space."""
    game = gallic(GUESTS).play("""
        Gallic action activate Senones
        Gallic take_along piece Carnutes
        Gallic march sortie
        Roman avoid_battle no
        dice 1 1 3 3
    """)
    pass_all(game).play("Gallic battle_loss piece Carnutes")
    assert (game.asked, game.owner("Cenabum")) == ("Gallic retreat", "")
    assert sorted(game.offers("space")) == ["Autricum", "Lutetia", "Noviodunum Biturigum", "Turones", "Vellaunodunum"]
    game.answer("Gallic retreat space Autricum")
    assert game.outside("Autricum") == "Senones"


GUESTS = """
    [towns]
    Carnutes = "Cenabum"
    Senones = "Agedincum"
    [spaces.Cenabum]
    inside = "Carnutes (1), Senones"
    outside = "Legion VII, Legion VIII, Legion IX, Legion XI"
"""


def relief(answers: str, besiegers: str = "Legion VII, Legion VIII") -> Play:
    """The Senones come from Vellaunodunum to the help of Cenabum."""
    return gallic(BESIEGED.format(besiegers)).play(f"""
        Gallic action activate Senones
        Gallic march enter Cenabum
        Roman avoid_battle no
        {answers}
    """)


@pytest.mark.parametrize(
    ("answer", "strength"),
    [
        pytest.param("piece Carnutes", 9, marks=pytest.mark.proves("14.6.1a", "14.6.1b")),
        pytest.param("done", 5, marks=pytest.mark.proves("14.6.2b")),
    ],
)
def test_14_6_1_the_besieged_may_help_a_relief_army(answer: str, strength: int) -> None:
    game = relief(f"Gallic sally {answer}")
    assert game.logged("battle")[0].facts[2] == strength


@pytest.mark.proves("14.6.1d")
def test_14_6_1_who_helps_a_relief_army_has_moved() -> None:
    """The siege of Cenabum is broken; neither Tribe is activated again in this card play (10.2.1)."""
    game = pass_all(relief("Gallic sally piece Carnutes\n dice 6 6 3 3", "Legion VII (1)")).play("Gallic march done?")
    assert (game.asked, game.outside("Cenabum")) == ("Gallic action", "Senones, Carnutes")
    assert game.offers("activate") == []


@pytest.mark.proves("14.6.1g", "14.6.1h")
@pytest.mark.parametrize(
    ("besiegers", "goes_on"), [("Legion VII, Legion VIII, Legion IX", False), ("Legion VII (1)", True)]
)
def test_14_6_1_who_wins_goes_inside_only_if_he_may_go_on(besiegers: str, goes_on: bool) -> None:
    """With less than twice the strength the move is over; else the Senones may go inside, but not the Carnutes."""
    game = pass_all(relief("Gallic sally piece Carnutes\n dice 6 6 3 3", besiegers))
    while game.asked not in ("Gallic march", "Gallic action"):
        game.answer(f"{game.asked} {game.options[0]}")
    assert (game.asked == "Gallic march") is goes_on
    assert game.inside("Cenabum") == ""
    if goes_on:
        game.answer("Gallic march go_inside")
        assert (game.inside("Cenabum"), game.outside("Cenabum")) == ("Senones", "Carnutes")


@pytest.mark.proves("14.6.1c")
def test_14_6_1_who_has_moved_does_not_help() -> None:
    """The Carnutes have made a sortie of their own and failed: the Senones fight alone."""
    game = gallic(BESIEGED.format("Legion VII, Legion VIII")).play("""
        Gallic action activate Carnutes
        Gallic march sortie
        Roman avoid_battle no
        dice 1 1 4 4
    """)
    pass_all(game).play("""
        Gallic action activate Senones
        Gallic march enter Cenabum
        Roman avoid_battle no
    """)
    assert game.asked == "Chance battle_roll"
    assert game.inside("Cenabum") == "Carnutes (1)"


def relief_of(inside: str) -> Play:
    """The Senones come from Vellaunodunum to the help of those in Cenabum."""
    return gallic(f"""
        turn = 5
        [towns]
        Carnutes = "Cenabum"
        Senones = "Agedincum"
        {'Nervii = "Bagacum"' if "Nervii" in inside else ""}
        [spaces.Cenabum]
        inside = "{inside}"
        outside = "Legion VII, Legion VIII"
        [spaces.Vellaunodunum]
        outside = "Senones{"" if "Carnutes" in inside else ", Carnutes"}"
    """).play("""
        Gallic action activate Senones
        Gallic take_along done?
        Gallic march enter Cenabum
        Roman avoid_battle no
    """)


@pytest.mark.proves("14.6.1e")
def test_14_6_1_mercenaries_alone_do_not_come_out() -> None:
    """Nobody inside leads them (17.3.2), so nobody is asked."""
    assert relief_of("Mercenaries 1, Mercenaries 2").asked == "Chance battle_roll"


@pytest.mark.proves("14.6.1e")
def test_14_6_1_mercenaries_come_out_with_a_tribe() -> None:
    game = relief_of("Carnutes, Mercenaries 1")
    assert (game.asked, game.options) == ("Gallic sally", ["piece Carnutes", "all", "done"])
    game.answer("Gallic sally piece Carnutes")
    assert game.options == ["piece Mercenaries 1", "done"]


@pytest.mark.proves("14.6.1f")
def test_14_6_1_ambiorix_does_not_come_out_with_celtic_tribes() -> None:
    """He may come out beside Celts who relieve the siege, or Celts without him: that is their move (9.5.2)."""
    game = relief_of("Ambiorix, Carnutes, Nervii")
    assert game.options == ["piece Ambiorix", "piece Nervii", "piece Carnutes", "done"]
    game.answer("Gallic sally piece Ambiorix")
    assert game.options == ["piece Nervii", "done"]


@pytest.mark.proves("14.6.3a")
def test_14_6_3_losses_are_divided_at_will() -> None:
    """Relief Army and those who sortied stand together."""
    game = pass_all(relief("Gallic sally piece Carnutes\n dice 1 1 4 4"))
    assert (game.asked, game.offers("piece")) == ("Gallic battle_loss", ["Senones", "Carnutes"])


@pytest.mark.proves("14.6.4a", "14.6.4b", "14.6.4c")
def test_14_6_4_the_relief_army_retreats_whence_it_came() -> None:
    """The Carnutes go inside again, the Senones back to Vellaunodunum, and not behind the walls."""
    game = pass_all(relief("Gallic sally piece Carnutes\n dice 1 1 4 4")).play("Gallic battle_loss piece Senones")
    assert (game.inside("Cenabum"), game.outside("Vellaunodunum")) == ("Carnutes", "Senones (1)")


@pytest.mark.proves("14.6.5a")
def test_14_6_5_the_leader_of_the_relief_army_commands() -> None:
    """Caesar sorties from Narbo, but Legion VII leads the relief: one reroll."""
    game = roman("""
        [towns]
        Carnutes = "Cenabum"
        [spaces.Narbo]
        inside = "Caesar, Legion VIII"
        outside = "Carnutes"
        [spaces.Carcaso]
        outside = "Legion VII"
    """).play("""
        Roman action activate Legion VII
        Roman march enter Narbo
        Gallic avoid_battle no
        Roman sally all
        dice 3 3 4 4
    """)
    assert (game.asked, game.ask.about[-1]) == ("Roman reroll", 1)


@pytest.mark.proves("14.5.3a")
def test_14_5_3_no_mercenaries_for_the_besieged() -> None:
    """Only the Senones, who are free, can be joined."""
    game = _with_card("Swords for Hire", "Gallic")
    assert game.outside("Vellaunodunum") == "Senones, Mercenaries 1"


def _with_card(card: str, side: str) -> Play:
    return at(f"""
        hands = {{ {side} = ["{card}"] }}
        discards = ["Treachery", "You May Believe Me"]
        player = "{side}"
        {BESIEGED.format("Legion VII")}
        [spaces.Narbo]
        inside = "Caesar"
    """).play(f"{side} play event {card}")


@pytest.mark.proves("14.5.3b")
def test_14_5_3_no_replacements_for_the_besieged() -> None:
    """Levies restore Legion VIII in Massilia, not Legion VII, besieged in Narbo."""
    game = at("""
        hands = { Roman = ["Levies from Cisalpine Gaul"], Gallic = [] }
        discards = ["Treachery", "You May Believe Me"]
        player = "Roman"
        [towns]
        Carnutes = "Cenabum"
        [spaces.Massilia]
        inside = "Caesar, Legion VIII (1)"
        [spaces.Narbo]
        inside = "Legion VII (1)"
        outside = "Carnutes"
    """).play("Roman play event Levies from Cisalpine Gaul")
    assert game.offers("restore") == ["Legion VIII"]


@pytest.mark.proves("14.5.4a")
def test_14_5_4_walls_under_siege_feed_those_inside() -> None:
    """Narbo is besieged: three steps inside lose nothing; the army at Carcaso that lives on Narbo starves."""
    game = at("""
        hands = { Roman = ["Alesia"], Gallic = ["Hostages"] }
        discards = ["Treachery"]
        player = "Roman"
        gallic = ["Tolosa", "Nemausus"]
        [towns]
        Carnutes = "Cenabum"
        [spaces.Massilia]
        inside = "Caesar"
        [spaces.Narbo]
        inside = "Legion VII, Legion VIII"
        outside = "Carnutes"
        [spaces.Carcaso]
        outside = "Legion IX, Legion X"
    """).play("Roman play points Alesia?\n Roman action done")
    assert (game.asked, game.offers("piece")) == ("Roman attrition", ["Legion IX", "Legion X"])
    game.answer("Roman attrition piece Legion X")
    assert game.inside("Narbo") == "Legion VII, Legion VIII"
    assert game.asked.startswith("Gallic")

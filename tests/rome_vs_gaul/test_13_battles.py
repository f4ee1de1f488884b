"""13.4 to 13.6 Dice, rerolls and step losses."""

import pytest

from alesia.games.rome_vs_gaul.dice import Hits, battle_result
from tests.rome_vs_gaul.playing import Play, gallic, roman

ALL = {"Carnutes": "Turones", "Nervii": "Bagacum", "Bellovaci": "Bratuspantium"}


def meet(romans: str, gauls: str, dice: str = "", more: str = "") -> Play:
    """Romans from Lutetia attack Gauls in Autricum, who do not avoid it; dice of the Romans, then of the Gauls."""
    towns = [f'{tribe} = "{town}"' for tribe, town in ALL.items() if tribe in gauls]
    leader = romans.split(",")[0].split(" (")[0]
    game = roman(
        "\n".join([more, "[towns]", *towns])
        + f"""
        [spaces.Autricum]
        outside = "{gauls}"
        [spaces.Lutetia]
        outside = "{romans}"
    """
    )
    game.answer(f"Roman action activate {leader}")
    if "," in romans:
        others = [each for each in game.options if each.startswith("piece")]
        game.answer("Roman take_along all" if len(others) > 1 else f"Roman take_along {others[0]}")
    game.play("Roman march enter Autricum\n Gallic avoid_battle no?")
    return game.play(f"dice {dice}") if dice else game


def pass_all(game: Play) -> Play:
    """Nobody rolls again."""
    while game.asked.endswith("reroll"):
        game.answer(f"{game.asked} pass")
    return game


def fought(*args: str) -> Play:
    return pass_all(meet(*args))


def winner(game: Play) -> str:
    won = game.logged("battle_won")
    return str(won[-1].facts[1]) if won else "nobody"


@pytest.mark.parametrize(
    ("strength", "dice", "hits"),
    [
        pytest.param(9, 8, Hits(2, 2), marks=pytest.mark.proves("13.4.1i")),
        pytest.param(11, 6, Hits(2, 1), marks=pytest.mark.proves("13.4.1j")),
        pytest.param(12, 7, Hits(2, 2), marks=pytest.mark.proves("13.4.1j")),
        pytest.param(13, 5, Hits(2, 2), marks=pytest.mark.proves("13.4.1k")),
        pytest.param(15, 8, Hits(3, 2), marks=pytest.mark.proves("13.4.1k")),
    ],
)
def test_13_4_1_the_published_cells(strength: int, dice: int, hits: Hits) -> None:
    assert battle_result(strength, dice) == hits


@pytest.mark.proves("13.4.1i", "13.4.1k")
def test_13_4_1_published_numbers_of_hits() -> None:
    assert (battle_result(10, 9).number, battle_result(14, 4).number) == (3, 2)


@pytest.mark.proves("13.4.1a", "13.4.1b", "13.4.1c", "13.6.2a")
def test_13_4_1_two_dice_each_and_a_step_for_each_hit() -> None:
    """4 against 4: 11 is two hits, 8 is one."""
    game = fought("Legion VII, Legion VIII", "Carnutes", "5 6 4 4")
    assert game.logged("battle_hits")[0].facts[1:3] == (2, 1)
    game.play("Roman battle_loss piece Legion VIII")
    assert (game.where("Carnutes"), game.outside("Autricum")) == ("eliminated", "Legion VII, Legion VIII (1)")


@pytest.mark.parametrize(
    ("dice", "wins"),
    [
        pytest.param("6 6 5 5", "Roman", marks=pytest.mark.proves("13.4.1d")),
        pytest.param("4 5 5 5", "Gallic", marks=pytest.mark.proves("13.4.1f")),
        pytest.param("4 4 5 5", "Gallic", marks=pytest.mark.proves("13.4.1f")),
        pytest.param("4 4 4 5", "Gallic", marks=pytest.mark.proves("13.4.1g")),
        pytest.param("4 4 4 4", "nobody", marks=pytest.mark.proves("13.4.2a")),
    ],
)
def test_13_4_1_who_wins(dice: str, wins: str) -> None:
    """2* beats 1**, which beats 1*, which beats 1."""
    game = fought("Legion VII, Legion VIII", "Carnutes", dice).play("Roman battle_loss piece Legion VIII?")
    assert winner(game) == wins


@pytest.mark.proves("13.4.1e")
def test_13_4_1_hits_count_as_scored() -> None:
    """Two hits against the one step of the Minor Tribe beat its one hit."""
    game = fought("Legion VII, Legion VIII", "Minor Tribe", "5 6 4 4").play("Roman battle_loss piece Legion VIII")
    assert winner(game) == "Roman"


def test_13_6_3_nobody_is_asked_which_step_goes_first_where_all_go() -> None:
    """Two reduced Legions against two hits: both are eliminated, in whatever order."""
    game = fought("Legion VII (1), Legion VIII (1)", "Carnutes, Nervii", "1 1 6 6")
    assert game.logged("battle_hits")[0].facts[2] >= 2
    assert (game.where("Legion VII"), game.where("Legion VIII")) == ("eliminated", "eliminated")
    assert game.asked != "Roman battle_loss"


@pytest.mark.proves("13.4.1h")
def test_13_4_1_no_strength_no_hits() -> None:
    """A Militia of strength 0 rolls 12 and scores nothing."""
    game = gallic("""
        militia = "Celtica"
        [spaces.Suindinum]
        outside = "Militia"
        [spaces.Autricum]
        outside = "Legion VII"
    """).play("Gallic action activate Militia\n Gallic march enter Autricum\n Roman avoid_battle no\n dice 6 6 3 3")
    pass_all(game)
    assert game.logged("battle_hits")[0].facts[1] == 0


@pytest.mark.proves("13.4.2a", "13.4.2b", "13.7.1c")
def test_13_4_2_in_a_draw_both_lose_and_the_attacker_retreats() -> None:
    game = fought("Legion VII, Legion VIII", "Carnutes", "4 4 4 4").play("Roman battle_loss piece Legion VIII")
    assert (game.outside("Lutetia"), game.outside("Autricum")) == ("Legion VII, Legion VIII (1)", "Carnutes (1)")


@pytest.mark.proves("13.4.2c")
def test_13_4_2_even_if_nobody_is_left() -> None:
    """A hit each: the Minor Tribe is gone, and the Romans go back all the same."""
    game = fought("Legion VII, Legion VIII", "Minor Tribe", "4 4 4 4").play("Roman battle_loss piece Legion VIII")
    assert (game.where("Minor Tribe"), game.outside("Autricum")) == ("events", "")
    assert game.outside("Lutetia") == "Legion VII, Legion VIII (1)"


# ---- 13.5 Rerolls


@pytest.mark.proves("13.5.1a", "13.5.1b", "13.5.2a")
def test_13_5_1_as_many_as_the_commander_has() -> None:
    """Caesar's 3, without the 2 of Labienus; the attacker is asked first."""
    game = meet("Caesar, T. Labienus, Legion VII, Legion VIII", "Carnutes", "3 3 4 4")
    assert (game.asked, game.ask.about[-1]) == ("Roman reroll", 3)


@pytest.mark.proves("13.5.1c", "13.5.1d", "13.5.1e", "13.5.1f", "13.5.1g")
def test_13_5_1_any_one_die_of_either_side() -> None:
    """Each of the four dice, or none; the one that was rolled again is offered again."""
    game = meet("Caesar, Legion VII, Legion VIII", "Carnutes", "3 3 4 4")
    dice = ["attacker 1", "attacker 2", "defender 1", "defender 2"]
    assert (game.offers("reroll"), game.options[-1]) == (dice, "pass")
    game.play("Roman reroll reroll defender 2\n dice 1")
    assert game.logged("rerolled")[-1].facts[2:4] == (4, 1)
    game.play("Gallic reroll reroll attacker 1\n dice 6")
    assert game.offers("reroll") == dice
    assert game.ask.about[1:3] == ((6, 3), (4, 1))


@pytest.mark.proves("13.5.2a", "13.5.2b", "13.5.2c", "13.5.2d")
def test_13_5_2_in_turns_and_a_pass_uses_one_up() -> None:
    game = meet("Caesar, Legion VII, Legion VIII", "Carnutes", "3 3 4 4")
    asked = []
    while game.asked.endswith("reroll"):
        asked.append((game.ask.who, game.ask.about[-1]))
        game.answer(f"{game.asked} pass")
    assert asked == [("Roman", 3), ("Gallic", 1), ("Roman", 2), ("Roman", 1)]


ELITE = ("Legion X, Legion VII", "Nervii")


@pytest.mark.proves("13.5.3a", "13.5.3b", "13.5.3c", "13.5.3d", "13.5.3e")
def test_13_5_3_elite_units_come_last_the_attacker_first() -> None:
    game = meet(*ELITE, "3 3 3 3")
    asked = []
    while game.asked.endswith("reroll"):
        asked.append(game.asked)
        game.answer(f"{game.asked} pass")
    assert asked == ["Roman reroll", "Gallic reroll", "Roman elite_reroll", "Gallic elite_reroll"]


@pytest.mark.proves("13.5.3c")
def test_13_5_3_not_when_reduced() -> None:
    game = meet("Legion X (1), Legion VII", "Nervii (1)", "3 3 3 3")
    while game.asked.endswith(" reroll"):
        game.answer(f"{game.asked} pass")
    assert "elite" not in game.asked


@pytest.mark.parametrize(
    ("die", "thrown", "suffers"),
    [
        pytest.param("defender 1", "6", True, marks=pytest.mark.proves("13.5.3f")),
        pytest.param("defender 1", "5", False, marks=pytest.mark.proves("13.5.3f")),
        pytest.param("attacker 1", "1", True, marks=pytest.mark.proves("13.5.3g", "13.5.3h")),
        pytest.param("attacker 1", "2", False, marks=pytest.mark.proves("13.5.3g")),
    ],
)
def test_13_5_3_a_1_or_6_costs_the_elite_unit_a_step(die: str, thrown: str, suffers: bool) -> None:
    """Whoever rolls it, and as the die lies, though Legionary Discipline makes a 3 of it; before the other losses."""
    game = meet("Legion X, Legion VII", "Carnutes", "3 3 4 4")
    game.play(f"Roman reroll pass\n Gallic reroll pass\n Roman elite_reroll reroll {die}\n dice {thrown}")
    assert bool(game.logged("elite_suffers")) is suffers
    if game.asked == "Roman battle_loss":
        assert ("Legion X (1)" in game.outside("Autricum")) is suffers


@pytest.mark.proves("13.5.4a")
def test_13_5_4_a_roman_die_is_a_3_at_least() -> None:
    """1 and 2 count 6, that is 0* for a strength of 4; a Gallic 6 of 3 and 3 is the same: a draw."""
    game = fought("Legion VII, Legion VIII", "Carnutes", "1 2 3 3")
    assert game.logged("battle_drawn")


# ---- 13.6 Step losses


@pytest.mark.proves("13.6.1a", "13.6.1b")
def test_13_6_1_the_victor_loses_less_for_hits_in_excess() -> None:
    """Five hits against the two steps of the Bellovaci: three in excess take one of their three hits off."""
    legions = ", ".join(f"Legion {name}" for name in ("VII", "VIII", "IX", "XI", "XII", "XIII", "XIV"))
    game = fought(f"Caesar, {legions}", "Bellovaci", "6 6 6 6", 'gallic = ["Cenabum", "Durocassium", "Turones"]')
    assert game.logged("battle_hits")[0].facts[1:3] == (5, 3)
    assert (game.asked, game.ask.about[0]) == ("Roman battle_loss", 2)


@pytest.mark.proves("13.6.1c")
def test_13_6_1_never_below_0() -> None:
    legions = ", ".join(f"Legion {name}" for name in ("VII", "VIII", "IX", "XI", "XII", "XIII", "XIV"))
    game = fought(f"Caesar, {legions}", "Bellovaci", "6 6 1 1", 'gallic = ["Cenabum", "Durocassium", "Turones"]')
    assert "(1)" not in game.outside("Autricum")


@pytest.mark.proves("13.6.1d", "17.1.5e")
def test_13_6_1_not_against_the_sugambri() -> None:
    """Twelve strong, Caesar scores four hits on nobody; his two losses stay two."""
    legions = ", ".join(f"Legion {name}" for name in ("VII", "VIII", "IX", "XI", "XII", "XIII"))
    game = roman(f"""
        [spaces.Antunnacum]
        outside = "Caesar, {legions}"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Divitia
        dice 6 6
        dice 4 4 6 6
    """)
    pass_all(game)
    assert (game.asked, game.ask.about[0]) == ("Roman battle_loss", 2)


@pytest.mark.proves("13.6.1e")
def test_13_6_1_the_elite_step_is_no_hit() -> None:
    """Three hits against the two steps of the Nervii: one in excess, though their charge costs them a step before."""
    game = meet("Legion VII, Legion VIII, Legion IX, Legion XI", "Nervii", "6 6 4 4")
    game.play("Roman reroll pass\n Gallic reroll pass\n Gallic elite_reroll reroll defender 1\n dice 6")
    assert game.logged("battle_hits")[0].facts[1:3] == (3, 2)
    assert (game.asked, game.ask.about[0]) == ("Roman battle_loss", 2)


@pytest.mark.proves("13.6.2b", "13.6.2c", "13.6.3a")
def test_13_6_2_flipped_or_eliminated_is_a_step() -> None:
    """Of two hits one flips Legion VII, the other eliminates reduced Legion VIII, as their owner says."""
    game = fought("Legion VII, Legion VIII (1), Legion IX", "Bellovaci", "3 3 5 5")
    assert game.offers("piece") == ["Legion VII", "Legion VIII", "Legion IX"]
    game.play("Roman battle_loss piece Legion VII\n Roman battle_loss piece Legion VIII")
    assert (game.outside("Lutetia"), game.where("Legion VIII")) == ("Legion VII (1), Legion IX", "eliminated")


@pytest.mark.proves("13.6.3b", "17.3.2d", "17.6.2c")
def test_13_6_3_mercenaries_are_lost_last() -> None:
    """Before the Carnutes have been reduced, neither Mercenaries nor Minor Tribe nor Militia can be chosen."""
    game = fought(
        "Caesar, Legion VII, Legion VIII, Legion IX",
        "Carnutes, Mercenaries 1, Minor Tribe, Militia",
        "6 6 3 3",
        'militia = "Celtica"',
    )
    game.play("Roman battle_loss piece Legion VII?\n Roman battle_loss piece Legion VIII?")
    assert game.asked == "Gallic battle_loss"
    assert game.offers("piece") == ["Carnutes", "Mercenaries 1", "Minor Tribe", "Militia"]
    assert "Carnutes (1)" in game.outside("Autricum")


@pytest.mark.proves("13.6.4a")
def test_13_6_4_a_leader_without_legions_is_displaced() -> None:
    game = fought("T. Labienus, Legion VII (1)", "Carnutes", "3 3 6 6")
    assert (game.where("T. Labienus"), game.where("Legion VII")) == ("cup", "eliminated")


@pytest.mark.proves("13.6.4b")
def test_13_6_4_vercingetorix_may_fall() -> None:
    game = fought("Legion VII, Legion VIII, Legion IX", "Carnutes, Vercingetorix", "5 6 3 3", "turn = 5")
    game.play("Roman battle_loss piece Legion VII\n Gallic battle_loss piece Vercingetorix")
    assert game.where("Vercingetorix") == "gone"


# ---- the extended battle example of the rulebook


def test_13_5_the_extended_battle_example() -> None:
    """Caesar with six Legions against Aulerci and Suessiones, in the Province of the latter: 12 to 11; he wins by 2**
    to 2* when the X Legion has the last die rolled again. Each side loses two steps."""
    game = roman("""
        gallic = ["Augustomagus"]
        [towns]
        Aulerci = "Suindinum"
        Suessiones = "Noviodunum Suessionum"
        [spaces.Augustomagus]
        outside = "Aulerci, Suessiones"
        [spaces.Lutetia]
        outside = "Caesar, Legion VII, Legion VIII, Legion IX, Legion X, Legion XI, Legion XII"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Augustomagus
        Gallic avoid_battle no
        dice 1 4 5 6
    """)
    assert game.logged("battle")[-1].facts[2:] == (12, 11)
    game.play("""
        Roman reroll reroll defender 2
        dice 2
        Gallic reroll reroll defender 2
        dice 4
        Roman reroll reroll defender 1
        dice 6
        Roman reroll reroll defender 1
        dice 5
        Roman elite_reroll reroll defender 1
        dice 2
    """)
    assert not game.logged("elite_suffers")
    assert game.logged("battle_hits")[-1].facts[1:3] == (2, 2)
    game.play("""
        Roman battle_loss piece Legion VII
        Roman battle_loss piece Legion VIII
        Gallic battle_loss piece Aulerci
        Gallic battle_loss piece Suessiones
    """)
    assert winner(game) == "Roman"
    assert game.outside("Augustomagus").startswith("Caesar, Legion VII (1), Legion VIII (1), Legion IX")
    game.play("Gallic retreat space Noviodunum Suessionum\n Gallic retreat_with all")
    assert game.outside("Noviodunum Suessionum") == "Suessiones (1), Aulerci (1)"


@pytest.mark.parametrize(("markers", "asked"), [("", True), ('gallic = ["Lutetia"]', False)])
def test_13_6_3_nobody_selects_a_step_if_none_outlives_the_retreat(markers: str, asked: bool) -> None:
    """A hit, and another step for the way back into an enemy space: both reduced Legions are lost."""
    game = fought("Legion VII (1), Legion VIII (1)", "Carnutes", "3 3 4 4", markers)
    assert (game.asked == "Roman battle_loss") is asked
    assert (game.where("Legion VII") == game.where("Legion VIII") == "eliminated") is not asked


def test_13_6_3_steps_are_selected_if_a_town_may_fall_where_the_retreat_leads() -> None:
    """11.2.4 The Carnutes die as well: their Town goes, and with it what the way back to Cenabum would cost."""
    game = roman("""
        turn = 3
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        outside = "Legion X, Legion VII (1)"
        [spaces.Autricum]
        outside = "Carnutes (1)"
    """).play("""
        Roman action activate Legion X
        Roman take_along piece Legion VII
        Roman march enter Autricum
        Gallic avoid_battle no
        dice 4 4 6 6
    """)
    assert pass_all(game).asked == "Roman battle_loss"
    game.play("Roman battle_loss piece Legion X\n Roman battle_loss piece Legion X")
    assert game.where("Legion VII") == "Cenabum"


@pytest.mark.parametrize("roman_space", ["Cenabum", "Divodurum"])
def test_13_6_3_steps_are_selected_if_a_displaced_caesar_may_cost_the_marker_there(roman_space: str) -> None:
    """9.6 With him three Influence markers go at once, and what the retreat would cost."""
    game = gallic(f"""
        turn = 3
        roman = ["{roman_space}"]
        [towns]
        Carnutes = "Turones"
        Senones = "Agedincum"
        [spaces.Cenabum]
        outside = "Carnutes, Senones (1)"
        [spaces.Autricum]
        outside = "Caesar, Legion VII (1), Legion VIII (1)"
    """).play("""
        Gallic action activate Carnutes
        Gallic take_along piece Senones
        Gallic march enter Autricum
        Roman avoid_battle no
        dice 4 4 6 6
    """)
    assert pass_all(game).asked == "Gallic battle_loss"

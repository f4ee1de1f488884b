"""14.1 to 14.4 Sieges: strengths, odds, dice, and how they end."""

import pytest

from alesia.games.rome_vs_gaul.dice import Assault, siege_column, siege_result
from tests.rome_vs_gaul.playing import Play, at, gallic, roman

NAMES = ("VII", "VIII", "IX", "XI", "XII", "XIII", "XIV", "V", "VI")


def legions(number: int) -> str:
    return ", ".join(f"Legion {name}" for name in NAMES[:number])


def siege(
    inside: str,
    number: int,
    more: str = "",
    leader: str = "Caesar",
    dice: str = "",
    markers: str = "",
    take: str = "all",
) -> Play:
    """Romans before Cenabum, the Town of the Carnutes, roll for it."""
    towns = {"Carnutes": "Cenabum", "Senones": "Agedincum", "Parisii": "Lutetia"}
    named = [f'{tribe} = "{town}"' for tribe, town in towns.items() if tribe in f"Carnutes {inside} {more}"]
    away = "" if "Carnutes" in inside + more else '\n[spaces.Durocassium]\noutside = "Carnutes"'
    within = f'inside = "{inside}"' if inside else ""
    game = roman(
        "\n".join(["turn = 5", markers, "[towns]", *named, more])
        + f"""{away}
        [spaces.Cenabum]
        outside = "{leader}, {legions(number)}"
        {within}
    """
    )
    game.play(f"Roman action activate {leader}\n Roman take_along all\n Roman march besiege")
    return game.play(f"dice {dice}") if dice else game


def result(game: Play) -> tuple[object, ...]:
    """Dice, what was added, steps lost, Siege Points, surrender."""
    dice, *rest = game.logged("siege_result")[-1].facts[1:]
    return (sum(map(int, str(dice).split(" + "))), *rest)


def points(game: Play, space: str = "Cenabum") -> int:
    return int(game.position.get("siege_points", {}).get(space, 0))


# ---- 14.2, 14.3.2 strengths and odds


@pytest.mark.proves("14.2b", "14.2e", "14.3.2a", "14.3.2d", "14.1b", "11.2.2b")
def test_14_2_the_garrison_is_added_to_those_inside() -> None:
    """Six Legions against the 4 of the Carnutes and the 2 of their Town."""
    assert siege("Carnutes", 6).logged("siege")[0].facts[2:] == (12, 6)


@pytest.mark.proves("14.2a", "14.2e")
def test_14_2_the_garrison_defends_an_empty_town() -> None:
    assert siege("", 2).logged("siege")[0].facts[2:] == (4, 2)


@pytest.mark.proves("14.2d", "14.3.3k")
def test_14_2_no_local_support_in_a_siege() -> None:
    """The Province is Gallic; it adds nothing."""
    game = siege("Carnutes", 6, markers='gallic = ["Turones", "Autricum"]')
    assert game.logged("siege")[0].facts[3] == 6


@pytest.mark.parametrize(
    ("city", "neighbour", "strength"),
    [
        pytest.param("Massilia", "Arelate", 6, marks=pytest.mark.proves("14.2f", "14.2d")),
        pytest.param("Narbo", "Carcaso", 4, marks=pytest.mark.proves("14.2g")),
        pytest.param("Vienne", "Matisco", 4, marks=pytest.mark.proves("14.2g")),
    ],
)
def test_14_2_garrisons_of_walled_cities(city: str, neighbour: str, strength: int) -> None:
    """Gauls before an empty city; neither its Province nor Provincia helps it."""
    other = "Narbo" if city != "Narbo" else "Massilia"
    game = gallic(f"""
        roman = ["Carcaso", "Tolosa", "Arelate", "Aquae Sextiae", "Cularo", "Genava"]
        [towns]
        Bellovaci = "Bratuspantium"
        Senones = "Agedincum"
        [spaces.{city}]
        outside = "Bellovaci, Senones"
        [spaces.{other}]
        inside = "Caesar"
    """).play("Gallic action activate Bellovaci\n Gallic take_along done\n Gallic march besiege")
    assert game.logged("siege")[0].facts[2:] == (11, strength)


@pytest.mark.parametrize(
    ("attacker", "defender", "column"),
    [
        pytest.param(12, 10, 1, marks=pytest.mark.proves("14.3.2f", "14.3.2e")),
        pytest.param(10, 6, 2, marks=pytest.mark.proves("14.3.2g")),
        pytest.param(5, 6, 0, marks=pytest.mark.proves("14.3.2h")),
        pytest.param(12, 6, 3, marks=pytest.mark.proves("14.3.2e")),
        pytest.param(2, 6, -1, marks=pytest.mark.proves("14.3.2k")),
    ],
)
def test_14_3_2_odds_are_rounded_down(attacker: int, defender: int, column: int) -> None:
    """Columns 1-2, 1-1, 1.5-1 and 2-1."""
    assert siege_column(attacker, defender) == column


@pytest.mark.parametrize(
    ("column", "dice", "cell"),
    [
        pytest.param(1, 5, Assault(0, 0, False), marks=pytest.mark.proves("14.3.2r")),
        pytest.param(1, 10, Assault(0, 2, False), marks=pytest.mark.proves("14.3.2r")),
        pytest.param(2, 11, Assault(0, 0, True), marks=pytest.mark.proves("14.3.2s")),
        pytest.param(3, 7, Assault(1, 2, False), marks=pytest.mark.proves("14.3.2t")),
    ],
)
def test_14_3_2_the_published_cells(column: int, dice: int, cell: Assault) -> None:
    assert siege_result(column, dice) == cell


@pytest.mark.proves("14.3.2u")
def test_14_3_2_totals_beyond_the_table() -> None:
    assert (siege_result(0, 1), siege_result(3, 13)) == (siege_result(0, 2), siege_result(3, 12))


@pytest.mark.proves("14.3.2k", "14.3.2l", "14.5.1a", "14.5.1b", "14.1a")
def test_14_3_2_too_weak_to_roll_but_a_siege_all_the_same() -> None:
    """A Legion before 6 may not roll, and the Carnutes cannot walk out."""
    position = """
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes"
        outside = "Legion VII"
    """
    game = roman(position).play("Roman action activate Legion VII")
    assert "besiege" not in game.options
    assert game.owner("Cenabum") == "Gallic"
    game = gallic(position).play("Gallic action activate Carnutes")
    assert game.options == ["sortie", "done"]


@pytest.mark.proves("14.3.2b")
def test_14_3_2_those_who_have_moved_count_with_those_who_come() -> None:
    """Legion VII has come before; Caesar's Legion joins it."""
    game = roman("""
        [towns]
        Carnutes = "Cenabum"
        [spaces.Durocassium]
        outside = "Carnutes"
        [spaces.Turones]
        outside = "Legion VII"
        [spaces.Vellaunodunum]
        outside = "Caesar, Legion VIII"
    """).play("""
        Roman action activate Legion VII
        Roman march enter Cenabum
        Roman march done
        Roman action activate Caesar
        Roman take_along piece Legion VIII
        Roman march enter Cenabum
        Gallic intercept done?
        Roman march besiege
    """)
    assert game.logged("siege")[0].facts[2:] == (4, 2)


@pytest.mark.proves("14.3.2v")
def test_14_3_2_who_lent_his_strength_is_not_taken_along() -> None:
    """Legion VII stood before Cenabum: until it has helped in the siege, Caesar may take it along."""
    game = roman("""
        [towns]
        Carnutes = "Cenabum"
        [spaces.Durocassium]
        outside = "Carnutes"
        [spaces.Cenabum]
        outside = "Legion VII"
        [spaces.Vellaunodunum]
        outside = "Caesar, Legion VIII"
    """).play("""
        Roman action activate Caesar
        Roman take_along piece Legion VIII
        Roman march enter Cenabum
        Gallic intercept done?
    """)
    assert game.offers("take") == ["Legion VII"]
    game.play("Roman march besiege\n dice 2 3")
    assert (game.asked, game.offers("take")) == ("Roman march", [])


# ---- 14.3.1, 14.3.4, 14.3.5 the roll


@pytest.mark.proves("14.3.1a", "14.3.2m", "14.3.2n", "14.3.2o", "14.3.2q", "14.1f", "14.3.5a", "14.3.5b")
def test_14_3_2_a_roll_with_caesar() -> None:
    """12 to 6, the example of the rulebook: 6 is 7 with Caesar, a step for two Siege Points."""
    game = siege("Carnutes", 6, dice="2 4")
    assert (result(game), game.asked) == ((6, 1, 1, 2, 0), "Roman siege_loss")
    game.play("Roman siege_loss piece Legion VII")
    assert points(game) == 2


@pytest.mark.proves("14.3.1c")
def test_14_3_1_points_stay_from_card_to_card() -> None:
    """Two points of the first card are there with the next."""
    game = at(f"""
        hands = {{ Roman = ["Alesia", "Druids"], Gallic = [] }}
        discards = ["Treachery"]
        player = "Roman"
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes"
        outside = "Caesar, {legions(6)}"
    """).play("""
        Roman play points Alesia
        Roman action activate Caesar
        Roman take_along all
        Roman march besiege
        dice 4 4
        Roman march done
        Roman action done
    """)
    assert (game.ask.key, points(game)) == ("action", 2)


@pytest.mark.proves("14.3.5a")
def test_14_3_5_without_caesar_nothing_is_added() -> None:
    assert result(siege("Carnutes", 6, leader="T. Labienus", dice="2 4"))[1] == 0


@pytest.mark.proves("14.3.1d", "14.3.1f")
def test_14_3_1_a_roll_costs_3() -> None:
    """Caesar has 2 of his 5 left, and may move on."""
    game = siege("Carnutes", 6, dice="4 4")
    assert (game.asked, game.ask.about[-1]) == ("Roman march", 2)
    assert "enter Lutetia" in game.options


@pytest.mark.proves("14.3.1e")
def test_14_3_1_no_more_for_a_crowd() -> None:
    """Seven Legions are more than Caesar commands; the roll still costs 3."""
    game = roman(f"""
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes"
        outside = "Caesar, {legions(7)}"
    """).play("Roman action activate Caesar\n Roman take_along all\n Roman march besiege\n dice 4 4")
    game.play("Roman siege_loss piece Legion VII?")
    assert game.ask.about[-1] == 2


@pytest.mark.proves("14.3.1h")
def test_14_3_1_an_intrinsic_leader_besieges() -> None:
    game = roman("""
        [towns]
        Carnutes = "Cenabum"
        [spaces.Durocassium]
        outside = "Carnutes"
        [spaces.Cenabum]
        outside = "Legion VII"
    """).play("Roman action activate Legion VII")
    assert "besiege" in game.options


@pytest.mark.proves("14.3.4a", "13.5.4b")
def test_14_3_4_no_rerolls_and_no_discipline() -> None:
    """Caesar and the X Legion have no reroll, and 1 and 1 are a 2."""
    game = roman(f"""
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes"
        outside = "Caesar, Legion X, {legions(5)}"
    """).play("Roman action activate Caesar\n Roman take_along done\n Roman march besiege\n dice 1 1")
    assert (result(game)[:2], game.asked) == ((2, 1), "Roman march")


@pytest.mark.proves("14.3.4b")
def test_14_3_4_one_roll_in_a_card_play() -> None:
    """Labienus, in the same space, cannot roll again."""
    game = roman(f"""
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes"
        outside = "Caesar, T. Labienus, {legions(6)}"
    """).play("""
        Roman action activate Caesar
        Roman take_along done
        Roman march besiege
        dice 4 4
        Roman march done
        Roman action activate T. Labienus
    """)
    assert "besiege" not in game.options


@pytest.mark.proves("14.3.5c", "14.3.5d")
def test_14_3_5_an_upgraded_town() -> None:
    game = roman(f"""
        upgraded = ["Cenabum"]
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes"
        outside = "T. Labienus, {legions(6)}"
    """).play("Roman action activate T. Labienus\n Roman take_along done\n Roman march besiege\n dice 2 4")
    assert result(game)[1] == -1


@pytest.mark.parametrize(
    ("town", "markers", "added"),
    [
        pytest.param("Darioritum", "", -2, marks=pytest.mark.proves("14.3.5e", "14.3.5g", "11.3.4a")),
        pytest.param(
            "Darioritum",
            'roman = ["Burdigala", "Agnanutes", "Portus Santonum"]',
            0,
            marks=pytest.mark.proves("14.3.5f", "17.2.3b", "17.2.2a"),
        ),
        pytest.param("Condevincum", "", 0, marks=pytest.mark.proves("14.3.5e")),
    ],
)
def test_14_3_5_the_port_of_the_veneti(town: str, markers: str, added: int) -> None:
    game = roman(f"""
        {markers}
        [towns]
        Veneti = "{town}"
        [spaces.{town}]
        inside = "Veneti"
        outside = "T. Labienus, {legions(6)}"
    """).play("Roman action activate T. Labienus\n Roman take_along done\n Roman march besiege\n dice 2 4")
    assert result(game)[1] == added


# ---- 14.3.3, 14.4 how it ends


@pytest.mark.proves("14.3.2i", "14.3.3b", "14.3.3c", "14.3.3d", "14.3.3j", "14.4.3a", "14.4.3b")
def test_14_3_3_an_empty_town_submits_to_6() -> None:
    """Three Legions: the Town is gone, its Tribe submits from afar, and 3 Movement Points are spent."""
    game = siege("", 3)
    assert (game.owner("Cenabum"), game.where("Carnutes")) == ("", "submitted")
    assert (game.asked, game.ask.about[-1]) == ("Roman march", 2)


@pytest.mark.proves("14.3.3a", "14.3.3f", "14.3.3g", "14.3.3h", "14.3.3i")
def test_14_3_3_what_becomes_of_those_inside() -> None:
    """On an S the Carnutes are reduced and submit, the reduced Parisii are eliminated, the Mercenaries go home."""
    game = siege("Carnutes, Parisii (1), Mercenaries 1", 9, dice="5 5")
    assert result(game)[-1]
    where = [game.where(piece) for piece in ("Carnutes", "Parisii", "Mercenaries 1")]
    assert where == ["submitted", "eliminated", "events"]
    assert "Carnutes (1)" in game.position["boxes"]["submitted"]


@pytest.mark.proves("14.3.2p", "14.4.3a", "14.4.3b", "14.4.3h")
def test_14_4_3_an_s_is_a_surrender() -> None:
    """11 with Caesar at 2-1; no Legion is lost."""
    game = siege("Carnutes", 6, dice="5 5")
    assert (game.where("Carnutes"), game.owner("Cenabum"), "(1)" in game.outside("Cenabum")) == ("submitted", "", False)


@pytest.mark.proves("14.3.1b", "14.4.2a", "14.4.2b", "14.4.2c", "14.4.2d", "14.4.2e", "14.1d")
def test_14_4_2_with_three_points_all_inside_are_eliminated() -> None:
    """One point is missing, an 8 with Caesar gives two."""
    game = siege("Carnutes, Mercenaries 1", 7, "[siege_points]\nCenabum = 2", dice="4 4")
    game.play("Roman siege_loss piece Legion VII?")
    assert [game.where(piece) for piece in ("Carnutes", "Mercenaries 1")] == ["eliminated", "events"]
    assert (game.owner("Cenabum"), points(game)) == ("", 0)


@pytest.mark.proves("14.4.2f", "14.1g")
def test_14_4_2_the_tribe_dies_with_its_town() -> None:
    """The Carnutes are at Durocassium."""
    game = siege("Parisii", 5, "[siege_points]\nCenabum = 2", dice="4 4")
    game.play("Roman siege_loss piece Legion VII?")
    assert (game.where("Carnutes"), game.where("Parisii")) == ("eliminated", "eliminated")


CITY = """
    turn = 5
    [siege_points]
    {0} = {1}
    [towns]
    Bellovaci = "Bratuspantium"
    Senones = "Agedincum"
    Nervii = "Bagacum"
    [spaces.{0}]
    inside = "{2}"
    outside = "Bellovaci, Senones, Nervii"
"""


@pytest.mark.proves("14.4.2g", "14.4.2h", "14.3.1g", "14.4.2a")
def test_14_4_2_a_walled_city_is_flipped() -> None:
    """Massilia falls with its third point: Legion VII dies, Labienus is displaced, and the city is Gallic."""
    game = gallic(CITY.format("Massilia", 2, "T. Labienus, Legion VII"))
    game.play("Gallic action activate Bellovaci\n Gallic take_along done\n Gallic march besiege\n dice 6 5")
    assert (game.where("Legion VII"), game.where("T. Labienus"), game.owner("Massilia")) == (
        *("eliminated", "cup"),
        "Gallic",
    )


@pytest.mark.proves("14.3.2j", "14.4.3c", "14.4.3d", "14.4.3e", "14.4.3f")
def test_14_4_3_a_roman_city_surrenders() -> None:
    """16 against the 4 of Narbo and the 1 of the German Cavalry with Labienus are three to one."""
    game = gallic("""
        turn = 5
        [towns]
        Bellovaci = "Bratuspantium"
        Senones = "Agedincum"
        Nervii = "Bagacum"
        Eburones = "Atuatuca"
        [spaces.Massilia]
        inside = "Caesar"
        [spaces.Narbo]
        inside = "T. Labienus, German Cavalry, Legion VII (1)"
        outside = "Bellovaci, Senones, Nervii, Eburones"
    """).play("Gallic action activate Bellovaci\n Gallic take_along done\n Gallic march besiege")
    where = [game.where(piece) for piece in ("Legion VII", "T. Labienus", "German Cavalry")]
    assert (where, game.owner("Narbo")) == (["eliminated", "cup", "events"], "Gallic")


@pytest.mark.proves("14.4.2i", "14.4.2h", "9.6g")
@pytest.mark.parametrize("points", [1, 2])
def test_14_4_2_caesar_does_not_stay_in_a_city_that_falls(points: int) -> None:
    """With its third point Massilia is Gallic, so Caesar is placed in another city; Labienus goes to the cup."""
    game = gallic(CITY.format("Massilia", points, "Caesar, T. Labienus, Legion VII (1)"))
    game.play("Gallic action activate Bellovaci\n Gallic take_along done\n Gallic march besiege\n dice 6 6")
    assert (game.asked, game.offers("space")) == ("Roman displaced_caesar", ["Narbo", "Vienne"])
    assert (game.owner("Massilia"), game.inside("Massilia"), game.where("T. Labienus")) == ("Gallic", "", "cup")


@pytest.mark.proves("14.3.3e")
def test_14_3_3_a_gallic_city_is_flipped_when_it_submits() -> None:
    """Six Legions before Vienne, which the Gauls hold with nobody inside."""
    game = roman(f"""
        gallic_cities = ["Vienne"]
        [spaces.Vienne]
        outside = "Caesar, {legions(6)}"
    """).play("Roman action activate Caesar\n Roman take_along done\n Roman march besiege")
    assert game.owner("Vienne") == "Roman"


@pytest.mark.proves("14.4.1a", "14.4.1b")
def test_14_4_1_who_leaves_lifts_the_siege() -> None:
    game = roman("""
        [siege_points]
        Cenabum = 2
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes"
        outside = "Legion VII"
    """)
    assert points(game) == 2
    game.play("Roman action activate Legion VII\n Roman march enter Lutetia")
    assert points(game) == 0


# ---- 14.7 Strongholds


def subjugate(army: str, dice: str = "", had: int = 0, space: str = "Unelli") -> Play:
    leader = army.split(",")[0].split(" (")[0]
    earned = f"[siege_points]\n{space} = {had}" if had else ""
    game = roman(f"""
        {earned}
        [spaces.{space}]
        outside = "{army}"
    """).play(f"Roman action activate {leader}\n Roman take_along done?")
    return game.play(f"Roman march besiege\n dice {dice}") if dice else game


@pytest.mark.proves("14.7.2a", "14.7.2b", "14.3.5a")
def test_14_7_2_always_in_the_column_of_1_5_to_1() -> None:
    """Nine Legions roll there as one does: 6 with Caesar is a step for a point, and not the point alone of 2-1."""
    game = subjugate(f"Caesar, {legions(9)}", "2 3")
    assert result(game) == (5, 1, 1, 1, 0)


@pytest.mark.parametrize(("army", "may"), [("Legion VII (1)", False), ("Legion VII", True)])
@pytest.mark.proves("14.7.2c")
def test_14_7_2_a_strength_of_2(army: str, may: bool) -> None:
    assert ("besiege" in subjugate(army).options) is may


@pytest.mark.proves("14.7.2d", "14.1e", "14.7.1a")
def test_14_7_2_the_second_point_removes_the_stronghold() -> None:
    game = subjugate("Caesar, Legion VII, Legion VIII", "3 3")
    assert (points(game, "Unelli"), game.owner("Unelli")) == (1, "Gallic")
    game = subjugate("Caesar, Legion VII, Legion VIII", "3 3", had=1)
    assert (points(game, "Unelli"), game.owner("Unelli")) == (0, "")


@pytest.mark.proves("14.7.2e")
def test_14_7_2_gauls_on_a_stronghold_must_be_beaten_first() -> None:
    """Caesar is stopped by the battle; he cannot roll over the heads of the Senones."""
    game = roman(f"""
        [towns]
        Senones = "Agedincum"
        [spaces.Unelli]
        outside = "Senones"
        [spaces.Lexovii]
        outside = "Caesar, {legions(2)}"
    """).play("Roman action activate Caesar\n Roman take_along all\n Roman march enter Unelli\n Gallic avoid_battle no")
    assert game.asked == "Chance battle_roll"


@pytest.mark.proves("14.4.3g")
def test_14_4_3_an_s_removes_a_stronghold() -> None:
    assert subjugate("Caesar, Legion VII, Legion VIII", "6 6").owner("Unelli") == ""

"""10 Movement: contact, allowances, costs, picking up and dropping off, walls."""

import pytest

from alesia.games.rome_vs_gaul.components import SPACE
from tests.rome_vs_gaul.playing import Play, gallic, roman

# ---- 10.1, 10.2


@pytest.mark.proves("10.1a")
def test_10_1_any_number_may_be_in_a_space() -> None:
    """All ten Legions with Caesar and two Legates."""
    names = ("V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII")
    army = ", ".join(f"Legion {name}" for name in names)
    game = roman(f"""
        turn = 5
        [spaces.Alesia]
        outside = "Caesar, T. Labienus, {army}"
        [spaces.Bibracte]
        outside = "S. Galba, Legion XIV"
    """).play("""
        Roman action activate S. Galba
        Roman take_along piece Legion XIV
        Roman march enter Alesia
        Roman march done
    """)
    assert len(game.outside("Alesia").split(", ")) == 13


@pytest.mark.proves("10.2.1a", "10.2.1b", "7.6d", "7.7.2c")
def test_10_2_1_each_moves_once_in_a_card_play() -> None:
    """Caesar and Galba leave the same space with an Action Point each; who has moved is not offered again."""
    game = roman("""
        [spaces.Bibracte]
        outside = "Caesar, S. Galba, Legion VII, Legion VIII"
    """).play("""
        Roman action activate Caesar
        Roman take_along piece Legion VII
        Roman take_along done
        Roman march enter Alesia
    """)
    assert game.offers("activate") == []
    game.answer("Roman march done")
    assert game.offers("activate") == ["S. Galba", "Legion VIII"]


AT_CENABUM = """
    [towns]
    Carnutes = "Cenabum"
    Senones = "Agedincum"
    [spaces.Cenabum]
    inside = "Carnutes, Senones"
    [spaces.Vellaunodunum]
    outside = "Caesar, {0}"
"""


def before_cenabum(legions: str = "Legion VII, Legion VIII, Legion X") -> Play:
    """Caesar enters the space of the Carnutes' Fortified Town, where two Tribes are."""
    return roman(AT_CENABUM.format(legions)).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Cenabum
    """)


@pytest.mark.proves("10.2.2a", "10.2.2b", "10.6c", "10.6g")
def test_10_2_2_whoever_stays_outside_must_be_fought() -> None:
    """First the walls, then Avoid Battle, then the battle."""
    game = before_cenabum()
    assert (game.asked, game.offers("piece")) == ("Gallic go_inside", ["Senones", "Carnutes"])
    game.play("Gallic go_inside piece Senones\n Gallic go_inside done")
    assert game.asked == "Gallic avoid_battle"
    game.answer("Gallic avoid_battle no")
    assert game.asked == "Chance battle_roll"


@pytest.mark.proves("10.2.2b")
def test_10_2_2_submission_comes_after_avoid_battle() -> None:
    """Against three to one a Tribe is first asked whether it avoids battle, and submits when it does not."""
    six = "Legion VII, Legion VIII, Legion IX, Legion X, Legion XI, Legion XII"
    game = before_cenabum(six).play("""
        Gallic go_inside piece Senones
        Gallic go_inside done
        Gallic avoid_battle no
    """)
    assert game.where("Carnutes") == "submitted"


@pytest.mark.proves("10.2.2c")
def test_10_2_2_a_failed_avoid_battle_does_not_lead_behind_the_walls() -> None:
    game = before_cenabum().play("""
        Gallic go_inside piece Senones
        Gallic go_inside done
        Gallic avoid_battle yes
        dice 1 1
    """)
    assert game.asked == "Chance battle_roll"
    assert game.outside("Cenabum").endswith("Carnutes")


@pytest.mark.proves("10.2.2b")
def test_10_2_2_interceptions_come_first() -> None:
    """The Senones, next to Cenabum, are asked before the Carnutes go behind the walls."""
    game = roman("""
        [towns]
        Carnutes = "Cenabum"
        Senones = "Agedincum"
        [spaces.Cenabum]
        inside = "Carnutes"
        [spaces.Lutetia]
        outside = "Senones"
        [spaces.Vellaunodunum]
        outside = "Caesar, Legion X"
    """).play("""
        Roman action activate Caesar
        Roman take_along piece Legion X
        Roman march enter Cenabum
    """)
    assert game.asked == "Gallic intercept"


# ---- 10.3 Movement Allowances


@pytest.mark.proves("10.3.1a")
def test_10_3_1_a_legion_alone_moves_3() -> None:
    game = roman("""
        [spaces.Alesia]
        outside = "Legion X"
    """).play("Roman action activate Legion X")
    assert game.ask.about[-1] == 3


@pytest.mark.proves("10.3.3a")
@pytest.mark.parametrize("leader", ["Caesar", "T. Labienus"])
def test_10_3_3_a_roman_leader_alone_has_7(leader: str) -> None:
    game = roman(f"""
        [spaces.Bibracte]
        outside = "{leader}, Legion X"
    """).play(f"Roman action activate {leader}\n Roman take_along done")
    assert game.ask.about[-1] == 7


@pytest.mark.proves("10.3.3a")
def test_10_3_3_a_gallic_leader_alone_has_not() -> None:
    game = gallic("""
        turn = 5
        [spaces.Lutetia]
        outside = "Vercingetorix"
    """).play("Gallic action activate Vercingetorix")
    assert game.ask.about[-1] == 4


@pytest.mark.proves("10.3.3a")
def test_10_3_3_a_leader_who_drops_his_legion_has_no_more_than_before() -> None:
    game = roman("""
        [spaces.Bibracte]
        outside = "Caesar, Legion X"
    """).play("""
        Roman action activate Caesar
        Roman take_along piece Legion X
        Roman march enter Alesia
        Roman march drop Legion X
    """)
    assert game.ask.about[-1] == 4


@pytest.mark.proves("10.3.3b", "10.3.3c", "10.3.3d")
def test_10_3_3_where_a_roman_leader_alone_may_not_go() -> None:
    """Neither among enemy Combat Units nor to a Fortified Town, even an empty one, nor to a Stronghold."""
    game = roman("""
        [towns]
        Carnutes = "Cenabum"
        [spaces.Autricum]
        outside = "Carnutes"
        [spaces.Lutetia]
        outside = "Caesar"
    """).play("Roman action activate Caesar")
    assert not {"Cenabum", "Autricum"} & {*game.offers("enter")}
    assert "Metlosedum" in game.offers("enter")
    at_the_pass = roman('[spaces.Genava]\noutside = "Caesar"').play("Roman action activate Caesar")
    assert "Octodurus" not in at_the_pass.offers("enter")


@pytest.mark.proves("10.3.3e")
def test_10_3_3_picking_up_a_legion_takes_the_bonus_away() -> None:
    """After two spaces Caesar alone has 5 Movement Points left of 7, with a Legion 3 of 5; after six he takes none."""
    game = roman("""
        [spaces.Bibracte]
        outside = "Caesar"
        [spaces.Divio]
        outside = "Legion X"
        [spaces.Vienne]
        outside = "Legion XIV"
    """)
    game.play("Roman action activate Caesar\n Roman march enter Alesia\n Roman march enter Divio")
    assert game.ask.about[-1] == 5
    game.answer("Roman march take Legion X")
    assert game.ask.about[-1] == 3

    game = roman("""
        [spaces.Bibracte]
        outside = "Caesar"
        [spaces.Vienne]
        outside = "Legion XIV"
    """).play("Roman action activate Caesar")
    for space in ("Alesia", "Divio", "Cabillonum", "Matisco", "Rodumna", "Vienne"):
        game.answer(f"Roman march enter {space}")
    assert (game.ask.about[-1], game.offers("take")) == (1, [])


@pytest.mark.proves("10.3.3f")
def test_10_3_3_a_roman_leader_alone_goes_to_a_roman_army_at_a_siege() -> None:
    game = roman("""
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes"
        outside = "Legion X"
        [spaces.Lutetia]
        outside = "Caesar"
    """).play("Roman action activate Caesar\n Roman march enter Cenabum")
    assert game.where("Caesar") == "Cenabum"


@pytest.mark.proves("10.3.3g")
def test_10_3_3_a_roman_leader_alone_who_is_intercepted_stays() -> None:
    game = roman("""
        [towns]
        Carnutes = "Cenabum"
        [spaces.Autricum]
        outside = "Carnutes"
        [spaces.Lutetia]
        outside = "Caesar, Legion X"
    """).play("""
        Roman action activate Caesar
        Roman take_along done
        Roman march enter Durocassium
        Gallic intercept space Autricum
        dice 6 6
    """)
    assert (game.where("Caesar"), game.outside("Durocassium")) == ("Lutetia", "Carnutes")
    assert game.asked == "Roman action"


# ---- 10.4 Costs


@pytest.mark.proves("10.4.1a", "10.4.1b", "10.4.1c", "2.2.2d", "2.2.2e", "2.2.2f")
@pytest.mark.parametrize(
    ("start", "target", "left"),
    [("Bibracte", "Alesia", 4), ("Genava", "Matisco", 3), ("Portus Itius", "Durovernum", 3)],
)
def test_10_4_1_what_paths_cost(start: str, target: str, left: int) -> None:
    """A solid line 1, a dashed or the dotted one 2."""
    game = roman(f"""
        roman = ["Durovernum"]
        [spaces."{start}"]
        outside = "Caesar, Legion X"
    """).play(f"""
        Roman action activate Caesar
        Roman take_along piece Legion X
        Roman march enter {target}
    """)
    if game.asked == "Chance storm_roll":
        game.answer("dice 1")
    assert game.ask.about[-1] == left


@pytest.mark.proves("10.4.2b")
def test_10_4_2_a_siege_costs_3() -> None:
    """Caesar, who has 2 Movement Points left of 5, cannot roll; with 3 he can."""
    game = roman("""
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes"
        [spaces.Agedincum]
        outside = "Caesar, Legion VII, Legion VIII, Legion X"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Vellaunodunum
        Gallic intercept done?
        Roman march enter Cenabum
        Gallic go_inside piece Carnutes
        Roman march besiege
        dice 3 3
    """)
    assert game.logged("siege_result")


# ---- 10.5 Picking up and dropping off


@pytest.mark.proves("10.5.1f", "10.6f")
@pytest.mark.parametrize(("end", "options"), [("Vienne", ["go_inside", "take Legion VIII", "done"]), ("Matisco", [])])
def test_10_5_1_without_movement_points_left_one_takes_others_behind_the_walls(end: str, options: list[str]) -> None:
    """Legion VII has come to Vienne with its last point, and takes Legion VIII inside; at Matisco it takes nobody."""
    game = roman("""
        [spaces.Gorgobina]
        outside = "Legion VII"
        [spaces.Vienne]
        outside = "Legion VIII"
        [spaces.Matisco]
        outside = "Legion IX"
    """).play("Roman action activate Legion VII\n Roman march enter Aquae Calidae\n Roman march enter Rodumna")
    game.answer(f"Roman march enter {end}")
    assert (game.options if game.asked == "Roman march" else []) == options
    if options:
        game.play("Roman march take Legion VIII\n Roman march go_inside")
        assert game.inside("Vienne") == "Legion VII, Legion VIII"


@pytest.mark.proves("10.5.1a", "10.5.1d", "10.5.1e")
def test_10_5_1_picking_up_more_than_the_command_rating() -> None:
    """Caesar with six Legions picks up Labienus and two Legions, and pays 2 Movement Points for a solid line."""
    game = roman("""
        turn = 5
        [spaces.Bibracte]
        outside = "Caesar, Legion VII, Legion VIII, Legion IX, Legion X, Legion XI, Legion XII"
        [spaces.Alesia]
        outside = "T. Labienus, Legion V, Legion VI"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Alesia
        Roman march take T. Labienus
        Roman march take Legion V
        Roman march take Legion VI
        Roman march enter Divio
    """)
    assert game.ask.about[-1] == 2
    assert "T. Labienus" in game.outside("Divio")


@pytest.mark.proves("10.5.1b", "10.5.2a", "10.5.2b", "10.5.2c", "7.7.1b")
def test_10_5_2_whom_caesar_dropped_does_not_move_with_labienus() -> None:
    """Galba and a Legion are dropped off with Labienus: he cannot take them along in this card play."""
    game = roman("""
        [spaces.Bibracte]
        outside = "Caesar, Legion X"
        [spaces.Alesia]
        outside = "S. Galba, Legion VII"
        [spaces.Divio]
        outside = "T. Labienus, Legion VIII"
    """).play("""
        Roman action activate Caesar
        Roman take_along piece Legion X
        Roman march enter Alesia
        Roman march take S. Galba
        Roman march take Legion VII
        Roman march enter Divio
        Roman march drop S. Galba
        Roman march drop Legion VII
        Roman march enter Cabillonum
        Roman march done
        Roman action activate T. Labienus
    """)
    assert game.offers("piece") == ["Legion VIII"]


@pytest.mark.proves("10.5.2d")
def test_10_5_2_the_move_ends_when_nothing_but_dropping_off_is_left() -> None:
    game = roman("""
        [spaces.Bibracte]
        outside = "Legion VII, Legion VIII"
    """).play("""
        Roman action activate Legion VII
        Roman take_along piece Legion VIII
        Roman march enter Alesia
        Roman march enter Divio
        Roman march enter Cabillonum
    """)
    assert game.asked == "Roman action"


def test_10_5_2_an_army_that_is_too_large_to_go_on_may_drop_off_and_go_on() -> None:
    """9.3 With 7 Legions each path costs Caesar one more; with 6 the last Movement Point is enough."""
    game = roman("""
        [spaces.Cenabum]
        outside = "Caesar, Legion VII, Legion VIII, Legion IX, Legion X, Legion XI, Legion XII, Legion XIII"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Lutetia
        Roman march enter Metlosedum
    """)
    assert (game.asked, game.offers("enter")) == ("Roman march", [])
    game.play("Roman march drop Legion XIII\n Roman march enter Agedincum")
    assert (game.where("Caesar"), game.where("Legion XIII")) == ("Agedincum", "Metlosedum")


# ---- 10.6 Walls


@pytest.mark.proves("10.6a", "10.6b", "10.6d", "11.2.2d")
def test_10_6_units_inside_do_not_stop_an_army() -> None:
    """Both Tribes go inside; Caesar fights nobody, and goes on."""
    game = before_cenabum().play("Gallic go_inside all")
    assert game.inside("Cenabum") == "Senones, Carnutes"
    game.answer("Roman march enter Lutetia")
    assert game.where("Caesar") == "Lutetia"


@pytest.mark.proves("10.6e", "10.6f")
def test_10_6_going_inside_is_the_last_act_and_costs_nothing() -> None:
    """The Carnutes come home with their last Movement Point and go behind the walls, which ends their move."""
    game = gallic("""
        [towns]
        Carnutes = "Cenabum"
        [spaces.Catalauni]
        outside = "Carnutes"
    """).play("""
        Gallic action activate Carnutes
        Gallic march enter Agedincum
        Gallic march enter Vellaunodunum
        Gallic march enter Cenabum
        Gallic march go_inside
    """)
    assert (game.inside("Cenabum"), game.asked) == ("Carnutes", "Gallic action")


@pytest.mark.proves("10.6e")
def test_10_6_nobody_goes_on_from_behind_the_walls() -> None:
    """With Movement Points left the Carnutes go inside, and their move is over."""
    game = gallic("""
        [towns]
        Carnutes = "Cenabum"
        [spaces.Lutetia]
        outside = "Carnutes"
    """).play("Gallic action activate Carnutes\n Gallic march enter Cenabum\n Gallic march go_inside")
    assert game.asked == "Gallic action"


BEFORE_THE_WALLS = """
    [towns]
    Carnutes = "Cenabum"
    [spaces.Cenabum]
    inside = "Carnutes"
    outside = "{0}"
"""


@pytest.mark.proves("10.6j", "10.6k")
def test_10_6_gauls_come_out_against_a_leader_alone() -> None:
    """The Legions are gone, Labienus still stands before Cenabum: the Carnutes come out, he fails to avoid them and is
    displaced (9.6), and they go on with all their Movement Points."""
    game = gallic(BEFORE_THE_WALLS.format("T. Labienus")).play("""
        Gallic action activate Carnutes
        Gallic march sortie
        Roman avoid_battle yes
        dice 1 2
    """)
    assert (game.where("T. Labienus"), game.outside("Cenabum")) == ("cup", "Carnutes")
    assert (game.asked, game.ask.about[-1]) == ("Gallic march", 3)


@pytest.mark.proves("10.6j")
def test_10_6_a_leader_alone_may_avoid_those_who_come_out() -> None:
    game = gallic(BEFORE_THE_WALLS.format("T. Labienus")).play("""
        Gallic action activate Carnutes
        Gallic march sortie
        Roman avoid_battle yes
        dice 6 6
        Roman avoid_to space Autricum
    """)
    assert (game.where("T. Labienus"), game.outside("Cenabum")) == ("Autricum", "Carnutes")


@pytest.mark.proves("10.6h")
def test_10_6_who_is_inside_is_declared_anew_each_time() -> None:
    """The Roman army leaves and comes back: the Tribe inside may now be outside."""
    game = before_cenabum().play("""
        Gallic go_inside all
        Roman march enter Lutetia
        Gallic intercept done?
        Roman march enter Cenabum
    """)
    assert game.asked == "Gallic go_inside"
    game.play("Gallic go_inside piece Senones\n Gallic go_inside done")
    assert game.asked == "Gallic avoid_battle"


@pytest.mark.proves("10.6i")
def test_10_6_whoever_is_besieged_stays_besieged() -> None:
    """Where a Roman army stands already, the Gaul declares nothing when another comes."""
    game = roman("""
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes"
        outside = "Legion X"
        [spaces.Lutetia]
        outside = "Legion VII"
    """).play("Roman action activate Legion VII\n Roman march enter Cenabum")
    assert game.asked.startswith("Roman")
    assert game.inside("Cenabum") == "Carnutes"


# ---- 10.7


@pytest.mark.proves("10.7a", "10.7b")
@pytest.mark.parametrize(("start", "barred"), [("Portus Itius", "Durovernum"), ("Antunnacum", "Divitia")])
def test_10_7_gauls_stay_in_gaul(start: str, barred: str) -> None:
    """They neither cross the Channel nor the Rhine."""
    game = gallic(f"""
        [towns]
        Nervii = "Vogdoriacum"
        [spaces."{start}"]
        outside = "Nervii"
    """).play("Gallic action activate Nervii")
    assert SPACE[barred] in SPACE[start].adjacent
    assert barred not in game.offers("enter")


@pytest.mark.proves("10.7c", "2.2.5b")
def test_10_7_no_path_leads_into_the_german_strongholds() -> None:
    assert all(not SPACE[name].adjacent for name in ("Usipetes", "Ubii", "Suebi"))
    assert not any(space.kind == "german" for each in SPACE.values() for space in each.adjacent)

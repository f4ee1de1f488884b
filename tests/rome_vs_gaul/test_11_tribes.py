"""11 Tribes and their Fortified Towns."""

import pytest

from alesia.games.rome_vs_gaul.components import TRIBES
from tests.rome_vs_gaul.playing import Play, at, gallic, roman

POOL = [tribe.name for tribe in TRIBES if tribe.start == "pool"]


def council(position: str, council_box: str = "Carnutes", others: str = "") -> Play:
    """The Gaul takes a Tribe out of the Council Box."""
    return gallic(f"""
        {position}
        [boxes]
        council = "{council_box}"
        {others}
    """)


# ---- 11.1


@pytest.mark.proves("11.1a", "11.1b", "2.3.1a", "2.3.1b", "2.3.1h")
def test_11_1_a_tribe_that_loses_a_step_is_reduced() -> None:
    """Beaten by the X Legion, the Carnutes are on their reduced side, of strength 2."""
    game = roman("""
        [towns]
        Carnutes = "Cenabum"
        [spaces.Autricum]
        outside = "Carnutes"
        [spaces.Lutetia]
        outside = "Caesar, Legion VII, Legion VIII, Legion X"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Autricum
        Gallic avoid_battle no
        dice 3 3 1 1
    """)
    _pass_rerolls(game)
    game.play("Gallic retreat space Suindinum")
    assert game.outside("Suindinum") == "Carnutes (1)"


def _pass_rerolls(game: Play) -> None:
    while game.asked.endswith("reroll"):
        game.answer(f"{game.asked} {'pass' if 'pass' in game.options else 'done'}")


@pytest.mark.proves("11.1c", "11.2.4a")
def test_11_1_a_reduced_tribe_is_eliminated_and_its_town_removed() -> None:
    """The reduced Carnutes fall in battle away from home; their Fortified Town is gone at once."""
    game = roman("""
        [towns]
        Carnutes = "Cenabum"
        [spaces.Autricum]
        outside = "Carnutes (1)"
        [spaces.Lutetia]
        outside = "Caesar, Legion VII, Legion X"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Autricum
        Gallic avoid_battle no
        dice 6 6 1 1
    """)
    _pass_rerolls(game)
    assert (game.where("Carnutes"), game.owner("Cenabum")) == ("eliminated", "")


# ---- 11.2.1 Arrival


@pytest.mark.proves("11.2.1a", "11.2.1b", "11.2.1c", "5.1.2Aa", "5.1.2Ad", "7.7.3c", "7.7.3h")
def test_11_2_1_a_tribe_comes_with_its_fortified_town() -> None:
    """Out of the Council Box into a Town of its Province, inside walls that control the space."""
    game = council("").play("Gallic action take_out")
    assert game.offers("space") == ["Cenabum", "Autricum", "Durocassium", "Turones"]
    game.answer("Gallic settle space Cenabum")
    assert (game.inside("Cenabum"), game.owner("Cenabum")) == ("Carnutes", "Gallic")
    assert game.position["towns"] == {"Carnutes": "Cenabum"}


@pytest.mark.proves("11.2.1d", "11.2.1e", "11.2.1g", "5.1.2Ae")
def test_11_2_1_a_gallic_marker_moves_over() -> None:
    """To a neutral Town of the Province without Romans; here Turones is Roman, Autricum devastated."""
    game = council("""
        gallic = ["Cenabum"]
        devastated = ["Autricum"]
        [spaces.Turones]
        outside = "Legion X"
    """).play("""
        Gallic action take_out
        Gallic settle space Cenabum
    """)
    assert game.offers("space") == ["Durocassium"]
    game.answer("Gallic move_over space Durocassium")
    assert game.owner("Durocassium") == "Gallic"


@pytest.mark.proves("11.2.1h")
def test_11_2_1_the_gaul_may_let_the_marker_go() -> None:
    game = council('gallic = ["Cenabum"]').play("""
        Gallic action take_out
        Gallic settle space Cenabum
        Gallic move_over done
    """)
    assert "gallic" not in game.position


@pytest.mark.proves("11.2.1f")
def test_11_2_1_without_a_neutral_town_the_marker_is_removed() -> None:
    game = council("""
        gallic = ["Cenabum", "Autricum"]
        roman = ["Durocassium", "Turones"]
    """).play("""
        Gallic action take_out
        Gallic settle space Cenabum
    """)
    assert game.position["gallic"] == ["Autricum"]


@pytest.mark.proves("11.2.1g")
def test_11_2_1_not_to_the_german_tribe() -> None:
    game = council("""
        gallic = ["Cenabum"]
        roman = ["Durocassium", "Turones"]
        [spaces.Autricum]
        outside = "Germani"
    """).play("""
        Gallic action take_out
    """)
    assert (game.where("Carnutes"), game.asked) == ("Cenabum", "Gallic action")


# ---- 11.2.2, 11.2.3


def besieged(town: str = "Cenabum", army: str = "Legion VII, Legion VIII, Legion X", upgraded: str = "") -> Play:
    """Caesar, who stands before a Fortified Town with the Carnutes inside, besieges it."""
    return roman(f"""
        upgraded = [{upgraded}]
        [towns]
        Carnutes = "{town}"
        [spaces.{town}]
        inside = "Carnutes"
        outside = "Caesar, {army}"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march besiege
    """)


@pytest.mark.proves("11.2.2b", "11.2.2d")
def test_11_2_2_the_garrison_counts_in_a_siege() -> None:
    """Three Legions against the Carnutes and the Garrison: 6 to 6."""
    assert besieged().logged("siege")[0].facts[2:] == (6, 6)


@pytest.mark.proves("11.2.2c")
def test_11_2_2_the_garrison_does_not_count_in_battle() -> None:
    """The Carnutes, who stay outside, fight with their own 4."""
    game = roman("""
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes"
        [spaces.Lutetia]
        outside = "Caesar, Legion VII, Legion X"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Cenabum
        Gallic go_inside done
        Gallic avoid_battle no
        dice 3 3 3 3
    """)
    assert game.logged("battle")[0].facts[2:] == (4, 4)


@pytest.mark.proves("11.2.2a")
def test_11_2_2_the_town_stays_where_its_tribe_goes() -> None:
    game = gallic("""
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes"
    """).play("Gallic action activate Carnutes\n Gallic march enter Lutetia\n Gallic march done")
    assert game.position["towns"] == {"Carnutes": "Cenabum"}
    assert (game.owner("Cenabum"), game.where("Carnutes")) == ("Gallic", "Lutetia")


@pytest.mark.proves("11.2.3a")
def test_11_2_3_an_upgraded_town_gives_minus_1() -> None:
    """With Caesar's +1 the roll is added 1 before a plain Town, 0 before an upgraded one."""
    assert besieged().ask.about[-1] == 1
    assert besieged(upgraded='"Cenabum"').ask.about[-1] == 0


@pytest.mark.proves("11.2.3a")
def test_11_2_3_card_28_upgrades_a_town() -> None:
    game = at("""
        player = "Gallic"
        hands = { Gallic = ["Alesia"], Roman = ["Hostages"] }
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes"
        [spaces.Narbo]
        inside = "Caesar"
    """).play("Gallic play event Alesia")
    assert game.position["upgraded"] == ["Cenabum"]


# ---- 11.2.4 Town and Tribe


@pytest.mark.proves("11.2.4b")
def test_11_2_4_a_tribe_that_submits_loses_its_town() -> None:
    """Away from home, against three to one."""
    game = roman("""
        [towns]
        Carnutes = "Cenabum"
        [spaces.Autricum]
        outside = "Carnutes"
        [spaces.Lutetia]
        outside = "Caesar, Legion VII, Legion VIII, Legion IX, Legion X, Legion XI, Legion XII"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Autricum
        Gallic avoid_battle no
    """)
    assert (game.where("Carnutes"), game.owner("Cenabum")) == ("submitted", "")


LINKED = """
    [towns]
    Carnutes = "Cenabum"
    Senones = "Agedincum"
    [spaces.Cenabum]
    inside = "Senones"
    outside = "Legion VII, Legion VIII, Legion IX"
    [spaces.Autricum]
    outside = "Carnutes (1)"
    [spaces.Lutetia]
    outside = "Caesar, Legion X, Legion XI, Legion XII"
"""


@pytest.mark.proves("11.2.4c", "11.2.4d", "11.2.4g")
def test_11_2_4_who_is_left_without_walls_must_fight() -> None:
    """The Carnutes fall elsewhere; the Senones, besieged in their Town, are attacked at once, and cannot avoid it."""
    game = roman(LINKED).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Autricum
        Gallic avoid_battle no
    """)
    assert game.where("Carnutes") == "eliminated"
    battles = [(str(each.facts[0]), str(each.facts[1])) for each in game.logged("battle")]
    assert battles == [("Autricum", "Roman"), ("Cenabum", "Roman")]
    assert game.asked == "Chance battle_roll"


@pytest.mark.proves("11.2.4d", "11.2.4h")
def test_11_2_4_the_phasing_gaul_attacks_out_of_his_fallen_walls() -> None:
    """The Carnutes attack in vain and are eliminated: the Senones, without walls now, attack the besiegers."""
    game = gallic(LINKED).play("""
        Gallic action activate Carnutes
        Gallic march enter Lutetia
        Roman intercept done
        Roman avoid_battle no
        dice 1 1 6 6
    """)
    _pass_rerolls(game)
    assert game.where("Carnutes") == "eliminated"
    assert [(str(each.facts[0]), str(each.facts[1])) for each in game.logged("battle")][-1] == (*("Cenabum", "Gallic"),)


@pytest.mark.proves("11.2.4c", "9.2c")
def test_11_2_4_who_was_activated_commands_the_battle_for_the_fallen_walls() -> None:
    """The reduced Legion VII was activated and leads both battles of its move, without a reroll."""
    game = roman("""
        [towns]
        Carnutes = "Cenabum"
        Senones = "Agedincum"
        [spaces.Cenabum]
        inside = "Carnutes (1), Senones (1)"
        [spaces.Lutetia]
        outside = "Legion VII (1), Legion VIII, Legion IX, Legion X (1)"
    """).play("""
        Roman action activate Legion VII
        Roman take_along all
        Roman march enter Cenabum
        Gallic go_inside piece Senones
        Gallic go_inside done
        Gallic avoid_battle no
        dice 6 6 1 1
    """)
    assert len(game.logged("battle")) == 2
    assert (game.asked, game.where("Senones")) == ("Roman march", "eliminated")


@pytest.mark.proves("11.2.4c", "13.7.1c")
def test_11_2_4_who_loses_the_battle_for_the_fallen_walls_stops() -> None:
    """The Carnutes, outside, submit to Caesar, and their guests are fought at once: beaten, Caesar goes back
    to Lutetia, whence he came, and does not move on."""
    game = roman("""
        [towns]
        Carnutes = "Cenabum"
        Arverni = "Gergovia"
        Senones = "Agedincum"
        [spaces.Cenabum]
        inside = "Carnutes (1), Arverni, Senones"
        [spaces.Lutetia]
        outside = "Caesar, Legion VII, Legion VIII, Legion IX"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Cenabum
        Gallic go_inside piece Arverni
        Gallic go_inside piece Senones
        Gallic go_inside done
        Gallic avoid_battle no
        dice 1 1 3 3
    """)
    _pass_rerolls(game)
    while game.ask.key == "battle_loss":
        game.answer(f"{game.asked} {game.options[0]}")
    assert game.where("Caesar") == "Lutetia"
    assert game.asked == "Roman action"


@pytest.mark.proves("11.2.4e")
def test_11_2_4_if_the_town_submits_so_does_the_tribe() -> None:
    """Six Legions stand before the empty Town, three to one against its Garrison; the Carnutes are elsewhere."""
    game = roman("""
        [towns]
        Carnutes = "Cenabum"
        [spaces.Autricum]
        outside = "Carnutes"
        [spaces.Cenabum]
        outside = "Caesar, Legion VII, Legion VIII, Legion IX"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march besiege
    """)
    assert (game.where("Carnutes"), game.owner("Cenabum")) == ("submitted", "")


@pytest.mark.proves("11.2.4f")
def test_11_2_4_if_the_town_falls_the_tribe_is_eliminated() -> None:
    """Siege Points make three; the Carnutes, far away at full strength, are eliminated."""
    game = roman("""
        [towns]
        Carnutes = "Cenabum"
        Senones = "Agedincum"
        [siege_points]
        Cenabum = 2
        [spaces.Agedincum]
        inside = "Carnutes"
        [spaces.Cenabum]
        inside = "Senones"
        outside = "Caesar, Legion VII, Legion VIII, Legion IX, Legion X"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march besiege
        dice 4 4
        Roman siege_loss piece Legion VII
    """)
    assert (game.where("Carnutes"), game.where("Senones"), game.owner("Cenabum")) == ("eliminated", "eliminated", "")


# ---- 11.3 Special Tribes


@pytest.mark.proves("11.3.1a", "11.3.1b", "3.2.2a", "3.2.3a")
def test_11_3_1_the_aedui_are_not_in_the_pool() -> None:
    assert len(POOL) == 20
    assert not {"Aedui", "Arverni", "Sequani"} & {*POOL}
    game = at('player = "Gallic"\nhands = { Gallic = ["The Aedui Change Sides"] }')
    assert game.where("Aedui") == "events"


@pytest.mark.proves("11.3.1c")
def test_11_3_1_card_43_brings_the_aedui() -> None:
    """With their Fortified Town, in a Town of their Province that is not Roman."""
    game = at("""
        player = "Gallic"
        hands = { Gallic = ["The Aedui Change Sides"] }
        roman = ["Bibracte", "Cabillonum", "Matisco"]
    """).play("Gallic play event The Aedui Change Sides")
    assert game.offers("space") == ["Noviodunum Aeduorum", "Rodumna"]


@pytest.mark.proves("11.3.2a", "11.3.2b", "11.3.2c")
@pytest.mark.parametrize(("turn", "offered"), [(4, []), (5, ["Arverni"])])
def test_11_3_2_the_arverni_wait_for_turn_5(turn: int, offered: list[str]) -> None:
    """In the Council Box from the start, they come out on Turn 5."""
    game = gallic(f"turn = {turn}\ncouncil = 1").play("Gallic action take_out")
    assert game.offers("piece") == offered


@pytest.mark.proves("11.3.2d", "11.3.2f")
@pytest.mark.parametrize(("dead", "offered"), [(5, []), (6, ["Arverni"])])
def test_11_3_2_or_for_six_eliminated_tribes(dead: int, offered: list[str]) -> None:
    game = gallic(f"""
        turn = 2
        council = 1
        [boxes]
        eliminated = "{", ".join(POOL[:dead])}"
    """).play("Gallic action take_out")
    assert game.offers("piece") == offered


@pytest.mark.proves("11.3.2e")
@pytest.mark.parametrize(("space", "upgraded"), [("Gergovia", ["Gergovia"]), ("Brivas", [])])
def test_11_3_2_gergovia_is_upgraded(space: str, upgraded: list[str]) -> None:
    game = gallic("turn = 5").play(f"Gallic action take_out\n Gallic settle space {space}")
    assert game.position.get("upgraded", []) == upgraded


@pytest.mark.proves("11.3.3a", "3.1f")
def test_11_3_3_the_nervii_are_elite() -> None:
    """Of all Tribes they alone."""
    assert [tribe.name for tribe in TRIBES if tribe.is_elite] == ["Nervii"]


@pytest.mark.proves("11.3.4a", "11.3.4b", "11.3.4c")
@pytest.mark.parametrize(
    ("town", "fleet", "added"),
    [("Darioritum", "", -1), ("Darioritum", 'fleet = "Oceanus Atlanticus"', 1), ("Condevincum", "", 1)],
)
def test_11_3_4_the_port_of_the_veneti(town: str, fleet: str, added: int) -> None:
    """-2 at Darioritum without Roman Naval Supremacy; Caesar adds 1."""
    game = roman(f"""
        {fleet}
        [towns]
        Veneti = "{town}"
        [spaces.{town}]
        inside = "Veneti"
        outside = "Caesar, Legion VII, Legion VIII, Legion IX, Legion X"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march besiege
    """)
    assert game.ask.about[-1] == added


@pytest.mark.proves("11.3.5a", "11.3.5b", "11.3.5c", "11.3.6a")
@pytest.mark.parametrize(
    ("tribe", "homes"),
    [
        ("Pictones", ["Limonum", "Agnanutes", "Rauranum"]),
        ("Santones", ["Mediolanum Santonum", "Portus Santonum", "Iculisma"]),
        ("Senones", ["Agedincum", "Vellaunodunum", "Autessiodurum"]),
        ("Lingones", ["Andematunnum", "Alesia", "Divio"]),
    ],
)
def test_11_3_5_two_tribes_share_a_province(tribe: str, homes: list[str]) -> None:
    """Each has its own part for its Fortified Town."""
    game = council("", tribe).play("Gallic action take_out")
    game.play(f"Gallic take_out piece {tribe}?")
    assert game.offers("space") == homes


@pytest.mark.proves("11.3.5d")
def test_11_3_5_the_parts_mean_nothing_else() -> None:
    """An Influence marker moves over into the other part."""
    game = council(
        """
        gallic = ["Limonum"]
        roman = ["Agnanutes", "Rauranum"]
    """,
        "Pictones",
    ).play("""
        Gallic action take_out
        Gallic take_out piece Pictones?
        Gallic settle space Limonum?
    """)
    assert game.offers("space") == ["Mediolanum Santonum", "Portus Santonum", "Iculisma"]

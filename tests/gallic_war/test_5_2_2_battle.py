"""5.2.2 Battle: order, revealing, rounds, initiative, fire and hits; A reserves; B modifiers."""

import pytest

from alesia.words import prompt
from tests.gallic_war.playing import Play, one_card

BOTH_MOVE = """
    Roman action movement
    Barbarian action movement
"""


def attack(position: str, moves: str, roman: str = "Remi", barbarian: str = "Volcae", **options: bool) -> Play:
    """Both sides move; the battles begin."""
    return one_card(position, roman, barbarian, **options).play(BOTH_MOVE + moves)


def of_remi(roman: str, barbarian: str) -> str:
    """Treveri (Roman) against Remi (Barbarian), over a blue border; no terrain."""
    return f"""
        [areas.Treveri]
        Roman = "{", ".join(dict.fromkeys(["Treveri 1", "Treveri 2", *roman.split(", ")]))}"
        [areas.Remi]
        Barbarian = "{barbarian}"
    """


def into_remi(*units: str) -> str:
    lines = "".join(f"Roman move_units unit {unit}\n" for unit in units)
    return f"Roman group area Treveri\nRoman move_to move Remi\n{lines}Roman move_units done?\nRoman move_to done?\n"


def against_remi(units: tuple[str, ...], barbarian: str, roman: str = "", **options: bool) -> Play:
    position = of_remi(roman or ", ".join(units), barbarian)
    return attack(position, into_remi(*[unit.split(" (")[0] for unit in units]) + "Barbarian group done?", **options)


# ---- the course of a battle -------------------------------------------------------------------------------------

TWO_BATTLES = """
    [areas.Treveri]
    Roman = "Treveri 1, Treveri 2"
    [areas.Remi]
    Barbarian = "Remi"
    [areas.Menapi]
    Barbarian = "Menapi"
"""


@pytest.mark.proves("5.2.2b", "5.2.2s")
def test_5_2_2_whoever_moved_first_orders_the_battles() -> None:
    """The Roman moved first, so he says which battle comes first."""
    game = attack(
        TWO_BATTLES,
        """
        Roman group area Treveri
        Roman move_to move Remi
        Roman move_units unit Treveri 1
        Roman move_units done
        Roman move_to move Menapi
        Barbarian group done?
    """,
    )
    assert (game.asked, game.offers("area")) == ("Roman battle", ["Menapi", "Remi"])
    game.play("Roman battle area Remi")

    assert game.view["battle"]["area"] == "Remi"


@pytest.mark.proves("5.2.2s")
def test_5_2_2_if_the_barbarian_moved_first_he_orders_them() -> None:
    position = """
        [areas.Treveri]
        Barbarian = "Treveri 1, Treveri 2"
        [areas.Remi]
        Roman = "Remi"
        [areas.Menapi]
        Roman = "Menapi"
    """
    game = attack(
        position,
        """
        Barbarian group area Treveri
        Barbarian group done?
        Barbarian move_to move Remi
        Barbarian move_units unit Treveri 1
        Barbarian move_units done
        Barbarian move_to move Menapi
        Roman group done?
    """,
        barbarian="Boii",
    )

    assert game.asked == "Barbarian battle"


@pytest.mark.proves("5.2.2d", "5.2.2u")
def test_5_2_2_the_units_in_battle_lie_open() -> None:
    """Both sides read them, and spectators; afterwards they stand upright again."""
    game = against_remi(("Legion VII (3)",), "Remi (2)")
    for seat in ("Roman", "Barbarian", None):
        blocks = game.table.view(seat)["areas"]["Remi"]["blocks"]
        assert [(b["name"], b["strength"], b["lying"]) for b in blocks["Roman"]] == [("Legion VII", 3, True)]
        assert [(b["name"], b["strength"]) for b in blocks["Barbarian"]] == [("Remi", 2)]
    game.play("Roman battle_action fire\ndice 1 1 6")

    assert game.view["areas"]["Remi"]["blocks"]["Roman"] == [{"colour": "black"}]


@pytest.mark.proves("5.2.2e", "5.2.2o")
def test_5_2_2_the_attacker_must_retreat_after_the_third_round() -> None:
    game = against_remi(("Treveri 1",), "Remi")
    for _ in range(3):
        game.play("Barbarian battle_action fire\ndice 6 6 6\nRoman battle_action fire\ndice 6 6 6")

    assert game.where("Treveri 1") == "Treveri"
    assert game.units("Remi", "Barbarian") == "Remi"
    assert len(game.logged("battle_round")) == 3


def test_5_2_2_the_attacker_goes_back_the_way_he_came() -> None:
    """After three rounds of passing, over the border that he crossed himself."""
    position = """
        [areas.Leuci]
        Roman = "Legion VII"
        [areas.Treveri]
        Barbarian = "Treveri 1, Treveri 2, German 1"
        [fallen]
        Roman = "Leuci"
    """
    game = attack(
        position,
        """
        Roman group area Leuci
        Roman move_to move Treveri
        Barbarian group area Treveri
        Barbarian move_to done
    """,
    )
    game.play("""
        Roman battle_action pass Legion VII
        Barbarian battle_action pass German 1
        Barbarian battle_action pass Treveri 1
        Barbarian battle_action pass Treveri 2
    """)
    assert game.view["battle"]["round"] == 2
    game.play("""
        Roman battle_action pass Legion VII
        Barbarian battle_action pass German 1
        Barbarian battle_action pass Treveri 1
        Barbarian battle_action pass Treveri 2
        Roman battle_action pass Legion VII
        Barbarian battle_action pass German 1
        Barbarian battle_action pass Treveri 1
        Barbarian battle_action pass Treveri 2
    """)

    assert game.where("Legion VII") == "Leuci"  # it came that way and may go back


@pytest.mark.proves("5.2.2p")
def test_5_2_2_attackers_who_cannot_retreat_are_eliminated() -> None:
    """Tribes that return home among enemies have nowhere to go: all who are left after three rounds are eliminated."""
    position = """
        turn = 3
        [areas.Menapi]
        Roman = "Menapi, Legion VII"
        [areas.Remi]
        Roman = "Remi"
        [areas.Treveri]
        Roman = "Treveri 1, Treveri 2"
        [areas.Atrebates]
        Roman = "Atrebates"
    """
    game = one_card(position, barbarian="Minor Revolt 1").play("""
        Roman action movement
        Barbarian action event
        Barbarian revolt area Menapi
    """)
    for _ in range(3):
        game.play("Roman battle_action pass Legion VII\nBarbarian battle_action pass Menapi")

    assert game.view["eliminated"]["Barbarian"] == ["Menapi"]


@pytest.mark.proves("5.2.2v")
def test_5_2_2_a_unit_may_fire_retreat_or_pass() -> None:
    game = against_remi(("Legion VII", "Treveri 1"), "Remi")

    assert game.options == ["fire", "retreat Legion VII", "pass Legion VII"]


# ---- initiative -------------------------------------------------------------------------------------------------


@pytest.mark.proves("2.2c", "5.2.2g", "5.2.2h", "5.2.2i")
def test_5_2_2_initiative_defender_before_attacker() -> None:
    """A attackers, B defenders, C defenders, C attackers."""
    game = against_remi(("Legion VII", "Treveri 1"), "Remi, German 1")
    order = []
    for _ in range(4):
        order.append((game.ask.who, str(game.ask.about[1][0])))  # type: ignore[index]
        game.play(f"{game.asked} {next(o for o in game.options if o.startswith('pass'))}")

    assert order == [("Roman", "Legion VII"), ("Barbarian", "German 1"), ("Barbarian", "Remi"), ("Roman", "Treveri 1")]


@pytest.mark.proves("5.2.2j", "7.1b")
def test_5_2_2_caesar_always_rolls_first() -> None:
    """Even against the A of a fortified town."""
    position = """
        [areas.Allobroges]
        Roman = "Caesar, Legion VII, Allobroges 1, Allobroges 2"
        [areas.Sequani]
        Barbarian = "Sequani 1, Sequani 2"
    """
    game = attack(
        position,
        """
        Roman group area Allobroges
        Roman move_to move Sequani
        Roman move_units unit Caesar
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done?
        Barbarian group done?
    """,
    )
    assert [str(unit) for unit in game.ask.about[1]] == ["Caesar"]  # type: ignore[attr-defined]
    game.play("Roman battle_action pass Caesar")

    assert game.asked == "Barbarian battle_action"


@pytest.mark.proves("5.2.2aa")
def test_5_2_2_units_of_different_rating_roll_apart() -> None:
    """The better ones first."""
    position = of_remi("Legion VII", "Ariovistus, German 1, Remi")
    game = attack(position, into_remi("Legion VII", "Treveri 1") + "Barbarian group done?")
    game.play("Roman battle_action pass Legion VII")
    assert game.options[0] == "fire"
    assert [str(unit) for unit in game.ask.about[1]] == ["Ariovistus"]  # type: ignore[attr-defined]
    game.play("Barbarian battle_action fire\ndice 3 4 5")

    assert game.units("Remi", "Roman") == "Legion VII (3), Treveri 1"
    assert [str(unit) for unit in game.ask.about[1]] == ["German 1"]  # type: ignore[attr-defined]


# ---- hits -------------------------------------------------------------------------------------------------------


@pytest.mark.proves("2.2b", "2.2q", "2.2d", "5.2.2k", "5.2.2w")
def test_5_2_2_as_many_dice_as_strength_hits_up_to_the_rating() -> None:
    game = against_remi(("Legion VII (3)",), "Remi").play("Roman battle_action fire\ndice 2 3 6")

    assert game.units("Remi", "Barbarian") == "Remi (2)"


@pytest.mark.proves("5.2.2l")
def test_5_2_2_hits_on_the_strongest() -> None:
    """No choice: a weaker unit is spared."""
    game = against_remi(("Legion VII (2)",), "Remi (2), German 1").play("Roman battle_action fire\ndice 1 2")

    assert game.asked == "Barbarian battle_action"
    assert game.units("Remi", "Barbarian") == "German 1 (1), Remi (2)"


@pytest.mark.proves("5.2.2m", "5.2.2y")
def test_5_2_2_the_owner_chooses_among_equals() -> None:
    game = against_remi(("Legion VII", "Legion VIII"), "Remi, German 1, German 2")
    game.play("Roman battle_action fire\ndice 1 6 6 6 6 6 6 6")

    assert (game.asked, game.offers("unit")) == ("Barbarian hit", ["German 1", "German 2"])


@pytest.mark.proves("5.2.2x")
def test_5_2_2_romans_and_germans_take_hits_before_their_allies() -> None:
    """In a mixed force of equal strength."""
    game = against_remi(("Legion VII (3)", "Treveri 1"), "Remi, German 1").play("""
        Roman battle_action pass Legion VII
        Barbarian battle_action pass German 1
        Barbarian battle_action fire
        dice 2 6 6
    """)

    assert game.units("Remi", "Roman") == "Legion VII (2), Treveri 1"


@pytest.mark.proves("5.2.2z")
def test_5_2_2_blocks_of_one_tribe_are_alike() -> None:
    """Nobody is asked which of two equal blocks of a tribe takes the hit."""
    game = attack(
        """
        [areas.Treveri]
        Barbarian = "Treveri 1, Treveri 2"
        [areas.Remi]
        Roman = "Legion VII"
        [fallen]
        Roman = "Remi"
    """,
        """
        Roman group area Remi
        Roman move_to move Treveri
        Barbarian group done?
        Roman battle_action fire
        dice 1 6 6 6
    """,
    )

    assert game.units("Treveri", "Barbarian") == "Treveri 1 (2), Treveri 2"


@pytest.mark.proves("5.2.2n")
def test_5_2_2_eliminated_units_are_set_aside() -> None:
    game = against_remi(("Legion VII",), "Remi (1), German 1 (1)").play("Roman battle_action fire\ndice 1 2 6 6")

    assert game.view["eliminated"]["Barbarian"] == ["German 1", "Remi"]
    assert game.units("Remi", "Roman") == "Legion VII"


# ---- A. Reserves ------------------------------------------------------------------------------------------------

TWO_WAYS = """
    [areas.Treveri]
    Roman = "Treveri 1, Treveri 2"
    [areas.Bellovaci]
    Roman = "Legion VII, Legion VIII, Bellovaci 1, Bellovaci 2, Bellovaci 3"
    [areas.Remi]
    Barbarian = "Remi (1), German 1"
"""
BOTH_WAYS = """
    Roman group area Treveri
    Roman group area Bellovaci
    Roman move_to move Remi
    Roman move_units all
    Roman move_to move Remi
    Roman move_units unit Legion VII
    Roman move_units unit Legion VIII
    Roman move_units done
    Roman move_to done?
    Barbarian group done?
"""


@pytest.mark.proves("5.2.2Aa", "5.2.2Ac", "5.2.2Aj", "5.2.2Ae", "5.2.2Al", "5.2.2Am")
def test_5_2_2a_the_attacker_chooses_his_main_group() -> None:
    """The others are not revealed in the first round and neither act nor suffer."""
    game = attack(TWO_WAYS, BOTH_WAYS, roman="Boii")
    assert (game.asked, game.offers("main")) == ("Roman main_group", ["Legion VII", "Treveri 1"])
    game.play("Roman main_group main Treveri 1")
    blocks = game.table.view("Barbarian")["areas"]["Remi"]["blocks"]["Roman"]

    assert [block.get("name") for block in blocks] == ["Treveri 1", "Treveri 2", None, None]
    assert game.asked == "Barbarian battle_action"  # no legion fires
    game.play("Barbarian battle_action fire\ndice 1 1 6")
    assert game.view["battle"]["reserves"] == {"Roman": 2, "Barbarian": 0}
    assert game.units("Remi", "Roman") == "Legion VII, Legion VIII, Treveri 1 (2), Treveri 2 (2)"


@pytest.mark.proves("5.2.2Af", "5.2.2An")
def test_5_2_2a_reserves_take_part_from_the_second_round() -> None:
    """Even if all other friendly units are gone."""
    game = attack(TWO_WAYS, BOTH_WAYS, roman="Boii").play("""
        Roman main_group main Treveri 1
        Barbarian battle_action pass German 1
        Barbarian battle_action pass Remi
        Roman battle_action retreat Treveri 1
        Roman retreat_to area Treveri
        Roman battle_action retreat Treveri 2
        Roman retreat_to area Treveri
    """)

    assert game.view["battle"]["round"] == 2
    assert game.asked == "Roman battle_action"
    assert [str(unit) for unit in game.ask.about[1]] == ["Legion VII", "Legion VIII"]  # type: ignore[attr-defined]
    assert game.view["battle"]["attacker"] == "Roman"


@pytest.mark.proves("5.2.2Ad")
def test_5_2_2a_units_of_one_area_over_two_borders_are_two_groups() -> None:
    """As in the example: those who crossed directly, and those who came through Allobroges."""
    game = attack(
        """
        [areas."Transalpine Gaul"]
        Roman = "Legion VII, Legion VIII"
        [areas.Allobroges]
        Roman = "Allobroges 1, Allobroges 2"
        [areas.Helvetii]
        Barbarian = "Helvetii 1, Helvetii 2, Helvetii 3"
    """,
        """
        Roman group area Transalpine Gaul
        Roman move_to move Helvetii
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to force Helvetii
        Barbarian group done?
    """,
    )

    assert game.offers("main") == ["Legion VII", "Legion VIII"]


@pytest.mark.proves("5.2.2Ak")
def test_5_2_2a_each_legion_from_off_the_map_is_a_group() -> None:
    """5.2.1E They come one at a time: one of them leads the attack, the others follow in the second round."""
    game = attack(
        """
        [areas.Off-Map]
        Roman = "Legion VII, Legion VIII, Legion IX"
        [areas."Transalpine Gaul"]
        Barbarian = "German 1, German 2"
    """,
        """
        Roman group area Off-Map
        Roman group area Off-Map
        Roman move_units unit Legion VII
        Roman move_units unit Legion VIII
        Barbarian group done?
    """,
        roman="Aedui",
    )
    assert game.offers("main") == ["Legion VII", "Legion VIII"]
    game.play("Roman main_group main Legion VIII")
    assert game.view["battle"]["reserves"] == {"Roman": 1, "Barbarian": 0}

    game.play("""
        Barbarian battle_action pass German 1
        Barbarian battle_action pass German 2
        Roman battle_action pass Legion VIII
        Barbarian battle_action pass German 1
        Barbarian battle_action pass German 2
    """)
    assert (game.view["battle"]["round"], game.offers("pass")) == (2, ["Legion VII", "Legion VIII"])


DEFENDED = """
    [areas.Treveri]
    Roman = "Treveri 1, Treveri 2, Legion VII, Legion VIII"
    [areas.Remi]
    Barbarian = "Remi (1)"
    [areas.Menapi]
    Barbarian = "Menapi"
    [fallen]
    Roman = "Atrebates"
"""
DEFENDING = """
    Roman group area Treveri
    Roman move_to move Remi
    Roman move_units unit Legion VII
    Roman move_units unit Legion VIII
    Roman move_to done?
    Barbarian group area Menapi
    Barbarian move_to move Remi
"""


@pytest.mark.proves("5.2.2Ai", "5.2.2Ae")
def test_5_2_2a_who_moves_in_to_defend_is_a_reserve() -> None:
    game = attack(DEFENDED, DEFENDING)

    assert game.view["battle"]["reserves"] == {"Roman": 0, "Barbarian": 1}
    assert game.table.view("Roman")["areas"]["Remi"]["blocks"]["Barbarian"][1] == {"colour": "green"}


@pytest.mark.proves("5.2.2Ab")
def test_5_2_2a_who_was_there_before_the_attack_is_no_reserve() -> None:
    """The legion moved first, into an area that is attacked only afterwards: it defends with the main group."""
    game = attack(
        """
        [areas.Treveri]
        Roman = "Treveri 1, Treveri 2"
        [areas.Mandubii]
        Roman = "Legion VII, Mandubii 1, Mandubii 2"
        [areas.Menapi]
        Barbarian = "Menapi"
    """,
        """
        Roman group area Mandubii
        Roman move_to move Treveri
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done
        Barbarian group area Menapi
        Barbarian move_to move Treveri
    """,
    )

    assert game.view["battle"]["reserves"] == {"Roman": 0, "Barbarian": 0}
    assert game.view["battle"]["defender"] == "Roman"


@pytest.mark.proves("5.2.2Ag")
def test_5_2_2a_the_roles_change_when_only_reserves_are_left() -> None:
    """The first defenders are eliminated before reserves arrive: the attacker is now the defender."""
    game = attack(DEFENDED, DEFENDING + "Roman battle_action fire\ndice 1 6 6 6 6 6 6 6")
    battle = game.view["battle"]

    assert (battle["round"], battle["attacker"], battle["defender"]) == (2, "Barbarian", "Roman")
    game.play("""
        Roman battle_action pass Legion VII
        Roman battle_action pass Legion VIII
        Barbarian battle_action pass Menapi
        Roman battle_action pass Legion VII
        Roman battle_action pass Legion VIII
        Barbarian battle_action pass Menapi
    """)
    assert (game.asked, game.offers("area")) == ("Barbarian withdraw_to", ["Atrebates", "Menapi"])


def test_5_2_2a_a_retreat_before_reserves_come() -> None:
    """With nobody left to fire at, units may still leave before the enemy's reserves arrive."""
    game = attack(
        DEFENDED.replace(
            'Roman = "Treveri 1, Treveri 2, Legion VII, Legion VIII"', 'Roman = "Caesar, Treveri 1, Treveri 2"'
        ),
        """
        Roman group area Treveri
        Roman move_to move Remi
        Roman move_units unit Caesar
        Roman move_units unit Treveri 1
        Roman move_to done?
        Barbarian group area Menapi
        Barbarian move_to move Remi
        Roman battle_action fire
        dice 1 6 6 6
    """,
    )

    assert game.options == ["retreat Treveri 1", "done"]


# ---- B. Battle modifiers ----------------------------------------------------------------------------------------


def dice_of(game: Play, side: str) -> int:
    """How many dice the units that act now would roll, counted by rolling sixes."""
    game.play(f"{side} battle_action fire")
    n = 0
    while game.asked == "Chance fire_roll":
        game.play("dice 6")
        n += 1
    return n


@pytest.mark.proves("5.2.2Ba", "5.2.2Bg")
def test_5_2_2b_the_rhine_gives_a_die_in_the_first_round() -> None:
    """The Menapi are attacked out of Germania; in the second round they have their own strength."""
    game = attack(
        """
        [areas.Germania]
        Barbarian = "German 1, German 2"
    """,
        """
        Barbarian group area Germania
        Barbarian move_to move Menapi
        Barbarian move_units all
        Barbarian battle_action pass German 1
        Barbarian battle_action pass German 2
    """,
    )
    assert dice_of(game, "Roman") == 4
    game.play("Barbarian battle_action pass German 1\nBarbarian battle_action pass German 2")
    assert dice_of(game, "Roman") == 3


@pytest.mark.proves("5.2.2Bf")
def test_5_2_2b_the_rhine_helps_germania_too() -> None:
    game = attack(
        """
        [areas.Menapi]
        Roman = "Menapi, Legion VII"
        [areas.Germania]
        Barbarian = "German 1"
    """,
        """
        Roman group area Menapi
        Roman move_to move Germania
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done?
        Barbarian group done?
    """,
    )
    game.play("Roman battle_action pass Legion VII")

    assert dice_of(game, "Barbarian") == 4


@pytest.mark.proves("5.2.2Bh")
def test_5_2_2b_not_if_the_main_group_came_another_way() -> None:
    """Reserves over the Rhine give no bonus: they do not fight in the first round."""
    game = attack(
        """
        [areas.Germania]
        Barbarian = "German 1"
        [areas.Treveri]
        Barbarian = "Treveri 1, Treveri 2"
    """,
        """
        Barbarian group area Germania
        Barbarian group area Treveri
        Barbarian move_to move Menapi
        Barbarian move_to move Menapi
        Barbarian move_units all
        Barbarian main_group main Treveri 1
    """,
        barbarian="Boii",
    )

    assert dice_of(game, "Roman") == 3


@pytest.mark.proves("5.2.2Bb")
def test_5_2_2b_the_alps() -> None:
    """Whoever defends in Helvetii has a die more in the first round."""
    game = attack(
        """
        [areas."Transalpine Gaul"]
        Roman = "Legion VII"
        [areas.Helvetii]
        Barbarian = "Helvetii 1 (1), German 1 (1)"
        [fallen]
        Barbarian = "Helvetii 2, Helvetii 3"
    """,
        """
        Roman group area Transalpine Gaul
        Roman move_to move Helvetii
        Barbarian group done?
        Roman battle_action pass Legion VII
    """,
    )
    assert dice_of(game, "Barbarian") == 2


TOWN = """
    [areas.Allobroges]
    Roman = "Legion VII, Allobroges 1, Allobroges 2"
    [areas.Sequani]
    Barbarian = "Sequani 1, Sequani 2"
"""
TO_TOWN = """
    Roman group area Allobroges
    Roman move_to move Sequani
    Roman move_units unit Legion VII
    Roman move_units done
    Roman move_to done?
    Barbarian group done?
"""


@pytest.mark.proves("5.2.2Bc", "5.2.2Bj", "5.2.2Bk", "2.1h")
@pytest.mark.parametrize(("number", "needed"), [(1, 3), (2, 2)])
def test_5_2_2b_a_fortified_town(number: int, needed: int) -> None:
    """Its defenders have an A in the whole battle, and +1 battle rating in the first round."""
    game = attack(TOWN, TO_TOWN)
    if number == 2:
        game.play("""
            Barbarian battle_action pass Sequani 1
            Barbarian battle_action pass Sequani 2
            Roman battle_action pass Legion VII
        """)
    assert game.asked == "Barbarian battle_action"
    game.play("Barbarian battle_action fire")

    assert game.ask.about[2] == needed


@pytest.mark.proves("5.2.1Ey", "5.2.1Eav", "5.2.2Bd")
def test_5_2_2b_a_port_against_a_roman_naval_move() -> None:
    """Its defenders have an A: here they act before the legion."""
    game = attack(
        """
        [areas.Andes]
        Roman = "Legion VII, Andes 1, Andes 2"
    """,
        """
        Roman group area Andes
        Roman move_to sail Pictones
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done?
    """,
    )

    assert game.asked == "Barbarian battle_action"
    game.play("Barbarian battle_action fire")
    assert game.ask.about[2] == 2


@pytest.mark.proves("5.2.2Ah", "2.1h")
def test_5_2_2b_terrain_does_not_help_who_has_taken_the_place() -> None:
    """2.1 Bonuses are for the original defender: after the roles have changed there are none."""
    position = (
        TOWN.replace("Sequani 1, Sequani 2", "Sequani 1 (1)")
        + """
    [areas.Leuci]
    Barbarian = "Leuci"
    [fallen]
    Barbarian = "Sequani 2"
    """
    )
    game = attack(
        position.replace("Legion VII,", "Legion VII, Legion VIII,"),
        """
        Roman group area Allobroges
        Roman move_to move Sequani
        Roman move_units unit Legion VII
        Roman move_units unit Allobroges 1
        Roman move_units done
        Roman move_to done?
        Barbarian group area Leuci
        Barbarian move_to move Sequani
        Barbarian battle_action pass Sequani 1
        Roman battle_action fire
        dice 1 6 6 6
        Roman battle_action done
        Roman battle_action pass Legion VII
        Roman battle_action pass Allobroges 1
        Barbarian battle_action pass Leuci
    """,
    )

    assert (game.asked, game.view["battle"]["attacker"]) == ("Roman battle_action", "Barbarian")
    assert [str(unit) for unit in game.ask.about[1]] == ["Legion VII"]  # type: ignore[attr-defined]


PORT = """
    [areas.Pictones]
    Roman = "Legion VII (1)"
    [areas.Veneti]
    Roman = "Veneti"
    [areas.Arverni]
    Roman = "Legion VIII, Arverni 1, Arverni 2"
    [areas.Santones]
    Barbarian = "Santones 1, Santones 2"
    [fallen]
    Roman = "Pictones"
"""
TO_PORT = """
    Roman action movement
    Barbarian action movement
    Roman group area Arverni
    Roman group area Pictones
    Roman move_to move Santones
    Roman move_units unit Legion VIII
    Roman move_units done
    Roman move_to done
    Roman move_to sail Santones
    Roman move_to done?
    Barbarian group done?
"""


@pytest.mark.proves("5.2.2f")
def test_5_2_2_a_unit_acts_once_in_a_round() -> None:
    """Defenders of a port who fired as A units do not fire again when those who landed have left."""
    game = one_card(PORT, roman="Aedui").play(
        TO_PORT
        + """
        Roman main_group main Legion VIII
        Barbarian battle_action fire
        dice 6 6 6 6 6 6
        Roman battle_action fire
        dice 6 6 6 6
        Barbarian battle_action fire
        dice 6 6 6 6 6 6
        Roman battle_action retreat Legion VII
        Roman battle_action fire
        dice 6 6 6 6
    """
    )

    assert (game.asked, game.view["battle"]["round"]) == ("Barbarian battle_action", 3)


@pytest.mark.proves("5.2.2Bl")
def test_5_2_2b_a_port_keeps_its_initiative_for_the_entire_battle() -> None:
    """Whoever landed is eliminated in the first round; in the second the defenders still act before the legion."""
    game = one_card(PORT, roman="Aedui").play(
        TO_PORT
        + """
        Roman main_group main Legion VII
        Barbarian battle_action fire
        dice 1 6 6 6 6 6
    """
    )

    assert (game.asked, game.view["battle"]["round"]) == ("Barbarian battle_action", 2)
    assert game.options[0] == "fire"


def test_5_2_2a_the_groups_are_told_with_their_borders() -> None:
    """Who chooses the main group reads who is in each, and which way they came."""
    game = one_card(PORT, roman="Aedui").play(TO_PORT)

    said = prompt(game.ask, "gallic-war")
    assert "Legion VII, over" in said
    assert "Legion VIII, over" in said


@pytest.mark.proves("5.2.2Ao")
def test_5_2_2a_the_roles_change_even_if_only_reserves_attack() -> None:
    """Both main groups have gone: the attackers' reserves hold the area, those who come to help attack them."""
    game = one_card(
        """
        [areas.Treveri]
        Roman = "Treveri 1, Treveri 2"
        [areas.Bellovaci]
        Roman = "Legion VII, Bellovaci 1, Bellovaci 2, Bellovaci 3"
        [areas.Remi]
        Barbarian = "Remi"
        [areas.Menapi]
        Barbarian = "Menapi, German 1"
    """,
        roman="Aedui",
    ).play("""
        Roman action movement
        Barbarian action movement
        Roman group area Treveri
        Roman group area Bellovaci
        Roman move_to move Remi
        Roman move_units unit Treveri 1
        Roman move_units done
        Roman move_to done
        Roman move_to move Remi
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done
        Barbarian group area Menapi
        Barbarian move_to move Remi
        Barbarian move_units unit German 1
        Barbarian move_units done
        Barbarian move_to done?
        Roman main_group main Legion VII
        Roman battle_action retreat Legion VII
        Roman retreat_to area Bellovaci?
        Barbarian battle_action retreat Remi
        Barbarian retreat_to area Menapi?
    """)

    assert (game.view["battle"]["round"], game.view["battle"]["attacker"]) == (2, "Barbarian")

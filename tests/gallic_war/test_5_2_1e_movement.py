"""5.2.1E Movement: groups, borders, stops, forced march, neutral tribes, pinning, naval movement."""

import pytest

from alesia.words import option_note, option_text, prompt
from tests.gallic_war.playing import Play, one_card

BOTH_MOVE = """
    Roman action movement
    Barbarian action movement
"""
SEVEN = "Caesar, Legion VII, Legion VIII, Legion IX, Legion XI, Legion XII, Legion XIII"
LEGIONS = f'[areas."Transalpine Gaul"]\nRoman = "{SEVEN}"\n'


def moving(position: str, roman: str = "Remi", barbarian: str = "Volcae", **options: bool) -> Play:
    return one_card(position, roman, barbarian, **options).play(BOTH_MOVE)


def test_5_2_1e_the_question_tells_what_each_way_crosses() -> None:
    """The kind of border, and how many may still cross it; by land and by sea, in every language."""
    game = moving(
        """
        [areas.Treveri]
        Roman = "Legion VII, Legion VIII, Legion IX, Treveri 1, Treveri 2"
        [areas.Bellovaci]
        Roman = "Legion XI, Bellovaci 1, Bellovaci 2, Bellovaci 3"
    """,
        "Boii",
    ).play("Roman group area Treveri\nRoman group area Bellovaci")

    assert told(game, "move Germania") == "over the Rhine, 2 at most"
    assert told(game, "move Remi") == "blue border, 2 at most"
    assert told(game, "move Remi", "fr") == "frontière bleue, 2 au plus"
    game.play("Roman move_to move Remi\nRoman move_units unit Legion VII\nRoman move_units done")
    assert told(game, "move Remi") == "blue border, 1 at most"
    game.play("Roman move_to done")
    assert told(game, "sail Britannia") == "by sea, 2 at most"


def told(game: Play, option: str, language: str = "en") -> str | None:
    """What is known of an option."""
    ask = game.table.ask
    assert ask is not None
    [found] = [each for each in ask.options if str(each) == option]
    return option_note(ask, found, "gallic-war", language)


# ---- groups -----------------------------------------------------------------------------------------------------


@pytest.mark.proves("5.2.1Ea", "5.2.1Ec", "5.2.1Eab")
def test_5_2_1e_all_groups_are_designated_before_any_moves() -> None:
    """As many as the card has points, or fewer, or none."""
    game = moving(
        """
        [areas."Transalpine Gaul"]
        Roman = "Legion VII"
        [areas.Aedui]
        Roman = "Aedui 1, Aedui 2"
        [areas.Volcae]
        Roman = "Volcae"
    """,
        "Boii",
    )
    assert game.offers("area") == ["Aedui", "Volcae", "Transalpine Gaul"]
    game.play("Roman group area Aedui\nRoman group area Volcae")
    assert game.asked == "Roman move_to"
    game.play("Roman move_to done\nRoman move_to done")
    assert game.units("Aedui", "Roman") == "Aedui 1, Aedui 2"


@pytest.mark.proves("5.2.1Ez")
def test_5_2_1e_none_at_all() -> None:
    game = moving(LEGIONS).play("Roman group done")

    assert game.asked == "Chance harvest_roll"


@pytest.mark.proves("5.2.1Eaa", "5.2.1Eb", "5.2.1Ed")
def test_5_2_1e_units_of_a_group_may_go_to_separate_areas() -> None:
    """Four legions: two to Allobroges, two to Helvetii."""
    game = moving("""
        [areas."Transalpine Gaul"]
        Roman = "Legion VII, Legion VIII, Legion IX, Legion XI"
        [areas.Allobroges]
        Roman = "Allobroges 1, Allobroges 2"
    """).play("""
        Roman group area Transalpine Gaul
        Roman move_to move Allobroges
        Roman move_units unit Legion VII
        Roman move_units unit Legion VIII
        Roman move_units done
        Roman move_to move Helvetii
        Roman move_units all
    """)

    assert game.where("Legion VIII") == "Allobroges"
    assert game.units("Helvetii", "Roman") == "Legion IX, Legion XI"


@pytest.mark.proves("5.2.1Eg", "5.2.1Eac")
def test_5_2_1e_off_map_legions_are_groups_of_their_own() -> None:
    """One group each, and only into Transalpine Gaul."""
    game = moving('[areas.Off-Map]\nRoman = "Legion VII, Legion VIII, Legion IX"\n', "Boii")
    assert game.offers("area") == ["Off-Map"]
    game.play("""
        Roman group area Off-Map
        Roman group area Off-Map
        Roman move_units unit Legion VIII
        Roman move_units unit Legion IX
    """)

    assert game.units("Transalpine Gaul", "Roman") == "Legion VIII, Legion IX"
    assert game.units("Off-Map", "Roman") == "Legion VII"


@pytest.mark.proves("5.2.1Eab")
def test_5_2_1e_an_off_map_legion_that_was_designated_may_stay() -> None:
    game = moving('[areas.Off-Map]\nRoman = "Legion VII, Legion VIII"\n', "Boii").play("""
        Roman group area Off-Map
        Roman group area Off-Map
    """)
    assert game.options == ["unit Legion VII", "unit Legion VIII", "done"]
    game.play("Roman move_units done\nRoman move_units unit Legion VIII")

    assert (game.where("Legion VII"), game.where("Legion VIII")) == ("Off-Map", "Transalpine Gaul")
    assert len(game.logged("move")) == 1


def test_5_2_1e_the_last_off_map_legion_may_stay_too() -> None:
    game = moving('[areas.Off-Map]\nRoman = "Legion VII"\n').play("Roman group area Off-Map")
    assert game.options == ["unit Legion VII", "done"]
    game.play("Roman move_units done")

    assert game.where("Legion VII") == "Off-Map"


@pytest.mark.proves("5.2.1Eh", "5.2.1Ei")
def test_5_2_1e_nobody_moves_off_the_map() -> None:
    game = moving(LEGIONS).play("Roman group area Transalpine Gaul")
    assert "Off-Map" not in game.offers("move")

    enemy = moving('[areas."Transalpine Gaul"]\nBarbarian = "German 1"\n')
    assert "Off-Map" not in enemy.play("Barbarian group area Transalpine Gaul").offers("move")


# ---- borders ----------------------------------------------------------------------------------------------------


@pytest.mark.proves("5.2.1Ej", "5.2.1Ead", "2.1f", "2.1r")
def test_5_2_1e_two_units_over_a_blue_border_six_over_a_black_one() -> None:
    game = moving(LEGIONS + '[areas.Allobroges]\nRoman = "Allobroges 1, Allobroges 2"\n').play("""
        Roman group area Transalpine Gaul
        Roman move_to move Helvetii
        Roman move_units unit Caesar
        Roman move_units unit Legion VII
    """)
    assert game.asked == "Roman move_to"
    assert "Helvetii" not in game.offers("move")

    seven = moving(LEGIONS + '[areas.Allobroges]\nRoman = "Allobroges 1, Allobroges 2"\n').play("""
        Roman group area Transalpine Gaul
        Roman move_to move Allobroges
    """)
    assert "all" not in seven.options
    for unit in ("Caesar", "Legion VII", "Legion VIII", "Legion IX", "Legion XI", "Legion XII"):
        seven.play(f"Roman move_units unit {unit}")
    assert seven.units("Transalpine Gaul", "Roman") == "Legion XIII"
    assert "Allobroges" not in seven.offers("move")


@pytest.mark.proves("5.2.1Ej", "5.2.1Eaf")
def test_5_2_1e_a_limit_is_for_each_way() -> None:
    """Two units may go from one area to another, and two others the other way, over the same blue border."""
    game = moving(
        """
        [areas.Aedui]
        Roman = "Aedui 1, Aedui 2, Legion VII, Legion VIII, Legion IX"
        [areas.Arverni]
        Roman = "Arverni 1, Arverni 2, Legion XI, Legion XII"
    """,
        "Boii",
    ).play("""
        Roman group area Aedui
        Roman group area Arverni
        Roman move_to move Arverni
        Roman move_units unit Legion VII
        Roman move_units unit Legion VIII
    """)
    assert "Arverni" not in game.offers("move")
    game.play("""
        Roman move_to done
        Roman move_to move Aedui
        Roman move_units unit Legion XI
        Roman move_units unit Legion XII
    """)

    assert "Aedui" not in game.offers("move")
    assert game.units("Aedui", "Roman") == "Legion IX, Legion XI, Legion XII, Aedui 1, Aedui 2"


@pytest.mark.proves("5.2.1Eae")
def test_5_2_1e_limits_are_for_each_player() -> None:
    """Both may send two units over the same blue border in one card play."""
    game = moving(
        """
        [areas.Aedui]
        Roman = "Aedui 1, Aedui 2, Legion VII, Legion VIII"
        [areas.Bituriges]
        Barbarian = "Bituriges 1, Bituriges 2, German 1, German 2"
        [areas.Arverni]
        Roman = "Arverni 1, Arverni 2"
    """,
        "Boii",
    ).play("""
        Roman group area Aedui
        Roman group done
        Roman move_to move Arverni
        Roman move_units unit Legion VII
        Roman move_units unit Legion VIII
        Roman move_to done
        Barbarian group area Bituriges
        Barbarian move_to move Aedui
        Barbarian move_units unit German 1
        Barbarian move_units unit German 2
    """)
    assert game.asked == "Barbarian move_to"

    assert game.view["crossings"] == [
        {"from": "Bituriges", "to": "Aedui", "side": "Barbarian", "units": 2},
        {"from": "Aedui", "to": "Arverni", "side": "Roman", "units": 2},
    ]


# ---- forced march -----------------------------------------------------------------------------------------------


@pytest.mark.proves("5.2.1Em", "5.2.1Eai", "5.2.1Ean")
def test_5_2_1e_forced_march_costs_a_supply_point_a_legion() -> None:
    game = moving("supply = 1\n" + LEGIONS + '[areas.Allobroges]\nRoman = "Allobroges 1, Allobroges 2"\n').play("""
        Roman group area Transalpine Gaul
        Roman move_to force Sequani
        Roman move_units unit Legion VII
    """)

    assert game.supply == 0
    assert game.where("Legion VII") == "Sequani"
    assert game.offers("force") == []


@pytest.mark.proves("5.2.1En", "5.2.1Ek")
def test_5_2_1e_a_blue_border_stops_a_forced_march() -> None:
    """Over it on the second step only: through friendly Helvetii there is no way to the Sequani."""
    game = moving("""
        [areas."Transalpine Gaul"]
        Roman = "Legion VII"
        [areas.Helvetii]
        Roman = "Helvetii 1, Helvetii 2, Helvetii 3"
    """).play("Roman group area Transalpine Gaul")

    assert "Sequani" not in game.offers("force")  # Allobroges are neutral and would stop it too


@pytest.mark.proves("5.2.1Eal", "5.2.1Ean", "5.2.1Eam")
def test_5_2_1e_enemies_and_neutrals_stop_a_forced_march() -> None:
    neutral = moving('[areas."Transalpine Gaul"]\nRoman = "Legion VII"\n').play("Roman group area Transalpine Gaul")
    assert neutral.offers("force") == []

    empty = moving('[areas."Transalpine Gaul"]\nRoman = "Legion VII"\n[fallen]\nRoman = "Allobroges 1, Allobroges 2"\n')
    empty.play("Roman group area Transalpine Gaul")
    assert empty.offers("force") == ["Aedui", "Boii", "Helvetii", "Sequani"]


@pytest.mark.proves("5.2.1Eaj")
def test_5_2_1e_only_legions_march_by_force() -> None:
    """Neither allies nor Germans."""
    game = moving(
        """
        [areas.Volcae]
        Roman = "Volcae"
        [areas."Transalpine Gaul"]
        Roman = "Legion VII"
        [areas.Sequani]
        Barbarian = "Sequani 1, Sequani 2, German 1"
        [areas.Leuci]
        Barbarian = "Leuci"
    """,
        "Boii",
        "Aedui",
    )
    game.play("Roman group area Volcae\nRoman group done")
    assert game.offers("force") == []
    game.play("Roman move_to done\nBarbarian group area Sequani\nBarbarian group done")
    assert game.offers("force") == []


def test_5_2_1e_several_ways_are_asked_for() -> None:
    game = moving("""
        [areas."Transalpine Gaul"]
        Roman = "Legion VII"
        [areas.Allobroges]
        Roman = "Allobroges 1, Allobroges 2"
        [areas.Boii]
        Roman = "Boii 1, Boii 2"
    """).play("""
        Roman group area Transalpine Gaul
        Roman move_to force Aedui
    """)

    assert (game.asked, game.offers("area")) == ("Roman via", ["Allobroges", "Boii"])


def test_5_2_1e_the_way_is_not_asked_where_nothing_comes_after_it() -> None:
    """The last legion to move goes to friends: which borders it crossed matters to nobody; another group might care."""
    position = """
        supply = 3
        [areas."Transalpine Gaul"]
        Roman = "Legion VII{more}"
        [areas.Allobroges]
        Roman = "Allobroges 1, Allobroges 2"
        [areas.Boii]
        Roman = "Boii 1, Boii 2"
        [areas.Aedui]
        Roman = "Aedui 1, Aedui 2"
    """
    way = "Roman group area Transalpine Gaul\nRoman group done?\nRoman move_to force Aedui"
    alone = moving(position.format(more="")).play(way)
    assert alone.where("Legion VII") == "Aedui"
    assert moving(position.format(more=", Legion VIII")).play(way).asked == "Roman via"


# ---- attacking --------------------------------------------------------------------------------------------------


@pytest.mark.proves("5.2.1Ep", "5.2.1Eaq", "5.2.1Eao", "5.2.2b")
def test_5_2_1e_a_neutral_tribe_joins_the_opponent_of_whoever_enters() -> None:
    """The battle waits for the end of the card play."""
    game = moving("""
        [areas."Transalpine Gaul"]
        Roman = "Legion VII, Legion VIII"
        [areas.Germania]
        Barbarian = "German 1"
    """).play("""
        Roman group area Transalpine Gaul
        Roman move_to move Allobroges
        Roman move_units all
    """)

    assert game.units("Allobroges", "Barbarian") == "Allobroges 1, Allobroges 2"
    assert game.asked == "Barbarian group"
    assert game.view["battle"] is None


@pytest.mark.proves("5.2.1Eq")
def test_5_2_1e_if_both_enter_the_tribe_is_with_the_last() -> None:
    """Romans enter first, so it is Barbarian; those who come to its help are its friends."""
    game = moving("""
        [areas."Transalpine Gaul"]
        Roman = "Legion VII, Legion VIII"
        [areas.Helvetii]
        Barbarian = "Helvetii 1, Helvetii 2, Helvetii 3"
    """).play("""
        Roman group area Transalpine Gaul
        Roman move_to move Allobroges
        Roman move_units all
        Barbarian group area Helvetii
        Barbarian move_to move Allobroges
        Barbarian move_units unit Helvetii 1
        Barbarian move_units done
        Barbarian move_to done
    """)

    assert game.units("Allobroges", "Barbarian") == "Allobroges 1, Allobroges 2, Helvetii 1"
    assert game.view["battle"]["reserves"] == {"Roman": 0, "Barbarian": 1}


# ---- pinning ----------------------------------------------------------------------------------------------------

PINNED = """
    [areas.Mandubii]
    Roman = "Legion VII"
    [areas.Leuci]
    Barbarian = "Leuci, German 1, German 2"
    [areas.Sequani]
    Barbarian = "Sequani 1, Sequani 2"
    [areas.Germania]
    Barbarian = "German 3"
    [fallen]
    Roman = "Mandubii 1, Mandubii 2"
"""
ATTACK_LEUCI = """
    Roman group area Mandubii
    Roman move_to move Leuci
"""


@pytest.mark.proves("5.2.1Es", "5.2.1Eu", "5.2.1Ev")
def test_5_2_1e_attackers_pin_as_many_defenders() -> None:
    """One legion pins one of three; the defender chooses which two go."""
    game = moving(PINNED).play(ATTACK_LEUCI + "Barbarian group area Leuci\nBarbarian move_to move Sequani")
    assert game.offers("unit") == ["German 1", "German 2", "Leuci"]
    assert "all" not in game.options
    game.play("Barbarian move_units unit German 1\nBarbarian move_units unit Leuci")

    assert game.units("Leuci", "Barbarian") == "German 2"
    assert game.units("Sequani", "Barbarian") == "German 1, Leuci, Sequani 1, Sequani 2"


@pytest.mark.proves("5.2.1Ear")
def test_5_2_1e_unpinned_units_do_not_cross_the_attackers_border() -> None:
    game = moving(PINNED).play(ATTACK_LEUCI + "Barbarian group area Leuci")

    assert sorted(game.offers("move")) == ["Germania", "Sequani", "Treveri"]


def test_5_2_1e_a_group_that_is_pinned_whole_cannot_be_designated() -> None:
    position = PINNED.replace('Barbarian = "Leuci, German 1, German 2"', 'Barbarian = "Leuci"')
    game = moving(position).play(ATTACK_LEUCI)

    assert game.offers("area") == ["Sequani", "Germania"]


# ---- naval movement ---------------------------------------------------------------------------------------------

PORT = """
    [areas.Andes]
    {side} = "Andes 1, Andes 2, {units}"
"""


@pytest.mark.proves("5.2.1Ew", "5.2.1Eas")
def test_5_2_1e_two_units_from_port_to_port() -> None:
    """A third finds no room on that way."""
    game = moving(PORT.format(side="Roman", units="Legion VII, Legion VIII")).play("""
        Roman group area Andes
        Roman move_to sail Britannia
        Roman move_units unit Legion VII
        Roman move_units unit Legion VIII
    """)

    assert game.asked == "Roman move_to"
    assert "Britannia" not in game.offers("sail")
    assert len(game.offers("sail")) == 6


@pytest.mark.proves("5.2.1Eas", "5.2.1Eat")
def test_5_2_1e_two_sail_from_each_of_two_ports() -> None:
    """The limit is from one port to another: two more come to the same port from elsewhere, two go elsewhere."""
    text = PORT.format(side="Roman", units="Legion VII, Legion VIII, Legion IX")
    game = moving(text + '[areas.Pictones]\nRoman = "Pictones, Legion XI, Legion XII"\n', "Boii").play("""
        Roman group area Andes
        Roman group area Pictones
        Roman move_to sail Britannia
        Roman move_units unit Legion VII
        Roman move_units unit Legion VIII
        Roman move_to sail Pictones
        Roman move_units unit Legion IX
        Roman move_units done
        Roman move_to done
        Roman move_to sail Britannia
        Roman move_units unit Legion XI
        Roman move_units unit Legion XII
    """)

    assert game.units("Britannia", "Roman") == "Legion VII, Legion VIII, Legion XI, Legion XII"


@pytest.mark.proves("5.2.1Ex", "5.2.1Eau")
def test_5_2_1e_barbarians_do_not_land_among_neutrals_or_enemies() -> None:
    position = PORT.format(side="Barbarian", units="German 1") + '[areas.Esuvii]\nBarbarian = "Esuvii"\n'
    game = moving(position + '[fallen]\nRoman = "Pictones"\n').play("Barbarian group area Andes")

    assert game.offers("sail") == ["Esuvii", "Pictones"]


@pytest.mark.proves("5.2.1Eag")
def test_5_2_1e_a_naval_move_ends_the_move() -> None:
    """No forced march begins or ends with the sea: two areas by land only."""
    game = moving(PORT.format(side="Roman", units="Legion VII")).play("Roman group area Andes")

    assert "Britannia" not in game.offers("force")


@pytest.mark.proves("5.2.1Ew")
@pytest.mark.parametrize("area", ["Menapi", "Tarbelli"])
def test_5_2_1e_no_naval_move_without_a_port(area: str) -> None:
    game = moving(f'[areas.{area}]\nRoman = "{area}"\n').play(f"Roman group area {area}")

    assert game.offers("sail") == []


def test_5_2_1e_a_forced_march_tells_its_price() -> None:
    """The offer and the question say that each legion costs a supply point."""
    game = one_card("""
        supply = 5
        [areas."Transalpine Gaul"]
        Roman = "Legion VII, Legion VIII"
        [areas.Allobroges]
        Roman = "Allobroges 1, Allobroges 2"
    """).play("Roman action movement\nBarbarian action movement\nRoman group area Transalpine Gaul")
    force = next(option for option in game.ask.options if option.verb == "force")
    assert "supply point" in option_text(game.ask, force, "gallic-war")
    game.play("Roman move_to force Sequani")

    assert game.asked == "Roman move_units"
    assert "supply point (5 left)" in prompt(game.ask, "gallic-war")
    plain = one_card('[areas.Aedui]\nRoman = "Aedui 1, Aedui 2"').play("""
        Roman action movement
        Barbarian action movement
        Roman group area Aedui
        Roman move_to move Boii
    """)
    assert "supply" not in prompt(plain.ask, "gallic-war")


def test_5_2_1e_a_border_is_free_again_when_its_attackers_are_beaten() -> None:
    """Like the pin, the closing of a border ends with the battle: here that of a Major Revolt's movement."""
    game = one_card(
        """
        turn = 2
        [areas.Sequani]
        Roman = "Legion VII, Sequani 1, Sequani 2"
    """,
        barbarian="Major Revolt",
    ).play("""
        Roman action movement
        Barbarian action event
        Barbarian revolt area Mandubii
        Barbarian group area Mandubii
        Barbarian move_to move Sequani
        Barbarian move_units unit Mandubii 1
        Barbarian move_units done
        Barbarian move_to done
        Roman battle_action fire
        dice 1 1 1 1 1 1
        Roman battle_action fire?
    """)
    while game.asked != "Roman group":
        game.play("dice 1" if game.ask.who == "Chance" else f"{game.asked} {game.options[-1]}")
    game.play("Roman group area Sequani")

    assert "Mandubii" in game.offers("move")

"""The chart of the Roman, box by box: what is weighed, and what is worth most is done."""

from alesia.games.rome_vs_gaul.components import ROMAN
from alesia.games.rome_vs_gaul.nonplayers.rerolls import Field, gains
from tests.rome_vs_gaul.nonplayers.acting import ROMANS, acting, roman

ARMY = "Caesar, Legion X, Legion VII, Legion VIII, Legion IX, Legion XI, Legion XII"


def test_r_siege_a_town_that_the_army_can_take() -> None:
    """Twelve against six: Caesar goes there and rolls with the same activation."""
    game = roman(f"""
        [towns]
        Leuci = "Nasium"
        [spaces.Nasium]
        inside = "Leuci"
        [spaces.Andematunnum]
        outside = "{ARMY}"
    """)

    assert game.boxes.startswith("R_SIEGE yes, R_BATTLE no")
    assert game.notes["note.siege"][5:8] == (12, 6, 17)
    assert game.answers("action") == ["activate Caesar"]
    assert game.play("Gallic go_inside piece Leuci").asked.endswith("siege_roll")


def test_r_siege_not_by_the_weaker() -> None:
    """Two against six are no siege, and nobody goes there."""
    game = roman("""
        [towns]
        Leuci = "Nasium"
        [spaces.Nasium]
        inside = "Leuci"
        [spaces.Andematunnum]
        outside = "Caesar, Legion X"
    """)

    assert game.boxes.startswith("R_SIEGE no")
    assert "enter Nasium" not in game.answers("march")


BEFORE_WALLS = f"""
    round = 3
    siege_points = {{ Nasium = {{points}} }}
    [towns]
    Leuci = "Nasium"
    Senones = "Agedincum"
    [spaces.Agedincum]
    outside = "Senones (1)"
    [spaces.Nasium]
    inside = "Leuci"
    outside = "{ARMY}"
"""


def test_r_siege_points_are_not_given_up() -> None:
    """With two Siege Points Caesar stays before the walls, though a town without a garrison of its Tribe is near."""
    game = roman(BEFORE_WALLS.replace("{points}", "2"))

    assert game.answers("action")[0] == "activate Caesar"
    assert game.answers("march")[0] == "besiege"


def test_r_battle_against_a_tribe_in_the_open() -> None:
    """Three times its strength: it submits."""
    game = roman(f"""
        [towns]
        Lingones = "Alesia"
        [spaces.Divio]
        outside = "Lingones"
        [spaces.Cabillonum]
        outside = "{ARMY}"
    """)

    assert "R_BATTLE yes" in game.boxes
    assert game.notes["note.battle"][5] == 100
    assert game.answers("march")[0] == "enter Divio"


def test_r_battle_not_against_the_stronger() -> None:
    game = roman("""
        [towns]
        Lingones = "Alesia"
        [spaces.Divio]
        outside = "Lingones"
        [spaces.Cabillonum]
        outside = "Caesar, Legion X"
    """)

    assert "R_BATTLE no" in game.boxes
    assert "enter Divio" not in game.answers("march")


def test_r_clear_a_marker_that_breaks_a_province() -> None:
    """8.3.3 The Gauls hold the Province of the Parisii by two markers; a Legate could take one away."""
    game = roman(f"""
        round = 7
        roman = [{ROMANS}, "Durocortorum", "Catalauni"]
        gallic = ["Lutetia", "Metlosedum", "Tullum", "Nasium", "Solimariaca"]
        [spaces.Agedincum]
        outside = "S. Galba, Legion VII, Legion VIII"
    """)

    assert "R_CLEAR yes" in game.boxes
    assert str(game.notes["note.clear"][3]) in ("Lutetia", "Metlosedum")


def test_r_clear_nothing_to_remove() -> None:
    assert "R_CLEAR no" in roman("").boxes


def test_r_enter_presence_in_belgica() -> None:
    """Two Action Points: a Legate goes to Belgica, and a marker follows; in Aquitania there is nothing to be had."""
    game = roman("""
        gallic = ["Sontiates", "Elimberrum", "Tarbelli"]
        [spaces.Bibracte]
        outside = "S. Galba, Legion VII, Legion VIII"
    """)

    assert "R_ENTER yes" in game.boxes
    assert game.answers("action")[0] == "activate S. Galba"
    assert game.answers("action")[1].startswith("place")


def test_r_enter_not_where_a_marker_can_be_placed_anyway() -> None:
    """All of it is next to Roman markers, or out of reach."""
    game = roman("""
        [spaces.Massilia]
        outside = "Legion VII"
    """)

    assert "R_ENTER no" in game.boxes


def test_r_approach_caesars_pass() -> None:
    """19.3 A Legate with one Legion goes up to Octodurus."""
    game = roman("""
        [spaces.Genava]
        outside = "S. Galba, Legion VII"
    """)

    assert "R_APPROACH yes" in game.boxes
    assert str(game.notes["note.march"][5]) == "Octodurus"


def test_r_approach_not_when_the_pass_is_open() -> None:
    game = roman("""
        subjugated = ["Octodurus"]
        [spaces.Genava]
        outside = "S. Galba, Legion VII"
    """)

    assert "R_APPROACH no" in game.boxes


BETWEEN_TOWNS = f"""
    roman = [{ROMANS}, "Autricum"]
    [towns]
    Aulerci = "Mediolanum Aulercorum"
    Bellovaci = "Bratuspantium"
    [spaces."Mediolanum Aulercorum"]
    inside = "Aulerci"
    [spaces.Bratuspantium]
    inside = "Bellovaci"
    [spaces.Autricum]
    outside = "Caesar, Legion X, Legion VII, Legion VIII, Legion IX"
"""


def test_r_approach_not_from_walls_that_can_be_rolled_for() -> None:
    """Caesar could march to the Bellovaci; but the Aulerci are near enough to roll for, and he does not come and go."""
    game = roman(BETWEEN_TOWNS)

    assert "R_SIEGE yes" in game.boxes
    assert "R_APPROACH no" in game.boxes


def test_r_approach_the_pass_is_for_the_nearest() -> None:
    """19.3 The Legion at Genava goes up, not those of a Legate who are farther away."""
    game = roman("""
        [spaces.Genava]
        outside = "Legion VII"
        [spaces.Vesontio]
        outside = "S. Galba, Legion VIII"
    """)

    assert str(game.notes["note.march"][0]) == "Legion VII"


SHORE = """
    turn = {turn}
    gallic = ["Durovernum", "Verlamion"]
    subjugated = ["Octodurus"]
    [spaces.Samarobriva]
    outside = "S. Galba, Legion VII, Legion VIII, Legion IX"
"""


def test_r_approach_overseas_with_six_in_the_last_turn() -> None:
    """17.1.3 What is not won now is lost."""
    game = roman(SHORE.format(turn=6))

    assert str(game.notes["note.march"][5]) in ("Durovernum", "Verlamion")


def test_r_approach_not_overseas_with_six_before() -> None:
    game = roman(SHORE.format(turn=5))

    assert "R_APPROACH no" in game.boxes


def test_r_clear_a_marker_of_germania() -> None:
    """17.1.3 With twelve in strength Caesar crosses the Rhine in the fourth year."""
    game = roman(f"""
        turn = 4
        gallic = ["Divitia", "Mattium"]
        [spaces.Antunnacum]
        outside = "{ARMY}"
    """)

    assert str(game.notes["note.clear"][3]) == "Divitia"
    assert game.answers("march")[0] == "enter Divitia"


def test_r_clear_germania_can_wait_in_the_first_year() -> None:
    """The same army places its markers first."""
    game = roman(f"""
        turn = 1
        gallic = ["Divitia", "Mattium"]
        [spaces.Antunnacum]
        outside = "{ARMY}"
    """)

    assert game.answers("action")[0] == "place Antunnacum"


HUNGRY = """
    gallic = ["Agedincum", "Metlosedum", "Vellaunodunum", "Catalauni", "Autessiodurum", "Nasium", "Alesia"]
    [spaces.Agedincum]
    outside = "S. Galba, Legion VII, Legion VIII, Legion IX"
"""


def test_r_supply_an_army_comes_back() -> None:
    """15.4.2 Three Legions among Gallic markers would lose a step with every card."""
    game = roman('roman = ["Bibracte", "Noviodunum Aeduorum"]\n' + HUNGRY)

    assert "R_SUPPLY yes" in game.boxes


def test_r_supply_nobody_is_hungry() -> None:
    assert "R_SUPPLY no" in roman("").boxes


def test_r_gather_legions_without_a_leader_join_caesar() -> None:
    game = roman("""
        [spaces.Bibracte]
        outside = "Caesar, Legion X, Legion VII"
        [spaces.Matisco]
        outside = "Legion VIII"
    """)

    assert "R_GATHER yes" in game.boxes


def test_r_gather_nobody_to_join() -> None:
    game = roman("""
        [spaces.Bibracte]
        outside = "Caesar, Legion X, Legion VII"
    """)

    assert "R_GATHER no" in game.boxes


def test_r_marker_that_decides_governance() -> None:
    """16.4.3 Before Winter a marker at Matisco gives Rome the Aedui, and with them the Dominance of Celtica."""
    provincia = ROMANS[ROMANS.index('"Tolosa"') :]
    game = roman(f"""
        round = 7
        roman = ["Bibracte", "Cabillonum", {provincia}]
        gallic = ["Noviodunum Aeduorum"]
    """)

    assert "R_MARKER yes" in game.boxes
    assert "priority.worth" in game.priorities
    assert set(game.answers("action")) & {"place Matisco", "place Rodumna"}
    assert game.ruler("Aedui") == "Roman"


LOST_LAND = f"""
    round = {{round}}
    roman = [{ROMANS}, "Durocortorum"]
    gallic = [
        "Catalauni", "Bibrax", "Noviodunum Suessionum", "Augustomagus", "Iatinum", "Divodurum", "Orolaunum",
        "Treveris", "Vogdoriacum", "Bagacum", "Geminiacum", "Nasium", "Tullum", "Vermandis",
    ]
"""


def test_r_marker_not_where_it_will_be_cut_off() -> None:
    """16.3 From round 6 on: Presence in Belgica cannot be kept at Vongus, behind Gallic markers, far from Legions."""
    near = roman(LOST_LAND.format(round=7))
    early = roman(LOST_LAND.format(round=5))

    assert "place Vongus" not in near.answers("action")
    assert early.notes["note.marker"] != near.notes["note.marker"]


def test_r_supply_an_army_comes_back_from_overseas() -> None:
    """17.1 Both markers of Britannia are gone: before anything else Caesar comes home."""
    game = roman(f"""
        turn = 4
        round = 5
        gallic = ["Divitia", "Mattium"]
        [spaces.Verlamion]
        outside = "{ARMY}"
    """)

    assert int(str(game.notes["note.supply"][4])) > 60
    assert game.answers("action")[0] == "activate Caesar"
    assert game.answers("march")[0] == "enter Durovernum"


def test_r_best_the_highest_worth_is_done() -> None:
    """What is worth most of all that was weighed, told with its figures."""
    game = roman("""
        [spaces.Genava]
        outside = "S. Galba, Legion VII"
    """)
    step = next(step for step in game.steps("priority") if step.key == "priority.plan_worth")
    plans, kept, scores = step.facts

    assert len(plans) == len(scores) > 1
    assert max(scores) == scores[plans.index(kept[0])]


def test_r_marker_counts_three_times() -> None:
    """What cannot fail comes before a march whose worth is higher by itself."""
    game = roman("""
        [spaces.Genava]
        outside = "S. Galba, Legion VII"
    """)
    step = next(step for step in game.steps("priority") if step.key == "priority.plan_worth")
    worth = {plan.target: score for plan, score in zip(step.facts[0], step.facts[2], strict=True)}
    space, _, _, alone = game.notes["note.marker"]

    assert abs(worth[space] - 3 * alone) <= 2


def test_r_rest_nothing_is_found() -> None:
    """No Legion, and Gallic markers all around Provincia: the Action Points go."""
    provincia = ROMANS[ROMANS.index('"Tolosa"') :]
    game = roman(f"""
        subjugated = []
        roman = [{provincia}]
        gallic = ["Divona", "Elimberrum", "Matisco", "Rauraci", "Rodumna", "Vesontio"]
    """)

    assert game.boxes.endswith("R_MARKER no, R_BEST no, R_REST yes")
    assert game.answers("action") == ["done"]


# ---- what else it is asked --------------------------------------------------------------------------------------


def test_3_1_caesar_begins_as_near_to_belgica_as_he_can() -> None:
    game = acting(ROMAN, 'phase = "reinforcements"\nturn = 0')

    assert game.where("Caesar") in ("Bibracte", "Noviodunum Aeduorum")
    assert "priority.nearest_belgica" in game.priorities


CAMPS = f"""
    phase = "winter"
    roman = [{ROMANS}, "Catalauni", "Durocortorum"]
    gallic = [
        "Agedincum", "Autessiodurum", "Andematunnum", "Nasium", "Iatinum", "Noviodunum Suessionum", "Metlosedum",
        "Tullum", "Divodurum", "Vermandis", "Bagacum", "Vogdoriacum", "Orolaunum", "Bibrax", "Vongus",
    ]
    [spaces.Vellaunodunum]
    outside = "Legion VII, Legion VIII, Legion IX"
"""


def test_16_2_2_a_legion_camps_where_markers_would_be_cut_off() -> None:
    """16.3 Both markers of Belgica are lost unless a Legion winters there: Presence there is worth the march."""
    game = acting(ROMAN, CAMPS)

    assert any(game.where(f"Legion {n}") in ("Catalauni", "Durocortorum") for n in ("VII", "VIII", "IX"))
    assert game.owner("Durocortorum") == "Roman"


def test_16_2_4_legions_whom_nobody_feeds_look_for_another_camp() -> None:
    """Six in a neutral space: four would suffer."""
    game = acting(
        ROMAN,
        f"""
        phase = "winter"
        roman = [{ROMANS}]
        [spaces.Divio]
        outside = "Legion VII, Legion VIII, Legion IX, Legion X, Legion XI, Legion XII"
    """,
    )

    assert game.logged("winter_attrition") == []


def test_13_5_1_a_die_is_rolled_again_by_the_battle_table() -> None:
    """Of four dice the one whose new throw is expected to bring most: his own lowest, or the enemy's highest."""
    field = Field(12, 8, (True, False), (3, 6, 6, 2))
    found = gains(field)

    assert max(found) == found[2] > 0 > found[3]


def test_13_5_1_no_die_is_rolled_again_that_can_only_lose() -> None:
    """Everything stands as well as it can."""
    assert max(gains(Field(12, 8, (True, False), (6, 6, 1, 1)))) <= 0

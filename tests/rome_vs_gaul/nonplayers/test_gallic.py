"""The chart of the Gaul, box by box."""

from alesia.games.rome_vs_gaul.components import GALLIC, SPACES
from tests.rome_vs_gaul.nonplayers.acting import ROMANS, acting, gallic

ARMY = "Legion X, Legion VII, Legion VIII, Legion IX, Legion XI, Legion XII, Legion XIII, Legion XIV"
TOWN = """
    [towns]
    Leuci = "Nasium"
    [spaces.Nasium]
    inside = "Leuci"
"""


def test_g_rise_two_submitted_tribes() -> None:
    """7.7.3 Both come back with one Action Point."""
    game = gallic("""
        [boxes]
        submitted = "Remi (1), Nervii (1)"
    """)

    assert game.boxes.startswith("G_RISE yes")
    assert game.where("Remi") != "submitted" != game.where("Nervii")


def test_g_rise_not_for_one() -> None:
    game = gallic("""
        [boxes]
        submitted = "Remi (1)"
    """)

    assert game.boxes.startswith("G_RISE no")
    assert game.where("Remi") == "submitted"


def test_g_council_a_tribe_and_a_marker_come_out() -> None:
    """18.3 A Tribe counts for two, a marker for one: three are enough."""
    game = gallic('council = 1\n[boxes]\ncouncil = "Remi"' + TOWN)

    assert "G_COUNCIL yes" in game.boxes
    assert game.where("Remi") != "council"


def test_g_council_two_markers_wait() -> None:
    assert "G_COUNCIL no" in gallic("council = 2").boxes


HOST = """
    [towns]
    Leuci = "Nasium"
    Lingones = "Andematunnum"
    Senones = "Agedincum"
    [spaces.Nasium]
    outside = "Vercingetorix, Leuci, Lingones, Senones"
    [spaces.Solimariaca]
    outside = "Legion VII, Legion VIII"
"""


def test_g_battle_against_two_legions() -> None:
    """13 Vercingetorix with three Tribes."""
    game = gallic(HOST)

    assert "G_BATTLE yes" in game.boxes
    assert int(str(game.notes["note.battle"][5])) >= 70
    assert str(game.notes["note.battle"][3]) == "Solimariaca"
    assert game.answers("action") == ["activate Vercingetorix"]


def test_g_battle_not_against_an_army() -> None:
    game = gallic(HOST.replace("Legion VII, Legion VIII", f"Caesar, {ARMY}"))

    assert "G_BATTLE no" in game.boxes


def test_g_homeland_first() -> None:
    """8.3 Both markers go to the Province of the Leuci."""
    game = gallic(TOWN)

    assert "G_HOMELAND yes" in game.boxes
    assert game.ruler("Leuci") == "Gallic"


def test_g_homeland_not_without_a_town() -> None:
    assert "G_HOMELAND no" in gallic("").boxes


FULL = """
    gallic = ["Tullum", "Solimariaca", "Argentorate"]
    roman = ["Divio", "Andematunnum"]
"""


def test_g_clear_a_roman_marker_next_door() -> None:
    """8.3.3 The own Province is full; a Tribe goes out and removes what Rome gains most by."""
    game = gallic(FULL.replace('"Divio"', '"Divio", "Alesia", "Agedincum"') + TOWN)

    assert "G_HOMELAND no" in game.boxes
    assert "G_CLEAR yes" in game.boxes
    assert "remove" in game.answers("march")


def test_g_clear_not_under_the_eyes_of_legions() -> None:
    """An army that is stronger could fall upon the Tribe."""
    position = FULL.replace('"Divio"', '"Divio", "Alesia", "Agedincum"') + TOWN
    game = gallic(position + '[spaces.Alesia]\noutside = "Caesar, Legion X, Legion VII, Legion VIII, Legion IX"')

    assert "G_CLEAR no" in game.boxes


def test_g_home_a_tribe_in_the_open_goes_back() -> None:
    """10.6 Behind its walls."""
    game = gallic("""
        gallic = ["Tullum", "Solimariaca", "Argentorate"]
        [towns]
        Leuci = "Nasium"
        [spaces.Solimariaca]
        outside = "Leuci"
    """)

    assert "G_HOME yes" in game.boxes
    assert game.inside("Nasium") == "Leuci"


def test_g_home_whoever_is_there_stays() -> None:
    game = gallic('gallic = ["Tullum", "Solimariaca", "Argentorate"]' + TOWN)

    assert "G_HOME no" in game.boxes


def test_g_border_the_provinces_next_to_a_town() -> None:
    """When the own Province is full, a marker goes to one beside the Town, no further."""
    game = gallic('gallic = ["Tullum", "Solimariaca", "Argentorate"]' + TOWN)

    assert "G_BORDER yes" in game.boxes
    near = ("Andematunnum", "Catalauni", "Agedincum", "Divio", "Alesia")
    assert all(answer.startswith("place") for answer in game.answers("action"))
    assert game.answers("action")[0].removeprefix("place ") in (*near, *game.position["gallic"])


def test_g_save_nothing_near_home_to_do() -> None:
    """18.2.2 Without a Town they put markers into the Council Box."""
    game = gallic("")

    assert game.boxes.endswith("G_BORDER no, G_SAVE yes")
    assert game.answers("action") == ["save", "save"]


def test_g_afar_the_box_is_full() -> None:
    """No Action Point is wasted as long as a marker anywhere in Gaul gains something."""
    game = gallic("council = 6")

    assert game.boxes.endswith("G_SAVE no, G_AFAR yes")
    assert [answer.split()[0] for answer in game.answers("action")] == ["place", "place"]


def test_g_afar_the_marker_that_gains_most() -> None:
    """8.2.2 Before Winter the second of two markers that give them a Province, and Rome no Dominance of Celtica."""
    romans = ROMANS.replace('"Vesontio", "Magetobriga", "Epomanduodurum", "Rauraci", ', "")
    game = gallic(f'round = 8\ncouncil = 6\ngallic = ["Lutetia"]\nroman = [{romans}]')

    assert game.answers("action")[0] in ("place Metlosedum", "place Briva Isarae")
    assert game.ruler("Parisii") == "Gallic"


TOWNS = [space.name for space in SPACES if space.kind == "town" and not space.region.romans_only]


def test_g_rest_there_is_no_room_for_a_marker() -> None:
    """The Council Box is full, and so is Gaul."""
    game = gallic(f"council = 6\nroman = []\ngallic = {TOWNS}".replace("'", '"'))

    assert game.boxes.endswith("G_SAVE no, G_AFAR no, G_REST yes")
    assert game.answers("action") == ["done"]


# ---- what else it is asked --------------------------------------------------------------------------------------


def test_5_1_2_tribes_settle_away_from_the_legions() -> None:
    """A space without a marker first, then where the weakest Roman army can come."""
    waiting = 'council = 1\ngallic = ["Durocortorum"]\n[boxes]\ncouncil = "Remi"\n'
    game = gallic(waiting + '[spaces.Catalauni]\noutside = "Caesar, Legion X, Legion VII"' + TOWN)

    assert game.answers("settle")[0] not in ("space Durocortorum", "space Catalauni")
    assert "priority.free_space" in game.priorities


def test_6_1_tribes_stay_behind_their_walls_in_spring() -> None:
    game = acting(GALLIC, 'phase = "muster"' + TOWN)

    assert game.inside("Nasium") == "Leuci"

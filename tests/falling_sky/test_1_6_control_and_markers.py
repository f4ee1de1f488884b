"""1.6 Control, 1.7 Subdued and Dispersed Tribes, 1.8 Resources, 1.9 Victory markers."""

import pytest

from tests.falling_sky.playing import Play, at
from tests.falling_sky.wintering import winter

# ---- 1.6 Control ------------------------------------------------------------------------------------------------


@pytest.mark.proves("1.6a", "1.6c", "1.6d")
@pytest.mark.parametrize(
    ("pieces", "holder"),
    [
        ('Arverni = "Warband"', "Arverni"),
        ('Arverni = "2 Warbands"\nAedui = "Warband"', "Arverni"),
        ('Arverni = "2 Warbands"\nAedui = "2 Warbands"', "No Control"),
        ('Arverni = "3 Warbands"\nAedui = "2 Warbands"\nBelgae = "Warband"', "No Control"),
        ('Arverni = "4 Warbands"\nAedui = "2 Warbands"\nBelgae = "Warband"', "Arverni"),
        ('Germans = "3 Warbands"\nRomans = "2 Legions"', "Germans"),
        ('Germans = "3 Warbands"\nRomans = "2 Legions, Fort"', "No Control"),
        ('Germans = "3 Warbands"\nRomans = "Caesar, 2 Legions, Fort"', "Romans"),
        ('Belgae = "Successor, scouted Warband, revealed Warband"\nAedui = "2 Warbands"', "Belgae"),
        ("", "No Control"),
    ],
)
def test_1_6_more_pieces_than_all_others_combined(pieces: str, holder: str) -> None:
    """A Faction, the Germans too, Controls a Region if it has more pieces there than all others together."""
    assert at(f"[regions.Treveri]\n{pieces}").control("Treveri") == holder


@pytest.mark.proves("1.6b")
def test_1_6_allies_and_citadels_are_pieces() -> None:
    """An Ally counts one piece, a Citadel counts one piece; Subdued and Dispersed Tribes count for nobody."""
    game = at("""
        [regions.Mandubii]
        Arverni = "Warband"
        [regions.Sequani]
        Arverni = "Warband"
        [regions.Carnutes]
        Arverni = "Warband"
        [regions.Veneti]
        Arverni = "Warband"
        [tribes]
        Mandubii = "Aedui Citadel"
        Senones = "Aedui"
        Sequani = "Aedui Citadel"
        Carnutes = "Arverni"
        Aulerci = "Romans"
        Veneti = "Dispersed"
    """)
    assert game.control("Mandubii") == "Aedui"
    assert game.control("Sequani") == "No Control"
    assert game.control("Carnutes") == "Arverni"
    assert game.control("Veneti") == "Arverni"


@pytest.mark.proves("1.6g")
def test_1_6_markers_are_not_pieces() -> None:
    """A Devastated marker gives nobody Control."""
    assert at("[regions.Treveri]\ndevastated = true").control("Treveri") == "No Control"


@pytest.mark.proves("1.6b")
def test_1_6_the_fort_of_provincia_alone_is_roman_control() -> None:
    """The permanent Fort is a piece like any other."""
    assert at("").control("Provincia") == "Romans"
    assert at('[regions.Provincia]\nArverni = "Warband"').control("Provincia") == "No Control"
    assert at('[regions.Provincia]\nArverni = "2 Warbands"').control("Provincia") == "Arverni"


@pytest.mark.proves("1.6e")
def test_1_6_control_changes_at_once() -> None:
    """The Warband that a Rally places takes Control from the Belgae while the Command is still under way."""
    game = at('card = 37\n[regions.Aedui]\nBelgae = "Warband"\n[tribes]\nAedui = "Aedui Citadel"')
    assert game.control("Aedui") == "No Control"
    game.play("Aedui action command Rally\nAedui command rally Aedui")
    assert game.asked == "Aedui command"
    assert game.control("Aedui") == "Aedui"


@pytest.mark.proves("1.6e")
def test_1_6_control_follows_a_march() -> None:
    """Both the Region left and the Region entered are counted anew."""
    game = at('card = 37\n[regions.Aedui]\nAedui = "2 Warbands"\n[regions.Bituriges]\nArverni = "Warband"')
    game.play("""
        Aedui action command March
        Aedui command march Aedui
        Aedui march_to region Bituriges
        Aedui march_number number 2
    """)
    assert (game.control("Aedui"), game.control("Bituriges")) == ("No Control", "Aedui")


# ---- 1.7 Subdued and Dispersed Tribes ---------------------------------------------------------------------------


def seize(tribes: str = "") -> Play:
    position = f'card = 1\n[regions.Veneti]\nRomans = "2 Legions"\n[tribes]\n{tribes}'
    return at(position).play("Romans action command Seize\nRomans command seize Veneti")


@pytest.mark.proves("1.7b")
def test_1_7_seize_disperses_a_subdued_tribe() -> None:
    """A marker goes on a Subdued Tribe only."""
    game = seize('Namnetes = "Arverni"\nArverni = "Arverni"')
    assert game.offers("tribe") == ["Veneti"]
    game.play("Romans disperse tribe Veneti")
    assert game.tribe("Veneti") == "Dispersed"


@pytest.mark.proves("1.7b")
def test_1_7_a_dispersed_tribe_is_not_dispersed_again() -> None:
    """Dispersed and Gathering Tribes are no longer Subdued: Seize asks nothing about them."""
    game = seize('Veneti = "Dispersed"\nNamnetes = "Dispersed-Gathering"')
    assert game.asked == "Romans command"


@pytest.mark.proves("1.7e")
def test_1_7_dispersed_tribes_still_count_for_rome() -> None:
    """Subdued, Dispersed, Gathering and Razed Tribes and Roman Allies all add to Roman victory."""
    statuses = ("Subdued", "Dispersed", "Dispersed-Gathering", "Razed", "Romans")
    for status in statuses:
        assert at(f'[tribes]\nCarnutes = "{status}"').view["scores"]["subdued_dispersed_allies"] == 30
    for status in ("Aedui", "Belgae Citadel", "Germans"):
        assert at(f'[tribes]\nCarnutes = "{status}"').view["scores"]["subdued_dispersed_allies"] == 29


@pytest.mark.proves("1.7f")
@pytest.mark.parametrize("status", ["Dispersed", "Dispersed-Gathering"])
def test_1_7_a_dispersed_tribe_has_no_value_for_the_belgae(status: str) -> None:
    """Belgic Control of Nervii is worth two, and one with a Tribe Dispersed there."""
    position = '[regions.Nervii]\nBelgae = "3 Warbands"'
    assert at(position).view["scores"]["control_and_allies"] == 2
    assert at(f'{position}\n[tribes]\nNervii = "{status}"').view["scores"]["control_and_allies"] == 1


def test_1_7_a_razed_city_has_no_value_for_the_belgae() -> None:
    """Razed counts as Dispersed."""
    game = at('[regions.Carnutes]\nBelgae = "3 Warbands"\n[tribes]\nCarnutes = "Razed"')
    assert game.view["scores"]["control_and_allies"] == 1


# ---- 1.8 Resources ----------------------------------------------------------------------------------------------


def purse(**resources: int) -> str:
    return "\n[resources]\n" + "\n".join(f"{name} = {n}" for name, n in resources.items())


def lost_beyond_45(game: Play) -> list[tuple[str, object]]:
    """Whose Resources the log tells as lost, and how many."""
    return [(str(entry.facts[0]), entry.facts[1]) for entry in game.table.log if entry.key == "track_full"]


@pytest.mark.proves("1.8e")
def test_1_8_resources_never_exceed_45() -> None:
    """What a Pass would bring above 45 is lost."""
    game = at("card = 1" + purse(Romans=44, Arverni=45, Aedui=44))
    game.play("Romans action pass\nArverni action pass\nAedui action pass")
    assert [game.resources(name) for name in ("Romans", "Arverni", "Aedui")] == [45, 45, 45]
    assert lost_beyond_45(game) == [("Romans", 1), ("Arverni", 1)]


def test_1_8_the_excess_of_a_command_is_lost() -> None:
    """Seizing four Resources with 43 leaves 45."""
    game = at('card = 1\n[regions.Veneti]\nRomans = "2 Legions"' + purse(Romans=43))
    game.play("Romans action command Seize\nRomans command seize Veneti\nRomans disperse done")
    assert game.resources("Romans") == 45
    assert lost_beyond_45(game) == [("Romans", 2)]


def test_1_8_a_raid_takes_even_what_cannot_be_kept() -> None:
    """At 45 a Raid still takes from the enemy, and keeps nothing of it."""
    game = at('card = 19\n[regions.Veneti]\nArverni = "Warband"\nAedui = "Warband"' + purse(Arverni=45, Aedui=3))
    game.play("Arverni action command Raid\nArverni command raid Veneti\nArverni raid take_from Aedui")
    assert (game.resources("Arverni"), game.resources("Aedui")) == (45, 2)
    assert lost_beyond_45(game) == [("Arverni", 1)]


@pytest.mark.parametrize(("has", "lost"), [(30, []), (31, [("Romans", 1)])])
def test_1_8_what_a_harvest_brings_beyond_45_is_told_as_lost(has: int, lost: list[tuple[str, object]]) -> None:
    """The Romans earn 15 (6.4.1)."""
    game = winter(purse(Romans=has))
    while not game.asked.endswith("harvest_transfer"):
        game.table.answer("done")
    assert (game.resources("Romans"), lost_beyond_45(game)) == (45, lost)


@pytest.mark.parametrize(("has", "lost"), [(41, []), (43, [("Romans", 2)])])
def test_1_8_what_an_event_brings_beyond_45_is_told_as_lost(has: int, lost: list[tuple[str, object]]) -> None:
    """40 Alpine Tribes brings four Resources."""
    game = at("card = 40" + purse(Romans=has)).play("Aedui action pass\nRomans action unshaded 40")
    while game.asked.startswith("Romans event"):
        game.table.answer("done")
    assert (game.resources("Romans"), [each for each in lost_beyond_45(game) if each[0] == "Romans"]) == (45, lost)


@pytest.mark.proves("1.8a", "1.8b")
def test_1_8_resources_pay_for_commands_and_never_fall_below_0() -> None:
    """With one Resource the Aedui can March from one Region and not from another."""
    game = at("""
        card = 37
        [regions.Veneti]
        Aedui = "Warband"
        [regions.Ubii]
        Aedui = "Warband"
        [resources]
        Aedui = 1
        Romans = 0
        Arverni = 0
        Belgae = 0
    """)
    game.play("Aedui action command March\nAedui command march Veneti\nAedui march_to region Pictones")
    assert game.resources("Aedui") == 0
    assert game.offers("march") == []


def test_1_8_nothing_is_offered_that_cannot_be_paid() -> None:
    """Belgae without Resources, and nobody who could give any, may only Raid or Pass; so may nobody March or Battle."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Warband"
        Romans = "Auxilia"
        [resources]
        Romans = 0
        Arverni = 0
        Aedui = 0
        Belgae = 0
    """)
    assert game.offers("command") == ["Raid"]


@pytest.mark.proves("1.8d")
def test_1_8_germans_have_no_resources() -> None:
    """The Germans do not track Resources: what they Raid is lost to its owner and comes to nobody."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix"
        Germans = "2 Warbands"
        Aedui = "Warband"
    """)
    game.play("""
        Belgae action command Rally
        Belgae command ability Enlist
        Belgae enlist germanic Raid
        Belgae raid take_from Aedui
        Belgae raid take_from Aedui
    """)
    assert game.position["resources"] == {"Romans": 10, "Arverni": 10, "Aedui": 8, "Belgae": 10}


# ---- 1.9 Victory markers ----------------------------------------------------------------------------------------

MARKERS = """
    fallen = 2
    legions_track = 3
    removed_legions = 1
    [regions.Morini]
    Romans = "6 Legions"
    [regions.Nervii]
    Belgae = "4 Warbands"
    [tribes]
    Eburones = "Belgae"
    Nervii = "Romans"
    Remi = "Romans"
    Carnutes = "Belgae Citadel"
    Veneti = "Dispersed"
    Cadurci = "Arverni"
    Arverni = "Arverni Citadel"
    Sequani = "Aedui Citadel"
    Senones = "Aedui"
    Lingones = "Aedui"
    Sugambri = "Germans"
"""


@pytest.mark.proves("1.9a")
def test_1_9_roman_marker_counts_subdued_dispersed_and_roman_allied_tribes() -> None:
    """Thirty Tribes less the eight Allies and Citadels of others: 22, seven beyond the goal."""
    game = at(MARKERS)
    assert game.view["scores"]["subdued_dispersed_allies"] == 22
    assert game.margin("Romans") == 7


@pytest.mark.proves("1.9b")
def test_1_9_belgic_marker_counts_controlled_tribes_and_own_allies_and_citadels() -> None:
    """Nervii (2) and Carnutes (2) are under Belgic Control; an Ally and a Citadel make six in all."""
    game = at(MARKERS)
    assert (game.control("Nervii"), game.control("Carnutes")) == ("Belgae", "Belgae")
    assert game.view["scores"]["control_and_allies"] == 6
    assert game.margin("Belgae") == -9


def test_1_9_the_suebi_do_not_count_for_the_belgae() -> None:
    """Belgic Control of a Germania Region is worth one."""
    game = at('[regions.Sugambri]\nBelgae = "4 Warbands"\n[regions.Ubii]\nBelgae = "4 Warbands"')
    assert game.view["scores"]["control_and_allies"] == 2


@pytest.mark.proves("1.9c", "1.9d")
def test_1_9_off_map_legions_are_fallen_on_the_track_or_removed_by_event() -> None:
    """Two Fallen, three on the track, one removed by Event: six off the map."""
    game = at(MARKERS)
    assert game.view["scores"]["off_map_legions"] == 6
    assert game.margin("Arverni") == -6


@pytest.mark.proves("1.9f")
def test_1_9_arverni_need_both_parts() -> None:
    """Nine Arverni Allies and Citadels are of no avail with six Legions off the map; with seven the margin is one."""
    allies = ("Veneti", "Namnetes", "Pictones", "Santones", "Cadurci", "Volcae", "Aulerci", "Senones")
    tribes = "[tribes]\n" + "\n".join(f'{name} = "Arverni"' for name in allies) + '\nArverni = "Arverni Citadel"\n'
    margins = [at(f'[regions.Morini]\nRomans = "{n} Legions"\n{tribes}').margin("Arverni") for n in (6, 5, 0)]
    assert margins == [0, 1, 1]


@pytest.mark.proves("1.9g", "1.9h")
def test_1_9_aedui_marker_shows_whoever_else_has_most() -> None:
    """EXAMPLE: three Aedui Allies and Citadels against five of another Faction; the Aedui are two short."""
    for name, more in (("Germans", "Ubii"), ("Romans", "Volcae"), ("Arverni", "Ubii"), ("Belgae", "Ubii")):
        five = ("Remi", "Bellovaci", "Atrebates", "Morini", more)
        game = at(
            '[tribes]\nAedui = "Aedui Citadel"\nSenones = "Aedui"\nLingones = "Aedui"\n'
            + "\n".join(f'{tribe} = "{name}"' for tribe in five)
        )
        assert game.view["scores"]["other_most_allies"] == 5
        assert game.margin("Aedui") == -2


def test_1_9_forts_and_legions_are_no_allies() -> None:
    """Roman Forts do not count as Allies for the Aedui marker."""
    game = at('[regions.Treveri]\nRomans = "Fort"\n[regions.Nervii]\nRomans = "Fort"\n[tribes]\nAedui = "Aedui"')
    assert game.view["scores"]["other_most_allies"] == 0
    assert game.margin("Aedui") == 1


def test_1_9_markers_move_with_the_board() -> None:
    """An Ally that the Belgae place at a Subdued Tribe under their Control: Romans one less, Belgae one more."""
    game = at('card = 55\n[regions.Nervii]\nBelgae = "2 Warbands"').play("Belgae action command Rally")
    before = game.view["scores"]
    game.play("Belgae command rally Nervii\nBelgae rally place_ally\nBelgae ally_at tribe Eburones")
    after = game.view["scores"]
    assert after["subdued_dispersed_allies"] == before["subdued_dispersed_allies"] - 1
    assert after["control_and_allies"] == before["control_and_allies"] + 1
    assert after["other_most_allies"] == 1

"""4 Circumvallation: the March, the marker, the Battles, and how the marker goes."""

from typing import Any

import pytest

from alesia.kernel.errors import BadPosition
from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import Play, at

ALESIA = """
    card = 4
    [regions.Mandubii]
    Arverni = "Vercingetorix, 6 Warbands, 2 revealed Warbands"
    Belgae = "Warband"
    [regions.Aedui]
    Romans = "Caesar, 4 Legions, 3 revealed Auxilia"
    [regions.Sequani]
    Romans = "2 Legions, Auxilia"
    [tribes]
    Mandubii = "Arverni Citadel"
    Senones = "Arverni"
"""
INTO = """
    Romans action unshaded 4
    Romans event_region region Mandubii
    Romans event_region region Aedui
    Romans march_number number 1
    Romans march_number number 4
    Romans march_number number 1
    Romans event_region done
"""


def marker(game: Play) -> Any:
    return game.position.get("circumvallation")


# ---- the March and the marker -----------------------------------------------------------------------------------


def test_event_04_march_and_marker() -> None:
    """The Romans March in free; all that the Citadel's Faction has there is marked, nobody else; origins go Hidden."""
    game = at(ALESIA).play(INTO)

    assert game.pieces("Mandubii", "Romans") == "Caesar, 4 Legions, 1 Auxilia"
    assert game.pieces("Aedui", "Romans") == "2 Auxilia"
    assert marker(game) == {
        "region": "Mandubii",
        "faction": "Arverni",
        "pieces": "Vercingetorix, 6 Warbands, 2 revealed Warbands",
        "tribes": ["Mandubii", "Senones"],
    }
    assert game.resources("Romans") == 10


def test_event_04_from_several_regions() -> None:
    """Groups come from more than one adjacent Region into the one destination, upon Frost too, and go no further."""
    game = at(ALESIA.replace("card = 4", 'card = 4\nnext = "Winter"')).play(
        INTO.replace("Romans event_region done", "Romans event_region region Sequani") + "Romans march_number number 2"
    )
    assert game.asked == "Romans march_number"
    game.play("Romans march_number number 0")

    assert game.pieces("Mandubii", "Romans") == "Caesar, 6 Legions, 1 Auxilia"
    assert game.pieces("Sequani", "Romans") == "1 Auxilia"
    assert game.asked == "Arverni action"


def test_event_04_the_romans_choose_whoever_plays_it() -> None:
    """Executed by the Aedui, the Event asks the Romans, among Regions with a Citadel next to them; they may decline."""
    game = at(
        ALESIA.replace("card = 4", 'card = 4\nineligible = ["Romans", "Arverni", "Belgae"]')
        + '    Aedui = "Aedui Citadel"\n    Carnutes = "Arverni Citadel"\n    Bituriges = "Arverni"'
    ).play("Aedui action unshaded 4")
    assert game.asked == "Romans event_region"
    assert game.options == ["region Mandubii", "region Aedui", "done"]

    game.play("Romans event_region done")
    assert marker(game) is None
    assert game.pieces("Aedui", "Romans") == "Caesar, 4 Legions, 3 revealed Auxilia"


def test_event_04_effective() -> None:
    """Effective if Romans are next to a Citadel of any other Faction; not for those already there, nor with none."""
    assert judged(ALESIA, "Belgae")
    assert not judged(ALESIA.replace("Arverni Citadel", "Arverni"), "Romans")
    there = ALESIA.replace("[regions.Aedui]", "[regions.Pictones]").replace("[regions.Sequani]", "[regions.Provincia]")
    assert not judged(there, "Romans")
    assert not judged(there.replace("[regions.Provincia]", "[regions.Morini]"), "Romans")
    assert judged(there.replace("[regions.Provincia]", "[regions.Treveri]"), "Romans")
    assert not judged(
        ALESIA.replace("2 Legions, Auxilia", "Fort").replace("Caesar, 4 Legions, 3 revealed Auxilia", "Fort"), "Romans"
    )


def test_event_04_one_marker() -> None:
    """Executed again, it marks what is there now; the old group is free."""
    game = at(
        ALESIA.replace('"2 Legions, Auxilia"', '"2 Legions, Auxilia"\n    Belgae = "3 Warbands"')
        + """
        Sequani = "Belgae Citadel"
        [circumvallation]
        region = "Sequani"
        faction = "Belgae"
        pieces = "2 Warbands"
        tribes = ["Sequani"]
    """
    ).play(INTO)

    assert marker(game)["region"] == "Mandubii"


def test_event_04_again_in_the_same_region_marks_all() -> None:
    """The marker put once more on the same Faction covers what has come since."""
    game = at(
        MARKED.replace("card = 23", "card = 4")
        + """
        [regions.Aedui]
        Romans = "Legion"
    """
    ).play("Romans action unshaded 4\nRomans event_region region Mandubii")

    assert marker(game)["pieces"] == "7 Warbands"


# ---- the position text ------------------------------------------------------------------------------------------

MARKED = """
    card = 23
    [regions.Mandubii]
    Arverni = "7 Warbands"
    Romans = "6 Auxilia"
    [tribes]
    Mandubii = "Arverni Citadel"
    Senones = "Arverni"
    [circumvallation]
    region = "Mandubii"
    faction = "Arverni"
    pieces = "4 Warbands"
    tribes = ["Mandubii"]
"""


def test_event_04_position_text() -> None:
    """The marker and its group are written and read back."""
    text = at(MARKED).table.position_text()

    assert '[circumvallation]\nregion = "Mandubii"\nfaction = "Arverni"\npieces = "4 Warbands"\n' in text
    assert at(text).table.position_text() == text
    assert "circumvallation" not in at("card = 23").table.position_text()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('pieces = "4 Warbands"', 'pieces = "8 Warbands"'),
        ('pieces = "4 Warbands"', 'pieces = "Vercingetorix"'),
        ('pieces = "4 Warbands"', "pieces = 4"),
        ('tribes = ["Mandubii"]', 'tribes = ["Lingones"]'),
        ('tribes = ["Mandubii"]', 'tribes = ["Carnutes"]'),
        ('faction = "Arverni"', 'faction = "Germans"'),
        ('region = "Mandubii"', 'region = "Alesia"'),
        ('region = "Mandubii"', 'where = "Mandubii"'),
        ('Romans = "6 Auxilia"', ""),
        ('pieces = "4 Warbands"\n    tribes = ["Mandubii"]', ""),
    ],
)
def test_event_04_position_text_refused(old: str, new: str) -> None:
    """A group that is not there, or without Romans around it, is no position."""
    with pytest.raises(BadPosition):
        at(MARKED.replace(old, new))


def test_event_04_position_text_names_the_leader_right() -> None:
    """A marked Successor cannot stand where Vercingetorix does."""
    led = MARKED.replace('"7 Warbands"', '"Vercingetorix, 7 Warbands"')
    assert marker(at(led.replace('"4 Warbands"', '"Vercingetorix"')))["pieces"] == "Vercingetorix"
    with pytest.raises(BadPosition):
        at(led.replace('"4 Warbands"', '"Successor"'))


# ---- Battle -----------------------------------------------------------------------------------------------------

BATTLE = "Arverni action command Battle\nArverni command battle Mandubii"


def test_event_04_alone_the_romans_have_a_fort() -> None:
    """Eight marked Warbands alone cause two Losses, not four; then the marker is removed."""
    alone = MARKED.replace('"7 Warbands"', '"8 Warbands"').replace('"4 Warbands"', '"8 Warbands"')
    game = at(alone).play(BATTLE)

    assert game.pieces("Mandubii", "Romans") == "4 revealed Auxilia"
    assert game.pieces("Mandubii", "Arverni") == "6 revealed Warbands"
    assert marker(game) is None


def test_event_04_with_others_there_is_no_fort() -> None:
    """With a single Warband from outside the seven cause three Losses; the group has attacked all the same."""
    game = at(MARKED).play(BATTLE)

    assert game.pieces("Mandubii", "Romans") == "3 revealed Auxilia"
    assert marker(game) is None


def test_event_04_an_ally_placed_later_does_not_fight() -> None:
    """An unmarked disc is no second force: the marked Warbands attack alone."""
    alone = MARKED.replace('pieces = "4 Warbands"', 'pieces = "7 Warbands"')
    game = at(alone).play(BATTLE)

    assert game.pieces("Mandubii", "Romans") == "5 revealed Auxilia"


def test_event_04_ambush_of_the_group_is_halved() -> None:
    """A Fort halves the Losses of an Ambush too, and there is none to be removed."""
    game = at("""
        card = 23
        [regions.Mandubii]
        Arverni = "Vercingetorix, 6 Warbands"
        Romans = "2 Legions"
        [circumvallation]
        region = "Mandubii"
        faction = "Arverni"
        pieces = "Vercingetorix, 6 Warbands"
    """).play("""
        Arverni action command Battle
        Arverni command battle Mandubii
        Arverni ambush yes
    """)

    assert game.pieces("Mandubii", "Romans") == ""
    assert game.position["fallen"] == 2
    assert marker(game) is None


def test_event_04_attack_on_others_leaves_the_marker() -> None:
    """A Battle of the group against Belgae is neither halved nor the end of the marker."""
    game = at(MARKED.replace('Romans = "6 Auxilia"', 'Romans = "6 Auxilia"\n    Belgae = "4 Warbands"')).play("""
        Arverni action command Battle
        Arverni command battle Mandubii
        Arverni battle_target faction Belgae
    """)

    assert game.pieces("Mandubii", "Belgae") == "1 revealed Warband"
    assert marker(game)["pieces"] == "4 revealed Warbands"


def test_event_04_romans_who_attack_have_no_fort() -> None:
    """The Romans attack the group: the Citadel halves, the counterattack is whole, the marker stays."""
    game = at("""
        card = 1
        [regions.Mandubii]
        Arverni = "8 Warbands"
        Romans = "9 Auxilia"
        [tribes]
        Mandubii = "Arverni Citadel"
        [circumvallation]
        region = "Mandubii"
        faction = "Arverni"
        pieces = "8 Warbands"
        tribes = ["Mandubii"]
    """).play("Romans action command Battle\nRomans command battle Mandubii")

    assert game.pieces("Mandubii", "Arverni") == "6 revealed Warbands"
    assert game.pieces("Mandubii", "Romans") == "6 revealed Auxilia"
    assert marker(game)["pieces"] == "6 revealed Warbands"


def test_event_04_germanic_horse_does_not_charge_a_wall() -> None:
    """59 shaded doubles nothing against a Defender with a Fort, nor against the wall."""
    horse = '\n    [capabilities]\n    59 = "shaded Arverni"\n'
    alone = MARKED.replace('"7 Warbands"', '"8 Warbands"').replace('"4 Warbands"', '"8 Warbands"')
    assert at(alone + horse).play(BATTLE).pieces("Mandubii", "Romans") == "4 revealed Auxilia"

    game = at(MARKED + horse).play(BATTLE)
    assert game.asked == "Arverni event_confirm"


def test_event_04_litaviccus_joins_the_group() -> None:
    """45 shaded: marked Aedui attack as Arverni ones; with Arverni Warbands from outside they are not alone."""
    text = """
        card = 45
        ineligible = ["Aedui", "Romans", "Belgae"]
        [regions.Mandubii]
        Aedui = "8 revealed Warbands"
        Arverni = "{arverni}"
        Romans = "8 Auxilia"
        [circumvallation]
        region = "Mandubii"
        faction = "Aedui"
        pieces = "8 revealed Warbands"
    """
    answers = "Arverni action shaded 45"
    joined = at(text.format(arverni="2 revealed Warbands")).play(answers)
    joined.play("Arverni loss piece Revealed Aedui Warband")
    assert joined.pieces("Mandubii", "Romans") == "3 revealed Auxilia"
    alone = at(text.format(arverni="")).play(answers)
    assert alone.pieces("Mandubii", "Romans") == "6 revealed Auxilia"
    assert marker(alone) is None
    assert marker(joined) is None


def test_event_04_enlisted_germans_come_from_outside() -> None:
    """Marked Belgae who Enlist Germanic Warbands do not attack alone."""
    text = """
        card = 55
        [regions.Treveri]
        Belgae = "Ambiorix, 3 Warbands"
        Germans = "2 Warbands"
        Romans = "9 Auxilia"
        [circumvallation]
        region = "Treveri"
        faction = "Belgae"
        pieces = "Ambiorix, 3 Warbands"
    """
    alone = at(text).play("Belgae action command Battle\nBelgae command battle Treveri")
    alone.play("Belgae battle_target faction Romans")
    assert alone.pieces("Treveri", "Romans") == "7 Auxilia"
    joined = at(text).play("""
        Belgae action command Battle
        Belgae command ability Enlist
        Belgae enlist as_belgic
        Belgae enlist_region region Treveri
        Belgae enlist_region done
    """)
    joined.play("Belgae command battle Treveri")
    assert joined.pieces("Treveri", "Romans") == "3 Auxilia"


# ---- how the marker goes ----------------------------------------------------------------------------------------


def test_event_04_no_romans_left() -> None:
    """The last Roman piece Marches away: the marker goes."""
    game = at(MARKED.replace("card = 23", "card = 1")).play("""
        Romans action command March
        Romans command march Mandubii
        Romans march_to region Aedui
    """)
    game.play("Romans march_number number 5")
    assert marker(game) is not None
    game.play("Romans march_on done\nRomans march_to region Aedui")
    assert marker(game) is None


def test_event_04_a_roman_ally_keeps_it() -> None:
    """An Allied Tribe is a Roman piece too."""
    game = at(MARKED.replace("card = 23", "card = 1").replace('Senones = "Arverni"', 'Senones = "Romans"')).play("""
        Romans action command March
        Romans command march Mandubii
        Romans march_to region Aedui
        Romans march_number number 6
    """)

    assert marker(game)["region"] == "Mandubii"


def test_event_04_eliminated() -> None:
    """The group is lost to the last piece while others of its Faction live on."""
    game = at("""
        card = 1
        [regions.Mandubii]
        Arverni = "5 Warbands"
        Romans = "Caesar, 1 Legion"
        [circumvallation]
        region = "Mandubii"
        faction = "Arverni"
        pieces = "3 Warbands"
    """).play("Romans action command Battle\nRomans command battle Mandubii")

    assert game.pieces("Mandubii", "Arverni") == "2 Warbands"
    assert marker(game) is None


def test_event_04_a_marked_citadel_keeps_it() -> None:
    """All marked Warbands are lost, but the Citadel is of the group."""
    game = at(MARKED.replace("card = 23", "card = 1").replace('"6 Auxilia"', '"Caesar, 4 Legions"')).play("""
        Romans action command Battle
        Romans command battle Mandubii
        Romans besiege no
    """)

    assert game.pieces("Mandubii", "Arverni") == "3 Warbands"
    assert marker(game) == {"region": "Mandubii", "faction": "Arverni", "pieces": "", "tribes": ["Mandubii"]}


def test_event_04_a_citadel_taken_down_to_a_disc_stays_marked() -> None:
    """1.4.1 A Citadel that becomes an Ally is still of the group; one that is removed is not."""
    text = MARKED.replace('pieces = "4 Warbands"', 'pieces = ""')
    answers = "Arverni action command Raid\nArverni command remove_own\nArverni remove_piece "
    swapped = at(text).play(answers + "replace Mandubii")
    assert marker(swapped)["tribes"] == ["Mandubii"]
    assert marker(at(text).play(answers + "remove Mandubii")) is None


def test_event_04_a_walled_diviciacus_is_written_and_read_again() -> None:
    """A position text names him among the marked pieces, with his option, and is read back as it was."""
    game = at(
        """
        card = 23
        [regions.Aedui]
        Romans = "3 Legions"
        Aedui = "Diviciacus, 2 Warbands"
        [tribes]
        Aedui = "Aedui Citadel"
        [circumvallation]
        region = "Aedui"
        faction = "Aedui"
        pieces = "Diviciacus, 2 Warbands"
        tribes = ["Aedui"]
        """,
        diviciacus=True,
    )
    text = game.table.position_text()

    assert 'pieces = "Diviciacus, 2 Warbands"' in text
    assert at(text, diviciacus=True).table.position_text() == text


def test_event_04_of_those_who_starve_the_marked_go_first() -> None:
    """4.3.2 Two of eight Aedui Warbands starve; the one that cannot leave is among them."""
    game = at("""
        card = 1
        ineligible = ["Romans", "Aedui", "Belgae"]
        [regions.Bituriges]
        Aedui = "8 Warbands"
        Romans = "1 Auxilia"
        Arverni = "Vercingetorix, 14 Warbands"
        [tribes]
        Bituriges = "Aedui Citadel"
        [circumvallation]
        region = "Bituriges"
        faction = "Aedui"
        tribes = ["Bituriges"]
        pieces = "1 Warband"
    """).play("""
        Arverni action command Raid
        Arverni command ability Devastate
        Arverni devastate region Bituriges
    """)
    assert game.pieces("Bituriges", "Aedui") == "6 Warbands"
    assert (game.position["circumvallation"]["pieces"], game.position["circumvallation"]["tribes"]) == (
        "",
        ["Bituriges"],
    )

"""5 The Reinforcement Phase, and replacements by a card."""

from textwrap import dedent

import pytest

from alesia.games.rome_vs_gaul.components import TRIBES, TURNS
from tests.rome_vs_gaul.playing import Play, at, gallic

POOL = [tribe.name for tribe in TRIBES if tribe.start == "pool"]

LEVIES = """
    player = "Roman"
    hands = { Roman = ["Levies from Cisalpine Gaul"] }
    [towns]
    Arverni = "Gergovia"
    [spaces.Massilia]
    outside = "Arverni"
    [spaces.Narbo]
    inside = "Legion VII"
    [boxes]
    eliminated = "Legion VIII"
"""


@pytest.mark.proves("5.2.1f", "5.2.1i")
def test_5_2_1_no_legion_comes_back_into_a_besieged_city() -> None:
    """With Levies from Cisalpine Gaul a Legion can come back in a Roman Walled City, but not in one under siege."""
    game = at(LEVIES).play("""
        Roman caesar_arrives space Narbo
        Roman play event Levies from Cisalpine Gaul
        Roman replacements raise Legion VIII
    """)
    assert game.offers("space") == ["Narbo", "Vienne"]


# ---- 5.1 Gallic Reinforcements


def drawing(position: str, turn: int = 2) -> Play:
    """The Gallic Reinforcements of a turn."""
    return at(f'turn = {turn}\nphase = "reinforcements"\n{dedent(position)}')


def drawn(position: str, *tribes: str) -> Play:
    game = drawing(position)
    for tribe in tribes:
        game.answer(f"Chance draw_tribe piece {tribe}")
    return game


@pytest.mark.proves("5.1.1a", "3.2.3a", "5.1.2a", "5.1.2b", "5.1.2c", "5.1.2Ba")
def test_5_1_1_three_tribes_are_drawn_and_placed_in_any_order() -> None:
    """The pool of 20; then each of the three goes to the map or into the Council Box, as the Gaul likes."""
    game = drawing("")
    assert len(game.offers("piece")) == 20
    game.play("Chance draw_tribe piece Nervii\n Chance draw_tribe piece Remi\n Chance draw_tribe piece Carnutes")
    assert game.asked == "Gallic reinforce"
    assert game.offers("settle") == game.offers("council") == ["Nervii", "Remi", "Carnutes"]
    game.play("Gallic reinforce council Remi\n Gallic reinforce settle Carnutes\n Gallic settle space Autricum")
    assert (game.where("Remi"), game.inside("Autricum")) == ("council", "Carnutes")


@pytest.mark.proves("5.1.1b")
def test_5_1_1_fewer_if_fewer_are_left() -> None:
    gone = ", ".join(name for name in POOL if name not in ("Nervii", "Remi"))
    game = drawing(f'[boxes]\neliminated = "{gone}"').play("Chance draw_tribe piece Nervii")
    assert game.asked == "Gallic reinforce"
    assert game.offers("settle") == ["Nervii", "Remi"]


@pytest.mark.proves("5.1.2Aa", "5.1.2Ab", "5.1.2Ac", "5.1.2Af", "5.1.2Ag", "5.1.2Ah")
def test_5_1_2a_where_a_tribe_is_placed() -> None:
    """In a space of its Province that is neutral or has a Gallic marker: of the seven of the Treveri these. A Roman
    marker, a Stronghold and the German Tribe are no place; where a Stronghold was removed, there is none."""
    game = drawn(
        """
        roman = ["Treveris"]
        gallic = ["Divodurum"]
        subjugated = ["Caeroesi"]
        [spaces.Orolaunum]
        outside = "Germani"
        """,
        *("Treveri", "Remi", "Nervii"),
    ).play("Gallic reinforce settle Treveri")
    assert game.offers("space") == ["Divodurum", "Noviomagus Treverorum", "Antunnacum", "Caeroesi"]


@pytest.mark.proves("5.1.2Ag")
def test_5_1_2a_not_in_the_town_of_another() -> None:
    """A Province of two Tribes has room for both, not in the same space."""
    game = drawn("", "Senones", "Lingones", "Remi").play("""
        Gallic reinforce settle Senones
        Gallic settle space Agedincum
        Gallic reinforce settle Lingones
    """)
    assert game.offers("space") == ["Andematunnum", "Alesia", "Divio"]


@pytest.mark.proves("5.1.2Ai")
def test_5_1_2a_romans_may_stand_there_in_the_reinforcement_phase() -> None:
    """The Carnutes come behind their walls at Cenabum though a Legion is there."""
    game = drawn('[spaces.Cenabum]\noutside = "Legion X"', "Carnutes", "Remi", "Nervii").play("""
        Gallic reinforce settle Carnutes
        Gallic settle space Cenabum
    """)
    assert (game.inside("Cenabum"), game.outside("Cenabum")) == ("Carnutes", "Legion X")


@pytest.mark.proves("5.1.2Aj", "7.7.3i")
def test_5_1_2a_but_not_in_the_strategy_phase() -> None:
    """The Sequani, who rise again, find Vesontio full of Romans."""
    game = gallic("""
        roman = ["Magetobriga"]
        [spaces.Vesontio]
        outside = "Legion X"
    """).play("Gallic action uprising")
    assert game.offers("space") == ["Epomanduodurum", "Rauraci"]


@pytest.mark.proves("5.1.2Ca")
def test_5_1_2c_no_tribe_submits_while_the_box_has_room() -> None:
    """All Towns of the Parisii are Roman: they can only go into the Council Box, and have not to submit."""
    game = drawn('roman = ["Lutetia", "Metlosedum", "Briva Isarae"]', "Parisii", "Remi", "Nervii")
    assert (game.offers("settle"), game.offers("give_in")) == (["Remi", "Nervii"], [])
    assert "Parisii" in game.offers("council")


@pytest.mark.proves("5.1.2Ca", "5.1.2Cb", "5.1.2Cc")
def test_5_1_2c_who_gives_way_without_a_place_submits() -> None:
    """The Parisii make room in the Council Box and have no place on the map: they are reduced, and submit."""
    game = drawn(
        """
        roman = ["Lutetia", "Metlosedum", "Briva Isarae"]
        [boxes]
        council = "Arverni, Parisii"
        """,
        *("Carnutes", "Remi", "Nervii"),
    ).play("Gallic reinforce council Remi")
    assert game.position["boxes"]["submitted"] == "Parisii (1), Sequani (1)"


# ---- 5.2 Roman Replacements and Reinforcements


def replacing(position: str, turn: int = 2) -> Play:
    return at(f'turn = {turn}\nphase = "reinforcements"\nstep = 1\n{dedent(position)}')


CAMPS = """
    roman = ["Matisco", "Bibracte"]
    gallic = ["Lutetia"]
    [spaces.Matisco]
    outside = "Legion VII (1), Legion VIII (1), Legion IX"
    [spaces.Alesia]
    outside = "Legion X (1)"
    [spaces.Verlamion]
    outside = "Legion XI (1)"
    [boxes]
    eliminated = "Legion XII, Legion XIII, Legion XIV"
"""


@pytest.mark.proves("5.2.1a", "5.2.1b", "5.2.1e")
def test_5_2_1_two_steps_restore_two_legions() -> None:
    """Only those with a Supply Path to Rome: not one that is cut off in Britannia."""
    game = replacing(CAMPS.replace("gallic =", 'gallic = ["Durovernum", "Lutetia"]\n#'))
    assert game.ask.about == (2,)
    assert game.offers("restore") == ["Legion VII", "Legion VIII", "Legion X"]
    game.play("Roman replacements restore Legion VII\n Roman replacements restore Legion X")
    assert (game.outside("Alesia"), game.offers("restore")) == ("Legion X", [])


@pytest.mark.proves("5.2.1c", "5.2.1d", "5.2.1f", "5.2.1g")
def test_5_2_1_two_steps_bring_a_legion_back() -> None:
    """Reduced, in a Roman Walled City or with a Legion that has a Supply Path to Rome; one step is not enough."""
    game = replacing(CAMPS.replace("gallic =", 'gallic = ["Durovernum", "Lutetia"]\n#'))
    assert game.offers("raise") == ["Legion XII", "Legion XIII", "Legion XIV"]
    game.answer("Roman replacements raise Legion XII")
    assert game.offers("space") == ["Alesia", "Matisco", "Narbo", "Vienne", "Massilia"]
    game.answer("Roman bring_back space Narbo")
    assert game.outside("Narbo") == "Legion XII (1)"
    one = replacing(CAMPS).play("Roman replacements restore Legion VII")
    assert one.offers("raise") == []


@pytest.mark.proves("5.2.1h")
def test_5_2_1_steps_that_are_not_used_are_lost() -> None:
    """On the next turn there are two again, not four."""
    game = replacing(CAMPS).play("Roman replacements done")
    assert game.asked == "Chance caesar_roll"
    assert TURNS[2].steps == 2


@pytest.mark.proves("5.2.2a", "5.2.2b", "5.2.2c", "5.2.2d")
def test_5_2_2_three_markers_of_provincia_are_a_step() -> None:
    """Tolosa, Carcaso and Cularo are given up for a third step, which is used like the others; then none are left, as
    Walled Cities and markers elsewhere do not count."""
    game = replacing(CAMPS.replace('roman = ["', 'roman = ["Tolosa", "Carcaso", "Cularo", "'))
    game.play("Roman replacements levy")  # nobody is asked which three of three
    assert (game.ask.about, "levy" in game.options) == ((3,), False)
    assert game.position["roman"] == ["Bibracte", "Matisco"]
    game.play("Roman replacements restore Legion VII\n Roman replacements raise Legion XIV")
    assert game.asked == "Roman bring_back"


@pytest.mark.proves("5.2.3a", "5.2.3b", "5.2.3c", "5.2.3d", "3.1i")
def test_5_2_3_two_legions_on_turn_5() -> None:
    game = replacing('[spaces.Alesia]\noutside = "Legion X"\n[boxes]\ntrack = "Legion V, Legion VI"', 5).play(
        "Roman replacements done"
    )
    assert (game.asked, game.offers("space")) == ("Roman legion_arrives", ["Alesia", "Narbo", "Vienne", "Massilia"])
    game.play("Roman legion_arrives space Alesia\n Roman legion_arrives space Narbo")
    assert (game.outside("Alesia"), game.outside("Narbo")) == ("Legion V, Legion X", "Legion VI")


@pytest.mark.proves("5.2.3e")
def test_5_2_3_a_legion_without_a_place_waits() -> None:
    """All Walled Cities are Gallic and no Legion is on the map."""
    game = replacing('gallic_cities = ["Narbo", "Vienne", "Massilia"]\n[boxes]\ntrack = "Legion V, Legion VI"', 5)
    if game.asked == "Roman replacements":
        game.answer("Roman replacements done")
    assert game.where("Legion V") == "track"


# ---- 5.3 Caesar


def coming(position: str, turn: int = 2) -> Play:
    return at(f'turn = {turn}\nphase = "reinforcements"\nstep = 2\n{dedent(position)}')


@pytest.mark.proves("5.3a", "5.3b", "5.3c", "5.3f", "5.3g")
@pytest.mark.parametrize("die", [2, 6])
def test_5_3_caesar_comes_at_once(die: int) -> None:
    """On 2 to 6: any Roman-controlled space with a Supply Path to Rome, here not the cut-off Portus Itius."""
    game = coming("""
        roman = ["Bibracte", "Portus Itius"]
        gallic = ["Tarvenna", "Castellum Menapiorum", "Samarobriva", "Durovernum"]
    """)
    assert game.where("Caesar") == "Rome"
    game.answer(f"dice {die}")
    assert (game.asked, game.offers("space")) == ("Roman caesar_arrives", ["Bibracte", "Narbo", "Vienne", "Massilia"])


@pytest.mark.proves("5.3b")
def test_5_3_on_a_1_caesar_is_delayed() -> None:
    game = coming('[spaces.Alesia]\noutside = "Legion X"').play("dice 1")
    assert (game.where("Caesar"), game.position["caesar"]) == ("Rome", "delayed")


DELAYED = """
    player = "Roman"
    first = "Roman"
    caesar = "delayed"
    hands = { Roman = ["Constant as the Northern Star", "Hostages"], Gallic = ["Druids"] }
    roman = ["Bibracte"]
"""


@pytest.mark.proves("5.3d", "5.3e", "5.3h")
def test_5_3_a_delayed_caesar_comes_with_the_second_roman_card() -> None:
    """Before that the event that activates him cannot be played; then he moves in the same round."""
    game = at(DELAYED)
    assert (game.asked, game.offers("event")) == ("Roman play", [])
    game.play("Roman play points Hostages\n Roman action done")
    game.play("Gallic play points Druids\n Gallic action done")
    assert game.asked == "Roman caesar_arrives"
    game.play("Roman caesar_arrives space Bibracte\n Roman play event Constant as the Northern Star")
    assert game.asked == "Roman march"


@pytest.mark.proves("5.3i")
def test_5_3_he_is_delayed_once_only() -> None:
    """No roll after he was."""
    assert coming('caesar = "was"', 4).asked == "Roman caesar_arrives"


@pytest.mark.proves("5.3j")
def test_5_3_winter_campaign_is_a_card_play() -> None:
    """A delayed Caesar comes with the card after Winter Campaign."""
    game = at("""
        round = 0
        caesar = "delayed"
        roman = ["Bibracte"]
        hands = { Roman = ["Winter Campaign", "Hostages"], Gallic = ["Druids"] }
    """).play("""
        Roman winter_campaign event Winter Campaign
        Gallic play points Druids
        Gallic action done
    """)
    assert (game.asked, game.logged("caesar_placed")) == ("Roman caesar_arrives", [])
    assert [str(entry.facts[1]) for entry in game.logged("plays")] == ["Winter Campaign", "Druids"]


@pytest.mark.proves("5.3k")
def test_5_3_without_a_place_caesar_waits_in_rome() -> None:
    """No space is Roman: he comes before the first Roman card when one is."""
    lost = 'gallic_cities = ["Narbo", "Vienne", "Massilia"]\n'
    game = coming(lost).play("dice 4")
    assert game.where("Caesar") == "Rome"
    back = at(f"""
        player = "Roman"
        {lost}
        roman = ["Ebrodunum", "Bibracte"]
        gallic = ["Matisco"]
        hands = {{ Roman = ["Hostages"] }}
    """)
    assert (back.asked, back.offers("space")) == ("Roman caesar_arrives", ["Bibracte", "Ebrodunum"])


# ---- 5.4 Legates


def legates(position: str) -> Play:
    return at(f'turn = 2\nphase = "reinforcements"\nstep = 3\n{dedent(position)}')


@pytest.mark.proves("5.4.1a", "5.4.1b", "5.4.1c", "5.4.3a", "5.4.3b", "5.4.3c")
def test_5_4_1_two_legates_are_drawn() -> None:
    """From all six; each goes to a Legion, even one without a Supply Path, or to a Roman Walled City."""
    game = legates("""
        gallic_cities = ["Vienne"]
        gallic = ["Durovernum"]
        [spaces.Verlamion]
        outside = "Legion X"
    """)
    assert len(game.offers("piece")) == 6
    game.play("Chance draw_legate piece S. Galba\n Chance draw_legate piece Q. Cicero")
    assert game.offers("space") == ["Narbo", "Massilia", "Verlamion"]
    game.play("Roman legate_arrives space Verlamion\n Roman legate_arrives space Narbo")
    assert (game.outside("Verlamion"), game.inside("Narbo")) == ("S. Galba, Legion X", "Q. Cicero")


@pytest.mark.proves("5.4.2b", "5.4.3a")
def test_5_4_2_with_a_legate_kept_one_is_drawn() -> None:
    """The kept one is placed, too."""
    game = legates('[boxes]\nkept = "T. Labienus"').play("Chance draw_legate piece S. Galba")
    assert (game.asked, game.ask.about[0].name) == ("Roman legate_arrives", "T. Labienus")
    game.play("Roman legate_arrives space Narbo\n Roman legate_arrives space Vienne")
    assert (game.where("T. Labienus"), game.where("S. Galba")) == ("Narbo", "Vienne")


@pytest.mark.proves("5.4.2a", "5.4.2b", "5.4.1c")
def test_5_4_2_in_winter_a_legate_is_kept() -> None:
    """One may be set aside; the other goes back to the cup."""
    game = at("""
        phase = "winter"
        step = 1
        [spaces.Alesia]
        outside = "Caesar, T. Labienus, S. Galba, Legion X"
    """).play("Roman keep_legate piece T. Labienus")
    assert (game.where("T. Labienus"), game.where("S. Galba")) == ("kept", "cup")


@pytest.mark.proves("5.4.3d")
def test_5_4_3_a_legate_may_join_a_legion_among_enemies() -> None:
    """By the card Labienus, in the middle of a siege: he is inside with the Legion."""
    game = at("""
        player = "Roman"
        hands = { Roman = ["Labienus"] }
        discards = ["Treachery"]
        [towns]
        Arverni = "Gergovia"
        [spaces.Massilia]
        inside = "Legion X"
        outside = "Arverni"
        [spaces.Narbo]
        inside = "Caesar"
    """).play("Roman play event Labienus\n Roman legate_arrives space Massilia")
    assert game.inside("Massilia") == "T. Labienus, Legion X"

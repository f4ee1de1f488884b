"""9.0-9.4 Who commands, how many Combat Units, with which rating."""

import pytest

from alesia.games.rome_vs_gaul.components import GALLIC_LEADERS, LEADERS, LEGATES, LEGIONS, PIECE, ROMAN, TRIBES
from tests.rome_vs_gaul.playing import Play, at, gallic, roman

ALL_LEGIONS = "Legion V, Legion VI, Legion VII, Legion VIII, Legion IX, Legion X, Legion XI, Legion XII, Legion XIII"


@pytest.mark.proves("9.0a", "9.0b")
def test_9_0_named_leaders() -> None:
    """Caesar and six Legates; two Gallic Leaders."""
    assert [leader.name for leader in LEADERS if leader.side is ROMAN and not leader.is_legate] == ["Caesar"]
    assert (len(LEGATES), len(GALLIC_LEADERS)) == (6, 2)


# ---- 9.1, 9.2 Who commands


@pytest.mark.proves("9.1a", "9.1b", "9.3g")
def test_9_1_subordinates_go_along_for_nothing() -> None:
    """Caesar takes a Legate beside six Legions and still pays 1 Movement Point."""
    game = roman("""
        [spaces.Bibracte]
        outside = "Caesar, T. Labienus, Legion VII, Legion VIII, Legion IX, Legion X, Legion XI, Legion XII"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Alesia
    """)
    assert game.ask.about[-1] == 4
    assert "T. Labienus" in game.outside("Alesia")


@pytest.mark.proves("9.2a", "10.5.1c")
def test_9_2_caesar_is_nobodys_subordinate() -> None:
    """A Legate who is activated beside Caesar cannot take him along."""
    game = roman("""
        [spaces.Bibracte]
        outside = "Caesar, T. Labienus, Legion VII"
    """).play("Roman action activate T. Labienus")
    assert game.offers("piece") == ["Legion VII"]


def gauls_pass(army: str) -> Play:
    """The Carnutes are about to enter Alesia, which is next to this Roman army."""
    return gallic(f"""
        [towns]
        Carnutes = "Cenabum"
        [spaces.Autessiodurum]
        outside = "Carnutes"
        [spaces.Divio]
        outside = "{army}"
        [spaces.Narbo]
        inside = "Caesar"
    """).play("""
        Gallic action activate Carnutes
        Gallic march enter Alesia
    """)


@pytest.mark.proves("9.2b", "9.2d", "9.2e", "9.4a", "9.4c", "9.4d")
@pytest.mark.parametrize(
    ("army", "rating"),
    [
        ("T. Labienus, S. Galba, Legion VII", 2),
        ("Legion VII (1), Legion VIII", 1),
        ("Legion VII (1)", 0),
    ],
)
def test_9_2_whoever_has_the_best_rating_commands(army: str, rating: int) -> None:
    """Of Leaders and intrinsic Leaders, full 1 and reduced 0: his rating is added to the dice of an interception."""
    game = gauls_pass(army).play("Roman intercept space Divio")
    assert game.ask.about[-1] == rating


@pytest.mark.proves("9.2c")
def test_9_2_the_activated_leader_commands_in_battle() -> None:
    """The X Legion, activated with Labienus beside it, has the one reroll of its intrinsic Leader, not his two."""
    game = roman("""
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes"
        [spaces.Vellaunodunum]
        outside = "Legion X, T. Labienus"
        [spaces.Narbo]
        inside = "Caesar"
    """).play("""
        Roman action activate Legion X
        Roman take_along piece T. Labienus
        Roman march enter Cenabum
        Gallic go_inside done
        Gallic avoid_battle no
        dice 3 3 3 3
    """)
    assert (game.asked, game.ask.about[-1]) == ("Roman reroll", 1)


# ---- 9.3 Command Rating


def marched(army: str, way: str) -> Play:
    """Caesar and these Legions along a way."""
    game = roman(f"""
        turn = 5
        [spaces.Bibracte]
        outside = "Caesar, {army}"
    """).play("Roman action activate Caesar\n Roman take_along all")
    for space in way.split(", "):
        game.answer(f"Roman march enter {space}")
    return game


@pytest.mark.proves("9.3a", "9.3d", "10.3.1a", "10.3.2a", "10.4.1a")
def test_9_3_caesar_goes_five_spaces_with_six_legions() -> None:
    """On solid lines, 1 Movement Point each; his Movement Allowance counts, not theirs."""
    six = "Legion VII, Legion VIII, Legion IX, Legion X, Legion XI, Legion XII"
    game = marched(six, "Alesia, Divio, Cabillonum, Matisco, Rodumna")
    assert len(game.outside("Rodumna").split(", ")) == 7
    assert not game.logged("moves")[5:]


@pytest.mark.proves("9.3b", "9.3d", "10.4.1d")
def test_9_3_caesar_goes_two_spaces_with_more() -> None:
    """With nine Legions a solid line costs 2 Movement Points; after two spaces the last one is of no use."""
    game = marched(ALL_LEGIONS, "Alesia")
    assert game.ask.about[-1] == 3
    game.answer("Roman march enter Divio")
    assert (game.ask.about[-1], game.offers("enter")) == (1, [])


@pytest.mark.proves("9.3c", "10.4.1b", "10.4.1d")
def test_9_3_a_rough_path_costs_3_with_too_many() -> None:
    """Matisco to Genava is rough: 2 Movement Points, 3 with more Combat Units than his Command Rating."""
    start = '[spaces.Matisco]\noutside = "Caesar, {0}"'
    for army, left in (("Legion X", 3), (ALL_LEGIONS, 2)):
        game = roman("turn = 5\n" + start.format(army)).play(f"""
            Roman action activate Caesar
            Roman take_along {"all" if army != "Legion X" else "piece Legion X"}
            Roman march enter Genava
        """)
        assert game.ask.about[-1] == left


THREE_TRIBES = """
    turn = 5
    [towns]
    Carnutes = "Cenabum"
    Nervii = "Vogdoriacum"
    Remi = "Bibrax"
    [spaces.Lutetia]
    outside = "{0}"
    [spaces.Cenabum]
    inside = "{1}"
"""


@pytest.mark.proves("9.3e", "9.4b", "9.4e")
def test_9_3_a_tribe_leads_one_other() -> None:
    """The Carnutes go three spaces with the Nervii, a Belgic Tribe."""
    game = gallic(THREE_TRIBES.format("Carnutes, Nervii", "Remi")).play("""
        Gallic action activate Carnutes
        Gallic take_along piece Nervii
        Gallic march enter Metlosedum
        Gallic march enter Agedincum
        Gallic march enter Autessiodurum
    """)
    assert game.outside("Autessiodurum") == "Nervii, Carnutes"


@pytest.mark.proves("9.3e", "9.4b")
def test_9_3_a_tribe_with_two_others_goes_one_space() -> None:
    game = gallic(THREE_TRIBES.format("Carnutes, Nervii, Remi", "")).play("""
        Gallic action activate Carnutes
        Gallic take_along all
        Gallic march enter Metlosedum
    """)
    assert (game.ask.about[-1], game.offers("enter")) == (1, [])


@pytest.mark.proves("9.3h")
def test_9_3_the_militia_goes_three_spaces() -> None:
    """It is led by nobody, so no Command Rating slows it down: 1 Movement Point a space."""
    game = gallic("""
        militia = "Celtica"
        [spaces.Lutetia]
        outside = "Militia"
    """).play("""
        Gallic action activate Militia
        Gallic march enter Metlosedum
        Gallic march enter Agedincum
        Gallic march enter Autessiodurum
    """)
    assert game.where("Militia") == "Autessiodurum"


@pytest.mark.proves("9.3f")
def test_9_3_an_event_activates_by_the_same_rule() -> None:
    """In a general attack by Trumpets of War, too, a Tribe with two others pays 2 Movement Points a space."""
    tribes = THREE_TRIBES.format("Carnutes, Nervii, Remi", "Ambiorix")
    game = at(f'player = "Gallic"\nhands = {{ Gallic = ["Trumpets of War"] }}\n{tribes}').play("""
        Gallic play event Trumpets of War
        Gallic general_attack piece Carnutes
        Gallic take_along all
        Gallic march enter Metlosedum
    """)
    assert (game.asked, game.where("Carnutes"), game.offers("enter")) == ("Gallic march", "Metlosedum", [])


@pytest.mark.proves("9.3g")
def test_9_3_a_gallic_leader_does_not_count_against_another() -> None:
    """The Nervii lead the Remi and Ambiorix for 1 Movement Point a space."""
    game = gallic(THREE_TRIBES.format("Nervii, Remi, Ambiorix", "Carnutes")).play("""
        Gallic action activate Nervii
        Gallic take_along all
        Gallic march enter Metlosedum
    """)
    assert game.ask.about[-1] == 2


@pytest.mark.proves("9.3g")
def test_9_3_nor_does_he_count_against_his_own_rating() -> None:
    """Vercingetorix, who commands four, goes with the four Tribes for 1 Movement Point of his 4."""
    game = gallic("""
        turn = 5
        [towns]
        Carnutes = "Cenabum"
        Parisii = "Lutetia"
        Nervii = "Bagacum"
        Remi = "Durocortorum"
        [spaces.Cenabum]
        outside = "Vercingetorix, Carnutes, Parisii, Nervii, Remi"
    """).play("""
        Gallic action activate Vercingetorix
        Gallic take_along all
        Gallic march enter Autricum
    """)
    assert game.ask.about[-1] == 3


# ---- 9.4 Intrinsic Leaders


@pytest.mark.proves("9.4a", "9.4b", "9.4c", "9.4d", "2.3.1e", "2.3.1f")
def test_9_4_ratings_of_intrinsic_leaders() -> None:
    """All Legions and Tribes: Command Rating 2, Battle Rating 1, reduced 0, Movement Allowance 3."""
    facts = {(unit.command, unit.rating, unit.movement) for unit in (*LEGIONS, *TRIBES) if unit.has_intrinsic_leader}
    assert facts == {(2, (0, 1), 3)}
    assert all(unit.has_intrinsic_leader for unit in (*LEGIONS, *TRIBES))


@pytest.mark.proves("9.4f", "9.4g")
def test_9_4_who_else_leads() -> None:
    """The Minor Tribe takes others along, the Militia goes alone, Mercenaries do not move by themselves."""
    game = gallic("""
        militia = "Celtica"
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes"
        [spaces.Lutetia]
        outside = "Minor Tribe, Militia, Mercenaries 1"
    """)
    assert game.offers("activate") == ["Carnutes", "Minor Tribe", "Militia"]
    game.play("Gallic action activate Minor Tribe\n Gallic take_along piece Mercenaries 1\n Gallic take_along done")
    game.play("Gallic march enter Metlosedum\n Gallic march done\n Gallic action activate Militia")
    assert game.asked == "Gallic march"
    assert not PIECE["German Cavalry"].has_intrinsic_leader


@pytest.mark.proves("9.4h")
def test_9_4_the_german_tribe_has_no_reroll() -> None:
    """A reduced Legion has none either: after the first four dice the battle is decided."""
    game = roman("""
        [spaces.Rauraci]
        outside = "Legion VII (1)"
        [spaces.Argentorate]
        outside = "Germani"
    """).play("""
        Roman action activate Legion VII
        Roman march enter Argentorate
        dice 3 3 3 3
    """)
    assert game.logged("battle_hits")


@pytest.mark.proves("9.2c")
def test_9_2_who_sortied_commands_where_the_relief_has_no_leader() -> None:
    """The Militia is none (9.4): Vercingetorix, who comes out to meet it, commands, and decides on rerolls first."""
    game = gallic("""
        turn = 5
        gallic = ["Autricum"]
        militia = "Celtica"
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        outside = "Legion VII, Legion VIII, Legion IX"
        inside = "Vercingetorix, Carnutes"
        [spaces.Autricum]
        outside = "Militia"
    """).play("""
        Gallic action activate Militia
        Gallic march enter Cenabum
        Roman avoid_battle no
        Gallic sally all
        dice 2 3 4 4
    """)
    assert game.asked == "Gallic reroll"


@pytest.mark.proves("9.2g")
def test_9_2_who_was_activated_commands_where_caesar_stood_alone() -> None:
    """Labienus comes to fight the German Tribe, beside which Caesar stands: two rerolls, not three."""
    game = roman("""
        [spaces.Autricum]
        outside = "Caesar, Germani"
        [spaces.Lutetia]
        outside = "T. Labienus, Legion VII"
    """).play("""
        Roman action activate T. Labienus
        Roman take_along piece Legion VII
        Roman march enter Autricum
        dice 3 3 3 3
    """)
    assert (game.asked, game.ask.about[-1]) == ("Roman reroll", 2)

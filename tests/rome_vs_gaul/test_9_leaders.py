"""9 Leaders: who goes with whom, and Leaders who are driven away."""

import pytest

from alesia.games.rome_vs_gaul.components import AMBIORIX, TRIBES, VERCINGETORIX
from tests.rome_vs_gaul.playing import Play, at, gallic, roman

NO_TRIBES = ", ".join(tribe.name for tribe in TRIBES)  # all of them eliminated, so that none is drawn


def arriving(turn: int, position: str) -> Play:
    """The Reinforcement Phase of a turn, when a Gallic Leader is due."""
    return at(f"""
        turn = {turn}
        phase = "reinforcements"
        {position}
        [boxes]
        eliminated = "{NO_TRIBES}"
    """)


# ---- 9.5.1 Arrival


@pytest.mark.proves("9.5.1a", "9.5.1b", "9.5.1e", "5.1a")
def test_9_5_1_ambiorix_comes_on_turn_4_in_belgica() -> None:
    """Strongholds and Influence markers of Belgica; nothing of Celtica."""
    game = arriving(4, 'gallic = ["Bibrax", "Alesia"]')
    assert game.asked == "Gallic leader_arrives"
    assert {*game.offers("space")} == {"Bibrax", "Menapii", "Silva Carbonaria", "Arduenna Silva", "Caeroesi"}
    assert game.ask.about[0] is AMBIORIX


@pytest.mark.proves("9.5.1c", "9.5.1d", "9.5.1e")
def test_9_5_1_vercingetorix_comes_on_turn_5_in_celtica() -> None:
    game = arriving(5, 'gallic = ["Bibrax", "Alesia"]')
    assert {*game.offers("space")} == {"Alesia", "Osismii", "Unelli", "Gabali"}
    assert game.ask.about[0] is VERCINGETORIX


@pytest.mark.proves("9.5.1e", "9.5.1h")
def test_9_5_1_in_a_fortified_town_he_is_inside() -> None:
    game = at(
        """
        turn = 5
        phase = "reinforcements"
        [towns]
        Arverni = "Gergovia"
        [spaces.Gergovia]
        inside = "Arverni"
        [boxes]
        eliminated = "{0}"
    """.replace("{0}", NO_TRIBES.replace("Arverni, ", ""))
    ).play("Gallic leader_arrives space Gergovia")
    assert game.inside("Gergovia") == "Vercingetorix, Arverni"


@pytest.mark.proves("9.5.1f", "9.5.1g")
def test_9_5_1_without_a_place_he_is_eliminated() -> None:
    """Every Stronghold of Belgica but one is gone, and Romans stand there."""
    game = at(f"""
        turn = 4
        phase = "reinforcements"
        subjugated = ["Menapii", "Silva Carbonaria", "Arduenna Silva"]
        [spaces.Caeroesi]
        outside = "Legion X"
        [boxes]
        eliminated = "{NO_TRIBES}"
    """)
    assert game.asked != "Gallic leader_arrives"
    assert game.where("Ambiorix") == "gone"


@pytest.mark.proves("9.5.1i", "16.1.4d")
def test_9_5_1_not_to_the_german_tribe() -> None:
    """Which stands on a Stronghold of Belgica; nor does he winter there."""
    position = '[spaces.Caeroesi]\noutside = "Germani"\n'
    others = {"Menapii", "Silva Carbonaria", "Arduenna Silva"}
    game = arriving(4, position)
    assert {*game.offers("space")} == others
    winter = at(f'turn = 4\nphase = "winter"\n{position}[spaces.Lutetia]\noutside = "Ambiorix"')
    assert (winter.asked, {*winter.offers("space")}) == ("Gallic leader_winters", others)


# ---- 9.5.2, 9.5.3


@pytest.mark.proves("9.5.2a", "2.3.2e", "2.3.2f")
@pytest.mark.parametrize("leader", ["Vercingetorix", "Ambiorix"])
def test_9_5_2_gallic_leaders_fight(leader: str) -> None:
    """A Leader alone can be attacked; his strength of 1 is all that he has, so he is beaten by three to one."""
    game = roman(f"""
        turn = 5
        [spaces.Lutetia]
        outside = "{leader}"
        [spaces.Metlosedum]
        outside = "Caesar, Legion X"
    """).play("""
        Roman action activate Caesar
        Roman take_along piece Legion X
        Roman march enter Lutetia
        Gallic avoid_battle no
        dice 3 3 3 3
    """)
    assert game.logged("battle")[0].facts[2:] == (2, 1)


@pytest.mark.proves("9.5.2b", "9.5.2c")
def test_9_5_2_a_gallic_leader_who_falls_is_gone() -> None:
    """Vercingetorix submits with nobody to his name: he is not displaced but eliminated for good."""
    game = roman("""
        turn = 5
        [spaces.Lutetia]
        outside = "Vercingetorix"
        [spaces.Metlosedum]
        outside = "Caesar, Legion X, Legion VII"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Lutetia
        Gallic avoid_battle no
    """)
    assert game.where("Vercingetorix") == "gone"


AT_AUTRICUM = """
    turn = 5
    [towns]
    Carnutes = "Cenabum"
    Nervii = "Vogdoriacum"
    [spaces.Autricum]
    outside = "Ambiorix, Carnutes, Nervii"
    [spaces.Lutetia]
    outside = "Caesar, Legion VII, Legion VIII, Legion IX, Legion X, Legion XI"
"""


@pytest.mark.proves("9.5.2e")
def test_9_5_2_ambiorix_intercepts_without_celtic_tribes() -> None:
    game = roman(AT_AUTRICUM).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Durocassium
        Gallic intercept space Autricum
        dice 6 6
        Gallic intercept_with piece Ambiorix
    """)
    assert game.offers("piece") == ["Nervii"]


def test_9_5_2_ambiorix_takes_a_militia_of_celtica_along() -> None:
    """It has a side, but is no Tribe."""
    game = gallic("""
        turn = 5
        militia = "Celtica"
        gallic = ["Durocortorum"]
        [towns]
        Senones = "Agedincum"
        [spaces.Durocortorum]
        outside = "Ambiorix, Militia, Senones"
    """).play("Gallic action activate Ambiorix")
    assert game.offers("piece") == ["Militia"]


@pytest.mark.proves("9.5.2f")
def test_9_5_2_ambiorix_fights_beside_celtic_tribes() -> None:
    """Attacked together, all three count: 1, 4 and 5."""
    game = roman(AT_AUTRICUM).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Autricum
        Gallic avoid_battle no
        dice 3 3 3 3
    """)
    assert game.logged("battle")[0].facts[3] == 10


@pytest.mark.proves("9.5.2i")
def test_9_5_2_ambiorix_avoids_battle_with_celtic_tribes() -> None:
    """All of them leave Autricum together: that is neither a move nor an interception."""
    game = roman(AT_AUTRICUM).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Autricum
        Gallic avoid_battle yes
        dice 6 6
        Gallic avoid_to space Durocassium
        Gallic avoid_with all
    """)
    assert game.outside("Durocassium") == "Ambiorix, Nervii, Carnutes"


@pytest.mark.proves("9.5.2h")
@pytest.mark.parametrize("leader", ["Vercingetorix", "Ambiorix"])
def test_9_5_2_both_lead_the_aquitani(leader: str) -> None:
    game = gallic(f"""
        turn = 5
        [towns]
        Aquitani = "Burdigala"
        [spaces.Burdigala]
        inside = "Aquitani, {leader}"
    """).play(f"Gallic action activate {leader}")
    assert game.offers("piece") == ["Aquitani"]


@pytest.mark.proves("9.5.3b", "7.7.3d", "7.7.3e")
def test_9_5_3_vercingetorix_alone_devastates() -> None:
    """In his space and next to him; with Ambiorix alone the action is not offered."""
    game = gallic('turn = 5\n[spaces.Autricum]\noutside = "Vercingetorix"')
    assert {*game.offers("devastate")} == {"Autricum", "Lutetia", "Cenabum", "Suindinum", "Durocassium"}
    assert not gallic('turn = 5\n[spaces.Autricum]\noutside = "Ambiorix"').offers("devastate")


AT_CENABUM = """
    turn = 5
    player = "Gallic"
    hands = { Gallic = ["Hostages"] }
    [towns]
    Carnutes = "Cenabum"
    Nervii = "Vogdoriacum"
    [spaces.Cenabum]
    inside = "Carnutes, Nervii, Ambiorix, Vercingetorix"
"""


@pytest.mark.proves("9.5.2d")
def test_9_5_2_ambiorix_takes_no_celtic_tribe_along() -> None:
    """Ambiorix may not move with Celtic Tribes; nobody takes along who outranks him."""
    game = at(AT_CENABUM).play("""
        Gallic action activate Ambiorix
    """)
    assert game.offers("piece") == ["Nervii"]


@pytest.mark.proves("9.5.2g")
def test_9_5_2_a_celtic_tribe_does_not_take_ambiorix_along() -> None:
    """He does not move with them under another Leader either: not under that of the Tribe."""
    game = at(AT_CENABUM).play("""
        Gallic action activate Carnutes
    """)
    assert game.offers("piece") == ["Nervii"]


@pytest.mark.proves("9.5.2g", "9.5.3a")
def test_9_5_2_nor_does_vercingetorix_take_both() -> None:
    """Vercingetorix leads Celtic and Belgic Tribes, but Ambiorix only without the Celtic ones."""
    game = at(AT_CENABUM).play("""
        Gallic action activate Vercingetorix
    """)
    assert sorted(game.offers("piece")) == ["Ambiorix", "Carnutes", "Nervii"]
    assert "all" not in game.options
    game.answer("Gallic take_along piece Carnutes")
    assert game.offers("piece") == ["Nervii"]


@pytest.mark.proves("9.5.2d", "10.5.1a")
def test_9_5_2_ambiorix_picks_up_no_celtic_tribe_on_his_way() -> None:
    """Nor is a Celtic Tribe picked up where he passes."""
    game = at("""
        turn = 5
        player = "Gallic"
        hands = { Gallic = ["Hostages"] }
        [towns]
        Carnutes = "Cenabum"
        Nervii = "Vogdoriacum"
        [spaces.Autricum]
        outside = "Ambiorix"
        [spaces.Cenabum]
        inside = "Carnutes, Nervii"
    """).play("""
        Gallic action activate Ambiorix
        Gallic march enter Cenabum
    """)
    assert game.offers("take") == ["Nervii"]


@pytest.mark.proves("9.6d", "9.6f", "9.6k", "10.2.1b")
def test_9_6_a_displaced_caesar_does_not_move_again() -> None:
    """Caesar, whose only Legion falls in his attack, goes to another, and stays there for the rest of the card play."""
    game = at("""
        player = "Roman"
        hands = { Roman = ["Hostages"] }
        roman = ["Matisco", "Rodumna", "Bibracte"]
        [towns]
        Carnutes = "Cenabum"
        [spaces.Vellaunodunum]
        outside = "Caesar, Legion X (1)"
        [spaces.Matisco]
        outside = "Legion VII"
        [spaces.Cenabum]
        inside = "Carnutes"
    """).play("""
        Roman action activate Caesar
        Roman take_along piece Legion X
        Gallic intercept done?
        Roman march enter Cenabum
        Gallic go_inside done
        Gallic avoid_battle no
        dice 1 1 6 6
    """)
    while game.asked.endswith("reroll"):
        game.answer(f"{game.asked} pass")
    game.play("""
        Roman battle_loss piece Legion X?
        Roman displaced_influence space Rodumna
        Roman displaced_influence space Bibracte
        Roman displaced_influence space Matisco?
        Roman displaced_caesar space Matisco
    """)
    assert game.where("Caesar") == "Matisco"
    assert game.offers("activate") == ["Legion VII"]


# ---- 9.6 Displacement


def lone(leader: str, start: str = "Bibracte", rest: str = "") -> Play:
    """The Carnutes are about to enter the space of a Roman Leader without Combat Units."""
    return gallic(f"""
        roman = ["Matisco", "Rodumna", "Cabillonum"]
        {rest}
        [towns]
        Carnutes = "Cenabum"
        [spaces.Alesia]
        outside = "Carnutes"
        [spaces.{start}]
        outside = "{leader}"
        [spaces.Genava]
        outside = "Legion VII"
    """).play("Gallic action activate Carnutes")


@pytest.mark.proves("9.6a", "9.6e", "9.6f", "9.6g")
def test_9_6_a_lone_caesar_is_displaced() -> None:
    """Three Roman Influence markers go; Caesar joins a Legion or goes to a Roman Walled City. The Gauls move on."""
    game = lone("Caesar").play("""
        Gallic march enter Bibracte
        Roman avoid_battle no
    """)
    assert {*game.offers("space")} == {"Matisco", "Rodumna", "Cabillonum"}
    game.play("Roman displaced_influence space Matisco\n Roman displaced_influence space Rodumna")
    assert {*game.offers("space")} == {"Genava", "Narbo", "Vienne", "Massilia"}
    assert "roman" not in game.position
    game.answer("Roman displaced_caesar space Genava")
    assert (game.where("Caesar"), game.asked) == ("Genava", "Gallic march")


@pytest.mark.proves("9.6b")
def test_9_6_a_lone_leader_may_avoid_battle() -> None:
    game = lone("Caesar").play("""
        Gallic march enter Bibracte
        Roman avoid_battle yes
        dice 6 6
        Roman avoid_to space Cabillonum
    """)
    assert (game.where("Caesar"), len(game.position["roman"])) == ("Cabillonum", 3)


@pytest.mark.proves("9.6c")
def test_9_6_a_lone_leader_is_safe_in_a_walled_city() -> None:
    game = gallic("""
        [towns]
        Carnutes = "Cenabum"
        [spaces.Matisco]
        outside = "Carnutes"
        [spaces.Vienne]
        outside = "Caesar"
    """).play("""
        Gallic action activate Carnutes
        Gallic march enter Vienne
        Roman go_inside piece Caesar
    """)
    assert game.inside("Vienne") == "Caesar"
    assert not game.logged("displaced")


@pytest.mark.proves("9.6h")
def test_9_6_a_displaced_legate_goes_to_the_cup() -> None:
    game = lone("T. Labienus").play("Gallic march enter Bibracte\n Roman avoid_battle no")
    assert game.where("T. Labienus") == "cup"
    assert len(game.position["roman"]) == 3


@pytest.mark.proves("9.6j")
def test_9_6_fewer_than_three_markers_all_go() -> None:
    """With one Influence marker on the map it is lost; the Walled Cities stay."""
    game = gallic("""
        roman = ["Matisco"]
        [towns]
        Carnutes = "Cenabum"
        [spaces.Alesia]
        outside = "Carnutes"
        [spaces.Bibracte]
        outside = "Caesar"
    """).play("Gallic action activate Carnutes\n Gallic march enter Bibracte\n Roman avoid_battle no")
    assert "roman" not in game.position
    assert {*game.offers("space")} == {"Narbo", "Vienne", "Massilia"}


@pytest.mark.proves("9.6f", "9.6l")
def test_9_6_without_a_haven_caesar_stays_in_rome() -> None:
    """No Legion is free and no Walled City Roman: he waits for a space with a Supply Path to Rome (5.3)."""
    game = gallic("""
        gallic_cities = ["Narbo", "Vienne", "Massilia"]
        [towns]
        Carnutes = "Cenabum"
        [spaces.Alesia]
        outside = "Carnutes"
        [spaces.Bibracte]
        outside = "Caesar"
    """).play("Gallic action activate Carnutes\n Gallic march enter Bibracte\n Roman avoid_battle no")
    assert game.where("Caesar") == "Rome"

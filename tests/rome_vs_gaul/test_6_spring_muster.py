"""6 The Gallic Spring Muster."""

import pytest

from tests.rome_vs_gaul.playing import Play, at

CARNUTES = """
    phase = "muster"
    hands = { Gallic = ["Hostages"] }
    {0}
    [towns]
    Carnutes = "Cenabum"
    [spaces.Cenabum]
    inside = "Carnutes"
"""


def mustering(position: str = "", spaces: str = "") -> Play:
    """The Carnutes may muster from Cenabum."""
    return at(CARNUTES.replace("{0}", position) + spaces)


def reached(position: str = "", spaces: str = "") -> set[str]:
    game = mustering(position, spaces).play("Gallic muster piece Carnutes")
    return {*game.offers("space")}


@pytest.mark.proves("6.1a", "6.1b", "6.1c", "4.0f")
def test_6_1_each_tribe_and_leader_moves_3() -> None:
    """By itself: three solid lines or a rough path and a solid one, no further."""
    game = at("""
        phase = "muster"
        turn = 5
        [towns]
        Carnutes = "Cenabum"
        Nervii = "Vogdoriacum"
        [spaces.Cenabum]
        inside = "Carnutes, Nervii, Vercingetorix, Ambiorix"
    """)
    assert sorted(game.offers("piece")) == ["Ambiorix", "Carnutes", "Nervii", "Vercingetorix"]
    game.answer("Gallic muster piece Vercingetorix")
    spaces = {*game.offers("space")}
    assert "Autessiodurum" in spaces  # Vellaunodunum, Agedincum or straight
    assert "Alesia" in spaces  # three away
    assert "Bibracte" in spaces
    assert not {"Divio", "Cabillonum"} & spaces  # four away
    game.answer("Gallic muster_to space Alesia")
    assert sorted(game.offers("piece")) == ["Ambiorix", "Carnutes", "Nervii"]


@pytest.mark.proves("6.1a")
def test_6_1_a_rough_path_counts_2() -> None:
    """From Divodurum over the rough path to Argentorate, and one space further; not two."""
    game = at("""
        phase = "muster"
        [towns]
        Treveri = "Divodurum"
        [spaces.Divodurum]
        inside = "Treveri"
    """).play("Gallic muster piece Treveri")
    assert "Rauraci" in game.offers("space")
    assert "Argentorate" in game.offers("space")
    assert "Magetobriga" not in game.offers("space")


@pytest.mark.proves("6.1d")
def test_6_1_who_ends_at_friendly_walls_is_inside() -> None:
    game = at("""
        phase = "muster"
        [towns]
        Carnutes = "Cenabum"
        Senones = "Agedincum"
        [spaces.Cenabum]
        inside = "Carnutes"
        [spaces.Agedincum]
        inside = "Senones"
    """).play("Gallic muster piece Senones\n Gallic muster_to space Cenabum")
    assert game.inside("Cenabum") == "Senones, Carnutes"


@pytest.mark.proves("6.2a", "6.2b", "6.2e", "6.2f")
def test_6_2_through_roman_spaces_but_not_into_them() -> None:
    """They end in no Roman-controlled space, so that they remove and besiege nothing, but pass through."""
    spaces = reached('roman = ["Vellaunodunum"]')
    assert "Vellaunodunum" not in spaces
    assert "Autessiodurum" in spaces
    game = mustering('roman = ["Vellaunodunum"]').play("""
        Gallic muster piece Carnutes
        Gallic muster_to space Autessiodurum
    """)
    assert game.owner("Vellaunodunum") == "Roman"


@pytest.mark.proves("6.2c", "6.2g", "6.2i")
def test_6_2_not_where_romans_are_or_could_intercept() -> None:
    """A Legion at Lutetia bars its space and those next to it: the neutral Autricum, not the Gallic Metlosedum."""
    spaces = reached('gallic = ["Metlosedum"]', '[spaces.Lutetia]\noutside = "Legion X"')
    assert not {"Lutetia", "Autricum", "Durocassium"} & spaces
    assert "Metlosedum" in spaces


@pytest.mark.proves("6.2d")
def test_6_2_not_to_the_german_tribe() -> None:
    assert "Lutetia" in reached()
    assert "Lutetia" not in reached("", '[spaces.Lutetia]\noutside = "Germani"')


@pytest.mark.proves("6.2h")
@pytest.mark.parametrize(("start", "barred"), [("Portus Itius", "Durovernum"), ("Antunnacum", "Divitia")])
def test_6_2_neither_germania_nor_britannia(start: str, barred: str) -> None:
    game = at(f"""
        phase = "muster"
        [towns]
        Nervii = "Vogdoriacum"
        [spaces."{start}"]
        outside = "Nervii"
    """).play("Gallic muster piece Nervii")
    assert barred not in game.offers("space")


@pytest.mark.proves("6.2j")
def test_6_2_a_tribe_leaves_a_town_with_romans_before_it() -> None:
    """A Legion wintered at Cenabum: the Carnutes can go where it cannot intercept, to the Gallic Lutetia."""
    spaces = reached('gallic = ["Lutetia"]', 'outside = "Legion X"')
    assert "Lutetia" in spaces
    assert "Autricum" not in spaces


def caesar_alone(control: str = "") -> Play:
    """Caesar is alone at Vellaunodunum, next to the Carnutes; the one Legion is far away, in Massilia."""
    spaces = '[spaces.Vellaunodunum]\noutside = "Caesar"\n[spaces.Massilia]\ninside = "Legion X"'
    return mustering(control, spaces).play("Gallic muster piece Carnutes")


@pytest.mark.proves("6.2k")
def test_6_2_a_lone_roman_leader_is_driven_off() -> None:
    """9.6 has no exception for the Muster: the Carnutes come to Caesar, who fails to avoid them and is displaced."""
    game = caesar_alone('roman = ["Vellaunodunum", "Tolosa"]').play("""
        Gallic muster_to space Vellaunodunum
        Roman avoid_battle yes
        dice 1 1
        Roman displaced_influence space Tolosa
        Roman displaced_caesar space Massilia
    """)
    assert (game.where("Caesar"), game.position.get("roman")) == ("Massilia", None)


@pytest.mark.proves("6.2e", "6.2l")
def test_6_2_who_has_driven_off_a_leader_goes_on_with_what_is_left() -> None:
    """Caesar avoids battle; the Carnutes must leave the Roman-controlled space, with 2 Movement Points."""
    game = caesar_alone('roman = ["Vellaunodunum"]').play("""
        Gallic muster_to space Vellaunodunum
        Roman avoid_battle yes
        dice 6 6
        Roman avoid_to space Agedincum
    """)
    assert (game.asked, "done" in game.options) == ("Gallic muster_to", False)
    assert {"Cenabum", "Autessiodurum"} < {*game.offers("space")}
    assert not {"Vellaunodunum", "Noviodunum Suessionum"} & {*game.offers("space")}  # the latter three from Cenabum
    game.answer("Gallic muster_to space Autessiodurum")
    assert (game.where("Carnutes"), game.where("Caesar")) == ("Autessiodurum", "Agedincum")


@pytest.mark.proves("6.2k")
def test_6_2_a_way_round_a_lone_leader_leaves_him_in_peace() -> None:
    """Not to Autessiodurum, whither the only way leads past him, but to Agedincum."""
    game = caesar_alone('roman = ["Vellaunodunum"]')
    assert "Autessiodurum" not in game.offers("space")
    game.answer("Gallic muster_to space Agedincum")
    assert (game.where("Caesar"), game.where("Carnutes")) == ("Vellaunodunum", "Agedincum")


@pytest.mark.proves("6.2k")
def test_6_2_where_a_leader_is_alone_in_a_neutral_space_they_may_stay() -> None:
    game = caesar_alone().play("""
        Gallic muster_to space Vellaunodunum
        Roman avoid_battle no
        Roman displaced_caesar space Narbo
        Gallic muster_to done
    """)
    assert game.outside("Vellaunodunum") == "Carnutes"

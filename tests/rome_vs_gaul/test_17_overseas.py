"""17.1 Britannia and Germania, 17.2 the sea."""

import pytest

from alesia.games.rome_vs_gaul.components import SEAS
from tests.rome_vs_gaul.playing import Play, at, gallic, roman
from tests.rome_vs_gaul.test_13_battles import pass_all

NAMES = ("VII", "VIII", "IX", "XI", "XII", "XIII", "XIV", "V", "VI")


def legions(number: int) -> str:
    return ", ".join(f"Legion {name}" for name in NAMES[:number])


def sail(number: int = 2, start: str = "Portus Itius", target: str = "Durovernum", more: str = "") -> Play:
    """Caesar with so many Legions sets out."""
    game = roman(f"""
        turn = 5
        {more}
        [spaces."{start}"]
        outside = "Caesar, {legions(number)}"
    """)
    take = "all" if number > 1 else "piece Legion VII"
    return game.play(f"Roman action activate Caesar\n Roman take_along {take}\n Roman march enter {target}")


@pytest.mark.parametrize(("start", "over"), [("Portus Itius", "Durovernum"), ("Antunnacum", "Divitia")])
@pytest.mark.proves("17.1.1a")
def test_17_1_1_only_romans_cross(start: str, over: str) -> None:
    game = gallic(f"""
        [towns]
        Bellovaci = "Bratuspantium"
        [spaces."{start}"]
        outside = "Bellovaci"
    """).play("Gallic action activate Bellovaci")
    assert f"enter {over}" not in game.options
    assert f"enter {over}" in sail_options(start)


def sail_options(start: str) -> list[str]:
    game = roman(f'[spaces."{start}"]\noutside = "Legion VII"').play("Roman action activate Legion VII")
    return game.options


@pytest.mark.proves("17.1.2a", "17.1.2b")
def test_17_1_2_a_calm_sea() -> None:
    """A 5 has no effect; 2 of Caesar's 5 Movement Points are spent."""
    game = sail(7, more='roman = ["Durovernum"]').play("dice 5")
    assert game.where("Caesar") == "Durovernum"
    game = sail(more='roman = ["Durovernum"]').play("dice 1")
    assert (game.asked, game.ask.about[-1]) == ("Roman march", 3)


@pytest.mark.proves("17.1.2c", "17.1.2d", "17.1.2e")
def test_17_1_2_a_storm() -> None:
    """A 6: back in Portus Itius with 3 Movement Points, enough to try again or to go elsewhere."""
    game = sail().play("dice 6")
    assert (game.where("Caesar"), game.ask.about[-1]) == ("Portus Itius", 3)
    assert {"enter Durovernum", "enter Tarvenna"} <= {*game.options}


@pytest.mark.proves("17.1.2i")
def test_17_1_2_a_storm_for_too_many_legions() -> None:
    """Seven Legions are more than Caesar commands: the crossing costs 3 (10.4.1), and all 3 are lost."""
    game = sail(7).play("dice 6")
    assert (game.where("Caesar"), game.ask.about[-1]) == ("Portus Itius", 2)


@pytest.mark.proves("17.1.2f")
def test_17_1_2_a_leader_alone_makes_no_roll() -> None:
    game = roman('[spaces."Portus Itius"]\noutside = "Caesar"').play(
        "Roman action activate Caesar\n Roman march enter Durovernum"
    )
    assert (game.where("Caesar"), game.asked) == ("Durovernum", "Roman march")


@pytest.mark.proves("17.1.2h")
def test_17_1_2_an_attack_across_the_channel_is_weaker() -> None:
    """A 7 of four Legions would draw with 1**; one column further left it is 1*, and they are beaten."""
    game = roman(f"""
        [towns]
        Morini = "Tarvenna"
        [spaces."Portus Itius"]
        outside = "Morini"
        [spaces.Durovernum]
        outside = "Caesar, {legions(4)}"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Portus Itius
        dice 1
        Gallic avoid_battle no
        dice 3 4 4 6
    """)
    assert game.ask.about[3:5] == (1, 1)
    pass_all(game).play("Roman battle_loss piece Legion VII")
    assert game.logged("battle_won")[0].facts[1].name == "Gallic"


@pytest.mark.parametrize(
    ("start", "target", "people"),
    [
        pytest.param("Antunnacum", "Divitia", "Sugambri", marks=pytest.mark.proves("17.1.4a", "17.1.4e")),
        pytest.param("Divitia", "Mattium", "Sugambri", marks=pytest.mark.proves("17.1.4a", "17.1.5f")),
        pytest.param("Durovernum", "Verlamion", "Britanni", marks=pytest.mark.proves("17.1.4b", "17.1.5f")),
    ],
)
def test_17_1_4_who_attacks_where(start: str, target: str, people: str) -> None:
    game = sail(2, start, target)
    assert (game.asked, game.ask.about[0]) == ("Chance people_roll", people)


@pytest.mark.parametrize(
    ("number", "dice", "attacked"),
    [
        pytest.param(3, "3 2", False, marks=pytest.mark.proves("17.1.4f", "17.1.4g")),
        pytest.param(3, "3 3", True, marks=pytest.mark.proves("17.1.4f", "17.1.4g")),
        pytest.param(7, "6 6", False, marks=pytest.mark.proves("17.1.4h")),
    ],
)
def test_17_1_4_at_least_the_strength_of_the_army(number: int, dice: str, attacked: bool) -> None:
    game = sail(number, "Antunnacum", "Divitia").play(f"dice {dice}")
    assert (game.asked == "Chance battle_roll") is attacked


@pytest.mark.proves("17.1.5b", "17.1.5c", "17.1.5d", "17.1.4c", "17.1.4d")
def test_17_1_5_the_britanni() -> None:
    """They attack with 7, without rerolls; Caesar has his three; beaten, they are as strong the next time."""
    game = sail(2, "Durovernum", "Verlamion").play("dice 6 6\n dice 1 1 5 5")
    assert game.logged("battle")[0].facts[2] == 7
    asked = []
    while game.asked.endswith("reroll"):
        asked.append(game.ask.who)
        game.answer(f"{game.asked} pass")
    assert asked == ["Roman", "Roman", "Roman"]
    assert not game.logged("reduced")


@pytest.mark.parametrize(
    ("more", "quiet"),
    [
        pytest.param('[spaces.Divitia]\noutside = "Legion X"', True, marks=pytest.mark.proves("17.1.5g")),
        pytest.param('roman = ["Divitia"]', True, marks=pytest.mark.proves("17.1.5h")),
        pytest.param('gallic = ["Divitia"]', False, marks=pytest.mark.proves("17.1.5h")),
    ],
)
def test_17_1_5_no_roll_where_rome_already_is(more: str, quiet: bool) -> None:
    assert (sail(2, "Antunnacum", "Divitia", more).asked == "Roman march") is quiet


@pytest.mark.proves("17.1.5i")
def test_17_1_5_an_attack_ends_the_move() -> None:
    """Twelve strong, Caesar beats the Britanni and stays."""
    game = pass_all(sail(6, "Durovernum", "Verlamion").play("dice 6 6\n dice 1 1 6 6"))
    assert (game.asked, game.where("Caesar")) == ("Roman action", "Verlamion")


@pytest.mark.proves("17.1.4i", "17.1.5j")
def test_17_1_5_beaten_romans_retreat_as_a_defender() -> None:
    """From Divitia to Mattium as well as to Antunnacum; in Mattium the roll for the Sugambri is made again."""
    game = pass_all(sail(3, "Antunnacum", "Divitia").play("dice 6 6\n dice 5 5 3 3"))
    while game.asked == "Roman battle_loss":
        game.answer(f"Roman battle_loss {game.options[0]}")
    assert (game.asked, sorted(game.offers("space"))) == ("Roman retreat", ["Antunnacum", "Mattium"])
    game.play("Roman retreat space Mattium\n Roman retreat_with all?")
    assert (game.asked, game.where("Caesar")) == ("Chance people_roll", "Mattium")
    game.play("dice 1 1")
    assert (game.asked, game.where("Caesar")) == ("Roman action", "Mattium")


@pytest.mark.proves("9.2f", "17.1.5d")
def test_9_2_who_was_activated_commands_when_the_people_attack_again() -> None:
    """The reduced Legion VII, without a reroll, leads T. Labienus and three Legions to Divitia; the Sugambri beat them
    twice, and T. Labienus has no reroll after the retreat, either."""
    game = roman("""
        [spaces.Antunnacum]
        outside = "T. Labienus, Legion VII (1), Legion VIII, Legion IX, Legion XI"
    """).play("""
        Roman action activate Legion VII
        Roman take_along all
        Roman march enter Divitia
        dice 6 6
        dice 5 5 3 3
    """)
    while game.ask.key == "battle_loss":
        game.answer(f"{game.asked} {game.options[-1]}")
    game.play("Roman retreat space Mattium\n Roman retreat_with all\n dice 6 6\n dice 5 5 3 3")
    assert len(game.logged("battle")) == 2
    assert game.asked == "Roman battle_loss"


@pytest.mark.proves("17.1.4e", "17.1.4i")
@pytest.mark.parametrize(("marker", "asked"), [("", "Chance people_roll"), ('"Divitia"', "Roman action")])
def test_17_1_4_romans_who_retreat_there_make_the_roll(marker: str, asked: str) -> None:
    """Beaten at Antunnacum they return to Divitia: the Sugambri may attack, unless a Roman marker is there."""
    game = roman(f"""
        turn = 5
        roman = [{marker}]
        [towns]
        Treveri = "Treveris"
        Bellovaci = "Bratuspantium"
        [spaces.Antunnacum]
        outside = "Treveri, Bellovaci"
        [spaces.Divitia]
        outside = "Caesar, {legions(4)}"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Antunnacum
        Gallic avoid_battle no?
        dice 1 1 5 5
    """)
    pass_all(game)
    while game.ask.key == "battle_loss":
        game.answer(f"{game.asked} {game.options[-1]}")
    assert (game.asked, game.where("Caesar")) == (asked, "Divitia")


@pytest.mark.proves("17.1.4e", "17.1.4j")
@pytest.mark.parametrize(("marker", "asked"), [("", "Chance people_roll"), ('"Divitia"', "Gallic march")])
def test_17_1_4_romans_who_avoid_battle_there_make_the_roll(marker: str, asked: str) -> None:
    """Out of Antunnacum they slip away across the Rhine; the Gauls move on when that is done."""
    game = gallic(f"""
        roman = [{marker}]
        [towns]
        Treveri = "Treveris"
        [spaces."Noviomagus Treverorum"]
        outside = "Treveri"
        [spaces.Antunnacum]
        outside = "Legion VII, Legion VIII"
    """).play("""
        Gallic action activate Treveri
        Gallic march enter Antunnacum
        Roman avoid_battle yes
        dice 6 6
        Roman avoid_to space Divitia
        Roman avoid_with all
    """)
    assert (game.asked, game.outside("Divitia")) == (asked, "Legion VII, Legion VIII")
    game.play("dice 1 1" if marker == "" else "")
    assert (game.asked, game.ask.about[-1]) == ("Gallic march", 2)


@pytest.mark.proves("17.1.4j")
def test_17_1_4_besiegers_who_avoid_a_sortie_there_make_the_roll() -> None:
    game = gallic("""
        [towns]
        Treveri = "Antunnacum"
        [spaces.Antunnacum]
        inside = "Treveri"
        outside = "Legion VII"
    """).play("""
        Gallic action activate Treveri
        Gallic march sortie
        Roman avoid_battle yes
        dice 6 6
        Roman avoid_to space Divitia
    """)
    assert game.asked == "Chance people_roll"


# ---- 17.2


@pytest.mark.proves("17.2.1a")
def test_17_2_1_three_seas() -> None:
    assert {sea.name for sea in SEAS} == {"Oceanus Britannicus", "Oceanus Atlanticus", "Sinus Gallicus"}


@pytest.mark.parametrize(
    ("markers", "ruler"),
    [
        pytest.param('roman = ["Burdigala"]', "Gallic", marks=pytest.mark.proves("17.2.2b", "17.2.2c")),
        pytest.param('roman = ["Burdigala", "Agnanutes"]', "Roman", marks=pytest.mark.proves("17.2.2a")),
        pytest.param('roman = ["Burdigala"]\nsubjugated = ["Osismii"]', "Roman", marks=pytest.mark.proves("17.2.2c")),
    ],
)
def test_17_2_2_more_ports(markers: str, ruler: str) -> None:
    """The Stronghold of Osismii is a Gallic Port of the Atlanticus, and of the Britannicus, too."""
    game = at(f'hands = {{ Roman = ["Hostages"], Gallic = [] }}\nplayer = "Roman"\n{markers}')
    assert game.view["seas"]["Oceanus Atlanticus"] == ruler


@pytest.mark.proves("17.2.2c")
def test_17_2_2_the_stronghold_of_the_veneti_counts_twice() -> None:
    osismii = next(port for port in SEAS[0].ports if port.name == "Osismii")
    assert {sea.name for sea in osismii.ports} == {"Oceanus Britannicus", "Oceanus Atlanticus"}

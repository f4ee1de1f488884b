"""13.1 to 13.3 Who fights whom with which strength, and who submits."""

import pytest

from tests.rome_vs_gaul.playing import Play, gallic, roman

TEN = ", ".join(f"Legion {name}" for name in ("VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "V", "VI"))


def attack(position: str, legions: int = 2, target: str = "Autricum", leader: str = "Caesar") -> Play:
    """Romans come from Lutetia; whoever stands in Autricum does not avoid them."""
    army = ", ".join(TEN.split(", ")[:legions])
    game = roman(f"""
        turn = 5
        {position}
        [spaces.Lutetia]
        outside = "{leader}, {army}"
    """)
    return game.play(f"""
        Roman action activate {leader}
        Roman take_along all?
        Roman march enter {target}
        Gallic avoid_battle no?
    """)


def strengths(game: Play) -> tuple[str, int, int]:
    """Who attacks, and the Battle Strengths of attacker and defender."""
    _, attacker, mine, theirs = game.logged("battle")[-1].facts
    return str(attacker), int(mine), int(theirs)


TURONES = """
    [towns]
    Carnutes = "Turones"
    [spaces.Autricum]
    outside = "Carnutes"
"""


@pytest.mark.proves("13.1a", "13.1c", "13.2.1a")
def test_13_1_who_moves_attacks() -> None:
    """Two Legions against the Carnutes, whose Province nobody controls."""
    assert strengths(attack(TURONES)) == ("Roman", 4, 4)


@pytest.mark.proves("13.2.1b", "13.2.2a", "13.2.2b")
def test_13_2_2_local_support_for_the_gauls() -> None:
    """Three of the four spaces are Gallic."""
    assert strengths(attack(f'gallic = ["Cenabum", "Durocassium"]\n{TURONES}')) == ("Roman", 4, 6)


@pytest.mark.proves("13.2.2d")
def test_13_2_2_local_support_for_the_romans_in_gaul() -> None:
    position = """
        roman = ["Cenabum", "Durocassium", "Turones"]
        [towns]
        Senones = "Agedincum"
        [spaces.Autricum]
        outside = "Senones"
    """
    assert strengths(attack(position)) == ("Roman", 6, 5)


@pytest.mark.proves("13.2.1d")
def test_13_2_1_belgic_and_celtic_tribes_fight_together() -> None:
    position = """
        [towns]
        Carnutes = "Turones"
        Nervii = "Bagacum"
        [spaces.Autricum]
        outside = "Carnutes, Nervii"
    """
    assert strengths(attack(position)) == ("Roman", 4, 9)


CARCASO = """
    [towns]
    Senones = "Agedincum"
    [spaces.Tolosa]
    outside = "Senones"
    [spaces.Carcaso]
    outside = "Legion VII, Legion VIII"
"""


def senones_attack(markers: str) -> Play:
    """In the Province of the Volcae, a part of Provincia."""
    return gallic(markers + CARCASO).play("""
        Gallic action activate Senones
        Gallic march enter Carcaso
        Roman avoid_battle no?
    """)


@pytest.mark.proves("13.2.1c", "13.2.3a", "13.2.3b", "13.2.2c")
def test_13_2_3_two_legions_in_provincia_fight_with_8() -> None:
    game = senones_attack('roman = ["Tolosa", "Carcaso", "Nemausus"]\n')
    assert strengths(game) == ("Gallic", 5, 8)


@pytest.mark.proves("13.2.2c", "13.2.2d", "13.2.3a")
def test_13_2_2_local_support_for_the_gauls_in_provincia() -> None:
    """Narbo, too, is theirs; Rome still has the Provincia Bonus."""
    game = senones_attack("""
        gallic = ["Tolosa", "Carcaso", "Nemausus"]
        gallic_cities = ["Narbo"]
        [spaces.Massilia]
        inside = "Caesar"
    """)
    assert strengths(game) == ("Gallic", 7, 6)


@pytest.mark.proves("13.2.2e", "17.1.5a")
def test_13_2_2_no_local_support_in_germania() -> None:
    game = roman("""
        roman = ["Mattium"]
        [spaces.Antunnacum]
        outside = "Legion VII, Legion VIII"
    """).play("""
        Roman action activate Legion VII
        Roman take_along piece Legion VIII
        Roman march enter Divitia
        dice 6 6
    """)
    assert strengths(game) == ("Nobody", 9, 4)


# ---- 13.3 Submitting to Caesar


@pytest.mark.proves("13.3.1a", "13.3.1c", "13.3.1d", "13.3.1e", "13.3.2a", "13.3.2b", "13.3.2g", "13.3.2h")
def test_13_3_1_three_to_one_without_caesar() -> None:
    """Six Legions under Labienus: the Carnutes are reduced and submit, their Town is gone, and he may go on."""
    game = attack(TURONES, 6, leader="T. Labienus")
    assert (game.where("Carnutes"), game.owner("Turones")) == ("submitted", "")
    assert (game.asked, game.ask.about[-1]) == ("Roman march", 2)
    assert "Carnutes (1)" in game.position["boxes"]["submitted"]


@pytest.mark.proves("13.3.1b", "13.3.2i")
def test_13_3_1_local_support_counts() -> None:
    """Against 6 twelve are not enough: the battle is fought."""
    game = attack(f'gallic = ["Cenabum", "Durocassium"]\n{TURONES}', 6)
    assert game.asked == "Chance battle_roll"


@pytest.mark.parametrize(("legions", "submits"), [(4, False), (5, True)])
@pytest.mark.proves("13.3.1f")
def test_13_3_1_with_the_romans_own_local_support(legions: int, submits: bool) -> None:
    position = """
        roman = ["Cenabum", "Durocassium", "Turones"]
        [towns]
        Parisii = "Briva Isarae"
        [spaces.Autricum]
        outside = "Parisii"
    """
    assert (attack(position, legions).where("Parisii") == "submitted") is submits


@pytest.mark.proves("13.3.1g", "13.3.2e", "17.6.3b")
def test_13_3_1_without_any_strength() -> None:
    """A Militia of strength 0 is still there, and submits to a single reduced Legion."""
    game = roman("""
        militia = "Celtica"
        [spaces.Autricum]
        outside = "Militia"
        [spaces.Lutetia]
        outside = "Legion VII (1)"
    """)
    assert game.where("Militia") == "Autricum"
    game.play("Roman action activate Legion VII\n Roman march enter Autricum")
    assert game.where("Militia") == "events"


@pytest.mark.proves("13.3.1h")
def test_13_3_1_the_german_tribe_never_submits() -> None:
    """Eight Legions against its reduced 5."""
    game = attack('[spaces.Autricum]\noutside = "Germani (1)"', 8)
    assert game.asked == "Chance battle_roll"


@pytest.mark.parametrize(
    ("army", "boxes"),
    [
        pytest.param(
            "Vercingetorix, Morini (1), Mercenaries 1",
            {"Vercingetorix": "gone", "Morini": "eliminated", "Mercenaries 1": "events"},
            marks=pytest.mark.proves("13.3.2c", "13.3.2d", "13.3.2f", "13.3.2g"),
        ),
        pytest.param(
            "Minor Tribe, Morini",
            {"Minor Tribe": "events", "Morini": "submitted"},
            marks=pytest.mark.proves("13.3.2b", "13.3.2e"),
        ),
    ],
)
def test_13_3_2_what_becomes_of_them(army: str, boxes: dict[str, str]) -> None:
    """Ten Legions, and with the Province Local Support."""
    game = attack(
        f"""
        roman = ["Cenabum", "Durocassium", "Turones"]
        [towns]
        Morini = "Tarvenna"
        [spaces.Autricum]
        outside = "{army}"
        """,
        10,
    )
    assert {piece: game.where(piece) for piece in boxes} == boxes
    assert game.owner("Tarvenna") == ""

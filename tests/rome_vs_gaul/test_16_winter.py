"""16.1, 16.2, 16.5 Winter: who goes where, and what it costs the Legions."""

import pytest

from tests.rome_vs_gaul.playing import Play, at


def winter(position: str, step: int = 0, turn: int = 5) -> Play:
    """From a segment of Winter on: 0 Return Home, 1 Roman Winter, 2 Isolation, 3 Political Segment, 4 End of Winter."""
    return at(f"""
        turn = {turn}
        phase = "winter"
        step = {step}
        {position}
    """)


@pytest.mark.proves("16.1.1a", "16.1.1b", "16.1.3a", "16.1.3b", "16.1.3c", "16.1.3d")
def test_16_1_sieges_end_and_tribes_go_home() -> None:
    """The Carnutes come from the far south behind walls that Legion VII besieged; its Siege Points are gone."""
    game = winter("""
        [siege_points]
        Cenabum = 2
        [towns]
        Carnutes = "Cenabum"
        [spaces.Tolosa]
        outside = "Carnutes"
        [spaces.Cenabum]
        outside = "Legion VII"
    """)
    assert (game.inside("Cenabum"), game.position.get("siege_points", {})) == ("Carnutes", {})


@pytest.mark.proves("16.1.2a", "16.1.2b", "16.1.2c", "17.3.3a", "17.6.2a")
def test_16_1_2_mercenaries_of_both_sides_go_home() -> None:
    game = winter("""
        militia = "Celtica"
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes, Mercenaries 1, Minor Tribe, Militia"
        [spaces.Vienne]
        outside = "Legion VII, German Cavalry"
    """)
    hired = ("Mercenaries 1", "Minor Tribe", "Militia", "German Cavalry")
    assert {game.where(piece) for piece in hired} == {"events"}


BESIEGED_TOWN = """
    [towns]
    Carnutes = "Cenabum"
    [spaces.Cenabum]
    inside = "Carnutes"
    outside = "Legion VII"
    [spaces.Massilia]
    inside = "Caesar"
"""


@pytest.mark.proves("16.1.3f")
def test_16_1_3_a_tribe_with_romans_before_its_town_may_muster() -> None:
    """To Gallic Lutetia, where Legion VII cannot intercept."""
    game = at(f'phase = "muster"\ngallic = ["Lutetia"]\n{BESIEGED_TOWN}')
    assert game.offers("piece") == ["Carnutes"]


@pytest.mark.proves("16.1.3e")
def test_16_1_3_and_is_besieged_when_cards_are_played() -> None:
    game = at(f"""
        hands = {{ Gallic = ["Hostages"], Roman = [] }}
        discards = ["Treachery"]
        {BESIEGED_TOWN}
    """).play("Gallic play points Hostages?\n Gallic action activate Carnutes")
    assert game.options == ["sortie", "done"]


@pytest.mark.proves("16.1.4a", "16.1.4b")
def test_16_1_4_leaders_go_where_gauls_rule_and_no_romans_are() -> None:
    """Vercingetorix has Gallic spaces of Celtica, Ambiorix those of Belgica."""
    game = winter("""
        gallic = ["Lutetia", "Autricum", "Bibrax", "Vongus"]
        subjugated = ["Osismii", "Unelli", "Gabali", "Arduenna Silva", "Caeroesi", "Menapii", "Silva Carbonaria"]
        [spaces.Avaricum]
        outside = "Vercingetorix"
        [spaces.Treveris]
        outside = "Ambiorix"
        [spaces.Autricum]
        outside = "Legion VII"
        [spaces.Vongus]
        outside = "Legion VIII"
    """)
    assert (game.where("Vercingetorix"), game.where("Ambiorix")) == ("Lutetia", "Bibrax")


@pytest.mark.proves("16.1.4c")
def test_16_1_4_without_such_a_space_he_is_lost() -> None:
    game = winter("""
        subjugated = ["Arduenna Silva", "Caeroesi", "Menapii", "Silva Carbonaria"]
        [spaces.Treveris]
        outside = "Ambiorix"
    """)
    assert game.where("Ambiorix") == "gone"


@pytest.mark.proves("16.1.4e")
def test_16_1_4_a_roman_leader_alone_is_not_displaced() -> None:
    """Ambiorix is placed in Bibrax; Caesar, alone there, goes to Rome and costs no marker, and Galba may be kept."""
    game = winter("""
        gallic = ["Bibrax"]
        roman = ["Burdigala"]
        subjugated = ["Arduenna Silva", "Caeroesi", "Menapii", "Silva Carbonaria"]
        [spaces.Treveris]
        outside = "Ambiorix"
        [spaces.Bibrax]
        outside = "Caesar, S. Galba"
    """)
    assert (game.asked, game.offers("piece"), game.owner("Burdigala")) == ("Roman keep_legate", ["S. Galba"], "Roman")


# ---- 16.2 The Roman Winter Segment


@pytest.mark.proves("16.2.1a", "16.2.1b", "16.2.1c", "16.2.1d")
def test_16_2_1_leaders_leave_and_one_legate_may_stay() -> None:
    """Of three Legates one is kept."""
    game = winter('[spaces.Vienne]\noutside = "Caesar, T. Labienus, S. Galba, Q. Cicero, Legion VII"', 1)
    game.answer("Roman keep_legate piece S. Galba")
    where = [game.where(piece) for piece in ("Caesar", "T. Labienus", "S. Galba", "Q. Cicero")]
    assert where == ["Rome", "cup", "kept", "cup"]


def camp(position: str, legion: str = "Legion VII") -> Play:
    """The Legion is about to march."""
    return winter(position, 1).play(f"Roman camp piece {legion}")


@pytest.mark.proves("16.2.2a", "16.2.2b", "16.2.2c", "16.2.2d", "16.2.2g")
def test_16_2_2_three_movement_points_anywhere() -> None:
    """Past the Carnutes, who do not intercept, to Towns and Gallic markers; not to the German Tribe; each by itself."""
    game = camp("""
        gallic = ["Autricum"]
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes"
        [spaces.Durocassium]
        outside = "Germani"
        [spaces.Lutetia]
        outside = "Legion VII, Legion VIII, Legion IX"
    """)
    spaces = game.offers("space")
    assert {"Cenabum", "Autricum", "Turones", "Avaricum"} <= {*spaces}
    assert "Durocassium" not in spaces
    assert "Argentomagus" not in spaces
    game.answer("Roman camp_at space Avaricum")
    assert (game.asked, game.offers("piece")) == ("Roman camp", ["Legion VIII", "Legion IX"])


@pytest.mark.proves("16.2.2e", "16.2.2f")
def test_16_2_2_nothing_is_removed_on_the_way() -> None:
    """Neither the marker at Autricum nor the empty Town of the Carnutes, whom nobody has rolled for."""
    game = camp("""
        gallic = ["Autricum"]
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes"
        [spaces.Lutetia]
        outside = "Legion VII, Legion VIII"
    """).play("Roman camp_at space Autricum")
    assert (game.owner("Autricum"), game.asked) == ("Gallic", "Roman camp")
    game.play("Roman camp piece Legion VIII\n Roman camp_at space Cenabum")
    assert game.owner("Cenabum") == "Gallic"


@pytest.mark.proves("16.2.2h")
def test_16_2_2_not_beside_vercingetorix_in_the_open() -> None:
    game = camp("""
        gallic = ["Autricum"]
        [spaces.Autricum]
        outside = "Vercingetorix"
        [spaces.Lutetia]
        outside = "Legion VII, Legion VIII"
    """)
    assert "Autricum" not in game.offers("space")
    assert "Suindinum" in game.offers("space")


AMBIORIX_AT_THE_CHANNEL = """
    gallic = ["Portus Itius"]
    [spaces."Portus Itius"]
    outside = "Ambiorix"
    [spaces.Tarvenna]
    outside = "Legion VII, Legion VIII"
"""


def test_16_2_2_not_where_a_storm_could_leave_it_beside_ambiorix() -> None:
    """Unless a fleet keeps storms away."""
    assert "Durovernum" not in camp(AMBIORIX_AT_THE_CHANNEL).offers("space")
    assert "Durovernum" in camp('fleet = "Oceanus Britannicus"' + AMBIORIX_AT_THE_CHANNEL).offers("space")


@pytest.mark.proves("16.2.2i", "16.2.2j")
def test_16_2_2_storms_and_peoples_threaten_the_march() -> None:
    """A 6 turns Legion VII back, with 1 Movement Point for another way; Legion VIII crosses and meets the Britanni."""
    game = camp("""
        roman = ["Portus Itius"]
        [spaces."Portus Itius"]
        outside = "Legion VII, Legion VIII"
    """).play("Roman camp_at space Durovernum\n dice 6")
    assert (game.asked, game.where("Legion VII")) == ("Roman camp_at", "Portus Itius")
    assert sorted(game.offers("space")) == ["Castellum Menapiorum", "Samarobriva", "Tarvenna"]
    game.play("Roman camp_at space Tarvenna")
    assert game.where("Legion VII") == "Tarvenna"
    game.play("Roman camp piece Legion VIII\n Roman camp_at space Durovernum\n dice 2")
    assert game.asked == "Chance people_roll"


@pytest.mark.proves("16.2.2k")
def test_16_2_2_each_legion_meets_the_people_by_itself() -> None:
    """Of two that cross the Rhine the first is attacked, with its own strength of 2, and stands; the second follows
    without a roll."""
    game = camp("""
        roman = ["Antunnacum"]
        [spaces.Antunnacum]
        outside = "Legion VII, Legion VIII"
    """).play("Roman camp_at space Divitia")
    assert (game.asked, game.ask.about[2]) == ("Chance people_roll", 2)
    game.play("dice 1 1\n dice 1 1 6 6")
    while game.ask.key in ("reroll", "battle_loss"):
        game.answer(f"{game.asked} {game.options[-1]}")
    game.play("Roman camp piece Legion VIII\n Roman camp_at space Divitia")
    assert game.logged("camps")[-1].facts[0].name == "Legion VIII"
    assert len(game.logged("people_attack")) == 1


def wintering(number: int, markers: str = "", space: str = "Lutetia", reduced: str = "") -> Play:
    names = ("VII", "VIII", "IX", "X", "XI", "XII")[:number]
    army = ", ".join(f"Legion {name}{reduced}" for name in names)
    return winter(f'{markers}\n[spaces.{space}]\noutside = "{army}"', 1).play("Roman camp done")


@pytest.mark.parametrize(
    ("game", "losses"),
    [
        pytest.param((1, 'gallic = ["Lutetia"]'), 1, marks=pytest.mark.proves("16.2.4a", "16.2.3b")),
        pytest.param((2, ""), 0, marks=pytest.mark.proves("16.2.4b", "16.2.3a")),
        pytest.param((6, ""), 4, marks=pytest.mark.proves("16.2.4b", "16.2.3b")),
        pytest.param((5, 'roman = ["Lutetia"]'), 1, marks=pytest.mark.proves("16.2.4c")),
        pytest.param((6, "", "Vienne"), 0, marks=pytest.mark.proves("16.2.4d")),
        pytest.param((3, "", "Lutetia", " (1)"), 1, marks=pytest.mark.proves("16.2.4e", "16.2.3c")),
    ],
)
def test_16_2_4_forage_levels(game: tuple[int, str], losses: int) -> None:
    """Each Legion beyond the level loses a step."""
    played = wintering(*game)
    while played.asked == "Roman winter_loss":
        played.answer(f"Roman winter_loss {played.options[0]}")
    assert len(played.logged("winter_attrition")) == losses


@pytest.mark.proves("16.2.3d", "16.2.3b")
def test_16_2_3_the_roman_chooses() -> None:
    game = wintering(3)
    assert (game.asked, game.offers("piece")) == ("Roman winter_loss", ["Legion VII", "Legion VIII", "Legion IX"])
    game.answer("Roman winter_loss piece Legion IX")
    assert "Legion IX (1)" in game.outside("Lutetia")


@pytest.mark.proves("16.2.3b")
def test_16_2_3_nobody_is_asked_where_every_legion_loses_a_step() -> None:
    """Among enemies nobody forages, so that there is nothing to choose."""
    game = wintering(3, 'gallic = ["Lutetia"]')

    assert (game.asked != "Roman winter_loss", len(game.logged("winter_attrition"))) == (True, 3)


@pytest.mark.proves("16.2.3c")
def test_16_2_3_a_reduced_legion_may_die() -> None:
    game = wintering(3, "", "Lutetia", " (1)").play("Roman winter_loss piece Legion IX")
    assert game.where("Legion IX") == "eliminated"


# ---- 16.5 End of Winter


@pytest.mark.proves("16.5a", "16.5b", "16.5c", "16.5d", "17.5.1k", "18.4a", "18.4b")
def test_16_5_the_end_of_winter() -> None:
    """Devastation goes; Legions leave markers in neutral Lutetia and Germania, not at Gallic Autricum; 5 become 2."""
    game = winter(
        """
        council = 5
        devastated = ["Lutetia", "Cenabum"]
        gallic = ["Autricum", "Divitia"]
        [spaces.Lutetia]
        outside = "Legion VII"
        [spaces.Autricum]
        outside = "Legion VIII"
        [spaces.Mattium]
        outside = "Legion IX"
        """,
        4,
        2,
    )
    assert [game.owner(space) for space in ("Lutetia", "Mattium", "Autricum", "Cenabum")] == [
        *("Roman", "Roman"),
        *("Gallic", ""),
    ]
    assert (game.position.get("devastated", []), game.position["council"]) == ([], 2)

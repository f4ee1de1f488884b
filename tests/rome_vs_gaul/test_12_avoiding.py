"""12.2, 12.3 Avoid Battle, backing up, and what is added to the dice of reactions."""

import pytest

from tests.rome_vs_gaul.playing import Play, at, gallic, roman

TOWNS = """
    [towns]
    Carnutes = "Turones"
    Senones = "Agedincum"
"""


def caesar_enters(position: str, *way: str, legions: str = "Legion VII, Legion VIII") -> Play:
    """Caesar leaves Lutetia with two Legions."""
    game = roman(f"""{position}
        [spaces.Lutetia]
        outside = "Caesar, {legions}"
    """).play("Roman action activate Caesar\n Roman take_along all")
    for space in way:
        game.answer(f"Roman march enter {space}")
    return game


def at_autricum(more: str = "", markers: str = "", who: str = "Carnutes") -> Play:
    """Gauls stand in Autricum, whither Caesar comes; next to it are Suindinum, Cenabum and Durocassium."""
    absent = "" if "Senones" in who + more else '[spaces.Agedincum]\n inside = "Senones"'
    return caesar_enters(f'{markers}{TOWNS}[spaces.Autricum]\noutside = "{who}"\n{more}\n{absent}', "Autricum")


@pytest.mark.proves("12.0b", "12.2.1a", "12.2.1b", "13.1b")
def test_12_2_1_a_tribe_may_avoid_battle() -> None:
    assert at_autricum().asked == "Gallic avoid_battle"


@pytest.mark.proves("12.2.1c", "12.3g")
def test_12_2_1_even_after_a_failed_interception() -> None:
    """The Carnutes fail to intercept, and may still leave when Caesar comes to them; failing costs nothing, either."""
    game = caesar_enters(
        f"""{TOWNS}
        [spaces.Autricum]
        outside = "Carnutes"
        [spaces.Agedincum]
        inside = "Senones"
        """,
        "Cenabum",
    ).play("""
        Gallic intercept space Autricum
        dice 1 1
        Roman march enter Autricum
        Gallic avoid_battle yes
        dice 1 1
    """)
    assert (game.asked, game.outside("Autricum")) == ("Chance battle_roll", "Caesar, Legion VII, Legion VIII, Carnutes")


AT_HOME = """
    [towns]
    Carnutes = "Autricum"
    [spaces.Autricum]
    inside = "Carnutes"
"""


@pytest.mark.proves("12.2.1d", "12.1.5b")
def test_12_2_1_gauls_at_their_town_may_leave() -> None:
    """They come out of their walls and roll."""
    game = caesar_enters(AT_HOME, "Autricum").play("Gallic go_inside done\n Gallic avoid_battle yes\n dice 6 6")
    assert game.asked == "Gallic avoid_to"


@pytest.mark.proves("12.2.1e")
def test_12_2_1_the_besieged_may_not() -> None:
    """Legion IX besieges Autricum already: the Carnutes inside have no choice when Caesar comes, too."""
    game = caesar_enters(f'{AT_HOME}outside = "Legion IX"', "Autricum")
    assert game.asked == "Roman march"


@pytest.mark.proves("12.2.1f")
def test_12_2_1_mercenaries_alone_may_not() -> None:
    game = caesar_enters(
        """
        militia = "Celtica"
        gallic = ["Cenabum", "Durocassium", "Turones"]
        [spaces.Autricum]
        outside = "Mercenaries 1, Militia"
        """,
        "Autricum",
        legions="Legion VII (1), Legion VIII (1)",
    )
    assert game.asked == "Chance battle_roll"


@pytest.mark.proves("12.2.1g", "13.1d")
def test_12_2_1_the_walls_come_first() -> None:
    """Who has gone inside does not avoid; who stayed outside and failed does not go inside any more."""
    game = caesar_enters(AT_HOME, "Autricum")
    assert game.asked == "Gallic go_inside"
    game.play("Gallic go_inside done\n Gallic avoid_battle yes\n dice 1 1")
    assert (game.asked, game.inside("Autricum")) == ("Chance battle_roll", "")


@pytest.mark.parametrize(("dice", "leaves"), [("4 3", False), ("4 4", True)])
@pytest.mark.proves("12.2.2a", "12.3a")
def test_12_2_2_nine_or_more(dice: str, leaves: bool) -> None:
    """The Carnutes add 1."""
    game = at_autricum().play(f"Gallic avoid_battle yes\n dice {dice}")
    assert (game.asked == "Gallic avoid_to") is leaves


@pytest.mark.proves("12.2.2b", "12.2.2c", "12.2.2h")
def test_12_2_2_nobody_stays_and_the_stack_may_split_up() -> None:
    game = at_autricum(who="Carnutes, Senones").play("""
        Gallic avoid_battle yes
        dice 6 6
        Gallic avoid_to space Suindinum
        Gallic avoid_with piece Carnutes
        Gallic avoid_with done
        Gallic avoid_to space Cenabum
    """)
    assert (game.outside("Suindinum"), game.outside("Cenabum")) == ("Carnutes", "Senones")
    assert game.outside("Autricum") == "Caesar, Legion VII, Legion VIII"


@pytest.mark.proves("12.2.2r")
def test_12_2_2_mercenaries_go_with_whoever_leads_them() -> None:
    """They are offered when a Tribe goes, and go with the last one unasked: by themselves they never move (17.3.2)."""
    game = at_autricum(who="Carnutes, Senones, Mercenaries 1, Mercenaries 2").play("""
        Gallic avoid_battle yes
        dice 6 6
        Gallic avoid_to space Suindinum
    """)
    assert game.options == ["piece Senones", "piece Carnutes", "all"]
    game.answer("Gallic avoid_with piece Carnutes")
    assert game.options == ["piece Senones", "piece Mercenaries 1", "piece Mercenaries 2", "all", "done"]
    game.play("Gallic avoid_with piece Mercenaries 2\n Gallic avoid_with done\n Gallic avoid_to space Cenabum")
    assert game.outside("Suindinum") == "Carnutes, Mercenaries 2"
    assert game.outside("Cenabum") == "Senones, Mercenaries 1"


@pytest.mark.proves("12.2.2r")
@pytest.mark.parametrize(("who", "asked"), [("Carnutes, Mercenaries 1", False), ("Carnutes, Minor Tribe", True)])
def test_12_2_2_who_has_one_to_lead_him_goes_with_him(who: str, asked: bool) -> None:
    """The Mercenaries cannot part from the only Tribe; the Minor Tribe leads itself."""
    game = at_autricum(who=who).play("Gallic avoid_battle yes\n dice 6 6\n Gallic avoid_to space Suindinum")
    assert (game.asked == "Gallic avoid_with") is asked
    assert (game.outside("Suindinum") == who) is not asked


@pytest.mark.parametrize(
    ("more", "markers", "open_to"),
    [
        pytest.param("", "", "Suindinum Cenabum Durocassium", marks=pytest.mark.proves("12.2.2g")),
        pytest.param(
            '[spaces.Cenabum]\noutside = "Legion IX"', "", "Suindinum Durocassium", marks=pytest.mark.proves("12.2.2d")
        ),
        pytest.param("", 'roman = ["Cenabum"]\n', "Suindinum Durocassium", marks=pytest.mark.proves("12.2.2e")),
        pytest.param(
            '[spaces.Cenabum]\noutside = "Senones"',
            'roman = ["Cenabum"]\n',
            "Suindinum Cenabum Durocassium",
            marks=pytest.mark.proves("12.2.2e"),
        ),
        pytest.param(
            '[spaces.Cenabum]\noutside = "Germani"', "", "Suindinum Durocassium", marks=pytest.mark.proves("12.2.2i")
        ),
    ],
)
def test_12_2_2_where_they_may_go(more: str, markers: str, open_to: str) -> None:
    """Never to Lutetia, whence Caesar came."""
    game = at_autricum(more, markers)
    game.play("Gallic intercept done?\n Gallic avoid_battle yes\n dice 6 6")
    assert sorted(game.offers("space")) == sorted(open_to.split())


@pytest.mark.proves("12.2.2f")
def test_12_2_2_not_across_the_channel() -> None:
    """Romans at Portus Itius do not flee to Britannia."""
    game = gallic("""
        roman = ["Durovernum"]
        [towns]
        Morini = "Tarvenna"
        [spaces.Tarvenna]
        inside = "Morini"
        [spaces."Portus Itius"]
        outside = "Legion VII"
    """).play("""
        Gallic action activate Morini
        Gallic march enter Portus Itius
        Roman avoid_battle yes
        dice 6 6
    """)
    assert game.offers("space") == ["Castellum Menapiorum", "Samarobriva"]


@pytest.mark.proves("12.2.2h", "12.3b", "12.3f")
def test_12_3_only_where_the_roll_suffices() -> None:
    """6 and 1: only the +2 of Gallic Cenabum and Durocassium makes it 9; the choice comes after the roll."""
    game = at_autricum(markers='gallic = ["Cenabum", "Durocassium"]\n')
    game.play("Gallic avoid_battle yes\n dice 3 3")
    assert game.offers("space") == ["Cenabum", "Durocassium"]


@pytest.mark.parametrize(
    ("markers", "open_to"),
    [
        pytest.param("", ["Noviodunum Diablintum", "Turones"], marks=pytest.mark.proves("12.3d")),
        pytest.param(
            'gallic = ["Lexovii"]\n',
            ["Noviodunum Diablintum", "Lexovii", "Turones"],
            marks=pytest.mark.proves("12.3e", "12.3b"),
        ),
    ],
)
def test_12_3_a_rough_path_costs_2(markers: str, open_to: list[str]) -> None:
    """8 and 1: the Rough Path to Lexovii is too much, unless +2 for Gallic control makes up for it."""
    game = caesar_enters(
        f"""{markers}
        [towns]
        Carnutes = "Cenabum"
        [spaces.Suindinum]
        outside = "Carnutes"
        """,
        "Autricum",
    )
    game.play("Gallic intercept done\n Roman march enter Suindinum\n Gallic avoid_battle yes\n dice 4 4")
    assert sorted(game.offers("space")) == sorted(open_to)


# ---- backing up


def intercepted(stays: str = "", dice: str = "6 6") -> Play:
    """Caesar goes to Autricum, and the Carnutes from Suindinum are there before him."""
    game = roman(f"""{TOWNS}
        [spaces.Agedincum]
        inside = "Senones"
        [spaces.Suindinum]
        outside = "Carnutes"
        [spaces.Lutetia]
        outside = "Caesar, Legion VII{stays}"
    """)
    return game.play(f"""
        Roman action activate Caesar
        Roman take_along piece Legion VII
        Roman take_along done?
        Roman march enter Autricum
        Gallic intercept space Suindinum
        dice {dice}
    """)


@pytest.mark.proves("12.2.2j", "12.2.2k", "12.2.2n")
def test_12_2_2_an_intercepted_army_may_back_up() -> None:
    """6 and Caesar's 3: he is back in Lutetia, and his move is over."""
    game = intercepted().play("Roman back_up yes")
    assert game.ask.about[-1] == 3
    game.play("dice 3 3")
    assert (game.where("Caesar"), game.where("Carnutes"), game.asked) == ("Lutetia", "Autricum", "Roman action")


@pytest.mark.proves("12.2.2l")
def test_12_2_2_or_must_attack() -> None:
    game = intercepted().play("Roman back_up yes\n dice 1 1")
    assert (game.asked, game.where("Caesar")) == ("Chance battle_roll", "Autricum")


@pytest.mark.proves("12.2.2o")
def test_12_2_2_those_who_stayed_behind_add_2() -> None:
    assert intercepted(", Legion IX").play("Roman back_up yes").ask.about[-1] == 5


@pytest.mark.proves("12.2.2p")
def test_12_2_2_whoever_was_activated_commands_those_who_back_up() -> None:
    """Legion VII moves Labienus, its subordinate: its own rating of 1 counts, not his 2."""
    game = roman(f"""{TOWNS}
        [spaces.Agedincum]
        inside = "Senones"
        [spaces.Suindinum]
        outside = "Carnutes"
        [spaces.Lutetia]
        outside = "T. Labienus, Legion VII"
    """).play("""
        Roman action activate Legion VII
        Roman take_along piece T. Labienus
        Roman march enter Autricum
        Gallic intercept space Suindinum
        dice 6 6
        Roman back_up yes
    """)
    assert game.ask.about[-1] == 1


@pytest.mark.proves("12.2.2m")
def test_12_2_2_back_across_the_channel() -> None:
    """Legion VII comes from Britannia, is intercepted at Portus Itius, and backs up to Durovernum."""
    game = roman("""
        [towns]
        Morini = "Tarvenna"
        [spaces.Tarvenna]
        inside = "Morini"
        [spaces.Durovernum]
        outside = "Legion VII"
    """).play("""
        Roman action activate Legion VII
        Roman march enter Portus Itius
        dice 1
        Gallic intercept space Tarvenna
        dice 6 6
        Roman back_up yes
        dice 6 6
    """)
    assert game.where("Legion VII") == "Durovernum"


SENONES_AT_HOME = '[spaces.Agedincum]\ninside = "Senones"'


def behind_walls(senones: str = SENONES_AT_HOME) -> Play:
    """Caesar goes to Cenabum, and the Carnutes from Autricum are inside their Town before him."""
    return roman(f"""
        [towns]
        Carnutes = "Cenabum"
        Senones = "Agedincum"
        {senones}
        [spaces.Autricum]
        outside = "Carnutes"
        [spaces.Lutetia]
        outside = "Caesar, Legion VII"
    """).play("""
        Roman action activate Caesar
        Roman take_along piece Legion VII
        Roman march enter Cenabum
        Gallic intercept space Autricum
        dice 5 5
        Gallic intercept_inside yes
    """)


@pytest.mark.proves("12.2.2q")
def test_12_2_2_even_if_those_who_intercepted_are_behind_walls() -> None:
    """Caesar may back up to Lutetia; if he fails, nobody is outside whom he would have to attack."""
    game = behind_walls().play("Roman back_up yes\n dice 3 3")
    assert (game.where("Caesar"), game.inside("Cenabum"), game.asked) == ("Lutetia", "Carnutes", "Roman action")
    game = behind_walls().play("Roman back_up yes\n dice 1 1")
    assert (game.where("Caesar"), game.asked) == ("Cenabum", "Roman march")


@pytest.mark.proves("12.2.2q", "10.6c")
def test_12_2_2_for_others_may_still_come_out() -> None:
    """The Senones are in the Town, too: whether they stand outside is only settled when Caesar enters."""
    game = behind_walls('[spaces.Cenabum]\ninside = "Senones"').play("Roman back_up no\n Gallic go_inside done")
    assert game.asked == "Gallic avoid_battle"


@pytest.mark.proves("12.2.3a")
def test_12_2_3_the_pursuit() -> None:
    """Caesar has spent 1 of his 5 Movement Points."""
    game = at_autricum().play("Gallic avoid_battle yes\n dice 6 6\n Gallic avoid_to space Suindinum")
    assert (game.asked, game.ask.about[-1]) == ("Roman march", 4)


@pytest.mark.proves("12.2.4a")
def test_12_2_4_who_has_intercepted_stays() -> None:
    game = intercepted().play("Roman back_up no")
    assert game.asked == "Chance battle_roll"


@pytest.mark.proves("12.2.4b")
def test_12_2_4_and_so_does_whom_he_joined() -> None:
    game = at_autricum('[spaces.Suindinum]\noutside = "Senones"')
    game.play("Gallic intercept space Suindinum\n dice 6 6\n Roman back_up no")
    assert game.asked == "Chance battle_roll"


@pytest.mark.proves("12.2.4a", "17.4.3i")
def test_12_2_4_who_cut_off_the_german_tribe_may_avoid_a_later_battle() -> None:
    """Caesar intercepts the German Tribe; when the Leuci come in the same card play, that is no bounce."""
    game = at("""
        player = "Gallic"
        hands = { Gallic = ["Germani Migration 1"] }
        [towns]
        Leuci = "Nasium"
        [spaces.Nasium]
        inside = "Leuci"
        [spaces.Divodurum]
        outside = "Germani"
        [spaces.Solimariaca]
        outside = "Caesar, Legion VII, Legion VIII"
    """).play("""
        Gallic play event Germani Migration 1
        Gallic germani_move space Tullum
        Roman intercept space Solimariaca
        dice 6 6
        Roman intercept_with piece Legion VII
        Roman intercept_with all
        Gallic action activate Leuci
        Gallic march enter Tullum
    """)
    assert (game.asked, game.outside("Tullum")) == ("Roman avoid_battle", "Caesar, Legion VII, Legion VIII, Leuci")


@pytest.mark.proves("9.6a", "9.6b")
def test_9_6_gauls_who_avoid_battle_drive_a_lone_leader_away() -> None:
    """The Carnutes withdraw to Durocassium, where Labienus stands alone: he does not get away and is displaced."""
    game = at_autricum('[spaces.Durocassium]\noutside = "T. Labienus"').play("""
        Gallic avoid_battle yes
        dice 5 5
        Gallic avoid_to space Durocassium
        Roman avoid_battle yes
        dice 1 1
    """)

    assert game.outside("Durocassium") == "Carnutes"
    assert game.where("T. Labienus") == "cup"
    assert game.asked == "Roman march"

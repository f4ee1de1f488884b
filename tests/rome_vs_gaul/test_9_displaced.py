"""9.6 Leaders who are displaced, or are not, in the middle of something else: retreats, sieges, interceptions."""

import pytest

from tests.rome_vs_gaul.playing import Play, gallic, roman


def beaten(romans: str, dice: str = "6 6 3 3") -> Play:
    """The Carnutes beat Romans in Cenabum, who are about to retreat; Turones is Gallic."""
    game = gallic(f"""
        gallic = ["Turones"]
        roman = ["Lutetia"]
        [towns]
        Carnutes = "Autricum"
        [spaces.Autricum]
        outside = "Carnutes"
        [spaces.Cenabum]
        outside = "{romans}"
    """).play(f"""
        Gallic action activate Carnutes
        Gallic march enter Cenabum
        Roman avoid_battle no
        dice {dice}
    """)
    while game.ask.key in ("reroll", "elite_reroll"):
        game.answer(f"{game.asked} pass")
    return game.play("Roman battle_loss piece Legion VIII\n Roman battle_loss piece Legion IX")


@pytest.mark.proves("9.6d", "9.6m", "13.7.1b")
def test_9_6_a_leader_who_retreats_alone_is_not_displaced() -> None:
    """Labienus goes another way than the Legions, to a space without enemies: nobody with him was eliminated."""
    game = beaten("T. Labienus, Legion VIII, Legion IX").play("""
        Roman retreat space Noviodunum Biturigum
        Roman retreat_with piece T. Labienus
        Roman retreat_with done
        Roman retreat space Vellaunodunum
        Roman retreat_with all
    """)
    assert game.outside("Noviodunum Biturigum") == "T. Labienus"
    assert not game.logged("displaced")


def beaten_at_gorgobina(town: str = "", inside: str = "") -> Play:
    """The Carnutes beat Labienus at Gorgobina, who can go to Avaricum, a Fortified Town, and Aquae Calidae."""
    game = gallic(f"""
        [towns]
        Carnutes = "Cenabum"
        Bituriges = "Avaricum"
        {town}
        [spaces.Avaricum]
        inside = "Bituriges"
        [spaces."Aquae Calidae"]
        {inside}
        [spaces."Noviodunum Aeduorum"]
        outside = "Carnutes"
        [spaces.Gorgobina]
        outside = "T. Labienus, Legion VIII, Legion IX"
    """).play("""
        Gallic action activate Carnutes
        Gallic march enter Gorgobina
        Roman avoid_battle no?
        dice 6 6 3 3
    """)
    while game.ask.key == "reroll":
        game.answer(f"{game.asked} pass")
    return game.play("Roman battle_loss piece Legion VIII\n Roman battle_loss piece Legion IX")


@pytest.mark.proves("10.3.3h")
def test_10_3_3_a_leader_is_not_split_off_to_a_town() -> None:
    """To Aquae Calidae he could go alone, but not to the Town in Avaricum: there a Legion goes first."""
    game = beaten_at_gorgobina().play("Roman retreat space Avaricum")
    assert game.options == ["piece Legion VIII", "piece Legion IX", "all"]
    game.play("Roman retreat_with piece Legion VIII\n Roman retreat_with piece Legion IX\n Roman retreat_with done")
    game.play("Roman retreat_loss piece Legion IX")
    assert (game.outside("Avaricum"), game.outside("Aquae Calidae")) == ("Legion VIII (1)", "T. Labienus")


@pytest.mark.proves("10.3.3h")
def test_10_3_3_a_leader_who_can_go_nowhere_alone_goes_with_the_legions() -> None:
    """There are Towns in both spaces."""
    game = beaten_at_gorgobina('Arverni = "Aquae Calidae"', 'inside = "Arverni"').play("""
        Roman retreat space Avaricum
        Roman retreat_with piece Legion VIII
        Roman retreat_with piece Legion IX
        Roman retreat_with done
        Roman retreat_loss piece Legion IX
    """)
    assert (game.outside("Avaricum"), game.logged("displaced")) == ("T. Labienus, Legion VIII (1)", [])


@pytest.mark.proves("9.6d")
def test_9_6_whose_last_legion_dies_on_the_retreat_is_displaced() -> None:
    """Legion VII, reduced, is lost on the way into Gallic Turones, and Labienus with it."""
    game = beaten("T. Labienus, Legion VII (1), Legion VIII, Legion IX").play("""
        Roman retreat space Turones
        Roman retreat_with piece T. Labienus
        Roman retreat_with piece Legion VII
        Roman retreat_with done
        Roman retreat_loss piece Legion VII?
    """)
    assert (game.where("T. Labienus"), game.where("Legion VII")) == ("cup", "eliminated")


@pytest.mark.proves("9.6f", "9.6n")
def test_9_6_caesar_joins_those_who_still_retreat_and_goes_with_them() -> None:
    """Displaced on the way to Turones, Caesar is placed with the Legions that have not left the field yet."""
    game = beaten("Caesar, Legion VII (1), Legion VIII, Legion IX").play("""
        Roman retreat space Turones
        Roman retreat_with piece Caesar
        Roman retreat_with piece Legion VII
        Roman retreat_with done
        Roman retreat_loss piece Legion VII?
        Roman displaced_caesar space Cenabum
        Roman retreat space Vellaunodunum
        Roman retreat_with all
    """)
    assert game.outside("Vellaunodunum") == "Caesar, Legion VIII (1), Legion IX (1)"
    assert game.outside("Cenabum") == "Carnutes (1)"


@pytest.mark.parametrize("leaders", ["Caesar", "Caesar, T. Labienus"])
@pytest.mark.parametrize("dice", ["6 5", "3 4"])
@pytest.mark.proves("9.6g", "14.4.2h", "14.4.3d")
def test_9_6_no_shelter_in_the_city_that_falls(leaders: str, dice: str) -> None:
    """Massilia surrenders, or falls: when Caesar is placed again, it is Gallic already."""
    game = gallic(f"""
        siege_points = {{ Massilia = 2 }}
        roman = ["Arelate"]
        [towns]
        Carnutes = "Autricum"
        Arverni = "Gergovia"
        Bituriges = "Avaricum"
        [spaces.Massilia]
        inside = "{leaders}, Legion VII (1)"
        outside = "Carnutes, Arverni, Bituriges"
    """).play("""
        Gallic action activate Carnutes
        Gallic take_along done
        Gallic march besiege
        Gallic siege_surprise pass?
        Roman siege_surprise pass?
    """)
    game.play(f"dice {dice}\n Gallic siege_loss piece Carnutes?")
    assert (game.asked, game.offers("space")) == ("Roman displaced_caesar", ["Narbo", "Vienne"])
    assert (game.where("T. Labienus"), game.owner("Massilia")) == ("cup", "Gallic")


def relief_of_vienne(relief: str, besieged: str, dice: str, dies: str, sally: str = "all") -> Play:
    """A Roman Relief Army comes from Genava, those in Vienne sortie with it; this Legion takes the first step."""
    game = roman(f"""
        [towns]
        Arverni = "Gergovia"
        Aedui = "Bibracte"
        Bituriges = "Avaricum"
        [spaces.Genava]
        outside = "{relief}"
        [spaces.Vienne]
        inside = "{besieged}"
        outside = "Arverni, Aedui, Bituriges"
    """).play(f"""
        Roman action activate T. Labienus
        Roman take_along {"all" if relief.count(",") > 1 else "piece Legion IX"}
        Roman march enter Vienne
        Gallic avoid_battle no
        Roman sally {sally}
        Roman sally done?
        dice {dice}
    """)
    while game.ask.key == "reroll":
        game.answer(f"{game.asked} pass")
    game.play(f"Roman battle_loss piece {dies}")
    while game.ask.key == "battle_loss":
        game.answer(f"{game.asked} {game.options[-1]}")
    return game


@pytest.mark.proves("9.6d", "9.6p")
def test_9_6_a_leader_whose_relief_army_dies_is_displaced() -> None:
    """Labienus loses the Legion that he brought and the battle; those who sortied go back without him (14.6.4)."""
    game = relief_of_vienne("T. Labienus, Legion IX (1)", "Legion VII, Legion VIII", "3 3 4 4", "Legion IX")
    assert "Legion VII" in game.inside("Vienne")
    assert (game.where("T. Labienus"), game.where("Legion IX")) == ("cup", "eliminated")


@pytest.mark.proves("9.6d", "9.6p")
def test_9_6_a_leader_whose_sortie_dies_is_displaced() -> None:
    """The Legion that sortied with Galba dies; the Relief Army goes back to Genava without him."""
    game = relief_of_vienne(
        "T. Labienus, Legion VII, Legion VIII, Legion XI", "S. Galba, Legion IX (1)", "3 3 4 4", "Legion IX"
    )
    assert game.where("T. Labienus") == "Genava"
    assert (game.where("S. Galba"), game.inside("Vienne")) == ("cup", "")


@pytest.mark.proves("9.6p")
def test_9_6_a_leader_who_wins_stands_with_those_who_sortied() -> None:
    """Labienus has lost his Legion but not the battle: the Legions of Vienne are with him."""
    game = relief_of_vienne("T. Labienus, Legion IX (1)", "Legion VII, Legion VIII, Legion XI", "6 6 1 1", "Legion IX")
    assert [str(fact) for fact in game.logged("battle_won")[0].facts] == ["Vienne", "Roman"]
    assert "T. Labienus" in game.outside("Vienne")


@pytest.mark.proves("9.6d", "9.6p")
def test_9_6_a_leader_who_sortied_without_legions_goes_back_inside() -> None:
    """Nobody with Galba was eliminated: he came out alone, and the Legions of Vienne stayed."""
    game = relief_of_vienne(
        "T. Labienus, Legion VII, Legion VIII, Legion IX",
        "S. Galba, Legion XI",
        "3 3 4 4",
        "Legion VII",
        "piece S. Galba",
    )
    assert game.inside("Vienne") == "S. Galba, Legion XI"


@pytest.mark.proves("9.6q", "10.6j")
def test_9_6_a_tribe_that_rises_behind_its_walls_displaces_nobody() -> None:
    """The Carnutes return to Cenabum, where Labienus stands alone: they are inside, and may come out against him."""
    game = gallic("""
        [boxes]
        submitted = "Carnutes (1)"
        [spaces.Cenabum]
        outside = "T. Labienus"
    """).play("""
        Gallic action uprising
        Gallic uprising piece Carnutes
        Gallic settle space Cenabum
        Gallic uprising done
    """)
    assert (game.inside("Cenabum"), game.outside("Cenabum")) == ("Carnutes (1)", "T. Labienus")
    game.answer("Gallic action activate Carnutes")
    assert "sortie" in game.options


@pytest.mark.proves("9.6t")
def test_9_6_who_was_there_is_displaced_with_an_army_that_perishes_among_gauls() -> None:
    """Labienus leaves Galba before Cenabum, is beaten at Autricum, and dies among the Carnutes who have come out."""
    game = roman("""
        roman = ["Lutetia", "Bibracte", "Vellaunodunum"]
        [towns]
        Carnutes = "Cenabum"
        Bellovaci = "Bratuspantium"
        [spaces.Cenabum]
        inside = "Carnutes"
        outside = "S. Galba, T. Labienus, Legion VII, Legion VIII"
        [spaces.Autricum]
        outside = "Bellovaci"
    """).play("""
        Roman action activate T. Labienus
        Roman take_along piece Legion VII
        Roman take_along piece Legion VIII
        Roman take_along done
        Roman march enter Autricum
        Gallic avoid_battle no?
        dice 3 3 6 6
    """)
    for key, wish in {"reroll": "pass", "battle_loss": "", "shelter": "done", "retreat_loss": ""}.items():
        while game.ask.key == key:
            game.answer(f"{game.asked} {wish or game.options[0]}")
    assert game.outside("Cenabum").split(" (")[0] == "Carnutes"
    assert game.where("S. Galba") == game.where("T. Labienus") == "cup"


@pytest.mark.proves("9.6s")
def test_9_6_gauls_who_back_up_come_to_a_leader_alone() -> None:
    """The Carnutes march out past Galba, are intercepted and back up: he must avoid battle, or go."""
    game = gallic("""
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes"
        outside = "S. Galba"
        [spaces.Lutetia]
        outside = "Legion VII, Legion VIII"
    """).play("""
        Gallic action activate Carnutes
        Gallic march enter Autricum
        Roman intercept space Lutetia
        dice 6 5
        Roman intercept_with all
        Gallic back_up yes
        dice 6 6
    """)
    assert game.asked == "Roman avoid_battle"
    game.answer("Roman avoid_battle no")
    assert (game.where("S. Galba"), game.outside("Cenabum")) == ("cup", "Carnutes")


@pytest.mark.proves("9.6d")
@pytest.mark.parametrize(("others", "fate"), [("", "cup"), (", Legion VIII", "Portus Itius")])
def test_9_6_a_leader_who_loses_all_on_the_retreat_may_find_others_there(others: str, fate: str) -> None:
    """The last step of Legion VII is lost in the Channel; where another Legion waits, Galba is with that."""
    game = roman(f"""
        roman = ["Portus Itius"]
        [spaces."Portus Itius"]
        outside = "S. Galba, Legion VII (1){others}"
    """).play("""
        Roman action activate S. Galba
        Roman take_along piece Legion VII
        Roman take_along done?
        Roman march enter Durovernum
        dice 1
        dice 6 6
        dice 1 3 1 1
    """)
    while game.ask.key == "reroll":
        game.answer(f"{game.asked} pass")
    game.play("Roman retreat space Portus Itius\n Roman retreat_with all?")
    assert (game.where("S. Galba"), game.where("Legion VII")) == (fate, "eliminated")


GAULS = "Arverni, Aedui, Bituriges"
HOMES = """
    [towns]
    Arverni = "Gergovia"
    Aedui = "Bibracte"
    Bituriges = "Avaricum"
"""


def pass_and_lose(game: Play) -> Play:
    while game.ask.key in ("reroll", "battle_loss"):
        game.answer(f"{game.asked} {'pass' if game.ask.key == 'reroll' else game.options[0]}")
    return game


def back_to_vienne() -> Play:
    """The Gauls have left Caesar, who is alone in Vienne, are beaten at Genava and come back."""
    game = gallic(f"""{HOMES}
        [spaces.Vienne]
        inside = "Caesar"
        outside = "{GAULS}"
        [spaces.Genava]
        outside = "Legion VII, Legion VIII"
    """).play("""
        Gallic action activate Arverni
        Gallic take_along all
        Gallic march enter Genava
        Roman avoid_battle no
        dice 1 1 5 5
    """)
    return pass_and_lose(game)


@pytest.mark.proves("9.6u", "10.6g", "10.6h", "10.6l")
def test_9_6_a_leader_alone_in_his_city_declares_when_gauls_retreat_there() -> None:
    """Nobody besieges him any more: he stays inside, or comes out and avoids battle."""
    game = back_to_vienne()
    assert (game.asked, game.options) == ("Roman shelter", ["piece Caesar", "done"])
    game.answer("Roman shelter piece Caesar")
    assert (game.inside("Vienne"), game.logged("displaced")) == ("Caesar", [])
    game = back_to_vienne().play("Roman shelter done\n Gallic retreat_loss piece Arverni?")
    assert game.asked == "Roman avoid_battle"


@pytest.mark.proves("9.6u")
@pytest.mark.parametrize(("answer", "inside"), [("piece Caesar", "Caesar"), ("done", "")])
def test_9_6_a_leader_alone_before_his_city_goes_inside_or_avoids_battle(answer: str, inside: str) -> None:
    """The Gauls are beaten at Genava in the card play of the Roman, and retreat to Vienne."""
    game = roman(f"""{HOMES}
        [spaces.Vienne]
        outside = "Caesar"
        [spaces.Genava]
        outside = "{GAULS}"
        [spaces.Octodurus]
        outside = "T. Labienus, Legion VII, Legion VIII, Legion IX"
    """).play("""
        Roman action activate T. Labienus
        Roman take_along all
        Roman march enter Genava
        Gallic avoid_battle no
        dice 5 5 1 1
    """)
    pass_and_lose(game).play(f"""
        Gallic retreat space Vienne
        Gallic retreat_with all
        Gallic retreat_loss piece Arverni
        Roman shelter {answer}
    """)
    assert (game.inside("Vienne"), game.asked == "Roman avoid_battle") == (inside, answer == "done")


def test_9_6_caesar_is_placed_with_the_legion_before_the_walls() -> None:
    game = gallic("""
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes"
        [spaces.Autricum]
        outside = "Caesar"
        [spaces.Massilia]
        outside = "Legion VII"
        inside = "Legion VIII"
    """).play("""
        Gallic action activate Carnutes
        Gallic march enter Autricum
        Roman avoid_battle no
        Roman displaced_caesar space Massilia
    """)
    assert (game.outside("Massilia"), game.inside("Massilia")) == ("Caesar, Legion VII", "Legion VIII")

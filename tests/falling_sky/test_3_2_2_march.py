"""3.2.2 Roman March: origins and cost, groups and distance, mandatory stops, Britannia, the worked example."""

import pytest

from tests.falling_sky.playing import Play, at

# ---- Origins and cost -------------------------------------------------------------------------------------------


@pytest.mark.proves("3.2.2d", "3.2.2w", "4.3.2l")
@pytest.mark.parametrize(("devastated", "cost"), [("false", 2), ("true", 4)])
def test_3_2_2_two_resources_an_origin_four_if_devastated(devastated: str, cost: int) -> None:
    """An origin costs two Resources, four if it is Devastated, however many groups leave it."""
    game = at(f"""
        [regions.Carnutes]
        devastated = {devastated}
        Romans = "2 Legions"
    """).play("""
        Romans action command March
        Romans command march Carnutes
        Romans march_to region Bituriges
        Romans march_number number 1
        Romans march_on done
        Romans march_to region Pictones
        Romans march_on done
    """)

    assert game.resources("Romans") == 10 - cost
    assert (game.pieces("Bituriges", "Romans"), game.pieces("Pictones", "Romans")) == ("1 Legion", "1 Legion")


@pytest.mark.proves("3.2.2d")
def test_3_2_2_each_origin_is_paid_for() -> None:
    """Two origins cost two Resources each."""
    game = at("""
        [regions.Carnutes]
        Romans = "1 Legion"
        [regions.Treveri]
        Romans = "1 Legion"
    """).play("""
        Romans action command March
        Romans command select Carnutes
        Romans command select Treveri
    """)

    assert game.resources("Romans") == 6


@pytest.mark.proves("3.2.2c")
def test_3_2_2_no_march_upon_frost() -> None:
    """2.3.8 With WINTER the next card the Romans may not March."""
    position = """
        [regions.Carnutes]
        Romans = "Caesar, 2 Legions"
    """
    assert "command March" in at(position).options

    frost = at('next = "Winter"' + position)
    assert frost.offers("command") == ["Recruit", "Seize"]


def test_3_2_2_regions_without_mobile_pieces_are_no_origins() -> None:
    """Allied Tribes and Forts do not March: where nothing else stands there is no origin."""
    game = at("""
        [regions.Carnutes]
        Romans = "Fort"
        [regions.Mandubii]
        Romans = "1 Auxilia"
        [tribes]
        Aulerci = "Romans"
    """).play("Romans action command March")

    assert game.offers("march") == ["Mandubii"]


@pytest.mark.proves("3.2.2a", "3.2.2b")
def test_3_2_2_a_group_is_leader_legions_and_auxilia() -> None:
    """A group may hold the Leader, Legions and Auxilia in any numbers; Allies and Fort stay behind."""
    game = at("""
        [regions.Mandubii]
        Romans = "Caesar, 2 Legions, 3 Auxilia, Fort"
        [tribes]
        Senones = "Romans"
    """).play("""
        Romans action command March
        Romans command march Mandubii
        Romans march_to region Carnutes
    """)
    asked = []
    for _ in range(3):
        assert game.asked == "Romans march_number"
        asked.append(game.offers("number"))
        game.table.answer(f"number {asked[-1][-1]}")

    assert asked == [["0", "1"], ["0", "1", "2"], ["0", "1", "2", "3"]]
    assert game.pieces("Carnutes", "Romans") == "Caesar, 2 Legions, 3 Auxilia"
    assert game.pieces("Mandubii", "Romans") == "Fort"
    assert game.tribe("Senones") == "Romans"


def test_3_2_2_a_group_is_at_least_one_piece() -> None:
    """Having left Leader and Legions behind, at least one Auxilia must go."""
    game = at("""
        [regions.Mandubii]
        Romans = "1 Legion, 2 Auxilia"
    """).play("""
        Romans action command March
        Romans command march Mandubii
        Romans march_to region Carnutes
        Romans march_number number 0
    """)

    assert game.offers("number") == ["1", "2"]


@pytest.mark.proves("3.2.2g")
def test_3_2_2_revealed_auxilia_of_the_origin_are_hidden_even_if_none_moves() -> None:
    """All Revealed Auxilia in the origin flip to Hidden, and a March may move nobody; other Regions do not flip."""
    game = at("""
        [regions.Mandubii]
        Romans = "3 revealed Auxilia"
        [regions.Carnutes]
        Romans = "1 revealed Auxilia"
    """).play("""
        Romans action command March
        Romans command march Mandubii
        Romans march_to done
    """)

    assert game.pieces("Mandubii", "Romans") == "3 Auxilia"
    assert game.pieces("Carnutes", "Romans") == "1 revealed Auxilia"
    assert game.resources("Romans") == 8
    assert "done" in game.options


def test_3_2_2_auxilia_that_march_through_do_not_hide_others() -> None:
    """Only the origin's Auxilia flip: those standing in a Region that is entered stay Revealed."""
    game = at("""
        [regions.Mandubii]
        Romans = "1 revealed Auxilia"
        [regions.Carnutes]
        Romans = "1 revealed Auxilia"
    """).play("""
        Romans action command March
        Romans command march Mandubii
        Romans march_to region Carnutes
        Romans march_on done
    """)

    assert game.pieces("Carnutes", "Romans") == "1 Auxilia, 1 revealed Auxilia"


@pytest.mark.proves("3.2.2i")
def test_3_2_2_no_piece_marches_twice() -> None:
    """Pieces that have Marched into a Region do not March out of it when it is an origin later."""
    game = at("""
        [regions.Mandubii]
        Romans = "3 Legions"
        [regions.Carnutes]
        Romans = "1 Legion"
    """).play("""
        Romans action command March
        Romans command march Mandubii
        Romans march_to region Carnutes
        Romans march_number number 3
        Romans march_on done
    """)
    assert game.pieces("Carnutes", "Romans") == "4 Legions"

    game.play("""
        Romans command march Carnutes
        Romans march_to region Veneti
        Romans march_on done
    """)
    assert game.pieces("Veneti", "Romans") == "1 Legion"
    assert game.asked == "Romans command"
    assert game.pieces("Carnutes", "Romans") == "3 Legions"


def test_3_2_2_hidden_and_revealed_auxilia_are_told_apart_by_who_has_marched() -> None:
    """One Revealed Auxilia of a later origin goes Hidden among two that have Marched in: one alone may March out."""
    game = at("""
        [regions.Mandubii]
        Romans = "2 Auxilia"
        [regions.Carnutes]
        Romans = "1 revealed Auxilia"
    """).play("""
        Romans action command March
        Romans command march Mandubii
        Romans march_to region Carnutes
        Romans march_number number 2
        Romans march_on done
        Romans command march Carnutes
        Romans march_to region Veneti
    """)

    assert game.asked == "Romans march_on"
    assert game.pieces("Carnutes", "Romans") == "2 Auxilia"
    assert game.pieces("Veneti", "Romans") == "1 Auxilia"


def test_3_2_2_a_region_with_marched_pieces_alone_is_no_origin() -> None:
    """Where all pieces have Marched there is nothing left to March."""
    game = at("""
        [regions.Mandubii]
        Romans = "2 Legions"
    """).play("""
        Romans action command March
        Romans command march Mandubii
        Romans march_to region Carnutes
        Romans march_number number 1
        Romans march_on done
        Romans march_to done
    """)

    assert game.offers("march") == []


@pytest.mark.proves("3.2.2e", "3.2.2h")
def test_3_2_2_a_limited_march_has_one_origin_and_several_groups() -> None:
    """A Limited Command selects one origin, from which two groups leave for two Resources."""
    game = at("""
        first = { faction = "Aedui", action = "Command" }
        [regions.Mandubii]
        Romans = "2 Legions"
        [regions.Treveri]
        Romans = "1 Legion"
    """).play("""
        Romans action limited March
        Romans command march Mandubii
        Romans march_to region Carnutes
        Romans march_number number 1
        Romans march_on done
        Romans march_to region Bituriges
        Romans march_on done
    """)

    assert game.options == ["done", "negotiate", "remove_own"]
    assert game.resources("Romans") == 8
    assert (game.pieces("Carnutes", "Romans"), game.pieces("Bituriges", "Romans")) == ("1 Legion", "1 Legion")


# ---- Distance ---------------------------------------------------------------------------------------------------


def marching(romans: str, *steps: str, more: str = "", start: str = "Provincia") -> Play:
    """The whole force of the start Region Marches together along the steps."""
    game = at(f'[regions.{start}]\nRomans = "{romans}"\n{more}')
    game.play(f"Romans action command March\nRomans command march {start}\nRomans march_to region {steps[0]}")
    while game.asked == "Romans march_number":
        game.table.answer(f"number {game.offers('number')[-1]}")
    for step in steps[1:]:
        game.play(f"Romans march_on region {step}")
    return game


def is_over(game: Play) -> bool:
    """The group has stopped and no piece is left in the origin: at most a Special Ability can still come in."""
    return game.asked in ("Romans march_to", "Romans command") and game.offers("region") == []


@pytest.mark.proves("3.2.2j")
def test_3_2_2_a_group_marches_two_regions() -> None:
    """A group without Caesar enters one Region and, if desired, a second; then its March is over."""
    game = marching("2 Legions, 1 Auxilia", "Aedui")
    assert game.asked == "Romans march_on"
    assert game.offers("region") == ["Mandubii", "Bituriges", "Sequani", "Arverni", "Provincia"]

    game.play("Romans march_on region Mandubii")
    assert game.pieces("Mandubii", "Romans") == "2 Legions, 1 Auxilia"
    assert is_over(game)


@pytest.mark.proves("3.2.2j")
def test_3_2_2_the_first_step_is_to_an_adjacent_region() -> None:
    """From Provincia a group can enter Aedui, Sequani or Arverni; Cisalpina is no Region."""
    game = at("""
        [regions.Provincia]
        Romans = "1 Legion"
    """).play("""
        Romans action command March
        Romans command march Provincia
    """)

    assert game.offers("region") == ["Aedui", "Sequani", "Arverni"]


@pytest.mark.proves("3.2.2k")
def test_3_2_2_caesar_leads_a_group_into_a_third_region() -> None:
    """Caesar and those with him may March three Regions, not four."""
    game = marching("Caesar, 2 Legions, 1 Auxilia", "Aedui", "Mandubii")
    assert game.asked == "Romans march_on"

    game.play("Romans march_on region Treveri")
    assert game.pieces("Treveri", "Romans") == "Caesar, 2 Legions, 1 Auxilia"
    assert is_over(game)


@pytest.mark.proves("3.2.2k")
def test_3_2_2_a_successor_leads_no_further_than_two() -> None:
    """The Successor's group stops after the second Region."""
    game = marching("Successor, 2 Legions", "Aedui", "Mandubii")

    assert is_over(game)


def test_3_2_2_without_caesar_no_third_region() -> None:
    """If Caesar drops off in the second Region, the rest do not enter a third."""
    game = marching("Caesar, 2 Legions", "Aedui", "Mandubii").play("Romans march_on drop Roman Leader")

    assert is_over(game)
    assert game.pieces("Mandubii", "Romans") == "Caesar, 2 Legions"


def test_3_2_2_caesar_dropped_in_the_first_region() -> None:
    """If Caesar drops off in the first Region, the rest may still enter a second, and stop there."""
    game = marching("Caesar, 2 Legions", "Aedui").play("""
        Romans march_on drop Roman Leader
        Romans march_on region Mandubii
    """)

    assert is_over(game)
    assert game.pieces("Aedui", "Romans") == "Caesar"
    assert game.pieces("Mandubii", "Romans") == "2 Legions"


@pytest.mark.proves("3.2.2l")
def test_3_2_2_pieces_drop_off_and_stay() -> None:
    """Any pieces may drop off before the rest move on, and they do not March any more."""
    game = marching("3 Legions, 1 Auxilia", "Aedui").play("""
        Romans march_on drop Legion
        Romans march_on drop Hidden Auxilia
        Romans march_on region Mandubii
    """)

    assert game.pieces("Aedui", "Romans") == "1 Legion, 1 Auxilia"
    assert game.pieces("Mandubii", "Romans") == "2 Legions"
    assert game.offers("march") == []


def test_3_2_2_a_lone_piece_drops_nobody_off() -> None:
    """The last piece of a group moves on or stops."""
    assert marching("1 Legion", "Aedui").offers("drop") == []
    assert marching("2 Legions", "Aedui").offers("drop") == ["Legion"]


@pytest.mark.proves("3.2.2m")
def test_3_2_2_a_group_picks_up_nobody() -> None:
    """Pieces that stood in the first Region do not join: groups form from pieces that begin together."""
    game = marching("2 Legions", "Aedui", "Mandubii", more='[regions.Aedui]\nRomans = "3 Legions, 2 Auxilia"')

    assert game.pieces("Aedui", "Romans") == "3 Legions, 2 Auxilia"
    assert game.pieces("Mandubii", "Romans") == "2 Legions"


def test_3_2_2_a_group_may_go_back() -> None:
    """The second Region is any that is now adjacent, the origin too."""
    game = marching("2 Legions", "Aedui", "Provincia")

    assert game.pieces("Provincia", "Romans") == "2 Legions, Fort"


@pytest.mark.proves("3.2.2l")
def test_3_2_2_auxilia_split_off_by_scout() -> None:
    """4.2.2 Auxilia of a group in the middle of its March ride off by Scout; the rest go on."""
    game = marching("2 Legions, 2 Auxilia", "Aedui").play("""
        Romans march_on ability Scout
        Romans scout_from region Aedui
        Romans scout_to region Bituriges
        Romans scout_number number 1
        Romans scout_from done
    """)
    while game.asked != "Romans march_on":
        game.table.answer("done")
    game.play("Romans march_on region Mandubii")

    assert game.pieces("Bituriges", "Romans") == "1 Auxilia"
    assert game.pieces("Mandubii", "Romans") == "2 Legions, 1 Auxilia"


# ---- Mandatory stops --------------------------------------------------------------------------------------------


@pytest.mark.proves("3.2.2n")
@pytest.mark.parametrize(
    ("start", "to"),
    [
        ("Morini", "Britannia"),
        ("Atrebates", "Britannia"),
        ("Veneti", "Britannia"),
        ("Britannia", "Atrebates"),
        ("Morini", "Sugambri"),
        ("Treveri", "Ubii"),
        ("Sequani", "Ubii"),
        ("Ubii", "Treveri"),
        ("Sugambri", "Nervii"),
    ],
)
def test_3_2_2_the_sea_and_the_rhenus_stop_even_caesar(start: str, to: str) -> None:
    """Into or out of Britannia, and across the Rhenus, a group must stop, even with Caesar."""
    game = marching("Caesar, 2 Legions", to, start=start)

    assert is_over(game)
    assert game.pieces(to, "Romans") == "Caesar, 2 Legions"


def test_3_2_2_within_germania_no_river_is_crossed() -> None:
    """Between Ubii and Sugambri there is no Rhenus: the group goes on, and stops when it crosses into Nervii."""
    game = marching("Caesar", "Sugambri", start="Ubii")
    assert game.asked == "Romans march_on"

    game.play("Romans march_on region Nervii")
    assert is_over(game)


def test_3_2_2_from_gaul_into_germania_on_the_second_step() -> None:
    """A second step across the Rhenus is allowed, and stops the group."""
    game = marching("Caesar", "Sequani", "Ubii")

    assert game.pieces("Ubii", "Romans") == "Caesar"
    assert is_over(game)


@pytest.mark.proves("3.2.2x", "4.3.2m")
def test_3_2_2_a_devastated_region_stops_who_enters() -> None:
    """On entering a Devastated Region the group must stop, even with Caesar."""
    game = marching("Caesar, 1 Legion", "Aedui", more="[regions.Aedui]\ndevastated = true")

    assert game.pieces("Aedui", "Romans") == "Caesar, 1 Legion"
    assert is_over(game)


@pytest.mark.proves("3.2.2o")
def test_3_2_2_beginning_in_a_devastated_region_does_not_stop() -> None:
    """A group that begins in a Devastated Region Marches its two Regions."""
    game = at("""
        [regions.Carnutes]
        devastated = true
        Romans = "1 Legion"
    """).play("""
        Romans action command March
        Romans command march Carnutes
        Romans march_to region Mandubii
        Romans march_on region Aedui
    """)

    assert game.pieces("Aedui", "Romans") == "1 Legion"


# ---- Britannia and Special Abilities ----------------------------------------------------------------------------


@pytest.mark.proves("3.2.2p")
def test_3_2_2_after_britannia_no_special_ability() -> None:
    """Once a group has crossed the sea no Special Ability may accompany the March."""
    position = """
        [regions.Morini]
        Romans = "Caesar, 2 Legions, 2 Auxilia"
    """
    game = at(position).play("""
        Romans action command March
        Romans command march Morini
    """)
    assert "ability Scout" in game.options

    game.play("""
        Romans march_to region Britannia
        Romans march_number number 0
        Romans march_number number 1
        Romans march_number number 0
    """)
    assert game.asked == "Romans march_to"
    assert game.offers("ability") == []
    game.play("Romans march_to done")
    assert game.asked == "Romans command"
    assert game.offers("ability") == []


def scouted(position: str) -> Play:
    """A March that a Scout from Provincia to Sequani has opened."""
    return at(f"""
        [regions.Provincia]
        Romans = "1 Auxilia"
        {position}
    """).play("""
        Romans action command March
        Romans command ability Scout
        Romans scout_from region Provincia
        Romans scout_to region Sequani
    """)


@pytest.mark.proves("3.2.2y")
def test_3_2_2_after_a_special_ability_not_into_britannia() -> None:
    """If a Special Ability has been added, no pieces move into Britannia, neither first nor later on their way."""
    game = scouted('[regions.Nervii]\nRomans = "1 Legion"\n[regions.Morini]\nRomans = "1 Legion"')
    game.play("Romans command march Morini")
    assert game.offers("region") == ["Nervii", "Atrebates", "Sugambri"]

    game.play("""
        Romans march_to done
        Romans command march Nervii
        Romans march_to region Morini
    """)
    assert game.offers("region") == ["Nervii", "Atrebates", "Sugambri"]


@pytest.mark.proves("3.2.2y")
def test_3_2_2_after_a_special_ability_not_out_of_britannia() -> None:
    """Nor out of Britannia: a Legion there cannot March, so that Britannia is no origin."""
    game = scouted('[regions.Britannia]\nRomans = "1 Legion"')
    assert game.offers("march") == ["Sequani"]

    game = scouted('[regions.Britannia]\nRomans = "1 revealed Auxilia"')
    assert game.offers("march") == ["Sequani", "Britannia"]
    game.play("Romans command march Britannia")
    assert game.pieces("Britannia", "Romans") == "1 Auxilia"
    assert game.asked == "Romans command"


# ---- The worked example


def test_3_2_2_march_example() -> None:
    """EXAMPLE: Caesar through the Aedui Region, unharassed, into Devastated Mandubii; two Auxilia into Arverni."""
    game = at("""
        [regions.Provincia]
        Romans = "Caesar, 4 Legions, 5 Auxilia"
        [regions.Aedui]
        Aedui = "4 Warbands"
        [regions.Mandubii]
        devastated = true
        [regions.Arverni]
        Arverni = "6 Warbands"
    """).play("""
        Romans action command March
        Romans command march Provincia
        Romans march_to region Aedui
        Romans march_number number 1
        Romans march_number number 4
        Romans march_number number 3
        Romans march_on drop Hidden Auxilia
        Romans march_on region Mandubii
    """)
    assert game.resources("Romans") == 8
    assert game.asked == "Aedui harass"
    assert game.table.ask is not None
    assert game.table.ask.about[-1] == 1

    game.play("""
        Aedui harass no
        Romans march_to region Arverni
        Romans march_number number 2
    """)
    assert game.asked == "Romans march_on"
    game.play("Romans march_on done")
    assert game.pieces("Aedui", "Romans") == "1 Auxilia"
    assert game.pieces("Mandubii", "Romans") == "Caesar, 4 Legions, 2 Auxilia"
    assert game.pieces("Arverni", "Romans") == "2 Auxilia"
    assert game.resources("Romans") == 8


def test_3_2_2_auxilia_that_rode_in_do_not_march_on_with_the_group() -> None:
    """An Auxilia that has Marched and then rode to a waiting group does not March again with it."""
    game = at("""
        card = 1
        [regions.Provincia]
        Romans = "Caesar, 2 Auxilia"
    """)
    game.play("""
        Romans action command March
        Romans command march Provincia
        Romans march_to region Aedui
        Romans march_number number 0
        Romans march_number number 1
        Romans march_on region Bituriges
        Romans march_to region Aedui
        Romans march_number number 1
        Romans march_number number 1
        Romans march_on ability Scout
        Romans scout_from region Aedui
        Romans scout_to region Sequani
        Romans scout_from region Bituriges
        Romans scout_to region Aedui
    """)
    game.play("Romans march_on region Mandubii")
    assert game.pieces("Mandubii", "Romans") == "Caesar"
    assert game.pieces("Aedui", "Romans") == "1 Auxilia"

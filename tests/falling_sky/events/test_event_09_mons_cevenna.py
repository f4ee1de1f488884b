"""9 Mons Cevenna."""

import pytest

from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import at

CROSSING = """
    card = 9
    next = "Winter"
    [resources]
    Romans = 0
    [regions.Provincia]
    Romans = "Caesar, 4 Legions, 2 revealed Auxilia"
    [regions.Arverni]
    Arverni = "1 Warband"
    [tribes]
    Cadurci = "Arverni"
"""
CROSSED = """
    Romans action unshaded 9
    Romans event_region region Arverni
    Romans march_number number 1
    Romans march_number number 3
    Romans march_number number 0
"""


def test_event_09_unshaded_march_and_command_free_of_cost() -> None:
    """A March into the next Region upon Frost, the origin Hidden; then a Command there and a Special Ability."""
    game = at(CROSSING).play(CROSSED)

    assert game.pieces("Arverni", "Romans") == "Caesar, 3 Legions"
    assert game.pieces("Provincia", "Romans") == "1 Legion, 2 Auxilia, Fort"
    assert game.offers("command") == ["Recruit", "March", "Seize", "Battle"]
    assert "ability Build" in game.options


def test_event_09_unshaded_within_one_of_provincia_by_the_map() -> None:
    """Aedui borders Provincia too: it may be origin and destination."""
    game = at("""
        card = 9
        [regions.Aedui]
        Romans = "1 Legion"
        [regions.Bituriges]
        Romans = "1 Legion"
    """).play("Romans action unshaded 9")

    assert game.asked == "Romans event_region"
    assert sorted(game.offers("region")) == ["Arverni", "Provincia", "Sequani"]


def test_event_09_unshaded_special_ability_first_then_any_command() -> None:
    """Build, which fits no Battle, may come before a Battle; then no other Special Ability: no Besiege."""
    game = at(CROSSING).play(CROSSED)
    game.play("Romans event_choice ability Build\nRomans build region Arverni\nRomans build_what fort")
    while game.asked in ("Romans build_what", "Romans build"):
        game.play(f"{game.asked} done")
    assert game.asked == "Romans event_choice"
    assert game.offers("ability") == []

    game.play("Romans event_choice command Battle\nRomans command battle Arverni")
    assert game.asked != "Romans besiege"
    assert game.resources("Romans") == 0


def test_event_09_unshaded_besiege_with_the_battle() -> None:
    """The Special Ability may be Besiege in the Battle; then none is left for afterwards."""
    game = at(CROSSING).play(CROSSED)
    game.play("Romans event_choice command Battle\nRomans command battle Arverni")
    assert game.asked == "Romans besiege"
    game.play("Romans besiege yes")
    while game.asked != "Romans command":
        game.answer(f"{game.asked} {game.options[0]}")
    game.play("Romans command done")

    assert game.tribe("Cadurci") == "Subdued"
    assert game.offers("ability") == []


def test_event_09_unshaded_the_command_may_march_on() -> None:
    """Who has just come may March out of the destination, and nobody out of other Regions."""
    game = at(CROSSING).play(CROSSED + "Romans event_choice command March")

    assert game.offers("march") == ["Arverni"]


def test_event_09_unshaded_nobody_near() -> None:
    """Without a mobile piece within one of Provincia nothing happens."""
    game = at('card = 9\n[regions.Nervii]\nRomans = "1 Legion"').play("Romans action unshaded 9")

    assert game.asked == "Aedui action"


def test_event_09_effective_with_a_mobile_piece_near() -> None:
    """A mobile piece within one Region of Provincia is needed."""
    assert not judged('card = 9\n[regions.Nervii]\nRomans = "1 Legion"', "Romans")
    assert judged('card = 9\n[regions.Sequani]\nBelgae = "1 Warband"', "Belgae")


def test_event_09_unshaded_no_ally_by_build_where_seized() -> None:
    """4.2.1 holds: after a Seize in the destination Build places a Fort there, and no Ally."""
    game = at(CROSSING).play(CROSSED).play("Romans event_choice command Seize\nRomans command seize Arverni")
    while game.asked != "Romans event_choice":
        game.play(f"{game.asked} {'done' if 'done' in game.options else game.options[-1]}")
    game.play("Romans event_choice ability Build\nRomans build region Arverni")

    assert "Fort" in game.pieces("Arverni", "Romans")  # the only thing to build, so unasked
    assert game.tribe("Cadurci") == "Arverni"


def test_event_09_unshaded_build_after_another_command_takes_an_ally() -> None:
    """Where no Seize was, Build may Subdue the Arverni Ally as ever."""
    game = at(CROSSING.replace("1 Warband", "2 Warbands")).play(CROSSED).play("Romans event_choice command Recruit")
    game.play("Romans command recruit Arverni")
    while game.asked != "Romans command":
        game.play(f"{game.asked} {game.options[-1]}")
    game.play("Romans command done\nRomans event_choice ability Build\nRomans build region Arverni")

    assert "subdue Cadurci" in game.options


BUILT = (
    CROSSED
    + """
    Romans event_choice ability Build
    Romans build region Arverni
    Romans build_what subdue Cadurci
    Romans build_what done
"""
)


def test_event_09_unshaded_no_seize_where_build_took_an_ally() -> None:
    """4.2.1 holds in this order too: after Build has Subdued a Tribe there is no Seize, but every other Command."""
    game = at(CROSSING).play(BUILT)

    assert game.offers("command") == ["Recruit", "March", "Battle"]


def test_event_09_unshaded_only_commands_that_can_be_executed() -> None:
    """Belgae alone in Sequani have nobody to Battle."""
    game = at('card = 9\nineligible = ["Romans", "Aedui", "Arverni"]\n[regions.Provincia]\nBelgae = "2 Warbands"\n')
    game.play("Belgae action unshaded 9\nBelgae event_region region Sequani\nBelgae march_number number 2")

    assert game.offers("command") == ["Rally", "March", "Raid"]


def test_event_09_unshaded_one_command_and_one_special_ability() -> None:
    """Each question says what is left of the two; after both the Event is over."""
    game = at(CROSSING).play(CROSSED)
    assert game.step == "both"
    game.play("Romans event_choice command Recruit\nRomans command recruit Arverni\nRomans recruit place_auxilia")
    game.play("Romans command done")
    assert game.step == "ability"

    game = at(CROSSING).play(BUILT)
    assert game.step == "command"
    game.play("Romans event_choice command Recruit\nRomans command recruit Arverni\nRomans recruit place_auxilia")
    game.play("Romans command done")
    assert game.asked == "Aedui action"


def test_event_09_unshaded_a_seize_called_off_leaves_build_as_it_was() -> None:
    """Nothing was Seized, so that Build may take the Arverni Ally."""
    game = at(CROSSING).play(CROSSED + "Romans event_choice command Seize\nRomans command cancel")
    game.play("Romans event_choice ability Build\nRomans build region Arverni")

    assert "subdue Cadurci" in game.options


def test_event_09_unshaded_scout_rides_out_of_that_region_alone() -> None:
    """5.4 The Special Ability is in the Region come to: Auxilia elsewhere do not ride."""
    answers = CROSSED.replace("number 0", "number 1").replace(
        "unshaded 9", "unshaded 9\nRomans event_region region Provincia"
    )
    game = at(CROSSING + '[regions.Aedui]\nRomans = "1 Auxilia"\n').play(answers + "Romans event_choice ability Scout")

    assert (game.asked, game.offers("region")) == ("Romans scout_from", ["Arverni"])


def test_event_09_unshaded_enlisted_germans_march_upon_frost() -> None:
    """2.3.8, 5.1.1 What the Event grants is granted though Winter comes: a Germanic March among it."""
    game = at("""
        card = 9
        next = "Winter"
        ineligible = ["Romans", "Arverni", "Aedui"]
        [regions.Provincia]
        Belgae = "Ambiorix"
        [regions.Sequani]
        Germans = "2 Warbands"
    """).play("""
        Belgae action unshaded 9
        Belgae event_region region Sequani
        Belgae event_choice ability Enlist
    """)

    assert "March" in game.offers("germanic")


def test_event_09_unshaded_enlisted_germans_give_the_command_its_region() -> None:
    """4.5.1 Ambiorix comes alone: with Germanic Warbands as Belgic ones the Belgae can Raid there."""
    game = at("""
        card = 9
        ineligible = ["Romans", "Aedui", "Arverni"]
        [regions.Aedui]
        Belgae = "Ambiorix"
        [regions.Sequani]
        Germans = "2 Warbands"
    """).play("Belgae action unshaded 9\nBelgae event_region region Sequani")
    assert "Raid" in game.offers("command")
    game.play("""
        Belgae event_choice command Raid
        Belgae command ability Enlist
        Belgae enlist as_belgic
        Belgae enlist_region region Sequani
        Belgae command raid Sequani
        Belgae raid gain
        Belgae command done
    """)
    assert game.resources("Belgae") == 12
    assert "ability Enlist" not in game.options


def test_event_09_unshaded_nobody_to_enlist() -> None:
    """4.5.1 Without Germans there, or with the Special Ability used, there is no Raid."""
    alone = """
        card = 9
        ineligible = ["Romans", "Aedui", "Arverni"]
        [regions.Aedui]
        Belgae = "Ambiorix"
    """
    game = at(alone).play("Belgae action unshaded 9\nBelgae event_region region Sequani")
    assert "Raid" not in game.offers("command")
    used = at(alone + '[regions.Sequani]\n        Germans = "2 Warbands"').play("""
        Belgae action unshaded 9
        Belgae event_region region Sequani
        Belgae event_choice ability Enlist
        Belgae enlist germanic March
        Belgae march_to done
    """)
    assert used.offers("command") == ["March", "Battle"]


ALONE = """
    card = 9
    [regions.Provincia]
    Romans = "2 Auxilia"
    [regions.Arverni]
    Arverni = "1 Warband"
"""
RIDDEN = "Romans action unshaded 9\nRomans event_region region Arverni\nRomans march_number number {0}\n"


@pytest.mark.parametrize("command", ["March", "Seize", "Battle"])
def test_event_09_unshaded_the_last_does_not_scout_away_before_the_command(command: str) -> None:
    """5.4 The Command is in the destination alone: of two Auxilia there one may ride before it, the last may not."""
    two = at(ALONE).play(RIDDEN.format(2) + f"Romans event_choice command {command}\nRomans command ability Scout")
    two.play("Romans scout_from region Arverni\nRomans scout_to region Provincia")
    assert two.asked == "Romans command"  # one rides, and no second is asked for
    assert two.pieces("Arverni", "Romans") == "1 Auxilia"

    one = at(ALONE).play(RIDDEN.format(1) + f"Romans event_choice command {command}")
    assert one.offers("ability") == []


def test_event_09_unshaded_scout_by_itself_takes_the_last_away() -> None:
    game = at(ALONE).play(RIDDEN.format(1) + "Romans event_choice ability Scout\nRomans scout_from region Arverni")
    game.play("Romans scout_to region Provincia")
    assert game.pieces("Arverni", "Romans") == ""


def test_event_09_unshaded_build_before_the_seize_takes_no_ally() -> None:
    """4.2.1 Where the Seize must be, Build may put a Fort first, but no Ally, which would leave no Region to Seize."""
    game = at(CROSSING).play(CROSSED).play("Romans event_choice command Seize\nRomans command ability Build")
    game.play("Romans build region Arverni")
    assert "Fort" in game.pieces("Arverni", "Romans")  # the only thing to build, so unasked
    assert game.tribe("Cadurci") == "Arverni"

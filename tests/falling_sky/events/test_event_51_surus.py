"""51 Surus."""

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import at


def test_event_51_unshaded_four_warbands_become_aedui_and_a_free_command() -> None:
    """Warbands of any Factions in one Region near the Treveri; then the Aedui have a Command free of cost."""
    game = at("""
        card = 51
        ineligible = ["Aedui"]
        [resources]
        Aedui = 0
        [regions.Sequani]
        Arverni = "3 Warbands"
        Germans = "2 Warbands"
        [regions.Carnutes]
        Arverni = "1 Warband"
    """).play("Belgae action unshaded 51")
    assert game.offers("piece") == ["Hidden Arverni Warband", "Hidden Germanic Warband"]
    game.play("Belgae event_piece piece Hidden Arverni Warband\n" * 2)
    game.play("Belgae event_piece piece Hidden Germanic Warband\n" * 2)
    assert game.pieces("Sequani", "Aedui") == "4 Warbands"
    assert game.offers("command") == ["Rally", "March", "Raid", "Battle"]
    game.play("Aedui free_command command March\nAedui command march Sequani\nAedui march_to region Aedui")
    game.play("Aedui march_number number 4")
    assert game.pieces("Aedui", "Aedui") == "4 Warbands"
    assert game.resources("Aedui") == 0


REBELS = """
    card = 51
    ineligible = ["Aedui"]
    [regions.Sequani]
    Aedui = "3 Warbands"
    Germans = "1 Warband"
    Romans = "4 revealed Auxilia"
    [regions.Aedui]
    Aedui = "2 Warbands"
"""
ONE = """
    Belgae action shaded 51
    Belgae event_region region Sequani
    Belgae event_piece done
"""
TWO = ONE.replace("done", "piece Hidden Aedui Warband\n    Belgae event_piece done")


def test_event_51_shaded_the_new_germans_march() -> None:
    """Only the Warbands just replaced March, as the executing Faction says."""
    game = at(REBELS).play(TWO + "Belgae event_choice command March")
    game.play("Belgae march_to region Ubii")
    assert game.offers("number") == ["1", "2"]
    game.play("Belgae march_number number 2")
    assert game.pieces("Ubii", "Germans") == "2 Warbands"
    assert game.pieces("Sequani", "Germans") == "1 Warband"
    assert game.pieces("Sequani", "Aedui") == "1 Warband"


def test_event_51_shaded_the_new_germans_raid() -> None:
    """One new Warband Raids once, though another Germanic Warband is there."""
    game = at(REBELS).play(ONE + "Belgae event_choice command Raid")
    assert game.offers("take_from") == ["Romans", "Aedui"]
    game.play("Belgae raid take_from Romans")
    assert game.asked == "Romans action"
    assert game.resources("Romans") == 9


def test_event_51_shaded_the_new_germans_battle_in_ambush() -> None:
    """They alone attack and are Revealed: two cause one Loss, without Counterattack."""
    game = at(REBELS).play(TWO + "Belgae event_choice command Battle")
    assert game.offers("faction") == ["Romans", "Aedui"]
    game.play("Belgae battle_target faction Romans")
    assert game.pieces("Sequani", "Romans") == "3 revealed Auxilia"
    assert game.pieces("Sequani", "Germans") == "1 Warband, 2 revealed Warbands"
    assert game.asked == "Romans action"


def test_event_51_shaded_the_other_germans_stay_on_the_map_in_the_battle() -> None:
    """While the Defender chooses his Losses, Germanic Warbands and Allies who do not fight stand where they stood."""
    board = REBELS.replace("4 revealed Auxilia", "2 Legions, 1 revealed Auxilia") + '[tribes]\nSequani = "Germans"\n'
    game = at(board).play(TWO + "Belgae event_choice command Battle\nBelgae battle_target faction Romans")
    assert game.asked == "Romans loss"
    assert game.pieces("Sequani", "Germans") == "3 Warbands"
    assert game.tribe("Sequani") == "Germans"
    game.play("Romans loss piece Revealed Auxilia")
    assert game.pieces("Sequani", "Germans") == "1 Warband, 2 revealed Warbands"


def test_event_51_shaded_caesar_strikes_back_at_the_new_germans_alone() -> None:
    """Who stands aside takes no Losses: Caesar and a Legion cause two, and one new Warband is all there is."""
    board = REBELS.replace("4 revealed Auxilia", "Caesar, 1 Legion") + '[tribes]\nSequani = "Germans"\n'
    game = at(board).play(ONE + "Belgae event_choice command Battle\nChance caesar_ambushed roll 4")
    assert game.pieces("Sequani", "Germans") == "1 Warband"
    assert game.tribe("Sequani") == "Germans"


def test_event_51_shaded_slingers_thin_the_new_germans_and_the_ambush_fails() -> None:
    """13 Of the two new Warbands one is shot: no more than the Hidden Auxilia, whoever else is Hidden there."""
    board = REBELS.replace('Germans = "1 Warband"', 'Germans = "3 Warbands, 2 revealed Warbands"')
    board = board.replace("4 revealed Auxilia", "1 Auxilia, 1 revealed Auxilia") + '[capabilities]\n13 = "unshaded"\n'
    game = at(board).play(TWO + "Belgae event_choice command Battle\nBelgae battle_target faction Romans")
    game.play("Romans event_confirm yes")
    assert game.pieces("Sequani", "Germans") == "4 Warbands, 2 revealed Warbands"
    assert game.pieces("Sequani", "Romans") == "1 Auxilia, 1 revealed Auxilia"


def test_event_51_shaded_no_battle_against_as_many_hidden() -> None:
    """Germans Battle only where they can Ambush, counted with the new Warbands alone."""
    game = at(REBELS.replace("4 revealed Auxilia", "1 Auxilia")).play(ONE)
    assert game.offers("command") == ["March", "Raid"]


def test_event_51_effective() -> None:
    """Unshaded Warbands of others near the Treveri or an Aedui Command; shaded Aedui Warbands there."""
    assert is_effective(at(REBELS), "Belgae", "unshaded")
    assert is_effective(at(REBELS), "Belgae", "shaded")
    far = 'card = 51\n[regions.Aedui]\nAedui = "2 Warbands"\n'
    assert not is_effective(at(far), "Belgae", "shaded")
    nothing = "card = 51\n[regions.Aedui]\ndevastated = true\n"
    assert not is_effective(at(nothing), "Belgae", "unshaded")


def test_event_51_unshaded_aedui_warbands_may_be_hidden() -> None:
    """Any Warbands may be replaced: Revealed Aedui are again Hidden, Hidden ones would not change."""
    game = at("""
        card = 51
        [regions.Sequani]
        Aedui = "1 Warband, 4 revealed Warbands"
        Germans = "1 Warband"
    """).play("Aedui action unshaded 51")
    assert game.offers("piece") == ["Revealed Aedui Warband", "Hidden Germanic Warband"]

    game.play("Aedui event_piece piece Revealed Aedui Warband\n" * 4)
    assert game.pieces("Sequani", "Aedui") == "5 Warbands"


def test_event_51_unshaded_effective_by_either_half() -> None:
    """Warbands to replace where the Aedui can do nothing afterwards; or a Command of theirs with nobody to replace."""
    barren = "card = 51\n[regions.Aedui]\ndevastated = true\n"
    full = barren + '[regions.Veneti]\nAedui = "20 Warbands"\ndevastated = true\n'
    assert not is_effective(at(barren), "Belgae", "unshaded")
    assert is_effective(at("card = 51"), "Belgae", "unshaded")  # a Rally at home
    assert is_effective(at(barren + '[regions.Treveri]\nBelgae = "1 Warband"\n'), "Belgae", "unshaded")
    assert is_effective(at(full), "Belgae", "unshaded")  # a March


def test_event_51_shaded_no_more_than_two_raid() -> None:
    """3.4.3 As in any Germanic Raid, though three Warbands were replaced."""
    three = TWO.replace("event_piece done", "event_piece piece Hidden Aedui Warband")
    game = at(REBELS).play(three + "Belgae event_choice command Raid\nBelgae raid take_from Romans")

    assert game.asked == "Romans action"
    assert game.resources("Romans") == 8  # the first could do nothing else

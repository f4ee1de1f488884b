"""8.6.6 with 8.3: what Non-player Aedui give in the middle of a Command is spent in it."""

from tests.falling_sky.nonplayers.romans.boards import ALL, boxes, commanded, roman_turn
from tests.falling_sky.nonplayers.romans.test_8_8_4_recruit import CUT

RESOURCES = "[resources]\nRomans = {}\nAedui = {}\n"


def test_8_6_6_a_battle_paid_for_with_the_gift() -> None:
    """Three Resources pay for one Battle; with the ten that the Aedui then give the second is fought too."""
    board = """
        [regions.Treveri]
        Romans = "Legion"
        [regions.Nervii]
        Romans = "Legion"
        [tribes]
        Treveri = "Arverni"
        Nervii = "Belgae"
    """
    rich = roman_turn(RESOURCES.format(3, 30) + board, 1, nonplayers=ALL)
    assert sorted(commanded(rich)) == ["battle Nervii", "battle Treveri", "done"]
    assert rich.resources("Romans") == 9
    poor = roman_turn(RESOURCES.format(3, 20) + board, 1, nonplayers=ALL)
    assert len(commanded(poor)) == 2


def test_8_6_6_a_march_paid_for_with_the_gift() -> None:
    """Two threatened groups March though there were Resources for one."""
    board = """
        [regions.Treveri]
        Romans = "2 Legions, Auxilia"
        Germans = "9 Warbands"
        [regions.Carnutes]
        Romans = "2 Legions, Auxilia"
        Arverni = "9 Warbands"
        [tribes]
        Remi = "Belgae"
    """
    rich = roman_turn(RESOURCES.format(2, 31) + board, 5, nonplayers='["Romans", "Aedui"]')
    assert sorted(each for each in commanded(rich) if each.startswith("march")) == ["march Carnutes", "march Treveri"]
    assert rich.pieces("Atrebates", "Romans").startswith("4 Legions")
    poor = roman_turn(RESOURCES.format(2, 11) + board, 5, nonplayers='["Romans", "Aedui"]')
    assert len([each for each in commanded(poor) if each.startswith("march")]) < 2


def test_8_6_6_a_battle_that_only_the_gift_can_pay_for() -> None:
    """Four Resources for a Devastated Region are not there at first: it is fought for after another, with the gift."""
    board = """
        [regions.Treveri]
        Romans = "Legion"
        [regions.Nervii]
        Romans = "Legion"
        devastated = true
        [tribes]
        Treveri = "Arverni"
        Nervii = "Belgae"
    """
    rich = roman_turn(RESOURCES.format(3, 30) + board, 1, nonplayers=ALL)
    assert commanded(rich) == ["battle Treveri", "battle Nervii", "done"]
    assert rich.resources("Romans") == 7
    assert "romans.battle.cannot_pay" not in rich.notes("Romans")
    poor = roman_turn(RESOURCES.format(3, 20) + board, 1, nonplayers=ALL)
    assert commanded(poor) == ["battle Treveri", "done"]


def test_8_6_6_no_gift_without_a_first_payment() -> None:
    """With a Devastated Region alone there is nothing to pay that would bring the gift."""
    board = """
        [regions.Nervii]
        Romans = "Legion"
        devastated = true
        [regions.Treveri]
        Romans = "Auxilia"
        [tribes]
        Treveri = "Arverni"
        Nervii = "Belgae"
    """
    game = roman_turn(RESOURCES.format(3, 30) + board, 1, nonplayers=ALL)
    assert "R_BATTLE no" in boxes(game)


def test_8_6_6_caesar_fights_with_the_gift_that_another_battle_brings() -> None:
    """Caesar in a Devastated Region cannot be paid for at first; after the other Battle he can, so both are fought."""
    board = """
        [regions.Treveri]
        Romans = "Legion"
        [regions.Nervii]
        Romans = "Caesar, Legion"
        devastated = true
        [tribes]
        Treveri = "Arverni"
        Nervii = "Belgae"
    """
    rich = roman_turn(RESOURCES.format(3, 30) + board, 1, nonplayers=ALL)
    assert commanded(rich) == ["battle Treveri", "battle Nervii", "done"]
    poor = roman_turn(RESOURCES.format(3, 20) + board, 1, nonplayers=ALL)
    assert "R_BATTLE no" in boxes(poor)


def test_8_6_6_a_march_that_only_the_gift_can_pay_for() -> None:
    """Out of a Devastated Region, for four Resources, after another group has been paid for with two of three."""
    board = """
        [regions.Treveri]
        Romans = "2 Legions, Auxilia"
        Germans = "9 Warbands"
        devastated = true
        [regions.Carnutes]
        Romans = "2 Legions, Auxilia"
        Arverni = "9 Warbands"
        [tribes]
        Remi = "Belgae"
    """
    rich = roman_turn(RESOURCES.format(3, 31) + board, 5, nonplayers='["Romans", "Aedui"]')
    assert [each for each in commanded(rich) if each.startswith("march")] == ["march Carnutes", "march Treveri"]
    assert rich.pieces("Atrebates", "Romans").startswith("4 Legions")
    poor = roman_turn(RESOURCES.format(3, 20) + board, 5, nonplayers='["Romans", "Aedui"]')
    assert [each for each in commanded(poor) if each.startswith("march")] == ["march Carnutes"]


def test_8_6_6_a_recruit_paid_for_with_the_gift() -> None:
    """Out of any Supply Line one Ally can be paid for, and with the gift a second one: enough to Recruit."""
    regions = '[regions.Carnutes]\nRomans = "2 Auxilia"\n[regions.Morini]\nRomans = "2 Auxilia"\n'
    regions += '[regions.Nervii]\nArverni = "3 Revealed Warbands"\n'
    regions += '[regions.Sugambri]\nGermans = "3 Warbands"\n'
    board = CUT.replace("Romans = {}", "Romans = 3\nAedui = {}")
    rich = roman_turn(board.format(30, regions), nonplayers='["Romans", "Arverni", "Aedui"]')
    assert "R_RECRUIT yes" in boxes(rich)
    assert {"recruit Carnutes", "recruit Morini"} < set(commanded(rich))
    assert rich.resources("Romans") == 9
    poor = roman_turn(board.format(20, regions), nonplayers='["Romans", "Arverni", "Aedui"]')
    assert "R_RECRUIT no" in boxes(poor)


def test_8_3_a_supply_line_of_a_player_saves_resources_for_more() -> None:
    """A played Arverni agrees for the first Region: the two Resources it would have cost pay for another, for which he
    does not."""
    regions = '[regions.Carnutes]\nRomans = "2 Auxilia"\n[regions.Morini]\nRomans = "2 Auxilia"\n'
    regions += '[regions.Treveri]\nRomans = "2 Auxilia"\n[regions.Nervii]\nArverni = "3 Revealed Warbands"\n'
    regions += '[regions.Sugambri]\nGermans = "3 Warbands"\n'
    game = roman_turn(CUT.replace('"3 Revealed', '"6 Revealed').format(3, regions), 1)
    game.play("Arverni agree_supply yes\nArverni agree_supply no")
    assert {"recruit Carnutes", "recruit Morini", "recruit Treveri"} < set(commanded(game))
    assert game.resources("Romans") == 1

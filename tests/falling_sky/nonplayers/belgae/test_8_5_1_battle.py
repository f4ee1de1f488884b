"""8.5.1 Battle: where the Belgae lose less than the enemy, and nothing of Ambiorix."""

import pytest

from tests.falling_sky.nonplayers.belgae.boards import belgae_turn, boxes, commanded, did


def test_8_5_1_an_ally_that_nobody_protects() -> None:
    """B_BATTLE yes: two Losses on an Ally, none in return."""
    game = belgae_turn('[regions.Treveri]\nBelgae = "4 Warbands"\n[tribes]\nTreveri = "Romans"')
    assert boxes(game) == "B1 yes, B_BATTLE yes, B_AMBUSH no, B_RAMPAGE no, B_ENLIST no"
    assert commanded(game) == ["battle Treveri", "done"]
    assert game.tribe("Treveri") == "Subdued"
    assert game.resources("Belgae") == 9


@pytest.mark.proves("8.5.1n")
def test_8_5_1_no_battle_for_equal_losses() -> None:
    """B_BATTLE no: four Warbands cost four Legions two, and lose two."""
    game = belgae_turn('[regions.Treveri]\nBelgae = "4 Warbands"\nRomans = "4 Legions"')
    assert boxes(game).startswith("B1 yes, B_BATTLE no, B_MARCH_THREAT yes")


@pytest.mark.proves("8.5.1p")
def test_8_5_1_rolls_are_taken_to_remove_the_defenders() -> None:
    """B_BATTLE yes: four Warbands against two Legions, which would both go if all rolls failed them."""
    game = belgae_turn('[regions.Treveri]\nBelgae = "4 Warbands"\nRomans = "2 Legions"\n')
    assert boxes(game).startswith("B1 yes, B_BATTLE yes")


@pytest.mark.proves("8.5.1r")
def test_8_5_1_a_retreat_must_not_spoil_the_battle() -> None:
    """B_BATTLE no: three Warbands cause one Loss, but none to an enemy who Retreats."""
    board = """
        [regions.Treveri]
        Belgae = "3 Warbands"
        Arverni = "Warband"
        [regions.Nervii]
        Belgae = "4 Warbands"
        [regions.Mandubii]
        Arverni = "2 Warbands"
        [tribes]
        Nervii = "Romans"
    """
    game = belgae_turn(board)
    assert commanded(game) == ["battle Nervii", "done"]
    held = belgae_turn(board.replace("Mandubii", "Bituriges"))
    assert commanded(held)[:2] == ["battle Nervii", "battle Treveri"]


# Nineteen Tribes are not Roman, Subdued or Dispersed: the Roman score is 11.
_BELGIC = ("Menapii", "Morini", "Eburones", "Nervii", "Bellovaci", "Atrebates", "Remi")
_ARVERNI = (
    "Veneti",
    "Namnetes",
    "Pictones",
    "Santones",
    "Arverni",
    "Cadurci",
    "Volcae",
    "Aulerci",
    "Carnutes",
    "Bituriges",
)
_OTHERS = dict.fromkeys(_BELGIC, "Belgae") | dict.fromkeys(_ARVERNI, "Arverni")
LOW_SCORE = "[tribes]\n" + "".join(f'{name} = "{owner}"\n' for name, owner in _OTHERS.items())
LOW_SCORE += '"Suebi North" = "Germans"\n"Suebi South" = "Germans"\n'


@pytest.mark.parametrize(
    ("nonplayers", "tribes", "answer"),
    [
        ('["Belgae", "Aedui"]', "", "yes"),
        ('["Belgae", "Aedui"]', LOW_SCORE, "no"),
        ('["Belgae", "Aedui", "Romans"]', "", "no"),
    ],
)
def test_8_5_1_no_retreat_to_aedui_who_are_sure_to_refuse(nonplayers: str, tribes: str, answer: str) -> None:
    """B_BATTLE: a Legion that Retreats to the Aedui loses nothing; they let in Non-player Romans, or a Roman player
    with a score of 12 at most (8.6.6)."""
    board = '[regions.Treveri]\nBelgae = "Ambiorix"\nRomans = "Legion"\n[regions.Mandubii]\nAedui = "3 Warbands"\n'
    alone = 'card = 69\nineligible = ["Romans", "Arverni", "Aedui"]'
    game = belgae_turn(board + tribes, head=alone, nonplayers=nonplayers)
    assert boxes(game).startswith(f"B1 yes, B_BATTLE {answer}")


def test_8_5_1_ambiorix_takes_no_loss() -> None:
    """B_BATTLE no: one Loss on two Legions, but the one left strikes Ambiorix himself."""
    game = belgae_turn('[regions.Treveri]\nBelgae = "Ambiorix"\nRomans = "2 Legions"')
    assert boxes(game).startswith("B1 yes, B_BATTLE no, B_MARCH_THREAT yes")


@pytest.mark.proves("8.5.1o")
def test_8_5_1_ambiorix_takes_no_loss_though_the_enemy_takes_more() -> None:
    """B_BATTLE no: with the Germanic Horse four Legions go, for a Warband and a Loss on Ambiorix; yes without that."""
    board = '[capabilities]\n59 = "shaded Belgae"\n[regions.Treveri]\nBelgae = "Ambiorix, revealed Warband"\n'
    hit = belgae_turn(board + 'Romans = "6 Legions"')
    assert boxes(hit).startswith("B1 yes, B_BATTLE no")
    safe = belgae_turn(board + 'Romans = "5 Legions"')
    assert boxes(safe).startswith("B1 yes, B_BATTLE yes")


@pytest.mark.proves("8.5.1b")
def test_8_5_1_nobody_fights_if_ambiorix_will_not() -> None:
    """B_BATTLE no: Ambiorix is threatened by four Legions and will not fight; then the others do not either."""
    board = """
        [regions.Nervii]
        Belgae = "Ambiorix"
        Romans = "4 Legions"
        [regions.Treveri]
        Belgae = "6 Warbands"
        [tribes]
        Treveri = "Romans"
    """
    game = belgae_turn(board)
    assert boxes(game).startswith("B1 yes, B_BATTLE no, B_MARCH_THREAT yes")
    assert game.notes("Belgae")[0] == "onslaught.leader_will_not"
    assert game.tribe("Treveri") == "Romans"
    others = belgae_turn(board.replace("Ambiorix", "Successor"))
    assert commanded(others)[0] == "battle Treveri"


@pytest.mark.proves("8.5.1s")
def test_8_5_1_ambiorix_fights_though_outnumbered() -> None:
    """Errata: that the enemy has more mobile pieces is no reason not to fight."""
    game = belgae_turn('[regions.Treveri]\nBelgae = "Ambiorix, 4 Warbands"\nArverni = "6 Warbands"')
    assert boxes(game).startswith("B1 yes, B_BATTLE yes")


@pytest.mark.proves("8.5.1t")
def test_8_5_1_ambiorix_first() -> None:
    """3a Ambiorix fights first, against an enemy with fewer mobile pieces than the Belgae."""
    board = """
        [regions.Nervii]
        Belgae = "Ambiorix, 4 revealed Warbands"
        [regions.Treveri]
        Belgae = "6 Warbands"
        [regions.Atrebates]
        Belgae = "6 Warbands"
        [tribes]
        Treveri = "Romans"
        Remi = "Aedui"
        Nervii = "Arverni"
    """
    for die in (1, 6):
        game = belgae_turn(board, die)
        assert commanded(game)[0] == "battle Nervii"
        assert "onslaught.leader_first" in game.priorities("Belgae")


@pytest.mark.proves("8.5.1t")
def test_8_5_1_ambiorix_is_not_first_against_more_mobile_pieces() -> None:
    """3a Against as many mobile pieces as he leads, Ambiorix is one among equals: both Battles are fought, and since
    nobody can give way from one to the other, no die is cast for their order (8.3.4)."""
    board = """
        [regions.Nervii]
        Belgae = "Ambiorix, 4 revealed Warbands"
        Arverni = "{}"
        [regions.Atrebates]
        Belgae = "6 revealed Warbands"
        [tribes]
        Remi = "Aedui"
    """
    many = "5 revealed Warbands"
    equal = belgae_turn(board.format(many))
    assert "onslaught.leader_first" not in equal.priorities("Belgae")
    assert not equal.steps("Belgae", "pick")
    few = belgae_turn(board.format("4 revealed Warbands"))
    assert commanded(few)[0] == "battle Nervii"
    assert "onslaught.leader_first" in few.priorities("Belgae")


@pytest.mark.proves("8.5.1t")
def test_8_5_1_against_other_enemies_ambiorix_is_not_first() -> None:
    """3a He is first only against an enemy who triggers the Battle: of two others, with one Resource, dice say."""
    board = """
        [resources]
        Belgae = 1
        [regions.Nervii]
        Belgae = "Ambiorix, 4 revealed Warbands"
        Arverni = "2 revealed Warbands"
        [regions.Bituriges]
        Belgae = "5 revealed Warbands"
        Arverni = "2 revealed Warbands"
        [regions.Provincia]
        Belgae = "4 revealed Warbands"
        Romans = "Caesar, 6 Legions"
    """
    first = {commanded(belgae_turn(board, die))[0] for die in (1, 6)}
    assert first == {"battle Nervii", "battle Bituriges"}


@pytest.mark.proves("8.5.1s")
def test_8_5_1_outnumbered_ambiorix_fights_if_the_losses_are_right() -> None:
    """Six Aedui against Ambiorix and four Warbands: five Losses to none, so he fights (by erratum, to be outnumbered is
    no reason not to)."""
    game = belgae_turn("""
        [regions.Nervii]
        Belgae = "Ambiorix, 4 revealed Warbands"
        Aedui = "6 revealed Warbands"
    """)
    assert commanded(game)[0] == "battle Nervii"
    assert "onslaught.leader_first" not in game.priorities("Belgae")


@pytest.mark.proves("8.5.1c", "8.5.1u", "8.5.1x")
def test_8_5_1_enemies_who_threaten_come_before_others() -> None:
    """3 before 4: with one Resource the Battle is against an enemy who meets the condition."""
    board = """
        [resources]
        Belgae = {}
        [regions.Treveri]
        Belgae = "4 Warbands"
        [regions.Sequani]
        Belgae = "4 Warbands"
        Aedui = "2 Warbands"
        [tribes]
        Treveri = "Romans"
    """
    for die in range(1, 7):
        poor = belgae_turn(board.format(1), die)
        assert commanded(poor) == ["battle Treveri", "done"]
        rich = belgae_turn(board.format(2), die)
        assert commanded(rich) == ["battle Treveri", "battle Sequani"]
        assert rich.asked == "Aedui declare_retreat"


@pytest.mark.proves("8.5.1u")
def test_8_5_1_other_enemies_alone_are_fought_too() -> None:
    """4 The threat itself cannot be fought, but another enemy can: there is a Battle."""
    board = """
        [regions.Treveri]
        Belgae = "4 Warbands"
        Romans = "4 Legions"
        Aedui = "Warband"
    """
    game = belgae_turn(board)
    assert boxes(game).startswith("B1 yes, B_BATTLE yes")
    assert did(game, "battle_target") == ["battle_target faction Aedui"]


@pytest.mark.proves("8.5.1v")
def test_8_5_1_never_against_germans() -> None:
    """The Belgae do not Battle Germans, neither beside an enemy nor where these are alone."""
    board = '[regions.Treveri]\nBelgae = "8 Warbands"\nGermans = "2 Warbands"\n[tribes]\nTreveri = "Romans"\n'
    game = belgae_turn(board + '[regions.Sequani]\nBelgae = "6 Warbands"\nGermans = "Warband"')
    assert commanded(game) == ["battle Treveri", "done"]
    assert did(game, "battle_target") == ["battle_target faction Romans"]
    assert game.pieces("Treveri", "Germans") == "2 Warbands"


@pytest.mark.proves("8.5.1w")
def test_8_5_1_equal_targets_by_dice() -> None:
    """8.3.4 Between two enemies in one Region a die decides."""
    board = '[regions.Mandubii]\nBelgae = "6 Warbands"\n[tribes]\nSenones = "Romans"\nLingones = "Aedui"'
    assert did(belgae_turn(board, 1), "battle_target") == ["battle_target faction Romans"]
    assert did(belgae_turn(board, 6), "battle_target") == ["battle_target faction Aedui"]


def test_8_5_1_no_battle_that_makes_a_player_win() -> None:
    """8.4.4 Upon Frost no Battle that brings the Romans, a player, above their threshold."""
    tribes = ["Menapii", "Morini", "Eburones", "Bellovaci", "Atrebates", "Remi", "Nervii"]
    settled = "".join(f'{name} = "Belgae"\n' for name in tribes)
    others = ["Sugambri", "Ubii", "Suebi North", "Suebi South", "Helvetii", "Sequani"]
    settled += "".join(f'"{name}" = "Germans"\n' for name in others)
    board = '[regions.Treveri]\nBelgae = "4 Warbands"\n[tribes]\nTreveri = "Aedui"\nSenones = "Aedui"\n' + settled
    frost = 'card = 69\nnext = "Winter"'
    assert belgae_turn(board).margin("Romans") == 1
    barred = belgae_turn(board, head=frost)
    assert boxes(barred).startswith("B1 yes, B_BATTLE no, B_MARCH_THREAT no")
    among = belgae_turn(board, head=frost, nonplayers='["Belgae", "Romans"]')
    assert boxes(among).startswith("B1 yes, B_BATTLE yes")


def test_8_5_1_the_ambush_that_ambiorix_needs_comes_first() -> None:
    """Against Vercingetorix and seven Warbands Ambiorix needs an Ambush: no first Battle without one spoils it."""
    board = """
        [regions.Treveri]
        Belgae = "Ambiorix, 2 Warbands"
        Arverni = "Vercingetorix, 7 revealed Warbands"
        [regions.Morini]
        Belgae = "4 Warbands"
        [tribes]
        Morini = "Romans"
    """
    for die in (1, 6):
        assert did(belgae_turn(board, die), "command", "ambush") == ["command battle Treveri", "ambush yes"]


def test_8_5_1_the_resources_that_ambiorix_needs_are_kept() -> None:
    """With one Resource he fights; with two a die says who begins; Devastated, his Battle costs two of three."""
    board = """
        [resources]
        Belgae = {}
        [regions.Treveri]
        Belgae = "Ambiorix, 4 Warbands"
        Arverni = "5 revealed Warbands"
        {}
        [regions.Morini]
        Belgae = "4 Warbands"
        [regions.Nervii]
        Belgae = "4 Warbands"
        [tribes]
        Morini = "Romans"
        Nervii = "Aedui"
    """

    def battles(resources: int, die: int, treveri: str = "") -> list[str]:
        game = belgae_turn(board.format(resources, treveri), die)
        return [each for each in commanded(game) if each.startswith("battle")]

    for die in (1, 6):
        assert battles(1, die) == ["battle Treveri"]
    assert [battles(2, die) for die in (1, 6)] == [
        ["battle Morini", "battle Treveri"],
        ["battle Treveri", "battle Nervii"],
    ]
    assert battles(3, 1, "devastated = true") == ["battle Morini", "battle Treveri"]


def test_8_5_1_with_german_help_too_ambiorix_himself_fights() -> None:
    """Germans let Ambiorix win; the one Resource is his, whatever a die would say of Sugambri."""
    board = """
        [resources]
        Belgae = 1
        [regions.Atrebates]
        Romans = "3 Legions, 5 Auxilia"
        Belgae = "Ambiorix"
        Germans = "3 revealed Warbands"
        [regions.Sugambri]
        Arverni = "Successor"
        Belgae = "Warband, 3 revealed Warbands"
        [tribes]
        Sugambri = "Arverni"
    """
    for die in (1, 6):
        game = belgae_turn(board, die)
        assert commanded(game) == ["ability Enlist", "battle Atrebates"]
        assert "onslaught.leader_will_not" not in game.notes("Belgae")


def test_8_5_1_upon_frost_a_counterattack_must_not_make_a_player_win() -> None:
    """8.4.4 If no roll removes a Legion, the Counterattack takes the Belgic Ally, to the gain of Rome."""
    board = (
        '[regions.Treveri]\nBelgae = "Ambiorix, revealed Warband"\nRomans = "3 Legions"\n[tribes]\nTreveri = "Belgae"'
    )
    frost = 'card = 69\nnext = "Winter"'
    assert boxes(belgae_turn(board)).startswith("B1 yes, B_BATTLE yes")
    assert boxes(belgae_turn(board, head=frost)).startswith("B1 yes, B_BATTLE no")
    among = belgae_turn(board, head=frost, nonplayers='["Belgae", "Romans"]')
    assert boxes(among).startswith("B1 yes, B_BATTLE yes")


ARVERNI_AHEAD = """
[regions.Provincia]
Romans = "4 Legions, Fort"
[tribes]
Arverni = "Arverni Citadel"
Carnutes = "Arverni Citadel"
Mandubii = "Arverni Citadel"
Bituriges = "Arverni"
Pictones = "Arverni"
Santones = "Arverni"
Veneti = "Arverni"
Namnetes = "Arverni"
Aulerci = "Arverni"
Senones = "Arverni"
"""


def test_8_5_1_upon_frost_a_player_might_give_up_a_legion() -> None:
    """8.4.4 Six Auxilia could take the Losses, but a player might put one on the Legion, to the gain of the Arverni."""
    board = '[regions.Treveri]\nBelgae = "Ambiorix, 4 revealed Warbands"\nRomans = "{}6 Auxilia"\n' + ARVERNI_AHEAD
    frost = 'card = 69\nnext = "Winter"'
    assert boxes(belgae_turn(board.format("1 Legion, "))).startswith("B1 yes, B_BATTLE yes")
    assert boxes(belgae_turn(board.format("1 Legion, "), head=frost)).startswith("B1 yes, B_BATTLE no")
    orderly = belgae_turn(board.format("1 Legion, "), head=frost, nonplayers='["Belgae", "Romans"]')
    assert boxes(orderly).startswith("B1 yes, B_BATTLE yes")

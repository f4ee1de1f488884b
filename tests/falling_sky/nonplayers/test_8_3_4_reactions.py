"""8.3.4 Equal candidates by dice, also when Non-players answer the actions of others."""

import pytest

from tests.falling_sky.nonplayers.acting import Acting, acting

HEAD = 'card = 19\nnext = 3\nnonplayers = ["Aedui"]\nineligible = ["Aedui", "Belgae", "Romans"]\n'
BATTLE = "Arverni action command Battle\nArverni command battle Mandubii"


def attacked(board: str, die: int) -> Acting:
    """The Arverni attack the Non-player Aedui in Mandubii."""
    game = acting(HEAD + board, Aedui=[die])
    game.play(BATTLE)
    while game.asked == "Arverni ambush":
        game.play("Arverni ambush no")
    return game


@pytest.mark.proves("8.3.4a")
@pytest.mark.parametrize(("die", "lost"), [(1, "Senones"), (6, "Lingones")])
def test_8_3_4_equal_allies_are_lost_by_dice(die: int, lost: str) -> None:
    """One Loss on two Allies of equal worth."""
    board = '[regions.Mandubii]\nArverni = "2 revealed Warbands"\n[tribes]\nLingones = "Aedui"\nSenones = "Aedui"'
    game = attacked(board, die)
    owners = {tribe: game.tribe(tribe) for tribe in ("Lingones", "Senones")}
    assert [tribe for tribe, owner in owners.items() if owner == "Subdued"] == [lost]


@pytest.mark.proves("8.3.4d")
def test_8_3_4_no_die_among_allies_all_of_which_are_lost() -> None:
    """Two Losses on two Allies of equal worth beside a Citadel: the order is all one."""
    board = '[regions.Mandubii]\nArverni = "8 revealed Warbands"\n'
    board += '[tribes]\nMandubii = "Aedui Citadel"\nLingones = "Aedui"\nSenones = "Aedui"'
    game = attacked(board, 1)
    assert [game.tribe(tribe) for tribe in ("Lingones", "Senones")] == ["Subdued", "Subdued"]
    assert not game.steps("Aedui", "pick")


HOSTS = """
    [regions.Mandubii]
    Arverni = "8 revealed Warbands"
    Aedui = "4 revealed Warbands"
    [regions.Carnutes]
    Belgae = "2 Warbands"
    [regions.Sequani]
    Romans = "2 Auxilia"
"""


@pytest.mark.proves("8.3.4a", "8.4.3k")
@pytest.mark.parametrize(("die", "host"), [(1, "Belgae"), (6, "Romans")])
def test_8_3_4_equal_hosts_of_a_retreat_are_asked_by_dice(die: int, host: str) -> None:
    """Nobody but others could take them in: who is asked first is left to a die."""
    text = "\n".join(line.strip() for line in HOSTS.splitlines())
    assert attacked(text, die).asked == f"{host} agree_retreat"


def test_8_3_4_hosts_who_all_refuse_were_asked_by_a_die_all_the_same() -> None:
    """Whether it decides anything, the hosts say after it has fallen; once one has refused there is no other die."""
    text = "\n".join(line.strip() for line in HOSTS.splitlines())
    game = attacked(text, 6).play("Romans agree_retreat no")
    assert game.asked == "Belgae agree_retreat"
    game.play("Belgae agree_retreat no")
    assert len(game.steps("Aedui", "pick")) == 1


@pytest.mark.proves("8.3.4d")
@pytest.mark.parametrize("die", [1, 6])
def test_8_3_4_no_die_for_the_host_of_a_retreat_that_nobody_survives(die: int) -> None:
    """Half the Losses are as many as there are Warbands: nobody is asked to let them in."""
    text = "\n".join(line.strip() for line in HOSTS.splitlines()).replace("4 revealed", "2 revealed")
    game = attacked(text, die)
    assert game.asked == "Arverni command"
    assert not game.steps("Aedui", "pick")


@pytest.mark.proves("8.3.4d")
@pytest.mark.parametrize("die", [1, 6])
def test_8_3_4_no_die_for_the_host_of_a_retreat_in_which_all_stay(die: int) -> None:
    """3.2.4 Before Romans the Hidden Warbands stay, and no others survive: it is all one who would let them in."""
    game = acting(
        """
        card = 1
        nonplayers = ["Aedui"]
        [regions.Mandubii]
        Romans = "4 Legions"
        Aedui = "4 Warbands"
        [regions.Carnutes]
        Belgae = "2 Warbands"
        [regions.Sequani]
        Arverni = "2 Warbands"
    """,
        Aedui=[die],
    )
    game.play("Romans action command Battle\nRomans command battle Mandubii")
    assert game.asked.endswith("agree_retreat")
    assert not game.steps("Aedui", "pick")


@pytest.mark.proves("8.4.3k")
@pytest.mark.parametrize("die", [1, 6])
def test_8_4_3_the_host_where_most_own_pieces_are_is_asked_first(die: int) -> None:
    """To join the greatest number of own pieces."""
    text = "\n".join(line.strip() for line in HOSTS.splitlines())
    text = text.replace('Romans = "2 Auxilia"', 'Romans = "2 Auxilia"\nAedui = "1 Warband"')
    assert attacked(text, die).asked == "Romans agree_retreat"


@pytest.mark.parametrize("die", [1, 6])
def test_8_2_3_resentment_rallies_for_citadel_then_ally_then_warbands(die: int) -> None:
    """3.2.3 The Romans Disperse a Tribe at Mandubii; the Arverni Rally all around, in the order of pieces."""
    head = 'card = 2\nnext = 3\nnonplayers = ["Arverni"]\nineligible = ["Aedui", "Belgae", "Arverni"]\n'
    board = """
[regions.Mandubii]
Romans = "Caesar, 4 Legions"
[regions.Atrebates]
Romans = "2 Auxilia"
[regions.Carnutes]
Arverni = "2 Warbands"
[tribes]
Bellovaci = "Arverni"
Atrebates = "Romans"
Remi = "Romans"
Bituriges = "Arverni"
"""
    game = acting(head + board, Arverni=[die] * 4)
    game.play("Romans action command Seize\nRomans command seize Mandubii\nRomans disperse tribe Senones")
    game.play("Romans disperse done\nChance resentment roll 3")
    rallies = [line.split()[-1] for line in game.did("Arverni") if line.startswith("free_rally region")]
    assert rallies == ["Bituriges", "Carnutes", "Atrebates"]
    assert "priority.rally_order" in game.priorities("Arverni")
    assert game.tribe("Bituriges") == "Arverni Citadel"
    assert game.tribe("Carnutes") == "Arverni"
    assert game.pieces("Atrebates", "Arverni") == "2 Warbands"


@pytest.mark.proves("8.4.3k")
@pytest.mark.parametrize("die", [1, 6])
def test_8_4_3_who_never_agrees_is_not_asked(die: int) -> None:
    """Non-player Belgae in Carnutes let nobody in: the Romans in Sequani, whom somebody plays, are asked at once."""
    text = HEAD.replace('["Aedui"]', '["Aedui", "Belgae"]', 1) + "\n".join(line.strip() for line in HOSTS.splitlines())
    game = acting(text, Aedui=[die])
    game.play(BATTLE)
    while game.asked == "Arverni ambush":
        game.play("Arverni ambush no")
    assert game.asked == "Romans agree_retreat"
    assert not game.steps("Aedui", "pick")

"""8.6.4 Raid."""

import pytest

from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.nonplayers.aedui.boards import aedui_turn, walked

# Five Warbands, nothing to Battle, no three pieces to Rally; the Belgae hold the ground.
BOARD = """
    [resources]
    Aedui = {res}
    Romans = {romans}
    Arverni = {arverni}
    Belgae = {belgae}
    [regions.Veneti]
    Aedui = "{veneti}"
    Belgae = "9 Warbands"
    {more}
    [tribes]
    Aedui = "Dispersed"
    {tribes}
"""
NONE = '["Aedui", "Romans", "Arverni", "Belgae"]'


def raid(
    *dice: int,
    res: int = 3,
    romans: int = 5,
    arverni: int = 5,
    belgae: int = 5,
    veneti: str = "5 Warbands",
    more: str = "",
    tribes: str = "",
    nonplayers: str = '["Aedui", "Belgae"]',
) -> Acting:
    facts = {"res": res, "romans": romans, "arverni": arverni, "belgae": belgae, "veneti": veneti}
    return aedui_turn(BOARD.format(**facts, more=more, tribes=tribes), *dice, nonplayers=nonplayers)


def taken(game: Acting) -> list[str]:
    """What each Warband did."""
    return [each.removeprefix("raid ") for each in game.did("Aedui") if each.startswith("raid ")]


# ---- A6 ---------------------------------------------------------------------------------------------------------


@pytest.mark.proves("8.6.4a", "8.6.4d")
def test_8_6_4_poor_aedui_raid_on_a_roll_of_four() -> None:
    """A6 yes: three Resources and a roll of 4."""
    game = raid(4)
    assert walked(game).startswith("A4 no, A5 no, A6 yes, A_RAID yes")
    assert game.rolled("Aedui") == [4]
    assert taken(game) == ["take_from Belgae", "take_from Belgae"]


@pytest.mark.proves("8.6.4a", "8.6.4c", "8.6.5e")
def test_8_6_4_poor_aedui_march_on_a_roll_of_five() -> None:
    """A6 no: on a 5 they March."""
    assert walked(raid(5)).startswith("A4 no, A5 no, A6 no, A_MARCH yes")


@pytest.mark.proves("8.6.4a", "8.6.4c", "8.6.5e")
def test_8_6_4_no_roll_with_four_resources() -> None:
    """A6 no: with four Resources there is no roll."""
    game = raid(res=4)
    assert walked(game).startswith("A4 no, A5 no, A6 no, A_MARCH yes")
    assert game.rolled("Aedui") == []


@pytest.mark.proves("8.6.4d", "8.6.4b")
def test_8_6_4_a_single_resource_is_not_worth_a_raid() -> None:
    """IF NONE: with one Hidden Warband there is one Resource to gain, too little: they Pass."""
    game = raid(4, veneti="Warband, 4 revealed Warbands")
    assert walked(game) == "A4 no, A5 no, A6 yes, A_RAID no, PASS yes"
    assert game.resources("Aedui") == 4


# ---- A_RAID -----------------------------------------------------------------------------------------------------


# With Veneti the Belgae Control eleven Tribes; three Allies leave them one short of fifteen.
BELGICA = 'Arverni = "Warband"\n' + "\n".join(
    f'[regions.{region}]\nBelgae = "Warband"' for region in ("Nervii", "Atrebates", "Morini", "Carnutes")
)
ALLIES = 'Nervii = "Belgae"\nEburones = "Belgae"\nMenapii = "Belgae"'


@pytest.mark.proves("8.6.4e", "8.6.4f")
def test_8_6_4_players_at_victory_before_other_enemies() -> None:
    """First from a player at a victory margin of 0 or more, then from others but Romans."""
    behind = raid(4, more=BELGICA, tribes=ALLIES, nonplayers='["Aedui"]')
    assert taken(behind) == ["take_from Arverni", "take_from Arverni"]
    ahead = raid(4, more=BELGICA, tribes=ALLIES + '\nMorini = "Belgae"', nonplayers='["Aedui"]')
    assert taken(ahead) == ["take_from Belgae", "take_from Belgae"]


@pytest.mark.proves("8.6.4e")
def test_8_6_4_a_nonplayer_at_victory_is_like_any_enemy() -> None:
    """Only players at 0 or more come first: with Non-player Belgae the Arverni are the first enemy (8.4.1)."""
    game = raid(4, more=BELGICA, tribes=ALLIES + '\nMorini = "Belgae"', nonplayers='["Aedui", "Belgae"]')
    assert taken(game) == ["take_from Arverni", "take_from Arverni"]


ROME = 'Romans = "2 Auxilia"'
# Thirty Tribes but sixteen have Allies of the Arverni and Belgae, so that Rome is behind.
BEHIND = "\n".join(
    f'{tribe} = "{owner}"'
    for owner, tribes in {
        "Belgae": "Menapii Morini Eburones Nervii Bellovaci Atrebates Remi Treveri",
        "Arverni": "Arverni Cadurci Volcae Pictones Santones Bituriges Carnutes Aulerci",
    }.items()
    for tribe in tribes.split()
)


@pytest.mark.proves("8.6.4g")
@pytest.mark.parametrize(("tribes", "victim"), [("", "Romans"), (BEHIND, "Belgae")])
def test_8_6_4_romans_only_if_a_player_at_victory(tribes: str, victim: str) -> None:
    """Romans lose Resources only as a player at a margin of 0 or more; else the Belgae do."""
    more = ROME + '\n[regions.Mandubii]\nBelgae = "2 Warbands"'
    game = raid(4, more=more, tribes=tribes, veneti="5 Warbands")
    assert taken(game) == [f"take_from {victim}", f"take_from {victim}"]


@pytest.mark.proves("8.6.4g")
def test_8_6_4_never_from_nonplayer_romans() -> None:
    """Non-player Romans, though at victory, are not Raided."""
    game = raid(4, more=ROME, nonplayers='["Aedui", "Romans", "Belgae"]', belgae=0)
    assert taken(game) == ["gain", "gain"]


@pytest.mark.proves("8.6.4h")
def test_8_6_4_from_nobody_when_the_enemies_have_nothing() -> None:
    """At last from no Faction; the first Warband, with nothing else to do, is not asked about."""
    game = raid(4, belgae=0)
    assert "command raid Veneti" in game.did("Aedui")
    assert taken(game) == ["gain"]


@pytest.mark.proves("8.6.4h")
def test_8_6_4_a_devastated_region_yields_nothing_by_itself() -> None:
    """Not from no Faction where Devastated."""
    game = raid(4, belgae=0, more="devastated = true")
    assert walked(game) == "A4 no, A5 no, A6 yes, A_RAID no, PASS yes"


def test_8_6_4_one_victim_after_another() -> None:
    """Where one victim has only one Resource left, the next Warband takes from the next."""
    assert taken(raid(4, belgae=1, more='Arverni = "Warband"', arverni=0)) == ["take_from Belgae", "gain"]
    assert taken(raid(4, belgae=1, more='Arverni = "Warband"', arverni=1)) == ["take_from Arverni", "take_from Belgae"]


@pytest.mark.proves("8.6.4d", "8.3a", "8.4a")
def test_8_6_4_raid_wherever_they_can() -> None:
    """In every Region with Hidden Warbands, two in each."""
    game = raid(
        4, veneti="3 Warbands", more='[regions.Carnutes]\nAedui = "2 Warbands"\nBelgae = "6 Warbands"', belgae=9
    )
    assert taken(game) == ["take_from Belgae"] * 4


@pytest.mark.proves("8.6.4i")
def test_8_6_4_trade_or_suborn_follows() -> None:
    """Then Trade or Suborn as after a Rally."""
    assert walked(raid(4)).endswith("A_RAID yes, A_TRADE no, A_SUBORN yes")


@pytest.mark.proves("8.6.8i")
def test_8_6_8_nothing_is_shared_with_romans_under_raid() -> None:
    """38 unshaded: Romans at victory are Raided, and so are not asked for their Auxilia."""
    board = '[resources]\nAedui = 0\n[regions.Mandubii]\nAedui = "2 Warbands, 4 revealed Warbands"\n'
    board += 'Romans = "8 Auxilia"\n[tribes]\nArverni = "Arverni"\nCadurci = "Arverni"\n'
    game = aedui_turn(board + '[capabilities]\n38 = "unshaded"', 1)
    assert "command share Mandubii" not in game.did("Aedui")
    assert taken(game) == ["take_from Romans", "take_from Romans"]

"""8.5.1 Enlist: Germans in Belgic Battles, or a Germanic Command after the Command."""

import pytest

from alesia.words import explain_lines
from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.nonplayers.belgae.boards import belgae_turn, boxes, commanded, did, notes

# ---- Germans as Belgae ------------------------------------------------------------------------------------------


@pytest.mark.proves("8.5.1al", "8.5.1g")
def test_8_5_1_germans_add_to_the_losses() -> None:
    """B_ENLIST yes before Battle: with four Germans there are four Losses instead of two."""
    board = '[regions.Treveri]\nBelgae = "Successor, 4 revealed Warbands"\nGermans = "4 Warbands"\nAedui = "6 Warbands"'
    game = belgae_turn(board)
    assert boxes(game) == "B1 yes, B_BATTLE yes, B_AMBUSH no, B_RAMPAGE no, B_ENLIST yes"
    assert notes(game) == ["belgae.enlist.as_belgae"]
    assert commanded(game) == ["ability Enlist", "battle Treveri", "done"]
    assert game.pieces("Treveri", "Aedui") == "1 revealed Warband"


@pytest.mark.proves("8.5.1au")
def test_8_5_1_germans_absorb_losses_first() -> None:
    """The Losses of the Counterattack fall on Germans before Belgae."""
    board = '[regions.Treveri]\nBelgae = "Successor, 4 revealed Warbands"\nGermans = "2 Warbands"\nAedui = "6 Warbands"'
    game = belgae_turn(board)
    assert "B_ENLIST yes" in boxes(game)
    assert game.pieces("Treveri", "Germans") == "1 revealed Warband"
    assert game.pieces("Treveri", "Belgae") == "Successor, 4 revealed Warbands"


@pytest.mark.proves("8.5.1g")
def test_8_5_1_germans_only_add_to_the_losses() -> None:
    """Three Allies cannot strike back; but with two Germans all three are lost, not two."""
    board = """
        [regions.Atrebates]
        Belgae = "Successor, 2 revealed Warbands"
        Germans = "2 Warbands"
        [regions.Nervii]
        Belgae = "4 Warbands"
        [tribes]
        Remi = "Romans"
        Bellovaci = "Romans"
        Atrebates = "Romans"
        Nervii = "Aedui"
    """
    game = belgae_turn(board)
    assert notes(game) == ["belgae.enlist.as_belgae"]
    assert did(game, "enlist_region")[0] == "enlist_region region Atrebates"


def test_8_5_1_germans_add_to_the_losses_of_a_retreat() -> None:
    """Eight Warbands beat four Arverni pieces, who cannot strike back, if they stand; of those who Retreat four Germans
    cost one more."""
    board = """
        [regions.Treveri]
        Belgae = "Successor, 8 revealed Warbands"
        Germans = "4 Warbands"
        Arverni = "3 Warbands"
        [regions.Sequani]
        Arverni = "4 Warbands"
        [tribes]
        Treveri = "Arverni"
    """
    game = belgae_turn(board)
    assert notes(game) == ["belgae.enlist.as_belgae"]


@pytest.mark.proves("8.5.1at")
def test_8_5_1_germans_only_absorb() -> None:
    """The Belgae alone cost the Legion its life; but if it holds out, a German dies in their place."""
    board = '[regions.Treveri]\nBelgae = "Successor, 4 revealed Warbands"\nGermans = "Warband"\nRomans = "Legion"'
    game = belgae_turn(board)
    assert notes(game) == ["belgae.enlist.as_belgae"]


def test_8_1_3_that_no_leader_is_on_the_map_is_told() -> None:
    """B_ENLIST no: nobody is there who could Enlist."""
    game = belgae_turn('[regions.Nervii]\nBelgae = "2 Warbands"\n[resources]\nBelgae = 9\n')
    told = [text for _, text in explain_lines(game.walk("Belgae")) if "B_ENLIST" in text]
    assert told[0].endswith("the Belgic Leader, near whom Germans can be Enlisted, is not on the map.")


def test_8_5_1_no_germans_where_they_change_nothing() -> None:
    """No Loss to add and none to absorb: Germans stay out, and Enlist is for a Command of their own."""
    board = """
        [regions.Treveri]
        Belgae = "Successor, 4 revealed Warbands"
        Germans = "revealed Warband"
        [tribes]
        Treveri = "Romans"
    """
    game = belgae_turn(board)
    assert commanded(game) == ["battle Treveri", "done"]
    assert boxes(game).endswith("B_RAMPAGE no, B_ENLIST no")


@pytest.mark.proves("8.5.1q")
def test_8_5_1_a_battle_that_germans_make_possible() -> None:
    """Four Belgae alone do not beat four Legions; with six Germans they do."""
    board = '[regions.Treveri]\nBelgae = "Successor, 4 revealed Warbands"\nRomans = "6 Legions"\n{}'
    alone = belgae_turn(board.format(""))
    assert boxes(alone).startswith("B1 yes, B_BATTLE no, B_MARCH_THREAT yes")
    game = belgae_turn(board.format('Germans = "6 Warbands"'))
    assert boxes(game).startswith("B1 yes, B_BATTLE yes, B_AMBUSH no, B_RAMPAGE no, B_ENLIST yes")
    assert commanded(game)[:2] == ["ability Enlist", "battle Treveri"]


# ---- a Germanic Command -----------------------------------------------------------------------------------------

RALLY = """
[regions.Nervii]
Belgae = "Ambiorix, revealed Warband"
[regions.Morini]
Belgae = "3 revealed Warbands"
[regions.Atrebates]
Belgae = "3 revealed Warbands"
{board}
[tribes]
Bellovaci = "Belgae"
Atrebates = "Belgae"
Remi = "Belgae"
{tribes}
"""


def rally(board: str = "", tribes: str = "", nonplayers: str = '["Belgae"]', dice: tuple[int, ...] = ()) -> Acting:
    """Rally, no Rampage, then Enlist."""
    return belgae_turn(RALLY.format(board=board, tribes=tribes), *dice, nonplayers=nonplayers)


def enlisted(game: Acting) -> list[str]:
    return did(game, "enlist", "enlist_in", "battle_target", "march_to", "germanic_ally")


@pytest.mark.proves("8.5.1aw", "8.5.1av", "8.5.3b")
def test_8_5_1_germans_battle_players_first() -> None:
    """1a Germans Battle a player rather than a Non-player."""
    board = '[regions.Treveri]\nGermans = "4 Warbands"\nAedui = "Warband"\nArverni = "Warband"'
    game = rally(board, nonplayers='["Belgae", "Aedui"]')
    assert boxes(game).endswith("B_RALLY yes, B_RAMPAGE no, B_ENLIST yes")
    assert enlisted(game) == ["enlist germanic Battle", "battle_target faction Arverni"]
    assert "belgae.enlist.player_first" in game.priorities("Belgae")
    assert game.pieces("Treveri", "Arverni") == ""


@pytest.mark.proves("8.5.1ax")
def test_8_5_1_germans_battle_nonplayers_too() -> None:
    """1b With no player to strike, another Non-player."""
    board = '[regions.Treveri]\nGermans = "4 Warbands"\nAedui = "Warband"'
    game = rally(board, nonplayers='["Belgae", "Aedui"]')
    assert enlisted(game) == ["enlist germanic Battle"]
    assert game.pieces("Treveri", "Aedui") == ""


@pytest.mark.parametrize("die", [1, 6])
def test_8_5_1_germans_battle_romans_before_aedui(die: int) -> None:
    """8.4.1 Of two players in the Region the Romans are the target; the Belgae themselves never are."""
    board = (
        '[regions.Treveri]\nGermans = "4 Warbands"\nAedui = "Warband"\nRomans = "Auxilia"\nBelgae = "revealed Warband"'
    )
    game = rally(board, dice=(die,) * 6)
    assert enlisted(game) == ["enlist germanic Battle", "battle_target faction Romans"]
    assert "belgae.enlist.enemy_order" in game.priorities("Belgae")


@pytest.mark.proves("8.5.1aw")
def test_8_5_1_no_germanic_battle_without_a_loss() -> None:
    """1 One German causes no Loss; nor is there a March, with one Warband."""
    board = '[regions.Treveri]\nGermans = "Warband"\nAedui = "2 revealed Warbands"'
    game = rally(board)
    assert "enlist germanic Battle" not in enlisted(game)


@pytest.mark.proves("8.5.1bb")
def test_8_5_1_germans_march_into_a_players_control() -> None:
    """2(1)a Out of Germania into a Region that a player Controls, rather than one of a Non-player."""
    board = """
[regions.Sugambri]
Germans = "5 Warbands"
[regions.Treveri]
Aedui = "3 Warbands"
[regions.Ubii]
Romans = "3 Auxilia"
"""
    game = rally(board, nonplayers='["Belgae", "Aedui"]')
    assert enlisted(game) == ["enlist germanic March", "march_to region Ubii"]
    assert "belgae.enlist.into_player_control" in game.priorities("Belgae")
    assert game.pieces("Ubii", "Germans") == "5 Warbands"


@pytest.mark.proves("8.5.1bb")
def test_8_5_1_a_players_control_before_the_largest_group() -> None:
    """2(1)a Two Warbands into a player's Control rather than five into a Non-player's."""
    board = """
[regions.Sugambri]
Germans = "5 Warbands"
[regions.Treveri]
Aedui = "3 Warbands"
[regions.Britannia]
Romans = "3 Auxilia"
"""
    text = RALLY.format(board=board, tribes="")
    text = text.replace('"3 revealed Warbands"', '"3 revealed Warbands"\nGermans = "2 Warbands"', 1)
    game = belgae_turn(text, nonplayers='["Belgae", "Aedui"]')
    assert game.pieces("Britannia", "Germans") == "2 Warbands"


@pytest.mark.proves("8.5.1ba")
def test_8_5_1_germans_march_into_a_nonplayers_control() -> None:
    """2(1)b With no player's Control in reach, into that of a Non-player."""
    board = '[regions.Sugambri]\nGermans = "2 Warbands"\n[regions.Treveri]\nAedui = "3 Warbands"'
    game = rally(board, nonplayers='["Belgae", "Aedui"]')
    assert enlisted(game) == ["enlist germanic March", "march_to region Treveri"]


@pytest.mark.proves("8.5.1ay")
def test_8_5_1_the_largest_germanic_group_marches() -> None:
    """2 The most Warbands able: three from Sugambri rather than two from Morini."""
    board = """
[regions.Sugambri]
Germans = "3 Warbands"
[regions.Britannia]
Aedui = "3 Warbands"
[regions.Treveri]
Aedui = "3 Warbands"
"""
    text = RALLY.format(board=board, tribes="").replace(
        '"3 revealed Warbands"', '"3 revealed Warbands"\nGermans = "2 Warbands"', 1
    )
    for die in range(1, 7):
        game = belgae_turn(text, *[die] * 6)
        assert "belgae.enlist.largest_group" in game.priorities("Belgae")
        assert game.pieces("Treveri", "Germans") == "3 Warbands"


@pytest.mark.proves("8.5.1ay")
def test_8_5_1_no_germanic_march_with_one_warband() -> None:
    """2 Fewer than two Warbands do not March."""
    game = rally('[regions.Sugambri]\nGermans = "Warband"\n[regions.Treveri]\nAedui = "3 Warbands"')
    assert enlisted(game)[0] == "enlist germanic Rally"


def test_8_5_1_no_germanic_march_upon_frost() -> None:
    """2 Upon Frost the Germans do not March either (2.3.8): they Rally."""
    board = '[regions.Sugambri]\nGermans = "3 Warbands"\n[regions.Treveri]\nAedui = "3 Warbands"'
    text = RALLY.format(board=board, tribes="")
    game = belgae_turn(text, head='card = 69\nnext = "Winter"')
    assert enlisted(game)[0] == "enlist germanic Rally"


@pytest.mark.proves("8.5.1bc")
def test_8_5_1_germans_march_in_place_to_hide() -> None:
    """2(2) With no enemy Control in reach, two Revealed Warbands hide."""
    board = '[regions.Sugambri]\nGermans = "Warband, 2 revealed Warbands, scouted Warband"'
    game = rally(board)
    assert enlisted(game) == ["enlist germanic March", "march_to done"]
    assert game.pieces("Sugambri", "Germans") == "3 Warbands, 1 revealed Warband"


def test_8_5_1_no_hiding_upon_frost() -> None:
    """2(2) Nor do they March in place upon Frost: they Rally."""
    text = RALLY.format(board='[regions.Sugambri]\nGermans = "3 revealed Warbands"', tribes="")
    game = belgae_turn(text, head='card = 69\nnext = "Winter"')
    assert enlisted(game)[0] == "enlist germanic Rally"
    told = "\n".join(line for _, line in explain_lines(game.walk("Belgae")))
    assert "hide in place or lose their markers (it is Frost): no." in told


@pytest.mark.proves("8.5.1bd")
def test_8_5_1_the_most_germans_hide() -> None:
    """2(2) Where most are Revealed."""
    board = '[regions.Sugambri]\nGermans = "2 revealed Warbands"\n[regions.Treveri]\nGermans = "3 revealed Warbands"'
    game = rally(board)
    assert "belgae.enlist.most_revealed" in game.priorities("Belgae")
    assert game.pieces("Treveri", "Germans") == "3 Warbands"
    assert game.pieces("Sugambri", "Germans") == "2 revealed Warbands"


@pytest.mark.proves("8.5.1be")
def test_8_5_1_germans_rally_to_place_an_ally() -> None:
    """3(1) An Ally, under Germanic Control, before Warbands alone."""
    board = '[regions.Treveri]\nGermans = "Warband"'
    game = rally(board)
    assert enlisted(game)[0] == "enlist germanic Rally"
    assert "belgae.enlist.ally_first" in game.priorities("Belgae")
    assert game.tribe("Treveri") == "Germans"
    assert game.pieces("Treveri", "Germans") == "2 Warbands"


@pytest.mark.proves("8.5.1bf")
@pytest.mark.parametrize("die", range(1, 7))
def test_8_5_1_germans_rally_for_the_most_warbands(die: int) -> None:
    """3(2) Where most Warbands come: for two Allies in Sugambri two, not one in Treveri."""
    tribes = 'Sugambri = "Germans"\n"Suebi North" = "Germans"\nTreveri = "Germans"'
    game = rally(tribes=tribes, dice=(die,) * 6)
    assert "belgae.enlist.most_warbands" in game.priorities("Belgae")
    assert game.pieces("Sugambri", "Germans") == "2 Warbands"


def germans_abroad(romans: str) -> str:
    """All Germanic Warbands on the map, none of whom may Battle, March or Rally for the Belgae."""
    return f"""
[regions.Sugambri]
devastated = true
[regions.Treveri]
Romans = "{romans}"
Germans = "Warband"
[regions.Provincia]
Germans = "14 Warbands"
"""


@pytest.mark.proves("8.5.1bg", "8.5.1bh", "8.5.1bi")
def test_8_5_1_germans_raid_a_player() -> None:
    """4 A player loses a Resource; a Non-player would not."""
    board = germans_abroad("Auxilia")
    game = rally(board)
    assert enlisted(game) == ["enlist germanic Raid"]
    assert game.resources("Romans") == 9
    spared = rally(board, nonplayers='["Belgae", "Romans"]')
    assert "B_ENLIST no" in boxes(spared)
    assert spared.resources("Romans") == 10
    told = "\n".join(line for _, line in explain_lines(spared.walk("Belgae")))
    assert "a Germanic Rally that places a piece (Available: Warbands 0, Allies " in told


@pytest.mark.parametrize(
    ("romans", "words"),
    [
        ("Auxilia", "Loss: there are Romans at Treveri (Hidden 1 to 1, Losses 0): no."),
        ("revealed Auxilia", "Loss: there are Romans at Treveri (Hidden 1 to 0, Losses 0): no."),
        ("", "Loss: none of them is there with Germanic Warbands: no."),
    ],
)
def test_8_1_3_why_germans_do_not_battle_is_told_with_figures(romans: str, words: str) -> None:
    """1 Hidden Warbands against Hidden pieces, and the Losses; or that nobody is there."""
    game = rally(germans_abroad(romans), nonplayers='["Belgae", "Romans"]')
    told = "\n".join(line for _, line in explain_lines(game.walk("Belgae")))
    assert words in told
    french = "\n".join(line for _, line in explain_lines(game.walk("Belgae"), language="fr"))
    assert ("Romains chez les Trévires (Cachés 1 contre" in french) == bool(romans)


def test_8_5_1_germans_raid_for_the_most() -> None:
    """4 Two Warbands take one Resource each (8.4), rather than one in another Region."""
    board = germans_abroad("2 Auxilia").replace('Germans = "Warband"', 'Germans = "2 Warbands"')
    text = RALLY.format(board=board.replace("14", "12"), tribes="")
    text = text.replace(
        '"Ambiorix, revealed Warband"',
        '"Ambiorix, revealed Warband"\ndevastated = true\nGermans = "Warband"\nAedui = "Warband"',
    )
    for die in (1, 6):
        game = belgae_turn(text, die)
        assert "belgae.enlist.most_taken" in game.priorities("Belgae")
        assert game.resources("Romans") == 8
        assert game.resources("Aedui") == 10


def test_8_5_1_no_germanic_battle_that_makes_a_player_win() -> None:
    """8.4.4 Upon Frost the Germans are not led against an Ally whose loss brings the Romans above their threshold."""
    settled = ["Senones", "Lingones", "Mandubii", "Menapii", "Morini", "Nervii", "Eburones"]
    tribes = "".join(f'{name} = "Belgae"\n' for name in settled) + 'Treveri = "Aedui"\n'
    germans = ["Sugambri", "Ubii", "Suebi North", "Suebi South"]
    tribes += "".join(f'"{name}" = "Germans"\n' for name in germans)
    text = RALLY.format(board='[regions.Treveri]\nGermans = "4 Warbands"', tribes=tribes)
    free = belgae_turn(text)
    assert "enlist germanic Battle" in enlisted(free)
    barred = belgae_turn(text, head='card = 69\nnext = "Winter"')
    assert "enlist germanic Battle" not in enlisted(barred)
    assert barred.margin("Romans") == 0


@pytest.mark.proves("8.5.1bj")
def test_8_5_1_no_enlist_across_the_sea() -> None:
    """None if the Belgae have Marched into or out of Britannia (4.1.3)."""
    board = """
        [regions.Britannia]
        Belgae = "Ambiorix, revealed Warband"
        Romans = "4 Legions"
        [regions.Sugambri]
        Germans = "6 Warbands"
        [regions.Treveri]
        Aedui = "2 Warbands"
    """
    game = belgae_turn(board)
    assert boxes(game) == "B1 yes, B_BATTLE no, B_MARCH_THREAT yes"
    assert game.pieces("Sugambri", "Germans") == "6 Warbands"
    assert "belgae.across_the_sea" in game.notes("Belgae"), "told why there is no Special Ability"


def test_8_5_1_no_germanic_battle_that_might_cost_a_legion() -> None:
    """8.4.4 Upon Frost not against Auxilia beside a Legion: a player might give up that, and the Arverni win."""
    names = ["Arverni", "Cadurci", "Volcae", "Pictones", "Santones", "Veneti", "Namnetes", "Aulerci", "Bituriges"]
    tribes = "".join(f'{name} = "Arverni"\n' for name in names)
    board = '[regions.Treveri]\nGermans = "4 Warbands"\nRomans = "{}2 revealed Auxilia"\n'
    board += '[regions.Provincia]\nRomans = "5 Legions"'
    frost = 'card = 69\nfallen = 6\nnext = "Winter"'

    def enlist(romans: str, head: str = frost, nonplayers: str = '["Belgae"]') -> bool:
        text = RALLY.format(board=board.format(romans), tribes=tribes)
        return "enlist germanic Battle" in enlisted(belgae_turn(text, head=head, nonplayers=nonplayers))

    assert enlist("Legion, ", "card = 69\nfallen = 6")
    assert not enlist("Legion, ")
    assert enlist("")
    assert enlist("Legion, ", nonplayers='["Belgae", "Romans"]')


@pytest.mark.proves("8.5.1av")
def test_8_5_1_a_germanic_command_after_a_battle() -> None:
    """No Germans are where the Belgae fight: once that is done, others March."""
    board = """
        [regions.Morini]
        Belgae = "Ambiorix, 4 revealed Warbands"
        [regions.Nervii]
        Germans = "3 Warbands"
        [regions.Atrebates]
        Aedui = "3 Warbands"
        [tribes]
        Morini = "Romans"
    """
    game = belgae_turn(board)
    assert boxes(game) == "B1 yes, B_BATTLE yes, B_AMBUSH no, B_RAMPAGE no, B_ENLIST yes"
    assert commanded(game) == ["battle Morini", "ability Enlist", "done"]
    assert enlisted(game) == ["enlist germanic March", "march_to region Atrebates"]


@pytest.mark.proves("8.5.1az")
def test_8_5_1_no_germanic_march_out_of_celtica() -> None:
    """2(1) Three Warbands in Treveri do not March into Sequani, though the Aedui Control it: they Rally."""
    game = rally('[regions.Treveri]\nGermans = "3 Warbands"\n[regions.Sequani]\nAedui = "5 Warbands"')
    assert enlisted(game)[0] == "enlist germanic Rally"
    assert game.pieces("Sequani", "Germans") == ""

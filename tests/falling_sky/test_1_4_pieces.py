"""1.4 Which pieces move, which are ever Hidden, where Legions come from, and who takes pieces away."""

import pytest

import alesia
from alesia import BadPosition
from tests.falling_sky.playing import at


@pytest.mark.proves("1.4b", "1.4c")
def test_1_4_leaders_legions_and_auxilia_move_and_forts_and_allies_stay() -> None:
    """The Romans say of each kind of piece how many March, and are not asked about Fort and Ally."""
    game = at("""
        card = 1
        [regions.Mandubii]
        Romans = "Caesar, 2 Legions, 1 Auxilia, Fort"
        [tribes]
        Lingones = "Romans"
        [resources]
        Romans = 20
    """)
    game.play("Romans action command March\nRomans command march Mandubii\nRomans march_to region Aedui")
    game.play("Romans march_number number 1\nRomans march_number number 2\nRomans march_number number 1")

    assert game.pieces("Aedui", "Romans") == "Caesar, 2 Legions, 1 Auxilia"
    assert game.pieces("Mandubii", "Romans") == "Fort"
    assert game.tribe("Lingones") == "Romans"


@pytest.mark.proves("1.4b", "1.4c", "3.3.2a", "3.3.2b")
def test_1_4_warbands_move_and_citadels_stay() -> None:
    """A Region that holds nothing but a Citadel and an Ally is no origin."""
    board = """
        card = 40
        [regions.Aedui]
        Aedui = "1 Warband"
        [tribes]
        Sequani = "Aedui Citadel"
        Helvetii = "Aedui"
        [resources]
        Aedui = 20
    """
    assert at(board).play("Aedui action command March").offers("march") == ["Aedui"]


@pytest.mark.proves("1.4.1i")
@pytest.mark.parametrize(("fallen", "placed"), [(2, "1 Legion"), (3, "")])
def test_1_4_1_events_place_legions_from_the_track_and_never_the_fallen(fallen: int, placed: str) -> None:
    """7 unshaded: nine Legions are on the map; the last one of the track comes, and a Fallen one does not."""
    game = at(f"""
        card = 7
        fallen = {fallen}
        [regions.Mandubii]
        Romans = "9 Legions"
        [regions.Bituriges]
        Romans = "1 Auxilia"
    """).play("Romans action unshaded 7\nRomans event_region region Bituriges")

    assert game.position["fallen"] == fallen
    assert ("Legion" in game.pieces("Bituriges", "Romans")) == bool(placed)


@pytest.mark.proves("1.4.1p")
def test_1_4_1_nonplayers_never_remove_pieces_of_their_own_accord() -> None:
    """A whole game of four Non-players: not one of them takes an own piece away or a Citadel down."""
    seats = dict.fromkeys(("Romans", "Arverni", "Aedui", "Belgae"), "nonplayer")
    table = alesia.new("falling-sky", seed=3, seats=seats)

    assert table.result is not None
    assert "remove_own" not in {entry.option.verb for entry in table.record.entries}


@pytest.mark.proves("1.4.3a")
@pytest.mark.parametrize("piece", ["1 revealed Legion", "1 revealed Fort", "1 scouted Auxilia"])
def test_1_4_3_only_warbands_and_auxilia_have_two_sides(piece: str) -> None:
    """A position cannot have another piece Revealed, which it always is, and Auxilia cannot be Scouted."""
    with pytest.raises(BadPosition):
        at(f"[regions.Mandubii]\nRomans = '{piece}'")

    game = at("[regions.Mandubii]\nRomans = '1 Auxilia, 1 revealed Auxilia'\nBelgae = '1 Warband, 1 revealed Warband'")
    assert game.pieces("Mandubii", "Romans") == "1 Auxilia, 1 revealed Auxilia"
    assert game.pieces("Mandubii", "Belgae") == "1 Warband, 1 revealed Warband"


def test_1_4_1_a_removal_is_not_undone_by_a_refusal() -> None:
    """3.2.1 Romans who took a piece off cannot call the Recruit off because the Aedui refuse a Supply Line."""
    game = at("""
        [regions]
        Mandubii = { Aedui = "6 Warbands", Romans = "2 Auxilia" }
        [tribes]
        Senones = "Romans"
    """).play("""
        Romans action command Recruit
        Romans command remove_own
        Romans remove_piece remove Hidden Auxilia
        Romans command recruit Mandubii
        Romans seek_supply ask Aedui
        Aedui agree_supply no
        Romans seek_supply call_off
    """)

    assert "cancel" not in game.options

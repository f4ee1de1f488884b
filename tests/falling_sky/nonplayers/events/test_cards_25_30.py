"""8.2.1 The Events 25 to 30 in the hands of Non-players."""

import pytest

from tests.falling_sky.nonplayers.events.turns import (
    INEFFECTIVE,
    NO,
    by_player,
    capabilities,
    chosen,
    played,
    reasons,
    turn,
)

# ---- 25 Aquitani ------------------------------------------------------------------------------------------------


def test_8_2_1_aquitani_romans_fight_arverni_before_belgae() -> None:
    """25 In Arverni the Arverni, though more Belgae stand in Pictones; of four the last slips away Hidden (8.4.3)."""
    board = """
        [regions.Arverni]
        Arverni = "4 Warbands"
        [regions.Pictones]
        Belgae = "6 Warbands"
    """
    game = turn(25, "Romans", board, others=("Arverni", "Belgae"))
    assert game.boxes("Romans") == "R1 no, R2 no, R3 yes, R4 no, R_EVENT yes"
    assert chosen(game, "Romans", "event_region") == ["region Arverni"]
    assert game.priorities("Romans") == ["event.fight_order"]
    assert game.pieces("Arverni", "Arverni") == "1 Warband"
    assert game.pieces("Pictones", "Belgae") == "6 Warbands"


def test_8_2_1_aquitani_romans_fight_belgae_rather_than_aedui() -> None:
    """25 Both in one Region: the Belgae are attacked."""
    board = """
        [regions.Pictones]
        Belgae = "2 Warbands"
        Aedui = "6 Warbands"
    """
    game = turn(25, "Romans", board, others=("Belgae",))
    assert chosen(game, "Romans", "battle_target") == ["faction Belgae"]
    assert (game.pieces("Pictones", "Belgae"), game.pieces("Pictones", "Aedui")) == ("", "6 Warbands")


def test_8_2_1_aquitani_is_no_for_romans_if_only_aedui_could_be_fought() -> None:
    """25 Nobody but Aedui in the two Regions: declined."""
    game = turn(25, "Romans", '[regions.Pictones]\nAedui = "6 Warbands"')
    assert not played(game, "Romans")
    assert reasons(game, "Romans") == [NO]


def test_8_2_3_aquitani_romans_keep_to_the_conditions_of_their_battle() -> None:
    """25 No Battle where Rome would lose half of what it inflicts: the Belgae are fought, not the strong Arverni."""
    board = """
        [regions.Arverni]
        Romans = "4 Auxilia"
        Arverni = "Vercingetorix, 12 Warbands"
        [regions.Pictones]
        Belgae = "3 Warbands"
    """
    game = turn(25, "Romans", board, others=("Arverni", "Belgae"))
    assert chosen(game, "Romans", "event_region") == ["region Pictones"]
    assert game.pieces("Pictones", "Belgae") == ""


def test_8_2_3_aquitani_the_first_loss_on_an_ally_is_reckoned_with() -> None:
    """25 Four Warbands beside an Ally: the Ally falls first, two Warbands are left to strike back at two Auxilia, and
    one Loss is less than half of three."""
    board = """
        [regions.Pictones]
        Romans = "2 Auxilia"
        Arverni = "4 Warbands"
        [tribes]
        Pictones = "Arverni"
    """
    game = turn(25, "Romans", board, others=("Arverni",))
    assert played(game, "Romans")
    assert game.tribe("Pictones") == "Subdued"


def test_8_2_1_aquitani_aedui_use_the_shaded_text() -> None:
    """25 The Capability is theirs."""
    game = turn(25, "Aedui", "")
    assert game.did("Aedui") == ["action shaded 25"]
    assert capabilities(game) == {"25": "shaded Aedui"}


@pytest.mark.proves("8.2.2a")
def test_8_2_2_aquitani_arverni_use_the_shaded_text_on_a_roll_of_four() -> None:
    """25 No Carnyx: they roll."""
    game = turn(25, "Arverni", "", 4)
    assert capabilities(game) == {"25": "shaded Arverni"}
    assert game.rolled("Arverni") == [4]


# ---- 26 Gobannitio ----------------------------------------------------------------------------------------------


@pytest.mark.proves("8.4.1a")
def test_8_4_1_gobannitio_aedui_place_a_citadel_rather_than_an_ally() -> None:
    """26 Gergovia is cleared, and the better piece comes."""
    game = turn(26, "Aedui", '[tribes]\nArverni = "Arverni Citadel"', others=("Arverni",))
    assert chosen(game, "Aedui", "event_faction") == ["faction Aedui"]
    assert chosen(game, "Aedui", "event_choice") == ["place_citadel"]
    assert game.tribe("Arverni") == "Aedui Citadel"


def test_8_2_3_gobannitio_romans_choose_themselves() -> None:
    """26 A Roman Ally comes to Gergovia."""
    game = turn(26, "Romans", '[tribes]\nArverni = "Arverni"')
    assert game.tribe("Arverni") == "Romans"


ROMANS_SPENT = """
    [tribes]
    Arverni = "Arverni"
    Helvii = "Romans"
    Menapii = "Romans"
    Morini = "Romans"
    Nervii = "Romans"
    Eburones = "Romans"
    Remi = "Romans"
"""


@pytest.mark.proves("8.2.3m")
def test_8_2_3_gobannitio_is_ineffective_for_romans_without_an_ally() -> None:
    """26 Only the Aedui could place something: that is not for Romans."""
    game = turn(26, "Romans", ROMANS_SPENT)
    assert not played(game, "Romans")
    assert reasons(game, "Romans") == [INEFFECTIVE]


def test_8_1_1_gobannitio_is_ineffective_if_an_own_ally_would_only_be_put_back() -> None:
    """26 A Roman Ally is at Gergovia already."""
    game = turn(26, "Romans", '[tribes]\nArverni = "Romans"')
    assert reasons(game, "Romans") == [INEFFECTIVE]


def test_8_3_1_gobannitio_aedui_turn_their_ally_at_gergovia_into_a_citadel() -> None:
    """26 An Ally is there, a Citadel is better; a Citadel could only be put back."""
    game = turn(26, "Aedui", '[tribes]\nArverni = "Aedui"')
    assert game.tribe("Arverni") == "Aedui Citadel"
    game = turn(26, "Aedui", '[tribes]\nArverni = "Aedui Citadel"')
    assert reasons(game, "Aedui") == [INEFFECTIVE]


@pytest.mark.proves("8.4.1g")
def test_8_4_1_gobannitio_arverni_remove_enemies_never_own_allies() -> None:
    """26 Shaded: the enemy's Allies go, own ones stay, and all Tribes become Arverni."""
    game = turn(26, "Arverni", '[tribes]\nCadurci = "Aedui"\nVolcae = "Arverni"\nArverni = "Arverni"', 1)
    assert [game.tribe(name) for name in ("Cadurci", "Volcae", "Arverni")] == ["Arverni"] * 3
    assert chosen(game, "Arverni", "event_tribe") == ["tribe Cadurci", "done", "tribe Cadurci"]


def test_8_4_1_gobannitio_arverni_remove_romans_before_aedui() -> None:
    """26 The order of enemies."""
    game = turn(26, "Arverni", '[tribes]\nCadurci = "Aedui"\nVolcae = "Romans"', 1)
    assert chosen(game, "Arverni", "event_tribe")[:2] == ["tribe Volcae", "tribe Cadurci"]
    assert "event.ally_order" in game.priorities("Arverni")


def test_8_2_1_gobannitio_arverni_decide_when_a_player_executes_it() -> None:
    """26 Whoever plays the shaded text: the Non-player Arverni carry it out."""
    game = by_player(26, "Belgae", "Arverni", '[tribes]\nCadurci = "Aedui"\nVolcae = "Arverni"')
    game.play("Belgae action shaded 26")
    assert game.tribe("Cadurci") == "Arverni"
    assert chosen(game, "Arverni", "event_tribe") == ["tribe Cadurci", "done", "tribe Arverni", "tribe Cadurci"]


# ---- 27 Massed Gallic Archers, 30 Vercingetorix's Elite ---------------------------------------------------------


@pytest.mark.parametrize("card", [27, 30])
def test_8_2_1_archers_and_elite_belgae_use_the_unshaded_text_against_player_arverni(card: int) -> None:
    """27, 30 The Arverni are a player, the Romans are not."""
    game = turn(card, "Belgae", "", others=("Romans",))
    assert played(game, "Belgae")
    assert capabilities(game) == {str(card): "unshaded"}


@pytest.mark.parametrize("card", [27, 30])
@pytest.mark.parametrize("others", [(), ("Romans", "Arverni"), ("Arverni",)])
def test_8_2_1_archers_and_elite_are_no_for_belgae_otherwise(card: int, others: tuple[str, ...]) -> None:
    """27, 30 The Romans are a player, or the Arverni are not."""
    game = turn(card, "Belgae", "", others=others)
    assert reasons(game, "Belgae") == [NO]


@pytest.mark.parametrize("card", [27, 30])
def test_8_7_2_archers_and_elite_arverni_play_without_a_roll(card: int) -> None:
    """27, 30 A Carnyx."""
    game = turn(card, "Arverni", "")
    assert capabilities(game) == {str(card): "shaded"}
    assert game.rolled("Arverni") == []


@pytest.mark.parametrize("card", [27, 30])
def test_8_1_1_archers_and_elite_are_declined_in_the_final_year(card: int) -> None:
    """27, 30 Capabilities come too late when the next Winter is the last."""
    game = turn(card, "Arverni", "", head="next = 3\nwinters = 2")
    assert not played(game, "Arverni")
    assert "event.capability_in_final_year" in game.notes("Arverni")


# ---- 28 Oppida --------------------------------------------------------------------------------------------------


@pytest.mark.proves("8.2.3d")
def test_8_2_3_oppida_belgae_settle_and_fortify_for_themselves_alone() -> None:
    """28 Own Allies at every City possible, then own Citadels; the Aedui Ally at Avaricum stays an Ally."""
    game = turn(28, "Belgae", '[tribes]\nBituriges = "Aedui"')
    cities = [game.tribe(name) for name in ("Carnutes", "Mandubii", "Sequani")]
    assert cities.count("Belgae Citadel") == 1  # there are no more
    assert cities.count("Belgae") == 2
    assert [game.tribe(name) for name in ("Bituriges", "Arverni", "Aedui")] == ["Aedui", "Subdued", "Subdued"]


@pytest.mark.proves("8.3.4d")
@pytest.mark.parametrize(("die", "city"), [(1, "Carnutes"), (3, "Mandubii"), (5, "Sequani")])
def test_8_3_4_oppida_the_one_die_says_where_the_citadel_comes(die: int, city: str) -> None:
    """28 All three Cities get an Ally, which needs no order; there is one Citadel."""
    game = turn(28, "Belgae", '[tribes]\nBituriges = "Aedui"', die)
    assert game.tribe(city) == "Belgae Citadel"
    assert len(game.steps("Belgae", "pick")) == 1


def test_8_2_3_oppida_is_ineffective_if_only_others_could_settle() -> None:
    """28 For the Belgae there is no City, for the Arverni there is one."""
    taken = '[tribes]\nCarnutes = "Aedui"\nMandubii = "Aedui"\nSequani = "Romans"\nBituriges = "Aedui"\nAedui = "Aedui"'
    assert reasons(turn(28, "Belgae", taken), "Belgae") == [INEFFECTIVE]
    game = turn(28, "Arverni", taken, 1)
    assert game.tribe("Arverni") == "Arverni Citadel"


def test_8_2_1_oppida_is_no_for_romans() -> None:
    """28 Swords."""
    assert reasons(turn(28, "Romans", ""), "Romans") == ["event.no"]


# ---- 29 Suebi Mobilize ------------------------------------------------------------------------------------------


def test_8_3_4_suebi_mobilize_dice_say_which_suebi_get_the_last_ally() -> None:
    """29 One Germanic Ally is Available for two Tribes."""
    spent = "[tribes]\n" + "\n".join(f'{t} = "Germans"' for t in ("Ubii", "Sugambri", "Treveri", "Nervii", "Morini"))
    for die, tribe in ((3, "Suebi North"), (4, "Suebi South")):
        game = turn(29, "Belgae", spent, die)
        assert game.tribe(tribe) == "Germans"


@pytest.mark.parametrize("faction", ["Aedui", "Romans"])
def test_8_2_1_suebi_mobilize_is_no_for_aedui_and_romans(faction: str) -> None:
    """29 Swords."""
    assert reasons(turn(29, faction, ""), faction) == ["event.no"]


@pytest.mark.proves("8.4.4e")
@pytest.mark.parametrize("ally", ["Belgae", "Romans"])
def test_8_4_4_suebi_mobilize_whatever_the_dice_say(ally: str) -> None:
    """29 Upon Frost: of two Non-players in Treveri the Germans may, by dice, hit the Belgae, whose Ally would become a
    Subdued Tribe more for a Roman player."""
    board = f"""
        [regions.Treveri]
        Germans = "6 Warbands"
        Arverni = "5 revealed Warbands"
        [tribes]
        "Suebi North" = "Germans"
        "Suebi South" = "Germans"
        Treveri = "{ally}"
    """
    game = turn(29, "Belgae", board, 6, head='next = "Winter"', others=("Arverni", "Aedui"))
    assert reasons(game, "Belgae") == (["event.frost_bars"] if ally == "Belgae" else [])


# ---- 30 as a Capability -----------------------------------------------------------------------------------------


def test_8_7_8_elite_arverni_pick_the_warbands_that_they_would_lose_first() -> None:
    """30 Shaded: the picked ones take Losses first, so Revealed Warbands are picked before Hidden ones."""
    board = """
        [capabilities]
        30 = "shaded"
        [regions.Mandubii]
        Romans = "Caesar, 4 Legions"
        Arverni = "Vercingetorix, 3 Warbands, 3 revealed Warbands"
    """
    game = by_player(1, "Romans", "Arverni", board)
    game.play("Romans action command Battle\nRomans command battle Mandubii")
    picked = chosen(game, "Arverni", "event_piece")
    assert picked == ["piece Revealed Arverni Warband"] * 3

"""3.4.4-3.4.5 Germanic Battle, Losses, Harassment and Agreement (guided by Enlist, 4.5.1, and in the Germans Phase)."""

import pytest

from tests.falling_sky.germans import enlisting, guided, winter
from tests.falling_sky.playing import Play, at

# ---- 3.4.4 Germanic Battle and Ambush -----------------------------------------------------------------------------


@pytest.mark.proves("3.4.4a", "3.4.4b", "4.0c")
@pytest.mark.parametrize(
    ("germans", "romans"), [("2 Warbands", "2 Auxilia"), ("5 revealed Warbands", "1 Legion"), ("", "1 Legion")]
)
def test_3_4_4_no_battle_without_ambush(germans: str, romans: str) -> None:
    """Germans Battle only with more Hidden pieces than the enemy has."""
    game = enlisting(f'[regions.Sugambri]\nGermans = "{germans}"\nRomans = "{romans}"')
    assert "Battle" not in game.offers("germanic")


@pytest.mark.proves("3.4.4b", "3.4.4d", "4.1.2g")
def test_3_4_4_target_any_faction_with_fewer_hidden() -> None:
    """One non-German Faction, the Belgae not excepted, with fewer Hidden pieces than the Germans."""
    others = 'Romans = "1 Auxilia"\nArverni = "2 Warbands"\nAedui = "1 Warband"'
    game = guided("Battle", f'Germans = "2 Warbands, 2 revealed Warbands"\n{others}')
    assert game.offers("faction") == ["Romans", "Aedui", "Belgae"]
    game.play("Belgae battle_target faction Aedui")
    assert game.pieces("Nervii", "Aedui") == ""
    assert game.pieces("Nervii", "Romans") == "1 Auxilia"
    assert game.pieces("Nervii", "Germans") == "4 revealed Warbands"


@pytest.mark.proves("3.4.4e", "3.4.4i", "3.4.4l", "3.4.4c")
def test_3_4_4_no_retreat_no_roll_no_counterattack_but_reveal() -> None:
    """Nobody declares a Retreat, Legions fall without a roll, the survivors are only Revealed."""
    game = guided(
        "Battle",
        """
        [regions.Treveri]
        Germans = "6 Warbands"
        Romans = "Successor, 2 Legions, 2 Auxilia"
        [regions.Mandubii]
        Romans = "2 Legions"
        """,
    )
    assert game.asked == "Romans loss"  # three Losses
    game.play("Romans loss piece Legion\nRomans loss piece Roman Leader\nRomans loss piece Hidden Auxilia")
    assert game.pieces("Treveri", "Romans") == "1 Legion, 1 revealed Auxilia"
    assert game.pieces("Treveri", "Germans") == "6 revealed Warbands"
    assert game.position["fallen"] == 1


@pytest.mark.proves("3.4.4k")
def test_3_4_4_the_defender_chooses_what_to_remove() -> None:
    """Of a Legion and two Auxilia the Romans themselves give one for the one Loss."""
    game = guided("Battle", '[regions.Treveri]\nGermans = "3 Warbands"\nRomans = "1 Legion, 2 Auxilia"')
    assert game.asked == "Romans loss"
    assert game.options == ["piece Legion", "piece Hidden Auxilia"]


@pytest.mark.proves("3.4.4j", "3.4.4s")
def test_3_4_4_half_a_loss_for_each_warband_rounded_down() -> None:
    """Seven Warbands, Hidden or not, cause three Losses."""
    game = guided(
        "Battle",
        '[regions.Treveri]\nGermans = "3 Warbands, 2 revealed Warbands, 2 scouted Warbands"\n'
        'Aedui = "2 Warbands, 3 revealed Warbands"',
    )
    assert game.pieces("Treveri", "Aedui") == "2 revealed Warbands"


@pytest.mark.proves("3.4.4r", "3.4.4o")
def test_3_4_4_fixed_pieces_last_and_without_roll() -> None:
    """Allies and Citadel are taken after all others, the Citadel without a roll; it halves the Losses."""
    game = guided(
        "Battle",
        """
        [regions.Mandubii]
        Germans = "8 Warbands"
        Aedui = "1 Warband"
        [tribes]
        Mandubii = "Aedui Citadel"
        Senones = "Aedui"
        """,
        "Treveri",
    )
    assert game.options == ["tribe Mandubii", "tribe Senones"]  # 4 halved: two Losses, one on the Warband
    game.play("Aedui loss tribe Mandubii")
    assert (game.tribe("Mandubii"), game.tribe("Senones")) == ("Subdued", "Aedui")
    assert game.asked == "Belgae command"


@pytest.mark.proves("3.4.4r")
@pytest.mark.parametrize(("germans", "auxilia"), [(7, 3), (8, 2), (15, 1)])
def test_3_4_4_a_fort_halves(germans: int, auxilia: int) -> None:
    """Half Losses for Romans with a Fort, then rounded down."""
    romans = '"4 revealed Auxilia, Fort"'
    game = guided("Battle", f'[regions.Treveri]\nGermans = "{germans} Warbands"\nRomans = {romans}')
    assert game.pieces("Treveri", "Romans") == f"{auxilia} revealed Auxilia, Fort"


@pytest.mark.proves("3.4.4n")
def test_3_4_4_a_fort_does_not_give_rolls() -> None:
    """Legion, then Fort, are removed without a roll."""
    game = guided("Battle", '[regions.Treveri]\nGermans = "8 Warbands"\nRomans = "1 Legion, Fort"')
    assert game.pieces("Treveri", "Romans") == ""
    assert game.asked == "Belgae command"


def test_3_4_4_the_fort_of_provincia_halves_and_stays() -> None:
    """1.4.2 It is never removed."""
    game = guided("Battle", '[regions.Provincia]\nGermans = "12 Warbands"\nRomans = "1 Legion"', "Sequani")
    assert game.pieces("Provincia", "Romans") == "Fort"


CAESAR = '[regions.Treveri]\nGermans = "4 Warbands"\nRomans = "Caesar, 2 Legions, 3 Auxilia"'


@pytest.mark.proves("3.4.4g", "3.4.4h")
@pytest.mark.parametrize("roll", [1, 2, 3])
def test_3_4_4_caesar_fails_to_hold(roll: int) -> None:
    """On 1-3 Caesar's Romans remove pieces without rolls and do not strike back."""
    game = guided("Battle", CAESAR)
    assert game.asked == "Chance caesar_ambushed"
    game.play(f"Chance caesar_ambushed roll {roll}\nRomans loss piece Legion\nRomans loss piece Hidden Auxilia")
    assert game.pieces("Treveri", "Romans") == "Caesar, 1 Legion, 2 revealed Auxilia"
    assert game.pieces("Treveri", "Germans") == "4 revealed Warbands"


@pytest.mark.proves("3.4.4g", "3.4.4h", "3.4.4m", "3.4.4p")
@pytest.mark.parametrize("roll", [4, 5, 6])
def test_3_4_4_caesar_holds_and_strikes_back(roll: int) -> None:
    """On 4-6 Losses may be rolled for; then Germans lose 1/2 an Auxilia, one for Caesar and for each Legion."""
    game = guided("Battle", CAESAR)
    game.play(f"Chance caesar_ambushed roll {roll}\nRomans loss piece Legion\nChance loss_roll roll 4")
    game.play("Romans loss piece Legion\nChance loss_roll roll 3")
    # Caesar, one Legion and three Auxilia: 3 1/2, three Losses; Caesar does not double in Counterattack
    assert game.pieces("Treveri", "Romans") == "Caesar, 1 Legion, 3 revealed Auxilia"
    assert game.pieces("Treveri", "Germans") == "1 revealed Warband"


@pytest.mark.proves("3.4.4q", "3.4.4p")
def test_3_4_4_counterattacked_germans_lose_warbands_then_allies() -> None:
    """Caesar and four Legions strike back for five: three Warbands and the Ally."""
    game = guided(
        "Battle",
        """
        [regions.Treveri]
        Germans = "1 Warband, 2 revealed Warbands"
        Romans = "Caesar, 4 Legions"
        [tribes]
        Treveri = "Germans"
        """,
    )
    game.play("Chance caesar_ambushed roll 4\nRomans loss piece Roman Leader\nChance loss_roll roll 6")
    assert game.pieces("Treveri", "Germans") == ""
    assert game.tribe("Treveri") == "Subdued"


def test_3_4_4_caesar_must_be_in_the_region() -> None:
    """Next door Caesar does not help; nor does a Successor."""
    position = '[regions.Treveri]\nGermans = "4 Warbands"\nRomans = "2 Legions"\n[regions.Mandubii]\nRomans = "Caesar"'
    game = guided("Battle", position)
    assert game.asked == "Belgae command"
    assert game.pieces("Treveri", "Romans") == ""


def test_3_4_4_in_the_germans_phase() -> None:
    """Wherever they can Ambush and cause a Loss (6.2.4), after the March has Hidden them and the Raid Revealed two."""
    game = winter("""
        [regions.Treveri]
        Germans = "5 revealed Warbands"
        Romans = "7 Legions"
    """)
    assert game.resources("Romans") == 8
    assert game.pieces("Treveri", "Romans") == "5 Legions"
    assert game.pieces("Treveri", "Germans") == "5 revealed Warbands"
    assert game.position["fallen"] == 2


# ---- 3.4.5 Germanic Losses, Harassment, and Agreement -------------------------------------------------------------


def roman(command: str, position: str) -> Play:
    """The Romans, 1st Eligible, have chosen a Command."""
    return at(f"card = 1\n{position}").play(f"Romans action command {command}")


@pytest.mark.proves("3.4.5a")
def test_3_4_5_scouted_then_revealed_then_hidden() -> None:
    """Of five Warbands four Legions take the Scouted, both Revealed, then a Hidden one; nobody is asked."""
    game = roman(
        "Battle",
        """
        [regions.Treveri]
        Romans = "4 Legions, Fort"
        Germans = "2 Warbands, 2 revealed Warbands, 1 scouted Warband"
        """,
    )
    game.play("Romans command battle Treveri")
    lost = [(str(entry.facts[1]), entry.facts[2]) for entry in game.table.log if entry.key == "lost"]
    kinds = ("Scouted", "Revealed", "Hidden")
    assert lost == [(f"{kind} Germanic Warband", n) for kind, n in zip(kinds, (1, 2, 1), strict=True)]
    assert game.pieces("Treveri", "Germans") == "1 revealed Warband"


@pytest.mark.proves("3.4.5d")
def test_3_4_5_allies_in_cities_last() -> None:
    """After the Warbands the Helvetii are lost before the City of the Sequani."""
    tribes = '[tribes]\nSequani = "Germans"\nHelvetii = "Germans"'
    game = roman("Battle", f'[regions.Sequani]\nRomans = "2 Legions"\nGermans = "1 Warband"\n{tribes}')
    game.play("Romans command battle Sequani\nRomans besiege no")
    assert game.pieces("Sequani", "Germans") == ""
    assert (game.tribe("Helvetii"), game.tribe("Sequani")) == ("Subdued", "Germans")


@pytest.mark.proves("3.4.5e")
def test_3_4_5_other_allies_at_random() -> None:
    """Among Allies without City chance decides."""
    tribes = '[tribes]\nSugambri = "Germans"\n"Suebi North" = "Germans"'
    game = roman("Battle", f'[regions.Sugambri]\nRomans = "1 Legion"\n{tribes}')
    game.play("Romans command battle Sugambri\nRomans besiege no")
    assert game.asked == "Chance germanic_ally_lost"
    assert sorted(game.offers("tribe")) == ["Suebi North", "Sugambri"]
    game.play("Chance germanic_ally_lost tribe Sugambri")
    assert (game.tribe("Sugambri"), game.tribe("Suebi North")) == ("Subdued", "Germans")


def test_3_4_5_no_lot_if_all_are_lost() -> None:
    """Two Losses take both Allies: nothing is left to chance."""
    tribes = '[tribes]\nSugambri = "Germans"\n"Suebi North" = "Germans"'
    game = roman("Battle", f'[regions.Sugambri]\nRomans = "2 Legions"\n{tribes}')
    game.play("Romans command battle Sugambri\nRomans besiege no")
    assert game.asked != "Chance germanic_ally_lost"
    assert (game.tribe("Sugambri"), game.tribe("Suebi North")) == ("Subdued", "Subdued")


@pytest.mark.proves("3.4.5b")
def test_3_4_5_germans_always_harass_roman_march() -> None:
    """3.2.2 Three Hidden Germanic Warbands cost a passing group one Loss; nobody is asked whether."""
    game = roman("March", '[regions.Mandubii]\nRomans = "2 Auxilia"\n[regions.Treveri]\nGermans = "5 Warbands"')
    game.play("Romans command march Mandubii\nRomans march_to region Treveri\nRomans march_number number 2")
    game.play("Romans march_on region Nervii")
    assert game.pieces("Nervii", "Romans") == "1 Auxilia"


@pytest.mark.proves("3.4.5b")
def test_3_4_5_germans_always_harass_seize() -> None:
    """3.2.3 Likewise after a Seize."""
    game = roman("Seize", '[regions.Treveri]\nRomans = "1 Auxilia"\nGermans = "3 Warbands"')
    game.play("Romans command seize Treveri")
    assert game.pieces("Treveri", "Romans") == ""


def test_3_4_5_revealed_germans_do_not_harass() -> None:
    """Harassment needs three Hidden Warbands."""
    game = roman("Seize", '[regions.Treveri]\nRomans = "1 Auxilia"\nGermans = "2 Warbands, 7 revealed Warbands"')
    game.play("Romans command seize Treveri")
    assert game.pieces("Treveri", "Romans") == "1 Auxilia"


@pytest.mark.proves("3.4.5c")
def test_3_4_5_never_agree_to_supply_lines() -> None:
    """3.2.1 Behind Germanic Control there is no Supply Line: the Romans pay two, and nobody is asked."""
    game = roman(
        "Recruit",
        """
        [regions.Ubii]
        Germans = "1 Warband"
        [tribes]
        Ubii = "Romans"
        "Suebi South" = "Germans"
        """,
    )
    game.play("Romans command recruit Ubii")
    assert game.resources("Romans") == 8


@pytest.mark.proves("3.4.5f")
def test_3_4_5_never_agree_to_retreat() -> None:
    """3.2.4, 3.3.4 A neighbour under Germanic Control is no refuge and cannot be asked for."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "2 revealed Warbands"
        Aedui = "2 Warbands"
        [regions.Treveri]
        Germans = "1 Warband"
    """)
    game.play("Belgae action command Battle\nBelgae command battle Nervii")
    assert game.asked == "Belgae command"
    assert game.pieces("Nervii", "Aedui") == "1 revealed Warband"

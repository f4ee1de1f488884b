"""3.4 Germanic Commands, guided by the Belgae (4.5.1, the second form of Enlist) and in the Germans Phase (6.2)."""

import pytest

from tests.falling_sky.playing import Play, at


def enlisting(position: str, leader: str = "Nervii", top: str = "") -> Play:
    """The Belgae, Raiding, Enlist; the position begins with what else stands in Ambiorix's Region."""
    game = at(f'card = 55\n{top}\n[regions.{leader}]\nBelgae = "Ambiorix, 1 Warband"\n{position}')
    return game.play("Belgae action command Raid\nBelgae command ability Enlist")


def guided(command: str, position: str, leader: str = "Nervii", top: str = "") -> Play:
    """They have chosen this Germanic Command."""
    return enlisting(position, leader, top).play(f"Belgae enlist germanic {command}")


# Fifteen Allies away from Germania, so that nobody wins as Winter comes (6.1).
PEACE = """
[tribes]
Carnutes = "Arverni"
Aulerci = "Arverni"
Veneti = "Arverni"
Namnetes = "Arverni"
Pictones = "Arverni"
Santones = "Arverni"
Bituriges = "Arverni"
Cadurci = "Arverni"
Aedui = "Aedui"
Mandubii = "Aedui"
Senones = "Aedui"
Lingones = "Aedui"
Helvii = "Aedui"
Atrebates = "Belgae"
Bellovaci = "Belgae"
"""


def winter(position: str, tribes: str = "") -> Play:
    """Winter has come: the Germans Phase runs until chance or a player is asked."""
    return at(f'card = "Winter"\n{position}\n{PEACE}\n{tribes}')


# ---- 3.4 ----------------------------------------------------------------------------------------------------------


def test_3_4_germanic_commands_are_those_of_the_gauls() -> None:
    """Guided by Enlist the Germans can Rally, March, Raid and Battle."""
    game = enlisting('Germans = "3 Warbands"\nRomans = "1 Auxilia"')
    assert game.offers("germanic") == ["Rally", "March", "Raid", "Battle"]


@pytest.mark.parametrize("command", ["Rally", "March", "Raid", "Battle"])
def test_3_4_germanic_commands_cost_nothing(command: str) -> None:
    """They cost 0 Resources, in Devastated Regions too."""
    devastated = "" if command == "Rally" else "devastated = true"
    game = guided(
        command,
        f"""
        [regions.Sugambri]
        Germans = "5 Warbands"
        Romans = "1 Legion"
        {devastated}
        """,
    )
    assert game.resources("Belgae") == 10


# ---- 3.4.1 Germanic Rally -----------------------------------------------------------------------------------------


def test_3_4_1_ally_under_germanic_control_then_warbands() -> None:
    """With Control an Ally, then Warbands up to the number of Allies, the new one counted."""
    game = guided("Rally", '[regions.Sugambri]\nGermans = "1 Warband"\n[tribes]\nSugambri = "Germans"')
    game.play("Belgae germanic_ally tribe Suebi North")
    assert game.options == ["number 0", "number 1", "number 2"]
    game.play("Belgae warbands number 2")
    assert game.tribe("Suebi North") == "Germans"
    assert game.pieces("Sugambri", "Germans") == "3 Warbands"
    assert game.asked == "Belgae command"


def test_3_4_1_one_ally_a_rally() -> None:
    """One Ally, not one for each Subdued Tribe."""
    game = guided("Rally", '[regions.Sugambri]\nGermans = "1 Warband"')
    game.play("Belgae germanic_ally tribe Sugambri\nBelgae warbands number 1")
    assert game.tribe("Suebi North") == "Subdued"


def test_3_4_1_no_ally_without_control() -> None:
    """Without Germanic Control no Ally is placed; Warbands come by the Allies that are there."""
    game = guided("Rally", 'Romans = "3 Legions"\nGermans = "2 Warbands"\n[tribes]\nNervii = "Germans"')
    assert game.offers("region") == ["Nervii", "Sugambri"]
    game.play("Belgae enlist_in region Nervii")
    assert game.tribe("Eburones") == "Subdued"
    assert game.pieces("Nervii", "Germans") == "3 Warbands"


def test_3_4_1_control_must_be_there_already() -> None:
    """Warbands that the Rally itself will place do not give the Control for an Ally."""
    game = guided("Rally", "[regions.Sugambri]")
    assert game.tribe("Suebi North") == "Subdued"
    assert game.pieces("Sugambri", "Germans") == "1 Warband"


def test_3_4_1_outside_germania_no_warbands_without_an_ally() -> None:
    """Warbands alone, without Control, Rally nothing outside Germania."""
    game = guided(
        "Rally",
        'Romans = "3 Legions"\nGermans = "2 Warbands"\n[regions.Sugambri]\ndevastated = true\n'
        '[regions.Morini]\nGermans = "1 Warband"',
    )
    game.play("Belgae germanic_ally tribe Menapii")  # only Morini, under Control, was possible
    assert game.options == ["number 0", "number 1"]


@pytest.mark.parametrize(("region", "leader"), [("Aedui", "Sequani"), ("Arverni", "Pictones")])
def test_3_4_1_never_at_bibracte_or_gergovia(region: str, leader: str) -> None:
    """1.4.2 Not even with Control; Cadurci and Volcae are open."""
    game = enlisting(f'[regions.{region}]\nGermans = "3 Warbands"', leader)
    if region == "Aedui":
        game.play("Belgae enlist germanic Rally")
        assert "Aedui" not in game.offers("region")
    else:
        game.play("Belgae enlist germanic Rally")
        assert game.offers("tribe") == ["Cadurci", "Volcae"]


def test_3_4_1_an_ally_at_a_city_and_never_a_citadel() -> None:
    """Germans may ally a City; they have no Citadels."""
    game = guided("Rally", '[regions.Sequani]\nGermans = "3 Warbands"', "Mandubii")
    game.play("Belgae germanic_ally tribe Sequani\nBelgae warbands number 1")
    assert game.tribe("Sequani") == "Germans"
    game = guided("Rally", '[regions.Sequani]\nGermans = "1 Warband"\n[tribes]\nSequani = "Germans"', "Mandubii")
    assert game.options == ["tribe Helvetii", "done"]


def test_3_4_1_home_region_gives_at_least_one_warband() -> None:
    """In Germania one Warband even without an Ally; with Allies no extra one."""
    game = guided("Rally", '[regions.Sugambri]\nRomans = "3 Legions"')
    assert game.pieces("Sugambri", "Germans") == "1 Warband"
    game = guided("Rally", '[regions.Sugambri]\nRomans = "3 Legions"\n[tribes]\nSugambri = "Germans"')
    assert game.pieces("Sugambri", "Germans") == "1 Warband"


def test_3_4_1_not_in_devastated_regions() -> None:
    """NOTE: no Germanic Rally in a Devastated Region, Germania included."""
    game = enlisting('[regions.Sugambri]\ndevastated = true\nGermans = "2 Warbands"\n[tribes]\nSugambri = "Germans"')
    assert game.offers("germanic") == ["March"]


def test_3_4_1_as_far_as_available() -> None:
    """1.4.1 Fifteen Warbands on the map: an Ally is placed, but no Warband."""
    game = guided("Rally", '[regions.Sugambri]\nGermans = "15 Warbands"')
    game.play("Belgae germanic_ally tribe Suebi North")
    assert game.pieces("Sugambri", "Germans") == "15 Warbands"
    assert game.asked == "Belgae command"


def test_3_4_1_in_the_germans_phase() -> None:
    """Allies where there is Control, Warbands for them, one in a Germania Region without Control or Ally."""
    game = winter('[regions.Sugambri]\nGermans = "1 Warband"\n[regions.Ubii]\nRomans = "1 Legion"')
    assert game.tribe("Suebi North") == "Germans"
    assert (game.tribe("Sugambri"), game.tribe("Suebi South"), game.tribe("Ubii")) == ("Subdued",) * 3
    assert game.pieces("Ubii", "Germans") == "1 Warband"
    assert game.available("Germans", "Warbands") == 15 - 3


# ---- 3.4.2 Germanic March -----------------------------------------------------------------------------------------


def test_3_4_2_one_group_into_one_adjacent_region() -> None:
    """One group enters one adjacent Region; others stay behind, and no second group leaves."""
    game = guided("March", '[regions.Sugambri]\nGermans = "5 Warbands"')
    assert game.offers("region") == ["Morini", "Nervii", "Ubii", "Treveri"]
    game.play("Belgae march_to region Treveri\nBelgae march_number number 3")
    assert (game.pieces("Sugambri", "Germans"), game.pieces("Treveri", "Germans")) == ("2 Warbands", "3 Warbands")
    assert game.asked == "Belgae command"


def test_3_4_2_all_flip_to_hidden_whether_they_move_or_not() -> None:
    """Revealed Warbands flip to Hidden; Scouted ones lose the marker and stay Revealed."""
    position = '[regions.Sugambri]\nGermans = "2 revealed Warbands, 2 scouted Warbands"'
    game = guided("March", position).play("Belgae march_to done")
    assert game.pieces("Sugambri", "Germans") == "2 Warbands, 2 revealed Warbands"
    game = guided("March", position)
    game.play("Belgae march_to region Treveri\nBelgae march_number number 1\nBelgae march_number number 1")
    assert game.pieces("Sugambri", "Germans") == "1 Warband, 1 revealed Warband"
    assert game.pieces("Treveri", "Germans") == "1 Warband, 1 revealed Warband"


def test_3_4_2_only_warbands_march() -> None:
    """Allies do not: with Allies alone there is no March."""
    game = enlisting('[tribes]\nSugambri = "Germans"')
    assert "March" not in game.offers("germanic")


def test_3_4_2_not_upon_frost() -> None:
    """2.3.8 No Germanic March by Enlist on the last Event card before Winter."""
    game = enlisting('[regions.Sugambri]\nGermans = "2 Warbands"', top='next = "Winter"')
    assert "March" not in game.offers("germanic")
    assert "Rally" in game.offers("germanic")


def test_3_4_2_germans_may_enter_britannia() -> None:
    """4.5.1 The sea does not stop Enlisted Germans."""
    game = guided("March", 'Germans = "1 Warband"', "Morini")
    assert "Britannia" in game.offers("region")
    game.play("Belgae march_to region Britannia")
    assert game.pieces("Britannia", "Germans") == "1 Warband"


def test_3_4_2_the_germans_phase_flips_all_of_them() -> None:
    """Even where nobody moves all Warbands go Hidden, Scouted ones lose the marker (6.2.2)."""
    game = winter("""
        [regions.Treveri]
        Germans = "1 revealed Warband, 1 scouted Warband"
        Romans = "3 Legions, Fort"
    """)
    assert game.pieces("Treveri", "Germans") == "1 Warband, 1 revealed Warband"


# ---- 3.4.3 Germanic Raid ------------------------------------------------------------------------------------------


def test_3_4_3_the_target_loses_and_nobody_gains() -> None:
    """One or two Warbands flip; each costs a Faction there a Resource, which nobody receives."""
    game = guided("Raid", 'Germans = "3 Warbands"\nRomans = "1 Legion"\nArverni = "1 Warband"')
    assert game.options == ["take_from Romans", "take_from Arverni", "take_from Belgae"]
    game.play("Belgae raid take_from Romans")
    assert game.options == ["take_from Romans", "take_from Arverni", "take_from Belgae", "done"]
    game.play("Belgae raid take_from Arverni")
    assert [game.resources(f) for f in ("Romans", "Arverni", "Aedui", "Belgae")] == [9, 9, 10, 10]
    assert game.pieces("Nervii", "Germans") == "1 Warband, 2 revealed Warbands"
    assert game.asked == "Belgae command"


def test_3_4_3_always_against_a_faction() -> None:
    """Without a Faction to rob there is no Germanic Raid: none there, a Fort, or no Resources left."""
    top = "resources.Aedui = 0"
    position = """
        [regions.Sugambri]
        Germans = "3 Warbands"
        [regions.Treveri]
        Germans = "3 Warbands"
        Romans = "2 Legions, Fort"
        [regions.Atrebates]
        Germans = "3 Warbands"
        Aedui = "1 Warband"
    """
    assert "Raid" not in enlisting(position, top=top).offers("germanic")


def test_3_4_3_only_hidden_warbands_raid() -> None:
    """Revealed Germans do not."""
    game = enlisting('Germans = "3 revealed Warbands"\nRomans = "1 Legion"')
    assert "Raid" not in game.offers("germanic")


def test_3_4_3_a_citadel_protects() -> None:
    """As in 3.3.3: neither Citadel nor Fort."""
    game = guided(
        "Raid",
        """
        [regions.Mandubii]
        Germans = "2 Warbands"
        Aedui = "2 Warbands"
        Arverni = "1 Warband"
        [tribes]
        Mandubii = "Aedui Citadel"
        """,
        "Treveri",
    )
    assert (game.resources("Arverni"), game.resources("Aedui")) == (9, 10)
    assert game.options == ["take_from Arverni", "done"]


def test_3_4_3_devastation_does_not_matter() -> None:
    """Taking works in a Devastated Region."""
    game = guided("Raid", '[regions.Treveri]\ndevastated = true\nGermans = "1 Warband"\nRomans = "1 Legion"')
    assert game.resources("Romans") == 9


def test_3_4_3_in_the_germans_phase() -> None:
    """Two Warbands raid the only Faction there; its Resources vanish."""
    game = winter("""
        [regions.Treveri]
        Germans = "3 Warbands"
        Romans = "4 Legions"
    """)
    assert game.resources("Romans") == 8
    assert sum(game.resources(f) for f in ("Arverni", "Aedui", "Belgae")) == 30


# ---- 3.4.4 Germanic Battle and Ambush -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("germans", "romans"), [("2 Warbands", "2 Auxilia"), ("5 revealed Warbands", "1 Legion"), ("", "1 Legion")]
)
def test_3_4_4_no_battle_without_ambush(germans: str, romans: str) -> None:
    """Germans Battle only with more Hidden pieces than the enemy has."""
    game = enlisting(f'[regions.Sugambri]\nGermans = "{germans}"\nRomans = "{romans}"')
    assert "Battle" not in game.offers("germanic")


def test_3_4_4_target_any_faction_with_fewer_hidden() -> None:
    """One non-German Faction, the Belgae not excepted, with fewer Hidden pieces than the Germans."""
    others = 'Romans = "1 Auxilia"\nArverni = "2 Warbands"\nAedui = "1 Warband"'
    game = guided("Battle", f'Germans = "2 Warbands, 2 revealed Warbands"\n{others}')
    assert game.offers("faction") == ["Romans", "Aedui", "Belgae"]
    game.play("Belgae battle_target faction Aedui")
    assert game.pieces("Nervii", "Aedui") == ""
    assert game.pieces("Nervii", "Romans") == "1 Auxilia"
    assert game.pieces("Nervii", "Germans") == "4 revealed Warbands"


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


def test_3_4_4_half_a_loss_for_each_warband_rounded_down() -> None:
    """Seven Warbands, Hidden or not, cause three Losses."""
    game = guided(
        "Battle",
        '[regions.Treveri]\nGermans = "3 Warbands, 2 revealed Warbands, 2 scouted Warbands"\n'
        'Aedui = "2 Warbands, 3 revealed Warbands"',
    )
    game.play("Aedui loss piece Hidden Aedui Warband\nAedui loss piece Hidden Aedui Warband\n")
    assert game.pieces("Treveri", "Aedui") == "2 revealed Warbands"


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


@pytest.mark.parametrize(("germans", "auxilia"), [(7, 3), (8, 2), (15, 1)])
def test_3_4_4_a_fort_halves(germans: int, auxilia: int) -> None:
    """Half Losses for Romans with a Fort, then rounded down."""
    romans = '"4 revealed Auxilia, Fort"'
    game = guided("Battle", f'[regions.Treveri]\nGermans = "{germans} Warbands"\nRomans = {romans}')
    assert game.pieces("Treveri", "Romans") == f"{auxilia} revealed Auxilia, Fort"


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


@pytest.mark.parametrize("roll", [1, 2, 3])
def test_3_4_4_caesar_fails_to_hold(roll: int) -> None:
    """On 1-3 Caesar's Romans remove pieces without rolls and do not strike back."""
    game = guided("Battle", CAESAR)
    assert game.asked == "Chance caesar_ambushed"
    game.play(f"Chance caesar_ambushed roll {roll}\nRomans loss piece Legion\nRomans loss piece Hidden Auxilia")
    assert game.pieces("Treveri", "Romans") == "Caesar, 1 Legion, 2 revealed Auxilia"
    assert game.pieces("Treveri", "Germans") == "4 revealed Warbands"


@pytest.mark.parametrize("roll", [4, 5, 6])
def test_3_4_4_caesar_holds_and_strikes_back(roll: int) -> None:
    """On 4-6 Losses may be rolled for; then Germans lose 1/2 an Auxilia, one for Caesar and for each Legion."""
    game = guided("Battle", CAESAR)
    game.play(f"Chance caesar_ambushed roll {roll}\nRomans loss piece Legion\nChance loss_roll roll 4")
    game.play("Romans loss piece Legion\nChance loss_roll roll 3")
    # Caesar, one Legion and three Auxilia: 3 1/2, three Losses; Caesar does not double in Counterattack
    assert game.pieces("Treveri", "Romans") == "Caesar, 1 Legion, 3 revealed Auxilia"
    assert game.pieces("Treveri", "Germans") == "1 revealed Warband"


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


def test_3_4_5_allies_in_cities_last() -> None:
    """After the Warbands the Helvetii are lost before the City of the Sequani."""
    tribes = '[tribes]\nSequani = "Germans"\nHelvetii = "Germans"'
    game = roman("Battle", f'[regions.Sequani]\nRomans = "2 Legions"\nGermans = "1 Warband"\n{tribes}')
    game.play("Romans command battle Sequani\nRomans besiege no")
    assert game.pieces("Sequani", "Germans") == ""
    assert (game.tribe("Helvetii"), game.tribe("Sequani")) == ("Subdued", "Germans")


def test_3_4_5_other_allies_at_random() -> None:
    """Among Allies without City chance decides."""
    tribes = '[tribes]\nSugambri = "Germans"\n"Suebi North" = "Germans"'
    game = roman("Battle", f'[regions.Sugambri]\nRomans = "1 Legion"\n{tribes}')
    game.play("Romans command battle Sugambri\nRomans besiege no")
    assert game.asked == "Chance germanic_ally_lost"
    assert sorted(game.offers("tribe")) == ["Suebi North", "Sugambri"]
    game.play("Chance germanic_ally_lost tribe Sugambri")
    assert (game.tribe("Sugambri"), game.tribe("Suebi North")) == ("Subdued", "Germans")


def test_3_4_5_germans_always_harass_roman_march() -> None:
    """3.2.2 Three Hidden Germanic Warbands cost a passing group one Loss; nobody is asked whether."""
    game = roman("March", '[regions.Mandubii]\nRomans = "2 Auxilia"\n[regions.Treveri]\nGermans = "5 Warbands"')
    game.play("Romans command march Mandubii\nRomans march_to region Treveri\nRomans march_number number 2")
    game.play("Romans march_on region Nervii")
    assert game.pieces("Nervii", "Romans") == "1 Auxilia"


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

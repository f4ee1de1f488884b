"""3.3.4 Gallic Battle. The Attackers are Revealed, so that no Ambush (4.3.3) comes into question."""

from collections.abc import Callable

import pytest

from tests.falling_sky.playing import Play, at, at_bay

FIRST = {"Arverni": 19, "Aedui": 37, "Belgae": 55}  # a card on which the Faction is 1st Eligible


def battling(faction: str, position: str, lay: Callable[[str], Play] = at) -> Play:
    """The Faction, 1st Eligible, has chosen Battle."""
    return lay(f"card = {FIRST[faction]}\n{position}").play(f"{faction} action command Battle")


def battle(
    attacker: str,
    attackers: str,
    defender: str,
    defenders: str,
    more: str = "",
    at_: str = "Pictones",
    lay: Callable[[str], Play] = at,
) -> Play:
    """One side attacks the other in a Region (Pictones); the Defender has not yet declared."""
    sides = f'{attacker} = "{attackers}"\n{defender} = "{defenders}"'
    game = battling(attacker, f"[regions.{at_}]\n{sides}\n{more}", lay)
    return game.play(f"{attacker} command battle {at_}")


# ---- Cost and selection -------------------------------------------------------------------------------------------


@pytest.mark.proves("4.3.2l", "3.3.4c")
def test_3_3_4_one_resource_for_each_region_two_if_devastated() -> None:
    """One Resource a Region, two in a Devastated one."""
    game = battling(
        "Aedui",
        """
        [regions.Pictones]
        Aedui = "1 revealed Warband"
        Germans = "1 Warband"
        [regions.Veneti]
        devastated = true
        Aedui = "1 revealed Warband"
        Germans = "1 Warband"
        """,
    )
    game.play("Aedui command battle Pictones")
    assert game.resources("Aedui") == 9
    game.play("Aedui command battle Veneti")
    assert game.resources("Aedui") == 7


def test_3_3_4_battles_must_be_paid_for() -> None:
    """With one Resource a Devastated Region is not offered."""
    sides = 'Aedui = "1 Warband"\nBelgae = "1 Warband"'
    position = f"[regions.Pictones]\n{sides}\n[regions.Veneti]\ndevastated = true\n{sides}"
    game = battling("Aedui", f"resources.Aedui = 1\n{position}")
    assert game.offers("battle") == ["Pictones"]


@pytest.mark.proves("3.3.4b")
def test_3_3_4_regions_with_own_and_other_forces() -> None:
    """Allied Tribes are Forces on either side; a Region with one Faction only is not offered."""
    game = battling(
        "Aedui",
        """
        [regions.Pictones]
        Aedui = "1 Warband"
        [regions.Veneti]
        Belgae = "1 Warband"
        [regions.Treveri]
        Aedui = "1 Warband"
        [tribes]
        Treveri = "Arverni"
        Carnutes = "Aedui"
        Aulerci = "Germans"
        """,
    )
    assert game.offers("battle") == ["Treveri", "Carnutes"]


@pytest.mark.proves("3.3.4t")
def test_3_3_4_allies_alone_cause_no_losses() -> None:
    """An attack by an Allied Tribe alone inflicts nothing; the enemy strikes back."""
    game = battling("Aedui", '[regions.Pictones]\nBelgae = "4 Warbands"\n[tribes]\nPictones = "Aedui"')
    game.play("Aedui command battle Pictones")
    assert game.pieces("Pictones", "Belgae") == "4 revealed Warbands"
    assert game.tribe("Pictones") == "Subdued"


# ---- Step 1 Target ------------------------------------------------------------------------------------------------


@pytest.mark.proves("3.3.4e")
def test_3_3_4_one_faction_is_the_defender() -> None:
    """The Attacker selects one enemy Faction, Germans too; others there are not touched nor Revealed."""
    game = battling(
        "Belgae",
        """
        [regions.Pictones]
        Belgae = "4 revealed Warbands"
        Romans = "1 Auxilia"
        Arverni = "1 Warband"
        Germans = "1 Warband"
        """,
    )
    game.play("Belgae command battle Pictones")
    assert game.offers("faction") == ["Romans", "Arverni", "Germans"]
    game.play("Belgae battle_target faction Arverni")
    assert [game.pieces("Pictones", f) for f in ("Romans", "Arverni", "Germans")] == ["1 Auxilia", "", "1 Warband"]


# ---- Step 2 Declare Retreat ---------------------------------------------------------------------------------------

CITADEL = '[tribes]\nBituriges = "Aedui Citadel"'
OWN_VENETI = '[regions.Veneti]\nAedui = "1 Warband"'


@pytest.mark.proves("3.3.4f")
def test_3_3_4_defender_declares() -> None:
    """A Defender with mobile pieces and somewhere to go is asked."""
    game = battle("Belgae", "2 revealed Warbands", "Aedui", "2 Warbands", OWN_VENETI)
    assert game.asked == "Aedui declare_retreat"
    assert game.options == ["stand", "retreat"]


def test_3_3_4_a_leader_may_retreat() -> None:
    """A Leader alone is mobile."""
    game = battle("Aedui", "2 revealed Warbands", "Belgae", "Ambiorix", '[regions.Veneti]\nBelgae = "1 Warband"')
    assert game.options == ["stand", "retreat"]


@pytest.mark.proves("3.3.4k")
@pytest.mark.parametrize("tribe", ["Aedui", "Aedui Citadel"])
def test_3_3_4_ally_or_citadel_alone_may_not_retreat(tribe: str) -> None:
    """With only an Ally or Citadel nothing is declared."""
    game = battling(
        "Belgae",
        f"""
        [regions.Bituriges]
        Belgae = "2 revealed Warbands"
        [regions.Pictones]
        Aedui = "1 Warband"
        [tribes]
        Bituriges = "{tribe}"
        """,
    )
    game.play("Belgae command battle Bituriges")
    assert game.asked == "Belgae command"


@pytest.mark.proves("3.3.4k")
def test_3_3_4_a_fort_alone_may_not_retreat() -> None:
    """Nor a Fort: halved, one Loss to roll for."""
    game = battle("Belgae", "4 revealed Warbands", "Romans", "Fort", '[regions.Veneti]\nRomans = "1 Auxilia"')
    assert game.asked == "Chance loss_roll"


@pytest.mark.proves("3.3.4d")
def test_3_3_4_germans_never_retreat() -> None:
    """The Germans are not asked, even next to their own Control."""
    game = battle("Belgae", "2 revealed Warbands", "Germans", "3 Warbands", '[regions.Veneti]\nGermans = "1 Warband"')
    assert game.asked == "Belgae command"
    assert game.pieces("Pictones", "Germans") == "2 revealed Warbands"


@pytest.mark.proves("3.3.4g", "3.3.4an")
def test_3_3_4_no_retreat_from_ambush() -> None:
    """4.4.3 Ambushed Defenders declare nothing and do not strike back."""
    game = battle("Aedui", "3 Warbands", "Belgae", "2 Warbands", '[regions.Veneti]\nBelgae = "1 Warband"')
    game.play("Aedui ambush yes")
    assert game.asked == "Aedui command"
    assert game.pieces("Pictones", "Belgae") == "1 revealed Warband"
    assert game.pieces("Pictones", "Aedui") == "3 revealed Warbands"


GERMAN_VENETI = '[regions.Veneti]\nGermans = "1 Warband"'


@pytest.mark.proves("3.3.4j", "3.3.4p", "3.3.4i", "3.3.4ab")
def test_3_3_4_no_control_is_no_retreat() -> None:
    """Uncontrolled or Germanic neighbours are no refuge: a Retreat would only remove who cannot stay (ruling)."""
    game = battle("Belgae", "2 revealed Warbands", "Aedui", "2 Warbands", GERMAN_VENETI, lay=at_bay)
    assert game.options == ["stand", "retreat_nowhere"]


@pytest.mark.proves("3.3.4j", "3.3.4r")
def test_3_3_4_with_nowhere_to_go_all_mobile_pieces_are_removed() -> None:
    """From Gauls nobody may stay but Allies and Citadel, which take the first of the halved Losses."""
    more = '[tribes]\nPictones = "Aedui"\nSantones = "Aedui"'
    stand = battle("Belgae", "6 revealed Warbands", "Aedui", "1 Warband", more, lay=at_bay)
    stand.play("Aedui declare_retreat stand")
    assert (stand.tribe("Pictones"), stand.tribe("Santones")) == ("Subdued", "Subdued")

    game = battle("Belgae", "6 revealed Warbands", "Aedui", "1 Warband", more, lay=at_bay)
    game.play("Aedui declare_retreat retreat_nowhere\nAedui loss tribe Pictones")
    assert game.asked == "Belgae command"
    assert game.pieces("Pictones", "Aedui") == ""
    assert (game.tribe("Pictones"), game.tribe("Santones")) == ("Subdued", "Aedui")
    assert game.pieces("Pictones", "Belgae") == "6 revealed Warbands"


@pytest.mark.proves("3.3.4h")
def test_3_3_4_another_faction_agrees_in_this_step() -> None:
    """To Retreat into another's Control the Defender must have its agreement now, before the Losses."""
    game = battle("Belgae", "2 revealed Warbands", "Aedui", "2 Warbands", '[regions.Veneti]\nRomans = "1 Auxilia"')
    assert game.options == ["stand", "retreat_nowhere", "ask_retreat Veneti"]
    game.play("Aedui declare_retreat ask_retreat Veneti\nRomans agree_retreat yes")
    assert game.options == ["stand", "retreat"]
    game.play("Aedui declare_retreat retreat\nAedui retreat_to region Veneti")
    assert game.pieces("Veneti", "Aedui") == "2 Warbands"


@pytest.mark.proves("3.3.4h")
def test_3_3_4_another_faction_refuses() -> None:
    """Refused, the Defender must stand."""
    game = battle("Belgae", "2 revealed Warbands", "Aedui", "2 Warbands", '[regions.Veneti]\nRomans = "1 Auxilia"')
    game.play("Aedui declare_retreat ask_retreat Veneti\nRomans agree_retreat no")
    assert game.asked == "Belgae command"
    assert game.pieces("Pictones", "Aedui") == "1 revealed Warband"


def test_3_3_4_the_attacker_too_may_be_asked() -> None:
    """The Faction that Controls the neighbour may be the Attacker."""
    game = battle("Belgae", "2 revealed Warbands", "Aedui", "2 Warbands", '[regions.Veneti]\nBelgae = "1 Warband"')
    game.play("Aedui declare_retreat ask_retreat Veneti")
    assert game.asked == "Belgae agree_retreat"


# ---- Steps 3 to 5 -------------------------------------------------------------------------------------------------


@pytest.mark.proves("3.3.4m", "3.3.4o")
def test_3_3_4_attack_counterattack_reveal() -> None:
    """Losses to the Defender, then from its survivors to the Attacker; then all survivors are Revealed."""
    game = battle("Arverni", "2 Warbands, 3 scouted Warbands", "Aedui", "2 Warbands, 3 scouted Warbands")
    assert game.asked == "Aedui loss"  # 5 Warbands: 2 1/2, two Losses
    game.play("Aedui loss piece Hidden Aedui Warband\nAedui loss piece Scouted Aedui Warband")
    assert game.asked == "Arverni loss"  # three survivors: one Loss
    game.play("Arverni loss piece Hidden Arverni Warband")
    assert game.pieces("Pictones", "Aedui") == "1 revealed Warband, 2 scouted Warbands"
    assert game.pieces("Pictones", "Arverni") == "1 revealed Warband, 3 scouted Warbands"


def test_3_3_4_hidden_and_revealed_are_alike_where_all_end_revealed() -> None:
    """Nobody is asked on which side the lost Warbands lay; before a Retreat it matters."""
    game = battle("Arverni", "2 Warbands, 3 revealed Warbands", "Aedui", "2 Warbands, 3 revealed Warbands")
    assert game.asked == "Arverni command"
    assert game.pieces("Pictones", "Aedui") == "3 revealed Warbands"
    assert game.pieces("Pictones", "Arverni") == "4 revealed Warbands"


@pytest.mark.proves("3.3.4o")
def test_3_3_4_auxilia_are_revealed_too() -> None:
    """Step 5 flips Hidden Auxilia."""
    game = battle("Arverni", "1 Warband", "Romans", "2 Auxilia")
    assert game.pieces("Pictones", "Romans") == "2 revealed Auxilia"
    assert game.pieces("Pictones", "Arverni") == ""


def test_3_3_4_scouted_warbands_stay_scouted() -> None:
    """Revealed already, a Scouted survivor keeps its marker (1.4.3)."""
    game = battle("Arverni", "1 scouted Warband", "Aedui", "1 Warband")
    assert game.pieces("Pictones", "Arverni") == "1 scouted Warband"
    assert game.pieces("Pictones", "Aedui") == "1 revealed Warband"


# ---- Step 6 Retreat -----------------------------------------------------------------------------------------------


@pytest.mark.proves("3.3.4l", "3.3.4n", "3.3.4p", "3.3.4w")
def test_3_3_4_retreat_halves_losses_and_ends_the_battle() -> None:
    """Half Losses, no Counterattack, nobody is Revealed; all survivors go to one Region."""
    more = '[regions.Veneti]\nAedui = "1 Warband"\n[regions.Bituriges]\nAedui = "1 Warband"'
    game = battle("Belgae", "4 Warbands, 4 revealed Warbands", "Aedui", "5 Warbands", more)
    game.play("Aedui declare_retreat retreat")
    assert game.offers("region") == ["Veneti", "Bituriges"]
    game.play("Aedui retreat_to region Bituriges")
    assert game.pieces("Pictones", "Belgae") == "4 Warbands, 4 revealed Warbands"
    assert (game.pieces("Pictones", "Aedui"), game.pieces("Bituriges", "Aedui")) == ("", "4 Warbands")


@pytest.mark.proves("3.3.4r")
def test_3_3_4_leader_and_hidden_warbands_may_not_stay() -> None:
    """NOTE: unlike in a Roman Attack nobody stays; Revealed pieces go with the Hidden."""
    game = battle(
        "Aedui",
        "2 revealed Warbands",
        "Belgae",
        "Ambiorix, 2 Warbands, 1 revealed Warband",
        '[regions.Veneti]\nBelgae = "1 Warband"',
    )
    game.play("Belgae declare_retreat retreat\nBelgae retreat_to region Veneti")
    assert game.pieces("Pictones", "Belgae") == ""
    assert game.pieces("Veneti", "Belgae") == "Ambiorix, 3 Warbands, 1 revealed Warband"


@pytest.mark.proves("3.3.4q", "3.3.4r")
def test_3_3_4_romans_retreat_with_legions_and_auxilia() -> None:
    """Leader, Legions and Auxilia all go; the Fort and the Ally stay."""
    game = battle(
        "Belgae",
        "2 revealed Warbands",
        "Romans",
        "Caesar, 2 Legions, 1 Auxilia, 1 revealed Auxilia, Fort",
        '[regions.Veneti]\nRomans = "1 Legion"\n[tribes]\nPictones = "Romans"',
    )
    game.play("Romans declare_retreat retreat\nRomans retreat_to region Veneti")
    assert game.pieces("Veneti", "Romans") == "Caesar, 3 Legions, 1 Auxilia, 1 revealed Auxilia"
    assert game.pieces("Pictones", "Romans") == "Fort"
    assert game.tribe("Pictones") == "Romans"


@pytest.mark.proves("3.3.4q")
def test_3_3_4_retreating_pieces_may_be_removed_instead() -> None:
    """All to the Retreat Region, or all removed."""
    game = battle("Belgae", "2 revealed Warbands", "Aedui", "2 Warbands", OWN_VENETI)
    game.play("Aedui declare_retreat retreat")
    assert game.options == ["region Veneti", "remove_all"]
    game.play("Aedui retreat_to remove_all")
    assert (game.pieces("Pictones", "Aedui"), game.pieces("Veneti", "Aedui")) == ("", "1 Warband")


def test_3_3_4_retreat_to_britannia() -> None:
    """1.3.4 Britannia is adjacent for Retreat."""
    game = battle(
        "Belgae", "2 revealed Warbands", "Aedui", "2 Warbands", '[regions.Britannia]\nAedui = "1 Warband"', "Veneti"
    )
    game.play("Aedui declare_retreat retreat\nAedui retreat_to region Britannia")
    assert game.pieces("Britannia", "Aedui") == "3 Warbands"


def test_3_3_4_retreat_and_battle_again() -> None:
    """Defenders that Retreat into another Battle Region are attacked there again."""
    game = battling(
        "Belgae",
        """
        [regions.Pictones]
        Belgae = "2 revealed Warbands"
        Aedui = "2 Warbands"
        [regions.Veneti]
        Belgae = "6 revealed Warbands"
        Aedui = "7 Warbands"
        """,
    )
    game.play("Belgae command battle Pictones\nAedui declare_retreat retreat\nAedui retreat_to region Veneti")
    game.play("Belgae command battle Veneti\nAedui declare_retreat stand")
    assert game.pieces("Veneti", "Aedui") == "6 revealed Warbands"
    assert game.pieces("Veneti", "Belgae") == "3 revealed Warbands"


# ---- LOSSES: how many ---------------------------------------------------------------------------------------------


@pytest.mark.proves("3.3.4s", "3.3.4u", "3.3.4aa")
@pytest.mark.parametrize(
    ("attacker", "attackers", "losses"),
    [
        ("Arverni", "1 revealed Warband", 0),
        ("Arverni", "3 revealed Warbands", 1),
        ("Arverni", "2 revealed Warbands, 2 scouted Warbands", 2),
        ("Arverni", "Vercingetorix, 3 revealed Warbands", 2),
        ("Arverni", "Vercingetorix", 1),
        ("Belgae", "Ambiorix, 3 revealed Warbands", 4),
        ("Belgae", "Successor, 3 revealed Warbands", 2),
        ("Belgae", "7 revealed Warbands", 3),
    ],
)
def test_3_3_4_losses_to_the_defender(attacker: str, attackers: str, losses: int) -> None:
    """1/2 a Warband, one a Leader, fractions dropped; Ambiorix attacking one for each Belgic Warband."""
    game = battle(attacker, attackers, "Aedui", "20 revealed Warbands")
    assert game.pieces("Pictones", "Aedui") == f"{20 - losses} revealed Warbands"


@pytest.mark.proves("3.2.4y", "3.3.4s")
@pytest.mark.parametrize(
    ("defenders", "losses"),
    [
        ("Caesar, 2 Legions, 3 revealed Auxilia", 4),  # Caesar doubles only when attacking
        ("3 Legions", 3),
        ("3 revealed Auxilia", 1),
        ("Successor, 1 revealed Auxilia", 1),
    ],
)
def test_3_3_4_losses_by_counterattacking_romans(defenders: str, losses: int) -> None:
    """One a Legion and Leader, 1/2 an Auxilia: surviving Defenders count, and Caesar does not double."""
    allies = ["Mandubii", "Senones", "Lingones"]
    more = "[tribes]\n" + "\n".join(f'{tribe} = "Arverni"' for tribe in allies)
    game = battle("Arverni", "1 revealed Warband", "Romans", defenders, more, "Mandubii")
    while game.asked == "Arverni loss":
        game.play(f"Arverni loss {game.options[0]}")
    assert game.pieces("Mandubii", "Arverni") == ""
    assert sum(game.tribe(tribe) == "Arverni" for tribe in allies) == 4 - losses


@pytest.mark.proves("3.3.4v")
def test_3_3_4_ambiorix_defending_does_not_double() -> None:
    """Ambiorix doubles only when Attacking: he and four Warbands strike back for three."""
    game = battle("Arverni", "10 revealed Warbands", "Belgae", "Ambiorix, 9 revealed Warbands")
    game.play("Belgae loss piece Revealed Belgic Warband\n" * 5)
    assert game.pieces("Pictones", "Belgae") == "Ambiorix, 4 revealed Warbands"
    assert game.pieces("Pictones", "Arverni") == "7 revealed Warbands"


@pytest.mark.proves("3.3.4ao", "3.3.4aa")
@pytest.mark.parametrize(("attackers", "losses"), [(7, 1), (8, 2), (15, 3)])
def test_3_3_4_a_citadel_halves_losses(attackers: int, losses: int) -> None:
    """The sum is cut in half, then fractions are dropped."""
    warbands = f"{attackers} revealed Warbands"
    game = battle("Arverni", warbands, "Aedui", "9 revealed Warbands", CITADEL, "Bituriges")
    assert game.pieces("Bituriges", "Aedui") == f"{9 - losses} revealed Warbands"


@pytest.mark.proves("3.3.4ao", "3.3.4z")
def test_3_3_4_a_fort_halves_losses() -> None:
    """Forts work like Citadels; in Provincia too."""
    game = battle("Arverni", "8 revealed Warbands", "Romans", "Fort, 6 revealed Auxilia")
    assert game.pieces("Pictones", "Romans") == "4 revealed Auxilia, Fort"
    game = battle("Arverni", "8 revealed Warbands", "Romans", "6 revealed Auxilia", at_="Provincia")
    assert game.pieces("Provincia", "Romans") == "4 revealed Auxilia, Fort"


@pytest.mark.proves("3.3.4x")
def test_3_3_4_retreat_and_citadel_halve_once() -> None:
    """Eight Warbands against a Retreat from a Citadel: two Losses, not one."""
    more = f'[regions.Pictones]\nAedui = "1 Warband"\n{CITADEL}'
    game = battle("Arverni", "8 revealed Warbands", "Aedui", "4 Warbands", more, "Bituriges")
    game.play("Aedui declare_retreat retreat\nChance loss_roll roll 6\nChance loss_roll roll 5")
    game.play("Aedui retreat_to region Pictones")
    assert game.tribe("Bituriges") == "Aedui Citadel"
    assert game.pieces("Pictones", "Aedui") == "5 Warbands"


@pytest.mark.proves("3.3.4y")
def test_3_3_4_the_attackers_citadel_does_not_halve() -> None:
    """Only Defenders take half Losses: in Counterattack the Attacker takes all."""
    game = battle("Aedui", "5 revealed Warbands", "Arverni", "10 revealed Warbands", CITADEL, "Bituriges")
    assert game.pieces("Bituriges", "Arverni") == "8 revealed Warbands"
    assert game.pieces("Bituriges", "Aedui") == "1 revealed Warband"


def test_3_3_4_an_ally_does_not_halve() -> None:
    """Only a Citadel or Fort shelters."""
    game = battle("Arverni", "8 revealed Warbands", "Aedui", "5 revealed Warbands", '[tribes]\nPictones = "Aedui"')
    assert game.pieces("Pictones", "Aedui") == "1 revealed Warband"


# ---- LOSSES: on what ----------------------------------------------------------------------------------------------


@pytest.mark.proves("3.3.4ac", "3.3.4ad", "3.3.4ae", "3.3.4af", "3.3.4ap")
def test_3_3_4_roll_or_remove_one_by_one() -> None:
    """The owner chooses, Loss by Loss: a Legion falls on 1-3, absorbs on 4-6 and may be rolled for again."""
    game = battle("Arverni", "8 revealed Warbands", "Romans", "1 Legion, 2 Auxilia")
    assert game.options == ["piece Legion", "piece Hidden Auxilia"]
    game.play("""
        Romans loss piece Legion
        Chance loss_roll roll 4
        Romans loss piece Legion
        Chance loss_roll roll 6
        Romans loss piece Hidden Auxilia
        Romans loss piece Legion
        Chance loss_roll roll 3
    """)
    assert game.pieces("Pictones", "Romans") == "1 revealed Auxilia"
    assert game.position["fallen"] == 1


@pytest.mark.proves("3.3.4ae")
def test_3_3_4_leader_rolls() -> None:
    """A Leader is removed on 1-3 only; a removed one becomes a Successor in Winter."""
    game = battle("Arverni", "4 revealed Warbands", "Belgae", "Ambiorix")
    game.play("Chance loss_roll roll 5\nChance loss_roll roll 2")
    assert game.pieces("Pictones", "Belgae") == ""
    assert game.available("Belgae", "Leader") == 1


@pytest.mark.proves("3.3.4ap")
def test_3_3_4_attackers_leader_rolls_in_counterattack() -> None:
    """The Attacker chooses in the same way: Vercingetorix or a Warband."""
    game = battle(
        "Arverni", "Vercingetorix, 1 revealed Warband", "Romans", "2 Legions", '[tribes]\nPictones = "Arverni"'
    )
    game.play("Chance loss_roll roll 6")
    assert game.options == ["piece Arverni Leader", "piece Revealed Arverni Warband"]
    game.play("Arverni loss piece Revealed Arverni Warband\nChance loss_roll roll 4")
    assert game.pieces("Pictones", "Arverni") == "Vercingetorix"
    assert game.tribe("Pictones") == "Arverni"


@pytest.mark.proves("3.3.4ah")
def test_3_3_4_fixed_pieces_take_losses_last() -> None:
    """Standing, Allies and Citadel take Losses only after all other pieces; the Citadel by die."""
    tribes = '[tribes]\nMandubii = "Aedui Citadel"\nSenones = "Aedui"'
    game = battle("Arverni", "16 revealed Warbands", "Aedui", "2 Warbands", tribes, "Mandubii")
    # 8 halved: four Losses, two on the Warbands
    assert game.options == ["tribe Mandubii", "tribe Senones"]
    game.play("Aedui loss tribe Mandubii\nChance loss_roll roll 4\nAedui loss tribe Mandubii\nChance loss_roll roll 1")
    assert (game.tribe("Mandubii"), game.tribe("Senones")) == ("Subdued", "Aedui")
    assert game.pieces("Mandubii", "Aedui") == ""


@pytest.mark.proves("3.3.4ah")
def test_3_3_4_a_fort_takes_losses_last_by_die() -> None:
    """The Fort rolls once Legions and Auxilia are gone."""
    game = battle("Arverni", "8 revealed Warbands", "Romans", "1 Auxilia, Fort")
    game.play("Chance loss_roll roll 2")
    assert game.pieces("Pictones", "Romans") == ""
    assert game.available("Romans", "Forts") == 5


@pytest.mark.proves("3.3.4ai")
def test_3_3_4_allies_first_when_retreating() -> None:
    """A Retreating Defender loses its Allied Tribes first."""
    game = battle(
        "Arverni", "8 revealed Warbands", "Aedui", "3 Warbands", f'{OWN_VENETI}\n[tribes]\nPictones = "Aedui"'
    )
    game.play("Aedui declare_retreat retreat\nAedui retreat_to region Veneti")
    assert game.tribe("Pictones") == "Subdued"
    assert game.pieces("Veneti", "Aedui") == "3 Warbands"  # the second Loss on a Warband


@pytest.mark.proves("3.3.4ai", "3.3.4aj")
def test_3_3_4_a_fort_first_by_die_when_retreating() -> None:
    """A Retreating Roman rolls for the Fort first; it takes further Losses while it stands."""
    game = battle(
        "Arverni", "12 revealed Warbands", "Romans", "2 Legions, Fort", '[regions.Veneti]\nRomans = "1 Auxilia"'
    )
    game.play("Romans declare_retreat retreat\nChance loss_roll roll 4\nChance loss_roll roll 1")
    assert game.pieces("Pictones", "Romans") == "2 Legions"
    game.play("Chance loss_roll roll 5\nRomans retreat_to region Veneti")
    assert game.pieces("Veneti", "Romans") == "2 Legions, 1 Auxilia"


@pytest.mark.proves("3.3.4am")
def test_3_3_4_the_fort_of_provincia_never_absorbs() -> None:
    """1.4.2 With nothing else left there, Losses on Provincia come to nothing."""
    game = battling("Arverni", '[regions.Provincia]\nArverni = "12 revealed Warbands"\nRomans = "1 Auxilia"')
    game.play("Arverni command battle Provincia")
    assert game.asked == "Arverni command"
    assert game.pieces("Provincia", "Romans") == "Fort"


@pytest.mark.proves("3.3.4am")
def test_3_3_4_retreat_from_provincia_spares_the_fort() -> None:
    """Retreating Romans there roll for Legions, not for the Fort."""
    game = battle(
        "Arverni", "4 revealed Warbands", "Romans", "2 Legions", '[regions.Aedui]\nRomans = "1 Auxilia"', "Provincia"
    )
    game.play("Romans declare_retreat retreat\nChance loss_roll roll 1\nRomans retreat_to region Aedui")
    assert game.pieces("Provincia", "Romans") == "Fort"
    assert game.pieces("Aedui", "Romans") == "1 Legion, 1 Auxilia"


@pytest.mark.proves("3.3.4al")
def test_3_3_4_germans_lose_warbands_before_allies() -> None:
    """3.4.5 Scouted, Revealed, Hidden Warbands, then Allies; nobody is asked."""
    game = battle(
        "Belgae",
        "6 revealed Warbands",
        "Germans",
        "2 Warbands, 1 revealed Warband, 1 scouted Warband",
        '[tribes]\nPictones = "Germans"',
    )
    assert game.asked == "Belgae command"
    assert game.pieces("Pictones", "Germans") == "1 revealed Warband"
    assert game.tribe("Pictones") == "Germans"

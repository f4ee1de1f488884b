"""3.2.4 Roman Battle: Regions and cost, Steps 1 to 5, and the worked example at Gergovia."""

import pytest

from tests.falling_sky.playing import Play, at


def battle(position: str, region: str = "Mandubii") -> Play:
    return at(position).play(f"""
        Romans action command Battle
        Romans command battle {region}
    """)


# ---- Regions and cost -------------------------------------------------------------------------------------------


@pytest.mark.proves("3.2.4b")
def test_3_2_4_regions_with_roman_and_other_forces() -> None:
    """Battle is where Romans and others stand together: an Ally alone on either side is Forces too."""
    game = at("""
        [regions.Mandubii]
        Romans = "1 Legion"
        [regions.Carnutes]
        Romans = "1 Auxilia"
        [regions.Bituriges]
        Aedui = "1 Warband"
        [regions.Pictones]
        Germans = "1 Warband"
        [tribes]
        Aulerci = "Aedui"
        Santones = "Romans"
    """).play("Romans action command Battle")

    assert game.offers("battle") == ["Carnutes", "Pictones"]


@pytest.mark.proves("3.2.4c")
@pytest.mark.parametrize(("devastated", "cost"), [("false", 2), ("true", 4)])
def test_3_2_4_two_resources_four_if_devastated(devastated: str, cost: int) -> None:
    """A Battle costs two Resources, in a Devastated Region four."""
    game = battle(f"""
        [regions.Mandubii]
        devastated = {devastated}
        Romans = "1 Legion"
        Germans = "3 Warbands"
    """)

    assert game.resources("Romans") == 10 - cost


@pytest.mark.parametrize(("resources", "offered"), [(3, []), (4, ["Mandubii"])])
def test_3_2_4_a_battle_that_cannot_be_paid_for_is_not_offered(resources: int, offered: list[str]) -> None:
    """Three Resources do not buy a Battle in a Devastated Region."""
    game = at(f"""
        [resources]
        Romans = {resources}
        [regions.Mandubii]
        devastated = true
        Romans = "1 Legion"
        Germans = "3 Warbands"
        [regions.Bituriges]
        Romans = "1 Legion"
        Germans = "1 Warband"
    """).play("Romans action command Battle")

    assert [region for region in game.offers("battle") if region == "Mandubii"] == offered


# ---- Step 1 -----------------------------------------------------------------------------------------------------


@pytest.mark.proves("3.2.4e", "3.2.4f")
def test_3_2_4_step_1_exactly_one_enemy_faction() -> None:
    """The Romans choose one of the Factions with pieces there, Germans too; the others are not touched."""
    game = battle("""
        [regions.Mandubii]
        Romans = "2 Legions"
        Belgae = "2 Warbands"
        Germans = "2 Warbands"
        [tribes]
        Senones = "Aedui"
    """)
    assert game.asked == "Romans battle_target"
    assert game.options == ["faction Aedui", "faction Belgae", "faction Germans"]

    game.play("Romans battle_target faction Germans")
    assert game.pieces("Mandubii", "Germans") == ""
    assert game.pieces("Mandubii", "Belgae") == "2 Warbands"
    assert game.tribe("Senones") == "Aedui"


# ---- Step 2 -----------------------------------------------------------------------------------------------------

REFUGE = """
    [regions.Bituriges]
    Arverni = "1 Warband"
"""


@pytest.mark.proves("3.2.4g")
def test_3_2_4_step_2_the_defender_declares() -> None:
    """A Defender with mobile pieces and a Retreat Region says whether it will Retreat, before any Loss."""
    game = battle(
        REFUGE
        + """
        [regions.Mandubii]
        Romans = "2 Legions"
        Arverni = "2 Warbands"
    """
    )

    assert game.asked == "Arverni declare_retreat"
    assert game.options == ["stand", "retreat"]
    assert game.pieces("Mandubii", "Arverni") == "2 Warbands"


@pytest.mark.proves("3.2.4h")
def test_3_2_4_step_2_germans_never_retreat() -> None:
    """Germans are not asked, though they Control a Region beside."""
    game = battle("""
        [regions.Treveri]
        Germans = "2 Warbands"
        [regions.Mandubii]
        Romans = "2 Legions"
        Germans = "4 Warbands"
    """)

    assert game.asked == "Chance loss_roll"


@pytest.mark.proves("3.2.4d")
def test_3_2_4_step_2_allies_and_citadels_alone_do_not_retreat() -> None:
    """A Defender with nothing but Ally and Citadel is not asked."""
    game = battle(
        REFUGE
        + """
        [regions.Mandubii]
        Romans = "4 Auxilia"
        [tribes]
        Mandubii = "Arverni Citadel"
        Senones = "Arverni"
    """
    )

    assert game.asked == "Arverni loss"


# ---- Step 3: how many Losses ------------------------------------------------------------------------------------


def losses(romans: str, defenders: str = "30 Warbands", tribes: str = "") -> int:
    """How many of the Arverni Warbands fall to this attack."""
    game = battle(f'[regions.Mandubii]\nRomans = "{romans}"\nArverni = "{defenders}"\n[tribes]\n{tribes}')
    answers = {
        "Romans battle_target": "faction Arverni",
        "Romans besiege": "no",
        "Arverni loss": "piece Hidden Arverni Warband",
    }
    while game.asked in answers:
        game.answer(f"{game.asked} {answers[game.asked]}")
    return game.available("Arverni", "Warbands") - 5


@pytest.mark.proves("3.2.4v", "3.2.4w", "3.2.4x", "3.2.4ac")
@pytest.mark.parametrize(
    ("romans", "expected"),
    [
        ("1 Auxilia", 0),
        ("2 Auxilia", 1),
        ("3 Auxilia", 1),
        ("3 revealed Auxilia, 1 Auxilia", 2),
        ("3 Legions", 3),
        ("3 Legions, 3 Auxilia", 4),
        ("Successor", 1),
        ("Successor, 3 Legions, 1 Auxilia", 4),
        ("Caesar", 1),
        ("Caesar, 3 Legions", 7),
        ("Caesar, 3 Legions, 3 Auxilia", 8),
        ("2 Legions, Fort", 2),
    ],
)
def test_3_2_4_step_3_the_sum_of_losses(romans: str, expected: int) -> None:
    """Half for each Auxilia, one for Leader and each Legion, two for each with Caesar; Forts none; rounded down."""
    assert losses(romans) == expected


@pytest.mark.proves("3.2.4ao")
@pytest.mark.parametrize(
    ("romans", "expected"),
    [("2 Auxilia", 0), ("3 Legions", 1), ("4 Legions", 2), ("3 Legions, 2 Auxilia", 2), ("Caesar, 3 Legions", 3)],
)
def test_3_2_4_step_3_a_citadel_halves(romans: str, expected: int) -> None:
    """A Defender with a Citadel takes half the sum, and fractions are dropped after halving."""
    assert losses(romans, tribes='Mandubii = "Arverni Citadel"') == expected


def test_3_2_4_step_3_an_ally_does_not_halve() -> None:
    """An Allied Tribe gives no shelter, nor does another Faction's Citadel."""
    assert losses("3 Legions", tribes='Mandubii = "Arverni"') == 3
    assert losses("3 Legions", tribes='Mandubii = "Aedui Citadel"\nSenones = "Arverni"') == 3


@pytest.mark.proves("3.2.4ac")
def test_3_2_4_step_3_halves_are_summed_before_rounding() -> None:
    """Three Legions and three Auxilia against a Citadel: 4 1/2 halved is 2 1/4, so two Losses."""
    assert losses("3 Legions, 3 Auxilia", tribes='Mandubii = "Arverni Citadel"') == 2


@pytest.mark.proves("4.2.3f", "3.2.4ao")
def test_3_2_4_step_3_a_besieged_citadel_still_halves() -> None:
    """4.2.3 The Citadel that Besiege removes at the start still halves the Losses of this Battle."""
    game = battle("""
        [regions.Mandubii]
        Romans = "4 Legions"
        Arverni = "9 Warbands"
        [tribes]
        Mandubii = "Arverni Citadel"
    """).play("""
        Romans besiege yes
        Romans besiege_remove tribe Mandubii
    """)

    assert game.tribe("Mandubii") == "Subdued"
    assert game.available("Arverni", "Warbands") == 35 - 9 + 2


# ---- Step 4 -----------------------------------------------------------------------------------------------------


@pytest.mark.proves("3.2.4n")
def test_3_2_4_step_4_only_survivors_counterattack() -> None:
    """Five Germans lose three; the two that are left cause one Loss."""
    game = battle("""
        [regions.Mandubii]
        Romans = "3 Legions, 1 Auxilia"
        Germans = "5 Warbands"
    """)
    assert game.pieces("Mandubii", "Germans") == "2 Warbands"
    assert game.asked == "Romans loss"

    game.play("Romans loss piece Hidden Auxilia")
    assert game.asked == "Romans command"
    assert game.pieces("Mandubii", "Romans") == "3 Legions"


@pytest.mark.proves("3.2.4v")
def test_3_2_4_step_4_a_leader_counts_one() -> None:
    """Vercingetorix and three Warbands cause two and a half, so two Losses; no Leader doubles in defence."""
    game = battle("""
        [regions.Mandubii]
        Romans = "1 Auxilia, 4 Legions"
        Arverni = "Vercingetorix, 7 Warbands"
    """)
    for _ in range(4):
        game.play("Arverni loss piece Hidden Arverni Warband")
    rolls = 0
    game.play("Romans loss piece Hidden Auxilia")
    while game.asked == "Chance loss_roll":
        rolls += 1
        game.table.answer("roll 6")

    assert rolls == 1


def test_3_2_4_step_4_ambiorix_does_not_double_in_defence() -> None:
    """Ambiorix doubles only when he attacks: four Warbands and he cause three Losses in Counterattack."""
    game = battle("""
        [regions.Mandubii]
        Romans = "1 Auxilia"
        Belgae = "Ambiorix, 4 Warbands"
        [tribes]
        Mandubii = "Romans"
        Senones = "Romans"
        Lingones = "Romans"
    """).play("""
        Romans loss tribe Senones
        Romans loss tribe Lingones
    """)

    assert game.asked == "Romans command"
    assert game.pieces("Mandubii", "Romans") == ""
    assert game.tribe("Mandubii") == "Romans"


def test_3_2_4_step_4_nobody_left_nobody_strikes_back() -> None:
    """A Defender wiped out, or left with Allies alone, causes no Loss."""
    game = battle("""
        [regions.Mandubii]
        Romans = "4 Auxilia"
        Germans = "2 Warbands"
        [tribes]
        Senones = "Germans"
    """)

    assert game.pieces("Mandubii", "Romans") == "4 revealed Auxilia"
    assert game.tribe("Senones") == "Germans"


@pytest.mark.proves("3.2.4ab")
def test_3_2_4_step_4_a_fort_does_not_halve_for_the_attacker() -> None:
    """Halving is for Defenders: Romans with a Fort who attack take the whole Counterattack."""
    game = battle("""
        [regions.Mandubii]
        Romans = "6 Auxilia, Fort"
        Germans = "7 Warbands"
    """)

    assert game.pieces("Mandubii", "Romans") == "4 revealed Auxilia, Fort"


# ---- Step 5 -----------------------------------------------------------------------------------------------------


@pytest.mark.proves("3.2.4p")
def test_3_2_4_step_5_both_sides_are_revealed_and_nobody_else() -> None:
    """Surviving Hidden Warbands and Auxilia of both sides flip; a third Faction's, and other Regions', do not."""
    game = battle("""
        [regions.Mandubii]
        Romans = "1 Legion, 1 Auxilia"
        Germans = "2 Warbands"
        Aedui = "1 Warband"
        [regions.Carnutes]
        Germans = "1 Warband"
        Romans = "1 Auxilia"
    """).play("Romans battle_target faction Germans")

    assert game.pieces("Mandubii", "Romans") == "1 Legion, 1 revealed Auxilia"
    assert game.pieces("Mandubii", "Germans") == "1 revealed Warband"
    assert game.pieces("Mandubii", "Aedui") == "1 Warband"
    assert game.pieces("Carnutes", "Germans") == "1 Warband"
    assert game.pieces("Carnutes", "Romans") == "1 Auxilia"


def test_3_2_4_step_5_scouted_warbands_stay_scouted() -> None:
    """Revealing leaves Scouted markers where they are."""
    game = battle("""
        [regions.Mandubii]
        Romans = "2 Auxilia"
        Aedui = "1 Warband, 2 scouted Warbands"
    """).play("Aedui loss piece Scouted Aedui Warband")

    assert game.pieces("Mandubii", "Aedui") == "1 revealed Warband, 1 scouted Warband"


# ---- The worked example -----------------------------------------------------------------------------------------


def gergovia() -> Play:
    return at("""
        first = { faction = "Belgae", action = "Command" }
        [regions.Arverni]
        Romans = "Caesar, 6 Legions, 3 Auxilia"
        Arverni = "Vercingetorix, 17 Warbands"
        Aedui = "2 Warbands"
        [regions.Pictones]
        Arverni = "1 Warband"
        [tribes]
        Arverni = "Arverni Citadel"
        Cadurci = "Arverni"
    """).play("""
        Romans action limited Battle
        Romans command battle Arverni
        Romans battle_target faction Arverni
        Arverni declare_retreat stand
    """)


def test_3_2_4_battle_example_attack() -> None:
    """EXAMPLE a): 12 + 1 1/2 + 1 = 14 1/2 Losses, halved by the Citadel and rounded down: seven Warbands."""
    game = gergovia()
    assert game.resources("Romans") == 8
    for left in range(7, 0, -1):
        assert game.asked == "Arverni loss"
        assert game.table.ask is not None
        assert game.table.ask.about[1] == left
        assert game.options == ["piece Arverni Leader", "piece Hidden Arverni Warband"]
        game.play("Arverni loss piece Hidden Arverni Warband")

    assert game.asked == "Romans loss"
    assert game.pieces("Arverni", "Arverni") == "Vercingetorix, 10 Warbands"


def test_3_2_4_battle_example_counterattack_and_reveal() -> None:
    """EXAMPLE b), c): six Losses; dice 4, 1, 3 cost two Legions, three Auxilia are removed; ten Warbands Revealed."""
    game = gergovia().play("Arverni loss piece Hidden Arverni Warband\n" * 7)
    assert game.table.ask is not None
    assert game.table.ask.about[1] == 6
    assert game.options == ["piece Roman Leader", "piece Legion", "piece Hidden Auxilia"]

    game.play("""
        Romans loss piece Legion
        Chance loss_roll roll 4
        Romans loss piece Legion
        Chance loss_roll roll 1
        Romans loss piece Legion
        Chance loss_roll roll 3
    """)
    assert game.pieces("Arverni", "Romans") == "Caesar, 4 Legions, 3 Auxilia"
    game.play("Romans loss piece Hidden Auxilia\n" * 3)
    assert game.asked == "Romans command"
    assert game.pieces("Arverni", "Romans") == "Caesar, 4 Legions"
    assert game.position["fallen"] == 2
    assert game.pieces("Arverni", "Arverni") == "Vercingetorix, 10 revealed Warbands"
    assert game.pieces("Arverni", "Aedui") == "2 Warbands"
    assert (game.tribe("Arverni"), game.tribe("Cadurci")) == ("Arverni Citadel", "Arverni")
    assert game.options == ["done", "negotiate", "remove_own"]

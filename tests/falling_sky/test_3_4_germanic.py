"""3.4-3.4.3 Germanic Commands, guided by the Belgae (4.5.1, Enlist, its second form) and in Winter (6.2)."""

import pytest

from tests.falling_sky.germans import enlisting, guided, winter

# ---- 3.4 ----------------------------------------------------------------------------------------------------------


@pytest.mark.proves("3.0d", "3.4b")
def test_3_4_germanic_commands_are_those_of_the_gauls() -> None:
    """Guided by Enlist the Germans can Rally, March, Raid and Battle."""
    game = enlisting('Germans = "3 Warbands"\nRomans = "1 Auxilia"')
    assert game.offers("germanic") == ["Rally", "March", "Raid", "Battle"]


@pytest.mark.proves("3.4c")
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


@pytest.mark.proves("3.4.1a", "3.4.1b")
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


@pytest.mark.proves("3.4.1a")
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


@pytest.mark.proves("3.4.1e")
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


@pytest.mark.proves("3.4.1c")
def test_3_4_1_home_region_gives_at_least_one_warband() -> None:
    """In Germania one Warband even without an Ally; with Allies no extra one."""
    game = guided("Rally", '[regions.Sugambri]\nRomans = "3 Legions"')
    assert game.pieces("Sugambri", "Germans") == "1 Warband"
    game = guided("Rally", '[regions.Sugambri]\nRomans = "3 Legions"\n[tribes]\nSugambri = "Germans"')
    assert game.pieces("Sugambri", "Germans") == "1 Warband"


@pytest.mark.proves("3.4.1d")
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


@pytest.mark.proves("3.4.2a")
def test_3_4_2_one_group_into_one_adjacent_region() -> None:
    """One group enters one adjacent Region; others stay behind, and no second group leaves."""
    game = guided("March", '[regions.Sugambri]\nGermans = "5 Warbands"')
    assert game.offers("region") == ["Morini", "Nervii", "Ubii", "Treveri"]
    game.play("Belgae march_to region Treveri\nBelgae march_number number 3")
    assert (game.pieces("Sugambri", "Germans"), game.pieces("Treveri", "Germans")) == ("2 Warbands", "3 Warbands")
    assert game.asked == "Belgae command"


@pytest.mark.proves("3.4.2b", "3.4.2c")
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


@pytest.mark.proves("3.4.3b")
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


@pytest.mark.proves("3.4.3a")
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

"""A3.2.1 Recruit in Intimidated Regions, and in Cisalpina; A3.3.1 Gallic Rally in Intimidated Regions."""

import pytest

from tests.ariovistus.playing import Play, at


def recruiting(position: str) -> Play:
    return at(f"card = 1\n{position}").play("Romans action command Recruit")


@pytest.mark.proves("A3.2.1a")
def test_a3_2_1_no_recruit_in_an_intimidated_region() -> None:
    """Fort, Ally, Legions and Control do not help; the same Region without the marker is offered."""
    position = """
        [tribes]
        Lingones = "Romans"
        [regions.Mandubii]
        {}
        Romans = "2 Legions, Fort"
    """
    assert "Mandubii" not in recruiting(position.format("intimidated = true")).offers("recruit")
    assert "Mandubii" in recruiting(position.format("")).offers("recruit")


@pytest.mark.proves("A3.2.1b", "A3.2.1c")
@pytest.mark.parametrize("leader", ["Caesar", "Successor"])
def test_a3_2_1_a_roman_leader_lifts_intimidation_for_recruit(leader: str) -> None:
    """Caesar there, or his Successor."""
    game = recruiting(f'[regions.Mandubii]\nintimidated = true\nRomans = "{leader}, 2 Legions"')
    assert "Mandubii" in game.offers("recruit")


@pytest.mark.proves("A3.2.1b")
def test_a3_2_1_only_a_roman_leader_helps_the_romans() -> None:
    """Diviciacus there, and Caesar next door, leave the Region closed."""
    game = recruiting("""
        [tribes]
        Lingones = "Romans"
        [regions.Mandubii]
        intimidated = true
        Romans = "2 Auxilia"
        Aedui = "Diviciacus"
        [regions.Sequani]
        Romans = "Caesar"
    """)
    assert "Mandubii" not in game.offers("recruit")
    assert "Sequani" in game.offers("recruit")


def test_a1_4_2_cisalpina_is_a_recruit_region_like_others() -> None:
    """With an Ally at the Nori and Caesar: two Auxilia at most, as anywhere; without Leader, Ally and Fort none."""
    game = recruiting("""
        [tribes]
        Nori = "Romans"
        [regions.Cisalpina]
        Romans = "Caesar"
    """).play("Romans command recruit Cisalpina")
    assert game.offers("number") == ["1", "2"]
    bare = recruiting('[tribes]\nNori = "Dispersed"\n[regions.Cisalpina]\nRomans = "2 Auxilia"')
    assert "Cisalpina" not in bare.offers("recruit")


@pytest.mark.parametrize(
    ("pieces", "tribe", "numbers"),
    [("Caesar", "Romans", ["1", "2", "3"]), ("Fort", "Dispersed", ["1", "2"]), ("1 Legion", "Dispersed", [])],
)
def test_a3_2_1_gallia_togata_adds_one_auxilia(pieces: str, tribe: str, numbers: list[str]) -> None:
    """A5 One more than usual: three with Leader and Ally, two with a Fort, one where the usual count is none."""
    game = recruiting(f"""
        gallia_togata = true
        [tribes]
        Nori = "{tribe}"
        [regions.Cisalpina]
        Romans = "{pieces}"
    """).play("Romans command recruit Cisalpina")
    assert (game.offers("number") if game.asked == "Romans auxilia" else []) == numbers
    if not numbers:
        assert game.pieces("Cisalpina", "Romans") == "1 Legion, 1 Auxilia"


# ---- A3.3.1 -------------------------------------------------------------------------------------------------------

GAULS = {"Aedui": ("A37", "Aedui"), "Belgae": ("A56", "Nervii")}  # 1st Eligible on this card; a Home Region


def rallying(faction: str, position: str) -> Play:
    return at(f'card = "{GAULS[faction][0]}"\n{position}').play(f"{faction} action command Rally")


@pytest.mark.proves("A3.3.1a")
@pytest.mark.parametrize("faction", GAULS)
def test_a3_3_1_no_rally_in_an_intimidated_region(faction: str) -> None:
    """Control, an Ally and a Home Region do not help; the same Region without the marker is offered."""
    home = GAULS[faction][1]
    position = f'[tribes]\n{home} = "{faction}"\n[regions.{home}]\n{{}}\n{faction} = "4 Warbands"\n'
    position += f'[regions.Treveri]\n{faction} = "1 Warband"\n'
    assert home not in rallying(faction, position.format("intimidated = true")).offers("rally")
    assert home in rallying(faction, position.format("")).offers("rally")


@pytest.mark.proves("A3.3.1c", "A3.3.1d")
@pytest.mark.parametrize(
    ("faction", "leader"), [("Aedui", "Diviciacus"), ("Belgae", "Boduognatus"), ("Belgae", "Successor")]
)
def test_a3_3_1_an_own_leader_lifts_intimidation(faction: str, leader: str) -> None:
    """Boduognatus, his Successor, and Diviciacus."""
    home = GAULS[faction][1]
    game = rallying(faction, f'[regions.{home}]\nintimidated = true\n{faction} = "{leader}, 4 Warbands"')
    assert home in game.offers("rally")


@pytest.mark.proves("A3.3.1c")
def test_a3_3_1_the_leader_of_another_does_not_help() -> None:
    """Caesar and Boduognatus in Aedui leave it closed to the Aedui."""
    game = rallying(
        "Aedui",
        """
        [tribes]
        Aedui = "Aedui"
        [regions.Aedui]
        intimidated = true
        Romans = "Caesar"
        Belgae = "Boduognatus"
        [regions.Treveri]
        Aedui = "1 Warband"
        """,
    )
    assert game.offers("rally") == ["Treveri"]


@pytest.mark.proves("A3.3.1a")
def test_a3_3_1_the_free_rally_of_the_belgae_keeps_off_intimidated_regions() -> None:
    """3.2.3 Romans Disperse a Tribe in Treveri; Belgae with Allies in Nervii and Atrebates may Rally, Nervii being
    Intimidated, in Atrebates alone."""
    game = at("""
        card = 1
        [tribes]
        Nervii = "Belgae"
        Bellovaci = "Belgae"
        [regions.Nervii]
        intimidated = true
        [regions.Treveri]
        Romans = "2 Legions"
    """).play("""
        Romans action command Seize
        Romans command seize Treveri
        Romans disperse tribe Treveri
        Chance resentment roll 6
        Chance resentment roll 1
    """)
    assert game.asked == "Belgae free_rally"
    assert game.offers("region") == ["Atrebates"]

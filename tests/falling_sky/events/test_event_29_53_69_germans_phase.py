"""29 Suebi Mobilize, 53 Consuetudine, 69 Segni & Condrusi: Germans Phases out of season."""

from tests.falling_sky.playing import Play, at

POOR = """
    [resources]
    Romans = 0
    Arverni = 0
    Aedui = 0
    Belgae = 0
"""


def is_effective(game: Play) -> bool:
    return bool(game.view["effective"]["unshaded"])


# ---- 29 Suebi Mobilize ------------------------------------------------------------------------------------------


def suebi(position: str) -> Play:
    return at(f"card = 29\n{position}").play("Arverni action unshaded 29")


def test_event_29_unshaded_allies_at_both_suebi() -> None:
    """Dispersed markers go, of both kinds, and each Suebi Tribe gets a Germanic Ally; no Rally follows."""
    game = suebi("""
        [tribes]
        "Suebi North" = "Dispersed"
        "Suebi South" = "Dispersed-Gathering"
    """)

    assert (game.tribe("Suebi North"), game.tribe("Suebi South")) == ("Germans", "Germans")
    assert game.available("Germans", "Warbands") == 15
    assert game.available("Germans", "Allies") == 4
    assert game.asked == "Aedui action"


def test_event_29_unshaded_without_germanic_control() -> None:
    """The Ally comes though another Faction Controls the Region; one that is there stays."""
    game = suebi("""
        [regions.Ubii]
        Romans = "2 Legions"
        [tribes]
        "Suebi North" = "Germans"
    """)

    assert (game.tribe("Suebi North"), game.tribe("Suebi South")) == ("Germans", "Germans")
    assert game.control("Ubii") == "Romans"


ALL_BUT_ONE = """
    [tribes]
    Treveri = "Germans"
    Nervii = "Germans"
    Eburones = "Germans"
    Sugambri = "Germans"
    Ubii = "Germans"
"""


def test_event_29_unshaded_one_ally_available() -> None:
    """With a single Ally Available the executing Faction chooses the Tribe."""
    game = suebi(ALL_BUT_ONE)
    assert game.asked == "Arverni event_tribe"

    game.play("Arverni event_tribe tribe Suebi South")
    assert (game.tribe("Suebi North"), game.tribe("Suebi South")) == ("Subdued", "Germans")


def test_event_29_unshaded_then_march_raid_and_battle() -> None:
    """March, Raid and Battle with Ambush follow, as in Winter."""
    game = suebi("""
        [regions.Sugambri]
        Germans = "4 Warbands"
        [regions.Treveri]
        Romans = "1 Auxilia, 1 Legion"
    """)

    assert game.pieces("Treveri", "Germans") == "4 revealed Warbands"
    assert game.resources("Romans") == 8
    assert game.pieces("Treveri", "Romans") == ""
    assert game.position["fallen"] == 1


def test_event_29_unshaded_march_upon_frost() -> None:
    """2.3.8 Frost does not stop the Germans Phase of an Event."""
    game = suebi('next = "Winter"\n[regions.Sugambri]\nGermans = "1 Warband"')

    assert game.asked == "Chance germanic_march_to"


def test_event_29_effective() -> None:
    """Effective while a Suebi Tribe can change or the phase would do anything."""
    settled = '[tribes]\n"Suebi North" = "Germans"\n"Suebi South" = "Germans"'
    assert is_effective(at("card = 29"))
    assert not is_effective(at(f"card = 29\n{settled}"))
    assert is_effective(at(f'card = 29\n[regions.Ubii]\nGermans = "Warband"\n{settled}'))
    assert is_effective(at(f'card = 29\n[regions.Ubii]\nGermans = "1 revealed Warband"\nRomans = "Legion"\n{settled}'))
    full = ALL_BUT_ONE + '    Menapii = "Germans"\n'
    assert not is_effective(at(f"card = 29\n{full}"))
    assert is_effective(at(f'card = 29\n{full}"Suebi North" = "Dispersed"'))


# ---- 53 Consuetudine --------------------------------------------------------------------------------------------


def consuetudine(position: str) -> Play:
    return at(f"card = 53\n{POOR}\n{position}").play("Aedui action unshaded 53")


def test_event_53_unshaded_all_hidden_then_rally_without_march() -> None:
    """Revealed Warbands flip, Scouted ones lose their marker; then Rally, but nobody Marches."""
    game = consuetudine("""
        [regions.Treveri]
        Germans = "2 revealed Warbands, 1 scouted Warband"
    """)

    assert game.tribe("Treveri") == "Germans"
    assert game.pieces("Treveri", "Germans") == "3 Warbands, 1 revealed Warband"
    assert game.pieces("Ubii", "Germans") == "1 Warband"


def test_event_53_unshaded_ambush_regardless_of_hidden_enemies() -> None:
    """Two Germans Ambush five Hidden Warbands: no Retreat, no rolls, no Counterattack."""
    game = consuetudine("""
        [regions.Treveri]
        devastated = true
        Germans = "2 Warbands"
        Belgae = "Ambiorix, 5 Warbands"
    """)

    assert game.asked == "Belgae loss"
    game.play("Belgae loss piece Belgic Leader")
    assert game.pieces("Treveri", "Belgae") == "5 revealed Warbands"
    assert game.pieces("Treveri", "Germans") == "2 revealed Warbands"


def test_event_53_unshaded_ambush_after_raiding() -> None:
    """Warbands that Raid are Revealed and Ambush all the same."""
    game = consuetudine("""
        [regions.Treveri]
        devastated = true
        Germans = "2 Warbands"
        Aedui = "3 Warbands"
    """)
    assert game.pieces("Treveri", "Aedui") == "2 revealed Warbands"

    rich = at("""
        card = 53
        [regions.Treveri]
        devastated = true
        Germans = "2 Warbands"
        Aedui = "3 Warbands"
    """).play("Aedui action unshaded 53")
    assert rich.resources("Aedui") == 8
    assert rich.pieces("Treveri", "Aedui") == "2 revealed Warbands"


def test_event_53_effective() -> None:
    """Effective while a Warband is not Hidden or Rally, Raid or Battle would do anything."""
    waste = "[regions.Sugambri]\ndevastated = true\n[regions.Ubii]\ndevastated = true\n"
    assert is_effective(at("card = 53"))
    assert not is_effective(at(f"card = 53\n{waste}"))
    assert is_effective(at(f'card = 53\n{waste}Germans = "1 revealed Warband"'))
    lone = f'card = 53\n{POOR}\n{waste}Germans = "1 Warband"\n'
    assert not is_effective(at(f'{lone}Belgae = "3 Warbands"'))
    assert is_effective(at(f'card = 53\n{waste}Germans = "1 Warband"\nBelgae = "3 Warbands"'))
    assert is_effective(at(f'{lone.replace("1 W", "2 W")}Belgae = "3 Warbands"'))


# ---- 69 Segni & Condrusi ----------------------------------------------------------------------------------------


def condrusi(position: str) -> Play:
    return at(f"card = 69\n{position}").play("Belgae action unshaded 69")


def test_event_69_unshaded_four_warbands_each_then_no_rally() -> None:
    """Four Germanic Warbands each in Nervii and Treveri; the phase goes on with March, without a Rally."""
    game = condrusi("")

    assert game.pieces("Nervii", "Germans") == "4 Warbands"
    assert game.pieces("Treveri", "Germans") == "4 Warbands"
    assert game.available("Germans", "Allies") == 6
    assert game.asked == "Chance germanic_march_from"


def test_event_69_unshaded_raid_and_battle_follow() -> None:
    """All Germans Raid and Battle per 6.2 where they stand."""
    game = condrusi("""
        [regions.Nervii]
        Belgae = "8 revealed Warbands"
        [regions.Treveri]
        Romans = "8 revealed Auxilia"
    """)
    game.play("Chance germanic_raid region Nervii\nChance germanic_battle region Nervii")

    assert (game.resources("Belgae"), game.resources("Romans")) == (8, 8)
    assert game.pieces("Nervii", "Belgae") == "6 revealed Warbands"
    assert game.pieces("Treveri", "Romans") == "6 revealed Auxilia"


def test_event_69_unshaded_too_few_available() -> None:
    """With five Available the executing Faction shares them out, at most four in a Region."""
    game = condrusi("""
        [regions.Sugambri]
        Germans = "10 Warbands"
        Romans = "6 Legions, 12 Auxilia"
        [regions.Treveri]
        Aedui = "9 Warbands"
        [regions.Nervii]
        Aedui = "9 Warbands"
        [resources]
        Aedui = 0
        Romans = 0
    """)
    game.play("Belgae event_region region Treveri\n" * 4)

    assert game.pieces("Treveri", "Germans") == "4 Warbands"
    assert game.pieces("Nervii", "Germans") == "1 Warband"


def test_event_69_effective() -> None:
    """Effective while a Warband is Available or the phase would do anything."""
    assert is_effective(at("card = 69"))
    assert is_effective(at('card = 69\n[regions.Ubii]\nGermans = "15 Warbands"'))
    hemmed = f'card = 69\n{POOR}\n[regions.Ubii]\nGermans = "15 Warbands"\nRomans = "6 Legions, 16 Auxilia"'
    assert not is_effective(at(hemmed))
    assert is_effective(at(hemmed.replace("16 Auxilia", "14 Auxilia, 2 revealed Auxilia")))


def test_event_29_unshaded_allies_enough_for_both() -> None:
    """With two Allies left, both Suebi get one and nobody is asked which."""
    four = "".join(f'{t} = "Germans"\n' for t in ("Ubii", "Sugambri", "Treveri", "Nervii"))
    game = at(f"card = 29\n[tribes]\n{four}").play("Arverni action unshaded 29")

    assert game.asked != "Arverni event_tribe"
    assert game.tribe("Suebi North") == game.tribe("Suebi South") == "Germans"

"""A6.2.4 Arverni Battle with Ambush; A4.3, A4.3.3 their Special Ability."""

import pytest

from tests.ariovistus.arverni import OVER, keys, phase, told
from tests.falling_sky.playing import Play

FROST = '"Winter"'  # nobody Marches or turns Hidden


def fighting(pieces: str, region: str = "Pictones", more: str = "", top: str = "") -> Play:
    """A devastated home with these pieces: nothing is placed, nobody moves, nobody has Resources."""
    return phase(f"[regions.{region}]\ndevastated = true\n{pieces}\n{more}", top, following=FROST)


def fought(game: Play) -> list[tuple[str, ...]]:
    return [(where, enemy) for _, enemy, where in told(game, "battle")]


# ---- where, and whether -----------------------------------------------------------------------------------------


@pytest.mark.proves("A6.2.4a", "A4.3.3a", "A4.3.3b", "A4.3a")
@pytest.mark.parametrize(("arverni", "battle"), [("3 Warbands", True), ("2 Warbands, 4 revealed Warbands", False)])
def test_a6_2_4_only_with_more_hidden_than_the_enemy(arverni: str, battle: bool) -> None:
    """Against two Hidden Warbands three attack, with no Leader; two do not, though others are with them."""
    game = fighting(f'Arverni = "{arverni}"\nBelgae = "2 Warbands"')
    assert fought(game) == [("Pictones", "Belgae")] * battle


@pytest.mark.proves("A6.2.4a")
def test_a6_2_4_in_every_region_at_war_or_not() -> None:
    """Treveri, where no Arverni Ally is, sees a Battle as well."""
    game = fighting(
        'Romans = "1 Legion"', more='[regions.Treveri]\nArverni = "2 Warbands"\nBelgae = "1 revealed Warband"'
    )
    assert fought(game) == [("Treveri", "Belgae")]


@pytest.mark.proves("A6.2.4b")
@pytest.mark.parametrize(
    ("arverni", "enemy", "tribes", "battle"),
    [
        (1, 'Belgae = "1 revealed Warband"', "", False),  # half a Loss
        (2, 'Belgae = "1 revealed Warband"', "", True),
        (3, 'Belgae = "1 revealed Warband"', 'Carnutes = "Belgae Citadel"', False),  # three quarters
        (4, 'Belgae = "1 revealed Warband"', 'Carnutes = "Belgae Citadel"', True),
    ],
)
def test_a6_2_4_only_if_a_loss_is_caused(arverni: int, enemy: str, tribes: str, battle: bool) -> None:
    """At least one whole Loss, halved by a Citadel."""
    game = fighting(f'Arverni = "{arverni} Warbands"\n{enemy}', "Carnutes", f"[tribes]\n{tribes}")
    assert fought(game) == [("Carnutes", "Belgae")] * battle


@pytest.mark.proves("A6.2.4b")
def test_a6_2_4_no_battle_against_the_fort_of_provincia_alone() -> None:
    """Nothing there can take a Loss."""
    game = phase(
        '[regions.Provincia]\nArverni = "8 Warbands"\ndevastated = true\n[tribes]\nHelvii = "Arverni"', following=FROST
    )
    assert (fought(game), game.asked) == ([], OVER)


@pytest.mark.proves("A6.2.4c", "A6.2.4d")
def test_a6_2_4_the_target_region_first_then_by_lot() -> None:
    """Three Regions with enemies: Veneti is the Target, the order of the other two is drawn."""
    more = """
        [regions.Treveri]
        Arverni = "2 Warbands"
        Belgae = "1 revealed Warband"
        [regions.Veneti]
        devastated = true
        Arverni = "2 Warbands"
        Belgae = "1 revealed Warband"
    """
    game = fighting('Arverni = "2 Warbands"\nBelgae = "1 revealed Warband"', more=more)
    game.play("Chance arverni_target_region roll 6")
    assert fought(game) == [("Veneti", "Belgae")]
    assert (game.asked, sorted(game.offers("region"))) == ("Chance arverni_battle", ["Pictones", "Treveri"])
    game.play("Chance arverni_battle region Treveri")
    assert fought(game) == [("Veneti", "Belgae"), ("Treveri", "Belgae"), ("Pictones", "Belgae")]


# ---- whom -------------------------------------------------------------------------------------------------------

TWO = 'Arverni = "4 Warbands"\nRomans = "2 Auxilia"\nBelgae = "2 Warbands"'


@pytest.mark.proves("A6.2.4e", "A6.2.4i")
@pytest.mark.parametrize(("die", "enemy"), [(5, "Romans"), (6, "Belgae")])
def test_a6_2_4_the_target_faction_is_attacked_and_there_is_one_battle(die: int, enemy: str) -> None:
    """Both could be Ambushed; the Target is, and the other is let alone."""
    game = fighting(TWO).play(f"Chance arverni_target_faction roll {die}")
    assert fought(game) == [("Pictones", enemy)]


@pytest.mark.proves("A6.2.4f")
def test_a6_2_4_the_target_faction_is_attacked_elsewhere_too() -> None:
    """In Treveri the Romans are preferred to the Belgae, for they are the Target in Pictones."""
    game = fighting(
        'Arverni = "4 Warbands"\nRomans = "1 Auxilia"',
        more='[regions.Treveri]\nArverni = "4 Warbands"\nRomans = "1 Auxilia"\nBelgae = "1 Warband"',
    )
    assert fought(game) == [("Pictones", "Romans"), ("Treveri", "Romans")]


@pytest.mark.proves("A6.2.4e", "A6.2.4h")
def test_a6_2_4_lots_among_others_if_the_target_takes_no_loss() -> None:
    """The Target has too many Hidden: one of the other two is drawn."""
    game = fighting('Arverni = "3 Warbands"\nRomans = "5 Auxilia"\nBelgae = "1 Warband"\nGermans = "1 Warband"')
    game.play("Chance arverni_target_faction roll 5")
    assert (game.asked, game.offers("faction")) == ("Chance arverni_battle_target", ["Belgae", "Germans"])
    game.play("Chance arverni_battle_target faction Germans")
    assert fought(game) == [("Pictones", "Germans")]


@pytest.mark.proves("A6.2.4k")
def test_a6_2_4_control_changes_at_once() -> None:
    """Two against two have no Control; when one of the Belgae is gone the Arverni have it."""
    game = fighting('Arverni = "2 Warbands"\nBelgae = "2 revealed Warbands"')
    assert game.control("Pictones") == "Arverni"


# ---- Ambush -----------------------------------------------------------------------------------------------------


@pytest.mark.proves("A4.3.3c", "A4.3.3d", "A4.3.3e")
def test_a4_3_3_no_retreat_no_roll_no_counterattack() -> None:
    """A Legion falls without a die, nobody Retreats, and six Legions do not strike back; all are Revealed."""
    game = fighting(
        'Arverni = "2 Warbands"\nRomans = "6 Legions"', more='[regions.Carnutes]\nRomans = "1 Auxilia"'
    ).play("Chance arverni_target_region roll 5")
    assert game.asked == OVER
    assert game.pieces("Pictones", "Romans") == "5 Legions"
    assert game.pieces("Pictones", "Arverni") == "2 revealed Warbands"


@pytest.mark.proves("A4.3.3f")
@pytest.mark.parametrize(("die", "holds"), [(3, False), (4, True)])
def test_a4_3_3_caesar_holds_on_four(die: int, holds: bool) -> None:
    """On 4-6 the Romans roll for their Losses and strike back."""
    game = fighting('Arverni = "2 Warbands"\nRomans = "Caesar, 2 Legions"')
    assert game.asked == "Chance caesar_ambushed"
    game.play(f"Chance caesar_ambushed roll {die}")
    assert game.asked == "Romans loss"
    game.play("Romans loss piece Legion")
    assert (game.asked == "Chance loss_roll") == holds
    if holds:
        game.play("Chance loss_roll roll 6")
        assert "counterattack" in keys(game)
    assert ("counterattack" in keys(game)) == holds


@pytest.mark.proves("A4.3b", "A4.3c", "A5.4b", "A5.4c")
def test_a4_3_they_never_entreat_or_devastate() -> None:
    """In a Phase with room for both, nothing but the steps of A6.2 happens."""
    game = fighting('Arverni = "4 Warbands"\nAedui = "1 Warband"', more='[tribes]\nPictones = "Aedui"')
    assert {entry.rule for entry in game.table.log if entry.rule.startswith(("4.3", "A4.3"))} == set()
    assert not {"entreat", "devastate"} & set(keys(game))


def test_a6_2_4_slingers_may_spoil_the_ambush() -> None:
    """13 Four Auxilia shoot two of three Hidden Warbands: one is left, no more than the Belgae have Hidden."""
    game = fighting(
        'Arverni = "3 Warbands"\nBelgae = "1 Warband"\nRomans = "4 revealed Auxilia"',
        top='[capabilities]\n13 = "unshaded"',
    ).play("Chance arverni_target_faction roll 6")
    assert game.asked == "Romans event_confirm"
    game.play("Romans event_confirm yes")
    assert "attack" not in keys(game)
    assert (game.pieces("Pictones", "Arverni"), game.pieces("Pictones", "Belgae")) == ("1 Warband", "1 Warband")


SHARING = "Romans share yes\nAedui agree_share yes"


@pytest.mark.proves("A1.4o")
def test_a6_2_4_romans_and_aedui_who_share_block_the_ambush() -> None:
    """Near Diviciacus one Hidden Auxilia and two Hidden Aedui Warbands are three: three Arverni attack neither."""
    game = fighting(
        'Arverni = "3 Warbands"\nRomans = "1 Auxilia"\nAedui = "2 Warbands"',
        more='[regions.Bituriges]\nAedui = "Diviciacus"',
    ).play(f"Chance arverni_target_faction roll 5\n{SHARING}\nAedui share yes\nRomans agree_share yes")
    assert "attack" not in keys(game)
    assert told(game, "ambush_kept_off") == [("Arverni", enemy, "Pictones") for enemy in ("Romans", "Aedui")]
    assert game.asked == OVER


@pytest.mark.proves("A6.2.4j")
def test_a6_2_4_another_is_attacked_if_sharing_keeps_the_ambush_off() -> None:
    """The Target shares, and is out of reach; the Arverni can still Ambush the Belgae there, so they do, once."""
    game = fighting(
        'Arverni = "4 Warbands"\nRomans = "1 Auxilia"\nAedui = "4 Warbands"\nBelgae = "3 revealed Warbands"',
        more='[regions.Bituriges]\nAedui = "Diviciacus"',
    ).play(f"Chance arverni_target_faction roll 5\n{SHARING}")
    assert fought(game) == [("Pictones", "Romans"), ("Pictones", "Belgae")]
    assert [enemy for _, enemy, _, _ in told(game, "attack")] == ["Belgae"]
    assert (game.pieces("Pictones", "Belgae"), game.pieces("Pictones", "Romans")) == ("1 revealed Warband", "1 Auxilia")


@pytest.mark.proves("A6.2.4j")
def test_a6_2_4_another_is_attacked_if_slingers_keep_the_ambush_off() -> None:
    """13 Two of five Hidden Warbands are shot: the three left are no more than the Belgae, the Aedui are fewer."""
    game = fighting(
        'Arverni = "5 Warbands"\nBelgae = "3 Warbands"\nAedui = "2 Warbands"\nRomans = "4 revealed Auxilia"',
        top='[capabilities]\n13 = "unshaded"',
    ).play("Chance arverni_target_faction roll 6\nRomans event_confirm yes")
    game.play("Chance arverni_battle_target faction Aedui")
    assert fought(game) == [("Pictones", "Belgae"), ("Pictones", "Aedui")]
    assert [enemy for _, enemy, _, _ in told(game, "attack")] == ["Aedui"]


@pytest.mark.proves("A6.2.4j")
def test_a6_2_4_no_battle_if_slingers_leave_them_no_loss_to_cause() -> None:
    """13 Two of three Hidden Warbands are shot: the last has nobody Hidden before it, but causes no whole Loss, and
    stays Hidden."""
    game = fighting(
        'Arverni = "3 Warbands"\nBelgae = "1 revealed Warband"\nRomans = "4 revealed Auxilia"',
        top='[capabilities]\n13 = "unshaded"',
    ).play("Chance arverni_target_faction roll 6\nRomans event_confirm yes")
    assert "attack" not in keys(game)
    assert told(game, "ambush_kept_off") == [("Arverni", "Belgae", "Pictones")]
    assert game.pieces("Pictones", "Arverni") == "1 Warband"
    assert game.asked == OVER


@pytest.mark.proves("A6.2.4j")
def test_a6_2_4_another_is_attacked_if_slingers_leave_the_target_without_a_loss() -> None:
    """13 Of four Warbands three are left: behind their Fort the Romans would take no whole Loss, the Aedui take one."""
    game = fighting(
        'Arverni = "4 Warbands"\nAedui = "1 revealed Warband"\nRomans = "2 revealed Auxilia, Fort"',
        top='[capabilities]\n13 = "unshaded"',
    ).play("Chance arverni_target_faction roll 5\nRomans event_confirm yes")
    assert [enemy for _, enemy, _, _ in told(game, "attack")] == ["Aedui"]
    assert game.pieces("Pictones", "Aedui") == ""

"""34 Acco."""

import pytest

from tests.falling_sky.events.effect import is_effective, state_of
from tests.falling_sky.playing import at


def test_event_34_unshaded_three_free_rallies_as_if_with_control() -> None:
    """Devastated Regions are allowed, Allies need no Control, and nothing is paid."""
    game = at("""
        card = 34
        [resources]
        Belgae = 0
        [regions.Mandubii]
        devastated = true
        Romans = "3 Legions"
        [regions.Carnutes]
        Romans = "3 Legions"
    """).play("Arverni action unshaded 34\nArverni event_faction faction Belgae")
    game.play("Belgae event_region region Mandubii\nBelgae ally_at tribe Senones")
    game.play("Belgae event_region region Carnutes\nBelgae ally_at tribe Aulerci")
    assert "Mandubii" not in game.offers("region")
    game.play("Belgae event_region region Morini\nBelgae rally place_warbands")
    assert game.asked == "Belgae action"
    assert (game.tribe("Senones"), game.tribe("Aulerci")) == ("Belgae", "Belgae")
    assert game.pieces("Morini", "Belgae") == "1 Warband"


def test_event_34_unshaded_romans_recruit_and_the_licence_ends() -> None:
    """A Roman Recruit likewise; afterwards Control is needed again."""
    game = at('card = 34\nineligible = ["Arverni", "Belgae"]\n[regions.Nervii]\nBelgae = "5 Warbands"\n')
    game.play("Aedui action unshaded 34\nAedui event_faction faction Romans")
    game.play("Romans event_region region Nervii\nRomans ally_at tribe Nervii")
    while game.asked != "Romans action":
        game.play(f"{game.asked} {game.options[0]}")
    assert game.tribe("Nervii") == "Romans"
    assert not state_of(game).as_controlled


def test_event_34_shaded_allies_and_citadels_become_arverni() -> None:
    """In Carnutes and Mandubii all Allies and Citadels of others; Subdued Tribes stay so."""
    game = at("""
        card = 34
        [tribes]
        Mandubii = "Aedui Citadel"
        Senones = "Romans"
        Carnutes = "Belgae"
        Bituriges = "Aedui"
    """).play("Arverni action shaded 34")
    assert game.tribe("Mandubii") == "Arverni Citadel"
    assert (game.tribe("Senones"), game.tribe("Carnutes")) == ("Arverni", "Arverni")
    assert (game.tribe("Lingones"), game.tribe("Bituriges")) == ("Subdued", "Aedui")


@pytest.mark.proves("5.1.1f")
def test_event_34_shaded_removed_where_no_arverni_piece_is_available() -> None:
    """With one Ally left, the executing Faction says which Tribe gets it; the other is Subdued."""
    nine = ("Arverni", "Cadurci", "Volcae", "Pictones", "Santones", "Veneti", "Namnetes", "Sequani", "Helvetii")
    held = "".join(f'{t} = "Arverni"\n' for t in nine)
    game = at(f'card = 34\n[tribes]\n{held}Senones = "Romans"\nAulerci = "Aedui"\n')
    game.play("Arverni action shaded 34\nArverni event_tribe tribe Aulerci")
    assert (game.tribe("Aulerci"), game.tribe("Senones")) == ("Arverni", "Subdued")


def test_event_34_effective() -> None:
    """Shaded needs a foreign Ally or Citadel there."""
    assert is_effective(at("card = 34"), "Romans", "unshaded")
    assert not is_effective(at('card = 34\n[tribes]\nCarnutes = "Arverni"\n'), "Romans", "shaded")
    assert is_effective(at('card = 34\n[tribes]\nAulerci = "Germans"\n'), "Romans", "shaded")
    full = "".join(f'{t} = "Dispersed"\n' for t in ("Morini", "Menapii", "Nervii", "Eburones"))
    assert is_effective(at(f"card = 34\n[tribes]\n{full}"), "Romans", "unshaded")


def test_event_34_unshaded_three_regions_if_possible() -> None:
    """5.1.3 The text says three: the Belgae may not leave it at one."""
    game = at("card = 34").play("Arverni action unshaded 34\nArverni event_faction faction Belgae")
    game.play("Belgae event_region region Morini")
    while game.asked != "Belgae event_region":
        game.play(f"{game.asked} {game.options[0]}")

    assert "done" not in game.options
    assert len(game.options) > 2


def test_event_34_unshaded_only_factions_that_can_place_something() -> None:
    """Romans with all Auxilia and Allies on the map cannot Recruit, and are not named."""
    six = "".join(f'{t} = "Romans"\n' for t in ("Morini", "Menapii", "Nervii", "Eburones", "Remi", "Treveri"))
    game = at(f'card = 34\n[tribes]\n{six}[regions.Provincia]\nRomans = "20 Auxilia"').play(
        "Arverni action unshaded 34"
    )
    assert game.offers("faction") == ["Arverni", "Aedui", "Belgae"]


def test_event_34_unshaded_a_nonplayer_may_stop() -> None:
    """8.2.3 Non-player Belgae Rally as their flowchart has it, in fewer Regions if it says so; people may not."""
    answers = "Arverni action unshaded 34\nArverni event_faction faction Belgae"
    assert "done" in at('card = 34\nnonplayers = ["Belgae"]').play(answers).options
    assert "done" not in at("card = 34").play(answers).options


@pytest.mark.parametrize(("aedui", "asked"), [(19, "Romans share"), (20, "Romans recruit")])
def test_event_34_unshaded_pieces_are_shared_only_if_the_lender_has_some(aedui: int, asked: str) -> None:
    """38: Romans are asked whether they place Aedui Warbands too, unless all of these are on the map."""
    game = at(f"""
        card = 34
        ineligible = ["Arverni"]
        [capabilities]
        38 = "unshaded"
        [regions.Treveri]
        Aedui = "{aedui} Warbands"
        Romans = "1 Auxilia, Fort"
    """).play("Belgae action unshaded 34\nBelgae event_faction faction Romans\nRomans event_region region Treveri")
    assert game.asked == asked


EIGHT = ("Arverni", "Cadurci", "Volcae", "Pictones", "Santones", "Veneti", "Namnetes", "Helvetii")
HELD = "card = 34\n[tribes]\n" + "".join(f'{t} = "Arverni"\n' for t in EIGHT)


def test_event_34_shaded_allies_enough_for_all() -> None:
    """With two Allies left for two Tribes nobody is asked which."""
    game = at(HELD + 'Senones = "Romans"\nAulerci = "Aedui"\n').play("Arverni action shaded 34")
    assert (game.tribe("Senones"), game.tribe("Aulerci")) == ("Arverni", "Arverni")


def test_event_34_shaded_two_allies_for_three_tribes() -> None:
    """A Tribe that was named is not offered again."""
    game = at(HELD + 'Senones = "Romans"\nAulerci = "Aedui"\nLingones = "Belgae"\n').play("Arverni action shaded 34")
    game.play("Arverni event_tribe tribe Senones")
    assert game.offers("tribe") == ["Aulerci", "Lingones"]
    game.play("Arverni event_tribe tribe Aulerci")
    assert (game.tribe("Senones"), game.tribe("Aulerci"), game.tribe("Lingones")) == ("Arverni", "Arverni", "Subdued")


def test_event_34_shaded_a_citadel_takes_no_ally() -> None:
    """With one Ally left it goes to the Tribe with an Ally; the Citadel becomes an Arverni one."""
    game = at(HELD + 'Sequani = "Arverni"\nSenones = "Romans"\nMandubii = "Aedui Citadel"\n')
    game.play("Arverni action shaded 34")
    assert (game.tribe("Senones"), game.tribe("Mandubii")) == ("Arverni", "Arverni Citadel")

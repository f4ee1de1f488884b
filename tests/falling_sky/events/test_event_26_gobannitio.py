"""26 Gobannitio."""

import pytest

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import at


@pytest.mark.parametrize("before", ["Arverni Citadel", "Razed", "Subdued"])
def test_event_26_unshaded_an_aedui_citadel_at_gergovia(before: str) -> None:
    """Whatever is there goes, and an Aedui Citadel stands where only Arverni may."""
    game = at(f'card = 26\n[tribes]\nArverni = "{before}"\n').play("Arverni action unshaded 26")
    assert game.offers("faction") == ["Romans", "Aedui"]
    game.play("Arverni event_faction faction Aedui\nArverni event_choice place_citadel")
    assert game.tribe("Arverni") == "Aedui Citadel"


def test_event_26_unshaded_a_roman_ally_that_a_position_can_tell() -> None:
    """A Roman Ally at Gergovia can be written and read; no Citadel is offered to Romans."""
    game = at('card = 26\n[tribes]\nArverni = "Arverni"\n').play("Arverni action unshaded 26")
    game.play("Arverni event_faction faction Romans")
    assert game.tribe("Arverni") == "Romans"
    assert at('card = 27\n[tribes]\nArverni = "Romans"\n').tribe("Arverni") == "Romans"


def test_event_26_unshaded_an_aedui_ally_cannot_become_a_citadel_by_rally() -> None:
    """The Event alone breaks stacking: a later Rally raises no Aedui Citadel at Gergovia."""
    game = at('card = 37\n[tribes]\nArverni = "Aedui"\n').play("Aedui action command Rally")
    game.play("Aedui command rally Arverni")
    assert game.options == ["place_warbands", "place_ally"]


def test_event_26_shaded_allies_at_will_then_a_free_rally() -> None:
    """Arverni remove and place Allies at home, not at Dispersed, and Rally near Vercingetorix for nothing."""
    game = at("""
        card = 26
        [resources]
        Arverni = 0
        [regions.Pictones]
        Arverni = "Vercingetorix"
        [tribes]
        Arverni = "Arverni"
        Cadurci = "Romans"
        Volcae = "Dispersed"
    """).play("Arverni action shaded 26")
    assert game.options == ["tribe Arverni", "tribe Cadurci", "done"]
    game.play("Arverni event_tribe tribe Cadurci\nArverni event_tribe done")
    assert game.options == ["tribe Cadurci", "done"]
    game.play("Arverni event_tribe tribe Cadurci\nArverni free_command command Rally")
    assert game.tribe("Cadurci") == "Arverni"
    assert set(game.offers("rally")) <= {"Pictones", "Veneti", "Carnutes", "Bituriges", "Arverni"}
    game.play("Arverni command rally Arverni\nArverni rally place_warbands\nArverni warbands number 3")
    assert game.pieces("Arverni", "Arverni") == "3 Warbands"
    assert game.resources("Arverni") == 0


def test_event_26_shaded_no_rally_by_a_successor() -> None:
    """Without Vercingetorix himself there is no Rally; the Arverni decide though another plays the card."""
    game = at("""
        card = 26
        ineligible = ["Arverni", "Romans", "Belgae"]
        [regions.Pictones]
        Arverni = "Successor"
        [tribes]
        Cadurci = "Aedui"
    """).play("Aedui action shaded 26\nArverni event_tribe done\nArverni event_tribe done")
    assert game.asked.startswith("Chance")
    assert game.tribe("Cadurci") == "Aedui"


def test_event_26_effective() -> None:
    """Unshaded always finds something; shaded an Ally, a site or a Rally."""
    assert is_effective(at("card = 26"), "Romans", "unshaded")
    waste = 'card = 26\n[tribes]\nArverni = "Razed"\nCadurci = "Dispersed"\nVolcae = "Dispersed"\n'
    assert not is_effective(at(waste), "Romans", "shaded")
    assert is_effective(at(waste + '[regions.Aedui]\nArverni = "Vercingetorix"\n'), "Romans", "shaded")


ROMAN = "".join(f'{t} = "Romans"\n' for t in ("Morini", "Menapii", "Nervii", "Eburones", "Remi", "Bellovaci"))
AEDUI = "".join(f'{t} = "Aedui"\n' for t in ("Veneti", "Namnetes", "Pictones", "Santones", "Senones", "Lingones"))
CITADELS = 'Mandubii = "Aedui Citadel"\nBituriges = "Aedui Citadel"\n'


def test_event_26_unshaded_only_who_has_something_to_place() -> None:
    """With six Roman Allies on the map the Aedui alone can settle at Gergovia."""
    game = at(f"card = 26\n[tribes]\n{ROMAN}").play("Arverni action unshaded 26")
    assert game.options == ["place_ally", "place_citadel"]
    game.play("Arverni event_choice place_ally")
    assert game.tribe("Arverni") == "Aedui"


@pytest.mark.parametrize("gergovia", ["Arverni", "Razed", "Subdued"])
def test_event_26_unshaded_effective_by_what_is_removed(gergovia: str) -> None:
    """With nothing to place, what stands at Gergovia is removed all the same, if anything does."""
    game = at(f'card = 26\n[tribes]\n{ROMAN}{AEDUI}{CITADELS}Arverni = "{gergovia}"\n')
    assert is_effective(game, "Romans", "unshaded") == (gergovia != "Subdued")
    game.play("Arverni action unshaded 26")
    assert (game.asked, game.tribe("Arverni")) == ("Aedui action", "Subdued")


TEN = ("Senones", "Lingones", "Helvetii", "Helvii", "Treveri", "Nervii", "Eburones", "Sugambri", "Ubii", "Aulerci")
SPENT = "card = 26\n[tribes]\n" + "".join(f'{t} = "Arverni"\n' for t in TEN)


def test_event_26_shaded_effective() -> None:
    """An Ally at home that can go, a Tribe there that can get one, or a Rally near Vercingetorix."""
    assert is_effective(at("card = 26"), "Romans", "shaded")
    assert not is_effective(at(SPENT), "Romans", "shaded")
    assert is_effective(at(SPENT + 'Cadurci = "Romans"\n'), "Romans", "shaded")
    far = SPENT + '[regions.Britannia]\nArverni = "Vercingetorix"\n[regions.Treveri]\nArverni = "{} Warbands"\n'
    assert judged(far.format(34), "Romans", "shaded")
    assert not judged(far.format(35), "Romans", "shaded")


def test_event_26_shaded_no_rally_before_vercingetorix_comes() -> None:
    """While he waits in the Spring box of Pax Gallica? no Region is near him."""
    board = SPENT.replace("card = 26", 'card = 26\nvercingetorix = "Spring box"')
    game = at(board, "pax-gallica")
    assert not is_effective(game, "Romans", "shaded")
    game.play("Arverni action shaded 26")
    assert game.asked == "Aedui action"

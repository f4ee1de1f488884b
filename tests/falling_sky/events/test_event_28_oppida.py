"""28 Oppida."""

import pytest

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import at


@pytest.mark.proves("5.1a", "5.1.1g")
def test_event_28_allies_then_citadels() -> None:
    """Allies of any Gaul at Subdued Cities without Roman Control, then Citadels for Allies at Cities."""
    game = at("""
        card = 28
        [regions.Carnutes]
        Romans = "1 Legion"
        [tribes]
        Aedui = "Aedui"
        Bituriges = "Razed"
        Sequani = "Dispersed"
    """).play("Arverni action unshaded 28")
    assert game.offers("place_ally") == ["Mandubii", "Arverni"]
    game.play("Arverni event_choice place_ally Mandubii")
    assert game.offers("faction") == ["Arverni", "Aedui", "Belgae"]
    game.play("Arverni event_faction faction Belgae\nArverni event_choice place_ally Arverni")
    assert game.offers("place_citadel") == ["Arverni", "Aedui", "Mandubii"]
    game.play("Arverni event_choice place_citadel Mandubii\nArverni event_choice place_citadel Arverni")
    game.play("Arverni event_choice done")

    assert game.asked == "Aedui action"
    assert game.tribe("Mandubii") == "Belgae Citadel"
    assert game.tribe("Arverni") == "Arverni Citadel"
    assert game.tribe("Aedui") == "Aedui"
    assert game.available("Arverni", "Allies") == 10


def test_event_28_own_pieces_may_be_removed_first() -> None:
    """Belgae whose only Citadel is elsewhere may take it off to raise it at another City."""
    game = at("""
        card = 28
        ineligible = ["Arverni", "Aedui"]
        [tribes]
        Mandubii = "Belgae Citadel"
        Carnutes = "Belgae"
        Aedui = "Razed"
        Arverni = "Razed"
        Sequani = "Razed"
        Bituriges = "Razed"
    """).play("Belgae action unshaded 28")
    assert game.options == ["remove_own", "done"]
    game.play("Belgae event_choice remove_own\nBelgae remove_from region Mandubii")
    game.play("Belgae remove_piece remove Mandubii\nBelgae event_choice place_citadel Carnutes")

    assert (game.tribe("Mandubii"), game.tribe("Carnutes")) == ("Subdued", "Belgae Citadel")


def test_event_28_effective() -> None:
    """Something to place, or an own piece to make Available for it."""
    razed = "\n".join(f'{t} = "Razed"' for t in ("Aedui", "Arverni", "Sequani", "Bituriges", "Carnutes"))
    held = 'card = 28\n[regions.Mandubii]\nRomans = "1 Legion"\n[tribes]\n' + razed
    assert not is_effective(at(held), "Arverni", "unshaded")
    assert is_effective(at(held + '\nMandubii = "Belgae"'), "Romans", "unshaded")
    assert is_effective(at("card = 28"), "Romans", "unshaded")


TEN = ("Pictones", "Santones", "Veneti", "Namnetes", "Cadurci", "Volcae", "Senones", "Lingones", "Helvetii", "Helvii")
SIX = ("Morini", "Menapii", "Nervii", "Eburones", "Remi", "Treveri")
CITIES = ("Carnutes", "Mandubii", "Bituriges", "Aedui", "Sequani", "Arverni")


def oppida(*tribes: tuple[str, str], open_cities: str = "") -> str:
    """Allies and Citadels at these Tribes, and every City Razed that neither holds one nor is left open."""
    held = dict(tribes)
    razed = [(city, "Razed") for city in CITIES if city not in held and city not in open_cities.split()]
    return "card = 28\n[tribes]\n" + "".join(f'{t} = "{who}"\n' for t, who in [*held.items(), *razed])


def allies_of(faction: str, tribes: tuple[str, ...]) -> list[tuple[str, str]]:
    return [(tribe, faction) for tribe in tribes]


def options(position: str, faction: str, *answers: str) -> list[str]:
    """What the Faction can do first, or after these answers."""
    others = [f'"{each}"' for each in ("Arverni", "Aedui", "Belgae", "Romans") if each != faction]
    game = at(position.replace("card = 28", f"card = 28\nineligible = [{', '.join(others)}]"))
    game.play(f"{faction} action unshaded 28")
    for answer in answers:
        game.play(f"{faction} {answer}")
    return game.options if game.asked == f"{faction} event_choice" else []


def test_event_28_an_ally_can_be_taken_off_for_a_city_when_none_is_left() -> None:
    """Arverni with all ten Allies on the map may take one off for Gergovia; that alone makes the Event effective."""
    spent = oppida(*allies_of("Arverni", TEN), open_cities="Arverni")
    assert is_effective(at(spent), "Arverni", "unshaded")
    assert options(spent, "Arverni") == ["remove_own", "done"]
    game = at(spent).play("Arverni action unshaded 28\nArverni event_choice remove_own")
    game.play("Arverni remove_from region Provincia\nArverni event_choice place_ally Arverni")
    assert (game.tribe("Helvii"), game.tribe("Arverni")) == ("Subdued", "Arverni")


def test_event_28_no_ally_is_taken_off_while_one_is_available() -> None:
    """With nine on the map the Arverni place the tenth, and need not remove any."""
    board = oppida(*allies_of("Arverni", TEN[:9]), open_cities="Arverni")
    assert options(board, "Arverni") == ["place_ally Arverni", "done"]


def test_event_28_an_ally_is_taken_off_only_for_a_city_that_it_may_hold() -> None:
    """Gergovia is open, but not to the Aedui, nor is it offered while the Arverni have no Ally left."""
    used = [*allies_of("Arverni", TEN), *allies_of("Aedui", SIX)]
    gergovia, two = oppida(*used, open_cities="Arverni"), oppida(*used, open_cities="Arverni Sequani")
    assert not is_effective(at(oppida(*used)), "Aedui", "unshaded")
    assert not is_effective(at(gergovia), "Aedui", "unshaded")
    assert options(gergovia, "Aedui") == []
    assert options(two, "Aedui") == ["place_ally Sequani", "remove_own", "done"]


def test_event_28_romans_take_nothing_off() -> None:
    """Neither with all six Allies on the map and Cities open, nor for a Roman Ally at a City."""
    spent = oppida(*allies_of("Romans", (*SIX[:5], "Carnutes")), open_cities="Sequani")
    assert options(spent, "Romans") == ["place_ally Sequani", "done"]
    assert options(spent, "Romans", "event_choice done") == []
    assert not is_effective(at(oppida(*allies_of("Romans", (*SIX[:5], "Carnutes")))), "Romans", "unshaded")


def test_event_28_a_citadel_can_be_taken_off_for_another_city() -> None:
    """Belgae whose one Citadel stands, with an Ally at another City: that alone makes the Event effective."""
    board = oppida(("Mandubii", "Belgae Citadel"), ("Carnutes", "Belgae"))
    assert is_effective(at(board), "Belgae", "unshaded")
    assert not is_effective(at(board), "Arverni", "unshaded")
    assert options(board, "Belgae") == ["remove_own", "done"]


def test_event_28_no_citadel_is_taken_off_while_one_is_available() -> None:
    """Aedui with one of two Citadels left raise it, and need not remove the other."""
    board = oppida(("Mandubii", "Aedui Citadel"), ("Carnutes", "Aedui"))
    assert options(board, "Aedui") == ["place_citadel Carnutes", "done"]


@pytest.mark.parametrize("ally", [("Aulerci", "Aedui"), ("Arverni", "Aedui")])
def test_event_28_no_citadel_is_taken_off_for_what_can_hold_none(ally: tuple[str, str]) -> None:
    """An Ally beside a City, or at Gergovia (26), where none but Arverni may have a Citadel."""
    both = (("Mandubii", "Aedui Citadel"), ("Bituriges", "Aedui Citadel"))
    assert not is_effective(at(oppida(*both, ally)), "Aedui", "unshaded")
    assert not is_effective(at(oppida(*both)), "Aedui", "unshaded")
    assert options(oppida(*both, ally), "Aedui") == []

"""57 Land of Mist and Mystery."""

import pytest

from alesia.games.falling_sky.components import TRIBES
from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import at


def test_event_57_unshaded_march_into_britannia_and_gain() -> None:
    """Belgae March from Morini free of cost, upon Frost too; the origin goes Hidden; they gain four Resources."""
    game = at("""
        card = 57
        next = "Winter"
        [regions.Morini]
        Belgae = "3 revealed Warbands"
        [regions.Treveri]
        Belgae = "1 revealed Warband"
    """).play("""
        Belgae action unshaded 57
        Belgae event_faction faction Belgae
        Belgae event_confirm yes
    """)
    assert game.offers("march") == ["Morini"]  # Treveri is too far, and to hide there is no March into Britannia
    game.play("""
        Belgae command march Morini
        Belgae march_number number 2
        Belgae march_to done
        Belgae command done
    """)

    assert game.pieces("Britannia", "Belgae") == "2 Warbands"
    assert game.pieces("Morini", "Belgae") == "1 Warband"
    assert game.resources("Belgae") == 14


def test_event_57_unshaded_romans_need_two_steps_and_end_there() -> None:
    """From Carnutes the Romans go by Atrebates or Veneti, and may not stop or drop anybody short of Britannia."""
    game = at("""
        card = 57
        [regions.Carnutes]
        Romans = "3 Legions"
    """).play("""
        Belgae action unshaded 57
        Belgae event_faction faction Romans
        Romans event_confirm yes
        Romans command march Carnutes
    """)
    game.play("Romans march_number number 1")
    assert game.options == ["region Atrebates", "region Veneti", "done"]
    game.play("Romans march_to region Veneti\nRomans march_number number 1\nRomans march_to done")

    assert game.pieces("Britannia", "Romans") == "2 Legions"
    assert game.pieces("Veneti", "Romans") == ""


def test_event_57_unshaded_three_steps_only_with_caesar() -> None:
    """From Bituriges none but a group with Caesar reaches Britannia: he goes along without being asked."""
    game = at("""
        card = 57
        [regions.Bituriges]
        Romans = "Caesar, 2 Legions"
    """).play("""
        Belgae action unshaded 57
        Belgae event_faction faction Romans
        Romans event_confirm yes
        Romans command march Bituriges
        Romans march_number number 2
    """)

    assert game.pieces("Britannia", "Romans") == "Caesar, 2 Legions"


def test_event_57_unshaded_special_ability_that_does_not_fit_march() -> None:
    """Rampage, which accompanies no March, may be used in Britannia, and there alone; then come the Resources."""
    game = at("""
        card = 57
        [regions.Morini]
        Belgae = "Ambiorix, 2 Warbands"
        Aedui = "1 Warband"
        [regions.Britannia]
        Aedui = "1 Warband"
    """).play("""
        Belgae action unshaded 57
        Belgae event_faction faction Belgae
        Belgae event_confirm yes
        Belgae command march Morini
        Belgae march_number number 0
        Belgae march_number number 1
        Belgae march_to done
        Belgae command done
    """)
    assert game.options == ["ability Rampage", "done"]
    game.play("Belgae event_choice ability Rampage")
    assert game.offers("region") == ["Britannia"]
    game.play("Belgae rampage region Britannia\nAedui retreat_to remove_all")

    assert game.pieces("Britannia", "Aedui") == ""
    assert game.pieces("Britannia", "Belgae") == "1 revealed Warband"
    assert game.resources("Belgae") == 14


@pytest.mark.proves("5.4c")
def test_event_57_unshaded_no_besiege_or_ambush() -> None:
    """Special Abilities that modify Battle are not offered: the Romans with a Leader far away have none there."""
    game = at("""
        card = 57
        [regions.Britannia]
        Romans = "1 Legion"
        Arverni = "1 Warband"
        [tribes]
        Catuvellauni = "Arverni"
    """).play("Belgae action unshaded 57\nBelgae event_faction faction Romans")

    assert game.asked != "Romans event_choice"
    assert game.resources("Romans") == 14  # in Britannia already


def test_event_57_unshaded_declined_no_resources_outside() -> None:
    """A Faction that stays away gains nothing."""
    game = at("""
        card = 57
        [regions.Morini]
        Belgae = "3 Warbands"
    """).play("""
        Belgae action unshaded 57
        Belgae event_faction faction Belgae
        Belgae event_confirm no
    """)

    assert game.resources("Belgae") == 10


def test_event_57_unshaded_trade_in_britannia_alone() -> None:
    """Aedui who Trade by this Event count what is in Britannia, not elsewhere."""
    game = at("""
        card = 57
        [regions.Britannia]
        Aedui = "3 revealed Warbands"
        [tribes]
        Aedui = "Aedui"
        Catuvellauni = "Aedui"
    """).play("""
        Belgae action unshaded 57
        Belgae event_faction faction Aedui
        Aedui event_choice ability Trade
        Romans agree_trade yes
        Aedui trade yes
    """)

    assert game.resources("Aedui") == 10 + 2 + 4


def test_event_57_shaded_removes_the_ally_and_places_any_gauls() -> None:
    """A Roman Ally goes; the Belgae place an Aedui Ally and Warbands of two Factions."""
    game = at("""
        card = 57
        [tribes]
        Catuvellauni = "Romans"
    """).play("""
        Belgae action shaded 57
        Belgae event_faction faction Aedui
        Belgae event_faction faction Belgae
        Belgae event_number number 3
        Belgae event_faction faction Arverni
    """)

    assert game.tribe("Catuvellauni") == "Aedui"
    assert game.pieces("Britannia", "Belgae") == "3 Warbands"
    assert game.pieces("Britannia", "Arverni") == "1 Warband"
    assert game.asked == "Romans action"


def test_event_57_shaded_removes_a_dispersed_marker() -> None:
    """A Dispersed Tribe can be won over; Warbands may be left out."""
    game = at("""
        card = 57
        [tribes]
        Catuvellauni = "Dispersed"
    """).play("Belgae action shaded 57\nBelgae event_faction faction Belgae\nBelgae event_faction done")

    assert game.tribe("Catuvellauni") == "Belgae"
    assert game.pieces("Britannia", "Belgae") == ""


FULL = """
    card = 57
    [regions.Mandubii]
    Arverni = "35 Warbands"
    Aedui = "20 Warbands"
    Belgae = "25 Warbands"
    [tribes]
"""


def with_all_allies(last: str) -> str:
    """All Gallic Warbands and Allies are on the map, one of them perhaps in Britannia."""
    elsewhere = [t for t in TRIBES if t.name not in ("Catuvellauni", "Aedui", "Arverni") and t.only is None]
    owners = ["Arverni"] * 9 + ["Aedui"] * 5 + ["Belgae"] * 10
    if last in owners:
        owners.remove(last)
    settled = {t.name: owner for t, owner in zip(elsewhere, owners, strict=False)}
    settled |= {"Aedui": "Aedui", "Arverni": "Arverni", "Catuvellauni": last}
    return FULL + "\n".join(f'"{name}" = "{status}"' for name, status in settled.items())


def test_event_57_effective() -> None:
    """Unshaded: somebody can go there or gains there; shaded: Warbands or an Ally can change."""
    assert not judged("card = 57", "Belgae")
    assert judged('card = 57\n[regions.Morini]\nAedui = "1 Warband"', "Belgae")
    assert judged('card = 57\n[tribes]\nCatuvellauni = "Romans"', "Belgae")
    assert judged("card = 57", "Belgae", "shaded")
    assert judged(FULL, "Belgae", "shaded")
    assert not judged(with_all_allies("Subdued"), "Belgae", "shaded")
    assert not judged(with_all_allies("Belgae"), "Belgae", "shaded")
    assert judged(with_all_allies("Romans"), "Belgae", "shaded")


def test_event_57_unshaded_a_faction_there_already() -> None:
    """It may leave out the March and still gain the Resources."""
    game = at("""
        card = 57
        [regions.Britannia]
        Belgae = "1 Warband"
        [regions.Morini]
        Belgae = "1 Warband"
    """).play("""
        Belgae action unshaded 57
        Belgae event_faction faction Belgae
        Belgae event_confirm no
    """)

    assert game.pieces("Morini", "Belgae") == "1 Warband"
    assert game.resources("Belgae") == 14


def test_event_57_shaded_warbands_as_far_as_available() -> None:
    """Of four the Belgae have one left, and are not offered again; the Arverni, with none, are not offered."""
    game = at("""
        card = 57
        ineligible = ["Romans", "Aedui"]
        [regions.Morini]
        Belgae = "24 Warbands"
        Arverni = "35 Warbands"
    """).play("Belgae action shaded 57\nBelgae event_faction faction Belgae")
    assert game.offers("faction") == ["Aedui", "Belgae"]
    game.play("Belgae event_faction faction Belgae")
    assert game.pieces("Britannia", "Belgae") == "1 Warband"
    assert game.offers("faction") == ["Aedui"]


RICH = "card = 57\n[resources]\nRomans = 45\nArverni = 45\nAedui = {aedui}\nBelgae = 45\n"


@pytest.mark.parametrize(
    ("aedui", "board", "expected"),
    [
        (44, '[tribes]\nCatuvellauni = "Aedui"\n', True),  # they gain a Resource
        (45, '[tribes]\nCatuvellauni = "Aedui"\n', False),
        (45, '[regions.Britannia]\nAedui = "1 Warband"\n', True),  # Suborn
        (45, '[regions.Britannia]\nAedui = "1 revealed Warband"\n', False),
    ],
)
def test_event_57_unshaded_effective_for_the_rich_by_a_special_ability(aedui: int, board: str, expected: bool) -> None:
    """Who has 45 Resources gains none in Britannia, but may still use a Special Ability there."""
    assert judged(RICH.format(aedui=aedui) + board, "Belgae") == expected


def test_event_57_shaded_allies_as_far_as_available() -> None:
    """The Belgae have ten Allies on the map: theirs is not offered."""
    tribes = (
        "Menapii",
        "Morini",
        "Eburones",
        "Nervii",
        "Bellovaci",
        "Atrebates",
        "Remi",
        "Treveri",
        "Veneti",
        "Namnetes",
    )
    game = at("card = 57\n[tribes]\n" + "".join(f'{t} = "Belgae"\n' for t in tribes)).play("Belgae action shaded 57")

    assert game.offers("faction") == ["Arverni", "Aedui"]


def test_event_57_shaded_with_a_colony_in_britannia() -> None:
    """71 Only a Tribe with an Ally or marker is cleared, then an Ally may come to either; and a Roman Ally at the
    Colony is something to remove, though no Gaul has an Ally or a Warband left."""
    game = at('card = 57\n[tribes]\nCatuvellauni = "Arverni"\n"Britannia Colony" = "Subdued"\n')
    game.play("Belgae action shaded 57")
    assert game.tribe("Catuvellauni") == "Subdued"
    game.play("Belgae event_faction faction Belgae")
    assert game.offers("tribe") == ["Catuvellauni", "Britannia Colony"]

    spent = with_all_allies("Subdued")
    assert not judged(spent + '\n"Britannia Colony" = "Subdued"', "Belgae", "shaded")
    assert judged(spent + '\n"Britannia Colony" = "Romans"', "Belgae", "shaded")

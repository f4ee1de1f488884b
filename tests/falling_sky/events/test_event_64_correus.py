"""64 Correus."""

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import at

ROME = 'card = 64\nineligible = ["Belgae", "Arverni", "Aedui"]\n'


def test_event_64_unshaded_eight_pieces_in_all() -> None:
    """Eight Allies and Warbands together become the executing Faction's."""
    game = at(
        ROME
        + """
        [regions.Atrebates]
        Belgae = "8 Warbands, 1 revealed Warband"
        [tribes]
        Remi = "Belgae"
        Atrebates = "Belgae"
    """
    ).play("Romans action unshaded 64\nRomans event_choice replace Remi\nRomans event_choice replace Atrebates")
    for _ in range(6):
        game.play("Romans event_choice replace Hidden Belgic Warband")
    assert game.asked != "Romans event_choice"
    assert game.pieces("Atrebates", "Romans") == "6 Auxilia"
    assert game.pieces("Atrebates", "Belgae") == "2 Warbands, 1 revealed Warband"
    assert (game.tribe("Remi"), game.tribe("Atrebates")) == ("Romans", "Romans")


def test_event_64_shaded_allies_replaced_and_a_free_rally() -> None:
    """Two Allies go, the Belgae place two without Control, then Rally free in one Region of Belgica."""
    game = at(
        ROME
        + """
        [resources]
        Belgae = 0
        [tribes]
        Remi = "Aedui"
        Atrebates = "Romans"
        Bellovaci = "Belgae"
    """
    ).play("Romans action shaded 64\nRomans event_tribe tribe Remi\nRomans event_tribe tribe Atrebates")
    game.play("Belgae event_tribe tribe Remi\nBelgae event_tribe tribe Atrebates")
    assert set(game.offers("rally")) == {"Morini", "Nervii", "Atrebates"}
    game.play("Belgae command rally Atrebates\nBelgae warbands number 3")
    assert game.asked != "Belgae command" or game.offers("rally") == []
    assert game.pieces("Atrebates", "Belgae") == "3 Warbands"
    assert (game.tribe("Remi"), game.tribe("Atrebates"), game.tribe("Bellovaci")) == ("Belgae",) * 3


def test_event_64_shaded_belgae_place_up_to_two_allies_but_must_rally() -> None:
    """5.1.3 "Up to" leaves the Allies to them, the Rally is not left to them."""
    game = at(ROME).play("Romans action shaded 64\nBelgae event_tribe done")
    assert game.tribe("Remi") == "Subdued"
    assert game.options == ["rally Morini", "rally Nervii", "rally Atrebates"]


def test_event_64_effective() -> None:
    """Unshaded needs Belgic pieces there and another Faction; shaded an Ally, a site or a Rally."""
    game = at(ROME + '[regions.Atrebates]\nBelgae = "1 Warband"\n')
    assert is_effective(game, "Romans", "unshaded")
    assert not is_effective(game, "Belgae", "unshaded")
    assert is_effective(game, "Romans", "shaded")
    empty = ROME + '[regions.Morini]\nBelgae = "25 Warbands"\n[tribes]\nMorini = "Belgae"\nMenapii = "Belgae"\n'
    waste = "".join(f'{t} = "Dispersed"\n' for t in ("Remi", "Atrebates", "Bellovaci"))
    assert not is_effective(at(empty + waste), "Romans", "shaded")
    ally = waste.replace('Bellovaci = "Dispersed"', 'Bellovaci = "Aedui"')
    assert is_effective(at(empty + ally), "Romans", "shaded")
    site = waste.replace('Bellovaci = "Dispersed"\n', "")
    assert is_effective(at(empty + site), "Romans", "shaded")
    assert is_effective(at(empty.replace("25", "24") + waste), "Romans", "shaded")

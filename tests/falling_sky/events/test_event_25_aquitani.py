"""25 Aquitani."""

import pytest

from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import at

ALONE = """
    card = 25
    ineligible = ["Arverni"]
    [regions.Pictones]
    Arverni = "6 Warbands"
    [tribes]
    Pictones = "Arverni"
    Santones = "Arverni"
"""


def test_event_25_unshaded_without_own_pieces() -> None:
    """The Aedui have nobody in Pictones: three Losses, the first on an Ally that the Defender picks."""
    game = at(ALONE).play("Aedui action unshaded 25\nArverni loss tribe Santones")

    assert game.tribe("Santones") == "Subdued"
    assert game.tribe("Pictones") == "Arverni"
    assert game.pieces("Pictones", "Arverni") == "4 revealed Warbands"


def test_event_25_unshaded_three_on_top() -> None:
    """Four Aedui Warbands cause two Losses, and three more; the Arverni strike back with what is left."""
    game = at("""
        card = 25
        ineligible = ["Arverni"]
        [regions.Pictones]
        Arverni = "6 Warbands"
        Aedui = "4 Warbands"
    """).play("Aedui action unshaded 25")

    assert game.pieces("Pictones", "Arverni") == "1 revealed Warband"
    assert game.resources("Aedui") == 10


def test_event_25_unshaded_a_citadel_is_not_an_ally_and_does_not_halve_the_three() -> None:
    """No Ally is there: the Losses fall on Warbands, all three of them."""
    game = at("""
        card = 25
        ineligible = ["Arverni"]
        [regions.Arverni]
        Arverni = "6 Warbands"
        [tribes]
        Arverni = "Arverni Citadel"
    """).play("Aedui action unshaded 25\nArverni declare_retreat stand")

    assert game.tribe("Arverni") == "Arverni Citadel"
    assert game.pieces("Arverni", "Arverni") == "3 revealed Warbands"


def test_event_25_unshaded_a_germanic_ally_falls_at_random() -> None:
    """Germans lose an Ally first, drawn by chance."""
    game = at("""
        card = 25
        [regions.Pictones]
        Germans = "4 Warbands"
        [tribes]
        Pictones = "Germans"
        Santones = "Germans"
    """).play("Arverni action unshaded 25\nChance germanic_ally_lost tribe Pictones")

    assert game.tribe("Pictones") == "Subdued"
    assert game.pieces("Pictones", "Germans") == "2 revealed Warbands"


def test_event_25_unshaded_either_region() -> None:
    """With enemies in both Regions the executing Faction chooses one."""
    game = at("""
        card = 25
        [regions.Pictones]
        Germans = "4 Warbands"
        [regions.Arverni]
        Belgae = "4 Warbands"
    """).play("Arverni action unshaded 25")

    assert game.asked == "Arverni event_region"
    assert game.offers("region") == ["Arverni", "Pictones"]


def test_event_25_unshaded_retreat_is_possible() -> None:
    """The Defender may Retreat as from any Battle."""
    game = at(ALONE + '[regions.Bituriges]\nArverni = "1 Warband"').play("Aedui action unshaded 25")

    assert game.asked == "Arverni declare_retreat"


HORSE = """
    card = 19
    [capabilities]
    25 = "shaded {holder}"
    [regions.Pictones]
    devastated = {devastated}
    Arverni = "{arverni}"
    Romans = "9 Auxilia"
"""


@pytest.mark.parametrize(
    ("holder", "arverni", "devastated", "offered"),
    [
        ("Arverni", "", "false", ["1", "2"]),
        ("Aedui", "", "false", []),
        ("Arverni", "", "true", []),
        ("Arverni", "Vercingetorix", "true", ["1", "2", "3", "4"]),
        ("Arverni", "Vercingetorix", "false", ["1", "2", "3", "4"]),
    ],
)
def test_event_25_shaded_two_more_warbands(holder: str, arverni: str, devastated: str, offered: list[str]) -> None:
    """Two more for the holder even where there would be none, but only where Rally is possible."""
    position = HORSE.format(holder=holder, arverni=arverni or "1 Warband", devastated=devastated)
    game = at(position).play("Arverni action command Rally")
    if not offered:
        assert "Pictones" not in game.offers("rally")
        return
    game.play("Arverni command rally Pictones")
    if game.asked == "Arverni rally":
        game.play("Arverni rally place_warbands")

    assert game.offers("number") == offered


def test_event_25_shaded_in_these_two_regions_alone() -> None:
    """Even without a piece in Pictones, but not in Bituriges; and Warbands placed there are all that there are."""
    board = HORSE.format(holder="Arverni", arverni="", devastated="false").replace('Arverni = ""', "")
    game = at(board + '[regions.Bituriges]\nArverni = "1 Warband"\nRomans = "4 Auxilia"\n')
    game.play("Arverni action command Rally")
    assert game.offers("rally") == ["Pictones", "Arverni"]
    game.play("Arverni command rally Pictones\nArverni warbands number 2")
    assert game.asked == "Arverni command"


def test_event_25_shaded_no_more_than_available_beside_an_ally() -> None:
    """One Warband is left: of the two more one comes."""
    board = HORSE.format(holder="Arverni", arverni="9 Warbands", devastated="false").replace("9 Auxilia", "1 Auxilia")
    game = at(board + '[regions.Britannia]\nArverni = "25 Warbands"\n[tribes]\nCatuvellauni = "Aedui"\n')
    game.play("Arverni action command Rally\nArverni command rally Pictones\nArverni rally place_ally")
    game.play("Arverni ally_at tribe Pictones")
    assert game.offers("number") == ["0", "1"]


def test_event_25_shaded_two_warbands_beside_an_ally() -> None:
    """A Rally that places an Ally would place no Warband: the two come all the same."""
    game = at(
        HORSE.format(holder="Arverni", arverni="9 Warbands", devastated="false").replace("9 Auxilia", "1 Auxilia")
    )
    game.play("Arverni action command Rally\nArverni command rally Pictones\nArverni rally place_ally")
    game.play("Arverni ally_at tribe Pictones")

    assert game.offers("number") == ["0", "1", "2"]
    game.play("Arverni warbands number 2")
    assert game.pieces("Pictones", "Arverni") == "11 Warbands"
    assert game.asked == "Arverni command"


def test_event_25_shaded_no_more_than_two_with_vercingetorix() -> None:
    """Where he lets a Rally place Warbands beside an Ally, the two are among these."""
    game = at(HORSE.format(holder="Arverni", arverni="Vercingetorix, 9 Warbands", devastated="false"))
    game.play("Arverni action command Rally\nArverni command rally Pictones\nArverni rally place_ally")
    game.play("Arverni ally_at tribe Pictones\nArverni rally_more place_warbands")

    assert game.offers("number") == ["1", "2", "3", "4", "5"]
    game.play("Arverni warbands number 5")
    assert game.asked == "Arverni command"


def test_event_25_shaded_belongs_to_the_executing_faction() -> None:
    """The card is kept by whoever played it."""
    game = at("card = 25").play("Arverni action shaded 25")

    assert game.view["capabilities"] == {"25": "shaded Arverni"}


def test_event_25_effective() -> None:
    """Unshaded where an enemy can suffer; shaded unless already held."""
    assert judged(ALONE, "Aedui")
    assert not judged("card = 25", "Aedui")
    assert not judged(ALONE, "Arverni")
    assert judged("card = 25", "Aedui", "shaded")
    assert not judged('card = 25\n[capabilities]\n25 = "shaded Aedui"', "Aedui", "shaded")


@pytest.mark.parametrize(("capability", "left"), [("", 3), ('[capabilities]\n27 = "unshaded"\n', 4)])
def test_event_25_unshaded_with_archers_one_loss_less_in_all(capability: str, left: int) -> None:
    """27 unshaded: without a piece of their own there the Arverni inflict two of the three Losses."""
    game = at(f'card = 25\n[regions.Pictones]\nBelgae = "6 Warbands"\n{capability}').play("Arverni action unshaded 25")

    assert game.pieces("Pictones", "Belgae") == f"{left} revealed Warbands"

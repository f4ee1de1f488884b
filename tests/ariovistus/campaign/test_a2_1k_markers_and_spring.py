"""A2.1K, A2.1L The Interlude: markers, Spring, cylinders and Resources."""

import pytest

from alesia.games.falling_sky.components import FACTION, REGION
from alesia.kernel.game import LogEntry
from alesia.words import log_line
from tests.ariovistus.campaign.interlude import DECK, bands, interlude, logged, tribes
from tests.falling_sky.playing import Play


@pytest.mark.proves("A2.1Kb", "A2.1Kc", "A2.1Bd", "A2.1Be")
def test_a2_1k_the_map_is_that_of_falling_sky() -> None:
    """Britannia with the Catuvellauni comes, Cisalpina with the Nori goes; so do all markers there."""
    game = interlude(
        "cisalpina",
        """
        [regions.Cisalpina]
        devastated = true
        intimidated = true
        [tribes]
        Nori = "Dispersed"
        [abatis]
        Germans = "Cisalpina"
        Aedui = "Treveri"
    """,
    )

    assert "Britannia" in game.view["regions"]
    assert list(game.view["regions"]["Britannia"]["tribes"]) == ["Catuvellauni"]
    assert "Cisalpina" not in game.view["regions"]
    assert "Cisalpina" not in game.position["regions"]
    assert "Nori" not in game.position["tribes"]
    assert game.position["abatis"] == {"Aedui": "Treveri"}
    assert logged(game, "abatis_out") == ["Germans Cisalpina"]
    lost = LogEntry("abatis_off", "3.2.4", (FACTION["Belgae"], REGION["Nervii"]))
    assert log_line(lost, "ariovistus-campaign") == "The Abatis of the Belgae in Nervii is lost."


@pytest.mark.proves("A2.1Kd")
def test_a2_1k_all_intimidated_markers_go() -> None:
    """Wherever they lie, and before Spring: the second half has none, also while the Romans think about Britannia."""
    game = interlude(
        "cisalpina",
        """
        [regions.Provincia]
        Romans = "Caesar, 6 Legions, 1 Auxilia"
        [regions.Treveri]
        intimidated = true
        [regions.Aedui]
        intimidated = true
    """,
    )

    assert (game.asked, "intimidated" in str(game.position)) == ("Romans expedition", False)


@pytest.mark.proves("A2.1Ka")
def test_a2_1k_home_regions_are_those_of_falling_sky() -> None:
    """The Veneti are a home of the Arverni no longer: where they have no piece, they do not Rally."""
    game = interlude("second_deck", '[regions.Aedui]\nAedui = "Warband"')
    game.play("Chance draw_card card 19\nChance draw_card card 1")
    while game.asked != "Arverni action":
        game.table.answer("pass")
    game.play("Arverni action command Rally")

    assert game.offers("rally") == ["Arverni"]


@pytest.mark.proves("A2.1Ke", "A2.1Kh", "A2.1Bf")
def test_a2_1k_a_whole_spring_phase() -> None:
    """Warbands and Auxilia are Hidden, Devastation goes, Fallen Legions come to the track, all are Eligible."""
    game = interlude(
        "spring",
        """
        fallen = 2
        [regions.Treveri]
        Aedui = "Revealed Warband, Scouted Warband"
        devastated = true
        [tribes]
        Remi = "Dispersed-Gathering"
    """,
    ).play("Romans interlude_dispersed done")

    assert game.asked == DECK
    assert game.position["regions"]["Treveri"] == {"Aedui": "2 Warbands"}
    assert (game.position["fallen"], game.position["legions_track"], game.tribe("Remi")) == (0, 12, "Subdued")
    assert game.view["eligibility"] == dict.fromkeys(("Romans", "Arverni", "Aedui", "Belgae"), "Eligible")


DISPERSED = '[tribes]\nRemi = "Dispersed"\nTreveri = "Dispersed-Gathering"\nVeneti = "Dispersed"'


@pytest.mark.proves("A2.1Kf")
@pytest.mark.parametrize(
    ("kept", "then"),
    [
        ("done", ("Dispersed-Gathering", "Subdued", "Dispersed-Gathering")),
        ("tribe Remi", ("Dispersed", "Subdued", "Dispersed-Gathering")),
        ("tribe Treveri", ("Dispersed-Gathering", "Dispersed-Gathering", "Dispersed-Gathering")),
    ],
)
def test_a2_1k_the_romans_may_keep_one_marker(kept: str, then: tuple[str, str, str]) -> None:
    """On either side, one of them or none; the others turn over or come off."""
    game = interlude("spring", DISPERSED)
    assert (game.asked, sorted(game.offers("tribe"))) == ("Romans interlude_dispersed", ["Remi", "Treveri", "Veneti"])
    game.play(f"Romans interlude_dispersed {kept}")

    assert (game.tribe("Remi"), game.tribe("Treveri"), game.tribe("Veneti")) == then


@pytest.mark.proves("A2.1Kf")
def test_a2_1k_a_razed_city_is_no_such_marker() -> None:
    """It stays anyway (6.6), and nobody is asked."""
    game = interlude("spring", '[tribes]\nCarnutes = "Razed"')

    assert (game.asked, game.tribe("Carnutes")) == (DECK, "Razed")


@pytest.mark.proves("A2.1Kf")
@pytest.mark.parametrize(
    ("board", "drawn"),
    [
        (DISPERSED, ["Remi", "Veneti"]),
        ('[tribes]\nRemi = "Dispersed-Gathering"\nVeneti = "Dispersed-Gathering"', ["Remi", "Veneti"]),
    ],
)
def test_a2_1k_nonplayer_romans_keep_a_dispersed_one(board: str, drawn: list[str]) -> None:
    """A Dispersed one before a Gathering one, by a draw."""
    game = interlude("spring", f'nonplayers = ["Romans"]\n{board}')
    assert (game.asked, sorted(game.offers("tribe"))) == ("Chance interlude_dispersed", drawn)
    before = game.tribe("Veneti")
    game.play("Chance interlude_dispersed tribe Veneti")

    assert game.tribe("Veneti") == before


# ---- Who plays --------------------------------------------------------------------------------------------------


@pytest.mark.proves("A2.1Ab", "A2.1Ac", "A2.1La", "A2.1Le")
def test_a2_1l_the_arverni_take_over_from_the_germans() -> None:
    """Seat, Resources and victory marker; the Germans have none of it any more, and are run by the rules."""
    game = interlude("turning", "[resources]\nGermans = 7")

    assert game.position["resources"] == {"Romans": 8, "Arverni": 7, "Aedui": 5, "Belgae": 5}
    assert list(game.view["margins"]) == ["Romans", "Arverni", "Aedui", "Belgae"]
    assert "off_map_legions" in game.view["scores"]
    assert "germania_and_settlements" not in game.view["scores"]
    assert game.view["players"]["Arverni"] == "Arverni"


@pytest.mark.proves("A2.1Ab")
def test_a2_1a_whoever_has_germans_and_belgae_has_arverni_and_belgae() -> None:
    """1.5.1, A1.5.1"""
    game = interlude("turning", "", seating="two")

    assert game.view["players"] == {"Romans": "Romans", "Arverni": "Arverni", "Aedui": "Romans", "Belgae": "Arverni"}


@pytest.mark.proves("A2.1Ab")
@pytest.mark.parametrize("names", [["Germans"], ["Germans", "Belgae"], ["Aedui"]])
def test_a2_1a_nonplayer_germans_are_nonplayer_arverni(names: list[str]) -> None:
    """The others stay what they are."""
    game = interlude("turning", f"nonplayers = {names!r}".replace("'", '"'))

    heirs = ["Arverni" if name == "Germans" else name for name in names]
    assert sorted(game.position["nonplayers"]) == sorted(heirs)


# ---- Resources --------------------------------------------------------------------------------------------------


def resources(game: Play) -> dict[str, int]:
    return dict(game.position["resources"])


@pytest.mark.proves("A2.1Lb", "A2.1Lc", "A2.1Ld", "A2.1Bf")
@pytest.mark.parametrize(
    ("romans", "others", "then"),
    [
        (17, 11, (16, 10)),
        (45, 45, (16, 10)),
        (16, 10, (16, 10)),
        (4, 3, (4, 3)),
        (3, 2, (5, 4)),
        (0, 0, (2, 2)),
    ],
)
def test_a2_1l_resources_come_near_those_of_54_bc(romans: int, others: int, then: tuple[int, int]) -> None:
    """Above twice the set-up: twice it; below half of it: two more. Romans 8, the others 5."""
    game = interlude(
        "tracks", f"[resources]\nRomans = {romans}\nArverni = {others}\nAedui = {others}\nBelgae = {others}"
    )

    assert resources(game) == {"Romans": then[0], "Arverni": then[1], "Aedui": then[1], "Belgae": then[1]}


@pytest.mark.proves("A2.1La", "A2.1Lb")
def test_a2_1l_what_the_germans_had_is_measured_as_the_arvernis() -> None:
    """Thirty become ten."""
    assert resources(interlude("turning", "[resources]\nGermans = 30"))["Arverni"] == 10


@pytest.mark.proves("A2.1Ba", "A2.1Bb", "A2.1Bc", "A2.1Bd", "A2.1Be", "A2.1Bf", "A2.1Bg")
def test_a2_1b_the_parts_in_their_order() -> None:
    """As the log tells: each is there once, one behind the other."""
    game = interlude(
        "winter_events",
        """
        [regions.Ubii]
        Germans = "Ariovistus"
        [regions.Cisalpina]
        Romans = "Fort"
        [tribes]
        Treveri = "Dispersed"
        [resources]
        Romans = 40
    """,
    ).play("Romans interlude_dispersed tribe Treveri")
    keys = ["retire_leader", "place_leader", "vercingetorix_waits", "second_half", "no_expedition", "keep_marker"]
    keys += ["spring", "lower_resources", "second_deck"]
    told = [entry.key for entry in game.table.log]

    assert [key for key in told if key in keys] == keys
    assert bands(game, "Belgae")["Bituriges"] == "Ambiorix"
    assert tribes(game, "Arverni") == ["Arverni"]

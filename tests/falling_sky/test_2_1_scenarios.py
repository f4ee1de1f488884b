"""2.1 Set-up: the three scenarios as the rulebook prints them, and their rules about players."""

from itertools import chain, combinations

import pytest

import alesia
from alesia import BadOption
from tests.falling_sky.playing import Play, start

REGIONS = {
    "great-revolt": {
        "Morini": {"Belgae": "4 Warbands"},
        "Nervii": {"Romans": "2 Auxilia, Fort", "Belgae": "1 Warband", "Germans": "1 Warband"},
        "Atrebates": {"Romans": "2 Auxilia", "Belgae": "1 Warband"},
        "Sugambri": {"Belgae": "Ambiorix, 4 Warbands", "Germans": "2 Warbands"},
        "Ubii": {"Germans": "1 Warband"},
        "Treveri": {"Romans": "2 Legions, 2 Auxilia, Fort", "Germans": "2 Warbands"},
        "Veneti": {"Arverni": "2 Warbands"},
        "Carnutes": {"Arverni": "Vercingetorix, 10 Warbands"},
        "Mandubii": {"Romans": "8 Legions, 2 Auxilia, Fort", "Arverni": "4 Warbands", "Aedui": "4 Warbands"},
        "Pictones": {"Arverni": "2 Warbands"},
        "Bituriges": {"Aedui": "4 Warbands"},
        "Aedui": {"Aedui": "6 Warbands"},
        "Sequani": {"Arverni": "1 Warband"},
        "Arverni": {"Arverni": "10 Warbands"},
        "Provincia": {"Romans": "Caesar, 6 Auxilia, Fort"},
    },
    "reconquest-of-gaul": {
        "Morini": {"Romans": "1 Legion, 1 Auxilia", "Belgae": "4 Warbands"},
        "Nervii": {"Romans": "2 Legions, 2 Auxilia, Fort", "Belgae": "Ambiorix, 4 Warbands", "Germans": "1 Warband"},
        "Atrebates": {"Romans": "1 Auxilia", "Belgae": "3 Warbands"},
        "Sugambri": {"Germans": "4 Warbands"},
        "Ubii": {"Germans": "4 Warbands"},
        "Treveri": {"Romans": "1 Legion, 2 Auxilia, Fort", "Belgae": "4 Warbands"},
        "Carnutes": {"Arverni": "4 Warbands"},
        "Mandubii": {"Arverni": "3 Warbands", "Aedui": "3 Warbands"},
        "Bituriges": {"Aedui": "3 Warbands"},
        "Aedui": {"Aedui": "3 Warbands"},
        "Arverni": {"Arverni": "Vercingetorix, 6 Warbands"},
        "Provincia": {"Romans": "Caesar, 4 Legions, 6 Auxilia, Fort"},
    },
    "pax-gallica": {
        "Britannia": {"Romans": "Caesar, 5 Legions, 1 Auxilia"},
        "Morini": {"Belgae": "1 Warband"},
        "Nervii": {"Romans": "Fort", "Belgae": "Ambiorix, 2 Warbands", "Germans": "2 Warbands"},
        "Atrebates": {"Romans": "1 Auxilia", "Belgae": "2 Warbands"},
        "Sugambri": {"Germans": "4 Warbands"},
        "Ubii": {"Germans": "4 Warbands"},
        "Treveri": {"Belgae": "1 Warband"},
        "Mandubii": {"Arverni": "3 Warbands", "Aedui": "2 Warbands"},
        "Aedui": {"Aedui": "2 Warbands"},
        "Arverni": {"Arverni": "2 Warbands"},
        "Provincia": {"Romans": "2 Auxilia, Fort"},
    },
}

ALLIES = {
    "great-revolt": {
        "Belgae": "Morini, Bellovaci",
        "Romans": "Remi, Lingones, Helvii",
        "Germans": "Sugambri, Suebi North, Suebi South",
        "Arverni": "Namnetes, Carnutes, Aulerci, Senones, Pictones, Santones, Sequani, Helvetii, Cadurci",
        "Aedui": "Mandubii, Bituriges",
        "Aedui Citadel": "Aedui",
        "Arverni Citadel": "Arverni",
        "Dispersed-Gathering": "Eburones",
    },
    "reconquest-of-gaul": {
        "Belgae": "Morini, Menapii, Nervii, Eburones, Atrebates, Bellovaci, Treveri",
        "Romans": "Remi",
        "Germans": "Sugambri, Suebi North, Suebi South",
        "Arverni": "Carnutes, Senones, Arverni",
        "Aedui": "Lingones, Bituriges",
        "Aedui Citadel": "Aedui",
        "Dispersed-Gathering": "Veneti",
    },
    "pax-gallica": {
        "Belgae": "Menapii, Eburones, Bellovaci, Treveri",
        "Romans": "Atrebates, Remi",
        "Germans": "Sugambri, Suebi North, Suebi South",
        "Arverni": "Senones, Arverni",
        "Aedui": "Aedui",
        "Dispersed": "Veneti",
    },
}

CONTROL = {
    "great-revolt": {
        "Belgae": "Morini, Sugambri",
        "Romans": "Nervii, Atrebates, Treveri, Mandubii, Provincia",
        "Germans": "Ubii",
        "Arverni": "Veneti, Carnutes, Pictones, Sequani, Arverni",
        "Aedui": "Bituriges, Aedui",
        "No Control": "Britannia",
    },
    "reconquest-of-gaul": {
        "Belgae": "Morini, Nervii, Atrebates, Treveri",
        "Romans": "Provincia",
        "Germans": "Sugambri, Ubii",
        "Arverni": "Carnutes, Arverni",
        "Aedui": "Bituriges, Aedui",
        "No Control": "Veneti, Mandubii, Britannia, Pictones, Sequani",
    },
    "pax-gallica": {
        "Belgae": "Morini, Nervii, Treveri",
        "Romans": "Britannia, Provincia",
        "Germans": "Sugambri, Ubii",
        "Arverni": "Mandubii, Arverni",
        "Aedui": "Aedui",
        "No Control": "Atrebates, Veneti, Carnutes, Pictones, Bituriges, Sequani",
    },
}

RESOURCES = {
    "great-revolt": {"Romans": 20, "Arverni": 20, "Aedui": 15, "Belgae": 10},
    "reconquest-of-gaul": {"Romans": 20, "Arverni": 10, "Aedui": 15, "Belgae": 10},
    "pax-gallica": {"Romans": 8, "Arverni": 5, "Aedui": 5, "Belgae": 5},
}

# Off-Map Legions, Control + Allies, Subdued + Dispersed + Allies, Other Most Allies
EDGE_TRACK = {
    "great-revolt": (2, 5, 12, 10),  # the last is printed "8+": the track ends there
    "reconquest-of-gaul": (4, 15, 14, 7),
    "pax-gallica": (7, 9, 20, 4),
}

LEGIONS_TRACK = {"great-revolt": 2, "reconquest-of-gaul": 4, "pax-gallica": 4}

SCENARIOS = tuple(REGIONS)


def inverted(names: dict[str, str]) -> dict[str, str]:
    return {name: what for what, listed in names.items() for name in listed.split(", ")}


@pytest.mark.proves("2.1d", "2.1f")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_2_1_pieces_of_the_scenario(scenario: str) -> None:
    """Every Region holds the pieces listed, all Warbands and Auxilia Hidden, and no other."""
    assert start(scenario).position["regions"] == REGIONS[scenario]


@pytest.mark.proves("2.1d")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_2_1_tribes_of_the_scenario(scenario: str) -> None:
    """Allies, Citadels and Dispersed markers as listed, all other Tribes Subdued."""
    assert start(scenario).position["tribes"] == inverted(ALLIES[scenario])


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_2_1_printed_control_of_the_scenario(scenario: str) -> None:
    """The Control markers that the rulebook prints are what the pieces give."""
    regions = start(scenario).view["regions"]
    assert {name: facts["control"] for name, facts in regions.items()} == inverted(CONTROL[scenario])


@pytest.mark.proves("2.1t", "2.1ac", "2.1ai")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_2_1_printed_edge_track_of_the_scenario(scenario: str) -> None:
    """The Resources and victory markers that the rulebook prints are what the board gives."""
    game = start(scenario)
    scores = game.view["scores"]
    markers = ("off_map_legions", "control_and_allies", "subdued_dispersed_allies", "other_most_allies")
    assert tuple(scores[name] for name in markers) == EDGE_TRACK[scenario]
    assert game.position["resources"] == RESOURCES[scenario]


@pytest.mark.proves("2.1u", "2.1ad", "2.1aj", "1.4.1h")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_2_1_senate_and_legions_of_the_scenario(scenario: str) -> None:
    """The Senate in Intrigue, not Firm (Pax Gallica?: off the track), Legions on the bottom row, none Fallen."""
    position = start(scenario).position
    assert position["senate"] == ("none" if scenario == "pax-gallica" else "Intrigue")
    assert (position["legions_track"], position["fallen"]) == (LEGIONS_TRACK[scenario], 0)


@pytest.mark.proves("2.1e", "2.3.1c")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_2_1_all_start_eligible(scenario: str) -> None:
    """All Factions are Eligible, nothing is Devastated, and nobody has acted."""
    view = start(scenario).view
    assert set(view["eligibility"].values()) == {"Eligible"}
    assert not any(facts["devastated"] for facts in view["regions"].values())


def test_2_1_the_scenarios_have_their_titles() -> None:
    """The three scenarios are offered by name."""
    titles = [start(scenario).view["scenario"] for scenario in SCENARIOS]
    assert titles == ["The Great Revolt", "Reconquest of Gaul", "Pax Gallica?"]


# ---- The Great Revolt: players and victory ----------------------------------------------------------------------


@pytest.mark.proves("2.1v", "2.1w")
@pytest.mark.parametrize(
    ("seating", "leader"),
    [
        ("four", "Ambiorix"),
        ("three-romans-aedui", "Ambiorix"),
        ("two", "Ambiorix"),
        ("three-arverni-belgae", "Successor"),
    ],
)
def test_2_1_great_revolt_belgic_leader(seating: str, leader: str) -> None:
    """Ambiorix, if a player runs only the Belgae or one player Romans and Aedui; otherwise the Successor."""
    game = start("great-revolt", seating=seating)
    assert game.pieces("Sugambri", "Belgae") == f"{leader}, 4 Warbands"


# Who sits together, and for each pair of hands that counts which Factions must be played for it: Ambiorix comes if all
# of `played` are players' and none of `not_played` is.
AMBIORIX = {
    "four": [({"Belgae"}, set())],
    "three-romans-aedui": [({"Belgae"}, set()), ({"Romans", "Aedui"}, set())],
    "three-arverni-belgae": [({"Belgae"}, {"Arverni"})],
    "two": [({"Belgae"}, {"Arverni"}), ({"Romans", "Aedui"}, set())],
}
NONPLAYERS = list(chain.from_iterable(combinations(("Romans", "Arverni", "Aedui", "Belgae"), n) for n in range(5)))


@pytest.mark.proves("2.1v", "2.1w", "2.1c", "2.1j", "1.5.1e")
@pytest.mark.parametrize("nonplayers", NONPLAYERS, ids=lambda names: "-".join(names) or "nobody")
@pytest.mark.parametrize("seating", AMBIORIX)
def test_2_1_great_revolt_belgic_leader_with_nonplayers(seating: str, nonplayers: tuple[str, ...]) -> None:
    """Who really plays decides: a Non-player breaks the pair that it belongs to, and runs nothing as a player."""
    seats = dict.fromkeys(nonplayers, "nonplayer")
    table = alesia.new("falling-sky", scenario="great-revolt", options={"seating": seating}, seats=seats, dice="asked")
    named = any(
        played.isdisjoint(nonplayers) and not_played.issubset(nonplayers) for played, not_played in AMBIORIX[seating]
    )
    leader = "Ambiorix" if named else "Successor"
    assert Play(table).pieces("Sugambri", "Belgae") == f"{leader}, 4 Warbands"


@pytest.mark.parametrize("scenario", ["reconquest-of-gaul", "pax-gallica"])
def test_2_1_ambiorix_leads_in_the_other_scenarios(scenario: str) -> None:
    """The rule about the Belgic Successor is of The Great Revolt alone."""
    game = start(scenario, seating="three-arverni-belgae")
    assert game.pieces("Nervii", "Belgae").startswith("Ambiorix, ")


# ---- options ----------------------------------------------------------------------------------------------------


def drawn(game: Play) -> Play:
    """The first two cards are entered."""
    return game.play("Chance draw_card card 1\nChance draw_card card 2")


@pytest.mark.proves("2.1p", "2.1r", "2.1y", "2.1aa", "2.1af", "2.1o")
@pytest.mark.parametrize(
    ("scenario", "short", "cards", "winters"),
    [
        ("great-revolt", False, 48, 3),
        ("great-revolt", True, 32, 2),
        ("reconquest-of-gaul", False, 64, 4),
        ("reconquest-of-gaul", True, 48, 3),
        ("pax-gallica", False, 75, 5),
    ],
)
def test_2_1_number_of_cards(scenario: str, short: bool, cards: int, winters: int) -> None:
    """Five Events a pile and the WINTER cards; the two cards that are shown are no longer face down."""
    game = start(scenario, short=short)
    assert game.view["deck"] == cards
    assert drawn(game).view["deck"] == cards - 2
    assert game.view["winters"] == (0, winters)


@pytest.mark.proves("2.1ah", "2.1ar")
@pytest.mark.parametrize("option", ["short", "even_initiative"])
def test_2_1_pax_gallica_has_no_such_option(option: str) -> None:
    """The rulebook gives Pax Gallica? no shorter game, and Even Initiative is for the others."""
    with pytest.raises(BadOption, match=f"'{option}' is not for Pax Gallica"):
        start("pax-gallica", **{option: True})


@pytest.mark.proves("2.1a")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_2_1_sudden_frost_may_be_agreed_on_in_any_scenario(scenario: str) -> None:
    """The option is open to all scenarios."""
    assert start(scenario, sudden_frost=True).table.options["sudden_frost"] is True

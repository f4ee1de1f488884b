"""A2.1 The facts of The Gallic War are those that are printed, and agree with those of its two halves."""

import tomllib
from fractions import Fraction
from math import ceil
from pathlib import Path
from typing import Any

import pytest

import alesia

DATA = Path(alesia.__file__).parent / "games" / "falling_sky" / "data"


def load(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


WAR = load("scenarios/the-gallic-war.toml")
ARIOVISTUS, PAX_GALLICA = load("scenarios/ariovistus.toml"), load("scenarios/pax-gallica.toml")
MAP, FORCES, CARDS = load("map.toml"), load("forces.toml"), load("ariovistus_cards.toml")
BASE_CARDS = load("cards.toml")
INTERLUDE = WAR["interlude"]
HOMES = MAP["ariovistus"]["home"]
TRIBES = {facts["name"]: facts for facts in MAP["tribe"]}
CITIES = {facts["city"]: facts["region"] for facts in MAP["tribe"] if "city" in facts}


def steps(faction: str, does: str) -> list[tuple[str, Any]]:
    """What the Faction does so, and how much of it."""
    return [(step["what"], step["number"]) for step in INTERLUDE[faction] if step["does"] == does]


def step_of(faction: str, does: str, what: str) -> dict[str, Any]:
    found = [step for step in INTERLUDE[faction] if (step["does"], step["what"]) == (does, what)]
    return dict(found[0])


def test_a2_1a_the_halves_are_ariovistus_and_pax_gallica() -> None:
    """45 Events and three Winters, then 70 and five; whoever has the Germans goes on as the Arverni."""
    assert (WAR["first_half"], WAR["second_half"]) == ("ariovistus", "pax-gallica")
    assert WAR["heir"] == {"Germans": "Arverni"}
    for half, scenario in (("first", ARIOVISTUS), ("second", PAX_GALLICA)):
        deck = WAR["deck"][half]
        assert (deck["piles"], deck["winters"]) == (scenario["deck"]["piles"], scenario["deck"]["winters"])
        assert deck["events"] == 5 * deck["piles"]
    assert [len(WAR["deck"][half]["winters"]) for half in ("first", "second")] == [3, 5]


def test_a2_1b_the_interlude_stands_for_the_rest_of_the_third_winter() -> None:
    """After the third Victory Phase, which is the last of Ariovistus."""
    assert INTERLUDE["after_victory_phase"] == 3 == len(ARIOVISTUS["deck"]["winters"])


def test_a2_1b_the_steps_in_their_order() -> None:
    """Forces before Britannia, Spring before Resources, the deck last; Germans, Belgae, Aedui, Arverni, Romans."""
    assert INTERLUDE["order"] == [
        *("winter_events", "circumvallation", "forces", "cisalpina", "britannia", "markers"),
        *("spring", "eligibility", "resources", "victory_markers", "lingering", "deck"),
    ]
    assert INTERLUDE["forces"] == ["Germans", "Belgae", "Aedui", "Arverni", "Romans"]
    assert INTERLUDE["chooses"] == {"Arverni": "Germans"}
    assert INTERLUDE["winter_events"] == ["A66", "A63 shaded"]


@pytest.mark.parametrize(
    ("faction", "removed"),
    [
        ("Germans", [("Ally", "1/4"), ("Warband", "1/4")]),
        ("Belgae", [("Ally", "1/2"), ("Warband", "1/2")]),
        ("Aedui", [("Ally", "1/2"), ("Warband", "1/2")]),
        ("Arverni", [("Ally", "1/2"), ("Warband", "1/2")]),
        ("Romans", [("Fort", "1/2"), ("Ally", "1/2"), ("Auxilia", "1/2")]),
    ],
)
def test_a2_1b_what_goes_to_available(faction: str, removed: list[tuple[str, str]]) -> None:
    """A quarter of what is German, half of all else; never a Legion, never a Citadel."""
    assert steps(faction, "remove") == removed


def test_a2_1b_fractions_are_rounded_up() -> None:
    """Of five Allies three go, of one Warband a quarter is one."""
    assert INTERLUDE["rounding"] == "up"
    assert ceil(5 * Fraction(step_of("Belgae", "remove", "Ally")["number"])) == 3
    assert ceil(1 * Fraction(step_of("Germans", "remove", "Warband")["number"])) == 1


@pytest.mark.parametrize("faction", ["Germans", "Belgae", "Aedui", "Romans"])
def test_a2_1b_home_regions_come_last(faction: str) -> None:
    """As they are when no Settlement is left; the Fort of Provincia is not counted at all."""
    removals = [step for step in INTERLUDE[faction] if step["does"] == "remove"]
    assert all(set(step.get("last", HOMES[faction])) == set(HOMES[faction]) for step in removals)
    assert [step["what"] for step in removals if "last" not in step] == (["Fort"] if faction == "Romans" else [])


def test_a2_1d_germans_become_those_of_falling_sky() -> None:
    """The Leader, 15 Warbands and all Settlements leave the game: the pools are those of the base game."""
    assert steps("Germans", "retire") == [("Leader", "all"), ("Warband", 15), ("Settlement", "all")]
    assert FORCES["ariovistus"]["Germans"]["warbands"] - 15 == FORCES["Germans"]["warbands"]
    assert "leader" not in FORCES["Germans"]
    replaced = [step for step in INTERLUDE["Germans"] if step["does"] == "replace"]
    assert [step["with"] for step in replaced] == ["Ally", "3 Warbands"]
    assert "Germanic Control" in replaced[0]["if"]
    assert [step["does"] for step in INTERLUDE["Germans"]] == [
        *("retire", "retire", "replace", "replace", "retire", "remove", "remove")
    ]


def test_a2_1e_the_belgic_leader_is_ambiorix_again() -> None:
    """Where most other Belgic pieces are."""
    assert steps("Belgae", "place") == [("Ambiorix", 1)]
    assert step_of("Belgae", "place", "Ambiorix")["where"] == "most"
    assert FORCES["Belgae"]["leader"] == "Ambiorix"


@pytest.mark.parametrize(
    ("faction", "number", "city", "region"), [("Aedui", 1, "Bibracte", "Aedui"), ("Arverni", 2, "Gergovia", "Arverni")]
)
def test_a2_1f_citadels_become_allies_and_the_capital_stays(faction: str, number: int, city: str, region: str) -> None:
    """One of the Aedui, two of the Arverni, that of the capital last; the capital gets an Ally if it has nothing."""
    citadels = step_of(faction, "replace", "Citadel")
    assert (citadels["number"], citadels["with"], citadels["else"]) == (number, "Ally", "remove")
    assert citadels["last"] == [city]
    assert step_of(faction, "place", "Ally")["where"] == city
    assert CITIES[city] == region
    assert [step["last"] for step in INTERLUDE[faction] if step["does"] == "remove"] == [[region], [region]]


def test_a2_1f_diviciacus_leaves_before_anything_else() -> None:
    """And Vercingetorix comes to the Spring box, as in Pax Gallica?."""
    assert INTERLUDE["Aedui"][0] == {"does": "retire", "what": "Diviciacus", "number": "all"}
    assert INTERLUDE["Arverni"][0]["where"] == PAX_GALLICA["position"]["vercingetorix"]


def test_a2_1g_the_arverni_keep_three_warbands_at_home() -> None:
    """Allies of the Cadurci and Volcae, who are in the Arverni Region, may go before."""
    assert steps("Arverni", "place") == [("Vercingetorix", 1), ("Ally", 1), ("Warband", 3)]
    assert step_of("Arverni", "remove", "Ally")["first"] == ["Cadurci", "Volcae"]
    assert {TRIBES[name]["region"] for name in ("Cadurci", "Volcae")} == {"Arverni"}


def test_a2_1h_romans() -> None:
    """A Leader who is Available comes as Caesar."""
    assert steps("Romans", "place") == [("Caesar", 1)]
    assert FORCES["Romans"]["leader"] == "Caesar"


def test_a2_1j_the_expedition() -> None:
    """Three Legions to the Harvest box, as in Pax Gallica?; the Leader, three more and an Auxilia to Britannia."""
    assert INTERLUDE["expedition"] == {
        **{"harvest_legions": 3, "leader": 1, "legions": 3, "auxilia": 1},
        "senate": "down",
    }
    assert INTERLUDE["expedition"]["harvest_legions"] == PAX_GALLICA["position"]["harvest_legions"]
    assert INTERLUDE["no_expedition"] == {"belgic_allies": 1, "belgic_warbands": 2, "senate": "up"}
    assert [name for name, facts in TRIBES.items() if facts["region"] == "Britannia"] == ["Catuvellauni"]


def test_a2_1l_resources_are_twice_and_half_of_the_set_up_of_54_bc() -> None:
    """Above twice that amount: down to it; below half of it: two more."""
    start = PAX_GALLICA["position"]["resources"]
    assert INTERLUDE["resources"]["most"] == {faction: 2 * n for faction, n in start.items()}
    assert INTERLUDE["resources"]["most"] == {"Romans": 16, "Arverni": 10, "Aedui": 10, "Belgae": 10}
    few = {faction: max(k for k in range(n) if 2 * k < n) for faction, n in start.items()}
    assert INTERLUDE["resources"]["few"] == few == {"Romans": 3, "Arverni": 2, "Aedui": 2, "Belgae": 2}
    assert INTERLUDE["resources"]["added"] == 2


def test_a2_1m_what_stays_in_effect() -> None:
    """Capabilities, and three markers."""
    assert INTERLUDE["lingering"] == {"cards": ["Capabilities"], "markers": ["Gallia Togata", "Colony", "Abatis"]}


def test_a2_1n_how_many_cards_can_be_kept_out() -> None:
    """72 Events without an A; of those in both decks eight are Capabilities, with 5 and 71 ten at most can be missing,
    so that 62 are left: twelve full piles and two cards."""
    base = {str(facts["number"]): facts for facts in BASE_CARDS["card"]}
    both = [facts["number"] for facts in CARDS["card"] if facts["number"] in base]
    lasting = [number for number in both if base[number]["capability"] != "none"]

    assert len(base) == 72
    assert lasting == ["8", "10", "12", "13", "15", "39", "55", "59"]
    assert "71" in both
    assert "5" not in both
    assert divmod(len(base) - len(lasting) - 2, 5) == (12, 2)
    assert WAR["deck"]["second"]["instead"] == {"38": "O38"}


def test_a2_1o_the_first_winter_of_the_second_half() -> None:
    """As in Pax Gallica?, but the Senate stays, and no Legions come from nowhere."""
    assert PAX_GALLICA["position"]["first_winter_special"]
    assert WAR["first_winter"]["senate"] == "stays"
    assert "harvest_legions" in WAR["first_winter"]

"""A1.3, A1.4, A2.1 The facts of Ariovistus in the data files agree with one another and with what the set-up prints.

They are counted here by the rules of chapter 1 alone: no code of the engine."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import alesia

DATA = Path(alesia.__file__).parent / "games" / "falling_sky" / "data"


def load(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


MAP, FORCES, SCENARIO = load("map.toml"), load("forces.toml"), load("scenarios/ariovistus.toml")
CHANGES, POSITION = MAP["ariovistus"], SCENARIO["position"]
FACTIONS = ("Romans", "Arverni", "Aedui", "Belgae", "Germans")
POOLS = {faction: FORCES[faction] | FORCES["ariovistus"].get(faction, {}) for faction in FACTIONS}
KNOWN = {facts["name"]: facts for facts in MAP["region"]}
CHANGED = {facts["name"]: KNOWN[facts["name"]] | facts for facts in CHANGES["region"]}
REGIONS = {name: CHANGED.get(name, facts) for name, facts in KNOWN.items() if name not in CHANGES["out"]}
TRIBES = {
    facts["name"]: facts for facts in (*MAP["tribe"], *CHANGES["tribe"]) if facts["name"] not in CHANGES["tribes_out"]
}
OWNERS: dict[str, str] = POSITION["tribes"]


def pieces(region: str, faction: str) -> Counter[str]:
    """The pieces of a Faction in a Region by kind, as the position text tells them, and its Allies."""
    found: Counter[str] = Counter()
    for part in filter(None, POSITION["regions"].get(region, {}).get(faction, "").split(", ")):
        told = re.fullmatch(r"(?:(\d+) )?(\w+?)s?", part)
        assert told is not None, part
        number, kind = told.groups()
        leader = POOLS[faction].get("leader", "").removesuffix("s")
        found["Leader" if kind in (leader, "Successor") else kind] += int(number or 1)
    found["Ally"] = sum(OWNERS.get(tribe) == faction and facts["region"] == region for tribe, facts in TRIBES.items())
    return found


def strength(region: str, faction: str) -> int:
    return sum(pieces(region, faction).values())


def on_map(faction: str, kind: str) -> int:
    return sum(pieces(region, faction)[kind] for region in REGIONS)


def controller(region: str) -> str:
    everybody = sum(strength(region, faction) for faction in FACTIONS)
    return next((f for f in FACTIONS if 2 * strength(region, f) > everybody), "none")


def test_a1_3_1_sixteen_regions_with_homes() -> None:
    """Britannia is out, Cisalpina is in; every Home Region is one of the sixteen."""
    assert len(REGIONS) == 16
    assert "Britannia" not in REGIONS
    assert CHANGED["Cisalpina"]["playable"]
    assert {home for homes in CHANGES["home"].values() for home in homes} <= set(REGIONS)
    assert CHANGES["home"]["Arverni"] == ["Veneti", "Carnutes", "Pictones", "Arverni"]


def test_a1_3_2_thirty_tribes_and_their_control_values() -> None:
    """The Nori for the Catuvellauni; a Control Value is the number of Tribes but Suebi."""
    assert len(TRIBES) == 30
    assert TRIBES["Nori"] == {"name": "Nori", "region": "Cisalpina"}
    for region, facts in REGIONS.items():
        assert facts["control_value"] == sum(t["region"] == region and not t.get("suebi") for t in TRIBES.values())
    assert sum(facts["control_value"] for facts in REGIONS.values()) == 28


def test_a1_3_2_neighbours_of_cisalpina() -> None:
    """Provincia, Sequani and Ubii; borders are mutual, and no Region of the map is lost with Britannia."""
    assert set(REGIONS["Cisalpina"]["adjacent"]) == {"Provincia", "Sequani", "Ubii"}
    for region, facts in REGIONS.items():
        near = [name for name in facts["adjacent"] if name in REGIONS]
        assert near
        assert all(region in REGIONS[name]["adjacent"] for name in near)


def test_a1_4_pools() -> None:
    """Fifteen Warbands more, six Settlements, four Leaders: 202 pieces in use."""
    assert (POOLS["Germans"]["warbands"], POOLS["Germans"]["settlements"]) == (30, 6)
    leaders = {faction: pool["leader"] for faction, pool in POOLS.items() if pool.get("leader")}
    assert leaders == {"Romans": "Caesar", "Aedui": "Diviciacus", "Belgae": "Boduognatus", "Germans": "Ariovistus"}
    numbers = [n for pool in POOLS.values() for n in pool.values() if isinstance(n, int)]
    assert sum(numbers) + len(leaders) == 202


def test_a2_1_no_more_pieces_than_there_are() -> None:
    """What stands on the map, and what is left Available."""
    left = {faction: POOLS[faction].get("warbands", 20) - on_map(faction, "Warband") for faction in FACTIONS[1:]}
    assert left == {"Arverni": 22, "Aedui": 17, "Belgae": 22, "Germans": 7}
    assert 20 - on_map("Romans", "Auxilia") == 11
    assert on_map("Romans", "Legion") + POSITION["legions_track"] == POOLS["Romans"]["legions"]
    allies = {faction: on_map(faction, "Ally") for faction in FACTIONS}
    assert allies == {"Romans": 1, "Arverni": 3, "Aedui": 3, "Belgae": 3, "Germans": 5}
    assert sum(allies.values()) == len(OWNERS)
    assert sum(strength(region, faction) for region in REGIONS for faction in FACTIONS) == 78


@pytest.mark.parametrize("region", REGIONS)
def test_a2_1_control_is_as_printed(region: str) -> None:
    """1.6 More pieces than all others together."""
    assert SCENARIO["control"][region] == controller(region)


def test_a2_1_victory_markers_are_as_printed() -> None:
    """A7.2 The four scores, counted from the pieces."""
    settlements = {region: pieces(region, "Germans")["Settlement"] for region in REGIONS}
    scores = SCENARIO["edge_track"]
    held = [r for r in REGIONS if controller(r) == "Germans"]
    germania = sum(REGIONS[r]["group"] == "Germania" for r in held)
    assert scores["germania_and_settlements"] == germania + sum(settlements[r] for r in held) == 2
    belgic = sum(REGIONS[r]["control_value"] for r in REGIONS if controller(r) == "Belgae")
    assert scores["control_and_allies"] == belgic + on_map("Belgae", "Ally") == 5
    subdued = len(TRIBES) - len(OWNERS)
    roman = subdued + on_map("Romans", "Ally") - sum(settlements.values())
    assert scores["subdued_dispersed_allies"] == roman == 15
    germanic = on_map("Germans", "Ally") + sum(settlements.values())
    most = max(germanic, *[on_map(faction, "Ally") for faction in ("Romans", "Arverni", "Belgae")])
    assert scores["other_most_allies"] == most == 6


def test_a6_2_the_arverni_begin_at_war_by_sequani_alone() -> None:
    """Others in an Arverni Home Region, or with an Arverni Ally elsewhere."""

    def is_at_war(region: str) -> bool:
        others = any(strength(region, faction) for faction in FACTIONS if faction != "Arverni")
        return others and (region in CHANGES["home"]["Arverni"] or pieces(region, "Arverni")["Ally"] > 0)

    assert [region for region in REGIONS if is_at_war(region)] == ["Sequani"]


def test_a2_1_deck_of_the_long_and_the_short_game() -> None:
    """45 Events with three Winters, 30 with two, five Events a pile."""
    deck = SCENARIO["deck"]
    assert (5 * deck["piles"], deck["winters"]) == (45, [3, 6, 9])
    assert (5 * deck["short_piles"], deck["short_winters"]) == (30, [3, 6])

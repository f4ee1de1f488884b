"""The board as sentences: for narrow screens, poor terminals, and whoever has the screen read aloud."""

from collections.abc import Mapping

from alesia.cli.boards.base import View
from alesia.cli.boards.falling_sky.facts import (
    CODES,
    FACTIONS,
    card_name,
    groups,
    lasting,
    margin,
    player_word,
    resources,
    say,
    standing,
    told_forces,
    tracks,
)


def lines(view: View, seats: Mapping[str, str]) -> list[str]:
    """The whole table, from the cards to the Factions."""
    found = [f"Falling Sky: {view['scenario']}", *[card_line(which, view) for which in ("card", "next")]]
    found += [say("frost")] if view["frost"] else []
    found += [tracks(view), *lasting(view)]
    for group, regions in groups(view).items():
        found += ["", say("plain.group", group), *[region_line(name, view) for name in regions]]
    return [*found, "", *[faction_line(faction, view, seats) for faction in FACTIONS], *legend()]


def legend() -> list[str]:
    return [say("plain.legend")]


def card_line(which: str, view: View) -> str:
    return say("plain.card", card_name(which, view[which]), ", ".join(view[which]["order"]))


def region_line(name: str, view: View) -> str:
    region = view["regions"][name]
    devastated = [say("plain.devastated")] if region["devastated"] else []
    facts = [say("plain.region", name, region["control_value"]), *devastated, region_forces(name, view)]
    tribes = [tribe_words(tribe, each) for tribe, each in region["tribes"].items()]
    return "; ".join([*facts, *([say("plain.tribes", ", ".join(tribes))] if tribes else [])])


def region_forces(name: str, view: View) -> str:
    """Who holds a Region, and what stands there."""
    told = [f"{faction} {pieces}" for faction in FACTIONS if (pieces := told_forces(name, faction, view))]
    return "; ".join([say("plain.control", view["regions"][name]["control"]), *told])


def tribe_words(name: str, facts: Mapping[str, str | None]) -> str:
    owner, _, citadel = (facts["status"] or "").partition(" ")
    named = f"{name} ({facts['city']})" if facts["city"] else name
    if owner not in CODES:
        return f"{named} {facts['status']}"
    return say("plain.citadel" if citadel else "plain.ally", named, owner)


def faction_line(faction: str, view: View, seats: Mapping[str, str]) -> str:
    pool = view["available"][faction].items()
    available = ", ".join(f"{kind} {n}" if kind != "Leader" else kind for kind, n in pool if n)
    if faction not in seats:
        return say("plain.faction", faction, say("plain.available", available))
    facts = [player_word(faction, view, seats), view["eligibility"][faction], resources(view, faction)]
    facts += [standing(faction, view), say("plain.margin", margin(faction, view)), say("plain.available", available)]
    return say("plain.faction", faction, "; ".join(facts))

"""The board as sentences: for narrow screens, poor terminals, and whoever has the screen read aloud."""

from collections.abc import Mapping

from alesia.cli.boards.base import View
from alesia.cli.boards.falling_sky.facts import (
    FACTIONS,
    card_name,
    groups,
    lasting,
    margin,
    name,
    pieces,
    player_word,
    resources,
    say,
    standing,
    title,
    told_forces,
    tracks,
)


def lines(view: View, seats: Mapping[str, str]) -> list[str]:
    """The whole table, from the cards to the Factions."""
    found = [title(view), *[card_line(which, view) for which in ("card", "next")]]
    found += [say("frost")] if view["frost"] else []
    found += [tracks(view), *lasting(view)]
    for group, regions in groups(view).items():
        found += ["", say("plain.group", group), *[region_line(name, view) for name in regions]]
    return [*found, "", *[faction_line(faction, view, seats) for faction in FACTIONS], *legend()]


def legend() -> list[str]:
    return [say("plain.legend")]


def card_line(which: str, view: View) -> str:
    return say(
        "plain.card", card_name(which, view[which]), ", ".join(name("faction", each) for each in view[which]["order"])
    )


def region_line(ident: str, view: View) -> str:
    region = view["regions"][ident]
    devastated = [say("plain.devastated")] if region["devastated"] else []
    facts = [say("plain.region", name("region", ident), region["control_value"]), *devastated]
    facts.append(region_forces(ident, view))
    tribes = [tribe_words(tribe, each) for tribe, each in region["tribes"].items()]
    return say("apart").join([*facts, *([say("plain.tribes", ", ".join(tribes))] if tribes else [])])


def region_forces(ident: str, view: View) -> str:
    """Who holds a Region, and what stands there."""
    told = [
        say("plain.forces", name("faction", faction), pieces(forces))
        for faction in FACTIONS
        if (forces := told_forces(ident, faction, view))
    ]
    return say("apart").join([say("plain.control", name("faction", view["regions"][ident]["control"])), *told])


def tribe_words(ident: str, facts: Mapping[str, str | None]) -> str:
    owner, _, citadel = (facts["status"] or "").partition(" ")
    tribe = name("tribe", ident)
    named = f"{tribe} ({name('city', facts['city'])})" if facts["city"] else tribe
    if owner not in FACTIONS:
        return say("plain.tribe", named, name("status", facts["status"]))
    return say("plain.citadel" if citadel else "plain.ally", named, name("faction", owner))


def faction_line(faction: str, view: View, seats: Mapping[str, str]) -> str:
    pool = view["available"][faction].items()
    available = ", ".join(say(f"pool.{kind}", n) for kind, n in pool if n)
    who = name("faction", faction)
    if faction not in seats:
        return say("plain.faction", who, say("plain.available", available))
    eligibility = name("eligibility", view["eligibility"][faction])
    facts = [player_word(faction, view, seats), eligibility, resources(view, faction)]
    facts += [standing(faction, view), say("plain.margin", margin(faction, view)), say("plain.available", available)]
    return say("plain.faction", who, say("apart").join(facts))

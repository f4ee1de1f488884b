"""The board as sentences: for narrow screens, poor terminals, and whoever has the screen read aloud."""

from collections.abc import Mapping

from alesia.cli.boards.base import View
from alesia.cli.boards.falling_sky.facts import Facts


class Plain(Facts):
    """The board in lines."""

    def lines(self, view: View, seats: Mapping[str, str]) -> list[str]:
        """The whole table, from the cards to the Factions."""
        found = [self.title(view), *[self.card_line(which, view) for which in ("card", "next")]]
        found += [self.say("frost")] if view["frost"] else []
        found += [self.tracks(view), *self.lasting(view)]
        for group, regions in self.groups(view).items():
            found += ["", self.say("plain.group", group), *[self.region_line(name, view) for name in regions]]
        return [*found, "", *[self.faction_line(faction, view, seats) for faction in self.order(view)], *self.legend()]

    def legend(self) -> list[str]:
        return [self.say("plain.legend")]

    def card_line(self, which: str, view: View) -> str:
        order = ", ".join(self.name("faction", each) for each in view[which]["order"])
        told = self.say("plain.card", self.card_name(which, view[which]), order)
        return self.say("apart").join([told, *([self.say("trigger")] if view[which].get("trigger") else [])])

    def region_line(self, ident: str, view: View) -> str:
        region = view["regions"][ident]
        marks = [self.say(f"plain.{mark}") for mark in self.markers(ident, view)]
        facts = [self.say("plain.region", self.name("region", ident), region["control_value"]), *marks]
        facts.append(self.region_forces(ident, view))
        tribes = [self.tribe_words(tribe, each) for tribe, each in region["tribes"].items()]
        return self.say("apart").join([*facts, *([self.say("plain.tribes", ", ".join(tribes))] if tribes else [])])

    def region_forces(self, ident: str, view: View) -> str:
        """Who holds a Region, and what stands there."""
        told = [
            self.say("plain.forces", self.name("faction", faction), self.pieces(forces))
            for faction in self.order(view)
            if (forces := self.told_forces(ident, faction, view))
        ]
        holder = self.name("faction", view["regions"][ident]["control"])
        return self.say("apart").join([self.say("plain.control", holder), *told])

    def tribe_words(self, ident: str, facts: Mapping[str, str | None]) -> str:
        owner, _, citadel = (facts["status"] or "").partition(" ")
        tribe = self.name("tribe", ident)
        if owner not in self.factions:
            return self.say("plain.tribe", tribe, self.name("status", facts["status"]))
        return self.say("plain.citadel" if citadel else "plain.ally", tribe, self.name("faction", owner))

    def faction_line(self, faction: str, view: View, seats: Mapping[str, str]) -> str:
        pool = view["available"][faction].items()
        available = ", ".join(self.say(f"pool.{kind}", n) for kind, n in pool if n)
        who = self.name("faction", faction)
        if faction not in view["players"]:
            return self.say("plain.faction", who, self.say("plain.available", available))
        eligibility = self.name("eligibility", view["eligibility"][faction])
        facts = [self.player_word(faction, view, seats), eligibility, self.resources(view, faction)]
        facts += [self.standing(faction, view), self.say("plain.margin", self.margin(faction, view))]
        facts.append(self.say("plain.available", available))
        return self.say("plain.faction", who, self.say("apart").join(facts))

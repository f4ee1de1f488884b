"""What both forms of the board say, out of the view: cards, tracks, Regions by group, and the Factions' standing."""

from collections.abc import Mapping

from alesia.cli import speech
from alesia.cli.boards.base import View
from alesia.cli.boards.speaking import Speaker
from alesia.kernel.word import Word
from alesia.table import game_info

ALONE = ""  # Regions of no group
COLOURS = {"Romans": "red", "Arverni": "green", "Aedui": "blue", "Belgae": "yellow", "Germans": "magenta"}
# 7.2, A7.2 Victory markers by Faction; Arverni and Aedui count their Allies, too.
COUNTED = {
    "Romans": ["subdued_dispersed_allies"],
    "Arverni": ["off_map_legions"],
    "Belgae": ["control_and_allies"],
    "Germans": ["germania_and_settlements"],
}


class Facts(Speaker):
    """The facts of a game on this board, in its words."""

    def __init__(self, game: str, widths: Mapping[str, int]) -> None:
        """``widths``: the Factions in the order in which they are shown, and how wide their columns are at least."""
        super().__init__(game)
        self.widths = widths
        self.factions = tuple(widths)

    def sign(self, faction: str) -> str:
        """A Faction in two letters."""
        return self.say(f"sign.{faction}")

    def title(self, view: View) -> str:
        scenario = speech.scenario(self.game, view["position"]["scenario"], view["scenario"])
        return self.say("title", scenario) + self.half(view)

    def half(self, view: View) -> str:
        """A2.1 The half of The Gallic War, or its Interlude."""
        return self.say("interlude" if "interlude" in view else f"half.{view['half']}") if "half" in view else ""

    def order(self, view: View) -> list[str]:
        """The Factions as they are shown: those that are played, then the one that the game runs."""
        return [*view["players"], *[faction for faction in self.factions if faction not in view["players"]]]

    # ---- cards and tracks -------------------------------------------------------------------------------------------

    def card_name(self, which: str, card: View) -> str:
        if not card["number"]:
            return self.say(f"{which}.none")
        is_bare = card["name"] == card["title"]  # Winter
        return self.say(which, self.name("card", card["name"]) if is_bare else self.numbered(card))

    def numbered(self, card: View) -> str:
        """A card by its number and title."""
        return f"{card['name']} {self.name('title', card['title'])}"

    def tracks(self, view: View) -> str:
        """The Arverni's war, deck and Winters, the Senate, the Legions off the map, and markers of Events."""
        position = view["position"]
        facts = [*self.at_war(view), self.say("deck", view["deck"], *view["winters"])]
        facts.append(self.say("senate", self.name("senate", position["senate"])))
        facts.append(self.say("legions", position["legions_track"], position["fallen"]))
        facts += [self.say(key, position[key]) for key in ("removed_legions", "harvest_legions") if key in position]
        facts += [self.say(key, Word("box", position[key])) for key in ("vercingetorix",) if key in position]
        return self.say("between").join(facts + self.wall(position) + self.markers_told(position))

    def at_war(self, view: View) -> list[str]:
        """A6.2 Where the Arverni are At War, if the game runs them."""
        if "at_war" not in view:
            return []
        where = ", ".join(self.name("region", ident) for ident in view["at_war"])
        return [self.say("at_war", where) if where else self.say("at_peace")]

    def markers_told(self, position: View) -> list[str]:
        """A64, A66 Where an Abatis or the Uprising marker is, and whose."""
        found = [("abatis", region, faction) for faction, region in position.get("abatis", {}).items()]
        if "uprising" in position:
            found.append(("uprising", position["uprising"]["region"], position["uprising"]["faction"]))
        return [self.say(kind, Word("region", region), Word("faction", faction)) for kind, region, faction in found]

    def wall(self, position: View) -> list[str]:
        """4 Where the Circumvallation marker is, and on which pieces."""
        if "circumvallation" not in position:
            return []
        facts = position["circumvallation"]
        tribes = [self.name("tribe", each) for each in facts["tribes"]]
        group = ", ".join([*filter(None, [self.pieces(facts["pieces"])]), *tribes])
        return [self.say("circumvallation", Word("region", facts["region"]), Word("faction", facts["faction"]), group)]

    def lasting(self, view: View) -> list[str]:
        """What holds beside the pieces: Capabilities in effect (5.3), and facedown cards that this seat has seen."""
        found = []
        if view["in_effect"]:
            found.append(self.say("capabilities", ", ".join(map(self.capability, view["in_effect"]))))
        if view["peeked"]:
            found.append(self.say("peeked", ", ".join(map(self.numbered, view["peeked"]))))
        return found

    def capability(self, facts: Mapping[str, object]) -> str:
        title, side = Word("title", str(facts["title"])), Word("side", str(facts["side"]))
        words = self.say("capability", facts["name"], title, side)
        return words if facts["holder"] is None else self.say("held", words, Word("faction", str(facts["holder"])))

    # ---- Regions ----------------------------------------------------------------------------------------------------

    def groups(self, view: View) -> dict[str, dict[str, View]]:
        """The Regions as the map groups them; those that stand alone share a heading."""
        found: dict[str, dict[str, View]] = {"Belgica": {}, "Celtica": {}, "Germania": {}, ALONE: {}}
        for region, facts in view["regions"].items():
            found.get(facts["group"], found[ALONE])[region] = facts
        heading = {group: self.name("group", group) for group in found} | {ALONE: self.say("alone")}
        return {heading[group]: regions for group, regions in found.items()}

    def markers(self, region: str, view: View) -> list[str]:
        """What a Region is beside whose it is: 4.3.2 Devastated, A6.2 of the Arverni's war, A4.6.2 Intimidated."""
        facts = view["regions"][region]
        found = {"devastated": facts["devastated"], "warring": region in view.get("at_war", ())}
        found["intimidated"] = facts.get("intimidated", False)
        return [name for name, is_there in found.items() if is_there]

    def told_forces(self, region: str, faction: str, view: View) -> str:
        """The pieces of a Faction in a Region as a position text tells them, with the name of the Leader."""
        return str(view["position"]["regions"].get(region, {}).get(faction, ""))

    def pieces(self, told: str) -> str:
        """Pieces as a position text tells them ("Caesar, 3 Legions, 2 revealed Auxilia"), in words."""
        return ", ".join(self._piece(each) for each in told.split(", ") if each)

    def _piece(self, told: str) -> str:
        n, _, kind = told.partition(" ")
        if n.isdigit():
            return self.say(f"pieces.{kind.removesuffix('s')}", int(n))
        return self.say(f"pieces.{told}", 1) if told in ("Fort", "Settlement") else self.name("leader", told)

    # ---- Factions ---------------------------------------------------------------------------------------------------

    def resources(self, view: View, seat: str) -> str:
        """What a player wants to know at every question."""
        purses = view["position"]["resources"]
        return self.say("resources", purses[seat]) if seat in purses else ""

    def standing(self, faction: str, view: View) -> str:
        """7.2, A7.2 What counts for the Faction's victory, and what it must exceed."""
        scores, goals = view["scores"], view["goals"]
        counted = [(scores[key], goals[key]) for key in COUNTED.get(faction, ())]
        if faction == "Arverni":
            counted.append((self.allied(faction, view), goals["arverni_allies"]))
        if faction == "Aedui":
            counted.append((self.allied(faction, view), scores["other_most_allies"]))
        of_half = f"standing.{faction}.{view.get('half')}"
        key = of_half if self.can_say(of_half) else f"standing.{faction}"
        return self.say(key, *[number for pair in counted for number in pair])

    def allied(self, faction: str, view: View) -> int:
        """Allies and Citadels of a Faction on the map."""
        tribes = [facts["status"] for region in view["regions"].values() for facts in region["tribes"].values()]
        return sum(status.partition(" ")[0] == faction for status in tribes)

    def margin(self, faction: str, view: View) -> str:
        return self.say("margin", view["margins"][faction])

    def waiting(self, faction: str, seats: Mapping[str, str]) -> str:
        """A2.1 Who will play a Faction that now has no part, by the one that he plays before; nobody, in most games."""
        before = game_info(self.game).heirs.get(faction)
        return self.say("later", self.sign(before)) if before is not None and before in seats else ""

    def player_word(self, faction: str, view: View, seats: Mapping[str, str]) -> str:
        """Who plays a Faction; a second Faction is named by the first in the same hands (1.5.1)."""
        first = view["players"][faction]
        return speech.player_name(seats[faction]) if first == faction else self.say("same_player", self.sign(first))

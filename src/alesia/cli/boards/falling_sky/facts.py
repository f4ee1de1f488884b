"""What both forms of the board say, out of the view: cards, tracks, Regions by group, and the Factions' standing."""

from collections.abc import Mapping

from alesia.cli import speech
from alesia.cli.boards.base import View
from alesia.kernel.word import Word

GAME = "falling-sky"
FACTIONS = ("Romans", "Arverni", "Aedui", "Belgae", "Germans")
ALONE = ""  # Regions of no group
COLOURS = {"Romans": "red", "Arverni": "green", "Aedui": "blue", "Belgae": "yellow", "Germans": "magenta"}


def say(msgid: str, *facts: object, **named: object) -> str:
    """A message of this board."""
    return speech.words_of(GAME, "_board").text(f"board.{msgid}", *facts, **named)


def name(kind: str, ident: object) -> str:
    """What a thing is called."""
    return speech.name(GAME, kind, ident)


def sign(faction: str) -> str:
    """A Faction in two letters."""
    return say(f"sign.{faction}")


def title(view: View) -> str:
    return say("title", speech.scenario(GAME, view["position"]["scenario"], view["scenario"]))


# ---- cards and tracks -------------------------------------------------------------------------------------------


def card_name(which: str, card: View) -> str:
    if not card["number"]:
        return say(f"{which}.none")
    return say(which, name("card", card["name"]) if card["name"] == card["title"] else numbered(card))


def numbered(card: View) -> str:
    """A card by its number and title."""
    return f"{card['name']} {name('title', card['title'])}"


def tracks(view: View) -> str:
    """Deck and Winters, the Senate, the Legions off the map, and the Circumvallation marker."""
    position = view["position"]
    facts = [say("deck", view["deck"], *view["winters"]), say("senate", name("senate", position["senate"]))]
    facts.append(say("legions", position["legions_track"], position["fallen"]))
    more = [key for key in ("removed_legions", "harvest_legions", "vercingetorix") if key in position]
    facts += [say(key, Word("box", position[key]) if key == "vercingetorix" else position[key]) for key in more]
    return say("between").join(facts + wall(position))


def wall(position: View) -> list[str]:
    """4 Where the Circumvallation marker is, and on which pieces."""
    if "circumvallation" not in position:
        return []
    facts = position["circumvallation"]
    group = ", ".join([*filter(None, [pieces(facts["pieces"])]), *[name("tribe", each) for each in facts["tribes"]]])
    return [say("circumvallation", Word("region", facts["region"]), Word("faction", facts["faction"]), group)]


def lasting(view: View) -> list[str]:
    """What holds beside the pieces: Capabilities in effect (5.3), and facedown cards that this seat has looked at."""
    found = []
    if view["in_effect"]:
        found.append(say("capabilities", ", ".join(map(capability, view["in_effect"]))))
    if view["peeked"]:
        found.append(say("peeked", ", ".join(map(numbered, view["peeked"]))))
    return found


def capability(facts: Mapping[str, object]) -> str:
    words = say("capability", facts["number"], Word("title", str(facts["title"])), Word("side", str(facts["side"])))
    return words if facts["holder"] is None else say("held", words, Word("faction", str(facts["holder"])))


# ---- Regions ----------------------------------------------------------------------------------------------------


def groups(view: View) -> dict[str, dict[str, View]]:
    """The Regions as the map groups them; those that stand alone share a heading."""
    found: dict[str, dict[str, View]] = {"Belgica": {}, "Celtica": {}, "Germania": {}, ALONE: {}}
    for region, facts in view["regions"].items():
        found.get(facts["group"], found[ALONE])[region] = facts
    return {say("alone") if group == ALONE else name("group", group): regions for group, regions in found.items()}


def told_forces(region: str, faction: str, view: View) -> str:
    """The pieces of a Faction in a Region as a position text tells them, with the name of the Leader."""
    return str(view["position"]["regions"].get(region, {}).get(faction, ""))


def pieces(told: str) -> str:
    """Pieces as a position text tells them ("Caesar, 3 Legions, 2 revealed Auxilia"), in words."""
    return ", ".join(_piece(each) for each in told.split(", ") if each)


def _piece(told: str) -> str:
    n, _, kind = told.partition(" ")
    if n.isdigit():
        return say(f"pieces.{kind.removesuffix('s')}", int(n))
    return say("pieces.Fort", 1) if told == "Fort" else name("leader", told)


# ---- Factions ---------------------------------------------------------------------------------------------------


def resources(view: View, seat: str) -> str:
    """What a player wants to know at every question."""
    purses = view["position"]["resources"]
    return say("resources", purses[seat]) if seat in purses else ""


def standing(faction: str, view: View) -> str:
    """7.2 What counts for the Faction's victory, and what it must exceed."""
    scores, goals = view["scores"], view["goals"]
    facts = {
        "Romans": (scores["subdued_dispersed_allies"], goals["subdued_dispersed_allies"]),
        "Arverni": (
            *(scores["off_map_legions"], goals["off_map_legions"]),
            *(allied(faction, view), goals["arverni_allies"]),
        ),
        "Aedui": (allied(faction, view), scores["other_most_allies"]),
        "Belgae": (scores["control_and_allies"], goals["control_and_allies"]),
    }
    return say(f"standing.{faction}", *facts[faction])


def allied(faction: str, view: View) -> int:
    """Allies and Citadels of a Faction on the map."""
    tribes = [facts["status"] for region in view["regions"].values() for facts in region["tribes"].values()]
    return sum(status.partition(" ")[0] == faction for status in tribes)


def margin(faction: str, view: View) -> str:
    return say("margin", view["margins"][faction])


def player_word(faction: str, view: View, seats: Mapping[str, str]) -> str:
    """Who plays a Faction; a second Faction is named by the first in the same hands (1.5.1)."""
    first = view["players"][faction]
    return speech.player_name(seats[faction]) if first == faction else say("same_player", sign(first))

"""What both forms of the board say, out of the view: the turn, tracks, boxes, cards, Provinces, spaces and armies."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from alesia.cli import speech
from alesia.cli.boards.base import View
from alesia.cli.boards.speaking import Speaker, side
from alesia.games.rome_vs_gaul.components import CARD_NAMED, HAND, LAST_TURN, PLAYERS, PROVINCE, Card, Region
from alesia.kernel.word import Word

GAME = "rome-vs-gaul"
ROMAN, GALLIC, NOBODY = "Roman", "Gallic", "Nobody"
SIDES = (ROMAN, GALLIC)
ORDER = (ROMAN, GALLIC, None)
COLOURS = {ROMAN: "red", GALLIC: "green"}
SHOWN_BOXES = ("track", "pool", "council", "submitted", "eliminated", "events", "Rome", "cup", "kept", "gone")

Piece = Mapping[str, Any]

_speaker = Speaker(GAME)
say, name, listed, players = _speaker.say, _speaker.name, _speaker.listed, _speaker.players


def sign(ident: str | None) -> str:
    """A side in two letters; nobody as a dot."""
    return say(f"sign.{ident}") if ident in SIDES else say("sign.none")


# ---- the turn and the tracks ------------------------------------------------------------------------------------


def title(view: View) -> str:
    return say("title", Word("year", view["year"]), max(view["turn"], 1), LAST_TURN, moment(view))


def moment(view: View) -> str:
    """Where in the turn we are."""
    return say(f"phase.{view['phase']}", view["round"], HAND)


def tracks(view: View) -> list[str]:
    """Victory Points and what they come from; Governance; the seas."""
    points = view["victory_points"]
    parts = [say(f"part.{part}", n) for part, n in points.items() if part != "total" and n]
    found = [say("points.of" if parts else "points", points["total"], view["needed"], ", ".join(parts))]
    found.append(say("governance", view["governance_points"], say("apart").join(map(award, view["awards"]))))
    seas = listed([say("sea", name("sea", sea), name("side", holder)) for sea, holder in view["seas"].items()])
    return [*found, say("seas", seas)]


def award(steps: Sequence[int]) -> str:
    return say("award", *steps)


def region(view: View, ident: str) -> str:
    """16.4 Provinces of both sides, and what the Region is worth; overseas none are counted."""
    if ident not in view["regions"]:
        return ""
    facts = view["regions"][ident]
    return say("region", *[facts["provinces"][each] for each in SIDES], facts["worth"])


def boxes(view: View) -> list[str]:
    """Who is off the map, box by box."""
    found = [
        say(f"off.{box}", listed([name("piece", each["name"]) for each in view["boxes"][box]]))
        for box in SHOWN_BOXES
        if view["boxes"][box]
    ]
    return [*found, *([say("council", view["council"])] if view["council"] else [])]


# ---- cards ------------------------------------------------------------------------------------------------------


def cards(view: View) -> list[str]:
    """The hand, the card being played, how many the others hold, discards."""
    found = [say("hand", listed([card(each) for each in view["hand"]]))] if view["hand"] else []
    held = say("between").join(say("hand_of", side(who), view["hands"][who]) for who in SIDES)
    found.append(say("between").join([held, say("deck", view["deck"])]))
    if view["card"] is not None:
        found.append(say("played", side(view["player"]), card(view["card"]), view["action_points"]))
    return [
        *found,
        *([say("discards", listed([name("card", c) for c in view["discards"]]))] if view["discards"] else []),
    ]


def card(ident: str) -> str:
    """A card with its Action Points."""
    return say("card", name("card", ident), CARD_NAMED[ident].points)


def card_remark(ident: str, verb: str) -> str:
    """What a card gives: its points, or its event as well."""
    found = CARD_NAMED[ident]
    points = say("value", found.points)
    return points if verb == "points" else " ".join([points, *dict.fromkeys(events(found))])


def events(found: Card) -> list[str]:
    told = [speech.card_words(GAME, found.number, who.name.casefold()) for who in PLAYERS if found.is_for(who)]
    return [words for words in told if words]


# ---- Provinces, spaces, armies ----------------------------------------------------------------------------------


def provinces(region: Region) -> dict[str, list[str]]:
    """Those of a Region with their spaces, as the map counts them."""
    return {province.name: [space.name for space in province.spaces] for province in region.provinces}


def province_title(ident: str) -> str:
    """With how many spaces control it."""
    needed = PROVINCE[ident].needed
    return say("province", name("province", ident), needed) if needed else name("province", ident)


def ground(view: View, spaces: Sequence[str], message: str, mark_of: Callable[[View], str]) -> list[str]:
    """The spaces of a Province, those with the same marker together; what is nobody's comes last."""
    found: dict[str, list[str]] = {}
    for ident in sorted(spaces, key=lambda each: ORDER.index(view["spaces"][each]["owner"])):
        found.setdefault(mark_of(view["spaces"][ident]), []).append(space_words(view, ident))
    return [say(message, mark, ", ".join(there)) for mark, there in found.items()]


def space_words(view: View, ident: str) -> str:
    """A space with what else lies there."""
    return name("space", ident) + notes(view, ident)


def marker(facts: View) -> str:
    """Whose marker: two letters, with a wall for a city, a Fortified Town or a Stronghold."""
    return say(f"mark.{_kind(facts)}", sign(facts["owner"]))


def holder(facts: View) -> str:
    """The same in words."""
    return say(f"word.{_kind(facts)}", name("side", facts["owner"] or NOBODY))


def _kind(facts: View) -> str:
    return "upgraded" if facts.get("upgraded") else facts["marker"] or "none"


def notes(view: View, ident: str) -> str:
    points = view["spaces"][ident].get("siege_points")
    found = [say("siege_points", points)] if points else []
    found += [say("devastated")] if ident in view["devastated"] else []
    return f" ({', '.join(found)})" if found else ""


def armies(view: View, ident: str) -> list[str]:
    """Each army in a space: who, how strong, behind walls or not."""
    facts = view["spaces"][ident]
    return [
        say("army.inside" if where == "inside" else "army", name("space", ident), *army(facts[where], who))
        for where in ("outside", "inside")
        for who in (*SIDES, NOBODY)
        if any(piece["side"] == who for piece in facts.get(where, ()))
    ]


def stacks(view: View, ident: str) -> list[str]:
    """The same where the space is named already."""
    facts = view["spaces"][ident]
    return [
        say("stack.inside" if where == "inside" else "stack", *army(facts[where], who))
        for where in ("outside", "inside")
        for who in (*SIDES, NOBODY)
        if any(piece["side"] == who for piece in facts.get(where, ()))
    ]


def army(pieces: Sequence[Piece], who: str) -> tuple[str, int, str]:
    own = [piece for piece in pieces if piece["side"] == who]
    called = name("side", who) if who in SIDES else say("germani")
    return called, sum(piece.get("strength", 0) for piece in own), ", ".join(map(piece_words, own))


def piece_words(piece: Piece) -> str:
    """A piece by its name; one that is reduced, marches now or has moved, with a sign."""
    reduced = piece.get("steps") == 1 and piece["kind"] in ("legion", "tribe", "german")
    found = short(piece["name"]) + (say("reduced_mark") if reduced else "")
    if piece.get("marching"):
        return found + say("marching_mark")
    return found + (say("moved_mark") if piece.get("moved") else "")


def short(ident: str) -> str:
    """Legions are known by their numbers."""
    return ident.removeprefix("Legion ") if ident.startswith("Legion ") else name("piece", ident)


def space_remark(view: View, ident: str) -> str:
    """Whose it is, and who stands there."""
    return say("apart").join([holder(view["spaces"][ident]) + notes(view, ident), *stacks(view, ident)])


def piece_remark(view: View, ident: str) -> str:
    """Where a piece stands, and how strong it is."""
    for space, facts in view["spaces"].items():
        for piece in (*facts.get("outside", ()), *facts.get("inside", ())):
            if piece["name"] == ident:
                return say("piece_at" if "strength" in piece else "leader_at", *_standing(space, piece))
    return ""


def _standing(space: str, piece: Piece) -> tuple[Word, int]:
    return Word("space", space), piece.get("strength", 0)


# ---- the fight --------------------------------------------------------------------------------------------------


def fight(view: View) -> list[str]:
    """The battle or siege under way, and who stands there."""
    if (battle := view["battle"]) is not None:
        return [battle_words(battle), *stacks(view, battle["space"])]
    if (siege := view["siege"]) is None:
        return []
    told = say("siege", Word("space", siege["space"]), siege["attack"], siege["defence"])
    return [told, *stacks(view, siege["space"])]


def battle_words(battle: View) -> str:
    facts = [Word("space", battle["space"]), side(battle["attacker"]), battle["attack"], battle["defence"]]
    key = "battle.Nobody" if battle["attacker"] == NOBODY else "battle"
    if battle["hits"] is None:
        return say(key, *facts)
    dice = [" ".join(map(str, dice)) for dice in battle["dice"]]
    return say(f"{key}.dice", *facts, *dice, *battle["hits"])

"""What both forms of the board say, out of the view: the year, tracks, cards, areas, blocks and a battle."""

from collections.abc import Mapping, Sequence
from typing import Any

from alesia.cli import speech
from alesia.cli.boards.base import View
from alesia.cli.boards.speaking import Speaker, side
from alesia.games.gallic_war.components import AREA, CARD, HAND, LAST_TURN, MOST_SUPPLY, WIN_TRIBES
from alesia.kernel.word import Word

ROMAN, BARBARIAN, NEUTRAL = "Roman", "Barbarian", "Neutral"
SIDES = (ROMAN, BARBARIAN)
COLOURS = {ROMAN: "red", BARBARIAN: "bright_blue"}
GAME = "gallic-war"
ELSEWHERE = ""  # areas of no group
GROUPS = ("Celtae", "Belgica", "Aquitania")
WOODS = ("black", "blue", "grey", "green")
ACTIVATIONS = {ROMAN: 1, BARBARIAN: 2}

Block = Mapping[str, Any]

_speaker = Speaker(GAME)
say, name, names, listed, players = _speaker.say, _speaker.name, _speaker.names, _speaker.listed, _speaker.players


def sign(ident: str) -> str:
    """A side in two letters."""
    return say(f"sign.{ident}")


# ---- the year and the tracks ------------------------------------------------------------------------------------


def title(view: View) -> str:
    return say("title", Word("year", view["year"]), view["turn"], LAST_TURN, moment(view))


def moment(view: View) -> str:
    """Where in the year we are."""
    return say(f"phase.{view['phase']}", view["round"], HAND)


def tracks(view: View) -> list[str]:
    """Supply, tribes and victory points; then what else the year has seen."""
    counts = [say("supply", view["supply"], MOST_SUPPLY), say("tribes", *of_both(view["tribes"]), WIN_TRIBES)]
    counts.append(say("points", *of_both(view["victory_points"])))
    return [say("between").join(counts), *([say("between").join(found)] if (found := marks(view)) else [])]


def of_both(numbers: Mapping[str, int]) -> tuple[int, int]:
    return numbers[ROMAN], numbers[BARBARIAN]


def marks(view: View) -> list[str]:
    """What lies on the turn track, and what was counted this year."""
    found = [say(key) for key in ("caesar_wintered", "ariovistus_wintered") if view[key]]
    found += [say("raids", view["raids"])] if view["raids"] else []
    found += [say("harvest", Word("harvest", view["harvest"]), view["garrison"])] if view["harvest"] else []
    found += [say("home", Word("unit", leader), Word("area", area)) for leader, area in view["homes"].items()]
    return [*found, *legions_due(view)]


def legions_due(view: View) -> list[str]:
    """6.7 The legions on the turn track, each under the first turn at whose end it may come."""
    first: dict[str, str] = {}
    for turn, names in view["legions_due"].items():
        first |= {name: turn for name in names if name not in first}
    due = [
        say("due", listed([short(n) for n in first if first[n] == turn]), turn)
        for turn in dict.fromkeys(first.values())
    ]
    return [*due, *([say("delayed", listed([short(name) for name in view["delayed"]]))] if view["delayed"] else [])]


def fallen(view: View) -> list[str]:
    """Units set aside until the end of the turn."""
    fallen = view["eliminated"].items()
    return [say("fallen", side(who), listed([*map(short, units)])) for who, units in fallen if units]


# ---- cards ------------------------------------------------------------------------------------------------------


def cards(view: View) -> list[str]:
    """The hand, what lies open, activations and discards."""
    found = [say("hand", listed([card(name) for name in view["hand"]]))] if view["hand"] else []
    found.append(say("between").join(say("hand_of", side(who), view["hands"][who]) for who in SIDES))
    if any(view["played"].values()):
        found.append(say("between").join(played(view, who) for who in SIDES if view["played"][who]))
    if any(view["activations"].values()):
        found.append(say("between").join(activated(view, who) for who in SIDES))
    found += [say("discards", listed(names("card", view["discards"])))] if view["discards"] else []
    return [*found, *([say("removed", listed(names("card", view["removed"])))] if view["removed"] else [])]


def card(ident: str) -> str:
    """A card with its Action Points."""
    return say("card", name("card", ident), CARD[ident].value)


def played(view: View, who: str) -> str:
    action = view["actions"][who]
    facts = (side(who), card(view["played"][who]))
    return say("played", *facts) if action is None else say("played.for", *facts, say(f"action.{action}"))


def activated(view: View, who: str) -> str:
    """5.2.1C Neutral tribes activated this year, and how many may be."""
    return say("activations", side(who), listed(names("card", view["activations"][who])), ACTIVATIONS[who])


def card_remark(view: View, ident: str) -> str:
    """What a card is worth, and what its event does for whoever looks at it."""
    told = [speech.card_words(GAME, CARD[ident] + 1, who.casefold()) for who in own_sides(view)]
    return " ".join([say("value", CARD[ident].value), *filter(None, told)])


def own_sides(view: View) -> list[str]:
    """The sides whose blocks this view shows; both when one person plays both (9.2)."""
    areas = view["areas"].values()
    return [who for who in SIDES if any("moved" in block for area in areas for block in area["blocks"].get(who, ()))]


# ---- areas and blocks -------------------------------------------------------------------------------------------


def groups(view: View) -> dict[str, dict[str, View]]:
    """The areas as the map groups them; home areas and the off-map area share a heading."""
    found: dict[str, dict[str, View]] = {**{group: {} for group in GROUPS}, ELSEWHERE: {}}
    for ident, area in view["areas"].items():
        found.get(area["group"], found[ELSEWHERE])[ident] = area
    return {name("group", group) if group else say("elsewhere"): areas for group, areas in found.items()}


def is_quiet(area: View) -> bool:
    """Nobody but its neutral tribe is there."""
    return list(area["blocks"]) == [NEUTRAL]


def tribe(area: View) -> str:
    """Whose the units of the tribe are that lives there, wherever they stand."""
    return "+".join(sign(who) for who in area["tribe"])


def short(ident: str) -> str:
    """Legions are known by their numbers."""
    return ident.removeprefix("Legion ") if ident.startswith("Legion ") else name("unit", ident)


def pips(block: Block) -> str:
    """The strength of a block, and of a reduced one its full strength."""
    now, full = block["strength"], block["full"]
    return str(now) if now == full else f"{now}/{full}"


def force(blocks: Sequence[Block]) -> list[str]:
    """Blocks that can be read by name and strength, the others by the colour of their wood."""
    return [*[named(block) for block in blocks if "name" in block], *blanks(blocks)]


def named(block: Block) -> str:
    mark = say("reserve_mark") if block.get("reserve") else say("moved_mark") if block.get("moved") else ""
    return say("block", short(block["name"]), pips(block)) + mark


def blanks(blocks: Sequence[Block]) -> list[str]:
    colours = [block["colour"] for block in blocks if "name" not in block]
    return [say("blank", colours.count(wood), wood) for wood in WOODS if wood in colours]


def ground(ident: str, area: View) -> list[str]:
    """A fortified town with its supply, a port, the Alps."""
    found = [say("fort", name("city", area["fort"]), area["supply"])] if area["fort"] else []
    found += [say("port")] if area["port"] else []
    return [*found, *([say("alps")] if AREA[ident].alps else [])]


def area_remark(view: View, name: str) -> str:
    """An area in short, behind an option."""
    area = view["areas"][name]
    parts = [say("side", sign(who), ", ".join(force(blocks))) for who, blocks in area["blocks"].items() if who in SIDES]
    if NEUTRAL in area["blocks"]:
        parts.append(say("neutral", len(area["blocks"][NEUTRAL])))
    return say("apart").join([*(parts or [say("empty")]), *ground(name, area)])


# ---- units and battle -------------------------------------------------------------------------------------------


def block_named(view: View, name: str) -> Block | None:
    """A block that can be read, wherever it stands."""
    areas = view["areas"].values()
    blocks = (block for area in areas for blocks in area["blocks"].values() for block in blocks)
    return next((block for block in blocks if block.get("name") == name), None)


def unit_remark(view: View, name: str) -> str:
    block = block_named(view, name)
    return "" if block is None else say("unit", pips(block), block["initiative"], block["rating"])


def battle_title(view: View) -> str:
    battle = view["battle"]
    facts = (Word("area", battle["area"]), side(battle["attacker"]), battle["round"])
    parts = [say("battle", *facts) if battle["round"] else say("battle.begins", *facts)]
    parts += [say("reserves", side(who), n) for who, n in battle["reserves"].items() if n]
    return say("apart").join([*parts, *ground(battle["area"], view["areas"][battle["area"]])])


def lying(view: View, step: View) -> list[Block]:
    """The blocks of those who act together."""
    blocks = view["areas"][view["battle"]["area"]]["blocks"][step["side"]]
    return [block for block in blocks if block.get("name") in step["units"]]

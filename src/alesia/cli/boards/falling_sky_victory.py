"""7.2 How far each Faction is, as its player counts it."""

from alesia.cli.boards.base import View
from alesia.words.catalogue import text

DOMAIN = "falling_sky_board"
ROMAN_GOAL, BELGIC_GOAL, LEGIONS_GOAL, ARVERNI_ALLIES_GOAL = 15, 15, 6, 8


def standing(faction: str, view: View) -> str:
    """What counts for the Faction's victory, and what it must exceed."""
    scores = view["scores"]
    facts = {
        "Romans": (scores["subdued_dispersed_allies"], ROMAN_GOAL),
        "Arverni": (scores["off_map_legions"], LEGIONS_GOAL, allied(faction, view), ARVERNI_ALLIES_GOAL),
        "Aedui": (allied(faction, view), scores["other_most_allies"]),
        "Belgae": (scores["control_and_allies"], BELGIC_GOAL),
    }
    return text(f"board.standing.{faction}", *facts[faction], domain=DOMAIN)


def allied(faction: str, view: View) -> int:
    """Allies and Citadels of a Faction on the map."""
    tribes = [facts["status"] for region in view["regions"].values() for facts in region["tribes"].values()]
    return sum(status.partition(" ")[0] == faction for status in tribes)

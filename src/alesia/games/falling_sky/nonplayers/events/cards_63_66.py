"""8.2.1 Non-players and the Events 63 to 66: instructions, and the answers to what the cards ask.

The Germans whom the Romans guide by 65 and 66 are in guided.py, Migration is in migration.py.
"""

from alesia.games.falling_sky.components import AEDUI, ARVERNI, BELGAE
from alesia.games.falling_sky.nonplayers.events.answers import best_target
from alesia.games.falling_sky.nonplayers.events.choosing import SAME_REGION, regions_in
from alesia.games.falling_sky.nonplayers.events.errands import adds_no_allies
from alesia.games.falling_sky.nonplayers.events.register import answers, instruct
from alesia.games.falling_sky.nonplayers.events.verdict import SHADED_TEXT
from alesia.games.falling_sky.nonplayers.mind import DONE, Mind, named, offered
from alesia.kernel.ask import Ask, Option

WINTER_CAMPAIGN, CORREUS, GERMAN_ALLEGIANCES = range(63, 66)

instruct("instruction.shaded", AEDUI, WINTER_CAMPAIGN, GERMAN_ALLEGIANCES, side=SHADED_TEXT)
instruct("instruction.more_allies", BELGAE, CORREUS, GERMAN_ALLEGIANCES, no=adds_no_allies)

# ---- 63 Winter Campaign -----------------------------------------------------------------------------------------


@answers(WINTER_CAMPAIGN, "winter_campaign")
def campaign(mind: Mind, ask: Ask) -> Option | None:
    """8.2.3 The Command that the flowchart leads to, with its Special Ability; then, if there was none, another."""
    if not named(ask, "command"):
        return DONE
    option = mind.conduct.free_command(mind, ask._replace(key="free_command"))
    return None if option is None else offered(ask, option, DONE)


# ---- 64 Correus -------------------------------------------------------------------------------------------------


@answers(CORREUS, "event_choice")
@answers(CORREUS, "event_tribe")
def deal_or_rebel(mind: Mind, ask: Ask) -> Option:
    """8.4.1 Remi first, other Allies, then Warbands; of own Allies no more than must be; where to place, Remi first."""
    return best_target(mind, ask)


# ---- 65 German Allegiances, shaded ------------------------------------------------------------------------------


@answers(GERMAN_ALLEGIANCES, "event_region", faction=ARVERNI)
@answers(GERMAN_ALLEGIANCES, "event_region", faction=AEDUI)
@answers(GERMAN_ALLEGIANCES, "event_region", faction=BELGAE)
def fealty_in(mind: Mind, ask: Ask) -> Option:
    """8.3.1 On in the same Region, else by dice."""
    return mind.choose(regions_in(ask), SAME_REGION).option


@answers(GERMAN_ALLEGIANCES, "event_tribe")
def fealty_of(mind: Mind, ask: Ask) -> Option:
    """8.4.1 Replace rather than remove; Cities first."""
    return best_target(mind, ask)

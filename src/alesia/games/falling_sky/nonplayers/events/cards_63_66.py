"""8.2.1 Non-players and the Events 63 to 66: instructions, and the answers to what the cards ask.

The Germans whom the Romans guide by 65 and 66 are in guided.py, Migration is in migration.py.
"""

from alesia.games.falling_sky.available import available_allies
from alesia.games.falling_sky.board import ally_owner, place_ally
from alesia.games.falling_sky.commands.rally import rally_regions, rally_sites
from alesia.games.falling_sky.components import AEDUI, ARVERNI, BELGAE, BELGICA, Tribe
from alesia.games.falling_sky.events.actions import begin_free
from alesia.games.falling_sky.nonplayers.events.answers import best_target
from alesia.games.falling_sky.nonplayers.events.choosing import SAME_REGION, left_to_pick, regions_in
from alesia.games.falling_sky.nonplayers.events.errands import adds_no_allies
from alesia.games.falling_sky.nonplayers.events.granted import commands_offered
from alesia.games.falling_sky.nonplayers.events.register import answers, instruct
from alesia.games.falling_sky.nonplayers.events.tribes import tribes_in
from alesia.games.falling_sky.nonplayers.events.verdict import SHADED_TEXT
from alesia.games.falling_sky.nonplayers.frost import is_frost
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.rallying import CITIES_FIRST
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.options import DONE, offered

WINTER_CAMPAIGN, CORREUS, GERMAN_ALLEGIANCES = range(63, 66)

instruct("instruction.shaded", AEDUI, WINTER_CAMPAIGN, GERMAN_ALLEGIANCES, side=SHADED_TEXT)
instruct("instruction.more_allies", BELGAE, CORREUS, GERMAN_ALLEGIANCES, no=adds_no_allies)

# ---- 63 Winter Campaign -----------------------------------------------------------------------------------------


@answers(WINTER_CAMPAIGN, "winter_campaign")
def campaign(mind: Mind, ask: Ask) -> Option | None:
    """8.2.3 The Command that the flowchart leads to, with its Special Ability; then, if there was none, another."""
    commands = commands_offered(ask, "command")
    if not commands:
        return DONE
    if len(commands) == 1:
        mind.walk.remind("event.only_command", "8.2.3", commands[0])
    option = mind.conduct.free_command(mind, ask._replace(key="free_command"))
    return None if option is None else offered(ask, option, DONE)


# ---- 64 Correus -------------------------------------------------------------------------------------------------


@answers(CORREUS, "event_choice")
@answers(CORREUS, "event_tribe")
def deal_or_rebel(mind: Mind, ask: Ask) -> Option:
    """8.4.1 Remi first, other Allies, then Warbands; of own Allies no more than must be; where to place, Remi first."""
    tribes = tribes_in(ask) if ask.key == "event_tribe" and left_to_pick(ask) == 1 else []
    is_all_one = _both_are_won if ask.about[1] == "place" else _comes_back
    return tribes[0].option if len(tribes) == 2 and is_all_one(mind, tribes) else best_target(mind, ask)


def _comes_back(mind: Mind, allied: list[Tribe]) -> bool:
    """Whether the Belgae must remove one of two own Allies, and place it again beside the third Tribe's."""
    own = all(ally_owner(mind.s, tribe) == BELGAE for tribe in allied)
    return own and mind.faction is BELGAE and available_allies(mind.s, BELGAE) > 0


def _both_are_won(mind: Mind, sites: list[Tribe]) -> bool:
    """Whether the Rally that follows is sure to win the one that is left, whichever that is."""
    equal = CITIES_FIRST.score(mind, sites[0]) == CITIES_FIRST.score(mind, sites[1])
    return equal and not is_frost(mind, mind.s) and all(_rallies_there_alone(mind, t) for t in sites)


def _rallies_there_alone(mind: Mind, first: Tribe) -> bool:
    """After an Ally at this Tribe: whether a Rally in Belgica can place another in the same Region alone."""
    after = mind.s.copy()
    place_ally(after, first, BELGAE)
    begin_free(after, BELGAE, BELGICA, 0)
    return [r for r in rally_regions(after, BELGAE) if r in BELGICA and rally_sites(after, BELGAE, r)] == [first.region]


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

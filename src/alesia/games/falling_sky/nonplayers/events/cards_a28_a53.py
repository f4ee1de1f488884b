"""A8.6.6, A8.8.8 Admagetobriga (A28): who lends Warbands; Frumentum (A53): what the Aedui give."""

from alesia.games.falling_sky.board import total
from alesia.games.falling_sky.components import AEDUI, GERMANS, ROMANS, Faction, Region
from alesia.games.falling_sky.nonplayers.events.register import answers
from alesia.games.falling_sky.nonplayers.mind import NO, Mind, at_most, yes_if
from alesia.kernel.ask import Ask, Option

ADMAGETOBRIGA, FRUMENTUM = 128, 153


@answers(ADMAGETOBRIGA, "event_confirm")
def lend_warbands(mind: Mind, ask: Ask) -> Option | None:
    """A8.8.8 Romans never, 8.4.2 nor Germans; A8.6.6 Belgae and Aedui where the other fights as well."""
    if ask.about[1] != "lend":
        return None
    executing, region = ask.about[2:4]
    assert isinstance(executing, Faction)
    assert isinstance(region, Region)
    if mind.faction in (ROMANS, GERMANS):
        mind.walk.note(
            "reaction.lends_nothing", "A8.8.8" if mind.faction is ROMANS else "8.4.2", mind.faction, executing
        )
        return NO
    fights = total(mind.s, region, executing) > 0
    mind.walk.note("aedui.lends", "A8.6.6", executing, region, fights)
    return yes_if(fights)


@answers(FRUMENTUM, "event_number", faction=AEDUI)
def name_half(mind: Mind, ask: Ask) -> Option | None:
    """A8.6.6 Half for Non-player Romans, nothing for a player."""
    if ask.about[1] != "purse":
        return None
    played, there = mind.is_player(ROMANS), mind.s.resources[AEDUI]
    mind.walk.note("aedui.half_the_corn", "A8.6.6", there, played)
    return at_most(ask, 0 if played else there // 2)

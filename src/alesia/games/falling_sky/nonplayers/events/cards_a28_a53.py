"""A8.6.6, A8.8.8 Admagetobriga (A28): who lends Warbands; Frumentum (A53): what the Aedui give."""

from alesia.games.falling_sky.board import total
from alesia.games.falling_sky.commands.base import RECRUIT
from alesia.games.falling_sky.components import AEDUI, GERMANS, ROMANS, Faction, Region
from alesia.games.falling_sky.nonplayers.chart import follow_free
from alesia.games.falling_sky.nonplayers.events.granted import commands_offered, thinking_of
from alesia.games.falling_sky.nonplayers.events.register import answers
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import CommandPlan
from alesia.games.falling_sky.nonplayers.romans.build import find_build
from alesia.games.falling_sky.nonplayers.romans.scout import find_scout
from alesia.games.falling_sky.state import State, begin_grant
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.options import DONE, NO, at_most, offered, yes_if

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


@answers(FRUMENTUM, "event_choice", faction=ROMANS)
def use_corn(mind: Mind, ask: Ask) -> Option | None:
    """8.2.3 The Commands that the flowchart leads to; Build or else Scout before a Recruit, or when no Command is
    left, unless the Special Ability has been used."""
    corn, ability = ask.about[2], bool(ask.about[3])
    mind.walk.note("romans.corn", "5.1", corn, ability)
    with thinking_of(mind, _begun(mind.s, ability)):
        plan = _next_command(mind, ask)
        if ability and (plan is None or plan.of is RECRUIT):
            mind.ability = find_build(mind) or find_scout(mind)
            option = None if mind.ability is None else offered(ask, mind.ability.option)
            if option is not None:
                return option
    if plan is None:
        return DONE
    mind.plan = plan
    return Option("command", plan.of.name)


def _begun(s: State, ability: bool) -> State:
    """As an action of its own will find the board."""
    board = s.copy()
    begin_grant(board, ROMANS)
    board.grants = int(ability)
    board.campaign = 1
    return board


def _next_command(mind: Mind, ask: Ask) -> CommandPlan | None:
    commands = commands_offered(ask, "command")
    plan = follow_free(mind, mind.conduct.chart, mind.conduct.start, commands) if commands else None
    return plan if isinstance(plan, CommandPlan) else None

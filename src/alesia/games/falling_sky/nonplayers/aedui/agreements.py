"""8.6.6 What the Non-player Aedui agree to and give, 8.6.7 their Quarters."""

from alesia.games.falling_sky.board import allies_and_citadels
from alesia.games.falling_sky.components import AEDUI, ARVERNI, REGION, ROMANS, Faction, Region
from alesia.games.falling_sky.control import controller
from alesia.games.falling_sky.negotiation import RELUCTANT_SCORE
from alesia.games.falling_sky.nonplayers.gift import FRIENDLY_SCORE
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.tracks import roman_score
from alesia.games.falling_sky.winter.quarters import open_regions
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, NO, most, named, yes_if

AGREES_UP_TO = 4


def agrees(mind: Mind, faction: object) -> bool:
    """Never for Arverni or Belgae; for Romans by their score, and perhaps a die."""
    score = roman_score(mind.s)
    if faction is not ROMANS:
        mind.walk.remind("aedui.refuses", "8.6.6", faction)
        return False
    if not mind.is_player(ROMANS):
        mind.walk.remind("aedui.agrees", "8.6.6", faction)
        return True
    mind.walk.remind("aedui.roman_score", "8.6.6", score, (score > FRIENDLY_SCORE) + (score > RELUCTANT_SCORE))
    if FRIENDLY_SCORE < score <= RELUCTANT_SCORE:
        return mind.roll("aedui.agreement", "8.6.6") <= AGREES_UP_TO
    return score <= FRIENDLY_SCORE


class Agreements:
    """The questions of others to the Aedui."""

    harassed: tuple[Faction, ...] = (ARVERNI,)  # 8.4.2 Vercingetorix, never the Romans

    def agree_supply(self, mind: Mind, ask: Ask) -> Option:
        return yes_if(agrees(mind, ask.about[0]))

    def agree_retreat(self, mind: Mind, ask: Ask) -> Option:
        return yes_if(agrees(mind, ask.about[0]))

    def agree_quarters(self, mind: Mind, ask: Ask) -> Option:
        return yes_if(agrees(mind, ask.about[0]))

    def agree_truce(self, mind: Mind, ask: Ask) -> Option:
        """They never Harass Romans, so they may as well say so."""
        habit = "reaction.harasses_not" if ask.about[0] is ROMANS else "reaction.refuses"
        mind.walk.remind(habit, "8.4.2", AEDUI, ask.about[0])
        return yes_if(ask.about[0] is ROMANS)

    def gift(self, mind: Mind, ask: Ask) -> Option:
        """Ten Resources when the Romans fall below two while the Aedui have more than twenty."""
        played = mind.is_player(ROMANS)
        mind.walk.note("aedui.gift", "8.6.6", mind.s.resources[ROMANS], mind.s.resources[AEDUI], played)
        return yes_if(not played or agrees(mind, ROMANS))

    def grant(self, mind: Mind, ask: Ask) -> Option:
        """What they give they give unasked."""
        mind.walk.remind("aedui.gives_unasked", "8.6.6")
        return NO

    # ---- 8.6.7 ----------------------------------------------------------------------------------------------

    def quarters_from(self, mind: Mind, ask: Ask) -> Option:
        """Only out of Devastated Regions without an Aedui Ally or Citadel; their order by dice, if it matters."""
        origins = [REGION[str(option.noun)] for option in named(ask, "region")]
        hungry = [r for r in origins if mind.s.devastated[r] and not allies_and_citadels(mind.s, r, AEDUI)]
        mind.walk.remind("aedui.quarters.hungry" if hungry else "aedui.quarters.stay", "8.6.7", *hungry)
        return mind.choose_next(hungry, len(hungry) if _leave_apart(mind, hungry) else 1).option if hungry else DONE

    def quarters_to(self, mind: Mind, ask: Ask) -> Option:
        regions = [REGION[str(option.noun)] for option in named(ask, "region")]
        return mind.choose(regions, OWN_CONTROL).option

    def quarters_number(self, mind: Mind, ask: Ask) -> Option:
        return most(ask)


def _leave_apart(mind: Mind, origins: list[Region]) -> bool:
    """Whether none can come to where another might win Control, and so open the Region to it."""
    ways = [to for origin in origins for to in open_regions(mind.s, AEDUI, origin)]
    foreign = [to for to in ways if controller(mind.s, to) is not AEDUI]
    return len(foreign) == len(set(foreign))


OWN_CONTROL = Priority("aedui.quarters.own_control", lambda mind, r: controller(mind.s, r) is AEDUI)

"""8.6.8, 8.8.8 Diviciacus (38): when Non-player Aedui and Romans lend one another Warbands and Auxilia."""

from alesia.games.falling_sky.components import AEDUI, ROMANS, Faction, Region
from alesia.games.falling_sky.negotiation import is_nonplayer
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.sharing import all_shared, is_lending, may_share, shareable
from alesia.games.falling_sky.state import State, end_sharing
from alesia.games.falling_sky.tracks import roman_score, victory_margin
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.options import named, offered, yes_if

SHARED_COMMANDS = ("battle", "raid")


def lends(s: State, lender: Faction) -> bool:
    """Aedui to Commands and defence of Rome while its score is at most 12; Romans to Commands of Aedui who do not
    exceed their threshold, never to their defence. (Against the lender nothing is ever shared.)"""
    return is_lending(s, lender) and (lender is AEDUI or s.actor == AEDUI)


class SharingAnswers:
    """The questions of the Capability."""

    def agree_share(self, mind: Mind, ask: Ask) -> Option:
        agreed = lends(mind.s, mind.faction)
        if mind.faction is AEDUI:
            mind.walk.remind("sharing.aedui", "8.6.8", roman_score(mind.s), agreed)
        else:
            mind.walk.remind("sharing.romans", "8.8.8", victory_margin(mind.s, AEDUI), mind.s.actor == AEDUI, agreed)
        return yes_if(agreed)

    def share(self, mind: Mind, ask: Ask) -> Option:
        """In their own Commands both use the other's pieces as far as they can; in defence the Romans do."""
        return yes_if(mind.faction is ROMANS or mind.s.actor == mind.faction)

    def shared_bands(self, mind: Mind, ask: Ask) -> Option:
        """8.6.8 The Aedui place Auxilia only when they have no Warbands left; 8.8.8 the Romans never Warbands."""
        return min(named(ask, "number"), key=lambda option: int(option.noun or 0))


def are_lent(mind: Mind, s: State) -> bool:
    """Whether Non-player Romans are sure to agree that Auxilia act as Aedui Warbands."""
    return not mind.is_player(ROMANS) and lends(s, ROMANS)


def is_lent_in_defence(s: State, attacker: Faction, defender: Faction, region: Region) -> bool:
    """8.6.8 Whether Non-player Aedui are sure to fight beside Romans who are attacked here; 8.8.8 these ask them, and
    a Roman player, whom it serves, is reckoned to."""
    if defender is not ROMANS or attacker is AEDUI or not is_nonplayer(s, AEDUI):
        return False
    return may_share(s, ROMANS, region) and lends(s, AEDUI)


def with_auxilia(mind: Mind) -> State:
    """8.6.8 The board with all Auxilia that Non-player Romans are sure to lend to a Command of the Aedui."""
    s = mind.s
    return all_shared(s, AEDUI) if shareable(s, AEDUI) and are_lent(mind, s) else s


def for_abilities(s: State) -> State:
    """Auxilia and Warbands that a Command shares are not in its Special Abilities; A1.4 with Diviciacus they are."""
    if s.diviciacus or not s.shared:
        return s
    apart = s.copy()
    end_sharing(apart)
    return apart


def share_first(mind: Mind, ask: Ask, step: Option) -> Option | None:
    """Before a step in a Region: ask for the other's pieces there."""
    return offered(ask, Option("share", step.noun))

"""8.8.8 Diviciacus (38): Aedui Warbands that act as Auxilia in Roman Commands."""

from alesia.games.falling_sky.board import bands
from alesia.games.falling_sky.components import AEDUI, ROMANS, Region
from alesia.games.falling_sky.negotiation import AGREED
from alesia.games.falling_sky.nonplayers.diviciacus import lends
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.sharing import may_share, set_shared, shareable
from alesia.games.falling_sky.state import State, end_sharing


def are_sure(mind: Mind) -> bool:
    """Non-player Aedui who lend them, or players who have agreed."""
    return mind.s.pact[AEDUI] == AGREED if mind.is_player(AEDUI) else lends(mind.s, AEDUI)


def are_unasked(mind: Mind) -> bool:
    return mind.is_player(AEDUI) and not mind.s.pact[AEDUI]


def lent_bands(mind: Mind, region: Region) -> int:
    """How many Warbands are sure to act as Auxilia here."""
    return bands(mind.s, region, AEDUI) if may_share(mind.s, ROMANS, region) and are_sure(mind) else 0


def with_warbands(mind: Mind) -> State:
    """The board with all Warbands that are lent, or may be."""
    found = shareable(mind.s, ROMANS)
    if not found or not (are_sure(mind) or are_unasked(mind)):
        return mind.s
    together = mind.s.copy()
    for region in found:
        set_shared(together, ROMANS, region)
    return together


def without_sharing(s: State) -> State:
    """The board as it will count again after the Command."""
    if not s.shared:
        return s
    apart = s.copy()
    end_sharing(apart)
    return apart

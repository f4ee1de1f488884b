"""8.4.1 Losses, 8.4.2 Harassment, 8.4.3 Retreat: how Non-players answer the actions of others."""

from alesia.games.falling_sky.board import has_leader, mobile, total
from alesia.games.falling_sky.components import AEDUI, ARVERNI, HIDDEN, REGION, ROMANS, Faction, Piece, Region, Tribe
from alesia.games.falling_sky.nonplayers.assault import (
    Assault,
    assault_of,
    is_nobody_left_to_go,
    wants_retreat,
    wants_to_slip_away,
)
from alesia.games.falling_sky.nonplayers.frost import bars_harassment
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import CITADEL_WORTH, noun_of, owner, worth
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, NO, YES, named, offered, yes_if

STAND, REMOVE_ALL = Option("stand"), Option("remove_all")
LENT_FIRST = {ROMANS: "8.8.8", AEDUI: "8.6.8"}  # by which rule pieces that others lend are lost before own ones
RETREAT, RETREAT_NOWHERE = Option("retreat"), Option("retreat_nowhere")


class Reactions:
    """Questions that come up in the actions of other Factions, or as their consequence."""

    # ---- 8.4.1 Losses ---------------------------------------------------------------------------------------

    def loss(self, mind: Mind, ask: Ask) -> Option:
        """The reverse of the order in which pieces are placed."""
        left = ask.about[1]
        assert isinstance(left, int)
        return least_worth(mind, ask, losses=left)

    def harassment_loss(self, mind: Mind, ask: Ask) -> Option:
        return least_worth(mind, ask)

    def starve(self, mind: Mind, ask: Ask) -> Option:
        return least_worth(mind, ask)

    def marched(self, mind: Mind, ask: Ask) -> Option:
        """Of equal pieces those are lost that have already Marched."""
        return max(named(ask, "number"), key=lambda option: int(option.noun or 0))

    def give_way(self, mind: Mind, ask: Ask) -> Option:
        """4.5.2 Retreat rather than remove; what is worth least goes first."""
        retreats = named(ask, "retreat")
        return least_worth(mind, ask, retreats or named(ask, "remove"))

    def walled(self, mind: Mind, ask: Ask) -> Option:
        """4 Which pieces flip, those walled in or others: own ones so that most who may leave stay Hidden, those of
        others so that fewest do."""
        what = ask.about[1]
        own = isinstance(what, Piece) and what.faction is mind.faction
        return (max if own else min)(named(ask, "number"), key=lambda option: int(option.noun or 0))

    # ---- 8.4.2 Harassment -----------------------------------------------------------------------------------

    def harass(self, mind: Mind, ask: Ask) -> Option:
        """Belgae and Arverni (A8.4 Germans) Harass Romans; Aedui and Romans Harass Vercingetorix, who is not in
        Ariovistus; nobody else; 8.4.4 nor upon Frost where that could bring a player to victory."""
        victim, region, n = ask.about
        assert isinstance(victim, Faction)
        assert isinstance(region, Region)
        assert isinstance(n, int)
        if victim in self.harassed and bars_harassment(mind, victim, region, n):
            mind.walk.note("reaction.frost", "8.4.4", mind.faction, victim, region)
            return NO
        wont = "reaction.harasses_vercingetorix" if victim is ARVERNI else "reaction.harasses"
        habit = wont if victim in self.harassed else "reaction.harasses_not"
        mind.walk.remind(habit, "8.4.2", mind.faction, victim)
        return yes_if(victim in self.harassed)

    harassed: tuple[Faction, ...] = (ROMANS,)

    # ---- 8.4.3 Retreat --------------------------------------------------------------------------------------

    def declare_retreat(self, mind: Mind, ask: Ask) -> Option:
        """Stand, or Retreat for one of three reasons; first ask whoever might let the Faction in; 3.2.4 with nowhere to
        go a Retreat may still save somebody."""
        assault = assault_of(mind, ask)
        if offered(ask, RETREAT) or named(ask, "ask_retreat"):
            wanted = wants_retreat(mind, assault)
            return (offered(ask, RETREAT) or _host(mind, ask, assault) or STAND) if wanted else STAND
        if not wants_to_slip_away(mind, assault):
            return STAND
        mind.walk.note("retreat.slips_away", "8.4.3", mind.faction)
        return RETREAT_NOWHERE

    def retreat_to(self, mind: Mind, ask: Ask) -> Option:
        """Where the Leader goes; join him; else the most own pieces."""
        regions = [REGION[str(option.noun)] for option in named(ask, "region")]
        led, mind.led_to = mind.led_to, None
        if regions:
            if ask.rule == "4.5.2":
                mind.walk.remind("retreat.rather_than_remove", "8.4.3", mind.faction)
            return (led if led in regions else mind.choose(regions, JOIN_LEADER, JOIN_MOST)).option
        return _host(mind, ask) or REMOVE_ALL

    def leader_stays(self, mind: Mind, ask: Ask) -> Option:
        """The Leader ends where the most own pieces are: here, or in a Region that is open to the Retreat; of equal
        Regions by dice (8.3.4)."""
        region, *ways = [each for each in ask.about if isinstance(each, Region)]
        if not ways:
            return YES
        company = {region: _staying(mind, region)}
        company |= {to: total(mind.s, to, mind.faction) + _leaving(mind, region) for to in ways}
        mind.walk.note("retreat.leader", "8.4.3", region, company[region], max(company[to] for to in ways))
        most = Priority("priority.join_most", lambda _, each: company[each])
        mind.led_to = mind.choose([region, *ways], most)
        return yes_if(mind.led_to is region)

    def hidden_stay(self, mind: Mind, ask: Ask) -> Option:
        """Gauls, A8.4 or Germans, who Retreat from Romans leave all Hidden Warbands in place."""
        mind.walk.remind("retreat.hidden_stay", "8.4.3")
        return max(named(ask, "number"), key=lambda option: int(option.noun or 0))


def _staying(mind: Mind, region: Region) -> int:
    """Who stays without the Leader: Hidden Warbands (all of them), Allies and Citadel."""
    unseen = mind.s.pieces[region.base + mind.faction.base + HIDDEN]
    return unseen + total(mind.s, region, mind.faction) - mobile(mind.s, region, mind.faction)


def _leaving(mind: Mind, region: Region) -> int:
    """Who leaves with the Leader."""
    unseen = mind.s.pieces[region.base + mind.faction.base + HIDDEN]
    return mobile(mind.s, region, mind.faction) - unseen - 1


JOIN_LEADER = Priority("priority.join_leader", lambda mind, region: has_leader(mind.s, region, mind.faction))
JOIN_MOST = Priority("priority.join_most", lambda mind, region: total(mind.s, region, mind.faction))


def _host(mind: Mind, ask: Ask, assault: Assault | None = None) -> Option | None:
    """Whom to ask next for a Retreat: where the Leader is, or most own pieces are, then by dice (8.3.4), unless nobody
    would be left to go there."""
    hosts = [REGION[str(option.noun)] for option in named(ask, "ask_retreat")]
    if not hosts:
        return None
    best = mind.narrow(hosts, JOIN_LEADER, JOIN_MOST)
    gone = assault is not None and len(best) > 1 and is_nobody_left_to_go(mind, assault)
    return Option("ask_retreat", (best[0] if gone else mind.pick(best)).name)


def least_worth(mind: Mind, ask: Ask, options: list[Option] | None = None, losses: int = 1) -> Option:
    """8.4.1 What the Faction would place last; borrowed pieces before its own; equal Tribes by dice, unless there are
    Losses for all of them (8.3.4)."""

    def keep(option: Option) -> tuple[int, int, int]:
        what = noun_of(option)
        if option.verb == "elite":
            return (-1, 0, 0)  # 8.7.8 picked Warbands roll first
        if option.verb == "abatis":
            return (1, CITADEL_WORTH, 0)  # A64 as a Fort, but before what is a piece (ruling)
        if what is None:
            return (99, 0, 0)
        return (int(owner(mind.s, what) is mind.faction), worth(mind.s, what), 1)

    mind.walk.remind("reaction.losses", "8.4.1", mind.faction)
    choices = [o for o in options or ask.options if o != DONE] or list(ask.options)
    if mind.tells and any(owner(mind.s, what) is not mind.faction for o in choices if (what := noun_of(o)) is not None):
        mind.walk.remind("reaction.lent_first", LENT_FIRST.get(mind.faction, "8.4.1"), mind.faction)
    least = min(choices, key=keep)
    if not isinstance(noun_of(least), Tribe):
        return least
    equal = [option for option in choices if keep(option) == keep(least)]
    return least if len(equal) <= losses else mind.pick(equal)

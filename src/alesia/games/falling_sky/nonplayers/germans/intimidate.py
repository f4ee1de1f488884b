"""A8.7.1 Intimidate: before Battle, after Raid or March, and free with a Raid (A3.4.3)."""

from collections.abc import Sequence
from typing import NamedTuple

from alesia.games.falling_sky.abilities.base import INTIMIDATE
from alesia.games.falling_sky.abilities.intimidate import MOST, cowed, intimidate_regions, panic, victims
from alesia.games.falling_sky.board import allies, bands, hidden, remove, subdue, total
from alesia.games.falling_sky.commands.losses import Target, how_many
from alesia.games.falling_sky.components import AEDUI, FACTIONS, GERMANS, REGION, ROMANS, Faction, Piece, Region, Tribe
from alesia.games.falling_sky.nonplayers.beset import Fight
from alesia.games.falling_sky.nonplayers.forecast import survivors
from alesia.games.falling_sky.nonplayers.frost import is_barred, is_frost
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import enemy_rank, noun_of, owner, worth
from alesia.games.falling_sky.nonplayers.plans import AbilityPlan
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import Ask, Option
from alesia.kernel.word import phrase
from alesia.nonplayers.options import DONE, at_most, most, named, offered


class Prey(NamedTuple):
    """Pieces of one Faction that are to be removed from a Region, the first first."""

    region: Region
    faction: Faction
    struck: tuple[Target, ...]

    @property
    def phrase(self) -> object:
        return phrase("phrase.at", self.faction, self.region)


# ---- whom -------------------------------------------------------------------------------------------------------


def is_spared(mind: Mind, faction: Faction) -> bool:
    """Arverni and Non-player Belgae."""
    return not mind.is_player(faction) and faction not in (ROMANS, AEDUI)


def _rank(mind: Mind, what: Target) -> tuple[int, ...]:
    """The lower, the sooner: players before Non-players, Allies before others, Romans, Aedui, Belgae; 8.4.1 of these
    what is worth most."""
    faction = _owner(mind.s, what)
    order = (not mind.is_player(faction), not isinstance(what, Tribe), enemy_rank(mind.s, GERMANS, faction))
    return (*order, -worth(mind.s, what))


def _owner(s: State, what: Target) -> Faction:
    faction = owner(s, what)
    assert faction is not None
    return faction


def _targets(mind: Mind, faction: Faction, region: Region, battles: Sequence[Fight]) -> list[Target]:
    """Its pieces in the order of the list, but those that a Battle there is sure to remove; one at least is left to be
    fought."""
    s = mind.s
    kinds = sorted(cowed(s, faction, region), key=lambda what: _rank(mind, what))
    found = [what for what in kinds for _ in range(how_many(s, region, what))]
    if Fight(region, faction) not in battles:
        return found
    left = survivors(s, GERMANS, faction, region)
    tribes = [what for what in found if isinstance(what, Tribe)][: max(allies(t, region, faction) for t in left)]
    others = [what for what in found if isinstance(what, Piece)][: max(bands(t, region, faction) for t in left)]
    open_: list[Target] = [*tribes, *others]
    return open_[: total(s, region, faction) - 1]


def _permitted(mind: Mind, region: Region, found: list[Target], cap: int) -> tuple[Target, ...]:
    """As many of them as may be removed; 8.4.4 without those that would bring a player too far."""
    if not is_frost(mind, mind.s):
        return tuple(found[:cap])
    struck: tuple[Target, ...] = ()
    for what in found:
        after = bereft(mind.s, region, (*struck, what))
        if len(struck) < cap and not is_barred(mind, mind.s, after):
            struck += (what,)
    return struck


def bereft(s: State, region: Region, struck: Sequence[Target]) -> State:
    """The board without these pieces."""
    after = s.copy()
    for what in struck:
        if isinstance(what, Tribe):
            subdue(after, what)
        else:
            remove(after, region, what)
    return after


def find_prey(
    mind: Mind,
    region: Region,
    battles: Sequence[Fight] = (),
    cap: int | None = None,
    among: Sequence[Faction] = FACTIONS,
) -> Prey | None:
    """What to remove there: the best piece says of which Faction."""
    s = mind.s
    cap = min(hidden(s, region, GERMANS), MOST + panic(s)) if cap is None else cap
    open_ = [f for f in victims(s, region) if f in among and not is_spared(mind, f)]
    preys = [Prey(region, f, _permitted(mind, region, _targets(mind, f, region, battles), cap)) for f in open_]
    return min((prey for prey in preys if prey.struck), key=lambda prey: _rank(mind, prey.struck[0]), default=None)


def _is_barred_there(mind: Mind, region: Region, battles: Sequence[Fight] = ()) -> bool:
    """8.4.4 Where nobody may be removed, whether somebody could be."""
    open_ = [f for f in victims(mind.s, region) if not is_spared(mind, f)]
    return any(_targets(mind, f, region, battles) for f in open_)


# ---- answers ----------------------------------------------------------------------------------------------------


class IntimidateAnswers:
    """Whom and how many, wherever Germans Intimidate: by Special Ability, by Event, or free with a Raid."""

    battles: Sequence[Fight] = ()

    def intimidate_number(self, mind: Mind, ask: Ask) -> Option:
        """One Warband for each piece; one for a marker."""
        prey = find_prey(mind, _region(ask), self.battles)
        return at_most(ask, 1 if prey is None else len(prey.struck))

    def free_intimidate(self, mind: Mind, ask: Ask) -> Option:
        """A3.4.3 At least for the marker, unless that removes somebody whom they spare."""
        region = _region(ask)
        prey = find_prey(mind, region, cap=int(most(ask).noun or 0))
        if prey is not None:
            _tell(mind, prey)
            return at_most(ask, len(prey.struck))
        spares = bool(victims(mind.s, region))
        key = "frost" if _is_barred_there(mind, region) else "spares" if spares else "marker"
        mind.walk.note(f"germans.intimidate.{key}", "A3.4.3", region)
        return at_most(ask, int(not spares))

    def intimidate_faction(self, mind: Mind, ask: Ask) -> Option | None:
        prey = find_prey(mind, _region(ask), self.battles, cap=1)
        return None if prey is None else offered(ask, prey.faction.option)

    def intimidate_piece(self, mind: Mind, ask: Ask) -> Option:
        """Equal Allies by dice, unless all of them go."""
        found = [what for option in ask.options if (what := noun_of(option)) is not None]
        left = int(str(ask.about[1]))
        prey = find_prey(mind, _region(ask), self.battles, left, [_owner(mind.s, what) for what in found])
        first = min(found, key=lambda what: _rank(mind, what)) if prey is None else prey.struck[0]
        alike = [what for what in found if _rank(mind, what) == _rank(mind, first)]
        return mind.choose_next(alike, left).option


def _region(ask: Ask) -> Region:
    region = ask.about[0]
    assert isinstance(region, Region)
    return region


class IntimidatePlan(IntimidateAnswers, AbilityPlan):
    """Wherever a piece can be removed; then, as one was, wherever a marker can be placed without removing anybody."""

    name = INTIMIDATE.name

    def __init__(self, battles: Sequence[Fight] = ()) -> None:
        self.battles = battles

    def intimidate(self, mind: Mind, ask: Ask) -> Option | None:
        regions = [REGION[str(option.noun)] for option in named(ask, "region")]
        preys = [prey for r in regions if (prey := find_prey(mind, r, self.battles))]
        if preys:
            prey = self._next(mind, preys)
            _tell(mind, prey)
            return prey.region.option
        bare = [r for r in regions if not victims(mind.s, r)]
        if not bare:
            return DONE
        mind.walk.note("germans.intimidate.marker", "A8.7.1", bare[0])
        return bare[0].option

    def _next(self, mind: Mind, preys: list[Prey]) -> Prey:
        """The order matters to nobody, but 8.4.4 if all of them together would bring a player too far."""
        if not _is_too_much(mind, preys):
            return preys[0]
        best = min(_rank(mind, prey.struck[0]) for prey in preys)
        return mind.pick([prey for prey in preys if _rank(mind, prey.struck[0]) == best])


def _is_too_much(mind: Mind, preys: list[Prey]) -> bool:
    after = mind.s
    for prey in preys:
        after = bereft(after, prey.region, prey.struck)
    return is_barred(mind, mind.s, after)


def _tell(mind: Mind, prey: Prey) -> None:
    tribes = sum([isinstance(what, Tribe) for what in prey.struck])
    facts = (prey.region, prey.faction, tribes, len(prey.struck) - tribes)
    mind.walk.note("germans.intimidate.removes", "A8.7.1", *facts)


# ---- the box ----------------------------------------------------------------------------------------------------


def find_intimidate(mind: Mind, battles: Sequence[Fight] = ()) -> IntimidatePlan | None:
    """G_INTIMIDATE Before these Battles, or after Raid or March: whether anybody can be removed."""
    return mind.consider("G_INTIMIDATE", "A8.7.1", lambda mind: _think(mind, battles))


def _think(mind: Mind, battles: Sequence[Fight]) -> IntimidatePlan | None:
    regions = intimidate_regions(mind.s)
    if any(find_prey(mind, r, battles) for r in regions):
        return IntimidatePlan(battles)
    if barred := tuple([r for r in regions if _is_barred_there(mind, r, battles)]):
        mind.worthless("why.germans.intimidate_in_frost", barred)
    elif regions:
        mind.needless("why.germans.nobody_to_intimidate", tuple(regions), bool(battles))
    else:
        mind.impossible("why.germans.no_intimidate")
    return None

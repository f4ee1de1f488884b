"""A20 Morbihan.

Unshaded: if there are Romans within one Region of Veneti, they may remove all Arverni from it and Seize there free, as
if with Roman Control; nobody rolls for a Rally. Harassment is as usual, by those who are left. Shaded: if the Tribe
Veneti is an Arverni Ally, all Arverni Warbands of Veneti and the Regions next to it Ambush the Romans in one of these
Regions, which the executing Faction chooses, as if they were there: together they have more Hidden than the Romans,
and nobody moves. Should Caesar hold, he strikes back at Warbands of all these.

Traps: any Roman piece will do, an Ally or a Fort too; the Seize needs no Roman in Veneti, for the text decrees it.
Shaded: nobody need be in the Region chosen; a Fort halves the Losses; near Diviciacus Hidden Aedui Warbands that the
Romans share count with their Auxilia; where no Loss is possible the Arverni do not attack; if sharing or the Slingers
(13) keep the Ambush off, another of these Regions is chosen (5.1.3).
"""

from alesia.games.falling_sky.abilities.ambush import hidden_there
from alesia.games.falling_sky.board import ally_owner, hidden, own_pieces, total
from alesia.games.falling_sky.commands.base import BATTLE, SEIZE, battle_rule
from alesia.games.falling_sky.commands.battle import resolve, skirmish
from alesia.games.falling_sky.commands.losses import can_lose, exposed, harassment
from alesia.games.falling_sky.commands.seize import Seizure, seize_in, would_yield
from alesia.games.falling_sky.commands.strength import Terms, attack_losses, is_sheltered
from alesia.games.falling_sky.components import ARVERNI, FACTIONS, OWN_BANDS, ROMANS, TRIBE, Faction, Region
from alesia.games.falling_sky.events.actions import agree, begin_free, choose_region
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.exchange import clear_of
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import vicinity
from alesia.games.falling_sky.sharing import defend_together, offer_to_share, part_after_battle
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Procedure

VENETI = TRIBE["Veneti"]
HOME = VENETI.region
CRUSHED = Seizure(as_controlled=True, rally=False)


def can_crush(s: State, faction: Faction) -> bool:
    near = any(total(s, r, ROMANS) for r in vicinity(s, HOME))
    return near and (total(s, HOME, ARVERNI) > 0 or would_seize(s))


def would_seize(s: State) -> bool:
    """Whether anything could be Dispersed or Foraged, or somebody Harass."""
    if would_yield(s, HOME):
        return True
    return bool(exposed(s, ROMANS, HOME)) and any(harassment(s, f, HOME) for f in FACTIONS if f is not ROMANS)


@event(120, UNSHADED, can_crush)
def veneti_crushed(g: Gaul, faction: Faction) -> Procedure[None]:
    if can_crush(g.state, faction) and (yield from agree(g, ROMANS, "seize")):
        clear_of(g, HOME, ARVERNI)
        begin_free(g.state, ROMANS, (HOME,), 0)
        g.state.command = SEIZE
        yield from offer_to_share(g, ROMANS, HOME)  # A1.4 who is lent takes Losses of Harassment, and does not Harass
        yield from seize_in(g, HOME, CRUSHED)


# ---- shaded -----------------------------------------------------------------------------------------------------


def as_if_there(s: State, region: Region) -> Terms:
    """The Warbands in the Region, and all others around Veneti."""
    there = own_pieces(s, region, OWN_BANDS[ARVERNI])
    group = tuple((what, s.pieces[region.base + what]) for what in there)
    return Terms(attackers=group, support=tuple(r for r in vicinity(s, HOME) if r is not region))


def outnumber(s: State, region: Region) -> bool:
    return sum(hidden(s, r, ARVERNI) for r in vicinity(s, HOME)) > hidden_there(s, ROMANS, region)


def coasts(s: State) -> list[Region]:
    """Where the Romans can be Ambushed and would take a Loss."""
    if ally_owner(s, VENETI) != ARVERNI:
        return []
    return [r for r in vicinity(s, HOME) if outnumber(s, r) and would_hurt(s, r)]


def would_hurt(s: State, region: Region) -> bool:
    terms = as_if_there(s, region)
    halved = is_sheltered(s, ARVERNI, ROMANS, region, terms)
    return can_lose(s, ROMANS, region) and attack_losses(s, ARVERNI, ROMANS, region, halved, terms) > 0


@event(120, SHADED, lambda s, faction: bool(coasts(s)))
def superior_celtic_ships(g: Gaul, faction: Faction) -> Procedure[None]:
    """5.1.3 Where the Ambush is kept off, in another Region."""
    begin_free(g.state, ARVERNI, (), 0)
    g.state.command = BATTLE
    tried: list[Region] = []
    while found := [r for r in coasts(g.state) if r not in tried]:
        region = yield from choose_region(g, faction, sorted(found), "ambush")
        if (yield from ambush(g, region)):
            return
        tried.append(region)


def ambush(g: Gaul, region: Region) -> Procedure[bool]:
    """13 The Slingers shoot first; A1.4 the Romans may ask the Aedui; then Hidden pieces are counted. Whether it came
    to that."""
    s, rule = g.state, battle_rule(g.state, ARVERNI)
    terms = yield from skirmish(g, ARVERNI, region, as_if_there(s, region))
    yield from defend_together(g, ARVERNI, ROMANS, region)
    possible = outnumber(s, region) and would_hurt(s, region)
    if possible:
        g.log("battle", rule, ARVERNI, ROMANS, region)
        g.log("ambush", rule, ARVERNI, ROMANS, region)
        yield from resolve(g, ARVERNI, ROMANS, region, True, False, terms)
    else:
        g.log("ambush_kept_off", rule, ARVERNI, ROMANS, region)
    part_after_battle(s, ARVERNI)
    return possible

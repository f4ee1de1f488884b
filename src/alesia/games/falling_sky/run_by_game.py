"""What a Faction does that the game runs: Germans (6.2), Arverni (A6.2). Rules and dice choose for it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from alesia.games.falling_sky.abilities.ambush import hidden_there, more_hidden
from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.board import fresh, loose, move, own_pieces, place_bands, total
from alesia.games.falling_sky.commands.battle import fight
from alesia.games.falling_sky.commands.losses import can_lose
from alesia.games.falling_sky.commands.strength import PLAIN, Terms, attack_losses, has_motivation, is_sheltered
from alesia.games.falling_sky.components import FACTIONS, OWN_BANDS, Faction, Region
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.drawing import draw_lot
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import lands
from alesia.kernel.ask import Procedure, draw

Targets = Callable[[State, Region], list[Faction]]
Ranking = Callable[[State, Sequence[Faction]], Sequence[Faction]]

# ---- 6.2.1, A6.2.1 Rally ----------------------------------------------------------------------------------------


def rally_warbands(g: Gaul, faction: Faction, wanted: dict[Region, int], question: str, rule: str) -> Procedure[None]:
    """As many Warbands as are wanted; if too few are Available, Regions at random."""
    s, left = g.state, dict(wanted)
    while left and available_bands(s, faction):
        short = available_bands(s, faction) < sum(left.values())
        region = (yield from draw_lot(g, question, rule, list(left))) if short else next(iter(left))
        n = place_bands(s, region, faction, left.pop(region))
        g.log("place_bands", rule, faction, region, n)


# ---- 6.2.2, A6.2.2 March ----------------------------------------------------------------------------------------


def surplus(s: State, faction: Faction, region: Region) -> int:
    """Warbands beyond what the Faction's Control needs, 4 but for those who are walled in."""
    if not controls(s, faction, region):
        return 0
    beyond = 2 * total(s, region, faction) - sum([total(s, region, f) for f in FACTIONS]) - 1
    return min(sum([loose(s, region, what) for what in OWN_BANDS[faction]]), beyond)


def move_group(s: State, faction: Faction, origin: Region, to: Region, n: int) -> None:
    """Hidden Warbands go first, then Revealed, then Scouted; none that has Marched."""
    for what in own_pieces(s, origin, OWN_BANDS[faction]):
        going = min(n, fresh(s, origin, what))
        move(s, origin, to, what, going)
        s.moved[to.base + what] += going
        n -= going


# ---- 6.2.4, A6.2.4 Battle with Ambush ---------------------------------------------------------------------------


class Lots(NamedTuple):
    """The dice of these Battles: where the next one is, whom it strikes, by which rule; whether another enemy may be
    attacked instead of one who cannot be Ambushed after all."""

    region: str
    target: str
    rule: str
    others: bool


def ambush_targets(s: State, faction: Faction, region: Region) -> list[Faction]:
    """3.4.4, A4.3.3 Enemies with pieces and fewer Hidden ones than the Faction; no Leader is needed."""
    if not hidden_there(s, faction, region):
        return []
    return [f for f in FACTIONS if f is not faction and total(s, region, f) and more_hidden(s, faction, f, region)]


def would_lose(s: State, faction: Faction, defender: Faction, region: Region) -> bool:
    """At least one whole Loss, A33 of Germans too who take half, and a piece that can take it."""
    halved = is_sheltered(s, faction, defender, region) or has_motivation(s, faction, defender)
    return attack_losses(s, faction, defender, region, halved) > 0 and can_lose(s, defender, region)


def battle_targets(s: State, faction: Faction, region: Region) -> list[Faction]:
    """Whom the Faction can Ambush and would cause a Loss."""
    return [f for f in ambush_targets(s, faction, region) if would_lose(s, faction, f, region)]


def battle_everywhere(
    g: Gaul,
    faction: Faction,
    targets: Targets,
    ranking: Ranking,
    lots: Lots,
    terms: Terms = PLAIN,
    first: Region | None = None,
) -> Procedure[None]:
    """One Battle in each Region with targets, in the first one first; the rest of the order is random, and so is the
    choice among the targets that rank highest."""
    s, fought = g.state, 0
    while regions := [r for r in lands(s) if not fought & r.mask and targets(s, r)]:
        region = first if first in regions else (yield from draw(lots.region, lots.rule, regions))
        fought |= region.mask
        yield from _battle_in(g, faction, region, targets, ranking, lots, terms)


def _battle_in(
    g: Gaul, faction: Faction, region: Region, targets: Targets, ranking: Ranking, lots: Lots, terms: Terms
) -> Procedure[None]:
    """Against one enemy; A6.2.4 if the Ambush is kept off, by sharing (A1.4) or Slingers (13), or would cause no Loss
    any more, against another."""
    s, out_of_reach = g.state, list[Faction]()
    while enemies := [f for f in targets(s, region) if f not in out_of_reach]:
        defender = yield from draw_lot(g, lots.target, lots.rule, ranking(s, enemies))
        g.log("battle", lots.rule, faction, defender, region)
        if not lots.others:
            yield from fight(g, faction, defender, region, ambush=True, terms=terms)
            return
        hurts = partial(would_lose, faction=faction, defender=defender, region=region)
        if (yield from fight(g, faction, defender, region, ambush=True, terms=terms, worthwhile=hurts)):
            return
        g.log("ambush_kept_off", lots.rule, faction, defender, region)
        out_of_reach.append(defender)

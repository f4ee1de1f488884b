"""8.8.1, 8.8.3 The box of the March: by what is sure, or in the hope that players will not Harass."""

from collections.abc import Sequence

from alesia.games.falling_sky.board import count, has_leader
from alesia.games.falling_sky.commands.base import MARCH, is_frost
from alesia.games.falling_sky.components import LEGION, ROMANS, Faction, Region
from alesia.games.falling_sky.nonplayers.gift import open_in_time
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.romans.enemies import ENEMIES, settled_enemies
from alesia.games.falling_sky.nonplayers.romans.leaving import leaving
from alesia.games.falling_sky.nonplayers.romans.march import Marchers, RomanMarchPlan
from alesia.games.falling_sky.nonplayers.romans.routes import is_better, routes
from alesia.games.falling_sky.nonplayers.romans.truce import harassing_players, if_they_agree
from alesia.games.falling_sky.regions import regions


def plan_march(mind: Mind) -> RomanMarchPlan | None:
    """By what is sure; or, if that leads nowhere, in the hope that players will not Harass."""
    origins = open_in_time(mind, MARCH)
    if not origins:
        why = "romans.march.frost" if is_frost(mind.s) else "romans.march.no_origin"
        mind.impossible(why, mind.s.resources[ROMANS])
        return None
    players = _in_the_way(mind, origins)
    marchers, s = Marchers(mind, origins), mind.s
    found = marchers.plan()
    if found is None and players:
        mind.s = if_they_agree(s, players)
        marchers = Marchers(mind, origins, marchers.goals.die)
        found = marchers.plan()
        mind.s = s
        if found is not None:
            mind.walk.note("romans.march.if_they_agree", "8.8.1", tuple(players))
    if found is None:
        mind.impossible("romans.march.no_way")
        return None
    found.to_ask, found.die = players, marchers.goals.die
    if players:
        mind.walk.note("romans.march.asks", "8.8.1", tuple(players))
    return found


def _in_the_way(mind: Mind, origins: Sequence[Region]) -> list[Faction]:
    """Players whose agreement not to Harass would bring a group to an enemy Ally or Citadel, or there unharmed."""
    players = harassing_players(mind, regions(mind.s)) if mind.players(ENEMIES) else []
    homes = [r for r in origins if count(mind.s, r, ROMANS, LEGION) or has_leader(mind.s, r, ROMANS)]
    return [f for f in players if any(_helps(mind, f, origin) for origin in homes)]


def _helps(mind: Mind, player: Faction, origin: Region) -> bool:
    s, force = mind.s, leaving(mind.s, origin)
    now = routes(mind, origin, force)
    mind.s = if_they_agree(s, [player])
    then = routes(mind, origin, force)
    mind.s = s
    return any(settled_enemies(s, r) and is_better(then[r], now.get(r, [])) for r in then)

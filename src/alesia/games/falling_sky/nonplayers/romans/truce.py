"""1.5.2, 8.8.1 Romans ask players not to Harass; Non-players answer by their nature (8.4.2)."""

from collections.abc import Iterable

from alesia.games.falling_sky.board import hidden
from alesia.games.falling_sky.components import ROMANS, Faction, Region
from alesia.games.falling_sky.negotiation import AGREED
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.state import State, altered
from alesia.games.falling_sky.war import players
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.options import offered

ENOUGH = 3  # Hidden Warbands for a Loss (3.2.2)
NEGOTIATE, BACK = Option("negotiate"), Option("back")


def harassing_players(mind: Mind, regions: Iterable[Region]) -> list[Faction]:
    """Players with Hidden Warbands enough in one of the Regions, who have not been asked yet."""
    places = list(regions)
    unasked = [f for f in players(mind.s) if f is not ROMANS and mind.is_player(f) and not mind.s.truce[f]]
    return [f for f in unasked if any(hidden(mind.s, r, f) >= ENOUGH for r in places)]


def if_they_agree(s: State, players: Iterable[Faction]) -> State:
    """The same board, with these players' agreement."""
    t = s.copy()
    for faction in players:
        t.truce = altered(t.truce, faction, AGREED)
    return t


class TruceSeeker:
    """Part of a plan: asks the players concerned before the first Region is selected."""

    to_ask: list[Faction]

    def ask_truce(self, ask: Ask) -> Option | None:
        return offered(ask, NEGOTIATE) if self.to_ask else None

    def negotiate(self, mind: Mind, ask: Ask) -> Option:
        wish = offered(ask, Option("truce", self.to_ask.pop(0).name)) if self.to_ask else None
        return wish or BACK

"""5.4 Commands of one Faction that another leads by Event (A29, A34): who leads is asked where they go, whom they
attack and rob; what is lost, and who Retreats, their owner says as ever."""

from alesia.games.falling_sky.components import Faction
from alesia.kernel.ask import Ask, Procedure

# What the leader is asked in the place of the Faction.
LED = (
    *("march_to", "march_number", "battle_target"),
    *("raid", "raider", "free_intimidate", "intimidate_faction", "intimidate_piece"),
)


def led(action: Procedure[None], faction: Faction, leader: Faction) -> Procedure[None]:
    answer = None
    while True:
        try:
            request = action.send(answer)
        except StopIteration:
            return
        if isinstance(request, Ask) and request.who == faction and request.key in LED:
            request = request._replace(who=leader)
        answer = yield request

"""6 The End of Turn Phase, strictly in order."""

from alesia.games.gallic_war.board import Gaul
from alesia.games.gallic_war.victory import check_tribes
from alesia.games.gallic_war.winter.harvest import call_caesar_back, check_harvest
from alesia.games.gallic_war.winter.home import units_go_home
from alesia.games.gallic_war.winter.reinforcements import reinforcements
from alesia.games.gallic_war.winter.replacements import produce_supply, replacements
from alesia.games.gallic_war.winter.supply import supply_and_attrition
from alesia.kernel.ask import Procedure


def end_of_turn(g: Gaul) -> Procedure[None]:
    """6.0 Harvest, the way home, control, supply, replacements, production, reinforcements."""
    g.log("end_of_turn", "6.0", g.state.turn)
    yield from call_caesar_back(g)
    yield from check_harvest(g)
    yield from units_go_home(g)
    check_tribes(g)
    yield from supply_and_attrition(g)
    yield from replacements(g)
    produce_supply(g)
    yield from reinforcements(g)

"""A8.7.1 Battle, with Ambush or after Intimidate."""

from alesia.games.falling_sky.abilities.intimidate import intimidate_regions
from alesia.games.falling_sky.nonplayers.beset import Fight
from alesia.games.falling_sky.nonplayers.germans.intimidate import bereft, find_intimidate, find_prey
from alesia.games.falling_sky.nonplayers.germans.threat import GERMANIC
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.onslaught import Help, Onslaught, think_onslaught
from alesia.games.falling_sky.nonplayers.plans import AbilityPlan


class GermanicBattle(Onslaught):
    """Without Ambush the Germans Intimidate before Battle."""

    stance = GERMANIC
    ambush_box = "G_AMBUSH"

    @classmethod
    def find_help(cls, mind: Mind, fights: list[Fight]) -> Help | None:
        """The Intimidate that is possible, which leaves alone what a Battle is sure to remove."""
        preys = [prey for r in intimidate_regions(mind.s) if (prey := find_prey(mind, r, fights))]
        if not preys:
            return None
        mind.walk.note("germans.battle.with_help", "A8.7.1")
        board = mind.s
        for prey in preys:
            board = bereft(board, prey.region, prey.struck)
        return Help(board, [(prey.region, prey.faction, len(prey.struck)) for prey in preys])

    def before_battle(self, mind: Mind) -> AbilityPlan | None:
        return find_intimidate(mind, self.fights)


def think_battle(mind: Mind) -> GermanicBattle | None:
    """By force or by Ambush; else after an Intimidate."""
    return think_onslaught(mind, GermanicBattle)

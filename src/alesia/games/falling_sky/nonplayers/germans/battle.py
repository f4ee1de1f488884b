"""A8.7.1 Battle, with Ambush or after Intimidate."""

from alesia.games.falling_sky.abilities.intimidate import intimidate_regions
from alesia.games.falling_sky.components import GERMANS
from alesia.games.falling_sky.nonplayers.beset import Fight
from alesia.games.falling_sky.nonplayers.germans.intimidate import bereft, find_intimidate, find_prey
from alesia.games.falling_sky.nonplayers.germans.threat import GERMANIC
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.onslaught import Help, Marshal, Onslaught, can_hurt, think_onslaught
from alesia.games.falling_sky.nonplayers.plans import AbilityPlan


class GermanicBattle(Onslaught):
    """Without Ambush the Germans Intimidate before Battle."""

    stance = GERMANIC
    ambush_box = "G_AMBUSH"

    @classmethod
    def find_help(cls, mind: Mind, fights: list[Fight]) -> Help | None:
        """The Intimidate that is possible, which leaves alone what a Battle that is won after it is sure to remove."""
        won = [fight for fight in fights if _is_won_after(mind, fight)]
        preys = [prey for r in intimidate_regions(mind.s) if (prey := find_prey(mind, r, won))]
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


def _is_won_after(mind: Mind, fight: Fight) -> bool:
    prey = find_prey(mind, fight.region, [fight]) if fight.region in intimidate_regions(mind.s) else None
    board = mind.s if prey is None else bereft(mind.s, prey.region, prey.struck)
    won = Marshal(mind, GERMANIC).is_won
    return mind.muse(lambda: can_hurt(board, GERMANS, fight) and won(board, fight, False))

"""The Gallic non-player: its chart, and what it answers when Tribes arrive, in spring and to events."""

from alesia.games.rome_vs_gaul.components import GALLIC, ROMAN
from alesia.games.rome_vs_gaul.control import controller, walls_of
from alesia.games.rome_vs_gaul.nonplayers.cards import best_play
from alesia.games.rome_vs_gaul.nonplayers.conduct import Conduct
from alesia.games.rome_vs_gaul.nonplayers.gallic.cards import event_worth
from alesia.games.rome_vs_gaul.nonplayers.gallic.chart import CHART, START, borderlands
from alesia.games.rome_vs_gaul.nonplayers.mind import Mind
from alesia.games.rome_vs_gaul.nonplayers.nouns import but_done, piece_in, pieces, space_in, spaces
from alesia.games.rome_vs_gaul.nonplayers.plans import BATTLE, CLEAR
from alesia.games.rome_vs_gaul.nonplayers.priorities import MOST_MARKERS, STRONGEST, WORTH, gain_of, leading
from alesia.games.rome_vs_gaul.state import ROMAN_INFLUENCE
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, YES, named


class GallicConduct(Conduct):
    side = GALLIC
    chart = CHART
    start = START
    missions = (BATTLE, CLEAR)
    least_march = 4.0

    def play(self, mind: Mind, ask: Ask) -> Option:
        return best_play(mind, ask, event_worth)

    def ambush(self, mind: Mind, ask: Ask) -> Option:
        """35 As soon as it can be played."""
        return ask.options[0]

    def ambush_from(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(spaces(ask), STRONGEST)

    # ---- 5, 6 Tribes and Leaders ------------------------------------------------------------------------------------

    def reinforce(self, mind: Mind, ask: Ask) -> Option:
        """5.1.2 On the map at once; the Council Box only for those who have no home."""
        ready = named(ask, "settle")
        return ready[0] if ready else ask.options[0]

    def settle(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(spaces(ask), UPGRADED, FREE_SPACE, FAR_FROM_ROMANS)

    def move_over(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(leading(mind, but_done(ask)), WORTH)

    def council_displaces(self, mind: Mind, ask: Ask) -> Option:
        return ask.options[0]

    def leader_arrives(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(spaces(ask), WALLED, STRONGEST, FAR_FROM_ROMANS)

    leader_winters = leader_arrives

    def muster(self, mind: Mind, ask: Ask) -> Option:
        """6.1 They stay behind their walls."""
        return DONE

    def muster_to(self, mind: Mind, ask: Ask) -> Option:
        return ask.options[0]

    def take_out(self, mind: Mind, ask: Ask) -> Option:
        """18.3 Tribes first, then markers near home; the others stay for another day."""
        if pieces(ask):
            return pieces(ask)[0]
        near = [option for option in spaces(ask) if space_in(option).province in borderlands(mind.s)]
        worthy = [option for option in near if gain_of(mind, option).worth > 0]
        if not worthy and DONE in ask.options:
            return DONE
        return mind.choose(leading(mind, worthy or spaces(ask)), WORTH)

    def uprising(self, mind: Mind, ask: Ask) -> Option:
        """7.7.3 All of them."""
        return ask.options[0]

    # ---- 7.5 events -------------------------------------------------------------------------------------------------

    def united_gaul(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(leading(mind, but_done(ask)), WORTH)

    def scorched_earth(self, mind: Mind, ask: Ask) -> Option:
        """17.5.3 Where Rome would place next."""
        free = [option for option in spaces(ask) if controller(mind.s, space_in(option)) is None]
        return mind.choose(free, LOSS_IF_ROMAN) if free else DONE

    def general_attack(self, mind: Mind, ask: Ask) -> Option:
        """25, 31 Whoever has the best march."""
        found = [march for option in pieces(ask) if (march := self.march_of(mind, piece_in(option)))]
        best = max(found, key=lambda march: march.worth, default=None)
        self.plan = best
        return DONE if best is None else best.host.leader.option

    def hire(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(spaces(ask), STRONGEST)

    militia = hire

    def upgrade(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(spaces(ask), NEAR_ROMANS)

    def druids(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(named(ask, "province"), MOST_MARKERS)

    def glory(self, mind: Mind, ask: Ask) -> Option:
        """32 Each of them."""
        return ask.options[0]

    def foragers(self, mind: Mind, ask: Ask) -> Option:
        """38 The strongest army."""
        return mind.choose(spaces(ask), NEAR_ROMANS)

    def encourage(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(leading(mind, but_done(ask)), WORTH)

    def indutiomarus(self, mind: Mind, ask: Ask) -> Option:
        """36 A marker, where there is room for one."""
        return mind.choose(leading(mind, spaces(ask)), WORTH) if spaces(ask) else DONE

    def glory_strikes(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(leading(mind, but_done(ask)), WORTH)

    def minor_tribe(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(spaces(ask), FAR_FROM_ROMANS)

    def arrive_inside(self, mind: Mind, ask: Ask) -> Option:
        """10.6 Behind the walls: whoever is there may come out when an enemy comes."""
        return YES


UPGRADED = Priority("priority.upgraded", lambda mind, option: space_in(option).upgrades)
FREE_SPACE = Priority("priority.free_space", lambda mind, option: controller(mind.s, space_in(option)) is None)
WALLED = Priority("priority.walled", lambda mind, option: walls_of(mind.s, space_in(option)) is GALLIC)
FAR_FROM_ROMANS = Priority("priority.far_from_romans", lambda mind, option: -mind.danger(space_in(option)))
NEAR_ROMANS = Priority("priority.near_romans", lambda mind, option: mind.danger(space_in(option)))
LOSS_IF_ROMAN = Priority(
    "priority.loss_if_roman", lambda mind, option: mind.gain(ROMAN, space_in(option), ROMAN_INFLUENCE).worth
)

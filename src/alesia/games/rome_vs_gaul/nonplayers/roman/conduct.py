"""The Roman non-player: its chart, and what it answers in set-up, in winter and to events."""

from alesia.games.rome_vs_gaul.board import pieces_at
from alesia.games.rome_vs_gaul.components import BELGICA, CAESAR, ROMAN, SPACES, Piece
from alesia.games.rome_vs_gaul.nonplayers.armies import distances
from alesia.games.rome_vs_gaul.nonplayers.cards import best_play
from alesia.games.rome_vs_gaul.nonplayers.conduct import Conduct
from alesia.games.rome_vs_gaul.nonplayers.mind import Mind
from alesia.games.rome_vs_gaul.nonplayers.nouns import but_done, piece_in, pieces, space_in, spaces
from alesia.games.rome_vs_gaul.nonplayers.priorities import MOST_MARKERS, WORTH, leading
from alesia.games.rome_vs_gaul.nonplayers.roman.cards import event_worth
from alesia.games.rome_vs_gaul.nonplayers.roman.chart import CHART, START
from alesia.games.rome_vs_gaul.nonplayers.roman.winter import CAMP, Stake, better_camp, legions_at, stakes, unsettled
from alesia.games.rome_vs_gaul.state import NO_MARKER, State
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, PASS, named


class RomanConduct(Conduct):
    side = ROMAN
    chart = CHART
    start = START

    # ---- 7 cards ----------------------------------------------------------------------------------------------------

    def play(self, mind: Mind, ask: Ask) -> Option:
        return best_play(mind, ask, event_worth)

    def winter_campaign(self, mind: Mind, ask: Ask) -> Option:
        """7.3 Never: the last card of the turn is worth more."""
        return PASS

    def winter_march(self, mind: Mind, ask: Ask) -> Option:
        return self._next_march(mind, ask)

    def three_days_march(self, mind: Mind, ask: Ask) -> Option:
        return DONE

    def _next_march(self, mind: Mind, ask: Ask) -> Option:
        """The Leader with the best march."""
        found = [march for option in pieces(ask) if (march := self.march_of(mind, piece_in(option)))]
        best = max(found, key=lambda march: march.worth, default=None)
        self.plan = best
        return DONE if best is None else best.host.leader.option

    def battle_surprise(self, mind: Mind, ask: Ask) -> Option:
        """6 In the next battle."""
        return ask.options[0]

    def veni_vidi_vici(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(leading(mind, but_done(ask)), WORTH)

    def root_and_branch(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(named(ask, "province"), MOST_MARKERS)

    def place_cavalry(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(spaces(ask), WITH_CAESAR, MOST_LEGIONS)

    def tenth_legion(self, mind: Mind, ask: Ask) -> Option:
        """13 It recovers, if it can."""
        return ask.options[0]

    tenth_legion_recovers = fleet = tenth_legion

    # ---- 3, 5 set-up and reinforcements -----------------------------------------------------------------------------

    def set_up_caesar(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(spaces(ask), NEAREST_BELGICA)

    def replacements(self, mind: Mind, ask: Ask) -> Option:
        """5.2 Reduced Legions first, then lost ones; no levy."""
        best = named(ask, "restore") + named(ask, "raise")
        return best[0] if best else DONE

    def levy(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(spaces(ask), LEAST_LOST)

    def bring_back(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(spaces(ask), MOST_LEGIONS)

    legion_arrives = caesar_arrives = displaced_caesar = bring_back

    def legate_arrives(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(spaces(ask), WITHOUT_LEADER, MOST_LEGIONS)

    def displaced_influence(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(spaces(ask), LEAST_LOST)

    # ---- 16 winter --------------------------------------------------------------------------------------------------

    def keep_legate(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(pieces(ask), BEST_LEADER)

    def camp(self, mind: Mind, ask: Ask) -> Option:
        """16.2.2 One Legion after the other, as long as one has a better place."""
        legion = next((legion for legion in unsettled(mind) if better_camp(mind, legion)), None)
        return DONE if legion is None else legion.option

    def camp_at(self, mind: Mind, ask: Ask) -> Option:
        legion = ask.about[0]
        assert isinstance(legion, Piece)
        self.camping = legion
        return mind.choose(spaces(ask), CAMP)

    def stakes(self, s: State) -> list[Stake]:
        return stakes(s)


def _has_leader(mind: Mind, option: Option) -> bool:
    return any(piece.is_leader for piece in pieces_at(mind.s, space_in(option), ROMAN))


def _distance_to_belgica(mind: Mind, option: Option) -> int:
    far = distances(space_in(option))
    return min(far[space] for space in SPACES if space.region is BELGICA and space in far)


MOST_LEGIONS = Priority("priority.most_legions", lambda mind, option: len(legions_at(mind.s, space_in(option))))
WITH_CAESAR = Priority("priority.with_caesar", lambda mind, option: mind.s.place[CAESAR] == space_in(option))
WITHOUT_LEADER = Priority(
    "priority.without_leader",
    lambda mind, option: not _has_leader(mind, option) and len(legions_at(mind.s, space_in(option))) > 0,
)
LEAST_LOST = Priority("priority.least_lost", lambda mind, option: mind.gain(ROMAN, space_in(option), NO_MARKER).worth)
BEST_LEADER = Priority(
    "priority.best_leader", lambda mind, option: 10 * piece_in(option).rating[0] + piece_in(option).command
)
NEAREST_BELGICA = Priority("priority.nearest_belgica", lambda mind, option: -_distance_to_belgica(mind, option))

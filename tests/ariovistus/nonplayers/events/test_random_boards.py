"""8.1, 8.2 The Events of the deck on random boards: whatever Non-players are asked they answer, and what they call
effective changes something."""

import re
from random import Random

import pytest

from alesia.games.falling_sky.components import FACTIONS, Faction
from alesia.games.falling_sky.events.base import EVENTS
from alesia.games.falling_sky.nonplayers.conducts import CONDUCTS
from alesia.games.falling_sky.nonplayers.events.trial import Rehearsal
from alesia.games.falling_sky.nonplayers.events.verdict import side_of, why_not
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.war import ARIOVISTUS
from alesia.kernel.ask import CHANCE, Ask
from alesia.nonplayers.dice import Dice
from alesia.words import explain_lines
from tests.ariovistus.nonplayers.events.boards import some_state

CARDS = tuple(card.name for card in ARIOVISTUS.cards)
BOARDS = 20
SLOW = ("46",)  # a free Battle of the Aedui upon Frost is thought through a hundred times


def index(card: str) -> int:
    return 100 + int(card[1:]) if card.startswith("A") else int(card)


def nonplayer(s: State, faction: Faction) -> Mind:
    s.nonplayers |= 1 << faction
    return Mind(CONDUCTS[faction], s, Dice(lambda: "dice"))


@pytest.mark.parametrize("card", CARDS)
def test_8_1_1_what_is_called_effective_changes_something(card: str) -> None:
    """Whoever plays the card carries it out without a question that it has no answer to, to some effect, and can tell
    how it came to that; every fourth board is one of Frost."""
    for board in range(BOARDS):
        for faction in ARIOVISTUS.players:
            s = some_state(Random(f"{card}/{board}"), card, frost=board % 4 == 3 and card not in SLOW)
            mind = nonplayer(s, faction)
            side = side_of(mind, index(card))
            if why_not(mind, index(card), side) is None:
                trial = Rehearsal(mind, s.copy())
                event = EVENTS[index(card), side]
                assert trial.run(event.body(trial.context, faction), to_the_end=True), (board, faction)
                assert [line for line in tell(mind, trial) if HOLE.search(line)] == []


HOLE = re.compile(r"[{}<>]|\bNone\b|\bTrue\b|\bFalse\b")


def tell(*thinkers: Mind | Rehearsal) -> list[str]:
    """Every walk in sentences."""
    minds = [
        each for thinker in thinkers for each in ([thinker] if isinstance(thinker, Mind) else thinker.minds.values())
    ]
    return [line for mind in minds for _, line in explain_lines(mind.walk, "ariovistus")]


class AtRandom(Rehearsal):
    """A player who takes any option executes the Event; dice fall as they like."""

    chance = Random(0)

    def _answer(self, ask: Ask) -> int:
        if ask.who == CHANCE or self.mind.is_player(FACTIONS[ask.who]):
            return self.chance.randrange(len(ask.options))
        return super()._answer(ask)


@pytest.mark.parametrize("card", CARDS)
def test_8_2_3_nonplayers_answer_whatever_a_players_event_asks_of_them(card: str) -> None:
    """Either side, executed by each Faction in turn: the three others are Non-players. The Event comes to its end, and
    what they thought is told in sentences without a hole."""
    for board in range(BOARDS // 2):
        for faction in ARIOVISTUS.players:
            for side in (UNSHADED, SHADED):
                event = EVENTS.get((index(card), side))
                s = some_state(Random(f"{card}/{board}"), card)
                s.nonplayers = sum(1 << f for f in ARIOVISTUS.players if f is not faction)
                if event is None or not event.effective(s, faction):
                    continue
                trial = AtRandom(Mind(CONDUCTS[faction], s, Dice(lambda: "dice")), s.copy())
                trial.chance = Random(f"{card}/{board}/{faction}/{side}")
                trial.run(event.body(trial.context, faction), to_the_end=True)
                assert [line for line in tell(trial) if HOLE.search(line)] == [], (board, faction, side)

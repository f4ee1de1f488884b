"""The strategist in games of two sides with hidden hands: what it may know, what it tells, and what it begins."""

from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import alesia
from alesia.games import find
from alesia.games.gallic_war.components import ROMAN
from alesia.kernel.ask import Ask, Option
from alesia.kernel.position import Position
from alesia.nonplayers.ways import Order, Variant, Way
from alesia.players import View
from alesia.players.imagining import Imagination
from alesia.players.strategist import Strategist, choosing
from alesia.players.strategist.kinds import read_wish
from alesia.words import advice_text, explain_lines
from alesia.words.explaining import way_text, words_of
from tests.players.moments import moments

GALLIC_WAR, ROME_VS_GAUL = "gallic-war", "rome-vs-gaul"
DUELS = (GALLIC_WAR, ROME_VS_GAUL)
CHOICES = {GALLIC_WAR: ("card", "action", "political", "revolt"), ROME_VS_GAUL: ("play", "action")}
REPLIES = ("retreat_to", "withdraw_to", "regroup_to", "regroup_units")
FROM_THE_HAND = {GALLIC_WAR: "card", ROME_VS_GAUL: "play"}
ASKED = [(game, key) for game, keys in CHOICES.items() for key in keys if key != "revolt"]
ANSWERED = [(GALLIC_WAR, key) for key in REPLIES]


@cache
def moment(game: str, key: str) -> tuple[Position[Any], Ask]:
    """A question of a random game, some time after its start."""
    for seed in range(3, 9):
        for position, ask in moments(find(game), seed, 1.0):
            is_meant = ask.key == key and (key not in REPLIES or ask.who == ROMAN)
            if is_meant and len(ask.options) > 2 and position.state.turn > 1:
                return position.clone(), ask
    raise AssertionError(key)


def decision(position: Position[Any], ask: Ask, kind: str = "strategist:2", seed: int = 4) -> tuple[Option, object]:
    """What a strategist answers, and what it has found out."""
    agent = Strategist(position.game, kind, position.game.seats[ask.who], seed)
    answer = agent.decide(View(position, ask.who), ask)
    return answer, [(each.way, each.times, each.totals, each.line) for each in agent.last]


# ---- What it may know


@pytest.mark.parametrize(("game", "key"), [*ASKED, *ANSWERED])
def test_decisions_do_not_depend_on_what_the_seat_cannot_see(game: str, key: str) -> None:
    """In games that differ only in hidden blocks and hands it finds out and answers the same, and with the same seed
    again."""
    position, ask = moment(game, key)
    worlds = [Imagination(position, ask.who).world(Random(seed)) for seed in range(6)]
    others = [world for world in worlds if world is not None]
    assert any(other.state.digest() != position.state.digest() for other in others)
    assert all(decision(other, ask) == decision(position, ask) for other in others[:3])


def test_what_the_other_has_chosen_in_secret_does_not_matter() -> None:
    """5.2 Cards are chosen at the same time: it is the same whether, and what, the other has chosen."""
    position, _ = next(each for each in moments(find(GALLIC_WAR), 2, 1.0) if len(each[0].asks) == 2)
    mine, other = position.asks
    found = [decision(position, mine)]
    for option in other.options[:2]:
        after = position.clone()
        after.answer(option, other.who)
        found.append(decision(after, mine))
    assert all(each == found[0] for each in found)


@pytest.mark.parametrize("game", DUELS)
def test_chances_come_of_what_lies_open(game: str) -> None:
    """They make one together, and are the same whatever is hidden from a seat."""
    strategy = find(game).strategy()
    for position, ask in moments(find(game), 5, 0.02):
        found = strategy.chances(position.state)
        assert sum(found) == pytest.approx(1)
        assert all(0 < chance < 1 for chance in found)
        other = Imagination(position, ask.who).world(Random(1))
        if other is not None:
            assert strategy.chances(other.state) == found


# ---- The doors of non-players


def broad(game: str, seat: int, breadth: int) -> Any:
    """A non-player that tells so many plans of each box."""
    nonplayer = find(game).nonplayer(seat, 5)
    nonplayer.breadth = breadth
    return nonplayer


@pytest.mark.parametrize("breadth", [1, 3])
@pytest.mark.parametrize("game", DUELS)
def test_what_could_be_begun_is_begun(game: str, breadth: int) -> None:
    """Each way is offered, and whoever is ordered to begin it does; the first is what the chart leads to. Who is asked
    for several plans of a box tells more of them."""
    title, keys, ranks = find(game), set[str](), set[int]()
    for position, ask in moments(title, 2, 0.15):
        view = View(position, ask.who)
        ways = broad(game, ask.who, breadth).ways(view, ask)
        assert bool(ways) is (ask.key in (*CHOICES[game], *(REPLIES if game == GALLIC_WAR else ())))
        assert len({way.name for way in ways}) == len(ways)
        if ways:
            assert title.nonplayer(ask.who, 5).decide(view, ask) == ways[0].option
        for way in ways:
            agent = title.nonplayer(ask.who, 5)
            agent.order(position.turn, Order(way))
            assert agent.decide(view, ask) == way.option
            keys.add(ask.key)
            ranks.add(way.rank)
        if position.state.turn > 2:
            break
    assert {FROM_THE_HAND[game], "action"} <= keys
    assert ranks == set(range(breadth))


TWO_TOWNS = """
round = 1
player = "Roman"
hands = { Roman = ["Alesia"], Gallic = ["Swords for Hire"] }
roman = ["Bibracte", "Vesontio", "Andematunnum"]
[towns]
Leuci = "Nasium"
Lingones = "Alesia"
[spaces.Nasium]
inside = "Leuci"
[spaces.Alesia]
inside = "Lingones"
[spaces.Andematunnum]
outside = "Caesar, Legion X, Legion VII, Legion VIII, Legion IX, Legion XI, Legion XII"
"""


def two_towns() -> Position[Any]:
    """The Roman's first Action Point."""
    return alesia.new(ROME_VS_GAUL, None, 1, {}, {}, TWO_TOWNS, dice="asked").position


def marched(way: Way) -> list[str]:
    """Where the Roman goes who begins this with his first Action Point."""
    position, agent = two_towns(), broad(ROME_VS_GAUL, 0, 1)
    agent.order(position.turn, Order(way))
    found = []
    while position.asks[0].who == 0 and position.asks[0].key in ("action", "take_along", "march"):
        option = agent.decide(View(position, 0), position.asks[0])
        found += [str(option.noun)] if option.verb == "enter" else []
        position.answer(option, 0)
    return found


def test_another_plan_of_the_same_box_goes_elsewhere() -> None:
    """14.3 Two towns that Caesar can take: the siege of the second is a way of its own, and goes before its walls."""
    position = two_towns()
    ways = broad(ROME_VS_GAUL, 0, 3).ways(View(position, 0), position.asks[0])
    sieges = [way for way in ways if way.box == "R_SIEGE"]
    assert [way.rank for way in sieges] == [0, 1]
    assert sorted(marched(way)[-1] for way in sieges) == ["Alesia", "Nasium"]


def test_a_plan_that_is_not_the_first_of_its_box_is_told_so() -> None:
    """Else two plans would read the same."""
    way = Way("action", "R_SIEGE", Option("activate", "Caesar"))
    for language in ("en", "fr"):
        words = words_of(ROME_VS_GAUL, language)
        first, second = [way_text(words, each, "7.7", "Roman", ROME_VS_GAUL) for each in (way, way._replace(rank=1))]
        assert first in second
        assert "2" in second.replace(first, "")


def test_only_who_has_time_weighs_several_plans_of_a_box() -> None:
    assert read_wish("strategist:strong").breadth == read_wish("strategist:10s").breadth == 3
    assert read_wish("strategist:64x6+32x3").breadth == 3
    assert read_wish("strategist:fast").breadth == read_wish("strategist:16").breadth == 1


def test_the_same_box_may_be_begun_again_with_the_next_action_point() -> None:
    """7.6 Action after action is weighed by itself."""
    table = alesia.table.set_up(ROME_VS_GAUL, None, 2, {"Roman": "random", "Gallic": "strategist:1"})
    while table.decisions < 150 and table.step():
        pass
    plans = [entry for entry in table.entries() if entry.who == "Gallic" and entry.key == "action"]
    assert any(first.option == second.option for first, second in pairwise(plans))


# ---- What it tells


@pytest.mark.parametrize("game", DUELS)
def test_its_walk_tells_nothing_of_its_hand(game: str) -> None:
    """What it considered is told, without chances and without what it expects; of the choice of a card nothing."""
    table = alesia.table.set_up(game, None, 2, dict.fromkeys(find(game).seats, "strategist:1"))
    while table.decisions < 160 and table.step():
        pass
    steps = [step for thought in table.thoughts for step in thought.walk]
    told = [step for step in steps if step.kind == "plan"]
    tried = [step for step in steps if step.kind == "better"]
    assert bool(tried) is (game == GALLIC_WAR)
    assert all(step[1:] == ("strategist.tried", step.rule, ()) for step in tried)
    assert told
    assert {step.key.partition(".")[2] for step in told} <= {"preferred", "usual_way", "other_way"}
    assert {step.facts[0].key for step in told}.isdisjoint({FROM_THE_HAND[game]})
    assert not [step for step in steps if step.kind in ("varied", "line")]
    for thought in table.thoughts:
        for language in ("en", "fr"):
            assert all(line for _, line in explain_lines(thought.walk, game, language))


def test_the_barbarian_replies_by_his_chart() -> None:
    """What is weighed is the Roman's: at the same questions the Barbarian gets neither trials nor hints."""
    strategy = find(GALLIC_WAR).strategy()
    asks = [ask for _, ask in moments(find(GALLIC_WAR), 3, 1.0) if ask.key in REPLIES and len(ask.options) > 1]
    assert {ask.who for ask in asks} == {0, 1}
    assert all(strategy.is_reply(ask, ask.who) is (ask.who == ROMAN) for ask in asks)


def units_of(ask: Ask) -> list[Option]:
    return [option for option in ask.options if option.verb == "unit"]


def test_a_block_that_is_ordered_otherwise_is_told_by_its_colour() -> None:
    """2.2 Nobody reads in a walk which block it was."""
    game = find(GALLIC_WAR)
    position, ask = next(
        each for each in moments(game, 4, 1.0) if each[1].key == "move_units" and len(units_of(each[1])) > 1
    )
    agent = game.nonplayer(ask.who, 5)
    usual = game.nonplayer(ask.who, 5).decide(View(position, ask.who), ask)
    other = next(option for option in units_of(ask) if option != usual)
    mind = agent._fresh(View(position, ask.who))
    mind.variants = (Variant(ask, other),)
    assert mind.varied(ask, usual) == other
    assert "block" in str(mind.walk[-1].facts[0])


def replied(table: alesia.table.Table) -> bool:
    """Whether the last thing that was thought of is an answer in the midst of a turn."""
    return bool(table.thoughts) and any(step.key == "strategist.tried" for step in table.thoughts[-1].walk)


def test_a_reply_is_the_best_of_the_answers_by_playing_on() -> None:
    """After a battle: sometimes another answer than that of the chart."""
    others = set()
    for position, ask in moments(find(GALLIC_WAR), 5, 1.0):
        if ask.key in REPLIES and ask.who == ROMAN and len(ask.options) > 2 and position.state.turn > 1:
            agent = Strategist(position.game, "strategist:8", position.game.seats[ask.who], 4)
            answer, view = agent.decide(View(position, ask.who), ask), View(position, ask.who)
            assert {each.way.option for each in agent.last} == set(ask.options)
            assert answer == agent.last[0].way.option
            if answer != position.game.nonplayer(ask.who, 4).decide(view, ask):
                others.add(ask.key)
        if len(others) == 2:
            break
    assert len(others) == 2


@pytest.mark.parametrize("key", ["regroup_to", "retreat_to"])
def test_a_reply_is_weighed_as_long_as_a_plan_and_not_varied(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixteen trials are enough for replies elsewhere."""
    position, ask = moment(GALLIC_WAR, key)
    varied = list[str]()
    monkeypatch.setattr(choosing.Refining, "refined", lambda _, ranked: varied.append(ranked[0].way.key) or ranked)
    agent = Strategist(position.game, "strategist:40x1+40x1", position.game.seats[ask.who], 4)
    agent.decide(View(position, ask.who), ask)
    assert sum(each.times for each in agent.last) > 32
    assert "card" in varied
    assert key not in varied


def test_the_same_reply_may_be_given_again() -> None:
    """A second battle in the same place and round asks the same; what was done in the first came to something."""
    position, ask = moment(GALLIC_WAR, "regroup_to")
    agent, view = Strategist(position.game, "strategist:2", position.game.seats[ask.who], 4), View(position, ask.who)
    answers = [agent.decide(view, ask) for _ in range(2)]
    assert answers[0] == answers[1]
    assert {each.way.option for each in agent.last} == set(ask.options)


# ---- Help for people


@pytest.mark.parametrize("game", DUELS)
def test_a_hint_tells_the_best_plans(game: str) -> None:
    """Each with its chance, in both languages, the answer whole where it says all."""
    table = alesia.new(game, None, 1)
    while table.asks[0].key != FROM_THE_HAND[game]:
        table.answer(table.asks[0].options[0], table.asks[0].who)
    found = alesia.hint(table, table.asks[0].who, "6")
    assert len(found) == 3
    assert [advice.chance for advice in found] == sorted([advice.chance for advice in found], reverse=True)
    for advice in found:
        assert advice.way.option in table.asks[0].options
        assert advice_text(advice, game).startswith(f"{round(100 * advice.chance)} %: ")
        assert advice_text(advice, game, "fr").startswith(f"{round(100 * advice.chance)}\xa0%\xa0: ")
    assert sum(alesia.chances(table).values()) == pytest.approx(1)


# ---- How it plays


@pytest.mark.parametrize("game", DUELS)
def test_a_game_that_is_cut_goes_on_the_same(game: str) -> None:
    """It is loaded from a record by its kind, and gives the same answers as if the game had never been put away."""
    table = alesia.table.set_up(game, None, 3, dict.fromkeys(find(game).seats, "nonplayer") | {"Roman": "strategist:1"})
    for _ in range(3):
        goal = table.decisions + 25
        while table.decisions < goal and table.step():
            pass
        again, other = alesia.replay(alesia.Record.from_text(table.record.to_text())), table.copy()
        for _ in range(6):
            assert again.step() == other.step()
        assert again.record == other.record


def test_a_game_that_is_cut_after_a_reply_goes_on_the_same() -> None:
    """What was weighed earlier in the turn is weighed again, and found the same."""
    table = alesia.table.set_up(GALLIC_WAR, None, 3, {"Roman": "strategist:2", "Barbarian": "nonplayer"})
    cuts = 0
    while cuts < 4 and table.step():
        if replied(table):
            again, other = alesia.replay(alesia.Record.from_text(table.record.to_text())), table.copy()
            for _ in range(8):
                assert again.step() == other.step()
            assert again.record == other.record
            cuts += 1
            table = other


def test_hints_can_be_forbidden() -> None:
    """The record says so, and whoever takes it up again has none either."""
    table = alesia.table.set_up(GALLIC_WAR, None, 1, hints=False)
    text = table.record.to_text()
    again = alesia.replay(alesia.Record.from_text(text))
    assert "\nhints none\n" in text
    for each in (table, again):
        with pytest.raises(alesia.BadOption, match="hints are forbidden"):
            alesia.hint(each)
    with pytest.raises(alesia.BadRecord, match="hints can be 'none'"):
        alesia.Record.from_text(text.replace("hints none", "hints few"))

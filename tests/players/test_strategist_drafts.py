"""Drafts: turns that are thought up answer by answer, where the charts leave much aside."""

from random import Random
from typing import Any

import pytest

import alesia
from alesia.games import find
from alesia.kernel.ask import Ask, Option
from alesia.kernel.position import Position
from alesia.nonplayers.ways import Order, Variant, Way
from alesia.players import View
from alesia.players.imagining import Imagination
from alesia.players.strategist import Strategist, crew, drafts
from alesia.players.strategist.choosing import choose
from alesia.players.strategist.courses import Course
from alesia.players.strategist.drafts import Answers, Desk, is_sterile
from alesia.players.strategist.kinds import read_wish
from alesia.players.strategist.weighing import Scales
from alesia.words import explain_lines
from tests.players.test_strategist import beginnings

GAME = find("ariovistus")
SEED, LUCK = 5, 7


def moment(number: int = 8) -> tuple[Position[Any], Ask]:
    """The so many-th at which a Faction begins its turn, in a random game."""
    return beginnings("ariovistus", 2, number)[-1]


def ways_of(position: Position[Any], ask: Ask) -> tuple[Way, ...]:
    return GAME.nonplayer(ask.who, SEED).ways(View(position, ask.who), ask)


def turns_of(position: Position[Any], ask: Ask) -> list[Answers]:
    """The turns of the chart, answer by answer."""
    found = []
    for way in ways_of(position, ask):
        course = Course(GAME, ask.who, SEED, 0)
        course.play(position.clone(), [Order(way)], LUCK)
        found.append((Variant(ask, way.option), *course.answers))
    return found


def drafted(position: Position[Any], ask: Ask, count: int = 150) -> list[drafts.Draft]:
    return Desk(GAME, ask.who, position, LUCK).best(turns_of(position, ask), count, Random(1))


def order(draft: Answers) -> Order:
    return Order(Way(draft[0].ask.key, "", draft[0].option), (), (), draft)


# ---- Drafting


def test_better_turns_are_found_than_those_of_the_chart() -> None:
    """They are judged as they end; the best comes first, and no two end the same. The same luck finds the same."""
    position, ask = moment()
    desk = Desk(GAME, ask.who, position, LUCK)
    charts = max(desk.end_of(turn)[ask.who] for turn in turns_of(position, ask))
    found = drafted(position, ask)
    worths = [each.worth[ask.who] for each in found]
    assert worths[0] > charts
    assert worths == sorted(worths, reverse=True)
    assert len({tuple(each.worth) for each in found}) == len(found)
    assert found == drafted(position, ask)


def test_nothing_is_drafted_that_leads_nowhere() -> None:
    """To take something back, to talk or to remove own pieces."""
    position, ask = moment()
    assert all(is_sterile(Option(verb)) for verb in ("cancel", "take_back", "negotiate", "remove_own"))
    own = {tuple(turn) for turn in turns_of(position, ask)}
    for each in drafted(position, ask):
        if each.answers not in own:
            assert not any(is_sterile(answer.option) for answer in each.answers if len(answer.ask.options) > 1)


def test_a_turn_without_end_is_worth_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    position, ask = moment()
    turn = max(turns_of(position, ask), key=len)
    assert sum(Desk(GAME, ask.who, position, LUCK).end_of(turn)) > 0
    monkeypatch.setattr(drafts, "LONG", len(turn) - 1)
    assert Desk(GAME, ask.who, position, LUCK).end_of(turn) == [0.0] * len(GAME.seats)


# ---- Carrying out


def test_a_draft_is_carried_out_answer_by_answer() -> None:
    """And told so, whatever the chart would have answered."""
    position, ask = moment()
    draft = drafted(position, ask)[0].answers
    assert draft not in turns_of(position, ask)
    world, agent = position.clone(), GAME.nonplayer(ask.who, SEED)
    agent.order(world.turn, order(draft))
    given = play_turn(world, ask.who, agent)
    assert given == list(draft)
    assert agent.walk is not None
    assert [step.key for step in agent.walk if step.kind == "did"] == [each.ask.key for each in draft]


def play_turn(world: Position[Any], who: int, agent: Any, most: int = 400) -> list[Variant]:
    """What the agent answers until its turn is over; others do as little as they may, chance the first."""
    given, turn = list[Variant](), world.turn
    while world.turn is turn and world.request is not None and len(given) < most:
        for ask in world.asks:
            option = agent.decide(View(world, who), ask) if ask.who == who else reply(world, ask)
            if ask.who == who:
                given.append(Variant(ask, option))
            world.take(ask, ask.options.index(option))
    return given


def reply(world: Position[Any], ask: Ask) -> Option:
    return ask.options[0] if ask.who < 0 else GAME.nonplayer(ask.who, LUCK).decide(View(world, ask.who), ask)


def test_a_draft_goes_on_where_it_was_left() -> None:
    """An agent that comes into the middle of the turn finds its way in it again."""
    position, ask = moment()
    draft = drafted(position, ask)[0].answers
    world, agent = position.clone(), GAME.nonplayer(ask.who, SEED)
    agent.order(world.turn, order(draft))
    begun = play_turn(world, ask.who, agent, most=2)
    other = GAME.nonplayer(ask.who, SEED)
    other.order(world.turn, order(draft))
    other.seek(0)
    assert [*begun, *play_turn(world, ask.who, other)] == list(draft)


def test_where_dice_fall_otherwise_a_draft_answers_what_it_can() -> None:
    """The same question with other options is answered as drafted, if that is offered; else as little is done as may
    be, and what is left of the draft still holds."""
    position, ask = moment()
    draft = drafted(position, ask)[0].answers
    mind = GAME.nonplayer(ask.who, SEED)
    mind.order(position.turn, order(draft))
    fewer = ask._replace(options=tuple(option for option in ask.options if option in (draft[0].option, Option("pass"))))
    assert fewer != ask
    assert mind.decide(View(position, ask.who), fewer) == draft[0].option
    position.answer(draft[0].option, ask.who)
    unknown = Ask(ask.who, "unheard_of", "1", (Option("yes"), Option("no")))
    assert mind.decide(View(position, ask.who), unknown) == Option("no")
    assert mind.decide(View(position, ask.who), draft[1].ask) == draft[1].option


# ---- Choosing


def test_turns_are_drafted_in_the_wars_of_ariovistus() -> None:
    """Where charts leave more aside; in Falling Sky drafts won nothing, in the two-sided games turns are not judged
    as they end."""
    games = ("falling-sky", "ariovistus", "ariovistus-campaign", "gallic-war", "rome-vs-gaul")
    assert {game for game in games if find(game).strategy().drafts_turns} == {"ariovistus", "ariovistus-campaign"}


def strong(position: Position[Any], ask: Ask, kind: str = "strategist:strong") -> Strategist:
    agent = Strategist(position.game, kind, position.game.seats[ask.who], 1)
    agent.decide(View(position, ask.who), ask)
    return agent


def test_the_best_draft_is_chosen_and_told() -> None:
    """Before what the chart says, which is told beside it; the same with several processes."""
    position, ask = moment()
    agent = strong(position, ask)
    best, *others = agent.last
    assert best.draft
    assert best.draft[0] == Variant(ask, best.way.option)
    assert {each.way for each in others} == {*ways_of_breadth(position, ask)}
    assert agent.walk is not None
    english = [line for _, line in explain_lines(agent.walk, "ariovistus")]
    french = [line for _, line in explain_lines(agent.walk, "ariovistus", "fr")]
    without = round(100 * best.without)
    assert without < round(100 * best.chance(ask.who))
    assert english[1:3] == [
        "    each answer thought up, whatever the flowchart says",
        f"    without that, in the same trials: {without} %",
    ]
    assert french[1:3] == [
        "    chaque réponse est imaginée, quoi que dise l’organigramme",
        f"    sans cela, dans les mêmes essais\u00a0: {without}\u00a0%",
    ]


def ways_of_breadth(position: Position[Any], ask: Ask) -> tuple[Way, ...]:
    nonplayer = GAME.nonplayer(ask.who, 1)
    nonplayer.breadth = read_wish("strategist:strong").breadth
    return nonplayer.ways(View(position, ask.who), ask)


def test_several_processes_draft_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    position, ask = moment()
    alone = strong(position, ask).last
    monkeypatch.setattr(crew, "_processes", 2)
    again = strong(position, ask).last
    assert alone[0].draft
    assert [(each.way, each.draft, each.totals) for each in again] == [
        (each.way, each.draft, each.totals) for each in alone
    ]


def test_a_timed_player_drafts_as_long_as_there_is_time() -> None:
    position, ask = moment()
    scales = Scales(GAME, ask.who, SEED, read_wish("strategist:0.3s"))
    imagination: Imagination[Any] = View(position, ask.who).imagination()
    found = choose(scales, imagination, ways_of(position, ask), (), Random(1))
    assert found[0].times


def test_a_game_with_drafts_that_is_cut_goes_on_the_same() -> None:
    """It is loaded in the midst of a drafted turn, and gives the same answers."""
    seats = dict.fromkeys(GAME.seats, "nonplayer") | {"Belgae": "strategist:4x3+8x3"}
    table = alesia.table.set_up("ariovistus", "ariovistus", 3, seats)
    agent = table._agents[GAME.seats.index("Belgae")]
    assert isinstance(agent, Strategist)
    cuts = 0
    while cuts < 6 and table.step():
        if agent.last and agent.last[0].draft and table.position.turn is agent._turn:
            again, other = alesia.replay(table.record), table.copy()
            for _ in range(3):
                assert again.step() == other.step()
            assert again.record == other.record
            cuts += 1
    assert cuts == 6

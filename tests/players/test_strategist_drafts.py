"""Drafts: turns that are thought up answer by answer, where the charts leave much aside."""

from random import Random
from typing import Any

import pytest

import alesia
from alesia.games import find
from alesia.games.falling_sky.components import BELGAE
from alesia.kernel.ask import Ask, Option
from alesia.kernel.position import Position
from alesia.nonplayers.deputy import Deputy
from alesia.nonplayers.options import is_sterile
from alesia.nonplayers.ways import Order, Variant, Way
from alesia.players import View
from alesia.players.imagining import Imagination
from alesia.players.search import Worlds
from alesia.players.strategist import Strategist, choosing, crew, drafts
from alesia.players.strategist.choosing import choose
from alesia.players.strategist.courses import Course
from alesia.players.strategist.drafts import Answers, Desk, Draft
from alesia.players.strategist.kinds import read_wish
from alesia.players.strategist.weighing import Dealer, Scales, Weighed
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


def drafted(position: Position[Any], ask: Ask, count: int = 150) -> list[Draft]:
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


def test_a_turn_that_is_begun_again_is_worth_nothing() -> None:
    """Nor is a Command that leads nowhere: where nothing else is offered, it is taken back."""
    position, ask = moment()
    command = next(option for option in ask.options if option.verb == "command")
    again = position.clone()
    again.answer(command, ask.who)
    back = Variant(again.asks[0], Option("cancel"))
    assert back.option in back.ask.options
    desk = Desk(GAME, ask.who, position, LUCK)
    assert desk.end_of((Variant(ask, command), back)) == [0.0] * len(GAME.seats)
    assert (
        desk._own(back.ask._replace(options=(Option("remove_own"), back.option)), [], Random(1), False) == back.option
    )


def test_a_draft_is_judged_as_a_course_that_ends_with_its_turn() -> None:
    """With as much doubt of the others."""
    position, ask = moment()
    for doubt in (0.0, 0.5):
        for way, turn in zip(ways_of(position, ask), turns_of(position, ask), strict=True):
            course = Course(GAME, ask.who, SEED, 0, None, doubt).play(position.clone(), (Order(way),), LUCK)
            assert Desk(GAME, ask.who, position, LUCK, doubt).end_of(turn) == pytest.approx(course)


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
    assert mind.walk is not None
    assert [step.facts[0] for step in mind.walk if step.key == "unheard_of"] == [Option("no")]


def test_a_reply_that_was_weighed_goes_before_the_draft() -> None:
    """On a drafted turn the seat may be asked for its Losses, which it weighs when it knows the dice."""
    position, ask = moment()
    loss = Ask(ask.who, "loss", "3.2.4", (Option("yes"), Option("no")))
    draft = (Variant(ask, Option("pass")), Variant(loss, Option("yes")))
    agent = GAME.nonplayer(ask.who, SEED)
    agent.order(position.turn, order(draft))
    assert agent.decide(View(position, ask.who), ask) == Option("pass")
    agent.order(position.turn, Order(Way("loss", "", Option("no"))))
    assert Deputy(agent).decide(View(position, ask.who), loss) == Option("no")


def test_a_plan_of_the_chart_puts_an_end_to_a_draft() -> None:
    """Where a turn is begun again, what was drafted for another beginning is not answered any more."""
    position, ask = moment()
    way = next(way for way in ways_of(position, ask) if way.box)
    after = position.clone()
    after.answer(way.option, ask.who)
    asked = after.asks[0]
    usual = answer_of(position.clone(), ask, Order(way))
    other = next(option for option in asked.options if option != usual)
    draft = (Variant(ask, Option("pass")), Variant(asked, other))
    assert answer_of(position.clone(), ask, order((Variant(ask, way.option), *draft[1:]))) == other
    assert answer_of(position.clone(), ask, order(draft), Order(way)) == usual


def answer_of(world: Position[Any], ask: Ask, *orders: Order) -> Option:
    """To the second question of the turn, the first having been put as often as there are orders."""
    agent = GAME.nonplayer(ask.who, SEED)
    for each in orders:
        agent.order(world.turn, each)
        option = agent.decide(View(world, ask.who), ask)
    world.answer(option, ask.who)
    return agent.decide(View(world, ask.who), world.asks[0])


def test_a_turn_that_is_come_back_to_is_told_as_it_was() -> None:
    """With the answers that were given otherwise."""
    position, ask = moment()
    way = next(way for way in ways_of(position, ask) if way.box)
    after = position.clone()
    after.answer(way.option, ask.who)
    usual = answer_of(position.clone(), ask, Order(way))
    other = next(option for option in after.asks[0].options if option != usual)
    agent, again = GAME.nonplayer(ask.who, SEED), GAME.nonplayer(ask.who, SEED)
    for each in (agent, again):
        each.order(position.turn, Order(way, (), (Variant(after.asks[0], other),)))
    for _ in range(2):
        asked = position.asks[0]
        position.answer(agent.decide(View(position, ask.who), asked), ask.who)
    again.seek(0)
    Deputy(again).decide(View(position, position.asks[0].who), position.asks[0])
    assert agent.walk is not None
    assert again.walk is not None
    deeds = [step for step in agent.walk if step.kind == "did"]
    assert deeds[1].facts[0] == other
    assert [step for step in again.walk if step.kind == "did"][:2] == deeds


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
    surpassed = round(100 * best.surpassed)
    assert surpassed < round(100 * best.chance(ask.who))
    assert english[1:3] == [
        "    each answer thought up, whatever the flowchart says",
        f"    before the last change, in the same trials: {surpassed} %",
    ]
    assert french[1:3] == [
        "    chaque réponse est imaginée, quoi que dise l’organigramme",
        f"    avant le dernier changement, dans les mêmes essais\u00a0: {surpassed}\u00a0%",
    ]


def ways_of_breadth(position: Position[Any], ask: Ask) -> tuple[Way, ...]:
    nonplayer = GAME.nonplayer(ask.who, 1)
    nonplayer.breadth = read_wish("strategist:strong").breadth
    return nonplayer.ways(View(position, ask.who), ask)


def test_what_is_weighed_again_is_the_same_draft() -> None:
    """And the next draft is made of it."""
    position, ask = moment()
    draft = drafted(position, ask)[0].answers
    weighed = Weighed(Way(ask.key, "", draft[0].option), draft=draft)
    assert weighed.again(0.1).order == weighed.order == order(draft)
    assert weighed.turn(ask) == draft


def test_cards_that_others_have_looked_at_do_not_matter() -> None:
    """35, 47 What is drafted is the same, whatever lies facedown."""
    position, ask = moment(9)
    chosen = [strong(looked_at(position, cards), ask).last[0] for cards in ((40, 41), (50, 51))]
    assert chosen[0].draft
    assert (chosen[0].draft, chosen[0].totals) == (chosen[1].draft, chosen[1].totals)


def looked_at(position: Position[Any], cards: tuple[int, int]) -> Position[Any]:
    """The same, where the Belgae have looked at these two cards."""
    state = position.start.copy()
    state.peeked = bytes(cards)
    looked = bytearray(state.looked)
    looked[BELGAE] = len(cards)
    state.looked = bytes(looked)
    found = Position(GAME, state)
    assert found.asks == position.asks
    return found


def test_a_hint_tells_plans_of_the_chart_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person who takes it is told what it is: nothing is made better that he would have to find out."""
    made_better: list[object] = []
    monkeypatch.setattr(choosing.Refining, "refined", lambda _, ranked: made_better.append(ranked) or ranked)
    table = alesia.new("ariovistus", seed=2)
    assert table.ask is not None
    assert alesia.hint(table, table.ask.who, "4x1+8x1")
    assert not made_better
    strong(*moment(), "strategist:4x1+8x1")
    assert made_better


def test_a_draft_that_ends_as_the_best_does_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    position, ask = moment()
    ends = {option: [each / 10] * len(GAME.seats) for each, option in enumerate(ask.options)}
    pool = [Draft((Variant(ask, option),), end) for option, end in ends.items()]
    monkeypatch.setattr(Desk, "best", lambda *_: pool)
    monkeypatch.setattr(Desk, "end_of", lambda _, answers: ends[answers[0].option])
    best = Weighed(ways_of(position, ask)[0])
    scales, random = Scales(GAME, ask.who, SEED, read_wish("strategist:strong")), Random(1)
    dealer = Dealer(Worlds(View(position, ask.who).imagination(), random), random, 3)
    tried = choosing.Refining(scales, (), dealer, random)._drafts(best, [best])
    assert {each.way.option for each in tried} == {*ask.options} - {best.way.option}


def test_drafts_are_made_with_the_doubt_of_their_seat() -> None:
    """Those that are tried are the best as this seat judges them."""
    position, ask = moment()
    found = set()
    for doubt in (0.0, 1.0):
        scales, random = Scales(GAME, ask.who, SEED, read_wish("strategist:strong"), doubt), Random(1)
        dealer = Dealer(Worlds(View(position, ask.who).imagination(), random), random, 3)
        best = Weighed(ways_of(position, ask)[0])
        tried = choosing.Refining(scales, (), dealer, random)._drafts(best, [best])
        found.add(tuple(each.draft for each in tried))
    assert len(found) == 2


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

"""The strategist: it chooses among its non-player's plans, the same for the same seed, by what its seat knows."""

from functools import partial
from os import _exit, getpid
from pathlib import Path
from random import Random
from typing import Any

import pytest

import alesia
from alesia.games import find, names
from alesia.kernel.ask import Ask, Option
from alesia.kernel.conformance import default_options
from alesia.kernel.errors import UnknownName
from alesia.kernel.position import Position
from alesia.kernel.strategy import tempered
from alesia.lab.odds import Rollout, start_of
from alesia.nonplayers.deputy import LONG as LONG_TURN
from alesia.nonplayers.deputy import Deputy, any_option
from alesia.nonplayers.ways import Order, Variant, Way
from alesia.players import View, is_nonplayer, is_own, make_agent, rivals_of
from alesia.players.imagining import Imagination
from alesia.players.search import Budget, Worlds
from alesia.players.strategist import Strategist, crew
from alesia.players.strategist.choosing import Refining, choose
from alesia.players.strategist.courses import Course, Memory
from alesia.players.strategist.kinds import (
    BROAD,
    DOUBT,
    LONG,
    SHORT,
    VARIANTS,
    Wish,
    doubt_of,
    for_replies,
    is_timed,
    read_wish,
)
from alesia.players.strategist.weighing import Dealer, Scales, Weighed
from alesia.words import advice_text, explain_lines
from tests.falling_sky.events.test_event_35_gallic_shouts import LOOK, POSITION
from tests.falling_sky.playing import at
from tests.players.moments import moments

GAME = find("falling-sky")
STRONG = Wish(Budget(simulations=48), LONG, Budget(simulations=48), 6, SHORT, BROAD)
SEATS = dict.fromkeys(GAME.seats, "nonplayer")


def action_of(game: str = "falling-sky", number: int = 3, seed: int = 1, **seats: str) -> tuple[Position[Any], Ask]:
    """The so many-th moment of a random game at which a Faction begins its turn."""
    found = [(position.clone(), ask) for position, ask in beginnings(game, seed, number)]
    return found[-1]


def beginnings(game: str, seed: int, most: int) -> list[tuple[Position[Any], Ask]]:
    found: list[tuple[Position[Any], Ask]] = []
    for position, ask in moments(find(game), seed, 1.0):
        if ask.key == "action" and not position.answered:
            found.append((position.clone(), ask))
            if len(found) == most:
                break
    return found


# ---- Kinds


@pytest.mark.parametrize(
    ("kind", "wish"),
    [
        ("strategist", Wish(Budget(simulations=16), SHORT)),
        ("strategist:fast", Wish(Budget(simulations=16), SHORT)),
        ("strategist:strong", STRONG),
        ("strategist:strong@player", STRONG),
        ("strategist@player", Wish(Budget(simulations=16), SHORT)),
        ("strategist:5", Wish(Budget(simulations=5), SHORT)),
        ("strategist:200", Wish(Budget(simulations=200), LONG, breadth=BROAD)),
        ("strategist:24x4", Wish(Budget(simulations=24), 4)),
        ("strategist:24x4+40x2", Wish(Budget(simulations=24), 4, Budget(simulations=40), 5, 2)),
        ("strategist:24+8", Wish(Budget(simulations=24), SHORT, Budget(simulations=8), VARIANTS, SHORT)),
        ("strategist:10s", Wish(Budget(seconds=6.0), LONG, Budget(seconds=4.0), 6, SHORT, BROAD)),
    ],
)
def test_a_kind_says_how_long_it_thinks(kind: str, wish: Wish) -> None:
    assert read_wish(kind) == wish
    agent = make_agent(GAME, kind, "Romans", 1)
    assert agent is not None
    assert agent.kind == kind
    assert not is_own(kind)
    assert is_nonplayer(kind) is not kind.endswith("@player")
    assert is_timed(kind) is kind.endswith("s")


@pytest.mark.parametrize(
    "kind", ["strategist:", "strategist:0", "strategist:weak", "strategist:0s", "strategist:@player", "strategist:8x0"]
)
def test_a_kind_that_is_none_is_refused(kind: str) -> None:
    with pytest.raises(UnknownName, match="is no strategist: write strategist:fast"):
        alesia.new("falling-sky", seats={"Romans": kind})


def test_it_sits_in_a_nonplayers_place_or_in_a_players() -> None:
    """7.1, 8.9 For the rules it is a Non-player, unless it is to be a player."""
    seats = {"Romans": "strategist:1", "Aedui": "strategist:1@player", "Belgae": "nonplayer"}
    table = alesia.table.set_up("falling-sky", "great-revolt", 1, seats)
    assert GAME.nonplayers(table.turn) == (0, 3)
    assert table.seats["Aedui"] == "strategist:1@player"


# ---- The doors of non-players


@pytest.mark.parametrize("game", ["falling-sky", "ariovistus"])
def test_what_could_be_begun_is_begun(game: str) -> None:
    """8.1 Each way is offered, and whoever is ordered to begin it does; the first is what the flowchart leads to."""
    for position, ask in beginnings(game, 2, 4):
        view = View(position, ask.who)
        ways = find(game).nonplayer(ask.who, 5).ways(view, ask)
        assert len({way.name for way in ways}) == len(ways) > 1
        assert find(game).nonplayer(ask.who, 5).decide(view, ask) == ways[0].option
        for way in ways:
            agent = find(game).nonplayer(ask.who, 5)
            agent.order(position.turn, Order(way))
            assert way.option in ask.options
            assert agent.decide(view, ask) == way.option


def test_only_a_turn_has_ways() -> None:
    position, ask = next(each for each in moments(GAME, 1, 1.0) if each[1].key != "action")
    assert GAME.nonplayer(ask.who, 1).ways(View(position, ask.who), ask) == ()


def test_an_order_holds_for_one_turn() -> None:
    position, ask = action_of()
    usual, *others = GAME.nonplayer(ask.who, 5).ways(View(position, ask.who), ask)
    agent = GAME.nonplayer(ask.who, 5)
    agent.order(position.clone().turn, Order(next(way for way in others if way.option != usual.option)))
    assert agent.decide(View(position, ask.who), ask) == usual.option


def test_an_answer_on_the_way_can_be_ordered_otherwise() -> None:
    """Where the question comes, the ordered answer is given in place of the usual one, and told."""
    position, ask = action_of()
    ways = GAME.nonplayer(ask.who, 5).ways(View(position, ask.who), ask)
    way = next(way for way in ways if way.box)
    asked, usual = second_question(position, ask, Order(way))
    other = next(option for option in asked.options if option != usual)
    varied = second_question(position, ask, Order(way, (), (Variant(asked, other),)))
    assert varied == (asked, other)


def second_question(position: Position[Any], ask: Ask, order: Order) -> tuple[Ask, Option]:
    """What is asked after the turn was begun, and the answer to it."""
    world, agent = position.clone(), GAME.nonplayer(ask.who, 5)
    agent.order(world.turn, order)
    world.answer(agent.decide(View(world, ask.who), ask), ask.who)
    after = world.asks[0]
    assert after.who == ask.who
    return after, agent.decide(View(world, ask.who), after)


def test_2_3_5_in_a_players_seat_it_knows_limited_commands() -> None:
    """A Non-player in a player's place begins a Limited Command, or Passes."""
    for seed in range(3):
        for position, ask in moments(GAME, seed, 1.0):
            if ask.key == "action" and any(option.verb == "limited" for option in ask.options):
                chosen = GAME.nonplayer(ask.who, 1).decide(View(position, ask.who), ask)
                assert chosen in ask.options
                break


def test_a_deputy_answers_whatever_is_asked() -> None:
    """In the middle of turns that others began, it does as little as it may where it has no plan."""
    for position, ask in moments(GAME, 3, 0.05):
        assert Deputy(GAME.nonplayer(ask.who, 1)).decide(View(position, ask.who), ask) in ask.options
        if position.state.cards_drawn > 8:
            break


def test_a_turn_without_end_ends() -> None:
    """Where answers go round in circles of any length, each option is taken sooner or later."""
    for size in (2, 3, 5):
        ask = Ask(0, "round", "1", tuple(Option("number", n) for n in range(size)))
        for period in (1, 2, 3, 4, 6, 10):
            taken = {any_option(ask, LONG_TURN + n * period) for n in range(200)}
            assert len(taken) == size


# ---- What it may know


def decision(position: Position[Any], ask: Ask, kind: str = "strategist:4", seed: int = 4) -> tuple[Option, object]:
    """What a strategist answers, and what it has found out."""
    agent = Strategist(position.game, kind, position.game.seats[ask.who], seed)
    answer = agent.decide(View(position, ask.who), ask)
    return answer, [(each.way, each.times, each.totals, each.line) for each in agent.last]


def test_cards_that_others_have_looked_at_do_not_matter() -> None:
    """35 Whatever the Romans have seen, the next Faction decides the same."""
    game = at(POSITION).play(LOOK + "Romans event_choice done")
    position = game.table._position
    ask = position.asks[0]
    others = [Imagination(position, ask.who).world(Random(seed)) for seed in range(3)]
    assert ask.key == "action"
    assert len({other.state.digest() for other in others if other is not None}) == 3
    assert {str(decision(other, ask)) for other in others if other is not None} == {str(decision(position, ask))}


# ---- How it plays


def test_the_same_seed_gives_the_same_answers() -> None:
    position, ask = action_of()
    assert decision(position, ask) == decision(position.clone(), ask)
    assert len({str(decision(position, ask, seed=seed)[1]) for seed in range(3)}) > 1


def test_several_processes_find_out_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there are, with the same seed and count; each takes a share of the trials."""
    position, ask = action_of()
    alone = decision(position, ask, "strategist:24")
    monkeypatch.setattr(crew, "_processes", 3)
    assert decision(position, ask, "strategist:24") == alone
    assert crew.tried([lambda n=n: [float(n), float(getpid() != own)] for n in range(7)]) == SHARED


def test_what_a_process_leaves_undone_is_done_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "_processes", 2)
    assert crew.tried([partial(die_elsewhere, n) for n in range(4)]) == [[0.0], [1.0], [2.0], [3.0]]


own = getpid()
SHARED = [[float(n), float(n % 3 > 0)] for n in range(7)]


def die_elsewhere(n: int) -> list[float]:
    if getpid() != own:
        _exit(1)
    return [float(n)]


def test_it_tries_all_ways_and_the_better_half_again() -> None:
    position, ask = action_of()
    agent = Strategist(GAME, "strategist:16", GAME.seats[ask.who], 1)
    agent.decide(View(position, ask.who), ask)
    times = [each.times for each in agent.last]
    chances = [each.chance(ask.who) for each in agent.last]
    assert times == sorted(times, reverse=True)
    assert times[0] > times[-1] >= 1
    assert sum(times) <= 16 + len(times)
    assert chances[0] >= chances[1]
    assert all(0 <= chance <= 1 for chance in chances)


def test_what_is_remembered_of_a_way_changes_nothing() -> None:
    """Other courses of the same way come to the same, whether the seat thinks its turn through again or not; where
    somebody has answered otherwise it thinks."""
    position, ask = action_of(number=12)
    for way in GAME.nonplayer(ask.who, 5).ways(View(position, ask.who), ask):
        memory: Memory = {}
        for luck in range(3):
            told = []
            for known in (memory, {}):
                course = Course(GAME, ask.who, 5, SHORT, known)
                told.append((course.play(position.clone(), [Order(way)], luck), course.answers, course.deeds))
            assert told[0] == told[1]
        assert memory


def test_a_hasty_non_player_casts_a_die_that_decides_nothing() -> None:
    """Others think a choice among equals through with every lot first, and cast none if it comes to the same."""
    for hasty in (False, True):
        position, ask = action_of()
        nonplayer = GAME.nonplayer(ask.who, 5)
        nonplayer.hasty = hasty
        mind, thoughts = nonplayer._fresh(View(position, ask.who)), []
        mind.settle(lambda mind=mind, thoughts=thoughts: thoughts.append(mind.pick([1, 2])), lambda _: 0)
        assert (len(thoughts) == 1) is hasty
        assert any(step.kind == "pick" for step in mind.walk) is hasty


def test_it_says_what_it_considered() -> None:
    """Its walk tells the plan that was chosen first, then the others, each with its chance, and what it expects."""
    position, ask = action_of()
    agent = Strategist(GAME, "strategist:8", GAME.seats[ask.who], 1)
    agent.decide(View(position, ask.who), ask)
    assert agent.walk is not None
    english = [line for _, line in explain_lines(agent.walk, "falling-sky")]
    french = [line for _, line in explain_lines(agent.walk, "falling-sky", "fr")]
    assert english[0].startswith(f"The best of {len(agent.last)} plans, with a chance to win of ")
    assert sum(" trial" in line and " % (" in line for line in english) == len(agent.last) - 1
    assert any(line.strip().startswith("expects: ") for line in english)
    assert french[0].startswith("Le meilleur de ")


def replies(key: str, seed: int = 2, most: int = 2) -> list[tuple[Position[Any], Ask]]:
    found = [(position.clone(), ask) for position, ask in moments(GAME, seed, 1.0) if ask.key == key]
    return [each for each in found if len(each[1].options) > 1][:most]


@pytest.mark.parametrize("key", ["declare_retreat", "loss", "agree_supply", "harass"])
def test_every_reply_can_be_ordered(key: str) -> None:
    """8.4 What others do is answered in every way there is, the Non-player's own first."""
    for position, ask in replies(key):
        view = View(position, ask.who)
        ways = GAME.nonplayer(ask.who, 5).ways(view, ask)
        assert {way.option for way in ways} == {*ask.options}
        assert Deputy(GAME.nonplayer(ask.who, 5)).decide(view, ask) == ways[0].option
        for way in ways:
            agent = GAME.nonplayer(ask.who, 5)
            agent.order(position.turn, Order(way))
            assert agent.decide(view, ask) == way.option


def test_replies_are_weighed_and_told() -> None:
    """The answer that does best is given, and the walk tells what each came to; without variants."""
    position, ask = replies("declare_retreat", most=1)[0]
    agent = Strategist(GAME, "strategist:8+8", GAME.seats[ask.who], 1)
    option = agent.decide(View(position, ask.who), ask)
    assert {each.way.option for each in agent.last} == {*ask.options}
    assert (agent.last[0].way.option, agent.last[0].variants) == (option, ())
    assert agent.last[0].rank(ask.who) == max(each.rank(ask.who) for each in agent.last if each.times > 1)
    assert agent.walk is not None
    english = [line for _, line in explain_lines(agent.walk, "falling-sky")]
    assert english[0].startswith(f"The best of {len(ask.options)} answers, with a chance to win of ")
    assert sum(" % (" in line for line in english) == len(ask.options) - 1


def test_the_best_way_is_varied() -> None:
    """What could be answered otherwise on a course is tried too; a variant is another answer to one question."""
    position, ask = action_of()
    wish = Wish(Budget(simulations=4), SHORT, Budget(simulations=8), VARIANTS, SHORT)
    ways = GAME.nonplayer(ask.who, 5).ways(View(position, ask.who), ask)[:2]
    found = choose(Scales(GAME, ask.who, 5, wish), View(position, ask.who).imagination(), ways, (), Random(1))
    assert [each.way for each in found] in ([*ways], [*ways[::-1]])
    assert all(
        each.option != given.option for given in found[0].answers for each in found[0].room() if each.ask == given.ask
    )
    assert all(variant.option in variant.ask.options for variant in found[0].variants)


def test_the_most_promising_variants_are_tried() -> None:
    """Where a turn can be judged as it ends, many variants are looked at; no two that are tried, nor the way itself,
    end their turn the same."""
    position, ask = action_of()
    view = View(position, ask.who)
    way = next(way for way in GAME.nonplayer(ask.who, 5).ways(view, ask) if way.box)
    random = Random(1)
    dealer = Dealer(Worlds(view.imagination(), random), random, SHORT)
    best, found = variants_of(way, dealer, random, Budget(simulations=8))
    ends = [Course(GAME, ask.who, 5, 0).play(position.clone(), [each.order], 1) for each in (best, *found)]
    assert len(found) == VARIANTS < len(best.room())
    assert len({tuple(end) for end in ends}) == len(ends)
    assert variants_of(way, dealer, random, Budget(seconds=0.001))[1] != found


def variants_of(way: Way, dealer: Dealer, random: Random, refined: Budget) -> tuple[Weighed, list[Weighed]]:
    """A way that was weighed, and what is tried beside it."""
    _, ask = action_of()
    scales = Scales(GAME, ask.who, 5, Wish(Budget(simulations=1), SHORT, refined, VARIANTS, SHORT))
    best = scales.weigh([way], (), dealer)[0]
    return best, Refining(scales, (), dealer, random).variants(best)


def test_a_course_without_depth_ends_with_the_turn() -> None:
    position, ask = action_of()
    way = GAME.nonplayer(ask.who, 5).ways(View(position, ask.who), ask)[0]
    course = Course(GAME, ask.who, 5, 0)
    course.play(position.clone(), [Order(way)], 1)
    assert {deed.seat for deed in course.deeds} == {ask.who}


# ---- Others who do not play to the purpose


def test_the_others_are_known_by_their_kinds() -> None:
    """Who answers at random has no plan to be reckoned with; all others have."""
    assert doubt_of(["random"] * 3) == pytest.approx(DOUBT)
    assert doubt_of(["random", "nonplayer", "human"]) == pytest.approx(DOUBT / 3)
    assert doubt_of(["nonplayer", "strategist:fast@player", "human", "search:16"]) == doubt_of([]) == 0
    assert 0 < DOUBT < 1


@pytest.mark.parametrize("game", ["falling-sky", "ariovistus-campaign"])
def test_a_strategist_knows_who_sits_where(game: str) -> None:
    """At a table and where the rest of a game is played; of two seats of one person he is one."""
    seats = {"Romans": "strategist:2", "Belgae": "random", "Aedui": "nonplayer"}
    table = alesia.table.set_up(game, seed=1, seats=seats)
    [agent] = [agent for agent in table._agents if isinstance(agent, Strategist)]
    assert agent._scales.doubt == agent._replies.doubt == pytest.approx(DOUBT / 3)
    assert rivals_of(find(game), table.seats, "Belgae").count("human") == 1
    rest = Rollout(start_of(table, dict.fromkeys(table.seats, "random") | {"Romans": "strategist:2"}), 1)
    [agent] = [agent for agent in rest._agents if isinstance(agent, Strategist)]
    assert agent._scales.doubt == pytest.approx(DOUBT)


def test_somebodys_own_player_is_no_random_one() -> None:
    """Whatever it calls itself: it is known by the name that the record gives it."""

    class Own:
        kind = "random"

        def decide(self, view: View, ask: Ask) -> Option:
            return ask.options[0]

    table = alesia.table.set_up("falling-sky", seed=1, seats={"Romans": "strategist:2", "Aedui": Own()})
    [agent] = [agent for agent in table._agents if isinstance(agent, Strategist)]
    assert table.seats["Aedui"] != "random"
    assert agent._scales.doubt == 0


def test_doubt_is_told() -> None:
    """Only where there is any, and how much."""
    position, ask = action_of()
    for rivals, told in ((["random", "human", "human"], 1), (["human"] * 3, 0)):
        agent = Strategist(GAME, "strategist:2", GAME.seats[ask.who], 1, rivals=rivals)
        agent.decide(View(position, ask.who), ask)
        assert agent.walk is not None
        english = [line for _, line in explain_lines(agent.walk, "falling-sky")]
        french = [line for _, line in explain_lines(agent.walk, "falling-sky", "fr")]
        assert sum("some answer at random: for 27 % the" in line for line in english) == told
        assert sum("les chances tiennent pour 27\u00a0% aux" in line for line in french) == told


def test_as_far_as_they_are_in_doubt_what_stands_now_counts() -> None:
    """The rest of a course counts the less; what stands is looked at as the turn under way is over, however far the
    course is followed."""
    position, ask = action_of()
    ways = GAME.nonplayer(ask.who, 5).ways(View(position, ask.who), ask)
    still = course_of(position, ask, ways[0], 0, 1.0)
    for depth in (0, SHORT):
        trusted = course_of(position, ask, ways[0], depth, 0.0)
        assert trusted != still
        assert course_of(position, ask, ways[0], depth, 1.0) == still
        assert course_of(position, ask, ways[0], depth, 0.25) == pytest.approx(tempered(trusted, still, 0.25))
    assert tempered([0.2, 0.8], [1.0, 0.0], 0.25) == pytest.approx([0.4, 0.6])


def course_of(position: Position[Any], ask: Ask, way: Way, depth: int, doubt: float) -> list[float]:
    return Course(position.game, ask.who, 5, depth, None, doubt).play(position.clone(), [Order(way)], 1)


def test_among_them_it_chooses_by_what_stands() -> None:
    """A plan that is the best by the charts of the others need not be the best where they have none."""
    chosen = set()
    for doubt in (0.0, 1.0):
        for position, ask in beginnings("ariovistus", 2, 6):
            ways = position.game.nonplayer(ask.who, 5).ways(View(position, ask.who), ask)
            scales = Scales(position.game, ask.who, 5, read_wish("strategist:8"), doubt)
            best = choose(scales, View(position, ask.who).imagination(), ways, (), Random(1))[0]
            chosen.add((doubt, position.start.digest(), best.way))
    assert len({(digest, way) for _, digest, way in chosen}) > 6


@pytest.mark.parametrize("game", ["gallic-war", "rome-vs-gaul"])
def test_in_games_of_two_sides_nothing_is_said_of_it(game: str) -> None:
    position = Position(find(game), find(game).setup(game, default_options(find(game))))
    assert not find(game).strategy().still(position.start, 0)
    assert tempered([0.2, 0.8], (), 0.8) == [0.2, 0.8]


def test_replies_take_few_trials() -> None:
    """However strong it is, a reply is weighed as a fast one weighs it."""
    assert for_replies(STRONG, False) == Wish(Budget(simulations=16), SHORT)
    assert for_replies(read_wish("strategist:5x2"), False) == Wish(Budget(simulations=5), 2)
    assert for_replies(read_wish("strategist:10s"), False) == Wish(Budget(seconds=1.0), SHORT)


def test_replies_that_are_pondered_take_as_many_as_plans() -> None:
    """And are followed as far, but for the clock, and for variants."""
    assert for_replies(STRONG, True) == Wish(Budget(simulations=48), STRONG.depth)
    assert for_replies(read_wish("strategist:10s"), True) == Wish(
        Budget(seconds=1.0), read_wish("strategist:10s").depth
    )
    ponders = {game: find(game).strategy().ponders_replies for game in names()}
    assert [game for game, long in ponders.items() if long] == ["gallic-war"]


# ---- Help for people


def test_a_hint_tells_the_best_plans() -> None:
    """Three plans with their chances, the best first, and in words; none where no plan is chosen."""
    table = alesia.new("falling-sky", "great-revolt", 1)
    assert table.ask is not None
    found = alesia.hint(table, table.ask.who, "6")
    assert len(found) == 3
    assert all(advice.way.option in table.ask.options and 0 <= advice.chance <= 1 for advice in found)
    assert found[0].seat == table.ask.who
    assert advice_text(found[0]).startswith(f"{round(100 * found[0].chance)} %: ")
    assert alesia.hint(table, "Belgae" if table.ask.who != "Belgae" else "Romans") == []
    table.answer("command March")
    assert table.ask.key != "action"
    assert alesia.hint(table) == []


def test_a_hint_knows_who_sits_where() -> None:
    """The same plans of the same board come to something else among others who answer at random."""
    first = alesia.new("falling-sky", "great-revolt", 1)
    assert first.ask is not None
    who = first.ask.who
    among = alesia.new("falling-sky", "great-revolt", 1, dict.fromkeys(GAME.seats, "random") | {who: "human"})
    assert among.turn.digest() == first.turn.digest()
    trusting, doubting = (
        {each.way: each.chance for each in alesia.hint(table, who, "4", 9)} for table in (first, among)
    )
    assert {*trusting} == {*doubting}
    assert trusting != doubting


def test_a_hint_for_a_reply() -> None:
    """Whoever is attacked can ask, too, what his answers may come to."""
    table, random = alesia.new("falling-sky", "great-revolt", 2), Random(1)
    while (ask := table.ask) is None or ask.key != "declare_retreat" or len(ask.options) < 2:
        table.answer(str(random.choice(table.asks[0].options)), table.asks[0].who)
    found = alesia.hint(table, ask.who, "8")
    assert {advice.way.option for advice in found} <= {*ask.options}
    assert len(found) == min(3, len(ask.options))


def test_everybodys_chance_to_win() -> None:
    """They make one together; once the game is over, whoever has won has it all."""
    table = alesia.table.set_up("falling-sky", "great-revolt", 1, SEATS)
    found = alesia.chances(table)
    assert list(found) == list(GAME.seats)
    assert sum(found.values()) == pytest.approx(1)
    while table.step() and table.decisions < 60:
        pass
    told = alesia.table.prospects(alesia.table.Past(table.record))
    assert [each.answers for each in told] == table.turns()
    assert told[-1].chances == pytest.approx(alesia.chances(table))


@pytest.mark.parametrize("seating", ["four", "two"])
def test_those_in_the_same_hands_have_the_same_chance(seating: str) -> None:
    """1.5.1"""
    table = alesia.table.set_up("falling-sky", "great-revolt", 1, options={"seating": seating})
    found = alesia.chances(table)
    assert (found["Romans"] == found["Aedui"]) is (seating == "two")
    assert sum({table.player_of(seat): chance for seat, chance in found.items()}.values()) == pytest.approx(1)


def test_a_game_that_is_cut_goes_on_the_same(tmp_path: Path) -> None:
    """It is loaded from a record by its kind, and gives the same answers as if the game had never been put away."""
    seats = SEATS | {"Romans": "strategist:2"}
    table = alesia.table.set_up("falling-sky", "great-revolt", 3, seats)
    cuts = 0
    while table.decisions < 130 and table.step():
        if table.decisions % 40 == 0:
            table.save(tmp_path / "game.txt")
            again = alesia.replay(alesia.Record.from_text((tmp_path / "game.txt").read_text(encoding="utf-8")))
            other = table.copy()
            for _ in range(6):
                assert again.step() == other.step()
            assert again.record == other.record
            cuts += 1
    assert cuts > 1

"""The environments for those who learn: PettingZoo, Gymnasium, OpenSpiel, and the example that trains."""

import doctest
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from examples import train_policy
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import alesia
from alesia.games import GAMES, find
from alesia.games.gallic_war.components import AREA, CAESAR
from alesia.kernel.ask import Ask, Option
from alesia.kernel.conformance import default_options
from alesia.kernel.errors import BadOption, IllegalAnswer, UnknownName
from alesia.lab import learning
from alesia.lab.results import MissingExtra
from alesia.players import RandomAgent, with_own

SCENARIOS = [(name, scenario) for name in GAMES for scenario in find(name).scenarios]
# What PettingZoo and Gymnasium remark upon: observations with a mask are dictionaries, and seats have names.
REMARKS = (
    "ignore:Observation space for each agent probably should be",
    "ignore:We recommend agents to be named",
    "ignore:Observation is not a NumPy array",
)


def random_play(env: Any, seed: int) -> dict[str, float]:
    """Play a game to its end with random legal actions; what everybody got in all."""
    random, total = Random(seed), dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, over, late, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if over or late else int(random.choice(legal)))
    return total


def decided(env: Any, seed: int = 1) -> Iterator[str]:
    """Who is asked, one after another, while everybody answers at random."""
    random = Random(seed)
    while env.play.ask is not None:
        yield env.agent_selection
        env.step(int(random.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))


def course(game: str, seed: int) -> list[tuple[str, tuple[int, ...]]]:
    """Who is asked, and what is offered, in the first hundred questions, answered in the same random way."""
    env, random, found = learning.env(game), Random(1), list[tuple[str, tuple[int, ...]]]()
    env.reset(seed=seed)
    while env.play.ask is not None and len(found) < 100:
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        found.append((env.agent_selection, tuple(map(int, legal))))
        env.step(int(random.choice(legal)))
    return found


# ---- PettingZoo -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
@pytest.mark.filterwarnings(*REMARKS)
def test_pettingzoo_finds_no_fault(game: str, scenario: str) -> None:
    """Its own API test; long enough to come to the end of a game. The environment is as it was, and can be played."""
    env = learning.env(game, scenario)
    api_test(env, num_cycles=800)
    assert {*random_play(env, 3)} == {*env.possible_agents}


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_is_the_same_game(game: str) -> None:
    """By PettingZoo's own test, and question by question; another seed is another game."""
    seed_test(lambda **_: learning.env(game), num_cycles=100)
    assert course(game, 3) == course(game, 3)
    assert course(game, 3) != course(game, 4)


@pytest.mark.parametrize("game", GAMES)
def test_who_wins_gets_1_and_the_others_minus_1(game: str) -> None:
    env = learning.env(game)
    total = random_play(env, 3)
    winners = env.unwrapped.play.result.winners

    assert env.agents == []
    assert total == {seat: 1.0 if seat in winners else -1.0 for seat in env.possible_agents}


def test_shaping_pays_for_the_lead_that_was_gained() -> None:
    """All that was paid is the lead at the end, less that at the start, and the result."""
    plain, shaped = learning.env("gallic-war"), learning.env("gallic-war", shaping=0.5)
    shaped.reset(seed=4)
    start = dict(shaped.unwrapped._leads)
    plain_total, shaped_total = random_play(plain, 4), random_play(shaped, 4)
    end = shaped.unwrapped._leads

    for seat, result in plain_total.items():
        assert shaped_total[seat] == pytest.approx(result + 0.5 * (end[seat] - start[seat]))


def test_those_who_choose_in_secret_learn_nothing_of_each_other() -> None:
    """5.2 Both sides pick a card: whatever the Roman picks, the Barbarian sees the same."""
    env = learning.raw_env("gallic-war")
    seen = set()
    for choice in range(5):
        env.reset(seed=2)
        assert (env.agent_selection, env.play.ask.key) == ("Roman", "card")
        env.step(int(np.flatnonzero(env.observe("Roman")["action_mask"])[choice]))
        assert (env.agent_selection, env.play.ask.key) == ("Barbarian", "card")
        seen.add((env.observe("Barbarian")["observation"].tobytes(), env.observe("Roman")["observation"].tobytes()))

    assert len(seen) == 1


def test_seats_may_be_held_by_others() -> None:
    """Only free seats are agents; Non-players and random players go on by themselves, and the rules know of them."""
    env = learning.raw_env("falling-sky", "pax-gallica", seats={"Arverni": "nonplayer", "Belgae": "random"})
    env.reset(seed=1)

    assert env.possible_agents == ["Romans", "Aedui"]
    assert find("falling-sky").nonplayers(env.play.position.state) == (1,)
    assert {*decided(env)} == {"Romans", "Aedui"}
    assert set(env.infos) == {"Romans", "Aedui"}
    assert env.infos["Aedui"]["winners"] == env.play.result.winners


def test_an_agent_of_ones_own_holds_a_seat_in_every_game() -> None:
    """The same object plays game after game, and begins each anew."""
    agent = RandomAgent("Barbarian", 1)
    env = learning.raw_env("gallic-war", seats={"Barbarian": agent})
    env.reset(seed=1)
    first = [*decided(env)], env.play.result
    env.reset(seed=1)

    assert ([*decided(env)], env.play.result) == first


def test_an_illegal_answer_loses_or_is_an_error() -> None:
    guarded, raw = learning.env("gallic-war"), learning.raw_env("gallic-war")
    for env in (guarded, raw):
        env.reset(seed=1)
    illegal = int(np.argmin(raw.observe("Roman")["action_mask"]))
    guarded.step(illegal)

    assert guarded.rewards == {"Roman": -1, "Barbarian": 0}
    assert all(guarded.terminations.values())
    with pytest.raises(IllegalAnswer, match=rf"Roman cannot answer with action {illegal}; offered are \["):
        raw.step(illegal)


def test_a_game_without_end_is_cut_off() -> None:
    env = learning.raw_env("falling-sky", most_steps=5)
    total = random_play(env, 1)

    assert env.play.steps == 5
    assert set(total.values()) == {0.0}


def test_render_shows_the_table_and_the_question(capsys: pytest.CaptureFixture[str]) -> None:
    for mode in ("ansi", "human"):
        env = learning.env("gallic-war", render_mode=mode)
        env.reset(seed=1)
        text = env.render() or capsys.readouterr().out
        env.close()
        assert "[areas.Germania]" in text
        assert "Roman card (rule 5.2): card " in text
    assert len([*decided(env.unwrapped)]) > 100
    env.render()
    assert "Result(reason=" in capsys.readouterr().out


def test_what_does_not_exist_is_refused() -> None:
    for wrong in ({"scenario": "cannae"}, {"seats": {"Greeks": "random"}}, {"seats": {"Roman": "oracle"}}):
        with pytest.raises(UnknownName):
            learning.env("gallic-war", **wrong)
    with pytest.raises(UnknownName, match="'Greeks' is not a seat of gallic-war"):
        learning.seat_env("gallic-war", "Greeks")
    with pytest.raises(BadOption, match="render_mode cannot be 'rgb_array'"):
        learning.env("gallic-war", render_mode="rgb_array")
    with pytest.raises(BadOption, match="every seat of gallic-war is held"):
        learning.env("gallic-war", seats={"Roman": "random", "Barbarian": "nonplayer"})


@pytest.mark.parametrize(
    ("module", "name", "extra"), [("pettingzoo", "env", "rl"), ("pyspiel", "register_openspiel", "openspiel")]
)
def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch, module: str, name: str, extra: str) -> None:
    part = {"env": "aec", "register_openspiel": "openspiel"}[name]
    monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.delitem(sys.modules, f"alesia.lab.learning.{part}", raising=False)

    with pytest.raises(MissingExtra, match=rf"{name} needs {module}.* pip install 'alesia\[{extra}\]'"):
        getattr(learning, name)


# ---- the arrays -------------------------------------------------------------------------------------------------


def test_the_question_stands_behind_what_is_seen() -> None:
    """Its key, the first thing it is about, the others, and its first two numbers."""
    game, made = find("gallic-war"), learning.arrays_of("gallic-war")
    about = (AREA["Remi"], AREA["Treveri"], (CAESAR, True), 19, 7)
    state = game.setup("gallic-war", default_options(game))
    row = made.observation(state, 0, Ask(0, "move_units", "5.2.1E", (Option("done"),), about))
    seen = game.encode(state, 0)
    first, others = len(seen) + len(game.questions), len(seen) + len(game.questions) + len(made.things)
    remi, treveri, caesar = (made.things[noun.option] for noun in (AREA["Remi"], AREA["Treveri"], CAESAR))
    told = [len(seen) + game.questions.index("move_units"), first + remi, others + treveri, others + caesar]

    assert row[: len(seen)].tobytes() == seen
    assert {*(np.flatnonzero(row[len(seen) : -2]) + len(seen)).tolist()} == {*told}
    assert row[-2:].tolist() == [1, 19]
    assert not made.observation(state, 0, None)[len(seen) :].any()


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_masks_offer_what_is_asked(game: str, scenario: str) -> None:
    env, vocabulary = learning.raw_env(game, scenario), find(game).vocabulary
    env.reset(seed=9)
    for number, agent in enumerate(decided(env)):
        offered = np.flatnonzero(env.observe(agent)["action_mask"])
        assert {vocabulary[place] for place in offered} == set(env.play.ask.options)
        if number > 100:
            break


# ---- Gymnasium --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seat"), [("falling-sky", "Aedui"), ("gallic-war", "Barbarian")])
def test_gymnasium_finds_no_fault(game: str, seat: str) -> None:
    check_env(learning.seat_env(game, seat), skip_render_check=True)


def test_one_seat_plays_to_the_end() -> None:
    env, random = learning.seat_env("gallic-war", "Roman", others={"Barbarian": "nonplayer"}), Random(1)
    _, info = env.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        assert (env.action_masks() == info["action_mask"]).all()
        _, reward, over, late, info = env.step(int(random.choice(np.flatnonzero(info["action_mask"]))))
        assert not late

    assert reward == (1.0 if info["winners"] == ("Roman",) else -1.0)
    assert info["leads"]["Roman"] == -info["leads"]["Barbarian"]


def test_one_seat_that_answers_what_is_not_offered_loses() -> None:
    env = learning.seat_env("gallic-war", "Roman")
    _, info = env.reset(seed=1)

    assert env.step(int(np.argmin(info["action_mask"])))[1:4] == (-1.0, True, False)


@pytest.mark.parametrize("end", ["illegal", "late", "not begun"])
def test_what_is_over_stays_so_until_the_next_reset(end: str) -> None:
    env = learning.seat_env("gallic-war", "Roman", most_steps=1)
    if end != "not begun":
        _, info = env.reset(seed=1)
        pick = np.argmin if end == "illegal" else np.argmax
        assert True in env.step(int(pick(info["action_mask"])))[2:4]
    with pytest.raises(ResetNeeded, match="reset comes first"):
        env.step(0)
    _, info = env.reset(seed=1)

    assert env.step(int(np.argmax(info["action_mask"])))[4].get("illegal") is None


@pytest.mark.parametrize("others", ["human", {"Barbarian": "human"}])
def test_nobody_but_the_learner_is_asked(others: Any) -> None:
    """A human among the others would be asked through the learner, who would see that hand."""
    with pytest.raises(BadOption, match="Barbarian cannot be a human"):
        learning.seat_env("gallic-war", "Roman", others=others)


# ---- OpenSpiel --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def spiel() -> Any:
    learning.register_openspiel()
    return pyspiel


def test_openspiel_knows_every_game(spiel: Any) -> None:
    players = {f"alesia_{name.replace('-', '_')}": len(find(name).seats) - len(find(name).heirs) for name in GAMES}

    assert {*players} <= {*learning.register_openspiel()} <= {*spiel.registered_names()}
    assert {name: spiel.load_game(name).num_players() for name in players} == players


@pytest.mark.parametrize("name", ["alesia_gallic_war", "alesia_falling_sky(options=short:true;seating:two)"])
def test_openspiel_finds_no_fault(spiel: Any, name: str) -> None:
    """Its own random simulation, which clones, serialises and observes all along; a copy of a game stays as it is."""
    game = spiel.load_game(name)
    spiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    twin = state.clone()
    assert twin.legal_actions() == state.legal_actions() != []
    state.apply_action(state.legal_actions()[-1])
    assert len(state.history()) == len(twin.history()) + 1


@pytest.mark.parametrize("asked", ["information_state_string", "information_state_tensor"])
def test_openspiel_is_told_that_there_are_no_information_states(spiel: Any, asked: str) -> None:
    """What a player sees now is not all that he has ever seen, and is not handed out for it."""
    state = spiel.load_game("alesia_gallic_war").new_initial_state()
    assert state.observation_tensor(0)
    with pytest.raises(NotImplementedError, match="no information states"):
        getattr(state, asked)(0)
    with pytest.raises(NotImplementedError, match="no information states"):
        state.get_game().make_py_observer(spiel.IIGObservationType(perfect_recall=True))
    assert state.observation_string(0)


def test_openspiel_searches(spiel: Any) -> None:
    """Its Monte Carlo tree search plays, on a tiny budget, and leaves the state alone."""
    from open_spiel.python.algorithms import mcts

    game, random = spiel.load_game("alesia_gallic_war"), np.random.RandomState(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(odds for _, odds in outcomes) == pytest.approx(1)
        state.apply_action(outcomes[0][0])
    before = str(state)
    bot = mcts.MCTSBot(game, 1.4, 3, mcts.RandomRolloutEvaluator(1, random), random_state=random)

    assert bot.step(state) in state.legal_actions()
    assert str(state) == before


# ---- the example ------------------------------------------------------------------------------------------------


def test_the_example_trains_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few games: the weights move, are saved and sit down at a table, and there is a picture."""
    monkeypatch.setattr(train_policy, "BATCH", 2)
    monkeypatch.chdir(tmp_path)
    before, *curve, after = train_policy.main(["--games", "4", "--tests", "2"])

    assert [each.games for each in (before, *curve, after)] == [0, 4, 0]
    assert (tmp_path / "training.png").stat().st_size > 10_000
    with np.load(tmp_path / "trained-Roman.npz") as kept:
        assert str(kept["game"]) == "gallic-war"
        assert np.abs(kept["out"]).max() > 0.001
    seats = with_own({"Roman": "examples.train_policy:Trained", "Barbarian": "random"}, 1)
    assert alesia.new("gallic-war", seed=1, seats=seats).result is not None


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--tests", "0"], "--tests cannot be 0: at least one game is needed"),
        (["--games", "-1"], "--games cannot be -1"),
        (["--out", "nowhere/weights.npz"], "'nowhere/weights.npz' cannot be written"),
        (["--picture", "."], "'.' cannot be written: it is a folder"),
        (["--game", "falling-sky"], "'Roman' is not a seat of falling-sky; known: Romans"),
        (["--game", "chess"], "chess"),
        (["--others", "human"], "Barbarian cannot be a human"),
    ],
)
def test_the_example_refuses_before_it_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        train_policy.main(words)
    out, told = capsys.readouterr()

    assert (ended.value.code, out, told.count("\n")) == (2, "", 1)
    assert told.startswith("train_policy: ")
    assert said in told


def test_the_example_learns() -> None:
    """Where one answer is rewarded and the other is not, the rewarded one becomes likely."""
    network = train_policy.Network(8, 5, seed=1)
    learner, random = train_policy.Learner(network), Random(1)
    row, mask = np.array([1, 0, 3, 0, 0, 1, 0, 1], np.uint8), np.array([0, 1, 0, 1, 0], np.int8)
    for _ in range(60):
        actions = [random.choice([1, 3]) for _ in range(20)]
        returns = [float(action == 3) for action in actions]
        learner.learn([train_policy.Played([row] * 20, [mask] * 20, actions, returns, True, 0.0)])

    odds = network.odds(row, [1, 3])
    assert odds[1] > 0.6
    assert odds.sum() == pytest.approx(1)


def test_what_the_document_shows_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """All blocks of the chapter are one session, without games that other tests have made up."""
    monkeypatch.setattr(sys.modules["alesia.games"], "_registered", {name: find(name) for name in GAMES})
    chapter = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8").partition("## Learning\n")[2]
    test = doctest.DocTestParser().get_doctest(chapter, {}, "lab.md", None, 0)

    assert len(test.examples) > 10
    assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test).failed == 0


def test_the_trained_need_weights_that_fit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadOption, match=r"trained-Roman\.npz is not there"):
        train_policy.Trained("Roman", 1)
    np.savez(tmp_path / "old.npz", game=np.array("gallic-war"), digest=np.array("0123456789abcdef"))
    monkeypatch.setenv("ALESIA_WEIGHTS", "old.npz")
    with pytest.raises(BadOption, match=r"old\.npz was trained for another version of gallic-war"):
        train_policy.Trained("Roman", 1)

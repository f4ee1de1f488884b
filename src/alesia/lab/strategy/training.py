"""From nothing to the weights of a game: samples over several processes, a fit for each model, files in the package."""

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from alesia.games import find, gallic_war, rome_vs_gaul
from alesia.kernel.errors import UnknownName
from alesia.lab.strategy import winter
from alesia.lab.strategy.duel import Duel
from alesia.lab.strategy.sampling import Plot, Sample, samples
from alesia.lab.workers import workers

AT_ONCE = 4  # games in a chunk
MASTERED = 4  # of so many chunks one has a strategist
WHIMS = (0.2, 0.05)  # how often something else is begun, chunk by chunk: to see much, and how it ends as a rule
Table = NDArray[np.float32]


class Trainer(Protocol):
    """How a game learns: a module of its own."""

    FOLDER: Path  # where its weights lie, one file a model

    def tables_of(self, sample: Sample, /) -> dict[str, Table]:
        """What is kept of a game, as rows, by the model that they belong to."""

    def fit(self, table: Table, /) -> dict[str, Any]:
        """The weights of a model, its ``figures`` among them."""


TRAINERS: dict[str, Trainer] = {
    **dict.fromkeys(("falling-sky", "ariovistus", "ariovistus-campaign"), winter),
    "gallic-war": Duel("gallic-war", Path(gallic_war.__file__).parent / "strategy" / "weights"),
    "rome-vs-gaul": Duel("rome-vs-gaul", Path(rome_vs_gaul.__file__).parent / "prospects" / "weights"),
}


class Lesson(NamedTuple):
    """What is to be learned, and for how long games are sampled: at most so many, and at most so many seconds; the kind
    of strategist that plays one seat, from a second round on."""

    game: str
    scenario: str
    seed: int
    games: int
    seconds: float
    kind: str = ""


class Learned(NamedTuple):
    """A model and what was learned of it."""

    name: str
    weights: dict[str, Any]
    games: int
    seconds: float


def learn(lesson: Lesson, jobs: int) -> Iterator[Learned]:
    """Sample the scenario, and fit every model of it."""
    trainer, begun = trainer_of(lesson.game), monotonic()
    parts: dict[str, list[Table]] = {}
    games = 0
    with closing(workers(jobs).run(tables, plots_of(lesson))) as work:
        for plot, found in work:
            games += plot.games
            for name, table in found.items():
                parts.setdefault(name, []).append(table)
            if monotonic() - begun > lesson.seconds:
                break
    for name, each in sorted(parts.items()):
        yield Learned(name, trainer.fit(np.concatenate(each)), games, monotonic() - begun)


def plots_of(lesson: Lesson) -> Iterator[Plot]:
    """Chunks of games; in a second round one of four with a strategist."""
    for first in range(lesson.seed, lesson.seed + lesson.games, AT_ONCE):
        games = min(AT_ONCE, lesson.seed + lesson.games - first)
        chunk = first // AT_ONCE
        kind = "" if chunk % MASTERED else lesson.kind
        yield Plot(lesson.game, lesson.scenario, first, games, WHIMS[chunk % len(WHIMS)], kind=kind)


def tables(plot: Plot) -> dict[str, Table]:
    """Some games, in whatever process this is."""
    trainer = trainer_of(plot.game)
    parts: dict[str, list[Table]] = {}
    for sample in samples(plot):
        for name, table in trainer.tables_of(sample).items():
            parts.setdefault(name, []).append(table)
    return {name: np.concatenate(each) for name, each in parts.items()}


def trainer_of(game: str) -> Trainer:
    if game not in TRAINERS:
        raise UnknownName("{0} has no strategist", find(game).title)
    return TRAINERS[game]


def keep(game: str, learned: Learned, folders: tuple[Path, ...] = ()) -> None:
    """Write the weights into the package, and into folders of one's own."""
    text = json.dumps(learned.weights, separators=(",", ":")) + "\n"
    for folder in (trainer_of(game).FOLDER, *folders):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{learned.name}.json").write_text(text, encoding="utf-8")

"""The shapes of what is told of tables: how they stand, what is asked there, what has happened."""

from typing import Any, Literal

from pydantic import BaseModel


class Created(BaseModel):
    id: str


class Joined(BaseModel):
    """Where a key leads, and which seats are held there. `taken`: an invitation was used up; `again`: it was not yet.

    An invitation can be used once. So who comes without a cookie is given one first, and nothing is lost if the reply
    is; he takes the seat by sending the same again, with the cookie.
    """

    id: str
    seats: list[str]
    taken: bool
    again: bool


class NewLink(BaseModel):
    link: str | None


class Seat(BaseModel):
    """A seat. `link`: to the host while it is an open invitation; once taken it is another, and the player's alone.

    `state`: "invited" while the link waits for somebody, "revoked" when the host has withdrawn it, "taken"; none where
    no person plays. `heir_of`: the seat whose player goes on in this one; its link opens both. `player`: what its
    player calls himself, if he has said so; `here`: whether he is looking at the table now; `away`: a Non-player
    answers for him until he is back.
    """

    name: str
    kind: str
    mine: bool
    taken: bool
    state: Literal["invited", "taken", "revoked"] | None
    link: str | None
    heir_of: str | None
    player: str | None
    here: bool
    away: bool


class TableLine(BaseModel):
    """A table in a list. `players`: what those call themselves who hold a seat, where they do; `name`: what its host
    calls it, if anything; `host`: whether I am he; `shelved`: whether I have put it away;
    `open`: whether anybody may sit down there; `until`: when the time is over of those whom it asks;
    `agreed`: how its people have ended it by agreement, if they have; `rated`: whether it counts; `ratings`: by seat,
    the rating before and after it, when it has been counted."""

    id: str
    game: str
    title: str
    scenario: str
    seats: list[str]
    players: dict[str, str]
    kinds: dict[str, str]
    heirs: dict[str, str]
    turn_of: list[str]
    your_turn: bool
    decisions: int
    created: int
    touched: int
    over: bool
    winners: list[str]
    agreed: Literal["resign", "draw"] | None
    name: str
    host: bool
    shelved: bool
    open: bool
    until: int | None
    rated: bool
    ratings: dict[str, tuple[int, int]]


class Choice(BaseModel):
    """An option of a question. `option` is what to send; `kind` says what sort of thing the noun is.

    `label` is its words, `short` and `more` the same in two parts where it explains itself; else `more` is what
    is known of it beforehand, if anything. `name` is what the noun is called by itself, in the language of the reply;
    `called` is how it is called on this occasion ("the Citadel at Cenabum"), if otherwise.
    """

    option: str
    label: str
    short: str
    more: str | None
    verb: str
    noun: str | int | None
    kind: str | None
    name: str | None
    called: str | None


class SweepChoice(BaseModel):
    """Several answers at once: what they begin with, how they go on, and whether that stands for the whole question
    (`alone`) or for this first answer."""

    option: str
    sweep: str
    alone: bool
    label: str


class Question(BaseModel):
    """An open question; who may not answer it is told only whose it is. `times`: options that may be given often
    at once, each with how often at most; `chosen`: places chosen before in the same deed; `hint`: whether plans can be
    weighed for it; `no_hint`: they could, but hints are forbidden at the table."""

    seat: str
    mine: bool
    key: str | None = None
    rule: str | None = None
    prompt: str | None = None
    places: list[str] = []
    chosen: list[str] = []
    headings: dict[str, str] = {}
    options: list[Choice] = []
    sweeps: list[SweepChoice] = []
    times: dict[str, int] = {}
    hint: bool = False
    no_hint: bool = False


class UndoState(BaseModel):
    possible: bool
    why: str | None
    asked_by: str | None
    waiting: bool


class EndState(BaseModel):
    """An end by agreement: how this guest could ask for one, who asks him for one and of which kind, and whether he
    waits for the others himself."""

    ways: list[Literal["resign", "draw"]]
    kind: Literal["resign", "draw"] | None
    asked_by: str | None
    waiting: bool


class LogLine(BaseModel):
    """A line of the log: `n` answers came before; `why` is the number for /thoughts.

    `actor`: the seat or Faction that acts. `title`: of the part of the log that this line begins, if it begins one;
    `card`: the card that it turns up, and `winter` whether that is a Winter. `marks`: where in the text the names of
    things (and dice) stand, each as [start, end, kind, identifier], counted in characters. `figures`: the numbers in a
    line that tells of a fight, where they are drawn: what hits and how often, or the Losses.
    """

    i: int
    n: int
    key: str
    rule: str
    text: str
    places: list[str]
    why: int | None
    actor: str | None
    title: str | None
    card: str | None
    winter: bool
    marks: list[tuple[int, int, str, str]]
    figures: list[int] | None = None


class Ending(BaseModel):
    winners: list[str]
    lines: list[str]


class Since(BaseModel):
    """What is new to the seat: the lines of the log from the answer of this number on (`n`), its own last one; the
    seats that answered after it, each once."""

    answer: int
    others: list[str]


class Guidance(BaseModel):
    """A guided first turn: "on" the way, "left" it or "over"; how many of its steps (`of`) were taken, what is said,
    and what is proposed: an answer, how it goes on by itself, and where on the map that is."""

    state: Literal["on", "left", "over"]
    number: int
    of: int
    words: str
    option: str | None
    sweep: str
    places: list[str]


class Scenario(BaseModel):
    id: str
    title: str


class Table(BaseModel):
    """A table as a guest sees it. `view` is what the seat may see of the game; `talk`: how much was said at it.

    `frozen`: why a game cannot go on by the rules of this server, and how much is shown of it; nothing is asked."""

    id: str
    game: str
    title: str
    scenario: Scenario
    options: dict[str, str | bool]
    host: bool
    watch_link: str | None
    talk: int
    version: int
    decisions: int
    seat: str | None
    thinking: str | None
    beside: bool
    seats: list[Seat]
    asks: list[Question]
    frozen: str | None
    undo: UndoState
    log_length: int
    since: Since | None
    result: Ending | None
    end: EndState
    guide: Guidance | None
    view: dict[str, Any]
    log: list[LogLine]


class Done(BaseModel):
    version: int


class Heard(BaseModel):
    """Of how many tables a line tells from now on."""

    tables: int


class Undone(BaseModel):
    """`done` is false while others are asked whether they agree."""

    version: int
    done: bool


class Moment(BaseModel):
    """The board after `n` answers."""

    n: int
    log_length: int
    view: dict[str, Any]


class Step(BaseModel):
    """After `n` answers, with so long a log: what changed in the view since the step before, as in a `change`."""

    n: int
    log_length: int
    view: list[list[Any]]


class Steps(BaseModel):
    """The board after `n` answers, and the steps from there until now."""

    n: int
    log_length: int
    view: dict[str, Any]
    steps: list[Step]


class StandingPoint(BaseModel):
    n: int
    margins: dict[str, int]


class Standings(BaseModel):
    points: list[StandingPoint]


class ThoughtStep(BaseModel):
    """A step of what a Non-player thought: `text` is all of it, and what follows are its parts, as its kind has them.

    `box`: the name of a box of the flowchart; `answer`: "yes", "no", "done", "leads-on", or why not ("impossible",
    "needless", "worthless") with its `reason`; `candidates` (with their `figures`) and those `left` of them; `times`:
    how often it was done.
    """

    rule: str
    kind: str
    key: str
    text: str
    box: str | None = None
    sentence: str | None = None
    answer: Literal["yes", "no", "done", "leads-on", "impossible", "needless", "worthless"] | None = None
    reason: str | None = None
    heading: str | None = None
    candidates: list[str] | None = None
    figures: list[str] | None = None
    left: list[str] | None = None
    dice: list[int] | None = None
    times: int | None = None


class ThoughtText(BaseModel):
    seat: str
    short: str
    steps: list[ThoughtStep]

"""The shapes of requests and replies, for checking what comes in and for describing what goes out."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt

Name = Annotated[str, Field(min_length=1, max_length=64)]
Sitting = Literal["me", "link", "nonplayer", "random", "strategist:fast", "strategist:strong"]
MOST_HEARD = 100  # tables on one line
MOST_OF_A_POSITION = 50_000  # characters
Number = Annotated[StrictInt, Field(ge=0, le=2**31 - 1)]


class Request(BaseModel):
    """A request has the fields that are asked for, and no others."""

    model_config = ConfigDict(extra="forbid")


class NewTable(Request):
    """A table to be set up. `beside`: the game is on a real board, and its people roll and draw for everybody, also
    the Non-players' own dice. `position`: it begins from this position text."""

    game: Name = "falling-sky"
    scenario: Name | None = None
    options: Annotated[dict[Name, StrictBool | Name], Field(max_length=32)] = {}
    seats: Annotated[dict[Name, Sitting], Field(max_length=8)] = {}
    beside: StrictBool = False
    position: Annotated[str, Field(max_length=MOST_OF_A_POSITION)] | None = None


class Guided(Request):
    """A table with the guided first turn of this game."""

    game: Name


class Join(Request):
    """A key to a seat, as it stands behind the # of a link."""

    key: Annotated[str, Field(min_length=16, max_length=64)]


class Link(Request):
    """A link to make anew: to which seat (none: the spectators'), and whether there is to be one."""

    seat: Name | None = None
    wanted: StrictBool = True


class Answer(Request):
    """An answer: for which seat, to the table at which version, and which of the options. `sweep`: how it goes on from
    there; or `times`: how often it is given, as long as it is offered. Each answer is recorded by itself; an undo takes
    all back."""

    seat: Name
    version: Number
    option: Annotated[str, Field(min_length=1, max_length=128)]
    sweep: Annotated[str, Field(max_length=32)] = ""
    times: Annotated[StrictInt, Field(ge=1, le=100)] = 1


class Undo(Request):
    """Take the last answer back, at this version of the table."""

    version: Number


class Roll(Request):
    """Let Alesia roll or draw what is asked at this version of the table."""

    version: Number


class Correction(Request):
    """The board is put right: play goes on from this position text."""

    version: Number
    position: Annotated[str, Field(min_length=1, max_length=MOST_OF_A_POSITION)]


Filled = StrictBool | StrictInt | str | list[StrictInt | str] | dict[str, StrictInt] | None


class Filling(Request):
    """A field of a position, filled in anew: by its name."""

    field: Annotated[str, Field(min_length=1, max_length=200)]
    value: Filled = None


class Laying(Request):
    """A position that is laid out: its text (that of the scenario, if there is none), and what is filled in anew.
    `known`: the form that the page has already, by its key."""

    game: Name = "falling-sky"
    scenario: Name | None = None
    options: Annotated[dict[Name, StrictBool | Name], Field(max_length=32)] = {}
    text: Annotated[str, Field(max_length=MOST_OF_A_POSITION)] | None = None
    changes: Annotated[list[Filling], Field(max_length=200)] = []
    known: Annotated[str, Field(max_length=64)] = ""


class Wondering(Request):
    """What a side does out of turn on a board: `about` what, done by whom, and where; `answers`: what people have said
    and rolled on the way, in order."""

    game: Name = "falling-sky"
    text: Annotated[str, Field(max_length=MOST_OF_A_POSITION)]
    side: Name
    about: Name
    by: Name | None = None
    place: Name | None = None
    answers: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=500)] = []


class Consent(Request):
    """Whether an undo that somebody asked for is agreed to."""

    agree: StrictBool


class Hear(Request):
    """The tables that a line is to tell of."""

    tables: Annotated[list[Annotated[str, Field(min_length=1, max_length=32)]], Field(max_length=MOST_HEARD)]


class ErrorBody(BaseModel):
    code: str
    message: str


class Error(BaseModel):
    """Why a request was refused; nothing has changed."""

    error: ErrorBody


class OptionInfo(BaseModel):
    name: str
    values: list[str | bool]
    rule: str
    words: str
    value_words: dict[str, str]


class GameInfo(BaseModel):
    """A game. `heirs`: seats in which somebody goes on who began in another, each with that one. `remark`: what must be
    said of it before it is played, or nothing. `guide`: whether it has a guided first turn."""

    name: str
    title: str
    seats: list[str]
    heirs: dict[str, str]
    scenarios: dict[str, str]
    options: list[OptionInfo]
    kinds: list[str]
    remark: str
    guide: bool


class RuleLine(BaseModel):
    number: str
    title: str
    depth: int


class RelatedRules(BaseModel):
    """Where a game lies over another: the rules that one changes, or those that change it, behind a heading."""

    heading: str
    rules: list[RuleLine]


class RuleText(BaseModel):
    number: str
    title: str
    text: str
    related: RelatedRules | None
    below: list[RuleLine]


class Card(BaseModel):
    """A card: its number in views, its name as printed, the identifier and the words of its title, its value (0 if
    cards have none); beside these fields, what each of its sides does ("unshaded", or whoever plays it)."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, str | None]

    number: int
    name: str
    ident: str
    title: str
    value: int
    order: list[str]
    winter: bool


class Thing(BaseModel):
    """What a thing is called, the letters of its sign, and its name in the cases of a language that has some."""

    name: str
    sign: str
    cases: dict[str, str] = {}


class GameWords(BaseModel):
    """The things of a game by their kinds and identifiers, and the words for one and for several of them."""

    language: str
    names: dict[str, dict[str, Thing]]
    forms: dict[str, list[str]]


class PageWords(BaseModel):
    """The words of the page: a text, or as many as there are plural forms. `plural` says which form belongs to which
    category of numbers (Intl.PluralRules): `{"one": 0, "other": 1}`.
    """

    language: str
    plural: dict[str, int]
    languages: dict[str, str]
    words: dict[str, str | list[str]]


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
    calls it, if anything; `host`: whether I am he; `shelved`: whether I have put it away."""

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
    name: str
    host: bool
    shelved: bool


class Choice(BaseModel):
    """An option of a question. `option` is what to send; `kind` says what sort of thing the noun is.

    `label` is its words, `short` and `more` the same in two parts where it explains itself; else `more` is what
    is known of it beforehand, if anything. `name` is what the noun is called by itself, in the language of the reply.
    """

    option: str
    label: str
    short: str
    more: str | None
    verb: str
    noun: str | int | None
    kind: str | None
    name: str | None


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
    weighed for it."""

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


class UndoState(BaseModel):
    possible: bool
    why: str | None
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


class PositionText(BaseModel):
    text: str


class Fork(Request):
    """Play on from the moment after so many answers."""

    n: Number


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


class HandStep(BaseModel):
    """What hands do at a real board, in words, and where on the map."""

    text: str
    places: list[str]


class HandDeed(BaseModel):
    """Something that happened after `n` answers: what is told of it, and what hands do. `mine`: people did it; `why`:
    the answer at which the thinking began of the Non-player that did it."""

    n: int
    seat: str
    mine: bool
    why: int | None
    told: list[str]
    steps: list[HandStep]


class Hands(BaseModel):
    """What hands do from one moment to another, in order; `n`: how many answers there are then."""

    n: int
    deeds: list[HandDeed]


class Back(BaseModel):
    """What hands put back when the last answer is taken back."""

    steps: list[str]


class FormValue(BaseModel):
    """Something that can be filled in: as it is written, as it is called, and its most."""

    word: str | int
    name: str
    most: int


class FormField(BaseModel):
    """One fact of a position: `kind` says what it is filled in with (number, flag, word, list, member, pieces, units);
    what is in one `pool` lies in one of its fields alone."""

    field: str
    kind: str
    label: str
    low: int
    high: int
    stock: str
    default: int | str | None
    pool: str


class FormGroup(BaseModel):
    """What is filled in together: of a place on the map, or of something beside it."""

    label: str
    place: str | None
    fields: list[FormField]


class FormName(BaseModel):
    """Somebody: as written, and as called."""

    word: str
    name: str


class FormMoment(BaseModel):
    """Something that can be asked about: of whom, who does it, and whether it is at a place of the map."""

    word: str
    label: str
    sides: list[FormName]
    acts: list[FormName]
    place: bool


class PositionForm(BaseModel):
    """All that a position may say, the values by the names of their stocks, and what can be asked of it."""

    groups: list[FormGroup]
    moments: list[FormMoment]
    stocks: dict[str, list[FormValue]]


class LaidPosition(BaseModel):
    """A position as it is laid out: its text, what its fields say, and what is seen of the board; or why it cannot
    stand. `form`: none, if it is the one that is known by this `key`."""

    text: str
    filled: dict[str, Any]
    refused: str | None
    view: dict[str, Any] | None
    key: str
    form: PositionForm | None


class Aside(BaseModel):
    """What happens out of turn, what hands do, and why; `ask`: what people must answer first."""

    told: list[str]
    steps: list[str]
    why: list[str]
    ask: Question | None


class TablePosition(BaseModel):
    """The board of a table as a text, and what it is a position of."""

    game: str
    scenario: str
    options: dict[str, str | bool]
    text: str

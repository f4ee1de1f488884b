"""The shapes of what is asked; a request has the fields that are asked for, and no others."""

from typing import Annotated, Literal

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
    the Non-players' own dice. `position`: it begins from this position text. `hints`: whether its people may ask for
    plans worth considering. `open`: anybody may sit down where a seat is free; `spectators`: whether there is a link
    for them. `days`: the time for a move; `late`: what happens when it is over, nothing but a mark, or a Non-player
    steps in. `rated`: it counts for the ratings of its people."""

    game: Name = "falling-sky"
    scenario: Name | None = None
    options: Annotated[dict[Name, StrictBool | Name], Field(max_length=32)] = {}
    seats: Annotated[dict[Name, Sitting], Field(max_length=8)] = {}
    beside: StrictBool = False
    open: StrictBool = False
    spectators: StrictBool = True
    days: Annotated[StrictInt, Field(ge=1, le=60)] | None = None
    late: Literal["mark", "nonplayer"] = "mark"
    hints: StrictBool = True
    rated: StrictBool = False
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


class Fork(Request):
    """Play on from the moment after so many answers."""

    n: Number

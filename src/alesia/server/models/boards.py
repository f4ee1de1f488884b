"""The shapes of what is told of real boards: what hands do, and positions that are laid out."""

from typing import Any

from pydantic import BaseModel

from alesia.server.models.tables import Question


class PositionText(BaseModel):
    text: str


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

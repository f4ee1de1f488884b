"""The shapes of what is told of games, their rules and words; and of refusals."""

from pydantic import BaseModel, ConfigDict


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

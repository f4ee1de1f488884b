"""The shapes of what the club is asked and answers."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StrictBool, StrictInt

from alesia.server.club.mail import MOST
from alesia.server.club.names import MOST_LETTERS
from alesia.server.models import Name, Request, Table
from alesia.server.models import Number as Whole

Key = Annotated[str, Field(min_length=16, max_length=64)]


class Me(BaseModel):
    """Who asks. `known`: whether this house knows him at all; `seats`: how many he holds; `key`: whether he keeps a key
    to his account; `mail`: where mail reaches him, if he has shown that; `browsers`: by how many he is known; `mails`:
    whether this house sends mail; `passkeys`: how many passkeys open his account."""

    known: bool
    name: str
    seats: int
    key: bool
    mail: str | None
    browsers: int
    mails: bool
    passkeys: int


class Naming(Request):
    """What somebody wants to be called; nothing: he has no name from now on."""

    name: Annotated[str, Field(max_length=4 * MOST_LETTERS)]


class NewKey(BaseModel):
    """A key to keep, which is told this once, and the link that has it behind its #."""

    key: str
    link: str


class AccountKey(Request):
    """The key of an account."""

    account: Key


class PasskeyOptions(BaseModel):
    """What `navigator.credentials` takes; bytes stand in it as base64url."""

    options: dict[str, Any]


class Credential(Request):
    """What `navigator.credentials` has given, as its `toJSON` tells it."""

    credential: dict[str, Any]


class ComingSigned(Credential):
    """Come in by a passkey. `bring`: what this browser holds is the account's from then on."""

    bring: StrictBool = False


class Account(BaseModel):
    """Whose account a key opens, and how many seats it has; `mine`: it is the account of who asks."""

    name: str
    seats: int
    mine: bool


class Coming(AccountKey):
    """Come in by the key of an account. `bring`: what this browser holds is the account's from then on."""

    bring: StrictBool = False


class MailAddress(Request):
    """An address for mail; nothing: none."""

    mail: Annotated[str, Field(max_length=MOST)]


class OwnLink(Request):
    """A link of this house, from its path on."""

    link: Annotated[str, Field(pattern=r"^/(join|come|table)[/#A-Za-z0-9_-]*$", max_length=128)]


class Square(BaseModel):
    """A picture of black and white squares."""

    svg: str


class Sent(BaseModel):
    """Whatever could be done was done; it does not tell whether anybody has this address."""

    done: bool


class Away(Request):
    """Whether a Non-player is to answer for a seat until its player is back."""

    seat: Name
    wanted: StrictBool


class Said(BaseModel):
    """Something that was said at a table. `player`: what who said it is called, if he has a name; `mine`: I said it."""

    n: int
    seat: str
    player: str | None
    text: str
    at: int
    mine: bool


class Saying(Request):
    """Something to say."""

    text: Annotated[str, Field(min_length=1, max_length=500)]


class Number(BaseModel):
    n: int


class Note(Request):
    """What somebody writes down for himself; it takes the place of what he had written."""

    text: Annotated[str, Field(max_length=4000)]


class Noted(BaseModel):
    text: str


class BellInfo(BaseModel):
    """A way in which somebody is called; `where`: the machine that does it."""

    id: int
    kind: Literal["mail", "hook", "push"]
    where: str


class Hours(BaseModel):
    begin: int
    end: int
    zone: str


class Bells(BaseModel):
    """How somebody is called. `push_key`: what a browser needs to subscribe; `quiet`: when he is not called."""

    push_key: str
    bells: list[BellInfo]
    quiet: Hours | None


class NewBell(Request):
    """A way to be called: by mail (no target), at a webhook, or by the push service of a browser, with its keys."""

    kind: Literal["mail", "hook", "push"]
    target: Annotated[str, Field(max_length=1024)] = ""
    p256dh: Annotated[str, Field(max_length=120)] = ""
    auth: Annotated[str, Field(max_length=40)] = ""


class OneBell(Request):
    bell: Whole


class QuietHours(Request):
    """From which hour to which, by the clock of which place ("Europe/Paris")."""

    begin: Annotated[StrictInt, Field(ge=0, le=23)]
    end: Annotated[StrictInt, Field(ge=0, le=23)]
    zone: Annotated[str, Field(max_length=64)] = "UTC"


class TableNaming(Request):
    """What a table shall be called; nothing: by its scenario."""

    name: Annotated[str, Field(max_length=240)]


class TableName(BaseModel):
    """What a table is called; signs that nobody sees are left out."""

    name: str


class Wanted(Request):
    """Whether something shall be so from now on."""

    wanted: StrictBool


class Notice(BaseModel):
    """A sentence for everybody; empty if there is none."""

    notice: str


class FreeSeat(Request):
    """The seat at an open table that I want."""

    seat: Name


class OpenLine(BaseModel):
    """An open table: the seats that are `free`, what those call themselves who hold the others, where they do; `mine`:
    whether I have set it up."""

    id: str
    game: str
    title: str
    scenario: str
    name: str
    players: dict[str, str]
    kinds: dict[str, str]
    heirs: dict[str, str]
    free: list[str]
    decisions: int
    created: int
    mine: bool


class Clock(BaseModel):
    """The time for a move: how many days, what happens when they are over, whom the table asks, until when they have
    time (not while nobody is asked), and whether it is over."""

    days: int
    late: Literal["mark", "nonplayer"]
    asked: list[str]
    until: int | None
    is_late: bool


class PlanSeat(Request):
    """A seat of mine, for which I plan."""

    seat: Name


class PlanVersion(PlanSeat):
    """The same, at this version: of the board where something is taken back there, of the table where it is carried
    out."""

    version: Whole


class PlanAnswer(PlanVersion):
    """An answer on my board: who is asked there (Chance for dice and cards), and what I try, or assume of others. No
    option: a die falls. `sweep` and `times` as at the table."""

    who: Name
    option: Annotated[str, Field(min_length=1, max_length=128)] | None = None
    sweep: Annotated[str, Field(max_length=32)] = ""
    times: Annotated[StrictInt, Field(ge=1, le=100)] = 1


class PlanNext(BaseModel):
    """What is carried out next of my plan, in words; how many answers of mine come after a die or somebody else's
    answer. `version`: none where there is no plan."""

    version: int | None
    words: list[str]
    left: int


class PlanAbout(BaseModel):
    """`imagined`: what the seat cannot see is imagined; `own`: the seats whose answers are the plan, all others are
    assumed; `answers`: how many it has; `begun`: how many answers of the turn came before it."""

    imagined: bool
    own: list[str]
    answers: int
    begun: int


class PlanBoard(Table):
    """My board, as a table is told."""

    plan: PlanAbout


class Carried(BaseModel):
    """How many answers of the plan were given, of how many that came next; and the version of the table."""

    version: int
    given: int
    of: int


class End(Request):
    """How a game shall end, and for which seat of mine I ask for it."""

    seat: Name
    how: Literal["resign", "draw"]

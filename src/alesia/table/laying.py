"""Laying out a position by clicks: a text that is changed field by field, and what the game says to it each time."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from alesia.kernel.errors import BadPosition
from alesia.kernel.form import Form, fill, filled
from alesia.kernel.game import Json
from alesia.kernel.toml import read_toml
from alesia.kernel.writing import toml_text
from alesia.table.setup import SEEDED, Setup, make_setup


class Laid(NamedTuple):
    """A position as it is laid out: its text, what each field says, all fields that there are, and what is seen of the
    board; or why it cannot stand."""

    text: str
    filled: dict[str, Any]
    form: Form
    view: Mapping[str, Json] | None
    refused: BadPosition | None


def lay_out(
    game: str,
    scenario: str | None,
    options: Mapping[str, str | bool],
    text: str | None = None,
    changes: Sequence[tuple[str, Any]] = (),
) -> Laid:
    """A position, or that of the scenario, with fields filled in anew. What cannot stand is kept as it is: the next
    click may mend it. BadPosition if the text is none, or a field is not there."""
    setup = make_setup(game, scenario, 0, None, options, None, SEEDED)
    draft = setup.game.position_text(setup.state()) if text is None else text
    table = _changed(setup, read_toml(draft), changes)
    try:
        board = _read(setup, toml_text(table) if changes else draft)
    except BadPosition as error:
        form = _form(setup, table)
        return Laid(toml_text(table), filled(form, table), form, None, error)
    now, form = setup.game.position_text(board), setup.game.form(board)
    return Laid(now, filled(form, read_toml(now)), form, setup.game.observe(board, 0), None)


def _changed(setup: Setup, table: dict[str, Any], changes: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    for ident, value in changes:
        table = fill(_form(setup, table), table, ident, value)
    return table


def _form(setup: Setup, table: Mapping[str, Any]) -> Form:
    """The fields that a text may fill in, as long as what decides on them can be read."""
    form: Form = setup.game.form(setup.state())
    deciding = {key: value for key, value in table.items() if key in form.decides}
    try:
        return form if not deciding else setup.game.form(_read(setup, toml_text(deciding)))
    except BadPosition:
        return form


def _read(setup: Setup, text: str) -> Any:
    return setup._replace(position=text).state()

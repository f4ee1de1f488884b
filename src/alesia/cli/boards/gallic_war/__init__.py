"""Caesar's Gallic War on the screen: as tables, or as plain lines where tables do not fit."""

from alesia.cli.boards.base import Board, Forms, View
from alesia.cli.boards.gallic_war import plain, tables
from alesia.cli.boards.gallic_war.facts import (
    COLOURS,
    ROMAN,
    area_remark,
    card_remark,
    moment,
    say,
    title,
    unit_remark,
)
from alesia.cli.screen import Screen
from alesia.games.gallic_war.components import AREA, CARD
from alesia.kernel.ask import Option, kind_of
from alesia.kernel.word import Word


def show_battle(screen: Screen, view: View) -> bool:
    """The battle that is fought now; the rest of the board can be asked for."""
    if view["battle"] is None:
        return False
    if screen.plain:
        screen.lines(plain.battle_lines(view))
    else:
        screen.show(*tables.battle(view))
    return True


def status(view: View, seat: str) -> str:
    """What a player wants to know at every question: the moment, and the Roman his supply."""
    facts = [say("status", Word("year", view["year"]), moment(view))]
    return ", ".join([*facts, *([say("status.supply", view["supply"])] if seat == ROMAN else [])])


def remark(screen: Screen, view: View, option: Option) -> str:
    """What stands in an area, but for a battle, which is shown apart; how strong a unit is; what a card is good for."""
    kind, name = kind_of(option), str(option.noun)
    if kind == "area" and name in AREA:
        fought = view["battle"] is not None and view["battle"]["area"] == name
        return "" if fought else area_remark(view, name)
    if kind == "card" and name in CARD:
        return card_remark(view, name)
    return unit_remark(view, name) if kind == "unit" else ""


FORMS = Forms(title, plain, tables)
BOARD = Board(
    colours=COLOURS,
    kind="side",
    turns=frozenset({"card"}),
    headings=frozenset({"turn", "round", "battle", "end_of_turn"}),
    shy=frozenset({"pass"}),
    show=FORMS.show,
    status=status,
    remark=remark,
    legend=FORMS.legend,
    closeups=frozenset({"battle_action", "main_group"}),
    part=show_battle,
    for_all=frozenset({"action", "battle_action", "hit"}),
)

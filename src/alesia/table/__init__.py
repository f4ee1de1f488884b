"""The table: one game being played. The outer rooms talk to nothing else."""

from alesia.table.asking import Inquiry, Reply, ask_aside
from alesia.table.doors import GameInfo, ask_nonplayer, game_info, games, load, new, set_up
from alesia.table.guide import Guide, Lesson, guide_of, guide_to, guided, lesson
from alesia.table.hints import Advice, Prospect, chances, hint, prospects
from alesia.table.laying import Laid, lay_out
from alesia.table.past import Moment, Past, Standing, rethink, think_again
from alesia.table.plan import MOST_PLANNED, Plan, begin_plan, unfit
from alesia.table.setup import ALL, ASKED, SEEDED
from alesia.table.table import Still, Table, TableAsk, Thought, Told, replay

__all__ = [
    "ALL",
    "ASKED",
    "MOST_PLANNED",
    "SEEDED",
    "Advice",
    "GameInfo",
    "Guide",
    "Inquiry",
    "Laid",
    "Lesson",
    "Moment",
    "Past",
    "Plan",
    "Prospect",
    "Reply",
    "Standing",
    "Still",
    "Table",
    "TableAsk",
    "Thought",
    "Told",
    "ask_aside",
    "ask_nonplayer",
    "begin_plan",
    "chances",
    "game_info",
    "games",
    "guide_of",
    "guide_to",
    "guided",
    "hint",
    "lay_out",
    "lesson",
    "load",
    "new",
    "prospects",
    "replay",
    "rethink",
    "set_up",
    "think_again",
    "unfit",
]

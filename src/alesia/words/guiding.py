"""What a guide says, in words."""

from alesia.table import Lesson
from alesia.words.catalogue import ENGLISH, catalogue

GUIDE = "guide"


def guide_text(lesson: Lesson, language: str = ENGLISH) -> str:
    """The words of a step, or of having left or finished; empty while answers go on by themselves."""
    return catalogue(GUIDE, language).text(lesson.words) if lesson.words else ""

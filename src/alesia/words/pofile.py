"""A file of messages: as much of gettext's PO format as ours hold, read without a library, so that help comes at once.

An entry is ``msgid "key"`` and ``msgstr "form"``, or ``msgid_plural`` and ``msgstr[0]``, ``msgstr[1]``; lines of quoted
text go on with what stands above them, and "#" begins a remark. The plural rule stands in the entry without a key.
"""

import json
import re
from collections.abc import Callable
from gettext import c2py

LINE = re.compile(r'(?:(msgid|msgid_plural|msgstr(?:\[\d\])?) )?(".*")\s*')
PLURAL = re.compile(r"plural=([^;]+);")
OVER = re.compile(r'^"X-Over: (\w+)\\n"$', re.MULTILINE)
NEW, FORM = "msgid", "msgstr"
ONE_OR_MANY = "n != 1"  # where the file does not say its rule

Forms = dict[str, tuple[str, ...]]


def read_po(text: str) -> tuple[Forms, Callable[[int], int]]:
    """The forms of each message by its key, and the plural rule of the language."""
    entries: list[dict[str, str]] = []
    field = NEW
    for line in text.split("\n"):
        if (part := LINE.fullmatch(line)) is None:
            continue
        field = part[1] or field
        if part[1] == NEW:
            entries.append({})
        entries[-1][field] = entries[-1].get(field, "") + json.loads(part[2])
    forms = {entry[NEW]: tuple(said for name, said in entry.items() if name.startswith(FORM)) for entry in entries}
    header = "".join(forms.pop("", ()))
    found = PLURAL.search(header)
    return forms, c2py(found[1] if found else ONE_OR_MANY)


def lies_over(text: str) -> str | None:
    """What the header says that the messages lie over, if it does."""
    found = OVER.search(text)
    return found[1] if found else None

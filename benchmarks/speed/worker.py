"""One part of the measuring in a process of its own: ``python -m speed.worker PART ARGUMENTS`` answers in JSON."""

import json
import sys
from importlib import import_module

from .goals import Measured


def main(part: str, arguments: str) -> None:
    found = import_module(f".{part}", __package__).measure(*json.loads(arguments))
    measured = found if isinstance(found, Measured) else Measured(found, {})
    print(json.dumps(measured._asdict()))


if __name__ == "__main__":
    main(*sys.argv[1:])

"""How rarely Python looks for circles of things that nobody needs.

What an answer makes goes by itself, and so does a room that is closed: of what 8,000 answers had made, some 2,000
things were left over in circles. To look for them took a tenth of the processor, and a look at everything 150 ms, in
which nobody was answered.
"""

import gc

RARELY = (10_000, 10, 10)  # things more than before, for a look at the youngest; looks at these, for one at the older


def collect_rarely() -> None:
    """What is loaded stays, and is not looked at any more; the rest rarely."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)

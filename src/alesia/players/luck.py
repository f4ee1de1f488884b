"""Luck that can be had again, so that answers can be compared in the same circumstances."""

from zlib import crc32

from alesia.kernel.ask import Ask

BITS = 64
MASK = (1 << BITS) - 1


class Luck:
    """Chance by question: the n-th of a kind to a decider finds the same luck, whatever was asked between. So two
    answers that are tried with the same luck differ in what they bring about, and in little else."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._streams: dict[tuple[int, str], int] = {}

    def point(self, ask: Ask) -> float:
        """Anywhere from 0 to 1, for this question."""
        kind = (ask.who, ask.key)
        stream = self._streams.get(kind)
        if stream is None:
            stream = mix(self._seed ^ mix(crc32(ask.key.encode()) + (ask.who + 1 << 32)))
        self._streams[kind] = stream + 1
        return (mix(stream) >> 11) / (1 << 53)


def mix(number: int) -> int:
    """A number of 64 bits that seems to have nothing to do with this one (as splitmix64 does it)."""
    number = (number + 0x9E3779B97F4A7C15) & MASK
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & MASK
    return number ^ (number >> 31)

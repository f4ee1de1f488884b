"""What the clients of the benchmarks read of what a table tells them."""

import msgspec


class Choice(msgspec.Struct):
    option: str


class Asked(msgspec.Struct):
    seat: str
    mine: bool
    options: list[Choice] = []


class Heard(msgspec.Struct):
    """What a player needs of what he is told; the rest is passed over."""

    version: int
    asks: list[Asked]


hear = msgspec.json.Decoder(Heard).decode

"""The shapes of the five files, table by table; docs/rome-vs-gaul-data.md tells what each field means."""

from alesia.games.rome_vs_gaul.checking.shape import (
    Shape,
    each_of,
    many,
    maybe,
    name,
    one,
    rows,
    several,
    text,
    truth,
    two_sides,
    whole,
    word_of,
)

KINDS = ("town", "stronghold", "city", "german")
PATHS = ("solid", "rough", "channel", "german")
SIDES = ("roman", "gallic")
GROUPS = ("Belgic", "Celtic", "Aquitanian")
WIDTH, HEIGHT = 1251, 1151  # of the drawn map
MOST_SPACES = 240  # a place is a byte, and there are boxes besides
STRENGTH = 20
POINTS = 30  # Victory or Governance Points

_between = one(between=several(several(name(), 2, 2)))

MAP: dict[str, Shape] = {
    "region": many(
        "name",
        name=name(),
        gaul=truth(),
        provinces=maybe(whole(1, 30)),
        dominance=maybe(whole(0, POINTS)),
        presence=maybe(whole(0, POINTS)),
        majority=maybe(whole(1, 30)),
        local_support=truth(),
        roman_bonus=maybe(whole(0, 10)),
        romans_only=maybe(truth()),
        vp=maybe(whole(0, POINTS)),
        attacker=maybe(name()),
    ),
    "province": many(
        "name",
        name=name(),
        number=maybe(whole(1, 99)),
        region=name(),
        needed=maybe(whole(1, 20)),
        unruled=maybe(whole(0, POINTS)),
    ),
    "space": many(
        "name",
        name=name(),
        province=name(),
        section=maybe(name()),
        kind=word_of(*KINDS),
        ports=maybe(several(name())),
        star=maybe(truth()),
        veneti_port=maybe(truth()),
        upgraded=maybe(truth()),
        alps=maybe(truth()),
        at=maybe(each_of(whole(0, WIDTH), whole(0, HEIGHT))),
    ),
    "path_kind": many(
        "name",
        name=word_of(*PATHS),
        mp=whole(1, 10),
        reaction=maybe(whole(-10, 10)),
        retreat_loss=whole(0, 5),
    ),
    **{f"paths.{kind}": _between for kind in PATHS},
    "sea": many("name", name=name(), code=name(), always_roman=maybe(truth())),
}

UNITS: dict[str, Shape] = {
    "legions": one(
        names=several(name()),
        strength=two_sides(1, STRENGTH),
        rating=two_sides(0, 6),
        command=whole(1, 20),
        movement=whole(1, 10),
        elite=several(name()),
    ),
    "leader": many(
        "name",
        name=name(),
        side=word_of(*SIDES),
        legate=maybe(truth()),
        rating=whole(0, 6),
        command=whole(1, 20),
        movement=whole(1, 10),
        strength=maybe(whole(0, STRENGTH)),
        home=maybe(name()),
        group=maybe(word_of("any", *GROUPS)),
        turn=maybe(whole(1, 6)),
        rank=maybe(whole(1, 1)),
        siege=maybe(whole(0, 6)),
    ),
    "tribes": one(rating=two_sides(0, 6), command=whole(1, 20), movement=whole(1, 10)),
    "tribe": many(
        "name",
        name=name(),
        group=word_of(*GROUPS),
        province=name(),
        section=maybe(name()),
        strength=two_sides(1, STRENGTH),
        elite=maybe(truth()),
        start=maybe(word_of("pool", "submitted", "council", "aedui")),
    ),
    "german_tribe": one(
        name=name(), strength=two_sides(1, STRENGTH), movement=whole(1, 10), starts=several(name(), least=1)
    ),
    "mercenary": many(
        "names",
        names=several(name(), least=1),
        side=word_of(*SIDES),
        strength=whole(0, STRENGTH),
        rating=whole(0, 6),
        command=whole(0, 20),
        movement=whole(0, 10),
    ),
    "fortified": many(
        "name",
        name=name(),
        garrison=whole(0, STRENGTH),
        points=whole(1, 10),
        modifier=whole(-6, 6),
        upgraded=maybe(whole(-6, 6)),
    ),
    "people": many("name", name=name(), region=name(), strength=whole(1, 30)),
}

TABLES: dict[str, Shape] = {
    "battle": one(
        columns=several(whole(1, 99), least=1),
        rows=rows(r"[0-9]{1,2}\*{0,9}", "2, 2* or 2**"),
    ),
    "siege": one(
        columns=several(several(whole(1, 20), 2, 2), least=1),
        subjugation=whole(0, 20),
        rows=rows(r"S|(?:-|[0-9])/[0-9]", "1/2, -/2 or S"),
    ),
    "storms": one(turn_back=several(whole(1, 6))),
    "reaction": one(target=whole(2, 12), friendly=whole(0, 10)),
}

CARDS: dict[str, Shape] = {
    "card": many(
        "number",
        number=whole(1, 55),
        title=name(),
        points=whole(1, 3),
        side=word_of(*SIDES, "either"),
        kind=word_of("event", "bonus", "surprise", "reaction"),
    )
}

GAME: dict[str, Shape] = {
    "setup": one(
        roman_towns_of=several(name()),
        roman_influence=several(name()),
        caesar_province=name(),
        caesar_stack=several(name()),
        second_camp=name(),
        second_stack=several(name()),
        gallic_influence=several(name()),
    ),
    "turn": many(
        "year",
        year=text(),
        tribes=whole(0, 23),
        steps=whole(0, 20),
        leaders=maybe(several(name())),
        legions=maybe(several(name())),
    ),
    "hand": one(cards=whole(8, 8), reshuffle_after=whole(3, 3)),
    "council": one(
        tribes=whole(1, 23), influence=whole(0, 50), arverni_turn=whole(1, 6), arverni_eliminated=whole(1, 23)
    ),
    "forage": one(enemy=whole(0, 10), neutral=whole(0, 10), influence=whole(0, 10)),
    "governance": one(points=several(several(whole(0, POINTS), 2, 2), least=1)),
    "victory": one(needed=whole(1, 99), tribes_per_point=whole(1, 23), **{"pass": name()}),
}

SHAPES: dict[str, dict[str, Shape]] = {
    "map.toml": MAP,
    "units.toml": UNITS,
    "tables.toml": TABLES,
    "cards.toml": CARDS,
    "game.toml": GAME,
}

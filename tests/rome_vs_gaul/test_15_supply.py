"""15 Supply: sources, paths, and what hunger costs."""

import pytest

from tests.rome_vs_gaul.playing import Play, at

AROUND_CENABUM = ("Lutetia", "Autricum", "Turones", "Noviodunum Biturigum")  # and Vellaunodunum
NO_CITIES = 'gallic_cities = ["Narbo", "Massilia", "Vienne"]'


def after_card(side: str, position: str) -> Play:
    """A player plays a card for nothing, so that his Supply Phase follows."""
    other = "Gallic" if side == "Roman" else "Roman"
    game = at(f"""
        hands = {{ {side} = ["Hostages"], {other} = ["Roman Bribes", "Swords for Hire"] }}
        discards = ["Treachery", "You May Believe Me"]
        player = "{side}"
        {position}
    """)
    return game.play(f"""
        {side} play points Hostages?
        {side} action done
    """)


def hungry(game: Play) -> bool:
    return bool(game.logged("attrition"))


def markers(key: str, *spaces: str) -> str:
    return f"{key} = [{', '.join(repr(space) for space in spaces)}]".replace("'", '"')


def romans_at_cenabum(at_vellaunodunum: str = "", *gallic: str, side: str = "Roman", more: str = "") -> Play:
    """Caesar with two Legions; only Vellaunodunum is not Gallic of all that is around, unless told."""
    return after_card(
        side,
        f"""
        {more}
        {markers("gallic", *AROUND_CENABUM, *gallic)}
        {at_vellaunodunum}
        [spaces.Cenabum]
        outside = "Caesar, Legion VII, Legion VIII"
        """,
    )


@pytest.mark.proves("15.2.1a", "15.3.1a", "15.3.1c")
def test_15_3_1_through_neutral_spaces_to_a_walled_city() -> None:
    assert not hungry(romans_at_cenabum())


@pytest.mark.proves("15.3.1d")
def test_15_3_1_through_friendly_spaces() -> None:
    assert not hungry(romans_at_cenabum(more='roman = ["Vellaunodunum"]'))


@pytest.mark.proves("15.3.1f", "15.4.1d", "15.4.2a", "15.4.2c", "15.1a")
def test_15_3_1_not_through_enemy_control_markers() -> None:
    """Vellaunodunum is Gallic, too: one step of the Roman's choice is lost."""
    game = romans_at_cenabum("", "Vellaunodunum")
    assert (game.asked, game.offers("piece")) == ("Roman attrition", ["Legion VII", "Legion VIII"])
    game.answer("Roman attrition piece Legion VIII")
    assert game.outside("Cenabum") == "Caesar, Legion VII, Legion VIII (1)"


@pytest.mark.parametrize(
    "more", [markers("gallic", *AROUND_CENABUM, "Vellaunodunum"), 'devastated = ["Vellaunodunum"]']
)
@pytest.mark.proves("15.3.1h")
def test_15_3_1_a_friendly_combat_unit_opens_the_way(more: str) -> None:
    other = "" if "gallic" in more else markers("gallic", *AROUND_CENABUM)
    game = after_card(
        "Roman",
        f"""
        {more}
        {other}
        [spaces.Vellaunodunum]
        outside = "Legion IX"
        [spaces.Cenabum]
        outside = "Caesar, Legion VII, Legion VIII"
        """,
    )
    assert not hungry(game)


@pytest.mark.proves("15.3.1g", "17.5.1e")
def test_15_3_1_devastation_blocks() -> None:
    assert hungry(romans_at_cenabum(more='devastated = ["Vellaunodunum"]'))


@pytest.mark.proves("15.3.1e")
def test_15_3_1_an_enemy_combat_unit_blocks() -> None:
    game = romans_at_cenabum("""
        [towns]
        Senones = "Agedincum"
        [spaces.Vellaunodunum]
        outside = "Senones"
    """)
    assert hungry(game)


@pytest.mark.proves("15.3.1e")
def test_15_3_1_but_not_one_that_is_besieged() -> None:
    """The Senones in Vellaunodunum have Legion IX before their walls."""
    game = romans_at_cenabum("""
        [towns]
        Senones = "Vellaunodunum"
        [spaces.Vellaunodunum]
        inside = "Senones"
        outside = "Legion IX"
    """)
    assert not hungry(game)


@pytest.mark.proves("15.3.1i")
def test_15_3_1_the_german_tribe_blocks() -> None:
    assert hungry(romans_at_cenabum('[spaces.Vellaunodunum]\noutside = "Germani"'))


@pytest.mark.proves("15.3.1b")
def test_15_3_1_across_the_channel() -> None:
    game = after_card("Roman", '[spaces.Durovernum]\noutside = "Caesar, Legion VII, Legion VIII"')
    assert not hungry(game)


@pytest.mark.proves("15.3.1h")
def test_15_3_1_a_tribe_at_home_is_fed_in_a_devastated_space() -> None:
    """A friendly Combat Unit opens a devastated space, inside its own walls, too: nobody is hungry in Gergovia."""
    game = after_card(
        "Gallic",
        """
        devastated = ["Gergovia"]
        [towns]
        Arverni = "Gergovia"
        Carnutes = "Cenabum"
        [spaces.Gergovia]
        inside = "Arverni, Carnutes"
        [spaces.Massilia]
        inside = "Caesar"
        """,
    )

    assert game.inside("Gergovia") == "Carnutes, Arverni"
    assert not hungry(game)


@pytest.mark.parametrize(
    ("tribe", "restored"),
    [
        pytest.param("inside", ["Legion VIII"], marks=pytest.mark.proves("15.3.1j", "15.3.1k")),
        pytest.param("elsewhere", ["Legion VII", "Legion VIII"], marks=pytest.mark.proves("15.3.1j")),
    ],
)
def test_15_3_1_nobody_is_besieged_before_the_strategy_phase(tribe: str, restored: list[str]) -> None:
    """Legion VIII has wintered before Cenabum. With the Carnutes inside, no path of Legion VII leads through it."""
    home = '[spaces.Cenabum]\ninside = "Carnutes"' if tribe == "inside" else '[spaces.Turones]\noutside = "Carnutes"'
    camp = 'outside = "Legion VIII (1)"' if tribe == "inside" else '[spaces.Cenabum]\noutside = "Legion VIII (1)"'
    game = at(f"""turn = 2
phase = "reinforcements"
step = 1
gallic = ["Lutetia", "Suindinum", "Durocassium"]
[towns]
Carnutes = "Cenabum"
{home}
{camp}
[spaces.Autricum]
outside = "Legion VII (1)"
[boxes]
Rome = "Caesar"
""")
    assert game.offers("restore") == restored


# ---- 15.2 Sources

AEDUI = ("Bibracte", "Cabillonum", "Noviodunum Aeduorum", "Matisco")
SEQUANI = ("Vesontio", "Magetobriga", "Epomanduodurum")


@pytest.mark.parametrize(
    ("roman", "fed"),
    [
        pytest.param((*AEDUI, *SEQUANI), True, marks=pytest.mark.proves("15.2.1b")),
        pytest.param(AEDUI, False, marks=pytest.mark.proves("15.2.1b")),
    ],
)
def test_15_2_1_two_provinces_feed_each_other(roman: tuple[str, ...], fed: bool) -> None:
    """All Walled Cities are lost: one Province of their own does not feed the Legions at Bibracte."""
    game = after_card(
        "Roman",
        f"""
        {NO_CITIES}
        {markers("roman", *roman)}
        [spaces.Bibracte]
        outside = "Caesar, Legion VII, Legion VIII"
        """,
    )
    assert hungry(game) is not fed


@pytest.mark.proves("15.2.1c")
def test_15_2_1_a_marker_of_the_other_province_must_be_reached() -> None:
    """Gauls stand on all Roman markers of the Sequani; neutral Rauraci is not enough."""
    game = after_card(
        "Roman",
        f"""
        {NO_CITIES}
        {markers("roman", *AEDUI, *SEQUANI)}
        [towns]
        Carnutes = "Cenabum"
        Senones = "Agedincum"
        Parisii = "Lutetia"
        [spaces.Vesontio]
        outside = "Carnutes"
        [spaces.Magetobriga]
        outside = "Senones"
        [spaces.Epomanduodurum]
        outside = "Parisii"
        [spaces.Bibracte]
        outside = "Caesar, Legion VII, Legion VIII"
        """,
    )
    assert hungry(game)


def gauls_at_genava(more: str, *roman: str, towns: str = "") -> Play:
    """The Senones and Lingones, cut off from their Towns; next to Genava is the Stronghold of Octodurus."""
    return after_card(
        "Gallic",
        f"""
        {more}
        {markers("roman", "Cularo", "Rauraci", "Matisco", *roman)}
        [towns]
        Senones = "Agedincum"
        Lingones = "Alesia"
        {towns}
        [spaces.Genava]
        outside = "Senones, Lingones"
        [spaces.Massilia]
        inside = "Caesar"
        """,
    )


@pytest.mark.parametrize(
    ("more", "fed"),
    [
        pytest.param("", True, marks=pytest.mark.proves("15.2.2a", "15.3.1b")),
        pytest.param('subjugated = ["Octodurus"]', False, marks=pytest.mark.proves("15.2.2a")),
        pytest.param(
            'gallic_cities = ["Vienne"]\nsubjugated = ["Octodurus"]', False, marks=pytest.mark.proves("15.2.2d")
        ),
    ],
)
def test_15_2_2_strongholds_feed_gauls_and_taken_cities_do_not(more: str, fed: bool) -> None:
    game = gauls_at_genava(more, "Vesontio", "Arausio", "Rodumna")
    assert hungry(game) is not fed


@pytest.mark.proves("15.2.2b")
def test_15_2_2_a_fortified_town_feeds() -> None:
    game = gauls_at_genava(
        'subjugated = ["Octodurus"]',
        *("Magetobriga", "Epomanduodurum", "Solimariaca", "Andematunnum", "Cabillonum"),
        towns='Sequani = "Vesontio"\n[spaces.Vesontio]\ninside = "Sequani"',
    )
    assert not hungry(game)


@pytest.mark.parametrize(
    ("gallic", "roman", "fed"),
    [
        (SEQUANI, ("Argentorate", "Solimariaca", "Andematunnum", "Cabillonum", "Divio"), True),
        (("Vesontio",), ("Magetobriga", "Epomanduodurum", "Solimariaca", "Andematunnum", "Cabillonum"), False),
    ],
)
@pytest.mark.proves("15.2.2c")
def test_15_2_2_influence_feeds_in_a_gallic_province(
    gallic: tuple[str, ...], roman: tuple[str, ...], fed: bool
) -> None:
    game = gauls_at_genava(f'subjugated = ["Octodurus"]\n{markers("gallic", *gallic)}', *roman)
    assert hungry(game) is not fed


@pytest.mark.parametrize("besieged", [True, False])
@pytest.mark.proves("15.2.2e")
def test_15_2_2_gauls_besieged_in_a_city_that_they_took_are_hungry(besieged: bool) -> None:
    """Around Vienne all is neutral, and Octodurus is near: but no path leads out of a siege (14.5.2, 14.5.4)."""
    romans = 'outside = "Legion VII"' if besieged else ""
    game = after_card(
        "Gallic",
        f"""
        gallic_cities = ["Vienne"]
        [towns]
        Sequani = "Vesontio"
        Carnutes = "Cenabum"
        [spaces.Vienne]
        inside = "Sequani, Carnutes"
        {romans}
        [spaces.Massilia]
        inside = "Caesar"
        """,
    )
    assert hungry(game) is besieged


# ---- 15.3.2 To Rome


def caesar_may_come(position: str) -> list[str]:
    game = at(f"""
        turn = 2
        phase = "reinforcements"
        step = 2
        {position}
    """).play("dice 4")
    return game.offers("space")


@pytest.mark.proves("15.3.2a", "15.3.2c", "15.3.2d", "15.1b")
def test_15_3_2_over_the_alps() -> None:
    """No city is Roman; from Cularo a path leads to Ebrodunum and over the Alps, from Tolosa none."""
    spaces = caesar_may_come(
        f"""{NO_CITIES}
        roman = ["Ebrodunum", "Cularo", "Tolosa"]
        gallic = ["Carcaso", "Divona", "Elimberrum"]
        """
    )
    assert spaces == ["Cularo", "Ebrodunum"]


@pytest.mark.proves("15.3.2b")
def test_15_3_2_or_to_a_walled_city() -> None:
    """The Alps are closed, Narbo is open."""
    spaces = caesar_may_come(
        """
        gallic_cities = ["Massilia", "Vienne"]
        gallic = ["Ebrodunum"]
        roman = ["Carcaso"]
        """
    )
    assert spaces == ["Carcaso", "Narbo"]


@pytest.mark.proves("15.3.2e")
def test_15_3_2_the_alps_feed_nobody() -> None:
    game = after_card(
        "Roman",
        f"""{NO_CITIES}
        roman = ["Ebrodunum"]
        [spaces.Ebrodunum]
        outside = "Caesar, Legion VII, Legion VIII"
        """,
    )
    assert hungry(game)


# ---- 15.4 The Supply Phase


@pytest.mark.proves("15.4.1a")
def test_15_4_1_only_ones_own_units() -> None:
    """After a Gallic card nobody asks whether the Romans starve."""
    game = romans_at_cenabum("", "Vellaunodunum", side="Gallic")
    assert not hungry(game)


def starving(stack: str, more: str = "") -> Play:
    """Gauls at Genava, cut off."""
    return after_card(
        "Gallic",
        f"""
        turn = 5
        {more}
        subjugated = ["Octodurus"]
        roman = ["Cularo", "Rauraci", "Matisco", "Vesontio"]
        [towns]
        Senones = "Agedincum"
        Lingones = "Alesia"
        [spaces.Genava]
        outside = "{stack}"
        [spaces.Massilia]
        inside = "Caesar"
        """
        + ("" if "Lingones" in stack else '\n[spaces.Alesia]\ninside = "Lingones"'),
    )


@pytest.mark.proves("15.4.1b", "15.4.1c", "15.4.2b", "15.4.2d", "17.3.2e")
def test_15_4_1_mercenaries_go_home() -> None:
    """Without them the Senones have two steps, and lose none."""
    game = starving("Senones, Mercenaries 1, Minor Tribe, Militia", 'militia = "Celtica"')
    assert (game.outside("Genava"), hungry(game)) == ("Senones", False)


@pytest.mark.parametrize(("stack", "hunger"), [("Senones, Lingones (1)", True), ("Senones", False)])
@pytest.mark.proves("15.4.2a", "15.4.2d")
def test_15_4_2_three_steps_or_more(stack: str, hunger: bool) -> None:
    assert hungry(starving(stack)) is hunger


@pytest.mark.proves("15.4.2f")
def test_15_4_2_gallic_leaders_count_a_step() -> None:
    assert hungry(starving("Senones, Vercingetorix"))


@pytest.mark.proves("15.4.2e")
def test_15_4_2_inside_and_outside_are_two_stacks() -> None:
    """Two steps behind the walls of Vienne, which the Gauls have taken, and two before them: nobody starves."""
    game = after_card(
        "Gallic",
        """
        gallic_cities = ["Vienne"]
        roman = ["Cularo", "Genava", "Matisco", "Rodumna", "Arausio"]
        [towns]
        Senones = "Agedincum"
        Lingones = "Alesia"
        [spaces.Vienne]
        inside = "Senones"
        outside = "Lingones"
        [spaces.Massilia]
        inside = "Caesar"
        """,
    )
    assert not hungry(game)


def cavalry_at_cenabum(*leaders: str, more: str = "") -> Play:
    """The German Cavalry is cut off in Cenabum with these."""
    return after_card(
        "Roman",
        f"""
        roman = ["Carcaso", "Tolosa", "Nemausus", "Arelate"]
        {markers("gallic", *AROUND_CENABUM, "Vellaunodunum")}
        [spaces.Cenabum]
        outside = "{", ".join(leaders)}, German Cavalry"
        {more}
        """,
    )


@pytest.mark.proves("9.6d", "9.6h", "9.6o", "17.3.2e")
def test_9_6_a_legate_whose_cavalry_starves_is_displaced() -> None:
    """Labienus led nobody else: he returns to the cup."""
    game = cavalry_at_cenabum("T. Labienus", more='[spaces.Narbo]\ninside = "Caesar"')
    assert (game.where("German Cavalry"), game.where("T. Labienus")) == ("events", "cup")


@pytest.mark.proves("9.6d", "9.6e", "9.6g")
def test_9_6_caesar_whose_cavalry_starves_is_displaced() -> None:
    """Three of four Influence markers go, and Caesar comes to Narbo."""
    game = cavalry_at_cenabum("Caesar")
    for space in ("Carcaso", "Tolosa", "Nemausus"):
        game.play(f"Roman displaced_influence space {space}")
    game.play("Roman displaced_caesar space Narbo")
    assert (game.where("Caesar"), game.owner("Arelate")) == ("Narbo", "Roman")


@pytest.mark.proves("9.6d")
def test_9_6_with_a_legion_left_nobody_is_displaced() -> None:
    """The Cavalry goes home, a reduced Legion stays with Labienus."""
    game = cavalry_at_cenabum("T. Labienus", "Legion VII (1)", more='[spaces.Narbo]\ninside = "Caesar"')
    assert (game.where("German Cavalry"), game.where("T. Labienus")) == ("events", "Cenabum")

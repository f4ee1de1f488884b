"""Every priority tells candidates apart: where it is taken out, another answer follows, or a die is cast for it.

Somebody plays up to the question; the non-player of the side that is asked answers it.
"""

from textwrap import dedent

from alesia.games.rome_vs_gaul import GAME
from alesia.games.rome_vs_gaul.components import GALLIC, PLAYERS, ROMAN, Side
from alesia.games.rome_vs_gaul.nonplayers import Nonplayer
from alesia.kernel.ask import CHANCE
from alesia.kernel.position import Position
from tests.rome_vs_gaul.nonplayers.acting import ROMANS, roman
from tests.rome_vs_gaul.nonplayers.test_nonplayers import Look


class Answer:
    """What the side answers to this question, and the priorities that narrowed its candidates down."""

    def __init__(self, side: Side, key: str, text: str, *played: str) -> None:
        position = Position(GAME, GAME.read_position(dedent(text), "rome-vs-gaul", {}))
        left = list(played)
        while (ask := position.asks[0]).key != key or ask.who != side:
            options = {str(option): option for option in ask.options}
            name = left.pop(0) if left and left[0] in options else "pass"
            assert name in options or len(options) == 1 or ask.who == CHANCE, (ask.key, list(options))
            position.answer(options.get(name, ask.options[0]), ask.who)
        agent = Nonplayer(side, 1)
        self.option = str(agent.decide(Look(position.state, position.start, position.turn, PLAYERS[ask.who]), ask))
        assert agent.walk is not None
        self.priorities = [step.key for step in agent.walk if step.kind == "priority"]
        self.lots = [step for step in agent.walk if step.kind == "pick"]


def card(side: Side, name: str, text: str) -> str:
    """The side is to play this card, the other one has a card that is of no use to it now."""
    other = {"Gallic": "Labienus", "Roman": "Swords for Hire"}[side.other.name]
    hands = f'hands = {{ {side} = ["{name}"], {side.other} = ["{other}"] }}'
    return f'round = 1\nplayer = "{side}"\n{hands}\n{dedent(text)}'


MARKERS = """
    roman = ["Bibracte", "Cabillonum", "Matisco", "Vesontio", "Burdigala"]
    gallic = ["Lutetia", "Metlosedum", "Agedincum"]
    [towns]
    Leuci = "Nasium"
    Nervii = "Bagacum"
    [spaces.Nasium]
    inside = "Leuci"
    [spaces.Bagacum]
    inside = "Nervii"
    [spaces.Narbo]
    inside = "Caesar"
    [spaces.Agedincum]
    outside = "S. Galba, Legion VII, Legion VIII"
    [spaces.Lutetia]
    outside = "Legion IX"
"""


def test_root_and_branch_where_most_markers_are() -> None:
    """5 The Parisii have two Gallic markers, the Senones one."""
    found = Answer(
        ROMAN, "root_and_branch", card(ROMAN, "Destroyed Root and Branch", MARKERS), "event Destroyed Root and Branch"
    )

    assert found.option == "province Parisii"
    assert found.priorities == ["priority.most_markers"]


def test_druids_where_most_markers_are() -> None:
    """30 The Aedui have three Roman markers."""
    found = Answer(GALLIC, "druids", card(GALLIC, "Druids", MARKERS), "event Druids")

    assert found.option == "province Aedui"
    assert found.priorities == ["priority.most_markers"]


CAMPS = f"""
    roman = [{ROMANS}]
    [spaces.Bibracte]
    outside = "{{0}}Legion VII"
    [spaces.Vesontio]
    outside = "Legion VIII, Legion IX"
    [spaces.Narbo]
    inside = "{{1}}"
"""


def test_german_cavalry_rides_with_caesar() -> None:
    """10 Though there are more Legions elsewhere."""
    text = card(ROMAN, "German Cavalry", CAMPS.format("Caesar, ", "S. Galba"))
    found = Answer(ROMAN, "place_cavalry", text, "event German Cavalry")

    assert found.option == "space Bibracte"
    assert found.priorities == ["priority.with_caesar"]


def test_german_cavalry_without_caesar_where_most_legions_are() -> None:
    found = Answer(
        ROMAN, "place_cavalry", card(ROMAN, "German Cavalry", CAMPS.format("", "Caesar")), "event German Cavalry"
    )

    assert found.option == "space Vesontio"
    assert found.priorities == ["priority.most_legions"]


TOWNS = """
    roman = ["Bibracte", "Cabillonum", "Matisco"]
    [towns]
    Leuci = "Nasium"
    Nervii = "Bagacum"
    Bellovaci = "Bratuspantium"
    [spaces.Nasium]
    inside = "Leuci"
    [spaces.Bagacum]
    inside = "Nervii (1)"
    [spaces.Bratuspantium]
    inside = "Bellovaci"
    [spaces.Narbo]
    inside = "Caesar"
    [spaces.Bibracte]
    outside = "S. Galba, Legion VII, Legion VIII"
"""


def test_mercenaries_join_the_strongest() -> None:
    found = Answer(
        GALLIC,
        "hire",
        card(GALLIC, "Mercenaries from Britannia and Hispania", TOWNS),
        "event Mercenaries from Britannia and Hispania",
    )

    assert found.option == "space Bratuspantium"
    assert found.priorities == ["priority.strongest"]


def test_alesia_upgrades_the_town_that_the_strongest_romans_can_reach() -> None:
    found = Answer(GALLIC, "upgrade", card(GALLIC, "Alesia", TOWNS), "event Alesia")

    assert found.option == "space Nasium"
    assert found.priorities == ["priority.near_romans"]


def test_a_minor_tribe_rises_far_from_the_romans() -> None:
    found = Answer(GALLIC, "minor_tribe", card(GALLIC, "A Minor Tribe Rises", TOWNS), "event A Minor Tribe Rises")

    assert found.option != "space Nasium"
    assert found.priorities == ["priority.far_from_romans"]


def test_scorched_earth_where_rome_would_gain_most() -> None:
    """22 Free spaces alone, and of these the one that Rome wants most."""
    found = Answer(GALLIC, "scorched_earth", card(GALLIC, "Scorched Earth", TOWNS), "event Scorched Earth")

    assert "priority.loss_if_roman" in found.priorities


def test_5_1_2_the_arverni_settle_where_the_walls_are_stronger() -> None:
    """11.3.2 Gergovia, though it is marked and Brivas is not."""
    text = """
        turn = 5
        council = 0
        gallic = ["Gergovia"]
        [boxes]
        council = "Arverni"
        [spaces.Narbo]
        inside = "Caesar"
    """
    found = Answer(GALLIC, "settle", card(GALLIC, "Hostages", text), "take_out", "piece Arverni")

    assert found.option == "space Gergovia"
    assert found.priorities[0] == "priority.upgraded"


WINTER = f"""
    phase = "winter"
    turn = 2
    roman = [{ROMANS}]
    [spaces.Bibracte]
    outside = "Caesar, T. Labienus, S. Galba, Legion VII"
"""


def test_5_4_2_the_best_legate_is_kept() -> None:
    found = Answer(ROMAN, "keep_legate", WINTER)

    assert found.option == "piece T. Labienus"
    assert found.priorities == ["priority.best_leader"]


def test_16_2_2_a_legion_camps_where_it_is_worth_most() -> None:
    """16.5 On a free space, where it leaves a marker in spring, rather than with the others or among enemies."""
    text = WINTER.replace("Legion VII", "Legion VII, Legion VIII, Legion IX")
    found = Answer(ROMAN, "camp_at", text, "piece T. Labienus", "piece Legion VII")

    assert found.priorities == ["priority.camp"]
    assert not found.lots


SPRING = """
    phase = "reinforcements"
    step = {step}
    turn = {turn}
    caesar = "was"
    roman = [ROMANS]
    [spaces.Bibracte]
    outside = "Legion XI{here}"
    [spaces.Vesontio]
    outside = "Legion VII, Legion VIII"
    [spaces.Narbo]
    inside = "Legion XIII, Legion XIV, Legion X, S. Galba"
    [boxes]
    kept = "T. Labienus"
""".replace("ROMANS", ROMANS)


def test_5_2_1_a_legion_comes_back_where_most_legions_are() -> None:
    found = Answer(ROMAN, "bring_back", SPRING.format(step=1, turn=2, here=""), "raise Legion IX")

    assert found.option == "space Narbo"
    assert found.priorities == ["priority.most_legions"]


def test_5_4_3_a_legate_goes_to_legions_that_have_no_leader() -> None:
    """Three Legions have S. Galba: of the others the most."""
    found = Answer(ROMAN, "legate_arrives", SPRING.format(step=3, turn=2, here=""))

    assert found.option == "space Vesontio"
    assert found.priorities == ["priority.without_leader", "priority.most_legions"]


def test_16_1_4_a_leader_winters_behind_walls_with_the_strongest() -> None:
    """Ambiorix, in Belgica: not on the marker, not with the reduced Nervii."""
    text = """
        phase = "winter"
        turn = 4
        gallic = ["Samarobriva"]
        [towns]
        Nervii = "Bagacum"
        Bellovaci = "Bratuspantium"
        [spaces.Bagacum]
        inside = "Nervii (1), Ambiorix"
        [spaces.Bratuspantium]
        inside = "Bellovaci"
        [spaces.Narbo]
        inside = "Caesar"
    """
    found = Answer(GALLIC, "leader_winters", text)

    assert found.option == "space Bratuspantium"
    assert found.priorities == ["priority.walled", "priority.strongest"]


# ---- battles ----------------------------------------------------------------------------------------------------

FIELD = """
    turn = 2
    roman = ["Autessiodurum"{roman}]
    [towns]
    Senones = "Vellaunodunum"
    [spaces.Vellaunodunum]
    outside = "Senones"
    [spaces.Narbo]
    inside = "Caesar"
    [spaces.Agedincum]
    outside = "S. Galba, Legion VII (1), Legion VIII, Legion X"
"""
ATTACK = ("activate Senones", "enter Agedincum")
BEATEN = ("roll 6", "roll 6", "piece Legion VIII", "piece Legion X", "piece Legion VIII")


def field(roman: str = "", more: str = "", towns: str = "") -> str:
    text = FIELD.replace("{roman}", roman).replace("[spaces.Narbo]", more + "[spaces.Narbo]")
    return card(GALLIC, "Hostages", text.replace("[towns]", "[towns]" + towns))


def test_13_6_3_whole_units_lose_first_and_elite_units_last() -> None:
    """The reduced Legion VII and the elite Legion X are spared."""
    found = Answer(ROMAN, "battle_loss", field(), *ATTACK, "no", "roll 6", "roll 6")

    assert found.option == "piece Legion VIII"
    assert found.priorities == ["priority.whole_first", "priority.cheapest"]


def test_13_7_a_beaten_army_retreats_to_its_own_markers() -> None:
    """Autessiodurum, rather than the neutral spaces around."""
    found = Answer(ROMAN, "retreat", field(), *ATTACK, "no", *BEATEN)

    assert found.option == "space Autessiodurum"
    assert found.priorities == ["priority.friendly"]


def test_13_7_of_its_own_markers_to_the_safest() -> None:
    """The Treveri could come to Catalauni, but not to Autessiodurum."""
    more = '[spaces.Treveris]\n    inside = "Treveri"\n    '
    text = field(', "Catalauni"', more, '\n    Treveri = "Treveris"')
    found = Answer(ROMAN, "retreat", text, *ATTACK, "no", *BEATEN)

    assert found.option == "space Autessiodurum"
    assert found.priorities == ["priority.friendly", "priority.safest"]


def test_12_2_who_avoids_battle_goes_where_it_is_safest() -> None:
    """Not towards the Treveri, and then onto a marker of its own."""
    more = '[spaces.Treveris]\n    inside = "Treveri"\n    '
    found = Answer(ROMAN, "avoid_to", field("", more, '\n    Treveri = "Treveris"'), *ATTACK, "yes", "roll 6", "roll 6")

    assert found.option == "space Autessiodurum"
    assert found.priorities == ["priority.safest", "priority.friendly"]


def test_9_6_a_displaced_caesar_costs_the_markers_that_matter_least() -> None:
    """Not the second of the two that give Rome the Province of the Parisii."""
    text = """
        turn = 2
        roman = ["Lutetia", "Metlosedum", "Agedincum"]
        [towns]
        Senones = "Vellaunodunum"
        [spaces.Vellaunodunum]
        outside = "Senones"
        [spaces.Agedincum]
        outside = "Caesar"
    """
    found = Answer(ROMAN, "displaced_influence", card(GALLIC, "Hostages", text), *ATTACK, "no")

    assert found.option == "space Agedincum"
    assert found.priorities == ["priority.least_lost"]


def test_52_treachery_where_the_siege_is_farther() -> None:
    """Two Siege Points at Bagacum, one at Nasium."""
    text = """
        turn = 2
        siege_points = { Nasium = 1, Bagacum = 2 }
        [towns]
        Leuci = "Nasium"
        Nervii = "Bagacum"
        [spaces.Nasium]
        inside = "Leuci"
        outside = "Legion VII"
        [spaces.Bagacum]
        inside = "Nervii"
        outside = "Caesar, Legion VIII"
    """
    cards = card(ROMAN, "Hostages", text).replace('Roman = ["Hostages"', 'Roman = ["Hostages", "Treachery"')
    found = Answer(ROMAN, "treachery_at", cards, "card Treachery")

    assert found.option == "space Bagacum"
    assert found.priorities == ["priority.siege_points"]


def test_10_5_1_a_leader_picks_up_whole_legions_first() -> None:
    """Caesar passes Autessiodurum with five Legions, where one more may come along."""
    text = """
        turn = 2
        roman = ["Bibracte", "Autessiodurum"]
        [towns]
        Senones = "Vellaunodunum"
        [spaces.Vellaunodunum]
        inside = "Senones"
        [spaces.Bibracte]
        outside = "Caesar, Legion VII, Legion VIII, Legion IX, Legion X, Legion XI"
        [spaces.Autessiodurum]
        outside = "Legion XII (1), Legion XIII"
    """
    game = roman(text, "Constant as the Northern Star")

    assert "take Legion XIII" in game.answers("march")
    assert "priority.steps" in game.priorities

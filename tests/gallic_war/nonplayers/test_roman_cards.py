"""The Roman non-player: its flowchart (boxes R), its campaigns and politics."""

from collections import Counter
from itertools import chain

import pytest

from alesia.games.gallic_war import GAME
from alesia.games.gallic_war.board import entries, room
from alesia.games.gallic_war.components import ROMAN, TRIBES, Area, Border
from alesia.games.gallic_war.nonplayers.roman.campaign import Staff
from tests.gallic_war.nonplayers.acting import Acting, acting, roman, with_hands
from tests.gallic_war.test_hidden_information import moments

LEGIONS = '[areas."Transalpine Gaul"]\nRoman = "{0}"\n'
SIX = LEGIONS.format("Caesar, Legion VII, Legion VIII, Legion IX, Legion XI, Legion XII")
NOBODY = "[areas]\n"
FRAIL = LEGIONS.format("Legion VII (1)")


def owned(side: str, *but: str) -> str:
    """All tribes belong to a side, at home, except some."""
    units = {tribe.name: ", ".join(unit.name for unit in tribe.units) for tribe in TRIBES if tribe.name not in but}
    return "".join(f'[areas.{name}]\n{side} = "{text}"\n' for name, text in units.items())


# ---- R1 Caesar in danger ----------------------------------------------------------------------------------------

DANGER = """
[areas.Aedui]
Roman = "Caesar (2)"
[areas.Mandubii]
Barbarian = "Mandubii 1, Mandubii 2, Ambiorix"
[fallen]
Barbarian = "Aedui 1, Aedui 2"
[areas.Boii]
Roman = "Boii 1, Boii 2"
[areas.Allobroges]
Roman = "Allobroges 1, Allobroges 2"
[areas.Helvetii]
Barbarian = "Helvetii 1, Helvetii 2, Helvetii 3"
"""


def test_r1_caesar_in_danger_is_brought_to_safety() -> None:
    game = roman("Remi", DANGER)

    assert game.boxes == "R1 yes, R_RESCUE yes"
    assert game.priorities == ["roman.safest"]
    assert game.where("Caesar") == "Boii"


@pytest.mark.parametrize("die", [1, 6])
def test_r1_among_equally_safe_areas_to_the_most_friends(die: int) -> None:
    """Nobody threatens the Boii or the Allobroges: he goes to the legion, whatever a die would say."""
    safe = DANGER.replace("Helvetii 1, Helvetii 2, Helvetii 3", "").replace("Allobroges 2", "Allobroges 2, Legion VII")
    game = roman("Remi", safe.replace('[areas.Helvetii]\nBarbarian = ""\n', ""), dice=[die])

    assert game.boxes == "R1 yes, R_RESCUE yes"
    assert game.where("Caesar") == "Allobroges"


def test_r1_strong_enough_friends_with_him() -> None:
    game = roman("Remi", DANGER.replace("Caesar (2)", "Caesar, Legion VII, Legion VIII"))

    assert game.boxes.startswith("R1 no, R_CAMPAIGN")


def test_r_rescue_nowhere_to_go() -> None:
    position = owned("Barbarian", "Aedui") + '[areas.Aedui]\nRoman = "Caesar (1), Aedui 1"\n[fallen]\nRoman = "Aedui 2"'

    assert roman("Remi", position).boxes.startswith("R1 yes, R_RESCUE no, R_CAMPAIGN")


# ---- R_CAMPAIGN -------------------------------------------------------------------------------------------------


def test_r_campaign_the_fewest_legions_that_win() -> None:
    game = roman("Remi", SIX + '[areas.Volcae]\nBarbarian = "Volcae"')

    assert game.boxes == "R1 no, R_CAMPAIGN yes"
    assert game.notes[0] == "roman.raid"
    assert game.units("Volcae", "Roman") == "Legion VII, Legion VIII"


def test_r_campaign_not_against_the_stronger() -> None:
    game = roman("Remi", LEGIONS.format("Legion VII (2)") + '[areas.Volcae]\nBarbarian = "Volcae"')

    assert game.boxes.startswith("R1 no, R_CAMPAIGN no")


HELVETII = """
[areas.Allobroges]
Roman = "Allobroges 1, Allobroges 2"
[areas.Helvetii]
Barbarian = "Helvetii 1, Helvetii 2"
[fallen]
Barbarian = "Helvetii 3"
"""


def test_r_campaign_forced_march_by_two_ways() -> None:
    """As in the example of play: over the blue border two, more by forced march through the Allobroges."""
    game = roman("Remi", SIX + HELVETII)

    assert game.answers("move_to")[:2] == ["move Helvetii", "force Helvetii"]
    assert game.logged("forced_march")
    assert game.units("Helvetii", "Roman").count("Legion") > 2


def test_r_campaign_no_forced_march_without_supply() -> None:
    assert roman("Remi", "supply = 2\n" + SIX + HELVETII).boxes.startswith("R1 no, R_CAMPAIGN no")


def test_r_campaign_caesar_only_with_two_legions() -> None:
    position = LEGIONS.format("Caesar, Legion VII (3)") + '[areas.Volcae]\nBarbarian = "Volcae"'

    assert roman("Remi", position).boxes.startswith("R1 no, R_CAMPAIGN no")


def test_r_campaign_two_groups_against_one_target() -> None:
    position = """
[areas."Transalpine Gaul"]
Roman = "Legion VII"
[areas.Volcae]
Roman = "Volcae, Legion VIII"
[areas.Boii]
Barbarian = "Boii 1"
[fallen]
Barbarian = "Boii 2"
"""
    game = roman("Aedui", position)

    assert game.units("Boii", "Roman") == "Legion VII, Legion VIII"
    assert roman("Remi", position).boxes.startswith("R1 no, R_CAMPAIGN no")


def test_r_campaign_groups_share_the_room_of_a_border() -> None:
    """5.2.1E However many groups and raids come over a border, no more units are sent than it takes."""
    shared = 0
    for position in chain(*[moments(seed, often=0.03) for seed in range(3)]):
        s = GAME.seen(position.state, ROMAN)
        for groups in (2, 3):
            raids = Staff(s).campaign(groups, neutrals=True).raids
            sent = [(route, len(units)) for raid in raids for route, units in raid.sent]
            crossed = Counter[tuple[Border, Area]]()
            for route, units in sent:
                crossed.update(dict.fromkeys(entries(route.origin, route.path), units))
            assert all(crossed[entry] <= room(s, ROMAN, *entry) for entry in crossed), sent
            shared += any(n > 1 for n in Counter(border for route, _ in sent for border in route.path).values())
    assert shared


def test_r_campaign_a_prize_needs_one_legion() -> None:
    """6.2.1 The Volcae have fallen: whoever stands in their area at the end of the year has them."""
    game = roman("Remi", LEGIONS.format("Legion VII, Legion VIII (2)") + '[fallen]\nBarbarian = "Volcae"')

    assert game.boxes == "R1 no, R_CAMPAIGN yes"
    assert game.units("Volcae", "Roman") == "Legion VIII (2)"


def test_a_legion_stays_where_a_tribe_would_be_lost() -> None:
    position = """
[areas.Volcae]
Roman = "Legion VII, Legion VIII, Legion IX"
[fallen]
Barbarian = "Volcae"
[areas.Tolosates]
Barbarian = "Tolosates"
"""
    game = roman("Remi", position)

    assert game.units("Volcae", "Roman") == "Legion IX"


def test_the_worthiest_target_first() -> None:
    """A tribe in a fortified town before one without."""
    position = '[areas.Allobroges]\nRoman = "Allobroges 1, Allobroges 2, {0}"\n[areas.{1}]\nBarbarian = "{1} 1"\n'
    both = position.format("Legion VII, Legion VIII, Legion IX", "Sequani") + '[areas.Boii]\nBarbarian = "Boii 1"\n'
    game = roman("Remi", both + '[fallen]\nBarbarian = "Sequani 2, Boii 2"')

    assert game.answers("move_to")[0] == "move Sequani"


def test_spare_groups_go_for_neutral_tribes() -> None:
    position = SIX + '[areas.Volcae]\nBarbarian = "Volcae"\n'
    position += '[areas.Mandubii]\nRoman = "Mandubii 1, Mandubii 2, Legion I, Legion XV"'
    game = roman("Aedui", position)

    assert game.boxes == "R1 no, R_CAMPAIGN yes"
    assert sum(note == "roman.raid" for note in game.notes) >= 2


def test_the_campaign_is_planned_anew_when_the_board_has_changed() -> None:
    """The Barbarian moves first, with the higher card, into the area that was to be attacked."""
    position = SIX + '[areas.Volcae]\nBarbarian = "Volcae"\n[areas.Tolosates]\nBarbarian = "Tolosates"'
    game = acting(ROMAN, with_hands(ROMAN, "Remi", "Aedui", position))
    game.play(
        """
        Barbarian action movement
        Barbarian group area Volcae
        Barbarian group done
        Barbarian move_to move Boii
        """
    )

    assert "roman.again" in game.notes


# ---- the other boxes --------------------------------------------------------------------------------------------


def test_r_activate_the_neutral_tribe_of_the_card() -> None:
    game = roman("Aedui", NOBODY)

    assert game.boxes == "R1 no, R_CAMPAIGN no, R_ACTIVATE yes"
    assert game.units("Aedui", "Roman") == "Aedui 1, Aedui 2"


USED = 'activations = { Roman = ["Veneti"] }\n'


def test_r_activate_once_a_year() -> None:
    assert roman("Aedui", USED).boxes.startswith("R1 no, R_CAMPAIGN no, R_ACTIVATE no, R2 no")


def test_r2_low_supply_is_filled_up() -> None:
    game = roman("Aedui", USED + "supply = 5")

    assert game.boxes.endswith("R2 yes, R_SUPPLY yes")
    assert game.supply == 8


def test_r_supply_baggage_train() -> None:
    game = roman("Baggage Train", USED + "supply = 5")

    assert game.boxes.endswith("R2 yes, R_SUPPLY yes")
    assert game.supply == 8


def test_r_supply_not_by_a_revolt() -> None:
    assert "R2 yes, R_SUPPLY no, R_POLITICAL no" in roman("Minor Revolt 1", "supply = 5\n" + FRAIL).boxes


def test_r_political_with_even_odds() -> None:
    game = roman("Aedui", USED)

    assert game.boxes.endswith("R2 no, R_POLITICAL yes")
    assert game.did[-1] == "political area Aedui"
    assert "roman.best_odds" in game.priorities


def test_r_political_not_with_less() -> None:
    assert "R_POLITICAL no, R_CONQUER no" in roman("Remi", USED).boxes


def test_r_political_the_worthiest_among_equal_odds() -> None:
    """The Germania card has no tribe to match: enemy tribes first, the home of a leader, a town, the most blocks."""
    enemies = '[areas.Remi]\nBarbarian = "Remi"\n[areas.Sequani]\nBarbarian = "Sequani 1, Sequani 2"\n'
    game = roman("Germania", enemies)
    assert game.priorities == ["roman.enemy_first", "roman.town"]
    assert game.did[-1] == "political area Sequani"

    game = roman("Germania", enemies + '[areas.Treveri]\nBarbarian = "Treveri 1, Treveri 2, Ambiorix"')
    assert "roman.leaders_home" not in game.priorities

    leader = '[homes]\nAmbiorix = "Remi"\n[areas.Treveri]\nBarbarian = "Treveri 1, Treveri 2, Ambiorix"'
    game = roman("Germania", enemies + leader)
    assert game.did[-1] == "political area Remi"
    assert game.priorities == ["roman.enemy_first", "roman.leaders_home"]


def test_r_political_the_most_blocks() -> None:
    game = roman("Germania", '[areas.Remi]\nBarbarian = "Remi"\n[areas.Treveri]\nBarbarian = "Treveri 1, Treveri 2"')

    assert game.priorities == ["roman.enemy_first", "roman.most_blocks"]


def test_r_political_not_where_others_guard_the_tribe() -> None:
    game = roman("Aedui", USED + '[areas.Aedui]\nBarbarian = "Aedui 1, Aedui 2, German 1"')

    assert "political area Aedui" not in game.did


def test_r_conquer_a_neutral_tribe() -> None:
    game = roman("Remi", USED + SIX)

    assert game.boxes.endswith("R_POLITICAL no, R_CONQUER yes")
    assert game.logged("joins")


def test_r_revolt_the_worthiest_enemy_tribe_turns_neutral() -> None:
    enemies = '[areas.Remi]\nBarbarian = "Remi"\n[areas.Sequani]\nBarbarian = "Sequani 1, Sequani 2"\n'
    game = roman("Minor Revolt 1", enemies)

    assert game.boxes.endswith("R_CONQUER no, R_REVOLT yes")
    assert game.is_neutral("Sequani")


def test_r_revolt_nobody_to_revolt() -> None:
    assert "R_REVOLT no, R_ENTER no" in roman("Minor Revolt 1", FRAIL).boxes


def test_r_revolt_not_where_romans_stand() -> None:
    position = '[areas.Veneti]\nBarbarian = "Remi"\n[areas.Remi]\nRoman = "Legion VII"\n[fallen]\nRoman = "Veneti"'

    assert "R_REVOLT no" in roman("Minor Revolt 1", position).boxes


def test_r_enter_legions_off_the_map() -> None:
    game = roman("Minor Revolt 1", '[areas.Off-Map]\nRoman = "Legion VII, Legion VIII"')

    assert game.boxes.endswith("R_REVOLT no, R_ENTER yes")
    assert game.where("Legion VII") == "Transalpine Gaul"


def test_r3_supply_for_the_winter() -> None:
    game = roman("Remi", USED + "supply = 11")

    assert game.boxes.endswith("R3 yes, R_STORE yes")
    assert game.supply == 13


def test_r3_supply_enough_for_the_winter() -> None:
    game = roman("Remi", USED + "supply = 12")

    assert game.boxes.endswith("R3 no, R_TRY yes")
    assert game.did[-1] == "political area Remi"


def test_r_store_not_by_a_revolt() -> None:
    assert roman("Minor Revolt 1", "supply = 11\n" + FRAIL).boxes.endswith("R3 yes, R_STORE no, R_TRY no, R_WAIT yes")


def test_r_wait_when_there_is_nothing_to_do() -> None:
    game = roman("Minor Revolt 1", FRAIL)

    assert game.boxes.endswith("R3 no, R_TRY no, R_WAIT yes")


# ---- the choice of a card ---------------------------------------------------------------------------------------


def chosen(hand: list[str], position: str) -> str:
    """The card that it plays, of this hand."""
    others = ["Minor Revolt 2", "Major Revolt", "Veneti", "Andes", "Esuvii"][: len(hand)]
    game: Acting = acting(ROMAN, f"hands = {{ Roman = {hand}, Barbarian = {others} }}\n".replace("'", '"') + position)
    game.answer("Barbarian card card Minor Revolt 2")
    return str(game.view["played"]["Roman"])


@pytest.mark.parametrize(
    ("hand", "position", "card"),
    [
        (["Remi", "Aedui"], "", "Aedui"),  # two blocks rather than one
        (["Treveri", "Carnutes"], "", "Carnutes"),  # the town
        (["Minor Revolt 1", "Aedui"], "", "Aedui"),
        (["Remi", "Baggage Train"], USED + "supply = 5\n", "Baggage Train"),
        (["Treveri", "Remi"], SIX + '[areas.Volcae]\nBarbarian = "Volcae"\n', "Remi"),  # the lower card will do
    ],
)
def test_the_card_that_leads_to_the_first_box_and_is_worth_most(hand: list[str], position: str, card: str) -> None:
    assert chosen(hand, position) == card


def test_the_choice_of_a_card_is_not_told() -> None:
    game = acting(ROMAN, 'hands = { Roman = ["Remi", "Aedui"], Barbarian = ["Veneti", "Andes"] }')

    assert game.asked == "Barbarian card"
    assert game.agent.walk is None

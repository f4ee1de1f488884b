"""A2.1M What outlasts the Interlude, in the second half."""

import pytest

from tests.ariovistus.campaign.playing import at
from tests.falling_sky.playing import Play


def told(game: Play, key: str) -> list[str]:
    return [" ".join(map(str, entry.facts)) for entry in game.table.log if entry.key == key]


def passing(game: Play, who: str) -> Play:
    """All before this Faction pass."""
    while game.asked != f"{who} action":
        game.table.answer("pass")
    return game


# Nobody has won; the Germans Phase comes in the second Winter. No Tribe is free for a Germanic Ally.
WINTER = """
half = 2
card = "Winter"
winters = 2
[resources]
Romans = 5
Arverni = 0
Aedui = 0
Belgae = 0
[regions.Provincia]
Romans = "Caesar"
[regions.Treveri]
Germans = "3 Warbands"
Romans = "2 Auxilia, Fort"
Aedui = "20 Warbands"
[regions.Sugambri]
devastated = true
[regions.Ubii]
devastated = true
[tribes]
Veneti = "Arverni"
Namnetes = "Arverni"
Pictones = "Arverni"
Santones = "Arverni"
Arverni = "Arverni"
Cadurci = "Arverni"
Aulerci = "Arverni"
Menapii = "Belgae"
Morini = "Belgae"
Eburones = "Belgae"
Nervii = "Belgae"
Bellovaci = "Belgae"
Atrebates = "Belgae"
Remi = "Belgae"
Treveri = "Aedui"
"""


def raids(capabilities: str) -> int:
    """How many Warbands Raid the Romans, who have a Fort there."""
    game = at(WINTER + capabilities)
    while game.asked.startswith("Chance germanic"):
        game.table.answer(game.options[0])
    return len(told(game, "raid"))


@pytest.mark.proves("A2.1Mc", "A2.1Mb", "A2.1Ma")
@pytest.mark.parametrize(
    ("capability", "raiders"),
    [("", 0), ('[capabilities]\n8 = "shaded Germans"', 3), ('[capabilities]\n8 = "shaded Arverni"', 0)],
)
def test_a2_1m_baggage_trains_beside_the_germans_serve_their_raids(capability: str, raiders: int) -> None:
    """6.2.3 Three Warbands a Region, despite the Fort; beside the Arverni it does nothing for them."""
    assert raids(capability) == raiders


@pytest.mark.proves("A2.1Md")
@pytest.mark.parametrize(("holder", "asked"), [("Germans", False), ("Belgae", True)])
def test_a2_1m_winter_campaign_beside_the_germans_lies_idle(holder: str, asked: bool) -> None:
    """Nobody chooses for them; beside the Belgae A63 brings its two actions after the Harvest."""
    game = at(WINTER + f'[capabilities]\nA63 = "shaded {holder}"')
    keys = set()
    while game.table.ask is not None and game.asked != "Chance draw_card":
        keys.add(game.asked)
        game.table.answer(next((o for o in ("done", "back", "no") if o in game.options), game.options[0]))

    assert {key for key in keys if key.endswith("winter_campaign")} == ({"Belgae winter_campaign"} if asked else set())


@pytest.mark.proves("A2.1Ma", "A2.1Nf")
def test_a2_1m_cards_63_and_a63_can_hold_together() -> None:
    """Each brings two actions to its Faction, A63 first."""
    game = at(WINTER + '[capabilities]\nA63 = "shaded Belgae"\n63 = "shaded Arverni"')
    seen: list[str] = []
    while game.table.ask is not None and game.asked != "Chance draw_card":
        if game.asked.endswith("winter_campaign"):
            seen.append(game.asked.split()[0])
        game.table.answer(next((o for o in ("done", "back", "no") if o in game.options), game.options[0]))

    assert seen == ["Belgae", "Arverni"]


@pytest.mark.proves("A2.1Mb")
@pytest.mark.parametrize(("acts", "nervii"), [(True, "Belgae"), (False, "Subdued")])
def test_a2_1m_nervii_stand_when_the_germans_phase_ends(acts: bool, nervii: str) -> None:
    """A70 shaded: Germans who act are a Faction that acts; with nothing to do they are not."""
    idle = WINTER.replace('Germans = "3 Warbands"\n', "").replace('Nervii = "Belgae"', 'Senones = "Arverni"')
    board = idle.replace("[tribes]", '[regions.Morini]\nGermans = "2 Warbands"\n[tribes]') if acts else idle
    game = at(board + '[capabilities]\nA70 = "shaded"')
    while game.asked.startswith("Chance germanic") or game.asked == "Belgae loss":
        game.table.answer(game.options[0])

    assert game.tribe("Nervii") == nervii


@pytest.mark.proves("A2.1Mb")
@pytest.mark.parametrize("card", ["A22", "A31", "A33", "A38", "A63", "A70"])
def test_a2_1m_shifting_loyalties_can_end_a_capability_of_the_first_half(card: str) -> None:
    """Any of the six."""
    side = "shaded Belgae" if card == "A63" else "shaded"
    game = passing(at(f'half = 2\ncard = 50\n[capabilities]\n{card} = "{side}"\n15 = "unshaded"'), "Romans")
    game.play("Romans action unshaded 50")
    assert game.offers("card") == ["15", card]
    game.play(f"Romans event_card card {card}")

    assert game.position["capabilities"] == {"15": "unshaded"}


@pytest.mark.proves("A2.1Mb")
def test_a2_1m_vergobret_goes_by_bibracte() -> None:
    """A38 shaded, without Diviciacus: Suborn and Trade only within one Region of Bibracte."""
    board = """
half = 2
card = 19
[resources]
Aedui = 10
[regions.Sequani]
Aedui = "2 Warbands"
[regions.Atrebates]
Aedui = "2 Warbands"
Arverni = "1 Warband"
"""
    free = passing(at(board), "Aedui").play("Aedui action command Raid")
    bound = passing(at(board + '[capabilities]\nA38 = "shaded"'), "Aedui").play("Aedui action command Raid")
    free.play("Aedui command ability Suborn")
    bound.play("Aedui command ability Suborn")

    assert free.offers("region") == ["Atrebates", "Sequani"]
    assert (bound.asked, str(bound.table.ask and bound.table.ask.about[0])) == ("Aedui suborn_what", "Sequani")


BATTLE = """
half = 2
card = 19
[resources]
Romans = 10
[regions.Treveri]
Romans = "Caesar, 2 Legions, 4 Auxilia"
Germans = "1 Warband"
"""


def battle(more: str) -> Play:
    game = passing(at(BATTLE + more), "Romans").play("""
        Romans action command Battle
        Romans command battle Treveri
    """)
    while game.asked in ("Romans battle_target", "Romans ambush"):
        game.table.answer(game.options[0])
    return game


@pytest.mark.proves("A2.1Mg", "A2.1Mh")
def test_a2_1m_an_abatis_of_the_germans_still_shields_them() -> None:
    """Caesar with two Legions causes five Losses, four Auxilia none more: halved by the marker two. A Warband is lost,
    and a die decides on the Abatis, which goes on a 1 to 3."""
    bare, shielded = battle(""), battle('[abatis]\nGermans = "Treveri"')
    assert told(bare, "attack") == ["Romans Germans Treveri 7"]
    assert told(shielded, "attack") == ["Romans Germans Treveri 2"]
    assert (shielded.asked, shielded.rule) == ("Chance loss_roll", "3.4.5")
    shielded.play("Chance loss_roll roll 3")

    assert "abatis" not in shielded.position
    kept = battle('[abatis]\nGermans = "Treveri"').play("Chance loss_roll roll 4")
    assert kept.position["abatis"] == {"Germans": "Treveri"}


@pytest.mark.proves("A2.1Mg")
def test_a2_1m_romans_who_march_treat_it_as_devastation() -> None:
    """They stop there."""
    board = """
half = 2
card = 19
[resources]
Romans = 10
[regions.Sequani]
Romans = "Caesar, 2 Legions"
"""
    ends = []
    for more in ("", '[abatis]\nGermans = "Mandubii"'):
        game = passing(at(board + more), "Romans").play("""
            Romans action command March
            Romans command march Sequani
        """)
        if game.asked == "Romans march_to":
            game.play("Romans march_to region Mandubii")
        while game.asked == "Romans march_number":
            game.table.answer(game.options[-1])
        ends.append(game.asked == "Romans march_on")

    assert ends == [True, False]


@pytest.mark.proves("A2.1Me")
def test_a2_1m_gallia_togata_has_the_effects_of_card_5() -> None:
    """Recruit in Cisalpina places up to two Auxilia, free as in a Supply Line; others may not come."""
    board = """
half = 2
card = 19
gallia_togata = true
[resources]
Romans = 0
[regions.Cisalpina]
Romans = "1 Auxilia"
[regions.Sequani]
Arverni = "4 Warbands"
"""
    game = passing(at(board), "Romans").play("Romans action command Recruit\nRomans command recruit Cisalpina")
    while game.asked == "Romans recruit":
        game.table.answer(game.options[0])

    assert game.offers("number") == ["1", "2"]


@pytest.mark.proves("A2.1Mf")
def test_a2_1m_a_colony_is_a_tribe_of_its_region() -> None:
    """It counts for the Roman score: one more than without."""
    score = "subdued_dispersed_allies"
    plain, colony = at("half = 2\ncard = 19"), at('half = 2\ncard = 19\n[tribes]\n"Treveri Colony" = "Romans"')

    assert colony.view["scores"][score] == plain.view["scores"][score] + 1


@pytest.mark.proves("A2.1Mb")
def test_a2_1m_on_a_card_of_the_first_half_the_arverni_stand_where_the_germans_do() -> None:
    """While A63 is played in Winter its order is that of the players."""
    game = at(WINTER + '[capabilities]\nA63 = "shaded Belgae"')
    while game.asked != "Belgae winter_campaign":
        game.table.answer(next((o for o in ("done", "back", "no") if o in game.options), game.options[0]))

    card = game.view["card"]
    assert (card["name"], sorted(card["order"])) == ("A63", ["Aedui", "Arverni", "Belgae", "Romans"])


def test_event_25_unshaded_which_ally_falls_first_is_asked_where_an_abatis_may_save_the_other() -> None:
    """A64 Three Losses of a Retreat would take both Allies; the Abatis may take two of them."""
    board = """
        half = 2
        card = 25
        ineligible = ["Arverni", "Aedui", "Belgae"]
        {}
        [regions.Pictones]
        Aedui = "3 revealed Warbands"
        [regions.Bituriges]
        Aedui = "3 Warbands"
        [tribes]
        Pictones = "Aedui"
        Santones = "Aedui"
    """
    battle = "Romans action unshaded 25\nAedui declare_retreat retreat"
    behind = passing(at(board.format('[abatis]\nAedui = "Pictones"')), "Romans").play(battle)
    assert (behind.asked, behind.offers("tribe")) == ("Aedui loss", ["Pictones", "Santones"])
    bare = passing(at(board.format("")), "Romans").play(battle)
    assert (bare.tribe("Pictones"), bare.tribe("Santones")) == ("Subdued", "Subdued")

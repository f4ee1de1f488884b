"""A5.1.1, A5.4 What Events let the Arverni do: Commands by A6.2 (46, 48, 52), attacks with Ambush alone (72), Ballistae
(10), Mediation (68); and a Phase as if At War (A6.2)."""

import pytest

from alesia.games.falling_sky.arverni.phase import arverni_phase, arverni_phase_acts
from alesia.games.falling_sky.components import Faction
from alesia.games.falling_sky.events.base import EVENTS, Event
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.games.falling_sky.winter import round as winter_round
from alesia.kernel.ask import Procedure
from alesia.words import prompt
from tests.ariovistus.arverni import keys, phase, told
from tests.ariovistus.playing import at
from tests.ariovistus.wintering import SPRING, until, winter
from tests.falling_sky.playing import Play

ROMANS_ALONE = 'next = 2\nineligible = ["Germans", "Aedui", "Belgae"]\n'


def played(card: int, side: str, board: str, answers: str = "") -> Play:
    """The Romans execute the Event."""
    return at(f"card = {card}\n{ROMANS_ALONE}{board}").play(f"Romans action {side} {card}\n{answers}")


# ---- Commands ---------------------------------------------------------------------------------------------------

WAR = """
    [regions.Carnutes]
    Arverni = "3 Warbands"
    Aedui = "1 Warband"
    [regions.Pictones]
    Arverni = "1 revealed Warband"
    Belgae = "4 Warbands"
    [regions.Sequani]
    Arverni = "4 Warbands"
    Germans = "1 Warband"
"""


def test_event_46_the_arverni_have_nothing_to_lose() -> None:
    """Named with the Belgae they pay nothing and there is no Eligibility of theirs to change."""
    game = played(46, "unshaded", "", "Romans event_faction faction Arverni\nRomans event_faction done")
    assert "barred" not in keys(game)
    assert "Arverni" not in game.position.get("ineligible", [])


@pytest.mark.proves("A5.1.1a", "A5.1.1g", "A5.1.1h")
def test_event_46_the_executing_faction_chooses_the_command_of_the_arverni() -> None:
    """The Romans say Rally; by A6.2.1 that is everywhere At War: an Ally in Carnutes, a Warband in Pictones."""
    game = played(46, "shaded", WAR, "Romans event_faction faction Arverni")
    assert (game.asked, game.offers("command")) == ("Romans free_command", ["Rally", "March", "Raid", "Battle"])
    game.play("Romans free_command command Rally")
    assert told(game, "place_ally") == [("Arverni", "Carnutes")]  # Cenabum, a City
    assert told(game, "place_bands") == [("Arverni", "Pictones", "1")]


@pytest.mark.proves("A5.1.1g", "A5.4a", "A5.4b", "A5.4c")
def test_event_46_arverni_battle_with_ambush_everywhere() -> None:
    """Three against one Hidden in Carnutes, four against one in Sequani; no other Special Ability is offered."""
    game = played(46, "shaded", WAR, "Romans event_faction faction Arverni\nRomans free_command command Battle")
    assert (game.asked, sorted(game.offers("region"))) == ("Chance arverni_battle", ["Carnutes", "Sequani"])
    game.play("Chance arverni_battle region Carnutes")
    assert {where for *_, where in told(game, "battle")} == {"Carnutes", "Sequani"}
    assert game.pieces("Carnutes", "Aedui") == ""


def test_event_46_arverni_raid_and_keep_back_who_could_ambush() -> None:
    """One raids in Carnutes, two in Sequani."""
    game = played(46, "shaded", WAR, "Romans event_faction faction Arverni\nRomans free_command command Raid")
    assert sorted(told(game, "raid")) == [
        ("Arverni", "Carnutes", "Aedui"),
        ("Arverni", "Sequani", "Germans"),
        ("Arverni", "Sequani", "Germans"),
    ]


def test_event_46_arverni_march_hides_them_and_ends_control() -> None:
    """No Targets are drawn: groups of Carnutes and Sequani enter the Aedui Region together, or nobody does."""
    board = WAR + '[regions.Aedui]\nAedui = "2 Warbands"\n[regions.Provincia]\nRomans = "Fort, 9 Auxilia"'
    game = played(46, "shaded", board, "Romans event_faction faction Arverni\nRomans free_command command March")
    assert told(game, "arverni_march") == [("Sequani", "Aedui", "2")]
    assert game.pieces("Pictones", "Arverni") == "1 Warband"


def test_event_46_no_march_of_the_arverni_upon_frost() -> None:
    """A6.2.2 speaks of the situation: while WINTER shows, no Event lets them March."""
    game = at(f'card = 46\nnext = "Winter"\nineligible = ["Germans", "Aedui", "Belgae"]\n{WAR}')
    game.play("Romans action shaded 46\nRomans event_faction faction Arverni")
    assert game.offers("command") == ["Rally", "Raid", "Battle"]


def test_event_46_nobody_names_arverni_who_can_do_nothing() -> None:
    """With no Arverni on the map and no war they are not offered."""
    game = played(46, "shaded", '[regions.Morini]\nBelgae = "1 Warband"\n[regions.Aedui]\nAedui = "1 Warband"')
    assert "Arverni" not in game.offers("faction")


def test_event_48_the_arverni_come_last_with_a_limited_command() -> None:
    """They have no sign in the order; the Romans, who execute the Event, say which Command and in which Region."""
    game = played(48, "unshaded", WAR)
    assert game.offers("faction")[-1] == "Arverni"
    game.play("""
        Romans event_faction faction Arverni
        Romans event_faction faction Belgae
        Romans event_faction done
    """)
    assert game.asked == "Belgae free_command"
    game.play("Belgae free_command command March\nBelgae command march Pictones\nBelgae march_to done")
    assert game.asked == "Romans free_command"
    game.play("Romans free_command command Battle")
    assert (game.asked, game.offers("region")) == ("Romans arverni_region", ["Carnutes", "Sequani"])
    game.play("Romans arverni_region region Sequani")
    assert told(game, "battle") == [("Arverni", "Germans", "Sequani")]


def test_event_52_arverni_in_control_of_carnutes_act() -> None:
    """The Romans lead them; Germans who hold Carnutes are players and lead themselves."""
    game = played(52, "shaded", WAR)
    assert (game.asked, game.offers("command")) == ("Romans free_command", ["Rally", "March", "Raid", "Battle"])
    game.play("Romans free_command command Battle")
    assert game.table.ask is not None
    assert "Phase" not in prompt(game.table.ask, "ariovistus")  # an Event is none
    game.play("Chance arverni_battle region Carnutes")
    assert len(told(game, "battle")) == 2
    germans = played(52, "shaded", '[regions.Carnutes]\nGermans = "3 Warbands"')
    assert germans.asked == "Germans free_command"


def test_event_68_the_executing_faction_mediates_for_the_arverni() -> None:
    """With an Arverni Ally at the Remi it is the Romans who say whether, and where."""
    game = played(68, "shaded", '[tribes]\nRemi = "Arverni"')
    assert (game.asked, game.offers("tribe")) == ("Romans event_tribe", ["Carnutes", "Mandubii"])
    assert game.step == "arverni"
    assert game.table.ask is not None
    assert "to place an Arverni Citadel there" in prompt(game.table.ask, "ariovistus")
    game.play("Romans event_tribe tribe Mandubii")
    assert (game.tribe("Mandubii"), game.pieces("Mandubii", "Arverni")) == ("Arverni Citadel", "4 Warbands")


@pytest.mark.parametrize(("arverni", "hosts"), [(3, ["Arverni", "Belgae"]), (2, [])])
def test_event_72_arverni_attack_only_if_they_can_ambush(arverni: int, hosts: list[str]) -> None:
    """Two Hidden Auxilia March in: three Hidden Warbands may be named, and Ambush; two may not."""
    game = played(
        72,
        "unshaded",
        f"""
        [regions.Aedui]
        Romans = "2 Auxilia"
        [regions.Bituriges]
        Arverni = "{arverni} Warbands"
        Belgae = "2 Warbands"
        """,
        "Romans event_region region Bituriges\nRomans march_number number 2",
    )
    assert (game.offers("faction") if game.asked == "Romans event_faction" else []) == hosts
    if hosts:
        game.play("Romans event_faction faction Arverni")
        assert game.pieces("Bituriges", "Romans") == "1 revealed Auxilia"  # nobody Retreats or strikes back


def test_event_72_romans_and_aedui_who_share_are_not_attacked() -> None:
    """Near Diviciacus two Auxilia and two Aedui Warbands are four Hidden: three Arverni cannot Ambush, so they do not
    attack."""
    game = played(
        72,
        "unshaded",
        """
        [regions.Aedui]
        Romans = "2 Auxilia"
        Aedui = "Diviciacus"
        [regions.Bituriges]
        Arverni = "3 Warbands"
        Aedui = "2 Warbands"
        """,
        "Romans event_region region Bituriges\nRomans march_number number 2\nRomans share yes\nAedui agree_share yes",
    )
    assert "attack" not in keys(game)
    assert game.pieces("Bituriges", "Romans") == "2 Auxilia"


KEPT_OFF = """
    {capabilities}
    [regions.Aedui]
    Romans = "{auxilia} Auxilia"
    Aedui = "Diviciacus"
    [regions.Bituriges]
    Arverni = "5 Warbands"
    Aedui = "{aedui} Warbands"
    Belgae = "{belgae} Warbands"
"""
SHARED = "Romans share yes\nAedui agree_share yes"
SHOT = "Romans event_confirm yes"


@pytest.mark.parametrize(
    ("capabilities", "auxilia", "aedui", "answers"),
    [("", 3, 2, SHARED), ('[capabilities]\n13 = "unshaded"', 4, 0, SHOT)],
)
@pytest.mark.parametrize("belgae", [4, 0])
def test_event_72_belgae_attack_if_the_ambush_of_the_arverni_is_kept_off(
    capabilities: str, auxilia: int, aedui: int, answers: str, belgae: int
) -> None:
    """5.1.3 Arverni are named, but by sharing (A1.4) or Slingers (13) they no longer have more Hidden: Belgae who are
    there too Battle; if they are not, nobody does. The log tells of what was kept off."""
    board = KEPT_OFF.format(capabilities=capabilities, auxilia=auxilia, aedui=aedui, belgae=belgae)
    board = board.replace('    Aedui = "0 Warbands"\n', "").replace('    Belgae = "0 Warbands"\n', "")
    game = played(72, "unshaded", board, f"Romans event_region region Bituriges\nRomans march_number number {auxilia}")
    game.play(f"Romans event_faction faction Arverni\n{answers}" if belgae else answers)
    assert told(game, "ambush_kept_off") == [("Arverni", "Romans", "Bituriges")]
    while game.asked and game.asked != "Chance draw_card":
        game.table.answer("no" if "no" in game.options else "stand" if "stand" in game.options else game.options[0])
    attacks = [attack[:3] for attack in told(game, "attack")]
    assert attacks == ([("Belgae", "Romans", "Bituriges")] if belgae else [])


def test_event_10_arverni_always_storm() -> None:
    """10 With the Ballistae they take the Fort after their Ambush, and nobody is asked."""
    game = phase(
        """
        [regions.Pictones]
        devastated = true
        Arverni = "6 Warbands"
        Romans = "1 Legion, Fort"
        """,
        top='[capabilities]\n10 = "shaded Arverni"',
        following='"Winter"',
    )
    assert game.pieces("Pictones", "Romans") == ""


# ---- A Phase as if At War ---------------------------------------------------------------------------------------


@pytest.fixture
def rising(monkeypatch: pytest.MonkeyPatch) -> None:
    """Card 1 brings an Arverni Phase about, as if they were At War."""

    def rise(g: Gaul, faction: Faction) -> Procedure[None]:
        yield from arverni_phase(g, at_war=True)

    def acts(s: State, faction: Faction) -> bool:
        return arverni_phase_acts(s)

    monkeypatch.setitem(EVENTS, (1, UNSHADED), Event(rise, acts))


AS_IF = """
    [regions.Mandubii]
    Arverni = "3 revealed Warbands"
    Aedui = "1 Warband"
    [regions.Bituriges]
    Arverni = "4 Warbands"
    [regions.Aedui]
    Aedui = "2 Warbands"
    [regions.Arverni]
    Arverni = "2 Warbands"
    [resources]
    Aedui = 9
"""


@pytest.mark.usefixtures("rising")
@pytest.mark.proves("A6.2r", "A6.2s")
def test_a6_2_as_if_at_war_with_no_region_at_war() -> None:
    """Nothing is placed, no Target is drawn; three groups end Aedui Control, Raid and Battle follow."""
    game = played(1, "unshaded", AS_IF)
    assert "arverni_as_if_at_war" in keys(game)
    assert not {"arverni_target_region", "place_ally", "place_bands"} & set(keys(game))
    assert told(game, "arverni_march") == [
        ("Bituriges", "Aedui", "3"),
        ("Mandubii", "Aedui", "1"),
        ("Arverni", "Aedui", "1"),
    ]
    assert told(game, "raid") == [("Arverni", "Aedui", "Aedui")] * 2
    assert game.asked == "Chance arverni_battle"


@pytest.mark.usefixtures("rising")
@pytest.mark.proves("A6.2.2d")
def test_a6_2_2_an_event_does_not_lift_frost() -> None:
    """While WINTER shows the Phase that an Event calls for has no March."""
    game = at(f'card = 1\nnext = "Winter"\nineligible = ["Germans", "Aedui", "Belgae"]\n{AS_IF}')
    game.play("Romans action unshaded 1")
    assert "arverni_march" not in keys(game)
    assert game.pieces("Mandubii", "Arverni") == "3 revealed Warbands"


@pytest.mark.proves("A6.2.2e")
def test_a6_2_2_after_quarters_there_is_no_frost(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a Phase after Quarters the Arverni March: WINTER is the card, not the next one."""

    def rise(g: Gaul) -> Procedure[None]:
        yield from arverni_phase(g, at_war=True)

    monkeypatch.setattr(winter_round, "harvest_phase", rise)
    game = winter('[regions.Arverni]\nArverni = "3 Warbands"\n[regions.Aedui]\nAedui = "1 Warband"')
    until(game, SPRING)
    assert ("Arverni", "Aedui", "3") in told(game, "arverni_march")


@pytest.mark.usefixtures("rising")
@pytest.mark.parametrize(
    ("board", "acts"),
    [
        (AS_IF, True),
        ('[regions.Bituriges]\nArverni = "1 Warband"', False),
        ('[regions.Bituriges]\nArverni = "1 revealed Warband"', True),  # it turns Hidden
        ('[regions.Carnutes]\nRomans = "1 Auxilia"', True),  # a Warband at home
        ('[regions.Treveri]\nArverni = "1 Warband"\nBelgae = "2 Warbands"', True),  # a Raid
        ('[regions.Arverni]\nArverni = "2 Warbands"', True),  # one ends Roman Control of Provincia
    ],
)
def test_a6_2_whether_a_phase_would_act_is_known_beforehand(board: str, acts: bool) -> None:
    """What `effective` says of such an Event is what happens."""
    game = at(f"card = 1\n{ROMANS_ALONE}{board}")
    assert game.view["effective"]["unshaded"] is acts
    game.play("Romans action unshaded 1")
    while game.asked.startswith("Chance arverni"):
        game.table.answer(game.options[0])
    done = {"place_ally", "place_citadel", "place_bands", "arverni_march", "raid", "battle"} & set(keys(game))
    changed = any(entry.key == "event_done" and entry.facts[-1] for entry in game.table.log)
    assert (bool(done) or changed) is acts


# ---- A6.2.3, A6.2.4 Players before Non-players ------------------------------------------------------------------


EQUALS = """
    [regions.Pictones]
    devastated = true
    Arverni = "4 Warbands"
    Romans = "5 Auxilia"
    Aedui = "1 Warband"
    Belgae = "1 Warband"
    [resources]
    Romans = 0
    Aedui = 5
    Belgae = 5
"""


@pytest.mark.proves("A6.2.3n", "A6.2.4g")
@pytest.mark.parametrize(("nonplayer", "victim"), [("Aedui", "Belgae"), ("Belgae", "Aedui")])
def test_a6_2_3_players_are_robbed_and_attacked_before_non_players(nonplayer: str, victim: str) -> None:
    """The Target, Romans without Resources and with too many Hidden, is out of reach: of the others, the player."""
    game = phase(EQUALS, top=f'nonplayers = ["{nonplayer}"]', following='"Winter"')
    game.play("Chance arverni_target_faction roll 5")
    assert told(game, "raid") == [("Arverni", "Pictones", victim)] * 2
    assert told(game, "battle") == [("Arverni", victim, "Pictones")]

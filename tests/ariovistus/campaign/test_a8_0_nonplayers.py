"""A8.0 Non-players in both halves of The Gallic War: whose chart is walked, what changes at the Interlude, and which
year is the last."""

from textwrap import dedent

import pytest

import alesia
from tests.ariovistus.campaign.interlude import DECK, QUIET
from tests.ariovistus.campaign.playing import GAME, acting
from tests.ariovistus.nonplayers.acting import acting as in_ariovistus
from tests.falling_sky.nonplayers.acting import Acting

FOUR = ("Romans", "Germans", "Aedui", "Belgae")
FIRST_BOX = {"Romans": "R1", "Germans": "G1", "Aedui": "A1", "Belgae": "B1", "Arverni": "V1"}


@pytest.mark.proves("A8.0d")
def test_a8_0_the_kind_of_one_seat_is_that_of_both() -> None:
    """Germans as a Non-player are Arverni as one; in the first half the rules count them once."""
    table = alesia.table.set_up(GAME, seats={"Germans": "nonplayer"})
    assert table.seats == {**dict.fromkeys(FOUR, "human"), "Germans": "nonplayer", "Arverni": "nonplayer"}
    assert 'nonplayers = ["Germans"]' in table.position_text()


@pytest.mark.proves("A8.0d", "A8.0b")
@pytest.mark.parametrize(
    ("head", "others", "who"),
    [
        ('card = "A22"', ("Romans", "Aedui", "Belgae"), "Germans"),
        ("half = 2\ncard = 22", ("Romans", "Aedui", "Belgae"), "Arverni"),
        ("half = 2\ncard = 22", ("Arverni", "Aedui", "Belgae"), "Romans"),
        ("half = 2\ncard = 22", ("Romans", "Arverni", "Belgae"), "Aedui"),
        ("half = 2\ncard = 22", ("Romans", "Arverni", "Aedui"), "Belgae"),
    ],
)
def test_a8_0_each_walks_its_own_chart(head: str, others: tuple[str, ...], who: str) -> None:
    """From the first box, in the half in which it has a part."""
    game = acting(f'{head}\npassed = {list(others)}\nnonplayers = ["{who}"]')
    assert game.boxes(who).startswith(FIRST_BOX[who] + " ")


@pytest.mark.proves("A8.0d")
def test_a8_0_nonplayer_germans_go_on_as_nonplayer_arverni() -> None:
    """Their turn comes with the first card of the second half, where the Arverni are first: they walk their own
    chart."""
    game = acting('nonplayers = ["Germans"]\ninterlude = "turning"\n' + dedent(QUIET))
    while game.asked != DECK:
        game.table.answer("no" if "no" in game.options else game.options[0])
    assert game.position["nonplayers"] == ["Arverni"]
    game.play("Chance draw_card card 19").play("Chance draw_card card 1")
    assert game.boxes("Arverni").startswith("V1 no")
    assert not game.walk("Germans")


IN_NERVII = '[regions.Nervii]\nBelgae = "4 Warbands"\n'


@pytest.mark.proves("A8.0e")
def test_a8_0_instructions_are_those_of_each_half() -> None:
    """Cicero: Belgae leave the Senate to a German player; in the second half to Arverni who have met their condition,
    and these have not."""
    first = acting('card = 1\nnonplayers = ["Belgae"]\npassed = ["Romans", "Germans", "Aedui"]\nsenate = "Intrigue"')
    second = acting(
        'half = 2\ncard = 1\nnonplayers = ["Belgae"]\npassed = ["Romans", "Arverni", "Aedui"]\nsenate = "Intrigue"'
    )
    assert "B_EVENT" not in first.boxes("Belgae")
    assert second.boxes("Belgae").endswith("B_EVENT yes")


@pytest.mark.proves("A8.0e")
def test_a8_4_rebels_of_the_second_half_are_arverni_and_belgae() -> None:
    """8.4.2 Three Hidden Warbands Harass every Roman March: those of the Arverni, once they are a Non-player."""
    position = 'half = 2\ncard = 22\n[regions.Aedui]\nArverni = "3 Warbands"\nRomans = "4 Auxilia"\n'
    table = alesia.ask_nonplayer(GAME, position, "Arverni", about="harassment", by="Romans", place="Aedui")
    table.go_on(table.turn)
    assert [str(e.option) for e in table.entries() if e.who == "Arverni"] == ["yes"]


CAPABILITY = {"ariovistus": 'card = "A22"', "first": 'card = "A22"', "second": "half = 2\ncard = 30"}


def final(game: Acting, faction: str) -> bool:
    return "event.capability_in_final_year" in game.notes(faction)


@pytest.mark.proves("A8.0f")
@pytest.mark.parametrize("winters", [0, 1, 2])
def test_8_1_1_the_first_half_has_no_last_year(winters: int) -> None:
    """A Capability of the third year lasts beyond the Interlude; in Ariovistus alone it would be declined then."""
    rest = f'\nwinters = {winters}\nnonplayers = ["Germans"]\npassed = ["Romans", "Aedui", "Belgae"]'
    assert not final(acting(CAPABILITY["first"] + rest), "Germans")
    assert final(in_ariovistus(CAPABILITY["ariovistus"] + rest), "Germans") == (winters == 2)


@pytest.mark.proves("A8.0f")
@pytest.mark.parametrize("winters", [3, 4])
def test_8_1_1_the_last_year_is_the_fifth_of_the_second_half(winters: int) -> None:
    rest = f'\nwinters = {winters}\nnonplayers = ["Arverni"]\npassed = ["Romans", "Aedui", "Belgae"]'
    assert final(acting(CAPABILITY["second"] + rest), "Arverni") == (winters == 4)


@pytest.mark.proves("A8.0f")
def test_8_1_1_winter_uprising_in_the_third_year_is_not_declined() -> None:
    """A66 "No" in the last year: in the first half it can still rise, at the Interlude."""
    rest = '\nwinters = 2\nnonplayers = ["Belgae"]\npassed = ["Romans", "Germans", "Aedui"]\n' + IN_NERVII
    assert acting('card = "A66"' + rest).boxes("Belgae").endswith("B_EVENT yes")
    assert "B_EVENT" not in in_ariovistus('card = "A66"' + rest).boxes("Belgae")

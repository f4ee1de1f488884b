"""Caesar: Rome vs Gaul in browsers: a whole turn between two of them, two people at one screen, and the map."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import alesia
from alesia.games.rome_vs_gaul.components import GALLIC, PLAYERS, ROMAN, Side
from alesia.table import TableAsk
from tests.server.house import write_game
from tests.server.serving import Server
from tests.web.browser import Guest
from tests.web.conftest import Invite
from tests.web.reading_along import Wire
from tests.web.reading_hands import Hands, check_message
from tests.web.test_fights import fought, sit_at

# Caesar before Autricum, where the Nervii stand in the open; Labienus before the walls of Cenabum.
POSITION = """
round = 1
player = "Roman"
roman = ["Lutetia", "Vesontio", "Magetobriga", "Epomanduodurum", "Rauraci", "Bibracte", "Cabillonum", "Matisco",
  "Noviodunum Aeduorum", "Rodumna", "Burdigala", "Tolosa", "Carcaso", "Nemausus", "Cularo", "Genava", "Aquae Sextiae",
  "Arelate", "Arausio", "Ebrodunum"]
gallic = ["Briva Isarae", "Autricum", "Durocassium", "Turones", "Divitia", "Mattium", "Durovernum", "Verlamion"]
hands = { Roman = [ROMANS], Gallic = ["Stratagem", "Druids", "Scorched Earth"] }
discards = ["Treachery", "You May Believe Me"]
[towns]
Carnutes = "Cenabum"
Nervii = "Bagacum"
[spaces.Lutetia]
outside = "Caesar, Legion VII, Legion VIII, Legion IX"
[spaces.Autricum]
outside = "Nervii"
[spaces.Cenabum]
inside = "Carnutes"
outside = "T. Labienus, Legion X, Legion XI"
"""
HAND = '"Vow to Mars", "Roman Rule", "Hostages"'
DICE = 3  # the seed
ROMAN_WISHES = [
    *("points Roman Rule", "activate Caesar", "all", "enter Autricum", "card Vow to Mars", "reroll attacker 1"),
    *("activate T. Labienus", "all", "besiege"),
]
GALLIC_WISHES = ["no", "card Stratagem"]
LAZY = ("done", "pass", "no")
MOST_ANSWERS = 250
MOMENT, MOST_LOOKS = 20, 1000  # milliseconds between looks

Lay = Callable[..., str]


@pytest.fixture
def lay(server: Server) -> Lay:
    """Lay a table in a position, its seats held by these guests; returns its id."""

    def laid(people: dict[Side, Guest], hand: str = HAND) -> str:
        position = POSITION.replace("ROMANS", hand)
        written = write_game(server, alesia.new("rome-vs-gaul", seed=DICE, position=position).record)
        for side, guest in people.items():
            take_seat(guest, written.keys[side.name])
        return written.table

    return laid


def take_seat(guest: Guest, key: str) -> None:
    """By the key; whoever has no cookie yet is given one, and sends it once more."""
    url, own = f"{guest.home}/api/v1/join", {"Origin": guest.home}
    while guest.context.request.post(url, data={"key": key}, headers=own).json()["again"]:
        pass


def begun(guest: Guest, lay: Lay, hand: str = HAND) -> Guest:
    """One person who has both seats, behind the curtain of the Roman."""
    guest.go(f"/table/{lay(dict.fromkeys(PLAYERS, guest), hand)}")
    open_curtain(guest, "Roman")
    guest.at_table()
    return guest


def open_curtain(guest: Guest, seat: str) -> None:
    guest.page.get_by_role("button", name=f"Hand over to the {seat}").click()
    expect(guest.question).to_have_attribute("data-faction", seat)


def hand_on(guest: Guest) -> list[str]:
    """The cards that can be seen, when the panel has come that shows them."""
    names = guest.page.locator(".hand .play-card b").filter(visible=True)
    expect(names.first).to_be_visible()
    return names.all_inner_texts()


# Two browsers.


class Seated:
    """A guest on a side, all that the page has received, and what he wants to do."""

    def __init__(self, guest: Guest, side: Side) -> None:
        self.guest, self.side = guest, side
        self.wire = Wire(guest.page)
        self.wishes = list(ROMAN_WISHES if side is ROMAN else GALLIC_WISHES)

    @property
    def is_asked(self) -> bool:
        return self.guest.question.locator(".options[aria-busy=false]").count() > 0

    def answer(self) -> None:
        """What is wanted next, if it is offered; else as little as is allowed."""
        options = self.guest.options()
        wanted = next((each for each in self.wishes if each in options), None)
        if wanted:
            del self.wishes[: self.wishes.index(wanted) + 1]
        lazy = next((each for each in LAZY if each in options), options[-1])
        self.guest.answer(wanted or lazy)

    def look_back(self) -> int:
        """Ask, from within the page, for every moment of the past, mostly in the other's name; returns how many."""
        count: int = self.guest.page.evaluate(LOOK_BACK, self.side.other.name)
        return count


LOOK_BACK = """async (other) => {
  const table = `/api/v1/tables/${location.pathname.split("/").at(-1)}`;
  const read = (path) => fetch(table + path).then((reply) => reply.json());
  const { decisions } = await read(`?seat=${other}`);
  for (let n = 0; n <= decisions; n += 1) await read(`/past/${n}${n % 5 ? `?seat=${other}` : ""}`);
  await read("/standing");
  return decisions;
}"""


def seat_both(invite: Invite, lay: Lay) -> tuple[str, dict[Side, Seated]]:
    people = {side: Seated(invite(), side) for side in PLAYERS}
    table = lay({side: person.guest for side, person in people.items()})
    for person in people.values():
        person.guest.sit(table)
    return table, people


def next_to_answer(people: dict[Side, Seated]) -> Seated:
    for _ in range(MOST_LOOKS):
        for person in people.values():
            if person.is_asked:
                return person
            person.guest.page.wait_for_timeout(MOMENT)
    raise AssertionError("nobody is asked")


def play_turn(people: dict[Side, Seated]) -> None:
    """Until the next year begins."""
    for _ in range(MOST_ANSWERS):
        if people[ROMAN].guest.page.locator(".strip-year b").inner_text() == "56 BC":
            return
        next_to_answer(people).answer()
    raise AssertionError("the year does not end")


def check_all(wire: Wire, side: Side, hands: Hands) -> None:
    for message in wire.messages():
        check_message(message, side, hands)


def test_a_whole_turn_between_two_browsers(invite: Invite, server: Server, lay: Lay) -> None:
    """A battle with a Surprise card and a die rolled again, a siege with another, and all that a Winter brings.

    Neither page receives a card of the other's hand, also if it asks for the past in the other's name.
    """
    table, people = seat_both(invite, lay)
    play_turn(people)
    assert [person.wishes for person in people.values()] == [[], []]
    for person in people.values():
        expect(person.guest.page.locator(".strip-year b")).to_have_text("56 BC")
        log = whole_log(person)
        expect(log).to_contain_text("Battle at Autricum: the Roman army attacks, strength 6 against 7.")
        expect(log).to_contain_text("The Roman player surprises with Vow to Mars.")
        expect(log).to_contain_text("The Gallic player surprises with Stratagem.")
        assert log.locator('[data-key="rerolled"]').count() == 1
        assert log.locator('[data-key="siege_result"]').count() == 1
    hands = Hands(server.database, table)
    for side, person in people.items():
        moments = person.look_back()
        assert len(person.wire.messages()) > 3 * moments / 2
        check_all(person.wire, side, hands)
        assert all(hands.hidden(side, moment) for moment in range(6))


def whole_log(person: Seated) -> Locator:
    log = person.guest.open("Log")
    earlier = log.locator(".log-earlier")
    if earlier.count():
        earlier.click()
    return log


def test_whoever_reads_along_would_see_a_hand(invite: Invite, server: Server, lay: Lay) -> None:
    """The same messages, as if the other side had received them."""
    table, people = seat_both(invite, lay)
    people[ROMAN].guest.wait_for_question()
    hands = Hands(server.database, table)
    for side, person in people.items():
        check_all(person.wire, side, hands)
        with pytest.raises(AssertionError):
            check_all(person.wire, side.other, hands)


# One screen.


def test_two_people_at_one_screen_hand_it_over(guest: Guest, lay: Lay) -> None:
    """Behind the curtain nothing is to be seen and no key answers; behind each, one hand only."""
    guest.go(f"/table/{lay(dict.fromkeys(PLAYERS, guest))}")
    expect(guest.page.get_by_role("button", name="Hand over to the Roman")).to_be_visible()
    for hidden in ("#question", ".board", ".panels", ".hand"):
        assert guest.page.locator(hidden).filter(visible=True).count() == 0
    open_curtain(guest, "Roman")
    assert hand_on(guest) == ["Hostages", "Vow to Mars", "Roman Rule"]
    for option in ("points Hostages", "done"):
        guest.button(option).click()
    expect(guest.page.get_by_role("button", name="Hand over to the Gallic")).to_be_visible()
    before = guest.version
    guest.page.keyboard.press("1")
    guest.page.wait_for_timeout(100)
    assert guest.version == before
    open_curtain(guest, "Gallic")
    assert sorted(hand_on(guest)) == ["Druids", "Scorched Earth", "Stratagem"]
    expect(guest.page.locator(".sides-of-cards .roman .backs i")).to_have_count(2)


# The map.


def test_an_army_marches_by_clicks_on_the_map(guest: Guest, lay: Lay) -> None:
    """A space with several pieces opens a menu; the way gone is drawn, and so are the paths on which it can go on."""
    begun(guest, lay)
    guest.answer("points Roman Rule")
    guest.pick("space Lutetia")
    menu = guest.page.get_by_role("dialog", name="Lutetia")
    expect(menu.get_by_role("button").first).to_be_focused()
    expect(menu.get_by_role("button")).to_have_text(
        ["move with Caesar", "move with Legion VII", "move with Legion VIII", "move with Legion IX"]
    )
    guest.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    guest.pick("space Lutetia")
    expect(menu.get_by_role("button").first).to_be_focused()
    with guest.moves():
        guest.page.keyboard.press("Enter")
    guest.answer("all")
    entered = [option for option in guest.options() if option.startswith("enter")]
    assert sorted(guest.open_places()) == sorted(
        [f"space {each.removeprefix('enter ')}" for each in entered] + ["space Lutetia"]
    )
    expect(guest.page.locator(".march.ahead")).to_have_count(len(entered))
    expect(guest.page.locator(".token.marching")).to_have_text("6")
    with guest.moves():
        guest.pick("space Metlosedum")
    expect(guest.page.locator(".march.gone")).to_have_count(1)
    with guest.moves():  # by the keyboard on the map
        guest.page.locator('.board [data-space="Agedincum"]').press("Enter")
    expect(guest.page.locator(".march.gone")).to_have_count(2)
    guest.answer("done")
    expect(guest.page.locator(".march")).to_have_count(0)
    expect(guest.page.locator('.at-space[data-of="Agedincum"] .token.moved')).to_have_text("6")


def test_a_province_is_picked_on_the_map(guest: Guest, lay: Lay) -> None:
    """5 Destroyed Root and Branch: of the Provinces that can be cleared one is touched."""
    begun(guest, lay, '"Destroyed Root and Branch", "Hostages"')
    guest.answer("event Destroyed Root and Branch")
    assert sorted(guest.open_places()) == ["province Carnutes", "province Parisii"]
    expect(guest.page.locator('[data-space="Briva Isarae"].of-gallic')).to_have_count(1)
    with guest.moves():
        guest.pick("province Parisii")
    expect(guest.page.locator('[data-space="Briva Isarae"].of-gallic')).to_have_count(0)


def test_keys_answer(guest: Guest, lay: Lay) -> None:
    begun(guest, lay)
    keys: list[Any] = [each.get_attribute("aria-keyshortcuts") for each in buttons(guest).all()]
    assert keys == [str(number + 1) for number in range(len(keys))]
    with guest.moves():
        guest.page.keyboard.press(keys[guest.options().index("points Hostages")])
    assert "What do you do?" in guest.asked


def buttons(guest: Guest) -> Locator:
    return guest.question.locator("[data-option]")


def test_a_closer_look_at_a_space(guest: Guest, lay: Lay) -> None:
    """Its marker and Province, the army outside and the Tribe behind the walls, and what can be done there."""
    begun(guest, lay)
    guest.answer("points Roman Rule")
    guest.page.mouse.move(*guest.spot("space Cenabum"))
    inspector = guest.page.locator(".inspector")
    expect(inspector.locator("h2")).to_have_text("Cenabum")
    expect(inspector).to_contain_text("Fortified Town of the Carnutes · Carnutes: Gallic")
    expect(inspector).to_contain_text("in the open, Combat Strength 4")
    expect(inspector).to_contain_text("behind the walls, Combat Strength 4")
    expect(inspector.locator(".inspector-choices")).to_contain_text("move with T. Labienus")


def test_a_long_row_of_spaces_stands_by_province(guest: Guest, lay: Lay) -> None:
    """Influence markers: each Province has its line, and it is told where a marker would bring control."""
    begun(guest, lay)
    guest.answer("points Roman Rule")
    part = guest.question.locator(".option-part").filter(has_text="Parisii").filter(has_text="Metlosedum")
    expect(part.locator("h4")).to_have_text("Parisii")
    expect(guest.button("place Metlosedum")).to_contain_text("controls Parisii")
    expect(guest.button("place Alesia")).not_to_contain_text("controls")
    expect(guest.button("activate Legion VII").locator(".option-badge")).to_contain_text("2")


# Battle, siege, tracks and cards.


def march_to_battle(guest: Guest) -> None:
    for option in ("points Roman Rule", "activate Caesar", "all", "enter Autricum"):
        guest.answer(option)
    answer_until(guest, ".fight button.thrown")


def answer_until(guest: Guest, sign: str) -> None:
    """Lazily, through every curtain, until something is to be seen."""
    for _ in range(MOST_ANSWERS):
        curtain = guest.page.locator(".curtain button")
        if curtain.count():
            curtain.first.click()
        guest.wait_for_question()
        if guest.page.locator(sign).filter(visible=True).count():
            return
        options = guest.options()
        guest.button(next((each for each in LAZY if each in options), options[-1])).click()
        guest.page.wait_for_timeout(5 * MOMENT)
    raise AssertionError(sign)


def test_the_dice_of_a_battle_are_shown_and_picked(guest: Guest, lay: Lay) -> None:
    """Strengths, dice and hits of both; a die is rolled again by a click on it, as by its button."""
    begun(guest, lay)
    march_to_battle(guest)
    fight = guest.page.get_by_role("region", name="Battle at Autricum")
    expect(fight.locator(".fight-strength")).to_have_text(["6", "7"])
    expect(fight.locator(".support")).to_have_text("+2 by the land: Local Support, or Rome in Provincia")
    expect(fight.locator(".fight-hits")).to_have_text(["1 hit", "1 hit"])
    expect(fight.locator("button.thrown")).to_have_count(4)
    die = fight.locator('[data-die="attacker 1"]')
    expect(die).to_have_attribute("aria-label", re.compile(r"roll again.*shows 2"))
    expect(guest.button("reroll attacker 1").locator(".option-badge")).to_contain_text("2")
    with guest.moves():
        die.click()


def test_a_siege_is_shown(guest: Guest, lay: Lay) -> None:
    begun(guest, lay)
    for option in ("points Roman Rule", "activate T. Labienus", "all", "besiege"):
        guest.answer(option)
    fight = guest.page.get_by_role("region", name="Siege of Cenabum")
    expect(fight.locator(".fight-who")).to_have_text(["4 Roman besieges", "6 Gallic holds"])
    expect(fight.locator(".fight-army").first).to_contain_text("T. Labienus")
    expect(guest.button("card Vow to Mars")).to_contain_text("Surprise.")


def test_tracks_cards_and_forces(guest: Guest, lay: Lay) -> None:
    begun(guest, lay)
    game = guest.open("Game")
    expect(game.locator(".hand .card-value")).to_have_text(["2", "1", "3"])
    expect(game.locator(".hand .play-card").first).to_contain_text("Gallic Influence")
    expect(game.locator(".sides-of-cards .gallic .backs i")).to_have_count(3)
    expect(game.get_by_role("img", name="of 12")).to_be_visible()
    expect(game.locator(".governance tbody tr")).to_have_count(4)
    expect(game.locator(".years .now")).to_contain_text("57 BC")
    expect(guest.open("Forces").locator(".force.roman")).to_contain_text("Legion VII")


def test_the_german_tribe_defends_as_itself(guest: Guest, server: Server) -> None:
    """13.2 It is nobody's: the display names it, and not the Gauls, who are elsewhere."""
    fight = sit_at(guest, server, fought("rome-vs-gaul", is_against_germans))
    expect(fight.locator(".fight-who").nth(1)).to_have_text("8 Germani defend")
    expect(fight.locator(".fight-army").nth(1)).to_contain_text("Germani")


def is_against_germans(table: alesia.Table, ask: TableAsk) -> bool:
    battle = table.view(ask.who)["battle"]
    stands = table.view(ask.who)["spaces"][battle["space"]].get("outside", []) if battle else []
    return {piece["side"] for piece in stands} == {"Roman", "Nobody"} and battle["attacker"] == "Roman"


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_numbers_of_a_province_stand_beside_its_name(invite: Invite, locale: str) -> None:
    """Neither on the other; and the number of spaces that it needs is known as such in every language."""
    guest = invite(locale=locale)
    guest.make_table("rome-vs-gaul", Roman="me", Gallic="nonplayer")
    drawn = guest.evaluate(BESIDE)
    assert len(drawn) > 4
    assert [label for label, gaps in drawn if min(gaps) < 0] == []


# For each name with a disc before it and a number behind it: the gaps between them.
BESIDE = """[...document.querySelectorAll(".province-label")].map((label) => {
  const find = (part) => label.querySelector(`.${part}`);
  const [disc, name, needed] = [find("badge-ground"), find("province-name"), find("province-needed")];
  if (!disc || !name || !needed || Math.abs(disc.getAttribute("cy") - name.getAttribute("y")) > 8) return null;
  const start = name.getStartPositionOfChar(0).x;
  const end = start + name.getSubStringLength(0, name.firstChild.data.length) - 0.1;
  return [name.textContent, [start - disc.getAttribute("cx") - 7.5, needed.getStartPositionOfChar(0).x - end]];
}).filter(Boolean)"""


def test_a_star_hides_no_figure(guest: Guest) -> None:
    """Caesar with six Legions is 12 strong."""
    guest.make_table("rome-vs-gaul", Roman="me", Gallic="nonplayer")
    guest.answer("space Bibracte")
    token = guest.page.locator('[data-of="Bibracte"] .token').first
    expect(token.locator(".token-strength")).to_have_text("12")
    star, figure = token.locator(".token-star").bounding_box(), token.locator(".token-strength").bounding_box()
    assert star
    assert figure
    assert star["x"] + star["width"] <= figure["x"] + 0.5


def test_no_sign_of_a_space_lies_over_a_letter(guest: Guest) -> None:
    """Names are drawn after all signs; a click on a name means its space."""
    guest.make_table("rome-vs-gaul", Roman="me", Gallic="nonplayer")
    drawn: list[str] = guest.page.locator(".spaces .sign, .spaces .space-label").evaluate_all(
        "all => all.map((each) => each.classList[0])"
    )
    assert "sign" not in drawn[drawn.index("space-label") :]
    with guest.moves():
        guest.page.locator('.space-label[data-of="Bibracte"]').click()
    expect(guest.page.locator('[data-of="Bibracte"] .token').first).to_be_attached()


# French.


def test_the_page_in_french(invite: Invite, lay: Lay) -> None:
    """The map, the question and the cards have their French names; identifiers stay."""
    guest = invite(locale="fr-FR")
    guest.go(f"/table/{lay({ROMAN: guest, GALLIC: guest})}")
    guest.page.locator(".curtain button").first.click()
    guest.at_table()
    expect(guest.page.locator('[data-of="Cenabum"] .space-name').first).to_have_text("Cénabum")
    expect(guest.page.locator('[data-label="Aedui"] .province-name')).to_contain_text("ÉDUENS")
    expect(guest.page.locator('[data-of="Aquae Calidae"] .space-name')).to_have_text(["Aquæ", "Calidæ"])
    expect(guest.page.locator("#prompt")).to_contain_text("quelle carte")
    expect(guest.button("points Hostages")).to_contain_text("Otages")

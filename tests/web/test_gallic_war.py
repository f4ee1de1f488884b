"""Caesar's Gallic War in browsers: a whole turn between two of them, and two people at one screen.

Each page keeps its side's secrets: whatever the server sends to it is read along.
"""

import pytest
from playwright.sync_api import Locator, expect

from alesia.games.gallic_war.components import BARBARIAN, PLAYERS, ROMAN, Side
from tests.server.serving import Server
from tests.web.browser import Guest
from tests.web.conftest import Invite
from tests.web.crowds import Crowd
from tests.web.reading_along import Truth, Wire, check_message

MARCH = [
    *("movement", "area Transalpine Gaul", "move Helvetii", "unit Legion VII", "unit Legion VIII"),
    *("force Helvetii", "unit Caesar", "unit Legion IX", "main Legion VII"),
]
LAZY = ("done", "movement", "fire", "no")
MOST_ANSWERS = 300
MOMENT, MOST_LOOKS = 20, 1000  # milliseconds between looks
OPEN_CARDS = ".sides-of-cards .play-card"


class Seated:
    """A guest on a side, and all that the page has received."""

    def __init__(self, guest: Guest, side: Side) -> None:
        self.guest, self.side = guest, side
        self.wire = Wire(guest.page)

    @property
    def is_asked(self) -> bool:
        return self.guest.question.locator(".options[aria-busy=false]").count() > 0

    def hand(self) -> list[str]:
        return hand_on(self.guest)

    def look_back(self) -> int:
        """Ask, from within the page, for every moment of the past, mostly in the other's name; returns how many."""
        count: int = self.guest.page.evaluate(LOOK_BACK, self.side.other.name)
        return count


def hand_on(guest: Guest) -> list[str]:
    """The cards of the hand that can be seen on a page; whoever has just come is shown the seats first."""
    guest.open("Game")
    names = guest.page.locator(".hand .play-card b").filter(visible=True)
    expect(names.first).to_be_visible()
    return names.all_inner_texts()


LOOK_BACK = """async (other) => {
  const table = `/api/v1/tables/${location.pathname.split("/").at(-1)}`;
  const read = (path) => fetch(table + path).then((reply) => reply.json());
  const { decisions } = await read(`?seat=${other}`);
  for (let n = 0; n <= decisions; n += 1) await read(`/past/${n}${n % 5 ? `?seat=${other}` : ""}`);
  await read("/standing");
  return decisions;
}"""


def make_table(host: Guest, **body: object) -> str:
    reply = host.context.request.post(
        f"{host.home}/api/v1/tables", data={"game": "gallic-war", **body}, headers={"Origin": host.home}
    )
    assert reply.status == 201, reply.text()
    table: str = reply.json()["id"]
    return table


# Two browsers.


def seat_both(invite: Invite) -> tuple[str, dict[Side, Seated]]:
    """The Roman lays the table, the Barbarian comes by a link."""
    people = {side: Seated(invite(), side) for side in PLAYERS}
    host, other = people[ROMAN].guest, people[BARBARIAN].guest
    table = make_table(host, seats={"Roman": "me", "Barbarian": "link"})
    seats = host.context.request.get(f"{host.home}/api/v1/tables/{table}").json()["seats"]
    other.go(next(seat["link"] for seat in seats if seat["name"] == "Barbarian"))
    other.at_table()
    host.sit(table)
    return table, people


def play_turn(people: dict[Side, Seated]) -> None:
    """The Roman marches against the Helvetii, and Caesar, who comes as a reserve, retreats; the rest is done lazily."""
    wanted = list(MARCH)
    for _ in range(MOST_ANSWERS):
        if year_of(people[ROMAN]) == "57 BC":
            return
        person = next_to_answer(people)
        options = person.guest.options()
        give(person, chosen(person, options, wanted) if options else None)
    raise AssertionError("the year does not end")


def give(person: Seated, option: str | None) -> None:
    """Units are picked on the map, by the keyboard on their block; everything else by its button."""
    if option is None or not option.startswith("unit "):
        person.guest.answer(option)
        return
    with person.guest.moves():
        person.guest.page.locator(f'.board [data-unit="{option.removeprefix("unit ")}"]').press("Enter")


def next_to_answer(people: dict[Side, Seated]) -> Seated:
    """Whoever is asked; at the choice of cards both are."""
    for _ in range(MOST_LOOKS):
        for person in people.values():
            if person.is_asked:
                return person
            person.guest.page.wait_for_timeout(MOMENT)
    raise AssertionError("nobody is asked")


def chosen(person: Seated, options: list[str], wanted: list[str]) -> str:
    """What is wanted next, if it is offered; else as little as is allowed."""
    if person.side is ROMAN:
        if "retreat Caesar" in options:
            return "retreat Caesar"
        if found := next((each for each in wanted if each in options), None):
            del wanted[: wanted.index(found) + 1]
            return found
    return next((each for each in LAZY if each in options), options[0])


def year_of(person: Seated) -> str:
    return person.guest.page.locator(".strip-year b").inner_text()


def test_a_whole_turn_between_two_browsers(invite: Invite, server: Server) -> None:
    """Cards chosen in secret lie open together; a battle brings reserves in its second round; Caesar retreats.

    Neither page receives anything that was hidden from it, also if it asks for the past in the other's name.
    """
    table, people = seat_both(invite)
    roman, barbarian = people[ROMAN], people[BARBARIAN]
    hands = {side: set(person.hand()) for side, person in people.items()}
    assert [len(hand) for hand in hands.values()] == [5, 5]
    assert not hands[ROMAN] & hands[BARBARIAN]

    roman.guest.answer(roman.guest.options()[0])
    expect(roman.guest.question).to_contain_text("Waiting for the Barbarian")
    assert barbarian.guest.page.locator(OPEN_CARDS).count() == 0
    barbarian.guest.answer(barbarian.guest.options()[0])
    for person in people.values():
        expect(person.guest.page.locator(OPEN_CARDS)).to_have_count(2)

    play_turn(people)
    for person in people.values():
        expect(person.guest.page.locator(".strip-year b")).to_have_text("57 BC")
        log = whole_log(person)
        expect(log).to_contain_text("Battle in Helvetii: the Roman attacks.")
        expect(log).to_contain_text("Battle round 2.")
        assert log.locator('[data-key="retreat"]').count() > 0
    keep_their_secrets(people, Truth(server.database, table))


def whole_log(person: Seated) -> Locator:
    log = person.guest.open("Log")
    log.locator(".log-earlier").click()
    return log


def keep_their_secrets(people: dict[Side, Seated], truth: Truth) -> None:
    """Whatever a page has received, it tells nothing that was hidden then; and that is much, for much was told."""
    for side, person in people.items():
        moments = person.look_back()
        assert len(person.wire.messages()) > 3 * moments / 2
        check_all(person.wire, side, truth)
        assert any(truth.hidden_units(side, moment) for moment in range(moments))


def check_all(wire: Wire, side: Side, truth: Truth) -> None:
    for message in wire.messages():
        check_message(message, side, truth)


def test_whoever_reads_along_would_see_a_secret(invite: Invite, server: Server) -> None:
    """The same messages, as if the other side had received them."""
    table, people = seat_both(invite)
    for person in people.values():
        person.guest.answer(person.guest.options()[0])
    truth = Truth(server.database, table)
    for side, person in people.items():
        check_all(person.wire, side, truth)
        with pytest.raises(AssertionError):
            check_all(person.wire, side.other, truth)


# One screen.


def test_two_people_at_one_screen_hand_it_over(guest: Guest) -> None:
    """Before each seat nothing is shown until it has been handed over, and then only that side's hand and blocks."""
    guest.go(f"/table/{make_table(guest, seats={'Roman': 'me', 'Barbarian': 'me'})}")
    first = open_curtain(guest, "Roman")
    assert own_blocks(guest)[0].startswith("Roman")
    guest.button(f"card {first[0]}").click()
    second = open_curtain(guest, "Barbarian")
    assert own_blocks(guest)[0].startswith("Barbarian")
    assert (len(first), len(second)) == (5, 5)
    assert not set(first) & set(second)
    expect(guest.page.locator(OPEN_CARDS)).to_have_count(0)
    guest.button(f"card {second[0]}").click()
    third = open_curtain(guest, "Roman")
    assert set(third) == set(first[1:])


def open_curtain(guest: Guest, seat: str) -> list[str]:
    """Behind the curtain nothing is to be seen, and no key answers; it opens by its button. Returns the hand."""
    button = guest.page.get_by_role("button", name=f"Hand over to the {seat}")
    expect(button).to_be_visible()
    for hidden in ("#question", ".board", ".panels", ".hand"):
        assert guest.page.locator(hidden).filter(visible=True).count() == 0
    before = guest.version
    guest.page.keyboard.press("1")
    guest.page.wait_for_timeout(100)
    assert guest.version == before
    button.click()
    expect(button).to_have_count(0)
    expect(guest.question).to_have_attribute("data-faction", seat)
    return hand_on(guest)


def own_blocks(guest: Guest) -> list[str]:
    """What the map tells of units that can be read, of both sides; those of the other side are told by colour."""
    guest.at_table()
    labels = guest.page.locator(".board [data-area]").evaluate_all("all => all.map((each) => each.ariaLabel ?? '')")
    forces = [part.strip() for label in labels for part in label.split(". ")[1:]]
    return [force for force in forces if ", strength" in force]


def test_whoever_plays_both_sides_alone_needs_no_curtain(guest: Guest) -> None:
    """9.2 Solitaire: nothing is hidden from the one person."""
    seats = {"Roman": "me", "Barbarian": "me"}
    guest.sit(make_table(guest, seats=seats, options={"solitaire": True}))
    guest.wait_for_question()
    assert guest.page.locator(".curtain").count() == 0


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_name_of_the_off_map_area_lies_within_its_box(invite: Invite, locale: str) -> None:
    guest = invite(locale=locale)
    guest.make_table("gallic-war", Roman="me", Barbarian="nonplayer")
    box = guest.page.locator(".board .off-map .land").bounding_box()
    name = guest.page.locator('.board [data-place="Off-Map"] .area-name').bounding_box()
    assert box
    assert name
    assert box["x"] <= name["x"]
    assert name["x"] + name["width"] <= box["x"] + box["width"]


def test_behind_the_curtain_nothing_is_scrolled_away(guest: Guest, server: Server) -> None:
    """When the screen is handed over, the newest lines stand above the question and at the end of the log."""
    crowd = Crowd(guest, "gallic-war")
    crowd.play(60)
    crowd.sit()
    for line in (".digest-line", ".log-dock .log-entry"):
        expect(guest.page.locator(line).last).to_be_in_viewport()

"""The Gallic War in a browser: one person with two Factions, two maps, and the Interlude between them."""

from dataclasses import replace

from playwright.sync_api import Locator, expect

from tests.ariovistus.campaign.courses import from_third_winter
from tests.server.house import Written, write_game
from tests.server.serving import Server
from tests.web.browser import Guest
from tests.web.conftest import Invite
from tests.web.test_languages import FRENCH
from tests.web.test_looks import LOOKS, assert_accessible, assert_fits

GAME = "ariovistus-campaign"
TITLE = "Ariovistus: The Gallic War"
PERSON = "Germans, then Arverni"
PEOPLE = ("Romans", "Germans", "Aedui", "Belgae")


def lay(server: Server, guest: Guest, until: str = "") -> Written:
    """A table that has come through the Interlude, or to its first question of this key; the guest has all seats."""
    record = from_third_winter(3)
    keys = [entry.key for entry in record.entries]
    written = write_game(server, replace(record, entries=record.entries[: keys.index(until) if until else None]))
    for seat in PEOPLE:
        body = {"key": written.keys[seat]}
        for _ in range(2):  # who is made known first asks again
            guest.context.request.post(f"{guest.home}/api/v1/join", data=body, headers={"Origin": guest.home})
    guest.sit(written.table)
    return written


def head(guest: Guest) -> Locator:
    return guest.page.get_by_role("banner").get_by_role("heading")


def rows(guest: Guest) -> Locator:
    return guest.open("Seats").locator(".seat")


def test_the_set_up_has_one_row_for_germans_then_arverni(guest: Guest) -> None:
    """It says how long the game is, and what that person wants in each half."""
    guest.go("/new")
    guest.page.get_by_role("radio", name=TITLE, exact=True).check()
    expect(guest.page.get_by_text("8 Winters, in two halves")).to_be_visible()
    expect(guest.page.locator(".setup-seat")).to_have_count(4)
    row = guest.page.get_by_role("group", name=PERSON)
    expect(row).to_contain_text("first hold Germania")
    row.get_by_role("radio", name="by link").check()
    guest.page.get_by_role("button", name="Begin").click()
    dialog = guest.page.get_by_role("dialog", name="Invite your friends")
    expect(dialog.locator(".copy-link")).to_have_count(1)
    dialog.get_by_role("button", name="To the table").click()
    expect(dialog).to_have_count(0)
    guest.at_table()
    expect(head(guest)).to_have_text(f"{TITLE} first half")
    expect(rows(guest)).to_have_count(4)
    expect(rows(guest).nth(1)).to_contain_text(PERSON)
    expect(guest.page.get_by_label("Link to the seat of the Germans", exact=True)).to_be_visible()


def test_whoever_takes_the_one_link_has_both_factions(guest: Guest, invite: Invite) -> None:
    guest.make_table(GAME, Germans="link")
    link = guest.open("Seats").get_by_label("Link to the seat of the Germans", exact=True).input_value()
    friend = invite()
    friend.go(link)
    friend.at_table()
    expect(rows(friend).nth(1)).to_contain_text("you")
    expect(rows(friend).nth(0)).not_to_contain_text("you")


def test_the_interlude_is_named_and_answered_on_the_map(server: Server, guest: Guest) -> None:
    """The card tells what comes in place of the rest of the Winter; Regions are picked where the pieces stand."""
    lay(server, guest, "interlude_bands")
    expect(head(guest)).to_have_text(f"{TITLE} Interlude")
    expect(guest.page.locator(".game-card.now")).to_contain_text("in place of the rest of the Winter Round")
    expect(guest.question).to_contain_text("Interlude:")
    guest.open("Forces")
    expect(guest.open("Log").get_by_role("heading", name="Interlude").first).to_be_visible()


def test_the_map_changes_with_the_half_that_is_looked_at(server: Server, guest: Guest) -> None:
    """Britannia is a Region of the second half, Cisalpina of the first; the slider leads from one to the other."""
    lay(server, guest)
    expect(head(guest)).to_have_text(f"{TITLE} second half")
    expect(guest.region("Britannia")).to_be_attached()
    expect(guest.page.locator('.region[data-region="Cisalpina"].absent')).to_have_count(1)
    slider = guest.page.get_by_role("slider", name="Answer")
    slider.focus()
    guest.page.keyboard.press("Home")
    expect(head(guest)).to_have_text(f"{TITLE} Interlude")
    expect(guest.region("Cisalpina")).not_to_have_class("absent")
    expect(guest.page.locator('.region[data-region="Britannia"]')).to_have_count(0)
    guest.page.keyboard.press("End")
    expect(guest.region("Britannia")).to_be_attached()


def test_margins_over_time_are_two_lines_with_a_gap(server: Server, guest: Guest) -> None:
    """The Germans' ends at the Interlude, where a line goes across; the Arverni's begins there."""
    lay(server, guest)
    chart = guest.open("Chart").locator(".chart").filter(has=guest.page.get_by_role("img", name="margins"))
    expect(chart.locator("path.chart-line")).to_have_count(5)
    ends = {
        name: chart.locator(f"path.chart-line.{name}").evaluate("path => [path.getBBox().x, path.getBBox().width]")
        for name in ("romans", "germans", "arverni")
    }
    whole, germans, arverni = ends["romans"], ends["germans"], ends["arverni"]
    assert germans[0] == whole[0] < germans[0] + germans[1] <= arverni[0] < arverni[0] + arverni[1] <= sum(whole)
    expect(chart.locator(".chart-chapter")).to_have_count(1)
    expect(chart.locator(".chart-readout")).not_to_contain_text("Ge")
    chart.get_by_text("The figures as a table").click()
    expect(chart.get_by_role("row").last).to_contain_text("·")


def test_the_list_of_games_has_one_sign_pair_a_person(server: Server, guest: Guest) -> None:
    lay(server, guest)
    guest.go("/")
    seat = guest.page.locator(".game-seat").filter(has_text="Ge").first
    expect(seat).to_have_attribute("title", PERSON)
    expect(seat).to_contain_text("Ar")


@LOOKS
def test_it_can_be_seen_and_read_by_everybody(server: Server, invite: Invite, look: dict[str, object]) -> None:
    """Nothing overflows and no rule of accessibility is broken, in the Interlude and after it."""
    guest = invite(**look)
    for until in ("interlude_bands", ""):
        lay(server, guest, until)
        guest.open("Game")
        assert_accessible(guest)
        for tab in ("Chart", "Seats"):
            guest.open(tab)
            assert_accessible(guest, ".panels")
        assert_fits(guest)


def test_in_french(server: Server, invite: Invite) -> None:
    guest = invite(**FRENCH)
    lay(server, guest)
    expect(head(guest)).to_have_text(f"{TITLE} seconde moitié")
    guest.page.get_by_role("tab", name="Places").click()
    expect(guest.page.locator(".seat").nth(1)).to_contain_text("Germains, puis Arvernes")

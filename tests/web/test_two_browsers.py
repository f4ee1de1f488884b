"""Several browsers at one table: each sees the others' moves at once, and nobody can answer for anybody else."""

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.web.browser import Guest
from tests.web.conftest import Invite

AT_ONCE = 1000  # milliseconds from the click of one to the picture of the other
WHO = {"Romans": "me", "Arverni": "link", "Aedui": "me", "Belgae": "me"}
SEATS = tuple(WHO)


class Company(NamedTuple):
    """Two people at a table: the host has three Factions, the friend came by the link of the fourth."""

    host: Guest
    friend: Guest

    def turn(self) -> tuple[Guest, Guest]:
        """Who is to answer, and who waits."""
        asked = self.host.page.locator("#question[data-faction]").or_(self.host.question.get_by_text("Waiting for"))
        expect(asked).to_be_visible()
        is_host = bool(self.host.question.get_attribute("data-faction"))
        return (self.host, self.friend) if is_host else (self.friend, self.host)


@pytest.fixture
def company(invite: Invite) -> Company:
    host = invite()
    host.make_table(**WHO)
    return joined(host, invite())


def joined(host: Guest, friend: Guest) -> Company:
    """The friend comes by the link that the host sees."""
    friend.go(link(host, "Link to the seat of the Arverni"))
    friend.at_table()
    return Company(host, friend)


def set_up_by_clicks(host: Guest) -> None:
    host.go("/new")
    for seat, kind in WHO.items():
        words = "by link" if kind == "link" else kind
        host.page.get_by_role("group", name=seat, exact=True).get_by_role("radio", name=words).check()
    host.page.get_by_role("button", name="Begin").click()
    host.page.get_by_role("dialog").get_by_role("button", name="To the table").click()
    host.at_table()


def link(host: Guest, label: str) -> str:
    return host.open("Seats").get_by_label(label, exact=True).input_value()


def seen_after(mover: Guest, watcher: Guest, option: str) -> float:
    """How many milliseconds after the click of one the page of the other has changed."""
    mover.evaluate("addEventListener('click', () => { window.clicked ??= Date.now(); }, { capture: true })")
    watcher.evaluate(WATCH)
    mover.evaluate("window.clicked = undefined")
    mover.answer(option)
    clicked: float = mover.evaluate("window.clicked")
    seen: float = watcher.evaluate("window.seen")
    return seen - clicked


# The moment of the first picture in which the question's box is another.
WATCH = """() => {
  window.seen = new Promise((resolve) => {
    const look = new MutationObserver(() => requestAnimationFrame(() => { look.disconnect(); resolve(Date.now()); }));
    look.observe(document.querySelector("#question"), { attributes: true, attributeFilter: ["data-version"] });
  });
}"""


def post_answer(guest: Guest, faction: str, option: str) -> dict[str, Any]:
    """Send an answer past the buttons, from the page itself."""
    reply: dict[str, Any] = guest.page.evaluate(POST, [faction, guest.version, option])
    return reply


POST = """async ([seat, version, option]) => {
  const path = `/api/v1/tables/${location.pathname.split("/").at(-1)}/answers`;
  const body = JSON.stringify({ seat, version: Number(version), option });
  const reply = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  return { status: reply.status, said: await reply.json() };
}"""


def test_each_sees_the_moves_of_the_other_within_a_second(invite: Invite) -> None:
    """From the set-up on, by clicks. A Pass of every Faction: from the click of one to the picture of the other."""
    host = invite()
    set_up_by_clicks(host)
    company = joined(host, invite())
    movers, delays = set(), []
    for _ in SEATS:
        mover, watcher = company.turn()
        movers.add(mover)
        delays.append(seen_after(mover, watcher, "pass"))
        assert watcher.board() == mover.board()
    assert movers == set(company)
    assert all(0 <= delay < AT_ONCE for delay in delays), delays
    logs = [guest.open("Log").inner_text() for guest in company]
    assert logs[0] == logs[1]
    assert all(f"The {seat} Pass" in logs[0] for seat in SEATS)


def test_neither_can_answer_for_the_other(company: Company) -> None:
    """No buttons, no places on the map, and whatever is sent all the same is refused and changes nothing."""
    for _ in SEATS:
        mover, watcher = company.turn()
        faction, before = mover.faction, mover.version
        expect(watcher.page.locator("#prompt")).to_have_text(f"Waiting for the {faction}")
        expect(watcher.question.locator("[data-option]")).to_have_count(0)
        assert watcher.open_places() == []
        with watcher.refused(403):
            reply = post_answer(watcher, faction, "pass")
        assert reply["status"] == 403
        assert reply["said"]["error"]["message"]
        mover.page.reload()
        assert (mover.faction, mover.version) == (faction, before)
        mover.answer("pass")


def test_a_spectator_sees_everything_and_can_answer_nothing(company: Company, invite: Invite) -> None:
    """By a link of its own."""
    spectator = invite()
    spectator.go(link(company.host, "Link for spectators"))
    spectator.at_table()
    mover, _ = company.turn()
    mover.answer("pass")
    mover, _ = company.turn()
    expect(spectator.question).to_contain_text(f"Waiting for the {mover.faction}")
    expect(spectator.question).to_contain_text("You are watching this game.")
    assert spectator.board() == mover.board()
    assert spectator.open("Log").inner_text() == mover.open("Log").inner_text()
    expect(spectator.question.locator("[data-option]")).to_have_count(0)
    assert spectator.open_places() == []
    before = mover.version
    for seat in SEATS:
        with spectator.refused(403):
            assert post_answer(spectator, seat, "pass")["status"] == 403
    assert mover.version == before


def test_what_somebody_else_has_seen_is_taken_back_only_by_consent(company: Company) -> None:
    """The other is asked: at first they refuse and the Pass stands, then they agree and it is taken back."""
    mover, other = company.turn()
    faction = mover.faction
    mover.answer("pass")
    passed = mover.version
    consent = other.page.get_by_role("alertdialog")
    for words in ("No, it stands", "Yes, take it back"):
        assert mover.version == passed
        mover.page.get_by_role("button", name="Undo").click()
        expect(mover.question).to_contain_text("The others were asked")
        expect(consent).to_contain_text(f"The {faction} ask to take back their last answer.")
        consent.get_by_role("button", name=words).click()
        expect(mover.question).not_to_contain_text("The others were asked")
        expect(consent).to_have_count(0)
    expect(mover.question).to_have_attribute("data-faction", faction)
    assert "pass" in mover.options()

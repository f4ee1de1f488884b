"""Following a game in the browser: what is new above the question, the pace, arrows and marks, and looking back."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser import Guest
from tests.web.conftest import LIVELY, Invite

ALONE = {
    "falling-sky": {"Romans": "me", "Arverni": "nonplayer", "Aedui": "nonplayer", "Belgae": "nonplayer"},
    "ariovistus": {"Romans": "me", "Germans": "nonplayer", "Aedui": "nonplayer", "Belgae": "nonplayer"},
    "ariovistus-campaign": {"Romans": "me", "Germans": "nonplayer", "Aedui": "nonplayer", "Belgae": "nonplayer"},
    "gallic-war": {"Roman": "me", "Barbarian": "nonplayer"},
    "rome-vs-gaul": {"Roman": "me", "Gallic": "nonplayer"},
}
LAZY = ("pass", "done", "no", "back", "stop")
ROUND = 40  # so many answers at most until others have acted
READY = ".options[aria-busy=false], .follow-next:enabled, .ending"  # something can be done
SMALL = {"viewport": {"width": 390, "height": 844}}
NARROWER = {"viewport": {"width": 1300, "height": 900}}


def see(guest: Guest, table: str) -> Any:
    return guest.context.request.get(f"{guest.home}/api/v1/tables/{table}").json()


def answer(guest: Guest) -> None:
    """Do as little as is allowed."""
    options = guest.options()
    guest.answer(next((each for each in LAZY if each in options), options[0] if options else None))


def answer_until_others_act(guest: Guest, table: str) -> Any:
    """Until somebody else has answered since; returns the table."""
    for _ in range(ROUND):
        answer(guest)
        expect(guest.question.locator(READY).first).to_be_attached()
        seen = see(guest, table)
        if guest.page.locator(".follow-next").count() or (seen["since"]["others"] and not seen["thinking"]):
            return seen
        guest.wait_for_question()
    raise AssertionError("nobody else has acted")


def lines(guest: Guest) -> list[int]:
    """The entries of the log that stand above the question, by their numbers."""
    found: list[str] = guest.page.locator(".digest-line").evaluate_all("all => all.map(({ dataset }) => dataset.i)")
    return [int(each) for line in found for each in line.split()]


def pace(guest: Guest) -> Locator:
    return guest.page.get_by_label("Pace at which others play")


@pytest.mark.parametrize("game", ALONE)
def test_above_the_question_stands_every_deed_since_my_last_answer(guest: Guest, game: str) -> None:
    """Over a round of the others; also when the page is opened anew."""
    table = guest.make_table(game, **ALONE[game])
    guest.wait_for_question()
    answer_until_others_act(guest, table)
    guest.wait_for_question()
    seen = see(guest, table)
    told = [line["i"] for line in seen["log"] if line["n"] >= seen["since"]["answer"]]
    assert len(told) > 1
    expect(guest.page.locator(".digest-line").last).to_have_attribute("data-i", re.compile(rf"\b{told[-1]}$"))
    assert lines(guest) == told

    guest.sit(table)
    expect(guest.page.locator(".digest-line").last).to_be_attached()
    assert lines(guest) == told


def test_only_what_is_scrolled_away_leaves_a_fade(invite: Invite) -> None:
    """A single line is read whole, also after many, and so are answers that all have room again."""
    guest = invite(**SMALL, reduced_motion="reduce")
    guest.make_table("rome-vs-gaul", **ALONE["rome-vs-gaul"])
    for _ in range(8):
        lays = [each for each in guest.options() if each.split()[0] in ("points", "place")]
        guest.answer(lays[0] if lays else guest.options()[0])
        guest.wait_for_question()
        assert guest.evaluate(FADES) == guest.evaluate(SCROLLED)
    for height in (500, 4000, 500):
        guest.page.set_viewport_size({"width": 390, "height": height})
        guest.page.wait_for_timeout(200)
        assert guest.evaluate(FADES) == guest.evaluate(SCROLLED)


# Whether what was told, and what is offered, fades away above or below; and whether there is more of it.
FADES = """() => [[".digest-lines", "::before"], [".question-body", "::after"]].map(([box, part]) => {
  const found = document.querySelector(box);
  const { content, opacity } = found ? getComputedStyle(found, part) : { content: "none" };
  return content !== "none" && opacity !== "0";
})"""
SCROLLED = """() => {
  const [told, offered] = [".digest-lines", ".question-body"].map((box) => document.querySelector(box));
  return [told?.scrollTop > 0, offered.scrollHeight - offered.clientHeight - offered.scrollTop > 1];
}"""


@pytest.mark.parametrize("game", ALONE)
def test_a_line_lights_its_places_on_the_map(guest: Guest, game: str) -> None:
    """Each that has any, under the pointer, and under the focus, which goes from line to line by arrow keys."""
    table = guest.make_table(game, **ALONE[game])
    guest.wait_for_question()
    while not guest.page.locator(".digest-line.placed").count():
        answer_until_others_act(guest, table)
        guest.wait_for_question()
    marked = guest.page.locator(".board .marked")
    guest.page.locator("#prompt").hover()
    before = marked.count()  # where the question itself is about a place
    for line in guest.page.locator(".digest-line.placed").all():
        line.hover()
        expect(marked.first).to_be_attached()
    guest.page.locator("#prompt").hover()
    expect(marked).to_have_count(before)
    guest.page.locator(".digest-lines").focus()
    guest.page.keyboard.press("ArrowUp")
    while not guest.page.locator(".digest-line.placed:focus").count():
        guest.page.keyboard.press("ArrowUp")
    expect(marked.first).to_be_attached()
    assert guest.focused() == "LI"


def test_step_by_step_the_question_waits_until_all_was_shown(invite: Invite) -> None:
    """The pace is remembered; the board, the log and the lines are those of each step; a key goes on, another back."""
    guest = invite(**LIVELY)
    table = guest.make_table(**ALONE["falling-sky"])
    pace(guest).select_option("step")
    guest.page.reload()
    guest.at_table()
    expect(pace(guest)).to_have_value("step")

    answer_until_others_act(guest, table)
    following = guest.page.locator(".digest.following")
    expect(following.locator(".follow-next")).to_be_enabled()
    expect(guest.question.locator("[data-option]")).to_have_count(0)
    first = lines(guest)
    assert guest.open_places() == []
    guest.page.keyboard.press("ArrowRight")
    expect(following.locator(".follow-controls .number")).to_contain_text("2 of")
    assert lines(guest)[: len(first)] == first
    assert len(lines(guest)) > len(first)
    guest.page.keyboard.press("ArrowLeft")
    expect(following.locator(".follow-controls .number")).to_contain_text("1 of")
    assert lines(guest) == first
    guest.page.keyboard.press("Escape")
    guest.wait_for_question()
    seen = see(guest, table)
    assert lines(guest) == [line["i"] for line in seen["log"] if line["n"] >= seen["since"]["answer"]]


@pytest.mark.parametrize("game", ALONE)
def test_step_by_step_every_deed_of_the_log_is_new_in_a_frame(invite: Invite, game: str) -> None:
    """Whatever the others did: the last frame has all of it, and what a frame adds stands out in it. The button that
    goes on stays where it is."""
    guest = invite(reduced_motion="reduce")
    table = guest.make_table(game, **ALONE[game])
    pace(guest).select_option("step")
    answer_until_others_act(guest, table)
    frames = list(frames_of(guest))
    guest.wait_for_question()
    seen = see(guest, table)
    assert frames[-1][0] == {line["i"] for line in seen["log"] if line["n"] >= seen["since"]["answer"]}
    assert all(new for _, new in frames)
    assert all(told - before <= new for (before, _), (told, new) in pairwise(frames))


def test_step_by_step_a_card_lies_there_until_the_next_is_told(invite: Invite) -> None:
    """While the last deed upon a card is shown, the panel shows this card and not the next one."""
    guest = invite(reduced_motion="reduce")
    guest.make_table(**ALONE["falling-sky"])
    pace(guest).select_option("step")
    answer(guest)  # a Pass; then an Event ends the card
    card, told = guest.page.locator(".cards h3").first, guest.page.locator(".digest-card")
    expect(guest.page.locator(".follow-next:enabled")).to_be_attached()
    before = card.inner_text()
    while not told.count():
        assert card.inner_text() == before
        shown = guest.page.locator(".follow-controls .number").inner_text()
        guest.page.keyboard.press("ArrowRight")
        expect(guest.page.locator(".follow-controls .number")).not_to_have_text(shown)
    expect(card).not_to_have_text(before)


def button_at(guest: Guest) -> Any:
    """Where the button is that goes on."""
    return guest.page.locator(".follow-next").bounding_box()


def frames_of(guest: Guest) -> Iterator[tuple[set[int], set[int]]]:
    """The entries of the log that each frame tells, and those of them that are new, until all is shown."""
    number = guest.page.locator(".follow-controls .number")
    top = None
    while guest.page.locator(".digest.following").count():
        expect(guest.page.locator(".follow-next:enabled")).to_be_attached()
        top = top or button_at(guest)["y"]
        assert button_at(guest)["y"] == top
        shown = number.inner_text()
        new = guest.page.locator(".digest-line.now").evaluate_all("all => all.map(({ dataset }) => dataset.i)")
        yield set(lines(guest)), {int(each) for line in new for each in line.split()}
        guest.page.keyboard.press("ArrowRight")
        expect(number.filter(has_text=re.compile(f"^{re.escape(shown)}$"))).to_have_count(0)


@pytest.mark.parametrize("game", ["falling-sky", "gallic-war", "rome-vs-gaul"])
def test_while_it_is_shown_the_map_bears_arrows_and_marks(invite: Invite, game: str) -> None:
    """They stay until the next step and are gone with the last; without motion for whoever wants none."""
    guest = invite(reduced_motion="reduce")
    table = guest.make_table(game, **ALONE[game])
    pace(guest).select_option("step")
    traces, forward = guest.page.locator(".traces .trace"), guest.page.locator(".follow-next")
    for _ in range(12):
        answer_until_others_act(guest, table)
        while not traces.count() and forward.count():
            forward.click()
            expect(guest.question.locator(READY).first).to_be_attached()
        if traces.count():
            break
    expect(traces.first).to_be_attached()
    expect(traces.first.locator(".trace-mark").first).to_have_css("animation-name", "none")
    guest.page.keyboard.press("Escape")
    guest.wait_for_question()
    expect(traces).to_have_count(0)


def test_played_out_the_steps_follow_by_themselves(invite: Invite) -> None:
    guest = invite(**LIVELY)
    table = guest.make_table(**ALONE["falling-sky"])
    pace(guest).select_option("play")
    answer_until_others_act(guest, table)
    expect(guest.page.locator(".follow-controls .number")).to_contain_text("2 of")
    guest.wait_for_question()
    expect(guest.page.locator(".digest.following")).to_have_count(0)


def test_whoever_skips_what_others_do_is_shown_nothing_more_until_he_answers(invite: Invite) -> None:
    """Though they are not done yet."""
    anna, bodo = invite(), invite()
    table = bodo.make_table(Romans="link", Arverni="me", Aedui="me", Belgae="me")
    link = bodo.open("Seats").get_by_label("Link to the seat of the Romans", exact=True).input_value()
    anna.go(link)
    anna.at_table()
    pace(anna).select_option("step")
    forward = anna.page.locator(".follow-next")
    until_another_goes_on(anna, bodo, table)
    expect(forward).to_be_enabled()
    anna.page.keyboard.press("Escape")
    expect(forward).to_have_count(0)
    answer(bodo)
    expect(anna.question).to_have_attribute("data-version", bodo.version)
    expect(forward).to_have_count(0)


def until_another_goes_on(anna: Guest, bodo: Guest, table: str) -> None:
    """Until after an answer of Anna's Bodo has done something that is told, and is asked again."""
    for _ in range(ROUND):
        seen = see(anna, table)
        since, mine = seen["since"], any(ask["seat"] == "Romans" for ask in seen["asks"])
        told = [line for line in seen["log"] if since and line["n"] > since["answer"]]
        if not mine and told and since["others"]:
            return
        asked = anna if mine else bodo
        expect(asked.question).to_have_attribute("data-version", str(seen["version"]))
        asked.page.keyboard.press("Escape")
        answer(asked)
        expect(anna.question).to_have_attribute("data-version", asked.version)
    raise AssertionError("nobody goes on")


def test_what_was_done_can_be_shown_once_more(invite: Invite) -> None:
    guest = invite(**LIVELY)
    table = guest.make_table(**ALONE["falling-sky"])
    guest.wait_for_question()
    answer_until_others_act(guest, table)
    guest.page.get_by_role("button", name="Show it again").click()
    expect(guest.page.locator(".digest.following .follow-next")).to_be_enabled()
    guest.page.keyboard.press("Escape")
    guest.wait_for_question()


# What is told by two views, and lines that are folded: the modules themselves.

STAND = "(place, owner, what, count, more = {}) => ({ place, owner, what, count, ...more })"


def traces_of(guest: Guest, before: str, after: str) -> Any:
    """What two boards tell; each is a list of what stands there, written as calls of s."""
    guest.go("/")
    script = f"""async () => {{ const s = {STAND};
      return (await import("/static/js/follow/difference.js")).tracesOf([{before}], [{after}]); }}"""
    return guest.evaluate(script)


def test_what_is_less_in_one_place_and_more_in_another_has_moved(guest: Guest) -> None:
    """Several kinds of pieces of one side make one arrow; the rest has come or gone."""
    before = 's("a", "X", "leader", 1), s("a", "X", "band", 4), s("b", "Y", "band", 2)'
    after = 's("b", "X", "leader", 1), s("b", "X", "band", 3), s("a", "X", "band", 1)'
    after += ', s("b", "Y", "band", 1), s("c", "Y", "fort", 1)'

    assert traces_of(guest, before, after) == [
        {"kind": "move", "owner": "X", "count": 4, "from": "a", "to": "b"},
        {"kind": "loss", "owner": "Y", "count": 1, "place": "b"},
        {"kind": "gain", "owner": "Y", "count": 1, "place": "c"},
    ]


def test_markers_do_not_move_and_what_changes_hands_is_one_mark(guest: Guest) -> None:
    before = 's("a", "X", "ally", 1, { stays: true }), s("c", "N", "block", 1, { turns: true })'
    after = 's("b", "X", "ally", 1, { stays: true }), s("c", "Y", "block", 1, { turns: true })'

    assert traces_of(guest, before, after) == [
        {"kind": "loss", "owner": "X", "count": 1, "place": "a"},
        {"kind": "gain", "owner": "X", "count": 1, "place": "b"},
        {"kind": "turn", "owner": "Y", "loser": "N", "count": 1, "place": "c"},
    ]


def test_a_piece_that_gives_way_to_another_of_its_side_is_one_mark(guest: Guest) -> None:
    """An Ally becomes a Citadel."""
    before, after = 's("a", "X", "ally", 1, { stays: true })', 's("a", "X", "citadel", 1, { stays: true })'

    assert traces_of(guest, before, after) == [{"kind": "gain", "owner": "X", "count": 1, "place": "a"}]


def test_a_block_that_is_known_tells_its_losses(guest: Guest) -> None:
    before = 's("a", "X", "red", 1, { name: "VII", strength: 4 })'
    after = 's("a", "X", "red", 1, { name: "VII", strength: 2 })'

    assert traces_of(guest, before, after) == [{"kind": "weaker", "owner": "X", "count": 2, "place": "a"}]


def test_lines_that_say_the_same_are_folded(guest: Guest) -> None:
    """One after the other, and nothing else."""
    guest.go("/")
    script = """async () => (await import("/static/js/panels/fold.js")).foldsOf(
      ["one", "one", "one", "two", "one"].map((text, i) => ({ i, key: "k", text, title: null })))
      .map(({ entries }) => entries.map(({ i }) => i))"""

    assert guest.evaluate(script) == [[0, 1, 2], [3], [4]]


# The log, cards and reasons beside the map.


def test_the_log_stands_beside_the_map_where_there_is_room(invite: Invite) -> None:
    """It can be put among the panels, and that is remembered; with less room it is there anyway."""
    guest = invite()
    guest.make_table(**ALONE["falling-sky"])
    dock, tab = guest.page.locator(".log-dock"), guest.page.get_by_role("tab", name="Log")
    expect(dock.locator(".log-card").first).to_be_visible()
    expect(tab).to_have_count(0)
    dock.get_by_role("button", name="Among the panels").click()
    expect(dock).to_have_count(0)
    guest.page.reload()
    guest.at_table()
    expect(tab).to_be_visible()
    expect(dock).to_have_count(0)

    narrow = invite(**NARROWER)
    narrow.make_table(**ALONE["falling-sky"])
    expect(narrow.page.get_by_role("tab", name="Log")).to_be_visible()
    expect(narrow.page.locator(".log-dock")).to_have_count(0)


@pytest.mark.parametrize("game", ["falling-sky", "gallic-war", "rome-vs-gaul"])
def test_a_card_in_the_log_opens_its_text(guest: Guest, game: str) -> None:
    table = guest.make_table(game, **ALONE[game])
    guest.wait_for_question()
    chip = guest.page.locator(".log-dock .log-text .card-chip").first
    while not chip.count():
        answer_until_others_act(guest, table)
        guest.wait_for_question()
    title = chip.inner_text()
    chip.click()
    dialog = guest.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading")).to_contain_text(re.sub(r"^[A-Z]?\d+ ", "", title))
    expect(dialog.locator(".dialog-body")).not_to_be_empty()


def test_beside_an_explanation_the_newest_line_stays_in_sight(guest: Guest) -> None:
    """And the question with it, though there is less room."""
    table = guest.make_table(**ALONE["falling-sky"])
    guest.wait_for_question()
    while guest.page.locator(".digest .why").count() == 0:
        answer_until_others_act(guest, table)
        guest.wait_for_question()
    guest.page.locator(".digest .why").first.click()
    expect(guest.thought).to_be_visible()
    expect(guest.page.locator(".digest-line").last).to_be_in_viewport(ratio=0.9)
    expect(guest.page.locator("#prompt")).to_be_in_viewport(ratio=0.9)


# Looking back.


@pytest.fixture
def looked_back(guest: Guest) -> tuple[Guest, str]:
    """A guest who has gone back some deeds by the keyboard."""
    table = guest.make_table(**ALONE["falling-sky"])
    guest.wait_for_question()
    answer_until_others_act(guest, table)
    guest.wait_for_question()
    guest.page.locator("#prompt").focus()
    for _ in range(3):
        before = guest.page.url
        guest.page.keyboard.press("ArrowLeft")
        expect(guest.page).not_to_have_url(before)
    expect(guest.page.get_by_role("button", name="Back to now")).to_be_visible()
    return guest, table


def moment(guest: Guest) -> int:
    found = re.search(r"#at=(\d+)$", guest.page.url)
    return int(found[1]) if found else -1


def test_the_address_leads_to_the_moment(looked_back: tuple[Guest, str]) -> None:
    """With the sentence of the step; whoever opens the link sees the same."""
    guest, table = looked_back
    at = moment(guest)
    told = [line["text"] for line in see(guest, table)["log"] if line["n"] == at - 1]
    expect(guest.page.locator(".review-lines")).to_contain_text(told[0])
    link = guest.page.url
    guest.go("/")
    guest.go(link)
    expect(guest.page.locator(".review-lines")).to_contain_text(told[0])
    guest.page.keyboard.press("ArrowRight")
    expect(guest.page.locator(".review-lines")).not_to_contain_text(told[0])
    expect(guest.page).not_to_have_url(link)
    assert moment(guest) > at
    guest.page.keyboard.press("Escape")
    guest.wait_for_question()
    expect(guest.page).not_to_have_url(re.compile("#at="))


def test_looking_back_plays_on_by_itself_and_leads_to_my_last_decision(looked_back: tuple[Guest, str]) -> None:
    guest, table = looked_back
    review = guest.page.locator(".review")
    review.get_by_role("button", name="To my last decision").click()
    expect(guest.page).to_have_url(re.compile(rf"#at={see(guest, table)['since']['answer']}$"))
    review.get_by_role("button", name="Play", exact=True).click()
    expect(guest.page).not_to_have_url(re.compile(rf"#at={see(guest, table)['since']['answer']}$"))


def test_one_plays_on_from_a_moment_as_a_new_table(looked_back: tuple[Guest, str]) -> None:
    guest, table = looked_back
    at = moment(guest)
    guest.page.get_by_role("button", name="Play on from here").click()
    expect(guest.page).not_to_have_url(re.compile(table))
    guest.at_table()
    guest.wait_for_question()
    new = guest.page.url.rpartition("/")[2]
    assert see(guest, new)["decisions"] >= at
    assert see(guest, table)["decisions"] > at


def test_a_moment_can_be_copied_as_text_where_nothing_is_hidden(looked_back: tuple[Guest, str]) -> None:
    guest, _ = looked_back
    guest.page.get_by_role("button", name="Copy the position as text").click()
    expect(guest.page.locator(".review-ways [role=status]")).to_have_text("The position is copied.")

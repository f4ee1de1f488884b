"""What is opened at a table stands where it is looked for, and passes the check in light and dark."""

from playwright.sync_api import Locator, expect

from tests.web.conftest import Invite
from tests.web.test_looks import ALONE, CALM, assert_accessible


def is_in_sight(part: Locator) -> bool:
    """Nothing of it is scrolled away."""
    seen: bool = part.evaluate(
        """async (each) => {
          const { promise, resolve } = Promise.withResolvers();
          new IntersectionObserver(([seen]) => resolve(seen.intersectionRatio)).observe(each);
          return (await promise) > 0.99;
        }"""
    )
    return seen


def test_handbook_review_and_the_page_of_a_key_pass_the_check(invite: Invite) -> None:
    """With words sought, with a moment of the past, with a key that is wrong."""
    guest = invite(**CALM)
    guest.make_table(**ALONE)
    for _ in range(2):
        guest.answer("pass" if "pass" in guest.options() else guest.options()[0])
        guest.wait_for_question()
    guest.question.locator(".rule-button").click()
    book = guest.page.locator("dialog[open]")
    assert_accessible(guest, "dialog[open]")
    book.get_by_role("button", name="Contents of the handbook").click()
    book.get_by_role("searchbox").fill("caesar ambush")
    expect(book.get_by_role("status")).to_contain_text("paragraphs have these words")
    assert_accessible(guest, "dialog[open]")
    book.get_by_role("button", name="Close").click()
    guest.page.locator("#prompt").focus()
    guest.page.keyboard.press("ArrowLeft")
    expect(guest.page.get_by_role("button", name="Back to now")).to_be_visible()
    assert_accessible(guest, "html")
    guest.go("/come")
    expect(guest.page.locator("#come h1")).to_be_visible()
    assert_accessible(guest, "html")


# What is written beside a chart, or drawn in it, and stands out of its picture.
OUT_OF_THE_CHART = """
() => [...document.querySelectorAll(".chart svg :is(text, line, path)")].filter((each) => {
  const [part, whole] = [each, each.closest("svg")].map((drawn) => drawn.getBoundingClientRect());
  return part.left < whole.left || part.right > whole.right;
}).map((each) => each.textContent || each.getAttribute("class"))
"""


def test_hints_and_chances_are_in_sight_and_pass_the_check(invite: Invite) -> None:
    """Plans stand above the options, one chart at a time."""
    guest = invite(**CALM)
    guest.make_table(**ALONE)
    guest.wait_for_question()
    while not (hint := guest.question.get_by_role("button", name="Give me a hint")).count():
        guest.answer(next((each for each in ("pass", "no") if each in guest.options()), guest.options()[0]))
        guest.wait_for_question()
    assert is_in_sight(hint)
    hint.click()
    plans = guest.question.locator(".hint-plans button")
    expect(plans.first).to_be_visible()
    assert is_in_sight(plans.first)
    assert guest.focused() != "BODY"
    assert_accessible(guest, "#question")
    guest.question.get_by_role("button", name="Close").click()
    expect(plans).to_have_count(0)
    expect(hint).to_be_visible()
    panel = guest.open("Chart")
    panel.get_by_role("button", name="Chances to win").click()
    chart = panel.get_by_role("img", name="The chance of each to win")
    expect(chart).to_be_visible()
    expect(panel.get_by_role("img", name="Chart of the victory margins")).to_have_count(0)
    assert guest.evaluate(OUT_OF_THE_CHART) == []
    assert_accessible(guest, ".panels")


def test_where_hints_are_forbidden_it_says_so_in_their_place(invite: Invite) -> None:
    """Not on a private board, where nobody looks for them."""
    guest = invite(**CALM)
    guest.go("/new")
    guest.page.locator("input[name=game][value=gallic-war]").check()
    guest.page.get_by_role("checkbox", name="No hints.").check()
    guest.page.get_by_role("button", name="Begin").click()
    guest.at_table()
    guest.wait_for_question()
    told = guest.question.get_by_text("Hints are forbidden at this table.")
    assert is_in_sight(told)
    expect(guest.question.get_by_role("button", name="Give me a hint")).to_have_count(0)
    assert_accessible(guest, "#question")
    guest.question.get_by_role("button", name="Plan on a private board").click()
    expect(guest.page.locator(".plan-head")).to_be_visible()
    expect(told).to_have_count(0)


def test_turning_points_are_marked_on_the_curve_and_lead_there(invite: Invite) -> None:
    """Each with its card, where chances changed much at once."""
    guest = invite(**CALM)
    guest.make_table(**ALONE)
    for _ in range(3):
        guest.answer("pass" if "pass" in guest.options() else guest.options()[0])
        guest.wait_for_question()
    shares = ((1, 0.5), (2, 0.9), (4, 0.88))
    points = [{"n": n, "chances": {"Romans": each, "Arverni": 1 - each}} for n, each in shares]
    guest.page.route("**/tables/*/chances*", lambda route: route.fulfill(json={"points": points}))
    panel = guest.open("Chart")
    panel.get_by_role("button", name="Chances to win").click()
    expect(panel.locator(".chart-turn")).to_have_count(1)
    turn = panel.locator(".chances-turns li")
    expect(turn).to_contain_text("after 2 answers, Romans: 50\u00a0% to 90\u00a0%")
    expect(turn.locator(".quiet")).to_contain_text("42 Roman Wine")
    assert_accessible(guest, ".panels")
    turn.get_by_role("button").click()
    expect(guest.page.get_by_text("After answer 2 of")).to_be_visible()

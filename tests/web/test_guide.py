"""A guided first turn in the browser: from the first page, by what is proposed, to its end."""

import re

import pytest
from playwright.sync_api import expect

from alesia.table import guide_to, guided
from tests.web.browser import Guest
from tests.web.conftest import Invite
from tests.web.test_looks import PHONE


def begin(guest: Guest, game: str) -> None:
    """From the first page, where a newcomer sees the guides."""
    guest.go("/")
    guest.page.locator(f'[data-guide="{game}"]').click()
    guest.at_table()
    guest.wait_for_question()


@pytest.mark.parametrize("game", guided())
def test_a_guide_leads_through_a_turn(guest: Guest, game: str) -> None:
    """Each step stands with the question, its answer stands out, is in sight, and its place on the map; the button says
    what it does, and does the same. The last words can be put away."""
    begin(guest, game)
    steps = guide_to(game).steps
    guide = guest.page.get_by_role("region", name="Guide")
    for number, step in enumerate(steps, 1):
        guest.wait_for_question()
        expect(guide).to_contain_text(f"step {number} of {len(steps)}")
        proposed = guest.question.locator(".option.proposed")
        expect(proposed).to_have_count(1)
        expect(proposed).to_be_in_viewport(ratio=0.9)
        expect(guide).to_be_in_viewport(ratio=0.9)
        if step.places:
            guest.page.mouse.move(0, 0)  # away from answers that point elsewhere
            expect(guest.page.locator(".board .marked").first).to_be_attached()
        button = guide.get_by_role("button", name=re.compile(r"^Do this: \w"))
        expect(button).to_be_visible()
        with guest.moves():
            (proposed if number % 2 else button).click()
    guest.wait_for_question()
    expect(guide).to_contain_text("That was a whole turn")
    expect(guest.question.locator(".option.proposed")).to_have_count(0)
    guide.get_by_role("button", name="Close").click()
    expect(guide).to_have_count(0)


def test_what_is_proposed_stays_in_sight_when_something_comes_above_it(guest: Guest) -> None:
    """Such as what others did, which is drawn a moment later."""
    begin(guest, "rome-vs-gaul")
    proposed = guest.question.locator(".option.proposed")
    while not guest.evaluate("() => document.getElementById('question-body').scrollTop"):
        with guest.moves():
            guest.question.locator(".guide-do").click()
        guest.wait_for_question()
        expect(proposed).to_be_in_viewport(ratio=0.9)
    guest.evaluate(COMES_ABOVE)
    expect(proposed).to_be_in_viewport(ratio=0.9)


COMES_ABOVE = """() => {
  const body = document.getElementById("question-body"), line = document.createElement("p");
  body.scrollTop = 0;
  body.prepend(line);
}"""


def test_on_a_phone_the_button_says_what_it_does(invite: Invite) -> None:
    """There the proposed answer often lies below the fold."""
    guest = invite(locale="fr-FR", **PHONE)
    begin(guest, "falling-sky")
    button = guest.question.locator(".guide-do")
    expect(button).to_have_text("Faire ainsi\u00a0: Bataille")
    expect(button).to_be_in_viewport(ratio=1)


def test_another_answer_is_allowed(invite: Invite) -> None:
    """In French; an undo leads back to the guide."""
    guest = invite(locale="fr-FR")
    begin(guest, "falling-sky")
    guest.answer("command March")
    guide = guest.page.get_by_role("region", name="Guide")
    expect(guide).to_contain_text("votre propre chemin")
    with guest.moves():
        guest.page.keyboard.press("u")
    expect(guide).to_contain_text("étape 1 sur 6")

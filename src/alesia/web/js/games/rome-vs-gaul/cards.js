/** The cards: one's own hand, the card being played, the hands of the others as backs, and the discards. */

import { Sign } from "../../panels/sign.js";
import { html } from "../../vendor/preact.js";
import { nameOf, seatName, t } from "../../words.js";
import { cardNamed } from "./facts.js";
import { SIDES, slugOf } from "./looks.js";

/** @param {{view: object, cards: Object<string, object>|null}} props */
export function Cards({ view, cards }) {
  return html`<div class="cards hands-of-cards">
    ${view.card && html`<section><h3 class="eyebrow">${t("web.rvg.played", seatName(view.player))}</h3><${Card} name=${view.card} cards=${cards} />
      ${view.action_points > 0 && html`<p class="small">${t("web.rvg.action_points", view.action_points)}</p>`}</section>`}
    ${view.hand.length > 0 && html`<section><h3 class="eyebrow">${t("web.rvg.hand")}</h3>
      <ul class="hand">${view.hand.map((name) => html`<li key=${name}><${Card} name=${name} cards=${cards} /></li>`)}</ul></section>`}
    <ul class="sides-of-cards">${SIDES.map((side) => html`<li key=${side} class=${slugOf(side)}>
      <p><${Sign} name=${side} beside /> <b>${seatName(side)}</b> <${Backs} count=${view.hands[side]} /></p></li>`)}</ul>
    <details class="discards"><summary class="small">${t("web.rvg.discards", view.discards.length)}</summary>
      <p class="small">${view.discards.map((id) => nameOf("card", id)).join(", ") || t("web.rvg.none")}</p></details>
    <p class="small quiet">${t("web.rvg.deck", view.deck)}</p>
  </div>`;
}

/** A card: its Action Points and title, and its event for whoever may play it. */
function Card({ name, cards }) {
  const known = cardNamed(cards, name);
  const events = SIDES.filter((side) => known?.[slugOf(side)]);
  const same = events.length === 2 && known.roman === known.gallic;
  return html`<article class=${`play-card ${events.length === 1 ? slugOf(events[0]) : ""}`}>
    <span class="card-value number" title=${t("web.rvg.value")}>${known?.value ?? ""}</span>
    <span><b>${nameOf("card", name)}</b> ${events.length === 1 && html`<${Sign} name=${events[0]} beside />`}</span>
    ${(same ? events.slice(0, 1) : events).map((side) => html`<span key=${side} class="small quiet">${!same && events.length > 1 && html`<b>${seatName(side)}:</b> `}${known[slugOf(side)]}</span>`)}
  </article>`;
}

/** A hand that cannot be seen: as many backs as it has cards. */
function Backs({ count }) {
  return html`<span class="backs" role="img" aria-label=${t("web.rvg.in_hand", count)}>
    ${Array.from({ length: count }, () => html`<i></i>`)}</span>`;
}

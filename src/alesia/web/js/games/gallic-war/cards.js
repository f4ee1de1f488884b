/** The cards: one's own hand, what lies open this round, the hands of the others as backs, activations and discards. */

import { RuleButton } from "../../panels/richtext.js";
import { Sign } from "../../panels/sign.js";
import { html } from "../../vendor/preact.js";
import { nameOf, seatName, t } from "../../words.js";
import { cardNamed, ownSides } from "./facts.js";
import { SIDES, slugOf } from "./looks.js";

const ACTIVATION_RULE = "5.2.1C";
const LIMITS = { Roman: 1, Barbarian: 2 };

/** @param {{view: object, cards: Object<string, object>|null, onRule?: (number: string) => void}} props */
export function Cards({ view, cards, onRule }) {
  const [mine] = ownSides(view);
  return html`<div class="cards hands-of-cards">
    ${view.hand.length > 0 && html`<section><h3 class="eyebrow">${t("web.war.hand")}</h3>
      <ul class="hand">${view.hand.map((name) => html`<li key=${name}><${Card} ...${{ name, cards, side: mine }} /></li>`)}</ul></section>`}
    <ul class="sides-of-cards">${SIDES.map((side) => html`<${SideCards} key=${side} ...${{ side, view, cards, onRule }} />`)}</ul>
    <${Discards} view=${view} />
  </div>`;
}

/** A card: its value and name, and its event unless it is played for something else. */
function Card({ name, cards, side, action }) {
  const known = cardNamed(cards, name);
  const isEvent = !action || action === "event";
  const event = isEvent && side && known?.[slugOf(side)];
  return html`<article class=${`play-card ${event ? "event" : ""}`}>
    <span class="card-value number" title=${t("web.war.value")}>${known?.value}</span>
    <span><b>${nameOf("card", name)}</b> ${action && html`<span class="badge">${t(`web.war.action.${action}`)}</span>`}</span>
    ${event && html`<span class="small quiet">${event}</span>`}
  </article>`;
}

function SideCards({ side, view, cards, onRule }) {
  const played = view.played[side];
  return html`<li class=${slugOf(side)}>
    <p><${Sign} name=${side} beside /> <b>${seatName(side)}</b> <${Backs} count=${view.hands[side]} /></p>
    ${played && html`<${Card} ...${{ name: played, cards, side, action: view.actions[side] }} />`}
    <p class="small"><span class="quiet">${t("web.war.activations")}</span> <${RuleButton} number=${ACTIVATION_RULE} onRule=${onRule} quiet />
      ${" "}${named("area", view.activations[side])} <span class="quiet">${t("web.war.of", LIMITS[side])}</span></p>
  </li>`;
}

/** Things by their names, or that there are none. */
const named = (kind, ids) => ids.map((id) => nameOf(kind, id)).join(", ") || t("web.war.none");

/** A hand that cannot be seen: as many backs as it has cards. */
function Backs({ count }) {
  return html`<span class="backs" role="img" aria-label=${t("web.war.in_hand", count)}>
    ${Array.from({ length: count }, () => html`<i></i>`)}</span>`;
}

function Discards({ view: { discards, removed } }) {
  return html`<details class="discards"><summary class="small">${t("web.war.discards", discards.length)}</summary>
    <p class="small">${named("card", discards)}</p>
    ${removed.length > 0 && html`<p class="small">${t("web.war.removed", named("card", removed))}</p>`}</details>`;
}

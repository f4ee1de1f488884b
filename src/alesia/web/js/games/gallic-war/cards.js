/** The cards: one's own hand, what lies open this round, the hands of the others as backs, activations and discards. */

import { RuleButton } from "../../panels/richtext.js";
import { Sign } from "../../panels/sign.js";
import { html } from "../../vendor/preact.js";
import { cardNamed, ownSides } from "./facts.js";
import { SIDES, slugOf, valueOf } from "./looks.js";

const ACTIVATION_RULE = "5.2.1C";
const ACTIONS = { event: "event", supply: "supply", activation: "activation", political: "political action", movement: "movement" };
const LIMITS = { Roman: 1, Barbarian: 2 };

/** @param {{view: object, cards: Object<string, object>|null, onRule?: (number: string) => void}} props */
export function Cards({ view, cards, onRule }) {
  const [mine] = ownSides(view);
  return html`<div class="cards gallic-cards">
    ${view.hand.length > 0 && html`<section><h3 class="eyebrow">Your hand</h3>
      <ul class="hand">${view.hand.map((name) => html`<li key=${name}><${Card} ...${{ name, cards, side: mine }} /></li>`)}</ul></section>`}
    <ul class="sides-of-cards">${SIDES.map((side) => html`<${SideCards} key=${side} ...${{ side, view, cards, onRule }} />`)}</ul>
    <${Discards} view=${view} />
  </div>`;
}

/** A card: its value and name, and its event unless it is played for something else. */
function Card({ name, cards, side, action }) {
  const isEvent = !action || action === "event";
  const event = isEvent && side && cardNamed(cards, name)?.[slugOf(side)];
  return html`<article class=${`play-card ${event ? "event" : ""}`}>
    <span class="card-value number" title="Action value">${valueOf(name)}</span>
    <span><b>${name}</b> ${action && html`<span class="badge">${ACTIONS[action]}</span>`}</span>
    ${event && html`<span class="small quiet">${event}</span>`}
  </article>`;
}

function SideCards({ side, view, cards, onRule }) {
  const played = view.played[side];
  return html`<li class=${slugOf(side)}>
    <p><${Sign} name=${side} beside /> <b>${side}</b> <${Backs} count=${view.hands[side]} /></p>
    ${played && html`<${Card} ...${{ name: played, cards, side, action: view.actions[side] }} />`}
    <p class="small"><span class="quiet">Activations</span> <${RuleButton} number=${ACTIVATION_RULE} onRule=${onRule} quiet />
      ${" "}${view.activations[side].join(", ") || "none"} <span class="quiet">of ${LIMITS[side]}</span></p>
  </li>`;
}

/** A hand that cannot be seen: as many backs as it has cards. */
function Backs({ count }) {
  return html`<span class="backs" role="img" aria-label=${`${count} ${count === 1 ? "card" : "cards"} in hand`}>
    ${Array.from({ length: count }, () => html`<i></i>`)}</span>`;
}

function Discards({ view: { discards, removed } }) {
  return html`<details class="discards"><summary class="small">Discards (${discards.length})</summary>
    <p class="small">${discards.join(", ") || "none"}</p>
    ${removed.length > 0 && html`<p class="small">Out of the game: ${removed.join(", ")}</p>`}</details>`;
}

/** The cards: one's own hand, what lies open this round, the hands of the others as backs, activations and discards. */

import { RuleButton } from "../../panels/richtext.js";
import { Sign } from "../../panels/sign.js";
import { html } from "../../vendor/preact.js";
import { cardNamed } from "./facts.js";
import { SIDES, slugOf } from "./looks.js";

const ACTIVATION_RULE = "5.2.1C";
const LIMITS = { Roman: 1, Barbarian: 2 };

/** @param {{view: object, cards: Object<string, object>|null, onRule?: (number: string) => void}} props */
export function Cards({ view, cards, onRule }) {
  return html`<div class="cards gallic-cards">
    ${view.hand.length > 0 && html`<section><h3 class="eyebrow">Your hand</h3>
      <ul class="hand">${view.hand.map((card) => html`<li key=${card.name}><${Card} card=${card} known=${cardNamed(cards, card.name)} side=${view.seat} /></li>`)}</ul></section>`}
    <ul class="sides-of-cards">${SIDES.map((side) => html`<${SideCards} key=${side} ...${{ side, view, cards, onRule }} />`)}</ul>
    <${Discards} discards=${view.discards} />
  </div>`;
}

/** A card: its name, and its value or its event. */
function Card({ card, known, side }) {
  const event = side && known?.[slugOf(side)];
  return html`<article class=${`play-card ${card.event ? "event" : ""}`}>
    <span class="card-value number" title="Action value">${card.value}</span>
    <b>${card.name}</b>
    ${event && html`<span class="small quiet">${event}</span>`}
  </article>`;
}

function SideCards({ side, view, cards, onRule }) {
  const played = view.played?.[side];
  return html`<li class=${slugOf(side)}>
    <p><${Sign} name=${side} beside /> <b>${side}</b> <${Backs} count=${view.hands[side]} /></p>
    ${played && html`<${Card} card=${played} known=${cardNamed(cards, played.name)} side=${side} />`}
    <p class="small"><span class="quiet">Activations</span> <${RuleButton} number=${ACTIVATION_RULE} onRule=${onRule} quiet />
      ${" "}${view.activations[side].map(nameOf).join(", ") || "none"} <span class="quiet">of ${LIMITS[side]}</span></p>
  </li>`;
}

/** A hand that cannot be seen: as many backs as it has cards. */
function Backs({ count }) {
  return html`<span class="backs" role="img" aria-label=${`${count} ${count === 1 ? "card" : "cards"} in hand`}>
    ${Array.from({ length: count }, () => html`<i></i>`)}</span>`;
}

function Discards({ discards }) {
  return html`<details class="discards"><summary class="small">Discards (${discards.length})</summary>
    <p class="small">${discards.map(nameOf).join(", ") || "none"}</p></details>`;
}

const nameOf = (card) => card.name ?? card;

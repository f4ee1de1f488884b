/** The card in play and the one to come, with their Events in our own words; Capabilities; cards looked at. */
import { RuleButton } from "../../panels/richtext.js";
import { Sign } from "../../panels/sign.js";
import { html } from "../../vendor/preact.js";

const SIDES = ["unshaded", "shaded"];
const CAPABILITY_RULE = "5.3";
const WINTER_RULE = "6.0";
const WINTER = "Winter";

/** @param {{view: object, cards: Object<string, object>|null, onRule?: (number: string) => void}} props */
export function Cards({ view, cards, onRule }) {
  return html`<div class="cards">
    <${Card} card=${view.card} known=${cards?.[view.card.number]} label="Now" effective=${view.effective} onRule=${onRule} />
    <${Card} card=${view.next} known=${cards?.[view.next.number]} label="Next" onRule=${onRule} />
    ${view.in_effect.length > 0 && html`<${Capabilities} held=${view.in_effect} cards=${cards} onRule=${onRule} />`}
    ${view.peeked.length > 0 && html`<${Peeked} peeked=${view.peeked} />`}
  </div>`;
}

function Card({ card, known, label, effective = {}, onRule }) {
  if (card.name === "none") return null;
  const winter = card.name === WINTER;
  return html`<article class=${`game-card ${label.toLowerCase()} ${winter ? "winter" : ""}`}>
    <header>
      <span class="eyebrow">${label}</span>
      <h3>${!winter && html`<span class="card-number number">${card.number}</span>`} ${card.title || card.name}</h3>
      <${Order} order=${card.order} />
    </header>
    ${winter && html`<p class="small">A Winter Round: victory, Germans, Quarters, Harvest, Senate and Spring.
      <${RuleButton} number=${WINTER_RULE} onRule=${onRule} quiet /></p>`}
    ${known && SIDES.filter((side) => known[side]).map((side) =>
      html`<${Side} side=${side} text=${known[side]} idle=${effective[side] === false} />`)}
  </article>`;
}

function Order({ order }) {
  return order.length > 0 && html`<ol class="card-order" aria-label="Order of the Factions">
    ${order.map((name) => html`<li><${Sign} name=${name} /></li>`)}</ol>`;
}

function Side({ side, text, idle }) {
  return html`<div class=${`card-side ${side} ${idle ? "idle" : ""}`}>
    <p class="card-side-name"><span class=${`side-sign ${side}`} aria-hidden="true"></span>${side}
      ${idle && html`<span class="badge">no effect now</span>`}</p>
    <p>${text}</p>
  </div>`;
}

function Capabilities({ held, cards, onRule }) {
  return html`<section class="capabilities">
    <h3 class="eyebrow">Capabilities in effect <${RuleButton} number=${CAPABILITY_RULE} onRule=${onRule} quiet /></h3>
    <ul>${held.map(({ number, title, side, holder }) => html`<li>
      <details><summary>${holder && html`<${Sign} name=${holder} /> `}<b>${title}</b> <span class="quiet">${number}, ${side}</span></summary>
        <p class="small">${cards?.[number]?.[side]}</p></details>
    </li>`)}</ul>
  </section>`;
}

function Peeked({ peeked }) {
  return html`<section class="peeked">
    <h3 class="eyebrow">Facedown cards you have looked at, the next first</h3>
    <ol>${peeked.map((card) => html`<li><b>${card.title || card.name}</b> <${Order} order=${card.order} /></li>`)}</ol>
  </section>`;
}

/** The card in play and the one to come, with their Events in our own words; Capabilities; cards looked at. */
import { RuleButton } from "../../panels/richtext.js";
import { Sign } from "../../panels/sign.js";
import { html } from "../../vendor/preact.js";
import { t } from "../../words.js";
import { isGermanicSeat } from "./looks.js";
import { Carnyx, SignPicture } from "./signs.js";

const SIDES = ["unshaded", "shaded"];
const CAPABILITY_RULE = "5.3";
const WINTERS = {
  alone: { words: "web.sky.card.winter.about", rule: "6.0" },
  seated: { words: "web.sky.card.winter.seated", rule: "A6.0" }, // no Germans Phase where somebody plays them
  interlude: { words: "web.sky.card.interlude", rule: "A2.1B" }, // in place of the rest of a Winter Round
};
const PHASE_RULE = "A6.2";
const WINTER = "Winter";

/** @param {{view: object, cards: Object<string, object>|null, onRule?: (number: string) => void}} props */
export function Cards({ view, cards, onRule }) {
  return html`<div class="cards">
    <${Card} view=${view} card=${view.card} known=${knownOf(cards, view.card)} place="now" effective=${view.effective} onRule=${onRule} />
    <${Card} view=${view} card=${view.next} known=${knownOf(cards, view.next)} place="next" onRule=${onRule} />
    ${view.in_effect.length > 0 && html`<${Capabilities} held=${view.in_effect} cards=${cards} onRule=${onRule} />`}
    ${view.peeked.length > 0 && html`<${Peeked} peeked=${view.peeked} cards=${cards} />`}
  </div>`;
}

/** A card is known by its printed number; Winter, which has none, by that of the program. */
const knownOf = (cards, { name, number }) => cards?.[name] ?? cards?.[number];

function Card({ view, card, known, place, effective = {}, onRule }) {
  if (card.name === "none") return null;
  const winter = card.name === WINTER;
  return html`<article class=${`game-card ${place} ${winter ? "winter" : ""}`}>
    <header>
      <span class="eyebrow">${t(`web.sky.card.${place}`)}</span>
      <h3>${!winter && html`<span class="card-number number">${card.name}</span>`} ${titleOf(card, known)}</h3>
      <${Order} order=${card.order} />
    </header>
    ${card.trigger && html`<${Trigger} view=${view} onRule=${onRule} />`}
    ${winter && html`<${WinterRound} ...${winterOf(view, place)} onRule=${onRule} />`}
    ${known && SIDES.filter((side) => known[side]).map((side) =>
      html`<${Side} side=${side} text=${known[side]} idle=${effective[side] === false} />`)}
  </article>`;
}

/** What a WINTER card brings; the Interlude is in the Winter that is played. */
const winterOf = (view, place) => WINTERS[view.interlude && place === "now" ? "interlude" : isGermanicSeat(view) ? "seated" : "alone"];

/** The title in the language of the page, as soon as the cards are known. */
const titleOf = (card, known) => (card.name === WINTER ? t("web.sky.card.winter") : known?.title ?? (card.title || card.name));

function Order({ order }) {
  return order.length > 0 && html`<ol class="card-order" aria-label=${t("web.sky.card.order")}>
    ${order.map((name) => html`<li><${Sign} name=${name} /></li>`)}</ol>`;
}

const WinterRound = ({ words, rule, onRule }) =>
  html`<p class="small">${t(words)} <${RuleButton} number=${rule} onRule=${onRule} quiet /></p>`;

/** A2.3.9 The Arverni act after this card, if they are At War. */
function Trigger({ view, onRule }) {
  return html`<p class="card-trigger small"><${SignPicture} Sign=${Carnyx} /> <span>${t("web.sky.card.trigger")}${" "}
    <b>${t(view.at_war?.length ? "web.sky.card.trigger.war" : "web.sky.card.trigger.peace")}</b>
    <${RuleButton} number=${PHASE_RULE} onRule=${onRule} quiet /></span></p>`;
}

function Side({ side, text, idle }) {
  return html`<div class=${`card-side ${side} ${idle ? "idle" : ""}`}>
    <p class="card-side-name"><span class=${`side-sign ${side}`} aria-hidden="true"></span>${t(`web.sky.card.side.${side}`)}
      ${idle && html`<span class="badge">${t("web.sky.card.idle")}</span>`}</p>
    <p>${text}</p>
  </div>`;
}

function Capabilities({ held, cards, onRule }) {
  return html`<section class="capabilities">
    <h3 class="eyebrow">${t("web.sky.card.capabilities")} <${RuleButton} number=${CAPABILITY_RULE} onRule=${onRule} quiet /></h3>
    <ul>${held.map(({ number, title, side, holder }) => html`<li>
      <details><summary>${holder && html`<${Sign} name=${holder} /> `}<b>${cards?.[number]?.title ?? title}</b> <span class="quiet">${t("web.sky.card.capability", String(cards?.[number]?.name ?? number), t(`web.sky.card.side.${side}`))}</span></summary>
        <p class="small">${cards?.[number]?.[side]}</p></details>
    </li>`)}</ul>
  </section>`;
}

function Peeked({ peeked, cards }) {
  return html`<section class="peeked">
    <h3 class="eyebrow">${t("web.sky.card.peeked")}</h3>
    <ol>${peeked.map((card) => html`<li><b>${titleOf(card, knownOf(cards, card))}</b> <${Order} order=${card.order} /></li>`)}</ol>
  </section>`;
}

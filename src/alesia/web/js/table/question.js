/** The question: who is asked, what, by which rule, and the options. */

import { html } from "../vendor/preact.js";
import { joined, listed, nameOfPlace, seatName, t } from "../words.js";
import { Sign } from "../panels/sign.js";
import { NumberRow, NumberStepper } from "./numbers.js";
import { isLongNumber } from "./options.js";

/**
 * @param {{ask: import("./state.js").Ask, groups: import("./options.js").Group[], where: (option: object) => string|null, busy: boolean, remarkOn: Function,
 *   onAnswer: (option: string) => void, onRule: (number: string) => void, onPoint: (places: string[]) => void, children?: object}} props children: what stands between the words and the options
 */
export function Question({ ask, groups, where, busy, remarkOn, onAnswer, onRule, onPoint, guide, children }) {
  const draw = (group) => html`<${Group} key=${group.verb} ...${{ group, where, busy, remarkOn, onAnswer, onPoint, guide }} />`;
  const atOnce = groups.filter(({ verb }) => verb === "at-once");
  return html`
    <div class="asked">
      <${Sign} name=${ask.seat} />
      <span class="asked-seat">${seatName(ask.seat)}</span>
      <button type="button" class="rule-button" onClick=${() => onRule(ask.rule)} title=${t("web.question.read")}>
        <span class="visually-hidden">${t("web.question.rule")} </span><span aria-hidden="true">§ </span>${ask.rule}
      </button>
    </div>
    <h2 class="prompt" id="prompt" tabindex="-1">${joined(ask.prompt)}</h2>
    ${ask.chosen.length > 0 && html`<p class="chosen small quiet">${t("web.question.chosen", listed(ask.chosen.map(nameOfPlace)))}</p>`}
    ${ask.options.length === 1 && html`<p class="covered small quiet">${t("web.question.covered")}</p>`}
    ${children}
    <div class="options" role="group" aria-labelledby="prompt" aria-busy=${busy}>
      ${isLongNumber(ask)
        ? html`${atOnce.map(draw)}<${NumberStepper} key=${ask.prompt} ask=${ask} busy=${busy} onAnswer=${onAnswer} />`
        : groups.map(draw)}
    </div>`;
}

function Group({ group, ...rest }) {
  const button = (choice) => html`<${OptionButton} key=${choice.option.option} choice=${choice} isInPart=${Boolean(group.parts)} ...${rest} />
    ${choice.extras.map((extra) => html`<${Extra} key=${extra.label} ...${{ choice, extra, ...rest }} />`)}`;
  const list = (choices) => html`<ul class="option-list">${choices.map((choice) => html`<li>${button(choice)}</li>`)}</ul>`;
  const numbers = group.verb === "number";
  const look = `option-group ${group.style} ${group.parts ? "in-parts" : ""}`;
  if (group.folded) return html`<details class=${look}><summary class="eyebrow">${group.heading} (${group.choices.length})</summary>${list(group.choices)}</details>`;
  return html`<div class=${look}>
    ${group.heading && html`<h3 class="eyebrow option-heading">${group.heading}</h3>`}
    ${numbers && html`<${NumberRow}>${group.choices.map(button)}<//>`}
    ${group.parts?.map(({ title, choices }) => html`<div class="option-part" key=${title}><h4>${title}</h4>${list(choices)}</div>`)}
    ${!numbers && !group.parts && list(group.choices)}
  </div>`;
}

function OptionButton({ choice, isInPart, where, busy, remarkOn, onAnswer, onPoint, guide }) {
  const { option, key, label, more, on } = choice;
  const remark = on ? null : remarkOn(option);
  return html`<button type="button" class=${lookOf("option", guide, option, on)} data-option=${on ? undefined : option.option} data-at-once=${on?.sweep} aria-disabled=${busy}
      aria-keyshortcuts=${key} onClick=${() => onAnswer(option.option, on)} ...${pointing(where(option), onPoint)}>
    ${key && html`<kbd class="key" aria-hidden="true">${key.toUpperCase()}</kbd>`}
    <span class="option-words">
      <span class="option-label">${remark?.badge !== undefined && html`<${Badge} ...${remark.badge} />`}${label}${remark?.cost !== undefined && html` <${Cost} cost=${remark.cost} />`}</span>
      ${more && html`<span class="option-remark">${more}</span>`}
      ${remark?.place && !isInPart && html`<span class="option-remark">${remark.place}</span>`}
      ${remark?.text && html`<span class="option-remark">${remark.text}</span>`}
      ${remark?.warning && html`<span class="option-warning">${remark.warning}</span>`}
    </span>
  </button>`;
}

/** The same answer, going on by itself. */
function Extra({ choice: { option, label }, extra, where, busy, onAnswer, onPoint, guide }) {
  return html`<button type="button" class=${lookOf("option extra", guide, option, extra.on)} data-from=${option.option} data-at-once=${extra.on.sweep ?? extra.on.times} aria-disabled=${busy}
      aria-keyshortcuts=${extra.key} aria-label=${`${label}: ${extra.label}`} onClick=${() => onAnswer(option.option, extra.on)} ...${pointing(where(option), onPoint)}>
    ${extra.key && html`<kbd class="key" aria-hidden="true">${extra.key.toUpperCase()}</kbd>`}<span class="option-label">${extra.label}</span>
  </button>`;
}

/** What a guide proposes stands out. */
const lookOf = (look, guide, { option }, on) => (guide?.option === option && guide.sweep === (on?.sweep ?? "") ? `${look} proposed` : look);

/** While a button of a place is looked at, the place is marked on the map. */
function pointing(place, onPoint) {
  if (!place) return {};
  const [on, off] = [() => onPoint([place]), () => onPoint([])];
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off };
}

/** A number that the thing itself bears. */
const Badge = ({ value, title }) => html`<span class="option-badge number" title=${title}><span class="visually-hidden">${title} </span>${value}</span> `;

const Cost = ({ cost }) => html`<span class="cost"><span class="visually-hidden">${t("web.question.costs")} </span>${cost === 0 ? t("web.question.free") : cost}</span>`;

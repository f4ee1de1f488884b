/** The blocks: drawn around 0, 0 in the units of the board; their wood is the colour of their class. */

import { offer } from "../../board/places.js";
import { html } from "../../vendor/preact.js";
import { t } from "../../words.js";
import { blockWords, fullName, isLeader, shortName } from "./looks.js";

export const BLOCK = 35;

const STAR = "M0-4.4L1.2-1.5L4.4-1.3L1.9.8L2.8 3.8L0 2.1L-2.8 3.8L-1.9.8L-4.4-1.3L-1.2-1.5Z";
const PIPS = { step: 5.6, y: 0.1 };
const LABEL = 27; // the width of the written side
const LETTERS = { wide: 8.1, close: 5.6 }; // the width of one: from the first on a name is drawn together, the second can still be read
const BESIDE_STAR = 4.5;

const starOf = (name) => (isLeader(name) ? BESIDE_STAR : 0);

/** How much wider a block is drawn that bears its whole name. */
export const widthOf = ({ name }, isWhole) => (isWhole && name ? Math.max(0, fullName(name).length * LETTERS.close + 2 * starOf(name) + 1 - LABEL) : 0);

/** A pip for each step of strength; those lost are empty. */
function Strength({ strength, full }) {
  const left = (-(full - 1) * PIPS.step) / 2;
  return Array.from({ length: full }, (_, k) =>
    html`<circle class=${k < strength ? "step" : "step lost"} r="1.9" cx=${left + k * PIPS.step} cy=${PIPS.y} />`);
}

/** The written side: the name, strength in pips and in a figure, initiative and rating; a Leader's name stands beside a star. */
function Label({ block, more, isWhole }) {
  const { name, strength, full, initiative, rating } = block;
  const words = isWhole ? fullName(name) : shortName(name);
  const star = starOf(name);
  const room = LABEL - 1 - 2 * star + more;
  const fit = words.length * LETTERS.wide > room ? { textLength: room, lengthAdjust: "spacingAndGlyphs" } : {};
  return html`
    <rect class="label" x=${-14 - more / 2} y="-14" width=${28 + more} height="28.4" rx="1.5" />
    ${star > 0 && html`<g class="block-star" transform=${`translate(${-9.2 - more / 2} -8.3)`}><path d=${STAR} /></g>`}
    <text class="block-name" x=${star} y="-4" ...${fit}>${words}</text>
    <${Strength} strength=${strength} full=${full} />
    <text class="block-strength" x="-8.8" y="13.5">${strength}</text>
    <text class="block-rating" x="5.4" y="13.3">${initiative}${rating}</text>`;
}

const Lid = ({ more = 0 }) => html`<path class="lid" d=${`M${-15.5 - more / 2}-15.5l3-3h${31 + more}l-3 3Z`} />
  <path class="wall" d=${`M${15.5 + more / 2}-15.5l3-3v31l-3 3Z`} />`;

/** A standing block whose back is seen: so many of one colour. */
const Blank = ({ count }) => html`<${Lid} /><rect class="wood" x="-15.5" y="-15.5" width="31" height="31" rx="1.5" />
  <path class="grain" d="M-11-9Q0-12 11-9M-11-2Q0-5 11-2M-11 5Q0 2 11 5M-11 11Q0 8.5 11 11" />
  ${count > 1 && html`<text class="block-count" y="6.4">${count}</text>`}`;

/** A neutral tribe: its blocks lie face down. */
const FaceDown = ({ count }) => html`<rect class="shadow" x="-15" y="-10" width="32" height="25" rx="2" />
  <rect class="wood" x="-16" y="-12" width="32" height="25" rx="2" />
  <path class="grain" d="M-12-6Q0-8 12-6M-12 0Q0-2 12 0M-12 7Q0 5 12 7" />
  ${count > 1 && html`<text class="block-count" y="6">${count}</text>`}`;

/** A block that may be read: standing before its owner, or laid open in a battle. */
const Readable = ({ block, more, isWhole }) => html`
  ${block.lying ? html`<rect class="shadow" x=${-13 - more / 2} y="-11" width=${31 + more} height="31" rx="2" />` : html`<${Lid} more=${more} />`}
  <rect class="wood" x=${-15.5 - more / 2} y="-15.5" width=${31 + more} height="31" rx="1.5" />
  <${Label} block=${block} more=${more} isWhole=${isWhole} />
  ${block.reserve && html`<text class="block-reserve" x=${-17 - more / 2} y="-10">${t("web.war.reserve")}</text>`}`;

/** @param {{block: import("./facts.js").Block, options?: {label: string}[], isWhole?: boolean}} props options: what can be done with it, if anything; isWhole: its name stands on it, not what is short for it */
export function Block({ block, options, isWhole = false }) {
  const more = widthOf(block, isWhole);
  const kind = block.name ? "readable" : block.isNeutral ? "face-down" : "blank";
  const Form = block.name ? Readable : block.isNeutral ? FaceDown : Blank;
  const button = options ? { role: "button", tabindex: 0, "aria-label": offer(`unit ${block.name}`, options, blockWords(block)) } : {};
  return html`<g class=${`block ${block.colour} ${kind} ${block.lying ? "lying" : ""} ${options ? "open" : ""}`} data-unit=${block.name} ...${button}>
    <${Form} block=${block} count=${block.count} more=${more} isWhole=${isWhole} />
    ${options && html`<rect class="choice-frame" x=${-17 - more / 2} y="-17" width=${34 + more} height="34" rx="3" />`}
  </g>`;
}

/** A block as a small picture of its own, for panels, where words stand beside it; or alone, with its whole name. */
export function BlockSign({ block, size = 38, isWhole = false }) {
  const more = widthOf(block, isWhole);
  return html`<svg class="block-sign counters" viewBox=${`${-19 - more / 2} -20 ${39 + more} 40`} width=${(size * (39 + more)) / 39} height=${size}
    aria-hidden="true"><${Block} block=${block} isWhole=${isWhole} /></svg>`;
}

/** The blocks: drawn around 0, 0 in the units of the board; their wood is the colour of their class. */

import { offer } from "../../board/map.js";
import { html } from "../../vendor/preact.js";
import { t } from "../../words.js";
import { blockWords, isLeader, shortName } from "./looks.js";

export const BLOCK = 35;

const TRIANGLE = "M-2.9 2.4L0-2.6L2.9 2.4Z";
const STAR = "M0-4.4L1.2-1.5L4.4-1.3L1.9.8L2.8 3.8L0 2.1L-2.8 3.8L-1.9.8L-4.4-1.3L-1.2-1.5Z";
const TRIANGLES = { step: 6.6, height: -10.4 };
const LABEL = 25; // the width of the written side

/** A triangle for each step of strength; those lost are empty. */
function Strength({ strength, full }) {
  const left = (-(full - 1) * TRIANGLES.step) / 2;
  return Array.from({ length: full }, (_, k) =>
    html`<path class=${k < strength ? "step" : "step lost"} d=${TRIANGLE}
      transform=${`translate(${left + k * TRIANGLES.step} ${TRIANGLES.height})`} />`);
}

/** The written side: strength above, name, then strength in figures, initiative and rating. */
function Label({ block }) {
  const { name, strength, full, initiative, rating } = block;
  const words = shortName(name);
  const fit = words.length > 4 ? { textLength: LABEL - 1, lengthAdjust: "spacingAndGlyphs" } : {};
  return html`
    <rect class="label" x="-13.2" y="-13.2" width="26.4" height="27.4" rx="1.5" />
    <${Strength} strength=${strength} full=${full} />
    <text class="block-name" y="3" ...${fit}>${words}</text>
    <text class="block-strength" x="-7.6" y="13">${strength}</text>
    <text class="block-rating" x="7" y="12.6">${initiative}${rating}</text>
    ${isLeader(name) && html`<g class="block-star" transform="translate(0 9.4)"><path d=${STAR} /></g>`}`;
}

const Lid = () => html`<path class="lid" d="M-15.5-15.5L-12.5-18.5H18.5L15.5-15.5Z" /><path class="wall" d="M15.5-15.5L18.5-18.5V12.5L15.5 15.5Z" />`;

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
const Readable = ({ block }) => html`
  ${block.lying ? html`<rect class="shadow" x="-13" y="-11" width="31" height="31" rx="2" />` : html`<${Lid} />`}
  <rect class="wood" x="-15.5" y="-15.5" width="31" height="31" rx="1.5" />
  <${Label} block=${block} />
  ${block.reserve && html`<text class="block-reserve" x="-17" y="-10">${t("web.war.reserve")}</text>`}`;

/** @param {{block: import("./facts.js").Block, options?: {label: string}[]}} props options: what can be done with it, if anything */
export function Block({ block, options }) {
  const kind = block.name ? "readable" : block.isNeutral ? "face-down" : "blank";
  const Form = block.name ? Readable : block.isNeutral ? FaceDown : Blank;
  const button = options ? { role: "button", tabindex: 0, "aria-label": offer(`unit ${block.name}`, options, blockWords(block)) } : {};
  return html`<g class=${`block ${block.colour} ${kind} ${block.lying ? "lying" : ""} ${options ? "open" : ""}`} data-unit=${block.name} ...${button}>
    <${Form} block=${block} count=${block.count} />
    ${options && html`<rect class="choice-frame" x="-17" y="-17" width="34" height="34" rx="3" />`}
  </g>`;
}

/** A block as a small picture of its own, for panels; the words stand beside it. */
export const BlockSign = ({ block, size = 34 }) => html`<svg class="block-sign counters" viewBox="-19 -20 39 40" width=${size} height=${size}
  aria-hidden="true"><${Block} block=${block} /></svg>`;

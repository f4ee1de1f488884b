/** The counters: drawn around 0, 0 in the units of the board; their colours are those of the class of their Faction. */

import { html } from "../../vendor/preact.js";
import { codeOf, slugOf } from "./looks.js";

export const COUNTER_WIDTH = 28;
export const COUNTER_HEIGHT = 25;
export const BANNER_HEIGHT = 18;

const HEXAGON = "M-13 0L-7-11.5H7L13 0L7 11.5H-7Z";
const STAR = "M0-7L1.9-2.3L7-2L3 1.2L4.4 6L0 3.3L-4.4 6L-3 1.2L-7-2L-1.9-2.3Z";
const FORT = "M-11 11V-10H-6.5V-6H-2.5V-10H2.5V-6H6.5V-10H11V11Z";
const CITADEL = "M-13 13V-12H-8V-8H-3V-12H3V-8H8V-12H13V13Z";
const HOUSE = "M-12.5 1.5L-6.5-8H7.5L13 1.5V10.5H-12.5Z";
const ROOF = "M-6.5-8H7.5L13.5 2H-.5Z";
const GABLE = "M-13.5 2L-6.5-9.5L.5 2M-6.5-8H7.5M-8.8-11.5L-6.5-8L-4.2-11.5";
const RUBBLE = "M-12 7L-5-2L0 4L6-5L12 3";
const EYE = "M-4.6 0Q0-4.6 4.6 0Q0 4.6-4.6 0Z";

const number = (count) => html`<text class="count" y="5.6">${count}</text>`;

/** Hidden: a full body with hatching. Revealed: an open body with a strong edge. Scouted: that, with an eye. */
const Band = ({ state, count }) => html`<g class=${`band ${state ?? "revealed"}`}>
  <path class="body" d=${HEXAGON} />
  ${state === "hidden" && html`<path class="hatch" d=${HEXAGON} />`}
  ${number(count)}
  ${state === "scouted" && html`<${Eye} />`}
</g>`;

const Eye = () => html`<g class="eye" transform="translate(10.5 -9.5)">
  <circle r="6" /><path d=${EYE} /><circle class="pupil" r="1.7" />
</g>`;

const Legion = ({ count }) => html`<g class="legion">
  <path class="lid" d="M-11.5-7.5L-7-11.5H12.5L8.5-7.5Z" /><path class="wall" d="M8.5-7.5L12.5-11.5V7.5L8.5 11.5Z" />
  <rect class="body" x="-11.5" y="-7.5" width="20" height="19" rx="1" />
  <g transform="translate(-1.5 1.8)">${number(count)}</g>
</g>`;

const Fort = () => html`<g class="fort"><path class="body" d=${FORT} /><path class="gate" d="M-3 11V4A3 3 0 0 1 3 4V11Z" /></g>`;

/** A long house, with crossed boards on its gable. */
const Settlement = () => html`<g class="settlement"><path class="body" d=${HOUSE} /><path class="roof" d=${ROOF} />
  <path class="gable" d=${GABLE} /><path class="gate" d="M-8.6 10.5V4.2H-4.4V10.5Z" /></g>`;

const FORMS = { legion: Legion, fort: Fort, settlement: Settlement, auxilia: Band, warband: Band };

/** A piece or several of one kind. */
export const Counter = ({ kind, state, count }) => html`<${FORMS[kind]} state=${state} count=${count} />`;

export const LeaderStar = () => html`<path class="star" d=${STAR} />`;

const cross = html`<path class="cross" d="M-5-5L5 5M5-5L-5 5" />`;
const code = (faction) => html`<text class="code" y="5.2">${codeOf(faction)}</text>`;

const TRIBE_FORMS = {
  subdued: () => null,
  ally: ({ holder }) => html`<circle class="body" r="13" /><circle class="rim" r="11.2" />${code(holder)}`,
  citadel: ({ holder }) => html`<path class="body" d=${CITADEL} /><g transform="translate(0 3)">${code(holder)}</g>`,
  dispersed: () => html`<circle class="ash" r="12" />${cross}`,
  gathering: () => html`<circle class="ash half" r="12" /><path class="ash" d="M-12 0A12 12 0 0 0 12 0Z" />${cross}`,
  razed: () => html`<rect class="ruin" x="-12" y="-12" width="24" height="24" rx="2" /><path class="cross" d=${RUBBLE} />`,
};

/** What stands in the slot of a Tribe. @param {{form: string, holder: string|null}} props */
export const TribeMark = ({ form, holder }) =>
  html`<g class=${`tribe-mark ${form} ${slugOf(holder)}`}><${TRIBE_FORMS[form]} holder=${holder} /></g>`;

function Drawn({ faction, kind, state, count }) {
  if (kind === "leader") return html`<g transform="scale(1.7)"><${LeaderStar} /></g>`;
  if (kind in TRIBE_FORMS) return html`<${TribeMark} form=${kind} holder=${faction} />`;
  return html`<${Counter} kind=${kind} state=${state} count=${count} />`;
}

/** A piece or the state of a Tribe as a small picture of its own, for panels; the words stand beside it. */
export const PieceSign = ({ faction, kind, state = null, count = "", size = 24 }) => html`<svg
  class=${`piece-sign counters ${slugOf(faction)}`} viewBox="-16 -16 32 32" width=${size} height=${size} aria-hidden="true"
>
  ${kind === "subdued" && html`<circle class="slot" r="12" />`}
  <${Drawn} faction=${faction} kind=${kind} state=${state} count=${count} />
</svg>`;

export const FactionSign = ({ faction, size = 24 }) => html`<${PieceSign} faction=${faction} kind="ally" size=${size} />`;

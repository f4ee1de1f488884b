/** How the sides stand, in one line that is always in sight: the year, then tribes, victory points and supply. */

import { factionClass, Sign } from "../../panels/sign.js";
import { html } from "../../vendor/preact.js";
import { phaseWords } from "./facts.js";
import { ROMAN, SIDES } from "./looks.js";

/** @param {{view: object}} props */
export function Strip({ view }) {
  return html`<ul class="strip" aria-label="How the sides stand">
    <li class="eligible strip-year"><b>${view.year}</b><span class="quiet">${phaseWords(view)}</span></li>
    ${SIDES.map((side) => html`<${Standing} key=${side} side=${side} view=${view} />`)}
  </ul>`;
}

function Standing({ side, view }) {
  const tribes = view.tribes[side];
  const points = view.victory_points[side];
  const supply = side === ROMAN ? view.supply : null;
  const words = [`${tribes} tribes`, `${points} victory points`, supply !== null && `${supply} supply`].filter(Boolean);
  return html`<li class=${`${factionClass(side)} eligible`} title=${`${side}: ${words.join(", ")}`}>
    <${Sign} name=${side} />
    <${Count} value=${tribes} unit=${tribes === 1 ? "tribe" : "tribes"} />
    <${Count} value=${points} unit="VP" />
    ${supply !== null && html`<${Count} value=${supply} unit="supply" />`}
  </li>`;
}

const Count = ({ value, unit }) => html`<span class="strip-count"><b class="number">${value}</b> <span class="quiet small">${unit}</span></span>`;

/** All units of each side: one's own by name, the enemy's as blanks; those set aside, and the homes of leaders. */

import { factionClass, Sign } from "../../panels/sign.js";
import { html } from "../../vendor/preact.js";
import { BlockSign } from "./blocks.js";
import { blocksOf } from "./facts.js";
import { BARBARIAN, ROMAN, SIDES } from "./looks.js";

/** @param {{view: object}} props */
export function Forces({ view }) {
  return html`<div class="forces">
    <p class="small quiet">Your own blocks by name with their strength; of the others you see the wood alone, until a battle lays them open.</p>
    ${SIDES.map((side) => html`<${Force} key=${side} side=${side} view=${view} />`)}
  </div>`;
}

function Force({ side, view }) {
  const blocks = blocksOf(view, side);
  return html`<section class=${`force ${factionClass(side)}`}>
    <h3><${Sign} name=${side} beside /> ${side} <span class="quiet small">${counted(blocks)} on the map</span></h3>
    <ul class="blocks">${blocks.map((block) => html`<li key=${block.area + block.key}>
      <${BlockSign} block=${block} /><span class="small">${block.name ?? ""} <span class="quiet">${block.area}</span></span></li>`)}</ul>
    <${Aside} words="Eliminated this turn or set aside" names=${view.eliminated[side]} />
    ${side === ROMAN && html`<${Aside} words="Held back (9.7)" names=${view.delayed} />`}
    ${side === BARBARIAN && html`<${Aside} words="Homes of leaders" names=${homesOf(view)} />`}
  </section>`;
}

const counted = (blocks) => {
  const n = blocks.reduce((sum, { count }) => sum + count, 0);
  return `${n} ${n === 1 ? "block" : "blocks"}`;
};

const homesOf = ({ homes }) => Object.entries(homes).map(([leader, area]) => `${leader} in ${area}`);

const Aside = ({ words, names }) => names.length > 0 && html`<p class="small"><span class="quiet">${words}:</span> ${names.join(", ")}</p>`;

/** All units of each side: one's own by name, the enemy's as blanks; those set aside, and the homes of leaders. */

import { factionClass, Sign } from "../../panels/sign.js";
import { html } from "../../vendor/preact.js";
import { nameOf, seatName, t } from "../../words.js";
import { BlockSign } from "./blocks.js";
import { blocksOf } from "./facts.js";
import { BARBARIAN, ROMAN, SIDES } from "./looks.js";

/** @param {{view: object}} props */
export function Forces({ view }) {
  return html`<div class="forces">
    <p class="small quiet">${t("web.war.forces.about")}</p>
    ${SIDES.map((side) => html`<${Force} key=${side} side=${side} view=${view} />`)}
  </div>`;
}

function Force({ side, view }) {
  const blocks = blocksOf(view, side);
  return html`<section class=${`force ${factionClass(side)}`}>
    <h3><${Sign} name=${side} beside /> ${seatName(side)} <span class="quiet small">${t("web.war.forces.map", counted(blocks))}</span></h3>
    <ul class="blocks">${blocks.map((block) => html`<li key=${block.area + block.key}>
      <${BlockSign} block=${block} /><span class="small">${block.name ? nameOf("unit", block.name) : ""} <span class="quiet">${nameOf("area", block.area)}</span></span></li>`)}</ul>
    <${Aside} words=${t("web.war.forces.aside")} names=${named(view.eliminated[side])} />
    ${side === ROMAN && html`<${Aside} words=${t("web.war.forces.delayed")} names=${named(view.delayed)} />`}
    ${side === BARBARIAN && html`<${Aside} words=${t("web.war.forces.homes")} names=${homesOf(view)} />`}
  </section>`;
}

const counted = (blocks) => blocks.reduce((sum, { count }) => sum + count, 0);
const named = (units) => units.map((name) => nameOf("unit", name));

const homesOf = ({ homes }) => Object.entries(homes).map(([leader, area]) => t("web.war.forces.home", nameOf("unit", leader), nameOf("area", area)));

const Aside = ({ words, names }) => names.length > 0 && html`<p class="small"><span class="quiet">${words}</span> ${names.join(", ")}</p>`;

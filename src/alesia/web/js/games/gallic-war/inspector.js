/** A closer look at one area: who controls it, its ground, who stands there, and what can be done. */

import { placeName } from "../../board/places.js";
import { Sign } from "../../panels/sign.js";
import { html } from "../../vendor/preact.js";
import { nameOf, t } from "../../words.js";
import { BlockSign } from "./blocks.js";
import { areaFacts, battleWords, groundWords, wordsOf } from "./facts.js";
import { NEUTRAL } from "./looks.js";

/** @param {{view: object, place: string, choices: import("../../table/options.js").Choice[]}} props place: "area X" or "unit X" */
export function Inspector({ view, place, choices }) {
  const name = areaOf(view, place);
  if (!name) return null;
  const area = areaFacts(view, name);
  return html`<div class="inspector card">
    <h2>${nameOf("area", name)}</h2>
    <p class="quiet small">${area.standing} · ${groundWords(area)}</p>
    ${area.battle && html`<p class="inspector-battle">${battleWords(area.battle)}</p>`}
    ${area.forces.map((force) => html`<${Force} key=${force.side} force=${force} />`)}
    ${choices.length > 0 && html`<p class="inspector-choices">${choices.map(({ label }) => label).join(" · ")}</p>`}
  </div>`;
}

function areaOf(view, place) {
  const name = placeName(place);
  if (place.startsWith("area ")) return name in view.areas ? name : null;
  const isHere = ({ blocks }) => Object.values(blocks).flat().some((block) => block.name === name);
  return Object.keys(view.areas).find((area) => isHere(view.areas[area]));
}

function Force({ force }) {
  return html`<div class="inspector-force">
    ${force.side === NEUTRAL ? html`<span class="quiet">${t("web.war.neutral")}</span>` : html`<${Sign} name=${force.side} />`}
    <ul>${force.blocks.map((block) => html`<li key=${block.key}><${BlockSign} block=${block} /> ${wordsOf(block)}</li>`)}</ul>
  </div>`;
}

/** A closer look at one space: its Province, who controls both, who stands there, and what can be done. */

import { placeName } from "../../board/places.js";
import { Sign } from "../../panels/sign.js";
import { html } from "../../vendor/preact.js";
import { nameOf, seatName, t } from "../../words.js";
import { markerWords, spaceFacts } from "./facts.js";
import { pieceWords, SIDES } from "./looks.js";

/** @param {{view: object, place: string, choices: import("../../table/options.js").Choice[]}} props place: "space X" or "province X" */
export function Inspector({ view, place, choices }) {
  const name = placeName(place);
  if (!place.startsWith("space ") || !(name in view.spaces)) return null;
  const facts = spaceFacts(view, name);
  const province = view.spaces[name].province;
  const owner = view.provinces[province];
  return html`<div class="inspector card">
    <h2>${nameOf("space", name)}</h2>
    <p class="quiet small">${markerWords(facts)} · ${t("web.rvg.province.of", nameOf("province", province), owner ? seatName(owner) : t("web.rvg.province.nobody"))}</p>
    ${facts.devastated && html`<p class="small">${t("web.rvg.devastated")}</p>`}
    ${facts.points > 0 && html`<p class="small">${t("web.rvg.siege_points", facts.points)}</p>`}
    ${facts.stacks.map((stack) => html`<${Army} key=${stack.side + stack.inside} stack=${stack} />`)}
    ${choices.length > 0 && html`<p class="inspector-choices">${choices.map(({ label }) => label).join(" · ")}</p>`}
  </div>`;
}

function Army({ stack: { side, inside, pieces, strength } }) {
  return html`<div class="inspector-force">
    ${SIDES.includes(side) ? html`<${Sign} name=${side} />` : html`<span class="quiet">${t("web.rvg.nobodys")}</span>`}
    <ul><li class="quiet small">${t(inside ? "web.rvg.army.inside" : "web.rvg.army", strength)}</li>
      ${pieces.map((piece) => html`<li key=${piece.name}>${pieceWords(piece)}${piece.moved && html` <span class="quiet small">${t("web.rvg.moved")}</span>`}</li>`)}</ul>
  </div>`;
}

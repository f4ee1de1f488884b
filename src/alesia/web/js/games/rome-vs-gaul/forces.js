/** All pieces of each side: those on the map with where they stand, and the boxes. */

import { factionClass, Sign } from "../../panels/sign.js";
import { html } from "../../vendor/preact.js";
import { nameOf, seatName, t } from "../../words.js";
import { pieceWords, SIDES } from "./looks.js";

const BOXES = ["track", "pool", "council", "submitted", "eliminated", "events", "Rome", "cup", "kept", "gone"];

/** @param {{view: object}} props */
export function Forces({ view }) {
  return html`<div class="forces">
    ${SIDES.map((side) => html`<${Force} key=${side} side=${side} view=${view} />`)}
    <section><h3 class="eyebrow">${t("web.rvg.boxes")}</h3>
      ${BOXES.filter((box) => view.boxes[box].length).map((box) => html`<p key=${box} class="small">
        <span class="quiet">${t(`web.rvg.box.${box}`)}</span> ${view.boxes[box].map(({ name }) => nameOf("piece", name)).join(", ")}</p>`)}
      <p class="small"><span class="quiet">${t("web.rvg.council_markers")}</span> ${view.council}</p></section>
  </div>`;
}

function Force({ side, view }) {
  const rows = Object.entries(view.spaces).flatMap(([space, { outside = [], inside = [] }]) =>
    [...outside, ...inside].filter((piece) => piece.side === side).map((piece) => ({ piece, space })));
  return html`<section class=${`force ${factionClass(side)}`}>
    <h3><${Sign} name=${side} beside /> ${seatName(side)} <span class="quiet small">${t("web.rvg.on_map", rows.length)}</span></h3>
    <ul class="pieces-of-side">${rows.map(({ piece, space }) => html`<li key=${piece.name} class="small">${pieceWords(piece)} <span class="quiet">${nameOf("space", space)}</span></li>`)}</ul>
  </section>`;
}

/** How the sides stand, in one line that is always in sight: the year, then tribes, victory points and supply. */

import { factionClass, Sign } from "../../panels/sign.js";
import { html } from "../../vendor/preact.js";
import { nameOf, seatName, t } from "../../words.js";
import { phaseWords } from "./facts.js";
import { ROMAN, SIDES } from "./looks.js";

/** @param {{view: object}} props */
export function Strip({ view }) {
  return html`<ul class="strip" aria-label=${t("web.war.strip")}>
    <li class="eligible strip-year"><b>${nameOf("year", view.year)}</b><span class="quiet">${phaseWords(view)}</span></li>
    ${SIDES.map((side) => html`<${Standing} key=${side} side=${side} view=${view} />`)}
  </ul>`;
}

function Standing({ side, view }) {
  const tribes = view.tribes[side];
  const points = view.victory_points[side];
  const supply = side === ROMAN ? view.supply : null;
  const words = [t("web.war.strip.tribes", tribes), t("web.war.strip.points", points), supply !== null && t("web.war.strip.supply", supply)].filter(Boolean);
  return html`<li class=${`${factionClass(side)} eligible`} title=${t("web.war.strip.title", seatName(side), words.join(", "))}>
    <${Sign} name=${side} />
    <${Count} value=${tribes} unit=${t("web.war.tribes", tribes)} />
    <${Count} value=${points} unit=${t("web.war.points")} />
    ${supply !== null && html`<${Count} value=${supply} unit=${t("web.war.supply")} />`}
  </li>`;
}

const Count = ({ value, unit }) => html`<span class="strip-count"><b class="number">${String(value).replace("-", "−")}</b> <span class="quiet small">${unit}</span></span>`;

/** How the sides stand, in one line that is always in sight: the turn, Roman Victory Points and Governance, hands. */

import { factionClass, Sign } from "../../panels/sign.js";
import { html } from "../../vendor/preact.js";
import { nameOf, t } from "../../words.js";
import { phaseWords } from "./facts.js";
import { GALLIC, ROMAN } from "./looks.js";

/** @param {{view: object}} props */
export function Strip({ view }) {
  const { victory_points: points, needed, governance_points: governance, hands } = view;
  return html`<ul class="strip" aria-label=${t("web.rvg.strip")}>
    <li class="eligible strip-year"><b>${nameOf("year", view.year)}</b><span class="quiet">${phaseWords(view)}</span></li>
    <li class=${`${factionClass(ROMAN)} eligible`} title=${t("web.rvg.strip.roman", points.total, needed, governance, hands[ROMAN])}><${Sign} name=${ROMAN} />
      <${Count} value=${`${points.total}/${needed}`} unit=${t("web.rvg.points")} />
      <${Count} value=${governance} unit=${t("web.rvg.governance")} /><${Count} value=${hands[ROMAN]} unit=${t("web.rvg.cards", hands[ROMAN])} /></li>
    <li class=${`${factionClass(GALLIC)} eligible`} title=${t("web.rvg.strip.gallic", hands[GALLIC])}><${Sign} name=${GALLIC} /><${Count} value=${hands[GALLIC]} unit=${t("web.rvg.cards", hands[GALLIC])} /></li>
  </ul>`;
}

const Count = ({ value, unit }) => html`<span class="strip-count"><b class="number">${value}</b> <span class="quiet small">${unit}</span></span>`;

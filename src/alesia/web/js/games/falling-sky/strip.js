/** How each Faction stands, in one line that is always in sight: Resources, victory margin, and what it did on this card. */

import { factionClass, Sign, signed } from "../../panels/sign.js";
import { html } from "../../vendor/preact.js";
import { listed, nameOf, seatName, t } from "../../words.js";
import { Carnyx, SignPicture } from "./signs.js";

const MARKS = { Executed: "✓", Passed: "–", Ineligible: "×", Eligible: "" };

/** @param {{view: object}} props */
export function Strip({ view }) {
  const order = view.card.order.length ? view.card.order : Object.keys(view.margins);
  return html`<ul class="strip" aria-label=${t("web.sky.strip")}>${order.map((name) =>
    html`<${Standing} key=${name} name=${name} view=${view} />`)}
    ${view.at_war && html`<${AtWar} regions=${view.at_war} />`}</ul>`;
}

/** A6.2 Of the Arverni whom the game runs, whether they are At War. */
function AtWar({ regions }) {
  const words = regions.length ? t("web.sky.arverni.war", listed(regions.map((name) => nameOf("region", name)))) : t("web.sky.arverni.peace");
  return html`<li class=${`arverni at-war-mark ${regions.length ? "war" : ""}`} title=${t("web.sky.arverni.title", "Arverni", words)}>
    <${Sign} name="Arverni" />
    <span class="visually-hidden">${words}</span>
    ${regions.length ? html`<${SignPicture} Sign=${Carnyx} size=${18} />` : html`<span aria-hidden="true">–</span>`}
  </li>`;
}

function Standing({ name, view }) {
  const resources = view.position.resources[name];
  const margin = view.margins[name];
  const status = view.eligibility[name];
  return html`<li class=${`${factionClass(name)} ${status === "Eligible" ? "eligible" : ""}`}
      title=${t("web.sky.strip.title", seatName(name), resources, signed(margin), t(`web.sky.status.${status}`))}>
    <${Sign} name=${name} />
    <span class="number"><span class="visually-hidden">${t("web.sky.resources")} </span>${resources}</span>
    <span class=${`number quiet ${margin > 0 ? "met" : ""}`}><span class="visually-hidden">${t("web.sky.margin")} </span>${signed(margin)}</span>
    <span class="visually-hidden">${t(`web.sky.status.${status}`)}</span><span class="status" aria-hidden="true">${MARKS[status]}</span>
  </li>`;
}

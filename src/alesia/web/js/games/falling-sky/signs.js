/** The signs of what lies on a Region beside its pieces, drawn around 0, 0 in the units of the board. */

import { html } from "../../vendor/preact.js";
import { t } from "../../words.js";
import { slugOf } from "./looks.js";

const FLAME = "M0-8C1-4 6-3 5 2.5A5 5 0 0 1-5 2.5C-5-.5-2.5-1-2-3.5C-1-2.5-.5-2 0-8Z";
const SKULL = "M0-6.6A5.6 5.4 0 0 0-5.6-1.2C-5.6.8-4.7 2-3.4 2.8V6H3.4V2.8C4.7 2 5.6.8 5.6-1.2A5.6 5.4 0 0 0 0-6.6Z";
const CARNYX = "M-3.2 7.6V-1.6C-3.2-5-1-6.6 2.2-6.4L6.4-7.2L5-4.6L6.6-2.6L2.4-3.4C.4-3.6-.8-2.8-.8-1V7.6Z";
const STAKES = "M-6.4 5.6L-3-5.4L-1.6 5.6ZM-1.4 5.6L2-5.4L3.4 5.6ZM2.4 5.6L5.8-3.6L7 5.6Z";
const BAND = "M-9.6 0L-4.8-8.3H4.8L9.6 0L4.8 8.3H-4.8Z";
const RISING = "M0-7.4L5.4-1.2H2.2V6.6H-2.2V-1.2H-5.4Z";

const Flame = () => html`<g class="devastated"><circle r="10" /><path d=${FLAME} /></g>`;
const Wall = () => html`<g class="wall-sign"><circle r="9" /><path d="M-6 4V-4M-2 4V-4M2 4V-4M6 4V-4M-8 0H8" /></g>`;
const Skull = () => html`<g class="region-sign intimidated"><circle r="10" /><path d=${SKULL} />
  <circle class="hole" cx="-2.2" cy="-.8" r="1.5" /><circle class="hole" cx="2.2" cy="-.8" r="1.5" /><path class="teeth" d="M-1.2 3.6V6M1.2 3.6V6" /></g>`;
const Stakes = ({ faction }) => html`<g class=${`region-sign abatis ${slugOf(faction)}`}><circle r="10" /><path d=${STAKES} /></g>`;
/** A Germanic Warband under Belgic colours, and how many. */
const Enlisted = ({ number }) => html`<g class="region-sign enlisted belgae"><circle r="11" /><path d=${BAND} /><text y="5.3">${number}</text></g>`;
const Rising = () => html`<g class="region-sign uprising"><circle r="10" /><path d=${RISING} /></g>`;

/** The Celtic trumpet: of Regions in which the Arverni are At War, and of cards that let them act (A2.3.9, A6.2). */
export const Carnyx = () => html`<g class="region-sign at-war arverni"><circle r="10" /><path d=${CARNYX} /></g>`;

/**
 * What lies on a Region: how it is drawn, and what it is called; what it means, where few know that.
 * @param {object} summary see regionSummary
 * @returns {{Sign: Function, faction?: string, number?: number, words: string, about?: string}[]}
 */
export function signsOf({ devastated, circumvallation, intimidated, atWar, enlisted, uprising, abatis }) {
  return [
    devastated && { Sign: Flame, words: t("web.sky.region.devastated") },
    circumvallation && { Sign: Wall, words: t("web.sky.region.walled") },
    atWar && { Sign: Carnyx, words: t("web.sky.region.at_war"), about: t("web.sky.region.at_war.about") },
    intimidated && { Sign: Skull, words: t("web.sky.region.intimidated"), about: t("web.sky.region.intimidated.about") },
    enlisted > 0 && { Sign: Enlisted, faction: "Belgae", number: enlisted, words: t("web.sky.region.enlisted", enlisted), about: t("web.sky.region.enlisted.about") },
    uprising && { Sign: Rising, words: t("web.sky.region.uprising"), about: t("web.sky.region.uprising.about", uprising.faction) },
    ...abatis.map((faction) => ({ Sign: Stakes, faction, words: t("web.sky.region.abatis", faction), about: t("web.sky.region.abatis.about") })),
  ].filter(Boolean);
}

/** A sign as a small picture of its own, for panels; the words stand beside it. */
export const SignPicture = ({ Sign, faction, number, size = 20 }) => html`<svg
  class="region-sign-picture" viewBox="-11 -11 22 22" width=${size} height=${size} aria-hidden="true"><${Sign} faction=${faction} number=${number} /></svg>`;

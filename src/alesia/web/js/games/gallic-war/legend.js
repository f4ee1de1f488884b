/** What the signs of the map and its blocks mean. */

import { openLegend, Picture, tieRow } from "../../board/legend.js";
import { html } from "../../vendor/preact.js";
import { t } from "../../words.js";
import { BlockSign } from "./blocks.js";

const SIZE = 40; // pixels
const SWORDS = "M-8-8L6 6M8-8L-6 6M2 8L8 2M-2 8L-8 2";
const OWN = { colour: "black", name: "VII", strength: 3, full: 4, initiative: "A", rating: 2, count: 1 };
const BLOCKS = {
  own: OWN, leader: { ...OWN, name: "Caesar", strength: 4, rating: 3 }, lying: { ...OWN, lying: true }, reserve: { ...OWN, reserve: true },
  black: { colour: "black", count: 2 }, blue: { colour: "blue", count: 3 }, grey: { colour: "grey", count: 1 }, green: { colour: "green", count: 1 },
  neutral: { colour: "grey", count: 2, isNeutral: true },
};

const block = ([name, facts]) => ({ picture: html`<${BlockSign} block=${facts} size=${SIZE} />`, words: t(`web.war.legend.${name}`) });

export function open() {
  const battle = html`<${Picture} look="blocks-of-war"><g class="battle-mark"><circle r="14" /><path d=${SWORDS} /></g><//>`;
  const way = html`<${Picture}><g class="roman"><path class="way" d="M-18 0H14" stroke="currentColor" stroke-width="3" /><path class="way-head" d="M20 0L8 8V-8Z" /></g><//>`;
  openLegend([
    { title: t("web.war.legend.blocks"), rows: Object.entries(BLOCKS).map(block) },
    { title: t("web.war.legend.map"), rows: [{ picture: battle, words: t("web.war.legend.battle") }, { picture: way, words: t("web.war.legend.way") }, tieRow()] },
  ]);
}

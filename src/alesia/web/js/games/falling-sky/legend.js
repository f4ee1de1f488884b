/** What the signs of the map and of the line on top mean. */

import { openLegend, tieRow } from "../../board/legend.js";
import { html } from "../../vendor/preact.js";
import { t } from "../../words.js";
import { codeOf, isGermanicSeat } from "./looks.js";
import { PieceSign } from "./pieces.js";
import { SignPicture, signsOf } from "./signs.js";

const SIZE = 36; // pixels
const PIECES = [["Romans", "leader"], ["Romans", "legion", null, 4], ["Romans", "auxilia", "hidden", 3], ["Arverni", "warband", "revealed", 3], ["Arverni", "warband", "scouted", 3], ["Romans", "fort"]];
const TRIBES = [["Aedui", "ally"], ["Aedui", "citadel"], [null, "subdued"], [null, "dispersed"], [null, "gathering"], [null, "razed"]];
const STATUSES = { Executed: "✓", Passed: "–", Ineligible: "×" };
const SIGNS = { devastated: true, circumvallation: true, abatis: [] };
const OF_ARIOVISTUS = { ...SIGNS, intimidated: true, atWar: true, enlisted: 4, uprising: { faction: "Arverni" }, abatis: ["Arverni"] };

const piece = ([faction, kind, state = null, count = ""]) => ({
  picture: html`<${PieceSign} ...${{ faction, kind, state, count, size: SIZE }} />`, words: t(`web.sky.legend.${state ?? kind}`),
});
const plate = () => ({ picture: html`<span class="legend-plate number">3 <b>${codeOf("Arverni")}</b></span>`, words: t("web.sky.legend.control") });
const status = ([name, mark]) => ({ picture: html`<b class="legend-mark">${mark}</b>`, words: t(`web.sky.status.${name}`) });

/** @param {object} view what the table shows */
export function open(view) {
  const isAriovistus = isGermanicSeat(view) || "at_war" in view;
  const pieces = isAriovistus ? [...PIECES, ["Germans", "settlement"]] : PIECES;
  const signs = signsOf(isAriovistus ? OF_ARIOVISTUS : SIGNS).map(({ words, about, ...sign }) => ({ picture: html`<${SignPicture} ...${sign} size=${30} />`, words, about }));
  openLegend([
    { title: t("web.sky.legend.pieces"), rows: pieces.map(piece) },
    { title: t("web.sky.legend.tribes"), rows: TRIBES.map(piece) },
    { title: t("web.sky.legend.regions"), rows: [plate(), ...signs, tieRow()] },
    { title: t("web.sky.strip"), rows: [{ picture: html`<b class="legend-mark number">12</b>`, words: t("web.sky.resources") }, { picture: html`<b class="legend-mark number">−3</b>`, words: t("web.sky.legend.margin") }, ...Object.entries(STATUSES).map(status)] },
  ]);
}

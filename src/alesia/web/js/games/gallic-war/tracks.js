/** The tracks beside the map: supply, tribes and victory points; the years; the harvest. */

import { factionClass, Sign } from "../../panels/sign.js";
import { html } from "../../vendor/preact.js";
import { t } from "../../words.js";
import { BARBARIAN, MOST_SUPPLY, ROMAN, shortName, TRIBES_FOR_REVOLT, TRIBES_TO_WIN } from "./looks.js";

const LAST = 25; // tribes and points may pass the end of the supply track
const HARVESTS = [
  { dice: "1", kind: "poor", garrison: 1, cost: 3 },
  { dice: "2–5", kind: "common", garrison: 2, cost: 2 },
  { dice: "6", kind: "rich", garrison: 3, cost: 1 },
];
const HEADS = ["die", "harvest", "garrison", "supply"];
/** The turn track: the dice on which the legions of a year arrive, if not for sure. */
const YEARS = [
  { year: 58, dice: "1–2" },
  { year: 57, dice: "1–3" },
  { year: 56, dice: "sure" },
  { year: 55 },
  { year: 54, dice: "1–3" },
  { year: 53, dice: "1–4" },
  { year: 52, dice: "sure" },
  { year: 51 },
];
/** @param {{view: object}} props */
export function Tracks({ view }) {
  return html`<div class="tracks">
    <${Group} title=${t("web.war.tracks.counts")}><${Counts} view=${view} /></${Group}>
    <${Group} title=${t("web.war.tracks.years")}><${Years} view=${view} /></${Group}>
    <${Group} title=${t("web.war.tracks.harvest")}><${Harvest} now=${view.garrison} /></${Group}>
  </div>`;
}

const Group = ({ title, children }) => html`<section class="track-group"><h3 class="eyebrow">${title}</h3>${children}</section>`;

/* ---- 2.1 The track of supply, tribes and victory points */

function Counts({ view }) {
  const { tribes, victory_points: points, supply } = view;
  const rows = [
    { side: ROMAN, words: t("web.war.tracks.supply"), value: supply, last: MOST_SUPPLY, marks: [] },
    { side: ROMAN, words: t("web.war.tracks.tribes"), value: tribes[ROMAN], last: LAST, marks: [TRIBES_FOR_REVOLT, TRIBES_TO_WIN] },
    { side: BARBARIAN, words: t("web.war.tracks.tribes"), value: tribes[BARBARIAN], last: LAST, marks: [TRIBES_TO_WIN] },
    { side: ROMAN, words: t("web.war.tracks.points"), value: points[ROMAN], last: LAST, marks: [] },
    { side: BARBARIAN, words: t("web.war.tracks.points"), value: points[BARBARIAN], last: LAST, marks: [] },
  ];
  return html`<ul class="counts">${rows.map((row) => html`<${Count} key=${row.side + row.words} ...${row} />`)}</ul>
    <p class="small quiet">${t("web.war.tracks.goals", TRIBES_TO_WIN, TRIBES_FOR_REVOLT)}</p>`;
}

function Count({ side, words, value, last, marks }) {
  const ticks = Array.from({ length: Math.floor(last / 5) + 1 }, (_, k) => k * 5);
  return html`<li class=${factionClass(side)}>
    <${Sign} name=${side} /><span class="small">${words}</span>
    <svg class="resource-track" viewBox=${`-0.6 0 ${LAST + 1.2} 2`} preserveAspectRatio="none" aria-hidden="true">
      <line class="step" x1="0" x2=${last} y1="1" y2="1" />
      ${ticks.map((n) => html`<line class="step" x1=${n} x2=${n} y1="0.7" y2="1.3" />`)}
      ${marks.map((n) => html`<line class="goal" x1=${n} x2=${n} y1="0" y2="2" />`)}
      <rect class="bar" x="0" width=${Math.min(value, last)} y="0.65" height="0.7" />
      <rect class="marker" x=${Math.min(value, last) - 0.4} width="0.8" y="0.2" height="1.6" />
    </svg>
    <b class="number">${value}</b>
  </li>`;
}

/* ---- 2.1, 6.7 The turn track */

function Years({ view }) {
  return html`<ol class="years">${YEARS.map((each, k) => html`<${YearBox} key=${each.year} box=${each} isNow=${k + 1 === view.turn}
    isPast=${k + 1 < view.turn} due=${view.legions_due[k + 1] ?? []} lost=${view.eliminated[ROMAN]} />`)}</ol>
    <p class="small quiet">${winterWords(view)}</p>`;
}

function YearBox({ box, isNow, isPast, due, lost }) {
  const [coming, back] = [due.filter((name) => !lost.includes(name)), due.filter((name) => lost.includes(name))];
  return html`<li class=${isNow ? "now" : isPast ? "past" : ""} aria-current=${isNow ? "true" : null}>
    <b class="number">${box.year}</b>
    ${coming.length > 0 && html`<span class="small">${coming.map(shortName).join(", ")} <span class="quiet">${box.dice === "sure" ? t("web.war.arrive") : t("web.war.on", box.dice)}</span></span>`}
    ${back.length > 0 && html`<span class="small due">${t("web.war.back", back.map(shortName).join(", "))}</span>`}
  </li>`;
}

function winterWords({ caesar_wintered: caesar, ariovistus_wintered: ariovistus }) {
  if (caesar && ariovistus) return t("web.war.wintered.both");
  if (caesar) return t("web.war.wintered.caesar");
  return ariovistus ? t("web.war.wintered.ariovistus") : t("web.war.wintered.none");
}

/* ---- 6.1, 6.4 Harvest */

function Harvest({ now }) {
  return html`<table class="harvest small">
    <thead><tr>${HEADS.map((head) => html`<th scope="col">${t(`web.war.harvest.${head}`)}</th>`)}</tr></thead>
    <tbody>${HARVESTS.map(({ dice, kind, garrison, cost }) => html`<tr class=${garrison === now ? "now" : ""}>
      <td>${dice}</td><td>${t(`web.war.harvest.${kind}`)}${garrison === now && html` <span class="badge">${t("web.war.harvest.now")}</span>`}</td><td>${garrison}</td><td>${cost}</td></tr>`)}</tbody>
  </table>`;
}

/** The tracks beside the map: supply, tribes and victory points; the years; the harvest. */

import { factionClass, Sign } from "../../panels/sign.js";
import { html } from "../../vendor/preact.js";
import { BARBARIAN, MOST_SUPPLY, ROMAN, shortName, TRIBES_FOR_REVOLT, TRIBES_TO_WIN } from "./looks.js";

const LAST = 25; // tribes and points may pass the end of the supply track
const HARVESTS = [
  { dice: "1", words: "poor", garrison: 1, cost: 3 },
  { dice: "2–5", words: "common", garrison: 2, cost: 2 },
  { dice: "6", words: "rich", garrison: 3, cost: 1 },
];
/** The turn track: the dice on which the legions of a year arrive. */
const YEARS = [
  { year: 58, dice: "on 1–2" },
  { year: 57, dice: "on 1–3" },
  { year: 56, dice: "arrive" },
  { year: 55 },
  { year: 54, dice: "on 1–3" },
  { year: 53, dice: "on 1–4" },
  { year: 52, dice: "arrive" },
  { year: 51 },
];
/** @param {{view: object}} props */
export function Tracks({ view }) {
  return html`<div class="tracks">
    <${Group} title="Supply, tribes, victory points"><${Counts} view=${view} /></${Group}>
    <${Group} title="The years, and legions that may come"><${Years} view=${view} /></${Group}>
    <${Group} title="Harvest"><${Harvest} now=${view.garrison} /></${Group}>
  </div>`;
}

const Group = ({ title, children }) => html`<section class="track-group"><h3 class="eyebrow">${title}</h3>${children}</section>`;

/* ---- 2.1 The track of supply, tribes and victory points */

function Counts({ view }) {
  const { tribes, victory_points: points, supply } = view;
  const rows = [
    { side: ROMAN, words: "supply", value: supply, last: MOST_SUPPLY, marks: [] },
    { side: ROMAN, words: "tribes", value: tribes[ROMAN], last: LAST, marks: [TRIBES_FOR_REVOLT, TRIBES_TO_WIN] },
    { side: BARBARIAN, words: "tribes", value: tribes[BARBARIAN], last: LAST, marks: [TRIBES_TO_WIN] },
    { side: ROMAN, words: "points", value: points[ROMAN], last: LAST, marks: [] },
    { side: BARBARIAN, words: "points", value: points[BARBARIAN], last: LAST, marks: [] },
  ];
  return html`<ul class="counts">${rows.map((row) => html`<${Count} key=${row.side + row.words} ...${row} />`)}</ul>
    <p class="small quiet">With ${TRIBES_TO_WIN} tribes at the end of a year a side wins at once; with ${TRIBES_FOR_REVOLT} of the Roman
      the Barbarian may take Massive Revolt. Each tribe is a point at the end, Britannia three for the Roman.</p>`;
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
    ${coming.length > 0 && html`<span class="small">${coming.map(shortName).join(", ")} <span class="quiet">${box.dice}</span></span>`}
    ${back.length > 0 && html`<span class="small due">${back.map(shortName).join(", ")} back</span>`}
  </li>`;
}

function winterWords({ caesar_wintered: caesar, ariovistus_wintered: ariovistus }) {
  const away = [caesar && "Caesar", ariovistus && "Ariovistus"].filter(Boolean);
  return away.length ? `${away.join(" and ")} wintered abroad and must go home this year.` : "Caesar and Ariovistus may winter abroad this year.";
}

/* ---- 6.1, 6.4 Harvest */

function Harvest({ now }) {
  return html`<table class="harvest small">
    <thead><tr><th scope="col">Die</th><th scope="col">Harvest</th><th scope="col">Garrison</th><th scope="col">Supply a legion</th></tr></thead>
    <tbody>${HARVESTS.map(({ dice, words, garrison, cost }) => html`<tr class=${garrison === now ? "now" : ""}>
      <td>${dice}</td><td>${words}${garrison === now && html` <span class="badge">this year</span>`}</td><td>${garrison}</td><td>${cost}</td></tr>`)}</tbody>
  </table>`;
}

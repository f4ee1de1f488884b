/** The tracks beside the map: Victory Points and what they come from, Governance by Region, the turns, the seas. */

import { Sign } from "../../panels/sign.js";
import { html } from "../../vendor/preact.js";
import { nameOf, t } from "../../words.js";
import { GALLIC, ROMAN, SIDES } from "./looks.js";

const PARTS = ["governance", "pass", "germania", "britannia", "tribes"];

/** @param {{view: object}} props */
export function Tracks({ view }) {
  return html`<div class="tracks">
    <${Group} title=${t("web.rvg.tracks.points")}><${Points} view=${view} /></${Group}>
    <${Group} title=${t("web.rvg.tracks.governance")}><${Governance} view=${view} /></${Group}>
    <${Group} title=${t("web.rvg.tracks.turns")}><${Turns} view=${view} /></${Group}>
    <${Group} title=${t("web.rvg.tracks.seas")}><ul class="seas small">${Object.entries(view.seas).map(([sea, side]) => html`<li key=${sea}>${nameOf("sea", sea)} <${Sign} name=${side} /></li>`)}</ul></${Group}>
  </div>`;
}

const Group = ({ title, children }) => html`<section class="track-group"><h3 class="eyebrow">${title}</h3>${children}</section>`;

/* ---- 19.2 Victory Points of Rome */

function Points({ view: { victory_points: points, needed } }) {
  const last = Math.max(needed + 4, points.total);
  const steps = Array.from({ length: last + 1 }, (_, k) => k);
  return html`<svg class="resource-track roman" viewBox=${`-0.6 0 ${last + 1.2} 2`} preserveAspectRatio="none" role="img"
      aria-label=${t("web.rvg.tracks.total", points.total, needed)}>
      <line class="step" x1="0" x2=${last} y1="1" y2="1" />
      ${steps.map((n) => html`<line class="step" x1=${n} x2=${n} y1="0.75" y2="1.25" />`)}
      <line class="goal" x1=${needed} x2=${needed} y1="0" y2="2" />
      <rect class="bar" x="0" width=${points.total} y="0.65" height="0.7" />
    </svg>
    <p class="small"><b class="number">${t("web.rvg.tracks.total", points.total, needed)}</b></p>
    <p class="small quiet">${PARTS.map((part) => t(`web.rvg.tracks.part.${part}`, points[part])).join(" · ")}</p>`;
}

/* ---- 16.4 Governance */

function Governance({ view: { governance_points: points, awards, regions } }) {
  return html`<table class="governance small">
    <thead><tr><th scope="col">${t("web.rvg.region")}</th>${SIDES.map((side) => html`<th key=${side} scope="col"><${Sign} name=${side} /></th>`)}<th scope="col">${t("web.rvg.worth")}</th></tr></thead>
    <tbody>${Object.entries(regions).map(([name, { provinces, worth }]) => html`<tr key=${name}>
      <th scope="row">${nameOf("region", name)}</th><td>${provinces[ROMAN]}</td><td>${provinces[GALLIC]}</td><td><b>${worth}</b></td></tr>`)}</tbody>
    <tfoot><tr><th scope="row" colspan="3">${t("web.rvg.tracks.sum")}</th><td><b>${points}</b></td></tr></tfoot>
  </table>
  <p class="small quiet">${awards.map(([least, award]) => t("web.rvg.tracks.award", least, award)).join(" · ")} · ${t("web.rvg.tracks.lost", awards.at(-1)[0])}</p>`;
}

/* ---- 4 The turns */

function Turns({ view: { years, turn } }) {
  return html`<ol class="years">${years.map(({ year, arriving }, k) => html`<li key=${year} class=${k + 1 === turn ? "now" : k + 1 < turn ? "past" : ""} aria-current=${k + 1 === turn ? "true" : null}>
    <b class="number">${nameOf("year", year)}</b>
    ${arriving.length > 0 && html`<span class="small">${arriving.map((name) => nameOf("piece", name)).join(", ")}</span>`}
  </li>`)}</ol>`;
}

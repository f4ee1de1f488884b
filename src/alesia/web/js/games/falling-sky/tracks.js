/** The tracks beside the map: victory, Resources, the order of play, the Arverni's war, Senate and Legions, the year. */
import { factionClass, Sign, signed } from "../../panels/sign.js";
import { html } from "../../vendor/preact.js";
import { listed, nameOf, seatName, t, told } from "../../words.js";
import { sumsOf } from "./goals.js";
import { isGermanicSeat } from "./looks.js";
import { PieceSign } from "./pieces.js";
import { Carnyx, SignPicture } from "./signs.js";

const MOST_RESOURCES = 45;
const FURTHEST_BELOW = -15;
const FURTHEST_ABOVE = 6;
const ROW = 4; // Legions in a row of their track
const SENATE = ["Uproar", "Intrigue", "Adulation"]; // from the top
const STATUSES = ["Eligible", "Executed", "Passed", "Ineligible"];

/** @param {{view: object, seats?: {name: string, kind: string, mine: boolean}[]}} props */
export function Tracks({ view, seats = [] }) {
  return html`<div class="tracks">
    <${Victory} view=${view} seats=${seats} />
    <${Resources} resources=${view.position.resources} />
    <${Eligibility} view=${view} />
    ${view.at_war && html`<${AtWar} regions=${view.at_war} />`}
    <${SenateAndLegions} view=${view} />
    <${Year} view=${view} />
  </div>`;
}

function Group({ title, children }) {
  return html`<section class="track-group"><h3 class="eyebrow">${title}</h3>${children}</section>`;
}

/* ---- Victory (7.2, 7.3) */

function Victory({ view, seats }) {
  return html`<${Group} title=${t("web.sky.victory")}>
    <ul class="victory">${Object.entries(view.margins).map(([name, margin]) =>
      html`<${Margin} name=${name} margin=${margin} sums=${sumsOf(view, name)} seat=${seats.find((seat) => seat.name === name)} />`)}</ul>
  </${Group}>`;
}

function Margin({ name, margin, sums, seat }) {
  return html`<li class=${`margin ${factionClass(name)} ${margin > 0 ? "met" : ""}`}>
    <${Sign} name=${name} beside />
    <span class="margin-name">${seatName(name)}${seat?.mine ? html` <span class="quiet small">${t("web.sky.you")}</span>` : ""}</span>
    <${MarginBar} margin=${margin} />
    <span class="margin-number number"><span class="visually-hidden">${t("web.sky.margin")} </span>${signed(margin)}</span>
    <span class="margin-sums small quiet">${sums.map(({ words, score, goal }, k) =>
      html`${k > 0 && t("web.semicolon")}<span class="number">${told("web.sky.needs", words, html`<b class=${score > goal ? "met" : ""}>${score}</b>`, goal + 1)}</span>`)}</span>
  </li>`;
}

/** The margin as a bar from the threshold: to the left what is missing, to the right what is over. */
function MarginBar({ margin }) {
  const shown = Math.max(FURTHEST_BELOW, Math.min(FURTHEST_ABOVE, margin));
  const steps = Array.from({ length: FURTHEST_ABOVE - FURTHEST_BELOW + 1 }, (_, k) => FURTHEST_BELOW + k);
  const box = `${FURTHEST_BELOW - 0.8} 0 ${FURTHEST_ABOVE - FURTHEST_BELOW + 1.6} 2`;
  return html`<svg class="margin-bar" viewBox=${box} preserveAspectRatio="none" aria-hidden="true">
    <rect class="won" x="0" y="0" width=${FURTHEST_ABOVE + 0.8} height="2" />
    ${steps.map((n) => html`<line class=${n === 0 ? "zero" : "step"} x1=${n} x2=${n} y1=${n === 0 ? 0 : 0.7} y2=${n === 0 ? 2 : 1.3} />`)}
    <rect class="bar" x=${Math.min(0, shown)} width=${Math.abs(shown)} y="0.65" height="0.7" />
    <rect class="marker" x=${shown - 0.42} width="0.84" y="0.2" height="1.6" />
  </svg>`;
}

/* ---- Resources (1.8) */

function Resources({ resources }) {
  return html`<${Group} title=${t("web.sky.resources")}>
    <ul class="resources">${Object.entries(resources).map(([name, amount]) => html`<li class=${factionClass(name)}>
      <${Sign} name=${name} beside /><span class="visually-hidden">${t("web.sky.resources.of", seatName(name), amount, MOST_RESOURCES)}</span>
      <${ResourceTrack} amount=${amount} />
      <b class="number" aria-hidden="true">${amount}</b>
    </li>`)}</ul>
    <div class="resource-scale small quiet number" aria-hidden="true">${[0, 15, 30, 45].map((n) => html`<span>${n}</span>`)}</div>
  </${Group}>`;
}

function ResourceTrack({ amount }) {
  const ticks = Array.from({ length: MOST_RESOURCES / 5 + 1 }, (_, k) => k * 5);
  return html`<svg class="resource-track" viewBox="-0.6 0 46.2 2" preserveAspectRatio="none" aria-hidden="true">
    <rect class="bar" x="0" width=${amount} y="0.65" height="0.7" />
    ${ticks.map((n) => html`<line class="step" x1=${n} x2=${n} y1=${n % 15 ? 0.7 : 0.3} y2=${n % 15 ? 1.3 : 1.7} />`)}
    <rect class="marker" x=${amount - 0.6} width="1.2" y="0.2" height="1.6" />
  </svg>`;
}

/* ---- Order of play (2.3) */

function Eligibility({ view }) {
  const order = view.card.order.length ? view.card.order : Object.keys(view.eligibility);
  return html`<${Group} title=${t("web.sky.card.this")}>
    <dl class="eligibility">${STATUSES.map((status) => html`<div>
      <dt class="small">${t(`web.sky.status.${status}`)}</dt>
      <dd>${order.filter((name) => view.eligibility[name] === status).map((name) => html`<${Sign} name=${name} />`)}</dd>
    </div>`)}</dl>
  </${Group}>`;
}

/* ---- The Arverni, where the game runs them (A6.2) */

const ARVERNI_HOMES = ["Carnutes", "Veneti", "Pictones", "Arverni"];

const regionNames = (names) => listed(names.map((name) => nameOf("region", name)));

function AtWar({ regions }) {
  const words = regions.length ? told("web.sky.arverni.war", html`<b>${regionNames(regions)}</b>`) : t("web.sky.arverni.peace");
  return html`<${Group} title=${seatName("Arverni")}>
    <p class="at-war-words"><${SignPicture} Sign=${Carnyx} /> <span>${words}</span></p>
    <p class="small quiet">${t("web.sky.arverni.about", regionNames(ARVERNI_HOMES))}</p>
  </${Group}>`;
}

/* ---- Senate and Legions (6.5) */

function SenateAndLegions({ view }) {
  const { position } = view;
  const { senate, legions_track: legions, fallen } = position;
  return html`<${Group} title=${t("web.sky.senate")}>
    <div class="senate">
      ${SENATE.map((mood, k) => html`<${SenateRow} mood=${mood} senate=${senate} legions=${rowCount(legions, SENATE.length - 1 - k)} />`)}
      <div class="senate-row fallen"><span class="senate-mood">${t("web.sky.senate.fallen")}</span><${Legions} count=${fallen} slots=${0} /></div>
    </div>
    <p class="small quiet">${senateWords(position)}${isGermanicSeat(view) && html` ${t("web.sky.senate.two")}`}</p>
  </${Group}>`;
}

const rowCount = (legions, row) => Math.max(0, Math.min(ROW, legions - ROW * row));

function SenateRow({ mood, senate, legions }) {
  const here = senate.endsWith(mood);
  return html`<div class=${here ? "senate-row here" : "senate-row"}>
    <span class="senate-mood">${here && html`<span class="senate-marker" aria-hidden="true">▶</span>`}${t(`web.sky.senate.${mood}`)}
      ${here && html`<span class="visually-hidden"> ${t("web.sky.senate.here")}</span>`}
      ${here && senate.startsWith("Firm") && html`<span class="badge">${t("web.sky.senate.firm")}</span>`}</span>
    <${Legions} count=${legions} slots=${ROW} />
  </div>`;
}

function Legions({ count, slots }) {
  return html`<span class="legions" role="img" aria-label=${t("web.sky.piece.legion", count)}>
    ${Array.from({ length: Math.max(count, slots) }, (_, k) => k < count
      ? html`<${PieceSign} faction="Romans" kind="legion" size=${20} />`
      : html`<span class="legion-slot"></span>`)}
    ${count === 0 && slots === 0 && html`<span class="quiet small">${t("web.sky.senate.none")}</span>`}
  </span>`;
}

function senateWords({ senate, legions_track: legions, fallen, removed_legions: removed, harvest_legions: harvest }) {
  return [
    senate === "none" && t("web.sky.senate.nowhere"),
    t("web.sky.senate.track", legions, fallen),
    harvest && t("web.sky.senate.harvest", harvest),
    removed && t("web.sky.senate.removed", removed),
  ].filter(Boolean).join(" ");
}

/* ---- The year (2.3.7, 2.3.8) */

function Year({ view }) {
  const [seen, all] = view.winters;
  return html`<${Group} title=${t("web.sky.year")}>
    <p class="year"><span class="winters" role="img" aria-label=${t("web.sky.winters.come", seen, all)}>
        ${Array.from({ length: all }, (_, k) => html`<span class=${k < seen ? "winter-mark come" : "winter-mark"}>❄</span>`)}</span>
      <span>${t("web.sky.winters", seen, all)}</span>
      <span class="quiet">${t("web.sky.deck", view.deck)}</span>
      ${view.frost && html`<span class="badge frost">${t("web.sky.frost")}</span>`}</p>
  </${Group}>`;
}

/** How likely each seat was to win, turn by turn, and where that turned. */
import { html, useMemo } from "../vendor/preact.js";
import { number, t } from "../words.js";
import { Chart } from "./chart.js";
import { Sign } from "./sign.js";

const SPAN = { low: 0, high: 100, step: 25 };
const TURN = 12; // points in a hundred by which a chance must change at once
const MOST = 4;

const percent = (n) => `${number(Math.round(n))}\u00a0%`;

/** @param {{chances: {n: number, chances: Object<string, number>}[], seats: string[], value: number, marks: object[], onSeek: (n: number) => void}} props */
export function Chances({ chances, seats, value, marks, onSeek }) {
  const points = useMemo(() => chances.map(({ n, chances: each }) => ({ n, margins: shares(each) })), [chances]);
  const turns = useMemo(() => turningPoints(points), [points]);
  return html`<section class="chances"><${Chart} ...${{ points, seats, value, marks, turns, onSeek, figure: percent, span: SPAN, label: t("web.chances.label"), caption: t("web.chances.caption") }} />
    ${turns.length > 0 && html`<h4 class="small">${t("web.chances.turns")}</h4>
      <ul class="chances-turns">${turns.map(({ n, since, seat, before, after }) => html`<li><button type="button" class="link-button small" onClick=${() => onSeek(n)}>
        <${Sign} name=${seat} beside /> ${t("web.chances.turn", n, seat, percent(before), percent(after))}</button> ${cardOf(marks, since)}</li>`)}</ul>`}
  </section>`;
}

/** Upon which card a turn began, where the game tells cards. */
function cardOf(marks, since) {
  const card = marks.filter((mark) => mark.kind === "card" && mark.n <= since).at(-1);
  return card && html`<span class="small quiet">(${card.label})</span>`;
}

const shares = (chances) => Object.fromEntries(Object.entries(chances).map(([seat, chance]) => [seat, 100 * chance]));

/** The turns in which somebody's chance changed most, in the order of the game. */
function turningPoints(points) {
  const changes = points.slice(1).map((point, k) => turnOf(points[k], point)).filter(({ before, after }) => Math.abs(after - before) >= TURN);
  return changes.sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before)).slice(0, MOST).sort((a, b) => a.n - b.n);
}

function turnOf(earlier, later) {
  const all = Object.keys(later.margins).map((seat) => ({ n: later.n, since: earlier.n, seat, before: earlier.margins[seat] ?? 0, after: later.margins[seat] }));
  return all.reduce((most, each) => (Math.abs(each.after - each.before) > Math.abs(most.after - most.before) ? each : most));
}

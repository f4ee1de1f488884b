/** The margins of all Factions through the game: a line each, told apart by dashes and letters as well as by colour. */
import { html, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { codeOf, t } from "../words.js";
import { gridLines, labelPlaces, pathOf, playing, pointAt, scalesOf } from "./plot.js";
import { factionClass, Sign, signed } from "./sign.js";

const HEIGHT = 260;
const DASHES = ["", "7 3", "2 3", "9 3 2 3", "4 2 1 2"];
const ROOM = 30; // pixels for the last number below
const MOST_ROWS = 80;

/**
 * @param {{points: {n: number, margins: Object<string, number>}[], seats: (string|{name: string})[], value: number|null,
 *   marks?: {n: number, kind: string, label: string, winter?: boolean}[], caption?: string, onSeek?: (n: number) => void, label?: string,
 *   figure?: (n: number) => string, span?: {low: number, high: number, step: number},
 *   turns?: {n: number, seat: string, after: number}[]}} props  how a number is written, between which the lines run, and which points of them are marked
 */
export function Chart({ points, seats, value = null, marks = [], caption = t("web.chart.caption"), onSeek, label = t("web.chart.label"), figure = signed, span, turns = [] }) {
  if (!points?.length) return html`<p class="quiet">${t("web.chart.empty")}</p>`;
  const names = playing(points, seats.map((seat) => seat.name ?? seat));
  return html`<figure class="chart">
    <${Plot} ...${{ points, names, value, marks, onSeek, label, figure, span, turns }} />
    <figcaption class="small quiet">${caption}</figcaption>
    <${Figures} ...${{ points, names, marks, figure }} />
  </figure>`;
}

function Plot({ points, names, value, marks, onSeek, label, figure, span, turns }) {
  const [box, width] = useWidth();
  const [over, setOver] = useState(null);
  const scales = useMemo(() => scalesOf(points, { width, height: HEIGHT }, span), [points, width]);
  const placeOf = (event) => scales.at(event.clientX - box.current.getBoundingClientRect().left);
  const shown = over ?? value ?? scales.last;
  return html`<div class="chart-frame" ref=${box}>
    <${Readout} point=${pointAt(points, shown)} n=${shown} last=${scales.last} names=${names} figure=${figure} />
    <svg viewBox=${`0 0 ${width} ${HEIGHT}`} width=${width} height=${HEIGHT} role="img"
        aria-label=${label}
        onPointerMove=${(event) => setOver(placeOf(event))} onPointerLeave=${() => setOver(null)} onClick=${(event) => onSeek?.(placeOf(event))}>
      <${Paper} scales=${scales} marks=${marks} figure=${figure} />
      ${names.map((name, k) =>
        html`<path class=${`chart-line ${factionClass(name)}`} d=${pathOf(points, name, scales)} stroke-dasharray=${DASHES[k % DASHES.length]} />`)}
      ${turns.map(({ n, seat, after }) => html`<circle class=${`chart-turn ${factionClass(seat)}`} cx=${scales.x(n)} cy=${scales.y(after)} r="4.5" />`)}
      <${Cursor} n=${value} scales=${scales} kind="chart-now" />
      <${Cursor} n=${over} scales=${scales} kind="chart-over" />
      <${Chapters} scales=${scales} marks=${marks} />
      <${EndLabels} places=${labelPlaces(points, names, scales)} x=${scales.right} figure=${figure} />
    </svg>
  </div>`;
}

function Cursor({ n, scales, kind }) {
  return n !== null && html`<line class=${kind} x1=${scales.x(n)} x2=${scales.x(n)} y1=${scales.top} y2=${scales.bottom} />`;
}

/** The width of the box in pixels, so that letters keep their size. */
function useWidth() {
  const box = useRef(null);
  const [width, setWidth] = useState(480);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setWidth(Math.max(240, Math.floor(entry.contentRect.width))));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return [box, width];
}

function Readout({ point, n, last, names, figure }) {
  return html`<p class="chart-readout number" aria-hidden="true">
    <span class="quiet">${n >= last ? t("web.chart.now") : t("web.chart.after", n)}</span>
    ${names.filter((name) => name in point.margins).map((name) => html`<span><${Sign} name=${name} beside /> ${figure(point.margins[name])}</span>`)}
  </p>`;
}

function Paper({ scales, marks, figure }) {
  const { left, right, top, bottom, x, y } = scales;
  const winters = marks.filter((mark) => mark.winter && x(mark.n) < right - ROOM);
  return html`<g class="chart-paper">
    <rect class="chart-won" x=${left} y=${top} width=${right - left} height=${y(0) - top} />
    ${winters.map(({ n }) => html`
      <line class="chart-winter" x1=${x(n)} x2=${x(n)} y1=${top} y2=${bottom} />
      <text class="chart-small" x=${x(n)} y=${bottom + 14} text-anchor="middle">❄</text>`)}
    ${gridLines(scales).map((margin) => html`
      <line class=${margin === 0 ? "chart-zero" : "chart-grid"} x1=${left} x2=${right} y1=${y(margin)} y2=${y(margin)} />
      <text class="chart-small" x=${left - 6} y=${y(margin) + 4} text-anchor="end">${figure(margin)}</text>`)}
    <text class="chart-small" x=${left} y=${bottom + 14}>0</text>
    <text class="chart-small" x=${right} y=${bottom + 14} text-anchor="end">${scales.last}</text>
  </g>`;
}

/** Where the game turned a page: a line across, with its name on the side where there is more room. */
function Chapters({ scales: { left, right, top, bottom, x }, marks }) {
  return marks.filter((mark) => mark.chapter).map(({ n, label }) => {
    const early = x(n) < (left + right) / 2;
    return html`<line class="chart-chapter" x1=${x(n)} x2=${x(n)} y1=${top} y2=${bottom} />
      <text class="chart-small chart-chapter-name" x=${x(n) + (early ? 5 : -5)} y=${bottom - 6} text-anchor=${early ? "start" : "end"}>${label}</text>`;
  });
}

function EndLabels({ places, x, figure }) {
  return places.map(({ name, margin, y }) => html`<text class=${`chart-label ${factionClass(name)}`} x=${x + 5} y=${y + 4}>
    ${codeOf(name)} ${figure(margin)}</text>`);
}

/** The same in figures: a row for each card, or for each change where no cards are given. */
function Figures({ points, names, marks, figure }) {
  const rows = rowsOf(points, marks);
  return html`<details class="chart-figures"><summary>${t("web.chart.table")}</summary>
    <div class="chart-scroll" tabindex="0" role="region" aria-label=${t("web.chart.table.label")}><table>
      <thead><tr><th scope="col">${t("web.chart.when")}</th>${names.map((name) => html`<th scope="col"><${Sign} name=${name} /></th>`)}</tr></thead>
      <tbody>${rows.map(({ label, margins }) => html`<tr><th scope="row">${label}</th>
        ${names.map((name) => html`<td class="number">${name in margins ? figure(margins[name]) : "·"}</td>`)}</tr>`)}</tbody>
    </table></div>
  </details>`;
}

function rowsOf(points, marks) {
  const cards = marks.filter((mark) => mark.kind === "card");
  const moments = cards.length ? cards : points.slice(0, -1).map(({ n }) => ({ n, label: t("web.chart.after", n) }));
  const step = Math.ceil(moments.length / MOST_ROWS);
  const kept = moments.filter((_, k) => k % step === 0);
  return [...kept.map(({ n, label }) => ({ label, margins: pointAt(points, n).margins })), { label: t("web.chart.now"), margins: points.at(-1).margins }];
}

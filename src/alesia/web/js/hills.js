/** The picture of the first page: a hill with a town on it, and the two rings that were once drawn around it. */
import { html } from "./vendor/preact.js";

const CENTRE = [352, 200];
const CONTOURS = [34, 52, 70, 90, 112];
const INNER_RING = 138;
const OUTER_RING = 176;
const PLAIN = [206, 240, 278, 320, 366];
const CAMPS = [0.5, 1.5, 2.45, 3.6, 4.7, 5.65];
const POINTS = 120;

export function Hills() {
  return html`<svg class="hills" viewBox="0 0 560 400" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
    ${[...PLAIN].reverse().map((radius) => html`<path class="hill-plain" d=${outline(radius)} />`)}
    <path class="hill-ring outer" d=${outline(OUTER_RING)} /><path class="hill-stakes" d=${stakes(OUTER_RING, 7)} />
    <path class="hill-ring" d=${outline(INNER_RING)} /><path class="hill-stakes" d=${stakes(INNER_RING, -6)} />
    ${[...CONTOURS].reverse().map((radius) => html`<path class="hill-contour" d=${outline(radius)} />`)}
    ${CAMPS.map((angle) => html`<${Camp} angle=${angle} />`)}
  </svg>`;
}

/** A place on an uneven oval: the hill is longer than it is high, and no circle. */
function place(radius, angle) {
  const uneven = 1 + 0.07 * Math.sin(2 * angle + 0.7) + 0.045 * Math.sin(3 * angle + 2) + 0.02 * Math.sin(7 * angle);
  return [CENTRE[0] + 1.35 * radius * uneven * Math.cos(angle), CENTRE[1] + 0.86 * radius * uneven * Math.sin(angle)];
}

const angles = (count) => Array.from({ length: count }, (_, k) => (2 * Math.PI * k) / count);
const written = ([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`;

const outline = (radius) => `M${angles(POINTS).map((angle) => written(place(radius, angle))).join("L")}Z`;

/** Short strokes across a ring. */
function stakes(radius, length) {
  return angles(Math.round(radius * 0.9)).map((angle) => `M${written(place(radius, angle))}L${written(place(radius + length, angle))}`).join("");
}

function Camp({ angle }) {
  const [x, y] = place((INNER_RING + OUTER_RING) / 2, angle);
  const turn = `rotate(${((angle * 180) / Math.PI).toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})`;
  return html`<rect class="hill-camp" x=${x - 8} y=${y - 6} width="16" height="12" rx="2" transform=${turn} />`;
}

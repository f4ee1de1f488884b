/** What moved, came and went, drawn over the map: arrows from place to place, and marks that say how many. */

import { wearStyle } from "./style.js";
import { html, render } from "../vendor/preact.js";
import { codeOf } from "../words.js";

const SHORT = 26; // what an arrow leaves out at either end
const BEND = 0.16; // of its length
const APART = 9; // between arrows that go the same way
const ASIDE = 16; // of the number beside an arrow
const SIGNS = { gain: "+", loss: "−", weaker: "↓", stronger: "↑" };
const MARK = { height: 24, letter: 10.5, pad: 9, gap: 3 };

await wearStyle("/static/css/follow.css");

/** Draw the traces of a map on their layer. @param {import("./map.js").BoardMap} map */
export function drawTraces(map) {
  const traces = map.props.traces ?? [];
  const key = JSON.stringify(traces);
  if (map.traced === key) return;
  map.traced = key;
  render(html`<${Traces} key=${key} traces=${traces} spotOf=${(place) => map.spotOf(place)} />`, map.traces);
}

function Traces({ traces, spotOf }) {
  const moves = traces.filter(({ kind }) => kind === "move");
  const marks = Map.groupBy(traces.filter(({ kind }) => kind !== "move"), ({ place }) => place);
  return html`<g>
    ${moves.map((move, k) => html`<${Arrow} ...${move} from=${spotOf(move.from)} to=${spotOf(move.to)} nth=${nth(moves, k)} />`)}
    ${[...marks].map(([place, all]) => html`<${Marks} marks=${all} at=${spotOf(place)} />`)}
  </g>`;
}

/** How many before it go between the same two places. */
const nth = (moves, k) => moves.slice(0, k).filter(({ from, to }) => from === moves[k].from && to === moves[k].to).length;

function Arrow({ from, to, owner, count, nth: k }) {
  if (!from || !to) return null;
  const { path, end, middle } = wayOf(from, to, k);
  return html`<g class=${`trace move ${slugOf(owner)}`}>
    <path class="trace-halo" d=${path} /><path class="trace-way" d=${path} pathLength="1" />
    <path class="trace-head" d="M17 0L-11 14L-6 0L-11-14Z" transform=${`translate(${end.x} ${end.y}) rotate(${end.turn})`} />
    <${Mark} words=${`${lettersOf(owner)}${count}`} look="moved" x=${middle.x} y=${middle.y} />
  </g>`;
}

/** A bow from one place to the other, which leaves out both ends. */
function wayOf(from, to, k) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const short = Math.min(SHORT, length / 4);
  const bow = length * BEND + k * APART * 2.4;
  const top = { x: (from.x + to.x) / 2 + uy * bow, y: (from.y + to.y) / 2 - ux * bow };
  const [start, end] = [along(from, top, short), along(to, top, short)];
  const middle = { x: (start.x + 2 * top.x + end.x) / 4 + uy * ASIDE, y: (start.y + 2 * top.y + end.y) / 4 - ux * ASIDE };
  const turn = (Math.atan2(end.y - top.y, end.x - top.x) * 180) / Math.PI;
  return { path: `M${start.x} ${start.y}Q${top.x} ${top.y} ${end.x} ${end.y}`, end: { ...end, turn }, middle };
}

function along(from, to, by) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by };
}

/** The marks of one place, side by side above what stands there. */
function Marks({ marks, at }) {
  if (!at) return null;
  const words = marks.map(wordsOf);
  const widths = words.map(widthOf);
  const all = widths.reduce((sum, width) => sum + width + MARK.gap, -MARK.gap);
  let x = at.x - all / 2;
  return html`<g>${marks.map(({ kind, owner }, k) => {
    const middle = x + widths[k] / 2;
    x += widths[k] + MARK.gap;
    return html`<g class=${`trace ${kind} ${slugOf(owner)}`}><${Mark} words=${words[k]} look=${kind} x=${middle} y=${at.y - (at.above ?? 0)} /></g>`;
  })}</g>`;
}

function wordsOf({ kind, owner, loser, count }) {
  if (kind === "turn") return `${lettersOf(loser)}→ ${lettersOf(owner)}${count > 1 ? count : ""}`.trim();
  return `${lettersOf(owner)}${SIGNS[kind]}${count}`;
}

const widthOf = (words) => words.length * MARK.letter + 2 * MARK.pad;

const Mark = ({ words, look, x, y }) => html`<g class=${`trace-mark ${look}`} transform=${`translate(${x} ${y})`}>
  <rect x=${-widthOf(words) / 2} y=${-MARK.height / 2} width=${widthOf(words)} height=${MARK.height} rx=${MARK.height / 2} />
  <text y="6.2">${words}</text>
</g>`;

const slugOf = (owner) => owner?.toLowerCase() ?? "";
const lettersOf = (owner) => (owner ? `${codeOf(owner)} ` : "");

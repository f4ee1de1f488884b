/** What changes on the board: outlines of areas, the blocks in them, and the mark of a battle. */

import { stackKey, stackPlace } from "../../board/layout.js";
import { placeName } from "../../board/places.js";
import { html, useMemo } from "../../vendor/preact.js";
import { Block } from "./blocks.js";
import { slugOf } from "./looks.js";

const SWORDS = "M-8-8L6 6M8-8L-6 6M2 8L8 2M-2 8L-8 2";

/** All that is laid over whole areas, within their borders, below the blocks. @param {{looks: Object<string, string[]>}} props places by look */
export function Outlines({ areas, looks }) {
  const outline = (look, place) => {
    const area = areas.get(placeName(place));
    return area && html`<use key=${look + place} href=${`#${area.outline}`} class=${`outline ${look}`} clip-path=${`url(#${area.clip})`} />`;
  };
  return html`<g class="area-marks">${Object.entries(looks).map(([look, places]) => places.map((place) => outline(look, place)))}</g>`;
}

/** The blocks of one side: its two letters, then the blocks; a neutral tribe has no tray. */
function Tray({ tray, choices }) {
  const { force, width, height, codeWidth, spots, isWhole, x, y } = tray;
  return html`<g class=${`tray ${slugOf(force.side)}`} transform=${`translate(${x} ${y})`}>
    ${force.code && html`<rect class="tray-ground" width=${width} height=${height} rx="5" />
      <path class="tray-code" d=${`M5 0H${codeWidth - 1}V${height}H5A5 5 0 0 1 0 ${height - 5}V5A5 5 0 0 1 5 0Z`} />
      <text class="code" x=${(codeWidth - 1) / 2} y=${height / 2 + 4.3}>${force.code}</text>`}
    ${spots.map(({ block, x: left, y: top }) =>
      html`<g key=${block.key} transform=${`translate(${left} ${top})`}><${Block} block=${block} isWhole=${isWhole} options=${choices.get(`unit ${block.name}`)} /></g>`)}
  </g>`;
}

/** Crossed swords where a battle is fought or to come, with its round. */
function Battle({ battle, at }) {
  return html`<g class=${battle.round > 0 ? "battle-mark" : "battle-mark to-come"} transform=${`translate(${at.x} ${at.y})`}>
    <g class="grown"><circle r="14" /><path d=${SWORDS} />
    ${battle.round > 0 && html`<g transform="translate(-15 9)"><circle class="battle-round" r="9.5" /><text y="5.2">${battle.round}</text></g>`}</g>
  </g>`;
}

/** Who crossed which border in this round: an arrow from area to area, with the number of units. */
export function Crossings({ crossings, areas }) {
  return html`<g class="ways">${crossings.map((each) => html`<${Way} key=${each.from + each.to + each.side} ...${each} areas=${areas} />`)}</g>`;
}

const SHORT = 0.3; // of the way, which the arrow leaves out at either end

function Way({ from, to, side, units, areas }) {
  const [a, b] = [areas.get(from).room, areas.get(to).room];
  const at = (share) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
  const [start, end, middle] = [at(SHORT), at(1 - SHORT), at(0.5)];
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return html`<g class=${slugOf(side)}>
    <path class="way" d=${`M${start.x} ${start.y}L${end.x} ${end.y}`} />
    <path class="way-head" d="M9 0L-7 8V-8Z" transform=${`translate(${end.x} ${end.y}) rotate(${turn})`} />
    <g transform=${`translate(${middle.x} ${middle.y})`}><g class="grown"><circle class="way-count" r="10" /><text class="code" y="5.3">${units}</text></g></g>
  </g>`;
}

/** Everything in one area; drawn anew only when its own facts are others. @param {{facts: import("./facts.js").Area}} props */
export function AreaBlocks({ facts, mark, choices, stack }) {
  const open = facts.forces.flatMap(({ blocks }) => blocks.map(({ name }) => choices.get(`unit ${name}`))).filter(Boolean);
  return useMemo(() => html`<${Contents} ...${{ facts, mark, choices, stack }} />`, [facts.words, labelsOf(open), stackKey(stack), mark?.x]);
}

const labelsOf = (options) => options.flat().map(({ label }) => label).join();

function Contents({ facts, mark, choices, stack }) {
  return html`<g class="in-region" data-of=${facts.name}>
    ${stack && html`<g class="stack" transform=${stackPlace(stack)}>
      ${stack.trays.map((tray) => html`<${Tray} key=${tray.force.side} tray=${tray} choices=${choices} />`)}
    </g>`}
    ${facts.battle && html`<${Battle} battle=${facts.battle} at=${mark} />`}
  </g>`;
}

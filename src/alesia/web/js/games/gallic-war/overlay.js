/** What changes on the board: outlines of areas, the blocks in them, and the mark of a battle. */

import { placeName } from "../../board/map.js";
import { stackOf } from "../../board/stacks.js";
import { html, useMemo } from "../../vendor/preact.js";
import { Block } from "./blocks.js";
import { slugOf } from "./looks.js";
import { trayOf } from "./trays.js";

const SWORDS = "M-8-8L6 6M8-8L-6 6M2 8L8 2M-2 8L-8 2";

/** All that is laid over whole areas, below the blocks. @param {{looks: Object<string, string[]>}} props places by look */
export function Outlines({ areas, looks }) {
  const outline = (look, place) => {
    const area = areas.get(placeName(place));
    return area && html`<use key=${look + place} href=${`#${area.outline}`} class=${`outline ${look}`} />`;
  };
  return html`<g>${Object.entries(looks).map(([look, places]) => places.map((place) => outline(look, place)))}</g>`;
}

/** The blocks of one side: its two letters, then the blocks; a neutral tribe has no tray. */
function Tray({ tray }) {
  const { force, width, height, codeWidth, spots, x, y } = tray;
  return html`<g class=${`tray ${slugOf(force.side)}`} transform=${`translate(${x} ${y})`}>
    ${force.code && html`<rect class="tray-ground" width=${width} height=${height} rx="5" />
      <path class="tray-code" d=${`M5 0H${codeWidth - 1}V${height}H5A5 5 0 0 1 0 ${height - 5}V5A5 5 0 0 1 5 0Z`} />
      <text class="code" x=${(codeWidth - 1) / 2} y=${height / 2 + 4.3}>${force.code}</text>`}
    ${spots.map(({ block, x: left, y: top }) =>
      html`<g key=${block.key} transform=${`translate(${left} ${top})`}><${Block} block=${block} /></g>`)}
  </g>`;
}

/** Crossed swords where a battle is fought, with its round. */
function Battle({ battle, at }) {
  return html`<g class="battle-mark" transform=${`translate(${at.x} ${at.y - 30})`}>
    <circle r="14" /><path d=${SWORDS} />
    ${battle.round > 0 && html`<g transform="translate(15 9)"><circle class="battle-round" r="8.5" /><text y="4">${battle.round}</text></g>`}
  </g>`;
}

/** Everything in one area; drawn anew only when its own facts are others. @param {{facts: import("./facts.js").Area}} props */
export function AreaBlocks({ facts, area }) {
  return useMemo(() => html`<${Contents} facts=${facts} area=${area} />`, [facts.words]);
}

function Contents({ facts, area }) {
  const { room, name } = area;
  const stack = facts.forces.length ? stackOf(facts.forces.map(trayOf), room) : { largest: 1, trays: [] };
  const largest = facts.isNeutral ? Math.min(1, stack.largest) : stack.largest;
  return html`<g class="in-region" data-of=${facts.name}>
    <g transform=${`translate(${room.x} ${room.y})`}>
      <g class="stack" style=${{ "--largest": largest.toFixed(2) }}>
        ${stack.trays.map((tray) => html`<${Tray} key=${tray.force.side} tray=${tray} />`)}
      </g>
    </g>
    ${facts.battle && html`<${Battle} battle=${facts.battle} at=${name} />`}
  </g>`;
}

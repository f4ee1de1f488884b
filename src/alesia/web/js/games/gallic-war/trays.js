/** The tray of a side in an area, with its blocks laid out in it. */

import { BLOCK, widthOf } from "./blocks.js";

const CODE_WIDTH = 21;
const PAD = 3;
const MOST_IN_ROW = 4;
const MOST_NEAR = 3;

/**
 * @param {import("./facts.js").Force} force
 * @param {boolean} isNear whether blocks bear their whole names
 */
export function trayOf(force, isNear) {
  const rows = Math.ceil(force.blocks.length / (isNear ? MOST_NEAR : MOST_IN_ROW));
  const columns = Math.ceil(force.blocks.length / rows);
  const codeWidth = force.code ? CODE_WIDTH : 0;
  const ends = Array(rows).fill(codeWidth + PAD);
  const spots = force.blocks.map((block, i) => {
    const row = Math.floor(i / columns);
    const width = BLOCK + widthOf(block, isNear);
    ends[row] += width;
    return { block, x: ends[row] - width / 2, y: PAD + 1 + BLOCK * (row + 0.5) };
  });
  return { force, codeWidth, spots, isNear, width: Math.max(...ends) + PAD, height: rows * BLOCK + 2 * PAD };
}

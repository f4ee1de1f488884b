/** The tray of a side in an area, with its blocks laid out in it. */

import { BLOCK } from "./blocks.js";

const CODE_WIDTH = 21;
const PAD = 3;
const MOST_IN_ROW = 4;

/** @param {import("./facts.js").Force} force */
export function trayOf(force) {
  const count = force.blocks.length;
  const rows = Math.ceil(count / MOST_IN_ROW);
  const columns = Math.ceil(count / rows);
  const codeWidth = force.code ? CODE_WIDTH : 0;
  const spots = force.blocks.map((block, i) => ({
    block,
    x: codeWidth + PAD + BLOCK * ((i % columns) + 0.5),
    y: PAD + 1 + BLOCK * (Math.floor(i / columns) + 0.5),
  }));
  return { force, codeWidth, spots, width: codeWidth + columns * BLOCK + 2 * PAD, height: rows * BLOCK + 2 * PAD };
}

/** The tray of a side in an area, with its blocks laid out in it. */

import { BLOCK, widthOf } from "./blocks.js";

const CODE_WIDTH = 21;
const PAD = 3;
const SHORTER = 16; // what it costs a block that its name is not whole
const SHAPES = [[3, true], [2, true], [1, true], [4, false], [2, false]]; // blocks in a row, and whether they bear their whole names

/** How the blocks of an area can be drawn: with whole names rather than short ones, side by side rather than one below the other. */
export function formsOf(forces) {
  const forms = new Map();
  for (const [most, isWhole] of SHAPES) {
    const trays = forces.map((force) => trayOf(force, most, isWhole));
    const size = trays.map(({ width, height }) => `${width} ${height}`).join();
    const short = isWhole ? 0 : forces.flatMap(({ blocks }) => blocks).filter((block) => widthOf(block, true)).length;
    if (!forms.has(size)) forms.set(size, { trays, cost: SHORTER * short });
  }
  return [...forms.values()];
}

/** @param {import("./facts.js").Force} force */
function trayOf(force, most, isWhole) {
  const rows = Math.ceil(force.blocks.length / most);
  const columns = Math.ceil(force.blocks.length / rows);
  const codeWidth = force.code ? CODE_WIDTH : 0;
  const ends = Array(rows).fill(codeWidth + PAD);
  const spots = force.blocks.map((block, i) => {
    const row = Math.floor(i / columns);
    const width = BLOCK + widthOf(block, isWhole);
    ends[row] += width;
    return { block, x: ends[row] - width / 2, y: PAD + 1 + BLOCK * (row + 0.5) };
  });
  return { force, codeWidth, spots, isWhole, width: Math.max(...ends) + PAD, height: rows * BLOCK + 2 * PAD };
}

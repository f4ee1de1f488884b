/** How the pieces of a Region are laid out: one tray for each Faction, trays side by side in rows. */

import { BANNER_HEIGHT, COUNTER_HEIGHT, COUNTER_WIDTH } from "./pieces.js";

const CODE_WIDTH = 21;
const PAD = 3;
const GAP = 4;
const BANNER_LETTER = 7.1;
const SMALLEST = 0.62;

/**
 * @param {{leader: string|null, pieces: {kind: string}[]}} forces one Faction of regionSummary
 * @returns the tray: its size, and where in it each counter stands
 */
export function trayOf(forces) {
  const counters = forces.pieces.filter((each) => each.kind !== "leader");
  const columns = counters.length > 3 ? Math.ceil(counters.length / 2) : counters.length;
  const rows = columns ? Math.ceil(counters.length / columns) : 0;
  const top = forces.leader ? BANNER_HEIGHT : 0;
  const banner = forces.leader ? CODE_WIDTH + 18 + forces.leader.length * BANNER_LETTER : 0;
  const width = Math.max(CODE_WIDTH + columns * COUNTER_WIDTH + PAD, banner);
  const height = Math.max(top + rows * COUNTER_HEIGHT + PAD, COUNTER_HEIGHT);
  const spread = (width - CODE_WIDTH - PAD) / Math.max(columns, 1);
  const spots = counters.map((each, i) => ({
    ...each,
    x: CODE_WIDTH + spread * ((i % columns) + 0.5),
    y: top + COUNTER_HEIGHT * (Math.floor(i / columns) + 0.5) + PAD / 2,
  }));
  return { forces, width, height, codeWidth: CODE_WIDTH, spots };
}

/** Trays into rows no wider than the room, as far as each tray allows. */
function rowsOf(trays, width) {
  const rows = [];
  for (const tray of trays) {
    const row = rows.at(-1);
    if (row && row.width + GAP + tray.width <= width) {
      row.trays.push(tray);
      row.width += GAP + tray.width;
      row.height = Math.max(row.height, tray.height);
    } else rows.push({ trays: [tray], width: tray.width, height: tray.height });
  }
  return rows;
}

/**
 * Places all trays around 0, 0.
 * @param {{width: number, height: number}} room
 * @returns {{scale: number, trays: object[]}} trays with their x and y; scale: how much they must shrink to fit
 */
export function stackOf(factions, room) {
  const rows = rowsOf(factions.map(trayOf), room.width * 1.12);
  const height = rows.reduce((sum, row) => sum + row.height, 0) + GAP * (rows.length - 1);
  const width = Math.max(...rows.map((row) => row.width), 1);
  const trays = [];
  let y = -height / 2;
  for (const row of rows) {
    let x = -row.width / 2;
    for (const tray of row.trays) {
      trays.push({ ...tray, x, y: y + (row.height - tray.height) / 2 });
      x += tray.width + GAP;
    }
    y += row.height + GAP;
  }
  const fit = Math.min(1, (room.width * 1.2) / width, (room.height * 1.3) / Math.max(height, 1));
  return { scale: Math.max(fit, SMALLEST), trays };
}

/** How the pieces of a Region are laid out: one tray for each Faction, trays side by side in rows. */

import { BANNER_HEIGHT, COUNTER_HEIGHT, COUNTER_WIDTH } from "./pieces.js";

const CODE_WIDTH = 21;
const PAD = 3;
const GAP = 4;
const BANNER_LETTER = 8.6;
const SMALLEST = 0.76;

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

/** All orders of a short list, its own order first. */
function ordersOf(list) {
  if (list.length < 2) return [list];
  return list.flatMap((each, i) => ordersOf(list.toSpliced(i, 1)).map((rest) => [each, ...rest]));
}

function measured(rows, room) {
  const height = rows.reduce((sum, row) => sum + row.height, 0) + GAP * (rows.length - 1);
  const width = Math.max(...rows.map((row) => row.width), 1);
  return { rows, height, fit: Math.min((room.width) / width, (room.height * 1.15) / Math.max(height, 1)) };
}

/** The rows that can be drawn largest. */
function bestRows(trays, room) {
  const widths = [room.width, room.width * 1.25];
  const tries = ordersOf(trays).flatMap((order) => widths.map((width) => measured(rowsOf(order, width), room)));
  return tries.reduce((best, each) => (each.fit > best.fit + 0.01 ? each : best));
}

/**
 * Places all trays around 0, 0.
 * @param {{width: number, height: number}} room
 * @returns {{largest: number, trays: object[]}} trays with their x and y; the largest scale at which they fit
 */
export function stackOf(factions, room) {
  const { rows, height, fit } = bestRows(factions.map(trayOf), room);
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
  return { largest: Math.max(fit, SMALLEST), trays };
}

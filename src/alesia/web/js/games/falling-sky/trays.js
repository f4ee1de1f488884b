/** The tray of a Faction in a Region, with its pieces laid out in it. */

import { BANNER_HEIGHT, COUNTER_HEIGHT, COUNTER_WIDTH } from "./pieces.js";

const CODE_WIDTH = 22;
const PAD = 3;
const BANNER_LETTER = 8.9;

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

/** How the trays of a place are laid out: side by side in rows, as large as the room allows. */

const GAP = 4;
const SMALLEST = 0.76;

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
 * @param {{width: number, height: number}[]} trays
 * @param {{width: number, height: number}} room
 * @returns {{largest: number, trays: object[]}} trays with their x and y; the largest scale at which they fit
 */
export function stackOf(trays, room) {
  const { rows, height, fit } = bestRows(trays, room);
  const placed = [];
  let y = -height / 2;
  for (const row of rows) {
    let x = -row.width / 2;
    for (const tray of row.trays) {
      placed.push({ ...tray, x, y: y + (row.height - tray.height) / 2 });
      x += tray.width + GAP;
    }
    y += row.height + GAP;
  }
  return { largest: Math.max(fit, SMALLEST), trays: placed };
}

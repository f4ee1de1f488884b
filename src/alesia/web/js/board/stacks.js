/** How the trays of a place are laid out: side by side in rows. */

const GAP = 4;

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
  return { rows, width, height, fit: Math.min(room.width / width, (room.height * 1.15) / Math.max(height, 1)) };
}

/**
 * The ways to lay out trays, one for each shape, those that can be drawn largest in the room first.
 * @param {{width: number, height: number}[]} trays
 * @param {{width: number, height: number}} room
 * @returns {{width: number, height: number, fit: number, rows: object[]}[]} fit: the scale at which it fills the room
 */
export function waysToStack(trays, room) {
  const widths = [room.width, room.width * 1.25, room.width / 1.6, Infinity, 1];
  const tries = ordersOf(trays).flatMap((order) => widths.map((width) => measured(rowsOf(order, width), room)));
  const shapes = new Map();
  for (const each of tries) if (!shapes.has(`${each.width} ${each.height}`)) shapes.set(`${each.width} ${each.height}`, each);
  return [...shapes.values()].sort((one, other) => other.fit - one.fit);
}

/** The trays of such a way, with their x and y around 0, 0. */
export function placed({ rows, height }) {
  const found = [];
  let y = -height / 2;
  for (const row of rows) {
    let x = -row.width / 2;
    for (const tray of row.trays) {
      found.push({ ...tray, x, y: y + (row.height - tray.height) / 2 });
      x += tray.width + GAP;
    }
    y += row.height + GAP;
  }
  return found;
}

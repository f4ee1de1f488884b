/** Where the stacks of all places lie: in their rooms, or where those are too small or a name is there beside them, over what holds nothing. */

import { placed, waysToStack } from "./stacks.js";

const STEP = 9;
const REACH = 11; // steps from the middle of the room
const MOST_WAYS = 6;
const SAMPLES = [0.1, 0.37, 0.63, 0.9];
const COST = { foreign: 2.2, sea: 0.1, covered: 60, stacked: 200, away: 0.2, smaller: 40 };
const TOUCHED = 8; // units of area: no more than the rim of a name

/** @typedef {{x: number, y: number, width: number, height: number}} Box x, y: its upper left corner */

/**
 * @param {{name: string, room: object, trays: object[], most?: number}[]} places most: no larger than this
 * @param {{sizes: {wanted: number, least: number}, covered: Box[], landAt: (x: number, y: number) => string|null, bounds: {width: number, height: number}}} ground
 *   sizes: scales; covered: what may not be hidden; landAt: to which place a point belongs
 * @returns {Map<string, {x: number, y: number, size: number, trays: object[]}>}
 */
export function layOut(places, ground) {
  const found = new Map(), taken = [];
  const put = (place, spot) => {
    found.set(place.name, { x: spot.x, y: spot.y, size: spot.size, trays: placed(spot.way) });
    taken.push(boxOf(spot));
  };
  const tight = [];
  for (const place of places) {
    const spot = inRoom(place, ground.sizes);
    if (spot && hidden(boxOf(spot), ground.covered) < TOUCHED) put(place, spot);
    else tight.push([place, spot]);
  }
  tight.sort(([, one], [, other]) => Number(!one) - Number(!other)); // who has room stays near it
  for (const [place, spot] of tight) put(place, beside(place, ground, taken, spot?.size));
  return found;
}

/** In the middle of its room, if it is large enough there. */
function inRoom({ room, trays, most = Infinity }, { wanted, least }) {
  const [way] = waysToStack(trays, room);
  const size = Math.min(wanted, most, way.fit);
  return size >= Math.min(least, most) - 0.01 ? { x: room.x, y: room.y, size, way } : null;
}

/** Where it hides least: as large as in its room, or as small as can be read. */
function beside({ name, room, trays }, ground, taken, most = 0) {
  const { least } = ground.sizes;
  let best = { cost: Infinity, x: room.x, y: room.y, size: most || least, way: waysToStack(trays, room)[0] };
  for (const size of most > least ? [most, least] : [most || least])
    for (const way of waysToStack(trays, room).slice(0, MOST_WAYS))
      for (let i = -REACH; i <= REACH; i += 1)
        for (let j = -REACH; j <= REACH; j += 1) {
          const spot = { x: room.x + i * STEP, y: room.y + j * STEP, size, way };
          const cost = costOf(spot, name, room, ground, taken, best.cost) + COST.smaller * Math.max(0, most - size);
          if (cost < best.cost) best = { ...spot, cost };
        }
  return best;
}

/** So much of what may not be hidden lies below a box. */
const hidden = (box, covered) => covered.reduce((sum, each) => sum + common(box, each), 0);

const boxOf = ({ x, y, size, way }) => ({ x: x - (way.width * size) / 2, y: y - (way.height * size) / 2, width: way.width * size, height: way.height * size });

function costOf(spot, name, room, { covered, landAt, bounds }, taken, most) {
  const box = boxOf(spot);
  if (box.x < 4 || box.y < 4 || box.x + box.width > bounds.width - 4 || box.y + box.height > bounds.height - 4) return Infinity;
  let cost = COST.away * Math.hypot(spot.x - room.x, spot.y - room.y);
  if (cost >= most) return Infinity;
  for (const each of taken) cost += (COST.stacked * common(box, each)) / 100;
  cost += (COST.covered * hidden(box, covered)) / 100;
  return cost < most ? cost + groundCost(box, name, landAt) : Infinity;
}

/** What it lies on: its own land costs nothing, the sea little, the land of others much. */
function groundCost(box, name, landAt) {
  const share = (box.width * box.height) / SAMPLES.length ** 2 / 100;
  let cost = 0;
  for (const right of SAMPLES)
    for (const down of SAMPLES) {
      const land = landAt(box.x + box.width * right, box.y + box.height * down);
      if (land !== name) cost += share * (land ? COST.foreign : COST.sea);
    }
  return cost;
}

/** The area that two boxes share. */
function common(one, other) {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const CELL = 12;

/** Tells to which of these lands a point belongs, looked up in cells. @param {Map<string, SVGGeometryElement>} lands */
export function landFinder(lands) {
  const cells = new Map();
  const find = (point) => {
    for (const [name, land] of lands) if (land.isPointInFill(point)) return name;
    return null;
  };
  return (x, y) => {
    const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
    const key = row * 1000 + column;
    if (!cells.has(key)) cells.set(key, find(new DOMPoint((column + 0.5) * CELL, (row + 0.5) * CELL)));
    return cells.get(key);
  };
}

/** Where and how large a stack is drawn. */
export const stackPlace = ({ x, y, size }) => `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(3)})`;

/** By what a stack that lies elsewhere, or is laid out otherwise, is known. */
export const stackKey = (stack) => stack && `${stackPlace(stack)} ${stack.trays.map(({ x, y }) => `${x} ${y}`).join()}`;

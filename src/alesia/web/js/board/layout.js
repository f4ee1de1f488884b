/** Where the stacks of all places lie: in their rooms, or where those are too small or a name is there beside them, over what holds nothing. */

import { placed, waysToStack } from "./stacks.js";

const STEP = 8;
const REACH = 22; // steps from the middle of the room
const MOST_WAYS = 6;
const SAMPLES = [0.1, 0.37, 0.63, 0.9];
const COST = { foreign: 2.2, sea: 0.1, covered: 240, stacked: 400, away: 0.2, smaller: 40 };
const MOST_URGENT = 4; // so often all is laid out anew, where something is hidden
const TOUCHED = 8; // units of area: no more than the rim of a name
const AT_HOME = 0.25; // a stack of which less lies on its own land is tied to it by a line

const STEPS = Array.from({ length: 2 * REACH + 1 }, (_, k) => (k - REACH) * STEP);

/** Where a stack is tried, from the middle of its room outwards. */
const SPOTS = STEPS.flatMap((right) => STEPS.map((down) => ({ right, down, away: Math.hypot(right, down) }))).sort((one, other) => one.away - other.away);

/** @typedef {{x: number, y: number, width: number, height: number}} Box x, y: its upper left corner */

/**
 * @param {{name: string, room: object, forms: {trays: object[], cost: number}[], most?: number}[]} places
 *   forms: how its pieces can be drawn, the dearest to the eye first, and what each costs beside it; most: no larger than this
 * @param {{sizes: {wanted: number, least: number}, covered: Box[], landAt: (x: number, y: number) => string|null, bounds: {width: number, height: number}, reach: number}} ground
 *   sizes: scales; covered: what may not be hidden; landAt: to which place a point belongs; reach: as far a stack may go
 * @returns {Map<string, {x: number, y: number, size: number, trays: object[], box: Box, tie: string|null}>} tie: a line to where it belongs, if it lies elsewhere
 */
export function layOut(places, ground) {
  let best = laidOut(places, ground, []), tried = best;
  for (const urgent = []; best.harm > 0 && urgent.length < MOST_URGENT;) {
    urgent.unshift(tried.worst);
    tried = laidOut(places, ground, [...new Set(urgent)]);
    if (tried.harm < best.harm) best = tried;
  }
  return best.found;
}

/** All of them, the urgent ones first: those for which nothing was left when others chose before them. */
function laidOut(places, ground, urgent) {
  const found = new Map(), taken = [];
  const put = (place, spot) => {
    const box = boxOf(spot);
    found.set(place.name, { x: spot.x, y: spot.y, size: spot.size, trays: placed(spot.way), box, tie: tieOf(box, place, ground.landAt) });
    taken.push(box);
  };
  const tight = [];
  const spotsOf = (place) => place.forms.map((form) => inRoom(place, form, ground.sizes)).filter(Boolean);
  for (const place of places.filter(({ name }) => urgent.includes(name))) put(place, beside(place, ground, taken, spotsOf(place).at(-1)?.size));
  for (const place of places.filter(({ name }) => !urgent.includes(name))) {
    const free = spotsOf(place).find((spot) => !spot.dear && !isHidden(boxOf(spot), [...ground.covered, ...taken]));
    if (free) put(place, free);
    else tight.push([place, spotsOf(place).at(-1)]);
  }
  tight.sort(([, one], [, other]) => Number(!one) - Number(!other)); // who has room stays near it
  for (const [place, spot] of tight) put(place, beside(place, ground, taken, spot?.size));
  return { found, ...harmOf(found, ground.covered) };
}

/** How much is hidden by stacks or lies under another, and which of them does most of it. */
function harmOf(found, covered) {
  const boxes = [...found.values()].map(({ box }) => box);
  const harms = [...found].map(([name, { box }]) => [name, hidden(box, [...covered, ...boxes.filter((each) => each !== box)])]);
  const counted = harms.filter(([, harm]) => harm >= TOUCHED).sort(([, one], [, other]) => other - one);
  return { worst: counted[0]?.[0], harm: counted.reduce((sum, [, harm]) => sum + harm, 0) };
}

/** In the middle of its room, if it is large enough there. */
function inRoom({ room, most = Infinity }, { trays, cost }, { wanted, least }) {
  const [way] = waysToStack(trays, room);
  const size = Math.min(wanted, most, way.fit);
  return size >= Math.min(least, most) - 0.01 ? { x: room.x, y: room.y, size, way, dear: cost } : null;
}

/** Where it hides least: as large as in its room, or as small as can be read. */
function beside({ name, room, forms }, ground, taken, most = 0) {
  const { least } = ground.sizes;
  let best = { cost: Infinity, x: room.x, y: room.y, size: most || least, way: waysToStack(forms.at(-1).trays, room)[0] };
  for (const size of most > least ? [most, least] : [most || least])
    for (const { way, dear } of waysOf(forms, room))
      for (const { right, down, away } of SPOTS) {
        const spot = { x: room.x + right, y: room.y + down, size, way };
        const sure = dear + COST.smaller * Math.max(0, most - size) + COST.away * away;
        if (sure >= best.cost || away > ground.reach) break;
        const cost = costOf(spot, name, ground, taken, best.cost - sure) + sure;
        if (cost < best.cost) best = { ...spot, cost };
      }
  return best;
}

/** The ways to lay out each of the forms, with what it costs. */
const waysOf = (forms, room) => forms.flatMap(({ trays, cost }) => waysToStack(trays, room).slice(0, MOST_WAYS).map((way) => ({ way, dear: cost })));

/** A line from a stack that does not lie on its own land to the room that is its own. */
function tieOf(box, { name, room }, landAt) {
  if (samplesOf(box).filter(([x, y]) => landAt(x, y) === name).length >= AT_HOME * SAMPLES.length ** 2) return null;
  const near = (from, length, to) => Math.min(from + length, Math.max(from, to)).toFixed(1);
  return `M${near(box.x, box.width, room.x)} ${near(box.y, box.height, room.y)}L${room.x} ${room.y}`;
}

/** Whether something lies over a box. */
export const isHidden = (box, taken) => hidden(box, taken) >= TOUCHED;

/** So much of what may not be hidden lies below a box. */
const hidden = (box, covered) => covered.reduce((sum, each) => sum + common(box, each), 0);

const boxOf = ({ x, y, size, way }) => ({ x: x - (way.width * size) / 2, y: y - (way.height * size) / 2, width: way.width * size, height: way.height * size });

/** What it costs to lie there, if that is less than the most. */
function costOf(spot, name, { covered, landAt, bounds }, taken, most) {
  const box = boxOf(spot);
  if (box.x < 4 || box.y < 4 || box.x + box.width > bounds.width - 4 || box.y + box.height > bounds.height - 4) return Infinity;
  let cost = 0;
  for (const each of taken) cost += (COST.stacked * common(box, each)) / 100;
  cost += (COST.covered * hidden(box, covered)) / 100;
  return cost < most ? cost + groundCost(box, name, landAt) : Infinity;
}

/**
 * How far a name, and whatever goes with it, must move so that nothing hides it, on its own land or beside it on the sea; nothing where
 * there is no such spot.
 * @param {Box[]} boxes the name, and what goes with it
 */
export function moveAside(boxes, name, taken, landAt) {
  const at = ({ right, down }) => boxes.map((box) => ({ ...box, x: box.x + right, y: box.y + down }));
  const isOwn = ({ x, y, width, height }) => [0.5, 0.3, 0.7].every((share, k) => [name, k ? null : name].includes(landAt(x + width * share, y + height / 2)));
  return SPOTS.find((spot) => at(spot).every((box) => !isHidden(box, taken)) && isOwn(at(spot)[0])) ?? null;
}

const samplesOf = (box) => SAMPLES.flatMap((right) => SAMPLES.map((down) => [box.x + box.width * right, box.y + box.height * down]));

/** What it lies on: its own land costs nothing, the sea little, the land of others much. */
function groundCost(box, name, landAt) {
  const share = (box.width * box.height) / SAMPLES.length ** 2 / 100;
  let cost = 0;
  for (const [x, y] of samplesOf(box)) {
    const land = landAt(x, y);
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

/** How the armies of a space stand together, and where they step so that they hide neither each other nor a space that is asked for. */

export const TOKEN = { width: 27, height: 18, gap: 2, rim: 1 };
const BATTLEMENTS = 4;
const BESIDE = 9; // from the middle of a space to an army beside it
export const POINTS = { x: 19, half: 8 }; // those of a siege
const STEP = 7;
const REACH = 20; // steps
const COST = { army: 30, asked: 12, space: 0.1, away: 0.5 }; // for each unit of area that is hidden, and of the way
const TOUCHED = 2; // units of area: no more than a rim
const LOOSE = 4; // units between an army and its space from which a line ties them

const STEPS = Array.from({ length: 2 * REACH + 1 }, (_, k) => (k - REACH) * STEP);
const SPOTS = STEPS.flatMap((right) => STEPS.map((down) => ({ right, down })));
const STAY = { right: 0, down: 0 };

/** Side by side around the middle. */
const inRow = (stacks, y) => stacks.map((stack, k) => ({ stack, x: (k - (stacks.length - 1) / 2) * (TOKEN.width + TOKEN.gap), y }));

/**
 * Whoever is inside stands on the space, whoever is outside beside it, where its name is not.
 * @returns {{tokens: {stack: object, x: number, y: number}[], box: import("../../board/layout.js").Box|null}} around the space at 0, 0
 */
export function groupOf({ stacks, points }, isNamedAbove) {
  const [inside, outside] = [true, false].map((is) => stacks.filter((stack) => stack.inside === is));
  const away = (isNamedAbove ? 1 : -1) * (TOKEN.height / 2 + (inside.length ? TOKEN.height / 2 + BATTLEMENTS : BESIDE));
  const tokens = [...inRow(inside, 0), ...inRow(outside, away)];
  return { tokens, box: tokens.length ? boxAround([...tokens.map(tokenBox), ...(points > 0 ? [POINTS_BOX] : [])]) : null };
}

const POINTS_BOX = { x: POINTS.x - POINTS.half, y: -POINTS.half, width: 2 * POINTS.half, height: 2 * POINTS.half };

function tokenBox({ stack, x, y }) {
  const [wide, high, top] = [TOKEN.width / 2 + TOKEN.rim, TOKEN.height / 2 + TOKEN.rim, stack.inside ? BATTLEMENTS : 0];
  return { x: x - wide, y: y - high - top, width: 2 * wide, height: 2 * high + top };
}

function boxAround(boxes) {
  const [x, y] = [Math.min(...boxes.map((each) => each.x)), Math.min(...boxes.map((each) => each.y))];
  const [right, below] = [Math.max(...boxes.map((each) => each.x + each.width)), Math.max(...boxes.map((each) => each.y + each.height))];
  return { x, y, width: right - x, height: below - y };
}

/**
 * How far each army steps aside: those stay that hide nothing, the others go where they hide least, near their space.
 * @param {{name: string, at: {x: number, y: number}, box: object}[]} armies as they would stand
 * @param {{name: string, isAsked: boolean, box: object}[]} spaces
 * @param {{width: number, height: number}} bounds of the board
 * @returns {Map<string, {right: number, down: number, box: object, tie: string|null}>}
 */
export function standApart(armies, spaces, bounds) {
  const asked = spaces.filter(({ isAsked }) => isAsked);
  const hides = ({ name, box }) => [...armies, ...asked].some((other) => other.name !== name && common(box, other.box) > TOUCHED);
  const crowded = armies.filter(hides);
  const found = new Map(armies.filter((army) => !crowded.includes(army)).map((army) => [army.name, standing(army, STAY)]));
  for (const army of crowded) found.set(army.name, standing(army, bestSpot(army, [...found.values()], spaces, bounds)));
  return found;
}

function bestSpot(army, taken, spaces, bounds) {
  const others = spaces.filter(({ name }) => name !== army.name);
  let best = { cost: Infinity, spot: STAY };
  for (const spot of [STAY, ...SPOTS]) {
    const cost = costOf(moved(army.box, spot), army.at, taken, others, bounds);
    if (cost < best.cost) best = { cost, spot };
  }
  return best.spot;
}

function costOf(box, at, taken, others, { width, height }) {
  if (box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height) return Infinity;
  const way = COST.away * Math.hypot(box.x + box.width / 2 - at.x, box.y + box.height / 2 - at.y);
  const armies = taken.reduce((sum, each) => sum + COST.army * common(box, each.box), 0);
  return others.reduce((sum, each) => sum + (each.isAsked ? COST.asked : COST.space) * common(box, each.box), way + armies);
}

const moved = (box, { right, down }) => ({ ...box, x: box.x + right, y: box.y + down });

/** An army at its spot, with a line to its space where it does not touch that. */
function standing({ at, box: old }, { right, down }) {
  const box = moved(old, { right, down });
  const [x, y] = [near(box.x, box.width, at.x), near(box.y, box.height, at.y)];
  const isLoose = (right || down) && Math.hypot(x - at.x, y - at.y) > BESIDE + LOOSE;
  return { right, down, box, tie: isLoose ? `M${x.toFixed(1)} ${y.toFixed(1)}L${at.x} ${at.y}` : null };
}

const near = (from, length, to) => Math.min(from + length, Math.max(from, to));

/** The area that two boxes share. */
function common(one, other) {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

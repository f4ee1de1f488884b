/** The geometry of the chart: from answers and margins to places on the paper. */

const PAD = { left: 30, right: 54, top: 10, bottom: 22 };
const MORE = { left: 16, right: 12 }; // for percentages
const LEAST_SPAN = 3; // margins above and below zero that always show
const LABEL_HEIGHT = 15;

/**
 * @param {{n: number, margins: Object<string, number>}[]} points
 * @param {{width: number, height: number}} size
 * @param {{low: number, high: number, step: number}} [span] the percentages between which lines run; margins run by what they are
 */
export function scalesOf(points, { width, height }, span) {
  const values = points.flatMap((point) => Object.values(point.margins)); // of those who have a part then
  const { low, high, step } = span ?? { low: Math.min(-LEAST_SPAN, ...values) - 1, high: Math.max(LEAST_SPAN, ...values) + 1 };
  const last = Math.max(1, points.at(-1)?.n ?? 1);
  const [left, right] = span ? [PAD.left + MORE.left, width - PAD.right - MORE.right] : [PAD.left, width - PAD.right];
  const [wide, tall] = [right - left, height - PAD.top - PAD.bottom];
  return {
    width, height, low, high, last, step: step ?? (high - low > 16 ? 5 : 2),
    left, right, top: PAD.top, bottom: height - PAD.bottom,
    x: (n) => left + Math.min(1, n / last) * wide, // what is told may end before now
    y: (margin) => PAD.top + ((high - margin) / (high - low)) * tall,
    at: (x) => Math.round(Math.max(0, Math.min(1, (x - left) / wide)) * last),
  };
}

/** The line of a Faction, in steps: a margin stands until it changes; where a Faction has no part there is none. */
export function pathOf(points, name, scales) {
  let drawing = false;
  const moves = changesOf(points, name).map(({ n, margin }) => {
    const was = drawing;
    drawing = margin !== undefined;
    const x = scales.x(n).toFixed(1);
    if (!drawing) return was ? `H${x}` : "";
    const y = scales.y(margin).toFixed(1);
    return was ? `H${x}V${y}` : `M${x} ${y}`;
  });
  return `${moves.join("")}${drawing ? `H${scales.x(scales.last).toFixed(1)}` : ""}`;
}

/** Those of the seats that have a part at any moment. */
export const playing = (points, names) => names.filter((name) => points.some(({ margins }) => name in margins));

function changesOf(points, name) {
  const all = points.map((point) => ({ n: point.n, margin: point.margins[name] }));
  return all.filter((each, k) => k === 0 || each.margin !== all[k - 1].margin);
}

/** Heights for the labels at the ends of the lines, pushed apart where they would cover each other. */
export function labelPlaces(points, names, scales) {
  const last = points.at(-1).margins;
  const places = names.filter((name) => name in last).map((name) => ({ name, margin: last[name], y: scales.y(last[name]) })).sort((a, b) => a.y - b.y);
  for (let k = 1; k < places.length; k += 1) places[k].y = Math.max(places[k].y, places[k - 1].y + LABEL_HEIGHT);
  const over = Math.max(0, (places.at(-1)?.y ?? 0) - scales.bottom);
  return places.map((place) => ({ ...place, y: place.y - over }));
}

/** Round margins for the lines of the paper. */
export function gridLines({ low, high, step }) {
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, k) => first + k * step);
}

/** What held after n answers. */
export const pointAt = (points, n) => points.filter((point) => point.n <= n).at(-1) ?? points[0];

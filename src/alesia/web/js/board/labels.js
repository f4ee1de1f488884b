/** Names on a crowded map: all that stand have the size to be read, and those that would lie over others wait for a closer look. */

const GAP = 1;
const APART = 2 * GAP; // a name from its sign

/**
 * @typedef {{element: SVGElement, x: number, y: number, box: DOMRect}} Label x, y: what it belongs to, from which it grows
 * @param {SVGElement} element
 */
export const labelOf = (element, x, y) => ({ element, x, y, box: element.getBBox() });

/**
 * Draws labels so much larger, and hides those for which there is no room. An urgent one may stand on another side of its sign; one
 * that is asked for even over small signs that are not.
 * @param {Label[]} labels the most important first
 * @param {number} size how much larger
 * @param {{x: number, y: number, width: number, height: number, of?: SVGElement, isSmall?: boolean, isAsked?: boolean}[]} taken signs, each of a label
 * @param {{width: number, height: number}} bounds of the board
 * @returns {{x: number, y: number, width: number, height: number}[]} where labels stand now
 */
export function declutter(labels, size, taken, bounds) {
  const kept = [];
  const isOut = (box) => box.x < 0 || box.y < 0 || box.x + box.width > bounds.width || box.y + box.height > bounds.height;
  const hides = (label, box) => taken.filter((each) => meets(box, each) && !(each.of === label.element && each.isSmall));
  const isFree = (label, box) => !isOut(box) && !kept.some((each) => meets(box, each)) && hides(label, box).every((each) => label.isAsked && each.isSmall && !each.isAsked);
  for (const label of labels) {
    const own = grownBox(label, size);
    const free = spotsOf(label, own, taken).filter((box) => isFree(label, box)).sort((one, other) => hides(label, one).length - hides(label, other).length);
    const box = free[0] ?? own;
    if (free.length) kept.push(box);
    label.element.classList.toggle("no-room", !free.length);
    label.element.classList.toggle("over", hides(label, box).length > 0);
    label.element.style.transform = `translate(${label.x + box.x - own.x}px, ${label.y + box.y - own.y}px) scale(${size.toFixed(3)}) translate(${-label.x}px, ${-label.y}px)`;
  }
  return kept;
}

/** Where a label may stand: as it was drawn, or, where it is urgent, on any side of its sign. */
function spotsOf({ element, isUrgent }, own, taken) {
  const sign = taken.find(({ of }) => of === element);
  if (!isUrgent || !sign) return [own];
  const [left, middle, right] = [sign.x - own.width - APART, sign.x + (sign.width - own.width) / 2, sign.x + sign.width + APART];
  const [above, level, below] = [sign.y - own.height - APART, sign.y + (sign.height - own.height) / 2, sign.y + sign.height + APART];
  const around = [[right, level], [left, level], [middle, above], [middle, below], [right, above], [left, above], [right, below], [left, below]];
  return [own, ...around.map(([x, y]) => ({ ...own, x, y }))];
}

const grownBox = ({ x, y, box }, size) => ({
  x: x + (box.x - x) * size,
  y: y + (box.y - y) * size,
  width: box.width * size,
  height: box.height * size,
});

const meets = (one, other) =>
  one.x < other.x + other.width + GAP && other.x < one.x + one.width + GAP && one.y < other.y + other.height + GAP && other.y < one.y + one.height + GAP;

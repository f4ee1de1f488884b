/** Names on a crowded map: all that stand have the size to be read, and those that would lie over others wait for a closer look. */

const GAP = 1;

/**
 * @typedef {{element: SVGElement, x: number, y: number, box: DOMRect}} Label x, y: what it belongs to, from which it grows
 * @param {SVGElement} element
 */
export const labelOf = (element, x, y) => ({ element, x, y, box: element.getBBox() });

/**
 * Draws labels so much larger, and hides those for which there is no room.
 * @param {Label[]} labels the most important first
 * @param {number} size how much larger
 * @param {{x: number, y: number, width: number, height: number, of?: SVGElement}[]} taken what they must not hide, but for their own
 * @param {{width: number, height: number}} bounds of the board
 */
export function declutter(labels, size, taken, bounds) {
  const kept = [];
  const isOut = (box) => box.x < 0 || box.y < 0 || box.x + box.width > bounds.width || box.y + box.height > bounds.height;
  const isHidden = (box, { element, isUrgent }) => taken.some((each) => each.of !== element && !(isUrgent && each.isSmall) && meets(box, each));
  for (const label of labels) {
    const box = grownBox(label, size);
    const isFree = !isOut(box) && !kept.some((each) => meets(box, each)) && !isHidden(box, label);
    if (isFree) kept.push(box);
    label.element.classList.toggle("no-room", !isFree);
    label.element.classList.toggle("over", taken.some((each) => each.of !== label.element && meets(box, each)));
    label.element.style.transform = `translate(${label.x}px, ${label.y}px) scale(${size.toFixed(3)}) translate(${-label.x}px, ${-label.y}px)`;
  }
}

const grownBox = ({ x, y, box }, size) => ({
  x: x + (box.x - x) * size,
  y: y + (box.y - y) * size,
  width: box.width * size,
  height: box.height * size,
});

const meets = (one, other) =>
  one.x < other.x + other.width + GAP && other.x < one.x + one.width + GAP && one.y < other.y + other.height + GAP && other.y < one.y + one.height + GAP;

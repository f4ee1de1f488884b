/** What the page must know of the drawn map: its areas, and the room for blocks in them. */

const LETTER = { wide: 13.4, tight: 10 };
const MARK = 14; // half of what a mark before a name needs

/** About as long as a name is drawn. */
const lengthOf = (label) => label.textContent.length * (label.classList.contains("tight") ? LETTER.tight : LETTER.wide);

/** @param {SVGSVGElement} svg @returns {Map<string, {element, place, outline, room, before}>} areas by name */
export function geometryOf(svg) {
  const areas = new Map();
  for (const element of svg.querySelectorAll(".area")) {
    const name = element.dataset.area;
    areas.set(name, areaGeometry(element, svg.querySelector(`.place[data-place="${name}"]`)));
  }
  return areas;
}

function areaGeometry(element, place) {
  const [left, top, width, height] = place.dataset.stack.split(" ").map(Number);
  const label = place.querySelector(".area-name");
  return {
    element,
    place,
    label,
    look: element.getAttribute("class"),
    outline: element.querySelector(".land").id,
    room: { x: left + width / 2, y: top + height / 2, width, height },
    before: { x: Number(label.getAttribute("x")) - lengthOf(label) / 2 - MARK, y: Number(label.getAttribute("y")) - 5 },
  };
}

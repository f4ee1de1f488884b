/** What the page must know of the drawn map: its areas, and the room for blocks in them. */

/** @param {SVGSVGElement} svg @returns {Map<string, {element, place, outline, room, name}>} areas by name */
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
    name: { x: Number(label.getAttribute("x")), y: Number(label.getAttribute("y")) },
  };
}

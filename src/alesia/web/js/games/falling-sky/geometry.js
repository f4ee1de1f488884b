/** What the page must know of the drawn map: its Regions and Tribes, and where things stand in them. */

import { rename } from "../../board/map.js";
import { nameOf, t } from "../../words.js";

const numbers = (element, name) => element.dataset[name].split(" ").map(Number);

/**
 * @param {SVGSVGElement} svg
 * @returns regions: Map of name -> {element, place, label, outline, room, plate, colony}; tribes: Map of name -> {element, x, y};
 *   slotOf(tribe): where its mark stands, also of a Colony
 */
export function geometryOf(svg) {
  nameAll(svg);
  const regions = new Map();
  for (const element of svg.querySelectorAll(".region")) {
    const place = svg.querySelector(`.place[data-place="${element.dataset.region}"]`);
    regions.set(element.dataset.region, regionGeometry(element, place));
  }
  const tribes = new Map();
  for (const element of svg.querySelectorAll(".tribe")) {
    const [x, y] = numbers(element, "at");
    tribes.set(element.dataset.tribe, { element, x, y });
  }
  const slotOf = (name) => tribes.get(name) ?? regions.get(name.replace(/ Colony$/, ""))?.colony;
  return { regions, tribes, slotOf };
}

/** Regions, Tribes and Cities by their names in the language of the page; seas and rivers stay Latin. */
function nameAll(svg) {
  const write = (selector, kind, idOf) => {
    for (const label of svg.querySelectorAll(selector)) rename(label, idOf(label), nameOf(kind, idOf(label)));
  };
  write(".region-name", "region", (label) => label.closest("[data-place]").dataset.place);
  write(".tribe-name.city", "city", (label) => label.textContent);
  write(".tribe-name:not(.city)", "tribe", (label) => label.closest("[data-tribe]").dataset.tribe);
  for (const note of svg.querySelectorAll(".land-note")) note.textContent = t("web.sky.map.out");
  write(".land-name", "region", (label) => label.dataset.land);
}

function regionGeometry(element, place) {
  const [left, top, width, height] = numbers(place, "stack");
  const [x, y] = numbers(place, "colony");
  const value = place.querySelector(".control-value");
  return {
    element,
    place,
    label: place.querySelector(".region-name"),
    outline: element.querySelector(".land").id,
    room: { x: left + width / 2, y: top + height / 2, width, height },
    plate: { x: Number(value.getAttribute("x")), y: Number(value.getAttribute("y")) - 5.3 },
    colony: { x, y },
  };
}

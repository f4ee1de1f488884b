/** What the page must know of the drawn map: its areas, and the room for blocks in them. */

import { rename } from "../../board/map.js";
import { nameOf, t } from "../../words.js";
import { townName } from "./looks.js";

const KEY = ["black", "blue", "rhine", "town", "port"]; // in the order of the drawing
const OFF_MAP = "Off-Map"; // its name in a sentence is too long for its box

/** @param {SVGSVGElement} svg @returns {Map<string, {element, place, label, outline, room}>} areas by name */
export function geometryOf(svg) {
  nameAll(svg);
  const areas = new Map();
  for (const element of svg.querySelectorAll(".area")) {
    const name = element.dataset.area;
    areas.set(name, areaGeometry(element, svg.querySelector(`.place[data-place="${name}"]`)));
  }
  return areas;
}

/** Areas, towns and the key of the map in the language of the page; seas and rivers stay Latin. */
function nameAll(svg) {
  for (const place of svg.querySelectorAll(".place")) {
    const id = place.dataset.place;
    rename(place.querySelector(".area-name"), id, id === OFF_MAP ? t("web.war.off_map") : nameOf("area", id));
  }
  for (const label of svg.querySelectorAll(".town-name")) label.textContent = townName(label.textContent);
  svg.querySelectorAll(".key-words").forEach((label, k) => { label.textContent = t(`web.war.key.${KEY[k]}`); });
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
    clip: element.querySelector(".land").id.replace("b-", "b-clip-"),
    room: { x: left + width / 2, y: top + height / 2, width, height },
  };
}

/** What the page must know of the drawn map: its spaces, and the Provinces around them. */

import { nameOf, t } from "../../words.js";

/** @param {SVGSVGElement} svg @returns {{spaces: Map<string, object>, provinces: Map<string, object>}} both by name */
export function geometryOf(svg) {
  nameAll(svg);
  const spaces = new Map();
  for (const element of svg.querySelectorAll(".space[data-space]")) spaces.set(element.dataset.space, spaceGeometry(element));
  const provinces = new Map();
  for (const element of svg.querySelectorAll(".province[data-province]"))
    provinces.set(element.dataset.province, { element, look: element.getAttribute("class"), outline: element.querySelector(".land").id });
  return { spaces, provinces };
}

function spaceGeometry(element) {
  const [x, y] = element.dataset.at.split(" ").map(Number);
  return { element, x, y, look: element.getAttribute("class"), label: element.querySelector(".space-label") };
}

/** Spaces, Provinces and the key in the language of the page; seas and rivers stay Latin. */
function nameAll(svg) {
  for (const space of svg.querySelectorAll(".space[data-space]")) renameSpace(space, nameOf("space", space.dataset.space));
  for (const label of svg.querySelectorAll(".province-label")) renameProvince(label);
  for (const label of svg.querySelectorAll("[data-key]")) label.textContent = t(`web.rvg.key.${label.dataset.key}`);
}

/** A name in another language stands in the first line; the lines below it fall away. */
function renameSpace(space, name) {
  if (name === space.dataset.space) return;
  const [first, ...rest] = space.querySelectorAll(".space-name");
  first.textContent = name;
  for (const line of rest) line.remove();
}

function renameProvince(label) {
  const id = label.dataset.label;
  const words = nameOf("province", id);
  const text = label.querySelector(".province-name");
  if (text && words !== id) text.textContent = words.toUpperCase();
}

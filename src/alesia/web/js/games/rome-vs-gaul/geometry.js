/** What the page must know of the drawn map: its spaces, and the Provinces around them. */

import { nameOf, t } from "../../words.js";

const NAME_BESIDE = 6;
const PROVINCE_LETTER = 10.5;
const BADGE = 7.5; // the disc of a Province's number
const SAME_LINE = 8;

/** @param {SVGSVGElement} svg @returns {{spaces: Map<string, object>, provinces: Map<string, object>, ways: Map<string, string>}} by name; ways by both ends */
export function geometryOf(svg) {
  nameAll(svg);
  const spaces = new Map();
  for (const element of svg.querySelectorAll(".space[data-space]")) spaces.set(element.dataset.space, spaceGeometry(element));
  const provinces = new Map();
  for (const element of svg.querySelectorAll(".province[data-province]"))
    provinces.set(element.dataset.province, { element, look: element.getAttribute("class"), outline: element.querySelector(".land").id });
  const ways = new Map([...svg.querySelectorAll(".way[data-from]")].map((way) => [endsOf(way.dataset.from, way.dataset.to), way.getAttribute("d")]));
  return { spaces, provinces, ways };
}

function spaceGeometry(element) {
  const [x, y] = element.dataset.at.split(" ").map(Number);
  return { element, x, y, look: element.getAttribute("class"), isNamedAbove: nameHeight(element) < y - NAME_BESIDE };
}

/** Where its name stands, down from the top. */
function nameHeight(element) {
  const lines = [...element.querySelectorAll(".space-name")].map((line) => Number(line.getAttribute("y")));
  return lines.reduce((sum, y) => sum + y, 0) / lines.length;
}

/** The two ends of a path, whichever way one goes. */
export const endsOf = (one, other) => [one, other].sort().join("|");

/** Spaces, Provinces and the key in the language of the page; seas and rivers stay Latin. */
function nameAll(svg) {
  for (const space of svg.querySelectorAll(".space[data-space]")) renameSpace(space, nameOf("space", space.dataset.space));
  for (const label of svg.querySelectorAll(".province-label")) renameProvince(label);
  for (const label of svg.querySelectorAll("[data-key]")) label.textContent = t(`web.rvg.key.${label.dataset.key}`);
}

/** A name in another language stands in the lines of the old one, as far as its words go; lines that are left fall away. */
function renameSpace(space, name) {
  if (name === space.dataset.space) return;
  const lines = [...space.querySelectorAll(".space-name")];
  const gap = name.lastIndexOf(" ");
  const parts = lines.length > 1 && gap > 0 ? [name.slice(0, gap), name.slice(gap + 1)] : [name];
  lines.forEach((line, k) => (parts[k] ? (line.textContent = parts[k]) : line.remove()));
}

function renameProvince(label) {
  const id = label.dataset.label;
  const words = nameOf("province", id);
  const text = label.querySelector(".province-name");
  if (!text) return;
  if (words !== id) {
    const before = text.textContent.length;
    text.textContent = words.toUpperCase();
    text.style.fontSize = `${PROVINCE_LETTER * Math.min(1, Math.max(0.95, before / words.length))}px`;
  }
  standBetween(label, text);
}

/** A name begins behind the disc that stands before it, and pushes on the number that stands behind it. */
function standBetween(label, text) {
  const isBeside = (each, y) => each && Math.abs(Number(each.getAttribute(y)) - Number(text.getAttribute("y"))) < SAME_LINE;
  const [disc, needed] = [label.querySelector(".badge-ground"), label.querySelector(".province-needed")];
  if (isBeside(disc, "cy")) {
    text.setAttribute("x", Number(disc.getAttribute("cx")) + BADGE + 2);
    text.style.textAnchor = "start";
  }
  if (!isBeside(needed, "y")) return;
  const raised = text.appendChild(document.createElementNS(text.namespaceURI, "tspan"));
  raised.textContent = ` ${needed.textContent}`;
  raised.setAttribute("class", "province-needed");
  raised.setAttribute("dy", Number(needed.getAttribute("y")) - Number(text.getAttribute("y")));
  needed.remove();
}

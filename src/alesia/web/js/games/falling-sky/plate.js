/** The plate of a Region: its Control Value, who has Control, and the signs of what lies on it. */

import { html } from "../../vendor/preact.js";
import { slugOf } from "./looks.js";
import { signsOf } from "./signs.js";

const NARROWER = 13; // a plate without letters, at its left
const SIGN_PLACES = [40, -38, 60, -58, 80, -78, 100]; // beside a plate, the nearest first
const SIGN_ROOM = { width: 60, height: 14 };
const GROWN = 1.25; // as large as it ever is
const PLATE = { left: 25, right: 26, half: 10 };
const SIGN = 10;

/** The Control Value with the letters of who has Control; beside it Devastated, Circumvallation and the like. */
export function Plate({ summary, at, room }) {
  const { control, controlCode, controlValue } = summary;
  const signs = signsOf(summary);
  const places = placesOf(signs, summary, at, room);
  const left = controlCode ? -25 : -12.5;
  return html`<g class=${`plate ${slugOf(control) || "free"}`} transform=${`translate(${at.x} ${at.y})`}><g class="grown">
    <rect class="value-ground" x=${left} y="-10" width="27" height="20" rx="4" />
    <text class="value" x=${left + 12.5} y="5.3">${controlValue}</text>
    ${controlCode && html`<${ControlCode} code=${controlCode} />`}
    ${signs.map(({ Sign, faction, number }, i) => html`<g transform=${`translate(${places[i]} 0)`}><${Sign} faction=${faction} number=${number} /></g>`)}
  </g></g>`;
}

/** Whether the room for pieces begins right beside a plate. */
const isCrowded = (at, room) => at.x < room.x && at.x + SIGN_ROOM.width > room.x - room.width / 2
  && Math.abs(room.y - at.y) < room.height / 2 + SIGN_ROOM.height;

/** Devastated and Circumvallation stand to the right, as ever; others on whichever side is free. */
function placesOf(signs, { controlCode }, at, room) {
  const free = SIGN_PLACES.map((x) => (x < 0 && !controlCode ? x + NARROWER : x));
  if (isCrowded(at, room)) free.unshift(...free.splice(1, 1));
  const right = free.filter((x) => x > 0);
  return signs.map(({ about }, i) => free.splice(about ? 0 : free.indexOf(right[i]), 1)[0]);
}

const ControlCode = ({ code }) =>
  html`<rect class="code-ground" y="-10" width="26" height="20" rx="4" /><text class="code" x="13" y="5.3">${code}</text>`;

/** What a plate with its signs takes on the map, with letters or without, as large as it may be. */
export function plateBoxes(summary, at, room) {
  const box = (left, right, half) => ({ x: at.x + left * GROWN, y: at.y - half * GROWN, width: (right - left) * GROWN, height: 2 * half * GROWN });
  const signs = placesOf(signsOf(summary), summary, at, room).map((x) => box(x - SIGN, x + SIGN, SIGN));
  return [box(-PLATE.left, PLATE.right, PLATE.half), ...signs];
}

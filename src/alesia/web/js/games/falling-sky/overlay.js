/** What changes on the board: outlines of places, Control plates, marks of the Tribes and the stacks of pieces. */

import { stackKey, stackPlace } from "../../board/layout.js";
import { offer, placeName } from "../../board/places.js";
import { html, useMemo } from "../../vendor/preact.js";
import { t } from "../../words.js";
import { codeOf, slugOf } from "./looks.js";
import { Counter, LeaderStar, TribeMark } from "./pieces.js";
import { signsOf } from "./signs.js";
import { markersOf, regionSummary } from "./summary.js";

const NARROWER = 13; // a plate without letters, at its left
const SIGN_PLACES = [40, -38, 60, -58, 80, -78, 100]; // beside a plate, the nearest first
const SIGN_ROOM = { width: 60, height: 14 };

/** An outline around a Region, or a ring around the slot of a Tribe. */
function Outline({ place, geometry, look }) {
  const name = placeName(place);
  if (place.startsWith("region ")) {
    const region = geometry.regions.get(name);
    return region && html`<use href=${`#${region.outline}`} class=${`outline ${look}`} />`;
  }
  const at = geometry.slotOf(name);
  return at && html`<circle class=${`outline ring ${look}`} cx=${at.x} cy=${at.y} r="19" />`;
}

/** All that is laid over whole places, below the pieces. @param {{looks: Object<string, string[]>}} props places by look */
export function Outlines({ geometry, looks }) {
  const outlines = ([look, places]) =>
    places.map((place) => html`<${Outline} key=${look + place} place=${place} geometry=${geometry} look=${look} />`);
  return html`<g>${Object.entries(looks).map(outlines)}</g>`;
}

/** The Control Value with the letters of who has Control; beside it Devastated, Circumvallation and the like. */
function Plate({ summary, at, room }) {
  const { control, controlCode, controlValue } = summary;
  const signs = signsOf(summary);
  const places = placesOf(signs, controlCode ? 0 : NARROWER, isCrowded(at, room));
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
function placesOf(signs, closer, isLeftFirst) {
  const free = SIGN_PLACES.map((x) => (x < 0 ? x + closer : x));
  if (isLeftFirst) free.unshift(...free.splice(1, 1));
  const right = free.filter((x) => x > 0);
  return signs.map(({ about }, i) => free.splice(about ? 0 : free.indexOf(right[i]), 1)[0]);
}

const ControlCode = ({ code }) =>
  html`<rect class="code-ground" y="-10" width="26" height="20" rx="4" /><text class="code" x="13" y="5.3">${code}</text>`;

/** The slot of a Colony, which the map does not have; a button where it can be picked. */
function ColonySlot({ name, words, options }) {
  const button = options ? { role: "button", tabindex: 0, "aria-label": offer(`tribe ${name}`, options, words) } : {};
  return html`<g class=${`tribe ${options ? "open" : ""}`} data-tribe=${name} ...${button}>
    <circle class="slot" r="13" /><text class="tribe-name" y="28" aria-hidden="true">${t("web.sky.colony")}</text>
  </g>`;
}

/** The state of each Tribe in its slot; a Colony brings its own. */
function Tribes({ summary, geometry, choices }) {
  return summary.tribes.map(({ name, form, holder, words, colony }) => {
    const at = geometry.slotOf(name);
    const isWalled = summary.circumvallation?.tribes.includes(name);
    return html`<g key=${name} transform=${`translate(${at.x} ${at.y})`}>
      ${colony && html`<${ColonySlot} name=${name} words=${words} options=${choices.get(`tribe ${name}`)} />`}
      <g class="grown"><${TribeMark} form=${form} holder=${holder} />${isWalled && html`<circle class="walled" r="17" />`}</g>
    </g>`;
  });
}

/** The pieces of one Faction: its two letters, its Leader as a banner, its counters. */
function Tray({ tray }) {
  const { forces, width, height, codeWidth, spots, x, y } = tray;
  return html`<g class=${`tray ${slugOf(forces.name)}`} transform=${`translate(${x} ${y})`}>
    <rect class="tray-ground" width=${width} height=${height} rx="5" />
    <path class="tray-code" d=${`M5 0H${codeWidth - 2}V${height}H5A5 5 0 0 1 0 ${height - 5}V5A5 5 0 0 1 5 0Z`} />
    <text class="code" x=${(codeWidth - 2) / 2} y=${height / 2 + 4.3}>${codeOf(forces.name)}</text>
    ${forces.leader && html`<${Banner} name=${forces.leader} x=${codeWidth} />`}
    ${spots.map((each) => html`<g key=${each.name} transform=${`translate(${each.x} ${each.y})`}><${Counter} ...${each} /></g>`)}
  </g>`;
}

const Banner = ({ name, x }) => html`<g class="banner" transform=${`translate(${x} 10.5)`}>
  <g transform="translate(8 0)"><${LeaderStar} /></g><text x="18" y="4.4">${name}</text>
</g>`;

/** Everything in one Region; drawn anew only when its own facts are others. */
export function RegionPieces({ view, name, geometry, choices, stack }) {
  const { regions, circumvallation } = view.position;
  const colony = choices.get(`tribe ${name} Colony`);
  return useMemo(
    () => html`<${Contents} summary=${regionSummary(view, name)} geometry=${geometry} choices=${choices} stack=${stack} />`,
    [view.regions[name], regions?.[name], circumvallation, colony, JSON.stringify(markersOf(view, name)), stackKey(stack)],
  );
}

function Contents({ summary, geometry, choices, stack }) {
  const { room, plate } = geometry.regions.get(summary.name);
  return html`<g class="in-region" data-of=${summary.name}>
    <${Plate} summary=${summary} at=${plate} room=${room} />
    <${Tribes} summary=${summary} geometry=${geometry} choices=${choices} />
    ${stack && html`<g class="stack" transform=${stackPlace(stack)}>
      ${stack.trays.map((tray) => html`<${Tray} key=${tray.forces.name} tray=${tray} />`)}
    </g>`}
  </g>`;
}

/** What changes on the board: outlines of places, Control plates, marks of the Tribes and the stacks of pieces. */

import { stackKey, stackPlace } from "../../board/layout.js";
import { offer, placeName } from "../../board/places.js";
import { html, useMemo } from "../../vendor/preact.js";
import { t } from "../../words.js";
import { codeOf, slugOf } from "./looks.js";
import { Counter, LeaderStar, TribeMark } from "./pieces.js";
import { Plate } from "./plate.js";
import { markersOf, regionSummary } from "./summary.js";

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
export function RegionPieces({ view, name, geometry, choices, stack, plate }) {
  const { regions, circumvallation } = view.position;
  const colony = choices.get(`tribe ${name} Colony`);
  return useMemo(
    () => html`<${Contents} summary=${regionSummary(view, name)} geometry=${geometry} choices=${choices} stack=${stack} plate=${plate} />`,
    [view.regions[name], regions?.[name], circumvallation, colony, JSON.stringify(markersOf(view, name)), stackKey(stack), plate.x, plate.y],
  );
}

function Contents({ summary, geometry, choices, stack, plate }) {
  const { room } = geometry.regions.get(summary.name);
  return html`<g class="in-region" data-of=${summary.name}>
    <${Plate} summary=${summary} at=${plate} room=${room} />
    <${Tribes} summary=${summary} geometry=${geometry} choices=${choices} />
    ${stack && html`<g class="stack" transform=${stackPlace(stack)}>
      ${stack.trays.map((tray) => html`<${Tray} key=${tray.forces.name} tray=${tray} />`)}
    </g>`}
  </g>`;
}

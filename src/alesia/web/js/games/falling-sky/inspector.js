/** A closer look at one Region: who controls it, who stands there, its Tribes, and what can be done. */

import { html } from "../../vendor/preact.js";
import { nameOf, t } from "../../words.js";
import { Sign } from "../../panels/sign.js";
import { regionSummary } from "./board.js";
import { controlWords } from "./looks.js";
import { PieceSign } from "./pieces.js";
import { SignPicture, signsOf } from "./signs.js";

const SIZE = 20;

/**
 * @param {{view: object, place: string, choices: import("../../table/options.js").Choice[]}} props
 *   place: "region X" or "tribe X"; choices: what can be done there
 */
export function Inspector({ view, place, choices }) {
  const name = regionOf(view, place);
  const region = name && regionSummary(view, name);
  if (!region) return null;
  return html`<div class="inspector card">
    <h2>${nameOf("region", region.name)}</h2>
    <p class="quiet small">${headline(region)}</p>
    <${Marks} region=${region} />
    ${region.factions.map((faction) => html`<${Force} key=${faction.name} faction=${faction} />`)}
    <ul class="inspector-tribes">${region.tribes.map((tribe) => html`<${Tribe} key=${tribe.name} tribe=${tribe} />`)}</ul>
    ${choices.length > 0 && html`<p class="inspector-choices">${choices.map(({ label }) => label).join(" · ")}</p>`}
  </div>`;
}

function regionOf(view, place) {
  const [kind, name] = [place.slice(0, place.indexOf(" ")), place.slice(place.indexOf(" ") + 1)];
  if (kind === "region") return name;
  return Object.keys(view.regions).find((region) => name in view.regions[region].tribes);
}

function headline({ control, controlValue, devastated, cost }) {
  const parts = [controlWords(control), t("web.sky.region.value", controlValue)];
  if (devastated) parts.push(t("web.sky.region.devastated"));
  if (cost !== null) parts.push(cost === 0 ? t("web.sky.region.free") : t("web.sky.region.costs", cost));
  return parts.join(" · ");
}

/** What lies there and is not known to everybody, with what it means. */
function Marks({ region }) {
  const told = signsOf(region).filter(({ about }) => about);
  return told.length > 0 && html`<ul class="inspector-marks small">${told.map(({ Sign, faction, number, words, about }) => html`<li key=${words}>
    <${SignPicture} Sign=${Sign} faction=${faction} number=${number} size=${SIZE} /> <span><b>${words}</b> <span class="quiet">${about}</span></span>
  </li>`)}</ul>`;
}

function Force({ faction }) {
  return html`<div class="inspector-force">
    <${Sign} name=${faction.name} />
    <ul>${faction.pieces.map((piece) => html`<li key=${piece.name}>
      <${PieceSign} faction=${piece.faction} kind=${piece.kind} state=${piece.state} size=${SIZE} /> ${piece.words}
    </li>`)}</ul>
  </div>`;
}

function Tribe({ tribe }) {
  return html`<li>
    <span class="inspector-tribe">${nameOf("tribe", tribe.name)}</span>
    <span class="quiet">${tribe.words}</span>
  </li>`;
}

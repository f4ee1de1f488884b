/** What is Falling Sky's own on its map: Regions and Tribes. */

import { moveAside } from "../../board/layout.js";
import { BoardMap, boxesOf, changedNames } from "../../board/map.js";
import { placeName } from "../../board/places.js";
import { Ties } from "../../board/ties.js";
import { html } from "../../vendor/preact.js";
import { geometryOf } from "./geometry.js";
import { slugOf } from "./looks.js";
import { Outlines, RegionPieces } from "./overlay.js";
import { describeRegion, describeTribe, regionSummary } from "./summary.js";
import { trayOf } from "./trays.js";

const SLOT = 16;
const PLATE = { left: 29, right: 31, height: 25 };

const slotBox = ({ x, y }) => ({ x: x - SLOT, y: y - SLOT, width: 2 * SLOT, height: 2 * SLOT });

const CLEAR = 0.6; // of the way to the next: from then on a point is clearly a Tribe's

/** To which of these Tribes a point is clearly nearest, if to one. */
function nearestOf(tribes, x, y) {
  const away = tribes.map(([name, slot]) => ({ name, way: Math.hypot(slot.x - x, slot.y - y) })).sort((one, other) => one.way - other.way);
  return !away[1] || away[0].way < CLEAR * away[1].way ? away[0].name : null;
}

export class GameMap extends BoardMap {
  constructor(host, source) {
    super(host, source, geometryOf);
  }

  get smallestText() {
    return 13.5;
  }

  get growth() {
    return 1;
  }

  /** What stands in each Region. */
  stacked(view) {
    const shown = [...this.geometry.regions].filter(([name]) => view.regions[name]);
    const stack = ([name, { room }]) => ({ name, room, forms: [{ trays: regionSummary(view, name).factions.map(trayOf), cost: 0 }] });
    return shown.map(stack).filter(({ forms: [{ trays }] }) => trays.length);
  }

  lands() {
    return new Map([...this.geometry.regions].map(([name, { element }]) => [name, element.querySelector(".land")]));
  }

  /** Names, slots and plates are not hidden by pieces. */
  keptClear(view) {
    this.labels().forEach((label) => label.removeAttribute("transform"));
    return [...boxesOf(this.svg.querySelectorAll(".region-name, .tribe-name")), ...this.signs(view)];
  }

  /** Slots and plates. */
  signs(view) {
    const colonies = Object.keys(view.regions).flatMap((name) => regionSummary(view, name).tribes.filter(({ colony }) => colony));
    const slots = [...this.geometry.tribes.values(), ...colonies.map(({ name }) => this.geometry.slotOf(name))]
      .map(slotBox);
    const plates = [...this.geometry.regions.values()].map(({ plate: { x, y } }) =>
      ({ x: x - PLATE.left, y: y - PLATE.height / 2, width: PLATE.left + PLATE.right, height: PLATE.height }));
    return [...slots, ...plates];
  }

  labels() {
    return [...this.svg.querySelectorAll(".tribe-name")];
  }

  /** From afar the names of Tribes that are asked for are large: each moves to where it can be read, nearest to its own slot. */
  tidy() {
    this.labels().forEach((label) => label.removeAttribute("transform"));
    if (!this.svg.classList.contains("far")) return;
    const asked = [...this.geometry.tribes].filter(([name]) => this.props.choices.has(`tribe ${name}`));
    const nearest = (x, y) => nearestOf(asked, x, y);
    const regions = boxesOf(this.svg.querySelectorAll(".region-name"));
    const signs = this.signs(this.props.view);
    const taken = [...asked.map(([, slot]) => slotBox(slot)), ...[...(this.stacks?.found.values() ?? [])].map(({ box }) => box)];
    for (const [name, { element }] of asked) {
      const label = element.querySelector(".tribe-name");
      const tries = [[...taken, ...signs, ...regions], [...taken, ...signs], taken].map((each) => moveAside(label.getBBox(), name, each, nearest));
      const { right, down } = tries.find(Boolean) ?? { right: 0, down: 0 };
      label.setAttribute("transform", `translate(${right} ${down})`);
      taken.push(...boxesOf([label]));
    }
  }

  /** The place an element belongs to: a Tribe where it can be picked or nothing else can, otherwise the Region. */
  placeOf(element) {
    const tribe = element.closest("[data-tribe]")?.dataset.tribe;
    const facts = element.closest("[data-region], [data-place], [data-of]")?.dataset ?? {};
    const region = facts.region ?? facts.place ?? facts.of;
    const isOpen = (place) => this.props.choices.has(place);
    if (tribe && (isOpen(`tribe ${tribe}`) || !isOpen(`region ${region}`))) return `tribe ${tribe}`;
    return region && this.props.view?.regions[region] ? `region ${region}` : null;
  }

  elementOf(place) {
    const name = placeName(place);
    if (place.startsWith("region ")) return this.geometry.regions.get(name)?.element;
    return this.geometry.tribes.get(name)?.element ?? this.overlay.querySelector(`[data-tribe="${name}"]`);
  }

  anchorOf(place) {
    const region = place.startsWith("region ") && this.geometry.regions.get(placeName(place));
    return region ? region.place.querySelector(".region-name") : this.elementOf(place);
  }

  spotOf(place) {
    const room = place.startsWith("region ") && this.geometry.regions.get(placeName(place))?.room;
    const slot = room ? null : this.geometry.slotOf(placeName(place));
    return room ? { x: room.x, y: room.y, above: room.height / 2 } : slot && { x: slot.x, y: slot.y, above: 24 };
  }

  changedPlaces(before, after) {
    return changedNames(before.regions, after.regions).map((name) => `region ${name}`);
  }

  /** Control as the colours of each Region; lands that are no Region now are quiet. */
  paint() {
    for (const [name, { element, place }] of this.geometry.regions) {
      const facts = this.props.view.regions[name];
      element.setAttribute("class", `region ${facts ? slugOf(facts.control) : "absent"}`);
      place.classList.toggle("absent", !facts);
      this.svg.querySelector(`[data-land="${name}"]`)?.classList.toggle("absent", Boolean(facts));
    }
  }

  /** Places that can be picked are buttons; the other Regions are pictures with a description. */
  open() {
    const { view, choices } = this.props;
    for (const [name, { element }] of this.geometry.regions) {
      this.say(element, `region ${name}`, view.regions[name] ? describeRegion(view, name) : null);
    }
    for (const [name, { element }] of this.geometry.tribes) {
      const place = `tribe ${name}`;
      this.say(element, place, choices.has(place) ? describeTribe(view, name) : null);
    }
  }

  layers() {
    const { view, choices } = this.props;
    const shown = [...this.geometry.regions.keys()].filter((name) => view.regions[name]);
    const stacks = this.layOut();
    const pieces = (name) =>
      html`<${RegionPieces} key=${name} view=${view} name=${name} geometry=${this.geometry} choices=${choices} stack=${stacks.get(name)} />`;
    const burnt = shown.filter((name) => view.regions[name].devastated).map((name) => `region ${name}`);
    return {
      under: html`<${Outlines} geometry=${this.geometry} looks=${{ burnt, ...this.emphasis() }} />`,
      overlay: html`<g class="counters"><${Ties} stacks=${stacks} />${shown.map(pieces)}</g>`,
    };
  }
}

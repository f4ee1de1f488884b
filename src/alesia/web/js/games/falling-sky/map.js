/** What is Falling Sky's own on its map: Regions and Tribes. */

import { isHidden, moveAside } from "../../board/layout.js";
import { BoardMap, boxesOf, changedNames } from "../../board/map.js";
import { placeName } from "../../board/places.js";
import { Ties } from "../../board/ties.js";
import { html } from "../../vendor/preact.js";
import { geometryOf } from "./geometry.js";
import { slugOf } from "./looks.js";
import { Outlines, RegionPieces } from "./overlay.js";
import { plateBoxes } from "./plate.js";
import { describeRegion, describeTribe, regionSummary } from "./summary.js";
import { trayOf } from "./trays.js";

const SLOT = 17.5;
const LIFTED = 5; // a name that is larger from afar, above its plate
const LETTERS = { top: 0.16, capitals: 0.64, all: 0.82 }; // of the box of a name, from its top: what they take

const slotBox = ({ x, y }) => ({ x: x - SLOT, y: y - SLOT, width: 2 * SLOT, height: 2 * SLOT });

/** The part of a name's box in which its letters stand. */
const lettersOf = ({ x, y, width, height }, share = LETTERS.capitals) => ({ x, y: y + height * LETTERS.top, width, height: height * share });

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
    this.settle(view);
    return [...boxesOf(this.svg.querySelectorAll(".region-name, .tribe-name, .land-name, .sea-name")), ...this.slots(view), ...this.plates(view).flat()];
  }

  /** Names of Regions stand with their plates where they hide no slot and no other name, nor are hidden by them. */
  settle(view) {
    this.moves = new Map();
    const shown = [...this.geometry.regions.keys()].filter((name) => view.regions[name]);
    shown.forEach((name) => this.moveName(name, { right: 0, down: 0 }));
    const tribes = this.isFar ? [] : boxesOf(this.labels());
    for (const name of shown) {
      const own = this.writtenOf(view, name);
      const taken = [...this.slots(view), ...tribes, ...shown.filter((other) => other !== name).flatMap((other) => this.writtenOf(view, other))];
      if (own.some((box) => isHidden(box, taken))) this.moveName(name, moveAside(own, name, taken, this.landAt));
    }
  }

  moveName(name, move) {
    if (!move) return;
    this.moves.set(name, move);
    const down = move.down - (this.isFar ? LIFTED : 0);
    this.geometry.regions.get(name).label.setAttribute("transform", `translate(${move.right} ${down})`);
  }

  /** What is written of a Region as it stands now: its name, its plate and the signs beside it. */
  writtenOf(view, name) {
    return [...boxesOf([this.geometry.regions.get(name).label]).map((box) => lettersOf(box)), ...this.plateBoxesOf(view, name)];
  }

  plateBoxesOf(view, name) {
    return plateBoxes(regionSummary(view, name), this.plateOf(name), this.geometry.regions.get(name).room);
  }

  /** Where the plate of a Region stands, below its name. */
  plateOf(name) {
    const { x, y } = this.geometry.regions.get(name).plate;
    const { right = 0, down = 0 } = this.moves?.get(name) ?? {};
    return { x: x + right, y: y + down };
  }

  slots(view) {
    const colonies = Object.keys(view.regions).flatMap((name) => regionSummary(view, name).tribes.filter(({ colony }) => colony));
    return [...this.geometry.tribes.values(), ...colonies.map(({ name }) => this.geometry.slotOf(name))].map(slotBox);
  }

  plates(view) {
    return [...this.geometry.regions.keys()].filter((name) => view.regions[name]).map((name) => this.plateBoxesOf(view, name));
  }

  labels() {
    return [...this.svg.querySelectorAll(".tribe-name")];
  }

  /** From afar the names of Tribes that are asked for are large: each moves to where it can be read, nearest to its own slot. */
  tidy() {
    this.labels().forEach((label) => label.removeAttribute("transform"));
    if (!this.isFar) return;
    const asked = [...this.geometry.tribes].filter(([name]) => this.props.choices.has(`tribe ${name}`));
    const nearest = (x, y) => nearestOf(asked, x, y);
    const regions = boxesOf(this.svg.querySelectorAll(".region-name")).map((box) => lettersOf(box));
    const signs = [...this.slots(this.props.view), ...this.plates(this.props.view).flat()];
    const taken = [...asked.map(([, slot]) => slotBox(slot)), ...[...(this.stacks?.found.values() ?? [])].map(({ box }) => box)];
    for (const [name, { element }] of asked) {
      const label = element.querySelector(".tribe-name");
      const tries = [[...taken, ...signs, ...regions], [...taken, ...regions], taken].map((each) => moveAside([lettersOf(label.getBBox(), LETTERS.all)], name, each, nearest));
      const { right, down } = tries.find(Boolean) ?? { right: 0, down: 0 };
      label.setAttribute("transform", `translate(${right} ${down})`);
      taken.push(...boxesOf([label]).map((box) => lettersOf(box, LETTERS.all)));
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
      html`<${RegionPieces} key=${name} view=${view} name=${name} geometry=${this.geometry} choices=${choices} stack=${stacks.get(name)} plate=${this.plateOf(name)} />`;
    const burnt = shown.filter((name) => view.regions[name].devastated).map((name) => `region ${name}`);
    return {
      under: html`<${Outlines} geometry=${this.geometry} looks=${{ burnt, ...this.emphasis() }} />`,
      overlay: html`<g class="counters"><${Ties} stacks=${stacks} />${shown.map(pieces)}</g>`,
    };
  }
}

/** What is this game's own on its map: areas with blocks. */

import { isHidden, moveAside } from "../../board/layout.js";
import { BoardMap, boxesOf, changedNames } from "../../board/map.js";
import { placeName } from "../../board/places.js";
import { Ties } from "../../board/ties.js";
import { html } from "../../vendor/preact.js";
import { areaFacts, describeArea } from "./facts.js";
import { geometryOf } from "./geometry.js";
import { AreaBlocks, Crossings, Outlines } from "./overlay.js";
import { formsOf } from "./trays.js";

const NEUTRAL_SIZE = 1.05;
const SIGNS = ".area-name, .town-name, .town, .port, .key-of-map";
const BATTLE = 36; // the width of its mark

export class GameMap extends BoardMap {
  /** What a border is can always be seen: marks of areas lie below. */
  constructor(host, source) {
    super(host, source, geometryOf);
    const borders = document.createElementNS(this.svg.namespaceURI, "g");
    borders.setAttribute("class", "borders");
    borders.append(...this.svg.querySelectorAll(".borders > .limit"));
    this.under.after(borders);
  }

  get smallestText() {
    return 12;
  }

  /** Where there is room, blocks are larger than counters: much is written on them. */
  get growth() {
    return 1.3;
  }

  /** What stands in each area; the blocks of a neutral tribe, on which a number is all that is written, need less room. */
  stacked(view) {
    const facts = [...this.geometry.keys()].map((name) => areaFacts(view, name)).filter(({ forces }) => forces.length);
    return facts.map(({ name, forces, isNeutral }) =>
      ({ name, room: this.geometry.get(name).room, forms: formsOf(forces), most: isNeutral ? NEUTRAL_SIZE : undefined }));
  }

  lands() {
    return new Map([...this.geometry].map(([name, { element }]) => [name, element.querySelector(".land")]));
  }

  /** Names, towns and marks of battles are not hidden by blocks. */
  keptClear(view) {
    for (const { label } of this.geometry.values()) label.removeAttribute("transform");
    const fought = [...this.geometry].filter(([name]) => areaFacts(view, name).battle);
    const battles = fought.map(([name]) => this.markOf(name)).map(({ x, y }) => ({ x: x - BATTLE / 2, y: y - BATTLE / 2, width: BATTLE, height: BATTLE }));
    return [...boxesOf(this.svg.querySelectorAll(SIGNS)), ...battles];
  }

  /** Where the mark of a battle stands: before the name, as long as that is drawn now. */
  markOf(name) {
    const { x, y, height } = this.geometry.get(name).label.getBBox();
    return { x: x - BATTLE / 2, y: y + height / 2 };
  }

  /** A name that lies under blocks all the same moves aside, where no mark of a battle stands before it. */
  tidy() {
    if (!this.stacks || this.tidied === this.stacks) return;
    this.tidied = this.stacks;
    const blocks = [...this.stacks.found.values()].map(({ box }) => box);
    const under = [...this.geometry].filter(([name, { label }]) => isHidden(label.getBBox(), blocks) && !areaFacts(this.props.view, name).battle);
    for (const [name, { label }] of under) {
      const others = boxesOf([...this.svg.querySelectorAll(SIGNS)].filter((each) => each !== label));
      const move = moveAside([label.getBBox()], name, [...blocks, ...others], this.landAt);
      if (move) label.setAttribute("transform", `translate(${move.right} ${move.down})`);
    }
  }

  /** The area an element belongs to, or the unit itself where it can be picked. */
  placeOf(element) {
    const unit = `unit ${element.closest("[data-unit]")?.dataset.unit}`;
    if (this.props.choices.has(unit)) return unit;
    const facts = element.closest("[data-area], [data-place], [data-of]")?.dataset ?? {};
    const name = facts.area ?? facts.place ?? facts.of;
    return name ? `area ${name}` : null;
  }

  elementOf(place) {
    if (place.startsWith("unit ")) return this.overlay.querySelector(`[data-unit="${placeName(place)}"]`);
    return this.geometry.get(placeName(place))?.element;
  }

  anchorOf(place) {
    return this.geometry.get(placeName(place))?.label ?? this.elementOf(place);
  }

  spotOf(place) {
    const room = this.geometry.get(placeName(place))?.room;
    return room && { x: room.x, y: room.y, above: room.height / 2 };
  }

  changedPlaces(before, after) {
    return changedNames(before.areas, after.areas).map((name) => `area ${name}`);
  }

  /** Who controls each area. */
  paint() {
    for (const [name, { element, look }] of this.geometry) {
      const { control } = areaFacts(this.props.view, name);
      element.setAttribute("class", control ? `${look} of-${control.toLowerCase()}` : look);
    }
  }

  open() {
    for (const [name, { element }] of this.geometry) this.say(element, `area ${name}`, describeArea(this.props.view, name));
  }

  layers() {
    const { view } = this.props;
    const facts = [...this.geometry.keys()].map((name) => areaFacts(view, name));
    const places = (test) => facts.filter(({ battle }) => battle && test(battle)).map(({ name }) => `area ${name}`);
    const battles = { "to-come": places(({ round }) => round === 0), battle: places(({ round }) => round > 0) };
    const stacks = this.layOut();
    const blocks = (each) => html`<${AreaBlocks} key=${each.name} facts=${each} mark=${each.battle && this.markOf(each.name)} choices=${this.props.choices} stack=${stacks.get(each.name)} />`;
    return {
      under: html`<${Outlines} areas=${this.geometry} looks=${{ ...battles, ...this.emphasis() }} />`,
      overlay: html`<g class="counters blocks-of-war"><${Ties} stacks=${stacks} /><${Crossings} crossings=${view.crossings} areas=${this.geometry} />${facts.map(blocks)}</g>`,
    };
  }
}

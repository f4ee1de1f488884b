/** What is this game's own on its map: areas with blocks. */

import { BoardMap, changedNames, placeName } from "../../board/map.js";
import { html } from "../../vendor/preact.js";
import { areaFacts, describeArea } from "./facts.js";
import { geometryOf } from "./geometry.js";
import { AreaBlocks, Crossings, Outlines } from "./overlay.js";

export class GallicWarMap extends BoardMap {
  constructor(host, source) {
    super(host, source, geometryOf);
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
    const blocks = (each) => html`<${AreaBlocks} key=${each.name} facts=${each} area=${this.geometry.get(each.name)} choices=${this.props.choices} />`;
    return {
      under: html`<${Outlines} areas=${this.geometry} looks=${{ ...battles, ...this.emphasis() }} />`,
      overlay: html`<g class="counters blocks-of-war"><${Crossings} crossings=${view.crossings} areas=${this.geometry} />${facts.map(blocks)}</g>`,
    };
  }
}

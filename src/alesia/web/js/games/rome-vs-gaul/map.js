/** What is this game's own on its map: spaces with their markers and armies, in Provinces. */

import { BoardMap, changedNames, placeName } from "../../board/map.js";
import { html } from "../../vendor/preact.js";
import { nameOf } from "../../words.js";
import { describeSpace, spaceFacts } from "./facts.js";
import { geometryOf } from "./geometry.js";
import { slugOf } from "./looks.js";
import { Outlines, SpaceContents, Ways } from "./overlay.js";

export class RomeVsGaulMap extends BoardMap {
  constructor(host, source) {
    super(host, source, geometryOf);
  }

  /** The space an element belongs to; a Province, where one can be picked. */
  placeOf(element) {
    const facts = element.closest("[data-space], [data-of]")?.dataset ?? {};
    const space = facts.space ?? facts.of;
    if (space) return `space ${space}`;
    const province = `province ${element.closest("[data-province]")?.dataset.province}`;
    return this.props.choices.has(province) ? province : null;
  }

  elementOf(place) {
    const { spaces, provinces } = this.geometry;
    return (place.startsWith("space ") ? spaces : provinces).get(placeName(place))?.element;
  }

  anchorOf(place) {
    return this.elementOf(place);
  }

  spotOf(place) {
    const space = this.geometry.spaces.get(placeName(place));
    return space && { x: space.x, y: space.y, above: 22 };
  }

  changedPlaces(before, after) {
    return changedNames(before.spaces, after.spaces).map((name) => `space ${name}`);
  }

  /** The spaces of this game that are drawn: an owner of the printed game may have put in others. */
  get spaces() {
    return [...this.geometry.spaces].filter(([name]) => name in this.props.view.spaces);
  }

  /** Who controls each Province and each space. */
  paint() {
    const { view } = this.props;
    for (const [name, { element, look }] of this.geometry.provinces) {
      const owner = view.provinces[name];
      element.setAttribute("class", owner ? `${look} of-${slugOf(owner)}` : look);
    }
    for (const [name, { element }] of this.geometry.spaces) element.style.display = name in view.spaces ? "" : "none";
    for (const [name, { element, look }] of this.spaces) {
      const { owner, marker } = view.spaces[name];
      element.setAttribute("class", `${look} ${owner ? `of-${slugOf(owner)}` : ""} ${marker ? `has-${marker}` : ""}`);
    }
  }

  open() {
    const { view } = this.props;
    for (const [name, { element }] of this.spaces) this.say(element, `space ${name}`, describeSpace(view, name));
    for (const [name, { element }] of this.geometry.provinces)
      this.say(element, `province ${name}`, this.props.choices.has(`province ${name}`) ? nameOf("province", name) : null);
  }

  layers() {
    const { view } = this.props;
    const facts = this.spaces.map(([name]) => spaceFacts(view, name));
    const open = [...this.props.choices.values()].flat().filter(({ option }) => option.verb === "enter").map(({ option }) => option.noun);
    const fought = [view.battle, view.siege].filter(Boolean).map(({ space }) => `space ${space}`);
    const contents = (each) => html`<${SpaceContents} key=${each.name} facts=${each} at=${this.geometry.spaces.get(each.name)} />`;
    return {
      under: html`<${Ways} ways=${this.geometry.ways} gone=${view.way} open=${open} /><${Outlines} geometry=${this.geometry} looks=${{ battle: fought, ...this.emphasis() }} />`,
      overlay: html`<g class="counters armies">${facts.map(contents)}</g>`,
    };
  }
}

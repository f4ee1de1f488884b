/** What is this game's own on its map: spaces with their markers and armies, in Provinces. */

import { declutter, labelOf } from "../../board/labels.js";
import { isHidden } from "../../board/layout.js";
import { BoardMap, changedNames } from "../../board/map.js";
import { placeName } from "../../board/places.js";
import { Ties } from "../../board/ties.js";
import { html } from "../../vendor/preact.js";
import { nameOf } from "../../words.js";
import { groupOf, standApart } from "./armies.js";
import { describeSpace, spaceFacts } from "./facts.js";
import { geometryOf } from "./geometry.js";
import { slugOf } from "./looks.js";
import { Outlines, SpaceContents, Ways } from "./overlay.js";

const NAME_TEXT = 10.5; // of the names of spaces, in units of the board
const MOST_GROWN = 3.4;
const FAR_SIZE = 2.3;
const ASKED = 0; // the rank of a name that is asked for
const URGENT = 1; // the rank up to which a name may stand elsewhere
const SIGN = { space: 9, ring: 13 }; // half of a space, and of one that is asked for

export class GameMap extends BoardMap {
  constructor(host, source) {
    super(host, source, geometryOf);
  }

  get smallestText() {
    return 12.5;
  }

  get growth() {
    return 1;
  }

  /** From afar armies are so much larger that they can be read. */
  get armySize() {
    return this.isFar ? FAR_SIZE : this.stackSize;
  }

  scaled(scale, isWhole) {
    this.nameSize = Math.min(MOST_GROWN, Math.max(0.75, this.readableSize(NAME_TEXT, scale)));
    super.scaled(scale, isWhole);
  }

  /** Names of spaces that are asked for, or where somebody stands, come first; then those of Provinces, of towns and walls; those of seas give way to all. */
  tidy() {
    this.labels ??= this.findLabels();
    const ranked = this.labels.map((label) => ({ ...label, rank: this.rankOf(label) })).sort((one, other) => one.rank - other.rank);
    const weighed = (label) => ({ ...label, isUrgent: label.rank <= URGENT, isAsked: label.rank === ASKED });
    const written = declutter(ranked.map(weighed), this.nameSize, this.signs(), this.viewport.size);
    for (const sea of this.svg.querySelectorAll(".sea-name")) sea.classList.toggle("no-room", isHidden(sea.getBBox(), written));
  }

  findLabels() {
    const named = this.spaces.filter(([, { element }]) => element.querySelector(".space-label"));
    const spaces = named.map(([name, { element, x, y }]) => ({ name, ...labelOf(element.querySelector(".space-label"), x, y) }));
    for (const { name, element } of spaces) raise(element, name);
    const provinces = [...this.svg.querySelectorAll(".province-label")].map((element) => {
      const { x, y, width, height } = element.getBBox();
      return labelOf(element, x + width / 2, y + height / 2);
    });
    return [...spaces, ...provinces];
  }

  rankOf({ name }) {
    if (!name) return 2;
    const { marker, outside = [], inside = [] } = this.props.view.spaces[name];
    if (this.isAskedFor(name)) return ASKED;
    if (outside.length + inside.length) return URGENT;
    return marker && marker !== "influence" ? 3 : 4;
  }

  /** What names must not lie over: spaces, and armies where they stand now; an army that stands at its space counts as one with it. */
  signs() {
    return this.spaces.flatMap(([name]) => {
      const [isAsked, army] = [this.isAskedFor(name), this.armies.get(name)];
      const of = this.labels.find((label) => label.name === name)?.element;
      const isAside = army && (army.right || army.down);
      const space = { ...this.signOf(name), of, isSmall: !army || isAside, isAsked };
      if (isAside) return [space, { ...army.box, isAsked }];
      return [army ? { ...space, ...around(space, army.box) } : space];
    });
  }

  signOf(name) {
    const { x, y } = this.geometry.spaces.get(name);
    const half = this.isAskedFor(name) ? SIGN.ring : SIGN.space;
    return { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
  }

  /** Where armies stand, so that none hides another, nor a space that is asked for. */
  standApart(facts) {
    const size = this.armySize;
    const spaces = facts.map(({ name }) => ({ name, isAsked: this.props.choices.has(`space ${name}`), box: this.signOf(name) }));
    const armies = facts.flatMap((each) => {
      const at = this.geometry.spaces.get(each.name);
      const { box } = groupOf(each, at.isNamedAbove);
      return box ? [{ name: each.name, at, box: { x: at.x + box.x * size, y: at.y + box.y * size, width: box.width * size, height: box.height * size } }] : [];
    });
    return standApart(armies, spaces, this.viewport.size);
  }

  isAskedFor(name) {
    return this.props.choices.has(`space ${name}`) || this.props.marked.includes(`space ${name}`);
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

  placeOfArmy(name) {
    const { right, down } = this.armies.get(name) ?? { right: 0, down: 0 };
    return `translate(${right} ${down}) scale(${this.armySize.toFixed(3)})`;
  }

  layers() {
    const { view } = this.props;
    const facts = this.spaces.map(([name]) => spaceFacts(view, name));
    const open = [...this.props.choices.values()].flat().filter(({ option }) => option.verb === "enter").map(({ option }) => option.noun);
    const fought = [view.battle, view.siege].filter(Boolean).map(({ space }) => `space ${space}`);
    this.armies = this.standApart(facts);
    const contents = (each) => html`<${SpaceContents} key=${each.name} facts=${each} at=${this.geometry.spaces.get(each.name)} place=${this.placeOfArmy(each.name)} />`;
    return {
      under: html`<${Ways} ways=${this.geometry.ways} gone=${view.way} open=${open} /><${Outlines} geometry=${this.geometry} looks=${{ battle: fought, ...this.emphasis() }} />`,
      overlay: html`<g class="counters armies"><${Ties} stacks=${this.armies} />${facts.map(contents)}</g>`,
    };
  }
}

/** The names of spaces lie over all their signs, so that no letter is hidden; a name still means its space. */
function raise(label, name) {
  label.dataset.of = name;
  label.closest(".spaces").append(label);
}

/** The box around two. */
function around(one, other) {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const [right, below] = [Math.max(one.x + one.width, other.x + other.width), Math.max(one.y + one.height, other.y + other.height)];
  return { x, y, width: right - x, height: below - y };
}

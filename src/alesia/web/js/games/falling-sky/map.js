/** The drawing on the page, and all that happens on it. */

import { html, render } from "../../vendor/preact.js";
import { geometryOf } from "./geometry.js";
import { slugOf } from "./looks.js";
import { Outlines, RegionPieces, offer } from "./overlay.js";
import { describeRegion, describeTribe, placeName } from "./summary.js";
import { Viewport } from "./viewport.js";

const FLASH_TIME = 1600;
const FAR = 0.5;
const COUNTERS = { slowness: 0.4, least: 0.5, most: 1.5 };

export class BoardMap {
  constructor(host, source) {
    this.svg = document.importNode(source, true);
    this.svg.classList.add("live");
    host.replaceChildren(this.svg);
    this.under = this.svg.querySelector(".under");
    this.overlay = this.svg.querySelector(".overlay");
    this.geometry = geometryOf(this.svg);
    this.viewport = new Viewport(this.svg, (scale, isWhole) => this.scaled(scale, isWhole));
    this.props = { choices: new Map(), marked: [] };
    this.changed = [];
    this.focused = this.pointed = this.hovered = null;
    this.listen();
  }

  listen() {
    const on = (name, act) => this.svg.addEventListener(name, (event) => act(event, this.placeOf(event.target)));
    on("click", (event, place) => this.pick(place, event));
    on("pointerover", (event, place) => this.point(place));
    on("pointerleave", () => this.point(null));
    on("focusin", (event, place) => this.focus(place, event.target));
    on("focusout", () => this.focus(null));
  }

  close() {
    clearTimeout(this.timer);
    this.viewport.close();
    for (const layer of [this.under, this.overlay]) render(null, layer);
    this.svg.remove();
  }

  /** Counters and names grow more slowly than the map, so that a closer look gives more room. */
  scaled(scale, isWhole) {
    const size = Math.min(COUNTERS.most, Math.max(COUNTERS.least, scale ** -COUNTERS.slowness));
    this.svg.style.setProperty("--counter-scale", size.toFixed(3));
    this.svg.classList.toggle("far", scale < FAR);
    this.svg.classList.toggle("whole", isWhole);
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

  pick(place, event) {
    if (!place) return;
    if (!this.props.choices.has(place)) this.point(place);
    else this.props.onPick?.(place, this.elementOf(place), this.pointOf(place, event));
  }

  point(place) {
    this.pointed = place;
    this.hover();
  }

  focus(place, element) {
    this.focused = place && element.matches(":focus-visible") ? place : null;
    if (this.focused) this.viewport.show(element);
    this.draw();
    this.hover();
  }

  /** The place under the pointer counts, else the one under the focus. */
  hover() {
    const place = this.pointed ?? this.focused;
    if (place === this.hovered) return;
    this.hovered = place;
    this.props.onHover?.(place);
  }

  /** Keys on the map itself; the buttons beside it keep Enter and Space. */
  key(event) {
    const isPick = (event.key === "Enter" || event.key === " ") && this.svg.contains(event.target);
    if (isPick) this.pick(this.placeOf(event.target), event);
    if (!isPick && !this.viewport.key(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  elementOf(place) {
    const name = placeName(place);
    if (place.startsWith("region ")) return this.geometry.regions.get(name)?.element;
    return this.geometry.tribes.get(name)?.element ?? this.overlay.querySelector(`[data-tribe="${name}"]`);
  }

  /** Where a menu for the place may open: at the pointer, else at the place's name or slot. */
  pointOf(place, event) {
    if (event.detail) return { x: event.clientX, y: event.clientY };
    const region = place.startsWith("region ") && this.geometry.regions.get(placeName(place));
    const anchor = region ? region.place.querySelector(".region-name") : this.elementOf(place);
    const box = anchor.getBoundingClientRect();
    return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  }

  update(props) {
    const before = this.props.view;
    this.props = props;
    if (before && before !== props.view) this.flash(changedRegions(before, props.view));
    if (before !== props.view) this.paint();
    this.open();
    this.draw();
  }

  flash(regions) {
    if (!regions.length) return;
    this.changed = regions.map((name) => `region ${name}`);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.changed = [];
      this.draw();
    }, FLASH_TIME);
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

  say(element, place, words) {
    const options = this.props.choices.get(place);
    const set = (name, value) => (value === null ? element.removeAttribute(name) : element.setAttribute(name, value));
    set("aria-label", options ? offer(place, options, words) : words);
    set("role", options ? "button" : words && "img");
    set("tabindex", options ? "0" : null);
    element.classList.toggle("open", Boolean(options));
  }

  draw() {
    const { view, choices } = this.props;
    if (!view) return;
    const shown = [...this.geometry.regions.keys()].filter((name) => view.regions[name]);
    const pieces = (name) =>
      html`<${RegionPieces} key=${name} view=${view} name=${name} geometry=${this.geometry} choices=${choices} />`;
    render(html`<${Outlines} geometry=${this.geometry} looks=${this.emphasis(shown)} />`, this.under);
    render(html`<g class="counters">${shown.map(pieces)}</g>`, this.overlay);
  }

  /** Which places are outlined in which look, the lowest first. */
  emphasis(shown) {
    const { view, choices, marked } = this.props;
    const open = [...choices.keys()];
    return {
      burnt: shown.filter((name) => view.regions[name].devastated).map((name) => `region ${name}`),
      changed: this.changed,
      marked,
      "choice-ground": open,
      choice: open,
      focused: this.focused ? [this.focused] : [],
    };
  }
}

/** The Regions whose facts are no longer the same. */
function changedRegions({ regions: before }, { regions: after }) {
  const words = (facts) => JSON.stringify(facts);
  return Object.keys(after).filter((name) => before[name] !== after[name] && words(before[name]) !== words(after[name]));
}

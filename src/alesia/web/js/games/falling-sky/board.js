/** The board of Falling Sky: the map with its pieces, on which places can be read, marked and picked. */

import { html, render, useEffect, useLayoutEffect, useRef, useState } from "../../vendor/preact.js";
import { slugOf } from "./looks.js";
import { geometryOf } from "./geometry.js";
import { Outlines, RegionPieces, offer } from "./overlay.js";
import { describeRegion, describeTribe, placeName, regionSummary } from "./summary.js";
import { Viewport } from "./viewport.js";

export { describeRegion, placeName, regionSummary };

const SVG_URL = "/static/boards/falling-sky.svg";
const FLASH_TIME = 1600;
const COUNTER_SCALE = 1;

const drawings = new Map();

/** The drawing, fetched once for the page. */
function drawing(url) {
  if (!drawings.has(url)) {
    const text = fetch(url).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))));
    drawings.set(url, text.then((words) => new DOMParser().parseFromString(words, "image/svg+xml").documentElement));
  }
  return drawings.get(url);
}

/**
 * @param {object} props
 * @param {object} props.view what the server sends as view
 * @param {Map<string, object[]>|Object<string, object[]>} [props.choices] options by place: "region X" or "tribe X"
 * @param {string[]} [props.marked] places to emphasise
 * @param {(place: string, element: SVGElement, at: {x: number, y: number}) => void} [props.onPick]
 * @param {(place: string|null) => void} [props.onHover]
 */
export function Board({ view, choices = {}, marked = [], onPick, onHover, svgUrl = SVG_URL, label = "Map of Gaul" }) {
  const host = useRef(null);
  const [map, setMap] = useState(null);
  const [failure, setFailure] = useState(null);
  useEffect(() => {
    let made = null;
    drawing(svgUrl).then(
      (svg) => host.current && setMap((made = new BoardMap(host.current, svg))),
      (error) => setFailure(error.message),
    );
    return () => made?.close();
  }, [svgUrl]);
  useLayoutEffect(() => map?.update({ view, choices: asMap(choices), marked, onPick, onHover }));
  return html`<div class="board" role="group" aria-label=${label} onKeyDown=${(event) => map?.key(event)}>
    <div class="board-map" ref=${host}></div>
    ${failure && html`<p class="notice alert" role="alert">The map could not be loaded: ${failure}</p>`}
    <div class="board-tools" role="group" aria-label="Zoom">
      <button type="button" class="icon-button" aria-label="Closer" title="Closer (+)" onClick=${() => map?.viewport.closer()}>+</button>
      <button type="button" class="icon-button" aria-label="Farther" title="Farther (−)" onClick=${() => map?.viewport.farther()}>−</button>
      <button type="button" class="icon-button" aria-label="Whole map" title="Whole map (0)" onClick=${() => map?.viewport.whole()}>⤢</button>
    </div>
  </div>`;
}

const asMap = (choices) => (choices instanceof Map ? choices : new Map(Object.entries(choices)));

/** The drawing on the page, and all that happens on it. */
class BoardMap {
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
    this.svg.style.setProperty("--counter-scale", Math.min(1.5, Math.max(0.5, (COUNTER_SCALE / scale) ** 0.4)).toFixed(3));
    this.svg.classList.toggle("far", scale < 0.5);
    this.svg.classList.toggle("whole", isWhole);
  }

  /** The place an element belongs to: a Tribe where it can be picked or nothing else can, otherwise the Region. */
  placeOf(element) {
    const tribe = element.closest?.("[data-tribe]")?.dataset.tribe;
    const region = element.closest?.("[data-region]")?.dataset.region ?? element.closest?.("[data-of]")?.dataset.of ?? element.closest?.("[data-place]")?.dataset.place;
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
    const name = placeName(place);
    const anchor = place.startsWith("region ") ? this.geometry.regions.get(name).place.querySelector(".region-name") : this.elementOf(place);
    const box = anchor.getBoundingClientRect();
    return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  }

  update(props) {
    const before = this.props.view;
    this.props = props;
    if (before && before !== props.view) this.flash(changedRegions(before, props.view));
    if (before !== props.view) this.describe();
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

  /** Control as the colours of each Region. */
  describe() {
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
    for (const [name, { element }] of this.geometry.regions) this.say(element, `region ${name}`, view.regions[name] ? describeRegion(view, name) : null);
    for (const [name, { element }] of this.geometry.tribes) this.say(element, `tribe ${name}`, choices.has(`tribe ${name}`) ? describeTribe(view, name) : null);
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
    const { view, choices, marked } = this.props;
    if (!view) return;
    const shown = [...this.geometry.regions.keys()].filter((name) => view.regions[name]);
    const burnt = shown.filter((name) => view.regions[name].devastated).map((name) => `region ${name}`);
    render(
      html`<${Outlines} geometry=${this.geometry} burnt=${burnt} choices=${[...choices.keys()]} marked=${marked} changed=${this.changed} focused=${this.focused} />`,
      this.under,
    );
    const pieces = (name) => html`<${RegionPieces} key=${name} view=${view} name=${name} geometry=${this.geometry} choices=${choices} />`;
    render(html`<g>${shown.map(pieces)}</g>`, this.overlay);
  }
}

/** The Regions whose facts are no longer the same. */
function changedRegions(before, after) {
  const differs = (name) => before.regions[name] !== after.regions[name] && JSON.stringify(before.regions[name]) !== JSON.stringify(after.regions[name]);
  return Object.keys(after.regions).filter(differs);
}

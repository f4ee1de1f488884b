/** A drawing on the page, and all that happens on it, whatever the game. */

import { render } from "../vendor/preact.js";
import { landFinder, layOut } from "./layout.js";
import { offer } from "./places.js";
import { Viewport } from "./viewport.js";

const FLASH_TIME = 1600;
const FAR = 0.5;
const REACH = { near: 126, far: 240 }; // how far stacks may go from where they belong: from afar they are larger beside the map
const COUNTERS = { slowness: 0.4, least: 0.5, most: 1.5 };
const READABLE = 11.15; // pixels
const MOST_READABLE = 1.6; // on a small screen, counters grow no larger than this to be read
const MARKS = { text: 15, most: 1.25 }; // what is written on marks that belong to the map, in its units

/**
 * A game's own map extends this and gives:
 *   placeOf(element), elementOf(place), anchorOf(place): between places and what is drawn;
 *   spotOf(place): where an arrow to it ends, and how far above it marks stand;
 *   changedPlaces(before, after): places whose facts are no longer the same in two views;
 *   paint(): colours of the lands; open(): what can be picked, by `say`; layers(): {under, overlay} to be rendered;
 *   smallestText: of what stands in stacks, in units of the board; growth: how much larger than counters they may be;
 *   where it lays out stacks by `layOut`: stacked(view), lands(), keptClear(view): see there;
 *   and tidy(), if something is to be put in order when all is drawn.
 */
export class BoardMap {
  constructor(host, source, geometryOf) {
    this.svg = document.importNode(source, true);
    this.svg.classList.add("live");
    host.replaceChildren(this.svg);
    this.under = this.svg.querySelector(".under");
    this.overlay = this.svg.querySelector(".overlay");
    this.traces = this.svg.appendChild(document.createElementNS(this.svg.namespaceURI, "g"));
    this.traces.setAttribute("class", "traces");
    this.geometry = geometryOf(this.svg);
    this.props = { choices: new Map(), marked: [], chosen: [] };
    this.stackSize = 1;
    this.viewport = new Viewport(this.svg, (scale, isWhole) => this.scaled(scale, isWhole));
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
    for (const layer of [this.under, this.overlay, this.traces]) render(null, layer);
    this.svg.remove();
  }

  /** Counters and names grow more slowly than the map, so that a closer look gives more room. */
  scaled(scale, isWhole) {
    const size = Math.min(COUNTERS.most, Math.max(COUNTERS.least, scale ** -COUNTERS.slowness));
    this.svg.style.setProperty("--counter-scale", size.toFixed(3));
    this.svg.style.setProperty("--readable", `${(READABLE / scale).toFixed(2)}px`);
    this.svg.classList.toggle("far", scale < FAR);
    this.svg.classList.toggle("whole", isWhole);
    this.svg.style.setProperty("--grown", Math.max(1, Math.min(MARKS.most, this.readableSize(MARKS.text, scale))).toFixed(3));
    const least = Math.min(MOST_READABLE, this.readableSize(this.smallestText, scale));
    this.stackSize = Math.max(size, least);
    this.resize({ wanted: Math.max(size * this.growth, least), least });
  }

  get isFar() {
    return this.svg.classList.contains("far");
  }

  /** How large things are drawn so that a text of this size on them can be read. */
  readableSize(text, scale) {
    return READABLE / (text * scale);
  }

  /** Stacks are laid out anew where they change their size. */
  resize(sizes) {
    if (this.isLaidOut && Math.abs(this.sizes.wanted - sizes.wanted) + Math.abs(this.sizes.least - sizes.least) < 0.02) return;
    this.sizes = sizes;
    this.stacks = null;
    this.isLaidOut = this.svg.clientWidth > 0;
    this.draw();
  }

  /**
   * Where the stacks lie now; laid out anew for another view or size. Nothing can be measured behind a curtain: what one side saw
   * is not drawn there for the other.
   */
  layOut() {
    const { view } = this.props;
    if (!this.sizes || !this.svg.clientWidth) {
      this.isLaidOut = false;
      if (this.stacks?.view !== view) this.stacks = null;
    } else if (this.stacks?.view !== view) {
      this.landAt ??= landFinder(this.lands());
      const ground = { sizes: this.sizes, covered: this.keptClear(view), landAt: this.landAt, bounds: this.viewport.size, reach: this.isFar ? REACH.far : REACH.near };
      this.stacks = { view, found: layOut(this.stacked(view), ground) };
    }
    return this.stacks?.found ?? new Map();
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

  /** Where a menu for the place may open: at the pointer, else at the place's name or slot. */
  pointOf(place, event) {
    if (event.detail) return { x: event.clientX, y: event.clientY };
    const box = this.anchorOf(place).getBoundingClientRect();
    return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  }

  update(props) {
    const before = this.props.view;
    this.props = props;
    if (before && before !== props.view) this.flash(this.changedPlaces(before, props.view));
    if (before !== props.view) this.paint();
    this.open();
    this.draw();
  }

  flash(places) {
    if (!places.length) return;
    this.changed = places;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.changed = [];
      this.draw();
    }, FLASH_TIME);
  }

  /** A place that can be picked is a button; another one is a picture with a description, or nothing without words. */
  say(element, place, words) {
    const options = this.props.choices.get(place);
    const set = (name, value) => (value === null ? element.removeAttribute(name) : element.setAttribute(name, value));
    set("aria-label", options ? offer(place, options, words) : words);
    set("role", options ? "button" : words && "img");
    set("tabindex", options ? "0" : null);
    element.classList.toggle("open", Boolean(options));
  }

  /** Where what has the focus is taken away, the focus calls for a drawing within the drawing: that comes after it. */
  draw() {
    this.isStale = true;
    if (!this.props.view || this.isDrawing) return;
    this.isDrawing = true;
    while (this.isStale) this.drawOnce();
    this.isDrawing = false;
  }

  drawOnce() {
    this.isStale = false;
    const { under, overlay } = this.layers();
    render(under, this.under);
    render(overlay, this.overlay);
    if (this.sizes && this.svg.clientWidth) this.tidy?.();
    if (this.props.traces?.length || this.traced) import("./traces.js").then(({ drawTraces }) => drawTraces(this));
  }

  /** Which places are outlined in which look, the lowest first. */
  emphasis() {
    const { choices, marked, chosen } = this.props;
    const open = [...choices.keys()];
    return { changed: this.changed, chosen, marked, "choice-ground": open, choice: open, focused: this.focused ? [this.focused] : [] };
  }
}

/** The boxes of things that are drawn and seen, moved as they are. */
export const boxesOf = (elements) => [...elements].map(boxOf).filter(({ width }) => width > 0);

function boxOf(element) {
  const { x, y, width, height } = element.getBBox();
  const { a = 1, d = 1, e = 0, f = 0 } = element.transform.baseVal.consolidate()?.matrix ?? {};
  return { x: a * x + e, y: d * y + f, width: a * width, height: d * height };
}

/** Write the name of a place on the drawing, which bears its identifier; a longer one is set more closely. */
export function rename(label, id, name) {
  if (!label || name === id) return;
  label.textContent = name;
  if (name.length > id.length + 1) label.classList.add("tight");
}

/** The names of things whose facts are no longer the same. */
export function changedNames(before, after) {
  const words = (facts) => JSON.stringify(facts);
  return Object.keys(after).filter((name) => before[name] !== after[name] && words(before[name]) !== words(after[name]));
}

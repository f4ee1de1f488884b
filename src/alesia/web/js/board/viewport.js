/** Looking closer at the map: wheel, pinch, drag, buttons and keys move the viewBox, so that all stays crisp. */

const CLOSEST = 7;
const BUTTON_STEP = 1.5;
const DRAG_FROM = 7;
const KEY_SHARE = 0.12;

export class Viewport {
  /**
   * @param {SVGSVGElement} svg
   * @param {(scale: number, isWhole: boolean) => void} onChange pixels for a unit, and whether all of the map is seen
   */
  constructor(svg, onChange) {
    this.svg = svg;
    this.onChange = onChange;
    const { width, height } = svg.viewBox.baseVal;
    this.size = { width, height };
    this.centre = { x: width / 2, y: height / 2 };
    this.zoom = 1;
    this.pointers = new Map();
    this.hasDragged = false;
    this.watch = new ResizeObserver(() => this.draw());
    this.watch.observe(svg);
    this.listen();
    this.draw();
  }

  listen() {
    const on = (name, act, options) => this.svg.addEventListener(name, act.bind(this), options);
    on("wheel", this.wheel, { passive: false });
    on("pointerdown", this.down);
    on("pointermove", this.move);
    for (const name of ["pointerup", "pointercancel"]) on(name, this.up);
    on("click", this.swallow, { capture: true });
  }

  close() {
    this.watch.disconnect();
  }

  /** Pixels for a unit when the whole map is seen. */
  get fit() {
    const { clientWidth, clientHeight } = this.svg;
    return Math.min(clientWidth / this.size.width, clientHeight / this.size.height) || 1;
  }

  get scale() {
    return this.fit * this.zoom;
  }

  draw() {
    const { clientWidth, clientHeight } = this.svg;
    if (!clientWidth || !clientHeight) return;
    const width = clientWidth / this.scale;
    const height = clientHeight / this.scale;
    this.centre.x = within(this.centre.x, width, this.size.width);
    this.centre.y = within(this.centre.y, height, this.size.height);
    const box = [this.centre.x - width / 2, this.centre.y - height / 2, width, height];
    this.svg.setAttribute("viewBox", box.map((each) => each.toFixed(2)).join(" "));
    this.onChange(this.scale, this.zoom === 1);
  }

  /** Zooms by a factor; the point of the screen stays where it is. */
  zoomBy(factor, clientX, clientY) {
    const before = this.pointAt(clientX, clientY);
    this.zoom = Math.min(CLOSEST, Math.max(1, this.zoom * factor));
    const after = this.pointAt(clientX, clientY);
    this.centre.x += before.x - after.x;
    this.centre.y += before.y - after.y;
    this.draw();
  }

  /** The point of the board under a point of the screen; the middle if none is given. */
  pointAt(clientX, clientY) {
    if (clientX === undefined) return { ...this.centre };
    const box = this.svg.getBoundingClientRect();
    return {
      x: this.centre.x + (clientX - box.left - box.width / 2) / this.scale,
      y: this.centre.y + (clientY - box.top - box.height / 2) / this.scale,
    };
  }

  panBy(dx, dy) {
    this.centre.x -= dx / this.scale;
    this.centre.y -= dy / this.scale;
    this.draw();
  }

  closer() {
    this.zoomBy(BUTTON_STEP);
  }

  farther() {
    this.zoomBy(1 / BUTTON_STEP);
  }

  whole() {
    this.zoom = 1;
    this.draw();
  }

  wheel(event) {
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === 1 ? 16 : 1);
    this.zoomBy(Math.exp(-Math.max(-120, Math.min(120, pixels)) / 400), event.clientX, event.clientY);
  }

  down(event) {
    if (!this.pointers.size) this.hasDragged = false;
    const { clientX: x, clientY: y } = event;
    this.pointers.set(event.pointerId, { x, y, startX: x, startY: y });
  }

  move(event) {
    const old = this.pointers.get(event.pointerId);
    if (!old) return;
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    const way = Math.hypot(event.clientX - old.startX, event.clientY - old.startY);
    if (!this.hasDragged && !other && way < DRAG_FROM) return;
    this.begin(event);
    if (other) this.pinch(old, event, other);
    else this.panBy(event.clientX - old.x, event.clientY - old.y);
    this.pointers.set(event.pointerId, { ...old, x: event.clientX, y: event.clientY });
  }

  /** From now on this is a drag: the pointer is ours wherever it goes. */
  begin(event) {
    this.hasDragged = true;
    if (!this.svg.hasPointerCapture(event.pointerId)) this.svg.setPointerCapture(event.pointerId);
  }

  pinch(old, now, still) {
    const before = Math.hypot(old.x - still.x, old.y - still.y);
    const after = Math.hypot(now.clientX - still.x, now.clientY - still.y);
    this.panBy((now.clientX - old.x) / 2, (now.clientY - old.y) / 2);
    if (before > 0) this.zoomBy(after / before, (now.clientX + still.x) / 2, (now.clientY + still.y) / 2);
  }

  up(event) {
    this.pointers.delete(event.pointerId);
  }

  /** The click at the end of a drag is none. */
  swallow(event) {
    if (this.hasDragged && event.detail) event.stopPropagation();
    this.hasDragged = false;
  }

  /** @returns {boolean} whether the key was one of ours */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const step = KEY_SHARE * Math.min(this.svg.clientWidth, this.svg.clientHeight) * (event.shiftKey ? 3 : 1);
    const acts = {
      "+": () => this.closer(),
      "=": () => this.closer(),
      "-": () => this.farther(),
      0: () => this.whole(),
      ArrowLeft: () => this.panBy(step, 0),
      ArrowRight: () => this.panBy(-step, 0),
      ArrowUp: () => this.panBy(0, step),
      ArrowDown: () => this.panBy(0, -step),
    };
    acts[event.key]?.();
    return event.key in acts;
  }

  /** Brings an element into sight, as when the focus comes to it by the keyboard. */
  show(element) {
    const box = element.getBoundingClientRect();
    const frame = this.svg.getBoundingClientRect();
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    if (x > frame.left && x < frame.right && y > frame.top && y < frame.bottom) return;
    this.centre = this.pointAt(x, y);
    this.draw();
  }
}

/** The middle of what is seen, kept so that nothing beyond the map is shown without need. */
function within(centre, seen, all) {
  if (seen >= all) return all / 2;
  return Math.min(all - seen / 2, Math.max(seen / 2, centre));
}

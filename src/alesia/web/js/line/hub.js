/**
 * The one line to the server by which all tables of a browser are heard, and the pages that want to hear of them.
 *
 * A page sends its port `{enter: table}`, `{leave: true}` or `{wake: true}` (it is looked at again: is the line still good?).
 * It is sent `{}` (we are here), `{whole}`, `{change}`, `{refused}` (there is no such table for us), `{connected: boolean}` and
 * `{notice}` (what the keeper tells everybody, if anything).
 */

import { language, post } from "../api.js";
import { changed } from "../table/state.js";

const STREAM = "/api/v1/stream";
const SOON = 1000;
const LATE = 15000;
const SILENCE = 50000; // The server says every 20 seconds that it is still there.
const LOOK = 5000;
const FAREWELL = 1000; // Whoever leaves may only load the page anew.

export class Hub {
  #ports = new Map(); // port: the table that it wants
  #tables = new Map(); // table: as it stands
  #source = null;
  #line = null; // its name, once it is open
  #connected = null;
  #notice = "";
  #wait = SOON;
  #heard = 0;
  #timer = null;
  #watch = null;
  #asking = false;
  #asked = "";

  /** @param {MessagePort} port of a page */
  join(port) {
    port.addEventListener("message", ({ data }) => this.#obey(port, data));
    port.addEventListener("close", () => this.#leave(port)); // where the browser tells that a page has died
    port.start();
    port.postMessage({}); // Somebody is there.
  }

  #obey(port, { enter, leave, wake }) {
    if (enter) this.#enter(port, enter);
    if (leave) this.#leave(port);
    if (wake) this.#wake();
  }

  #enter(port, table) {
    this.#ports.set(port, table);
    if (this.#connected !== null) port.postMessage({ connected: this.#connected });
    if (this.#notice) port.postMessage({ notice: this.#notice });
    if (this.#tables.has(table)) port.postMessage({ whole: this.#tables.get(table) });
    else this.#asked = ""; // It may have been refused before.
    this.#watch ??= setInterval(() => this.#listen(), LOOK);
    this.#wake();
    this.#ask();
  }

  #leave(port) {
    if (this.#ports.delete(port)) setTimeout(() => this.#forget(), FAREWELL);
  }

  #forget() {
    if (this.#ports.size) this.#ask();
    else this.#close();
  }

  get #wanted() {
    return [...new Set(this.#ports.values())].sort();
  }

  /* ---- The line */

  #open() {
    this.#hangUp();
    this.#heard = Date.now();
    this.#asked = this.#wanted.join();
    const wanted = new URLSearchParams([...this.#wanted.map((table) => ["table", table]), ["lang", language]]);
    const source = new EventSource(`${STREAM}?${wanted}`);
    const on = (kind, act) => source.addEventListener(kind, ({ data }) => { this.#heard = Date.now(); act(JSON.parse(data)); });
    on("line", ({ line, notice }) => { this.#opened(line); this.#post(notice); });
    on("notice", ({ notice }) => this.#post(notice));
    on("whole", ({ table, whole }) => this.#tell(table, { whole }, whole));
    on("change", ({ table, change }) => this.#change(table, change));
    on("refused", ({ table }) => this.#tell(table, { refused: true }));
    on("still", () => {});
    source.addEventListener("error", () => this.#lose());
    this.#source = source;
  }

  #opened(line) {
    this.#line = line;
    this.#wait = SOON;
    this.#say(true);
    this.#ask();
  }

  /** It is lost: another is opened, each time a little later. */
  #lose() {
    this.#hangUp();
    this.#say(false);
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LATE);
  }

  /** A machine that has slept finds its line silent: nobody told it that it was cut. */
  #listen() {
    if (!this.#source || Date.now() - this.#heard < SILENCE) return;
    this.#say(false);
    this.#open();
  }

  /** Somebody looks: it is not the time to wait for the next try. */
  #wake() {
    if (this.#ports.size && !this.#source) this.#open();
    else this.#listen();
  }

  #close() {
    this.#hangUp();
    clearInterval(this.#watch);
    this.#watch = this.#connected = null;
    this.#tables.clear();
  }

  #hangUp() {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = this.#line = null;
  }

  /** Tell the server which tables we want, if it does not know yet. */
  async #ask() {
    const [line, tables] = [this.#line, this.#wanted];
    if (!line || this.#asking || tables.join() === this.#asked) return;
    this.#asking = true;
    this.#asked = tables.join();
    for (const table of this.#tables.keys()) if (!tables.includes(table)) this.#tables.delete(table);
    const done = await post(`/stream/${line}`, { tables }).then(() => true, () => false);
    this.#asking = false;
    if (!done && line === this.#line) this.#lose();
    else this.#ask();
  }

  /* ---- The pages */

  #change(table, change) {
    const before = this.#tables.get(table);
    if (before) this.#tell(table, { change }, changed(before, change));
  }

  #tell(table, message, now) {
    const ports = [...this.#ports.keys()].filter((port) => this.#ports.get(port) === table);
    if (now && (ports.length || this.#tables.has(table))) this.#tables.set(table, now);
    for (const port of ports) port.postMessage(message);
  }

  #post(notice) {
    if (notice === this.#notice) return;
    this.#notice = notice;
    for (const port of this.#ports.keys()) port.postMessage({ notice });
  }

  #say(connected) {
    if (connected === this.#connected) return;
    this.#connected = connected;
    for (const port of this.#ports.keys()) port.postMessage({ connected });
  }
}

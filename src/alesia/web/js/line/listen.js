/**
 * How a page hears of its table. A browser gives one server six connections, so all its pages share one line, which a
 * shared worker holds. Where there is none (some telephones), each page has a line of its own while it is looked at.
 */

import { language } from "../api.js";

const WORKER = "/static/js/line/worker.js";
const PATIENCE = 5000; // milliseconds until a worker that says nothing is taken for dead
const NAME = `alesia 4 ${language}`; // The number changes with what pages and hub say to each other: an old worker may outlive its page.

/**
 * @param {string} table
 * @param {{whole: (table: object) => void, change: (change: object) => void, refused: () => void,
 *   connected: (connected: boolean) => void, notice: (text: string) => void}} on
 * @returns {() => void} what ends it
 */
export function listen(table, on) {
  const stop = new AbortController();
  const alone = () => follow(ownPort(), false, table, on, stop.signal);
  const worker = startWorker();
  if (worker) share(worker, table, on, stop.signal, alone);
  else alone();
  return () => stop.abort();
}

/** By the worker, as long as it lives: one that breaks, or has said nothing for too long, is done without. */
function share(worker, table, on, signal, alone) {
  const sharing = new AbortController();
  const giveUp = () => { sharing.abort(); alone(); };
  const patience = setTimeout(giveUp, PATIENCE);
  const sharingOnce = { once: true, signal: sharing.signal };
  worker.addEventListener("error", giveUp, sharingOnce);
  worker.port.addEventListener("message", () => clearTimeout(patience), sharingOnce);
  sharing.signal.addEventListener("abort", () => clearTimeout(patience));
  signal.addEventListener("abort", () => sharing.abort(), sharingOnce);
  follow(worker.port, true, table, on, sharing.signal);
}

function startWorker() {
  try {
    return new SharedWorker(WORKER, { type: "module", name: NAME });
  } catch {
    return null;
  }
}

/** A hub in this page, for it alone; what is said to it before it has come, it hears then. */
function ownPort() {
  const { port1, port2 } = new MessageChannel();
  import("./hub.js").then(({ Hub }) => new Hub().join(port2));
  return port1;
}

function follow(port, shared, table, on, signal) {
  const enter = () => port.postMessage({ enter: table });
  const leave = () => port.postMessage({ leave: true });
  const wake = () => port.postMessage({ wake: true });
  const turn = () => (document.visibilityState === "visible" ? (shared ? wake : enter) : (shared ? () => {} : leave))();
  port.addEventListener("message", ({ data }) => tell(data, on), { signal });
  port.start();
  addEventListener("pagehide", leave, { signal });
  addEventListener("pageshow", ({ persisted }) => persisted && enter(), { signal });
  addEventListener("online", wake, { signal });
  document.addEventListener("visibilitychange", turn, { signal });
  signal.addEventListener("abort", leave);
  enter();
}

function tell(message, on) {
  for (const [kind, told] of Object.entries(message)) on[kind](told);
}

/** Asking the server. */

const BASE = "/api/v1";

/** A request that was refused, with the server's sentence. */
export class Refused extends Error {
  /**
   * @param {number} status
   * @param {string} code
   * @param {string} message
   */
  constructor(status, code, message) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The language of the page; the worker that pages share bears it in its name. */
export const language = globalThis.document?.documentElement.lang || globalThis.name?.split(" ").at(-1) || "en";

let worded = (key) => key;

/** How what goes wrong on the way is put in words; the worker needs none. */
export const wordRefusals = (words) => { worded = words; };

/**
 * Ask the server; the answer is its JSON. Throws Refused.
 * @param {string} path below the API's base, such as "/tables"
 * @param {object} [body] if given it is posted
 * @param {AbortSignal} [signal]
 */
export async function call(path, body, signal) {
  const response = await reach(path, body, signal);
  if (response.ok) return response.json();
  throw await refusal(response);
}

async function reach(path, body, signal) {
  try {
    return await fetch(BASE + inLanguage(path), { ...(body === undefined ? {} : posted(body)), credentials: "same-origin", signal });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Refused(0, "unreachable", worded("web.api.unreachable"));
  }
}

/** The language stands in the address: a copy that a browser keeps is of one language. */
const inLanguage = (path) => `${path}${path.includes("?") ? "&" : "?"}lang=${language}`;

function posted(body) {
  return { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

async function refusal(response) {
  const told = await response.json().catch(() => null);
  const { code = "failed", message = worded("web.api.failed", response.status) } = told?.error ?? {};
  return new Refused(response.status, code, message);
}

/** GET, for reading. */
export const get = (path, signal) => call(path, undefined, signal);

/** POST, for doing. */
export const post = (path, body = {}) => call(path, body);

const kept = new Map();

/** GET of something that never changes while the page is open: asked for once. */
export function getOnce(path) {
  if (!kept.has(path)) kept.set(path, get(path).catch((error) => forget(path, error)));
  return kept.get(path);
}

function forget(path, error) {
  kept.delete(path);
  throw error;
}

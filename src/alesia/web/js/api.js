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

const UNREACHABLE = "The server cannot be reached; please try again in a moment.";

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
    return await fetch(BASE + path, { ...(body === undefined ? {} : posted(body)), credentials: "same-origin", signal });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Refused(0, "unreachable", UNREACHABLE);
  }
}

function posted(body) {
  return { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

async function refusal(response) {
  const told = await response.json().catch(() => null);
  const { code = "failed", message = `The server answered ${response.status}.` } = told?.error ?? {};
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

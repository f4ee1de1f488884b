/** What was entered while there was no line: kept in the browser, and sent when the line is back, if the table still stands there. */

const keyOf = (id) => `alesia.unsent.${id}`;

/**
 * @typedef {{what: string, version: number, body: object}} Unsent what: the part of the table it is sent to
 * @param {string} id of the table
 * @param {Unsent|null} entry none: it was sent, or has no place any more
 */
export function keep(id, entry) {
  if (entry) localStorage.setItem(keyOf(id), JSON.stringify(entry));
  else localStorage.removeItem(keyOf(id));
}

/** @returns {Unsent|null} */
export const kept = (id) => JSON.parse(localStorage.getItem(keyOf(id)));

/** Lines of the log that say the same one after the other stand there once. */

/**
 * @param {import("./sections.js").Entry[]} entries
 * @returns {{entry: import("./sections.js").Entry, entries: import("./sections.js").Entry[]}[]}
 */
export function foldsOf(entries) {
  const folds = [];
  for (const entry of entries) {
    const last = folds.at(-1)?.entry;
    if (last && last.key === entry.key && last.text === entry.text && last.title === entry.title) folds.at(-1).entries.push(entry);
    else folds.push({ entry, entries: [entry] });
  }
  return folds;
}

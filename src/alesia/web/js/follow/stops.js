/** The moments at which something was told: there one stops on the way through the game. */

/** After how many answers something had just happened, ascending. */
const stopsOf = (table) => [...new Set(table.log.map(({ n }) => n + 1))];

/** The stop before a moment; null if there is none. */
export const stepBefore = (table, at) => stopsOf(table).findLast((n) => n < at) ?? (at > 0 ? 0 : null);

/** The stop after a moment; at the end, now. */
export const stepAfter = (table, at) => stopsOf(table).find((n) => n > at) ?? table.decisions;

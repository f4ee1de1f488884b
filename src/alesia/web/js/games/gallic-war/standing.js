/** What stands where: the blocks in each area, by their colour, since not all of them can be read. */

/** @returns {import("../../follow/difference.js").Standing[]} */
export function standing(view) {
  return Object.entries(view.areas).flatMap(([area, { blocks }]) => Object.entries(blocks).flatMap(([side, all]) =>
    all.map(({ colour, name, strength }) => ({ place: `area ${area}`, owner: side, what: colour, count: 1, turns: true, name, strength }))));
}

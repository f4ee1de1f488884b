/** Keys by which one goes from step to step: while the others are followed, and while one looks back. */

import { PRESSED } from "../table/play.js";
import { stepAfter, stepBefore } from "./stops.js";

/** Enter and Space work on what has the focus, if it is something that can be pressed; arrows on a slider. */
const isBusy = (key) => document.activeElement?.closest(key === " " || key === "Enter" ? PRESSED : "[type=range]");

/**
 * What keys mean, with these before the others.
 * @param {(key: string) => boolean} others
 */
export function withSteps(others, { table, past: { at, seek, toNow }, follow }) {
  const following = { " ": follow.next, Enter: follow.next, ArrowRight: follow.next, ArrowLeft: follow.back, Escape: follow.skip };
  const back = at === null ? null : stepBefore(table, at);
  const looking = { ArrowRight: () => seek(stepAfter(table, at)), ArrowLeft: () => back !== null && seek(back), Escape: toNow };
  const now = { ArrowLeft: () => seek(stepBefore(table, table.decisions) ?? table.decisions) };
  return (key) => {
    const act = (at !== null ? looking : follow.isOn ? following : now)[key];
    if (!act || isBusy(key)) return others(key);
    act();
    return true;
  };
}

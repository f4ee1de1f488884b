/** How far hands have followed the game on a real board: kept in the browser, so that a reload asks nobody to move a piece twice. */

import { get } from "../api.js";
import { useState } from "../vendor/preact.js";

const keyOf = (id) => `alesia.hands.${id}`;

/**
 * @param {object} connection of useTable
 * @returns {{isOn: boolean, from: number, back: string[], finish: (n: number) => void, undo: () => void}} isOn: hands have still something to do;
 *   from: since which answer; back: what they put back after an undo
 */
export function useHands({ table: { id, beside, decisions }, undo }) {
  const [from, setFrom] = useState(() => Number(localStorage.getItem(keyOf(id)) ?? 0));
  const [undone, setUndone] = useState({ steps: [], at: 0 });
  const finish = (n) => {
    localStorage.setItem(keyOf(id), n);
    setFrom(n);
    setUndone({ steps: [], at: 0 });
  };
  const isBack = decisions < undone.at;
  if (beside && from > decisions && !isBack) finish(decisions); // answers were taken back elsewhere
  const takeBack = async () => {
    const { steps } = await get(`/tables/${id}/back/${from}`).catch(() => ({ steps: [] }));
    setUndone({ steps, at: steps.length ? decisions : 0 });
    undo();
  };
  const back = isBack ? undone.steps : [];
  return { isOn: Boolean(beside) && (from < decisions || back.length > 0), from: Math.min(from, decisions), back, finish, undo: beside ? takeBack : undo };
}

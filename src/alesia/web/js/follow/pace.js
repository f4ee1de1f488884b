/** How what the others do is shown: at once, step by step, or played out; remembered in this browser. */

import { useState } from "../vendor/preact.js";

export const [AT_ONCE, STEPS, PLAYED] = ["once", "step", "play"];
export const PACES = [AT_ONCE, STEPS, PLAYED];

/** @returns {[string, (pace: string) => void]} */
export function usePace() {
  const [pace, setPace] = useState(read);
  const choose = (next) => {
    try { localStorage.setItem("pace", next); } catch { /* It then lasts as long as the page. */ }
    setPace(next);
  };
  return [pace, choose];
}

function read() {
  try { return PACES.find((pace) => pace === localStorage.getItem("pace")) ?? AT_ONCE; } catch { return AT_ONCE; }
}

/** Whether there is room for the log beside the map, and whether it is wanted there; remembered in this browser. */

import { useEffect, useState } from "../vendor/preact.js";

const WIDE = matchMedia("(min-width: 87.5rem) and (min-height: 34rem)");

/** @returns {{isWide: boolean, isDocked: boolean, dock: (wanted: boolean) => void}} */
export function useWide() {
  const [isWide, setWide] = useState(WIDE.matches);
  const [wanted, setWanted] = useState(() => read() !== "off");
  useEffect(() => {
    const look = () => setWide(WIDE.matches);
    WIDE.addEventListener("change", look);
    return () => WIDE.removeEventListener("change", look);
  }, []);
  const dock = (next) => {
    try { localStorage.setItem("dock", next ? "on" : "off"); } catch { /* It then lasts as long as the page. */ }
    setWanted(next);
  };
  return { isWide, isDocked: isWide && wanted, dock };
}

function read() {
  try { return localStorage.getItem("dock"); } catch { return null; }
}

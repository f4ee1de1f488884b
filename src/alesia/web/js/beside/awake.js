/** What a page beside a real board has all the time: large type, a screen that stays on, and itself kept for where there is no line. */

import { wearStyle } from "../board/style.js";
import { useEffect } from "../vendor/preact.js";

wearStyle("/static/css/beside.css");

export function Awake() {
  useScreen();
  useKept();
  return null;
}

/** The screen stays on as long as the page is seen. */
function useScreen() {
  useEffect(() => {
    let lock = null;
    let wanted = true;
    const hold = async () => {
      if (document.visibilityState !== "visible" || !navigator.wakeLock) return;
      const found = await navigator.wakeLock.request("screen").catch(() => null);
      if (wanted) lock = found;
      else found?.release();
    };
    hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      wanted = false;
      document.removeEventListener("visibilitychange", hold);
      lock?.release();
    };
  }, []);
}

/** What the page is made of is kept by the browser, where it is served securely. */
const useKept = () => useEffect(() => { navigator.serviceWorker?.register("/called.js").catch(() => {}); }, []);

/** What the keeper of the server tells everybody: a line above the page, until it is taken back. */

import { get } from "../api.js";
import { wearStyle } from "../board/style.js";

const STYLE = "/static/css/notice.css";
const ROUND = 60000; // milliseconds between two looks of a page that has no line

let place = null;

/** @param {string} text of the keeper; nothing: the line goes */
export async function show(text) {
  await wearStyle(STYLE);
  place ??= Object.assign(document.createElement("p"), { className: "house-notice", role: "status" });
  place.textContent = text;
  if (text) document.body.prepend(place);
  else place.remove();
}

/** For a page without a line: look now and then, while somebody looks at it. */
export function watchNotice() {
  const look = () => document.visibilityState === "visible" && get("/notice").then(({ notice }) => (notice || place) && show(notice), () => {});
  setInterval(look, ROUND);
  document.addEventListener("visibilitychange", look);
  look();
}

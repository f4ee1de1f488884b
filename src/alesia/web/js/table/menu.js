/** The small menu at a place of the map where several things can be done. */

import { html, useEffect, useLayoutEffect, useRef } from "../vendor/preact.js";

const GAP = 8;

/**
 * @param {{title: string, anchor: Element, choices: import("./options.js").Choice[],
 *   onChoose: (option: string) => void, onClose: () => void}} props
 */
export function PlaceMenu({ title, anchor, choices, onChoose, onClose }) {
  const box = useRef(null);
  useLayoutEffect(() => {
    put(box.current, anchor);
    box.current.querySelector("button").focus();
    return () => anchor.isConnected && anchor.focus({ preventScroll: true });
  }, [anchor]);
  useOutside(box, onClose);
  const onKeyDown = (event) => onKey(event, box.current, onClose);
  return html`<div class="place-menu card" role="dialog" aria-label=${title} ref=${box} onKeyDown=${onKeyDown}>
    <h2 class="eyebrow">${title}</h2>
    <ul>${choices.map(({ option, label, on }) => html`<li key=${label}>
      <button type="button" class="option" onClick=${() => onChoose(option.option, on)}><span class="option-label">${label}</span></button>
    </li>`)}</ul>
  </div>`;
}

/** Below the place if there is room, else above, and always inside the window. */
function put(box, anchor) {
  const { left, width, top, bottom } = anchor.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = box;
  const under = bottom + GAP + offsetHeight <= innerHeight;
  const y = under ? bottom + GAP : top - GAP - offsetHeight;
  box.style.left = `${within(left + width / 2 - offsetWidth / 2, innerWidth - offsetWidth)}px`;
  box.style.top = `${within(y, innerHeight - offsetHeight)}px`;
}

const within = (value, most) => Math.max(GAP, Math.min(value, most - GAP));

function onKey(event, box, onClose) {
  if (event.key === "Escape") onClose();
  else if (event.key === "ArrowDown") step(box, 1);
  else if (event.key === "ArrowUp") step(box, -1);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function step(box, by) {
  const buttons = [...box.querySelectorAll("button")];
  const next = buttons.indexOf(document.activeElement) + by;
  buttons[(next + buttons.length) % buttons.length].focus();
}

function useOutside(box, onClose) {
  useEffect(() => {
    const close = (event) => box.current?.contains(event.target) || onClose();
    document.addEventListener("pointerdown", close);
    return () => document.removeEventListener("pointerdown", close);
  }, [onClose]);
}

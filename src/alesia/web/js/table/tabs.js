/** Panels of which one is open, as tabs. */

import { html, useRef } from "../vendor/preact.js";

/**
 * @param {{tabs: Array<{id: string, name: string, panel: () => *}>, open: string, onOpen: (id: string) => void, label: string}} props
 */
export function Tabs({ tabs, open, onOpen, label }) {
  const row = useRef(null);
  const shown = tabs.find((tab) => tab.id === open) ?? tabs[0];
  const go = (index) => {
    const next = tabs[(index + tabs.length) % tabs.length];
    onOpen(next.id);
    row.current.querySelector(`#tab-${next.id}`).focus();
  };
  const onKeyDown = (event) => {
    const to = { ArrowRight: tabs.indexOf(shown) + 1, ArrowLeft: tabs.indexOf(shown) - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  return html`
    <div class="tab-row" role="tablist" aria-label=${label} ref=${row} onKeyDown=${onKeyDown}>
      ${tabs.map(({ id, name }) => html`<button type="button" role="tab" key=${id} id=${`tab-${id}`} class="tab" aria-controls="tab-panel"
        aria-selected=${id === shown.id} tabindex=${id === shown.id ? 0 : -1} onClick=${() => onOpen(id)}>${name}</button>`)}
    </div>
    <div class=${`tab-panel panel-${shown.id}`} role="tabpanel" id="tab-panel" aria-labelledby=${`tab-${shown.id}`} tabindex="0">
      ${shown.panel()}
    </div>`;
}

/** A real board that is otherwise: laid out as it is, and put right; the record says so. */

import { get } from "../api.js";
import { html, useState } from "../vendor/preact.js";
import { t } from "../words.js";
import { Laying } from "./laying.js";

/** @param {{table: import("../table/state.js").Table, busy: boolean, onCorrect: (position: string) => void}} props */
export function Correct({ table, busy, onCorrect }) {
  const [position, setPosition] = useState(null);
  const open = () => busy || get(`/tables/${table.id}/position`).then(setPosition, () => {});
  const done = (text) => {
    setPosition(null);
    onCorrect(text);
  };
  return html`<p class="correct"><button type="button" class="link-button" onClick=${open}>${t("web.beside.otherwise")}</button>
      <a class="small" href=${`/api/v1/tables/${table.id}/record`} download>${t("web.beside.record")}</a></p>
    ${position && html`<${Laying} of=${position} text=${position.text} place=${table.id} doneWords=${t("web.laying.correct")} onDone=${done} onClose=${() => setPosition(null)} />`}`;
}

/** A link as a square to scan, in a dialog. */
import { post } from "../api.js";
import { DialogHead, openDialog } from "../panels/dialog.js";
import { html, useEffect, useState } from "../vendor/preact.js";
import { t } from "../words.js";

/** @param {string} link from its path on */
export const openSquare = (link, label) => openDialog(Square, { link, label });

function Square({ link, label, titleId, close }) {
  const [svg, setSvg] = useState(null);
  const [refused, setRefused] = useState(null);
  useEffect(() => { post("/qr", { link }).then((drawn) => setSvg(drawn.svg), (error) => setRefused(error.message)); }, [link]);
  return html`<${DialogHead} titleId=${titleId} close=${close}>${label}</${DialogHead}>
    <div class="dialog-body">
      ${svg && html`<img class="square" alt=${t("web.qr.alt")} src=${`data:image/svg+xml,${encodeURIComponent(svg)}`} />`}
      ${refused && html`<p class="notice alert" role="alert">${refused}</p>`}
      <p class="small quiet">${t("web.qr.about")}</p>
    </div>`;
}

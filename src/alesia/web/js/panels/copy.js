/** A link with a button that copies it. */
import { openSquare } from "../club/qr.js";
import { html, useRef, useState } from "../vendor/preact.js";
import { t } from "../words.js";

const SHOWN_FOR = 2500; // milliseconds

/** @param {{link: string, label: string}} props */
export function CopyLink({ link, label }) {
  const field = useRef(null);
  const [copied, setCopied] = useState(false);
  const address = new URL(link, location.origin).href;
  const copy = async () => {
    setCopied(await copyText(address, field.current));
    setTimeout(() => setCopied(false), SHOWN_FOR);
  };
  return html`<div class="copy-link">
    <input type="text" readonly ref=${field} value=${address} aria-label=${label} onFocus=${(event) => event.currentTarget.select()} />
    <button type="button" class="button small" onClick=${copy} aria-label=${t("web.copy.label", label)}>${copied ? t("web.copy.tick") : t("web.copy.copy")}</button>
    ${navigator.share && html`<button type="button" class="button small" onClick=${() => navigator.share({ url: address, title: label }).catch(() => {})} aria-label=${t("web.share.label", label)}>${t("web.share.share")}</button>`}
    <button type="button" class="button small" onClick=${() => openSquare(link, label)} aria-label=${t("web.qr.label", label)}>${t("web.qr.show")}</button>
    <span class="visually-hidden" role="status">${copied ? t("web.copy.done") : ""}</span>
  </div>`;
}

/** Copy, by the old way where the page is not served securely. */
export async function copyText(text, field) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const shown = field ?? lent(text);
    shown.select();
    const done = document.execCommand("copy");
    if (!field) shown.remove();
    return done;
  }
}

/** A field for a moment, where none shows the text. */
function lent(text) {
  const field = Object.assign(document.createElement("textarea"), { value: text, className: "visually-hidden" });
  document.body.append(field);
  return field;
}

/** Buttons that make a link anew or withdraw it. Where an old one stops working, they ask first. */
import { html, useState } from "../vendor/preact.js";
import { t } from "../words.js";
import { post } from "../api.js";
import { DialogHead, openDialog } from "./dialog.js";

/** Whether a link is wanted afterwards, and whether an old one is lost by it: then it is asked first. Words stand under its key. */
const KINDS = {
  invite: { key: "web.link.invite", words: "web.link.invite", wanted: true },
  renew: { key: "web.link.renew", words: "web.link.renew", wanted: true, asks: true },
  withdraw: { key: "web.link.withdraw", words: "web.link.withdraw", wanted: false, asks: true },
  "renew own": { key: "web.link.own", words: "web.link.own", wanted: true, asks: true },
  "invite watch": { key: "web.link.invite.watch", words: "web.link.invite", wanted: true },
  "renew watch": { key: "web.link.watch.renew", words: "web.link.renew", wanted: true, asks: true },
  "withdraw watch": { key: "web.link.watch.withdraw", words: "web.link.withdraw", wanted: false, asks: true },
};

/** @param {{what: string, table: object, seat?: object}} props no seat: the link for spectators */
export function LinkButton({ what, table, seat }) {
  const [refused, setRefused] = useState(null);
  const kind = KINDS[what];
  const change = () => post(`/tables/${table.id}/link`, { seat: seat?.name ?? null, wanted: kind.wanted });
  const click = () => {
    setRefused(null);
    if (kind.asks) openDialog(Confirm, { kind, seat, change });
    else change().catch((error) => setRefused(error.message));
  };
  return html`<button type="button" class="link-button small" aria-label=${t(`${kind.key}.label`, seat?.name)} onClick=${click}>${t(kind.words)}</button>
    ${refused && html`<span class="small alert" role="alert">${refused}</span>`}`;
}

function Confirm({ kind, seat, change, titleId, close }) {
  const [refused, setRefused] = useState(null);
  const confirm = () => change().then(close, (error) => setRefused(error.message));
  return html`<${DialogHead} titleId=${titleId} close=${close}>${t(`${kind.key}.title`)}</${DialogHead}>
    <div class="dialog-body">
      <p>${t(`${kind.key}.text`, seat?.name)}</p>
      ${refused && html`<p class="notice alert" role="alert">${refused}</p>`}
      <p class="dialog-buttons">
        <button type="button" class="button primary" onClick=${confirm}>${kind.wanted ? t("web.link.make") : t("web.link.take")}</button>
        <button type="button" class="button" onClick=${close}>${t("web.link.keep")}</button>
      </p>
    </div>`;
}

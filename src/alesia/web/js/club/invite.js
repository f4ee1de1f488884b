/** The first thing after "Begin": the links to the seats that wait for somebody, to copy, to share or to scan. */
import { CopyLink } from "../panels/copy.js";
import { DialogHead, openDialog } from "../panels/dialog.js";
import { Sign } from "../panels/sign.js";
import { html } from "../vendor/preact.js";
import { t } from "../words.js";

/** @param {{seats: object[]}} table as its host has just laid it out */
export function inviteFriends(table) {
  const seats = table.seats.filter(({ state, link }) => state === "invited" && link);
  if (seats.length) openDialog(Invitations, { seats });
}

function Invitations({ seats, titleId, close }) {
  return html`<${DialogHead} titleId=${titleId} close=${close}>${t("web.invite.title")}</${DialogHead}>
    <div class="dialog-body invitations">
      <p>${t("web.seats.send")}</p>
      <ul>${seats.filter(({ heir_of: first }) => !first).map(({ name, link }) => html`<li key=${name}><p><${Sign} name=${name} beside /> <b>${t("web.seats.link", name)}</b></p>
        <${CopyLink} link=${link} label=${t("web.seats.link", name)} /></li>`)}</ul>
      <p class="small quiet">${t("web.invite.later")}</p>
      <p class="dialog-buttons"><button type="button" class="button primary" onClick=${close}>${t("web.invite.go")}</button></p>
    </div>`;
}

/** Who I am here: my name, the key that I keep, my mail, my browsers. */
import { get, post } from "../api.js";
import { CopyLink } from "../panels/copy.js";
import { DialogHead, openDialog } from "../panels/dialog.js";
import { html, useEffect, useState } from "../vendor/preact.js";
import { t } from "../words.js";
import { Bells } from "./bells.js";
import { NameField } from "./name.js";
import { hasPasskeys, makePasskey } from "./passkey.js";

/** @param {(me: object) => void} onChange hears who I am whenever that changes */
export const openMe = (onChange) => openDialog(Me, { onChange });

function Me({ onChange, titleId, close }) {
  const [me, setMe] = useState(null);
  const [refused, setRefused] = useState(null);
  const told = (next) => { setMe(next); onChange?.(next); };
  const read = () => get("/me").then(told, (error) => setRefused(error.message));
  useEffect(read, []);
  return html`<${DialogHead} titleId=${titleId} close=${close}>${t("web.me.title")}</${DialogHead}>
    <div class="dialog-body me">
      ${refused && html`<p class="notice alert" role="alert">${refused}</p>`}
      ${me && html`<${NameField} name=${me.name} label=${t("web.me.name")} onSaved=${told} />
        <${AccountKey} me=${me} onMade=${read} />
        <${Passkeys} me=${me} onChange=${told} />
        ${me.mails && html`<${MailField} me=${me} onChange=${read} />`}
        <${Bells} me=${me} />
        <${Browsers} me=${me} onChange=${read} />`}
    </div>`;
}

/* ---- The key that I keep */

function AccountKey({ me, onMade }) {
  const [link, setLink] = useState(null);
  const [refused, setRefused] = useState(null);
  const make = () => post("/me/key").then((made) => { setLink(made.link); onMade(); }, (error) => setRefused(error.message));
  return html`<section aria-labelledby="me-key"><h3 id="me-key">${t("web.me.key")}</h3>
    <p class="small quiet">${t("web.me.key.about")}</p>
    ${link ? html`<p class="notice">${t("web.me.key.once")}</p><${CopyLink} link=${link} label=${t("web.me.key.link")} />
      <p><button type="button" class="button small" onClick=${() => save(link)}>${t("web.me.key.file")}</button></p>`
    : html`<p><button type="button" class="button" onClick=${make}>${me.key ? t("web.me.key.anew") : t("web.me.key.make")}</button>
      ${me.key && html` <span class="small quiet">${t("web.me.key.old")}</span>`}</p>`}
    ${refused && html`<p class="notice alert" role="alert">${refused}</p>`}
  </section>`;
}

/** As a file of the browser's own making; nothing goes over the line. */
function save(link) {
  const text = `${t("web.me.key.in_file")}\n\n${new URL(link, location.origin).href}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  Object.assign(document.createElement("a"), { href: address, download: "alesia-key.txt" }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/* ---- Passkeys */

function Passkeys({ me, onChange }) {
  const [refused, setRefused] = useState(null);
  const [busy, setBusy] = useState(false);
  const act = (asked) => { setBusy(true); setRefused(null); asked.then(onChange, (error) => setRefused(error.message)).finally(() => setBusy(false)); };
  return html`<section aria-labelledby="me-passkeys"><h3 id="me-passkeys">${t("web.passkey.title")}</h3>
    <p class="small quiet">${t("web.passkey.about")}${me.passkeys > 0 && ` ${t("web.passkey.count", me.passkeys)}`}</p>
    ${hasPasskeys() ? html`<p><button type="button" class="button" aria-disabled=${busy} onClick=${() => busy || act(makePasskey())}>${t("web.passkey.make")}</button> <a class="small" href="/come">${t("web.passkey.come")}</a></p>`
      : html`<p class="small">${t("web.passkey.insecure")}</p>`}
    ${me.passkeys > 0 && html`<p><button type="button" class="link-button small" onClick=${() => act(post("/me/passkey/drop"))}>${t("web.passkey.drop")}</button></p>`}
    ${refused && html`<p class="notice alert" role="alert">${refused}</p>`}
  </section>`;
}

/* ---- Mail */

function MailField({ me, onChange }) {
  const [text, setText] = useState(me.mail ?? "");
  const [told, setTold] = useState(null);
  const send = (mail) => post("/me/mail", { mail }).then(() => { setTold(mail ? t("web.me.mail.sent") : null); onChange(); }, (error) => setTold(error.message));
  return html`<section aria-labelledby="me-mail"><h3 id="me-mail">${t("web.me.mail")}</h3>
    <p class="small quiet">${me.mail ? t("web.me.mail.known", me.mail) : t("web.me.mail.about")}</p>
    <form class="name-field" onSubmit=${(event) => { event.preventDefault(); send(text); }}>
      <label><span class="small">${t("web.me.mail.address")}</span><input type="email" name="mail" autocomplete="email" required value=${text} onInput=${(event) => setText(event.currentTarget.value)} /></label>
      <button type="submit" class="button small">${t("web.me.mail.send")}</button>
    </form>
    ${me.mail && html`<p><button type="button" class="link-button small" onClick=${() => send("")}>${t("web.me.mail.drop")}</button></p>`}
    <p class="small" role="status">${told}</p>
  </section>`;
}

/* ---- Browsers */

function Browsers({ me, onChange }) {
  if (me.browsers < 2) return null;
  const alone = () => post("/me/alone").then(onChange);
  const leave = () => post("/me/leave").then(() => location.assign("/"));
  return html`<section aria-labelledby="me-browsers"><h3 id="me-browsers">${t("web.me.browsers")}</h3>
    <p class="small quiet">${t("web.me.browsers.count", me.browsers)}</p>
    <p class="link-buttons"><button type="button" class="button small" onClick=${alone}>${t("web.me.alone")}</button>
      <button type="button" class="button small" onClick=${leave}>${t("web.me.leave")}</button></p>
  </section>`;
}

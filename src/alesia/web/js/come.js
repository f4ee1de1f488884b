/** The page behind the key of an account: it says whose it is, and lets this browser be one of his. */
import { get, post } from "./api.js";
import { watchNotice } from "./club/notice.js";
import { comeByPasskey, hasPasskeys } from "./club/passkey.js";
import { html, render, useEffect, useState } from "./vendor/preact.js";
import { t } from "./words.js";

const MALFORMED = 422;

/** The key leaves the address bar at once, so that nobody reads it there. */
function takeKey() {
  const key = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
  return key;
}

function Come() {
  const [key, setKey] = useState(takeKey);
  useEffect(() => {
    const again = () => location.hash && setKey(takeKey());
    addEventListener("hashchange", again);
    return () => removeEventListener("hashchange", again);
  }, []);
  return html`<h1>${t("web.come.title")}</h1>${key ? html`<${ByKey} key=${key} account=${key} />` : html`<${ByMail} />`}
    <p><a href="/">${t("web.join.home")}</a></p>`;
}

function ByKey({ account }) {
  const [found, setFound] = useState(null);
  const [refused, setRefused] = useState(null);
  const tell = (error) => setRefused(error.status === MALFORMED ? t("web.come.broken") : error.message);
  useEffect(() => { Promise.all([post("/account", { account }), get("/me")]).then(([theirs, me]) => setFound({ theirs, me }), tell); }, [account]);
  const come = () => post("/come", { account, bring: found.me.seats > 0 }).then(() => location.assign("/"), tell);
  return html`${refused && html`<p class="notice alert" role="alert">${refused}</p>`}
    ${found && !refused && html`<${Question} ...${found} account=${account} onCome=${come} />`}`;
}

function Question({ theirs, me, account, onCome }) {
  const who = theirs.name ? t("web.come.who", theirs.name, theirs.seats) : t("web.come.somebody", theirs.seats);
  if (theirs.mine) return html`<${Mine} account=${account} />`;
  return html`<p role="status">${who}</p>
    ${me.seats > 0 && html`<p class="notice">${t("web.come.bring", me.seats)}</p>`}
    <p><button type="button" class="button primary" onClick=${onCome}>${me.seats > 0 ? t("web.come.with") : t("web.come.in")}</button></p>`;
}

/** A letter to oneself shows that it has come; there is nothing to ask. */
function Mine({ account }) {
  const [told, setTold] = useState("");
  useEffect(() => { post("/come", { account }).then((me) => setTold(me.mail ? t("web.come.mine.mail", me.mail) : t("web.come.mine")), (error) => setTold(error.message)); }, [account]);
  return html`<p role="status">${told}</p>`;
}

/** By what this device, or one beside it, can sign. */
function ByPasskey({ me }) {
  const [told, setTold] = useState(null);
  const come = () => comeByPasskey(me.seats > 0).then(() => location.assign("/"), (error) => setTold(error.message));
  if (!hasPasskeys()) return html`<p class="small quiet">${t("web.passkey.insecure")}</p>`;
  return html`${me.seats > 0 && html`<p class="notice">${t("web.come.bring", me.seats)}</p>`}
    <p><button type="button" class="button primary" onClick=${come}>${t("web.passkey.come")}</button></p>
    <p role="alert">${told}</p>`;
}

/** Who has no key at hand may have one sent, where the house sends mail. */
function ByMail() {
  const [me, setMe] = useState(null);
  const [mail, setMail] = useState("");
  const [told, setTold] = useState(null);
  useEffect(() => { get("/me").then(setMe, (error) => setTold(error.message)); }, []);
  const send = (event) => {
    event.preventDefault();
    post("/account/mail", { mail }).then(() => setTold(t("web.come.mail.sent")), (error) => setTold(error.message));
  };
  return html`<p>${t("web.come.how")}</p>
    ${me && html`<${ByPasskey} me=${me} />`}
    ${me?.mails && html`<form class="name-field" onSubmit=${send}>
      <label><span class="small">${t("web.me.mail.address")}</span><input type="email" name="mail" autocomplete="email" required value=${mail} onInput=${(event) => setMail(event.currentTarget.value)} /></label>
      <button type="submit" class="button small">${t("web.come.mail")}</button></form>`}
    <p role="status">${told}</p>`;
}

watchNotice();
render(html`<${Come} />`, document.getElementById("come"));

/** How I am called when it is my turn. */
import { get, post } from "../api.js";
import { html, useEffect, useState } from "../vendor/preact.js";
import { t } from "../words.js";
import { chime, chimes, setChimes } from "./chime.js";

const HOURS = [...Array(24).keys()];
const WORKER = "/called.js";

/** @param {{me: object}} props */
export function Bells({ me }) {
  const [told, setTold] = useState(null);
  const [refused, setRefused] = useState(null);
  const ask = (promise) => promise.then((next) => { setTold(next); setRefused(null); }, (error) => setRefused(error.message || t("web.bells.push.refused")));
  useEffect(() => { ask(get("/me/bells")); }, []);
  if (!told) return null;
  const hang = (bell) => ask(post("/me/bells", bell));
  return html`<section aria-labelledby="me-bells"><h3 id="me-bells">${t("web.bells.title")}</h3>
    <p class="small quiet">${t("web.bells.about")}</p>
    <ul class="bells">${told.bells.map((bell) => html`<li key=${bell.id}>${t(`web.bells.kind.${bell.kind}`)} <span class="quiet">${bell.where}</span>
      <button type="button" class="link-button small" onClick=${() => ask(post("/me/bells/drop", { bell: bell.id }))}>${t("web.bells.drop")}</button></li>`)}</ul>
    <p class="link-buttons">
      ${canPush() && html`<button type="button" class="button small" onClick=${() => ask(subscribed(told.push_key).then((bell) => post("/me/bells", bell)))}>${t("web.bells.push")}</button>`}
      ${me.mail && html`<button type="button" class="button small" onClick=${() => hang({ kind: "mail" })}>${t("web.bells.mail", me.mail)}</button>`}
    </p>
    <${Hook} onHang=${(target) => hang({ kind: "hook", target })} />
    <${Chime} />
    <${Quiet} quiet=${told.quiet} onChange=${(hours) => ask(post("/me/quiet", hours))} />
    ${refused && html`<p class="notice alert" role="alert">${refused}</p>`}
  </section>`;
}

/** Only where the page is served securely. */
const canPush = () => "serviceWorker" in navigator && "PushManager" in globalThis;

/** Ask the browser for a way to call it. */
async function subscribed(key) {
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  if ((await Notification.requestPermission()) !== "granted") throw new Error(t("web.bells.push.refused"));
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return { kind: "push", target: endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

function Hook({ onHang }) {
  const [target, setTarget] = useState("");
  return html`<form class="name-field" onSubmit=${(event) => { event.preventDefault(); onHang(target); }}>
    <label><span class="small">${t("web.bells.hook")}</span><input type="url" name="hook" required value=${target} onInput=${(event) => setTarget(event.currentTarget.value)} /></label>
    <button type="submit" class="button small">${t("web.bells.add")}</button>
  </form>`;
}

function Chime() {
  const [wanted, setWanted] = useState(chimes);
  const turn = (on) => { setChimes(on); setWanted(on); if (on) chime(); };
  return html`<p><label class="small"><input type="checkbox" name="chime" checked=${wanted} onChange=${(event) => turn(event.currentTarget.checked)} /> ${t("web.bells.chime")}</label></p>`;
}

function Quiet({ quiet, onChange }) {
  const { begin, end } = quiet ?? { begin: 0, end: 0 };
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC";
  const change = (part) => onChange({ begin, end, zone, ...part });
  return html`<div class="quiet-hours"><span class="small">${t("web.bells.quiet")}</span>
    <${Hour} label=${t("web.bells.from")} value=${begin} onChoose=${(hour) => change({ begin: hour })} />
    <${Hour} label=${t("web.bells.to")} value=${end} onChoose=${(hour) => change({ end: hour })} />
    ${begin === end && html`<span class="small quiet">${t("web.bells.always")}</span>`}</div>`;
}

function Hour({ label, value, onChoose }) {
  return html`<label class="small">${label} <select value=${value} onChange=${(event) => onChoose(Number(event.currentTarget.value))}>
    ${HOURS.map((hour) => html`<option value=${hour} selected=${hour === value}>${t("web.bells.hour", hour)}</option>`)}</select></label>`;
}

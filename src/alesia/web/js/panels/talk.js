/** What people say to each other at the table, and what one notes for oneself. */
import { get, post } from "../api.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { language, seatName, t } from "../words.js";
import { factionClass, Sign } from "./sign.js";

const MOST = 500;
const MOST_NOTED = 4000;
const times = new Intl.DateTimeFormat(language, { dateStyle: "short", timeStyle: "short" });

/** @param {{table: object}} props its whole payload; `talk` says how much was said */
export function Talk({ table }) {
  const said = useSaid(table);
  const box = useRef(null);
  useLayoutEffect(() => { box.current.scrollTop = box.current.scrollHeight; }, [said]);
  return html`<div class="talk">
    <ol class="talk-said" ref=${box} tabindex="0" aria-label=${t("web.talk.said")} aria-live="polite">
      ${said.map((each) => html`<${Said} key=${each.n} said=${each} />`)}
      ${!said.length && html`<li class="quiet small">${t("web.talk.nothing")}</li>`}
    </ol>
    <${Say} id=${table.id} />
    <${Notes} id=${table.id} />
  </div>`;
}

/** All that was said; what is new is fetched when the table tells that there is something. */
function useSaid({ id, talk }) {
  const [said, setSaid] = useState([]);
  useEffect(() => {
    const stop = new AbortController();
    const last = said.at(-1)?.n ?? 0;
    if (talk > last) get(`/tables/${id}/talk?after=${last}`, stop.signal).then((more) => setSaid((before) => [...before, ...more.filter(({ n }) => n > (before.at(-1)?.n ?? 0))]), () => {});
    return () => stop.abort();
  }, [id, talk]);
  return said;
}

function Said({ said: { seat, player, text, at, mine } }) {
  return html`<li class=${seat ? `talk-line ${factionClass(seat)}` : "talk-line"}>
    ${seat && html`<${Sign} name=${seat} beside />`}<span><b>${mine ? t("web.talk.you") : player ?? (seat ? seatName(seat) : t("web.talk.host"))}</b>${" "}
      <time class="small quiet" datetime=${new Date(at * 1000).toISOString()}>${times.format(at * 1000)}</time><br />${text}</span>
  </li>`;
}

function Say({ id }) {
  const [text, setText] = useState("");
  const [refused, setRefused] = useState(null);
  const say = (event) => {
    event.preventDefault();
    if (!text.trim()) return;
    post(`/tables/${id}/talk`, { text }).then(() => { setText(""); setRefused(null); }, (error) => setRefused(error.message));
  };
  return html`<form class="name-field" onSubmit=${say}>
    <label><span class="small">${t("web.talk.say")}</span><input type="text" name="say" maxlength=${MOST} autocomplete="off" value=${text} onInput=${(event) => setText(event.currentTarget.value)} /></label>
    <button type="submit" class="button small">${t("web.talk.send")}</button>
    ${refused && html`<span class="small alert" role="alert">${refused}</span>`}
  </form>`;
}

/** Kept when one leaves the field. */
function Notes({ id }) {
  const [text, setText] = useState(null);
  const [told, setTold] = useState("");
  useEffect(() => { get(`/tables/${id}/notes`).then((noted) => setText(noted.text), () => {}); }, [id]);
  const keep = (event) => post(`/tables/${id}/notes`, { text: event.currentTarget.value }).then(() => setTold(t("web.me.saved")), (error) => setTold(error.message));
  return text !== null && html`<div class="talk-notes"><label><span class="small">${t("web.talk.notes")}</span>
      <textarea rows="4" maxlength=${MOST_NOTED} value=${text} onInput=${() => setTold("")} onChange=${keep}></textarea></label>
    <span class="small quiet" role="status">${told}</span></div>`;
}

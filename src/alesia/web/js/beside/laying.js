/** A position laid out by clicks: the map, the fields of a place or of what is beside the map, and what cannot stand. */

import { wearStyle } from "../board/style.js";
import { copyText } from "../panels/copy.js";
import { html, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { learnNames, t } from "../words.js";
import { Asking } from "./asking.js";
import { useDraft } from "./draft.js";
import { moved, useDragging } from "./dragging.js";
import { Fields } from "./fields.js";
import { linkTo } from "./link.js";

const STYLES = ["board", "beside", "laying"].map((name) => `/static/css/${name}.css`);

/**
 * @param {object} props
 * @param {{game: string, scenario: string, options: object}} props.of what it is a position of
 * @param {string|null} props.text the position to begin with; none: that of the scenario
 * @param {string} props.place what is kept while it is not done: "new", or a table
 * @param {string} props.doneWords what the last button says
 * @param {(text: string) => void} props.onDone
 * @param {() => void} props.onClose
 */
export function Laying({ of, text, place, doneWords, onDone, onClose }) {
  const dialog = useRef(null);
  const game = useGame(of.game);
  const { laid, form, error, change, take, back, anew, forget } = useDraft(of, text, place);
  const [open, setOpen] = useState(0);
  useEffect(() => dialog.current.showModal(), []);
  const group = form?.groups[open];
  const places = useMemo(() => placesOf(form), [form]);
  const [over, setOver] = useState(null);
  const { piece, take: takePiece } = useDragging(over, (held, place) => {
    const to = form.groups[places.indexes[place]];
    if (to) change(moved(held, to, laid.filled));
  });
  const lit = [group?.place, piece && over].filter(Boolean);
  const why = error ?? laid?.refused;
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (isDone && why) setDone(false);
    if (!isDone || why || !laid?.isHeard) return;
    forget();
    onDone(laid.text);
  }, [isDone, why, laid]);
  return html`<dialog class="laying" ref=${dialog} aria-label=${t("web.laying.title")} onClose=${onClose} onKeyDown=${commit}>
    <header class="laying-head"><h2>${t("web.laying.title")}</h2>
      <button type="button" class="icon-button" aria-label=${t("web.dialog.close")} onClick=${() => dialog.current.close()}><span aria-hidden="true">✕</span></button></header>
    <div class="laying-map">${game && laid?.view && html`<${game.Board} view=${laid.view} choices=${places.choices} marked=${lit}
      onHover=${setOver} onPick=${(place) => setOpen(places.indexes[place])} />`}</div>
    <div class="laying-sheet">
      <p class=${why ? "notice alert" : "small quiet"} role="status">${why ?? t("web.laying.stands")}</p>
      ${anew && html`<p class="small">${t("web.laying.left")} <button type="button" class="link-button" onClick=${anew}>${t("web.laying.anew")}</button></p>`}
      ${form && html`<label class="laying-where"><span>${t("web.laying.where")}</span>
        <select value=${open} onChange=${(event) => setOpen(Number(event.currentTarget.value))}>${form.groups.map(({ label }, i) => html`<option value=${i} selected=${i === open}>${label}</option>`)}</select></label>
        <${Fields} key=${open} group=${group} stocks=${form.stocks} filled=${laid.filled} onChange=${(field, value) => change({ [field]: value })} onTake=${takePiece} />
        ${form.moments.length > 0 && !why && html`<${Asking} game=${of.game} text=${laid.text} form=${form} place=${group?.place ?? null} />`}
        <${Text} of=${of} text=${laid.text} onTake=${take} />`}
      <p class="laying-end">
        <button type="button" class="button primary" aria-disabled=${Boolean(why)} onClick=${() => setDone(true)}>${doneWords}</button>
        <button type="button" class="button" aria-disabled=${!back} onClick=${() => back?.()}>${t("web.undo.undo")}</button>
      </p>
    </div>
    ${piece && html`<span class="chip held" style=${{ left: `${piece.x}px`, top: `${piece.y}px` }}>${piece.name}</span>`}
  </dialog>`;
}

/** Enter fills a number in; it does not send the form in which all this may stand. */
function commit(event) {
  if (event.key !== "Enter" || !event.target.matches("input")) return;
  event.preventDefault();
  event.target.blur();
}

/** By place: what the map offers, and which group that is. */
function placesOf(form) {
  const found = (form?.groups ?? []).map(({ place, label }, index) => ({ place, label, index })).filter(({ place }) => place);
  return {
    choices: Object.fromEntries(found.map(({ place }) => [place, [{ label: t("web.laying.fill"), option: { verb: "" } }]])),
    indexes: Object.fromEntries(found.map(({ place, index }) => [place, index])),
  };
}

function useGame(name) {
  const [game, setGame] = useState(null);
  useEffect(() => {
    Promise.all([import(`../games/${name}/index.js`), learnNames(name), ...STYLES.map(wearStyle)]).then(([module]) => setGame(module));
  }, [name]);
  return game;
}

/** The position as a text: to be read, kept, changed or pasted; and a link to it. */
function Text({ of, text, onTake }) {
  const [typed, setTyped] = useState(text);
  const [copied, setCopied] = useState(false);
  useEffect(() => { setTyped(text); setCopied(false); }, [text]);
  const copy = async () => setCopied(await copyText(await linkTo(of, text)));
  return html`<details class="laying-text"><summary>${t("web.laying.text")}</summary>
    <textarea rows="12" spellcheck="false" aria-label=${t("web.laying.text")} value=${typed} onInput=${(event) => setTyped(event.currentTarget.value)}></textarea>
    <p class="laying-end"><button type="button" class="button" aria-disabled=${typed === text} onClick=${() => typed !== text && onTake(typed)}>${t("web.laying.take")}</button>
      <button type="button" class="button" onClick=${copy}>${copied ? t("web.copy.tick") : t("web.laying.link")}</button></p>
  </details>`;
}

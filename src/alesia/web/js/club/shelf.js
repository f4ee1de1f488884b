/** What can be done with a table of my list: call it by a name, play once more, put it away, give it up. */
import { post } from "../api.js";
import { DialogHead, openDialog } from "../panels/dialog.js";
import { html, useState } from "../vendor/preact.js";
import { t } from "../words.js";

/**
 * @param {object} table a line of my list
 * @param {string} title what it is called there
 * @param {() => void} changed reads the list again
 */
export const openShelf = (table, title, changed) => openDialog(Shelf, { table, title, changed });

function Shelf({ table, title, changed, titleId, close }) {
  const [refused, setRefused] = useState(null);
  const send = (what, body, then) => post(`/tables/${table.id}/${what}`, body).then(then, (error) => setRefused(error.message));
  const done = () => { changed(); close(); };
  return html`<${DialogHead} titleId=${titleId} close=${close}>${title}</${DialogHead}>
    <div class="dialog-body shelf">
      ${refused && html`<p class="notice alert" role="alert">${refused}</p>`}
      ${table.host && html`<${NameForm} table=${table} onName=${(name) => send("name", { name }, done)} />`}
      ${table.over && html`<p><button type="button" class="button primary" data-do="rematch" onClick=${() => send("rematch", {}, ({ id }) => location.assign(`/table/${id}`))}>${t("web.shelf.again")}</button>
        <span class="small quiet">${t("web.shelf.again.about")}</span></p>`}
      ${table.host && !table.over && html`<p><button type="button" class="button" data-do="open" onClick=${() => send("open", { wanted: !table.open }, done)}>${t(table.open ? "web.shelf.close" : "web.shelf.open")}</button>
        <span class="small quiet">${t("web.shelf.open.about")}</span></p>`}
      <p><button type="button" class="button" data-do="shelf" onClick=${() => send("shelf", { wanted: !table.shelved }, done)}>${t(table.shelved ? "web.shelf.take" : "web.shelf.put")}</button>
        <span class="small quiet">${t(table.over ? "web.shelf.put.over" : "web.shelf.put.about")}</span></p>
      ${table.host && html`<${GiveUp} onSure=${() => send("delete", {}, done)} />`}
    </div>`;
}

function NameForm({ table, onName }) {
  const [name, setName] = useState(table.name);
  const submit = (event) => { event.preventDefault(); onName(name); };
  return html`<form class="name-field" onSubmit=${submit}>
    <label>${t("web.shelf.name")} <input type="text" maxlength="60" value=${name} placeholder=${table.scenario} onInput=${(event) => setName(event.target.value)} /></label>
    <button type="submit" class="button">${t("web.shelf.save")}</button>
  </form>`;
}

/** For good: so it is asked twice. */
function GiveUp({ onSure }) {
  const [isSure, setIsSure] = useState(false);
  return html`<p>${isSure
    ? html`<button type="button" class="button primary" data-do="delete" onClick=${onSure}>${t("web.shelf.delete.sure")}</button>`
    : html`<button type="button" class="button" data-do="delete" onClick=${() => setIsSure(true)}>${t("web.shelf.delete")}</button>`}
    <span class="small quiet">${t("web.shelf.delete.about")}</span></p>`;
}

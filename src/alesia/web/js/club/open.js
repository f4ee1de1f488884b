/** Tables at which anybody may sit down, on the first page. */
import { get, post } from "../api.js";
import { factionClass, Sign } from "../panels/sign.js";
import { html, useEffect, useState } from "../vendor/preact.js";
import { learnNames, personName, t } from "../words.js";

/** The list, if there is anything on it; it is read again where a seat was taken by somebody quicker. */
export function OpenTables() {
  const [tables, setTables] = useState([]);
  const [refused, setRefused] = useState(null);
  const read = () => { readOpen().then(setTables, () => {}); };
  useEffect(read, []);
  const sit = (id, seat) => post(`/open/${id}`, { seat }).then(() => location.assign(`/table/${id}#seats`), (error) => { setRefused(error.message); read(); });
  return (tables.length > 0 || refused) && html`<section class="games open-tables" aria-labelledby="open-tables">
    <h2 id="open-tables">${t("web.open.title")}</h2>
    ${refused && html`<p class="notice alert" role="alert">${refused}</p>`}
    <ul class="game-list">${tables.map((table) => html`<${OpenTable} key=${table.id} table=${table} onSit=${(seat) => sit(table.id, seat)} />`)}</ul>
  </section>`;
}

async function readOpen() {
  const tables = (await get("/open")).filter((table) => !table.mine);
  await Promise.all([...new Set(tables.map(({ game }) => game))].map(learnNames));
  return tables;
}

function OpenTable({ table, onSit }) {
  const title = table.name || table.scenario;
  const also = [table.scenario, table.title].filter((each, k, all) => each !== title && all.indexOf(each) === k);
  const taken = Object.entries(table.kinds).filter(([seat]) => !(seat in table.heirs) && !table.free.includes(seat));
  return html`<li class="card open-table">
    <p class="game-name"><b>${title}</b>${also.map((each) => html` <span class="quiet small">${each}</span>`)}</p>
    <p class="game-seats">${taken.map(([seat, kind]) => html`<span class=${`game-seat ${factionClass(seat)}`} title=${personName(table.heirs, seat)}>
      <${Sign} name=${seat} /><span class="small">${table.players[seat] ?? t(`web.lobby.kind.${kind}`)}</span></span>`)}</p>
    <p class="open-seats">${table.free.map((seat) => html`<button type="button" class=${`button ${factionClass(seat)}`} data-sit=${seat} onClick=${() => onSit(seat)}>
      <${Sign} name=${seat} beside />${t("web.open.sit", seat)}</button>`)}</p>
  </li>`;
}

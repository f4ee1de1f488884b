/** The page of a table: until table and game have come, a word; then the table itself. */

import { html, render, useEffect, useState } from "../vendor/preact.js";
import { useTable } from "./connection.js";
import { Curtain, useCurtain } from "./curtain.js";
import { lazily } from "./lazy.js";
import { Table } from "./table.js";
import { learnNames, t } from "../words.js";

const Planning = lazily(() => import("../club/plan.js"), "Planning");

function App({ id }) {
  const connection = useTable(id);
  const game = useGame(connection.table?.game);
  const curtain = useCurtain(connection.table, game);
  const [plan, setPlan] = useState(null); // {seat, isNew}: I am at a board of my own
  if (connection.lost) return html`<${Lost} message=${connection.lost} />`;
  if (!connection.table || !game) return html`<${Opening} />`;
  if (plan) return html`<${Planning} ...${{ id, ...plan, game, Table, onLeave: () => setPlan(null) }} />`;
  return html`
    <${Table} connection=${connection} game=${game} onPlan=${(seat, isNew) => setPlan({ seat, isNew })} />
    ${curtain.drawn && html`<${Curtain} seat=${connection.table.seat} onOpen=${curtain.open} />`}`;
}

const Opening = () => html`<main class="opening"><h1>Alesia</h1><p>${t("web.table.opening")}</p></main>`;

function Lost({ message }) {
  return html`<main class="opening">
    <h1>Alesia</h1>
    <p role="alert">${message}</p>
    <p><a class="button" href="/">${t("web.table.games")}</a></p>
  </main>`;
}

/** The module of a game: its board, its panels; it comes when the names of its things are known. */
function useGame(name) {
  const [game, setGame] = useState(null);
  useEffect(() => { if (name) Promise.all([import(`../games/${name}/index.js`), learnNames(name)]).then(([module]) => setGame(module)); }, [name]);
  return game;
}

const id = location.pathname.split("/").filter(Boolean).at(-1);
const root = document.getElementById("app");
root.replaceChildren();
render(html`<${App} id=${id} />`, root);

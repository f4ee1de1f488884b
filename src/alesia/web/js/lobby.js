/** The first page: my games, and the way to a new one. */
import { get } from "./api.js";
import { Hills } from "./hills.js";
import { factionClass, Sign } from "./panels/sign.js";
import { Setup } from "./setup.js";
import { ThemeButton } from "./theme.js";
import { html, render, useEffect, useState } from "./vendor/preact.js";

const NEW = "/new";

function Page() {
  return html`
    <header class="lobby-head"><div class="lobby-band">
      <div class="lobby-title"><p class="brand"><a href="/">Alesia</a></p><${ThemeButton} /></div>
    </div></header>
    <main id="main" class="lobby-main" tabindex="-1">${location.pathname === NEW ? html`<${Setup} />` : html`<${Lobby} />`}</main>
    <footer class="lobby-foot small quiet"><p>An unofficial engine for people who own the games. Rules and Events are told
      in our own words; the boxes, with their books, cards and maps, are the publishers'.</p></footer>`;
}

function Lobby() {
  const [tables, error] = useTables();
  return html`
    <section class=${tables?.length ? "hero short" : "hero"}><${Hills} />
      <h1>Caesar's war in Gaul, at your table</h1>
      <p class="hero-words">Play <cite>Falling Sky</cite> alone against Non-players that explain every step, with others at one screen,
        or with friends by link, at once or over weeks. The engine knows the rules and asks only what is yours to decide.</p>
      <p><a class="button primary large" href=${NEW}>New game</a></p>
    </section>
    ${error && html`<p class="notice alert" role="alert">${error}</p>`}
    ${tables && html`<${Games} tables=${tables} />`}`;
}

function useTables() {
  const [tables, setTables] = useState(null);
  const [error, setError] = useState(null);
  useEffect(() => { get("/tables").then(setTables, (refused) => setError(refused.message)); }, []);
  return [tables, error];
}

function Games({ tables }) {
  const going = tables.filter((table) => !table.over).sort((a, b) => b.your_turn - a.your_turn);
  const over = tables.filter((table) => table.over);
  return html`
    <section class="games" aria-labelledby="my-games">
      <h2 id="my-games">My games</h2>
      ${going.length > 0 ? html`<${GameList} tables=${going} />` : html`<p class="quiet">No game is under way in this browser.</p>`}
    </section>
    ${over.length > 0 && html`<section class="games" aria-labelledby="old-games">
      <h2 id="old-games">Finished</h2><${GameList} tables=${over} />
    </section>`}`;
}

const GameList = ({ tables }) => html`<ul class="game-list">${tables.map((table) => html`<${Game} key=${table.id} table=${table} />`)}</ul>`;

function Game({ table }) {
  return html`<li><a class=${table.your_turn ? "game-link card yours" : "game-link card"} href=${`/table/${table.id}`}>
    <span class="game-name"><b>${table.scenario}</b> <span class="quiet small">${table.title}</span></span>
    <span class="game-seats">${Object.entries(table.kinds).map(([name, kind]) =>
      html`<${Player} name=${name} kind=${kind} mine=${table.seats.includes(name)} />`)}</span>
    <span class="game-state"><${State} table=${table} /></span>
    <span class="small quiet number">${table.decisions} answers, ${ago(table.touched)}</span>
  </a></li>`;
}

function Player({ name, kind, mine }) {
  return html`<span class=${`game-seat ${factionClass(name)} ${mine ? "mine" : ""}`}>
    <${Sign} name=${name} /><span class="small">${mine ? "you" : PLAYED_BY[kind]}</span></span>`;
}

const PLAYED_BY = { human: "another", nonplayer: "Non-player", random: "random" };

function State({ table }) {
  if (table.over) return html`<span>${table.winners.length ? `Won by the ${table.winners.join(" and ")}` : "Won by nobody"}</span>`;
  if (table.your_turn) return html`<b class="badge turn">Your turn</b>`;
  return html`<span>Waiting for the ${table.turn_of.join(" and ") || "Non-players"}</span>`;
}

const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60]];

/** How long ago a moment (in seconds, as servers count) was, in words. */
function ago(moment) {
  const seconds = Date.now() / 1000 - moment;
  const unit = UNITS.find(([, length]) => seconds >= length);
  if (!unit) return "just now";
  return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(-Math.floor(seconds / unit[1]), unit[0]);
}

render(html`<${Page} />`, document.getElementById("lobby"));

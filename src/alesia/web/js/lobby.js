/** The first page: my games, and the way to a new one. */
import { get } from "./api.js";
import { factionClass, Sign } from "./panels/sign.js";
import { Setup } from "./setup.js";
import { ThemeButton } from "./theme.js";
import { html, render, useEffect, useState } from "./vendor/preact.js";

const NEW = "#new";

function Page() {
  const hash = useHash();
  return html`
    <header class="lobby-head"><div class="lobby-band">
      <div class="lobby-title"><p class="brand"><a href="/">Alesia</a></p><${ThemeButton} /></div>
    </div></header>
    <main id="main" class="lobby-main" tabindex="-1">${hash === NEW ? html`<${Setup} />` : html`<${Lobby} />`}</main>
    <footer class="lobby-foot small quiet"><p>An unofficial engine for people who own the games. Rules and Events are told in our own words; the boxes, with their books, cards and maps, are the publishers'.</p></footer>`;
}

function useHash() {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const look = () => { setHash(location.hash); scrollTo(0, 0); };
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  return hash;
}

function Lobby() {
  const [tables, error] = useTables();
  useEffect(() => { document.title = "Alesia"; }, []);
  return html`
    <section class="hero">
      <h1>Caesar's war in Gaul, at your table</h1>
      <p class="hero-words">Play <cite>Falling Sky</cite> alone against Non-players that explain every step, with others at one screen, or with friends by link, at once or over weeks. The engine knows the rules and asks only what is yours to decide.</p>
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
    <span class="game-name"><b>${table.scenario.title ?? table.scenario}</b> <span class="quiet small">${table.title}</span></span>
    <span class="game-seats">${table.seats.map((seat) => html`<span class=${`game-seat ${factionClass(seat.name)} ${seat.mine ? "mine" : ""}`}>
      <${Sign} name=${seat.name} /><span class="small">${seat.mine ? "you" : PLAYED_BY[seat.kind]}</span></span>`)}</span>
    <span class="game-state"><${State} table=${table} /></span>
    <span class="small quiet number">${table.decisions} answers, ${ago(table.touched)}</span>
  </a></li>`;
}

const PLAYED_BY = { human: "another", nonplayer: "Non-player", random: "random" };

function State({ table }) {
  if (table.over) return html`<span>Won by ${table.winners.join(" and ") || "nobody"}</span>`;
  if (table.your_turn) return html`<b class="badge turn">Your turn</b>`;
  return html`<span>Waiting for ${table.turn_of.join(" and ") || "the Non-players"}</span>`;
}

const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60]];

/** How long ago a moment was, in words. */
function ago(moment) {
  const seconds = (Date.now() - new Date(moment).getTime()) / 1000;
  const unit = UNITS.find(([, length]) => seconds >= length);
  if (!unit) return "just now";
  return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(-Math.floor(seconds / unit[1]), unit[0]);
}

render(html`<${Page} />`, document.getElementById("lobby"));

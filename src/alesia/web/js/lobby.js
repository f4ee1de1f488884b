/** The first page: my games, and the way to a new one. */
import { get, getOnce, post } from "./api.js";
import { Until } from "./club/clock.js";
import { OpenTables } from "./club/open.js";
import { watchNotice } from "./club/notice.js";
import { Hills } from "./hills.js";
import { LanguageSwitch } from "./language.js";
import { factionClass, Sign } from "./panels/sign.js";
import { Setup } from "./setup.js";
import { ThemeButton } from "./theme.js";
import { html, render, useEffect, useState } from "./vendor/preact.js";
import { language, learnNames, listed, personName, t, told } from "./words.js";

const NEW = "/new";

function Page() {
  return html`
    <header class="lobby-head"><div class="lobby-band">
      <div class="lobby-title"><p class="brand"><a href="/">Alesia</a></p><span class="lobby-tools"><${MeButton} /><${LanguageSwitch} /><${ThemeButton} /></span></div>
    </div></header>
    <main id="main" class="lobby-main" tabindex="-1">${location.pathname === NEW ? html`<${Setup} />` : html`<${Lobby} />`}</main>
    <footer class="lobby-foot small quiet"><p>${t("web.lobby.foot")}</p></footer>`;
}

/** My name, and behind it the key that I keep. */
function MeButton() {
  const [me, setMe] = useState(null);
  useEffect(() => { get("/me").then(setMe, () => {}); }, []);
  const open = async () => (await import("./club/me.js")).openMe(setMe);
  return html`<button type="button" class="button small me-button" onClick=${open}>${me?.name || t("web.me.title")}</button>`;
}

function Lobby() {
  const [tables, error, read] = useTables();
  return html`
    <section class=${tables?.length ? "hero short" : "hero"}><${Hills} />
      <h1>${t("web.lobby.title")}</h1>
      <p class="hero-words">${told("web.lobby.about", html`<cite>Falling Sky</cite>`, html`<cite>Ariovistus</cite>`, html`<cite>Caesar’s Gallic War</cite>`, html`<cite>Caesar: Rome vs Gaul</cite>`)}</p>
      <p><a class="button primary large" href=${NEW}>${t("web.lobby.new")}</a> <a class="button large" href=${`${NEW}#beside`}>${t("web.beside.legend")}</a></p>
    </section>
    ${error && html`<p class="notice alert" role="alert">${error}</p>`}
    ${tables && html`<${Guides} isNew=${!tables.length} /><${Games} tables=${tables} read=${read} /><${OpenTables} />`}`;
}

/** Guided first turns: to those who have no game yet they lie open. */
function Guides({ isNew }) {
  const [games, setGames] = useState([]);
  const [refused, setRefused] = useState(null);
  useEffect(() => { getOnce("/games").then((all) => setGames(all.filter(({ guide }) => guide)), () => {}); }, []);
  const begin = (game) => post("/guides", { game }).then(({ id }) => location.assign(`/table/${id}`), (error) => setRefused(error.message));
  return games.length > 0 && html`<details class="guides card" open=${isNew}>
    <summary><b>${t("web.guide.first")}</b> <span class="quiet">${t("web.guide.about")}</span></summary>
    <ul>${games.map(({ name, title }) => html`<li key=${name}><button type="button" class="button" data-guide=${name} onClick=${() => begin(name)}>
      <b>${title}</b> <span class="small">${t(`web.guide.${name}`)}</span></button></li>`)}</ul>
    ${refused && html`<p class="notice alert" role="alert">${refused}</p>`}
  </details>`;
}

function useTables() {
  const [tables, setTables] = useState(null);
  const [error, setError] = useState(null);
  const read = () => { readTables().then(setTables, (refused) => setError(refused.message)); };
  useEffect(read, []);
  return [tables, error, read];
}

/** My tables, as soon as the names of their games are known. */
async function readTables() {
  const tables = await get("/tables");
  await Promise.all([...new Set(tables.map(({ game }) => game))].map(learnNames));
  return tables;
}

function Games({ tables, read }) {
  const mine = tables.filter((table) => !table.shelved), away = tables.filter((table) => table.shelved);
  const going = mine.filter((table) => !table.over), turns = going.filter((table) => table.your_turn), others = going.filter((table) => !table.your_turn);
  const over = mine.filter((table) => table.over);
  return html`
    ${turns.length > 0 && html`<section class="games" data-games="turns" aria-labelledby="my-turns">
      <h2 id="my-turns">${t("web.lobby.turns", turns.length)}</h2><${GameList} tables=${turns} read=${read} />
    </section>`}
    ${(others.length > 0 || !turns.length) && html`<section class="games" aria-labelledby="my-games">
      <h2 id="my-games">${t("web.lobby.mine")}</h2>
      ${others.length > 0 ? html`<${GameList} tables=${others} read=${read} />` : html`<p class="quiet">${t("web.lobby.none")}</p>`}
    </section>`}
    ${over.length > 0 && html`<section class="games" aria-labelledby="old-games">
      <h2 id="old-games">${t("web.lobby.over")}</h2><${GameList} tables=${over} read=${read} />
    </section>`}
    ${away.length > 0 && html`<details class="games" data-games="away"><summary><h2>${t("web.lobby.away", away.length)}</h2></summary><${GameList} tables=${away} read=${read} /></details>`}`;
}

const GameList = ({ tables, read }) => html`<ul class="game-list">${tables.map((table) => html`<${Game} key=${table.id} table=${table} read=${read} />`)}</ul>`;

function Game({ table, read }) {
  const title = table.name || table.scenario;
  const also = [table.scenario, table.title].filter((each, k, all) => each !== title && all.indexOf(each) === k);
  const open = async () => (await import("./club/shelf.js")).openShelf(table, title, read);
  return html`<li class="game-line"><a class=${table.your_turn ? "game-link card yours" : "game-link card"} href=${`/table/${table.id}`}>
    <span class="game-name"><b>${title}</b>${also.map((each) => html` <span class="quiet small">${each}</span>`)}</span>
    <span class="game-seats">${Object.entries(table.kinds).filter(([name]) => !(name in table.heirs)).map(([name, kind]) =>
      html`<${Player} name=${name} heirs=${table.heirs} kind=${kind} player=${table.players[name]} mine=${table.seats.includes(name)} rating=${table.ratings[name]} />`)}</span>
    <span class="game-state"><${State} table=${table} /></span>
    <span class="small quiet number">${t("web.lobby.answers", table.decisions, ago(table.touched))}${table.until && html`<br /><${Until} until=${table.until} />`}</span>
  </a><button type="button" class="button game-more" aria-label=${t("web.shelf.more", title)} title=${t("web.shelf.more", title)} onClick=${open}>⋯</button></li>`;
}

function Player({ name, heirs, kind, player, mine, rating }) {
  const later = Object.keys(heirs).filter((heir) => heirs[heir] === name);
  return html`<span class=${`game-seat ${factionClass(name)} ${mine ? "mine" : ""}`} title=${personName(heirs, name)}>
    ${[name, ...later].map((each) => html`<${Sign} name=${each} />`)}<span class="small">${mine ? t("web.lobby.you") : player ?? t(`web.lobby.kind.${kind}`)}</span>${rating && html`<span class="small quiet number" data-rating=${name}>${t("web.lobby.rating", rating[1], signed(rating[1] - rating[0]))}</span>`}</span>`;
}

const signed = (number) => new Intl.NumberFormat(language, { signDisplay: "always" }).format(number);

function State({ table }) {
  if (table.agreed) return html`<span>${table.winners.length ? t("web.lobby.resigned", seats(table.winners)) : t("web.lobby.draw")}</span>`;
  if (table.over) return html`<span>${table.winners.length ? t("web.lobby.won", seats(table.winners)) : t("web.lobby.won.nobody")}</span>`;
  if (table.your_turn) return html`<b class="badge turn">${t("web.lobby.turn")}</b>`;
  return html`<span>${table.turn_of.length ? t("web.lobby.waiting", seats(table.turn_of, table.players, table.heirs)) : t("web.lobby.waiting.nonplayers")}</span>`;
}

/** Seats within a sentence. */
const seats = (names, players = {}, heirs = {}) => listed(names.map((name) => seatOf(name, players[heirs[name] ?? name])));

const seatOf = (name, player) => (player ? t("web.seat.player", name, player) : t("web.seat", name));

const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60]];

/** How long ago a moment (in seconds, as servers count) was, in words. */
function ago(moment) {
  const seconds = Date.now() / 1000 - moment;
  const unit = UNITS.find(([, length]) => seconds >= length);
  if (!unit) return t("web.lobby.now");
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(seconds / unit[1]), unit[0]);
}

watchNotice();
render(html`<${Page} />`, document.getElementById("lobby"));

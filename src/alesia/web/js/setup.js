/** A new game: scenario, who plays which Faction, and options. */
import { getOnce, post } from "./api.js";
import { RuleButton } from "./panels/richtext.js";
import { openRule } from "./panels/rule.js";
import { factionClass, Sign } from "./panels/sign.js";
import { html, useEffect, useState } from "./vendor/preact.js";
import { readLink } from "./beside/link.js";
import { lazily } from "./table/lazy.js";
import { learnNames, personName, t } from "./words.js";

const Laying = lazily(() => import("./beside/laying.js"), "Laying");

const ME = "me";
const LINK = "link";
const NONPLAYER = "nonplayer";
const RANDOM = "random";
const STRONG = ["strategist:fast", "strategist:strong"];
const DAYS = [1, 2, 3, 7, 14];
const LATE = ["mark", NONPLAYER];
const KINDS = [ME, LINK, NONPLAYER, ...STRONG, RANDOM];

export function Setup() {
  const [games, setGames] = useState(null);
  const [error, setError] = useState(null);
  useEffect(() => {
    document.title = t("web.setup.window");
    readGames().then(setGames, (refused) => setError(refused.message));
  }, []);
  return html`<div class="setup">
    <p><a href="/">${t("web.setup.back")}</a></p>
    <h1>${t("web.lobby.new")}</h1>
    ${error && html`<p class="notice alert" role="alert">${error}</p>`}
    ${games && html`<${Form} games=${games} />`}
  </div>`;
}

/** All games, as soon as the names of their seats are known. */
async function readGames() {
  const games = await getOnce("/games");
  await Promise.all(games.map(({ name }) => learnNames(name)));
  return games;
}

function Form({ games }) {
  const [chosen, setChosen] = useState(() => firstChoice(games[0]));
  const [refused, setRefused] = useState(null);
  const game = games.find(({ name }) => name === chosen.game);
  const words = useGameWords(game.name);
  useEffect(() => { fromLink(games).then((found) => found && setChosen(found)); }, []);
  const change = (part) => { setRefused(null); setChosen((before) => ({ ...before, ...part })); };
  const begin = (event) => {
    event.preventDefault();
    post("/tables", admitted(chosen)).then(({ id }) => location.assign(tablePage(id, chosen.seats)), (error) => setRefused(error.message));
  };
  return html`<form onSubmit=${begin}>
    ${games.length > 1 && html`<${GameChoice} games=${games} value=${game.name} onChoose=${(next) => setChosen(firstChoice(next))} />`}
    ${game.remark && html`<p class="small quiet setup-remark">${game.remark}</p>`}
    <${ScenarioChoice} game=${game} words=${words.SCENARIOS ?? {}} value=${chosen.scenario} onChoose=${(scenario) => change({ scenario, position: null })} />
    <${SeatChoice} game=${game} words=${words.FACTIONS ?? {}} seats=${chosen.seats} onChange=${(seats) => change({ seats })} />
    <${Options} game=${game} values=${chosen.options} onChange=${(options) => change({ options })} />
    ${hasLinks(chosen.seats) && !chosen.beside && html`<${Admission} chosen=${chosen} onChange=${change} />`}
    ${offered(game, NONPLAYER) && html`<${Beside} chosen=${chosen} onChange=${change} />`}
    ${offered(game, STRONG[0]) && html`<fieldset class="setup-admission"><legend>${t("web.setup.hints")}</legend><label class="option"><input type="checkbox" name="no-hints" checked=${!chosen.hints} onChange=${(event) => change({ hints: !event.currentTarget.checked })} />
      <span>${t("web.setup.no_hints")} <span class="small quiet">${t("web.setup.no_hints.about")}</span></span></label></fieldset>`}
    ${refused && html`<p class="notice alert" role="alert">${refused}</p>`}
    <p class="setup-begin"><button type="submit" class="button primary large">${t("web.setup.begin")}</button>
      <span class="small quiet">${summary(chosen.seats)}</span></p>
  </form>`;
}

/** Who may come, besides those who are sent a link. */
function Admission({ chosen, onChange }) {
  const box = (name) => html`<label class="option"><input type="checkbox" name=${name} checked=${chosen[name]} onChange=${(event) => onChange({ [name]: event.currentTarget.checked })} />
    <span>${t(`web.setup.${name}`)} <span class="small quiet">${t(`web.setup.${name}.about`)}</span></span></label>`;
  return html`<fieldset class="setup-admission"><legend>${t("web.setup.admission")}</legend>${box("open")}${box("spectators")}${box("rated")}
    <label class="option"><span>${t("web.setup.days")}</span> <select name="days" value=${chosen.days ?? ""} onChange=${(event) => onChange({ days: Number(event.currentTarget.value) || null })}>
      <option value="">${t("web.setup.days.none")}</option>${DAYS.map((days) => html`<option value=${days}>${t("web.setup.days.some", days)}</option>`)}</select></label>
    ${chosen.days && html`<label class="option"><span>${t("web.setup.late")}</span> <select name="late" value=${chosen.late} onChange=${(event) => onChange({ late: event.currentTarget.value })}>
      ${LATE.map((late) => html`<option value=${late}>${t(`web.setup.late.${late}`)}</option>`)}</select></label>`}
  </fieldset>`;
}

/** The game is on a real board: dice and cards are asked for, and the turns of Non-players are told to hands. */
function Beside({ chosen, onChange }) {
  const [isOpen, setOpen] = useState(false);
  const done = (position) => {
    setOpen(false);
    onChange({ position });
  };
  return html`<fieldset class="setup-beside"><legend>${t("web.beside.legend")}</legend>
    <label class="option"><input type="checkbox" name="beside" checked=${chosen.beside} onChange=${(event) => onChange({ beside: event.currentTarget.checked, position: null })} />
      <span>${t("web.beside.choose")} <span class="small quiet">${t("web.beside.about")}</span></span></label>
    ${chosen.beside && html`<div class="setup-position">
      <p class="small quiet">${chosen.position ? t("web.laying.own") : t("web.laying.scenario")}</p>
      <p class="link-buttons"><button type="button" class="button" onClick=${() => setOpen(true)}>${t("web.laying.open")}</button>
        ${chosen.position && html`<button type="button" class="link-button" onClick=${() => onChange({ position: null })}>${t("web.laying.forget")}</button>`}</p></div>`}
    ${isOpen && html`<${Laying} of=${chosen} text=${chosen.position} place=${chosen.game} doneWords=${t("web.laying.done")} onDone=${done} onClose=${() => setOpen(false)} />`}
  </fieldset>`;
}

/** What a link to a position chooses; null if this is none. */
async function fromLink(games) {
  const { game: name, ...rest } = (await readLink()) ?? {};
  const game = games.find((each) => each.name === name);
  return game ? { ...firstChoice(game), ...rest, beside: true } : null;
}

/** What is chosen; who plays with nobody by link, or beside a real board, lets nobody in and has no clock. */
const admitted = (chosen) => (hasLinks(chosen.seats) && !chosen.beside ? chosen : { ...chosen, open: false, rated: false, days: null });

/** The page of the new table, with the links to send where there are any. */
const tablePage = (id, seats) => `/table/${id}${hasLinks(seats) ? "#seats" : ""}`;

const hasLinks = (seats) => Object.values(seats).includes(LINK);

/** What stands when the form opens: the first scenario, the first seat for me, Non-players for the rest if there are any. */
function firstChoice(game) {
  return {
    game: game.name,
    scenario: Object.keys(game.scenarios)[0],
    options: Object.fromEntries(game.options.map(({ name, values }) => [name, values[0]])),
    beside: location.hash === "#beside",
    hints: true,
    position: null,
    open: false,
    spectators: true,
    rated: false,
    days: null,
    late: LATE[0],
    seats: offered(game, NONPLAYER) ? alone(peopleOf(game), game.seats[0]) : all(peopleOf(game), ME),
  };
}

/** The seats that are chosen for: whoever goes on in another has that one, too. */
const peopleOf = (game) => game.seats.filter((seat) => !(seat in game.heirs));

const all = (seats, kind) => Object.fromEntries(seats.map((seat) => [seat, kind]));
const alone = (seats, mine) => ({ ...all(seats, NONPLAYER), [mine]: ME });
const withFriends = (seats) => ({ ...all(seats, LINK), [seats[0]]: ME });

/** Words about a game that only its own folder knows; a game may have none. */
function useGameWords(game) {
  const [words, setWords] = useState({}); // by game: those of one that was chosen before may come late
  useEffect(() => { import(`./games/${game}/scenarios.js`).then((found) => setWords((known) => ({ ...known, [game]: found })), () => {}); }, [game]);
  return words[game] ?? {};
}

function summary(seats) {
  const kinds = Object.values(seats);
  const links = kinds.filter((kind) => kind === LINK).length;
  if (!kinds.includes(ME)) return t("web.setup.watch");
  return links ? t("web.setup.links", links) : "";
}

/* ---- Which game, which scenario */

function GameChoice({ games, value, onChoose }) {
  return html`<fieldset><legend>${t("web.setup.game")}</legend><div class="choices">${games.map((game) => html`
    <${Choice} name="game" value=${game.name} checked=${value === game.name} onChoose=${() => onChoose(game)}>
      <b>${game.title}</b>
    </${Choice}>`)}</div></fieldset>`;
}

function ScenarioChoice({ game, words, value, onChoose }) {
  return html`<fieldset><legend>${t("web.setup.scenario")}</legend><div class="choices">${Object.entries(game.scenarios).map(([id, title]) => html`
    <${Choice} name="scenario" value=${id} checked=${value === id} onChoose=${() => onChoose(id)}>
      <b class="scenario-title">${title}</b>
      ${words[id] && html`<span class="small quiet">${t("web.setup.scenario.line", words[id].year, words[id].length)}</span><span class="small">${words[id].about}</span>`}
    </${Choice}>`)}</div></fieldset>`;
}

function Choice({ name, value, checked, onChoose, children }) {
  return html`<label class="choice card">
    <input type="radio" name=${name} value=${value} checked=${checked} onChange=${onChoose} /><span class="choice-words">${children}</span>
  </label>`;
}

/* ---- Who plays what */

function SeatChoice({ game, words, seats, onChange }) {
  const [more, setMore] = useState(false);
  const kinds = KINDS.filter((kind) => offered(game, kind) && (kind !== RANDOM || more || Object.values(seats).includes(RANDOM)));
  return html`<fieldset><legend>${t("web.setup.seats")}</legend>
    <${Presets} game=${game} chosen=${seats} onChange=${onChange} />
    <ul class="setup-seats">${peopleOf(game).map((seat) => html`<${SeatRow} seat=${seat} name=${personName(game.heirs, seat)} about=${words[seat]} kinds=${kinds} value=${seats[seat]}
      onChoose=${(kind) => onChange({ ...seats, [seat]: kind })} />`)}</ul>
    ${offered(game, RANDOM) && !more && html`<button type="button" class="link-button small" onClick=${() => setMore(true)}>
      ${t("web.setup.more")}</button>`}
    ${more && html`<p class="small quiet">${t("web.setup.random")}</p>`}
  </fieldset>`;
}

const offered = (game, kind) => game.kinds.includes(kind === ME || kind === LINK ? "human" : kind);

function Presets({ game, chosen, onChange }) {
  const seats = peopleOf(game);
  const mine = seats.find((seat) => chosen[seat] === ME) ?? seats[0];
  const presets = [
    offered(game, NONPLAYER) && { words: t("web.setup.alone"), about: t("web.setup.alone.about", seats.length - 1), seats: alone(seats, mine) },
    { words: t("web.setup.hot"), about: t("web.setup.hot.about"), seats: all(seats, ME) },
    { words: t("web.setup.friends"), about: t("web.setup.friends.about"), seats: withFriends(seats) },
  ].filter(Boolean);
  const solo = same(chosen, alone(seats, mine));
  return html`<div class="presets" role="group" aria-label=${t("web.setup.quick")}>
      ${presets.map((preset) => html`<button type="button" class="preset" aria-pressed=${same(chosen, preset.seats)}
          onClick=${() => onChange(preset.seats)}>
        <b>${preset.words}</b><span class="small">${preset.about}</span></button>`)}
    </div>
    ${!offered(game, NONPLAYER) && html`<p class="small quiet">${t("web.setup.people")}</p>`}
    ${solo && html`<p class="solo-seats" role="group" aria-label=${t("web.setup.mine")}><span class="small quiet">${t("web.setup.play")}</span>
      ${seats.map((seat) => html`<button type="button" class=${`solo-seat ${factionClass(seat)}`} aria-pressed=${seat === mine}
          onClick=${() => onChange(alone(seats, seat))}>
        <${Sign} name=${seat} beside />${personName(game.heirs, seat)}</button>`)}</p>`}`;
}

const same = (a, b) => Object.keys(a).every((seat) => a[seat] === b[seat]);

function SeatRow({ seat, name, about, kinds, value, onChoose }) {
  return html`<li><div class=${`setup-seat ${factionClass(seat)}`} role="group" aria-label=${name}>
    <span class="setup-seat-name"><${Sign} name=${seat} beside />
      <span><b>${name}</b>${about && html`<span class="small quiet seat-about">${about}</span>`}</span></span>
    <span class="segments">${kinds.map((kind) => html`<label class="segment">
      <input type="radio" name=${`seat-${seat}`} value=${kind} checked=${value === kind} onChange=${() => onChoose(kind)} />
      <span>${t(`web.setup.kind.${kind}`)}</span></label>`)}</span>
  </div></li>`;
}

/* ---- Options */

function Options({ game, values, onChange }) {
  const changed = game.options.filter(({ name, values: known }) => values[name] !== known[0]).length;
  return html`<details class="setup-options">
    <summary><span class="legend">${t("web.setup.options")}</span> <span class="small quiet">${changed ? t("web.setup.changed", changed) : t("web.setup.usual")}</span></summary>
    <ul>${game.options.map((option) => html`<li>
      <${OptionChoice} option=${option} value=${values[option.name]} onChoose=${(value) => onChange({ ...values, [option.name]: value })} />
      ${option.rule && html`<${RuleButton} number=${option.rule} onRule=${(number) => openRule(game.name, number)} quiet />`}
    </li>`)}</ul>
  </details>`;
}

function OptionChoice({ option, value, onChoose }) {
  const words = option.words ?? option.name;
  if (option.values.every((each) => typeof each === "boolean"))
    return html`<label class="option">
      <input type="checkbox" checked=${value} onChange=${(event) => onChoose(event.currentTarget.checked)} /><span>${words}</span>
    </label>`;
  return html`<label class="option"><span>${words}</span>
    <select value=${value} onChange=${(event) => onChoose(option.values[event.currentTarget.selectedIndex])}>
      ${option.values.map((each) => html`<option value=${each} selected=${each === value}>${option.value_words?.[each] ?? each}</option>`)}
    </select></label>`;
}

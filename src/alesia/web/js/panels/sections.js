/**
 * The log as chapters: a section for each card (or whatever a game makes its chapters of), and in it the turn of each Faction.
 * @typedef {{i: number, n: number, key: string, rule: string|null, text: string, places: string[], why: number|null}} Entry
 * @typedef {{actor: string|null, entries: Entry[]}} Turn
 * @typedef {{head: Entry|null, title: string, winter: boolean, turns: Turn[]}} Section
 */

const TURN_BEGINS = new Set(["execute", "event", "pass"]);
const EVENT = "event";
const EVENT_ENDS = "event_done";
const WINTER_TITLE = "Winter";

/** "Card 45 Litaviccus; next comes …" is the section "45 Litaviccus". */
const cardTitle = (text) => /^Card (.+?); next comes/.exec(text)?.[1] ?? text;

const CARDS = { card: cardTitle };

/**
 * @param {Entry[]} entries
 * @param {string[]} names
 * @param {Object<string, (text: string) => string>} [heads] the keys that begin a section, and how their text becomes its title
 * @returns {Section[]}
 */
export function sectionsOf(entries, names, heads = CARDS) {
  const sections = [];
  let inEvent = false;
  for (const entry of entries) {
    const title = heads[entry.key];
    if (title || sections.length === 0) sections.push(newSection(entry, title));
    if (title) {
      inEvent = false;
    } else {
      addTo(sections.at(-1), entry, inEvent ? null : beginner(entry, names));
      inEvent = (inEvent || entry.key === EVENT) && entry.key !== EVENT_ENDS;
    }
  }
  return sections;
}

/** The places of the slider at which cards and turns begin. */
export function marksOf(entries, names = [], heads = CARDS) {
  return sectionsOf(entries, names, heads).flatMap((section) => [
    ...(section.head ? [{ n: section.head.n, kind: "card", label: section.title }] : []),
    ...section.turns
      .filter((turn) => turn.actor)
      .map((turn) => ({n: turn.entries[0].n, kind: "turn", label: `${section.title}: ${turn.actor}`})),
  ]);
}

/** The entries that open an explanation: the first of each train of thought. */
export function firstThoughts(entries) {
  const seen = new Set();
  const firsts = entries.filter(({ why }) => why !== null && !seen.has(why) && seen.add(why));
  return new Set(firsts.map((entry) => entry.i));
}

function newSection(entry, titleOf) {
  const title = titleOf ? titleOf(entry.text) : "Start";
  return { head: titleOf ? entry : null, title, winter: title === WINTER_TITLE, turns: [] };
}

/** The Faction whose turn an entry begins, if it begins one. */
function beginner(entry, names) {
  return TURN_BEGINS.has(entry.key) ? (names.find((name) => entry.text.startsWith(`The ${name} `)) ?? null) : null;
}

function addTo(section, entry, actor) {
  const last = section.turns.at(-1);
  if (!last || (actor && actor !== last.actor)) section.turns.push({ actor, entries: [entry] });
  else last.entries.push(entry);
}

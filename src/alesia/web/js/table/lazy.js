/** Parts that not every visit needs: they are fetched when they are first wanted. */

import { wearStyle } from "../board/style.js";
import { html, useEffect, useState } from "../vendor/preact.js";
import { t } from "../words.js";

const STYLE = "/static/css/panels.css";

const Missing = () => html`<p role="alert">${t("web.table.missing")}</p>`;

/**
 * A component that is fetched when it is first shown.
 * @param {() => Promise<object>} load imports its module
 * @param {string} name of the component in the module
 */
export function lazily(load, name) {
  let known = null;
  const fetched = () => Promise.all([load(), wearStyle(STYLE)]).then(([module]) => module[name], () => Missing);
  return function Lazy(props) {
    const [Part, setPart] = useState(() => known);
    useEffect(() => { if (!known) fetched().then((part) => setPart(() => (known = part))); }, []);
    return Part && html`<${Part} ...${props} />`;
  };
}

/** The rule in our own words, as a dialog. */
export const openRule = async (game, number) => (await import("../panels/rule.js")).openRule(game, number);

/** A card in our own words, as a dialog. */
export const openCard = async (cards, id) => (await import("../panels/card.js")).openCard(cards, id);

const BESIDE = matchMedia("(min-width: 56rem) and (min-height: 34rem)");

/** What a Non-player thought: beside the map where there is room, else as a dialog. */
export function useThoughts({ id, game }) {
  const [shown, setShown] = useState(null);
  const open = async (n) => (BESIDE.matches ? setShown(n) : (await import("../panels/thought.js")).openThought(id, n, game));
  return { shown, open, close: () => setShown(null) };
}

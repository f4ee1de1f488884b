/** Parts that not every visit needs: they are fetched when they are first wanted. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { t } from "../words.js";

const Missing = () => html`<p role="alert">${t("web.table.missing")}</p>`;

/**
 * A component that is fetched when it is first shown.
 * @param {() => Promise<object>} load imports its module
 * @param {string} name of the component in the module
 */
export function lazily(load, name) {
  let known = null;
  const fetched = () => load().then((module) => module[name], () => Missing);
  return function Lazy(props) {
    const [Part, setPart] = useState(() => known);
    useEffect(() => { if (!known) fetched().then((part) => setPart(() => (known = part))); }, []);
    return Part && html`<${Part} ...${props} />`;
  };
}

/** The rule in our own words, as a dialog. */
export const openRule = async (game, number) => (await import("../panels/rule.js")).openRule(game, number);

/** What a Non-player thought, as a dialog. */
export const openThought = async (table, n, game) => (await import("../panels/thought.js")).openThought(table, n, game);

/** What the signs of the map mean that its own key does not tell: armies, walls and markers. */

import { openLegend, Picture } from "../../board/legend.js";
import { html } from "../../vendor/preact.js";
import { t } from "../../words.js";
import { SpaceContents } from "./overlay.js";

/** What stands beside the space is moved to the middle. */
const AT = { army: { x: 0, y: 18 }, leader: { x: 0, y: 18 }, moved: { x: 0, y: 18 }, points: { x: -19, y: 0 } };
const MIDDLE = { x: 0, y: 0 };
const army = (side, inside, strength, leaders = []) => ({ side, inside, strength, pieces: [{}], leaders });
const NOTHING = { name: "", marker: null, owner: null, points: 0, devastated: false, stacks: [] };
const SIGNS = {
  army: { stacks: [army("Roman", false, 6)] }, leader: { stacks: [army("Roman", false, 8, [{}])] }, enemy: { stacks: [army("Gallic", true, 5)] },
  moved: { stacks: [{ ...army("Roman", false, 6), pieces: [{ moved: true }] }] },
  town: { marker: "town" }, upgraded: { marker: "town", upgraded: true }, devastated: { devastated: true }, points: { points: 2 },
};

const row = ([name, facts]) => ({
  picture: html`<${Picture} look="armies" box=${24}><${SpaceContents} facts=${{ ...NOTHING, ...facts, words: name }} at=${AT[name] ?? MIDDLE} /><//>`, words: t(`web.rvg.legend.${name}`),
});

const exit = () => ({ picture: html`<b>R</b>`, words: t("web.rvg.legend.exit") });

export const open = () => openLegend([{ title: t("web.rvg.legend.signs"), rows: [...Object.entries(SIGNS).map(row), exit()] }]);

/** The scenario in our own words, and what each side wants. */

import { wearStyle } from "../../board/style.js";
import { t } from "../../words.js";

wearStyle("/static/css/rome-vs-gaul.css");

export const SCENARIOS = {
  "rome-vs-gaul": {
    year: t("web.rvg.scenario.rome-vs-gaul.year"),
    length: t("web.rvg.scenario.rome-vs-gaul.length"),
    about: t("web.rvg.scenario.rome-vs-gaul.about"),
  },
};

export const FACTIONS = Object.fromEntries(["Roman", "Gallic"].map((name) => [name, t(`web.rvg.wants.${name}`)]));

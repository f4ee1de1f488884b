/** The scenario in our own words, and what each side wants. */

import { wearStyle } from "../../board/style.js";
import { t } from "../../words.js";

wearStyle("/static/css/gallic-war.css");

export const SCENARIOS = {
  "gallic-war": {
    year: t("web.war.scenario.gallic-war.year"),
    length: t("web.war.scenario.gallic-war.length"),
    about: t("web.war.scenario.gallic-war.about"),
  },
};

export const FACTIONS = Object.fromEntries(["Roman", "Barbarian"].map((name) => [name, t(`web.war.wants.${name}`)]));

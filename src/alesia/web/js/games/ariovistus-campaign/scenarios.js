/** The scenario in our own words, and what each Faction wants. */

import { FACTIONS as OF_FALLING_SKY, told } from "../falling-sky/scenarios.js";
import { t } from "../../words.js";

export const SCENARIOS = { "the-gallic-war": told("the-gallic-war") };

export const FACTIONS = { ...OF_FALLING_SKY, Germans: t("web.sky.wants.Germans.Arverni") };

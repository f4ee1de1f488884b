/** Places of a map as the page names them: a kind and a name, "region Carnutes". */

import { nameOfPlace, t } from "../words.js";

/** "region Carnutes" -> "Carnutes" */
export const placeName = (place) => place.slice(place.indexOf(" ") + 1);

/** What a place that can be picked says: "Carnutes: Rally", and then what there is. */
export const offer = (place, options, words) =>
  t("web.board.offer", nameOfPlace(place), options.map((each) => each.label).join(", "), words ?? "");

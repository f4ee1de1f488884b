/** Questions for a number: a row of buttons if they are few, else a slider with a field beside it. */

import { html, useState } from "../vendor/preact.js";
import { t } from "../words.js";

export const NumberRow = ({ children }) => html`<div class="number-row">${children}</div>`;

/**
 * @param {{ask: import("./state.js").Ask, busy: boolean, onAnswer: (option: string) => void}} props
 */
export function NumberStepper({ ask, busy, onAnswer }) {
  const numbers = ask.options.map((option) => option.noun);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const [value, setValue] = useState(least);
  const chosen = ask.options.find((option) => option.noun === value);
  const set = (event) => setValue(event.target.value === "" ? null : Number(event.target.value));
  const confirm = (event) => {
    event.preventDefault();
    if (chosen) onAnswer(chosen.option);
  };
  const bounds = { min: least, max: most, step: 1 };
  return html`<form class="stepper" onSubmit=${confirm}>
    <input type="range" ...${bounds} value=${value ?? least} onInput=${set} aria-label=${t("web.numbers.number")} />
    <div class="stepper-row">
      <input type="number" ...${bounds} value=${value ?? ""} onInput=${set} aria-label=${t("web.numbers.range", least, most)} />
      <button type="button" class="button small" onClick=${() => setValue(most)}>${t("web.numbers.all", most)}</button>
      <button type="submit" class="button primary" aria-disabled=${busy || !chosen}>${chosen ? t("web.numbers.answer", value) : t("web.numbers.confirm")}</button>
    </div>
  </form>`;
}

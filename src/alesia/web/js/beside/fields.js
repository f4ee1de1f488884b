/** What a position may say, as fields to be filled in: numbers by two keys, words from a list, pieces by how many. */

import { html, useState } from "../vendor/preact.js";
import { t } from "../words.js";
import { without } from "./dragging.js";

/**
 * @param {object} props
 * @param {(field: string, value: any) => void} props.onChange
 * @param {(piece: object, event: PointerEvent) => void} props.onTake a piece is taken, to be put into another place
 */
export const Fields = ({ group, stocks, filled, onChange, onTake }) => html`<fieldset class="fields"><legend>${group.label}</legend>
  ${group.fields.map((field) => html`<${Field} key=${field.field} field=${field} values=${stocks[field.stock] ?? []} value=${filled[field.field] ?? field.default}
    onChange=${(value) => onChange(field.field, value)} onTake=${group.place && onTake} />`)}</fieldset>`;

function Field({ field, ...rest }) {
  const Kind = KINDS[field.kind];
  return html`<div class=${`field field-${field.kind}`} data-field=${field.field}><${Kind} field=${field} ...${rest} /></div>`;
}

function Numbered({ field, value, onChange }) {
  return html`<span class="field-label">${field.label}</span><${Steps} label=${field.label} value=${value ?? field.low} low=${field.low} high=${field.high} onChange=${onChange} />`;
}

/** A number between two keys; it can also be typed, and what is being typed stays whatever is heard meanwhile. */
function Steps({ label, value, low, high, onChange }) {
  const [typed, setTyped] = useState(null);
  const set = (n) => Number.isInteger(n) && n >= low && n <= high && n !== value && onChange(n);
  const end = ({ currentTarget: input }) => {
    setTyped(null);
    set(input.valueAsNumber);
  };
  return html`<span class="field-steps">
    <button type="button" class="step-key" aria-label=${t("web.laying.less", label)} aria-disabled=${value <= low} onClick=${() => set(value - 1)}>−</button>
    <input type="number" inputmode="numeric" min=${low} max=${high} value=${typed ?? value} aria-label=${label}
      onInput=${(event) => setTyped(event.currentTarget.value)} onChange=${end} />
    <button type="button" class="step-key" aria-label=${t("web.laying.more", label)} aria-disabled=${value >= high} onClick=${() => set(value + 1)}>+</button>
  </span>`;
}

const Flag = ({ field, value, onChange }) => html`<label class="field-label"><input type="checkbox" checked=${Boolean(value)}
  onChange=${(event) => onChange(event.currentTarget.checked)} /> ${field.label}</label>`;

function Word({ field, values, value, onChange }) {
  const said = value ?? "";
  const known = values.some(({ word }) => word === said);
  return html`<label class="field-label"><span>${field.label}</span>
    <select onChange=${(event) => onChange(values[event.currentTarget.selectedIndex - (field.default === null || !known ? 1 : 0)]?.word ?? null)}>
      ${(field.default === null || !known) && html`<option selected=${!known}>–</option>`}
      ${values.map(({ word, name }) => html`<option selected=${word === said}>${name}</option>`)}
    </select></label>`;
}

/** Several things, each to be taken out again; the rest is in a list. */
function Listed({ field, values, value, onChange }) {
  const chosen = value ?? [];
  const nameOf = (word) => values.find((each) => each.word === word)?.name ?? word;
  return html`<span class="field-label">${field.label}</span>
    <span class="field-chips">${chosen.map((word) => html`<${Chip} key=${word} name=${nameOf(word)} onDrop=${() => onChange(chosen.filter((each) => each !== word))} />`)}
      <${Adding} label=${field.label} values=${values.filter(({ word }) => !chosen.includes(word))} onAdd=${({ word }) => onChange([...chosen, word])} /></span>`;
}

const Chip = ({ name, onDrop, children }) => html`<span class="chip">${name}${children}
  <button type="button" class="chip-drop" aria-label=${t("web.laying.drop", name)} onClick=${onDrop}>✕</button></span>`;

function Adding({ label, values, onAdd }) {
  const add = ({ currentTarget: list }) => {
    onAdd(values[list.selectedIndex - 1]);
    list.selectedIndex = 0;
  };
  return values.length > 0 && html`<select class="chip-add" aria-label=${t("web.laying.add", label)} onChange=${add}>
    <option>+</option>${values.map(({ name }) => html`<option>${name}</option>`)}</select>`;
}

/** By this a pointer takes one; keys have the numbers. */
const Grip = ({ onTake, ...piece }) => onTake && html`<span class="grip" aria-hidden="true" title=${t("web.laying.drag")} onPointerDown=${(event) => onTake(piece, event)}>⠿</span>`;

/** Alike pieces: how many of each kind. */
function Pieces({ field, values, value, onChange, onTake }) {
  const counts = value ?? {};
  return html`<span class="field-label">${field.label}</span><ul class="field-pieces">${values.map(({ word, name, most }) => html`<li key=${word} data-word=${word}>
    <span><${Grip} ...${{ field, word, name, onTake }} />${name}</span><${Steps} label=${name} value=${counts[word] ?? 0} low=${0} high=${most} onChange=${(n) => onChange({ ...counts, [word]: n })} /></li>`)}</ul>`;
}

/** Pieces of which each is the only one, with their strength. */
function Units({ field, values, value, onChange, onTake }) {
  const strengths = value ?? {};
  const set = (word, n) => onChange({ ...strengths, [word]: n });
  const drop = (word) => onChange(without(strengths, word));
  return html`<span class="field-label">${field.label}</span><span class="field-chips">
    ${values.filter(({ word }) => word in strengths).map(({ word, name, most }) => html`<${Chip} key=${word} name=${name} onDrop=${() => drop(word)}>
      <${Grip} ...${{ field, word, name, onTake }} />${most > 1 && html`<${Steps} label=${name} value=${strengths[word]} low=${1} high=${most} onChange=${(n) => set(word, n)} />`}</${Chip}>`)}
    <${Adding} label=${field.label} values=${values.filter(({ word }) => !(word in strengths))} onAdd=${({ word, most }) => set(word, most)} /></span>`;
}

const KINDS = { number: Numbered, flag: Flag, member: Flag, word: Word, list: Listed, pieces: Pieces, units: Units };

/** What do they do now? Something out of turn on the board that is laid out: what happens, what hands do, and why. */

import { post } from "../api.js";
import { html, useEffect, useState } from "../vendor/preact.js";
import { t } from "../words.js";

const FIRST = { about: 0, side: 0, by: 0, where: 0 };

/**
 * @param {object} props
 * @param {string} props.game
 * @param {string} props.text the board
 * @param {object} props.form what can be asked, and where
 * @param {string|null} props.place that of the map which is chosen
 */
export function Asking({ game, text, form, place }) {
  const [chosen, setChosen] = useState(FIRST);
  const [answers, setAnswers] = useState(null); // of people so far; none: nothing is asked yet
  const places = form.groups.filter((group) => group.place);
  const moment = form.moments[chosen.about];
  const choose = (part) => {
    setChosen({ ...chosen, ...part });
    setAnswers(null);
  };
  useEffect(() => choose({ where: Math.max(places.findIndex((group) => group.place === place), 0) }), [place]);
  useEffect(() => setAnswers(null), [text]);
  const { reply, error } = useReply(answers && { game, text, ...wish(moment, chosen, places), answers });
  return html`<details class="laying-asking"><summary>${t("web.asking.title")}</summary>
    <p class="small quiet">${t("web.asking.about")}</p>
    <${Choice} label=${t("web.asking.what")} names=${form.moments.map(({ label }) => label)} value=${chosen.about} onChoose=${(about) => choose({ about, side: 0, by: 0 })} />
    <${Choice} label=${t("web.asking.whom")} names=${namesOf(moment.sides)} value=${chosen.side} onChoose=${(side) => choose({ side })} />
    ${moment.acts.length > 1 && html`<${Choice} label=${t("web.asking.by")} names=${namesOf(moment.acts)} value=${chosen.by} onChoose=${(by) => choose({ by })} />`}
    ${moment.place && html`<${Choice} label=${t("web.laying.where")} names=${places.map(({ label }) => label)} value=${chosen.where} onChoose=${(where) => choose({ where })} />`}
    <p class="laying-end"><button type="button" class="button" onClick=${() => setAnswers([])}>${t("web.asking.ask")}</button></p>
    ${error && html`<p class="notice alert" role="alert">${error}</p>`}
    ${reply && html`<${Told} reply=${reply} onAnswer=${(option) => setAnswers([...answers, option])} />`}
  </details>`;
}

const namesOf = (all) => all.map(({ name }) => name);

const Choice = ({ label, names, value, onChoose }) => html`<label class="field-label"><span>${label}</span>
  <select onChange=${(event) => onChoose(event.currentTarget.selectedIndex)}>${names.map((name, i) => html`<option selected=${i === value}>${name}</option>`)}</select></label>`;

/** As the server wants it: by names. */
const wish = (moment, { side, by, where }, places) => ({
  about: moment.word,
  side: moment.sides[side].word,
  by: moment.acts[by]?.word ?? null,
  place: moment.place ? places[where].place.replace(/^\S+ /, "") : null,
});

/** As far as people have answered; whoever must answer next is asked by buttons. */
const Told = ({ reply: { told, steps, why, ask }, onAnswer }) => html`<div class="asking-told" aria-live="polite">
  ${told.map((line) => html`<p class="hands-told">${line}</p>`)}
  ${ask ? html`<${Asked} ask=${ask} onAnswer=${onAnswer} />` : html`<${Ended} ...${{ told, steps, why }} />`}
</div>`;

const Asked = ({ ask: { prompt, options }, onAnswer }) => html`<p class="asking-prompt">${prompt}</p>
  <p class="laying-end">${options.map(({ option, label }) => html`<button type="button" class="button" data-option=${option} onClick=${() => onAnswer(option)}>${label}</button>`)}</p>`;

const Ended = ({ told, steps, why }) => html`${!told.length && html`<p>${t("web.asking.nothing")}</p>`}
  ${steps.length > 0 && html`<h3 class="eyebrow">${t("web.asking.steps")}</h3>${steps.map((step) => html`<p class="hands-step">${step}</p>`)}`}
  ${why.length > 0 && html`<details><summary>${t("web.asking.why")}</summary>${why.map((line) => html`<p class="small">${line}</p>`)}</details>`}`;

/** What the server says to it, if something is asked. */
function useReply(asked) {
  const [found, setFound] = useState({});
  useEffect(() => {
    let wanted = true;
    if (asked) post("/positions/ask", asked).then((reply) => wanted && setFound({ reply }), ({ message }) => wanted && setFound({ error: message }));
    else setFound({});
    return () => { wanted = false; };
  }, [JSON.stringify(asked)]);
  return found;
}

/** What somebody is called: a field that keeps it. */
import { post } from "../api.js";
import { html, useState } from "../vendor/preact.js";
import { t } from "../words.js";

const MOST = 40;

/**
 * @param {{name: string, label: string, onSaved?: (me: object) => void}} props
 */
export function NameField({ name, label, onSaved }) {
  const [text, setText] = useState(name);
  const [state, setState] = useState({});
  const save = (event) => {
    event.preventDefault();
    post("/me", { name: text }).then((me) => {
      setText(me.name);
      setState({ saved: true });
      onSaved?.(me);
    }, (error) => setState({ refused: error.message }));
  };
  return html`<form class="name-field" onSubmit=${save}>
    <label><span class="small">${label}</span>
      <input type="text" name="name" autocomplete="nickname" maxlength=${MOST} value=${text} onInput=${(event) => { setText(event.currentTarget.value); setState({}); }} /></label>
    <button type="submit" class="button small">${state.saved ? t("web.me.saved") : t("web.me.save")}</button>
    <span class="visually-hidden" role="status">${state.saved ? t("web.me.saved") : ""}</span>
    ${state.refused && html`<span class="small alert" role="alert">${state.refused}</span>`}
  </form>`;
}

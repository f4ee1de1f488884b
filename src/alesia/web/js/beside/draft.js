/** A position that is being laid out: what the server has said of it, and what it has not heard yet. Both outlive the line, and the page. */

import { post } from "../api.js";
import { useEffect, useMemo, useState } from "../vendor/preact.js";

const PATIENCE = 2000;
const UNREACHABLE = "unreachable";

class Draft {
  /**
   * @param {{game: string, scenario: string, options: object}} of what it is a position of
   * @param {string|null} start the text to begin with; none: that of the scenario
   * @param {string} place what it is kept for
   */
  constructor({ game, scenario, options }, start, place) {
    this.of = { game, scenario, options };
    this.start = start;
    this.place = `alesia.laying.${place}`;
    const left = JSON.parse(localStorage.getItem(this.place));
    this.isOld = left?.start === start; // somebody has left it undone
    this.text = this.isOld ? left.text : start;
    this.edits = this.isOld ? left.edits : []; // {field, value} or {text}, not heard yet
    this.known = "";
    this.isBusy = false;
    this.again = null;
  }

  /** Say it, after what waits already. */
  edit(some) {
    this.edits = [...this.edits, ...some];
    this.keep();
    this.send();
  }

  keep() {
    localStorage.setItem(this.place, JSON.stringify({ start: this.start, text: this.text, edits: this.edits }));
  }

  forget() {
    localStorage.removeItem(this.place);
  }

  /** Send what waits, one portion after the other; where there is no line, again after a while. */
  async send() {
    if (this.isBusy) return;
    clearTimeout(this.again);
    this.isBusy = true;
    const heard = await this.sendPortion().catch((refused) => refused);
    this.isBusy = false;
    if (heard?.code === UNREACHABLE) this.again = setTimeout(() => this.send(), PATIENCE);
    else if (this.edits.length) this.send();
  }

  async sendPortion() {
    const part = portion(this.edits);
    const body = isText(part[0]) ? part[0] : { text: this.text, changes: part };
    try {
      const { form, ...laid } = await post("/positions", { ...this.of, known: this.known, ...body });
      Object.assign(this, { text: laid.text, known: laid.key, edits: this.edits.slice(part.length) });
      this.onHeard(laid, form);
    } catch (refused) {
      if (refused.code !== UNREACHABLE) this.edits = this.edits.slice(part.length);
      this.onRefused(refused.message);
      throw refused;
    }
  }
}

const isText = (edit) => edit !== undefined && "text" in edit;

/** The next of what waits: a whole text, or all fields up to one. */
function portion(edits) {
  const end = edits.findIndex(isText);
  return end < 0 ? edits : edits.slice(0, Math.max(end, 1));
}

/** What is filled in shows at once; the server says whether it can stand. */
export function useDraft(of, start, place) {
  const draft = useMemo(() => new Draft(of, start, place), []);
  const [laid, setLaid] = useState(null);
  const [form, setForm] = useState(null);
  const [error, setError] = useState(null);
  const [before, setBefore] = useState([]);
  const [isOld, setOld] = useState(draft.isOld);
  draft.onHeard = (found, fresh) => {
    if (fresh) setForm(fresh);
    setError(null);
    if (!draft.edits.length) setLaid((shown) => ({ ...found, view: found.view ?? shown?.view, isHeard: true }));
  };
  draft.onRefused = setError;
  useEffect(() => {
    draft.send();
    return () => clearTimeout(draft.again);
  }, []);
  const edit = (some, filled = laid.filled) => {
    setLaid({ ...laid, filled, isHeard: false });
    draft.edit(some);
  };
  const go = (some, filled) => {
    setBefore([...before, laid.text]);
    edit(some, filled);
  };
  const change = (values) => {
    const some = Object.entries(values).map(([field, value]) => ({ field, value }));
    if (some.length) go(some, { ...laid.filled, ...values });
  };
  const back = () => {
    setBefore(before.slice(0, -1));
    edit([{ text: before.at(-1) }]);
  };
  const anew = () => {
    setOld(false);
    go([{ text: start }]);
  };
  return {
    laid, form, error, change,
    take: (text) => go([{ text }]),
    back: before.length ? back : null,
    anew: isOld ? anew : null,
    forget: () => draft.forget(),
  };
}

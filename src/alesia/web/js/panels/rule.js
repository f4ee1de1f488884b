/** The rule book in our own words, a paragraph at a time, with links from one to the next. */
import { getOnce } from "../api.js";
import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { t } from "../words.js";
import { DialogHead, openDialog } from "./dialog.js";
import { WithRules } from "./richtext.js";

const PAUSE = 200; // milliseconds after the last letter

/** Open a rule by its number; without one, the table of contents. */
export function openRule(game, number) {
  openDialog(RuleDialog, { game, number });
}

const CONTENTS = "";

function RuleDialog({ game, number, titleId, close }) {
  const [path, setPath] = useState([number]);
  const current = path.at(-1);
  const go = (next) => setPath([...path, next]);
  const back = path.length > 1 && html`<${Back} onClick=${() => setPath(path.slice(0, -1))} />`;
  const Page = current === CONTENTS ? Contents : Paragraph;
  return html`<${Page} key=${current} ...${{ game, number: current, titleId, close, back, go }} />`;
}

/** The table of contents; with words, the paragraphs that have all of them. */
function Contents({ game, titleId, close, back, go }) {
  const [words, setWords] = useState("");
  const [{ of, rules }, setFound] = useState({ of: null, rules: [] });
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(() => getOnce(`/games/${game}/rules${words.trim() ? `?having=${encodeURIComponent(words.trim())}` : ""}`)
      .then((found) => wanted && setFound({ of: words, rules: found }), () => wanted && setFound({ of: words, rules: [] })), words ? PAUSE : 0);
    return () => { wanted = false; clearTimeout(timer); };
  }, [game, words]);
  return html`
    <${DialogHead} titleId=${titleId} close=${close} before=${back}>${t("web.rule.contents")}</${DialogHead}>
    <div class="dialog-body rule-page">
      <label class="rule-search"><span class="small quiet">${t("web.rule.search")}</span>
        <input type="search" value=${words} maxlength="100" onInput=${(event) => setWords(event.currentTarget.value)} /></label>
      <p class="small quiet" role="status">${words.trim() && of === words ? t("web.rule.found", rules.length) : ""}</p>
      <ul class="rule-contents">${rules.map((rule) => html`<li key=${rule.number} class=${`depth-${of?.trim() ? 1 : rule.depth}`}><${RuleLink} rule=${rule} onRule=${go} /></li>`)}</ul>
    </div>`;
}

function Paragraph({ game, number: current, titleId, close, back, go }) {
  const [page, error] = usePage(game, current);
  const body = useRef(null);
  useEffect(() => body.current?.closest("dialog").scrollTo({ top: 0 }), [current]);
  return html`
    <${DialogHead} titleId=${titleId} close=${close} before=${back}>
      <span class="rule-big">${page?.rule.number ?? current}</span> ${page?.rule.title ?? t("web.rule.rule")}
    </${DialogHead}>
    <div class="dialog-body rule-page" ref=${body} aria-live="polite">
      ${error && html`<p class="notice alert">${error}</p>`}
      ${page?.rule.related && html`<${Related} ...${page.rule.related} onRule=${go} />`}
      <p class="rule-book"><button type="button" class="link-button small" onClick=${() => go(CONTENTS)}>${t("web.rule.contents")}</button></p>
      ${page && html`<${Paragraphs} text=${page.rule.text} onRule=${go} /><${Neighbours} page=${page} onRule=${go} />`}
      ${!page && !error && html`<p class="quiet">${t("web.rule.opening")}</p>`}
    </div>`;
}

function Back({ onClick }) {
  return html`<button type="button" class="icon-button" aria-label=${t("web.rule.back")} onClick=${onClick}><span aria-hidden="true">←</span></button>`;
}

/** The rule with the table of contents, or the sentence of the server that refuses it. */
function usePage(game, number) {
  const [page, setPage] = useState(null);
  const [error, setError] = useState(null);
  useEffect(() => {
    let wanted = true;
    const root = `/games/${game}/rules`;
    Promise.all([getOnce(`${root}/${encodeURIComponent(number)}`), getOnce(root)])
      .then(([rule, contents]) => wanted && (setPage({ rule, contents }), setError(null)))
      .catch((refused) => wanted && (setPage(null), setError(refused.message)));
    return () => { wanted = false; };
  }, [game, number]);
  return [page, error];
}

/** In a game that lies over another: what the rule changes there, or what changes it here. */
function Related({ heading, rules, onRule }) {
  return html`<nav class="rule-related" aria-label=${heading}><span class="quiet">${heading}</span>
    <ul>${rules.map((each) => html`<li><${RuleLink} rule=${each} onRule=${onRule} /></li>`)}</ul></nav>`;
}

/** The text: paragraphs, and lists where lines begin with a dash. */
function Paragraphs({ text, onRule }) {
  return text.split(/\n\s*\n/).map((block) => html`<${Block} lines=${block.split("\n")} onRule=${onRule} />`);
}

function Block({ lines, onRule }) {
  const items = lines.filter((line) => line.startsWith("- ")).map((line) => line.slice(2));
  const plain = lines.filter((line) => !line.startsWith("- ")).join(" ");
  return html`
    ${plain && html`<p><${WithRules} text=${plain} onRule=${onRule} /></p>`}
    ${items.length > 0 && html`<ul class="rule-list">${items.map((item) => html`<li><${WithRules} text=${item} onRule=${onRule} /></li>`)}</ul>`}`;
}

function Neighbours({ page, onRule }) {
  const { rule, contents } = page;
  const at = contents.findIndex((each) => each.number === rule.number);
  return html`
    ${rule.below.length > 0 && html`<nav class="rule-below" aria-label=${t("web.rule.below.label")}><h3 class="eyebrow">${t("web.rule.below")}</h3>
      <ul>${rule.below.map((each) => html`<li><${RuleLink} rule=${each} onRule=${onRule} /></li>`)}</ul></nav>`}
    <nav class="rule-neighbours" aria-label=${t("web.rule.neighbours")}>
      <span>${at > 0 && html`<${RuleLink} rule=${contents[at - 1]} onRule=${onRule} before="‹" />`}</span>
      <span>${at >= 0 && at + 1 < contents.length && html`<${RuleLink} rule=${contents[at + 1]} onRule=${onRule} after="›" />`}</span>
    </nav>`;
}

function RuleLink({ rule, onRule, before, after }) {
  return html`<button type="button" class="link-button" onClick=${() => onRule(rule.number)}>
    ${before && html`<span aria-hidden="true">${before} </span>`}
    <span class="number">${rule.number}</span> ${rule.title}
    ${after && html`<span aria-hidden="true"> ${after}</span>`}
  </button>`;
}

/** A modal dialog over the page, gone from the document when it is closed. */
import { wearStyle } from "../board/style.js";
import { html, render } from "../vendor/preact.js";
import { t } from "../words.js";

await wearStyle("/static/css/panels.css");

/**
 * Open a dialog with a component in it; the component gets `close` besides its own props.
 * @param {Function} Content
 * @param {object} props
 */
export function openDialog(Content, props) {
  const dialog = document.createElement("dialog");
  dialog.className = "panel-dialog";
  dialog.setAttribute("aria-labelledby", nextTitle());
  const close = () => dialog.close();
  dialog.addEventListener("close", () => {
    render(null, dialog);
    dialog.remove();
  });
  dialog.addEventListener("click", (event) => event.target === dialog && close());
  document.body.append(dialog);
  render(html`<${Content} ...${props} titleId=${dialog.getAttribute("aria-labelledby")} close=${close} />`, dialog);
  dialog.showModal();
}

let titles = 0;
const nextTitle = () => `dialog-title-${(titles += 1)}`;

/** The head line of a dialog: its title, and the button that closes it. */
export function DialogHead({ titleId, close, before, children }) {
  return html`<header class="dialog-head">
    <div class="dialog-title">${before}<h2 id=${titleId} tabindex="-1" autofocus>${children}</h2></div>
    <button type="button" class="icon-button" aria-label=${t("web.dialog.close")} onClick=${close}><span aria-hidden="true">✕</span></button>
  </header>`;
}

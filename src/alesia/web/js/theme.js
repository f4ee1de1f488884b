/** The switch between light and dark. Nothing chosen: the system decides. */

import { html, useEffect, useState } from "./vendor/preact.js";
import { t } from "./words.js";

const system = matchMedia("(prefers-color-scheme: dark)");

const current = () => document.documentElement.dataset.theme ?? (system.matches ? "dark" : "light");

function choose(theme) {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem("theme", theme);
  } catch {
    /* Without storage the choice lasts as long as the page. */
  }
}

/** A button that turns the page from light to dark and back. */
export function ThemeButton() {
  const [theme, setTheme] = useState(current);
  useEffect(() => {
    const follow = () => setTheme(current());
    system.addEventListener("change", follow);
    return () => system.removeEventListener("change", follow);
  }, []);
  const other = theme === "dark" ? "light" : "dark";
  const turn = () => {
    choose(other);
    setTheme(other);
  };
  const words = t(`web.theme.${other}`);
  return html`<button type="button" class="icon-button" onClick=${turn} aria-label=${words} title=${words}>
    <span aria-hidden="true">${theme === "dark" ? "☀" : "☾"}</span>
  </button>`;
}

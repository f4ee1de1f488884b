/* Loaded in the head, before anything is drawn: the language that was chosen here before, where the cookie was lost. */
try {
  const lang = localStorage.getItem("lang");
  const page = document.documentElement;
  if (page.dataset.languages.split(" ").includes(lang) && lang !== page.lang) {
    page.lang = lang;
    document.cookie = `lang=${lang}; path=/; max-age=31536000; samesite=lax`;
  }
} catch {
  /* Without storage the server's choice stands. */
}

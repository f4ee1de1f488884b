/* Loaded in the head, before anything is drawn: the theme that was chosen here before. */
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  /* Without storage the system's theme stands. */
}

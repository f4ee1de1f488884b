/** Style sheets that only one game needs. */

/** Put a style sheet on the page, once. */
export function wearStyle(url) {
  if (document.querySelector(`link[href="${url}"]`)) return;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: url });
  document.head.append(link);
}

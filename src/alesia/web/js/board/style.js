/** Style sheets that not every table needs. */

const worn = new Map([...document.querySelectorAll("link[rel=stylesheet]")].map((link) => [link.getAttribute("href"), Promise.resolve()]));

/** Put a style sheet on the page, once, wherever it stands: a later copy would overrule what others say. @returns {Promise<void>} done when it is there (or never will be) */
export function wearStyle(url) {
  if (!worn.has(url)) worn.set(url, new Promise((done) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: url, onload: () => done(), onerror: () => done() });
    document.head.append(link);
  }));
  return worn.get(url);
}

/** Hears calls while no page is open: shows them, and leads to the table when they are touched. */

self.addEventListener("push", (event) => {
  const { title, body, link } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag: link, data: { link } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.link));
});

/** What pages are made of is kept, so that one which was opened once opens again where there is no line; the line goes first. */
const KEPT = "alesia";
const isKept = ({ pathname }) => /^\/(?:static\/|table\/|new$|$)/.test(pathname) || /^\/api\/v1\/(?:words|games)/.test(pathname);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === "GET" && url.origin === self.location.origin && isKept(url)) event.respondWith(fetched(request));
});

async function fetched(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) kept.put(request, answer.clone());
    return answer;
  } catch (error) {
    const found = await kept.match(request);
    if (found) return found;
    throw error;
  }
}

/** In the page that shows the table already, else in a new one; only pages of this house. */
async function show(link) {
  const wanted = new URL(link, self.location.origin);
  const address = new URL(wanted.pathname + wanted.hash, self.location.origin).href;
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === wanted.pathname);
  return there ? there.focus() : self.clients.openWindow(address);
}

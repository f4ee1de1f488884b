/** Hears calls while no page is open: shows them, and leads to the table when they are touched. */

self.addEventListener("push", (event) => {
  const { title, body, link } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag: link, data: { link } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.link));
});

/** In the page that shows the table already, else in a new one; only pages of this house. */
async function show(link) {
  const wanted = new URL(link, self.location.origin);
  const address = new URL(wanted.pathname + wanted.hash, self.location.origin).href;
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === wanted.pathname);
  return there ? there.focus() : self.clients.openWindow(address);
}

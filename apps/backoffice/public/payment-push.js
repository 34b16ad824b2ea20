/*
 * Shows payment notifications of the server while the back office is closed. Pages below its scope are its own and no longer those of the worker
 * that answers without a connection: so it brings that one along, which begins at once and keeps no answer.
 */
importScripts('/offline-worker.js');

self.addEventListener('push', (event) => {
  const { id, title, text, path, locale } = event.data.json();
  // Said twice, it is shown once.
  const said = { body: text, tag: id, lang: locale, icon: '/icon-192.png', data: { path } };
  event.waitUntil(self.registration.showNotification(title, said));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  // A page of its own, so that nothing that was typed in an open one is lost.
  event.waitUntil(self.clients.openWindow(event.notification.data.path));
});

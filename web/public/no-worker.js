/* Takes the service worker away: served in place of it where the site is set to. */
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const takeAway = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(takeAway())
})

// Says that there is no connection, and nothing more: no page and no answer is kept here. One page is fetched at the
// install, and shown in the stead of a page that the network does not bring.
const kept = 'offline-1';
const page = '/offline.html';

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(kept);
    await cache.add(new Request(page, { cache: 'reload' }));
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const begin = async () => {
    for (const name of await caches.keys()) if (name !== kept) await caches.delete(name);
    // The page is on its way while this wakes up: nobody waits for it.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  const answer = async () => {
    try {
      return (await event.preloadResponse) ?? (await fetch(event.request));
    } catch {
      return (await caches.match(page)) ?? Response.error();
    }
  };
  event.respondWith(answer());
});

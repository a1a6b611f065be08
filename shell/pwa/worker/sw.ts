/// <reference lib="webworker" />
import { appPaths } from 'virtual:app-paths';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { publicPageFile } from '../../site/public-paths.ts';
import { isAppPath, isHashedAsset, isOurs } from './match.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

const PAGE_WAIT_MS = 2000;
const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

const manifest = self.__WB_MANIFEST;
const precached = new Set(
  manifest.map((entry) => new URL(typeof entry === 'string' ? entry : entry.url, self.location.origin).pathname),
);

precache(manifest);
cleanupOutdatedCaches();

// Each rule names what it takes. There is none that takes the rest: the API, private
// images, streams, other origins and everything but GET never reach a handler.

registerRoute(
  ({ request, url }) => request.method === 'GET' && isOurs(url, self.location.origin) && precached.has(url.pathname),
  async ({ request, url }) => (await matchPrecache(url.pathname)) ?? fetch(request),
);

registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && isOurs(url, self.location.origin) && isAppPath(url.pathname, appPaths),
  createHandlerBoundToURL('/app.html'),
);

registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && isOurs(url, self.location.origin) && publicPageFile(url.pathname) !== undefined,
  async ({ request, url }) => {
    const kept = () => matchPrecache(`/${publicPageFile(url.pathname)}`);
    const limit = new Promise<undefined>((resolve) => setTimeout(resolve, PAGE_WAIT_MS));
    const network = fetch(request);
    const first = await Promise.race([network.catch(() => undefined), limit]);
    return first ?? (await kept()) ?? network;
  },
);

// A mistyped address: the server's page of what is not there, and without a server the app, which says that it is offline.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isOurs(url, self.location.origin),
  ({ request }) => fetch(request).catch(async (error) => (await matchPrecache('/app.html')) ?? Promise.reject(error)),
);

registerRoute(
  ({ request, url }) => request.method === 'GET' && isOurs(url, self.location.origin) && isHashedAsset(url.pathname),
  new CacheFirst({
    cacheName: 'adjudge-assets',
    plugins: [new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: THIRTY_DAYS_S })],
  }),
);

self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

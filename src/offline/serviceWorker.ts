/**
 * The service worker. It keeps the whole site after the first visit, so that the game works without
 * a network, and answers from what it keeps. A new version waits until it is told to take over.
 */
declare const self: ServiceWorkerGlobalScope;

/**
 * Written in by the build (site/offline.ts): the address of each file with the SHA-256 of its
 * content in base64, and a name that changes with any of them.
 */
declare const __SITE__: {
  readonly version: string;
  readonly files: readonly (readonly [address: string, hash: string])[];
};

const { version, files } = __SITE__;
const listed = new Set(files.map(([file]) => new URL(file, self.registration.scope).href));
const isListed = (address: string): boolean => listed.has(address.replace(/[?#].*/, ''));

/** One host can have several copies of the game, each in its own folder. */
const OURS = `bigben ${self.registration.scope} `;
const CACHE = OURS + version;
/** An entry in every cache whose version was ever in use. */
const USED = './used';

/** Files whose names change with their contents, so that a copy in an older cache is still good. */
const isLasting = (file: string): boolean => file.startsWith('assets/');

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(self.registration.scope))
    event.respondWith(answer(event.request));
});

/** Keeps all files or none. A failure ends this installation; the page asks for another one later. */
async function keep(): Promise<void> {
  const loaded = await Promise.all(
    files.map(async ([file, hash]) => [file, await load(file, hash)] as const),
  );
  const cache = await caches.open(CACHE);
  await Promise.all(loaded.map(([file, response]) => cache.put(file, response)));
}

/**
 * The file as it was built: from an older cache, else from the browser's own cache or the host, else
 * from the host alone. A host can send another page in its place, with a status that says success.
 */
async function load(file: string, hash: string): Promise<Response> {
  const sources = [
    async () => (isLasting(file) ? caches.match(file) : undefined),
    () => fetch(file, { cache: isLasting(file) ? 'default' : 'no-cache' }),
    () => fetch(file, { cache: 'reload' }),
  ];
  for (const source of sources) {
    const response = await source();
    if (response?.ok && (await hashOf(response.clone())) === hash) return response;
  }
  throw new Error(`${file}: not the file that was built`);
}

/** The SHA-256 of a response's body, in base64. */
async function hashOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/**
 * Deletes all older versions except the last: other tabs might still show it, and load more of it.
 */
async function takeOver(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  const used = await Promise.all(older.map((name) => caches.match(USED, { cacheName: name })));
  const last = older.filter((_, at) => used[at]).at(-1);
  await Promise.all(older.filter((name) => name !== last).map((name) => caches.delete(name)));
  const cache = await caches.open(CACHE);
  await cache.put(USED, new Response());
  // Now the page of the first visit works offline as well.
  await self.clients.claim();
}

/** Answers from the cache, else from the network. */
async function answer(request: Request): Promise<Response> {
  // If the browser has lost its store, the game still has the network.
  const kept = await find(request.url.replace(/index\.html(?=$|\?)/, '')).catch(() => undefined);
  return kept ?? fetch(request);
}

/** A file of this version, else one that only an older version has. */
async function find(address: string): Promise<Response | undefined> {
  // The link of a game can have a query; the files are the same with any.
  const how = { ignoreSearch: true, ignoreVary: true };
  const own = await caches.match(address, { ...how, cacheName: CACHE });
  return own ?? (isListed(address) ? undefined : caches.match(address, how));
}

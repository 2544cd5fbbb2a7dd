// The service worker: starts the app from the cache, shows notifications, and knows what to show
// without a network. It is built as one file (`sw.js`) beside the page, and imports nothing of it.
//
// A page tells which files it was made of (`keep`); they are kept together under its version, so
// that never a page of one build gets a file of another. Only the newest set stays.

import { windowFor } from "./windowFor";

declare const self: ServiceWorkerGlobalScope;

interface PushData {
  title: string;
  body: string;
  path: string;
  waiting: number;
  language: string;
}

type PageMessage = { type: "keep"; version: string; files: string[] } | { type: "drop" };

const PREFIX = "farshore-";
const WORDS = "farshore-words";
const OFFLINE = "farshore-offline";
/** Which channel this browser is: the page writes it (`calls/device.ts`). */
const DEVICE = "farshore-device";
const NOT_PAGES = [WORDS, OFFLINE, DEVICE];
const scope = new URL(self.registration.scope);
const at = (path: string): string => new URL(path, scope).href;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(OFFLINE)
      .then((cache) => cache.add(at("offline.html")))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("message", (event) => {
  const message = event.data as PageMessage;
  const done = message.type === "keep" ? keep(message) : drop();
  event.waitUntil(done.then(() => event.ports[0]?.postMessage("done")));
});

/** Names of the caches that hold pages. */
async function pageCaches(): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(PREFIX) && !NOT_PAGES.includes(name));
}

async function keep({ version, files }: { version: string; files: string[] }): Promise<void> {
  const name = PREFIX + version;
  const cache = await caches.open(name);
  const known = new Set((await cache.keys()).map(({ url }) => url));
  const missing = files.filter((file) => file.startsWith(scope.href) && !known.has(file));
  await cache.addAll(missing);
  if (!known.has(scope.href)) await cache.add(scope.href);
  for (const other of await pageCaches()) if (other !== name) await caches.delete(other);
}

/** The next page comes from the server. */
async function drop(): Promise<void> {
  for (const name of await pageCaches()) await caches.delete(name);
}

// --- requests

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(scope.href)) return;
  const path = url.pathname.slice(scope.pathname.length);
  if (request.mode === "navigate" && isPage(path)) event.respondWith(page(request));
  else if (path.startsWith("assets/")) event.respondWith(asset(request));
  else if (path === "api/games" || path.startsWith("api/words/")) event.respondWith(fresh(request));
});

/** Addresses of the app itself: not its interface, its documentation or its files. */
function isPage(path: string): boolean {
  return !/^(api|docs|metrics|healthz|readyz)(\/|$)/.test(path) && !/\.[^/]*$/.test(path);
}

async function kept(address: string): Promise<Response | undefined> {
  for (const name of await pageCaches()) {
    const found = await (await caches.open(name)).match(address);
    if (found) return found;
  }
  return undefined;
}

async function page(request: Request): Promise<Response> {
  try {
    return (await kept(scope.href)) ?? (await fetch(request));
  } catch {
    return offline();
  }
}

/** Without the policy of the server: it would refuse the page's own style. */
async function offline(): Promise<Response> {
  const found = await (await caches.open(OFFLINE)).match(at("offline.html"));
  if (!found) return Response.error();
  const headers = { "content-type": "text/html; charset=utf-8" };
  return new Response(await found.text(), { status: 503, headers });
}

/** Files are named by their content: what is kept is what the server would send. */
async function asset(request: Request): Promise<Response> {
  return (await kept(request.url)) ?? fetch(request);
}

/** What the first page needs, from the server if it is there. */
async function fresh(request: Request): Promise<Response> {
  const cache = await caches.open(WORDS);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}

// --- being called

self.addEventListener("push", (event) => {
  event.waitUntil(show(event.data?.json() as PushData | undefined));
});

async function show(data: PushData | undefined): Promise<void> {
  if (!data) return;
  if ("setAppBadge" in navigator) {
    const { waiting } = data;
    const badge = waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge();
    await badge.catch(() => undefined);
  }
  const options: NotificationOptions & { renotify: boolean } = {
    body: data.body,
    lang: data.language,
    icon: at("icons/icon-192.png"),
    badge: at("icons/badge-96.png"),
    tag: "farshore",
    renotify: true,
    data: at(data.path.replace(/^\//, "")),
  };
  await self.registration.showNotification(data.title, options);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data as string));
});

async function open(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  const found = windowFor(pages, address, scope.href);
  const shown = found?.moves
    ? await found.window.navigate(address).catch(() => null)
    : found?.window;
  if (shown) await shown.focus();
  else await self.clients.openWindow(address);
}

self.addEventListener("pushsubscriptionchange", (event) => {
  (event as ExtendableEvent).waitUntil(subscribeAgain());
});

/** A browser may replace a subscription at any time; it stays the channel that it was. */
async function subscribeAgain(): Promise<void> {
  const cache = await caches.open(DEVICE);
  const kept = await cache.match(at("device"));
  const own = kept ? ((await kept.json()) as { id: string; label: string }) : null;
  const { key } = (await (await fetch(at("api/calls/key"))).json()) as { key: string };
  const subscription = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  const answer = await fetch(at("api/me/calls/devices"), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, keys, label: own?.label ?? "", renews: own?.id ?? null }),
  });
  if (answer.ok) await cache.put(at("device"), answer);
}

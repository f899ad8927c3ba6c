/// <reference lib="webworker" />
import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from "workbox-strategies";

/** `shellFiles` is filled in by the build: the files of the shell with their revisions. */
declare const self: ServiceWorkerGlobalScope & { readonly shellFiles: Parameters<typeof precacheAndRoute>[0] };

/** Pages seen before, as the server rendered them for visitors; a member's parts fill in from what the app has kept. */
const pageCache = "pages";
/** Code, styles and pictures, as they were asked for. */
const fileCache = "files";
/** What the first view is made of, for the time without a connection. */
const answerCache = "answers";

/** Answers that are everyone's; nothing that a session has read is ever kept here. */
const publicReads: ReadonlySet<string> = new Set(["/home", "/wps/system/status"]);

cleanupOutdatedCaches();
precacheAndRoute(self.shellFiles);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && (url.pathname.startsWith("/assets/") || url.pathname.startsWith("/art/")),
  new StaleWhileRevalidate({ cacheName: fileCache }),
);
registerRoute(({ request }) => request.destination === "font", new CacheFirst({ cacheName: "fonts" }));
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && publicReads.has(url.pathname) && !request.headers.has("authorization"),
  new NetworkFirst({ cacheName: answerCache, networkTimeoutSeconds: 5 }),
);

/** A kept page says so to the app: the times in it are of its own visit. */
async function markedAsKept(page: Response): Promise<Response> {
  const html = await page.text();
  return new Response(html.replace("<html ", "<html data-kept "), { status: page.status, headers: page.headers });
}

const pages = new NetworkFirst({
  cacheName: pageCache,
  networkTimeoutSeconds: 8,
  plugins: [{ cachedResponseWillBeUsed: async ({ cachedResponse }) => (cachedResponse ? markedAsKept(cachedResponse) : cachedResponse) }],
});

/** Links with a one-time code are for this once. */
function worthKeeping(url: URL): boolean {
  return !url.searchParams.has("token");
}

registerRoute(
  // Pages in frames are no pages of the app.
  ({ request, sameOrigin }) => sameOrigin && request.mode === "navigate" && request.destination === "document",
  async (options) => {
    try {
      return worthKeeping(options.url) ? await pages.handle(options) : await fetch(options.request);
    } catch {
      // A page that was never seen: home, which every visitor has seen.
      const home = await caches.match("/", { cacheName: pageCache, ignoreVary: true });
      return home === undefined ? Response.error() : Response.redirect("/", 302);
    }
  },
);

/**
 * Home stands in for pages that were never seen: it is kept, with the code and the styles that it names, also where another page was the
 * first. Without it the worker is still of use.
 */
async function keepHome(): Promise<void> {
  try {
    const home = await fetch("/", { headers: { Accept: "text/html" } });
    if (!home.ok) return;
    const files = new Set((await home.clone().text()).match(/\/assets\/[\w./-]+/g));
    const [pagesKept, filesKept] = await Promise.all([caches.open(pageCache), caches.open(fileCache)]);
    await Promise.all([pagesKept.put("/", home), filesKept.addAll([...files])]);
  } catch {
    // The next visit to home keeps it.
  }
}

self.addEventListener("install", (event) => event.waitUntil(keepHome()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
void self.skipWaiting();

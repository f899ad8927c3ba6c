import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteAnswers } from "../../site/routes.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { precompress } from "./precompress.ts";

const folder = mkdtempSync(path.join(tmpdir(), "lantern-pages-"));
const app = { clientFolder: path.join(folder, "client"), rendererFile: path.join(folder, "entry-server.js") };

/** A renderer as the app's: counts its runs, makes a call, streams, and shows what it was given. */
const renderer = `
let runs = 0;
export async function render(page) {
  const path = new URL(page.url).pathname;
  if (path === "/m/broken") throw new Error("secret detail");
  runs += 1;
  const status = await page.call({ method: "GET", address: "/wps/system/status" });
  const banners = await page.call({ method: "GET", address: "/wps/relay/MCSFE_getBanners?group=m_home" });
  const facts = { path, merchant: page.merchant.code, theme: page.theme, language: page.language, agent: page.agentEntrance,
    called: status.body.value.info.merchant.code, title: banners.body.value[0].title, runs };
  const html = '<!doctype html><script nonce="' + page.nonce + '">1</script><p>' + JSON.stringify(facts) + '</p><i nonce="' + page.nonce + '"></i>';
  const headers = { "x-page": "yes", "content-security-policy": "default-src *" };
  if (path === "/m/text") return { status: 404, headers, body: html };
  const bytes = new TextEncoder().encode(html);
  return { status: 200, headers, body: new ReadableStream({ start(controller) {
    for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7));
    controller.close();
  } }) };
}`;

const script = `console.log("${"hashed ".repeat(200)}");`;

let server: TestServer;
beforeAll(async () => {
  mkdirSync(path.join(app.clientFolder, "assets"), { recursive: true });
  for (const brand of ["house", "LANTERN"]) mkdirSync(path.join(app.clientFolder, "art", "brands", brand), { recursive: true });
  for (const name of ["favicon.svg", "icon-192.png", "maskable-512.png"])
    writeFileSync(path.join(app.clientFolder, "art", "brands", "house", name), `house ${name}`);
  writeFileSync(path.join(app.clientFolder, "art", "brands", "LANTERN", "favicon.svg"), "LANTERN favicon.svg");
  mkdirSync(path.join(app.clientFolder, "manifests"));
  writeFileSync(path.join(app.clientFolder, "manifests", "LANTERN.webmanifest"), `{"name":"drawn"}`);
  writeFileSync(app.rendererFile, renderer);
  writeFileSync(path.join(app.clientFolder, "assets", "main-abc123.js"), script);
  writeFileSync(path.join(app.clientFolder, "art", "tile.webp"), "picture");
  writeFileSync(path.join(app.clientFolder, "service-worker.js"), "self.addEventListener('fetch', () => {});");
  // As two platforms do that start at once over one build.
  await Promise.all([1, 2].map(() => precompress(path.join(app.clientFolder, "assets"))));
  server = await startTestServer({ calls: siteAnswers.map(({ call }) => call), answers: siteAnswers, app });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const factsOf = (html: string) => JSON.parse(/<p>(.*)<\/p>/.exec(html)?.[1] ?? "null") as Record<string, unknown>;
const noncesOf = (html: string) => [...html.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce);

describe("what a browser asks for beside a page", () => {
  const host = "jade.localhost";
  const textAt = async (address: string, at = "localhost") => {
    const { status, text } = await server.request("GET", address, { host: at });
    return status === 200 ? text : status;
  };

  it("a merchant's own picture where it was drawn, and the house's neutral one where not", async () => {
    expect(await textAt("/art/brands/LANTERN/favicon.svg")).toBe("LANTERN favicon.svg");
    expect(await textAt("/art/brands/LANTERN/icon-192.png")).toBe("house icon-192.png");
    expect(await textAt("/art/brands/JADE/favicon.svg", host)).toBe("house favicon.svg");
    const { headers } = await server.request("GET", "/art/brands/JADE/favicon.svg", { host });
    expect(headers.get("content-type")).toContain("image/svg+xml");
    expect(await textAt("/art/brands/JADE/nothing.png", host)).toBe(404);
    for (const climb of ["..%2f..%2fservice-worker.js", "..%2ffavicon.svg", "%2e%2e", "favicon.svg%00.png"])
      expect(await textAt(`/art/brands/JADE/${climb}`, host)).not.toBe(200);
    expect(await textAt("/art/brands/..%2f..%2fart/favicon.svg")).toBe(404);
  });

  it("a manifest with the merchant's name where none was drawn, at his own host alone", async () => {
    expect(await textAt("/manifests/LANTERN.webmanifest")).toBe(`{"name":"drawn"}`);
    const { headers, body } = await server.request("GET", "/manifests/JADE.webmanifest", { host });
    expect(headers.get("content-type")).toContain("application/manifest+json");
    expect(body).toMatchObject({ name: "Jade House", start_url: "/", display: "standalone" });
    const { icons } = body as unknown as { icons: { src: string; purpose?: string }[] };
    expect(icons.map(({ src }) => src)).toEqual(
      ["icon-192", "icon-512", "maskable-192", "maskable-512"].map((name) => `/art/brands/JADE/${name}.png`),
    );
    expect(await textAt("/manifests/JADE.webmanifest")).toBe(404);
    expect(await textAt("/manifests/NOBODY.webmanifest", host)).toBe(404);
    expect(await textAt("/manifests/..%2fservice-worker.js", host)).toBe(404);
  });
});

describe("pages", () => {
  it("2.1.2 every path that is no call and no file is a page of the app", async () => {
    for (const address of ["/", "/m", "/m/", "/m/index.html", "/m/home?x=1", "/m/register.html", "/anything/else"]) {
      const { status, headers, text } = await server.request("GET", address);
      expect({ address, status, type: headers.get("content-type"), own: headers.get("x-page") }).toEqual({
        address,
        status: 200,
        type: "text/html; charset=utf-8",
        own: "yes",
      });
      expect(factsOf(text)["path"]).toBe(new URL(address, server.url).pathname);
    }
  });

  it("are rendered for the visitor's merchant, language and entrance, with the calls of that visitor", async () => {
    const jade = await server.request("GET", "/m/home", { host: "agent.jade.localhost" });
    expect(factsOf(jade.text)).toMatchObject({ merchant: "JADE", theme: "jade", language: "MY", agent: true, called: "JADE" });
    expect(factsOf(jade.text)["title"]).toMatch(/[\u1000-\u109f]/);
    const lantern = await server.request("GET", "/m/home", { headers: { cookie: "language=EN" } });
    expect(factsOf(lantern.text)).toMatchObject({ merchant: "LANTERN", language: "EN", agent: false, called: "LANTERN" });
  });

  it("get a nonce of their own in HTML and policy, also when the HTML is a moment old", async () => {
    const seen = new Set<string>();
    for (let visit = 0; visit < 3; visit += 1) {
      const { text, headers } = await server.request("GET", "/m/vip");
      const [first, second] = noncesOf(text);
      expect(first).toMatch(/^[\w-]{22}$/);
      expect(second).toBe(first);
      expect(headers.get("content-security-policy")).toContain(`script-src 'self' 'nonce-${first}';`);
      seen.add(first ?? "");
    }
    expect(seen.size).toBe(3);
  });

  it("are rendered once a second for all visitors alike, and apart for each language", async () => {
    server.clock.advance(5_000);
    const runsOf = async (headers: Record<string, string>) =>
      factsOf((await server.request("GET", "/m/cached", { headers })).text)["runs"] as number;
    const first = await runsOf({});
    expect(await runsOf({})).toBe(first);
    expect(await runsOf({ cookie: "language=MY" })).toBe(first + 1);
    server.clock.advance(1_000);
    expect(await runsOf({})).toBe(first + 2);
  });

  it("keep the status that the app gives", async () => {
    expect((await server.request("GET", "/m/text")).status).toBe(404);
  });

  it("tell nothing of a failure", async () => {
    const { status, text } = await server.request("GET", "/m/broken");
    expect(status).toBe(500);
    expect(text).not.toContain("secret detail");
    expect((await server.request("GET", "/m/broken")).status).toBe(500);
  });

  it("may load from our origin and the studio's on the host that the browser used, and nothing inline", async () => {
    const policy = (await server.request("GET", "/m/home", { host: "192.168.1.7:8080" })).headers.get("content-security-policy") ?? "";
    expect(policy).toContain("frame-src 'self' http://192.168.1.7:8081;");
    expect(policy).toContain("img-src 'self' data: blob: http://192.168.1.7:8081;");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).not.toContain("upgrade-insecure-requests");
  });
});

describe("files", () => {
  it("with a hash in their name never change", async () => {
    const { status, headers, text } = await server.request("GET", "/assets/main-abc123.js");
    expect([status, text, headers.get("cache-control")]).toEqual([200, script, "public, max-age=31536000, immutable"]);
    expect(headers.get("content-type")).toMatch("javascript");
  });

  it("come compressed to browsers that take it", async () => {
    const answered = await fetch(`${server.url}/assets/main-abc123.js`, { headers: { "accept-encoding": "br" } });
    expect(answered.headers.get("content-encoding")).toBe("br");
    expect(await answered.text()).toBe(script);
    expect(brotliDecompressSync(await brotliOf("main-abc123.js")).toString()).toBe(script);
  });

  it("are kept a day when they are art, and asked for each time when they are the service worker", async () => {
    expect((await server.request("GET", "/art/tile.webp")).headers.get("cache-control")).toBe("public, max-age=86400");
    expect((await server.request("GET", "/service-worker.js")).headers.get("cache-control")).toBe("no-cache");
  });

  it("let the service worker run its script and fetch from us, and nothing else", async () => {
    const policy = (await server.request("GET", "/service-worker.js")).headers.get("content-security-policy") ?? "";
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("connect-src 'self'");
    expect((await server.request("GET", "/art/tile.webp")).headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("that are missing are no pages", async () => {
    for (const address of ["/assets/gone.js", "/art/gone.webp", "/favicon.ico", "/art/..%2f..%2fentry-server.js"]) {
      const { status, body } = await server.request("GET", address);
      expect({ address, status: [403, 404].includes(status), page: body === undefined }).toEqual({ address, status: true, page: false });
    }
  });
});

it("carries security headers on every answer", async () => {
  for (const address of ["/m/home", "/assets/main-abc123.js", "/wps/system/status", "/wps/nothing"]) {
    const { headers } = await server.request("GET", address);
    expect([headers.get("x-content-type-options"), headers.get("x-frame-options")]).toEqual(["nosniff", "SAMEORIGIN"]);
    expect(headers.get("strict-transport-security")).toBeNull();
  }
  const { headers } = await server.request("GET", "/wps/system/status");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
});

async function brotliOf(name: string): Promise<Buffer> {
  const { readFile } = await import("node:fs/promises");
  return readFile(path.join(app.clientFolder, "assets", `${name}.br`));
}

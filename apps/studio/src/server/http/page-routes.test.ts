import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { benchGame, startStudioBench, type StudioBench } from "../testing/studio-bench.ts";

const root = mkdtempSync(path.join(tmpdir(), "studio-pages-"));
const script = `export const reels = "${"cherry ".repeat(500)}";`;
let bench: StudioBench;
beforeAll(async () => {
  mkdirSync(path.join(root, "client", "assets"), { recursive: true });
  mkdirSync(path.join(root, "art", "tiles"), { recursive: true });
  writeFileSync(path.join(root, "client", "index.html"), "<!doctype html><title>a game</title>");
  writeFileSync(path.join(root, "client", "assets", "main-1234.js"), script);
  writeFileSync(path.join(root, "art", "tiles", `${benchGame}.webp`), "a picture");
  writeFileSync(path.join(root, "secret.txt"), "not for you");
  bench = await startStudioBench({ folders: { client: path.join(root, "client"), art: path.join(root, "art") } });
});
afterAll(async () => {
  await bench.close();
  rmSync(root, { recursive: true });
});

const read = (target: string) => fetch(new URL(target, bench.studio.url));

describe("the page of a game", () => {
  it("may be framed by the platform and runs no script but the studio's", async () => {
    const response = await read(`/play/${benchGame}?session=a-code`);
    expect(await response.text()).toContain("a game");
    const policy = response.headers.get("content-security-policy");
    expect(policy).toContain("frame-ancestors 'self' http://*:8080");
    expect(policy).toContain("script-src 'self';");
    expect(response.headers.get("x-frame-options")).toBeNull();
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(response.headers.get("cache-control")).toBe("no-cache");
  });

  it("exists for titles only", async () => {
    expect((await read("/play/GN-NOTHING")).status).toBe(404);
    expect((await read("/play/")).status).toBe(404);
  });
});

describe("files", () => {
  it("are cached for ever, pictures are readable from other origins", async () => {
    const response = await read("/assets/main-1234.js");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await response.text()).toBe(script);
    const picture = await read(`/art/tiles/${benchGame}.webp`);
    expect(picture.headers.get("content-type")).toBe("image/webp");
    expect(picture.headers.get("content-encoding")).toBeNull();
    expect(await picture.text()).toBe("a picture");
    expect(picture.headers.get("access-control-allow-origin")).toBe("*");
    expect(picture.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  it.each(["br", "gzip", "identity", "br;q=0, gzip;q=0"])("are whole for a browser that reads %s", async (encodings) => {
    const response = await fetch(new URL("/assets/main-1234.js", bench.studio.url), { headers: { "Accept-Encoding": encodings } });
    const expected = encodings === "br" || encodings === "gzip" ? encodings : null;
    expect(response.headers.get("content-encoding")).toBe(expected);
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
    expect(await response.text()).toBe(script);
  });

  it("outside the two folders are out of reach", async () => {
    for (const target of ["/assets/../secret.txt", "/assets/%2e%2e/secret.txt", "/art/..%2fsecret.txt", "/secret.txt"]) {
      expect((await read(target)).ok).toBe(false);
    }
  });

  it("are named in the catalogue with a mark of their content", async () => {
    const outcome = await bench.vendor.catalogue();
    if (outcome.kind !== "ok") throw new Error(`the catalogue was answered ${JSON.stringify(outcome)}`);
    const tiger = outcome.answer.games.find(({ gameCode }) => gameCode === benchGame);
    expect(tiger?.imageUrl).toMatch(new RegExp(`^/art/tiles/${benchGame}\\.webp\\?v=[0-9a-f]{12}$`));
  });
});

describe("the health check", () => {
  it("answers who asks", async () => {
    expect(await (await read("/healthz")).json()).toEqual({ status: "ok" });
  });
});

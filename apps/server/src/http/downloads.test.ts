import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, type TestServer } from "./testing/test-server.ts";
import { webClipProfile } from "./web-clip-profile.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ calls: [], answers: [] });
});
afterAll(() => server.close());

it("serves an iOS profile that opens the merchant's site on the host it was fetched from", async () => {
  const { status, headers, text } = await server.request("GET", "/downloads/web-clip.mobileconfig", { host: "jade.localhost:8080" });
  expect([status, headers.get("content-type")]).toEqual([200, "application/x-apple-aspen-config"]);
  expect(text).toContain("<key>URL</key><string>http://jade.localhost:8080/m/home</string>");
  expect(text).toContain("<key>Label</key><string>Jade House</string>");
});

it("gives the same profile the same ids, and another host others", () => {
  const clip = {
    merchantCode: "JADE",
    merchantName: "A < B & C",
    description: "",
    url: "http://a.example/m/home",
    icon: Buffer.from("png"),
  };
  const idsOf = (profile: string) => [...profile.matchAll(/<key>PayloadUUID<\/key><string>([^<]*)/g)].map(([, id]) => id);
  expect(idsOf(webClipProfile(clip))).toEqual(idsOf(webClipProfile(clip)));
  expect(new Set([...idsOf(webClipProfile(clip)), ...idsOf(webClipProfile({ ...clip, url: "http://b.example/m/home" }))]).size).toBe(4);
  expect(webClipProfile(clip)).toContain("<string>A &lt; B &amp; C</string>");
  expect(webClipProfile(clip)).toContain(`<key>Icon</key><data>${Buffer.from("png").toString("base64")}</data>`);
});

it("says in the visitor's language where the apps stand", async () => {
  const english = await server.request("GET", "/downloads/android");
  expect([english.status, english.text.includes("The app of Lantern")]).toEqual([200, true]);
  const burmese = await server.request("GET", "/downloads/ios", { host: "jade.localhost" });
  expect(burmese.text).toContain('<html lang="my"');
});

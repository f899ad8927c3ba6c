import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deliver } from "../delivery/deliver.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

const listCaptchas = async () => [{ captchaId: "captcha-1", answer: "42" }];
const clientFolder = mkdtempSync(path.join(tmpdir(), "outbox-"));
let server: TestServer;

beforeAll(async () => {
  mkdirSync(path.join(clientFolder, "assets"));
  for (const name of ["hanken-grotesk-latin-wght-normal-abc123.woff2", "noto-sans-myanmar-myanmar-500-normal-def456.woff2", "main-1.js"])
    writeFileSync(path.join(clientFolder, "assets", name), "");
  const app = { clientFolder, rendererFile: path.join(clientFolder, "none.js") };
  server = await startTestServer({ calls: [], answers: [], listCaptchas, app });
  await server.database.tx((transaction) =>
    deliver(server.scope, transaction, {
      merchantId: server.merchantIds["JADE"] ?? "",
      channel: "email",
      recipient: "<b>@example",
      purpose: "accounts.test",
      subject: "Hello & welcome",
      text: '<script>alert("x")</script> 123456',
      facts: { code: "123456" },
    }),
  );
});
afterAll(async () => {
  await server.close();
  rmSync(clientFolder, { recursive: true });
});

describe("the outbox of demo mode", () => {
  it("lists for tests what would have been sent, and the answers of open captchas", async () => {
    const { status, text } = await server.request("GET", "/outbox.json");
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      messages: [
        { merchant: "JADE", channel: "email", recipient: "<b>@example", facts: { code: "123456" }, createdAt: "2026-03-01T12:00:00.000Z" },
      ],
      captchas: [{ captchaId: "captcha-1", answer: "42" }],
    });
  });

  it("shows it to people as text, whatever a message holds", async () => {
    const { status, text, headers } = await server.request("GET", "/outbox");
    expect(status).toBe(200);
    expect(text).toContain("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; 123456");
    expect(text).toContain("Hello &amp; welcome");
    expect(text).toContain("01/03/2026 12:00:00 UTC");
    expect(text).not.toContain("<script>");
    expect(headers.get("content-security-policy")).not.toContain("script-src");
  });

  it("is written in the house's faces, as they stand in the built app, and its policy lets them in", async () => {
    const { text, headers } = await server.request("GET", "/outbox");
    expect(text).toContain('src: url("/assets/hanken-grotesk-latin-wght-normal-abc123.woff2")');
    expect(text).not.toContain("noto-sans-thai");
    expect(text.match(/@font-face/g)).toHaveLength(2);
    expect(headers.get("content-security-policy")).toContain("font-src 'self'");
  });

  it("speaks the visitor's language", async () => {
    const { text } = await server.request("GET", "/outbox", { headers: { cookie: "language=MY" } });
    expect(text).toContain('<html lang="my"');
    expect(text).toContain("ပို့စာများ");
  });
});

it("does not exist outside demo mode", async () => {
  const production = await startTestServer({ calls: [], answers: [], listCaptchas, configuration: { mode: "production" } });
  try {
    for (const address of ["/outbox", "/outbox.json"]) expect((await production.request("GET", address)).status).toBe(404);
  } finally {
    await production.close();
  }
});

import { afterEach, expect, it, vi } from "vitest";
import type { AppServices } from "../shared/page/app-services.tsx";
import type { KeyStore } from "../shared/session/local-keys.ts";
import { makeServices } from "./make-services.ts";
import { takeOneTimeCode } from "./one-time-code.ts";

function memory(): KeyStore {
  const kept = new Map<string, string>();
  return { get: (key) => kept.get(key) ?? null, set: (key, value) => void kept.set(key, value), remove: (key) => void kept.delete(key) };
}

const started = {
  token: "t9",
  userName: "demo01",
  customerType: 0,
  firstTimeLogin: false,
  merchantCode: "LANTERN",
  currency: "THB",
  language: "EN",
  expiresAt: "2026-01-01T00:00:00.000Z",
};

async function at(
  href: string,
  answer: unknown,
): Promise<{ services: AppServices; local: KeyStore; addresses: string[]; bodies: unknown[] }> {
  const addresses: string[] = [];
  const bodies: unknown[] = [];
  vi.stubGlobal("location", new URL(href));
  vi.stubGlobal("history", {
    state: null,
    replaceState: (_state: unknown, _title: string, url: URL) => void addresses.push(url.pathname + url.search),
  });
  const local = memory();
  const { services } = await makeServices({
    facts: {
      merchantCode: "LANTERN",
      merchantName: "Lantern",
      theme: "lantern",
      language: "en",
      languages: ["en"],
      timeZone: "UTC",
      currency: "THB",
      minimumAge: 18,
    },
    transport: async ({ body }) => {
      bodies.push(body);
      return { status: 200, body: answer };
    },
    local,
    session: memory(),
    navigate: () => undefined,
    device: () => "MOBILE",
  });
  await takeOneTimeCode(services);
  return { services, local, addresses, bodies };
}

afterEach(() => void vi.unstubAllGlobals());

it("4.2 a code in the address becomes the session and leaves the address bar", async () => {
  const { services, local, addresses, bodies } = await at("http://localhost/m/vip?token=abc&x=1", { success: true, value: started });
  expect(addresses).toEqual(["/m/vip?x=1"]);
  expect(bodies).toEqual(['{"code":"abc"}']);
  expect(services.session.current()).toMatchObject({ token: "t9", userName: "demo01", type: 0 });
  expect(local.get("sass")).toBe("1");
});

it("a used code leaves the address bar too, and is said", async () => {
  const { services, addresses } = await at("http://localhost/?token=abc", {
    success: false,
    errorCode: "accounts.code_expired",
    message: "x",
  });
  expect(addresses).toEqual(["/"]);
  expect(services.session.current()).toBeUndefined();
  expect(services.toasts.items().map(({ text }) => text)).toContain("This link has been used already. Please log in.");
  services.toasts.clear();
});

it("2.7 the code of an embedded lottery page is that page's own", async () => {
  const { addresses, bodies } = await at("http://localhost/m/lotto-h5/a/trad/games/1?token=abc", { success: true, value: started });
  expect([addresses, bodies]).toEqual([[], []]);
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { KeyStore } from "../shared/session/local-keys.ts";
import type { WireRequest } from "../shared/wire/transport.ts";
import { chooseLanguage } from "./choose-language.ts";
import { languageRefreshMs } from "./language-change.ts";
import { makeServices } from "./make-services.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function memory(entries: Readonly<Record<string, string>> = {}): KeyStore {
  const kept = new Map(Object.entries(entries));
  return { get: (key) => kept.get(key) ?? null, set: (key, value) => void kept.set(key, value), remove: (key) => void kept.delete(key) };
}

const info = JSON.stringify({ token: "t1", merchantCode: "LANTERN", userName: "demo01", type: 0, firstTimeLogin: false });

async function appOf(session: KeyStore) {
  const sent: WireRequest[] = [];
  const { services } = await makeServices({
    facts: {
      merchantCode: "LANTERN",
      merchantName: "Lantern",
      theme: "lantern",
      language: "en",
      languages: ["en", "my", "th", "fil"],
      timeZone: "Asia/Bangkok",
      currency: "THB",
      minimumAge: 18,
    },
    transport: async (request) => {
      sent.push(request);
      return { status: 200, body: { success: true, value: null } };
    },
    local: memory(),
    session,
    navigate: () => undefined,
    device: () => "MOBILE",
  });
  return { services, sent };
}

it("2.49.2 choosing a language changes the texts at once", async () => {
  const { services } = await appOf(memory());
  expect(services.text("shell.nav.home")).toBe("Home");
  await services.changeLanguage("my");
  expect(services.text("shell.nav.home")).toBe("ပင်မ");
});

it("9.5.1 content is read anew 250 ms after the last change", async () => {
  const { services } = await appOf(memory());
  let reads = 0;
  services.queryClient.setQueryData(["public", "x", null], 1);
  services.queryClient.getQueryCache().subscribe(({ type }) => void (reads += type === "updated" ? 1 : 0));
  await services.changeLanguage("my");
  vi.advanceTimersByTime(languageRefreshMs - 1);
  await services.changeLanguage("en");
  vi.advanceTimersByTime(249);
  expect(reads).toBe(0);
  vi.advanceTimersByTime(1);
  expect(reads).toBe(1);
});

it("1.3 a member's choice is told to the platform, in the new language", async () => {
  const { services, sent } = await appOf(memory({ MC_SESSION_INFO: info }));
  await chooseLanguage(services, "my");
  await vi.advanceTimersByTimeAsync(languageRefreshMs);
  expect(sent).toMatchObject([
    { method: "POST", address: "/wps/member/info/language", headers: { Authorization: "t1", Language: "MY" }, body: '{"language":"MY"}' },
  ]);
});

it("a page that comes in another language without being asked for it leaves the account's alone", async () => {
  const { services, sent } = await appOf(memory({ MC_SESSION_INFO: info }));
  await services.changeLanguage("my");
  await vi.advanceTimersByTimeAsync(languageRefreshMs);
  expect(sent).toEqual([]);
});

it("a visitor's choice is the device's alone", async () => {
  const { services, sent } = await appOf(memory());
  await chooseLanguage(services, "my");
  await vi.advanceTimersByTimeAsync(languageRefreshMs);
  expect(sent).toEqual([]);
  expect(services.text("shell.nav.home")).toBe("ပင်မ");
});

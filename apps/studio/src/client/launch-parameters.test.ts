import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeLaunchParameters } from "./launch-parameters.ts";

const replaced: string[] = [];

beforeEach(() => {
  replaced.length = 0;
  vi.stubGlobal("history", { replaceState: (_state: unknown, _title: string, url: URL) => replaced.push(url.href) });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function at(href: string): ReturnType<typeof takeLaunchParameters> {
  vi.stubGlobal("location", { href });
  return takeLaunchParameters();
}

test("the one-time code is taken out of the address bar, the rest stays", () => {
  const launch = at(
    "http://games.test/play/GN-TIGER?session=once&lang=MY&match=M-7&zone=Asia%2FTokyo&parent=https%3A%2F%2Flobby.test%2Fm%2Fgame",
  );
  expect(launch).toEqual({
    gameCode: "GN-TIGER",
    sessionCode: "once",
    language: "my",
    matchCode: "M-7",
    timeZone: "Asia/Tokyo",
    parentOrigin: "https://lobby.test",
  });
  expect(replaced).toEqual([
    "http://games.test/play/GN-TIGER?lang=MY&match=M-7&zone=Asia%2FTokyo&parent=https%3A%2F%2Flobby.test%2Fm%2Fgame",
  ]);
});

test("a reload has no code and leaves the address alone", () => {
  expect(at("http://games.test/play/GN-TIGER?lang=EN")).toMatchObject({ sessionCode: null, language: "en", parentOrigin: null });
  expect(replaced).toEqual([]);
});

test("a zone that the device does not know is its own", () => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(at("http://games.test/play/X?zone=Nowhere%2FAtAll").timeZone).toBe(own);
  expect(at("http://games.test/play/X")).toMatchObject({ timeZone: own, matchCode: null });
});

test("an unknown language is English, and a parent that is no web origin is nobody", () => {
  expect(at("http://games.test/play/X?lang=ZZ&parent=javascript:alert(1)")).toMatchObject({ language: "en", parentOrigin: null });
  expect(at("http://games.test/play/X?parent=lobby")).toMatchObject({ parentOrigin: null });
});

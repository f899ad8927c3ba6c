import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeToastStore, toastMs } from "./toasts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** For how long a message of this kind is on screen, in ms. */
function shownMs(show: (store: ReturnType<typeof makeToastStore>) => void): number {
  const store = makeToastStore();
  const startedMs = Date.now();
  show(store);
  expect(store.items()).toHaveLength(1);
  while (store.items().length > 0) vi.advanceTimersByTime(100);
  return Date.now() - startedMs;
}

describe("toasts", () => {
  it("9.2.1 loading stays 3 s, favourites 10 s, test play 9999 s", () => {
    expect(shownMs((store) => store.show("loading", "…"))).toBe(3000);
    expect([toastMs.favouriteLoading, toastMs.trialLoading]).toEqual([10_000, 9_999_000]);
  });

  it("9.2.2 info stays 2 s", () => {
    expect(shownMs((store) => store.show("info", "a"))).toBe(2000);
  });

  it("9.2.3 success stays 1.5 s", () => {
    expect(shownMs((store) => store.show("success", "a"))).toBe(1500);
  });

  it("9.2.4 9.2.5 a notice stays 1.5 s, short 3 s, long 8 s", () => {
    expect(shownMs((store) => store.show("info", "a", { ms: toastMs.notice }))).toBe(1500);
    expect(shownMs((store) => store.show("info", "a", { ms: toastMs.short }))).toBe(3000);
    expect(shownMs((store) => store.show("info", "a", { ms: toastMs.long }))).toBe(8000);
  });

  it("a loading message gives way to what follows, and can be taken away early", () => {
    const store = makeToastStore();
    store.show("loading", "wait");
    const hide = store.show("info", "done");
    expect(store.items().map(({ text }) => text)).toEqual(["done"]);
    hide();
    expect(store.items()).toEqual([]);
  });

  it("says the same thing once, and two things at most", () => {
    const store = makeToastStore();
    for (const text of ["a", "a", "b", "c"]) store.show("info", text);
    expect(store.items().map(({ text }) => text)).toEqual(["b", "c"]);
  });
});

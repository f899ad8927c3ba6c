import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeToastStore } from "../../shared/toast/toasts.ts";
import { askLogIn } from "./ask-log-in.ts";
import { toggleFavourite } from "./toggle-favourite.ts";

const text = (id: string) => id;
const shown = (toasts: ReturnType<typeof makeToastStore>) => toasts.items().map((item) => `${item.kind}: ${item.text}`);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A tap whose answer comes when `answer` is called. */
function tap(loggedIn: boolean) {
  const toasts = makeToastStore();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const agreed = vi.fn<() => void>();
  const change = vi.fn<() => Promise<boolean>>(() => promise);
  const done = toggleFavourite({ loggedIn, toasts, text, change, agreed });
  return { toasts, agreed, change, done, answer: resolve };
}

it("8.4.1 without a session it asks to log in, for two seconds, and asks the platform for nothing", async () => {
  const { toasts, change, agreed, done } = tap(false);
  expect(await done).toBe(false);
  expect(change).not.toHaveBeenCalled();
  expect(agreed).not.toHaveBeenCalled();
  expect(shown(toasts)).toEqual(["info: shell.pleaseLogIn"]);
  vi.advanceTimersByTime(1999);
  expect(shown(toasts)).toEqual(["info: shell.pleaseLogIn"]);
  vi.advanceTimersByTime(1);
  expect(shown(toasts)).toEqual([]);
  // The member's tabs ask in the same way.
  askLogIn({ toasts, text });
  vi.advanceTimersByTime(1999);
  expect(shown(toasts)).toEqual(["info: shell.pleaseLogIn"]);
});

it("4.5.2 8.5.2 8.8.6 after a “please wait” the change shows after the platform's yes, with “changes saved” for a second", async () => {
  const { toasts, agreed, done, answer } = tap(true);
  expect(shown(toasts)).toEqual(["loading: shell.pleaseWait"]);
  vi.advanceTimersByTime(9999);
  expect(shown(toasts)).toEqual(["loading: shell.pleaseWait"]);
  expect(agreed).not.toHaveBeenCalled();
  answer(true);
  expect(await done).toBe(true);
  expect(agreed).toHaveBeenCalledTimes(1);
  expect(shown(toasts)).toEqual(["success: games.favourite.saved"]);
  vi.advanceTimersByTime(999);
  expect(shown(toasts)).toEqual(["success: games.favourite.saved"]);
  vi.advanceTimersByTime(1);
  expect(shown(toasts)).toEqual([]);
});

it("8.5.1 a failure takes the loading away and says nothing", async () => {
  const { toasts, agreed, done, answer } = tap(true);
  answer(false);
  expect(await done).toBe(false);
  expect(agreed).not.toHaveBeenCalled();
  expect(shown(toasts)).toEqual([]);
});

import { afterEach, expect, it, vi } from "vitest";
import { localKeyStore } from "../session/local-keys.ts";
import { feel, haptics } from "./haptics.ts";

const kept = new Map<string, string>();

function device({ reduced = false, touch = 5 } = {}) {
  const vibrate = vi.fn<(pattern: number | number[]) => boolean>(() => true);
  vi.stubGlobal("navigator", { vibrate, maxTouchPoints: touch });
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return vibrate;
}

afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

it("a tap is felt on a device that can", () => {
  const vibrate = device();
  feel("tap");
  expect(vibrate).toHaveBeenCalledExactlyOnceWith(8);
});

it("nothing is felt without touch, with reduced motion, or once it was turned off; it can be turned on again", () => {
  const without = device({ touch: 0 });
  feel("tap");
  expect(without).not.toHaveBeenCalled();
  const calm = device({ reduced: true });
  feel("done");
  expect(calm).not.toHaveBeenCalled();
  const vibrate = device();
  haptics.set(false);
  feel("done");
  expect(vibrate).not.toHaveBeenCalled();
  haptics.set(true);
  expect(localKeyStore.get("hapticsOff")).toBeNull();
  feel("done");
  expect(vibrate).toHaveBeenCalledExactlyOnceWith([10, 60, 14]);
});

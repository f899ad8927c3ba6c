import { expect, it } from "vitest";
import { watchBackSwipe } from "./back-swipe.ts";

function touchable() {
  const target = new EventTarget();
  let nowMs = 0;
  const touch = (type: string, clientX: number) => target.dispatchEvent(Object.assign(new Event(type), { touches: [{ clientX }] }));
  const swipe = watchBackSwipe(target, () => nowMs);
  return { swipe, touch, pass: (ms: number) => void (nowMs += ms) };
}

it("9.4.5 a swipe counts from 100 px and is forgotten after 500 ms", () => {
  const { swipe, touch, pass } = touchable();
  touch("touchstart", 5);
  touch("touchmove", 104);
  expect(swipe.happened()).toBe(false);
  touch("touchmove", 105);
  expect(swipe.happened()).toBe(true);
  pass(499);
  expect(swipe.happened()).toBe(true);
  pass(1);
  expect(swipe.happened()).toBe(false);
});

it("hears nothing after it has stopped", () => {
  const { swipe, touch } = touchable();
  swipe.stop();
  touch("touchstart", 0);
  touch("touchmove", 300);
  expect(swipe.happened()).toBe(false);
});

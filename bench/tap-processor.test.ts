import { describe, expect, it } from "vitest";
import { processorMsOfTap, type TraceEvent } from "./tap-processor.ts";

const task = "ThreadControllerImpl::RunTask";

function event(name: string, ts: number, dur: number, more: Partial<TraceEvent> = {}): TraceEvent {
  return { name, ph: "X", pid: 1, tid: 1, ts, dur, tdur: dur, ...more };
}

const dispatch = (type: string, ts: number, dur: number) => event("EventDispatch", ts, dur, { args: { data: { type } } });

describe("processorMsOfTap", () => {
  it("counts the page's own tasks from the finger's lift to the frame, without what they waited", () => {
    const events = [
      event(task, 0, 500),
      event(task, 1_000, 2_000),
      dispatch("pointerup", 1_500, 100),
      event(task, 4_000, 9_000, { tdur: 6_000 }),
      dispatch("click", 4_100, 3_000),
      event(task, 5_000, 7_000, { tid: 2 }),
      event(task, 14_000, 3_000),
      event("ProxyMain::BeginMainFrame", 16_000, 500),
      event(task, 18_000, 4_000),
    ];
    expect(processorMsOfTap(events)).toBe(11);
  });

  it("a key is its own lift; a frame that was on its way before is not its answer", () => {
    const events = [
      event(task, 0, 900),
      event("ProxyMain::BeginMainFrame", 500, 100),
      event(task, 1_000, 5_000),
      dispatch("keydown", 1_100, 4_000),
      event(task, 7_000, 1_000),
      event("ProxyMain::BeginMainFrame", 7_500, 100),
    ];
    expect(processorMsOfTap(events)).toBe(6);
  });

  it("has no figure for a tap that no frame answers", () => {
    expect(processorMsOfTap([event(task, 0, 900), dispatch("pointerup", 100, 10), dispatch("click", 200, 10)])).toBeUndefined();
  });
});

import type { CDPSession } from "playwright-core";

/** An event of the browser's trace, as far as it is read here; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  /** `X`: one with a beginning and an end. */
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread; waiting for other processes is not in it. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

const taskName = "ThreadControllerImpl::RunTask";
/** The main thread's part of a frame, to its being handed over to be drawn. */
const frameName = "ProxyMain::BeginMainFrame";

/**
 * Processor time of the page's main thread in ms from the finger's lift (or the key) to the end of the task that hands the answer's frame over
 * to be drawn; undefined where the trace has no such frame.
 */
export function processorMsOfTap(events: readonly TraceEvent[]): number | undefined {
  const whole = events.filter(({ ph }) => ph === "X").toSorted((left, right) => left.ts - right.ts);
  const dispatched = (types: readonly string[]) =>
    whole.find(({ name, args }) => name === "EventDispatch" && types.includes(args?.data?.type ?? ""));
  const lifted = dispatched(["pointerup", "keydown"]);
  const tapped = dispatched(["click", "keydown"]);
  if (lifted === undefined || tapped === undefined) return undefined;
  const mine = whole.filter(({ pid, tid }) => pid === tapped.pid && tid === tapped.tid);
  const handedOver = mine.find(({ name, ts }) => name === frameName && ts >= endOf(tapped));
  if (handedOver === undefined) return undefined;
  const tasks = mine.filter((event) => event.name === taskName && endOf(event) >= lifted.ts && event.ts <= handedOver.ts);
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000;
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur;
}

/** Does something while the browser keeps a trace. @returns the trace's events. */
export async function traced(devtools: CDPSession, act: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  const keep = ({ value }: { readonly value: readonly object[] }) => void events.push(...(value as readonly TraceEvent[]));
  devtools.on("Tracing.dataCollected", keep);
  const complete = new Promise<void>((resolve) => devtools.once("Tracing.tracingComplete", () => resolve()));
  await devtools.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline", "toplevel", "cc"] },
  });
  await act();
  await devtools.send("Tracing.end");
  await complete;
  devtools.off("Tracing.dataCollected", keep);
  return events;
}

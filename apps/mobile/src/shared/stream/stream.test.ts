import { streamCloseCodes } from "@lantern/contract/stream.ts";
import { describe, expect, it } from "vitest";
import { reconnectDelayMs, signalJitterMs } from "./backoff.ts";
import { openStream, type StreamSocketListeners } from "./stream.ts";

interface Timer {
  readonly atMs: number;
  readonly work: () => void;
}

/** A stream whose sockets and clock the test moves. */
function stage(token?: string) {
  const sockets: { readonly sent: unknown[]; closed: boolean; readonly listeners: StreamSocketListeners }[] = [];
  const heard: string[] = [];
  let nowMs = 0;
  let timers: Timer[] = [];
  const stream = openStream({
    connect: (listeners) => {
      const socket = { sent: [] as unknown[], closed: false, listeners };
      sockets.push(socket);
      return { send: (text) => void socket.sent.push(JSON.parse(text)), close: () => void (socket.closed = true) };
    },
    hello: () => ({ merchant: "LANTERN", ...(token === undefined ? {} : { token }) }),
    onFact: (topic, payload) => heard.push(`${topic} ${JSON.stringify(payload)}`),
    onSignal: (topic) => heard.push(`signal ${topic}`),
    onServerTime: ({ serverMs }) => heard.push(`time ${serverMs}`),
    onSessionEnded: () => heard.push("session ended"),
    onWelcome: ({ again }) => heard.push(again ? "welcome again" : "welcome"),
    chance: () => 0.5,
    nowMs: () => nowMs,
    after: (ms, work) => {
      const timer = { atMs: nowMs + ms, work };
      timers.push(timer);
      return () => void (timers = timers.filter((other) => other !== timer));
    },
  });
  const pass = (ms: number) => {
    const untilMs = nowMs + ms;
    for (;;) {
      const next = timers.toSorted((a, b) => a.atMs - b.atMs)[0];
      if (next === undefined || next.atMs > untilMs) break;
      timers = timers.filter((timer) => timer !== next);
      nowMs = next.atMs;
      next.work();
    }
    nowMs = untilMs;
  };
  const last = () => {
    const socket = sockets.at(-1);
    if (socket === undefined) throw new Error("no socket");
    return socket;
  };
  const say = (message: unknown) => last().listeners.onMessage(JSON.stringify(message));
  const welcome = () => {
    last().listeners.onOpen();
    say({ type: "welcome", session: token !== undefined, serverTime: "2026-01-01T00:00:00.000Z", heartbeatMs: 30_000 });
  };
  return { stream, sockets, heard, pass, say, welcome, last };
}

describe("stream", () => {
  it("says who it is in its first message", () => {
    const { last } = stage("t1");
    expect(last().sent).toEqual([]);
    last().listeners.onOpen();
    expect(last().sent).toEqual([{ type: "hello", merchant: "LANTERN", token: "t1" }]);
  });

  it("passes facts on at once, and signals once after a little jitter", () => {
    const { heard, say, welcome, pass } = stage();
    welcome();
    say({ type: "fact", topic: "lottery.issue_drawn", payload: { numero: "1" } });
    say({ type: "signal", topic: "balance" });
    say({ type: "signal", topic: "balance" });
    expect(heard).toEqual(["welcome", 'lottery.issue_drawn {"numero":"1"}']);
    pass(signalJitterMs(0.5));
    expect(heard.slice(2)).toEqual(["signal balance"]);
  });

  it("reads the server's clock from its pings", () => {
    const { heard, say, welcome, last } = stage();
    welcome();
    expect(last().sent.at(-1)).toEqual({ type: "ping" });
    say({ type: "pong", serverTime: "1970-01-01T00:00:05.000Z" });
    expect(heard).toEqual(["welcome", "time 5000"]);
  });

  it("connects anew after a loss, later each time, and tells at each welcome that something may be missed", () => {
    const { sockets, heard, last, pass, welcome } = stage();
    welcome();
    last().listeners.onClose(1006);
    pass(reconnectDelayMs(0, 0.5) - 1);
    expect(sockets).toHaveLength(1);
    pass(1);
    expect(sockets).toHaveLength(2);
    last().listeners.onClose(1006);
    pass(reconnectDelayMs(1, 0.5));
    expect(sockets).toHaveLength(3);
    welcome();
    expect(heard).toEqual(["welcome", "welcome again"]);
  });

  it("takes a silent connection for dead after two heartbeats", () => {
    const { sockets, welcome, pass, last } = stage();
    welcome();
    pass(90_000);
    expect(last().closed || sockets.length > 1).toBe(true);
    pass(60_000);
    expect(sockets.length).toBeGreaterThan(1);
  });

  it("tells of an ended session, and goes on as a visitor", () => {
    const { heard, last, pass, sockets } = stage("t1");
    last().listeners.onOpen();
    last().listeners.onClose(streamCloseCodes.sessionEnded);
    expect(heard).toEqual(["session ended"]);
    pass(60_000);
    expect(sockets.length).toBeGreaterThan(1);
  });

  it("stays away where it is refused, and when it is stopped", () => {
    const refused = stage();
    refused.last().listeners.onClose(streamCloseCodes.refused);
    refused.pass(600_000);
    expect(refused.sockets).toHaveLength(1);
    const stopped = stage();
    stopped.stream.stop();
    stopped.last().listeners.onClose(1006);
    stopped.pass(600_000);
    expect(stopped.sockets).toHaveLength(1);
  });

  it("waits between half and all of 1, 2, 4 … 30 s", () => {
    expect([0, 1, 2, 5, 50].map((failures) => [reconnectDelayMs(failures, 0), reconnectDelayMs(failures, 1)])).toEqual([
      [500, 1000],
      [1000, 2000],
      [2000, 4000],
      [15_000, 30_000],
      [15_000, 30_000],
    ]);
  });
});

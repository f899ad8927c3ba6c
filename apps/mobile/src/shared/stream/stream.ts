import {
  streamCloseCodes,
  type FactTopic,
  type SignalTopic,
  type StreamClientMessage,
  type StreamHello,
  type StreamServerMessage,
} from "@lantern/contract/stream.ts";
import { reconnectDelayMs, signalJitterMs } from "./backoff.ts";

/** The part of a WebSocket that the stream uses. */
export interface StreamSocket {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

/** What a socket tells. */
export interface StreamSocketListeners {
  readonly onOpen: () => void;
  readonly onMessage: (data: unknown) => void;
  /** @param code why it closed, as WebSockets and `streamCloseCodes` number it. */
  readonly onClose: (code: number) => void;
}

export interface StreamParts {
  readonly connect: (listeners: StreamSocketListeners) => StreamSocket;
  /** Who says hello: asked at every connection, since sessions change. */
  readonly hello: () => Omit<StreamHello, "type">;
  readonly onFact: (topic: FactTopic, payload: Readonly<Record<string, unknown>>) => void;
  /** After its jitter. */
  readonly onSignal: (topic: SignalTopic) => void;
  readonly onServerTime: (reading: { readonly sentAtMs: number; readonly receivedAtMs: number; readonly serverMs: number }) => void;
  /** The platform no longer knows the session. */
  readonly onSessionEnded: () => void;
  /** The platform tells from now on. What was read before, or missed since the last connection, may be stale. */
  readonly onWelcome: (connection: { readonly again: boolean }) => void;
  readonly chance?: () => number;
  readonly nowMs?: () => number;
  /** Sets a timer; gives a function that clears it. */
  readonly after?: (ms: number, work: () => void) => () => void;
}

export interface Stream {
  /** Says hello again on the open connection, after a login or logout. */
  readonly greetAgain: () => void;
  /** Connects now where it waits: the page is visible or the network is back. */
  readonly wake: () => void;
  readonly stop: () => void;
}

/** Heard nothing for this many heartbeats: the connection is dead. */
const silentHeartbeatsMax = 2;

/** Keeps one stream open: hello first, a ping each heartbeat, a new connection after a loss, later each time. */
export function openStream(parts: StreamParts): Stream {
  const { chance = Math.random, nowMs = Date.now, after = usualTimer } = parts;
  let socket: StreamSocket | undefined;
  let open = false;
  let stopped = false;
  let failures = 0;
  let welcomes = 0;
  let heardAtMs = 0;
  let pingSentAtMs = 0;
  let cancelTimer = (): void => undefined;
  const signalsWaiting = new Set<SignalTopic>();

  function connect(): void {
    cancelTimer();
    if (stopped) return;
    const mine = parts.connect({
      onOpen: () => {
        open = true;
        heardAtMs = nowMs();
        send({ type: "hello", ...parts.hello() });
      },
      onMessage: (data) => {
        heardAtMs = nowMs();
        if (typeof data === "string") hear(JSON.parse(data) as StreamServerMessage);
      },
      onClose: (code) => {
        if (mine === socket) lost(code);
      },
    });
    socket = mine;
  }
  function send(message: StreamClientMessage): void {
    if (open) socket?.send(JSON.stringify(message));
  }
  function hear(message: StreamServerMessage): void {
    switch (message.type) {
      case "welcome":
        failures = 0;
        welcomes += 1;
        beat(message.heartbeatMs);
        parts.onWelcome({ again: welcomes > 1 });
        break;
      case "fact":
        parts.onFact(message.topic, message.payload);
        break;
      case "signal":
        signal(message.topic);
        break;
      case "pong":
        parts.onServerTime({ sentAtMs: pingSentAtMs, receivedAtMs: nowMs(), serverMs: Date.parse(message.serverTime) });
        break;
      case "refused":
        break;
    }
  }
  function signal(topic: SignalTopic): void {
    if (signalsWaiting.has(topic)) return;
    signalsWaiting.add(topic);
    after(signalJitterMs(chance()), () => {
      signalsWaiting.delete(topic);
      if (!stopped) parts.onSignal(topic);
    });
  }
  function beat(heartbeatMs: number): void {
    cancelTimer();
    pingSentAtMs = nowMs();
    send({ type: "ping" });
    cancelTimer = after(heartbeatMs, () => {
      if (nowMs() - heardAtMs > heartbeatMs * silentHeartbeatsMax) drop();
      else beat(heartbeatMs);
    });
  }
  function drop(): void {
    const dead = socket;
    lost(0);
    dead?.close();
  }
  function lost(code: number): void {
    socket = undefined;
    open = false;
    cancelTimer();
    if (stopped || code === streamCloseCodes.refused) return;
    if (code === streamCloseCodes.sessionEnded) parts.onSessionEnded();
    cancelTimer = after(reconnectDelayMs(failures, chance()), connect);
    failures += 1;
  }

  connect();
  return {
    greetAgain: () => send({ type: "hello", ...parts.hello() }),
    wake: () => {
      if (socket === undefined && !stopped) connect();
    },
    stop: () => {
      stopped = true;
      cancelTimer();
      socket?.close();
    },
  };
}

function usualTimer(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}

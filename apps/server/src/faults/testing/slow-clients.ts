import { connect, type Socket } from "node:net";
import { pause } from "./fault-seed.ts";

/** Clients that take their time or never come to an end, by what they hold open. */
export type SlowKind = "headers" | "body" | "answer" | "idle" | "stream" | "goodbye" | "reset";

export interface SlowClients {
  /** Connections that the server has not closed yet, by kind. */
  open(): Readonly<Record<SlowKind, number>>;
  openCount(): number;
  close(): void;
}

const trickleEveryMs = 1_000;
/** One who reads nothing asks for so many answers, one after the other: no buffer of the system holds them. */
const answersAsked = 20;

interface SlowClient {
  readonly kind: SlowKind;
  readonly socket: Socket;
  closed: boolean;
  written: number;
}

/**
 * Opens so many slow clients of every kind.
 * @param largeFile path of a file whose answers nobody reads.
 */
export async function openSlowClients({
  port,
  largeFile,
  ofEachKind,
}: {
  readonly port: number;
  readonly largeFile: string;
  readonly ofEachKind: number;
}): Promise<SlowClients> {
  const host = `Host: 127.0.0.1:${port}\r\n`;
  const upgrade = (path: string) =>
    `GET ${path} HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
  const openings: Readonly<Record<SlowKind, string>> = {
    headers: `GET /m HTTP/1.1\r\n${host}X-Slow: `,
    body: `POST /wps/session/login/freeplay HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"a":"`,
    answer: `GET ${largeFile} HTTP/1.1\r\n${host}\r\n`,
    idle: "",
    stream: upgrade("/stream"),
    goodbye: `GET /healthz HTTP/1.1\r\n${host}\r\n`,
    reset: upgrade("/no-stream"),
  };
  const clients: SlowClient[] = [];
  for (let count = 0; count < ofEachKind; count += 1) {
    for (const kind of Object.keys(openings) as SlowKind[]) clients.push(openClient(kind, port, openings[kind]));
    // The system's queue of connections to be accepted is short.
    if (count % 10 === 9) await pause(20);
  }
  const trickling = setInterval(() => {
    for (const client of clients) trickle(client, openings.answer);
  }, trickleEveryMs);
  const open = () => {
    const counts: Record<SlowKind, number> = { headers: 0, body: 0, answer: 0, idle: 0, stream: 0, goodbye: 0, reset: 0 };
    for (const { kind, closed } of clients) if (!closed) counts[kind] += 1;
    return counts;
  };
  return {
    open,
    openCount: () => clients.filter(({ closed }) => !closed).length,
    close: () => {
      clearInterval(trickling);
      for (const { socket } of clients) socket.destroy();
    },
  };
}

function trickle(client: SlowClient, oneRequest: string): void {
  const { kind, socket, closed } = client;
  if (closed) return;
  if (kind === "headers" || kind === "body") socket.write("x");
  if (kind !== "answer" || client.written === answersAsked) return;
  client.written += 1;
  socket.write(oneRequest);
}

function openClient(kind: SlowKind, port: number, opening: string): SlowClient {
  const socket = connect({ host: "127.0.0.1", port, allowHalfOpen: true });
  const client = { kind, socket, closed: false, written: 0 };
  socket.on("error", () => undefined);
  socket.on("close", () => (client.closed = true));
  socket.on("end", () => {
    client.closed = true;
    socket.destroy();
  });
  socket.on("connect", () => {
    if (opening !== "") socket.write(opening);
    // A client that asks for a stream where there is none, and is gone when the answer comes.
    if (kind === "reset") setTimeout(() => socket.resetAndDestroy(), 1);
  });
  if (kind === "answer") socket.pause();
  else socket.resume();
  return client;
}

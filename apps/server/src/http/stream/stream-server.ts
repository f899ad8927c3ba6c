import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { streamPath } from "@lantern/contract/stream.ts";
import type { FastifyInstance } from "fastify";
import { WebSocketServer, type WebSocket } from "ws";
import type { EventRelay } from "../../platform/event-relay.ts";
import { pathOf } from "../not-found.ts";
import type { ServerParts } from "../server-parts.ts";
import { readClientMessage } from "./client-message.ts";
import { Connection } from "./connection.ts";
import { Connections } from "./connections.ts";
import { greet, heartbeatMs } from "./greet.ts";
import { handOut } from "./hand-out.ts";
import { visitorOf } from "./visitor-of.ts";

const helloMsMax = 10_000;
const messageBytesMax = 4_096;
/** Pieces of one message, and pieces that are not put together yet: each costs more than its bytes. */
const fragmentsMax = 64;
/** Messages of one client that wait for their turn, and that it may send between two heartbeats; an app sends a ping, and a hello at a login. */
const waitingMax = 8;
const messagesOfBeatMax = 60;
const connectionsMax = 20_000;
/** Many phones stand behind one address of a carrier. Test runs open all of theirs from one. */
const connectionsOfAddressMax = { none: 500, demo: connectionsMax, test: connectionsMax } as const;

export interface StreamServer {
  connectionCount(): number;
}

/** Opens the WebSocket at `/stream` beside the HTTP server, fed by the relay. It closes with the server, telling every client. */
export function registerStream(server: FastifyInstance, parts: ServerParts, relay: EventRelay): StreamServer {
  const { scope } = parts;
  const connections = new Connections();
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: messageBytesMax,
    maxFragments: fragmentsMax,
    maxBufferedChunks: fragmentsMax,
    perMessageDeflate: false,
    clientTracking: false,
  });
  const ofAddressMax = connectionsOfAddressMax[scope.configuration.seedProfile];
  let closing = false;

  server.server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (pathOf(request.url ?? "") !== streamPath || closing)
      return refuseUpgrade(socket, closing ? "503 Service Unavailable" : "404 Not Found");
    const visitor = visitorOf(request, scope.configuration.trustProxy);
    if (!visitor.sameOrigin) return refuseUpgrade(socket, "403 Forbidden");
    sockets.handleUpgrade(request, socket, head, (webSocket) => open(new Connection(webSocket, visitor)));
  });

  function open(connection: Connection): void {
    const { socket } = connection;
    socket.on("error", (error) => scope.log.debug({ err: error }, "a stream broke"));
    if (connections.size >= connectionsMax || connections.countOfAddress(connection.remoteAddress) >= ofAddressMax)
      return connection.close("tooMany");
    connections.add(connection);
    const helloTimer = setTimeout(() => connection.close("helloMissing"), helloMsMax);
    socket.on("pong", () => (connection.alive = true));
    socket.on("close", () => {
      clearTimeout(helloTimer);
      connections.remove(connection);
    });
    let turn: Promise<unknown> = Promise.resolve();
    let waiting = 0;
    socket.on("message", (data, isBinary) => {
      connection.alive = true;
      waiting += 1;
      connection.messagesOfBeat += 1;
      if (waiting > waitingMax || connection.messagesOfBeat > messagesOfBeatMax) return connection.close("tooMany");
      // One message after the other, so that the last hello decides.
      turn = turn
        .then(() => (connection.isOpen ? answer(connection, isBinary ? "" : textOf(data)) : undefined))
        // Only a hello that is welcomed ends the wait for one: who pings has not said who he is.
        .then(() => connection.merchant !== undefined && clearTimeout(helloTimer))
        .catch((error: unknown) => {
          scope.log.error({ err: error }, "a stream's message failed");
          connection.socket.close(1011);
        })
        .finally(() => (waiting -= 1));
    });
  }

  async function answer(connection: Connection, text: string): Promise<void> {
    const message = readClientMessage(text);
    if (message === undefined) return connection.close("malformed");
    const serverTime = scope.clock.now().toISOString();
    if (message.type === "ping") return connection.send({ type: "pong", serverTime });
    const greeted = await greet(parts, connection, message);
    if (greeted === undefined) return;
    connections.place(connection, greeted);
    connection.send({ type: "welcome", session: greeted.session !== undefined, serverTime, heartbeatMs });
  }

  async function beat(): Promise<void> {
    for (const connection of connections.all()) {
      if (!connection.alive) connection.socket.terminate();
      connection.alive = false;
      connection.messagesOfBeat = 0;
      connection.socket.ping();
      await closeExpired(parts, connection);
    }
  }

  const stopHearing = relay.subscribe((event) => handOut(connections, event));
  const heart = setInterval(
    () => void beat().catch((error: unknown) => scope.log.error({ err: error }, "streams: no heartbeat")),
    heartbeatMs,
  );
  server.addHook("preClose", async () => {
    closing = true;
    clearInterval(heart);
    stopHearing();
    await closeAll(connections);
  });
  return { connectionCount: () => connections.size };
}

/** A session that ran out is looked up once more, since use prolongs it. */
async function closeExpired({ scope, findSession }: ServerParts, connection: Connection): Promise<void> {
  const { session, token } = connection;
  if (session === undefined || token === undefined || session.expiresAt > scope.clock.now()) return;
  const found = await findSession(scope, token);
  if (found === undefined) connection.close("sessionEnded");
  else connection.session = found;
}

/** Time for clients to answer the close before they are cut. */
const goodbyeMs = 1_000;

async function closeAll(connections: Connections): Promise<void> {
  const closed = [...connections.all()].map(({ socket }) => new Promise((resolve) => socket.once("close", resolve)));
  for (const connection of connections.all()) connection.close("goingAway");
  const cut = setTimeout(() => {
    for (const { socket } of connections.all()) socket.terminate();
  }, goodbyeMs);
  await Promise.all(closed);
  clearTimeout(cut);
}

/** The socket is nobody's any more: its errors must be heard here, and a client that does not close its side is not waited for. */
function refuseUpgrade(socket: Duplex, status: string): void {
  socket.on("error", () => socket.destroy());
  socket.once("finish", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function textOf(data: Parameters<WebSocket["send"]>[0]): string {
  return Buffer.isBuffer(data) ? data.toString() : "";
}

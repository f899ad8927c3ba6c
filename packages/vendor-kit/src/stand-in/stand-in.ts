import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { VendorOperation } from "../adapter.ts";
import type { DialectAnswer, DialectCredentials, VendorDialect } from "../acceptance/dialect.ts";
import { exchange, makeAgent } from "../acceptance/exchange.ts";

/** A game as a test wants it offered. */
export interface StandInGame {
  readonly gameCode: string;
  readonly name: string;
  readonly maker: string;
  readonly category: string;
  readonly supportsFreePlay: boolean;
}

/** What the platform asked to be opened. */
export interface StandInLaunch {
  readonly gameCode: string;
  readonly mode: "real" | "free";
  readonly playerId: string | undefined;
  readonly playerToken: string | undefined;
  readonly currency: string | undefined;
  readonly language: string;
  readonly device: "mobile" | "desktop";
  readonly returnUrl: string;
}

/** A vendor on a port of the loopback interface, for tests: lists games, opens them, and calls the platform's wallet. */
export interface VendorStandIn {
  readonly url: string;
  games: readonly StandInGame[];
  readonly launches: readonly StandInLaunch[];
  /** How lists and launches are answered from now on: as they should be, with an error of the vendor's own, or not at all. */
  mood: "well" | "failing" | "silent";
  /** Sends a callback to the platform as this vendor does, and reads what it answers. */
  readonly call: (platformUrl: string, operation: VendorOperation) => Promise<DialectAnswer>;
  /** Several operations in one request; of protocols that have that. */
  readonly callTogether: (platformUrl: string, operations: readonly VendorOperation[]) => Promise<DialectAnswer>;
  readonly close: () => Promise<void>;
}

export interface StandInRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface StandInAnswer {
  readonly httpStatus: number;
  readonly body: unknown;
}

export interface StandInParts {
  readonly dialect: VendorDialect;
  readonly credentials: DialectCredentials;
  readonly port?: number;
  readonly answer: (request: StandInRequest, standIn: VendorStandIn, record: (launch: StandInLaunch) => void) => StandInAnswer;
}

/** Starts a stand-in of one protocol. */
export async function startStandIn({ dialect, credentials, port = 0, answer }: StandInParts): Promise<VendorStandIn> {
  const launches: StandInLaunch[] = [];
  const agent = makeAgent();
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (standIn.mood === "silent") return;
    const { method = "", url = "/", headers } = request;
    const asked = { method, path: new URL(url, standIn.url).pathname, headers, body: Buffer.concat(parts) };
    const { httpStatus, body } =
      standIn.mood === "failing" ? { httpStatus: 500, body: {} } : answer(asked, standIn, (launch) => launches.push(launch));
    response.writeHead(httpStatus, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  }

  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const standIn: VendorStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    games: [],
    launches,
    mood: "well",
    call: async (platformUrl, operation) => {
      const { httpStatus, body } = await exchange(platformUrl, dialect.write(operation, credentials), agent);
      return dialect.read(operation, httpStatus, body);
    },
    callTogether: async (platformUrl, operations) => {
      const [last] = operations.slice(-1);
      if (dialect.writeBatch === undefined || last === undefined) throw new Error(`${dialect.protocol} cannot say that in one request.`);
      const { httpStatus, body } = await exchange(platformUrl, dialect.writeBatch(operations, credentials), agent);
      return dialect.read(last, httpStatus, body);
    },
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return standIn;
}
